"""The built page: its files, what the package adds to them, and what a device keeps of it all to do without a network."""

import hashlib
import html
import json
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from typing import Final

from mascarade.expert import network
from mascarade.rules.compiled import fingerprint
from mascarade.server.catalogue import catalogue
from mascarade.wasm.kept import SOURCES

STATIC: Final = Path(str(resources.files("mascarade.server").joinpath("static")))
WEIGHTS: Final = network.SHIPPED
INDEX: Final = "index.html"
WORKER: Final = "offline.js"
"""The service worker."""
MANIFEST: Final = "manifest.webmanifest"
CORE, CATALOGUE, EXPERT = "core.wasm", "catalogue.json", "expert.safetensors"
FRESH: Final = re.compile(r".*\.(?:gz|br)|index\.html|offline\.js|preview\.jpg|assets/fonts-licence\.txt")
"""What a device need not keep: it belongs to servers and to other sites."""
POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
"""What the page may load, and from where. WebAssembly is not eval, but browsers want it named."""
_MADE: Final = '{ version: "", kept: [], later: [] }'


def catalogue_json() -> bytes:
    """Editions, characters, casts."""
    return json.dumps(catalogue()).encode()


@cache
def additions() -> Mapping[str, str]:
    """What the package adds to the built page. Each address ends in a fingerprint, so that an old page never meets a new file."""
    return {CORE: fingerprint(*SOURCES), CATALOGUE: _mark(catalogue_json()), EXPERT: _mark(WEIGHTS.read_bytes())}


def index(tags: Mapping[str, str], rooted: bool) -> str:
    """The page itself, with facts for it to read in its head. `rooted`: it lies at the root of a host, and is every address there."""
    text = (STATIC / INDEX).read_text(encoding="utf-8")
    if rooted:
        text = text.replace('="./', '="/')
    said = {**tags, "additions": " ".join(f"{name}?{mark}" for name, mark in additions().items())}
    return with_head(text, "".join(f'<meta name="{name}" content="{html.escape(value)}">' for name, value in said.items()))


def with_head(text: str, head: str) -> str:
    """The page with more at the beginning of its head."""
    return text.replace("<head>", f"<head>{head}", 1)


def worker(page: str, more: tuple[str, ...] = ()) -> str:
    """The service worker of this page: it knows all files, and another text of it is what tells browsers of a new version."""
    return _worker(page, more, (STATIC / INDEX).stat().st_mtime)


@lru_cache(maxsize=4)
def _worker(page: str, more: tuple[str, ...], _built: float) -> str:
    template = (STATIC / WORKER).read_text(encoding="utf-8")
    files = {path.relative_to(STATIC).as_posix(): path for path in sorted(STATIC.rglob("*")) if path.is_file()}
    kept = {name: path for name, path in files.items() if not FRESH.fullmatch(name)}
    # what lies in assets/ has its fingerprint in its name
    content = [page, template, *kept, *(_mark(path.read_bytes()) for name, path in kept.items() if not name.startswith("assets/"))]
    added = {name: f"{name}?{mark}" for name, mark in additions().items()}
    later = [added.pop(EXPERT)]
    made = {
        "version": _mark("\n".join([*content, *added.values()]).encode()),
        "kept": ["./", *kept, *more, *added.values()],
        "later": later,
    }
    if _MADE not in template:
        raise ValueError(f"{WORKER} has no place for its files")
    return template.replace(_MADE, json.dumps(made), 1)


def _mark(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]
