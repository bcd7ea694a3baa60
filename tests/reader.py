"""Plays a turn as somebody does who sees nothing: through pyatspi alone. Run by the system's Python, which has that module, in
a session bus of its own: `dbus-run-session python3 -m tests.reader TITLE COMMAND ...`, where the command opens the window.

Prints what it met as one JSON object.
"""

import json
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

import gi
import pyatspi

gi.require_version("Gio", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

PATIENCE, STILL = 60.0, 0.25
"""Seconds to wait for anything; so long nothing is heard when all is said."""
PRESSES, GONE = 300, 30
OFTEN = {"board": 2, "row": 1, "button": 1}
"""Two touches of the board take a piece up and put it down."""
USABLE, PRESS = "Can be used now.", "Press"


class Met(NamedTuple):
    thing: Any
    role: str
    name: str
    words: str


class Reader:
    def __init__(self, title: str, command: list[str]) -> None:
        self.title, self.rng = title, random.Random(7)
        self.heard: list[str] = []
        self.pressed: dict[str, int] = {"board": 0, "row": 0, "button": 0}
        self.unlike: list[str] = []
        self.refused = ""
        self.read_rows, self.turns = 0, list[str]()
        pyatspi.Registry.registerEventListener(self._hear, "object:announcement")
        self._complaints = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(command, stderr=self._complaints)
        self.app = self.until(self._find_app)

    # Listening.

    def _hear(self, event: Any) -> None:
        self.heard.append(str(event.any_data))

    def listen(self, seconds: float = STILL) -> None:
        """Until nothing has been said for so long."""
        count, until = len(self.heard), time.monotonic() + seconds
        while time.monotonic() < until:
            GLib.MainContext.default().iteration(False)
            time.sleep(0.005)
            if len(self.heard) > count:
                count, until = len(self.heard), time.monotonic() + seconds

    def until(self, found: Callable[[], Any]) -> Any:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            if thing := found():
                return thing
            self.listen()
        raise SystemExit(f"{found.__name__}: nothing after {PATIENCE} s; heard {self.heard[-5:]}, ended {self.process.poll()}")

    # Finding.

    def _find_app(self) -> Any:
        return next((app for app in pyatspi.Registry.getDesktop(0) if app and app.get_process_id() == self.process.pid), None)

    def everything(self, root: Any) -> Iterator[Met]:
        """All that lies in this one, depth first; what goes away meanwhile is left out."""
        try:
            yield Met(root, root.getRoleName(), root.name, root.description)
            children = [root.getChildAtIndex(i) for i in range(root.childCount)]
        except GLib.GError:
            return
        for child in children:
            if child is not None:
                yield from self.everything(child)

    def inside(self, root: Any) -> list[Met]:
        return [met for met in self.everything(root) if met.thing != root]

    def find(self, role: str, name: str) -> Any:
        return self.until(lambda: next((m.thing for m in self.everything(self.app) if m[1:3] == (role, name)), None))

    # Touching.

    def press(self, thing: Any) -> None:
        try:
            action = thing.queryAction()
        except (GLib.GError, NotImplementedError):  # it went away in the meantime
            return
        names = [action.getName(i) for i in range(action.nActions)]
        action.doAction(names.index(PRESS))
        self.listen()

    # Playing.

    def sit_down(self) -> None:
        self.press(self.find("push button", f"Play {self.title} now"))
        self.board, self.moves, self.log = (self.find("list", name) for name in ("The board", "Moves", "Log"))

    def usable(self) -> list[Any]:
        found = self.inside(self.board)
        if alike(found):  # something went from one place to another while it was read
            found = self.inside(self.board)
        self.unlike += alike(found)
        useless = [met.thing for met in found if not met.words.startswith(USABLE)]
        if useless and not self.refused:
            before = len(self.heard)
            self.press(self.rng.choice(useless))
            self.refused = " ".join(self.heard[before:])
            return self.usable()
        return [met.thing for met in found if met.words.startswith(USABLE)]

    def buttons(self) -> list[Any]:
        """What can be pressed beside a question."""
        asked = [met.thing for met in self.everything(self.app) if met.role == "panel" and met.name and met.name in self.heard]
        return [m.thing for question in asked for m in self.inside(question) if m.role == "push button" and m.name]

    def rows(self, rows: Any) -> list[Met]:
        return [met for met in self.inside(rows) if met.role == "list item"]

    def asked(self) -> bool:
        return bool(self.moves.childCount)

    def turn_over(self) -> bool:
        """The log tells my turn of a round, and then somebody else's."""
        rows = self.log.childCount
        names = [self.log.getChildAtIndex(row).name for row in range(self.read_rows, rows)]
        self.read_rows = rows
        self.turns += [name for name in names if name.startswith("Round ") and " · " in name]
        mine = [i for i, row in enumerate(self.turns) if row.endswith("· Player 1") and not row.startswith("Round 0")]
        return bool(mine) and mine[0] < len(self.turns) - 1

    def ways(self, kind: str) -> list[Any]:
        if kind == "row":
            return [row.thing for row in self.rows(self.moves)]
        return self.usable() if kind == "board" else self.buttons()

    def play(self) -> None:
        """By the board, the list and the buttons beside the question in turn, until the turn is over."""
        for _ in range(PRESSES):
            self.until(lambda: self.asked() or self.turn_over())
            if self.turn_over():
                self.until(self.asked)  # what the others did is told when it is my turn again
                return self.listen()
            rarest = sorted(self.pressed, key=lambda kind: self.pressed[kind] // OFTEN[kind])
            kind, things = next(((kind, things) for kind in rarest if (things := self.ways(kind))), ("", []))
            if not things:
                continue  # what was asked has been answered
            self.press(self.rng.choice(things))
            self.pressed[kind] += 1
        raise SystemExit(f"no end of the turn; heard {self.heard[-5:]}")

    def leave(self) -> None:
        """Back to the lobby; what is no longer there is asked once more, and the end of the window."""
        found = self.inside(self.board)
        gone = self.rng.sample(found, min(GONE, len(found)))
        self.press(self.find("menu item", "Lobby"))
        for thing, *_ in gone:
            thing.clear_cache()
            self.press(thing)
        self.find("push button", f"Play {self.title} now")
        self.press(self.find("menu item", "Quit"))

    def told(self) -> dict[str, Any]:
        status = self.process.wait(PATIENCE)
        self._complaints.seek(0)
        return {
            "complaints": self._complaints.read().splitlines(),
            "heard": self.heard,
            "pressed": self.pressed,
            "unlike": self.unlike,
            "refused": self.refused,
            "status": status,
        }


def alike(found: Iterable[Any]) -> list[str]:
    """The names that several have, and that of what has none."""
    return [name for name, n in Counter(met.name for met in found).items() if n > 1 or not name]


def wake() -> None:
    """What a screen reader does when it starts, and what programs wait for before they say anything."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
    on = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True)))
    where = "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set"
    bus.call_sync(*where, on, None, Gio.DBusCallFlags.NONE, -1, None)


def main(title: str, *command: str) -> None:
    wake()
    Atspi.set_timeout(1000 * int(PATIENCE), 1000 * int(PATIENCE))  # a busy machine answers late
    reader = Reader(title, list(command))
    try:
        reader.sit_down()
        reader.play()
        reader.leave()
        print(json.dumps(reader.told()))
    finally:
        reader.process.kill()


if __name__ == "__main__":
    main(*sys.argv[1:])
