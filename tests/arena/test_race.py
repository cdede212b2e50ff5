"""A search for a cast: what is measured, who wins the race, and that it is the same race wherever it is run."""

import json
import pickle
from functools import partial
from pathlib import Path
from threading import Event

import numpy as np
import pytest

from mascarade.arena import find, goals
from mascarade.arena.balance import Balance
from mascarade.arena.casting import Casting
from mascarade.arena.commands import Where
from mascarade.arena.found import Answer, FoundWords
from mascarade.arena.goals import GOALS, Sums, added, measured, sums_of
from mascarade.arena.race import BATCH, Job, Lot, Race, Search, play_lot
from mascarade.arena.workers import work_here
from mascarade.cli import main
from mascarade.errors import MascaradeError
from mascarade.languages import LANGUAGES

SHORT = (("short", 1.0), ("bluffing", 2.0))


def search(casts: int = 40, wishes: goals.Wishes = SHORT, bot: str = "honest") -> Search:
    return Search(Casting(1, 5), wishes, bot, casts, 200, seed=3)


def run(race: Race, cores: int = 2, lots: int = 1_000_000) -> Race:
    """Play a race, or so many lots of it."""
    stop = Event()
    left = lots
    while not stop.is_set() and (missing := race.missing()):

        def told(lot: Lot, sums: Sums) -> None:
            nonlocal left
            race.add(lot, sums)
            left -= 1
            if left <= 0:
                stop.set()

        work_here(lambda lot: play_lot(race.search, lot), missing, told, stop, cores)
    return race


@pytest.fixture(scope="module")
def race() -> Race:
    return run(Race(search()))


def test_sums_are_what_a_balance_says(balance: Balance) -> None:
    """The same games, read twice."""
    cast, results = balance.cast, balance.run.results
    total = sums_of(cast, results, balance.run.tally)
    games = balance.games
    assert total["games"][0] == games
    assert [float(wins) / games for wins in total["seats"][0][: cast.players]] == pytest.approx([one.value for one in balance.seats])
    won = {code: total["won"][0][kind] / total["held"][0][kind] for kind, code in enumerate(cast.characters)}
    assert won == pytest.approx({code: one.value for code, one in balance.dealt.items()})
    assert np.exp(GOALS["short"].figure(cast, total)[0]) == pytest.approx(balance.turns["mean"], abs=1e-3)
    uses = balance.uses.values()
    announced = sum(use.announced for use in uses)
    figure = {goal: float(GOALS[goal].figure(cast, total)[0]) for goal in GOALS}
    assert figure["bluffing"] == pytest.approx(sum(use.announced * use.bluffed for use in uses) / announced)
    assert figure["claims"] == pytest.approx(sum(use.announced * use.challenged for use in uses) / announced)
    assert figure["lively"] == pytest.approx(announced / balance.turns["mean"], rel=1e-3)
    assert figure["different-endings"] == pytest.approx(1 - sum(part**2 for part in balance.endings.values()))
    assert figure["no-dead-cards"] == sum(use.announced < 0.05 for use in uses)


def test_luck_alone_looks_fair() -> None:
    """Where everybody wins alike, fairness is 0 on average, however few the games: luck is taken off, and the range holds 0."""
    luck, rows = np.random.default_rng(1), []
    cast = Casting(1, 6).cast(0)
    for _ in range(400):
        wins = np.zeros(1, goals.SUMS)
        wins["games"], wins["turns"] = BATCH, BATCH
        wins["seats"][0, :6] = luck.multinomial(BATCH, [1 / 6] * 6)
        wins["held"][0, :6], wins["won"][0, :6] = BATCH, luck.multinomial(BATCH, [1 / 6] * 6)
        rows.append(wins)
    fair = [float(GOALS["fair"].figure(cast, one)[0]) for one in rows]
    assert abs(np.mean(fair)) < 3 * np.std(fair) / 20
    assert measured("fair", cast, np.concatenate(rows)).low == 0
    rows[0]["seats"][0, 0] += 4_000
    rows[0]["games"] += 4_000
    assert float(GOALS["fair"].figure(cast, added(np.concatenate(rows)))[0]) > 0.01


def test_ranges_hold_the_truth() -> None:
    """The jackknife's ranges of a share: about 99 of 100 hold what it was made of, also with few batches."""
    luck, held, cast = np.random.default_rng(2), 0, Casting(1, 6).cast(0)
    for _ in range(500):
        sums = np.zeros(8, goals.SUMS)
        sums["announced"][:, 0] = luck.poisson(40, 8)
        sums["bluffed"][:, 0] = luck.binomial(sums["announced"][:, 0].astype(int), 0.3)
        found = measured("bluffing", cast, sums)
        held += found.low < 0.3 < found.high
    assert 485 <= held < 500


def test_the_better_ones_are_left(race: Race) -> None:
    assert not race.missing()
    assert race.games == race.search.batches * BATCH
    heats = race.search.heats
    assert heats == [(40, 1), (10, 4)]
    assert len(race.finalists) == 8
    marks = [mark for _, mark in race.ranked()]
    assert marks == sorted(marks, reverse=True)
    answer = Answer(race)
    par = {goal: GOALS[goal].shown(value) for goal, value in race.par.items()}
    assert par["short"] == pytest.approx(min(one.figures["short"].value for one in answer.printed), rel=0.1)
    lost = [entrant for entrant in race.search.entrants if entrant not in race.finalists][:8]
    again = [play_lot(race.search, tuple(Job(one, batch, fresh=True) for batch in range(4))) for one in lost]
    theirs = [goals.marks(race.search.cast(one), sums, SHORT, race.par) for one, sums in zip(lost, again, strict=True)]
    assert np.mean(marks) > np.mean(theirs) + 0.2


def test_it_is_the_same_on_any_number_of_cores_and_after_an_interruption(race: Race, tmp_path: Path) -> None:
    half = run(Race(search()), cores=1, lots=11)
    assert half.missing()
    half.save(tmp_path / "state.npz")
    again = Race.load(tmp_path / "state.npz")
    assert again.search == race.search
    assert again.games == half.games
    assert Answer(run(again, cores=1)).facts() == Answer(race).facts()


def test_a_search_goes_to_other_machines(race: Race) -> None:
    """As Ray sends it: and there the same games are played."""
    lot = (Job(race.finalists[0], 0, fresh=True),)
    there = pickle.loads(pickle.dumps(partial(play_lot, race.search)))
    assert (there(lot) == race.played_again(race.finalists[0])[:1]).all()


def test_few_casts_all_play_to_the_end() -> None:
    only = Search(Casting(1, 5, ("king", "queen", "fool", "cheat", "spy")), (("fair", 1.0),), "honest", 40, 64, seed=1)
    assert only.casting.total == 1
    facts = Answer(run(Race(only))).facts()
    assert (len(facts["best"]), len(facts["printed"])) == (1, 3)


def test_it_is_said_in_every_language(race: Race) -> None:
    answer = Answer(race)
    for language in LANGUAGES:
        words = FoundWords(language)
        for found in answer.best:
            said = words.reasons(found, answer)
            assert len(said) == len(SHORT) + bool(found.silent)
        assert words.say("level-casual") in words.bot("casual")


def test_the_command_finds_says_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    command = ["cast", "--find", "No dead cards, Short*2", "--players", "5", "--edition", "2", "--with", "king", "--bot", "honest"]
    assert main([*command, "--casts", "12", "--games", "64", "--json", "out.json", "--language", "en"]) == 0
    said = capsys.readouterr().out
    facts = json.loads(Path("out.json").read_text(encoding="utf-8"))
    best = facts["best"][0]
    assert "king" in best["cast"]
    assert ",".join(best["cast"]) in said
    assert "Wished for: no dead cards, short × 2." in said
    assert "Played by: honest." in said
    assert f"A game takes {int(best['figures']['short']['value'])}" in said
    assert [one["cast"] for one in facts["printed"]] != []


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--find", "fair, shrot"], "Did you mean short?"),
        (["--find", ""], "There is no wish “”"),
        (["--find", "fair,"], "There is no wish “”"),
        (["--find", "fair*much"], "“much” is not a number"),
        (["--find", "fair*0"], "fair*0 is out of range"),
        (["--find", "short, long"], "cannot both come true"),
        (["--find", "fair", "--casts", "1"], "--casts 1 is out of range"),
        (["--find", "fair", "--games", "1"], "--games 1 is out of range"),
        (["--find", "fair", "--bot", "nobody"], "no bot “nobody”"),
        (["--find", "fair", "--with", "kign"], "Did you mean king?"),
        (["--find", "fair", "judge,king"], "Leave out judge,king"),
        (["--resume", "nothing.npz"], "nothing.npz: No such file"),
    ],
    ids=lambda one: " ".join(one) if isinstance(one, list) else "",
)
def test_what_makes_no_sense_is_told(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cast", "--players", "6", *arguments, "--language", "en"]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"", b"hello"], ids=["empty", "text"])
def test_what_is_no_search_is_told(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "state.npz").write_bytes(content)
    with pytest.raises(MascaradeError, match="not an interrupted search"):
        Race.load(tmp_path / "state.npz")


def test_ctrl_c_leaves_a_search_to_go_on_with(
    race: Race, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = Race(search())

    def interrupted(*arguments: object) -> None:
        run(begun, cores=1, lots=3)
        arguments[3].set()  # type: ignore[attr-defined]

    with monkeypatch.context() as patched:
        patched.setattr(find, "work_here", interrupted)
        assert find.find(begun, Where(state=tmp_path)) == 130
    assert f"mascarade cast --resume {tmp_path / 'mascarade-cast-1.npz'}" in " ".join(capsys.readouterr().err.split())
    assert find.find(Race.load(tmp_path / "mascarade-cast-1.npz"), Where(json=tmp_path / "out.json")) == 0
    assert json.loads((tmp_path / "out.json").read_text(encoding="utf-8")) == json.loads(json.dumps(Answer(race).facts()))
