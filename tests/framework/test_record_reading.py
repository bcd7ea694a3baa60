"""What cannot be read is refused by its reason, and never touched."""

import json
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.framework import reading
from app.framework.lines import LONGEST_LINE, Stopped
from app.framework.record import Recorder, Unreadable, load, read_head
from tests.framework.records import saved, why
from tests.plugins import find
from tests.tables import rewritten, sealed, toll_match

# What cannot be read.


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n",
        b"\n\n\n",
        b"hello\n",
        b"{}",
        b'{"is":"game","format":1}\n',
        b"[" * 100_000 + b"\n",
        b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + bytes(range(256)),
        bytes(range(256)) * 64,
        b"\x00" * 5000,
        b"x" * 3_000_000,
        '3f09c2aa {"is":"game"}\n'.encode("utf-16"),
        '3f09c2aa {"is":"gamé"}\n'.encode("latin-1"),
        b"\xef\xbb\xbf3f09c2aa {}\n",
        sealed([{"is": "move", "number": 1, "seat": 0, "move": "work", "picks": [], "digest": ""}]),
        sealed([{"is": "game"}]),
        sealed([{"is": "game", "format": "2"}]),
        sealed([{"format": 2}]),
        sealed([[1, 2]]),  # type: ignore[list-item]
    ],
    ids=range(19),
)
def test_foreign_files(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.caravan"
    path.write_bytes(content)
    assert why(path) == "file-foreign"
    with pytest.raises(Unreadable, match="file-foreign"):
        read_head(path)


def test_a_record_in_another_encoding_is_foreign(tmp_path: Path) -> None:
    path = saved(tmp_path, toll_match(seed="é"), 3)
    text = path.read_text(encoding="utf-8")
    for encoding in ("utf-16", "utf-32", "latin-1", "utf-8-sig"):
        path.write_text(text, encoding=encoding)
        assert why(path) == "file-foreign"


def test_a_record_with_other_line_ends_is_foreign(tmp_path: Path) -> None:
    path = saved(tmp_path, toll_match(), 3)
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert why(path) == "file-foreign"


def test_missing(tmp_path: Path) -> None:
    assert why(tmp_path / "none.caravan") == "file-missing"


def test_a_folder_is_not_opened(tmp_path: Path) -> None:
    assert why(tmp_path) == "file-unopened"


def test_a_folder_without_leave(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulated, since some who run this may read everything."""

    def forbidden(path: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "stat", forbidden)
    with pytest.raises(Unreadable) as caught:
        load(tmp_path / "game.caravan", find)
    assert (caught.value.key, caught.value.params["why"]) == ("file-unopened", "Permission denied")


@pytest.mark.parametrize("name", ["x" * 300, "file/below"], ids=["long", "below a file"])
def test_impossible_names(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Unreadable, match="file-unopened"):
        load(tmp_path / name, find)


def test_too_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved(tmp_path, toll_match())
    monkeypatch.setattr(reading, "LARGEST", path.stat().st_size)
    load(path, find)
    monkeypatch.setattr(reading, "LARGEST", path.stat().st_size - 1)
    assert why(path) == "file-foreign"


def test_more_lines_than_any_game_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved(tmp_path, toll_match(), 3)
    lines = path.read_bytes().count(b"\n")
    monkeypatch.setattr(reading, "MOST_LINES", lines)
    assert load(path, find).continuable
    monkeypatch.setattr(reading, "MOST_LINES", lines - 1)
    assert why(path) == "file-too-long"


def test_a_first_line_without_end(tmp_path: Path) -> None:
    path = rewritten(saved(tmp_path, toll_match()), head_with(opening=[0] * LONGEST_LINE))
    assert why(path) == "file-foreign"


def test_a_line_that_is_longer_than_any_ends_what_is_read(tmp_path: Path) -> None:
    path = saved(tmp_path, toll_match(), 3)
    rewritten(path, lambda lines: lines[-1].update(picks=[0] * LONGEST_LINE))
    loaded = load(path, find)
    assert ([note.key for note in loaded.notes], loaded.continuable) == (["file-damaged"], False)


def test_a_file_full_of_snapshots_takes_no_more_memory_than_its_length(tmp_path: Path) -> None:
    path = saved(tmp_path, toll_match())
    lines = [json.loads(raw.split(" ", 1)[1]) for raw in path.read_text().splitlines()]
    nests = {"is": "state", "number": 0, "state": {"x": [[]] * (LONGEST_LINE // 3 - 100)}}
    path.write_bytes(sealed([*lines[:2], *[nests] * 40]))
    tracemalloc.start()
    load(path, find)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 3 * path.stat().st_size


def test_whoever_reads_is_told_how_far_and_may_stop(tmp_path: Path) -> None:
    path = saved(tmp_path, toll_match(), 8)
    told: list[float] = []
    assert load(path, find, told.append).continuable
    assert told == sorted(told)
    assert 0 < told[0] < told[-1] <= 1

    def stop(part: float) -> None:
        raise Stopped

    with pytest.raises(Stopped):
        load(path, find, stop)


def head_with(**changes: Any) -> Callable[[list[dict[str, Any]]], None]:
    return lambda lines: lines[0].update(changes)


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"format": 2}, "file-future"),
        ({"format": 2, "weather": "fine"}, "file-future"),
        ({"format": 0}, "file-foreign"),
        ({"rules": 2}, "file-future"),
        ({"game": "chess"}, "file-unknown-game"),
        ({"players": []}, "file-odd-setup"),
        ({"players": [{"name": "A", "colour": "red", "control": "human"}] * 5}, "file-odd-setup"),
        ({"variant": "expert"}, "file-odd-setup"),
        ({"options": {"length": "endless"}}, "file-odd-setup"),
        ({"options": {"length": "short", "width": "1"}}, "file-odd-setup"),
        ({"players": "two"}, "file-foreign"),
        ({"seed": 7}, "file-foreign"),
        ({"seed": "7" * 1001}, "file-foreign"),
        ({"game": "x" * 1000}, "file-foreign"),
        ({"variant": "x" * 1000}, "file-foreign"),
        ({"options": {"x" * 1000: "1"}}, "file-foreign"),
        ({"opening": [1.0]}, "file-foreign"),
        ({"weather": "fine"}, "file-foreign"),
    ],
    ids=str,
)
def test_odd_heads(tmp_path: Path, changes: dict[str, Any], key: str) -> None:
    path = rewritten(saved(tmp_path, toll_match(), 3), head_with(**changes))
    assert why(path) == key


def test_an_option_that_came_later_is_played_as_usual(tmp_path: Path) -> None:
    path = rewritten(saved(tmp_path, toll_match(), 3), head_with(options={}))
    loaded = load(path, find)
    assert loaded.match.setup.option("length") == find("toll").options[0].values[0]
    assert loaded.continuable


def test_a_list_of_saved_games_skips_formats_to_come(tmp_path: Path) -> None:
    path = rewritten(saved(tmp_path, toll_match()), head_with(format=2))
    with pytest.raises(Unreadable, match="file-future"):
        read_head(path)


def test_a_head_alone_is_no_game(tmp_path: Path) -> None:
    path = saved(tmp_path, toll_match())
    path.write_bytes(path.read_bytes().splitlines(keepends=True)[0])
    assert why(path) == "file-lost"


# Right checks around what these rules would not have written.


def at_line(index: int, **changes: Any) -> Callable[[list[dict[str, Any]]], None]:
    return lambda lines: lines[index].update(changes)


@pytest.mark.parametrize(
    "change",
    [
        at_line(2, seat=1),
        at_line(2, seat=99),
        at_line(2, number=7),
        at_line(2, move=""),
        at_line(2, move="fly"),
        at_line(2, move="work " + "9" * 5000),
        at_line(2, move="card six"),
        at_line(2, picks=[]),
        at_line(2, picks=[-1]),
        at_line(2, picks=[6]),
        at_line(2, digest="0000000000000000"),
        lambda lines: lines.insert(2, {"is": "undo", "number": 0, "taken_back": False}),
        lambda lines: lines.insert(2, {"is": "undo", "number": -1, "taken_back": False}),
        lambda lines: lines[0].update(opening=[]),
        lambda lines: lines[0].update(opening=[0] * 99),
    ],
    ids=range(15),
)
def test_a_history_that_these_rules_do_not_know_begins_at_a_snapshot(tmp_path: Path, change: Any) -> None:
    match = toll_match()
    path = rewritten(saved(tmp_path, match, 6), change)
    before = path.read_bytes()
    loaded = load(path, find)
    assert not loaded.continuable
    assert [n.key for n in loaded.notes] == ["file-older-rules"]
    assert loaded.match.at(loaded.match.number) == match.at(loaded.match.number)
    assert path.read_bytes() == before
    with pytest.raises(Unreadable, match="file-left-alone"):
        Recorder.resume(path, loaded)


@pytest.mark.parametrize(
    "change",
    [
        lambda s: s.update(luck=1),
        lambda s: s.pop("round"),
        lambda s: s["seats"].pop(),
        lambda s: s["pile"].pop(),
        lambda s: s["pile"].__setitem__(0, 9),
        lambda s: s["stack"].append(["dance", 0, []]),
        lambda s: s["stack"].append(["turn", 9, []]),
        lambda s: s["stack"].append(["toll", 0, ["six"]]),
        lambda s: s["stack"].append(["toll", 0, []]),
    ],
    ids=range(9),
)
def test_snapshots_that_are_no_states_are_passed_over(tmp_path: Path, change: Any) -> None:
    match = toll_match()

    def spoil(lines: list[dict[str, Any]], also_first: bool) -> None:
        states = [line for line in lines if line["is"] == "state"]
        assert len(states) > 2
        for line in states if also_first else states[1:]:
            change(line["state"])
        lines[2]["digest"] = "0000000000000000"

    path = saved(tmp_path, match, 8)
    whole = path.read_bytes()
    loaded = load(rewritten(path, lambda lines: spoil(lines, False)), find)
    assert loaded.match.number == 0
    path.write_bytes(whole)
    assert why(rewritten(path, lambda lines: spoil(lines, True))) == "file-no-snapshot"
