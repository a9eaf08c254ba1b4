"""What each of four friends had to hear of a game of UNO, computed anew from the record that the host has kept: from
its seed follow all cards, from its moves everything else. It knows the rules and the names of cards, but nothing of the
program.
"""
import re
from dataclasses import dataclass, field, replace

from deal import Cards, points
from friend import COLOURS, OVER, TURN, cards_in, hand_in, typed_card

WISHES = dict(red="r", yellow="y", green="g", blue="b")
# Who reads it, as a sentence has it.
YOU = {"de": "du", "en": "you", "fi": "minä"}
# What was done, by how its line begins behind who did it; the own name may be left out on a display.
DOES = {
    "de": dict(play=r"leg(?:st|t) ", draw=r"zieh(?:st|t) ", challenge=r"forder(?:st|t) ", choose=r"wünsch(?:st|t) "),
    "en": dict(play=r"plays? ", draw=r"draws? ", challenge=r"challenges? ", choose=r"calls? "),
    "fi": dict(play=r"(?:[pkvs](?:\d|[ov]|\+2)|(?:w|\+4)>[pkvs])(?: |,|$)", draw=r"\+\d+(?: |$)",
               challenge=r"haastaa\b", choose=r">[pkvs]"),
}
# How many cards somebody draws.
COUNTS = {"de": {1: "eine Karte", 2: "zwei Karten", 4: "vier Karten"},
          "en": {1: "a card", 2: "two cards", 4: "four cards"}}
CARDS = {"de": "Karten", "en": "cards"}
START = {"de": r"^Die Startkarte ist", "en": r"^The start card is", "fi": r"^alku "}
BACK = {"de": r"geht zurück", "en": r"goes back", "fi": r" takaisin$"}
SHOWS = {"de": r"^(\w+) zeigt ", "en": r"^(\w+) shows ", "fi": r"^(\w+): (?=[pkvsw+])"}
CAN = {"de": r"^(Du kannst|Keine deiner|Tippe|Welche)", "en": r"^(You can|None of|Type|Which)"}


@dataclass(frozen=True)
class Moment:
    """How it stands behind a move."""

    hands: dict
    top: str
    wish: str
    turn: int
    pending: int = 0
    over: bool = False
    # The move: who, what, with which card, and who drew which cards because of it.
    seat: int = 0
    what: str = ""
    card: str = ""
    called: str = ""
    drew: tuple = field(default=())


class Evening:
    """A game: its names and moments."""

    def __init__(self, record):
        head, _, moves = record.partition("moves:\n")
        fields = dict(re.findall(r"^([^:\n]+): (.*)$", head, re.M))
        self.names = {int(name[5:]): seat.split(",")[0] for name, seat in fields.items() if name.startswith("seat ")}
        each = int(re.search(r"^option: cards = (\d+)$", head, re.M)[1])
        dealer, *self.entries = [line.split() for line in moves.splitlines() if line]
        self.cards = Cards(int(fields["seed"]), len(self.names), int(dealer[0]), each)
        self.direction = 1
        self.moments = [self._start(int(dealer[0]))]
        for entry in self.entries:
            self.moments.append(self._after(self.moments[-1], int(entry[0]), entry[1], entry[2:]))

    def after(self, seat, steps=1):
        """The seat so many turns further on."""
        return (seat - 1 + self.direction * steps) % len(self.names) + 1

    def _moment(self, **more):
        return Moment({seat: tuple(hand) for seat, hand in self.cards.hands.items()}, self.cards.discard[-1], **more)

    def _start(self, dealer):
        start = replace(self._effect(dealer, self.cards.discard[-1], ""), seat=0, what="start")
        # Behind a reverse the dealer begins.
        return replace(start, turn=dealer) if start.top[1:] == "v" else start

    def _effect(self, seat, card, wish):
        """What a card does that somebody has laid."""
        steps, drew, pending = 1, (), 0
        if card[1:] == "v":
            self.direction = -self.direction
        elif card[1:] == "s":
            steps = 2
        elif card[1:] == "+2":
            steps, drew = 2, ((self.after(seat), tuple(self.cards.draw(self.after(seat), 2))),)
        elif card == "+4":
            pending = 4
        return self._moment(wish=wish, turn=self.after(seat, steps), pending=pending, drew=drew)

    def _after(self, before, seat, what, words):
        told = dict(seat=seat, what=what)
        if what == "play":
            wish = WISHES[words[words.index("wish") + 1]] if "wish" in words else ""
            wanted = before.wish or before.top[0]
            self.bluffs = any(card[0] == wanted and card[1:].isdigit() for card in before.hands[seat])
            self.cards.lay(seat, words[0])
            told |= dict(card=words[0], called=wish)
            over = not self.cards.hands[seat]
            return replace(self._effect(seat, words[0], wish), over=over, **told)
        if what == "draw":
            drew = ((seat, tuple(self.cards.draw(seat, before.pending or 1))),)
            return self._moment(wish=before.wish, turn=self.after(seat), drew=drew, **told)
        if what == "challenge":
            layer = self.after(seat, -1)
            drawer, count, turn = (layer, 4, seat) if self.bluffs else (seat, 6, self.after(seat))
            drew = ((drawer, tuple(self.cards.draw(drawer, count))),)
            return self._moment(wish=before.wish, turn=turn, drew=drew, **told)
        if what == "choose":
            return self._moment(wish=WISHES[words[0]], turn=before.turn, called=WISHES[words[0]], **told)
        raise ValueError(f"a move that this ledger does not know: {what}")

    def points(self):
        """What each has at the end, by name."""
        return {self.names[seat]: sum(map(points, hand)) for seat, hand in self.moments[-1].hands.items()}

    def heard_by(self, name, lang):
        """What follows for somebody."""
        return Hearing(self, next(seat for seat, own in self.names.items() if own == name), lang)


@dataclass
class Hearing:
    """Goes along with the lines that one friend hears, and holds each against the moment that it is about."""

    evening: Evening
    seat: int
    lang: str
    # How many moves were heard, how many turns told, and whether there was the start card, the end, and the points.
    at: int = 0
    turns: int = 0
    begun: bool = False
    faults: list = field(default_factory=list)
    points: dict = None
    winner: str = ""
    # The challenge behind which cards are shown to this friend.
    shown: int = -1

    @property
    def now(self):
        """The moment that was heard of last."""
        return self.evening.moments[min(self.at, len(self.evening.moments) - 1)]

    def who(self, told):
        """The seat that is meant."""
        names = {name: seat for seat, name in self.evening.names.items()}
        return self.seat if told.lower() in (YOU[self.lang], "") else names.get(told, 0)

    def fault(self, line, why):
        """Keeps what is wrong with a line."""
        self.faults.append(f"{line!r}: {why}")

    def line(self, line):
        """Holds a line against the record."""
        cards, lang = cards_in(line, self.lang), self.lang
        if re.match(START[lang], line):
            self._start(line, cards)
        elif self.deed(line):
            self._happens(line, cards)
        elif re.match(OVER[lang], line) or self.tells_points(line):
            self._ends(line)
        elif re.match(TURN[lang], line):
            self._turn(line, cards)
        elif re.match(SHOWS[lang], line) and self.begun:
            self._shows(line)
        elif (hand := hand_in(line, lang)) and not (lang == "fi" and self._may_be_answer(cards)):
            if sorted(hand) != sorted(self._dealt() if not self.begun else self.now.hands[self.seat]):
                self.fault(line, f"the hand is {self.now.hands[self.seat]}")
        elif cards and re.search(BACK[lang], line):
            if self.begun or cards != ["+4"]:
                self.fault(line, "no such card goes back")
        elif cards and self._is_answer(line):
            if not set(cards) <= set(self.now.hands[self.seat]):
                self.fault(line, f"of the own hand there are {self.now.hands[self.seat]}")
        elif cards:
            self.fault(line, "cards that nothing explains")

    def _dealt(self):
        """The hand before what the start card does."""
        drew = dict(self.evening.moments[0].drew).get(self.seat, ())
        return list(self.evening.moments[0].hands[self.seat])[:-len(drew) or None]

    def _may_be_answer(self, cards):
        """On a display cards alone are a hand, or what of it can be played."""
        return self.begun and self.now.turn == self.seat and set(cards) <= set(self.now.hands[self.seat])

    def _is_answer(self, line):
        if self.lang == "fi":
            return self.now.turn == self.seat
        return bool(re.match(CAN[self.lang], line))

    def deed(self, line):
        """Who does what, if the line tells of a move."""
        names = "|".join(name for seat, name in self.evening.names.items() if seat != self.seat)
        who = rf"(?P<who>{names})" if self.lang == "fi" else rf"(?P<who>{names}|{YOU[self.lang].capitalize()})"
        blank = "(?:" + who + " )?" if self.lang == "fi" else who + " "
        for what, begins in DOES[self.lang].items():
            found = re.match(blank + begins, line)
            if found and self._is_move(found, what, line):
                return self.who(found["who"] or ""), what
        return None

    def _is_move(self, found, what, line):
        """On a display the own moves begin with a code, as hands do: what was laid is told with the cards that are
        left."""
        if self.lang != "fi" or found["who"]:
            return True
        following = self.evening.moments[self.at + 1] if self.at + 1 < len(self.evening.moments) else None
        if not self.begun or not following or following.seat != self.seat or following.what != what:
            return False
        if what != "play":
            return True
        count = len(following.hands[self.seat])
        return f" {count}k" in line or not count and " " in line

    def _happens(self, line, cards):
        seat, what = self.deed(line)
        self.at += 1
        if self.at >= len(self.evening.moments):
            self.fault(line, "there are fewer moves in the record")
            return
        now = self.now
        if (seat, what) != (now.seat, now.what):
            self.fault(line, f"the record has {self.evening.names[now.seat]} {now.what} {now.card}")
        wanted = [now.card] if what == "play" else []
        for drawer, drawn in now.drew:
            wanted += drawn if drawer == self.seat else ()
            if drawer != self.seat and not self._counts(drawer, len(drawn), line):
                self.fault(line, f"{self.evening.names[drawer]} draws {len(drawn)}")
        # On a display a number of drawn cards looks like a black card, which always calls a colour when it is laid.
        drawn = wanted[1:] if what == "play" else wanted
        cards = [card for card in cards if self.lang != "fi" or card != "+4" or "+4>" in line or card in drawn]
        # So it does if such a card is among four that are drawn.
        draws_four = any(len(drawn) == 4 for _, drawn in now.drew)
        if self.lang == "fi" and draws_four and what != "play" and cards.count("+4") > wanted.count("+4"):
            cards.remove("+4")
        if sorted(cards) != sorted(wanted):
            self.fault(line, f"the cards are {wanted}")
        if now.called and not self._names_colour(line, now.called):
            self.fault(line, f"the colour is {now.called}")
        if what == "challenge":
            self.shown = self.at

    def _counts(self, drawer, count, line):
        """Whether a line tells that somebody draws so many cards."""
        name = self.evening.names[drawer]
        if self.lang == "fi":
            return (re.search(rf"\b{name} (?:\S+ )?\+{count}\b", line)
                    or re.match(rf"{name} haastaa\b.*\+{count}\b", line))
        return COUNTS[self.lang].get(count, f"{count} {CARDS[self.lang]}") in line and name in line

    def _names_colour(self, line, colour):
        if self.lang == "fi":
            return f">{typed_card(colour + '0', 'fi')[0]}" in line
        return re.search(rf"(?i)\b{COLOURS[self.lang][colour]}\b", line)

    def _start(self, line, cards):
        first = self.evening.moments[0]
        wanted = [first.top, *(card for seat, drawn in first.drew if seat == self.seat for card in drawn)]
        if self.begun or sorted(cards) != sorted(wanted):
            self.fault(line, f"the start is {wanted}")
        self.begun = True

    def _turn(self, line, cards):
        if not self.begun:  # a start card without an effect is told by the first turn alone
            self.begun = True
        now = self.now
        told = re.match({"de": r"(\w+)", "en": r"(\w+)", "fi": r"vuoro (?:(\w+) )?"}[self.lang], line)[1] or ""
        told = "" if told in ("Your", "You") or told not in self.evening.names.values() else told
        if self.who(told) != now.turn:
            self.fault(line, f"it is the turn of {self.evening.names[now.turn]}")
        if [card for card in cards if card != "+4" or now.top == "+4"][:1] != [now.top] or len(set(cards)) != 1:
            self.fault(line, f"the top card is {now.top}")
        if now.wish and not self._names_colour(line, now.wish):
            self.fault(line, f"the colour is {now.wish}")
        self.turns += 1

    def _shows(self, line):
        who = self.who(re.match(SHOWS[self.lang], line)[1])
        if self.lang == "fi":
            cards = cards_in(line, self.lang)
        else:
            begin = {"de": "Du hast 1 Karte. ", "en": "You hold 1 card. "}[self.lang]
            cards = hand_in(re.sub(r"^.*?\. ", begin, line, count=1), self.lang)
        held = sorted(self.evening.moments[self.at - 1].hands.get(who, ()))
        if self.shown != self.at or self.now.seat != self.seat or sorted(cards or []) != held:
            self.fault(line, "nobody shows these cards to this friend")

    def tells_points(self, line):
        points = r"(?:minä|[A-ZÄÖ]\w+?)\d+(?: (?:minä|[A-ZÄÖ][a-zäö]+)\d+){3}"
        return self.lang == "fi" and re.fullmatch(points, line)

    def _ends(self, line):
        told = re.findall(r"(\w+?) ?(\d+)\b" if self.lang == "fi" else r"(\w+) (\d+)\b", line)
        if told:
            if self.points is not None:
                self.fault(line, "the points are told twice")
            self.points = {self.evening.names.get(self.who(name)): int(count) for name, count in told}
        else:
            found = re.match(r"voitto: (\w+)", line) if self.lang == "fi" else re.match(r"(\w+)", line)
            self.winner += self.evening.names.get(self.who(found[1]), found[1])

    def end(self):
        """What is wrong with the whole."""
        faults, moments = list(self.faults), self.evening.moments
        if self.at != len(moments) - 1:
            faults.append(f"{self.at} moves were heard, {len(moments) - 1} were made")
        if self.turns != len(moments) - 1:
            faults.append(f"{self.turns} turns were told, there were {len(moments) - 1}")
        if self.points != self.evening.points():
            faults.append(f"the points are told as {self.points}, and are {self.evening.points()}")
        if self.winner != self.evening.names[moments[-1].seat]:
            faults.append(f"{self.winner!r} is told to have won")
        return faults

    def status(self):
        """What the prompt of a display shows, as codes of its language."""
        now = self.now
        if now.over or now.turn != self.seat or not self.begun:
            return ""
        wish = ">" + typed_card(now.wish + "0", "fi")[0] if now.wish else ""
        pending = f" !{now.pending}" if now.pending else ""
        return f"{typed_card(now.top, 'fi')}{wish}{pending} {len(now.hands[self.seat])}k"
