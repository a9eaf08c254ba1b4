# Komentorivi: ohje ja virheet.

cli-about = Mau-mau-suvun korttipelejä ruudunlukijalle, pistenäytölle ja puheelle.
cli-start = Ilman komentoa: valitse kieli, peli ja pelaajat, sitten pelataan.
cli-usage = Käyttö
cli-commands = Komennot
cli-options = Valitsimet
cli-play = Pelaa peliä.
cli-learn = Opastaa ensimmäisen pelin läpi valmiiksi jaetuilla korteilla.
cli-resume = Jatkaa keskeneräistä peliä; jos niitä on monta, luettelee ne ensin.
cli-replay = Kertoo tallennetun pelin rivi riviltä.
cli-verify = Tarkistaa, onko tallennetun pelin kortit sekoitettu rehellisesti.
cli-games = Luettelee pelit, kunkin omalla rivillään; jos annat pelin, sen kotisäännöt.
cli-rules = Kirjoittaa pelin sääntökirjan tai yhden säännön siitä; sixdot rules new ja nimi aloittaa oman sääntötiedoston.
cli-check = Tarkistaa sääntötiedostot ja ajaa niiden esimerkit. Luvut tulostuvat englanniksi.
cli-simulate = Antaa tietokonepelaajien pelata monta peliä ja tulostaa tulokset englanniksi.
cli-schema = Tulostaa sääntötiedostojen JSON-skeeman, jonka avulla editori auttaa kirjoittamisessa.
cli-settings = Kertoo jokaisen asetuksen ja sen alkuperän.
cli-stats = Kertoo, montako peliä olet pelannut loppuun ja voittanut.
cli-join = Pelaa pöydässä, joka on toisella tietokoneella. Pöydän koodisanoilla pääset suoraan pöytään.
cli-host = Käynnistää palvelimen ystäville, jotka ovat muilla tietokoneilla; sana lopeta sammuttaa sen.
cli-help = Tulostaa tämän ohjeen.
cli-version = Tulostaa version.
cli-arg-game = Pelin tunnus, esimerkiksi uno.
cli-arg-path = Sääntötiedostoja tai kansioita; ilman niitä ohjelman omat pelit.
cli-arg-saved = Keskeneräisen pelin numero tai nimi, jolla peli on tallennettu.
cli-arg-file = Pelin tallennetiedosto tai tallennetun pelin numero tai nimi; ilman sitä luettelee tallennetut pelit.
cli-arg-commitment = Sitoumus, joka kerrottiin ennen jakoa, kokonaan tai sen 16 ensimmäistä merkkiä.
cli-arg-seat = Kertoo pelin niin kuin se tällä paikalla kuultiin; ilman sitä niin kuin sivusta katsoen.
cli-arg-steps = Käy pelin läpi siirto siirrolta Enterillä.
cli-arg-about = Minkä skeema: rules eli sääntötiedostojen tai examples eli esimerkkitiedostojen; ilman sanaa rules.
cli-arg-profile = Profiili, kun samalla tietokoneella pelaa useampi.
cli-arg-rules = Kansio, jossa on lisää sääntötiedostoja.
cli-arg-clause = Säännön numero, esimerkiksi UN-3, tai sen otsikon sana; ilman sitä koko kirja.
cli-arg-format = Muoto: text, html, brf pistetulostimille ja muistiinpanolaitteille tai toml, jolloin kirjan sijasta tulee sääntötiedosto.
cli-arg-resolved = Muodon toml kanssa: kirjoittaa auki myös kaiken, minkä sääntötiedosto perii muilta peleiltä.
cli-arg-like = Sanan new kanssa: peli, jonka kaltainen omastasi tulee.
cli-arg-width = Rivin leveys merkkeinä tai pistesoluina; pistekirjoituksessa tavallisesti 40.
cli-arg-height = Pistekirjoitussivun rivit, tavallisesti 25.
cli-arg-players = Montako pöydässä istuu, ihmiset ja tietokonepelaajat.
cli-arg-seats = Paikat järjestyksessä: me, bot, bot:medium tai nimi, pilkuin erotettuna.
cli-arg-level = Tietokonepelaajien taso: random, easy, medium tai hard; useita pilkuin erotettuna.
cli-arg-seed = Luku, josta kaikki sattuma seuraa; sama siemenluku antaa saman pelin.
cli-arg-referee = Tuomari: kind torjuu väärän siirron, strict rankaisee siitä.
cli-arg-calls = Sanottavat sanat kuten Uno: typed eli kirjoittaen tai automatic eli itsestään.
cli-arg-dealer = Kuka jakaa ensimmäisenä: pelaajan nimi, me eli sinä itse tai random eli arpa.
cli-arg-rounds = Montako kierrosta ottelussa on.
cli-arg-set = Pelin kotisääntö muodossa nimi=arvo.
cli-arg-deal = Aloittaa esimerkistä: tiedosto ja merkin # jälkeen sen nimi.
cli-arg-name = Nimesi pöydässä.
cli-arg-record = Kirjoittaa pelin tiedostoon.
cli-arg-save-rules = Tallentaa valitut säännöt tällä nimellä omaksi peliksi.
cli-arg-braille = Tulostaa pistekirjoitusmuodot näin monelle merkille rivitettynä.
cli-arg-braille-form = Mitä pistenäyttö saa: codes, lyhyet muodot ja korttien lyhenteet, tai full, kokonaiset lauseet.
cli-arg-braille-dots = Pistenäytön pisteet: six, jolloin isot kirjaimet ja numerot vievät merkkejä, tai eight.
cli-arg-prompt = Kehote: status, jossa ovat päällimmäinen kortti ja korttimääräsi, tai plain.
cli-arg-pace = Muiden siirrot: step, yksi Enterin painallusta kohti, tai free, kaikki kerralla.
cli-arg-keys = Toimiiko jokainen näppäin yksinään, ilman Enteriä: on tai off.
cli-arg-hand-order = Käden järjestys: number (arvoittain), colour (väreittäin) tai received (vanhin kortti ensin).
cli-arg-stats = Lasketaanko pelit: on tai off.
cli-arg-show = Kuinka paljon päätteessä on näistä: game, turn, hand, chat, error tai help; full, short tai off.
cli-arg-speak = Kuinka paljon Sixdot puhuu niistä: full, short tai off.
cli-arg-speech = Puhuu itse niille, joilla ei ole ruudunlukijaa käynnissä.
cli-arg-speech-rate = Kuinka nopeasti Sixdot puhuu, vähintään 0 ja enintään 100; 50 on tavallinen.
cli-arg-speech-volume = Kuinka kovaa Sixdot puhuu, vähintään 0 ja enintään 100.
cli-arg-speech-voice = Ääni käynnistyksen kielellä.
cli-arg-sounds = Soittaa äänet: on, off, tai komento, joka saa viimeiseksi sanakseen tapahtuman nimen.
cli-arg-sounds-volume = Kuinka kovaa äänet soivat, nollasta sataan.
cli-arg-sounds-without = Tapahtumat ilman ääntä, englanniksi ja pilkuin erotettuina.
cli-arg-plain = Lukee rivit ilman rivieditoria, myös päätteessä.
cli-arg-games = Montako peliä pelataan.
cli-arg-threads = Montako suoritinydintä työskentelee.
cli-arg-json = Tulostaa JSON-muodossa.
cli-arg-match = Yksi peli on koko ottelu eikä yksi kierros.
cli-arg-watch = Tarkistaa uudelleen aina, kun jokin tiedosto muuttuu, kunnes painat Ctrl ja C.
cli-arg-verbose = Kertoo kaiken tarkasti, esimerkiksi mitkä esimerkit päättyvät toisin.
cli-arg-clauses = Kertoo jokaisen säännön esimerkit.
cli-arg-balance = Pelaa monta peliä pienimmässä, tavallisessa ja suurimmassa pöydässä ja kertoo, millaisia pelejä säännöistä syntyy.
cli-arg-host = Palvelin, esimerkiksi example.org tai 192.0.2.1:4000.
cli-arg-listen = Osoite, josta ystävät pääsevät sisään; ilman sitä vain tältä tietokoneelta.
cli-arg-port = Sivun ja sixdot join -komennon portti, myös --web; ilman sitä 7777, ja arvolla 0 mikä tahansa vapaa.
cli-arg-telnet = Portti telnetille ja MUD-ohjelmille, ja arvolla 0 mikä tahansa vapaa; ilman sitä telnet on kiinni.
cli-arg-tls = Palvelin myös salaa yhteyden varmenteella, jonka se tekee itse; ilman tätä vain, jos muut tietokoneet pääsevät sisään, tai valitsimella --certificate tai --telnet-tls.
cli-arg-no-tls = Palvelin ei salaa yhteyttä, vaikka muut tietokoneet pääsevät sisään.
cli-arg-certificate = Tiedosto, jossa on oma varmenteesi PEM-muodossa ja sen jälkeen sen yläpuoliset.
cli-arg-key = Tiedosto, jossa on varmenteen avain PEM-muodossa.
cli-arg-telnet-tls = Portti telnetille ja MUD-ohjelmille TLS:n yli, ja arvolla 0 mikä tahansa vapaa; ilman sitä se on kiinni.
cli-arg-ssh = Portti SSH:lle, ja arvolla 0 mikä tahansa vapaa; ilman sitä SSH on kiinni.
cli-arg-connections = Suurin määrä yhteyksiä yhdestä osoitteesta; ilman sitä 50.
cli-arg-new-certificate = Hyväksyy palvelimen näyttämän varmenteen, vaikka tunnet palvelimelta toisen.
cli-arg-code = Pöydän koodisanat.
cli-missing-host = Missä pöytä on? Kirjoita palvelin sanan join perään, esimerkiksi sixdot join example.org.
cli-bad-host = { $word } ei ole tietokoneen nimi eikä osoite, kuten example.org tai 192.0.2.1.
cli-no-network = Verkossa ei voi pelata: tämä ohjelma on tehty ilman verkkoa.
cli-no-ssh = Tässä ohjelmassa ei ole SSH:ta: ohjelma on tehty ilman sitä.
cli-item = { $typed }: { $explained }
cli-more-help = Komennon valitsimet saa esimerkiksi näin: sixdot play --help.
cli-value-language = KIELI
cli-value-folder = KANSIO
cli-value-number = LUKU
cli-value-game = PELI
cli-value-clause = SÄÄNTÖ
cli-value-path = POLKU
cli-value-commitment = SITOUMUS
cli-value-levels = TASOT
cli-value-word = SANA
cli-value-choice = NIMI=ARVO
cli-value-seats = PAIKAT
cli-value-example = TIEDOSTO#NIMI
cli-value-name = NIMI
cli-value-command = KOMENTO
cli-value-detail = LAJI=MITEN
cli-value-file = TIEDOSTO
cli-value-host = PALVELIN
cli-value-address = OSOITE
cli-value-code = SANAT

cli-unknown-command = Komentoa { $word } ei ole. Ohje: sixdot --help.
cli-unknown-command-suggest = Komentoa { $word } ei ole. Tarkoititko: { $suggestion }?
cli-unknown-game = Peliä { $word } ei ole. Luettelo: sixdot games.
cli-unknown-game-suggest = Peliä { $word } ei ole. Tarkoititko: { $suggestion }?
cli-unknown-option = Valitsinta { $option } ei ole. Ohje: sixdot --help.
cli-unknown-option-suggest = Valitsinta { $option } ei ole. Tarkoititko: { $suggestion }?
cli-unexpected = Tässä on liikaa: { $word }. Ohje: sixdot --help.
cli-missing = Puuttuu: { $option }. Ohje: sixdot --help.
cli-missing-game = Mikä peli? Kirjoita sen tunnus, esimerkiksi: sixdot { $command } uno. Luettelo: sixdot games.
cli-missing-value = { $option } tarvitsee arvon.
cli-twice = { $option } voidaan antaa vain kerran.
cli-conflict = { $option } ja { $other } eivät sovi yhteen.
cli-deal-record = Esimerkistä alkavaa peliä ei voi tallentaa, koska tallenne alkaa jaosta. Jätä --record tai --deal pois.
cli-deal-conflict = { $other } ei sovi yhteen valitsimen --deal kanssa: esimerkki määrää sen. Jätä { $other } pois.
cli-only-hands = { $option } käy vain peleihin, joissa on kortteja kädessä. { GAME($game, case: "inessive", capital: "yes") } kenelläkään ei ole kortteja kädessä.
cli-needs = { $option } käy vain yhdessä tämän kanssa: { $other }.
cli-bad-value = { $option } ei voi olla { $value }. Mahdollisia ovat { $values }.
cli-bad-cards = { $option } ei voi olla { $value }. Mahdollisia ovat luku nollasta lukuun { $most }, jokin näistä: { $cards }, tai sääntö lauseena; useita puolipistein erotettuna.
cli-bad-detail = { $option } tarvitsee sanan game, turn, hand, chat, error tai help, sitten =, sitten full, short tai off, ei { $value }. Error ja turn eivät voi olla off.
cli-no-command = { $option } tarvitsee komennon, eikä { $value } ole komento: siinä ei ole mitään, tai lainausmerkki puuttuu.
cli-bad-number = { $option } tarvitsee kokonaisluvun, vähintään { $min } ja enintään { $max }, ei { $value }.
cli-not-a-number = { $option } tarvitsee kokonaisluvun, ei { $value }.
cli-players-range = { GAME($game, case: "inessive", capital: "yes") } on oltava { $sizes }, ei { $value }.
cli-players-teams = Kun joukkueita on { $teams }, { GAME($game, case: "inessive") } on oltava { $sizes }, ei { $value }.
cli-no-teams = Näillä kotisäännöillä { GAME($game, case: "inessive") } voi olla enintään { $max } pelaajaa. Se ei riitä, kun joukkueita on { $teams }.
cli-spoken-sign = Omassa kortissa ei voi olla merkkiä { $sign }, koska ruudunlukija lukee sen ääneen. Kirjoita lause ilman sitä.
cli-players-conflict = --players sanoo { $players }, mutta --seats luettelee { $seats }. Jätä toinen pois.
cli-bad-seat = --seats: { $word } ei ole paikka. Jokainen on me, bot, bot:TASO tai nimi, ja nimi on yksi sana, joka alkaa kirjaimella.
cli-empty-seat = --seats: kahden pilkun välistä puuttuu paikka. Jokainen on me, bot, bot:TASO tai nimi.
cli-seat-twice = --seats: nimi { $word } on kahdesti.
cli-no-dealer = --dealer: pöydässä ei ole ketään nimeltä { $word }.
cli-unknown-level = Tasoa { $word } ei ole. Tasot ovat { $levels }.
cli-too-many-levels = --level luettelee tasoja { $levels }, mutta tietokonepelaajia on { $bots }.
cli-bad-set = --set tarvitsee muodon nimi=arvo, ei { $value }.
cli-unknown-set = { GAME($game, case: "inessive", capital: "yes") } ei ole kotisääntöä { $word }. Kotisäännöt: { $names }.
cli-no-sets = { GAME($game, case: "inessive", capital: "yes") } ei ole valittavia kotisääntöjä.
cli-profile-name = { $word } ei kelpaa profiilin nimeksi. Nimessä saa olla kirjaimia, numeroita ja yhdysviivoja, enintään 40 merkkiä.
cli-unknown-profile = Profiilia { $word } ei ole. Uusi profiili syntyy, kun peli alkaa.
cli-cannot-read = Tiedostoa { $file } ei voi lukea: { reason }.
cli-cannot-write = Tiedostoon { $file } ei voi kirjoittaa: { reason }.
cli-bad-rules = { GAME($game, case: "genitive", capital: "yes") } säännöissä on virheitä, joten sitä ei voi pelata. Komento { $check } kertoo ne.
cli-bad-record = { $file }, rivi { $line }: { $problem ->
    [not-text] tämä ei ole tekstiä
    [not-a-record] tämä ei ole pelin tallenne
    [version] tämän on kirjoittanut toinen Sixdotin versio
    [no-game] tällaista peliä ei ole täällä
    [other-rules] pelin säännöt ovat muuttuneet sen jälkeen
    [other-seed] siemenluku ei seuraa siitä, mitä sekoittajat antoivat
    [name] kenenkään nimi pöydässä ei voi olla tämä
    [no-move] tämä ei ole siirto
   *[impossible] tämä siirto ei ole mahdollinen
}. Tiedosto jää ennalleen.
cli-record-lacks = { $file }, rivi { $line }: { $key } puuttuu tai on väärin. Tiedosto jää ennalleen.
cli-commitment-digits = { $word } ei ole sitoumus. Sitoumuksessa on 64 merkkiä, numeroita ja kirjaimia a:sta f:ään, ja niistä 16 ensimmäistä riittää.
cli-uncommitted = { $file }: tallenteessa ei kerrota, miten kortit sekoitettiin, joten sitoumusta ei voi verrata.
cli-other-commitment = { $file }: sitoumus ei ole { $told }. Kortteja ei siis sekoitettu niin kuin palvelin lupasi ennen jakoa.
cli-nothing-to-resume = Yhtään peliä ei ole vielä tallennettu. Aloita näin: sixdot play uno.
cli-not-saved = Nimellä { $word } ei ole tallennettu peliä. Tallennettuja ovat { $names }.
cli-nothing-saved = Nimellä { $word } ei ole tallennettu peliä. Viimeisintä peliä jatkaa sixdot resume.
cli-nothing-unfinished = Mikään tallennettu peli ei voi jatkua: kaikki ovat päättyneet. Aloita uusi näin: sixdot play uno.
cli-no-numbered = Tallennettua peliä { $word } ei ole. Keskeneräiset pelit kertoo sixdot resume.
cli-not-kept = Tallennettua peliä { $word } ei ole. Kaikki säilytetyt pelit kertoo sixdot replay.
cli-not-recorded = Tätä peliä ei kirjata, koska muuttujaa HOME ei ole asetettu eikä pelille ole paikkaa. Sitä ei voi jatkaa myöhemmin.
cli-in-play = { $file } on peli, joka ei ole päättynyt, joten tämän paikan kortit pysyvät piilossa. Jätä --seat pois tai odota, kunnes peli on päättynyt.
cli-bad-example = Tiedostossa { $file } on virheitä. Lisää: { $check }.
cli-unknown-example = Tiedostossa { $file } ei ole esimerkkiä { $word }. Joitakin niistä: { $names }.
cli-example-needed = Tiedostossa { $file } on monta esimerkkiä: kerro merkin # jälkeen, mikä. Joitakin niistä: { $names }.
cli-other-game = Tiedostossa { $file } on { $other }, ei { $game }.
cli-not-text = Osa komentorivistä ei ole UTF-8-tekstiä, joten sitä ei voi lukea.
cli-name-of-nobody = --name on paikan me nimi, eikä valitsimessa --seats ole paikkaa me.
cli-bad-name = { $word } ei käy nimeksi. Nimi on yksi sana, joka alkaa kirjaimella. Siinä on enintään { $max } merkkiä, eikä se saa olla komento.
cli-deal-seats = Esimerkissä { $example } on { $players } pelaajaa. Jätä --players pois tai luettele valitsimella --seats { $players } paikkaa.
cli-levels-per-seat = --level tarvitsee yhden tason tai oman tason jokaiselle, kun pelaajia on { $players }, mutta tasoja on { $levels }.
cli-unknown-set-suggest = { GAME($game, case: "inessive", capital: "yes") } ei ole kotisääntöä { $word }. Tarkoititko: { $suggestion }?
cli-no-output = Tulostetta ei voitu kirjoittaa: { reason }.
cli-bad-settings = Tiedoston { $file } asetuksia ei voi lukea, koska rivillä { $line } on virhe. Niitä ei käytetä eikä muuteta.
cli-no-examples = Tiedostossa { $file } ei ole esimerkkejä.
cli-unknown-example-suggest = Tiedostossa { $file } ei ole esimerkkiä { $word }. Tarkoititko: { $suggestion }?
cli-setting = { $name }: { $source ->
    [flag] { $value }, valitsimesta { $flag }
    [variable] { $value }, muuttujasta { $variable }
    [file] { $value }, tiedoston avaimesta { $key }
    [system] { $value }, järjestelmästä
   *[none] ei asetettu
}. Asetetaan valitsimella { $flag }, muuttujalla { $variable } tai tiedoston avaimella { $key }.
cli-settings-file = Asetukset ovat tiedostossa { $file }.
cli-stats-file = Tilasto on tiedostossa { $file }.
cli-rules-folder = Omat sääntösi ovat kansiossa { $folder }.
cli-games-folder = Pelit tallennetaan kansioon { $folder }.
cli-no-settings-file = Asetustiedostolle ei löydy kansiota, koska muuttujaa HOME ei ole asetettu.
cli-unknown-clause = { GAME($game, case: "inessive", capital: "yes") } ei ole sääntöä { $word }. Kaikki kertoo sixdot rules, kun annat pelin mutta et sääntöä.
cli-replaced-clause = Sääntö { $word } ei ole voimassa { GAME($game, case: "inessive") }.
cli-no-braille = Pistekirjoitukseen tarvitaan liblouisin ohjelma { $program }, jota ei ole asennettu. { $system ->
    [windows] Lataa liblouisin Windows-paketti osoitteesta liblouis.io ja lisää sen kansio bin PATH-muuttujaan.
    [macos] Asenna liblouis Homebrew'lla.
   *[other] Asenna Debianissa ja Ubuntussa paketti liblouis-bin, Fedorassa liblouis-utils, Homebrew'lla liblouis.
}
cli-no-table = liblouis ei voinut käyttää pistekirjoitustaulukkoa { $table }. Debianissa ja Ubuntussa taulukot ovat paketissa liblouis-data.
cli-braille-failed = Muuntaminen pistekirjoitukseksi epäonnistui: { reason }.
cli-braille-table = Muunnettu liblouisin pistekirjoitustaulukolla { $table }.
cli-missing-name = sixdot { $command } tarvitsee pelille nimen, esimerkiksi oma-peli.
cli-game-name = { $word } ei kelpaa pelin nimeksi. Nimessä on pieniä kirjaimia ilman pisteitä, numeroita ja yhdysviivoja, enintään 40 merkkiä, esimerkiksi oma-peli.
rules-resolved = Tässä on kaikki, mitä näiden pelien sääntötiedostoissa on: { $games }.
rules-new-written = Tiedosto { $file } on luotu. Voit pelata sitä jo näin: sixdot play { $name }. Virheet kuulet aina tallentaessasi, kun annat komennon: sixdot check { $file } --watch.
rules-new-about = Oma peli. Pelaa näin: sixdot play { $name }. Virheet kertoo: sixdot check { $file }. Tällaiset rivit, joiden alussa on risuaita, ovat vain selityksiä.
rules-new-like = { $game }, paitsi se, mitä kirjoitat tähän. Pelaa näin: sixdot play { $name }. Virheet kertoo: sixdot check { $file }. Tällaiset rivit, joiden alussa on risuaita, ovat vain selityksiä.
rules-new-choices = Näistä voi sopia pöydässä, kun pelataan { GAME($game, case: "partitive") }. Poista risuaita rivin alusta, jos rivillä on yhtäsuuruusmerkki, ja kirjoita haluamasi arvo.
rules-new-choice = { $title }: { $values }.
rules-new-cards = Kortti tekee jotain muuta, kun sillä on tässä oma taulukko. Kortit ovat: { $cards }. Kun risuaidat poistaa, seuraava pelaaja nostaa tästä kortista kolme korttia.
rules-new-table = Montako pelaajaa voi olla ja montako korttia kukin saa.
rules-new-matching = Kortti sopii, jos sen maa tai arvo on sama.
rules-new-drawing = Jos mikään kortti ei sovi, nostetaan yksi, ja sen saa pelata, jos se sopii.
rules-new-end = Kierros päättyy, kun joltakulta loppuvat kortit. Hän saa niin monta pistettä kuin muiden kortit ovat arvoltaan.
rules-new-deck = Maat siinä järjestyksessä, jossa käsi kerrotaan.
rules-new-plain = Kortteja, jotka eivät tee mitään.
rules-new-draw = Seuraava pelaaja nostaa kaksi korttia tai vastaa toisella seiskalla.
rules-new-skip = Seuraavan pelaajan vuoro jää väliin.
rules-new-wish = Sopii kaikkien korttien paitsi toisen sotilaan päälle. Pelaaja nimeää maan.
check-waits = Odotetaan, että jokin tiedosto muuttuu. Ctrl ja C lopettavat odotuksen.
check-again = { $file } on muuttunut, joten kaikki tarkistetaan uudelleen.

# How a game was shuffled.

verify-made = Rehellisesti sekoitettu: { $names } sekoittivat kortit yhdessä, eikä kukaan voinut valita järjestystä.
verify-server = palvelin
verify-alone = Palvelin sekoitti kortit yksin. Sen sitoumus kertoo, pysyikö se lupauksessaan.
verify-unknown = Tallenteessa ei kerrota, miten tämän pelin kortit sekoitettiin. Siinä on vain siemenluku, josta kortit seuraavat.
verify-commitment = Palvelimen sitoumus: { $commitment }. Sen täytyy olla sama, joka kerrottiin ennen jakoa.
verify-same = Sitoumus on sama, joka kerrottiin ennen jakoa.
verify-moves = { $count ->
    [one] Ainoa siirto sopii kortteihin, jotka jaettiin uudelleen.
   *[other] Kaikki { $count } siirtoa sopivat kortteihin, jotka jaettiin uudelleen.
}
