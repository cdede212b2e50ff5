"""Every setup that the core is tried on: all printed casts, and some with blank cards and centre cards."""

from mascarade.blank import example_characters
from mascarade.casts import Cast, own_cast, printed_cast, printed_casts


def all_setups() -> dict[str, Cast]:
    """The setups by a readable name."""
    found = {f"edition {e}, {n} players{', ' + s if s else ''}": printed_cast(e, n, s) for e, n, s in printed_casts()}
    alchemist, ferryman, twins = example_characters()
    strange = ("judge", "alchemist", "ferryman", "twins", "twins", "king", "widow", "spy", "fool", "cheat")
    for edition in (1, 2):
        found[f"edition {edition}, blank cards"] = own_cast(edition, 8, strange, (alchemist, ferryman, twins))
    return found
