"""What people may be called: whatever they choose, their table lives to the end of the game, and after a restart."""

import json
import random
import subprocess
import unicodedata
from pathlib import Path

import pytest

from mascarade.game import Game
from mascarade.names import RESERVED, alike, game_names, is_name, tidy
from mascarade.record import read_records, record_of
from mascarade.server import entries, messages
from mascarade.server.table import Table, restored
from mascarade.sight import visible
from tests.programs.tables import find_node

ROOT = Path(__file__).parents[2]

KEYS = ("salt", "commitment", "cast", "deal", "mascarade", "players", "gold", "next", "blank", "result", "date", "turn", "shown", "edition")


@pytest.mark.parametrize(
    "name", [*sorted(RESERVED), *sorted(KEYS), " salt", "\u200b*", "none ", "---", "?", "#1", "a:b", "look", "\u0301", "e\u0301"]
)
def test_a_game_with_this_name_ends_and_is_read_again(name: str) -> None:
    if tidy(name) is None:
        return
    table, bodies = Table("ABCDEF"), list[bytes]()

    def happen(entry: entries.AnyEntry) -> None:
        table.apply(entry)
        bodies.append(entries.encode(entry))

    happen(entries.Opened(options=messages.Options(seats=4), guest="a", name=str(tidy(name))))
    happen(table.start("a"))
    happen(entries.Begun())
    rng = random.Random(1)
    while table.phase == "game":
        happen(entries.Decided(number=rng.choice(table.playing.choice.actions)))
    assert table.reveal is not None
    again = restored("ABCDEF", bodies)
    assert again.reveal == table.reveal
    (record,) = read_records(table.reveal.record)
    assert record.game().state == table.playing.state
    assert record.other == {"commitment": table.commitment, "salt": table.salt}


def test_players_may_be_called_as_a_record_s_keys_are() -> None:
    game = Game.new(list(KEYS[:5]), seed=1)
    game.play(game.moves[0])
    written = str(record_of(game, {"salt": "0a1b", "commitment": "2c", "date": "today"}))
    (record,) = read_records(written)
    assert record.players == KEYS[:5]
    assert record.game().state == game.state
    assert str(record) == written


UNSEEN = ["\u3164", "\u2800", "\u115f", "\uffa0", "\U0001d159", "\u2800 \u3164", "\u0301", "\u200b\u200d", "\ufe0f", "\u034f", "\u17b4"]


@pytest.mark.parametrize("name", UNSEEN)
def test_a_name_that_nobody_can_see_is_none(name: str) -> None:
    assert tidy(name) is None
    assert not is_name(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Zo\u00eb", "Zoe\u0308"),
        ("Adele", "\uff21dele"),
        ("ADELE", "adele"),
        ("Stra\u00dfe", "STRASSE"),
        ("Ad\ufe0fele", "Adele"),
        ("Anne\u3164Marie", "anne marie"),
        ("\ufb01n", "fin"),
    ],
)
def test_names_that_look_alike_are_one_name(one: str, other: str) -> None:
    assert alike(one) == alike(other)
    table = Table("ABCDEF")
    table.apply(entries.Opened(options=messages.Options(seats=4), guest="a", name=str(tidy(one))))
    with pytest.raises(Exception, match="name-taken"):
        table.join("b", other)


def test_any_names_make_names_of_a_game() -> None:
    rng = random.Random(7)
    for _ in range(2000):
        letters = [chr(rng.choice((rng.randrange(0x110000), rng.randrange(0x300)))) for _ in range(100)]
        names = ["".join(rng.sample(letters, rng.randint(1, 30))) for _ in range(4)]
        names += rng.sample([*sorted(RESERVED), *sorted(KEYS), *names], 3)
        found = game_names(names)
        assert all(map(is_name, found))
        assert len(set(found)) == len(names)
        shown = tidy(names[0])
        assert shown is None or (tidy(shown) == shown == unicodedata.normalize("NFC", shown))


def test_the_page_sees_the_same_names_as_the_server() -> None:
    """Every character by itself that this Python has heard of: Node's Unicode is another year's."""
    program = """
        import { readFileSync } from "node:fs";
        import { tidy, visible } from "./page/src/lone/names.ts";
        for (const text of JSON.parse(readFileSync(0, "utf8"))) console.log(Number(visible(text)), JSON.stringify(tidy(text)));
    """
    known = [one for one in map(chr, range(0x110000)) if unicodedata.category(one) not in ("Cn", "Cs", "Co")]
    run = subprocess.run(
        [find_node(), "--no-warnings", "--experimental-strip-types", "--input-type=module", "--eval", program],
        cwd=ROOT,
        input=json.dumps(asked := [*UNSEEN, *known]),
        capture_output=True,
        text=True,
        check=True,
    )
    answers = [line.split(" ", 1) for line in run.stdout.splitlines()]
    there = [(text, seen == "1", json.loads(name)) for text, (seen, name) in zip(asked, answers, strict=True)]
    here = [(text, visible(text), tidy(text)) for text in asked]
    assert [pair for pair in zip(here, there, strict=True) if pair[0] != pair[1]] == []
