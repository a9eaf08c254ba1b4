# Muurinmurto ja Raivaa pöytä. `$called`: `row`, kun pelin pinot ovat rivejä; `$spot`: pinon numero vasemmalta.
# Pisteillä 2x on kahdella tavalla sopiva, 1x yhdellä tavalla, ja 2s8 on pinon 2 sininen kasi.

# Mitä tapahtuu. `$same`: molemmat kortit ovat samasta rivistä.
do-wall-take = { $you ->
    [yes] otat
   *[no] ottaa
} { $same ->
    [yes] samasta rivistä{ " " }
   *[no] { "" }
}{ CARD($cards, case: "genitive") }{ $doubly ->
    [yes] , jotka sopivat kahdella tavalla
   *[no] { "" }
}
    .braille = { CODE($cards) }{ $doubly ->
        [yes] { " " }2x
       *[no] { "" }
    }
wall-item-taken = { CARD($cards, case: "genitive") }
    .braille = { CODE($cards) }
do-wall-take-several = { $you ->
    [yes] otat
   *[no] ottaa
} { $pairs }{ $doubly ->
    [yes] , jotka kaikki sopivat kahdella tavalla
   *[no] { "" }
}
    .braille = { $pairs }{ $doubly ->
        [yes] { " " }2x
       *[no] { "" }
    }
do-wall-exchange = { $you ->
    [yes] vaihdat
   *[no] vaihtaa
} { wall-place } { CARD($away, case: "genitive") }, ja tilalle tulee { CARD($card) }
    .braille = { $spot }{ CODE($away) }>{ CODE($card) }
do-wall-side = { $count ->
    [0] { $you ->
        [yes] et saa
       *[no] ei saa
    } { wall-place } { $side ->
        [left] vasemmalta
       *[right] oikealta
    } puolelta yhtään korttia
   *[other] { $you ->
        [yes] otat
       *[no] ottaa
    } { $count ->
        [one] yhden kortin
       *[other] { $count } korttia
    } { wall-place } { $side ->
        [left] vasemmalta
       *[right] oikealta
    } puolelta
}
    .braille = { $side ->
        [left] vasen
       *[right] oikea
    } +{ $count }
wall-place = { $called ->
    [row] rivin { $spot }
   *[stack] pinon { $spot }
}
wall-at = { $called ->
    [row] rivissä { $spot }
   *[stack] pinossa { $spot }
}
wall-freed = Nyt vapaana: { $item }.
    .braille = nyt { $item }
wall-item-free = { $spot }: { CARD($card) }
    .braille = { $spot }{ CODE($card) }
wall-item-low = { $spot }: { CARD($card) }, { $left ->
    [1] viimeinen
   *[other] enää { $left }
}
    .braille = { $spot }{ CODE($card) }:{ $left }
wall-item-empty = { $spot }: tyhjä
    .braille = { $spot } tyhjä
wall-free-nothing = Yksikään kortti ei ole vapaana.
    .braille = ei vapaita
wall-ban-aside = { $count ->
    [one] { CARD($card, capital: "yes") } siirtyy sivuun
    [2] { CARD($card, capital: "yes") } siirtyy sivuun kahdesti
   *[other] { CARD($card, capital: "yes") } siirtyy sivuun { $count } kertaa
}, ja { $in-force ->
    [yes] { ban-in-force }
   *[no] { ban-lifted }
}.
    .braille = { $in-force ->
        [yes] { ban-in-force.braille }
       *[no] { ban-lifted.braille }
    }
wall-main-begins = Pääosa alkaa.
    .braille = pääosa
wall-goes-on = { $you ->
    [yes] Sinä { $may ->
        [yes] saat jatkaa
       *[no] jatkat
    }.
   *[no] { $who } { $may ->
        [yes] saa jatkaa
       *[no] jatkaa
    }.
}
    .braille = { $may ->
        [yes] saa jatkaa
       *[no] jatkaa
    }
wall-breach = { $called ->
    [row] { $count ->
        [one] Aukko rivissä { $spots }.
       *[other] Aukko riveissä { $spots }.
    }
   *[stack] { $count ->
        [one] Aukko pinossa { $spots }.
       *[other] Aukko pinoissa { $spots }.
    }
}
    .braille = aukko { $spots }
wall-no-pair-left = Pareja ei enää ole, ja { $several ->
    [yes] kierros
   *[no] peli
} on ohi.
    .braille = ei enää paria
wall-draw = { $of ->
    [round-won] Kierros päättyy tasan.
    [match-won] Ottelu päättyy tasan.
   *[won-game] Peli päättyy tasan.
}
    .braille = tasan
wall-result = Kortit: { $items }.
    .braille = { $items }
wall-totals = Kaikilla kierroksilla: { $items }.
    .braille = yhteensä: { $items }
wall-parties = Joukkueet: { $teams }.
    .braille = { $teams }.
wall-taken-back = { $count ->
    [one] { $you ->
        [yes] Viimeinen siirtosi ja kaikki sen jälkeiset peruttiin.
       *[no] { $who } peruu viimeisen siirtonsa ja kaikki sen jälkeiset.
    }
   *[other] { $you ->
        [yes] Viimeiset { $count } siirtoasi ja kaikki niiden jälkeiset peruttiin.
       *[no] { $who } peruu viimeiset { $count } siirtoaan ja kaikki niiden jälkeiset.
    }
}
    .braille = { $count ->
        [one] { $you ->
            [yes] peruttu
           *[no] { $who } perui
        }
       *[other] { $count }x { $you ->
            [yes] peruttu
           *[no] { $who } perui
        }
    }

# Mitä pitää päättää.
due-wall-opening = { $count ->
    [one] Alku: yksi pari sopii kahdella tavalla.
   *[other] Alku: { $count } paria sopii kahdella tavalla.
}
    .braille = alku 2x { $count }
due-wall-opening-singly = { $count ->
    [one] Alku: mikään ei enää sovi kahdella tavalla, yksi pari sopii yhdellä.
   *[other] Alku: mikään ei enää sovi kahdella tavalla, { $count } paria sopii yhdellä.
}
    .braille = alku 1x { $count }
due-wall-main = { $count ->
    [one] { $doubly ->
        [0] Yksi pari, sopii yhdellä tavalla.
       *[other] Yksi pari, sopii kahdella tavalla.
    }
   *[other] { $doubly ->
        [0] { $count } paria, mikään ei sovi kahdella tavalla.
        [one] { $count } paria, yksi sopii kahdella tavalla.
       *[other] { $count } paria, niistä { $doubly } sopii kahdella tavalla.
    }
}
    .braille = { $count } paria 2x { $doubly }
due-wall-exchange = Yhtään paria ei nyt ole. Vaihda ensin { wall-place } { CARD($card) }.
    .braille = vaihda { $spot }{ CODE($card) }
due-wall-exchangeable = { CARD($card, capital: "yes") } vapaana: { $spots }.
    .braille = { CODE($card) }:{ $spots }
due-wall-pass = Tai passaa.
    .braille = tai passaa
due-wall-side = Ota { $sides }.
    .braille = { $sides }?
wall-item-side = { $several ->
    [yes] { wall-place } { $side ->
        [left] vasemmalta
       *[right] oikealta
    } puolelta
   *[no] { $side ->
        [left] vasemmalta
       *[right] oikealta
    }
} { $count ->
    [0] ei mitään
    [one] yksi kortti
   *[other] { $count } korttia
}
    .braille = { $several ->
        [yes] { $spot }
       *[no] { "" }
    }{ $side ->
        [left] vasen
       *[right] oikea
    } { $count }
wall-over = Peli on ohi.
    .braille = ohi

# Mitä kehote näyttää: omat kortit, toisten kortit, parien määrä.
status-wall = { $own }:{ $other }{ $due ->
    [pairs] { " " }{ $count }p
    [side] { " " }?
   *[none] { "" }
}

# Miten kortit ovat.
wall-bans = { $count ->
    [one] Voimassa on { CARD($bans) }.
   *[other] Voimassa ovat { CARD($bans) }.
}
    .braille = { CODE($bans) }
wall-no-ban = Mikään kielto ei ole voimassa.
    .braille = ei kieltoja
wall-bans-aside = Sivussa: { CARD($cards, join: "list") }.
    .braille = sivussa { CODE($cards) }
wall-row = { $called ->
    [row] { $count ->
        [one] Rivi { $spot }, yksi kortti: { CARD($cards, join: "list") }.
       *[other] Rivi { $spot }, { $count } korttia edestä alkaen: { CARD($cards, join: "list") }.
    }
   *[stack] { $count ->
        [one] Pino { $spot }, yksi kortti: { CARD($cards, join: "list") }.
       *[other] Pino { $spot }, { $count } korttia päältä alkaen: { CARD($cards, join: "list") }.
    }
}
    .braille = { $spot }: { CODE($cards) }
wall-under = { $called ->
    [row] Vapaiden korttien takana: { $item }.
   *[stack] Vapaiden korttien alla: { $item }.
}
    .braille = { $item }
wall-under-nothing = Mikään kortti ei ole vapautumassa.
    .braille = ei mitään
wall-where = { $count ->
    [0] { wall-card } on vapaana { wall-at }.
    [one] { wall-card } on { wall-at }, ja sen { wall-over-it } on yksi kortti.
   *[other] { wall-card } on { wall-at }, ja sen { wall-over-it } on { $count } korttia.
}
    .braille = { $spot }{ CODE($card) } +{ $count }
wall-card = { $several ->
    [yes] Yksi { CARD($card) }
   *[no] { CARD($card, capital: "yes") }
}
wall-over-it = { $called ->
    [row] edessä
   *[stack] päällä
}
wall-where-taken = { CARD($card, capital: "yes") } on jo otettu: { $who }.
    .braille = { CODE($card) } { $who }
wall-where-aside = { CARD($card, capital: "yes") } on sivussa.
    .braille = { CODE($card) } sivussa
wall-where-nowhere = { CARD($card, capital: "yes") } ei ole mukana tässä pelissä.
    .braille = { CODE($card) } ei mukana
wall-row-empty = { $called ->
    [row] Rivi { $spot } on tyhjä.
   *[stack] Pino { $spot } on tyhjä.
}
    .braille = { $spot } tyhjä
wall-counts = { $called ->
    [row] Kortteja riveissä: { $items }. Yhteensä { $count }.
   *[stack] Kortteja pinoissa: { $items }. Yhteensä { $count }.
}
    .braille = { $items }
wall-item-count = { $spot }: { $count }
    .braille = { $count }

# Mikä sopii yhteen.
wall-doubly = Kahdella tavalla sopivat: { $items }.
    .braille = 2x { $items }
wall-singly = Yhdellä tavalla sopivat: { $items }.
    .braille = 1x { $items }
wall-item-pair = { $one } ja { $other }: { CARD($cards) }
    .short = { $one } ja { $other }
    .braille = { $one }+{ $other }
wall-item-group = { $spot }: { CARD($card) }, parina { $others }
    .short = { $spot }, parina { $others }
    .braille = { $others }
wall-item-numbers = { $one } ja { $other }
    .braille = { $one }+{ $other }
wall-breaching = Aukon tekee: { $items }.
    .braille = aukko { $items }
wall-item-behind = sen takana { CARD($card) }
    .braille = +{ CODE($card) }
wall-free-card = { CARD($card, capital: "yes") } on { wall-at }.
    .braille = { $spot }{ CODE($card) }
wall-no-pairs = Yhtään paria ei nyt ole.
    .braille = ei paria
wall-fits-nothing = Siihen ei nyt sovi mikään.
    .braille = ei mikään
wall-fit = { CARD($cards, capital: "yes") } sopivat yhteen { $doubly ->
    [yes] kahdella tavalla
   *[no] yhdellä tavalla
}.
    .braille = { CODE($cards) } { $doubly ->
        [yes] 2x
       *[no] 1x
    }
wall-exchanges = { wall-place } { CARD($away, case: "genitive") } voi vaihtaa, ja tilalle voi tulla { CARD($cards, join: "or") }.
    .braille = { $spot }{ CODE($away) }>{ CODE($cards) }
wall-exchanges-likewise = Samoin { wall-place } { CARD($away, case: "genitive") }.
    .braille = { $spot }{ CODE($away) } samoin
wall-no-exchange-now = { wall-place } { CARD($away, case: "partitive") } ei nyt voi vaihtaa mihinkään.
    .braille = { $spot }{ CODE($away) }>ei mitään
wall-nothing-to-exchange = Nyt ei ole vapaana korttia, jonka voi vaihtaa.
    .braille = ei vaihdettavaa

# Mitä jos.
wall-begins = { $you ->
    [yes] Sinä aloitat.
   *[no] { $who } aloittaa.
}
    .braille = { $you ->
    [yes] aloitan
   *[no] { $who } aloittaa
}
wall-what-if = Jos { $clause }, käy näin.
    .braille = jos { $clause }

# Mitä on kerätty.
wall-collected = { $count ->
    [0] { $who }: ei vielä kortteja.
    [one] { $who }, 1 kortti:
   *[other] { $who }, { $count } korttia:
}
    .braille = { $who }{ $count }:
wall-scores = Kortit tähän asti: { $items }.
    .braille = { $items }

# Miksi siirto ei käy.
why-wall-not-dealt = Kortteja ei ole vielä jaettu pöytään.
    .braille = ei jaettu
why-wall-already-dealt = Kortit ovat jo pöydässä.
    .braille = jo jaettu
why-wall-over = Peli on jo ohi.
    .braille = ohi
why-wall-no-such-stack = { $called ->
    [row] Riviä { $spot } ei ole. Vasemmanpuoleisin rivi on 1 ja oikeanpuoleisin { $stacks }.
   *[stack] Pinoa { $spot } ei ole. Vasemmanpuoleisin pino on 1 ja oikeanpuoleisin { $stacks }.
}
    .braille = vain 1-{ $stacks }
why-wall-one-stack = { $called ->
    [row] Rivissä { $spot } on vapaana vain etummainen kortti. Nimeä kaksi eri riviä.
   *[stack] Pinossa { $spot } on vapaana vain päällimmäinen kortti. Nimeä kaksi eri pinoa.
}
    .braille = { $spot } yksi vapaa
why-wall-last-of-row = { $called ->
    [row] Rivissä { $spot } on enää yksi kortti. Ota se toisen rivin kortin kanssa.
   *[stack] Pinossa { $spot } on enää yksi kortti. Ota se toisen pinon kortin kanssa.
}
    .braille = { $spot } enää yksi
why-wall-never-pairs = { CARD($card, capital: "yes") } ei koskaan kelpaa pariin.{ $exchange ->
    [yes] { " " }Kun se on vapaana, vuorossa oleva saa vaihtaa sen.
   *[no] { "" }
}
    .braille = { CODE($card) } ei pariksi
why-wall-do-not-fit = { CARD($cards, capital: "yes") } eivät sovi yhteen: värit ovat eri, ja { $banned ->
    [yes] { $blocked }
   *[no] yhteistä tekijää ei ole
}.
    .braille = ei { CODE($cards) }
why-wall-doubly-first = { CARD($cards, capital: "yes") } sopivat vain yhdellä tavalla. Alussa otetaan ensin ne, jotka sopivat kahdella tavalla, esimerkiksi { $one } ja { $other }.
    .braille = 1x { CODE($cards) }, 2x { $one }+{ $other }
why-wall-no-exchange = { CARD($card, case: "partitive", capital: "yes") } ei voi vaihtaa.
    .braille = ei vaihtoa { CODE($card) }
why-wall-not-among-taken = { CARD($card, capital: "yes") } ei ole viimeksi otettujen joukossa. Valittavana on { $count } viimeksi otettua korttia.
    .braille = { CODE($card) } ei joukossa
why-wall-leaves-no-pair = Jos otat tilalle { CARD($card, case: "genitive") }, paria ei synny, ja vaihdon jälkeen sinun täytyy ottaa pari.
    .braille = { CODE($card) }: ei paria
why-wall-must-take = { $passes ->
    [yes] Saat passata vain pääosassa, oman kahdella tavalla sopivan parisi jälkeen ja ennen vaihtoa. Ota pari.
   *[no] Tässä pelissä ei passata. Ota pari.
}
    .braille = ota pari
why-wall-must-choose-side = Aukko on tehty. Valitse ensin vasen tai oikea.
    .braille = ensin puoli
why-wall-no-breach = Puoli valitaan vasta aukon jälkeen, eikä aukkoa nyt ole.
    .braille = ei aukkoa
why-wall-no-side = Siinä ei ole valittavaa puolta: aukko on muualla, tai sillä puolella ei ole mitään.
    .braille = ei puolta

# Vinkki.
tip-wall-take = ota { $one } ja { $other }, { CARD($cards) }
    .braille = { $one } { $other } { CODE($cards) }
tip-wall-exchange = vaihda { wall-place } { CARD($away) } ja ota tilalle { CARD($card) }
    .braille = { $spot }>{ CODE($card) }
tip-wall-side = ota { $side ->
    [left] vasen
   *[right] oikea
}{ $several ->
    [yes] { " " }{ $spot }
   *[no] { "" }
}
    .braille = { $side ->
        [left] vasen
       *[right] oikea
    }{ $several ->
        [yes] { " " }{ $spot }
       *[no] { "" }
    }
motive-wall-only = Muuta ei voi tehdä.
    .braille = vain tämä
motive-wall-wins = Sillä voitat pelin.
    .braille = voittaa
motive-wall-breach = { $count ->
    [one] Siitä tulee aukko, ja saat vielä yhden kortin.
   *[other] Siitä tulee aukko, ja saat vielä { $count } korttia.
}
    .braille = aukko +{ $count }
motive-wall-more = Siellä on eniten kortteja.
    .braille = eniten
motive-wall-goes-on = Ne sopivat kahdella tavalla, ja { $may ->
    [yes] saat jatkaa
   *[no] jatkat
}.
    .braille = 2x jatkat
motive-wall-doubly = Ne sopivat kahdella tavalla.
    .braille = 2x
motive-wall-exchange-doubly = Sitten siihen sopii jokin kortti kahdella tavalla.
    .braille = sitten 2x
motive-wall-exchange = Sitten sinulla on pari.
    .braille = sitten 1x
motive-wall-exchange-breach = { $count ->
    [one] Sitten aukko tuo sinulle yhden kortin.
   *[other] Sitten aukko tuo sinulle { $count } korttia.
}
    .braille = sitten aukko +{ $count }
motive-wall-exchange-no-breach = Kun sen jälkeen otat parin, { $who } ei voi heti tehdä aukkoa.
    .braille = sitten ei aukkoa
motive-wall-exchange-fewer = { $count ->
    [0] Kun olet ottanut parin, { NAME($who, case: "allative") } ei jää kahdella tavalla sopivaa paria.
    [one] Kun olet ottanut parin, { NAME($who, case: "allative") } jää vain yksi kahdella tavalla sopiva pari.
   *[other] Kun olet ottanut parin, { NAME($who, case: "allative") } jää vain { $count } kahdella tavalla sopivaa paria.
}
    .braille = sitten { $who } 2x { $count }
motive-wall-no-breach = Näin { $who } ei voi heti tehdä aukkoa.
    .braille = ei aukkoa
motive-wall-nothing-doubly = Sen jälkeen { NAME($who, case: "allative") } ei jää kahdella tavalla sopivaa paria.
    .braille = { $who } 2x 0
motive-wall-fewer = { $count ->
    [one] Sen jälkeen { NAME($who, case: "allative") } jää vain yksi kahdella tavalla sopiva pari.
   *[other] Sen jälkeen { NAME($who, case: "allative") } jää vain { $count } kahdella tavalla sopivaa paria.
}
    .braille = { $who } 2x { $count }
motive-wall-as-good = Parempaa ei näy.
    .braille = yhtä hyvä
