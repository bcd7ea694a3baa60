"""YZ-8: a turn of phase B is one card or one group."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
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
    CARD,
    CARD_VALUE,
    CARD_WORKERS,
    CARDS,
    DUTIES,
    FORTUNE,
    FORTUNES,
    PRODUCE,
    SHIPS_AREA,
    TAKE,
    WAR,
    WORK,
    WORKS,
)

NO_CARD = Refusal("no-card", (), "YZ-8.4")
SLOT_USED = Refusal("slot-used", (), "YZ-8.4")
NO_GROUP = Refusal("no-group", (), "YZ-11.1")
AREA_USED = Refusal("area-used", (), "YZ-11.1")

PLAY = tuple(tuple(Move("card", (card, fortune)) for fortune in FORTUNES) for card in CARDS)
SEND = tuple(tuple(Move("send", (fortune, work)) for work in WORKS) for fortune in FORTUNES)
STRAND = tuple(Move("strand", (fortune,)) for fortune in FORTUNES)


def begin_turn(s: Yinzi, q: int) -> None:
    s.active = q
    s.fresh = 0
    s.seats[q].traded = NOTHING


def why_no_work(s: Yinzi, q: int, slot: int, area: int, copper: int) -> Refusal | None:
    """Why not even one worker of a group could be used in an area by a player who can pay this much copper."""
    if s.seats[q].areas[area]:
        return AREA_USED
    if area == TAKE:
        return why_no_resources(s, copper)
    if area == PRODUCE:
        return why_no_production(s, q, at_hand(s, q, slot, area), copper)
    if area == SHIPS_AREA:
        return why_no_delivery(s, q)
    if area == DUTIES:
        return None if can_serve(s, q, slot) else NO_DUTY
    return None


class PlayCard(Step[Yinzi]):
    """YZ-8.4"""

    verb, params, rule = "card", ("card", "fortune"), "YZ-8.4"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return None if s.seats[f.seat].hand else NO_CARD

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        return [move for card in s.seats[f.seat].hand if card >= 0 for move in PLAY[card]]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        seat = s.seats[f.seat]
        if CARD[m.args[0]] not in seat.hand:  # type: ignore[index]
            return NO_CARD
        return SLOT_USED if seat.slots[FORTUNE[m.args[1]]] >= 0 else None  # type: ignore[index]

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        seat = s.seats[f.seat]
        card, slot = CARD[m.args[0]], FORTUNE[m.args[1]]  # type: ignore[index]
        seat.hand = tuple(c for c in seat.hand if c != card)
        seat.played |= 1 << card
        seat.slots[slot] = card
        workers = min(CARD_WORKERS[card], seat.men)
        seat.men -= workers
        seat.groups[slot] = workers
        fx.tell("plays", f.seat, CARDS[card], FORTUNES[slot])
        if workers < CARD_WORKERS[card]:
            fx.tell("small_group", f.seat, workers)
        s.push(Frame(FORTUNES[slot], f.seat, (CARD_VALUE[card], 0, 0)))


class SendGroup(Step[Yinzi]):
    """YZ-11.1"""

    verb, params, rule = "send", ("fortune", "work"), "YZ-11.1"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return None if any(s.seats[f.seat].groups) else NO_GROUP

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        return [move for slot, group in enumerate(s.seats[f.seat].groups) if group for move in SEND[slot]]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        slot, area = FORTUNE[m.args[0]], WORK[m.args[1]]  # type: ignore[index]
        if not s.seats[f.seat].groups[slot]:
            return NO_GROUP
        return why_no_work(s, f.seat, slot, area, copper_power(s, f.seat))

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        slot, area = FORTUNE[m.args[0]], WORK[m.args[1]]  # type: ignore[index]
        fx.tell("sends", f.seat, s.seats[f.seat].groups[slot], WORKS[area])
        s.push(Frame(WORKS[area], f.seat, (slot, *FRAME_MEMORY[area])))


FRAME_MEMORY: dict[int, tuple[int, ...]] = {WAR: (), PRODUCE: (0, -1, 0), TAKE: (), DUTIES: (0,), SHIPS_AREA: (0,)}


class Strand(Step[Yinzi]):
    """YZ-11.3: a group without any possible work goes to the upper migration space. Work counts as possible when a sale or an
    exchange would pay for it; the refusal says which."""

    verb, params, rule = "strand", ("fortune",), "YZ-11.3"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return None if any(s.seats[f.seat].groups) else NO_GROUP

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        return [STRAND[slot] for slot, group in enumerate(s.seats[f.seat].groups) if group]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        slot = FORTUNE[m.args[0]]  # type: ignore[index]
        if not s.seats[f.seat].groups[slot]:
            return NO_GROUP
        for copper, reason in (
            (s.seats[f.seat].copper + virtual_copper(s, f.seat), "work-possible"),
            (copper_power(s, f.seat), "work-for-silver"),
            (copper_in_reach(s, f.seat), "work-after-sale"),
        ):
            for area, work in enumerate(WORKS):
                if why_no_work(s, f.seat, slot, area, copper) is None:
                    return Refusal(reason, (work,), self.rule)
        return None

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        dismiss(s, f.seat, FORTUNE[m.args[0]], fx)  # type: ignore[index]
        s.push(Frame("rest", f.seat))


class Turn(Phase[Yinzi]):
    """YZ-8.1"""

    kind, rule = "turn", "YZ-8.1"
    offers = (PlayCard(), SendGroup(), Strand(), *FREE)


class Turns(Phase[Yinzi]):
    """YZ-8.3: cyclically in turn order until nobody has a card or a group; the frame carries whose place is next."""

    kind, rule = "turns", "YZ-8.3"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        count = len(s.order)
        for k in range(count):
            place = (int(f.args[0]) + k) % count
            q = s.order[place]
            seat = s.seats[q]
            if seat.hand or any(seat.groups):
                begin_turn(s, q)
                s.push(Frame("turn", q), Frame("turns", q, ((place + 1) % count,)))
                return
