"""Many games at once for learning: mixed casts, all that the network reads, and bots among the players. The same on a CPU and on a GPU."""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mascarade.bots.deciding import decide
from mascarade.bots.hearing import BOT
from mascarade.bots.mind import meet, sit_down
from mascarade.envs.batch import pay_out
from mascarade.envs.encoding import mark, observe, open_notes
from mascarade.expert.hearing import listen
from mascarade.expert.odds import open_odds, sense
from mascarade.luck import advanced, drawn, shuffle_deal
from mascarade.rules.compiled import compiled, door
from mascarade.rules.layout import MAX_PLACES, MAX_SEATS, OVER, Records
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
    "training/school",
)

LEARNER: Final = 0
PAST: Final = 1
"""Who plays for a person, if it is no bot: those are from BOT on."""


class School(NamedTuple):
    """All that a room full of games is made of; an array has a row for each game unless it says otherwise."""

    setups: Records
    """One for each cast."""
    numberings: Records
    """One for each cast."""
    casts: npt.NDArray[np.int16]
    """Which cast a game is played with."""
    games: Records
    notes: Records
    logs: Records
    """One for each block of games."""
    lucks: npt.NDArray[np.int64]
    """States of the games' generators."""
    words: Records
    """What the one who decides may know, as `encoding.WORDS`."""
    masks: Records
    """And may do."""
    actors: npt.NDArray[np.int8]
    """Who decides."""
    rewards: npt.NDArray[np.float32]
    ended: npt.NDArray[np.bool_]
    odds: Records
    """What everybody thinks of where the cards lie, as `expert.odds.ODDS`."""
    senses: Records
    """What the one who decides thinks of it, as `expert.odds.SENSES`."""
    cards: npt.NDArray[np.uint8]
    """By relative place: the character that lies there, from 1. For the critic alone."""
    people: npt.NDArray[np.int8]
    """By relative seat: who sits there."""
    roles: npt.NDArray[np.int8]
    """By person: LEARNER, PAST, or a bot."""
    decider: npt.NDArray[np.int8]
    """The role of the one who decides."""
    alike: npt.NDArray[np.int16]
    """Games with the same number are at the same point: threads of a GPU that run side by side should do the same."""
    taken: npt.NDArray[np.int16]
    """What the one who was to decide has decided, in relative numbers."""
    decided: npt.NDArray[np.int64]
    """Decisions so far, of everybody."""
    lores: Records
    minds: Records
    """By person; where no bots play there is no more than one row."""
    players: Records
    """The bots there are."""
    menu: npt.NDArray[np.int16]
    """Casts to draw from."""
    lineup: npt.NDArray[np.int8]
    """Roles to draw from."""
    lone: npt.NDArray[np.int8]
    """One role that a person drawn at random has in every game."""
    alone: npt.NDArray[np.int8]
    """That person."""
    sums: npt.NDArray[np.float64]
    """Of that person: games, wins in fair shares, and the sum of their squares."""
    deny: npt.NDArray[np.float32]
    """One number: what it is worth to everybody else that this person does not win, in wins of their own."""
    onward: npt.NDArray[np.int8]
    """One number: 1 if bots play on until somebody else has to decide, or the game ends."""
    quota: npt.NDArray[np.int64]
    """One number: at each table so many games are counted."""


@compiled
def enrol(school: School, k: int) -> None:
    """A new game: another cast, another deal, other roles."""
    luck = advanced(school.lucks[k])
    school.casts[k] = school.menu[drawn(luck, len(school.menu))]
    setup, game = school.setups[school.casts[k]], school.games[k]
    luck = shuffle_deal(setup, game, luck)
    open_notes(setup, game, school.notes[k])
    open_odds(setup, game, school.odds[k])
    meet(setup, school.lores[k])
    for person in range(setup.seats):
        luck = advanced(luck)
        role = school.lineup[drawn(luck, len(school.lineup))]
        school.roles[k, person] = role
        if role >= BOT:
            sit_down(setup, school.minds[k, person], person, game.cards)
    luck = advanced(luck)
    school.lucks[k] = luck
    alone = drawn(luck, setup.seats)
    school.alone[k] = alone
    school.roles[k, alone] = school.lone[0]
    if school.lone[0] >= BOT:
        sit_down(setup, school.minds[k, alone], alone, game.cards)


@compiled
def attend(school: School, k: int, log: np.record, chosen: int, turn_limit: int) -> None:
    """The chosen decision in game `k`, or a bot's own, and those of bots after it; if the game is over another one begins."""
    for person in range(MAX_SEATS):
        school.rewards[k, person] = 0.0
    numbering, game = school.numberings[school.casts[k]], school.games[k]
    actor, action = game.actor, int(numbering.cores[game.actor, chosen])
    if school.decider[k] >= BOT:
        action = _ask_bot(school, k)
    school.taken[k] = numbering.relatives[actor, action]
    ended = _take(school, k, log, action, turn_limit)
    while school.onward[0] == 1 and not ended and school.roles[k, game.person[game.actor]] >= BOT:
        ended = _take(school, k, log, _ask_bot(school, k), turn_limit)
    school.ended[k] = ended
    if ended:
        if school.sums[k, 0] < school.quota[0]:
            shares = 1.0 + school.rewards[k, school.alone[k]] * school.setups[school.casts[k]].seats
            school.sums[k, 0] += 1.0
            school.sums[k, 1] += shares
            school.sums[k, 2] += shares * shares
        enrol(school, k)


@compiled
def _ask_bot(school: School, k: int) -> int:
    """What the bot decides that has to."""
    luck = advanced(school.lucks[k])
    school.lucks[k] = luck
    game = school.games[k]
    person = game.person[game.actor]
    bot = school.players[school.roles[k, person] - BOT]
    return decide(school.setups[school.casts[k]], game, school.lores[k], school.minds[k, person], bot, luck)


@compiled
def _take(school: School, k: int, log: np.record, action: int, turn_limit: int) -> bool:
    """One decision, which everybody hears; says whether that ends the game.

    Past the turn limit everybody has lost: players who only wait for one another must not find that as good as anything else.
    """
    setup, game = school.setups[school.casts[k]], school.games[k]
    step(setup, game, log, action)
    minds = school.minds[min(k, len(school.minds) - 1)]
    heard = log.rows, log.count
    listen(setup, game, school.lores[k], school.notes[k], school.odds[k], *heard, school.roles[k], minds, school.players)
    school.decided[k] += 1
    if game.phase == OVER:
        pay_out(setup, game, school.rewards, k)
        _pay_for_denying(school, k, setup.seats)
        return True
    if game.turn > turn_limit:
        for person in range(setup.seats):
            school.rewards[k, person] = np.float32(-1.0 / setup.seats)
        return True
    return False


@compiled
def _pay_for_denying(school: School, k: int, seats: int) -> None:
    """Let everybody else gain by what the lone one has not won; nobody can gain more than by a win of their own."""
    deny, fair, alone = school.deny[0], np.float32(1.0 / seats), school.alone[k]
    if deny > 0:
        missed = 1 - (school.rewards[k, alone] + fair)
        for person in range(seats):
            if person != alone:
                school.rewards[k, person] = (school.rewards[k, person] + fair + deny * missed) / (1 + deny) - fair


@compiled
def present(school: School, k: int) -> None:
    """Write all that the network reads of game `k` into zeros."""
    setup, numbering, game, notes = school.setups[school.casts[k]], school.numberings[school.casts[k]], school.games[k], school.notes[k]
    person = int(game.person[game.actor])
    school.actors[k] = person
    observe(setup, game, notes, numbering, person, school.words[k])
    mark(game, numbering, school.masks[k])
    role = school.roles[k, person]
    school.decider[k] = role
    school.alike[k] = (int(role >= BOT) << 4 | int(game.phase)) << 4 | int(setup.seats)
    sense(setup, notes, numbering, school.lores[k], school.odds[k], person, school.senses[k])
    mine = notes.seat[person]
    for place in range(setup.places):
        school.cards[k, numbering.places[mine, place]] = game.cards[place] + 1
    for place in range(setup.places, MAX_PLACES):
        school.cards[k, place] = 0
    for seat in range(MAX_SEATS):
        school.people[k, seat] = -1
    for seat in range(setup.seats):
        school.people[k, numbering.seats[mine, seat]] = game.person[seat]


@compiled
def _clear(school: School, first: int, last: int) -> None:
    words = school.words[first:last].view(np.uint8)
    for n in range(len(words)):
        words[n] = 0
    senses = school.senses[first:last].view(np.uint8)
    for n in range(len(senses)):
        senses[n] = 0


@door
def enrol_all(school: School) -> None:
    """Begin every game."""
    _clear(school, 0, len(school.games))
    for k in range(len(school.games)):
        enrol(school, k)
        present(school, k)


@door
def attend_all(school: School, block: int, first: int, last: int, actions: npt.NDArray[np.int64], turn_limit: int) -> None:
    """One decision in each of the games from `first` to before `last`, which are a block."""
    _clear(school, first, last)
    for k in range(first, last):
        attend(school, k, school.logs[block], actions[k], turn_limit)
        present(school, k)
