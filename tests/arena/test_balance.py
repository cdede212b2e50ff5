"""Balance: what is counted adds up, and is said in every language."""

import json

import pytest

from mascarade.arena.balance import Balance, scenario_of
from mascarade.arena.balance_report import BalanceWords
from mascarade.arena.findings import findings
from mascarade.casts import own_cast, printed_cast, printed_casts
from mascarade.languages import LANGUAGES, Words


@pytest.fixture(params=["balance", "blank_balance"])
def some(request: pytest.FixtureRequest) -> Balance:
    found: Balance = request.getfixturevalue(request.param)
    return found


def test_the_seats_shares_are_one(some: Balance) -> None:
    assert sum(seat.value for seat in some.seats) == pytest.approx(1)


def test_who_is_dealt_some_card_wins_a_fair_share_on_average(balance: Balance) -> None:
    """Eight cards for eight players: nothing lies in the centre."""
    copies = [balance.cast.codes.count(code) for code in balance.dealt]
    weighed = sum(share.value * number for share, number in zip(balance.dealt.values(), copies, strict=True))
    assert weighed == pytest.approx(1)


def test_counts_add_up(some: Balance) -> None:
    tally = some.run.tally[0]
    assert (tally["announced"] >= tally["bluffed"]).all()
    assert (tally["announced"] >= tally["challenged"]).all()
    assert (tally["bluffed"] >= tally["caught"]).all()
    assert (tally["challenged"] >= tally["caught"]).all()
    assert (tally["claimed"] >= tally["challenged"]).all()
    assert (tally["claimed"] >= tally["false_claims"]).all()
    turns = int(some.run.results["turns"].sum())
    done = sum(int(tally[what].sum()) for what in ("announced", "exchanged", "pretended", "looked"))
    assert turns - some.games <= done <= turns


def test_endings_and_lengths_are_all_games(some: Balance) -> None:
    assert sum(some.endings.values()) == pytest.approx(1, abs=1e-4)
    assert 0.97 < sum(some.lengths) <= 1
    assert some.turns["tenth"] <= some.turns["median"] <= some.turns["ninetieth"]


def test_fortunes_begin_with_six_gold_and_part(some: Balance) -> None:
    first, *_, last = some.fortunes
    assert (first.turn, first.going, first.richest, first.middle, first.poorest) == (1, 1, 6, 6, 6)
    assert last.richest > last.middle > last.poorest > 0
    assert [one.going for one in some.fortunes] == sorted((one.going for one in some.fortunes), reverse=True)


def test_the_json_is_complete(some: Balance) -> None:
    facts = json.loads(json.dumps(some.facts()))
    assert set(facts) == {
        *("version", "setup", "bot", "games", "seed", "fair", "seats", "dealt", "characters", "actions"),
        *("turns", "lengths", "endings", "fortunes"),
    }
    assert len(facts["seats"]) == some.cast.players
    assert set(facts["characters"]) == set(some.cast.characters) == set(facts["dealt"])
    assert set(facts["characters"]["judge"]) == {
        *("announced", "bluffed", "challenged", "caught", "claimed", "false_claims", "used", "earns", "earned"),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_findings_are_a_few_sentences(some: Balance, language: str) -> None:
    found = findings(some)
    assert 3 <= sum(one.key != "finding-silent" for one in found) <= 6
    said = [one.said(Words(language)) for one in found]
    for sentence in said:
        assert sentence[-1] in ".。"
        assert "{" not in sentence
        assert "finding" not in sentence


def test_characters_that_hardly_anybody_announces_are_named(balance: Balance, monkeypatch: pytest.MonkeyPatch) -> None:
    often = sorted(use.announced for use in balance.uses.values())
    monkeypatch.setattr("mascarade.arena.findings.SILENT", often[1] + 1e-9)
    named = [one.arguments["character"] for one in findings(balance) if one.key == "finding-silent"]
    assert sorted(named) == sorted(code for code, use in balance.uses.items() if use.announced <= often[1])
    assert len(named) >= 2


def test_a_blank_card_is_called_by_its_name(blank_balance: Balance) -> None:
    blank = blank_balance.cast.blanks[0]
    arguments = [value for one in findings(blank_balance) for value in one.arguments.values()]
    assert blank.code not in arguments


@pytest.mark.parametrize(("language", "said"), [("en", "Regular, Bold"), ("hu", "Törzsvendég, Vakmerő"), ("zh-Hant", "常客、大膽")])
def test_temperaments_are_said_in_every_language(balance: Balance, monkeypatch: pytest.MonkeyPatch, language: str, said: str) -> None:
    monkeypatch.setattr(balance, "bot", "regular:bold")
    assert said in BalanceWords(language).made(balance)


def test_printed_casts_are_known_again() -> None:
    for edition, players, scenario in printed_casts():
        cast = printed_cast(edition, players, scenario)
        same_as = {
            key[2]
            for key, codes in printed_casts().items()
            if key[:2] == (edition, players) and sorted(codes.split()) == sorted(cast.codes)
        }
        assert scenario_of(cast) in same_as
    assert scenario_of(own_cast(1, 6, ("judge", "king", "queen", "bishop", "thief", "witch"))) is None
