# Mitä vaikutukset tekevät: mitä kortista kerrotaan ja mitä sanotaan, kun niin käy.

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
    [must] Sinun on pelattava sen päälle vielä kortti, joka sopii, tai passattava.
   *[passes] Saat pelata vielä yhden kortin, joka sopii.
}
    .braille = { $otherwise ->
        [draws] vielä tai +
        [must] vielä, pakko
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
card-more-same = Lisää saa pelata vain samaa { $called ->
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
    [left] Jokainen saa vasemmanpuoleisen naapurinsa käden.
    [before] Kaikki kädet siirtyvät pelin suuntaan yhden paikan eteenpäin.
   *[right] Jokainen saa oikeanpuoleisen naapurinsa käden.
}
    .braille = { $from ->
        [left] kädet vasemmalta
        [before] kädet eteenpäin
       *[right] kädet oikealta
    }
hands-moved = { $from ->
    [right] jokainen ottaa oikeanpuoleisen naapurinsa kortit
   *[left] jokainen ottaa vasemmanpuoleisen naapurinsa kortit
}{ $times ->
    [one] {""}
   *[other] , { $times } kertaa peräkkäin
}
    .braille = { $from ->
        [right] kädet oikealta
       *[left] kädet vasemmalta
    }{ $times ->
        [one] {""}
       *[other] { " " }x{ $times }
    }
card-swap = { $who ->
    [next] Vaihdat käsikortit seuraavan pelaajan kanssa.
    [before] Vaihdat käsikortit edellisen pelaajan kanssa.
   *[chosen] Vaihdat käsikortit valitsemasi pelaajan kanssa.
}
    .braille = { $who ->
        [next] vaihto seuraava
        [before] vaihto edellinen
       *[chosen] vaihto kuka?
    }
do-swap-hands = { $you ->
    [yes] vaihdat
   *[no] vaihtaa
} käsikortit { $other-you ->
    [yes] kanssasi
   *[no] { NAME($other, case: "genitive") } kanssa
}
    .braille = vaihtaa { $other }
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
do-look = { $you ->
    [yes] katsot
   *[no] katsoo
} { $other-you ->
    [yes] sinun korttisi
   *[no] { NAME($other, case: "genitive") } kortit
}
    .braille = katsoo { $other }
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
do-give = { $you ->
    [yes] annat
   *[no] antaa
} { $other-you ->
    [yes] sinulle
   *[no] { NAME($other, case: "allative") }
} { cards-counted }
    .braille = antaa { $other } { $count }
do-give-cards = { $you ->
    [yes] annat
   *[no] antaa
} { $other-you ->
    [yes] sinulle
   *[no] { NAME($other, case: "allative") }
} { CARD($cards, case: "genitive") }
    .quiet = { do-give }
    .braille = antaa { $other } { CODE($cards) }
due-choose-player = { $deed ->
    [swap-hands] Kenen kanssa vaihdat käsikortit?
    [look] Kenen kortit katsot?
    [skip] Kuka menettää vuoronsa?
    [give] { $count ->
        [one] Kenelle annat kortin?
       *[other] Kenelle annat { cards-counted }?
    }
    [draw] Kuka nostaa { cards-counted }?
   *[any] Kenet valitset?
} { $names }.
    .braille = kuka: { $names }
what-if-choose-player = { $deed ->
    [swap-hands] vaihdat käsikortit valitsemasi pelaajan kanssa
    [look] katsot valitsemasi pelaajan kortit
    [draw] valitsemasi pelaaja nostaa
    [skip] valitsemasi pelaaja menettää vuoronsa
    [give] annat kortteja valitsemallesi pelaajalle
   *[any] valitset pelaajan
}
    .braille = kuka
