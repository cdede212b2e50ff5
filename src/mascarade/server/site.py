"""`mascarade site`: the page as files that any host can serve, with all that it needs to play without a server."""

import html
import re
import shutil
from pathlib import Path
from typing import Final

from mascarade.languages import LANGUAGES
from mascarade.refusals import Refusal
from mascarade.server import built, preview
from mascarade.wasm.kept import core_wasm

_OURS: Final = '<meta name="site"'
"""By this a page that was written here is known again."""
_COMPRESSED: Final = (".gz", ".br")
"""Of no use to hosts that know no such files."""


def write(folder: Path, server: str) -> int:
    """Write the page into a folder, over what was written there before; gives how many files. `server`: where people play with others."""
    if server and not re.fullmatch(r"https?://[\w.:\[\]-]+/?", server):
        raise Refusal("cli-no-address", word=f"--server {server}")
    if not (built.STATIC / built.INDEX).exists():
        raise Refusal("cli-site-not-built")
    index = folder / built.INDEX
    try:
        if index.exists() and _OURS not in index.read_text(encoding="utf-8", errors="replace"):
            raise Refusal("cli-site-other", path=folder)
        return _write(folder, server.rstrip("/"))
    except OSError as error:
        raise Refusal("cli-not-written", path=error.filename or folder, why=error.strerror) from None


def _write(folder: Path, server: str) -> int:
    """A later version may lie over an earlier one: what has a fingerprint in its name stays, for pages that are open somewhere."""
    files = {path.relative_to(built.STATIC): path for path in built.STATIC.rglob("*") if path.is_file() and path.suffix not in _COMPRESSED}
    page = _page(server)
    manifest = (built.STATIC / built.MANIFEST).read_text(encoding="utf-8")
    texts = {f"manifest.{language}.webmanifest": preview.manifest(manifest, language) for language in LANGUAGES}
    texts |= {built.CATALOGUE: built.catalogue_json().decode(), built.WORKER: built.worker(page, tuple(texts)), built.INDEX: page}
    files |= {Path(built.CORE): core_wasm(), Path(built.EXPERT): built.WEIGHTS}
    for name, path in files.items():
        if str(name) in texts:
            continue
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, folder / name)
    for text_name, text in texts.items():  # the page comes last, when all is there that it asks for
        (folder / text_name).write_text(text, encoding="utf-8")
    return len({*map(str, files), *texts})


def _page(server: str) -> str:
    policy = f'<meta http-equiv="Content-Security-Policy" content="{html.escape(built.POLICY, quote=True)}">'
    # what sets the policy must come before what it is for
    return built.with_head(built.index({"site": server}, rooted=False), '<meta charset="utf-8">' + policy)
