"""The system calls of the program: how often it writes, and what; and that nobody waits for the disk."""
import os
import re
import shutil
import tempfile

from games import environment
from terminal import Terminal, wait_for

NAME = "strace"
NEEDS, MODULES = ("strace",), ()

PROMPT = ". "
PROMPT_WRITTEN = b'write(1, "%s"' % b"".join(b"\\x%02x" % byte for byte in PROMPT.encode())
SHORTEST = 3


def of(argv, typed):
    """The writes to standard output before the first prompt, and after each typed line, prompts apart; whether each of
    these answers waited for the disk; and how often something was brought down to it. The game is recorded."""
    folder = tempfile.mkdtemp(prefix="sixdot-strace.")
    log = os.path.join(folder, "writes")
    command = ["strace", "-f", "-qq", "-s", "100000", "-xx", "-e", "trace=read,write,fsync,fdatasync",
               "-e", "write=none", "-o", log, *argv]
    terminal = Terminal(command, {**environment(), "XDG_STATE_HOME": folder})
    try:
        for count, line in enumerate(typed, 1):
            wait_for(lambda: prompts(log) == count, lambda: f"prompt {count}, before {line!r}")
            terminal.wait_quiet(0.15)
            terminal.type(line + "\n", 0)
        terminal.wait_quiet(0.15)
        return answers(log), *syncs(log)
    finally:
        terminal.close()
        shutil.rmtree(folder, ignore_errors=True)


def prompts(log):
    """How often there was a prompt."""
    if not os.path.exists(log):
        return 0
    with open(log, "rb") as lines:
        return lines.read().count(PROMPT_WRITTEN)


def answers(log):
    """The writes of each answer."""
    found = [[]]
    with open(log) as lines:
        for line in lines:
            call = re.search(r'write\(1, "((?:\\x[0-9a-f]{2})*)"', line)
            if not call:
                continue
            text = bytes.fromhex(call[1].replace("\\x", "")).decode("utf-8", "replace")
            if text == PROMPT:
                found.append([])
            else:
                found[-1].append(text)
    return found


def syncs(log):
    """For each answer whether something is brought down to the disk between Enter, or the start, and its first byte;
    and how often that is done in all."""
    early, waiting, count = [False], True, 0
    with open(log) as lines:
        for line in lines:
            if re.search(r"\bf(data)?sync\(", line):
                count += 1
                early[-1] |= waiting
            elif re.search(r'\bread(\(0,| resumed>) ?"(\\x[0-9a-f]{2})*\\x0a"', line):
                early.append(False)
                waiting = True
            elif re.search(r'\bwrite\(1, "', line):
                waiting = False
    return early, count


def is_plain(text):
    """Whether a write is whole lines of printable text, none too short to be noticed."""
    lines = text.split("\n")
    return lines[-1] == "" and all(line.isprintable() and len(line.replace(" ", "")) >= SHORTEST for line in lines[:-1])
