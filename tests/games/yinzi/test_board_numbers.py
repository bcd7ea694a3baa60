"""What Yinzi's board shows is what the engine says, for everybody who looks, and nothing that they may not know."""

import os
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from app.framework.dice import Effects, live
from app.table.board import Piece
from app.text.speaker import Speaker
from games.yinzi import GAME
from games.yinzi import tables as t
from games.yinzi.board import BOARD, frames
from games.yinzi.board.arrange_seats import stock_of
from games.yinzi.board.overlay import goals_of
from games.yinzi.board.seats import STOCK
from games.yinzi.board.ways import borders_between
from games.yinzi.components import COAST
from games.yinzi.pieces import store_of
from games.yinzi.reckoning import bill_now, bill_to_come, china, enemy, lead_of, tax_base, warriors
from games.yinzi.scoring import standing
from games.yinzi.state import Yinzi
from tests.games.yinzi.positions import ANGELIKA, BLUE, MARION, Table
from tests.games.yinzi.walks import walk

STATES = int(os.environ.get("CARAVANSERAI_STATES", "200"))
every_count = pytest.mark.parametrize("players", GAME.players)
NAMES = [colour.id for colour in GAME.colours]


def states(players: int) -> Iterator[Yinzi]:
    """So many states of random games, each once."""
    left, seed = STATES, 1
    while left:
        taken = walk(players, seed)
        rng = random.Random(seed)
        for step in rng.sample(taken, min(left, 100)):
            yield step.before
            left -= 1
        seed += 1


def shown(s: Yinzi, focus: int) -> dict[str, Piece]:
    return {piece.id: piece for piece in BOARD.arrange(GAME.observe(s, focus), focus)}


def words(pieces: dict[str, Piece], name: str) -> list[str]:
    return pieces[name].look.split("/")[1:]


@every_count
def test_what_players_own_and_owe(players: int) -> None:
    for s in states(players):
        totals = standing(s).totals
        for focus in range(players):
            pieces, seen = shown(s, focus), GAME.observe(s, focus)
            for q, seat in enumerate(s.seats):
                for name, count in zip(STOCK, stock_of(seat), strict=True):
                    assert words(pieces, f"on-stock:{q}:{name}") == [name, str(count), NAMES[q]]
                assert words(pieces, f"on-score:{q}")[1] == str(totals[q])
                assert words(pieces, f"on-misfortune:{q}") == [str(seat.misfortune), str(t.MISFORTUNE_POINTS * seat.misfortune)]
                assert words(pieces, f"on-tax:{q}")[:2] == [str(tax_base(s, q)), str(seat.tax)]
                assert words(pieces, f"on-won:{q}")[0] == str(len(seat.won))
                for k, fortune in enumerate(t.FORTUNES if q != focus else ()):
                    card = seat.slots[k]
                    value, men = (t.CARD_VALUE[card], t.CARD_WORKERS[card]) if card >= 0 else (0, 0)
                    slot = [fortune, str(value), str(seat.groups[k]), str(men), NAMES[q]]
                    assert words(pieces, f"on-slot:{q}:{fortune}") == slot
                    assert seat.groups[k] <= men
                look = "mine" if q == focus else "pledge"
                tiles = [pieces[f"mine:{t.ROUTES[tile]}"] for tile, *_ in seat.personal]
                assert [tile.look for tile in tiles] == [f"{look}/{t.ROUTES[e[0]]}/{e[1]}/pays" for e in seat.personal]
                assert [tile.place for tile in tiles] == [f"mine:{q}:{k}" for k in range(len(tiles))]
            now, later = bill_now(seen, focus), bill_to_come(seen, focus)
            assert words(pieces, f"on-bill:{focus}") == ["silver", str(now.silver), str(later.silver)]
            if not frames.asks(s, "feed"):
                assert words(pieces, f"on-meal:{focus}") == ["food", str(now.food), str(later.food)]


@every_count
def test_every_cube_product_disc_and_worker_is_somewhere(players: int) -> None:
    for s in states(players):
        for focus in range(players):
            looks = [piece.look.split("/") for piece in BOARD.arrange(GAME.observe(s, focus), focus)]
            kinds = Counter((look[0], look[1]) for look in looks if len(look) > 1)
            for q in range(players):
                colour = NAMES[q]
                assert kinds["cube", colour] == sum(s.cubes[x] for x in s.seats[q].fields)
                assert kinds["raw", colour] == sum(s.raw[q * 4 : q * 4 + 4])
                assert kinds["marker", colour] == sum(s.nations[q::4])
                products = sum(1 for look in looks if look[0] == "product" and look[2] == colour)
                loaded = sum(1 for load in s.hold if load and load[0] == q and load[1] >= 0)
                assert products == sum(s.stored[q::4]) + loaded
                food = sum(int(look[2]) for look in looks if look[:2] == ["food", colour])
                assert food == s.rural[q]
                discs = s.seats[q].inn.bit_count() + sum(s.aboard[q::4])
                assert kinds["disc", colour] == discs
                workers = sum(int(look[2]) for look in looks if look[:2] == ["workers", colour])
                seat = s.seats[q]
                groups = sum(seat.groups) if q == focus else 0
                at_war = warriors(s, q) if q in s.war else 0
                others = sum(seat.areas) - seat.areas[t.WAR] + seat.upper + seat.lower
                assert workers == groups + at_war + others


@every_count
def test_war_majorities_factories_and_tracks(players: int) -> None:
    for s in states(players):
        pieces = shown(s, 0)
        assert words(pieces, "on-strength") == [str(china(s)), str(enemy(s))]
        for number, section in enumerate(t.SECTIONS):
            lead = lead_of(s, number)
            found = words(pieces, f"on-lead:{section}") if f"on-lead:{section}" in pieces else ["0"]
            assert found == [str(lead.points), *(NAMES[q] for q in lead.seats)]
        for factory in s.built:
            product, raw, owner, level, room, _ = words(pieces, f"fac:{t.FACTORIES[factory]}")
            assert t.FACTORIES[factory] == f"fac_{product}_{raw}"
            assert owner == (NAMES[s.owner[factory]] if s.owner[factory] >= 0 else "none")
            assert (int(level), int(room)) == (s.level[factory], store_of(s, factory))
        assert words(pieces, "on-stack:plantations") == ["sprout", str(sum(s.tile_stack))]
        assert words(pieces, "on-stack:factories") == ["factory", str(s.factories_left.bit_count())]
        assert pieces["die"].place == f"rate:{s.rate + 1}"
        assert words(pieces, "on-clock")[0] == str(s.round)
        for q, seat in enumerate(s.seats):
            assert pieces[f"boat:{q}"].place == f"afloat:{seat.boat + 1}"
        assert [words(pieces, f"rank:{i + 1}")[0] for i in range(players)] == [NAMES[q] for q in s.order]
        for resource, left in zip(t.RESOURCES, (s.wood, s.stone), strict=True):
            assert words(pieces, f"on-pile:{resource}") == [resource, str(left)]
        for ship, dock in zip(s.docked, t.DOCKS, strict=True):
            assert ship < 0 or pieces[f"ship:{t.SHIPS[ship]}"].place == f"dock:{dock}"


@every_count
def test_who_looks_sees_nothing_that_they_may_not_know(players: int) -> None:
    """Two games that look the same to somebody are painted and told the same."""
    speaker = Speaker("en", GAME, ["A", "B", "C", "D"][:players])
    for i, s in enumerate(states(players)):
        focus = i % players
        for other in range(players):
            seen = GAME.observe(s, other)
            twin = GAME.observe(GAME.imagine(seen, other, Effects(live(random.Random(i)))), other)
            mine = BOARD.arrange(seen, focus)
            assert mine == BOARD.arrange(twin, focus)
            if i % 40 == 0:
                names = [piece.id for piece in mine]
                assert [BOARD.about(seen, x, focus, speaker) for x in names] == [
                    BOARD.about(twin, x, focus, speaker) for x in names
                ]
            hidden = [piece for piece in mine if piece.id.startswith(f"card:{focus}:") and piece.place == f"hand:{focus}"]
            assert other == focus or not hidden


# What hovering shows.


def test_the_way_of_goods_is_the_shortest() -> None:
    for a, start in enumerate(t.PROVINCES):
        assert len(borders_between(start, COAST)) == t.TO_COAST[a]
        for b, end in enumerate(t.PROVINCES):
            assert len(borders_between(start, end)) == t.DISTANCE[a][b]


@every_count
def test_lit_sales_and_raw_material_are_the_legal_ones(players: int) -> None:
    """While selling or producing, what is shown in reach of a cube or a factory is what may be done with it."""
    asked: Counter[str] = Counter()
    for seed in (1, 2, 3, 4):
        for step in walk(players, seed):
            s, q = step.before, step.seat
            kind = s.stack[-1].kind
            if kind == "sell_city" and s.stack[-1].args[0] > 0:
                legal = {(str(m.args[0]), str(m.args[1])) for m in GAME.legal(s) if m.verb == "sell_city"}
                lit = set()
                for x in s.seats[q].fields:
                    square = t.SQUARES[x]
                    goals = goals_of(s, f"cube:{square}:0", q)
                    lit |= {(square, g.place.removeprefix("space:")) for g in goals if g.near and g.place.startswith("space:")}
                assert lit == legal
                asked[kind] += 1
            elif kind == "produce" and s.seats[q].areas[t.PRODUCE] == 0:
                legal = {(str(m.args[0]), str(m.args[1])) for m in GAME.legal(s) if m.verb == "produce"}
                lit = set()
                for factory in {f for f, _ in legal}:
                    goals = goals_of(s, f"fac:{factory}", q)
                    lit |= {(factory, g.start.removeprefix("space:")) for g in goals if g.near and g.start.startswith("space:")}
                assert lit == legal
                asked[kind] += 1
    assert asked["sell_city"]
    assert asked["produce"]


def test_capacity_that_is_used_up_makes_ways_red() -> None:
    p = Table(2)
    s = p.state
    p.market("huguang", "cm_all_1")
    p.market("nanzhili", "cm_all_2")
    p.tile("hg_r0c1", "tea", MARION, 2)
    p.boat(MARION, 2)
    p.ask("sell_city", MARION, 3, 0, 0, 0)
    near = {g.place: g.near for g in goals_of(s, "cube:hg_r0c1:0", MARION)}
    assert near["space:nanzhili_cm_r1c2"]
    p.ask("sell_city", MARION, 3, 0, 2, 0)
    near = {g.place: g.near for g in goals_of(s, "cube:hg_r0c1:0", MARION)}
    assert not near["space:nanzhili_cm_r1c2"]
    assert near["space:huguang_cm_r1c2"]
    p.ask("sell_city", MARION, 3, 0, 2, 1)
    assert {g.place: g.near for g in goals_of(s, "cube:hg_r0c1:0", MARION)}["space:nanzhili_cm_r1c2"]


def test_a_cube_in_a_market_points_at_the_factories_of_its_colour_whoever_owns_them() -> None:
    p = Table(3)
    s = p.state
    p.factory(ANGELIKA, "fac_silk_blue", "zj_r0c1_se", level=2)
    p.factory(MARION, "fac_paper_green", "nz_r0c0_se")
    p.raw(BLUE, "zhejiang_cm_r0c0")
    goals = goals_of(s, "raw:zhejiang_cm_r0c0", MARION)
    assert [(g.place, len(g.borders)) for g in goals] == [("site:zj_r0c1_se", 0)]


def test_a_rivals_personal_tile_shows_what_is_delivered_and_is_explained() -> None:
    s = Table(3).state
    tile = next(x for x, needs in enumerate(t.NEEDS) if len(needs) == 3)
    s.seats[ANGELIKA].personal = ((tile, 0b101),)
    route = t.ROUTES[tile]
    piece = shown(s, MARION)[f"mine:{route}"]
    assert (piece.look, piece.place) == (f"pledge/{route}/5/pays", f"mine:{ANGELIKA}:0")
    about = BOARD.about(s, piece.id, MARION, Speaker("en", GAME, ("Anna", "Bruno", "Carla")))
    assert about is not None
    assert {"Personal route tile of " + ("Anna", "Bruno", "Carla")[ANGELIKA], "On it: 2 of 3"} <= set(about.lines)
