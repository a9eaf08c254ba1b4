# Die Befehle der offenen Spiele: Mauern und Patiencen. Was dort etwas anderes heißt, hat einen eigenen Eintrag mit der
# Spielart hinter der Kennung.

command-take = nimm
    .use = nimm und zwei Nummern oder zwei Karten, etwa nimm 2 5. Für zwei Karten derselben Reihe tippe nimm 3 3
    .help = Nimmt ein Paar. Die Nummern nennt der Befehl frei.
command-exchange = tausch
    .use = tausch, die Nummer einer freien Wunschkarte und die Karte, die dort liegen soll, etwa tausch 3 rote 12
    .help = Tauscht eine Wunschkarte gegen eine der Karten, die zuletzt genommen wurden.
command-left = links
    .use = links. Sind zwei Stapel leer, kommt die Nummer dahinter: links 3
    .help = Nimmt alle Karten links vom Durchbruch.
command-right = rechts
    .use = rechts. Sind zwei Stapel leer, kommt die Nummer dahinter: rechts 3
    .help = Nimmt alle Karten rechts vom Durchbruch.
command-pass-wall = passe
    .use = passe
    .help = Beendet deinen Zug, statt nach einem doppelt passenden Paar noch eines zu nehmen.
command-free = frei
    .use = frei
    .help = Nennt die freien Karten von links nach rechts.
command-row-wall = stapel
    .use = stapel 3 oder nur 3
    .help = Nennt die Karten eines Stapels oder einer Reihe, von der freien an.
command-under = darunter
    .use = darunter
    .help = Sagt die zweite Karte jedes Stapels oder jeder Reihe, die als nächste frei wird.
command-where-wall = wo
    .use = wo und eine Karte, etwa wo rote 12
    .help = Sagt, wo eine Karte liegt und wie viele Karten darauf liegen.
command-pairs = paare
    .use = paare oder, für eine freie Karte, paare 3
    .help = Nennt die Paare, die du jetzt nehmen kannst; zuerst die, die doppelt passen.
command-collected = gesammelt
    .use = gesammelt oder gesammelt und einen Namen
    .help = Nennt die Karten, die jede Seite gesammelt hat.
command-bans = verbote
    .use = verbote
    .help = Nennt die Reihen des Einmaleins, die gesperrt sind.
command-bans-wall = verbote
    .use = verbote
    .help = Nennt die Reihen des Einmaleins, die gesperrt sind.
command-turn-wall = dran
    .use = dran
    .help = Sagt, wer dran ist und was zu tun ist. Enter allein tut dasselbe.
command-counts-wall = anzahl
    .use = anzahl
    .help = Sagt, wie viele Karten in jedem Stapel oder jeder Reihe liegen.
command-scores-wall = punkte
    .use = punkte
    .help = Sagt, wie viele Karten jede Seite gesammelt hat.
command-order-wall = reihenfolge
    .use = reihenfolge
    .help = Sagt, wer mitspielt und wer zusammen spielt.
command-can-wall = kann
    .use = kann
    .help = Sagt, was du jetzt tun kannst: ein Paar nehmen, eine Wunschkarte tauschen oder nach einem Durchbruch eine Seite wählen.
command-why-wall = warum
    .use = warum 2 5 oder warum und zwei Karten
    .help = Sagt, warum zwei Karten nicht gehen und welche Regel das sagt.
command-what-wall = was
    .use = was und einen Zug, etwa was 2 5
    .help = Sagt, was dann passiert: was frei wird und wer weitermacht.
command-undo-wall = rückgängig
    .use = rückgängig oder, für drei Züge, rückgängig 3
    .help = Nimmt deinen letzten Zug zurück und alles, was danach kam, wenn du gegen Computerspieler spielst.
command-pace-wall = tempo
    .use = tempo schritt oder tempo frei
    .help = Lässt jeden Zug der anderen auf Enter warten oder nennt alle auf einmal.
command-prompt-wall = eingabe
    .use = eingabe spielstand oder eingabe schlicht
    .help = Stellt die Zahl der Paare vor die Eingabe oder nimmt sie dort weg.

command-lay = leg
    .use = leg für die aufgedeckte Karte, leg rot für die Karte am Ende der roten Reihe oder leg und die Karte
    .help = Legt eine Karte auf den Stapel ihrer Farbe.
command-put = weglegen
    .use = weglegen
    .help = Legt die aufgedeckte Karte ans Ende der Reihe ihrer Farbe.
command-choose-patience = wunsch
    .use = wunsch und eine Farbe, etwa wunsch rot
    .help = Legt eine Wunschkarte auf einen Stapel: die aufgedeckte, sonst eine, die du behalten hast.
command-keep = behalten
    .use = behalten
    .help = Behält eine Wunschkarte für später.
command-stop = fertig
    .use = fertig
    .help = Beendet das Spiel, wenn der Handstapel aufgebraucht ist.
command-auto = automatisch
    .use = automatisch
    .help = Macht alle Züge, die keine Wahl lassen, und nennt jeden. Mit dem Befehl { command-undo-patience } nimmst du sie zusammen zurück.
command-undo-patience = rückgängig
    .use = rückgängig oder, für drei Züge, rückgängig 3
    .help = Nimmt deinen letzten Zug zurück. Der Handstapel bleibt, wie er ist, und am Ende hörst du, wie viele Züge du zurückgenommen hast.
command-top-patience = nächste
    .use = nächste
    .help = Nennt die aufgedeckte Karte und wie viele noch im Handstapel sind.
command-card-patience = karte
    .use = karte und eine Karte des Spiels, etwa karte Wunschkarte
    .help = Sagt, was eine Karte bewirkt.
command-piles-patience = stapel
    .use = stapel oder, für einen ganzen Stapel, stapel rot
    .help = Nennt die obersten Karten der vier Stapel.
command-row-patience = reihe
    .use = reihe und eine Farbe, etwa reihe rot
    .help = Nennt die Karten in der Reihe einer Farbe, vom freien Ende an.
command-rows = reihen
    .use = reihen
    .help = Nennt die freien Enden der Reihen und die Wunschkarten, die du behalten hast.
command-counts-patience = anzahl
    .use = anzahl
    .help = Sagt, wie viele Karten wo liegen.
command-scores-patience = punkte
    .use = punkte
    .help = Sagt, wie viele Karten du gelegt hast und wie viele es sind.
command-turn-patience = dran
    .use = dran
    .help = Sagt, was jetzt zu tun ist. Enter allein tut dasselbe.
command-can-patience = kann
    .use = kann
    .help = Sagt, was du jetzt tun kannst.
command-why-patience = warum
    .use = warum und einen Zug, etwa warum leg rot
    .help = Sagt, warum ein Zug nicht geht und welche Regel das sagt.
command-what-patience = was
    .use = was und einen Zug, etwa was leg rot
    .help = Sagt, was passiert, wenn du das tust.
command-chances = aussicht
    .use = aussicht
    .help = Sagt, ob das Spiel noch zu gewinnen ist, soweit sich das herausfinden lässt.
command-news-patience = neues
    .use = neues
    .help = Sagt, was seit deinem letzten Zug geschehen ist.
command-next-patience = weiter
    .use = weiter
    .help = Geht in der Anleitung weiter, ohne dass du den Schritt machst.
command-prompt-patience = eingabe
    .use = eingabe spielstand oder eingabe schlicht
    .help = Stellt die aufgedeckte Karte vor die Eingabe oder nimmt sie dort weg.
command-save-patience = speichern
    .use = speichern und einen Namen
    .help = Speichert dieses Spiel unter einem Namen. Weiter geht es mit sixdot resume und dem Namen.

help-moves-wall = Deine Züge: { command-take } 2 5{ $exchanges ->
    [yes] , { command-exchange } 3 rote 12
   *[no] { "" }
}{ $passes ->
    [yes] , { command-pass-wall }
   *[no] { "" }
}{ $breaches ->
    [yes] , { command-left }, { command-right }
   *[no] { "" }
}. Kurz: n 2 5.
help-hand-wall = { $called ->
    [row] Die Reihen: { command-free }, reihe 3, { command-under }
   *[stack] Die Mauer: { command-free }, { command-row-wall } 3, { command-under }
}, { command-where-wall } rote 12, { command-counts-wall }{ $bans ->
    [yes] , { command-bans }
   *[no] { "" }
}. Kurz: f.
help-table-wall = Das Spiel: { command-turn-wall }, { command-scores-wall }, { command-collected }, { command-order-wall }. Enter: wer dran ist.
help-thinking-wall = Vor dem Zug: { command-pairs }, { command-pairs } 3, { command-why-wall } 2 5, { command-what-wall } 2 5, { command-can-wall }, { command-tip }.
help-rules-wall = Die Regeln: { command-rules }, { command-rule } NN-13, { command-card } Wunschkarte, { command-legend }.
help-program-wall = Programm: { command-settings }, { command-language }, { command-braille }, { command-resume }, { command-replay }, { command-new }, { command-quit }.
help-moves-patience = Züge: { command-lay }, { command-put }, { command-choose-patience } rot, { command-keep }, { command-stop }, { command-auto }. Kurz: l, p.
help-hand-patience = Die Karten: { command-top-patience }, { command-piles-patience }, { command-rows }, { command-row-patience } rot, { command-counts-patience }.
help-table-patience = Das Spiel: { command-turn-patience }, { command-scores-patience }, { command-chances }. Enter allein sagt, was zu tun ist.
help-thinking-patience = Vor dem Zug: { command-can-patience }, { command-why-patience } { command-lay }, { command-what-patience } { command-lay }, { command-tip }.
help-rules-patience = Die Regeln: { command-rules }, { command-rule } NN-22, { command-card-patience } Wunschkarte, { command-legend }.
help-review-patience = Noch einmal: { command-repeat }, { command-last } 5, { command-news-patience }, { command-find } Rot. Zug zurück: { command-undo-patience }.
help-review-elsewhere-patience = Noch einmal: { command-repeat }, { command-last } 5, { command-news-patience }, { command-find } Rot.
help-program-patience = Programm: { command-settings }, { command-language }, { command-braille }, { command-resume }, { command-replay }, { command-new }, { command-quit }.

# Was getippt wurde und nicht gemeint sein kann.
wall-several-pairs = Es können mehrere Paare gemeint sein. Tippe die Nummern, etwa { command-take } 2 5.
    .braille = mehrere, Nummern
wall-not-free = { CARD($card, article: "definite", capital: "yes") } ist nicht frei. Tippe { command-free } für die freien Karten.
    .braille = { CODE($card) } nicht frei
patience-not-at-hand = { CARD($card, article: "definite", capital: "yes") } ist weder aufgedeckt noch am Ende der Reihe. Tippe { command-rows } für die Enden.
    .braille = { CODE($card) } nicht da
auto-choice = Jetzt hast du die Wahl. Tippe { command-can-patience }, um zu hören, was geht.
    .braille = Wahl: { command-can-patience }
undo-nothing-open = Es gibt nichts zurückzunehmen: Du hast noch keinen Zug gemacht.
    .braille = nichts zurück
