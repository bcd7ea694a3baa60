"""YZ-8: a turn of phase B is one card or one group."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase, Step
from games.yinzi.money import copper_in_reach, copper_power, virtual_copper
from games.yinzi.state import NOTHING, Yinzi
from games.yinzi.steps.duties import NO_DUTY, can_serve
from games.yinzi.steps.free import FREE
from games.yinzi.steps.produce import why_no_production
from games.yinzi.steps.resources import why_no_resources
from games.yinzi.steps.ships import why_no_delivery
from games.yinzi.steps.work import at_hand, dismiss
from games.yinzi.tables import (
    CARD_VALUE,
    CARD_WORKERS,
    CARDS,
    FORTUNES,
    PRODUCE,
    SHIPS_AREA,
    TAKE,
    WAR,
    WORKS,
)

NO_CARD = Refusal("no-card", (), "YZ-8.4")
SLOT_USED = Refusal("slot-used", (), "YZ-8.4")
NO_GROUP = Refusal("no-group", (), "YZ-11.1")
AREA_USED = Refusal("area-used", (), "YZ-11.1")

MEMORY_OF_FORTUNE = {"develop_boats": 0, "cultivate": 1, "sell_city": 2, "develop_factories": 0, "innovations": 1}
NEW_FORTUNE: tuple[Indices, ...] = tuple((0,) * (1 + MEMORY_OF_FORTUNE[fortune]) for fortune in FORTUNES)
"""What follows the resolutions in the frame of an action that begins: not taxed, nothing to remember."""
NEW_WORK: dict[str, Indices] = {"produce": (0, -1, 0, 0), "imperial_duties": (0,), "supply_ships": (0, 0)}
"""The same for worker actions, behind the group; those that remember nothing are missing."""


COST_COPPER: tuple[int, ...] = (TAKE, PRODUCE)


def begin_turn(s: Yinzi, seat: int) -> None:
    s.active = seat
    s.fresh = 0
    s.seats[seat].traded = NOTHING


def why_no_work(s: Yinzi, seat: int, slot: int, area: int, copper: int) -> Refusal | None:
    """Why not even one worker of a group could be used in an area by a player who can pay this much copper."""
    if s.seats[seat].areas[area]:
        return AREA_USED
    if area == WAR:
        return None
    if area == TAKE:
        return why_no_resources(s, copper)
    if area == PRODUCE:
        return why_no_production(s, seat, at_hand(s, seat, slot, area), copper)
    if area == SHIPS_AREA:
        return why_no_delivery(s, seat)
    return None if can_serve(s, seat, slot) else NO_DUTY


class PlayCard(Step[Yinzi]):
    """YZ-8.4"""

    verb = "card"
    params = ("card", "fortune")
    rule = "YZ-8.4"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return None if s.seats[f.seat].hand else NO_CARD

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        return [(card, slot) for card in s.seats[f.seat].hand if card >= 0 for slot in range(len(FORTUNES))]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        card, slot = a
        me = s.seats[f.seat]
        if card not in me.hand:
            return NO_CARD
        return SLOT_USED if me.slots[slot] >= 0 else None

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        card, slot = a
        me = s.seats[f.seat]
        me.hand = tuple(c for c in me.hand if c != card)
        me.played |= 1 << card
        me.slots[slot] = card
        workers = min(CARD_WORKERS[card], me.men)
        me.men -= workers
        me.groups[slot] = workers
        fx.tell("plays", f.seat, CARDS[card], FORTUNES[slot])
        if workers < CARD_WORKERS[card]:
            fx.tell("small_group", f.seat, workers)
        s.push(Frame(FORTUNES[slot], f.seat, (CARD_VALUE[card], *NEW_FORTUNE[slot])))


class SendGroup(Step[Yinzi]):
    """YZ-11.1"""

    verb = "send"
    params = ("fortune", "work")
    rule = "YZ-11.1"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return None if any(s.seats[f.seat].groups) else NO_GROUP

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        return [(slot, area) for slot, group in enumerate(s.seats[f.seat].groups) if group for area in range(len(WORKS))]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        slot, area = a
        if not s.seats[f.seat].groups[slot]:
            return NO_GROUP
        return why_no_work(s, f.seat, slot, area, copper_power(s, f.seat) if area in COST_COPPER else 0)

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        slot, area = a
        fx.tell("sends", f.seat, s.seats[f.seat].groups[slot], WORKS[area])
        s.push(Frame(WORKS[area], f.seat, (slot, *NEW_WORK.get(WORKS[area], ()))))


_REASONS = ("work-after-sale", "work-for-silver", "work-possible")
_POSSIBLE = {reason: tuple(Refusal(reason, (work,), "YZ-11.3") for work in WORKS) for reason in _REASONS}


class Strand(Step[Yinzi]):
    """YZ-11.3: a group without any possible work goes to the upper migration space. Work counts as possible when a sale or an
    exchange would pay for it; the refusal says which."""

    verb = "strand"
    params = ("fortune",)
    rule = "YZ-11.3"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return None if any(s.seats[f.seat].groups) else NO_GROUP

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        return [(slot,) for slot, group in enumerate(s.seats[f.seat].groups) if group]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (slot,) = a
        if not s.seats[f.seat].groups[slot]:
            return NO_GROUP
        for copper, reason in sorted(self.means(s, f.seat).items()):
            for area in range(len(WORKS)):
                if why_no_work(s, f.seat, slot, area, copper) is None:
                    return _POSSIBLE[reason][area]
        return None

    def means(self, s: Yinzi, seat: int) -> dict[int, str]:
        """What could be paid after a sale, after changing silver, and at once, with what is told then; the last counts."""
        at_once = s.seats[seat].copper + virtual_copper(s, seat)
        return {
            copper_in_reach(s, seat): "work-after-sale",
            copper_power(s, seat): "work-for-silver",
            at_once: "work-possible",
        }

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (slot,) = a
        dismiss(s, f.seat, slot, fx)
        s.push(Frame("rest", f.seat))


class Turn(Phase[Yinzi]):
    """YZ-8.1"""

    kind = "turn"
    rule = "YZ-8.1"
    offers = (PlayCard(), SendGroup(), Strand(), *FREE)
    says = ("choice",)

    def tell(self, s: Yinzi, f: Frame) -> Indices:
        """What there is to choose from: 0 cards, 1 groups, 2 both."""
        me = s.seats[f.seat]
        if not any(me.groups):
            return (0,)
        return (2,) if me.hand else (1,)


_TURN = tuple(Frame("turn", seat) for seat in range(4))
_TURNS = tuple(tuple(Frame("turns", seat, (place,)) for place in range(4)) for seat in range(4))


class Turns(Phase[Yinzi]):
    """YZ-8.3: cyclically in turn order until nobody has a card or a group; the frame carries whose place is next."""

    kind = "turns"
    params = ("place",)
    rule = "YZ-8.3"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        (first,) = f.args
        count = len(s.order)
        for k in range(count):
            place = (first + k) % count
            seat = s.order[place]
            player = s.seats[seat]
            if player.hand or any(player.groups):
                begin_turn(s, seat)
                s.push(_TURN[seat], _TURNS[seat][(place + 1) % count])
                return
