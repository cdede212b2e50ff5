"""How to train: every number that can be chosen."""

from dataclasses import dataclass
from typing import Final

START: Final = "start"
"""A rival that plays as the player did at the start."""


@dataclass(frozen=True)
class Plan:
    """How to train."""

    minutes: float = 60.0
    """How long the player learns by playing; rate and entropy go down over that time."""
    visit: float = 0.35
    """The part of that time, at its beginning, in which it is nothing but a guest, unless it begins as somebody. Who learns in all rooms at
    once from the start soon plays like its selves, and never finds out how much there is to gain from others."""
    imitate: float = 2.0
    """Minutes before that in which it learns to do as the first of the bots does."""
    games: int = 8192
    """Games at once where the player is a guest, or the host; among its selves half as many, among bots of all levels a quarter."""
    challenge: int = 8
    """So many times as many games with a challenger, who learns nothing but to beat the player; 0 is none. Of as many games as elsewhere
    the player learns, too: the challenger has only one seat."""
    steps: int = 24
    """Decisions of the player in every game between updates, about; bots decide between them."""
    guest_steps: int = 10
    """The same where bots have all other seats, once the visit is over: those games keep the cores busy for longest, and it knows them."""
    batch: int = 8192
    """Decisions of the player that are learned from at once."""
    epochs: int = 2
    """How often each of them is learned from."""
    rate: float = 3e-4
    last_rate: float = 2e-5
    entropy: float = 0.03
    """How much it is worth to be hard to foretell, at the beginning: who can be foretold is easily beaten by those who study that."""
    last_entropy: float = 0.005
    """And at the end; and at any time among those who stay as they are, and do not study anybody. With many players it is worth less."""
    clip: float = 0.2
    """How far one update may change the chance of a decision."""
    keep: float = 0.9
    """What the credit for a decision keeps of what happens after the player's next one."""
    pull: float = 0.04
    """How strongly the player is pulled to a slowly moving copy of itself."""
    copy_every: int = 20
    """Updates after which the slow copy is renewed and the pool gets a past self."""
    pool: int = 64
    """Past selves that are kept; when there are more, every other one goes."""
    past: int = 4
    """Of 20 seats in the room without bots, so many are played by a past self."""
    bots: tuple[str, ...] = ("bayes", "master", "regular", "casual", "honest")
    """The player is alone among the first of these in one room, hosts it alone in another, and is alone among all of them in a third."""
    critic_first: int = 8
    """Updates in which the critic alone learns, if the player begins as somebody."""
    deny: float = 0.0
    """What it is worth to a host, in wins of its own, that the bot does not win. Whoever stops the bot shares what that brings with all
    other hosts, and with many of them hardly sees it."""
    beyond: int = 0
    """At printed tables of so many players or fewer it stays as it is: it learns nothing but what to make of the seats and cards that only
    larger ones have. 0: it learns everything."""
    rivals: str = ""
    """Who plays on all other seats: a bot, which stays as it is, or START. Nobody: the player itself and all of the above."""
    guess: float = 0.1
    """The weight of guessing where the cards are."""
    norm: float = 1.0
    """The longest step that a batch may ask for, of the player and of the critic each."""
    imitate_rate: float = 1e-3
    turn_limit: int = 100
    """A game that gets past this turn is lost for everybody."""
    seed: int = 1
