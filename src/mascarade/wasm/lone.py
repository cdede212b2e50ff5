"""From an object file to a module, where there is nothing to link: one object, which needs no other.

LLVM writes addresses and numbers of functions into an object as they would be if it were alone, for a linker to move. So all that is left
to do is to give it a memory and a stack of its own, and to say what others may call. That saves a linker, of which the smallest that
a registry has is 101 MB. See "WebAssembly Object File Linking" in the tool conventions of WebAssembly.
"""

from collections.abc import Iterable, Iterator
from typing import Final

STACK: Final = 128 * 1024
"""Bytes; nothing compiled here calls itself."""
PAGE: Final = 64 * 1024

_CUSTOM, _IMPORT, _MEMORY, _GLOBAL, _EXPORT, _CODE, _DATA = 0, 2, 5, 6, 7, 10, 11
_ORDER: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 10, 11)
"""The order of sections in a module."""
_FUNCTION, _MEMORY_KIND, _GLOBAL_KIND = 0, 2, 3
_SYMBOLS: Final = 8
_UNDEFINED, _NAMED = 0x10, 0x40


class CannotLink(Exception):
    """The object needs something that it does not have."""


class _Reader:
    """Reads what a section has, from front to back."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def number(self) -> int:
        found = shift = 0
        while True:
            one = self.data[self.at]
            self.at += 1
            found |= (one & 127) << shift
            if one < 128:
                return found
            shift += 7

    def bytes(self, many: int) -> bytes:
        self.at += many
        return self.data[self.at - many : self.at]

    def name(self) -> str:
        return self.bytes(self.number()).decode()


def module_of(wanted: bytes, doors: Iterable[str]) -> bytes:
    """A module with these functions of an object as its exports, beside `memory`, and `heap`: where nothing is yet."""
    sections = dict(_sections(wanted))
    _check_imports(sections.pop(_IMPORT, b"\0"))
    functions = _functions(sections[_CUSTOM])
    missing = set(doors) - set(functions)
    if missing:
        raise CannotLink(f"not in the object: {', '.join(sorted(missing))}")
    heap = -(-(_end_of_data(sections.get(_DATA, b"\0")) + STACK) // 16) * 16
    stack = b"\x7f\x01\x41" + _signed(heap) + b"\x0b"
    top = b"\x7f\x00\x41" + _signed(heap) + b"\x0b"
    sections[_MEMORY] = b"\x01\x00" + _unsigned(-(-heap // PAGE))
    sections[_GLOBAL] = b"\x02" + stack + top  # the object's only global is its stack pointer, by number 0
    exports = [("memory", _MEMORY_KIND, 0), ("heap", _GLOBAL_KIND, 1), *((door, _FUNCTION, functions[door]) for door in doors)]
    sections[_EXPORT] = _unsigned(len(exports)) + b"".join(_name(name) + bytes([kind]) + _unsigned(n) for name, kind, n in exports)
    del sections[_CUSTOM]
    return wanted[:8] + b"".join(bytes([kind]) + _unsigned(len(sections[kind])) + sections[kind] for kind in _ORDER if kind in sections)


def _sections(wanted: bytes) -> Iterator[tuple[int, bytes]]:
    """The sections by number; of those that have names the one for linkers."""
    reader = _Reader(wanted)
    reader.bytes(8)
    while reader.at < len(wanted):
        kind = reader.bytes(1)[0]
        body = reader.bytes(reader.number())
        if kind != _CUSTOM or _Reader(body).name() == "linking":
            yield kind, body


def _check_imports(body: bytes) -> None:
    """A memory and a stack pointer are all that an object may lack, and a table of functions of which it has none."""
    reader = _Reader(body)
    for _ in range(reader.number()):
        reader.name()
        name, kind = reader.name(), reader.bytes(1)[0]
        if name not in ("__linear_memory", "__stack_pointer"):
            raise CannotLink(f"the object needs {name}")
        if kind == _MEMORY_KIND:
            if reader.number() & 1:
                reader.number()
            reader.number()
        else:
            reader.bytes(2)


def _functions(body: bytes) -> dict[str, int]:
    """The numbers of the functions that the object has, by name, out of its list of symbols."""
    reader = _Reader(body)
    reader.name()
    reader.number()
    found: dict[str, int] = {}
    while reader.at < len(body):
        kind = reader.number()
        part = _Reader(reader.bytes(reader.number()))
        if kind != _SYMBOLS:
            continue
        for _ in range(part.number()):
            what, flags = part.bytes(1)[0], part.number()
            named = not flags & _UNDEFINED or bool(flags & _NAMED)
            if what == 1:  # data
                part.name()
                if flags & _UNDEFINED:
                    raise CannotLink("the object needs data that it does not have")
                for _ in range(3):
                    part.number()
            elif what == 3:  # a section
                part.number()
            else:
                number = part.number()
                name = part.name() if named else ""
                if what == 0:
                    found[name] = number
    return found


def _end_of_data(body: bytes) -> int:
    """Where the object's data ends: each part is put somewhere in the only memory."""
    reader = _Reader(body)
    end = 0
    for _ in range(reader.number()):
        if reader.bytes(2) != b"\x00\x41":
            raise CannotLink("data of a kind that is not known")
        start = reader.number()  # addresses this small are the same signed and unsigned, but for their last bit
        reader.bytes(1)
        many = reader.number()
        reader.bytes(many)
        end = max(end, start + many)
    return end


def _unsigned(number: int) -> bytes:
    found = bytearray()
    while True:
        number, rest = number >> 7, number & 127
        found.append(rest | (128 if number else 0))
        if not number:
            return bytes(found)


def _signed(number: int) -> bytes:
    """A number that is not negative, where its sign counts."""
    found = bytearray()
    while number > 63:
        found.append(number & 127 | 128)
        number >>= 7
    return bytes([*found, number])


def _name(name: str) -> bytes:
    return _unsigned(len(name)) + name.encode()
