"""Games that are over, and the lesson, with everything in them: the reveal, and the replay step by step."""

from collections import OrderedDict
from functools import cache
from importlib import resources
from typing import Final

from mascarade.game import Game
from mascarade.outlook import GameState, cards_by_number, encode, game_state, of_game
from mascarade.record import read_records, record_of
from mascarade.rules.setup import slots_of
from mascarade.server import messages
from mascarade.verify import commitment

KEPT: Final = 32
"""Replays that are kept as they are sent: a long one is half a megabyte, and is often asked for again."""

LESSONS: Final = {1: "data/lesson.masc", 2: "data/lesson2.masc"}
"""By edition, a game to learn from."""


def reveal_of(game: Game, salt: str) -> messages.Reveal:
    """Everything about a game that is over (R10.5)."""
    outcome = game.outcome
    assert outcome is not None
    record = record_of(game, {"commitment": commitment(salt, game.deal), "salt": salt})
    return messages.Reveal(
        reason=outcome.reason,  # type: ignore[arg-type]  # one of the three that the protocol lists
        winners=[game.number(name) for name in outcome.winners],
        cards=cards_by_number(game),
        deal=list(game.deal),
        salt=salt,
        actions=list(game.actions),
        record=str(record),
    )


class Replays:
    """Replays as they are sent, each made once."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    def answer(self, code: str, game: Game, identity: str, names: list[str]) -> bytes:
        """The replay of a table's game, which is over, as the answer to an action."""
        found = self._kept.get(code)
        if found is None:
            found = self._kept[code] = _without_id(replay_of(game, names))
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(code)
        return _with_id(found, identity)


def replay_of(game: Game, names: list[str]) -> messages.Replay:
    """Every step of a game, all-seeing, with those who knew each secret."""
    outlook = of_game(game)
    past = Game(game.cast, game.players, game.deal, game.start)
    steps = [messages.ReplayStep(None, None, [], _state(past), cards_by_number(past))]
    for action in game.actions:
        choice = past.choice
        move = choice.moves[choice.actions.index(action)]
        decided = outlook.choice(action, past.state)
        past.play_action(action)
        happened = outlook.happenings(past.history[-1])
        steps.append(messages.ReplayStep(decided, past.number(move.player), happened, _state(past), cards_by_number(past)))
    return messages.Replay("", names, slots_of(len(names)), list(game.cast.codes), game.cast.edition, steps)


def _state(game: Game) -> GameState:
    players = len(game.players)
    return game_state(game.state, players, slots_of(players), game.company.codes, len(game.actions), None)


_HEAD: Final = b'{"is":"replay","id":'


def _without_id(replay: messages.Replay) -> bytes:
    """What comes after the id, which is another one for each who asks."""
    encoded = encode(replay)
    assert encoded.startswith(_HEAD + b'"",')
    return encoded.removeprefix(_HEAD + b'""')


def _with_id(replay: bytes, identity: str) -> bytes:
    return _HEAD + encode(identity) + replay


@cache
def _lesson(edition: int) -> bytes:
    text = resources.files("mascarade").joinpath(LESSONS[edition]).read_text(encoding="utf-8")
    game = read_records(text)[0].game()
    return _without_id(replay_of(game, list(game.players)))


def lesson(identity: str, edition: int) -> bytes:
    """An edition's lesson as the answer to an action: a game that was thought out to teach every action."""
    return _with_id(_lesson(edition), identity)
