# Was am Tisch geschieht. Eine Zeile besteht aus Sätzen ("Anna legt die blaue Zieh-Zwei", "Ben zieht zwei Karten und setzt
# aus"), ein Satz daraus, wer etwas tut, und was. `$you`: es ist, wer dies liest.

you = du
    .braille = ich

# `$actor`: `first`: wer dies liest, und die Zeile beginnt so; `you`: wer dies liest; `name`: jemand anders.
clause = { $actor ->
    [first] du { $does }
    [you] du { $does }
    [agreed] Du { $does }
   *[name] { $who } { $does }
}
    .braille = { $actor ->
    [first] { $does }
    [you] ich { $does }
    [agreed] ich { $does }
   *[name] { $who } { $does }
}
join-clauses = { $first }, { $next }
join-sentences = { $first }. { $next }
    .braille = { $first }, { $next }
join-items = { $first }; { $next }
join-table = { $first }, { $next }
    .braille = { $first } { $next }
sentence = { $text }.
    .braille = { $text }

do-play = { $you ->
    [yes] legst
   *[no] legt
} { CARD($cards, case: "accusative", article: "definite") }
    .braille = { CODE($cards) }{ $wish }
do-jump-in = { $you ->
    [yes] wirfst
   *[no] wirft
} { CARD($cards, case: "accusative", article: "definite") } dazwischen
    .braille = { CODE($cards) }!{ $wish }
do-play-wrong = { $you ->
    [yes] legst
   *[no] legt
} { CARD($cards, case: "accusative", article: "definite") } { $out-of-turn ->
    [yes] außer der Reihe
   *[no] falsch
}
    .braille = { CODE($cards) } falsch
do-take-back = { $you ->
    [yes] nimmst
   *[no] nimmt
} { $count ->
    [one] die Karte
   *[other] die Karten
} zurück
    .braille = zurück
do-wish = { $you ->
    [yes] wünschst
   *[no] wünscht
} { $you ->
    [yes] dir
   *[no] sich
} { COLOUR($colour, case: "accusative", article: "indefinite") }
    .braille = >{ CODE($colour) }
stands-for = { CARD($card, article: "definite") } gilt als { CARD($named) }
    .braille = { CODE($card) }={ CODE($named) }
stands-for-laid = die Karte gilt als { CARD($named) }
    .braille = ={ CODE($named) }
takes-colour = sie gilt als { COLOUR($colour) }
    .braille = ={ CODE($colour) }
do-call = { $you ->
    [yes] sagst
   *[no] sagt
} { $call }
    .braille = { $call }
do-out = { $you ->
    [yes] bist
   *[no] ist
} fertig
    .braille = fertig
do-out-placed = { $you ->
    [yes] bist
   *[no] ist
} fertig, Platz { $place }{ $scored ->
    [yes] , { points-counted }
   *[no] { "" }
}
    .braille = fertig { $place }{ $scored ->
    [yes] { " " }{ $points }p
   *[no] { "" }
}
points-counted = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
cards-counted = { $count ->
    [1] eine Karte
    [2] zwei Karten
    [3] drei Karten
    [4] vier Karten
   *[other] { $count } Karten
}
do-draw = { $you ->
    [yes] ziehst
   *[no] zieht
} { cards-counted }
    .braille = +{ $count }
do-draw-cards = { $you ->
    [yes] ziehst
   *[no] zieht
} { CARD($cards, case: "accusative", article: "definite") }
    .quiet = { $you ->
        [yes] ziehst { cards-counted }
       *[no] zieht { CARD($cards, case: "accusative", article: "definite") }
    }
    .braille = +{ $count } { CODE($cards) }
do-draw-several = { $you ->
    [yes] ziehst
   *[no] zieht
} { cards-counted }, zuletzt { CARD($card, case: "accusative", article: "definite") }
    .quiet = { $you ->
        [yes] ziehst
       *[no] zieht
    } { cards-counted }
    .braille = +{ $count } { CODE($card) }
drawn-fit = { $which ->
    [no] Die Karte passt nicht.
    [none] Keine davon passt.
    [last] Die Karte passt.
   *[several] { $count ->
        [one] { CARD($cards, article: "definite", capital: "yes") } passt.
       *[other] { CARD($cards, article: "definite", capital: "yes") } passen.
    }
}
    .quiet = { $which ->
        [no] Die Karte passt nicht.
        [none] Keine davon passt.
        [last] Die Karte passt.
       *[several] { $count ->
            [one] Eine davon passt.
           *[other] Mehrere davon passen.
        }
    }
    .braille = { $which ->
        [no] passt nicht
        [none] keine passt
        [last] passt
       *[several] passt { CODE($cards) }
    }
drawn-too-late = { $count ->
    [one] Die Karte passt, aber in diesem Zug darfst du sie nicht legen.
   *[other] { CARD($cards, article: "definite", capital: "yes") } passen, aber in diesem Zug darfst du sie nicht legen.
}
    .quiet = { $count ->
        [one] Die Karte passt, aber in diesem Zug darfst du sie nicht legen.
       *[other] Mehrere davon passen, aber in diesem Zug darfst du sie nicht legen.
    }
    .braille = passt, aber nicht jetzt
played-in-order = In dieser Reihenfolge passen sie.
    .braille = so passt es
do-draw-nothing = { $you ->
    [yes] kannst nichts ziehen
   *[no] kann nichts ziehen
}
    .braille = +0
do-sit-out = { $you ->
    [yes] setzt aus
   *[no] setzt aus
}
    .braille = aus
do-pass = { $you ->
    [yes] passt
   *[no] passt
}
    .braille = passt
do-again = { $you ->
    [yes] darfst
   *[no] darf
} noch eine Karte legen
    .braille = nochmal
do-cover = { $you ->
    [yes] musst
   *[no] muss
} noch eine Karte legen oder ziehen
    .braille = weiter o. +
do-owe-draw = { $you ->
    [yes] musst { cards-counted } ziehen oder kontern
   *[no] muss { cards-counted } ziehen oder kontern
}
    .braille = !{ $count }
do-owe-skip = { $you ->
    [yes] { $count ->
        [1] musst aussetzen oder kontern
       *[other] musst kontern, sonst setzen { $count } Spieler aus
    }
   *[no] { $count ->
        [1] muss aussetzen oder kontern
       *[other] muss kontern, sonst setzen { $count } Spieler aus
    }
}
    .braille = { $count ->
        [1] !aus
       *[other] !aus { $count }
    }
do-owe-turns = { $you ->
    [yes] musst { $count } Mal aussetzen oder kontern
   *[no] muss { $count } Mal aussetzen oder kontern
}
    .braille = !aus x{ $count }
do-owe-challenge = { $you ->
    [yes] { $answers ->
        [yes] musst { cards-counted } ziehen, herausfordern oder kontern
       *[no] musst { cards-counted } ziehen oder herausfordern
    }
   *[no] { $answers ->
        [yes] muss { cards-counted } ziehen, herausfordern oder kontern
       *[no] muss { cards-counted } ziehen oder herausfordern
    }
}
    .braille = !{ $count }
do-forget = { $you ->
    [yes] hast
   *[no] hat
} { $call } vergessen
    .braille = ohne { $call }
do-call-wrongly = { $you ->
    [yes] sagst { $call } zur falschen Zeit
   *[no] sagt { $call } zur falschen Zeit
}
    .braille = falsch { $call }
do-catch = { $you ->
    [yes] erwischst
   *[no] erwischt
} { $other-you ->
    [yes] dich
   *[no] { $other }
} ohne { $call }
    .braille = erwischt { $other } ohne { $call }
do-challenge = { $you ->
    [yes] forderst
   *[no] fordert
} { $other-you ->
    [yes] dich
   *[no] { $other }
} heraus
    .braille = fordert
do-fair = { $you ->
    [yes] hast
   *[no] hat
} nicht geblufft
    .braille = kein Bluff
do-bluff = { $you ->
    [yes] hast
   *[no] hat
} geblufft
    .braille = bluff
do-deal = { $you ->
    [yes] gibst
   *[no] gibt
}
    .braille = { $you ->
    [yes] ich gebe
   *[no] gibt
}
do-begin = { $you ->
    [yes] fängst an
   *[no] fängt an
}
    .braille = { $you ->
    [yes] fange an
   *[no] fängt an
}

left = { $count ->
    [0] bleibt keine
    [one] bleibt eine
   *[other] bleiben { $count }
}
    .braille = { $count }k
short = { $count ->
    [one] eine Karte entfällt, weil der Stapel leer ist
   *[other] { cards-counted } entfallen, weil der Stapel leer ist
}
    .braille = leer -{ $count }
reversed = { $clockwise ->
    [yes] jetzt geht es im Uhrzeigersinn
   *[no] jetzt geht es gegen den Uhrzeigersinn
}
    .braille = { $clockwise ->
    [yes] im Uhrz
   *[no] gegen Uhrz
}
draw-cancelled = das Ziehen entfällt
    .braille = niemand +
skip-cancelled = das Aussetzen entfällt
    .braille = niemand aus
reshuffled = der Ablagestapel wird gemischt und ist jetzt der Nachziehstapel
    .braille = gemischt
turned-over = der Ablagestapel wird umgedreht und ist jetzt der Nachziehstapel
    .braille = umgedreht
start = die Startkarte ist { CARD($cards, article: "definite") }
    .braille = Start { CODE($cards) }
start-stays-under = { CARD($cards, article: "definite") } wird aufgedeckt und bleibt unter der Startkarte
    .braille = { CODE($cards) } darunter
start-goes-back = { CARD($cards, article: "definite") } wird aufgedeckt und kommt in den Stapel zurück
    .braille = { CODE($cards) } zurück
drawn = Neu: { CARD($cards, article: "none") }.
    .quiet = { "" }
    .braille = { CODE($cards) }
rule = Regel { $clause }.
    .short = { "" }
    .braille = { $clause }
shown = { $count ->
    [0] { $who } zeigt eine leere Hand.
    [one] { $who } zeigt eine Karte. { $hand }
   *[other] { $who } zeigt { $count } Karten. { $hand }
}
    .braille = { $who }: { $hand }
hand-in-between = { $count ->
    [one] Dazwischen hattest du eine Karte. { $hand }
   *[other] Dazwischen hattest du { $count } Karten. { $hand }
}
    .braille = dazwischen: { $hand }

table = { $game }. { $names }.
    .braille = { $game }: { $names }.
round = Runde { $round }.
    .braille = Runde { $round }
dealt = { $count ->
    [one] Alle bekommen eine Karte.
   *[other] Alle bekommen { $count } Karten.
}
    .braille = je { $count }k

# `$count`: wie viele gewonnen haben; `$who`: wer.
round-won = { $count ->
    [0] Niemand gewinnt die Runde.
    [1] { $you ->
        [yes] Du gewinnst die Runde.
       *[no] { $who } gewinnt die Runde.
    }
   *[other] Geteilter Sieg in der Runde: { $who }.
}
    .braille = { $count ->
    [0] Runde: niemand
   *[other] Runde: { $who }
}
match-won = { $count ->
    [0] Niemand gewinnt die Partie.
    [1] { $you ->
        [yes] Du gewinnst die Partie.
       *[no] { $who } gewinnt die Partie.
    }
   *[other] Geteilter Sieg in der Partie: { $who }.
}
    .braille = { $count ->
    [0] Partie: niemand
   *[other] Partie: { $who }
}
won-game = { $count ->
    [0] Niemand gewinnt.
    [1] { $you ->
        [yes] Du gewinnst.
       *[no] { $who } gewinnt.
    }
   *[other] Geteilter Sieg: { $who }.
}
    .braille = { $count ->
    [0] Sieg: niemand
   *[other] Sieg: { $who }
}
round-blocked = Niemand kann legen oder ziehen, die Runde ist festgefahren.
    .braille = festgefahren
round-limit = { $count ->
    [one] Die Runde endet nach einem Zug, sie ist festgefahren.
   *[other] Die Runde endet nach { $count } Zügen, sie ist festgefahren.
}
    .braille = festgefahren { $count } Züge
points = { $minus ->
    [yes] Minuspunkte: { $items }.
   *[no] Punkte: { $items }.
}
    .braille = { $items }
totals = { $minus ->
    [yes] Alle Runden zusammen, Minuspunkte: { $items }.
   *[no] Alle Runden zusammen, Punkte: { $items }.
}
    .braille = Summe { $items }
score-item = { $who } { $points }
    .braille = { $who }{ $points }
do-stuck = { $you ->
    [yes] kannst nicht legen und scheidest aus
   *[no] kann nicht legen und scheidet aus
}
    .braille = raus
numbers-of-round = Zahlen: { $items }.
    .braille = zahl { $items }
do-fined = { $you ->
    [yes] { $minus ->
        [yes] bekommst zur Strafe { points-minus }
       *[no] zahlst zur Strafe allen Gegnern je { points-fined }
    }
   *[no] { $minus ->
        [yes] bekommt zur Strafe { points-minus }
       *[no] zahlt zur Strafe allen Gegnern je { points-fined }
    }
}
    .braille = { $minus ->
    [yes] -{ $points }p
   *[no] { $points }p
}
points-minus = { $points ->
    [one] einen Minuspunkt
   *[other] { $points } Minuspunkte
}
points-fined = { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
do-too-many = { $you ->
    [yes] hast mehr als { cards-counted } und scheidest aus
   *[no] hat mehr als { cards-counted } und scheidet aus
}
    .braille = raus
leaves-match = { $you ->
    [yes] Du hast zu viele Punkte und scheidest aus der Partie aus.
   *[no] { $who } hat zu viele Punkte und scheidet aus der Partie aus.
}
    .braille = { $who } raus
ban-in-force = die { $row ->
    [2] Zweierreihe
    [3] Dreierreihe
    [4] Viererreihe
    [5] Fünferreihe
    [6] Sechserreihe
    [7] Siebenerreihe
    [8] Achterreihe
    [9] Neunerreihe
   *[other] { $row }er-Reihe
} ist gesperrt
    .braille = { $row }er zu
ban-lifted = die { $row ->
    [2] Zweierreihe
    [3] Dreierreihe
    [4] Viererreihe
    [5] Fünferreihe
    [6] Sechserreihe
    [7] Siebenerreihe
    [8] Achterreihe
    [9] Neunerreihe
   *[other] { $row }er-Reihe
} ist wieder frei
    .braille = { $row }er frei
do-more = { $you ->
    [yes] darfst
   *[no] darf
} { $count ->
    [255] noch weitere Karten legen
    [one] noch eine Karte legen
   *[other] noch bis zu { cards-counted } legen
}
    .braille = { $count ->
        [255] noch
       *[other] noch { $count }
    }
do-catch-run = { $you ->
    [yes] erwischst
   *[no] erwischt
} { $other-you ->
    [yes] dich
   *[no] { $other }
} bei einer falschen Straße
    .braille = erwischt { $other }
do-back-in = { $you ->
    [yes] bist
   *[no] ist
} wieder im Spiel
    .braille = wieder da
teams = Teams: { $teams }.
    .braille = { $teams }
round-won-together = { $you ->
    [yes] { $who }, ihr gewinnt die Runde.
   *[no] { $who } gewinnen die Runde.
}
    .braille = Runde: { $who }
match-won-together = { $you ->
    [yes] { $who }, ihr gewinnt die Partie.
   *[no] { $who } gewinnen die Partie.
}
    .braille = Partie: { $who }
won-together = { $you ->
    [yes] { $who }, ihr gewinnt.
   *[no] { $who } gewinnen.
}
    .braille = Sieg: { $who }
do-will-sit-out = { $count ->
    [one] { $you ->
        [yes] setzt beim nächsten Mal aus
       *[no] setzt beim nächsten Mal aus
    }
   *[other] { $you ->
        [yes] setzt { $count } Mal aus
       *[no] setzt { $count } Mal aus
    }
}
    .braille = { $count ->
        [one] nachher aus
       *[other] aus x{ $count }
    }
card-says = Darauf steht: { $text }
    .braille = { $text }
