"""Installs the .deb, then the wheel, in a bare Debian, plays there, and looks at what is left when it is removed again."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
from app.needs import NEEDS
from tests.screen import COLOURS, Screen

GAMES, LANGUAGES = ("agra", "noria", "yinzi"), ("en", "it")
FOREIGN = ("app", "games", "json", "random", "typing", "os", "sitecustomize", "encodings", "PySide6", "babel", "linecache")
HOME = "/home/player"
PATIENCE = 120.0


class Machine:
    """The bare Debian; whatever runs there runs in a folder of foreign modules, each of which tells when it is run."""

    def __init__(self, root: Path) -> None:
        self.root = root
        bad = root / "bad"
        bad.mkdir()
        for name in FOREIGN:
            (bad / f"{name}.py").write_text("open('/bad/RAN', 'a').write(__name__ + ' ')\n")
        (root / HOME.strip("/")).mkdir(parents=True)

    def inside(self, *command: str, **environment: str) -> list[str]:
        env = {"HOME": HOME, "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/games:/usr/sbin:/sbin", "LANG": "C.UTF-8"} | environment
        words = " ".join(f"{key}={value}" for key, value in env.items()).split(" ")
        return ["env", "-i", *words, "chroot", str(self.root), "sh", "-c", 'cd /bad && exec "$@"', "sh", *command]

    def run(self, *command: str, **environment: str) -> str:
        done = subprocess.run(self.inside(*command, **environment), capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
        return done.stdout

    def apt(self, *words: str) -> None:
        self.run("apt-get", *words, DEBIAN_FRONTEND="noninteractive")

    def moves(self, game: str) -> int:
        """How many lines the file of a game has grown to."""
        return (self.root / game.strip("/")).read_bytes().count(b"\n")


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


def commands(machine: Machine, program: str) -> None:
    listed = json.loads(machine.run(program, "games", "--json"))
    prove("all games are found", sorted(game["id"] for game in listed) == sorted(GAMES))
    for game in GAMES:
        file = f"{HOME}/{program.strip('/').replace('/', '-')}-{game}.caravan"
        machine.run(program, "new", game, "--out", file, "--seats", "you,novice")
        shown = {machine.run(program, "show", file, "--lang", lang) for lang in LANGUAGES}
        hints = {machine.run(program, "hint", file, "--lang", lang) for lang in LANGUAGES}
        prove(f"{game}: shown and hinted at in both languages", len(shown) == len(hints) == len(LANGUAGES) and "" not in hints)
        machine.run(program, "simulate", game, "--games", "1", "--bots", "novice", "--players", "2")
        prove(f"{game}: bots play a whole game", True)
    said = subprocess.run(
        machine.inside(program, "terminal", "noria", "--lang", "it"),
        input="h\nq\n",
        capture_output=True,
        text=True,
        check=False,
    )
    prove("the terminal asks and hints", said.returncode == 0 and "1." in said.stdout)


def window(machine: Machine, program: str, opener: tuple[str, ...]) -> None:
    """A window on a screen; then a game in which a bot is to begin, opened from elsewhere."""
    game = f"{HOME}/{program.strip('/').replace('/', '-')}-window.caravan"
    machine.run(program, "new", "noria", "--out", game, "--seats", "you,novice", "--option", "first_player=2")
    before = machine.moves(game)
    with Screen() as screen:
        shown = subprocess.Popen(machine.inside(program, DISPLAY=screen.display), start_new_session=True)
        try:
            prove("the window opens", until(lambda: screen.colours() > COLOURS or shown.poll() is not None))
            bell = machine.root / HOME.strip("/") / ".local/state/caravanserai/bell/window"
            prove("it can be rung at", until(bell.exists))
            machine.run(*opener, game, DISPLAY=screen.display)
            prove(f"{opener[0]} opens a game in the open window, and a bot moves", until(lambda: machine.moves(game) > before))
            cards = machine.root / HOME.strip("/") / ".cache/caravanserai/cards"
            prove("the games paint their cards", until(lambda: len(list(cards.glob("*.bmp"))) == len(GAMES)))
            prove("it is still the one window", shown.poll() is None)
        finally:
            if shown.poll() is None:
                os.killpg(shown.pid, 15)
            shown.wait()


def deb(machine: Machine) -> None:
    print("The .deb:")
    machine.apt("update", "-qq")
    machine.apt("install", "-y", "-qq", "--no-install-recommends", "/caravanserai.deb")
    prove("there is no Python but its own", not list(machine.root.glob("usr/bin/python3*")))
    prove("no library is missing", unnamed(machine) == set())
    commands(machine, "caravanserai")
    tools = ("shared-mime-info", "desktop-file-utils", "libglib2.0-bin")
    machine.apt("install", "-y", "-qq", "--no-install-recommends", *tools)
    machine.run("caravanserai", "new", "noria", "--out", f"{HOME}/kind.caravan")
    kind = machine.run("gio", "info", "-a", "standard::content-type", f"{HOME}/kind.caravan")
    prove("a saved game is known by its kind", "application/x-caravanserai-game" in kind)
    window(machine, "caravanserai", ("gio", "open"))
    owned = [path for path in machine.run("dpkg", "-L", "caravanserai").split("\n") if "caravanserai" in path]
    machine.apt("purge", "-y", "-qq", "caravanserai")
    left = [path for path in owned if os.path.lexists(machine.root / path.strip("/"))]
    found = machine.run("find", "/usr", "/etc", "/opt", "/var/lib", "-name", "*caravanserai*").split()
    prove("removed without a trace", not left and not found)
    prove("people's games are left", len(list((machine.root / HOME.strip("/")).glob("*.caravan"))) == len(GAMES) + 2)


def unnamed(machine: Machine) -> set[str]:
    """Libraries that something in the package wants and that are neither in it nor brought by what it depends on."""
    script = "find /usr/lib/caravanserai -name '*.so*' -type f -exec ldd {} + 2>/dev/null | grep 'not found' || true"
    said = machine.run("sh", "-c", script, LD_LIBRARY_PATH="/usr/lib/caravanserai/_internal")
    missing = {line.split()[0] for line in said.splitlines()}
    return missing - {need.what for need in NEEDS["wayland"]}


def wheel(machine: Machine) -> None:
    print("The wheel:")
    machine.apt("install", "-y", "-qq", "--no-install-recommends", "python3", "python3-venv")
    prove("there is no compiler", not list(machine.root.glob("usr/bin/*gcc*")))
    machine.run("python3", "-P", "-m", "venv", "/env")
    machine.run("/env/bin/python", "-P", "-m", "pip", "install", "-qq", "--no-index", "--find-links", "/wheels", "caravanserai")
    commands(machine, "/env/bin/caravanserai")
    window(machine, "/env/bin/caravanserai", ("/env/bin/caravanserai",))


def main() -> None:
    machine = Machine(Path(sys.argv[1]))
    deb(machine)
    wheel(machine)
    prove("no foreign module was run", not (machine.root / "bad/RAN").exists())


if __name__ == "__main__":
    main()
