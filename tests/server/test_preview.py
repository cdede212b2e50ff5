"""What a link looks like where it is posted: words in the right language, nothing of the game."""

import json
import re
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from mascarade.languages import LANGUAGES, Words
from mascarade.server.preview import language_of, manifest, tags
from tests.server.net import Process

BASE = "https://ball.example"


def said(path: str, query: dict[str, str], accepted: str = "") -> dict[str, str]:
    return dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', tags(BASE, path, query, accepted)))


@pytest.mark.parametrize(
    ("query", "accepted", "language"),
    [
        ({}, "", "en"),
        ({}, "hu-HU,hu;q=0.9,en;q=0.8", "hu"),
        ({}, "es, en;q=0.3, de;q=0.7", "de"),
        ({}, "zh-TW", "zh-Hant"),
        ({"lang": "fr"}, "hu", "fr"),
        ({"lang": "klingon"}, "hu", "hu"),
        ({}, "de;q=nonsense, fr;q=0.1", "fr"),
        ({}, ";;;,,=,q", "en"),
    ],
)
def test_the_language_of_a_link(query: dict[str, str], accepted: str, language: str) -> None:
    assert language_of(query, accepted) == language


def test_a_table_a_replay_and_the_rest() -> None:
    assert said("t/K7MWPA", {})["og:title"] == "Come to a table of Mascarade"
    assert said("t/K7MWPA", {"at": "12"})["og:title"] == "A game of Mascarade to watch again"
    assert said("t/K7MWPA", {"at": "12"}, "hu")["og:locale"] == "hu_HU"
    assert said("rules/1", {})["og:title"].startswith("Mascarade – ")
    assert said("t/K7MWPA", {})["og:image"] == f"{BASE}/preview.jpg"


def test_all_tables_look_alike() -> None:
    """Only what kind of address it is, is told: not which table, not which moment."""
    assert tags(BASE, "t/K7MWPA", {"at": "1"}, "") == tags(BASE, "t/ZZZZZZ", {"at": "<script>"}, "")
    assert "K7MWPA" not in tags(BASE, "t/K7MWPA", {}, "")


def test_they_are_served(tmp_path: Path) -> None:
    """In the page, with the server's own address, escaped; and the picture is there."""
    with Process(tmp_path) as server:
        with urlopen(Request(f"{server.url}/t/K7MWPA?at=3&lang=de", headers={"Host": 'x"><script>'})) as answer:
            body = answer.read().decode()
        assert 'property="og:title" content="Eine Partie Mascarade zum Anschauen"' in body
        assert 'content="http://x&quot;&gt;&lt;script&gt;/preview.jpg"' in body
        with urlopen(f"{server.url}/preview.jpg") as answer:
            assert (answer.headers["Content-Type"], answer.read(2)) == ("image/jpeg", b"\xff\xd8")


def test_the_manifest_speaks_every_language() -> None:
    """What a device says of the page that it has installed; all else is as it was."""
    text = (Path(__file__).parents[2] / "page" / "public" / "manifest.webmanifest").read_text(encoding="utf-8")
    for language in LANGUAGES:
        found = json.loads(manifest(text, language))
        assert found == json.loads(text) | {"lang": language, "description": Words(language).say("description")}
