"""What a browser says of a game is what the server says of it, byte by byte."""

import base64
import hashlib
import json
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mascarade.casts import Cast, printed_cast, printed_casts, setup_of
from mascarade.game import NAMES
from mascarade.outlook import encode
from mascarade.rules.characters import VERBS
from mascarade.server import entries, messages
from mascarade.server.live import Faults, Live
from mascarade.server.outbox import Outbox
from mascarade.server.replays import replay_of
from mascarade.server.showing import log_for, open_state, state_for
from mascarade.server.table import Table
from mascarade.views import ONLOOKER
from mascarade.wasm.kept import core_wasm
from tests.core.setups import all_setups
from tests.wasm.beside import NODE, own_casts
from tests.wasm.evenings import options_of


class Viewer:
    """Somebody connected."""

    address = ""
    live: Live | None = None

    def __init__(self, guest: str) -> None:
        self.guest = guest

    def send(self, messages: list[bytes]) -> None:
        """Nothing is delivered here: what is to be sent is read in the outbox."""


class Room:
    """A table of the server with a random game at it, at which some look on."""

    def __init__(self, cast: Cast, scenario: str, dice: random.Random) -> None:
        self.cast, self.dice = cast, dice
        names = NAMES[: cast.players]
        chosen = options_of(cast, scenario, not cast.blanks, dice) | {"memory": "aid", "onlookers": True, "seconds": None}
        options = msgspec.convert(chosen, messages.Options)
        self.steps = set[str]()
        """What powers did."""
        self.live = Live(Table("ABCDEF"), Faults())
        self._write(entries.Opened(options=options, guest=names[0], name=names[0]))
        for name in names[1:]:
            self._write(entries.Joined(guest=name, name=name))
        deal = dice.sample(cast.codes, len(cast.codes))
        self.starts = dice.randrange(cast.players)
        self._write(entries.Dealt(bots=[], deal=deal, salt="00", starts=self.starts, seed=1))
        self._write(entries.Begun())
        self.live.table.version = 0
        self.viewers = [dice.randrange(cast.players), ONLOOKER]
        for viewer in self.viewers:
            self.live.come(Viewer("" if viewer == ONLOOKER else names[viewer]))
        self.deal = [tuple(cast.characters).index(code) for code in deal]
        self.came = dice.randrange(40)

    def _write(self, entry: entries.AnyEntry) -> None:
        self.live.apply(entry)

    def said(self) -> list[bytes]:
        """All that they are told, in the order of `viewers`."""
        table, found = self.live.table, []
        while table.phase != "over":
            if len(table.playing.actions) == self.came:
                found += self._to_whom_comes(table)
            entry = entries.Decided(number=self.dice.choice(table.playing.choice.actions))
            self._write(entry)
            outbox = Outbox()
            outbox.tell(self.live, entry)
            told = {connection.guest: message for connection, message in outbox.unsent}
            found += [told["" if viewer == ONLOOKER else NAMES[viewer]] for viewer in self.viewers]
        state = state_for(table, ONLOOKER, open_state(table, (), None))
        replay = replay_of(table.playing, list(table.playing.players))
        replay.id = "a"
        assert state.reveal is not None
        used = [event.character for step in replay.steps for event in step.events if event.what == "used"]
        self.steps = {step.verb for code in used if code is not None for step in self.cast.characters[code].steps}
        return [*found, encode(state.reveal.cards), encode(replay)]

    def _to_whom_comes(self, table: Table) -> Iterator[bytes]:
        shared = open_state(table, (), None)
        for viewer in self.viewers:
            state = state_for(table, viewer, shared)
            yield encode(log_for(table, viewer))
            yield encode([state.game, state.choices, state.this_turn])

    def job(self) -> dict[str, Any]:
        game = self.live.table.playing
        return {
            "setup": base64.b64encode(setup_of(self.cast).tobytes()).decode(),
            "codes": list(self.cast.characters),
            "cast": list(self.cast.codes),
            "edition": self.cast.edition,
            "names": list(game.players),
            "deal": self.deal,
            "starts": self.starts,
            "actions": list(game.actions),
            "viewers": self.viewers,
            "came": self.came,
        }


def compare(games: int) -> None:
    """Games with every printed cast in turn, and with players' own that have blank cards; every step of a power is played."""
    dice = random.Random(1)
    printed = [(printed_cast(*one), one[2]) for one in printed_casts()]
    own = [*own_casts(len(printed), seed=1), all_setups()["edition 2, later steps"]]
    casts = [*printed, *((cast, "") for cast in own)]
    rooms = [Room(*casts[number % len(casts)], dice) for number in range(games)]
    said = [b"\n".join(room.said()) for room in rooms]
    command = [str(NODE), "--no-warnings", str(Path(__file__).with_name("messages.ts")), str(core_wasm())]
    jobs = json.dumps([room.job() for room in rooms])
    done = subprocess.run(command, input=jobs, stdout=subprocess.PIPE, text=True, check=True)
    assert {step for room in rooms for step in room.steps} == set(VERBS)
    assert json.loads(done.stdout) == [hashlib.sha256(all_of_it).hexdigest() for all_of_it in said]


def test_a_thousand_games_are_told_as_the_server_tells_them() -> None:
    compare(1000)


@pytest.mark.long
def test_ten_thousand_games_are_told_as_the_server_tells_them() -> None:
    compare(10_000)
