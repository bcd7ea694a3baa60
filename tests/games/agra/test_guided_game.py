"""The guided first game, turn by turn, with the states it promises."""

from games.agra.deliveries import find_open_spots
from games.agra.scoring import standing
from games.agra.tables import ACTION, BOX_CARD, BUILDINGS, CIRCLE, FREE, GOOD, NEUTRAL, NOTABLE, ORDERS, RIVER
from tests.games.agra.positions import MAGENTA, TEAL, Table

NOTABLES_IN_PLAY = (
    "cook",
    "sufi",
    "mahout",
    "takshaka",
    "jagirdar",
    "mosaic_maker",
    "muezzin",
    "painter",
    "subadar",
    "grand_imam",
)
NEUTRAL_ORDERS = ("artisans_1", "artisans_6", "merchants_2", "merchants_4", "scholars_3", "scholars_5")


def begin() -> Table:
    t = Table(2)
    s = t.state
    t.figures("woodcutter", "curry_kitchen")
    s.owner = [BOX_CARD] * len(s.owner)
    for name in NOTABLES_IN_PLAY:
        s.owner[NOTABLE[name]] = RIVER
    s.open_spots = find_open_spots(s)
    s.orders = tuple(NEUTRAL if name[3:] in NEUTRAL_ORDERS else FREE for name in ORDERS)
    s.marked = (2, 4, 0)
    s.bowls = tuple(NEUTRAL if g in [GOOD[n] for n in ("cement", "books", "oil", "clothes")] else FREE for g in range(4, 16))
    s.row = tuple(ACTION[name] for name in ("ft_remove_cover", "ft_sell_good", "ft_exchange_good"))
    return t.at("action")


def test_guided_game() -> None:
    t = begin()
    s, teal, magenta = t.state, t.seat(TEAL), t.seat(MAGENTA)
    t.play("place woodcutter", "produce 2", "move_merchant", "finish", die=3)
    assert t.held(TEAL) == {"wood": 2}
    assert (teal.favours, teal.rupees) == (2, 2)
    assert (s.coins[2], s.coins[3], BUILDINGS[s.merchant]) == (1, 1, "quarry")
    t.play("place cotton_farm", "produce 2", "finish")
    assert magenta.rupees == 3

    t.play("lay woodcutter", "farmer top_wood", "act", "place quarry", "produce 3", "move_merchant", "finish", die=1)
    assert t.held(TEAL) == {"sandstone": 3, "wood": 2}
    assert (teal.favours, BUILDINGS[s.merchant], CIRCLE[s.circle]) == (4, "woodcutter", "ma_deliver")
    assert sum(s.coins) == 1
    t.play("act", "place turmeric_farm", "produce 2", "finish")
    assert magenta.rupees == 4

    t.play("act", "favour fa_influence", "raise artisans", "place architect", "build plank_mill", "pay 1 1 0 0")
    t.play("claim bb2_artisans", "process 1", "finish")
    assert t.held(TEAL) == {"sandstone": 2, "planks": 1}
    assert (teal.favours, teal.rupees, teal.influence) == (1, 5, (2, 0, 0))
    t.play("act", "place curry_kitchen", "process 2", "move_builder", "finish", die=2)
    assert BUILDINGS[s.builder] == "brickyard"

    t.play("act", "place sailor", "fare sandstone", "deliver takshaka planks", "deliver takshaka sandstone", "land")
    t.play("raise artisans", "take_tile ft_remove_cover", "finish", picks=(0,))
    assert (teal.rupees, teal.influence, teal.favours) == (8, (3, 0, 0), 1)
    assert s.owner[NOTABLE["takshaka"]] == TEAL
    assert t.held(TEAL) == {}
    t.play("act", "place sailor", "fare cotton", "deliver sufi curry", "deliver sufi cotton", die=1)
    assert (magenta.rupees, magenta.tracker, teal.favours, s.pier) == (7, 2, 2, 2)
    assert (s.built[8], BUILDINGS[s.builder]) == (1, "paper_factory")
    t.play("land", "raise scholars", "finish")
    assert (magenta.influence, t.held(MAGENTA)) == ((0, 0, 1), {"curry": 1})

    t.play("lay quarry", "lay plank_mill", "uncover bottom_cotton", "act", "place cotton_farm", "produce 3", "finish")
    assert t.held(TEAL) == {"cotton": 3}
    assert (teal.favours, magenta.favours, CIRCLE[s.circle]) == (2, 1, "ma_cover")
    t.play("act", "place quarry", "produce 2", "finish")
    assert teal.favours == 2, "a laid-down worker is not consoled"

    t.play("act", "place trader", "take_token pt_12", "price cotton 2", "give cotton", "give cotton", "give cotton")
    t.play("take paintings", "take cloth", "serve cloth", "finish")
    assert t.held(TEAL) == {"paintings": 1}
    t.play("act", "place brickyard", "process 2", "finish")
    assert t.held(MAGENTA) == {"curry": 1, "bricks": 2}

    t.play("act", "place woodcutter", "produce 1", "move_merchant", "finish", die=2)
    assert (teal.rupees, t.held(TEAL)["wood"], teal.favours) == (6, 1, 4)
    assert (BUILDINGS[s.merchant], s.coins[2]) == ("cotton_farm", 1)
    t.play("act", "place cotton_farm", "produce 2", "move_merchant", die=1)
    assert (teal.favours, t.held(MAGENTA)["cotton"], BUILDINGS[s.merchant], sum(s.coins)) == (5, 2, "plank_mill", 1)
    t.play("finish")

    t.play(
        "act", "favour fa_influence", "raise scholars", "place botanist", "uncover top_wood", "farmer left_sandstone", "enough"
    )
    t.play("fulfil scholars", "finish")
    assert (teal.rupees, teal.favours, teal.influence) == (8, 2, (3, 0, 1))
    assert s.marked[2] == 1
    sheet = standing(s)
    assert sheet.totals[TEAL] == 8 + 1 + 2 + 1
