# Was man außer den Wörtern der Befehle tippt, und was zurückgefragt wird. In Listen stehen Kommas zwischen den Wörtern; ein Eintrag
# darf mehrere Wörter haben.

read-half = { $word } ist nur ein Teil des Namens einer Karte. Ist { CARD($card, article: "definite") } gemeint, dann tippe den ganzen Namen.
    .quiet = { $word } ist nur ein Teil des Namens einer Karte. Tippe den ganzen Namen.
    .braille = { $word }: { CODE($card) }?
held-so-often = { CARD($card, case: "accusative", article: "definite", capital: "yes") } hast du nur { $count ->
    [one] einmal
   *[other] { $count }-mal
} auf der Hand. Nichts wurde gelegt.
    .braille = { $count }x { CODE($card) }
read-several = { $word } lässt sich verschieden lesen: { $ways }. Schreib eines davon aus.
    .braille = { $word }: { $ways }?
read-position = Nichts wurde gelegt. Ist Platz { $position } deiner Hand gemeint, dann tippe platz { $position }, sonst den Namen der Karte.
    .braille = Platz { $position }?
read-only-move = Das ist ein Zug, und geschehen ist nichts. Um ihn zu machen, tippe { $command }.
    .braille = { $command }?
read-nothing-asked = Gerade wirst du nichts gefragt.
    .braille = keine Frage
typed-not-utf-8 = UTF-8 ist für alle Eingaben nötig. Einige Buchstaben dieser Zeile sind anders kodiert.
    .braille = nicht UTF-8
read-too-long = Das ist zu viel für eine Zeile: höchstens { $letters } Zeichen und { $commands } Befehle. Nichts ist geschehen.
    .braille = Zeile zu lang
read-several-wishes = Wünsch dir nur { $called ->
    [rank] einen Wert
    [suit] eine Farbe
   *[colour] eine Farbe
}, wenn du Karten zusammen legst.
    .braille = nur { $called ->
        [rank] ein Wert
        [suit] eine Farbe
       *[colour] eine Farbe
    }
read-course-stops = Nichts wurde gelegt: An seiner Stelle in der Zeile geht das nicht mit { CARD($card, case: "dative", article: "definite") }.
    .braille = Schluss bei { CODE($card) }
read-draw-count = { $count ->
    [0] Gezogen wird hier, bis eine Karte passt. { press } { type-draw }.
    [one] Jetzt lässt sich nur eine Karte ziehen. { press } { type-draw }.
   *[other] Gezogen werden jetzt { $count } Karten, keine andere Zahl. { press } { type-draw }.
}
    .braille = zieh { $count }
undo-fewer = So viele Züge lassen sich nicht zurücknehmen. Keiner wurde zurückgenommen.
    .braille = nicht so viele
