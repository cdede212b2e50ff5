"""Was the deal fixed before the game? A server publishes a fingerprint of deal and salt first, and both after the game."""

import hashlib
from collections.abc import Sequence

from mascarade.record import Record
from mascarade.refusals import Refusal


def commitment(salt: str, deal: Sequence[str]) -> str:
    """SHA-256 over the salt, a line feed, and the cards by place separated by commas: what is published before the game."""
    return hashlib.sha256(f"{salt}\n{','.join(deal)}".encode()).hexdigest()


def verify(record: Record) -> str:
    """The commitment of a record, if it fits the record's deal and salt. Raises MascaradeError if it does not, or if there is none."""
    for key in ("commitment", "salt"):
        if key not in record.other:
            raise Refusal("cli-no-commitment", word=key)
    published, fits = record.other["commitment"], commitment(record.other["salt"], record.deal)
    if published != fits:
        raise Refusal("cli-other-commitment", published=published, fits=fits)
    return fits
