# Antworten auf Fragen nach dem Tisch.

hand = { $count ->
    [0] Du hast keine Karten.
    [one] Du hast eine Karte.
   *[other] Du hast { $count } Karten.
}
    .short = { $count ->
        [0] Du hast keine Karten.
       *[other] { "" }
    }
    .braille = { $count ->
    [0] keine Karten
   *[other] { "" }
}
hand-group = { COLOUR($colour, capital: "yes") }: { SYMBOL($symbols, join: "list") }.
    .braille = { CODE($cards) }
hand-colourless = { CARD($cards, join: "list", capital: "yes") }.
    .braille = { CODE($cards) }
hand-symbol = { SYMBOL($symbol, capital: "yes") }: { COLOUR($colours, join: "list") }.
    .braille = { CODE($cards) }
hand-value = { $minus ->
    [yes] { $points ->
        [one] Deine Karten zählen 1 Minuspunkt.
       *[other] Deine Karten zählen { $points } Minuspunkte.
    }
   *[no] { $points ->
        [one] Deine Karten zählen 1 Punkt.
       *[other] Deine Karten zählen { $points } Punkte.
    }
}
    .braille = { $points }p
hand-position = { $position }: { CARD($card) }.
    .braille = { $position }:{ CODE($card) }
hand-place = { CARD($card, article: "definite", capital: "yes") } ist { $place ->
    [1] deine erste Karte
    [2] deine zweite Karte
    [3] deine dritte Karte
    [4] deine vierte Karte
    [5] deine fünfte Karte
    [6] deine sechste Karte
    [7] deine siebte Karte
    [8] deine achte Karte
    [9] deine neunte Karte
    [10] deine zehnte Karte
   *[other] deine Karte Nummer { $place }
}.
    .braille = { $place }:{ CODE($card) }
hand-place-none = Du hast keine gezogene Karte auf der Hand. Für eine andere tippe { command-where } und ihren Namen.
    .braille = nichts Gezogenes

top = Oben liegt { CARD($card, article: "definite") }.
    .short = { CARD($card, capital: "yes") }.
    .braille = { CODE($card) }
top-wished = Oben liegt { CARD($card, article: "definite") }, gewünscht ist { COLOUR($wish, article: "indefinite") }.
    .short = { CARD($card, capital: "yes") }, gewünscht ist { COLOUR($wish, article: "indefinite") }.
    .braille = { CODE($card) }>{ CODE($wish) }
top-takes = Oben liegt { CARD($card, article: "definite") }, die Farbe ist { COLOUR($wish) }.
    .short = { CARD($card, capital: "yes") }, die Farbe ist { COLOUR($wish) }.
    .braille = { CODE($card) }={ CODE($wish) }
turn = { $you ->
    [yes] Du bist dran.
   *[no] { $who } ist dran.
}
    .braille = { $you ->
    [yes] dran
   *[no] { $who } ist dran
}
due-play-or-pass = Leg eine Karte { or-pass }.
    .braille = oder passen
due-drawn-or-pass = Leg { CARD($card, case: "accusative", article: "definite") } { or-pass }.
    .quiet = Leg die gezogene Karte { or-pass }.
    .braille = { CODE($card) } oder passen
due-play-drawn = { CARD($card, article: "definite", capital: "yes") } passt. Leg die Karte.
    .quiet = Die gezogene Karte passt. Leg sie.
    .braille = { CODE($card) } passt
due-keep-drawn = { $fits ->
    [yes] { CARD($card, article: "definite", capital: "yes") } darf jetzt nicht gelegt werden.
   *[no] { CARD($card, article: "definite", capital: "yes") } passt nicht.
} { press } { type-pass }.
    .quiet = { $fits ->
        [yes] Die gezogene Karte darf jetzt nicht gelegt werden.
       *[no] Die gezogene Karte passt nicht.
    } { press } { type-pass }.
    .braille = nicht { CODE($card) }, { type-pass }
due-only-pass = Keine deiner Karten passt. { press } { type-pass }.
    .braille = keine passt, { type-pass }
answer-symbol = { SYMBOL($symbol, case: "accusative", article: "indefinite") }
    .braille = { CODE($symbol) }
answer-card = { CARD($card, case: "accusative", article: "definite") }
    .braille = { CODE($card) }
answer-colour = { COLOUR($colour) }
    .braille = { CODE($colour) }
due-again = Leg noch eine Karte { or-pass }.
    .braille = nochmal oder passen
due-draw = { $count ->
    [one] Zieh eine Karte.
   *[other] Zieh { cards-counted }.
}
    .braille = !{ $count }
due-draw-or-answer = { $count ->
    [one] Zieh eine Karte oder leg { $answers }.
   *[other] Zieh { cards-counted } oder leg { $answers }.
}
    .braille = !{ $count }
due-sit-out = Du setzt aus. { press } { type-pass }.
    .braille = !aus
due-sit-out-or-answer = Setz aus oder leg { $answers }.
    .braille = !aus
due-sit-out-several = Leg { $answers } oder setz aus. Kontert niemand, setzen { $count } Spieler aus.
    .braille = !aus { $count }
due-sit-out-turns = Leg { $answers } oder setz { $count } Mal aus.
    .braille = !aus x{ $count }
due-challenge = { $count ->
    [one] Zieh eine Karte oder fordere heraus.
   *[other] Zieh { cards-counted } oder fordere heraus.
}
    .braille = !{ $count } fordern
due-challenge-or-answer = Zieh { cards-counted }, fordere heraus oder leg { $answers }.
    .braille = !{ $count } fordern
due-jump-in = Hast du auch { CARD($card, case: "accusative", article: "definite") }? Dann leg die Karte dazwischen, sonst drück Enter.
    .quiet = Hast du die gleiche Karte? Dann leg sie dazwischen, sonst drück Enter.
    .braille = { CODE($card) } oder Enter
asked-jump-in = { $who } wird nach { CARD($card, case: "dative", article: "definite") } gefragt.
    .braille = { $who } { CODE($card) }?
due-choose = { $called ->
    [suit] Wünsch dir eine Farbe für die Startkarte: { COLOUR($colours, join: "or") }.
   *[colour] Wünsch dir eine Farbe für die Startkarte: { COLOUR($colours, join: "or") }.
}
    .braille = nenn { CODE($colours) }
due-deal = Mit Enter beginnt die nächste Runde.
    .braille = Enter

pending-nothing = Nichts ist offen.
    .braille = nichts
pending-jump-in = Erst werden alle nach der gleichen Karte gefragt, dann wirkt { CARD($card, article: "definite") }.
    .braille = gefragt, dann { CODE($card) }
pending-draw = { $answers ->
    [yes] { $who } muss { cards-counted } ziehen oder kontern.
   *[no] { $who } muss { cards-counted } ziehen.
}
    .braille = { $who } !{ $count }
pending-sit-out = { $who } muss aussetzen oder kontern.
    .braille = { $who } !aus
pending-sit-out-several = { $who } muss kontern, sonst setzen { $count } Spieler aus.
    .braille = { $who } !aus { $count }
pending-sit-out-turns = { $who } muss { $count } Mal aussetzen oder kontern.
    .braille = { $who } !aus x{ $count }
pending-passed-over = { $you ->
    [yes] Du
   *[no] { $who }
} { do-will-sit-out }.
    .braille = { $count ->
        [one] { $who } nachher aus
       *[other] { $who } aus x{ $count }
    }
pending-challenge = { $answers ->
    [yes] { $who } muss { cards-counted } ziehen, herausfordern oder kontern.
   *[no] { $who } muss { cards-counted } ziehen oder herausfordern.
}
    .braille = { $who } !{ $count }

status-top = { CODE($card) }
status-wished = { CODE($card) }>{ CODE($wish) }
status-draw = !{ $count }
status-jump-in = ?
status-sit-out = !a

count = { $who } { $count }.
    .braille = { $who }{ $count }
count-out = { $you ->
    [yes] Du bist fertig.
   *[no] { $who } ist fertig.
}
    .braille = { $who } fertig
count-dropped = { $you ->
    [yes] Du bist ausgeschieden.
   *[no] { $who } ist ausgeschieden.
}
    .braille = { $who } raus
piles = { $hidden ->
    [0] Der Nachziehstapel ist leer, im Ablagestapel { $laid ->
        [one] liegt eine Karte
       *[other] liegen { $laid } Karten
    }.
    [one] Im Nachziehstapel liegt eine Karte, im Ablagestapel { $laid ->
        [one] auch eine
       *[other] liegen { $laid }
    }.
   *[other] Im Nachziehstapel liegen { $hidden } Karten, im Ablagestapel { $laid ->
        [one] eine
       *[other] { $laid }
    }.
}
    .braille = zieh{ $hidden } ab{ $laid }
scores = { $minus ->
    [yes] Minuspunkte bisher: { $items }.
   *[no] Punkte bisher: { $items }.
}
    .braille = { $items }
rounds-won = Gewonnene Runden bisher: { $items }.
    .braille = { $items }
scores-none = Punkte gibt es in diesem Spiel nicht.
    .braille = keine Punkte
direction = { $clockwise ->
    [yes] Gespielt wird im Uhrzeigersinn.
   *[no] Gespielt wird gegen den Uhrzeigersinn.
}
    .braille = { $clockwise ->
    [yes] im Uhrzeigersinn
   *[no] gegen Uhrzeigersinn
}
seating = Reihenfolge: { $names }.
    .braille = { $names }
seating-dealer = { $you ->
    [yes] Du gibst.
   *[no] { $who } gibt.
}
    .braille = { $you ->
    [yes] ich gebe
   *[no] { $who } gibt
}

dealer-lot = { $you ->
    [yes] Das Los fällt auf dich: Du gibst zuerst.
   *[no] Das Los fällt auf { $who }: { $who } gibt zuerst.
}
    .braille = { $you ->
    [yes] Los: ich gebe
   *[no] Los: { $who } gibt
}

can-play = Du kannst { CARD($cards, case: "accusative", article: "definite", join: "or") } legen.
    .braille = geht { CODE($cards) }
can-together = Zusammen kannst du { CARD($cards, case: "accusative", article: "definite") } legen.
    .braille = { CODE($cards) }
can-name = Du kannst { $cards } nennen.
    .braille = ={ $cards }
can-play-nothing = Keine deiner Karten passt.
    .braille = keine passt
can-no-twin = { CARD($card, case: "accusative", article: "definite", capital: "yes") } hast du nicht auf der Hand.
    .braille = keine { CODE($card) }
can-call = Sag dazu { $call }.
    .braille = { $call }!
can-type = { $cards ->
    [yes] Oder { press-there } { $words }.
   *[no] { press } { $words }.
}
    .braille = { $words }

what-if = { CARD($cards, capital: "yes") }: { $clauses }.
    .braille = { CODE($cards) }: { $clauses }
what-if-wish = { $called ->
    [suit] du wünschst dir eine Farbe
    [rank] du wünschst dir einen Wert
   *[colour] du wünschst dir eine Farbe
}
    .braille = >?
would-bluff = Jetzt wäre das ein Bluff, der herausgefordert werden kann.
    .braille = Bluff!
what-if-nothing = { CARD($cards, capital: "yes") }: Es geschieht nichts weiter.
    .braille = { CODE($cards) }: nichts
what-if-next = { $you ->
    [yes] Danach bist du dran.
   *[no] Danach ist { $who } dran.
}
    .braille = dann { $who }
what-if-again = du kannst mit { CARD($cards, case: "dative", article: "definite", join: "or") } weitermachen oder passen
    .braille = dann { CODE($cards) } oder passen
what-if-pass = dann passt keine deiner Karten mehr, und du musst passen
    .braille = dann passen
what-if-on-turn = { $who } ist dran. Angenommen, du bist es.
    .braille = wenn dran:
what-later = { $who } muss erst wählen. Was deine Karte bewirkt, lässt sich danach sagen.
    .braille = erst { $who }
what-if-over = Dann ist die Runde zu Ende.
    .braille = Runde zu Ende
what-if-held = { $count ->
    [0] Dir bleibt keine Karte.
    [one] Dir bleibt eine Karte.
   *[other] Dir bleiben { $count } Karten.
}
    .braille = ich { $count }k

news = { $deal ->
    [yes] Seit dem Geben: { $lines }
   *[no] Seit deinem Zug: { $lines }
}
    .braille = { $lines }
news-nothing = { $deal ->
    [yes] Seit dem Geben ist nichts geschehen.
   *[no] Seit deinem Zug ist nichts geschehen.
}
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
games-option = { $name }: { $title }: { $values }. Vorgabe: { $default }.
    .braille = { $name }: { $values }; { $default }
games-option-words = { $name }: { $title }.
    .braille = { $name }:
games-value = { $word }: { $means }.
    .braille = { $word }
games-default = Vorgabe: { $default }.
    .braille = ({ $default })
games-option-cards = eine Zahl von { $min } bis { $max }, etwas aus { $cards } oder eine Regel als Satz, mit Semikolon dazwischen
games-option-range = { $min } bis { $max }

# Was die Kürzel bedeuten.
legend-colour = { COLOUR($colour) } { CODE($colour) }
    .braille = { CODE($colour) }={ COLOUR($colour) }
legend-symbol = { SYMBOL($symbol) } { CODE($symbol) }
    .braille = { CODE($symbol) }={ SYMBOL($symbol) }

# Das Regelbuch.
rule-clause = Regel { $clause }: { $title }.
    .braille = { $clause } { $title }:
rule-item = { $clause } { $title }
rule-without-text = Zur Regel { $clause } steht nichts im Regelbuch.
    .braille = { $clause }: kein Text
rule-replaced = Die Regel { $clause } gilt in diesem Spiel nicht.
    .braille = { $clause } gilt nicht
rule-numbers = { $game } hat die Regeln { $clauses }. Tippe { command-rule } und eine Nummer oder ein Wort aus dem Titel, etwa { command-rule } { $example }.
    .braille = { command-rule }: { $clauses }
rule-range = { $first } bis { $last }
rule-several = Welche Regel meintest du mit { $word }? Es gibt { $items }. Tippe { command-rule } und eine der Nummern.
    .braille = { $word }: { $items }
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
card-which = Welche Karte? Tippe { command-card } und ihren Namen oder ihr Kürzel.
    .braille = welche Karte
card-several = Welche Karte meintest du mit { $word }: { SYMBOL($symbols, join: "or") }?
    .braille = { $word }: { CODE($symbols) }
card-not-in-game = Eine Karte namens { $word } gibt es in diesem Spiel nicht. Tippe { command-legend }, um zu hören, welche es gibt.
    .braille = keine Karte { $word }
changed-option = { $name }: { $value }. Im Buch: { $default }.
    .braille = { $name }: { $value }, Buch { $default }
table-as-book = { $game } wie im Buch.
    .braille = { $game } wie im Buch
table-differs = { $game } wie im Buch, aber: { $items }.
    .braille = { $game }, aber: { $items }
table-chosen = { $game }, vereinbart ist: { $items }.
    .braille = { $game }: { $items }
table-item = { $name }: { $value }
table-choices = Für alle Hausregeln tippe { command-rules } alles, in der Kommandozeile sixdot games { $id }.
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
    [one] { $who } hat eine Karte.
   *[other] { $who } hat { $count } Karten.
}
    .braille = { $who }:
hand-count = { $count ->
    [one] 1 Karte.
   *[other] { $count } Karten.
}
    .braille = { $count }:
hands-hidden = An diesem Tisch sind die Hände verdeckt. Nur deine eigene kannst du hören.
    .braille = Hände verdeckt
due-more = { $count ->
    [255] Leg noch weitere Karten oder passe.
    [one] Leg noch eine Karte oder passe.
   *[other] Leg noch bis zu { cards-counted } oder passe.
}
    .braille = { $count ->
        [255] noch
       *[other] noch { $count }
    }
due-choose-wish = { $called ->
    [rank] Wähl einen Wert.
    [suit] Wähl eine Farbe.
   *[colour] Wähl eine Farbe.
}
    .braille = wählen
candidate = { $number }: { $who }
    .braille = { $number } { $who }
top-stand-in = { $top } Gelegt wurde dafür { CARD($card, article: "definite") }.
    .braille = { $top } ={ CODE($card) }
due-name-card = Für welche Karte steht { CARD($card, article: "definite") }?
    .braille = { CODE($card) }=?
due-give = { $count ->
    [one] Welche Karte gibst du { $who }?
   *[other] Welche Karte gibst du { $who }? Abzugeben sind { $count } Karten.
}
    .braille = { $who }: { $count }k
what-if-choose = { $what ->
    [named] du sagst, als welche Karte
    [card] du gibst eine Karte ab
    [rank] du wählst den Wert
    [suit] du wählst die Farbe
   *[colour] du wählst die Farbe
}
    .braille = { $what ->
        [named] =?
        [card] gibt
        [rank] >?
        [suit] >?
       *[colour] >?
    }

# Ein Tipp: was zu tun ist, und was dafür spricht.
tip = Tipp: { $move }.
    .braille = { $move }.
tip-play = leg { CARD($cards, case: "accusative", article: "definite", join: "list") }
    .braille = { CODE($cards) }
tip-wish = wünsch dir { COLOUR($colour, case: "accusative", article: "indefinite") }
    .braille = >{ CODE($colour) }
tip-call = sag { $call }
    .braille = { $call }!
tip-draw = zieh
    .braille = { command-draw }
tip-pass = passe
    .braille = { command-pass }
tip-challenge = fordere heraus
    .braille = { command-challenge }
tip-choose = wähl { COLOUR($colour) }
    .braille = { CODE($colour) }
tip-colour = { COLOUR($colour) }
    .braille = { CODE($colour) }
tip-catch = erwische { $who }
    .braille = { command-catch } { $who }
stop-tip = Tipp: Drück Enter. Niemand hat eine Ansage vergessen.
    .braille = Enter
motive-last-cards = Dann ist deine Hand leer.
    .braille = zuletzt
motive-instead-of-drawing = { $count ->
    [one] Sonst ziehst du eine Karte.
   *[other] Sonst ziehst du { cards-counted }.
}
    .braille = sonst !{ $count }
motive-instead-of-sitting-out = Sonst setzt du aus.
    .braille = sonst !aus
motive-drawn-fits = Die gezogene Karte passt.
    .braille = gezogen
motive-only-card = Keine andere deiner Karten passt.
    .braille = keine andere
motive-nearly-out = { $count ->
    [one] { $who } hat nur noch eine Karte.
   *[other] { $who } hat nur noch { $count } Karten.
}
    .braille = { $who } { $count }k
motive-hits = Das trifft { $who }.
    .braille = gegen { $who }
motive-spares-partner = Eine andere Karte trifft { $who }, und ihr spielt zusammen.
    .braille = schont { $who }
motive-several-at-once = So wirst du { $count } Karten auf einmal los.
    .braille = -{ $count }k
motive-points = { $points ->
    [one] Damit wirst du einen Punkt los.
   *[other] Damit wirst du { $points } Punkte los.
}
    .braille = { $points }p
motive-colour = { $lays ->
    [yes] { $count ->
        [one] Dann hast du noch eine Karte dieser Farbe.
       *[other] Dann hast du noch { $count } Karten dieser Farbe.
    }
   *[no] { $count ->
        [0] Du hast von keiner Farbe eine Karte.
        [one] Du hast eine Karte dieser Farbe.
       *[other] Du hast { $count } Karten dieser Farbe.
    }
}
    .braille = davon { $count }k
motive-follow = { $count ->
    [one] Dann passt noch eine deiner Karten.
   *[other] Dann passen noch { $count } deiner Karten.
}
    .braille = dann { $count }k
motive-keep = Heb dir { CARD($card, case: "accusative", article: "definite") } für später auf.
    .braille = behalte { CODE($card) }
motive-not-stuck = Sonst bleiben nur Karten, mit denen du nicht fertig werden darfst.
    .braille = nicht fest
motive-won-more = In Probepartien gewinnt das { $won } von 100 Mal, der nächstbeste Zug { $next } Mal.
    .braille = { $won } Siege, sonst { $next }
motive-none-better = In Probepartien ist kein anderer Zug klar besser.
    .braille = keiner besser
motive-any-colour = { $called ->
    [rank] Für dich ist jeder Wert gleich gut.
   *[colour] Für dich ist jede Farbe gleich gut.
}
    .braille = jede
motive-nothing-to-lay = Du kannst keine deiner Karten legen.
    .braille = keine passt
motive-no-answer = Du hast keine Karte zum Kontern.
    .braille = kein Konter
motive-challenge-pays = Herausfordern lohnt sich wohl.
    .braille = lohnt wohl
motive-challenge-costs = Herausfordern lohnt sich wohl nicht.
    .braille = lohnt kaum
motive-late-call = Du hast es vergessen, und noch ist es nicht zu spät.
    .braille = vergessen
motive-forgot = { $who } hat { $call } vergessen.
    .braille = ohne { $call }
motive-wrong-run = Was { $who } gelegt hat, gehört nicht zusammen.
    .braille = falsch
tip-choose-player = wähl { $who }
    .braille = { $who }
tip-stand-for = nenn { CARD($card, case: "accusative", article: "definite") }
    .braille = ={ CODE($card) }
tip-give = gib { CARD($card, case: "accusative", article: "definite") } ab
    .braille = { CODE($card) }
motive-fewest-cards = Niemand hat weniger Karten als { $who }.
    .braille = { $who } am wenigsten
motive-acts = Die Wirkung der Karte hilft dir jetzt.
    .braille = Wirkung
motive-least-use = Diese Karte nützt dir am wenigsten.
    .braille = nützt wenig
card-text = { CARD($card, capital: "yes") }: { $text }
    .braille = { CODE($card) }: { $text }
heard-first = Nichts geschehen: Du hast noch nicht alles gehört. Drück Enter und tippe deinen Zug dann noch einmal.
    .braille = erst Enter, dann noch mal
