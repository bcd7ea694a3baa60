"""`caravanserai` and `python -m app`: the window, or, with a command, the terminal."""

import sys
from io import TextIOWrapper
from pathlib import Path

SUFFIX = ".caravan"


def main() -> None:
    argv = sys.argv[1:]
    if not argv or (len(argv) == 1 and not argv[0].startswith("-") and (argv[0].endswith(SUFFIX) or Path(argv[0]).is_file())):
        from app.shell.start import main_window

        sys.exit(main_window(argv))
    if argv[0] == "glance":
        from app.shell.glance import main as glance

        sys.exit(glance(argv[1:]))
    from app.cli import run

    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)
    sys.exit(run(argv))


if __name__ == "__main__":
    main()
