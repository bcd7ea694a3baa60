import json
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import accumulate, takewhile
from pathlib import Path
from time import sleep
from typing import Any, NamedTuple

import pytest

from app.framework import record
from app.framework.codec import digest, encode
from app.framework.match import Match
from app.framework.record import Loaded, Note, Recorder, Unreadable, load, read_head
from tests.plugins import find
from tests.tables import DRAW, TAKE, WORK, play_on, players_for, rewritten, sealed, toll_match
from tests.toll import TakeWages, TollGame

DAMAGES = int(os.environ.get("CARAVANSERAI_DAMAGES", "150"))
"""How many random damages are done to a record."""
KILLS = int(os.environ.get("CARAVANSERAI_KILLS", "10"))
"""How many times a playing process is killed."""


def saved(folder: Path, match: Match[Any], moves: int = 0, seed: int = 1) -> Path:
    """A closed record of this match with so many moves."""
    path = folder / "game.caravan"
    recorder = Recorder.begin(path, match, players_for(match))
    if moves:
        play_on(match, moves, seed)
    recorder.close()
    return path


def why(path: Path) -> str:
    before = path.read_bytes() if path.is_file() else None
    with pytest.raises(Unreadable) as caught:
        load(path, find)
    assert before is None or path.read_bytes() == before
    assert caught.value.params["file"] == path.name
    return caught.value.key


# Writing.


def test_begin_never_overwrites(tmp_path: Path) -> None:
    path = tmp_path / "game.caravan"
    path.write_text("my diary")
    match = toll_match()
    with pytest.raises(FileExistsError):
        Recorder.begin(path, match, players_for(match))
    assert path.read_text() == "my diary"
    assert [p.name for p in tmp_path.iterdir()] == ["game.caravan"]
    assert match.journal is None


def test_begin_makes_the_folder_and_leaves_only_the_record(tmp_path: Path) -> None:
    folder = tmp_path / "some" / "where"
    saved(folder, toll_match())
    assert [p.name for p in folder.iterdir()] == ["game.caravan"]


def test_begin_where_files_cannot_be_linked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on the sticks and cards that cameras use."""

    def no_links(part: Path, path: Path) -> None:
        raise OSError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    path = saved(tmp_path, toll_match(), 3)
    whole = path.read_bytes()
    assert load(path, find).match.number == 3
    with pytest.raises(FileExistsError):
        saved(tmp_path, toll_match(), 2)
    assert path.read_bytes() == whole
    assert [p.name for p in tmp_path.iterdir()] == ["game.caravan"]


def test_begin_writes_what_was_played_before(tmp_path: Path) -> None:
    match = toll_match(3)
    play_on(match, 6)
    loaded = load(saved(tmp_path, match), find)
    assert loaded.match.entries == match.entries
    assert loaded.notes == ()


def test_the_head_says_what_was_agreed(tmp_path: Path) -> None:
    match = toll_match(3, seed="éclair", take_back=True)
    path = saved(tmp_path, match)
    head = read_head(path)
    assert (head.game, head.seed, head.take_back, head.options) == ("toll", "éclair", True, {"length": "short"})
    assert [p.name for p in head.players] == ["P0", "P1", "P2"]
    loaded = load(path, find)
    assert loaded.match.seed == "éclair"
    assert loaded.match.take_back
    assert loaded.players == players_for(match)


def test_resume_goes_on_in_the_same_file(tmp_path: Path) -> None:
    match = toll_match(3)
    path = saved(tmp_path, match, 4)
    begun = path.read_bytes()
    loaded = load(path, find)
    recorder = Recorder.resume(path, loaded)
    digests = play_on(loaded.match)
    recorder.close()
    assert path.read_bytes().startswith(begun)
    again = load(path, find)
    assert again.notes == ()
    assert [again.match.at(n) for n in range(4, again.match.number + 1)] == [
        loaded.match.at(n) for n in range(4, loaded.match.number + 1)
    ]
    assert again.match.digest() == digests[-1]
    assert [p.name for p in tmp_path.iterdir()] == ["game.caravan"]


def test_taking_back_is_recorded(tmp_path: Path) -> None:
    match = toll_match(take_back=True)
    path = tmp_path / "game.caravan"
    recorder = Recorder.begin(path, match, players_for(match))
    for move in (WORK, TAKE):
        match.submit(move)
    match.undo()
    match.undo()
    for move in (WORK, DRAW):
        match.submit(move)
    recorder.close()
    loaded = load(path, find)
    assert loaded.match.digest() == match.digest()
    assert [str(e.move) for e in loaded.match.entries] == ["work", "draw"]
    undone = [json.loads(raw[9:]) for raw in path.read_bytes().splitlines() if b'"undo"' in raw]
    assert [(u["number"], u["taken_back"]) for u in undone] == [(1, False), (0, True)]


def test_a_torn_last_line_is_cut_off_and_play_goes_on(tmp_path: Path) -> None:
    match = toll_match()
    path = saved(tmp_path, match, 1)
    before = load(path, find)
    recorder = Recorder.resume(path, before)
    before.match.submit(TAKE)
    recorder.close()
    whole = path.read_bytes()
    start = whole.rindex(b"\n", 0, whole.index(b'"take"')) + 1
    end = whole.index(b"\n", start)
    for cut in range(start + 1, end + 1):
        path.write_bytes(whole[:cut])
        loaded = load(path, find)
        assert (loaded.notes, loaded.match.number, loaded.continuable) == ((Note("file-torn-line"),), 1, True)
        assert path.read_bytes() == whole[:cut]
    recorder = Recorder.resume(path, loaded)
    assert path.read_bytes() == whole[:start]
    assert loaded.match.submit(TAKE) is None
    recorder.close()
    assert path.read_bytes() == whole


@pytest.fixture
def little_room() -> Iterator[Callable[[int], None]]:
    """Files cannot grow beyond so many bytes."""
    resource = pytest.importorskip("resource", reason="not on this system")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    yield lambda size: resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.parametrize("room", [0, 1, 60, 150, 180, 300])
def test_a_full_disk_takes_no_move_and_spoils_no_file(tmp_path: Path, little_room: Callable[[int], None], room: int) -> None:
    """Each move here begins a turn, so it would be written together with a snapshot."""
    match = toll_match()
    path = tmp_path / "game.caravan"
    recorder = Recorder.begin(path, match, players_for(match))
    match.submit(WORK)
    before, digest = path.read_bytes(), match.digest()
    little_room(len(before) + room)
    with pytest.raises(OSError, match="large"):
        match.submit(TAKE)
    little_room(2**30)
    assert path.read_bytes() == before
    assert (match.number, match.digest()) == (1, digest)
    assert match.submit(TAKE) is None
    recorder.close()
    loaded = load(path, find)
    assert loaded.notes == ()
    assert loaded.match.digest() == match.digest()


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
    monkeypatch.setattr(record, "LARGEST", path.stat().st_size)
    load(path, find)
    monkeypatch.setattr(record, "LARGEST", path.stat().st_size - 1)
    assert why(path) == "file-foreign"


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


# Other rules.


def generous(step: TakeWages, s: Any, f: Any, m: Any, fx: Any) -> None:
    s.seats[f.seat].coins += int(f.args[0]) + 1


def long_toll(folder: Path) -> tuple[Path, Match[Any]]:
    match = toll_match(4)
    path = saved(folder, match)
    recorder = Recorder.resume(path, load(path, find))
    match.journal = recorder
    for _ in range(5):
        match.submit(WORK)
        match.submit(TAKE)
    match.submit(WORK)
    recorder.close()
    return path, match


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    def change() -> None:
        monkeypatch.setattr(TollGame, "rules_version", 2)
        monkeypatch.setattr(TakeWages, "play", generous)

    return change


def test_older_rules_resume_from_the_newest_snapshot(tmp_path: Path, newer_rules: Callable[[], None]) -> None:
    path, match = long_toll(tmp_path)
    before = path.read_bytes()
    newer_rules()
    loaded = load(path, find)
    assert loaded.notes == (Note("file-older-rules", (("number", 10),)),)
    assert not loaded.continuable
    assert loaded.match.number == loaded.match.first == 10
    assert loaded.match.at(10) == match.at(10)
    assert path.read_bytes() == before


def test_a_copy_under_newer_rules_goes_on_like_any_game(tmp_path: Path, newer_rules: Callable[[], None]) -> None:
    path, _ = long_toll(tmp_path)
    newer_rules()
    loaded = load(path, find)
    copy = tmp_path / "copy.caravan"
    recorder = Recorder.begin(copy, loaded.match, loaded.players)
    loaded.match.submit(WORK)
    loaded.match.submit(TAKE)
    recorder.close()
    for _ in range(2):
        again = load(copy, find)
        assert (again.notes, again.continuable) == ((), True)
        assert (again.match.first, again.match.number) == (10, loaded.match.number)
        assert again.match.entries == loaded.match.entries
        recorder = Recorder.resume(copy, again)
        again.match.submit(again.match.legal()[0])
        recorder.close()
        loaded = again
    assert load(copy, find).match.digest() == again.match.digest()


def test_rules_that_lead_to_the_same_game_change_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, match = long_toll(tmp_path)
    monkeypatch.setattr(TollGame, "rules_version", 2)
    loaded = load(path, find)
    assert (loaded.notes, loaded.continuable) == ((), True)
    assert loaded.match.digest() == match.digest()


def test_a_snapshot_that_was_taken_back_is_not_resumed(tmp_path: Path, newer_rules: Callable[[], None]) -> None:
    match = toll_match(2, take_back=True)
    path = tmp_path / "game.caravan"
    recorder = Recorder.begin(path, match, players_for(match))
    for move in (WORK, TAKE, WORK, TAKE):
        match.submit(move)
    for _ in range(3):
        match.undo()
    recorder.close()
    newer_rules()
    loaded = load(path, find)
    assert loaded.match.number == 0
    assert loaded.match.digest() == toll_match(2).digest()


def test_older_rules_without_a_sound_snapshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, _ = long_toll(tmp_path)
    monkeypatch.setattr(TollGame, "broken", lambda game, s: iter(["cards"]))
    monkeypatch.setattr(TakeWages, "play", generous)
    assert why(path) == "file-no-snapshot"


# Any damage.


class Truth(NamedTuple):
    whole: bytes
    digests: dict[int, tuple[int, str]]
    """By byte: how many moves are played, and the digest, when the file is read as far as here."""


@pytest.fixture(scope="module")
def truth(tmp_path_factory: pytest.TempPathFactory) -> Truth:
    """A random game of Noria with some moves taken back."""
    game, rng = find("noria"), random.Random(11)
    match = Match(game, game.setup(3), "damage", take_back=True)
    path = tmp_path_factory.mktemp("truth") / "game.caravan"
    recorder = Recorder.begin(path, match, players_for(match))
    told = [(path.stat().st_size, match.number, match.digest())]
    while not match.over:
        if match.entries and rng.random() < 0.1:
            match.undo()
        else:
            match.submit(rng.choice(match.legal()))
        told.append((path.stat().st_size, match.number, match.digest()))
    recorder.close()
    whole = path.read_bytes()
    _, *ends = accumulate(map(len, whole.splitlines(keepends=True)))
    return Truth(whole, {end: next((n, d) for size, n, d in told if end <= size) for end in ends})


def flip(data: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + bytes([data[at] ^ rng.randrange(1, 256)]) + data[at + 1 :]


def cut(data: bytes, rng: random.Random) -> bytes:
    return data[: rng.randrange(len(data))]


def drop_bytes(data: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + data[at + rng.randrange(1, 200) :]


def insert(data: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + rng.choice([b"\n", b"\x00", b" ", b"\xff", b"\r", rng.randbytes(9)]) + data[at:]


def double_line(data: bytes, rng: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    at = rng.randrange(len(lines))
    return b"".join([*lines[: at + 1], *lines[at:]])


def swap_lines(data: bytes, rng: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    a, b = rng.sample(range(len(lines)), 2)
    lines[a], lines[b] = lines[b], lines[a]
    return b"".join(lines)


def delete_line(data: bytes, rng: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    del lines[rng.randrange(len(lines))]
    return b"".join(lines)


def append(data: bytes, rng: random.Random) -> bytes:
    return data + rng.choice([b"\n", b"x", b"{}\n", rng.randbytes(50), b"y" * 10**6, data])


def blank(data: bytes, rng: random.Random) -> bytes:
    """What a crash of the machine may leave: the right length, but zeros."""
    at = rng.randrange(len(data))
    return data[:at] + bytes(len(data) - at)


DAMAGE = [flip, cut, drop_bytes, insert, double_line, swap_lines, delete_line, append, blank]


def check_damaged(path: Path, truth: Truth, data: bytes) -> None:
    path.write_bytes(data)
    if data.split(b"\n")[:2] == truth.whole.split(b"\n")[:2] and data.count(b"\n") > 1:
        _check_loaded(load(path, find), truth, data)
    else:
        assert why(path) in ("file-foreign", "file-lost")
    assert path.read_bytes() == data


def _check_loaded(loaded: Loaded, truth: Truth, data: bytes) -> None:
    good = loaded.good_bytes
    assert data[:good] == truth.whole[:good]
    assert (loaded.match.number, loaded.match.digest()) == truth.digests[good]
    if loaded.continuable and data[good:]:
        assert b"\n" not in data[good:], "only a torn last line may be cut off"
    assert bool(loaded.notes) == bool(data[good:])
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(data, truth.whole, strict=False)))
    assert good == data.rfind(b"\n", 0, shared) + 1, "every line that is true counts"


@pytest.mark.parametrize("damage", DAMAGE, ids=lambda d: d.__name__)
def test_a_damaged_record_is_read_as_far_as_it_is_true(damage: Any, truth: Truth, tmp_path: Path) -> None:
    rng = random.Random(damage.__name__)
    path = tmp_path / "game.caravan"
    for _ in range(-(-DAMAGES // len(DAMAGE))):
        data = damage(truth.whole, rng)
        if data != truth.whole:
            check_damaged(path, truth, data)


def test_the_whole_record_is_true(truth: Truth, tmp_path: Path) -> None:
    check_damaged(tmp_path / "game.caravan", truth, truth.whole)
    assert len(truth.digests) == len(truth.whole.splitlines()) - 1


# Killed.


def test_a_killed_game_loses_nothing_that_was_played(tmp_path: Path) -> None:
    rng = random.Random(KILLS)
    for count in range(KILLS):
        folder = tmp_path / str(count)
        folder.mkdir()
        told = _killed(folder, count, rng)
        last_file, last_number, _ = told[-1]
        truth = {number: digest for name, number, digest in told if name == last_file}
        _check_survivor(folder / last_file, truth, last_number)


def _killed(folder: Path, count: int, rng: random.Random) -> list[tuple[str, int, str]]:
    """What a playing process had said when it was killed."""
    out = folder / "told"
    with open(out, "wb") as told:
        child = subprocess.Popen([sys.executable, "-m", "tests.framework.killed", str(folder), str(count)], stdout=told)
        try:
            while not out.stat().st_size:
                assert child.poll() is None
                sleep(0.002)
            sleep(rng.random() * 0.15)
        finally:
            child.kill()
            child.wait()
    lines = out.read_text().splitlines(keepends=True)
    return [(n, int(number), d) for n, number, d in (line.split() for line in lines if line.endswith("\n"))]


def _check_survivor(path: Path, truth: dict[int, str], last: int) -> None:
    loaded = load(path, find)
    assert loaded.continuable
    assert loaded.match.number in (last, last + 1)
    assert {n.key for n in loaded.notes} <= {"file-torn-line"}
    for number, known in truth.items():
        assert digest(loaded.match.game, loaded.match.at(number)) == known
    recorder = Recorder.resume(path, loaded)
    play_on(loaded.match, 5)
    recorder.close()
    again = load(path, find)
    assert again.notes == ()
    assert encode(again.match.at(again.match.number)) == encode(loaded.match.at(loaded.match.number))
