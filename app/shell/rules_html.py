"""A rulebook from its plain file to what a text browser shows: headings, rules with anchors, tables, links between rules."""

import re
from html import escape
from pathlib import Path
from typing import NamedTuple

from app.table.theme import TITLE, Theme
from app.text.rules import ID

_HEADING = re.compile(r"^(#{1,4}) +(.*)$")
_RULE = re.compile(rf"^(?:[-*] )?\*\*({ID})\.?\*\*[ .:]*(.*)$")
_HEADED_RULE = re.compile(rf"^({ID})(?=[ :.]|$)")
_LINK = re.compile(rf"\[({ID})\]")
_RANGE = re.compile(r"^\|[\s:|-]+\|$")


class Entry(NamedTuple):
    """A line of the contents."""

    level: int
    text: str
    anchor: str


class Book(NamedTuple):
    html: str
    contents: tuple[Entry, ...]
    rules: frozenset[str]


def read_book(path: Path, theme: Theme, unit: int) -> Book:
    return _Writer(path.read_text(encoding="utf-8"), theme, unit).book()


class _Writer:
    def __init__(self, text: str, theme: Theme, unit: int) -> None:
        self._lines = text.splitlines()
        self._theme, self._unit = theme, unit
        self._out: list[str] = []
        self._contents: list[Entry] = []
        self._rules: set[str] = set()
        self._level = 1

    def book(self) -> Book:
        at = 0
        while at < len(self._lines):
            at = self._block(at)
        body = "\n".join(self._out)
        return Book(
            f"<html><head>{self._style()}</head><body>{body}</body></html>", tuple(self._contents), frozenset(self._rules)
        )

    def _style(self) -> str:
        t, u = self._theme, self._unit
        sizes = "".join(
            f"h{i} {{ font-family: '{TITLE}'; font-size: {round(u * times)}px; font-weight: 600; color: {t.ink}; "
            f"margin-top: {round(u * (2.2 - i * 0.3))}px; margin-bottom: {round(u * 0.4)}px; }}"
            for i, times in ((1, 2.1), (2, 1.55), (3, 1.25), (4, 1.08))
        )
        return (
            f"<style>body {{ color: {t.ink}; }} {sizes}"
            f"p {{ line-height: 135%; margin-top: 0; margin-bottom: {round(u * 0.6)}px; }}"
            f"a {{ color: {t.accent}; text-decoration: none; font-weight: 600; }}"
            f".id {{ color: {t.muted}; font-weight: 600; }}</style>"
        )

    def _block(self, at: int) -> int:
        """Write the block that begins on this line; the line after it."""
        text = self._lines[at].rstrip()
        if not text:
            return at + 1
        if heading := _HEADING.match(text):
            self._heading(len(heading[1]), heading[2])
            return at + 1
        if text.startswith("|"):
            return self._table(at)
        end = at + 1
        while end < len(self._lines) and self._goes_on(self._lines[end]):
            text += " " + self._lines[end].strip()
            end += 1
        self._paragraph(text)
        return end

    def _goes_on(self, text: str) -> bool:
        return bool(text.strip()) and not re.match(r"#|\||[-*] |\d+\. |> |\*\*", text.lstrip())

    def _heading(self, level: int, text: str) -> None:
        headed = _HEADED_RULE.match(text)
        anchor = headed[1].rstrip(".") if headed else f"h{len(self._contents)}"
        if headed:
            self._rules.add(anchor)
        self._level = level
        self._contents.append(Entry(level, _bare(text), anchor))
        self._out.append(f'<h{level}><a name="{anchor}"></a>{self._inline(text)}</h{level}>')

    def _paragraph(self, text: str) -> None:
        rule = _RULE.match(text)
        if rule:
            anchor = rule[1].rstrip(".")
            self._rules.add(anchor)
            self._contents.append(Entry(self._level + 1, f"{anchor}  {_bare(rule[2])}", anchor))
            words = f'<a name="{anchor}"></a><span class="id">{escape(anchor)}</span>&nbsp; {self._inline(rule[2])}'
            self._out.append(f'<p style="margin-left: {self._unit}px">{words}</p>')
        elif item := re.match(r"(?:[-*]|(\d+)\.) (.*)", text.lstrip()):
            mark = f"{item[1]}." if item[1] else "•"
            deeper = self._unit * (1 if text == text.lstrip() else 2)
            self._out.append(f'<p style="margin-left: {deeper}px">{mark}&nbsp; {self._inline(item[2])}</p>')
        elif text.startswith("> "):
            self._out.append(f'<p style="margin-left: {2 * self._unit}px"><i>{self._inline(text[2:])}</i></p>')
        else:
            self._out.append(f"<p>{self._inline(text)}</p>")

    def _table(self, at: int) -> int:
        rows: list[list[str]] = []
        while at < len(self._lines) and self._lines[at].startswith("|"):
            if not _RANGE.match(self._lines[at].strip()):
                rows.append([cell.strip() for cell in self._lines[at].strip().strip("|").split("|")])
            at += 1
        t, pad = self._theme, round(self._unit * 0.4)
        look = f'border="1" style="border-color: {t.line}; border-collapse: collapse;"'
        out = [f'<table width="100%" cellspacing="0" cellpadding="{pad}" {look}>']
        for number, row in enumerate(rows):
            cell = f'<th align="left" bgcolor="{t.raised}">' if number == 0 else "<td>"
            out.append("<tr>" + "".join(f"{cell}{self._inline(words)}</{cell[1:3]}>" for words in row) + "</tr>")
        self._out.append("".join(out) + "</table><p></p>")
        return at

    def _inline(self, text: str) -> str:
        text = escape(text, quote=False)
        text = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", text)
        text = re.sub(r"(?<![\w*])\*([^*\s][^*]*)\*(?![\w*])", r"<i>\1</i>", text)
        text = re.sub(r"`([^`]+)`", r"<b>\1</b>", text)
        return _LINK.sub(lambda found: f'<a href="#{found[1].rstrip(".")}">{found[1]}</a>', text)


def _bare(text: str) -> str:
    """Without marks, for the contents."""
    return re.sub(r"\*\*|`|\[|\]", "", text).strip()
