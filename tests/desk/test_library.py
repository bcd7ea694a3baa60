"""The saved games on disk: nothing is overwritten, nothing is lost, and no game is written by two windows."""

import os
from pathlib import Path

import pytest

from app.desk.library import Glance
from app.framework.lines import LARGEST, Unreadable
from app.framework.locks import Busy, Lock
from app.framework.record import load
from app.shell.context import Context
from tests.plugins import find
from tests.shell.conftest import save_game


def names(context: Context) -> list[str]:
    return [saved.path.stem for saved in context.library.saved()]


def test_an_empty_library_is_no_problem(context: Context) -> None:
    assert context.library.saved() == []
    assert context.library.last([]) is None


def test_games_are_listed_newest_first_with_what_their_first_line_tells(context: Context) -> None:
    for name, age in (("old", 900), ("new", 10), ("middle", 300)):
        save_game(context, name, age=age)
    assert names(context) == ["new", "middle", "old"]
    saved = context.library.saved()[0]
    assert (saved.game, [p.name for p in saved.players], saved.problem) == ("toll", ["P0", "P1"], "")


def test_what_cannot_be_read_is_listed_with_its_reason(context: Context) -> None:
    folder = context.library.folder
    folder.mkdir(parents=True)
    (folder / "empty.caravan").write_text("")
    (folder / "noise.caravan").write_bytes(bytes(range(256)) * 4)
    (folder / "notes.txt").write_text("not a game")
    (folder / "folder.caravan").mkdir()
    assert {s.path.stem: s.problem for s in context.library.saved()} == {"empty": "file-foreign", "noise": "file-foreign"}


def test_the_last_game_is_the_newest_that_is_not_over(context: Context) -> None:
    over, going = save_game(context, "over", age=1), save_game(context, "going", age=100)
    context.library.keep_glance(over, Glance(over.stat().st_size, 9, 3, True, "Ada"))
    last = context.library.last(context.library.saved())
    assert last
    assert last.path == going


def test_a_glance_is_worth_nothing_once_the_game_went_on(context: Context) -> None:
    path = save_game(context, "a")
    context.library.keep_glance(path, Glance(path.stat().st_size, 5, 1, False, "Ada", ("disc", "star")))
    saved = context.library.one(path)
    glance = context.library.glance(saved)
    assert glance
    assert glance.shapes == ("disc", "star")
    with open(path, "ab") as file:
        file.write(b"more")
    assert context.library.glance(context.library.one(path)) is None


def test_names_given_by_people_are_told_from_ours(context: Context) -> None:
    ours = save_game(context)
    assert context.library.one(ours).given_name == ""
    assert context.library.one(save_game(context, "An evening")).given_name == "An evening"
    copy = context.library.duplicate(ours)
    assert context.library.one(copy).copy_number == 2


def test_rename_moves_the_game_and_its_picture(context: Context) -> None:
    path = save_game(context, "a")
    picture = context.library.picture_path(path)
    context.library.keep_glance(path, Glance(path.stat().st_size, 5, 1, False, "Ada"))
    picture.write_bytes(b"png")
    renamed = context.library.rename(path, "  Sunday, after lunch ")
    assert renamed.stem == "Sunday, after lunch"
    assert names(context) == ["Sunday, after lunch"]
    assert context.library.picture_path(renamed).read_bytes() == b"png"
    assert context.library.glance(context.library.one(renamed))


@pytest.mark.parametrize("name", ["", "  ", "a/b", "a\\b", "..", ".hidden", "x" * 200, "con", "a:b", "line\nbreak"])
def test_odd_names_are_refused(context: Context, name: str) -> None:
    path = save_game(context, "a")
    with pytest.raises(Unreadable) as refused:
        context.library.rename(path, name)
    assert refused.value.key == "file-bad-name"
    assert path.exists()


def test_rename_never_overwrites(context: Context) -> None:
    a, b = save_game(context, "a", 3), save_game(context, "b", 4)
    before = b.read_bytes()
    with pytest.raises(Unreadable) as refused:
        context.library.rename(a, "b")
    assert refused.value.key == "file-name-taken"
    assert b.read_bytes() == before
    assert a.exists()


def test_duplicates_get_fresh_names_and_the_same_game(context: Context) -> None:
    path = save_game(context)
    first, second = context.library.duplicate(path), context.library.duplicate(path)
    assert len({path, first, second}) == 3
    third = context.library.duplicate(second)
    assert third.read_bytes() == path.read_bytes()
    assert third.stem == f"{path.stem}-4"


def test_import_copies_and_never_overwrites(context: Context, tmp_path: Path) -> None:
    inside = save_game(context, "a", 2)
    outside = tmp_path / "a.caravan"
    outside.write_bytes(save_game(context, "b", 7).read_bytes())
    copy = context.library.bring_in(outside)
    assert copy.stem == "a-2"
    assert copy.read_bytes() == outside.read_bytes()
    assert load(inside, find).match.number == 2
    assert context.library.bring_in(copy) == copy


def test_export_writes_where_one_says(context: Context, tmp_path: Path) -> None:
    path = save_game(context, "a")
    context.library.export(path, tmp_path / "far" / "b.caravan")
    assert (tmp_path / "far" / "b.caravan").read_bytes() == path.read_bytes()
    context.library.export(path, path)
    assert load(path, find).continuable


def test_delete_can_be_taken_back(context: Context) -> None:
    path = save_game(context, "a")
    content = path.read_bytes()
    trashed = context.library.delete(path)
    assert names(context) == []
    assert context.library.restore(trashed) == path
    assert path.read_bytes() == content


def test_what_was_deleted_comes_back_beside_a_newer_game_of_its_name(context: Context) -> None:
    trashed = context.library.delete(save_game(context, "a", 3))
    newer = save_game(context, "a", 5)
    restored = context.library.restore(trashed)
    assert restored.stem == "a-2"
    assert load(newer, find).match.number == 5


def test_only_what_was_deleted_before_many_others_is_purged(context: Context) -> None:
    first, second, third = (context.library.delete(save_game(context, name)) for name in ("c", "a", "b"))
    context.library.purge()
    assert first.path.exists()
    context.library.purge(2)
    assert [trashed.path.exists() for trashed in (first, second, third)] == [False, True, True]


def test_a_clock_that_jumps_deletes_nothing(context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([2_000_000_000, 4_000_000_000, 5, 1_900_000_000])
    monkeypatch.setattr("app.desk.library.time.time_ns", lambda: next(times) * 10**9)
    thrown = [context.library.delete(save_game(context, f"{n}")) for n in range(4)]
    monkeypatch.setattr("app.desk.library.time.time_ns", lambda: 10**20)
    context.library.purge()
    assert all(trashed.path.exists() for trashed in thrown)
    context.library.purge(1)
    assert [trashed.path.exists() for trashed in thrown] == [False, False, False, True]


def test_strange_things_in_the_trash_are_left_there(context: Context) -> None:
    trashed = context.library.delete(save_game(context, "a"))
    for name in ("x-b.caravan", "9" * 30 + "-b.caravan", "notes.txt", "\u0663-b.caravan", "-b.caravan"):
        (trashed.path.parent / name).touch()
    context.library.purge(0)
    assert len(list(trashed.path.parent.iterdir())) == 5
    assert context.library.delete(save_game(context, "b")).path.exists()


def test_what_cannot_be_purged_stays_and_breaks_nothing(context: Context) -> None:
    trashed = context.library.delete(save_game(context, "a"))
    (trashed.path.parent / "1-folder.caravan").mkdir()
    context.library.purge(0)
    assert [path.name for path in trashed.path.parent.iterdir()] == ["1-folder.caravan"]


def test_what_is_played_is_neither_renamed_nor_deleted_nor_replaced(context: Context, tmp_path: Path) -> None:
    path, other = save_game(context, "a"), save_game(context, "c", 9)
    content = path.read_bytes()
    lock = Lock.take(path, "window")
    for change in (
        lambda: context.library.rename(path, "b"),
        lambda: context.library.delete(path),
        lambda: context.library.export(other, path),
    ):
        with pytest.raises(Busy) as refused:
            change()
        assert refused.value.key == "file-busy-window"
    assert names(context) == ["c", "a"] or names(context) == ["a", "c"]
    assert path.read_bytes() == content
    context.library.export(path, tmp_path / "copy.caravan")
    lock.close()
    assert context.library.rename(path, "b").read_bytes() == content


def test_what_no_memory_can_hold_is_not_copied(context: Context, tmp_path: Path) -> None:
    """A file of any length may lie in the folder of games."""
    wall = save_game(context, "wall")
    os.truncate(wall, LARGEST + 1)
    for copy in (context.library.duplicate, lambda path: context.library.export(path, tmp_path / "out.caravan")):
        with pytest.raises(OSError, match="too large"):
            copy(wall)
    assert names(context) == ["wall"]
    assert not (tmp_path / "out.caravan").exists()


def test_a_link_that_leads_to_itself_is_no_place_for_a_copy(context: Context, tmp_path: Path) -> None:
    path, loop = save_game(context, "a"), tmp_path / "loop.caravan"
    loop.symlink_to(loop)
    with pytest.raises(OSError, match="symbolic links"):
        context.library.bring_in(loop)
    context.library.export(path, loop)
    assert loop.read_bytes() == path.read_bytes()
