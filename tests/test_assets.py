"""Drawings that are files: each is there, drawn, and used."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from app.assets import ASSETS, TINTS, svg
from app.shell.style import ARROWS
from app.table.theme import THEMES

APP = Path(__file__).parents[1] / "app"
ICONS = sorted(path.stem for path in (ASSETS / "icons").glob("*.svg"))
DRAWINGS = sorted(path.relative_to(ASSETS).with_suffix("").as_posix() for path in ASSETS.rglob("*.svg"))
TAKERS = {"Button": 0, "IconButton": 0, "icon": 0, "button": 2, "say_so": 1}
"""What takes the name of an icon, and as which of its arguments."""


def trees() -> Iterator[ast.Module]:
    for path in (*APP.glob("shell/*.py"), *APP.glob("table/**/*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"))


def named() -> set[str]:
    calls = [node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Call)]
    found = set[str]()
    for call in calls:
        at = TAKERS.get(getattr(call.func, "id", getattr(call.func, "attr", "")))
        if at is not None and len(call.args) > at:
            word = call.args[at]
            found |= {word.value} if isinstance(word, ast.Constant) and isinstance(word.value, str) else set()
    return found - {""}


def test_every_icon_named_in_the_code_is_a_file() -> None:
    assert len(named()) > 10
    assert named() - set(ICONS) == set()


def test_no_icon_lies_unused() -> None:
    words = {node.value for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    assert [name for name in ICONS if name not in words] == []


def test_an_icon_that_is_no_file_is_not_passed_over() -> None:
    with pytest.raises(FileNotFoundError):
        svg("icons/nosuch")


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_can_be_painted(name: str) -> None:
    image = QImage(64, 64, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(svg(name))).render(painter)
    painter.end()
    shown = sum(image.pixelColor(x, y).alpha() > 0 for x in range(64) for y in range(64))
    assert shown > (10 if name.startswith("icons/") else 100)


@pytest.mark.parametrize(("name", "tints"), [("emblem", ("ground", "light")), *((f"icons/{name}", ("ink",)) for name in ICONS)])
def test_a_drawing_takes_the_colours_it_is_given(name: str, tints: tuple[str, ...]) -> None:
    for tint in tints:
        assert TINTS[tint].encode() in svg(name)
        assert b"#123456" in svg(name, **{tint: "#123456"})
        assert TINTS[tint].encode() not in svg(name, **{tint: "#123456"})


def test_every_theme_has_its_arrow() -> None:
    assert {path.stem for path in Path(ARROWS).glob("*.svg")} == set(THEMES)
    for theme in THEMES.values():
        assert QColor(theme.muted).isValid()
