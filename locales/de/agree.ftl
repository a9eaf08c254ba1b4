# Züge nach Vereinbarung (G-15): was die Leute am Tisch ausführen, obwohl keine Regel es sagt.

# Wie es erzählt und vorgeschlagen wird.
agreed = Vereinbart: { $text }
    .braille = vereinb: { $text }
do-turn-again = { $you ->
    [yes] bist noch einmal dran
   *[no] ist noch einmal dran
}
    .braille = nochmal
do-owe-gift = { $you ->
    [yes] gibst
   *[no] gibt
} { $other-you ->
    [yes] dir
   *[no] { $other }
} { cards-counted } nach eigener Wahl
    .braille = gibt { $other } { $count }
do-take-back-card = { $you ->
    [yes] nimmst
   *[no] nimmt
} { CARD($card, case: "accusative", article: "definite") } zurück
    .braille = zurück { CODE($card) }
do-take-back-last = { $you ->
    [yes] nimmst
   *[no] nimmt
} die letzte Karte zurück
    .braille = letzte zurück
agreed-reverse = die Spielrichtung wechselt
    .braille = Richtung um
agreed-name = { $called ->
    [suit] gewünscht ist { COLOUR($colour) }
    [rank] gewünscht ist { COLOUR($colour, article: "indefinite") }
   *[colour] gewünscht ist { COLOUR($colour) }
}
    .braille = >{ CODE($colour) }
agree-question = { $who } schlägt vor: { $text }. Drück Enter, wenn du einverstanden bist, sonst tippe { type-no }.
    .braille = { $who }: { $text }. Enter/{ type-no }
agree-proposed = { $you ->
    [yes] Du schlägst vor
   *[no] { $who } schlägt vor
}: { $text }.
    .braille = { $you ->
    [yes] gefragt: { $text }
   *[no] { $who }: { $text }
}
agree-refused = { $you ->
    [yes] Du bist
   *[no] { $who } ist
} nicht einverstanden. Nichts ist geschehen; vorgeschlagen war: { $text }.
    .braille = { $you ->
    [yes] ich
   *[no] { $who }
} nein: { $text }
type-no = nein
type-agree = { command-agree }

# Warum es nicht geht.
agree-later = Erst { $you ->
    [yes] musst du
   *[no] muss { $who }
} etwas entscheiden. Danach könnt ihr das vereinbaren.
    .braille = erst { $who }
agree-out = { $you ->
    [yes] Du bist
   *[no] { $who } ist
} nicht mehr in der Runde.
    .braille = { $who } ist fertig
agree-twice = Dazu gehören zwei, du hast aber nur eine Person genannt.
    .braille = { $who } doppelt
agree-too-many-to-draw = { $count ->
    [0] Es gibt keine Karten mehr zum Ziehen.
    [one] Jetzt kann nur noch 1 Karte gezogen werden.
   *[other] Jetzt können höchstens { $count } Karten gezogen werden.
}
    .braille = Stapel { $count }
agree-too-many-to-give = { $you ->
    [yes] Du kannst
   *[no] { $who } kann
} { $count ->
    [0] keine Karte
    [one] höchstens 1 Karte
   *[other] höchstens { $count } Karten
} abgeben, denn die letzte Karte gibt niemand durch eine Vereinbarung weg.
    .braille = { $who } gibt max { $count }
agree-not-held = { $you ->
    [yes] Du hast
   *[no] { $who } hat
} { CARD($card, case: "accusative", article: "definite") } nicht.
    .braille = { $who } ohne { CODE($card) }
agree-on-turn = { $you ->
    [yes] Du bist
   *[no] { $who } ist
} schon dran.
    .braille = { $who } ist dran
agree-skipped = { $you ->
    [yes] Du setzt
   *[no] { $who } setzt
} ohnehin schon aus.
    .braille = { $who } schon aus
agree-laid-by-another = { $you ->
    [yes] Du hast
   *[no] { $who } hat
} die letzte Karte nicht gelegt.
    .braille = letzte nicht { $who }
agree-nothing-laid = Es liegt keine Karte da, die jemand zurücknehmen könnte.
    .braille = nichts zurück
agree-unclear = Als Vereinbarung verstehe ich das nicht: { $sentence }. Nichts ist geschehen. Vereinbaren könnt ihr Folgendes.
    .braille = { $sentence }?
agree-answer = Drück Enter, wenn du einverstanden bist, sonst tippe { type-no }.
    .braille = Enter/{ type-no }
agree-away = { $who } ist gerade nicht da, und alle am Tisch müssen einverstanden sein. Schlag es vor, wenn { $who } zurück ist.
    .braille = { $who } fehlt
agree-off = Aus dem Vorschlag wird nichts: { $gone ->
    [yes] Wer ihn gemacht hat, ist nicht mehr da.
   *[no] Jemand ist gerade nicht da, und alle am Tisch müssen einverstanden sein.
}
    .braille = Vorschlag hinfällig
agree-wish-first = Sag erst, welche Farbe du dir zu deiner Karte wünschst. Dann kannst du etwas vorschlagen.
    .braille = erst die Farbe

# Was man vereinbaren kann: höchstens acht Zeilen.
agree-list-draws = Jemand zieht Karten: { $typed }.
    .braille = { $typed }
agree-list-skipped = Jemand setzt aus: { $typed }.
    .braille = { $typed }
agree-list-again = Jemand ist noch einmal dran: { $typed }.
    .braille = { $typed }
agree-list-gives = Jemand gibt Karten ab: { $typed }.
    .braille = { $typed }
agree-list-swap = Zwei tauschen die Karten: { $typed }.
    .braille = { $typed }
agree-list-reverse = Die Richtung wechselt: { $typed }.
    .braille = { $typed }
agree-list-name = Eine Farbe ist gewünscht: { $typed }.
    .braille = { $typed }
agree-list-back = Jemand nimmt die zuletzt gelegte Karte zurück: { $typed }.
    .braille = { $typed }

# Die Sätze, wie man sie hinter dem Befehl tippt.
typed-agree-draws = { $who } zieht { $count }
typed-agree-skipped = { $who } setzt aus
typed-agree-again = { $who } ist noch einmal dran
typed-agree-gives = { $who } gibt { $other-you ->
    [yes] mir
   *[no] { $other }
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
typed-agree-gives-card = { $who } gibt { $other-you ->
    [yes] mir
   *[no] { $other }
} { CARD($card, case: "accusative", article: "definite") }
    .braille = { $who } gibt { $other-you ->
        [yes] mir
       *[no] { $other }
    } { CODE($card) }
typed-agree-swap = { $who } und { $other } tauschen die Karten
typed-agree-reverse = Richtungswechsel
typed-agree-back = { $who } nimmt die letzte Karte zurück

# What is written on a card and no rule file says.
written-agree = Das führt ihr selbst aus: Tippe { type-agree } und einen Satz.
    .braille = { type-agree }
