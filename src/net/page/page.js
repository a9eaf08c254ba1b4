// The page of a friend who has a browser: what happens, a line to type, the hand and the commands as buttons.
//
// A screen reader is to read each line once, whole and in order. Lines wait in a queue and are put into the log in
// batches: a paragraph each, seldom, never while somebody types, and no two alike in a row. Text is never made HTML.
"use strict";
(() => {
  const PROTOCOL = 1;
  // The least time between two batches, with more for each line of the first, how long after a key nothing is put in,
  // and the most lines of a batch. In milliseconds. A reader that is late leaves out all but the last batch; to speak a
  // line takes it longer than that in any case.
  const BETWEEN = 400;
  const FOR_EACH = 100;
  const TYPING = 1000;
  // The pause after Enter, which ends a line: a screen reader has to be through with the key itself.
  const ENTERED = 150;
  // The pause after the page has moved the focus, which is heard first and would drop what comes at the same time.
  const MOVED = 800;
  // The time before the focus goes to something that is shown. Earlier no screen reader knows of it, and the focus is
  // not heard.
  const SHOWN = 150;
  const BATCH = 8;
  // The most desks of this browser that are kept.
  const DESKS = 20;
  // The most paragraphs in the log.
  const KEPT = 300;
  // The first and the longest wait before another try; how long a silent connection counts as one.
  const FIRST_WAIT = 500;
  const LONGEST_WAIT = 30000;
  const SILENT = 50000;
  // A connection that comes about within this time needs no word.
  const SOON = 3000;
  // The most sounds of a batch.
  const SOUNDS_AT_ONCE = 4;

  const at = (id) => document.getElementById(id);
  const texts = JSON.parse(at("texts").textContent);
  const lang = document.documentElement.lang;
  const title = document.title;

  // The desk of this window outlives a reload by itself. Those of all names that were used in this browser outlive the
  // window, but nobody comes in there without giving the name: several people may share the device.
  const stored = (storage, item = "sixdot") => {
    try {
      return JSON.parse(storage().getItem(item)) || {};
    } catch {
      return {};
    }
  };
  const store = (storage, value, item = "sixdot") => {
    try {
      storage().setItem(item, JSON.stringify(value));
    } catch {
      // Without storage a reload begins anew.
    }
  };
  const here = () => sessionStorage;
  const everywhere = () => localStorage;
  const key = (name) => `=${name.toLowerCase()}`;
  const kept = {
    read: () => stored(here),
    of: (name) => stored(everywhere)[key(name)],
    write(desk) {
      store(here, desk);
      if (!desk.token) return;
      const desks = Object.entries(stored(everywhere)).filter(([name]) => name !== key(desk.name));
      store(everywhere, Object.fromEntries([...desks.slice(1 - DESKS), [key(desk.name), desk]]));
    },
    forget(desk) {
      store(here, {});
      const desks = stored(everywhere);
      const own = desks[key(desk.name || "")];
      if (own && own.token === desk.token) delete desks[key(desk.name)];
      store(everywhere, desks);
    },
  };

  // ---- the log ----

  const log = at("log");
  const scroll = at("scroll");
  const queue = [];
  let next = 0;
  let pressed = -TYPING;
  let second = false;
  let timer = 0;
  let moving = 0;
  // The lines since the last command, to be heard again.
  let latest = [];

  const rest = () => Math.max(0, next - performance.now(), pressed + TYPING - performance.now());

  function plan() {
    if (timer || !queue.length) return;
    timer = setTimeout(() => {
      timer = 0;
      if (!rest()) insert();
      plan();
    }, rest());
  }

  // Somebody types: a key makes a screen reader drop what it was to say.
  function holdBack() {
    pressed = performance.now();
  }

  function letGo() {
    pressed = performance.now() - TYPING + ENTERED;
    clearTimeout(timer);
    timer = 0;
    plan();
  }

  function moveFocus(element) {
    element.focus();
    pressed = Math.max(pressed, performance.now() - TYPING + MOVED);
  }

  // From one part of the page to another, which is hidden.
  function moveTo(element, to, from) {
    to.hidden = false;
    pressed = Math.max(pressed, performance.now() - TYPING + MOVED);
    clearTimeout(moving);
    // The element that had the focus goes first, for the same reason.
    from.hidden = true;
    moving = setTimeout(() => moveFocus(element), SHOWN);
  }

  function told(lines) {
    for (const line of lines) {
      queue.push(line);
      latest.push(line);
    }
    latest.splice(0, latest.length - 40);
    plan();
  }

  const say = (text) => told([{ text }]);

  function batch() {
    const missed = queue[0].missed;
    let count = 1;
    while (count < queue.length && (missed ? queue[count].missed : count < BATCH)) count += 1;
    return queue.splice(0, count);
  }

  function insert() {
    const paragraph = document.createElement("p");
    const lines = batch();
    lines.forEach((line, index) => {
      if (index) paragraph.append("\n");
      const span = document.createElement("span");
      span.textContent = line.text;
      if (line.lang && line.lang !== lang) span.lang = line.lang;
      paragraph.append(span);
    });
    play(lines.map((line) => line.cue));
    if (second) paragraph.append("\u00A0");
    second = !second;
    const reading = scroll.scrollTop + scroll.clientHeight < scroll.scrollHeight - 8;
    log.append(paragraph);
    while (log.childElementCount > KEPT) log.firstElementChild.remove();
    if (!reading) showLast();
    next = performance.now() + BETWEEN + FOR_EACH * Math.min(lines.length, 2 * BATCH);
  }

  // The last lines, from a whole row on: one that would be cut off at the upper edge goes above it.
  function showLast() {
    log.style.paddingBottom = "";
    scroll.scrollTop = scroll.scrollHeight;
    const edge = scroll.getBoundingClientRect().top + scroll.clientTop;
    const across = (box) => box.top < edge - 1 && box.bottom > edge + 1;
    const first = [...log.children].find((paragraph) => across(paragraph.getBoundingClientRect()));
    if (!first) return;
    const cut = [...first.children].flatMap((span) => [...span.getClientRects()]).find(across);
    if (!cut) return;
    log.style.paddingBottom = `${cut.bottom - edge}px`;
    scroll.scrollTop = scroll.scrollHeight;
  }

  window.addEventListener("resize", showLast);

  // ---- sounds ----

  // The notes of each event, the most important event first: pairs of pitch and milliseconds.
  const { attack, pause, tones } = JSON.parse(at("tones").textContent);
  const sounds = at("sounds");
  const volume = at("volume");
  const chosenBefore = stored(everywhere, "sixdot-sounds");
  sounds.checked = chosenBefore.on === true;
  volume.value = chosenBefore.volume ?? 50;
  let audio = null;

  // A browser lets a page sound only after a key or a click.
  async function wake() {
    if (!sounds.checked) return;
    audio = audio || new AudioContext();
    await audio.resume();
  }

  // The most important events, one after another. Without a key or a click before, nothing is kept for later.
  function play(cues) {
    if (!sounds.checked || !audio || audio.state !== "running") return;
    const ranks = cues.map((cue) => tones.findIndex(([name]) => name === cue));
    const known = ranks.map((rank, place) => ({ rank, place })).filter(({ rank }) => rank >= 0);
    const first = known.sort((one, other) => one.rank - other.rank).slice(0, SOUNDS_AT_ONCE);
    let time = audio.currentTime;
    for (const { rank } of first.sort((one, other) => one.place - other.place)) {
      for (const [pitch, length] of [...tones[rank][1], pause]) {
        if (pitch) playNote(pitch, time, time + length / 1000);
        time += length / 1000;
      }
    }
  }

  function playNote(pitch, start, end) {
    const note = audio.createOscillator();
    const loudness = audio.createGain();
    note.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(0.9 * (volume.value / 100) ** 2, start + attack / 1000);
    loudness.gain.linearRampToValueAtTime(0, end);
    note.connect(loudness).connect(audio.destination);
    note.start(start);
    note.stop(end);
  }

  for (const control of [sounds, volume]) {
    control.addEventListener("change", async () => {
      store(everywhere, { on: sounds.checked, volume: Number(volume.value) }, "sixdot-sounds");
      await wake();
      play(["test"]);
    });
  }
  document.addEventListener("click", wake, true);

  document.addEventListener("keydown", (event) => {
    wake();
    if (event.key === "Enter") letGo();
    else holdBack();
  }, true);
  document.addEventListener("input", holdBack, true);

  // ---- the connection ----

  let desk = kept.read();
  let inside = false;
  let socket = null;
  let welcomed = false;
  let begun = false;
  let heard = 0;
  let tries = 0;
  let retry = 0;
  // The trouble with the connection that was reported and still holds.
  let trouble = "";
  // The time of a return: the first lines after it are those that were missed.
  let returned = -SOON;
  // Typed lines without an answer.
  let waiting = [];
  // The words of a table that is to be joined on the way in.
  let code = "";
  // Words of return or the passphrase of a name.
  let words = "";
  // True while a passphrase is asked for. An answer to it goes out at once or not at all.
  let secret = false;

  function send(message) {
    if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  function connect() {
    clearTimeout(retry);
    retry = 0;
    const place = new URL("ws", location.href);
    place.protocol = place.protocol === "https:" ? "wss:" : "ws:";
    place.hash = "";
    place.search = "?lang=" + lang;
    const own = new WebSocket(place.href);
    socket = own;
    welcomed = false;
    heard = performance.now();
    own.onopen = () => {
      const hello = { protocol: PROTOCOL, client: "web 1", lang, name: desk.name, shuffles: true };
      if (desk.token) Object.assign(hello, { token: desk.token, after: desk.last || 0 });
      if (!begun) hello.begins = true;
      if (code) hello.code = code;
      if (words) hello.words = words;
      send({ hello });
    };
    own.onmessage = (event) => {
      if (socket === own) receive(event.data);
    };
    own.onclose = () => {
      if (socket === own) lost();
    };
  }

  function receive(data) {
    heard = performance.now();
    let message;
    try {
      message = JSON.parse(data);
    } catch {
      return;
    }
    if (message.welcome) welcome(message.welcome);
    if (message.told) take(message.told, message.id);
    if (message.state) show(message.state);
    if (message.shuffle) shuffle(message.shuffle);
    if (message.check) say(texts[finding()]);
    if (typeof message.record === "string" && waiting.length) saveRecord(message.record);
    if (message.secret !== undefined) ask(message.secret === true);
    if (message.ping !== undefined) send({ pong: message.ping });
    for (const last of ["taken", "refused", "bye"]) {
      if (message[last] !== undefined) over(last, message[last], message.again === true, message);
    }
  }

  function welcome(said) {
    const same = said.token === desk.token;
    if (!same) {
      desk.last = 0;
      desk.id = 0;
      waiting = [];
    }
    // A server that has lost what it had told there counts anew.
    if (said.last < desk.last) desk.last = said.last;
    Object.assign(desk, { token: said.token, name: said.name || desk.name, lang });
    // Lines may have been typed there from elsewhere: what was never sent comes behind them.
    const unsent = waiting.filter((line) => !line.sent);
    let last = Math.max(said.typed || 0, unsent.length ? unsent[0].id - 1 : desk.id || 0);
    for (const line of unsent) line.id = last += 1;
    desk.id = last;
    kept.write(desk);
    code = "";
    forgetWords();
    welcomed = true;
    begun = true;
    tries = 0;
    if (same && said.back === true) returned = performance.now();
    if (trouble) {
      trouble = "";
      // Missed lines come at once, and are one batch with it.
      next = performance.now() + BETWEEN;
      told([{ text: texts.back, missed: true }]);
    }
    if (at("table").hidden) enterTable();
    // A line that came twice is answered once.
    waiting.forEach(sendLine);
  }

  function sendLine(line) {
    line.sent = true;
    send({ line: line.line, id: line.id, ...(line.secret && { secret: true }) });
  }

  // A line that was begun as a passphrase is never shown, even if nobody asks for it any more.
  function ask(asked) {
    secret = asked;
    if (asked) command.type = "password";
    else if (!command.value) command.type = "text";
  }

  function unasked() {
    const was = secret || waiting.some((line) => line.secret);
    waiting = waiting.filter((line) => !line.secret);
    ask(false);
    return was;
  }

  function take(lines, id) {
    const fresh = lines.filter((line) => typeof line.text === "string" && !(line.n <= (desk.last || 0)));
    for (const line of fresh) if (line.n) desk.last = line.n;
    if (id) waiting = waiting.filter((line) => line.id > id);
    kept.write(desk);
    const missed = !id && performance.now() - returned < SOON;
    if (fresh.length) returned = -SOON;
    told(fresh.map(({ text, lang, cue }) => ({ text, lang, cue, missed })));
  }

  // ---- the shuffle ----

  // SHA-256, since a browser gives its own to pages alone that came over TLS.
  const primes = [];
  for (let number = 2; primes.length < 64; number += 1) {
    if (primes.every((prime) => number % prime)) primes.push(number);
  }
  const fraction = (root) => Math.floor((root % 1) * 2 ** 32) | 0;
  const FIRST = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
  const EACH = primes.map((prime) => fraction(Math.cbrt(prime)));
  const turn = (word, by) => (word >>> by) | (word << (32 - by));

  function sha256(message) {
    const bytes = [...message, 128];
    while (bytes.length % 64 !== 56) bytes.push(0);
    for (let at = 7; at >= 0; at -= 1) bytes.push(Math.floor((message.length * 8) / 256 ** at) & 255);
    let sums = FIRST;
    for (let from = 0; from < bytes.length; from += 64) {
      const words = [];
      let [a, b, c, d, e, f, g, h] = sums;
      for (let round = 0; round < 64; round += 1) {
        if (round < 16) {
          words.push(bytes.slice(from + 4 * round, from + 4 * round + 4).reduce((word, byte) => (word << 8) | byte, 0));
        } else {
          const [early, late] = [words[round - 15], words[round - 2]];
          const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
          const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
          words.push((words[round - 16] + low + words[round - 7] + high) | 0);
        }
        const stirred = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
        const one = (h + stirred + ((e & f) ^ (~e & g)) + EACH[round] + words[round]) | 0;
        const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
      }
      const stirred = [a, b, c, d, e, f, g, h];
      sums = sums.map((sum, at) => (sum + stirred[at]) | 0);
    }
    return sums.flatMap((sum) => [24, 16, 8, 0].map((by) => (sum >>> by) & 255));
  }

  const digits = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const bytesOf = (text) => (text.match(/../g) || []).map((pair) => parseInt(pair, 16));
  const hash = (what, bytes) => sha256([...Array.from(what, (letter) => letter.charCodeAt(0)), 10, ...bytes]);
  const commitmentOf = (secret) => digits(hash("sixdot commitment 1", bytesOf(secret)));

  function seedOf({ secret, parts }) {
    const seats = Object.keys(parts).map(Number).sort((one, other) => one - other);
    const all = seats.flatMap((seat) => [seat, ...bytesOf(parts[seat])]);
    return BigInt("0x" + digits(hash("sixdot seed 1", [...bytesOf(secret), ...all]).slice(0, 8))).toString();
  }

  // The commitment of the server is kept until the game is over, and then checked.
  function shuffle(said) {
    const old = desk.promise;
    const same = old && old.table === said.table && old.game === said.game;
    if (said.revealed) {
      if (same && !old.found) found(old, check(old, said));
      return;
    }
    const { table, game, commitment } = said;
    const stays = same && old.commitment === commitment;
    const promise = stays ? old : { table, game, commitment };
    if (old && !stays && old.table === table && old.part && !old.found) {
      if (same) promise.found = "promise-changed";
      say(texts[same ? "promise-changed" : "promise-withheld"]);
    }
    if (said.part) {
      promise.part = promise.part || digits(crypto.getRandomValues(new Uint8Array(32)));
      send({ shuffle: { table, game, part: promise.part } });
    }
    desk.promise = promise;
    kept.write(desk);
  }

  function check(promise, { commitment, revealed }) {
    const isKept = commitment === promise.commitment && commitmentOf(revealed.secret) === commitment;
    if (!isKept || seedOf(revealed) !== revealed.seed) return "promise-broken";
    if (!promise.part) return "promise-kept-alone";
    return Object.values(revealed.parts).includes(promise.part) ? "promise-kept" : "promise-left-out";
  }

  function found(promise, what) {
    promise.found = what;
    kept.write(desk);
    if (!what.startsWith("promise-kept")) say(texts[what]);
  }

  function finding() {
    const { promise } = desk;
    if (!promise) return "promise-none";
    return promise.found || (promise.part ? "promise-waits" : "promise-waits-alone");
  }

  function saveRecord(text) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = "sixdot-together.txt";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), SOON);
    say(texts.record);
  }

  function lost() {
    socket = null;
    if (!inside) return;
    const reached = welcomed;
    welcomed = false;
    const now = navigator.onLine === false ? "offline" : desk.token ? "lost" : "unreachable";
    // One sentence for each time that it is gone.
    if (!trouble && (reached || tries > 0 || now === "offline")) {
      trouble = now;
      say(texts[now]);
    }
    if (unasked()) say(texts.unasked);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
    tries += 1;
    retry = setTimeout(connect, wait * (0.75 + Math.random() / 2));
  }

  function forgetWords() {
    words = "";
    at("words").value = "";
    at("words-p").hidden = true;
  }

  function over(how, sentence, again, { words: wantsWords = false, keeps = false }) {
    if (typeof sentence === "string" && sentence) say(sentence);
    if (again && how !== "taken") {
      trouble = how;
      return;
    }
    leave();
    // Lines on their way are not carried out later, once somebody has heard that the desk is gone.
    waiting = [];
    if (command.type === "password") command.value = "";
    ask(false);
    // A desk that was left is not asked for again; one that was taken over can be taken back.
    if (how !== "taken" && keeps !== true) {
      kept.forget(desk);
      desk = { name: desk.name };
    }
    if (how !== "refused") say(texts.again);
    forgetWords();
    at("words-p").hidden = wantsWords !== true;
    enterDoor(at(wantsWords === true ? "words" : "door-h"));
  }

  function leave() {
    inside = false;
    clearTimeout(retry);
    const old = socket;
    socket = null;
    if (old) old.close();
    document.title = title;
  }

  // A connection that died without a word: nothing has come for longer than the server keeps silent.
  setInterval(() => {
    if (inside && socket && performance.now() - heard > SILENT) {
      const dead = socket;
      lost();
      dead.close();
    }
  }, 5000);

  function tryNow() {
    if (!inside) return;
    tries = 0;
    if (retry) connect();
  }
  window.addEventListener("online", tryNow);
  window.addEventListener("pageshow", tryNow);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) tryNow();
  });

  // ---- typing ----

  const command = at("cmd");
  const history = [];
  let place = 0;
  let draft = "";

  function type(line, hidden = false) {
    latest = [];
    desk.id = (desk.id || 0) + 1;
    kept.write(desk);
    const message = { line, id: desk.id, sent: false, secret: hidden };
    waiting.push(message);
    waiting.splice(0, waiting.length - 50);
    if (welcomed) sendLine(message);
    else say(texts.waiting);
  }

  at("f").addEventListener("submit", (event) => {
    event.preventDefault();
    const line = command.value.trim();
    // A hidden line does not enter the history.
    const hidden = command.type === "password";
    if (line && !hidden && history[history.length - 1] !== line) history.push(line);
    history.splice(0, history.length - 200);
    place = history.length;
    draft = "";
    command.value = "";
    letGo();
    if (hidden && !(secret && welcomed)) {
      ask(false);
      say(texts.unasked);
    } else type(line, hidden);
  });

  command.addEventListener("keydown", (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const goal = place + step;
    if (goal < 0 || goal > history.length) return;
    if (place === history.length) draft = command.value;
    place = goal;
    command.value = place === history.length ? draft : history[place];
    command.setSelectionRange(command.value.length, command.value.length);
  });

  at("repeat").addEventListener("click", () => {
    const lines = latest.filter((line) => !queue.includes(line));
    if (!lines.length) return;
    queue.push(...lines.map((line) => ({ ...line, cue: undefined, missed: true })));
    plan();
  });

  for (const button of document.querySelectorAll("#more button[data-type]")) {
    button.addEventListener("click", () => type(button.dataset.type));
  }

  // ---- hand and commands ----

  function show(state) {
    fill("hand", state.hand || []);
    fill("actions", state.actions || []);
    document.title = state.turn ? texts["title-turn"] : title;
  }

  // Buttons that stay are not touched, so that the focus stays where it is.
  function fill(id, items) {
    const list = at(id);
    const section = at(`${id}-s`);
    const focused = section.contains(document.activeElement) ? document.activeElement : null;
    const before = new Map();
    for (const entry of list.children) {
      const typed = entry.firstElementChild.dataset.type;
      before.set(typed, [...(before.get(typed) || []), entry]);
    }
    const entries = items.map((item) => {
      const entry = (before.get(item.type) || []).shift() || entryOf(id, item.type);
      const button = entry.firstElementChild;
      const text = item.fits ? texts["card-fits"].replace("{card}", () => item.text) : item.text;
      if (button.textContent !== text) button.textContent = text;
      button.classList.toggle("fits", item.fits === true);
      return entry;
    });
    // The focus never stands on something that goes: a screen reader would take it for the focus of the whole page.
    if (focused && !entries.length) moveFocus(command);
    else if (list.contains(focused) && !entries.includes(focused.parentElement)) moveFocus(at(`${id}-h`));
    for (const entry of [...list.children]) if (!entries.includes(entry)) entry.remove();
    entries.forEach((entry, index) => {
      if (list.children[index] !== entry) list.insertBefore(entry, list.children[index] || null);
    });
    section.hidden = !entries.length;
    // One that had to be moved has lost it.
    if (focused && document.activeElement === document.body) focused.focus();
  }

  function entryOf(id, typed) {
    const entry = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.type = typed;
    button.addEventListener("click", () => {
      // Another card must not stand under the finger before it was heard.
      if (id === "hand") moveFocus(at("hand-h"));
      type(typed);
    });
    entry.append(button);
    return entry;
  }

  // ---- the door ----

  function enterDoor(focus) {
    at("name").value = desk.name || at("name").value;
    moveTo(focus, at("door"), at("table"));
  }

  function enterTable() {
    moveTo(command, at("table"), at("door"));
  }

  function begin() {
    inside = true;
    tries = 0;
    trouble = "";
    connect();
    const own = socket;
    setTimeout(() => {
      if (inside && socket === own && !welcomed && !trouble) say(texts.connecting);
    }, SOON);
  }

  at("enter").addEventListener("submit", (event) => {
    event.preventDefault();
    const value = (id) => at(id).value.trim();
    if (!value("name")) {
      // Not before: a field that has to be filled and is empty is told as a wrong one.
      at("name").value = "";
      at("name").required = true;
      at("name").reportValidity();
      return;
    }
    const name = value("name");
    if (!desk.token || key(desk.name) !== key(name)) desk = { name, ...kept.of(name) };
    code = value("code");
    words = at("words").value;
    if (socket) leave();
    begin();
  });

  at("name").addEventListener("input", () => {
    at("name").required = false;
  });

  // Another language keeps what is filled in.
  for (const link of document.querySelectorAll("#languages a")) {
    link.addEventListener("click", () => {
      const target = new URL(link.href);
      for (const id of ["name", "code"]) if (at(id).value) target.searchParams.set(id, at(id).value);
      link.href = target.href;
    });
  }

  const asked = new URLSearchParams(location.search);
  for (const id of ["name", "code"]) if (asked.get(id)) at(id).value = asked.get(id);
  at("door").hidden = false;
  if (desk.token && !asked.get("code")) begin();
  else if (desk.name && !at("name").value) at("name").value = desk.name;
})();
