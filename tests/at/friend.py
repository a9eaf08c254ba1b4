"""Somebody who plays UNO with what is heard at one door, and nothing else: knows whose turn it is, asks what can be
played, and plays the first of it.
"""
import re
import time
from dataclasses import dataclass, field

from terminal import wait_for

NAMES = ("Aino", "Bernd", "Carol", "Dora")
# What is typed, by language.
TYPED = {
    "de": dict(can="kann", play="lege", draw="zieh", challenge="herausfordern", say="sprich", hand="hand", turn="dran",
               leave="verlassen", join="beitreten", start="start", new="neu"),
    "en": dict(can="can", play="play", draw="draw", challenge="challenge", say="say", hand="hand", turn="turn",
               leave="leave", join="join", start="start", new="new"),
    "fi": dict(can="voin", play="pelaa", draw="nosta", challenge="haasta", say="juttele", hand="kortit", turn="vuoro",
               leave="poistu", join="liity", start="aloita", new="uusi"),
}
# Colours and the other cards as they are typed, and as they are told.
COLOURS = {"de": dict(r="rot", y="gelb", g="grün", b="blau"), "en": dict(r="red", y="yellow", g="green", b="blue"),
           "fi": dict(r="punainen", y="keltainen", g="vihreä", b="sininen")}
SYMBOLS = {"de": {"s": "Aussetzen", "v": "Richtungswechsel", "+2": "Zieh-Zwei"},
           "en": {"s": "skip", "v": "reverse", "+2": "draw two"}}
BLACK = {"de": {"+4": "Zieh-Vier-Farbwahl", "w": "Farbwahl"}, "en": {"+4": "wild draw four", "w": "wild"}}
# On a display cards are codes; those of Finnish colours and of the skip are its own.
CODES = {"p": "r", "k": "y", "v": "g", "s": "b"}
CODE = r"(?<![^\s>])(?:[pkvs](?:[0-9]|[ov]|\+2)|w|\+4)(?![^\s>!,])"
# How a turn is told: the own one, and that of somebody else.
OWN_TURN = {"de": r"Du bist dran\b", "en": r"Your turn\.", "fi": rf"vuoro (?!{'|'.join(NAMES)}\b)"}
TURN = {"de": r"Du bist dran\b|\w+ ist dran\b", "en": r"Your turn\.|\w+'s turn\.", "fi": r"vuoro "}
# How an answer is told to the question what can be played; on a display it is anything.
ANSWER = {"de": r"^(Du kannst|Keine deiner|Tippe|Welche|Zieh|Leg) ?",
          "en": r"^(You can|None of|Type|Which|Draw|Play) ?", "fi": r""}
OVER = {"de": r"^(Du gewinnst|\w+ gewinnt)\.|^(Minuspunkte|Punkte):",
        "en": r"^(You win|\w+ wins)\.|^(Penalty points|Points):", "fi": r"^voitto:"}
# How long anything may take to be heard.
LONGEST = 30


def card_pattern(lang):
    """What a card is called in a sentence: colour and symbol, or a black one."""
    if lang == "fi":
        return CODE
    colours = "|".join(COLOURS[lang].values())
    symbols = "|".join([r"\d", *(f"{symbol}(?:-Karte)?" for symbol in SYMBOLS[lang].values())])
    ending = "(?:e[nrsm]?)?" if lang == "de" else ""
    return rf"(?i:\b(?:(?:{colours}){ending} (?:{symbols})|{'|'.join(BLACK[lang].values())})\b)"


def code_of(told, lang):
    """A card as records write it."""
    if lang == "fi":
        return told if told in ("w", "+4") else CODES[told[0]] + told[1:].replace("o", "s")
    black = {name.lower(): code for code, name in BLACK[lang].items()}
    if told.lower() in black:
        return black[told.lower()]
    colour, _, symbol = told.lower().partition(" ")
    colour = next(code for code, name in COLOURS[lang].items() if colour.startswith(name))
    symbols = {name.lower(): code for code, name in SYMBOLS[lang].items()}
    return colour + symbols.get(symbol.removesuffix("-karte"), symbol)


def cards_in(text, lang):
    """The cards that are told in a text, as records write them, in order."""
    return [code_of(found[0], lang) for found in re.finditer(card_pattern(lang), text)]


def hand_in(text, lang):
    """The cards of a hand that is told, which has each colour once; none if it is no hand."""
    if lang == "fi":
        return cards_in(text, lang) if re.fullmatch(rf"(?:{CODE}(?: |$))+", text) else None
    begin = {"de": r"Du hast .*?Karten?\. ", "en": r"You hold .*?cards?\. "}[lang]
    if not re.match(begin, text):
        return None
    cards = []
    for group in re.sub(begin, "", text, count=1).rstrip(".").split(". "):
        colour, colon, symbols = group.partition(": ")
        if colon:
            cards += cards_in(", ".join(f"{colour} {symbol}" for symbol in symbols.split(", ")), lang)
        else:
            cards += cards_in(group, lang)
    return cards


def typed_card(card, lang):
    """A card as it is typed."""
    if lang == "fi":
        names = {own: name for name, own in CODES.items()}
        return card if card in ("w", "+4") else names[card[0]] + card[1:].replace("s", "o")
    if card in BLACK[lang]:
        return BLACK[lang][card].lower()
    return f"{COLOURS[lang][card[0]]} {SYMBOLS[lang].get(card[1:], card[1:]).lower()}"


@dataclass
class Friend:
    """Somebody at a door. How lines are typed and heard there is up to the door."""

    name: str
    lang: str
    # Everything that was heard, row by row, and the same with what was typed between.
    rows: list = field(default_factory=list)
    evening: list = field(default_factory=list)
    # Behind which row the last move was typed, and the hand that was told last.
    moved: int = 0
    # What the host has kept of what was told here: lines and their channels.
    kept: list = field(default_factory=list)
    hand: list = field(default_factory=list)

    def send(self, line):
        """Presses the keys of a line, and Enter."""
        raise NotImplementedError

    def hear(self):
        """The rows that are new."""
        raise NotImplementedError

    def listen(self):
        """Takes in what is new; whether anything was."""
        new = self.hear()
        self.rows += new
        self.evening += [("", row) for row in new]
        for row in new:
            self.hand = hand_in(row, self.lang) or self.hand
        return bool(new)

    def type(self, line):
        """Types a line."""
        self.listen()
        self.evening.append((">", line))
        self.send(line)

    def ask(self, line, pattern="", quiet=0.3):
        """Types a line and waits for an answer; gives its rows."""
        before = len(self.rows)
        self.type(line)

        def answered():
            self.listen()
            return any(re.search(pattern, row) for row in self.rows[before:])

        wait_for(answered, lambda: f"an answer to {line!r} of {self.name}, heard {self.rows[before:]}", LONGEST)
        time.sleep(quiet)
        while self.listen():
            time.sleep(quiet)
        return self.rows[before:]

    def word(self, name):
        """A word of a command."""
        return TYPED[self.lang][name]

    def is_on_turn(self):
        """Whether it is the own turn, by what was heard behind the last own move."""
        told = [row for row in self.rows[self.moved:] if re.match(TURN[self.lang], row)]
        return bool(told) and bool(re.match(OWN_TURN[self.lang], told[-1]))

    def is_over(self):
        """Whether the end of the game was heard."""
        return any(re.search(OVER[self.lang], row) for row in self.rows)

    def move(self, dice):
        """Asks what can be done, and does it."""
        answer = " ".join(self.ask(self.word("can"), ANSWER[self.lang]))
        self.moved = len(self.rows)
        self.act(self.choice(answer, dice))
        done = rf"{TURN[self.lang]}|{OVER[self.lang]}"
        wait_for(lambda: not self.listen() and any(re.match(done, row) for row in self.rows[self.moved:]),
                 lambda: f"what comes of {self.evening[-1]} of {self.name}: {self.rows[self.moved:]}", LONGEST)

    def act(self, line):
        """Does what a line says; at some doors that can be done otherwise than by typing."""
        self.type(line)

    def choice(self, answer, dice):
        """The line that is typed."""
        cards = cards_in(answer, self.lang)
        if self.lang == "fi" and "+4>" in answer:
            cards = []
        if not cards:
            if self.word("challenge") in answer.lower() and dice.random() < 0.5:
                return self.word("challenge")
            return self.word("draw") if self.word("draw") in answer.lower() else self.colour(dice)
        card = next((card for card in cards if card not in ("w", "+4")), cards[0])
        line = f"{self.word('play')} {typed_card(card, self.lang)}"
        if card in ("w", "+4"):
            line += f" {self.colour(dice)}"
        return line + (" uno" if re.search(r"\bUno\b", answer) else "")

    def colour(self, dice):
        """A colour to name, of those in the own hand if there are any."""
        own = [card[0] for card in self.hand if card not in ("w", "+4")]
        return COLOURS[self.lang][dice.choice(own or "rygb")]


def play(friends, dice, meanwhile, limit):
    """Plays until everybody has heard the end; `meanwhile` is called with the number of moves behind each of them."""
    end, moves = time.monotonic() + limit, 0
    while not all(friend.is_over() for friend in friends):
        if time.monotonic() > end:
            raise TimeoutError(f"the game does not end: {[(friend.name, friend.rows[-3:]) for friend in friends]}")
        for friend in friends:
            friend.listen()
            if friend.is_on_turn() and not friend.is_over():
                friend.move(dice)
                moves += 1
                meanwhile(moves)
        time.sleep(0.02)
    time.sleep(0.5)
    for friend in friends:
        friend.listen()
