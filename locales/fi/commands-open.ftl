# Avoimien pelien komennot: muurit ja pasianssit. Komennolla, joka tarkoittaa niissä muuta, on oma kohtansa, jonka
# tunnuksen perässä on pelin laji.

command-take = ota
    .use = ota ja kahden vapaan kortin numerot tai nimet, esimerkiksi ota 2 5. Saman rivin kaksi korttia, jos se on sallittua: ota 3 3
    .help = Ottaa parin.
command-exchange = vaihda
    .use = vaihda, vapaan toivekortin numero ja sen tilalle tuleva kortti, esimerkiksi vaihda 3 punainen 12
    .help = Vaihtaa toivekortin yhteen viimeksi otetuista korteista.
command-left = vasen
    .use = vasen, ja perään tyhjän pinon numero, jos niitä on kaksi
    .help = Ottaa kaikki kortit aukon vasemmalta puolelta.
command-right = oikea
    .use = oikea, ja perään tyhjän pinon numero, jos niitä on kaksi
    .help = Ottaa kaikki kortit aukon oikealta puolelta.
command-pass-wall = passaa
    .use = passaa
    .help = Ei ota enää paria kahdella tavalla sopivan jälkeen, jos pöydän säännöt antavat valita.
command-free = vapaat
    .use = vapaat
    .help = Kertoo vapaat kortit vasemmalta oikealle.
command-row-wall = pino
    .use = pino 3, tai pelkkä 3
    .help = Kertoo yhden pinon tai rivin vapaasta kortista alkaen.
command-under = alla
    .use = alla
    .help = Kertoo jokaisen pinon tai rivin toisen kortin, joka vapautuu seuraavaksi.
command-where-wall = missä
    .use = missä ja kortti, esimerkiksi missä punainen 12
    .help = Kertoo, missä kortti on ja montako korttia sen päällä on.
command-pairs = parit
    .use = parit, tai parit 3, jos haluat vain ne, joissa on tietty vapaa kortti
    .help = Kertoo parit, jotka voit nyt ottaa; ensin ne, jotka sopivat kahdella tavalla.
command-collected = kerätyt
    .use = kerätyt, tai kerätyt ja nimi
    .help = Kertoo kortit, jotka kumpikin puoli on kerännyt.
command-bans = kiellot
    .use = kiellot
    .help = Kertoo, mitkä kertotaulut on suljettu.
command-bans-wall = kiellot
    .use = kiellot
    .help = Kertoo, mitkä kertotaulut on suljettu.
command-turn-wall = vuoro
    .use = vuoro
    .help = Kertoo, kenen vuoro on ja mitä pitää tehdä. Pelkkä Enter kertoo saman.
command-counts-wall = määrät
    .use = määrät
    .help = Kertoo, montako korttia kussakin pinossa tai rivissä on.
command-scores-wall = pisteet
    .use = pisteet
    .help = Kertoo, montako korttia kumpikin puoli on kerännyt.
command-order-wall = järjestys
    .use = järjestys
    .help = Kertoo, ketkä pelaavat ja ketkä ovat samalla puolella.
command-can-wall = voinko
    .use = voinko
    .help = Kertoo, mitä voit nyt tehdä: parit, vaihdot tai aukon puolet.
command-why-wall = miksi
    .use = miksi 2 5, tai miksi ja kaksi korttia
    .help = Kertoo, miksi kahta korttia ei voi ottaa ja mikä sääntö niin sanoo.
command-what-wall = mitä
    .use = mitä ja parin numerot tai muu siirto, esimerkiksi mitä vaihda 3 punainen 12
    .help = Kertoo, mitä tapahtuisi: mitä vapautuu ja kuka jatkaa.
command-undo-wall = peru
    .use = peru, tai peru 3
    .help = Peruu viimeisen siirtosi ja kaikki sen jälkeiset, kun vastassa on tietokone.
command-pace-wall = tahti
    .use = tahti askel, tai tahti vapaa
    .help = Odottaa Enteriä muiden jokaisen siirron jälkeen tai kertoo ne kaikki kerralla.
command-prompt-wall = kehote
    .use = kehote tila, tai kehote piste
    .help = Laittaa parien määrän kehotteeseen tai ottaa sen pois.

command-lay = laita
    .use = laita, jos tarkoitat käännettyä korttia, tai laita ja rivin väri tai kortti, esimerkiksi laita punainen
    .help = Laittaa kortin värinsä pinoon.
command-put = riviin
    .use = riviin
    .help = Laittaa käännetyn kortin värinsä rivin päähän.
command-choose-patience = toive
    .use = toive ja väri, esimerkiksi toive punainen
    .help = Laittaa toivekortin pinoon: käännetyn, tai muuten säästetyn.
command-keep = säästä
    .use = säästä
    .help = Säästää toivekortin myöhemmäksi.
command-stop = valmis
    .use = valmis
    .help = Päättää pelin, kun nostopakka on käytetty.
command-auto = automaatti
    .use = automaatti
    .help = Tekee siirrot, joissa ei ole valinnan varaa, ja kertoo ne. Komento { command-undo-patience } peruu ne kerralla.
command-undo-patience = peru
    .use = peru, tai peru 3
    .help = Peruu viimeisen siirtosi. Nostopakka pysyy ennallaan, ja perutut siirrot kerrotaan lopussa.
command-top-patience = kortti
    .use = kortti
    .help = Kertoo käännetyn kortin ja sen, montako korttia nostopakassa on jäljellä.
command-card-patience = selitä
    .use = selitä ja mikä tahansa pelin kortti, esimerkiksi selitä toivekortti
    .help = Kertoo, mitä kortti tekee.
command-piles-patience = pinot
    .use = pinot, tai pinot ja väri, jos haluat koko pinon
    .help = Kertoo neljän pinon päällimmäiset kortit.
command-row-patience = rivi
    .use = rivi ja väri, esimerkiksi rivi punainen
    .help = Kertoo yhden värin rivin vapaasta päästä alkaen.
command-rows = rivit
    .use = rivit
    .help = Kertoo rivien vapaat päät ja säästetyt toivekortit.
command-counts-patience = määrät
    .use = määrät
    .help = Kertoo, montako korttia missäkin on.
command-scores-patience = pisteet
    .use = pisteet
    .help = Kertoo, montako korttia pinoissa on ja montako korttia on kaikkiaan.
command-turn-patience = vuoro
    .use = vuoro
    .help = Kertoo, mitä nyt pitää tehdä. Pelkkä Enter kertoo saman.
command-can-patience = voinko
    .use = voinko
    .help = Kertoo, mitä voit nyt tehdä.
command-why-patience = miksi
    .use = miksi ja siirto, esimerkiksi miksi laita punainen
    .help = Kertoo, miksi siirto ei käy ja mikä sääntö niin sanoo.
command-what-patience = mitä
    .use = mitä ja siirto, esimerkiksi mitä laita punainen
    .help = Kertoo, mitä tapahtuisi, jos tekisit niin.
command-chances = ratkeaako
    .use = ratkeaako
    .help = Kertoo, voiko pasianssin vielä voittaa, jos sen saa selville.
command-news-patience = tapahtumat
    .use = tapahtumat
    .help = Kertoo, mitä on tapahtunut viimeisen siirtosi jälkeen.
command-next-patience = seuraava
    .use = seuraava
    .help = Siirtyy opastuksessa seuraavaan vaiheeseen.
command-prompt-patience = kehote
    .use = kehote tila, tai kehote piste
    .help = Laittaa käännetyn kortin kehotteeseen tai ottaa sen pois.
command-save-patience = tallenna
    .use = tallenna ja nimi
    .help = Tallentaa tämän pelin nimellä. Voit jatkaa sitä myöhemmin: sixdot resume ja nimi.

help-moves-wall = Siirrot: { command-take } 2 5{ $exchanges ->
    [yes] , { command-exchange } 3 punainen 12
   *[no] { "" }
}{ $passes ->
    [yes] , { command-pass-wall }
   *[no] { "" }
}{ $breaches ->
    [yes] , { command-left }, { command-right }
   *[no] { "" }
}. Lyhyesti: o 2 5.
help-hand-wall = { $called ->
    [row] Rivit: { command-free }, rivi 3, takana
   *[stack] Muuri: { command-free }, { command-row-wall } 3, { command-under }
}, { command-where-wall } punainen 12, { command-counts-wall }{ $bans ->
    [yes] , { command-bans }
   *[no] { "" }
}. Lyhyesti: f.
help-table-wall = Peli: { command-turn-wall }, { command-scores-wall }, { command-collected }, { command-order-wall }. Pelkkä Enter kertoo vuoron.
help-thinking-wall = Ennen siirtoa: { command-pairs }, { command-pairs } 3, { command-why-wall } 2 5, { command-what-wall } 2 5, { command-can-wall }, { command-tip }.
help-rules-wall = Säännöt: { command-rules }, { command-rule } NN-13, { command-card } toivekortti, { command-legend }.
help-program-wall = Ohjelma: { command-settings }, { command-language }, { command-braille }, { command-learn }, { command-resume }, { command-replay }, { command-new }, { command-quit }.
help-moves-patience = Siirrot: { command-lay }, { command-put }, { command-choose-patience } punainen, { command-keep }, { command-stop }, { command-auto }.
help-hand-patience = Kortit: { command-top-patience }, { command-piles-patience }, { command-rows }, { command-row-patience } punainen, { command-counts-patience }.
help-table-patience = Peli: { command-turn-patience }, { command-scores-patience }, { command-chances }. Pelkkä Enter kertoo, mitä pitää tehdä.
help-thinking-patience = Ennen siirtoa: { command-can-patience }, { command-why-patience } { command-lay }, { command-what-patience } { command-lay }, { command-tip }.
help-rules-patience = Säännöt: { command-rules }, { command-rule } NN-22, { command-card-patience } toivekortti, { command-legend }.
help-review-patience = Uudestaan: { command-repeat }, { command-last } 5, { command-news-patience }, { command-find } punainen. Uusi yritys: { command-undo-patience }.
help-review-elsewhere-patience = Uudestaan: { command-repeat }, { command-last } 5, { command-news-patience }, { command-find } punainen.
help-program-patience = Ohjelma: { command-settings }, { command-language }, { command-braille }, { command-learn }, { command-resume }, { command-replay }, { command-new }, { command-quit }.

# Mitä kirjoitettiin ja mitä ei voi tarkoittaa.
wall-several-pairs = Voit tarkoittaa useaa paria. Kirjoita numerot, esimerkiksi { command-take } 2 5.
    .braille = useita, numerot?
wall-not-free = { CARD($card, capital: "yes") } ei ole vapaa. Kirjoita { command-free }, niin kuulet vapaat kortit.
    .braille = { CODE($card) } ei vapaa
patience-not-at-hand = { CARD($card, capital: "yes") } ei ole käännetty eikä rivinsä päässä. Kirjoita { command-rows }, niin kuulet rivien päät.
    .braille = { CODE($card) } ei siellä
auto-choice = Nyt sinulla on valinta. Kirjoita { command-can-patience }, niin kuulet, mitä voit tehdä.
    .braille = valitse: { command-can-patience }
undo-nothing-open = Peruttavaa ei ole: et ole vielä tehnyt siirtoa.
    .braille = ei peruttavaa
