"""What is not installed, and the command that installs it. Which extra brings which package is said in `pyproject.toml` alone."""

import re
from collections import Counter
from importlib import metadata

_DISTRIBUTIONS = {"fluent": "fluent-runtime", "pyspiel": "open-spiel"}
"""Packages that are imported by another name than they are installed by."""


def extras() -> dict[str, str]:
    """The extra that brings a package, by the package's name; the smallest one if several do."""
    lines = [re.match(r"([\w.-]+)[^;]*; extra == ['\"](\w+)['\"]", line) for line in metadata.requires("mascarade") or []]
    pairs = [(found[1], found[2]) for found in lines if found]
    sizes = Counter(extra for _, extra in pairs)
    return dict(sorted(pairs, key=lambda pair: -sizes[pair[1]]))


def remedy(missing: str | None) -> str | None:
    """The command that installs a module which is missing; None if that is no business of ours."""
    top = (missing or "").split(".")[0]
    extra = extras().get(_DISTRIBUTIONS.get(top, top))
    return None if extra is None else f"pip install 'mascarade[{extra}]'"
