"""YZ-11.12 to YZ-11.14: a full ship sails at once, whoever's turn it is; the next one docks."""

from typing import Any, ClassVar

from app.framework.dice import Effects
from app.framework.moves import Indices
from app.framework.phases import Frame, Phase, Step
from games.yinzi.discs import take_disc, usable
from games.yinzi.money import earn
from games.yinzi.pieces import add_european_crops
from games.yinzi.state import Yinzi
from games.yinzi.tables import (
    DOCKS,
    EUROPEAN,
    FOREIGN,
    MARKET_OF,
    NATION_SPACE,
    NATIONS,
    PILE_OF,
    PRODUCTS,
    SHIP_NATION,
    SHIP_WANTS,
    SHIPS,
)

SILVER = 1


def ship_and_dock(s: Yinzi, dock: int) -> tuple[str, str]:
    """As the log names where a delivery goes."""
    return SHIPS[s.docked[dock]], DOCKS[dock]


def delivered(s: Yinzi, seat: int, dock: int, fx: Effects) -> None:
    """A delivery earns silver, and perhaps the ship sails; call it after pushing what follows."""
    earn(s, seat, 0, SILVER, fx)
    ship = s.docked[dock]
    if all(s.hold[dock * 3 : dock * 3 + len(SHIP_WANTS[ship])]):
        s.push(Frame("sail", s.active, (dock,)))
        nation = SHIP_NATION[ship]
        for owner in range(len(s.seats)):
            if usable(s, owner) >> nation & 1 and any(x and x[0] == owner for x in s.hold[dock * 3 : dock * 3 + 3]):
                s.push(Frame("reaction", owner, (dock,)))


class SendEnvoy(Step[Yinzi]):
    """YZ-10.4: at the moment the ship sails, also in another player's turn."""

    verb = "send_envoy"
    rule = "YZ-10.4"

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (dock,) = f.args
        send_aboard(s, f.seat, SHIP_NATION[s.docked[dock]], dock, fx)


def send_aboard(s: Yinzi, seat: int, nation: int, dock: int, fx: Effects) -> None:
    """The disc of a nation's Diplomacy space goes on a docked ship."""
    take_disc(s, seat, 1 << nation, fx)
    s.aboard[dock * 4 + seat] += 1
    fx.tell("embarks", seat, *ship_and_dock(s, dock))


class KeepEnvoy(Step[Yinzi]):
    """YZ-10.4"""

    verb = "keep_envoy"
    rule = "YZ-10.4"

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        pass


class Reaction(Phase[Yinzi]):
    """YZ-10.4"""

    kind = "reaction"
    params = ("dock",)
    rule = "YZ-10.4"
    offers: ClassVar[tuple[Step[Any], ...]] = (SendEnvoy(), KeepEnvoy())


class Sail(Phase[Yinzi]):
    """YZ-11.12"""

    kind = "sail"
    params = ("dock",)
    rule = "YZ-11.12"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        (dock,) = f.args
        ship = s.docked[dock]
        fx.tell("sails", s.active, SHIPS[ship], NATIONS[SHIP_NATION[ship]])
        unload(s, dock, ship, fx)
        s.docked[dock] = -1
        s.sailed += (ship,)
        dock_next(s, dock, fx)


def unload(s: Yinzi, dock: int, ship: int, fx: Effects) -> None:
    nation = SHIP_NATION[ship]
    market = MARKET_OF[nation]
    room = sum(s.nations[nation * 4 : nation * 4 + 4]) < NATION_SPACE
    for k in range(dock * 3, dock * 3 + 3):
        if s.hold[k]:
            seat, product, *cubes = s.hold[k]
            if product >= 0:
                (s.nations if room else s.general)[(nation if room else market) * 4 + seat] += 1
                fx.tell("exports" if room else "exports_general", seat, PRODUCTS[product], FOREIGN[market])
            for colour in cubes:
                s.seats[colour].cubes += 1
        s.hold[k] = ()
    for seat in range(len(s.seats)):
        s.envoys[market * 4 + seat] += s.aboard[dock * 4 + seat]
        s.aboard[dock * 4 + seat] = 0


def dock_next(s: Yinzi, dock: int, fx: Effects) -> None:
    """The announced ship docks, the next of its pile is announced; an empty pile leaves the dock empty (YZ-11.13)."""
    pile = PILE_OF[dock]
    ship = s.tops[pile]
    if ship < 0:
        fx.tell("dock_empty", s.active, DOCKS[dock])
        return
    s.docked[dock] = ship
    fx.tell("docks", s.active, SHIPS[ship], DOCKS[dock])
    announce(s, pile, fx)
    if EUROPEAN[ship] and not s.europe:
        add_european_crops(s, fx)


def announce(s: Yinzi, pile: int, fx: Effects) -> None:
    if not s.pile[pile]:
        s.tops[pile] = -1
        return
    s.pile[pile] -= 1
    s.tops[pile] = draw_ship(s, fx)
    fx.tell("announced", s.active, SHIPS[s.tops[pile]])


def draw_ship(s: Yinzi, fx: Effects) -> int:
    """One of the ships not seen yet. Those removed at the set-up are Asian and stay unseen."""
    unseen = [ship for ship in range(len(SHIPS)) if s.ships_left >> ship & 1]
    european = [ship for ship in unseen if EUROPEAN[ship]]
    asian = [ship for ship in unseen if not EUROPEAN[ship]]
    number = fx.pick(len(unseen) - s.ships_out)
    ship = european[number] if number < len(european) else fx.choose(asian)
    s.ships_left ^= 1 << ship
    return ship


def draw_asian(s: Yinzi, fx: Effects) -> int:
    ship = fx.choose([ship for ship in range(len(SHIPS)) if s.ships_left >> ship & 1 and not EUROPEAN[ship]])
    s.ships_left ^= 1 << ship
    return ship
