# Mitä kirjoitetaan komentosanojen lisäksi, ja mitä silloin kysytään takaisin. Luetteloissa sanojen välissä on pilkku; kohdassa voi olla
# useita sanoja.

# Siirron ympärillä. Pienet sanat eivät sano mitään; välisanat ovat kortin nimen sisällä; kortin sana voi seurata nimeä.
words-typed-small = minä, mä, mää, sen, nyt, sitten, no, ja, kiitos, ok, okei, eli, tästä, tässä, vaan, vain, vaikka, haluan, haluaisin, mun, minun, mulle,
    minulle, korttina, ole hyvä, kanssa, ton, tuon, tän, tämän, tota
words-typed-articles = sen, se, yhden, ton, tuon, tän, tämän
words-typed-between = of
words-typed-noun = kortti, kortin, korttia, kortit, kortiksi, pinot, rivit
words-typed-counted = korttia
# Se, joka sanoo näin kortista eikä pelaa sitä, kertoo vain, että se on hänellä tai että hän haluaa sen.
words-typed-has-or-wants = haluan, haluaisin, mulle, minulle, mulla, minulla, tarvitsen
# Sana ilmauksessa "the red one" on vain englannissa.
words-typed-the-one = -
words-typed-away = kanssa, päälle, pakan päälle, pinon päälle, väliin, pöytään, pöydälle, pakasta, pakan päältä, lisää, toinen, toisen, uusi, uuden, pois, pinoon, taas
words-typed-it = ne, sen, sinut, hänet, kaikki ne, siitä
words-typed-until = kunnes sopii, kunnes käy, kunnes joku käy, kunnes jokin sopii, kunnes voin pelata, kunnes
# No answer to the question for a colour.
words-typed-no = ei, ei kiitos, en, ei enää, en enää, ei mitään, ei mikään, peruuta, en halua, ei sittenkään
# Näin sanotaan, kun odotetaan Enteriä.
words-typed-goes-on = jatka, jatketaan, eteenpäin, enter, paina enter, ok, okei
words-typed-places = ensimmäinen/ensimmäisen/ensimmäistä/eka/ekan/ekaa, toinen/toisen/toista/toka/tokan/tokaa, kolmas/kolmannen/kolmatta, neljäs/neljännen/neljättä,
    viides/viidennen/viidettä, kuudes/kuudennen/kuudetta, seitsemäs/seitsemännen/seitsemättä, kahdeksas/kahdeksannen/kahdeksatta,
    yhdeksäs/yhdeksännen/yhdeksättä, kymmenes/kymmenennen/kymmenettä
words-typed-numbers = yksi/yhden/yhtä, kaksi/kahden/kahta, kolme/kolmen/kolmea, neljä/neljän/neljää, viisi/viiden/viittä, kuusi/kuuden/kuutta,
    seitsemän/seitsemää, kahdeksan/kahdeksaa, yhdeksän/yhdeksää, kymmenen/kymmentä

words-typed-play = pelaa, pelaan, pelata, laita, laitan, laitetaan, laittaa, pane, panen, panna, pistä, pistän, pistää, käytä, käytän, lyö, lyön, lyödään, heitä, heitän, heitetään, iske, isken
words-typed-draw = vedä, vedän, nosta vielä, nostan vielä, ota vielä, otan vielä, nosta, nostan, nostaa, nostetaan, ota, otan, ottaa, otetaan
words-typed-pass = ohitan vuoron, skippaan, skippaa, passaa, passata, passaan, passi, passataan, jätän väliin, pidän sen, pidän kortin, en pelaa, en laita, jätän vuoron väliin,
    jätän tämän vuoron väliin
# Kun vuoro jää väliin.
words-typed-sit-out = jään väliin, jäädä väliin, minä jään väliin, mä jään väliin, istun vuoron
words-typed-call = sano, sanon, sanoa, huuda, huudan
words-typed-catch = kiinni, nappaa, nappaan, kiinni jäit, hän unohti, hän unohti uno, se ei sanonut, se ei sanonut unoa
words-typed-challenge = haasta, haastan, haastaa, haastetaan, haaste, epäile, epäilen, en usko, bluffi, bluffaat, se on bluffi
words-typed-choose = valitse, valitsen, valitaan, toivo, toivon, toive, väri, väriksi, väri on, maa, maaksi, maa on, sano, sanon, vaihda, vaihdan, olkoon,
    anna, annan, vaihda kädet, nimeä, nimeän

words-typed-loose = se, nyt, oikein, muilla, kaikilla, vielä, sitten, kiitos, solua, kirjainta
words-typed-tell = sano, sano minulle, kerro, kerro minulle, lue, lue minulle, nimeä, anna, anna minulle, luettele
# What begins so is a question, and numbers with these between them are all from one to the other.
words-typed-asking = saisinko, voisinko, voisko, saako, voiko, pelaisinko, laittaisinko, nostaisinko, haastanko, panenko, pitäisikö, pitäiskö, onko pakko, täytyykö mun, pitääkö, pitääkö minun, täytyykö, täytyykö minun, onko minulla, onko mulla, nostanko, pelaanko, passaanko, laitanko, minulla on, mulla on
# Onko sellaisia kortteja kädessä.
words-typed-holding = mitkä on mun, mitkä ovat minun, onks mulla, onko mulla mitään, onko minulla, onko mulla, onko minulla yhtään, onko mulla yhtään, onko minulla vielä, onko mulla vielä, onko kädessäni, mitä minulla on
# Nimen ympärillä: mitä jollakulla on kädessä.
words-typed-hand-of = mitä väriä on, mitä värejä on, mitä maata on, mitä maita on, mitä on, mitä on kädessä, mitä kortteja on, mitä kortteja on kädessä, mitkä kortit on
# Sama kortti kahdesti, ja mihin sen nimi silloin voi päättyä.
words-typed-both = molemmat, kumpikin, kaksi, kahdesti, molemmat kortit
words-typed-both-endings = t
words-typed-range = viiva
# Ilmoittaa, mikä kortti on päällimmäisenä.
words-typed-onto = päälle
# Ohjelmalle sanottua, ei ilmoitus. Joltakulta jäi se sanomatta.
words-typed-no-call = minulle, mulle, uudestaan, uudelleen, taas
# Näillä sanotaan, millaista jokin on: niin ei lähdetä eikä peruta mitään.
words-typed-copulas = on, oli, onko, onks, ovat, olen
# Kokonaisia rivejä, jotka voisivat olla komentoja eivätkä ole.
words-typed-remarks = ota pois, ota kortti pois, ota se pois, ota ne pois, se loppu
words-typed-forgot = unohti, unohtanut, unohtui, sanonut
# Miksi jokin siirto on pakko tehdä.
words-typed-must-why = miksi, miksi pitää, miksi minun pitää, miksi mun pitää, miksi täytyy, miksi minun täytyy
# Näin alkava rivi kysyy siirrosta, johon ei kuulu korttia: silloin kerrotaan sen sääntö.
words-typed-wonders = miksi, mitä jos, jos, entä jos, mitä tapahtuu jos, mitä tapahtuu kun, mitä käy jos, mitä käy kun, miksi pitää, miksi minun pitää, miksi mun pitää, miksi täytyy,
    miksi minun täytyy, miksi en voi, miksi en saa, miksi ei voi, miksi ei saa, milloin pitää, milloin saa, milloin saan, milloin voi, milloin voin, mitä maksaa,
    mitä tekee, miten toimii

words-phrases-draw = nosta kortti, nostan kortin, ota kortti, otan kortin
words-phrases-hand = mitä väriä minulla on eniten, mitä maata minulla on eniten, mitä maata mulla on eniten, mitä minulla on eniten, korttini, omat kortit, kädessä, minun kortit, mun kortit, mitä mulla on, mitä minulla on, mitä minulla on kädessä,
    mitä kortteja minulla on, lue kortit, näytä kortit, mitä väriä mulla on eniten, mitä mulla on kädessä, mitkä kortit minulla on, oma käsi,
    näytä käsi, näytä käteni, näytä korttini, näytä omat kortit, käteni, mitkä ovat korttini, mitkä korttini ovat, lue korttini, lue omat kortit,
    lue käsi, lue käteni, kerro kortit, kerro korttini, kerro käsi
words-phrases-top = mitä väriä on, mitä maata on, mitä väriä pelataan, mitä väriä nyt pelataan, minkä värin valitsi, mitä väriä toivoi, minkä maan valitsi, mitä maata toivoi, mitä maata pelataan, minkä väristä pitää laittaa, päällimmäinen kortti, mikä on päällimmäisenä, mitä pöydässä on, pöydällä, pöydässä, ylin, ylin kortti, mikä on ylin kortti,
    poistopakka, mikä väri, mikä maa, mikä maa on pöydässä, pelipakka, pelipakan päällimmäinen, mitä pelipakassa on, mitä pöydällä on, pino,
    mikä on päällimmäinen kortti, mikä on päällimmäinen, mikä kortti on päällimmäisenä, mikä on päällä, mikä kortti on päällä,
    mikä on pakan päällimmäinen kortti, mikä on pakan päällimmäinen, mikä väri on, mikä maa on, mikä väri on toivottu, mikä maa on toivottu, mikä väri nyt on, mikä maa nyt on,
    mikä väri on pöydässä
words-phrases-turn = kuka pelaa, kuka pelaa nyt, onko minulla vuoro, onko mulla vuoro, kenen vuoro on, kuka on vuorossa, onko mun vuoro, onko minun vuoro, mitä multa kysytään, mitä mun pitää tehdä, mitä nyt, mikä kortti tuli,
    missä mennään, kenen vuoro nyt, onko minun vuoroni, onko mun vuoroni, joko on minun vuoroni, onko vuoro, onko vuoroni, näytä vuoro
words-phrases-counts = kuka on pudonnut, kuka on mukana, kellä on vähiten kortteja, kellä on eniten kortteja, paljonko on kortteja, montakos, montakos korttia, montako, montako korttia, montako korttia muilla on, korttimäärät, kuinka monta korttia, kuinka monta, montako korttia kaikilla on,
    montako korttia on, montako korttia kullakin on, montako korttia on kullakin, montako korttia jokaisella on, montako korttia minulla on,
    montako korttia mulla on, montako korttia on jäljellä, kuinka monta korttia on, kuinka monta korttia kullakin on, kuinka monta korttia minulla on,
    kuinka monta korttia muilla on,
    montako on, kuinka monta korttia on vielä, montako korttia vielä,
    kenellä on vähiten kortteja, kenellä on eniten kortteja
words-phrases-piles = nostopakka, pakka, montako korttia pakassa on, montako korttia nostopakassa on, montako korttia on pakassa, montako korttia on nostopakassa, montako pakassa on, montako nostopakassa on, montako on pakassa,
    montako korttia pakassa on vielä, montako korttia on pakassa vielä, montako korttia pakassa on jäljellä, kuinka monta korttia pakassa on, kuinka monta korttia on pakassa, kuinka paljon pakassa on, paljonko pakassa on, kuinka iso pakka on
words-phrases-scores = kuka voitti, pistetilanne, paljonko pisteitä, kuka johtaa, kumpi johtaa, pelitilanne, montako pistettä, kuka voittaa, paljonko pisteitä on,
    paljonko pisteitä minulla on, paljonko pisteitä mulla on, paljonko pisteitä kullakin on, montako pistettä on, montako pistettä minulla on,
    mikä on tilanne, mikä tilanne on, mikä on pistetilanne,
    luvut, numerot, oma luku, lukuni, mikä lukuni on, mikä on lukuni,
    paljonko mulla on pisteitä, paljonko minulla on pisteitä, montako pistettä mulla on
words-phrases-pending = pitääkö mun nostaa kuusi, pitääkö minun nostaa kuusi, pitääkö nostaa kuusi, pitääkö mun nostaa kolme, pitääkö minun nostaa kolme, pitääkö nostaa kolme, pitääkö mun nostaa neljä, pitääkö minun nostaa neljä, pitääkö nostaa neljä, pitääkö mun nostaa kaksi, pitääkö minun nostaa kaksi, pitääkö nostaa kaksi, montako minun pitää nostaa, montako mun pitää nostaa, montako korttia pitää nostaa, montako korttia minun pitää nostaa, nostettavaa, onko nostettavaa, mitä pitää nostaa, kuinka monta nostan, pitääkö mun nostaa jotain, montako pitää nostaa
words-phrases-direction = mihin suuntaan, kumpaan suuntaan, mikä suunta, kumpaan suuntaan pelataan, mihin suuntaan pelataan, mihin suuntaan mennään,
    kumpaan suuntaan mennään, mikä suunta on, mikä on suunta, mikä on pelisuunta
words-phrases-order = kuka on mun jälkeen, kuka on minun jälkeeni, kuka on minun jälkeen, kuka on vasemmalla, kuka on oikealla, kuka on ennen mua, kuka on ennen minua, kenen vuoro on seuraavaksi, kenen vuoro seuraavaksi, ketkä pelaa, ketkä pelaavat, kuka on seuraava, seuraavaksi kuka, kuka istuu missä, istumajärjestys, joukkueet,
    kuka on seuraavana, kuka seuraavana, kuka on seuraavaksi, missä järjestyksessä pelataan, missä järjestyksessä,
    kuka aloittaa, kuka aloitti
words-phrases-dealer = kuka jakaa, kuka on jakaja, kuka jakoi, kenen jako
words-phrases-can = voinko ottaa, saanko ottaa, voiko ottaa, saako ottaa, mitä voin laittaa, mitä voisin laittaa, mitä voisin pelata, mitä voin panna, mitä saan laittaa, mitä saan pelata, mitä saa laittaa, mitä pitäisi tehdä, mitä pitäis tehdä,
    saisinko laittaa, saisinko pelata, saisinko panna, saisinko nostaa, saisinko passata, voisinko laittaa, voisinko pelata, voisinko panna, voisinko nostaa, voisinko passata, saako laittaa, saako panna, saako nostaa, saako passata, voiko laittaa, voiko panna, voiko nostaa, voiko passata, voisko laittaa, voisko pelata, voisko panna, voisko nostaa, voisko passata, voinks laittaa, voinks pelata, voinks panna, voinks nostaa, voinks passata, saanks laittaa, saanks pelata, saanks panna, saanks nostaa, saanks passata, voiks laittaa, voiks pelata, voiks panna, voiks nostaa, voiks passata,
    saanko panna, voinko panna, täytyykö mun nostaa, täytyykö minun nostaa, onko pakko nostaa, pitäisikö nostaa, pitäiskö nostaa, en voi, en pysty, mikään ei käy, mikään ei sovi, mitä voin pelata, mitä voin tehdä, mikä käy, mikä sopii, mitkä sopii, mitkä käy, voinko pelata, mitä suoria mulla on,
    mikä kortti sopii, mikä kortti käy, pitääkö mun nostaa, mitä voi pelata, mitä kannattaa pelata, mitkä kortit sopivat, mitkä kortit käyvät,
    mitkä korttini sopivat, mitkä sopivat, mitkä käyvät, saanko pelata, saanko laittaa, voinko laittaa, saako pelata, voiko pelata, voinko nostaa,
    saanko nostaa, voinko passata, saanko passata, en voi pelata, miksi en voi nostaa, miksen voi nostaa, miksi en voi passata, miksen voi passata
words-phrases-why = käviskö, meneekö, entä, entäs, mites, olisko, onks, saako laittaa kortin, miksi en voi pelata, miksen voi laittaa, miksen voi pelata, miksei, käykö, sopiiko, miksi ei käy, voinko pelata kortin, miksi en voi laittaa
words-phrases-what = mitä jos, mitä tapahtuu jos pelaan, entä jos laitan, entä jos, mitä jos laitan, mitä jos pelaan, jos pelaan, jos laitan,
    mitä tapahtuu jos laitan
words-phrases-card = mitä tekee, selitä, mitä tarkoittaa, mitä vaikuttaa, mitä … tekee, mitä … tarkoittaa, mitä … vaikuttaa
words-phrases-tip = mikä väri minun pitäisi pelata, mitä väriä minun pitäisi pelata, mitä väriä pelaisin, mikä väri on paras, mikä väri kannattaa, kannattaako haastaa, mitä pelaisit, mitä pelaan, mitä kannattaa tehdä, mitä kannattaa toivoa, mitä kannattaa valita, mitä toivoisit, mitä valitsisit, mitä minun kannattaa tehdä, mitä mun kannattaa tehdä, anna vihje, vihje kiitos, mitä teen,
    anna vinkki, anna neuvo, vihjeitä, vinkkejä, anna vihjeitä, mikä maa kannattaa
words-phrases-rules = montako kierrosta, kotisäännöt, pöydän säännöt, mitä sääntöjä
words-phrases-rule = miten tätä pelataan, pitääkö sanoa, milloin sanotaan, miten saa, mikä on, miten, mikä … on
words-phrases-legend = korttien lyhenteet, kirjaimet korteille
words-phrases-repeat = anteeksi mitä, sano uudestaan, uudelleen, mitä sanoit, toista vielä, sano uudelleen, toista uudelleen, toista se,
    sano se uudelleen, sano se uudestaan
words-phrases-last = mitä nostin, mitä minä nostin, minkä kortin nostin, mitä sain, viimeksi tapahtui
words-phrases-back = edellinen siirto
words-phrases-forward = seuraava siirto
words-phrases-news = kuka pelasi viimeksi, kuka laittoi viimeksi, kuka pelasi, kuka laittoi, mitä tapahtui, tapahtumat, mitä muut teki, mitä tapahtui viimeksi, mitä muut tekivät, mitä uutta, mitä äsken tapahtui,
    mitä juuri tapahtui, mitä tapahtui äsken, mitä on tapahtunut, mitä teki, mitä pelasi, nostiko, pelasiko, passasiko, miksi nosti, miksi passasi, mitä muut pelasivat,
    mitä nosti, mitä laittoi, mitä muut tekevät
words-phrases-help = auta, komennot, mitä komentoja on, mitä voin kirjoittaa, kaikki komennot, miten käytetään
words-phrases-settings = valinnat ja asetukset
words-phrases-language = sprache, language, vaihda kieli, vaihda kieltä
words-phrases-braille = pistenäytön leveys
words-phrases-games = mitä pelejä on, kaikki pelit, pelien lista
words-phrases-quit = lopetan, sulje, exit, lopeta peli, lopetetaan, poistun, hei hei
words-phrases-undo = peruuta, kumoa siirto, peru siirto, ota takaisin, peruuta siirto, peru viimeinen siirto, peruuta viimeinen siirto,
    kumoa viimeinen siirto, ota siirto takaisin
words-phrases-new = uusi peli, aloita alusta
words-phrases-learn = aloita opastus
words-phrases-take = otetaan, otamme
words-phrases-left = vasen puoli, otan vasemman puolen, vasemmalta puolelta, vasemman puolen
words-phrases-right = oikea puoli, otan oikean puolen, oikealta puolelta, oikean puolen
words-phrases-save = tallenna peli
words-phrases-free = vapaat kortit, mikä on vapaana, mitkä on vapaana, mitä on vapaana, mitä kortteja on vapaana, mitkä kortit ovat vapaana,
    mitkä kortit on vapaana, mitkä ovat vapaana, mitkä ovat vapaat kortit, vapaana
words-phrases-row = mitä pinossa, mitä rivissä, mitä pinossa on, näytä pino, näytä rivi, mitä on pinossa, mitä on rivissä
words-phrases-pairs = mitä voin ottaa, mitä pareja löytyy, mitä paria voin ottaa, mitkä parit, mitä pareja on, parit nyt, mitkä parit käy, mitä pareja voin ottaa, mitkä parit sopivat, mitkä parit käyvät,
    mitkä parit sopii
words-phrases-bans = mikä on suljettu, mikä kertotaulu on suljettu, mitkä kertotaulut ovat suljettuja, mitkä kertotaulut on suljettu, mitkä kiellot, onko kieltoja, mikä on kielletty
words-phrases-collected = kerätyt kortit, mitä olen kerännyt
words-phrases-put = laita riviin, pane riviin, riviin vaan
words-phrases-lay = laita se, laita kortti, laita pinoon
words-phrases-top-patience = käännetty kortti, mikä kortti, mikä kortti on käännetty, seuraava kortti, mikä on käännetty kortti, mikä on käännetty,
    mikä on kortti
words-phrases-counts-wall = montako korttia pinoissa, montako riveissä on, montako pinoissa on, montako rivissä on, montako korttia on,
    montako korttia on jäljellä, montako korttia pinoissa on, montako korttia riveissä on
words-phrases-counts-patience = montako jäljellä, montako korttia pakassa, montako korttia jäljellä, montako, montako korttia on jäljellä,
    montako korttia on, montako korttia pakassa on, kuinka monta korttia on jäljellä
words-phrases-piles-patience = mitä pinoissa on, pinojen päällimmäiset
words-phrases-rows = rivien päät, mitä riveissä on
words-phrases-chances = voiko tän voittaa, voiko vielä voittaa, voiko tämän voittaa, voinko vielä voittaa, onko mahdollista voittaa
words-lines = mitä = repeat, ole hiljaa = speech stop, mykistä = speech off, käsi numeroin = hand numbers, kortit numeroin = hand numbers,
    kieli englanti = language en, kieli englanniksi = language en, kieli saksa = language de, kieli suomi = language fi,
    askel kerrallaan = pace step, miten nostan = help draw, miten pelaan = help play, kolmas pino = row 3, kolmas rivi = row 3,
    ensimmäinen pino = row 1, toinen pino = row 2, neljäs pino = row 4, viides pino = row 5, kuudes pino = row 6, seitsemäs pino = row 7,
    kahdeksas pino = row 8, ensimmäinen rivi = row 1, toinen rivi = row 2, neljäs rivi = row 4, viides rivi = row 5, kuudes rivi = row 6,
    näytä käsi kokonaan = show hand full, näytä käsi lyhyesti = show hand short, näytä käsi pois = show hand off, järjestä kortit = hand order,
    järjestä käsi = hand order, järjestä arvoittain = hand order number, järjestä arvon mukaan = hand order number,
    järjestä kortit arvoittain = hand order number, järjestä kortit arvon mukaan = hand order number, järjestä käsi arvoittain = hand order number,
    järjestä käsi arvon mukaan = hand order number, järjestä väreittäin = hand order colour, järjestä värin mukaan = hand order colour,
    järjestä kortit väreittäin = hand order colour, järjestä kortit värin mukaan = hand order colour, järjestä käsi väreittäin = hand order colour,
    järjestä käsi värin mukaan = hand order colour, järjestä maittain = hand order colour, järjestä maan mukaan = hand order colour,
    järjestä kortit maittain = hand order colour, järjestä kortit maan mukaan = hand order colour, järjestä käsi maittain = hand order colour,
    järjestä käsi maan mukaan = hand order colour

unknown-card-suggest = En tunne korttia, jonka nimessä on { $word }. Tarkoititko: { $suggestion }?
    .braille = { $word }? { $suggestion }?
read-half = { $word } on vain osa kortin nimestä. Jos se on { CARD($card) }, kirjoita koko nimi.
    .quiet = { $word } on vain osa kortin nimestä. Kirjoita koko nimi.
    .braille = { $word }: { CODE($card) }?
held-so-often = { CARD($card, capital: "yes") } on kädessäsi vain { $count ->
    [one] kerran
   *[other] { $count } kertaa
}. Mitään ei pelattu.
    .braille = { $count }x { CODE($card) }
read-only-card = En ymmärrä koko riviä. Jos haluat pelata kortin, kirjoita { $command } { CARD($card) }.
    .quiet = En ymmärrä koko riviä. Jos haluat pelata kortin, kirjoita { $command } ja pelkkä kortin nimi.
    .braille = { $command } { CODE($card) }?
read-one-player = Vain yhden pelaajan voi saada kiinni kerrallaan. Ketään ei saatu kiinni.
    .braille = vain yksi nimi
read-several = { $word } voi tarkoittaa monta asiaa: { $ways }. Kirjoita yksi niistä kokonaan.
    .braille = { $word }: { $ways }?
read-too-much-asked = En ymmärtänyt: { $word }. Kirjoita pelkkä { $command }.
    .braille = { $command }: ei { $word }
read-too-much = Komennon { $command } perässä ei voi tässä olla mitään, mutta kirjoitit siihen { $word }. Mitään ei tehty.
    .braille = { $command }: liikaa: { $word }
read-position = Mitään ei pelattu, sillä sinulta kysyttiin, mitä korttia tarkoitat. Jos tarkoitat paikkaa { $position }, kirjoita luku uudestaan, muuten kortin nimi.
    .braille = paikka { $position }?
read-only-move = Tämä on siirto, eikä sitä tehty. Jos haluat tehdä sen, kirjoita { $command }.
    .braille = { $command }?
read-move-within = En ymmärrä koko riviä, joten mitään ei tehty. Jos haluat tehdä siirron, kirjoita { $command }.
    .braille = { $command }?
read-nothing-asked = Nyt ei kysytä mitään.
    .braille = ei kysymystä
read-too-long = Se on liikaa yhdelle riville: enintään { $letters } merkkiä ja { $commands } komentoa. Mitään ei tehty.
    .braille = liian pitkä rivi
read-several-wishes = Toivo vain { $called ->
    [rank] yhtä arvoa
    [suit] yhtä maata
   *[colour] yhtä väriä
}, kun pelaat kortteja yhdessä.
    .braille = vain yksi { $called ->
        [rank] arvo
        [suit] maa
       *[colour] väri
    }
read-course-stops = Mitään ei pelattu: { CARD($card) } ei käy rivin siinä kohdassa.
    .braille = seis { CODE($card) }
read-draw-count = { $count ->
    [0] Kortteja nostetaan tässä, kunnes yksi sopii. Kirjoita { type-draw }.
    [one] Nyt voi nostaa vain yhden kortin. Kirjoita { type-draw }.
   *[other] Nyt nostetaan { $count } korttia, ei muuta määrää. Kirjoita { type-draw }.
}
    .braille = nosta { $count }
undo-fewer = Niin montaa siirtoa ei voi perua. Mitään ei peruttu.
    .braille = ei niin montaa
