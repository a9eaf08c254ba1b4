# Tallennettu peli, joka käydään uudestaan läpi siirto siirrolta.

command-replay = kertaa
    .use = kertaa, tai kertaa ja pelin numero tai nimi
    .help = Käy pelin uudestaan läpi siirto siirrolta.

replay-begins = Kerrataan: { $game }{ $alone ->
    [yes] {""}
   *[no] , mukana { $players }
}, { $count ->
    [one] 1 siirto
   *[other] { $count } siirtoa
}.
    .braille = kerrataan: { $game }, siirtoja { $count }
replay-parent = Tämä peli jatkaa { $known ->
    [yes] peliä { $parent }
   *[no] toista peliä
} siirrosta { $number }.
    .braille = { $known ->
    [yes] pelistä { $parent }, siirto { $number }
   *[no] siirrosta { $number }
}
replay-damaged = Tallenteen rivi { $line } on vioittunut, joten kertaus päättyy sitä ennen.
    .braille = rivi { $line } vioittunut
replay-side = { $side ->
    [own] Kuulet pelin omalta paikaltasi.
    [other] Kuulet pelin tämän pelaajan paikalta: { $who }. Sinä tarkoittaa nyt häntä.
    [open] Kuulet pelin niin, että kaikki kortit ovat näkyvissä.
   *[nobody] Kuulet pelin katsojana.
}
    .braille = { $side ->
    [own] oma paikka
    [other] paikka: { $who }
    [open] kaikki näkyvissä
   *[nobody] katsoja
}
replay-how = Paina Enteriä, niin kuulet seuraavan siirron. Lisää: { command-help }.
    .braille = Enter: seuraava
replay-place = Siirto { $number }, kaikkiaan { $count }.
    .braille = { $number }/{ $count }
replay-before = Ennen ensimmäistä siirtoa.
    .braille = 0/{ $count }
replay-last = Se oli viimeinen siirto. Edelliseen pääset komennolla { command-back }.
    .braille = viimeinen siirto
replay-first = Tätä ennen ei ole siirtoja.
    .braille = ensimmäinen siirto
replay-rounds = { $count ->
    [one] Pelissä on 1 kierros.
   *[other] Pelissä on { $count } kierrosta.
}
    .braille = { $count ->
    [one] 1 kierros
   *[other] { $count } kierrosta
}
replay-again = Uudestaan alusta.
    .braille = alusta
replay-when = Kirjoita, mitä etsitään, esimerkiksi: { type-replay-when } nostin neljä.
    .braille = { type-replay-when } nostin neljä
replay-not-found = Tässä pelissä ei ole sellaista siirtoa.
    .braille = ei löydy
replay-not-over = Nämä kortit pysyvät piilossa, kunnes peli on päättynyt.
    .braille = peli kesken
replay-other-hand = Sen käden kuulet siltä puolelta: kirjoita { type-replay-from } ja nimi. Kun peli on ohi, komento { type-replay-open } kertoo kaikkien kortit.
    .braille = { type-replay-from } NIMI
replay-nothing-to-save = Tallennettavaa ei ole: peli kerrotaan tallenteestaan, joka pysyy ennallaan.
    .braille = jo tallessa
replay-forward-use = { command-forward } tai { command-forward } 5
replay-back-use = { command-back } tai { command-back } 5
replay-no-side = Valitse ensin paikka: { type-replay-from } ja nimi.
    .braille = { type-replay-from } NIMI
replay-not-dealt = Tässä kohdassa kortteja ei ole vielä jaettu. Paina ensin Enteriä.
    .braille = ei jaettu
replay-over = Tässä kohdassa peli on päättynyt. Palaa ensin: kirjoita { command-back } tai siirron numero.
    .braille = päättynyt; { command-back }
replay-parts = Pelaat siirrosta { $number } eteenpäin uudessa pelissä. Entinen peli säilyy ennallaan, ja jatko voi olla erilainen.
    .braille = uusi peli: { $number }
replay-no-moves = Kertauksessa ei pelata. Jos haluat pelata tästä eteenpäin, kirjoita { type-replay-on }.
    .braille = { type-replay-on }?
replay-none = Tätä peliä ei voi kerrata.
    .braille = ei voi kerrata
replay-nothing-kept = Yhtään peliä ei ole vielä tallennettu.
    .braille = ei pelejä
replay-several = { $count ->
    [one] Tallennettuna on 1 peli.
   *[other] Tallennettuna on { $count } peliä.
}
    .braille = pelejä { $count }
replay-which = Jos haluat kerrata jonkin niistä, kirjoita { command-replay } ja sen numero tai nimi: { command-replay } { $default }.
    .braille = { command-replay } { $default }
replay-unknown = Kerrattavaa peliä { $word } ei ole.
    .braille = { $word }?
replay-export-where = Kirjoita myös uuden tiedoston nimi, esimerkiksi: { type-replay-export } peli.txt.
    .braille = { type-replay-export } peli.txt
replay-exported = { $count ->
    [one] 1 siirto kirjoitettiin
   *[other] { $count } siirtoa kirjoitettiin
} tiedostoon { $file } niin kuin kuulet pelin, ilman siemenlukua.
    .braille = { $file }, siirtoja { $count }

help-replay-steps = Enter: seuraava siirto. { command-forward } 5: viisi siirtoa eteenpäin. { command-back }: edellinen siirto. { command-back } 5: viisi siirtoa taaksepäin.
help-replay-jumps = Numero: se siirto. { type-replay-round } 2: toisen kierroksen alku. { type-replay-beginning }: ensimmäinen siirto. { type-replay-end }: viimeinen.
help-replay-when = { type-replay-when } nostin neljä: seuraava sellainen siirto. Pelkkä { type-replay-when }: seuraava sen jälkeen. { command-find } { example-word }: sanoja, jotka kerrottiin.
help-replay-sides = { type-replay-from } ja nimi: sen pelaajan paikalta. { type-replay-open }, kun peli on päättynyt: kaikki kortit. Kysymykset kuten { command-hand } ja { command-top } koskevat sitä hetkeä.
help-replay-on = { type-replay-on }: uusi peli tietokonepelaajia vastaan tästä siirrosta eteenpäin.
help-replay-export = { type-replay-export } ja tiedosto: teksti muille, ilman piilossa olevia kortteja. Kertauksesta pois: { command-resume }, { command-new } tai { command-quit }.

type-replay-when = kun
type-replay-from = paikka
type-replay-on = pelaa tästä
type-replay-export = vie
type-replay-round = kierros
type-replay-beginning = alku
type-replay-end = loppu
type-replay-open = näkyviin
