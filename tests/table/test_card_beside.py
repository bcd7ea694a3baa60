"""The card beside the pointer: it hides nothing that it explains, and says nothing twice."""

import random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from tests.plugins import GAMES
from tests.table.conftest import Lay

MOVES = 45


def at_work(lay: Lay, game: str) -> Any:
    table = lay(GAMES[game], seed="3")
    rng, match = random.Random(4), table.session.match
    while match.frame and (match.number < MOVES or match.frame.kind not in ("actions", "action", "turn", "influence")):
        match.submit(rng.choice(match.legal()))
    table.session.refresh()
    QApplication.processEvents()
    return table


def pointed(table: Any, what: str) -> Any:
    table.explainer.card.away()
    table.explainer.point(what)
    card = table.explainer.card
    if not card._wait.isActive():
        return None
    card._appear()
    return card


@pytest.mark.parametrize("game", ["noria", "agra", "yinzi"])
@pytest.mark.parametrize("size", [(1280, 800), (1000, 640)])
def test_it_never_lies_on_what_it_explains(lay: Lay, game: str, size: tuple[int, int]) -> None:
    table = at_work(lay, game)
    table.resize(*size)
    QApplication.processEvents()
    scene, view, hidden, told = table.scene, table.view, [], 0
    for what in [*scene.pieces, *scene.places]:
        thing = view.mapFromScene(scene.rect_of(what)).boundingRect()
        card = pointed(table, what)
        if card is None or thing.width() > view.width() * 0.25 or thing.height() > view.height() * 0.25:
            continue
        told += 1
        assert view.rect().contains(card.geometry()), what
        if card.geometry().intersects(thing):
            hidden.append(what)
    assert told > 100
    assert hidden == []


def test_the_wheel_stays_free_while_one_of_its_discs_is_explained(lay: Lay) -> None:
    table = at_work(lay, "noria")
    scene, view = table.scene, table.view
    wheel = view.mapFromScene(scene.places[f"wheel:{table.focus}"].place.rect).boundingRect()
    discs = [p for p, item in scene.pieces.items() if p.startswith(f"disc:{table.focus}:") and item.rides]
    assert len(discs) > 3
    for disc in discs:
        assert not pointed(table, disc).geometry().intersects(wheel), disc


@pytest.mark.parametrize("game", ["noria", "agra", "yinzi"])
def test_it_says_nothing_twice(lay: Lay, game: str) -> None:
    table = at_work(lay, game)
    for what in [*table.scene.pieces, *table.scene.places]:
        if (card := pointed(table, what)) is not None:
            lines = [line for line in card.text.text().split("\n") if line]
            assert len(set(lines)) == len(lines), (what, lines)
