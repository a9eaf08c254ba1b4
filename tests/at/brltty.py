"""BRLTTY with a display that exists only here: what is under the fingers, and its keys.

BRLTTY is given the screen as a patched GNU Screen would give it, in shared memory (its driver `sc`), and it is given a
display that is a socket of ours (its driver `vr`). So neither a console nor a device is needed.
"""
import ctypes
import os
import re
import shutil
import socket
import subprocess
import tempfile
import threading
import time

from games import environment
from terminal import Terminal, end, reap, wait_for, wait_quiet, wait_up_to

NAME = "BRLTTY"
NEEDS, MODULES = ("brltty",), ("pyte",)

IPC_CREAT, IPC_RMID = 0o1000, 0
# BRLTTY looks for the memory under the key of the home folder and this letter.
KEY_LETTER = "b"
# Columns, rows, cursor column, cursor row; then a byte a character, then a byte for how each looks.
HEAD = 4
LARGEST = HEAD + 2 * 66 * 132
PLAIN = b"\x07"


class SharedScreen:
    """What stands on the terminal, kept by pyte and put where BRLTTY reads it."""

    def __init__(self, folder, columns, rows):
        import pyte
        self.columns, self.rows, self.screen = columns, rows, pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.libc = ctypes.CDLL(None, use_errno=True)
        self.libc.shmat.restype = ctypes.c_void_p
        status = os.stat(folder)
        key = ord(KEY_LETTER) << 24 | (status.st_dev & 0xFF) << 16 | status.st_ino & 0xFFFF
        self.id = self.libc.shmget(key, LARGEST, IPC_CREAT | 0o700)
        if self.id < 0:
            raise OSError(ctypes.get_errno(), "no shared memory")
        self.address = self.libc.shmat(self.id, None, 0)
        self.show()

    def feed(self, written):
        self.stream.feed(written)
        self.show()

    def show(self):
        cursor = self.screen.cursor
        head = bytes([self.columns, self.rows, min(cursor.x, self.columns - 1), cursor.y])
        text = "".join(row.ljust(self.columns)[:self.columns] for row in self.screen.display)
        image = head + text.encode("latin-1", "replace") + PLAIN * (self.columns * self.rows)
        ctypes.memmove(self.address, image, len(image))

    def close(self):
        self.libc.shmctl(self.id, IPC_RMID, 0)


class Display:
    """A program on a terminal, read by BRLTTY on a display of so many cells."""

    def __init__(self, argv, cells, columns=80, rows=25):
        self.cells, self.frames, self.child = cells, [], None
        self.folder = tempfile.mkdtemp(prefix="sixdot-brltty.")
        self.screen = SharedScreen(self.folder, columns, rows)
        listener = socket.create_server(("127.0.0.1", 0))
        listener.settimeout(15)
        self.log = open(os.path.join(self.folder, "log"), "w")
        self.brltty = subprocess.Popen(self._command(listener.getsockname()[1]), stdin=subprocess.DEVNULL,
                                       stdout=self.log, stderr=self.log,
                                       env=dict(environment(), HOME=self.folder, **self._one_byte_letters()))
        self.keys, _ = listener.accept()
        listener.close()
        self.keys.sendall(f"Cells {cells} 1\n".encode())
        threading.Thread(target=self._read_frames, daemon=True).start()
        wait_for(lambda: self.frames, "the first frame")
        self.child = Terminal(argv, environment(), columns, rows)
        self.fed = 0
        threading.Thread(target=self._feed, daemon=True).start()

    def _command(self, port):
        folder = self.folder
        open(f"{folder}/brltty.conf", "w").close()
        return ["brltty", "--no-daemon", "--standard-error", "--log-level=info", "--quiet", "--no-api",
                f"--configuration-file={folder}/brltty.conf", f"--preferences-file={folder}/brltty.prefs",
                f"--pid-file={folder}/pid", f"--writable-directory={folder}", f"--updatable-directory={folder}",
                "--screen-driver=sc", f"--screen-parameters=path={folder}:/usr/bin:/bin",
                "--braille-driver=vr", f"--braille-device=client:127.0.0.1:{port}", "--text-table=en-nabcc",
                "--contraction-table=none", "--keyboard-table=off", "--speech-driver=no"]

    def _one_byte_letters(self):
        """A locale of one byte a letter, so that more than ASCII goes through; made here if it can be."""
        made = subprocess.run(["localedef", "-i", "de_DE", "-f", "ISO-8859-1", f"{self.folder}/de_DE.ISO-8859-1"],
                              stdin=subprocess.DEVNULL, capture_output=True)
        return {"LOCPATH": self.folder, "LC_ALL": "de_DE.ISO-8859-1"} if made.returncode == 0 else {}

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.child:
            self.child.close()
        end(self.brltty.pid)
        reap(self.brltty.pid)
        self.keys.close()
        self.log.close()
        self.screen.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _feed(self):
        while self.keys.fileno() >= 0:
            written = self.child.written
            if len(written) > self.fed:
                self.screen.feed(written[self.fed:])
                self.fed = len(written)
            time.sleep(0.005)

    def _read_frames(self):
        text = " " * self.cells
        try:
            for raw in self.keys.makefile("rb"):
                word, _, rest = raw.decode("utf-8", "replace").strip().partition(" ")
                if word == "Visual":
                    text = unescaped(rest.strip()[1:-1])
                elif word == "Braille":
                    self.frames.append((text, dots(rest.strip()[1:-1])))
        except (OSError, ValueError):
            return

    @property
    def text(self):
        """What is under the fingers."""
        return self.frames[-1][0].rstrip()

    @property
    def braille(self):
        """The same in braille."""
        return self.frames[-1][1]

    def wait(self, quiet=0.15):
        """Waits until the program and the display have come to rest."""
        wait_quiet(lambda: (len(self.child.written), self.fed, len(self.frames)), quiet, 15)

    def type(self, text):
        """Presses keys of the keyboard, and waits for what comes of them: behind the line of an Enter a line at
        least."""
        lines = self.child.written.count(b"\n")
        self.child.type(text)
        wait_up_to(2, lambda: self.child.written.count(b"\n") > lines + text.endswith("\n"))
        self.wait()

    def press(self, key):
        """Presses a key of the display, called as BRLTTY calls it: LNUP, LNDN, FWINRT, HOME."""
        before = len(self.frames)
        self.keys.sendall(key.encode() + b"\n")
        wait_up_to(0.4, lambda: len(self.frames) > before)  # a line like the one before makes no new frame
        self.wait(0.04)

    def lines_above(self, count):
        """The lines above the cursor's, read upwards with the display's own key; in order."""
        lines = []
        for _ in range(count):
            self.press("LNUP")
            lines.append(self.text)
        self.press("HOME")
        return lines[::-1]


def unescaped(text):
    """The text of a frame without BRLTTY's escapes."""
    text = re.sub(r"\\X([0-9A-Fa-f]{2})", lambda found: chr(int(found[1], 16)), text)
    return text.replace('\\"', '"').replace("\\\\", "\\")


def dots(frame):
    """The cells of a frame as braille characters."""
    cells = (sum(1 << int(dot) - 1 for dot in cell.strip()) for cell in frame.split("|"))
    return "".join(chr(0x2800 + cell) for cell in cells)
