"""A forged snapshot behind right checks is refused in a sentence, or it is a game: seen, hinted, painted, played to its end."""

import logging
import os
import random
import resource
import shutil
import time
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication

from app.bots.adviser import advise
from app.bots.search import Effort
from app.framework.dice import Effects, live
from app.framework.game import Game
from app.framework.lines import Unreadable
from app.framework.match import Match
from app.framework.record import Loaded, load
from app.play.eyes import seen_by
from app.table.board import load_board
from app.table.picture import picture
from app.table.plain import PlainBoard
from app.table.theme import THEMES, load_fonts
from app.terminal import standing_lines, table_lines
from app.text.speaker import Speaker
from tests.every_game.forged import Forger
from tests.plugins import each_game, find

FORGED = int(os.environ.get("CARAVANSERAI_FORGED", "24"))
"""How many snapshots are forged of each game."""
SEED = os.environ.get("CARAVANSERAI_FORGED_SEED", "forged")
KEPT = os.environ.get("CARAVANSERAI_FORGED_KEPT")
"""A folder for the file that did harm."""
SECONDS, MEGABYTES = float(os.environ.get("CARAVANSERAI_FORGED_SECONDS", "5")), 100
"""For one of them; on a busy machine a second is not always a second."""
FAR = 6000
"""Moves after which a random game is left as it is: a few of Agra take far longer."""


@each_game
def test_what_is_forged_is_refused_or_is_a_game(game: Game[Any], tmp_path: Path, qapp: QApplication) -> None:
    forger, path = Forger(game, f"{SEED}/{game.id}"), tmp_path / "forged.caravan"
    load_fonts()
    games, slowest, before = 0, 0.0, peak()
    for count in range(FORGED):
        path.write_bytes(forger.file())
        began = time.process_time()
        loaded = opened(path)
        slowest = max(slowest, time.process_time() - began)
        if loaded:
            games += 1
            try:
                look_at(loaded)
                play_to_the_end(loaded.match, random.Random(count))
            except BaseException:
                shutil.copy(path, KEPT) if KEPT else None
                raise
    told = f"{game.id}: {FORGED} forged, {games} are games, loaded in at most {slowest:.2f} s, {peak() - before} MB more"
    logging.getLogger(__name__).info(told)
    assert slowest < SECONDS
    assert peak() - before <= MEGABYTES


def opened(path: Path) -> Loaded | None:
    try:
        return load(path, find)
    except Unreadable as reason:
        Speaker("en").say(reason.key, **reason.params)
        return None


def look_at(loaded: Loaded) -> None:
    """As every face would: in words, with a hint, painted."""
    match = loaded.match
    game, speaker = match.game, Speaker.at_table("en", match.game, loaded.players)
    board = load_board(game.id) or PlainBoard(game, speaker)
    state = match.at(match.number)
    for seat in range(len(state.seats)):
        seen = seen_by(seat, game, state)
        assert list(table_lines(speaker, game, seen))
        assert not picture(board, seen, seat, THEMES["light"], speaker, 320).isNull()
    assert list(standing_lines(speaker, game, state))
    if match.frame:
        assert speaker.question(match.observe(match.frame.seat))
        for move, refusal in match.tried():
            assert speaker.move(move)
            assert refusal is None or speaker.refusal(refusal)
        seat = match.frame.seat
        assert advise(game, match.observe(seat), seat, "1", Effort(300))


def play_to_the_end(match: Match[Any], rng: random.Random) -> None:
    game, speaker = match.game, Speaker("en", match.game, [str(seat) for seat in range(match.setup.players)])
    fx, s = Effects(live(rng)), match.at(match.number)
    for _ in range(FAR):
        if not s.stack:
            break
        legal = game.legal(s)
        assert legal, f"nothing can be done at {s.stack[-1]}"
        game.play(s, rng.choice(legal), fx)
    for event in fx.events[:200]:
        assert speaker.event(event)
    assert game.standing(s).places()


def peak() -> int:
    """The most memory that this process has held, in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
