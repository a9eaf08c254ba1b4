# Die Anleitung: ein erstes Spiel, Schritt für Schritt.

lesson-begins = { $game }, Schritt für Schritt, mit vorbereiteten Karten. Es sind { $count } Schritte. Mit { command-next } überspringst du einen Schritt, mit { command-quit } hörst du auf.
    .braille = { $game }, { $count } Schritte. { command-next }, { command-quit }
lesson-step = Schritt { $number } von { $count }.
    .braille = { $number }/{ $count }
lesson-type = Tippe: { $typed }.
    .braille = { $typed }
lesson-press-enter = Drück Enter.
    .braille = Enter
typed-query = { $command } { CARD($card) }
    .braille = { $command } { CODE($card) }
typed-cards = { $command } { CARD($cards, case: "accusative", join: "list") }
    .braille = { $command } { CODE($cards) }
typed-colour = { COLOUR($colour) }
    .braille = { CODE($colour) }
lesson-new-cards = { $same ->
    [yes] Neue Karten.
   *[no] { $count ->
        [one] Neue Karten, und jetzt spielt noch jemand mit.
       *[other] Neue Karten, und jetzt spielen noch { $count } mit.
    }
}
    .braille = neue Karten
lesson-other-move = Die Regeln würden das erlauben, aber die Anleitung geht anders weiter.
    .braille = jetzt nicht
lesson-over = Das war der letzte Schritt. Jetzt kennst du { $game }.
    .braille = fertig
lesson-then = Mit Enter beginnt ein Spiel { $game }, mit { command-quit } hörst du auf.
    .braille = Enter: { $game }
lesson-not-written = Was die Karten dieses Spiels tun, sagt dir der Befehl { command-card }, und die Regeln sagt der Befehl { command-rule }.
    .braille = { command-card }, { command-rule }

lesson-hand = Zuerst deine Karten. Sie werden nach Farben gesagt.
    .braille = deine Karten
lesson-top = In der Mitte liegt der offene Stapel. Seine oberste Karte bestimmt, was passt.
    .braille = oben
lesson-can = Das Programm weiß, was du jetzt legen kannst.
    .braille = was passt
lesson-what = Du kannst hören, was eine Karte täte, bevor du sie legst.
    .braille = vorher
lesson-why = Und du kannst hören, warum eine Karte nicht passt.
    .braille = warum nicht
lesson-play = Jetzt leg eine Karte. Ihr Name steht hinter dem Befehl.
    .braille = leg
lesson-code = Jede Karte hat auch ein Kürzel, das dir der Befehl { command-legend } sagt. Ihr Name geht genauso gut.
    .braille = Kürzel
lesson-draw = Nichts, was du hast, kannst du jetzt legen. Also ziehst du.
    .braille = zieh
lesson-pass = Wenn du eine Karte legen darfst und nicht willst, passt du.
    .braille = passe
lesson-enter = Wenn du den Faden verloren hast, sagt Enter allein, wer dran ist und was oben liegt.
    .braille = nur Enter
lesson-news = Wenn viel geschehen ist, kannst du es von deinem letzten Zug an noch einmal hören.
    .braille = nochmal
lesson-help = Alle Befehle stehen in der Hilfe.
    .braille = Hilfe
lesson-tip = Wenn du nicht weißt, was du tun sollst, frag nach einem Tipp. Er sieht nur deine Karten.
    .braille = Tipp
lesson-counts = Es ist gut zu wissen, wer fast fertig ist.
    .braille = wie viele
lesson-card = Du kannst nach jeder Karte fragen, ob du sie hast oder nicht.
    .braille = jede Karte
lesson-wish = Nenne die gewünschte Farbe gleich hinter der Karte. Wenn du sie vergisst, wirst du gefragt.
    .braille = wünsch
lesson-call = Die Ansage steht hinter der Karte, in derselben Zeile.
    .braille = Ansage
lesson-catch = Hör zu, ob die anderen ansagen. Wer es vergisst, kann erwischt werden.
    .braille = erwische
lesson-challenge = Dich trifft eine Karte, die ein Bluff sein kann. Du kannst herausfordern.
    .braille = fordere
lesson-answer = Dich trifft eine Karte. Aber du hast eine, mit der du kontern kannst.
    .braille = konter
lesson-again = Du bist noch immer dran.
    .braille = nochmal
lesson-several = Du kannst mehrere Karten in einer Zeile legen, eine hinter der anderen.
    .braille = mehrere
lesson-last = Das ist deine letzte Karte.
    .braille = letzte
