# Die Anleitung: ein erstes Spiel, Schritt für Schritt.

lesson-begins = { $game }, Schritt für Schritt, mit vorbereiteten Karten. Es sind { $count } Schritte. Um einen Schritt auszulassen, tippe { command-next }, zum Aufhören { command-quit }.
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
lesson-then = Mit Enter beginnt ein Spiel { $game }. Zum Aufhören tippe { command-quit }.
    .braille = Enter: { $game }
lesson-not-written = Was die Karten dieses Spiels tun, sagt dir der Befehl { command-card }, und die Regeln sagt der Befehl { command-rule }.
    .braille = { command-card }, { command-rule }

lesson-hand = Zuerst deine Karten. Sie kommen nach Farben geordnet.
    .braille = deine Karten
lesson-top = In der Mitte liegt der Ablagestapel. Seine oberste Karte bestimmt, was passt.
    .braille = oben
lesson-can = Das Programm weiß, was du jetzt legen kannst.
    .braille = was passt
lesson-what = Du kannst hören, was eine Karte bewirkt, bevor du sie legst.
    .braille = vorher
lesson-why = Du kannst auch hören, warum eine Karte nicht passt.
    .braille = warum nicht
lesson-play = Jetzt leg eine Karte. Nach dem Befehl kommt ihr Name.
    .braille = leg
lesson-code = Das ist kurz für { $typed }. Jede Karte hat so ein Kürzel. Alle nennt der Befehl { command-legend }.
    .braille = Kürzel
lesson-draw = Keine deiner Karten passt. Also ziehst du.
    .braille = zieh
lesson-pass = Wenn du eine Karte legen darfst und nicht willst, passt du.
    .braille = passe
lesson-enter = Hast du den Faden verloren, hilft dir das: Du hörst, wer dran ist und was oben liegt.
    .braille = nur Enter
lesson-news = Wenn viel geschehen ist, kannst du es von deinem letzten Zug an noch einmal hören.
    .braille = nochmal
lesson-help = Alle Befehle stehen in der Hilfe.
    .braille = Hilfe
lesson-tip = Wenn du nicht weißt, was du tun sollst, frag nach einem Tipp. Er weiß nur, was auch du wissen kannst.
    .braille = Tipp
lesson-counts = Es ist gut zu wissen, wer fast fertig ist.
    .braille = wie viele
lesson-card = Du kannst nach jeder Karte fragen, auch nach einer, die du nicht hast.
    .braille = jede Karte
lesson-wish = Nenn die Farbe gleich nach der Karte, sonst wirst du gefragt.
    .braille = wünsch
lesson-call = Die Ansage kommt zuletzt.
    .braille = Ansage
lesson-catch = Achte auf die Ansagen der anderen. Wer eine vergisst, kann erwischt werden.
    .braille = erwische
lesson-challenge = Die Karte kann ein Bluff sein.
    .braille = fordere
lesson-answer = Dich trifft eine Karte, aber du kannst kontern.
    .braille = konter
lesson-again = Du bist noch immer dran.
    .braille = nochmal
lesson-several = Du kannst mehrere Karten in einer Zeile legen, eine nach der anderen.
    .braille = mehrere
lesson-last = Das ist deine letzte Karte.
    .braille = letzte

# Mauern. `$called`: `row`, wo die Stapel des Spiels Reihen heißen.
typed-row = reihe
typed-exchange = { $command } { $spot } { CARD($card, case: "accusative") }
    .braille = { $command } { $spot } { CODE($card) }
lesson-no-undo = In der Anleitung wird kein Zug zurückgenommen.
    .braille = kein Zurück
lesson-free = Alle Karten liegen offen, in { $called ->
    [row] Reihen, die von links nach rechts gezählt werden. Frei ist nur die vorderste Karte jeder Reihe
   *[stack] Stapeln, die von links nach rechts gezählt werden. Frei ist nur die oberste Karte jedes Stapels
}.
    .braille = freie Karten
lesson-row = Du kannst auch { $called ->
    [row] eine ganze Reihe hören, von vorn. Ihre Nummer allein tut dasselbe
   *[stack] einen ganzen Stapel hören, von oben. Seine Nummer allein tut dasselbe
}.
    .braille = { $called ->
    [row] eine Reihe
   *[stack] ein Stapel
}
lesson-counts-wall = Du kannst hören, wie viele Karten { $called ->
    [row] in jeder Reihe
   *[stack] in jedem Stapel
} liegen.
    .braille = wie viele
lesson-pairs = Das Programm findet alle Paare, die du nehmen kannst.
    .braille = Paare
lesson-why-wall = Du kannst auch hören, warum zwei Karten nicht passen.
    .braille = warum nicht
lesson-what-wall = Du kannst hören, was ein Paar bringt, bevor du es nimmst: was frei wird und wer weitermacht.
    .braille = vorher
lesson-take = Jetzt nimm ein Paar. Nach dem Befehl kommen die Nummern der { $called ->
    [row] Reihen
   *[stack] Stapel
}; die Namen der Karten gehen genauso gut.
    .braille = nimm
lesson-same-row = Beide Karten liegen in einer Reihe, also steht ihre Nummer zweimal da.
    .braille = selbe Reihe
lesson-enter-wall = Hast du den Faden verloren, hilft dir das: Du hörst, wer dran ist und wie viele Paare es gibt.
    .braille = nur Enter
lesson-tip-wall = Wenn du nicht weißt, was du tun sollst, frag nach einem Tipp.
    .braille = Tipp
lesson-bans = Du kannst jederzeit hören, welche Reihen des Einmaleins gesperrt sind.
    .braille = Verbote
lesson-exchange = Eine Wunschkarte ist frei. Nach dem Befehl kommen ihre Nummer und die Karte, die dort liegen soll.
    .braille = { command-exchange }
lesson-side = Der Durchbruch gehört dir. Du kannst die Karten links oder rechts davon wählen.
    .braille = links oder rechts
lesson-scores = Wer am Ende die meisten Karten hat, gewinnt. Du kannst hören, wie viele alle gesammelt haben.
    .braille = Stand
lesson-collected = Du kannst auch hören, welche Karten alle gesammelt haben.
    .braille = gesammelt

# Patiencen.
lesson-begins-patience = { $game }, Schritt für Schritt, mit vorbereiteten Karten. Es sind { $count } Schritte. Um einen Schritt auszulassen, tippe { command-next-patience }, zum Aufhören { command-quit }.
    .braille = { $game }, { $count } Schritte. { command-next-patience }, { command-quit }
lesson-not-written-patience = Was die Karten dieses Spiels tun, sagt dir der Befehl { command-card-patience }, und die Regeln sagt der Befehl { command-rule }.
    .braille = { command-card-patience }, { command-rule }
lesson-piles = Jede Farbe hat ihren Stapel. Auf die Stapel legst du so viele Karten, wie du kannst; die oberste bestimmt, was passt.
    .braille = die Stapel
lesson-next = Die Karten des Handstapels werden eine nach der anderen aufgedeckt.
    .braille = aufgedeckt
lesson-can-patience = Das Programm weiß, was du jetzt tun kannst.
    .braille = was geht
lesson-lay = Die aufgedeckte Karte passt auf ihren Stapel. Also legst du sie dorthin.
    .braille = { command-lay }
lesson-what-patience = Du kannst hören, was ein Zug bringt, bevor du ihn machst.
    .braille = vorher
lesson-put = Die aufgedeckte Karte passt nicht. Also kommt sie ans Ende ihrer Reihe.
    .braille = { command-put }
lesson-rows = Die Karte am Ende jeder Reihe ist frei. Du kannst hören, ob sie passt.
    .braille = Enden der Reihen
lesson-row-patience = Du kannst auch eine ganze Reihe hören, vom freien Ende an.
    .braille = eine Reihe
lesson-from-row = Jetzt passt die Karte am Ende einer Reihe. Nach dem Befehl kommt die Farbe der Reihe.
    .braille = aus der Reihe
lesson-why-patience = Du kannst auch hören, warum ein Zug nicht erlaubt ist.
    .braille = warum nicht
lesson-wish-patience = Nach dem Befehl kommt die Farbe des Stapels.
    .braille = Wunsch
lesson-keep = Die aufgedeckte Karte kann auch warten: Du behältst sie für später.
    .braille = behalten
lesson-kept = Die Karte, die du behalten hast, kannst du jederzeit legen.
    .braille = behalten
lesson-undo = Wenn du einen Zug bereust, nimm ihn zurück. Der Handstapel bleibt, wie er ist.
    .braille = { command-undo-patience }
lesson-chances = Du kannst fragen, ob das Spiel noch zu gewinnen ist.
    .braille = zu gewinnen?
lesson-enter-patience = Hast du den Faden verloren, hilft dir das: Du hörst, was zu tun ist.
    .braille = nur Enter
lesson-tip-patience = Wenn du nicht weißt, was du tun sollst, frag nach einem Tipp. Er sieht nicht in den Handstapel.
    .braille = Tipp
lesson-stop = Der Handstapel ist aufgebraucht. Du kannst noch aus den Reihen legen oder, wie hier, das Spiel beenden.
    .braille = fertig
