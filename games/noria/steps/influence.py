"""NO-5: the Influence phase. Night Shift and Modify bend the wheel before it is used."""

from collections.abc import Iterable

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.noria.components import MODIFY_PRICE, NIGHT_SHIFT_PRICE, RINGS, SPACE, SPACES
from games.noria.state import Noria, Seat


def rotate(seat: Seat, ring: str) -> None:
    """One step clockwise: every disc moves to the next space of its ring."""
    spaces, wheel = RINGS[ring], seat.wheel  # type: ignore[index]
    start, end = spaces[0], spaces[-1] + 1
    wheel[start:end] = [wheel[end - 1], *wheel[start : end - 1]]


class NightShift(Step[Noria]):
    """NO-5.1"""

    verb, params, rule = "night_shift", ("ring",), "NO-5.1"

    def price(self, s: Noria) -> int:
        return NIGHT_SHIFT_PRICE[len(s.seats)][s.round] << s.night_shifts

    def shut(self, s: Noria, f: Frame) -> Refusal | None:
        price, knowledge = self.price(s), s.seats[f.seat].knowledge
        return Refusal("knowledge-short", (price, knowledge), "NO-5.4") if knowledge < price else None

    def candidates(self, s: Noria, f: Frame) -> Iterable[Move]:
        return _TURN_RING

    def refuse(self, s: Noria, f: Frame, m: Move) -> Refusal | None:
        return Refusal("small-ring-fixed", (), self.rule) if m.args[0] == "small" else None

    def play(self, s: Noria, f: Frame, m: Move, fx: Effects) -> None:
        price = self.price(s)
        s.seats[f.seat].knowledge -= price
        s.night_shifts += 1
        rotate(s.seats[f.seat], str(m.args[0]))
        fx.tell("turned_ring", f.seat, *m.args, price)
        s.push(f)


class Modify(Step[Noria]):
    """NO-5.2"""

    verb, params, rule = "modify", ("space", "space"), "NO-5.2"

    def price(self, s: Noria) -> int:
        return MODIFY_PRICE[len(s.seats)][s.round] << s.modifies

    def shut(self, s: Noria, f: Frame) -> Refusal | None:
        price, knowledge = self.price(s), s.seats[f.seat].knowledge
        return Refusal("knowledge-short", (price, knowledge), "NO-5.4") if knowledge < price else None

    def candidates(self, s: Noria, f: Frame) -> Iterable[Move]:
        wheel = s.seats[f.seat].wheel
        return [m for a, disc in enumerate(wheel) if disc for b, m in _SWAPS[a] if b > a or not wheel[b]]

    def refuse(self, s: Noria, f: Frame, m: Move) -> Refusal | None:
        a, b = m.args
        if not s.seats[f.seat].wheel[SPACE[a]]:
            return Refusal("space-empty", (a,), self.rule)
        return Refusal("same-space", (), self.rule) if a == b else None

    def play(self, s: Noria, f: Frame, m: Move, fx: Effects) -> None:
        price, seat = self.price(s), s.seats[f.seat]
        seat.knowledge -= price
        s.modifies += 1
        a, b = SPACE[m.args[0]], SPACE[m.args[1]]
        seat.wheel[a], seat.wheel[b] = seat.wheel[b], seat.wheel[a]
        fx.tell("modified", f.seat, *m.args, price)
        s.push(f)


class EndInfluence(Step[Noria]):
    verb, rule = "end_influence", "NO-2.6"

    def play(self, s: Noria, f: Frame, m: Move, fx: Effects) -> None:
        pass


_TURN_RING = tuple(Move(NightShift.verb, (ring,)) for ring in ("medium", "large", "small"))
_SWAPS = tuple(
    tuple((b, Move(Modify.verb, (a_name, b_name))) for b, b_name in enumerate(SPACES) if a_name != b_name) for a_name in SPACES
)


class Influence(Phase[Noria]):
    """Asked only when a price can be paid."""

    kind, rule = "influence", "NO-5"
    night_shift, modify = NightShift(), Modify()
    offers = (night_shift, modify, EndInfluence())

    def asks(self, s: Noria, f: Frame) -> bool:
        return self.night_shift.shut(s, f) is None or self.modify.shut(s, f) is None
