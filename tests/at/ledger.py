"""What must be told, computed anew from the record of a game: it knows the rules, but nothing of the program.

A record has who did what. From that follow the top card, what is pending, whose turn it is, and how many cards
everybody holds; which cards those are nobody can say without the seed, and nothing here needs it.
"""
from dataclasses import dataclass, field, replace

# The seat of whoever types.
ME = 1
# How the codes of records are written on a display, by language: colours and suits, then ranks and actions.
FIRST = {
    "de": dict(zip("rygbcshd", "rgnbkpho")),
    "en": {},
    "fi": dict(zip("rygbcshd", "pkvsrphu")),
}
REST = {"de": dict(j="b", q="d"), "en": {}, "fi": dict(j="s", q="r", a="ä", s="o")}
WITHOUT_COLOUR = ("w", "+4")
WISHED = dict(red="r", yellow="y", green="g", blue="b", clubs="c", spades="s", hearts="h", diamonds="d")
# What stands behind the number of one's own cards.
CARDS = dict(de="k", en="c", fi="k")
# The most cards that one line of a record can make people draw.
MOST_DRAWN = 6
# What stands for a turn that is to be sat out.
SITS_OUT = dict(de="a", en="s", fi="o")


def code(card, lang):
    """A card's code of a record as a display shows it."""
    if card in WITHOUT_COLOUR:
        return card
    return FIRST[lang].get(card[0], card[0]) + REST[lang].get(card[1:], card[1:])


@dataclass(frozen=True)
class Entry:
    """A line of a record: who does what with what."""

    seat: int
    what: str
    card: str = ""
    wish: str = ""

    @staticmethod
    def of(line):
        seat, what, *rest = line.split()
        card = rest[0] if rest and what == "play" else ""
        wish = WISHED[rest[rest.index("wish") + 1]] if "wish" in rest else ""
        return Entry(int(seat), what, card, wish)


@dataclass(frozen=True)
class Position:
    """What everybody can know after some lines of a record."""

    held: dict
    top: str
    # The cards of the draw pile, and those beneath the top card.
    pile: int
    laid: int = 0
    wish: str = ""
    turn: int = ME
    direction: int = 1
    # Cards that are to be drawn, and whether a turn is to be sat out.
    pending: int = 0
    sits_out: bool = False
    over: bool = False
    # Whether the last line was a turn that was sat out, which is told.
    sat_out: bool = False
    # Who drew how many cards because of the last line.
    drew: tuple = field(default=())

    def seats(self):
        """Who still holds cards, or is on turn."""
        return [seat for seat, count in self.held.items() if count]

    def after(self, seat, steps=1):
        """The seat so many turns further on, among those who still play."""
        seats = sorted(self.held)
        at = seats.index(seat)
        while steps:
            at = (at + self.direction) % len(seats)
            steps -= self.held[seats[at]] > 0
        return seats[at]

    def lays(self, seat, card, wish):
        """The same after somebody has laid a card."""
        return replace(self, top=card, wish=wish, laid=self.laid + 1, held={**self.held, seat: self.held[seat] - 1})

    def draws(self, seat, count):
        """The same after somebody has drawn; what there is, if that is less."""
        count = min(count, self.pile)
        held = {**self.held, seat: self.held[seat] + count}
        return replace(self, held=held, pile=self.pile - count, drew=(*self.drew, (seat, count)))

    def reshuffled(self):
        """The same after all but the top card has become the draw pile."""
        return replace(self, pile=self.pile + self.laid, laid=0)

    def status(self, lang):
        """What the prompt of a display shows on one's own turn (`r0 !4 5c`); nothing otherwise."""
        if self.over or self.turn != ME:
            return ""
        wish = ">" + FIRST[lang].get(self.wish, self.wish) if self.wish else ""
        pending = f" !{self.pending}" if self.pending else f" !{SITS_OUT[lang]}" if self.sits_out else ""
        return f"{code(self.top, lang)}{wish}{pending} {self.held[ME]}{CARDS[lang]}"


class Uno:
    """UNO with the rules of its book, for three or more."""

    DECK, HAND = 108, 7
    # What a round can begin with here: cards without an effect.
    NUMBERS = [colour + number for colour in "rygb" for number in "0123456789"]

    @staticmethod
    def next(before, entry, following):
        """The position after a line; `following` is the line behind it, if there is one."""
        seat, now = entry.seat, replace(before, drew=(), sat_out=False)
        if now.pile < MOST_DRAWN:  # shuffled within a draw, which makes no difference to what is drawn
            now = now.reshuffled()
        if entry.what == "draw":
            now = now.draws(seat, before.pending or 1)
            return replace(now, pending=0, turn=now.after(seat))
        if entry.what == "challenge":
            # Who was right goes on and who laid draws; else the challenger draws more and is passed over.
            if following is None or following.seat == seat:
                return replace(now.draws(now.after(seat, len(now.held) - 1), 4), pending=0)
            return replace(now.draws(seat, 6), pending=0, turn=now.after(seat))
        if entry.what != "play":
            return now
        now = now.lays(seat, entry.card, entry.wish)
        if entry.card[1:] == "v":
            now = replace(now, direction=-now.direction)
        if not now.held[seat]:
            return replace(now, over=True)
        steps = 1
        if entry.card[1:] == "+2":
            now, steps = now.draws(now.after(seat), 2), 2
        elif entry.card[1:] == "s":
            steps = 2
        elif entry.card == "+4":
            now = replace(now, pending=4)
        return replace(now, turn=now.after(seat, steps))


class MauMau:
    """Mau Mau with the rules of its book."""

    DECK, HAND = 32, 5
    NUMBERS = [suit + rank for suit in "cshd" for rank in "789xqka"]

    @staticmethod
    def next(before, entry, _):
        """The position after a line."""
        seat, now = entry.seat, replace(before, drew=(), sat_out=False)
        if entry.what == "draw":
            # Only an empty pile is shuffled anew; who gets fewer cards than were due lays none (MM-9).
            due, now = before.pending or 1, now if now.pile else now.reshuffled()
            turn = now.after(seat) if now.pile < due else seat
            return replace(now.draws(seat, due), pending=0, turn=turn)
        if entry.what == "pass":
            return replace(now, sits_out=False, sat_out=before.sits_out, turn=now.after(seat))
        if entry.what != "play":
            return now
        now, two_left = replace(now, sits_out=False), len(now.seats()) == 2
        rank = entry.card[1:]
        if rank == "9":
            now = replace(now, direction=-now.direction)
        turn, now = now.after(seat), now.lays(seat, entry.card, entry.wish)
        if len(now.seats()) < 2:
            return replace(now, over=True)
        if rank == "9" and two_left and now.held[seat]:
            turn = seat
        if rank == "7":
            now = replace(now, pending=before.pending * 2 or 2)
        return replace(now, sits_out=rank == "8", turn=turn)


RULES = {"uno": Uno, "mau-mau": MauMau}


def entries_of(record):
    """The names of the seats and the lines of moves of a record."""
    head, _, moves = record.partition("moves:\n")
    seats = [line.partition(": ")[2] for line in head.splitlines() if line.startswith("seat ")]
    return [seat.split(",")[0] for seat in seats], [Entry.of(line) for line in moves.splitlines()]


def steps_of(game, record, top):
    """For the beginning and for each own move after it: the entries, and the position behind each of them."""
    names, (deal, *entries) = entries_of(record)
    rules = RULES[game]
    held = {seat: rules.HAND for seat in range(1, len(names) + 1)}
    position = Position(held, top, pile=rules.DECK - sum(held.values()) - 1)
    position = replace(position, turn=position.after(deal.seat))

    steps = [[(None, position)]]
    for entry, following in zip(entries, [*entries[1:], None]):
        position = rules.next(position, entry, following)
        if entry.seat == ME:
            steps.append([])
        steps[-1].append((entry, position))
    return names, steps
