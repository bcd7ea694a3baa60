"""What this is, what is new in it, and whose work it stands on."""

import json

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QTabWidget, QTextBrowser, QVBoxLayout, QWidget

from app import __version__
from app.assets import ASSETS
from app.shell.context import Context
from app.shell.parts import Button, label
from app.shell.style import px


class About(QDialog):
    def __init__(self, parent: QWidget, context: Context) -> None:
        super().__init__(parent)
        self.setWindowTitle(context.say("do-about").replace("&", ""))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = label("title")
        title.setText(f"{context.say('app-name')} {__version__}")
        about = label(wrap=True)
        about.setText(context.say("about-text"))
        self.tabs = QTabWidget()
        self.tabs.addTab(_text(notes(context.settings.language)), context.say("about-notes"))
        self.tabs.addTab(_text(licences(context)), context.say("about-licences"))
        close = Button("", "primary")
        close.dress(context, context.say("keys-close"))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        whole = QVBoxLayout(self)
        unit = px(context.settings.text_size)
        whole.setContentsMargins(unit * 2, unit * 3 // 2, unit * 2, unit)
        whole.setSpacing(unit)
        for part in (title, about, self.tabs):
            whole.addWidget(part)
        whole.addWidget(close, alignment=Qt.AlignmentFlag.AlignRight)
        self.resize(unit * 46, unit * 36)


def notes(language: str) -> str:
    """Of every version, the newest first, without the heading that the tab is; headings as small as the page."""
    return (ASSETS / "notes" / f"{language}.md").read_text(encoding="utf-8").partition("\n")[2].replace("\n## ", "\n#### ")


def licences(context: Context) -> str:
    used: list[tuple[str, str]] = json.loads((ASSETS / "licences.json").read_text(encoding="utf-8"))
    lines = [f"- **{whose}**: {licence}" for whose, licence in (("Caravanserai", "MIT"), *used)]
    return "\n".join((context.say("about-licences-text"), "", *lines))


def _text(markdown: str) -> QTextBrowser:
    page = QTextBrowser()
    page.setMarkdown(markdown)
    return page
