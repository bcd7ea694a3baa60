"""Turns keys and numbers into sentences of one language."""

import errno
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from app.framework.game import SHARED_REFUSALS, Game
from app.framework.lines import Note, printable
from app.framework.moves import Args, Event, Move, Refusal, Signature
from app.framework.phases import State
from app.framework.players import Player
from app.text.plain import filled, plain_messages

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

HERE = Path(__file__).parent
SYSTEM = {
    errno.ENOSPC: "why-disk-full",
    getattr(errno, "EDQUOT", -1): "why-disk-full",
    errno.EROFS: "why-read-only",
    errno.EACCES: "why-not-allowed",
    errno.EPERM: "why-not-allowed",
    errno.ENOENT: "why-gone",
    errno.EEXIST: "why-exists",
}
"""What the system answers, as far as we have words for it."""


@cache
def bundle(lang: str, *folders: Path) -> "FluentBundle":
    from fluent.runtime import FluentBundle
    from fluent.syntax import FluentParser

    made = FluentBundle([lang], use_isolating=False)
    parser = FluentParser(with_spans=False)  # half the memory; nobody asks where a message stood
    for folder in folders:
        made.add_resource(parser.parse((folder / f"{lang}.ftl").read_text(encoding="utf-8")))
    return made


class Missing(KeyError):
    """A message that no file holds, or that does not fit its arguments."""


class Speaker:
    """Speaks one language, about one game, to a table with these names and colours, by seat."""

    hears: ClassVar[Callable[[Exception], None] | None] = None
    """Who hears of a sentence that cannot be said; then its key stands in its place. Without anybody it is an error."""

    def __init__(
        self,
        lang: str,
        game: Game[Any] | None = None,
        names: Sequence[str] = (),
        colours: Sequence[str] = (),
        more: Sequence[Path] = (),
    ) -> None:
        """`more`: folders with further messages."""
        self.lang, self.game, self.names = lang, game, names
        self._folders = (HERE, *([game.folder / "text"] if game else []), *more)
        self._plain = [plain_messages(folder / f"{lang}.ftl") for folder in self._folders]
        self._worn: dict[str, int | str] = {}
        """What a colour of the game is called here: where a rule says green, the colour that this seat has chosen."""
        if game:
            own = [colour.id for colour in game.colours]
            worn = [*colours, *(colour for colour in own if colour not in colours)]
            self._worn = {name: self.say(f"colour-{colour}") for name, colour in zip(own, worn, strict=True)}

    @classmethod
    def at_table(cls, lang: str, game: Game[Any], players: Sequence[Player], more: Sequence[Path] = ()) -> "Speaker":
        return cls(lang, game, [player.name for player in players], [player.colour for player in players], more)

    def has(self, key: str) -> bool:
        return any(key in messages for messages in self._plain)

    def say(self, key: str, **args: int | str) -> str:
        try:
            return self._said(key, args)
        except Missing as reason:
            if Speaker.hears is None:
                raise
            Speaker.hears(reason)
            return f"[{key}]"

    def _said(self, key: str, args: dict[str, int | str]) -> str:
        for messages in self._plain:
            if key in messages:
                text = messages[key]
                break
        else:
            raise Missing(f"{self.lang}: {key}")
        try:
            args = self._worn | {name: printable(x) if isinstance(x, str) else x for name, x in args.items()}
            said = None if text is None else filled(text, args)
        except KeyError as name:
            raise Missing(f"{self.lang}: {key}: {name}") from None
        return self._said_by_fluent(key, args) if said is None else said

    def _said_by_fluent(self, key: str, args: dict[str, int | str]) -> str:
        messages = bundle(self.lang, *self._folders)
        pattern = messages.get_message(key).value
        errors: list[Exception] = []
        text, errors = messages.format_pattern(pattern, args) if pattern else ("", [])
        if errors:
            raise Missing(f"{self.lang}: {key}: {errors[0]}")
        return str(text)

    def move(self, m: Move) -> str:
        assert self.game
        return self.say(f"move-{m.verb}", **self.fill(self.game.verbs[m.verb].params, m.args))

    def question(self, s: State, what_for: Move | None = None) -> str:
        """What is asked now, how much and of what; of a payment, what for."""
        assert self.game
        f = s.stack[-1]
        asked = self.say(f"phase-{f.kind}")
        if self.has(f"ask-{f.kind}"):
            phase = self.game.phase(f)
            params = (*phase.params, *phase.says)
            values = self.game.naming.names(params, (*f.args, *phase.tell(s, f)))
            asked = self.say(f"ask-{f.kind}", **self.fill(params, values))
        return self.say("ui-what-for", move=self.move(what_for), asked=asked) if what_for else asked

    def refusal(self, r: Refusal) -> str:
        assert self.game
        signature = self.game.refusals.get(r.reason) or SHARED_REFUSALS.get(r.reason, ())
        return self.say(f"no-{r.reason}", **self.fill(signature, r.params))

    def event(self, e: Event) -> str:
        assert self.game
        return self.say(f"event-{e.kind}", who=self.name(e.seat), **self.fill(self.game.events[e.kind], e.params))

    def description(self, e: Event) -> str:
        assert self.game
        who = self.name(e.seat) if e.seat >= 0 else ""
        return self.say(f"table-{e.kind}", who=who, **self.fill(self.game.descriptions[e.kind], e.params))

    def why(self, reason: OSError) -> str:
        """What the system could not do."""
        key = SYSTEM.get(reason.errno or 0)
        return self.say(key) if key else (reason.strerror or str(reason))

    def note(self, n: Note) -> str:
        return self.say(n.key, **dict(n.params))

    def name(self, seat: int) -> str:
        return self.names[seat]

    def thing(self, family: str, name: int | str) -> str:
        return self.say(f"{family}-{name}")

    def several(self, parts: Sequence[str]) -> str:
        """A, B and C."""
        if len(parts) < 2:
            return parts[0] if parts else self.say("nothing")
        return self.say("and", first=", ".join(parts[:-1]), last=parts[-1])

    def fill(self, signature: Signature, values: Args) -> dict[str, int | str]:
        """Arguments by the names of their kinds, things as words."""
        args: dict[str, int | str] = {}
        mix: list[str] = []
        seen: Counter[str] = Counter()
        for kind, value in zip(signature, values, strict=True):
            if kind.startswith("n:"):
                if value:
                    mix.append(self.say(f"count-{kind[2:]}", n=value))
                continue
            seen[kind] += 1
            args[kind if seen[kind] == 1 else f"{kind}{seen[kind]}"] = self._word(kind, value)
        if any(kind.startswith("n:") for kind in signature):
            args["mix"] = self.several(mix)
        return args

    def _word(self, kind: str, value: int | str) -> int | str:
        assert self.game
        if kind in self.game.things or kind in ("verb", "phase"):
            return self.thing(kind, value)
        return self.name(int(value)) if kind == "seat" else value
