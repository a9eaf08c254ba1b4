# Mitä kirjoitetaan komentosanojen lisäksi, ja mitä silloin kysytään takaisin. Luetteloissa sanojen välissä on pilkku; kohdassa voi olla
# useita sanoja.

# Siirron ympärillä. Pienet sanat eivät sano mitään; välisanat ovat kortin nimen sisällä; kortin sana voi seurata nimeä.
words-typed-small = minä, mä, mää, sen, nyt, sitten, no, ja, kiitos, ok, okei, eli, tästä, tässä, vaan, vain, vaikka, haluan, haluaisin, mun, minun, mulle,
    minulle, korttina, se on, vielä, ole hyvä, saisinko
words-typed-between = of
words-typed-noun = kortti, kortin, korttia, kortit, kortiksi, pinot, rivit
words-typed-away = pöytään, pöydälle, pakasta, pakan päältä, vielä, lisää, toinen, toisen, uusi, uuden, pois, pinoon, taas
words-typed-it = ne, sen, sinut, hänet, kaikki ne, siitä
words-typed-until = kunnes sopii, kunnes käy, kunnes joku käy, kunnes jokin sopii, kunnes voin pelata, kunnes
# No answer to the question for a colour.
words-typed-no = ei, ei kiitos, ei mitään, ei mikään, peruuta, en halua, ei sittenkään
words-typed-numbers = yksi/yhden/yhtä, kaksi/kahden/kahta, kolme/kolmen/kolmea, neljä/neljän/neljää, viisi/viiden/viittä, kuusi/kuuden/kuutta,
    seitsemän/seitsemää, kahdeksan/kahdeksaa, yhdeksän/yhdeksää, kymmenen/kymmentä

words-typed-play = pelaa, pelaan, pelaisin, pelata, laita, laitan, laitetaan, laittaisin, laittaa, lyö, lyön, lyödään, heitä, heitän, heitetään, iske, isken
words-typed-draw = nosta, nostan, nostaa, nostetaan, ota, otan, ottaa, otetaan
words-typed-pass = passaa, passaan, passaisin, passi, passataan, jätän väliin, pidän sen, pidän kortin, en pelaa, en laita
words-typed-call = sano, sanon, sanoa, huuda, huudan
words-typed-catch = kiinni, nappaa, nappaan, kiinni jäit, hän unohti, hän unohti uno, se ei sanonut, se ei sanonut unoa
words-typed-challenge = haasta, haastan, haastaa, haastetaan, haaste, epäile, epäilen, en usko, bluffi, bluffaat, se on bluffi
words-typed-choose = valitse, valitsen, valitaan, toivo, toivon, toive, väri, väriksi, väri on, maa, maaksi, maa on, sano, sanon, vaihda, vaihdan, olkoon,
    anna, annan, vaihda kädet, nimeä, nimeän

words-typed-loose = se, nyt, oikein, muilla, kaikilla, vielä, sitten, kiitos, solua, kirjainta
words-typed-tell = sano, sano minulle, kerro, kerro minulle, lue, lue minulle, nimeä, anna, anna minulle, luettele
# What begins so is a question, and numbers with these between them are all from one to the other.
words-typed-asking = pitääkö, pitääkö minun, täytyykö, täytyykö minun, onko minulla, onko mulla, nostanko, pelaanko, passaanko, laitanko, minulla on, mulla on
words-typed-range = viiva

words-phrases-draw = nosta kortti, nostan kortin, ota kortti, otan kortin
words-phrases-hand = korttini, omat kortit, kädessä, minun kortit, mun kortit, mitä mulla on, mitä minulla on, mitä minulla on kädessä,
    mitä kortteja minulla on, lue kortit, näytä kortit, mitä väriä mulla on eniten, mitä mulla on kädessä, mitkä kortit minulla on, oma käsi
words-phrases-top = päällimmäinen kortti, mikä on päällimmäisenä, mitä pöydässä on, pöydällä, pöydässä, ylin, ylin kortti, mikä on ylin kortti,
    poistopakka, mikä väri, mikä maa, mikä maa on pöydässä, pelipakka, pelipakan päällimmäinen, mitä pelipakassa on, mitä pöydällä on, pino
words-phrases-turn = kenen vuoro on, kuka on vuorossa, onko mun vuoro, onko minun vuoro, mitä multa kysytään, mitä mun pitää tehdä, mitä nyt, mikä kortti tuli,
    missä mennään, kenen vuoro nyt
words-phrases-counts = montako, montako korttia, montako korttia muilla on, korttimäärät, kuinka monta korttia, kuinka monta, montako korttia kaikilla on
words-phrases-scores = pistetilanne, paljonko pisteitä, kuka johtaa, kumpi johtaa, pelitilanne, montako pistettä, kuka voittaa
words-phrases-pending = nostettavaa, onko nostettavaa, mitä pitää nostaa, kuinka monta nostan, pitääkö mun nostaa jotain, montako pitää nostaa
words-phrases-direction = mihin suuntaan, kumpaan suuntaan, mikä suunta
words-phrases-dealer = kuka jakaa, kuka on jakaja, kenen jako
words-phrases-order = ketkä pelaa, ketkä pelaavat, kuka on seuraava, seuraavaksi kuka, kuka istuu missä, istumajärjestys, joukkueet
words-phrases-can = mitä voin pelata, mitä voin tehdä, mikä käy, mikä sopii, mitkä sopii, mitkä käy, voinko pelata, mitä suoria mulla on,
    mikä kortti sopii, mikä kortti käy, pitääkö mun nostaa, mitä voi pelata, mitä kannattaa pelata
words-phrases-why = miksi en voi pelata, miksen voi laittaa, miksen voi pelata, miksei, käykö, sopiiko, miksi ei käy, voinko pelata kortin, miksi en voi laittaa
words-phrases-what = mitä jos, mitä tapahtuu jos pelaan, entä jos laitan, entä jos, mitä jos laitan, mitä jos pelaan, jos pelaan, jos laitan,
    mitä tapahtuu jos laitan
words-phrases-card = mitä tekee, selitä, mitä tarkoittaa, mitä vaikuttaa
words-phrases-tip = mikä väri kannattaa, kannattaako haastaa, mitä pelaisit, mitä pelaan, mitä kannattaa tehdä, anna vihje, vihje kiitos, mitä teen
words-phrases-rules = montako kierrosta, kotisäännöt, pöydän säännöt, mitä sääntöjä
words-phrases-rule = miten tätä pelataan, pitääkö sanoa, milloin sanotaan, miten saa, mikä on, miten
words-phrases-legend = korttien lyhenteet, kirjaimet korteille
words-phrases-repeat = anteeksi mitä, sano uudestaan, uudelleen, mitä sanoit, toista vielä
words-phrases-last = viimeksi tapahtui
words-phrases-news = mitä tapahtui, tapahtumat, mitä muut teki, mitä tapahtui viimeksi, mitä muut tekivät, mitä uutta
words-phrases-help = auta, komennot, mitä komentoja on, mitä voin kirjoittaa, kaikki komennot, miten käytetään
words-phrases-settings = valinnat ja asetukset
words-phrases-language = sprache, language, vaihda kieli, vaihda kieltä
words-phrases-braille = pistenäytön leveys
words-phrases-games = mitä pelejä on, kaikki pelit, pelien lista
words-phrases-quit = lopetan, sulje, exit, lopeta peli, lopetetaan, poistun, hei hei
words-phrases-undo = peruuta, kumoa siirto, peru siirto, ota takaisin
words-phrases-new = uusi peli, aloita alusta
words-phrases-learn = aloita opastus
words-phrases-take = otetaan, otamme
words-phrases-left = vasen puoli, otan vasemman puolen, vasemmalta puolelta, vasemman puolen
words-phrases-right = oikea puoli, otan oikean puolen, oikealta puolelta, oikean puolen
words-phrases-save = tallenna peli
words-phrases-free = vapaat kortit, mikä on vapaana, mitkä on vapaana, mitä on vapaana, mitä kortteja on vapaana
words-phrases-row = mitä pinossa, mitä rivissä, mitä pinossa on, näytä pino, näytä rivi
words-phrases-pairs = mitkä parit, mitä pareja on, parit nyt, mitkä parit käy, mitä pareja voin ottaa
words-phrases-bans = mikä on suljettu, mikä kertotaulu on suljettu, mitkä kertotaulut ovat suljettuja, mitkä kertotaulut on suljettu, mitkä kiellot, onko kieltoja, mikä on kielletty
words-phrases-collected = kerätyt kortit, mitä olen kerännyt
words-phrases-put = laita riviin, pane riviin, riviin vaan
words-phrases-lay = laita se, laita kortti, laita pinoon
words-phrases-top-patience = käännetty kortti, mikä kortti, mikä kortti on käännetty, seuraava kortti
words-phrases-counts-wall = montako korttia pinoissa, montako riveissä on, montako pinoissa on, montako rivissä on
words-phrases-counts-patience = montako jäljellä, montako korttia pakassa, montako korttia jäljellä, montako
words-phrases-piles = mitä pinoissa on, pinojen päällimmäiset
words-phrases-rows = rivien päät, mitä riveissä on
words-phrases-chances = voiko tän voittaa, voiko vielä voittaa, voiko tämän voittaa, voinko vielä voittaa, onko mahdollista voittaa
words-lines = mitä = repeat, ole hiljaa = speech stop, mykistä = speech off, käsi numeroin = hand numbers, kortit numeroin = hand numbers,
    kieli englanti = language en, kieli englanniksi = language en, kieli saksa = language de, kieli suomi = language fi,
    askel kerrallaan = pace step, miten nostan = help draw, miten pelaan = help play, kolmas pino = row 3, kolmas rivi = row 3,
    ensimmäinen pino = row 1, toinen pino = row 2

unknown-card-suggest = En tunne korttia, jonka nimessä on { $word }. Tarkoititko: { $suggestion }?
    .braille = { $word }? { $suggestion }?
read-half = { $word } on vain osa kortin nimestä. Onko se { CARD($card) }? Kirjoita sitten koko nimi.
    .quiet = { $word } on vain osa kortin nimestä. Kirjoita koko nimi.
    .braille = { $word }: { CODE($card) }?
read-several = { $word } voi tarkoittaa monta asiaa: { $ways }. Kirjoita yksi niistä kokonaan.
    .braille = { $word }: { $ways }?
read-too-much = Komennon { $command } perässä ei voi tässä olla mitään, mutta kirjoitit siihen { $word }. Mitään ei tehty.
    .braille = { $command }: ei { $word }
read-only-move = Tämä on siirto, eikä sitä tehty. Jos haluat tehdä sen, kirjoita { $command }.
    .braille = { $command }?
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
