"""YZ-10.5: free river capacity. The frames of actions with transport end in (borders crossed, river used)."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Step
from games.yinzi.discs import spend_disc, why_not_usable
from games.yinzi.state import Yinzi
from games.yinzi.tables import I_RIVER

USELESS = Refusal("river-useless", (), "YZ-10.5")


class River(Step[Yinzi]):
    """YZ-10.5: one more capacity for this action, while there is still something to move."""

    verb = "river"
    rule = "YZ-10.5"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return why_not_usable(s, f.seat, I_RIVER) or (None if self.can_carry(s, f) else USELESS)

    def can_carry(self, s: Yinzi, f: Frame) -> bool:
        """Whether anything could still be moved in this action with this capacity."""
        raise NotImplementedError

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        spend_disc(s, f.seat, I_RIVER, fx)
        *kept, _ = f.args
        s.push(Frame(f.kind, f.seat, (*kept, 1)))
