"""AG-4.2-1: what may be done at any time in the own turn."""

from app.framework.phases import Step
from games.agra.state import Agra


class Aside(Step[Agra]):
    aside = True
