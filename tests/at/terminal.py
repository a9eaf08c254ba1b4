"""A child on a pseudo terminal: the keyboard and the screen of whoever plays."""
import ctypes
import fcntl
import os
import pty
import re
import signal
import struct
import subprocess
import termios
import threading
import time

KEY_PAUSE = 0.01


class Terminal:
    """Starts a program on a terminal of its own and collects the bytes that it writes."""

    def __init__(self, argv, env, columns=80, rows=25):
        self.written = b""
        self.written_at = time.monotonic()
        ready, go = os.pipe()
        self.pid, self.master = pty.fork()
        if self.pid == 0:
            os.close(go)
            os.read(ready, 1)  # nothing may be asked about a terminal that has no size yet
            os.execvpe(argv[0], argv, env)
        os.close(ready)
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        os.close(go)
        threading.Thread(target=self._collect, daemon=True).start()

    def _collect(self):
        while True:
            try:
                block = os.read(self.master, 65536)
            except OSError:
                return
            if not block:
                return
            self.written_at = time.monotonic()
            self.written += block

    def type(self, text, pause=KEY_PAUSE):
        """Presses the keys one by one; all bytes of an arrow come at once."""
        for key in re.findall("\x1b\\[.|.", text.replace("\n", "\r")):
            os.write(self.master, key.encode())
            time.sleep(pause)

    def wait_quiet(self, quiet=0.3, limit=15):
        """Waits until nothing has been written for so many seconds."""
        wait_quiet(lambda: len(self.written), quiet, limit)

    def close(self):
        """Ends the program and whatever it started."""
        family = [self.pid, *descendants(self.pid)]
        for process in reversed(family):
            end(process)
        reap(self.pid)
        os.close(self.master)


def wait_quiet(measure, quiet, limit):
    """Waits until a measure has stayed the same for `quiet` seconds."""
    deadline = time.monotonic() + limit
    last, since = measure(), time.monotonic()
    while time.monotonic() < deadline:
        now = measure()
        if now != last:
            last, since = now, time.monotonic()
        elif time.monotonic() - since >= quiet:
            return
        time.sleep(0.01)
    raise TimeoutError(f"not quiet within {limit} seconds")


def wait_for(condition, what, limit=15):
    """Waits until a condition holds; `what` says what for, as a text or a function that gives one."""
    if not wait_up_to(limit, condition):
        raise TimeoutError(f"waited {limit} seconds for {what() if callable(what) else what}")


def wait_up_to(limit, condition):
    """Waits until a condition holds, but no longer; whether it holds."""
    deadline = time.monotonic() + limit
    while not condition() and time.monotonic() < deadline:
        time.sleep(0.01)
    return condition()


def descendants(pid):
    """The processes below a process, those further up first."""
    children = {}
    for entry in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{entry}/stat") as stat:
                parent = int(stat.read().rpartition(")")[2].split()[1])
        except OSError:
            continue
        children.setdefault(parent, []).append(int(entry))
    found = list(children.get(pid, ()))
    for child in found:
        found.extend(children.get(child, ()))
    return found


def end(pid, how=signal.SIGKILL):
    """Ends one process, if it is still there."""
    try:
        os.kill(pid, how)
    except ProcessLookupError:
        pass


def end_kindly(process, limit=5):
    """Lets a process that we started put away what is its own, such as the locks of an X server, before it ends."""
    family = descendants(process.pid)
    process.terminate()
    try:
        process.wait(limit)
    except subprocess.TimeoutExpired:
        pass
    for pid in reversed([process.pid, *family]):
        end(pid)
    reap(process.pid)


def adopt_orphans():
    """Makes whatever our processes leave behind our own children, so that it can be found and ended."""
    PR_SET_CHILD_SUBREAPER = 36
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def end_descendants():
    """Ends everything that we started, and what that started; the parents first, so that the children become ours."""
    while family := descendants(os.getpid()):
        for pid in family:
            end(pid)
        reap(family[0])


def reap(pid):
    """Waits for a child that has been ended."""
    try:
        os.waitpid(pid, 0)
    except ChildProcessError:
        pass
