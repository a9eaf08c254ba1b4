# Miksi siirto ei käy: mikä, miksi, mitä kirjoittaa. Kortti tulee ensin.

needs-wished = { $called ->
    [rank] Toivottu arvo on { COLOUR($colour) }.
    [suit] Toivottu maa on { COLOUR($colour) }.
   *[colour] Toivottu väri on { COLOUR($colour) }.
}
    .braille = vain { CODE($colour) }
needs-either = { $called ->
    [suit] Tarvitaan { COLOUR($colour) } tai { SYMBOL($symbol, article: "indefinite") }.
   *[colour] Tarvitaan { COLOUR($colour) } kortti tai { SYMBOL($symbol, article: "indefinite") }.
}
    .braille = vain { CODE($colour) } { CODE($symbol) }
needs-colour = { $called ->
    [suit] Tarvitaan { COLOUR($colour) }.
   *[colour] Tarvitaan { COLOUR($colour) } kortti.
}
    .braille = vain { CODE($colour) }
needs-symbol = Tarvitaan { SYMBOL($symbol, article: "indefinite") }.
    .braille = vain { CODE($symbol) }

why-not-your-turn = Nyt on vuorossa { $who }.
    .braille = vuoro { $who }
why-not-held = { CARD($card, capital: "yes") } ei ole kädessäsi. { press } { type-hand }, niin kuulet korttisi.
    .braille = ei { CODE($card) }
why-does-not-fit = { CARD($card, capital: "yes") } ei sovi.
    .braille = ei sovi { CODE($card) }
why-not-on = { CARD($card, case: "partitive", capital: "yes") } ei saa pelata, kun päällimmäisenä on { CARD($top) }.
    .braille = ei { CODE($card) } kun { CODE($top) }
why-not-last = { CARD($card, capital: "yes") } ei saa olla viimeinen kortti. { $instead ->
    [draw] { press } { type-draw }.
    [pass] { press } { type-pass }.
   *[fewer] Pelaa kerralla vähemmän kortteja.
}
    .braille = { CODE($card) } ei viimeiseksi
why-must-answer-draw = { CARD($card, capital: "yes") } ei käy vastaukseksi. { due-draw-or-answer }
    .braille = ei { CODE($card) } !{ $count }
why-nothing-answers = { CARD($card, capital: "yes") } ei käy vastaukseksi. { due-draw }
    .braille = ei { CODE($card) } !{ $count }
why-must-answer-skip = { CARD($card, capital: "yes") } ei käy vastaukseksi. { due-sit-out-or-answer }
    .braille = ei { CODE($card) } !ohi
why-must-draw-or-challenge = { due-challenge } Korttia ei nyt saa pelata.
    .braille = !{ $count } haasta
why-must-sit-out = Nyt ei nosteta, vaan menetät vuorosi. { press } { type-pass }.
    .braille = !ohi
why-only-the-drawn-card = Saat pelata vain juuri nostetun kortin, { CARD($card, case: "genitive") }. { press } { type-pass }, niin pidät sen.
    .quiet = Saat pelata vain juuri nostetun kortin. { press } { type-pass }, niin pidät sen.
    .braille = vain { CODE($card) }
why-only-twin = Vielä ei ole sinun vuorosi. Väliin saa pelata vain saman kortin, { CARD($card, case: "genitive") }. Enter jatkaa.
    .quiet = Vielä ei ole sinun vuorosi. Väliin saa pelata vain saman kortin. Enter jatkaa.
    .braille = vain { CODE($card) }
why-wish-missing = { CARD($card, capital: "yes") } vaatii toiveen. Nimeä samalla { $called ->
    [suit] maa
    [rank] arvo
   *[colour] väri
}.
    .braille = { CODE($card) }>?
why-not-to-wish = { CARD($card, capital: "yes") }: sillä voi toivoa vain jonkin näistä: { COLOUR($colours, join: "or") }.
    .braille = { CODE($card) }>{ CODE($colours) }
why-wish-later = { CARD($card, capital: "yes") } vaikuttaa ensin, ja { $called ->
    [rank] arvo
    [suit] maa
   *[colour] väri
} valitaan vasta sitten. Pelaa ensin ilman sitä.
    .braille = ensin { CODE($card) }
why-no-wish = { CARD($card, capital: "yes") }: sillä ei toivota { $called ->
    [suit] maata
   *[colour] väriä
}. Pelaa se ilman toivetta.
    .braille = { CODE($card) } yksin
why-must-play = Sinulla on sopiva kortti: { CARD($card) }. { press } { type-can }, niin kuulet kaikki.
    .quiet = Sinulla on sopiva kortti. { press } { type-can }, niin kuulet sen.
    .braille = { CODE($card) } sopii
why-already-drew = Nyt et voi nostaa. Pelaa kortti tai { press-there } { type-pass }.
    .braille = jo nostettu
why-no-drawing = Tässä pelissä ei nosteta, vaikka mikään kortti ei sovi. { press } { type-can }, niin kuulet sopivat.
    .braille = ei nosteta
why-nothing-to-draw = Nostettavia kortteja ei enää ole. Pelaa kortti tai { press-there } { type-pass }.
    .braille = pakka tyhjä
why-must-draw = { $count ->
    [one] Et voi passata, ennen kuin olet nostanut kortin. { press } { type-draw }.
   *[other] Et voi passata, ennen kuin olet nostanut { cards-counted }. { press } { type-draw }.
}
    .braille = ensin +{ $count }
why-must-draw-on = Et voi passata: sen saa tehdä vasta, kun nostettavaa ei ole ja mikään korteistasi ei sovi. Pelaa kortti tai { press-there } { type-draw }.
    .braille = ei passia, +
why-must-play-nothing-to-draw = Et voi passata: nostettavaa ei ole, ja { CARD($card) } sopii.
    .quiet = Et voi passata: nostettavaa ei ole, ja yksi korteistasi sopii.
    .braille = { CODE($card) } sopii
why-call-not-due = Nyt ei tarvitse sanoa { $call }. Se sanotaan, kun käteen { $at ->
    [0] ei jää korttia
    [1] jää yksi kortti
   *[other] jää { $at } korttia
}. Mitään ei tehty.
    .braille = ei nyt { $call }
why-call-not-owed = Enää ei tarvitse sanoa { $call }.
    .braille = { $call } jo sanottu
why-already-called = Sanoit jo { $call }.
    .braille = { $call } jo sanottu
why-calls-are-automatic = Tässä pöydässä ohjelma sanoo kaikkien puolesta.
    .braille = sanotaan itsestään
why-nothing-to-catch = { $you ->
    [yes] Sinä et
   *[no] { $who } ei
} ole unohtanut mitään, mistä nyt voi jäädä kiinni.
    .braille = { $who } ei mitään
why-no-catching = Tässä pöydässä ei oteta kiinni: jos jotain pitää sanoa, unohduksesta tulee rangaistus itsestään.
    .braille = ei kiinniottoa
why-not-yourself = Itseäsi et voi ottaa kiinni.
    .braille = et itseäsi
why-call-yourself = Voit vielä sanoa sanasi.
    .braille = sano
why-nothing-to-challenge = Nyt ei ole mitään haastettavaa.
    .braille = ei haastettavaa
why-nothing-to-choose = Nyt ei valita { $called ->
    [suit] maata
   *[colour] väriä
}.
    .braille = ei valintaa
why-must-choose = Valitse ensin { $called ->
    [rank] arvo
    [suit] maa
   *[colour] väri
}.
    .braille = valitse ensin
why-round-over = Kierros on päättynyt. Enter aloittaa seuraavan.
    .braille = kierros ohi
why-round-not-over = Kierros ei ole vielä päättynyt.
    .braille = ei vielä ohi
why-match-over = Ottelu on päättynyt.
    .braille = ottelu ohi
why-out-of-the-round = Et ole enää mukana tällä kierroksella. Voit kuunnella, kunnes seuraava alkaa.
    .braille = et ole mukana
why-no-bluff = { CARD($card, case: "partitive", capital: "yes") } ei tässä pöydässä saa pelata bluffina, ja sinulla on kortti, joka tekee siitä bluffin.
    .braille = { CODE($card) } ei bluffia
why-not-together = { CARD($cards, capital: "yes") } eivät käy yhdessä.
    .braille = ei { CODE($cards) }
why-only-one-card = Nyt saa pelata vain yhden kortin.
    .braille = yksi kortti
needs-any = Tarvitaan { $needed }.
    .braille = vain { $needed }
needed-colour = { $called ->
    [suit] { COLOUR($colour) }
   *[colour] { COLOUR($colour) } kortti
}
    .braille = { CODE($colour) }
needed-symbol = { SYMBOL($symbol, article: "indefinite") }
    .braille = { CODE($symbol) }
needed-own = oma lukusi { $number }
    .braille = { $number }
needed-row = luku { $rows } kertotaulusta
    .braille = { $rows }
rows-blocked = { $count ->
    [one] { $rows } kertotaulu on suljettu
   *[other] { $rows } kertotaulut on suljettu
}
    .braille = { $rows } suljettu
row-name = { $row ->
    [2] kakkosen
    [3] kolmosen
    [4] nelosen
    [5] viitosen
    [6] kuutosen
    [7] seiskan
    [8] kasin
    [9] ysin
    [10] kympin
   *[other] luvun { $row }
}
    .braille = { $row }kt
why-not-among-more = { CARD($card, case: "partitive", capital: "yes") } ei saa pelata lisäksi.
    .braille = ei { CODE($card) }
why-stands-for-none = { CARD($card, capital: "yes") } ei nyt käy minkään sopivan kortin sijasta.
    .braille = ei { CODE($card) }
why-must-stand-for = Nimeä ensin kortti, jonka sijasta { CARD($card) } pelattiin.
    .braille = ensin { CODE($card) }=?
why-cannot-stand-for = { CARD($card, capital: "yes") } ei nyt sovi. Nimeä kortti, joka sopii.
    .braille = ei ={ CODE($card) }
why-nothing-stands-in = Mitään korttia ei nyt nimetä pelatun kortin tilalle.
    .braille = ei nimettävää
why-must-choose-player = Valitse ensin pelaaja.
    .braille = ensin pelaaja
why-choose-another = Et voi valita itseäsi.
    .braille = et itseäsi
why-cannot-be-chosen = { $who } ei ole enää mukana tällä kierroksella.
    .braille = { $who } on valmis
why-nobody-to-choose = Nyt ei valita pelaajaa.
    .braille = ei valintaa
why-must-give = { $who } saa ensin kortin sinulta. Nimeä yksi korteistasi.
    .braille = anna { $who } ensin
why-nothing-to-give = Nyt ei anneta kortteja pois.
    .braille = ei annettavaa
