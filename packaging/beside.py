"""The packaged app beside the one in the environment: tables that look the same, and how long each takes to its lobby."""

import os
import subprocess
import tempfile
import time
from pathlib import Path

from machine import ROOT, come_to_rest, prove
from tree import OUT

from tests.screen import COLOURS, Screen

PROGRAMS = {"environment": ROOT / ".venv/bin/caravanserai", "packaged": OUT / "caravanserai/caravanserai"}
GAMES = ("agra", "noria", "yinzi")
TIMES, BAR, PATIENCE = 5, 1.3, 60.0


class Shown:
    """A program with its window on a screen of its own; `took` is how many seconds it needed for that."""

    def __init__(self, program: Path, home: str, *words: str) -> None:
        self.screen, begun = Screen(), time.monotonic()
        environment = self.screen.environment() | {"HOME": home}
        self._window = subprocess.Popen([program, *words], env=environment, start_new_session=True)
        while self.screen.colours() <= COLOURS:
            if self._window.poll() is not None or time.monotonic() > begun + PATIENCE:
                self.end()
                raise SystemExit(f"{program} opens no window")
            time.sleep(0.01)
        self.took = time.monotonic() - begun

    def end(self) -> None:
        if self._window.poll() is None:
            os.killpg(self._window.pid, 15)
        self._window.wait()
        self.screen.end()


def look(program: Path, home: str, game: str) -> bytes:
    shown = Shown(program, home, game)
    seen = come_to_rest(shown.screen)
    shown.end()
    return seen


def start(program: Path, home: str) -> float:
    shown = Shown(program, home)
    shown.end()
    return shown.took


def same_tables(home: str) -> None:
    """Words, fonts, icons and boards, pixel by pixel."""
    for game in GAMES:
        file = f"{home}/{game}.caravan"
        subprocess.run([PROGRAMS["environment"], "new", game, "--out", file, "--seed", "1"], check=True)
        pictures = {look(program, home, file) for program in PROGRAMS.values()}
        prove(f"{game}: the table looks the same from the package", len(pictures) == 1)


def start_ratio(home: str) -> None:
    """Turn by turn, and the fastest of several: it tells least of what else the machine was doing."""
    took = [{name: start(program, home) for name, program in PROGRAMS.items()} for _ in range(TIMES)]
    best = {name: min(times[name] for times in took) for name in PROGRAMS}
    ratio = best["packaged"] / best["environment"]
    said = ", ".join(f"{name} {seconds:.2f} s" for name, seconds in best.items())
    prove(f"start: {said}, ratio {ratio:.2f}, at most {BAR}", ratio <= BAR)


def main() -> None:
    print("Beside the environment:")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        same_tables(home)
        start_ratio(home)


if __name__ == "__main__":
    main()
