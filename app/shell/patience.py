"""Reading a file off the window's thread: what is quick is there at once, the rest tells how far it is and can be stopped."""

import threading
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer
from PySide6.QtWidgets import QProgressDialog, QWidget

from app.framework.lines import Stopped
from app.shell.context import Context
from app.shell.parts import label
from app.shell.style import px

AT_ONCE = 0.3
"""Seconds that nobody notices."""
LOOK_MS = 40
PARTS, WIDE = 1000, 26

Job = Callable[[Callable[[float], None]], Any]
"""Tells how far it is, 0 to 1, and ends with what that raises."""


class Work(threading.Thread):
    def __init__(self, job: Job) -> None:
        super().__init__(daemon=True)
        self._job = job
        self.part = 0.0
        self.unwanted = False
        self.result: Any = None
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            self.result = self._job(self._tell)
        except BaseException as reason:  # whatever it is, it is raised where it was asked for
            self.failure = reason

    def _tell(self, part: float) -> None:
        self.part = part
        if self.unwanted:
            raise Stopped


class Patience(QObject):
    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self._context, self._window = context, parent
        self._work: Work | None = None
        self.dialog: QProgressDialog | None = None

    @property
    def busy(self) -> bool:
        return self._work is not None

    def wait_for(self, job: Job, file: str) -> Any:
        """What the job returns or raises; `Stopped` when somebody called it off."""
        assert self._work is None
        work = self._work = Work(job)
        try:
            work.start()
            work.join(AT_ONCE)
            if work.is_alive():
                self._show(work, file)
        finally:
            self._work = None
        if work.failure:
            raise work.failure
        return work.result

    def _show(self, work: Work, file: str) -> None:
        say = self._context.say
        dialog = self.dialog = QProgressDialog(self._window)
        words = label(wrap=True)
        dialog.setLabel(words)
        words.setText(say("opening-file", file=file))
        dialog.setWindowTitle(say("app-name"))
        dialog.setCancelButtonText(say("cancel"))
        dialog.setRange(0, PARTS)
        dialog.setMinimumDuration(0)
        dialog.setMinimumWidth(px(self._context.settings.text_size, WIDE))
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.setAutoClose(False)
        dialog.setAutoReset(False)
        dialog.canceled.connect(self._call_off)
        loop, clock = QEventLoop(), QTimer()
        clock.timeout.connect(loop.quit)
        clock.start(LOOK_MS)
        dialog.show()
        while work.is_alive():
            loop.exec()
            if not work.unwanted:
                dialog.setValue(round(work.part * PARTS))
        clock.stop()
        dialog.hide()
        dialog.deleteLater()
        self.dialog = None

    def _call_off(self) -> None:
        if self._work:
            self._work.unwanted = True
