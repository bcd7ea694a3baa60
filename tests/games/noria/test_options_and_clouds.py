"""What the set-up page and the hand may rely on: options that do something, clouds that are all alike."""

from games.noria import GAME
from games.noria.board import BOARD
from tests.games.noria.positions import Table


def test_an_option_counts_when_it_changes_the_game() -> None:
    """NO-11.1: the expert game settles the market and the wheels by itself."""
    base, expert = (GAME.setup(3, variant, {}) for variant in ("base", "expert"))
    assert [o.id for o in GAME.options if GAME.counts(o.id, base)] == [o.id for o in GAME.options]
    assert [o.id for o in GAME.options if GAME.counts(o.id, expert)] == ["first_player"]


def test_NO_R18_any_island_that_lies_face_down_may_be_pointed_at() -> None:
    t = Table()
    t.reveal("isle_1", "isle_2")
    t.at("actions").play("activate medium_right normal")
    s = t.state
    ways = [BOARD.gesture(s, m, 0) for m in GAME.legal(s) if m.args == ("face_down",)]
    ways += [g for m, g in BOARD.also(s, 0) if m.args == ("face_down",)]
    assert sorted(g.place for g in ways if g) == [f"isle:{i}" for i in range(2, 2 + s.covered)]
