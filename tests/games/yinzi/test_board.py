"""Yinzi's board: every piece on a place, every move a gesture that can be made, words and pictures for all of it."""

from collections import Counter
from collections.abc import Iterator
from time import perf_counter

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from app.framework.moves import Move
from app.table.board import Board, Piece, load_board
from app.table.hand import Hand, Way
from app.table.layout import rects
from app.table.picture import picture
from app.table.theme import THEMES, load_fonts
from app.text import LANGUAGES
from app.text.speaker import Speaker
from games.yinzi import GAME
from games.yinzi.board import BOARD
from games.yinzi.board.gestures import PANEL
from games.yinzi.state import Yinzi
from tests.games.yinzi.walks import walk

NAMES = ("Anna", "Bruno", "Carla", "Dario")
MILLISECONDS = 8.0

every_count = pytest.mark.parametrize("players", GAME.players)


@pytest.fixture(autouse=True)
def fonts(qapp: object) -> None:
    load_fonts()


def states(players: int, every: int = 8, seed: int = 1) -> Iterator[Yinzi]:
    taken = walk(players, seed)
    yield from (step.before for step in taken[::every])
    yield taken[-1].after


def rows(s: Yinzi) -> Iterator[tuple[int, list[Piece], set[str]]]:
    for focus in range(len(s.seats)):
        seen = GAME.observe(s, focus)
        yield focus, list(BOARD.arrange(seen, focus)), {p.id for p in BOARD.places(seen, focus)}


def test_the_board_is_found() -> None:
    assert isinstance(load_board("yinzi"), Board)


@every_count
def test_every_piece_lies_on_a_place_and_every_name_is_unique(players: int) -> None:
    table = QRectF(0, 0, *BOARD.size)
    for s in states(players):
        for focus, pieces, places in rows(s):
            listed = BOARD.places(s, focus)
            names = Counter([p.id for p in listed] + [p.id for p in pieces])
            assert [name for name, n in names.items() if n > 1] == []
            assert {p.place for p in pieces} <= places
            assert all(table.contains(p.rect) for p in listed)
            assert all(table.contains(r) for r in rects(listed, pieces).values())


@every_count
def test_every_move_that_can_be_tried_has_a_gesture_that_can_be_made(players: int) -> None:
    by_hand: Counter[str] = Counter()
    for step in walk(players, 2)[::3]:
        for focus, pieces, places in rows(step.before):
            s, ids = GAME.observe(step.before, focus), {p.id for p in pieces}
            for move, gesture in [*((m, BOARD.gesture(s, m, focus)) for m in GAME.candidates(s)), *BOARD.also(s, focus)]:
                if gesture is None:
                    continue
                assert gesture.piece or gesture.place
                assert not gesture.piece or gesture.piece in ids, (move, gesture)
                assert not gesture.place or gesture.place in places, (move, gesture)
                by_hand[move.verb] += 1
            if focus == step.seat:
                for move in GAME.legal(s):
                    assert (move.verb in PANEL) is (BOARD.gesture(s, move, focus) is None), move
    assert {"card", "send", "cultivate", "sell_city", "build", "produce", "innovate"} <= by_hand.keys()


def test_every_verb_is_made_by_hand_or_asked_in_the_panel() -> None:
    from games.yinzi.board.gestures import _BY_VERB

    assert set(GAME.verbs) == _BY_VERB.keys() | PANEL
    assert not _BY_VERB.keys() & PANEL


def test_what_can_be_done_otherwise_is_a_move_that_can_be_tried() -> None:
    """Further ways only offer what is listed as well, so that nothing is lit that cannot be asked about."""
    for players in GAME.players:
        for step in walk(players, 2)[::5]:
            tried = set(GAME.candidates(step.before))
            for move, _ in BOARD.also(step.before, step.seat):
                if GAME.refuse(step.before, move) is None:
                    assert move in tried, move


def test_the_hand_makes_every_legal_move() -> None:
    """By dragging, turned as it must lie, and by click and click where a click on the piece means nothing else."""
    hand = Hand()
    meant: list[list[Move]] = []
    hand.chosen.connect(meant.append)
    verbs: set[str] = set()
    for players in GAME.players:
        for step in walk(players, 2)[::6]:
            s, seat = step.before, step.seat
            offered = [(m, BOARD.gesture(s, m, seat)) for m in GAME.candidates(s)]
            ways = [Way(m, g, GAME.refuse(s, m)) for m, g in offered if g]
            hand.offer(ways)
            for way in ways:
                if way.refusal is None:
                    meant.clear()
                    make(hand, way)
                    assert len(meant) == 1, way
                    assert way.move in meant[0], way
                    verbs.add(way.move.verb)
    assert len(verbs) >= 22, verbs


def make(hand: Hand, way: Way) -> None:
    piece, place = way.gesture.piece, way.gesture.place
    if piece and place:
        assert hand.lift(piece)
        while hand.facing != way.gesture.facing:
            assert hand.turn()
        hand.drop(place)
    else:
        hand.click(piece or place)


def test_only_moves_that_differ_in_how_they_are_paid_or_how_many_share_a_gesture() -> None:
    """These are offered as a choice after the gesture; everything else is said by the gesture alone."""
    alike = {"eat", "eat_pair", "ship_salt", "ship_salt_inn", "produce", "double", "produce_inn", "double_inn"}
    for players in GAME.players:
        for step in walk(players, 2)[::5]:
            found: dict[object, list[Move]] = {}
            for move in GAME.legal(step.before):
                if gesture := BOARD.gesture(step.before, move, step.seat):
                    found.setdefault(gesture, []).append(move)
            for moves in found.values():
                assert len(moves) == 1 or {m.verb for m in moves} <= alike, moves


@every_count
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_words(players: int, lang: str) -> None:
    speaker = Speaker(lang, GAME, NAMES[:players])
    for s in states(players, 40, seed=2):
        for focus, pieces, places in rows(s):
            for what in [*(p.id for p in pieces), *places]:
                about = BOARD.about(s, what, focus, speaker)
                assert about is not None, what
                assert about.title, what
                assert about.lines, what
                assert all(about.lines), what
                assert about.rule.startswith("YZ-"), what
            assert all(h.title for h in BOARD.headlines(s, focus, speaker))
    assert BOARD.about(s, "nowhere", 0, speaker) is None


def painted(look: str, theme: str, w: int, h: int) -> bool:
    image = QImage(w, h, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    BOARD.paint_piece(painter, look, QRectF(0, 0, w, h), THEMES[theme])
    painter.end()
    step = 3 if w > 20 else 1
    return any(image.pixelColor(x, y).alpha() for x in range(0, w, step) for y in range(0, h, step))


@pytest.mark.parametrize("theme", THEMES)
def test_every_look_that_occurs_is_painted_at_any_size(theme: str) -> None:
    looks = {p.look for n in GAME.players for s in states(n, 16) for _, pieces, _ in rows(s) for p in pieces}
    speaker = Speaker("en", GAME, NAMES)
    looks |= {h.look for s in states(2, 60) for h in BOARD.headlines(s, 0, speaker)}
    kinds: dict[str, list[str]] = {}
    for look in sorted(looks):
        kinds.setdefault(look.split("/")[0], []).append(look)
    assert len(kinds) > 36
    for some in kinds.values():
        for look in some[:: max(1, len(some) // 12)]:
            assert painted(look, theme, 40, 40), look
        assert painted(some[-1], theme, 9, 7), some[-1]
        assert painted(some[0], theme, 150, 90), some[0]


def test_arranging_takes_a_moment() -> None:
    s = list(states(4))[-2]
    began = perf_counter()
    for _ in range(20):
        BOARD.arrange(s, 0)
        BOARD.places(s, 0)
    assert (perf_counter() - began) * 1000 / 20 < MILLISECONDS


@pytest.mark.parametrize("theme", THEMES)
def test_the_table_is_painted(theme: str) -> None:
    for players in GAME.players:
        s = next(iter(states(players)))
        image = picture(BOARD, s, players - 1, THEMES[theme], Speaker("it", GAME, NAMES[:players]), 320)
        assert image.width() == 320
        assert len({image.pixel(x, y) for x in range(0, 320, 9) for y in range(0, 200, 9)}) > 60
