"""Yinzi's board: pieces stay the same under new names, land where they are dropped, and what flies goes where it should."""

from collections import Counter

import pytest

from app.table.board import Gesture
from app.table.layout import rects
from games.yinzi import GAME
from games.yinzi import tables as t
from games.yinzi.board import BOARD
from games.yinzi.board.flows import MOST
from games.yinzi.state import Yinzi
from tests.games.yinzi.positions import GREEN, MARION, Table
from tests.games.yinzi.walks import walk

every_count = pytest.mark.parametrize("players", GAME.players)
USED_UP = {"produce", "double", "eat", "eat_pair", "eat_food", "eat_disc", "lay_good", "lay_food", "lay_disc", "sell_food"}
USED_UP |= {"lay_product", "produce_inn", "double_inn", "advance", "rebuild", "give", "give_food", "give_disc", "build"}
USED_UP |= {"ship_salt_inn", "tax", "upgrade", "gather", "take", "send", "strand", "serve"}
"""What is dragged here goes home, or becomes a number where it is dropped."""


@every_count
def test_new_names_are_names_of_things_that_are_there(players: int) -> None:
    for step in walk(players, 3):
        for focus in range(players):
            names = BOARD.renamed(step.before, step.after, focus)
            old = {piece.id for piece in BOARD.arrange(step.before, focus)}
            new = {piece.id for piece in BOARD.arrange(step.after, focus)}
            assert names.keys() <= old, names.keys() - old
            assert set(names.values()) <= new, set(names.values()) - new
            assert len(set(names.values())) == len(names)


@every_count
def test_what_is_dragged_lies_afterwards_where_it_was_dropped(players: int) -> None:
    landed: Counter[str] = Counter()
    for step in (*walk(players, 3), *walk(players, 4)):
        gesture = BOARD.gesture(step.before, step.move, step.seat)
        if gesture is None or not (gesture.piece and gesture.place) or step.move.verb in USED_UP:
            continue
        name = BOARD.renamed(step.before, step.after, step.seat).get(gesture.piece, gesture.piece)
        if step.move.verb in ("ship", "ship_tea", "ship_salt", "embark") and sailed(step.before, step.after):
            continue
        assert lies_in(step.before, step.after, step.seat, name, gesture), (step.move, gesture, name)
        landed[step.move.verb] += 1
    assert {"card", "cultivate", "sell_city", "place", "found", "bonus", "buy_tile", "lay", "innovate"} <= landed.keys()


def sailed(before: Yinzi, after: Yinzi) -> bool:
    return len(after.sailed) > len(before.sailed)


def lies_in(before: Yinzi, after: Yinzi, focus: int, piece: str, gesture: Gesture) -> bool:
    target = next(place.rect for place in BOARD.places(before, focus) if place.id == gesture.place)
    if gesture.place.startswith("peg:"):
        target = target.adjusted(-2, -2, 2, 2)
    homes = rects(BOARD.places(after, focus), BOARD.arrange(after, focus))
    return piece in homes and target.contains(homes[piece].center())


def test_a_sold_cube_is_seen_to_become_raw_material() -> None:
    p = Table(3)
    s = p.state
    p.market("zhejiang", "cm_all_1")
    p.tile("zj_r0c1", "tea", MARION, 2)
    p.boat(MARION, 3)
    p.ask("sell_city", MARION, 2, 0, 0, 0)
    before = s.clone()
    p.play("sell_city zj_r0c1 zhejiang_cm_r1c2")
    assert BOARD.renamed(before, s, MARION) == {"cube:zj_r0c1:1": "raw:zhejiang_cm_r1c2"}
    looks = [{piece.id: piece.look for piece in BOARD.arrange(state, MARION)} for state in (before, s)]
    assert (looks[0]["cube:zj_r0c1:1"], looks[1]["raw:zhejiang_cm_r1c2"]) == ("cube/blue/tea", "raw/blue")
    assert ("token/copper", "exchange", f"stock:{MARION}:copper") in flights(before, s, MARION)


def test_used_raw_material_goes_home_and_a_product_comes() -> None:
    p = Table(3)
    s = p.state
    p.factory(MARION, "fac_silk_green", "zj_r0c1_se", level=2)
    p.raw(GREEN, "zhejiang_cm_r0c0")
    p.group(MARION, "cultivate", 1)
    p.ask("produce", MARION, t.FORTUNE["cultivate"], 0, -1, 0, 0)
    before = s.clone()
    p.play("produce fac_silk_green zhejiang_cm_r0c0")
    found = flights(before, s, MARION)
    assert ("token/cube/green", "space:zhejiang_cm_r0c0", f"stock:{GREEN}:cubes") in found
    assert ("token/worker/blue", f"muster:{MARION}:cultivate", "work:produce") in found
    assert BOARD.comes_from(s, f"product:fac_silk_green:{MARION}:0", MARION) == f"stock:{MARION}:markers"


def test_a_tile_lies_in_the_tray_while_it_is_still_to_be_paid() -> None:
    p = Table(2)
    s = p.state
    p.track(1, "tea")
    p.disc(MARION, "inn_coins")
    p.coins(MARION, 3)
    p.ask("cultivate", MARION, 2, 0, 0)
    before = s.clone()
    p.play("buy_tile 1")
    assert p.asked == ("pay", MARION)
    assert BOARD.renamed(before, s, MARION)["offer:1"] == "tile-in-hand"
    assert {piece.id: piece.place for piece in BOARD.arrange(s, MARION)}["tile-in-hand"] == "bench"


def test_a_fee_goes_from_hand_to_hand() -> None:
    p = Table(2)
    s = p.state
    before = s.clone()
    s.seats[0].copper -= 3
    s.seats[1].copper += 3
    assert flights(before, s, 0) == {("token/copper", "stock:0:copper", "stock:1:copper")}


def flights(before: Yinzi, after: Yinzi, focus: int) -> set[tuple[str, str, str]]:
    return {found[:3] for found in BOARD.passing(before, after, focus)}


@every_count
def test_what_flies_leaves_and_arrives_at_places_that_are_there(players: int) -> None:
    kinds: Counter[str] = Counter()
    for step in walk(players, 3)[::2]:
        both = [{place.id for place in BOARD.places(s, step.seat)} for s in (step.before, step.after)]
        for found in BOARD.passing(step.before, step.after, step.seat):
            assert {found.start, found.end} <= both[0] & both[1]
            assert found.start != found.end
            assert 1 <= found.many <= MOST
            kinds[found.look.split("/")[1]] += 1
    assert {"cube", "disc", "worker", "copper", "silver", "wood", "stone"} <= kinds.keys()


@every_count
def test_pieces_come_from_places_that_are_there(players: int) -> None:
    for step in walk(players, 4)[::2]:
        places = {place.id for place in BOARD.places(step.after, step.seat)}
        for piece in BOARD.arrange(step.after, step.seat):
            source = BOARD.comes_from(step.after, piece.id, step.seat)
            assert not source or source in places, (piece.id, source)
