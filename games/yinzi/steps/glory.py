"""YZ-14.1 to YZ-14.5: war glory."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Phase, Step
from games.yinzi.discs import holder, spend_disc, take_disc
from games.yinzi.money import earn
from games.yinzi.reckoning import china, enemy, warriors
from games.yinzi.state import Yinzi
from games.yinzi.tables import I_RECRUIT, I_SPOILS, I_VETERANS, I_WEAK, ROUNDS, WAR

VETERANS, WEAKER = 2, 2
FEW = Refusal("veterans-few", (), "YZ-10.10")


class WarGlory(Phase[Yinzi]):
    """YZ-14.1: recruit, veterans stand up, fruitful war, weak enemies, the battle, new veterans."""

    kind = "war_glory"
    rule = "YZ-14.1"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        frames = [Frame("stand_up", 0)]
        if (seat := holder(s, I_RECRUIT)) >= 0:
            frames.insert(0, Frame("recruit", seat))
        if (seat := holder(s, I_SPOILS)) >= 0:
            frames.append(Frame("spoils", seat))
        if (seat := holder(s, I_WEAK)) >= 0:
            frames.append(Frame("weaken", seat))
        frames.append(Frame("battle", 0, (0,)))
        if (seat := holder(s, I_VETERANS)) >= 0:
            frames.append(Frame("veterans", seat))
        s.push(*frames)


class Keep(Step[Yinzi]):
    """YZ-10.3: the disc stays where it is."""

    verb = "keep"
    rule = "YZ-10.3"

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        pass


class Recruit(Step[Yinzi]):
    """YZ-10.11"""

    verb = "recruit"
    rule = "YZ-10.11"

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        take_disc(s, f.seat, I_RECRUIT, fx)
        s.seats[f.seat].recruit = 1
        if f.seat not in s.war:
            s.war += (f.seat,)


class RecruitPhase(Phase[Yinzi]):
    """YZ-10.11"""

    kind = "recruit"
    rule = "YZ-10.11"
    offers = (Recruit(), Keep())


class StandUp(Phase[Yinzi]):
    """YZ-10.10: veterans who still lie stand up, in turn order, on the own space or on the leftmost empty one (R18)."""

    kind = "stand_up"
    rule = "YZ-10.10"
    stage = True

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        for seat in s.order:
            player = s.seats[seat]
            if player.lying:
                player.areas[WAR] += player.lying
                fx.tell("stand_up", seat, player.lying)
                player.lying = 0
                if seat not in s.war:
                    s.war += (seat,)


class Spoils(Step[Yinzi]):
    """YZ-10.8: a fruitful war."""

    verb = "spoils"
    rule = "YZ-10.8"

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        spend_disc(s, f.seat, I_SPOILS, fx)
        earn(s, f.seat, s.seats[f.seat].areas[WAR], 0, fx)


class SpoilsPhase(Phase[Yinzi]):
    """YZ-10.8"""

    kind = "spoils"
    rule = "YZ-10.8"
    stage = True
    offers = (Spoils(), Keep())

    def asks(self, s: Yinzi, f: Frame) -> bool:
        return s.seats[f.seat].areas[WAR] > 0


class Weaken(Step[Yinzi]):
    """YZ-10.12: the battle, which is owed next, is fought against a weaker enemy."""

    verb = "weaken"
    rule = "YZ-10.12"

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        spend_disc(s, f.seat, I_WEAK, fx)
        s.rewrite(WEAKER)


class WeakenPhase(Phase[Yinzi]):
    """YZ-10.12: only where it turns the war, as nothing comes between this and the battle."""

    kind = "weaken"
    rule = "YZ-10.12"
    offers = (Weaken(), Keep())

    def asks(self, s: Yinzi, f: Frame) -> bool:
        return bool(s.war) and china(s) < enemy(s) <= china(s) + WEAKER


class Battle(Phase[Yinzi]):
    """YZ-14.1 to YZ-14.4: who stands further left wins ties. The frame carries how much weaker the enemy is."""

    kind = "battle"
    params = ("weaker",)
    rule = "YZ-14.1"
    stage = True

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        (weaker,) = f.args
        ours, strength = china(s), max(0, enemy(s) - weaker)
        ranked = sorted(s.war, key=lambda seat: -warriors(s, seat))
        won = ours >= strength
        fx.tell("war_won" if won else "war_lost", s.order[0], ours, strength)
        prizes = [(seat, space) for space, seat in enumerate(ranked[:2])] if won else [(seat, 1) for seat in ranked[:1]]
        for seat, space in prizes:
            winner = s.seats[seat]
            if winner.discs:
                winner.discs -= 1
                winner.glory[space] += 1
                fx.tell("glory", seat, space + 1)


class LieDown(Step[Yinzi]):
    """YZ-10.10"""

    verb = "veterans"
    params = ("count",)
    rule = "YZ-10.10"

    def candidates(self, s: Yinzi, f: Frame) -> tuple[Indices, ...]:
        return each(VETERANS + 1)[1:]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (count,) = a
        return None if 1 <= count <= min(VETERANS, s.seats[f.seat].areas[WAR]) else FEW

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (count,) = a
        spend_disc(s, f.seat, I_VETERANS, fx)
        me = s.seats[f.seat]
        me.areas[WAR] -= count
        me.lying += count


class VeteransPhase(Phase[Yinzi]):
    """YZ-10.10: not in the last round, as they stay for the next one."""

    kind = "veterans"
    rule = "YZ-10.10"
    offers = (LieDown(), Keep())

    def asks(self, s: Yinzi, f: Frame) -> bool:
        return s.round < ROUNDS and s.seats[f.seat].areas[WAR] > 0
