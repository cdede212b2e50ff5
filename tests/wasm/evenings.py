"""Evenings at a table of the server, by lot: what people ask for, how time passes, and everything that they are told.

The same is then asked for at a table in a browser, see tests/wasm/evenings.ts.
"""

import asyncio
import json
import random
import re
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast
from unittest import mock

import mascarade
from mascarade.casts import Cast, printed_cast, printed_casts
from mascarade.expert.network import SHIPPED
from mascarade.rules.layout import PASS
from mascarade.server import entries, messages
from mascarade.server.client import decode
from mascarade.server.clock import Pace
from mascarade.server.hall import Hall
from mascarade.server.sqlite import SqliteLedger
from mascarade.wasm.kept import core_wasm
from tests.server.room import Guest
from tests.server.virtual import Loop
from tests.wasm.beside import NODE, own_casts

PACE = Pace(think=(1.0, 1.0), answer=(0.5, 0.5), deal=20.0, away=10.0)
MOST = 400
"""So many things happen in an evening at most."""
LEVELS = ("novice", "casual", "regular", "sharp", "master")
TIMES = re.compile(rb'("(?:deadline|deal_seconds|takeover)":\d+)\.0\b')
"""JavaScript has one kind of numbers."""

Step = dict[str, Any]


class Evening:
    """Some people, one device, one table after the other."""

    def __init__(self, options: dict[str, Any], people: int, seed: int) -> None:
        self.dice = random.Random(seed)
        self.options, self.steps = options, list[Step]()
        self.said: list[list[list[bytes]]] = []
        """After each step, by person: what they were told."""
        self.loop = Loop(0.0)
        self.hall = Hall(SqliteLedger(":memory:"), PACE)
        self.people = [Guest(str(number)) for number in range(people)]
        self.codes: list[str] = []
        self.count = 0

    def now(self) -> float:
        return self.loop.now

    # -- what happens ------------------------------------------------------------------------------------------------------------------

    def ask(self, who: int, **message: Any) -> None:
        """Somebody asks for something."""
        self.step({"who": who, "message": message})

    def act(self, who: int, **message: Any) -> None:
        """The same, with an id."""
        self.count += 1
        self.ask(who, **message | {"id": f"a{self.count}"})

    def step(self, step: Step) -> None:
        self.steps.append(step)
        before = [len(one.frames) for one in self.people]
        if "message" in step:
            self.hall.handle(self.people[step["who"]], decode(json.dumps(step["message"])))
        elif "gone" in step:
            self.hall.leave(self.people[step["gone"]])
        else:
            self.loop.now += step["pass"]
        while self.loop.turn():
            pass
        self.said.append([[TIMES.sub(rb"\1", frame) for frame in one.frames[at:]] for one, at in zip(self.people, before, strict=True)])
        for code in self.hall.tables:
            if code not in self.codes:
                self.codes.append(code)

    def wait(self) -> bool:
        """Let time pass until something happens by itself; gives whether it will."""
        due = [at for at, _, handle in self.loop._later if not handle.cancelled and handle.what == self.hall.clock._ring]
        if due:
            self.step({"pass": min(due) - self.loop.now})
        return bool(due)

    # -- an evening --------------------------------------------------------------------------------------------------------------------

    def spend(self) -> None:
        """All of it."""
        asyncio._set_running_loop(cast(asyncio.AbstractEventLoop, self.loop))
        try:
            with mock.patch.object(time, "monotonic", self.now):
                self._arrive()
                while len(self.steps) < MOST and self.table()["phase"] != "over":
                    self._moment()
                if self.table()["phase"] == "over":
                    self._after()
        finally:
            asyncio._set_running_loop(None)

    def _arrive(self) -> None:
        for who in range(len(self.people)):
            self.ask(who, do="hello", protocol=messages.PROTOCOL, sharer=who)
        self.act(0, do="check_cast", options=self.options)
        if len(self.people) == 1:
            self.act(0, do="quick", name="Ördög, 1. & co", options=self.options)
        else:
            self._gather()
        for who in range(len(self.people)):
            if self.dice.random() < 0.9 or len(self.people) == 1:
                self.act(who, do="ready")

    def _gather(self) -> None:
        names = ("Anne:Marie", "李小龍", "ÉVA", "Ｂｏｂ", "anna", "Z+", "ß", "d", "e", "f", "g", "h", "i")
        self.act(0, do="make", name=names[0], options=self.options, face={"mask": "owl", "colour": "sky"})
        for who in range(1, len(self.people)):
            self.act(who, do="watch", table=self.codes[-1])
            self.act(who, do="join", name="anne:marie")
            self.act(who, do="join", name=names[who], face={"mask": "owl", "colour": "sky"})
        seats = self.table()["options"]["seats"]
        if len(self.people) < seats:
            self.act(0, do="add_bot", level=self.dice.choice(LEVELS), temperament=self.dice.choice([None, "bold"]))
            order = self.dice.sample(range(len(self.people) + 1), len(self.people) + 1)
            self.act(0, do="reorder", order=order)
        self.act(len(self.people) - 1, do="wear", face={"mask": "bat", "colour": "rose"})
        self.act(1, do="start")
        self.act(0, do="start")

    def table(self, who: int = 0) -> dict[str, Any]:
        """The table as somebody was told of it last."""
        found: dict[str, Any] = {}
        for frame in reversed(self.people[who].frames):
            one = json.loads(frame)
            if one["is"] == "table":
                return one | found
            if one["is"] == "decided" and not found:
                found = {"game": one["game"], "choices": one["choices"], "version": one["version"]}
        return found

    def _moment(self) -> None:
        who, luck = self.dice.randrange(len(self.people)), self.dice.random()
        person = self.people[who]
        if person.live is None:
            last = self.table(who).get("version") if luck < 0.6 else None
            self.act(who, do="watch", table=self.codes[-1], last=last)
            return
        table, game = self.table(who), self.table(who)["game"]
        if luck < 0.02:
            self.step({"gone": who})
        elif luck < 0.03 and table["missed"]:
            self.act(who, do="caught_up")
        elif luck < 0.06:
            self._talk(who)
        elif luck < 0.1 and game is not None:
            self.act(who, do="prepare", answer=self.dice.choice(["pass", "watch", None]))
        elif luck < 0.12 and game is not None:
            self.act(who, do="decide", action=self.dice.choice([0, 40, PASS]), after=max(0, game["decisions"] - self.dice.randrange(2)))
        elif luck < 0.122:
            self.act(who, do="leave")
        elif table["phase"] == "game" and game["decides"] == table["you"] and table["you"] is not None:
            choices = [one["action"] for one in table["choices"]]
            self.act(
                who, do="decide", action=choices[-1] if self.dice.random() < 0.1 else self.dice.choice(choices), after=game["decisions"]
            )
        elif not self.wait() and table["phase"] == "deal":
            self.act(who, do="ready")

    def _talk(self, who: int) -> None:
        said: list[Step] = [{"do": "say", "text": " no \u200bway! "}, {"do": "react", "what": "gasp"}, {"do": "say", "text": "\u200b"}]
        self.act(who, **self.dice.choice([*said, {"do": "whisper", "name": "who", "text": "psst"}]))

    def _after(self) -> None:
        for who in range(len(self.people)):
            if self.people[who].live is None:
                self.act(who, do="watch", table=self.codes[-1])
            self.act(who, do="replay")
            self.act(who, do="rematch", agree=self.dice.random() < 0.8)
        for who in range(len(self.people)):
            self.act(who, do="play_again", others=self.dice.choice(["bots", "close"]))
        for who in range(len(self.people)):
            self.act(who, do="watch", table=self.codes[-1])
            self.act(who, do="ready")
        for _ in range(12):
            self.wait()

    # -- the same elsewhere ------------------------------------------------------------------------------------------------------------

    def job(self) -> dict[str, Any]:
        """What a browser is to do."""
        deals = [entry for code in self.codes for entry in self._entries(code) if isinstance(entry, entries.Dealt)]
        luck = [{"deal": one.deal, "salt": one.salt, "starts": one.starts, "seed": str(one.seed)} for one in deals]
        pace = {"think": PACE.think, "answer": PACE.answer, "heard": PACE.heard, "deal": PACE.deal, "away": PACE.away}
        facts = {"version": mascarade.__version__, "people": len(self.people), "pace": pace}
        return {**facts, "codes": self.codes, "deals": luck, "steps": self.steps}

    def _entries(self, code: str) -> Iterator[entries.AnyEntry]:
        yield from map(entries.decode, self.hall.ledger.read(code))


def options_of(cast: Cast, scenario: str, printed: bool, dice: random.Random) -> dict[str, Any]:
    """Options for a cast, and whatever else a host may choose."""
    blanks = [
        {"code": one.code, "name": one.name, "steps": list(map(str, one.steps)), "copies": one.copies, "players": one.players}
        for one in cast.blanks
    ]
    own = {"scenario": scenario} if printed else {"cast": list(cast.codes), "blanks": blanks}
    return {
        "edition": cast.edition,
        "seats": cast.players,
        **own,
        "starts": dice.choice(["random", "first"]),
        "seconds": dice.choice([None, None, 30]),
        "memory": dice.choice(["usual", "only", "aid"]),
        "onlookers": dice.random() < 0.8,
        "chat": dice.random() < 0.8,
        "fill": dice.choice(LEVELS),
    }


def evenings(many: int, seed: int = 1, fill: str = "") -> list[Evening]:
    """With every printed cast in turn, and between them with players' own casts that have blank cards."""
    dice = random.Random(seed)
    printed = list(printed_casts())
    own = list(own_casts(max(1, many // 3), seed))
    found = []
    for number in range(many):
        if number % 3 == 2:
            options = options_of(own[number // 3], "", False, dice)
        else:
            key = printed[(number - number // 3) % len(printed)]
            options = options_of(printed_cast(*key), key[2], True, dice)
        people = dice.choice([1, 1, 2, 3, options["seats"]])
        found.append(Evening(options | ({"fill": fill} if fill else {}), min(people, options["seats"], 13), dice.randrange(1 << 30)))
    return found


def elsewhere(jobs: list[dict[str, Any]], *more: str) -> list[Any]:
    """What the browser's tables say."""
    command = [str(NODE), "--no-warnings", str(Path(__file__).with_name("evenings.ts")), str(core_wasm()), str(SHIPPED), *more]
    done = subprocess.run(command, input=json.dumps(jobs), stdout=subprocess.PIPE, text=True, check=True)
    found: list[Any] = json.loads(done.stdout)
    return found
