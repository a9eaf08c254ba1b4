"""Games for the gate: what is typed, and the answer that each typed line must have.

The program itself says what it must say: between pipes it answers without prompt, pages or line editor, and the same
seed is the same game. What a reader or a display makes of it is compared with that.
"""
import os
import re
import subprocess
import tempfile
import threading
from dataclasses import dataclass, field

LANGUAGES = ("de", "en", "fi")

# The words of the commands that are typed, in the language of the game; without letters that some drivers cannot type.
WORDS = {
    "de": dict(hand="hand", top="oben", counts="anzahl", turn="dran", can="kann", last="letzte", play="platz",
               numbers="hand nummern", draw="ziehe", passes="passe", quit="ende"),
    "en": dict(hand="hand", top="top", counts="counts", turn="turn", can="can", last="last", play="position",
               numbers="hand numbers", draw="draw", passes="pass", quit="quit"),
    "fi": dict(hand="kortit", top="t", counts="maarat", turn="vuoro", can="voin", last="viimeksi", play="paikka",
               numbers="kortit n", draw="nosta", passes="passaa", quit="lopeta"),
}
# How the farewell begins, in full and on a display; it may go on in further rows.
FAREWELLS = {"de": ("Auf Wiedersehen", "tschüs"), "en": ("Goodbye", "bye"), "fi": ("Näkemiin", "hei hei")}
# The wishes of the games; one is understood where a card wishes.
WISHES = {"de": ("rot", "pik"), "en": ("red", "spades"), "fi": ("punainen", "pata")}
# Every game is prepared once.
PREPARED, PREPARING = {}, threading.Lock()
QUERIES = ("top", "counts", "turn", "last")
# So many happenings are more than stand on a page.
MANY = 20
# What is said to this is always the same, also while something else is asked: it ends the answer before it.
UNKNOWN = "help xyzzy"
# How long a game between pipes may take, in seconds; on a busy machine many are prepared at the same time.
LONGEST = 120


class Pipes:
    """The program between pipes, line by line."""

    def __init__(self, command, unknown):
        self.unknown = unknown
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment())
        self.limit = threading.Timer(LONGEST, self.process.kill)
        self.limit.start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.limit.cancel()
        self.process.kill()
        self.process.communicate()

    def answer(self, *typed):
        """The lines of the answer to what is typed; to nothing, those of the beginning."""
        self._type(*typed, UNKNOWN)
        lines = []
        while lines[-len(self.unknown):] != self.unknown:
            line = self.process.stdout.readline()
            if not line:
                raise OSError(f"no answer to {typed}, but {lines}")
            lines.append(line.rstrip("\n"))
        return lines[:-len(self.unknown)]

    def last_answer(self, typed):
        """The lines of the answer to what ends the program."""
        self._type(typed)
        return self.process.stdout.read().splitlines()

    def _type(self, *typed):
        self.process.stdin.write("".join(line + "\n" for line in typed))
        self.process.stdin.flush()


@dataclass
class Game:
    """A whole round at the prompt."""

    program: str
    name: str
    lang: str
    seed: int = 6
    flags: tuple = ()
    typed: list = field(default_factory=list)
    answers: list = field(default_factory=list)

    def command(self, *more):
        """The command line that plays it."""
        line = [self.program, "play", self.name, "--lang", self.lang, "--seed", str(self.seed)]
        return [*line, *self.always(), *self.flags, *more]

    def always(self):
        """Flags of every game of this sort."""
        return ["--calls", "automatic"]

    def told(self, typed):
        """All lines told between pipes when these lines are typed, the farewell apart."""
        text = "".join(line + "\n" for line in typed)
        run = subprocess.run(self.command(), input=text, capture_output=True, text=True, timeout=20, env=environment())
        lines = run.stdout.splitlines()
        begins = next(at for at in range(len(lines) - 1, -1, -1) if lines[at].startswith(FAREWELLS[self.lang]))
        return lines[:begins]

    def prepare(self, turns=400):
        """The game, with everything that is typed and answered in it."""
        with PREPARING:
            known = PREPARED.setdefault(self.key(), (threading.Lock(), self))
        lock, game = known
        with lock:
            return game if game.answers else game._play(turns)

    def key(self):
        """What makes it this game."""
        return self.program, self.name, self.lang, self.seed, self.flags

    def _play(self, turns):
        """Plays the round to its end with the first card that can be laid, asking something before each move."""
        with tempfile.TemporaryDirectory() as folder:
            record = os.path.join(folder, "record")
            with self.between_pipes("--record", record) as pipes:
                pipes.answer()
                made = moves_in(record)
                for turn in range(turns):
                    asked = self.questions(turn)
                    pipes.answer(*asked)
                    for move in self._candidates():
                        pipes.answer(move)
                        if moves_in(record) > made:
                            made = moves_in(record)
                            self.typed += [*asked, move]
                            break
                    else:
                        break
        self.typed.append(WORDS[self.lang]["quit"])
        self.collect_answers()
        return self

    def between_pipes(self, *more):
        """The program, line by line."""
        return Pipes(self.command(*more), self.told([UNKNOWN])[len(self.told([])):])

    def questions(self, turn):
        """What is asked before a move."""
        words, query = WORDS[self.lang], QUERIES[turn % len(QUERIES)]
        query = words[query] + (f" {MANY}" if query == "last" else "")
        return [query, words["hand"]] if turn % 2 else [words["hand"]]

    def _candidates(self):
        words = WORDS[self.lang]
        for position in range(1, 25):
            yield f"{words['play']} {position}"
            for wish in WISHES[self.lang]:
                yield f"{words['play']} {position}\n{wish}"
        yield words["draw"]
        yield words["passes"]

    def collect_answers(self):
        """The lines of the beginning, and of each typed line; a wish is a line of its own."""
        self.typed = "\n".join(self.typed).split("\n")
        with self.between_pipes() as pipes:
            self.answers = [pipes.answer(), *(pipes.answer(line) for line in self.typed[:-1])]
            self.answers.append(pipes.last_answer(self.typed[-1]))

    def is_move(self, at):
        """Whether a typed line is a move."""
        words, wishes = WORDS[self.lang], WISHES[self.lang]
        if self.typed[at] in wishes or self.typed[at + 1] in wishes:
            return self.typed[at] in wishes
        return self.typed[at].split()[0] in (words["play"], words["draw"], words["passes"])

    def announcements(self):
        """How many lines are told in it."""
        return sum(len(answer) for answer in self.answers)


# The keys that stand for typed lines, and those of the wishes of this game.
KEYS = {
    "de": dict(hand="h", top="o", counts="n", turn="d", draw="z", passes="p"),
    "en": dict(hand="h", top="t", counts="n", turn="w", draw="d", passes="p"),
    "fi": dict(hand="h", top="t", counts="m", turn="v", draw="n", passes="o"),
}
# How texts name commands, and how keys.
NAMED = {
    "de": (("Tippe passe", "Drück p"), ("oder passe.", "oder drück p zum Passen."), (", passe", ", p")),
    "en": (("Type pass", "Press p"), ("or pass.", "or press p to pass."), (", pass", ", p")),
    "fi": (("Kirjoita passaa", "Paina o"), ("tai passaa.", "tai passaa painamalla o."), (", passaa", ", o")),
}
# That keys are on, in full and on a display.
KEYS_ARE = {
    "de": ("Einzelne Tasten sind an. ? nennt die Tasten, ein Doppelpunkt öffnet eine Zeile zum Tippen.",
           "Tasten an, ? nennt sie"),
    "en": ("Single keys are on. Press ? for the keys, or a colon to type a line.", "keys on, ? lists"),
    "fi": ("Yksittäiset näppäimet ovat käytössä. "
           "Kysymysmerkki luettelee näppäimet, kaksoispiste avaa kirjoitettavan rivin.",
           "näppäimet päällä, ? luettelee"),
}
# Red, as it is typed, and its key.
RED = {"de": ("rot", "r"), "en": ("red", "r"), "fi": ("punainen", "p")}


@dataclass
class Keyed(Game):
    """A round from a hand in single keys. What each key must bring is what the program says to the line that it stands
    for; a wish is answered by itself."""

    def key(self):
        return (*super().key(), "keys")

    def questions(self, turn):
        words, query = WORDS[self.lang], ("top", "counts", "turn")[turn % 3]
        return [words[query], words["hand"]]

    def _candidates(self):
        words = WORDS[self.lang]
        for position in range(1, 10):
            yield f"{words['play']} {position}"
            yield f"{words['play']} {position}\n{RED[self.lang][0]}"
        yield words["draw"]
        yield words["passes"]

    def collect_answers(self):
        super().collect_answers()
        for answer in self.answers:
            answer[:] = [self._naming_keys(row) for row in answer]
        self.answers[0].insert(0, KEYS_ARE[self.lang]["--braille" in self.flags])

    def _naming_keys(self, row):
        """What is told while keys are on: the key instead of the word."""
        for word, key in NAMED[self.lang]:
            row = row.replace(word, key)
        return row

    def keys(self):
        """The key for each typed line but the last, which leaves."""
        words = WORDS[self.lang]
        keys = {words[name]: key for name, key in KEYS[self.lang].items()} | dict([RED[self.lang]])
        return [keys[line] if line in keys else line.split()[-1] for line in self.typed[:-1]]


RIGHT, TAB, ENTER = "\x1b[C", "\t", "\n"


class Walked(Keyed):
    """A round in which cards are walked to and played by Enter: by turns with Tab, which goes to the first card that
    can be played, and with the arrow, card by card. Walking tells the places that are asked for between pipes."""

    def key(self):
        return (*super().key(), "walked")

    def questions(self, turn):
        return [WORDS[self.lang]["numbers"]]

    def pressed(self):
        """Each key, the lines that must follow, and the number of the last answer; the farewell apart."""
        words, places, turn = WORDS[self.lang], [], 0
        yield "", self.answers[0], 0
        for number, (line, key) in enumerate(zip(self.typed, self.keys()), 1):
            if line == words["numbers"]:
                places = re.split(r" (?=\d+:)", " ".join(self.answers[number]))
            elif line.split()[0] == words["play"]:
                place, turn = int(key), turn + 1
                for walked in range(place) if turn % 2 == 0 else ():
                    yield RIGHT, [places[walked]], number - 1
                if turn % 2:
                    yield TAB, [places[place - 1]], number - 1
                yield ENTER, self.answers[number], number
            else:
                yield key, self.answers[number], number


class Wall(Game):
    """A wall of open cards, in English words, which every language understands."""

    def always(self):
        return []

    def questions(self, turn):
        return [("free", "pairs", f"row {turn % 7 + 1}", "counts", "scores", "tip")[turn % 6]]

    def _candidates(self):
        for one in range(1, 8):
            yield from (f"take {one} {other}" for other in range(one, 8))
        yield from ("left", "right")


class Patience(Game):
    """A patience, in English words; cards that stand for any go on the first pile."""

    def always(self):
        return []

    def questions(self, turn):
        return [("can", "piles", "rows", "counts", "scores", "turn")[turn % 6]] if turn % 3 == 0 else []

    def _candidates(self):
        yield from ("lay", "put", "choose red", "lay red", "lay yellow", "lay green", "lay blue")


# The sort of the games that are not played from a hand.
SORTS = {"numnum-wall": Wall, "numnum-clear": Wall, "numnum-patience": Patience}


def moves_in(record):
    """How many moves were made, by the record of a game."""
    with open(record, encoding="utf-8") as lines:
        return sum(1 for _ in lines)


def game_of(program, name, lang, **more):
    """A game of whatever sort it is."""
    return SORTS.get(name, Game)(program, name, lang, **more)


def environment(**more):
    """The environment of a program under test: no settings of whoever runs it."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    nowhere = "/nonexistent"
    return dict(kept, HOME=nowhere, XDG_CONFIG_HOME=nowhere, XDG_DATA_HOME=nowhere, XDG_STATE_HOME=nowhere,
                LANG="C.UTF-8", LC_ALL="C.UTF-8", TERM="linux", **more)
