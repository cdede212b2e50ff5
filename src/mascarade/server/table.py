"""One table: what its entries make of it, and which entries an action makes. It knows no transport, no time and no database."""

import hashlib
import secrets
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, get_args

from msgspec.structs import replace

from mascarade.blank import blank_character
from mascarade.bots.players import EXPERT
from mascarade.casts import Cast, Problem, cast_problems, own_cast, printed_cast
from mascarade.errors import BadCast, BadCharacter
from mascarade.game import Game, Position
from mascarade.moves import BAD_NAME
from mascarade.outlook import BlankCard, Choice, GameState, Happening, Outlook, cards_by_number, game_state, of_game, seen
from mascarade.record import record_of
from mascarade.rules import layout
from mascarade.rules.characters import Character
from mascarade.rules.setup import slots_of
from mascarade.server import entries, messages
from mascarade.server.errors import Refusal
from mascarade.verify import commitment
from mascarade.views import ONLOOKER

Phase = Literal["lobby", "deal", "game", "over"]

UNSEEN: Final = (entries.Prepared, entries.Spoke)
"""Entries that are no new version of the table."""

BOT_NAMES: Final = (
    *("Aurelia", "Balthazar", "Colombina", "Dorian", "Esmeralda", "Fabrizio", "Ginevra", "Hector", "Isolde", "Jacopo", "Lucrezia"),
    *("Marcello", "Ottavia", "Pantalone", "Rosaura", "Serafina", "Tiberio", "Ursula", "Valentino", "Zerbinetta"),
)


@dataclass
class Seat:
    """Somebody at the table."""

    name: str
    guest: str | None = None
    """Who it is, if it is a guest."""
    level: messages.Level | None = None
    """How well a bot plays."""
    temperament: messages.Temperament | None = None
    """What risks it likes, if the host has chosen."""
    stand_in: bool = False
    ready: bool = False
    prepared: Literal["pass", "watch"] | None = None


def temperament_of(seat: Seat) -> messages.Temperament | None:
    """What risks a bot likes: as the host has chosen, or as goes with its name. Guests and experts have none."""
    if seat.level in (None, EXPERT):
        return None
    known = get_args(messages.Temperament)
    return seat.temperament or known[sum(map(ord, seat.name)) % len(known)]


def player_of(seat: Seat) -> str:
    """Which player a bot on this seat is, by name; the stand-in of a guest is a regular one."""
    temperament = temperament_of(seat)
    return (seat.level or "regular") + (f":{temperament}" if temperament else "")


@dataclass
class Table:
    """A table as its entries make it. `apply` is the only thing that changes it."""

    code: str
    options: messages.Options = field(default_factory=messages.Options)
    seats: list[Seat] = field(default_factory=list)
    host: str = ""
    phase: Phase = "lobby"
    number: int = 0
    """How many entries there are."""
    version: int = 0
    """How many of them changed what everybody sees: the version of what clients have. Prepared answers are nobody else's business."""
    actions: set[str] = field(default_factory=set)
    """The ids of the clients' actions so far."""
    game: Game | None = None
    salt: str = ""
    seed: int = 0
    commitment: str | None = None
    next_table: str | None = None
    reveal: messages.Reveal | None = None
    """Everything, made once when the game is over."""
    said: list[messages.Said] = field(default_factory=list)
    _look: Outlook | None = None
    _decider: int | None = None

    # -- what entries do ---------------------------------------------------------------------------------------------------------------

    def apply(self, entry: entries.AnyEntry) -> None:
        """Let an entry happen."""
        self.number += 1
        if not isinstance(entry, UNSEEN):
            self.version += 1
        if entry.action:
            self.actions.add(entry.action)
        match entry:
            case entries.Made(number=number):
                self._decide(number)
            case entries.Opened(options=options, guest=guest, name=name):
                self.options, self.host = options, guest
                self.seats.append(Seat(name, guest))
            case entries.Joined(guest=guest, name=name):
                self.seats.append(Seat(name, guest))
                self.host = self.host or guest  # at a table that everybody had left
            case entries.GotUp(guest=guest):
                self._get_up(self.place(guest))
            case entries.BotCame(level=level, name=name, temperament=temperament):
                self.seats.append(Seat(name, level=level, temperament=temperament))
            case entries.SentAway(place=place):
                self._get_up(place)
            case entries.Reseated(order=order):
                self.seats = [self.seats[place] for place in order]
                self._move_sayings({old: new for new, old in enumerate(order)})
            case entries.Changed(options=options):
                self.options = options
            case entries.HostIs(guest=guest):
                self.host = guest
            case entries.Dealt():
                self._deal(entry)
            case entries.WasReady(guest=guest):
                self.seats[self.place(guest)].ready = True
            case entries.Begun():
                self.phase = "game"
            case entries.Prepared(guest=guest, answer=answer):
                self.seats[self.place(guest)].prepared = answer
            case entries.StoodIn(place=place, on=on):
                self.seats[place].stand_in = on
            case entries.Spoke(guest=guest, text=text, what=what):
                self.said = [*self.said[-49:], messages.Said(self.find(guest), text, what)]
            case entries.PlayedAgain(code=code):
                self.next_table = code
        game = self.game
        self._decider = None if game is None or game.decides is None or self.phase != "game" else game.number(game.decides)

    def _get_up(self, place: int) -> None:
        seat = self.seats[place]
        if self.phase == "lobby":
            del self.seats[place]
            self._move_sayings({old: old - (old > place) for old in range(len(self.seats) + 1) if old != place})
        else:  # during a game the seat stays, and a bot plays on for good
            seat.level, seat.stand_in = self.options.fill, False
            seat.guest = None
        if self.host not in (one.guest for one in self.seats):
            self.host = next((one.guest for one in self.seats if one.guest), "")

    def _move_sayings(self, places: dict[int, int]) -> None:
        self.said = [messages.Said(None if one.place is None else places.get(one.place), one.text, one.what) for one in self.said]

    def _deal(self, entry: entries.Dealt) -> None:
        self.seats += [Seat(name, level=self.options.fill) for name in entry.bots]
        names = game_names([seat.name for seat in self.seats])
        start = None if entry.starts == 0 else Position(next=names[entry.starts])
        self.game = Game(self.cast(), names, entry.deal, start)
        self.salt, self.seed = entry.salt, entry.seed
        self.commitment = commitment(entry.salt, entry.deal)
        self.phase = "deal"

    def _decide(self, number: int) -> None:
        assert self.game is not None
        decider = self.decider()
        self.game.play_action(number)
        if decider is not None:
            self.seats[decider].prepared = None
        if self.game.decides is None:
            self.phase, self.reveal = "over", self._reveal()
        elif self.game.history[-1] and not self.answering():
            for seat in self.seats:
                seat.prepared = None

    # -- who and what ------------------------------------------------------------------------------------------------------------------

    def find(self, guest: str) -> int | None:
        """A guest's place, or None for an onlooker."""
        for place, seat in enumerate(self.seats):
            if seat.guest == guest:
                return place
        return None

    def place(self, guest: str) -> int:
        """A guest's place. Raises Refusal for an onlooker."""
        place = self.find(guest)
        if place is None:
            raise Refusal("not-seated")
        return place

    def decider(self) -> int | None:
        """The place of the one who decides."""
        return self._decider

    def answering(self) -> bool:
        """Whether an announcement is being answered."""
        return self.game is not None and self.game.choice.actions[:1] == (layout.PASS,)

    def blanks(self) -> tuple[Character, ...]:
        """The blank cards that the options describe. Raises BadCharacter."""
        return blanks_of(self.options)

    def cast(self) -> Cast:
        """The cast that the options ask for. Raises BadCast or BadCharacter."""
        return cast_of(self.options)

    # -- what actions make -------------------------------------------------------------------------------------------------------------

    def need(self, *phases: Phase) -> None:
        """Refuse an action that belongs to another phase."""
        if self.phase not in phases:
            raise Refusal("not-now")

    def need_host(self, guest: str) -> None:
        """Refuse an action that only the host may take."""
        if guest != self.host:
            raise Refusal("not-host")

    def join(self, guest: str, name: str) -> entries.AnyEntry:
        """A guest sits down."""
        self.need("lobby")
        if self.find(guest) is not None:
            raise Refusal("not-now")
        if len(self.seats) >= self.options.seats:
            raise Refusal("table-full")
        return entries.Joined(guest=guest, name=self.free_name(name))

    def free_name(self, name: str) -> str:
        """A name that nobody at the table has. Raises Refusal if it can be none."""
        clean = clean_name(name)
        if any(seat.name.casefold() == clean.casefold() for seat in self.seats):
            raise Refusal("name-taken", name=clean)
        return clean

    def add_bot(self, guest: str, level: messages.Level, temperament: messages.Temperament | None = None) -> entries.AnyEntry:
        """The host lets a bot take a seat. Raises Refusal for an expert with a temperament."""
        if level == EXPERT and temperament is not None:
            raise Refusal("bad-message")
        self.need("lobby")
        self.need_host(guest)
        if len(self.seats) >= self.options.seats:
            raise Refusal("table-full")
        return entries.BotCame(level=level, name=self.bot_names(1)[0], temperament=temperament)

    def bot_names(self, many: int) -> list[str]:
        """Names for bots that nobody has yet."""
        taken = {seat.name.casefold() for seat in self.seats}
        offset = int(hashlib.sha256(self.code.encode()).hexdigest(), 16)
        pool = [BOT_NAMES[(offset + number) % len(BOT_NAMES)] for number in range(len(BOT_NAMES))]
        return [name for name in pool if name.casefold() not in taken][:many]

    def change(self, guest: str, options: messages.Options) -> entries.AnyEntry:
        """The host changes the options."""
        self.need("lobby")
        self.need_host(guest)
        if options.seats < len(self.seats):
            raise Refusal("table-full")
        return entries.Changed(options=options)

    def send_away(self, guest: str, place: int) -> entries.AnyEntry:
        """The host frees a seat."""
        self.need("lobby")
        self.need_host(guest)
        if place >= len(self.seats) or self.seats[place].guest == guest:
            raise Refusal("not-now")
        return entries.SentAway(place=place)

    def reorder(self, guest: str, order: list[int]) -> entries.AnyEntry:
        """The host changes the order of seats."""
        self.need("lobby")
        self.need_host(guest)
        if sorted(order) != list(range(len(self.seats))):
            raise Refusal("bad-message")
        return entries.Reseated(order=order)

    def hand_over(self, guest: str, place: int) -> entries.AnyEntry:
        """The host makes somebody else host."""
        self.need_host(guest)
        if place >= len(self.seats) or self.seats[place].guest is None:
            raise Refusal("not-now")
        return entries.HostIs(guest=str(self.seats[place].guest))

    def start(self, guest: str) -> entries.AnyEntry:
        """The host starts: bots take the empty seats, the cards are dealt by the operating system's randomness."""
        self.need("lobby")
        self.need_host(guest)
        if self.problems():
            raise Refusal("bad-cast")
        cards = list(self.cast().codes)
        secrets.SystemRandom().shuffle(cards)
        starts = secrets.randbelow(self.options.seats) if self.options.starts == "random" else 0
        bots = self.bot_names(self.options.seats - len(self.seats))
        return entries.Dealt(bots=bots, deal=cards, salt=secrets.token_hex(32), starts=starts, seed=secrets.randbits(32))

    def ready(self, guest: str) -> entries.AnyEntry:
        """A guest has seen the deal."""
        self.need("deal")
        self.place(guest)
        return entries.WasReady(guest=guest)

    def everybody_ready(self) -> bool:
        """Whether the cards can be turned down."""
        return all(seat.ready or seat.guest is None for seat in self.seats)

    def decide(self, guest: str, action: int, after: int) -> entries.AnyEntry:
        """A guest decides."""
        self.need("game")
        place = self.place(guest)
        assert self.game is not None
        if place != self.decider():
            raise Refusal("not-now")
        if after != len(self.game.actions):
            raise Refusal("late")
        if action not in self.game.choice.actions:
            raise Refusal("not-allowed")
        return entries.Made(number=action)

    def prepare(self, guest: str, answer: Literal["pass", "watch"] | None) -> entries.AnyEntry:
        """A guest prepares an answer to the announcement."""
        self.need("game")
        place = self.place(guest)
        if not self.answering() or place == self.decider():
            raise Refusal("not-now")
        return entries.Prepared(guest=guest, answer=answer)

    def prepared_answer(self) -> int | None:
        """The decision that the one who decides has prepared, if it still holds."""
        place = self.decider()
        answer = None if place is None else self.seats[place].prepared
        if answer is None or self.game is None or not self.answering():
            return None
        claims = len(self.game.view().hands) > 1
        return layout.PASS if answer == "pass" or (answer == "watch" and not claims) else None

    def say(self, guest: str, text: str | None, what: messages.Reaction | None) -> entries.AnyEntry:
        """Somebody at the table speaks or reacts."""
        self.place(guest)
        if text is not None and not self.options.chat:
            raise Refusal("chat-off")
        clean = None if text is None else "".join(one for one in text if one.isprintable()).strip()
        if clean == "":
            raise Refusal("bad-message")
        return entries.Spoke(guest=guest, text=clean, what=what)

    # -- what clients get --------------------------------------------------------------------------------------------------------------

    def problems(self) -> list[messages.Problem]:
        """The rules that the options break."""
        return options_problems(self.options)

    def state(self, guest: str, online: Collection[str], deadline: float | None) -> messages.TableState:
        """The whole table as a guest may see it."""
        you = self.find(guest)
        return self.state_for(ONLOOKER if you is None else you, self.open_state(online, deadline))

    def state_for(self, viewer: int, shared: messages.TableState) -> messages.TableState:
        """The whole table as one viewer may see it, out of what everybody may see."""
        running = self.phase in ("game", "over")
        remembered = self._remembered(viewer) if running and self.options.memory else []
        if viewer == ONLOOKER:
            return replace(shared, remembered=remembered) if remembered else shared
        choices = self.choices() if viewer == self.decider() else []
        return replace(shared, you=viewer, choices=choices, prepared=self.seats[viewer].prepared, remembered=remembered)

    def open_state(self, online: Collection[str], deadline: float | None) -> messages.TableState:
        """What everybody may see of the table."""
        game = self.game
        running = self.phase in ("game", "over")
        return messages.TableState(
            version=self.version,
            code=self.code,
            phase=self.phase,
            options=self.options,
            people=[self._person(seat, online) for seat in self.seats],
            host=self.find(self.host),
            you=None,
            problems=self.problems() if self.phase == "lobby" else [],
            slots=slots_of(self.options.seats),
            cast=list(game.cast.codes) if game else [],
            deal=cards_by_number(game) if game and self.phase == "deal" else None,
            deal_seconds=deadline if self.phase == "deal" else None,
            commitment=self.commitment,
            game=self.game_state(deadline) if running else None,
            choices=[],
            prepared=None,
            this_turn=self._this_turn() if running else [],
            remembered=[],
            said=self.said[-20:],
            next_table=self.next_table,
            reveal=self.reveal,
        )

    def _person(self, seat: Seat, online: Collection[str]) -> messages.Person:
        away = seat.guest is not None and seat.guest not in online
        return messages.Person(seat.name, seat.level, temperament_of(seat), away, seat.stand_in, seat.ready or seat.guest is None)

    def game_state(self, deadline: float | None) -> GameState:
        """What everybody may know of the game."""
        assert self.game is not None
        game = self.game
        return game_state(game.state, len(self.seats), slots_of(len(self.seats)), game.company.codes, len(game.actions), deadline)

    @property
    def look(self) -> Outlook:
        """The game in the protocol's terms."""
        assert self.game is not None
        if self._look is None:
            self._look = of_game(self.game)
        return self._look

    def choices(self) -> list[Choice]:
        """What the one who decides may do."""
        assert self.game is not None
        return self.look.choices(self.game.choice, self.game.state)

    def offered(self) -> bytes:
        """The same as JSON."""
        assert self.game is not None
        return self.look.offered(self.game.choice, self.game.state)

    def _this_turn(self) -> list[Happening]:
        """R3.4: what was said and shown lies before everybody until the turn ends. An announcement is the first thing in its turn."""
        assert self.game is not None
        rows: list[int] = []
        if self.phase == "over" or self.game_state(None).announced is None:
            return []
        for decision in reversed(self.game.history):
            rows = [*decision, *rows]
            if any(row >> 16 & 255 == layout.ANNOUNCED for row in decision):
                break
        return seen(self.game, ONLOOKER, rows)

    def _remembered(self, viewer: int) -> list[list[Happening]]:
        assert self.game is not None
        return [seen(self.game, viewer, rows) for rows in self.game.history]

    def _reveal(self) -> messages.Reveal:
        assert self.game is not None
        game = self.game
        outcome = game.outcome
        assert outcome is not None
        record = record_of(game, {"commitment": str(self.commitment), "salt": self.salt})
        return messages.Reveal(
            reason=outcome.reason,  # type: ignore[arg-type]  # one of the three that the protocol lists
            winners=[game.number(name) for name in outcome.winners],
            cards=cards_by_number(game),
            deal=list(game.deal),
            salt=self.salt,
            actions=list(game.actions),
            record=str(record),
        )


def clean_name(name: str) -> str:
    """A name as it is shown. Raises Refusal if it can be none."""
    clean = " ".join("".join(one for one in name if one.isprintable()).split())
    if not 1 <= len(clean) <= 24:
        raise Refusal("bad-name")
    return clean


def game_names(names: Sequence[str]) -> list[str]:
    """Names as a record can have them: without what it reserves, and all different."""
    found: list[str] = []
    for name in names:
        plain = BAD_NAME.sub("_", name) or "_"
        tried, number = plain, 1
        while tried in found or tried in ("centre", "none", "bank", "court"):
            number += 1
            tried = f"{plain[:20]}_{number}"
        found.append(tried)
    return found


def blanks_of(options: messages.Options) -> tuple[Character, ...]:
    """The blank cards that options describe. Raises BadCharacter."""
    return tuple([blank_of(one) for one in options.blanks])


def cast_of(options: messages.Options) -> Cast:
    """The cast that options ask for. Raises BadCast or BadCharacter."""
    if options.cast is None:
        return printed_cast(options.edition, options.seats, options.scenario)
    return own_cast(options.edition, options.seats, options.cast, blanks_of(options))


def blank_of(card: BlankCard) -> Character:
    """A blank card. Raises BadCharacter."""
    return blank_character(card.code, card.name, card.steps, card.copies, card.players)


def options_problems(options: messages.Options) -> list[messages.Problem]:
    """Every rule that options break."""
    for card in options.blanks if options.cast is not None else ():
        try:
            blank_of(card)
        except BadCharacter as error:
            return [messages.Problem("blank", {"field": error.field, "card": (card.name or card.code)[:32]})]
    try:
        if options.cast is None:
            printed_cast(options.edition, options.seats, options.scenario)
            return []
        found = cast_problems(options.edition, options.seats, options.cast, blanks_of(options))
    except BadCast as error:
        found = [problem for problem in error.problems if isinstance(problem, Problem)]
    return [messages.Problem(problem.code, dict(problem.values)) for problem in found]
