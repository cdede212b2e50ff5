"""Files that an interrupted command leaves, to go on with: facts as JSON and arrays, in NumPy's own format."""

import io
import json
import os
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from mascarade.refusals import Refusal

Parts = Mapping[str, npt.NDArray[Any]]


def write_parts(path: Path, facts: Any, parts: Parts) -> None:
    """Write a file; one that is there already is replaced only when the new one is whole."""
    draft = path.with_name(f"{path.name}.new")
    try:
        with draft.open("wb") as file:
            np.savez_compressed(file, facts=np.frombuffer(json.dumps(facts).encode(), np.uint8), **parts)  # type: ignore[arg-type]
        os.replace(draft, path)
    except OSError as error:
        raise Refusal("cli-not-written", path=path, why=error.strerror) from None


def read_parts(path: Path, other: str) -> tuple[Any, Parts]:
    """Read what `write_parts` wrote. Raises Refusal: `other` is what is said of a file of another kind."""
    try:
        with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as kept:
            parts = {name: kept[name] for name in kept.files}
        return json.loads(parts.pop("facts").tobytes()), parts
    except OSError as error:
        raise Refusal("cli-not-read", path=path, why=error.strerror) from None
    except (ValueError, KeyError, TypeError, AttributeError, zipfile.BadZipFile, EOFError):
        raise Refusal(other, path=path) from None


def raw(records: Any) -> Any:
    """Records as plain bytes, which any NumPy can read."""
    return records.view(np.uint8).reshape(len(records), -1)
