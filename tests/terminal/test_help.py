"""Help, and powers in words."""

import pytest

from mascarade.blank import example_characters
from mascarade.casts import own_cast, printed_casts
from mascarade.languages import LANGUAGES
from mascarade.rules.characters import EDITIONS, VERBS
from mascarade.terminal.help import character_page, help_page, powers, rules_page
from mascarade.terminal.words import TableWords
from tests.terminal.person import cells

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
@pytest.mark.parametrize(("edition", "players", "scenario"), printed_casts())
def test_help_for_every_character(edition: int, players: int, scenario: str, language: str) -> None:
    cast = own_cast(edition, players, printed_casts()[edition, players, scenario].split())
    words = TableWords(language, cast)
    page = "\n".join(line.plain for line in help_page(cast, words))
    for code, character in cast.characters.items():
        name = words.character(code)
        assert name in page
        assert words.power(character) in page
        for asked in (f" {name.lower()} ", code):
            (one,) = [line.plain for line in character_page(cast, asked, words) if line.plain.startswith(f"{name}  ")]
            assert words.power(character) in one
    assert len(powers(cast, words)) == len(cast.characters)


def test_help_for_characters_of_ones_own_making() -> None:
    cast = own_cast(1, 6, ["judge", "king", "queen", "witch", "cheat", "alchemist"], example_characters())
    (one,) = character_page(cast, "alch", TableWords("de", cast))
    assert one.plain == ("Alchemist  Nimm 1 Gold aus der Bank; dann schau dir eine beliebige Karte an. Ein selbst erfundener Charakter.")


def test_help_for_somebody_who_is_not_there() -> None:
    cast = own_cast(1, 4, printed_casts()[1, 4, ""].split())
    (one,) = character_page(cast, "Dragon", TableWords("en", cast))
    assert one.plain == "There is no “Dragon” in this game. There are Judge, Bishop, King, Queen, Thief and Cheat."
    (one,) = character_page(cast, "龍", TableWords("zh-Hant", cast))
    assert one.plain == "這一局沒有「龍」。有的是：法官、主教、國王、王后、小偷和騙徒。"


@each_language
def test_every_step_is_told_in_brief(language: str) -> None:
    """A new verb needs its few words."""
    words = TableWords(language, blanks=example_characters())
    used = {step.verb for edition in EDITIONS.values() for character in edition.values() for step in character.steps}
    used |= {step.verb for character in example_characters() for step in character.steps}
    assert used == set(VERBS)
    for character in example_characters():
        assert words.brief(character)
    for edition in EDITIONS.values():
        for code, character in edition.items():
            assert cells(words.character(code)) + cells(words.brief(character)) <= 38, "two columns of 80"


@each_language
@pytest.mark.parametrize(
    ("edition", "players", "key"),
    [(1, 2, "terminal-rules-two.text"), (1, 3, "terminal-rules-three.text"), (2, 6, "terminal-rules-shown.text")],
)
def test_the_rules_in_brief_speak_of_this_table(edition: int, players: int, key: str, language: str) -> None:
    cast = own_cast(edition, players, printed_casts()[edition, players, "A" if edition == 2 else ""].split())
    words = TableWords(language, cast)
    assert words.say(key, edition=edition) in "\n".join(line.plain for line in rules_page(cast, words))


def test_after_showing_a_card_the_second_edition_allows_a_look() -> None:
    """R2.6."""
    pages = []
    for edition in (1, 2):
        cast = own_cast(edition, 6, printed_casts()[edition, 6, "A" if edition == 2 else ""].split())
        pages.append("\n".join(line.plain for line in rules_page(cast, TableWords("en", cast))))
    assert "or look" not in pages[0]
    assert "or look" in pages[1]
