# Was eine Karte tut, aus den Angaben einer Regeldatei: zu jeder ein Satz, wo kein Regelbuch es sagt.

card-named = { CARD($cards, capital: "yes") }:
    .braille = { CODE($cards) }:
card-symbol-named = { SYMBOL($symbol, capital: "yes") }:
    .braille = { CODE($symbol) }:
# Mehrere davon werden mit „oder“ verbunden.
card-item-symbol = { SYMBOL($symbol, case: "accusative", article: "indefinite") }
    .braille = { CODE($symbol) }
card-item-card = { CARD($card, case: "accusative", article: "definite") }
    .braille = { CODE($card) }
card-item-colour = { COLOUR($colour) }
    .braille = { CODE($colour) }

card-fits-always = Die Karte passt auf jede andere.
    .braille = passt auf alles
card-fits-except = Die Karte passt auf jede andere außer auf { $cards }.
    .braille = passt auf alles außer { $cards }
card-not-on = Die Karte darf nicht auf { $cards } gelegt werden.
    .braille = nicht auf { $cards }
card-under-wish = Wurde etwas gewünscht, muss die Karte dazu passen.
    .braille = nach Wunsch
card-ignores-wish = Ein Wunsch bindet die Karte nicht: Sie passt, als wäre nichts gewünscht.
    .braille = trotz Wunsch
card-takes-any = Auf die Karte passt jede andere.
    .braille = alles darauf
card-number = { $number ->
    [one] Die Karte steht für die Zahl 1, sie passt also auf jede Zahl und jede Zahl auf sie.
   *[other] Die Karte steht für die Zahl { $number }.
}
    .braille = ={ $number }
card-ban-free = Wird die Karte frei, kommt sie an den Rand und sperrt die { $row ->
    [2] Zweierreihe
    [5] Fünferreihe
   *[other] { $row }er-Reihe
}, bis eine zweite sie freigibt.
    .braille = sperrt { $row }
card-exchange = { $count ->
    [one] Man darf sie gegen die zuletzt genommene Karte tauschen. Zu einem Paar gehört sie nie.
   *[other] Man darf sie gegen eine der { $count } zuletzt genommenen Karten tauschen. Zu einem Paar gehört sie nie.
}
    .braille = für { $count } letzte
card-any = Die Karte steht für jede andere, jetzt oder später.
    .braille = jede Karte
card-honest = { $bluffing ->
    [no] { $holding ->
        [number-suit] Du darfst sie nicht legen, solange du eine Zahlenkarte der geltenden Farbe hast.
        [number-colour] Du darfst sie nicht legen, solange du eine Zahlenkarte der geltenden Farbe hast.
        [card-suit] Du darfst sie nicht legen, solange du eine Karte der geltenden Farbe hast.
       *[card-colour] Du darfst sie nicht legen, solange du eine Karte der geltenden Farbe hast.
    }
   *[yes] { $holding ->
        [number-suit] Sie ist ein Bluff, wenn du eine Zahlenkarte der geltenden Farbe hast.
        [number-colour] Sie ist ein Bluff, wenn du eine Zahlenkarte der geltenden Farbe hast.
        [card-suit] Sie ist ein Bluff, wenn du eine Karte der geltenden Farbe hast.
       *[card-colour] Sie ist ein Bluff, wenn du eine Karte der geltenden Farbe hast.
    }
}
    .braille = { $bluffing ->
        [no] kein Bluff
       *[yes] Bluff möglich
    }
card-challenged = Wer zu Recht herausfordert, zieht nichts, und du ziehst { cards-counted }.
    .braille = Bluff: du +{ $count }
card-challenged-wrongly = Wer sie zu Unrecht herausfordert, zieht insgesamt { cards-counted }.
    .braille = kein Bluff: +{ $count }
card-not-last = Fertig werden kannst du mit ihr nicht.
    .braille = nicht zuletzt
card-need-not-play = Du darfst ziehen, statt sie zu legen, auch wenn sonst keine Karte passt.
    .braille = oder +
card-answers = { $comes ->
    [draws] Mit ihr kannst du { $cards } kontern, und niemand zieht.
    [passes] Mit ihr kannst du { $cards } kontern und weitergeben, was zu ziehen ist.
    [skips] Mit ihr kannst du { $cards } kontern, und niemand setzt aus.
   *[no] Mit ihr kannst du { $cards } kontern.
}
    .braille = { $comes ->
        [draws] kontert { $cards }: +0
        [passes] kontert { $cards }: weiter
        [skips] kontert { $cards }: kein Aussetzen
       *[no] kontert { $cards }
    }
card-answers-some = { $comes ->
    [draws] Du kannst { $cards } kontern, indem du { $own } legst, und niemand zieht.
    [passes] Du kannst { $cards } kontern, indem du { $own } legst; das gibt weiter, was zu ziehen ist.
    [skips] Du kannst { $cards } kontern, indem du { $own } legst, und niemand setzt aus.
   *[no] Du kannst { $cards } kontern, indem du { $own } legst.
}
    .braille = { $comes ->
        [draws] { $own } kontert { $cards }: +0
        [passes] { $own } kontert { $cards }: weiter
        [skips] { $own } kontert { $cards }: kein Aussetzen
       *[no] { $own } kontert { $cards }
    }
card-start = { $does ->
    [as-played] Als Startkarte wirkt sie ebenso auf den ersten Spieler.
    [as-dealer] Als Startkarte wirkt sie, als hätte der Geber sie gelegt.
    [goes-back] Als Startkarte kommt sie in den Stapel zurück, und eine andere wird aufgedeckt.
    [stays-under] Als Startkarte bleibt sie liegen, und eine andere wird darauf aufgedeckt.
    [names-suit] Ist sie Startkarte, nennt der erste Spieler die Farbe.
    [names-colour] Ist sie Startkarte, nennt der erste Spieler die Farbe.
   *[nothing] Als Startkarte bewirkt sie nichts.
}
    .braille = { $does ->
        [as-played] Start: ebenso
        [as-dealer] Start: wie vom Geber
        [goes-back] Start: zurück
        [stays-under] Start: darunter
        [names-suit] Start: >?
        [names-colour] Start: >?
       *[nothing] Start: nichts
    }
card-from-players = Sie ist nur im Spiel, wenn mindestens { $count } mitspielen.
    .braille = ab { $count }
card-doubles = Wer mit ihr fertig wird, verdoppelt die Punkte der Runde.
    .braille = zuletzt: x2
card-doubles-some = Wer fertig wird, indem er { $cards } legt, verdoppelt die Punkte der Runde.
    .braille = { $cards } zuletzt: x2
card-last-points = { $get ->
    [others] { $minus ->
        [yes] Wer zuerst fertig wird, indem er { $cards } legt, gibt allen Gegnern je { $points } Minuspunkte mehr.
       *[no] Wer zuerst fertig wird, indem er { $cards } legt, gibt allen Gegnern je { $points } Punkte mehr.
    }
   *[finisher] { $minus ->
        [yes] Wer zuerst fertig wird, indem er { $cards } legt, bekommt { $points } Minuspunkte mehr.
       *[no] Wer zuerst fertig wird, indem er { $cards } legt, bekommt { $points } Punkte mehr.
    }
}
    .braille = { $get ->
        [others] { $cards } zuletzt: andere { $points }
       *[finisher] { $cards } zuletzt: { $points }
    }
card-rules = { $several ->
    [yes] Regeln { $clauses }.
   *[no] Regel { $clauses }.
}
    .braille = { $clauses }
card-takes-colour = Sie nimmt die Farbe an, die vor ihr galt.
    .braille = Farbe wie davor
card-stands-for = { $which ->
    [any] Man legt sie als eine beliebige andere Karte, die passt, und nennt diese.
    [but] Man legt sie als eine beliebige andere Karte, die passt, und nennt diese. Ausgenommen: { $cards }.
   *[some] Man legt sie als { $cards }, wenn das passt, und nennt diese Karte.
} Von da an ist sie diese Karte.
    .braille = { $which ->
        [any] = jede Karte
        [but] = jede, nicht { $cards }
       *[some] = { $cards }
    }
card-countdown = Jeder hat eine Zahl, von { $most } abwärts bis 1. Wer die Zahl dieser Karte hat, kann sie immer legen und wünscht sich die Farbe der nächsten Karte.
    .braille = eigene Zahl: passt, >?
