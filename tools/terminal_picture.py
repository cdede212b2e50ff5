"""Makes docs/terminal.svg, the README's picture of a game in the terminal: `python tools/terminal_picture.py`."""

import io
import random
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

from mascarade.game import Game
from mascarade.terminal.story import story
from mascarade.terminal.table import table
from mascarade.terminal.words import TableWords

ROOT = Path(__file__).parents[1]


def main() -> None:
    """Play a game to a moment worth a picture, and draw it as one player sees it."""
    rng = random.Random(4)
    names = ["Adele", "Bruno", "Cedric", "Didier", "Emma", "Fran", "Gustav", "Harry"]
    game = Game.new(names, seed=21)
    events: list[object] = []
    while game.turn < 14 or len(game.view().hands) < 2:
        game.play(rng.choice(game.moves))
        if game.outcome:
            raise SystemExit("the game ended too soon: choose another seed")
        events = [*events, *game.view("Emma").events][-6:]
    console = Console(record=True, width=96, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    view = game.view("Emma")
    words = TableWords("en", game.cast, "Emma")
    console.print(table(view, words, stage=story(events, words), height=18))  # type: ignore[arg-type]  # events, all of them
    picture = console.export_svg(title="mascarade play --players 8", theme=MONOKAI, unique_id="mascarade")
    # The library's frame names itself and a font on the net; the reader's own will do.
    picture = re.sub(r"<!--.*?-->|@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    (ROOT / "docs" / "terminal.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
