"""Games with experts among the bots: many at once, so that all who have to decide are asked in one go."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mascarade.beliefs import marginal
from mascarade.bots.deciding import decide
from mascarade.bots.hearing import BOT
from mascarade.bots.match import MOST_DECISIONS, count_decision, count_events
from mascarade.bots.mind import LORE, MIND, meet, sit_down
from mascarade.bots.players import is_expert, player_rows
from mascarade.casts import Cast, setup_of
from mascarade.envs.encoding import MASK, NOTES, SIZE, WORDS, mark, numbering_of, observe, open_notes
from mascarade.expert.bot import SIDES
from mascarade.expert.hearing import listen
from mascarade.expert.network import draw, network_of
from mascarade.expert.odds import ODDS, SENSES, open_odds, sense
from mascarade.luck import advanced, drawn, seeded, shuffle_deal
from mascarade.rules.compiled import compiled, door
from mascarade.rules.layout import (
    ACTIONS,
    ANNOUNCE,
    ANSWER,
    CLAIM,
    FREE,
    GAME,
    LOG,
    LOOK,
    MAX_KINDS,
    MAX_PLACES,
    MAX_SEATS,
    NOBODY,
    OVER,
    PASS,
    PRETEND,
    Records,
)
from mascarade.rules.step import step

COMPILED_FROM = (
    "rules",
    "luck",
    "beliefs",
    "bots",
    "envs/encoding",
    "envs/batch",
    "envs/single",
    "envs/observer",
    "expert/odds",
    "expert/hearing",
    "arena/experts",
)

FORTUNES: Final = (3, 7, 10)
"""Whoever has no more gold than the first of these has the smallest fortune, and so on; who has more than the last the greatest."""
AGES: Final = (12, 24)
"""A game is young until the first of these turns is over, old after the last."""
TURN_HABITS: Final = ("exchange", "pretend", "look", "announce truly", "announce falsely")
ANSWER_HABITS: Final = ("claim truly", "claim falsely", "pass, being it", "pass")

_BY: Final = (len(FORTUNES) + 1, len(AGES) + 1)

HABITS = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("turns", np.int64, (*_BY, len(TURN_HABITS))),  # where all three actions are allowed
                ("bound", np.int64, (*_BY, 3)),  # where one may not announce
                ("announced", np.int64, (*_BY, MAX_KINDS)),
                ("bluffed", np.int64, (*_BY, MAX_KINDS)),  # announced with a card that was something else
                ("answers", np.int64, (*_BY, MAX_KINDS, len(ANSWER_HABITS))),
            ],
            align=True,
        ),
    )
)
"""What one kind of player does, by its fortune and by the game's age. Made with all cards in sight, as a tally is."""


class Tables(NamedTuple):
    """All that some games are made of; an array has a row for each unless it says otherwise."""

    setups: Records
    """One, as are numberings and logs."""
    numberings: Records
    logs: Records
    games: Records
    lores: Records
    notes: Records
    odds: Records
    minds: Records
    """By person."""
    players: Records
    """The bots there are."""
    roles: npt.NDArray[np.int8]
    """By person: a bot, or, below 0, an expert."""
    seats: npt.NDArray[np.int16]
    """By person: the number of the player, which is that of its rows of habits and tallies, too."""
    habits: Records
    tallies: Records
    lucks: npt.NDArray[np.int64]
    results: Records
    courses: npt.NDArray[np.int8]
    users: npt.NDArray[np.int8]
    """The person who uses a power."""
    asked: npt.NDArray[np.int64]
    """The games in which an expert has to decide, and for each of them what it reads:"""
    words: Records
    masks: Records
    senses: Records
    dice: npt.NDArray[np.float32]
    """A number from 0 to 1."""
    who: npt.NDArray[np.int8]
    """Which expert is asked."""


@compiled
def begin(tables: Tables, k: int, deal: int, luck: int) -> None:
    """Deal game `k`."""
    setup, game, result = tables.setups[0], tables.games[k], tables.results[k]
    shuffle_deal(setup, game, deal)
    for place in range(MAX_PLACES):
        result.deal[place] = game.cards[place]
    meet(setup, tables.lores[k])
    open_notes(setup, game, tables.notes[k])
    open_odds(setup, game, tables.odds[k])
    for person in range(setup.seats):
        if tables.roles[k, person] >= BOT:
            sit_down(setup, tables.minds[k, person], person, game.cards)
    tables.lucks[k] = luck
    tables.users[k] = -1


@compiled
def count_habit(setup: np.record, game: np.record, habit: np.record, action: int) -> None:
    """Count what somebody is about to do."""
    first = int(game.actor) * int(setup.slots)
    fortune, age = 0, 0
    for most in FORTUNES:
        fortune += game.gold[game.actor] > most
    for last in AGES:
        age += game.turn > last
    if game.phase == ANSWER:
        answer = 3
        for place in range(first, first + int(setup.slots)):
            if game.cards[place] == game.character:
                answer = 2
        if action != PASS:
            answer = 0 if game.cards[first + action - CLAIM] == game.character else 1
        habit.answers[fortune, age, game.character, answer] += 1
    elif game.phase <= FREE:
        what = 0 if action < PRETEND else 1 if action < LOOK else 2
        if action >= ANNOUNCE:
            slot, kind = (action - ANNOUNCE) // MAX_KINDS, (action - ANNOUNCE) % MAX_KINDS
            bluff = game.cards[first + slot] != kind
            habit.announced[fortune, age, kind] += 1
            habit.bluffed[fortune, age, kind] += bluff
            what = 4 if bluff else 3
        if game.phase == FREE:
            habit.turns[fortune, age, what] += 1
        else:
            habit.bound[fortune, age, what] += 1


@compiled
def take(tables: Tables, k: int, action: int) -> None:
    """Somebody decides in game `k`, and everybody hears of it."""
    setup, game, lore, result = tables.setups[0], tables.games[k], tables.lores[k], tables.results[k]
    course = tables.courses[k]
    if game.phase <= FREE and game.turn <= len(course):
        for seat in range(setup.seats):
            course[game.turn - 1, seat] = game.gold[seat]
    seats = tables.seats[k]
    player = seats[game.person[game.actor]]
    count_decision(setup, game, tables.tallies[player], action)
    count_habit(setup, game, tables.habits[player], action)
    for seat in range(setup.seats):
        result.gold[seat] = game.gold[seat]
    character = int(game.character)
    step(setup, game, tables.logs[0], action)
    tables.users[k] = count_events(setup, lore, tables.tallies, seats, tables.logs[0], result.gold, character, int(tables.users[k]))
    if game.phase <= FREE:
        tables.users[k] = -1
    heard = tables.logs[0].rows, tables.logs[0].count
    listen(setup, game, lore, tables.notes[k], tables.odds[k], *heard, tables.roles[k], tables.minds[k], tables.players)
    result.decisions += 1


@compiled
def play_on(tables: Tables, k: int) -> bool:
    """Let bots play game `k` until an expert has to decide (True) or it is over."""
    setup, game, result = tables.setups[0], tables.games[k], tables.results[k]
    while game.phase != OVER and result.decisions < MOST_DECISIONS:
        tables.lucks[k] = advanced(tables.lucks[k])
        person = int(game.person[game.actor])
        role = tables.roles[k, person]
        if role < BOT:
            return True
        mind, player = tables.minds[k, person], tables.players[role - BOT]
        if player.sees:
            for place in range(setup.places):
                marginal.learn(setup, mind.odds, place, int(game.cards[place]))
        take(tables, k, decide(setup, game, tables.lores[k], mind, player, tables.lucks[k]))
    result.turns = game.turn
    result.winners = game.winners
    result.ending = game.ending
    for seat in range(MAX_SEATS):
        result.gold[seat] = game.gold[seat]
    return False


@compiled
def ask(tables: Tables, n: int, k: int) -> None:
    """Write what the expert who decides in game `k` reads, as the `n`th of those who are asked."""
    setup, numbering, game, notes = tables.setups[0], tables.numberings[0], tables.games[k], tables.notes[k]
    person = int(game.person[game.actor])
    observe(setup, game, notes, numbering, person, tables.words[n])
    mark(game, numbering, tables.masks[n])
    sense(setup, notes, numbering, tables.lores[k], tables.odds[k], person, tables.senses[n])
    tables.dice[n] = drawn(tables.lucks[k], SIDES) / SIDES
    tables.who[n] = tables.roles[k, person]
    tables.asked[n] = k


@compiled
def _clear(tables: Tables, count: int) -> None:
    """Zeros to write what is read into."""
    words, senses = tables.words.view(np.uint8), tables.senses.view(np.uint8)
    for n in range(count * (len(words) // len(tables.words))):
        words[n] = 0
    for n in range(count * (len(senses) // len(tables.senses))):
        senses[n] = 0


@door
def begin_all(tables: Tables, deals: npt.NDArray[np.int64], lucks: npt.NDArray[np.int64], seed: int) -> None:
    """Deal every game; all of them are to be played on."""
    for k in range(len(deals)):
        begin(tables, k, seeded(seed, int(deals[k])), seeded(seed ^ 0x5EED, int(lucks[k])))
        tables.asked[k] = k


@door
def answer_all(tables: Tables, actions: npt.NDArray[np.int64]) -> int:
    """The experts who were asked decide, where they were, and games go on until they have to again: gives in how many."""
    _clear(tables, len(actions))
    count = 0
    for n in range(len(actions)):
        k = tables.asked[n]
        if actions[n] != NOBODY:
            take(tables, k, int(tables.numberings[0].cores[tables.games[k].actor, actions[n]]))
        if play_on(tables, k):
            ask(tables, count, k)
            count += 1
    return count


class ExpertCrew:
    """Bots by name at a cast's table, experts among them. One for each thread; see `mascarade.bots.match.Crew`."""

    def __init__(self, cast: Cast, names: Sequence[str]) -> None:
        self._cast = cast
        self._bots = [name for name in names if not is_expert(name)]
        roles = {name: BOT + number for number, name in enumerate(self._bots)}
        roles |= {name: -1 - number for number, name in enumerate(names) if is_expert(name)}
        self._networks = {roles[name]: network_of(name) for name in names if is_expert(name)}
        self._roles = np.array([roles[name] for name in names], np.int8)

    def play(
        self,
        seats: npt.NDArray[np.int16],
        deals: npt.NDArray[np.int64],
        lucks: npt.NDArray[np.int64],
        seed: int,
        results: Records,
        tallies: Records,
        courses: npt.NDArray[np.int8],
        habits: Records | None = None,
    ) -> None:
        """Play one game for each row of `seats`, which says by number which bot sits where: see `mascarade.bots.match.play_games`.

        What each bot does is added to its row of `tallies` and `habits`.
        """
        games = len(seats)
        words, masks = np.zeros((games, SIZE), np.uint8), np.zeros((games, ACTIONS), np.uint8)
        senses, dice = np.zeros((games, SENSES.itemsize), np.uint8), np.zeros(games, np.float32)
        tables = Tables(
            setups=setup_of(self._cast),
            numberings=numbering_of(self._cast),
            logs=np.zeros(1, LOG),
            games=np.zeros(games, GAME),
            lores=np.zeros(games, LORE),
            notes=np.zeros(games, NOTES),
            odds=np.zeros(games, ODDS),
            minds=np.zeros((games, MAX_SEATS), MIND),
            players=player_rows(self._bots or ["random"]),
            roles=np.ascontiguousarray(self._roles[seats]),
            seats=np.ascontiguousarray(seats, np.int16),
            habits=np.zeros(len(self._roles), HABITS) if habits is None else habits,
            tallies=tallies,
            lucks=np.zeros(games, np.int64),
            results=results,
            courses=courses,
            users=np.zeros(games, np.int8),
            asked=np.zeros(games, np.int64),
            words=words.view(WORDS)[:, 0],
            masks=masks.view(MASK)[:, 0],
            senses=senses.view(SENSES)[:, 0],
            dice=dice,
            who=np.zeros(games, np.int8),
        )
        begin_all(tables, deals, lucks, seed)
        count = answer_all(tables, np.full(games, NOBODY, np.int64))
        while count:
            actions = np.zeros(count, np.int64)
            for role, network in self._networks.items():
                mine = np.flatnonzero(tables.who[:count] == role)
                if len(mine):
                    actions[mine] = draw(network.chances(self._cast, words[mine], senses[mine], masks[mine]), dice[mine])
            count = answer_all(tables, actions)
