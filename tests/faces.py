"""One face of the app on one file, for tests with several processes: says `open`, or what it was `told` instead.

    python -m tests.faces window FILE      a real window, off screen
    python -m tests.faces terminal FILE    the game in words
    python -m tests.faces move FILE        the command, which waits before it plays

A line on the standard input lets it play a move; at the end of the input it leaves.
"""

import builtins
import sys
import threading
from pathlib import Path
from typing import Any

from app.cli import run
from app.framework.match import Match


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


def window(path: str) -> int:
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from app.shell.start import main_window

    lines: list[str] = []

    def read() -> None:
        lines.extend(sys.stdin)
        lines.append("")

    def look() -> None:
        main: Any = next(w for w in QApplication.topLevelWidgets() if type(w).__name__ == "MainWindow")
        if main.table:
            say("open")
            threading.Thread(target=read, daemon=True).start()
            follow(main)
        elif main.banners:
            say("told", main.banners[0].label.text())
            QApplication.exit(2)
        else:
            QTimer.singleShot(20, look)

    def follow(main: Any) -> None:
        if lines and not lines[-1]:
            for _ in lines[:-1]:
                main.table.play(main.table.session.match.legal()[0])
            main.close()
        else:
            QTimer.singleShot(20, lambda: follow(main))

    QTimer.singleShot(0, look)  # it waits until there is a loop of events
    return main_window([path])


def terminal(path: str) -> int:
    asked: list[str] = []

    def ask(prompt: str = "") -> str:
        if not asked:
            say("open")
        asked.append(prompt)
        return "1" if sys.stdin.readline() else "q"

    setattr(builtins, "input", ask)  # noqa: B010
    return run(["terminal", "--file", path])


def move(path: str) -> int:
    from app.desk.door import look
    from app.framework.game import load

    wanted = look(Path(path), load).match.legal()[0]
    submit: Any = Match.submit

    def waits(match: Match[Any], *args: Any) -> Any:
        say("open")
        return submit(match, *args) if sys.stdin.readline() else None

    setattr(Match, "submit", waits)  # noqa: B010
    return run(["move", path, wanted.verb, *map(str, wanted.args)])


if __name__ == "__main__":
    sys.exit({"window": window, "terminal": terminal, "move": move}[sys.argv[1]](sys.argv[2]))
