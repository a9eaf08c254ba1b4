# Vor einem Spiel: was da gefragt und gesagt wird, und was da verstanden wird, auch in den anderen Sprachen.

opening-braille = Für eine Braillezeile mit 20 Modulen tippe zuerst: { command-braille } 20.
    .braille = { command-braille } 20
language-how = Deutsch: Tippe { command-language } deutsch.
    .braille = { command-language } deutsch
several-games = { $word } heißt mehr als ein Spiel: { $games }.
    .braille = { $word }: { $games }
about-mau = Mau ist das finnische Spiel mit 110 Karten. Für Mau-Mau tippe mau mau.
    .braille = anderes Spiel: mau mau
chosen-game = { $game }.
    .braille = { $game }
ask-players = Wie viele spielen, mit dir? Enter für { $default }.
    .braille = Wie viele? Enter: { $default }
ask-players-also = Oder etwa: { $examples }.
    .braille = oder { $examples }
ask-name = Wie heißt du? Enter für { $default }.
    .braille = Name? Enter: { $default }
name-twice = { $name } sitzt schon am Tisch. Tippe einen anderen Namen.
    .braille = { $name } sitzt schon da
example-level = { $count } { $level }
example-friend = ich und Eva
example-house-rules = { type-options }
    .braille = { type-options }
levels-are = Computerspieler: { $levels }.
    .braille = Stufe { $levels }
levels-there = Es gibt { $levels }. Tippe { command-level } und eine davon.
    .braille = { command-level }: { $levels }
levels-next-game = Computerspieler ab dem nächsten Spiel: { $levels }.
    .braille = nächstes: { $levels }
left-unfinished = { $game } ist noch nicht zu Ende gespielt. Tippe { command-resume }, dann geht es weiter.
    .braille = { command-resume }: { $game }
nothing-to-go-on = Es gibt kein Spiel, das noch nicht zu Ende ist.
    .braille = nichts offen
good-bye-unfinished = Auf Wiedersehen. { $game } geht später weiter mit: { $typed }.
    .braille = tschüs; { $game }: { $typed }

command-resume = fortsetzen
    .use = fortsetzen oder fortsetzen und die Nummer oder den Namen eines Spiels. Zum Löschen tippe fortsetzen löschen und die Nummer
    .help = Setzt ein Spiel fort, das noch nicht zu Ende ist.
command-level = stufe
    .use = stufe oder stufe und zufällig, leicht, mittel oder schwer
    .help = Stellt ein, wie gut die Computerspieler ab dem nächsten Spiel spielen.

command-stats = statistik
    .use = statistik, statistik aus, statistik an oder statistik löschen
    .help = Sagt, wie viele Spiele du zu Ende gespielt und gewonnen hast.
stats-played = { $count ->
    [one] Du hast ein Spiel zu Ende gespielt, am { $since }.
   *[other] Du hast seit dem { $since } { $count } Spiele zu Ende gespielt.
}
    .braille = { $count ->
    [one] 1 Spiel am { $since }
   *[other] { $count } Spiele seit { $since }
}
stats-won = { $count ->
    [0] Gewonnen hast du keines.
    [one] Gewonnen hast du eines.
   *[other] Gewonnen hast du { $count }.
}
    .braille = gewonnen { $count }
stats-games = Gewonnen je Spiel: { $games }.
    .braille = { $games }
stats-game = { $game } { $count } von { $of }
    .braille = { $game } { $count }/{ $of }
stats-none = Bisher ist kein Spiel zu Ende gespielt.
    .braille = keine Spiele
stats-off = Spiele werden nicht gezählt. Damit sie gezählt werden, tippe { command-stats } an.
    .braille = Statistik aus
stats-on = Spiele werden gezählt, nur auf diesem Rechner.
    .braille = Statistik an
stats-delete-sure = { $count ->
    [one] Das löscht die Zählung von einem Spiel endgültig. Wenn du sicher bist, tippe { command-stats } löschen ja.
   *[other] Das löscht die Zählung von { $count } Spielen endgültig. Wenn du sicher bist, tippe { command-stats } löschen ja.
}
    .braille = sicher? { command-stats } löschen ja
stats-deleted = { $count ->
    [one] Die Zählung von einem Spiel ist gelöscht.
   *[other] Die Zählung von { $count } Spielen ist gelöscht.
}
    .braille = gelöscht
stats-failed = Die Zählung der Spiele konnte nicht in { $file } geschrieben werden: { reason }.
    .braille = nicht gezählt
on-day = { $number }. { $month } { $year }
setting-stats = Zählung der Spiele
resume-there = Um eines davon fortzusetzen, tippe { command-resume } und seine Nummer oder seinen Namen: { command-resume } { $default }.
    .braille = { command-resume } { $default }

command-host = host
    .use = host netz für alle in deinem Netz oder host hier nur für diesen Rechner
    .help = Startet einen Server, damit Freunde von anderen Rechnern aus mitspielen können.
command-join = beitreten
    .use = beitreten und die Adresse eines Servers, dann die Codewörter, wenn du sie hast: beitreten 192.168.1.5 rot katze sonne
    .help = Spielt an einem Tisch auf einem anderen Rechner.
play-online = Mit Freunden im Netz: Tippe { command-host }, wenn sie zu dir kommen, sonst { command-join }.
    .braille = Freunde: { command-host }, { command-join }
host-begins = Der Server startet in diesem Fenster, und die nächsten Zeilen sagen, was Freunde tippen. Um selbst zu spielen, öffne ein zweites Fenster und tippe sixdot join localhost.
    .braille = Server; selbst: sixdot join localhost
join-begins = Verbindung zu { $address } wird aufgebaut.
leave-first = Um im Netz zu spielen, verlass erst dieses Spiel mit { command-new } und tippe dann { command-host } oder { command-join }.
    .braille = { command-new }, dann { command-host } oder { command-join }

help-all = Alle Befehle: { $words }.
    .braille = { $words }
help-opening-language = Tippe die Nummer oder den Namen deiner Sprache. Alles andere geht danach.
help-opening-game = Das Spiel: Tippe seine Nummer oder seinen Namen, danach etwa 4 oder ich und Eva.
help-opening-learn = Ein Spiel lernen: { command-learn } uno. Seine Regeln: { command-rules } uno, { command-rule } UN-3.
help-opening-resume = Offenes Spiel: { command-resume }. Noch einmal hören: { command-replay }. Gewonnen: { command-stats }.
help-opening-table = Der Tisch: { command-level } mittel, { type-options }. Ein anderes Spiel: { command-new }.
help-opening-program = Das Programm: { command-settings }, { command-language }, { command-speech }, { command-braille } 20, { command-show }, { command-pace }, { command-keys }, { command-prompt }, { command-sounds }, { command-profile }, { command-quit }.
help-opening-more = Mehr über einen Befehl: { command-help } und sein Name. Am Tisch gibt es weitere Befehle.

# Listen von Wörtern, die in jeder Sprache verstanden werden; das erste eines Spiels ist sein eigener Name.
words-game-uno = uno, uno-spiel
words-game-mau-mau = maumau
words-game-mau-mau-2 = mau mau version 2, mau mau zwei
words-game-deadly-uno = tödliches uno
words-game-uno-classic = klassisches uno, uno klassisch, klassisch
words-game-mau = finnisches mau
words-game-crazy-eights = verrückte achten, verrückte acht
words-game-switch = switch, das switch
words-game-number-one = number one, nummer eins, nummer 1
words-game-numnum-mau-mau = einmaleins mau mau, einmaleins, 1x1 mau-mau, 1x1 mau mau, numnum mau-mau, numnum mau mau
words-game-numnum-wall = mauerbruch, mauer
words-game-numnum-clear = räum ab
words-game-numnum-patience = patience, solitär, einmaleins patience, 1x1-patience, 1x1 patience
