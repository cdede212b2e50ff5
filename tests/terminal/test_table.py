"""The table as a picture."""

import io

import pytest
from rich.console import Console

from mascarade.game import Game, Position
from mascarade.moves import Card
from mascarade.rules.characters import EDITIONS
from mascarade.terminal.paint import STAND_IN
from mascarade.terminal.story import story
from mascarade.terminal.table import table
from mascarade.terminal.words import TableWords
from tests.terminal.person import cells, console, plain, written

FOUR = ["Ada", "Bob", "Cleo", "Dan"]
DEALT = ["king", "judge", "bishop", "cheat", "thief", "queen"]


def drawn(game: Game, viewer: str | None, width: int = 80, face_up: bool = False, height: int | None = None, language: str = "en") -> str:
    shown = console(width)
    view = game.view(viewer)
    words = TableWords(language, game.cast, viewer)
    shown.print(table(view, words, cards=game.cards if face_up else None, stage=story(view.events, words), height=height))
    return written(shown)


@pytest.mark.parametrize("players", range(2, 14))
@pytest.mark.parametrize("width", [30, 60, 72, 80, 150])
def test_everybody_and_everything_is_there(players: int, width: int) -> None:
    game = Game.new(players, seed=1)
    for viewer in (None, game.players[0], game.players[-1]):
        text = drawn(game, viewer, width)
        assert all(name in text for name in game.players)
        assert f"Bank {194 - 6 * players}" in text
        assert "Court 0" in text
        assert text.count("●●●●●● 6") == players
        assert max(map(cells, text.splitlines())) <= width
        assert text.count("▸") == 1


def test_the_viewer_sits_at_the_bottom_and_the_left_neighbour_on_the_left() -> None:
    game = Game.new(["Ada", "Bob", "Cleo", "Dan", "Eve", "Finn"], seed=1)
    lines = drawn(game, "Cleo").splitlines()
    assert "Cleo" in lines[-2]
    (beside,) = [line for line in lines if "Dan" in line]
    assert beside.index("Dan") < beside.index("Bob")
    above = lines[0]
    assert above.index("Eve") < above.index("Finn") < above.index("Ada")


def test_face_down_there_are_no_characters() -> None:
    game = Game.new(5, seed=1)
    text = drawn(game, game.players[0])
    assert not any(character.name in text for character in game.cast.characters.values())
    assert text.count("▯") == 6
    assert "in the centre ▯ 1" in text


@pytest.mark.parametrize("players", [2, 3, 4, 13])
def test_face_up_all_characters_are_there(players: int) -> None:
    game = Game.new(players, seed=1)
    text = drawn(game, None, face_up=True)
    for code in game.cast.codes:
        assert text.count(game.cast.characters[code].name) == game.cast.codes.count(code)


def test_with_several_cards_each_has_its_place() -> None:
    game = Game.new(["Ada", "Bob"], deal=["king", "queen", "fool", "judge", "witch", "bishop"])
    assert "left King  right Queen  protected Fool" in drawn(game, "Ada", face_up=True)
    assert drawn(game, "Ada").count("▯ left  ▯ right  ▯ protected") == 2


def test_hands_claims_and_shows_are_seen_without_colour() -> None:
    names = ["Ada", "Bob", "Cleo", "Dan", "Eve"]
    deal = ["king", "queen", "judge", "witch", "bishop", "cheat"]
    start = Position(turn=9, shown=("Dan",), court=2, gold=(6, 6, 6, 6, 4))
    game = Game(Game.new(5).cast, names, deal, start)
    game.play("Ada announce king")
    game.play("Bob claim")
    text = drawn(game, "Eve")
    for mark in ("Ada announces", "Bob claims", "Dan showed", "▸ Cleo", "Court ●● 2"):
        assert mark in text
    assert text.count("▮") == 2


def test_hands_lie_on_one_of_several_cards() -> None:
    game = Game.new(["Ada", "Bob", "Cleo"], deal=["king", "queen", "fool", "judge", "witch", "bishop"])
    for move in ("Ada.left pretend Bob.left", "Bob.left pretend Ada.left", "Cleo.left pretend Ada.left", "Ada.left pretend Bob.left"):
        game.play(move)
    game.play("Bob.right announce judge")
    assert "▯ left  ▮ right" in drawn(game, "Ada")


def test_the_end_turns_everything_up() -> None:
    """R10.5."""
    game = Game(
        Game.new(4).cast,
        ["Ada", "Bob", "Cleo", "Dan"],
        ["king", "judge", "bishop", "cheat", "thief", "queen"],
        Position((10, 6, 6, 6), turn=9),
    )
    for move in ("Ada announce king", "Bob pass", "Cleo pass", "Dan pass"):
        game.play(move)
    text = drawn(game, "Bob")
    assert "Ada wins" in text
    assert "13" in text
    assert all(name in text for name in ("King", "Judge", "Bishop", "Cheat", "Thief", "Queen"))


def test_nobody_has_no_coins() -> None:
    game = Game(
        Game.new(4).cast,
        ["Ada", "Bob", "Cleo", "Dan"],
        ["king", "judge", "bishop", "cheat", "thief", "queen"],
        Position((10, 0, 6, 6), turn=9),
    )
    assert "no gold" in drawn(game, None)


def test_height_is_filled_if_there_is_room() -> None:
    game = Game.new(8, seed=1)
    assert len(drawn(game, None, height=20).splitlines()) == 20
    assert len(drawn(game, None, height=3).splitlines()) == 10


def test_long_and_wide_names_are_cut_to_measure() -> None:
    names = ["N" * 24, "歐陽歐陽歐陽歐陽歐陽歐陽", "[bold]Bob[/bold]", "Dan", "Eve", "Finn"]
    game = Game.new(names, seed=1)
    for width in (60, 80):
        lines = drawn(game, names[0], width).splitlines()
        assert max(map(cells, lines)) <= width
        assert any("[bold]Bob" in line for line in lines)


@pytest.mark.parametrize("system", ["256", "truecolor"])
def test_it_is_painted_to_the_edge_whatever_the_colours(system: str) -> None:
    file = io.StringIO()
    shown = Console(file=file, width=80, force_terminal=True, color_system=system, legacy_windows=False, _environ={})  # type: ignore[arg-type]
    shown.print(table(Game.new(8, seed=1).view(), TableWords()))
    assert len({cells(line) for line in plain(file.getvalue()).splitlines()}) == 1
    ground = {"256": "48;5;234", "truecolor": "48;2;27;17;50"}[system]
    assert ground in file.getvalue()


def test_a_terminal_that_knows_ascii_only() -> None:
    raw = io.BytesIO()
    file = io.TextIOWrapper(raw, encoding="ascii", errors=STAND_IN)
    Console(file=file, width=80).print(table(Game.new(5, seed=1).view(), TableWords()))
    file.flush()
    text = raw.getvalue().decode("ascii")
    assert "oooooo 6" in text
    assert "?" not in text


@pytest.mark.parametrize("language", ["hu", "de", "fr"])
def test_where_there_are_no_accents_letters_stay(language: str) -> None:
    words = TableWords(language)
    power = words.power(EDITIONS[1]["spy"])
    said = f"{power} {words.say('log-claimed', slot='only', **words.role('player', 'Ada'))}".encode("ascii", STAND_IN).decode("ascii")
    assert "?" not in said.replace(" ?", "")
    assert len(said) >= len(power)


def test_puppets_sit_where_they_sit() -> None:
    """R9.8: after the Puppet Master, names have moved and fortunes have not."""
    game = Game.new(8, edition=2, scenario="B", seed=1)
    for number in range(4):
        game.play(f"{game.players[number]} pretend {game.players[number + 1]}")
    game.play(f"{game.players[4]} announce puppet_master")
    for number in (5, 6, 7, 0, 1, 2, 3):
        game.play(f"{game.players[number]} pass")
    before = drawn(game, None)
    game.play(f"{game.players[4]} choose {game.players[1]}, {game.players[3]}")
    assert drawn(game, None) != before
    assert Card(game.players[1]) in game.cards
