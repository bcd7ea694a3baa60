"""One exception raised in every function that paints, in every panel, and in all else of a table, in the running window.

`python -m tests.sabotage GAME [--share 0.1] [--seed 1]` opens the game in the real window, makes a tour of everything that can
be seen and done there, and notes which functions are called on the way. Then it goes the same way again for each of these
functions and lets it break off once, at a line of it. Each time the exception must have become a report, the table must be
usable and the same step must work once more. New painters and panels are found as they are met. One JSON line tells the result.
"""

import argparse
import json
import os
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

ROOT = Path(__file__).parent.parent
WATCHES = tuple(f"app/table/{name}.py" for name in ("painting", "tongue", "shield", "session", "thinking"))
"""What looks after the others, and what only passes on what the game says."""
Lines = dict[CodeType, tuple[int, list[int]]]
"""Every function that was called: by which step first, and which of its lines were run."""


class Sabotage(Exception):
    """Raised where nothing ever should."""


class Recorder:
    """Which functions of these files are called, and which of their lines are run."""

    def __init__(self, files: Callable[[str], bool]) -> None:
        self._files, self._known = files, dict[CodeType, bool]()
        self.step, self.found = 0, Lines()

    def __call__(self, frame: FrameType, event: str, arg: Any) -> Any:
        code = frame.f_code
        if code not in self._known:
            self._known[code] = self._files(code.co_filename) and not code.co_name.startswith("<")
        if not self._known[code]:
            return None
        first = self.found.setdefault(code, (self.step, []))[0]
        return self._line if first == self.step else None

    def _line(self, frame: FrameType, event: str, arg: Any) -> Any:
        if event == "line":
            self.found[frame.f_code][1].append(frame.f_lineno)
        return self._line


class Saboteur:
    """Raises once, when this line of this function is about to be run."""

    def __init__(self, code: CodeType, line: int) -> None:
        self._code, self._at, self.struck = code, line, False

    def __call__(self, frame: FrameType, event: str, arg: Any) -> Any:
        return self._line if frame.f_code is self._code and not self.struck else None

    def _line(self, frame: FrameType, event: str, arg: Any) -> Any:
        if event == "line" and frame.f_lineno == self._at and not self.struck:
            self.struck = True
            sys.settrace(None)
            raise Sabotage(f"{self._code.co_qualname}, line {self._at}")
        return self._line


@contextmanager
def traced(tracer: Any) -> Iterator[None]:
    sys.settrace(tracer)
    try:
        yield
    finally:
        sys.settrace(None)


class Tour:
    """Everything that can be seen and done at a table, in steps that leave it as they found it."""

    def __init__(self, window: Any, seed: int) -> None:
        self.window, self.table = window, window.table
        self._rng = random.Random(seed)
        things = [*self.table.scene.pieces, *self.table.scene.places]
        self._things = self._rng.sample(things, min(16, len(things)))
        self.steps: list[Callable[[], None]] = [
            self.paint,
            self.point,
            self.hold,
            self.look_around,
            self.play,
            self.complain,
            self.advise,
            self.menus,
            self.dress,
            self.curtain,
            self.end,
            self.still,
            self.card,
        ]

    def settle(self) -> None:
        from PySide6.QtWidgets import QApplication

        QApplication.processEvents()

    def paint(self) -> None:
        scene = self.table.scene
        scene._sharpen()
        scene.looks.clear(scene.theme)
        scene.table.forget()
        self.table.strip._icons.clear()
        self.table.session.refresh()
        self.settle()

    def point(self) -> None:
        scene = self.table.scene
        for what in [one for one in self._things if one in scene.pieces or one in scene.places]:
            scene._point(scene.centre(what))
            scene.overlay.update()
            self.table.explainer.card._appear()
            self.settle()
        scene.leave()
        ends = [what for what in self._things if what in scene.pieces or what in scene.places][:2]
        scene.hint(set(ends), (ends[0], ends[-1]))
        self.settle()
        scene.hint(set(), None)

    def hold(self) -> None:
        hand = self.table.scene.hand
        for what in list(dict.fromkeys(way.gesture.piece for way in hand.ways if way.gesture.piece))[:3]:
            hand.lift(what)
            for place in list(hand.targets())[:2]:
                hand.hover(place)
            self.settle()
            hand.cancel()

    def look_around(self) -> None:
        for _ in self.table.players:
            self.table.look_at_next()
            self.settle()
        if self.table.session.match.number > self.table.session.match.first:
            self.table.earlier()
            self.settle()
            self.table.back_to_now()

    def play(self) -> None:
        """A move, and back; where it cannot be taken back, on from there."""
        table = self.table
        table.play(self._rng.choice(table.session.match.legal()))
        self.settle()
        if table.asking.pending is not None:
            table.asking._confirmed()
            self.settle()
        table.undo()
        self.settle()

    def complain(self) -> None:
        for what in ("", *self._things[:4]):
            self.table.scene.idle.emit(what)
        refused = [why for _, why in self.table.session.match.tried() if why is not None]
        self.table.asking.complain(refused[:3] or [self.table.session.match.why_no_undo()][:0])
        self.table.moves.all.toggle()
        self.settle()
        self.table.moves.all.toggle()
        for move in self.table.moves.moves()[:3]:
            self.table.explainer.preview(move)
        self.table.explainer.preview(None)
        self.settle()

    def advise(self) -> None:
        card, match = self.table.hint_card, self.table.session.match
        card.begin(self.table.speaker, self.table.theme)
        move = str(match.legal()[0])
        one = {"move": move, "gain": 1.0, "reasons": [], "rest": 1.0, "line": [move], "against": move, "asides": []}
        card.show_advice([one, one])
        card.tell_more()
        card.tell_more()
        self.settle()
        card.dismiss()

    def menus(self) -> None:
        for key, action in self.table.actions_by_key.items():
            if key not in ("hint", "try") and action.isEnabled():
                action.trigger()
                self.settle()
            if action.isCheckable() and action.isChecked():
                action.trigger()
        self.table.back_to_now()
        self.table.side.show()
        self.settle()

    def dress(self) -> None:
        self.table.apply(self.window.context.settings)
        self.settle()

    def curtain(self) -> None:
        self.table.curtain.close_for("?", "!")
        self.settle()
        self.table.curtain.ready.click()
        self.settle()

    def end(self) -> None:
        table = self.table
        table.score.show_end(table.session.match, table.speaker, table.theme)
        table.stack.setCurrentWidget(table.score)
        self.settle()
        table.stack.setCurrentWidget(table.view)
        self.settle()

    def still(self) -> None:
        self.table.picture(240)

    def card(self) -> None:
        from PySide6.QtCore import QRectF
        from PySide6.QtGui import QImage

        from app.table.painting import Painting

        image = QImage(378, 342, QImage.Format.Format_RGB32)
        with Painting(image) as painter:
            self.table.board.paint_card(painter, QRectF(0, 0, 378, 342), self.table.theme)


class Stage:
    """The real window with a game on its table, and somebody who keeps reports."""

    def __init__(self, game_id: str, home: Path, seed: int) -> None:
        from PySide6.QtCore import QtMsgType, qInstallMessageHandler
        from PySide6.QtWidgets import QApplication

        from app.desk.folders import Folders
        from app.desk.shelf import shelf
        from app.settings import Settings
        from app.shell.context import Context
        from app.shell.style import dress
        from app.shell.window import MainWindow

        self.app = QApplication(["sabotage"])
        self.complaints: list[str] = []

        def warned(_kind: QtMsgType, _where: object, text: str) -> None:
            if not text.startswith("This plugin does not support"):
                self.complaints.append(text)

        qInstallMessageHandler(warned)
        folders = Folders(*(home / name for name in ("config", "data", "state", "cache")))
        settings = Settings(language="en", animation="off", curtain="never", confirm_turn=False)
        context = Context(folders, settings, shelf())
        dress(self.app, context.theme, 100)
        self.window = MainWindow(context)
        self.window.watcher.look = lambda games: None  # type: ignore[method-assign]
        self.window.resize(1280, 800)
        self.window.show()
        self._sit_down(game_id, seed)

    def _sit_down(self, game_id: str, seed: int) -> None:
        from app.desk.door import Agreed, begin
        from app.framework.players import Player
        from tests.plugins import find

        game, rng = find(game_id), random.Random(seed)
        setup = game.setup(max(game.players))
        players = tuple(Player(f"P{i}", game.colours[i].id) for i in range(setup.players))
        opened = begin(self.window.context.library, Agreed(game, setup, players, seed=str(seed)))
        for _ in range(rng.randrange(40, 200)):
            if len(opened.match.legal()) and not opened.match.over:
                opened.match.submit(rng.choice(opened.match.legal()))
        self.window.sit_down(opened)
        for _ in range(5):
            self.app.processEvents()

    def struck(self, step: Callable[[], None], saboteur: Saboteur) -> int:
        """The step, in which something breaks off; how many reports came of it."""
        from app.shell.crash import Keeper

        told: list[BaseException] = []

        def tell(reason: BaseException, report: Path | None) -> None:
            told.append(reason)
            self.window.caught(reason, report)

        keeper = Keeper(self.window.context.folders.state, self.window.playing, tell)
        keeper.install()
        sys.stderr, errors = open(os.devnull, "w"), sys.stderr
        try:
            with traced(saboteur):
                step()
            self.app.processEvents()
        except Exception as reason:  # Qt hands on to its caller what broke in a call that the caller made
            keeper.caught(type(reason), reason, reason.__traceback__)
        finally:
            sys.stderr = errors
            keeper.end()
        return len([reason for reason in told if "line" in str(reason)])


def usable(stage: Stage, tour: Tour, step: Callable[[], None]) -> None:
    """The table is what it was, the same step works, and a move can be played."""
    from tests.table.test_monkey import agree

    table = stage.window.table
    assert table is tour.table
    for banner in list(stage.window.banners):
        banner.go()
    table.scene.hand.cancel()
    table.back_to_now()
    table.session.refresh()
    tour.settle()
    step()
    agree(table)
    before = table.session.match.number
    table.play(random.Random(1).choice(table.session.match.legal()))
    tour.settle()
    assert table.session.match.number != before, "a move can be played"
    table.undo()
    tour.settle()
    agree(table)


def run(game_id: str, share: float, seed: int) -> dict[str, Any]:
    import importlib

    with tempfile.TemporaryDirectory() as folder:
        stage = Stage(game_id, Path(folder), seed)
        tour = Tour(stage.window, seed)
        board = Path(str(importlib.import_module(type(tour.table.board).__module__).__file__)).parent
        homes = (str(ROOT / "app" / "table"), str(board))
        spared = tuple(str(ROOT / name) for name in WATCHES)
        recorder = Recorder(lambda name: name.startswith(homes) and name not in spared)
        for number, step in enumerate(tour.steps):
            recorder.step = number
            with traced(recorder):
                step()
        rng = random.Random(seed)
        met = sorted(recorder.found.items(), key=lambda item: (item[0].co_filename, item[0].co_firstlineno))
        chosen = [one for one in met if one[1][1] and rng.random() < share]
        figures: dict[str, Any] = {"game": game_id, "functions": len(met), "broken": 0, "unreported": [], "unusable": []}
        for code, (number, lines) in chosen:
            _strike(stage, tour, figures, tour.steps[number], Saboteur(code, rng.choice(lines)))
        figures["complaints"] = sorted(set(stage.complaints))
        stage.window.close()
        return figures


def _strike(stage: Stage, tour: Tour, figures: dict[str, Any], step: Callable[[], None], saboteur: Saboteur) -> None:
    where = f"{Path(saboteur._code.co_filename).relative_to(ROOT)}:{saboteur._at} {saboteur._code.co_qualname}"
    sys.stderr.write(f"{where}\n")  # should the process die, this is what it died of
    sys.stderr.flush()
    reports = stage.struck(step, saboteur)
    figures["broken"] += saboteur.struck
    if saboteur.struck and not reports:
        figures["unreported"].append(where)
    try:
        usable(stage, tour, step)
    except Exception as reason:
        figures["unusable"].append(f"{where}: {type(reason).__name__} {reason}"[:300])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    found = run(args.game, args.share, args.seed)
    sys.stdout.write(json.dumps(found) + "\n")
    return 1 if found["unreported"] or found["unusable"] or found["complaints"] else 0


if __name__ == "__main__":
    sys.exit(main())
