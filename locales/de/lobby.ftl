# Gemeinsam: was Leute an Tischen im Netz tippen und neben dem Spiel hören.

lobby-new = neu
    .use = neu, ein Spiel, die Zahl der Plätze und, wenn du magst, Hausregeln, etwa neu uno 4 stapeln=4
    .help = Eröffnet einen Tisch für ein Spiel.
lobby-join = beitreten
    .use = beitreten und die drei Codewörter, bei einem öffentlichen Tisch auch seine Nummer oder den Namen von jemandem dort
    .help = Setzt dich an den Tisch von Freunden.
lobby-watch = zuschauen
    .use = zuschauen und die drei Codewörter, bei einem öffentlichen Tisch auch seine Nummer oder den Namen von jemandem dort
    .help = Lässt dich an einem Tisch zuschauen, ohne mitzuspielen.
lobby-start = start
    .use = start
    .help = Beginnt das Spiel; Computerspieler nehmen die freien Plätze. Das kann nur der Besitzer des Tisches.
lobby-code = codewörter
    .use = codewörter
    .help = Nennt die drei Codewörter, mit denen Freunde an deinen Tisch kommen.
lobby-who = leute
    .use = leute
    .help = Sagt, wer an deinem Tisch ist oder, im Vorraum, wer alles da ist.
lobby-friends = freunde
    .use = freunde
    .help = Sagt, mit wem du hier zuletzt gespielt hast und wo sie sind.
lobby-stats = statistik
    .use = statistik
    .help = Sagt, wie viele Spiele du auf diesem Server zu Ende gespielt und gewonnen hast.
lobby-tables = tische
    .use = tische
    .help = Sagt, wie viele Tische es gibt, wer an den öffentlichen spielt und was an deinem gespielt wird.
lobby-say = sprich
    .use = sprich und einen Text
    .help = Sagt allen am Tisch oder im Vorraum etwas.
# Steht vor dem Namen der Person, der allein etwas gesagt wird: "sag zu Ben hallo". Eine Endung sagt das im Deutschen nicht.
lobby-tell = flüster
    .use = flüster, einen Namen und einen Text
    .help = Sagt nur einer Person etwas.
lobby-lobby = vorraum
    .use = vorraum und einen Text. Zum Hören allein tippe vorraum an oder vorraum aus
    .help = Sagt allen etwas, die an keinem Tisch sitzen. Danach hörst du auch am Tisch, was im Vorraum gesagt wird.
lobby-ignore = ignoriere
    .use = ignoriere und einen Namen
    .help = Lässt dich nicht mehr hören, was diese Person sagt; beim zweiten Mal hörst du es wieder.
lobby-invite = einladen
    .use = einladen und einen Namen
    .help = Sagt jemandem, wie man an deinen Tisch kommt.
lobby-nudge = anstupsen
    .use = anstupsen und einen Namen
    .help = Bittet jemanden höflich um den Zug; das geht einmal in der Minute.
lobby-kick = hinauswerfen
    .use = hinauswerfen und einen Namen
    .help = Schickt jemanden von deinem Tisch weg.
lobby-owner = übergeben
    .use = übergeben und einen Namen
    .help = Übergibt den Tisch einer anderen Person, die dort sitzt.
lobby-option = hausregel
    .use = hausregel oder hausregel, ihre Nummer und deine Wahl, etwa hausregel 2=1
    .help = Sagt, welche Hausregeln dein Tisch haben kann; der Besitzer des Tisches wählt sie vor dem Spiel.
lobby-public = öffentlich
    .use = öffentlich
    .help = Setzt deinen Tisch auf die Liste, die alle hören können; Freunde kommen mit seiner Nummer oder deinem Namen dazu.
lobby-unlisted = privat
    .use = privat
    .help = Nimmt deinen Tisch von der Liste; ohne seine Codewörter kommt dann niemand dazu.
lobby-onlookers = zuschauer
    .use = zuschauer, zuschauer aus oder zuschauer an
    .help = Sagt, wie viele zuschauen. Ob jemand zuschauen darf, bestimmt der Besitzer des Tisches.
lobby-grace = wartezeit
    .use = wartezeit, wartezeit 60 für 60 Sekunden oder wartezeit offen
    .help = Sagt, wie lange dein Tisch auf jemanden ohne Verbindung wartet, bevor ein Computerspieler spielt. Ändern kann das der Besitzer des Tisches.
lobby-grace-open = offen
lobby-substitute = vertretung
    .use = vertretung und einen Namen
    .help = Lässt für jemanden ohne Verbindung einen Computerspieler spielen, sobald alle anderen Mitspieler es wollen.
lobby-shuffle = mischung
    .use = mischung oder, für den ganzen Prüfcode, mischung ganz
    .help = Sagt, wer gemischt hat, und nennt den Prüfcode, mit dem ihr das nach dem Spiel prüfen könnt.
lobby-record = aufzeichnung
    .use = aufzeichnung
    .help = Gibt dir nach dem Spiel seine Aufzeichnung. Mit sixdot verify kannst du damit prüfen, wie gemischt wurde.
lobby-passphrase = passphrase
    .use = passphrase
    .help = Hält deinen Namen für dich frei. Nach der Passphrase wirst du in einer eigenen Zeile gefragt.
lobby-forget = vergiss
    .use = vergiss mich
    .help = Löscht alles, was über dich gespeichert ist, und beendet die Verbindung. Vorher wirst du noch einmal gefragt.
lobby-forget-whom = mich
lobby-leave = verlassen
    .use = verlassen
    .help = Verlässt den Tisch. Dort spielt ein Computerspieler für dich weiter. Im Vorraum beendet es die Verbindung.

lobby-codes = abend, adler, ahorn, ampel, anker, apfel, becher, berg, biene, birke, birne, blatt, blume, boot, brief, brot, brunnen, butter, dach, donner, drache,
    dorf, eiche, eimer, eis, erde, esel, eule, fackel, feder, feld, fenster, feuer, fisch, flasche, fluss, frosch, fuchs, garten, gans, geige, glas,
    glocke, gold, gras, hafen, hammer, hase, haus, herbst, himmel, holz, honig, hund, igel, insel, jacke, kaffee, kanne, karte, kerze, kessel, kiesel,
    kirsche, klavier, klee, knopf, koffer, korb, krone, lampe, laterne, leiter, licht, lilie, mantel, mauer, meer, melone, mond, morgen, musik, nadel,
    nebel, norden, nuss, ofen, orange, papier, perle, pfeffer, pferd, pilz, quelle, regen, reise, rose, sand, salz, schatten, schiff, schnee, see,
    silber, sommer, sonne, stern, stein, sturm, tal, tasche, tiger, tisch, tulpe, turm, ufer, vogel, wald, wasser, weide, wiese, wind, winter, wolf, wolke, zaun, ziege

lobby-welcome = Willkommen, { $name }.
    .braille = willkommen { $name }
lobby-where = Einen Tisch eröffnen: { lobby-new } uno. Zu Freunden: { lobby-join } und ihre drei Codewörter. Mehr: { type-help }. Aufhören: { lobby-leave }.
    .braille = { lobby-new } uno, { lobby-join }, { type-help }, { lobby-leave }
lobby-help = Befehle im Netz: { $words }. Mehr über einen: { type-help } und sein Name.
    .braille = { $words }
lobby-opened = Ein Tisch für { $game } mit { $count ->
    [one] 1 Platz
   *[other] { $count } Plätzen
} ist offen. Freunde tippen { lobby-join } { $code }. Tippe { lobby-start }, dann beginnt das Spiel, und freie Plätze bekommen Computerspieler.
    .braille = { lobby-join } { $code }; { lobby-start }
lobby-code-is = Freunde tippen { lobby-join } { $code }.
    .braille = { lobby-join } { $code }
lobby-you-sit = Du sitzt an einem Tisch für { $game }. { $here }
    .braille = { $game }: { $here }
lobby-you-watch = Du schaust bei { $game } zu. { $here }
    .braille = zuschauen bei { $game }: { $here }
lobby-sits = { $who } setzt sich an den Tisch.
    .braille = { $who } setzt sich
lobby-watches = { $who } schaut zu.
    .braille = { $who } schaut zu
lobby-leaves = { $who } verlässt den Tisch.
    .braille = { $who } geht
lobby-sent-away = { $who } wurde vom Tisch weggeschickt.
    .braille = { $who } weggeschickt
lobby-you-leave = Du hast den Tisch verlassen. Zum Aufhören tippe noch einmal { lobby-leave }.
    .braille = verlassen
lobby-alone = { $use } muss allein in einer Zeile stehen.
    .braille = { $use } allein
lobby-plays-for = Für { $who } spielt jetzt der Computer, als { $computer }.
    .braille = { $computer } für { $who }
lobby-wants-substitute = { $who } will, dass für { $away } ein Computerspieler spielt. Willst du es auch, tippe { lobby-substitute } { $away }.
    .braille = { $who }: { lobby-substitute } { $away }?
lobby-substitute-asked = Gefragt: { $names }. Sobald alle einverstanden sind, spielt ein Computerspieler.
    .braille = gefragt: { $names }
lobby-plays-already = Für { $who } spielt schon der Computer, als { $computer }.
    .braille = { $computer } spielt für { $who }
lobby-is-here = { $who } ist verbunden, also übernimmt kein Computerspieler den Platz.
    .braille = { $who } ist da
lobby-players-agree = Nur wer mitspielt, entscheidet, ob für jemanden ein Computerspieler spielt.
    .braille = nur Mitspieler
lobby-only-watches = { $who } sieht nur zu, und ein Tisch gehört jemandem, der daran sitzt.
    .braille = { $who } sieht nur zu
lobby-rests = Das Spiel ruht, bis wieder jemand mitspielt.
    .braille = Spiel ruht
lobby-played-for-you = { $computer } hat inzwischen für dich gespielt.
    .braille = { $computer } spielte
lobby-renamed = Der Computerspieler { $old } heißt von jetzt an { $new }.
    .braille = { $old } heißt { $new }
lobby-lost = { $who } hat die Verbindung { $meant ->
    [yes] beendet
   *[no] verloren
}.
    .braille = { $who } weg
lobby-lost-open = { $who } hat die Verbindung { $meant ->
    [yes] beendet
   *[no] verloren
}. Um ohne Warten weiterzuspielen, tippt ihr alle { lobby-substitute } { $who }.
    .braille = { $who } weg; { lobby-substitute } { $who }
lobby-is-back = { $who } ist wieder da.
    .braille = { $who } wieder da
lobby-you-are-back = Du bist nach { $minutes ->
    [0] weniger als einer Minute
    [one] 1 Minute
   *[other] { $minutes } Minuten
} wieder da; { $count ->
    [0] inzwischen ist nichts geschehen.
    [one] inzwischen kam 1 Zeile.
   *[other] inzwischen kamen { $count } Zeilen.
}
    .braille = wieder da, neu: { $count }
lobby-you-are-back-again = Du bist wieder da; { $count ->
    [0] inzwischen ist nichts geschehen.
    [one] inzwischen kam 1 Zeile.
   *[other] inzwischen kamen { $count } Zeilen.
}
    .braille = wieder da, neu: { $count }
lobby-gone = { $count ->
    [one] 1 ältere Zeile ist nicht mehr da.
   *[other] { $count } ältere Zeilen sind nicht mehr da.
}
    .braille = ältere fehlen: { $count }
lobby-owns = Der Tisch gehört jetzt { $who }.
    .braille = { $who } hat den Tisch
lobby-you-own = Der Tisch gehört jetzt dir.
    .braille = dein Tisch
lobby-kicked = { $who } hat dich vom Tisch weggeschickt.
    .braille = { $who } schickt dich weg
lobby-invited = { $who } lädt dich zu { $game } ein. Tippe { lobby-join } { $code }.
    .braille = { $who }: { lobby-join } { $code }
lobby-invites = { $who } wurde eingeladen.
lobby-nudged = { $who } bittet dich um deinen Zug.
    .braille = { $who }: du bist dran
lobby-nudges = { $who } wurde um den Zug gebeten.
lobby-nudged-to-answer = { $who } bittet dich um deine Antwort, falls sie noch fehlt.
    .braille = { $who }: Antwort?
lobby-nudges-to-answer = { $who } wurde um die Antwort gebeten.
lobby-says = { $who }: { $text }
lobby-says-there = { $who }, im Vorraum: { $text }
lobby-lobby-on = Ab jetzt hörst du, was im Vorraum gesagt wird. Willst du es nicht mehr hören, tippe { lobby-lobby } aus.
    .braille = Vorraum an
lobby-lobby-is = Im Vorraum: { $nobody ->
    [yes] niemand
   *[no] { $names }
}.{ $sits ->
    [yes] {" "}{ $hears ->
        [yes] Du hörst, was dort gesagt wird.
       *[no] Was dort gesagt wird, hörst du, wenn du { lobby-lobby } an tippst.
    }
   *[no] {""}
}
    .braille = Vorraum: { $nobody ->
        [yes] niemand
       *[no] { $names }
    }
lobby-tells = { $who } flüstert: { $text }
lobby-told = Du flüsterst { $who } zu: { $text }
lobby-ignored = Du hörst nicht mehr, was { $who } sagt.
    .braille = { $who } ignoriert
lobby-heard = Du hörst wieder, was { $who } sagt.
    .braille = { $who } wieder hörbar
lobby-people = { $here }
lobby-people-all = Anwesend: { $names }.
lobby-friends-none = Du hast hier noch mit niemandem gespielt.
    .braille = noch niemand
lobby-friend-lobby = { $who } ist im Vorraum.
    .braille = { $who }: Vorraum
lobby-friend-own = { $who } ist an deinem Tisch.
    .braille = { $who }: dein Tisch
lobby-friend-table = { $who } ist an { $open ->
    [yes] Tisch { $number }, öffentlich, { $game }
   *[no] einem privaten Tisch
}.
    .braille = { $who }: { $open ->
        [yes] Tisch { $number }
       *[no] privater Tisch
    }
lobby-friend-seen = { $who } war zuletzt { $days ->
    [0] heute
    [one] gestern
   *[other] vor { $days } Tagen
} da.
    .braille = { $who }: { $days ->
        [0] heute
        [one] gestern
       *[other] vor { $days } Tagen
    }
lobby-here = Anwesend: { $names }.{ $complete ->
    [yes] {""}
   *[no] {" "}Abwesend: { $away }.
}
    .braille = { $names }{ $complete ->
        [yes] {""}
       *[no] ; abwesend: { $away }
    }
lobby-stands-in = Für { $who } spielt der Computer, als { $computer }.
    .braille = { $computer } für { $who }
lobby-table-is = Dein Tisch: { $game }. { $here }
    .braille = { $game }: { $here }
lobby-tables-are = { $count ->
    [0] Es gibt noch keine Tische.
    [one] Es gibt 1 Tisch{ $open ->
        [0] , und er ist privat
       *[other] , und er ist öffentlich
    }.
   *[other] Es gibt { $count } Tische, { $open ->
        [0] alle privat
        [one] davon 1 öffentlich
       *[other] davon { $open } öffentlich
    }.
}
    .braille = Tische: { $count }, öffentlich: { $open }
lobby-more-tables = { $count ->
    [one] Ein weiterer Tisch ist öffentlich.
   *[other] { $count } weitere Tische sind öffentlich.
}
    .braille = weitere: { $count }
lobby-is-open = Öffentlich: Der Tisch steht als Nummer { $number } auf der Liste. Andere tippen { lobby-join } und diese Nummer oder den Namen von jemandem hier.
    .braille = öffentlich, { lobby-join } { $number }
lobby-is-private = Privat: Der Tisch steht auf keiner Liste, und andere kommen nur mit seinen Codewörtern dazu.
    .braille = privat
lobby-onlookers-are = { $count ->
    [0] Niemand schaut zu
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}; { $allowed ->
    [yes] Zuschauen ist erlaubt.
   *[no] Zuschauen ist nicht erlaubt.
}
    .braille = Zuschauer: { $count }
lobby-watched = Zuschauen ist an diesem Tisch ab jetzt erlaubt.
    .braille = Zuschauen erlaubt
lobby-not-watched = Zuschauen ist an diesem Tisch nicht mehr erlaubt.
    .braille = kein Zuschauen
lobby-may-not-watch = Zuschauen ist an diesem Tisch nicht erlaubt.
    .braille = kein Zuschauen
lobby-grace-is = { $seconds ->
    [0] Ohne Frist wartet der Tisch auf jemanden, der die Verbindung verloren hat, bis alle anderen Mitspieler { lobby-substitute } und den Namen tippen.
    [one] 1 Sekunde wartet der Tisch auf jemanden, der die Verbindung verloren hat.
   *[other] { $seconds } Sekunden wartet der Tisch auf jemanden, der die Verbindung verloren hat.
}
    .braille = { $seconds ->
        [0] wartet; { lobby-substitute } und Name
       *[other] wartet { $seconds } Sekunden
    }
lobby-no-grace = Wie viele Sekunden? Tippe { lobby-grace } und eine Zahl von 1 bis { $max } oder { lobby-grace } { lobby-grace-open }.
    .braille = 1 bis { $max } Sekunden, oder { lobby-grace-open }
lobby-shuffling = Es wird gemischt. Einen Moment.
    .braille = mischt
lobby-shuffled = Gemischt haben { $names } zusammen, also konnte niemand die Karten bestimmen.
    .braille = gemischt: { $names }
lobby-shuffled-alone = Gemischt hat allein der Server: Keines eurer Programme hat mitgemischt.
    .braille = gemischt: nur der Server
lobby-shuffle-unknown = Wie dieses Spiel gemischt wurde, ist nicht aufgezeichnet.
    .braille = nicht aufgezeichnet
lobby-not-shuffled = An diesem Tisch wurde noch nicht gemischt.
    .braille = nicht gemischt
lobby-commitment = Der Prüfcode der Mischung beginnt mit { $digits }. Für den ganzen tippe { lobby-shuffle } ganz.
    .braille = { $digits } …
lobby-commitment-whole = Der Prüfcode der Mischung: { $digits }.
    .braille = { $digits }
lobby-secret-later = Nach dem Spiel lässt sich mit dem Prüfcode prüfen, ob der Server ehrlich gemischt hat.
    .braille = Prüfung später
lobby-secret-told = Was man zum Prüfen braucht, steht in der Aufzeichnung. Du bekommst sie mit dem Befehl { lobby-record }.
    .braille = { lobby-record }
lobby-record-later = Die Aufzeichnung bekommst du, wenn das Spiel zu Ende ist: In ihr stehen die Karten von allen.
    .braille = nach dem Spiel
lobby-record-given = Das ist die ganze Aufzeichnung. In einer Datei gespeichert, lässt sie sich mit sixdot verify prüfen.
    .braille = Aufzeichnung zu Ende
lobby-ask-option = Um eine zu ändern, tippe { lobby-option }, ihre Nummer, ein Gleichheitszeichen und deine Wahl. Tippe nur { lobby-option } und die Nummer, um zu hören, was du wählen kannst.
    .braille = { lobby-option } Nummer=Wahl
lobby-ask-cards = { $name }: Tippe { lobby-option } { $name } und dahinter eine Zahl von 1 bis { $ready } für eine fertige Karte oder einen Satz für eine leere.
    .braille = { lobby-option } { $name } 1–{ $ready }
lobby-ask-value = { $name }: jetzt { $value }. Zum Ändern tippe { lobby-option } { $number }= und deine Wahl.
    .braille = { $name }: { $value }; { lobby-option } { $number }=
lobby-value-range = Eine Zahl von { $min } bis { $max }.
    .braille = { $min } bis { $max }
lobby-no-options = In diesem Spiel gibt es keine Hausregeln zu wählen.
    .braille = keine Hausregeln
lobby-not-together = Mit dieser Anzahl Plätze geht das nicht.
    .braille = nicht mit dieser Platzzahl
lobby-table-gone = Dein Tisch ist geschlossen, denn dort war einen Monat lang niemand.
    .braille = Tisch nach einem Monat zu
lobby-waits = Das Spiel beginnt, sobald { $who } { lobby-start } tippt.
    .braille = wartet auf { $who }
lobby-waits-for-you = Das Spiel beginnt, sobald du { lobby-start } tippst.
    .braille = { lobby-start }: Spiel beginnt
lobby-once-more = Mit Enter beginnt dasselbe Spiel noch einmal. Tippe { lobby-leave }, um vom Tisch zu gehen.
    .braille = Enter oder { lobby-leave }
lobby-over-watched = Das Spiel ist zu Ende. Wer mitspielt, kann es noch einmal beginnen. Tippe { lobby-leave }, um vom Tisch zu gehen.
    .braille = zu Ende, { lobby-leave }
lobby-round-watched = Die Runde ist zu Ende. Wer mitspielt, beginnt die nächste.
    .braille = Runde zu Ende
lobby-not-recorded = Der Server kann dieses Spiel nicht mehr aufzeichnen. Ihr könnt weiterspielen, aber wenn er beendet wird, ist es verloren.
    .braille = nicht aufgezeichnet
lobby-restarted = Der Server wurde neu gestartet; das Spiel geht weiter.
    .braille = geht weiter
lobby-stops = Der Server wird beendet. Alles ist gespeichert, und dein Platz bleibt dir.
    .braille = Server wird beendet
lobby-bye = Auf Wiedersehen. Mit deinem Namen und deinen Wörtern kommst du zurück.
    .braille = tschüs
lobby-bye-free = Auf Wiedersehen. Dein Name ist wieder frei.
    .braille = auf Wiedersehen
lobby-bye-kept = Auf Wiedersehen. Dein Name bleibt dir.
    .braille = Name bleibt
lobby-taken = Dein Platz wurde von einer anderen Verbindung übernommen.
    .braille = Platz übernommen
lobby-failed = Das ist ein Fehler im Programm, deshalb ist dieser Tisch geschlossen. Das Spiel ist aufgezeichnet. Das tut mir leid.
    .braille = Programmfehler, Tisch geschlossen

lobby-no-table = Du sitzt an keinem Tisch. Einen Tisch eröffnen: { lobby-new } uno. Zu Freunden: { lobby-join } und ihre drei Codewörter.
    .braille = kein Tisch
lobby-at-table = Du sitzt schon an einem Tisch. Tippe zuerst { lobby-leave }.
    .braille = erst { lobby-leave }
lobby-not-begun = Das Spiel hat noch nicht begonnen.
    .braille = nicht begonnen
lobby-begun = Das Spiel läuft schon.
    .braille = läuft schon
lobby-no-game = Welches Spiel? Zum Beispiel: { lobby-new } uno 4. Tippe { type-games } für alle Spiele.
    .braille = welches Spiel?
lobby-no-such-size = { $game } ist für { $sizes }. Es wurde kein Tisch eröffnet.
    .braille = { $game }: { $sizes }
lobby-no-code = Einen solchen Tisch gibt es nicht.
    .braille = kein solcher Tisch
lobby-full = Alle Plätze sind besetzt.{ $watched ->
    [yes] {" "}Zum Zuschauen tippe { lobby-watch } und die Codewörter oder die Nummer des Tisches.
   *[no] {""}
}
    .braille = voll
lobby-seat-taken = Auf deinem Platz sitzt jetzt jemand anders. { $watched ->
    [yes] Zum Zuschauen tippe { lobby-watch } und die Codewörter. Nach diesem Spiel kannst du wieder mitspielen.
   *[no] Nach diesem Spiel kannst du wieder mitspielen.
}
    .braille = Platz besetzt
lobby-barred = Von diesem Tisch hat man dich weggeschickt. Wiederkommen kannst du, wenn der Besitzer des Tisches dich einlädt.
    .braille = weggeschickt
lobby-barred-invites = { $who } wurde von diesem Tisch weggeschickt. Wieder einladen kann nur der Besitzer des Tisches: { $owner }.
    .braille = nur { $owner } lädt ein
lobby-not-gone-on = Das Spiel an deinem Tisch kann nicht weitergehen: Seine Aufzeichnung lässt sich nach den heutigen Regeln nicht lesen. Sie bleibt auf dem Server liegen. Für ein neues Spiel tippe { lobby-start }.
    .braille = Spiel nicht lesbar
lobby-not-owner = Das kann nur der Besitzer des Tisches: { $who }.
    .braille = nur { $who }
lobby-nobody = Hier heißt niemand { $name }.
    .braille = niemand { $name }
lobby-advice = Nicht gesagt: Solange eine Runde läuft, darf niemand den anderen eine Karte, eine Farbe oder eine Zahl des Spiels nennen. Regel UN-16.
    .braille = nicht gesagt: Rat
lobby-whom = Wen meintest du? Tippe { $use }.
    .braille = wen? { $use }
lobby-whom-of = Wen meintest du? Von denen, mit denen du gespielt hast, sind hier: { $names }. Tippe { $use }.
    .braille = wen? { $names }
lobby-not-here = { $who } ist nicht an diesem Tisch.
    .braille = { $who } nicht an diesem Tisch
lobby-sits-here = { $who } sitzt schon an diesem Tisch.
    .braille = { $who } sitzt schon hier
lobby-not-turn = { $who } ist nicht dran.
    .braille = { $who } nicht dran
lobby-too-soon = Du hast eben erst jemanden angestupst. Warte bitte eine Minute.
    .braille = eine Minute warten
lobby-no-text = Was möchtest du sagen?
    .braille = was sagen?
lobby-long-text = Das ist zu lang: Auf einmal gehen höchstens { $max } Zeichen, und das sind { $count }. Gesagt wurde nichts.
    .braille = { $count } statt { $max } Zeichen, nicht gesagt
lobby-too-many = Es gibt schon zu viele Tische. Bitte versuch es später.
    .braille = zu viele Tische
lobby-own-name = Das bist du selbst.
    .braille = du selbst

lobby-name-letters = Ein Name hat Buchstaben eines Alphabets, höchstens { $max }, und nur dazwischen einen Bindestrich oder Apostroph. Bitte wähl einen anderen Namen.
    .braille = Buchstaben, bis { $max }
lobby-name-word = { $name } bedeutet hier etwas anderes. Bitte wähl einen anderen Namen.
    .braille = nicht { $name }
lobby-name-taken = { $name } oder beinahe so heißt hier schon jemand. Bitte wähl einen anderen Namen.
    .braille = Name vergeben
lobby-no-names = ich, mich, mir, du, dich, dir, er, ihn, ihm, sie, ihr, es, man, wir, uns, euch, ihnen, alle, jeder, jede, jemand, niemand, keiner, keine, rechner,
    computer, server, rot, gelb, grün, gruen, blau, schwarz, weiß, weiss
lobby-guest = Gast
lobby-name-guest = { $name } oder beinahe so heißt hier schon jemand. Wenn du das bist, komm mit demselben Gerät und unter derselben Adresse wie vorher. Sonst wähl einen anderen Namen, zum Beispiel { $guest }.
    .braille = Name vergeben; { $guest }?
lobby-banned = Hier kommst du nicht hinein.
    .braille = kein Zutritt
lobby-shut-out = Wer diesen Server betreibt, hat dich weggeschickt; hier kommst du nicht mehr hinein.
    .braille = weggeschickt, kein Zutritt
lobby-full-house = Hier sind jetzt zu viele Leute. Bitte komm später wieder.
    .braille = voll
lobby-no-hello = Das Programm am anderen Ende verstehe ich nicht.
    .braille = unverständlich
lobby-words = Merk dir diese Wörter: { $words }. Mit deinem Namen und diesen Wörtern kommst du auf deinen Platz zurück.
    .braille = Wörter: { $words }
lobby-key = Dein Name bleibt dir. Mit diesem Schlüssel kommst du ohne Fragen zurück.
    .braille = Name bleibt
lobby-key-of-program = Dein Name bleibt dir. Mit sixdot join kommst du von diesem Rechner aus ohne Fragen zurück.
    .braille = Name bleibt
lobby-wrong-words = Das sind nicht die Wörter von { $name }.
    .braille = falsche Wörter
lobby-too-many-wrong = Für diesen Namen wurde zu oft etwas Falsches getippt. Warte bitte eine Minute.
    .braille = warte eine Minute
lobby-keep-ask = Tippe eine Passphrase aus { $least } Zeichen oder mehr, die du sonst nirgends verwendest. Mit Enter allein ändert sich nichts.
    .braille = Passphrase, { $least } Zeichen oder mehr?
lobby-keep-again = Bitte noch einmal dieselbe Passphrase.
    .braille = noch einmal?
lobby-keep-short = Das ist zu kurz. Tippe { $least } Zeichen oder mehr.
    .braille = { $least } Zeichen oder mehr?
lobby-keep-long = Das ist zu lang. Tippe höchstens { $most } Zeichen.
    .braille = höchstens { $most } Zeichen?
lobby-keep-differs = Das war nicht zweimal dasselbe, deshalb ändert sich nichts.
    .braille = nicht dasselbe
lobby-keep-off = Es ändert sich nichts.
lobby-overheard = Eine Passphrase wird hier nicht angenommen, weil andere mitlesen können. { lobby-ways }
    .braille = hier keine Passphrase, nicht verschlüsselt
lobby-overheard-name = { $name } hat eine Passphrase, und hier wird keine angenommen, weil andere mitlesen können. { lobby-ways } Du kannst auch einen anderen Namen wählen.
    .braille = { $name } braucht eine Passphrase; hier nicht verschlüsselt
lobby-overheard-sent = Die Passphrase wurde nicht angenommen, und andere haben sie unterwegs vielleicht gelesen: Ändere sie. { lobby-ways }
    .braille = nicht angenommen, nicht verschlüsselt: ändern
lobby-ways = Angenommen wird sie, wo die Verbindung verschlüsselt ist: mit sixdot join, auf der Seite mit https, mit SSH und mit Telnet über TLS.
lobby-unasked = Jetzt wird nach keiner Passphrase gefragt, deshalb ist diese Zeile verworfen. Tippe { lobby-passphrase }, um neu anzufangen.
    .braille = nicht gefragt
lobby-keep-full = Es werden schon so viele Namen freigehalten, dass für deinen kein Platz mehr ist.
    .braille = voll
lobby-kept = Dein Name bleibt dir. Mit ihm und deiner Passphrase kommst du auf deinen Platz zurück.
    .braille = Name bleibt
lobby-wrong-passphrase = Das ist nicht die Passphrase von { $name }.
    .braille = falsche Passphrase
lobby-busy = Gerade ist hier zu viel los. Versuch es bitte noch einmal.
    .braille = noch einmal versuchen
lobby-too-fast = Das war zu viel auf einmal. Warte bitte einen Moment und versuch es noch einmal.
    .braille = warte einen Moment
lobby-forget-ask = Dein Name, deine Einstellungen und alles, was dir gesagt wurde, werden gelöscht, und du verlässt deinen Tisch. Wenn du das willst, tippe noch einmal { lobby-forget } { lobby-forget-whom }. Tippst du etwas anderes, wird nichts gelöscht.
    .braille = alles löschen? { lobby-forget } { lobby-forget-whom }
lobby-forget-off = Nichts wird gelöscht.
    .braille = nichts gelöscht
lobby-forgotten = Dein Name, deine Schlüssel und deine Einstellungen sind gelöscht. Was du mit anderen gespielt und ihnen gesagt hast, bleibt bei ihnen. Auf Wiedersehen.
    .braille = alles gelöscht
lobby-crowded = Von deiner Adresse gibt es zu viele Verbindungen. Schließ bitte eine davon oder komm später wieder.
    .braille = zu viele Verbindungen
lobby-many-new = Von deiner Adresse kamen zu viele neue Leute. Warte bitte eine Minute.
    .braille = warte eine Minute

host-open = Der Server läuft unter { $address }. Freunde tippen sixdot join { $address } oder öffnen http://{ $address } im Browser.
host-telnet = Telnet und MUD-Clients verbinden sich mit { $host }, Port { $port }.
host-ssh = Mit SSH: ssh { $host } -p { $port }. Der Schlüssel dieses Servers ist { $fingerprint }.
host-no-key = Der Schlüssel dieses Servers, host-key im Ordner des Servers, ist nicht lesbar. Hol ihn aus einer Sicherung zurück oder entfern ihn: Dann gibt es einen neuen, und jeder SSH-Client warnt davor.
host-encrypted = Der Server verschlüsselt auch. Mit sixdot join geschieht das von anderen Rechnern aus von selbst, im Browser unter https://{ $address }. Der Fingerabdruck seines Zertifikats (SHA-256) ist { $fingerprint }.
host-telnet-tls = Telnet über TLS: MUD-Clients verbinden sich verschlüsselt mit { $host }, Port { $port }.
host-certificate-expired = Das Zertifikat ist abgelaufen: Clients lehnen es ab. Leg ein neues in seinen Dateien ab.
host-renewed = Das Zertifikat ist erneuert: Wer jetzt kommt, sieht das neue. Sein Fingerabdruck (SHA-256) ist { $fingerprint }.
host-not-renewed = Das bisherige Zertifikat gilt weiter, bis seine Dateien stimmen.
host-no-certificate = Das Zertifikat dieses Servers, certificate.pem im Ordner des Servers, ist nicht lesbar. Hol es aus einer Sicherung zurück oder entfern es: Dann gibt es ein neues, und jeder Browser und sixdot join warnen wieder davor.
host-certificate-none = Die Datei { $file } enthält kein Zertifikat in PEM.
host-certificate-no-key = Die Datei { $file } enthält keinen privaten Schlüssel in PEM.
host-certificate-misfit = Der Schlüssel passt nicht zum Zertifikat: Er gehört zu einem anderen.
host-loopback = Von anderen Rechnern aus ist er so nicht zu erreichen. Mit --listen 0.0.0.0 erreichen ihn alle in deinem Netz.
host-not-encrypted = Nicht verschlüsselt: Kommen Freunde von anderen Rechnern, können andere mitlesen, und von dort wird keine Passphrase angenommen.
console-who = wer
    .help = Sagt, wer da ist.
console-tables = tische
    .help = Sagt, welche Tische es gibt.
console-ban = aussperren
    .help = Sperrt jemanden aus; der Name kommt nach dem Befehl.
console-unban = einlassen
    .help = Lässt jemanden wieder herein; der Name kommt nach dem Befehl.
console-forget = löschen
    .help = Löscht alles, was über jemanden gespeichert ist; der Name kommt nach dem Befehl.
console-stop = ende
    .help = Beendet den Server.
console-help = hilfe
    .help = Nennt diese Befehle noch einmal.
host-console = Tippe { console-help }, um zu hören, welche Befehle es hier gibt.
host-who = { $name }, { $there ->
    [yes] verbunden
   *[no] nicht verbunden
}.
host-nobody = Niemand ist da.
host-whom = Wen? Tippe { $command } und einen Namen.
host-table = Tisch { $number }, { $game }{ $rests ->
    [yes] , das Spiel ruht
   *[no] { $plays ->
        [yes] , das Spiel läuft
       *[no] , noch nicht begonnen
    }
}: { $nobody ->
    [yes] niemand ist da.
   *[no] { $names }.
}
host-no-tables = Es gibt keine Tische.
host-forget-ask = Alles, was über { $name } gespeichert ist, wird gelöscht, und der Name ist wieder frei. Tippe dazu noch einmal { console-forget } { $name }.
host-forgotten = { $name } ist gelöscht.
host-banned = { $name } ist ausgesperrt.
host-unbanned = { $name } darf wieder herein.
host-bye = Alles ist gespeichert. Auf Wiedersehen.
host-unknown = Den Befehl { $word } kenne ich nicht.
host-twice = Hier läuft schon ein Server: Er hat die gespeicherten Tische und Namen.
host-folder-open = Den Ordner { $folder } können an diesem Computer auch andere öffnen. Sixdot lässt ihn so; die Dateien darin kannst nur du lesen.
host-failed = Das ist ein Fehler im Programm: { $what }. Der Tisch, an dem er auftrat, ist geschlossen. Bitte melde das mit diesem Text.
host-unwritten = Etwas ließ sich nicht speichern: { reason }. Was jetzt gespielt wird, kann verloren gehen.
host-unread = Die Datei { $file } lässt sich nicht lesen, darum fehlt, was darin steht. Sie bleibt, wie sie ist; hol sie aus einer Kopie zurück und starte den Server neu.
host-not-open = Die Adresse { $address } lässt sich nicht öffnen: { reason }.
host-unreadable = Was der Server gespeichert hat, lässt sich nicht lesen: { reason }.
