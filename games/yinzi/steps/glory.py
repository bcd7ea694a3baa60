"""YZ-14.1 to YZ-14.5: war glory."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.yinzi.money import earn, spend_disc, take_disc
from games.yinzi.reckoning import china, enemy, warriors
from games.yinzi.state import Yinzi
from games.yinzi.tables import I_RECRUIT, I_SPOILS, I_VETERANS, I_WEAK, ROUNDS, WAR

VETERANS, WEAKER = 2, 2
FEW = Refusal("veterans-few", (), "YZ-10.10")
LIE_DOWN = tuple(Move("veterans", (count,)) for count in range(1, VETERANS + 1))


def holder(s: Yinzi, innovation: int) -> int:
    """Who has the disc of an innovation, or -1."""
    return next((q for q, seat in enumerate(s.seats) if seat.inn & innovation), -1)


class Keep(Step[Yinzi]):
    """YZ-10.3: the disc stays where it is."""

    verb, rule = "keep", "YZ-10.3"

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        pass


class Recruit(Step[Yinzi]):
    """YZ-10.11"""

    verb, rule = "recruit", "YZ-10.11"

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        take_disc(s, f.seat, I_RECRUIT, fx)
        s.seats[f.seat].recruit = 1
        if f.seat not in s.war:
            s.war += (f.seat,)


class Weaken(Step[Yinzi]):
    """YZ-10.12"""

    verb, rule = "weaken", "YZ-10.12"

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        spend_disc(s, f.seat, I_WEAK, fx)
        counting = s.stack[-1]
        s.stack = s.stack[:-1]
        s.push(Frame("battle", counting.seat, (WEAKER,)))


class Spoils(Step[Yinzi]):
    """YZ-10.8: a fruitful war."""

    verb, rule = "spoils", "YZ-10.8"

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        spend_disc(s, f.seat, I_SPOILS, fx)
        earn(s, f.seat, s.seats[f.seat].areas[WAR], 0, fx)


class LieDown(Step[Yinzi]):
    """YZ-10.10"""

    verb, params, rule = "veterans", ("count",), "YZ-10.10"

    def candidates(self, s: Yinzi, f: Frame) -> tuple[Move, ...]:
        return LIE_DOWN

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        return None if 1 <= int(m.args[0]) <= min(VETERANS, s.seats[f.seat].areas[WAR]) else FEW

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        spend_disc(s, f.seat, I_VETERANS, fx)
        seat = s.seats[f.seat]
        seat.areas[WAR] -= int(m.args[0])
        seat.lying += int(m.args[0])


class WarGlory(Phase[Yinzi]):
    """YZ-14.1: recruit, veterans stand up, weak enemies, fruitful war, the battle, new veterans."""

    kind, rule = "war_glory", "YZ-14.1"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        frames = [Frame("stand_up", 0)]
        if (q := holder(s, I_RECRUIT)) >= 0:
            frames.insert(0, Frame("recruit", q))
        if (q := holder(s, I_SPOILS)) >= 0:
            frames.append(Frame("spoils", q))
        if (q := holder(s, I_WEAK)) >= 0:
            frames.append(Frame("weaken", q))
        frames.append(Frame("battle", 0, (0,)))
        if (q := holder(s, I_VETERANS)) >= 0:
            frames.append(Frame("veterans", q))
        s.push(*frames)


class RecruitPhase(Phase[Yinzi]):
    """YZ-10.11"""

    kind, rule = "recruit", "YZ-10.11"
    offers = (Recruit(), Keep())


class StandUp(Phase[Yinzi]):
    """YZ-10.10"""

    kind, rule = "stand_up", "YZ-10.10"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        stand_up(s, fx)


def stand_up(s: Yinzi, fx: Effects) -> None:
    """Veterans who still lie stand up, in turn order, on the own space or on the leftmost empty one (R18)."""
    for q in s.order:
        seat = s.seats[q]
        if seat.lying:
            seat.areas[WAR] += seat.lying
            fx.tell("stand_up", q, seat.lying)
            seat.lying = 0
            if q not in s.war:
                s.war += (q,)


class SpoilsPhase(Phase[Yinzi]):
    """YZ-10.8"""

    kind, rule = "spoils", "YZ-10.8"
    offers = (Spoils(), Keep())

    def asks(self, s: Yinzi, f: Frame) -> bool:
        return s.seats[f.seat].areas[WAR] > 0


class WeakenPhase(Phase[Yinzi]):
    """YZ-10.12"""

    kind, rule = "weaken", "YZ-10.12"
    offers = (Weaken(), Keep())

    def asks(self, s: Yinzi, f: Frame) -> bool:
        """Only where it turns the war: nothing comes between this and the battle."""
        return bool(s.war) and china(s) < enemy(s) <= china(s) + WEAKER


class Battle(Phase[Yinzi]):
    """YZ-14.1 to YZ-14.4: who stands further left wins ties. The frame carries how much weaker the enemy is."""

    kind, rule = "battle", "YZ-14.1"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        strength = max(0, enemy(s) - int(f.args[0]))
        ours = china(s)
        ranked = sorted(s.war, key=lambda q: -warriors(s, q))
        won = ours >= strength
        fx.tell("war_won" if won else "war_lost", s.order[0], ours, strength)
        prizes = [(q, i) for i, q in enumerate(ranked[:2])] if won else [(q, 1) for q in ranked[:1]]
        for q, space in prizes:
            seat = s.seats[q]
            if seat.discs:
                seat.discs -= 1
                seat.glory[space] += 1
                fx.tell("glory", q, space + 1)


class VeteransPhase(Phase[Yinzi]):
    """YZ-10.10: not in the last round, as they stay for the next one."""

    kind, rule = "veterans", "YZ-10.10"
    offers = (LieDown(), Keep())

    def asks(self, s: Yinzi, f: Frame) -> bool:
        return s.round < ROUNDS and s.seats[f.seat].areas[WAR] > 0
