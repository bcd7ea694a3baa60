"""Colours and type for the whole app. Boards keep their own paint and ask the theme how bright it is."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPainterPath, QPalette

TITLE, TEXT = "Source Serif Pro", "Source Sans Pro"
LETTER = 15
"""The usual size of text in pixels."""


@dataclass(frozen=True)
class Theme:
    id: str
    dark: bool
    strong: bool
    """High contrast: black and white, thick lines, nothing told by shade alone."""
    window: str
    panel: str
    raised: str
    ink: str
    muted: str
    line: str
    accent: str
    accent_ink: str
    legal: str
    refused: str
    focus: str
    hint: str
    past: str
    trial: str

    def colour(self, name: str, alpha: int = 255) -> QColor:
        c = QColor(getattr(self, name))
        c.setAlpha(alpha)
        return c

    def tinted(self, colour: str, part: float = 0.3) -> str:
        """A panel with some of this colour in it, on which words can still be read; none where contrast comes first."""
        if self.strong:
            return self.raised
        a, b = QColor(self.panel), QColor(colour)
        pairs = (a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue())
        return QColor(*(round((1 - part) * x + part * y) for x, y in pairs)).name()

    def palette(self) -> QPalette:
        roles = QPalette.ColorRole
        p = QPalette()
        for role, name in {
            roles.Window: "window",
            roles.WindowText: "ink",
            roles.Base: "panel",
            roles.AlternateBase: "raised",
            roles.Text: "ink",
            roles.Button: "raised",
            roles.ButtonText: "ink",
            roles.ToolTipBase: "raised",
            roles.ToolTipText: "ink",
            roles.Highlight: "accent",
            roles.HighlightedText: "accent_ink",
            roles.PlaceholderText: "muted",
            roles.Mid: "line",
            roles.Link: "accent",
        }.items():
            p.setColor(role, self.colour(name))
        for role in (roles.Text, roles.ButtonText, roles.WindowText):
            p.setColor(QPalette.ColorGroup.Disabled, role, self.colour("muted"))
        return p


LIGHT = Theme(
    id="light",
    dark=False,
    strong=False,
    window="#efe9de",
    panel="#fbf8f2",
    raised="#ffffff",
    ink="#2a2620",
    muted="#6d6557",
    line="#d5cab8",
    accent="#8a4b1f",
    accent_ink="#ffffff",
    legal="#1f8f5f",
    refused="#b3362b",
    focus="#1b63c4",
    hint="#8a1fb8",
    past="#7a5ea8",
    trial="#0b6670",
)
DARK = Theme(
    id="dark",
    dark=True,
    strong=False,
    window="#1b1d24",
    panel="#23262f",
    raised="#2d313c",
    ink="#ece7dc",
    muted="#a39c8e",
    line="#3d424f",
    accent="#e0a458",
    accent_ink="#1b1d24",
    legal="#5fd39a",
    refused="#ff7d6e",
    focus="#7db4ff",
    hint="#f0b8ff",
    past="#b79cf0",
    trial="#58cdd4",
)
CONTRAST = Theme(
    id="contrast",
    dark=True,
    strong=True,
    window="#000000",
    panel="#000000",
    raised="#141414",
    ink="#ffffff",
    muted="#e0e0e0",
    line="#ffffff",
    accent="#ffd400",
    accent_ink="#000000",
    legal="#00ff7b",
    refused="#ff6a5e",
    focus="#00d5ff",
    hint="#ff8cff",
    past="#d7a6ff",
    trial="#7dffea",
)
THEMES = {t.id: t for t in (LIGHT, DARK, CONTRAST)}

SYSTEM = "system"


def resolve_theme(theme_id: str) -> Theme:
    """A theme by name; `system` follows the desktop where it says what it is."""
    if theme_id != SYSTEM:
        return THEMES[theme_id]
    return DARK if QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark else LIGHT


PLAYER_COLOURS = {
    "blue": "#2f6fd0",
    "yellow": "#e3b021",
    "white": "#f4efe4",
    "purple": "#8a4fc0",
    "red": "#c8392f",
    "green": "#3d9a4d",
    "teal": "#1d9a9a",
    "magenta": "#c2388f",
    "orange": "#e07b25",
    "black": "#33302c",
    "pink": "#e07ba8",
}


FONTS = {
    "font_source_sans_pro": ("SourceSansPro-Regular", "SourceSansPro-Semibold", "SourceSansPro-Bold", "SourceSansPro-It"),
    "font_source_serif_pro": ("SourceSerifPro-Regular", "SourceSerifPro-Semibold", "SourceSerifPro-Bold"),
}
"""What is worn of each package of fonts."""


@cache
def load_fonts() -> None:
    """The same type on every machine. Called once the application object exists."""
    for package, names in FONTS.items():
        folder = Path(str(import_module(package).__file__)).parent / "files"
        for name in names:
            QFontDatabase.addApplicationFont(str(folder / f"{name}.ttf"))


def font(family: str, size: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """A font sized in the units of whoever paints."""
    f = QFont(family)
    f.setPixelSize(max(1, round(size)))
    f.setWeight(weight)
    return f


def shape_path(shape: str, x: float, y: float, size: float) -> QPainterPath:
    """A player's shape, centred, so that nobody has to tell colours apart."""
    from math import cos, pi, sin

    path, r = QPainterPath(), size / 2
    if shape == "disc":
        path.addEllipse(x - r, y - r, size, size)
    elif shape == "square":
        path.addRect(x - r * 0.88, y - r * 0.88, size * 0.88, size * 0.88)
    else:
        points = {"triangle": 3, "diamond": 4, "hexagon": 6, "star": 10}[shape]
        for i in range(points):
            reach = r * (0.45 if shape == "star" and i % 2 else 1.08)
            angle = -pi / 2 + 2 * pi * i / points
            px, py = x + reach * cos(angle), y + reach * sin(angle) + (r * 0.16 if shape == "triangle" else 0)
            path.moveTo(px, py) if i == 0 else path.lineTo(px, py)
        path.closeSubpath()
    return path
