"""The ladder: who beats whom, what is played, and how long one waits. `docs/players.md` holds what this writes.

    bench/ladder.py play FOLDER MINUTES [GAME ...]      one contest after another, on where the files of games in FOLDER end
    bench/ladder.py tell [FOLDER]                       what these files say takes the place of what bench/ladder/*.json said
                                                        of the same contests, and these become the tables of the page;
                                                        so does a thinking.json among them (see thinking.py)

Each contest is a `caravanserai arena`, whose command stands on the page; many short runs add up. Where only the tables are
wanted anew, no folder is needed.
"""

import json
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from shutil import copyfile
from time import monotonic
from typing import Any, NamedTuple

from app.bots.arena import arena
from app.bots.tally import Result, highest, tally
from app.framework.game import load

HERE = Path(__file__).resolve().parent
PAGE, SUMMARIES = HERE.parent / "docs" / "players.md", HERE / "ladder"
SEED = "ladder"
GAMES = ("agra", "noria", "yinzi")
LEVELS = ("newcomer", "novice", "regular", "expert", "master")
PAST = "regular@bench/past.py"
PARTS = {
    "agra": ("place", "favour", "take_tile", "luxury", "study", "fulfil"),
    "noria": ("market", "activate", "invest", "repeat", "produce", "sell"),
    "yinzi": ("card", "send", "innovate", "use", "call", "lay"),
}
"""Of each game the moves whose first word alone does not say what was used."""
TAKEN = {"agra": ("take_tile", "favour")}
"""What is taken with one of these and used with the other."""
USED_AS = {"ft_extra_process": {"process_extra", "refine_two"}, "ft_free_peon": {"free_peon"}}
"""What has verbs of its own to use it."""
COMPARED = {"noria": ("refinement", "settlement", "exploration", "research")}
"""Of which lines of the sheet the highest is told, where it is not of all."""


class Contest(NamedTuple):
    levels: tuple[str, ...]
    games: int
    """How many there should be."""

    def file(self, game: str) -> str:
        return f"{game}-{'-'.join(self.levels).replace('@bench/past.py', '-of-the-past')}.jsonl"


RUNGS = tuple(Contest((better, worse), 400 if number < 2 else 120) for number, (worse, better) in enumerate(pairwise(LEVELS)))
CONTESTS = (
    *RUNGS,
    Contest(("regular", PAST), 400),
    Contest(("master", PAST), 120),
    Contest(("master", "regular", "regular", "regular"), 100),
    Contest(("master", "master"), 100),
    Contest(("master",) * 4, 40),
)


def play(folder: Path, minutes: float, games: Sequence[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    until = monotonic() + 60 * minutes
    for contest in CONTESTS:
        for name in games:
            left = (until - monotonic()) / 60
            if left <= 0:
                return
            game = load(name)
            setup, keep = game.setup(len(contest.levels)), folder / contest.file(name)
            arena(game, setup, list(contest.levels), contest.games, SEED, keep=keep, minutes=left)


def summary(game: str, folder: Path) -> list[dict[str, Any]]:
    """What the files of a game say, contest by contest; of those that have no file, what was said before."""
    before = {tuple(one["levels"]): one for one in said(game)}
    found = []
    for contest in CONTESTS:
        file = folder / contest.file(game)
        lines = map(json.loads, file.read_text(encoding="utf-8").splitlines()) if file.exists() else ()
        results = [Result(**{name: line[name] for name in Result._fields}) for line in lines]
        if results:
            names = dict.fromkeys(contest.levels)
            parts = {name: used_parts(results, name, PARTS[game]) for name in names}
            taken = {name: used_once_taken(results, name, *TAKEN[game]) for name in names} if game in TAKEN else {}
            told = {"parts": parts, "taken": taken, "highest": highest(results, COMPARED.get(game))}
            found.append({"levels": contest.levels, **tally(contest.levels, results), **told})
        elif contest.levels in before:
            found.append(before[contest.levels])
    return found


def said(what: str) -> list[dict[str, Any]]:
    file = SUMMARIES / f"{what}.json"
    found: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else []
    return found


def used_parts(results: list[Result], level: str, verbs: tuple[str, ...]) -> dict[str, dict[str, float]]:
    """How often each thing was named with each of these verbs, per game and seat, most often first."""
    seats, counts = 0, {verb: Counter[str]() for verb in verbs}
    for result in results:
        for name, moves in zip(result.levels, result.moves, strict=True):
            if name == level:
                seats += 1
                for move, times in moves.items():
                    verb, *things = move.split()
                    if verb in counts:
                        counts[verb].update({thing: times for thing in things if not thing.isdecimal()})
    return {verb: {thing: round(n / seats, 2) for thing, n in found.most_common()} for verb, found in counts.items()}


def used_once_taken(results: list[Result], level: str, take: str, use: str) -> dict[str, list[int]]:
    """For each thing how many seats took it, and how many of these used it."""
    counts: dict[str, list[int]] = {}
    for result in results:
        for name, moves in zip(result.levels, result.moves, strict=True):
            for thing in (move.removeprefix(f"{take} ") for move in moves if name == level and move.startswith(f"{take} ")):
                count = counts.setdefault(thing, [0, 0])
                count[0] += 1
                count[1] += f"{use} {thing}" in moves or any(move.split()[0] in USED_AS.get(thing, ()) for move in moves)
    return dict(sorted(counts.items(), key=lambda pair: -pair[1][0]))


# The page.


def tables(game: str, found: list[dict[str, Any]]) -> str:
    """Everything about one game, as it stands on the page."""
    if not found:
        return "Not played yet."
    parts = [contests_table(game, found)]
    best = next((one for one in found if set(one["levels"]) == {"master"} and len(one["levels"]) == 2), None)
    if best:
        parts.append(used_table(best, [one["taken"].get("master", {}) for one in found]))
    return "\n\n".join(parts)


def contests_table(game: str, found: list[dict[str, Any]]) -> str:
    rows = [
        "| contest | games | won by the first named | 95% interval | first seat wins | points | rounds |",
        "|---|---|---|---|---|---|---|",
    ]
    for one in found:
        first, *others = one["bots"]
        points = " : ".join(f"{bot['mean_score']:.1f}" for bot in one["bots"]) + f", winner {one['mean_winner']:.1f}"
        won = f"{first['win_share']:.1%} | {first['interval'][0]:.1%} to {first['interval'][1]:.1%}" if others else "| "
        rows.append(
            f"| {called(one['levels'])} | {one['games']} | {won} | {one['by_seat'][0]:.0%} | {points} | {one['rounds']:.1f} |"
        )
    commands = [command(game, one) for one in found]
    return "\n".join(rows) + "\n\nThe commands:\n\n```\n" + "\n".join(commands) + "\n```"


def called(levels: list[str]) -> str:
    """`master against three regulars`."""
    counted = Counter(level.replace(PAST, "regular of the past") for level in levels)
    names = {1: "", 2: "two ", 3: "three ", 4: "four "}
    return " against ".join(f"{names[n]}{level}{'s' * (n > 1)}" for level, n in counted.items())


def command(game: str, one: dict[str, Any]) -> str:
    levels = tuple(one["levels"])
    file = Contest(levels, 0).file(game)
    what = f"caravanserai arena {game} --players {len(levels)} --bots {','.join(levels)}"
    return f"{what} --games {one['games']} --seed {SEED} --keep {file} --json"


def used_table(one: dict[str, Any], taken: Sequence[dict[str, list[int]]]) -> str:
    """What masters play against each other, per seat and game; what is rarely taken, in all contests too."""
    (bot,) = one["bots"]
    rows = ["| move | times per seat and game |", "|---|---|"]
    rows += [f"| {verb} | {n:.2f} |" for verb, n in bot["used"].items()]
    for verb, things in one["parts"]["master"].items():
        if things:
            rows.append(f"| {verb}, of what | {', '.join(f'{thing} {n:.2f}' for thing, n in things.items())} |")
    for thing, (took, used) in one["taken"].get("master", {}).items():
        in_all = [sum(column) for column in zip(*(some[thing] for some in taken if thing in some), strict=True)]
        rows.append(f"| {thing}: seats that took it, that used it | {took}, {used}; in all contests {in_all[0]}, {in_all[1]} |")
    shares = ", ".join(f"{line} {part:.0%}" for line, part in one["highest"].items())
    told = f"What gave the winner the most: {shares}. The usual opening: {bot['usual_opening']:.0%} of the seats."
    return "\n".join(rows) + "\n\n" + told


def page() -> str:
    """The page with its tables made anew from the summaries."""
    text = PAGE.read_text(encoding="utf-8")
    told = {"thinking": thinking_table()} | {game: tables(game, said(game)) for game in GAMES}
    for part, text_of_it in told.items():
        begin, end = f"<!-- {part} -->\n", f"<!-- end of {part} -->"
        before, _, rest = text.partition(begin)
        _, _, after = rest.partition(end)
        text = f"{before}{begin}\n{text_of_it}\n\n{end}{after}"
    return text


def thinking_table() -> str:
    """How long one waits, by game and number of players, as `bench/thinking.py` found."""
    measured = said("thinking")
    if not measured:
        return "Not measured yet."
    tables = list(dict.fromkeys((one["game"], one["players"]) for one in measured))
    found = {(one["what"], one["game"], one["players"]): f"{one['median']:.0f}, {one['longest']:.0f}" for one in measured}
    rows = [["what", *(f"{game.capitalize()}, {players}" for game, players in tables)], ["---"] * (len(tables) + 1)]
    rows += [[what, *(found[what, *table] for table in tables)] for what in dict.fromkeys(one["what"] for one in measured)]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def tell(folder: Path | None = None) -> None:
    if folder:
        SUMMARIES.mkdir(exist_ok=True)
        for game in GAMES:
            text = json.dumps(summary(game, folder), indent=1)
            (SUMMARIES / f"{game}.json").write_text(text + "\n", encoding="utf-8")
        if (thinking := folder / "thinking.json").exists():
            copyfile(thinking, SUMMARIES / "thinking.json")
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    match sys.argv[1:]:
        case "play", folder, minutes, *games:
            play(Path(folder), float(minutes), games or GAMES)
        case "tell", *folders:
            tell(*map(Path, folders))
        case _:
            sys.exit(__doc__)
