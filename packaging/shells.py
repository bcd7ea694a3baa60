"""Completions, asked of the shells themselves in a bare Debian."""

import os
import pty
import subprocess
import time

from deb import SHARE
from machine import Machine, prove

ASKED = {"simul": "simulate", "simulate --pla": "--players", "show /home/player/ki": "/home/player/kind.caravan"}
"""What has been typed behind `caravanserai`, and what the word at its end is to become."""
BASH = (
    f'source /{SHARE}/bash-completion/completions/caravanserai; COMP_WORDS=(caravanserai "$@"); COMP_CWORD=$#; _caravanserai; '
)
BELL, PATIENCE = "\a", 20.0


def bash(machine: Machine, typed: str) -> str:
    return machine.run("bash", "-c", BASH + 'printf "%s\\n" "${COMPREPLY[@]}"', "bash", *typed.split())


def fish(machine: Machine, typed: str) -> str:
    return machine.run("fish", "-c", f"complete -C 'caravanserai {typed}'")


def zsh(machine: Machine, typed: str) -> str:
    """Typed at a terminal: zsh completes nowhere else. What it adds to the word follows at once."""
    ours, its = pty.openpty()
    shell = subprocess.Popen(machine.inside("zsh", "-f", "-i", TERM="dumb"), stdin=its, stdout=its, stderr=its, close_fds=True)
    os.close(its)
    os.set_blocking(ours, False)
    os.write(ours, b"autoload -U compinit && compinit -u -D && echo rea''dy\n")
    _heard(ours, "ready\r\n")
    os.write(ours, f"caravanserai {typed}\t".encode())
    said = _heard(ours, ASKED[typed])
    shell.kill()
    shell.wait()
    os.close(ours)
    return said


def _heard(terminal: int, wanted: str) -> str:
    said, end = "", time.monotonic() + PATIENCE
    while wanted not in said and time.monotonic() < end:
        time.sleep(0.05)
        try:
            said += os.read(terminal, 4096).decode(errors="replace").replace(BELL, "")
        except BlockingIOError:
            continue
    return said


def completions(machine: Machine) -> None:
    machine.install("zsh", "fish")
    for shell in (bash, zsh, fish):
        said = {typed: shell(machine, typed) for typed in ASKED}
        prove(f"{shell.__name__} completes commands, options and games", all(ASKED[typed] in said[typed] for typed in ASKED))
