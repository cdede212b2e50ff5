"""The game record: a game as text, to save, replay, share, teach and test with (see docs/record.md for the format)."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from mascarade.blank import header_text, read_header
from mascarade.casts import Cast, own_cast
from mascarade.checks import Check
from mascarade.errors import BadCharacter, BadMove, BadRecord, MascaradeError
from mascarade.game import Game, Position
from mascarade.moves import Move
from mascarade.rules.characters import Character
from mascarade.rules.table import slots_of
from mascarade.views import seen_move

VERSION: Final = "1"
"""The version of the format."""

SEPARATOR: Final = "---"

_HEADER = re.compile(r"([A-Za-z][\w-]*)\s*:\s*(.*)", re.ASCII)
_NEEDED: Final = ("mascarade", "edition", "players", "cast", "deal")
_POSITION: Final = ("gold", "court", "turn", "next", "shown")
_KNOWN: Final = (*_NEEDED, *_POSITION, "blank", "result")


@dataclass(frozen=True)
class Line:
    """A line of a record's body: a move, a check, or a comment alone."""

    content: Move | Check | None
    comment: str = ""
    number: int = 0
    """Where it stands in its file, from 1; 0 if it stands in none."""

    def __str__(self) -> str:
        return _with_comment("" if self.content is None else str(self.content), self.comment)


@dataclass
class Record:
    """One game of a record file."""

    cast: Cast
    players: tuple[str, ...]
    deal: tuple[str, ...]
    start: Position = field(default_factory=Position)
    result: tuple[str, ...] | None = None
    """The winners; empty while the game goes on (`*`); None if the record does not say."""
    other: dict[str, str] = field(default_factory=dict)
    """Header lines that mean nothing to the game, such as date and place."""
    body: list[Line] = field(default_factory=list)
    preamble: list[str] = field(default_factory=list)
    """Comments before the header."""
    comments: dict[str, str] = field(default_factory=dict)
    """Comments behind header lines, by key."""
    line: int = 0
    """Where the header begins in its file, from 1; 0 if it stands in none."""
    result_line: int = 0

    @property
    def moves(self) -> list[Move]:
        """The moves alone."""
        return [line.content for line in self.body if isinstance(line.content, Move)]

    @property
    def checks(self) -> list[Check]:
        """The checks alone."""
        return [line.content for line in self.body if isinstance(line.content, Check)]

    def replay(self) -> Iterator[tuple[Line | None, Game]]:
        """The game before anything has happened (with None), then after each line: always the same object. Raises BadRecord at the first
        line that does not hold.
        """
        game = Game(self.cast, self.players, self.deal, self.start)
        yield None, game
        for line in self.body:
            if isinstance(line.content, Move):
                try:
                    game.play(line.content)
                except BadMove as error:
                    raise BadRecord(line.number, str(error)) from None
            elif isinstance(line.content, Check):
                try:
                    wrong = line.content.failure(game)
                except BadMove as error:
                    raise BadRecord(line.number, str(error)) from None
                if wrong:
                    raise BadRecord(line.number, wrong)
            yield line, game
        winners = () if game.outcome is None else game.outcome.winners
        if self.result is not None and set(self.result) != set(winners):
            said, holds = (", ".join(one) or "*" for one in (self.result, winners))
            raise BadRecord(self.result_line, f"result: expected {said}, but {holds} holds")

    def game(self) -> Game:
        """The game at the record's end, every move played and every check held."""
        return [game for _, game in self.replay()][-1]

    def __str__(self) -> str:
        """The record's text."""
        lines = [f"# {comment}" if comment else "#" for comment in self.preamble]
        lines += [_with_comment(f"{key}: {value}", self.comments.get(key, "")) for key, value in self._header()]
        if self.body:
            lines += ["", *map(str, self.body)]
        return "\n".join(lines) + "\n"

    def _header(self) -> Iterator[tuple[str, str]]:
        yield "mascarade", VERSION
        yield "edition", str(self.cast.edition)
        yield "players", ", ".join(self.players)
        yield "cast", ", ".join(self.cast.codes)
        for blank in self.cast.blanks:
            yield "blank", header_text(blank)
        yield "deal", deal_text(self.deal, len(self.players))
        start = self.start
        if start.gold is not None:
            yield "gold", ", ".join(map(str, start.gold))
        if start.court:
            yield "court", str(start.court)
        if start.turn != 1:
            yield "turn", str(start.turn)
        if start.next is not None:
            yield "next", start.next
        if start.shown:
            yield "shown", ", ".join(start.shown)
        yield from self.other.items()
        if self.result is not None:
            yield "result", ", ".join(self.result) or "*"


def _with_comment(text: str, comment: str) -> str:
    return f"{text}  # {comment}".strip() if comment else text


def deal_text(cards: tuple[str, ...], players: int) -> str:
    """Cards by place as a record writes them: one entry a player, cards of one player joined by +, the centre after a bar."""
    slots = slots_of(players)
    entries = ["+".join(cards[seat * slots : seat * slots + slots]) for seat in range(players)]
    centre = cards[players * slots :]
    return ", ".join(entries) + (f" | {', '.join(centre)}" if centre else "")


def record_of(game: Game, other: Mapping[str, str] | None = None) -> Record:
    """The record of a game so far, with all its secrets."""
    outcome = game.outcome
    lines = [Line(move) for move in game.played]
    return Record(game.cast, game.players, game.deal, game.start, () if outcome is None else outcome.winners, dict(other or {}), lines)


def record_seen(game: Game, viewer: str | None, memory: bool = False) -> str:
    """The record of a game so far, as one viewer may have it: what was done under the table is `take` (R10.2).

    So is one's own, for the software reminds nobody (R10.4), unless the table has switched the `memory` aid on. Cards of a game that
    started midway are `?`. Such a text is for reading, not for replaying; when the game is over it is the record itself.
    """
    record = record_of(game)
    if game.outcome is not None:
        return str(record)
    record.body = []
    if game.start.turn > 1:
        record.deal = ("?",) * len(game.deal)
    lines = [seen_move(move, viewer if memory else None) for move in game.played]
    return str(record) + "".join(f"{line}\n" for line in (["", *lines] if lines else []))


# -- reading -----------------------------------------------------------------------------------------------------------------------------


def read_records(text: str) -> list[Record]:
    """Read a record file: strict, with errors that name the line. Moves and checks are read, not yet played: see `Record.replay`."""
    records = []
    numbered: list[tuple[int, str]] = []
    for number, raw in enumerate([*text.removeprefix("\ufeff").split("\n"), SEPARATOR], 1):
        if raw.strip() != SEPARATOR:
            numbered.append((number, raw))
            continue
        if any(line.strip() for _, line in numbered):
            records.append(_Reader(numbered).record())
        elif not records or number <= text.count("\n") + 1:
            raise BadRecord(number, "there is no game here; a game begins with 'mascarade: 1'")
        numbered = []
    return records


class _Reader:
    """Reads one game."""

    def __init__(self, lines: list[tuple[int, str]]) -> None:
        self.lines = lines
        self.last = lines[-1][0]
        self.header: dict[str, tuple[int, str]] = {}
        self.blanks: list[tuple[int, str]] = []
        self.comments: dict[str, str] = {}
        self.preamble: list[str] = []
        self.body: list[Line] = []

    def record(self) -> Record:
        for number, raw in self.lines:
            text, mark, comment = raw.partition("#")
            self._line(number, text.strip(), comment.strip(), bool(mark))
        for key in _NEEDED:
            if key not in self.header:
                raise BadRecord(self.last, f"the header has no '{key}:' line")
        edition = self._number("edition", 1, 2)
        players = self._list("players")
        blanks = self._blanks()
        cast = self._cast(edition, len(players), blanks)
        start = self._start(players)
        result = self._result(players)
        record = Record(cast, tuple(players), self._deal(cast), start, result)
        record.line, record.result_line = self.header["mascarade"][0], self.header.get("result", (0, ""))[0]
        record.body, record.preamble, record.comments = self.body, self.preamble, self.comments
        record.other = {key: value for key, (_, value) in self.header.items() if key not in _KNOWN}
        try:
            Game(cast, players, record.deal, start)
        except MascaradeError as error:
            blamed = next((key for key in _POSITION if key in str(error) and key in self.header), "players")
            raise BadRecord(self.header[blamed][0], str(error)) from None
        return record

    def _line(self, number: int, text: str, comment: str, commented: bool) -> None:
        header = _HEADER.fullmatch(text)
        if not text:
            if commented and not self.header:
                self.preamble.append(comment)
            elif commented:
                self.body.append(Line(None, comment, number))
        elif text.startswith("?"):
            self._needs_header(number)
            try:
                self.body.append(Line(Check.parse(text), comment, number))
            except BadMove as error:
                raise BadRecord(number, str(error)) from None
        elif header:
            self._header_line(number, header[1], header[2], comment)
        else:
            self._needs_header(number)
            try:
                self.body.append(Line(Move.parse(text), comment, number))
            except BadMove as error:
                raise BadRecord(number, str(error)) from None

    def _needs_header(self, number: int) -> None:
        if not self.header:
            raise BadRecord(number, "a game begins with 'mascarade: 1', its version of the format")

    def _header_line(self, number: int, key: str, value: str, comment: str) -> None:
        if not self.header and key != "mascarade":
            raise BadRecord(number, f"a game begins with 'mascarade: 1', not with '{key}:'")
        if any(line.content is not None for line in self.body):
            raise BadRecord(number, f"'{key}:' is a header line, and comes before the first move")
        if key == "mascarade" and value != VERSION:
            raise BadRecord(number, f"version {value!r} of the format is unknown; this program reads version {VERSION}")
        if key == "blank":
            self.blanks.append((number, value))
            return
        if key in self.header:
            raise BadRecord(number, f"'{key}:' is there twice, first in line {self.header[key][0]}")
        if not value:
            raise BadRecord(number, f"'{key}:' says nothing")
        self.header[key] = (number, value)
        if comment:
            self.comments[key] = comment

    def _number(self, key: str, low: int, high: int) -> int:
        number, value = self.header[key]
        if not re.fullmatch("[0-9]{1,7}", value) or not low <= int(value) <= high:
            raise BadRecord(number, f"{key}: {value!r} is not a whole number from {low} to {high}")
        return int(value)

    def _list(self, key: str) -> list[str]:
        number, value = self.header[key]
        entries = [entry.strip() for entry in value.split(",")]
        if not all(entries):
            raise BadRecord(number, f"{key}: an entry between commas is empty")
        return entries

    def _blanks(self) -> list[Character]:
        found: dict[str, Character] = {}
        for number, value in self.blanks:
            try:
                character = read_header(value)
            except BadCharacter as error:
                raise BadRecord(number, str(error)) from None
            if character.code in found:
                raise BadRecord(number, f"the character {character.code!r} is there twice")
            found[character.code] = character
        return list(found.values())

    def _cast(self, edition: int, players: int, blanks: list[Character]) -> Cast:
        try:
            cast = own_cast(edition, players, self._list("cast"), blanks)
        except MascaradeError as error:
            raise BadRecord(self.header["cast"][0], str(error)) from None
        for number, value in self.blanks:
            if value.split("|")[0].strip() not in cast.codes:
                raise BadRecord(number, f"the character {value.split('|')[0].strip()!r} is not in the cast")
        return cast

    def _deal(self, cast: Cast) -> tuple[str, ...]:
        number, value = self.header["deal"]
        form = f"{cast.players} entries" + (f" and {cast.centre} after '|'" if cast.centre else ", nothing in the centre")
        before, bar, after = value.partition("|")
        people = [entry.strip() for entry in before.split(",")]
        centre = [entry.strip() for entry in after.split(",")] if bar else []
        if len(people) != cast.players or len(centre) != cast.centre:
            raise BadRecord(number, f"deal: {len(people)} entries and {len(centre)} in the centre; the cast asks for {form}")
        slots = slots_of(cast.players)
        cards = []
        for entry in people:
            own = [card.strip() for card in entry.split("+")]
            if len(own) != slots:
                raise BadRecord(number, f"deal: {entry!r} is {len(own)} cards; with {cast.players} players each has {slots}, joined by +")
            cards += own
        cards += centre
        if sorted(cards) != sorted(cast.codes):
            raise BadRecord(number, f"deal: the cards are not those of the cast ({', '.join(cast.codes)})")
        return tuple(cards)

    def _start(self, players: list[str]) -> Position:
        position = Position()
        if "gold" in self.header:
            amounts = self._list("gold")
            if not all(re.fullmatch("[0-9]{1,3}", amount) for amount in amounts):
                raise BadRecord(self.header["gold"][0], f"gold: {self.header['gold'][1]!r} is not a list of whole numbers")
            position = Position(gold=tuple(map(int, amounts)))
        return Position(
            position.gold,
            self._number("court", 0, 200) if "court" in self.header else 0,
            self._number("turn", 1, 1_000_000) if "turn" in self.header else 1,
            self._player("next", self.header["next"][1], players) if "next" in self.header else None,
            tuple(self._player("shown", name, players) for name in self._list("shown")) if "shown" in self.header else (),
        )

    def _result(self, players: list[str]) -> tuple[str, ...] | None:
        if "result" not in self.header:
            return None
        if self.header["result"][1] == "*":
            return ()
        return tuple(self._player("result", name, players) for name in self._list("result"))

    def _player(self, key: str, name: str, players: list[str]) -> str:
        if name not in players:
            raise BadRecord(self.header[key][0], f"{key}: nobody is called {name!r}; the players are {', '.join(players)}")
        return name
