"""Yinzi's board: every piece on a place, every move a gesture that can be made, words and pictures for all of it."""

from collections import Counter
from collections.abc import Iterator
from time import process_time

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from app.framework.moves import Move
from app.framework.phases import Frame
from app.table.board import Board, Piece, load_board
from app.table.hand import Hand, Way
from app.table.layout import rects
from app.table.picture import picture
from app.table.theme import THEMES, load_fonts
from app.text import LANGUAGES
from app.text.speaker import Speaker
from games.yinzi import GAME
from games.yinzi import tables as t
from games.yinzi.board import BOARD, layout
from games.yinzi.board.gestures import BY_VERB
from games.yinzi.board.tiles import factory_path
from games.yinzi.state import Yinzi
from tests.games.yinzi.positions import GREEN, MARION, Table
from tests.games.yinzi.walks import walk

NAMES = ("Anna", "Bruno", "Carla", "Dario")
MILLISECONDS = 8.0
PANEL = frozenset(
    (
        *("done", "pay", "pay_inn", "enlist", "send_envoy", "keep_envoy", "starve", "recruit", "keep", "spoils", "weaken"),
        *("veterans", "pay_tax", "pay_tax_inn"),
    )
)
"""What is asked in the panel; some of it can be done by hand as well."""

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
            for move, gesture in [*((m, BOARD.gesture(s, m, focus)) for m, _ in GAME.tried(s)), *BOARD.also(s, focus)]:
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
    assert set(GAME.verbs) == BY_VERB.keys() | PANEL
    assert not BY_VERB.keys() & PANEL


def test_what_can_be_done_otherwise_is_a_move_that_can_be_tried() -> None:
    """Further ways only offer what is listed as well, so that nothing is lit that cannot be asked about."""
    for players in GAME.players:
        for step in walk(players, 2)[::5]:
            tried = {m for m, _ in GAME.tried(step.before)}
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
            offered = [(m, BOARD.gesture(s, m, seat)) for m, _ in GAME.tried(s)]
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
            for what in [*(piece.id for piece in pieces), *places]:
                about = BOARD.about(s, what, focus, speaker)
                assert about is not None, what
                assert about.title, what
                assert about.lines, what
                assert all(about.lines), what
                assert about.rule.startswith("YZ-"), what
            assert all(h.title for h in BOARD.headlines(s, focus, speaker))
    assert BOARD.about(s, "nowhere", 0, speaker) is None


def test_a_factory_is_free_before_the_first_round_and_costs_stone_later() -> None:
    s, speaker = Table(2).state, Speaker("en", GAME, NAMES[:2])
    for number, rule, price in ((0, "YZ-3.4", "free"), (1, "YZ-9.4.1", "1 stone")):
        s.round = number
        shown = next(piece.id for piece in BOARD.arrange(s, 0) if piece.place.startswith("display:"))
        about = BOARD.about(s, shown, 0, speaker)
        assert about
        assert about.rule == rule
        assert price in about.lines[-1]


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
    began = process_time()
    for _ in range(20):
        BOARD.arrange(s, 0)
        BOARD.places(s, 0)
    assert (process_time() - began) * 1000 / 20 < MILLISECONDS


@pytest.mark.parametrize("theme", THEMES)
def test_the_table_is_painted(theme: str) -> None:
    for players in GAME.players:
        s = next(iter(states(players)))
        image = picture(BOARD, s, players - 1, THEMES[theme], Speaker("it", GAME, NAMES[:players]), 320)
        assert image.width() == 320
        assert len({image.pixel(x, y) for x in range(0, 320, 9) for y in range(0, 200, 9)}) > 60


# What the board explains, and what only shows for a while.


def overlay_of(s: Yinzi, what: str, theme: str, focus: int = 0) -> QImage:
    image = QImage(800, 500, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.scale(0.5, 0.5)
    BOARD.paint_overlay(painter, s, what, focus, THEMES[theme])
    painter.end()
    return image


def empty(image: QImage) -> bool:
    return not any(image.pixelColor(x, y).alpha() for x in range(0, 800, 3) for y in range(0, 500, 3))


@pytest.mark.parametrize("theme", THEMES)
def test_overlays_are_painted(theme: str) -> None:
    p = Table(3)
    s = p.state
    p.market("zhejiang", "cm_all_1")
    p.tile("zj_r1c2", "tea", MARION, 2)
    p.factory(MARION, "fac_silk_green", "nz_r0c0_se", level=2)
    p.raw(GREEN, "huguang_cm_r0c0")
    p.product(MARION, "fac_silk_green")
    p.dock(1, "ship_korea_1")
    told = [
        "cube:zj_r1c2:0",
        "square:zj_r1c2",
        "fac:fac_silk_green",
        "site:nz_r0c0_se",
        "store:fac_silk_green",
        "raw:huguang_cm_r0c0",
        "product:fac_silk_green:0:0",
        "province:jiangxi",
        "area:1",
        "on-stock:2:copper",
    ]
    assert [what for what in told if empty(overlay_of(s, what, theme))] == []
    silent = ["square:zj_r0c0", "space:zhejiang_cm_r0c0", "area:0", "on-stock:0:copper", "bonus:bonus_boat", "die", ""]
    assert [what for what in silent if not empty(overlay_of(s, what, theme))] == []


def test_a_factory_is_turned_in_the_hand_and_covers_the_squares_it_seems_to_cover() -> None:
    for site in t.SITES:
        block, turn = layout.block_rect(site), layout.turn_of(site)
        shape = factory_path(block, turn)
        corner, product, store = layout.site_rects(site)
        covered = {layout.square_rect(t.SQUARES[x]).center().toTuple() for x in t.SITE_SQUARES[t.SITE[site]]}
        assert {r.center().toTuple() for r in (corner, product, store)} == covered
        assert all(shape.contains(r.center()) for r in (corner, product, store))
        assert not shape.contains(block.center() * 2 - corner.center())
        # Turned counter-clockwise by a quarter the store comes to lie where the product is.
        arm, other = store.center() - corner.center(), product.center() - corner.center()
        assert (arm.y(), -arm.x()) == (other.x(), other.y())


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_a_factory_is_found_on_its_squares_and_at_its_middle(turn: int) -> None:
    rect = QRectF(-33, -33, 66, 66)
    path = BOARD.outline(f"factory/silk/blue/red/1/1/{turn}", rect)
    assert path is not None
    quarters = [QPointF(x, y) for x in (-16.0, 16.0) for y in (-16.0, 16.0)]
    assert sum(path.contains(point) for point in quarters) == 3
    assert all(path.contains(QPointF(x, y)) for x in (-1.0, 0.0, 1.0) for y in (-1.0, 0.0, 1.0))


def test_a_peg_and_a_turn_name_one_site() -> None:
    assert len({(layout.peg_of(site), layout.turn_of(site)) for site in t.SITES}) == len(t.SITES)


def test_the_bill_beside_the_hand_counts_what_is_still_to_be_played() -> None:
    p = Table(3)
    s = p.state
    p.hand(MARION, "card_12", "card_09")
    p.group(MARION, "cultivate", 3)
    p.migrants(MARION, lower=1)
    s.stack = (Frame("closing", 0), Frame("turn", MARION))
    value = t.CARD_VALUE[s.seats[MARION].slots[t.FORTUNE["cultivate"]]]
    looks = {piece.id: piece.look for piece in BOARD.arrange(s, MARION)}
    assert looks["on-bill:0"] == f"bill/silver/{t.tax_on(value)}/{t.tax_on(value + 3 + 3)}"
    assert looks["on-meal:0"] == f"bill/food/1/{-(-(1 + 3 + 3 + 1) // 3)}"
    s.stack = (Frame("tax", MARION),)
    looks = {piece.id: piece.look for piece in BOARD.arrange(s, MARION)}
    assert looks["on-meal:0"] == "bill/food/0/0"


def test_players_choose_their_colours() -> None:
    board = BOARD.for_players(GAME.colours[::-1])
    p = Table(2)
    s = p.state
    p.factory(1, "fac_silk_blue", "nz_r0c0_se")
    looks = {piece.id: piece.look for piece in board.arrange(s, 0)}
    assert looks["boat:0"] == "boat/red"
    assert looks["fac:fac_silk_blue"].split("/")[:4] == ["factory", "silk", "red", "yellow"]


def test_a_rivals_hand_is_a_number_and_an_unknown_one_shows_backs() -> None:
    p = Table(2)
    s = p.state
    p.hand(0, "card_01", "card_02")
    seen = GAME.observe(s, 1)
    looks = Counter(piece.look.split("/")[0] for piece in BOARD.arrange(seen, 0))
    assert (looks["back"], looks["card"]) == (2, 0)
    assert {piece.id: piece.look for piece in BOARD.arrange(seen, 1)}["on-hand:0"] == "tally/hand/2/blue"


def test_the_card_for_the_lobby_is_painted() -> None:
    for theme in THEMES.values():
        image = QImage(210, 190, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.magenta)
        painter = QPainter(image)
        assert BOARD.paint_card(painter, QRectF(0, 0, 210, 190), theme)
        painter.end()
        colours = {image.pixel(x, y) for x in range(0, 210, 5) for y in range(0, 190, 5)}
        assert len(colours) > 20
        assert 0xFFFF00FF not in colours
