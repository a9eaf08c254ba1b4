"""The screen reader yasr: it reads what is written to the terminal, as it is written, and speaks through a command."""
import json
import os
import re
import shlex
import shutil
import sys
import tempfile
import time

from games import environment
from terminal import Terminal, wait_for, wait_quiet, wait_up_to

NAME = "yasr"
NEEDS, MODULES = ("yasr",), ()

CONFIGURATION = """\
[normalkeys]
0x1:say cursor
[reviewkeys]
0x6c:say line
[options]
cursor tracking=full
synthesizer=Emacspeak server
synthesizer port=|{listener}
key echo={echo}
shell=/bin/sh
special=off
up and down arrows=speak line
DisableKey=6925
[Emacspeak server]
rate=175
punctuation=some
[dict]
"""


class Reader:
    """A program under yasr."""

    def __init__(self, argv, echo="off"):
        self.folder = tempfile.mkdtemp(prefix="sixdot-yasr.")
        self.log = os.path.join(self.folder, "spoken")
        open(self.log, "w").close()
        listener = os.path.join(self.folder, "listener")
        with open(listener, "w") as script:
            script.write(f"#!/bin/sh\nexec {sys.executable} {os.path.abspath(__file__)} {self.log}\n")
        os.chmod(listener, 0o700)
        configuration = os.path.join(self.folder, "yasr.conf")
        with open(configuration, "w") as file:
            file.write(CONFIGURATION.format(listener=listener, echo=echo))
        # yasr takes the options of the program for its own, so a script without options stands in for it.
        program = os.path.join(self.folder, "program")
        with open(program, "w") as script:
            script.write(f"#!/bin/sh\nexec {shlex.join(argv)}\n")
        os.chmod(program, 0o700)
        self.terminal = Terminal(["yasr", "-C", configuration, program], dict(environment(), HOME=self.folder))
        self.so_far, self.read, self.taken = [], 0, 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.terminal.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def heard(self):
        """Everything spoken so far: pairs of a kind, `say` or `letter`, and the text."""
        with open(self.log, "rb") as log:
            log.seek(self.read)
            whole, end, _ = log.read().rpartition(b"\n")
        self.read += len(whole + end)
        self.so_far += [tuple(json.loads(line)) for line in whole.splitlines()]
        return self.so_far

    def type(self, text):
        """Presses keys, each when the one before stands on the screen: from keys that come together yasr makes
        words."""
        for key in text:
            before = len(self.terminal.written)
            self.terminal.type(key)
            wait_up_to(1, lambda: len(self.terminal.written) > before)
            time.sleep(0.02)

    def take(self, at_least=1, quiet=0.25):
        """What has been spoken since the last time, once it is quiet again."""
        wait_for(lambda: len(self.heard()) >= self.taken + at_least,
                 lambda: f"{at_least} utterances, heard {self.heard()[self.taken:]}")
        wait_quiet(lambda: os.path.getsize(self.log), quiet, 15)
        new = self.heard()[self.taken:]
        self.taken += len(new)
        return new


def listen(path):
    """Stands in for a speech synthesizer: writes down what it is to say."""
    with open(path, "a", encoding="utf-8", buffering=1) as log:
        for raw in sys.stdin.buffer:
            line = raw.decode("utf-8", "backslashreplace").rstrip("\n")
            spoken = re.fullmatch(r"([ql]) \{(.*)\}", line, re.S)
            if spoken:
                kind = "say" if spoken[1] == "q" else "letter"
                log.write(json.dumps([kind, spoken[2].strip()], ensure_ascii=False) + "\n")


if __name__ == "__main__":
    listen(sys.argv[1])
