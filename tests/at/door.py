"""A stand-in for the server's web door: it gives the page and speaks its protocol, with lines that are numbered, so
that what is heard of them can be counted. What is typed says what is to happen:

    n K [MS]     K lines, in one message, or with so many milliseconds between
    later S K    K lines, S seconds later
    cards A, B   the hand, each card a button that types `play A`; `turn` before it: the own turn
    drop [S]     the connection breaks without a word, and nobody is let in for S seconds
    say TEXT     this text as a line
    secret       the next line is a passphrase
    deal         the server commits itself to a shuffle and asks for a part; `shuffle` asks the page what it has found
                 out
    reveal [HOW] the game is over, and the shuffle is told: as it was, with `another` secret, or `without` the page's
                 part
    end, taken, crowded, refuse   the server says good-bye, or that the desk was taken over; lets nobody in once, for
                 want of room; or nobody from now on
"""
import base64
import hashlib
import itertools
import json
import os
import re
import socket
import struct
import threading
import time

from listening import accept

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
KINDS = {"/": "text/html", "/page.js": "text/javascript", "/page.css": "text/css"}
MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


def source(*path):
    """A file of the project."""
    with open(os.path.join(FOLDER, *path), encoding="utf-8") as file:
        return file.read()


def texts_of(lang):
    """The messages of the page in a language; none of them has more than one line."""
    return dict(re.findall(r"^page-([a-z-]+) = (.*)$", source("locales", lang, "page.ftl"), re.M))


def promises_of(lang):
    """What the page finds out about a shuffle, in a language."""
    return dict(re.findall(r"^(promise-[a-z-]+) = (.*)$", source("locales", lang, "join.ftl"), re.M))


def headers():
    """What the page is sent with, as the program has it."""
    rust = re.search(r"HEADERS.*?= \[(.*?)\];", source("src", "net", "page.rs"), re.S)[1]
    rust = re.sub(r"\\\n\s*", "", rust)
    return re.findall(r'\(\s*"([^"]+)",\s*"([^"]+)",?\s*\)', rust)


def tones():
    """The notes of each event, as the program has them."""
    rust = source("src", "terminal", "tones.rs")
    found = re.findall(r"^        Cue::(\w+) => &\[(.*)\],$", rust, re.M)
    notes = {re.sub(r"(?<!^)([A-Z])", r"-\1", name).lower(): re.findall(r"\((\d+), (\d+)\)", pairs)
             for name, pairs in found}
    return {"attack": 8, "pause": [0, 60],
            "tones": [[cue, [[int(pitch), int(length)] for pitch, length in pairs]] for cue, pairs in notes.items()]}


def page(lang):
    """The page as the program fills it."""
    texts = {name: text.replace("{ $card }", "{card}").replace("{ $max }", "20")
             for name, text in texts_of(lang).items()}
    names = ("title-turn", "card-fits", "connecting", "unreachable", "lost", "offline", "back", "waiting", "unasked",
             "again", "record")
    scripted = {name: texts[name] for name in names} | promises_of(lang)
    links = "".join(f'<li><a href="?lang={code}" lang="{code}" hreflang="{code}">{code}</a></li>'
                    for code in ("de", "en", "fi"))
    filled = {**texts, "lang": lang, "longest-name": "20", "language-links": links, "texts": json.dumps(scripted),
              "tones": json.dumps(tones())}
    return re.sub(r"{{([a-z-]+)}}", lambda place: filled[place[1]], source("src", "net", "page", "index.html"))


def digest(what, *pieces):
    """The hash of one thing of a shuffle, as docs/records.md says it."""
    return hashlib.sha256(b"".join((b"sixdot ", what, b" 1\n", *pieces))).digest()


class Door:
    """Listens on the loopback address. `told` are all lines that were told, by their number; `got` every message."""

    def __init__(self):
        self.told, self.got, self.typed, self.answered = [], [], [], 0
        self.client, self.closed_until, self.refuses = None, 0.0, None
        self.state, self.asks_secret = None, False
        self.game, self.secret, self.part = 0, b"", None
        self.lock = threading.RLock()
        self.listener = socket.create_server(("127.0.0.1", 0))
        accept(self.listener, self._serve)

    @property
    def url(self):
        """Where the page is."""
        return "http://127.0.0.1:%d/" % self.listener.getsockname()[1]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.listener.close()
        self.drop()

    def _serve(self, client):
        try:
            stream = client.makefile("rb")
            request = stream.readline().decode().split(" ")
            fields = {}
            while (row := stream.readline().decode().strip()):
                name, _, value = row.partition(":")
                fields[name.lower()] = value.strip()
            path, _, query = request[1].partition("?")
            if path == "/ws" and "sec-websocket-key" in fields:
                if time.monotonic() < self.closed_until:
                    return
                self._greet(client, fields["sec-websocket-key"])
                self._listen(client, stream)
            elif path in KINDS:
                lang = re.search(r"lang=(\w+)", query)
                text = page(lang[1] if lang else "en") if path == "/" else source("src", "net", "page", path[1:])
                self._send_file(client, KINDS[path], text.encode())
            else:
                client.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        except (OSError, IndexError, struct.error):
            pass
        finally:
            client.close()

    @staticmethod
    def _send_file(client, kind, body):
        head = [f"Content-Type: {kind}; charset=utf-8", f"Content-Length: {len(body)}", "Connection: close"]
        head += [f"{name}: {value}" for name, value in headers()]
        client.sendall(("HTTP/1.1 200 OK\r\n" + "\r\n".join(head) + "\r\n\r\n").encode() + body)

    @staticmethod
    def _greet(client, key):
        accept = base64.b64encode(hashlib.sha1(key.encode() + MAGIC).digest()).decode()
        client.sendall(("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                        f"Sec-WebSocket-Accept: {accept}\r\n\r\n").encode())

    def _listen(self, client, stream):
        while (text := self._frame(client, stream)) is not None:
            message = json.loads(text)
            with self.lock:
                self.got.append(message)
            if "hello" in message:
                self._welcome(client, message["hello"])
            elif "line" in message and message["id"] > self.answered:
                self.answered = message["id"]
                self.typed.append(message["line"])
                self._carry_out(message["line"], message["id"])
            elif message.get("shuffle", {}).get("game") == self.game:
                self.part = message["shuffle"]["part"]

    @staticmethod
    def _frame(client, stream):
        """The text of the next message; none at the end."""
        while True:
            head = stream.read(2)
            if len(head) < 2:
                return None
            kind, length = head[0] & 15, head[1] & 127
            if length > 125:
                length = struct.unpack(">H", stream.read(2))[0]
            mask = stream.read(4)
            data = bytes(byte ^ mask[at % 4] for at, byte in enumerate(stream.read(length)))
            if kind == 8:
                return None
            if kind == 9:
                client.sendall(bytes([0x8A, len(data)]) + data)
            if kind == 1:
                return data.decode()

    def send(self, message):
        """Sends a message to whoever is there."""
        data = json.dumps(message, ensure_ascii=False).encode()
        size = bytes([len(data)]) if len(data) < 126 else struct.pack(">BH", 126, len(data))
        with self.lock:
            if self.client:
                try:
                    self.client.sendall(b"\x81" + size + data)
                except OSError:
                    self.client = None

    def _welcome(self, client, hello):
        with self.lock:
            self.client = client
            if self.refuses:
                self.send(self.refuses)
                if self.refuses.get("keeps"):
                    self.refuses = None
                return
            back = hello.get("token") == "secret"
            if not back:
                self.told, self.answered = [], 0
            self.send({"welcome": {"protocol": 1, "token": "secret", "name": hello["name"], "lang": hello["lang"],
                                   "last": len(self.told), "typed": self.answered, "back": back}})
            missed = self.told[hello.get("after", 0):] if back else []
            if missed:
                self.send({"told": missed})
            if self.state:
                self.send({"state": self.state})

    def tell(self, texts, answers=None, cues=()):
        """Tells lines, in one message, with the events of the first ones."""
        with self.lock:
            lines = []
            for text, cue in itertools.zip_longest(texts, cues):
                line = {"n": len(self.told) + 1, "text": text, "channel": "game", "urgency": "event"}
                line |= {"cue": cue} if cue else {}
                self.told.append(line)
                lines.append(line)
            self.send({"told": lines} if answers is None else {"told": lines, "id": answers})

    def tell_cues(self, cues):
        """Tells a line for each event."""
        self.tell([f"Line of {cue or 'nothing'}." for cue in cues], cues=cues)

    def tell_numbered(self, count):
        """Tells so many lines, each with its number."""
        with self.lock:
            first = len(self.told)
            self.tell([f"Line {first + number}: Ben plays red {number % 9}." for number in range(1, count + 1)])

    def drop(self, seconds=0.0):
        """Breaks the connection and lets nobody in for a while."""
        with self.lock:
            self.closed_until = time.monotonic() + seconds
            client, self.client = self.client, None
        if client:
            try:
                client.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass  # it has gone by itself

    def shuffle(self, **more):
        """Tells what the server has committed itself to."""
        commitment = digest(b"commitment", self.secret).hex()
        self.send({"shuffle": {"table": 7, "game": self.game, "commitment": commitment, **more}})

    def reveal(self, how=""):
        """Tells how the cards were shuffled: as it was, or not."""
        secret = os.urandom(32) if how == "another" else self.secret
        parts = {} if how == "without" else {"2": self.part}
        added = [bytes([int(seat)]) + bytes.fromhex(part) for seat, part in parts.items()]
        seed = int.from_bytes(digest(b"seed", secret, *added)[:8], "big")
        self.shuffle(revealed={"secret": secret.hex(), "parts": parts, "seed": str(seed)})

    def _carry_out(self, typed, number):
        word, _, rest = typed.partition(" ")
        words = rest.split()
        if self.asks_secret:
            self.asks_secret = False
            self.send({"secret": False})
            self.tell(["Your name is kept."], number)
        elif word == "secret":
            self.asks_secret = True
            self.send({"secret": True})
            self.tell(["Which passphrase?"], number)
        elif word == "deal":
            self.game, self.secret, self.part = self.game + 1, os.urandom(32), None
            self.tell([], number)
            self.shuffle(part=True)
        elif word == "reveal":
            self.tell([], number)
            self.reveal(rest)
        elif word == "shuffle":
            self.send({"check": True})
            self.tell([], number)
        elif word == "n" and len(words) == 2:
            for _ in range(int(words[0])):
                self.tell_numbered(1)
                time.sleep(int(words[1]) / 1000)
            self.tell([], number)
        elif word == "n":
            self.tell_numbered(int(words[0]))
            self.tell([], number)
        elif word == "later":
            self.tell([], number)
            threading.Timer(float(words[0]), self.tell_numbered, (int(words[1]),)).start()
        elif word in ("cards", "turn"):
            names = [name.strip() for name in rest.split(",") if name.strip()]
            hand = [{"text": name, "type": f"play {name}", "fits": name.startswith("red")} for name in names]
            self.state = {"turn": word == "turn", "prompt": "r5", "hand": hand,
                          "actions": [{"text": "Draw", "type": "draw"}, {"text": "Top card", "type": "top"}]}
            self.tell([], number)
            self.send({"state": self.state})
        elif word == "drop":
            self.tell([], number)
            self.drop(float(words[0]) if words else 0.0)
        elif word == "say":
            self.tell([rest], number)
        elif word == "end":
            self.send({"bye": "Goodbye.", "again": False})
        elif word == "taken":
            self.send({"taken": "Your desk is at another device now."})
        elif word in ("crowded", "refuse"):
            keeps = {"keeps": True} if word == "crowded" else {}
            self.refuses = {"refused": "The table is full.", "again": False, **keeps}
            self.tell([], number)
            self.drop()
        elif word == "play" and self.state:
            hand = [card for card in self.state["hand"] if card["type"] != typed]
            self.state = dict(self.state, hand=hand, turn=False)
            self.tell([f"You play {rest}."], number)
            self.send({"state": self.state})
        else:
            self.tell([f"You typed {typed}." if typed else "Your turn."], number)
