"""Games and casts in links, and records read by a browser: what comes out is what went in, and nothing that is no game is taken for one."""

import base64
import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

from mascarade.casts import printed_casts
from mascarade.game import Game
from mascarade.record import read_records, record_of
from mascarade.wasm.kept import core_wasm
from tests.wasm.beside import NODE, own_casts

CASES = Path(__file__).parents[1] / "cases"
USUAL = 1000
"""Letters, at most, of what people send each other."""
SETUPS: list[dict[str, Any]] = [
    {"edition": edition, "seats": players, "scenario": scenario} for edition, players, scenario in printed_casts()
]


def ask(**asked: Any) -> dict[str, Any]:
    """What Node finds."""
    command = [str(NODE), "--no-warnings", str(Path(__file__).with_name("tales.ts")), str(core_wasm())]
    done = subprocess.run(command, input=json.dumps(asked), stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def play(many: int) -> list[dict[str, Any]]:
    """Games between bots with every printed cast."""
    found: list[dict[str, Any]] = ask(play=[(setup, seed) for setup in SETUPS for seed in range(many)])["games"]
    return found


def sealed(content: bytes) -> str:
    """A link with this in it, as anybody can make one."""
    folded = 0x811C9DC5
    for one in content:
        folded = ((folded ^ one) * 16777619) & 0xFFFFFFFF
    return base64.urlsafe_b64encode(content + folded.to_bytes(4, "big")).decode().rstrip("=")


def check_games(games: list[dict[str, Any]]) -> None:
    assert all(game["same"] for game in games), "something is lost on the way"
    for game in games:
        (record,) = read_records(game["record"])
        played = record.game()
        assert played.outcome is not None
        assert [played.players.index(winner) for winner in played.outcome.winners] == sorted(game["winners"])
        assert len(record.moves) == game["decisions"]
    assert max(len(game["link"]) for game in games) < USUAL


def test_a_link_has_room_for_a_whole_game() -> None:
    check_games(play(1))


@pytest.mark.long
def test_a_hundred_games_of_each_size_fit_into_links() -> None:
    check_games(play(100))


def test_records_are_read_as_python_reads_them() -> None:
    records = [record for path in sorted(CASES.glob("*.masc")) for record in read_records(path.read_text(encoding="utf-8"))]
    dice = random.Random(5)
    for seats in (2, 3, 7):
        game = Game.new(seats, seed=seats)
        for _ in range(60):
            if game.moves:
                game.play(dice.choice(game.moves))
        records.append(record_of(game))
    found = ask(texts=[str(record) for record in records])["texts"]
    read = 0
    for record, again in zip(records, found, strict=True):
        if record.start.gold or record.start.court or record.start.turn > 1 or record.start.shown:
            assert again.startswith("midway "), again
            continue
        (copied,) = again
        (written,) = read_records(copied["record"])
        game = record.game()
        assert (written.cast.codes, written.deal, written.game().state) == (record.cast.codes, record.deal, game.state)
        read += 1
    assert read > 5


def test_what_is_no_record_is_told_by_its_line() -> None:
    good = "mascarade: 1\nedition: 1\nplayers: Adele, Bruno, Cedric, Didier\ncast: judge, bishop, king, queen, thief, cheat\n"
    dealt = f"{good}deal: judge, bishop, king, queen | thief, cheat\n\nAdele exchange Bruno\n"
    texts = {
        "": "not-a-game 1",
        "\n\nhello": "not-a-game 3",
        "mascarade: 2\n": "not-a-game 1",
        good: "line 1",
        dealt.replace("king, queen |", "king, king |"): "line 1",
        dealt.replace("thief, cheat\ndeal", "thief, nobody\ndeal"): "line 1",
        f"{dealt}Bruno look\n": "line 8",
        f"{dealt}---\n{good}turn: 4\n": "midway 13",
        f"{dealt}\x00": "line 8",
    }
    assert ask(texts=list(texts))["texts"] == list(texts.values())


def test_links_that_were_cut_or_changed_are_refused() -> None:
    (game,) = ask(play=[({"seats": 5}, 1)])["games"]
    link = game["link"]
    cut = [link[:length] for length in range(len(link))]
    changed = [link[:at] + ("A" if link[at] != "A" else "B") + link[at + 1 :] for at in range(len(link))]
    more = [link + "A", link * 2, link * 400, "%00" * 8, "../../etc/passwd", "<script>", "A" * 8000, "=" * 30]
    assert set(ask(links=[*cut, *changed, *more])["links"]) == {"damaged"}
    assert ask(links=[link, sealed(bytes([2, 1, 0, 0])), sealed(bytes([1, 9, 0, 0]))])["links"] == ["fine", "newer", "newer"]


def test_links_that_somebody_made_up_are_refused_and_cost_little() -> None:
    """With a right checksum, and as long as a link may be."""
    dice = random.Random(1)
    (game,) = ask(play=[({"seats": 13}, 1)])["games"]
    content = base64.urlsafe_b64decode(game["link"] + "=" * (-len(game["link"]) % 4))[:-4]
    links = [sealed(bytes([1, dice.randrange(2)]) + dice.randbytes(dice.randrange(1, 200))) for _ in range(100)]
    links += [sealed(content + dice.randbytes(5_500)) for _ in range(5)]
    numbers = 4 + int.from_bytes(content[2:4])
    for _ in range(100):
        other = bytearray(content)
        other[dice.randrange(numbers, len(other))] ^= dice.randrange(1, 256)
        links.append(sealed(bytes(other)))
    assert set(ask(links=links)["links"]) <= {"damaged", "newer"}


def test_a_game_that_comes_to_something_else_here_is_not_shown() -> None:
    """As where other rules are in force: what it comes to is the last that a link says."""
    (game,) = ask(play=[({"seats": 6}, 1)])["games"]
    content = base64.urlsafe_b64decode(game["link"] + "=" * (-len(game["link"]) % 4))[:-4]
    numbers = 4 + int.from_bytes(content[2:4])
    said = int.from_bytes(content[numbers:])
    other = said + int(game["choices"])
    links = [sealed(content[:numbers] + one.to_bytes(len(content) - numbers + 1)) for one in (said, other)]
    assert ask(links=links)["links"] == ["fine", "newer"]


def test_a_cast_with_its_blank_cards_in_a_link() -> None:
    own: list[dict[str, Any]] = [
        {
            "edition": cast.edition,
            "seats": cast.players,
            "cast": list(cast.codes),
            "blanks": [
                {
                    "code": one.code,
                    "name": one.name,
                    "steps": [str(step) for step in one.steps],
                    "copies": one.copies,
                    "players": one.players,
                }
                for one in cast.blanks
            ],
        }
        for cast in own_casts(40, seed=3)
    ]
    found = ask(casts=[*SETUPS, *own])["casts"]
    assert all(one["same"] for one in found)
    assert max(len(one["link"]) for one in found) < 400
