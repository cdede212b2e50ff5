"""Measure how fast other published game environments play random games, in decisions per second on one core.

Run it with the Python of a virtual environment holding `requirements-rivals.txt`. It prints one JSON object to stdout and its
progress to stderr. The rules it keeps, the same for every rival:

* Only decisions of players count: dice, deals and other chance outcomes do not, nor do PettingZoo's steps of finished agents.
  A forced decision, with one legal action, counts like any other.
* Everything a game costs is inside the clock: making the state, the chance outcomes, choosing the action, paying out.
* Each rival is played through its public interface, in the way named under "how", with the cheapest random choice known.
* One untimed batch warms a rival up. The repeats then go round all rivals in turn, so that a slow spell of the machine is
  shared, and the median is reported beside every single run.
* A rival that cannot be imported or played is listed under "missing" with the reason; the others go on.

The games differ in length and in work per decision, so the numbers say how fast these libraries are, not which game is better.
"""

import argparse
import contextlib
import importlib
import json
import logging
import random
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from importlib.metadata import version
from typing import Any

LOG = logging.getLogger(__name__)
SEED = 20240229
CPP_BATCH_GAMES = 2000
PYTHON_BATCH_GAMES = 20

# Plays one batch of whole games and returns how many decisions the players took in it.
PlayBatch = Callable[[], int]


@dataclass(frozen=True)
class Rival:
    """A library and game to measure; `prepare` imports the library and returns the function that plays one batch."""

    name: str
    library: str
    how: str
    prepare: Callable[[], PlayBatch]


@dataclass
class Entry:
    """What became of one rival: the rates of its runs, or the reason why it has none."""

    rival: Rival
    play: PlayBatch | None = None
    runs: list[float] = field(default_factory=list)
    problem: str | None = None


def prepare_openspiel_cpp(game_name: str) -> PlayBatch:
    """OpenSpiel's own C++ loop with its uniform random bots.

    `evaluate_bots` does not say how many decisions it took, and asking within the clock would slow it down. So every batch plays
    exactly the same seeded games, and they are counted once beforehand, from the histories of their final states.
    """
    pyspiel = importlib.import_module("pyspiel")
    game = pyspiel.load_game(game_name)
    decisions = count_openspiel_decisions(pyspiel, game)
    if decisions != count_openspiel_decisions(pyspiel, game):
        raise RuntimeError("the seeded games do not repeat, so their decisions cannot be counted beforehand")

    def play() -> int:
        bots = openspiel_bots(pyspiel, game)
        for seed in range(CPP_BATCH_GAMES):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return decisions

    return play


def openspiel_bots(pyspiel: Any, game: Any) -> list[Any]:
    """One freshly seeded uniform random bot for every player."""
    return [pyspiel.make_uniform_random_bot(player, SEED + player) for player in range(game.num_players())]


def count_openspiel_decisions(pyspiel: Any, game: Any) -> int:
    """Play the batch of `prepare_openspiel_cpp` untimed and count the actions that a player, not chance, took."""
    bots = openspiel_bots(pyspiel, game)
    decisions = 0
    for seed in range(CPP_BATCH_GAMES):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        decisions += sum(step.player >= 0 for step in state.full_history())
    return decisions


def prepare_openspiel_python(game_name: str) -> PlayBatch:
    """OpenSpiel stepped from Python; for games with uniform chance only, where chance too is a plain choice of legal actions."""
    pyspiel = importlib.import_module("pyspiel")
    game = pyspiel.load_game(game_name)
    check_uniform_chance(game)
    choice = random.Random(SEED).choice

    def play() -> int:
        decisions = 0
        for _ in range(PYTHON_BATCH_GAMES):
            state = game.new_initial_state()
            while not state.is_terminal():
                if not state.is_chance_node():
                    decisions += 1
                state.apply_action(choice(state.legal_actions()))
        return decisions

    return play


def check_uniform_chance(game: Any, games: int = 100) -> None:
    """Raise if a chance node met in some random games has outcomes that are not equally likely."""
    choice = random.Random(SEED).choice
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                chances = [chance for _, chance in state.chance_outcomes()]
                if max(chances) - min(chances) > 1e-9:
                    raise RuntimeError("chance is not uniform in this game, so choosing among legal actions would be wrong")
            state.apply_action(choice(state.legal_actions()))


def prepare_rlcard(game_name: str) -> PlayBatch:
    """RLCard's environment stepped directly, about twice as fast as its `Env.run`, which also records trajectories."""
    rlcard = importlib.import_module("rlcard")
    env = rlcard.make(game_name, {"seed": SEED})
    choice = random.Random(SEED).choice

    def play() -> int:
        decisions = 0
        for _ in range(PYTHON_BATCH_GAMES):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(choice(list(state["legal_actions"])))
                decisions += 1
            env.get_payoffs()
        return decisions

    return play


def prepare_pettingzoo() -> PlayBatch:
    """PettingZoo's agent-by-agent loop over `env()`, its public entry; without its checking wrappers it is near three times as fast."""
    numpy = importlib.import_module("numpy")
    env = importlib.import_module("pettingzoo.classic.leduc_holdem_v4").env()
    env.reset(seed=SEED)
    choice = random.Random(SEED).choice

    def play() -> int:
        decisions = 0
        for _ in range(PYTHON_BATCH_GAMES):
            env.reset()
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                env.step(choice(numpy.flatnonzero(observation["action_mask"])))
                decisions += 1
        return decisions

    return play


def prepare_pokerkit(players: int = 3) -> PlayBatch:
    """PokerKit no-limit hold'em, 100 big blinds deep; everything that is not a betting decision is left to its automations."""
    pokerkit = importlib.import_module("pokerkit")
    game = pokerkit.NoLimitTexasHoldem(tuple(pokerkit.Automation), True, 0, (1, 2), 2)
    generator = random.Random(SEED)
    random.seed(SEED)  # PokerKit shuffles its decks with the global generator.

    def play() -> int:
        decisions = 0
        for _ in range(PYTHON_BATCH_GAMES):
            state = game((200,) * players, players)
            while state.status:
                generator.choice(pokerkit_actions(state))()
                decisions += 1
        return decisions

    return play


def pokerkit_actions(state: Any) -> list[Callable[[], Any]]:
    """List the betting actions open to the player to act: fold, check or call, and the minimum bet or raise."""
    actions = []
    if state.can_fold():
        actions.append(state.fold)
    if state.can_check_or_call():
        actions.append(state.check_or_call)
    if state.can_complete_bet_or_raise_to():
        actions.append(state.complete_bet_or_raise_to)
    return actions


CPP_LOOP = "C++ random loop through evaluate_bots"
PYTHON_LOOP = "Python loop over legal_actions and apply_action"
RIVALS = (
    Rival("OpenSpiel social_deduction", "open_spiel", CPP_LOOP, partial(prepare_openspiel_cpp, "social_deduction")),
    Rival("OpenSpiel crazy_eights", "open_spiel", CPP_LOOP, partial(prepare_openspiel_cpp, "crazy_eights")),
    Rival("OpenSpiel liars_dice", "open_spiel", PYTHON_LOOP, partial(prepare_openspiel_python, "liars_dice")),
    Rival("OpenSpiel leduc_poker", "open_spiel", PYTHON_LOOP, partial(prepare_openspiel_python, "leduc_poker")),
    Rival("RLCard leduc-holdem", "rlcard", "Python loop over Env.step", partial(prepare_rlcard, "leduc-holdem")),
    Rival("RLCard uno", "rlcard", "Python loop over Env.step", partial(prepare_rlcard, "uno")),
    Rival("PettingZoo leduc_holdem_v4", "pettingzoo", "AEC loop with random masked actions", prepare_pettingzoo),
    Rival("PokerKit no-limit hold'em", "pokerkit", "3 players: random fold, check or call, minimum raise", prepare_pokerkit),
)


def say(text: str) -> None:
    """Write one line of progress to stderr."""
    print(text, file=sys.stderr, flush=True)


def attempt(entry: Entry, step: Callable[[Entry], None]) -> None:
    """Take one step with a rival; whatever goes wrong is said aloud, noted as its problem, and stops nothing else."""
    if entry.problem is not None:
        return
    try:
        step(entry)
    except Exception as error:  # Anything may be wrong with a rival, and no rival may stop the others.
        entry.problem = f"{type(error).__name__}: {error}"
        LOG.exception("!!! MISSING: %s: %s", entry.rival.name, entry.problem)


def prepare(entry: Entry) -> None:
    """Import the rival and play one batch untimed, to warm it up."""
    entry.play = entry.rival.prepare()
    if entry.play() <= 0:
        raise RuntimeError("a whole batch of games had no decision")
    say(f"ready: {entry.rival.name}")


def measure(entry: Entry, seconds: float) -> None:
    """Add one run: play whole batches for at least `seconds` and note the decisions per second."""
    assert entry.play is not None
    decisions = 0
    elapsed = 0.0
    start = time.perf_counter()
    while elapsed < seconds:
        decisions += entry.play()
        elapsed = time.perf_counter() - start
    entry.runs.append(decisions / elapsed)
    say(f"run {len(entry.runs)}: {entry.rival.name}: {entry.runs[-1]:,.0f} decisions/s")


def measure_all(rivals: tuple[Rival, ...], seconds: float, repeats: int) -> list[Entry]:
    """Prepare every rival, then go round them all `repeats` times."""
    entries = [Entry(rival) for rival in rivals]
    for entry in entries:
        attempt(entry, prepare)
    for _ in range(repeats):
        for entry in entries:
            attempt(entry, partial(measure, seconds=seconds))
    return entries


def describe(entry: Entry) -> dict[str, Any]:
    """Put the result of a rival that played into the form that is printed."""
    return {
        "name": entry.rival.name,
        "library": entry.rival.library,
        "version": version(entry.rival.library),
        "how": entry.rival.how,
        "decisions_per_second": statistics.median(entry.runs),
        "runs": entry.runs,
    }


def report(entries: list[Entry]) -> dict[str, list[dict[str, Any]]]:
    """Make the object to print: the rivals that were measured and those that are missing."""
    return {
        "rivals": [describe(entry) for entry in entries if entry.problem is None],
        "missing": [{"name": entry.rival.name, "why": entry.problem} for entry in entries if entry.problem is not None],
    }


def positive(kind: Callable[[str], float], text: str) -> float:
    """Read a command-line number that has to be above zero."""
    value = kind(text)
    if not value > 0:
        raise argparse.ArgumentTypeError(f"{text} is not above zero")
    return value


def main() -> int:
    """Measure all rivals and print the report; fail only when not one of them could be measured."""
    parser = argparse.ArgumentParser(description="Measure other game environments on random games; JSON on stdout.")
    parser.add_argument("--seconds", type=partial(positive, float), default=2.0, help="least length of one run (default 2)")
    parser.add_argument("--repeats", type=partial(positive, int), default=5, help="runs of each rival (default 5)")
    parser.add_argument("--only", choices=[rival.name for rival in RIVALS], help="measure this one alone")
    options = parser.parse_args()
    chosen = tuple(rival for rival in RIVALS if options.only in (None, rival.name))
    with contextlib.redirect_stdout(sys.stderr):  # pygame greets on stdout, which belongs to the JSON.
        result = report(measure_all(chosen, options.seconds, options.repeats))
    print(json.dumps(result, indent=2))
    return 0 if result["rivals"] else 1


if __name__ == "__main__":
    sys.exit(main())
