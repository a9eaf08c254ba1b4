"""Speech Dispatcher with eSpeak NG: real sound, in files instead of loudspeakers."""
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import wave
from dataclasses import dataclass

from games import environment
from terminal import descendants, end, reap, wait_for, wait_quiet

NAME = "Speech Dispatcher"
NEEDS, MODULES = ("speech-dispatcher", "espeak-ng"), ()

CONFIGURATION = """\
LogLevel 5
LogDir "{folder}/log"
CommunicationMethod "unix_socket"
SocketPath "{folder}/socket"
{spawn}
DefaultLanguage "en"
AudioOutputMethod "libao"
AddModule "files" "sd_generic" "files.conf"
DefaultModule files
"""

# Each text becomes a file of sound; `speak` below waits as long as it would be heard, so that it can be cut off.
MODULE = """\
Debug 0
GenericExecuteSynth "printf %s \\'$DATA\\' | {speak} $VOICE"
GenericLanguage "en" "en" "utf-8"
GenericLanguage "de" "de" "utf-8"
GenericLanguage "fi" "fi" "utf-8"
AddVoice "en" "MALE1" "en"
AddVoice "de" "MALE1" "de"
AddVoice "fi" "MALE1" "fi"
DefaultVoice "en"
GenericMaxChunkLength 1000
GenericDelimiters "^"
"""


@dataclass(frozen=True)
class Utterance:
    """A text that was synthesized, and what came of it."""

    language: str
    text: str
    seconds: float
    loudness: float


class Daemon:
    """A Speech Dispatcher of one's own."""

    def __init__(self, pace=20.0, spawned=False):
        self.folder = tempfile.mkdtemp(prefix="sixdot-speech.")
        folder = self.folder
        for sub in ("configuration/modules", "log", "sound", "run", "programs"):
            os.makedirs(os.path.join(folder, sub), mode=0o700)
        self.address = f"unix_socket:{folder}/socket"
        self.env = dict(environment(), HOME=folder, XDG_RUNTIME_DIR=f"{folder}/run")
        speak = os.path.join(folder, "speak")
        with open(speak, "w") as script:
            command = shlex.join([sys.executable, os.path.abspath(__file__), folder, str(pace)])
            script.write(f"#!/bin/sh\nexec {command} \"$@\"\n")
        os.chmod(speak, 0o700)
        spawn = "" if spawned else "DisableAutoSpawn"
        for path, text in ((".libao", "default_driver=null\n"),
                           ("configuration/speechd.conf", CONFIGURATION.format(folder=folder, spawn=spawn)),
                           ("configuration/modules/files.conf", MODULE.format(speak=speak))):
            with open(os.path.join(folder, path), "w") as file:
                file.write(text)
        # Where a program under test finds the daemon, if it may start it.
        self.programs = f"{folder}/programs"
        if spawned:
            self._write_starter()
        self.process = None

    def _write_starter(self):
        path = f"{self.programs}/speech-dispatcher"
        kept = " ".join(shlex.quote(f"{name}={value}") for name, value in self.env.items())
        command = shlex.join([shutil.which("speech-dispatcher"), *self._options()])
        with open(path, "w") as script:
            script.write(f"#!/bin/sh\nexec /usr/bin/env {kept} {command} \"$@\"\n")
        os.chmod(path, 0o700)

    def _options(self):
        folder = self.folder
        return ["-C", f"{folder}/configuration", "-L", f"{folder}/log", "-l", "5", "-P", f"{folder}/pid", "-t", "0"]

    def __enter__(self):
        self.start()
        return self

    def start(self):
        """Starts the daemon and waits until it listens."""
        folder = self.folder
        with open(f"{folder}/log/daemon", "w") as log:
            self.process = subprocess.Popen(
                ["speech-dispatcher", "-s", "-c", "unix_socket", "-S", f"{folder}/socket", *self._options()],
                env=self.env, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        wait_for(lambda: os.path.exists(f"{folder}/socket"), "the daemon")
        time.sleep(0.3)

    def signal(self, which):
        """Sends the daemon a signal: SIGSTOP and later SIGCONT."""
        os.kill(self.process.pid, which)

    def kill(self):
        """Ends the daemon without notice, also one that was started by the program under test."""
        for pid in filter(None, (self.process and self.process.pid, self._spawned())):
            for member in (pid, *descendants(pid)):
                end(member)
            reap(pid)
        self.process = None
        for left in ("socket", "pid"):
            if os.path.exists(f"{self.folder}/{left}"):
                os.remove(f"{self.folder}/{left}")

    def _spawned(self):
        try:
            with open(f"{self.folder}/pid") as file:
                pid = int(file.read())
        except (FileNotFoundError, ValueError):
            return None
        return None if self.process and pid == self.process.pid else pid

    def __exit__(self, *_):
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def spoken(self):
        """Everything that was synthesized, in order."""
        try:
            with open(f"{self.folder}/spoken", encoding="utf-8") as file:
                return [Utterance(**json.loads(line)) for line in file if line.endswith("\n")]
        except FileNotFoundError:
            return []

    def requested(self):
        """The texts that the daemon's own log says it was given to say, in order."""
        texts, speaking = [], False
        with open(f"{self.folder}/log/speech-dispatcher.log", encoding="utf-8", errors="replace") as log:
            for line in log:
                data = re.search(r"DATA:\|(.*)", line)
                words = data[1].strip("| \r\n") if data else ""
                if not words:
                    continue
                if speaking and words != ".":
                    texts.append(words)
                speaking = words == "SPEAK" or speaking and words != "."
        return texts

    def wait_for(self, count, quiet=0.4):
        """Waits until so many texts have been synthesized, and then whether more follow."""
        wait_for(lambda: len(self.spoken()) >= count, lambda: f"{count} texts, spoken {self.spoken()[-3:]}", 40)
        wait_quiet(lambda: len(self.spoken()), quiet, 40)


def speak(folder, pace, language):
    """Makes sound of what comes in, writes down what it is, and waits while it would be heard, so many times faster."""
    text = sys.stdin.read()
    path = f"{folder}/sound/{time.time_ns()}.wav"
    subprocess.run(["espeak-ng", "-v", language, "-w", path, "--", text], stdin=subprocess.DEVNULL, check=False)
    with wave.open(path) as sound:
        seconds = sound.getnframes() / sound.getframerate()
        samples = memoryview(sound.readframes(sound.getnframes())).cast("h")
    loudness = max(map(abs, samples), default=0) / 32768
    said = dict(language=language, text=text, seconds=seconds, loudness=loudness)
    with open(f"{folder}/spoken", "a", encoding="utf-8") as file:
        file.write(json.dumps(said, ensure_ascii=False) + "\n")
    time.sleep(seconds / pace)


if __name__ == "__main__":
    speak(sys.argv[1], float(sys.argv[2]), sys.argv[3])
