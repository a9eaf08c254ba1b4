#!/usr/bin/python3
"""The Windows program under wine: whole games by lines and by keys, a killed game, a host, files and Ctrl-C. What it
must say is what the program of this system says to the same lines.

    wine.py sixdot.exe sixdot
"""
import argparse
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile

from games import FAREWELLS, LANGUAGES, Keyed, environment, game_of
from terminal import Terminal, adopt_orphans, end_descendants, wait_for, wait_quiet, wait_up_to
from trials import Result

NAME = "wine"
WINE = shutil.which("wine64") or shutil.which("wine") or "/usr/lib/wine/wine64"
COMPILER = "x86_64-w64-mingw32-gcc"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07|\s")
LONGEST = 120
# Old versions of wine lack this function, from which Rust takes its random numbers.
RANDOM = """
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count) { return SystemFunction036(bytes, count); }
"""


class Here:
    """The program of this system, with files of its own."""

    def __init__(self, program):
        self.line = [os.path.abspath(program)]
        self.folder = tempfile.mkdtemp(prefix="sixdot-wine.")
        self.env = dict(environment(), HOME=self.folder, XDG_CONFIG_HOME=self.folder, XDG_STATE_HOME=self.folder)

    def forget(self):
        """Removes what earlier games have left."""
        shutil.rmtree(os.path.join(self.folder, "sixdot"), ignore_errors=True)

    def told(self, args, typed):
        """The lines told between pipes."""
        text = "".join(line + "\n" for line in typed).encode()
        run = subprocess.run([*self.line, *args], input=text, capture_output=True, timeout=LONGEST, env=self.env)
        return run.stdout.decode().replace("\r\n", "\n").splitlines()

    def started(self, *args):
        """The program between pipes, as it runs."""
        return subprocess.Popen([*self.line, *args], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=self.env)

    def killed(self, args, typed):
        """Plays these lines and kills the program when it has answered them."""
        with self.started(*args) as process:
            process.stdin.write("".join(line + "\n" for line in typed).encode())
            process.stdin.flush()
            os.set_blocking(process.stdout.fileno(), False)
            read = []
            wait_for(lambda: process.stdout.peek(1) or None, "the beginning", LONGEST)
            wait_quiet(lambda: read.append(process.stdout.read()) or len([part for part in read if part]), 2, LONGEST)
            process.kill()

    def close(self):
        shutil.rmtree(self.folder, ignore_errors=True)


class Wine(Here):
    """The Windows program in a Windows of its own."""

    def __init__(self, program):
        super().__init__(program)
        exe = shutil.copy(program, os.path.join(self.folder, "sixdot.exe"))
        shim = os.path.join(self.folder, "random.c")
        with open(shim, "w", encoding="utf-8") as file:
            file.write(RANDOM)
        library = os.path.join(self.folder, "bcryptprimitives.dll")
        subprocess.run([COMPILER, "-shared", "-o", library, shim, "-ladvapi32"], check=True)
        self.line = [WINE, exe]
        self.env |= dict(WINEPREFIX=os.path.join(self.folder, "prefix"), WINEDEBUG="-all", USER="anna",
                         WINEDLLOVERRIDES="mscoree=;mshtml=")
        subprocess.run([WINE, "wineboot", "-i"], env=self.env, check=True, capture_output=True, timeout=LONGEST)

    def files(self):
        """The names of the files of the program."""
        return glob.glob(self._data("*", "sixdot", "**", "*.*"), recursive=True)

    def forget(self):
        for folder in glob.glob(self._data("*", "sixdot")):
            shutil.rmtree(folder)

    def _data(self, *names):
        return os.path.join(self.env["WINEPREFIX"], "drive_c", "users", "anna", "AppData", *names)


def by_lines(windows, here, game):
    """A whole game between pipes."""
    result = Result(NAME, f"{game.name}, {game.lang}")
    args = game.command()[1:]
    result.same("by lines", here.told(args, game.typed), windows.told(args, game.typed))
    return result


def by_keys(windows, _, game):
    """A whole game by single keys, in a console."""
    result = Result(NAME, f"{game.name} by keys, {game.lang}")
    terminal = Terminal([*windows.line, *game.command("--keys", "on")[1:]], windows.env, columns=1000, rows=60)
    try:
        heard = 0
        for key, answer in zip(["", *game.keys()], game.answers):
            terminal.type(key)
            text = "".join("".join(answer).split())
            wait_up_to(15, lambda: text in seen(terminal)[heard:])
            result.check(repr(key), answer, [seen(terminal)[heard:]], text in seen(terminal)[heard:])
            heard = len(seen(terminal))
    finally:
        terminal.close()
    return result


def after_kill(windows, here, game):
    """A game that is resumed after the program was killed."""
    result = Result(NAME, f"{game.name} after a kill, {game.lang}")
    typed, rest = game.typed[:12], game.typed[12:]
    told = []
    for program in (here, windows):
        program.forget()
        program.killed(game.command()[1:], typed)
        told.append(program.told(["resume", "--lang", game.lang], rest))
    result.same("resumed", *told)
    return result


def with_files(windows, here, lang):
    """Settings, a saved game and a log keep their names and letters."""
    result = Result(NAME, f"files, {lang}")
    windows.forget()
    log = os.path.join(windows.env["WINEPREFIX"], "drive_c", "what Jörg heard.txt")
    typed = [f"language {lang}", "save Käse 1", "save con", 'log "C:\\what Jörg heard.txt"', "quit"]
    windows.told(["play", "uno"], typed)
    names = sorted(os.path.basename(name) for name in windows.files())
    result.same("saved", True, {"kaese-1.txt", "kase-1.txt"} & set(names) != set())
    result.same("settings", True, "settings.toml" in names)
    result.same("device", False, "con.txt" in names)
    result.same("log", True, os.path.exists(log))
    told = windows.told(["play", "uno"], ["quit"])
    result.same("language", True, any(line.startswith(FAREWELLS[lang]) for line in told))
    return result


def together(windows, here, _):
    """Somebody of this system plays at a host on Windows, and the other way round."""
    result = Result(NAME, "together")
    for host, guest in ((windows, here), (here, windows)):
        with host.started("host", "--port", "0", "--lang", "en") as process:
            try:
                said = process.stdout.readline().decode()
                address = re.search(r"join (\S+:\d+)", said)[1]
                told = guest.told(["join", address, "--name", "Jörg", "--lang", "en"], ["quit"])
                result.same("welcome", True, any("Jörg" in line for line in told))
            finally:
                process.kill()
            said = process.stdout.read().decode()
            result.same("saved", [], [line for line in said.splitlines() if "could not" in line])
    return result


def interrupted(windows, _, lang):
    """Ctrl-C while no line is edited says good-bye."""
    result = Result(NAME, f"Ctrl-C, {lang}")
    line = [*windows.line, "play", "uno", "--lang", lang, "--plain"]
    terminal = Terminal(line, windows.env, columns=1000, rows=60)
    try:
        terminal.wait_quiet(2, LONGEST)
        terminal.type("\x03")
        farewell = FAREWELLS[lang][0].replace(" ", "")
        wait_up_to(15, lambda: farewell in seen(terminal))
        result.same("good-bye", True, farewell in seen(terminal))
        result.same("status", 130, os.waitstatus_to_exitcode(os.waitpid(terminal.pid, 0)[1]))
    finally:
        terminal.close()
    return result


def seen(terminal):
    """What a console shows, without blanks, since only changed places are written."""
    return ESCAPES.sub("", terminal.written.decode("utf-8", "replace"))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("windows", help="the program for Windows")
    parser.add_argument("program", help="the same for this system")
    given = parser.parse_args()
    program = os.path.abspath(given.program)
    names = zip(("mau-mau", "uno", "mau", "number-one"), ("de", "en", "fi", "de"))
    trials = [(by_lines, game_of(program, name, lang).prepare()) for name, lang in names]
    trials += [(by_keys, Keyed(program, "uno", lang).prepare()) for lang in LANGUAGES]
    trials += [(after_kill, trials[0][1]), *((with_files, lang) for lang in LANGUAGES), (together, None)]
    trials += [(interrupted, lang) for lang in LANGUAGES]
    adopt_orphans()
    here, windows, results = Here(program), Wine(given.windows), []
    try:
        for trial, subject in trials:
            try:
                results.append(trial(windows, here, subject))
            except (TimeoutError, OSError, subprocess.TimeoutExpired) as failure:
                results.append(Result(NAME, "stopped", faults=[f"{trial.__name__} stopped: {failure}"]))
    finally:
        end_descendants()
        windows.close()
        here.close()
    faults = [fault for result in results for fault in result.faults]
    print(*faults, sep="\n")
    announcements = sum(result.announcements for result in results)
    print(f"{NAME}: {len(results)} games, {announcements} announcements, {len(faults)} faults")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
