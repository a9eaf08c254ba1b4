# Was Effekte tun: was von einer Karte mit ihnen zu sagen ist, und was gesagt wird, wenn es geschieht.

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
    [must] Du musst noch eine Karte darauf legen, die passt, oder passen.
   *[passes] Du darfst noch eine Karte legen, die passt.
}
    .braille = { $otherwise ->
        [draws] nochmal oder +
        [must] nochmal muss
       *[passes] nochmal
    }
card-last-draws = Fertig wirst du mit ihr nicht: Ist sie deine letzte, ziehst du { cards-counted } und bist weiter dran.
    .braille = zuletzt: +{ $count }
card-waits = Was jetzt folgt, geschieht erst, wenn du keine Karte mehr legst.
    .braille = am Ende:
card-ban = Die Karte kommt neben den Stapel und sperrt die { $row ->
    [2] Zweierreihe
    [5] Fünferreihe
   *[other] { $row }er-Reihe
}, bis eine zweite sie freigibt.
    .braille = sperrt { $row }
card-copy = Für die Nächsten bewirkt sie dasselbe wie die Karte unter ihr.
    .braille = wie darunter
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
hands-moved = { $from ->
    [right] alle übernehmen die Karten von rechts
   *[left] alle übernehmen die Karten von links
}{ $times ->
    [one] {""}
   *[other] , { $times } Mal nacheinander
}
    .braille = { $from ->
        [right] Karten von rechts
       *[left] Karten von links
    }{ $times ->
        [one] {""}
       *[other] { " " }x{ $times }
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
do-swap-hands = { $you ->
    [yes] tauschst
   *[no] tauscht
} die Karten mit { $other-you ->
    [yes] dir
   *[no] { $other }
}
    .braille = tauscht { $other }
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
do-look = { $you ->
    [yes] siehst dir
   *[no] sieht sich
} { $other-you ->
    [yes] deine Karten
   *[no] die Karten von { $other }
} an
    .braille = sieht { $other }
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
do-give = { $you ->
    [yes] gibst
   *[no] gibt
} { $other-you ->
    [yes] dir
   *[no] { $other }
} { cards-counted }
    .braille = gibt { $other } { $count }
do-give-cards = { $you ->
    [yes] gibst
   *[no] gibt
} { $other-you ->
    [yes] dir
   *[no] { $other }
} { CARD($cards, case: "accusative", article: "definite") }
    .quiet = { do-give }
    .braille = gibt { $other } { CODE($cards) }
due-choose-player = { $deed ->
    [swap-hands] Mit wem tauschst du die Karten?
    [look] Wessen Karten siehst du dir an?
    [skip] Wer setzt aus?
    [give] { $count ->
        [one] Wem gibst du eine Karte?
       *[other] Wem gibst du { cards-counted }?
    }
    [draw] Wer zieht { cards-counted }?
   *[any] Wen wählst du?
} { $names }.
    .braille = wer: { $names }
what-if-choose-player = { $deed ->
    [swap-hands] du tauschst die Karten mit jemandem, den du wählst
    [look] du siehst dir die Karten von jemandem an, den du wählst
    [draw] jemand, den du wählst, muss ziehen
    [skip] jemand, den du wählst, setzt aus
    [give] du gibst jemandem, den du wählst, Karten
   *[any] du wählst jemanden aus
}
    .braille = wer
