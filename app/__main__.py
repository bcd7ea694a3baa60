"""`caravanserai` and `python -m app`."""

import sys
from io import TextIOWrapper


def main() -> None:
    from app.cli import run

    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
