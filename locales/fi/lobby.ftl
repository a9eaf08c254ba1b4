# Yhdessä: mitä verkkopöydissä kirjoitetaan ja kerrotaan pelin ohella.

lobby-new = uusi
    .words = avaa
    .use = uusi uno 4
    .help = Avaa pöydän pelille, jossa on näin monta paikkaa.
lobby-join = liity
    .words = istu
    .use = liity ja pöydän kolme sanaa
    .help = Vie sinut ystävän pöytään.
lobby-watch = katso
    .words = seuraa
    .use = katso ja pöydän kolme sanaa
    .help = Voit seurata pöytää pelaamatta itse.
lobby-start = aloita
    .words = alku
    .use = aloita
    .help = Aloittaa pelin; tietokonepelaajat saavat vapaat paikat. Vain pöydän avaaja voi aloittaa.
lobby-code = tunnus
    .words = kutsu
    .use = tunnus
    .help = Kertoo kolme sanaa, joilla ystävät pääsevät pöytään.
lobby-who = ketkä
    .words = väki
    .use = ketkä
    .help = Kertoo, ketkä ovat pöydässä tai paikalla.
lobby-tables = pöydät
    .words = lista
    .use = pöydät
    .help = Kertoo, montako pöytää on ja ketkä pelaavat mitä sinun pöydässäsi.
lobby-say = juttele
    .words = rupattele chat '
    .use = juttele ja teksti
    .help = Kertoo tekstin kaikille pöydässä tai aulassa.
lobby-tell = kuiskaa
    .words = kerro
    .use = kuiskaa, nimi ja teksti
    .help = Kertoo tekstin yhdelle ihmiselle.
lobby-ignore = vaienna
    .words = hiljennä
    .use = vaienna ja nimi
    .help = Et enää kuule, mitä tämä ihminen sanoo; uudestaan kuulet taas.
lobby-invite = pyydä
    .words = mukaan
    .use = pyydä ja nimi
    .help = Kertoo jollekulle, miten pöytääsi pääsee.
lobby-nudge = muistuta
    .words = hoputa
    .use = muistuta ja nimi
    .help = Pyytää kohteliaasti siirtoa, enintään kerran minuutissa.
lobby-kick = poista
    .words = häädä
    .use = poista ja nimi
    .help = Lähettää jonkun pois pöydästäsi.
lobby-owner = luovuta
    .words = omistaja
    .use = luovuta ja nimi
    .help = Antaa pöydän toiselle, joka istuu siinä.
lobby-leave = poistu
    .words = lähde lopeta quit
    .use = poistu
    .help = Poistuu pöydästä, jossa tietokonepelaaja sitten pelaa puolestasi; muualla katkaisee yhteyden.

lobby-codes = aalto, aamu, ahven, aitta, aurinko, avain, eväs, harakka, haapa, hauki, helmi, hevonen, hiekka, hirvi, hopea, hunaja, ilta, ilves, joki, jousi, juna, juusto,
    jäätelö, kaisla, kala, kallio, kanto, karhu, kartano, kello, kesä, kettu, kevät, kirja, kirje, kivi, koivu, kota, kukka, kulta, kuppi, kuu, kuusi, kynttilä,
    kylä, lahti, lammas, lampi, lapanen, laiva, lehti, leipä, lokki, lumi, luoto, lyhty, maito, mansikka, marja, meri, metsä, mustikka, mylly, mökki, naula,
    niemi, niitty, nuotio, nuppi, omena, orava, pallo, paperi, peili, pelto, peura, piha, pilvi, pipo, poro, portti, puro, puu, pöllö, ranta, reppu, ruoho,
    ruusu, saari, salama, sade, sampo, sammal, satama, sauna, savu, sieni, silta, soutu, suola, suo, susi, syksy, taivas, talo, talvi, tammi, tarina, tikka,
    torni, tuli, tulppaani, tuuli, uuni, vaahtera, valo, vene, vesi, viulu, voikukka, vuori, yö

lobby-welcome = Tervetuloa, { $name }.
    .braille = tervetuloa { $name }
lobby-where = Kirjoita { lobby-new } ja peli, niin avaat pöydän, { lobby-join } ja kolme sanaa, niin pääset ystävän pöytään, tai ohje; { lobby-leave } katkaisee yhteyden.
    .braille = { lobby-new }, { lobby-join }, ohje, { lobby-leave }
lobby-help = Verkossa: { $words }. Ohje ja yksi näistä sanoista kertoo, mitä se tekee.
lobby-help-one = { $name }: { $help } Kirjoitat: { $use }.
    .braille = { $use }
lobby-opened = Pöytä on auki: { $game }, { $count } paikkaa. Ystävät kirjoittavat { lobby-join } { $code }. Kun kirjoitat { lobby-start }, peli alkaa; vapaat paikat saavat tietokonepelaajat.
    .braille = { lobby-join } { $code }; { lobby-start }
lobby-code-is = Ystävät kirjoittavat { lobby-join } { $code }.
    .braille = { lobby-join } { $code }
lobby-you-sit = Istut pöydässä: { $game }. Täällä ovat: { $names }.
    .braille = { $game }: { $names }
lobby-you-watch = Seuraat pöytää: { $game }. Täällä ovat: { $names }.
    .braille = seuraat { $game }: { $names }
lobby-sits = { $who } istuu pöytään.
    .braille = { $who } istuu
lobby-watches = { $who } seuraa peliä.
    .braille = { $who } seuraa
lobby-leaves = { $who } poistuu pöydästä.
    .braille = { $who } poistuu
lobby-you-leave = Olet poistunut pöydästä. Vielä kerran { lobby-leave } katkaisee yhteyden.
    .braille = poistuttu
lobby-plays-for = Pelaajan { $who } tilalla pelaa nyt { $computer }.
    .braille = { $who }: { $computer }
lobby-lost = { $who } menetti yhteyden.
    .braille = { $who } poissa
lobby-is-back = { $who } on taas täällä.
    .braille = { $who } täällä
lobby-you-are-back = Olet taas täällä. Poissaolo: { $minutes ->
    [0] alle minuutti
    [one] 1 minuutti
   *[other] { $minutes } minuuttia
}; { $count ->
    [0] sillä välin ei tapahtunut mitään.
    [one] sillä välin kerrottiin 1 rivi.
   *[other] sillä välin kerrottiin { $count } riviä.
}
    .braille = taas täällä, { $count }
lobby-gone = Vanhempia rivejä ei enää ole: { $count } puuttuu tästä.
    .braille = { $count } puuttuu
lobby-owns = Pöydän omistaa nyt { $who }.
    .braille = { $who } omistaa
lobby-you-own = Pöytä on nyt sinun.
    .braille = sinun pöytäsi
lobby-kicked = { $who } lähetti sinut pois pöydästä.
    .braille = { $who } lähetti pois
lobby-invited = { $who } kutsuu sinut mukaan: { $game }. Kirjoita { lobby-join } { $code }.
    .braille = { $who }: { lobby-join } { $code }
lobby-invites = { $who } on kutsuttu.
lobby-nudged = { $who } pyytää sinulta siirtoa.
    .braille = { $who }: sinun vuorosi
lobby-nudges = { $who } sai muistutuksen.
lobby-says = { $who }: { $text }
lobby-tells = { $who } sinulle: { $text }
lobby-told = { $who } kuulee: { $text }
lobby-ignored = Et enää kuule, mitä { $who } sanoo.
    .braille = { $who } vaiennettu
lobby-heard = Kuulet taas, mitä { $who } sanoo.
    .braille = { $who } kuuluu taas
lobby-people = Täällä ovat: { $names }.
lobby-table-is = { $game }: { $names }.
lobby-tables-are = { $count ->
    [0] Yhtään pöytää ei ole auki.
    [one] 1 pöytä on auki.
   *[other] { $count } pöytää on auki.
}
lobby-waits = Pöytä odottaa, että { $who } kirjoittaa { lobby-start }.
    .braille = odottaa: { $who }
lobby-once-more = Enter aloittaa saman pelin uudestaan; { lobby-leave } vie pois pöydästä.
    .braille = Enter tai { lobby-leave }
lobby-over-watched = Peli on päättynyt. Pelaajat voivat aloittaa sen uudestaan; { lobby-leave } vie pois pöydästä.
    .braille = päättynyt, { lobby-leave }
lobby-round-watched = Kierros on päättynyt. Pelaajat aloittavat seuraavan.
    .braille = kierros päättynyt
lobby-not-recorded = Palvelin ei voi enää tallentaa tätä peliä. Voitte jatkaa, mutta peli ei säily, jos palvelin sammuu.
    .braille = ei tallennu
lobby-restarted = Palvelin käynnistyi uudestaan; peli jatkuu.
    .braille = peli jatkuu
lobby-stops = Palvelin sammutetaan. Kaikki on tallessa; paikkasi pysyy sinun.
    .braille = palvelin sammuu
lobby-bye = Näkemiin. Nimesi on taas vapaa.
    .braille = näkemiin
lobby-taken = Toinen yhteys otti paikkasi.
    .braille = otettu
lobby-failed = Ohjelma on ristiriidassa itsensä kanssa tässä pöydässä, joten pöytä suljettiin. Peli on tallennettu. Olen pahoillani.
    .braille = pöytä suljettu

lobby-no-table = Et istu missään pöydässä. Kirjoita { lobby-new } ja peli, tai { lobby-join } ja kolme sanaa.
    .braille = ei pöytää
lobby-at-table = Istut pöydässä. Kirjoita ensin { lobby-leave }.
    .braille = ensin { lobby-leave }
lobby-not-begun = Peli ei ole vielä alkanut.
    .braille = ei alkanut
lobby-begun = Peli on jo käynnissä.
    .braille = käynnissä
lobby-no-game = Mikä peli? Esimerkiksi: { lobby-new } uno 4. Kirjoita pelit, niin kuulet kaikki.
    .braille = mikä peli?
lobby-no-code = Millään pöydällä ei ole näitä sanoja.
    .braille = ei pöytää
lobby-full = Kaikki paikat on varattu. Voit seurata peliä: kirjoita { lobby-watch } ja kolme sanaa.
    .braille = täynnä
lobby-not-owner = Sen voi tehdä vain { $who }, joka omistaa pöydän.
    .braille = vain { $who }
lobby-nobody = Täällä ei ole ketään, jonka nimi on { $name }.
    .braille = ei { $name }
lobby-not-turn = { $who } ei ole vuorossa.
    .braille = ei { $who }
lobby-too-soon = Pyysit juuri äsken. Odota minuutti.
    .braille = odota
lobby-no-text = Mitä haluat sanoa?
    .braille = mitä?
lobby-too-many = Pöytiä on nyt liikaa.
    .braille = liikaa pöytiä
lobby-own-name = Se olet sinä.
    .braille = sinä

lobby-name-letters = Valitse nimi, jossa on 1–20 saman kirjaimiston kirjainta.
    .braille = vain kirjaimia
lobby-name-word = { $name } tarkoittaa täällä jotain muuta. Valitse toinen nimi.
    .braille = toinen nimi
lobby-name-taken = Täällä on jo joku, jonka nimi on { $name } tai melkein sama. Valitse toinen nimi.
    .braille = nimi varattu
lobby-banned = Et pääse sisään tänne.
    .braille = ei pääsyä
lobby-full-house = Täällä on nyt liikaa ihmisiä. Tule myöhemmin uudestaan.
    .braille = täynnä
lobby-no-hello = En ymmärrä toisessa päässä olevaa ohjelmaa.
    .braille = ei ymmärretty

host-open = Pöydät ovat auki osoitteessa { $address }. Ystävät tällä koneella kirjoittavat sixdot join { $address } tai avaavat selaimessa sivun http://{ $address }.
host-loopback = Kukaan muu ei pääse tähän osoitteeseen. Valitsimella --listen 0.0.0.0 pääsevät kaikki verkossasi olevat.
host-console = Tässä voit kirjoittaa who, ban ja nimen, unban ja nimen, tai stop.
host-who = { $name }, { $there ->
    [yes] yhteydessä
   *[no] poissa
}.
host-nobody = Ketään ei ole täällä.
host-banned = { $name } ei enää pääse sisään.
host-unbanned = { $name } pääsee taas sisään.
host-bye = Kaikki on tallessa. Näkemiin.
host-unknown = Sanaa { $word } en tunne.
host-not-open = Osoitetta { $address } ei voi avata: { reason }.
host-unreadable = Tallennettua ei voi lukea: { reason }.
