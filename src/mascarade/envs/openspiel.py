"""Mascarade for OpenSpiel: the game `python_mascarade`, in that library's conventions. Needs the extra `openspiel`.

Importing this registers the game: `pyspiel.load_game("python_mascarade(players=6,turn_limit=200)")`. Its parameters are `edition`,
`players`, `scenario`, `cast` (codes separated by spaces, instead of the printed one; the package's blank cards are known) and `turn_limit`.

The deal is a chance node for each card but the last; everybody sees it (R1.5). Whoever has won shares 1, less the fair share; a game
that gets past the last turn ends with 0 for all.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from typing import Any, Final

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(f"{error.name} is not installed; right would be: pip install 'mascarade[openspiel]'") from error

from mascarade.blank import example_characters
from mascarade.casts import PLAYERS, Cast, own_cast, printed_cast
from mascarade.envs.batch import GOING_ON
from mascarade.envs.openspiel_observers import ALIKE, Observer, RememberingObserver
from mascarade.envs.single import Desk, SingleGame, desk_of
from mascarade.envs.worlds import Worlds
from mascarade.events import Event
from mascarade.rules import layout
from mascarade.rules.layout import ACTIONS
from mascarade.views import ONLOOKER, PLAYERS_ARE_CHOSEN, see

NAME: Final = "python_mascarade"

_CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
_TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
_EVERYTHING: Final = -1
"""A viewer from whom nothing is kept."""

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Mascarade",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS[1][-1],
    min_num_players=PLAYERS[1][0],
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={"edition": 1, "players": 4, "scenario": "", "cast": "", "turn_limit": 100},
)


def longest_turn(cast: Cast) -> int:
    """The most decisions that one turn can have: an announcement, the answers, and the longest power, once for each who has it."""
    powers = [cast.codes.count(code) * sum(len(step.asks) for step in character.steps) for code, character in cast.characters.items()]
    return cast.players + max(powers)


class MascaradeGame(pyspiel.Game):
    """The game with one setup."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = _TYPE.parameter_specification | (params or {})
        edition, players, codes = chosen["edition"], chosen["players"], chosen["cast"].split()
        cast = own_cast(edition, players, codes, example_characters()) if codes else printed_cast(edition, players, chosen["scenario"])
        self.desk = desk_of(cast)
        self.turn_limit = chosen["turn_limit"]
        """A game that gets past this turn ends there."""
        if self.turn_limit < 1:
            raise ValueError(f"turn_limit must be 1 or more, not {self.turn_limit}")
        self.longest = self.turn_limit * longest_turn(cast)
        """The most decisions that a game can have."""
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=len(cast.characters),
            num_players=players,
            min_utility=-1 / players,
            max_utility=1 - 1 / players,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self) -> "MascaradeState":
        """Before the deal."""
        return MascaradeState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A card each; the last one is certain."""
        return len(self.desk.cast.codes) - 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer of one of OpenSpiel's kinds: with or without memory, public and private information."""
        if params:
            raise ValueError(f"there are no parameters for observations, but here are {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return RememberingObserver(self, kind) if kind.perfect_recall else Observer(self, kind)


class _SoFar:
    """What has happened in one game: the deal, then the decisions. OpenSpiel copies it with every state, so that copying is cheap."""

    __slots__ = ("cards", "decisions", "desk", "player", "single", "texts", "turn_limit", "worlds")

    def __init__(self, desk: Desk, turn_limit: int) -> None:
        self.desk = desk
        self.turn_limit = turn_limit
        self.cards: list[int] = []
        self.player = _CHANCE
        self.single: SingleGame | None = None
        self.decisions: list[tuple[int, int, list[int]]] = []
        """Who decided what, and all that happened."""
        self.texts: dict[int, tuple[int, str]] = {}
        """By viewer: so many decisions have been written down, in these words."""
        self.worlds: tuple[int, int, Worlds] | None = None
        """After so many decisions, for this player: how it may have come to this. Search asks many times at one point."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "_SoFar":
        other = object.__new__(_SoFar)
        other.desk = self.desk
        other.turn_limit = self.turn_limit
        other.cards = self.cards if self.single else self.cards.copy()  # once all are dealt nothing changes them
        other.player = self.player
        other.single = self.single and self.single.copy()
        other.decisions = self.decisions.copy()
        other.texts = self.texts.copy()
        other.worlds = None
        return other

    def outcomes(self) -> list[tuple[int, float]]:
        """What the next card may be, and how likely that is."""
        left = len(self.desk.cast.codes) - len(self.cards)
        counts = [self.desk.cast.codes.count(code) for code in self.desk.company.codes]
        for kind in self.cards:
            counts[kind] -= 1
        return [(kind, count / left) for kind, count in enumerate(counts) if count]

    def deal(self, kind: int) -> None:
        """One more card is dealt; the last one then is certain."""
        outcomes = self.outcomes()
        if kind not in dict(outcomes):
            raise ValueError(f"there is no card {kind} left to deal, only {', '.join(str(one) for one, _ in outcomes)}")
        self.cards.append(kind)
        codes = self.desk.company.codes
        if len(self.cards) == len(self.desk.cast.codes) - 1:
            ((last, _),) = self.outcomes()
            self.cards.append(last)
            self.single = SingleGame(self.desk.cast, self.turn_limit)
            self.single.deal([codes[one] for one in self.cards])
            self.player = self.single.actor

    def decide(self, single: SingleGame, action: int) -> None:
        """A player's decision."""
        person = single.actor
        end = single.step(action)
        self.decisions.append((person, action, single.rows))
        self.player = single.actor if end == GOING_ON else _TERMINAL

    def told(self, viewer: int, since: int = 0) -> Iterator[Sequence[int]]:
        """What each decision told a viewer when it happened, as the core's rows."""
        for number, (_, _, rows) in enumerate(self.decisions[since:], since + 1):
            if viewer == _EVERYTHING:
                yield tuple(rows)
            else:  # only the last decision can have ended the game, which makes everything public (R10.5)
                state = self.single.state if self.single and number == len(self.decisions) else _GOES_ON
                yield see(state, rows, viewer)[1]

    def text(self, viewer: int) -> str:
        """The deal, and a line for each decision, as far as a viewer may know."""
        known, text = self.texts.get(viewer, (0, ""))
        if not text:
            text = " ".join(["Deal", *[self.desk.company.codes[kind] for kind in self.cards]])
        if known < len(self.decisions):
            text = "\n".join([text, *map(self.line, self.told(viewer, known))])
        if self.single:
            self.texts[viewer] = len(self.decisions), text
        return text

    def line(self, rows: Sequence[int]) -> str:
        """Events in words."""
        return "; ".join([_words(self.desk.company.told[row]) for row in rows])

    def otherwise(self, player: int, draw: Callable[[], float]) -> list[int]:
        """Everybody's decisions as they may have been for all that a player was told."""
        seed = draw()
        if self.worlds is None or self.worlds[:2] != (len(self.decisions), player):
            told = [rows for _, _, rows in self.decisions]
            self.worlds = len(self.decisions), player, Worlds(self.desk.cast, self.cards, told, player, seed)
        drawn = self.worlds[2].sample(draw)
        found = [action for _, action, _ in self.decisions]
        for number, really in drawn.items():
            found[number] = ALIKE.get(found[number], found[number]) if really else _FEINTS.get(found[number], found[number])
        return found

    def secrets(self, player: int) -> Iterator[Sequence[int]]:
        """For each decision what it told a player and not everybody."""
        for rows, public in zip(self.told(player), self.told(ONLOOKER), strict=True):
            yield [row for row in rows if row not in public]


_FEINTS: Final = {exchange: pretend for pretend, exchange in ALIKE.items()}
_GOES_ON: Final = bytes(layout.GAME.itemsize)
"""A state of a game that is not over, for `see`."""


def _words(event: Event) -> str:
    """An event in few words: `Took player_0 player_0 player_1`."""
    words = [type(event).__name__]
    for field in fields(event):
        value = getattr(event, field.name)
        if field.name != "audience":
            words += map(str, value if isinstance(value, tuple) and not hasattr(value, "_fields") else [value])
    return " ".join(words)


class MascaradeState(pyspiel.State):
    """A game at one point. All of it is in `so_far`."""

    def __init__(self, game: MascaradeGame) -> None:
        super().__init__(game)
        self.so_far = _SoFar(game.desk, game.turn_limit)

    def current_player(self) -> int:
        """Who decides; chance while cards are dealt."""
        return self.so_far.player

    def is_terminal(self) -> bool:
        """Whether the game is over, or has got past the last turn."""
        return self.so_far.player == _TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next card: the character's number and its probability."""
        return self.so_far.outcomes()

    def _legal_actions(self, player: int) -> tuple[int, ...]:
        single = self.so_far.single
        return single.offer.actions if single and player == single.actor else ()

    def _apply_action(self, action: int) -> None:
        so_far = self.so_far
        if so_far.single is None:
            so_far.deal(action)
        else:
            so_far.decide(so_far.single, action)

    def _action_to_string(self, player: int, action: int) -> str:
        so_far = self.so_far
        table = so_far.desk.company
        if player == _CHANCE:
            return f"deal {table.codes[action]}"
        single = so_far.single
        people = single.people if single else list(range(len(table.players)))
        seat = people.index(player)
        core = int(so_far.desk.numberings["cores"][0, seat, action])
        chosen = single is not None and single.phase in PLAYERS_ARE_CHOSEN
        return str(table.seating(people).choice(seat, (core,), chosen).moves[0])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "MascaradeState":
        """A state that this player cannot tell from this one: what others did under the table is drawn anew, each way as likely.

        With six cards or fewer every history that fits is as likely as any other; with more, nearly so.
        """
        so_far = self.so_far
        found: MascaradeState = self.get_game().new_initial_state()
        decisions = [] if so_far.single is None else so_far.otherwise(player, sampler)
        if self.is_terminal():  # everything is public (R10.5)
            decisions = [action for _, action, _ in so_far.decisions]
        for action in (*so_far.cards[: len(so_far.desk.cast.codes) - 1], *decisions):
            found.apply_action(action)
        return found

    def returns(self) -> list[float]:
        """Everybody's share of the win, less the fair share."""
        single = self.so_far.single
        return single.returns() if single else [0.0] * self.so_far.desk.cast.players

    def __str__(self) -> str:
        return self.so_far.text(_EVERYTHING)


pyspiel.register_game(_TYPE, MascaradeGame)
