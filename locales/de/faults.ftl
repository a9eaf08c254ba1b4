## Was an einer Regeldatei falsch ist. Jede Meldung sagt, was falsch ist, warum, und was zu schreiben ist.
## Listen kommen mit Kommas verbunden. Wörter der Datei stehen so da, wie sie getippt werden.

fault-in-line = { $file }, Zeile { $line }: { $text }
fault-in-file = { $file }: { $text }
fault-under = Wenn die Option { $option } auf { $value } steht: { $text } Oder verzichte auf die Option: Eine geerbte kommt als options.{ $option } in die Liste remove.
fault-did-you-mean = Meintest du { $suggestion }?

fault-syntax = { $problem ->
    [unquoted] Dieser Text braucht Anführungszeichen. Nur Zahlen, true und false stehen ohne.
    [book-quotes] Das sind Anführungszeichen wie in einem Buch. Nimm gerade, vor und nach dem Text dasselbe Zeichen.
    [open-text] Ein Text ist nicht geschlossen. Setz in derselben Zeile ein Anführungszeichen an sein Ende.
    [open-bracket] Hier wird eine Klammer geöffnet und nicht geschlossen. Setz die schließende ans Ende der Liste oder Tabelle.
    [no-equals] In dieser Zeile fehlt das Gleichheitszeichen. Schreib einen Schlüssel, ein Gleichheitszeichen und einen Wert.
    [no-value] Der Wert fehlt. Schreib einen hinter das Gleichheitszeichen.
    [no-comma] Zwischen zwei Einträgen fehlt ein Komma.
    [extra-sign] Hier steht ein Komma oder ein Gleichheitszeichen zu viel.
    [extra-text] Hinter dem Wert steht noch etwas. Lösche es, oder beginne eine neue Zeile.
    [bad-key] In diesem Schlüssel steht ein Zeichen, das nicht hineingehört. Nimm Buchstaben, Ziffern und Bindestriche.
    [bad-escape] In einem Text steht ein umgekehrter Schrägstrich vor einem Zeichen, zu dem er nicht passt. Lösche oder verdopple ihn.
    [bad-number] Das fängt wie eine Zahl an und ist keine. Schreib nur Ziffern, oder setz einen Text wie 1..9 in Anführungszeichen.
    [bad-truth] Schreib true oder false, in kleinen Buchstaben.
   *[other] Diese Zeile ist kein TOML und lässt sich nicht lesen.
}
fault-duplicate-key = Der Schlüssel { $key } steht zweimal da. Lass einen davon stehen.
fault-too-deep = Hier stecken zu viele Tabellen ineinander. Eine Regeldatei braucht viel weniger.
fault-too-many = Es gibt noch mehr Fehler: { $count }. Sie kommen an die Reihe, wenn diese behoben sind.
fault-file-unreadable = { $reason ->
    [missing] Diese Datei oder diesen Ordner gibt es nicht. Prüfe den Namen.
    [forbidden] Diese Datei oder dieser Ordner darf nicht gelesen werden. Prüfe die Rechte.
    [not-text] Diese Datei ist kein Text in UTF-8. Speichere sie als UTF-8.
    [too-large] Diese Datei ist für eine Regeldatei zu groß; mehr als ein Megabyte geht nicht.
    [no-file] Das ist keine Datei, sondern ein Gerät, eine Pipe oder ein Ordner. Nenn eine Textdatei.
    [name] So kann die Datei eines Spiels nicht heißen. Nimm kleine Buchstaben, Ziffern und Bindestriche, und am Ende .toml.
   *[other] Diese Datei oder dieser Ordner lässt sich nicht lesen.
}
fault-unknown-key = Einen Schlüssel { $key } gibt es nicht. Möglich sind hier: { $expected }.
# Wo number das einzige Wort ist, sind auch Zahlen möglich.
fault-unknown-word = { $key } kann nicht { $word } sein. { $expected ->
    [number] Möglich ist eine Zahl von 0 bis 1000 oder das Wort number.
   *[other] Mögliche Wörter: { $expected }.
}
fault-wrong-type = Bei { $key } steht { $found ->
    [text] ein Text
    [number] eine ganze Zahl
    [decimal] eine Kommazahl
    [truth] ein Wahrheitswert
    [date] ein Datum
    [list] eine Liste
   *[table] eine Tabelle
}, dort gehört aber { $wanted ->
    [text] ein Text in Anführungszeichen
    [number] eine ganze Zahl
    [truth] true oder false
    [list] eine Liste in eckigen Klammern
    [points] eine ganze Zahl oder in Anführungszeichen das Wort number
   *[table] eine Tabelle in geschweiften Klammern
} hin.
fault-needs-table = Bei { $key } steht { $found ->
    [text] ein Text
    [number] eine ganze Zahl
    [decimal] eine Kommazahl
    [truth] ein Wahrheitswert
    [date] ein Datum
   *[list] eine Liste
}, dort gehört aber eine Tabelle in geschweiften Klammern hin. Ihre Schlüssel: { $expected }.
fault-out-of-range = { $key } kann nicht { $number } sein. Schreib eine Zahl von { $min } bis { $max }.
fault-key-not-a-number = Der Schlüssel { $key } muss mit einer Spielerzahl enden, zum Beispiel 6.
fault-not-a-clause = Bei { $key } steht { $text }, das ist keine Nummer einer Klausel. Schreib Buchstaben, einen Bindestrich und eine Zahl, zum Beispiel H-1.
fault-missing-key = Der Schlüssel { $key } fehlt. Ohne ihn kann das Spiel nicht gespielt werden.
fault-one-effect = { $key } muss genau einen dieser Schlüssel haben: { $expected }. Gib jeder Wirkung eine eigene Tabelle.
fault-unclear = Der Wert von { $key } ist nicht zu verstehen.
fault-unknown-game = Ein Spiel { $game } gibt es nicht. Bekannte Spiele: { $expected }.
fault-extends-cycle = Diese Dateien erweitern einander im Kreis: { $chain }. Eine davon darf die nächste nicht erweitern.
fault-extends-too-long = Hier erweitern einander mehr als { $max } Dateien. Erweitere ein Spiel, das näher am ersten liegt.
fault-nothing-to-remove = Bei { $path } ist nichts, was entfernt werden könnte. Schreib den Pfad mit Punkten, so wie er in der erweiterten Datei steht.
fault-nothing-to-replace = Klausel { $clause } kann nicht ersetzt werden: Das erweiterte Spiel hat sie nicht.
fault-wrong-id = Die id ist { $id }, aber die Datei heißt { $expected }. Beides muss gleich sein.
fault-game-exists = Ein Spiel { $game } gibt es schon. Gib dieser Datei einen anderen Namen und eine andere id.
fault-option-form = Die Option { $option } muss eine von zwei Formen haben: number mit key, min und max; oder default mit values. Nur bei der ersten darf remove danebenstehen.
fault-option-without-values = Bei der Option { $option } gibt es neben default nichts zu wählen. Ergänze eine Tabelle für einen anderen Wert.
fault-default-has-patch = In der Option { $option } hat der Vorgabewert { $value } eine Tabelle unter values. Lösche sie: Die Vorgabe ist die Datei, wie sie ist.
fault-not-a-number = Die Option { $option } soll { $key } setzen, aber dort steht keine Zahl. Nenn einen Schlüssel, dessen Wert eine Zahl ist.
fault-option-idle = Die Option { $option } soll { $path } entfernen, aber dort ist nichts. Berichtige den Pfad; oder wenn die Option nichts mehr zu tun hat, entferne auch options.{ $option }.
fault-unknown-option = Eine Option { $option } gibt es nicht. { $expected ->
    [none] Dieses Spiel hat keine Optionen.
   *[other] Optionen dieses Spiels: { $expected }.
}
fault-option-value = Die Option { $option } kann nicht { $value } sein. Mögliche Werte: { $expected }.
fault-option-number = Die Option { $option } kann nicht { $value } sein. Wähl eine Zahl von { $min } bis { $max }.
fault-option-twice = Die Option { $option } wurde zweimal gewählt. Wähl sie einmal.
fault-options-clash = Die Optionen { $first } und { $second } gehen nicht zusammen: Beide ändern { $key }.
fault-other-kind = Das Spiel, das erweitert wird, ist von der Art { $kind }, und daraus kann kein anderes werden. Nimm kind weg.
fault-excludes-itself = Die Option { $option } schließt sich selbst aus, niemand könnte sie wählen. Nimm { $option } aus ihrer Liste.
fault-empty-text = Bei { $key } steht nichts. Schreib hin, was gesagt werden soll, oder lösche den Schlüssel.
fault-options-exclude = Die Optionen { $first } und { $second } vertragen sich nicht. Wähl eine davon.
fault-bad-name = { $name } geht unter { $key } nicht als Name. Nimm kleine Buchstaben, Ziffern und Bindestriche, höchstens 40.
fault-bad-code = Die Karte { $card } kann nicht das Kürzel { $code } haben. Nimm ein bis drei Buchstaben, Ziffern oder Zeichen wie + und -.
fault-bad-range = { $range } unter { $key } ist kein Bereich. Schreib die kleinere Zahl, zwei Punkte und die größere Zahl, höchstens 256 Zahlen im Ganzen.
fault-empty-list = Die Liste { $key } ist leer. Setz wenigstens einen Eintrag hinein, oder lösche den Schlüssel.
fault-listed-twice = { $item } steht zweimal in der Liste { $key }. Lösche eines davon.
fault-unknown-colour = { $key } nennt { $colour }, das ist keine Farbe des Blatts. Farben: { $expected }.
fault-unknown-card = { $key } nennt { $card }, das ist keine Karte des Spiels. Karten: { $expected }.
fault-unknown-clause = { $key } nennt die Klausel { $clause }, die das Spiel nicht hat. Ergänze sie unter clauses.
fault-same-face = Die Karten { $card } und { $other } ergeben beide die Karte { $face }. Jede Karte darf es einmal geben; für Zwillinge ist copies da.
fault-same-code = Die Karten { $card } und { $other } haben beide das Kürzel { $code }. Gib einer davon ein eigenes.
fault-empty-deck = Das Blatt hat keine Karten. Ergänze welche.
fault-too-many-cards = Das Blatt hat { $cards } Karten, höchstens { $most } sind möglich. Nimm weniger copies oder packs.
fault-too-many-colours = Das Blatt hat { $colours } Farben, höchstens { $most } sind möglich.
fault-too-many-kinds = Das Blatt hat { $kinds } verschiedene Karten, höchstens { $most } sind möglich.
fault-deck-too-small = Das Blatt hat { $cards } Karten, aber { $players } Spieler brauchen { $needed } zum Austeilen und für die Startkarte. Teile weniger Karten aus, lass weniger Spieler zu, oder ergänze Karten.
fault-stacks-differ = Die Stapel nehmen { $places } Karten auf, das Blatt hat aber { $cards }. Beide Zahlen müssen gleich sein.
fault-min-above-max = In { $key } ist min { $min } und max { $max }. Min darf nicht größer sein als max.
fault-no-such-table = { $key } ist für { $players } Spieler geschrieben, aber es können { $min } bis { $max } spielen.
fault-no-teams = Kein Tisch mit höchstens { $max } Personen lässt sich in { $teams } Teams zu zweit oder mehr aufteilen. Lass mehr Personen zu oder weniger Teams.
fault-effect-twice = Die Karte { $card } hat die Wirkung { $effect } zweimal. Jede Wirkung darf eine Karte nur einmal haben.
fault-nothing-drawn = Es soll gezogen werden, bis eine Karte passt, aber nach drawing.when zieht niemand. Nimm drawing.until-playable weg, oder schreib in drawing.when ein anderes Wort.
fault-idle = { $key } bewirkt nichts ohne { $without }. Schreib auch das hinein, oder nimm { $key } weg.
fault-idle-without-either = { $key } bewirkt nichts ohne { $first } oder { $second }. Schreib auch eines von beiden hinein, oder nimm { $key } weg.
fault-wish-without-colours = Mit der Karte { $card } wünscht sich jemand eine Farbe, aber das Blatt hat keine Farben.
fault-no-start-card = Jede Karte geht als Startkarte zurück, so kann keine Runde anfangen. Lass wenigstens eine Karte liegen bleiben.
fault-no-last-card = Keine Karte darf die letzte sein, so kann niemand gewinnen. Erlaube wenigstens eine.
fault-endless-match = Die Partie hört nie auf. Gib rounds eine Zahl, oder until eine Punktzahl, die zu erreichen ist.
fault-honest-without-draw = Die Karte { $card } kann herausgefordert werden, lässt aber niemanden ziehen. Ergänze die Wirkung draw, oder entferne honest.
fault-call-never-due = Die Ansage { $call } ist mit derselben Karte fällig wie { $other }. Die steht davor, also wird sie nie fällig. Gib ihr unter at eine andere Zahl, oder lösche sie.
fault-never-takes-part = Die Karte { $card } ist erst ab { $count } Spielern dabei, aber höchstens { $max } können spielen. Lass mehr Spieler zu, oder lösche die Karte.
fault-wish-of-one = Mit der Karte { $card } gibt es keine zwei Dinge zu wünschen. Gib dem Blatt oder der Liste of mehr Farben oder Zahlen, oder nimm den Wunsch weg.
fault-never-together = Nach der Regel { $rule } können nie Karten zusammen gelegt werden: So viele gleiche hat das Blatt nicht. Verkleinere min, oder nenn andere Karten.
fault-no-run = Die Regel { $rule } bestraft falsche Straßen, aber ihre Karten bilden keine. Setz same auf run, oder lösche wrong-run.
fault-never-doubles = Die Karte { $card } kann nie Punkte verdoppeln: Es gibt keine, oder sie darf nicht die letzte sein. Nimm sie aus doubled-by-last heraus.
fault-never-doubly = Keine Karte kann doppelt passen, weil nichts nach einem Teiler passt. Ergänze divisor in matching.by, oder lösche doubly-again.
fault-never-fits = Die Karte { $card } passt auf keine andere, sie könnte also nie gelegt werden. { $reason ->
    [not-on] Kürze ihre Liste not-on.
    [any-card] Gib ihr Farben oder any-card.
   *[colour] Gib ihr Farben oder Symbole, die andere Karten haben, oder fits-always.
}
fault-option-standard = Bei der Option { $option } lässt sich eine Zahl von { $min } bis { $max } wählen, aber in der Datei steht { $number }, und das gilt, wenn nichts gewählt wird. Ändere { $key } so, dass es dabei ist.
fault-no-number-printed = Die Karte { $card } soll die Zahl zählen, die auf ihr steht, aber { $symbol } ist keine Zahl. Schreib, wie viele Punkte sie zählt.
fault-missing-here = Der Schlüssel { $key } fehlt. Ergänze ihn.
fault-dead-end = Auf die Karte { $card } passt nichts: Sie hat keine Farbe und verlangt keine, also könnte niemand weiterspielen. Gib ihr Farben oder die Wirkung wish, oder lass eine andere Karte auf alles passen.
fault-dead-start = Auf die Karte { $card } passt als Startkarte nichts, also könnte niemand anfangen. Lass sie zurückgehen, mit goes-back als start.does.
fault-examples-changed = Deine Regeln ändern { $count ->
    [one] ein Beispiel von { $game }: { $examples }. Ist das so gemeint, lass es dabei. Gilt die Klausel nicht mehr, die es zeigt, nenn sie unter replaces, dann wird es nicht mehr gemeldet.
   *[other] { $count } Beispiele von { $game }: { $examples }. Ist das so gemeint, lass es dabei. Gilt eine Klausel nicht mehr, die sie zeigen, nenn sie unter replaces, dann werden sie nicht mehr gemeldet.
} Klauseln: { $clauses }.
fault-right = { $game ->
    [none] Keine Fehler.
   *[other] Keine Fehler. Das Spiel beruht auf { $game }{ $changed ->
        [0] .
        [one] , und eines von dessen Beispielen geht anders aus. Welches, sagt --verbose.
       *[other] , und { $changed } von dessen Beispielen gehen anders aus. Welche, sagt --verbose.
    }
}
fault-call-is-command = { $word }, das Wort für die Ansage { $call }, ist auch ein Befehl des Programms{ $lang ->
    [own] {""}
   *[other] , und zwar in der Sprache { $lang }
}. Die Ansage ist es nur, solange sie fällig ist, sonst der Befehl. Wähl ein anderes Wort.
fault-colour-is-command = { $word }, ein Name der Farbe { $colour }, ist auch ein Befehl des Programms{ $lang ->
    [own] {""}
   *[other] , und zwar in der Sprache { $lang }
}. Am Anfang ist es der Befehl; für die Farbe muss das Wort für das Legen oder das Wünschen davor stehen. Wähl ein anderes Wort.
fault-option-is-command = { $word }, ein Name der Option { $option }, ist auch ein Befehl des Programms{ $lang ->
    [own] {""}
   *[other] , und zwar in der Sprache { $lang }
}. Vor einem Spiel ist es die Option, und der Befehl lässt sich dort nicht eingeben. Wähl ein anderes Wort.
fault-card-is-command = { $word }, ein Name der Karte { $card }, ist auch ein Befehl des Programms{ $lang ->
    [own] {""}
   *[other] , und zwar in der Sprache { $lang }
}. Allein ist es der Befehl; für die Karte muss das Wort für das Legen davor stehen. Wähl ein anderes Wort.
fault-ends-at-limit = Von 100 Proberunden zu { $players } endeten { $share } an der Zuggrenze. Ändere etwas, damit Runden zu Ende gehen.
fault-ends-blocked = Von 100 Proberunden zu { $players } endeten { $share }, weil niemand legen oder ziehen konnte. Ändere etwas, damit jemand gewinnen kann.
fault-first-wins = Wer anfing, gewann { $share } von 100 Proberunden zu { $players }. Ändere etwas, damit auch andere gewinnen können.
fault-never-laid = In { $rounds } Proberunden zu { $players } wurde die Karte { $card } nie gelegt. Ändere etwas, damit sie ins Spiel kommt, oder lösch sie.
fault-last-call-caught = Die Ansage { $call } gehört zur letzten Karte, und solange window auf with-card steht, wird sofort bestraft, wer sie vergisst: Andere haben keine Zeit, es zu bemerken. Setz window auf next-turn-ends oder noticed-by auf itself.
fault-wrong-run-does = Die Karte { $card } bewirkt etwas, aber die Karten von { $rule } können zurückgenommen werden, und was eine Karte bewirkt hat, lässt sich nicht zurücknehmen. Nimm sie aus der Liste, oder lösche wrong-run.
fault-called-alike = Der Titel { $title } der Karte { $card } steht auch für { $other }, in einer Farbe, die beide haben, oder für mehrere ihrer Zeichen: Niemand kann diese Karten unterscheiden. Gib jeder einen eigenen Titel.
fault-stand-in-does = Die Karte { $card } wird für andere gelegt und tut, was diese tun, darum bewirkt { $key } bei ihr nichts. Nimm es weg.
fault-stand-in-in-countdown = In einem Countdown hat jeder eine eigene Zahl, darum kann die Karte { $card } nicht für andere gelegt werden. Nimm stands-for weg, oder countdown.
fault-cannot-be-stood-for = Die Karte { $card } kann nicht für { $other } gelegt werden: Was { $other } bewirkt, hängt an der Karte selbst, an der unter ihr oder an der Hand. Nimm sie aus der Liste.
fault-no-target = Die Wirkung { $effect } der Karte { $card } kann die nicht treffen, die unter who stehen. Schreib next, before oder chosen, bei manchen Wirkungen auch others oder everybody.
fault-only-next-answers = Die Wirkung { $effect } der Karte { $card } trifft die unter who sofort, also kann niemand darauf antworten oder danach legen. Nimm answered-by und then weg, oder schreib next unter who.
fault-no-row = Die Karte { $card } sperrt die { $row }er-Reihe, aber die steht nicht in matching.rows. Ergänze sie dort, oder sperre eine andere.
fault-too-many-bans = Die Karten sperren { $rows } Reihen des Einmaleins, aber mehr als { $most } geht nicht. Sperre weniger.

## Was mit einem Regelbuch nicht stimmt.
fault-book-without-name = Ein Regelbuch beginnt mit dem Namen des Spiels. Schreib ihn in die erste Zeile, hinter ein Nummernzeichen und ein Leerzeichen.
fault-book-heading = Die Überschrift { $heading } nennt weder eine Klausel noch eine Karte. Schreib hinter zwei Nummernzeichen eine Klausel, einen Doppelpunkt und einen Titel, etwa H-1: Ziehen, oder das Wort card und die Kennung der Karte, etwa card wild.
fault-book-twice = Der Abschnitt { $section } steht zweimal da. Behalte einen davon.
fault-book-empty = Der Abschnitt { $section } hat keinen Text. Schreib mindestens einen Satz darunter.
fault-book-sign = Das Zeichen { $sign } sprechen Screenreader mit. Schreib den Satz ohne es.
fault-book-unknown-clause = Das Regelbuch erklärt die Klausel { $clause }, die das Spiel nicht hat. Trag sie in der Regeldatei unter clauses ein, oder lösche den Abschnitt.
fault-book-unknown-card = Das Regelbuch erklärt die Karte { $card }, die das Spiel nicht hat. Karten: { $expected }.
