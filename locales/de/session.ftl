# Wie ein Tisch eingerichtet wird, und was das Programm selbst sagt.

greeting = Sixdot. Kartenspiele für Ohr und Finger.
language-name = Deutsch
language-choice = { $number }: Deutsch. Für Deutsch: { $number } und Enter.
language-chosen = Deutsch. Zum Ändern tippe später { type-language }.
language-changed = Ab jetzt Deutsch.
language-unknown = Die Sprache { $word } kenne ich nicht.

ask-game = Welches Spiel? Enter für { $default }, uno classic für die Regeln aus der Schachtel, sonst eine Nummer oder ein Name. Alle nennt der Befehl { type-games }.
options-item = { $number }: { $name }: { $value }.
ask-option = Welche Hausregel? Eine Nummer oder ein Name. Weiter mit Enter.
ask-value = { $name }: bisher { $value }. Tippe eine Nummer oder drück Enter, wenn es so bleiben soll.
ask-value-number = { $name }: bisher { $value }. Tippe eine Zahl von { $min } bis { $max } oder drück Enter, wenn es so bleiben soll.
unknown-house-rule = Eine Hausregel { $word } gibt es in diesem Spiel nicht. Tippe { type-options }, um zu hören, welche es gibt.
unknown-value = { $word } kannst du hier nicht wählen.
which-value = { $name } kann sein: { $values }. Tippe eines davon nach dem Namen.
not-together = { $first } und { $second } vertragen sich nicht, darum bleibt { $second } wie bisher.
ask-players-again = Bitte eine Zahl von { $min } bis { $max } oder Enter für { $default }.
ask-players-teams = Bitte { $sizes } Personen, damit die Teams gleich groß sind, oder Enter für { $default }.
ask-players-sizes = Das Spiel ist für { $sizes } Personen. Bitte eine Zahl oder Enter für { $default }.
name-wrong = Ein Name braucht Buchstaben, höchstens { $max }, und darf kein Befehl sein.
ask-again = Noch ein Spiel? Enter für dasselbe. Für ein anderes tippe { type-new }, zum Aufhören { command-quit }.
ask-next-round = Mit Enter beginnt die nächste Runde.
catch-stop = Weiter mit Enter. Ansage vergessen? Tippe { type-catch } und den Namen.
    .braille = Enter oder { type-catch }
pass-keyboard = Gib die Tastatur an { $who } weiter. { $who }, drück Enter.
    .braille = { $who }: Enter
scrollback = Alles Gesagte bleibt im Verlauf des Terminals stehen. Bitte blättere nicht zurück, wenn andere dran waren.

ask-colour = { $called ->
    [rank] Welcher Wert? { COLOUR($colours, join: "or", capital: "yes") }.
    [suit] Welche Farbe? { COLOUR($colours, join: "or", capital: "yes") }.
   *[colour] Welche Farbe? { COLOUR($colours, join: "or", capital: "yes") }.
}
    .braille = welche: { CODE($colours) }
ask-whose-name = Wessen Name? { $names }.
    .braille = wessen: { $names }

unknown-command = Nicht verstanden: { $word }. { press } { type-help } für alle Befehle.
    .short = Nicht verstanden: { $word }.
    .braille = unbekannt: { $word }
unknown-command-suggest = Nicht verstanden: { $word }. Meintest du { $suggestion }?
    .braille = { $word }? { $suggestion }?
unknown-command-card = Nicht verstanden: { $word }. Um die Karte zu legen, tippe { $play } { CARD($card, case: "accusative", article: "definite") }. Was sie bewirkt, sagt der Befehl { $ask } mit ihrem Namen.
    .short = Nicht verstanden: { $word }.
    .braille = unbekannt: { $word }
rule-silent = Darüber sagen die Regeln dieses Spiels nichts. Tippe { type-rule }, um zu hören, welche es gibt.
    .braille = Regeln: nichts
ambiguous-card = Welche Karte meintest du mit { $word }: { CARD($cards, case: "accusative", article: "definite", join: "or") }?
    .quiet = Mit { $word } können mehrere deiner Karten gemeint sein. Nenn eine genauer.
    .braille = { $word }: { CODE($cards) }
unknown-player = An diesem Tisch heißt niemand { $word }. Hier sitzen { $names }.
    .braille = niemand { $word }
unknown-colour = { $called ->
    [rank] Den Wert { $word } kenne ich nicht. Es gibt { COLOUR($colours) }.
    [suit] Die Farbe { $word } kenne ich nicht. Es gibt { COLOUR($colours) }.
   *[colour] Die Farbe { $word } kenne ich nicht. Es gibt { COLOUR($colours) }.
}
    .braille = { $word }? { CODE($colours) }
no-colour = { $laid ->
    [yes] Du musst dir etwas wünschen: { COLOUR($colours, join: "or", capital: "yes") }.
   *[no] Die Karte ist noch nicht gelegt. Zum Behalten mach einen anderen Zug, zum Legen nenn deinen Wunsch: { COLOUR($colours, join: "or", capital: "yes") }.
}
    .braille = { $laid ->
    [yes] { CODE($colours) }?
   *[no] nicht gelegt; sonst: { CODE($colours) }
}
unknown-clause = Eine Regel { $word } gibt es in diesem Spiel nicht. Tippe { type-rule }, um zu hören, welche es gibt.
    .braille = keine { $word }
missing-card = Welche Karte? Tippe { $command } und ihren Namen, ihr Kürzel oder ihren Platz.
    .braille = welche Karte
stale-position = Deine Hand hat sich geändert, seit du sie gehört hast. Auf Platz { $position } kann jetzt eine andere Karte sein. { press } { type-hand }.
    .braille = Hand geändert
no-such-position = { $count ->
    [0] Deine Hand ist leer, einen Platz { $position } gibt es nicht.
    [one] Deine Hand hat eine Karte, einen Platz { $position } gibt es nicht.
   *[other] Deine Hand hat { $count } Karten, einen Platz { $position } gibt es nicht.
}
    .braille = kein { $position }
not-now = Der Befehl { $command } geht jetzt nicht.
    .braille = jetzt nicht
nothing-more = Mehr gibt es nicht.
    .braille = nichts mehr
nothing-to-repeat = Es gibt noch nichts zu wiederholen.
    .braille = nichts
no-such-number = Bitte eine Zahl von { $min } bis { $max }.
    .braille = { $min } bis { $max }
enter-for-more = Weiter mit Enter. Um es später zu hören, tippe { command-more }.
    .braille = Enter
interrupted = Zum Aufhören { press-there } { type-quit }.
    .braille = { type-quit }
good-bye = Auf Wiedersehen.
    .braille = tschüs
record-written = Das Spiel steht in { $file }.
record-failed = Das Spiel konnte nicht in { $file } geschrieben werden: { reason }.
record-folder-open = Den Ordner { $folder } können an diesem Computer auch andere öffnen. Sixdot lässt ihn so; die Spiele darin kannst nur du lesen.
reason = { $reason ->
    [not-found] die Datei oder den Ordner gibt es nicht
    [permission] das Recht dazu fehlt
    [busy] ein anderes Programm benutzt die Datei gerade
    [exists] die Datei gibt es schon
    [full] der Datenträger ist voll
    [too-large] die Datei ist zu groß
    [no-file] es ist keine Datei
    [no-folder] wo ein Ordner sein müsste, liegt eine Datei
    [in-use] ein anderes Programm benutzt die Adresse schon
    [not-here] dieser Rechner hat diese Adresse nicht
   *[other] das System lehnt es ab
}

taken-back = { $count ->
    [one] { $you ->
        [yes] Dein letzter Zug ist zurückgenommen, mit allem, was danach kam. Der Stapel wird neu gemischt.
       *[no] { $who } nimmt den letzten Zug zurück, mit allem, was danach kam. Der Stapel wird neu gemischt.
    }
   *[other] { $you ->
        [yes] Deine letzten { $count } Züge sind zurückgenommen, mit allem, was danach kam. Der Stapel wird neu gemischt.
       *[no] { $who } nimmt die letzten { $count } Züge zurück, mit allem, was danach kam. Der Stapel wird neu gemischt.
    }
}
    .braille = { $count ->
        [one] { $who } zurück
       *[other] { $count }x { $who } zurück
    }
undo-others = Zurücknehmen kannst du nur, wenn du allein gegen Computerspieler spielst.
    .braille = kein Zurück
undo-unverified = Ab jetzt lässt sich dieses Spiel nicht mehr prüfen, denn ein Zug wurde zurückgenommen.
    .braille = nicht mehr prüfbar
undo-unverified-end = Die Mischung dieses Spiels ist nicht geprüft, denn es wurden Züge zurückgenommen.
    .braille = ungeprüft: zurückgenommen
undo-revealed = Zurücknehmen geht nicht mehr: Das Spiel ist zu Ende, und seine Mischung ist aufgedeckt.
    .braille = zu Ende, kein Zurück
undo-strict = Beim strengen Schiedsrichter lässt sich kein Zug zurücknehmen.
    .braille = kein Zurück
undo-parted = Es gibt nichts zurückzunehmen: Dieses Spiel setzt ein anderes fort, und seitdem hast du keinen Zug gemacht. Was vorher gespielt wurde, bleibt.
    .braille = nichts zurück
undo-nothing = Es gibt nichts zurückzunehmen: Du hast in dieser Runde noch keinen Zug gemacht.
    .braille = nichts zurück
undo-learnt = Es gibt nichts zurückzunehmen: Seit deinem letzten Zug hast du fremde Karten gesehen.
    .braille = nichts zurück
save-which = Dieses Spiel wird Zug für Zug mitgeschrieben, und mit sixdot resume geht es weiter. Um es länger zu behalten, tippe { command-save } und einen Namen.
    .braille = { command-save } und Name
save-no-name = Nichts wurde gespeichert: { $word } ist kein Name für ein Spiel. Tippe nur { command-save } und einen Namen.
    .braille = kein Name: { $word }
# Vor oder hinter einem Namen gesagt, und kein Teil davon.
save-name = Ein Name für ein Spiel hat Buchstaben, Ziffern und Bindestriche, darunter mindestens einen Buchstaben. Tippe etwa { command-save } dienstag.
name-of-device = { $name } ist unter Windows der Name eines Geräts. Wähl einen anderen Namen.
    .braille = { command-save } dienstag
save-nothing = Dieses Spiel wird nicht mitgeschrieben und lässt sich nicht speichern.
    .braille = nicht mitgeschrieben
save-exists = Als { $name } ist schon ein Spiel gespeichert, es bleibt, wie es ist. Bitte wähl einen anderen Namen.
    .braille = { $name } gibt es
saved-game = Das Spiel ist als { $name } gespeichert. Weiter geht es mit: { $typed }.
    .braille = gesichert { $name }
going-on-with = { $game } geht weiter.
record-torn = Die letzte Zeile der Aufzeichnung, Zeile { $line }, ist unvollständig und wird weggelassen.

level-random = zufällig
level-easy = leicht
level-medium = mittel
level-hard = schwer
dealer-chosen = { $you ->
    [yes] Im nächsten Spiel gibst du zuerst.
   *[no] Im nächsten Spiel gibt { $who } zuerst.
}
    .braille = { $you ->
    [yes] ich gebe
   *[no] { $who } gibt
}
dealer-by-lot = Im nächsten Spiel entscheidet das Los, wer zuerst gibt.
    .braille = Geber durch Los
dealer-unknown = Am Tisch heißt niemand { $word }, also gibt zuerst der letzte Platz.
    .braille = { $word }? letzter Platz gibt
dealer-not-me = Du sitzt nicht an diesem Tisch, also gibt zuerst der letzte Platz.
    .braille = letzter Platz gibt
bot-names = Anna, Ben, Carla, David, Emma, Felix, Greta, Hannes, Ida, Jonas
person-name = Person { $number }
own-name = Ich

settings-item = { $name }: { $value }.
setting-language = Sprache
setting-name = Name
setting-game = Spiel
setting-referee = Schiedsrichter
setting-calls = Ansagen
setting-levels = Computerspieler
player-level = { $who } { $level }
setting-seed = Startwert
setting-prompt = Eingabezeile
value = { $value ->
    [kind] nachsichtig
    [strict] streng
    [typed] getippt
    [automatic] automatisch
    [full] ausführlich
    [short] kurz
    [constant] schlicht
    [status] Spielstand
    [on] an
    [step] Schritt für Schritt
    [free] frei
    [by-number] nach Zahl
    [as-received] wie erhalten
    [by-colour] nach Farbe
   *[off] aus
}
seed-held-back = erst nach dem Spiel

settings-more = Was an diesem Tisch gilt, nennt der Befehl { command-rules }. Alle Einstellungen des Programms nennt sixdot settings.
    .braille = { command-rules }
games-choice = { $number }: { $name }.
    .braille = { $number }: { $name }
unknown-game = Ein Spiel { $word } gibt es nicht. Tippe { type-games } für alle Spiele.
    .braille = { $word }?
unknown-game-suggest = Ein Spiel { $word } gibt es nicht. Meintest du { $suggestion }? Tippe { type-games } für alle Spiele.
    .braille = { $word }? { $suggestion }?
option-referee = { setting-referee }
option-calls = { setting-calls }
option-value-kind = nachsichtig
option-value-strict = streng
option-value-typed = getippt
option-value-automatic = automatisch
option-rounds = Runden
option-until = Punktegrenze
option-cards = Karten für jeden
option-own-cards = Individuelle Karten
option-black-last = Eine schwarze Karte als letzte
option-black-on-black = Eine schwarze Karte auf eine schwarze
option-noticing = Wer eine vergessene Ansage bemerkt
option-two-players = Richtungswechsel zu zweit
option-hands = Hände
option-last = Letzte Karte
option-another-pair = Noch ein Paar nach einem doppelt passenden
option-value-until-0 = keine
option-value-yes = erlaubt
option-value-no = nicht erlaubt
option-value-itself = das Programm
option-value-others = wer am Tisch sitzt und sie meldet
option-stacking = Stapeln
option-draw = Ziehen
option-drawn-card = Eine gezogene Karte, die passt
option-bluffing = Bluffen mit einer Zieh-Vier-Farbwahl
option-doubles = Zwei gleiche Karten auf einmal
option-straights = Straßen
option-last-card = Die letzte Karte
option-jump-in = Die gleiche Karte dazwischenwerfen
option-jump-in-typed = dazwischenwerfen, zwischenwerfen, reinwerfen
option-bluffing-typed = bluffen
option-doubles-typed = doppeln, doppelte
option-seven-zero-typed = hände tauschen, sieben null
option-stacking-typed = stacken, kumulieren
option-teams = Teams
option-seven-zero = Hände nach einer Sieben oder Null
option-value-seven-zero-no = bleiben
option-value-seven-zero-yes = werden getauscht oder wandern weiter
option-points = Punkte
option-jack-on-jack = Bube auf Bube
option-seven = Eine Sieben kontern
option-eight = Eine Acht kontern
option-ace-again = Noch eine Karte nach einem Ass
option-reverse = Was die Richtung umkehrt
option-penalty = Karten für eine vergessene Ansage
option-wrong-play-penalty = Karten für falsches Legen
option-value-stacking-draw-two = eine Zieh-Zwei kontert eine Zieh-Zwei
option-value-stacking-draw-four = eine Zieh-Vier-Farbwahl kontert eine Zieh-Vier-Farbwahl
option-value-stacking-both = jede kontert ihresgleichen
option-value-stacking-across = Zieh-Zwei und Zieh-Vier-Farbwahl kontern einander
option-value-draw-one = eine Karte
option-value-draw-until-playable = bis eine Karte passt
option-value-drawn-card-stays = bleibt auf der Hand
option-value-drawn-card-may-be-played = darf gleich gelegt werden
option-value-drawn-card-must-be-played = muss gleich gelegt werden
option-value-bluffing-allowed = erlaubt
option-value-bluffing-forbidden = nicht erlaubt
option-value-black-on-black-draw-four = eine Zieh-Vier-Farbwahl auf eine Farbwahl
option-value-black-on-black-all = jede auf jede
option-value-last-card-coloured = jede außer einer schwarzen
option-value-last-card-number = eine Zahlenkarte
option-value-last-card-any = jede
option-value-last-card-no-jack = jede außer einem Buben
option-value-teams-no = keine, jeder spielt für sich
option-value-teams-2 = zwei Teams
option-value-teams-3 = drei Teams
option-value-points-minus = Minuspunkte für die eigenen Karten
option-value-points-winner = für die Karten der anderen, an den Gewinner
option-value-another-pair-must = muss genommen werden
option-value-another-pair-may = darf genommen werden
option-value-answerable = erlaubt
option-value-not-answerable = nicht erlaubt
option-value-reverse-nine = die Neun
option-value-reverse-ten = die Zehn
option-value-reverse-none = keine Karte
option-value-direction = ändert nur die Richtung
option-value-skip = lässt den anderen aussetzen
option-value-hands-hidden = verdeckt
option-value-hands-open = offen
option-value-last-any = jede Karte
option-value-last-number = nur eine Zahlenkarte
option-round-end = Ende der Runde
option-value-round-end-first-out = sobald jemand fertig ist
option-value-round-end-one-left = wenn nur noch einer übrig ist
option-start-card = Die Startkarte
option-value-start-card-any = jede Karte
option-value-start-card-number = nur eine Zahlenkarte
option-bluff = Was eine Zieh-Vier-Farbwahl zum Bluff macht
option-value-bluff-number = eine Zahlenkarte der geltenden Farbe
option-value-bluff-colour = jede Karte der geltenden Farbe
option-out-at = Minuspunkte, mit denen man ausscheidet
option-value-out-at-0 = niemand scheidet aus
option-may-draw = Ziehen, obwohl eine Karte passt
option-preset = Satz Hausregeln
option-preset-typed = vorlage
option-value-preset-book = keiner
option-value-preset-family = Familie
option-value-rounds-0 = bis die Punktzahl erreicht ist
option-value-stacking-yes = erlaubt
option-value-points-none = keine, es zählen die Runden
option-value-points-finisher = für die Karten der anderen, an alle, die fertig werden
option-value-seven-answerable = erlaubt, die Zahl verdoppelt sich
option-value-seven-adding = erlaubt, zwei Karten kommen dazu
option-value-seven-answerable-turn-over = erlaubt, die Zahl verdoppelt sich, und wer zieht, setzt aus
option-value-seven-adding-turn-over = erlaubt, zwei Karten kommen dazu, und wer zieht, setzt aus
option-value-seven-not-answerable-turn-over = nicht erlaubt, und wer zieht, setzt aus
option-ace-skips = Aussetzen nach einem Ass
option-pack = Karten im Spiel
why-fits = { CARD($card, article: "definite", capital: "yes") } passt.
    .braille = { CODE($card) } passt
why-fit-together = { CARD($cards, article: "definite", capital: "yes") } gehen zusammen.
    .braille = { CODE($cards) } passen
matches = { $count ->
    [0] Damit beginnt kein Befehl.
   *[other] { $count } Treffer: { $words }.
}
    .braille = { $words }
not-understood = Das verstehe ich nicht. Tippe { $use }.
    .braille = { $use }
settings-unsaved = Die Einstellung wird nicht gespeichert, weil Sixdot mit --lang gestartet wurde.
    .braille = --lang: nicht gesichert
settings-not-saved = Die Einstellung ließ sich nicht in { $file } speichern: { reason }.
none-held = { $word } hast du nicht auf der Hand. { press } { type-hand }, um deine Karten zu hören.
    .braille = kein { $word }
only-calls = { $who } kann nur ansagen und jemanden erwischen, solange jemand anders die Tastatur hat.
    .braille = { $who }: nur ansagen
rest-not-done = Der Rest der Zeile wurde nicht ausgeführt.
    .braille = Rest nicht
nobody-to-catch = Niemand hat etwas vergessen, was jetzt noch zählt.
    .braille = niemand
prompt-is = { $status ->
    [yes] Die Eingabezeile zeigt die oberste Karte und deine Kartenzahl.
   *[no] Die Eingabezeile ist schlicht.
}
    .braille = { $status ->
    [yes] Eingabe: Spielstand
   *[no] Eingabe: schlicht
}
prompt-is-wall = { $status ->
    [yes] Die Eingabezeile zeigt, wie viele Karten du hast, wie viele die anderen haben und wie viele Paare es gibt.
   *[no] Die Eingabezeile ist schlicht.
}
    .braille = { $status ->
    [yes] Eingabe: Spielstand
   *[no] Eingabe: schlicht
}
prompt-is-patience = { $status ->
    [yes] Die Eingabezeile zeigt die aufgedeckte Karte und die, auf die sie kommt.
   *[no] Die Eingabezeile ist schlicht.
}
    .braille = { $status ->
    [yes] Eingabe: Spielstand
   *[no] Eingabe: schlicht
}
no-folder = Für deine Dateien gibt es keinen Ort, weil HOME nicht gesetzt ist.
profile-name = Ein Name für Regeln hat Buchstaben, Ziffern und Bindestriche, höchstens 40. Tippe etwa { type-rules-save } freitag.
profile-as-book = An diesem Tisch gilt alles wie im Buch, es gibt nichts zu speichern.
    .braille = wie im Buch
profile-exists = Ein Spiel { $name } gibt es schon, es bleibt, wie es ist. Bitte wähl einen anderen Namen.
    .braille = { $name } gibt es
profile-failed = Die Regeln konnten nicht in { $file } gespeichert werden: { reason }.
profile-saved = Gespeichert als { $name }. { $about } Von jetzt an ist { $name } ein Spiel wie jedes andere. Die Datei { $file } kannst du weitergeben.
    .braille = gesichert { $name }
unknown-candidate = { $word } steht nicht zur Wahl.
    .braille = nicht { $word }
ask-cards = { $count ->
    [0] Individuelle Karten? Enter für keine. Eine Zahl von 1 bis { $ready } nimmt eine fertige Karte, ein Satz kommt auf eine leere. Die fertigen nennt der Befehl liste.
    [one] Eine individuelle Karte. Noch eine oder Enter zum Anfangen.
   *[other] { $count } individuelle Karten. Noch eine oder Enter zum Anfangen.
}
ask-cards-sign = Bitte einen Satz ohne Zeichen, die vorgelesen werden, wie Anführungszeichen.
ask-cards-again = Bitte eine Zahl von 1 bis { $ready }, einen Satz oder Enter.
ask-cards-text = Soll das auf einer Karte stehen, tippe: { type-text } { $text }.
    .braille = { type-text } { $text }?
type-text = text
ready-card = { $number }: { $card }
waits-for-others = Die anderen werden noch gefragt.
    .braille = warten auf andere
only-at-home = Der Befehl { $command } geht nicht im Netz, nur in einem Spiel auf deinem eigenen Rechner.
    .braille = hier nicht
button-enter = Weiter

# A card was to be played on one that is not there.
read-not-on-top = { $word } liegt nicht oben. Es ist nichts geschehen.
# House rules that are typed during a game.
options-next-game = Die Hausregeln gelten ab dem nächsten Spiel.
