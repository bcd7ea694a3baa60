"""Questions that need a dialog of their own."""

from pathlib import Path

from PySide6.QtCore import QMimeData, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QInputDialog, QWidget

from app.framework.lines import SUFFIX
from app.shell.context import Context
from app.shell.style import px


def _documents() -> str:
    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)


def ask_files(parent: QWidget, context: Context, title: str) -> list[Path]:
    kind = f"{context.say('file-kind')} (*{SUFFIX})"
    names, _ = QFileDialog.getOpenFileNames(parent, context.say(title), _documents(), f"{kind};;{context.say('file-any')} (*)")
    return [Path(name) for name in names]


def ask_target(parent: QWidget, context: Context, title: str, name: str) -> Path | None:
    """Where to write; the dialog itself asks before a file is replaced."""
    start = str(Path(_documents()) / f"{name}{SUFFIX}")
    chosen, _ = QFileDialog.getSaveFileName(parent, context.say(title), start, f"{context.say('file-kind')} (*{SUFFIX})")
    if not chosen:
        return None
    path = Path(chosen)
    return path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)


def name_dialog(
    parent: QWidget, context: Context, name: str, title: str = "saved-rename", ask: str = "saved-rename-ask"
) -> QInputDialog:
    dialog = QInputDialog(parent)
    dialog.setInputMode(QInputDialog.InputMode.TextInput)
    dialog.setWindowTitle(context.say(title))
    dialog.setLabelText(context.say(ask))
    dialog.setTextValue(name)
    dialog.setOkButtonText(context.say(title))
    dialog.setCancelButtonText(context.say("cancel"))
    dialog.resize(px(context.settings.text_size, 28), dialog.sizeHint().height())
    dialog.open()
    return dialog


def dropped_files(data: QMimeData) -> list[Path]:
    """The saved games among what was dropped; when there are none, everything, so that it can be said why not."""
    files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return [path for path in files if path.suffix == SUFFIX] or files
