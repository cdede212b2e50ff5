"""The list of tests that are about SQLite names tests that there are; and each kind of ledger is what it says."""

from pathlib import Path

from tests.server.ledgers import OF_ONE, OF_SQLITE, of_sqlite

HERE = Path(__file__).parent


def test_what_is_left_out_elsewhere_is_there() -> None:
    for name in OF_SQLITE | OF_ONE:
        file, _, test = name.partition("::")
        text = (HERE / file).read_text(encoding="utf-8")
        assert not test or f"def {test}(" in text, name


def test_what_is_left_out_is_found_by_its_name() -> None:
    assert of_sqlite("tests/server/test_full.py::test_anything[1-2]")
    assert of_sqlite("tests/server/test_serving.py::test_sigterm_ends_it_cleanly")
    assert not of_sqlite("tests/server/test_serving.py::test_a_port_that_is_none_is_refused[--port--1]")
    assert not of_sqlite("tests/browser/test_full.py::test_anything")
