"""What a table that was cleared away leaves in memory."""

import gc
import sys


def give_back() -> None:
    """Free it now: a table is full of circles, and a dozen of them would wait for their turn. And where the C library keeps
    freed memory for later, which after large pictures is hundreds of megabytes, hand it to the machine."""
    gc.collect()
    if sys.platform.startswith("linux"):
        from ctypes import CDLL

        trim = getattr(CDLL(None), "malloc_trim", None)  # of glibc; others have none and keep little
        if trim:
            trim(0)
