"""Help: what one may type, the characters, the rules in brief."""

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from mascarade.casts import Cast
from mascarade.rules.characters import Character
from mascarade.terminal.paint import padded
from mascarade.terminal.palette import CHARACTER, NAME
from mascarade.terminal.words import TableWords, plain, quoted

HELP: Final = "?"
"""What to type for help."""
QUIT: Final = "q"
"""What to type to leave."""

_NOTES: Final = {
    "court": "terminal-note-court",
    "fill": "terminal-note-fill",
    "trade": "terminal-note-trade",
    "win": "terminal-note-win",
    "seats": "terminal-note-seats",
}

_RULES: Final = (
    ("terminal-rules-aim", "terminal-rules-aim.text"),
    ("terminal-rules-cards", "terminal-rules-cards.text"),
    ("terminal-rules-turn", "terminal-rules-turn.text"),
    ("terminal-rules-exchange", "terminal-rules-exchange.text"),
    ("terminal-rules-look", "terminal-rules-look.text"),
    ("terminal-rules-announce", "terminal-rules-announce.text"),
    ("terminal-rules-shown", "terminal-rules-shown.text"),
    ("terminal-rules-gold", "terminal-rules-gold.text"),
)

_SEVERAL: Final = {
    2: ("terminal-rules-two", "terminal-rules-two.text"),
    3: ("terminal-rules-three", "terminal-rules-three.text"),
}


def full_power(character: Character, words: TableWords) -> Text:
    """A character's name and the whole power."""
    text = Text.assemble((words.character(character.code), CHARACTER), f"  {words.power(character)}")
    notes = [words.say("terminal-note-blank")] if character.blank else []
    notes += [words.say(_NOTES[step.verb]) for step in character.steps if step.verb in _NOTES]
    for note in notes:
        text = words.after(text, note)
    return text


def powers(cast: Cast, words: TableWords) -> list[Text]:
    """The cast, one line each."""
    lines = []
    names = {code: words.character(code) for code in cast.characters}
    wide = max(map(cell_len, names.values())) + 4
    for code, character in cast.characters.items():
        copies = cast.codes.count(code)
        many = f" ×{copies}" if copies > 1 else ""
        lines.append(Text.assemble((padded(f"{names[code]}{many}", wide), CHARACTER), words.power(character)))
    return lines


def help_page(cast: Cast, words: TableWords) -> list[Text]:
    """What one may type, and the cast."""
    rows = [
        (words.say("terminal-type-choice"), words.say("terminal-type-choice.what")),
        (words.say("terminal-type-several"), words.say("terminal-type-several.what")),
        (words.typed("terminal-words-back")[0], words.say("terminal-type-back")),
        (HELP, words.say("terminal-type-page")),
        (f"{HELP} {words.character('judge')}", words.say("terminal-type-character")),  # R8.1: always in the cast
        (words.typed("terminal-words-help")[0], words.say("terminal-type-rules")),
        (QUIT, words.say("terminal-type-quit")),
    ]
    wide = max(cell_len(keys) for keys, _ in rows) + 3
    typing = [Text.assemble((padded(keys, wide), NAME), what) for keys, what in rows]
    return [
        Text(words.say("terminal-may-type"), CHARACTER),
        *typing,
        Text(),
        Text(words.say("table-cast"), CHARACTER),
        *powers(cast, words),
    ]


def character_page(cast: Cast, asked: str, words: TableWords) -> list[Text]:
    """What one character does: all whose names begin as asked, in the viewer's language or in the record's."""
    wanted = plain(asked)
    for names in (words.character, str):
        found = [character for code, character in cast.characters.items() if plain(names(code)).startswith(wanted)]
        if found:
            return [full_power(character, words) for character in found]
    there = words.listed([words.character(code) for code in cast.characters])
    return [Text(words.say("terminal-no-such", asked=quoted(asked.strip()), characters=there))]


def rules_page(cast: Cast, words: TableWords) -> list[Text]:
    """The rules in brief."""
    parts = [*_RULES, *([_SEVERAL[cast.players]] if cast.players in _SEVERAL else [])]
    return [
        words.after(Text(words.say("step-whole", steps=words.say(head)), CHARACTER), words.say(text, edition=cast.edition))
        for head, text in parts
    ]
