"""A game of UNO of four people through four doors of one host, each in what they would really use: `sixdot join` in
Finnish on a braille display, the page in German under Orca, TinTin++ in English under yasr, and OpenSSH in German under
yasr. One opens the table and tells the others the code words; they agree on the beginning, play to the score, and one
of them leaves and comes back.

What was heard at each door is held against what the host has kept: every line once, whole and in order
(`people/N.lines`). Whether those lines are so is held against the seed and the moves of the record, from which all
cards follow (`evening.py`).
"""
import glob
import json
import os
import random
import re
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

import page_host
import page_orca
from doors import AtHome, AtMudClient, AtPage, BySsh
from evening import Evening
from friend import NAMES, cards_in, play
from terminal import wait_for

NAME = "four doors"
NEEDS = (*page_orca.NEEDS, "brltty", "yasr", "/usr/games/tt++", "ssh", "ssh-keygen")
MODULES = ("pyte",)

# The house rules: hands so small that it is a short evening.
RULES = "cards=3"
# How long a game may take, in seconds.
LONGEST = 900
LANGUAGES = {"de": "German", "en": "English", "fi": "Finnish"}
# Behind so many moves one of them leaves, and comes back.
LEAVES = 4
# How Orca says a key.
KEY = (r"\S|tab|space|return|comma|dot|period|question|exclaim|exclam|equals|dash|minus|hyphen|left shift|"
       r"\w umlaut")
# What the programs of others say, and what is told to somebody who goes.
OF_OTHERS = r"^(Connection to .* closed\.|Die Verbindung endet\..*)$"


class Host(page_host.Host):
    """The program as a server, with all its doors open."""

    def __enter__(self):
        self.folder = tempfile.mkdtemp(prefix="sixdot-doors.")
        self.process = self._start("host", "--port", "0", "--telnet", "0", "--ssh", "0", stdin=subprocess.PIPE)
        said = "".join(self.process.stdout.readline() for _ in range(3))
        found = re.search(r" at (\S+)\. [^\n]*\n[^\n]*port (\d+)\.\n[^\n]*-p (\d+)\.[^\n]*(SHA256:\S+)\.\n", said)
        if not found:
            self.__exit__()
            raise OSError(f"the doors are not open: {said}")
        self.address, self.telnet, self.ssh, self.key = found.groups()
        return self

    def told(self, name, form):
        """The lines that the host has kept of what somebody was told, in one of their forms."""
        for path in glob.glob(os.path.join(self.folder, "sixdot", "host", "people", "*.json")):
            with open(path, encoding="utf-8") as file:
                if json.load(file)["name"] != name:
                    continue
            with open(path.replace(".json", ".lines"), encoding="utf-8") as file:
                entries = map(json.loads, file)
                return [(entry[form], entry["channel"]) for entry in entries if "text" in entry]
        raise OSError(f"the host knows nobody called {name}")

    def record(self):
        """The record of the game."""
        with open(self.record_with(f"\nseat 1: {NAMES[0]}\n"), encoding="utf-8") as file:
            return file.read()


def evening_of(program, host, folders, dice):
    """Opens all doors, sits down, plays to the end; gives the friends, whose doors are still open."""
    friends = [AtHome("Aino", "fi"), AtPage("Bernd", "de"), AtMudClient("Carol", "en"), BySsh("Dora", "de")]
    open_doors = []
    try:
        with ThreadPoolExecutor(len(friends)) as pool:
            for friend, opened in [(friend, pool.submit(friend.open, program, host, folder))
                                   for friend, folder in zip(friends, folders)]:
                opened.result()
                open_doors.append(friend)
        aino, bernd, carol, dora = friends
        words = re.search(r"liity (.+?);", " ".join(aino.ask(f"{aino.word('new')} uno 4 {RULES}", "aloita")))[1]
        bernd.enter(words)
        carol.ask(f"{carol.word('join')} {words}", "as soon as")
        dora.ask(f"{dora.word('join')} {words}", "sobald")
        carol.ask(f"{carol.word('say')} Are you all there? Then let us begin.", "^Carol: ")
        bernd.ask(f"{bernd.word('say')} Ja, ich bin da.", "^Bernd: ")
        dora.ask(f"{dora.word('say')} Ich auch. Viel Glück!", "^Dora: ")
        aino.type(aino.word("start"))
        play(friends, dice, leaving(friends, dice), LONGEST)
        carol.ask(f"{carol.word('say')} Thank you, that was fun.", "^Carol: Thank")
        for friend in friends:
            last = lambda: not friend.listen() and heard(friend, "Thank you, that was fun.")
            wait_for(last, f"the last words at {friend.name}")
            friend.kept = host.told(friend.name, "braille" if friend.lang == "fi" else "text")
        return friends
    finally:
        for friend in open_doors:
            friend.close()


def heard(friend, words):
    """Whether somebody has heard these words, in one row or in two."""
    return words in " ".join(friend.rows[-8:])


def leaving(friends, dice):
    """What happens behind each move: once the last of them leaves, somebody plays, and the last is back."""
    dora, done = friends[-1], []

    def meanwhile(moves):
        if done or moves < LEAVES:
            return
        for friend in friends:
            friend.listen()
        playing = next((friend for friend in friends if friend.is_on_turn()), None)
        if playing in (None, dora):
            return
        done.append(moves)
        dora.goes_away()
        playing.move(dice)
        dora.comes_back()

    return meanwhile


def rows_into_lines(told, rows):
    """The lines that the rows make up, and what is wrong: each line once, in order, whole, and nothing else."""
    from trials import rows_of
    rest, lines = list(rows), []
    for line in told:
        count = rows_of(line, rest)
        if not count:
            return lines, [f"expected {line!r}, heard {rest[:3]}"]
        lines.append((line, count))
        rest = rest[count:]
    return lines, [f"heard besides: {rest}"] if rest else []


def own_rows(friend, told, rows):
    """The rows behind the welcome, without what the programs of others say."""
    begins = next((at for at, row in enumerate(rows) if told[0].startswith(row)), 0)
    return [row for row in rows[begins:] if not re.match(OF_OTHERS, row)]


def delivered(friend, told, rows):
    """The lines that somebody has heard, with how many rows each took, and what is wrong with them."""
    if not isinstance(friend, AtPage):
        return rows_into_lines(told, own_rows(friend, told, rows))
    # Orca says keys, places and its own words besides; of those none tells a card, but for the buttons of the own hand.
    known = set(told)
    lines = [row for row in rows if row in known]
    faults = [] if lines == told else [first_difference(told, lines)]
    others = [row for row in rows if row not in known]
    buttons = [row for row in others if cards_in(row, friend.lang)]
    button = r"^[\w\- ]+(, passt)? (push )?button\.?$"
    faults += [f"heard besides: {row!r}" for row in buttons if not re.match(button, row)]
    faults += [f"heard besides: {row!r}" for row in others if "invalid" in row]
    return [(line, 1) for line in lines], faults


def first_difference(expected, got):
    """Where two lists part."""
    for at, line in enumerate(expected):
        if got[at:at + 1] != [line]:
            return f"expected {line!r}, heard {got[at:at + 2]}"
    return f"heard besides: {got[len(expected):]}"


def content(evening, friend, lines):
    """What is wrong with what the lines say."""
    hearing = evening.heard_by(friend.name, friend.lang)
    for line in lines:
        hearing.line(line)
    return hearing.end()


def prompts(evening, friend, told, lines):
    """What was wrong under the fingers, on the row of the cursor."""
    hearing, faults, rows, at, covered = evening.heard_by(friend.name, friend.lang), [], 0, 0, 0
    skipped = len(friend.rows) - len(own_rows(friend, told, friend.rows))
    for kind, text in friend.evening:
        rows += kind == ""
        while at < len(lines) and covered + lines[at][1] <= rows - skipped:
            hearing.line(lines[at][0])
            covered += lines[at][1]
            at += 1
        status = hearing.status()
        if kind == "." and text != (f". {status}" if status else ""):
            faults.append(f"under the fingers {text!r}, and not {status!r}")
    return faults


def bites(evening, friend, told):
    """What no check would have noticed, if it had been heard so; the same checks, with what would be wrong."""
    lines = [line for line, _ in told]
    rows = [line for line in lines]
    deeds = [at for at, line in enumerate(lines) if evening.heard_by(friend.name, friend.lang).deed(line)]
    middle = deeds[len(deeds) // 2]
    other = next(name for name in NAMES if name != friend.name)
    hidden = {"de": f"{other} zieht die rote 5.", "en": f"{other} draws red 5.", "fi": f"{other} +1 p5"}[friend.lang]
    hearing = evening.heard_by(friend.name, friend.lang)
    tells_points = lambda row: hearing.tells_points(row) or re.match(r"^(Minuspunkte|Penalty points)", row)
    altered = {"a line that is missing": rows[:middle] + rows[middle + 1:],
               "a line that comes twice": rows[:middle] + rows[middle:middle + 1] * 2 + rows[middle + 1:],
               "lines in another order": rows[:middle] + rows[middle:middle + 2][::-1] + rows[middle + 2:],
               "a card of somebody else": rows[:middle] + [hidden] + rows[middle:],
               "other points": [re.sub(r"\d+(?=\D*$)", "999", row) if tells_points(row) else row for row in rows]}
    unnoticed = []
    for what, heard_so in altered.items():
        if not delivered(friend, lines, heard_so)[1]:
            unnoticed.append(f"not noticed by its lines: {what}")
        if not content(evening, friend, heard_so):
            unnoticed.append(f"not noticed by its words: {what}")
    return unnoticed


def judged(evening, friend, make):
    """What came of one door."""
    kept = friend.kept
    told = [line for line, _ in kept]
    result = make(NAME, f"{friend.name}, {friend.lang}: {friend.DOOR}")
    lines, faults = delivered(friend, told, friend.rows)
    faults += [f"refused: {line}" for line, channel in kept if channel == "error"]
    faults += content(evening, friend, [line for line, _ in lines])
    if isinstance(friend, AtHome) and not faults:
        faults += prompts(evening, friend, told, lines)
    faults += bites(evening, friend, kept)
    result.announcements = len(told)
    result.faults = [f"{result.title}: {fault}" for fault in faults]
    result.shown = transcript(friend)
    return result


def transcript(friend):
    """What was typed and heard, in order; keys that are said one by one in one row."""
    shown, keys = [], []
    for kind, text in [*friend.evening, ("", "")]:
        is_key = isinstance(friend, AtPage) and kind == "" and re.fullmatch(KEY, text)
        if is_key:
            keys.append(text)
            continue
        if keys:
            shown.append("  " + " ".join(keys))
            keys = []
        if text or kind == ".":
            shown.append(f"{kind or ' '} {text}".rstrip() if kind != "." or text else "")
    return [row for row in shown if row]


def played(program, make, keep=None):
    """An evening, door by door."""
    with Host(program) as host, tempfile.TemporaryDirectory(prefix="sixdot-friends.") as folder:
        folders = [os.path.join(folder, name) for name in NAMES]
        for own in folders:
            os.mkdir(own)
        begun = time.monotonic()
        friends = evening_of(program, host, folders, random.Random())
        record = host.record()
        evening = Evening(record)
        results = [judged(evening, friend, make) for friend in friends]
        if host.process.poll() is not None:
            results[0].faults.append(f"{results[0].title}: the host has ended")
        if keep:
            write(keep, record, friends, time.monotonic() - begun)
    return results


def write(folder, record, friends, seconds):
    """Writes what was typed and heard."""
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "record.txt"), "w", encoding="utf-8") as file:
        file.write(record)
    with open(os.path.join(folder, "four-doors.md"), "w", encoding="utf-8") as file:
        file.write(f"The evening took {seconds:.0f} seconds.\n")
        for friend in friends:
            heading = f"{friend.name}, in {LANGUAGES[friend.lang]}: {friend.DOOR}"
            file.write("\n".join(["", f"## {heading}", "", "```text", *transcript(friend), "```", ""]))
        file.write(f"\n## The record\n\n```text\n{record.strip()}\n```\n")
