"""A face without a screen: it does what the machine wants, and keeps what it was told."""

from typing import Any

from app.framework.lines import Note
from app.framework.match import Match
from app.framework.moves import Move
from app.framework.players import HUMAN, Player
from app.play.turns import Turns
from app.play.wants import Ask, Show, Think, Want
from tests.plugins import find

GONE = Note("helper-killed")


class FullDisk:
    """A journal that writes nothing while there is no room."""

    def __init__(self) -> None:
        self.full = True

    def played(self, number: int, entry: Any, after: Any) -> None:
        if self.full:
            raise OSError(28, "No space left on device")

    def agreed(self) -> None:
        raise AssertionError("nobody has agreed on anything")

    def undone(self, number: int, taken_back: bool) -> None:
        if self.full:
            raise OSError(28, "No space left on device")


class Face:
    def __init__(
        self,
        *controls: str,
        curtains: str = "auto",
        seed: str = "7",
        take_back: bool = True,
        match: Match[Any] | None = None,
    ) -> None:
        game = find("toll")
        self.match = match or Match(game, game.setup(len(controls)), seed, take_back=take_back)
        players = tuple(Player(f"P{i}", game.colours[i].id, control) for i, control in enumerate(controls))
        self.turns = Turns(self.match, players, curtains)
        self.told: list[Want | None] = []
        self.do(self.turns.start())

    @property
    def now(self) -> Want | None:
        return self.turns.now

    def do(self, want: Want | None) -> Want | None:
        """Show what is to be shown until something else is wanted."""
        self.told.append(want)
        while isinstance(want, Show):
            want = self.turns.shown()
            self.told.append(want)
        return want

    def play(self, *words: str) -> Want | None:
        """The person chooses this, or the first that is possible."""
        assert isinstance(self.now, Ask), self.now
        return self.do(self.turns.play(Move(words[0], tuple(words[1:])) if words else self.now.legal()[0]))

    def answer(self, verb: str = "") -> Want | None:
        """The bot chooses the first possible move, or the first of this verb."""
        assert isinstance(self.now, Think), self.now
        legal = self.match.legal()
        return self.do(self.turns.answer(next(m for m in legal if verb in ("", m.verb)), self.now.prompt))

    def on(self) -> None:
        """One decision, whoever is to make it."""
        if isinstance(self.now, Ask):
            self.play()
        elif isinstance(self.now, Think):
            self.answer()
        else:
            self.do(self.turns.draw_curtain())

    def until(self, kind: type[Any]) -> None:
        """On to the next want of this kind."""
        self.on()
        while not isinstance(self.now, kind):
            self.on()


def hot_seat(**more: Any) -> Face:
    return Face(HUMAN, HUMAN, **more)


def with_bot(**more: Any) -> Face:
    return Face(HUMAN, "random", **more)


def only_bots(**more: Any) -> Face:
    return Face("random", "novice", **more)
