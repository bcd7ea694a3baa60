"""NO-4: the Action phase. Up to one disc of each ring along one line, activated or inspected."""

from collections.abc import Iterable

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase, Step
from games.noria.state import Noria, disc_kind, is_advanced
from games.noria.steps.black_market import BLACK_MARKET
from games.noria.steps.disc_frames import disc_frame
from games.noria.steps.discs import can_act, carry_out
from games.noria.tables import (
    ACTIVE,
    BONUS,
    DISCS,
    LINES,
    RING_OF,
    SPACES,
)

NORMAL, ADVANCED = range(2)
MODES = ("normal", "advanced")


def _closed(used: int, by_ring: str, by_line: str) -> tuple[Refusal | None, ...]:
    """Why each space is out of reach when these spaces have been used, by the rules on rings and on lines."""
    taken = [x for x in range(len(SPACES)) if used >> x & 1]
    closed: list[Refusal | None] = []
    for space, name in enumerate(SPACES):
        same_ring = [x for x in taken if RING_OF[x] == RING_OF[space]]
        if space not in ACTIVE:
            closed.append(Refusal("not-active", (name,), "NO-4.1"))
        elif same_ring:
            closed.append(Refusal("ring-used", (RING_OF[space], SPACES[same_ring[0]]), by_ring))
        elif not any(line >= {space, *taken} for line in LINES.values()):
            blocker = next(x for x in taken if not any(line >= {space, x} for line in LINES.values()))
            closed.append(Refusal("line-closed", (name, SPACES[blocker]), by_line))
        else:
            closed.append(None)
    return tuple(closed)


def _subsets(spaces: list[int]) -> list[int]:
    return [0] if not spaces else [n | bit for n in _subsets(spaces[1:]) for bit in (0, 1 << spaces[0])]


_USED = {used for line in LINES.values() for used in _subsets(sorted(line))}
CLOSED = {used: _closed(used, "NO-4.2", "NO-4.3") for used in _USED}
"""By the spaces used so far: the reason against activating each space, or None."""
_NOT_INSPECTED = {used: _closed(used, "NO-6.10", "NO-6.10.1") for used in _USED}
"""The same against inspecting it."""


_WAYS: tuple[tuple[tuple[Indices, ...], ...], ...] = tuple(
    (((x, NORMAL),), ((x, NORMAL), (x, ADVANCED))) for x in range(len(SPACES))
)
"""The ways to activate each space, with a normal and with an advanced disc on it."""


class Activate(Step[Noria]):
    """NO-4.2 to NO-4.8"""

    verb = "activate"
    params = ("space", "mode")
    rule = "NO-4.2"

    def candidates(self, s: Noria, f: Frame) -> Iterable[Indices]:
        wheel = s.seats[f.seat].wheel
        return [way for x in ACTIVE if wheel[x] for way in _WAYS[x][is_advanced(wheel[x])]]

    def refuse(self, s: Noria, f: Frame, a: Indices) -> Refusal | None:
        space, mode = a
        closed = CLOSED[s.used][space]
        if closed is not None:
            return closed
        disc = s.seats[f.seat].wheel[space]
        if not disc:
            return Refusal("space-empty", (SPACES[space],), "NO-4.4")
        if s.upgraded >> space & 1:
            return Refusal("just-upgraded", (SPACES[space],), "NO-6.8.1")
        if mode == ADVANCED:
            if not is_advanced(disc):
                return Refusal("not-advanced", (SPACES[space],), "NO-4.7")
            if s.advanced_used:
                return Refusal("advanced-spent", (), "NO-4.7")
        kind = disc_kind(disc)
        if kind == BONUS and not s.activated:
            return Refusal("bonus-first", (), "NO-R7")
        if not can_act(s, kind, disc_frame(kind, f.seat, space, 1)):
            return Refusal("nothing-to-do", (DISCS[kind],), "NO-R6")
        return None

    def play(self, s: Noria, f: Frame, a: Indices, fx: Effects) -> None:
        space, mode = a
        kind = disc_kind(s.seats[f.seat].wheel[space])
        s.used |= 1 << space
        s.activated |= 1 << space
        s.advanced_used |= mode == ADVANCED
        actions = 2 if mode == ADVANCED else 1
        fx.tell("activated", f.seat, DISCS[kind], MODES[mode])
        s.push(f)
        carry_out(s, f.seat, kind, space, actions, fx)


class Inspect(Step[Noria]):
    """NO-6.10"""

    verb = "inspect"
    params = ("space",)
    rule = "NO-6.10"

    def candidates(self, s: Noria, f: Frame) -> Iterable[Indices]:
        wheel = s.seats[f.seat].wheel
        return [(x,) for x in ACTIVE if wheel[x]]

    def refuse(self, s: Noria, f: Frame, a: Indices) -> Refusal | None:
        (space,) = a
        closed = _NOT_INSPECTED[s.used][space]
        if closed is not None:
            return closed
        return None if s.seats[f.seat].wheel[space] else Refusal("space-empty", (SPACES[space],), "NO-4.4")

    def play(self, s: Noria, f: Frame, a: Indices, fx: Effects) -> None:
        (space,) = a
        s.used |= 1 << space
        s.seats[f.seat].knowledge += 1
        fx.tell("inspected", f.seat, SPACES[space])
        s.push(f)


class EndActions(Step[Noria]):
    verb = "end_actions"
    rule = "NO-2.6"
    ends = True

    def play(self, s: Noria, f: Frame, a: Indices, fx: Effects) -> None:
        pass


class Actions(Phase[Noria]):
    kind = "actions"
    rule = "NO-4"
    offers = (Activate(), Inspect(), *BLACK_MARKET, EndActions())
