"""What one likes more or less than it is worth: the same game, played another way."""

import math
import random
from typing import Any

from app.framework.game import Judge


def leaning(judge: Judge[Any], rng: random.Random, spread: float) -> Judge[Any]:
    """The judge with each weight over- or underrated by a factor; `spread` is that of the factor's logarithm."""
    return judge.weighing(tuple(weight * math.exp(rng.gauss(0, spread)) for weight in judge.weights))
