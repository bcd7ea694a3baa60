"""Something broke that never should: it is told to whoever keeps reports, and everything else goes on."""

import sys
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def report(reason: BaseException) -> None:
    """In the window this becomes a report and a banner; elsewhere it goes to the standard error."""
    sys.excepthook(type(reason), reason, reason.__traceback__)


def unfailing(otherwise: Callable[[], T]) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """For what is asked by a library that cannot bear an exception where it waits for an answer: Qt ends the process."""

    def made(question: Callable[P, T]) -> Callable[P, T]:
        @wraps(question)
        def answer(*args: P.args, **named: P.kwargs) -> T:
            try:
                return question(*args, **named)
            except Exception as reason:
                report(reason)
                return otherwise()

        return answer

    return made
