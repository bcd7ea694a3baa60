"""AG-4.2-1: what may be done at any time in the own turn."""

from app.framework.moves import Refusal
from app.framework.phases import Step
from games.agra.state import Agra

NOT_YOUR_TURN = Refusal("not-your-turn", (), "AG-4.2-1")


class Aside(Step[Agra]):
    aside = True
