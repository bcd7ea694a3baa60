"""NO-6: what each disc does, and the question that it asks when activated."""

from collections.abc import Iterable
from typing import ClassVar

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase, Step
from games.noria.reckoning import gain
from games.noria.state import Noria, disc_kind
from games.noria.steps.black_market import BLACK_MARKET
from games.noria.steps.city import Invest, TakeDisc
from games.noria.steps.disc_frames import disc_frame, keep_second_action
from games.noria.steps.journey import Travel
from games.noria.steps.tool import Produce, Upgrade
from games.noria.tables import (
    BONUS,
    BUY_RESOURCE,
    DISCS,
    RESOURCES,
    SPACES,
)


def carry_out(s: Noria, seat: int, kind: int, space: int, actions: int, fx: Effects) -> None:
    """Gain at once from a resource disc (NO-6.1); open the question of any other."""
    if kind >= len(RESOURCES):
        s.push(disc_frame(kind, seat, space, actions))
        return
    row = s.seats[seat]
    amount = gain(row, kind, actions)
    row.resources[kind] += amount
    fx.tell("gained", seat, RESOURCES[kind], amount)


class Repeat(Step[Noria]):
    """NO-6.2: the Bonus disc carries out an action of a disc activated earlier this turn."""

    verb = "repeat"
    params = ("space",)
    rule = "NO-6.2"

    def candidates(self, s: Noria, f: Frame) -> Iterable[Indices]:
        own, _, _ = f.args
        return [(x,) for x in range(len(SPACES)) if s.activated >> x & 1 and x != own]

    def refuse(self, s: Noria, f: Frame, a: Indices) -> Refusal | None:
        (space,) = a
        if not s.activated >> space & 1:
            return Refusal("not-activated", (SPACES[space],), self.rule)
        kind = disc_kind(s.seats[f.seat].wheel[space])
        if kind == BONUS:
            return Refusal("bonus-on-bonus", (), "NO-R7")
        return (
            None if can_act(s, kind, disc_frame(kind, f.seat, space, 1)) else Refusal("nothing-to-do", (DISCS[kind],), "NO-R6")
        )

    def play(self, s: Noria, f: Frame, a: Indices, fx: Effects) -> None:
        (space,) = a
        kind = disc_kind(s.seats[f.seat].wheel[space])
        keep_second_action(s, f)
        fx.tell("repeated", f.seat, DISCS[kind])
        carry_out(s, f.seat, kind, space, 1, fx)


class Forgo(Step[Noria]):
    """NO-R11: a second action may be forgone; the first only if the Black Market has made it impossible."""

    verb = "forgo"
    rule = "NO-R11"

    def shut(self, s: Noria, f: Frame) -> Refusal | None:
        _, _, must = f.args
        if must and can_act(s, DISCS.index(f.kind), f):
            return Refusal("one-action-due", (), "NO-4.6")
        return None

    def play(self, s: Noria, f: Frame, a: Indices, fx: Effects) -> None:
        pass


class DiscPhase(Phase[Noria]):
    """Asks as long as the disc can do something, or could after a visit to the Black Market."""

    params = ("acting", "left", "must")
    actions: ClassVar[tuple[Step[Noria], ...]]

    def asks(self, s: Noria, f: Frame) -> bool:
        seat = s.seats[f.seat]
        return seat.knowledge >= BUY_RESOURCE or any(seat.goods) or can_act(s, DISCS.index(f.kind), f)


class Journey(DiscPhase):
    kind = "journey"
    rule = "NO-6.5"
    actions = (Travel(),)
    offers = (*actions, *BLACK_MARKET, Forgo())


class City(DiscPhase):
    kind = "city"
    rule = "NO-4.6"
    actions = (TakeDisc(), Invest())
    offers = (*actions, *BLACK_MARKET, Forgo())


class Tool(DiscPhase):
    kind = "tool"
    rule = "NO-4.6"
    actions = (Upgrade(), Produce())
    offers = (*actions, *BLACK_MARKET, Forgo())


class Bonus(DiscPhase):
    kind = "bonus"
    rule = "NO-6.2"
    actions = (Repeat(),)
    offers = (*actions, *BLACK_MARKET, Forgo())


DISC_PHASES: tuple[DiscPhase, ...] = (Journey(), City(), Tool(), Bonus())
_ACTIONS: dict[int, tuple[Step[Noria], ...]] = {DISCS.index(phase.kind): phase.actions for phase in DISC_PHASES}


def can_act(s: Noria, kind: int, f: Frame) -> bool:
    """NO-R6: whether at least one action of this disc can be carried out now."""
    if kind < len(RESOURCES):
        return True
    for step in _ACTIONS[kind]:
        if step.shut(s, f) is None:
            for a in step.candidates(s, f):
                if step.refuse(s, f, a) is None:
                    return True
    return False
