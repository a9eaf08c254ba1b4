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
card-wish = { $lasts ->
    [round] { $called ->
        [suit] Du wünschst dir eine Farbe, die gilt, bis du wieder dran bist.
        [rank] Du wünschst dir einen Wert, der gilt, bis du wieder dran bist.
       *[colour] Du wünschst dir eine Farbe, die gilt, bis du wieder dran bist.
    }
   *[card] { $called ->
        [suit] Du wünschst dir die Farbe der nächsten Karte.
        [rank] Du wünschst dir den Wert der nächsten Karte.
       *[colour] Du wünschst dir die Farbe der nächsten Karte.
    }
}
    .braille = { $lasts ->
        [round] >? Runde
       *[card] >?
    }
card-wish-of = Wünschen lässt sich nur dies: { COLOUR($colours, join: "or", capital: "yes") }.
    .braille = >{ CODE($colours) }
card-draw = { $who ->
    [before] Der Spieler vor dir zieht { cards-counted }.
    [chosen] Du suchst jemanden aus, der { cards-counted } zieht.
    [others] Alle anderen ziehen je { cards-counted }.
    [everybody] Alle ziehen je { cards-counted }, auch du.
    [next-plays] Der nächste Spieler zieht { cards-counted } und darf dann eine legen.
    [after] Der Spieler danach zieht { cards-counted } und darf keine legen.
    [after-plays] Der Spieler danach zieht { cards-counted } und darf dann eine legen.
   *[next] Der nächste Spieler zieht { cards-counted } und darf keine legen.
}
    .braille = { $who ->
        [before] voriger +{ $count }
        [chosen] wer? +{ $count }
        [others] andere +{ $count }
        [everybody] alle +{ $count }
        [next-plays] nächster +{ $count }, legt
        [after] danach +{ $count }
        [after-plays] danach +{ $count }, legt
       *[next] nächster +{ $count }
    }
card-draw-answered = { $growth ->
    [double] Stattdessen darf er zum Kontern { $cards } legen und gibt doppelt so viele weiter.
    [pass] Stattdessen darf er zum Kontern { $cards } legen und gibt weiter, was zu ziehen ist.
    [cancel] Stattdessen darf er zum Kontern { $cards } legen, und niemand zieht.
   *[add] Stattdessen darf er zum Kontern { $cards } legen, und für den Nächsten werden es entsprechend mehr.
}
    .braille = { $growth ->
        [double] oder { $cards }: x2
        [pass] oder { $cards }: weiter
        [cancel] oder { $cards }: +0
       *[add] oder { $cards }: mehr
    }
card-answer-shares = { $what ->
    [suit] Die Karte zum Kontern muss die gleiche Farbe haben.
    [colour] Die Karte zum Kontern muss die gleiche Farbe haben.
    [suit-or-rank] Die Karte zum Kontern muss die gleiche Farbe oder den gleichen Wert haben.
    [colour-or-rank] Die Karte zum Kontern muss die gleiche Farbe oder den gleichen Wert haben.
   *[rank] Die Karte zum Kontern muss den gleichen Wert haben.
}
    .braille = kontern: { $what ->
        [suit] gleiche Farbe
        [colour] gleiche Farbe
        [suit-or-rank] Farbe oder Wert
        [colour-or-rank] Farbe oder Wert
       *[rank] gleicher Wert
    }
card-skip = { $who ->
    [before] Der Spieler vor dir setzt einmal aus.
    [chosen] Du suchst jemanden aus, der einmal aussetzt.
    [others] Alle anderen setzen einmal aus.
   *[next] Der nächste Spieler setzt aus.
}
    .braille = { $who ->
        [before] voriger aussetzen
        [chosen] wer? aussetzen
        [others] andere aussetzen
       *[next] nächster aussetzen
    }
card-skip-answered = { $growth ->
    [add] Stattdessen darf er zum Kontern { $cards } legen, und ein Spieler mehr setzt aus.
    [turns] Stattdessen darf er zum Kontern { $cards } legen, und der Nächste muss einmal mehr aussetzen.
    [cancel] Stattdessen darf er zum Kontern { $cards } legen, und niemand setzt aus.
   *[pass] Stattdessen darf er zum Kontern { $cards } legen und gibt das Aussetzen weiter.
}
    .braille = { $growth ->
        [add] oder { $cards }: mehr
        [turns] oder { $cards }: länger
        [cancel] oder { $cards }: niemand
       *[pass] oder { $cards }
    }
card-reverse = { $two ->
    [skip] Die Spielrichtung kehrt sich um. Zu zweit setzt der andere stattdessen aus.
    [again] Die Spielrichtung kehrt sich um. Zu zweit darfst du stattdessen noch eine Karte legen.
   *[turn] Die Spielrichtung kehrt sich um.
}
    .braille = { $two ->
        [skip] Richtung, 2: aussetzen
        [again] Richtung, 2: nochmal
       *[turn] Richtung
    }
card-again = { $otherwise ->
    [draws] Du musst noch eine Karte darauf legen, die passt, oder ziehen.
   *[passes] Du darfst noch eine Karte legen, die passt.
}
    .braille = { $otherwise ->
        [draws] nochmal oder +
       *[passes] nochmal
    }
card-last-draws = Fertig wirst du mit ihr nicht: Ist sie deine letzte, ziehst du { cards-counted } und bist weiter dran.
    .braille = zuletzt: +{ $count }
card-waits = Was jetzt folgt, geschieht erst, wenn du keine Karte mehr legst.
    .braille = am Ende:
card-ban = Die Karte kommt neben den Stapel und sperrt die { $row }er-Reihe, bis eine zweite sie freigibt.
    .braille = sperrt { $row }
card-copy = Für die Nächsten bewirkt sie dasselbe wie die Karte unter ihr.
    .braille = wie darunter
card-ban-free = Wird die Karte frei, kommt sie an den Rand und sperrt die { $row }er-Reihe, bis eine zweite sie freigibt.
    .braille = sperrt { $row }
card-exchange = { $count ->
    [one] Man darf sie gegen die zuletzt genommene Karte tauschen. Zu einem Paar gehört sie nie.
   *[other] Man darf sie gegen eine der { $count } zuletzt genommenen Karten tauschen. Zu einem Paar gehört sie nie.
}
    .braille = für { $count } letzte
card-any = Die Karte steht für jede andere, jetzt oder später.
    .braille = jede Karte
card-more = { $count ->
    [255] Du darfst sofort beliebig viele weitere Karten legen, jedes Mal { $cards }. Was sie alle bewirken, kommt nach der letzten.
    [one] Du darfst sofort noch eine Karte legen, und zwar { $cards }.
   *[other] Du darfst sofort bis zu { $count } weitere Karten legen, jedes Mal { $cards }. Was sie alle bewirken, kommt nach der letzten.
}
    .braille = { $count ->
        [255] + viele
       *[other] +{ $count }
    } weitere: { $cards }
card-more-coloured = { $count ->
    [255] Du darfst sofort beliebig viele weitere farbige Karten legen. Was sie alle bewirken, kommt nach der letzten.
    [one] Du darfst sofort noch eine farbige Karte legen.
   *[other] Du darfst sofort bis zu { $count } weitere farbige Karten legen. Was sie alle bewirken, kommt nach der letzten.
}
    .braille = { $count ->
        [255] + viele
       *[other] +{ $count }
    } weitere
card-more-any = { $count ->
    [255] Du darfst sofort beliebig viele weitere Karten legen. Was sie alle bewirken, kommt nach der letzten.
    [one] Du darfst sofort noch eine Karte legen.
   *[other] Du darfst sofort bis zu { $count } weitere Karten legen. Was sie alle bewirken, kommt nach der letzten.
}
    .braille = { $count ->
        [255] + viele
       *[other] +{ $count }
    } weitere
card-more-but = { $count ->
    [255] Du darfst sofort beliebig viele weitere Karten legen, aber nicht { $cards }. Was sie alle bewirken, kommt nach der letzten.
    [one] Du darfst sofort noch eine Karte legen, aber nicht { $cards }.
   *[other] Du darfst sofort bis zu { $count } weitere Karten legen, aber nicht { $cards }. Was sie alle bewirken, kommt nach der letzten.
}
    .braille = { $count ->
        [255] + viele
       *[other] +{ $count }
    } weitere, nicht { $cards }
card-more-same = Sie müssen dieselbe { $called ->
    [suit] Farbe haben.
   *[colour] Farbe haben.
}
    .braille = dieselbe { $called ->
        [suit] Farbe
       *[colour] Farbe
    }
card-more-last = Für die Nächsten bewirkt nur die letzte etwas.
    .braille = nur die letzte wirkt
card-rotate = { $from ->
    [left] Jeder übernimmt die Hand dessen, der links von ihm sitzt.
    [before] Alle Hände wandern in Spielrichtung um einen Platz weiter.
   *[right] Jeder übernimmt die Hand dessen, der rechts von ihm sitzt.
}
    .braille = { $from ->
        [left] Hände von links
        [before] Hände weiter
       *[right] Hände von rechts
    }
card-swap = { $who ->
    [next] Du tauschst die Karten mit dem nächsten Spieler.
    [before] Du tauschst die Karten mit dem Spieler vor dir.
   *[chosen] Du tauschst die Karten mit jemandem, den du aussuchst.
}
    .braille = { $who ->
        [next] Tausch nächster
        [before] Tausch voriger
       *[chosen] Tausch wer?
    }
card-look = { $who ->
    [next] Du siehst dir die Hand des nächsten Spielers an.
    [before] Du siehst dir die Hand des Spielers vor dir an.
    [others] Du siehst dir die Hände aller anderen an.
   *[chosen] Du siehst dir die Hand von jemandem an, den du aussuchst.
}
    .braille = { $who ->
        [next] ansehen nächster
        [before] ansehen voriger
        [others] ansehen alle
       *[chosen] ansehen wer?
    }
card-give = { $who ->
    [next] Du gibst dem nächsten Spieler { cards-counted } von deiner Hand.
    [before] Du gibst dem Spieler vor dir { cards-counted } von deiner Hand.
   *[chosen] Du gibst jemandem, den du aussuchst, { cards-counted } von deiner Hand.
}
    .braille = { $who ->
        [next] gibst nächstem { $count }
        [before] gibst vorigem { $count }
       *[chosen] gibst wem? { $count }
    }
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
card-challenged = Wer einen Bluff herausfordert, zieht nichts, und du ziehst { cards-counted }.
    .braille = Bluff: du +{ $count }
card-challenged-wrongly = Wer sie zu Unrecht herausfordert, zieht insgesamt { cards-counted }.
    .braille = kein Bluff: +{ $count }
card-not-last = Fertig werden kannst du mit ihr nicht.
    .braille = nicht zuletzt
card-need-not-play = Du darfst ziehen, statt sie zu legen, auch wenn sonst keine Karte passt.
    .braille = oder +
card-answers = { $cancels ->
    [yes] Mit ihr kannst du auf { $cards } kontern, und niemand zieht.
   *[no] Mit ihr kannst du auf { $cards } kontern.
}
    .braille = { $cancels ->
        [yes] kontert { $cards }: +0
       *[no] kontert { $cards }
    }
card-answers-some = { $cancels ->
    [yes] Auf { $cards } kannst du kontern, indem du { $own } legst, und niemand zieht.
   *[no] Auf { $cards } kannst du kontern, indem du { $own } legst.
}
    .braille = { $cancels ->
        [yes] { $own } kontert { $cards }: +0
       *[no] { $own } kontert { $cards }
    }
card-start = { $does ->
    [as-played] Als Startkarte wirkt sie ebenso auf den ersten Spieler.
    [as-dealer] Als Startkarte wirkt sie, als hätte der Geber sie gelegt.
    [goes-back] Als Startkarte geht sie zurück, und eine andere wird aufgedeckt.
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
