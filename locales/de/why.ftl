# Warum ein Zug nicht geht: was, warum, was zu tippen ist. Die Karte kommt zuerst.

needs-wished = Gewünscht ist { COLOUR($colour, article: "indefinite") }.
    .braille = nur { CODE($colour) }
needs-either = Du brauchst { COLOUR($colour) } oder { SYMBOL($symbol, case: "accusative", article: "indefinite") }.
    .braille = nur { $called ->
        [suit] { COLOUR($colour) }
       *[colour] { CODE($colour) }
    } { CODE($symbol) }
needs-colour = Du brauchst { COLOUR($colour) }.
    .braille = nur { CODE($colour) }
needs-symbol = Du brauchst { SYMBOL($symbol, case: "accusative", article: "indefinite") }.
    .braille = nur { CODE($symbol) }

why-not-your-turn = { $who } ist dran.
    .braille = { $who } ist dran
why-not-held = { CARD($card, case: "accusative", article: "definite", capital: "yes") } hast du nicht auf der Hand. { press } { type-hand }, um deine Karten zu hören.
    .braille = kein { CODE($card) }
why-does-not-fit = { CARD($card, article: "definite", capital: "yes") } passt nicht.
    .braille = nicht { CODE($card) }
why-not-on = { CARD($card, article: "definite", capital: "yes") } darf nicht auf { CARD($top, case: "accusative", article: "definite") } gelegt werden.
    .braille = nicht { CODE($card) } auf { CODE($top) }
why-not-last = { CARD($card, article: "definite", capital: "yes") } darf nicht die letzte Karte sein. { $instead ->
    [draw] { press } { type-draw }.
    [pass] { press } { type-pass }.
   *[fewer] Leg weniger Karten auf einmal.
}
    .braille = { CODE($card) } nicht zuletzt
why-must-answer-draw = Mit { CARD($card, case: "dative", article: "definite") } kannst du nicht kontern. { due-draw-or-answer }
    .braille = nicht { CODE($card) } !{ $count }
why-nothing-answers = Mit { CARD($card, case: "dative", article: "definite") } kannst du nicht kontern. { due-draw }
    .braille = nicht { CODE($card) } !{ $count }
why-must-answer-skip = Mit { CARD($card, case: "dative", article: "definite") } kannst du nicht kontern. { due-sit-out-or-answer }
    .braille = nicht { CODE($card) } !aus
why-must-draw-or-challenge = { due-challenge } Legen darfst du jetzt nicht.
    .braille = !{ $count } fordern
why-must-sit-out = Ziehen geht nicht, du setzt aus. { press } { type-pass }.
    .braille = !aus
why-only-the-drawn-card = Legen darfst du nur die gerade gezogene Karte: { CARD($card, case: "accusative", article: "definite") }. Zum Behalten { press-there } { type-pass }.
    .quiet = Legen darfst du nur die gerade gezogene Karte. Zum Behalten { press-there } { type-pass }.
    .braille = nur { CODE($card) }
why-only-twin = Du bist noch nicht dran. Dazwischen darf nur die gleiche Karte: { CARD($card, article: "definite") }. Drück Enter, wenn du sie nicht legst.
    .quiet = Du bist noch nicht dran. Dazwischen darf nur die gleiche Karte. Drück Enter, wenn du sie nicht legst.
    .braille = nur { CODE($card) }
why-wish-missing = Mit { CARD($card, case: "dative", article: "definite") } wünschst du dir { $called ->
    [suit] eine Farbe. Nenn sie
    [rank] einen Wert. Nenn ihn
   *[colour] eine Farbe. Nenn sie
} zusammen mit der Karte.
    .braille = { CODE($card) }>?
why-not-to-wish = Mit { CARD($card, case: "dative", article: "definite") } lässt sich nur dies wünschen: { COLOUR($colours, join: "or", capital: "yes") }.
    .braille = { CODE($card) }>{ CODE($colours) }
why-wish-later = Zuerst kommt, was { CARD($card, article: "definite") } bewirkt, und danach wählst du { $called ->
    [rank] den Wert
    [suit] die Farbe
   *[colour] die Farbe
}. Leg, ohne jetzt schon zu wählen.
    .braille = erst { CODE($card) }
why-no-wish = Mit { CARD($card, case: "dative", article: "definite") } wünschst du dir keine { $called ->
    [suit] Farbe
   *[colour] Farbe
}. Leg die Karte ohne Wunsch.
    .braille = { CODE($card) } allein
why-must-play = Du hast eine passende Karte: { CARD($card, case: "accusative", article: "definite") }. { press } { type-can }, um alle zu hören.
    .quiet = Du hast eine passende Karte. { press } { type-can }, um sie zu lesen.
    .braille = { CODE($card) } passt
why-already-drew = Ziehen kannst du jetzt nicht. Leg eine Karte oder { press-there } { type-pass }.
    .braille = schon gezogen
why-no-drawing = In diesem Spiel zieht man nicht, nur weil nichts passt. { press } { type-can }, um zu hören, was passt.
    .braille = kein Ziehen
why-nothing-to-draw = Es ist keine Karte zum Ziehen mehr da. Leg eine Karte oder { press-there } { type-pass }.
    .braille = Stapel leer
why-must-draw = { $count ->
    [one] Passen geht nicht. Zieh zuerst eine Karte.
   *[other] Passen geht nicht. Zieh zuerst { cards-counted }.
}
    .braille = erst +{ $count }
why-must-draw-on = Passen geht erst, wenn nichts mehr zu ziehen ist und keine deiner Karten passt. Leg eine Karte oder { press-there } { type-draw }.
    .braille = kein Passen, +
why-must-play-nothing-to-draw = Passen geht nicht: Es ist nichts mehr zu ziehen, und { CARD($card, article: "definite") } passt.
    .quiet = Passen geht nicht: Es ist nichts mehr zu ziehen, und eine deiner Karten passt.
    .braille = { CODE($card) } passt
why-call-not-due = { $call } ist jetzt nicht fällig. Sag es mit der Karte, nach der dir { $at ->
    [0] keine mehr bleibt
    [1] nur noch eine bleibt
   *[other] noch { $at } bleiben
}.
    .braille = { $call } nicht fällig
why-call-not-owed = { $call } musst du nicht mehr sagen.
    .braille = { $call } schon gesagt
why-already-called = Du hast { $call } schon gesagt.
    .braille = { $call } schon gesagt
why-calls-are-automatic = An diesem Tisch sagt das Programm für alle an.
    .braille = Ansagen automatisch
why-nothing-to-catch = { $you ->
    [yes] Du hast
   *[no] { $who } hat
} nichts vergessen, was jetzt noch zählt.
    .braille = { $who } nichts
why-no-catching = Hier erwischt man niemanden: Wer eine fällige Ansage vergisst, bekommt die Strafe von selbst.
    .braille = kein Erwischen
why-not-yourself = Dich selbst kannst du nicht erwischen.
    .braille = nicht dich selbst
why-call-yourself = Du kannst noch ansagen.
    .braille = sag an
why-nothing-to-challenge = Jetzt gibt es nichts herauszufordern.
    .braille = nichts zu fordern
why-nothing-to-choose = Du darfst dir gerade keine { $called ->
    [suit] Farbe
   *[colour] Farbe
} wünschen.
    .braille = keine Wahl
why-must-choose = Wähl zuerst { $called ->
    [rank] den Wert
    [suit] die Farbe
   *[colour] die Farbe
}.
    .braille = erst wählen
why-round-over = Die Runde ist zu Ende. Mit Enter beginnt die nächste.
    .braille = Runde zu Ende
why-round-not-over = Die Runde ist noch nicht zu Ende.
    .braille = noch nicht zu Ende
why-match-over = Die Partie ist zu Ende.
    .braille = Partie zu Ende
why-out-of-the-round = In dieser Runde bist du nicht mehr dabei. Bis zur nächsten kannst du zuhören.
    .braille = nicht mehr dabei
why-no-bluff = { CARD($card, article: "definite", capital: "yes") } ist mit deinen Karten ein Bluff, und Bluffen ist an diesem Tisch nicht erlaubt.
    .braille = { CODE($card) } kein Bluff
why-not-together = { CARD($cards, case: "accusative", article: "definite", capital: "yes") } darf man nicht zusammen legen.
    .braille = nicht { CODE($cards) }
why-only-one-card = Jetzt darf nur eine Karte gelegt werden.
    .braille = eine Karte
needs-any = Du brauchst { $needed }.
    .braille = nur { $needed }
needed-colour = { COLOUR($colour) }
    .braille = { CODE($colour) }
needed-symbol = { SYMBOL($symbol, case: "accusative", article: "indefinite") }
    .braille = { CODE($symbol) }
needed-own = deine Zahl { $number }
    .braille = { $number }
needed-row = eine Zahl aus der { $rows }reihe
    .braille = { $rows }
rows-blocked = { $count ->
    [one] die { $rows }reihe ist gesperrt
   *[other] die { $rows }reihe sind gesperrt
}
    .braille = { $rows } zu
row-name = { $row ->
    [2] Zweier
    [3] Dreier
    [4] Vierer
    [5] Fünfer
    [6] Sechser
    [7] Siebener
    [8] Achter
    [9] Neuner
    [11] Elfer
    [13] Dreizehner
    [17] Siebzehner
   *[other] { $row }er
}{ $last ->
    [yes] { "" }
   *[no] -
}
    .braille = { $row }er
why-not-among-more = { CARD($card, article: "definite", capital: "yes") } darf nicht dazugelegt werden.
    .braille = nicht { CODE($card) }
why-stands-for-none = { CARD($card, article: "definite", capital: "yes") } kann jetzt für keine Karte stehen, die passt.
    .braille = nicht { CODE($card) }
why-must-stand-for = Nenn zuerst die Karte, für die { CARD($card, article: "definite") } steht.
    .braille = erst { CODE($card) }=?
why-cannot-stand-for = { CARD($card, article: "definite", capital: "yes") } passt jetzt nicht. Nenn eine Karte, die passt.
    .braille = nicht ={ CODE($card) }
why-nothing-stands-in = Jetzt steht keine gelegte Karte für eine andere.
    .braille = nichts zu nennen
why-must-choose-player = Wähl zuerst jemanden aus.
    .braille = erst wen
why-choose-another = Dich selbst kannst du nicht wählen.
    .braille = nicht dich
why-cannot-be-chosen = { $who } ist nicht mehr in der Runde.
    .braille = { $who } ist fertig
why-nobody-to-choose = Jetzt ist niemand auszuwählen.
    .braille = keine Wahl
why-must-give = { $who } bekommt zuerst eine Karte von dir. Nenn eine deiner Karten.
    .braille = erst { $who } geben
why-nothing-to-give = Jetzt ist keine Karte abzugeben.
    .braille = nichts geben
