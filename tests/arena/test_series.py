"""A series is the same wherever, in whatever order and after whatever interruption it is played."""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from threading import Event

import numpy as np
import pytest

from mascarade.arena.run import Run, load_runs, save_runs
from mascarade.arena.series import Played, Series, all_alike, one_among, one_table, play_chunk, two_by_two
from mascarade.arena.standings import Standings
from mascarade.arena.workers import play_here, play_on_ray
from mascarade.casts import own_cast, printed_cast
from mascarade.errors import BadBot, MascaradeError
from tests.arena.conftest import played

SIX = printed_cast(1, 6)


def same(one: Run, other: Run) -> bool:
    kept = [(run.results.tobytes(), run.tally.tobytes(), run.going.tobytes(), run.fortunes.tobytes()) for run in (one, other)]
    return kept[0] == kept[1]


@pytest.fixture
def series() -> Series:
    return one_among(SIX, "honest", "random", 3000, 7)


def test_every_deal_is_played_in_every_rotation() -> None:
    series = one_table(printed_cast(1, 4), ("bayes", "honest", "honest", "random"), 10, 1)
    assert series.bots == ("bayes", "honest", "random")
    assert series.seatings.tolist() == [[0, 1, 1, 2], [1, 1, 2, 0], [1, 2, 0, 1], [2, 0, 1, 1]]
    assert (series.deals, series.games) == (3, 12)
    deals = played(series).results["deal"].reshape(3, 4, -1)
    assert (deals == deals[:, :1]).all()
    assert len(np.unique(deals[:, 0], axis=0)) == 3


@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_two_by_two_every_bot_has_every_seat_as_often(players: int) -> None:
    series = two_by_two(printed_cast(1, players), ("bayes", "honest", "random"), 1, 1)
    for seat in range(players):
        assert len(set(Counter(series.seatings[:, seat].tolist()).values())) == 1


def test_chunks_are_all_games_once(series: Series) -> None:
    spans = [series.span(chunk) for chunk in range(series.chunks)]
    assert [game for span in spans for game in range(span.start, span.stop)] == list(range(series.games))
    assert all((span.stop - span.start) % len(series.seatings) == 0 for span in spans)


def test_the_same_on_one_core_and_on_two(series: Series) -> None:
    assert same(played(series, 1), played(series, 2))


def test_the_same_in_another_order(series: Series) -> None:
    run = Run(series)
    for chunk in reversed(range(series.chunks)):
        run.add(chunk, play_chunk(series, chunk))
    assert same(run, played(series))


def test_another_seed_gives_other_games(series: Series) -> None:
    other = one_among(SIX, "honest", "random", 3000, 8)
    assert not same(played(series), played(other))


def test_the_same_after_an_interruption(series: Series, tmp_path: Path) -> None:
    run, stop = Run(series), Event()

    def told(chunk: int, chunk_played: Played) -> None:
        run.add(chunk, chunk_played)
        if run.done.sum() == 2:
            stop.set()

    play_here(series, run.missing(), told, stop, 2)
    assert 0 < run.games < series.games
    save_runs(tmp_path / "state.npz", [run])
    again = load_runs(tmp_path / "state.npz")[0]
    assert again.series == series
    assert list(again.missing()) == list(run.missing())
    play_here(series, again.missing(), again.add, Event(), 2)
    assert again.complete
    assert Standings(again).facts() == Standings(played(series)).facts()
    assert same(again, played(series))


_CTRL_C = """
import os, signal, sys, threading, time
from mascarade.arena import commands, series
from mascarade.arena.run import Run
from mascarade.casts import printed_cast

run = Run(series.two_by_two(printed_cast(1, 6), ("honest", "random"), 400_000, 1))

def person():
    while not run.done.any():
        time.sleep(0.01)
    os.kill(os.getpid(), signal.SIGINT)

threading.Thread(target=person, daemon=True).start()
sys.exit(commands.arena(run, commands.Where(cores=2)))
"""


def test_ctrl_c_leaves_a_state_to_go_on_with(series: Series, tmp_path: Path) -> None:
    play_chunk(series, 0)  # compiles, if need be
    done = subprocess.run([sys.executable, "-c", _CTRL_C], check=False, cwd=tmp_path, capture_output=True, text=True, timeout=180)
    assert done.returncode == 130, done.stderr
    assert "mascarade arena --resume mascarade-arena-1.npz" in done.stderr
    run = load_runs(tmp_path / "mascarade-arena-1.npz")[0]
    assert 0 < run.games < run.series.games
    assert run.series.games >= 400_000


@pytest.mark.parametrize("content", [b"", b"hello", b"PK\x05\x06" + bytes(18), None], ids=["empty", "text", "zip", "missing"])
def test_what_is_no_state_is_told(content: bytes | None, tmp_path: Path) -> None:
    path = tmp_path / "state.npz"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(MascaradeError, match=r"state\.npz"):
        load_runs(path)


def test_a_state_of_other_bots_is_told(series: Series, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "state.npz"
    save_runs(path, [Run(series)])
    monkeypatch.setattr("mascarade.arena.run.COMPILED_FROM", ("rules",))
    with pytest.raises(MascaradeError, match="have changed"):
        load_runs(path)


def test_what_cannot_be_played_is_told() -> None:
    with pytest.raises(BadBot, match="'nobody' is no player"):
        two_by_two(SIX, ("nobody", "honest"), 100, 1)
    with pytest.raises(MascaradeError, match="at least two different bots"):
        two_by_two(SIX, ("honest", "honest"), 100, 1)
    with pytest.raises(MascaradeError, match="cannot take 6 seats"):
        one_table(SIX, ("honest", "random"), 100, 1)
    with pytest.raises(MascaradeError, match="all the same"):
        one_among(SIX, "honest", "honest", 100, 1)
    with pytest.raises(MascaradeError, match="--games 0 is out of range"):
        all_alike(SIX, "honest", 0, 1)
    with pytest.raises(MascaradeError, match="seed"):
        all_alike(SIX, "honest", 1, -1)


def test_a_blank_card_survives_an_interruption(blank_balance: object, tmp_path: Path) -> None:
    series: Series = blank_balance.run.series  # type: ignore[attr-defined]
    save_runs(tmp_path / "state.npz", [Run(series)])
    assert load_runs(tmp_path / "state.npz")[0].series == series
    assert own_cast(1, 4, series.cast.codes, series.cast.blanks) == series.cast


_ON_RAY = """
import json, sys
from threading import Event
from ray.cluster_utils import Cluster
from mascarade.arena.run import Run
from mascarade.arena.series import one_among
from mascarade.arena.standings import Standings
from mascarade.arena.workers import play_on_ray
from mascarade.casts import printed_cast

cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
cluster.add_node(num_cpus=1)
try:
    run = Run(one_among(printed_cast(1, 6), "honest", "random", 3000, 7))
    play_on_ray(run.series, run.missing(), run.add, Event(), cluster.address)
    json.dump(Standings(run).facts(), sys.stdout)
finally:
    cluster.shutdown()
"""


def test_a_ray_cluster_of_two_nodes_gives_the_same(series: Series) -> None:
    """In a process of its own: Ray leaves threads and sockets behind."""
    pytest.importorskip("ray")
    expected = Standings(played(series)).facts()  # compiles, if need be, before others wait for it
    done = subprocess.run([sys.executable, "-c", _ON_RAY], check=False, capture_output=True, text=True, timeout=180)
    assert done.returncode == 0, done.stderr[-2000:]
    assert json.loads(done.stdout[done.stdout.index("{") :]) == expected


def test_no_cluster_is_told(series: Series) -> None:
    pytest.importorskip("ray")
    with pytest.raises(MascaradeError, match="no Ray cluster"):
        play_on_ray(series, [0], lambda *_: None, Event(), "127.0.0.1:1")
