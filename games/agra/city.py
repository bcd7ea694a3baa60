"""Buildings, the Merchant, the Builder (AG-6.2.1.3-1 to AG-6.2.1.4-2)."""

from app.framework.dice import Effects
from app.framework.phases import Frame
from games.agra.components import BOX
from games.agra.gains import gain_favours, gain_rupees
from games.agra.house import COIN_ON_DESTINATION
from games.agra.state import Agra, Seat, replaced
from games.agra.tables import ARCHITECT, BUILDINGS, COOK, TAKSHAKA

KICK_HIGH = BOX.meditation_track.two_favour_space


def put_up(s: Agra, seat: int, building: int, fx: Effects) -> None:
    """The Under Construction tile goes off; AG-6.2.1.4-2: with the last one the Builder leaves."""
    s.built = replaced(s.built, building, 1)
    fx.tell("built", seat, BUILDINGS[building])
    if all(s.built):
        s.builder = -1
        fx.tell("builder-left", seat)


def takshaka(s: Agra, seat: int, fx: Effects) -> None:
    if s.owner[TAKSHAKA] == seat:
        gain_rupees(s.seats[seat], seat, BOX.contracts.takshaka_rupees, fx)


def move_merchant(s: Agra, fx: Effects) -> None:
    """AG-6.2.1.3-2, -3: a coin for every building he steps on except the last one."""
    eyes = fx.roll()
    fx.tell("merchant-rolled", s.active, eyes)
    coins = list(s.coins)
    place = s.merchant
    for left in range(eyes, 0, -1):
        place = (place + 1) % 16
        while not s.built[place]:
            place = (place + 1) % 16
        if left > 1 or s.house & COIN_ON_DESTINATION:
            coins[place] += 1
    s.merchant, s.coins = place, tuple(coins)
    fx.tell("merchant-moved", s.active, BUILDINGS[place])


def move_builder(s: Agra, fx: Effects) -> None:
    """AG-6.2.1.4-1: over Under Construction tiles only."""
    eyes = fx.roll()
    fx.tell("builder-rolled", s.active, eyes)
    place = s.builder
    for _ in range(eyes):
        place = (place + 1) % 16
        while s.built[place]:
            place = (place + 1) % 16
    s.builder = place
    fx.tell("builder-moved", s.active, BUILDINGS[place])


def collect_coins(s: Agra, seat: int, space: int, fx: Effects) -> None:
    """AG-6.2.1.3-1: whoever places a worker takes what lies there."""
    if space < ARCHITECT and s.coins[space]:
        gain_rupees(s.seats[seat], seat, s.coins[space], fx)
        s.coins = replaced(s.coins, space, 0)


def kick_out(s: Agra, space: int, fx: Effects) -> None:
    """AG-6.2.1.2-1, -2; AG-A1-8: the worker goes home; a standing one is consoled, and may go to the Cook."""
    seat, stands = s.spaces[space] >> 1, s.spaces[space] & 1
    player = s.seats[seat]
    player.workers += 1
    fx.tell("kicked", seat)
    if not stands:
        return
    if s.owner[COOK] == seat and player.cook < BOX.contracts.cook_capacity:
        s.push(Frame("cook", seat))
    gain_favours(s, seat, consolation(player), fx)


def consolation(player: Seat) -> int:
    """AG-6.2.1.2-2: the favours for a standing worker that is sent home."""
    return BOX.constants.kick_favour_from_space_4 if player.tracker >= KICK_HIGH else BOX.constants.kick_favour
