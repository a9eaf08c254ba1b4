# Tallennettu peli, joka käydään uudestaan läpi siirto siirrolta.

command-replay = kertaa
    .words = kertaus replay
    .use = kertaa, tai kertaa ja pelin numero tai nimi
    .help = Käy pelin uudestaan läpi siirto siirrolta.

replay-begins = Kerrataan: { $game }{ $alone ->
    [yes] {""}
   *[no] , mukana { $players }
}, { $count ->
    [one] 1 siirto
   *[other] { $count } siirtoa
}.
    .braille = kerrataan: { $game }, { $count }
replay-parent = Tätä peliä jatkettiin { $known ->
    [yes] pelin { $parent }
   *[no] toisen pelin
} siirrosta { $number }.
    .braille = { $known ->
    [yes] pelistä { $parent }, { $number }
   *[no] siirrosta { $number }
}
replay-damaged = Tallenteen rivi { $line } on vioittunut, joten kertaus päättyy sitä ennen.
    .braille = rivi { $line } vioittunut
replay-side = { $side ->
    [own] Kuulet pelin omalta paikaltasi.
    [other] Kuulet pelin tämän pelaajan paikalta: { $who }. Häntä puhutellaan sinuksi.
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
replay-place = Siirto { $number }, siirtoja on { $count }.
    .braille = { $number }/{ $count }
replay-before = Ennen ensimmäistä siirtoa.
    .braille = 0/{ $count }
replay-last = Se oli viimeinen siirto. Takaisinpäin pääset komennolla { command-back }.
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
replay-when = Kirjoita, mitä etsitään: { type-replay-when } nostin neljä, esimerkiksi.
    .braille = { type-replay-when } nostin neljä
replay-not-found = Tässä pelissä ei ole sellaista siirtoa.
    .braille = ei löydy
replay-not-over = Se pysyy piilossa, kunnes peli on päättynyt.
    .braille = peli kesken
replay-no-side = Valitse ensin paikka: { type-replay-from } ja nimi.
    .braille = { type-replay-from } NIMI
replay-not-dealt = Tässä kohdassa kortteja ei ole vielä jaettu. Paina ensin Enteriä.
    .braille = ei jaettu
replay-over = Tässä kohdassa peli on päättynyt. Palaa ensin taaksepäin: { command-back }, tai siirron numero.
    .braille = päättynyt; { command-back }
replay-parts = Pelaat siirrosta { $number } eteenpäin, uudessa pelissä. Entinen peli säilyy ennallaan, ja jatko voi olla erilainen.
    .braille = uusi peli: { $number }
replay-no-moves = Kertauksessa ei pelata. Jos haluat pelata tästä eteenpäin, kirjoita { type-replay-on }.
    .braille = { type-replay-on }?
replay-none = Tätä peliä ei voi kerrata.
    .braille = ei voi kerrata
replay-nothing-kept = Yhtään peliä ei ole vielä tallennettu.
    .braille = ei pelejä
replay-several = { $count ->
    [one] Tallessa on 1 peli.
   *[other] Tallessa on { $count } peliä.
}
    .braille = { $count } peliä
replay-which = Käy jokin niistä uudestaan läpi: kirjoita { command-replay } ja pelin numero tai nimi, { command-replay } { $default }.
    .braille = { command-replay } { $default }
replay-unknown = Mikään peli, jonka voi kerrata, ei ole { $word }.
    .braille = { $word }?
replay-export-where = Kirjoita myös uuden tiedoston nimi: { type-replay-export } peli.txt, esimerkiksi.
    .braille = { type-replay-export } peli.txt
replay-exported = { $count ->
    [one] 1 siirto kirjoitettiin
   *[other] { $count } siirtoa kirjoitettiin
} tiedostoon { $file } niin kuin ne kuulet, ilman siemenlukua.
    .braille = { $count } siirtoa: { $file }

help-replay-steps = Enter: seuraava siirto. { command-forward } 5: viisi siirtoa eteenpäin. { command-back }: edellinen siirto. { command-back } 5: viisi siirtoa taaksepäin.
help-replay-jumps = Numero: se siirto. { type-replay-round } 2: toinen jako. { type-replay-beginning }: ensimmäinen siirto. { type-replay-end }: viimeinen.
help-replay-when = { type-replay-when } nostin neljä: seuraava sellainen siirto. Pelkkä { type-replay-when } etsii eteenpäin. { command-find } { example-word }: sanoja, jotka kerrottiin.
help-replay-sides = { type-replay-from } ja nimi: sen pelaajan paikalta. Kun peli on päättynyt, { type-replay-open }: kaikki kortit. Kysymykset kuten { command-hand } ja { command-top } koskevat sitä hetkeä.
help-replay-on = { type-replay-on }: uusi peli tietokonepelaajia vastaan tästä kohdasta.
help-replay-export = { type-replay-export } ja tiedosto: teksti muille, ilman piilossa olevia kortteja. Kertauksesta pois: { command-resume }, { command-new } ja { command-quit }.

type-replay-when = kun
type-replay-from = paikka
type-replay-on = pelaa tästä
type-replay-export = vie
type-replay-round = kierros
type-replay-beginning = alku
type-replay-end = loppu
type-replay-open = näkyviin

# Mitä siellä ymmärretään: sanoja; sanontojen välissä on pilkku.
words-replay-play-on = pelaa tästä, pelaa tästä eteenpäin, pelaa tasta, jatka tästä, jatka tasta
words-replay-beginning = alku, alkuun, ensimmäinen siirto, alusta
words-replay-end = loppu, loppuun, viimeinen siirto
words-replay-open = näkyviin, nakyviin, kaikki näkyviin, kaikki nakyviin, kaikki kortit
words-replay-all = kaikki, kaikkien, näkyviin
words-replay-nobody = katsoja, ei kukaan, kukaan
words-replay-when = kun jolloin
words-replay-from = paikka paikalta puoli
words-replay-export = vie
words-replay-move = siirto siirtoon rivi
words-replay-round = kierros kierrokseen jako
words-replay-me = minä mä minun oma
words-replay-small = kun jolloin kortin kortit korttia kortti siirto olin oli ja se
words-replay-plays = pelaa pelasi pelasin pelaan laittoi laitoin otti otin
words-replay-draws = nostaa nosti nostin nostan nosto sai sain
words-replay-passes = passaa passasi passasin passaan
words-replay-skipped = väliin menetti menetin
words-replay-calls = sanoo sanoi sanoin sanon toivoi toivoin toivoo toivon
words-replay-catches = kiinni
words-replay-challenges = haastaa haastoi haastoin haastan
words-replay-swaps = vaihtaa vaihtoi vaihdoin vaihdan
words-replay-gives = antaa antoi annoin annan
words-replay-wins = voittaa voitti voitin valmis
words-replay-deals = jakaa jakoi jaoin
words-replay-takes-back = peruu perui peruin perutti
