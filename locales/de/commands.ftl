# Die Befehle: das Wort, weitere Wörter und Buchstaben dafür, was dazu getippt wird, was der Befehl tut.

command-agree = vereinbare
    .use = vereinbare und einen Satz, zum Beispiel vereinbare Anna zieht 3. Vereinbare allein nennt alles, was geht
    .help = Schlägt etwas vor, das in keiner Spielregel steht; es gilt, wenn alle anderen einverstanden sind, und der Computer ist es immer.
command-undo = rückgängig
    .use = rückgängig, oder rückgängig 3
    .help = Nimmt deinen letzten Zug zurück und alles, was danach kam, wenn du gegen Computer spielst; der Stapel wird neu gemischt.
command-hand = hand
    .use = hand, hand nummern, hand nach zahl, hand wert, hand reihenfolge zahl, oder hand und eine Farbe, eine Karte oder einen Namen
    .help = Nennt deine Karten nach Farben; hand nummern nennt sie mit ihren Plätzen, hand nach zahl jede Zahl einmal, hand wert ihre Punkte, hand und eine Farbe nur deren Karten, hand und ein Name die von jemand anderem, wo die Hände offen sind. Nach hand reihenfolge zahl kommen die Karten immer nach Zahlen, nach hand reihenfolge farbe nach Farben.
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
    .help = Nennt die Punkte bisher.
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
    .use = geber, oder vor einem Spiel geber und einen Namen, geber ich oder geber zufall
    .help = Sagt, wer gibt. Mit einem Namen bestimmst du, wer im nächsten Spiel zuerst gibt; mit zufall entscheidet das Los.
command-play = leg
    .use = leg { example-card }, leg { example-code }, oder platz 3 für die dritte Karte deiner Hand. { $wishes ->
        [yes] Was du dir wünschst, kommt nach der Karte{ $calls ->
            [yes] , die Ansage auch: leg { $wish } { $call }
           *[no] : leg { $wish }
        }
       *[no] { $calls ->
            [yes] Die Ansage kommt nach der Karte: leg { example-card } { $call }
           *[no] { "" }
        }
    }
    .help = Legt eine Karte.
command-draw = zieh
    .use = zieh
    .help = Zieht eine Karte, freiwillig oder weil du musst.
command-pass = passe
    .use = passe
    .help = Beendet deinen Zug, ohne noch eine Karte zu legen, oder setzt aus.
command-call = ansagen
    .use = ansagen{ $calls ->
        [yes] , oder gleich das Wort: { $call }
       *[no] { "" }
    }
    .help = Sagt an, was fällig ist, vor der Karte oder danach.
command-catch = erwischt
    .use = erwischt, oder erwischt und einen Namen
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
    .use = warum und eine Karte, etwa warum { example-card }, oder warum und mehrere Karten, die zusammen gelegt werden
    .help = Sagt, warum eine Karte nicht geht, welche Regel das sagt und was passen würde.
command-what = was
    .use = was und eine Karte, etwa was { example-card }{ $wishes ->
        [yes] , was { $wish }
       *[no] { "" }
    }, oder was und mehrere Karten, die zusammen gelegt werden
    .help = Sagt, was passiert, wenn du eine Karte legst.
command-tip = tipp
    .use = tipp
    .help = Schlägt vor, was du jetzt tun könntest, und sagt warum.
command-rules = regeln
    .use = regeln, regeln alles, oder regeln speichern und einen Namen dafür
    .help = Nennt, was an diesem Tisch gilt: das Spiel, den Schiedsrichter, die Ansagen und die Hausregeln.
command-rule = regel
    .use = regel { $clause }, regel 3, oder regel und ein Wort, etwa regel Ziehen. Regel allein sagt, worum es geht, regel alles das ganze Buch
    .help = Nennt eine Regel aus dem Regelbuch.
command-card = karte
    .use = karte und irgendeine Karte des Spiels, etwa karte { $does }
    .help = Sagt, was eine Karte tut, ob du sie hast oder nicht.
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
    .use = letzte, letzte 5, oder letzte 5 und eines von spiel, zug, hand, fehler, hilfe
    .help = Nennt noch einmal, was zuletzt geschehen ist, oder die letzten Zeilen einer Art.
command-back = zurück
    .use = zurück, oder zurück und eines von spiel, zug, hand, fehler, hilfe
    .help = Geht eine Zeile zurück in dem, was dir gesagt wurde.
command-forward = vor
    .use = vor, oder vor und eines von spiel, zug, hand, fehler, hilfe
    .help = Geht wieder eine Zeile vor in dem, was dir gesagt wurde.
command-find = suche
    .use = suche und ein Wort, etwa suche { example-word }; suche allein geht weiter zu der Zeile davor
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
    .use = hilfe, oder hilfe und einen Befehl
    .help = Nennt die Befehle, oder einen davon genau.
command-settings = einstellungen
    .use = einstellungen
    .help = Nennt die Sprache, die Eingabezeile, das Tempo, die Sprachausgabe, die Braillezeile und wie viel gesagt wird, und was an diesem Tisch gilt: das Spiel, den Schiedsrichter, die Ansagen, die Computerspieler und den Startwert.
command-braille = braille
    .use = braille 40, braille aus, braille kürzel, braille sätze, braille sechs, oder braille acht
    .help = Bricht die Zeilen für eine Braillezeile mit der Zahl von Modulen um, die du nennst, in Kurzformen mit Kartenkürzeln oder in ganzen Sätzen, für sechs Punkte oder acht.
command-show = zeige
    .use = zeige und eines von spiel, zug, hand, gespräch, fehler, hilfe oder alles, und dazu ausführlich, kurz oder aus, etwa zeige spiel kurz
    .help = Stellt ein, wie viel von einer Art Meldung im Terminal steht.
command-quiet = leise
    .use = leise hand, oder leise aus
    .help = Zeigt deine Karten nur in Kürzeln und liest sie nicht vor.
command-pace = tempo
    .use = tempo schritt, oder tempo frei
    .help = Lässt jeden Zug der anderen auf Enter warten, oder nennt alle auf einmal.
command-prompt = eingabe
    .use = eingabe spielstand, oder eingabe schlicht
    .help = Nimmt die oberste Karte und deine Kartenzahl in die Eingabezeile, oder wieder heraus.
command-speech = vorlesen
    .use = vorlesen an, vorlesen aus, vorlesen stopp, vorlesen tempo 60, vorlesen lautstärke 80, vorlesen stimme und einen Namen, oder wie viel wovon: vorlesen hilfe aus
    .help = Lässt Sixdot selbst sprechen, für alle, bei denen kein Screenreader läuft.
command-next = weiter
    .use = weiter
    .help = Geht in der Anleitung weiter, ohne den Schritt zu machen.
command-learn = lerne
    .use = lerne
    .help = Verlässt dieses Spiel und beginnt die Anleitung dazu, Schritt für Schritt mit vorbereiteten Karten.
command-games = spiele
    .use = spiele
    .help = Nennt die Spiele; neu beginnt ein anderes.
command-save = speichern
    .use = speichern und einen Namen
    .help = Hebt dieses Spiel unter einem Namen auf; mit sixdot resume und dem Namen geht es weiter.
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
   *[colour] rote
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
help-hand = Deine Karten: { command-hand }, { command-hand } nummern, { command-hand } nach zahl, { command-hand } wert. Kurz: h.
help-table = Tisch: { command-top }, { command-counts }, { command-scores }, { command-pending }, { command-direction }, { command-order }. Enter: wer dran ist.
help-thinking = Vor dem Legen: { command-can }, { command-why } { example-card }, { command-what } { example-card }, { command-tip }.
help-rules = Die Regeln: { command-rules }, { command-rule } 3, { command-card } { example-card }, { command-legend }, { command-agree }.
help-review = Noch einmal: { command-repeat }, { command-last } 5, { command-news }, { command-find } { example-word }. Zug zurück: { command-undo }.
help-review-elsewhere = Noch einmal: { command-repeat }, { command-last } 5, { command-news }, { command-find } { example-word }.
help-program = Programm: { command-settings }, { command-language }, { command-braille }, { command-resume }, { command-replay }, { command-new }, { command-quit }.
help-program-elsewhere = Programm: { command-settings }, { command-language }, { command-braille }, { command-show }.
help-more = Alle Befehle: { command-help } alle. Einer: { command-help } { command-hand }. Mehrere mit Strichpunkten.
help-command = { $name }: { $help }
    .braille = { $name }: { $help }
help-type = Tippe { $use }.
    .braille = { $use }
type-speech = { command-speech }
type-last = { command-last }
type-voice = stimme
