# Patiencen: Eine Person legt die Karten eines verdeckten Stapels auf einen Stapel je Farbe.

# Wörter, zu deren Eingabe Texte auffordern.
type-put = { command-put }
type-keep = { command-keep }
type-choose = { command-choose-patience }
type-stop = { command-stop }

# Was ein Zug bewirkt.
patience-name = { $game }.
    .braille = { $game }:
patience-laid = { $you ->
    [yes] Du legst
   *[no] { $who } legt
} { CARD($card, case: "accusative", article: "definite") }.
    .braille = { CODE($card) }
patience-laid-from-row = { $you ->
    [yes] Du legst
   *[no] { $who } legt
} { CARD($card, case: "accusative", article: "definite") } aus der Reihe.
    .braille = { CODE($card) } aus Reihe
patience-laid-any = { $you ->
    [yes] Du legst
   *[no] { $who } legt
} { CARD($card, case: "accusative", article: "indefinite") } auf { COLOUR($colour) }.
    .braille = { CODE($card) } auf { CODE($colour) }
patience-put = { $count ->
    [one] { CARD($card, article: "definite", capital: "yes") } beginnt eine Reihe.
   *[other] { CARD($card, article: "definite", capital: "yes") } kommt in die Reihe, dort liegen jetzt { $count } Karten.
}
    .braille = { CODE($card) } Reihe { $count }.
patience-keep = { $count ->
    [one] { $you ->
        [yes] Du behältst
       *[no] { $who } behält
    } { CARD($card, case: "accusative", article: "definite") } für später.
   *[other] { $you ->
        [yes] Du behältst
       *[no] { $who } behält
    } { CARD($card, case: "accusative", article: "definite") } für später, jetzt sind es { $count }.
}
    .braille = { CODE($card) } behalten { $count }
patience-used-up = Der Handstapel ist aufgebraucht.
    .braille = Stapel leer
patience-took-back = { $count ->
    [one] { $you ->
        [yes] Dein letzter Zug ist zurückgenommen.
       *[no] { $who } nimmt den letzten Zug zurück.
    }
   *[other] { $you ->
        [yes] Deine letzten { $count } Züge sind zurückgenommen.
       *[no] { $who } nimmt die letzten { $count } Züge zurück.
    }
}
    .braille = { $count ->
        [one] zurück
       *[other] { $count }x zurück
    }
patience-nothing-left = Jetzt passt nichts mehr.
    .braille = { "" }
patience-won = { $you ->
    [yes] Gewonnen
   *[no] { $who } hat gewonnen
}: { $count ->
    [one] Die einzige Karte ist gelegt
   *[other] Alle { $count } Karten sind gelegt
}.
    .braille = gewonnen { $count }/{ $count }
patience-over = Das Spiel ist zu Ende. Gelegt: { $laid } von { $count ->
    [one] einer Karte
   *[other] { $count } Karten
}.
    .braille = Ende { $laid }/{ $count }
patience-undone = { $count ->
    [one] In diesem Spiel wurde ein Zug zurückgenommen.
   *[other] In diesem Spiel wurden { $count } Züge zurückgenommen.
}
    .braille = zurück { $count }

# Wie es beginnt, und was zu entscheiden ist.
patience-to-lay = { $count ->
    [one] Zu legen ist eine Karte.
   *[other] Zu legen sind { $count } Karten.
}
    .braille = 0/{ $count }
patience-fits = { CARD($card, article: "definite", capital: "yes") } passt auf { SYMBOL($symbol, case: "accusative", article: "definite") }.
    .short = { CARD($card, article: "definite", capital: "yes") } passt.
    .braille = { CODE($card) } passt { CODE($symbol) }.
patience-does-not-fit = { CARD($card, article: "definite", capital: "yes") } passt nicht auf { SYMBOL($symbol, case: "accusative", article: "definite") } und gehört in die Reihe.
    .short = { CARD($card, article: "definite", capital: "yes") } gehört in die Reihe.
    .braille = { CODE($card) } nicht { CODE($symbol) }.
patience-any = { CARD($card, capital: "yes") }: Leg die Karte auf irgendeinen Stapel oder behalte sie.
    .short = { CARD($card, capital: "yes") }.
    .braille = { CODE($card) } überall
patience-rows-fit = { $count ->
    [one] Aus den Reihen passt { CARD($cards, article: "definite") }.
   *[other] Aus den Reihen passen { CARD($cards, article: "definite") }.
}
    .braille = Reihen { CODE($cards) }
patience-rest = Leg weiter oder tippe { type-stop }.
    .braille = oder { type-stop }
patience-not-dealt = Die Karten sind noch nicht gegeben.
    .braille = geben
patience-left = { $count ->
    [0] Es ist die letzte Karte.
    [one] Im Handstapel ist noch eine Karte.
   *[other] Im Handstapel sind noch { $count } Karten.
}
    .braille = noch { $count }

# Wie alles liegt.
patience-piles = Stapel: { $items }.
    .braille = { $items }
patience-part-top = { CARD($card) }
    .braille = { CODE($card) }
patience-part-top-any = { CARD($card) } auf { COLOUR($colour) }
    .braille = { CODE($colour) }{ CODE($card) }
patience-pile = { $count ->
    [one] Stapel { COLOUR($colour) }, eine Karte: { SYMBOL($symbols, join: "list") }.
   *[other] Stapel { COLOUR($colour) }, { $count } Karten von oben: { SYMBOL($symbols, join: "list") }.
}
    .braille = { CODE($colour) }: { CODE($symbols) }
patience-row = { $count ->
    [one] Reihe { COLOUR($colour) }, eine Karte: { SYMBOL($symbols, join: "list") }.
   *[other] Reihe { COLOUR($colour) }, { $count } Karten, die freie zuerst: { SYMBOL($symbols, join: "list") }.
}
    .braille = { CODE($colour) }: { CODE($symbols) }
patience-end-fits = { $fits ->
    [yes] { CARD($card, article: "definite", capital: "yes") } passt.
   *[no] { CARD($card, article: "definite", capital: "yes") } passt nicht.
}
    .braille = { $fits ->
    [yes] passt
   *[no] passt nicht
}
patience-row-empty = Die Reihe { COLOUR($colour) } ist leer.
    .braille = { CODE($colour) }: leer
patience-rows = Enden der Reihen: { $items }.
    .braille = { $items }
patience-part-end = { $fits ->
    [yes] { $count ->
        [one] { CARD($card) } passt, eine Karte
       *[other] { CARD($card) } passt, { $count } Karten
    }
   *[no] { $count ->
        [one] { CARD($card) }, eine Karte
       *[other] { CARD($card) }, { $count } Karten
    }
}
    .braille = { CODE($card) }{ $fits ->
    [yes] +
   *[no] { "" }
}:{ $count }
patience-no-rows = In den Reihen liegt keine Karte.
    .braille = Reihen leer
patience-kept = { $count ->
    [0] Du hast keine Karte für später behalten.
   *[other] Für später behalten: { CARD($cards, join: "list") }.
}
    .braille = { $count ->
    [0] behalten 0
   *[other] behalten { CODE($cards) }
}
patience-hidden-count = Handstapel: { $count }.
    .braille = noch { $count }
patience-pile-counts = Stapel: { $items }.
    .braille = Stapel { $items }
patience-row-counts = Reihen: { $items }.
    .braille = Reihen { $items }
patience-kept-count = Behalten: { $count }.
    .braille = behalten { $count }
patience-part-count = { COLOUR($colour) } { $count }
    .braille = { CODE($colour) }{ $count }
patience-scores = Gelegt: { $laid } von { $count ->
    [one] einer Karte
   *[other] { $count } Karten
}.
    .braille = { $laid }/{ $count }

# Die Eingabezeile mit Stand.
status-patience-fits = { CODE($card) }+{ CODE($symbol) }
status-patience-row = { CODE($card) }-{ CODE($symbol) }
status-patience-any = { CODE($card) }
status-patience-kept = { CODE($card) }{ $count }
status-patience-ends = +{ $count }

# Was jetzt geht.
patience-can-lay = Du kannst { CARD($card, case: "accusative", article: "definite") } legen.
    .braille = { CODE($card) }
patience-can-put = { CARD($card, article: "definite", capital: "yes") } gehört in die Reihe: Tippe { type-put }.
    .braille = { CODE($card) } { type-put }.
patience-can-any = Du kannst { CARD($card, case: "accusative", article: "definite") } auf irgendeinen Stapel legen: Tippe { type-choose } und eine Farbe. Oder behalte sie: Tippe { type-keep }.
    .braille = { CODE($card) } überall, { type-keep }.
patience-can-rows = Aus den Reihen kannst du { CARD($cards, case: "accusative", article: "definite", join: "or") } legen.
    .braille = Reihen { CODE($cards) }
patience-can-kept = Für irgendeinen Stapel hast du noch { CARD($card, case: "accusative", article: "definite") }.
    .braille = behalten { CODE($card) }
patience-can-stop = Um das Spiel zu beenden, tippe { type-stop }.
    .braille = { type-stop }

# Was ein Zug bringt.
patience-what-if-lay = { CARD($card, capital: "yes") }: { $clauses }.
    .braille = { CODE($card) }: { $clauses }.
patience-what-if-last = { CARD($card, capital: "yes") }: Das ist die letzte Karte dieser Farbe.
    .braille = { CODE($card) }: letzte.
patience-what-if-lay-any = { CARD($card, capital: "yes") } auf { COLOUR($colour) }: { $clauses }.
    .braille = { CODE($card) } auf { CODE($colour) }: { $clauses }.
patience-what-if-put = { CARD($card, capital: "yes") } in der Reihe: { $clauses }.
    .braille = { CODE($card) } Reihe: { $clauses }.
patience-what-if-keep = { CARD($card, capital: "yes") } für später: { $clauses }.
    .braille = { CODE($card) } behalten: { $clauses }.
patience-what-if-stop = Dann ist das Spiel zu Ende. { $clauses }.
    .braille = fertig: { $clauses }.
patience-what-if-undo = Dann ist alles wie vor deinem letzten Zug.
    .braille = zurück
patience-what-if-deal = Dann werden die Karten gegeben.
    .braille = geben
patience-part-row-card = { $fits ->
    [yes] { CARD($card, article: "definite") } aus der Reihe passt darauf
   *[no] { CARD($card, article: "definite") } am Ende der Reihe passt nicht darauf
}
    .braille = Reihe { CODE($card) }{ $fits ->
    [yes] +
   *[no] -
}
patience-part-freed = { $fits ->
    [yes] { CARD($card, article: "definite") } wird in der Reihe frei und passt darauf
   *[no] { CARD($card, article: "definite") } wird in der Reihe frei und passt nicht darauf
}
    .braille = frei { CODE($card) }{ $fits ->
    [yes] +
   *[no] -
}
patience-part-row-empties = die Reihe ist leer
    .braille = Reihe leer
patience-part-turned = { $fits ->
    [yes] { CARD($card, article: "definite") }, gerade aufgedeckt, passt darauf
   *[no] { CARD($card, article: "definite") }, gerade aufgedeckt, passt nicht darauf
}
    .braille = { CODE($card) }{ $fits ->
    [yes] +
   *[no] -
}
patience-part-hidden = { $count ->
    [0] von den { $of } verdeckten Karten der Farbe passt keine darauf
    [one] von den { $of } verdeckten Karten der Farbe passt eine darauf
   *[other] { $all ->
        [yes] alle { $of } verdeckten Karten der Farbe passen darauf
       *[no] von den { $of } verdeckten Karten der Farbe passen { $count } darauf
    }
}
    .braille = verdeckt { $count }/{ $of }
patience-part-hidden-one = { $fits ->
    [yes] die einzige verdeckte Karte der Farbe passt darauf
   *[no] die einzige verdeckte Karte der Farbe passt nicht darauf
}
    .braille = verdeckt { $fits ->
    [yes] 1
   *[no] 0
}/1
patience-part-all-fit = jede Karte der Farbe passt darauf
    .braille = alles passt
patience-part-all-fit-row = jede Karte der Farbe passt darauf, auch { CARD($card, article: "definite") } aus der Reihe
    .braille = alles passt, Reihe { CODE($card) }
patience-part-covers = { CARD($card, article: "definite") } ist dann nicht mehr frei
    .braille = { CODE($card) } nicht frei
patience-part-begins = damit beginnt eine neue Reihe
    .braille = neue Reihe
patience-part-not-laid = sie gilt als nicht gelegt, bis du sie legst
    .braille = nicht gelegt
patience-part-result = gelegt sind { $laid } von { $count ->
    [one] einer Karte
   *[other] { $count } Karten
}
    .braille = { $laid }/{ $count }
patience-then-turned = { $count ->
    [one] Danach wird die letzte verdeckte Karte aufgedeckt.
   *[other] Danach wird die nächste von { $count } verdeckten Karten aufgedeckt.
}
    .braille = noch { $count }
patience-then-used-up = Danach ist der Handstapel aufgebraucht.
    .braille = Stapel leer

# Warum ein Zug nicht geht.
patience-why-dealt = Die Karten sind schon gegeben. Für ein anderes Spiel tippe { type-new }.
    .braille = schon gegeben
patience-why-over = Das Spiel ist schon zu Ende.
    .braille = zu Ende
patience-why-used-up = Es ist keine Karte mehr aufgedeckt, der Handstapel ist aufgebraucht. Leg aus den Reihen oder tippe { type-stop }.
    .braille = Stapel leer
patience-why-does-not-fit = { CARD($card, article: "definite", capital: "yes") } passt nicht auf { SYMBOL($symbol, case: "accusative", article: "definite") }.
    .braille = { CODE($card) } nicht { CODE($symbol) }
patience-why-must-lay = { CARD($card, article: "definite", capital: "yes") } passt auf den Stapel und muss dorthin. Vorher darfst du aus den Reihen legen.
    .braille = { CODE($card) } passt
patience-why-name-a-pile = { CARD($card, article: "definite", capital: "yes") } passt auf jeden Stapel. Tippe { type-choose } und eine Farbe oder tippe { type-keep }.
    .braille = { CODE($card) }, welcher Stapel
patience-why-cannot-keep = { CARD($card, article: "definite", capital: "yes") } lässt sich nicht behalten. Behalten kannst du nur { CARD($cards, case: "accusative", article: "indefinite", join: "or") }.
    .braille = behalten nur { CODE($cards) }
# Aus eine Wunschkarte wird keine Wunschkarte.
patience-why-no-wish = Du hast k{ CARD($cards, case: "accusative", article: "indefinite", join: "or") }, weder aufgedeckt noch behalten.
    .braille = keine { CODE($cards) }
patience-why-not-used-up = Beenden kannst du das Spiel erst, wenn der Handstapel aufgebraucht ist. { press } { type-can }, um zu hören, was jetzt geht.
    .braille = Stapel nicht leer
patience-why-nothing-to-undo = Es gibt keinen Zug zurückzunehmen.
    .braille = kein Zurück

# Ein Tipp: was zu tun ist, und was dafür spricht.
tip-patience-lay = leg { CARD($card, case: "accusative", article: "definite") }
    .braille = { CODE($card) }
tip-patience-put = leg { CARD($card, case: "accusative", article: "definite") } in die Reihe
    .braille = { CODE($card) } weg
tip-patience-row = leg { CARD($card, case: "accusative", article: "definite") } aus der Reihe
    .braille = { CODE($card) }
tip-patience-any = leg { CARD($card, case: "accusative", article: "definite") } auf { COLOUR($colour) }
    .braille = wunsch { CODE($colour) }
tip-patience-keep = behalte { CARD($card, case: "accusative", article: "definite") }
    .braille = behalte { CODE($card) }
tip-patience-stop = beende das Spiel, tippe { type-stop }
    .braille = { type-stop }
patience-motive-must-lay = Die Karte passt und muss gelegt werden.
    .braille = passt
patience-motive-must-put = Die Karte passt nicht, und nichts anderes ist besser.
    .braille = passt nicht
patience-motive-then-fits = Dann passt auch { CARD($card, article: "definite") }.
    .braille = dann { CODE($card) }
patience-motive-now-fits = Dann passt { CARD($card, article: "definite") }.
    .braille = dann { CODE($card) }
patience-motive-frees = Dadurch wird { CARD($card, article: "definite") } in der Reihe frei.
    .braille = frei { CODE($card) }
patience-motive-empties-row = Dann ist diese Reihe leer.
    .braille = Reihe leer
patience-motive-all-fit = Dann passt jede Karte dieser Farbe.
    .braille = alles passt
patience-motive-later = Später hilft das mehr.
    .braille = später
patience-motive-wins = Danach ist das Spiel noch zu gewinnen.
    .braille = noch gewinnbar

# Ob das Spiel noch zu gewinnen ist.
patience-chances-yes = Ja, das Spiel ist noch zu gewinnen.
    .braille = ja
patience-chances-no = Nein, das Spiel ist nicht mehr zu gewinnen.
    .braille = nein
patience-chances-given-up = Das weiß ich nicht. Die Suche wurde zu lang, und ich habe sie abgebrochen.
    .braille = unbekannt
patience-chances-perhaps = Vielleicht. Von { $tried } Mischungen des Handstapels { $count ->
    [one] ist eine
   *[other] sind { $count }
} zu gewinnen, wenn man die Reihenfolge kennt.
    .braille = vielleicht { $count }/{ $tried }
patience-chances-no-order = Nein. Wie die verdeckten Karten auch kommen, das Spiel ist nicht mehr zu gewinnen.
    .braille = nein, wie auch immer
patience-chances-unknown = Das weiß ich nicht. In { $tried } möglichen Reihenfolgen des Handstapels fand ich keinen Gewinn, aber es gibt noch andere.
    .braille = unbekannt, 0/{ $tried }
