"""The same question about several things, answered on several cores at once.

Each answer is a number that depends on nothing but the thing, so it does not matter who finds it: one core and many find the
same. Helpers are forks of this process; they share what it knows, say their numbers through a pipe and end. Where a system
cannot fork, all is done here.
"""

import os
import struct
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any

SPARED = 1
"""Cores that are left to the window."""
PATIENT = 5
"""By how much helpers are nicer than who asks."""
ANSWER = struct.Struct("d")


def spare_cores() -> int:
    """How many processes may think at once."""
    if not hasattr(os, "fork"):
        return 1
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, usable - SPARED)


def answers(ask: Callable[[Any], float], things: Sequence[Any], cores: int, until: float = 0.0) -> list[float | None]:
    """The answer about each thing; None where time (0: any time) ran out before. There is always one about the first."""
    helpers = min(cores, len(things))
    found: list[float | None] = [None] * len(things)
    pipes = [_helper(ask, things[first::helpers], until) for first in range(1, helpers)]
    for place, answer in enumerate(_asked(ask, things[::helpers], until)):
        found[place * helpers] = answer
    for first, (process, pipe) in enumerate(pipes, 1):
        with os.fdopen(pipe, "rb") as file:
            said = file.read()
        os.waitpid(process, 0)
        whole = said[: len(said) // ANSWER.size * ANSWER.size]
        for place, (answer,) in enumerate(ANSWER.iter_unpack(whole)):
            found[first + place * helpers] = answer
    if not until:  # a helper that came to harm: what harmed it shows here
        found = [ask(thing) if answer is None else answer for thing, answer in zip(things, found, strict=True)]
    return found


def _asked(ask: Callable[[Any], float], things: Sequence[Any], until: float) -> list[float]:
    found: list[float] = []
    for thing in things:
        found.append(ask(thing))
        if until and monotonic() > until:
            break
    return found


def _helper(ask: Callable[[Any], float], things: Sequence[Any], until: float) -> tuple[int, int]:
    """A fork that asks about these, and the pipe from which its answers can be read."""
    reading, writing = os.pipe()
    asking = os.getpid()
    process = os.fork()
    if process:
        os.close(writing)
        return process, reading
    try:
        os.nice(PATIENT)
        for thing in things:
            os.write(writing, ANSWER.pack(ask(thing)))
            if (until and monotonic() > until) or os.getppid() != asking:
                break
    finally:
        os._exit(0)
