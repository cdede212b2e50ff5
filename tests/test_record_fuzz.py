"""Whatever else is thrown at the reader of records is a BadRecord, and says where."""

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mascarade.checks import CHECKS
from mascarade.errors import BadRecord
from mascarade.game import NAMES
from mascarade.moves import KINDS
from mascarade.record import read_records
from tests.random_records import CASES, SETUPS, blocks, decorated, some_game, some_position

MUTATIONS = 8_000

_MARKS = ",.|+#:?-*_ \n\r\t0123456789aAeéß√\u2028\u00a0\u200d\x00\x1b\ufeff\ud800"
_WORDS = (
    *(
        *NAMES[:5],
        *KINDS,
        *(f"? {word}" for word in CHECKS),
        "mascarade",
        "mascarade: 1",
        "edition",
        "players",
        "cast",
        "deal",
        "gold",
        "court",
    ),
    *(
        "turn",
        "next",
        "shown",
        "result",
        "blank",
        "date",
        "centre.1",
        "centre.9",
        "none",
        "left",
        "protected",
        "take",
        "---",
        "king",
        "judge",
    ),
    *(
        "-1",
        "0",
        "13",
        "200",
        "99999999999999999999",
        "1_000",
        "1.5",
        "٣",
        "²",
        "*",
        "bank",
        "x | X | | bank 1",
        "copies",
        "bank 2, peek",
        "",
    ),
)


def mutated(random: Random, text: str) -> str:
    """A text with some mistakes in it."""
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        at = random.randrange(len(text) + 1)
        end = min(len(text), at + random.choice((0, 1, 1, 2, 5)))
        lines = text.split("\n")
        line = random.randrange(len(lines))
        match random.randrange(8):
            case 0:
                text = text[:at] + random.choice(_MARKS) + text[end:]
            case 1:
                text = text[:at] + text[end:]
            case 2:
                text = text[:at] + random.choice(_WORDS) + text[end:]
            case 3:
                del lines[line]
                text = "\n".join(lines)
            case 4:
                lines.insert(random.randrange(len(lines) + 1), lines[line])
                text = "\n".join(lines)
            case 5:
                other = random.randrange(len(lines))
                lines[line], lines[other] = lines[other], lines[line]
                text = "\n".join(lines)
            case 6:
                words = re.split(r"(\W+)", lines[line])
                words[random.randrange(len(words))] = random.choice((random.choice(_WORDS), random.choice(re.split(r"\W+", text))))
                lines[line] = "".join(words)
                text = "\n".join(lines)
            case 7:
                text = text[:at]
    return text


def good_texts() -> list[str]:
    """The records that the mutations begin with."""
    random = Random(3)
    games = [
        some_game(random, cast, 25, some_position(random, cast) if number % 2 else None) for number, cast in enumerate(SETUPS.values())
    ]
    texts = [str(decorated(random, game)) for game in games]
    return [*texts, *blocks("masc"), *(case.read_text(encoding="utf-8") for case in CASES), "---\n".join(blocks("masc"))]


def read_play_and_write(text: str | bytes) -> None:
    """Whatever can be read and played can be written, and read again."""
    for record in read_records(text):
        game = record.game()
        written = str(record)
        [again] = read_records(written)
        assert str(again) == written
        assert again.game().state == game.state


def spoilt(random: Random, text: str) -> bytes:
    """A text as bytes, one of which is wrong."""
    data = bytearray(text.encode(errors="replace"))
    data.insert(random.randrange(len(data) + 1), random.randrange(256))
    return bytes(data)


def campaign(seed: int, many: int, as_bytes: bool = False) -> int:
    """Read mutated records; gives how many of them were good."""
    random = Random(seed)
    texts = good_texts()
    good = 0
    for _ in range(many):
        text = mutated(random, random.choice(texts))
        data = spoilt(random, text) if as_bytes else text
        try:
            read_play_and_write(data)
        except BadRecord as error:
            refused = error
        except Exception as error:
            raise AssertionError(f"{error!r}, not a BadRecord:\n{data!r}") from error
        else:
            good += 1
            continue
        new_line = b"\n" if isinstance(data, bytes) else "\n"
        assert 1 <= refused.line <= data.removesuffix(new_line).count(new_line) + 1, f"{refused}:\n{data!r}"
        assert refused.reason, data
    return good


def test_mutated_records() -> None:
    """Mistakes of all kinds: a record with one is read, or refused with the number of a line, and nothing else happens."""
    good = campaign(1, MUTATIONS)
    assert MUTATIONS // 20 < good < MUTATIONS // 2, "the mutations are too harmless, or too harmful, to tell anything"


def test_mutated_bytes() -> None:
    campaign(2, MUTATIONS // 4, as_bytes=True)


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
def test_many_mutated_records(part: int) -> None:
    campaign(100 + part, 5 * MUTATIONS)
    campaign(200 + part, 5 * MUTATIONS // 4, as_bytes=True)


@settings(deadline=None)
@given(st.text(max_size=200))
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        read_records(text)


@settings(deadline=None)
@given(st.binary(max_size=60), st.booleans())
def test_any_bytes_are_refused(data: bytes, header: bool) -> None:
    with pytest.raises(BadRecord):
        read_records(b"mascarade: 1\n" + data if header else data)


def test_endless_lines() -> None:
    """Errors stay readable, and nothing explodes."""
    first = blocks("masc")[0]
    for long in (
        "x" * 100_000,
        "9" * 100_000,
        "," * 100_000,
        "a," * 50_000,
        "|" * 100_000,
        "? " * 50_000,
        "Adele " * 20_000,
        "+" * 100_000,
    ):
        for key in (
            "",
            "mascarade: ",
            "edition: ",
            "players: ",
            "cast: ",
            "deal: ",
            "gold: ",
            "court: ",
            "turn: ",
            "next: ",
            "shown: ",
            "result: ",
        ):
            lines = [line for line in first.split("\n") if not key or not line.startswith(key)]
            lines.insert(1, key + long)
            with pytest.raises(BadRecord) as error:
                read_records("\n".join(lines))
            assert len(str(error.value)) < 500
