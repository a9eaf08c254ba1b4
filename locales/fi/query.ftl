# Vastauksia pöytää koskeviin kysymyksiin.

hand = { $count ->
    [0] Kädessäsi ei ole kortteja.
    [one] Kädessäsi on 1 kortti.
   *[other] Kädessäsi on { $count } korttia.
}
    .braille = { $count ->
    [0] ei kortteja
   *[other] { "" }
}
hand-group = { COLOUR($colour, capital: "yes") }: { SYMBOL($symbols, join: "list") }.
    .braille = { CODE($cards) }
hand-colourless = { CARD($cards, join: "list", capital: "yes") }.
    .braille = { CODE($cards) }
hand-position = { $position }: { CARD($card) }.
    .braille = { $position }:{ CODE($card) }

top = Päällimmäisenä { CARD($card) }.
    .braille = { CODE($card) }
top-wished = Päällimmäisenä { CARD($card) }, toiveena { COLOUR($wish) }.
    .braille = { CODE($card) }>{ CODE($wish) }
turn = { $you ->
    [yes] Sinun vuorosi.
   *[no] Vuorossa on { $who }.
}
    .braille = { $you ->
    [yes] vuoro
   *[no] vuoro { $who }
}
due-play-or-pass = Pelaa kortti tai passaa.
    .braille = tai passaa
due-drawn-or-pass = Pelaa { CARD($card) } tai passaa.
    .braille = { CODE($card) } tai passaa
due-again = Pelaa vielä kortti tai passaa.
    .braille = vielä tai passaa
due-draw = { $count ->
    [one] Nosta 1 kortti.
   *[other] Nosta { $count } korttia.
}
    .braille = !{ $count }
due-draw-or-answer = { $count ->
    [one] Nosta 1 tai pelaa { SYMBOL($answers, article: "indefinite", join: "or") }.
   *[other] Nosta { $count } tai pelaa { SYMBOL($answers, article: "indefinite", join: "or") }.
}
    .braille = !{ $count }
due-sit-out = Menetät vuorosi: passaa.
    .braille = !ohi
due-sit-out-or-answer = Passaa tai pelaa { SYMBOL($answers, article: "indefinite", join: "or") }.
    .braille = !ohi
due-challenge = { $count ->
    [one] Nosta 1 kortti tai haasta.
   *[other] Nosta { $count } korttia tai haasta.
}
    .braille = !{ $count } tai haasta
due-choose = { $called ->
    [suit] Valitse aloituskortille maa.
   *[colour] Valitse aloituskortille väri.
}
    .braille = valitse
due-deal = Seuraava peli voidaan jakaa.
    .braille = jako

pending-nothing = Mitään ei ole odottamassa.
    .braille = ei mitään
pending-draw = { $answers ->
    [yes] { $who } nostaa { cards-counted } tai vastaa.
   *[no] { $who } nostaa { cards-counted }.
}
    .braille = { $who } !{ $count }
pending-sit-out = { $who } menettää vuoronsa tai vastaa.
    .braille = { $who } !ohi
pending-challenge = { $who } nostaa { cards-counted } tai haastaa.
    .braille = { $who } !{ $count }

status-top = { CODE($card) }
status-wished = { CODE($card) }>{ CODE($wish) }
status-draw = !{ $count }
status-sit-out = !o

count = { $who } { $count }.
    .braille = { $who }{ $count }
count-out = { $you ->
    [yes] Sinun kätesi on tyhjä.
   *[no] { $who } on jo tyhjentänyt kätensä.
}
    .braille = { $who } valmis
scores = { $minus ->
    [yes] Miinuspisteet tähän asti: { $items }.
   *[no] Pisteet tähän asti: { $items }.
}
    .braille = { $items }
scores-none = Tässä pelissä ei lasketa pisteitä.
    .braille = ei pisteitä
direction = { $clockwise ->
    [yes] Kierretään myötäpäivään.
   *[no] Kierretään vastapäivään.
}
    .braille = { $clockwise ->
    [yes] myötäpäivään
   *[no] vastapäivään
}
seating = Pelijärjestys: { $names }.
    .braille = { $names }
seating-dealer = { $you ->
    [yes] Sinä jaat.
   *[no] { $who } jakaa.
}
    .braille = { $you ->
    [yes] minä jaan
   *[no] { $who } jakaa
}

can-play = Voit pelata { CARD($cards, case: "genitive", join: "or") }.
    .braille = { CODE($cards) }
can-play-nothing = Mikään korteistasi ei sovi.
    .braille = mikään ei sovi
can-type = { $cards ->
    [yes] Tai kirjoita { $words }.
   *[no] Kirjoita { $words }.
}
    .braille = { $words }

what-if = Jos pelaat { CARD($card, case: "genitive") }: { $clauses }.
    .braille = { CODE($card) }: { $clauses }
what-if-nothing = Jos pelaat { CARD($card, case: "genitive") }, muuta ei tapahdu.
    .braille = { CODE($card) }: ei muuta
what-if-next = { $you ->
    [yes] Seuraavaksi on sinun vuorosi.
   *[no] Seuraavaksi vuorossa on { $who }.
}
    .braille = sitten { $who }
what-if-held = { $count ->
    [0] Kädessäsi ei olisi enää kortteja.
    [one] Kädessäsi olisi 1 kortti.
   *[other] Kädessäsi olisi { $count } korttia.
}
    .braille = { $count }k

news = Viime vuorosi jälkeen: { $lines }
    .braille = { $lines }
news-nothing = Viime vuorosi jälkeen ei ole tapahtunut mitään.
    .braille = ei mitään
spell = { $name }: { $letters }.
    .braille = { $name }
spell-space = väli
games-item = { $id }: { $name }, vähintään { $min } ja enintään { $max } pelaajaa.

# Lyhenteiden selitykset.
legend-colour = { COLOUR($colour) } { CODE($colour) }
legend-symbol = { SYMBOL($symbol) } { CODE($symbol) }

# Sääntökirja.
rule-clause = Sääntö { $clause }: { $title }.
    .braille = { $clause } { $title }:
rule-item = { $clause } { $title }
rule-without-text = Sääntökirjassa ei ole tekstiä säännöstä { $clause }.
    .braille = { $clause }: ei tekstiä
rule-replaced = Sääntö { $clause } ei ole voimassa tässä pelissä, sen tilalla on toinen.
    .braille = { $clause } ei voimassa
rule-numbers = Pelissä { $game } ovat säännöt { $clauses }. Kirjoita { command-rule } ja numero, esimerkiksi { command-rule } { $example }, tai jokin otsikon sana.
    .braille = { command-rule }: { $clauses }
rule-range = { $first }, viimeisenä { $last }
rule-several = Useampi sääntö sopii sanaan { $word }: { $items }. Kirjoita { command-rule } ja jokin näistä numeroista.
    .braille = { $word }: { $items }
rule-at-this-table = Tässä pöydässä: { $name }, { $value }.
    .braille = täällä: { $name }, { $value }
text-only-in = { $lang ->
    [de] Tämä teksti on vain saksaksi.
    [en] Tämä teksti on vain englanniksi.
    [fi] Tämä teksti on vain suomeksi.
   *[other] Tämä teksti on vain toisella kielellä, { $lang }.
}
    .braille = vain { $lang }
card-without-effect = { CARD($card, capital: "yes") } ei vaikuta mihinkään erityisesti.
    .braille = { CODE($card) }: ei vaikutusta
symbol-without-effect = { SYMBOL($symbol, article: "indefinite", capital: "yes") } ei vaikuta mihinkään erityisesti.
    .braille = { CODE($symbol) }: ei vaikutusta
card-points = { $minus ->
    [yes] { $points ->
        [one] Siitä tulee 1 miinuspiste.
       *[other] Siitä tulee { $points } miinuspistettä.
    }
   *[no] { $points ->
        [one] Siitä tulee 1 piste.
       *[other] Siitä tulee { $points } pistettä.
    }
}
    .braille = { $points }p
card-which = Mikä kortti? Kerro komennon { command-card } jälkeen kortin nimi tai lyhenne.
    .braille = mikä kortti
card-several = Useampi kortti sopii sanaan { $word }: { SYMBOL($symbols, join: "or") }.
    .braille = { $word }: { CODE($symbols) }
card-not-in-game = Tässä pelissä ei ole korttia { $word }. Kirjoita { command-legend }, niin kuulet, mitä kortteja on.
    .braille = ei korttia { $word }
table-as-book = Kaikki on niin kuin kirjassa.
    .braille = kuin kirjassa
table-differs = Toisin kuin kirjassa: { $items }.
    .braille = toisin kuin kirjassa: { $items }
table-item = { $name }, { $value }

# Sääntökirja tiedostossa.
book-rules = Säännöt
book-cards = Mitä kortit tekevät
book-general = Kaikissa peleissä
card-heading = { SYMBOL($symbols, capital: "yes") }
    .braille = { CODE($symbols) }
top-bans = { $top } Vieressä { CARD($bans, join: "and") }.
    .braille = { $top } { CODE($bans) }
due-more = { $count ->
    [one] Pelaa vielä yksi kortti tai passaa.
   *[other] Pelaa vielä enintään { $count } korttia tai passaa.
}
    .braille = vielä { $count }
due-choose-wish = { $called ->
    [suit] Valitse maa.
   *[colour] Valitse väri.
}
    .braille = valitse
