"""YZ-11.10: Supply ships. The frame carries (slot, borders)."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Step
from games.yinzi import house
from games.yinzi.money import spend_disc
from games.yinzi.pieces import province_of_factory, uproot
from games.yinzi.state import Yinzi
from games.yinzi.steps.city_sale import River, carry, river_bonus, too_far
from games.yinzi.steps.free import FREE, NO_SHIP, NOT_YOURS, why_not_usable
from games.yinzi.steps.sailing import deliver, ship_and_dock
from games.yinzi.steps.work import MUST_WORK, WorkDone, WorkPhase, at_hand, employ
from games.yinzi.tables import (
    DOCK,
    DOCKS,
    FACTORIES,
    FACTORY,
    FACTORY_PRODUCT,
    HOLD,
    HOLDS,
    I_SALT,
    PRODUCTS,
    PROVINCE_OF,
    SALT,
    SHIP_WANTS,
    SHIPS_AREA,
    SQUARE,
    SQUARES,
    TEA,
    TEA_SPACE,
    TO_COAST,
)

NO_WORKERS = Refusal("no-workers", (), "YZ-11.2")
NOT_WANTED = Refusal("ship-wants-not", (), "YZ-11.10")
NO_HOLD = Refusal("no-hold", (), "YZ-11.10")
SPACE_FULL = Refusal("hold-full", (), "YZ-11.10")
NO_PRODUCT = Refusal("no-product-there", (), "YZ-11.10")
NOT_TEA = Refusal("not-tea", (), "YZ-11.10")
NOT_SALT = Refusal("not-salt", (), "YZ-11.10")
TWO_CUBES = Refusal("two-salt", (), "YZ-11.10")
NOTHING = Refusal("nothing-to-ship", (), "YZ-11.10")
NO_SPACE = Refusal("no-ship-space", (), "YZ-11.10")
COAST_TOO_FAR = Refusal("coast-too-far", (), "YZ-5.3")

SHIP = tuple(tuple(Move("ship", (factory, dock)) for dock in DOCKS) for factory in FACTORIES)
SHIP_TEA = tuple(tuple(Move("ship_tea", (square, dock)) for dock in DOCKS) for square in SQUARES)


def why_not_wanted(s: Yinzi, dock: int, thing: int) -> Refusal | None:
    """Why the ship at this dock has no free space for a product, or for tea."""
    ship = s.docked[dock]
    if ship < 0:
        return NO_SHIP
    wants = SHIP_WANTS[ship]
    if thing not in wants:
        return NOT_WANTED
    return SPACE_FULL if s.hold[dock * 3 + wants.index(thing)] else None


def hold_for(s: Yinzi, dock: int, thing: int) -> int:
    return dock * 3 + SHIP_WANTS[s.docked[dock]].index(thing)


def why_not_hold(s: Yinzi, hold: int) -> Refusal | None:
    """Why nothing at all may be put on this ship space."""
    ship = s.docked[hold // 3]
    if ship < 0:
        return NO_SHIP
    if hold % 3 >= len(SHIP_WANTS[ship]):
        return NO_HOLD
    return SPACE_FULL if s.hold[hold] else None


def free_holds(s: Yinzi) -> list[int]:
    return [
        dock * 3 + k
        for dock, ship in enumerate(s.docked)
        if ship >= 0
        for k in range(len(SHIP_WANTS[ship]))
        if not s.hold[dock * 3 + k]
    ]


class ShipStep(Step[Yinzi]):
    rule = "YZ-11.10"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return None if at_hand(s, f.seat, int(f.args[0]), SHIPS_AREA) else NO_WORKERS

    def load(self, s: Yinzi, f: Frame, hold: int, cargo: tuple[int, ...], borders: tuple[int, ...], fx: Effects) -> None:
        employ(s, f.seat, int(f.args[0]), SHIPS_AREA, 1)
        carried = int(f.args[1])
        for crossed in borders:
            carried = carry(s, carried, crossed)
        s.push(Frame(f.kind, f.seat, (f.args[0], carried)))
        deliver(s, f.seat, hold, cargo, fx)


class ShipProduct(ShipStep):
    """YZ-11.10: a product on a space that asks for it."""

    verb, params = "ship", ("factory", "dock")

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        return [
            SHIP[factory][dock]
            for factory in s.built
            if s.stored[factory * 4 + f.seat]
            for dock, ship in enumerate(s.docked)
            if ship >= 0
        ]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        factory, dock = FACTORY[m.args[0]], DOCK[m.args[1]]  # type: ignore[index]
        if not s.stored[factory * 4 + f.seat]:
            return NO_PRODUCT
        if reason := why_not_wanted(s, dock, FACTORY_PRODUCT[factory]):
            return reason
        return too_far(s, f.seat, int(f.args[1]), TO_COAST[province_of_factory(s, factory)])

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        factory, dock = FACTORY[m.args[0]], DOCK[m.args[1]]  # type: ignore[index]
        product = FACTORY_PRODUCT[factory]
        s.stored[factory * 4 + f.seat] -= 1
        borders = (TO_COAST[province_of_factory(s, factory)],)
        fx.tell("delivers_product", f.seat, PRODUCTS[product], *ship_and_dock(s, dock))
        self.load(s, f, hold_for(s, dock, product), (f.seat, product), borders, fx)


class ShipTea(ShipStep):
    """YZ-11.10: a cube of tea on a tea space."""

    verb, params = "ship_tea", ("square", "dock")

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        return [
            SHIP_TEA[square][dock]
            for square in s.seats[f.seat].fields
            if s.grows[square] == TEA
            for dock, ship in enumerate(s.docked)
            if ship >= 0
        ]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        square, dock = SQUARE[m.args[0]], DOCK[m.args[1]]  # type: ignore[index]
        if s.whose[square] != f.seat:
            return NOT_YOURS
        if s.grows[square] != TEA:
            return NOT_TEA
        return why_not_wanted(s, dock, TEA_SPACE) or too_far(s, f.seat, int(f.args[1]), TO_COAST[PROVINCE_OF[square]])

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        square, dock = SQUARE[m.args[0]], DOCK[m.args[1]]  # type: ignore[index]
        uproot(s, square)
        cargo = (f.seat, -1, f.seat)
        fx.tell("delivers_tea", f.seat, *ship_and_dock(s, dock))
        self.load(s, f, hold_for(s, dock, TEA_SPACE), cargo, (TO_COAST[PROVINCE_OF[square]],), fx)


def salt_fields(s: Yinzi, q: int) -> list[int]:
    return [square for square in s.seats[q].fields if s.grows[square] == SALT]


def why_not_own_salt(s: Yinzi, q: int, square: int) -> Refusal | None:
    if s.whose[square] != q:
        return NOT_YOURS
    return None if s.grows[square] == SALT else NOT_SALT


class ShipSalt(ShipStep):
    """YZ-11.10, YZ-11.11: two cubes of salt on any space, also from two provinces."""

    verb, params = "ship_salt", ("square", "square", "hold")

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        fields = salt_fields(s, f.seat)
        pairs = [(a, b) for i, a in enumerate(fields) for b in fields[i:] if a != b or s.cubes[a] > 1]
        holds = free_holds(s) if pairs else []
        return [Move(self.verb, (SQUARES[a], SQUARES[b], HOLDS[hold])) for a, b in pairs for hold in holds]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        a, b = SQUARE[m.args[0]], SQUARE[m.args[1]]  # type: ignore[index]
        if reason := why_not_own_salt(s, f.seat, a) or why_not_own_salt(s, f.seat, b):
            return reason
        if a == b and s.cubes[a] < 2:
            return TWO_CUBES
        near, far = TO_COAST[PROVINCE_OF[a]], TO_COAST[PROVINCE_OF[b]]
        return why_not_hold(s, HOLD[m.args[2]]) or self.why_too_far(s, f, near, far)  # type: ignore[index]

    def why_too_far(self, s: Yinzi, f: Frame, first: int, second: int) -> Refusal | None:
        carried = int(f.args[1])
        return too_far(s, f.seat, carried, first) or too_far(s, f.seat, carry(s, carried, first), second)

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        squares = SQUARE[m.args[0]], SQUARE[m.args[1]]  # type: ignore[index]
        for square in squares:
            uproot(s, square)
        borders = tuple(TO_COAST[PROVINCE_OF[square]] for square in squares)
        fx.tell("delivers_salt", f.seat, *ship_and_dock(s, HOLD[m.args[2]] // 3))  # type: ignore[index]
        self.load(s, f, HOLD[m.args[2]], (f.seat, -1, f.seat, f.seat), borders, fx)  # type: ignore[index]


class ShipSaltFree(ShipStep):
    """YZ-10.6: one of the two cubes comes from the innovation."""

    verb, params, rule = "ship_salt_inn", ("square", "hold"), "YZ-10.6"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return why_not_usable(s, f.seat, I_SALT) or super().shut(s, f)

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        fields = salt_fields(s, f.seat)
        holds = free_holds(s) if fields else []
        return [Move(self.verb, (SQUARES[a], HOLDS[hold])) for a in fields for hold in holds]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        square, hold = SQUARE[m.args[0]], HOLD[m.args[1]]  # type: ignore[index]
        if reason := why_not_own_salt(s, f.seat, square):
            return reason
        return why_not_hold(s, hold) or too_far(s, f.seat, int(f.args[1]), TO_COAST[PROVINCE_OF[square]])

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        square, hold = SQUARE[m.args[0]], HOLD[m.args[1]]  # type: ignore[index]
        spend_disc(s, f.seat, I_SALT, fx)
        uproot(s, square)
        fx.tell("delivers_salt", f.seat, *ship_and_dock(s, hold // 3))
        self.load(s, f, hold, (f.seat, -1, f.seat), (TO_COAST[PROVINCE_OF[square]],), fx)


def can_ship(s: Yinzi, q: int, carried: int = 0) -> bool:
    """Whether q could deliver at least one thing now, with all the innovations at hand."""
    seat = s.seats[q]
    carried -= river_bonus(s, q)
    if any(s.stored[factory * 4 + q] and can_ship_from(s, q, factory, carried) for factory in s.built):
        return True
    grows = s.grows
    kinds = {grows[square] for square in seat.fields}
    if TEA in kinds and any(why_not_wanted(s, dock, TEA_SPACE) is None for dock in range(4)):
        near = min(TO_COAST[PROVINCE_OF[square]] for square in seat.fields if grows[square] == TEA)
        if too_far(s, q, carried, near) is None:
            return True
    return SALT in kinds and can_ship_salt(s, q, carried)


def why_no_delivery(s: Yinzi, q: int) -> Refusal | None:
    """Why q cannot deliver even one thing."""
    if can_ship(s, q):
        return None
    things = {FACTORY_PRODUCT[factory] for factory in s.built if s.stored[factory * 4 + q]}
    if any(s.grows[square] == TEA for square in s.seats[q].fields):
        things.add(TEA_SPACE)
    pair = salt_at_hand(s, q) > 1
    if not things and not pair:
        return NOTHING
    wanted = any(why_not_wanted(s, dock, thing) is None for dock in range(4) for thing in things)
    return COAST_TOO_FAR if wanted or (pair and free_holds(s)) else NO_SPACE


def salt_at_hand(s: Yinzi, q: int) -> int:
    """Own cubes of salt, with the virtual one."""
    own = sum(s.cubes[square] for square in salt_fields(s, q))
    return own + 1 if own and s.seats[q].inn & ~s.fresh & I_SALT else own


def can_ship_from(s: Yinzi, q: int, factory: int, carried: int) -> bool:
    if too_far(s, q, carried, TO_COAST[province_of_factory(s, factory)]) is not None:
        return False
    return any(why_not_wanted(s, dock, FACTORY_PRODUCT[factory]) is None for dock in range(4))


def can_ship_salt(s: Yinzi, q: int, carried: int) -> bool:
    away = sorted(TO_COAST[PROVINCE_OF[square]] for square in salt_fields(s, q) for _ in range(s.cubes[square]))
    if s.seats[q].inn & ~s.fresh & I_SALT:
        away.insert(0, 0)
    if len(away) < 2 or not free_holds(s):
        return False
    return too_far(s, q, carried, away[0]) is None and too_far(s, q, carry(s, carried, away[0]), away[1]) is None


class ShipRiver(River):
    """YZ-10.5"""

    def can_carry(self, s: Yinzi, f: Frame) -> bool:
        return at_hand(s, f.seat, int(f.args[0]), SHIPS_AREA) > 0 and can_ship(s, f.seat, int(f.args[1]))


class ShipsDone(WorkDone):
    area = SHIPS_AREA

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        if s.house & house.ALL_MUST_WORK and s.seats[f.seat].groups[int(f.args[0])] and can_ship(s, f.seat, int(f.args[1])):
            return MUST_WORK
        return super().shut(s, f)


class SupplyShips(WorkPhase):
    """YZ-11.10"""

    kind, rule, area = "supply_ships", "YZ-11.10", SHIPS_AREA
    offers = (ShipProduct(), ShipTea(), ShipSalt(), ShipSaltFree(), ShipRiver(), *FREE, ShipsDone())
