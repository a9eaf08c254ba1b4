# Was im Terminal steht, wie viel davon, und wie man es noch einmal hört.

setting-braille = Braillezeile
setting-braille-form = Form der Brailleschrift
setting-braille-dots = Punkte der Brailleschrift
setting-hand-order = Reihenfolge der Hand
setting-pace = Tempo
setting-show-game = Im Terminal, Spiel
setting-show-turn = Im Terminal, Zug
setting-show-hand = Im Terminal, Hand
setting-show-chat = Im Terminal, Gespräch
setting-show-error = Im Terminal, Fehler
setting-show-help = Im Terminal, Hilfe
setting-speak-game = Vorgelesen, Spiel
setting-speak-turn = Vorgelesen, Zug
setting-speak-hand = Vorgelesen, Hand
setting-speak-chat = Vorgelesen, Gespräch
setting-speak-error = Vorgelesen, Fehler
setting-speak-help = Vorgelesen, Hilfe

braille-is = { $cells ->
    [0] Keine Braillezeile ist eingestellt: Im Terminal stehen ganze Sätze.
   *[other] Braille für { $cells } Module, { $form ->
        [codes] in Kurzformen mit Kartenkürzeln
       *[full] in ganzen Sätzen
    }, { $dots ->
        [six] für sechs Punkte
       *[eight] für acht Punkte
    }.
}
    .braille = { $cells ->
        [0] braille aus
       *[other] { $cells } Module, { $form ->
            [codes] Kürzel
           *[full] Sätze
        }, { $dots ->
            [six] sechs
           *[eight] acht
        } Punkte
    }
channel = { $channel ->
    [game] Spiel
    [turn] Zug
    [hand] Hand
    [chat] Gespräch
    [error] Fehler
   *[help] Hilfe
}
channel-detail = { $name } { $detail ->
    [full] ausführlich
    [short] kurz
   *[off] aus
}
channels-all = alles ausführlich
channels-rest = alles andere ausführlich
channels-shown = Im Terminal: { $items }.
    .braille = zeige { $items }
channels-spoken = Vorgelesen: { $items }.
    .braille = vorlesen { $items }
channel-never-off = { $name }: Das lässt sich nicht ausschalten, sonst wartest du vergeblich. Kurz geht.
    .braille = { $name } nie aus
quiet-on = Deine Karten stehen im Terminal nur noch als Kürzel und werden nicht vorgelesen. Was du ziehst oder bekommst, steht dort weiter mit Namen.
    .braille = Hand leise
quiet-off = Deine Karten werden wieder genannt wie alles andere.
    .braille = Hand wie sonst
hand-order-is = Die Hand wird { $order ->
    [number] nach Zahlen
    [received] in der Reihenfolge des Erhalts
   *[colour] nach Farben
} genannt.
    .braille = Hand { $order ->
        [number] nach Zahl
        [received] wie erhalten
       *[colour] nach Farbe
    }
pace-is = { $step ->
    [yes] Jeder Zug der anderen wartet auf Enter.
   *[no] Die Züge der anderen kommen alle auf einmal.
}
    .braille = { $step ->
        [yes] Schritte
       *[no] frei
    }
pace-next = Weiter mit Enter.
    .braille = Enter
review-place = { $number } von { $count }.
    .braille = { $number }/{ $count }
review-oldest = Davor wurde nichts gesagt.
    .braille = Anfang
review-newest = Danach wurde nichts gesagt.
    .braille = Ende
review-not-found = Nichts gefunden, auch nicht weiter zurück.
    .braille = nichts gefunden
log-written = { $count ->
    [one] Eine Zeile steht jetzt in { $file }.
   *[other] { $count } Zeilen stehen jetzt in { $file }.
}
log-failed = In { $file } konnte nichts geschrieben werden: { reason }.
