# Sovitut siirrot (G-15): mitä pelaajat pöydässä tekevät, vaikka mikään sääntö ei sitä sano.

# Miten se kerrotaan ja ehdotetaan.
agreed = Sovittu: { $text }
    .braille = sovittu: { $text }
do-turn-again = { $you ->
    [yes] saat uuden vuoron
   *[no] saa uuden vuoron
}
    .braille = uusi vuoro
do-owe-gift = { $you ->
    [yes] annat
   *[no] antaa
} { $other-you ->
    [yes] sinulle
   *[no] pelaajalle { $other }
} { cards-counted } oman { $you ->
    [yes] valintasi
   *[no] valintansa
} mukaan
    .braille = antaa { $other } { $count }
do-take-back-card = { $you ->
    [yes] otat
   *[no] ottaa
} takaisin { CARD($card, case: "genitive") }
    .braille = takaisin { CODE($card) }
do-take-back-last = { $you ->
    [yes] otat
   *[no] ottaa
} viimeisen kortin takaisin
    .braille = viimeinen takaisin
agreed-reverse = pelisuunta vaihtuu
    .braille = suunta vaihtuu
agreed-name = { $called ->
    [rank] toivottu arvo on { COLOUR($colour) }
    [suit] toivottu maa on { COLOUR($colour) }
   *[colour] toivottu väri on { COLOUR($colour) }
}
    .braille = >{ CODE($colour) }
agree-question = { $who } ehdottaa: { $text }. Hyväksy painamalla Enteriä tai kieltäydy kirjoittamalla { type-no }.
    .braille = { $who }: { $text }. Enter/{ type-no }
agree-proposed = Ehdotat: { $text }. Nyt kysytään muilta.
    .braille = kysytään: { $text }
agree-refused = { $you ->
    [yes] Et suostu siihen.
   *[no] { $who } ei suostu siihen.
} Näin ei tehdä: { $text }.
    .braille = { $you ->
    [yes] minä
   *[no] { $who }
} ei: { $text }
type-no = ei
type-agree = { command-agree }

# Miksi se ei käy.
agree-later = { $you ->
    [yes] Sinun
   *[no] Pelaajan { $who }
} täytyy ensin päättää jotain. Sen jälkeen tästä voi sopia.
    .braille = ensin { $who }
agree-out = { $you ->
    [yes] Et ole enää mukana tällä kierroksella.
   *[no] { $who } ei ole enää mukana tällä kierroksella.
}
    .braille = { $who } on valmis
agree-twice = Siihen tarvitaan kaksi pelaajaa, mutta nimesit vain yhden.
    .braille = { $who } kahdesti
agree-too-many-to-draw = { $count ->
    [0] Nostettavia kortteja ei ole enää.
    [one] Nyt voi nostaa vain 1 kortin.
   *[other] Nyt voi nostaa enintään { $count } korttia.
}
    .braille = pakka { $count }
agree-too-many-to-give = { $count ->
    [0] { $you ->
        [yes] Et
       *[no] { $who } ei
    } voi antaa yhtään korttia
    [one] { $you ->
        [yes] Voit
       *[no] { $who } voi
    } antaa enintään 1 kortin
   *[other] { $you ->
        [yes] Voit
       *[no] { $who } voi
    } antaa enintään { $count } korttia
}, sillä viimeistä korttia ei anneta pois sopimalla.
    .braille = { $who } antaa max { $count }
agree-not-held = { $you ->
    [yes] Kädessäsi
   *[no] Pelaajan { $who } kädessä
} ei ole tätä korttia: { CARD($card) }.
    .braille = { $who } ilman { CODE($card) }
agree-on-turn = { $you ->
    [yes] Sinun vuorosi
   *[no] Pelaajan { $who } vuoro
} on jo nyt.
    .braille = { $who } vuorossa
agree-skipped = { $you ->
    [yes] Menetät
   *[no] { $who } menettää
} vuoron jo muutenkin.
    .braille = { $who } jo ohi
agree-laid-by-another = { $you ->
    [yes] Et pelannut
   *[no] { $who } ei pelannut
} viimeistä korttia.
    .braille = viimeinen ei { $who }
agree-nothing-laid = Pöydässä ei ole korttia, jonka voisi ottaa takaisin.
    .braille = ei takaisin
agree-nobody = Tässä pöydässä ei ole ketään nimeltä { $name }. Pelaajat: { $players }.
    .braille = ei { $name }: { $players }
agree-unclear = En ymmärrä, mitä { $sentence } tarkoittaa sopimuksena. Mitään ei tehty. Näistä voitte sopia.
    .braille = { $sentence }?
agree-answer = Hyväksy painamalla Enteriä tai kirjoita { type-no }.
    .braille = Enter/{ type-no }
agree-away = { $who } on poissa, ja kaikkien pöydässä täytyy suostua. Ehdota uudelleen, kun { $who } on palannut.
    .braille = { $who } on poissa
agree-off = Ehdotus raukesi: { $gone ->
    [yes] sen tekijä ei ole enää paikalla.
   *[no] joku on poissa, ja kaikkien pöydässä täytyy suostua.
}
    .braille = ehdotus raukesi
agree-wish-first = Sano ensin, minkä värin toivot korttisi kanssa. Sen jälkeen voit ehdottaa jotain.
    .braille = ensin väri

# Mistä voi sopia: enintään kahdeksan riviä.
agree-list-draws = Joku nostaa kortteja: { $typed }.
    .braille = { $typed }
agree-list-skipped = Joku menettää vuoron: { $typed }.
    .braille = { $typed }
agree-list-again = Joku saa uuden vuoron: { $typed }.
    .braille = { $typed }
agree-list-gives = Joku antaa kortteja pois: { $typed }.
    .braille = { $typed }
agree-list-swap = Kaksi pelaajaa vaihtaa käsikortit: { $typed }.
    .braille = { $typed }
agree-list-reverse = Suunta vaihtuu: { $typed }.
    .braille = { $typed }
agree-list-name = Väri tai maa nimetään: { $typed }.
    .braille = { $typed }
agree-list-back = Joku ottaa viimeksi pelatun kortin takaisin: { $typed }.
    .braille = { $typed }

# Lauseet, niin kuin ne kirjoitetaan komennon perään.
typed-agree-draws = { $who } nostaa { $count }
typed-agree-skipped = { $who } jää väliin
typed-agree-again = { $who } saa uuden vuoron
typed-agree-gives = { $who } antaa { $other-you ->
    [yes] minulle
   *[no] pelaajalle { $other }
} { $count ->
    [one] kortin
   *[other] { $count } korttia
}
typed-agree-gives-card = { $who } antaa { $other-you ->
    [yes] minulle
   *[no] pelaajalle { $other }
} { CARD($card, case: "genitive") }
    .braille = { $who } antaa { $other-you ->
        [yes] minulle
       *[no] { $other }
    } { CODE($card) }
typed-agree-swap = { $who } ja { $other } vaihtavat kädet
typed-agree-reverse = suunta vaihtuu
typed-agree-back = { $who } ottaa viimeisen kortin takaisin

# Miten tällaisia lauseita voi kirjoittaa. WHO ja OTHER ovat pelaajia, N on luku, CARD kortti, COLOUR se, mitä voi toivoa. ME on kirjoittaja,
# josta ei ole sanaa: sen sanoo verbin pääte. Pienet sanat voivat olla missä vain, päätteet pelaajien nimien perässä.
words-agree-draws = WHO nostaa N, WHO nostan N, WHO nostaa N korttia, WHO nostan N korttia, WHO nostaa N kortin, WHO nostan N kortin, WHO nostaa kortin,
    WHO nostan kortin, WHO ottaa N korttia, WHO otan N korttia, WHO ottaa N kortin, WHO otan N kortin, WHO ottaa kortin, WHO otan kortin, WHO saa N korttia,
    WHO saan N korttia,
    ME nostan N, ME nostan N korttia, ME nostan N kortin, ME nostan kortin, ME otan N korttia, ME otan N kortin, ME otan kortin, ME saan N korttia
words-agree-skipped = WHO jää väliin, WHO jään väliin, WHO vuoro jää väliin, WHO ohitetaan, WHO menettää vuoron, WHO menetän vuoron, WHO menettää vuoronsa,
    WHO menetän vuoroni, WHO vuoro ohitetaan, WHO on poissa vuorosta, ohitetaan WHO, ohitetaan WHO vuoro,
    ME jään väliin, ME menetän vuoron, ME menetän vuoroni
words-agree-again = WHO saa uuden vuoron, WHO saan uuden vuoron, WHO uusi vuoro, uusi vuoro WHO, WHO pelaa uudestaan, WHO pelaan uudestaan, WHO pelaa uudelleen,
    WHO pelaan uudelleen, WHO on uudestaan vuorossa, WHO olen uudestaan vuorossa, WHO saa toisen vuoron, WHO saan toisen vuoron, WHO saa vielä vuoron,
    WHO saan vielä vuoron,
    ME saan uuden vuoron, ME pelaan uudestaan, ME pelaan uudelleen, ME olen uudestaan vuorossa, ME saan toisen vuoron, ME saan vielä vuoron
words-agree-gives = WHO antaa OTHER N korttia, WHO annan OTHER N korttia, WHO antaa OTHER N kortin, WHO annan OTHER N kortin, WHO antaa OTHER kortin,
    WHO annan OTHER kortin, WHO antaa N korttia OTHER, WHO annan N korttia OTHER, WHO antaa kortin OTHER, WHO annan kortin OTHER,
    ME annan OTHER N korttia, ME annan OTHER N kortin, ME annan OTHER kortin, ME annan N korttia OTHER, ME annan N kortin OTHER,
    ME annan kortin OTHER
words-agree-gives-card = WHO antaa OTHER CARD, WHO annan OTHER CARD, WHO antaa CARD OTHER, WHO annan CARD OTHER,
    ME annan OTHER CARD, ME annan CARD OTHER
words-agree-swap = WHO ja OTHER vaihtavat kädet, WHO ja OTHER vaihtavat käsiä, WHO ja OTHER vaihtavat kortit, WHO ja OTHER vaihtavat kortteja,
    WHO ja OTHER vaihtavat käsikortit, WHO ja OTHER vaihtavat, WHO ja OTHER kädet vaihtuvat, WHO ja OTHER kortit vaihtuvat, WHO ja OTHER vaihdamme kädet,
    WHO ja OTHER vaihdamme kortit, WHO vaihtaa kädet OTHER kanssa, WHO vaihdan kädet OTHER kanssa, WHO vaihtaa käsiä OTHER kanssa,
    WHO vaihdan käsiä OTHER kanssa, WHO vaihtaa kortit OTHER kanssa, WHO vaihdan kortit OTHER kanssa, WHO vaihdan käsikortit OTHER kanssa,
    WHO vaihtaa käsikortit OTHER kanssa,
    ME vaihdan kädet OTHER kanssa, ME vaihdan käsiä OTHER kanssa, ME vaihdan kortit OTHER kanssa, ME vaihdan käsikortit OTHER kanssa
words-agree-reverse = suunta vaihtuu, suunta vaihdetaan, pelisuunta vaihtuu, vaihda suunta, vaihdetaan suunta, vaihdetaan suuntaa, suunnanvaihto, toisin päin,
    suunta kääntyy, käännetään suunta, käännä suunta, suunta käännetään, käännetään pelisuunta
words-agree-name = COLOUR, väri on COLOUR, maa on COLOUR, toivottu väri on COLOUR, toivottu maa on COLOUR, toivotaan COLOUR, toivotaan väriä COLOUR,
    toivotaan maata COLOUR, väriksi COLOUR, maaksi COLOUR, väri COLOUR, maa COLOUR
words-agree-back = WHO ottaa viimeisen kortin takaisin, WHO otan viimeisen kortin takaisin, WHO ottaa takaisin viimeisen kortin,
    WHO otan takaisin viimeisen kortin, WHO ottaa kortin takaisin, WHO otan kortin takaisin, WHO ottaa korttinsa takaisin, WHO otan korttini takaisin,
    ME otan viimeisen kortin takaisin, ME otan takaisin viimeisen kortin, ME otan kortin takaisin, ME otan korttini takaisin
words-agree-me = minä, mä, minun, mun, minulle, mulle, minut, mut, me
words-agree-one = yksi, yhden
words-agree-numbers = yksi, kaksi, kolme, neljä, viisi, kuusi, seitsemän, kahdeksan, yhdeksän, kymmenen
words-agree-small = että, se, nyt, sitten, pelaaja, pelaajan, pelaajalle, pitää, täytyy, vaan, siis
words-agree-endings = n, in, lle, ille, lla, llä, illa, illä
words-agree-no = ei, e, en, en suostu, ei käy, ei kiitos, en halua, vastustan, no
words-agree-yes = kyllä, k, joo, juu, ok, okei, kyllä kiitos, joo kiitos, mielellään, toki, sopii, suostun, käy, selvä, yes

# What is written on a card and no rule file says.
written-agree = Sen pelaajat toteuttavat itse: kirjoita { type-agree } ja lause.
    .braille = { type-agree }
