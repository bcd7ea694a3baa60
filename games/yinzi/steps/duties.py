"""YZ-11.15: Imperial duties. The frame carries the slot of the group and the innovations called on as bits."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Phase, Step
from games.yinzi.discs import NOT_NOW, spend_disc, take_disc, usable, why_not_usable
from games.yinzi.state import Yinzi
from games.yinzi.steps.work import FREE_AT_WORK, at_hand, dismiss, employ
from games.yinzi.tables import DUTIES, DUTY_IDS, DUTY_SPOTS, DUTY_WORKERS, I_EXTRA, I_IMMIGRANTS, I_SAME

OCCUPIED = Refusal("duty-occupied", (), "YZ-11.15")
NEEDS_WORKER = Refusal("duty-needs-worker", (), "YZ-11.2")
USELESS = Refusal("innovation-useless", (), "YZ-10.7")
CALLED = Refusal("already-called", (), "YZ-10.7")
NO_DUTY = Refusal("no-duty", (), "YZ-11.15")
SAME_WASTED = Refusal("same-wasted", (), "YZ-10.7")
IMMIGRANTS_WASTED = Refusal("immigrants-wasted", (), "YZ-10.7")

IMPERIAL_BITS = I_SAME | I_EXTRA | I_IMMIGRANTS
IMPERIAL = tuple(number for number in range(IMPERIAL_BITS.bit_length()) if IMPERIAL_BITS >> number & 1)
CALLS = tuple(same | extra | upper for same in (0, I_SAME) for extra in (0, I_EXTRA) for upper in (0, I_IMMIGRANTS))
"""All that can be called on together."""


def taken(s: Yinzi, duty: int) -> bool:
    return sum(player.duty == duty for player in s.seats) >= DUTY_SPOTS[duty]


def workers_needed(duty: int, called: int) -> int:
    return DUTY_WORKERS[duty] - (1 if called & I_EXTRA else 0)


def why_not_duty(s: Yinzi, seat: int, slot: int, called: int, duty: int) -> Refusal | None:
    """Why this duty cannot be taken with these innovations, none of which may be called on for nothing."""
    if taken(s, duty):
        if not called & I_SAME:
            return OCCUPIED
    elif called & I_SAME:
        return SAME_WASTED
    need = workers_needed(duty, called)
    if not need:
        return NEEDS_WORKER
    have = at_hand(s, seat, slot, DUTIES)
    if called & I_IMMIGRANTS:
        if need <= have:
            return IMMIGRANTS_WASTED
        have += s.seats[seat].upper
    return Refusal("few-workers", (need, have), "YZ-11.15") if need > have else None


def can_serve(s: Yinzi, seat: int, slot: int, called: int = 0) -> bool:
    """Whether some duty can be taken with these innovations and perhaps others that could still be called on."""
    more = usable(s, seat) & IMPERIAL_BITS
    choices = {called | more & call for call in CALLS} if more else {called}
    return any(why_not_duty(s, seat, slot, choice, duty) is None for choice in choices for duty in range(len(DUTY_IDS)))


class Call(Step[Yinzi]):
    """YZ-10.7: innovations that help with a duty."""

    verb = "call"
    params = ("innovation",)
    rule = "YZ-10.7"

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        held = s.seats[f.seat].inn & IMPERIAL_BITS
        return [(number,) for number in IMPERIAL if held >> number & 1] if held else []

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (number,) = a
        slot, called = f.args
        innovation = 1 << number
        if not innovation & IMPERIAL_BITS:
            return NOT_NOW
        if called & innovation:
            return CALLED
        if reason := why_not_usable(s, f.seat, innovation):
            return reason
        return None if can_serve(s, f.seat, slot, called | innovation) else USELESS

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (number,) = a
        slot, called = f.args
        innovation = 1 << number
        if innovation == I_EXTRA:
            take_disc(s, f.seat, innovation, fx)
            s.seats[f.seat].aide = 1
        else:
            spend_disc(s, f.seat, innovation, fx)
        s.push(Frame(f.kind, f.seat, (slot, called | innovation)))


class Serve(Step[Yinzi]):
    """YZ-11.15"""

    verb = "serve"
    params = ("duty",)
    rule = "YZ-11.15"

    def candidates(self, s: Yinzi, f: Frame) -> tuple[Indices, ...]:
        return each(len(DUTY_IDS))

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (duty,) = a
        slot, called = f.args
        return why_not_duty(s, f.seat, slot, called, duty)

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (duty,) = a
        slot, called = f.args
        me = s.seats[f.seat]
        need = workers_needed(duty, called)
        if called & I_IMMIGRANTS:
            arrive(s, f.seat, min(me.upper, max(0, need - me.groups[slot])))
        employ(s, f.seat, slot, DUTIES, need)
        me.duty = duty
        fx.tell("serves", f.seat, DUTY_IDS[duty])
        dismiss(s, f.seat, slot, fx)
        s.push(Frame("rest", f.seat))


def arrive(s: Yinzi, seat: int, count: int) -> None:
    """Workers of the upper migration space step down to be employed like the others."""
    s.seats[seat].upper -= count
    s.seats[seat].lower += count


class ImperialDuties(Phase[Yinzi]):
    """YZ-11.15"""

    kind = "imperial_duties"
    params = ("fortune", "called")
    rule = "YZ-11.15"
    offers = (Serve(), Call(), *FREE_AT_WORK)
