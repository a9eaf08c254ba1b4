# Mikä pelissä pätee, virke kustakin säännöstä: omista peleistä se, mikä on toisin kuin pelissä, johon ne perustuvat.

outline-differs = { $game } perustuu { GAME($base, case: "illative") }. Tämä on toisin:
    .braille = { $game }, kuin { $base }, mutta:
outline-own = { $game } on peli, jolla ei ole sääntökirjaa. Sen säännöt ovat nämä:
    .braille = { $game }:
outline-same = { $game } perustuu { GAME($base, case: "illative") }, ja säännöt ovat samat.
    .braille = { $game }, kuin { $base }
outline-heading = Mikä on toisin kuin { GAME($base, case: "inessive") }
outline-replaced = { $count ->
    [one] Tämä { GAME($base, case: "genitive") } sääntö ei ole voimassa: { $clauses }.
   *[other] Nämä { GAME($base, case: "genitive") } säännöt eivät ole voimassa: { $clauses }.
}
    .braille = { $base }: ei { $clauses }
outline-changed = { $count ->
    [one] Tätä sääntöä on muutettu: { $clauses }.
   *[other] Näitä sääntöjä on muutettu: { $clauses }.
}
    .braille = muutettu: { $clauses }
outline-here = Tässä pelissä: { $text }
    .braille = tässä: { $text }
outline-players = { $max ->
    [one] Pelaajia on yksi.
   *[other] { $exact ->
        [yes] Pelaajia on { $max }.
       *[no] Pelaajia voi olla vähintään { $min } ja enintään { $max }.
    }
}
    .braille = { $exact ->
        [yes] pelaajia { $max }
       *[no] pelaajia vähintään { $min }, enintään { $max }
    }
outline-teams = { $count ->
    [0] Jokainen pelaa omaan lukuunsa.
   *[other] Joukkueita on { $count }, ja ne pelaavat toisiaan vastaan.
}
outline-colours = { $count ->
    [0] Korteilla ei ole { $called ->
        [suit] maita.
       *[colour] värejä.
    }
   *[other] { $called ->
        [suit] Maat ovat { COLOUR($colours, join: "and") }.
       *[colour] Värit ovat { COLOUR($colours, join: "and") }.
    }
}
outline-packs = { $count ->
    [one] Pelissä on yksi korttipakka.
   *[other] Pelissä on { $count } korttipakkaa.
}
outline-packs-at = { $count ->
    [one] Kun pelaajia on { $players }, korttipakkoja on yksi.
   *[other] Kun pelaajia on { $players }, korttipakkoja on { $count }.
}
    .braille = kun { $players }: { $count }
outline-copies = { $count ->
    [one] Niitä on korttipakassa yksi.
   *[other] Niitä on korttipakassa { $count }.
}
outline-points-printed = Kortista tulee siihen merkitty luku.
    .braille = pisteet: sen luku
outline-deal = { $count ->
    [one] Jokainen saa yhden kortin.
   *[other] Jokainen saa { $count } korttia.
}
outline-deal-at = { $count ->
    [one] Kun pelaajia on { $players }, jokainen saa yhden kortin.
   *[other] Kun pelaajia on { $players }, jokainen saa { $count } korttia.
}
    .braille = kun { $players }: { $count }
outline-direction = { $way ->
    [anticlockwise] Aluksi pelataan vastapäivään.
   *[clockwise] Aluksi pelataan myötäpäivään.
}
outline-dealer = { $who ->
    [same] Sama pelaaja jakaa joka kierroksen.
    [winner] Kierroksen voittaja jakaa seuraavan kierroksen.
    [loser] Seuraavan kierroksen jakaa se, jolla on kierroksen lopussa eniten kortteja.
   *[next] Seuraavan kierroksen jakaa seuraava pelaaja.
}
    .braille = { $who ->
        [same] jakaa: sama
        [winner] jakaa: voittaja
        [loser] jakaa: eniten kortteja
       *[next] jakaa: seuraava
    }
outline-first = { $who ->
    [dealer] Jakaja aloittaa.
   *[after-dealer] Jakajasta seuraava aloittaa.
}
outline-hands = { $open ->
    [yes] Kaikki kädet ovat näkyvissä.
   *[no] Kädet ovat piilossa muilta.
}
outline-hand-limit = { $count ->
    [0] Kädessä saa olla kuinka monta korttia tahansa.
   *[other] Jos jollakulla on vuoron lopussa yli { $count } korttia, hän putoaa kierrokselta.
}
    .braille = { $count ->
        [0] käsi: ei rajaa
       *[other] yli { $count } korttia: putoaa
    }
outline-countdown = { $counts ->
    [yes] Jokaisella on oma luku: ensin se, montako korttia jaetaan, ja jokaisesta voitetusta kierroksesta yhtä pienempi. Saat lukusi verran kortteja, ja sen numeroiset kortit sopivat sinulle aina. Joka pääsee nollaan, voittaa ottelun.
   *[no] Kenelläkään ei ole lukua, joka pienenee.
}
    .braille = { $counts ->
        [yes] oma luku: niin monta korttia, sopii aina, voitosta 1 pois, 0 voittaa
       *[no] ei omia lukuja
    }
outline-start = { $does ->
    [as-played] Aloituskortti vaikuttaa niin kuin jakaja olisi pelannut sen.
    [goes-back] Aloituskortti, joka tekisi jotain, palautetaan pakkaan, ja käännetään toinen.
    [stays-under] Aloituskortti, joka tekisi jotain, jää eikä vaikuta, ja sen päälle käännetään toinen.
    [names-colour] Jos aloituskortti tekisi jotain, ensimmäinen pelaaja nimeää sen { $called ->
        [suit] maan.
       *[colour] värin.
    }
   *[nothing] Aloituskortti ei vaikuta.
}
    .braille = { $does ->
        [as-played] aloituskortti vaikuttaa
        [goes-back] aloituskortti tekisi jotain: takaisin
        [stays-under] aloituskortti tekisi jotain: toinen päälle
        [names-colour] aloituskortti tekisi jotain: 1. nimeää
       *[nothing] aloituskortti ei vaikuta
    }
outline-matching = Kortti sopii, kun sillä on { $by }.
outline-by-colour = { $called ->
    [suit] sama maa
   *[colour] sama väri
}
outline-by-symbol = sama arvo
outline-by-divisor = yhteinen tekijä
outline-rows = Tekijöiksi kelpaavat näiden lukujen kertotaulut: { $rows }.
    .braille = tekijät: { $rows }
outline-doubly = { $again ->
    [yes] Joka pelaa kortin, joka sopii kahdella tavalla, siis sekä värin että tekijän mukaan, saa pelata toisenkin.
   *[no] Kahdella tavalla sopivan kortin jälkeen ei saa pelata toista.
}
    .braille = { $again ->
        [yes] 2x: toinenkin
       *[no] 2x: ei toista
    }
outline-draw = { $when ->
    [anytime] Saat nostaa, vaikka jokin kortti sopisi.
    [never] Omalla vuorolla ei saa nostaa.
   *[cannot-play] Saat nostaa vain, jos sinulla ei ole korttia, joka sinun täytyy pelata.
}
    .braille = { $when ->
        [anytime] nosto: vaikka jokin sopisi
        [never] nosto: ei koskaan
       *[cannot-play] nosto: jos mitään ei ole pelattava
    }
outline-draw-cards = { $count ->
    [one] Nostat yhden kortin.
   *[other] Nostat { $count } korttia.
}
outline-draw-until = { $count ->
    [0] Nostat, kunnes kortti sopii, ja saat pelata sen heti.
    [one] Nostat enintään yhden kortin, ja jos se sopii, saat pelata sen heti.
   *[other] Nostat, kunnes kortti sopii, mutta enintään { $count }, ja saat pelata sen heti.
}
    .braille = { $count ->
        [0] nosta, kunnes jokin sopii; sen saa pelata
       *[other] nosta enintään { $count }; sopivan saa pelata
    }
outline-after-draw = { $then ->
    [may-play-drawn] Saat pelata nostamasi kortin, jos se sopii.
    [must-play-drawn] Sinun täytyy pelata nostamasi kortti, jos se sopii.
    [may-play-any] Nostettuasi saat pelata minkä tahansa sopivan kortin tai passata.
    [turn-goes-on] Noston jälkeen vuorosi jatkuu: saat pelata kortin tai nostaa uudelleen.
   *[turn-ends] Noston jälkeen vuorosi on ohi.
}
    .braille = { $then ->
        [may-play-drawn] nostettu kortti: saa pelata, jos sopii
        [must-play-drawn] nostettu kortti: pakko pelata, jos sopii
        [may-play-any] noston jälkeen: pelaa tai passaa
        [turn-goes-on] noston jälkeen: pelaa tai nosta lisää
       *[turn-ends] noston jälkeen: vuoro ohi
    }
outline-most-draws = { $cards ->
    [yes] { $count ->
        [one] Vuorollasi saat nostaa vain yhden kortin ja sitten pelata tai passata.
       *[other] Vuorollasi saat nostaa yhteensä { $count } korttia ja sitten pelata tai passata.
    }
   *[no] { $count ->
        [one] Vuorollasi saat nostaa vain kerran ja sitten pelata kortin tai passata.
       *[other] Vuorollasi saat nostaa { $count } kertaa ja sitten pelata kortin tai passata.
    }
}
    .braille = { $cards ->
        [yes] nosta { $count } korttia, sitten pelaa tai passaa
       *[no] nosta { $count } kertaa, sitten pelaa tai passaa
    }
outline-stuck = { $out ->
    [yes] Joka ei voi pelata eikä nostaa, putoaa kierrokselta.
   *[no] Joka ei voi pelata eikä nostaa, odottaa seuraavaa vuoroaan.
}
    .braille = { $out ->
        [yes] ei voi pelata eikä nostaa: putoaa
       *[no] ei voi pelata eikä nostaa: odottaa
    }
outline-may-pass = { $when ->
    [anytime] Vuorollasi saat passata pelaamisen tai nostamisen sijasta, vaikka jokin kortti sopisi.
    [anytime-undrawn] Vuorollasi saat passata pelaamisen sijasta, vaikka kortti sopisi.
   *[cannot-draw] Jos et voi nostaa, saat passata, vaikka jokin kortti sopisi.
}
    .braille = { $when ->
        [anytime] passaus: aina
        [anytime-undrawn] passaus: aina
       *[cannot-draw] passaus: jos ei voi nostaa
    }
outline-reshuffle = { $when ->
    [before-draw] Pelatuista korteista tulee nostopakka vain, jos yhtään korttia ei ole, kun joku alkaa nostaa.
    [never] Pelatuista korteista ei koskaan tule nostopakkaa.
   *[when-empty] Pelatuista korteista tulee nostopakka heti, kun pitää nostaa eikä kortteja ole.
}
    .braille = { $when ->
        [before-draw] uusi nostopakka: jos tyhjä ennen nostoa
        [never] uusi nostopakka: ei koskaan
       *[when-empty] uusi nostopakka: jos tyhjä nostossa
    }
outline-turned-over = { $over ->
    [yes] Pelatut kortit käännetään nostopakaksi sekoittamatta.
   *[no] Pelatut kortit sekoitetaan, kun niistä tulee nostopakka.
}
    .braille = { $over ->
        [yes] uusi nostopakka: käännetty
       *[no] uusi nostopakka: sekoitettu
    }
outline-short-draw = { $ends ->
    [yes] Joka saa vähemmän kortteja kuin pitäisi nostaa, ei saa pelata sillä vuorolla.
   *[no] Joka saa vähemmän kortteja kuin pitäisi nostaa, saa silti jatkaa.
}
    .braille = { $ends ->
        [yes] liian vähän nostettavaa: ei pelaa
       *[no] liian vähän nostettavaa: jatkaa
    }
outline-together = { $same ->
    [face] Saat pelata kerralla kortteja, joilla on sama { $called ->
        [suit] maa
       *[colour] väri
    } ja arvo, { $counted } korttia: { $cards }.
    [straight] Saat pelata kerralla peräkkäisiä kortteja, jotka ovat samaa { $called ->
        [suit] maata
       *[colour] väriä
    }, { $counted } korttia: { $cards }.
   *[symbol] Saat pelata kerralla kortteja, joilla on sama arvo, { $counted } korttia: { $cards }.
}
    .braille = { $same ->
        [face] samoja kerralla { $counted }: { $cards }
        [straight] peräkkäisiä kerralla { $counted }: { $cards }
       *[symbol] saman arvoisia kerralla { $counted }: { $cards }
    }
outline-counted = { $exact ->
    [yes] { $min }
   *[no] vähintään { $min } ja enintään { $max }
}
    .braille = { $exact ->
        [yes] { $min }
       *[no] väh. { $min }, enint. { $max }
    }
outline-together-answer = Myös vastata saat usealla niistä yhdessä.
    .braille = myös vastatessa
outline-wrong-straight = { $count ->
    [one] Tiukan tuomarin pöydässä väärästä suorasta kiinni jäänyt ottaa sen takaisin ja nostaa yhden kortin.
   *[other] Tiukan tuomarin pöydässä väärästä suorasta kiinni jäänyt ottaa sen takaisin ja nostaa { $count } korttia.
}
    .braille = tiukka: väärä suora takaisin, +{ $count }
outline-no-together = Näitä kortteja ei saa enää pelata yhdessä: { $cards }.
    .braille = ei yhdessä: { $cards }
outline-jump-in = { $all ->
    [yes] Se, jolla on sama kortti kuin juuri pelattu, saa pelata sen väliin.
   *[no] Saat pelata väliin { $cards }, jos juuri on pelattu samanlainen.
}
    .braille = { $all ->
        [yes] väliin: sama kortti
       *[no] väliin: { $cards }
    }
outline-no-jump-in = Samaa korttia ei saa pelata väliin.
    .braille = ei väliin
outline-call = { $left ->
    [0] Joka pelaa viimeisen korttinsa, sanoo { $call }.
    [one] Se, jolle pelatun kortin jälkeen jää yksi kortti, sanoo { $call }.
   *[other] Se, jolle pelatun kortin jälkeen jää { $left } korttia, sanoo { $call }.
} { $window ->
    [with-card] Sen ehtii sanoa siihen korttiin asti.
   *[next-turn-ends] Sen ehtii sanoa, kunnes seuraavan pelaajan vuoro on ohi.
} { $noticed ->
    [itself] Jos se unohtuu, rangaistus tulee itsestään.
   *[others] Jos se unohtuu, jonkun on otettava pelaaja kiinni.
}
    .braille = { $left ->
        [0] viimeinen kortti: { $call }
       *[other] jäljellä { $left }: { $call }
    }, { $window ->
        [with-card] kortin kanssa
       *[next-turn-ends] kunnes seuraava vuoro on ohi
    }, { $noticed ->
        [itself] muuten rangaistus
       *[others] jos jää kiinni
    }
outline-call-costs = Rangaistus siitä, että { $call } unohtuu: { $items }.
    .braille = { $call } unohtuu: { $items }
outline-costs-cards = { $count ->
    [one] yksi kortti
   *[other] { $count } korttia
}
    .braille = +{ $count }
outline-costs-turns = { $count ->
    [one] yksi vuoro
   *[other] { $count } vuoroa
}
outline-costs-points = { $count ->
    [one] yksi piste
   *[other] { $count } pistettä
}
outline-costs-nothing = ei mitään
outline-wrong-call = { $count ->
    [0] Siitä, että sanoo väärään aikaan { $call }, ei tule rangaistusta.
    [one] Tiukan tuomarin pöydässä se, joka sanoo väärään aikaan { $call }, nostaa yhden kortin.
   *[other] Tiukan tuomarin pöydässä se, joka sanoo väärään aikaan { $call }, nostaa { $count } korttia.
}
    .braille = { $count ->
        [0] { $call } väärään aikaan: ei mitään
       *[other] tiukka, { $call } väärään aikaan: +{ $count }
    }
outline-exempt = { $exempt ->
    [yes] Rangaistuksen jälkeen ei seuraavalla kerralla tarvitse sanoa { $call }.
   *[no] Rangaistuksen jälkeenkin on seuraavalla kerralla sanottava { $call }.
}
    .braille = { $exempt ->
        [yes] rangaistuksen jälkeen kerran ei { $call }
       *[no] rangaistuksen jälkeenkin { $call }
    }
outline-no-call = Kenenkään ei tarvitse sanoa { $call }.
outline-wrong-play = Rangaistus väärin pelatusta kortista tiukan tuomarin pöydässä: { $items }.
    .braille = tiukka, väärin pelattu: { $items }
outline-wrong-play-turn = { $ends ->
    [yes] Kun pelaat omalla vuorollasi väärin, vuorosi on ohi.
   *[no] Kun pelaat väärin, vuorosi jatkuu.
}
    .braille = { $ends ->
        [yes] väärin pelattu: vuoro ohi
       *[no] väärin pelattu: vuoro jatkuu
    }
outline-wrong-play-pending = { $stays ->
    [yes] Jos sinun pitää nostaa kortteja, saat vastata vielä väärin pelatun kortin jälkeen.
   *[no] Jos sinun pitää nostaa kortteja, nostat ne heti väärin pelatun kortin jälkeen.
}
    .braille = { $stays ->
        [yes] väärin pelattu: saa vielä vastata
       *[no] väärin pelattu: nostaa heti
    }
outline-finish = { $then ->
    [play-on] Kun joku on pelannut viimeisen korttinsa, muut jatkavat, kunnes yksi on jäljellä.
   *[stop] Kun joku on pelannut viimeisen korttinsa, kierros on ohi.
}
    .braille = { $then ->
        [play-on] viimeinen kortti: muut jatkavat
       *[stop] viimeinen kortti: kierros ohi
    }
outline-last-draw = { $counts ->
    [yes] Jos seuraavan pitää nostaa viimeisen kortin takia, hän nostaa ennen pisteiden laskemista.
   *[no] Viimeisen kortin takia ei kukaan enää nosta.
}
    .braille = { $counts ->
        [yes] viimeinen kortti: nosto ennen pisteitä
       *[no] viimeinen kortti: ei nostoa
    }
outline-score = { $to ->
    [finisher] Joka pelaa viimeisen korttinsa, saa pisteet korteista, jotka muilla sillä hetkellä on.
    [winner] Kierroksen voittaja saa pisteet korteista, jotka muilla lopussa on.
    [own-minus] Kierroksen lopussa jokainen saa miinuspisteitä korteista, jotka hänellä vielä on.
   *[nobody] Pisteitä ei lasketa.
}
    .braille = { $to ->
        [finisher] pisteet: viimeinen kortti, muiden kädet silloin
        [winner] pisteet: voittaja, muiden kädet lopussa
        [own-minus] pisteet: miinusta omasta kädestä
       *[nobody] ei pisteitä
    }
outline-match = { $ends ->
    [until-points] Ottelu päättyy, kun jollakulla on { $count } pistettä.
    [until-rounds] Ottelu päättyy, kun joku on voittanut { $count } kierrosta.
    [out-at] Se, jolla on { $count } pistettä, putoaa ottelusta, kunnes yksi on jäljellä.
    [countdown] Ottelu päättyy, kun jonkun luku on 0.
   *[rounds] { $count ->
        [one] Pelataan yksi kierros.
       *[other] Pelataan { $count } kierrosta.
    }
}
    .braille = { $ends ->
        [until-points] ottelu: { $count } pistettä
        [until-rounds] ottelu: { $count } voittoa
        [out-at] putoaa: { $count } pistettä
        [countdown] ottelu: kunnes luku on 0
       *[rounds] kierroksia: { $count }
    }
outline-out-at-rounds = Se, jolla on { $points } pistettä, putoaa ottelusta, joka päättyy viimeistään, kun kierroksia on pelattu { $count }.
    .braille = putoaa: { $points } pistettä, kierroksia: { $count }
outline-wins = { $wins ->
    [most-points] Eniten pisteitä saanut voittaa.
    [most-rounds] Ottelun voittaa se, joka voittaa eniten kierroksia.
   *[fewest-points] Vähiten pisteitä saanut voittaa.
}
    .braille = { $wins ->
        [most-points] eniten pisteitä voittaa
        [most-rounds] eniten kierroksia voittaa
       *[fewest-points] vähiten pisteitä voittaa
    }
outline-ties = { $ties ->
    [out-earlier] Jos pisteitä on yhtä paljon, voittaa se, joka oli viimeisellä kierroksella aiemmin valmis.
   *[shared] Ne, joilla on yhtä paljon pisteitä, voittavat yhdessä.
}
    .braille = { $ties ->
        [out-earlier] tasan: aiemmin valmis voittaa
       *[shared] tasan: kaikki voittavat
    }
outline-turn-limit = Kierros on jumissa ja päättyy, kun vuoroja on ollut { $count }.
    .braille = jumissa { $count } vuoron jälkeen
outline-symbols = { SYMBOL($symbols, join: "list") }
outline-cards = { CARD($cards, join: "list") }
outline-no-effect = { SYMBOL($symbols, capital: "yes", join: "list") }: Ei omaa vaikutusta.
outline-may-be-last = Se saa olla viimeinen korttisi.
    .braille = myös viimeisenä
outline-gone = { SYMBOL($symbols, capital: "yes", join: "list") }: Niitä ei ole pelissä.
    .braille = ei mukana: { SYMBOL($symbols, join: "list") }
