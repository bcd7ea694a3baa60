"""The program as people start it, on a screen of its own."""

import sys

from tests.screen import Screen


def test_the_program_opens_its_window_on_a_screen() -> None:
    with Screen() as screen:
        assert screen.colours() < 3
        assert screen.shows([sys.executable, "-m", "app"], 60)


def test_a_program_that_paints_nothing_is_no_window() -> None:
    with Screen() as screen:
        assert not screen.shows(["true"], 60)
