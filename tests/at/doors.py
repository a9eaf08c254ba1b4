"""Four friends at four doors of one host: `sixdot join` on a braille display, the page under Orca, TinTin++ under yasr,
and OpenSSH under yasr. What a door is to whoever sits there is how lines are typed at it, and what is heard or felt of
those that come.
"""
import os
import re
import shlex
import subprocess
import time

import brltty
import orca
import page_orca
import yasr
from door import texts_of
from friend import Friend, cards_in
from terminal import wait_for, wait_quiet, wait_up_to

PATH = ":/usr/games"  # where Debian has tt++
CELLS = 40
# The prompt of a display: top card, wish, what is to be drawn, and how many cards are left.
PROMPT = re.compile(r"\. \S+( !\S+)? \d+k")
# How far it can be from the line to type to a button of the hand.
MOST_KEYS = 20


class AtHome(Friend):
    """`sixdot join` in a terminal, felt on a display of forty cells under BRLTTY."""

    DOOR = f"sixdot join, BRLTTY with {CELLS} cells"

    def open(self, program, host, folder):
        """Comes in."""
        # Otherwise BRLTTY has a folder as home, and nothing else is found there.
        self.display = brltty.Display(
            ["env", f"XDG_STATE_HOME={folder}", program, "join", host.address, "--lang", self.lang, "--name", self.name,
             "--braille", str(CELLS)], CELLS)
        self.read, self.typed, self.prompt = 0, "", ""

    def close(self):
        """Ends the program, and BRLTTY."""
        self.display.__exit__()

    def send(self, line):
        self.typed = line
        self.display.child.type(line + "\n")

    def hear(self):
        """The rows that were written, read upwards from the cursor with the keys of the display. What comes while the
        prompt stands there is written below it, so that an old prompt is felt above it; it is none of what is told."""
        while True:
            try:
                wait_quiet(lambda: (len(self.display.child.written), self.display.fed), 0.08, 5)
                self.display.wait(0.05)
            except TimeoutError:
                return []
            count = self.display.child.written.count(b"\n")
            if count == self.read:
                return []
            rows = self.display.lines_above(count - self.read)
            prompt = self.display.text
            if self.display.child.written.count(b"\n") == count:
                break
        self.read = count
        # The prompt once more right above itself would be in the way, and counts.
        rows = [row for at, row in enumerate(rows) if not self._is_typed(row)
                and not (PROMPT.fullmatch(row) and (rows[at + 1:] or row != prompt))]
        self.prompt = prompt
        return rows

    def _is_typed(self, row):
        """Whether a row is the line that was typed, behind the prompt if there is one."""
        typed = self.typed
        if typed and (row == typed or row.startswith(". ") and row.endswith(" " + typed)):
            self.typed = ""
            return True
        return False

    def listen(self):
        before = len(self.rows)
        heard = super().listen()
        if len(self.rows) > before:
            self.evening.append((".", self.prompt))
        return heard


class UnderYasr(Friend):
    """A program of others in a terminal, read by yasr."""

    def start(self, command):
        """Starts the program."""
        self.reader = yasr.Reader(["sh", "-c", command])

    def close(self):
        """Ends it, and yasr."""
        reader, self.reader = self.reader, None
        if reader:
            reader.__exit__()

    def wait(self, words):
        """Waits until a row with these words is heard."""
        heard = lambda: not self.listen() and any(words in row for row in self.rows)
        wait_for(heard, f"{words!r}, heard {self.rows}", 30)

    def send(self, line):
        self.reader.type(line)
        self.reader.terminal.type("\n")

    def hear(self):
        if not self.reader or not os.path.getsize(self.reader.log):
            return []
        wait_up_to(0.5, lambda: self._rests())
        new = self.reader.heard()[self.reader.taken:]
        self.reader.taken += len(new)
        # Of a typed letter of two bytes yasr does not know that it was typed.
        return [text for kind, text in new if kind == "say" and len(text) > 1]

    def _rests(self):
        """Whether nothing has been written or spoken for a moment."""
        before = (os.path.getsize(self.reader.log), len(self.reader.terminal.written))
        time.sleep(0.04)
        return before == (os.path.getsize(self.reader.log), len(self.reader.terminal.written))


class AtMudClient(UnderYasr):
    """TinTin++ with its screen reader mode."""

    DOOR = "telnet with TinTin++, yasr"

    def open(self, program, host, folder):
        """Comes in, is asked for language and name."""
        script = os.path.join(folder, "sixdot.tin")
        with open(script, "w") as file:
            file.write(f"#config {{screen reader}} {{on}}\n#session {{sixdot}} {{127.0.0.1}} {{{host.telnet}}}\n")
        self.start(f"PATH=$PATH{PATH} exec tt++ -G -s {shlex.quote(script)}")
        self.wait("Suomeksi")
        self.ask(self.lang, r"\?")
        self.ask(self.name, "Welcome")


class BySsh(UnderYasr):
    """OpenSSH with a key."""

    DOOR = "ssh, yasr"

    def open(self, program, host, folder):
        """Makes a key, comes in, compares the key of the host, is asked for language and name."""
        key = os.path.join(folder, "id_ed25519")
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", key], check=True, stdin=subprocess.DEVNULL)
        self.command = (f"ssh -F none -i {key} -o IdentitiesOnly=yes -o UserKnownHostsFile={folder}/known_hosts "
                        f"127.0.0.1 -p {host.ssh}; sleep 2")
        self.start(self.command)
        self.wait("yes/no")
        if not any(host.key in row for row in self.rows):
            raise OSError(f"the key of the host is not {host.key}: {self.rows}")
        self.ask("yes", "Suomeksi")
        self.ask(self.lang, r"Wie heißt du")
        self.ask(self.name, "Willkommen")

    def goes_away(self):
        """Ends the connection and keeps the place."""
        self.listen()
        self.evening.append((">", "Control-D"))
        self.reader.terminal.type("\x04")
        wait_for(lambda: b"closed." in self.reader.terminal.written, "the end of ssh")
        time.sleep(0.3)
        self.listen()
        self.close()

    def comes_back(self):
        """Comes again with the same key, and is asked nothing."""
        self.evening.append((">", "ssh"))
        self.start(self.command)


class AtPage(Friend):
    """The page in a browser, read by Orca."""

    DOOR = "the page in Firefox, Orca"

    def open(self, program, host, folder):
        """Opens the page, and comes in with the code words that were told."""
        self.texts = texts_of(self.lang)
        self.reader = page_orca.Reader("firefox", f"http://{host.address}/?lang={self.lang}")
        self.reader.__enter__()
        self.taken, self.has_pressed, self.last = 0, False, ""

    def enter(self, words):
        """Types name and code words at the door of the page."""
        tool, server = self.reader._tool, self.reader.server
        self.reader.go(["Tab"] * page_orca.TO_THE_NAME, self.texts["name"])
        self.evening.append((">", f"{self.name}, {words}"))
        self.reader.type(self.name)
        self.reader.go(["Tab"], self.texts["code"])
        self.reader.type(words)
        tool("key", "Return")
        wait_for(lambda: any(self.name in said.text and "\n" in said.text for said in server.spoken), "the table", 30)

    def close(self):
        """Ends browser and desktop."""
        self.reader.__exit__()

    def type(self, line):
        # Whoever listens does not begin to type before what came has been said: a key ends that.
        wait_quiet(lambda: len(self.reader.server.spoken), 0.6, 15)
        super().type(line)

    def send(self, line):
        # What presses the keys here has none of its own for these letters, and they are understood like this, too.
        self.reader.type(line.replace("ü", "ue").replace("ä", "ae").replace("ö", "oe") + "\n")

    def act(self, line):
        """A card is played by its button: Tab goes there from the line to type, and back to it."""
        cards = cards_in(line, self.lang)
        if not self.has_pressed and cards and cards[0] not in ("w", "+4") and not line.endswith(" uno"):
            self.has_pressed = self.press(cards[0])
        else:
            self.type(line)

    def press(self, card):
        """Goes to the button of a card and presses it."""
        fits = self.texts["card-fits"].replace("{ $card }", "")
        keys = 0
        while keys < MOST_KEYS:
            self.key("Tab")
            keys += 1
            if fits in self.last and card in cards_in(self.last, self.lang):
                break
        else:
            self.listen()
            raise TimeoutError(f"Tab never comes to {card}: {self.rows[-3 * MOST_KEYS:]}")
        self.listen()
        self.evening.append((">", "Enter"))
        self.key("Return")
        while f"{self.texts['command']} entry" not in self.last:
            self.key("shift+Tab")
            keys += 1
            if keys > 2 * MOST_KEYS:
                raise TimeoutError(f"the line to type is not found again: {self.rows[-20:]}")
        return True

    def key(self, key):
        """Presses a key, and listens to what is said of it."""
        server = self.reader.server
        before = len(server.spoken)
        self.reader._tool("key", key)
        keys = ("tab", "return", "left shift")
        spoken = lambda: [said.text for said in server.spoken[before:] if said.text not in keys]
        wait_up_to(3, spoken)
        wait_quiet(lambda: len(server.spoken), 0.4, 10)  # what is around it is said first
        self.last = " ".join(spoken())

    def hear(self):
        server = self.reader.server
        new = server.spoken[self.taken:]
        self.taken += len(new)
        return [line for said in new for line in orca.lines_of(said)]
