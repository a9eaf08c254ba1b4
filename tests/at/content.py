"""Whether what is told is so: held against the record of the game, not against the program.

The other checks hold that a reader says what the program wrote. Here the record says what had to be written: that the
last line of an own turn begins with the word for it, that happenings are told in their order and with their cards, that
counts, the top card and the hand have the numbers that follow from the moves, and what the prompt of a display shows.
"""
import os
import re
import subprocess
import tempfile
from dataclasses import replace

from games import WISHES, WORDS, Walked, Wall, environment
from ledger import ME, RULES, code, steps_of

NAME = "content"
NEEDS, MODULES = (), ()
PROJECT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
# Codes of all cards, as a display shows them.
CODE = re.compile(r"^(?:[a-zä](?:[0-9xjqkabdrsäov]|\+2)|w|\+4)$")


def message_of(lang, name):
    """The text of a message where `you` are meant, in full and for a display."""
    with open(os.path.join(PROJECT, "locales", lang, "query.ftl"), encoding="utf-8") as file:
        behind = file.read().partition(f"\n{name} = ")[2]
    full, short = re.findall(r"\[yes\] (.*)", behind)[:2]
    return full.strip(), short.strip()


def recorded(game):
    """The names at the table, and what happened behind the beginning and behind each own move."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "record")
        text = "".join(line + "\n" for line in game.typed)
        subprocess.run(game.command("--record", path), input=text, capture_output=True, text=True, timeout=20,
                       env=environment())
        with open(path, encoding="utf-8") as file:
            record = file.read()
    return steps_of(game.name, record, top=start_of(game))


def start_of(game):
    """The start card, a number, as the record cannot tell it: the last word of the beginning on a wide display."""
    wide = replace(game, flags=("--braille", "200"))
    run = subprocess.run(wide.command(), input="", capture_output=True, text=True, timeout=20,
                         env=environment())
    shown = [word for word in (line.split()[-1] for line in run.stdout.splitlines()) if CODE.match(word)]
    cards = [card for card in RULES[game.name].NUMBERS if shown and code(card, game.lang) == shown[-1]]
    if not cards:
        raise OSError(f"no top card is told at the beginning: {run.stdout}")
    return cards[0]


def positions(game):
    """For each answer of a game the entries that it tells, if any, and the position behind it."""
    names, steps = recorded(game)
    told = [(steps[0], steps[0][-1][1])]
    at = 0
    for number in range(len(game.typed) - 1):
        is_move = game.is_move(number)
        at += is_move
        told.append((steps[at] if is_move else [], steps[at][-1][1]))
    return names, told


def judged(game, answers, in_braille, result):
    """Holds each answer of a game against its record."""
    names, told = positions(game)
    turn = message_of(game.lang, "turn")[in_braille]
    words = WORDS[game.lang]
    for typed, answer, (entries, position) in zip(["", *game.typed], answers, told):
        faults = []
        text = " ".join(answer)
        if entries and position.status(game.lang) and not answer[-1].startswith(turn):
            faults.append(f"the last line does not begin with {turn}")
        if entries:
            faults += out_of_order(entries, names, answer, game.lang, in_braille)
        if typed == words["counts"]:
            counts = [position.held[seat] for seat in sorted(position.held) if position.held[seat]]
            if [int(count) for count in re.findall(r"\d+", text)] != counts:
                faults.append(f"the counts are {counts}")
        if typed == words["hand"] and position.held[ME]:
            faults += other_hand(answer, position, in_braille)
        if typed == words["top"] and in_braille and text.split(">")[0] != code(position.top, game.lang):
            faults.append(f"the top card is {code(position.top, game.lang)}")
        result.announcements += len(answer)
        result.shown += [f"  {typed or 'Enter'}   {position.status(game.lang)}", *(f"    {row}" for row in answer)]
        result.faults += [f"{result.title}: {typed or 'Enter'}: {fault}\n    got {answer}" for fault in faults]


def other_hand(answer, position, in_braille):
    """The hand has as many codes, or says as many cards, as follow from the record."""
    text = " ".join(answer)
    # The code of a single card is too short to be read, so the whole sentence is shown.
    if in_braille and position.held[ME] == 1 and text.endswith("."):
        return []
    number = re.search(r"\d+", answer[0].partition(".")[0])  # one card is told as a word
    count = len(text.split()) if in_braille else int(number[0]) if number else 1
    codes = not in_braille or all(map(CODE.match, text.split()))
    return [] if count == position.held[ME] and codes else [f"the hand has {position.held[ME]} cards"]


def out_of_order(entries, names, answer, lang, in_braille):
    """Every happening of the record is told, in the order of the record: with its card on a display, else by whose it
    was at the beginning of a line."""
    others = {seat: name for seat, name in enumerate(names, 1) if seat != ME}
    if in_braille:
        text, at = " ".join(answer), 0
        for entry, position in entries:
            for token in tokens(entry, position, others, lang):
                found = text.find(token, at)
                if found < 0:
                    return [f"{token} is not told where it belongs"]
                at = found + len(token)
        return []
    acted = [entry.seat for entry, position in entries if entry and (entry.what != "pass" or position.sat_out)]
    wanted = collapsed([others[seat] for seat in acted if seat in others])
    told = collapsed([name for line in answer for name in others.values() if line.startswith(f"{name} ")])
    told = told[:len(wanted)] if entries[-1][1].over else told  # who wins is told behind what happened
    faults = [] if told == wanted else [f"told of {told} in place of {wanted}"]
    mine = acted[:1] == [ME] and any(answer[0].startswith(f"{name} ") for name in others.values())
    return faults + ["the own move is not told first"] * mine


def tokens(entry, position, others, lang):
    """What a display must show of a happening, in this order."""
    if entry is None:
        return
    who = f"{others[entry.seat]} " if entry.seat in others else ""
    if entry.what == "play":
        yield who + code(entry.card, lang)
    for seat, count in position.drew:
        if seat in others and count:
            yield f"{others[seat]} +{count}" if entry.what != "challenge" else f"+{count}"


def collapsed(items):
    """The items without those that repeat the one before."""
    return [item for item, before in zip(items, [None, *items]) if item != before]


def prompts(game):
    """For each answer, what the prompt of a display must show behind it."""
    if isinstance(game, Wall):
        # The record does not say which cards are set aside as bans, so only the form is known.
        last = max(at for at, typed in enumerate(game.typed, 1) if typed.split()[0] in ("take", "left", "right"))
        return [r"\d+:\d+(?: \d+p| \?)" if at < last else "" for at in range(len(game.typed))]
    # While a wish is asked for, there is no status.
    shown = ["" if follows in WISHES[game.lang] else re.escape(position.status(game.lang))
             for follows, (_, position) in zip(game.typed, positions(game)[1])]
    return [shown[number] for *_, number in game.pressed()] if isinstance(game, Walked) else shown
