"""Painters end whatever happens, and what cannot be painted is marked where it was to be seen."""

import ast
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from app.table.painting import SIGN, Borrowed, Painting

ROOT = Path(__file__).parents[2]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[BaseException]:
    """What was reported."""
    found: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, value, trace: found.append(value))
    return found


def image(side: int = 40) -> QImage:
    made = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(Qt.GlobalColor.white)
    return made


def signs(picture: QImage) -> int:
    """How many points have the colour of the sign."""
    found = [picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height())]
    return sum(colour.name() == SIGN.name() for colour in found)


def break_off(painter: QPainter) -> None:
    painter.save()
    painter.scale(9, 9)
    painter.setClipRect(0, 0, 1, 1)
    painter.save()
    raise ValueError("in the midst")


def test_what_breaks_off_is_reported_and_marked_and_its_painter_ends(qapp: Any, told: list[BaseException]) -> None:
    picture = image()
    with Painting(picture) as painter:
        break_off(painter)
    assert not painter.isActive()
    assert [str(reason) for reason in told] == ["in the midst"]
    assert signs(picture) > 40


def test_what_works_is_painted_as_it_is(qapp: Any, told: list[BaseException]) -> None:
    picture = image()
    with Painting(picture) as painter:
        painter.fillRect(0, 0, 40, 40, Qt.GlobalColor.red)
    assert (told, signs(picture), painter.isActive()) == ([], 0, False)
    assert picture.pixelColor(20, 20) == Qt.GlobalColor.red


def test_the_end_of_the_process_is_no_mishap(qapp: Any, told: list[BaseException]) -> None:
    with pytest.raises(KeyboardInterrupt), Painting(image()) as painter:
        raise KeyboardInterrupt
    assert (told, painter.isActive()) == ([], False)


def test_a_borrowed_painter_comes_back_as_it_was(qapp: Any, told: list[BaseException]) -> None:
    picture = image(100)
    with Painting(picture) as painter:
        painter.translate(10, 10)
        for _ in range(2):
            with Borrowed(painter, QRectF(0, 0, 20, 20)) as watched:
                break_off(painter)
            assert watched.broke
            assert painter.transform().map(QPointF(0, 0)) == QPointF(10, 10)
            assert not painter.hasClipping()
        painter.fillRect(60, 60, 10, 10, Qt.GlobalColor.red)
    assert len(told) == 2
    assert picture.pixelColor(75, 75) == Qt.GlobalColor.red
    assert signs(picture.copy(10, 10, 20, 20)) == signs(picture) > 20


def test_one_inside_the_other_each_gives_back_its_own(qapp: Any, told: list[BaseException]) -> None:
    with Painting(image()) as painter:
        painter.scale(2, 2)
        with Borrowed(painter, QRectF(0, 0, 20, 20)) as outer:
            painter.scale(2, 2)
            with Borrowed(painter, QRectF(0, 0, 20, 20)) as inner:
                break_off(painter)
            assert painter.transform().m11() == 4
        assert painter.transform().m11() == 2
    assert (inner.broke, outer.broke, len(told)) == (True, False, 1)


def test_too_many_restores_do_no_harm(qapp: Any, told: list[BaseException]) -> None:
    picture = image(100)
    with Painting(picture) as painter:
        painter.save()
        with Borrowed(painter, QRectF(0, 0, 20, 20)):
            painter.restore()
            raise ValueError("restored too often")
    assert (len(told), painter.isActive()) == (1, False)


def test_the_sign_of_a_sharp_picture_covers_it(qapp: Any, told: list[BaseException]) -> None:
    pixmap = QPixmap(80, 80)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.white)
    with Painting(pixmap) as painter:
        break_off(painter)
    right = pixmap.toImage().copy(40, 0, 40, 80)
    assert signs(right) > 200


def bare_painters(source: str) -> list[int]:
    """The lines that open a painter, or begin with one."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    named = [(call.lineno, call.func) for call in calls]
    return [
        line
        for line, function in named
        if (isinstance(function, ast.Name) and function.id in ("QPainter", "QStylePainter"))
        or (isinstance(function, ast.Attribute) and function.attr in ("QPainter", "QStylePainter"))
        or (isinstance(function, ast.Attribute) and function.attr == "begin" and "painter" in ast.dump(function.value).lower())
    ]


def test_nothing_else_opens_a_painter() -> None:
    sources = [path for home in ("app", "games") for path in (ROOT / home).rglob("*.py")]
    found = {str(path.relative_to(ROOT)): bare_painters(path.read_text(encoding="utf-8")) for path in sources}
    assert {name: lines for name, lines in found.items() if lines}.keys() == {"app/table/painting.py"}
    assert bare_painters("p = QPainter(x)\nq = QtGui.QPainter()\npainter.begin(x)") == [1, 2, 3]
