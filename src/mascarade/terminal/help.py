"""Help: what one may type, the characters, the rules in brief."""

from rich.text import Text

from mascarade.casts import Cast
from mascarade.rules.characters import Character, Step
from mascarade.terminal.palette import CHARACTER, NAME
from mascarade.terminal.words import listed

_NOTES = {
    "court": "Fines of this very turn come later, so they are not among it.",
    "richest": "If several are equally rich, the one who uses the power chooses among them.",
    "trade": "Declining is allowed. A fine is paid out of the new fortune.",
    "together": "Both must have shown their cards: by announcing or by claiming.",
    "win": "With less, nothing happens.",
    "stir": "Unseen, like every exchange: only the one who did it knows. Cards of the centre are never stirred.",
    "accuse": "The accused names a character, then everybody sees the card.",
    "fill": "With that much or more, nothing happens.",
    "richer": "Richer than the one who collects at that moment: the fortune grows on the way.",
    "seats": "Turn order and neighbours belong to seats; what one knows goes along.",
    "expose": "The owner is the only one who does not see it.",
}

_TYPING = (
    ("a number or a word", "choose: 2, look, or only the first letters"),
    ("several at once", "exchange bruno, announce king, 1 3 2"),
    ("back", "to begin your choice again"),
    ("?", "this page"),
    ("? witch", "what one character does"),
    ("help", "the rules in brief"),
    ("q", "leave the game"),
)

_RULES = (
    ("The aim", "Be the richest when somebody reaches 13 gold, or has none left. Everybody starts with 6."),
    ("The cards", "Everybody sees all cards once, at the start. Then they lie face down and move unseen: you may not be who you think."),
    ("A turn", "Do one of three things. The first four turns of the game are for the first of them alone."),
    (
        "Exchange or pretend",
        "Take your card and another one under the table, and exchange them or not. Everybody sees which cards; only you know what you did.",
    ),
    ("Look", "Look at your own card."),
    (
        "Announce",
        "Say who you are: the truth, a guess, a lie. One by one the others pass, or claim to be it too. If all pass, you use the power and "
        "show nothing. If somebody claims, all of you show: whoever really is it uses the power, and the others pay 1 gold to the court.",
    ),
    ("After showing", "If your card was shown in the turn just before yours, you must exchange or pretend{quiet}."),
    ("Gold", "Powers come before fines. The game stops the moment somebody has 13 gold, or none; the richest wins."),
)

_SEVERAL = {
    2: "Three cards each: left, right and protected. Nobody takes your protected card, and you never announce with it; claiming with it "
    "is allowed. One card at a time is meant.",
    3: "Two cards each, left and right. You announce or claim with a hand on one of them, and only that one is meant.",
}


def full_power(character: Character) -> Text:
    """A character's name and the whole power."""
    notes = [_note(step) for step in character.steps]
    own = " A character of your own making." if character.blank else ""
    return Text.assemble((character.name, CHARACTER), f"  {character.says()}{own} ", " ".join(filter(None, notes)))


def _note(step: Step) -> str:
    return _NOTES.get(step.verb, "")


def powers(cast: Cast) -> list[Text]:
    """The cast, one line each."""
    lines = []
    wide = max(len(character.name) for character in cast.characters.values())
    for code, character in cast.characters.items():
        copies = cast.codes.count(code)
        many = f" ×{copies}" if copies > 1 else ""
        lines.append(Text.assemble((f"{character.name}{many}".ljust(wide + 3), CHARACTER), character.says()))
    return lines


def help_page(cast: Cast) -> list[Text]:
    """What one may type, and the cast."""
    wide = max(len(keys) for keys, _ in _TYPING) + 3
    typing = [Text.assemble((keys.ljust(wide), NAME), what) for keys, what in _TYPING]
    return [Text("You may type", CHARACTER), *typing, Text(), Text("The cast", CHARACTER), *powers(cast)]


def character_page(cast: Cast, asked: str) -> list[Text]:
    """What one character does: all whose names begin as asked."""
    wanted = asked.strip().casefold().replace("_", " ")
    found = [character for character in cast.characters.values() if character.name.casefold().startswith(wanted)]
    if found:
        return [full_power(character) for character in found]
    return [Text(f"There is no “{asked.strip()}” in this game. There are {listed([one.name for one in cast.characters.values()])}.")]


def rules_page(cast: Cast) -> list[Text]:
    """The rules in brief."""
    quiet = "" if cast.edition == 1 else ", or look"
    lines = [Text.assemble((f"{head}. ", CHARACTER), said.format(quiet=quiet)) for head, said in _RULES]
    if cast.players in _SEVERAL:
        lines.append(Text.assemble((f"{cast.players} players. ", CHARACTER), _SEVERAL[cast.players]))
    return lines
