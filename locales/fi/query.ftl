# Vastauksia pöytää koskeviin kysymyksiin.

hand = { $count ->
    [0] Kädessäsi ei ole kortteja.
    [one] Kädessäsi on yksi kortti.
   *[other] Kädessäsi on { $count } korttia.
}
    .short = { $count ->
        [0] Sinulla ei ole kortteja.
       *[other] { "" }
    }
    .braille = { $count ->
    [0] ei kortteja
   *[other] { "" }
}
hand-group = { COLOUR($colour, capital: "yes") }: { SYMBOL($symbols, join: "list") }.
    .braille = { CODE($cards) }
hand-colourless = { CARD($cards, join: "list", capital: "yes") }.
    .braille = { CODE($cards) }
hand-symbol = { SYMBOL($symbol, capital: "yes") }: { COLOUR($colours, join: "list") }.
    .braille = { CODE($cards) }
hand-value = { $minus ->
    [yes] { $points ->
        [one] Kätesi arvo on yksi miinuspiste.
       *[other] Kätesi arvo on { $points } miinuspistettä.
    }
   *[no] { $points ->
        [one] Kätesi arvo on yksi piste.
       *[other] Kätesi arvo on { $points } pistettä.
    }
}
    .braille = { $points }p
hand-position = { $position }: { CARD($card) }.
    .braille = { $position }:{ CODE($card) }
hand-place = { CARD($card, capital: "yes") } on { $place ->
    [1] ensimmäinen korttisi
    [2] toinen korttisi
    [3] kolmas korttisi
    [4] neljäs korttisi
    [5] viides korttisi
    [6] kuudes korttisi
    [7] seitsemäs korttisi
    [8] kahdeksas korttisi
    [9] yhdeksäs korttisi
    [10] kymmenes korttisi
   *[other] korttisi numero { $place }
}.
    .braille = { $place }:{ CODE($card) }
hand-place-none = Kädessäsi ei ole nostettua korttia. Jos tarkoitat muuta korttia, kirjoita { command-where } ja sen nimi.
    .braille = ei nostettua

top = Päällimmäisenä { CARD($card) }.
    .short = { CARD($card, capital: "yes") }.
    .braille = { CODE($card) }
top-wished = Päällimmäisenä { CARD($card) }, toiveena { COLOUR($wish) }.
    .short = { CARD($card, capital: "yes") }, toiveena { COLOUR($wish) }.
    .braille = { CODE($card) }>{ CODE($wish) }
top-takes = Päällimmäisenä { CARD($card) }, joka on nyt { COLOUR($wish) }.
    .short = { CARD($card, capital: "yes") }, nyt { COLOUR($wish) }.
    .braille = { CODE($card) }={ CODE($wish) }
turn = { $you ->
    [yes] Sinun vuorosi.
   *[no] Vuorossa on { $who }.
}
    .braille = { $you ->
    [yes] vuoro
   *[no] vuoro { $who }
}
due-play-or-pass = Pelaa kortti { or-pass }.
    .braille = tai passaa
due-drawn-or-pass = Pelaa { CARD($card) } { or-pass }.
    .quiet = Pelaa nostettu kortti { or-pass }.
    .braille = { CODE($card) } tai passaa
due-play-drawn = { CARD($card, capital: "yes") } sopii. Pelaa se.
    .quiet = Nostettu kortti sopii. Pelaa se.
    .braille = { CODE($card) } sopii
due-keep-drawn = { $fits ->
    [yes] { CARD($card, case: "partitive", capital: "yes") } ei voi pelata nyt.
   *[no] { CARD($card, capital: "yes") } ei sovi.
} { press } { type-pass }.
    .quiet = { $fits ->
        [yes] Nostettua korttia ei voi pelata nyt.
       *[no] Nostettu kortti ei sovi.
    } { press } { type-pass }.
    .braille = ei { CODE($card) }, { type-pass }
due-only-pass = Mikään korteistasi ei sovi. { press } { type-pass }.
    .braille = mikään ei sovi, { type-pass }
answer-symbol = { SYMBOL($symbol, article: "indefinite") }
    .braille = { CODE($symbol) }
answer-card = { CARD($card) }
    .braille = { CODE($card) }
answer-colour = { $called ->
    [suit] { COLOUR($colour) }
   *[colour] { COLOUR($colour) } kortti
}
    .braille = { CODE($colour) }
due-again = Pelaa vielä kortti { or-pass }.
    .braille = vielä tai passaa
due-draw = { $count ->
    [one] Nosta yksi kortti.
   *[other] Nosta { $count } korttia.
}
    .braille = !{ $count }
due-draw-or-answer = { $count ->
    [one] Nosta yksi kortti tai pelaa { $answers }.
   *[other] Nosta { $count } korttia tai pelaa { $answers }.
}
    .braille = !{ $count }
due-sit-out = Menetät vuorosi. { press } { type-pass }.
    .braille = !ohi
due-sit-out-or-answer = Passaa tai pelaa { $answers }.
    .braille = !ohi
due-sit-out-several = { due-sit-out-or-answer } Jos passaat, { $count } pelaajaa menettää vuoronsa.
    .braille = !ohi { $count }
due-sit-out-turns = { due-sit-out-or-answer } Jos passaat, menetät { $count } vuoroa.
    .braille = !ohi x{ $count }
due-challenge = { $count ->
    [one] Nosta yksi kortti tai haasta.
   *[other] Nosta { $count } korttia tai haasta.
}
    .braille = !{ $count } haasta
due-challenge-or-answer = Nosta { $count } korttia, haasta tai pelaa { $answers }.
    .braille = !{ $count } haasta
due-jump-in = { CARD($card, capital: "yes") } väliin? Pelaa se, tai jätä pelaamatta painamalla Enteriä.
    .quiet = Sama kortti väliin? Pelaa se, tai jätä pelaamatta painamalla Enteriä.
    .braille = { CODE($card) } tai Enter
asked-jump-in = { $who } saa pelata väliin { CARD($card, case: "genitive") }.
    .braille = { $who } { CODE($card) }?
due-choose = { $called ->
    [suit] Valitse aloituskortille maa: { COLOUR($colours, join: "or") }.
   *[colour] Valitse aloituskortille väri: { COLOUR($colours, join: "or") }.
}
    .braille = valitse { CODE($colours) }
due-deal = Enter aloittaa seuraavan kierroksen.
    .braille = jako

pending-nothing = Nostettavana ei ole mitään.
    .braille = ei mitään
pending-jump-in = Ensin kaikilta kysytään samaa korttia, sitten { CARD($card) } vaikuttaa.
    .braille = kysytään, sitten { CODE($card) }
pending-draw = { $answers ->
    [yes] { $who } joutuu nostamaan { cards-counted } tai vastaamaan.
   *[no] { $who } joutuu nostamaan { cards-counted }.
}
    .braille = { $who } !{ $count }
pending-sit-out = { $who } on menettämässä vuoronsa, ellei vastaa.
    .braille = { $who } !ohi
pending-sit-out-several = { $who } joutuu vastaamaan, tai { $count } pelaajaa menettää vuoronsa.
    .braille = { $who } !ohi { $count }
pending-sit-out-turns = { $who } on menettämässä { $count } vuoroa, ellei vastaa.
    .braille = { $who } !ohi x{ $count }
pending-passed-over = { $you ->
    [yes] Sinä
   *[no] { $who }
} { do-will-sit-out }.
    .braille = { $count ->
        [one] { $who } pian ohi
       *[other] { $who } ohi x{ $count }
    }
pending-challenge = { $answers ->
    [yes] { $who } joutuu nostamaan { cards-counted }, haastamaan tai vastaamaan.
   *[no] { $who } joutuu nostamaan { cards-counted } tai haastamaan.
}
    .braille = { $who } !{ $count }

status-top = { CODE($card) }
status-wished = { CODE($card) }>{ CODE($wish) }
status-draw = !{ $count }
status-jump-in = ?
status-sit-out = !o

count = { $who } { $count }.
    .braille = { $who }{ $count }
count-out = { $you ->
    [yes] Sinä olet jo valmis.
   *[no] { $who } on jo valmis.
}
    .braille = { $who } valmis
count-dropped = { $you ->
    [yes] Sinä olet pudonnut pelistä.
   *[no] { $who } on pudonnut pelistä.
}
    .braille = { $who } pudonnut
piles = { $hidden ->
    [0] Nostopakka on tyhjä, pöydällä on { $laid ->
        [one] yksi kortti
       *[other] { $laid } korttia
    }.
    [one] Nostopakassa on yksi kortti, pöydällä { $laid }.
   *[other] Nostopakassa on { $hidden } korttia, pöydällä { $laid }.
}
    .braille = pakka{ $hidden } pöytä{ $laid }
scores = { $minus ->
    [yes] Miinuspisteet tähän asti: { $items }.
   *[no] Pisteet tähän asti: { $items }.
}
    .braille = { $items }
rounds-won = Voitetut kierrokset tähän asti: { $items }.
    .braille = { $items }
scores-none = Tässä pelissä ei lasketa pisteitä.
    .braille = ei pisteitä
direction = { $clockwise ->
    [yes] Pelataan myötäpäivään.
   *[no] Pelataan vastapäivään.
}
    .braille = { $clockwise ->
    [yes] myötäpäivään
   *[no] vastapäivään
}
seating = Pelijärjestys: { $names }.
    .braille = { $names }.
seating-dealer = { $you ->
    [yes] Sinä jaat.
   *[no] { $who } jakaa.
}
    .braille = { $you ->
    [yes] minä jaan
   *[no] { $who } jakaa
}

dealer-lot = { $you ->
    [yes] Arpa osui sinuun: jaat ensimmäisenä.
   *[no] Arpa ratkaisi: { $who } jakaa ensimmäisenä.
}
    .braille = { $you ->
    [yes] arpa: minä jaan
   *[no] arpa: { $who } jakaa
}

can-play = Voit pelata { CARD($cards, case: "genitive", join: "or") }.
    .braille = voit { CODE($cards) }
can-together = Yhdessä voit pelata { CARD($cards, case: "genitive") }.
    .braille = { CODE($cards) }
can-name = Voit nimetä: { $cards }.
    .braille = ={ $cards }
can-play-nothing = Mikään korteistasi ei sovi.
    .braille = mikään ei sovi
can-no-twin = { CARD($card, capital: "yes") } ei ole kädessäsi.
    .braille = ei { CODE($card) }
can-call = Sano samalla { $call }.
    .braille = { $call }!
can-type = { $cards ->
    [yes] Tai { press-there } { $words }.
   *[no] { press } { $words }.
}
    .braille = { $words }

what-if = { CARD($cards, capital: "yes") }: { $clauses }.
    .braille = { CODE($cards) }: { $clauses }
what-if-wish = { $called ->
    [suit] nimeät maan
    [rank] nimeät arvon
   *[colour] nimeät värin
}
    .braille = >?
would-bluff = Nyt se olisi bluffi, jonka voi haastaa.
    .braille = bluffi!
what-if-nothing = { CARD($cards, capital: "yes") }: Muuta ei tapahdu.
    .braille = { CODE($cards) }: ei muuta.
what-if-next = { $you ->
    [yes] Seuraavaksi on sinun vuorosi.
   *[no] Seuraavaksi vuorossa on { $who }.
}
    .braille = sitten { $who }
what-if-again = voit jatkaa pelaamalla { CARD($cards, case: "genitive", join: "or") }, tai passata
    .braille = sitten { CODE($cards) } tai passaa
what-if-pass = sitten mikään korteistasi ei enää sovi, ja sinun on passattava
    .braille = sitten passaa
what-if-on-turn = Vuorossa on { $who }. Näin käy, jos vuoro on sinun.
    .braille = jos vuoro:
what-later = { $who } valitsee ensin. Sen jälkeen voidaan kertoa, mitä korttisi tekee.
    .braille = ensin { $who }
what-if-over = Sitten kierros on ohi.
    .braille = kierros ohi
what-if-held = { $count ->
    [0] Kädessäsi ei ole enää kortteja.
    [one] Kädessäsi on vielä yksi kortti.
   *[other] Kädessäsi on vielä { $count } korttia.
}
    .braille = minä { $count }k

news = { $deal ->
    [yes] Jaon jälkeen: { $lines }
   *[no] Viime vuorosi jälkeen: { $lines }
}
    .braille = { $lines }
news-nothing = { $deal ->
    [yes] Jaon jälkeen ei ole tapahtunut mitään.
   *[no] Viime vuorosi jälkeen ei ole tapahtunut mitään.
}
    .braille = ei mitään
spell = { $name }: { $letters }.
    .braille = { $name }
spell-space = väli
games-item = { $id }: { $name }, { $sizes }.
sizes-range = vähintään { $min } ja enintään { $max } pelaajaa
sizes-list = { $last ->
    [1] yksi pelaaja
   *[other] { $list } pelaajaa
}
games-option = { $name }: { $title }: { $values }. Oletus: { $default }.
    .braille = { $name }: { $values }; { $default }
games-option-words = { $name }: { $title }.
    .braille = { $name }:
games-value = { $word }: { $means }.
    .braille = { $word }
games-default = Oletus: { $default }.
    .braille = ({ $default })
games-option-cards = luku, vähintään { $min } ja enintään { $max }, tai näistä: { $cards }, tai sääntö lauseena, puolipisteet välissä
games-option-range = vähintään { $min }, enintään { $max }

# Lyhenteiden selitykset.
legend-colour = { COLOUR($colour) } { CODE($colour) }
    .braille = { CODE($colour) }={ COLOUR($colour) }
legend-symbol = { SYMBOL($symbol) } { CODE($symbol) }
    .braille = { CODE($symbol) }={ SYMBOL($symbol) }

# Sääntökirja.
rule-clause = Sääntö { $clause }: { $title }.
    .braille = { $clause } { $title }:
rule-item = { $clause } { $title }
rule-without-text = Sääntökirjassa ei ole tekstiä säännöstä { $clause }.
    .braille = { $clause }: ei tekstiä
rule-replaced = Sääntö { $clause } ei ole voimassa tässä pelissä.
    .braille = { $clause } ei voimassa
rule-numbers = { GAME($game, case: "genitive", capital: "yes") } säännöt: { $clauses }. Kirjoita { command-rule } ja numero, esimerkiksi { command-rule } { $example }, tai jokin otsikon sana.
    .braille = { command-rule }: { $clauses }
rule-range = numerosta { $first } numeroon { $last }
rule-several = Sana { $word } voi tarkoittaa useaa sääntöä: { $items }. Kirjoita { command-rule } ja jokin näistä numeroista.
    .braille = { $word }: { $items }
card-without-effect = { CARD($card, capital: "yes") } on tavallinen kortti. Sillä ei ole erikoisvaikutusta.
    .braille = { CODE($card) }: ei vaikutusta
symbol-without-effect = { SYMBOL($symbol, article: "indefinite", capital: "yes") } on tavallinen kortti. Sillä ei ole erikoisvaikutusta.
    .braille = { CODE($symbol) }: ei vaikutusta
card-points = { $minus ->
    [yes] { $points ->
        [one] Kortista tulee yksi miinuspiste.
       *[other] Kortista tulee { $points } miinuspistettä.
    }
   *[no] { $points ->
        [one] Kortista tulee yksi piste.
       *[other] Kortista tulee { $points } pistettä.
    }
}
    .braille = { $points }p
card-which = Mikä kortti? Kirjoita komennon { command-card } jälkeen kortin nimi tai lyhenne.
    .braille = mikä kortti
card-several = Sana { $word } voi tarkoittaa useaa korttia: { SYMBOL($symbols, join: "or") }.
    .braille = { $word }: { CODE($symbols) }
card-not-in-game = Tässä pelissä ei ole korttia { $word }. Kirjoita { command-legend }, niin kuulet, mitä kortteja on.
    .braille = ei korttia { $word }
changed-option = { $name }: { $value }. Kirjassa: { $default }.
    .braille = { $name }: { $value }, kirja { $default }
table-as-book = { $game } kirjan mukaan.
    .braille = { $game } kirjan mukaan
table-differs = { $game } kirjan mukaan, paitsi: { $items }.
    .braille = { $game }, paitsi: { $items }
table-chosen = { $game }, sovittu: { $items }.
    .braille = { $game }: { $items }
table-item = { $name }: { $value }
table-choices = Kaikki valinnat kuulet kirjoittamalla { command-rules } kaikki, ennen peliä komennolla sixdot games { $id }.
    .braille = { command-rules } kaikki

# Sääntökirja tiedostossa.
book-rules = Säännöt
book-cards = Mitä kortit tekevät
book-general = Kaikissa peleissä
card-heading = { SYMBOL($symbols, capital: "yes") }
    .braille = { CODE($symbols) }
top-bans = { $top } Vieressä: { CARD($bans, join: "and") }.
    .braille = { $top } { CODE($bans) }
hand-of = { $count ->
    [0] { NAME($who, case: "adessive", capital: "yes") } ei ole kortteja.
    [one] { NAME($who, case: "adessive", capital: "yes") } on yksi kortti.
   *[other] { NAME($who, case: "adessive", capital: "yes") } on { $count } korttia.
}
    .braille = { $who }:
hand-count = { $count ->
    [one] 1 kortti.
   *[other] { $count } korttia.
}
    .braille = { $count }:
hands-hidden = Tässä pöydässä kädet ovat piilossa. Kuulet vain omat korttisi.
    .braille = kädet piilossa
due-more = { $count ->
    [255] Pelaa vielä kortteja tai passaa.
    [one] Pelaa vielä yksi kortti tai passaa.
   *[other] Pelaa vielä enintään { $count } korttia tai passaa.
}
    .braille = { $count ->
        [255] vielä
       *[other] vielä { $count }
    }
due-choose-wish = { $called ->
    [rank] Valitse arvo.
    [suit] Valitse maa.
   *[colour] Valitse väri.
}
    .braille = valitse
candidate = { $number }: { $who }
    .braille = { $number } { $who }
top-stand-in = { $top } Sen tilalla on { CARD($card) }.
    .braille = { $top } ={ CODE($card) }
due-name-card = Mikä kortti { CARD($card) } on nyt?
    .braille = { CODE($card) }=?
due-give = { $count ->
    [one] Minkä kortin annat { NAME($who, case: "allative") }?
   *[other] Minkä kortin annat { NAME($who, case: "allative") }? Annettavana on { $count } korttia.
}
    .braille = { $who }: { $count }k
what-if-choose = { $what ->
    [named] sanot, mikä kortti se on
    [card] annat kortin pois
    [rank] valitset arvon
    [suit] valitset maan
   *[colour] valitset värin
}
    .braille = { $what ->
        [named] =?
        [card] antaa
        [rank] >?
        [suit] >?
       *[colour] >?
    }

# Vihje: mitä kannattaa tehdä, ja mikä sen puolesta puhuu.
tip = Vihje: { $move }.
    .braille = { $move }.
tip-play = pelaa { CARD($cards, join: "list") }
    .braille = { CODE($cards) }
tip-wish = toivo { COLOUR($colour, case: "partitive") }
    .braille = >{ CODE($colour) }
tip-call = sano { $call }
    .braille = { $call }!
tip-draw = nosta
    .braille = { command-draw }
tip-pass = passaa
    .braille = { command-pass }
tip-challenge = haasta
    .braille = { command-challenge }
tip-choose = valitse { COLOUR($colour) }
    .braille = { CODE($colour) }
tip-colour = { COLOUR($colour) }
    .braille = { CODE($colour) }
tip-catch = ota { $who } kiinni
    .braille = { command-catch } { $who }
stop-tip = Vihje: paina Enteriä. Keneltäkään ei jäänyt mitään sanomatta.
    .braille = Enter
motive-last-cards = Sitten kätesi on tyhjä.
    .braille = viimeinen
motive-instead-of-drawing = { $count ->
    [one] Muuten nostat yhden kortin.
   *[other] Muuten nostat { $count } korttia.
}
    .braille = tai !{ $count }
motive-instead-of-sitting-out = Muuten menetät vuorosi.
    .braille = tai !ohi
motive-drawn-fits = Nostamasi kortti sopii.
    .braille = nostettu
motive-only-card = Mikään muu korteistasi ei sovi.
    .braille = ainoa
motive-nearly-out = { $count ->
    [one] { NAME($who, case: "adessive", capital: "yes") } on enää yksi kortti.
   *[other] { NAME($who, case: "adessive", capital: "yes") } on enää { $count } korttia.
}
    .braille = { $who } { $count }k
motive-hits = Se osuu { NAME($who, case: "illative") }.
    .braille = osuu { $who }
motive-spares-partner = Toinen kortti osuu { NAME($who, case: "illative") }, joukkuetoveriisi.
    .braille = säästää { $who }
motive-several-at-once = Kädestä lähtee kerralla { $count } korttia.
    .braille = -{ $count }k
motive-points = { $points ->
    [one] Kädestä lähtee yksi piste.
   *[other] Kädestä lähtee { $points } pistettä.
}
    .braille = { $points }p
motive-colour = { $lays ->
    [yes] { $count ->
        [one] Sitten sinulla on vielä yksi { $called ->
            [suit] kortti sitä maata
           *[colour] sen värinen kortti
        }.
       *[other] Sitten sinulla on vielä { $count } { $called ->
            [suit] korttia sitä maata
           *[colour] sen väristä korttia
        }.
    }
   *[no] { $count ->
        [0] Sinulla ei ole yhtään { $called ->
            [suit] korttia, jolla on maa
           *[colour] värillistä korttia
        }.
        [one] Sinulla on yksi { $called ->
            [suit] kortti sitä maata
           *[colour] sen värinen kortti
        }.
       *[other] Sinulla on { $count } { $called ->
            [suit] korttia sitä maata
           *[colour] sen väristä korttia
        }.
    }
}
    .braille = sitä { $count }k
motive-follow = { $count ->
    [one] Sen jälkeen yksi korteistasi sopii.
   *[other] Sen jälkeen { $count } korteistasi sopii.
}
    .braille = sopii { $count }k
motive-keep = Säästä { CARD($card) } myöhemmäksi.
    .braille = säästä { CODE($card) }
motive-not-stuck = Minkä tahansa muun jälkeen jää vain kortteja, jotka eivät saa olla viimeisiä.
    .braille = ei jumiin
motive-won-more = Koepeleissä se voitti noin { $won } kertaa sadasta, toiseksi paras { $next }.
    .braille = { $won } voittoa, muuten { $next }
motive-none-better = Mikään muu siirto ei ole koepeleissä selvästi parempi.
    .braille = ei parempaa
motive-any-colour = Sinulle käy mikä tahansa { $called ->
    [suit] maa
    [rank] arvo
   *[colour] väri
}.
    .braille = mikä vain
motive-nothing-to-lay = Et voi pelata mitään korteistasi.
    .braille = mikään ei sovi
motive-no-answer = Sinulla ei ole vastaukseksi käyvää korttia.
    .braille = ei vastausta
motive-challenge-pays = Haastaminen luultavasti kannattaa.
    .braille = kannattaa
motive-challenge-costs = Haastaminen ei luultavasti kannata.
    .braille = ei kannata
motive-late-call = Unohdit sen, mutta ehdit vielä.
    .braille = unohtui
motive-forgot = { $who } unohti sanoa { $call }.
    .braille = ei { $call }
motive-wrong-run = { NAME($who, case: "genitive", capital: "yes") } pelaamat kortit eivät kuulu yhteen.
    .braille = väärin
tip-choose-player = valitse { $who }
    .braille = { $who }
tip-stand-for = nimeä { CARD($card) }
    .braille = ={ CODE($card) }
tip-give = anna pois { CARD($card) }
    .braille = { CODE($card) }
motive-fewest-cards = Kenelläkään ei ole vähemmän kortteja kuin { NAME($who, case: "adessive") }.
    .braille = { $who } vähiten
motive-acts = Kortin vaikutuksesta on nyt hyötyä.
    .braille = vaikutus
motive-least-use = Siitä on sinulle vähiten hyötyä.
    .braille = vähiten hyötyä
card-text = { CARD($card, capital: "yes") }: { $text }
    .braille = { CODE($card) }: { $text }
heard-first = Mitään ei tehty: et ole vielä kuullut kaikkea. Paina Enteriä ja kirjoita siirtosi sitten uudestaan.
    .braille = ensin Enter, sitten uudestaan
