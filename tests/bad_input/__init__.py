"""Bad input, as tables: a name for each mistake, the input, where the error must point, and what it must say."""

import pytest


def cases(*rows: tuple[str, object, object, str]) -> list[object]:
    """Rows of a table as pytest's parameters; the first column is the name."""
    return [pytest.param(*row[1:], id=row[0]) for row in rows]
