"""The program as people start it, on a screen of its own."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.screen import Screen

ROOT = Path(__file__).parents[2]


def test_the_program_opens_its_window_on_a_screen() -> None:
    with Screen() as screen:
        assert screen.colours() < 3
        assert screen.shows([sys.executable, "-m", "app"], 60)


def test_a_program_that_paints_nothing_is_no_window() -> None:
    with Screen() as screen:
        assert not screen.shows(["true"], 60)


@pytest.mark.parametrize("game_id", ["agra", "noria", "yinzi"])
def test_a_game_by_mouse_on_a_real_screen_brings_no_word_of_complaint(game_id: str) -> None:
    """The tests by hand once more where Qt paints on a screen; any warning of Qt is a failure there.

    How a game begins and how it ends, as there; CARAVANSERAI_GESTURES, when large, asks for all of it.
    """
    by_hand = ["tests/table/test_by_hand.py", "-k", f"mouse and bot and {game_id}"]
    with Screen() as screen:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-n", "0", "-q", "-p", "no:cacheprovider", *by_hand],
            env=screen.environment() | {"QT_QPA_PLATFORM": "xcb"},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 0, done.stdout
    assert "2 passed" in done.stdout
    assert done.stderr == ""
