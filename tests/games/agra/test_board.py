"""Agra's board: every piece on a place, every move a gesture that can be made, what lies there is what the state holds."""

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from app.framework.moves import Move
from app.table.board import Board, Piece, load_board
from app.table.hand import Hand, Way
from app.table.layout import rects
from app.table.theme import THEMES, Theme, load_fonts
from app.text import LANGUAGES
from app.text.speaker import Speaker
from games.agra import GAME
from games.agra.board import BOARD
from games.agra.state import Agra
from games.agra.tables import BOX_CARD, FREE
from tests.games.agra.walks import walk

NAMES = ("Anna", "Bruno", "Carla", "Dario")
PANEL = {
    "act",
    "produce",
    "process",
    "process_extra",
    "stay",
    "move_merchant",
    "move_builder",
    "pay",
    "land",
    "decline",
    "enough",
    "leave",
    "finish",
    "take_favours",
    "store",
    "search",
}
"""Numbers, and saying no, go on or enough: choices that are no places."""

every_table = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.fixture(autouse=True)
def fonts(qapp: object) -> None:
    load_fonts()


def states(players: int, every: int = 12) -> Iterator[Agra]:
    taken = walk(players, 1)
    yield from (step.before for step in taken[::every])
    yield taken[-1].after


def rows(s: Agra) -> Iterator[tuple[int, list[Piece], set[str]]]:
    for focus in range(len(s.seats)):
        yield focus, list(BOARD.arrange(s, focus)), {p.id for p in BOARD.places(s, focus)}


def test_the_board_is_found() -> None:
    assert isinstance(load_board("agra"), Board)


@every_table
def test_every_piece_lies_on_a_place_and_every_name_is_unique(players: int) -> None:
    table = QRectF(0, 0, *BOARD.size)
    for s in states(players):
        for focus, pieces, places in rows(s):
            listed = BOARD.places(s, focus)
            names = Counter([p.id for p in listed] + [p.id for p in pieces])
            assert [name for name, n in names.items() if n > 1] == []
            assert {p.place for p in pieces} <= places
            assert [p.id for p in listed if not table.contains(p.rect)] == []
            assert [i for i, r in rects(listed, pieces).items() if not table.contains(r)] == []


@every_table
def test_what_lies_on_the_table_is_what_the_state_holds(players: int) -> None:
    for s in states(players):
        for focus, pieces, _ in rows(s):
            kinds = Counter(p.id.split(":")[0] for p in pieces)
            assert kinds["worker"] == sum(v >= 0 for v in s.spaces)
            assert kinds["works"] == s.built.count(0)
            assert kinds["bonus"] == sum(s.bonuses)
            assert kinds["token"] == 3
            assert kinds["card"] == sum(owner != BOX_CARD for owner in s.owner)
            assert kinds["wake"] == sum(owner >= 0 for owner in s.owner)
            assert kinds["given"] == sum(v != FREE for v in s.spots)
            assert kinds["done"] == 18 - s.orders.count(FREE)
            assert kinds["served"] == 12 - s.bowls.count(FREE)
            assert kinds["good"] == sum(s.seats[focus].goods)
            assert kinds["pile"] == 1 + sum(n > 0 for q, p in enumerate(s.seats) for n in p.goods if q != focus)
            assert kinds["favour"] == s.seats[focus].favours
            assert kinds["cover"] == sum(s.seats[focus].covers)
            assert kinds["tile"] == len(s.row) + sum(len(p.tiles) for p in s.seats)
            assert kinds["step"] == 3 * players


@every_table
def test_every_move_that_can_be_tried_has_a_gesture_that_can_be_made(players: int) -> None:
    by_hand: Counter[str] = Counter()
    for step in walk(players, 2)[::4]:
        s = step.before
        for focus, pieces, places in rows(s):
            ids = {p.id for p in pieces}
            for move, gesture in [*((m, BOARD.gesture(s, m, focus)) for m, _ in GAME.tried(s)), *BOARD.also(s, focus)]:
                if gesture is None:
                    continue
                assert gesture.piece or gesture.place
                assert not gesture.piece or gesture.piece in ids, (move, gesture)
                assert not gesture.place or gesture.place in places, (move, gesture)
                by_hand[move.verb] += 1
            if focus == s.stack[-1].seat:
                assert [m for m in GAME.legal(s) if m.verb not in PANEL and not BOARD.gesture(s, m, focus)] == []
    assert {"place", "lay", "deliver", "raise", "favour", "farmer", "uncover", "fulfil", "serve"} <= by_hand.keys()


def test_moves_that_share_a_gesture_are_ways_of_doing_one_thing() -> None:
    """Only these are offered as a choice after the gesture."""
    alike = (
        {"deliver", "double"},
        {"follow", "follow_two"},
        {"refine", "refine_two", "swap"},
        {"place", "free_peon"},
        {"price"},
        {"mosaic"},
    )
    for players in (2, 3, 4):
        for step in walk(players, 3)[::3]:
            found: dict[object, set[str]] = {}
            for move in GAME.legal(step.before):
                if gesture := BOARD.gesture(step.before, move, step.seat):
                    found.setdefault(gesture, set()).add(move.verb)
            for verbs in found.values():
                assert len(verbs) == 1 or any(verbs <= kind for kind in alike), verbs


def test_the_hand_makes_every_legal_move() -> None:
    """By dragging, and by click and click where a click on the piece means nothing else."""
    hand = Hand()
    meant: list[list[Move]] = []
    hand.chosen.connect(meant.append)
    verbs: set[str] = set()
    for players in (2, 4):
        for step in walk(players, 2)[::5]:
            s, seat = step.before, step.seat
            offered = [*((m, BOARD.gesture(s, m, seat)) for m, _ in GAME.tried(s)), *BOARD.also(s, seat)]
            ways = [Way(m, g, GAME.refuse(s, m)) for m, g in offered if g]
            hand.offer(ways)
            for way in ways:
                if way.refusal is None:
                    meant.clear()
                    make(hand, way)
                    assert len(meant) == 1, way
                    assert way.move in meant[0], way
                    verbs.add(way.move.verb)
    assert len(verbs) >= 20


def make(hand: Hand, way: Way) -> None:
    piece, place, *_ = way.gesture
    if piece and place and hand.clicks(piece):
        assert hand.lift(piece)
        hand.drop(place)
    else:
        for what in filter(None, (piece, place)):
            hand.click(what)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_words(lang: str) -> None:
    for players in (2, 4):
        speaker = Speaker(lang, GAME, NAMES[:players])
        for s in states(players, 150):
            for focus, pieces, places in rows(s):
                for what in [*(p.id for p in pieces), *places]:
                    about = BOARD.about(s, what, focus, speaker)
                    assert about is not None, what
                    assert about.title, what
                    assert about.lines, what
                    assert all(about.lines), what
                    assert about.rule.startswith("AG-"), what


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_everything_can_be_painted(theme: Theme) -> None:
    """Every look and every overlay, in every theme; nothing stays blank."""
    taken = walk(4, 1)
    seen: set[str] = set()
    for step in (taken[len(taken) // 3], taken[-9]):
        s = step.before
        pieces = BOARD.arrange(s, step.seat)
        for look in {piece.look for piece in pieces} - seen:
            assert painted(look, theme), look
        seen |= {piece.look for piece in pieces}
    canvas = QImage(160, 100, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(canvas)
    kinds = {what.split(":")[0]: what for what in [*(p.id for p in pieces), *(p.id for p in BOARD.places(s, step.seat))]}
    for what in kinds.values():
        BOARD.paint_overlay(painter, s, what, step.seat, theme)
        BOARD.paint_held(painter, s, what, step.seat, theme)
    painter.end()
    assert len(seen) > 100


def painted(look: str, theme: Theme) -> bool:
    image = QImage(48, 48, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    BOARD.paint_piece(painter, look, QRectF(0, 0, 48, 48), theme)
    painter.end()
    return any(image.pixelColor(x, y).alpha() for x in range(0, 48, 3) for y in range(0, 48, 3))
