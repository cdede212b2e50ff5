"""Makes `core.wasm`: Numba's code for the doors, before Numba has fitted it to this machine's processor, given to LLVM's WebAssembly.

`python -m mascarade.wasm.build` makes it and keeps it.
"""

import os
import re
import tempfile
import warnings
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from mascarade.wasm.kept import keep, mark
from mascarade.wasm.lone import module_of

if TYPE_CHECKING:
    from mascarade.wasm.doors import Door

TRIPLE: Final = "wasm32-unknown-unknown"
FEATURES: Final = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
"""Every browser that can show the page has had these for years."""
PYTHON: Final = re.compile(r"(NRT_|Py|_Py|numba_)\w*")
"""Functions that compiled code calls where it fails in Python. Here they end the call: JavaScript gets a RuntimeError."""


def core() -> bytes:
    """The module. To be called in a process that has compiled nothing yet."""
    warnings.filterwarnings("ignore", "Cannot cache compiled function")  # nor should it
    with tempfile.TemporaryDirectory() as folder:
        # What is kept on disk is machine code already.
        os.environ |= {"NUMBA_OPT": "0", "NUMBA_CACHE_DIR": folder, "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
        import llvmlite.binding as llvm

        from mascarade.wasm.doors import DOORS

        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, reloc="static", features=FEATURES)
        module: Any = None
        for name, door in DOORS.items():
            one = llvm.parse_assembly(_moved(_code(name, door), str(machine.target_data)))
            if module is None:
                module = one
            else:
                module.link_in(one)
        module = llvm.parse_assembly(_trapped(str(module)))
        for each in (*module.functions, *module.global_variables):
            if not each.is_declaration and each.name not in DOORS:
                each.linkage = "internal"
        module.verify()
        tuned = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
        tuned.getModulePassManager().run(module, tuned)
        return module_of(machine.emit_object(module), tuple(DOORS)) + mark()


def _code(name: str, door: "Door") -> str:
    """A door's code for a machine without a name, all that it calls with it."""
    import numba
    from numba.np import numpy_support

    from mascarade.wasm.doors import Array, Number

    compiler: Any = numba
    numbers: Any = numpy_support
    types: Any = numba.types
    function: Any = door.function
    whole = {32: types.int32, 64: types.int64}
    takes: list[Any] = []
    names: list[str] = []
    given: list[str] = []
    for one in door.takes:
        at = f"a{len(takes)}"
        if one is None:
            given.append("None")
        elif isinstance(one, Number):
            takes.append(whole[one.bits])
            names.append(at)
            given.append(f"int({at})")
        elif isinstance(one, Array):
            takes += [types.CPointer(numbers.from_dtype(np.dtype(one.of))), types.int32]
            names += [at, f"{at}n"]
            given.append(f"carray({at}, {at}n)")
        else:
            takes.append(types.CPointer(numbers.from_dtype(np.dtype(one))))
            names.append(at)
            given.append(f"carray({at}, 1)")
    call = f"call({', '.join(given)})"
    text = f"def door({', '.join(names)}):\n    {f'return {call}' if door.gives else call}\n"
    space: dict[str, Any] = {"carray": compiler.carray, "call": function}
    exec(text, space)
    gives = whole[door.gives.bits] if door.gives else types.void
    code: str = compiler.cfunc(gives(*takes), error_model="numpy")(space["door"]).inspect_llvm()
    return re.sub(r'@"?cfunc\.[^" (,]+"?', f"@{name}", code)


def _moved(code: str, layout: str) -> str:
    """The same for the machine that WebAssembly is."""
    code = re.sub(r"target triple = .*", f'target triple = "{TRIPLE}"', code)
    return re.sub(r"target datalayout = .*", f'target datalayout = "{layout}"', code)


def _trapped(code: str) -> str:
    """The same with an end to every call of Python, and nothing from outside."""
    code = re.sub(r"^(@\S+ = )external (global|constant) ptr\b", r"\1internal \2 ptr null", code, flags=re.M)

    def trap(found: re.Match[str]) -> str:
        if found[2].startswith("llvm."):
            return found[0]
        if not PYTHON.fullmatch(found[2]):
            raise SystemExit(f"{found[2]}: there is no such function in a browser")
        return f"define {found[1]}@{found[2]}{found[3]} {{\n  call void @llvm.trap()\n  unreachable\n}}"

    code = re.sub(r'^declare (.*?)@"?([\w.]+)"?(\(.*)$', trap, code, flags=re.M)
    return code if "declare void @llvm.trap()" in code else code + "\ndeclare void @llvm.trap()\n"


if __name__ == "__main__":
    keep(core)
