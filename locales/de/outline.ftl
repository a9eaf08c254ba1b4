# Was in einem Spiel gilt, je Regel ein Satz: bei eigenen Spielen das, was anders ist als im Spiel, auf dem sie beruhen.

outline-differs = { $game } beruht auf { $base }. Anders ist dies:
outline-same = { $game } beruht auf { $base }, und die Regeln sind die gleichen.
outline-heading = Was anders ist als bei { $base }
outline-replaced = { $count ->
    [one] Diese Regel von { $base } gilt nicht: { $clauses }.
   *[other] Diese Regeln von { $base } gelten nicht: { $clauses }.
}
outline-changed = { $count ->
    [one] Diese Regel ist geändert: { $clauses }.
   *[other] Diese Regeln sind geändert: { $clauses }.
}
outline-here = In diesem Spiel: { $text }
outline-players = { $max ->
    [one] Es spielt einer allein.
   *[other] { $exact ->
        [yes] Es spielen genau { $max }.
       *[no] Es können { $min } bis { $max } spielen.
    }
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
    [one] Zu { $players } spielt man mit einem Kartensatz.
   *[other] Zu { $players } spielt man mit { $count } Kartensätzen.
}
outline-copies = { $count ->
    [one] Davon ist eine im Kartensatz.
   *[other] Davon sind { $count } im Kartensatz.
}
outline-points-printed = Die Karte zählt so viel, wie auf ihr steht.
outline-deal = { $count ->
    [one] Jeder bekommt eine Karte.
   *[other] Jeder bekommt { $count } Karten.
}
outline-deal-at = { $count ->
    [one] Zu { $players } bekommt jeder eine Karte.
   *[other] Zu { $players } bekommt jeder { $count } Karten.
}
outline-direction = { $way ->
    [anticlockwise] Gespielt wird zuerst gegen den Uhrzeigersinn.
   *[clockwise] Gespielt wird zuerst im Uhrzeigersinn.
}
outline-dealer = { $who ->
    [same] In jeder Runde gibt derselbe.
    [winner] Die nächste Runde gibt, wer gewonnen hat.
    [loser] Die nächste Runde gibt, wer am Ende die meisten Karten hat.
   *[next] Die nächste Runde gibt der nächste Spieler.
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
outline-countdown = { $counts ->
    [yes] Jeder hat eine Zahl, zuerst die der ausgeteilten Karten und für jede gewonnene Runde eins weniger. Du bekommst so viele Karten, wie deine Zahl sagt, und Karten mit dieser Zahl passen für dich immer. Wer bei 0 ankommt, gewinnt die Partie.
   *[no] Niemand hat eine Zahl, die herunterzählt.
}
outline-start = { $does ->
    [as-played] Eine Startkarte wirkt so, als hätte der Geber sie gelegt.
    [goes-back] Eine Startkarte mit Wirkung kommt zurück, und eine andere wird aufgedeckt.
    [stays-under] Eine Startkarte mit Wirkung bleibt liegen und wirkt nicht, und eine andere wird darauf aufgedeckt.
    [names-colour] Hat die Startkarte eine Wirkung, wünscht sich der erste Spieler ihre Farbe.
   *[nothing] Eine Startkarte hat keine Wirkung.
}
outline-matching = Eine Karte passt durch { $by }.
outline-by-colour = die gleiche Farbe
outline-by-symbol = den gleichen Wert
outline-by-divisor = einen gemeinsamen Teiler
outline-rows = Für Teiler gelten diese Reihen des Einmaleins: { $rows }.
outline-doubly = { $again ->
    [yes] Wer eine doppelt passende Karte legt, also nach Farbe und Teiler, darf noch eine legen.
   *[no] Nach einer doppelt passenden Karte darf man keine weitere legen.
}
outline-draw = { $when ->
    [anytime] Du darfst auch dann ziehen, wenn eine Karte passt.
    [never] Im eigenen Zug darf niemand ziehen.
   *[cannot-play] Ziehen darfst du nur, wenn du keine Karte hast, die du legen musst.
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
outline-after-draw = { $then ->
    [may-play-drawn] Die gezogene Karte darfst du legen, wenn sie passt.
    [must-play-drawn] Die gezogene Karte musst du legen, wenn sie passt.
    [may-play-any] Nach dem Ziehen darfst du irgendeine passende Karte legen oder passen.
    [turn-goes-on] Nach dem Ziehen geht dein Zug weiter: Du darfst eine Karte legen oder wieder ziehen.
   *[turn-ends] Nach dem Ziehen ist dein Zug vorbei.
}
outline-most-draws = { $count ->
    [one] In einem Zug darfst du nur einmal ziehen und dann eine Karte legen oder passen.
   *[other] In einem Zug darfst du { $count }-mal ziehen und dann eine Karte legen oder passen.
}
outline-stuck = { $out ->
    [yes] Wer weder legen noch ziehen kann, scheidet aus der Runde aus.
   *[no] Wer weder legen noch ziehen kann, wartet auf den nächsten Zug.
}
outline-reshuffle = { $when ->
    [before-draw] Nur wenn keine Karte da ist, sobald jemand zu ziehen beginnt, wird der Ablagestapel zum Nachziehstapel.
    [never] Der Ablagestapel wird nie zum Nachziehstapel.
   *[when-empty] Sobald eine Karte zu ziehen und keine mehr da ist, wird der Ablagestapel zum Nachziehstapel.
}
outline-turned-over = { $over ->
    [yes] Der Ablagestapel wird umgedreht und nicht gemischt.
   *[no] Der Ablagestapel wird gemischt, bevor er zum Nachziehstapel wird.
}
outline-short-draw = { $ends ->
    [yes] Wer weniger Karten bekommt, als zu ziehen waren, darf in diesem Zug keine legen.
   *[no] Wer weniger Karten bekommt, als zu ziehen waren, darf trotzdem weiterspielen.
}
outline-together = { $same ->
    [face] Karten mit gleicher Farbe und gleichem Wert darfst du zusammen legen, { $counted } auf einmal: { $cards }.
    [straight] Karten einer Farbe, deren Zahlen aufeinander folgen, darfst du zusammen legen, { $counted } auf einmal: { $cards }.
   *[symbol] Karten mit gleichem Wert darfst du zusammen legen, { $counted } auf einmal: { $cards }.
}
outline-counted = { $exact ->
    [yes] { $min }
   *[no] { $min } bis { $max }
}
outline-together-answer = Auch kontern darfst du mit mehreren davon zusammen.
outline-wrong-straight = { $count ->
    [one] Beim strengen Schiedsrichter nimmt eine falsche Straße zurück und zieht eine Karte, wer mit ihr erwischt wird.
   *[other] Beim strengen Schiedsrichter nimmt eine falsche Straße zurück und zieht { $count } Karten, wer mit ihr erwischt wird.
}
outline-no-together = Diese Karten darf man nicht mehr zusammen legen: { $cards }.
outline-jump-in = { $all ->
    [yes] Wer die gleiche Karte hat wie die gerade gelegte, darf sie dazwischenwerfen.
   *[no] Dazwischenwerfen darfst du { $cards }, wenn gerade die gleiche Karte gelegt wurde.
}
outline-no-jump-in = Niemand darf die gleiche Karte dazwischenwerfen.
outline-call = { $left ->
    [0] Wer die letzte Karte legt, sagt { $call }.
    [one] Wer eine Karte legt und danach noch eine hat, sagt { $call }.
   *[other] Wer eine Karte legt und danach noch { $left } hat, sagt { $call }.
} { $window ->
    [with-card] Zeit dafür ist bis zu dieser Karte.
   *[next-turn-ends] Zeit dafür ist, bis der Zug des nächsten Spielers vorbei ist.
} { $noticed ->
    [itself] Wird es vergessen, kommt die Strafe von selbst.
   *[others] Wird es vergessen, muss jemand den Spieler erwischen.
}
outline-call-costs = Die Strafe für ein vergessenes { $call }: { $items }.
outline-costs-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
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
    [one] Beim strengen Schiedsrichter zieht eine Karte, wer { $call } zur falschen Zeit sagt.
   *[other] Beim strengen Schiedsrichter zieht { $count } Karten, wer { $call } zur falschen Zeit sagt.
}
outline-exempt = { $exempt ->
    [yes] Wer die Strafe für { $call } gezogen hat, muss es beim nächsten Mal nicht sagen.
   *[no] Wer die Strafe für { $call } gezogen hat, muss es auch beim nächsten Mal sagen.
}
outline-no-call = Niemand muss { $call } sagen.
outline-wrong-play = Die Strafe für eine falsch gelegte Karte beim strengen Schiedsrichter: { $items }.
outline-wrong-play-turn = { $ends ->
    [yes] Wer im eigenen Zug falsch legt, dessen Zug ist vorbei.
   *[no] Wer falsch legt, dessen Zug geht weiter.
}
outline-wrong-play-pending = { $stays ->
    [yes] Wer Karten ziehen muss, darf auch nach einer falsch gelegten Karte noch kontern.
   *[no] Wer Karten ziehen muss, zieht sie nach einer falsch gelegten Karte sofort.
}
outline-finish = { $then ->
    [play-on] Hat jemand die letzte Karte gelegt, spielen die anderen weiter, bis einer übrig ist.
   *[stop] Hat jemand die letzte Karte gelegt, ist die Runde zu Ende.
}
outline-last-draw = { $counts ->
    [yes] Muss wegen der letzten Karte noch jemand ziehen, geschieht das vor dem Zählen der Punkte.
   *[no] Wegen der letzten Karte muss niemand mehr ziehen.
}
outline-score = { $to ->
    [finisher] Wer die letzte Karte legt, bekommt Punkte für das, was die anderen in diesem Augenblick haben.
    [winner] Wer eine Runde gewinnt, bekommt Punkte für das, was die anderen am Ende haben.
    [own-minus] Am Ende einer Runde bekommen alle Minuspunkte für die Karten, die sie noch haben.
   *[nobody] Punkte gibt es nicht.
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
outline-out-at-rounds = Wer { $points } Punkte hat, scheidet aus der Partie aus; sie ist spätestens nach { $count } Runden zu Ende.
outline-wins = { $wins ->
    [most-points] Die meisten Punkte gewinnen.
    [most-rounds] Die Partie gewinnt, wer die meisten Runden gewinnt.
   *[fewest-points] Die wenigsten Punkte gewinnen.
}
outline-ties = { $ties ->
    [out-earlier] Bei gleich vielen Punkten gewinnt, wer in der letzten Runde früher fertig war.
   *[shared] Wer gleich viele Punkte hat, gewinnt gemeinsam.
}
outline-turn-limit = Nach { $count } Zügen ist eine Runde festgefahren.
outline-symbols = { SYMBOL($symbols, join: "list") }
outline-cards = { CARD($cards, join: "list") }
outline-no-effect = { SYMBOL($symbols, capital: "yes", join: "list") }: Keine eigene Wirkung.
outline-gone = { SYMBOL($symbols, capital: "yes", join: "list") }: Davon ist keine im Spiel.
