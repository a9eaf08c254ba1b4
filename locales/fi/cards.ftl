# Mitä kortti tekee, koottuna sääntötiedoston tiedoista: lause kustakin, kun mikään sääntökirja ei sitä kerro.

card-named = { CARD($cards, capital: "yes") }:
    .braille = { CODE($cards) }:
card-symbol-named = { SYMBOL($symbol, capital: "yes") }:
    .braille = { CODE($symbol) }:
# Useampi näistä yhdistetään sanalla ”tai”.
card-item-symbol = { SYMBOL($symbol, case: "genitive", article: "indefinite") }
    .braille = { CODE($symbol) }
card-item-card = { CARD($card, case: "genitive") }
    .braille = { CODE($card) }
card-item-colour = { COLOUR($colour, case: "genitive") } kortin
    .braille = { CODE($colour) }

card-fits-always = Se sopii jokaisen kortin päälle.
    .braille = sopii aina
card-fits-except = Se sopii aina, paitsi { $cards } päälle.
    .braille = ei vain: { $cards }
card-not-on = Sitä ei saa pelata { $cards } päälle.
    .braille = ei päälle: { $cards }
card-under-wish = Jos jotain on toivottu, sen on sovittava siihen.
    .braille = toive sitoo
card-ignores-wish = Toive ei sido sitä: se sopii niin kuin mitään ei olisi toivottu.
    .braille = toive ei sido
card-takes-any = Sen päälle sopii jokainen kortti.
    .braille = kaikki päälle
card-number = { $number ->
    [one] Se on luku 1: se sopii jokaisen luvun päälle, ja jokainen luku sopii sen päälle.
   *[other] Se on luku { $number }.
}
    .braille = ={ $number }
card-ban-free = Kun se vapautuu, se siirtyy sivuun ja sulkee { row-name } kertotaulun, kunnes toinen samanlainen avaa sen.
    .braille = sulkee { $row }
card-exchange = { $count ->
    [one] Sen saa vaihtaa viimeksi otettuun korttiin. Pariin se ei kuulu koskaan.
   *[other] Sen saa vaihtaa johonkin viimeksi otettuun korttiin: valittavana on { $count } viimeisintä. Pariin se ei kuulu koskaan.
}
    .braille = { $count } viime
card-any = Se käy minkä tahansa kortin sijasta, nyt tai myöhemmin.
    .braille = mikä vain
card-honest = { $bluffing ->
    [no] { $holding ->
        [number-suit] Sitä ei saa pelata, jos sinulla on voimassa olevan maan numerokortti.
        [number-colour] Sitä ei saa pelata, jos sinulla on voimassa olevan värin numerokortti.
        [card-suit] Sitä ei saa pelata, jos sinulla on voimassa olevan maan kortti.
       *[card-colour] Sitä ei saa pelata, jos sinulla on voimassa olevan värin kortti.
    }
   *[yes] { $holding ->
        [number-suit] Se on bluffi, jos sinulla on voimassa olevan maan numerokortti.
        [number-colour] Se on bluffi, jos sinulla on voimassa olevan värin numerokortti.
        [card-suit] Se on bluffi, jos sinulla on voimassa olevan maan kortti.
       *[card-colour] Se on bluffi, jos sinulla on voimassa olevan värin kortti.
    }
}
    .braille = { $bluffing ->
        [no] ei bluffia
       *[yes] ehkä bluffi
    }
card-challenged = Joka haastaa bluffin, ei nosta mitään, ja sinä nostat { cards-counted }.
    .braille = bluffi: sinä +{ $count }
card-challenged-wrongly = Joka haastaa sen turhaan, nostaa yhteensä { cards-counted }.
    .braille = ei bluffi: +{ $count }
card-not-last = Se ei saa olla viimeinen korttisi.
    .braille = ei viimeiseksi
card-need-not-play = Sen pelaamisen sijasta saat myös nostaa, vaikka mikään muu kortti ei sovi.
    .braille = tai +
card-answers = { $comes ->
    [draws] Sen saa pelata vastaukseksi { $cards } päälle, eikä silloin kukaan nosta.
    [passes] Sen saa pelata vastaukseksi { $cards } päälle, ja nostettava siirtyy seuraavalle.
    [skips] Sen saa pelata vastaukseksi { $cards } päälle, eikä silloin kukaan menetä vuoroaan.
   *[no] Sen saa pelata vastaukseksi { $cards } päälle.
}
    .braille = { $comes ->
        [draws] vastaa: { $cards } +0
        [passes] vastaa: { $cards } eteenpäin
        [skips] vastaa: { $cards } ei ohi
       *[no] vastaa: { $cards }
    }
card-answers-some = { $comes ->
    [draws] Vastaukseksi { $cards } päälle voit pelata { $own }, eikä silloin kukaan nosta.
    [passes] Vastaukseksi { $cards } päälle voit pelata { $own }, ja nostettava siirtyy seuraavalle.
    [skips] Vastaukseksi { $cards } päälle voit pelata { $own }, eikä silloin kukaan menetä vuoroaan.
   *[no] Vastaukseksi { $cards } päälle voit pelata { $own }.
}
    .braille = { $comes ->
        [draws] { $own } vastaa: { $cards } +0
        [passes] { $own } vastaa: { $cards } eteenpäin
        [skips] { $own } vastaa: { $cards } ei ohi
       *[no] { $own } vastaa: { $cards }
    }
card-start = { $does ->
    [as-played] Aloituskorttina se vaikuttaa samoin ensimmäiseen pelaajaan.
    [as-dealer] Aloituskorttina se vaikuttaa niin kuin jakaja olisi pelannut sen.
    [goes-back] Aloituskorttina se palaa pakkaan, ja käännetään uusi.
    [stays-under] Aloituskorttina se jää alle, ja sen päälle käännetään uusi.
    [names-suit] Jos se on aloituskortti, ensimmäinen pelaaja nimeää maan.
    [names-colour] Jos se on aloituskortti, ensimmäinen pelaaja nimeää värin.
   *[nothing] Aloituskorttina se ei tee mitään.
}
    .braille = { $does ->
        [as-played] aloitus: sama
        [as-dealer] aloitus: kuin jakajalta
        [goes-back] aloitus: takaisin
        [stays-under] aloitus: alle
        [names-suit] aloitus: >?
        [names-colour] aloitus: >?
       *[nothing] aloitus: ei mitään
    }
card-from-players = Se on pakassa vain, kun pelaajia on vähintään { $count }.
    .braille = väh. { $count }
card-doubles = Kun se on päättäjän viimeinen kortti, kierroksen pisteet tulevat kaksinkertaisina.
    .braille = viimeisenä: x2
card-doubles-some = Joka päättää kierroksen pelaamalla { $cards }, saa kierroksen pisteet kaksinkertaisina.
    .braille = { $cards } viimeisenä: x2
card-last-points = { $get ->
    [others] { $minus ->
        [yes] Joka on ensimmäisenä valmis pelaamalla { $cards }, antaa jokaiselle vastustajalle lisää miinuspisteitä: { $points }.
       *[no] Joka on ensimmäisenä valmis pelaamalla { $cards }, antaa jokaiselle vastustajalle lisää pisteitä: { $points }.
    }
   *[finisher] { $minus ->
        [yes] Joka on ensimmäisenä valmis pelaamalla { $cards }, saa lisää miinuspisteitä: { $points }.
       *[no] Joka on ensimmäisenä valmis pelaamalla { $cards }, saa lisää pisteitä: { $points }.
    }
}
    .braille = { $get ->
        [others] { $cards } lopuksi: muut { $points }
       *[finisher] { $cards } lopuksi: { $points }
    }
card-rules = { $several ->
    [yes] Säännöt { $clauses }.
   *[no] Sääntö { $clauses }.
}
    .braille = { $clauses }
card-takes-colour = Se saa sen { $called ->
    [suit] maan
   *[colour] värin
}, joka oli voimassa ennen tätä korttia.
    .braille = { $called ->
        [suit] maa
       *[colour] väri
    } kuten ennen
card-stands-for = { $which ->
    [any] Sen voi pelata minkä tahansa muun sopivan kortin sijasta, ja pelaaja nimeää sen kortin.
    [but] Sen voi pelata minkä tahansa muun sopivan kortin kuin { $cards } sijasta, ja pelaaja nimeää sen kortin.
   *[some] Sen voi pelata { $cards } sijasta, jos se sopii, ja pelaaja nimeää sen kortin.
} Siitä lähtien se on se kortti.
    .braille = { $which ->
        [any] = mikä vain
        [but] = mikä vain, ei { $cards }
       *[some] = { $cards }
    }
card-countdown = Jokaisella on oma lukunsa, enintään { $most } ja vähintään 1. Se, jonka luku tämä kortti on, voi pelata sen aina ja nimeää seuraavan kortin { $called ->
    [suit] maan
   *[colour] värin
}.
    .braille = oma luku: sopii, >?
