"""The rules in our own words, found by rule id."""

import re
from functools import cache
from pathlib import Path

ID = r"[A-Z]+-[A-Z0-9][A-Za-z0-9.\-]*|R-?\d+"
_DEFINED = re.compile(rf"^(?:#+ |[-*] \*\*|\*\*)({ID})(?:\*\*)?(?=[ :.]|$)")


@cache
def paragraphs(folder: Path, lang: str) -> dict[str, str]:
    """The text of each rule: from where its id is defined to the next blank line, heading or definition."""
    found: dict[str, str] = {}
    current: str | None = None
    for line in (folder / f"rules.{lang}.md").read_text(encoding="utf-8").splitlines():
        defined = _DEFINED.match(line)
        if defined:
            current = defined[1].rstrip(".")
            found[current] = _plain(line[defined.end() :])
        elif not line.strip():
            current = current if current and not found[current] else None
        elif line.startswith("#"):
            current = None
        elif current:
            found[current] = f"{found[current]} {_plain(line)}".strip()
    return found


def _plain(text: str) -> str:
    return text.replace("**", "").replace("[", "").replace("]", "").strip()
