"""Files from elsewhere, by whatever name and with whatever is said in their first line."""

import os
from pathlib import Path
from typing import Any

import pytest

from app.framework.files import LONGEST, fitting
from app.framework.lines import LONGEST_LINE, STRANGE
from app.framework.record import load
from app.shell.context import Context
from tests.plugins import find
from tests.shell.conftest import save_game
from tests.tables import rewritten

LONG = {"far east": "茶" * 80, "letters": "x" * (LONGEST - len(".caravan")), "emoji": "🐫" * 61}


def game_called(context: Context, stem: str) -> Path:
    path = save_game(context, "a")
    return path.rename(path.with_name(f"{stem}.caravan"))


@pytest.mark.parametrize("stem", LONG.values(), ids=list(LONG))
def test_a_game_with_a_long_name_is_copied_thrown_away_and_fetched_back(context: Context, stem: str) -> None:
    path = game_called(context, stem)
    content = path.read_bytes()
    copies = [context.library.duplicate(path) for _ in range(11)]
    assert len({*copies, path}) == 12
    assert all(copy.read_bytes() == content for copy in copies)
    trashed = context.library.delete(path)
    assert not path.exists()
    assert context.library.restore(trashed) == path
    again = context.library.delete(path)
    path.write_bytes(b"another")
    assert context.library.restore(again).read_bytes() == content


@pytest.mark.parametrize("stem", LONG.values(), ids=list(LONG))
def test_a_file_with_a_long_name_is_taken_in(context: Context, tmp_path: Path, stem: str) -> None:
    outside = save_game(context, "a").rename(tmp_path / f"{stem}.caravan")
    assert context.library.bring_in(outside).stem == stem
    assert context.library.bring_in(outside).stem != stem
    assert len(context.library.saved()) == 2


@pytest.mark.parametrize("name", [".hidden.caravan", "...caravan", ".caravan", ".a.b.caravan"])
def test_what_is_taken_in_is_seen_in_the_list(context: Context, tmp_path: Path, name: str) -> None:
    outside = save_game(context, "a").rename(tmp_path / name)
    copy = context.library.bring_in(outside)
    assert [saved.path for saved in context.library.saved()] == [copy]


def test_a_name_that_is_no_text_is_no_trouble(context: Context) -> None:
    path = game_called(context, os.fsdecode(b"bad\xff"))
    (saved,) = context.library.saved()
    assert saved.given_name == f"bad{STRANGE}"
    assert load(path, find).continuable
    copy = context.library.duplicate(path)
    assert context.library.restore(context.library.delete(copy)) == copy
    assert context.library.rename(path, "good").exists()


def test_names_fit_whatever_comes_around_them() -> None:
    for stem in LONG.values():
        name = fitting("1234-", stem, "-17.caravan")
        assert len(os.fsencode(name)) <= LONGEST
        assert len(os.fsencode(name)) > LONGEST - 4
        assert name.startswith("1234-")
        assert name.endswith("-17.caravan")
    assert fitting("", "short", ".caravan") == "short.caravan"


STEERING = "\x1b[31mred\x1b]0;title\x07\x9b2J\u202eback\n\t\x00"


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"game": "x" * 1000}, "file-foreign"),
        ({"game": 7}, "file-foreign"),
        ({"variant": None}, "file-foreign"),
        ({"players": [{"name": "x" * 10**6, "colour": "red", "control": "human"}] * 2}, "file-foreign"),
        ({"players": [{"name": "x", "colour": "red", "control": "human"}] * 1000}, "file-foreign"),
        ({"players": {"name": "x"}}, "file-foreign"),
        ({"seed": "x" * LONGEST_LINE}, "file-foreign"),
    ],
    ids=range(7),
)
def test_a_first_line_that_no_app_has_written_is_listed_as_such(context: Context, change: dict[str, Any], problem: str) -> None:
    path = save_game(context, "a")
    rewritten(path, lambda lines: lines[0].update(change))
    assert [saved.problem for saved in context.library.saved()] == [problem]


def test_names_in_the_list_hold_nothing_that_steers(context: Context) -> None:
    rewritten(save_game(context, "a"), lambda lines: lines[0]["players"][0].update(name=STEERING))
    (saved,) = context.library.saved()
    assert saved.players[0].name.isprintable()
    assert "red" in saved.players[0].name
    assert load(saved.path, find).players[0].name == saved.players[0].name
