"""Payments: what for, how much and of what; the cheapest beforehand; piece by piece with mouse and keys."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.framework.game import Game
from app.framework.match import Match
from app.framework.moves import Move
from app.play.dues import cheapest, what_for
from app.play.trial import try_out
from app.table.panels.payment import PaymentPicker, is_mix
from app.table.table import Table
from app.text import LANGUAGES
from app.text.speaker import Speaker
from tests.plugins import GAMES
from tests.table.conftest import Lay, Mouse
from tests.tables import players_for

Wish = Callable[[Match[Any]], bool]


def mixes(match: Match[Any]) -> list[Move]:
    return [m for m in match.legal() if is_mix(match.game.verbs[m.verb].params)]


def at_payment(match: Match[Any]) -> bool:
    return match.frame is not None and match.game.phase(match.frame).pays


def search(game: Game[Any], wish: Wish, players: int = 2, verbs: tuple[str, ...] = ()) -> Match[Any]:
    """A game at the first moment that is wished for; these verbs are preferred on the way."""
    for seed in range(60):
        rng, match = random.Random(seed), Match(game, game.setup(players), str(seed))
        while not match.over and match.number < 500:
            if wish(match):
                return match
            legal = match.legal()
            liked = [m for m in legal if m.verb in verbs]
            match.submit(rng.choice(liked if liked and rng.random() < 0.7 else legal))
    raise AssertionError("never met")


def paying(game: str, verb: str = "", most: int = 2) -> Match[Any]:
    """At a payment with several mixes, for a move of this verb."""

    def wish(match: Match[Any]) -> bool:
        ways = mixes(match) if at_payment(match) else []
        if len(ways) < most or (most > 2 and max(sum(map(int, m.args)) for m in ways) < 2):
            return False
        led = what_for(match, match.number)
        return not verb or (led is not None and led.verb == verb)

    return search(GAMES[game], wish, verbs=(verb,) if verb else ())


def sit(lay: Lay, match: Match[Any]) -> Table:
    return lay(match.game, seed=match.seed, played=[entry.move for entry in match.entries], controls=("human", "human"))


def picker(table: Table) -> PaymentPicker:
    QApplication.processEvents()
    return next(p for p in table.prompt.findChildren(PaymentPicker) if p.isVisible())


# In words.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("verb", ["market", "invest", "travel"])
def test_noria_says_what_for_how_much_and_of_what(verb: str, lang: str) -> None:
    match = paying("noria", verb)
    assert match.frame
    speaker, led = Speaker(lang, match.game, ["A", "B"]), what_for(match, match.number)
    assert led is not None
    asked = speaker.question(match.at(match.number), led)
    assert asked.startswith(speaker.move(led))
    assert str(match.frame.args[0]) in asked
    assert speaker.thing("payment", match.game.things["payment"][match.frame.args[1]]) in asked


@pytest.mark.parametrize(("lang", "kinds"), [("en", ("simple", "complex")), ("it", ("semplici", "complessi"))])
def test_noria_says_which_goods(lang: str, kinds: tuple[str, str]) -> None:
    speaker = Speaker(lang, GAMES["noria"], ["A", "B"])
    state = Match(GAMES["noria"], GAMES["noria"].setup(2), "1").at(0)
    from app.framework.phases import Frame

    for first, last, kind in ((0, 3, kinds[0]), (3, 5, kinds[1])):
        state.stack = (Frame("pay_goods", 0, (2, 0, first, last)),)
        assert kind in speaker.question(state)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_agra_says_how_much_the_materials_are_to_be_worth(lang: str) -> None:
    from games.agra.steps.payment import needed

    match = paying("agra")
    assert match.frame
    speaker, state = Speaker(lang, match.game, ["A", "B"]), match.at(match.number)
    led = what_for(match, match.number)
    assert led is not None
    assert led.verb == "build"
    asked = speaker.question(state, led)
    assert speaker.move(led) in asked
    assert str(needed(state, match.frame.seat, match.frame.args[0])) in asked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_yinzi_says_what_for_and_how_much(lang: str) -> None:
    match = search(GAMES["yinzi"], at_payment, verbs=("innovate", "buy_tile"))
    assert match.frame
    speaker, led = Speaker(lang, match.game, ["A", "B"]), what_for(match, match.number)
    assert led is not None
    asked = speaker.question(match.at(match.number), led)
    assert speaker.move(led) in asked
    copper, silver, _ = match.frame.args
    assert str(copper or silver) in asked.removeprefix(speaker.move(led))


def test_another_question_says_no_purpose() -> None:
    match = paying("noria")
    while at_payment(match):
        match.submit(match.legal()[0])
    assert match.entries
    assert what_for(match, match.number) is None


def test_a_trial_that_begins_at_a_payment_knows_what_for(lay: Lay) -> None:
    match = paying("noria")
    trial = try_out(match, 0, match.number)
    assert trial is not None
    table = Table(trial.match, players_for(match), None, lay().settings, trial=trial)
    led = what_for(match, match.number)
    assert led is not None
    table.session.do(table.turns.start())
    QApplication.processEvents()
    assert table.speaker.move(led) in table.prompt.question.text()
    table.shut()


# Beforehand.


@pytest.mark.parametrize("game", ["noria", "agra"])
def test_no_other_mix_would_leave_more(game: str) -> None:
    match = paying(game, most=3)
    assert match.frame
    seat, all_mixes = match.frame.seat, mixes(match)

    def left(move: Move) -> float:
        after = match.preview(move, seat)
        assert after
        return match.game.judge.own(after.state, seat)

    chosen = cheapest(match, all_mixes, seat)
    assert left(chosen) >= max(map(left, all_mixes)) - 1e-6
    assert cheapest(match, all_mixes[::-1], seat) == chosen


def test_of_equal_mixes_that_of_which_there_is_most() -> None:
    from app.framework.phases import Frame

    game = GAMES["noria"]
    match = Match(game, game.setup(2), "1")
    state = match._state
    state.seats[0].resources = [1, 4, 1]
    state.stack = (*state.stack, Frame("pay", 0, (2, 0)))
    assert cheapest(match, mixes(match), 0).args == (0, 2, 0)


def test_the_cheapest_is_chosen_beforehand(lay: Lay) -> None:
    match = paying("noria", most=3)
    table = sit(lay, match)
    assert match.frame
    assert picker(table).move_now() == cheapest(match, mixes(match), match.frame.seat)
    assert picker(table).accept.isEnabled()


# Piece by piece.


@pytest.mark.parametrize("game", ["noria", "agra"])
@pytest.mark.parametrize("keys", [False, True])
def test_pieces_are_paid_one_by_one(lay: Lay, qtbot: QtBot, game: str, keys: bool) -> None:
    match = paying(game, most=3)
    table = sit(lay, match)
    wanted = next(m for m in mixes(match) if m != picker(table).move_now() and sum(map(int, m.args)) > 1)
    kinds = list(picker(table).boxes)
    for kind, count in zip(kinds, wanted.args, strict=True):
        what = table.board.pays_by(table.scene.seen, kind, table.focus)
        for _ in range(int(count)):
            if keys:
                _walk(table, what)
            else:
                Mouse(table).click(what)
            assert table.speaker.move(picker(table).move_now()) in table.prompt.note.text()
    assert picker(table).move_now() == wanted
    number = table.session.match.number
    if keys:
        assert picker(table).accept.hasFocus() or not table.isActiveWindow()
        QTest.keyClick(picker(table).accept, Qt.Key.Key_Space)
    else:
        qtbot.mouseClick(picker(table).accept, Qt.MouseButton.LeftButton)
    assert table.session.match.entries[number - table.session.match.first].move == wanted


def _walk(table: Table, what: str) -> None:
    hand = table.scene.hand
    for _ in range(len(hand.stops())):
        QTest.keyClick(table.view, Qt.Key.Key_Right)
        if hand.focus == what:
            break
    QTest.keyClick(table.view, Qt.Key.Key_Return)


def test_what_can_be_paid_with_is_lit_and_nothing_else(lay: Lay) -> None:
    match = paying("noria", most=3)
    table = sit(lay, match)
    lit = {table.board.pays_by(table.scene.seen, kind, table.focus) for kind in picker(table).pays_with()}
    assert lit <= table.scene.hand.may_start()
    everything = {table.board.pays_by(table.scene.seen, kind, table.focus) for kind in picker(table).boxes}
    assert not (everything - lit) & table.scene.hand.may_start()


def test_one_too_many_begins_anew(lay: Lay) -> None:
    table = sit(lay, paying("noria", most=3))
    made = picker(table)
    kind = made.pays_with()[0]
    most = made.boxes[kind].maximum()
    for _ in range(most):
        made.add(kind)
    assert made.boxes[kind].value() == most
    made.add(kind)
    assert [box.value() for box in made.boxes.values()] == [int(k == kind) for k in made.boxes]


def test_what_pays_says_nothing_else_by_a_right_click(lay: Lay) -> None:
    table = sit(lay, paying("noria", most=3))
    kind = picker(table).pays_with()[0]
    table.asking._open_menu(table.board.pays_by(table.scene.seen, kind, table.focus), table.pos())
    menu = table.asking._menu
    assert menu is not None
    menu.hide()
