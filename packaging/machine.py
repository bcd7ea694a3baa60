"""A bare Debian and what runs in it; every line that is proved is said."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
from app.__main__ import SUFFIX
from tests.screen import COLOURS, Screen

OURS = ("app", "games", "PySide6", "shiboken6", "babel", "fluent", "pydantic", "openskill", "platformdirs")
FOREIGN = (*sys.stdlib_module_names, "sitecustomize", "usercustomize", *OURS)
HELPERS = {"worker", "glance"}
HOME = "/home/player"
PATIENCE = 120.0
STILL = 2.0
"""Seconds in which nothing changes on the screen."""


class Machine:
    """The bare Debian; whatever runs there runs in a folder of foreign modules, each of which tells when it is run."""

    def __init__(self, root: Path) -> None:
        self.root, self.home = root, root / HOME.strip("/")
        self.cache = self.home / ".cache/caravanserai"
        bad = root / "bad"
        bad.mkdir()
        for name in FOREIGN:
            (bad / f"{name}.py").write_text("open('/bad/RAN', 'a').write(__name__ + ' ')\n")
        self.home.mkdir(parents=True)

    def inside(self, *command: str, folder: str = "/bad", **environment: str) -> list[str]:
        env = {"HOME": HOME, "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/games:/usr/sbin:/sbin", "LANG": "C.UTF-8"} | environment
        words = " ".join(f"{key}={value}" for key, value in env.items()).split(" ")
        return ["env", "-i", *words, "chroot", str(self.root), "sh", "-c", f'cd {folder} && exec "$@"', "sh", *command]

    def run(self, *command: str, folder: str = "/bad", **environment: str) -> str:
        words = self.inside(*command, folder=folder, **environment)
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
        return done.stdout

    def apt(self, *words: str) -> None:
        self.run("apt-get", *words, "-y", "-qq", DEBIAN_FRONTEND="noninteractive")

    def install(self, *packages: str) -> None:
        self.apt("install", "--no-install-recommends", *packages)

    def moves(self, game: str) -> int:
        """How many lines the file of a game has grown to."""
        return (self.root / game.strip("/")).read_bytes().count(b"\n")

    def windows(self) -> list[int]:
        """The processes that are the app with its window, not one of its helpers, by the numbers that they have in here."""
        return [int(process.name) for process in (self.root / "proc").glob("[0-9]*") if self._is_window(process)]

    def _is_window(self, process: Path) -> bool:
        try:
            words, root = (process / "cmdline").read_text().split("\0"), (process / "root").readlink()
        except OSError:  # it has ended
            return False
        ours = root == self.root.resolve() and any(Path(word).name == "caravanserai" for word in words[:2])
        return ours and not HELPERS & set(words)

    def pictures(self, kind: str) -> int:
        """How many of them the lobby has, apart from what is still being written and what is left empty."""
        made = (path for path in (self.cache / kind).glob("*.bmp") if not path.stem.endswith(".part"))
        return sum(path.stat().st_size > 0 for path in made)

    def kept(self) -> dict[str, bytes]:
        """All that people have."""
        return {str(path): path.read_bytes() for path in sorted(self.home.rglob(f"*{SUFFIX}"))}


@contextmanager
def window(machine: Machine, *command: str) -> Iterator[Screen]:
    """A window on a screen of its own, painted; ended with all the windows that came of it."""
    with Screen() as screen:
        subprocess.Popen(machine.inside(*command, DISPLAY=screen.display), start_new_session=True)
        try:
            prove(f"{command[0]} opens a window", until(lambda: screen.colours() > COLOURS))
            yield screen
        finally:
            for process in machine.windows():
                with suppress(ProcessLookupError):
                    os.kill(process, 15)
            until(lambda: not machine.windows())


def come_to_rest(screen: Screen) -> bytes:
    """The picture when nothing moves any more."""
    seen, since = screen.picture(), time.monotonic()
    end = since + PATIENCE
    while time.monotonic() < min(end, since + STILL):
        time.sleep(0.2)
        now = screen.picture()
        if now != seen:
            seen, since = now, time.monotonic()
    return seen


def press(screen: Screen, key: str) -> bytes:
    """The picture after a key was pressed in the window that is there."""
    say = ("xdotool", "search", "--sync", "--onlyvisible", "--name", ".", "windowfocus", "--sync", "key", key)
    subprocess.run(say, env=os.environ | {"DISPLAY": screen.display}, check=True, stdout=subprocess.DEVNULL)
    return come_to_rest(screen)


def prove(what: str, holds: object) -> None:
    if not holds:
        raise SystemExit(f"FAILED: {what}")
    print(f"  {what}", flush=True)


def until(holds: Callable[[], object]) -> bool:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if holds():
            return True
        time.sleep(0.2)
    return False
