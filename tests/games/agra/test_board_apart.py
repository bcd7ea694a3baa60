"""What lies close together on Agra's board can be told apart: coins and figures, goods of several, a sign and its action."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF

from app.table.ink import BOLD, fits
from app.table.layout import rects
from app.table.theme import load_fonts
from games.agra.board import BOARD
from games.agra.board import layout as at
from games.agra.board.pictograms import OF_CONTRACT, in_little_room, is_picture
from games.agra.state import Agra
from games.agra.tables import BUILDINGS, CIRCLE, GOODS, GUILDS
from tests.games.agra.walks import walk

MARK = 3.0
"""How far the line around something that has changed reaches beyond it."""
SEEN = 5.0
"""Three pixels of a window of 1280 to 800."""
every_table = pytest.mark.parametrize("players", [2, 3, 4])


def full(players: int) -> Agra:
    """Coins on every building, everybody's goods in every storage."""
    s: Agra = walk(players, 1)[-1].before.clone()
    s.coins = (9,) * len(BUILDINGS)
    s.built = (1,) * len(BUILDINGS)
    for p in s.seats:
        p.goods = [2] * len(GOODS)
        p.influence = (0,) * len(GUILDS)
    return s


def lying(s: Agra) -> dict[str, QRectF]:
    return rects(BOARD.places(s, 0), BOARD.arrange(s, 0))


@every_table
def test_coins_are_read_beside_whoever_stands_on_the_building(players: int) -> None:
    s = full(players)
    s.builder = -1
    for building, name in enumerate(BUILDINGS):
        s.merchant = building
        where = lying(s)
        order, coins = list(where), where[f"coins:{name}"]
        above = [i for i in order[order.index(f"coins:{name}") + 1 :] if where[i].intersects(coins)]
        assert above == [], "nothing is painted over them"
        for worker in (at.space_rect(building), at.cost_rect(building), at.good_rect(building)):
            assert not coins.intersects(worker)
        him = where["merchant"]
        both = him.intersected(coins)
        assert both.width() * both.height() < 0.2 * him.width() * him.height(), "and they leave him to be seen"


@every_table
def test_the_mark_of_a_change_reaches_the_goods_of_one_player_only(players: int) -> None:
    s = full(players)
    where = lying(s)
    for name in GOODS:
        row = [at.own_store_rect(GOODS.index(name)), *(where[f"pile:{seat}:{name}"] for seat in range(1, players))]
        for left, right in pairwise(row):
            assert right.left() - left.right() >= SEEN
            assert right.left() - left.right() > MARK
        assert at.tile_rect(GOODS.index(name)).contains(row[-1].adjusted(-MARK, -MARK, MARK, MARK))


def test_the_sign_of_the_blocked_action_covers_no_points() -> None:
    s = full(2)
    for place, name in enumerate(CIRCLE):
        s.circle = place
        where = lying(s)
        assert not where["blocked"].intersects(at.points_rect()), name
        assert where["closed"] == at.circle_rect(place)
        for other in range(len(CIRCLE)):
            r, sign = at.circle_rect(other), where["blocked"]
            middle = QRectF(r.x() + 6, r.y() + 12, r.width() - 12, r.height() - 24)
            assert not sign.intersects(middle), (name, CIRCLE[other])


def test_four_markers_stand_side_by_side_before_the_first_step() -> None:
    s = full(4)
    where = lying(s)
    for guild, name in enumerate(GUILDS):
        row = [where[f"step:{seat}:{name}"] for seat in range(4)]
        assert all(b.left() - a.left() > 0.9 * a.width() for a, b in pairwise(row))
        stair = at.stair_rect(guild, 0)
        assert row[0].left() - stair.left() < 4, "from the left end"
        assert stair.right() - row[-1].right() < 4


@every_table
def test_rivals_contracts_are_small_where_there_are_several_rivals(players: int) -> None:
    s = full(players)
    s.owner[3], s.owner[7] = 0, 1
    looks = {p.place.split(":")[0]: p.look.split("/")[0] for p in BOARD.arrange(s, 0) if "contract" in p.look}
    assert looks["contract"] == "contract"
    assert looks["contracts"] == ("small-contract" if players > 2 else "contract")


@pytest.mark.parametrize("notable", OF_CONTRACT)
def test_a_contract_without_room_shows_one_picture_and_no_number_over_it(notable: str, qapp: object) -> None:
    load_fonts()
    signs = OF_CONTRACT[notable]
    assert in_little_room(signs, QRectF(0, 0, 64, 28)) == [signs]
    (only,) = in_little_room(signs, QRectF(0, 0, 11, 12))
    assert [is_picture(sign) for sign in only] == [True]
    for line in in_little_room(signs, QRectF(0, 0, 18, 60)):
        assert all(is_picture(sign) or fits(sign, 18, BOLD) for sign in line)
