# Antworten auf Fragen nach dem Tisch.

hand = { $count ->
    [0] Du hast keine Karten.
    [one] Du hast eine Karte.
   *[other] Du hast { $count } Karten.
}
    .braille = { $count ->
    [0] keine Karten
   *[other] { "" }
}
hand-group = { COLOUR($colour, capital: "yes") }: { SYMBOL($symbols, join: "list") }.
    .braille = { CODE($cards) }
hand-colourless = { CARD($cards, join: "list", capital: "yes") }.
    .braille = { CODE($cards) }
hand-position = { $position }: { CARD($card) }.
    .braille = { $position }:{ CODE($card) }

top = Oben liegt { CARD($card, article: "definite") }.
    .braille = { CODE($card) }
top-wished = Oben liegt { CARD($card, article: "definite") }, gewünscht ist { COLOUR($wish) }.
    .braille = { CODE($card) }>{ CODE($wish) }
turn = { $you ->
    [yes] Du bist dran.
   *[no] { $who } ist dran.
}
    .braille = { $you ->
    [yes] dran
   *[no] { $who } ist dran
}
due-play-or-pass = Leg eine Karte oder passe.
    .braille = oder passen
due-drawn-or-pass = Leg { CARD($card, case: "accusative", article: "definite") } oder passe.
    .braille = { CODE($card) } oder passen
due-again = Leg noch eine Karte oder passe.
    .braille = nochmal oder passen
due-draw = { $count ->
    [one] Zieh eine Karte.
   *[other] Zieh { $count } Karten.
}
    .braille = !{ $count }
due-draw-or-answer = { $count ->
    [one] Zieh eine Karte oder leg { SYMBOL($answers, case: "accusative", article: "indefinite", join: "or") }.
   *[other] Zieh { $count } oder leg { SYMBOL($answers, case: "accusative", article: "indefinite", join: "or") }.
}
    .braille = !{ $count }
due-sit-out = Du musst aussetzen: Passe.
    .braille = !aus
due-sit-out-or-answer = Passe oder leg { SYMBOL($answers, case: "accusative", article: "indefinite", join: "or") }.
    .braille = !aus
due-challenge = { $count ->
    [one] Zieh eine Karte oder fordere heraus.
   *[other] Zieh { $count } Karten oder fordere heraus.
}
    .braille = !{ $count } fordern
due-challenge-or-answer = Zieh { $count }, fordere heraus oder leg { SYMBOL($answers, case: "accusative", article: "indefinite", join: "or") }.
    .braille = !{ $count } fordern
due-choose = { $called ->
    [suit] Nenne eine Farbe für die Startkarte: { COLOUR($colours, join: "or") }.
   *[colour] Nenne eine Farbe für die Startkarte: { COLOUR($colours, join: "or") }.
}
    .braille = nenne { CODE($colours) }
due-deal = Die nächste Runde kann gegeben werden.
    .braille = geben

pending-nothing = Nichts steht aus.
    .braille = nichts
pending-draw = { $answers ->
    [yes] { $who } muss { cards-counted } ziehen oder kontern.
   *[no] { $who } muss { cards-counted } ziehen.
}
    .braille = { $who } !{ $count }
pending-sit-out = { $who } muss aussetzen oder kontern.
    .braille = { $who } !aus
pending-challenge = { $who } muss { cards-counted } ziehen oder herausfordern.
    .braille = { $who } !{ $count }

status-top = { CODE($card) }
status-wished = { CODE($card) }>{ CODE($wish) }
status-draw = !{ $count }
status-sit-out = !s

count = { $who } { $count }.
    .braille = { $who }{ $count }
count-out = { $you ->
    [yes] Du bist fertig.
   *[no] { $who } ist fertig.
}
    .braille = { $who } fertig
scores = { $minus ->
    [yes] Minuspunkte bisher: { $items }.
   *[no] Punkte bisher: { $items }.
}
    .braille = { $items }
scores-none = Punkte gibt es in diesem Spiel nicht.
    .braille = keine Punkte
direction = { $clockwise ->
    [yes] Es geht im Uhrzeigersinn.
   *[no] Es geht gegen den Uhrzeigersinn.
}
    .braille = { $clockwise ->
    [yes] im Uhrzeigersinn
   *[no] gegen Uhrzeigersinn
}
seating = In der Reihenfolge des Spiels: { $names }.
    .braille = { $names }
seating-dealer = { $you ->
    [yes] Du gibst.
   *[no] { $who } gibt.
}
    .braille = { $you ->
    [yes] ich gebe
   *[no] { $who } gibt
}

can-play = Du kannst { CARD($cards, case: "accusative", article: "definite", join: "or") } legen.
    .braille = { CODE($cards) }
can-together = Zusammen kannst du { CARD($cards, case: "accusative", article: "definite") } legen.
    .braille = { CODE($cards) }
can-play-nothing = Keine deiner Karten passt.
    .braille = keine passt
can-call = Sag dazu { $call }.
    .braille = { $call }!
can-type = { $cards ->
    [yes] Oder tippe { $words }.
   *[no] Tippe { $words }.
}
    .braille = { $words }

what-if = Wenn du { CARD($card, case: "accusative", article: "definite") } legst: { $clauses }.
    .braille = { CODE($card) }: { $clauses }
what-if-wish = { $called ->
    [suit] du wünschst dir eine Farbe
   *[colour] du wünschst dir eine Farbe
}
    .braille = >?
what-if-nothing = Wenn du { CARD($card, case: "accusative", article: "definite") } legst, geschieht sonst nichts.
    .braille = { CODE($card) }: nichts
what-if-next = { $you ->
    [yes] Danach bist du dran.
   *[no] Danach ist { $who } dran.
}
    .braille = dann { $who }
what-if-held = { $count ->
    [0] Du hättest dann keine Karte mehr.
    [one] Du hättest dann noch eine Karte.
   *[other] Du hättest dann noch { $count } Karten.
}
    .braille = { $count }k

news = Seit deinem Zug: { $lines }
    .braille = { $lines }
news-nothing = Seit deinem Zug ist nichts geschehen.
    .braille = nichts
spell = { $name }: { $letters }.
    .braille = { $name }
spell-space = Leerzeichen
games-item = { $id }: { $name }, { $sizes }.
sizes-range = { $min } bis { $max } Personen
sizes-list = { $last ->
    [1] eine Person
   *[other] { $list } Personen
}
games-option = { $name }: { $title }: { $values }. Ohne Wahl: { $default }.
    .braille = { $name }: { $values }; { $default }
games-option-range = { $min } bis { $max }

# Was die Kürzel bedeuten.
legend-colour = { COLOUR($colour) } { CODE($colour) }
legend-symbol = { SYMBOL($symbol) } { CODE($symbol) }

# Das Regelbuch.
rule-clause = Regel { $clause }: { $title }.
    .braille = { $clause } { $title }:
rule-item = { $clause } { $title }
rule-without-text = Zur Regel { $clause } steht nichts im Regelbuch.
    .braille = { $clause }: kein Text
rule-replaced = Die Regel { $clause } gilt in diesem Spiel nicht, an ihrer Stelle steht eine andere.
    .braille = { $clause } gilt nicht
rule-numbers = { $game } hat die Regeln { $clauses }. Tippe { command-rule } und eine Nummer, etwa { command-rule } { $example }, oder ein Wort aus dem Titel.
    .braille = { command-rule }: { $clauses }
rule-range = { $first } bis { $last }
rule-several = Zu { $word } passt mehr als eine Regel: { $items }. Tippe { command-rule } und eine der Nummern.
    .braille = { $word }: { $items }
text-only-in = { $lang ->
    [de] Diesen Text gibt es nur auf Deutsch.
    [en] Diesen Text gibt es nur auf Englisch.
    [fi] Diesen Text gibt es nur auf Finnisch.
   *[other] Diesen Text gibt es nur in einer anderen Sprache, { $lang }.
}
    .braille = nur { $lang }
card-without-effect = { CARD($card, article: "definite", capital: "yes") } hat keine eigene Wirkung.
    .braille = { CODE($card) }: keine Wirkung
symbol-without-effect = { SYMBOL($symbol, article: "indefinite", capital: "yes") } hat keine eigene Wirkung.
    .braille = { CODE($symbol) }: keine Wirkung
card-points = { $minus ->
    [yes] { $points ->
        [one] Die Karte zählt einen Minuspunkt.
       *[other] Die Karte zählt { $points } Minuspunkte.
    }
   *[no] { $points ->
        [one] Die Karte zählt einen Punkt.
       *[other] Die Karte zählt { $points } Punkte.
    }
}
    .braille = { $points }p
card-which = Welche Karte? Nenne sie nach { command-card }: mit Namen oder Kürzel.
    .braille = welche Karte
card-several = Zu { $word } passt mehr als eine Karte: { SYMBOL($symbols, join: "or") }.
    .braille = { $word }: { CODE($symbols) }
card-not-in-game = Eine Karte { $word } gibt es in diesem Spiel nicht. Tippe { command-legend }, um zu hören, welche es gibt.
    .braille = keine Karte { $word }
option-changed = { $name }: { $value }. Im Buch: { $default }.
    .braille = { $name }: { $value }, Buch { $default }
table-as-book = { $game } wie im Buch.
    .braille = { $game } wie im Buch
table-differs = { $game } wie im Buch, aber: { $items }.
    .braille = { $game }, aber: { $items }
table-item = { $name }: { $value }
table-items = { $first }; { $next }
table-choices = Alles, was der Tisch wählen könnte: { command-rules } alles. Vor einem Spiel: sixdot games { $id }.
    .braille = { command-rules } alles

# Das Regelbuch in einer Datei.
book-rules = Die Regeln
book-cards = Was die Karten tun
book-general = Für alle Spiele
card-heading = { SYMBOL($symbols, capital: "yes") }
    .braille = { CODE($symbols) }
top-bans = { $top } Daneben: { CARD($bans, join: "and") }.
    .braille = { $top } { CODE($bans) }
hand-of = { $count ->
    [0] { $who } hat keine Karten.
    [one] { $who } hat 1 Karte.
   *[other] { $who } hat { $count } Karten.
}
    .braille = { $who }:
hands-hidden = An diesem Tisch sind die Hände verdeckt. Nur deine eigene kannst du hören.
    .braille = Hände verdeckt
due-more = { $count ->
    [one] Lege noch eine Karte oder passe.
   *[other] Lege noch bis zu { $count } Karten oder passe.
}
    .braille = noch { $count }
due-choose-wish = { $called ->
    [suit] Wähle eine Farbe.
   *[colour] Wähle eine Farbe.
}
    .braille = wählen
