"""Noria's board: every piece on a place, every move a gesture that can be made, words and pictures for all of it."""

from collections import Counter
from collections.abc import Iterator
from time import process_time

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
from games.noria import GAME
from games.noria.board import BOARD
from games.noria.state import Noria
from games.noria.tables import CHAMBERS, ISLANDS_IN_PLAY
from tests.games.noria.positions import Table
from tests.games.noria.walks import SETUPS, walk

NAMES = ("Anna", "Bruno", "Carla", "Dario")
MILLISECONDS = 8.0

every_setup = pytest.mark.parametrize(("players", "variant"), SETUPS)


@pytest.fixture(autouse=True)
def fonts(qapp: object) -> None:
    load_fonts()


def states(players: int, variant: str, every: int = 6) -> Iterator[Noria]:
    taken = walk(players, variant, 1)
    yield from (step.before for step in taken[::every])
    yield taken[-1].after


def rows(s: Noria) -> Iterator[tuple[int, list[Piece], set[str]]]:
    for focus in range(len(s.seats)):
        yield focus, list(BOARD.arrange(s, focus)), {p.id for p in BOARD.places(s, focus)}


def test_the_board_is_found() -> None:
    assert isinstance(load_board("noria"), Board)


@every_setup
def test_every_piece_lies_on_a_place_and_every_name_is_unique(players: int, variant: str) -> None:
    table = QRectF(0, 0, *BOARD.size)
    for s in states(players, variant):
        for focus, pieces, places in rows(s):
            listed = BOARD.places(s, focus)
            names = Counter([p.id for p in listed] + [p.id for p in pieces])
            assert [name for name, n in names.items() if n > 1] == []
            assert {p.place for p in pieces} <= places
            assert all(table.contains(p.rect) for p in listed)
            assert all(table.contains(r) for r in rects(listed, pieces).values())


@every_setup
def test_what_lies_on_the_table_is_what_the_state_holds(players: int, variant: str) -> None:
    for s in states(players, variant):
        for focus, pieces, _ in rows(s):
            looks = Counter(p.look.split("/")[0] for p in pieces)
            assert looks["cylinder"] == 4 * players
            assert looks["ambassador"] == players
            assert looks["politician"] == 24 - s.removed
            assert looks["value"] == len(CHAMBERS)
            assert looks["island"] == ISLANDS_IN_PLAY[players]
            discs = sum(1 for seat in s.seats for disc in seat.wheel if disc) + sum(len(seat.bought) for seat in s.seats)
            building = sum(6 - sum(map(bool, s.seats[f.seat].wheel)) for f in s.stack if f.kind == "build_wheel")
            assert looks["disc"] == discs + sum(s.stacks) + building
            own = s.seats[focus]
            assert looks["ship"] == sum(own.ships) + sum(map(sum, s.island_ships))
            assert looks["good"] == sum(own.warehouses)
            assert looks["factory"] == 7 - own.built + sum(seat.built for seat in s.seats)
            tallies = [p.look.split("/") for p in pieces if p.look.startswith("tally/ship-")]
            rivals = sum(sum(seat.ships) for q, seat in enumerate(s.seats) if q != focus)
            assert sum(int(n) for *_, n in tallies) == rivals


@every_setup
def test_every_move_that_can_be_tried_has_a_gesture_that_can_be_made(players: int, variant: str) -> None:
    panel = {"end_influence", "end_actions", "end_politics", "produce", "pay", "pay_goods", "forgo"}
    by_hand: Counter[str] = Counter()
    for step in walk(players, variant, 2)[::3]:
        s = step.before
        for focus, pieces, places in rows(s):
            ids = {p.id for p in pieces}
            for move, gesture in [*((m, BOARD.gesture(s, m, focus)) for m, _ in GAME.tried(s)), *BOARD.also(s, focus)]:
                if gesture is None:
                    continue
                assert move.verb not in panel
                assert gesture.piece or gesture.place
                assert not gesture.piece or gesture.piece in ids, (move, gesture)
                assert not gesture.place or gesture.place in places, (move, gesture)
                by_hand[move.verb] += 1
            mine = [m for m in GAME.legal(s) if m.verb not in panel]
            if focus == s.stack[-1].seat:
                assert all(BOARD.gesture(s, m, focus) for m in mine)
    assert {"activate", "inspect", "invest", "travel", "market", "modify", "night_shift"} <= by_hand.keys()


def test_moves_that_are_alike_share_a_gesture_and_others_do_not() -> None:
    """Only these are offered as a choice after the gesture: how to use a disc, and whom an Intrigue removes."""
    for players, variant in SETUPS:
        for step in walk(players, variant, 2)[::5]:
            s, seat = step.before, step.seat
            found: dict[object, list[Move]] = {}
            for move in GAME.legal(s):
                if gesture := BOARD.gesture(s, move, seat):
                    found.setdefault(gesture, []).append(move)
            for moves in found.values():
                assert len(moves) == 1 or {m.verb for m in moves} <= {"activate", "intrigue"}
                assert len({m.args[0] for m in moves}) == 1


def test_the_hand_makes_every_legal_move() -> None:
    """By dragging, and by click and click where a click on the piece means nothing else."""
    hand = Hand()
    meant: list[list[Move]] = []
    hand.chosen.connect(meant.append)
    verbs: set[str] = set()
    for players, variant in SETUPS[:4]:
        for step in walk(players, variant, 2)[::7]:
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
    assert len(verbs) >= 14


def make(hand: Hand, way: Way) -> None:
    piece, place, *_ = way.gesture
    if piece and place and hand.clicks(piece):
        assert hand.lift(piece)
        hand.drop(place)
    else:
        for what in filter(None, (piece, place)):
            hand.click(what)


def test_an_intrigue_may_begin_with_whoever_is_thrown_out() -> None:
    table = Table(3)
    table.resources(0, knowledge=9)
    s = table.at("politics").state
    ways = [Way(m, g, GAME.refuse(s, m)) for m, g in BOARD.also(s, 0)]
    assert {w.move for w in ways if w.refusal is None} == {m for m in GAME.legal(s) if m.verb == "intrigue"}
    hand = Hand()
    meant: list[list[Move]] = []
    hand.chosen.connect(meant.append)
    hand.offer(ways)
    standing = next(w.gesture.piece for w in ways if w.refusal is None)
    assert hand.lift(standing)
    hand.drop("intrigue")
    assert len({m.args[0] for m in meant[0]}) > 1
    assert {m.args[1] for m in meant[0]} == {standing.split(":")[1]}


def test_mirrored_moves_do_the_same_as_listed_ones() -> None:
    s = Table(2).at("influence", rnd=3).state
    s.seats[0].knowledge = 9
    extra = [move for move, _ in BOARD.also(s, 0)]
    assert extra
    for move in extra:
        assert GAME.refuse(s, move) is None
        assert Move("modify", move.args[::-1]) in {m for m, _ in GAME.tried(s)}
        assert move not in {m for m, _ in GAME.tried(s)}


@every_setup
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_words(players: int, variant: str, lang: str) -> None:
    speaker = Speaker(lang, GAME, NAMES[:players])
    for s in states(players, variant, 60):
        for focus, pieces, places in rows(s):
            for what in [*(p.id for p in pieces), *places]:
                about = BOARD.about(s, what, focus, speaker)
                assert about is not None, what
                assert about.title, what
                assert about.lines, what
                assert all(about.lines), what
                assert about.rule.startswith("NO-"), what
            assert all(h.title and h.value is not None and h.value >= 0 for h in BOARD.headlines(s, focus, speaker))
    assert BOARD.about(s, "nothing", 0, speaker) is None


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
    looks = {p.look for n, v in SETUPS for s in states(n, v, 12) for _, pieces, _ in rows(s) for p in pieces}
    speaker = Speaker("en", GAME, NAMES)
    looks |= {h.look for s in states(2, "base", 50) for h in BOARD.headlines(s, 0, speaker)}
    assert len(looks) > 100
    for look in looks:
        assert painted(look, theme, 40, 40), look
    for look in sorted(looks)[::7]:
        assert painted(look, theme, 9, 7), look
        assert painted(look, theme, 150, 90), look


def test_arranging_takes_a_moment() -> None:
    s = list(states(4, "expert"))[-2]
    began = process_time()
    for _ in range(20):
        BOARD.arrange(s, 0)
        BOARD.places(s, 0)
    assert (process_time() - began) * 1000 / 20 < MILLISECONDS


@pytest.mark.parametrize("theme", THEMES)
def test_the_table_is_painted(theme: str) -> None:
    for players, variant in SETUPS:
        s = next(iter(states(players, variant)))
        image = picture(BOARD, s, players - 1, THEMES[theme], Speaker("it", GAME, NAMES[:players]), 320)
        assert image.width() == 320
        assert len({image.pixel(x, y) for x in range(0, 320, 9) for y in range(0, 200, 9)}) > 60


# Pieces keep their names.


def gone_on(before: Noria, after: Noria) -> dict[str, str]:
    """The spaces of the first seat's wheel that discs have left, and where these lie now."""
    spaces = (
        {p.id: p.place.split(":")[2] for p in BOARD.arrange(s, 0) if p.place.startswith("wheel:0:")} for s in (before, after)
    )
    old, new = spaces
    return {old[a]: new[b] for a, b in BOARD.renamed(before, after, 0).items() if a in old}


def test_rings_that_turn_carry_their_discs() -> None:
    """Each goes on by one space of its ring, equal ones too."""
    table = Table(2).at("politics", rnd=3)
    table.wheel(0, large_right="city", large_upper_left="city", medium_right="journey", small_top="tool")
    table.resources(0, knowledge=9)
    before = table.state.clone()
    table.play("end_politics")
    steps = gone_on(before, table.state)
    assert steps["large_right"] == "large_centre"
    assert steps["large_upper_left"] == "large_upper_centre"
    assert steps["medium_right"] == "medium_left"
    assert steps["small_top"] == "small_bottom"


def test_only_what_moves_changes_its_place() -> None:
    table = Table(2).at("influence", rnd=3)
    table.wheel(0, large_right="city", medium_right="journey", small_top="tool")
    table.resources(0, knowledge=9)
    before = table.state.clone()
    table.play("modify large_right medium_right")
    after = table.state.clone()
    assert gone_on(before, after) == {"large_right": "medium_right", "medium_right": "large_right"}
    table.play("night_shift medium")
    moved = gone_on(after, table.state)
    assert moved["medium_right"] == "medium_left"
    assert all(a.startswith("medium_") and b.startswith("medium_") for a, b in moved.items())


def test_new_pieces_come_from_somewhere() -> None:
    """Ships from the island, factories from the tableau, discs from the market."""
    found: Counter[str] = Counter()
    for step in walk(3, "base", 1):
        places = {p.id for p in BOARD.places(step.after, step.seat)}
        before, after = ({p.id for p in BOARD.arrange(s, step.seat)} for s in (step.before, step.after))
        sources = [BOARD.comes_from(step.after, piece, step.seat) for piece in after - before]
        assert {source for source in sources if source} <= places
        if step.move.verb in ("take_ship", "build", "market"):
            found[step.move.verb] += any(sources)
    assert all(found[verb] for verb in ("take_ship", "build", "market"))


def test_players_choose_their_colours() -> None:
    board = BOARD.for_players(GAME.colours[::-1])
    s = Table(2).state
    looks = {p.id: p.look for p in board.arrange(s, 0)}
    assert looks["rep:0:research"] == "cylinder/purple"
    assert looks["ambassador:1"] == "ambassador/white"
