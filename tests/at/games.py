"""Games for the gate: what is typed, and the answer that each typed line must have.

The program itself says what it must say: between pipes it answers without prompt, pages or line editor, and the same
seed is the same game. What a reader or a display makes of it is compared with that.
"""
import os
import subprocess
import tempfile
import threading
from dataclasses import dataclass, field

LANGUAGES = ("de", "en", "fi")

# The words of the commands that are typed, in the language of the game; without letters that some drivers cannot type.
WORDS = {
    "de": dict(hand="hand", top="oben", counts="anzahl", turn="dran", can="kann", last="letzte", play="lege",
               draw="ziehe", passes="passe", quit="ende"),
    "en": dict(hand="hand", top="top", counts="counts", turn="turn", can="can", last="last", play="play",
               draw="draw", passes="pass", quit="quit"),
    "fi": dict(hand="kortit", top="t", counts="maarat", turn="vuoro", can="voin", last="viimeksi", play="pelaa",
               draw="nosta", passes="passaa", quit="lopeta"),
}
# How the farewell begins, in full and on a display; it may go on in further rows.
FAREWELLS = {"de": ("Auf Wiedersehen", "tschüs"), "en": ("Good-bye", "bye"), "fi": ("Näkemiin", "hei hei")}
# Where a card wishes, one of these is understood in every language.
WISHES = ("red", "spades")
# Every game is prepared once.
PREPARED, PREPARING = {}, threading.Lock()
QUERIES = ("top", "counts", "turn", "last")
# So many happenings are more than stand on a page.
MANY = 20


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

    def told(self, typed, *more):
        """All lines told between pipes when these lines are typed, the farewell apart."""
        text = "".join(line + "\n" for line in typed)
        run = subprocess.run(self.command(*more), input=text, capture_output=True, text=True, timeout=20,
                             env=environment())
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
            made = self._moves(folder, [])
            for turn in range(turns):
                asked = [*self.typed, *self.questions(turn)]
                for move in self._candidates():
                    moves = self._moves(folder, [*asked, move])
                    if moves > made:
                        made, self.typed = moves, [*asked, move]
                        break
                else:
                    break
        self.typed.append(WORDS[self.lang]["quit"])
        self.collect_answers()
        return self

    def questions(self, turn):
        """What is asked before a move."""
        words, query = WORDS[self.lang], QUERIES[turn % len(QUERIES)]
        query = words[query] + (f" {MANY}" if query == "last" else "")
        return [query, words["hand"]] if turn % 2 else [words["hand"]]

    def _candidates(self):
        words = WORDS[self.lang]
        for position in range(1, 25):
            yield f"{words['play']} {position}"
            for wish in WISHES:
                yield f"{words['play']} {position} {wish}"
        yield words["draw"]
        yield words["passes"]

    def _moves(self, folder, typed):
        """How many moves were made, by the record of the game."""
        path = os.path.join(folder, "record")
        if os.path.exists(path):
            os.remove(path)
        self.told(typed, "--record", path)
        with open(path, encoding="utf-8") as record:
            return sum(1 for _ in record)

    def collect_answers(self):
        """The lines of the beginning, and of each typed line."""
        before = self.told([])
        self.answers = [before]
        for count in range(1, len(self.typed)):
            lines = self.told(self.typed[:count])
            self.answers.append(lines[len(before):])
            before = lines
        # The last line leaves; its farewell is that of the end of a pipe.
        run = subprocess.run(self.command(), input="\n".join(self.typed) + "\n", capture_output=True, text=True,
                             timeout=20, env=environment())
        self.answers.append(run.stdout.splitlines()[len(before):])

    def announcements(self):
        """How many lines are told in it."""
        return sum(len(answer) for answer in self.answers)


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


def game_of(program, name, lang, **more):
    """A game of whatever sort it is."""
    return SORTS.get(name, Game)(program, name, lang, **more)


def environment(**more):
    """The environment of a program under test: no settings of whoever runs it."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    nowhere = "/nonexistent"
    return dict(kept, HOME=nowhere, XDG_CONFIG_HOME=nowhere, XDG_DATA_HOME=nowhere, XDG_STATE_HOME=nowhere,
                LANG="C.UTF-8", LC_ALL="C.UTF-8", TERM="linux", **more)
