"""Answers found by several processes are those that one finds alone."""

import os
from time import monotonic, sleep

import pytest

from app.bots.cores import answers

THINGS = [0.5, 2.0, -1.0, 3.25, 7.0]


def double(number: float) -> float:
    return 2 * number


@pytest.mark.parametrize("cores", [1, 2, 3, 9])
def test_it_does_not_matter_how_many_ask(cores: int) -> None:
    assert answers(double, THINGS, cores) == [double(thing) for thing in THINGS]


def test_helpers_are_processes_of_their_own() -> None:
    found = answers(lambda _: float(os.getpid()), THINGS, 3)
    assert found[0] == found[3] == os.getpid()
    assert len(set(found)) == 3


def test_there_is_always_an_answer_about_the_first() -> None:
    def slowly(number: float) -> float:
        sleep(0.05)
        return number

    found = answers(slowly, THINGS, 2, monotonic() - 1)
    assert found == [0.5, 2.0, None, None, None]


def test_what_a_helper_died_of_is_seen_where_it_was_asked() -> None:
    here = os.getpid()

    def dies_elsewhere(number: float) -> float:
        if os.getpid() != here:
            os._exit(1)
        return number

    def never(number: float) -> float:
        raise ZeroDivisionError

    assert answers(dies_elsewhere, THINGS, 3) == THINGS
    with pytest.raises(ZeroDivisionError):
        answers(never, THINGS, 3)
