"""`make demo`: numbered pictures of the real window, without any display, for everybody who wants to see before playing."""

import os
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from app.framework.match import Match
    from app.framework.moves import Move
    from app.table.hand import Way
    from app.table.table import Table

SIZE = (1280, 800)
ALL = float("inf")
PATIENCE = 8.0
"""Seconds to wait for a hint."""


def run(out: Path) -> list[Path]:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    running = QApplication.instance()
    app = running if isinstance(running, QApplication) else QApplication(["caravanserai"])
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        return Demo(app, out, Path(home)).run()


class Demo:
    def __init__(self, app: "QApplication", out: Path, home: Path) -> None:
        from app.desk.folders import Folders
        from app.desk.shelf import shelf
        from app.settings import Settings
        from app.shell.context import Context

        self.app, self.out = app, out
        folders = Folders(*(home / name for name in ("config", "data", "state", "cache")))
        self.context = Context(folders, Settings(language="en", animation="off", curtain="never"), shelf())
        self.made: list[Path] = []
        self._games: dict[str, list[Move]] = {}

    def run(self) -> list[Path]:
        from app.shell.style import dress
        from app.shell.window import MainWindow

        for theme in ("light", "dark"):
            self.context.settings.theme = theme
            dress(self.app, self.context.theme, self.context.settings.text_size)
            self.window = MainWindow(self.context)
            self.window.resize(*SIZE)
            self.window.show()
            for card in self.context.cards:
                self._game(card.id, theme)
            self.window.show_lobby()
            self._grab(theme, "lobby")
            self.window.close()
        return self.made

    def _game(self, game_id: str, theme: str) -> None:
        from app.desk.door import Agreed, begin

        game = self.context.find(game_id)
        setup = game.setup(min(3, max(game.players)))
        names = ("Ada", "Bruno", "Chiara")
        from app.framework.players import Player

        players = tuple(Player(n, game.colours[i].id, "human" if i == 0 else "regular") for i, n in enumerate(names))
        opened = begin(self.context.library, Agreed(game, setup, players, seed="demo"))
        self.window.sit_down(opened)
        self._play(0.06)
        self._table(theme, game_id, "early", self._nothing)
        self._play(0.45)
        self._table(theme, game_id, "midway", self._nothing)
        self._table(theme, game_id, "drag", self._drag)
        self._table(theme, game_id, "refusal", self._refusal)
        self._table(theme, game_id, "hint", self._hint)
        self._play(ALL)
        self._table(theme, game_id, "end", self._last_board)
        self._table(theme, game_id, "score", self._nothing)
        self.window.show_lobby()

    def _play(self, part: float) -> None:
        """On to a part of the whole game, up to a choice of the first seat; nothing before that is shown."""
        from app.play.wants import Ask, Over, Show, Think

        table = self.window.table
        assert table
        turns, match = table.turns, table.session.match
        moves, questions = self._whole_game(match), self._main_questions(match)
        want = turns.start()
        while not isinstance(want, Over):
            if isinstance(want, Show):
                want = turns.shown()
            elif isinstance(want, Think):
                want = turns.answer(moves[match.number], want.prompt)
            else:
                assert isinstance(want, Ask), want
                assert match.frame
                if match.number >= part * len(moves) and len(want.legal()) > 2 and match.frame.kind in questions:
                    return
                want = turns.play(moves[match.number])

    def _whole_game(self, match: "Match[Any]") -> "list[Move]":
        """The moves of this very game when bots play it."""
        from app.bots.levels import make_bot
        from app.framework.match import Match

        game = match.game
        if game.id not in self._games:
            bots = [make_bot("regular", game, f"demo/{seat}") for seat in range(match.setup.players)]
            played = Match(game, match.setup, match.seed)
            while frame := played.frame:
                played.submit(bots[frame.seat].choose(played.observe(frame.seat), frame.seat))
            self._games[game.id] = [entry.move for entry in played.entries]
        return self._games[game.id]

    def _main_questions(self, match: "Match[Any]") -> set[str]:
        """The questions with the most to try: those whose pictures tell something."""
        counts = {phase.kind: len(phase.offers) for phase in match.game.phases}
        most = sorted(counts.values())[-3:]
        return {kind for kind, count in counts.items() if count >= min(most)}

    def _table(self, theme: str, game_id: str, what: str, prepare: "Callable[[Table], None]") -> None:
        table = self.window.table
        assert table
        table.session.refresh()
        self._settle()
        prepare(table)
        self._settle(0.05)
        self._grab(theme, f"{game_id}-{what}")
        table.scene.hand.cancel()
        table.explainer.put_away()
        table.prompt.clear_note()

    def _nothing(self, table: "Table") -> None:
        pass

    def _last_board(self, table: "Table") -> None:
        table.score.board_wanted.emit()

    def _ways(self, table: "Table", legal: bool) -> "Sequence[Way]":
        ways = [w for w in table.scene.hand.ways if w.gesture.piece and w.gesture.place and (w.refusal is None) == legal]
        return random.Random(1).sample(ways, len(ways))

    def _drag(self, table: "Table") -> None:
        ways = self._ways(table, legal=True)
        places = Counter(way.gesture.piece for way in ways)
        for way in sorted(ways, key=lambda way: -places[way.gesture.piece])[:1]:
            table.scene.hand.lift(way.gesture.piece)
            start, end = table.scene.centre(way.gesture.piece), table.scene.centre(way.gesture.place)
            table.scene.pieces[way.gesture.piece].setPos(start + (end - start) * 0.8)
            table.scene.hand.hover(way.gesture.place)

    def _refusal(self, table: "Table") -> None:
        for way in self._ways(table, legal=False)[:1]:
            table.scene.hand.lift(way.gesture.piece)
            table.scene.hand.drop(way.gesture.place)
            return
        refused = [why for _, why in table.session.match.tried() if why is not None]
        if refused:
            table.asking.complain([refused[0]])

    def _hint(self, table: "Table") -> None:
        table.ask_hint()
        until = time.monotonic() + PATIENCE
        while not table.hint_card.advice and time.monotonic() < until:
            self._settle(0.05)
        table.hint_card.tell_more()
        table.hint_card.tell_more()

    def _settle(self, seconds: float = 0.02) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self.app.processEvents()

    def _grab(self, theme: str, what: str) -> None:
        self._settle()
        path = self.out / f"{len(self.made) + 1:02}-{theme}-{what}.png"
        self.window.grab().save(str(path))
        self.made.append(path)
