"""Random games and their records, with everything that a record may have."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

from hypothesis import strategies as st

from mascarade.casts import Cast
from mascarade.checks import Check
from mascarade.game import NAMES, Game, Position
from mascarade.record import Line, Record, record_of
from tests.core.setups import all_setups

SETUPS = all_setups()
CASES = sorted((Path(__file__).parent / "cases").glob("*.masc"))
PAGE = (Path(__file__).parent.parent / "docs/record.md").read_text(encoding="utf-8")

some_casts = st.sampled_from(list(SETUPS.values()))
seeds = st.integers(0, 2**32)
lengths = st.integers(0, 80)


def blocks(language: str) -> list[str]:
    """The code of one language on the page about records."""
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def some_position(random: Random, cast: Cast) -> Position:
    """A place in the middle of a game that goes on."""
    players = NAMES[: cast.players]
    return Position(
        gold=tuple(random.choices(range(1, 13), k=cast.players)),
        court=random.choice((0, 0, random.randrange(20))),
        turn=random.choice((1, 3, 5, random.randrange(1, 10_000))),
        next=random.choice((None, *players)),
        shown=tuple(random.sample(players, random.choice((0, 0, 1, 2)))),
    )


def some_game(random: Random, cast: Cast, length: int, start: Position | None = None) -> Game:
    """A random game of at most `length` decisions."""
    game = Game(cast, NAMES[: cast.players], random.sample(cast.codes, len(cast.codes)), start)
    while game.outcome is None and len(game.actions) < length:
        game.play(random.choice(game.moves))
    return game


def checks_that_hold(game: Game) -> Iterator[str]:
    """Some things that are true now, as checks."""
    yield f"gold {', '.join(map(str, game.gold.values()))}"
    yield f"court {game.court}"
    yield f"bank {game.bank}"
    yield f"seats {', '.join(game.seats)}"
    if game.outcome is None:
        yield "on"
        yield f"next {game.decides}"
        yield f"may {', '.join(dict.fromkeys(move.kind for move in game.moves))}"
    else:
        yield f"over {', '.join(game.outcome.winners)}"
        yield f"refused {game.players[0]} look"


def decorated(random: Random, game: Game) -> Record:
    """A game's record with everything that a record may have: comments, keys of one's own, checks that hold."""
    record = record_of(game, {"date": "2026-01-17", "hely": "Kőszeg: a vár | 1. emelet"})
    record.preamble = ["Egy játék.", "", "?, with marks: --- # and more"]
    record.comments = {"players": "clockwise", "hely": "a place", "result": "so far", "deal": "# doubled"}
    record.comments |= {f"blank {blank.code}": f"our {blank.name}" for blank in record.cast.blanks}
    again = Game(game.cast, game.players, game.deal, game.start)
    body = [Line(None, "here it begins"), Line(None)]
    for move in record.moves:
        again.play(move)
        body.append(Line(move, random.choice(("", "", "!?", "Adele: look"))))
        checks = [Check.parse(f"? {text}") for text in checks_that_hold(again)]
        body += [Line(check, random.choice(("", "holds"))) for check in random.sample(checks, random.choice((0, 0, 1, 2)))]
    record.body = body
    return record
