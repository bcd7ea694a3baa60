"""How long the packaged app takes to its painted lobby, beside the one in the environment; status 1 beyond the bar."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
from tests.screen import COLOURS, Screen

PROGRAMS = {"environment": ROOT / ".venv/bin/caravanserai", "packaged": ROOT / "dist/caravanserai/caravanserai"}
TIMES, BAR, PATIENCE = 5, 1.3, 60.0


def start(program: Path, home: str) -> float:
    """Seconds; the fastest of several tells least of what else the machine was doing."""
    with Screen() as screen:
        begun = time.monotonic()
        window = subprocess.Popen([program], env=screen.environment() | {"HOME": home}, start_new_session=True)
        try:
            while screen.colours() <= COLOURS:
                if window.poll() is not None or time.monotonic() > begun + PATIENCE:
                    raise SystemExit(f"{program.name} opens no window")
                time.sleep(0.01)
            return time.monotonic() - begun
        finally:
            if window.poll() is None:
                os.killpg(window.pid, 15)
            window.wait()


def main() -> int:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        for program in PROGRAMS.values():
            start(program, home)
        seen = {name: [] for name in PROGRAMS}  # type: dict[str, list[float]]
        for _ in range(TIMES):
            for name, program in PROGRAMS.items():
                seen[name].append(start(program, home))
    best = {name: min(times) for name, times in seen.items()}
    ratio = best["packaged"] / best["environment"]
    print(", ".join(f"{name} {seconds:.2f} s" for name, seconds in best.items()), f"ratio {ratio:.2f}")
    return int(ratio > BAR)


if __name__ == "__main__":
    sys.exit(main())
