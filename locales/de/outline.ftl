# Was in einem Spiel gilt, je Regel ein Satz: bei eigenen Spielen das, was anders ist als im Spiel, auf dem sie beruhen.

outline-differs = { $game } beruht auf { $base }. Anders ist dies:
    .braille = { $game }, wie { $base }, aber:
outline-own = Ein Regelbuch hat das Spiel { $game } nicht. Das sind seine Regeln:
    .braille = { $game }:
outline-same = { $game } beruht auf { $base }, und die Regeln sind die gleichen.
    .braille = { $game }, ganz wie { $base }
outline-heading = Was anders ist als bei { $base }
outline-replaced = { $count ->
    [one] Diese Regel von { $base } gilt nicht: { $clauses }.
   *[other] Diese Regeln von { $base } gelten nicht: { $clauses }.
}
    .braille = { $base }: nicht { $clauses }
outline-changed = { $count ->
    [one] Diese Regel ist geändert: { $clauses }.
   *[other] Diese Regeln sind geändert: { $clauses }.
}
    .braille = geändert: { $clauses }
outline-here = In diesem Spiel: { $text }
    .braille = hier: { $text }
outline-players = { $max ->
    [one] Es spielt einer allein.
   *[other] { $exact ->
        [yes] Es spielen genau { $max }.
       *[no] Es können { $min } bis { $max } spielen.
    }
}
    .braille = { $exact ->
        [yes] { $max } spielen
       *[no] { $min } bis { $max } spielen
    }
outline-teams = { $count ->
    [0] Alle spielen für sich allein.
   *[other] { $count } Teams spielen gegeneinander.
}
outline-colours = { $count ->
    [0] Die Karten haben keine Farben.
   *[other] Die Farben sind { COLOUR($colours, join: "and") }.
}
outline-packs = { $count ->
    [one] Gespielt wird mit einem Kartensatz.
   *[other] Gespielt wird mit { $count } Kartensätzen.
}
outline-packs-at = { $count ->
    [one] Bei { $players } Spielern nimmt man einen Kartensatz.
   *[other] Bei { $players } Spielern nimmt man { $count } Kartensätze.
}
    .braille = zu { $players }: { $count }
outline-copies = { $count ->
    [one] Davon ist eine im Kartensatz.
   *[other] Davon sind { $count } im Kartensatz.
}
outline-points-printed = Die Karte zählt so viel, wie auf ihr steht.
    .braille = zählt ihre Zahl
outline-deal = { $count ->
    [one] Jeder bekommt eine Karte.
   *[other] Jeder bekommt { $count } Karten.
}
outline-deal-at = { $count ->
    [one] Bei { $players } Spielern bekommt jeder eine Karte.
   *[other] Bei { $players } Spielern bekommt jeder { $count } Karten.
}
    .braille = zu { $players }: { $count }
outline-direction = { $way ->
    [anticlockwise] Gespielt wird zuerst gegen den Uhrzeigersinn.
   *[clockwise] Gespielt wird zuerst im Uhrzeigersinn.
}
outline-dealer = { $who ->
    [same] In jeder Runde gibt derselbe.
    [winner] In der nächsten Runde gibt, wer gewonnen hat.
    [loser] In der nächsten Runde gibt, wer am Ende die meisten Karten hat.
   *[next] In der nächsten Runde gibt der nächste Spieler.
}
    .braille = { $who ->
        [same] gibt: derselbe
        [winner] gibt: Sieger
        [loser] gibt: meiste Karten
       *[next] gibt: der nächste
    }
outline-first = { $who ->
    [dealer] Der Geber beginnt.
   *[after-dealer] Der Spieler nach dem Geber beginnt.
}
outline-hands = { $open ->
    [yes] Alle spielen mit offenen Karten.
   *[no] Die Karten auf der Hand sind verdeckt.
}
outline-hand-limit = { $count ->
    [0] Auf der Hand darf man beliebig viele Karten haben.
   *[other] Wer am Ende eines Zuges mehr als { $count } Karten hat, scheidet aus der Runde aus.
}
    .braille = { $count ->
        [0] Hand: keine Grenze
       *[other] über { $count } Karten: raus
    }
outline-countdown = { $counts ->
    [yes] Jeder hat eine Zahl, zuerst die der ausgeteilten Karten und für jede gewonnene Runde eins weniger. Du bekommst so viele Karten, wie deine Zahl sagt, und Karten mit dieser Zahl passen für dich immer. Wer bei 0 ankommt, gewinnt die Partie.
   *[no] Niemand hat eine Zahl, die herunterzählt.
}
    .braille = { $counts ->
        [yes] eigene Zahl: so viele Karten, passt immer, je Sieg 1 weniger, 0 gewinnt
       *[no] keine eigenen Zahlen
    }
outline-start = { $does ->
    [as-played] Eine Startkarte wirkt so, als hätte der Geber sie gelegt.
    [goes-back] Eine Startkarte mit Wirkung kommt in den Stapel zurück, und eine andere wird aufgedeckt.
    [stays-under] Eine Startkarte mit Wirkung bleibt liegen und wirkt nicht, und eine andere wird darauf aufgedeckt.
    [names-colour] Hat die Startkarte eine Wirkung, wünscht sich der erste Spieler ihre Farbe.
   *[nothing] Eine Startkarte hat keine Wirkung.
}
    .braille = { $does ->
        [as-played] Startkarte wirkt
        [goes-back] Startkarte mit Wirkung: zurück
        [stays-under] Startkarte mit Wirkung: andere darauf
        [names-colour] Startkarte mit Wirkung: erster wünscht
       *[nothing] Startkarte wirkt nicht
    }
outline-matching = Eine Karte passt, wenn sie { $by } hat.
outline-by-colour = die gleiche Farbe
outline-by-symbol = den gleichen Wert
outline-by-divisor = einen gemeinsamen Teiler
outline-rows = Für Teiler gelten diese Reihen des Einmaleins: { $rows }.
    .braille = Teiler: { $rows }
outline-doubly = { $again ->
    [yes] Wer eine doppelt passende Karte legt, also nach Farbe und Teiler, darf noch eine legen.
   *[no] Nach einer doppelt passenden Karte darf man keine weitere legen.
}
    .braille = { $again ->
        [yes] 2x: noch eine
       *[no] 2x: keine weitere
    }
outline-draw = { $when ->
    [anytime] Du darfst auch dann ziehen, wenn eine Karte passt.
    [never] Im eigenen Zug darf niemand ziehen.
   *[cannot-play] Ziehen darfst du nur, wenn du keine Karte hast, die du legen musst.
}
    .braille = { $when ->
        [anytime] ziehen: auch wenn was passt
        [never] ziehen: nie
       *[cannot-play] ziehen: wenn nichts zu legen ist
    }
outline-draw-cards = { $count ->
    [one] Du ziehst eine Karte.
   *[other] Du ziehst { $count } Karten.
}
outline-draw-until = { $count ->
    [0] Du ziehst, bis eine Karte passt, und darfst sie sofort legen.
    [one] Du ziehst höchstens eine Karte und darfst sie sofort legen, wenn sie passt.
   *[other] Du ziehst, bis eine Karte passt, aber höchstens { $count }, und darfst sie sofort legen.
}
    .braille = { $count ->
        [0] ziehen, bis eine passt; die darf weg
       *[other] höchstens { $count } ziehen; was passt, darf weg
    }
outline-after-draw = { $then ->
    [may-play-drawn] Die gezogene Karte darfst du legen, wenn sie passt.
    [must-play-drawn] Die gezogene Karte musst du legen, wenn sie passt.
    [may-play-any] Nach dem Ziehen darfst du irgendeine passende Karte legen oder passen.
    [turn-goes-on] Nach dem Ziehen geht dein Zug weiter: Du darfst eine Karte legen oder wieder ziehen.
   *[turn-ends] Nach dem Ziehen ist dein Zug vorbei.
}
    .braille = { $then ->
        [may-play-drawn] gezogene Karte: darf weg, wenn sie passt
        [must-play-drawn] gezogene Karte: muss weg, wenn sie passt
        [may-play-any] nach dem Ziehen: legen oder passen
        [turn-goes-on] nach dem Ziehen: legen oder weiterziehen
       *[turn-ends] nach dem Ziehen: Zug vorbei
    }
outline-most-draws = { $cards ->
    [yes] { $count ->
        [one] In einem Zug darfst du nur eine Karte ziehen und dann eine legen oder passen.
       *[other] In einem Zug darfst du insgesamt { $count } Karten ziehen und dann eine legen oder passen.
    }
   *[no] { $count ->
        [one] In einem Zug darfst du nur einmal ziehen und dann eine Karte legen oder passen.
       *[other] In einem Zug darfst du { $count }-mal ziehen und dann eine Karte legen oder passen.
    }
}
    .braille = { $cards ->
        [yes] { $count } Karten ziehen, dann legen oder passen
       *[no] { $count }-mal ziehen, dann legen oder passen
    }
outline-stuck = { $out ->
    [yes] Wer weder legen noch ziehen kann, scheidet aus der Runde aus.
   *[no] Wer weder legen noch ziehen kann, wartet auf den nächsten Zug.
}
    .braille = { $out ->
        [yes] kann weder legen noch ziehen: raus
       *[no] kann weder legen noch ziehen: wartet
    }
outline-may-pass = { $when ->
    [anytime] In deinem Zug darfst du passen, statt zu legen oder zu ziehen, auch wenn eine Karte passt.
    [anytime-undrawn] Statt zu legen, darfst du auch passen, obwohl eine Karte passt.
   *[cannot-draw] Kannst du nicht ziehen, darfst du auch dann passen, wenn eine Karte passt.
}
    .braille = { $when ->
        [anytime] passen: immer
        [anytime-undrawn] passen: immer
       *[cannot-draw] passen: wenn nichts zu ziehen ist
    }
outline-reshuffle = { $when ->
    [before-draw] Nur wenn keine Karte da ist, sobald jemand zu ziehen beginnt, wird der Ablagestapel zum Nachziehstapel.
    [never] Der Ablagestapel wird nie zum Nachziehstapel.
   *[when-empty] Sobald eine Karte zu ziehen und keine mehr da ist, wird der Ablagestapel zum Nachziehstapel.
}
    .braille = { $when ->
        [before-draw] neuer Nachziehstapel: wenn leer vor dem Ziehen
        [never] neuer Nachziehstapel: nie
       *[when-empty] neuer Nachziehstapel: wenn leer beim Ziehen
    }
outline-turned-over = { $over ->
    [yes] Der Ablagestapel wird umgedreht und nicht gemischt.
   *[no] Der Ablagestapel wird gemischt, bevor er zum Nachziehstapel wird.
}
    .braille = { $over ->
        [yes] neuer Nachziehstapel: umgedreht
       *[no] neuer Nachziehstapel: gemischt
    }
outline-short-draw = { $ends ->
    [yes] Wer weniger Karten bekommt, als zu ziehen waren, darf in diesem Zug keine legen.
   *[no] Wer weniger Karten bekommt, als zu ziehen waren, darf trotzdem weiterspielen.
}
    .braille = { $ends ->
        [yes] zu wenige zum Ziehen: legt nichts
       *[no] zu wenige zum Ziehen: spielt weiter
    }
outline-together = { $same ->
    [face] Karten mit gleicher Farbe und gleichem Wert darfst du zusammen legen, { $counted } auf einmal: { $cards }.
    [straight] Karten einer Farbe, deren Zahlen aufeinander folgen, darfst du zusammen legen, { $counted } auf einmal: { $cards }.
   *[symbol] Karten mit gleichem Wert darfst du zusammen legen, { $counted } auf einmal: { $cards }.
}
    .braille = { $same ->
        [face] { $counted } gleiche zusammen: { $cards }
        [straight] { $counted } in Folge zusammen: { $cards }
       *[symbol] { $counted } vom gleichen Wert: { $cards }
    }
outline-counted = { $exact ->
    [yes] { $min }
   *[no] { $min } bis { $max }
}
    .braille = { $exact ->
        [yes] { $min }
       *[no] { $min } bis { $max }
    }
outline-together-answer = Auch kontern darfst du mit mehreren davon zusammen.
    .braille = auch zum Kontern
outline-wrong-straight = { $count ->
    [one] Wird jemand mit einer falschen Straße erwischt, nimmt er sie beim strengen Schiedsrichter zurück und zieht eine Karte.
   *[other] Wird jemand mit einer falschen Straße erwischt, nimmt er sie beim strengen Schiedsrichter zurück und zieht { $count } Karten.
}
    .braille = streng: falsche Straße zurück, +{ $count }
outline-no-together = Diese Karten darf man nicht mehr zusammen legen: { $cards }.
    .braille = nicht zusammen: { $cards }
outline-jump-in = { $all ->
    [yes] Wer die gleiche Karte hat wie die gerade gelegte, darf sie dazwischenwerfen.
   *[no] Dazwischenwerfen darfst du { $cards }, wenn gerade die gleiche Karte gelegt wurde.
}
    .braille = { $all ->
        [yes] dazwischen: die gleiche Karte
       *[no] dazwischen: { $cards }
    }
outline-no-jump-in = Niemand darf die gleiche Karte dazwischenwerfen.
    .braille = nichts dazwischen
outline-call = { $left ->
    [0] Wer die letzte Karte legt, sagt { $call }.
    [one] Wer eine Karte legt und danach noch eine hat, sagt { $call }.
   *[other] Wer eine Karte legt und danach noch { $left } hat, sagt { $call }.
} { $window ->
    [with-card] Gesagt wird es spätestens mit dieser Karte.
   *[next-turn-ends] Zeit dafür ist, bis der Zug des nächsten Spielers vorbei ist.
} { $noticed ->
    [itself] Wird es vergessen, kommt die Strafe von selbst.
   *[others] Wird es vergessen, muss jemand den Spieler erwischen.
}
    .braille = { $left ->
        [0] letzte Karte: { $call }
       *[other] noch { $left }: { $call }
    }, { $window ->
        [with-card] mit der Karte
       *[next-turn-ends] bis der nächste Zug endet
    }, { $noticed ->
        [itself] sonst Strafe
       *[others] wenn erwischt
    }
outline-call-costs = Die Strafe für ein vergessenes { $call }: { $items }.
    .braille = { $call } vergessen: { $items }
outline-costs-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
    .braille = +{ $count }
outline-costs-turns = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
outline-costs-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
outline-costs-nothing = keine
outline-wrong-call = { $count ->
    [0] Wer { $call } zur falschen Zeit sagt, bekommt keine Strafe.
    [one] Wer { $call } zur falschen Zeit sagt, zieht beim strengen Schiedsrichter eine Karte.
   *[other] Wer { $call } zur falschen Zeit sagt, zieht beim strengen Schiedsrichter { $count } Karten.
}
    .braille = { $count ->
        [0] { $call } zur falschen Zeit: keine Strafe
       *[other] streng, { $call } zur falschen Zeit: +{ $count }
    }
outline-exempt = { $exempt ->
    [yes] Wer die Strafe für { $call } gezogen hat, muss es beim nächsten Mal nicht sagen.
   *[no] Wer die Strafe für { $call } gezogen hat, muss es auch beim nächsten Mal sagen.
}
    .braille = { $exempt ->
        [yes] Strafe gezogen: einmal kein { $call }
       *[no] Strafe gezogen: trotzdem { $call }
    }
outline-no-call = Niemand muss { $call } sagen.
outline-wrong-play = Die Strafe für eine falsch gelegte Karte beim strengen Schiedsrichter: { $items }.
    .braille = streng, falsch gelegt: { $items }
outline-wrong-play-turn = { $ends ->
    [yes] Wer im eigenen Zug falsch legt, dessen Zug ist vorbei.
   *[no] Wer falsch legt, dessen Zug geht weiter.
}
    .braille = { $ends ->
        [yes] falsch gelegt: Zug vorbei
       *[no] falsch gelegt: Zug geht weiter
    }
outline-wrong-play-pending = { $stays ->
    [yes] Wer Karten ziehen muss, darf auch nach einer falsch gelegten Karte noch kontern.
   *[no] Wer Karten ziehen muss, zieht sie nach einer falsch gelegten Karte sofort.
}
    .braille = { $stays ->
        [yes] falsch gelegt: darf noch kontern
       *[no] falsch gelegt: zieht sofort
    }
outline-finish = { $then ->
    [play-on] Hat jemand die letzte Karte gelegt, spielen die anderen weiter, bis einer übrig ist.
   *[stop] Hat jemand die letzte Karte gelegt, ist die Runde zu Ende.
}
    .braille = { $then ->
        [play-on] letzte Karte: andere spielen weiter
       *[stop] letzte Karte: Runde vorbei
    }
outline-last-draw = { $counts ->
    [yes] Muss wegen der letzten Karte noch jemand ziehen, geschieht das vor dem Zählen der Punkte.
   *[no] Wegen der letzten Karte muss niemand mehr ziehen.
}
    .braille = { $counts ->
        [yes] letzte Karte: erst ziehen, dann zählen
       *[no] letzte Karte: niemand zieht
    }
outline-score = { $to ->
    [finisher] Wer die letzte Karte legt, bekommt Punkte für das, was die anderen in diesem Augenblick haben.
    [winner] Wer eine Runde gewinnt, bekommt Punkte für das, was die anderen am Ende haben.
    [own-minus] Am Ende einer Runde bekommen alle Minuspunkte für die Karten, die sie noch haben.
   *[nobody] Punkte gibt es nicht.
}
    .braille = { $to ->
        [finisher] Punkte: letzte Karte, für Hände da
        [winner] Punkte: Sieger, für Hände am Ende
        [own-minus] Punkte: minus für die eigene Hand
       *[nobody] keine Punkte
    }
outline-match = { $ends ->
    [until-points] Die Partie ist zu Ende, sobald jemand { $count } Punkte hat.
    [until-rounds] Die Partie ist zu Ende, sobald jemand { $count } Runden gewonnen hat.
    [out-at] Wer { $count } Punkte hat, scheidet aus der Partie aus, bis einer übrig ist.
    [countdown] Die Partie ist zu Ende, sobald jemand bei 0 ankommt.
   *[rounds] { $count ->
        [one] Gespielt wird eine Runde.
       *[other] Gespielt werden { $count } Runden.
    }
}
    .braille = { $ends ->
        [until-points] Partie bis { $count } Punkte
        [until-rounds] Partie bis { $count } Siege
        [out-at] raus bei { $count } Punkten
        [countdown] Partie, bis jemand bei 0 ist
       *[rounds] Runden: { $count }
    }
outline-out-at-rounds = Wer { $points } Punkte hat, scheidet aus der Partie aus; sie ist spätestens nach { $count } Runden zu Ende.
    .braille = raus bei { $points } Punkten, Runden: { $count }
outline-wins = { $wins ->
    [most-points] Es gewinnt, wer die meisten Punkte hat.
    [most-rounds] Die Partie gewinnt, wer die meisten Runden gewinnt.
   *[fewest-points] Es gewinnt, wer die wenigsten Punkte hat.
}
    .braille = { $wins ->
        [most-points] meiste Punkte gewinnen
        [most-rounds] meiste Runden gewinnen
       *[fewest-points] wenigste Punkte gewinnen
    }
outline-ties = { $ties ->
    [out-earlier] Bei gleich vielen Punkten gewinnt, wer in der letzten Runde früher fertig war.
   *[shared] Bei gleich vielen Punkten wird der Sieg geteilt.
}
    .braille = { $ties ->
        [out-earlier] gleich: früher fertig gewinnt
       *[shared] gleich: alle gewinnen
    }
outline-turn-limit = Nach { $count } Zügen ist eine Runde festgefahren.
    .braille = nach { $count } Zügen fest
outline-symbols = { SYMBOL($symbols, join: "list") }
outline-cards = { CARD($cards, join: "list") }
outline-no-effect = { SYMBOL($symbols, capital: "yes", join: "list") }: Keine eigene Wirkung.
outline-may-be-last = Fertig werden kannst du auch mit ihr.
    .braille = auch zuletzt
outline-gone = { SYMBOL($symbols, capital: "yes", join: "list") }: Davon ist keine im Spiel.
    .braille = nicht dabei: { SYMBOL($symbols, join: "list") }
