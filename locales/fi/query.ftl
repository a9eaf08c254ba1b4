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
hand-position = { $position }: { CARD($card) }.
    .braille = { $position }:{ CODE($card) }

top = Päällimmäisenä { CARD($card) }.
    .short = { CARD($card, capital: "yes") }.
    .braille = { CODE($card) }
top-wished = Päällimmäisenä { CARD($card) }, toiveena { COLOUR($wish) }.
    .short = { CARD($card, capital: "yes") }, toiveena { COLOUR($wish) }.
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
    .quiet = Pelaa nostettu kortti tai passaa.
    .braille = { CODE($card) } tai passaa
due-again = Pelaa vielä kortti tai passaa.
    .braille = vielä tai passaa
due-draw = { $count ->
    [one] Nosta yksi kortti.
   *[other] Nosta { $count } korttia.
}
    .braille = !{ $count }
due-draw-or-answer = { $count ->
    [one] Nosta yksi tai pelaa { SYMBOL($answers, article: "indefinite", join: "or") }.
   *[other] Nosta { $count } tai pelaa { SYMBOL($answers, article: "indefinite", join: "or") }.
}
    .braille = !{ $count }
due-sit-out = Menetät vuorosi: passaa.
    .braille = !ohi
due-sit-out-or-answer = Passaa tai pelaa { SYMBOL($answers, article: "indefinite", join: "or") }.
    .braille = !ohi
due-challenge = { $count ->
    [one] Nosta yksi kortti tai haasta.
   *[other] Nosta { $count } korttia tai haasta.
}
    .braille = !{ $count } haasta
due-challenge-or-answer = Nosta { $count }, haasta tai pelaa { SYMBOL($answers, article: "indefinite", join: "or") }.
    .braille = !{ $count } haasta
due-jump-in = { CARD($card, capital: "yes") } väliin? Pelaa se, tai jätä pelaamatta painamalla Enteriä.
    .quiet = Sama kortti väliin? Pelaa se, tai jätä pelaamatta painamalla Enteriä.
    .braille = { CODE($card) } tai Enter
asked-jump-in = { $who } saa pelata väliin: { CARD($card) }.
    .braille = { $who } { CODE($card) }?
due-choose = { $called ->
    [suit] Valitse aloituskortille maa: { COLOUR($colours, join: "or") }.
   *[colour] Valitse aloituskortille väri: { COLOUR($colours, join: "or") }.
}
    .braille = valitse { CODE($colours) }
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
pending-passed-over = { $you ->
    [yes] Sinä
   *[no] { $who }
} { do-will-sit-out }.
    .braille = { $who } pian ohi
pending-challenge = { $answers ->
    [yes] { $who } nostaa { cards-counted }, haastaa tai vastaa.
   *[no] { $who } nostaa { cards-counted } tai haastaa.
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
    [yes] Sinun kätesi on tyhjä.
   *[no] { $who } on jo tyhjentänyt kätensä.
}
    .braille = { $who } valmis
scores = { $minus ->
    [yes] Miinuspisteet tähän asti: { $items }.
   *[no] Pisteet tähän asti: { $items }.
}
    .braille = { $items }
rounds-won = Voitetut pelit tähän asti: { $items }.
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

dealer-lot = { $you ->
    [yes] Arpa osui sinuun: jaat ensimmäisenä.
   *[no] Arpa ratkaisi: { $who } jakaa ensimmäisenä.
}
    .braille = { $you ->
    [yes] arpa: minä jaan
   *[no] arpa: { $who } jakaa
}

can-play = Voit pelata { CARD($cards, case: "genitive", join: "or") }.
    .braille = { CODE($cards) }
can-together = Yhdessä voit pelata { CARD($cards, case: "genitive") }.
    .braille = { CODE($cards) }
can-play-nothing = Mikään korteistasi ei sovi.
    .braille = mikään ei sovi
can-no-twin = { CARD($card, capital: "yes") } ei ole kädessäsi.
    .braille = ei { CODE($card) }
can-call = Sano samalla { $call }.
    .braille = { $call }!
can-type = { $cards ->
    [yes] Tai kirjoita { $words }.
   *[no] Kirjoita { $words }.
}
    .braille = { $words }

what-if = Jos pelaat { CARD($cards, case: "genitive") }: { $clauses }.
    .braille = { CODE($cards) }: { $clauses }
what-if-wish = { $called ->
    [suit] toivot maata
    [rank] toivot arvoa
   *[colour] toivot väriä
}
    .braille = >?
what-if-nothing = Jos pelaat { CARD($cards, case: "genitive") }, muuta ei tapahdu.
    .braille = { CODE($cards) }: ei muuta
what-if-next = { $you ->
    [yes] Seuraavaksi on sinun vuorosi.
   *[no] Seuraavaksi vuorossa on { $who }.
}
    .braille = sitten { $who }
what-if-over = Sitten peli on ohi.
    .braille = peli ohi
what-if-held = { $count ->
    [0] Kädessäsi ei olisi enää kortteja.
    [one] Kädessäsi olisi yksi kortti.
   *[other] Kädessäsi olisi { $count } korttia.
}
    .braille = { $count }k

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
games-option = { $name }: { $title }: { $values }. Ellei valita: { $default }.
    .braille = { $name }: { $values }; { $default }
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
rule-numbers = Pelissä { $game } ovat säännöt { $clauses }. Kirjoita { command-rule } ja numero, esimerkiksi { command-rule } { $example }, tai jokin otsikon sana.
    .braille = { command-rule }: { $clauses }
rule-range = numerosta { $first } numeroon { $last }
rule-several = Useampi sääntö sopii sanaan { $word }: { $items }. Kirjoita { command-rule } ja jokin näistä numeroista.
    .braille = { $word }: { $items }
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
        [one] Kortista tulee yksi miinuspiste.
       *[other] Kortista tulee { $points } miinuspistettä.
    }
   *[no] { $points ->
        [one] Kortista tulee yksi piste.
       *[other] Kortista tulee { $points } pistettä.
    }
}
    .braille = { $points }p
card-which = Mikä kortti? Kerro komennon { command-card } jälkeen kortin nimi tai lyhenne.
    .braille = mikä kortti
card-several = Useampi kortti sopii sanaan { $word }: { SYMBOL($symbols, join: "or") }.
    .braille = { $word }: { CODE($symbols) }
card-not-in-game = Tässä pelissä ei ole korttia { $word }. Kirjoita { command-legend }, niin kuulet, mitä kortteja on.
    .braille = ei korttia { $word }
option-changed = { $name }: { $value }. Kirjassa: { $default }.
    .braille = { $name }: { $value }, kirja { $default }
table-as-book = { $game } niin kuin kirjassa.
    .braille = { $game } kuin kirjassa
table-differs = { $game } niin kuin kirjassa, paitsi: { $items }.
    .braille = { $game }, paitsi: { $items }
table-item = { $name }: { $value }
table-choices = Kaikki, minkä pöytä voisi valita: { command-rules } kaikki. Ennen peliä: sixdot games { $id }.
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
    [0] Pelaajalla { $who } ei ole kortteja.
    [one] Pelaajalla { $who } on yksi kortti.
   *[other] Pelaajalla { $who } on { $count } korttia.
}
    .braille = { $who }:
hands-hidden = Tässä pöydässä kädet ovat salassa. Kuulet vain omat korttisi.
    .braille = kädet salassa
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
due-choose-player = { $deed ->
    [swap] Kenen kanssa vaihdat käsikortit?
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
candidate = { $number }: { $who }
    .braille = { $number } { $who }
due-give = { $count ->
    [one] Minkä kortin annat pelaajalle { $who }?
   *[other] Minkä kortin annat pelaajalle { $who }? Annettavana on { $count } korttia.
}
    .braille = { $who }: { $count }k
what-if-choose = { $what ->
    [player] valitset pelaajan
    [card] annat kortin pois
    [suit] valitset maan
   *[colour] valitset värin
}
    .braille = { $what ->
        [player] kuka
        [card] antaa
        [suit] >?
       *[colour] >?
    }

# Vihje: mitä kannattaa tehdä, ja mikä sen puolesta puhuu.
tip = Vihje: { $move }.
    .braille = { $move }.
tip-play = pelaa { CARD($cards) }
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
stop-tip = Vihje: paina Enteriä. Kukaan ei ole unohtanut sanoa mitään.
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
motive-only-honest = Kaikki muu olisi bluffia.
    .braille = muuten bluffi
motive-nearly-out = { $count ->
    [one] Pelaajalla { $who } on enää yksi kortti.
   *[other] Pelaajalla { $who } on enää { $count } korttia.
}
    .braille = { $who } { $count }k
motive-hits = Sen kohteena on { $who }.
    .braille = kohde { $who }
motive-spares-partner = Toinen kortti osuisi pelaajaan { $who }, joka on joukkuetoverisi.
    .braille = säästää { $who }
motive-several-at-once = Pääset kerralla eroon { $count } kortista.
    .braille = -{ $count }k
motive-points = { $points ->
    [one] Pääset eroon yhdestä pisteestä.
   *[other] Pääset eroon { $points } pisteestä.
}
    .braille = { $points }p
motive-colour = { $lays ->
    [yes] { $count ->
        [one] Sen jälkeen sinulla on vielä yksi saman { $called ->
            [suit] maan
           *[colour] värin
        } kortti.
       *[other] Sen jälkeen sinulla on vielä { $count } saman { $called ->
            [suit] maan
           *[colour] värin
        } korttia.
    }
   *[no] { $count ->
        [0] Sinulla ei ole minkään { $called ->
            [suit] maan
           *[colour] värin
        } korttia.
        [one] Sinulla on yksi sen { $called ->
            [suit] maan
           *[colour] värin
        } kortti.
       *[other] Sinulla on { $count } sen { $called ->
            [suit] maan
           *[colour] värin
        } korttia.
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
motive-not-stuck = Minkä tahansa muun jälkeen jäisi vain kortteja, jotka eivät saa olla viimeisiä.
    .braille = ei jumiin
motive-as-good = Mikään ei puhu toisen kortin puolesta.
    .braille = yhtä hyvä
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
motive-challenge-pays = Haaste luultavasti säästää enemmän kortteja kuin maksaa.
    .braille = kannattaa
motive-challenge-costs = Haaste luultavasti maksaa enemmän kortteja kuin säästää.
    .braille = ei kannata
motive-late-call = Unohdit sen, eikä vielä ole myöhäistä.
    .braille = unohtui
motive-forgot = { $who } unohti sanoa { $call }.
    .braille = ei { $call }
motive-wrong-run = Pelaajan { $who } pelaamat kortit eivät kuulu yhteen.
    .braille = väärin
tip-choose-player = valitse { $who }
    .braille = { $who }
tip-give = anna pois { CARD($card) }
    .braille = { CODE($card) }
motive-fewest-cards = Kenelläkään ei ole vähemmän kortteja kuin pelaajalla { $who }.
    .braille = { $who } vähiten
motive-acts = Sen puolesta puhuu kortin vaikutus.
    .braille = vaikutus
motive-least-use = Siitä on sinulle vähiten hyötyä.
    .braille = vähiten hyötyä
card-text = { CARD($card, capital: "yes") }: { $text }
    .braille = { CODE($card) }: { $text }
