"""Pairs of games that differ only in secrets, and what a viewer receives of each.

Two games are played side by side: the same deal and the same decisions, but for some that players did under the table (exchange instead
of pretend, or the other way round), or the same decisions on cards that nobody has seen. As long as a viewer has learnt nothing that
differs, everything that the viewer receives must be the same to the byte.

`Knowledge` says what each viewer learns. It is written from rules section 10 alone, over moves and cards, and uses neither events nor
views: it is what those are measured by.
"""

import random
from collections.abc import Iterator

from mascarade.blank import example_characters, read_header
from mascarade.casts import Cast, own_cast, printed_cast, printed_casts
from mascarade.errors import BadMove
from mascarade.expert.bot import ExpertBot
from mascarade.game import NAMES, Game, Position
from mascarade.moves import Card, Move
from mascarade.programs import telling
from mascarade.record import record_seen
from mascarade.rules import layout

FLIPS = {layout.SWAP_EXCHANGE: layout.SWAP_PRETEND, layout.SWAP_PRETEND: layout.SWAP_EXCHANGE}
FLIPS |= {layout.EXCHANGE + other: layout.PRETEND + other for other in range(45)}
FLIPS |= {layout.PRETEND + other: layout.EXCHANGE + other for other in range(45)}


class Knowledge:
    """What a decision lets each viewer learn about cards (R10.1 to R10.3), worked out from the moves."""

    def __init__(self, cast: Cast) -> None:
        self.steps = {code: [step.verb for step in character.steps] for code, character in cast.characters.items()}
        self.announced = ""
        self.hands: list[Card] = []
        self.answers = 0

    def learn(self, move: Move, cards: dict[Card, str], players: tuple[str, ...]) -> dict[str | None, list[tuple[Card, str]]]:
        """The cards that each viewer gets to see by a move, and what is on them; None is an onlooker."""
        seen: list[Card] = []
        by: list[str | None] = [*players, None]
        own = Card(move.player, move.hand)
        if move.kind == "look":
            seen, by = [own], [move.player]
        elif move.kind == "announce":
            self.announced, self.hands, self.answers = move.character, [own], 0
        elif move.kind in ("claim", "pass"):
            self.answers += 1
            if move.kind == "claim":
                self.hands.append(own)
            if self.answers == len(players) - 1 and len(self.hands) > 1:
                seen = list(self.hands)
        elif move.kind == "name":
            seen = [own]
        elif move.kind == "choose" and len(move.cards) == 1:
            verbs = self.steps[self.announced]
            if "spy" in verbs:
                seen, by = [own, move.cards[0]], [move.player]
            elif "peek" in verbs:
                seen, by = [move.cards[0]], [move.player]
            elif "expose" in verbs:
                seen, by = [move.cards[0]], [player for player in players if player != move.cards[0].owner]
        return {viewer: [(card, cards[card]) for card in seen] if viewer in by else [] for viewer in (*players, None)}


def received(game: Game, viewer: str | None) -> tuple[object, ...]:
    """Everything that reaches a viewer after a decision: view, events, moves, texts, errors, what a program is told."""
    view = game.view(viewer)
    return (
        bytes(view),
        repr(view),
        view.events,
        game.events(viewer, since=len(game.actions) - 1),
        view.moves,
        view.cards,
        view.outcome,
        refusal(game, viewer),
        telling.decided(view),
        telling.asked(view, "?", len(game.actions), 1.0) if view.moves else b"",
    )


def refusal(game: Game, viewer: str | None) -> str:
    """What a viewer is told who tries what is not allowed: out of turn, or in turn but wrong."""
    if viewer is None:
        return ""
    slot = game.company.seating(range(len(game.players))).cards[0].slot
    tried = Move(viewer, "exchange", slot, (Card(viewer, slot),))
    before = game.state
    try:
        game.play(tried)
    except BadMove as error:
        assert game.state == before
        return str(error)
    raise AssertionError(f"{tried} was not refused")


class Expert:
    """An expert in a viewer's place: what it reads, and what it would do."""

    def __init__(self, game: Game, name: str, seed: int) -> None:
        self.bot = ExpertBot(name, seed=seed)
        self.bot.deal(game.cards)

    def watch(self, game: Game) -> tuple[object, ...]:
        """Take in the last decision; gives all that the expert goes by, and its own decision if it has to make one."""
        view = game.view(self.bot.name)
        self.bot.watch(view)
        senses = self.bot._seated(view)
        return senses.observe(view).tobytes(), senses.sense().tobytes(), self.bot.decide(view) if view.moves else None


def read(game: Game, viewer: str | None) -> tuple[str, ...]:
    """The texts of the record so far that a viewer may have."""
    return record_seen(game, viewer), record_seen(game, viewer, memory=True)


def setups() -> list[tuple[Cast, bool]]:
    """Every printed cast, from the beginning, and midway with cards that nobody has seen; and one with blank cards."""
    casts = [printed_cast(*key) for key in printed_casts()]
    alchemist, ferryman, _, outlaw, dancer, orphan = example_characters()
    casts.append(own_cast(1, 6, ["judge", "king", "queen", "spy", "alchemist", "ferryman"], [alchemist, ferryman]))
    teller = read_header("teller | Teller | | accuse 1, if right, gold chosen poorest half, rotate chosen")
    codes = ["judge", "king", "fool", "outlaw", "dancer", "orphan", "teller"]
    casts.append(own_cast(1, 6, codes, [outlaw, dancer, orphan, teller]))
    return [(cast, midway) for cast in casts for midway in (False, True)]


def check_pair(cast: Cast, midway: bool, seed: int) -> Iterator[str]:
    """Play one pair of games; gives a line for every difference that a viewer should not have seen, and '' for every pair that was fine.

    A pair of games counts once for each viewer for whom they differ in nothing but secrets, at least for some decisions.
    """
    rng = random.Random(seed)
    names = NAMES[: cast.players]
    deal = rng.sample(cast.codes, len(cast.codes))
    start = Position(turn=rng.randint(5, 40)) if midway else None
    other_deal = rng.sample(deal, len(deal)) if midway else deal
    one, other = Game(cast, names, deal, start), Game(cast, names, other_deal, start)
    flippers = set() if midway and rng.random() < 0.5 else set(rng.sample(names, rng.choice((1, 1, 2))))
    chance = rng.choice((0.1, 0.3, 1.0))
    viewers: list[str | None] = [name for name in (*names, None) if name not in flippers]
    compared = dict.fromkeys(viewers, 0)
    me = names[seed % len(names)]
    experts = [] if midway or me not in viewers else [Expert(game, me, seed) for game in (one, other)]  # R1.5: they must see the deal
    knows = Knowledge(cast), Knowledge(cast)
    differ = deal != other_deal
    while viewers and one.decides is not None:
        index = int(rng.random() * len(one.moves))
        action = one._choice.actions[index]
        flip = action in FLIPS and one.decides in flippers and rng.random() < chance
        other_action = FLIPS[action] if flip else action
        move = one.moves[index]
        learnt = [knowledge.learn(move, game.cards, names) for knowledge, game in zip(knows, (one, other), strict=True)]
        differ = differ or flip
        viewers = [viewer for viewer in viewers if learnt[0][viewer] == learnt[1][viewer]]
        one.play_action(action)
        if not viewers:
            break
        other.play_action(other_action)
        if one.decides is None:  # R10.5: now everything is public
            break
        thought = [expert.watch(game) for expert, game in zip(experts, (one, other), strict=False)] if me in viewers else []
        if differ:
            late = rng.random() < 0.1
            for viewer in list(viewers):
                compared[viewer] += 1
                texts = late and read(one, viewer) != read(other, viewer)
                thinks = viewer == me and thought[:1] != thought[1:]
                if texts or thinks or received(one, viewer) != received(other, viewer):
                    viewers.remove(viewer)
                    yield f"{viewer or 'an onlooker'} learns of a secret at {str(move)!r} (cast {cast.codes}, seed {seed})"
                    compared[viewer] = 0
    yield from ("" for number in compared.values() if number)


def campaign(pairs: int, seed: int) -> tuple[int, list[str]]:
    """Check at least so many pairs, going round all setups; gives how many, and the leaks found."""
    done, leaks, number = 0, [], 0
    every = setups()
    while done < pairs and len(leaks) < 20:
        cast, midway = every[number % len(every)]
        for leak in check_pair(cast, midway, seed + number):
            done += 1
            if leak:
                leaks.append(leak)
        number += 1
    return done, leaks
