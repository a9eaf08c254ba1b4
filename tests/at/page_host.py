"""A whole game at the page of the real server, in a real browser: the page adds its part to the shuffle, keeps what the
server has promised, and finds that it was kept. So does `sixdot verify`, from the record that the server has written.
"""
import glob
import json
import os
import random
import re
import shutil
import subprocess
import tempfile
import time

import browser
import door
from terminal import end_kindly, wait_for

NAME = "the web page"
NEEDS, MODULES = browser.NEEDS, ()

# Whatever can be done with one press; Enter, which begins the next game behind the last one, only where there is
# nothing else.
PRESS = """
const all = [...document.querySelectorAll('#hand button.fits, #actions button')];
const other = all.filter(button => button.dataset.type);
const from = other.length || !arguments[1] ? other : all;
if (from.length) from[Math.floor(arguments[0] * from.length)].click();
return from.length;
"""
# How long a game of three cards each may take, and how long the page tells of it.
LONGEST = 180


class Host:
    """The program as a server, with a folder of its own."""

    def __init__(self, program):
        self.program = program

    def __enter__(self):
        self.folder = tempfile.mkdtemp(prefix="sixdot-host.")
        self.process = self._start("host", "--port", "0", stdin=subprocess.PIPE)
        said = self.process.stdout.readline()
        self.url = f"http://{re.search(r' at ([^ ]+)[.] ', said)[1]}/"
        return self

    def __exit__(self, *_):
        end_kindly(self.process)
        self.process.stdin.close()
        self.process.stdout.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _start(self, *args, **more):
        env = dict(os.environ, XDG_STATE_HOME=self.folder, XDG_CONFIG_HOME=self.folder)
        line = [self.program, *args, "--lang", "en"]
        return subprocess.Popen(line, stdout=subprocess.PIPE, text=True, env=env, **more)

    def record_with(self, words):
        """The record in which these words stand."""
        for path in glob.glob(os.path.join(self.folder, "sixdot", "host", "tables", "*.txt")):
            with open(path, encoding="utf-8") as file:
                if words in file.read():
                    return path
        raise OSError(f"no record has {words!r}")

    def verify(self, path, commitment):
        """What `sixdot verify` says, and its status."""
        with self._start("verify", path, commitment, stderr=subprocess.DEVNULL) as process:
            said = process.communicate()[0]
        return process.returncode, said


def promise(shown):
    """What the page keeps of the shuffle."""
    return json.loads(shown.run("return sessionStorage.getItem('sixdot')") or "{}").get("promise") or {}


def play(shown, dice):
    """Presses what can be pressed until the page has found out how the game was shuffled."""
    end, quiet = time.monotonic() + LONGEST, 0
    while not promise(shown).get("found"):
        if time.monotonic() > end:
            raise TimeoutError(f"the game does not end: {shown.log_lines()[-5:]}")
        # Behind the end it may take a moment until the shuffle is told.
        quiet = 0 if shown.run(PRESS, dice.random(), quiet > 5) else quiet + 1
        time.sleep(0.1)


def played(program, lang, make):
    """A game in one language; `make` makes the result that is filled."""
    result = make(NAME, f"a shuffled game, {lang}")
    texts, promises = door.texts_of(lang), door.promises_of(lang)
    with Host(program) as host, browser.Browser() as shown:
        def asked(found):
            """Asks about the shuffle; of what is told the page has this to say."""
            before = shown.log_lines().count(promises[found])
            shown.run("document.getElementById('cmd').focus()")
            shown.type("shuffle")
            # Whatever was told before comes first, and no faster than a screen reader reads it.
            wait_for(lambda: shown.log_lines().count(promises[found]) > before,
                     lambda: f"{promises[found]!r} in {shown.log_lines()}", LONGEST)
            result.same(f"how often {found} is told", before + 1, shown.log_lines().count(promises[found]))

        shown.open(f"{host.url}?lang={lang}&name=Anna")
        shown.run("document.getElementById('name').focus()")
        shown.press("Enter")
        wait_for(lambda: shown.focus() == ("textbox", texts["command"]), "the welcome")
        shown.type("new uno 2 cards=3")
        shown.type("start")
        wait_for(lambda: promise(shown).get("part"), "the commitment, and a part")
        wait_for(lambda: shown.run("return document.querySelectorAll('#hand button').length"), "the hand")
        asked("promise-waits")
        kept = promise(shown)
        play(shown, random.Random(lang))
        result.same("what the page has found", "promise-kept", promise(shown)["found"])
        result.same("what the server has promised", kept["commitment"], promise(shown)["commitment"])
        asked("promise-kept")
        # The server says the seats from 1; the first one is that of whoever has opened the table.
        record = host.record_with(f"\npart 1: {kept['part']}\n")
        for commitment, status in ((kept["commitment"][:16], 0), (kept["part"], 1)):
            result.same(f"the status of verify with {commitment}", status, host.verify(record, commitment)[0])
        result.same("complaints of the browser", [], shown.console())
    return result
