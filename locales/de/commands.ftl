# Die Befehle: das Wort, weitere Wörter und Buchstaben dafür, was dazu getippt wird, was der Befehl tut.

command-agree = vereinbare
    .use = vereinbare und einen Satz, etwa vereinbare Anna zieht 3. Tippe nur vereinbare, um alle Sätze zu hören
    .help = Schlägt etwas vor, das in keiner Spielregel steht. Es gilt, wenn alle anderen einverstanden sind; Computerspieler sind es immer.
command-undo = rückgängig
    .use = rückgängig oder, für drei Züge, rückgängig 3
    .help = Nimmt deinen letzten Zug zurück und alles, was danach kam, wenn du gegen Computerspieler spielst. Der Stapel wird neu gemischt.
command-hand = hand
    .use = hand, hand nummern für die Plätze, hand nach zahl, hand wert für die Punkte oder hand und eine Farbe oder einen Namen
    .help = Nennt deine Karten. Mit hand reihenfolge und farbe, zahl oder erhalt wählst du die Ordnung; bei erhalt kommt die älteste zuerst.
command-where = wo
    .use = wo, oder wo und eine Karte, etwa wo { example-card }
    .help = Sagt, auf welchem Platz deiner Hand die zuletzt gezogene Karte ist oder die, die du nennst.
command-top = oben
    .use = oben
    .help = Nennt die oberste Karte und die gewünschte Farbe.
command-turn = dran
    .use = dran
    .help = Sagt, wer dran ist und was zu tun ist. Enter allein tut dasselbe.
command-counts = anzahl
    .use = anzahl
    .help = Sagt, wie viele Karten alle haben.
command-piles = stapel
    .use = stapel
    .help = Sagt, wie viele Karten im Nachziehstapel und im Ablagestapel liegen.
command-scores = punkte
    .use = punkte
    .help = Nennt die bisherigen Punkte.
command-pending = offen
    .use = offen
    .help = Sagt, was noch zu ziehen oder zu beantworten ist, und von wem.
command-direction = richtung
    .use = richtung
    .help = Sagt, in welche Richtung gespielt wird.
command-order = reihenfolge
    .use = reihenfolge
    .help = Sagt, wer am Tisch sitzt, der Reihe nach.
command-dealer = geber
    .use = geber, vor einem Spiel auch geber ich, geber zufall oder geber und einen Namen
    .help = Sagt, wer gibt, oder bestimmt, wer im nächsten Spiel zuerst gibt: ein Name, du oder das Los.
command-play = leg
    .use = leg { example-card }, leg { example-code } oder platz 3. { $wishes ->
        [yes] { $calls ->
            [yes] Wunsch und Ansage kommen nach der Karte: leg { $wish } { $call }
           *[no] Dein Wunsch kommt nach der Karte: leg { $wish }
        }
       *[no] { $calls ->
            [yes] Die Ansage kommt nach der Karte: leg { example-card } { $call }
           *[no] { "" }
        }
    }
    .help = Legt eine Karte, mit Namen, Kürzel oder Platz.
command-draw = zieh
    .use = zieh
    .help = Zieht eine Karte, freiwillig oder weil du musst.
command-pass = passe
    .use = passe
    .help = Beendet deinen Zug, ohne noch eine Karte zu legen, oder setzt aus.
command-call = ansagen
    .use = ansagen{ $calls ->
        [yes] { " " }oder gleich das Wort: { $call }
       *[no] { "" }
    }
    .help = Sagt an, was fällig ist, vor der Karte oder danach.
command-catch = erwischt
    .use = erwischt oder erwischt und einen Namen
    .help = Sagt, dass jemand eine Ansage vergessen hat.
command-challenge = herausfordern
    .use = herausfordern
    .help = Fordert die Person heraus, die dich gerade ziehen lässt.
command-choose = wähl
    .use = wähl und eine Farbe, einen Namen oder eine Karte
    .help = Wählt, wonach eine Karte fragt: eine Farbe, eine Person, eine Karte zum Abgeben.
command-can = kann
    .use = kann
    .help = Sagt, was du jetzt tun kannst.
command-why = warum
    .use = warum und eine oder mehrere Karten, etwa warum { example-card }
    .help = Sagt, warum eine Karte nicht geht, welche Regel das sagt und was stattdessen passt.
command-what = was
    .use = was und eine oder mehrere Karten, etwa was { $wishes ->
        [yes] { $wish }
       *[no] { example-card }
    }
    .help = Sagt, was passiert, wenn du eine Karte legst.
command-tip = tipp
    .use = tipp
    .help = Schlägt vor, was du jetzt tun kannst, und sagt warum.
command-rules = regeln
    .use = regeln, regeln alles oder regeln speichern und einen Namen dafür
    .help = Nennt, was an diesem Tisch gilt: das Spiel, den Schiedsrichter, die Ansagen und die Hausregeln.
command-rule = regel
    .use = regel { $clause }, regel 3 oder regel und ein Wort, etwa regel Ziehen. Für das ganze Buch tippe regel alles
    .help = Nennt eine Regel aus dem Regelbuch oder, ohne Angabe, worum es im Spiel geht.
command-card = karte
    .use = karte und irgendeine Karte des Spiels, etwa karte { $does }
    .help = Sagt, was eine Karte tut, auch eine, die du nicht hast.
command-legend = kürzel
    .use = kürzel
    .help = Nennt die Kürzel der Karten.
command-repeat = nochmal
    .use = nochmal
    .help = Sagt die letzte Antwort noch einmal.
command-more = mehr
    .use = mehr
    .help = Setzt eine lange Antwort fort, auch wenn du inzwischen etwas anderes getippt hast.
command-last = letzte
    .use = letzte 5 oder letzte 5 und eine Art: spiel, zug, hand, fehler oder hilfe
    .help = Nennt noch einmal, was zuletzt geschehen ist, oder die letzten Zeilen einer Art.
command-back = zurück
    .use = zurück oder zurück und eine Art: spiel, zug, hand, fehler oder hilfe
    .help = Geht eine Zeile zurück in dem, was dir gesagt wurde.
command-forward = vor
    .use = vor oder vor und eine Art: spiel, zug, hand, fehler oder hilfe
    .help = Geht wieder eine Zeile vor in dem, was dir gesagt wurde.
command-find = suche
    .use = suche und ein Wort, etwa suche { example-word }. Tippe danach nur suche, um weiter zurück zu suchen
    .help = Sucht die letzte Zeile mit einem Wort in dem, was dir gesagt wurde.
command-log = protokoll
    .use = protokoll und den Namen einer neuen Datei, etwa protokoll abend.txt
    .help = Schreibt alles, was dir gesagt wurde, in eine Datei.
command-news = neues
    .use = neues
    .help = Sagt, was seit deinem letzten Zug geschehen ist.
command-spell = buchstabiere
    .use = buchstabiere und einen Namen
    .help = Buchstabiert den Namen eines Mitspielers.
command-help = hilfe
    .use = hilfe oder hilfe und einen Befehl, etwa hilfe hand
    .help = Nennt die Befehle oder erklärt einen davon.
command-settings = einstellungen
    .use = einstellungen
    .help = Nennt deine Einstellungen, etwa Sprache, Tempo und Braillezeile, und was an diesem Tisch gilt.
command-braille = braille
    .use = braille 40 für 40 Module, braille aus, braille kürzel, braille sätze, braille sechs oder braille acht
    .help = Richtet die Ausgabe für eine Braillezeile ein: ihre Länge, Kürzel oder ganze Sätze, sechs oder acht Punkte.
command-show = zeige
    .use = zeige, eine Art und ausführlich, kurz oder aus, etwa zeige spiel kurz. Arten sind spiel, zug, hand, gespräch, fehler, hilfe und alles
    .help = Stellt ein, wie viel von einer Art Meldung im Terminal steht.
command-quiet = leise
    .use = leise hand oder leise aus
    .help = Zeigt deine Karten nur in Kürzeln und liest sie nicht vor.
command-pace = tempo
    .use = tempo schritt oder tempo frei
    .help = Lässt jeden Zug der anderen auf Enter warten oder nennt alle auf einmal.
command-prompt = eingabe
    .use = eingabe spielstand oder eingabe schlicht
    .help = Nimmt die oberste Karte und deine Kartenzahl in die Eingabezeile oder wieder heraus.
command-speech = vorlesen
    .use = vorlesen an, vorlesen aus, vorlesen stopp, vorlesen tempo 60, vorlesen lautstärke 80, vorlesen stimme und einen Namen oder vorlesen hilfe aus
    .help = Lässt Sixdot selbst sprechen, für alle, bei denen kein Screenreader läuft.
command-next = weiter
    .use = weiter
    .help = Geht in der Anleitung weiter, ohne den Schritt zu machen.
command-learn = lerne
    .use = lerne
    .help = Verlässt dieses Spiel und beginnt die Anleitung dazu, Schritt für Schritt mit vorbereiteten Karten.
command-games = spiele
    .use = spiele
    .help = Nennt die Spiele. Für ein anderes tippe neu.
command-save = speichern
    .use = speichern und einen Namen
    .help = Speichert dieses Spiel unter einem Namen. Weiter geht es mit sixdot resume und dem Namen.
command-new = neu
    .use = neu
    .help = Verlässt dieses Spiel und beginnt ein anderes.
command-quit = ende
    .use = ende
    .help = Verlässt Sixdot.

words-numbers = nummern nummer plätze n numbers platze plaetze

# Hilfe: höchstens acht Zeilen.
example-card = { $called ->
    [suit] Kreuz-Neun
   *[colour] rote 5
}
example-code = { $called ->
    [suit] k9
   *[colour] r5
}
example-does = Zieh-Zwei
example-clause = UN-3
example-word = { $called ->
    [suit] Kreuz
   *[colour] Rot
}
help-moves = Züge: { command-play } { example-card }, { command-draw }, { command-pass }{ $calls ->
    [yes] , { command-call }
   *[no] { "" }
}{ $catches ->
    [yes] , { command-catch }
   *[no] { "" }
}{ $challenges ->
    [yes] , { command-challenge }
   *[no] { "" }
}. Kurz: l { example-code }, z, x.
help-hand = Deine Karten: { command-hand }, { command-hand } nummern, { command-hand } nach zahl, { command-hand } wert, { command-where }. Kurz: h.
help-table = Tisch: { command-top }, { command-counts }, { command-scores }, { command-pending }, { command-direction }, { command-order }. Enter: wer dran ist.
help-thinking = Vor dem Legen: { command-can }, { command-why } { example-card }, { command-what } { example-card }, { command-tip }.
help-rules = Die Regeln: { command-rules }, { command-rule } 3, { command-card } { example-card }, { command-legend }, { command-agree }.
help-review = Noch einmal: { command-repeat }, { command-last } 5, { command-news }, { command-find } { example-word }. Zug zurück: { command-undo }.
help-review-elsewhere = Noch einmal: { command-repeat }, { command-last } 5, { command-news }, { command-find } { example-word }.
help-program = Programm: { command-settings }, { command-language }, { command-braille }, { command-resume }, { command-replay }, { command-new }, { command-quit }.
help-program-elsewhere = Programm: { command-settings }, { command-language }, { command-braille }, { command-show }.
help-more = Alle Befehle: { command-help } alle. Einer: { command-help } { command-hand }. Zwei: { command-top }; { command-hand }.{ $elsewhere ->
    [yes] {""}
   *[no] {" "}Freunde: { command-host }.
}
help-command = { $name }: { $help }
    .braille = { $name }: { $help }
help-type = Tippe { $use }.
    .braille = { $use }
type-speech = { command-speech }
type-last = { command-last }
type-voice = stimme
