"""What a player may do at any time in the own turn: sell to the rural market, use innovations, send emissaries aboard."""

from collections.abc import Iterator

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Step
from games.yinzi import house
from games.yinzi.money import earn, rural_income, spend_disc
from games.yinzi.pieces import uproot
from games.yinzi.state import BOUGHT, SOLD, Yinzi
from games.yinzi.steps.city_sale import why_no_sale
from games.yinzi.steps.cultivate import why_no_purchase
from games.yinzi.steps.discard import look, why_no_discard
from games.yinzi.steps.sailing import send_aboard
from games.yinzi.tables import (
    DOCK,
    DOCKS,
    DUTIES,
    EMISSARY_BITS,
    GOODS,
    I_ROUTE,
    I_SALE,
    I_SPOILS,
    I_TILE,
    INNOVATION,
    INNOVATIONS,
    PRODUCE,
    RURAL_GOOD,
    SHIP_NATION,
    SHIPS_AREA,
    SQUARE,
    SQUARES,
    TAKE,
    WAR,
)

WORK_FIRST = Refusal("work-first", (), "YZ-11.2")
NOT_YOURS = Refusal("not-yours", (), "YZ-2.4")
NOT_RURAL = Refusal("not-rural", (), "YZ-6.2")
HAS_BOUGHT = Refusal("has-bought", (), "YZ-6.5")
FRESH = Refusal("disc-fresh", (), "YZ-10.1")
NO_DISC = Refusal("no-disc-there", (), "YZ-10.1")
NOT_NOW = Refusal("innovation-not-now", (), "YZ-10.1")
NONE_USABLE = Refusal("none-usable", (), "YZ-10.1")
NO_EMISSARY = Refusal("no-emissary", (), "YZ-10.4")
NOT_IN_PHASE_A = Refusal("not-in-phase-a", (), "YZ-10.1")
NO_WARRIORS = Refusal("no-warriors", (), "YZ-10.8")
NO_CARGO = Refusal("no-cargo", (), "YZ-10.4")
NO_SHIP = Refusal("no-ship", (), "YZ-11.13")
WRONG_NATION = Refusal("wrong-nation", (), "YZ-10.4")

AREA_OF_FRAME = {"produce": PRODUCE, "take_resources": TAKE, "imperial_duties": DUTIES, "supply_ships": SHIPS_AREA}
"""While a worker action has not used its first worker, nothing may come between: it could make the action impossible."""


def unstarted(s: Yinzi, f: Frame) -> bool:
    area = AREA_OF_FRAME.get(f.kind, -1)
    return area >= 0 and not s.seats[f.seat].areas[area]


def why_not_usable(s: Yinzi, q: int, innovation: int) -> Refusal | None:
    """Why the disc of an innovation space cannot be used at all."""
    if not s.seats[q].inn & innovation:
        return NO_DISC
    if s.fresh & innovation:
        return FRESH
    return None


SELL = tuple(Move("sell_food", (square,)) for square in SQUARES)


class SellFood(Step[Yinzi]):
    """YZ-6.2"""

    verb, params, rule, aside = "sell_food", ("square",), "YZ-6.2", True

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        if unstarted(s, f):
            return WORK_FIRST
        return HAS_BOUGHT if s.seats[f.seat].traded == BOUGHT else None

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        grows = s.grows
        return [SELL[square] for square in s.seats[f.seat].fields if RURAL_GOOD[grows[square]]]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        square = SQUARE[m.args[0]]  # type: ignore[index]
        if s.whose[square] != f.seat:
            return NOT_YOURS
        return None if RURAL_GOOD[s.grows[square]] else NOT_RURAL

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        square = SQUARE[m.args[0]]  # type: ignore[index]
        q = f.seat
        good = s.grows[square]
        uproot(s, square)
        s.rural[q] += 1
        s.seats[q].traded = SOLD
        fx.tell("sells_food", q, GOODS[good])
        earn(s, q, rural_income(s, q), 0, fx)


USE = {bit: Move("use", (INNOVATIONS[bit.bit_length() - 1],)) for bit in (I_SALE, I_TILE, I_ROUTE, I_SPOILS)}
USABLE = I_SALE | I_TILE | I_ROUTE | I_SPOILS


def why_no_use(s: Yinzi, q: int, innovation: int) -> Refusal | None:
    """Why an innovation that stands by itself would do nothing now."""
    if innovation == I_SALE:
        return why_no_sale(s, q, 0)
    if innovation == I_TILE:
        return why_no_purchase(s, q)
    if innovation == I_ROUTE:
        return why_no_discard(s)
    return None if s.seats[q].areas[WAR] else NO_WARRIORS


class UseInnovation(Step[Yinzi]):
    """YZ-10.6, YZ-10.8: an extra city sale, an extra plantation, a personal route tile, a fruitful war."""

    verb, params, rule, aside = "use", ("innovation",), "YZ-10.1", True

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        if not s.seats[f.seat].inn & USABLE:
            return NONE_USABLE
        return WORK_FIRST if unstarted(s, f) else None

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        held = s.seats[f.seat].inn
        return [move for innovation, move in USE.items() if held & innovation]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        innovation = 1 << INNOVATION[m.args[0]]  # type: ignore[index]
        if not innovation & USABLE:
            return NOT_NOW
        return why_not_usable(s, f.seat, innovation) or why_no_use(s, f.seat, innovation)

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        innovation = 1 << INNOVATION[m.args[0]]  # type: ignore[index]
        seat = s.seats[f.seat]
        spend_disc(s, f.seat, innovation, fx)
        if innovation == I_SALE:
            s.push(Frame("extra_sale", f.seat, (0,)))
        elif innovation == I_TILE:
            s.push(Frame("extra_tile", f.seat))
        elif innovation == I_ROUTE:
            look(s, f.seat, fx)
        else:
            earn(s, f.seat, seat.areas[WAR], 0, fx)


class UseInPhaseA(UseInnovation):
    """YZ-7.1: while a bonus is chosen, only at tables that read it so."""

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return super().shut(s, f) if s.house & house.BUSY_PHASE_A else NOT_IN_PHASE_A


EMBARK = {
    (bit, dock): Move("embark", (INNOVATIONS[bit], DOCKS[dock])) for bit in range(len(SHIP_NATION) // 3) for dock in range(4)
}


def has_cargo(s: Yinzi, q: int, dock: int) -> bool:
    return any(load and load[0] == q for load in s.hold[dock * 3 : dock * 3 + 3])


def why_no_emissary(s: Yinzi, q: int, number: int, dock: int) -> Refusal | None:
    """YZ-10.4"""
    ship = s.docked[dock]
    if ship < 0:
        return NO_SHIP
    if SHIP_NATION[ship] != number:
        return WRONG_NATION
    return None if has_cargo(s, q, dock) else NO_CARGO


class Embark(Step[Yinzi]):
    """YZ-10.4"""

    verb, params, rule, aside = "embark", ("innovation", "dock"), "YZ-10.4", True

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        if not s.seats[f.seat].inn & EMISSARY_BITS:
            return NO_EMISSARY
        return WORK_FIRST if unstarted(s, f) else None

    def candidates(self, s: Yinzi, f: Frame) -> Iterator[Move]:
        held = s.seats[f.seat].inn
        for dock, ship in enumerate(s.docked):
            if ship >= 0 and held >> SHIP_NATION[ship] & 1:
                yield EMBARK[SHIP_NATION[ship], dock]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        number, dock = INNOVATION[m.args[0]], DOCK[m.args[1]]  # type: ignore[index]
        if not EMISSARY_BITS >> number & 1:
            return NOT_NOW
        return why_not_usable(s, f.seat, 1 << number) or why_no_emissary(s, f.seat, number, dock)

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        number, dock = INNOVATION[m.args[0]], DOCK[m.args[1]]  # type: ignore[index]
        send_aboard(s, f.seat, number, dock, fx)


def idle(s: Yinzi, q: int) -> bool:
    """Whether no free move is left, so that a finished action need not ask whether the turn is over."""
    seat = s.seats[q]
    if seat.traded != BOUGHT:
        grows = s.grows
        for square in seat.fields:
            if RURAL_GOOD[grows[square]]:
                return False
    usable = seat.inn & ~s.fresh
    return not usable or not (can_use(s, q, usable) or can_embark(s, q, usable))


def can_use(s: Yinzi, q: int, usable: int) -> bool:
    return any(usable & innovation and why_no_use(s, q, innovation) is None for innovation in USE)


def can_embark(s: Yinzi, q: int, usable: int) -> bool:
    return any(ship >= 0 and usable >> SHIP_NATION[ship] & 1 and has_cargo(s, q, dock) for dock, ship in enumerate(s.docked))


FREE: tuple[Step[Yinzi], ...] = (SellFood(), UseInnovation(), Embark())
