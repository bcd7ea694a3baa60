"""A screen of its own, for what must be seen on a real one: Xvfb, with its picture as a file.

`python -m tests.screen COMMAND ...` runs a command on such a screen until a window is painted there; status 0 when one was.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from struct import unpack_from
from types import TracebackType

SIZE = "1280x800x24"
COLOURS = 500
"""An empty screen has one or two colours, a painted lobby thousands."""
PATIENCE = 240.0


class Screen:
    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory()
        reads, writes = os.pipe()
        command = ["Xvfb", "-displayfd", str(writes), "-screen", "0", SIZE, "-nolisten", "tcp", "-fbdir", self._folder.name]
        self._server = subprocess.Popen(command, pass_fds=[writes], stderr=subprocess.DEVNULL)
        os.close(writes)
        with open(reads) as said:
            self.display = f":{said.readline().strip()}"

    def __enter__(self) -> "Screen":
        return self

    def __exit__(self, kind: type[BaseException] | None, what: BaseException | None, where: TracebackType | None) -> None:
        self.end()

    def end(self) -> None:
        self._server.terminate()
        self._server.wait()
        self._folder.cleanup()

    def environment(self) -> dict[str, str]:
        hidden = ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY")
        return {k: v for k, v in os.environ.items() if k not in hidden} | {"DISPLAY": self.display}

    def picture(self) -> bytes:
        """Pixels of 4 bytes; the file is an X window dump that has them behind a header."""
        dump = (Path(self._folder.name) / "Xvfb_screen0").read_bytes()
        header, entries = unpack_from(">I", dump)[0], unpack_from(">I", dump, 4 * 19)[0]
        pixels = dump[header + 12 * entries :]
        return pixels[: len(pixels) // 4 * 4]

    def colours(self) -> int:
        """How many different ones are there."""
        return len(set(memoryview(self.picture()).cast("I")))

    def shows(self, command: Sequence[str], patience: float = PATIENCE) -> bool:
        """Whether this command paints a window; it is ended then."""
        process = subprocess.Popen(command, env=self.environment(), start_new_session=True)
        until = time.monotonic() + patience
        try:
            while process.poll() is None and time.monotonic() < until:
                if self.colours() > COLOURS:
                    return True
                time.sleep(0.2)
            return False
        finally:
            if process.poll() is None:
                os.killpg(process.pid, 15)
            process.wait()


if __name__ == "__main__":
    with Screen() as screen:
        sys.exit(not screen.shows(sys.argv[1:]))
