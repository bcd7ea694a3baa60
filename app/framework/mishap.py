"""Something broke that never should: it is told to whoever keeps reports, and everything else goes on."""

import sys


def report(reason: BaseException) -> None:
    """In the window this becomes a report and a banner; elsewhere it goes to the standard error."""
    sys.excepthook(type(reason), reason, reason.__traceback__)
