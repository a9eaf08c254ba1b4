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
   *[no] { NAME($other, case: "allative") }
} { $count ->
    [one] { $you ->
        [yes] valitsemasi kortin
       *[no] valitsemansa kortin
    }
   *[other] { $you ->
        [yes] { cards-counted }, jotka valitset
       *[no] { cards-counted }, jotka itse valitsee
    }
}
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
agree-proposed = { $you ->
    [yes] Ehdotat
   *[no] { $who } ehdottaa
}: { $text }.
    .braille = { $you ->
    [yes] kysytään: { $text }
   *[no] { $who }: { $text }
}
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
   *[no] { NAME($who, case: "genitive", capital: "yes") }
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
    [one] Nyt voi nostaa vain yhden kortin.
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
    } antaa enintään yhden kortin
   *[other] { $you ->
        [yes] Voit
       *[no] { $who } voi
    } antaa enintään { $count } korttia
}. Viimeistä korttia ei voi antaa pois sopimalla.
    .braille = { $who } antaa max { $count }
agree-not-held = { $you ->
    [yes] Kädessäsi
   *[no] { NAME($who, case: "adessive", capital: "yes") }
} ei ole tätä korttia: { CARD($card) }.
    .braille = { $who } ilman { CODE($card) }
agree-on-turn = { $you ->
    [yes] Sinun vuorosi
   *[no] { NAME($who, case: "genitive", capital: "yes") } vuoro
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
agree-unclear = En ymmärrä, mitä { $sentence } tarkoittaa sopimuksena. Mitään ei tehty. Näistä voitte sopia.
    .braille = { $sentence }?
agree-answer = Hyväksy painamalla Enteriä tai kirjoita { type-no }.
    .braille = Enter/{ type-no }
agree-away = { $who } on poissa, ja kaikkien pöydässä on suostuttava. Ehdota uudelleen, kun { $who } on palannut.
    .braille = { $who } on poissa
agree-off = Ehdotus raukesi: { $gone ->
    [yes] sen tekijä ei ole enää paikalla.
   *[no] joku on poissa, ja kaikkien pöydässä on suostuttava.
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
   *[no] { NAME($other, case: "allative") }
} { $count ->
    [one] kortin
   *[other] { $count } korttia
}
typed-agree-gives-card = { $who } antaa { $other-you ->
    [yes] minulle
   *[no] { NAME($other, case: "allative") }
} { CARD($card, case: "genitive") }
    .braille = { $who } antaa { $other-you ->
        [yes] minulle
       *[no] { $other }
    } { CODE($card) }
typed-agree-swap = { $who } ja { $other } vaihtavat kädet
typed-agree-reverse = suunta vaihtuu
typed-agree-back = { $who } ottaa viimeisen kortin takaisin

# What is written on a card and no rule file says.
written-agree = Sen pelaajat toteuttavat itse: kirjoita { type-agree } ja lause.
    .braille = { type-agree }
