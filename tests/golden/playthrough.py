"""What every viewer sees at every step of one game, as text. `python -m tests.golden.playthrough` writes the golden files anew."""

import random
import re
from pathlib import Path

from mascarade.casts import Cast
from mascarade.game import NAMES, Game
from mascarade.record import deal_text
from mascarade.views import View
from tests.core.setups import all_setups

FOLDER = Path(__file__).parent / "playthroughs"


def file_of(setup: str) -> Path:
    """The golden file of a setup."""
    return FOLDER / (setup.replace(",", "").replace(" ", "_") + ".txt")


def playthrough(cast: Cast) -> str:
    """One random game: each move, who was told what, and the open state after it."""
    rng = random.Random(len(cast.codes) * 100 + cast.players)
    game = Game(cast, NAMES[: cast.players], rng.sample(cast.codes, len(cast.codes)))
    lines = [f"edition {cast.edition}, {cast.players} players: {deal_text(game.deal, cast.players)}", _state(game.view())]
    while game.decides is not None:
        move = rng.choice(game.moves)
        asked = game.view(game.decides)
        lines += ["", f"{move}    ({asked.asked}, {len(asked.moves)} allowed)"]
        game.play(move)
        told: dict[str, list[str]] = {}
        for viewer in (*game.players, None):
            events = " ".join(map(repr, game.view(viewer).events)) or "nothing"
            events = re.sub(r"Card\.parse\('(.*?)'\)", r"\1", events)
            told.setdefault(events, []).append(viewer or "onlookers")
        everybody = len(told) == 1
        lines += [f"  {'everybody' if everybody else ', '.join(viewers)}: {events}" for events, viewers in told.items()]
        lines.append(_state(game.view()))
    return "\n".join([*lines, "", f"{game.outcome} {game.view().cards}", ""])


def _state(view: View) -> str:
    gold = " ".join(str(view.gold[name]) for name in view.seats)
    parts = [
        f"turn {view.turn}",
        *([f"seats {' '.join(view.seats)}"] if view.seats != view.players else []),
        f"gold {gold}",
        f"court {view.court}",
        f"bank {view.bank}",
    ]
    parts += [f"{view.decides} decides: {view.asked}"]
    if view.announced:
        parts.append(f"announced {view.announced} with {' '.join(map(str, view.hands))}")
    if view.shown:
        parts.append(f"shown {' '.join(sorted(view.shown))}")
    return "  " + "; ".join(parts)


if __name__ == "__main__":
    for name, made in all_setups().items():
        file_of(name).write_text(playthrough(made), encoding="utf-8")
