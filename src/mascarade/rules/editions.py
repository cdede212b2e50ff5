"""The editions there are, for those who ask before anything is loaded; `mascarade.rules.characters.EDITIONS` has their characters."""

from typing import Final, Literal, get_args

Edition = Literal[1, 2]
EDITION_NUMBERS: Final[tuple[Edition, ...]] = get_args(Edition)
