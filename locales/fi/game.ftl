# Mitä pöydässä tapahtuu. Rivi koostuu lauseista ("Aino pelaa sinisen nosta kaksi -kortin", "Ben nostaa kaksi korttia ja
# menettää vuoronsa"), lause tekijästä ja siitä, mitä hän tekee. `$you`: tekijä on lukija.

you = sinä
    .braille = minä

# `$actor`: `first`: lukija, ja rivi alkaa näin; `you`: lukija; `name`: joku muu.
clause = { $actor ->
    [first] { $does }
    [you] sinä { $does }
    [agreed] { $does }
   *[name] { $who } { $does }
}
    .braille = { $actor ->
    [first] { $does }
    [you] minä { $does }
    [agreed] minä { $does }
   *[name] { $who } { $does }
}
join-clauses = { $first }, { $next }
join-sentences = { $first }. { $next }
    .braille = { $first }, { $next }
join-items = { $first }; { $next }
join-table = { $first } ja { $next }
    .braille = { $first } { $next }
sentence = { $text }.
    .braille = { $text }

do-play = { $you ->
    [yes] pelaat
   *[no] pelaa
} { CARD($cards, case: "genitive") }
    .braille = { CODE($cards) }{ $wish }
do-jump-in = { $you ->
    [yes] pelaat väliin
   *[no] pelaa väliin
} { CARD($cards, case: "genitive") }
    .braille = { CODE($cards) }!{ $wish }
do-play-wrong = { $you ->
    [yes] pelaat
   *[no] pelaa
} { CARD($cards, case: "genitive") } { $out-of-turn ->
    [yes] väärällä vuorolla
   *[no] sääntöjen vastaisesti
}
    .braille = { CODE($cards) } väärin
do-take-back = { $you ->
    [yes] otat
   *[no] ottaa
} { $count ->
    [one] sen
   *[other] ne
} takaisin
    .braille = takaisin
do-wish = { $you ->
    [yes] toivot
   *[no] toivoo
} { COLOUR($colour, case: "partitive") }
    .braille = >{ CODE($colour) }
stands-for = { CARD($card) } on nyt { CARD($named) }
    .braille = { CODE($card) }={ CODE($named) }
stands-for-laid = se on nyt { CARD($named) }
    .braille = ={ CODE($named) }
takes-colour = se on nyt { COLOUR($colour) }
    .braille = ={ CODE($colour) }
do-call = { $you ->
    [yes] sanot
   *[no] sanoo
} { $call }
    .braille = { $call }
do-out = { $you ->
    [yes] olet valmis
   *[no] on valmis
}
    .braille = valmis
do-out-placed = { $you ->
    [yes] olet valmis
   *[no] on valmis
} { $place ->
    [1] ensimmäisenä
    [2] toisena
    [3] kolmantena
    [4] neljäntenä
    [5] viidentenä
    [6] kuudentena
    [7] seitsemäntenä
    [8] kahdeksantena
    [9] yhdeksäntenä
    [10] kymmenentenä
   *[other] numerona { $place }
}{ $scored ->
    [yes] , { points-counted }
   *[no] { "" }
}
    .braille = valmis { $place }{ $scored ->
    [yes] { " " }{ $points }p
   *[no] { "" }
}
points-counted = { $points ->
    [one] yksi piste
   *[other] { $points } pistettä
}
cards-counted = { $count ->
    [1] kortin
    [2] kaksi korttia
    [3] kolme korttia
    [4] neljä korttia
   *[other] { $count } korttia
}
do-draw = { $you ->
    [yes] nostat
   *[no] nostaa
} { cards-counted }
    .braille = +{ $count }
do-draw-cards = { $you ->
    [yes] nostat
   *[no] nostaa
} { CARD($cards, case: "genitive") }
    .quiet = { $you ->
        [yes] nostat { cards-counted }
       *[no] nostaa { CARD($cards, case: "genitive") }
    }
    .braille = +{ $count } { CODE($cards) }
do-draw-several = { $you ->
    [yes] nostat
   *[no] nostaa
} { cards-counted }, viimeisenä { CARD($card, case: "genitive") }
    .quiet = { $you ->
        [yes] nostat
       *[no] nostaa
    } { cards-counted }
    .braille = +{ $count } { CODE($card) }
drawn-fit = { $which ->
    [no] Se ei sovi.
    [none] Mikään niistä ei sovi.
    [last] Se sopii.
   *[several] { $count ->
        [one] { CARD($cards, capital: "yes") } sopii.
       *[other] { CARD($cards, capital: "yes") } sopivat.
    }
}
    .quiet = { $which ->
        [no] Se ei sovi.
        [none] Mikään niistä ei sovi.
        [last] Se sopii.
       *[several] { $count ->
            [one] Yksi niistä sopii.
           *[other] Osa niistä sopii.
        }
    }
    .braille = { $which ->
        [no] ei sovi
        [none] mikään ei sovi
        [last] sopii
       *[several] sopii { CODE($cards) }
    }
drawn-too-late = { $count ->
    [one] Se sopii, mutta sitä ei saa pelata tällä vuorolla.
   *[other] { CARD($cards, capital: "yes") } sopivat, mutta niitä ei saa pelata tällä vuorolla.
}
    .quiet = { $count ->
        [one] Se sopii, mutta sitä ei saa pelata tällä vuorolla.
       *[other] Osa niistä sopii, mutta niitä ei saa pelata tällä vuorolla.
    }
    .braille = sopii, ei vielä
played-in-order = Ne sopivat tässä järjestyksessä.
    .braille = tässä järjestyksessä
do-draw-nothing = { $you ->
    [yes] et nosta mitään
   *[no] ei nosta mitään
}
    .braille = +0
do-sit-out = { $you ->
    [yes] menetät vuorosi
   *[no] menettää vuoronsa
}
    .braille = ohi
do-pass = { $you ->
    [yes] passaat
   *[no] passaa
}
    .braille = passaa
do-again = { $you ->
    [yes] saat
   *[no] saa
} pelata vielä kortin
    .braille = vielä
do-cover = { $you ->
    [yes] joudut
   *[no] joutuu
} pelaamaan vielä kortin tai nostamaan
    .braille = lisää t. +
do-owe-draw = { $you ->
    [yes] joudut nostamaan { cards-counted } tai vastaamaan
   *[no] joutuu nostamaan { cards-counted } tai vastaamaan
}
    .braille = !{ $count }
do-owe-skip = { $you ->
    [yes] { $count ->
        [1] olet menettämässä vuorosi, ellet vastaa
       *[other] joudut vastaamaan, tai { $count } pelaajaa menettää vuoronsa
    }
   *[no] { $count ->
        [1] on menettämässä vuoronsa, ellei vastaa
       *[other] joutuu vastaamaan, tai { $count } pelaajaa menettää vuoronsa
    }
}
    .braille = { $count ->
        [1] !ohi
       *[other] !ohi { $count }
    }
do-owe-turns = { $you ->
    [yes] olet menettämässä { $count } vuoroa, ellet vastaa
   *[no] on menettämässä { $count } vuoroa, ellei vastaa
}
    .braille = !ohi x{ $count }
do-owe-challenge = { $you ->
    [yes] { $answers ->
        [yes] joudut nostamaan { cards-counted }, haastamaan tai vastaamaan
       *[no] joudut nostamaan { cards-counted } tai haastamaan
    }
   *[no] { $answers ->
        [yes] joutuu nostamaan { cards-counted }, haastamaan tai vastaamaan
       *[no] joutuu nostamaan { cards-counted } tai haastamaan
    }
}
    .braille = !{ $count }
do-forget = { $you ->
    [yes] unohdat
   *[no] unohtaa
} sanoa { $call }
    .braille = ei { $call }
do-call-wrongly = { $you ->
    [yes] sanot { $call } väärään aikaan
   *[no] sanoo { $call } väärään aikaan
}
    .braille = väärin { $call }
do-catch = { $you ->
    [yes] huomaat
   *[no] huomaa
}, että { $other-you ->
    [yes] unohdit
   *[no] { $other } unohti
} sanoa { $call }
    .braille = kiinni { $other } ei { $call }
do-challenge = { $you ->
    [yes] haastat
   *[no] haastaa
} { $other-you ->
    [yes] sinut
   *[no] { NAME($other, case: "genitive") }
}
    .braille = haastaa
do-fair = { $you ->
    [yes] pelasit
   *[no] pelasi
} sääntöjen mukaan
    .braille = rehti
do-bluff = { $you ->
    [yes] bluffasit
   *[no] bluffasi
}
    .braille = bluffi
do-deal = { $you ->
    [yes] sinä jaat
   *[no] jakaa
}
    .braille = { $you ->
    [yes] minä jaan
   *[no] jakaa
}
do-begin = { $you ->
    [yes] aloitat
   *[no] aloittaa
}
    .braille = { $you ->
    [yes] aloitan
   *[no] aloittaa
}

left = { $count ->
    [0] ei enää kortteja
    [one] yksi kortti jäljellä
   *[other] { $count } korttia jäljellä
}
    .braille = { $count }k
short = { $count ->
    [one] pakka on tyhjä, ja yksi kortti jää nostamatta
   *[other] pakka on tyhjä, ja { $count } korttia jää nostamatta
}
    .braille = tyhjä -{ $count }
reversed = { $clockwise ->
    [yes] nyt myötäpäivään
   *[no] nyt vastapäivään
}
    .braille = { $clockwise ->
    [yes] myötä
   *[no] vasta
}
draw-cancelled = nosto peruuntuu
    .braille = ei kukaan +
skip-cancelled = vuoron menetys peruuntuu
    .braille = ei kukaan ohi
reshuffled = pelatut kortit sekoitetaan uudeksi nostopakaksi
    .braille = sekoitus
turned-over = pelatut kortit käännetään uudeksi nostopakaksi
    .braille = käännetty
start = aloituskortti on { CARD($cards) }
    .braille = alku { CODE($cards) }
start-stays-under = { CARD($cards) } käännetään esiin ja jää alle
    .braille = { CODE($cards) } alle
start-goes-back = { CARD($cards) } käännetään esiin ja palautetaan pakkaan
    .braille = { CODE($cards) } takaisin
drawn = Uudet: { CARD($cards) }.
    .quiet = { "" }
    .braille = { CODE($cards) }
rule = Sääntö { $clause }.
    .short = { "" }
    .braille = { $clause }
shown = { $count ->
    [0] { $who } näyttää tyhjän käden.
    [one] { $who } näyttää yhden kortin. { $hand }
   *[other] { $who } näyttää { $count } korttia. { $hand }
}
    .braille = { $who }: { $hand }
hand-in-between = { $count ->
    [one] Välillä kädessäsi oli yksi kortti. { $hand }
   *[other] Välillä kädessäsi oli { $count } korttia. { $hand }
}
    .braille = välillä: { $hand }

table = { $game }. { $names }.
    .braille = { $game }: { $names }.
round = Kierros { $round }.
    .braille = kierros { $round }
dealt = { $count ->
    [one] Kaikki saavat yhden kortin.
   *[other] Kaikki saavat { $count } korttia.
}
    .braille = kukin { $count }k

# `$count`: montako voitti; `$who`: kuka.
round-won = { $count ->
    [0] Kukaan ei voita kierrosta.
    [1] { $you ->
        [yes] Voitat kierroksen.
       *[no] { $who } voittaa kierroksen.
    }
   *[other] Kierroksen voittajat: { $who }.
}
    .braille = { $count ->
    [0] kierros: ei kukaan
   *[other] kierros: { $who }
}
match-won = { $count ->
    [0] Kukaan ei voita ottelua.
    [1] { $you ->
        [yes] Voitat ottelun.
       *[no] { $who } voittaa ottelun.
    }
   *[other] Ottelun voittajat: { $who }.
}
    .braille = { $count ->
    [0] ottelu: ei kukaan
   *[other] ottelu: { $who }
}
won-game = { $count ->
    [0] Kukaan ei voita.
    [1] { $you ->
        [yes] Sinä voitat.
       *[no] { $who } voittaa.
    }
   *[other] Voittajat: { $who }.
}
    .braille = { $count ->
    [0] voitto: ei kukaan
   *[other] voitto: { $who }
}
round-blocked = Kukaan ei voi pelata eikä nostaa: kierros on jumissa.
    .braille = jumissa
round-limit = { $count ->
    [one] Kierros on jumissa ja päättyy: vuoroja on ollut yksi.
   *[other] Kierros on jumissa ja päättyy: vuoroja on ollut { $count }.
}
    .braille = jumissa { $count } vuoroa
points = { $minus ->
    [yes] Miinuspisteet: { $items }.
   *[no] Pisteet: { $items }.
}
    .braille = { $items }
totals = { $minus ->
    [yes] Kaikki kierrokset yhteensä, miinuspisteet: { $items }.
   *[no] Kaikki kierrokset yhteensä, pisteet: { $items }.
}
    .braille = yhteensä { $items }
score-item = { $who } { $points }
    .braille = { $who }{ $points }
do-stuck = { $you ->
    [yes] et voi pelata ja putoat pelistä
   *[no] ei voi pelata ja putoaa pelistä
}
    .braille = pois
numbers-of-round = Luvut: { $items }.
    .braille = luku { $items }
do-fined = { $you ->
    [yes] { $minus ->
        [yes] saat rangaistuksena { points-minus }
       *[no] annat rangaistuksena jokaiselle vastustajalle { points-fined }
    }
   *[no] { $minus ->
        [yes] saa rangaistuksena { points-minus }
       *[no] antaa rangaistuksena jokaiselle vastustajalle { points-fined }
    }
}
    .braille = { $minus ->
    [yes] -{ $points }p
   *[no] { $points }p
}
points-minus = { $points ->
    [one] yhden miinuspisteen
   *[other] { $points } miinuspistettä
}
points-fined = { $points ->
    [one] yhden pisteen
   *[other] { $points } pistettä
}
do-too-many = { $you ->
    [yes] saat käteesi yli { $count } korttia ja putoat kierrokselta
   *[no] saa käteensä yli { $count } korttia ja putoaa kierrokselta
}
    .braille = pois
leaves-match = { $you ->
    [yes] Putoat ottelusta: sinulla on liikaa pisteitä.
   *[no] { $who } putoaa ottelusta: pisteitä on liikaa.
}
    .braille = { $who } pois
ban-in-force = { row-name } kertotaulu on suljettu
    .braille = { $row }kt suljettu
ban-lifted = { row-name } kertotaulu on taas auki
    .braille = { $row }kt auki
do-more = { $you ->
    [yes] saat
   *[no] saa
} { $count ->
    [255] pelata vielä lisää kortteja
    [one] pelata vielä yhden kortin
   *[other] pelata vielä enintään { $count } korttia
}
    .braille = { $count ->
        [255] vielä
       *[other] vielä { $count }
    }
do-catch-run = { $you ->
    [yes] huomaat
   *[no] huomaa
}, että { $other-you ->
    [yes] pelasit
   *[no] { $other } pelasi
} väärän suoran
    .braille = kiinni { $other }
do-back-in = { $you ->
    [yes] olet
   *[no] on
} taas mukana
    .braille = taas mukana
teams = Joukkueet: { $teams }.
    .braille = { $teams }
round-won-together = { $you ->
    [yes] { $who } voitatte kierroksen.
   *[no] { $who } voittavat kierroksen.
}
    .braille = kierros: { $who }
match-won-together = { $you ->
    [yes] { $who } voitatte ottelun.
   *[no] { $who } voittavat ottelun.
}
    .braille = ottelu: { $who }
won-together = { $you ->
    [yes] { $who } voitatte.
   *[no] { $who } voittavat.
}
    .braille = voitto: { $who }
do-will-sit-out = { $count ->
    [one] { $you ->
        [yes] menetät seuraavan vuorosi
       *[no] menettää seuraavan vuoronsa
    }
   *[other] { $you ->
        [yes] menetät { $count } seuraavaa vuoroasi
       *[no] menettää { $count } seuraavaa vuoroaan
    }
}
    .braille = { $count ->
        [one] pian ohi
       *[other] ohi x{ $count }
    }
card-says = Kortissa lukee: { $text }
    .braille = { $text }
