"""Faces: everybody at a table has a mask and a colour that nobody else there has, also after a restart."""

import random
from collections.abc import Sequence
from typing import get_args

import pytest

from mascarade.server import entries, messages
from mascarade.server.faces import Colour, Face, Mask, face_of, free_face
from mascarade.server.seats import BOT_NAMES
from mascarade.server.table import Table, restored
from tests.server.at_table import a_table, refused
from tests.server.people import state

OWL = Face("owl", "sky")
FOX = Face("fox", "lime")


def distinct(faces: Sequence[Face]) -> bool:
    return len({face.mask for face in faces}) == len({face.colour for face in faces}) == len(faces)


def worn(table: Table) -> list[Face]:
    return [person.face for person in state(table, "nobody").people]


def test_there_are_enough_for_the_largest_table() -> None:
    assert len(get_args(Mask)) >= 13
    assert len(get_args(Colour)) >= 13


def test_a_name_always_gets_the_same_face_and_bots_have_many() -> None:
    assert face_of("Adele") == face_of("Adele")
    assert len({face_of(name).mask for name in BOT_NAMES}) > 8


def test_only_what_is_taken_is_replaced() -> None:
    assert free_face(OWL, []) == OWL
    assert free_face(OWL, [Face("owl", "ruby")]) == Face("butterfly", "sky")
    assert free_face(Face("bat", "rose"), [Face("bat", "rose")]) == Face("fox", "ruby")  # after the last comes the first


def test_who_comes_first_keeps_the_face() -> None:
    table = a_table("a", seats=4)
    table.apply(table.entry("a", messages.Wear("w", OWL)))
    table.apply(table.entry("b", messages.Join("j", "B", OWL)))
    table.apply(table.entry("c", messages.Join("j", "C", OWL)))
    faces = worn(table)
    assert faces[0] == OWL
    assert distinct(faces)


def test_bots_leave_theirs_to_guests() -> None:
    table = a_table("a", seats=4)
    table.apply(table.add_bot("a", "regular"))
    wanted = worn(table)[1]
    table.apply(table.join("b", "B", wanted))
    faces = worn(table)
    assert faces[2] == wanted
    assert distinct(faces)
    table.apply(table.add_bot("a", "regular"))
    assert distinct(worn(table))


def test_another_face_before_the_game_only_and_for_those_who_sit() -> None:
    table = a_table("ab")
    table.apply(table.entry("a", messages.Wear("w", OWL)))
    table.apply(table.entry("b", messages.Wear("w", FOX)))
    assert worn(table) == [OWL, FOX]
    with refused("not-seated"):
        table.entry("z", messages.Wear("w", OWL))
    table.apply(table.start("a"))
    with refused("not-now"):
        table.entry("a", messages.Wear("w", OWL))


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_worn_thirteen_are_told_apart_also_after_a_restart(seed: int) -> None:
    rng = random.Random(seed)
    table, bodies = Table("ABCDEF"), list[bytes]()

    def wish() -> Face:
        return Face(rng.choice(get_args(Mask)), rng.choice(get_args(Colour)))

    def happen(entry: entries.AnyEntry) -> None:
        table.apply(entry)
        bodies.append(entries.encode(entry))
        assert distinct(worn(table))

    happen(entries.Opened(options=messages.Options(edition=1, seats=13), guest="a", name="A", face=rng.choice((None, wish()))))
    for guest in "bcdefg":
        happen(rng.choice((table.join(guest, guest.upper(), wish()), table.join(guest, guest.upper()))))
        happen(table.add_bot("a", "casual") if rng.random() < 0.5 else table.entry(guest, messages.Wear("w", wish())))
    happen(entries.Reseated(order=rng.sample(range(len(table.seats)), len(table.seats))))
    happen(entries.GotUp(guest="c"))
    happen(table.start("a"))
    assert len(table.seats) == 13
    assert worn(restored("ABCDEF", bodies)) == worn(table)
