"""What the system must bring beyond Python's packages: looked for before anything is built, installed where that may be.

`python3 -m app.needs play` runs with the bare Python of the system, when nothing else is installed yet; the window asks too,
when Qt does not start. What only a search needs is loaded then.
"""

import os
import sys
from collections.abc import Sequence
from typing import NamedTuple


class Need(NamedTuple):
    what: str
    """A library by its soname, a module of Python, or a program."""
    package: str
    """What brings it on Debian and its children."""


NEEDS: dict[str, tuple[Need, ...]] = {
    "venv": (Need("ensurepip", "python3-venv"),),
    "qt": (
        Need("libEGL.so.1", "libegl1"),
        Need("libGL.so.1", "libgl1"),
        Need("libX11.so.6", "libx11-6"),
        Need("libdbus-1.so.3", "libdbus-1-3"),
        Need("libfontconfig.so.1", "libfontconfig1"),
        Need("libfreetype.so.6", "libfreetype6"),
        Need("libglib-2.0.so.0", "libglib2.0-0"),
        Need("libgthread-2.0.so.0", "libglib2.0-0"),
        Need("libstdc++.so.6", "libstdc++6"),
        Need("libxkbcommon.so.0", "libxkbcommon0"),
        Need("libz.so.1", "zlib1g"),
        Need("libzstd.so.1", "libzstd1"),
    ),
    "x11": (
        Need("libX11-xcb.so.1", "libx11-xcb1"),
        Need("libxcb.so.1", "libxcb1"),
        Need("libxcb-cursor.so.0", "libxcb-cursor0"),
        Need("libxcb-icccm.so.4", "libxcb-icccm4"),
        Need("libxcb-image.so.0", "libxcb-image0"),
        Need("libxcb-keysyms.so.1", "libxcb-keysyms1"),
        Need("libxcb-randr.so.0", "libxcb-randr0"),
        Need("libxcb-render.so.0", "libxcb-render0"),
        Need("libxcb-render-util.so.0", "libxcb-render-util0"),
        Need("libxcb-shape.so.0", "libxcb-shape0"),
        Need("libxcb-shm.so.0", "libxcb-shm0"),
        Need("libxcb-sync.so.1", "libxcb-sync1"),
        Need("libxcb-util.so.1", "libxcb-util1"),
        Need("libxcb-xfixes.so.0", "libxcb-xfixes0"),
        Need("libxcb-xkb.so.1", "libxcb-xkb1"),
        Need("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
    ),
    "wayland": (
        Need("libwayland-client.so.0", "libwayland-client0"),
        Need("libwayland-cursor.so.0", "libwayland-cursor0"),
        Need("libwayland-egl.so.1", "libwayland-egl1"),
    ),
    "xvfb": (Need("Xvfb", "xvfb"),),
    "compiler": (Need("gcc", "gcc"), Need("python3-config", "python3-dev")),
    "reader": (Need("dbus-run-session", "dbus-daemon"), Need("pyatspi", "python3-pyatspi")),
}
"""By who needs it. A test holds this against the libraries that the installed Qt names."""
PURPOSES: dict[str, tuple[str, ...]] = {
    "build": ("venv",),
    "compile": ("compiler",),
    "draw": ("qt",),
    "play": ("qt",),
    "test": ("qt", "x11", "xvfb", "reader"),
}
SCREENS = {"DISPLAY": "x11", "WAYLAND_DISPLAY": "wayland"}
SCREENLESS = ("offscreen", "minimal", "vnc", "eglfs", "linuxfb")
APT = ("apt-get", "install")
QUIETLY = ("-y", "-qq", "--no-install-recommends")
READY, WRONG = 0, 2


def has_display() -> bool:
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0] in SCREENLESS:
        return True
    return any(map(os.environ.get, SCREENS))


def is_here(need: Need) -> bool:
    from ctypes import CDLL
    from importlib.util import find_spec
    from shutil import which

    if ".so." not in need.what:
        return bool(find_spec(need.what) or which(need.what)) or _of_the_system(need.what)
    try:
        CDLL(need.what)
    except OSError:
        return False
    return True


def system_python() -> str:
    """The Python that packages of the system bring their modules to; in a virtual environment it is another one than this."""
    from shutil import which

    return which("python3", path=os.defpath) or sys.executable


def _of_the_system(module: str) -> bool:
    from subprocess import run

    return run([system_python(), "-c", f"import {module}"], capture_output=True, check=False).returncode == 0


def lacking(*purposes: str) -> list[Need]:
    """What is not here. A window can open on any one screen; other systems than Linux bring all that Qt wants."""
    if not sys.platform.startswith("linux"):
        return []
    missing = [need for purpose in purposes for group in PURPOSES[purpose] for need in _absent(group)]
    if "play" in purposes:
        least = min((_absent(group) for name, group in SCREENS.items() if os.environ.get(name)), key=len, default=[])
        missing += least
    return missing


def _absent(group: str) -> list[Need]:
    return [need for need in NEEDS[group] if not is_here(need)]


def packages(needs: Sequence[Need]) -> list[str]:
    return sorted({need.package for need in needs})


def in_words(needs: Sequence[Need]) -> str:
    """Which they are, and the one command that installs them."""
    command = " ".join((*([] if is_root() else ["sudo"]), *APT, *packages(needs)))
    return _say("needs-lacking", what=", ".join(need.what for need in needs), command=command)


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def provide(*purposes: str) -> int:
    """Have everything here that these purposes need, or say what is missing; the exit status of the process."""
    from shutil import which

    if "play" in purposes and not has_display():
        return _complain(_say("no-display"))
    missing = lacking(*purposes)
    if missing and is_root() and which("apt-get"):
        print(_say("needs-installing", packages=" ".join(packages(missing))), flush=True)
        _install(packages(missing))
        missing = lacking(*purposes)
    return _complain(in_words(missing)) if missing else READY


def _install(names: Sequence[str]) -> None:
    """Whether it worked is seen by looking again; when it did not, apt's own words tell why."""
    from subprocess import run

    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (("apt-get", "update", "-qq"), (*APT, *QUIETLY, *names)):
        done = run(command, env=quiet, capture_output=True, text=True, check=False)
        if done.returncode:
            print(done.stderr.strip(), file=sys.stderr)


def _say(key: str, **args: str) -> str:
    from pathlib import Path

    from app.settings import system_language
    from app.text.plain import filled, plain_messages

    text = plain_messages(Path(__file__).with_name("text") / f"{system_language()}.ftl")[key]
    said = filled(text, args) if text else None
    assert said, key
    return said


def _complain(words: str) -> int:
    print(words, file=sys.stderr)
    return WRONG


if __name__ == "__main__":
    sys.exit(provide(*sys.argv[1:]))
