"""Installs the .deb, then wheel and sources, in a bare Debian, plays there, and looks at what is left when they are removed."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from beside import GAMES
from machine import HOME, Machine, come_to_rest, press, prove, until, window
from shells import completions

from app.needs import NEEDS
from app.text import LANGUAGES

MOST = {"deb": 90, "installed": 250}
"""Megabytes."""
MB = 1 << 20
OFFLINE = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "/wheels", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_COMPILE": "0"}
"""What is never imported need not be compiled before."""
LIBRARY = f"{HOME}/.local/share/caravanserai/games"


def found(machine: Machine, program: str, way: str) -> None:
    """However it was installed: games, words and adviser are where the program looks for them."""
    listed = json.loads(machine.run(program, "games", "--json"))
    prove(f"{program} finds all games", sorted(game["id"] for game in listed) == sorted(GAMES))
    for game in GAMES:
        file = f"{HOME}/{way}-{game}.caravan"
        machine.run(program, "new", game, "--out", file, "--seats", "you,you")  # whoever begins, no bot is asked
        shown = {machine.run(program, "show", file, "--lang", lang) for lang in LANGUAGES}
        hints = {machine.run(program, "hint", file, "--lang", lang) for lang in LANGUAGES}
        prove(f"{game}: shown and hinted at in both languages", len(shown) == len(hints) == len(LANGUAGES) and "" not in hints)


def played(machine: Machine, program: str) -> None:
    for game in GAMES:
        machine.run(program, "simulate", game, "--games", "1", "--bots", "novice", "--players", "2")
        prove(f"{game}: bots play a whole game", True)
    words = machine.inside(program, "terminal", "noria", "--lang", "it")
    said = subprocess.run(words, input="h\nq\n", capture_output=True, text=True, check=False)
    prove("the terminal asks and hints", said.returncode == 0 and "1." in said.stdout)


def opened(machine: Machine, program: str, *opener: str) -> None:
    """A window on a screen and its pictures; then a game in which a bot is to begin, opened from elsewhere."""
    shutil.rmtree(machine.cache, ignore_errors=True)
    saved, game = (f"{folder}/opened-by-{Path(opener[0]).name}.caravan" for folder in (LIBRARY, HOME))
    library = machine.root / LIBRARY.strip("/")
    library.mkdir(parents=True, exist_ok=True)

    def games() -> int:
        return len(list(library.glob("*.caravan")))

    machine.run(program, "new", "yinzi", "--out", saved)
    machine.run(program, "new", "noria", "--out", game, "--seats", "you,novice", "--option", "first_player=2")
    before = machine.moves(game)
    with window(machine, program) as screen:
        bell = machine.home / ".local/state/caravanserai/bell/window"
        prove("it can be rung at", until(bell.exists))
        prove("it is one process", until(lambda: len(machine.windows()) == 1))
        only = machine.windows()
        machine.run(*opener, game, DISPLAY=screen.display)
        prove(f"{opener[0]} opens a game in the open window, and a bot moves", until(lambda: machine.moves(game) > before))
        prove("the games paint their cards", until(lambda: machine.pictures("cards") == len(GAMES)))
        prove("every saved game has its picture", until(lambda: machine.pictures("pictures") == games()))
        prove("it is still the one window", until(lambda: machine.windows() == only))


def hinted(machine: Machine, *opener: str) -> None:
    """A double click where no window is open; then a key that means nothing, and the key that asks for a hint."""
    game = f"{HOME}/hint.caravan"
    machine.run("caravanserai", "new", "noria", "--out", game, "--seats", "you,novice", "--option", "first_player=1")
    with window(machine, *opener, game) as screen:
        before = come_to_rest(screen)
        prove("a key that means nothing changes nothing", press(screen, "y") == before)
        prove("H shows a hint", press(screen, "h") != before)


def deb(machine: Machine) -> None:
    print("The .deb:")
    machine.apt("update")
    machine.install("/caravanserai.deb")
    sizes = {
        "deb": (machine.root / "caravanserai.deb").stat().st_size / MB,
        "installed": int(machine.run("dpkg-query", "-W", "-f", "${Installed-Size}", "caravanserai")) / 1024,
    }
    for what, size in sizes.items():
        prove(f"{what}: {size:.0f} MB, at most {MOST[what]}", size <= MOST[what])
    prove("there is no Python but its own", not list(machine.root.glob("usr/bin/python3*")))
    prove("no library is missing", unnamed(machine) == set())
    found(machine, "caravanserai", "deb")
    played(machine, "caravanserai")
    machine.install("shared-mime-info", "desktop-file-utils", "libglib2.0-bin")
    machine.run("caravanserai", "new", "noria", "--out", f"{HOME}/kind.caravan")
    kind = machine.run("gio", "info", "-a", "standard::content-type", f"{HOME}/kind.caravan")
    prove("a saved game is known by its kind", "application/x-caravanserai-game" in kind)
    opened(machine, "caravanserai", "gio", "open")
    hinted(machine, "gio", "open")
    completions(machine)
    removed(machine)


def removed(machine: Machine) -> None:
    owned = [path for path in machine.run("dpkg", "-L", "caravanserai").split("\n") if "caravanserai" in path]
    kept = machine.kept()
    machine.apt("purge", "caravanserai")
    left = [path for path in owned if os.path.lexists(machine.root / path.strip("/"))]
    named = machine.run("find", "/usr", "/etc", "/opt", "/var/lib", "-name", "*caravanserai*").split()
    prove("removed without a trace", not left and not named)
    prove(f"people's {len(kept)} games are left as they were", len(kept) > len(GAMES) and machine.kept() == kept)


def unnamed(machine: Machine) -> set[str]:
    """Libraries that something in the package wants and that are neither in it nor brought by what it depends on."""
    script = "find /usr/lib/caravanserai -name '*.so*' -type f -exec ldd {} + 2>/dev/null | grep 'not found' || true"
    said = machine.run("sh", "-c", script, LD_LIBRARY_PATH="/usr/lib/caravanserai/_internal")
    missing = {line.split()[0] for line in said.splitlines()}
    return missing - {need.what for need in NEEDS["wayland"]}


def wheel_and_sources(machine: Machine) -> None:
    """By pip and by pipx, all that they need from a folder."""
    machine.install("python3", "python3-venv")
    prove("there is no compiler", not list(machine.root.glob("usr/bin/*gcc*")))
    made = sorted(f"/made/{path.name}" for path in (machine.root / "made").iterdir())
    for number, package in enumerate(made):
        print(f"{package} by pip:")
        python = f"/env{number}/bin/python"
        machine.run("python3", "-P", "-m", "venv", f"/env{number}")
        machine.run(python, "-P", "-m", "pip", "install", "-qq", package, **OFFLINE)
        found(machine, f"/env{number}/bin/caravanserai", f"pip{number}")
    played(machine, "/env0/bin/caravanserai")
    opened(machine, "/env0/bin/caravanserai", "/env0/bin/caravanserai")
    machine.run("python3", "-P", "-m", "venv", "/tool")
    machine.run("/tool/bin/python", "-P", "-m", "pip", "install", "-qq", "pipx", **OFFLINE)
    for number, package in enumerate(made):
        print(f"{package} by pipx:")
        machine.run("/tool/bin/pipx", "install", "--quiet", package, folder="/", **OFFLINE)
        found(machine, f"{HOME}/.local/bin/caravanserai", f"pipx{number}")
        kept = machine.kept()
        machine.run("/tool/bin/pipx", "uninstall", "--quiet", "caravanserai", folder="/")
        gone = not os.path.lexists(machine.home / ".local/bin/caravanserai")
        prove("removed, and people's games are left", gone and machine.kept() == kept)


def main() -> None:
    machine = Machine(Path(sys.argv[1]))
    deb(machine)
    wheel_and_sources(machine)
    prove("no foreign module was run", not (machine.root / "bad/RAN").exists())


if __name__ == "__main__":
    main()
