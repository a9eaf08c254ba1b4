# Mauerbruch und Räum ab. `$called`: `row`, wo die Stapel des Spiels Reihen heißen; `$spot`: die Nummer eines Stapels von
# links. In Braille steht 2x für doppelt passend, 1x für einfach, und 2b8 für die blaue 8 auf Stapel 2.

# Was geschieht. `$same`: beide Karten kommen aus einer Reihe.
do-wall-take = { $you ->
    [yes] nimmst
   *[no] nimmt
} { CARD($cards, case: "accusative", article: "definite") }{ $same ->
    [yes] { " " }aus derselben Reihe
   *[no] { "" }
}{ $doubly ->
    [yes] , doppelt passend
   *[no] { "" }
}
    .braille = { CODE($cards) }{ $doubly ->
        [yes] { " " }2x
       *[no] { "" }
    }
wall-item-taken = { CARD($cards, case: "accusative", article: "definite") }
    .braille = { CODE($cards) }
do-wall-take-several = { $you ->
    [yes] nimmst
   *[no] nimmt
} { $pairs }{ $doubly ->
    [yes] , alle doppelt passend
   *[no] { "" }
}
    .braille = { $pairs }{ $doubly ->
        [yes] { " " }2x
       *[no] { "" }
    }
do-wall-exchange = { $you ->
    [yes] tauschst
   *[no] tauscht
} { CARD($away, case: "accusative", article: "definite") } { wall-at } gegen { CARD($card, case: "accusative", article: "definite") }
    .braille = { $spot }{ CODE($away) }>{ CODE($card) }
do-wall-side = { $you ->
    [yes] nimmst
   *[no] nimmt
} { $count ->
    [0] keine Karte
    [one] die eine Karte
   *[other] die { $count } Karten
} { $side ->
    [left] links
   *[right] rechts
} von { wall-place }
    .braille = { $side ->
        [left] links
       *[right] rechts
    } +{ $count }
wall-place = { $called ->
    [row] Reihe { $spot }
   *[stack] Stapel { $spot }
}
wall-at = { $called ->
    [row] in Reihe { $spot }
   *[stack] auf Stapel { $spot }
}
wall-freed = Neu frei: { $item }.
    .braille = neu { $item }
wall-item-free = { $spot }: { CARD($card) }
    .braille = { $spot }{ CODE($card) }
wall-item-low = { $spot }: { CARD($card) }, { $left ->
    [1] die letzte
   *[other] noch { $left } Karten
}
    .braille = { $spot }{ CODE($card) }:{ $left }
wall-item-empty = { $spot }: leer
    .braille = { $spot } leer
wall-free-nothing = Keine Karte ist frei.
    .braille = keine frei
wall-ban-aside = { $count ->
    [one] { CARD($card, article: "definite", capital: "yes") } kommt an den Rand
    [2] { CARD($card, article: "definite", capital: "yes") } kommt zweimal an den Rand
   *[other] { CARD($card, article: "definite", capital: "yes") } kommt { $count }-mal an den Rand
}, { $in-force ->
    [yes] { ban-in-force }
   *[no] { ban-lifted }
}.
    .braille = { $in-force ->
        [yes] { ban-in-force.braille }
       *[no] { ban-lifted.braille }
    }
wall-main-begins = Der Hauptteil beginnt.
    .braille = Hauptteil
wall-goes-on = { $you ->
    [yes] Du { $may ->
        [yes] darfst weitermachen
       *[no] machst weiter
    }.
   *[no] { $who } { $may ->
        [yes] darf weitermachen
       *[no] macht weiter
    }.
}
    .braille = { $may ->
        [yes] darf weiter
       *[no] weiter
    }
wall-breach = { $called ->
    [row] { $count ->
        [one] Durchbruch in Reihe { $spots }.
       *[other] Durchbruch in den Reihen { $spots }.
    }
   *[stack] { $count ->
        [one] Durchbruch bei Stapel { $spots }.
       *[other] Durchbruch bei den Stapeln { $spots }.
    }
}
    .braille = Durchbruch { $spots }
wall-no-pair-left = Es gibt kein Paar mehr, { $several ->
    [yes] die Runde
   *[no] das Spiel
} ist zu Ende.
    .braille = kein Paar mehr
wall-draw = { $of ->
    [round-won] Die Runde endet unentschieden.
    [match-won] Die Partie endet unentschieden.
   *[won-game] Unentschieden.
}
    .braille = unentschieden
wall-result = Karten: { $items }.
    .braille = { $items }
wall-totals = In allen Runden: { $items }.
    .braille = gesamt: { $items }
wall-parties = Parteien: { $teams }.
    .braille = { $teams }.
wall-taken-back = { $count ->
    [one] { $you ->
        [yes] Dein letzter Zug ist zurückgenommen, mit allem, was danach kam.
       *[no] { $who } nimmt den letzten Zug zurück, mit allem, was danach kam.
    }
   *[other] { $you ->
        [yes] Deine letzten { $count } Züge sind zurückgenommen, mit allem, was danach kam.
       *[no] { $who } nimmt die letzten { $count } Züge zurück, mit allem, was danach kam.
    }
}
    .braille = { $count ->
        [one] { $who } zurück
       *[other] { $count }x { $who } zurück
    }

# Was zu entscheiden ist.
due-wall-opening = { $count ->
    [one] Eröffnung: ein doppelt passendes Paar.
   *[other] Eröffnung: { $count } doppelt passende Paare.
}
    .braille = Eröffnung 2x { $count }
due-wall-opening-singly = { $count ->
    [one] Eröffnung: kein doppelt passendes Paar, ein einfach passendes.
   *[other] Eröffnung: kein doppelt passendes Paar, { $count } einfach passende.
}
    .braille = Eröffnung 1x { $count }
due-wall-main = { $count ->
    [one] { $doubly ->
        [0] Ein einfach passendes Paar.
       *[other] Ein doppelt passendes Paar.
    }
   *[other] { $doubly ->
        [0] { $count } einfach passende Paare.
        [one] { $count } Paare, eines davon passt doppelt.
       *[other] { $count } Paare, { $doubly } davon passen doppelt.
    }
}
    .braille = { $count } Paare 2x { $doubly }
due-wall-exchange = Kein Paar passt. Tausch zuerst { CARD($card, case: "accusative", article: "definite") } { wall-at }.
    .braille = tauschen { $spot }{ CODE($card) }
due-wall-exchangeable = { CARD($card, capital: "yes") } frei: { $spots }.
    .braille = { CODE($card) }:{ $spots }
due-wall-pass = Oder passe.
    .braille = oder passen
due-wall-side = Nimm { $sides }.
    .braille = { $sides }?
wall-item-side = { $count ->
    [0] keine Karte
    [one] die eine Karte
   *[other] die { $count } Karten
} { $side ->
    [left] links
   *[right] rechts
}{ $several ->
    [yes] { " " }von { wall-place }
   *[no] { "" }
}
    .braille = { $several ->
        [yes] { $spot }
       *[no] { "" }
    }{ $side ->
        [left] links
       *[right] rechts
    } { $count }
wall-over = Das Spiel ist zu Ende.
    .braille = zu Ende

# Der Stand in der Eingabeaufforderung: eigene Karten, die der anderen, wie viele Paare.
status-wall = { $own }:{ $other }{ $due ->
    [pairs] { " " }{ $count }p
    [side] { " " }?
   *[none] { "" }
}

# Wie die Karten liegen.
wall-bans = { $count ->
    [one] Es gilt { CARD($bans, article: "definite") }.
   *[other] Es gelten { CARD($bans, article: "definite") }.
}
    .braille = { CODE($bans) }
wall-no-ban = Es gilt kein Verbot.
    .braille = kein Verbot
wall-bans-aside = Am Rand: { CARD($cards, join: "list") }.
    .braille = Rand { CODE($cards) }
wall-row = { $called ->
    [row] { $count ->
        [one] Reihe { $spot }, eine Karte: { CARD($cards, join: "list") }.
       *[other] Reihe { $spot }, { $count } Karten von vorn: { CARD($cards, join: "list") }.
    }
   *[stack] { $count ->
        [one] Stapel { $spot }, eine Karte: { CARD($cards, join: "list") }.
       *[other] Stapel { $spot }, { $count } Karten von oben: { CARD($cards, join: "list") }.
    }
}
    .braille = { $spot }: { CODE($cards) }
wall-under = { $called ->
    [row] Hinter den freien Karten: { $item }.
   *[stack] Unter den freien Karten: { $item }.
}
    .braille = { $item }
wall-under-nothing = Unter den freien Karten liegt nichts.
    .braille = nichts
wall-where = { $count ->
    [0] { wall-card } liegt frei { wall-at }.
    [one] { wall-card } liegt { wall-at } { wall-over-it } einer Karte.
   *[other] { wall-card } liegt { wall-at } { wall-over-it } { $count } Karten.
}
    .braille = { $spot }{ CODE($card) } +{ $count }
wall-card = { $several ->
    [yes] { CARD($card, article: "indefinite", capital: "yes") }
   *[no] { CARD($card, article: "definite", capital: "yes") }
}
wall-over-it = { $called ->
    [row] hinter
   *[stack] unter
}
wall-where-taken = { CARD($card, article: "definite", capital: "yes") } ist schon genommen: { $who }.
    .braille = { CODE($card) } { $who }
wall-where-aside = { CARD($card, article: "definite", capital: "yes") } liegt am Rand.
    .braille = { CODE($card) } Rand
wall-where-nowhere = { CARD($card, article: "definite", capital: "yes") } ist in diesem Spiel nicht dabei.
    .braille = { CODE($card) } nicht dabei
wall-row-empty = { $called ->
    [row] Reihe { $spot } ist leer.
   *[stack] Stapel { $spot } ist leer.
}
    .braille = { $spot } leer
wall-counts = { $called ->
    [row] Karten in den Reihen, von links: { $items }. Zusammen { $count }.
   *[stack] Karten auf den Stapeln, von links: { $items }. Zusammen { $count }.
}
    .braille = { $items }
wall-item-count = { $spot ->
   *[other] { $count }
}
    .braille = { $count }

# Was zusammenpasst.
wall-doubly = Doppelt passend: { $items }.
    .braille = 2x { $items }
wall-singly = Einfach passend: { $items }.
    .braille = 1x { $items }
wall-item-pair = { $one } und { $other }: { CARD($cards) }
    .short = { $one } und { $other }
    .braille = { $one }+{ $other }
wall-item-group = { $spot }: { CARD($card) }, dazu { $others }
    .short = { $spot } mit { $others }
    .braille = { $others }
wall-item-numbers = { $one } und { $other }
    .braille = { $one }+{ $other }
wall-breaching = Zum Durchbruch führt: { $items }.
    .braille = Durchbruch { $items }
wall-item-behind = { CARD($card) } aus derselben Reihe
    .braille = +{ CODE($card) }
wall-free-card = { CARD($card, capital: "yes") } { wall-at }.
    .braille = { $spot }{ CODE($card) }
wall-no-pairs = Jetzt passt kein Paar.
    .braille = kein Paar
wall-fits-nothing = Dazu passt jetzt nichts.
    .braille = nichts
wall-fit = { CARD($cards, article: "definite", capital: "yes") } passen { $doubly ->
    [yes] doppelt zusammen
   *[no] zusammen, aber nicht doppelt
}.
    .braille = { CODE($cards) } { $doubly ->
        [yes] 2x
       *[no] 1x
    }
wall-exchanges = { CARD($away, case: "accusative", article: "definite", capital: "yes") } { wall-at } kannst du gegen { CARD($cards, case: "accusative", article: "definite", join: "or") } tauschen.
    .braille = { $spot }{ CODE($away) }>{ CODE($cards) }
wall-exchanges-likewise = { CARD($away, case: "accusative", article: "definite", capital: "yes") } { wall-at } ebenso.
    .braille = { $spot }{ CODE($away) } ebenso
wall-no-exchange-now = { CARD($away, article: "definite", capital: "yes") } { wall-at } lässt sich jetzt gegen nichts tauschen.
    .braille = { $spot }{ CODE($away) }>nichts
wall-nothing-to-exchange = Jetzt liegt keine Karte frei, die sich tauschen lässt.
    .braille = kein Tausch

# Was wäre, wenn.
wall-begins = { $you ->
    [yes] Du fängst an.
   *[no] { $who } fängt an.
}
    .braille = { $you ->
    [yes] ich fange an
   *[no] { $who } fängt an
}
wall-what-if = Angenommen, { $clause }.
    .braille = wenn { $clause }

# Was gesammelt ist.
wall-collected = { $count ->
    [0] { $who }: noch keine Karten.
    [one] { $who }, eine Karte:
   *[other] { $who }, { $count } Karten:
}
    .braille = { $who }{ $count }:
wall-scores = Karten bisher: { $items }.
    .braille = { $items }

# Warum ein Zug nicht geht.
why-wall-not-dealt = Die Karten sind noch nicht ausgelegt.
    .braille = nicht ausgelegt
why-wall-already-dealt = Die Karten liegen schon.
    .braille = schon ausgelegt
why-wall-over = Das Spiel ist schon zu Ende.
    .braille = zu Ende
why-wall-no-such-stack = { $called ->
    [row] Reihe { $spot } gibt es nicht. Die Reihen haben die Nummern 1 bis { $stacks }, von links gezählt.
   *[stack] Stapel { $spot } gibt es nicht. Die Stapel haben die Nummern 1 bis { $stacks }, von links gezählt.
}
    .braille = nur 1 bis { $stacks }
why-wall-one-stack = { $called ->
    [row] In Reihe { $spot } ist nur die vorderste Karte frei. Nenn zwei verschiedene Reihen.
   *[stack] Auf Stapel { $spot } ist nur die oberste Karte frei. Nenn zwei verschiedene Stapel.
}
    .braille = { $spot } nur eine frei
why-wall-last-of-row = { $called ->
    [row] In Reihe { $spot } liegt nur noch eine Karte. Nimm sie mit einer Karte aus einer anderen Reihe.
   *[stack] Auf Stapel { $spot } liegt nur noch eine Karte. Nimm sie mit einer Karte von einem anderen Stapel.
}
    .braille = { $spot } nur eine
why-wall-never-pairs = { CARD($card, article: "definite", capital: "yes") } gehört nie zu einem Paar.{ $exchange ->
    [yes] { " " }Wer dran ist, darf sie tauschen, solange sie frei liegt.
   *[no] { "" }
}
    .braille = { CODE($card) } nie im Paar
why-wall-do-not-fit = { CARD($cards, article: "definite", capital: "yes") } passen nicht zusammen: Die Farben sind verschieden, und { $banned ->
    [yes] { $blocked }
   *[no] sie haben keinen gemeinsamen Teiler
}.
    .braille = nicht { CODE($cards) }
why-wall-doubly-first = { CARD($cards, article: "definite", capital: "yes") } passen nicht doppelt. In der Eröffnung kommen zuerst die doppelt passenden Paare, etwa { $one } und { $other }.
    .braille = 1x { CODE($cards) }, 2x { $one }+{ $other }
why-wall-no-exchange = { CARD($card, article: "definite", capital: "yes") } lässt sich nicht tauschen.
    .braille = kein Tausch { CODE($card) }
why-wall-not-among-taken = { CARD($card, article: "definite", capital: "yes") } gehört nicht zu den { $count } zuletzt genommenen Karten, die man sich holen kann.
    .braille = { CODE($card) } nicht dabei
why-wall-leaves-no-pair = Mit { CARD($card, case: "dative", article: "definite") } gibt es kein Paar, und nach dem Tausch musst du eines nehmen.
    .braille = { CODE($card) }: kein Paar
why-wall-must-take = { $passes ->
    [yes] Passen darfst du nur im Hauptteil, nach einem eigenen doppelt passenden Paar und vor einem Tausch. Nimm ein Paar.
   *[no] Passen geht in diesem Spiel nicht. Nimm ein Paar.
}
    .braille = Paar nehmen
why-wall-must-choose-side = Der Durchbruch ist da. Wähl zuerst links oder rechts.
    .braille = erst die Seite
why-wall-no-breach = Eine Seite wählt man erst nach einem Durchbruch, und den gibt es jetzt nicht.
    .braille = kein Durchbruch
why-wall-no-side = Dort ist keine Seite zu wählen: Der Durchbruch ist woanders, oder auf dieser Seite liegt nichts mehr.
    .braille = keine Seite

# Ein Tipp.
tip-wall-take = nimm { $one } und { $other }, { CARD($cards, case: "accusative", article: "definite") }
    .braille = { $one } { $other } { CODE($cards) }
tip-wall-exchange = tausch { CARD($away, case: "accusative", article: "definite") } { wall-at } gegen { CARD($card, case: "accusative", article: "definite") }
    .braille = { $spot }>{ CODE($card) }
tip-wall-side = nimm { $side ->
    [left] links
   *[right] rechts
}{ $several ->
    [yes] { " " }{ $spot }
   *[no] { "" }
}
    .braille = { $side ->
        [left] links
       *[right] rechts
    }{ $several ->
        [yes] { " " }{ $spot }
       *[no] { "" }
    }
motive-wall-only = Etwas anderes geht nicht.
    .braille = sonst nichts
motive-wall-wins = Damit gewinnst du.
    .braille = gewinnt
motive-wall-breach = { $count ->
    [one] Das ist der Durchbruch und bringt noch eine Karte.
   *[other] Das ist der Durchbruch und bringt noch { $count } Karten.
}
    .braille = Durchbruch +{ $count }
motive-wall-more = Dort liegen die meisten Karten.
    .braille = die meisten
motive-wall-goes-on = Das passt doppelt, und du { $may ->
    [yes] darfst weitermachen
   *[no] machst weiter
}.
    .braille = 2x weiter
motive-wall-doubly = Das passt doppelt.
    .braille = 2x
motive-wall-exchange-doubly = Dann passt dazu etwas doppelt.
    .braille = dann 2x
motive-wall-exchange = Dann hast du ein Paar.
    .braille = dann 1x
motive-wall-exchange-breach = { $count ->
    [one] Dann bringt dir der Durchbruch eine Karte.
   *[other] Dann bringt dir der Durchbruch { $count } Karten.
}
    .braille = dann Durchbruch +{ $count }
motive-wall-exchange-no-breach = Mit dem Paar danach kann { $who } nicht gleich durchbrechen.
    .braille = dann kein Durchbruch
motive-wall-exchange-fewer = { $count ->
    [0] Nach dem Paar, das du dann nimmst, passt für { $who } nichts doppelt.
    [one] Nach dem Paar, das du dann nimmst, passt für { $who } nur ein Paar doppelt.
   *[other] Nach dem Paar, das du dann nimmst, passen für { $who } nur { $count } Paare doppelt.
}
    .braille = dann { $who } 2x { $count }
motive-wall-no-breach = So kann { $who } nicht gleich durchbrechen.
    .braille = kein Durchbruch
motive-wall-nothing-doubly = Danach passt für { $who } nichts doppelt.
    .braille = { $who } 2x 0
motive-wall-fewer = { $count ->
    [one] Danach passt für { $who } nur ein Paar doppelt.
   *[other] Danach passen für { $who } nur { $count } Paare doppelt.
}
    .braille = { $who } 2x { $count }
motive-wall-as-good = Etwas Besseres ist nicht zu sehen.
    .braille = ebenso gut
