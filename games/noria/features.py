"""What a position is worth: the features that bots weigh and hints speak of, in points."""

from collections.abc import Sequence

from app.framework.game import Judge
from games.noria.last_turn import in_reach
from games.noria.readings import readings
from games.noria.reckoning import COMES_FROM, turns_left
from games.noria.scoring import standing
from games.noria.state import KIND_OF, KINDS, Noria, Seat
from games.noria.tables import (
    BONUS,
    CHAMBER_VALUES,
    CITY,
    DISC,
    DISCS,
    DIVISION,
    JOURNEY,
    LINES_WITH_BITS,
    PATHS,
    SPECIALIZATION,
    TOOL,
)

_LINES = tuple(line for line, _ in LINES_WITH_BITS)
_NEXT_LINES = tuple(tuple(COMES_FROM[x] for x in line) for line in _LINES)
"""The spaces whose discs will lie on each line after one more turn of the rings."""


def _disc_worth(rem_short: bool) -> tuple[float, ...]:
    return tuple(
        {CITY: 4.0, BONUS: 3.2, JOURNEY: 0.5 if rem_short else 1.6, TOOL: 1.6}.get(kind, 1.2) for kind in range(len(DISCS))
    )


_WORTH = (_disc_worth(False), _disc_worth(True))
_LATE = 5
ADVANCED_FACTOR = 1.4
FLAT, TASTE, OPEN = 1.2, 0.2, 2.0
_FADING = tuple(0.8**n for n in range(13))
_MARKET = frozenset({"market"})


class NoriaJudge(Judge[Noria]):
    features = (
        *PATHS,
        "highest",
        "lowest",
        "progress",
        "ships",
        "factories",
        "warehouses",
        "resources",
        "simple_goods",
        "complex_goods",
        "knowledge",
        "discs",
        "advanced",
        "next_turn",
        "turn_left",
    )
    usual = (1.2, 1.2, 1.2, 1.2, 1.0, 0.8, 3.0, 0.8, 0.45, 0.3, 1.3, 4.0, 6.0, 1.0, 0.03, 0.3, 0.1, 1.0)

    fleeting = frozenset({"turn_left", "next_turn"})
    a_turn = 200

    def rivalry(self, rivals: int) -> float:
        return 1.1 if rivals == 1 else 0.9

    def measure(self, s: Noria, seat: int) -> Sequence[float]:
        if not s.stack:
            total = standing(s).totals[seat]
            return (float(total), *([0.0] * (len(self.features) - 1)))
        me = s.seats[seat]
        turn_over = seat != s.active or s.stack[-1].kind in ("place_discs", "administration")
        rem = turns_left(s, seat)
        values = expected_values(s, rem)
        last = rem == 1 and not turn_over
        if last:
            rem = 0
        levels = me.levels
        high, low = max(levels), min(levels)
        refinement, settlement, exploration, research = [n * value for n, value in zip(levels, values, strict=False)]
        wheel, late = me.wheel, _WORTH[rem <= _LATE]
        discs, advanced = self._discs(me, late)
        return (
            refinement,
            settlement,
            exploration,
            research,
            high * values[SPECIALIZATION],
            low * values[DIVISION],
            sum(levels) if rem else 0,
            sum(min(n, 4) * rem + max(0, n - 4) * rem * 0.27 for n in me.ships),
            min(me.built, 4) * rem,
            sum(min(n, 2) for n in me.warehouses) * min(rem, 6),
            sum(min(n, 6) for n in me.resources) if rem else 0,
            sum(min(n, 2) for n in me.goods[:3]) if rem else 0,
            sum(min(n, 2) for n in me.goods[3:]) if rem else 0,
            min(me.knowledge, 8) if rem else 0,
            discs * rem,
            min(advanced, 5) * rem,
            best_line(wheel, _LINES, late) + 0.5 * best_line(wheel, _NEXT_LINES, late) if turn_over and rem else 0,
            in_reach(s, me, seat, values) if last else 0 if turn_over else self._turn_left(s, me, late),
        )

    def width(self, s: Noria, seat: int) -> int:
        """What is not found in the last turn cannot be made good any more, and what counts in it is known."""
        return 8 if _in_last_turn(s, seat) else 1

    def vain(self, s: Noria, seat: int) -> frozenset[str]:
        """No disc that is bought in the last turn is ever used."""
        return _MARKET if _in_last_turn(s, seat) else frozenset()

    def readings(self, s: Noria, seat: int) -> Sequence[float]:
        return readings(s, seat)

    def _discs(self, me: Seat, late: tuple[float, ...]) -> tuple[float, int]:
        worth, advanced, copies = 0.0, 0, [0] * KINDS
        for disc in me.wheel:
            if disc:
                kind = KIND_OF[disc]
                worth += late[kind] * _FADING[copies[kind]]
                copies[kind] += 1
                advanced += disc > KINDS
        for kind in me.bought:
            worth += late[kind] * _FADING[copies[kind]]
            copies[kind] += 1
        return worth, advanced

    def _turn_left(self, s: Noria, me: Seat, worth: tuple[float, ...]) -> float:
        """What the rest of the present turn still offers: discs on the best line that are not used yet, and open questions."""
        if s.stack[-1].kind == "politics":
            return 0.0
        best = 0.0
        for line, bits in LINES_WITH_BITS:
            if s.used & ~bits == 0:
                left = [me.wheel[x] for x in line if me.wheel[x] and not s.used >> x & 1]
                best = max(best, sum(FLAT + TASTE * _disc_value(disc, worth) for disc in left))
        for f in s.stack:
            if f.kind in DISC:
                _, actions, _ = f.args
                best += OPEN * actions
            elif f.kind == "landing":
                best += OPEN
        return best


def _disc_value(disc: int, worth: tuple[float, ...]) -> float:
    return worth[KIND_OF[disc]] * (ADVANCED_FACTOR if disc > KINDS else 1.0)


def _in_last_turn(s: Noria, seat: int) -> bool:
    return s.active == seat and turns_left(s, seat) == 1


def expected_values(s: Noria, rem: int) -> list[float]:
    """What each Chamber may be worth at the end: its value now, and some of what its unseated Politicians may add."""
    hope = 0.38 * min(1.0, rem / 3 + 0.2) if rem else 0.0
    return [
        row[seated] + (row[seated + 1] - row[seated]) * hope * unseated if unseated else row[seated]
        for row, seated, unseated in zip(CHAMBER_VALUES, s.seated, s.unseated, strict=True)
    ]


def best_line(wheel: list[int], lines: tuple[tuple[int, ...], ...], worth: tuple[float, ...]) -> float:
    """The worth of the discs on the best of the four lines."""
    best = 0.0
    for line in lines:
        total = 0.0
        for x in line:
            disc = wheel[x]
            if disc:
                total += _disc_value(disc, worth)
        if total > best:
            best = total
    return best
