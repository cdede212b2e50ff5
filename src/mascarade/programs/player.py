"""A program as a bot: it plays one game with the views of its own player, and where it does not decide, the first choice is taken."""

from collections.abc import Mapping

from mascarade.moves import Card, Move
from mascarade.programs import telling
from mascarade.programs.faults import Fault
from mascarade.programs.program import Program
from mascarade.views import View


class ProgramBot:
    """One player of one game. What the program is told depends on its views and the seed alone."""

    def __init__(self, name: str, program: Program, seed: int = 0) -> None:
        self.name = name
        """The player it is."""
        self.program = program
        self._seed = seed
        self._cards: Mapping[Card, str] | None = None
        self._decisions = 0

    def faults(self) -> list[Fault]:
        """What the program has done wrong since this was asked last."""
        return self.program.faults()

    def deal(self, cards: Mapping[Card, str]) -> None:
        """A game begins: everybody sees all cards (R1.5)."""
        self._cards = cards

    def watch(self, view: View) -> None:
        """Tell it what the last decision made happen, and whether the game is over."""
        self._begin(view)
        self._decisions += 1
        self.program.tell(telling.decided(view))
        if view.outcome is not None:
            self.program.finish(telling.over(view))

    def decide(self, view: View) -> Move:
        """Its choice; the first one if it makes none."""
        self._begin(view)
        question = f"{telling.id_of(self._seed)}-{self._decisions}"
        line = telling.asked(view, question, self._decisions, self.program.command.seconds)
        action = self.program.ask(line, question, view.actions)
        return view.moves[0 if action is None else view.actions.index(action)]

    def leave(self, view: View) -> None:
        """The game is broken off."""
        self._begin(view)
        self.program.finish(telling.over(view))

    def _begin(self, view: View) -> None:
        """At the first view of a game: everything that is known from the start."""
        if self._cards is not None:
            cards, self._cards = self._cards, None
            self.program.begin(telling.begun(view, cards, self._seed, self.program.command.seconds))
