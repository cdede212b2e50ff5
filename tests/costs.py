"""What each test costs, in seconds of processor time, with all processes that it starts: `make slowest`.

As a plugin (`-p tests.costs --costs FILE`) it writes a line for each test; run as a program it makes CONTRIBUTING's table out of them.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[1] / "CONTRIBUTING.md"
BEGIN, END = "<!-- slowest: made by `make slowest` -->\n", "<!-- slowest: end -->\n"
MANY = 20


def spent(process: int | str = "self") -> float:
    """The processor time that a process and all its descendants have used so far."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
        children = [child for task in Path(f"/proc/{process}/task").iterdir() for child in (task / "children").read_text().split()]
    except OSError:  # it has ended meanwhile
        return 0.0
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK") + sum(map(spent, children))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--costs", help="write what each test costs to this file")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item):
    before = spent()
    try:
        return (yield)
    finally:
        # whatever a browser that ends has used is known to nobody any more
        item.config.stash.setdefault(COSTS, []).append((item.nodeid, max(0.0, spent() - before)))


COSTS = pytest.StashKey[list[tuple[str, float]]]()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Workers write into the same file, one after the other."""
    name = session.config.getoption("--costs")
    if name:
        with open(name, "a", encoding="utf-8") as file:
            file.writelines(json.dumps(one) + "\n" for one in session.config.stash.get(COSTS, []))


def table(costs: list[tuple[str, float]]) -> str:
    """The slowest tests, as Markdown; one that is run with several parameters counts as one."""
    whole: dict[str, tuple[float, int]] = {}
    for name, seconds in costs:
        test = name.partition("[")[0].removeprefix("tests/")
        so_far, times = whole.get(test, (0.0, 0))
        whole[test] = so_far + seconds, times + 1
    slowest = sorted(whole.items(), key=lambda one: -one[1][0])[:MANY]
    rows = [f"| `{test}` | {times} | {seconds:.1f} |" for test, (seconds, times) in slowest]
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True).stdout.strip()
    return "\n".join(["| test | parameters | seconds of CPU |", "|---|--:|--:|", *rows, "", f"*Measured at commit {commit}.*"]) + "\n"


if __name__ == "__main__":
    lines = Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    PAGE.write_text(before + BEGIN + table([json.loads(line) for line in lines]) + END + rest.partition(END)[2], encoding="utf-8")
