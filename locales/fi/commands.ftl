# Komennot: sana, muut sanat ja kirjaimet, mitä sen kanssa kirjoitetaan, mitä komento tekee.

command-agree = sovi
    .use = sovi ja lause, esimerkiksi sovi Aino nostaa 3. Pelkkä sovi kertoo, mistä voi sopia
    .help = Ehdottaa jotain, mitä mikään sääntö ei sano. Se tehdään, jos kaikki suostuvat; tietokonepelaajat suostuvat aina.
command-undo = peru
    .use = peru, tai peru 3
    .help = Peruu viimeisen siirtosi ja kaikki sen jälkeiset, kun vastassa on vain tietokonepelaajia. Pakka sekoitetaan uudelleen.
command-hand = käsi
    .use = käsi, tai käsi ja perään numerot, arvoittain, arvo, järjestys arvo, järjestys väri, järjestys tulo, jokin väri tai pelaajan nimi
    .help = Kertoo korttisi. Järjestys väri, arvo tai tulo jää voimaan; tulo kertoo vanhimman kortin ensin.
command-where = missä
    .use = missä, tai missä ja kortti, esimerkiksi missä { example-card }
    .help = Kertoo, millä kätesi paikalla on viimeksi nostettu tai nimetty kortti.
command-top = päällimmäinen
    .use = päällimmäinen
    .help = Kertoo päällimmäisen kortin ja toivotun värin.
command-turn = vuoro
    .use = vuoro
    .help = Kertoo, kenen vuoro on ja mitä pitää tehdä. Pelkkä Enter tekee samoin.
command-counts = määrät
    .use = määrät
    .help = Kertoo, montako korttia kullakin on.
command-piles = nostopakka
    .use = nostopakka
    .help = Kertoo, montako korttia on nostopakassa ja montako pöydällä.
command-scores = pisteet
    .use = pisteet
    .help = Kertoo tähänastiset pisteet.
command-pending = nostettavana
    .use = nostettavana
    .help = Kertoo, kenen on nostettava ja montako, tai kuka menettää vuoronsa.
command-direction = suunta
    .use = suunta
    .help = Kertoo, kumpaan suuntaan pelataan.
command-order = järjestys
    .use = järjestys
    .help = Kertoo, ketkä pöydässä istuvat, pelijärjestyksessä.
command-dealer = jakaja
    .use = jakaja, tai ennen peliä jakaja ja nimi, jakaja minä tai jakaja arpa
    .help = Kertoo, kuka jakaa. Nimen kanssa valitset, kuka jakaa seuraavassa pelissä ensimmäisenä; arpa jättää sen sattumalle.
command-play = pelaa
    .use = pelaa ja kortin nimi, lyhenne tai paikka, esimerkiksi pelaa { example-card }. { $wishes ->
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
    .use = nosta
    .help = Nostaa kortin, omasta tahdosta tai pakosta.
command-pass = passaa
    .use = passaa
    .help = Lopettaa vuorosi tai jättää sen väliin.
command-call = sano
    .use = sano{ $calls ->
        [yes] , tai itse sana: { $call }
       *[no] { "" }
    }
    .help = Sanoo sen, mikä pitää sanoa, ennen korttia tai sen jälkeen.
command-catch = kiinni
    .use = kiinni, tai kiinni ja nimi
    .help = Ottaa kiinni pelaajan, joka unohti sanoa sanansa.
command-challenge = haasta
    .use = haasta
    .help = Haastaa sen, jonka kortti pakottaa sinut nostamaan.
command-choose = valitse
    .use = valitse ja väri, nimi tai kortti
    .help = Valitsee sen, mitä kortti kysyy: värin, pelaajan tai annettavan kortin.
command-can = voinko
    .use = voinko
    .help = Kertoo, mitä voit nyt tehdä.
command-why = miksi
    .use = miksi ja kortti tai useita yhdessä pelattavia, esimerkiksi miksi { example-card }
    .help = Kertoo, miksi kortti ei käy, mikä sääntö sen sanoo ja mikä sopisi.
command-what = mitä
    .use = mitä ja kortti tai useita yhdessä pelattavia, esimerkiksi mitä { example-card }{ $wishes ->
        [yes] { " " }tai mitä { $wish }
       *[no] { "" }
    }
    .help = Kertoo, mitä tapahtuisi, jos pelaisit kortin.
command-tip = vihje
    .use = vihje
    .help = Ehdottaa, mitä voisit nyt tehdä, ja kertoo miksi.
command-rules = säännöt
    .use = säännöt, säännöt kaikki, tai säännöt tallenna ja nimi
    .help = Kertoo, millä säännöillä tässä pöydässä pelataan: pelin, tuomarin, sanomiset ja kotisäännöt.
command-rule = sääntö
    .use = sääntö { $clause }, sääntö 3, tai sääntö ja sana, esimerkiksi sääntö nostaminen. Pelkkä sääntö kertoo, mistä pelissä on kyse, sääntö kaikki koko kirjan
    .help = Kertoo säännön sääntökirjasta.
command-card = kortti
    .use = kortti ja mikä tahansa pelin kortti, esimerkiksi kortti { $does }
    .help = Kertoo, mitä kortti tekee, oli se sinulla tai ei.
command-legend = lyhenteet
    .use = lyhenteet
    .help = Kertoo korttien lyhenteet.
command-repeat = toista
    .use = toista
    .help = Sanoo viime vastauksen uudestaan.
command-more = lisää
    .use = lisää
    .help = Jatkaa pitkää vastausta, myös jos olet välillä kirjoittanut jotain muuta.
command-last = viimeksi
    .use = viimeksi, viimeksi 5, tai viimeksi 5 ja jokin näistä: peli, vuoro, käsi, virhe, ohje
    .help = Kertoo uudestaan, mitä viimeksi tapahtui, tai yhdenlaiset viime rivit.
command-back = taaksepäin
    .use = taaksepäin, tai taaksepäin ja jokin näistä: peli, vuoro, käsi, virhe, ohje
    .help = Kertoo uudestaan edellisen rivin, ja sitä edellisen, kun toistat komennon.
command-forward = eteenpäin
    .use = eteenpäin, tai eteenpäin ja jokin näistä: peli, vuoro, käsi, virhe, ohje
    .help = Kertoo uudestaan seuraavan rivin, kun olet palannut taaksepäin.
command-find = etsi
    .use = etsi ja sana, esimerkiksi etsi { example-word }; pelkkä etsi jatkaa edelliseen riviin
    .help = Etsii viimeisimmän rivin, jossa sana on.
command-log = loki
    .use = loki ja uuden tiedoston nimi, esimerkiksi loki ilta.txt
    .help = Kirjoittaa tiedostoon kaiken, mitä sinulle on kerrottu.
command-news = tapahtumat
    .use = tapahtumat
    .help = Kertoo, mitä viime vuorosi jälkeen on tapahtunut.
command-spell = tavaa
    .use = tavaa ja nimi
    .help = Tavaa pelaajan nimen.
command-help = ohje
    .use = ohje, tai ohje ja komento
    .help = Kertoo komennot, tai yhden niistä tarkemmin.
command-settings = asetukset
    .use = asetukset
    .help = Kertoo kaikki ohjelman asetukset ja tämän pöydän valinnat.
command-braille = braille
    .use = braille 40, braille pois, braille lyhenteet, braille lauseet, braille kuusi, tai braille kahdeksan
    .help = Rivittää tekstin pistenäytölle antamasi merkkimäärän mukaan, lyhyesti korttien lyhentein tai kokonaisina lauseina, kuudelle tai kahdeksalle pisteelle.
command-show = näytä
    .use = näytä, sitten jokin näistä: peli, vuoro, käsi, juttelu, virhe, ohje tai kaikki, ja kokonaan, lyhyesti tai pois, esimerkiksi näytä peli lyhyesti
    .help = Määrää, mitkä viestit päätteessä näkyvät ja kuinka pitkinä.
command-quiet = hiljaa
    .use = hiljaa käsi, tai hiljaa pois
    .help = Korttejasi ei lueta ääneen, ja päätteessä on niistä vain lyhenteet.
command-pace = tahti
    .use = tahti askel, tai tahti vapaa
    .help = Odottaa Enteriä muiden jokaisen siirron jälkeen tai kertoo ne kaikki kerralla.
command-prompt = kehote
    .use = kehote tila, tai kehote piste
    .help = Laittaa kehotteeseen päällimmäisen kortin ja korttimääräsi, tai ottaa ne pois.
command-speech = puhe
    .use = puhe päälle, puhe pois, puhe seis, puhe nopeus 60, puhe voimakkuus 80, puhe ääni ja nimi, tai kuinka paljon mistäkin: puhe ohje pois
    .help = Sixdot puhuu itse. Se on niille, joilla ei ole ruudunlukijaa käynnissä.
command-next = seuraava
    .use = seuraava
    .help = Siirtyy opastuksessa seuraavaan vaiheeseen.
command-learn = opettele
    .use = opettele
    .help = Jättää tämän pelin kesken ja opastaa siihen vaihe vaiheelta, valmiiksi jaetuilla korteilla.
command-games = pelit
    .use = pelit
    .help = Luettelee pelit; komento uusi aloittaa toisen.
command-save = tallenna
    .use = tallenna ja nimi
    .help = Tallentaa tämän pelin nimellä. Voit jatkaa sitä myöhemmin: sixdot resume ja nimi.
command-new = uusi
    .use = uusi
    .help = Jättää tämän pelin kesken ja aloittaa toisen.
command-quit = lopeta
    .use = lopeta
    .help = Lopettaa Sixdotin.

words-numbers = numerot numeroin paikat n numbers

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
help-hand = Korttisi: { command-hand }, { command-hand } numerot, { command-hand } arvoittain, { command-hand } arvo, { command-where }. Lyhyesti: h.
help-table = Pöytä: { command-top }, { command-counts }, { command-scores }, { command-pending }, { command-direction }. Enter: kenen vuoro.
help-thinking = Ennen siirtoa: { command-can }, { command-why } { example-card }, { command-what } { example-card }, { command-tip }.
help-rules = Säännöt: { command-rules }, { command-rule } 3, { command-card } { example-card }, { command-legend }, { command-agree }.
help-review = Uudestaan: { command-repeat }, { command-last } 5, { command-news }, { command-find } { example-word }. Uusi yritys: { command-undo }.
help-review-elsewhere = Uudestaan: { command-repeat }, { command-last } 5, { command-news }, { command-find } { example-word }.
help-program = Ohjelma: { command-settings }, { command-language }, { command-braille }, { command-learn }, { command-resume }, { command-replay }, { command-new }, { command-quit }.
help-program-elsewhere = Ohjelma: { command-settings }, { command-language }, { command-braille }, { command-show }.
help-more = Kaikki: { command-help } kaikki. Yksi: { command-help } { command-hand }. Monta: puolipiste.{ $elsewhere ->
    [yes] {""}
   *[no] {" "}Ystävien kanssa: { command-host }.
}
help-command = { $name }: { $help }
    .braille = { $name }: { $help }
help-type = Kirjoita { $use }.
    .braille = { $use }
type-speech = { command-speech }
type-last = { command-last }
type-voice = ääni
