"""How every widget looks: Fusion, the theme's palette, and one small style sheet."""

from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QApplication

from app.assets import ASSETS
from app.table.theme import LETTER, TEXT, TITLE, Theme, load_fonts

ARROWS = (ASSETS / "arrows").as_posix()


def px(text_size: int, times: float = 1.0) -> int:
    return round(LETTER * times * text_size / 100)


def mixed(one: str, other: str, share: float) -> str:
    """A colour between two."""
    a, b = QColor(one), QColor(other)
    parts = (round(x + (y - x) * share) for x, y in zip(a.getRgb()[:3], b.getRgb()[:3], strict=True))  # type: ignore[index]
    return "#" + "".join(f"{part:02x}" for part in parts)


def dress(app: QApplication, theme: Theme, text_size: int) -> None:
    load_fonts()
    if app.style().objectName() != "fusion":
        app.setStyle("Fusion")
    app.setPalette(theme.palette())
    font = QFont(TEXT)
    font.setPixelSize(px(text_size))
    app.setFont(font)
    sheet = stylesheet(theme, text_size)
    if app.styleSheet() != sheet:
        app.setStyleSheet(sheet)


def stylesheet(theme: Theme, text_size: int) -> str:
    return "".join(part(theme, text_size) for part in (_words, _buttons, _fields, _menus))


def _words(t: Theme, text_size: int) -> str:
    edge = 2 if t.strong else 1
    return f"""
* {{ outline: none; }}
QToolTip {{ background: {t.raised}; color: {t.ink}; border: 1px solid {t.line}; padding: 4px 6px; }}
QLabel {{ background: transparent; }}
QLabel[kind="name"] {{ font-family: "{TITLE}"; font-size: {px(text_size, 2.0)}px; font-weight: 600; }}
QLabel[kind="title"] {{ font-family: "{TITLE}"; font-size: {px(text_size, 1.6)}px; font-weight: 600; }}
QLabel[kind="heading"] {{ font-family: "{TITLE}"; font-size: {px(text_size, 1.25)}px; font-weight: 600; }}
QLabel[kind="strong"] {{ font-weight: 600; }}
QLabel[kind="muted"] {{ color: {t.muted}; }}
QLabel[kind="small"] {{ color: {t.muted}; font-size: {px(text_size, 0.9)}px; }}
QFrame[kind="panel"] {{ background: {t.panel}; border: {edge}px solid {t.line}; border-radius: 10px; }}
QFrame[kind="sheet"] {{ background: {t.panel}; border-left: {edge}px solid {t.line}; }}
QFrame[kind="banner"] {{ background: {t.raised}; border: {edge}px solid {t.line}; border-left: 5px solid {t.accent};
  border-radius: 8px; }}
QFrame[kind="rule"] {{ background: {t.line}; border: none; max-height: 1px; min-height: 1px; }}
"""


def _buttons(t: Theme, text_size: int) -> str:
    unit, hover = px(text_size), mixed(t.raised, t.accent, 0.12)
    pressed_primary, hover_primary = mixed(t.accent, t.ink, 0.25), mixed(t.accent, t.ink, 0.12)
    return f"""
QPushButton, QToolButton {{ background: {t.raised}; color: {t.ink}; border: 2px solid {t.line}; border-radius: 7px;
  padding: {unit // 3}px {unit * 4 // 5}px; }}
QToolButton {{ padding: {unit // 4}px; }}
QPushButton:hover, QToolButton:hover {{ background: {hover}; border-color: {t.accent}; }}
QPushButton:pressed, QToolButton:pressed {{ background: {mixed(t.raised, t.accent, 0.25)}; }}
QPushButton:disabled, QToolButton:disabled {{ color: {t.muted}; }}
QPushButton[kind="primary"] {{ background: {t.accent}; color: {t.accent_ink}; border-color: {t.accent}; font-weight: 600; }}
QPushButton[kind="primary"]:hover {{ background: {hover_primary}; border-color: {hover_primary}; }}
QPushButton[kind="primary"]:pressed {{ background: {pressed_primary}; }}
QPushButton[kind="quiet"], QToolButton[kind="quiet"] {{ background: transparent; border-color: transparent; }}
QPushButton[kind="quiet"]:hover, QToolButton[kind="quiet"]:hover {{ background: {hover}; }}
QToolButton[kind="afloat"] {{ background: {t.raised}; border-color: {t.line}; }}
QPushButton:focus, QToolButton:focus, QPushButton[kind="primary"]:focus, QPushButton[kind="quiet"]:focus,
QToolButton[kind="quiet"]:focus {{ border-color: {t.focus}; }}
QPushButton:checked, QToolButton:checked {{ background: {t.accent}; color: {t.accent_ink}; border-color: {t.accent}; }}
QPushButton:checked:focus {{ border-color: {t.focus}; }}
"""


def _fields(t: Theme, text_size: int) -> str:
    """What is typed, chosen and looked through."""
    unit = px(text_size)
    return f"""
QLineEdit, QComboBox, QPlainTextEdit {{ background: {t.raised}; color: {t.ink}; border: 2px solid {t.line};
  border-radius: 7px; padding: {unit // 4}px {unit // 2}px; selection-background-color: {t.accent};
  selection-color: {t.accent_ink}; }}
QLineEdit:focus, QComboBox:focus, QPlainTextEdit:focus {{ border-color: {t.focus}; }}
QComboBox::drop-down {{ border: none; width: {unit * 2}px; }}
QComboBox::down-arrow {{ image: url({ARROWS}/{t.id}.svg); width: {unit}px; height: {unit}px; }}
QComboBox QAbstractItemView {{ background: {t.raised}; border: 1px solid {t.line}; padding: 3px; }}
QComboBox QAbstractItemView::item {{ min-height: {unit * 9 // 5}px; padding: 0 6px; }}
QCheckBox {{ spacing: {unit // 2}px; padding: 4px; border: 2px solid transparent; border-radius: 7px; }}
QCheckBox:focus {{ border-color: {t.focus}; }}
QListView, QTreeView, QTextBrowser {{ background: transparent; border: 2px solid transparent; border-radius: 8px; }}
QListView:focus, QTreeView:focus, QTextBrowser:focus {{ border-color: {t.focus}; }}
QTreeView::item {{ padding: {unit // 5}px 2px; }}
QTreeView::item:selected {{ background: {t.accent}; color: {t.accent_ink}; }}
QTabWidget::pane {{ border: none; }}
QTabBar {{ qproperty-drawBase: 0; }}
QTabBar::tab {{ background: transparent; color: {t.muted}; padding: {unit // 3}px {unit}px; border: none;
  border-bottom: 3px solid transparent; }}
QTabBar::tab:selected {{ color: {t.ink}; border-bottom-color: {t.accent}; font-weight: 600; }}
QTabBar::tab:hover {{ color: {t.ink}; }}
QTabBar::tab:focus {{ border-bottom-color: {t.focus}; }}
"""


def _menus(t: Theme, text_size: int) -> str:
    """Menus, bars and handles."""
    unit = px(text_size)
    return f"""
QMenuBar {{ background: {t.window}; padding: 2px 6px; }}
QMenuBar::item {{ padding: {unit // 4}px {unit * 2 // 3}px; border-radius: 5px; background: transparent; }}
QMenuBar::item:selected {{ background: {t.accent}; color: {t.accent_ink}; }}
QMenu {{ background: {t.raised}; border: 1px solid {t.line}; padding: 5px; }}
QMenu::item {{ padding: {unit // 3}px {unit * 2}px {unit // 3}px {unit}px; border-radius: 5px; }}
QMenu::item:selected {{ background: {t.accent}; color: {t.accent_ink}; }}
QMenu::item:disabled {{ color: {t.muted}; }}
QMenu::separator {{ height: 1px; background: {t.line}; margin: 5px 8px; }}
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 2px; }}
QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 2px; }}
QScrollBar::handle {{ background: {mixed(t.panel, t.muted, 0.55)}; border-radius: 4px; min-height: 30px; min-width: 30px; }}
QScrollBar::handle:hover {{ background: {t.accent}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QSplitter::handle {{ background: {t.line}; }}
"""
