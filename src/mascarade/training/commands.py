"""What `mascarade train` does."""

import importlib.util
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.table import Table

from mascarade.bots.players import WEIGHTS, player_rows
from mascarade.casts import Cast, printed_cast, printed_casts
from mascarade.expert.network import VERSIONS, Network
from mascarade.refusals import Refusal, say
from mascarade.stopping import stoppable
from mascarade.training.plan import START, Plan

if TYPE_CHECKING:
    from threading import Event

    from torch import Tensor

    from mascarade.training.trainer import Trainer

INTERRUPTED = 130
SAVE_EVERY: Final = 600.0
"""Seconds between checkpoints."""
SAY_EVERY: Final = 10.0
"""Seconds between lines that say how it goes."""
ON_CPU: Final = {"games": 512, "challenge": 1, "batch": 2048, "epochs": 1}
"""What the plan is where there is no GPU."""
TABLES: Final = (
    (1, 4, ""),
    (1, 6, ""),
    (1, 8, ""),
    (1, 13, ""),
    (2, 6, "A"),
    (2, 6, "B"),
    (2, 8, "A"),
    (2, 8, "B"),
    (2, 12, "A"),
    (2, 12, "B"),
)
"""Where the player is measured."""
RESPONSE: Final = (1, 6, "")
"""Where somebody is taught to beat it, to see how exploitable it is."""
HARDEST: Final = (2, 12, "B")
"""Where a bot among its like was hardest to keep down."""
CROWDED: Final = ((1, 13, ""), (2, 12, "A"), HARDEST, HARDEST)
"""Where it has most to learn from bots."""
BEYOND: Final = {"challenge": 0, "guest_steps": 3, "entropy": 0.004, "last_entropy": 0.0, "deny": 0.3, "critic_first": 40, "guess": 0.0}
"""What the plan is where nothing but large tables is learned: more as a host, nothing against a challenger, and its guesses stay."""


@dataclass(frozen=True)
class Training:
    """What is asked for; None is what the plan, or the checkpoint, says."""

    out: Path
    resume: Path | None = None
    start: Path | None = None
    """Weights to begin with."""
    against: str | None = None
    """Who plays on all other seats: a bot, or weights that the player begins with, too."""
    table: tuple[int, int, str] | None = None
    """The one printed table to learn at: edition, players, scenario."""
    beyond: int | None = None
    """To learn at larger tables alone, and stay as it is at those of so many players or fewer."""
    keep: float = 0.0
    """Minutes between weights that are kept."""
    minutes: float | None = None
    imitate: float | None = None
    device: str | None = None
    games: int | None = None
    seed: int | None = None
    measure: int = 0

    def check(self) -> None:
        """Raises MascaradeError now, rather than after hours of learning."""
        if self.out.is_dir() or not self.out.resolve().parent.is_dir():
            raise Refusal("cli-no-place", path=self.out)
        for name, value, least in (
            ("minutes", self.minutes, 0),
            ("imitate", self.imitate, 0),
            ("games", self.games, 1),
            ("measure", self.measure, 0),
            ("keep", self.keep, 0),
        ):
            if value is not None and not least <= value < 1e9:
                raise Refusal("cli-too-little", word=f"--{name} {value:g}", low=least)
        fixed = self.games, self.seed, self.start, self.against, self.table, self.beyond
        if self.resume is not None and any(value is not None for value in fixed):
            raise Refusal("cli-train-resume-alone")
        if self.beyond is not None:
            if not 2 <= self.beyond <= 12:
                raise Refusal("cli-out-of-range", word=f"--beyond {self.beyond}", low=2, high=12)
            if self.start is None or self.table is not None or self.against is not None:
                raise Refusal("cli-train-beyond")
        if self.against is not None and self.against.endswith(WEIGHTS):
            if self.start is not None:
                raise Refusal("cli-train-against-file")
        elif self.against is not None:
            player_rows([self.against])


def train(asked: Training, language: str = "en") -> int:
    """Train a player; Ctrl-C leaves a checkpoint to go on from. What it reports while it learns is a researcher's diary, in English."""
    asked.check()
    if importlib.util.find_spec("torch") is None:
        raise Refusal("cli-missing-extra", module="torch", command="pip install 'mascarade[train]'")
    trainer = _trainer(asked)
    console = Console(highlight=False, markup=False, soft_wrap=True)
    with stoppable() as stop:
        _learn(trainer, asked, stop, console.print)
        if stop.is_set():
            again = f"mascarade train --resume {asked.out} --out {asked.out}"
            console.print(say(language, "cli-train-interrupted", command=again))
            return INTERRUPTED
    if asked.measure:
        _measure(trainer, asked.measure, console)
    return 0


def every_cast(beyond: int = 0) -> list[Cast]:
    """All printed casts of more than so many players."""
    return [printed_cast(*key) for key in _keys(beyond)]


def menus(beyond: int = 0) -> dict[str, list[int]]:
    """Which of them are drawn in which room: where it is measured more often, where there is much to learn in that room most often."""
    keys = _keys(beyond)
    host = 4 * CROWDED + (16 * (HARDEST,) if beyond else ())
    more = {"guest": 4 * CROWDED, "host": host, "challenge": 35 * (RESPONSE,), "selves": 2 * (RESPONSE,), "mixed": ()}
    return {room: [keys.index(key) for key in (*keys, *TABLES, *often) if key in keys] for room, often in more.items()}


def _keys(beyond: int) -> list[tuple[int, int, str]]:
    return [key for key in printed_casts() if key[1] > beyond]


def weights(path: Path) -> "dict[str, Tensor]":
    """A player's weights out of a file. Raises MascaradeError if it has none that can be used."""
    import torch

    return {name: torch.from_numpy(value) for name, value in Network.load(path).weights.items()}


def _trainer(asked: Training) -> "Trainer":
    import torch

    from mascarade.training.trainer import Trainer

    gpu = torch.cuda.is_available()
    if asked.device == "cuda" and not gpu:
        raise Refusal("cli-train-no-gpu")
    device = asked.device or ("cuda" if gpu else "cpu")
    changes: dict[str, Any] = {name: value for name, value in (("minutes", asked.minutes), ("imitate", asked.imitate)) if value is not None}
    if asked.resume is not None:
        return Trainer.load(asked.resume, device, **changes)
    if device == "cpu":
        changes = ON_CPU | changes
    else:
        torch.set_num_threads(1)  # its threads would wait for work in circles, on the cores that bots need
    start = asked.start
    if asked.against is not None and asked.against.endswith(WEIGHTS):
        start = Path(asked.against)
        changes["rivals"] = START
    elif asked.against is not None:
        changes |= {"rivals": asked.against, "bots": (asked.against,)}
    if start is not None:
        changes.setdefault("imitate", 0.0)
    if asked.beyond is not None:
        changes |= BEYOND | {"beyond": asked.beyond}
    changes |= {name: value for name, value in (("games", asked.games), ("seed", asked.seed)) if value is not None}
    plan = replace(Plan(), **changes)
    casts, drawn = ([printed_cast(*asked.table)], None) if asked.table is not None else (every_cast(plan.beyond), menus(plan.beyond))
    return Trainer(plan, casts, device, None if start is None else weights(start), drawn)


def _learn(trainer: "Trainer", asked: Training, stop: "Event", say: Callable[[str], None]) -> None:
    """Imitate and play for as long as the plan says, or until asked to stop."""
    out = asked.out
    said = 0.0
    saved = time.monotonic()
    if trainer.device == "cuda":
        trainer.rehearse()

    def tell(name: str, report: dict[str, float]) -> None:
        nonlocal said, saved
        if time.monotonic() - said >= SAY_EVERY:
            said = time.monotonic()
            say(f"{name}: " + ", ".join(f"{key} {value:.4g}" for key, value in report.items()))
        if time.monotonic() - saved >= SAVE_EVERY:
            _save(trainer, out)
            saved = time.monotonic()

    while trainer.imitated < 60 * trainer.plan.imitate and not trainer.updates and not stop.is_set():
        tell(f"imitated {trainer.imitated / 60:.1f} min", trainer.imitate())
    if not stop.is_set():
        trainer.models = None
    whole = 60 * trainer.plan.minutes
    while trainer.seconds < whole and not stop.is_set():
        before = trainer.seconds
        trainer.progress = before / whole
        report = trainer.update(ahead=True)
        speed = trainer.decisions / trainer.seconds
        if asked.keep and trainer.seconds // (60 * asked.keep) > before // (60 * asked.keep):
            _save_weights(trainer, out.with_name(f"{out.stem}-{trainer.decisions // 1_000_000:06}{WEIGHTS}"))
        tell(f"played {trainer.seconds / 60:.1f} min, {trainer.decisions:,} decisions, {speed:,.0f} per second", report)
    _save(trainer, out)
    say(f"{out}: {trainer.updates:,} updates, {trainer.decisions:,} decisions in {trainer.seconds / 60:.1f} minutes")


def _save(trainer: "Trainer", out: Path) -> None:
    """The checkpoint, and beside it the player's weights alone."""
    try:
        trainer.save(out)
    except OSError as error:
        raise Refusal("cli-not-written", path=out, why=error.strerror) from None
    _save_weights(trainer, out.with_suffix(WEIGHTS))


def _save_weights(trainer: "Trainer", path: Path) -> None:
    """The player as the arena and the package have it, in short numbers; without its guesses where the cards are."""
    from safetensors.torch import save_file

    kept = {name: value.half().contiguous() for name, value in trainer.expert.state_dict().items() if not name.startswith("guess.")}
    try:
        save_file(kept, path, VERSIONS)
    except OSError as error:
        raise Refusal("cli-not-written", path=path, why=error.strerror) from None


def _measure(trainer: "Trainer", games: int, console: Console) -> None:
    from mascarade.training.measuring import measure
    from mascarade.training.network import Expert

    name = trainer.plan.rivals or "bayes"
    others: str | Expert = name
    if name == START:
        name, others = "those it has learned against", trainer.past
    table = Table("edition", "players", "share × fair", "99 % interval", "games", title=f"One player among {name}")
    tables = [(f"{key[0]}{key[2]}", printed_cast(*key)) for key in TABLES]
    if len(trainer.casts) == 1:
        tables = [(str(trainer.casts[0].edition), trainer.casts[0])]
    for edition, cast in tables:
        found = measure(trainer.expert, cast, others, games, trainer.device)
        interval = f"{found.low:.3f} – {found.high:.3f}"
        table.add_row(edition, str(cast.players), f"{found.share:.3f}", interval, f"{found.games:,}")
    console.print(table)
