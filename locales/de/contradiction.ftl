# Ein Fehler im Programm: was dann gesagt und worum gebeten wird.

contradiction = { $table ->
    [yes] Das ist ein Fehler im Programm, deshalb bricht das Spiel hier ab.
   *[no] Das ist ein Fehler im Programm, deshalb ist das Getippte nicht geschehen.
}
    .braille = { $table ->
    [yes] Programmfehler, Spiel bricht ab
   *[no] Programmfehler, nicht geschehen
}
contradiction-kept = Das Spiel steht in { $file }. Tippe { command-resume }, dann geht es weiter.
    .braille = steht in { $file }; { command-resume }
contradiction-send = { $count ->
    [0] Bitte melde das.
    [one] Bitte melde das und schick die Datei { $files } mit.
   *[other] Bitte melde das und schick die Dateien { $files } mit.
}
    .braille = { $count ->
    [0] bitte melden
   *[other] bitte { $files } schicken
}
cli-contradiction = Das ist ein Fehler im Programm, es endet hier: { $what }. Bitte melde das mit diesem Text.
cli-record-contradicts = { $file }: Beim Spielen dieser Aufzeichnung tritt ein Fehler im Programm auf. Die Datei bleibt, wie sie ist. Bitte melde das und schick die Datei mit.
