"""YZ-11.10: Supply ships. The frame carries the slot of the group, the borders crossed and whether the river was used."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Step
from games.yinzi import house
from games.yinzi.discs import spend_disc, usable, why_not_usable
from games.yinzi.pieces import province_of_factory, uproot
from games.yinzi.state import Yinzi
from games.yinzi.steps.free import NO_SHIP, NOT_YOURS
from games.yinzi.steps.river import River
from games.yinzi.steps.sailing import delivered, ship_and_dock
from games.yinzi.steps.work import FREE_AT_WORK, MUST_WORK, NO_WORKERS, WorkDone, WorkPhase, at_hand, employ
from games.yinzi.tables import (
    FACTORY_PRODUCT,
    I_SALT,
    PRODUCTS,
    PROVINCE_OF,
    SALT,
    SHIP_WANTS,
    SHIPS_AREA,
    TEA,
    TEA_SPACE,
    TO_COAST,
)
from games.yinzi.transport import added, most_room, room_after, room_left, too_far

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


def away(square: int) -> int:
    return TO_COAST[PROVINCE_OF[square]]


def away_from_factory(s: Yinzi, factory: int) -> int:
    return TO_COAST[province_of_factory(s, factory)]


class ShipStep(Step[Yinzi]):
    rule = "YZ-11.10"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        slot, _, _ = f.args
        return None if at_hand(s, f.seat, slot, SHIPS_AREA) else NO_WORKERS

    def room(self, s: Yinzi, f: Frame) -> int:
        _, borders, river = f.args
        return room_left(s, f.seat, borders, river)

    def load(self, s: Yinzi, f: Frame, hold: int, cargo: tuple[int, ...], crossings: tuple[int, ...], fx: Effects) -> None:
        """One worker puts a delivery on a ship space."""
        slot, borders, river = f.args
        employ(s, f.seat, slot, SHIPS_AREA, 1)
        for crossing in crossings:
            borders = added(s, borders, crossing)
        s.push(Frame(f.kind, f.seat, (slot, borders, river)))
        s.hold[hold] = (f.seat, *cargo)
        delivered(s, f.seat, hold // 3, fx)


class ShipProduct(ShipStep):
    """YZ-11.10: a product on a space that asks for it."""

    verb = "ship"
    params = ("factory", "dock")

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        return [
            (factory, dock)
            for factory in s.built
            if s.stored[factory * 4 + f.seat]
            for dock, ship in enumerate(s.docked)
            if ship >= 0
        ]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        factory, dock = a
        if not s.stored[factory * 4 + f.seat]:
            return NO_PRODUCT
        if reason := why_not_wanted(s, dock, FACTORY_PRODUCT[factory]):
            return reason
        return too_far(self.room(s, f), away_from_factory(s, factory))

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        factory, dock = a
        product = FACTORY_PRODUCT[factory]
        s.stored[factory * 4 + f.seat] -= 1
        fx.tell("delivers_product", f.seat, PRODUCTS[product], *ship_and_dock(s, dock))
        self.load(s, f, hold_for(s, dock, product), (product,), (away_from_factory(s, factory),), fx)


class ShipTea(ShipStep):
    """YZ-11.10: a cube of tea on a tea space."""

    verb = "ship_tea"
    params = ("square", "dock")

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        return [
            (square, dock)
            for square in s.seats[f.seat].fields
            if s.grows[square] == TEA
            for dock, ship in enumerate(s.docked)
            if ship >= 0
        ]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        square, dock = a
        if s.whose[square] != f.seat:
            return NOT_YOURS
        if s.grows[square] != TEA:
            return NOT_TEA
        return why_not_wanted(s, dock, TEA_SPACE) or too_far(self.room(s, f), away(square))

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        square, dock = a
        uproot(s, square)
        fx.tell("delivers_tea", f.seat, *ship_and_dock(s, dock))
        self.load(s, f, hold_for(s, dock, TEA_SPACE), (-1, f.seat), (away(square),), fx)


def salt_fields(s: Yinzi, seat: int) -> list[int]:
    return [square for square in s.seats[seat].fields if s.grows[square] == SALT]


def why_not_own_salt(s: Yinzi, seat: int, square: int) -> Refusal | None:
    if s.whose[square] != seat:
        return NOT_YOURS
    return None if s.grows[square] == SALT else NOT_SALT


class ShipSalt(ShipStep):
    """YZ-11.10, YZ-11.11: two cubes of salt on any space, also from two provinces."""

    verb = "ship_salt"
    params = ("square", "square", "hold")

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        fields = salt_fields(s, f.seat)
        pairs = [(one, two) for i, one in enumerate(fields) for two in fields[i:] if one != two or s.cubes[one] > 1]
        holds = free_holds(s) if pairs else []
        return [(one, two, hold) for one, two in pairs for hold in holds]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        one, two, hold = a
        if reason := why_not_own_salt(s, f.seat, one) or why_not_own_salt(s, f.seat, two):
            return reason
        if one == two and s.cubes[one] < 2:
            return TWO_CUBES
        room = self.room(s, f)
        return why_not_hold(s, hold) or too_far(room, away(one)) or too_far(room_after(s, room, away(one)), away(two))

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        one, two, hold = a
        uproot(s, one)
        uproot(s, two)
        fx.tell("delivers_salt", f.seat, *ship_and_dock(s, hold // 3))
        self.load(s, f, hold, (-1, f.seat, f.seat), (away(one), away(two)), fx)


class ShipSaltFree(ShipStep):
    """YZ-10.6: one of the two cubes comes from the innovation."""

    verb = "ship_salt_inn"
    params = ("square", "hold")
    rule = "YZ-10.6"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return why_not_usable(s, f.seat, I_SALT) or super().shut(s, f)

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        fields = salt_fields(s, f.seat)
        holds = free_holds(s) if fields else []
        return [(square, hold) for square in fields for hold in holds]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        square, hold = a
        if reason := why_not_own_salt(s, f.seat, square):
            return reason
        return why_not_hold(s, hold) or too_far(self.room(s, f), away(square))

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        square, hold = a
        spend_disc(s, f.seat, I_SALT, fx)
        uproot(s, square)
        fx.tell("delivers_salt", f.seat, *ship_and_dock(s, hold // 3))
        self.load(s, f, hold, (-1, f.seat), (away(square),), fx)


def can_ship(s: Yinzi, seat: int, room: int) -> bool:
    """Whether at least one thing could be delivered with this capacity."""
    if any(s.stored[factory * 4 + seat] and can_ship_from(s, factory, room) for factory in s.built):
        return True
    grows = s.grows
    fields = s.seats[seat].fields
    kinds = {grows[square] for square in fields}
    if TEA in kinds and any(why_not_wanted(s, dock, TEA_SPACE) is None for dock in range(4)):
        nearest = min(away(square) for square in fields if grows[square] == TEA)
        if too_far(room, nearest) is None:
            return True
    return SALT in kinds and can_ship_salt(s, seat, room)


def can_ship_from(s: Yinzi, factory: int, room: int) -> bool:
    if too_far(room, away_from_factory(s, factory)) is not None:
        return False
    return any(why_not_wanted(s, dock, FACTORY_PRODUCT[factory]) is None for dock in range(4))


def can_ship_salt(s: Yinzi, seat: int, room: int) -> bool:
    ways = sorted(away(square) for square in salt_fields(s, seat) for _ in range(s.cubes[square]))
    if usable(s, seat) & I_SALT:
        ways.insert(0, 0)
    if len(ways) < 2 or not free_holds(s):
        return False
    return too_far(room, ways[0]) is None and too_far(room_after(s, room, ways[0]), ways[1]) is None


def why_no_delivery(s: Yinzi, seat: int) -> Refusal | None:
    """Why not even one thing can be delivered."""
    if can_ship(s, seat, most_room(s, seat)):
        return None
    things = {FACTORY_PRODUCT[factory] for factory in s.built if s.stored[factory * 4 + seat]}
    if any(s.grows[square] == TEA for square in s.seats[seat].fields):
        things.add(TEA_SPACE)
    salt = sum(s.cubes[square] for square in salt_fields(s, seat))
    pair = salt > 1 or (salt > 0 and usable(s, seat) & I_SALT)
    if not things and not pair:
        return NOTHING
    wanted = any(why_not_wanted(s, dock, thing) is None for dock in range(4) for thing in things)
    return COAST_TOO_FAR if wanted or (pair and free_holds(s)) else NO_SPACE


class ShipsDone(WorkDone):
    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        slot, borders, river = f.args
        idle_hands = s.house & house.ALL_MUST_WORK and s.seats[f.seat].groups[slot]
        if idle_hands and can_ship(s, f.seat, most_room(s, f.seat, borders, river)):
            return MUST_WORK
        return super().shut(s, f)


class ShipRiver(River):
    """YZ-10.5"""

    def can_carry(self, s: Yinzi, f: Frame) -> bool:
        slot, borders, river = f.args
        return at_hand(s, f.seat, slot, SHIPS_AREA) > 0 and can_ship(s, f.seat, most_room(s, f.seat, borders, river))


class SupplyShips(WorkPhase):
    """YZ-11.10"""

    kind = "supply_ships"
    rule = "YZ-11.10"
    area = SHIPS_AREA
    params = ("fortune", "borders", "river")
    offers = (ShipProduct(), ShipTea(), ShipSalt(), ShipSaltFree(), ShipRiver(), *FREE_AT_WORK, ShipsDone())
