"""People who send everything that the protocol allows, at any time, and sometimes what makes sense."""

import random
from typing import Any, get_args

import msgspec

from mascarade.casts import printed_casts
from mascarade.server import messages
from mascarade.server.live import Live

NAMES = (
    *("Ada", "Bea", "Cleo", "*", "salt", "commitment", " salt", "players", "Aurelia", "a b", "a\tb", "a" * 24, "You", "onlooker", "None"),
    *(
        "ß",
        "ﬁ",
        "e\u0301",
        "\u00e9",
        "\u200b",
        "\u3164",
        "\u2800",
        "👑",
        "\u202eabc",
        "0",
        "-",
        "#",
        '"',
        "\\",
        "\x00",
        "a:b",
        "{}",
        "\ud7ff",
    ),
)
CARDS = ("judge", "king", "queen", "thief", "witch", "bishop", "smith", "salt", "nobody")
BLANKS = ({"code": "smith", "name": "Smith", "steps": ["bank 2"]}, {"code": "salt", "name": "*", "steps": ["bank 1", "look 1"]})
KINDS = [kind.__struct_config__.tag for kind in get_args(messages.Incoming)]
PRINTED = sorted(key for key in printed_casts() if key[1] <= 6)
DECODE = msgspec.json.Decoder(messages.Incoming).decode


def something(dice: random.Random, guest: str, live: Live | None, codes: list[str], identity: str) -> messages.Incoming:
    """A message that the server's door lets in."""
    while True:
        do = _sensible(dice, live, guest) if dice.random() < 0.6 else dice.choice(KINDS)
        values = _values(dice, do, live, codes)
        if do not in ("ping", "hello"):
            values["id"] = identity
        try:
            return DECODE(msgspec.json.encode({"do": do} | values))
        except msgspec.MsgspecError:
            continue


def _sensible(dice: random.Random, live: Live | None, guest: str) -> str:
    """What somebody would do who wants the game to go on."""
    if live is None:
        return dice.choice(("make", "quick", "watch", "watch", "watch"))
    seated = live.table.find(guest) is not None
    match live.table.phase:
        case "lobby":
            return dice.choice(("start", "add_bot") if seated else ("join", "join", "watch"))
        case "deal":
            return "ready"
        case "game" if live.table.decider == live.table.find(guest):
            return "decide"
        case "game":
            return dice.choice(("prepare", "say", "react", "leave", "decide", "caught_up") if seated else ("watch", "whisper"))
    return dice.choice(("rematch", "play_again", "replay", "watch", "make"))


def _values(dice: random.Random, do: str, live: Live | None, codes: list[str]) -> dict[str, Any]:
    match do:
        case "hello":
            return {"protocol": messages.PROTOCOL if dice.random() < 0.6 else dice.randrange(9), "seat": 0}
        case "make" | "quick":
            return {"name": dice.choice(NAMES), "options": _options(dice)}
        case "join":
            return {"name": dice.choice(NAMES)}
        case "change" | "check_cast":
            return {"options": _options(dice)}
        case "watch":
            code = dice.choice(codes) if codes and dice.random() < 0.9 else "QQQQQQ"
            return {"table": code, "last": dice.choice((None, 0, 1, 5, 1000, -1))}
        case "add_bot":
            return {"level": dice.choice(get_args(messages.Level)), "temperament": dice.choice((None, *get_args(messages.Temperament)))}
        case "remove" | "hand_over":
            return {"place": dice.randrange(6)}
        case "reorder":
            return {"order": _order(dice, live)}
        case "decide":
            return _decision(dice, live)
        case "prepare":
            return {"answer": dice.choice(("pass", "watch", None))}
        case "say":
            return {"text": dice.choice(NAMES)}
        case "whisper":
            return {"name": dice.choice(NAMES), "text": dice.choice(NAMES)}
        case "react":
            return {"what": dice.choice(get_args(messages.Reaction))}
        case "rematch":
            return {"agree": dice.random() < 0.8}
        case "play_again":
            return {"others": dice.choice(("bots", "close"))}
        case "replay":
            return {"lesson": dice.random() < 0.02}
    return {}


def _options(dice: random.Random) -> dict[str, Any]:
    edition, seats, scenario = dice.choice(PRINTED)
    if dice.random() < 0.1:
        seats = dice.randrange(2, 14)
    options: dict[str, Any] = {"edition": edition, "seats": seats, "scenario": scenario}
    if dice.random() < 0.1:
        options["cast"] = dice.choices(
            ("judge", "king", "queen", "thief", "witch", "bishop", "smith", "salt", "nobody"), k=dice.randrange(15)
        )
    if dice.random() < 0.1:
        options["cast"] = ["judge", "king", "queen", "thief", "bishop", "smith"]
        options |= {"edition": 1, "seats": dice.choice((4, 6)), "scenario": ""}
    if "cast" in options or dice.random() < 0.1:
        options["blanks"] = dice.choices(BLANKS, k=dice.choice((1, 1, 2)))
    options |= {
        "starts": dice.choice(("random", "first")),
        "seconds": dice.choice((None, 15, 60)),
        "fill": dice.choice(get_args(messages.Level)),
    }
    return options | {"memory": dice.choice(get_args(messages.Memory)), "chat": dice.random() < 0.7, "onlookers": dice.random() < 0.7}


def _order(dice: random.Random, live: Live | None) -> list[int]:
    order = list(range(len(live.table.seats))) if live is not None and dice.random() < 0.8 else dice.choices(range(13), k=dice.randrange(5))
    dice.shuffle(order)
    return order


def _decision(dice: random.Random, live: Live | None) -> dict[str, Any]:
    game = None if live is None else live.table.game
    if game is None or game.decides is None or dice.random() < 0.1:
        return {"action": dice.randrange(265), "after": dice.randrange(20)}
    return {"action": dice.choice(list(game.choice.actions)), "after": len(game.actions) - (dice.random() < 0.05)}
