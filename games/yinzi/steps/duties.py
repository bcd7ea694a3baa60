"""YZ-11.15: Imperial duties. The frame carries (slot, innovations called on as bits)."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.yinzi.money import spend_disc, take_disc
from games.yinzi.state import Yinzi
from games.yinzi.steps.free import FREE, NOT_NOW, idle, why_not_usable
from games.yinzi.steps.work import IMPERIAL_BITS, REST, at_hand, dismiss, employ
from games.yinzi.tables import (
    DUTIES,
    DUTY,
    DUTY_IDS,
    DUTY_SPOTS,
    DUTY_WORKERS,
    I_EXTRA,
    I_IMMIGRANTS,
    I_SAME,
    INNOVATION,
    INNOVATIONS,
)

OCCUPIED = Refusal("duty-occupied", (), "YZ-11.15")
NEEDS_WORKER = Refusal("duty-needs-worker", (), "YZ-11.2")
USELESS = Refusal("innovation-useless", (), "YZ-10.7")
CALLED = Refusal("already-called", (), "YZ-10.7")
NO_DUTY = Refusal("no-duty", (), "YZ-11.15")

SAME_WASTED = Refusal("same-wasted", (), "YZ-10.7")
IMMIGRANTS_WASTED = Refusal("immigrants-wasted", (), "YZ-10.7")

CALLS = tuple(same | extra | upper for same in (0, I_SAME) for extra in (0, I_EXTRA) for upper in (0, I_IMMIGRANTS))
"""All that can be called on together."""
SERVE = tuple(Move("serve", (duty,)) for duty in DUTY_IDS)
CALL = {bit: Move("call", (INNOVATIONS[bit.bit_length() - 1],)) for bit in (I_SAME, I_EXTRA, I_IMMIGRANTS)}


def taken(s: Yinzi, duty: int) -> bool:
    return sum(seat.duty == duty for seat in s.seats) >= DUTY_SPOTS[duty]


def workers_needed(duty: int, called: int) -> int:
    return DUTY_WORKERS[duty] - (1 if called & I_EXTRA else 0)


def why_not_duty(s: Yinzi, q: int, slot: int, called: int, duty: int) -> Refusal | None:
    """Why this duty cannot be taken with these innovations, none of which may be called on for nothing."""
    if taken(s, duty):
        if not called & I_SAME:
            return OCCUPIED
    elif called & I_SAME:
        return SAME_WASTED
    need = workers_needed(duty, called)
    if not need:
        return NEEDS_WORKER
    have = at_hand(s, q, slot, DUTIES)
    if called & I_IMMIGRANTS:
        if need <= have:
            return IMMIGRANTS_WASTED
        have += s.seats[q].upper
    return Refusal("few-workers", (need, have), "YZ-11.15") if need > have else None


def can_serve(s: Yinzi, q: int, slot: int, called: int = 0) -> bool:
    """Whether some duty can be taken with these innovations and perhaps others that could still be called on."""
    usable = s.seats[q].inn & ~s.fresh & IMPERIAL_BITS
    choices = {called | usable & more for more in CALLS} if usable else {called}
    return any(why_not_duty(s, q, slot, c, duty) is None for c in choices for duty in range(len(DUTY_IDS)))


class Call(Step[Yinzi]):
    """YZ-10.7: innovations that help with a duty."""

    verb, params, rule = "call", ("innovation",), "YZ-10.7"

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        held = s.seats[f.seat].inn
        return [move for innovation, move in CALL.items() if held & innovation] if held & IMPERIAL_BITS else []

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        innovation = 1 << INNOVATION[m.args[0]]  # type: ignore[index]
        slot, called = map(int, f.args)
        if not innovation & IMPERIAL_BITS:
            return NOT_NOW
        if called & innovation:
            return CALLED
        if reason := why_not_usable(s, f.seat, innovation):
            return reason
        return None if can_serve(s, f.seat, slot, called | innovation) else USELESS

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        innovation = 1 << INNOVATION[m.args[0]]  # type: ignore[index]
        if innovation == I_EXTRA:
            take_disc(s, f.seat, innovation, fx)
            s.seats[f.seat].aide = 1
        else:
            spend_disc(s, f.seat, innovation, fx)
        s.push(Frame(f.kind, f.seat, (f.args[0], int(f.args[1]) | innovation)))


class Serve(Step[Yinzi]):
    """YZ-11.15"""

    verb, params, rule = "serve", ("duty",), "YZ-11.15"

    def candidates(self, s: Yinzi, f: Frame) -> tuple[Move, ...]:
        return SERVE

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        slot, called = map(int, f.args)
        return why_not_duty(s, f.seat, slot, called, DUTY[m.args[0]])  # type: ignore[index]

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        slot, called = map(int, f.args)
        duty = DUTY[m.args[0]]  # type: ignore[index]
        seat = s.seats[f.seat]
        need = workers_needed(duty, called)
        if called & I_IMMIGRANTS:
            arrive(s, f.seat, min(seat.upper, max(0, need - seat.groups[slot])))
        employ(s, f.seat, slot, DUTIES, need)
        seat.duty = duty
        fx.tell("serves", f.seat, DUTY_IDS[duty])
        dismiss(s, f.seat, slot, fx)
        s.push(Frame("rest", f.seat))


def arrive(s: Yinzi, q: int, count: int) -> None:
    """Workers of the upper migration space step down to be employed like the others."""
    s.seats[q].upper -= count
    s.seats[q].lower += count


class ImperialDuties(Phase[Yinzi]):
    """YZ-11.15"""

    kind, rule = "imperial_duties", "YZ-11.15"
    offers = (Serve(), Call(), *FREE)


class Rest(Phase[Yinzi]):
    """YZ-6.1: what may follow the action in the same turn."""

    kind, rule = "rest", "YZ-6.1"
    offers = (*FREE, *REST)

    def asks(self, s: Yinzi, f: Frame) -> bool:
        return not idle(s, f.seat)
