"""`caravanserai` and `python -m app`: the window, or, with a command, the terminal; or one of the app's own helpers."""

import os
import sys
from io import TextIOWrapper
from pathlib import Path

SUFFIX = ".caravan"


def main() -> None:
    argv = sys.argv[1:]
    if argv and argv[0] == "worker":
        from app.bots.worker import main as worker

        worker()
        return
    if argv and argv[0] == "glance":
        from app.shell.glance import main as glance

        glance()
        return
    if not argv or (len(argv) == 1 and _is_game(argv[0])):
        from app.shell.start import main_window

        sys.exit(main_window(argv))
    from app.cli import run

    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed before we began
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)
    sys.exit(run(argv))


def _is_game(word: str) -> bool:
    """Whether this is a file to open. A file that is called like a command is opened by its path: `./games`."""
    if word.startswith("-"):
        return False
    if word.endswith(SUFFIX):
        return True
    try:
        if not Path(word).is_file():
            return False
    except (OSError, ValueError):  # no name of a file at all
        return False
    from app.cli.parser import COMMANDS

    return word not in COMMANDS


if __name__ == "__main__":
    main()
