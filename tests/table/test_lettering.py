"""Everything written on a board can be read in a small window, and is larger for who wants larger text."""

from collections.abc import Iterator
from math import hypot
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication, QMainWindow

from app.shell.style import dress
from app.table import ink
from app.table.theme import DARK
from tests.plugins import GAMES
from tests.table.conftest import Lay
from tests.tables import states_of

LEAST = 11.0


class Letters(QPainter):
    """Notes how high what it writes is on the screen, in pixels."""

    def __init__(self, image: QImage, scale: float) -> None:
        super().__init__(image)
        self.image = image
        self.scale(scale, scale)
        self.written: list[tuple[str, float]] = []

    def _note(self, words: str, size: float) -> None:
        t = self.worldTransform()
        self.written.append((words, size * hypot(t.m11(), t.m12())))

    def drawText(self, *args: Any) -> None:  # type: ignore[override]
        words = next(arg for arg in args if isinstance(arg, str))
        if words.strip():
            self._note(words, self.font().pixelSize())
        super().drawText(*args)

    def drawPath(self, path: QPainterPath) -> None:
        if Outline.last is not None:
            self._note(*Outline.last)
            Outline.last = None
        super().drawPath(path)


class Outline(QPainterPath):
    """Numbers are drawn as the outlines of their letters."""

    last: tuple[str, float] | None = None

    def addText(self, *args: Any) -> None:
        Outline.last = args[-1], args[-2].pixelSize()
        super().addText(*args)


@pytest.fixture
def dressed(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[QApplication]:
    before = qapp.font(), qapp.palette(), qapp.styleSheet()
    monkeypatch.setattr(ink, "QPainterPath", Outline)
    yield qapp
    qapp.setStyleSheet(before[2])
    qapp.setPalette(before[1])
    qapp.setFont(before[0])


def written(table: Any) -> list[tuple[str, float]]:
    """All that stands on the board as it is shown, part by part."""
    scene, scale = table.scene, table.view.transform().m11()
    found: list[tuple[str, float]] = []

    def on(w: float, h: float) -> Letters:
        return Letters(QImage(max(1, round(w * scale)), max(1, round(h * scale)), QImage.Format.Format_RGB32), scale)

    painter = on(*scene.board.size)
    scene.board.paint_table(painter, scene.seen, scene.focus, scene.theme, scene.speaker)
    found += painter.written
    painter.end()
    for item in scene.pieces.values():
        painter = on(item.w, item.h)
        scene.board.paint_piece(painter, item.look, QRectF(0, 0, item.w, item.h), scene.theme)
        found += painter.written
        painter.end()
    return found


def shown_at(lay: Lay, app: QApplication, game: Any, text_size: int, lang: str, number: int) -> list[tuple[str, float]]:
    dress(app, DARK, text_size)
    window = QMainWindow()
    window.menuBar().addMenu("M")
    table = lay(game, controls=("human",) * game.players[-1], language=lang)
    window.setCentralWidget(table)
    window.resize(1280, 800)
    window.show()
    QApplication.processEvents()
    table.scene.show_state(states_of(game, game.players[-1])[number], 0, animate=False)
    found = written(table)
    table.setParent(None)
    window.deleteLater()
    return found


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game_id", ["agra", "noria", "yinzi"])
def test_nothing_on_a_board_is_too_small_and_larger_text_is_larger(
    lay: Lay, dressed: QApplication, game_id: str, lang: str
) -> None:
    game = GAMES[game_id]
    usual = shown_at(lay, dressed, game, 100, lang, -20)
    large = shown_at(lay, dressed, game, 150, lang, -20)
    assert len(usual) > 100
    assert [(words, round(size, 1)) for words, size in usual if size < LEAST] == []
    before, after = smallest(usual), smallest(large)
    shrunk = {words: (before[words], size) for words, size in after.items() if size <= before.get(words, 0.0)}
    assert shrunk == {}, "no letter becomes smaller when text becomes larger"


def smallest(written: list[tuple[str, float]]) -> dict[str, float]:
    return {words: min(size for other, size in written if other == words) for words, _ in written}
