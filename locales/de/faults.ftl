## Was an einer Regeldatei falsch ist. Jede Meldung sagt, was dasteht, was erwartet wird und, wo nötig, was zu schreiben ist.
## Listen kommen mit Kommas verbunden. Wörter der Datei stehen so da, wie sie getippt werden.

fault-in-line = { $file }, Zeile { $line }: { $text }
fault-in-file = { $file }: { $text }
fault-under = Wenn die Option { $option } auf { $value } steht: { $text } Eine geerbte Option entfällt, wenn options.{ $option } unter remove steht.
fault-did-you-mean = Meintest du { $suggestion }?

fault-syntax = { $problem ->
    [unquoted] Dieser Text braucht Anführungszeichen. Nur Zahlen, true und false stehen ohne.
    [book-quotes] Das sind typografische Anführungszeichen. Nimm gerade.
    [open-text] Ein Text ist nicht geschlossen. Setz in derselben Zeile ein Anführungszeichen an sein Ende.
    [open-bracket] Hier wird eine Klammer geöffnet und nie geschlossen.
    [no-equals] In dieser Zeile fehlt das Gleichheitszeichen. Schreib einen Schlüssel, ein Gleichheitszeichen und einen Wert.
    [no-value] Nach dem Gleichheitszeichen fehlt der Wert.
    [no-comma] Zwischen zwei Einträgen fehlt ein Komma.
    [extra] Hier ist ein Komma oder ein Gleichheitszeichen zu viel, oder nach dem Wert steht noch etwas.
    [bad-key] Dieser Schlüssel enthält ein unzulässiges Zeichen. Nimm Buchstaben, Ziffern und Bindestriche.
    [bad-number] Das ist keine Zahl. Schreib nur Ziffern, oder setz einen Text wie 1..9 in Anführungszeichen.
    [too-deep] Hier sind zu viele Tabellen oder Listen ineinander verschachtelt.
   *[other] Diese Zeile ist kein gültiges TOML.
}
fault-more = Weitere Fehler, die hier nicht stehen: { $count }.
fault-unreadable = { $reason ->
    [not-found] Diese Datei oder diesen Ordner gibt es nicht. Prüfe den Namen.
    [permission] Diese Datei oder diesen Ordner darfst du nicht lesen. Prüfe die Rechte.
    [not-text] Diese Datei ist kein Text in UTF-8. Speichere sie als UTF-8.
    [too-large] Diese Datei ist größer als ein Megabyte, also keine Regeldatei.
    [no-file] Das ist ein Gerät, eine Pipe oder ein Ordner. Nenn eine Textdatei.
    [name] So kann die Datei eines Spiels nicht heißen. Nimm kleine Buchstaben, Ziffern und Bindestriche, und am Ende .toml.
   *[other] Diese Datei oder dieser Ordner lässt sich nicht lesen.
}
fault-unknown-key = Den Schlüssel { $key } gibt es nicht. Möglich sind: { $expected }.
# Wo number das einzige Wort ist, sind auch Zahlen möglich.
fault-unknown-word = { $expected ->
    [none] { $key } nennt { $word }, aber das gibt es nicht.
    [number] { $key } kann nicht { $word } sein. Schreib eine Zahl von 0 bis 1000 oder das Wort number.
   *[other] { $key } kann nicht { $word } sein. Möglich sind: { $expected }.
}
fault-wrong-type = Bei { $key } steht { $found ->
    [text] ein Text
    [number] eine ganze Zahl
    [truth] true oder false
    [list] eine Liste
    [other] eine Kommazahl, ein Datum oder eine Uhrzeit
   *[table] eine Tabelle
}, erwartet wird { $wanted ->
    [text] ein Text in Anführungszeichen
    [number] eine ganze Zahl
    [truth] true oder false
    [list] eine Liste in eckigen Klammern
    [points] eine ganze Zahl oder das Wort number in Anführungszeichen
    [effect] eine Tabelle mit genau einem Schlüssel
   *[table] eine Tabelle in geschweiften Klammern
}.
fault-out-of-range = { $key } ist { $number }, muss aber zwischen { $min } und { $max } liegen.
fault-bad-form = { $form ->
    [name] { $key }: { $text } ist kein gültiger Name. Nimm kleine Buchstaben, Ziffern und Bindestriche, höchstens 40.
    [clause] { $key }: { $text } ist keine Klauselnummer wie H-1.
    [number] { $key }: { $text } ist keine ganze Zahl.
    [range] { $key }: { $text } ist kein Bereich wie 1..9 mit höchstens 256 Zahlen.
    [code] { $key }: { $text } ist kein gültiges Kürzel. Nimm ein bis drei Buchstaben, Ziffern oder Zeichen wie + und -.
   *[spoken] Das Zeichen { $text } sprechen Screenreader mit. Schreib den Text ohne dieses Zeichen.
}
fault-missing-key = Der Schlüssel { $key } fehlt.
fault-twice = { $item } steht zweimal da. Lass eines davon stehen.
fault-empty = { $key } ist leer. Ergänze etwas oder lösch es.
fault-too-many = { $what ->
    [cards] Das Blatt hat { $count } Karten
    [kinds] Das Blatt hat { $count } verschiedene Karten
    [colours] Das Blatt hat { $count } Farben
   *[bans] Die Karten sperren { $count } Reihen des Einmaleins
}, aber höchstens { $most } sind möglich.
fault-same = { $key } und { $other } sind beide { $both }. Sie müssen sich unterscheiden.
fault-conflict = { $key } verträgt sich nicht mit { $other }. Ändere oder lösch eines von beiden.
fault-idle = { $key } bewirkt nichts ohne { $second ->
    [none] { $first }
   *[other] { $first } oder { $second }
}. Ergänze das oder lösch { $key }.
# Bei Mauern ist players 0.
fault-deck-size = { $players ->
    [0] Das Blatt hat { $cards } Karten, aber { $key } braucht genau { $needed }.
   *[other] Das Blatt hat { $cards } Karten, aber { $players } Spieler brauchen { $needed } zum Austeilen und für die Startkarte.
}
fault-no-start-card = Mit keiner Karte kann eine Runde anfangen. Lass wenigstens eine als Startkarte zu.
fault-no-last-card = Keine Karte darf die letzte sein, so kann niemand gewinnen. Erlaube wenigstens eine.
fault-endless-match = Die Partie hört nie auf. Gib rounds eine Zahl oder until eine Punktzahl, die zu erreichen ist.
fault-never-fits = Die Karte { $card } passt auf keine andere, kann also nie gelegt werden. Gib ihr Farben oder Symbole, die andere Karten haben, fits-always oder any-card. Oder kürze ihre Liste not-on.
fault-dead-end = Auf die Karte { $card } passt nichts, also kann niemand weiterspielen. Gib ihr Farben oder die Wirkung wish. Oder lass sie als Startkarte zurückgehen.
fault-no-teams = Kein Tisch mit höchstens { $max } Personen lässt sich in { $teams } Teams zu zweit oder mehr aufteilen. Lass mehr Personen zu oder weniger Teams.
fault-chain = Diese Dateien erweitern einander im Kreis, oder es sind zu viele: { $chain }.
fault-unknown-game = Ein Spiel { $game } gibt es nicht. Bekannte Spiele: { $expected }.
fault-game-exists = Ein Spiel { $game } gibt es schon. Gib dieser Datei einen anderen Namen und eine andere id.
fault-option-form = { $key } braucht number mit key, min und max, oder default mit anderen values oder cards. Nur bei number darf remove stehen.
fault-unknown-option = Eine Option { $option } gibt es nicht. { $expected ->
    [none] Dieses Spiel hat keine Optionen.
   *[other] Optionen dieses Spiels: { $expected }.
}
fault-option-value = Die Option { $option } kann nicht { $value } sein. { $expected ->
    [none] Schreib eine Regel aus mehreren Wörtern.
   *[other] Mögliche Werte: { $expected }.
}
fault-option-number = Die Option { $option } kann nicht { $value } sein. Wähl eine Zahl von { $min } bis { $max }.
fault-options-clash = Die Optionen { $first } und { $second } lassen sich nicht zusammen wählen.
fault-examples-changed = Deine Regeln ändern { $count ->
    [one] ein Beispiel von { $game }: { $examples }. Ist das so gemeint, lass es dabei. Gilt die Klausel nicht mehr, die es zeigt, nenn sie unter replaces, dann wird es nicht mehr gemeldet.
   *[other] { $count } Beispiele von { $game }: { $examples }. Ist das so gemeint, lass es dabei. Gilt eine Klausel nicht mehr, die sie zeigen, nenn sie unter replaces, dann werden sie nicht mehr gemeldet.
} Klauseln: { $clauses }.
fault-right = { $game ->
    [none] Keine Fehler.
   *[other] Keine Fehler. Das Spiel beruht auf { $game }{ $changed ->
        [0] .
        [one] , und eines von dessen Beispielen geht anders aus. Mit --verbose hörst du, welches.
       *[other] , und { $changed } von dessen Beispielen gehen anders aus. Mit --verbose hörst du, welche.
    }
}
fault-ends-at-limit = Von 100 Proberunden mit { $players } Spielern endeten { $share } an der Zuggrenze. Ändere etwas, damit Runden zu Ende gehen.
fault-ends-blocked = Von 100 Proberunden mit { $players } Spielern endeten { $share }, weil niemand legen oder ziehen konnte. Ändere etwas, damit jemand gewinnen kann.
fault-first-wins = Wer anfing, gewann { $share } von 100 Proberunden mit { $players } Spielern. Ändere etwas, damit auch andere gewinnen können.
fault-never-laid = In { $rounds } Proberunden mit { $players } Spielern wurde die Karte { $card } nie gelegt. Ändere etwas, damit sie ins Spiel kommt, oder lösch sie.
fault-word-is-command = { $what ->
    [call] { $word }, das Wort für die Ansage { $id }
    [colour] { $word }, ein Name der Farbe { $id }
    [option] { $word }, ein Name der Option { $id }
   *[card] { $word }, ein Name der Karte { $id }
}, ist auch ein Befehl des Programms{ $lang ->
    [own] {""}
   *[other] , und zwar in der Sprache { $lang }
}. { $what ->
    [call] Die Ansage ist es nur, solange sie fällig ist, sonst der Befehl.
    [colour] Am Anfang ist es der Befehl; für die Farbe muss das Wort für das Legen oder das Wünschen davor stehen.
    [option] Vor einem Spiel ist es die Option, und der Befehl lässt sich dort nicht eingeben.
   *[card] Allein ist es der Befehl; für die Karte muss das Wort für das Legen davor stehen.
} Wähl ein anderes Wort.

## Was mit einem Regelbuch nicht stimmt.
fault-book-name = Ein Regelbuch beginnt mit dem Namen des Spiels. Schreib ihn in die erste Zeile, hinter ein Nummernzeichen und ein Leerzeichen.
fault-book-heading = Die Überschrift { $heading } nennt weder eine Klausel noch eine Karte. Schreib hinter zwei Nummernzeichen eine Klausel, einen Doppelpunkt und einen Titel, etwa H-1: Ziehen, oder das Wort card und die Kennung der Karte, etwa card wild.
