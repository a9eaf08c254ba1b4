#!/usr/bin/python3
"""Whole games under real assistive technology, without sound card, braille device or screen.

usage: gate.py PROGRAM [content] [yasr] [brltty] [fenrir] [orca] [speechd] [writes] [page] [page_orca] [four_doors]
               [--show] [--must] [--keep FOLDER]

Each game is played twice: between pipes, where the program says what it has to say, and under the tool, which must
make exactly that of it: every line once, in order, whole, and nothing else. Whether what the program says is so is held
against the records of the games, from which the prompt of a display is computed anew, too. Whatever listens is late on
a machine that is too busy for it, and Fenrir and Orca, which read the screen from time to time, drop or tear words
then: a game with a fault is told and played again by itself, and counted as such. The last lines are the summary, a
line a tool. `--show` prints what was heard and felt. `--keep` writes into a folder what was typed and heard at the four
doors of one evening. A tool that is not installed is left out; with `--must` that is a fault.
"""
import argparse
import importlib.util
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor

import brltty
import content
import fenrir
import four_doors
import orca
import page
import page_host
import page_orca
import speechd
import views
import writes
import yasr
from games import LANGUAGES, Keyed, Walked, game_of
from terminal import adopt_orphans, end_descendants
from trials import (Result, counted, held_against_record, sounded, under_brltty, under_brltty_by_keys, under_fenrir,
                    under_fenrir_by_keys, under_orca, under_speech_dispatcher, under_yasr, under_yasr_by_keys,
                    words_stay_whole)
from trouble import TROUBLES, speed, under_trouble, with_speech, without_speech

TOOLS = {tool.__name__: tool for tool in (content, yasr, brltty, fenrir, orca, speechd, writes, page, page_orca,
                                       four_doors)}
# Where the usual seed makes a very long round.
SEEDS = {"mau": 2}
# The rounds that are held against their records.
ROUNDS = [(name, seed) for name in ("uno", "mau-mau") for seed in (6, 7, 8)]
CELLS = (20, 40, 80)
# What nobody listens to cannot be late.
NEVER_LATE = (content,)
# Desktops, of which each has the machine to itself and those that mostly wait: Orca drops speech when it is late.
DESKTOPS = (four_doors, page_orca, orca)
# How many games run at the same time besides: they mostly wait.
AT_ONCE = 6


def trials(program, chosen, keep):
    """Everything that is to be tried: the tool, and a function without arguments."""
    def game(name, lang):
        return game_of(program, name, lang, seed=SEEDS.get(name, 6)).prepare()

    # The longest begin first.
    for lang in LANGUAGES if "page" in chosen else ():
        yield page, lambda lang=lang: [page.in_the_browser(lang, Result), page.without_script(lang, Result)]
    for lang in LANGUAGES:
        for name, seed in ROUNDS if "content" in chosen else ():
            yield content, lambda lang=lang, name=name, seed=seed: held_against_record(
                game_of(program, name, lang, seed=seed).prepare())
        if "content" in chosen:
            yield content, lambda lang=lang: sounded(game("uno", lang))
        if "yasr" in chosen:
            yield yasr, lambda lang=lang: [under_yasr(game("uno", lang), "keys")]
            for sort in (Keyed, Walked):
                yield yasr, lambda lang=lang, sort=sort: [under_yasr_by_keys(sort(program, "uno", lang).prepare())]
            for name in ("mau-mau", "mau", "numnum-mau-mau", "numnum-clear"):
                yield yasr, lambda lang=lang, name=name: [under_yasr(game(name, lang), "off")]
        if "brltty" in chosen:
            for name, cells in [*(("uno", cells) for cells in CELLS), ("mau-mau", 20), ("numnum-wall", 40)]:
                yield brltty, lambda lang=lang, name=name, cells=cells: felt(program, name, lang, cells)
            for sort in (Keyed, Walked):
                yield brltty, lambda lang=lang, sort=sort: felt_by_keys(program, "uno", lang, 40, sort)
        if "speechd" in chosen:
            yield speechd, lambda lang=lang: [under_speech_dispatcher(game("uno", lang))]
            yield speechd, lambda lang=lang: [without_speech(game("uno", lang)), with_speech(game("uno", lang))]
            for kind in TROUBLES:
                yield speechd, lambda lang=lang, kind=kind: [under_trouble(kind, game("uno", lang))]
        if "fenrir" in chosen:
            yield fenrir, lambda lang=lang: [under_fenrir(game("uno", lang))]
            yield fenrir, lambda lang=lang: [under_fenrir(game("numnum-wall", lang))]
            for sort in (Keyed, Walked):
                yield fenrir, lambda lang=lang, sort=sort: [under_fenrir_by_keys(sort(program, "uno", lang).prepare())]
        if "writes" in chosen:
            yield writes, lambda lang=lang: [counted(game("uno", lang))]
            yield writes, lambda lang=lang: [counted(game("numnum-patience", lang))]
        if "orca" in chosen:
            yield orca, lambda lang=lang: [under_orca(game("uno", lang))]
        if "page" in chosen:
            yield page, lambda lang=lang: [page_host.played(program, lang, Result), views.seen(program, lang, Result)]
    for name in ("firefox", "chromium") if "page_orca" in chosen else ():
        yield page_orca, lambda name=name: [page_orca.read_aloud(name, Result)]
    if "four_doors" in chosen:
        yield four_doors, lambda: four_doors.played(program, Result, keep)


def felt(program, name, lang, cells):
    """A game on a display: what the program writes for it, and what BRLTTY shows of that."""
    game, answers, words = words_stay_whole(program, name, lang, cells)
    return [words, under_brltty(game, answers, cells)]


def felt_by_keys(program, name, lang, cells, sort):
    """The same in single keys."""
    game, answers, words = words_stay_whole(program, name, lang, cells, sort)
    return [words, under_brltty_by_keys(game, answers, cells)]


def tried(trial):
    """What came of a trial, also of one that did not come to its end."""
    tool, run = trial
    try:
        return run()
    except (TimeoutError, OSError) as failure:
        return [Result(tool.NAME, "stopped", faults=[f"stopped: {failure}"])]


def again_if_late(trial, results):
    """What came of a trial; of one that may have failed for lack of time, what comes of it with a machine for
    itself."""
    if trial[0] in NEVER_LATE or not any(result.faults for result in results):
        return results
    print(*(f"played again: {fault}" for result in results for fault in result.faults), sep="\n")
    results = tried(trial)
    for result in results:
        result.again = True
    return results


def played(runnable):
    """What came of all trials. Nothing of them is left running."""
    adopt_orphans()
    try:
        with ThreadPoolExecutor(AT_ONCE) as games, ThreadPoolExecutor(1) as desktops:
            going = [(desktops if trial[0] in DESKTOPS else games).submit(tried, trial) for trial in runnable]
        return [again_if_late(trial, run.result()) for trial, run in zip(runnable, going)]
    finally:
        end_descendants()


def is_there(tool):
    """Whether all programs and modules that a tool needs are installed."""
    return all(map(shutil.which, tool.NEEDS)) and all(map(importlib.util.find_spec, tool.MODULES))


def main():
    """Tries everything and prints the summary."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("tools", nargs="*", metavar="tool", choices=[*TOOLS, []], help=", ".join(TOOLS))
    parser.add_argument("--show", action="store_true", help="print what was heard and felt")
    parser.add_argument("--must", action="store_true", help="a tool that is not installed is a fault")
    parser.add_argument("--keep", metavar="FOLDER", help="write there what was typed and heard at the four doors")
    given = parser.parse_args()
    chosen = given.tools or list(TOOLS)
    missing = [name for name in chosen if not is_there(TOOLS[name])]
    program = os.path.abspath(given.program)  # some tools start it in a folder of their own
    runnable = list(trials(program, [name for name in chosen if name not in missing], given.keep))
    results = [result for trial in played(runnable) for result in trial]
    for result in results if given.show else []:
        print(f"\n{result.tool}: {result.title}", *result.shown, sep="\n")
    faults = [f"{result.tool}: {fault}" for result in results for fault in result.faults]
    print(*faults, sep="\n")
    for tool in dict.fromkeys(result.tool for result in results):
        own = [result for result in results if result.tool == tool]
        again = sum(result.again for result in own)
        print(f"{tool}: {len(own)} games, {sum(result.announcements for result in own)} announcements, "
              f"{sum(len(result.faults) for result in own)} faults{speed(own)}"
              + (f", {again} played again" if again else ""))
    for name in missing:
        print(f"{TOOLS[name].NAME}: not installed")
    sys.exit(1 if faults or missing and given.must else 0)


if __name__ == "__main__":
    main()
