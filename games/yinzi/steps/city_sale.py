"""YZ-9.3: Sell to a city market."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase, Step
from games.yinzi.markets import spaces_for, why_no_sale, why_not_space
from games.yinzi.money import earn
from games.yinzi.pieces import fill_space, uproot
from games.yinzi.state import Yinzi
from games.yinzi.steps.fortune import FORTUNE_ENDS, SPENT, FortunePhase, resolved
from games.yinzi.steps.free import FREE, NOT_YOURS
from games.yinzi.steps.river import River
from games.yinzi.tables import B_SALE, CITY_GOOD, CITY_PRICE, COIN_PRICE, DISTANCE, GOODS, PROVINCE_OF, SHOWS, SPACES
from games.yinzi.transport import added, room_left, too_far

NOT_CITY = Refusal("not-city-good", (), "YZ-9.3.1")


def crossing(square: int, space: int) -> int:
    return DISTANCE[PROVINCE_OF[square]][space // 6]


def sell(s: Yinzi, seat: int, square: int, space: int, fx: Effects) -> None:
    """The cube becomes raw material for everybody."""
    good = s.grows[square]
    uproot(s, square)
    fill_space(s, space, seat)
    price = COIN_PRICE if SHOWS[s.tiles[space // 6]][space % 6] < 0 else CITY_PRICE
    if s.seats[seat].bonus == B_SALE:
        price += 1
    fx.tell("sells_city", seat, GOODS[good], SPACES[space])
    earn(s, seat, price, 0, fx)


class SellCity(Step[Yinzi]):
    """YZ-9.3.1"""

    verb = "sell_city"
    params = ("square", "space")
    rule = "YZ-9.3.1"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        left = f.args[0]
        return None if left else SPENT

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        found: list[Indices] = []
        known: dict[int, list[int]] = {}
        for square in s.seats[f.seat].fields:
            good = s.grows[square]
            if CITY_GOOD[good]:
                if good not in known:
                    known[good] = spaces_for(s, good)
                found += [(square, space) for space in known[good]]
        return found

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        square, space = a
        borders, river = f.args[-2:]
        if s.whose[square] != f.seat:
            return NOT_YOURS
        good = s.grows[square]
        if not CITY_GOOD[good]:
            return NOT_CITY
        return why_not_space(s, good, space) or too_far(room_left(s, f.seat, borders, river), crossing(square, space))

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        square, space = a
        borders, river = f.args[-2:]
        s.push(resolved(f, added(s, borders, crossing(square, space)), river))
        sell(s, f.seat, square, space, fx)


class SaleRiver(River):
    """YZ-10.5"""

    def can_carry(self, s: Yinzi, f: Frame) -> bool:
        left, _, borders, river = f.args
        return left > 0 and why_no_sale(s, f.seat, borders, river) is None


class CitySalePhase(FortunePhase):
    """YZ-9.3.1: the frame also carries the borders crossed so far and whether the river was used."""

    kind = "sell_city"
    params = ("left", "taxed", "borders", "river")
    rule = "YZ-9.3.1"
    offers = (SellCity(), SaleRiver(), *FREE, *FORTUNE_ENDS)


class SellExtra(SellCity):
    """YZ-10.6: one sale with its own budget (R42)."""

    rule = "YZ-10.6"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return None

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        square, space = a
        sell(s, f.seat, square, space, fx)


class ExtraRiver(River):
    """YZ-10.5: a sale is possible, or the innovation could not have been used."""

    def can_carry(self, s: Yinzi, f: Frame) -> bool:
        return True


class ExtraSalePhase(Phase[Yinzi]):
    """YZ-10.6"""

    kind = "extra_sale"
    params = ("borders", "river")
    rule = "YZ-10.6"
    offers = (SellExtra(), ExtraRiver())
