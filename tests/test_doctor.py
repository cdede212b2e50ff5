"""`mascarade doctor`: what is there, what is not, and the command that mends it."""

import json
import socket
from collections.abc import Callable
from importlib import import_module, metadata
from pathlib import Path

import pytest

import mascarade
from mascarade.cli import doctor, main
from mascarade.languages import LANGUAGES
from mascarade.refusals import say
from mascarade.rules import compiled


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)


def finding(what: str) -> doctor.Finding:
    return next(one for one in doctor.findings() if one.what == what)


def test_it_tells_what_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor"]) == 0
    said = capsys.readouterr().out
    assert f"Mascarade {mascarade.__version__}, Python 3." in said
    assert f"numba {metadata.version('numba')}" in said
    assert said.endswith("\nAll is well. To play: mascarade play\n")


def test_as_json_it_tells_the_same_and_nothing_secret(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--json"]) == 0
    said = capsys.readouterr().out
    told = json.loads(said)
    assert (told["version"], told["plays"]) == (mascarade.__version__, True)
    assert {"mascarade", "numpy", "numba", "msgspec", "extra terminal", "compiled", "cores", "gpu", "page", "database", "port"} <= {
        one["what"] for one in told["findings"]
    }
    assert all(one["state"] in ("ok", "absent") for one in told["findings"])
    assert str(Path.home()) not in said
    assert socket.gethostname() not in said


def test_what_a_game_needs_compiled_is_what_its_modules_say() -> None:
    modules = ("mascarade.rules.doors", "mascarade.bots.doors")
    assert tuple(import_module(name).COMPILED_FROM for name in modules) == doctor.GAME


def _without(package: str) -> Callable[[str], str]:
    real = metadata.version

    def version(name: str) -> str:
        if name == package:
            raise metadata.PackageNotFoundError(name)
        return real(name)

    return version


@pytest.mark.parametrize(
    ("package", "command"),
    [("rich", "pip install 'mascarade[terminal]'"), ("numba", "pip install 'numba>=0.61'")],
)
def test_without_what_a_game_needs_nobody_can_play(
    package: str, command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(doctor.metadata, "version", _without(package))
    assert main(["doctor"]) == 1
    said = capsys.readouterr().out
    assert f"\n    {command}\n" in said
    assert said.endswith(f"\nYou cannot play yet. First run: {command}\n")


def test_without_an_extra_one_can_play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(doctor.metadata, "version", _without("aiohttp"))
    assert main(["doctor"]) == 0
    assert "· Extra server is not installed (aiohttp is missing)\n    pip install 'mascarade[server]'\n" in capsys.readouterr().out


def test_a_package_that_does_not_load_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(name: str) -> None:
        raise ImportError("libsomething.so: wrong version\nand a long story")

    monkeypatch.setattr(doctor.importlib, "import_module", fails)
    found = finding("numba")
    assert (found.state, found.values["why"]) == ("broken", "ImportError: libsomething.so: wrong version")
    assert found.mend == "pip install 'numba>=0.61' --force-reinstall"


def test_a_port_in_use_and_a_place_that_cannot_be_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setattr(doctor, "PORT", taken.getsockname()[1])
        assert finding("port").mend == "mascarade serve --port 0"
    (tmp_path / "file").touch()
    monkeypatch.setattr(doctor, "DATABASE", "file/mascarade.db")
    assert (finding("database").state, finding("database").mend) == ("absent", "mascarade serve --database FILE")


def test_a_page_that_is_not_built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "src" / "mascarade"
    package.mkdir(parents=True)
    monkeypatch.setattr(mascarade, "__file__", str(package / "__init__.py"))
    assert finding("page").mend == "pip install --force-reinstall mascarade"
    (tmp_path / "Makefile").touch()
    assert finding("page").mend == "make page"


def test_code_that_is_not_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compiled, "folder_for", lambda *sources: tmp_path / "cache" / "-".join(sources))
    assert finding("compiled").key == "cli-doctor-uncompiled"
    (tmp_path / "cache").touch()
    assert finding("compiled").key == "cli-doctor-no-cache"
    monkeypatch.setattr(compiled, "INTERPRETED", True)
    assert finding("compiled").mend == "unset NUMBA_DISABLE_JIT"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks(language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LC_ALL", language)
    assert main(["doctor"]) == 0
    assert capsys.readouterr().out.endswith(f"\n{say(language, 'cli-doctor-well', command='mascarade play')}\n")
