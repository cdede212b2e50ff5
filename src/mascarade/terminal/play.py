"""One person against bots in a terminal."""

import io
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from rich.console import Console
from rich.text import Text

from mascarade.bots import Bot
from mascarade.bots.players import TEMPERAMENTS, is_expert
from mascarade.events import Ended, Event, Passed, Saw
from mascarade.game import NAMES, Game
from mascarade.opponents import make_bot
from mascarade.programs.command import Command
from mascarade.programs.faults import Fault
from mascarade.programs.player import ProgramBot
from mascarade.programs.program import Program
from mascarade.record import record_of
from mascarade.refusals import BotRefusal
from mascarade.rules.characters import Character
from mascarade.terminal.faces import MASK, centred, face
from mascarade.terminal.help import HELP, QUIT, character_page, help_page, rules_page
from mascarade.terminal.paint import STAND_IN
from mascarade.terminal.palette import ALARM, CHARACTER, NAME, SECRET
from mascarade.terminal.prompt import Question, ask_move
from mascarade.terminal.screen import Screen
from mascarade.terminal.situation import situation
from mascarade.terminal.story import result, sentence, story
from mascarade.terminal.words import TableWords, plain
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
    name: str = ""
    """The person's name; without one, a name of the language."""
    level: str = "regular"
    """How well the bots play."""
    temperament: str = ""
    """What risks the bots like; without one, each its own. Experts have none."""
    programs: tuple[Command, ...] = ()
    """Programs that take the seats of bots."""
    seed: int | None = None
    """The same seed gives the same deal and the same bots."""
    speed: float = 0.8
    """Seconds to look at what a bot did."""
    colour: bool = True
    language: str = "en"


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
    if options.temperament and is_expert(options.level):
        raise BotRefusal("cli-expert-learned")
    me = options.name or TableWords(options.language).say("terminal-name")
    if len(options.programs) >= options.players:
        least = len(options.programs) + 1
        raise BotRefusal("cli-table-too-small", programs=least - 1, players=options.players, least=least)
    names = seating(me, options.players, chance, [command.name for command in options.programs if command.named])
    game = Game(draft.cast, names, draft.deal)
    programs = {name: Program(command) for name, command in programs_seated(me, names, options.programs, chance).items()}
    bots: list[Bot] = []
    for name in names:
        if name in programs:
            bots.append(ProgramBot(name, programs[name], chance.randrange(2**53)))
        elif name != me:
            player = options.level
            if not is_expert(player):
                player += f":{options.temperament or chance.choice(tuple(TEMPERAMENTS))}"
            bots.append(make_bot(name, player, chance.randrange(2**32)))
    screen = Screen(console or make_console(options.colour), TableWords(options.language, game.cast, me), ask, options.speed)
    evening = Evening(game, me, bots, screen)
    with ExitStack() as stack:
        for program in programs.values():
            stack.callback(program.close)
            program.start()
        _spend(evening)
    evening.farewell()
    return 0


def _spend(evening: "Evening") -> None:
    """From the first screen to the last, or until the person leaves."""
    screen = evening.screen
    try:
        screen.open()
        evening.play()
        evening.end()
    except (Left, EOFError, KeyboardInterrupt):
        screen.console.print()
    finally:
        screen.close()


def make_console(colour: bool = True) -> Console:
    """The console of the standard output; what its encoding does not know gets a stand-in."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors=STAND_IN)
    return Console(no_color=None if colour else True, highlight=False)


def seating(me: str, players: int, chance: random.Random, named: Sequence[str] = ()) -> list[str]:
    """The person somewhere among the bots, those with a name of their own first; the first one begins (R1.6)."""
    taken = {name.casefold() for name in (me, *named)}
    others = [*named, *(name for name in NAMES if name.casefold() not in taken)]
    names = others[: players - 1]
    names.insert(chance.randrange(len(names) + 1), me)
    return names


def programs_seated(me: str, names: Sequence[str], programs: Sequence[Command], chance: random.Random) -> dict[str, Command]:
    """Which player is which program: one with a name has it, the others sit anywhere."""
    seated = {command.name: command for command in programs if command.named}
    nameless = [command for command in programs if not command.named]
    free = chance.sample([name for name in names if name != me and name not in seated], len(nameless)) if nameless else []
    return seated | dict(zip(free, nameless, strict=True))


class Evening:
    """One game, as the person lives through it: all that is shown comes out of `self.view`."""

    def __init__(self, game: Game, name: str, bots: Sequence[Bot], screen: Screen) -> None:
        self.game = game
        self.name = name
        self.bots = {bot.name: bot for bot in bots}
        self.screen = screen
        self.words = screen.words
        self.log: list[Event] = []
        """What has happened since the person's last decision. Of secrets only the newest: the software reminds nobody (R10.4)."""
        self.notes: list[Text] = []
        """What programs did wrong since then."""
        self.faults: list[tuple[str, Fault]] = []
        """All that they did wrong."""
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
                move = ask_move(self.view, self.words, self._ask)
                self.log.clear()
                self.notes.clear()
            else:
                move = self.bots[player].decide(self.game.view(player))
                self._note(self.bots[player])
            self.game.play(move)
            for bot in self.bots.values():
                bot.watch(self.game.view(bot.name))
            self._tell(self.view)

    def _note(self, bot: Bot) -> None:
        """Say what a program did wrong: the game goes on."""
        for fault in bot.faults() if isinstance(bot, ProgramBot) else ():
            self.faults.append((bot.name, fault))
            self.notes.append(Text(self._said_of(bot.name, fault), ALARM))

    def _said_of(self, name: str, fault: Fault) -> str:
        return self.words.say("terminal-fault", player=name, fault=fault.kind)

    def _deal(self) -> None:
        """R1.5: everybody sees all cards, once."""
        view, cards = self.view, self.game.cards
        for bot in self.bots.values():
            bot.deal(cards)
        words = self.words
        stage = [
            *MASK,
            Text(),
            centred(Text(words.say("deal-title"), CHARACTER)),
            centred(Text(words.say("deal-remember"))),
            centred(words.tell("terminal-begins", **words.role("player", view.decides or ""))),
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
            self.screen.show(view, self._story())
            self.screen.rest(0.3 if all(isinstance(event, Passed) for event in events) else 0.5 + 0.5 * len(story(events, self.words)))

    def _story(self) -> list[Text]:
        return [*story(self.log, self.words), *self.notes]

    def _say_all(self) -> None:
        """In a pipe: what has happened since the last time, as lines."""
        self.screen.say(self._story())
        self.log.clear()
        self.notes.clear()

    def _reveal(self, view: View, seen: Sequence[Saw]) -> None:
        """What only the person sees (or all but one): shown once, until Enter."""
        if self.screen.whole:
            secret = centred(Text(self._who_knows(seen[0]), SECRET))
            self.screen.show(view, [*self._story(), Text(), *self._cards(view, seen), Text(), secret], cast=False)
        else:
            self._say_all()
            self.screen.say([sentence(event, self.words) for event in seen])
        self.screen.wait()

    def _who_knows(self, event: Saw) -> str:
        """Who shares a secret with the person."""
        if event.audience == (self.name,):
            return self.words.say("log-secret")
        return self.words.say("terminal-knows-but", player=event.card.owner)

    def _cards(self, view: View, seen: Sequence[Saw]) -> Iterator[Text]:
        """Cards face up: one large and with its power, several small."""
        for event in seen:
            yield centred(Text(self.words.heading(event.card), NAME))
            yield from face(self.words.character(event.character), 3 if len(seen) == 1 else 1)
            if len(seen) == 1:
                yield centred(Text(self.words.power(view.cast.characters[event.character])))

    # -- asking ------------------------------------------------------------------------------------------------------------------------

    def _ask(self, question: Question, message: str) -> str:
        words, cast = self.words, self.view.cast
        while True:
            self._scene(question, message)
            line = self.screen.ask(question.text)
            typed = plain(line)
            message = ""
            if typed == HELP:
                self.screen.page(words.say("terminal-help"), help_page(cast, words))
            elif typed.startswith(HELP):
                self.screen.page(words.say("terminal-help"), character_page(cast, line.strip()[1:], words))
            elif words.means(line, "terminal-words-help", "help", "rules"):
                self.screen.page(words.say("terminal-type-rules"), rules_page(cast, words))
            elif words.means(line, "terminal-words-quit", QUIT, "quit", "exit"):
                self._leave(question)
            else:
                return line

    def _scene(self, question: Question, message: str) -> None:
        view, screen = self.view, self.screen
        said = [*situation(view, self.words), *([Text(message, ALARM)] if message else [])]
        if screen.whole:
            told = any(option.hint for option in question.offered)
            screen.show(view, self._story(), said, question, cast=not told)
            return
        self._say_all()
        if not self.asked:
            screen.show(view)
        self.asked = True
        screen.say(said, question)

    def _leave(self, question: Question) -> None:
        words = self.words
        asked = words.say("terminal-leave")
        meant = next((option.label for option in question.offered if plain(option.label).startswith(QUIT)), "")
        if meant:
            asked = words.say("terminal-after", first=asked, second=words.say("terminal-meant", choice=meant, type=meant[:2].lower()))
        if self._yes(self.screen.ask(self._yes_or_no(asked)), QUIT, "quit"):
            raise Left

    def _yes_or_no(self, asked: str) -> str:
        return self.words.say("terminal-aside", said=asked, aside=self.words.say("terminal-yes-or-no"))

    def _yes(self, answer: str, *also: str) -> bool:
        return self.words.means(answer, "terminal-words-yes", "y", "yes", *also)

    # -- the end -----------------------------------------------------------------------------------------------------------------------

    def end(self) -> None:
        """Who won and why, all cards face up, and the record for who wants it."""
        if not self.screen.whole:
            self._say_all()
        words = self.words
        if self._yes(self._final(self._yes_or_no(words.say("terminal-save")))):
            default = next(path for number in count(1) if not (path := Path(f"mascarade-{number}.masc")).exists())
            message = ""
            while not self.saved:
                answer = self._final(words.say("terminal-where", path=str(default)), message)
                message = self._save(Path(answer or default).expanduser())

    def _final(self, prompt: str, message: str = "") -> str:
        view = self.view
        last = [event for event in self.log if not isinstance(event, Ended)]
        stage = [*story(last, self.words), *([Text()] if last else []), *map(centred, result(view, self.words))]
        said = [Text(message, ALARM)] if message else []
        if self.screen.whole or not self.asked:
            self.screen.show(view, stage, said, cast=False)
            self.asked = True
        else:
            self.screen.say(said)
        return self.screen.ask(prompt).strip()

    def _save(self, path: Path) -> str:
        """Write the record; gives what went wrong, if anything did."""
        words = self.words
        if path.exists() and not self._yes(self._final(self._yes_or_no(words.say("terminal-exists", path=str(path))))):
            return words.say("terminal-elsewhere")
        try:
            path.write_text(str(record_of(self.game)), encoding="utf-8")
        except OSError as error:
            return words.say("terminal-failed", why=error.strerror or str(error))
        self.saved = path
        return ""

    def farewell(self) -> None:
        """What stays on the terminal when the game has gone."""
        console, words = self.screen.console, self.words
        if self.screen.had_whole and self.view.outcome is not None:
            won, how = result(self.view, words)
            console.print(words.with_aside(won, how.plain))
        if self.saved:
            console.print(Text(words.say("terminal-saved", command=f"mascarade replay {self.saved}")), soft_wrap=True)
        for name, fault in self.faults:
            said = words.say("terminal-aside", said=self._said_of(name, fault), aside=str(fault))  # the aside is for the program's author
            console.print(Text(said), soft_wrap=True)
        console.print(Text(words.say("terminal-good-night")))
