"""What is only a number on Noria's table is seen to change hands all the same."""

from collections import Counter
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from app.framework.moves import Move
from games.noria import GAME
from games.noria.board import BOARD
from games.noria.board.passing import MOST
from games.noria.state import Noria
from games.noria.tables import RESOURCES
from tests.games.noria.positions import Table
from tests.games.noria.walks import SETUPS, walk
from tests.table.conftest import Lay, lay

__all__ = ["lay"]


def flown(before: Noria, after: Noria, focus: int) -> Counter[str]:
    """How many tokens arrive where."""
    found: Counter[str] = Counter()
    for passing in BOARD.passing(before, after, focus):
        found[passing.end] += passing.many
    return found


def grown(before: Noria, after: Noria, focus: int) -> Counter[str]:
    found: Counter[str] = Counter()
    for q, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        for r, name in enumerate(RESOURCES):
            found[f"stock:{q}:{name}"] = min(MOST, new.resources[r] - old.resources[r])
            if q != focus:
                found[f"fleet:{q}:{name}"] = new.ships[r] - old.ships[r]
        found[f"knowledge:{q}"] = min(MOST, new.knowledge - old.knowledge)
    return +found


@pytest.mark.parametrize(("players", "variant"), SETUPS)
def test_every_gain_is_seen(players: int, variant: str) -> None:
    verbs: set[str] = set()
    for step in walk(players, variant, 1):
        places = {p.id for p in BOARD.places(step.after, 0)}
        passings = BOARD.passing(step.before, step.after, 0)
        assert {p.start for p in passings} | {p.end for p in passings} <= places
        assert all(p.many > 0 for p in passings)
        arrived = flown(step.before, step.after, 0)
        assert {end: n for end, n in arrived.items() if not end.startswith("goods:")} == grown(step.before, step.after, 0)
        if passings:
            verbs.add(step.move.verb)
    assert {"activate", "inspect", "end_politics"} & verbs


def test_resources_come_from_the_disc_that_was_used() -> None:
    table = Table(2).at("actions", rnd=3)
    table.wheel(0, large_right="energy", medium_right="journey")
    before = table.state.clone()
    table.play("activate large_right normal")
    assert [(p.look, p.start, p.end, p.many) for p in BOARD.passing(before, table.state, 0)] == [
        ("icon/energy", "wheel:0:large_right", "stock:0:energy", 1)
    ]


def test_what_is_bought_comes_from_the_coins_and_what_is_sold_pays_from_the_warehouse() -> None:
    table = Table(2).at("actions", rnd=3)
    table.resources(0, knowledge=4)
    table.warehouses(0, sail=(2, 1))
    for line, start, end in (("buy energy", "coins", "stock:0:energy"), ("sell sail", "goods:0:sail", "knowledge:0")):
        before = table.state.clone()
        table.play(line)
        assert [(p.start, p.end) for p in BOARD.passing(before, table.state, 0)] == [(start, end)]


def test_an_inspected_disc_gives_knowledge() -> None:
    table = Table(2).at("actions", rnd=3)
    table.wheel(0, large_right="energy", medium_right="journey")
    before = table.state.clone()
    table.play("inspect medium_right")
    assert [(p.look, p.start, p.end) for p in BOARD.passing(before, table.state, 0)] == [
        ("icon/knowledge", "wheel:0:medium_right", "knowledge:0")
    ]


def test_what_flies_by_is_gone_when_it_lands(lay: Lay) -> None:
    table = lay(game=GAME)
    for _ in range(400):
        legal = table.session.match.legal()
        gains = [m for m in legal if m.verb == "inspect"]
        if gains:
            break
        table.play(next((m for m in legal if m.verb in ("end_influence",)), legal[0]))
        QApplication.processEvents()
    items = len(table.scene.items())
    table.scene.motion.duration = 800
    table.play(Move(*gains[0]))
    assert any(p.piece_id == "" for p in passers(table))
    table.scene.motion.finish()
    assert passers(table) == []
    assert abs(len(table.scene.items()) - items) < 8


def passers(table: Any) -> list[Any]:
    return [item for item in table.scene.items() if getattr(item, "piece_id", None) == "" and not item.ghost]
