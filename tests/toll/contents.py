"""The contents of the rulebook: every kind of frame in its order."""

from typing import Any

from app.framework.phases import Phase
from tests.toll.steps.gate import TollGate
from tests.toll.steps.rounds import Begin, Round
from tests.toll.steps.turn import Turn
from tests.toll.steps.work import Wages

PHASES: tuple[Phase[Any], ...] = (
    # T-2 rounds
    Round(),
    Begin(),
    # T-3 a turn
    Turn(),
    Wages(),
    TollGate(),
)
