"""The screen reader Fenrir on a pseudo terminal: it reads the screen, and speaks through Speech Dispatcher."""
import os
import re
import shlex
import shutil
import tempfile

from games import environment
from ssip import Server
from terminal import Terminal, wait_for

NAME = "Fenrir"
NEEDS, MODULES = ("fenrir",), ()

# What Fenrir says when it is late and takes the prompt for a key.
TOKEN_BY_NAME = "dot."

OPTIONS = ("speech#driver=speechdDriver", "speech#voice=", "speech#language=", "speech#module=espeak-ng",
           "sound#enabled=False", "sound#driver=dummyDriver", "braille#enabled=False", "remote#driver=dummyDriver",
           "general#autoSpellCheck=False", "general#debugLevel=0", "keyboard#charEcho=False",
           "keyboard#wordEcho=False")


class Reader:
    """A program under Fenrir."""

    def __init__(self, argv, columns=80):
        self.folder = tempfile.mkdtemp(prefix="sixdot-fenrir.")
        self.server = Server(os.path.join(self.folder, "speech"))
        env = dict(environment(), HOME=self.folder, SPEECHD_ADDRESS=self.server.address)
        options = ";".join((*OPTIONS, "general#shell=" + shlex.join(argv)))
        self.terminal = Terminal(["fenrir", "-e", "-o", options], env, columns)

    def __enter__(self):
        wait_for(lambda: self.server.spoken, "the first words", 30)
        return self

    def __exit__(self, *_):
        self.terminal.close()
        self.server.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def type(self, text):
        """Presses keys."""
        self.terminal.type(text, 0.03)

    def take(self, quiet=0.6):
        """The lines spoken since the last time.

        Fenrir cuts its speech differently from run to run: a comma for a line's end, blanks, the word `blank` for an
        empty prompt. What remains is the same in every run.
        """
        lines = []
        for said in self.server.take(quiet):
            if said.kind == "speak" and said.text != "blank":
                pieces = re.sub(r"(\s+,)+\s*|\s{2,}", "\n", said.text).split("\n")
                lines += [piece.strip() for piece in pieces if piece.strip()]
        return lines
