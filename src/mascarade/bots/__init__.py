"""Bots: players that are programs. A bot gets its own views and nothing else, so it cannot know what a person in its place could not."""

from collections.abc import Mapping
from typing import Protocol

from mascarade.moves import Card, Move
from mascarade.views import View


class Bot(Protocol):
    """What every bot can do."""

    @property
    def name(self) -> str:
        """The player it is."""

    def deal(self, cards: Mapping[Card, str]) -> None:
        """A game begins: everybody sees all cards (R1.5)."""

    def watch(self, view: View) -> None:
        """Somebody has decided; `view.events` is what this player may know of it. Called after every decision."""

    def decide(self, view: View) -> Move:
        """One of `view.moves`."""
