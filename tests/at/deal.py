"""The cards of a game, dealt anew from the seed of its record, as docs/records.md says it. It knows the deck of UNO,
but nothing of the program; so it knows who holds what, which no record says.
"""
COLOURS = "rygb"
WORD, WIDE = (1 << 64) - 1, (1 << 128) - 1
GOLDEN = 0x9E3779B97F4A7C15
MULTIPLIER = 0x2360ED051FC65DA44385DF649FCCF645


class Dice:
    """PCG XSL RR 128/64, seeded by SplitMix64."""

    def __init__(self, seed):
        self.mixed = seed
        state, stream = (self._mix() << 64 | self._mix() for _ in range(2))
        self.increment = (stream << 1 | 1) & WIDE
        self.state = (state + self.increment) & WIDE
        self._step()

    def _mix(self):
        self.mixed = (self.mixed + GOLDEN) & WORD
        mixed = (self.mixed ^ self.mixed >> 30) * 0xBF58476D1CE4E5B9 & WORD
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & WORD
        return mixed ^ mixed >> 31

    def _step(self):
        self.state = (self.state * MULTIPLIER + self.increment) & WIDE

    def next(self):
        """The next 64 bits."""
        self._step()
        rotation, folded = self.state >> 122, (self.state >> 64 ^ self.state) & WORD
        return (folded >> rotation | folded << (64 - rotation)) & WORD

    def below(self, bound):
        """A number below a bound, each equally likely."""
        while True:
            wide = self.next() * bound
            if wide & WORD >= bound or wide & WORD >= -bound % (1 << 64) % bound:
                return wide >> 64

    def shuffle(self, cards):
        """Shuffles from the top down; the last card is the top."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]


def deck():
    """The cards of UNO by their codes, the first one in deck order on top."""
    of_colour = [("0", 1), *((symbol, 2) for symbol in [*"123456789", "s", "v", "+2"])]
    cards = [colour + symbol for colour in COLOURS for symbol, copies in of_colour for _ in range(copies)]
    return [*cards, *["w"] * 4, *["+4"] * 4][::-1]


class Cards:
    """Who holds what, and what lies where."""

    def __init__(self, seed, seats, dealer, each):
        self.dice, self.pile, self.discard = Dice(seed), deck(), []
        self.hands = {seat: [] for seat in range(1, seats + 1)}
        self.dice.shuffle(self.pile)
        for turn in range(each * seats):
            self.hands[(dealer + turn) % seats + 1].append(self.pile.pop())
        self.discard.append(self.pile.pop())
        while self.discard[-1] == "+4":  # it goes back
            self.pile.append(self.discard.pop())
            self.dice.shuffle(self.pile)
            self.discard.append(self.pile.pop())

    def draw(self, seat, count):
        """The cards that somebody draws, in order."""
        drawn = []
        for _ in range(count):
            if not self.pile and len(self.discard) > 1:
                self.pile, self.discard = self.discard[:-1], self.discard[-1:]
                self.dice.shuffle(self.pile)
            if self.pile:
                drawn.append(self.pile.pop())
        self.hands[seat] += drawn
        return drawn

    def lay(self, seat, card):
        """Somebody lays a card."""
        self.hands[seat].remove(card)
        self.discard.append(card)


def points(card):
    """What a card counts at the end."""
    return 50 if card in ("w", "+4") else int(card[1]) if card[1].isdigit() else 20
