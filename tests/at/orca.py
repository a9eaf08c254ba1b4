"""The screen reader Orca reading a VTE terminal on an X server without a screen; it speaks through Speech
Dispatcher."""
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time

from games import environment
from ssip import Server
from terminal import end_kindly, wait_for, wait_up_to

NAME = "Orca"
NEEDS, MODULES = ("orca", "Xvfb", "openbox", "xdotool", "dbus-daemon"), ("gi",)

ACCESSIBILITY_BUS = "/usr/libexec/at-spi-bus-launcher"
TITLE = "sixdot-terminal"


class Reader:
    """A program in a terminal window under Orca."""

    def __init__(self, argv):
        self.folder = tempfile.mkdtemp(prefix="sixdot-orca.")
        self.started = []
        self.server = Server(os.path.join(self.folder, "speech"))
        runtime = os.path.join(self.folder, "run")
        os.mkdir(runtime, 0o700)
        folder = lambda place: os.path.join(self.folder, place.lower())
        places = {f"XDG_{place}_HOME": folder(place) for place in ("CONFIG", "DATA", "CACHE")}
        self.env = dict(environment(), HOME=self.folder, XDG_RUNTIME_DIR=runtime, SPEECHD_ADDRESS=self.server.address,
                        GDK_BACKEND="x11", GSETTINGS_BACKEND="memory", GTK_A11Y="atspi", **places)
        self.argv = argv
        self._hide_others()

    def _hide_others(self):
        """Orca asks `pgrep` for others of it, which it would end, or not start beside: those of other desktops, and
        that of whoever sits here."""
        programs = os.path.join(self.folder, "programs")
        os.mkdir(programs)
        finds_none = os.path.join(programs, "pgrep")
        with open(finds_none, "w") as script:
            script.write("#!/bin/sh\nexit 1\n")
        os.chmod(finds_none, 0o700)
        self.env["PATH"] = programs + os.pathsep + self.env["PATH"]

    def __enter__(self):
        try:
            self._start_desktop()
            self._start("orca", ["orca", "--disable=braille", "--disable=braille-monitor"])
            wait_for(lambda: self.server.spoken, "Orca's first words", 60)
            self.server.take(1.0)
            self._start("window", [sys.executable, os.path.abspath(__file__), shlex.join(self.argv)])
            wait_for(self._window, "the terminal window", 30)
            self._tool("windowactivate", "--sync", self._window())
        except BaseException:
            self.__exit__()
            raise
        return self

    def _start_desktop(self):
        read, write = os.pipe()
        self._start("server", ["Xvfb", "-displayfd", str(write), "-screen", "0", "1024x768x24", "-nolisten", "tcp",
                               "-noreset"], pass_fds=[write])
        os.close(write)
        with os.fdopen(read) as number:
            self.env["DISPLAY"] = ":" + number.readline().strip()
        bus = self._start("bus", ["dbus-daemon", "--session", "--nofork", "--print-address=1",
                                  f"--address=unix:path={self.folder}/bus"], stdout=subprocess.PIPE)
        self.env["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().decode().strip()
        self._start("manager", ["openbox"])
        self._start("accessibility", [ACCESSIBILITY_BUS, "--launch-immediately", "--a11y=1", "--screen-reader=1"])
        time.sleep(0.7)

    def _start(self, name, command, **more):
        log = open(os.path.join(self.folder, name + ".log"), "w")
        process = subprocess.Popen(command, env=self.env, stdin=subprocess.DEVNULL, stderr=log, cwd=self.folder,
                                   **{"stdout": log, **more})
        self.started.append(process)
        return process

    def _tool(self, *words):
        run = subprocess.run(["xdotool", *words], env=self.env, capture_output=True, text=True, timeout=60)
        return run.stdout.split()

    def _window(self):
        found = self._tool("search", "--name", f"^{TITLE}$")
        return found[0] if found else ""

    def __exit__(self, *_):
        for process in reversed(self.started):
            end_kindly(process)
        self.server.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def type(self, text):
        """Presses keys, no faster than fingers do."""
        for line in text.splitlines(keepends=True):
            if line.strip():
                self._tool("type", "--delay", "80", line.rstrip("\n"))
            if line.endswith("\n"):
                self._tool("key", "Return")

    def take(self, quiet=0.3, last=None):
        """The lines spoken since the last time, which `last` should end; Orca speaks an answer in one piece."""
        ended = lambda: any(lines_of(said)[-1:] == [last] for said in self.server.spoken[self.server.taken:])
        if last is not None:
            wait_up_to(8, ended)  # what it said instead is told by the comparison
        return [line for said in self.server.take(quiet) for line in lines_of(said)]


def lines_of(said):
    """The lines of something spoken; none if it is a single letter or key."""
    return [line.strip() for line in said.text.split("\n") if line.strip()] if said.kind == "speak" else []


def show_terminal(command):
    """A window with nothing but a terminal, in which the program runs; Debian's Python has what it needs."""
    import gi
    gi.require_version("Gtk", "3.0")
    gi.require_version("Vte", "2.91")
    from gi.repository import GLib, Gtk, Vte
    window, terminal = Gtk.Window(title=TITLE), Vte.Terminal()
    terminal.set_size(80, 25)
    terminal.connect("child-exited", lambda *_: Gtk.main_quit())
    window.connect("destroy", Gtk.main_quit)
    window.add(terminal)
    window.show_all()
    terminal.grab_focus()
    terminal.spawn_async(Vte.PtyFlags.DEFAULT, os.getcwd(), shlex.split(command), None, GLib.SpawnFlags.SEARCH_PATH,
                         None, None, -1, None, None)
    Gtk.main()


if __name__ == "__main__":
    show_terminal(sys.argv[1])
