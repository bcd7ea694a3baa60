"""Opening, keeping and leaving games for the window: every failure ends in clear words and something to do about it."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtGui import QImage

from app.desk.library import Saved, Trashed
from app.framework.lines import Stopped, Unreadable
from app.framework.locks import Busy
from app.shell.context import Context
from app.shell.saved import saved_name

if TYPE_CHECKING:
    from app.desk.door import Agreed, Opened
    from app.framework.lines import Note
    from app.framework.match import Match
    from app.framework.players import Player

UNDO_SECONDS = 12


class Host(Protocol):
    """What this part asks of the window."""

    def say_so(self, text: str, picture: str = "note", seconds: float = 0, offers: "Offers" = ()) -> None: ...
    def sit_down(self, opened: "Opened", before: os.stat_result | None = None) -> None: ...
    def library_changed(self, select: Path | None = None) -> None: ...
    def ask_where(self, name: str) -> Path | None: ...
    def file_moved(self) -> None: ...
    def go_on(self) -> None: ...
    def wait_for(self, job: Callable[..., Any], file: str) -> Any: ...


Offers = tuple[tuple[str, str, Callable[[], None]], ...]
"""Words, picture, what to do."""


class Games:
    def __init__(self, context: Context, host: Host) -> None:
        self._context, self._host = context, host

    # Beginning and opening.

    def begin(self, agreed: "Agreed", path: Path | None = None) -> None:
        from app.desk.door import begin

        try:
            self._host.sit_down(begin(self._context.library, agreed, path))
        except FileExistsError as reason:
            self._tell_failure("file-unwritable", path, reason)
        except OSError as reason:
            elsewhere = (self._context.say("save-elsewhere"), "export", Later(self._begin_elsewhere, agreed))
            self._tell_failure("file-unwritable", path or self._context.library.folder, reason, (elsewhere,))

    def _begin_elsewhere(self, agreed: "Agreed") -> None:
        if path := self._host.ask_where(self._context.title(agreed.game.id)):
            self.begin(agreed, path)

    def begin_usual(self, game_id: str) -> None:
        """A person against two bots, at once."""
        from app.desk.door import Agreed
        from app.shell.setup_page import usual_players

        game = self._context.find(game_id)
        players = usual_players(game, self._context.say, self._context.settings.name)
        self.begin(Agreed(game, game.setup(len(players)), players))

    def open(self, path: Path, copy: bool = False) -> None:
        from app.desk.door import go_on, go_on_in_copy

        context = self._context
        in_copy = (context.say("open-copy"), "copy", Later(self.open, path, True))
        go = Later(go_on_in_copy if copy else go_on, context.library, path, context.find)
        try:
            before = path.stat() if path.exists() else None
            opened = self._host.wait_for(go, path.name)
        except Stopped:
            return
        except Busy as reason:
            self._host.say_so(context.say(reason.key, **reason.params), "warning", offers=(in_copy,))
        except Unreadable as reason:
            self._host.say_so(context.say(reason.key, **reason.params), "warning")
        except OSError as reason:
            self._tell_failure("file-unwritable", path, reason, () if copy else (in_copy,))
        else:
            self._host.sit_down(opened, before)
            for note in opened.notes:
                self._host.say_so(context.words.note(note))

    # What is done with saved games.

    def act(self, name: str, saved: Saved) -> None:
        """One of the buttons under the list of saved games, but for those that ask something first."""
        if name == "open":
            self.open(saved.path)
        elif name == "copy":
            self._try(saved.path, self._duplicate)
        elif name == "delete":
            self._try(saved.path, Later(self._delete, saved_name(self._context, saved)))

    def _duplicate(self, path: Path) -> None:
        self._host.library_changed(self._context.library.duplicate(path))

    def _delete(self, name: str, path: Path) -> None:
        context = self._context
        trashed = context.library.delete(path)
        self._host.library_changed()
        undo = (context.say("saved-undo"), "undo", Later(self.restore, trashed))
        self._host.say_so(context.say("saved-deleted", name=name), "delete", UNDO_SECONDS, (undo,))

    def restore(self, trashed: Trashed) -> None:
        self._try(trashed.was, Later(self._restore, trashed))

    def _restore(self, trashed: Trashed, _path: Path) -> None:
        self._host.library_changed(self._context.library.restore(trashed))

    def rename(self, saved: Saved, name: str) -> None:
        self._try(saved.path, Later(self._rename, name))

    def _rename(self, name: str, path: Path) -> None:
        self._host.library_changed(self._context.library.rename(path, name))

    def export(self, saved: Saved, target: Path) -> None:
        self._try(target, Later(self._export, saved.path))

    def _export(self, path: Path, target: Path) -> None:
        self._context.library.export(path, target)
        self._host.say_so(self._context.say("saved-exported", file=target.name), "done", UNDO_SECONDS)

    def bring_in(self, path: Path) -> None:
        self._try(path, self._bring_in)

    def _bring_in(self, path: Path) -> None:
        from app.desk.door import look

        self._host.wait_for(Later(look, path, self._context.find), path.name)
        copy = self._context.library.bring_in(path)
        self._host.library_changed(copy)
        offer = (self._context.say("saved-open"), "play", Later(self.open, copy))
        self._host.say_so(self._context.say("saved-imported", file=path.name), "done", UNDO_SECONDS, (offer,))

    def keep(self, match: "Match[Any]", players: "tuple[Player, ...]", told: str, name: str) -> None:
        """A game that was only tried out, as a saved one; `told` is the message that says what it holds."""
        self._try(self._context.library.folder, Later(self._keep, match, players, told, name))

    def _keep(self, match: "Match[Any]", players: "tuple[Player, ...]", told: str, name: str, _folder: Path) -> None:
        from app.desk.door import keep

        path = keep(self._context.library, match, players, name)
        self._host.library_changed(path)
        offer = (self._context.say("saved-open"), "play", Later(self.open, path))
        self._host.say_so(self._context.say(told, name=path.stem), "done", UNDO_SECONDS, (offer,))

    # Leaving.

    def keep_picture(
        self, path: Path, picture: QImage, match: "Match[Any]", players: "tuple[Player, ...]", before: os.stat_result | None
    ) -> None:
        """For the lobby. A full disk costs no more than a picture."""
        from app.shell.glance import glance_of

        library = self._context.library
        try:
            size = path.stat().st_size
            if before and size == before.st_size:
                os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))  # looking on is not playing
            library.keep_glance(path, glance_of(match, players, size))
            if not picture.isNull():
                part = library.picture_path(path).with_suffix(".part.bmp")
                if picture.save(str(part)):
                    part.replace(library.picture_path(path))
        except OSError:
            return

    # What happens to the file of the game on the table.

    def follow(self, opened: "Opened") -> None:
        opened.recorder.tell_to(Later(self._file_trouble, opened))

    def _file_trouble(self, opened: "Opened", note: "Note") -> None:
        context = self._context
        elsewhere = (context.say("save-elsewhere"), "export", Later(self._save_elsewhere, opened))
        refused = note.key == "file-refuses"
        self._host.say_so(context.words.note(note), "warning", offers=(elsewhere,) if refused else ())
        self._host.file_moved()

    def _save_elsewhere(self, opened: "Opened") -> None:
        if path := self._host.ask_where(opened.recorder.path.stem):
            self._try(path, Later(self._go_elsewhere, opened))

    def _go_elsewhere(self, opened: "Opened", path: Path) -> None:
        opened.recorder.go_elsewhere(path)
        self._host.file_moved()
        self._host.go_on()

    def _try(self, path: Path, action: Callable[[Path], None]) -> None:
        try:
            action(path)
        except Stopped:
            return
        except Unreadable as reason:
            self._host.say_so(self._context.say(reason.key, **reason.params), "warning")
        except OSError as reason:
            self._tell_failure("file-unwritable", path, reason)

    def _tell_failure(self, key: str, path: Path | None, reason: OSError, offers: Offers = ()) -> None:
        file = str(reason.filename or path or "")
        self._host.say_so(self._context.say(key, file=file, why=self._context.why(reason)), "warning", offers=offers)


class Later:
    """A call with its first arguments known; plain, so that nothing is kept alive by a closure."""

    def __init__(self, action: Callable[..., Any], *args: object) -> None:
        self._action, self._args = action, args

    def __call__(self, *more: object) -> Any:
        return self._action(*self._args, *more)
