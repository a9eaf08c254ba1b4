"""A stand-in for Speech Dispatcher: it takes SSIP on a socket, says nothing, and keeps what it was to say."""
import html
import re
import socket
import threading
from dataclasses import dataclass

from listening import accept
from terminal import wait_quiet

# What the daemon answers to SET, by what is set; the number matters to clients, the words do not.
SET_CODES = {"language": 201, "priority": 202, "rate": 203, "pitch": 204, "punctuation": 205, "cap_let_recogn": 206,
             "spelling": 207, "client_name": 208, "voice_type": 209, "voice": 209, "synthesis_voice": 209,
             "pause_context": 215, "output_module": 216, "volume": 218, "ssml_mode": 219, "notification": 220}
PLAIN_ANSWERS = {"STOP": "210 OK STOPPED", "PAUSE": "211 OK PAUSED", "RESUME": "212 OK RESUMED",
                 "CANCEL": "213 OK CANCELED", "BLOCK": "260 OK", "HISTORY": "245-1\r\n245 OK"}
LISTS = {"OUTPUT_MODULES": "250-espeak-ng\r\n250 OK",
         "SYNTHESIS_VOICES": "249-English\ten\tnone\r\n249-German\tde\tnone\r\n249-Finnish\tfi\tnone\r\n249 OK"}
ASKED = {"OUTPUT_MODULE": "espeak-ng", "LANGUAGE": "en", "RATE": "0", "PITCH": "0", "VOLUME": "100",
         "VOICE_TYPE": "MALE1"}


@dataclass(frozen=True)
class Spoken:
    """Something to be said: `speak` a text, `char` a letter, `key` the name of a key."""

    kind: str
    text: str


class Server:
    """Listens on a socket; `spoken` holds everything in order."""

    def __init__(self, path):
        self.path, self.spoken, self.taken, self.messages = path, [], 0, 0
        self.lock = threading.Lock()
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(path)
        self.listener.listen(8)
        accept(self.listener, self._serve)

    @property
    def address(self):
        """What clients find in SPEECHD_ADDRESS."""
        return f"unix_socket:{self.path}"

    def close(self):
        self.listener.close()

    def take(self, quiet):
        """What has been said since the last time, once it is quiet."""
        wait_quiet(lambda: len(self.spoken), quiet, 30)
        new = self.spoken[self.taken:]
        self.taken += len(new)
        return new

    def _serve(self, client):
        lines = client.makefile("rb")
        notify = False
        for raw in lines:
            line = raw.decode("utf-8", "replace").rstrip("\r\n")
            command, _, rest = line.partition(" ")
            command = command.upper()
            words = rest.split(" ")
            said = None
            if command == "SPEAK":
                client.sendall(b"230 OK RECEIVING DATA\r\n")
                said = Spoken("speak", plain(self._text(lines)))
            elif command in ("CHAR", "KEY"):
                said = Spoken(command.lower(), rest)
            elif command == "SET" and len(words) > 1:
                notify = notify or words[1].lower() == "notification"
                answer = f"{SET_CODES.get(words[1].lower(), 299)} OK SET"
            elif command == "LIST":
                answer = LISTS.get(words[0].upper(), "249-MALE1\r\n249 OK")
            elif command == "GET":
                answer = f"251-{ASKED.get(words[0].upper(), '')}\r\n251 OK"
            elif command == "QUIT":
                client.close()
                return
            else:
                answer = PLAIN_ANSWERS.get(command, "500 ERR INVALID COMMAND")
            if said:
                answer = self._keep(said, notify)
            client.sendall(answer.encode() + b"\r\n")

    def _keep(self, said, notify):
        with self.lock:
            self.messages += 1
            number = self.messages
            self.spoken.append(said)
        answer = f"225-{number}\r\n225 OK MESSAGE QUEUED"
        for code, event in ((701, "BEGIN"), (702, "END")) if notify else ():
            answer += f"\r\n{code}-{number}\r\n{code}-1\r\n{code} {event}"
        return answer

    @staticmethod
    def _text(lines):
        text = []
        for raw in lines:
            line = raw.decode("utf-8", "replace").rstrip("\r\n")
            if line == ".":
                break
            text.append(line[1:] if line.startswith("..") else line)
        return "\n".join(text)


def plain(text):
    """The text without SSML, which Orca sends with a mark before each word."""
    if text.startswith("<speak>"):
        text = html.unescape(re.sub(r"<[^>]*>", "", text))
    return text.strip()
