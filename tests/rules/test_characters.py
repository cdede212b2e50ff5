"""Characters as data (R4.3, R8.5): steps are read, written and said in words."""

import pytest

from mascarade.rules.characters import EDITIONS, VERBS, Step
from mascarade.rules.layout import PAIR_FIRST, PAIR_SECOND, pair_number


@pytest.mark.parametrize("verb", VERBS.values(), ids=lambda verb: verb.code)
def test_a_step_is_read_as_it_is_written(verb) -> None:
    """R8.5: every step of the vocabulary, with the least and the greatest numbers it may have, with and without its flag."""
    for end in (1, 2):
        numbers = [verb.written(limits[0], limits[end]) for limits in verb.numbers]
        if verb.code == "gold":  # nobody gives to themselves
            numbers[1] = "you" if end == 1 else "bank"
        for flags in ([], [verb.flag]) if verb.flag else ([],):
            text = " ".join([verb.code, *numbers, *flags])
            step = Step.parse(f"  {text} ")
            assert str(step) == text
            assert step.flag == bool(flags)
            assert step.row()[0] == verb.number
            said = [verb.words.get(name, {}).get(one, one) for (name, *_), one in zip(verb.numbers, numbers, strict=True)]
            assert all(one in step.says().lower() for one in said)


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("", "the steps are bank, fill, court"),
        ("Bank 2", "the steps are bank, fill, court"),
        ("bank", "'bank <amount>'"),
        ("bank two", "'bank <amount>'"),
        ("bank -1", "'bank <amount>'"),
        ("bank ٣", "'bank <amount>'"),
        ("bank 2 3", "'bank <amount>'"),
        ("court 1", "'court'"),
        ("richest self", r"'richest <amount> \[self\]'"),
        ("richest 2 others", r"'richest <amount> \[self\]'"),
        ("together 1", "'together <alone> <each>'"),
        ("bank 0", "1 to 12"),
        ("bank 13", "1 to 12"),
        ("fill 6", "7 to 12"),
        ("win 13", "7 to 12"),
        ("gold bank", "'gold <giver> <taker> <amount>'"),
        ("gold me you 2", "giver of 'gold' is 'me', but must be bank, you, court, left, right, neighbours"),
        ("gold 1 you 2", "giver of 'gold' is 1, but must be bank, you"),
        ("gold bank you 13", "amount of 'gold' is 13, but must be 1-12, half, all"),
        ("gold bank you some", "amount of 'gold' is 'some', but must be 1-12, half, all"),
        ("gold left left 1", "'gold left left 1' makes no sense: nobody gives to themselves"),
        ("gold left neighbours 1", "nobody gives to themselves"),
        ("gold court bank all", "a player must give or take"),
        ("gold you court 1", "only fines go to the court"),
        ("gold others neighbours 1", "only one side can be several players"),
        ("gold bank you half", "the bank gives a number from 1 to 12"),
        ("gold you others all", "several players take a number from 1 to 12"),
        ("rotate up", "way of 'rotate' is 'up', but must be left, right, chosen"),
        ("if rich", "condition of 'if' is 'rich', but must be poorest, richest, unclaimed"),
        ("together 13 1", "alone of 'together' is 13, but must be 0 to 12"),
    ],
)
def test_a_wrong_step_is_refused_and_told_what_would_be_right(text: str, right: str) -> None:
    """R8.5."""
    with pytest.raises(ValueError, match=right):
        Step.parse(text)


@pytest.mark.parametrize(
    ("edition", "code", "words"),
    [
        (1, "king", "Take 3 from the bank."),
        (2, "king", "Take 2 from the bank."),
        (2, "empress", "Take 3 from the bank."),
        (1, "bishop", "Take 2 from the richest of the others."),
        (2, "swindler", "Take 2 from the richest, yourself included."),
        (1, "spy", "Look at your card and one other player's or one in the centre, then exchange them, or pretend to."),
        (2, "spy", "Look at your card and one other player's, then exchange them, or pretend to."),
        (2, "patron", "Take 3 from the bank; then each neighbour takes 1 from the bank."),
        (1, "fool", "Take 1 from the bank; then exchange the cards of two others, or pretend to."),
        (1, "cheat", "Win at once with 10 gold or more."),
    ],
)
def test_a_power_in_words(edition: int, code: str, words: str) -> None:
    """R4.3: the steps of the table in section 4, in its order."""
    assert EDITIONS[edition][code].says() == words


@pytest.mark.parametrize(
    ("text", "words", "asks", "brings"),
    [
        ("gold bank neighbours 2", "gold goes from the bank to each of your neighbours: 2", 0, True),
        ("gold you bank 2", "gold goes from you to the bank: 2", 0, False),
        ("gold richest poorest half", "gold goes from the richest to the poorest: half", 2, False),
        ("gold chosen you all", "gold goes from one other of your choice to you: all", 1, False),
        ("rotate chosen", "every fortune goes one seat to the left or to the right, as you choose", 1, False),
        ("rotate left", "every fortune goes one seat to the left", 0, False),
        ("if right", "the rest only if the accused was right", 0, False),
        ("trade", "you may trade whole fortunes with one other", 1, False),
    ],
)
def test_a_step_with_words(text: str, words: str, asks: int, brings: bool) -> None:
    """R8.2, R8.8, R8.9, R8.10: what it says, how often it asks at most, and whether it brings gold from the bank."""
    step = Step.parse(text)
    assert (step.says(), len(step.asks), step.brings_gold) == (words, asks, brings)


def test_pairs_are_numbered_in_either_order() -> None:
    pairs = list(zip(PAIR_FIRST.tolist(), PAIR_SECOND.tolist(), strict=True))
    assert len(set(pairs)) == 15 * 14 // 2
    for number, (first, second) in enumerate(pairs):
        assert pair_number(first, second) == pair_number(second, first) == number
