"""A language as the terminal speaks it: at one table, to one viewer, with names and characters that stand out."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Final

from rich.text import Text

from mascarade.casts import Cast
from mascarade.languages import Words
from mascarade.moves import CENTRE, Card
from mascarade.rules.characters import VERBS, Character, Step
from mascarade.terminal.palette import CHARACTER, NAME, SECRET

# Signs that nobody can type; they say where something stands out in a sentence that a language has put together.
_STYLES: Final = {"\ue000": NAME, "\ue001": CHARACTER, "\ue002": SECRET}
_PLAYER, _CHARACTER, _ASIDE = _STYLES
_END: Final = "\ue003"
_SIGNS: Final = re.compile("[\ue000-\ue003]")

_ARTICLE: Final = re.compile(r"(?:[a-zà-ÿ]+[ ’])*")


class TableWords(Words):
    """A language that knows the cast, so that blank cards have their names (R8.5), and the viewer, who is `you`."""

    def __init__(self, language: str = "en", cast: Cast | None = None, viewer: str | None = None, blanks: Iterable[Character] = ()) -> None:
        super().__init__(language, {blank.code: blank.name for blank in (cast.blanks if cast else blanks)})
        self.cast = cast
        self.viewer = viewer

    # -- sentences ---------------------------------------------------------------------------------------------------------------------

    def say(self, key: str, **args: str | int | float) -> str:
        """A message as plain text."""
        return _SIGNS.sub("", self.part(key, **args))

    def tell(self, key: str, **args: str | int | float) -> Text:
        """A message in which names and characters stand out."""
        text, at = Text(), 0
        said = self.part(key, **args)
        for found in re.finditer(f"([\ue000-\ue002])(.*?){_END}", said):
            text.append(said[at : found.start()]).append(found[2], _STYLES[found[1]])
            at = found.end()
        return text.append(said[at:])

    def part(self, key: str, **args: str | int | float) -> str:
        """A message to be put into another one, where its names and characters still stand out."""
        return super().say(key, **args)

    def with_aside(self, said: Text, aside: str) -> Text:
        """A sentence with something in brackets after it."""
        return self._around("terminal-aside", said, aside=f"{_ASIDE}{aside}{_END}")

    def after(self, first: Text, second: str) -> Text:
        """One sentence after the other."""
        return self._around("terminal-after", first, second=second)

    def _around(self, key: str, first: Text, **args: str) -> Text:
        whole = self.tell(key, said="", first="", **args)
        return first.copy().append_text(whole)

    def _forms(self, name: str, code: str) -> dict[str, str]:
        """A character's name in all its forms, which stands out but for its article."""
        forms = super()._forms(name, code)
        return forms if _CHARACTER in forms[name] else {form: _standing_out(said) for form, said in forms.items()}

    def _named(self, name: str, called: str) -> dict[str, str]:
        return super()._named(name, f"{_CHARACTER}{called}{_END}")

    # -- parts of sentences ------------------------------------------------------------------------------------------------------------

    def role(self, role: str, player: str) -> dict[str, str]:
        """A player in a sentence: the name, and whether it is the viewer."""
        return {role: f"{_PLAYER}{player}{_END}", f"{role}_is": "you" if player == self.viewer else "other"}

    def other(self, card: Card) -> dict[str, str | int]:
        """The other card of two as the one with whom somebody exchanged: its owner, or the centre."""
        whose = self._whose(card)
        return {"other": f"{_PLAYER}{whose['name']}{_END}", "other_is": whose["owner"], "number": whose["number"]}

    def name(self, player: str) -> str:
        """A player within a list."""
        return f"{_PLAYER}{self.say('table-you') if player == self.viewer else player}{_END}"

    def names(self, players: Iterable[str]) -> str:
        """Players, listed."""
        return self.listed([self.name(player) for player in players])

    def listed(self, parts: Sequence[str], last: str = "terminal-and") -> str:
        """`a`, `a and b`, `a, b and c`."""
        *most, end = parts
        return self.part(last, first=self.row(most), second=end) if most else end

    def row(self, parts: Sequence[str]) -> str:
        """`a, b, c`."""
        return reduce(lambda first, second: self.part("comma", first=first, second=second), parts)

    def card(self, card: Card, by: str | None = None) -> str:
        """A card as the object of a sentence; `by` is who does something with it."""
        return self.say("card-object", **self._whose(card, by))

    def heading(self, card: Card) -> str:
        """A card above what is seen on it."""
        return begun(self.say("card", **self._whose(card)))

    def choice(self, card: Card, is_player: bool = False) -> str:
        """A card as something to choose; or, where players are chosen, its owner."""
        whose = self._whose(card)
        return self.say("terminal-choice", **whose | ({"owner": "yourself"} if is_player and whose["owner"] == "you" else {}))

    def slot(self, card: Card) -> str:
        """Which of several cards before one player it is."""
        return self.say("table-slot", slot=card.slot)

    def _whose(self, card: Card, by: str | None = None) -> dict[str, str | int]:
        if card.owner == CENTRE:
            owner = "only-centre" if self.cast is not None and self.cast.centre == 1 else "centre"
            return {"owner": owner, "name": "", "slot": "only", "number": int(card.slot)}
        owner = "you" if card.owner == self.viewer else "self" if card.owner == by else "other"
        return {"owner": owner, "name": card.owner, "slot": card.slot or "only", "number": 0}

    # -- characters --------------------------------------------------------------------------------------------------------------------

    def character(self, code: str) -> str:
        """A character's name."""
        return _SIGNS.sub("", super().character(code))

    def forms(self, code: str) -> list[str]:
        """A character's name with its articles and cases."""
        return [_SIGNS.sub("", form) for form in self._forms("character", code).values()]

    def power(self, character: Character) -> str:
        """A power in words."""
        steps = [self._step(step) for step in character.steps]
        return self.say("step-whole", steps=begun(reduce(lambda first, second: self.say("step-then", first=first, second=second), steps)))

    def _step(self, step: Step) -> str:
        flag = f"-{VERBS[step.verb].flag}" if step.flag else ""
        return self.say(f"step-{step.verb}{flag}", **_numbers(step))

    def brief(self, character: Character) -> str:
        """A power in a few words."""
        return self.row([self.say(f"terminal-brief-{step.verb}", **_numbers(step)) for step in character.steps])

    def asks(self, step: Step) -> str:
        """What a step asks for: in the terminal's own words where it has some, else in the page's."""
        if self.has(f"terminal-ask-{step.verb}"):
            return self.say(f"terminal-ask-{step.verb}", **_numbers(step))
        return self.say(f"ask-{step.verb}", **_numbers(step))

    # -- what is typed -----------------------------------------------------------------------------------------------------------------

    def typed(self, key: str) -> list[str]:
        """The words of a message that lists what may be typed."""
        return [word.strip() for word in re.split("[,、]", self.say(key))]

    def means(self, line: str, key: str, *english: str) -> bool:
        """Whether a line is one of the words that a message lists, or an English one."""
        return plain(line) in {plain(word) for word in (*self.typed(key), *english)}


def _numbers(step: Step) -> dict[str, int | str]:
    """A step's numbers, or the words that are written for them, by their names."""
    names = (name for name, _, _ in VERBS[step.verb].numbers)
    return {name: int(said) if said.isdigit() else said for name, said in zip(names, step.written, strict=True)}


def _standing_out(form: str) -> str:
    article = _ARTICLE.match(form)
    at = article.end() if article else 0
    return f"{form[:at]}{_CHARACTER}{form[at:]}{_END}"


def begun(text: str) -> str:
    """With a capital at its beginning."""
    return text[:1].upper() + text[1:]


def quoted(typed: str) -> str:
    """What was typed, for a sentence about it: not more than a line has room for."""
    return typed if len(typed) <= 24 else f"{typed[:24]}…"


def plain(text: str) -> str:
    """What is typed without what nobody needs to type: capitals, accents, full-width signs, a genitive’s ending, dots and commas."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter)).replace("’", "'").replace("'s", "")
    return " ".join(re.sub("[._,]", " ", bare).split())
