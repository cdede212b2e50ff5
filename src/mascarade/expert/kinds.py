"""Characters as a network reads them: by what they do, so that it plays with casts and blank cards that it has never met."""

from typing import Final

import numpy as np
import numpy.typing as npt

from mascarade.casts import Cast, setup_of
from mascarade.rules.layout import MAX_KINDS, MAX_STEPS

KIND_NUMBERS: Final = MAX_STEPS * 21 + 2
"""Numbers that say what a character is: its steps, and how many such cards there are."""


def kind_numbers(cast: Cast) -> npt.NDArray[np.float32]:
    """The characters of a cast as the network reads them."""
    setup = setup_of(cast)[0]
    found = np.zeros((MAX_KINDS, KIND_NUMBERS), np.float32)
    for kind in range(int(setup.kinds)):
        for row in range(MAX_STEPS):
            what, first, second = setup.steps[kind, row]
            found[kind, 21 * row + what] = 1
            found[kind, 21 * row + 19] = first / 4
            found[kind, 21 * row + 20] = second / 4
        found[kind, -2] = np.count_nonzero(setup.cards[: setup.places] == kind) / 2
        found[kind, -1] = 1
    return found
