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
agree-question = { $who } schlägt vor: { $text }. Drück Enter, wenn du einverstanden bist, oder tippe { type-no }.
    .braille = { $who }: { $text }. Enter/{ type-no }
agree-proposed = Du schlägst vor: { $text }. Jetzt werden die anderen gefragt.
    .braille = gefragt: { $text }
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
agree-nobody = Hier heißt niemand { $name }. Am Tisch sitzen: { $players }.
    .braille = kein { $name }: { $players }
agree-unclear = Als Vereinbarung verstehe ich das nicht: { $sentence }. Nichts ist geschehen. Vereinbaren könnt ihr Folgendes.
    .braille = { $sentence }?
agree-answer = Drück Enter, wenn du einverstanden bist, oder tippe { type-no }.
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

# Wie man solche Sätze tippen kann. WHO und OTHER stehen für Leute am Tisch, N für eine Zahl, CARD für eine Karte, COLOUR für das, was
# man sich wünschen kann. Kleine Wörter dürfen überall stehen, Endungen hinter Namen.
words-agree-draws = WHO zieht N, WHO ziehe N, WHO zieh N, WHO zieht N karten, WHO ziehe N karten, WHO zieht N karte, WHO ziehe N karte, WHO N karten ziehen, WHO N ziehen,
    WHO N karte ziehen, WHO nimmt N karten, WHO nehme N karten, WHO nimmt N karte, WHO nehme N karte, WHO hebt N karten ab, WHO hebe N karten ab, WHO hebt N ab,
    WHO hebe N ab, WHO nimmt N karten auf, WHO nehme N karten auf, WHO nimmt N karte auf, WHO nehme N karte auf
words-agree-skipped = WHO setzt aus, WHO setze aus, WHO setzt einmal aus, WHO setze einmal aus, WHO setzt eine runde aus, WHO setze eine runde aus, WHO aussetzen,
    WHO wird übersprungen, WHO werde übersprungen, WHO ist nicht dran, WHO bin nicht dran, WHO kommt nicht dran, WHO komme nicht dran
words-agree-again = WHO ist noch einmal dran, WHO bin noch einmal dran, WHO ist nochmal dran, WHO bin nochmal dran, WHO ist nochmals dran, WHO bin nochmals dran,
    WHO spielt noch einmal, WHO spiele noch einmal, WHO spielt nochmal, WHO spiele nochmal, WHO darf noch einmal, WHO darf nochmal, WHO kommt noch einmal dran,
    WHO komme noch einmal dran, WHO kommt nochmal dran, WHO komme nochmal dran, WHO hat noch einen zug, WHO habe noch einen zug, noch ein zug für WHO
words-agree-gives = WHO gibt OTHER N karten, WHO gebe OTHER N karten, WHO gibt OTHER N karte, WHO gebe OTHER N karte, WHO gibt N karten an OTHER, WHO gebe N karten an OTHER,
    WHO gibt N karte an OTHER, WHO gebe N karte an OTHER, WHO gibt OTHER N, WHO gebe OTHER N, WHO gibt OTHER N karten ab, WHO gibt OTHER N karte ab,
    WHO gebe OTHER N karten ab, WHO gebe OTHER N karte ab
words-agree-gives-card = WHO gibt OTHER CARD, WHO gebe OTHER CARD, WHO gibt CARD an OTHER, WHO gebe CARD an OTHER, WHO gibt OTHER CARD ab, WHO gebe OTHER CARD ab
words-agree-swap = WHO und OTHER tauschen karten, WHO und OTHER tauschen hände, WHO und OTHER tauschen blätter, WHO und OTHER tauschen handkarten, WHO und OTHER tauschen,
    WHO tauscht mit OTHER, WHO tausche mit OTHER, WHO tauscht karten mit OTHER, WHO tausche karten mit OTHER, WHO tauscht hand mit OTHER, WHO tausche hand mit OTHER,
    WHO tauscht hände mit OTHER, WHO tausche hände mit OTHER, WHO tauscht mit OTHER karten, WHO tausche mit OTHER karten
words-agree-reverse = richtungswechsel, richtung wechselt, richtung ändert sich, spielrichtung wechselt, spielrichtung ändert sich, richtung wechseln, richtung umkehren,
    richtung dreht sich um, spielrichtung dreht sich um, andersherum, andersrum, richtung umdrehen
words-agree-name = COLOUR, COLOUR gilt, es gilt COLOUR, gewünscht ist COLOUR, COLOUR ist gewünscht, farbe ist COLOUR, farbe COLOUR, COLOUR wird gewünscht, wunsch COLOUR
words-agree-back = WHO nimmt letzte karte zurück, WHO nehme letzte karte zurück, WHO nimmt karte zurück, WHO nehme karte zurück, WHO nimmt zurück
words-agree-me = ich, mir, mich
words-agree-one = ein, eine, einen
words-agree-numbers = eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn
words-agree-small = dass, die, das, der, den, dem, bitte, jetzt, dann, soll, muss, ihre, seine, meine
words-agree-endings = s
words-agree-no = nein, n, nö, ne, nein danke, danke nein, ich will nicht, nicht einverstanden, ich bin nicht einverstanden, ich bin dagegen, dagegen, lieber nicht, no
words-agree-yes = ja, j, jo, ok, okay, ja bitte, ja gern, ja gerne, gern, gerne, klar, gut, einverstanden, ich bin einverstanden, dafür, ich bin dafür, yes

# What is written on a card and no rule file says.
written-agree = Das führt ihr selbst aus: Tippe { type-agree } und einen Satz.
    .braille = { type-agree }
