"""Every setup that the core is tried on: all printed casts, and some with blank cards and centre cards."""

from mascarade.blank import example_characters, read_header
from mascarade.casts import Cast, own_cast, printed_cast, printed_casts


def all_setups() -> dict[str, Cast]:
    """The setups by a readable name."""
    found = {f"edition {e}, {n} players{', ' + s if s else ''}": printed_cast(e, n, s) for e, n, s in printed_casts()}
    alchemist, ferryman, twins, outlaw, dancer, orphan = example_characters()
    strange = ("judge", "alchemist", "ferryman", "twins", "twins", "king", "widow", "spy", "fool", "cheat")
    for edition in (1, 2):
        found[f"edition {edition}, blank cards"] = own_cast(edition, 8, strange, (alchemist, ferryman, twins))
        later = ("judge", "outlaw", "dancer", "orphan", "dealer", "dealer", "king", "witch", "fool")
        dealer = read_header("dealer | Dealer | copies 2 | accuse 1, if wrong, gold chosen poorest 2, gold claimants you half")
        found[f"edition {edition}, later steps"] = own_cast(edition, 8, later, (outlaw, dancer, orphan, dealer))
    return found
