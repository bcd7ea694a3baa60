"""The contract that a game's board fills in: places, pieces, gestures, and how they are painted.

A board is a few pure functions of what one seat observes. The scene puts every piece where `arrange` says and animates from
where it was; pieces never move themselves, so undo, load and replay are the same call. Ids of places and pieces are all
different. Geometry is in board units, origin top left; the scene scales.

`focus` is the seat whose own area is drawn large: the one who looks, unless they chose to look at somebody else's.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from app.framework.moves import Move
from app.framework.phases import S
from app.framework.players import Colour
from app.framework.plugins import announced, fetch
from app.table.theme import Theme
from app.text.speaker import Speaker

GROUP = "caravanserai.boards"


class Place(NamedTuple):
    """Somewhere that pieces lie or that can be clicked."""

    id: str
    x: float
    y: float
    w: float
    h: float
    lie: str = "one"
    """How several pieces share it: `one` (each fills it), `row`, `column`, `grid`, `stack` (slightly shifted)."""
    pivot: tuple[float, float] | None = None
    """Pieces that move between places with the same pivot travel around it, as on a wheel."""
    round: bool = False
    """Lit as an ellipse instead of a rounded rectangle."""
    turn: float = 0.0
    """What is dragged here by a gesture that turns it is turned by so many degrees, clockwise, and stays where it is."""
    parts: tuple[tuple[float, float, float, float], ...] = ()
    """When it is less than its whole rectangle: the rectangles (x, y, w, h) that it is made of."""

    @property
    def rect(self) -> QRectF:
        return QRectF(self.x, self.y, self.w, self.h)

    @property
    def middle(self) -> QPointF:
        """A point that surely belongs to it."""
        return QRectF(*self.parts[0]).center() if self.parts else self.rect.center()


class Piece(NamedTuple):
    """Something that lies on a place. The same thing keeps its id from state to state; that is how it is seen to move."""

    id: str
    look: str
    """What it looks like: a word or a path of words that `paint_piece` understands, such as `disc/city/advanced`."""
    place: str
    order: int = 0
    """Among the pieces of its place."""
    scale: float = 1.0
    """Of the place's height (or width, whichever is smaller) that it takes."""
    aspect: float = 1.0
    """Width divided by height; 0 fills the place."""
    rides: str = ""
    """The piece that carries this one around when it turns."""


class Gesture(NamedTuple):
    """How the hand makes a move: drag `piece` to `place`; click `piece` (no place); click `place` (no piece)."""

    piece: str = ""
    place: str = ""
    turns: str = ""
    """A piece that makes the same move when it is clicked, or turned as far as the place says (`Place.turn`)."""
    facing: int = 0
    """How the dragged piece is turned when it is put down, in degrees, clockwise; a key, the wheel or a right click turn it."""


class Passing(NamedTuple):
    """Something that changes hands without being a piece where it lies: it flies from one place to another and is gone."""

    look: str
    start: str
    end: str
    many: int = 1


class About(NamedTuple):
    """What hovering tells: a title, what it is and does, its numbers now, and the rule to open."""

    title: str
    lines: tuple[str, ...] = ()
    rule: str = ""

    def with_line(self, line: str) -> "About":
        return self._replace(lines=(*self.lines, line))


class Headline(NamedTuple):
    """A number of a player that everybody wants to see at a glance."""

    look: str
    value: int | None
    """None where the one who looks may not know it."""
    title: str
    owed: bool = False
    """Whether less of it is better."""


class Board(Generic[S]):
    game_id: ClassVar[str]
    size: ClassVar[tuple[float, float]]
    """Board units; about 16 to 10, so that it fills the window beside the panels."""

    def places(self, seen: S, focus: int) -> Sequence[Place]:
        """Every place, lowest first. The same for every state of one game and focus, but for places that come and go."""
        raise NotImplementedError

    def arrange(self, seen: S, focus: int) -> Sequence[Piece]:
        """Every piece and where it lies, including those that only show a number. Lowest first."""
        raise NotImplementedError

    def gesture(self, seen: S, move: Move, focus: int) -> Gesture | None:
        """How the hand makes this move, legal or not; None when it is a choice in the panel."""
        raise NotImplementedError

    def paint_table(self, painter: QPainter, seen: S, focus: int, theme: Theme, speaker: Speaker) -> None:
        """Everything that never moves, in board units. Painted once for each size; depends on the state only by its set-up."""
        raise NotImplementedError

    def paint_piece(self, painter: QPainter, look: str, rect: QRectF, theme: Theme) -> None:
        """One piece inside a rectangle of any size, sharp at any."""
        raise NotImplementedError

    def outline(self, look: str, rect: QRectF) -> QPainterPath | None:
        """Where the pointer finds a piece of this look; None: anywhere in its rectangle. An empty path: nowhere."""
        return None

    def turned(self, before: S, after: S) -> Mapping[str, float]:
        """How far, in degrees, pieces have turned from one state to another. At rest they look as if they had not."""
        return {}

    def by_itself(self, before: S, after: S) -> S:
        """The state before as it would lie after, had nobody touched anything: what comes anyway is no news."""
        return before

    def renamed(self, before: S, after: S, focus: int) -> Mapping[str, str]:
        """Pieces that go on under another name, by the old one: what a state only counts is named by where it lies.
        A piece that takes the name of another, which stays, joins that one and is gone."""
        return {}

    def passing(self, before: S, after: S, focus: int) -> Sequence[Passing]:
        """What is seen to change hands between two states, besides the pieces that move."""
        return ()

    def paint_overlay(self, painter: QPainter, seen: S, what: str, focus: int, theme: Theme) -> None:
        """Above the pieces, what there is to explain about the thing under the pointer. Nothing by default."""

    def paint_held(self, painter: QPainter, seen: S, piece: str, focus: int, theme: Theme) -> None:
        """Above the pieces, what there is to explain while this one is in the hand. Nothing by default."""

    def table_key(self, seen: S, focus: int) -> object:
        """What `paint_table` depends on; when it changes, the table is painted anew."""
        return len(seen.seats), focus

    def about(self, seen: S, what: str, focus: int, speaker: Speaker) -> About | None:
        """What a place or a piece is, by its id."""
        raise NotImplementedError

    def for_players(self, colours: Sequence[Colour]) -> "Board[S]":
        """This board with the colours that the players have chosen, by seat."""
        return self

    def comes_from(self, seen: S, piece: str, focus: int) -> str:
        """The place from which a piece flies in that was not there before; without one it just appears."""
        return ""

    def also(self, seen: S, focus: int) -> Sequence[tuple[Move, Gesture]]:
        """Further ways of the hand: another gesture for a listed move, or one for a move that does the same as a listed one."""
        return ()

    def pays_by(self, seen: S, kind: str, focus: int) -> str:
        """The place or piece to touch in order to pay one of something that is counted; nothing where there is none."""
        return ""

    def uses(self, what: str) -> Sequence[str]:
        """The verbs that this place or piece ever serves for: out of their time it can tell what it waits for."""
        return ()

    def headlines(self, seen: S, seat: int, speaker: Speaker) -> Sequence[Headline]:
        raise NotImplementedError

    def paint_card(self, painter: QPainter, rect: QRectF, theme: Theme) -> bool:
        """The game's own picture for the lobby, without words; false when it has none, and a landscape stands for it."""
        return False


def load_board(game_id: str) -> Board[Any] | None:
    """The board of a game, or None when it has none yet."""
    target = announced(GROUP).get(game_id)
    board: Board[Any] | None = fetch(target) if target else None
    return board
