"""What the options of a table ask for, and which rules they break: the one place that says what a cast and a blank card may be here."""

from mascarade.blank import blank_character
from mascarade.casts import Cast, Problem, cast_problems, own_cast, printed_cast
from mascarade.errors import BadCast, BadCharacter
from mascarade.outlook import BlankCard
from mascarade.rules.characters import Character
from mascarade.server import messages


def blanks_of(options: messages.Options) -> tuple[Character, ...]:
    """The blank cards that options describe. Raises BadCharacter."""
    return tuple([blank_of(one) for one in options.blanks])


def cast_of(options: messages.Options) -> Cast:
    """The cast that options ask for. Raises BadCast or BadCharacter."""
    if options.cast is None:
        return printed_cast(options.edition, options.seats, options.scenario)
    return own_cast(options.edition, options.seats, options.cast, blanks_of(options))


def blank_of(card: BlankCard) -> Character:
    """A blank card. Raises BadCharacter."""
    return blank_character(card.code, card.name, card.steps, card.copies, card.players)


def options_problems(options: messages.Options) -> list[messages.Problem]:
    """Every rule that options break."""
    for card in options.blanks if options.cast is not None else ():
        try:
            blank_of(card)
        except BadCharacter as error:
            return [messages.Problem("blank", {"field": error.field, "card": (card.name or card.code)[:32]})]
    try:
        if options.cast is None:
            printed_cast(options.edition, options.seats, options.scenario)
            return []
        found = cast_problems(options.edition, options.seats, options.cast, blanks_of(options))
    except BadCast as error:
        found = [problem for problem in error.problems if isinstance(problem, Problem)]
    return [messages.Problem(problem.code, dict(problem.values)) for problem in found]
