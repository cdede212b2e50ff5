"""What `make test-long` found, as a results file: run by it, with the report that pytest wrote.

python -m tools.long_report REPORT.xml
"""

import json
import platform
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from xml.etree import ElementTree

RESULTS = Path(__file__).parents[1] / "benchmarks" / "results" / "long.json"


def summary(report: Path) -> dict[str, object]:
    """How many of each test passed and failed, and how long they took together."""
    suite = ElementTree.parse(report).getroot().find("testsuite")
    if suite is None:
        raise SystemExit(f"{report} is no report of pytest")
    tests: dict[str, dict[str, float]] = defaultdict(lambda: {"passed": 0, "failed": 0, "skipped": 0, "seconds": 0.0})
    for case in suite.iter("testcase"):
        name, _, _ = f"{case.get('classname')}.{case.get('name')}".partition("[")
        kinds = {child.tag for child in case}
        outcome = "failed" if kinds & {"failure", "error"} else "skipped" if "skipped" in kinds else "passed"
        tests[name][outcome] += 1
        tests[name]["seconds"] = round(tests[name]["seconds"] + float(case.get("time", 0)), 1)
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True).stdout.strip()
    return {
        "command": "make test-long",
        "when": suite.get("timestamp"),
        "commit": commit,
        "python": platform.python_version(),
        "seconds": round(float(suite.get("time", 0)), 1),
        "passed": sum(one["passed"] for one in tests.values()),
        "failed": sum(one["failed"] for one in tests.values()),
        "skipped": sum(one["skipped"] for one in tests.values()),
        "tests": dict(sorted(tests.items())),
    }


if __name__ == "__main__":
    RESULTS.write_text(json.dumps(summary(Path(sys.argv[1])), indent=2) + "\n", encoding="utf-8")
