"""What bots show of their feelings. It follows from what everybody has seen, and from dice that anybody could throw."""

import zlib
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final

from mascarade.luck import advanced, drawn, seeded
from mascarade.outlook import Happening, seen
from mascarade.rules.setup import slots_of
from mascarade.server.messages import Feeling, Mood, Temperament
from mascarade.server.seats import temperament_of
from mascarade.server.showing import state_now
from mascarade.server.table import Table
from mascarade.views import ONLOOKER

MOODS: Final[dict[Mood, tuple[float, float, int]]] = {
    "won": (1.0, 0.9, 3),
    "caught": (0.8, 0.5, 5),
    "robbed": (0.55, 0.5, 4),
    "proud": (0.6, 0.5, 4),
    "lucky": (0.5, 0.4, 4),
    "beaten": (0.4, 0.7, 3),
    "boast": (0.3, 0.6, 5),
    "amused": (0.2, 0.3, 3),
}
"""By mood, the strongest first: how likely it shows, how likely it is put into words, and how many lines there are for it."""
LIVELY: Final[dict[Temperament | None, float]] = {"cautious": 0.6, "bold": 1.3, "whimsical": 1.3}
"""Who shows more of them, or less."""
FACES: Final = 2
"""Nobody wants more at a time."""
TALKATIVE: Final = 2
"""Of so many turns one has words."""
SIDES: Final = 1 << 24
"""Of their dice."""
MUCH: Final = 3
"""So much gold at once leaves nobody cold."""


def feelings(table: Table) -> list[Feeling]:
    """What the last decision makes bots show."""
    game = table.playing
    if not game.history[-1]:
        return []
    bots = {player: temperament_of(seat) for player, seat in enumerate(table.seats) if seat.guest is None}
    if not bots:
        return []
    turn = table.turns[-1] + sum(map(ord, table.code))
    silent = turn % TALKATIVE != 0
    shown: dict[int, Feeling] = {}
    moods = set(_moods(table, seen(game, ONLOOKER, game.history[-1])))
    for number, (mood, (likely, wordy, lines)) in enumerate(MOODS.items()):
        for player, temperament in bots.items():
            if (player, mood) not in moods or player in shown or len(shown) == FACES:
                continue
            one, other = _dice(table, player, number)
            if one < likely * LIVELY.get(temperament, 1.0):
                talks = other < wordy and (mood in ("won", "beaten") or not silent) and not any(one.line for one in shown.values())
                shown[player] = Feeling(player, mood, 1 + (turn // TALKATIVE + player) % lines if talks else 0)
    return list(shown.values())


def _dice(table: Table, player: int, mood: int) -> tuple[float, float]:
    """Two numbers from 0 to 1: the same ones whatever has happened, and in every browser."""
    first = advanced(seeded(zlib.crc32(table.code.encode()), len(table.playing.actions) << 8 | player << 4 | mood))
    return drawn(first, SIDES) / SIDES, drawn(advanced(first), SIDES) / SIDES


def _moods(table: Table, events: Sequence[Happening]) -> Iterator[tuple[int, Mood]]:
    """Who has reason to feel what."""
    players = range(len(table.seats))
    answers = takewhile(lambda event: event.what != "used", events)  # what is shown later is a power's doing
    shown = [event for event in answers if event.what == "showed"]
    true = _said(table) if shown else None
    slots = slots_of(len(table.seats))
    caught = {event.cards[0] // slots for event in shown if event.character != true}
    for event in shown:
        yield event.cards[0] // slots, "proud" if event.character == true else "caught"
    if caught:
        yield from ((player, "amused") for player in players if player not in caught)
    for event in events:
        if event.what == "used" and event.player is not None and not shown:
            yield event.player, "boast"
        elif event.what == "paid" and (event.amount or 0) >= MUCH:
            yield from ((player, "lucky") for player in players if player == event.payee)
            yield from ((player, "robbed") for player in players if player == event.payer and event.payee in players)
        elif event.what == "traded" and event.player is not None and event.other is not None:
            gold = state_now(table, None).gold
            yield from _trade(event.player, event.other, gold)
        elif event.what == "ended":
            yield from ((player, "won" if player in event.players else "beaten") for player in players)


def _trade(one: int, other: int, gold: Sequence[int]) -> Iterator[tuple[int, Mood]]:
    """Two have traded fortunes: who has more now was lucky."""
    if abs(gold[one] - gold[other]) >= MUCH:
        rich, poor = (one, other) if gold[one] > gold[other] else (other, one)
        yield rich, "lucky"
        yield poor, "robbed"


def _said(table: Table) -> str | None:
    """The character that was announced last, or named by whoever was accused."""
    for rows in reversed(table.playing.history):
        for event in seen(table.playing, ONLOOKER, rows):
            if event.what in ("announced", "named"):
                return event.character
    return None
