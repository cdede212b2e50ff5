"""R10 on the wire: in games that differ only in secrets, a client gets the same bytes: frames, order, sizes, resync, errors.

Apart from these, which are random in every game and tell nothing: a table's code, and the salt and commitment of the deal. The test gives
both games the same.
"""

import asyncio
import random
from types import SimpleNamespace
from unittest import mock

import msgspec
import pytest
from msgspec.structs import replace

from mascarade.bots.players import EXPERT
from mascarade.casts import Cast, printed_cast, printed_casts
from mascarade.game import NAMES
from mascarade.outlook import encode, of_game
from mascarade.server import clock, entries, live, messages, outbox, showing
from mascarade.server.bot_seats import BotSeat
from mascarade.server.errors import Refusal
from mascarade.server.live import Connection, Live
from mascarade.server.outbox import Outbox
from mascarade.server.table import Table
from tests.secrets.pairs import FLIPS, Knowledge
from tests.server.room import NEVER, Guest, call_it, hall, handle, happen, leave, say, table_of

SETUPS = [key for key in printed_casts() if key[1] <= 8] + [(1, 13, ""), (2, 12, "B")]


class Wire:
    """One game on a server of its own, with all its clients."""

    def __init__(self, cast: Cast, key: tuple[int, int, str], deal: list[str]) -> None:
        self.hall = hall(NEVER)
        self.guests = [Guest(name) for name in NAMES[: cast.players]]
        self.onlooker = Guest("onlooker")
        self.key, self.deal = key, deal

    async def open(self, memory: messages.Memory) -> None:
        options = messages.Options(edition=self.key[0], seats=self.key[1], scenario=self.key[2], starts="first", memory=memory)  # type: ignore[arg-type]
        self.live = await table_of(self.hall, self.guests, options, self.deal)
        call_it(self.hall, self.live, "AAAAAA")
        await say(self.hall, self.onlooker, messages.Watch("w", "AAAAAA"))
        self.forget()

    async def decide(self, action: int, meddler: int) -> None:
        """The one who decides does; somebody else, and the onlooker, try something that is refused."""
        game = self.live.table.game
        assert game is not None
        done = len(game.actions)
        decides = game.number(str(game.decides))
        if meddler != decides:
            await handle(self.hall, self.guests[meddler], messages.Decide(f"x{done}", 0, done))
        await handle(self.hall, self.onlooker, messages.Decide(f"x{done}", 0, done))
        await handle(self.hall, self.guests[decides], messages.Decide(f"wrong{done}", 264, done))
        await handle(self.hall, self.guests[decides], messages.Decide(f"d{done}", action, done))

    async def stand_in(self, action: int) -> None:
        """The one who decides is away, a bot decides, and they come back."""
        player = self.live.table.decider
        assert player is not None
        guest, now = self.guests[player], len(self.live.table.playing.actions)
        leave(self.hall, guest)
        for entry in (entries.StoodIn(player=player, on=True, since=now), entries.Decided(number=action)):
            happen(self.hall, self.live, entry)
        await handle(self.hall, guest, messages.Watch(f"b{now}", "AAAAAA"))
        if self.live.table.playing.decides is not None and now % 2:
            await handle(self.hall, guest, messages.CaughtUp(f"c{now}"))

    def forget(self) -> None:
        """Drop what was compared."""
        for guest in (*self.guests, self.onlooker):
            guest.frames.clear()

    async def come_back(self, guest: Guest, last: int | None) -> list[bytes]:
        """What a client gets that comes back after its connection broke."""
        again = Guest(guest.guest)
        await say(self.hall, again, messages.Watch("again", "AAAAAA", last))
        leave(self.hall, again)
        return again.frames


async def check(key: tuple[int, int, str], seed: int) -> tuple[int, list[str]]:
    """One pair of games: gives for how many viewers they were compared, and every leak."""
    rng = random.Random(seed)
    cast = printed_cast(*key)
    names = NAMES[: cast.players]
    deal = rng.sample(cast.codes, len(cast.codes))
    one, other = Wire(cast, key, deal), Wire(cast, key, deal)
    memory: messages.Memory = rng.choice(("usual", "usual", "only", "aid"))
    await one.open(memory)
    await other.open(memory)
    flippers = set(rng.sample(names, rng.choice((1, 2))))
    viewers: list[int] = [number for number, name in enumerate((*names, "onlooker")) if name not in flippers]
    compared: set[int] = set()
    leaks: list[str] = []
    knows = Knowledge(cast), Knowledge(cast)
    differ = False
    game, copy = one.live.table.game, other.live.table.game
    assert game is not None
    assert copy is not None
    while viewers and game.decides is not None and not leaks:
        decider = game.number(game.decides)
        if differ and decider in viewers and rng.random() < 0.05:  # a bot that takes over here decides the same
            level = rng.choice(("regular", EXPERT))
            made = [BotSeat(which, decider, level, seed).decide(which) for which in (game, copy)]
            if made[0] != made[1]:
                leaks.append(f"a bot for {game.decides} at decision {len(game.actions)}, {key}, seed {seed}")
        index = int(rng.random() * len(game.moves))
        action, move = game.choice.actions[index], game.moves[index]
        flip = action in FLIPS and game.decides in flippers and rng.random() < 0.5
        learnt = [knowledge.learn(move, which.cards, names) for knowledge, which in zip(knows, (game, copy), strict=True)]
        viewers = [viewer for viewer in viewers if learnt[0][(*names, None)[viewer]] == learnt[1][(*names, None)[viewer]]]
        differ = differ or flip
        meddler = rng.randrange(cast.players)
        stands_in = rng.random() < 0.1
        await (one.stand_in(action) if stands_in else one.decide(action, meddler))
        if game.decides is None or not viewers:
            break
        action = FLIPS[action] if flip else action
        await (other.stand_in(action) if stands_in else other.decide(action, meddler))
        for viewer in viewers if differ else ():
            compared.add(viewer)
            clients = [(*wire.guests, wire.onlooker)[viewer] for wire in (one, other)]
            frames = [client.frames for client in clients]
            if rng.random() < 0.05:
                last = rng.choice((None, one.live.table.version - 1, one.live.table.version - 3, 0))
                frames = [client.frames + await wire.come_back(client, last) for client, wire in zip(clients, (one, other), strict=True)]
            if frames[0] != frames[1]:
                leaks.append(f"{(*names, 'an onlooker')[viewer]} at {str(move)!r}, {key}, seed {seed}")
        one.forget()
        other.forget()
    return len(compared), leaks


def campaign(pairs: int, seed: int) -> tuple[int, list[str]]:
    """At least so many pairs, going round the setups."""
    done, leaks, number = 0, [], 0
    still = SimpleNamespace(monotonic=lambda: 0.0)  # or the seconds that are left would tell how busy the machine was
    with mock.patch.object(live, "time", still), mock.patch.object(clock, "time", still):
        while done < pairs and not leaks:
            compared, found = asyncio.run(check(SETUPS[number % len(SETUPS)], seed + number))
            done, number = done + compared, number + 1
            leaks += found
    return done, leaks


@pytest.mark.parametrize("part", range(2))
def test_the_same_bytes_for_games_that_differ_in_secrets(part: int) -> None:
    """R10.1 to R10.5, over a thousand pairs each."""
    pairs, leaks = campaign(1000, 10_000 * part)
    assert not leaks
    assert pairs >= 1000


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
def test_many_more_pairs(part: int) -> None:
    """R10.1 to R10.5, twenty times five thousand pairs."""
    assert campaign(5000, 1_000_000 + 100_000 * part)[1] == []


def _state_with_cards(patch: pytest.MonkeyPatch) -> None:
    honest = outbox.see
    patch.setattr(outbox, "see", lambda state, rows, viewer: (honest(state, rows, viewer)[0], tuple(rows)))


def _longer_after_an_exchange(patch: pytest.MonkeyPatch) -> None:
    honest = Outbox._tell_decision

    def leaking(self: Outbox, live: Live) -> None:
        before = len(self.unsent)
        honest(self, live)
        if live.table.recent[-1].rows[-1] >> 16 & 255 == 2:
            self.unsent[before:] = [(connection, message + b" ") for connection, message in self.unsent[before:]]

    patch.setattr(Outbox, "_tell_decision", leaking)


def _order_of_frames(patch: pytest.MonkeyPatch) -> None:
    honest = Outbox._tell_decision

    def leaking(self: Outbox, live: Live) -> None:
        honest(self, live)
        assert live.table.game is not None
        if next(iter(live.table.game.cards.values())) == "judge":
            self.unsent.reverse()

    patch.setattr(Outbox, "_tell_decision", leaking)


def _resync_tells_more(patch: pytest.MonkeyPatch) -> None:
    honest = Outbox.catch_up

    def leaking(self: Outbox, connection: Connection, live: Live, last: int | None) -> None:
        honest(self, connection, live, last)
        if live.table.game is not None:
            self.send(connection, str(live.table.game.actions).encode())

    patch.setattr(Outbox, "catch_up", leaking)


def _log_tells_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(showing, "seen", lambda game, _, rows: of_game(game).happenings(rows))


def _error_depends_on_the_card(patch: pytest.MonkeyPatch) -> None:
    honest = Table.decide

    def leaking(self: Table, guest: str, action: int, after: int) -> object:
        assert self.game is not None
        try:
            return honest(self, guest, action, after)
        except Refusal as refusal:
            raise Refusal("late" if next(iter(self.game.cards.values())) == "king" else refusal.code) from None

    patch.setattr(Table, "decide", leaking)


def _choices_for_everybody_but_liars(patch: pytest.MonkeyPatch) -> None:
    honest = Outbox._tell_decision

    def leaking(self: Outbox, live: Live) -> None:
        before = len(self.unsent)
        honest(self, live)
        if next(iter(live.table.playing.cards.values())) == "judge":
            told = [(connection, msgspec.json.decode(message)) for connection, message in self.unsent[before:]]
            for _, message in told:
                message["choices"] = [one for one in message["choices"] if one["kind"] != "claim"]
            self.unsent[before:] = [(connection, encode(message)) for connection, message in told]

    patch.setattr(Outbox, "_tell_decision", leaking)


def _missed_by_everybody(patch: pytest.MonkeyPatch) -> None:
    honest = showing.state_for

    def leaking(table: Table, viewer: int, shared: messages.TableState) -> messages.TableState:
        missed = [one for player in range(len(table.seats)) for one in honest(table, player, shared).missed]
        return replace(honest(table, viewer, shared), missed=missed)

    patch.setattr(outbox, "state_for", leaking)


@pytest.mark.parametrize(
    "leak",
    [
        _missed_by_everybody,
        _state_with_cards,
        _longer_after_an_exchange,
        _order_of_frames,
        _resync_tells_more,
        _log_tells_all,
        _error_depends_on_the_card,
        _choices_for_everybody_but_liars,
    ],
)
def test_a_leak_on_the_wire_is_caught(leak: object, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)  # type: ignore[operator]
    assert campaign(1500, 77)[1]
