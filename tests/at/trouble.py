"""The speech service fails while somebody plays: the text goes on at once, and one sentence says what is wrong."""
import os
import re
import signal
import statistics
import time

import speechd
from games import environment
from terminal import Terminal, wait_up_to
from trials import MORE, TOKEN, Result

# Wide enough that no line is broken.
COLUMNS = 1000
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PROMPT = f"{TOKEN} "
# The time-outs of the program are longer: an answer that waited for the service would take more than this. One answer
# may, on a busy machine.
AT_ONCE, SLOW = 0.9, 1
# How long a service that does not answer is waited for before it is told; and how soon it is looked for again.
PATIENCE, PAUSE = 4.5, 2.2
# So many answers at the end of a game are heard again.
LAST = 4


def without_speech(game):
    """A game at the keyboard: how fast its answers come."""
    result = Result("without speech", f"{game.name}, {game.lang}")
    player = Player(game, result, game.command(), environment())
    try:
        player.answer_until(len(game.answers))
    finally:
        player.close()
    return result


def with_speech(game):
    """The same, spoken."""
    result = Result("with speech", f"{game.name}, {game.lang}")
    with speechd.Daemon(pace=200) as daemon:
        player = Player(game, result, game.command("--speech"), dict(environment(), SPEECHD_ADDRESS=daemon.address))
        try:
            player.answer_until(len(game.answers))
        finally:
            player.close()
    return result


def under_trouble(kind, game):
    """A game in which the service fails."""
    result = Result(f"{speechd.NAME} {kind}", f"{game.name}, {game.lang}")
    with speechd.Daemon(pace=200, spawned=kind == "started again") as daemon:
        env = dict(environment(), SPEECHD_ADDRESS=daemon.address, PATH=daemon.programs)
        if kind == "absent":
            daemon.kill()
        player = Player(game, result, game.command("--speech"), env)
        try:
            TROUBLES[kind](player, daemon)
            player.answer_until(len(game.answers) - LAST)
            time.sleep(PAUSE)
            heard_again(player, daemon)
        finally:
            player.close()
    slow = [took for took in result.times if took > AT_ONCE]
    if len(slow) > SLOW:
        result.faults.append(f"{result.title}: so many seconds from Enter to the last byte: {slow}")
    if len(player.told) != 1:
        result.faults.append(f"{result.title}: told of the trouble: {player.told}")
    return result


def absent(player, daemon):
    """The service is not there at the start, and comes in the middle."""
    player.answer_until(len(player.game.answers) // 2)
    daemon.start()


def killed(player, daemon):
    """The service is killed, and comes back much later."""
    player.answer_until(6)
    daemon.kill()
    player.answer_until(len(player.game.answers) // 2)
    daemon.start()


def started_again(player, daemon):
    """The service is killed, and the program starts it."""
    player.answer_until(6)
    daemon.kill()
    player.answer_until(8)
    time.sleep(PAUSE)


def stopped(player, daemon):
    """The service stops answering, and goes on after a while."""
    player.answer_until(6)
    daemon.signal(signal.SIGSTOP)
    player.answer_until(8)
    time.sleep(PATIENCE)
    player.answer_until(len(player.game.answers) // 2)
    daemon.signal(signal.SIGCONT)


# What is done to the service, by the name of the trouble.
TROUBLES = {"absent": absent, "killed": killed, "started again": started_again, "stopped": stopped}


def heard_again(player, daemon):
    """The last answers are spoken, each line once and in order."""
    for count in range(len(player.game.answers) - LAST + 1, len(player.game.answers)):
        spoken = len(daemon.spoken())
        expected = player.game.answers[count - 1]
        player.answer_until(count)
        wait_up_to(15, lambda: len(daemon.spoken()) >= spoken + len(expected))
        texts = [said.text for said in daemon.spoken()[spoken:]]
        if texts != expected:
            player.result.faults.append(f"{player.result.title}: spoken {texts} in place of {expected}")


class Player:
    """Types a game at a terminal, answer by answer, and keeps what was told of a trouble."""

    def __init__(self, game, result, command, env):
        self.game, self.result, self.told, self.at = game, result, [], 0
        self.terminal = Terminal(command, env, COLUMNS)

    def answer_until(self, count):
        """Plays until so many answers have come; the last line of a game leaves, and is not typed."""
        for at in range(self.at, min(count, len(self.game.answers) - 1)):
            typed = self.game.typed[at - 1] if at else None
            expected = self.game.answers[at]
            rows = self.answer(typed)
            while rows[-1:] == [MORE[self.game.lang]]:
                rows = [*rows[:-1], *self.answer("")]
            self.told += [row for row in rows if row not in expected]
            self.result.check(typed or "Enter", expected, rows, [row for row in rows if row in expected] == expected)
            self.at = at + 1

    def answer(self, typed):
        """What is written between Enter and the next prompt; for nothing typed, up to the first prompt."""
        before = len(self.terminal.written)
        begun = None
        if typed is not None:
            self.terminal.type(typed)
            wait_up_to(5, lambda: len(self.terminal.written) >= before + len(typed))
            time.sleep(0.02)
            before, begun = len(self.terminal.written), time.monotonic()
            self.terminal.type("\n", 0)
        if not wait_up_to(10, lambda: self.rows(before)[-1:] == [TOKEN]):
            self.result.faults.append(f"{self.result.title}: no prompt after {typed!r}")
        if begun is not None:
            self.result.times.append(self.terminal.written_at - begun)
        return self.rows(before)[:-1]

    def rows(self, before):
        """The rows written since then, the prompt too."""
        text = ESCAPES.sub("", self.terminal.written[before:].decode("utf-8", "replace"))
        return [row.strip() for row in re.split(r"[\r\n]+", text) if row.strip()]

    def close(self):
        self.terminal.close()


def speed(results):
    """How long from Enter to the last byte, in words."""
    times = [took * 1000 for result in results for took in result.times]
    if not times:
        return ""
    return f", Enter to last byte {statistics.median(times):.1f} ms, at most {max(times):.1f} ms"
