"""Files and functions stay small enough to be read at one go."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "tests", "page/src", "benchmarks", "tools")
MOST_LINES = 400
MOST_LINES_OF_A_FUNCTION = 60
REASON = "Long:"
"""A docstring that has this word says after it why its file or function is one whole."""


def ours() -> list[Path]:
    return [
        path
        for folder in FOLDERS
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".ts", ".svelte") and not {"static", "node_modules"} & set(path.parts)
    ]


def too_long() -> Iterator[tuple[str, int]]:
    for path in ours():
        name, text = str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")
        lines = text.count("\n")
        tree = ast.parse(text) if path.suffix == ".py" else None
        said = (ast.get_docstring(tree) or "") if tree else text[: text.find("\n\n")]
        if lines > MOST_LINES and REASON not in said:
            yield name, lines
        for node in ast.walk(tree) if tree else ():
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                size = (node.end_lineno or 0) - node.lineno + 1
                if size > MOST_LINES_OF_A_FUNCTION and REASON not in (ast.get_docstring(node) or ""):
                    yield f"{name}::{node.name}", size


def test_no_file_and_no_function_is_too_long() -> None:
    found = dict(too_long())
    assert found == {}, f"at most {MOST_LINES} lines a file and {MOST_LINES_OF_A_FUNCTION} a function; part it, or say why not ({REASON})"
