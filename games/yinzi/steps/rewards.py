"""YZ-14.14 to YZ-14.17: the rewards of the imperial duties."""

from app.framework.dice import Effects
from app.framework.phases import Frame, Phase
from games.yinzi.components import BOX
from games.yinzi.money import earn
from games.yinzi.pieces import sail_on
from games.yinzi.state import Yinzi
from games.yinzi.steps.discard import look
from games.yinzi.steps.levels import can_upgrade


class DutyReward(Phase[Yinzi]):
    """YZ-14.14 to YZ-14.17"""

    kind = "duty"
    rule = "YZ-14.14"
    stage = True

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        seat = f.seat
        me = s.seats[seat]
        if me.duty < 0:
            return
        duty = BOX.duties[me.duty]
        fx.tell("rewarded", seat, duty.id)
        copper = duty.copper
        if duty.route and not (s.discard or s.secret):
            copper += duty.without_route
        earn(s, seat, copper, duty.silver, fx)
        if duty.boats:
            sail_on(s, seat, fx)
        if duty.route and (s.discard or s.secret):
            look(s, seat, fx)
        if duty.upgrade and can_upgrade(s, seat):
            s.push(Frame("free_upgrade", seat))
