"""How games stand and what they look like, found out in a process of its own, so that the window never waits.

`caravanserai glance FOLDER FILE...` looks into each file and keeps the answer and a picture in the cache; `--cards` paints the
cards of games whose boards bring a picture. One line on the standard output for each thing that is ready.
"""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QProcess, Signal

from app.framework.lines import Unreadable
from app.framework.players import Player
from app.library import Glance, Library, Saved
from app.shell.context import card_name

if TYPE_CHECKING:
    from app.framework.match import Match
    from app.shell.context import Context

THUMBNAIL, CARD = 480, (756, 684)


def glance_of(match: "Match[Any]", players: Sequence[Player], size: int) -> Glance:
    state = match.at(match.number)
    if match.over:
        who = " · ".join(players[seat].name for seat in match.game.standing(state).winners())
    else:
        who = players[state.stack[-1].seat].name
    shapes = {colour.id: colour.shape for colour in match.game.colours}
    return Glance(
        size, match.number, state.round, match.over, who, tuple(shapes.get(player.colour, "disc") for player in players)
    )


class Watcher(QObject):
    """Runs the process, one at a time, and says when something is ready."""

    ready = Signal()

    def __init__(self, context: "Context", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._process = QProcess(self)
        self._process.readyReadStandardOutput.connect(self._heard)
        self._process.finished.connect(self._finished)
        self._waiting: Sequence[Saved] = ()
        self._tried: set[tuple[object, object]] = set()

    def look(self, games: Sequence[Saved]) -> None:
        if self._process.state() != QProcess.ProcessState.NotRunning:
            self._waiting = games
            return
        library = self._context.library
        unknown = [
            saved
            for saved in games
            if not saved.problem
            and (saved.path, saved.size) not in self._tried
            and self._context.card(saved.game)
            and (library.glance(saved) is None or not library.picture_path(saved.path).exists())
        ]
        self._tried |= {(saved.path, saved.size) for saved in unknown}
        bare = [card.id for card in self._context.cards if not self._context.card_picture(card.id).exists()]
        if unknown or (bare and ("cards", self._context.theme.id) not in self._tried):
            self._tried.add(("cards", self._context.theme.id))
            self._start([str(saved.path) for saved in unknown])

    def _start(self, files: list[str]) -> None:
        settings, folders = self._context.settings, self._context.folders
        own = ["glance"] if getattr(sys, "frozen", False) else ["-m", "app", "glance"]
        words = [*map(str, folders), settings.language, self._context.theme.id]
        environment = self._process.processEnvironment().systemEnvironment()
        environment.insert("QT_QPA_PLATFORM", "offscreen")
        environment.insert("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
        self._process.setProcessEnvironment(environment)
        self._process.start(sys.executable, [*own, *words, *files])

    def _heard(self) -> None:
        if self._process.readAllStandardOutput().size():
            self.ready.emit()

    def _finished(self) -> None:
        self._heard()
        waiting, self._waiting = self._waiting, ()
        if waiting:
            self.look(waiting)

    def stop(self) -> None:
        self._waiting = ()
        if self._process.state() != QProcess.ProcessState.NotRunning:
            self._process.kill()
            self._process.waitForFinished(1000)


# The process itself.


def main(argv: Sequence[str]) -> int:
    from PySide6.QtGui import QGuiApplication

    from app.folders import Folders
    from app.table.theme import load_fonts

    app = QGuiApplication([])
    load_fonts()
    folders = Folders(*map(Path, argv[:4]))
    library = Library(folders)
    for name in argv[6:]:
        if _look_into(library, Path(name), argv[4], argv[5]):
            print(name, flush=True)  # noqa: T201
    for game_id in _paint_cards(folders.cache / "cards", argv[5]):
        print(game_id, flush=True)  # noqa: T201
    del app
    return 0


def _look_into(library: Library, path: Path, lang: str, theme_id: str) -> bool:
    from app.framework.game import load as find
    from app.framework.record import load

    try:
        size = path.stat().st_size
        loaded = load(path, find)
        library.keep_glance(path, glance_of(loaded.match, loaded.players, size))
        _paint(library.picture_path(path), loaded.match, loaded.players, lang, theme_id)
    except (Unreadable, OSError):
        return False
    return True


def _paint(target: Path, match: "Match[Any]", players: Sequence[Player], lang: str, theme_id: str) -> None:
    """What the only person at the table sees; nothing where several have secrets from each other."""
    from app.table.board import load_board
    from app.table.picture import picture
    from app.table.theme import THEMES
    from app.text.speaker import Speaker

    humans = [seat for seat, player in enumerate(players) if player.control == "human"]
    target.touch()  # an empty file: there is nothing to see, and nothing to look for again
    if match.game.hides and len(humans) != 1:
        return
    seat = humans[0] if humans else 0
    speaker = Speaker.at_table(lang, match.game, players)
    board = _board(load_board, match.game.id)
    if board is None:
        return
    part = target.with_suffix(".part.bmp")  # whoever looks meanwhile finds a whole picture or none
    picture(board, match.observe(seat), seat, THEMES[theme_id], speaker, THUMBNAIL).save(str(part))
    part.replace(target)


def _board(load_board: Any, game_id: str) -> Any:
    try:
        return load_board(game_id)
    except ImportError:  # announced, but not there yet
        return None


def _paint_cards(folder: Path, theme_id: str) -> list[str]:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QImage, QPainter

    from app.framework.game import installed_ids
    from app.table.board import load_board
    from app.table.theme import THEMES

    done: list[str] = []
    for game_id in installed_ids():
        board, target = _board(load_board, game_id), folder / card_name(game_id, theme_id)
        image = QImage(*CARD, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painted = board is not None and board.paint_card(painter, QRectF(0, 0, *CARD), THEMES[theme_id])
        painter.end()
        folder.mkdir(parents=True, exist_ok=True)
        if painted:
            image.save(str(target.with_suffix(".part.bmp")))
            target.with_suffix(".part.bmp").replace(target)
            done.append(game_id)
        else:
            target.touch()  # there is nothing to look for again
    return done
