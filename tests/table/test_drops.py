"""A piece let go beside its goal: on the tile that holds the goal, where several could be meant, on the ground it came from."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QApplication

from app.framework.game import Game, installed
from app.framework.moves import Move
from app.table.board import Gesture, load_board
from app.table.hand import Way
from app.table.items import Glow
from app.table.scene import TableScene
from app.table.theme import LIGHT, load_fonts
from app.text.speaker import Speaker
from tests.every_game.random_games import a_random_game
from tests.table.conftest import Lay, Mouse

AGRA, YINZI = installed()["agra"], installed()["yinzi"]


def free_spot(scene: TableScene, place: str) -> QPointF:
    """A point of a place that is not on any of the places within it."""
    area = scene.area(place)
    within = [item for i, item in scene.places.items() if i != place and area.contains(item.place.rect)]
    parts = list(product(range(1, 30), repeat=2))
    spots = [QPointF(area.x() + area.width() * x / 30, area.y() + area.height() * y / 30) for x, y in parts]
    return next(spot for spot in spots if not any(item.contains(spot) for item in within))


def test_a_worker_let_go_anywhere_on_a_tile_stands_on_its_space(lay: Lay) -> None:
    table = lay(game=AGRA)
    mouse = Mouse(table)
    while (frame := table.session.match.frame) and frame.kind != "action":
        table.play(table.session.match.legal()[0])
        QApplication.processEvents()
    move = next(m for m in table.session.match.legal() if m.verb == "place" and f"house:{m.args[0]}" in table.scene.places)
    space, worker = f"space:{move.args[0]}", f"workers:{table.scene.focus}"
    spot = table.view.mapFromScene(free_spot(table.scene, f"house:{move.args[0]}"))
    mouse.press(mouse.at(worker))
    mouse.move(mouse.at(worker) + QPoint(0, -60))
    mouse.move(spot)
    assert table.scene.places[space].glow == Glow.UNDER, "where it will go is lit"
    mouse.release(spot)
    assert table.session.match.entries[-1].move == move


def test_a_click_on_something_else_that_can_be_taken_takes_that(lay: Lay) -> None:
    """While a drag that ends there still means the tile on which both are."""
    table = lay(game=AGRA)
    scene, hand, mouse = table.scene, table.scene.hand, Mouse(table)
    worker, at = f"workers:{scene.focus}", scene.centre("merchant")
    goal = next(p for p in scene.places if p.startswith("space:") and lies_with(scene, "house:", p, at))
    scene.offer([Way(Move("one"), Gesture(worker, goal), None), Way(Move("other"), Gesture("merchant"), None)])
    chosen: list[list[Move]] = []
    hand.chosen.disconnect()
    hand.chosen.connect(chosen.append)
    for _ in range(2):
        mouse.click(worker)
        assert hand.held == worker
        mouse.click("merchant")
    mouse.drag(worker, mouse.at("merchant"))
    assert chosen == [[Move("other")], [Move("other")], [Move("one")]]


def lies_with(scene: TableScene, kind: str, place: str, at: QPointF) -> bool:
    """Whether a place and a point lie on one place of a kind."""
    on = [item for name, item in scene.places.items() if name.startswith(kind) and item.contains(at)]
    return any(item.contains(scene.centre(place)) for item in on)


def asked(game: Game[Any], verb: str) -> Iterator[tuple[TableScene, str]]:
    """Questions of a random game that this verb answers, with each piece that may be put somewhere lifted."""
    board, match = load_board(game.id), a_random_game(game, game.setup(2))
    assert board
    scene = TableScene(board, LIGHT, Speaker("en", game, ["A", "B"]))
    for number in range(match.number):
        state = match.at(number)
        seat = state.stack[-1].seat
        seen = game.observe(state, seat)
        ways = [Way(m, g, why) for m, why in game.tried(state) if m.verb == verb and (g := board.gesture(seen, m, seat))]
        if ways:
            scene.show_state(seen, seat, animate=False)
            scene.offer(ways)
            for piece in {way.gesture.piece for way in ways if way.gesture.place and way.refusal is None}:
                scene.hand.lift(piece)
                yield scene, piece


@pytest.mark.usefixtures("qapp")
def test_where_several_can_be_meant_none_is() -> None:
    load_fonts()
    seen = 0
    for scene, _ in asked(YINZI, "place"):
        goals = {goal: scene.centre(goal) for goal in scene.hand.targets()}
        within = {place: sum(map(item.contains, goals.values())) for place, item in scene.places.items() if place not in goals}
        for place in (place for place, many in within.items() if many > 1):
            here = {other for other, item in scene.places.items() if item.contains(scene.centre(place))}
            if not here & goals.keys() and all(within[other] != 1 for other in here):
                assert not scene.hand.drops(scene.place_at(scene.centre(place)))
                seen += 1
    assert seen


@pytest.mark.usefixtures("qapp")
def test_what_is_let_go_on_the_ground_it_came_from_is_put_back() -> None:
    load_fonts()
    seen = 0
    for scene, piece in asked(AGRA, "raise"):
        guild = next(p for p, item in scene.places.items() if p.startswith("guild:") and item.contains(scene.centre(piece)))
        (goal,) = scene.hand.targets()
        assert scene.places[guild].contains(scene.centre(goal))
        assert not scene.hand.drops(scene.place_at(free_spot(scene, guild)))
        assert scene.place_at(scene.centre(goal)) == goal
        seen += 1
    assert seen
