# Komennot: sana, muut sanat ja kirjaimet, mitä sen kanssa kirjoitetaan, mitä komento tekee.

command-agree = sovi
    .words = sovitaan sopikaa ehdota
    .use = sovi ja lause, esimerkiksi sovi Aino nostaa 3. Pelkkä sovi luettelee, mistä voi sopia
    .help = Ehdottaa jotain, mitä mikään sääntö ei sano; se tehdään, jos kaikki muut suostuvat, ja tietokonepelaajat suostuvat aina.
command-undo = peru
    .words = kumoa peruuta takaisin undo
    .use = peru, tai peru 3
    .help = Peruu viimeisen siirtosi ja kaikki sen jälkeiset, kun vastassa on vain tietokonepelaajia. Pakka sekoitetaan uudelleen.
command-hand = käsi
    .words = h k kortit korttini kädessä kadessa kädessäni kadessani
    .use = käsi, käsi numerot, käsi arvoittain, käsi arvo, käsi järjestys arvo, tai käsi ja väri, kortti tai nimi
    .help = Kertoo korttisi väreittäin; käsi numerot kertoo ne paikkoineen, käsi arvoittain jokaisen arvon kerran, käsi arvo niiden pisteet, käsi ja väri vain sen väriset, käsi ja nimi toisen pelaajan kortit, jos kädet ovat avoinna. Käsi järjestys arvo kertoo kortit siitä lähtien arvoittain, käsi järjestys väri väreittäin.
command-top = päällimmäinen
    .words = t pöytä poyta pöydällä poydalla pöydässä poydassa paallimmainen ylin pelipakka poistopakka
    .use = päällimmäinen
    .help = Kertoo päällimmäisen kortin ja toivotun värin.
command-turn = vuoro
    .words = kuka kenen
    .use = vuoro
    .help = Kertoo, kenen vuoro on ja mitä pitää tehdä. Pelkkä Enter tekee samoin.
command-counts = määrät
    .words = m n maarat lukumäärät lukumaarat montako korttimäärät korttimaarat
    .use = määrät
    .help = Kertoo, montako korttia kullakin on.
command-piles = nostopakka
    .words = pakka pakat
    .use = nostopakka
    .help = Kertoo, montako korttia on nostopakassa ja montako pöydällä.
command-scores = pisteet
    .words = tilanne pistetilanne
    .use = pisteet
    .help = Kertoo tähänastiset pisteet.
command-pending = nostettavana
    .words = odottaa nostettavaa
    .use = nostettavana
    .help = Kertoo, kenen on nostettava ja montako, tai kuka menettää vuoronsa.
command-direction = suunta
    .words = pelisuunta
    .use = suunta
    .help = Kertoo, kumpaan suuntaan pelataan.
command-order = järjestys
    .words = jarjestys pelaajat
    .use = järjestys
    .help = Kertoo, ketkä pöydässä istuvat, pelijärjestyksessä.
command-dealer = jakaja
    .words = jakaa
    .use = jakaja, tai ennen peliä jakaja ja nimi, jakaja minä tai jakaja arpa
    .help = Kertoo, kuka jakaa. Nimen kanssa valitset, kuka jakaa seuraavassa pelissä ensimmäisenä; arpa jättää sen sattumalle.
command-play = pelaa
    .words = p l pelaan laita laitan lyö lyo lyön lyon heitä heita heitän heitan iske isken
    .use = pelaa { example-card }, pelaa { example-code }, tai pelaa 3, kun haluat pelata kätesi kolmannen kortin. { $wishes ->
        [yes] Toive tulee kortin perään{ $calls ->
            [yes] , samoin sanottava sana: pelaa { $wish } { $call }
           *[no] : pelaa { $wish }
        }
       *[no] { $calls ->
            [yes] Sanottava sana tulee kortin perään: pelaa { example-card } { $call }
           *[no] { "" }
        }
    }
    .help = Pelaa kortin.
command-draw = nosta
    .words = d no nostan nostaa nostetaan ota otan ottaa
    .use = nosta
    .help = Nostaa kortin, omasta tahdosta tai pakosta.
command-pass = passaa
    .words = x passaan passi ohi
    .use = passaa
    .help = Lopettaa vuorosi tai jättää sen väliin.
command-call = sano
    .words = ! sanon huuda huudan
    .use = sano{ $calls ->
        [yes] , tai itse sana: { $call }
       *[no] { "" }
    }
    .help = Sanoo sen, mikä pitää sanoa, ennen korttia tai sen jälkeen.
command-catch = kiinni
    .words = c nappaa nappaan
    .use = kiinni, tai kiinni ja nimi
    .help = Ottaa kiinni pelaajan, joka unohti sanoa sanansa.
command-challenge = haasta
    .words = haastan haaste epäile epaile epäilen epailen bluffi
    .use = haasta
    .help = Haastaa sen, jonka kortti pakottaa sinut nostamaan.
command-choose = valitse
    .words = valitsen toivo toivon
    .use = valitse ja väri, nimi tai kortti
    .help = Valitsee sen, mitä kortti kysyy: värin, pelaajan tai annettavan kortin.
command-can = voinko
    .words = a voin mahdollista
    .use = voinko
    .help = Kertoo, mitä voit nyt tehdä.
command-why = miksi
    .words = y miksen
    .use = miksi ja kortti, esimerkiksi miksi { example-card }, tai miksi ja useita yhdessä pelattavia kortteja
    .help = Kertoo, miksi korttia ei voi pelata, mikä sääntö sen sanoo ja mikä sopisi.
command-what = mitä
    .words = w mita jos
    .use = mitä ja kortti, esimerkiksi mitä { example-card }{ $wishes ->
        [yes] , mitä { $wish }
       *[no] { "" }
    }, tai mitä ja useita yhdessä pelattavia kortteja
    .help = Kertoo, mitä tapahtuisi, jos pelaisit kortin.
command-tip = vihje
    .words = v i vinkki neuvo
    .use = vihje
    .help = Ehdottaa, mitä voisit nyt tehdä, ja kertoo miksi.
command-rules = säännöt
    .words = saannot valinnat
    .use = säännöt, säännöt kaikki, tai säännöt tallenna ja nimi
    .help = Kertoo, millä säännöillä tässä pöydässä pelataan: pelin, tuomarin, sanomiset ja kotisäännöt.
command-rule = sääntö
    .words = saanto pykälä pykala sääntökirja saantokirja
    .use = sääntö { $clause }, sääntö 3, tai sääntö ja sana, esimerkiksi sääntö nostaminen. Pelkkä sääntö kertoo, mistä pelissä on kyse, sääntö kaikki koko kirjan
    .help = Kertoo säännön sääntökirjasta.
command-card = kortti
    .words = vaikutus
    .use = kortti ja mikä tahansa pelin kortti, esimerkiksi kortti { $does }
    .help = Kertoo, mitä kortti tekee, oli se sinulla tai ei.
command-legend = lyhenteet
    .words = selite
    .use = lyhenteet
    .help = Kertoo korttien lyhenteet.
command-repeat = toista
    .words = r uudestaan
    .use = toista
    .help = Sanoo viime vastauksen uudestaan.
command-more = lisää
    .words = lisaa loput
    .use = lisää
    .help = Jatkaa pitkää vastausta, myös jos olet välillä kirjoittanut jotain muuta.
command-last = viimeksi
    .words = viimeiset
    .use = viimeksi, viimeksi 5, tai viimeksi 5 ja jokin näistä: peli, vuoro, käsi, virhe, ohje
    .help = Kertoo uudestaan, mitä viimeksi tapahtui, tai yhdenlaiset viime rivit.
command-back = taaksepäin
    .words = taaksepain edellinen
    .use = taaksepäin, tai taaksepäin ja jokin näistä: peli, vuoro, käsi, virhe, ohje
    .help = Kertoo uudestaan edellisen rivin, ja sitä edellisen, kun toistat komennon.
command-forward = eteenpäin
    .words = eteenpain
    .use = eteenpäin, tai eteenpäin ja jokin näistä: peli, vuoro, käsi, virhe, ohje
    .help = Kertoo uudestaan seuraavan rivin, kun olet palannut taaksepäin.
command-find = etsi
    .words = hae
    .use = etsi ja sana, esimerkiksi etsi { example-word }; pelkkä etsi jatkaa edelliseen riviin
    .help = Etsii viimeisimmän rivin, jossa sana on.
command-log = loki
    .words = pöytäkirja poytakirja
    .use = loki ja uuden tiedoston nimi, esimerkiksi loki ilta.txt
    .help = Kirjoittaa tiedostoon kaiken, mitä sinulle on kerrottu.
command-news = tapahtumat
    .words = uutiset sitten uutta
    .use = tapahtumat
    .help = Kertoo, mitä viime vuorosi jälkeen on tapahtunut.
command-spell = tavaa
    .words = kirjaimet
    .use = tavaa ja nimi
    .help = Tavaa pelaajan nimen.
command-help = ohje
    .words = ? apua ohjeet apu auta komennot
    .use = ohje, tai ohje ja komento
    .help = Kertoo komennot, tai yhden niistä tarkemmin.
command-settings = asetukset
    .words = asetus
    .use = asetukset
    .help = Kertoo kielen, kehotteen, tahdin, puheen, pistenäytön ja sen, kuinka paljon kerrotaan, sekä pöydän valinnat: pelin, tuomarin, sanomiset, tietokonepelaajat ja siemenluvun.
command-braille = braille
    .words = piste pistenäyttö pistenaytto pistekirjoitus
    .use = braille 40, braille pois, braille lyhenteet, braille lauseet, braille kuusi, tai braille kahdeksan
    .help = Rivittää tekstin pistenäytölle antamasi merkkimäärän mukaan, lyhyesti korttien lyhentein tai kokonaisina lauseina, kuudelle tai kahdeksalle pisteelle.
command-show = näytä
    .words = nayta
    .use = näytä, sitten jokin näistä: peli, vuoro, käsi, juttelu, virhe, ohje tai kaikki, ja kokonaan, lyhyesti tai pois, esimerkiksi näytä peli lyhyesti
    .help = Määrää, mitkä viestit päätteessä näkyvät ja kuinka pitkinä.
command-quiet = hiljaa
    .words = piilossa
    .use = hiljaa käsi, tai hiljaa pois
    .help = Korttejasi ei lueta ääneen, ja päätteessä on niistä vain lyhenteet.
command-pace = tahti
    .words = askeleet
    .use = tahti askel, tai tahti vapaa
    .help = Odottaa Enteriä muiden jokaisen siirron jälkeen tai kertoo ne kaikki kerralla.
command-prompt = kehote
    .words = prompt
    .use = kehote tila, tai kehote pelkkä
    .help = Laittaa kehotteeseen päällimmäisen kortin ja korttimääräsi, tai ottaa ne pois.
command-speech = puhe
    .words = puhu puheen
    .use = puhe päälle, puhe pois, puhe seis, puhe nopeus 60, puhe voimakkuus 80, puhe ääni ja nimi, tai kuinka paljon mistäkin: puhe ohje pois
    .help = Sixdot puhuu itse. Se on niille, joilla ei ole ruudunlukijaa käynnissä.
command-next = seuraava
    .words = jatka
    .use = seuraava
    .help = Siirtyy opastuksessa seuraavaan vaiheeseen.
command-learn = opettele
    .words = opastus oppitunti
    .use = opettele
    .help = Jättää tämän pelin kesken ja opastaa siihen vaihe vaiheelta, valmiiksi jaetuilla korteilla.
command-games = pelit
    .words = pelilista
    .use = pelit
    .help = Luettelee pelit; uusi aloittaa toisen.
command-save = tallenna
    .words = talleta save
    .use = tallenna ja nimi
    .help = Tallentaa tämän pelin nimellä. Voit jatkaa sitä myöhemmin: sixdot resume ja nimi.
command-new = uusi
    .words = uusipeli
    .use = uusi
    .help = Jättää tämän pelin kesken ja aloittaa toisen.
command-quit = lopeta
    .words = q lopetan poistu loppu sulje
    .use = lopeta
    .help = Lopettaa Sixdotin.

words-between = ja toivon toive väri maa kortti
words-options = kotisäännöt kotisaannot valinnat kotisääntö options
words-all = kaikki koko kirja
words-list = luettelo kortit
words-text = teksti text
words-by-symbol = arvoittain, numeroittain, arvon mukaan, numeron mukaan
words-by-colour = väreittäin, vareittain, maittain, värin mukaan, maan mukaan
words-hand-order = järjestys jarjestys järjestä jarjesta
words-order-number = arvo arvot arvon numero numerot numeron
words-order-colour = väri vari värit varit värin varin maa maat maan
words-value = arvo, pisteet, pistearvo
words-numbers = numerot numeroin paikat n numbers
words-status = tila pelitilanne päällä paalla status
words-plain = pelkkä pois plain
words-random = arpa sattuma satunnainen
words-on = päälle paalle päällä paalla
words-off = pois poissa
words-stop = seis hiljaa stop
words-rate = nopeus
words-volume = voimakkuus äänenvoimakkuus aanenvoimakkuus
words-voice = ääni aani
words-save = tallenna tallennus save
words-game = peli tapahtumat
words-turn = vuoro vuorot
words-hand = käsi kasi kortit
words-chat = juttelu chat
words-error = virhe virheet
words-help = ohje ohjeet
words-full = kokonaan täysi taysi lauseet
words-short = lyhyesti lyhyt
words-codes = lyhenteet lyhentein
words-six = kuusi 6
words-eight = kahdeksan 8
words-step = askel askeleet askeleittain
words-free = vapaa pois

# Ohje: enintään kahdeksan riviä.
example-card = { $called ->
    [suit] ristiysi
   *[colour] punainen 5
}
example-code = { $called ->
    [suit] r9
   *[colour] p5
}
example-does = nosta kaksi
example-clause = UN-3
example-word = { $called ->
    [suit] risti
   *[colour] punainen
}
help-moves = Pelaaminen: { command-play } { example-card }, { command-draw }, { command-pass }{ $calls ->
    [yes] , { command-call }
   *[no] { "" }
}{ $catches ->
    [yes] , { command-catch }
   *[no] { "" }
}{ $challenges ->
    [yes] , { command-challenge }
   *[no] { "" }
}. Lyhyesti: p { example-code }, d, x.
help-hand = Korttisi: { command-hand }, { command-hand } numerot, { command-hand } arvoittain, { command-hand } arvo. Lyhyesti: h.
help-table = Pöytä: { command-top }, { command-counts }, { command-scores }, { command-pending }, { command-direction }. Enter: kenen vuoro.
help-thinking = Ennen siirtoa: { command-can }, { command-why } { example-card }, { command-what } { example-card }, { command-tip }.
help-rules = Säännöt: { command-rules }, { command-rule } 3, { command-card } { example-card }, { command-legend }, { command-agree }.
help-review = Uudestaan: { command-repeat }, { command-last } 5, { command-news }, { command-find } { example-word }. Uusi yritys: { command-undo }.
help-review-elsewhere = Uudestaan: { command-repeat }, { command-last } 5, { command-news }, { command-find } { example-word }.
help-program = Ohjelma: { command-settings }, { command-language }, { command-braille }, { command-learn }, { command-resume }, { command-replay }, { command-new }, { command-quit }.
help-program-elsewhere = Ohjelma: { command-settings }, { command-language }, { command-braille }, { command-show }.
help-more = Kaikki komennot: { command-help } kaikki. Yksi: { command-help } { command-hand }. Monta: puolipistein.
help-command = { $name }: { $help } Kirjoita { $use }.
    .braille = { $name }: { $help } { $use }
type-speech = { command-speech }
type-last = { command-last }
type-voice = ääni
