"""Corner cases: Intrigues, the Black Market's hours, passing, the end."""

from app.framework.moves import Refusal
from games.noria import GAME
from games.noria.scoring import burden
from games.noria.tables import CHAMBERS, ROUNDS
from tests.games.noria.positions import Table


def test_SC_C16_three_intrigues() -> None:
    t = Table()
    t.resources(0, knowledge=21)
    t.at("politics", 0, 7)
    prices = [t.play(f"intrigue {c} division").told("intrigued")[0][3] for c in ("research", "research", "refinement")]
    assert prices == [3, 6, 12]
    assert t.seat(0).knowledge == 0
    assert (t.state.seated, t.state.removed) == ([1, 0, 0, 2, 0, 0], 3)
    assert t.state.unseated == [3, 4, 4, 2, 4, 1]


def test_SC_C29_the_black_market_is_closed_in_politics() -> None:
    t = Table()
    t.warehouses(0, sail=(2, 1))
    t.at("politics")
    assert t.asked == ("politics", 0)
    assert t.refused("sell sail") == Refusal("not-now", ("sell", "politics"), "NO-8")
    t = Table()
    t.warehouses(0, sail=(2, 1))
    t.resources(0, knowledge=0)
    t.at("actions").play("end_actions")
    assert t.state.active == 1, "with no Knowledge there is no Intrigue to ask about"
    assert t.goods(0) == {"sail": (2, 1)}


def test_the_black_market_is_closed_in_influence() -> None:
    t = Table()
    t.warehouses(0, sail=(2, 1))
    t.at("influence")
    assert t.refused("sell sail") == Refusal("not-now", ("sell", "influence"), "NO-5")
    assert t.refused("buy energy") == Refusal("not-now", ("buy", "influence"), "NO-5")


def test_the_black_market_sells_and_buys() -> None:
    t = Table()
    t.warehouses(0, sail=(2, 1), lamp=(1, 1))
    t.resources(0, knowledge=0)
    t.at("actions")
    assert t.refused("buy energy") == Refusal("knowledge-short", (3, 0), "NO-7.2")
    assert t.refused("sell compass") == Refusal("no-such-good", ("compass",), "NO-7.2")
    t.play("sell sail", "sell lamp")
    assert t.stock(0) == ((0, 0, 0), 5)
    assert t.refused("sell lamp") == Refusal("no-goods", (), "NO-7.2")
    t.play("buy obsidian")
    assert t.stock(0) == ((0, 0, 1), 2)
    assert t.goods(0) == {"sail": (2, 0), "lamp": (1, 0)}


def test_SC_C32_twelve_intrigues() -> None:
    t = Table()
    t.resources(0, knowledge=10**6)
    t.at("politics")
    for n in range(12):
        assert t.asked == ("politics", 0)
        assert sum(t.state.unseated) == 24 - 2 * n
        t.play(t.legal("intrigue")[0])
    assert t.state.unseated == [0] * 6
    assert (sum(t.state.seated), t.state.removed) == (12, 12)
    assert t.state.active == 1, "nothing is left to ask"
    t.at("politics", 0, 14)
    assert t.state.active == 1


def test_an_intrigue_needs_somebody_unseated_on_both_sides() -> None:
    t = Table()
    t.intrigued(*["research/division"] * 3)
    t.resources(0, knowledge=9)
    t.at("politics")
    assert t.refused("intrigue research research") == Refusal("last-waiting", ("research",), "NO-8.2")
    t.play("intrigue research division")
    assert t.refused("intrigue research settlement") == Refusal("chamber-empty", ("research",), "NO-8.4")
    assert t.refused("intrigue settlement division") == Refusal("chamber-empty", ("division",), "NO-8.4")
    t.play("intrigue settlement settlement")


def test_SC_C37_shared_victory() -> None:
    t = Table(2)
    t.intrigued("refinement/division")
    for q in (0, 1):
        t.levels(q, refinement=4)
    t.ships(0, 2, 1, 1)
    t.warehouses(1, piston=1)
    t.sound()
    sheet = GAME.standing(t.state)
    assert burden(t.seat(0)) == burden(t.seat(1)) == 4
    assert sheet.totals == (8, 8)
    assert sheet.winners() == [0, 1]
    assert sheet.places() == [1, 1]


def test_SC_C38_passing_everything() -> None:
    t = Table()
    t.reveal("isle_1")
    t.factories(0, 2)
    t.at("influence")
    assert t.asked == ("influence", 0)
    before = list(t.seat(0).wheel)
    t.play("end_influence", "end_actions", "end_politics")
    assert t.told("income") == [
        (
            0,
            2,
        )
    ]
    assert t.stock(0) == ((0, 0, 0), 3)
    after = t.seat(0).wheel
    assert (after[:6], after[6:10], after[10:]) == (
        [before[5], *before[:5]],
        [before[9], *before[6:9]],
        [before[11], before[10]],
    )
    assert (t.state.round, t.state.active) == (1, 1)


def test_the_last_turn_ends_the_game() -> None:
    t = Table(3).at("actions", 2, ROUNDS[3])
    t.resources(2, knowledge=0)
    t.play("end_actions")
    assert t.state.stack == ()
    assert t.told("game_ended") == [(0,)]
    assert t.state.unseated == [0] * len(CHAMBERS)
    refusal = t.refused("end_actions")
    assert refusal is not None
    assert refusal.reason == "game-over"
