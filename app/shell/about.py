"""What this is, what is new in it, and whose work it stands on."""

from html import escape

from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QDialog, QTabWidget, QTextBrowser, QVBoxLayout, QWidget

from app import __version__
from app.assets import ASSETS
from app.shell.context import Context
from app.shell.licences import words, works
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
        self.tabs.addTab(Licences(context), context.say("about-licences"))
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


def _text(markdown: str) -> QTextBrowser:
    page = QTextBrowser()
    page.setMarkdown(markdown)
    return page


class Licences(QTextBrowser):
    """A list of whose work it is; each name leads to its licence, and that back to the list."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context, self._works = context, works()
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._follow)
        self._list()

    def _list(self) -> None:
        lines = [f"- [{work.name}](#{i}): {work.licence}" for i, work in enumerate(self._works)]
        self.setMarkdown("\n".join((self._context.say("about-licences-text"), "", *lines)))

    def _follow(self, link: QUrl) -> None:
        if not link.hasFragment():
            self._list()
            return
        work = self._works[int(link.fragment())]
        heading = f'<p><a href="list">{escape(self._context.say("about-licences-back"))}</a></p><h4>{escape(work.name)}</h4>'
        self.setHtml(f'{heading}<div style="white-space: pre-wrap">{escape(words(work))}</div>')
