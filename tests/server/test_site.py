"""The page as files for any host, and what a device is told to keep of it."""

import asyncio
import gzip
import json
import re
from pathlib import Path
from urllib.request import urlopen

import pytest
from aiohttp import web
from aiohttp.test_utils import make_mocked_request

from mascarade.cli import main
from mascarade.errors import MascaradeError
from mascarade.languages import LANGUAGES
from mascarade.server import built
from mascarade.server.hosts import Hosts
from mascarade.server.pages import Pages
from mascarade.server.site import write
from mascarade.wasm.kept import core_wasm
from tests.server.net import Process

SERVER = "https://ball.example"


def made(folder: Path) -> dict[str, list[str]]:
    """What its service worker keeps."""
    found = re.search(r"const MADE = (.*);", (folder / built.WORKER).read_text(encoding="utf-8"))
    assert found
    return dict(json.loads(found[1]))


def test_all_that_is_asked_for_is_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "a" / "deep one"
    assert main(["site", str(folder)]) == 0
    files = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert f"{folder}: {len(files)} files" in capsys.readouterr().out
    kept = {name.partition("?")[0] for name in (*made(folder)["kept"], *made(folder)["later"])} - {"./"}
    assert kept <= files
    assert files - kept == {"index.html", "offline.js", "preview.jpg", "assets/fonts-licence.txt"}
    assert (folder / "core.wasm").read_bytes() == core_wasm().read_bytes()
    page = (folder / "index.html").read_text(encoding="utf-8")
    assert not re.search(r'(?:src|href)="(?:/|https?:)', page), "an address that is right in one place only"
    assert re.search(r'<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"', page)
    for language in LANGUAGES:
        assert json.loads((folder / f"manifest.{language}.webmanifest").read_text(encoding="utf-8"))["lang"] == language


def test_written_again_it_says_the_same_and_with_a_server_something_else(tmp_path: Path) -> None:
    write(tmp_path, "")
    first = (tmp_path / "offline.js").read_bytes()
    (tmp_path / "assets" / "of-a-former-version.js").write_text("")
    write(tmp_path, "")
    assert (tmp_path / "offline.js").read_bytes() == first
    write(tmp_path, f"{SERVER}/")
    assert (tmp_path / "offline.js").read_bytes() != first, "browsers would not notice"
    assert f'<meta name="site" content="{SERVER}">' in (tmp_path / "index.html").read_text(encoding="utf-8")
    assert (tmp_path / "assets" / "of-a-former-version.js").exists(), "pages that are open somewhere may still ask for it"


@pytest.mark.parametrize("server", ["ball.example", "ftp://ball.example", f"{SERVER}/path", f'{SERVER}"><script>'])
def test_a_server_has_an_address(server: str, tmp_path: Path) -> None:
    with pytest.raises(MascaradeError, match="is not an address"):
        write(tmp_path, server)
    assert list(tmp_path.iterdir()) == []


def test_nothing_of_anybody_else_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("my own page")
    with pytest.raises(MascaradeError, match=r"another index\.html"):
        write(tmp_path, "")
    assert [path.name for path in tmp_path.iterdir()] == ["index.html"]
    with pytest.raises(MascaradeError, match="cannot be written"):
        write(tmp_path / "index.html" / "folder", "")


def test_what_everybody_fetches_is_packed_once() -> None:
    async def fetched(accepts: str) -> web.Response:
        return await Pages(Hosts(), "", 1.0, lambda _: "http").core(make_mocked_request("GET", "/core.wasm", {"Accept-Encoding": accepts}))

    core_wasm()
    one, other, plain = (asyncio.run(fetched(accepts)) for accepts in ("br, gzip", "gzip", "identity"))
    assert isinstance(one.body, bytes)
    assert one.body is other.body
    assert one.headers["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in plain.headers
    assert gzip.decompress(one.body) == plain.body == core_wasm().read_bytes()


def test_a_server_gives_the_same_files_under_addresses_that_last(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        with urlopen(f"{server.url}/t/K7MWPA") as answer:
            page = answer.read().decode()
        assert not re.search(r'(?:src|href)="\./', page), "at this address that would be another file"
        (said,) = re.findall(r'<meta name="additions" content="([^"]*)">', page)
        for address in said.split():
            for asked, lasts in ((address, "immutable"), (address.partition("?")[0], "no-cache"), (f"{address}0", "no-cache")):
                with urlopen(f"{server.url}/{asked}") as answer:
                    assert lasts in answer.headers["Cache-Control"]
                    assert answer.headers["Content-Type"].partition(";")[0] in (
                        "application/wasm",
                        "application/json",
                        "application/octet-stream",
                    )
        with urlopen(f"{server.url}/core.wasm") as answer:
            assert answer.read() == core_wasm().read_bytes()
        with urlopen(f"{server.url}/offline.js") as answer:
            worker = answer.read().decode()
            assert answer.headers["Cache-Control"] == "no-cache"
        for name in json.loads(re.search(r"const MADE = (.*);", worker)[1])["kept"]:  # type: ignore[index]
            with urlopen(f"{server.url}/{name}") as answer:
                assert answer.status == 200
