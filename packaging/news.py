"""The versions and their notes, as desktops and Debian want to read them; CHANGELOG.md is where they are written."""

import re
import sys
from datetime import UTC, datetime
from email.utils import format_datetime
from html import escape
from pathlib import Path
from textwrap import fill

from tree import ROOT, born

from app.shell.start import DESKTOP_FILE

PICTURES = (
    ("light-lobby", "The lobby", "L’ingresso"),
    ("light-noria-midway", "Noria in the middle of a game", "Noria a metà partita"),
    ("light-yinzi-midway", "Yinzi in the middle of a game", "Yinzi a metà partita"),
    ("light-agra-midway", "Agra in the middle of a game", "Agra a metà partita"),
    ("dark-noria-hint", "A hint with its reasons, in the dark theme", "Un suggerimento con le sue ragioni, nel tema scuro"),
)
"""Pictures of `make demo`, without their numbers; docs/pictures holds them."""


def versions() -> list[tuple[str, str, list[str]]]:
    """Number, day and notes of each, the newest first."""
    text = (ROOT / "assets/notes/en.md").read_text(encoding="utf-8")
    parts = re.split(r"^## (\S+) \((\d{4}-\d\d-\d\d)\)$", text, flags=re.MULTILINE)[1:]
    return [(parts[i], parts[i + 1], re.findall(r"^- (.+)$", parts[i + 2], re.MULTILINE)) for i in range(0, len(parts), 3)]


def debian(maker: str) -> str:
    """The time of day of the newest is that of its commit."""
    made = datetime.fromtimestamp(int(born()), UTC)
    entries = []
    for number, day, notes in versions():
        lines = "\n".join(fill(note, 78, initial_indent="  * ", subsequent_indent="    ") for note in notes)
        when = format_datetime(datetime.fromisoformat(day).replace(hour=made.hour, minute=made.minute, tzinfo=UTC))
        entries.append(f"caravanserai ({number}-1) unstable; urgency=medium\n\n{lines}\n\n -- {maker}  {when}\n")
    return "\n".join(entries)


def named(file: str) -> str:
    """A file of packaging/linux with the name by which desktops know the app."""
    return (ROOT / "packaging" / "linux" / file).read_text(encoding="utf-8").replace("@ID@", DESKTOP_FILE)


def metainfo(pictures_at: str) -> str:
    """With the releases. Pictures are named only when it is told where docs/pictures lies on the web."""
    releases = "".join(
        f'    <release version="{number}" date="{day}">\n      <description>\n        <ul>\n'
        + "".join(f"          <li>{escape(note)}</li>\n" for note in notes)
        + "        </ul>\n      </description>\n    </release>\n"
        for number, day, notes in versions()
    )
    text = named("app.metainfo.xml").replace("  <releases/>\n", f"  <releases>\n{releases}  </releases>\n")
    return text.replace("  <!--SCREENSHOTS-->\n", _screenshots(pictures_at) if pictures_at else "")


def _screenshots(base: str) -> str:
    shots = "".join(
        ('    <screenshot type="default">\n' if i == 0 else "    <screenshot>\n")
        + f'      <caption>{english}</caption>\n      <caption xml:lang="it">{italian}</caption>\n'
        + f"      <image>{escape(base.rstrip('/'))}/{name}.jpg</image>\n    </screenshot>\n"
        for i, (name, english, italian) in enumerate(PICTURES)
    )
    return f"  <screenshots>\n{shots}  </screenshots>\n"


def main() -> None:
    """The metainfo as it is where somebody has put the pictures on the web, for a validator."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{DESKTOP_FILE}.metainfo.xml"
    file.write_text(metainfo("https://caravanserai.invalid/pictures"), encoding="utf-8")


if __name__ == "__main__":
    main()
