"""What a program is told: messages of the protocol, and nothing that its player may not know."""

import random
from pathlib import Path

import msgspec
import pytest

from mascarade.blank import example_characters
from mascarade.casts import Cast, own_cast, printed_cast
from mascarade.game import NAMES, Game
from mascarade.outlook import encode
from mascarade.programs.command import Command
from mascarade.programs.house import House
from mascarade.programs.messages import Asked, Begun, Decided, Outgoing, Over, Welcome
from mascarade.programs.player import ProgramBot
from tests.programs.tables import HERE, PYTHON
from tests.secrets.pairs import FLIPS, Knowledge

BLANK = example_characters()[0]
CASTS = {
    "two": printed_cast(1, 2),
    "three": printed_cast(1, 3),
    "six": printed_cast(1, 6),
    "eight": printed_cast(2, 8, "B"),
    "blank": own_cast(1, 6, ("judge", "king", "queen", "spy", "thief", BLANK.code), (BLANK,)),
}
decode = msgspec.json.Decoder(Outgoing).decode


def scribe(path: Path) -> Command:
    return Command(path.stem, (*PYTHON, str(HERE / "scribe.py"), str(path)))


def written(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines()


@pytest.mark.parametrize("name", CASTS)
def test_every_line_is_a_message(name: str, tmp_path: Path) -> None:
    """A whole game, as one player is told it: decoded, it is what the player's views said."""
    cast = CASTS[name]
    rng = random.Random(5)
    command = scribe(tmp_path / "told")
    with House([command]) as house, house.lend(["told"]) as (program,):
        game = Game(cast, NAMES[: cast.players], rng.sample(cast.codes, len(cast.codes)))
        bot = ProgramBot(game.players[1], program, 7)
        bot.deal(game.cards)
        while game.decides is not None:
            view = game.view(game.decides)
            game.play(bot.decide(view) if game.decides == bot.name else rng.choice(view.moves))
            bot.watch(game.view(bot.name))
        assert bot.faults() == []
    lines = written(tmp_path / "told")
    told = [decode(line) for line in lines]
    assert [encode(one) for one in told] == lines
    welcome, begun, *middle, over = told
    assert isinstance(welcome, Welcome)
    assert isinstance(begun, Begun)
    assert isinstance(over, Over)
    assert (begun.you, begun.seed, len(begun.deal), begun.names) == (1, 7, len(cast.codes), list(game.players))
    assert [blank.code for blank in begun.blanks] == [blank.code for blank in cast.blanks]
    assert [begun.names[number] for number in over.winners] == list(game.outcome.winners if game.outcome else ())
    assert sum(isinstance(one, Decided) for one in middle) == len(game.actions)
    decisions = 0
    for one in middle:
        if isinstance(one, Asked):
            assert one.game.decisions == decisions
            assert one.game.decides == begun.you
            assert one.game.deadline == begun.seconds
            assert one.choices
        decisions += isinstance(one, Decided)


def pair(cast: Cast, seed: int, paths: tuple[Path, Path]) -> int:
    """Two games that differ in what the first player did under the table, told to the second as long as that player may not know.

    Gives how many decisions there were in which they differed.
    """
    rng = random.Random(seed)
    names = NAMES[: cast.players]
    deal = rng.sample(cast.codes, len(cast.codes))
    games = Game(cast, names, deal), Game(cast, names, deal)
    knows = Knowledge(cast), Knowledge(cast)
    me, flips = names[1], 0
    with House(map(scribe, paths)) as house, house.lend([path.stem for path in paths]) as programs:
        bots = [ProgramBot(me, program, 11) for program in programs]
        for bot in bots:
            bot.deal(games[0].cards)
        while games[0].decides is not None:
            mine = games[0].decides == me
            moves = [bot.decide(game.view(me)) for bot, game in zip(bots, games, strict=True)] if mine else [rng.choice(games[0].moves)] * 2
            actions = [game.action(move) for game, move in zip(games, moves, strict=True)]
            if not mine and games[0].decides == names[0] and actions[0] in FLIPS:
                actions[1] = FLIPS[actions[0]]
                flips += 1
            learnt = [know.learn(move, game.cards, names)[me] for know, move, game in zip(knows, moves, games, strict=True)]
            if learnt[0] != learnt[1]:
                break
            for game, action in zip(games, actions, strict=True):
                game.play_action(action)
            if None in (games[0].decides, games[1].decides):  # R10.5: now everything is public
                break
            for bot, game in zip(bots, games, strict=True):
                bot.watch(game.view(me))
        for program in programs:
            program._send()  # what would have come with the next question
    return flips


@pytest.mark.parametrize("name", ["two", "six", "eight"])
def test_games_that_differ_in_secrets_are_told_in_the_same_bytes(name: str, tmp_path: Path) -> None:
    """R10.2, R10.4. What a program is told decision by decision is compared over thousands of games in tests/secrets."""
    flips = 0
    for seed in range(3):
        paths = tmp_path / f"one{seed}", tmp_path / f"other{seed}"
        flips += pair(CASTS[name], seed, paths)
        one, other = map(written, paths)
        assert one == other
        assert len(one) > 3
    assert flips >= 3
