# Yhdessä: mitä verkkopöydissä kirjoitetaan ja kerrotaan pelin ohella.

lobby-new = uusi
    .use = uusi, peli, paikkojen määrä ja halutessasi kotisääntöjä, esimerkiksi uusi uno 4 stacking=both
    .help = Avaa pöydän pelille.
lobby-join = liity
    .use = liity ja pöydän kolme koodisanaa; jos pöytä on avoin, sen numero tai jonkun siinä istuvan nimi
    .help = Vie sinut ystävän pöytään.
lobby-watch = katso
    .use = katso ja pöydän kolme koodisanaa; jos pöytä on avoin, sen numero tai jonkun siinä istuvan nimi
    .help = Päästää sinut seuraamaan peliä pelaamatta itse.
lobby-start = aloita
    .use = aloita
    .help = Aloittaa pelin; tietokonepelaajat saavat vapaat paikat. Vain pöydän omistaja voi aloittaa.
lobby-code = koodisanat
    .use = koodisanat
    .help = Kertoo kolme koodisanaa, joilla ystävät pääsevät pöytääsi.
lobby-who = ketkä
    .use = ketkä
    .help = Kertoo, ketkä ovat pöydässäsi, tai aulassa, ketkä ovat paikalla.
lobby-friends = ystävät
    .use = ystävät
    .help = Kertoo, kenen kanssa olet täällä viimeksi pelannut ja missä he ovat.
lobby-stats = tilasto
    .use = tilasto
    .help = Kertoo, montako peliä olet tällä palvelimella pelannut loppuun ja voittanut.
lobby-tables = pöydät
    .use = pöydät
    .help = Kertoo, montako pöytää on, ketkä pelaavat avoimissa ja mitä omassa pöydässäsi pelataan.
lobby-say = juttele
    .use = juttele ja teksti
    .help = Sanoo jotain kaikille pöydässä tai aulassa.
# Nimen pääte kertoo, kenelle yksin jotain sanotaan: "sano Benille hei". Erillistä sanaa sille ei suomessa ole.
lobby-tell = kuiskaa
    .use = kuiskaa, nimi ja teksti
    .help = Sanoo jotain vain yhdelle.
lobby-lobby = aula
    .use = aula ja teksti, tai aula päälle tai aula pois
    .help = Sanoo jotain niille, jotka eivät istu missään pöydässä. Pöydässä kuulet aulan, kun olet sanonut siellä jotain, tai komennolla aula päälle.
lobby-ignore = vaienna
    .use = vaienna ja nimi
    .help = Vaientaa yhden ihmisen, jolloin et enää kuule, mitä hän sanoo; toisella kerralla kuulet hänet taas.
lobby-invite = kutsu
    .use = kutsu ja nimi
    .help = Kertoo jollekulle, miten pöytääsi pääsee.
lobby-nudge = muistuta
    .use = muistuta ja nimi
    .help = Pyytää jotakuta kohteliaasti tekemään siirtonsa; voit pyytää kerran minuutissa.
lobby-kick = poista
    .use = poista ja nimi
    .help = Lähettää jonkun pois pöydästäsi.
lobby-owner = omistaja
    .use = omistaja ja nimi
    .help = Antaa pöydän toiselle, joka istuu siinä.
lobby-option = kotisääntö
    .use = kotisääntö, tai kotisääntö, sen numero ja valintasi, esimerkiksi kotisääntö 3=2
    .help = Kertoo, mitä kotisääntöjä pöydässäsi voi olla; pöydän omistaja valitsee ne ennen peliä.
lobby-public = avoin
    .use = avoin
    .help = Lisää pöytäsi luetteloon, jonka kaikki voivat kuulla; ystävät liittyvät pöydän numerolla tai sinun nimelläsi.
lobby-unlisted = yksityinen
    .use = yksityinen
    .help = Poistaa pöytäsi luettelosta, niin ettei siihen pääse kukaan ilman koodisanoja.
lobby-onlookers = katsojat
    .use = katsojat, tai katsojat pois tai katsojat päälle
    .help = Kertoo, kuinka moni seuraa peliä. Pöydän omistaja päättää, saako sitä seurata.
lobby-grace = odotusaika
    .use = odotusaika, tai odotusaika ja sekuntien määrä, tai odotusaika avoin
    .help = Kertoo, kuinka kauan pöytä odottaa, jos yhteys katkeaa. Omistaja voi muuttaa sitä; sanalla avoin se odottaa, kunnes kaikki muut ovat kirjoittaneet komennon sijainen.
lobby-grace-open = avoin
lobby-substitute = sijainen
    .use = sijainen ja nimi
    .help = Antaa tietokonepelaajan pelata sen puolesta, jonka yhteys on katkennut, heti kun kaikki muut pelaajat haluavat sitä.
lobby-shuffle = sekoitus
    .use = sekoitus, tai sekoitus kokonaan
    .help = Kertoo, ketkä kortit sekoittivat ja mihin palvelin on sitoutunut. Sanalla kokonaan kuulet sitoumuksen kaikki merkit.
lobby-record = tallenne
    .use = tallenne
    .help = Antaa pöytäsi pelin tallenteen, kun peli on ohi. Komennolla sixdot verify voit tarkistaa siitä, miten kortit sekoitettiin.
lobby-passphrase = salalause
    .use = salalause
    .help = Säilyttää nimesi sinulle. Salalausetta kysytään omalla rivillään.
lobby-forget = unohda
    .use = unohda minut
    .help = Poistaa kaiken, mitä sinusta on tallennettu, ja katkaisee yhteyden. Sinulta kysytään ensin vielä kerran.
lobby-forget-whom = minut
lobby-leave = poistu
    .use = poistu
    .help = Poistuu pöydästä, jossa tietokonepelaaja jatkaa puolestasi. Aulassa katkaisee yhteyden.

lobby-codes = aalto, aamu, ahven, aitta, aurinko, avain, haapa, harakka, harppu, hauki, helmi, hevonen, hiekka, hirvi, hopea, hunaja, ilta, ilves,
    joki, jousi, juna, juusto, kaisla, kala, kallio, kanerva, kannu, kanto, karhu, kartano, kello, kettu, kirja, kirje, kivi, koivu, kota, kukka,
    kulta, kuppi, kuu, kuusi, lahti, laiva, lammas, lampi, lamppu, lapanen, laukku, lehti, lintu, lokki, lumi, luoto, lyhty, maito, mansikka, marja,
    meri, mustikka, mylly, naula, niemi, niitty, nuotio, nuppi, omena, orava, orvokki, pallo, paperi, peili, pelto, peura, piha, pilvi, pipo, poro,
    portti, puro, puu, ranta, reppu, rumpu, ruoho, ruusu, saari, sade, salama, sammal, sampo, satama, sauna, savu, sieni, silta, sormus, soutu, suo,
    suola, susi, syksy, taivas, talo, talvi, tammi, tarina, tasku, tikka, torni, tuli, tulppaani, tuuli, uuni, vaahtera, valo, vene, vesi, villa,
    viulu, voikukka, vuori

lobby-welcome = Tervetuloa, { $name }.
    .braille = tervetuloa { $name }
lobby-where = Avaa oma pöytä: { lobby-new } uno. Ystävän pöytään: { lobby-join } ja pöydän kolme koodisanaa. Lisää: { type-help }. Lopetus: { lobby-leave }.
    .braille = { lobby-new } uno, { lobby-join }, { type-help }, { lobby-leave }
lobby-help = Komennot verkossa: { $words }. Lisää yhdestä komennosta: kirjoita { type-help } ja komento.
    .braille = { $words }
lobby-opened = Pöytä on auki: { $game }, { $count ->
    [one] 1 paikka
   *[other] { $count } paikkaa
}. Ystävät kirjoittavat { lobby-join } { $code }. Kun kirjoitat { lobby-start }, peli alkaa; vapaat paikat saavat tietokonepelaajat.
    .braille = { lobby-join } { $code }; { lobby-start }
lobby-code-is = Ystävät kirjoittavat { lobby-join } { $code }.
    .braille = { lobby-join } { $code }
lobby-you-sit = Istut pöydässä: { $game }. { $here }
    .braille = { $game }: { $here }
lobby-you-watch = Seuraat peliä: { $game }. { $here }
    .braille = seuraat { $game }: { $here }
lobby-sits = { $who } istuutuu pöytään.
    .braille = { $who } istuutuu
lobby-watches = { $who } seuraa peliä.
    .braille = { $who } seuraa
lobby-leaves = { $who } poistuu pöydästä.
    .braille = { $who } poistuu
lobby-sent-away = { $who } lähetettiin pois pöydästä.
    .braille = { $who } lähetetty pois
lobby-you-leave = Olet poistunut pöydästä. Jos haluat lopettaa, kirjoita vielä kerran { lobby-leave }.
    .braille = poistuit
lobby-alone = { $use } on kirjoitettava yksin omalle rivilleen.
    .braille = { $use } yksin
lobby-plays-for = Tietokonepelaaja { $computer } pelaa nyt { NAME($who, case: "genitive") } puolesta.
    .braille = { $who }, nyt { $computer }
lobby-wants-substitute = { $who } haluaa, että tietokone pelaa { NAME($away, case: "genitive") } puolesta. Jos haluat samaa, kirjoita { lobby-substitute } { $away }.
    .braille = { $who }: { lobby-substitute } { $away }?
lobby-substitute-asked = Kysytty: { $names }. Tietokonepelaaja pelaa, kun kaikki suostuvat.
    .braille = kysytty: { $names }
lobby-plays-already = Tietokonepelaaja { $computer } pelaa jo { NAME($who, case: "genitive") } puolesta.
    .braille = { $computer } pelaa jo: { $who }
lobby-is-here = { $who } on yhteydessä, joten tietokonepelaaja ei ota paikkaa.
    .braille = { $who } on täällä
lobby-players-agree = Vain pelaajat päättävät, pelaako jonkun puolesta tietokonepelaaja.
    .braille = vain pelaajat
lobby-only-watches = { $who } vain katsoo, ja pöydän omistaja istuu pöydässä.
    .braille = { $who } vain katsoo
lobby-rests = Peli on tauolla, kunnes joku taas pelaa.
    .braille = peli tauolla
lobby-played-for-you = Sillä välin puolestasi pelasi { $computer }.
    .braille = { $computer } pelasi
lobby-renamed = Tietokonepelaajan { $old } nimi on tästä lähtien { $new }.
    .braille = { $old } on nyt { $new }
lobby-lost = { $who } { $meant ->
    [yes] katkaisi
   *[no] menetti
} yhteyden.
    .braille = { $who } poissa
lobby-lost-open = { $who } { $meant ->
    [yes] katkaisi
   *[no] menetti
} yhteyden. Jos ette halua odottaa, kirjoittakaa kaikki { lobby-substitute } { $who }.
    .braille = { $who } poissa; { lobby-substitute } { $who }
lobby-is-back = { $who } on taas täällä.
    .braille = { $who } täällä
lobby-you-are-back = Olet taas täällä. Olit poissa { $minutes ->
    [0] alle minuutin
    [one] yhden minuutin
   *[other] { $minutes } minuuttia
}; { $count ->
    [0] sillä välin ei tapahtunut mitään.
    [one] sillä välin kerrottiin 1 rivi.
   *[other] sillä välin kerrottiin { $count } riviä.
}
    .braille = taas täällä, uutta: { $count }
lobby-you-are-back-again = Olet taas täällä; { $count ->
    [0] sillä välin ei tapahtunut mitään.
    [one] sillä välin kerrottiin 1 rivi.
   *[other] sillä välin kerrottiin { $count } riviä.
}
    .braille = taas täällä, uutta: { $count }
lobby-gone = { $count ->
    [one] 1 vanhempi rivi ei ole enää tallessa.
   *[other] { $count } vanhempaa riviä ei ole enää tallessa.
}
    .braille = puuttuu: { $count }
lobby-owns = Pöydän omistaa nyt { $who }.
    .braille = { $who } omistaa
lobby-you-own = Pöytä on nyt sinun.
    .braille = sinun pöytäsi
lobby-kicked = { $who } lähetti sinut pois pöydästä.
    .braille = { $who } lähetti pois
lobby-invited = { $who } kutsuu sinut mukaan: { $game }. Kirjoita { lobby-join } { $code }.
    .braille = { $who }: { lobby-join } { $code }
lobby-invites = { $who } on kutsuttu.
lobby-nudged = { $who } odottaa siirtoasi.
    .braille = { $who }: sinun vuorosi
lobby-nudges = { $who } sai muistutuksen siirrosta.
lobby-nudged-to-answer = { $who } odottaa vastaustasi, jos et ole vielä vastannut.
    .braille = { $who }: vastaus?
lobby-nudges-to-answer = { $who } sai muistutuksen vastaamisesta.
lobby-says = { $who }: { $text }
lobby-says-there = { $who }, aulassa: { $text }
lobby-lobby-on = Tästä lähtien kuulet, mitä aulassa sanotaan. Kun et enää halua kuulla sitä, kirjoita { lobby-lobby } pois.
    .braille = aula päällä
lobby-lobby-is = Aulassa: { $nobody ->
    [yes] ei ketään
   *[no] { $names }
}.{ $sits ->
    [yes] {" "}{ $hears ->
        [yes] Kuulet, mitä siellä sanotaan.
       *[no] Et kuule, mitä siellä sanotaan; jos haluat kuulla, kirjoita { lobby-lobby } päälle.
    }
   *[no] {""}
}
    .braille = aula: { $nobody ->
        [yes] ei ketään
       *[no] { $names }
    }
lobby-tells = { $who } kuiskaa: { $text }
lobby-told = Kuiskaat { NAME($who, case: "allative") }: { $text }
lobby-ignored = Et enää kuule, mitä { $who } sanoo.
    .braille = { $who } vaiennettu
lobby-heard = Kuulet taas, mitä { $who } sanoo.
    .braille = { $who } kuuluu taas
lobby-people = { $here }
lobby-people-all = Paikalla: { $names }.
lobby-friends-none = Et ole vielä pelannut täällä kenenkään kanssa.
    .braille = ei vielä ketään
lobby-friend-lobby = { $who } on aulassa.
    .braille = { $who }: aula
lobby-friend-own = { $who } on pöydässäsi.
    .braille = { $who }: pöytäsi
lobby-friend-table = { $who } on { $open ->
    [yes] avoimessa pöydässä { $number }, { $game }
   *[no] yksityisessä pöydässä
}.
    .braille = { $who }: { $open ->
        [yes] pöytä { $number }
       *[no] yksityinen pöytä
    }
lobby-friend-seen = { $who } oli viimeksi paikalla { $days ->
    [0] tänään
    [one] eilen
   *[other] { $days } päivää sitten
}.
    .braille = { $who }: { $days ->
        [0] tänään
        [one] eilen
       *[other] { $days } päivää sitten
    }
lobby-here = Paikalla: { $names }.{ $complete ->
    [yes] {""}
   *[no] {" "}Poissa: { $away }.
}
    .braille = { $names }{ $complete ->
        [yes] {""}
       *[no] ; poissa: { $away }
    }
lobby-stands-in = Tietokonepelaaja { $computer } pelaa { NAME($who, case: "genitive") } puolesta.
    .braille = { $who }, nyt { $computer }
lobby-table-is = Pöytäsi: { $game }. { $here }
    .braille = { $game }: { $here }
lobby-tables-are = { $count ->
    [0] Pöytiä ei ole vielä yhtään.
    [one] Pöytiä on yksi{ $open ->
        [0] , ja se on yksityinen
       *[other] , ja se on avoin
    }.
   *[other] Pöytiä on { $count }, { $open ->
        [0] kaikki yksityisiä
        [one] niistä yksi avoin
       *[other] niistä { $open } avointa
    }.
}
    .braille = pöytiä { $count }, avoimia { $open }
lobby-more-tables = Lisäksi avoimia pöytiä on { $count }.
    .braille = lisää: { $count }
lobby-is-open = Avoin: pöytä on luettelossa numerolla { $number }. Muut liittyvät kirjoittamalla { lobby-join } ja tämän numeron tai jonkun täällä istuvan nimen.
    .braille = avoin, { lobby-join } { $number }
lobby-is-private = Yksityinen: pöytä ei ole luettelossa, ja siihen pääsee vain koodisanoilla.
    .braille = yksityinen
lobby-onlookers-are = { $count ->
    [0] Kukaan ei seuraa peliä
    [one] 1 henkilö seuraa peliä
   *[other] { $count } henkilöä seuraa peliä
}; { $allowed ->
    [yes] seuraaminen on sallittu.
   *[no] seuraaminen ei ole sallittu.
}
    .braille = katsojia { $count }
lobby-watched = Pelin seuraaminen on tästä lähtien sallittu tässä pöydässä.
    .braille = seuraaminen sallittu
lobby-not-watched = Pelin seuraaminen ei ole enää sallittu tässä pöydässä.
    .braille = ei saa seurata
lobby-may-not-watch = Pelin seuraaminen ei ole sallittu tässä pöydässä.
    .braille = ei saa seurata
lobby-grace-is = { $seconds ->
    [0] Jos joltakulta katkeaa yhteys, pöytä odottaa, kunnes kaikki muut pelaajat kirjoittavat { lobby-substitute } ja nimen.
    [one] Jos joltakulta katkeaa yhteys, pöytä odottaa yhden sekunnin.
   *[other] Jos joltakulta katkeaa yhteys, pöytä odottaa { $seconds } sekuntia.
}
    .braille = { $seconds ->
        [0] odottaa; { lobby-substitute } ja nimi
       *[other] odottaa { $seconds } sekuntia
    }
lobby-no-grace = Montako sekuntia? Kirjoita { lobby-grace } ja luku, vähintään 1 ja enintään { $max }, tai { lobby-grace } { lobby-grace-open }.
    .braille = 1–{ $max } sekuntia tai { lobby-grace-open }
lobby-shuffling = Kortteja sekoitetaan. Pieni hetki.
    .braille = sekoitetaan
lobby-shuffled = Kortit sekoittivat yhdessä { $names }, joten kukaan ei voinut valita järjestystä.
    .braille = sekoittivat { $names }
lobby-shuffled-alone = Kortit sekoitti palvelin yksin: kenenkään ohjelma ei antanut omaa osaansa.
    .braille = sekoitti vain palvelin
lobby-shuffle-unknown = Tämän pelin sekoitusta ei ole tallennettu.
    .braille = ei tallennettu
lobby-not-shuffled = Tässä pöydässä ei ole vielä sekoitettu kortteja.
    .braille = ei sekoitettu
lobby-commitment = Palvelimen sitoumuksen alku on { $digits }. Kaikki merkit kuulet kirjoittamalla { lobby-shuffle } kokonaan.
    .braille = { $digits } …
lobby-commitment-whole = Palvelimen sitoumus: { $digits }.
    .braille = { $digits }
lobby-secret-later = Palvelimen salaisuus kerrotaan, kun peli on ohi.
    .braille = salaisuus myöhemmin
lobby-secret-told = Palvelimen salaisuus on tallenteessa. Saat sen kirjoittamalla { lobby-record }.
    .braille = { lobby-record }
lobby-record-later = Tallenteen saat, kun peli on ohi: siinä näkyvät kaikkien kortit.
    .braille = pelin jälkeen
lobby-record-given = Siinä on koko tallenne. Kun sen tallentaa tiedostoon, sen voi tarkistaa komennolla sixdot verify.
    .braille = tallenne loppui
lobby-ask-option = Jos haluat muuttaa jotakin niistä, kirjoita { lobby-option }, säännön numero, yhtäsuuruusmerkki ja valintasi. Vaihtoehdot kuulet kirjoittamalla { lobby-option } ja numeron.
    .braille = { lobby-option } numero=valinta
lobby-ask-cards = { $name }: kirjoita { lobby-option } { $name } ja perään numero, enintään { $ready }, jos haluat valmiin kortin, tai lause uutta korttia varten.
    .braille = { lobby-option } { $name } 1–{ $ready }
lobby-ask-value = { $name }: nyt { $value }. Jos haluat muuttaa sitä, kirjoita { lobby-option } { $number }= ja valintasi.
    .braille = { $name }: { $value }; { lobby-option } { $number }=
lobby-value-range = Luku, vähintään { $min } ja enintään { $max }.
    .braille = { $min }–{ $max }
lobby-no-options = Tässä pelissä ei ole valittavia kotisääntöjä.
    .braille = ei kotisääntöjä
lobby-not-together = Tämä ei sovi pöydän paikkamäärään.
    .braille = ei tälle paikkamäärälle
lobby-table-gone = Pöytäsi on suljettu, koska siellä ei ole ollut ketään kuukauteen.
    .braille = pöytä suljettu
lobby-waits = Peli alkaa, kun { $who } kirjoittaa { lobby-start }.
    .braille = odottaa: { $who }
lobby-waits-for-you = Peli alkaa, kun kirjoitat { lobby-start }.
    .braille = { lobby-start } aloittaa
lobby-once-more = Aloita sama peli uudestaan painamalla Enteriä. Pois pöydästä pääset kirjoittamalla { lobby-leave }.
    .braille = Enter tai { lobby-leave }
lobby-over-watched = Peli on päättynyt. Pelaajat voivat aloittaa sen uudestaan. Pois pöydästä pääset kirjoittamalla { lobby-leave }.
    .braille = päättynyt, { lobby-leave }
lobby-round-watched = Kierros on päättynyt. Pelaajat aloittavat seuraavan.
    .braille = kierros päättynyt
lobby-not-recorded = Palvelin ei voi enää tallentaa tätä peliä. Voitte jatkaa, mutta peli ei säily, jos palvelin sammuu.
    .braille = ei tallennu
lobby-restarted = Palvelin käynnistyi uudestaan; peli jatkuu.
    .braille = peli jatkuu
lobby-stops = Palvelin sammutetaan. Kaikki on tallessa, ja paikkasi säilyy.
    .braille = palvelin sammuu
lobby-bye = Näkemiin. Nimelläsi ja sanoillasi pääset takaisin.
    .braille = hei hei
lobby-bye-free = Näkemiin. Nimesi on taas vapaa.
    .braille = näkemiin
lobby-bye-kept = Näkemiin. Nimesi säilyy.
    .braille = nimi säilyy
lobby-taken = Toinen yhteys otti paikkasi.
    .braille = paikka otettu
lobby-failed = Ohjelmassa tapahtui virhe, joten tämä pöytä suljettiin. Peli on tallennettu. Olen pahoillani.
    .braille = ohjelmavirhe, pöytä suljettu

lobby-no-table = Et ole missään pöydässä. Avaa oma pöytä: { lobby-new } uno. Ystävän pöytään: { lobby-join } ja pöydän kolme koodisanaa.
    .braille = et ole pöydässä
lobby-at-table = Olet jo pöydässä. Kirjoita ensin { lobby-leave }.
    .braille = ensin { lobby-leave }
lobby-not-begun = Peli ei ole vielä alkanut.
    .braille = ei vielä alkanut
lobby-begun = Peli on jo käynnissä.
    .braille = jo käynnissä
lobby-no-game = Mikä peli? Esimerkiksi: { lobby-new } uno 4. Kirjoita { type-games }, niin kuulet kaikki pelit.
    .braille = mikä peli?
lobby-no-such-size = { GAME($game, case: "inessive", capital: "yes") } on oltava { $sizes }. Pöytää ei avattu.
    .braille = { $game }: { $sizes }
lobby-no-code = Sellaista pöytää ei löydy.
    .braille = ei sellaista pöytää
lobby-full = Kaikki paikat on varattu.{ $watched ->
    [yes] {" "}Voit seurata peliä: kirjoita { lobby-watch } ja pöydän koodisanat tai numero.
   *[no] {""}
}
    .braille = täynnä
lobby-seat-taken = Paikallasi istuu nyt joku muu.{ $watched ->
    [yes] {" "}Voit seurata peliä: kirjoita { lobby-watch } ja koodisanat.
   *[no] {""}
} Pelaamaan pääset taas tämän pelin jälkeen.
    .braille = paikka varattu
lobby-barred = Sinut on lähetetty pois tästä pöydästä. Voit palata, kun pöydän omistaja kutsuu sinut.
    .braille = lähetetty pois
lobby-barred-invites = { $who } lähetettiin pois tästä pöydästä. Takaisin voi kutsua vain pöydän omistaja { $owner }.
    .braille = vain { $owner } kutsuu
lobby-not-gone-on = Pöytäsi peli ei voi jatkua, koska sen tallennetta ei voi lukea nykyisillä säännöillä. Tallenne jää palvelimelle. Uusi peli alkaa, kun kirjoitat { lobby-start }.
    .braille = peliä ei voi lukea
lobby-not-owner = Sen voi tehdä vain pöydän omistaja { $who }.
    .braille = vain { $who }
lobby-nobody = Täällä ei ole ketään nimeltä { $name }.
    .braille = ei ketään { $name }
lobby-advice = Tätä ei välitetty: kierroksen aikana muille ei saa mainita korttia, väriä eikä mitään numeroa, joka pakassa on. Sääntö UN-16.
    .braille = ei välitetty: neuvo
lobby-whom = Ketä tarkoitat? Kirjoita { $use }.
    .braille = ketä? { $use }
lobby-whom-of = Ketä tarkoitat? Pelikavereistasi paikalla: { $names }. Kirjoita { $use }.
    .braille = ketä? { $names }
lobby-not-here = { $who } ei ole tässä pöydässä.
    .braille = { $who } ei tässä pöydässä
lobby-sits-here = { $who } istuu jo tässä pöydässä.
    .braille = { $who } istuu jo täällä
lobby-not-turn = { $who } ei ole vuorossa.
    .braille = { $who } ei vuorossa
lobby-too-soon = Muistutit jotakuta juuri äsken. Odota minuutti.
    .braille = odota minuutti
lobby-no-text = Mitä haluat sanoa?
    .braille = sanot mitä?
lobby-long-text = Se on liian pitkä: kerralla voi sanoa enintään { $max } merkkiä, ja niitä on { $count }. Mitään ei sanottu.
    .braille = { $count } merkkiä, enintään { $max }, ei sanottu
lobby-too-many = Pöytiä on jo liikaa. Yritä myöhemmin uudestaan.
    .braille = liikaa pöytiä
lobby-own-name = Se olet sinä itse.
    .braille = sinä itse

lobby-name-letters = Nimessä saa olla saman aakkoston kirjaimia, enintään { $max }, ja yhdysviiva tai heittomerkki vain niiden välissä. Valitse toinen nimi.
    .braille = kirjaimia, enintään { $max }
lobby-name-word = { $name } tarkoittaa täällä jotain muuta. Valitse toinen nimi.
    .braille = ei { $name }
lobby-name-taken = Nimi { $name } on täällä jo varattu, tai joku on melkein samanniminen. Valitse toinen nimi.
    .braille = nimi varattu
lobby-no-names = minä, mä, minut, minua, sinä, sä, sinut, sinua, hän, hänet, häntä, me, te, he, kaikki, joku, kukaan, ei kukaan, tietokone, palvelin, punainen,
    keltainen, vihreä, sininen, musta, valkoinen
lobby-guest = vieras
lobby-name-guest = Nimi { $name } on täällä jo varattu, tai joku on melkein samanniminen. Jos se olet sinä, tule samalla laitteella ja samaan osoitteeseen kuin ennen. Muuten valitse toinen nimi, esimerkiksi { $guest }.
    .braille = nimi varattu; { $guest }?
lobby-banned = Et pääse sisään tänne.
    .braille = ei pääsyä
lobby-shut-out = Tämän palvelimen ylläpitäjä lähetti sinut pois, etkä pääse enää sisään.
    .braille = lähetetty pois, ei pääsyä
lobby-full-house = Täällä on nyt liikaa ihmisiä. Tule myöhemmin uudestaan.
    .braille = täynnä
lobby-no-hello = Toisessa päässä on ohjelma, jota en ymmärrä.
    .braille = ei ymmärretty
lobby-words = Muista nämä sanat: { $words }. Nimelläsi ja näillä sanoilla pääset takaisin paikallesi.
    .braille = sanat: { $words }
lobby-key = Nimesi säilyy. Tällä avaimella pääset takaisin ilman kysymyksiä.
    .braille = nimi säilyy
lobby-key-of-program = Nimesi säilyy. Tältä koneelta pääset komennolla sixdot join takaisin ilman kysymyksiä.
    .braille = nimi säilyy
lobby-wrong-words = Nämä sanat eivät ole oikeat. Nimi: { $name }.
    .braille = väärät sanat
lobby-too-many-wrong = Tälle nimelle kirjoitettiin liian monta kertaa väärät sanat tai väärä salalause. Odota minuutti.
    .braille = odota minuutti
lobby-keep-ask = Kirjoita salalause, jossa on vähintään { $least } merkkiä ja jota et käytä missään muualla. Pelkällä Enterillä mikään ei muutu.
    .braille = salalause, vähintään { $least } merkkiä?
lobby-keep-again = Sama salalause vielä kerran, kiitos.
    .braille = vielä kerran?
lobby-keep-short = Se on liian lyhyt. Kirjoita vähintään { $least } merkkiä.
    .braille = vähintään { $least } merkkiä?
lobby-keep-long = Se on liian pitkä. Kirjoita enintään { $most } merkkiä.
    .braille = enintään { $most } merkkiä?
lobby-keep-differs = Salalauseet eivät olleet samat, joten mikään ei muutu.
    .braille = eivät samat
lobby-keep-off = Mikään ei muutu.
lobby-overheard = Salalausetta ei oteta tässä vastaan, koska muut voivat lukea sen matkalla. { lobby-ways }
    .braille = tässä ei salalausetta, ei suojattu
lobby-overheard-name = { $name } on varattu salalauseella, eikä sitä oteta tässä vastaan, koska muut voivat lukea sen matkalla. { lobby-ways } Voit myös valita toisen nimen.
    .braille = { $name } vaatii salalauseen; tässä ei suojattu
lobby-overheard-sent = Salalausetta ei otettu vastaan, ja muut ovat ehkä lukeneet sen matkalla: vaihda se. { lobby-ways }
    .braille = ei otettu vastaan, ei suojattu: vaihda
lobby-ways = Se otetaan vastaan, kun yhteys on suojattu: komennolla sixdot join, sivulla, jonka osoitteen alussa on https, SSH:lla ja telnetillä TLS:n yli.
lobby-unasked = Salalausetta ei kysytä nyt, joten tämä rivi hylättiin. Aloita alusta komennolla { lobby-passphrase }.
    .braille = ei kysytty
lobby-keep-full = Nimiä on varattu jo niin paljon, ettei sinun nimeäsi voi säilyttää.
    .braille = täynnä
lobby-kept = Nimesi säilyy. Sillä ja salalauseellasi pääset takaisin paikallesi.
    .braille = nimi säilyy
lobby-wrong-passphrase = Se ei ole nimen { $name } salalause.
    .braille = väärä salalause
lobby-busy = Täällä on juuri nyt liikaa tekemistä. Yritä hetken päästä uudestaan.
    .braille = yritä uudestaan
lobby-too-fast = Se oli liikaa kerralla. Odota hetki ja yritä uudestaan.
    .braille = odota hetki
lobby-forget-ask = Nimesi, asetuksesi ja kaikki, mitä sinulle on kerrottu, poistetaan, ja lähdet pöydästäsi. Vahvista kirjoittamalla vielä kerran { lobby-forget } { lobby-forget-whom }. Jos kirjoitat jotain muuta, mitään ei poisteta.
    .braille = poistetaanko? { lobby-forget } { lobby-forget-whom }
lobby-forget-off = Mitään ei poisteta.
    .braille = mitään ei poisteta
lobby-forgotten = Nimesi, avaimesi ja asetuksesi on poistettu. Se, mitä olet muiden kanssa pelannut ja heille sanonut, jää heille. Näkemiin.
    .braille = kaikki poistettu
lobby-crowded = Osoitteestasi on liikaa yhteyksiä. Sulje jokin niistä tai tule myöhemmin uudestaan.
    .braille = liikaa yhteyksiä
lobby-many-new = Osoitteestasi tuli liikaa uusia ihmisiä. Odota minuutti.
    .braille = odota minuutti

host-open = Palvelin on auki osoitteessa { $address }. Ystävät kirjoittavat sixdot join { $address } tai avaavat selaimessa sivun http://{ $address }.
host-telnet = Telnet ja MUD-ohjelmat ottavat yhteyden: { $host }, portti { $port }.
host-ssh = SSH:lla: ssh { $host } -p { $port }. Tämän palvelimen avain on { $fingerprint }.
host-no-key = Tämän palvelimen avainta, tiedostoa host-key palvelimen kansiossa, ei voi lukea. Palauta se varmuuskopiosta tai poista se: silloin tehdään uusi, ja jokainen SSH-ohjelma varoittaa siitä.
host-encrypted = Palvelin myös salaa yhteyden: sixdot join tekee sen muilta tietokoneilta itsestään; selaimessa osoite on https://{ $address }. Sen varmenteen sormenjälki (SHA-256) on { $fingerprint }.
host-telnet-tls = Telnet TLS:n yli: MUD-ohjelmat yhdistävät suojattuna osoitteeseen { $host }, portti { $port }.
host-certificate-expired = Varmenne on vanhentunut: ohjelmat eivät hyväksy sitä. Tallenna uusi sen tiedostoihin.
host-renewed = Varmenne on uusittu: nyt tulevat näkevät uuden. Sen sormenjälki (SHA-256) on { $fingerprint }.
host-not-renewed = Entinen varmenne pysyy käytössä, kunnes sen tiedostot ovat kunnossa.
host-no-certificate = Tämän palvelimen varmennetta, tiedostoa certificate.pem palvelimen kansiossa, ei voi lukea. Palauta se varmuuskopiosta tai poista se: silloin tehdään uusi, ja jokainen selain ja sixdot join varoittavat siitä taas.
host-certificate-none = Tiedostossa { $file } ei ole varmennetta PEM-muodossa.
host-certificate-no-key = Tiedostossa { $file } ei ole yksityistä avainta PEM-muodossa.
host-certificate-misfit = Avain ei sovi varmenteeseen: se kuuluu toiseen.
host-loopback = Muilta tietokoneilta palvelimeen ei näin pääse. Valitsimella --listen 0.0.0.0 siihen pääsevät kaikki, jotka ovat verkossasi.
host-not-encrypted = Yhteyttä ei suojata: kun ystävät tulevat muilta tietokoneilta, muut voivat lukea kaiken, eikä sieltä oteta vastaan salalausetta.
console-who = ketkä
    .help = Kertoo, ketkä ovat paikalla.
console-tables = pöydät
    .help = Kertoo, mitä pöytiä on.
console-ban = estä
    .help = Estää jonkun pääsyn, nimi perään.
console-unban = päästä
    .help = Päästää jonkun taas sisään, nimi perään.
console-forget = poista
    .help = Poistaa kaiken, mitä jostakusta on tallennettu, nimi perään.
console-stop = lopeta
    .help = Sammuttaa palvelimen.
console-help = ohje
    .help = Kertoo nämä komennot uudestaan.
host-console = Komennot kuulet, kun kirjoitat { console-help }.
host-who = { $name }, { $there ->
    [yes] yhteydessä
   *[no] poissa
}.
host-nobody = Paikalla ei ole ketään.
host-whom = Ketä tarkoitat? Kirjoita { $command } ja nimi.
host-table = Pöytä { $number }, { $game }{ $rests ->
    [yes] , peli on tauolla
   *[no] { $plays ->
        [yes] , peli on käynnissä
       *[no] , ei vielä alkanut
    }
}: { $nobody ->
    [yes] paikalla ei ole ketään.
   *[no] { $names }.
}
host-no-tables = Pöytiä ei ole.
host-forget-ask = Kaikki, mitä on tallennettu henkilöstä { $name }, poistetaan, ja nimi vapautuu. Tee se kirjoittamalla vielä kerran { console-forget } { $name }.
host-forgotten = { $name } on poistettu.
host-banned = { $name } ei enää pääse sisään.
host-unbanned = { $name } pääsee taas sisään.
host-bye = Kaikki on tallessa. Näkemiin.
host-unknown = En tunne komentoa { $word }.
host-twice = Täällä on jo käynnissä palvelin: tallennetut pöydät ja nimet ovat sillä.
host-folder-open = Muutkin voivat avata kansion { $folder } tällä tietokoneella. Sixdot ei muuta sitä; siinä olevia tiedostoja voit lukea vain sinä.
host-failed = Ohjelmassa tapahtui virhe: { $what }. Pöytä, jossa niin kävi, suljettiin. Ilmoita tästä ja liitä mukaan tämä teksti.
host-unwritten = Jotain ei voitu tallentaa: { reason }. Se, mitä nyt pelataan, voi kadota.
host-unread = Tiedostoa { $file } ei voi lukea, joten siihen tallennettu puuttuu. Se jätetään ennalleen; palauta se varmuuskopiosta ja käynnistä palvelin uudestaan.
host-not-open = Osoitetta { $address } ei voi avata: { reason }.
host-unreadable = Palvelimen tallentamia tietoja ei voi lukea: { reason }.
