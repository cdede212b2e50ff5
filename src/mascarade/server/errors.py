"""Why an action is refused: one shape, a code and values; the words are the client's."""

from typing import Final

CODES: Final = {
    "bad-message": "not a message of the protocol",
    "too-large": "a message is at most 4096 bytes",
    "too-fast": "too many messages; wait a moment",
    "not-now": "this cannot be done in this phase",
    "not-host": "only the host may do this",
    "not-seated": "only those who sit at the table may do this",
    "unknown-table": "there is no such table",
    "table-full": "every seat is taken",
    "name-taken": "somebody at the table has this name",
    "bad-name": "this cannot be a name",
    "bad-cast": "the cast breaks rules; the table says which",
    "late": "the decision comes after another one was made",
    "not-allowed": "the rules do not allow this decision now",
    "chat-off": "the host has switched chat off",
    "too-many-tables": "too many tables or connections from one address",
    "onlookers-off": "this table has no onlookers",
    "old-protocol": "the client speaks another version of the protocol; reload",
    "server-busy": "the server has no room for more",
}
"""Every code, and what it means."""


class Refusal(Exception):
    """An action is refused, and nothing has changed."""

    def __init__(self, code: str, **values: str | int) -> None:
        assert code in CODES, code
        super().__init__(code)
        self.code = code
        self.values = values


class Away(Exception):
    """Another worker plays the table that is asked for."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class CannotApply(Exception):
    """A table's entries do not make a table: number `number` cannot be read, or cannot have happened."""

    def __init__(self, code: str, number: int, why: Exception) -> None:
        super().__init__(f"{code}: entry {number} cannot be applied: {type(why).__name__}: {why}")
        self.code = code
        self.number = number
        self.why = why
