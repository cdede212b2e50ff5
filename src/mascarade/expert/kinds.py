"""Characters as a network reads them: by what they do, so that it plays with casts and blank cards that it has never met."""

from typing import Final

import numpy as np
import numpy.typing as npt

from mascarade.casts import Cast, setup_of
from mascarade.envs.encoding import FIRST_STEPS
from mascarade.rules.layout import MAX_KINDS, MAX_STEPS

STEP_NUMBERS: Final = FIRST_STEPS + 2
"""Numbers that say what a step is: which of the first ones, and its two numbers. Of later ones the network has never heard."""
MOST_READ: Final = 12
"""The greatest number in a step that the network has met: it reads greater ones, of later steps, as this."""
KIND_NUMBERS: Final = MAX_STEPS * STEP_NUMBERS + 2
"""Numbers that say what a character is: its steps, and how many such cards there are."""


def kind_numbers(cast: Cast) -> npt.NDArray[np.float32]:
    """The characters of a cast as the network reads them."""
    setup = setup_of(cast)[0]
    found = np.zeros((MAX_KINDS, KIND_NUMBERS), np.float32)
    for kind in range(int(setup.kinds)):
        for row in range(MAX_STEPS):
            what, first, second = setup.steps[kind, row]
            one = found[kind, STEP_NUMBERS * row : STEP_NUMBERS * (row + 1)]
            if what < FIRST_STEPS:
                one[what] = 1
            one[FIRST_STEPS:] = min(int(first), MOST_READ) / 4, min(int(second) & 255, MOST_READ) / 4
        found[kind, -2] = np.count_nonzero(setup.cards[: setup.places] == kind) / 2
        found[kind, -1] = 1
    return found
