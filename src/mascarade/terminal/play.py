"""One person against bots in a terminal."""

import io
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from mascarade.bots import Bot
from mascarade.bots.simple import SimpleBot
from mascarade.events import Ended, Event, Passed, Saw
from mascarade.game import NAMES, Game
from mascarade.record import record_of
from mascarade.rules.characters import Character
from mascarade.terminal.faces import MASK, centred, face
from mascarade.terminal.help import character_page, help_page, rules_page
from mascarade.terminal.paint import STAND_IN
from mascarade.terminal.palette import ALARM, CHARACTER, NAME, SECRET
from mascarade.terminal.prompt import Question, ask_move
from mascarade.terminal.screen import Screen
from mascarade.terminal.words import brief, result, sentence, story, who_knows, whose
from mascarade.views import View


@dataclass(frozen=True)
class PlayOptions:
    """What to play, and how to show it."""

    players: int = 5
    """How many play: the person and bots."""
    edition: int = 1
    scenario: str = ""
    cast: tuple[str, ...] | None = None
    """A cast of one's own (rules section 8)."""
    blanks: tuple[Character, ...] = ()
    """Characters of one's own making, for such a cast."""
    name: str = "You"
    """The person's name."""
    seed: int | None = None
    """The same seed gives the same deal and the same bots."""
    speed: float = 0.8
    """Seconds to look at what a bot did."""
    colour: bool = True


YES: Final = ("y", "yes")


class Left(Exception):
    """The person has left the game."""


def run(options: PlayOptions, console: Console | None = None, ask: Callable[[str], str] | None = None) -> int:
    """Play one game; gives the exit status. `ask` gets a prompt and gives what is typed: by default, from the standard input.

    Raises MascaradeError, before anything is shown, if there is no such game.
    """
    chance = random.SystemRandom() if options.seed is None else random.Random(options.seed)
    draft = Game.new(
        options.players,
        edition=options.edition,
        scenario=options.scenario,
        cast=options.cast,
        blanks=options.blanks,
        seed=options.seed,
    )
    names = seating(options, chance)
    game = Game(draft.cast, names, draft.deal)
    bots: list[Bot] = [SimpleBot(name, chance.randrange(2**32)) for name in names if name != options.name]
    screen = Screen(console or make_console(options.colour), ask, options.speed)
    evening = Evening(game, options.name, bots, screen)
    try:
        screen.open()
        evening.play()
        evening.end()
    except (Left, EOFError, KeyboardInterrupt):
        screen.console.print()
    finally:
        screen.close()
    evening.farewell()
    return 0


def make_console(colour: bool = True) -> Console:
    """The console of the standard output; what its encoding does not know gets a stand-in."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors=STAND_IN)
    return Console(no_color=None if colour else True, highlight=False)


def seating(options: PlayOptions, chance: random.Random) -> list[str]:
    """The person somewhere among the bots; the first one begins (R1.6)."""
    others = [name for name in NAMES if name.casefold() != options.name.casefold()]
    names = others[: options.players - 1]
    names.insert(chance.randrange(len(names) + 1), options.name)
    return names


class Evening:
    """One game, as the person lives through it: all that is shown comes out of `self.view`."""

    def __init__(self, game: Game, name: str, bots: Sequence[Bot], screen: Screen) -> None:
        self.game = game
        self.name = name
        self.bots = {bot.name: bot for bot in bots}
        self.screen = screen
        self.log: list[Event] = []
        """What has happened since the person's last decision. Of secrets only the newest: the software reminds nobody (R10.4)."""
        self.asked = False
        """Whether the table has been drawn for this decision."""
        self.saved: Path | None = None
        """Where the record has been written."""

    @property
    def view(self) -> View:
        """What the person may know now."""
        return self.game.view(self.name)

    def play(self) -> None:
        """From the deal to the end."""
        self._deal()
        while (player := self.game.decides) is not None:
            if player == self.name:
                self.asked = False
                move = ask_move(self.view, self._ask)
                self.log.clear()
            else:
                move = self.bots[player].decide(self.game.view(player))
            self.game.play(move)
            for bot in self.bots.values():
                bot.watch(self.game.view(bot.name))
            self._tell(self.view)

    def _deal(self) -> None:
        """R1.5: everybody sees all cards, once."""
        view, cards = self.view, self.game.cards
        for bot in self.bots.values():
            bot.deal(cards)
        begins = "You begin." if view.decides == self.name else f"{view.decides} begins."
        stage = [
            *MASK,
            Text(),
            centred(Text("All cards lie face up, for everybody to see.")),
            centred(Text.assemble("Remember them: ", ("they will never be shown again.", CHARACTER))),
            centred(Text(begins)),
        ]
        self.screen.show(view, stage, cards=cards, cast=False)
        self.screen.wait()

    def _tell(self, view: View) -> None:
        """Show what a decision made happen."""
        events = view.events
        seen = [event for event in events if isinstance(event, Saw) and self.name in (event.audience or ())]
        if self.screen.whole:
            self.log = [event for event in self.log if event.audience is None]
        self.log += [event for event in events if event not in seen]
        if view.outcome is not None:
            self.asked = False
            return
        if seen:
            self._reveal(view, seen)
        elif self.screen.whole:
            self.screen.show(view, self._story(view))
            self.screen.rest(0.3 if all(isinstance(event, Passed) for event in events) else 0.5 + 0.5 * len(story(events)))

    def _story(self, view: View) -> list[Text]:
        return story(self.log, self.name, view.cast)

    def _say_all(self, view: View) -> None:
        """In a pipe: what has happened since the last time, as lines."""
        self.screen.say(self._story(view))
        self.log.clear()

    def _reveal(self, view: View, seen: Sequence[Saw]) -> None:
        """What only the person sees (or all but one): shown once, until Enter."""
        if self.screen.whole:
            secret = centred(Text(who_knows(seen[0]), SECRET))
            self.screen.show(view, [*self._story(view), Text(), *self._cards(view, seen), Text(), secret], cast=False)
        else:
            self._say_all(view)
            self.screen.say([sentence(event, self.name, view.cast) for event in seen])
        self.screen.wait()

    def _cards(self, view: View, seen: Sequence[Saw]) -> Iterator[Text]:
        """Cards face up: one large and with its power, several small."""
        for event in seen:
            character = view.cast.characters[event.character]
            card = whose(event.card, self.name)
            yield centred(Text(f"{card[:1].upper()}{card[1:]}", NAME))
            yield from face(character.name, 3 if len(seen) == 1 else 1)
            if len(seen) == 1:
                yield centred(Text(character.says()))

    # -- asking ------------------------------------------------------------------------------------------------------------------------

    def _ask(self, question: Question, message: str) -> str:
        while True:
            self._scene(question, message)
            line = self.screen.ask(f"{question.text} > ")
            word = line.strip().casefold()
            message = ""
            if word.startswith("?"):
                cast = self.view.cast
                self.screen.page("help", help_page(cast) if word == "?" else character_page(cast, word[1:]))
            elif word in ("help", "rules"):
                self.screen.page("the rules in brief", rules_page(self.view.cast))
            elif word in ("q", "quit", "exit"):
                self._leave(question)
            else:
                return line

    def _scene(self, question: Question, message: str) -> None:
        view, screen = self.view, self.screen
        said = [*_situation(view), *([Text(message, ALARM)] if message else [])]
        if screen.whole:
            told = any(option.hint for option in question.offered)
            screen.show(view, self._story(view), said, question, cast=not told)
            return
        self._say_all(view)
        if not self.asked:
            screen.show(view)
        self.asked = True
        screen.say(said, question)

    def _leave(self, question: Question) -> None:
        meant = next((option.label for option in question.offered if option.label.casefold().startswith("q")), "")
        hint = f" (for the {meant}, type {meant[:2].lower()})" if meant else ""
        if self.screen.ask(f"Leave the game? It will not be kept{hint}. y or n > ").strip().casefold() in (*YES, "q", "quit"):
            raise Left

    # -- the end -----------------------------------------------------------------------------------------------------------------------

    def end(self) -> None:
        """Who won and why, all cards face up, and the record for who wants it."""
        if not self.screen.whole:
            self._say_all(self.view)
        if self._final("Save the record of this game? y or n > ") in YES:
            default = next(path for number in count(1) if not (path := Path(f"mascarade-{number}.masc")).exists())
            message = ""
            while not self.saved:
                message = self._save(Path(self._final(f"Where to? Enter for {default} > ", message) or default).expanduser())

    def _final(self, prompt: str, message: str = "") -> str:
        view = self.view
        last = [event for event in self.log if not isinstance(event, Ended)]
        stage = [*story(last, self.name, view.cast), *([Text()] if last else []), *map(centred, result(view))]
        said = [Text(message, ALARM)] if message else []
        if self.screen.whole or not self.asked:
            self.screen.show(view, stage, said, cast=False)
            self.asked = True
        else:
            self.screen.say(said)
        answer = self.screen.ask(prompt).strip()
        return answer.casefold() if answer.casefold() in YES else answer

    def _save(self, path: Path) -> str:
        """Write the record; gives what went wrong, if anything did."""
        if path.exists() and self._final(f"{path} exists. Write over it? y or n > ") not in YES:
            return "Then choose another place."
        try:
            path.write_text(str(record_of(self.game)), encoding="utf-8")
        except OSError as error:
            return f"That did not work: {error.strerror}. Choose another place."
        self.saved = path
        return ""

    def farewell(self) -> None:
        """What stays on the terminal when the game has gone."""
        console = self.screen.console
        for line in result(self.view) if self.screen.had_whole else []:
            console.print(line, end=" ")
        if self.screen.had_whole and self.view.outcome is not None:
            console.print()
        if self.saved:
            console.print(Text(f"Saved. Watch it again: mascarade replay {self.saved}"))
        console.print(Text("Good night, and come again."))


def _situation(view: View) -> list[Text]:
    """Why the person is asked."""
    announced = view.cast.characters.get(view.announced or "")
    if view.asked == "answer" and announced:
        return [Text.assemble((view.whose_turn, NAME), " says: “I am the ", (announced.name, CHARACTER), f"” ({brief(announced)}).")]
    if view.asked == "exchange" and view.turn <= 4:
        return [Text("The first four turns are for this alone: exchange, or pretend to.")]
    if view.asked == "exchange":
        return [Text("Your card was shown last turn: this time only exchange, or pretend to.")]
    if view.asked == "quiet turn":
        return [Text("Your card was shown last turn: this time you may not announce.")]
    if view.asked == "name a character" and announced:
        price = " or ".join(str(step.numbers[0]) for step in announced.steps if step.verb == "accuse")
        return [Text.assemble((view.user or "", NAME), f" accuses you. Say who you are and show your card: if wrong, you pay {price}.")]
    if view.asked == "turn":
        return [Text("It is your turn.")]
    return [Text.assemble("You use the power of the ", (announced.name, CHARACTER), f": {announced.says()}")] if announced else []
