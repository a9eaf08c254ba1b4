"""A game under each tool, and whether the tool made of it what the program said, no more and no less."""
import os
import re
import tempfile
import time
from dataclasses import dataclass, field, replace

import brltty
import content
import fenrir
import orca
import speechd
import writes
import yasr
from games import ENTER, Walked, environment, game_of
from terminal import Terminal

# The constant token of the prompt. Speech says nothing for it.
TOKEN = "."
# The rows of an answer before it stops, and the line or code that says so.
PAGE = 8
MORE = {"de": "Weiter mit Enter. Um es später zu hören, tippe mehr.",
        "en": "Press Enter for more, or type more later.",
        "fi": "Lisää: paina Enteriä. Myöhemmin: kirjoita lisää."}
MORE_IN_BRAILLE = "Enter"
# The cells that the status prompt may take before the place where one types.
STATUS_CELLS = 12


@dataclass
class Result:
    """What came of one game under one tool."""

    tool: str
    title: str
    announcements: int = 0
    faults: list = field(default_factory=list)
    shown: list = field(default_factory=list)
    # Seconds from Enter to the last byte of each answer, where they are measured.
    times: list = field(default_factory=list)
    # Whether it was played a second time.
    again: bool = False

    def check(self, where, expected, got, same):
        """Counts an answer, and keeps it if it did not come as it should."""
        self.announcements += len(expected)
        self.shown.append(f"  {where}")
        self.shown.extend(f"    {row}" for row in got)
        if not same:
            self.faults.append(f"{self.title}: {where}\n    expected {expected}\n    got      {got}")

    def same(self, where, expected, got):
        """Counts something that has to be so, and keeps it if it is not."""
        self.announcements += len(expected) if isinstance(expected, list) else 1
        self.shown.append(f"  {where}: {got}")
        if expected != got:
            self.faults.append(f"{self.title}: {where}\n    expected {expected}\n    got      {got}")

    def hold(self, so, fault):
        """The same of something that has no value."""
        self.announcements += 1
        if not so:
            self.faults.append(f"{self.title}: {fault}")


def rows_of(line, rows):
    """How many of the first rows make up this line, broken at words; 0 if none do."""
    for count in range(1, len(rows) + 1):
        if " ".join(rows[:count]) == line:
            return count
    return 0


def from_line(line, rows):
    """The rows from the first one that begins this line; all if none does."""
    return rows[next((at for at in range(len(rows)) if rows_of(line, rows[at:])), 0):]


def same_lines(expected, rows):
    """Whether the rows are these lines and nothing else, each line beginning with a row."""
    rest = list(rows)
    for line in expected:
        count = rows_of(line, rest)
        if not count:
            return False
        rest = rest[count:]
    return not rest


def pages(lines, more):
    """An answer as a terminal gets it: whole, or in pages of whole lines that each end by saying so. A line is a list
    of rows."""
    while sum(map(len, lines)) > PAGE:
        count = max(1, sum(1 for end in range(1, len(lines)) if sum(map(len, lines[:end])) < PAGE))
        yield [*sum(lines[:count], []), more]
        lines = lines[count:]
    yield sum(lines, [])


def steps(game, answers=None, more=None):
    """What is typed, Enter included, and the rows that must follow; the farewell, which ends the program, apart."""
    answers = answers or [[[line] for line in answer] for answer in game.answers]
    yield "", sum(answers[0], [])
    for typed, answer in zip(game.typed[:-1], answers[1:-1]):
        for number, page in enumerate(pages(answer, more or MORE[game.lang])):
            yield (typed if number == 0 else ""), page


def under_yasr(game, echo):
    """yasr speaks each line as it is written, and with echo each key."""
    result = Result(yasr.NAME, f"{game.name}, {game.lang}, echo {echo}")
    with yasr.Reader(game.command(), echo) as reader:
        for number, (typed, expected) in enumerate(steps(game)):
            if number:
                reader.type(typed)
                keys = [("letter", key.strip()) for key in typed] if echo == "keys" else []
                echoed = reader.take(len(keys), 0.12)
                if echoed != keys:
                    result.faults.append(f"{result.title}: typing {typed!r} is heard as {echoed}")
                reader.type("\n")
            heard = [text for _, text in reader.take(len(expected) + 1)]
            same = heard[-1:] == [TOKEN] and same_lines(expected, heard[:-1])
            result.check(typed or "Enter", expected, heard, same)
    return result


def under_yasr_by_keys(game):
    """In single keys yasr speaks the answer of each key and nothing else: neither the key nor a prompt."""
    result = Result(yasr.NAME, f"{game.name}, {game.lang}, single keys")
    with yasr.Reader(game.command("--keys", "on"), "keys") as reader:
        for typed, expected in steps_by_keys(game):
            if typed:
                reader.terminal.type(typed)
            heard = [text for _, text in reader.take(len(expected))]
            result.check(typed or "start", expected, heard, same_lines(expected, heard))
    return result


def under_fenrir_by_keys(game):
    """The same under Fenrir, which reads what is new on the screen."""
    result = Result(fenrir.NAME, f"{game.name}, {game.lang}, single keys")
    with fenrir.Reader(game.command("--keys", "on")) as reader:
        for number, (typed, expected) in enumerate(steps_by_keys(game)):
            if typed:
                reader.terminal.type(typed)
            heard = reader.take()
            if not number:
                heard = from_line(expected[0], heard)
            spoken = without_hyphens(heard)
            result.check(typed or "start", expected, heard, same_lines(without_hyphens(expected), spoken))
    return result


def under_brltty_by_keys(game, answers, cells):
    """The display shows the row of the status on the own turn, as the record has it, and above it the answer."""
    result = Result(f"{brltty.NAME}, {cells} cells", f"{game.name}, {game.lang}, single keys")
    prompts = iter(content.prompts(game))
    with brltty.Display(game.command("--keys", "on"), cells) as display:
        display.wait(0.4)
        goes_on = False
        for typed, expected in steps_by_keys(game, answers, MORE_IN_BRAILLE):
            if typed:
                display.type(typed)
            whole = whole if goes_on else next(prompts)
            goes_on = expected[-1:] == [MORE_IN_BRAILLE]
            status = "" if goes_on else whole
            under_fingers = display.text
            above = display.lines_above(len(expected))
            shown = prompt_shows(under_fingers, status) if status else under_fingers == ""
            result.check(f"{typed or 'start'}   {under_fingers}", [*expected, status], [*above, under_fingers],
                         above == expected and shown)
    return result


def steps_by_keys(game, answers=None, more=None):
    """The key, and the rows that must follow; a further page comes at Enter."""
    if isinstance(game, Walked):
        for typed, lines, _ in game.pressed():
            for number, page in enumerate(pages([[line] for line in lines], more or MORE[game.lang])):
                yield (typed if number == 0 else ENTER), page
        return
    keys = iter(game.keys())
    for number, (typed, page) in enumerate(steps(game, answers, more)):
        yield ("" if not number else next(keys) if typed else "\n"), page


def under_fenrir(game):
    """Fenrir reads what is new on the screen; of keys it says at most the first ones."""
    result = Result(fenrir.NAME, f"{game.name}, {game.lang}")
    with fenrir.Reader(game.command()) as reader:
        for number, (typed, expected) in enumerate(steps(game)):
            if number:
                reader.type(typed)
                echoed = reader.take(0.4)
                keys = "".join(echoed).removeprefix(TOKEN).replace(" ", "")
                if not typed.replace(" ", "").startswith(keys):
                    result.faults.append(f"{result.title}: typing {typed!r} is heard as {echoed}")
                reader.type("\n")
            heard = reader.take()
            if not number:
                heard = from_line(expected[0], heard)
            spoken = without_hyphens(line for line in heard if line not in (TOKEN, fenrir.TOKEN_BY_NAME))
            same = same_lines(without_hyphens(expected), spoken)
            result.check(typed or "Enter", expected, heard, same)
    return result


def without_hyphens(lines):
    """Fenrir says `dash` for a hyphen, and begins a new piece at one that stands before a word."""
    rows = []
    for line in lines:
        words = [word for word in line.replace("-", " ").split() if word != "dash"]
        if rows and line.startswith("dash "):
            rows[-1] += " " + " ".join(words)
        else:
            rows.append(" ".join(words))
    return rows


def under_orca(game):
    """Orca speaks an answer in one piece; of keys it says single ones, or on a busy machine several that came
    together."""
    result = Result(orca.NAME, f"{game.name}, {game.lang}")
    silent = 0
    with orca.Reader(game.command()) as reader:
        for number, (typed, expected) in enumerate(steps(game)):
            if number:
                reader.type(typed)
                echoed = reader.take()
                if not all(key == "space" or key in typed for key in echoed):
                    result.faults.append(f"{result.title}: typing {typed!r} is heard as {echoed}")
                reader.type("\n")
            heard = reader.take(last=TOKEN)
            silent = 0 if heard else silent + 1
            if silent == 3:  # the window lost the keys, or Orca the window
                raise TimeoutError(f"Orca says nothing any more, at {typed!r}")
            spoken = heard[1:] if heard[:1] == ["return"] else heard
            if not number:
                continue  # the window's own name is spoken with the first lines, and may cut them off
            same = spoken[-1:] == [TOKEN] and same_lines(expected, spoken[:-1])
            result.check(typed or "Enter", expected, heard, same)
    return result


def under_speech_dispatcher(game):
    """The program speaks by itself: the daemon is given each line once, and each becomes sound in its language."""
    result = Result(speechd.NAME, f"{game.name}, {game.lang}")
    with speechd.Daemon() as daemon:
        terminal = Terminal(game.command("--speech"), dict(environment(), SPEECHD_ADDRESS=daemon.address))
        try:
            spoken = 0
            for number, (typed, expected) in enumerate(steps(game)):
                if number:
                    terminal.type(typed + "\n")
                daemon.wait_for(spoken + len(expected))
                texts = [utterance.text for utterance in daemon.spoken()[spoken:]]
                spoken += len(texts)
                result.check(typed or "Enter", expected, texts, texts == expected)
            told = [line for _, expected in steps(game) for line in expected]
            if daemon.requested() != told:
                result.faults.append(f"{result.title}: the daemon was given {daemon.requested()}")
            silent = [said for said in daemon.spoken() if said.seconds <= 0 or said.loudness <= 0]
            foreign = [said for said in daemon.spoken() if said.language != game.lang]
            result.faults += [f"{result.title}: no sound: {said}" for said in silent]
            result.faults += [f"{result.title}: not in its language: {said}" for said in foreign]
        finally:
            terminal.close()
    return result


def under_brltty(game, answers, cells):
    """The display shows the prompt with the essentials, as the record has them; the lines above it are the answer, none
    wider than it."""
    result = Result(f"{brltty.NAME}, {cells} cells", f"{game.name}, {game.lang}")
    prompts = iter(content.prompts(game))
    with brltty.Display(game.command(), cells) as display:
        display.wait(0.4)
        for number, (typed, expected) in enumerate(steps(game, answers, MORE_IN_BRAILLE)):
            if number:
                display.type(typed + "\n")
            if typed or not number:  # a further page belongs to the same answer
                whole = next(prompts)
            status = "" if expected[-1:] == [MORE_IN_BRAILLE] else whole
            under_fingers = display.text
            above = display.lines_above(len(expected))
            same = above == expected and prompt_shows(under_fingers, status)
            result.check(f"{typed or 'Enter'}   {under_fingers}   {display.braille}", [*expected, status],
                         [*above, under_fingers], same)
            if any(len(row) > cells for row in above):
                result.faults.append(f"{result.title}: too wide for {cells} cells: {above}")
    return result


def prompt_shows(prompt, status):
    """Whether the prompt is the token, alone or with a status of few cells that is as it must be."""
    token, _, shown = prompt.partition(" ")
    return token == TOKEN and len(shown) <= STATUS_CELLS and bool(re.fullmatch(status, shown))


def words_stay_whole(program, name, lang, cells, game_of=game_of):
    """A display of few cells gets the same words as one that never breaks a line. Gives the rows of each line, too."""
    narrow = game_of(program, name, lang, flags=("--braille", str(cells))).prepare()
    wide = game_of(program, name, lang, flags=("--braille", "200"))
    wide.typed = narrow.typed
    wide.collect_answers()
    result = Result(f"words at {cells} cells", f"{name}, {lang}")
    answers = []
    for typed, rows, lines in zip(["", *narrow.typed], narrow.answers, wide.answers):
        result.check(typed, lines, rows, same_lines(lines, rows) and all(len(row) <= cells for row in rows))
        answers.append(in_lines(rows, lines))
    return narrow, answers, result


def in_lines(rows, lines):
    """The rows of each line."""
    found, rest = [], list(rows)
    for line in lines:
        count = rows_of(line, rest) or len(rest)
        found.append(rest[:count])
        rest = rest[count:]
    return found


def held_against_record(game):
    """What is told follows from the record: in full, and on a display that never breaks a line."""
    told = Result(content.NAME, f"{game.name}, {game.lang}, seed {game.seed}")
    content.judged(game, game.answers, False, told)
    wide = replace(game, flags=("--braille", "200"), answers=[])
    wide.collect_answers()
    felt = Result(content.NAME, f"{game.name}, {game.lang}, seed {game.seed}, in braille")
    content.judged(wide, wide.answers, True, felt)
    return [told, felt]


def counted(game):
    """An answer is one write of whole lines, as the system sees it, and nobody waits for the disk before it."""
    result = Result(writes.NAME, f"{game.name}, {game.lang}")
    got, early, syncs = writes.of(game.command("--plain"), game.typed)
    if len(got) != len(game.answers):
        result.faults.append(f"{result.title}: {len(got)} answers in place of {len(game.answers)}")
    for typed, expected, written in zip(["", *game.typed], game.answers, got):
        result.check(typed, expected, written, len(written) == 1 and writes.is_plain(written[0]))
    for typed, is_early in zip(["", *game.typed], early):
        if is_early:
            result.faults.append(f"{result.title}: {typed or 'start'}: the disk is waited for before the answer")
    if len(early) != len(game.answers) or not syncs:
        result.faults.append(f"{result.title}: {len(early)} answers are traced, and {syncs} syncs")
    return result


def sounded(game):
    """No line sounds more than once, no answer more than four times, and an event that is off not at all. A recorder
    stands in for the player."""
    result = Result(content.NAME, f"{game.name}, {game.lang}, sounds")
    with tempfile.TemporaryDirectory() as folder:
        record = os.path.join(folder, "heard")
        command = f"/bin/sh -c 'echo $0 >> {record}'"
        total = []
        with game.between_pipes("--sounds", command, "--sounds-without", "error") as pipes:
            for typed, expected in zip(["", *game.typed[:-1]], game.answers):
                pipes.answer(*([typed] if typed else []))
                heard = heard_since(record, len(total))
                total += heard
                fits = len(heard) <= min(4, len(expected)) and "error" not in heard and heard.count("your-turn") <= 1
                result.check(f"{typed or 'Enter'}: {' '.join(heard) or 'silent'}", expected, heard, fits)
    result.hold({"deal", "play", "draw", "your-turn"} <= set(total), f"heard are only {sorted(set(total))}")
    return [result]


def heard_since(record, before, quiet=0.25):
    """The events that a recorder has written after so many, once nothing more comes."""
    last, since = None, time.monotonic()
    while time.monotonic() - since < quiet:
        heard = []
        if os.path.exists(record):
            with open(record, encoding="utf-8") as file:
                heard = file.read().split()
        if heard != last:
            last, since = heard, time.monotonic()
        time.sleep(0.02)
    return last[before:]
