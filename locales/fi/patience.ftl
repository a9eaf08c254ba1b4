# Pasianssit: yksi pelaaja laittaa nostopakan kortit pinoihin, joista jokaisella on oma värinsä.

# Sanat, joita tekstit kehottavat kirjoittamaan.
type-put = { command-put }
type-keep = { command-keep }
type-choose = { command-choose-patience }
type-stop = { command-stop }

# Mitä siirto saa aikaan.
patience-name = { $game }.
    .braille = { $game }:
patience-laid = { $you ->
    [yes] Laitat
   *[no] { $who } laittaa
} { CARD($card, case: "genitive") } pinoon.
    .braille = { CODE($card) }
patience-laid-from-row = { $you ->
    [yes] Laitat
   *[no] { $who } laittaa
} { CARD($card, case: "genitive") } rivistä pinoon.
    .braille = { CODE($card) } rivistä
patience-laid-any = { $you ->
    [yes] Laitat
   *[no] { $who } laittaa
} { CARD($card, case: "genitive", article: "indefinite") } { $called ->
    [suit] { COLOUR($colour, case: "genitive") } pinoon
   *[colour] { COLOUR($colour, case: "genitive") } pinon päälle
}.
    .braille = { CODE($card) } pinoon { CODE($colour) }
patience-put = { $count ->
    [one] { CARD($card, capital: "yes") } aloittaa rivin.
   *[other] { CARD($card, capital: "yes") } menee riviin, jossa on nyt { $count } korttia.
}
    .braille = { CODE($card) } riviin { $count }.
patience-keep = { $count ->
    [one] { $you ->
        [yes] Säästät
       *[no] { $who } säästää
    } { CARD($card, case: "genitive", article: "definite") } myöhemmäksi.
   *[other] { $you ->
        [yes] Säästät
       *[no] { $who } säästää
    } { CARD($card, case: "genitive", article: "definite") } myöhemmäksi. Säästössä on nyt { $count }.
}
    .braille = { CODE($card) } säästöön { $count }
patience-used-up = Nostopakka on käytetty.
    .braille = pakka tyhjä
patience-took-back = { $count ->
    [one] { $you ->
        [yes] Viimeinen siirtosi peruttiin.
       *[no] { $who } peruu viimeisen siirtonsa.
    }
   *[other] { $you ->
        [yes] Viimeiset { $count } siirtoasi peruttiin.
       *[no] { $who } peruu viimeiset { $count } siirtoaan.
    }
}
    .braille = { $count ->
        [one] peru
       *[other] { $count }x peru
    }
patience-nothing-left = Mikään kortti ei enää sovi.
    .braille = { "" }
patience-won = { $you ->
    [yes] Voitit
   *[no] { $who } voitti
}: { $count ->
    [one] ainoa kortti on pinossa
   *[other] kaikki { $count } korttia on laitettu pinoihin
}.
    .braille = voitto { $count }/{ $count }
patience-over = Peli on ohi. Pinoissa on { $laid ->
    [one] 1 kortti
   *[other] { $laid } korttia
}, kaikkiaan niitä on { $count }.
    .braille = ohi { $laid }/{ $count }
patience-undone = { $count ->
    [one] Tässä pelissä peruttiin yksi siirto.
   *[other] Tässä pelissä peruttiin { $count } siirtoa.
}
    .braille = peru { $count }

# Miten peli alkaa, ja mitä on päätettävä.
patience-to-lay = { $count ->
    [one] Laitettavana on 1 kortti.
   *[other] Laitettavana on { $count } korttia.
}
    .braille = 0/{ $count }
patience-fits = { CARD($card, capital: "yes") } sopii { SYMBOL($symbol, case: "genitive", article: "definite") } päälle.
    .short = { CARD($card, capital: "yes") } sopii.
    .braille = { CODE($card) } sopii { CODE($symbol) }.
patience-does-not-fit = { CARD($card, capital: "yes") } ei sovi { SYMBOL($symbol, case: "genitive", article: "definite") } päälle. Se kuuluu riviin.
    .short = { CARD($card, capital: "yes") } kuuluu riviin.
    .braille = { CODE($card) } ei { CODE($symbol) }.
patience-any = { CARD($card, capital: "yes") }: laita se haluamaasi pinoon tai säästä se.
    .short = { CARD($card, capital: "yes") }.
    .braille = { CODE($card) } mihin vain
patience-rows-fit = { $count ->
    [one] Riveistä sopii { CARD($cards) }.
   *[other] Riveistä sopivat { CARD($cards) }.
}
    .braille = rivit { CODE($cards) }
patience-rest = Laita lisää, tai kirjoita { type-stop }.
    .braille = tai { type-stop }
patience-not-dealt = Kortteja ei ole vielä jaettu.
    .braille = jako
patience-left = { $count ->
    [0] Se on viimeinen kortti.
    [one] Nostopakassa on vielä 1 kortti.
   *[other] Nostopakassa on vielä { $count } korttia.
}
    .braille = vielä { $count }

# Miten kaikki on pöydällä.
patience-piles = Pinojen päällä: { $items }.
    .braille = { $items }
patience-part-top = { CARD($card) }
    .braille = { CODE($card) }
patience-part-top-any = { COLOUR($colour, case: "genitive") } pinon { CARD($card) }
    .braille = { CODE($colour) }{ CODE($card) }
patience-pile = { $count ->
    [one] { COLOUR($colour, capital: "yes") }: pinossa 1 kortti, { SYMBOL($symbols, join: "list") }.
   *[other] { COLOUR($colour, capital: "yes") }: pinossa { $count } korttia, päällimmäisestä alkaen { SYMBOL($symbols, join: "list") }.
}
    .braille = { CODE($colour) }: { CODE($symbols) }
patience-row = { $count ->
    [one] { COLOUR($colour, capital: "yes") }: rivissä 1 kortti, { SYMBOL($symbols, join: "list") }.
   *[other] { COLOUR($colour, capital: "yes") }: rivissä { $count } korttia, vapaasta alkaen { SYMBOL($symbols, join: "list") }.
}
    .braille = { CODE($colour) }: { CODE($symbols) }
patience-end-fits = { $fits ->
    [yes] { CARD($card, capital: "yes") } sopii.
   *[no] { CARD($card, capital: "yes") } ei sovi.
}
    .braille = { $fits ->
    [yes] sopii
   *[no] ei sovi
}
patience-row-empty = { COLOUR($colour, capital: "yes") }: rivi on tyhjä.
    .braille = { CODE($colour) }: tyhjä
patience-rows = Rivien päissä: { $items }.
    .braille = { $items }
patience-part-end = { $fits ->
    [yes] { $count ->
        [one] { CARD($card) } sopii, rivissä 1 kortti
       *[other] { CARD($card) } sopii, rivissä { $count } korttia
    }
   *[no] { $count ->
        [one] { CARD($card) }, rivissä 1 kortti
       *[other] { CARD($card) }, rivissä { $count } korttia
    }
}
    .braille = { CODE($card) }{ $fits ->
    [yes] +
   *[no] { "" }
}:{ $count }
patience-no-rows = Riveissä ei ole kortteja.
    .braille = rivit tyhjät
patience-kept = { $count ->
    [0] Et ole säästänyt yhtään korttia.
   *[other] Säästössä: { CARD($cards, join: "list") }.
}
    .braille = { $count ->
    [0] säästössä 0
   *[other] säästössä { CODE($cards) }
}
patience-hidden-count = Nostopakka: { $count }.
    .braille = vielä { $count }
patience-pile-counts = Pinot: { $items }.
    .braille = pinot { $items }
patience-row-counts = Rivit: { $items }.
    .braille = rivit { $items }
patience-kept-count = Säästössä: { $count }.
    .braille = säästössä { $count }
patience-part-count = { COLOUR($colour) } { $count }
    .braille = { CODE($colour) }{ $count }
patience-scores = Pinoissa on { $laid ->
    [one] 1 kortti
   *[other] { $laid } korttia
}, kaikkiaan niitä on { $count }.
    .braille = { $laid }/{ $count }

# Kehote, jossa on tilanne.
status-patience-fits = { CODE($card) }+{ CODE($symbol) }
status-patience-row = { CODE($card) }-{ CODE($symbol) }
status-patience-any = { CODE($card) }
status-patience-kept = { CODE($card) }{ $count }
status-patience-ends = +{ $count }

# Mitä nyt voi tehdä.
patience-can-lay = Voit laittaa { CARD($card, case: "genitive") } pinoon.
    .braille = { CODE($card) }
patience-can-put = { CARD($card, capital: "yes") } kuuluu riviin: kirjoita { type-put }.
    .braille = { CODE($card) } { type-put }.
patience-can-any = Voit laittaa { CARD($card, case: "genitive", article: "definite") } haluamaasi pinoon: kirjoita { type-choose } ja väri. Voit myös säästää sen: kirjoita { type-keep }.
    .braille = { CODE($card) } mihin vain, { type-keep }.
patience-can-rows = Riveistä voit laittaa { CARD($cards, case: "genitive", join: "or") }.
    .braille = rivit { CODE($cards) }
patience-can-kept = Voit laittaa säästämäsi { CARD($card, case: "genitive", article: "definite") } haluamaasi pinoon.
    .braille = säästössä { CODE($card) }
patience-can-stop = Peli päättyy, kun kirjoitat { type-stop }.
    .braille = { type-stop }

# Mitä siirrosta seuraisi.
patience-what-if-lay = { CARD($card, capital: "yes") } pinoon: { $clauses }.
    .braille = { CODE($card) }: { $clauses }.
patience-what-if-last = { CARD($card, capital: "yes") } pinoon: Se on värinsä viimeinen kortti.
    .braille = { CODE($card) }: viimeinen.
patience-what-if-lay-any = Jos laitat { CARD($card, case: "genitive", article: "definite") } { $called ->
    [suit] { COLOUR($colour, case: "genitive") } pinoon
   *[colour] { COLOUR($colour, case: "genitive") } pinon päälle
}: { $clauses }.
    .braille = { CODE($card) } pinoon { CODE($colour) }: { $clauses }.
patience-what-if-put = { CARD($card, capital: "yes") } riviin: { $clauses }.
    .braille = { CODE($card) } riviin: { $clauses }.
patience-what-if-keep = { CARD($card, capital: "yes") } säästöön: { $clauses }.
    .braille = { CODE($card) } säästöön: { $clauses }.
patience-what-if-stop = Peli päättyy. { $clauses }.
    .braille = valmis: { $clauses }.
patience-what-if-undo = Sitten kaikki on niin kuin ennen viimeistä siirtoasi.
    .braille = peru
patience-what-if-deal = Sitten kortit jaetaan.
    .braille = jako
patience-part-row-card = { $fits ->
    [yes] rivin päässä { CARD($card) } sopii sen päälle
   *[no] rivin päässä { CARD($card) } ei sovi sen päälle
}
    .braille = rivi { CODE($card) }{ $fits ->
    [yes] +
   *[no] -
}
patience-part-freed = { $fits ->
    [yes] rivissä vapautuu { CARD($card) } ja sopii sen päälle
   *[no] rivissä vapautuu { CARD($card) }, joka ei sovi sen päälle
}
    .braille = vapaa { CODE($card) }{ $fits ->
    [yes] +
   *[no] -
}
patience-part-row-empties = sen rivi tyhjenee
    .braille = rivi tyhjä
patience-part-turned = { $fits ->
    [yes] käännetty { CARD($card) } sopii sen päälle
   *[no] käännetty { CARD($card) } ei sovi sen päälle
}
    .braille = { CODE($card) }{ $fits ->
    [yes] +
   *[no] -
}
patience-part-hidden = { $count ->
    [0] piilossa on { $of } samanväristä korttia, eikä yksikään sovi sen päälle
    [one] piilossa on { $of } samanväristä korttia, ja niistä 1 sopii sen päälle
   *[other] { $all ->
        [yes] piilossa on { $of } samanväristä korttia, ja kaikki sopivat sen päälle
       *[no] piilossa on { $of } samanväristä korttia, ja niistä { $count } sopii sen päälle
    }
}
    .braille = piilossa { $count }/{ $of }
patience-part-hidden-one = { $fits ->
    [yes] ainoa sen värinen piilossa oleva kortti sopii sen päälle
   *[no] ainoa sen värinen piilossa oleva kortti ei sovi sen päälle
}
    .braille = piilossa { $fits ->
    [yes] 1
   *[no] 0
}/1
patience-part-all-fit = jokainen sen värinen kortti sopii sen päälle
    .braille = kaikki sopii
patience-part-all-fit-row = jokainen sen värinen kortti sopii sen päälle, myös rivin päässä { CARD($card) }
    .braille = kaikki sopii, rivi { CODE($card) }
patience-part-covers = { CARD($card) } ei ole enää vapaa
    .braille = { CODE($card) } ei vapaa
patience-part-begins = siitä alkaa uusi rivi
    .braille = uusi rivi
patience-part-not-laid = se on laittamatta, kunnes laitat sen
    .braille = laittamatta
patience-part-result = peli on ohi, ja pinoissa on { $laid ->
    [one] 1 kortti
   *[other] { $laid } korttia
}, kaikkiaan niitä on { $count }
    .braille = { $laid }/{ $count }
patience-then-turned = { $count ->
    [one] Sitten käännetään viimeinen piilossa oleva kortti.
   *[other] Sitten käännetään seuraava kortti. Piilossa niitä on { $count }.
}
    .braille = vielä { $count }
patience-then-used-up = Sitten nostopakka on käytetty.
    .braille = pakka tyhjä

# Miksi siirto ei käy.
patience-why-dealt = Kortit on jo jaettu. Uusi peli alkaa, kun kirjoitat { type-new }.
    .braille = jo jaettu
patience-why-over = Peli on ohi.
    .braille = ohi
patience-why-used-up = Käännettyä korttia ei enää ole: nostopakka on käytetty. Laita kortteja riveistä, tai kirjoita { type-stop }.
    .braille = pakka tyhjä
patience-why-does-not-fit = { CARD($card, capital: "yes") } ei sovi { SYMBOL($symbol, case: "genitive", article: "definite") } päälle.
    .braille = { CODE($card) } ei { CODE($symbol) }
patience-why-must-lay = { CARD($card, capital: "yes") } sopii pinoonsa, joten se täytyy laittaa sinne. Sitä ennen saat laittaa kortteja riveistä.
    .braille = { CODE($card) } sopii
patience-why-name-a-pile = { CARD($card, capital: "yes") } käy mihin pinoon tahansa. Kirjoita { type-choose } ja väri, tai { type-keep }.
    .braille = { CODE($card) }, mikä pino
patience-why-cannot-keep = { CARD($card, case: "partitive", capital: "yes") } ei voi säästää. Voit säästää vain { CARD($cards, case: "genitive", article: "definite", join: "or") }.
    .braille = säästä vain { CODE($cards) }
patience-why-no-wish = Sinulla ei ole { CARD($cards, case: "partitive", join: "or") }, ei käännettynä eikä säästössä.
    .braille = ei { CODE($cards) }
patience-why-not-used-up = Voit lopettaa vasta, kun nostopakka on käytetty. { press } { type-can }, niin kuulet, mitä nyt voi tehdä.
    .braille = pakka ei tyhjä
patience-why-nothing-to-undo = Peruttavaa siirtoa ei ole.
    .braille = ei voi perua

# Vihje: mitä tehdä, ja mikä sen puolesta puhuu.
tip-patience-lay = laita { CARD($card) } pinoon
    .braille = { CODE($card) }
tip-patience-put = laita riviin { CARD($card) }
    .braille = riviin { CODE($card) }
tip-patience-row = laita rivistä pinoon { CARD($card) }
    .braille = { CODE($card) }
tip-patience-any = laita { CARD($card, article: "definite") } { COLOUR($colour, case: "genitive") } pinoon
    .braille = toive { CODE($colour) }
tip-patience-keep = säästä { CARD($card, article: "definite") }
    .braille = säästä { CODE($card) }
tip-patience-stop = kirjoita { type-stop }
    .braille = { type-stop }
patience-motive-must-lay = Se sopii, joten se täytyy laittaa.
    .braille = sopii
patience-motive-must-put = Se ei sovi, eikä mikään muu ole parempi.
    .braille = ei sovi
patience-motive-then-fits = Sitten sopii myös { CARD($card) }.
    .braille = sitten { CODE($card) }
patience-motive-now-fits = Sitten sopii { CARD($card) }.
    .braille = sitten { CODE($card) }
patience-motive-frees = Silloin rivissä vapautuu { CARD($card) }.
    .braille = vapaa { CODE($card) }
patience-motive-empties-row = Silloin rivi on tyhjä.
    .braille = rivi tyhjä
patience-motive-all-fit = Sitten sopii jokainen sen värinen kortti.
    .braille = kaikki sopii
patience-motive-later = Siitä on myöhemmin enemmän hyötyä.
    .braille = myöhemmin
patience-motive-wins = Sen jälkeen pelin voi vielä voittaa.
    .braille = voi voittaa

# Voiko pelin vielä voittaa.
patience-chances-yes = Kyllä, pelin voi vielä voittaa.
    .braille = kyllä
patience-chances-no = Ei, peliä ei voi enää voittaa.
    .braille = ei
patience-chances-given-up = En tiedä. Etsiminen kesti liian kauan, ja lopetin sen.
    .braille = en tiedä
patience-chances-perhaps = Ehkä. Kokeilin { $tried } järjestystä. Niistä { $count } vie voittoon, jos järjestyksen tietää.
    .braille = ehkä { $count }/{ $tried }
patience-chances-no-order = Ei. Tulivatpa piilossa olevat kortit missä järjestyksessä tahansa, peliä ei voi enää voittaa.
    .braille = ei missään järjestyksessä
patience-chances-unknown = En tiedä. Kokeilin nostopakasta { $tried } mahdollista järjestystä, enkä löytänyt voittoa, mutta muitakin järjestyksiä on.
    .braille = en tiedä, 0/{ $tried }
