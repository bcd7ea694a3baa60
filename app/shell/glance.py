"""How games stand and what they look like, found out in a process of its own, so that the window never waits.

One JSON request comes in: where the app keeps what, language and theme, and which games to look into. Each game is answered
with one line, whatever comes of it; then the cards of games whose boards bring a picture are painted, and `{"end": true}` is
the last line. What was found lies in the cache. What broke on the way stands in the answer, for the window to report.
"""

import json
import os
import sys
import traceback
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.desk.library import Glance, Library
from app.framework.lines import Unreadable
from app.framework.mishap import report
from app.framework.players import Player
from app.shell.context import card_name

if TYPE_CHECKING:
    from app.framework.match import Match

THUMBNAIL, CARD = 480, (756, 684)


def glance_of(match: "Match[Any]", players: Sequence[Player], size: int) -> Glance:
    state = match.at(match.number)
    if match.over:
        who = " · ".join(players[seat].name for seat in match.game.standing(state).winners())
    else:
        who = players[state.stack[-1].seat].name
    shapes = {colour.id: colour.shape for colour in match.game.colours}
    return Glance(
        size, match.number, state.round, match.over, who, tuple(shapes.get(player.colour, "disc") for player in players)
    )


# The process itself.


def main() -> None:
    from PySide6.QtGui import QGuiApplication

    from app.table.theme import load_fonts

    answers, sys.stdout = sys.stdout, sys.stderr
    app = QGuiApplication([])
    load_fonts()
    asked = sys.stdin.readline()
    broke: list[str] = []
    sys.excepthook = lambda *reason: broke.append("".join(traceback.format_exception(*reason)))
    try:
        for answer in _answers(json.loads(asked)) if asked else ():
            print(json.dumps(answer | {"broke": "\n".join(broke)}), file=answers, flush=True)
            broke.clear()
    except BrokenPipeError:
        os._exit(0)  # whoever asked has gone, and Python would complain at exit
    finally:
        sys.excepthook = sys.__excepthook__
    del app


def _answers(request: dict[str, Any]) -> Iterator[dict[str, Any]]:
    from app.desk.folders import Folders

    folders = Folders(*map(Path, request["folders"]))
    library = Library(folders, "command")
    for name in request["games"]:
        yield {"game": name, "ready": _look_into(library, Path(name), request["lang"], request["theme"])}
    yield {"ready": _paint_cards(folders.cache / "cards", request["theme"]), "end": True}


def _look_into(library: Library, path: Path, lang: str, theme_id: str) -> bool:
    """One game that cannot be looked into must not keep all others from it."""
    from app.desk.door import look
    from app.framework.game import load as find

    try:
        size = path.stat().st_size
        loaded = look(path, find)
        library.keep_glance(path, glance_of(loaded.match, loaded.players, size))
        _paint(library.picture_path(path), loaded.match, loaded.players, lang, theme_id)
    except (Unreadable, OSError):
        return False
    except Exception as reason:
        report(reason)
        return False
    return True


def _paint(target: Path, match: "Match[Any]", players: Sequence[Player], lang: str, theme_id: str) -> None:
    """What may be shown to whoever looks at the list of games."""
    from app.play.eyes import onlooker, seen_by
    from app.table.board import load_board
    from app.table.picture import picture
    from app.table.theme import THEMES
    from app.text.speaker import Speaker

    board = _board(load_board, match.game.id)
    if board is None:
        target.touch()  # an empty file: there is nothing to see, and nothing to look for again
        return
    viewer = onlooker(players)
    speaker = Speaker.at_table(lang, match.game, players)
    part = target.with_suffix(".part.bmp")  # whoever looks meanwhile finds a whole picture or none
    seen = seen_by(viewer, match.game, match.at(match.number))
    picture(board, seen, max(0, viewer), THEMES[theme_id], speaker, THUMBNAIL).save(str(part))
    part.replace(target)


def _board(load_board: Any, game_id: str) -> Any:
    try:
        return load_board(game_id)
    except ImportError:  # announced, but not there yet
        return None


def _paint_cards(folder: Path, theme_id: str) -> bool:
    """Whether there is any."""
    from app.framework.game import installed_ids

    folder.mkdir(parents=True, exist_ok=True)
    painted = [_paint_card(game_id, folder / card_name(game_id, theme_id), theme_id) for game_id in installed_ids()]
    return any(painted)


def _paint_card(game_id: str, target: Path, theme_id: str) -> bool:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QImage

    from app.table.board import load_board
    from app.table.painting import Painting
    from app.table.theme import THEMES

    board = _board(load_board, game_id)
    image = QImage(*CARD, QImage.Format.Format_RGB32)
    painted = False
    with Painting(image) as painter:
        painted = board is not None and board.paint_card(painter, QRectF(0, 0, *CARD), THEMES[theme_id])
    if painted:
        part = target.with_suffix(".part.bmp")
        image.save(str(part))
        part.replace(target)
    else:
        target.touch()  # an empty file: there is nothing to look for again
    return painted
