"""What a table leaves behind is given back to the machine."""

import gc
import sys
import weakref

import pytest

from app.shell.leftovers import give_back
from tests.long_run import memory

BLOCK, BLOCKS = 60_000, 1_000
"""Small enough that the C library does not give each back by itself."""


class Circle:
    def __init__(self) -> None:
        self.own = self


def test_circles_are_freed() -> None:
    gc.disable()
    try:
        gone = weakref.ref(Circle())
        assert gone()
        give_back()
        assert gone() is None
    finally:
        gc.enable()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the C library of others keeps little")
def test_freed_memory_does_not_stay_with_the_app() -> None:
    blocks = [bytearray(BLOCK) for _ in range(BLOCKS)]
    last = bytearray(BLOCK)  # lies behind them, so that the library cannot shrink its heap by itself
    full = memory()
    blocks.clear()
    give_back()
    assert full - memory() > BLOCK * BLOCKS / 1024 * 0.9
    del last
