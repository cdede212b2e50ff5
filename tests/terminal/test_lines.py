"""Where lines end."""

import pytest
from rich.text import Text

from mascarade.terminal.lines import folded
from mascarade.terminal.paint import wrapped
from mascarade.terminal.palette import CHARACTER
from mascarade.terminal.words import TableWords, plain


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("one two three", 8, ["one two", "three"]),
        ("abcdefghijkl mno", 5, ["abcde", "fghij", "kl", "mno"]),
        ("Non, c’est moi\u202f! Oui", 15, ["Non, c’est", "moi\u202f! Oui"]),
        ("«\u202fOui\u202f» dit-elle", 8, ["«\u202fOui\u202f»", "dit-elle"]),
        ("只有現在能看到所有的牌。", 22, ["只有現在能看到所有的", "牌。"]),
        ("他說：「我是國王」", 8, ["他說：", "「我是國", "王」"]),
        ("除了 Ada，大家", 8, ["除了", "Ada，大", "家"]),
        ("", 8, [""]),
    ],
)
def test_lines_end_where_a_reader_expects_it(text: str, width: int, lines: list[str]) -> None:
    found = folded(Text(text), width)
    assert [line.plain for line in found] == lines
    assert all(line.cell_len <= width for line in found)


def test_a_character_stays_in_one_piece() -> None:
    words = TableWords("zh-Hant")
    told = words.tell("log-used", **words.role("player", "Ada"), character="swindler")
    assert [line.plain for line in folded(told, 13)] == ["Ada 使用", "魔術師的能", "力。"]


def test_what_follows_a_gap_is_set_in() -> None:
    lines = wrapped(Text.assemble(("國王  ", CHARACTER), "從銀行拿取 3 枚金幣。"), 20)
    assert [line.plain for line in lines] == ["國王  從銀行拿取 3", "      枚金幣。"]


def test_what_nobody_needs_to_type() -> None:
    assert plain("  Bob’s  LEFT ") == "bob left"
    assert plain("Königin") == "konigin"
    assert plain("Évêque") == plain("évêque") == "eveque"
    assert plain("puppet_master") == "puppet master"
    assert plain("？　１") == "? 1"
