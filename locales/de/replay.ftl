# Ein aufgezeichnetes Spiel, das Zug für Zug noch einmal durchgegangen wird.

command-replay = nachspielen
    .use = nachspielen oder nachspielen und die Nummer oder den Namen eines Spiels
    .help = Geht ein Spiel Zug für Zug noch einmal durch.

replay-begins = { $game }{ $alone ->
    [yes] {""}
   *[no] {" "}mit { $players }
} zum Nachspielen, { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}.
    .braille = nachspielen: { $game }, Züge: { $count }
replay-parent = Dieses Spiel setzt { $known ->
    [yes] das Spiel { $parent }
   *[no] ein anderes
} ab Zug { $number } fort.
    .braille = { $known ->
    [yes] aus { $parent }, Zug { $number }
   *[no] ab Zug { $number }
}
replay-damaged = Zeile { $line } der Aufzeichnung ist beschädigt, deshalb endet das Nachspielen davor.
    .braille = Zeile { $line } beschädigt
replay-side = { $side ->
    [own] Du hörst das Spiel aus deiner eigenen Sicht.
    [other] Du hörst das Spiel aus der Sicht von { $who }: Mit du ist diese Person gemeint.
    [open] Du hörst das Spiel mit offenen Karten.
   *[nobody] Du hörst das Spiel wie jemand, der nur zusieht.
}
    .braille = { $side ->
    [own] deine Sicht
    [other] Sicht: { $who }
    [open] alles offen
   *[nobody] Zuschauer
}
replay-how = Drück Enter für den nächsten Zug. Für mehr tippe { command-help }.
    .braille = Enter: nächster
replay-place = Zug { $number } von { $count }.
    .braille = { $number }/{ $count }
replay-before = Vor dem ersten Zug.
    .braille = 0/{ $count }
replay-last = Das war der letzte Zug. Zum vorigen tippe { command-back }.
    .braille = letzter Zug
replay-first = Davor gibt es keinen Zug.
    .braille = erster Zug
replay-rounds = { $count ->
    [one] Das Spiel hat 1 Runde.
   *[other] Das Spiel hat { $count } Runden.
}
    .braille = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
replay-again = Noch einmal von vorn.
    .braille = von vorn
replay-when = Tippe, was gesucht wird, etwa { type-replay-when } ich vier zog.
    .braille = { type-replay-when } ich vier zog
replay-not-found = So einen Zug gibt es in diesem Spiel nicht.
    .braille = nicht gefunden
replay-not-over = Diese Karten bleiben verdeckt, bis das Spiel zu Ende ist.
    .braille = Spiel nicht zu Ende
replay-other-hand = Diese Hand hörst du aus ihrer eigenen Sicht: Tippe { type-replay-from } und den Namen. Wenn das Spiel zu Ende ist, tippe { type-replay-open } für alle Karten.
    .braille = { type-replay-from } NAME
replay-nothing-to-save = Zu speichern gibt es nichts: Das Spiel wird aus seiner Aufzeichnung erzählt, und die bleibt, wie sie ist.
    .braille = schon da
replay-forward-use = { command-forward } oder { command-forward } 5
replay-back-use = { command-back } oder { command-back } 5
replay-no-side = Wähl bitte erst eine Sicht: Tippe { type-replay-from } und einen Namen.
    .braille = { type-replay-from } NAME
replay-not-dealt = Hier sind noch keine Karten gegeben. Drück erst Enter.
    .braille = nicht gegeben
replay-over = Hier ist das Spiel zu Ende. Geh erst zurück: Tippe { command-back } oder die Nummer eines Zugs.
    .braille = zu Ende; { command-back }
replay-parts = Du spielst ab Zug { $number } weiter, in einem neuen Spiel. Das alte bleibt, wie es ist, und was nun folgt, kann anders kommen.
    .braille = neues Spiel ab { $number }
replay-no-moves = Beim Nachspielen wird nicht gezogen und nicht gelegt. Um ab hier selbst zu spielen, tippe { type-replay-on }.
    .braille = { type-replay-on }?
replay-none = Dieses Spiel lässt sich nicht nachspielen.
    .braille = geht nicht
replay-nothing-kept = Es ist noch kein Spiel aufgezeichnet.
    .braille = keine Spiele
replay-several = { $count ->
    [one] 1 Spiel ist aufgezeichnet.
   *[other] { $count } Spiele sind aufgezeichnet.
}
    .braille = Spiele: { $count }
replay-which = Um eines davon noch einmal durchzugehen, tippe { command-replay } und seine Nummer oder seinen Namen: { command-replay } { $default }.
    .braille = { command-replay } { $default }
replay-unknown = Kein Spiel, das sich nachspielen lässt, heißt { $word }.
    .braille = { $word }?
replay-export-where = Nenn bitte eine neue Datei, etwa so: Tippe { type-replay-export } spiel.txt.
    .braille = { type-replay-export } spiel.txt
replay-exported = { $count ->
    [one] 1 Zug steht
   *[other] { $count } Züge stehen
} jetzt in { $file }, so wie du das Spiel hörst und ohne Startwert.
    .braille = { $file }, Züge: { $count }

help-replay-steps = Enter: der nächste Zug. Tippe { command-forward } 5 für fünf Züge vor, { command-back } für den Zug davor, { command-back } 5 für fünf Züge zurück.
help-replay-jumps = Tippe eine Zahl für diesen Zug, { type-replay-round } 2 für den Anfang der zweiten Runde, { type-replay-beginning } für den ersten Zug, { type-replay-end } für den letzten.
help-replay-when = Tippe { type-replay-when } ich vier zog für den nächsten solchen Zug, nur { type-replay-when } für den danach, { command-find } { example-word } für Wörter, die gesagt wurden.
help-replay-sides = Tippe { type-replay-from } und einen Namen für diese Sicht, nach dem Spiel auch { type-replay-open } für alle Karten. Fragen wie { command-hand } und { command-top } gelten für diesen Augenblick.
help-replay-on = Tippe { type-replay-on } für ein neues Spiel gegen Computerspieler, von diesem Zug an.
help-replay-export = Tippe { type-replay-export } und eine Datei für einen Text ohne verdeckte Karten. Zum Verlassen tippe { command-resume }, { command-new } oder { command-quit }.

type-replay-when = als
type-replay-from = sicht
type-replay-on = ab hier spielen
type-replay-export = exportieren
type-replay-round = runde
type-replay-beginning = anfang
type-replay-end = letzter zug
type-replay-open = offen
