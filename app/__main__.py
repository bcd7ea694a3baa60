"""`caravanserai` and `python -m app`."""

import sys


def main() -> None:
    from app.cli import run

    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
