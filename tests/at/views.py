"""What the page looks like in the middle of a game at the real server: on a telephone, and enlarged to 400 %. Nothing
is cut off, nothing has to be scrolled sideways, and every button can be hit.
"""
import random
import time
from types import SimpleNamespace

import door
from browser import Browser
from page import LONGEST, judge
from page_host import PRESS, Host
from terminal import wait_for, wait_quiet

NAME = "the web page"

# Width and height in CSS pixels: a telephone, and a window of 1280 by 1024 at 400 %.
VIEWS = {"phone": (390, 844, True), "400 %": (320, 256, False)}
# The smallest target (WCAG 2.2, 2.5.8), and how much of a text may be hidden by rounding.
SMALLEST, ROUNDING = 24, 1
# Behind how many own moves it is looked at.
MOVES = 4
# What is wrong with the layout: how wide the page is, buttons and fields that are too small, beside the page, or
# covered, and texts that are wider than what they stand in, and a row of the game that is cut off at the upper edge.
FAULTS = """
const wide = document.scrollingElement.scrollWidth, view = document.documentElement.clientWidth;
const shown = [...document.querySelectorAll('button, input, a[href]')].filter(e => e.checkVisibility());
const named = e => (e.textContent || e.id || e.tagName).trim();
const box = e => e.getBoundingClientRect();
const faults = [];
if (wide > view) faults.push(`${wide} pixels wide, and ${view} are seen`);
for (const e of shown) {
  const own = box(e);
  if (Math.min(own.width, own.height) < arguments[0]) faults.push(`${named(e)} is ${own.width} by ${own.height}`);
  if (own.left < 0 || own.right > view) faults.push(`${named(e)} goes from ${own.left} to ${own.right}`);
  e.scrollIntoView({block: 'center'});
  const now = box(e), hit = document.elementFromPoint(now.left + now.width / 2, now.top + now.height / 2);
  if (!hit || !(e === hit || e.contains(hit))) faults.push(`${named(e)} is covered by ${hit && hit.id || hit}`);
}
for (const e of document.querySelectorAll('h1, h2, p, span, label, li, button')) {
  if (e.checkVisibility() && e.scrollWidth > e.clientWidth + arguments[1] && getComputedStyle(e).display !== 'inline')
    faults.push(`${named(e)} is cut off`);
}
scrollTo(0, 0);
const scroll = document.getElementById('scroll'), edge = box(scroll).top + scroll.clientTop;
const rows = [...document.querySelectorAll('#log span')].flatMap(e => [...e.getClientRects()]);
if (rows.some(row => row.top < edge - 2 && row.bottom > edge + 2)) faults.push('the first row is cut off');
return [faults, shown.length];
"""


# Styles with which something must be found at the door of the page.
FAULTY = ("#door { min-width: 500px }", "button { min-height: 0; height: 18px; padding: 0; line-height: 1 }",
          "#enter button { width: 40px; overflow: hidden; white-space: nowrap }",
          "header { position: fixed; inset: 0 }")
STYLED = """
document.adoptedStyleSheets = arguments[0].map(text => {
  const style = new CSSStyleSheet();
  style.replaceSync(text);
  return style;
});
"""


def seen(program, lang, make):
    """The door of the page, and a game behind some moves, with a large hand; `make` makes the result that is filled."""
    result = make(NAME, f"in the middle of a game, {lang}")
    texts, dice = door.texts_of(lang), random.Random(lang)
    with Host(program) as host, Browser() as shown:
        shown.open(f"{host.url}?lang={lang}&name=Anna")
        looked_at(shown, result, f"{lang}-door")
        for style in FAULTY:
            shown.viewport(*VIEWS["400 %"])
            shown.run(STYLED, [style])
            result.hold(shown.run(FAULTS, SMALLEST, ROUNDING)[0], f"not noticed: {style}")
        shown.run(STYLED, [])
        shown.run("document.getElementById('name').focus()")
        shown.press("Enter")
        wait_for(lambda: shown.focus() == ("textbox", texts["command"]), "the welcome")
        shown.type("new uno 4 cards=15")
        shown.type("start")
        own_turn = lambda: shown.run("return document.title") == texts["title-turn"]
        for _ in range(MOVES):
            wait_for(own_turn, "the own turn", 60)
            shown.run(PRESS, dice.random(), False)
            time.sleep(0.3)
        wait_for(own_turn, "the own turn", 60)
        # It comes in batches, and the last of them tells the own turn.
        wait_quiet(lambda: shown.run("return document.getElementById('log').childElementCount"), LONGEST, 60)
        shown.run("document.getElementById('cmd').focus()")
        looked_at(shown, result, f"{lang}-game")
        judge(SimpleNamespace(browser=shown), result)
    return result


def looked_at(shown, result, name):
    """Every view of what is there."""
    for view, (width, height, phone) in VIEWS.items():
        shown.viewport(width, height, phone)
        faults, count = shown.run(FAULTS, SMALLEST, ROUNDING)
        result.same(f"{name}, {view}: faults", [], faults)
        result.hold(count >= 3, f"{name}, {view}: only {count} buttons and fields")
    shown.cdp("Emulation.clearDeviceMetricsOverride")
