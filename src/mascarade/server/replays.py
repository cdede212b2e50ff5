"""Games that are over, and the lesson, step by step with everything in them."""

from functools import cache
from importlib import resources

import msgspec

from mascarade.game import Game
from mascarade.outlook import GameState, cards_by_number, game_state, of_game, players_chosen
from mascarade.record import read_records
from mascarade.rules.setup import slots_of
from mascarade.server import messages


def replay_of(game: Game, identity: str, names: list[str]) -> messages.Replay:
    """Every step of a game, all-seeing, with those who knew each secret."""
    look = of_game(game)
    past = Game(game.cast, game.players, game.deal, game.start)
    steps = [messages.ReplayStep(None, None, [], _state(past), cards_by_number(past))]
    for action in game.actions:
        choice = past.choice
        move = choice.moves[choice.actions.index(action)]
        decided = look.choice(action, move, players_chosen(past.state))
        past.play_action(action)
        steps.append(
            messages.ReplayStep(decided, past.number(move.player), look.happenings(past.history[-1]), _state(past), cards_by_number(past))
        )
    return messages.Replay(identity, names, slots_of(len(names)), list(game.cast.codes), game.cast.edition, steps)


def _state(game: Game) -> GameState:
    players = len(game.players)
    return game_state(game.state, players, slots_of(players), game.company.codes, len(game.actions), None)


@cache
def _lesson() -> messages.Replay:
    text = resources.files("mascarade").joinpath("data/lesson.masc").read_text(encoding="utf-8")
    game = read_records(text)[0].game()
    return replay_of(game, "", list(game.players))


def lesson(identity: str) -> messages.Replay:
    """The lesson: a game that was thought out to teach every action."""
    return msgspec.structs.replace(_lesson(), id=identity)
