# Pöydän valmistelu ja ohjelman omat sanat.

greeting = Sixdot. Korttipelejä korville ja sormenpäille.
language-name = suomi
language-choice = { $number }: Suomi. Suomeksi: { $number } ja Enter.
language-chosen = Suomi. Kielen voi vaihtaa myöhemmin kirjoittamalla { type-language }.
language-changed = Tästä lähtien suomeksi.
language-unknown = En osaa tätä kieltä: { $word }.

ask-game = Mikä peli? Enter: { $default }. Pelirasian säännöt: uno classic. Muuten numero tai nimi. Luettelon kuulet kirjoittamalla { type-games }.
options-item = { $number }: { $name }: { $value }.
ask-option = Mikä kotisääntö? Numero tai nimi. Enter jatkaa.
ask-value = { $name }: nyt { $value }. Kirjoita numero, tai pidä nykyinen painamalla Enteriä.
ask-value-number = { $name }: nyt { $value }. Kirjoita luku, vähintään { $min } ja enintään { $max }, tai pidä nykyinen painamalla Enteriä.
unknown-house-rule = Kotisääntöä { $word } ei tässä pelissä ole. Kuulet kaikki, kun kirjoitat { type-options }.
unknown-value = { $word } ei ole tässä valittavissa.
which-value = { $name }, vaihtoehdot: { $values }. Kirjoita yksi niistä nimen perään.
not-together = { $first } ja { $second } eivät sovi yhteen, joten { $second } jää ennalleen.
ask-players-again = Kirjoita luku, vähintään { $min } ja enintään { $max }, tai Enter: { $default }.
ask-players-teams = Pelaajia pitää olla { $sizes }, jotta joukkueet ovat yhtä suuret. Enter: { $default }.
ask-players-sizes = Pelaajia pitää olla { $sizes }. Kirjoita luku, tai Enter: { $default }.
name-wrong = Nimi on yksi sana, joka alkaa kirjaimella. Siinä on enintään { $max } merkkiä, eikä se saa olla komento.
ask-again = Pelataanko uudestaan? Enter: sama peli, { type-new }: toinen peli, { command-quit }: lopetus.
ask-next-round = Enter aloittaa seuraavan kierroksen.
catch-stop = Enter jatkaa. Jos joltakulta jäi sana sanomatta, kirjoita { type-catch } ja nimi.
    .braille = Enter tai { type-catch }
pass-keyboard = Seuraavana on { $who }. Siirrä näppäimistö hänelle. { $who }, paina Enteriä.
    .braille = { $who }: Enter
scrollback = Aiemmat rivit jäävät päätteen historiaan. Älä selaa niitä taaksepäin toisten vuorojen jälkeen.

ask-colour = { $called ->
    [rank] Mikä arvo? { COLOUR($colours, join: "or", capital: "yes") }.
    [suit] Mikä maa? { COLOUR($colours, join: "or", capital: "yes") }.
   *[colour] Mikä väri? { COLOUR($colours, join: "or", capital: "yes") }.
}
    .braille = mikä: { CODE($colours) }
ask-whose-name = Kenen nimi? { $names }.
    .braille = kenen: { $names }

unknown-command = En ymmärtänyt: { $word }. { press } { type-help }, niin kuulet komennot.
    .short = En ymmärtänyt: { $word }.
    .braille = outo: { $word }
unknown-command-suggest = En ymmärtänyt: { $word }. Tarkoititko: { $suggestion }?
    .braille = { $word }? { $suggestion }?
unknown-command-card = En ymmärtänyt: { $word }. Kortin pelaat kirjoittamalla { $play } { CARD($card) }; sen vaikutuksen kuulet sanalla { $ask } ja kortin nimellä.
    .short = En ymmärtänyt: { $word }.
    .braille = outo: { $word }
rule-silent = Siitä tämän pelin säännöt eivät sano mitään. Kirjoita { type-rule }, niin kuulet, mitä sääntöjä on.
    .braille = säännöt: ei mitään
ambiguous-card = Sana { $word } voi tarkoittaa useaa korttiasi: { CARD($cards, join: "or") }.
    .quiet = Sana { $word } voi tarkoittaa useaa korttiasi. Nimeä kortti tarkemmin.
    .braille = { $word }: { CODE($cards) }
unknown-player = Tässä pöydässä ei ole ketään nimeltä { $word }. Pelaajat: { $names }.
    .braille = ei ketään { $word }
unknown-colour = { $called ->
    [rank] En tunne arvoa { $word }. Arvot ovat { COLOUR($colours) }.
    [suit] En tunne maata { $word }. Maat ovat { COLOUR($colours) }.
   *[colour] En tunne väriä { $word }. Värit ovat { COLOUR($colours) }.
}
    .braille = { $word }? { CODE($colours) }
no-colour = { $laid ->
    [yes] Jokin täytyy sanoa: { COLOUR($colours, join: "or") }.
   *[no] Korttia ei ole vielä pelattu. Jos haluat pitää sen, tee jokin muu siirto. Jos haluat pelata sen, vastaa: { COLOUR($colours, join: "or") }.
}
    .braille = { $laid ->
    [yes] { CODE($colours) }?
   *[no] ei pelattu; tai: { CODE($colours) }
}
unknown-clause = Tässä pelissä ei ole sääntöä { $word }. Kirjoita { type-rule }, niin kuulet, mitä sääntöjä on.
    .braille = ei { $word }
missing-card = Mikä kortti? Kirjoita komennon { $command } jälkeen kortin nimi, lyhenne tai paikka.
    .braille = mikä kortti
stale-position = Kätesi on muuttunut sen jälkeen, kun kuulit sen, joten paikka { $position } ei ole enää varma. { press } { type-hand }.
    .braille = käsi muuttui
no-such-position = { $count ->
    [0] Kätesi on tyhjä, paikkaa { $position } ei ole.
    [one] Kädessäsi on yksi kortti, paikkaa { $position } ei ole.
   *[other] Kädessäsi on { $count } korttia, paikkaa { $position } ei ole.
}
    .braille = ei { $position }
not-now = Komento { $command } ei käy juuri nyt.
    .braille = ei nyt
nothing-more = Muuta kerrottavaa ei ole.
    .braille = ei muuta
nothing-to-repeat = Toistettavaa ei vielä ole.
    .braille = ei mitään
no-such-number = Kirjoita luku, vähintään { $min } ja enintään { $max }.
    .braille = luku { $min }-{ $max }
enter-for-more = Lisää: paina Enteriä. Myöhemmin: kirjoita { command-more }.
    .braille = Enter
interrupted = { press } { type-quit }, niin lopetat.
    .braille = { type-quit }
good-bye = Näkemiin.
    .braille = hei hei
record-written = Peli on tallennettu tiedostoon { $file }.
record-failed = Peliä ei voitu kirjoittaa kohteeseen { $file }: { reason }.
record-folder-open = Muutkin voivat avata kansion { $folder } tällä tietokoneella. Sixdot ei muuta sitä; siinä olevia pelejä voit lukea vain sinä.
reason = { $reason ->
    [not-found] tiedostoa tai kansiota ei ole
    [permission] oikeudet puuttuvat
    [busy] toinen ohjelma käyttää tiedostoa
    [exists] tiedosto on jo olemassa
    [full] levy on täynnä
    [too-large] tiedosto on liian suuri
    [no-file] se ei ole tiedosto
    [no-folder] kansion paikalla on tiedosto
    [in-use] toinen ohjelma käyttää osoitetta jo
    [not-here] tällä koneella ei ole sitä osoitetta
   *[other] järjestelmä ei salli sitä
}

taken-back = { $count ->
    [one] { $you ->
        [yes] Viimeinen siirtosi ja kaikki sen jälkeiset peruttiin. Pakka sekoitetaan uudelleen.
       *[no] { $who } peruu viimeisen siirtonsa ja kaikki sen jälkeiset. Pakka sekoitetaan uudelleen.
    }
   *[other] { $you ->
        [yes] Viimeiset { $count } siirtoasi ja kaikki niiden jälkeiset peruttiin. Pakka sekoitetaan uudelleen.
       *[no] { $who } peruu viimeiset { $count } siirtoaan ja kaikki niiden jälkeiset. Pakka sekoitetaan uudelleen.
    }
}
    .braille = { $count ->
        [one] { $you ->
            [yes] peruttu
           *[no] { $who } perui
        }
       *[other] { $count }x { $you ->
            [yes] peruttu
           *[no] { $who } perui
        }
    }
undo-others = Siirtoja voi perua vain, kun pelaat yksin tietokonepelaajia vastaan.
    .braille = ei voi perua
undo-unverified = Tästä lähtien peliä ei voi tarkistaa, koska siirto peruttiin.
    .braille = ei voi tarkistaa
undo-unverified-end = Tämän pelin sekoitusta ei ole tarkistettu, koska siirtoja peruttiin.
    .braille = tarkistamatta: peruttu
undo-revealed = Siirtoja ei voi enää perua: peli on päättynyt, ja sen sekoitus on paljastettu.
    .braille = ohi, ei voi perua
undo-strict = Tiukan tuomarin pöydässä siirtoja ei voi perua.
    .braille = ei voi perua
undo-parted = Peruttavaa ei ole: tämä peli jatkaa toista peliä, etkä ole sen jälkeen tehnyt siirtoa. Sitä ennen pelattu pysyy ennallaan.
    .braille = ei peruttavaa
undo-nothing = Peruttavaa ei ole: et ole vielä tehnyt siirtoa tällä kierroksella.
    .braille = ei peruttavaa
undo-learnt = Peruttavaa ei ole: olet viimeisen siirtosi jälkeen nähnyt toisen kortteja.
    .braille = ei peruttavaa
save-which = Tämä peli tallentuu siirto siirrolta, ja komento sixdot resume jatkaa sitä. Pidempään peli säilyy, kun annat sille nimen: kirjoita { command-save } ja nimi.
    .braille = { command-save } ja nimi
save-no-name = Mitään ei tallennettu: { $word } ei ole pelin nimi. Kirjoita pelkkä { command-save } ja nimi.
    .braille = ei nimi: { $word }
# Sanotaan nimen edessä tai perässä eikä kuulu siihen.
save-name = Pelin nimessä saa olla kirjaimia, numeroita ja yhdysviivoja, ja vähintään yhden merkin pitää olla kirjain, esimerkiksi { command-save } tiistai.
name-of-device = { $name } on Windowsissa laitteen nimi. Valitse toinen nimi.
    .braille = { command-save } tiistai
save-nothing = Tämä peli ei tallennu siirto siirrolta, joten sitä ei voi tallentaa.
    .braille = ei voi tallentaa
save-exists = Nimellä { $name } on jo tallennettu peli, ja se jää ennalleen. Valitse toinen nimi.
    .braille = { $name } on jo
saved-game = Peli on tallennettu nimellä { $name }. Voit jatkaa sitä myöhemmin: { $typed }.
    .braille = tallessa { $name }
going-on-with = { $game } jatkuu.
record-torn = Tallenteen viimeinen rivi { $line } on vajaa, joten se jätetään pois.

level-random = satunnainen
level-easy = helppo
level-medium = keskitaso
level-hard = vaikea
dealer-chosen = { $you ->
    [yes] Seuraavassa pelissä sinä jaat ensimmäisenä.
   *[no] Seuraavassa pelissä { $who } jakaa ensimmäisenä.
}
    .braille = { $you ->
    [yes] minä jaan
   *[no] { $who } jakaa
}
dealer-by-lot = Seuraavassa pelissä arpa ratkaisee, kuka jakaa ensimmäisenä.
    .braille = jakaja arvalla
dealer-unknown = Pöydässä ei ole ketään nimeltä { $word }, joten viimeinen paikka jakaa ensimmäisenä.
    .braille = { $word }? viimeinen jakaa
dealer-not-me = Et istu tässä pöydässä, joten viimeinen paikka jakaa ensimmäisenä.
    .braille = viimeinen jakaa
bot-names = Aino, Ben, Eino, Hanna, Ilmari, Kaisa, Lauri, Oskari, Saara, Väinö
person-name = Pelaaja { $number }
own-name = Minä

settings-item = { $name }: { $value }.
setting-language = Kieli
setting-name = Nimi
setting-game = Peli
setting-referee = Tuomari
setting-calls = Sanominen
setting-levels = Tietokonepelaajat
player-level = { $who } { $level }
setting-seed = Siemenluku
setting-prompt = Kehote
value = { $value ->
    [kind] lempeä
    [strict] tiukka
    [typed] kirjoittaen
    [automatic] itsestään
    [full] kokonaan
    [short] lyhyesti
    [constant] piste
    [status] tila
    [on] päällä
    [step] askel
    [free] vapaa
    [by-number] arvoittain
    [as-received] tulojärjestys
    [by-colour] väreittäin
   *[off] pois
}
seed-held-back = kerrotaan pelin jälkeen

settings-more = Pöydän säännöt kuulet kirjoittamalla { command-rules }. Kaikki ohjelman asetukset kertoo sixdot settings.
    .braille = { command-rules }
games-choice = { $number }: { $name }.
    .braille = { $number }: { $name }
unknown-game = Peliä { $word } ei ole. Kirjoita { type-games }, niin kuulet kaikki pelit.
    .braille = { $word }?
unknown-game-suggest = Peliä { $word } ei ole. Tarkoititko: { $suggestion }? Kirjoita { type-games }, niin kuulet kaikki pelit.
    .braille = { $word }? { $suggestion }?
option-referee = { setting-referee }
option-calls = { setting-calls }
option-value-kind = lempeä
option-value-strict = tiukka
option-value-typed = kirjoittaen
option-value-automatic = itsestään
option-rounds = Kierroksia
option-until = Pisteraja
option-cards = Kortteja kullekin
option-own-cards = Omat kortit
option-black-last = Musta kortti viimeisenä
option-black-on-black = Musta kortti mustan päälle
option-noticing = Unohtuneen sanan huomaa
option-two-players = Vaihda suunta -kortti kaksin pelattaessa
option-hands = Kädet
option-last = Viimeinen kortti
option-another-pair = Uusi pari kahdella tavalla sopivan jälkeen
option-value-until-0 = ei pisterajaa
option-value-yes = sallittu
option-value-no = ei sallittu
option-value-itself = ohjelma itse
option-value-others = toinen pelaaja, joka ottaa kiinni
option-stacking = Kasaaminen
option-draw = Nostaminen
option-drawn-card = Nostettu kortti, jos se sopii
option-bluffing = Bluffaaminen villillä nosta neljä -kortilla
option-doubles = Kaksi samanlaista korttia kerralla
option-straights = Suorat
option-last-card = Viimeinen kortti
option-jump-in = Saman kortin pelaaminen väliin
option-jump-in-typed = väliin pelaaminen, väliin
option-bluffing-typed = bluffaaminen, bluffaus
option-doubles-typed = tuplat, parit
option-seven-zero-typed = käsien vaihto, seiska nolla
option-stacking-typed = kasaus, pinoaminen
option-teams = Joukkueet
option-seven-zero = Kädet seiskan tai nollan jälkeen
option-value-seven-zero-no = pysyvät
option-value-seven-zero-yes = vaihtuvat tai siirtyvät eteenpäin
option-points = Pisteet
option-jack-on-jack = Sotilas sotilaan päälle
option-seven = Seiskaan vastaaminen
option-eight = Kasiin vastaaminen
option-ace-again = Uusi kortti ässän jälkeen
option-reverse = Suunnan kääntää
option-penalty = Rangaistuskortteja unohtuneesta sanasta
option-wrong-play-penalty = Rangaistuskortteja väärin pelatusta kortista
option-value-stacking-draw-two = nosta kaksi käy vastaukseksi nosta kaksi -korttiin
option-value-stacking-draw-four = villi nosta neljä käy vastaukseksi villiin nosta neljä -korttiin
option-value-stacking-both = kumpikin käy vastaukseksi samanlaiseen
option-value-stacking-across = nosta kaksi ja villi nosta neljä käyvät vastaukseksi kumpaankin
option-value-draw-one = yksi kortti
option-value-draw-until-playable = kunnes kortti sopii
option-value-drawn-card-stays = jää käteen
option-value-drawn-card-may-be-played = saa pelata heti
option-value-drawn-card-must-be-played = täytyy pelata heti
option-value-bluffing-allowed = sallittu
option-value-bluffing-forbidden = ei sallittu
option-value-black-on-black-draw-four = villi nosta neljä villin kortin päälle
option-value-black-on-black-all = mikä tahansa minkä tahansa päälle
option-value-last-card-coloured = mikä tahansa paitsi musta
option-value-last-card-number = numerokortti
option-value-last-card-any = mikä tahansa
option-value-last-card-no-jack = mikä tahansa paitsi sotilas
option-value-teams-no = ei joukkueita, kukin pelaa yksin
option-value-teams-2 = kaksi joukkuetta
option-value-teams-3 = kolme joukkuetta
option-value-points-minus = kullekin miinuspisteitä omista korteista
option-value-points-winner = voittajalle pisteitä muiden korteista
option-value-another-pair-must = täytyy ottaa
option-value-another-pair-may = saa ottaa
option-value-answerable = sallittu
option-value-not-answerable = ei sallittu
option-value-reverse-nine = ysi
option-value-reverse-ten = kymppi
option-value-reverse-none = ei mikään kortti
option-value-direction = vaihtaa vain suunnan
option-value-skip = toisen pelaajan vuoro jää väliin
option-value-hands-hidden = piilossa
option-value-hands-open = avoinna
option-value-last-any = mikä tahansa
option-value-last-number = vain numerokortti
option-round-end = Kierros päättyy
option-value-round-end-first-out = kun ensimmäinen on valmis
option-value-round-end-one-left = kun vain yksi on jäljellä
option-start-card = Aloituskortti
option-value-start-card-any = mikä tahansa kortti
option-value-start-card-number = numerokortti
option-bluff = Villin nosta neljä -kortin tekee bluffiksi
option-value-bluff-number = voimassa olevan värin numerokortti
option-value-bluff-colour = mikä tahansa voimassa olevan värin kortti
option-out-at = Miinuspisteet, joilla putoaa ottelusta
option-value-out-at-0 = kukaan ei putoa
option-may-draw = Nostaminen, vaikka kortti sopii
option-preset = Valmis sääntösarja
option-preset-typed = sarja
option-value-preset-book = ei mitään
option-value-preset-family = perhe
option-value-rounds-0 = kunnes pisteraja on saavutettu
option-value-stacking-yes = sallittu
option-value-points-none = ei pisteitä, kierrokset lasketaan
option-value-points-finisher = jokaiselle valmiille pisteitä muiden korteista
option-value-seven-answerable = sallittu, määrä kaksinkertaistuu
option-value-seven-adding = sallittu, määrä kasvaa kahdella
option-value-seven-answerable-turn-over = sallittu, määrä kaksinkertaistuu, ja nostanut menettää vuoronsa
option-value-seven-adding-turn-over = sallittu, määrä kasvaa kahdella, ja nostanut menettää vuoronsa
option-value-seven-not-answerable-turn-over = ei sallittu, ja nostanut menettää vuoronsa
option-ace-skips = Ässä vie seuraavan vuoron
option-pack = Kortteja pakassa
why-fits = { CARD($card, capital: "yes") } sopii.
    .braille = { CODE($card) } sopii
why-fit-together = { CARD($cards, capital: "yes") } sopivat pelattaviksi yhdessä.
    .braille = { CODE($cards) } sopivat
matches = { $count ->
    [0] Mikään komento ei ala noin.
   *[other] { $count } vaihtoehtoa: { $words }.
}
    .braille = { $words }
not-understood = En ymmärrä. Kirjoita { $use }.
    .braille = { $use }
settings-unsaved = Asetusta ei tallenneta, koska Sixdot käynnistettiin valitsimella --lang.
    .braille = --lang: ei tallennu
settings-not-saved = Asetusta ei voitu tallentaa tiedostoon { $file }: { reason }.
none-held = Kädessäsi ei ole korttia: { $word }. { press } { type-hand }, niin kuulet korttisi.
    .braille = ei { $word }
only-calls = { $who } voi nyt vain sanoa sanansa ja ottaa kiinni, koska näppäimistö on toisella.
    .braille = { $who }: sano, kiinni
rest-not-done = Rivin loppu jätettiin tekemättä.
    .braille = loppu jäi
nobody-to-catch = Kukaan ei ole unohtanut mitään, mistä nyt voi jäädä kiinni.
    .braille = ei kukaan
prompt-is = { $status ->
    [yes] Kehotteessa on päällimmäinen kortti ja korttimääräsi.
   *[no] Kehotteessa on vain piste.
}
    .braille = { $status ->
    [yes] kehote: tila
   *[no] kehote: piste
}
prompt-is-wall = { $status ->
    [yes] Kehotteessa on sinun korttimääräsi, toisten korttimäärä ja parien määrä.
   *[no] Kehotteessa on vain piste.
}
    .braille = { $status ->
    [yes] kehote: tila
   *[no] kehote: piste
}
prompt-is-patience = { $status ->
    [yes] Kehotteessa on käännetty kortti ja se, jonka päälle se menisi.
   *[no] Kehotteessa on vain piste.
}
    .braille = { $status ->
    [yes] kehote: tila
   *[no] kehote: piste
}
no-folder = Tiedostoille ei löydy kansiota, koska muuttujaa HOME ei ole asetettu.
profile-name = Sääntöjen nimessä saa olla kirjaimia, numeroita ja yhdysviivoja, enintään 40 merkkiä, esimerkiksi { type-rules-save } perjantai.
profile-as-book = Tässä pöydässä pelataan kirjan mukaan, joten tallennettavaa ei ole.
    .braille = kirjan mukaan
profile-exists = Peli { $name } on jo olemassa, ja se jää ennalleen. Valitse toinen nimi.
    .braille = { $name } on jo
profile-failed = Sääntöjä ei voitu tallentaa tiedostoon { $file }: { reason }.
profile-saved = Säännöt on tallennettu nimellä { $name }. { $about } Tästä lähtien { $name } on peli siinä missä muutkin. Tiedoston { $file } voi antaa muillekin.
    .braille = tallessa { $name }
unknown-candidate = Ei valittavissa: { $word }.
    .braille = ei { $word }
ask-cards = { $count ->
    [0] Omia kortteja? Enter: ei yhtään. Numero, enintään { $ready }, ottaa valmiin kortin, ja lauseesta tulee uusi kortti. Kuulet valmiit kortit, kun kirjoitat luettelo.
    [one] Yksi oma kortti. Vielä yksi? Enter aloittaa pelin.
   *[other] { $count } omaa korttia. Vielä yksi? Enter aloittaa pelin.
}
ask-cards-sign = Kirjoita lause ilman merkkejä, jotka luetaan ääneen, kuten lainausmerkkejä.
ask-cards-again = Kirjoita numero, enintään { $ready }, tai lause, tai aloita peli painamalla Enteriä.
ask-cards-text = Jos tämä on kortin teksti, kirjoita: { type-text } { $text }.
    .braille = { type-text } { $text }?
type-text = teksti
ready-card = { $number }: { $card }
waits-for-others = Muilta kysytään vielä.
    .braille = odotetaan muita
only-at-home = Komento { $command } toimii vain siellä, missä Sixdot itse on asennettuna, ei verkkopöydässä.
    .braille = ei täällä
button-enter = Jatka

# A card was to be played on one that is not there.
read-not-on-top = { $word } ei ole päällimmäisenä. Mitään ei tehty.
# House rules that are typed during a game.
options-next-game = Kotisäännöt ovat voimassa seuraavasta pelistä alkaen.
