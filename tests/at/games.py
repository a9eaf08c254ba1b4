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
        return [*line, "--calls", "automatic", *self.flags, *more]

    def told(self, typed, *more):
        """All lines told between pipes when these lines are typed, the farewell apart."""
        text = "".join(line + "\n" for line in typed)
        run = subprocess.run(self.command(*more), input=text, capture_output=True, text=True, timeout=20,
                             env=environment())
        return run.stdout.splitlines()[:-1]

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
        words = WORDS[self.lang]
        with tempfile.TemporaryDirectory() as folder:
            made = self._moves(folder, [])
            for turn in range(turns):
                query = QUERIES[turn % len(QUERIES)]
                query = words[query] + (f" {MANY}" if query == "last" else "")
                asked = [*self.typed, query, words["hand"]] if turn % 2 else [*self.typed, words["hand"]]
                for move in self._candidates():
                    moves = self._moves(folder, [*asked, move])
                    if moves > made:
                        made, self.typed = moves, [*asked, move]
                        break
                else:
                    break
        self.typed.append(words["quit"])
        self.collect_answers()
        return self

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


def environment(**more):
    """The environment of a program under test: no settings of whoever runs it."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    nowhere = "/nonexistent"
    return dict(kept, HOME=nowhere, XDG_CONFIG_HOME=nowhere, XDG_DATA_HOME=nowhere, XDG_STATE_HOME=nowhere,
                LANG="C.UTF-8", LC_ALL="C.UTF-8", TERM="linux", **more)
