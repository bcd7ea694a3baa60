"""AG-4.2-1: all secondary actions, offered in every window of the own turn."""

from games.agra.steps.abilities import Ability
from games.agra.steps.favour import Favour
from games.agra.steps.luxury import Luxury
from games.agra.steps.oil_and_curry import Refresh
from games.agra.steps.statue import Statue

ASIDES = (Favour(), Refresh(), Luxury(), Statue(), Ability())
