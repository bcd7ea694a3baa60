"""The man page and what shells complete, both said by the command line itself."""

import argparse
from collections.abc import Iterator

from app.cli.parser import COMMANDS, make_parser
from app.desk.folders import APP
from app.text.speaker import Speaker

SHELLS = {
    "bash": "usr/share/bash-completion/completions/caravanserai",
    "zsh": "usr/share/zsh/vendor-completions/_caravanserai",
    "fish": "usr/share/fish/vendor_completions.d/caravanserai.fish",
}
FOLDERS = (
    ("~/.config/caravanserai/settings.json", "settings"),
    ("~/.local/share/caravanserai/games", "saved games"),
    ("~/.local/state/caravanserai", "reports of crashes"),
    ("~/.cache/caravanserai", "pictures for the lobby"),
)


def commands() -> dict[str, argparse.ArgumentParser]:
    parser = make_parser(Speaker("en"))
    choices = next(action.choices for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    return dict(choices)


def options(name: str) -> list[str]:
    return [word for word in (*COMMANDS[name][1], "--lang", "--help") if word.startswith("--")]


def _plain(text: str) -> str:
    return text.replace("\\", "\\e").replace("-", "\\-").replace("\n.", "\n\\&.")


def man(version: str, day: str) -> str:
    about = Speaker("en").say("help-all")
    lines = [
        f'.TH CARAVANSERAI 6 "{day}" "Caravanserai {version}" "Games"',
        *(".SH NAME", "caravanserai \\- three heavy board games at one table"),
        *(
            ".SH SYNOPSIS",
            ".B caravanserai",
            ".RI [ FILE.caravan ]",
            ".br",
            ".B caravanserai",
            ".I COMMAND",
            ".RI [ ARGUMENTS ]",
        ),
        *(
            ".SH DESCRIPTION",
            _plain(about),
            ".PP",
            "A saved game that is named is shown in the window that is open, or in a new one. Each command has",
            ".BR \\-\\-help .",
        ),
        ".SH COMMANDS",
    ]
    for parser in commands().values():
        usage = " ".join(parser.format_usage().split()[1:])
        lines += [".TP", f".B {_plain(usage.removeprefix(f'{APP} '))}", _plain(str(parser.description))]
        for action in parser._actions:
            if action.dest != "help" and action.help:
                lines += [".RS", ".TP", f".B {_plain((*action.option_strings, str(action.metavar or action.dest))[0])}"]
                lines += [_plain(action.help % vars(action)), ".RE"]
    lines += [".SH EXIT STATUS", "0: done; 1: the game says no; 2: wrong use or file.", ".SH FILES"]
    for path, what in FOLDERS:
        lines += [".TP", f".I {_plain(path)}", what]
    return "\n".join(lines) + "\n"


def completions() -> dict[str, str]:
    """The text of each file by its path."""
    made = {"bash": bash(), "zsh": zsh(), "fish": fish()}
    return {SHELLS[shell]: text for shell, text in made.items()}


def bash() -> str:
    cases = "\n".join(f'    {name}) words="{" ".join(options(name))}" ;;' for name in commands())
    return f"""_caravanserai() {{
  local word="${{COMP_WORDS[COMP_CWORD]}}" words=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="{" ".join(commands())}"
  else
    case "${{COMP_WORDS[1]}}" in
{cases}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word") $(compgen -f -X '!*.caravan' -- "$word") $(compgen -d -- "$word"))
}}
complete -o filenames -F _caravanserai caravanserai
"""


def zsh() -> str:
    named = "\n".join(f"  {_quoted(f'{name}:{parser.description}')}" for name, parser in commands().items())
    cases = "\n".join(f"    {name}) compadd -- {' '.join(options(name))} ;;" for name in commands())
    return f"""#compdef caravanserai
local -a commands=(
{named}
)
if (( CURRENT == 2 )); then
  _describe command commands
else
  case $words[2] in
{cases}
  esac
fi
_files -g '*.caravan'
"""


def fish() -> str:
    return "\n".join(_fish()) + "\n"


def _fish() -> Iterator[str]:
    for name, parser in commands().items():
        yield f"complete -c caravanserai -n __fish_use_subcommand -a {name} -d {_quoted(str(parser.description))}"
        for option in options(name):
            yield f"complete -c caravanserai -n '__fish_seen_subcommand_from {name}' -l {option.removeprefix('--')}"


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "’") + "'"
