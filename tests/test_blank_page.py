"""The page about blank cards says what is so."""

import json
import re
from pathlib import Path
from random import Random

import pytest

from mascarade.blank import read_characters, read_header
from mascarade.casts import own_cast
from mascarade.errors import BadCharacter, MascaradeError
from mascarade.game import NAMES, Game
from mascarade.rules.characters import EDITIONS, VERBS
from tests.test_blank import play_to_the_end, refused

PAGE = (Path(__file__).parent.parent / "docs/blank-cards.md").read_text(encoding="utf-8")


def rows(title: str) -> list[list[str]]:
    """The cells of the table under a title, without their marks."""
    part = PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    cells = [re.split(r"(?<!\\)\|", line.strip("|")) for line in part.split("\n") if line.startswith("|")][2:]
    return [[cell.strip().replace("\\|", "|") for cell in row] for row in cells]


def test_the_page_has_every_step_with_its_numbers() -> None:
    told = {row[0].strip("`"): row[1] for row in rows("The steps")}
    expected = {}
    for verb in VERBS.values():
        if verb.words:
            continue
        form = " ".join([verb.code, *"NM"[: len(verb.numbers)]])
        expected[form] = ", ".join(f"{low} to {high}" for _, low, high in verb.numbers)
        if verb.flag:
            expected[f"{form} {verb.flag}"] = expected[form]
    words = {f"{verb.code} {' '.join(name[0].upper() for name, *_ in verb.numbers)}" for verb in VERBS.values() if verb.words}
    assert {form.replace(" G T N", " G T A"): told.pop(form) for form in list(told) if form not in expected}.keys() == words
    assert told == expected


def test_the_page_has_every_word_of_a_step() -> None:
    told = {word for row in (*rows("The steps"), *rows("Words of steps")) for word in re.findall(r"`(\w+)`", " ".join(row[:2]))}
    assert {word for verb in VERBS.values() for words in verb.words.values() for word in words} <= told


def test_the_page_names_the_printed_characters_that_have_a_step() -> None:
    for step, _, _, printed in rows("The steps"):
        form = re.sub(r" [A-Z]\b", "", step.strip("`"))
        found = {
            character.name
            for edition in EDITIONS.values()
            for character in edition.values()
            for one in character.steps
            if re.sub(r" \d+", "", str(one)) == form
        }
        said = {re.sub(r" \(.*\)", "", name) for name in printed.split(", ") if name}
        assert said <= found, step
        assert said or not found, step


def test_the_page_has_every_field() -> None:
    assert [row[0].strip("`") for row in rows("The fields")] == ["code", "name", "steps", "copies", "players", "gold"]


def test_the_example_on_the_page_reads_and_plays() -> None:
    [text] = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    pirate, sisters = read_characters(text)
    [header] = re.findall(r"    blank: (.*)\n", PAGE)
    assert read_header(header) == pirate
    [given_cast] = set(re.findall(r"judge,\S+", PAGE))
    cast = own_cast(1, 6, given_cast.split(","), [pirate, sisters])
    play_to_the_end(Random(1), Game(cast, NAMES[:6], cast.codes))
    assert sisters.copies == 2


def test_the_errors_on_the_page_are_what_one_sees() -> None:
    [text] = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    pirate, sisters = read_characters(text)
    seen = [
        refused("x | X | | bnak 1", read_header),
        refused("x | X | | bank", read_header),
        refused("x | X | | bank 13", read_header),
        refused("x | X | | seats", read_header),
        refused("x | X | | bank 1, together 1 2", read_header),
        refused("x | X | | gold me you 2", read_header),
        refused("x | X | | gold bank you half", read_header),
        refused("x | X | | bank 1, if poorest", read_header),
        refused("x | X | | if right, bank 1", read_header),
        refused("x | X | | court, court, court, court, court", read_header),
        refused("king | X | | bank 1", read_header),
        refused('[[character]]\ncode = "x"\nname = "X"\nstep = ["bank 1"]\n'),
        refused('[[character]]\ncode = "x"\nname = "X"\nsteps = ["bank 1"]\ngold = false\n'),
    ]
    for players, codes in ((8, "judge king queen fool widow witch cheat sisters"), (4, "judge king queen fool cheat pirate")):
        with pytest.raises(MascaradeError) as error:
            own_cast(1, players, codes.split(), [pirate, sisters])
        seen.append(str(error.value))
    told = [row[0].strip("`").removesuffix("…") for row in rows("When something is wrong")]
    assert len(told) == len(seen)
    for page, program in zip(told, seen, strict=True):
        assert program.startswith(page)


def test_json_will_do_too() -> None:
    """As the page takes it."""
    card = {"code": "mine", "name": "My card", "steps": ["bank 3", "peek"], "copies": 2, "players": 6}
    (made,) = read_characters(json.dumps([card]))
    assert (made.code, made.name, made.copies, made.players) == ("mine", "My card", 2, 6)
    assert [str(step) for step in made.steps] == ["bank 3", "peek"]
    with pytest.raises(BadCharacter, match="not JSON"):
        read_characters('[{"code": "mine"')
