"""The web page in a real browser: what a screen reader is given of each line, when it is put in, what the keyboard
reaches, and what happens when the connection breaks. The server is a stand-in (`door.py`), which numbers its lines.
"""
import os
import re
import time

import browser
import door
from terminal import wait_for, wait_up_to

NAME = "the web page"
NEEDS, MODULES = browser.NEEDS, ()

# What the page holds to, in milliseconds; a browser on a busy machine may be late, never early.
BETWEEN, TYPING, BATCH = 400, 1000, 8
EARLY = 20
AXE = (os.environ.get("AXE", ""), "node_modules/axe-core/axe.min.js", "/usr/lib/node_modules/axe-core/axe.min.js")
SIZES = {"desktop": (1280, 900, False), "phone": (390, 844, True), "400 %": (320, 256, False)}
# Writes down when which text is put into the log, and when a key is pressed.
WATCH = """
window.keys = [];
const watched = window.seen;
window.seen = [];
if (watched) return;
new MutationObserver(all => all.forEach(one => one.addedNodes.forEach(node =>
  seen.push([performance.now(), node.textContent])))).observe(document.getElementById('log'), {childList: true});
document.addEventListener('keydown', event => keys.push([performance.now(), event.key]), true);
"""

# Writes down the pitch of each note that is played.
NOTES = """
window.notes = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (at) { notes.push(this.frequency.value); return start.call(this, at); };
"""

# Seconds after which nothing more is put in: the longest rest between two batches, and something for a busy machine.
LONGEST = 2.6


class Page:
    """The page, entered, in front of a stand-in for the server."""

    def __init__(self, lang="en", enters=True):
        self.lang, self.enters = lang, enters
        self.texts = door.texts_of(lang)

    def __enter__(self):
        self.door = door.Door()
        try:
            self.browser = browser.Browser().__enter__()
            self.open()
        except BaseException:
            self.door.__exit__()
            raise
        return self

    def __exit__(self, *_):
        self.browser.__exit__()
        self.door.__exit__()

    def open(self):
        """Opens the page, and comes in."""
        self.browser.open(f"{self.door.url}?lang={self.lang}&name=Anna")
        self.watch()
        if self.enters:
            self.browser.run("document.getElementById('name').focus()")
            self.browser.press("Enter")
            self.wait_inside()

    def wait_inside(self):
        """Waits for the welcome."""
        wait_for(lambda: self.browser.focus() == ("textbox", self.texts["command"]), "the welcome")

    def watch(self):
        """Writes down from now on what is put into the log."""
        self.browser.run(WATCH)

    def batches(self):
        """What was put into the log: when, and the text."""
        return self.browser.run("return seen")

    def settle(self, quiet=LONGEST):
        """Waits until nothing more is put in, also behind a key."""
        last, since = -1, time.monotonic()
        while time.monotonic() - since < quiet:
            now = self.browser.run("return seen.length")
            if now != last:
                last, since = now, time.monotonic()
            time.sleep(0.1)

    def told(self):
        """The texts that the server told."""
        return [line["text"] for line in self.door.told]


def lines_once(page, result):
    """Each line is given once, in order; in batches that keep their distance, are small, and differ from the one
    before."""
    for typed in ("n 1", "n 20", "n 6 50", "n 6 10", "later 0.3 3"):
        page.browser.type(typed)
        page.settle()
        result.same(f"the lines behind {typed}", page.told(), page.browser.log_lines())
    # Twice the same text.
    for _ in range(2):
        page.browser.type("say The same.")
        page.settle()
    batches = page.batches()
    for (before, earlier), (at, text) in zip(batches, batches[1:]):
        result.hold(at - before >= BETWEEN - EARLY, f"{at - before:.0f} ms between two batches")
        result.hold(earlier != text, f"the same batch twice: {text!r}")
    for _, text in batches:
        result.hold(len(text.split("\n")) <= BATCH, f"a batch of {len(text.split(chr(10)))} lines")


def typing_waits(page, result):
    """Nothing is put in within a second of a key, and Enter lets it go at once."""
    page.watch()
    page.browser.type("later 0.5 3")
    end = time.monotonic() + 3
    while time.monotonic() < end:
        page.browser.press("x")
        time.sleep(0.2)
    waiting = len(page.told())
    result.same("while somebody types", page.told()[:waiting - 3], page.browser.log_lines())
    page.browser.press("Enter")
    result.hold(wait_up_to(0.7, lambda: len(page.batches()) > 0), "Enter lets nothing go")
    page.settle()
    result.same("behind Enter", page.told(), page.browser.log_lines())
    # Without Enter it comes a second after the last key.
    page.watch()
    page.browser.type("later 1 2")
    time.sleep(0.6)
    page.browser.press("y")
    page.settle(2.5)
    (key, _), batches = page.browser.run("return keys")[-1], page.batches()
    behind = [at - key for at, text in batches if "Line" in text]
    result.hold(len(behind) == 1 and behind[0] >= TYPING - EARLY, f"lines {behind} ms behind a key")
    result.same("behind the pause", page.told(), page.browser.log_lines())
    page.browser.press("Backspace", "Enter")
    page.settle()


def connection_returns(page, result):
    """A broken connection is told in one sentence; what was missed comes once, what was typed is sent once."""
    texts, start = page.texts, len(page.browser.log_lines())
    page.browser.type("drop 3")
    time.sleep(1)
    page.door.tell_numbered(12)
    # Lines are typed at the same desk from elsewhere.
    page.door.answered += 4
    page.browser.type("say Typed meanwhile.")
    page.settle()
    wait_for(lambda: page.door.client, "the connection", 20)
    page.settle()
    missed = [text for text in page.told() if "Line" in text][-12:]
    new = page.browser.log_lines()[start:]
    told = [texts["lost"], texts["waiting"], texts["back"], *missed, "Typed meanwhile."]
    result.same("a broken connection", told, new)
    whole = [text for _, text in page.batches() if missed[0] in text]
    result.hold(len(whole) == 1 and missed[-1] in whole[0], "what was missed is not one batch")
    result.same("what was typed", 1, page.door.typed.count("say Typed meanwhile."))
    # The page again: the same desk, without a question, and what is told goes on.
    page.browser.reload()
    page.watch()
    page.wait_inside()
    page.browser.type("n 2")
    page.settle()
    result.same("behind a reload", page.told()[-2:], page.browser.log_lines())
    # A new window: nobody comes in by themselves, and the name leads back to the desk.
    page.browser.run("sessionStorage.clear()")
    page.open()
    hello = [message["hello"] for message in page.door.got if "hello" in message][-1]
    result.same("the desk in a new window", ("secret", len(page.told())), (hello.get("token"), hello.get("after")))
    page.settle()
    result.same("what is told there again", [], page.browser.log_lines())


def playing_by_buttons(page, result):
    """The hand is a list of buttons. Behind a card the focus stands on the heading, so no card is played unheard."""
    texts = page.texts
    page.browser.type("turn red 5, blue 7, red 5, wild")
    page.settle()
    hand = [name for _, role, name, _ in page.browser.tree() if role == "button"]
    fits = texts["card-fits"].replace("{ $card }", "red 5")
    result.hold([name for name in hand if name in (fits, "blue 7", "wild")] == [fits, "blue 7", fits, "wild"],
                f"the hand is {hand}")
    result.same("the title", texts["title-turn"], page.browser.run("return document.title"))
    tab_to(page.browser, ("button", "blue 7"))
    page.browser.press("Enter")
    result.same("the focus behind a card", ("heading", texts["hand"]), page.browser.focus())
    page.settle()
    result.same("what was played", "play blue 7", page.door.typed[-1])
    result.same("what was told", "You play blue 7.", page.browser.log_lines()[-1])
    result.same("the focus later", ("heading", texts["hand"]), page.browser.focus())
    result.same("the title later", texts["title"], page.browser.run("return document.title"))
    # The focus stays on a button while other cards come and go.
    tab_to(page.browser, ("button", "wild"))
    page.door._carry_out("cards green 1, red 5, wild", page.door.answered)
    page.settle()
    result.same("the focus on a card that stays", ("button", "wild"), page.browser.focus())
    tab_to(page.browser, ("button", "Draw"))
    page.browser.press("Enter")
    page.settle()
    result.same("a command", ("draw", ("button", "Draw")), (page.door.typed[-1], page.browser.focus()))


def typing_again(page, result):
    """The arrows bring back what was typed, and what was begun."""
    page.browser.run("document.getElementById('cmd').focus()")
    # What comes together is repeated together.
    for line in ("top", "counts"):
        page.browser.type(line)
        page.settle()
    page.browser.press("d", "r")
    got = []
    for key in ("Up", "Up", "Down", "Down"):
        page.browser.press(key)
        got.append(page.browser.run("return document.getElementById('cmd').value"))
    result.same("the history", ["counts", "top", "counts", "dr"], got)
    page.browser.press("Backspace", "Backspace")
    page.settle()
    before = page.browser.log_lines()
    tab_to(page.browser, ("button", page.texts["repeat"]))
    page.browser.press("Enter")
    page.settle()
    result.same("repeat", before[-1:], page.browser.log_lines()[len(before):])


def passphrases(page, result):
    """What is typed for a passphrase is not shown or kept, comes back by no key, and goes out at once or never."""
    field = "return document.getElementById('cmd')"
    lines = lambda: [message for message in page.door.got if "line" in message]

    def asked(secret, asks=True):
        if asks:
            page.door.send({"secret": secret})
        wait_for(lambda: page.browser.run(f"{field}.type") == ("password" if secret else "text"), "the question")

    before = len(page.browser.log_lines())
    page.browser.run("document.getElementById('cmd').focus()")
    for line in ("top", "secret"):
        page.browser.type(line)
    asked(True, False)
    page.browser.type("correct horse")
    asked(False, False)
    result.same("a passphrase", ("correct horse", True), (lines()[-1]["line"], lines()[-1].get("secret")))
    got = []
    for key in ("Up", "Up", "Down", "Down"):
        page.browser.press(key)
        got.append(page.browser.run(f"{field}.value"))
    result.same("the history behind a passphrase", ["secret", "top", "secret", ""], got)
    kept = page.browser.run("return JSON.stringify([Object.values(localStorage), Object.values(sessionStorage)])")
    result.hold("correct" not in kept, f"the browser keeps {kept}")
    page.settle()
    result.hold("correct" not in " ".join(page.browser.log_lines()[before:]), "the log has it")
    # The connection breaks while somebody is typing.
    asked(True)
    page.browser.press(*"correct")
    before = len(page.browser.log_lines())
    page.door.drop(2)
    time.sleep(0.5)
    result.same("what was begun", "password", page.browser.run(f"{field}.type"))
    page.browser.type(" battery")
    wait_for(lambda: page.door.client, "the connection", 20)
    page.settle()
    told = page.browser.log_lines()[before:]
    texts = page.texts
    result.same("what is told of it", [texts["lost"], texts["unasked"], texts["unasked"], texts["back"]], told)
    result.hold(all("battery" not in line["line"] for line in lines()), "a passphrase is sent later")
    result.same("the line behind it", "text", page.browser.run(f"{field}.type"))
    # It breaks with a passphrase on its way, which is not sent once more.
    asked(True)
    page.door.send = lambda _: None
    page.browser.type("staple horse")
    wait_for(lambda: lines()[-1]["line"] == "staple horse", "the passphrase")
    del page.door.send
    page.door.drop(1)
    wait_for(lambda: page.door.client, "the connection", 20)
    page.settle()
    result.same("a passphrase on its way", 1, sum(line["line"] == "staple horse" for line in lines()))
    page.browser.type("top")
    page.settle()
    result.same("a line behind it", None, lines()[-1].get("secret"))


def promises_are_checked(page, result):
    """The page adds a part to a shuffle, keeps what the server has promised, also behind a reload, and tells what came
    of it."""
    promises = door.promises_of(page.lang)

    def heard_of(typed):
        start = len(page.browser.log_lines())
        page.browser.type(typed)
        page.settle()
        return page.browser.log_lines()[start:]

    def deals():
        result.same("told before the deal", [], heard_of("deal"))
        wait_for(lambda: page.door.part, "a part")
        result.hold(re.fullmatch("[0-9a-f]{64}", page.door.part), f"the part is {page.door.part!r}")
        return page.door.part

    parts = {deals()}
    result.same("while the game goes on", [promises["promise-waits"]], heard_of("shuffle"))
    page.browser.reload()
    page.watch()
    page.wait_inside()
    # Asked again behind a break, the page gives the same part.
    page.door.part = None
    page.door.shuffle(part=True)
    wait_for(lambda: page.door.part, "the part again")
    result.hold(page.door.part in parts, "another part of the same game")
    result.same("told when all is well", [], heard_of("reveal"))
    result.same("found when all is well", [promises["promise-kept"]], heard_of("shuffle"))
    for how, found in (("another", "promise-broken"), ("without", "promise-left-out")):
        parts.add(deals())
        result.same(f"told of a shuffle {how}", [promises[found]], heard_of(f"reveal {how}"))
        result.same(f"found of a shuffle {how}", [promises[found]], heard_of("shuffle"))
    parts.add(deals())
    page.door.secret = b"otherwise"
    start = len(page.browser.log_lines())
    page.door.shuffle(part=True)
    page.settle()
    result.same("told of a shuffle that is begun anew", [promises["promise-changed"]], page.browser.log_lines()[start:])
    result.same("parts", 4, len(parts))
    page.door.reveal()
    # Whoever has begun the next game before the last one was told has withheld it.
    deals()
    result.same("told of a shuffle that is never told", [promises["promise-withheld"]], heard_of("deal"))
    page.door.reveal()
    page.settle()


def sounds(page, result):
    """Sounds are off until they are switched on by the keyboard, and stay on. A line has at most one, an answer at most
    four, and what is heard again has none."""
    pitches = {cue: [pitch for pitch, _ in notes if pitch] for cue, notes in door.tones()["tones"]}

    def heard(cues):
        page.door.tell_cues(cues)
        page.settle()
        return page.browser.run("return notes.splice(0)")

    page.browser.run(NOTES)
    result.same("notes while sounds are off", [], heard(["your-turn"]))
    tab_to(page.browser, ("checkbox", page.texts["sounds-on"]))
    page.browser.press(" ")
    wait_for(lambda: page.browser.run("return notes.length") == len(pitches["test"]), "the test sound")
    result.same("notes of the test", pitches["test"], page.browser.run("return notes.splice(0)"))
    for cue in ("your-turn", "draw", "talk"):
        result.same(f"notes of {cue}", pitches[cue], heard([cue]))
    result.same("notes without a known event", [], heard(["", "drum"]))
    result.same("notes of many lines", pitches["draw"] * 2 + pitches["skip"] + pitches["draw"],
                heard(["draw", "draw", "skip", "draw", "draw", "draw"]))
    page.browser.run("document.getElementById('repeat').click()")
    page.settle()
    result.same("notes of what is heard again", [], page.browser.run("return notes.splice(0)"))
    tab_to(page.browser, ("slider", page.texts["sounds-volume"]))
    page.browser.press("Right")
    wait_for(lambda: page.browser.run("return notes.length"), "the test sound")
    page.browser.reload()
    page.watch()
    page.wait_inside()
    result.same("what is remembered", [True, "60"], page.browser.run(
        "return [document.getElementById('sounds').checked, document.getElementById('volume').value]"))
    tab_to(page.browser, ("checkbox", page.texts["sounds-on"]))
    page.browser.press(" ")


def text_stays_text(page, result):
    """What is told cannot become markup."""
    page.browser.run("document.getElementById('cmd').focus()")
    nasty = "<img src=x onerror=alert(1)><script>alert(2)</script>&lt;b&gt;"
    page.door.tell([nasty])
    page.settle()
    result.same("markup in a line", nasty, page.browser.log_lines()[-1])
    elements = page.browser.run("return document.querySelectorAll('#log img, #log script').length")
    result.same("elements of it", 0, elements)


def leaving(page, result):
    """Goodbye, a desk that was taken over, no room, and a refusal lead to the door, each with its sentence."""
    for typed, sentences in (("end", ["Goodbye.", page.texts["again"]]),
                             ("taken", ["Your desk is at another device now.", page.texts["again"]]),
                             ("crowded", [page.texts["lost"], "The table is full."]),
                             ("refuse", [page.texts["lost"], "The table is full."])):
        page.browser.run("sessionStorage.clear()")
        page.open()
        start = len(page.browser.log_lines())
        page.browser.type(typed)
        wait_up_to(8, lambda: page.browser.focus() == ("heading", page.texts["enter-heading"]))
        page.settle()
        result.same(f"the focus behind {typed}", ("heading", page.texts["enter-heading"]), page.browser.focus())
        result.same(f"behind {typed}", sentences, page.browser.log_lines()[start:])
        kept = "secret" in page.browser.run("return localStorage.getItem('sixdot') || ''")
        result.same(f"the desk behind {typed}", typed in ("taken", "crowded"), kept)
        if typed == "crowded":
            # As soon as there is room, the same desk is there.
            page.browser.run("document.getElementById('name').focus()")
            page.browser.press("Enter")
            page.wait_inside()
            hello = [message["hello"] for message in page.door.got if "hello" in message][-1]
            result.same("the desk when there is room", "secret", hello.get("token"))


def reach(page, result):
    """Everything has a name and is reached by Tab, nothing is too wide or too small, and axe has nothing against it."""
    tree = page.browser.tree()
    roles = [role for _, role, _, _ in tree]
    result.same("headings of the first level", 1, sum(
        role == "heading" and any(own["name"] == "level" and own["value"]["value"] == 1 for own in node["properties"])
        for _, role, _, node in tree))
    result.same("live regions", 1, page.browser.run(
        "return document.querySelectorAll('[aria-live],[role=log],[role=status],[role=alert],output').length"))
    stops = page.browser.stops()
    result.hold(all(name for _, name in stops), f"a stop without a name: {stops}")
    result.same("controls that Tab reaches", sum(role in browser.CONTROLS for role in roles),
                sum(role in browser.CONTROLS for role, _ in stops))
    for size, (width, height, phone) in SIZES.items():
        page.browser.viewport(width, height, phone)
        page.browser.run("scrollTo(0, 0)")
        wide, small, bottom = page.browser.run("""
            const all = [...document.querySelectorAll('button, input, a[href]')];
            const boxes = all.map(e => [e, e.getBoundingClientRect()]);
            const small = boxes.filter(([e, box]) => box.width && (box.width < 24 || box.height < 24));
            return [document.scrollingElement.scrollWidth, small.map(([e]) => e.textContent || e.id),
                    document.getElementById('cmd').getBoundingClientRect().bottom]""")
        result.hold(wide <= width, f"{size}: {wide} pixels wide")
        result.hold(not small, f"{size}: smaller than 24 pixels: {small}")
        result.hold(bottom <= height, f"{size}: the input line ends at {bottom:.0f} pixels")
    page.browser.cdp("Emulation.clearDeviceMetricsOverride")
    judge(page, result)


def judge(page, result):
    """What axe-core has against the page, where it is installed; and what the browser complained of."""
    path = next((path for path in AXE if path and os.path.exists(path)), None)
    if path:
        result.same("axe", [], page.browser.axe(path))
    result.same("complaints of the browser", [], page.browser.console())


def tab_to(own, wanted):
    """Goes by Tab alone from the input line to something."""
    own.run("document.getElementById('cmd').focus()")
    for _ in range(60):
        if own.focus() == wanted:
            return
        own.press("Tab")
    raise TimeoutError(f"Tab never comes to {wanted}, but to {own.stops()}")


def in_the_browser(lang, make):
    """Everything in one language; `make` makes the result that is filled."""
    result = make(NAME, f"the page, {lang}")
    with Page(lang) as page:
        lines_once(page, result)
        typing_waits(page, result)
        connection_returns(page, result)
        playing_by_buttons(page, result)
        typing_again(page, result)
        passphrases(page, result)
        promises_are_checked(page, result)
        text_stays_text(page, result)
        sounds(page, result)
        reach(page, result)
        leaving(page, result)
        judge(page, result)
    return result


def without_script(lang, make):
    """A sentence says what can be done instead."""
    result = make(NAME, f"without script, {lang}")
    with door.Door() as own, browser.Browser(script=False) as shown:
        shown.open(f"{own.url}?lang={lang}")
        said = [name for _, role, name, _ in shown.tree() if role == "StaticText"]
        result.hold(door.texts_of(lang)["no-script"] in said, f"said is {said}")
        result.same("what can be typed into", [], [name for _, role, name, _ in shown.tree() if role == "textbox"])
    return result
