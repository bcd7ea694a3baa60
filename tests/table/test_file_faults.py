"""Whatever becomes of the file of a game on the table: it is said, nothing is lost, and it goes on when the cause is gone."""

import errno
import os
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from app.framework.lines import Note
from app.framework.record import Recorder, load
from app.play.wants import Stuck, Think
from app.table.table import Table
from app.text.speaker import Speaker
from tests.framework.test_faults import gone, replaced
from tests.plugins import find
from tests.table.conftest import Lay, at_question
from tests.table.minds import answer, minds, shown_buttons

__all__ = ["minds"]

MOMENTS, FEW = 20, 5
"""How often a file comes to harm; the small game may be over before."""
GAMES = os.environ.get("CARAVANSERAI_FAULTY", "toll").split(",")


class Refusing:
    """The open file of a recorder; what it is asked for fails with these errors."""

    def __init__(self, file: Any, **errors: int) -> None:
        self._file, self._errors = file, errors

    def __getattr__(self, name: str) -> Any:
        if name in self._errors:
            raise OSError(self._errors[name], os.strerror(self._errors[name]))
        return getattr(self._file, name)


class HalfWritten(Refusing):
    """Takes half of what is written, then nothing more, and keeps what it has."""

    def write(self, data: Any) -> int:
        if "half" in self._errors:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        self._errors["half"] = errno.EIO
        return int(self._file.write(data[: len(data) // 2]))


Fault = Callable[[Table], Any]


def recorder_of(table: Table) -> Recorder:
    assert table.session.recorder
    return table.session.recorder


def refusing(**errors: int) -> Fault:
    @contextmanager
    def fault(table: Table) -> Iterator[None]:
        lock = recorder_of(table)._lock
        file = lock.file
        lock.file = Refusing(file, **errors)  # type: ignore[assignment]
        yield
        lock.file = file

    return fault


@contextmanager
def half_written(table: Table) -> Iterator[None]:
    lock = recorder_of(table)._lock
    file = lock.file
    lock.file = HalfWritten(file, truncate=errno.EIO)  # type: ignore[assignment]
    yield
    lock.file = file


@contextmanager
def sync_fails(table: Table) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as disk:
        disk.setattr(os, "fsync", fails)
        yield


def fails(handle: int) -> None:
    raise OSError(errno.EIO, os.strerror(errno.EIO))


REFUSED: dict[str, Fault] = {
    "full": refusing(write=errno.ENOSPC),
    "read-only": refusing(write=errno.EROFS, truncate=errno.EROFS),
    "write": refusing(write=errno.EIO),
    "sync": sync_fails,
    "truncate": half_written,
}


class Faulty:
    """A table at which random moves are played, and what its players were told."""

    def __init__(self, table: Table, qtbot: Any) -> None:
        self.table, self.qtbot, self.rng = table, qtbot, random.Random(1)
        self.match = table.session.match
        self.told: list[Note] = []
        recorder_of(table).tell_to(self.told.append)

    def wait(self) -> None:
        self.qtbot.waitUntil(
            lambda: at_question(self.table) or isinstance(self.table.turns.now, Think | Stuck) or self.match.over
        )

    def act(self) -> None:
        """Whoever is asked plays something; sometimes a person takes back instead."""
        table = self.table
        self.wait()
        if isinstance(table.turns.now, Think):
            answer(table, self.qtbot, self.rng.choice(self.match.legal()))
        elif self.rng.random() < 0.2 and self.match.why_no_undo() is None:
            table.undo()
        else:
            table.play(self.rng.choice(self.match.legal()))

    def of_one_mind(self) -> None:
        recorder = recorder_of(self.table)
        loaded = load(recorder.path, find)
        assert (loaded.notes, loaded.continuable) == ((), True)
        assert loaded.match.entries == self.match.entries
        assert loaded.match.digest() == self.match.digest()


@pytest.fixture(params=GAMES)
def faulty(request: pytest.FixtureRequest, lay: Lay, qtbot: Any) -> Faulty:
    table = lay(find(request.param), ("human", "random", "human")[: 2 + (request.param != "toll")], waits=False)
    table.agree_take_backs(True)
    return Faulty(table, qtbot)


def go_on(faulty: Faulty, moves: int) -> None:
    for _ in range(moves):
        if not faulty.match.over:
            faulty.act()


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_written_waits_until_it_can(faulty: Faulty, name: str) -> None:
    table, harmed = faulty.table, 0
    while harmed < MOMENTS and not faulty.match.over:
        faulty.wait()
        before = faulty.match.number, faulty.match.digest()
        with REFUSED[name](table):
            faulty.act()
            if not isinstance(table.turns.now, Stuck):
                assert name == "sync", "only what is not brought to the disk yet needs no sync"
                continue
            harmed += 1
            assert (faulty.match.number, faulty.match.digest()) == before
            said = table.prompt.question.text()
            table.go_on()
            assert isinstance(table.turns.now, Stuck), "as long as the cause is there"
            assert table.prompt.question.text() == said
        assert "Nothing is lost" in said
        assert faulty.told[-1].key == "file-refuses"
        assert "somewhere else" in Speaker("en").note(faulty.told[-1])
        shown_buttons(table)["Try again"].click()
        faulty.wait()
        faulty.of_one_mind()
        go_on(faulty, faulty.rng.randrange(3))
    assert harmed == MOMENTS or (faulty.match.game.id == "toll" and harmed >= FEW)


@pytest.mark.parametrize("harm", [gone, replaced], ids=lambda harm: harm.__name__)
def test_a_file_that_is_taken_away_is_told_and_written_anew(faulty: Faulty, harm: Callable[[Path], None]) -> None:
    harmed = 0
    while harmed < MOMENTS and not faulty.match.over:
        faulty.wait()
        path = recorder_of(faulty.table).path
        harm(path)
        faulty.act()
        harmed += 1
        assert len(faulty.told) == harmed, "once each, and at once"
        assert faulty.told[-1].key in ("file-was-gone", "file-was-replaced")
        assert Speaker("en").note(faulty.told[-1])
        assert (recorder_of(faulty.table).path == path) == (harm is gone)
        faulty.wait()
        faulty.of_one_mind()
        go_on(faulty, faulty.rng.randrange(3))
    assert harmed == MOMENTS or (faulty.match.game.id == "toll" and harmed >= FEW)
