# Aufgezeichnete Spiele: welche weitergehen können, und wann sie gespielt wurden.

month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
when = { $day ->
    [today] heute um { $hour }:{ $minute } Uhr
    [yesterday] gestern um { $hour }:{ $minute } Uhr
   *[date] am { $number }. { $month } { $year } um { $hour }:{ $minute } Uhr
}
    .braille = { $day ->
    [today] { $hour }:{ $minute }
    [yesterday] gestern { $hour }:{ $minute }
   *[date] { $number }. { $month } { $hour }:{ $minute }
}
resume-several = { $count ->
    [one] 1 Spiel ist nicht zu Ende.
   *[other] { $count } Spiele sind nicht zu Ende.
}
    .braille = { $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    }
resume-item = { $name }: { $game } mit { $players }, { $when }, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}. { $turn }
    .braille = { $name }: { $game }, { $players }, { $when }, Zug { $moves }, { $turn }
resume-item-alone = { $name }: { $game }, { $when }, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}. { $turn }
    .braille = { $name }: { $game }, { $when }, Zug { $moves }, { $turn }
resume-over = Das Spiel ist zu Ende.
    .braille = zu Ende
resume-between-rounds = Die Runde ist zu Ende, die nächste kann beginnen.
    .braille = Runde zu Ende
resume-which = Welches Spiel soll weitergehen? Tippe die Nummer oder den Namen vom Anfang der Zeile oder drück Enter für { $default }.
    .braille = welches? Enter { $default }
resume-how = Um eines davon fortzusetzen, tippe den Befehl und seine Nummer oder seinen Namen: { $typed }.
    .braille = { $typed }
resume-delete-which = Um ein Spiel zu löschen, das nicht zu Ende ist, tippe { command-resume } löschen und seine Nummer oder seinen Namen, etwa { $name }.
    .braille = { command-resume } löschen { $name }
resume-deleted = Das Spiel { $name } ist gelöscht.
    .braille = { $name } gelöscht
resume-not-deleted = Das Spiel { $name } ließ sich nicht löschen: { reason }.
    .braille = nicht gelöscht: { reason }
resume-unknown = Kein offenes Spiel heißt { $word }.
    .braille = { $word }?
record-old-rules = Dieses Spiel geht nach den alten Regeln. Seitdem geändert: { $rules }.
    .braille = alte Regeln: { $rules }
