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
card-fits-except = Se sopii jokaisen muun kortin kuin { $cards } päälle.
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
card-wish = { $lasts ->
    [round] { $called ->
        [suit] Nimeät maan, joka on voimassa seuraavaan vuoroosi asti.
        [rank] Nimeät arvon, joka on voimassa seuraavaan vuoroosi asti.
       *[colour] Nimeät värin, joka on voimassa seuraavaan vuoroosi asti.
    }
   *[card] { $called ->
        [suit] Nimeät seuraavan kortin maan.
        [rank] Nimeät seuraavan kortin arvon.
       *[colour] Nimeät seuraavan kortin värin.
    }
}
    .braille = { $lasts ->
        [round] >? kierros
       *[card] >?
    }
card-wish-of = Nimettävissä on vain jokin näistä: { COLOUR($colours, join: "or") }.
    .braille = >{ CODE($colours) }
card-draw = { $who ->
    [before] Edellinen pelaaja nostaa { cards-counted }.
    [chosen] Valitset pelaajan, joka nostaa { cards-counted }.
    [others] Jokainen muu pelaaja nostaa { cards-counted }.
    [everybody] Jokainen nostaa { cards-counted }, sinä myös.
    [next-plays] Seuraava pelaaja nostaa { cards-counted } ja saa sitten pelata yhden.
    [after] Hänen jälkeensä tuleva pelaaja nostaa { cards-counted } eikä saa pelata.
    [after-plays] Hänen jälkeensä tuleva pelaaja nostaa { cards-counted } ja saa sitten pelata yhden.
   *[next] Seuraava pelaaja nostaa { cards-counted } eikä saa pelata.
}
    .braille = { $who ->
        [before] edellinen +{ $count }
        [chosen] kuka? +{ $count }
        [others] muut +{ $count }
        [everybody] kaikki +{ $count }
        [next-plays] seuraava +{ $count }, pelaa
        [after] sitten +{ $count }
        [after-plays] sitten +{ $count }, pelaa
       *[next] seuraava +{ $count }
    }
card-draw-answered = { $growth ->
    [double] Hän saa vastata pelaamalla { $cards } ja siirtää eteenpäin kaksinkertaisen määrän.
    [pass] Hän saa vastata pelaamalla { $cards } ja siirtää nostettavat kortit eteenpäin.
    [cancel] Hän saa vastata pelaamalla { $cards }, eikä silloin kukaan nosta.
   *[add] Hän saa vastata pelaamalla { $cards }, jolloin seuraavalle tulee vastaavasti lisää.
}
    .braille = { $growth ->
        [double] tai { $cards }: x2
        [pass] tai { $cards }: eteenpäin
        [cancel] tai { $cards }: +0
       *[add] tai { $cards }: lisää
    }
card-answer-shares = { $what ->
    [suit] Vastauksen on oltava samaa maata.
    [colour] Vastauksen on oltava samanvärinen.
    [suit-or-rank] Vastauksen on oltava samaa maata tai arvoa.
    [colour-or-rank] Vastauksen on oltava samaa väriä tai arvoa.
   *[rank] Vastauksen on oltava samaa arvoa.
}
    .braille = vastaus: { $what ->
        [suit] sama maa
        [colour] sama väri
        [suit-or-rank] maa tai arvo
        [colour-or-rank] väri tai arvo
       *[rank] sama arvo
    }
card-skip = { $who ->
    [before] Edellisen pelaajan vuoro jää kerran väliin.
    [chosen] Valitset pelaajan, jonka vuoro jää kerran väliin.
    [others] Kaikkien muiden vuoro jää kerran väliin.
   *[next] Seuraavan pelaajan vuoro jää väliin.
}
    .braille = { $who ->
        [before] edellinen väliin
        [chosen] kuka? väliin
        [others] muut väliin
       *[next] seuraava väliin
    }
card-skip-answered = { $growth ->
    [add] Hän saa vastata pelaamalla { $cards }, jolloin vielä yhden pelaajan vuoro jää väliin.
    [turns] Hän saa vastata pelaamalla { $cards }, jolloin seuraava on menettämässä yhden vuoron enemmän.
    [cancel] Hän saa vastata pelaamalla { $cards }, eikä silloin kenenkään vuoro jää väliin.
   *[pass] Hän saa vastata pelaamalla { $cards } ja siirtää sen eteenpäin.
}
    .braille = { $growth ->
        [add] tai { $cards }: lisää
        [turns] tai { $cards }: pidempään
        [cancel] tai { $cards }: ei ketään
       *[pass] tai { $cards }
    }
card-reverse = { $two ->
    [skip] Pelin suunta kääntyy. Kaksin pelattaessa toisen vuoro jää sen sijaan väliin.
    [again] Pelin suunta kääntyy. Kaksin pelattaessa saat sen sijaan pelata vielä yhden kortin.
   *[turn] Pelin suunta kääntyy.
}
    .braille = { $two ->
        [skip] suunta, 2: väliin
        [again] suunta, 2: vielä
       *[turn] suunta
    }
card-again = { $otherwise ->
    [draws] Sinun on pelattava sen päälle vielä kortti, joka sopii, tai nostettava.
   *[passes] Saat pelata vielä yhden kortin, joka sopii.
}
    .braille = { $otherwise ->
        [draws] vielä tai +
       *[passes] vielä
    }
card-last-draws = Jos se on viimeinen korttisi, et ole vielä valmis, vaan nostat { cards-counted } ja jatkat.
    .braille = viimeisenä: +{ $count }
card-waits = Seuraava tapahtuu vasta, kun et enää pelaa kortteja.
    .braille = lopuksi:
card-ban = Se jää pakan viereen ja sulkee { row-name } kertotaulun, kunnes toinen samanlainen avaa sen.
    .braille = sulkee { $row }
card-copy = Sen vaikutus seuraaviin on sama kuin sen alla olevan kortin.
    .braille = kuin alla
card-ban-free = Kun se vapautuu, se siirtyy sivuun ja sulkee { row-name } kertotaulun, kunnes toinen samanlainen avaa sen.
    .braille = sulkee { $row }
card-exchange = { $count ->
    [one] Sen saa vaihtaa viimeksi otettuun korttiin. Pariin se ei kuulu koskaan.
   *[other] Sen saa vaihtaa johonkin { $count } viimeksi otetusta kortista. Pariin se ei kuulu koskaan.
}
    .braille = { $count } viime
card-any = Se käy minkä tahansa kortin sijasta, nyt tai myöhemmin.
    .braille = mikä vain
card-more = { $count ->
    [255] Saat heti pelata miten monta korttia tahansa lisää, joka kerta { $cards }. Kaikkien vaikutukset tulevat viimeisen jälkeen.
    [one] Saat heti pelata vielä { $cards }.
   *[other] Saat heti pelata enintään { $count } korttia lisää, joka kerta { $cards }. Kaikkien vaikutukset tulevat viimeisen jälkeen.
}
    .braille = { $count ->
        [255] + monta
       *[other] +{ $count }
    } lisää: { $cards }
card-more-coloured = { $count ->
    [255] Saat heti pelata miten monta värillistä korttia tahansa lisää. Kaikkien vaikutukset tulevat viimeisen jälkeen.
    [one] Saat heti pelata vielä yhden värillisen kortin.
   *[other] Saat heti pelata enintään { $count } värillistä korttia lisää. Kaikkien vaikutukset tulevat viimeisen jälkeen.
}
    .braille = { $count ->
        [255] + monta
       *[other] +{ $count }
    } lisää
card-more-any = { $count ->
    [255] Saat heti pelata miten monta korttia tahansa lisää. Kaikkien vaikutukset tulevat viimeisen jälkeen.
    [one] Saat heti pelata vielä yhden kortin.
   *[other] Saat heti pelata enintään { $count } korttia lisää. Kaikkien vaikutukset tulevat viimeisen jälkeen.
}
    .braille = { $count ->
        [255] + monta
       *[other] +{ $count }
    } lisää
card-more-but = { $count ->
    [255] Saat heti pelata miten monta korttia tahansa lisää, mutta et { $cards } kaltaisia. Kaikkien vaikutukset tulevat viimeisen jälkeen.
    [one] Saat heti pelata vielä jonkin muun kortin kuin { $cards }.
   *[other] Saat heti pelata enintään { $count } korttia lisää, mutta et { $cards } kaltaisia. Kaikkien vaikutukset tulevat viimeisen jälkeen.
}
    .braille = { $count ->
        [255] + monta
       *[other] +{ $count }
    } lisää, ei { $cards }
card-more-same = Niiden on oltava samaa { $called ->
    [suit] maata.
   *[colour] väriä.
}
    .braille = sama { $called ->
        [suit] maa
       *[colour] väri
    }
card-more-last = Seuraaviin vaikuttaa vain viimeinen niistä.
    .braille = vain viimeinen vaikuttaa
card-rotate = { $from ->
    [left] Jokainen saa vasemman naapurinsa käden.
    [before] Kaikki kädet siirtyvät pelin suuntaan yhden paikan eteenpäin.
   *[right] Jokainen saa oikean naapurinsa käden.
}
    .braille = { $from ->
        [left] kädet vasemmalta
        [before] kädet eteenpäin
       *[right] kädet oikealta
    }
card-swap = { $who ->
    [next] Vaihdat käsikortit seuraavan pelaajan kanssa.
    [before] Vaihdat käsikortit edellisen pelaajan kanssa.
   *[chosen] Vaihdat käsikortit jonkun kanssa, jonka saat valita.
}
    .braille = { $who ->
        [next] vaihto seuraava
        [before] vaihto edellinen
       *[chosen] vaihto kuka?
    }
card-look = { $who ->
    [next] Katsot seuraavan pelaajan käden.
    [before] Katsot edellisen pelaajan käden.
    [others] Katsot kaikkien muiden kädet.
   *[chosen] Katsot sen pelaajan käden, jonka valitset.
}
    .braille = { $who ->
        [next] katso seuraava
        [before] katso edellinen
        [others] katso kaikki
       *[chosen] katso kuka?
    }
card-give = { $who ->
    [next] Annat seuraavalle pelaajalle kädestäsi { cards-counted }.
    [before] Annat edelliselle pelaajalle kädestäsi { cards-counted }.
   *[chosen] Annat valitsemallesi pelaajalle kädestäsi { cards-counted }.
}
    .braille = { $who ->
        [next] anna seuraava { $count }
        [before] anna edellinen { $count }
       *[chosen] anna kenelle? { $count }
    }
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
card-need-not-play = Saat nostaa sen pelaamisen sijaan, vaikka mikään muu kortti ei sovi.
    .braille = tai +
card-answers = { $cancels ->
    [yes] Sen saa pelata vastaukseksi { $cards } päälle, eikä silloin kukaan nosta.
   *[no] Sen saa pelata vastaukseksi { $cards } päälle.
}
    .braille = { $cancels ->
        [yes] vastaa: { $cards } +0
       *[no] vastaa: { $cards }
    }
card-answers-some = { $cancels ->
    [yes] Voit vastata { $cards } päälle pelaamalla { $own }, eikä silloin kukaan nosta.
   *[no] Voit vastata { $cards } päälle pelaamalla { $own }.
}
    .braille = { $cancels ->
        [yes] { $own } vastaa: { $cards } +0
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
