"""Everything that can be wrong with what somebody gives us. Each error says what was wrong, where, and what would have been right.

MascaradeError
├── BadCharacter   a blank-card description (`.field`)
├── BadBot         a bot's name, or what one has answered
├── BadCast        a cast, or a number of players (`.problems`: every broken rule)
├── BadDeal        a deal, or a position to start from
├── BadMove        a text that is no move, or a move that is not allowed now
└── BadRecord      a record (`.line`)
"""

from collections.abc import Sequence


class MascaradeError(ValueError):
    """The root of all errors that input can cause. Nothing has changed when one is raised."""


class BadCharacter(MascaradeError):
    """A description of a character makes no sense."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field if field.isidentifier() else quoted(field)}: {reason}")
        self.field = field
        """The field of the description that is wrong."""
        self.reason = reason


class BadBot(MascaradeError):
    """There is no such bot."""


class BadCast(MascaradeError):
    """A cast breaks rules."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = tuple(problems)
        """Every rule that is broken, in words."""


class BadDeal(MascaradeError):
    """Cards, gold, names or seats do not fit together."""


class BadMove(MascaradeError):
    """A text is not a move, or a move is not allowed now."""


class BadRecord(MascaradeError):
    """A record cannot be read, or does not hold."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        """The line of the file, counted from 1; 0 if the record stands in none."""
        self.reason = reason


def quoted(value: object) -> str:
    """A value as errors show it: what somebody wrote, cut short if it is endless."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a whole number of more than 4300 digits; lists in lists without end
        return "something endless"
    return text if len(text) <= 80 else f"{text[:60]}…{text[-1]}"
