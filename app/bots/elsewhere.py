"""A player from another checkout, asked move by move: how the present does against the past.

It is written `LEVEL@FOLDER` wherever a level is. The folder is a checkout whose rules read and write the same states; its
bots think in a process of their own (`worker.py` there). In `LEVEL@SCRIPT` a script answers in its place, in the same lines.
"""

import json
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.framework.codec import written
from app.framework.game import Game
from app.framework.moves import Move, move_from_words

if TYPE_CHECKING:
    import subprocess

AT = "@"
WORKER = Path("app", "bots", "worker.py")
START = "import sys; sys.path.insert(0, {folder!r}); from app.bots import worker; worker.main()"


class ElsewhereBot:
    def __init__(self, game: Game[Any], name: str, seed: str) -> None:
        level, _, place = name.partition(AT)
        self.game, self._worker = game, _worker(place)
        self._asked: dict[str, Any] = {"id": 0, "do": "choose", "game": game.id, "level": level, "thinking_seed": seed}

    def choose(self, seen: Any, seat: int) -> Move:
        assert self._worker.stdin
        assert self._worker.stdout
        self._worker.stdin.write(json.dumps(self._asked | {"seat": seat, "state": written(self.game, seen)}) + "\n")
        self._worker.stdin.flush()
        answer = self._worker.stdout.readline()
        if not answer:
            raise RuntimeError("the player of another checkout has given up")
        return move_from_words(json.loads(answer)["move"].split())


def is_elsewhere(name: str) -> bool:
    """Whether a name means a player from a checkout that is there."""
    level, at, place = name.partition(AT)
    return bool(level and at) and ((Path(place) / WORKER).is_file() or _is_script(Path(place)))


def _is_script(place: Path) -> bool:
    return place.suffix == ".py" and place.is_file()


@cache
def _worker(place: str) -> "subprocess.Popen[str]":
    """One process for each place; it ends when nobody can ask it any more."""
    import subprocess  # megabytes that no other player needs

    path = Path(place).resolve()
    script, folder = ([str(path)], None) if _is_script(path) else (["-c", START.format(folder=place)], path)
    command, pipe = [sys.executable, "-P", *script], subprocess.PIPE
    return subprocess.Popen(command, cwd=folder, stdin=pipe, stdout=pipe, text=True)  # noqa: S603  whose place was named
