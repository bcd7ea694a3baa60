"""What a board may say besides places and pieces: names that change, words while something is held, numbers nobody may know."""

from typing import Any

import pytest

from app.table.board import Headline
from tests.table.conftest import Lay
from tests.toll.board import BOARD


def test_pieces_go_on_under_other_names_and_join_others(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    table = lay()
    scene, seen = table.scene, table.session.seen()
    scene.motion.duration = 50
    cards = [name for name in scene.pieces if name.startswith("card:0:")]
    one, other = cards[0], cards[1]
    item, joins = scene.pieces[one], scene.pieces[other]
    kept = [p for p in BOARD.arrange(seen, scene.focus) if p.id not in (one, other)]
    monkeypatch.setattr(BOARD, "arrange", lambda *_: [*kept, kept[-1]._replace(id="played", place="table")])
    monkeypatch.setattr(BOARD, "renamed", lambda *_: {one: "played", other: "deck"}, raising=False)
    scene.show_state(seen, scene.focus, animate=True)
    assert scene.pieces["played"] is item
    assert not {one, other} & scene.pieces.keys()
    scene.motion.finish()
    assert item.rect() == scene.homes["played"]
    assert joins.scene() is None
    assert joins.rect() == scene.homes["deck"]


def test_what_is_held_is_explained_instead_of_what_is_pointed_at(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    table, said = lay(), []

    def tell(kind: str) -> Any:
        return lambda painter, seen, what, *_: said.append((kind, what))

    monkeypatch.setattr(BOARD, "paint_held", tell("held"), raising=False)
    monkeypatch.setattr(BOARD, "paint_overlay", tell("pointed"), raising=False)
    card = next(w.gesture.piece for w in table.scene.hand.ways if w.gesture.place)
    table.scene.hovered = "table"
    table.scene.hand.lift(card)
    said.clear()
    table.view.viewport().grab()
    assert set(said) == {("held", card)}
    table.scene.hand.cancel()
    said.clear()
    table.view.viewport().grab()
    assert set(said) == {("pointed", "table")}


def test_a_number_that_nobody_may_know_is_a_question_mark_and_no_change(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOARD, "headlines", lambda *_: (Headline("back", None, "Coins"),))
    table = lay()
    assert "Coins ?" in table.strip.cards[0].accessibleName()
    match = table.session.match
    move = match.legal()[0]
    preview = match.preview(move, table.session.viewer)
    assert preview is not None
    assert all("Coins" not in line for line in table.explainer._changes(move, preview))
