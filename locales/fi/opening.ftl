# Ennen peliä: mitä silloin kysytään ja kerrotaan ja mitä silloin ymmärretään, myös muilla kielillä.

opening-braille = Jos pistenäytössäsi on 20 merkkiä, kirjoita ensin: { command-braille } 20.
    .braille = { command-braille } 20
language-how = Suomi: kirjoita { command-language } suomi.
    .braille = { command-language } suomi
several-games = Useampi peli on nimeltään { $word }: { $games }.
    .braille = { $word }: { $games }
about-mau = Mau on suomalainen peli, jossa on 110 korttia. Jos haluat pelata Mau Mauta, kirjoita mau mau.
    .braille = toinen peli: mau mau
chosen-game = { $game }.
    .braille = { $game }
ask-players = Montako pelaajaa, sinä mukaan luettuna? Enter: { $default }.
    .braille = Montako? Enter: { $default }
ask-players-also = Käy myös näin: { $examples }.
    .braille = tai { $examples }
ask-name = Mikä on nimesi? Enter: { $default }.
    .braille = Nimi? Enter: { $default }
name-twice = { $name } on jo pöydässä. Kirjoita toinen nimi.
    .braille = { $name } on jo
example-level = { $count } { $level }
example-friend = minä ja Eeva
example-house-rules = { type-options } kotisääntöjä varten
    .braille = { type-options }
levels-are = Tietokonepelaajien taso: { $levels }.
    .braille = taso: { $levels }
levels-there = Tasot ovat { $levels }. Kirjoita { command-level } ja jokin niistä.
    .braille = { command-level }: { $levels }
levels-next-game = Tietokonepelaajien taso seuraavasta pelistä alkaen: { $levels }.
    .braille = seuraava: { $levels }
left-unfinished = Kesken jäi { $game }. Kirjoita { command-resume }, niin peli jatkuu.
    .braille = { command-resume }: { $game }
nothing-to-go-on = Mikään peli ei ole jäänyt kesken.
    .braille = ei keskeneräistä
good-bye-unfinished = Näkemiin. Voit jatkaa myöhemmin: { $game }. Kirjoita { $typed }.
    .braille = hei hei; { $game }: { $typed }

command-resume = palaa
    .use = palaa, tai palaa ja pelin numero tai nimi. Pelin poistat, kun kirjoitat palaa poista ja sen numero tai nimi
    .help = Jatkaa kesken jäänyttä peliä.
command-level = taso
    .use = taso, tai taso ja jokin näistä: satunnainen, helppo, keskitaso, vaikea
    .help = Asettaa, kuinka hyvin tietokonepelaajat pelaavat seuraavasta pelistä alkaen.

command-stats = tilasto
    .use = tilasto, tilasto pois, tilasto päälle, tai tilasto poista
    .help = Kertoo, montako peliä olet pelannut loppuun ja voittanut.
stats-played = { $count ->
    [one] Olet pelannut loppuun yhden pelin, { $since }.
   *[other] Olet pelannut loppuun { $count } peliä, ensimmäisen { $since }.
}
    .braille = { $count ->
    [one] 1 peli, { $since }
   *[other] { $count } peliä, alku { $since }
}
stats-won = { $count ->
    [0] Et ole voittanut yhtään.
    [one] Olet voittanut yhden.
   *[other] Olet voittanut { $count }.
}
    .braille = voitot { $count }
stats-games = Peleittäin: { $games }.
    .braille = { $games }
stats-game = { $game } { $count ->
    [one] 1 voitto
   *[other] { $count } voittoa
}, { $of ->
    [one] 1 peli
   *[other] { $of } peliä
}
    .braille = { $game } { $count }/{ $of }
stats-none = Yhtään peliä ei ole vielä pelattu loppuun.
    .braille = ei pelejä
stats-off = Pelejä ei lasketa. Ne lasketaan taas, kun kirjoitat { command-stats } päälle.
    .braille = tilasto pois
stats-on = Pelit lasketaan, mutta vain tällä tietokoneella.
    .braille = tilasto päällä
stats-delete-sure = { $count ->
    [one] Tämä poistaa lopullisesti tilaston, jossa on yksi peli. Jos olet varma, kirjoita { command-stats } poista kyllä.
   *[other] Tämä poistaa lopullisesti tilaston, jossa on { $count } peliä. Jos olet varma, kirjoita { command-stats } poista kyllä.
}
    .braille = varma? { command-stats } poista kyllä
stats-deleted = { $count ->
    [one] Tilasto, jossa oli yksi peli, on poistettu.
   *[other] Tilasto, jossa oli { $count } peliä, on poistettu.
}
    .braille = poistettu
stats-failed = Pelitilastoa ei voitu kirjoittaa tiedostoon { $file }: { reason }.
    .braille = ei laskettu
on-day = { $number }. { $month } { $year }
setting-stats = Pelien laskeminen
resume-there = Jos haluat jatkaa jotakin niistä, kirjoita { command-resume } ja sen numero tai nimi: { command-resume } { $default }.
    .braille = { command-resume } { $default }

command-host = host
    .use = host verkko kaikille verkossasi tai host tässä vain tälle tietokoneelle
    .help = Käynnistää palvelimen, jotta ystävät voivat pelata kanssasi muilta tietokoneilta.
command-join = liity
    .use = liity ja palvelimen osoite, sitten koodisanat, jos sinulla on ne: liity 192.168.1.5 punainen kissa aurinko
    .help = Pelaa toisen tietokoneen pöydässä.
play-online = Ystävien kanssa verkossa: kirjoita { command-host }, jos he tulevat luoksesi, muuten { command-join }.
    .braille = ystävät: { command-host }, { command-join }
host-begins = Palvelin käynnistyy tässä ikkunassa, ja seuraavat rivit kertovat, mitä ystävät kirjoittavat. Jos haluat itse pelata, avaa toinen ikkuna ja kirjoita sixdot join localhost.
    .braille = palvelin; itse: sixdot join localhost
join-begins = Yhdistetään osoitteeseen { $address }.
leave-first = Jos haluat pelata verkossa, poistu ensin tästä pelistä komennolla { command-new } ja kirjoita sitten { command-host } tai { command-join }.
    .braille = { command-new }, sitten { command-host } tai { command-join }

help-all = Kaikki komennot: { $words }.
    .braille = { $words }
help-opening-language = Kirjoita kielesi numero tai nimi. Kaikki muu käy sen jälkeen.
help-opening-game = Peli: numero tai nimi, luettelo: { command-games }. Sitten pelaajat: 4 tai minä ja Eeva.
help-opening-learn = Peliin tutustut näin: { command-learn } uno. Säännöt: { command-rules } uno, { command-rule } UN-3.
help-opening-resume = Kesken jäänyt peli: { command-resume }. Peli uudestaan: { command-replay }. Voitot: { command-stats }.
help-opening-table = Pöytä: { command-level } keskitaso, { type-options }. Toinen peli: { command-new }.
help-opening-program = Ohjelma: { command-settings }, { command-language }, { command-speech }, { command-braille } 20, { command-show }, { command-pace }, { command-keys }, { command-prompt }, { command-sounds }, { command-profile }, { command-quit }.
help-opening-more = Lisää komennosta: { command-help } ja komento. Pöydässä komentoja on enemmän.

# Sanaluetteloita, jotka ymmärretään kaikilla kielillä; pelin ensimmäinen on sen oma nimi.
words-game-uno = uno, uno-peli, unoa
words-game-mau-mau = mau mau, mau-mau-peli, mau mauta
words-game-mau-mau-2 = mau mau versio 2, mau mau kaksi, mau mauta versio 2, mau mauta versiota 2
words-game-deadly-uno = tappava uno, tappavaa unoa, deadly unoa
words-game-uno-classic = klassinen uno, klassista unoa, uno classicia
words-game-mau = suomalainen mau, mauta, suomalaista mauta
words-game-crazy-eights = hullut kasit, hullu kasi, hulluja kaseja, hullua kasia, crazy eightsiä
words-game-switch = switch, switch-peli, switchiä
words-game-number-one = number one, numero yksi, numero 1, numero ykkönen, numero ykköstä, number onea
words-game-numnum-mau-mau = kertotaulu mau mau, kertotaulu, kertotaulu mau mauta, kertotaulua, numnum mau mauta
words-game-numnum-wall = muurinmurto, muuri, muurinmurtoa, muuria
words-game-numnum-clear = raivaa pöytä, raivaa, raivaa pöytää, pöydän raivausta
words-game-numnum-patience = pasianssi, numnum pasianssi, kertotaulupasianssi, pasianssia, numnum pasianssia, kertotaulupasianssia
