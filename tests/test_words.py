"""What is said in five languages, with articles and cases: the same grammar in Python and on the page."""

import json
import re
import subprocess

import pytest

from mascarade.blank import example_characters
from mascarade.languages import Words, grammar
from tests.programs.tables import find_node
from tests.sentences import HOME, ROOT, each_language, everything


def test_words_are_said_in_their_language() -> None:
    assert Words("hu").say("character-widow.acc") == "az Özvegyet"
    assert Words("de").say("step-bank", amount=3) == "nimm 3 Gold aus der Bank"
    assert Words("fr").say("step-bank", amount=1) == "prends 1 pièce d’or à la banque"
    assert Words("zh-Hant").say("character-king") == "國王"


def test_a_character_comes_in_all_its_forms() -> None:
    assert Words("de").say("log-used", player="Ida", player_is="other", character="fool") == "Ida setzt den Narren ein."


CASES = json.loads((ROOT / "tests" / "grammar.json").read_text("utf-8"))
"""What is said of names that people give: by function, what it gets and what comes out."""


def test_grammar() -> None:
    for language, name, said in CASES["the"]:
        assert grammar.THE[language](name) == said
    for language, text, said in CASES["nested"]:
        assert grammar.nested(language, text) == said
    for text, said in CASES["spaced"]:
        assert grammar.spaced(text) == said


def test_the_page_has_the_same_grammar() -> None:
    program = """
        import { readFileSync } from "node:fs";
        import * as grammar from "./page/src/lib/grammar.ts";
        for (const [what, cases] of Object.entries(JSON.parse(readFileSync("tests/grammar.json", "utf8"))))
            for (const row of cases) {
                const found = grammar[what](...row.slice(0, -1));
                if (found !== row.at(-1)) console.log(what, ...row, found);
            }
    """
    run = subprocess.run(
        [find_node(), "--no-warnings", "--experimental-strip-types", "--input-type=module", "--eval", program],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")


@pytest.mark.parametrize(
    ("language", "announced", "used"),
    [
        ("en", "Ida announces: “I am the Pirate!”", "Ida uses the power of the Pirate."),
        ("hu", "Ida bejelenti: „Én vagyok a Pirate!”", "Ida használja a Pirate képességét."),
        ("de", "Ida sagt an: „Ich bin die Karte ‚Pirate‘!“", "Ida setzt die Karte „Pirate“ ein."),
        ("zh-Hant", "Ida 宣布：「我是 Pirate！」", None),
        ("fr", "Ida annonce\u202f: «\u202fJe suis la carte “Pirate”\u202f!\u202f»", "Ida joue la carte «\u202fPirate\u202f»."),
    ],
)
def test_a_blank_card_has_articles_and_cases(language: str, announced: str, used: str | None) -> None:
    """R8.5: by its name, or by its code where the names are known."""
    for words, character in ((Words(language), "Pirate"), (Words(language, {"sea_dog": "Pirate"}), "sea_dog")):
        assert words.say("log-announced", slot="only", player="Ida", player_is="other", character=character) == announced
        assert used is None or words.say("log-used", player="Ida", player_is="other", character=character) == used


def test_blank_cards_of_the_package_are_translated() -> None:
    names = {blank.code: blank.name for blank in example_characters()}
    assert [Words("hu", names).character(code) for code in names] == ["Alkimista", "Révész", "Iker", "Betyár", "Táncosnő", "Árva"]
    assert Words("de", names).say("log-used", player="Ida", player_is="other", character="alchemist") == "Ida setzt den Alchemisten ein."
    assert Words("de", {"alchemist": "Goldmacher"}).character("alchemist") == "Goldmacher"


@each_language
def test_no_isolation_marks(language: str) -> None:
    assert not re.search("[\u2066-\u2069]", Words(language).say("step-bank", amount=3))


def test_what_no_language_knows() -> None:
    with pytest.raises(KeyError, match="no-such-key"):
        Words("hu").say("no-such-key")
    with pytest.raises(ValueError, match="zh-Hant"):
        Words("xx")
    assert repr(Words("hu")) == "Words('hu')"


@each_language
def test_a_step_of_the_lesson_and_a_hint_are_read_at_a_glance(language: str) -> None:
    """25 words at most; Chinese has no spaces between its words, and gets by with 50 characters."""
    for key in everything(language):
        if re.fullmatch(r"lesson2?-(\d+|welcome|deal|end|hold)|hint-\w+", key):
            said = Words(language).say(key)
            words = list(said) if language == "zh-Hant" else [word for word in said.split() if re.search(r"\w", word)]
            assert len(words) <= (50 if language == "zh-Hant" else 25), (key, len(words))


NOT_OURS = {
    "en": r"\bparted by\b|may come again|[Ii]n a healthy life|with so many players|(?:decisions|moves|messages|games|times) a second\b"
    r"|\bWho (?:has|showed|lied|owes|claims?|wins alone)\b[^.?|]*\b(?:pays?|owes?|gets?|has|shares?)\b|, (?:and )?who does not\b",
    "hu": "[Ss]zereplő|[Kk]icserél|[Ee]llentmond|asztal alá vesz|hadd történjen",
    "de": r"[Nn]achseh|\b[Ll]eute\b|Zeitbeschränkung|\bPersonen\b",
    "zh-Hant": "偷看|看牌(?!面)|罰金|亮錯|唬人|最有錢|QR Code|攪局|原版|大宗師",
    "fr": "[Dd]istribution|Deuxième édition|Le programme de",
}
"""What was said once, and is not what the printed rules say or a native would; the rest is said otherwise by now."""


@each_language
def test_what_no_native_would_say_does_not_come_back(language: str) -> None:
    """What people type at the terminal may be any word for it."""
    said = [line for file in sorted((HOME / language).glob("*.ftl")) for line in file.read_text("utf-8").splitlines()]
    if language == "en":
        written = [ROOT / page for page in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md")]
        for folder, kinds in {"docs": ("md", "svg", "html"), "src/mascarade": ("py",), "tools": ("py",), "benchmarks": ("py",)}.items():
            written += [file for kind in kinds for file in (ROOT / folder).rglob(f"*.{kind}")]
        said += [
            line for file in written for line in file.read_text("utf-8").splitlines() if not re.search("['\"]decisions a second", line)
        ]
    assert [line for line in said if not line.startswith("terminal-words-") and re.search(NOT_OURS[language], line)] == []
