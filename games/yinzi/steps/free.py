"""What a player may do at any time in the own turn: sell to the rural market, use innovations, send emissaries aboard."""

from collections.abc import Iterator

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Step
from games.yinzi import house
from games.yinzi.discs import NOT_NOW, spend_disc, usable, why_not_usable
from games.yinzi.markets import why_no_sale
from games.yinzi.money import earn, rural_income
from games.yinzi.pieces import uproot
from games.yinzi.plantations import why_no_purchase
from games.yinzi.state import BOUGHT, SOLD, Yinzi
from games.yinzi.steps.discard import look, why_no_discard
from games.yinzi.steps.sailing import send_aboard
from games.yinzi.tables import (
    EMISSARY_BITS,
    GOODS,
    I_ROUTE,
    I_SALE,
    I_SPOILS,
    I_TILE,
    RURAL_GOOD,
    SHIP_NATION,
    WAR,
)

NOT_YOURS = Refusal("not-yours", (), "YZ-2.4")
NOT_RURAL = Refusal("not-rural", (), "YZ-6.2")
HAS_BOUGHT = Refusal("has-bought", (), "YZ-6.5")
NONE_USABLE = Refusal("none-usable", (), "YZ-10.1")
NO_EMISSARY = Refusal("no-emissary", (), "YZ-10.4")
NOT_IN_PHASE_A = Refusal("not-in-phase-a", (), "YZ-10.1")
NO_WARRIORS = Refusal("no-warriors", (), "YZ-10.8")
NO_CARGO = Refusal("no-cargo", (), "YZ-10.4")
NO_SHIP = Refusal("no-ship", (), "YZ-11.13")
WRONG_NATION = Refusal("wrong-nation", (), "YZ-10.4")


class SellFood(Step[Yinzi]):
    """YZ-6.2"""

    verb = "sell_food"
    params = ("square",)
    rule = "YZ-6.2"
    aside = True

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return HAS_BOUGHT if s.seats[f.seat].traded == BOUGHT else None

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        grows = s.grows
        return [(square,) for square in s.seats[f.seat].fields if RURAL_GOOD[grows[square]]]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (square,) = a
        if s.whose[square] != f.seat:
            return NOT_YOURS
        return None if RURAL_GOOD[s.grows[square]] else NOT_RURAL

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (square,) = a
        seat, good = f.seat, s.grows[square]
        uproot(s, square)
        s.rural[seat] += 1
        s.seats[seat].traded = SOLD
        fx.tell("sells_food", seat, GOODS[good])
        earn(s, seat, rural_income(s, seat), 0, fx)


USABLE_ALONE = I_SALE | I_TILE | I_ROUTE | I_SPOILS
ALONE = tuple(number for number in range(USABLE_ALONE.bit_length()) if USABLE_ALONE >> number & 1)


def why_no_use(s: Yinzi, seat: int, innovation: int) -> Refusal | None:
    """Why an innovation that stands by itself, given as its bit, would do nothing now."""
    if innovation == I_SALE:
        return why_no_sale(s, seat)
    if innovation == I_TILE:
        return why_no_purchase(s, seat)
    if innovation == I_ROUTE:
        return why_no_discard(s)
    return None if s.seats[seat].areas[WAR] else NO_WARRIORS


class UseInnovation(Step[Yinzi]):
    """YZ-10.6, YZ-10.8: an extra city sale, an extra plantation, a personal route tile, a fruitful war."""

    verb = "use"
    params = ("innovation",)
    rule = "YZ-10.1"
    aside = True

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return None if s.seats[f.seat].inn & USABLE_ALONE else NONE_USABLE

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        held = s.seats[f.seat].inn
        return [(number,) for number in ALONE if held >> number & 1]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (number,) = a
        innovation = 1 << number
        if not innovation & USABLE_ALONE:
            return NOT_NOW
        return why_not_usable(s, f.seat, innovation) or why_no_use(s, f.seat, innovation)

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (number,) = a
        innovation = 1 << number
        spend_disc(s, f.seat, innovation, fx)
        if innovation == I_SALE:
            s.push(Frame("extra_sale", f.seat, (0, 0)))
        elif innovation == I_TILE:
            s.push(Frame("extra_tile", f.seat))
        elif innovation == I_ROUTE:
            look(s, f.seat, fx)
        else:
            earn(s, f.seat, s.seats[f.seat].areas[WAR], 0, fx)


class UseInPhaseA(UseInnovation):
    """YZ-7.1: while a bonus is chosen, only at tables that read it so."""

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return super().shut(s, f) if s.house & house.BUSY_PHASE_A else NOT_IN_PHASE_A


def has_cargo(s: Yinzi, seat: int, dock: int) -> bool:
    return any(load and load[0] == seat for load in s.hold[dock * 3 : dock * 3 + 3])


def why_no_emissary(s: Yinzi, seat: int, nation: int, dock: int) -> Refusal | None:
    """YZ-10.4"""
    ship = s.docked[dock]
    if ship < 0:
        return NO_SHIP
    if SHIP_NATION[ship] != nation:
        return WRONG_NATION
    return None if has_cargo(s, seat, dock) else NO_CARGO


class Embark(Step[Yinzi]):
    """YZ-10.4: the emissaries are the first innovations, in the order of the nations."""

    verb = "embark"
    params = ("innovation", "dock")
    rule = "YZ-10.4"
    aside = True

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return None if s.seats[f.seat].inn & EMISSARY_BITS else NO_EMISSARY

    def candidates(self, s: Yinzi, f: Frame) -> Iterator[Indices]:
        held = s.seats[f.seat].inn
        for dock, ship in enumerate(s.docked):
            if ship >= 0 and held >> SHIP_NATION[ship] & 1:
                yield SHIP_NATION[ship], dock

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        number, dock = a
        if not EMISSARY_BITS >> number & 1:
            return NOT_NOW
        return why_not_usable(s, f.seat, 1 << number) or why_no_emissary(s, f.seat, number, dock)

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        number, dock = a
        send_aboard(s, f.seat, number, dock, fx)


def idle(s: Yinzi, seat: int) -> bool:
    """Whether no free move is left, so that a finished action need not ask whether the turn is over."""
    me = s.seats[seat]
    if me.traded != BOUGHT:
        grows = s.grows
        for square in me.fields:
            if RURAL_GOOD[grows[square]]:
                return False
    return not usable(s, seat) or not (can_use(s, seat) or can_embark(s, seat))


def can_use(s: Yinzi, seat: int) -> bool:
    discs = usable(s, seat) & USABLE_ALONE
    return discs > 0 and any(discs >> number & 1 and why_no_use(s, seat, 1 << number) is None for number in ALONE)


def can_embark(s: Yinzi, seat: int) -> bool:
    discs = usable(s, seat) & EMISSARY_BITS
    if not discs:
        return False
    return any(ship >= 0 and discs >> SHIP_NATION[ship] & 1 and has_cargo(s, seat, dock) for dock, ship in enumerate(s.docked))


FREE: tuple[Step[Yinzi], ...] = (SellFood(), UseInnovation(), Embark())
