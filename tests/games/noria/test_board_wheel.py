"""Noria's wheel under the hand and in motion: rings are dragged around by a real mouse, and cogs and discs turn in step."""

import random
from collections.abc import Callable
from math import cos, radians, sin
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.framework.match import Match
from app.framework.moves import Move
from app.table.motion import SPEEDS
from app.table.theme import THEMES
from games.noria import GAME
from games.noria.board import BOARD
from games.noria.board import layout as at
from games.noria.board.magnify import owner_of
from games.noria.board.turning import turns_done
from games.noria.reckoning import after_turns
from games.noria.tables import RINGS, SPACE, SPACES
from tests.games.noria.walks import SETUPS, walk
from tests.table.conftest import Lay, Mouse, lay

__all__ = ["lay"]
RIM = {"large": 0.89, "medium": 0.58, "small": 0.35}


@pytest.fixture
def influence(lay: Lay) -> Callable[..., tuple[Any, Mouse]]:
    """A table of two people, the first in the Influence phase with so much Knowledge."""

    def make(knowledge: int = 5, animation: str = "off") -> tuple[Any, Mouse]:
        table = lay(game=GAME)
        for _ in range(200):
            frame = table.session.match.frame
            assert frame
            if frame.kind == "influence":
                break
            table.play(table.session.match.legal()[0])
            QApplication.processEvents()
        assert frame
        position = table.session.match._state
        position.seats[frame.seat].knowledge = knowledge
        table.session.refresh()
        table.scene.motion.duration = SPEEDS[animation]
        return table, Mouse(table)

    return make


def rim(mouse: Mouse, ring: str, degrees: float) -> QPoint:
    """A point on the rim of a ring, so many degrees clockwise from the right."""
    w = at.MAIN_WHEEL
    reach, angle = w.r * RIM[ring], radians(degrees)
    return mouse.view.mapFromScene(QPointF(w.x + reach * cos(angle), w.y + reach * sin(angle)))


def pull(mouse: Mouse, ring: str, start: float, end: float) -> None:
    """Press on the rim and go round, without letting go."""
    mouse.press(rim(mouse, ring, start))
    for part in range(1, 13):
        mouse.move(rim(mouse, ring, start + (end - start) * part / 12))


START = {"large": 0.0, "medium": 0.0, "small": 0.0}
"""Where no socket is in the way."""


def spaces_of(table: Any) -> list[int]:
    wheel: list[int] = table.session.match._state.seats[table.scene.focus].wheel
    return wheel[:]


def shifted(wheel: list[int], ring: str) -> list[int]:
    """One step clockwise."""
    later, spaces = wheel[:], RINGS[ring]  # type: ignore[index]
    for i, x in enumerate(spaces):
        later[spaces[(i + 1) % len(spaces)]] = wheel[x]
    return later


def at_rest(table: Any) -> bool:
    scene = table.scene
    return all(item.rect() == scene.homes[i] and item.rotation() == 0 for i, item in scene.pieces.items())


@pytest.mark.parametrize("ring", ["large", "medium"])
def test_a_ring_dragged_around_is_a_night_shift(influence: Any, ring: str) -> None:
    table, mouse = influence()
    before, step = spaces_of(table), at.step_of(ring)  # type: ignore[arg-type]
    pull(mouse, ring, START[ring], START[ring] + step * 0.95)
    mouse.release(rim(mouse, ring, START[ring] + step * 0.95))
    assert table.session.match.entries[-1].move == Move("night_shift", (ring,))
    assert spaces_of(table) == shifted(before, ring)
    assert at_rest(table)


def test_what_lies_on_a_ring_goes_with_the_pointer(influence: Any) -> None:
    table, mouse = influence()
    scene, focus = table.scene, table.scene.focus
    riders = [item for item in scene.pieces.values() if item.rides == f"cog:{focus}:large"]
    others = [item for item in scene.pieces.values() if item.rides == f"cog:{focus}:medium"]
    homes = {item.piece_id: item.pos() for item in (*riders, *others)}
    pull(mouse, "large", 0.0, 30.0)
    assert scene.pieces[f"cog:{focus}:large"].rotation() == pytest.approx(30, abs=1.5)
    pivot = QPointF(at.MAIN_WHEEL.x, at.MAIN_WHEEL.y)
    assert riders
    for item in riders:
        now, then = item.pos() - pivot, homes[item.piece_id] - pivot
        assert QPointF.dotProduct(now, now) == pytest.approx(QPointF.dotProduct(then, then))
        assert QPointF.dotProduct(now, then) / QPointF.dotProduct(then, then) == pytest.approx(cos(radians(30)), abs=0.02)
    assert all(item.pos() == homes[item.piece_id] for item in others)
    pull_on = rim(mouse, "large", 300.0)
    mouse.move(rim(mouse, "large", 120.0))
    mouse.move(pull_on)
    mouse.release(rim(mouse, "large", 300.0))


@pytest.mark.parametrize(("end", "turned"), [(54.0, 60.0), (66.0, 60.0), (100.0, 74.0), (-60.0, -14.0), (6.0, 0.0)])
def test_a_ring_falls_into_its_turns_and_goes_no_further(influence: Any, end: float, turned: float) -> None:
    table, mouse = influence()
    pull(mouse, "large", 0.0, end)
    assert table.scene.pieces[f"cog:{table.scene.focus}:large"].rotation() == pytest.approx(turned)


@pytest.mark.parametrize("end", [22.0, -70.0])
def test_a_ring_let_go_too_early_springs_back(influence: Any, end: float) -> None:
    table, mouse = influence(animation="fast")
    before, played = spaces_of(table), len(table.session.match.entries)
    pull(mouse, "large", 0.0, end)
    mouse.release(rim(mouse, "large", end))
    assert table.scene.motion.running
    table.scene.motion.finish()
    assert (spaces_of(table), len(table.session.match.entries)) == (before, played)
    assert at_rest(table)


def test_escape_lets_a_ring_spring_back_and_the_pointer_has_lost_it(influence: Any) -> None:
    table, mouse = influence()
    played = len(table.session.match.entries)
    pull(mouse, "medium", 0.0, 70.0)
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    assert at_rest(table)
    mouse.move(rim(mouse, "medium", 80.0))
    mouse.release(rim(mouse, "medium", 90.0))
    assert at_rest(table)
    assert len(table.session.match.entries) == played


def test_a_turn_that_is_not_allowed_springs_back_and_says_why(influence: Any) -> None:
    table, mouse = influence()
    played = len(table.session.match.entries)
    pull(mouse, "small", 0.0, 170.0)
    mouse.release(rim(mouse, "small", 170.0))
    assert at_rest(table)
    assert len(table.session.match.entries) == played
    assert table.prompt.note.accessibleName() == table.speaker.say("no-small-ring-fixed")


def test_a_turn_that_cannot_be_paid_springs_back_and_says_why(influence: Any) -> None:
    table, mouse = influence(knowledge=5)
    for _ in range(2):
        mouse.click("turn:large")
    before = spaces_of(table)
    pull(mouse, "large", 0.0, 60.0)
    mouse.release(rim(mouse, "large", 60.0))
    assert spaces_of(table) == before
    assert at_rest(table)
    refusal = table.session.match.explain(Move("night_shift", ("large",)))
    assert table.prompt.note.accessibleName() == table.speaker.refusal(refusal)


@pytest.mark.parametrize("ring", ["large", "medium"])
@pytest.mark.parametrize("where", ["rim", "button"])
def test_a_click_turns_a_ring(influence: Any, ring: str, where: str) -> None:
    table, mouse = influence()
    before = spaces_of(table)
    spot = rim(mouse, ring, START[ring]) if where == "rim" else mouse.at(f"turn:{ring}")
    mouse.press(spot)
    mouse.release(spot)
    assert spaces_of(table) == shifted(before, ring)


def test_the_cursor_tells_what_can_be_taken(influence: Any) -> None:
    table, mouse = influence()

    def shape() -> Qt.CursorShape:
        return Qt.CursorShape(table.view.viewport().cursor().shape())

    mouse.move(rim(mouse, "large", 0.0), held=False)
    assert shape() == Qt.CursorShape.OpenHandCursor
    mouse.move(mouse.at("turn:large"), held=False)
    assert shape() == Qt.CursorShape.PointingHandCursor
    mouse.move(mouse.at("round:5"), held=False)
    assert shape() == Qt.CursorShape.ArrowCursor
    pull(mouse, "large", 0.0, 25.0)
    assert shape() == Qt.CursorShape.ClosedHandCursor
    mouse.release(rim(mouse, "large", 25.0))
    assert shape() != Qt.CursorShape.ClosedHandCursor


def test_spaces_that_a_disc_may_go_to_shine_through_the_cogs(influence: Any) -> None:
    table, mouse = influence()
    scene, focus = table.scene, table.scene.focus
    disc = next(p for p in table.board.arrange(table.session.seen(), focus) if p.rides == f"cog:{focus}:medium")
    empty = next(SPACES[x] for x in RINGS["large"] if not spaces_of(table)[x])
    start = mouse.at(disc.id)
    mouse.press(start)
    mouse.move(start + QPoint(40, -40))
    assert scene.hand.held == disc.id
    space = scene.places[f"wheel:{focus}:{empty}"]
    assert space.glow
    assert space.zValue() > scene.pieces[f"light:{focus}"].zValue() > scene.pieces[f"cog:{focus}:large"].zValue()
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    assert space.zValue() < scene.pieces[f"cog:{focus}:large"].zValue()


def test_rings_are_fixed_outside_the_influence_phase(influence: Any) -> None:
    table, mouse = influence()
    table.play(Move("end_influence"))
    assert table.session.match.frame.kind != "influence"
    pull(mouse, "large", 0.0, 60.0)
    assert at_rest(table)


def test_the_rim_tells_what_a_turn_costs_with_its_doubling(influence: Any) -> None:
    table, mouse = influence(knowledge=9)
    focus, say = table.scene.focus, table.speaker.say
    cog = f"cog:{focus}:large"
    for price in (1, 2, 4):
        looks = {p.id: p.look for p in table.board.arrange(table.session.seen(), focus)}
        assert looks["on-price:large"] == looks["on-price:medium"] == f"price/{price}/knowledge"
        about = table.board.about(table.session.seen(), cog, focus, table.speaker)
        assert say("board-price-doubles", price=price, next=price * 2) in about.lines
        if price < 4:
            mouse.click("turn:large")


def test_a_rivals_wheel_is_large_under_the_pointer(influence: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table, mouse = influence()
    scene, rival = table.scene, 1 - table.scene.focus
    spot = scene.places[f"wheel:{rival}"].place
    shown: list[str] = []
    monkeypatch.setattr(table.board, "paint_overlay", lambda p, s, what, *rest: shown.append(what), raising=False)
    for at_point in (QPointF(spot.x + spot.w / 2, spot.y + 4), QPointF(spot.x + spot.w / 2, spot.y + spot.h * 0.3)):
        mouse.move(mouse.view.mapFromScene(at_point), held=False)
        mouse.view.viewport().repaint()
        assert owner_of(shown[-1]) == rival


# In motion.


@pytest.mark.parametrize("undo", [False, True])
def test_cogs_and_discs_turn_in_step_along_the_circle(influence: Any, undo: bool) -> None:
    table, mouse = influence(animation="slow")
    scene, focus = table.scene, table.scene.focus
    if undo:
        mouse.click("turn:large")
        scene.motion.finish()
    homes = {item: item.pos() for item in scene.pieces.values() if item.rides == f"cog:{focus}:large"}
    assert homes
    table.undo() if undo else mouse.click("turn:large")
    assert scene.motion.running
    cog, pivot = scene.pieces[f"cog:{focus}:large"], QPointF(at.MAIN_WHEEL.x, at.MAIN_WHEEL.y)
    for t in (0.25, 0.5, 0.75):
        scene.motion._tick(t)
        assert cog.rotation() == pytest.approx((-60 if undo else 60) * t)
        for item, home in homes.items():
            turn = radians(cog.rotation())
            d = home - pivot
            expected = pivot + QPointF(d.x() * cos(turn) - d.y() * sin(turn), d.x() * sin(turn) + d.y() * cos(turn))
            assert (item.pos() - expected).manhattanLength() < 0.01, item.piece_id
        assert scene.pieces[f"cog:{focus}:medium"].rotation() == 0
    scene.motion.finish()
    assert at_rest(table)


def test_without_animation_nothing_turns(influence: Any) -> None:
    table, mouse = influence(animation="off")
    mouse.click("turn:large")
    assert SPEEDS["off"] == 0
    assert not table.scene.motion.running
    assert at_rest(table)


def test_all_rings_of_whoever_ends_a_turn_turn_and_undoing_turns_them_back() -> None:
    seen = 0
    for players, variant in SETUPS[:3]:
        for step in walk(players, variant, 1):
            before, after = step.before, step.after
            q = before.active
            due = [any(f.kind == "administration" and f.seat == q for f in s.stack) for s in (before, after)]
            if due != [True, False] or not after.stack:
                continue
            rings = {f"cog:{q}:{ring}": angle for ring, angle in (("large", 60), ("medium", 90), ("small", 180))}
            assert BOARD.turned(before, after) == rings
            assert BOARD.turned(after, before) == {cog: 180 if angle == 180 else -angle for cog, angle in rings.items()}
            seen += 1
    assert seen > 20


def test_equal_discs_do_not_trade_places_when_their_ring_turns(influence: Any) -> None:
    """They go on under other names; each must still be seen to go one step."""
    table, mouse = influence(animation="slow")
    wheel = table.session.match._state.seats[table.scene.focus].wheel
    city = next(disc for disc in wheel if disc)
    for x in RINGS["large"]:
        wheel[x] = 0
    wheel[SPACE["large_upper_right"]] = wheel[SPACE["large_left"]] = city
    table._show(animate=False)
    scene = table.scene
    before = {item: item.place_id for item in scene.pieces.values() if item.rides == f"cog:{scene.focus}:large"}
    assert len(before) == 2
    mouse.click("turn:large")
    scene.motion._tick(0.0)
    for item, place in before.items():
        start, home = item.pos(), scene.homes[item.piece_id].center()
        assert (start.x(), start.y()) == pytest.approx(at.MAIN_WHEEL.spaces[SPACE[place.split(":")[2]]])
        d = start - home
        chord = 2 * at.MAIN_WHEEL.r * at.WHEEL_RADII["large"] * sin(radians(30))
        assert (d.x() ** 2 + d.y() ** 2) ** 0.5 == pytest.approx(chord, abs=0.5)


@pytest.mark.parametrize("size", ["main", "small"])
@pytest.mark.parametrize("ring", list(RINGS))
def test_a_cog_looks_the_same_after_every_step(ring: str, size: str) -> None:
    def drawn(turn: float) -> QImage:
        image = QImage(240, 240, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        p = QPainter(image)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.translate(120, 120)
        p.rotate(turn)
        BOARD.paint_piece(p, f"cog/{ring}/{size}", QRectF(-119, -119, 238, 238), THEMES["dark"])
        p.end()
        return image

    def difference(a: QImage, b: QImage) -> float:
        spots = [(x, y) for x in range(4, 240, 5) for y in range(4, 240, 5)]
        pairs = [(a.pixelColor(*spot), b.pixelColor(*spot)) for spot in spots]
        return sum(abs(c.red() - d.red()) + abs(c.alpha() - d.alpha()) for c, d in pairs) / len(spots)

    step = at.step_of(ring)  # type: ignore[arg-type]
    assert difference(drawn(0), drawn(step)) < 3.0 < difference(drawn(0), drawn(step * 0.4))
    assert len({SPACES[x] for x in RINGS[ring]}) == round(360 / step)  # type: ignore[index]


def test_the_keys_explain_the_wheel_as_the_pointer_does(influence: Any) -> None:
    table, _ = influence()
    scene, button = table.scene, "turn:large"
    for _ in scene.hand.stops():
        QTest.keyClick(table.view, Qt.Key.Key_Right)
        QApplication.processEvents()
        table.view.viewport().repaint()
        assert scene.overlay.explained == (scene.hand.focus, "")
        if scene.hand.focus == button:
            break
    assert scene.overlay.explained == (button, "")


def test_a_wheel_that_has_only_turned_is_not_marked() -> None:
    match, rng, turned = Match(GAME, GAME.setup(2), "5"), random.Random(5), 0
    while match.frame and turned < 4:
        before, seat = match.observe(0), match.frame.seat
        match.submit(rng.choice(match.legal()))
        after = match.observe(0)
        done, wheel = turns_done(after, seat) - turns_done(before, seat), before.seats[seat].wheel
        rested = BOARD.by_itself(before, after)
        assert before.seats[seat].wheel == wheel, "what was looked at stays as it is"
        if done and any(wheel) and after_turns(wheel, 1) == after.seats[seat].wheel:
            turned += 1
            assert rested.seats[seat].wheel == after.seats[seat].wheel != wheel
        elif not done:
            assert rested.seats[seat].wheel == wheel, "what was put or swapped is told"
    assert turned == 4
