"""Terminal and commands tell secrets only to whom they belong, and drive the machine of turns as the window does."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.cli import run
from app.framework.codec import digest
from app.framework.match import Match
from app.framework.moves import Event, Move
from app.framework.players import HUMAN, Player
from app.framework.record import Recorder
from app.play.seeds import thinking_seed
from app.terminal import SCREEN, Table
from app.text.speaker import Speaker
from tests.plugins import find
from tests.tables import DRAW, TAKE, WORK, toll_match

Terminal = Callable[..., Table]


@pytest.fixture
def types(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """What is typed, one word after another; then the input ends."""

    def script(*words: str) -> None:
        left = iter(words)

        def typed(prompt: str = "") -> str:
            try:
                return next(left)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", typed)

    return script


class NoFile:
    path = Path("x.caravan")

    def go_elsewhere(self, path: Path) -> None:
        raise AssertionError(path)


def players(*controls: str) -> tuple[Player, ...]:
    return tuple(
        Player(f"P{i}", colour.id, c) for i, (c, colour) in enumerate(zip(controls, find("toll").colours, strict=False))
    )


def table(match: Match[Any], *controls: str) -> Table:
    seated = players(*controls)
    return Table(match, seated, Speaker("en", match.game, [p.name for p in seated]), NoFile())


def choice(match: Match[Any], move: Move) -> str:
    return str(match.legal().index(move) + 1)


def after(*moves: Move) -> Match[Any]:
    match = toll_match(seed="7", take_back=True)
    for move in moves:
        assert match.submit(move) is None
    return match


# The terminal.


def test_between_people_with_secrets_the_screen_is_emptied(types: Any, capsys: pytest.CaptureFixture[str]) -> None:
    match = after()
    types("", choice(match, WORK), choice(after(WORK), DRAW), "", "", "q")
    table(match, HUMAN, HUMAN).run()
    first, second = (part.strip() for part in capsys.readouterr().out.split("\n" * SCREEN)[1:])
    assert first.startswith("P0, it is your turn.")
    assert "P0 draws a " in first, "the own card, while nobody else looks"
    assert second.startswith("P1, it is your turn.")
    assert "P0 rolls" in second, "the news since the last look"
    assert "draws" not in second


@pytest.mark.parametrize("hands", [1, 2])
def test_the_game_may_be_left_while_the_screen_changes_hands(
    types: Any, capsys: pytest.CaptureFixture[str], hands: int
) -> None:
    match = after()
    types("", choice(match, WORK), choice(after(WORK), TAKE), *[""] * (hands - 1), "q")
    table(match, HUMAN, HUMAN).run()
    said = capsys.readouterr().out
    assert "The game is saved" in said
    assert said.count("it is your turn") == hands


def test_the_input_may_end_behind_the_curtain(types: Any, capsys: pytest.CaptureFixture[str]) -> None:
    types()
    table(after(), HUMAN, HUMAN).run()
    assert "P0:" not in capsys.readouterr().out


@pytest.mark.parametrize(("controls", "told"), [((HUMAN, "random"), True), (("random", HUMAN), False)])
def test_what_one_drew_is_not_told_to_the_other(
    types: Any, capsys: pytest.CaptureFixture[str], controls: tuple[str, ...], told: bool
) -> None:
    match = after(WORK)
    game = table(match, *controls)
    match.submit(DRAW)
    types("q")
    game.run()
    assert ("draws a " in capsys.readouterr().out) == told


@pytest.mark.parametrize(("only", "told"), [((0,), True), ((1,), False), ((), True)])
def test_secrets_of_the_set_up(types: Any, capsys: pytest.CaptureFixture[str], only: tuple[int, ...], told: bool) -> None:
    match = after()
    match.opening_events = (Event("drew", 1, ("one",), only),)
    types("q")
    table(match, HUMAN, "random").run()
    assert ("draws a " in capsys.readouterr().out) == told


def test_bots_alone_tell_no_secrets_and_nobody_is_asked(types: Any, capsys: pytest.CaptureFixture[str]) -> None:
    types()
    match = after(WORK)
    match.submit(DRAW)
    game = table(match, "random", "random")
    game._told = dict.fromkeys(game._told, 0)
    game.run()
    said = capsys.readouterr().out
    assert match.over
    assert "rolls" in said
    assert "draws a " not in said


def test_u_goes_back_over_the_bots_moves(types: Any, capsys: pytest.CaptureFixture[str]) -> None:
    match = after()
    card = next(m for m in match.legal() if m.verb == "card")
    types(choice(match, card), "u", "q")
    table(match, HUMAN, "random").run()
    assert match.number == 0
    assert capsys.readouterr().out.count("Taken back: ") > 1


def test_what_was_taken_back_is_told_anew_when_it_happens_again(types: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """Also to who had been told of it before."""
    match = after()
    work, take = choice(match, WORK), choice(after(WORK), TAKE)
    hand_over = ("", "")
    types("", work, take, *hand_over, "u", *hand_over, "u", work, take, *hand_over, "q")
    table(match, HUMAN, HUMAN).run()
    screens = capsys.readouterr().out.split("\n" * SCREEN)[1:]
    assert [screen.split(",")[0].strip() for screen in screens] == ["P0", "P1", "P0", "P1"]
    assert "P0 rolls" in screens[1]
    assert "P0 rolls" in screens[3]


def test_a_full_disk_is_told_and_enter_tries_again(types: Any, capsys: pytest.CaptureFixture[str]) -> None:
    class Disk:
        full = 2

        def played(self, number: int, entry: Any, after: Any) -> None:
            self.full -= 1
            if self.full >= 0:
                raise OSError(28, "No space left on device")

        def agreed(self) -> None:
            raise AssertionError("nobody has agreed on anything")

        def undone(self, number: int, taken_back: bool) -> None:
            raise AssertionError

    match = after()
    match.journal = Disk()
    types(choice(match, WORK), "", "", "q")
    table(match, HUMAN, "random").run()
    assert capsys.readouterr().out.count("The disk is full") == 2
    assert match.number == 1


def test_a_bot_that_breaks_the_rules_is_told_and_asked_again(types: Any, capsys: pytest.CaptureFixture[str]) -> None:
    class Rogue:
        def choose(self, seen: Any, seat: int) -> Move:
            return Move("fly")

    match = after()
    game = table(match, "random", HUMAN)
    game.bots[0] = Rogue()
    types("", "q")
    game.run()
    assert capsys.readouterr().out.count("not possible in this game") == 2
    assert match.number == 0


def test_bots_of_the_terminal_think_as_those_of_the_window_and_never_with_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[str] = []
    monkeypatch.setattr("app.terminal.make_bot", lambda level, game, seed: seeds.append(seed))
    table(toll_match(seed="silk"), HUMAN, "random")
    assert seeds == [f"{thinking_seed('silk')}/1"]
    for _ in range(2):
        table(toll_match(seed=None), HUMAN, "random")
    assert seeds[1] != seeds[2]


# Commands.


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    monkeypatch.setattr("app.cli.shared.load", find)

    def say(*argv: object) -> str:
        capsys.readouterr()
        assert run(list(map(str, argv))) == 0
        return capsys.readouterr().out

    return say


def saved(path: Path, match: Match[Any], *controls: str) -> Path:
    Recorder.begin(path, match, players(*controls)).close()
    return path


@pytest.mark.parametrize("controls", [(HUMAN, "random"), (HUMAN, HUMAN)])
def test_move_tells_secrets_to_the_person_who_moves(
    said: Callable[..., str], tmp_path: Path, controls: tuple[str, ...]
) -> None:
    path = saved(tmp_path / "g.caravan", after(WORK), *controls)
    assert "draws a " in said("move", path, "draw")


@pytest.mark.parametrize("command", ["moves", "moves --all", "moves --json", "hint", "move draw"])
@pytest.mark.parametrize("controls", [("random", HUMAN), ("random", "random")])
def test_what_a_bot_may_do_is_told_to_nobody(
    said: Callable[..., str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    controls: tuple[str, ...],
    command: str,
) -> None:
    path = saved(tmp_path / "g.caravan", after(WORK), *controls)
    before = path.read_bytes()
    verb, *rest = command.split()
    assert run([verb, str(path), *rest]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("P0, a bot, is asked.")
    assert path.read_bytes() == before


def test_where_there_are_no_secrets_anybody_may_move_for_a_bot(said: Callable[..., str], tmp_path: Path) -> None:
    game = find("noria")
    match = Match(game, game.setup(2), "5")
    seated = tuple(Player(f"P{i}", game.colours[i].id, "random") for i in range(2))
    Recorder.begin(tmp_path / "g.caravan", match, seated).close()
    assert said("moves", tmp_path / "g.caravan")


def test_a_move_whose_news_are_for_others_is_not_named(said: Callable[..., str], tmp_path: Path) -> None:
    """P0 has drawn a card; P1 is asked, so P1 looks."""
    path = saved(tmp_path / "g.caravan", after(WORK, DRAW), HUMAN, HUMAN)
    shown = json.loads(said("show", path, "--json"))
    assert (shown["seat"], shown["last_move"]) == (1, None)
    match = after(WORK, DRAW)
    assert shown["digest"] == digest(match.game, match.observe(1)) != match.digest()
    assert "seed" not in shown, "with it all that is still to come could be reckoned"


@pytest.mark.parametrize(
    ("controls", "known"),
    [((HUMAN, HUMAN), [0, 2]), ((HUMAN, "random"), [2, 0]), (("random", HUMAN), [0, 2]), (("random", "random"), [0, 0])],
)
def test_show_shows_what_the_person_asked_may_see(
    said: Callable[..., str], tmp_path: Path, controls: tuple[str, ...], known: list[int]
) -> None:
    """It is P1's turn; a bot's cards are nobody's business."""
    path = saved(tmp_path / "g.caravan", after(WORK, TAKE), *controls)
    shown = json.loads(said("show", path, "--json"))
    assert shown["seat"] == 1
    assert [sum(seat["hand"]) for seat in shown["state"]["seats"]] == known


def test_show_reckons_totals_from_what_it_shows(said: Callable[..., str], tmp_path: Path) -> None:
    game = find("agra")
    match = Match(game, game.setup(3), "5")
    seated = tuple(Player(f"P{i}", game.colours[i].id) for i in range(3))
    Recorder.begin(tmp_path / "g.caravan", match, seated).close()
    totals = json.loads(said("show", tmp_path / "g.caravan", "--json"))["totals"]
    seat = match.at(0).stack[-1].seat
    assert totals == list(game.standing(match.observe(seat)).totals) != list(game.standing(match.at(0)).totals)


def test_a_hint_does_not_depend_on_the_seed(said: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from app.bots import adviser

    seeds: list[str] = []

    def advised(game: Any, seen: Any, seat: int, seed: str) -> list[Any]:
        seeds.append(seed)
        return []

    monkeypatch.setattr(adviser, "advise", advised)
    said("hint", saved(tmp_path / "g.caravan", after(WORK), HUMAN, HUMAN))
    assert seeds == ["1"]
