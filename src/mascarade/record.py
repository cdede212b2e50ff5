"""The game record: a game as text, to save, replay, share, teach and test with (see docs/record.md for the format)."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeVar

from mascarade.blank import header_text, read_header
from mascarade.casts import Cast, check_players, own_cast
from mascarade.checks import Check, cards_each
from mascarade.errors import BadCharacter, BadMove, BadRecord, MascaradeError, quoted
from mascarade.game import Game, Position
from mascarade.headers import HEADER, KNOWN, NEEDED, like_move, meant
from mascarade.moves import Move
from mascarade.rules.characters import Character
from mascarade.rules.editions import EDITION_NUMBERS
from mascarade.rules.setup import slots_of
from mascarade.views import seen_move

VERSION: Final = "1"
"""The version of the format."""

SEPARATOR: Final = "---"

_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")

T = TypeVar("T")


@dataclass(frozen=True)
class Line:
    """A line of a record's body: a move, a check, or a comment alone."""

    content: Move | Check | None
    comment: str = ""
    number: int = 0
    """Where it stands in its file, from 1; 0 if it stands in none."""

    def __str__(self) -> str:
        return f"# {self.comment}".rstrip() if self.content is None else _with_comment(str(self.content), self.comment)


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
    """Comments behind header lines, by key; those behind `blank` lines by `blank` and the character's code."""
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
            wrong = None
            try:
                if isinstance(line.content, Move):
                    game.play(line.content)
                elif isinstance(line.content, Check):
                    wrong = line.content.failure(game)
            except BadMove as error:
                wrong = str(error)
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
        lines = [f"# {comment}".rstrip() for comment in self.preamble]
        lines += [_with_comment(f"{key.split()[0]}: {value}", self.comments.get(key, "")) for key, value in self._header().items() if value]
        if self.body:
            lines += ["", *map(str, self.body)]
        return "\n".join(lines) + "\n"

    def _header(self) -> dict[str, str]:
        """The values of the header by their keys, those of blank cards by `blank` and the code; empty ones are not written."""
        start = self.start
        return {
            "mascarade": VERSION,
            "edition": str(self.cast.edition),
            "players": ", ".join(self.players),
            "cast": ", ".join(self.cast.codes),
            **{f"blank {blank.code}": header_text(blank) for blank in self.cast.blanks},
            "deal": deal_text(self.deal, len(self.players)),
            "gold": ", ".join(map(str, start.gold or ())),
            "court": str(start.court) if start.court or "court" in self.comments else "",
            "turn": str(start.turn) if start.turn != 1 or "turn" in self.comments else "",
            "next": start.next or "",
            "shown": ", ".join(start.shown),
            **self.other,
            "result": "" if self.result is None else ", ".join(self.result) or "*",
        }


def _with_comment(text: str, comment: str) -> str:
    return f"{text}  # {comment}" if comment else text


def deal_text(cards: tuple[str, ...], players: int) -> str:
    """Cards by place as a record writes them: one entry a player, cards of one player joined by +, the centre after a bar."""
    slots = slots_of(players)
    entries = ["+".join(cards[seat * slots : seat * slots + slots]) for seat in range(players)]
    centre = cards[players * slots :]
    return ", ".join(entries) + (f" | {', '.join(centre)}" if centre else "")


def record_of(game: Game, other: Mapping[str, str] | None = None) -> Record:
    """The record of a game so far, with all its secrets. `other` is what the header shall say beside the game, such as date and place."""
    for key, value in (other or {}).items():
        line = f"{key}: {value}"
        form = HEADER.fullmatch(line)
        right = form and form.groups() == (key, value.strip()) == (key, value) and value and "#" not in line and not _CONTROL.search(line)
        if not right or meant(key) or like_move(key, value, game.players):
            raise BadRecord(0, f"{quoted(line)} cannot be a header line: a key of one's own, a colon, and some text without #")
    outcome = game.outcome
    lines = [Line(move) for move in game.played]
    return Record(game.cast, game.players, game.deal, game.start, () if outcome is None else outcome.winners, dict(other or {}), lines)


def record_seen(game: Game, viewer: str | None, memory: bool = False) -> str:
    """The record of a game so far, as one viewer may have it: what was done under the table is `take` (R10.2).

    So is one's own, for the software reminds nobody (R10.4), unless the table has switched the `memory` aid on. Cards of a game that
    started midway are `?`. Such a text is for reading, not for replaying; when the game is over it is the record itself.
    """
    if viewer is not None:
        game.number(viewer)  # raises BadMove for a name that nobody has
    record = record_of(game)
    if game.outcome is not None:
        return str(record)
    record.body = []
    if game.start.turn > 1:
        record.deal = ("?",) * len(game.deal)
    lines = [seen_move(move, viewer if memory else None) for move in game.played]
    return str(record) + "".join(f"{line}\n" for line in (["", *lines] if lines else []))


# -- reading -----------------------------------------------------------------------------------------------------------------------------


def read_records(text: str | bytes) -> list[Record]:
    """Read a record file, as text or as bytes: strict, with errors that name the line. Moves and checks are read, not yet played: see
    `Record.replay`.
    """
    games: list[list[tuple[int, str]]] = [[]]
    ends = []
    number = 0
    for number, raw in enumerate(_decoded(text).removeprefix("\ufeff").removesuffix("\n").split("\n"), 1):
        line = raw.removesuffix("\r")
        control = _CONTROL.search(line)
        if control:
            raise BadRecord(number, f"a record is plain text, but here is the control character {control[0]!r}")
        content, _, comment = line.partition("#")
        if content.strip() == SEPARATOR:
            games.append([(number, f"#{comment}")] if comment else [])
            ends.append(number)
        else:
            games[-1].append((number, line))
    if len(games) > 1 and not any(line.strip() for _, line in games[-1]):
        games.pop()  # a separator at the end parts nothing, and does no harm
    return [_Reader(lines, end).record() for lines, end in zip(games, [*ends, number], strict=False)]


def _decoded(text: str | bytes) -> str:
    try:
        return text if isinstance(text, str) else text.decode("utf-8")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise BadRecord(
            line, f"not UTF-8: {error.object[error.start : error.start + 1]!r} begins no character; save the file as UTF-8"
        ) from None


class _Reader:
    """Reads one game."""

    def __init__(self, lines: list[tuple[int, str]], end: int) -> None:
        self.lines = lines
        self.end = end
        self.header: dict[str, tuple[int, str]] = {}
        self.blanks: list[tuple[int, str]] = []
        self.comments: dict[str, str] = {}
        self.preamble: list[str] = []
        self.body: list[Line] = []

    def record(self) -> Record:
        for number, raw in self.lines:
            text, mark, comment = raw.partition("#")
            self._line(number, text.strip(), comment.strip(), bool(mark))
        if not self.header:
            raise BadRecord(self.end, "there is no game here; a game begins with 'mascarade: 1'")
        first = self.header["mascarade"][0]
        for key in NEEDED:
            if key not in self.header:
                raise BadRecord(first, f"the header of this game has no '{key}:' line")
        edition = self._number("edition", EDITION_NUMBERS[0], EDITION_NUMBERS[-1])
        players = self._list("players")
        cast = self._cast(edition, len(players))
        deal = self._deal(cast)
        self._try("players", lambda: Game(cast, players, deal))
        self._check_other(players)
        start = self._start(players)
        self._try(
            "gold" if "gold" in self.header else "court" if "court" in self.header else "players", lambda: Game(cast, players, deal, start)
        )
        record = Record(cast, tuple(players), deal, start, self._result(players))
        record.line, record.result_line = first, self.header.get("result", (0, ""))[0]
        record.body, record.preamble, record.comments = self.body, self.preamble, self.comments
        record.other = {key: value for key, (_, value) in self.header.items() if key not in KNOWN}
        return record

    def _try(self, key: str, make: Callable[[], T]) -> T:
        """Make something, and blame a header line if it cannot be made."""
        try:
            return make()
        except MascaradeError as error:
            raise BadRecord(self.header[key][0], str(error)) from error

    def _line(self, number: int, text: str, comment: str, commented: bool) -> None:
        header = HEADER.fullmatch(text)
        if not text:
            if commented and not self.header:
                self.preamble.append(comment)
            elif commented:
                self.body.append(Line(None, comment, number))
        elif header:
            self._header_line(number, header[1], header[2], comment)
        elif not self.header:
            raise BadRecord(number, "a game begins with 'mascarade: 1', its version of the format")
        elif ":" in text and not text.startswith("?"):
            raise BadRecord(number, f"{quoted(text)} is neither a header line, such as 'turn: 5', nor a move, such as 'Adele look'")
        else:
            try:
                self.body.append(Line(Check.parse(text) if text.startswith("?") else Move.parse(text), comment, number))
            except BadMove as error:
                raise BadRecord(number, str(error)) from None

    def _header_line(self, number: int, key: str, value: str, comment: str) -> None:
        named = quoted(f"{key}:")
        if not self.header and key != "mascarade":
            raise BadRecord(number, f"a game begins with 'mascarade: 1', not with {named}")
        if any(line.content is not None for line in self.body):
            if key == "mascarade":
                raise BadRecord(number, "a new game begins here, but games are separated by a line '---'")
            raise BadRecord(number, f"{named} is a header line, and comes before the first move")
        if key == "mascarade" and value != VERSION:
            raise BadRecord(number, f"version {quoted(value)} of the format is unknown; this program reads version {VERSION}")
        if key not in KNOWN and meant(key):
            raise BadRecord(number, f"{named} is no key of the format; if you mean '{meant(key)}:', write that, else choose another key")
        if key == "blank":
            self.blanks.append((number, value))
            if comment:
                self.comments[f"blank {value.partition('|')[0].strip()}"] = comment
            return
        if key in self.header:
            raise BadRecord(number, f"{named} is there twice, first in line {self.header[key][0]}")
        if not value:
            raise BadRecord(number, f"{named} says nothing")
        self.header[key] = (number, value)
        if comment:
            self.comments[key] = comment

    def _number(self, key: str, low: int, high: int) -> int:
        number, value = self.header[key]
        if not re.fullmatch("[0-9]{1,7}", value) or not low <= int(value) <= high:
            raise BadRecord(number, f"{key}: {quoted(value)} is not a whole number from {low} to {high}")
        return int(value)

    def _list(self, key: str) -> list[str]:
        number, value = self.header[key]
        entries = [entry.strip() for entry in value.split(",")]
        if not all(entries):
            raise BadRecord(number, f"{key}: an entry between commas is empty")
        return entries

    def _check_other(self, players: list[str]) -> None:
        """A move with a colon in it looks like a header line, and must not be ignored."""
        for key, (number, value) in self.header.items():
            if key not in KNOWN and like_move(key, value, players):
                raise BadRecord(number, f"{quoted(f'{key}: {value}')} looks like a move, but a move has no colon: '{players[0]} look'")

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

    def _cast(self, edition: int, players: int) -> Cast:
        blanks = self._blanks()
        self._try("players", lambda: check_players(edition, players))
        codes = self._list("cast")
        cast = self._try("cast", lambda: own_cast(edition, players, codes, blanks))
        for (number, _), blank in zip(self.blanks, blanks, strict=True):
            if blank.code not in cast.codes:
                raise BadRecord(number, f"the character {blank.code!r} is not in the cast ({', '.join(cast.codes)})")
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
                raise BadRecord(number, f"deal: {quoted(entry)} is {len(own)} cards; {cards_each(cast.players)}")
            cards += own
        cards += centre
        if "?" in cards:
            raise BadRecord(number, "deal: the cards are hidden; the record of a running game can be read, not replayed")
        for card in cards:
            if cards.count(card) > cast.codes.count(card):
                there = f"is there {cards.count(card)} times, more often than" if card in cast.codes else "is not"
                raise BadRecord(number, f"deal: {quoted(card)} {there} in the cast ({', '.join(cast.codes)})")
        return tuple(cards)

    def _start(self, players: list[str]) -> Position:
        position = Position()
        if "gold" in self.header:
            amounts = self._list("gold")
            if not all(re.fullmatch("[0-9]{1,3}", amount) for amount in amounts):
                raise BadRecord(
                    self.header["gold"][0], f"gold: {quoted(self.header['gold'][1])} is not a list of whole numbers separated by commas"
                )
            position = Position(gold=tuple(map(int, amounts)))
        return Position(
            position.gold,
            self._number("court", 0, 200) if "court" in self.header else 0,
            self._number("turn", 1, 1_000_000) if "turn" in self.header else 1,
            self._players("next", [self.header["next"][1]], players)[0] if "next" in self.header else None,
            self._players("shown", self._list("shown"), players) if "shown" in self.header else (),
        )

    def _result(self, players: list[str]) -> tuple[str, ...] | None:
        if "result" not in self.header:
            return None
        if self.header["result"][1] == "*":
            return ()
        return self._players("result", self._list("result"), players)

    def _players(self, key: str, names: list[str], players: list[str]) -> tuple[str, ...]:
        for name in names:
            if name not in players:
                raise BadRecord(self.header[key][0], f"{key}: nobody is called {quoted(name)}; the players are {', '.join(players)}")
            if names.count(name) > 1:
                raise BadRecord(self.header[key][0], f"{key}: {name} is there twice")
        return tuple(names)
