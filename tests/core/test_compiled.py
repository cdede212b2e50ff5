"""Machine code on disk must be made anew whenever any source that goes into it changes."""

import ast
from pathlib import Path

import pytest

import mascarade

PACKAGE = Path(mascarade.__file__).parent


def imported(file: Path) -> set[Path]:
    """The sources of this package that a source takes names from."""
    names = [node for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.ImportFrom) and node.module]
    dotted = {node.module for node in names} | {f"{node.module}.{one.name}" for node in names for one in node.names}
    paths = [PACKAGE.parent / f"{name.replace('.', '/')}.py" for name in dotted if name and name.startswith("mascarade.")]
    return {path for path in paths if path.exists()}


def is_compiled(file: Path) -> bool:
    return file.parent.name == "rules" or PACKAGE / "rules" / "compiled.py" in imported(file)


def declared(file: Path) -> tuple[str, ...]:
    body = ast.parse(file.read_text()).body
    found = [node.value for node in body if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "COMPILED_FROM"]
    return tuple(ast.literal_eval(found[0])) if found else ()


def needed(file: Path) -> set[Path]:
    """All compiled sources that a source leads to, itself included."""
    found, waiting = set[Path](), [file]
    while waiting:
        one = waiting.pop()
        if one not in found and is_compiled(one):
            found.add(one)
            waiting += imported(one)
    return found


DOORS = [file for file in sorted(PACKAGE.rglob("*.py")) if "@door" in file.read_text() and file.name != "compiled.py"]


@pytest.mark.parametrize("file", DOORS, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_a_door_names_every_source_of_its_machine_code(file: Path) -> None:
    named = {
        path for one in declared(file) for path in ((PACKAGE / one).glob("*.py") if (PACKAGE / one).is_dir() else [PACKAGE / f"{one}.py"])
    }
    assert needed(file) - named == set()
    assert all(path.exists() for path in named)
