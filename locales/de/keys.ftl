# Einzelne Tasten: Jede wirkt für sich, ohne Enter.

command-keys = tasten
    .use = tasten an oder tasten aus
    .help = Lässt jede Taste für sich wirken. Das Fragezeichen nennt sie, der Doppelpunkt öffnet eine Zeile, Bild auf und Bild ab wiederholen Gehörtes.
setting-keys = Einzelne Tasten
keys-are = { $on ->
    [yes] Einzelne Tasten sind an. ? nennt die Tasten, ein Doppelpunkt öffnet eine Zeile zum Tippen.
   *[no] Einzelne Tasten sind aus.
}
    .braille = { $on ->
        [yes] Tasten an, ? nennt sie
       *[no] Tasten aus
    }
keys-not-here = Einzelne Tasten brauchen ein Terminal, und das hier ist keines.
    .braille = hier keine Tasten

# Die Tasten, jede mit ihrem Befehl in den Wörtern des Programms. Große Buchstaben gelten wie kleine.
words-keys = h hand, b hand+numbers, o top, z draw, p pass, k call, e catch, f challenge, u undo, n counts, comma where, d turn, s scores, t order, g pending, y direction, a can, i tip, w news, r repeat, m more, l legend, c rules, v next, x new, j learn, q quit
words-keys-wall = f free, p pairs, comma left, stop right, u undo, h under, g collected, b bans, n counts, d turn, s scores, t order, a can, i tip, w news, r repeat, m more, l legend, c rules, v next, x new, j learn, q quit
words-keys-patience = l lay, e lay+colour, p put, f choose+colour, k keep, b auto, u undo, z stop, h top, o piles, t rows, n counts, d turn, s scores, g chances, a can, i tip, w news, r repeat, m more, y legend, c rules, v next, x new, j learn, q quit

# Was auf eine Taste gesagt wird.
key-item = { $sort ->
    [comma] Komma { $name }
    [stop] Punkt { $name }
   *[letter] { $key } { $name }
}
key-colour = und eine Farbe
key-unknown = { $key } ist hier keine Taste. ? nennt die Tasten.
    .braille = keine Taste { $key }, ? nennt sie
key-unnamed = Diese Taste bewirkt hier nichts. ? nennt die Tasten.
    .braille = keine Taste, ? nennt sie
# A place of the hand, before its number.
words-position = platz
key-none-playable = Keine deiner Karten kannst du legen.
    .braille = keine passt
key-nothing-done = Es ist nichts geschehen.
key-line-opened = Tippe eine Zeile, dann Enter. Escape verlässt sie.
    .braille = tippe, Enter; Escape verlässt
key-line-left = Zeile verlassen. Es gelten wieder Einzeltasten.
    .braille = verlassen, Tasten
review-kind = { $kind ->
    [game] Züge
    [chat] Gespräch
    [hand] Deine Karten
   *[all] Alles
}.
key-sure = Taste { $key }: { $does } Wenn du das willst, drück noch einmal { $key }.
    .braille = { $does } noch einmal { $key }: ja
key-sure-can-play = Du kannst eine Karte legen. Wenn du es trotzdem willst, drück noch einmal { $key }.
    .braille = Karte passt; noch einmal { $key }: ja
key-two-digits = Drück zwei Ziffern, zum Beispiel 12 für die zwölfte Karte.
    .braille = 2 Ziffern?
key-pair = { $number }, und die zweite Nummer?
    .braille = { $number } und?
key-which-colour = Welche Farbe? { $keys }.
    .braille = { $keys }

# Die Tasten, die ? nennt, höchstens acht Zeilen.
keys-replay = Enter: der nächste Zug. Pfeil auf: der Zug davor. Leertaste: wer dran war. Ein Doppelpunkt öffnet eine Zeile zum Tippen, etwa { command-help }.
keys-answers = Zum Antworten: { $keys }.
keys-digits = Deine Karten: Die Tasten 1 bis 9 legen die Karte auf diesem Platz, 0 die zehnte, Punkt und zwei Ziffern die auf jedem anderen.
    .braille = 1-9 Karte, 0 zehnte, Punkt 12 zwölfte
keys-digits-wall = Ein Paar: seine beiden Nummern nacheinander, 0 für 10.
    .braille = 2 Nummern: Paar, 0: 10
keys-moves = Deine Züge: { $keys }.
keys-table = Der Tisch: { $keys }.
keys-thinking = Vor dem Zug: { $keys }.
keys-again = Zum Nachhören: { $keys }, auf und ab Zeile für Zeile. Bild auf und Bild ab gehen durch Zeilen einer Art, auch beim Tippen; Bindestrich oder Strg+O wechselt die Art.
keys-again-replay = Zum Nachhören: { $keys }.
keys-program = Das Programm: { $keys }.
keys-more = { $hand ->
    [yes] Links und Rechts gehen durch deine Karten, Tab und Umschalt+Tab durch die, die du legen kannst; Enter legt dann die Karte. { $goes-on ->
        [yes] Enter geht weiter, ein Doppelpunkt öffnet eine Zeile zum Tippen.
       *[no] Ein Doppelpunkt öffnet eine Zeile zum Tippen.
    } Die Leertaste sagt, was zu tun ist.
   *[no] { $goes-on ->
        [yes] Enter geht weiter, ein Doppelpunkt öffnet eine Zeile zum Tippen.
       *[no] Ein Doppelpunkt öffnet eine Zeile zum Tippen.
    } Die Leertaste sagt, was zu tun ist.
}
