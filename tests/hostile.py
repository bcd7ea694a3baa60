"""Homes in which everything that the app finds when it starts may be anything: saved games, caches, settings, trash, reports.

`python -m tests.hostile 500` starts the real app in so many of them, and in as many sound ones, and prints what came of it.
"""

import contextlib
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from stat import S_IFCHR
from struct import pack
from typing import Any

from app.framework.record import seal

ROOT = Path(__file__).parent.parent
RECORDS = sorted((ROOT / "tests" / "records").glob("*.caravan"))
ROWS, PATIENCE, SLOW = 8, 120, 1.5
START = """
import sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
exec_of_qt = QApplication.exec
def driven(*_):
    QTimer.singleShot(0, look)
    return exec_of_qt()
def look():
    window = next(w for w in QApplication.topLevelWidgets() if type(w).__name__ == "MainWindow")
    window.grab()
    print("started", time.process_time(), flush=True)
    window.close()
    QApplication.quit()
QApplication.exec = driven
from app.shell.start import main_window
sys.exit(main_window([]))
"""
Maker = Callable[[Path, random.Random], None]


def pipe(path: Path, _rng: random.Random) -> None:
    os.mkfifo(path)


def endless(path: Path, rng: random.Random) -> None:
    """Never a link to a device of the system: whoever may do everything could write through it."""
    try:
        os.mknod(path, S_IFCHR | 0o600, os.makedev(1, 5))
    except PermissionError:
        pipe(path, rng)


def nowhere(path: Path, _rng: random.Random) -> None:
    path.symlink_to(path.with_name("gone"))


def loop(path: Path, _rng: random.Random) -> None:
    path.symlink_to(path)


def folder(path: Path, _rng: random.Random) -> None:
    path.mkdir()


def empty(path: Path, _rng: random.Random) -> None:
    path.touch()


def noise(path: Path, rng: random.Random) -> None:
    path.write_bytes(rng.randbytes(rng.randrange(1, 5000)))


def one_line(path: Path, _rng: random.Random) -> None:
    path.write_bytes(b"x" * (6 << 20))


ODD: tuple[Maker, ...] = (pipe, endless, nowhere, loop, folder, empty, noise, one_line)
VALUES: tuple[Any, ...] = (
    None, True, -1, 10**30, 2**31, 2**63, 1e308, float("nan"), "", "\ud800", "x" * 10**6, "A\nB\x1b[31m", "<h1>a</h1>",
    "\u202eabc", [], [[]] * 9, {}, {"a": {}}, ["x"] * 10**4, "toll", "noria", "../../etc",
)  # fmt: skip


def changed(data: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """Some of its values, at any depth, are something else or gone."""
    for _ in range(rng.randrange(1, 4)):
        at: Any = data
        while True:
            keys = list(at) if isinstance(at, dict) else range(len(at))
            key = rng.choice(list(keys) or [None])
            if key is None:
                break
            if isinstance(at[key], (dict, list)) and at[key] and rng.random() < 0.6:
                at = at[key]
                continue
            if isinstance(at, dict) and rng.random() < 0.3:
                del at[key]
            else:
                at[key] = rng.choice(VALUES)
            break
    return data


def packed(data: Any) -> bytes:
    return json.dumps(data, ensure_ascii=False).encode(errors="surrogatepass")


# Saved games.


def sound_game(path: Path, rng: random.Random) -> None:
    shutil.copyfile(rng.choice(RECORDS), path)


def odd_head(path: Path, rng: random.Random) -> None:
    lines = rng.choice(RECORDS).read_bytes().splitlines()
    head = changed(json.loads(lines[0].split(b" ", 1)[1]), rng)
    text = json.dumps(head, separators=(",", ":"), ensure_ascii=rng.random() < 0.5)
    check = sha256(text.encode(errors="surrogatepass")).hexdigest()[:8]
    path.write_bytes(f"{check} {text}\n".encode(errors="surrogatepass") + b"\n".join(lines[1:]))


def crowd(path: Path, rng: random.Random) -> None:
    player = {"name": "P", "colour": "blue", "control": "human"}
    head = {"is": "game", "format": 1, "game": "noria", "players": [player] * rng.choice((0, 40, 50_000)), "variant": "base"}
    path.write_bytes(seal("", head)[1])


def old(path: Path, rng: random.Random) -> None:
    sound_game(path, rng)
    with contextlib.suppress(OSError, OverflowError):
        os.utime(path, (rng.choice((-(10**11), 10**11, 3 * 10**11, 0)),) * 2)


GAMES: tuple[Maker, ...] = (sound_game, odd_head, odd_head, odd_head, crowd, old, *ODD)
NAMES = (
    "a",
    "An evening",
    "x" * 240,
    "<h1>x",
    "two\nlines",
    ".hidden",
    "\udcff\udcfe",
    "è",
    "noria-2026-01-01-101010-9999999",
)


# What the cache holds of them.


def odd_glance(path: Path, rng: random.Random) -> None:
    glance = {"size": rng.choice((0, 10**6)), "moves": 3, "round": 2, "over": False, "who": "Ada", "shapes": ["disc", "star"]}
    path.write_bytes(packed(changed(glance, rng)))


def fitting_glance(path: Path, rng: random.Random, size: int) -> None:
    glance = {"size": size, "moves": 3, "round": 2, "over": False, "who": "Ada", "shapes": ["disc", "star"]}
    key = rng.choice(("round", "round", "moves", "over", "who", "shapes"))
    path.write_bytes(packed(glance | {key: rng.choice((10**30, *VALUES))}))


def large_picture(path: Path, rng: random.Random) -> None:
    side = rng.choice((0, -1, 30_000, 2**31 - 1))
    header = pack("<IiiHHIIiiII", 40, side, side, 1, 32, 0, 0, 0, 0, 0, 0)
    path.write_bytes(b"BM" + pack("<IHHI", 54, 0, 0, 54) + header + b"\0" * 100)


# Settings and the rest.


def odd_settings(path: Path, rng: random.Random) -> None:
    from app.settings import CHOICES

    panels = {"sizes": [900, 300], "side": True, "tab": 0}
    data: dict[str, Any] = {"schema": 1, "name": "Ada", "geometry": "AAAA", "panels": panels}
    data |= {key: values[0] for key, values in CHOICES.items()}
    path.write_bytes(packed(changed(data, rng)))


def trash(path: Path, rng: random.Random) -> None:
    path.mkdir()
    for name in ("1-a.caravan", "x-b.caravan", "9" * 200 + "-c.caravan", "5-\udcff.caravan", "notes"):
        rng.choice(ODD)(path / name, rng)
    for number in range(rng.choice((0, 300))):
        (path / f"{number}-old.caravan").touch()


def reports(path: Path, rng: random.Random) -> None:
    for name in ("2026-01-01-101010-1", "2025-01-01-101010-1", "1970-01-01-000000-0", "running-1", "running-2"):
        (path / name).mkdir(parents=True)
        for inside in ("report.txt", "unseen", "alive"):
            if rng.random() < 0.7:
                rng.choice((noise, empty, folder, pipe, nowhere, text_of_nothing))(path / name / inside, rng)


def text_of_nothing(path: Path, _rng: random.Random) -> None:
    path.write_bytes(b"/a\0b")


def bell(path: Path, rng: random.Random) -> None:
    path.mkdir()
    for name in ("1.call", "2.call"):
        rng.choice(ODD)(path / name, rng)


def lay_out(home: Path, seed: int | None) -> None:
    """A home of which nothing can be trusted; without a seed a sound one, with as many games."""
    rng = random.Random(seed)
    config, games, cache, state = (home / kind / "caravanserai" for kind in ("config", "data", "cache", "state"))
    games, pictures = games / "games", cache / "pictures"
    for made in (config, games, pictures, state):
        made.mkdir(parents=True)
    names = [f"{number}-{rng.choice(NAMES)}" if seed is not None else f"game-{number}" for number in range(ROWS)]
    for name in names:
        path = games / f"{name}.caravan".replace("/", "")
        if len(os.fsencode(path.name)) > 250:
            path = games / f"{path.name[:200]}.caravan"
        (sound_game if seed is None else rng.choice(GAMES))(path, rng)
        if seed is not None and rng.random() < 0.7:
            _cached(pictures / sha256(os.fsencode(path)).hexdigest()[:16], path, rng)
    if seed is None:
        return
    rng.choice((odd_settings, odd_settings, odd_settings, *ODD))(config / "settings.json", rng)
    rng.choice((trash, trash, *ODD))(games / ".trash", rng)
    rng.choice((reports, reports, *ODD))(state / "crashes", rng)
    rng.choice((bell, *ODD))(state / "bell", rng)
    if rng.random() < 0.2:
        rng.choice(ODD)(cache / "cards", rng)


def _cached(stem: Path, game: Path, rng: random.Random) -> None:
    rng.choice((odd_glance, *ODD))(stem.with_suffix(".json"), rng)
    if game.is_file() and rng.random() < 0.5:
        with contextlib.suppress(OSError):
            stem.with_suffix(".json").unlink()
            fitting_glance(stem.with_suffix(".json"), rng, game.stat().st_size)
    rng.choice((large_picture, *ODD))(stem.with_suffix(".bmp"), rng)


def start(home: Path) -> tuple[float, str]:
    """Seconds of the processor from its start to its lobby, and what went wrong."""
    names = {f"XDG_{name}_HOME": str(home / name.lower()) for name in ("CONFIG", "DATA", "STATE", "CACHE")}
    env = {**os.environ, **names, "HOME": str(home), "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", START]
    try:
        done = subprocess.run(command, env=env, capture_output=True, text=True, errors="replace", timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return PATIENCE, "no answer"
    said = [line for line in done.stdout.splitlines() if line.startswith("started")]
    right = said and done.returncode == 0 and "Traceback" not in done.stderr
    return float(said[-1].split()[1]) if said else PATIENCE, "" if right else f"{done.returncode} {done.stderr[-2000:]}"


def started(seed: int | None) -> tuple[float, str]:
    with tempfile.TemporaryDirectory() as made:
        lay_out(Path(made), seed)
        return start(Path(made))


def run(seeds: range) -> dict[str, Any]:
    """Hostile homes and sound ones in turn, so that a busy machine is as busy for both."""
    wrong: dict[int, str] = {}
    times: list[float] = []
    sound: list[float] = []
    for seed in seeds:
        seconds, reason = started(seed)
        if len(sound) > 1 and seconds > SLOW * statistics.median(sound):  # a busy machine, or a slow start?
            seconds = min(seconds, started(seed)[0])
        times.append(seconds)
        if reason:
            wrong[seed] = reason
        if len(sound) < len(times) / 3 + 3:
            sound.append(started(None)[0])
    usual = statistics.median(sound)
    slow = {seed: round(seconds / usual, 2) for seed, seconds in zip(seeds, times, strict=True) if seconds > SLOW * usual}
    return {
        "homes": len(times),
        "wrong": wrong,
        "sound_s": round(usual, 3),
        "median_ratio": round(statistics.median(times) / usual, 2),
        "worst_ratio": round(max(times) / usual, 2),
        "slow": slow,
    }


if __name__ == "__main__":
    first, last = (0, int(sys.argv[1])) if len(sys.argv) < 3 else (int(sys.argv[1]), int(sys.argv[2]))
    sys.stdout.write(json.dumps(run(range(first, last))) + "\n")
