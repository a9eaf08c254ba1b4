## Mikä sääntötiedostossa on väärin. Jokainen viesti kertoo, mikä on väärin, miksi, ja mitä pitää kirjoittaa.
## Luettelot tulevat pilkuin yhdistettyinä. Tiedoston sanat ovat niin kuin ne kirjoitetaan.

fault-in-line = { $file }, rivi { $line }: { $text }
fault-in-file = { $file }: { $text }
fault-under = Kun kotisäännön { $option } arvo on { $value }: { $text } Tai luovu kotisäännöstä: peritty kotisääntö lisätään luetteloon remove muodossa options.{ $option }.
fault-did-you-mean = Tarkoititko: { $suggestion }?

fault-syntax = { $problem ->
    [unquoted] Tämä teksti tarvitsee lainausmerkit. Vain luvut, true ja false kirjoitetaan ilman niitä.
    [book-quotes] Nämä ovat kirjan lainausmerkkejä. Kirjoita suorat, sama merkki tekstin eteen ja taakse.
    [open-text] Teksti on jäänyt auki. Lisää lainausmerkki sen loppuun, samalle riville.
    [open-bracket] Tässä avataan sulku, jota ei suljeta. Lisää sulkeva sulku luettelon tai taulukon loppuun.
    [no-equals] Riviltä puuttuu yhtäsuuruusmerkki. Kirjoita avain, yhtäsuuruusmerkki ja arvo.
    [no-value] Arvo puuttuu. Kirjoita se yhtäsuuruusmerkin jälkeen.
    [no-comma] Kahden kohdan välistä puuttuu pilkku.
    [extra-sign] Tässä on yksi pilkku tai yhtäsuuruusmerkki liikaa.
    [extra-text] Arvon jälkeen on vielä jotakin. Poista se tai aloita uusi rivi.
    [bad-key] Avaimessa on merkki, joka ei kuulu siihen. Käytä kirjaimia, numeroita ja yhdysviivoja.
    [bad-escape] Tekstissä on kenoviiva merkin edessä, johon se ei sovi. Poista kenoviiva tai kirjoita se kahdesti.
    [bad-number] Tämä alkaa kuin luku, mutta ei ole luku. Kirjoita pelkkiä numeroita, tai laita teksti kuten 1..9 lainausmerkkeihin.
    [bad-truth] Kirjoita true tai false, pienin kirjaimin.
   *[other] Tämä rivi ei ole TOML-kieltä, eikä sitä voi lukea.
}
fault-duplicate-key = Avain { $key } esiintyy kahdesti. Jätä niistä yksi.
fault-too-deep = Tässä on liian monta taulukkoa sisäkkäin. Sääntötiedosto tarvitsee paljon vähemmän.
fault-too-many = Virheitä on vielä lisää: { $count }. Ne kerrotaan, kun nämä on korjattu.
fault-file-unreadable = { $reason ->
    [missing] Tätä tiedostoa tai kansiota ei ole. Tarkista nimi.
    [forbidden] Tätä tiedostoa tai kansiota ei saa lukea. Tarkista oikeudet.
    [not-text] Tämä tiedosto ei ole UTF-8-tekstiä. Tallenna se UTF-8-muodossa.
    [too-large] Tämä tiedosto on liian suuri sääntötiedostoksi; yksi megatavu on enimmäiskoko.
    [no-file] Tämä ei ole tiedosto vaan laite, putki tai kansio. Anna tekstitiedosto.
    [name] Pelin tiedostolla ei voi olla tällaista nimeä. Käytä pieniä kirjaimia, numeroita ja yhdysviivoja, ja lopussa .toml.
   *[other] Tätä tiedostoa tai kansiota ei voi lukea.
}
fault-unknown-key = Avainta { $key } ei ole. Tässä mahdollisia ovat: { $expected }.
# Kun number on ainoa sana, myös luvut käyvät.
fault-unknown-word = Avaimen { $key } arvo ei voi olla { $word }. { $expected ->
    [number] Se voi olla luku nollasta tuhanteen tai sana number.
   *[other] Mahdolliset sanat: { $expected }.
}
fault-wrong-type = Avaimen { $key } arvona on { $found ->
    [text] teksti
    [number] kokonaisluku
    [decimal] desimaaliluku
    [truth] totuusarvo
    [date] päivämäärä
    [list] luettelo
   *[table] taulukko
}, mutta siihen kuuluu { $wanted ->
    [text] teksti lainausmerkeissä
    [number] kokonaisluku
    [truth] true tai false
    [list] luettelo hakasuluissa
    [points] kokonaisluku tai lainausmerkeissä sana number
   *[table] taulukko aaltosuluissa
}.
fault-needs-table = Avaimen { $key } arvona on { $found ->
    [text] teksti
    [number] kokonaisluku
    [decimal] desimaaliluku
    [truth] totuusarvo
    [date] päivämäärä
   *[list] luettelo
}, mutta siihen kuuluu taulukko aaltosuluissa. Sen avaimet: { $expected }.
fault-out-of-range = Avaimen { $key } arvo ei voi olla { $number }. Kirjoita luku, joka on vähintään { $min } ja enintään { $max }.
fault-key-not-a-number = Avaimen { $key } lopussa on oltava pelaajien määrä, esimerkiksi 6.
fault-not-a-clause = Avaimen { $key } arvona on { $text }, joka ei ole säännön numero. Kirjoita kirjaimia, yhdysviiva ja luku, esimerkiksi H-1.
fault-missing-key = Avain { $key } puuttuu. Peliä ei voi pelata ilman sitä.
fault-one-effect = Kohdassa { $key } on oltava täsmälleen yksi näistä avaimista: { $expected }. Anna kullekin vaikutukselle oma taulukko.
fault-unclear = Avaimen { $key } arvoa ei voi ymmärtää.
fault-unknown-game = Peliä { $game } ei ole. Tunnetut pelit: { $expected }.
fault-extends-cycle = Nämä tiedostot laajentavat toisiaan kehässä: { $chain }. Jokin niistä ei saa laajentaa seuraavaa.
fault-extends-too-long = Tässä yli { $max } tiedostoa laajentaa toisiaan. Laajenna peliä, joka on lähempänä ensimmäistä.
fault-nothing-to-remove = Kohdassa { $path } ei ole mitään poistettavaa. Kirjoita polku pistein niin kuin se on laajennetussa tiedostossa.
fault-nothing-to-replace = Sääntöä { $clause } ei voi korvata: laajennetussa pelissä sitä ei ole.
fault-wrong-id = Tunnus (id) on { $id }, mutta tiedoston nimi on { $expected }. Niiden on oltava samat.
fault-game-exists = Peli { $game } on jo olemassa. Anna tälle tiedostolle toinen nimi ja tunnus.
fault-option-form = Kotisäännöllä { $option } on oltava toinen kahdesta muodosta: number ja siinä key, min ja max; tai default ja values. Vain edellisen rinnalla saa olla remove.
fault-option-without-values = Kotisäännössä { $option } ei ole oletuksen lisäksi muuta valittavaa. Lisää taulukko jollekin toiselle arvolle.
fault-default-has-patch = Kotisäännön { $option } oletusarvolla { $value } on taulukko kohdassa values. Poista se: oletus on tiedosto sellaisenaan.
fault-not-a-number = Kotisäännön { $option } pitäisi asettaa { $key }, mutta siinä ei ole lukua. Nimeä avain, jonka arvo on luku.
fault-option-idle = Kotisäännön { $option } pitäisi poistaa { $path }, mutta siinä ei ole mitään. Korjaa polku; tai jos kotisäännöllä ei ole enää tehtävää, poista myös options.{ $option }.
fault-unknown-option = Kotisääntöä { $option } ei ole. { $expected ->
    [none] Tässä pelissä ei ole kotisääntöjä.
   *[other] Tämän pelin kotisäännöt: { $expected }.
}
fault-option-value = Kotisäännön { $option } arvo ei voi olla { $value }. Mahdolliset arvot: { $expected }.
fault-option-number = Kotisäännön { $option } arvo ei voi olla { $value }. Valitse luku, joka on vähintään { $min } ja enintään { $max }.
fault-option-twice = Kotisääntö { $option } annettiin kahdesti. Anna se kerran.
fault-options-clash = Kotisäännöt { $first } ja { $second } eivät sovi yhteen: kumpikin muuttaa avainta { $key }.
fault-other-kind = Laajennettava peli on lajia { $kind }, eikä siitä voi tulla muuta. Poista kind.
fault-excludes-itself = Valinta { $option } sulkee pois itsensä, joten sitä ei voisi valita. Poista { $option } sen luettelosta.
fault-empty-text = Kohdassa { $key } ei ole mitään. Kirjoita, mitä sanotaan, tai poista avain.
fault-options-exclude = Kotisäännöt { $first } ja { $second } eivät sovi yhteen. Valitse toinen niistä.
fault-bad-name = { $name } ei käy nimeksi kohdassa { $key }. Käytä pieniä kirjaimia, numeroita ja yhdysviivoja, enintään 40 merkkiä.
fault-bad-code = Kortilla { $card } ei voi olla lyhennettä { $code }. Käytä yhdestä kolmeen kirjainta, numeroa tai merkkiä kuten + ja -.
fault-bad-range = { $range } kohdassa { $key } ei ole lukuväli. Kirjoita pienempi luku, kaksi pistettä ja suurempi luku, kaikkiaan enintään 256 lukua.
fault-empty-list = Luettelo { $key } on tyhjä. Lisää siihen ainakin yksi kohta tai poista avain.
fault-listed-twice = { $item } on kahdesti luettelossa { $key }. Poista niistä toinen.
fault-unknown-colour = { $key } mainitsee värin { $colour }, jota pakassa ei ole. Värit: { $expected }.
fault-unknown-card = { $key } mainitsee kortin { $card }, jota pelissä ei ole. Kortit: { $expected }.
fault-unknown-clause = { $key } mainitsee säännön { $clause }, jota pelissä ei ole. Lisää se kohtaan clauses.
fault-same-face = Korteista { $card } ja { $other } syntyy sama kortti { $face }. Kukin kortti saa syntyä kerran; kaksoset saa avaimella copies.
fault-same-code = Korteilla { $card } ja { $other } on sama lyhenne { $code }. Anna toiselle oma lyhenne.
fault-empty-deck = Pakassa ei ole kortteja. Lisää niitä.
fault-too-many-cards = Pakassa on { $cards } korttia, ja enintään { $most } on mahdollista. Pienennä avainta copies tai packs.
fault-too-many-colours = Pakassa on { $colours } väriä, ja enintään { $most } on mahdollista.
fault-too-many-kinds = Pakassa on { $kinds } erilaista korttia, ja enintään { $most } on mahdollista.
fault-deck-too-small = Pakassa on { $cards } korttia, mutta { $players } pelaajaa tarvitsee { $needed } korttia jakoon ja aloituskorttiin. Jaa vähemmän kortteja, salli vähemmän pelaajia tai lisää kortteja.
fault-stacks-differ = Pinoihin mahtuu { $places } korttia, mutta pakassa on { $cards }. Lukujen on oltava samat.
fault-min-above-max = Kohdassa { $key } min on { $min } ja max on { $max }. Min ei saa olla suurempi kuin max.
fault-no-such-table = { $key } on kirjoitettu { $players } pelaajalle, mutta pelaajia voi olla vähintään { $min } ja enintään { $max }.
fault-no-teams = Mitään pöytää, jossa on enintään { $max } pelaajaa, ei voi jakaa { $teams } vähintään kahden pelaajan joukkueeseen. Salli enemmän pelaajia tai vähemmän joukkueita.
fault-effect-twice = Kortilla { $card } on vaikutus { $effect } kahdesti. Kortilla voi olla kukin vaikutus vain kerran.
fault-nothing-drawn = Kortteja pitäisi nostaa, kunnes yksi sopii, mutta kohdan drawing.when mukaan kukaan ei nosta. Poista drawing.until-playable tai kirjoita kohtaan drawing.when toinen sana.
fault-idle = { $key } ei tarkoita mitään ilman kohtaa { $without }. Kirjoita sekin, tai poista { $key }.
fault-idle-without-either = { $key } ei tarkoita mitään, jos puuttuu sekä { $first } että { $second }. Kirjoita toinen niistä, tai poista { $key }.
fault-wish-without-colours = Kortilla { $card } nimetään väri, mutta pakassa ei ole värejä.
fault-no-start-card = Jokainen kortti palaa aloituskorttina pakkaan, joten peli ei voisi alkaa. Anna ainakin yhden kortin jäädä.
fault-no-last-card = Mikään kortti ei saa olla viimeinen, joten kukaan ei voisi voittaa. Salli ainakin yksi.
fault-endless-match = Ottelu ei lopu koskaan. Anna avaimelle rounds luku tai avaimelle until pistemäärä, joka voidaan saavuttaa.
fault-honest-without-draw = Kortin { $card } voi haastaa, mutta kukaan ei nosta sen vuoksi. Lisää vaikutus draw tai poista honest.
fault-call-never-due = Sana { $call } kuuluu samaan korttiin kuin { $other }, joka on ennen sitä, joten sitä ei koskaan tarvita. Anna sille toinen luku kohdassa at, tai poista se.
fault-never-takes-part = Kortti { $card } on mukana vasta kun pelaajia on vähintään { $count }, mutta heitä voi olla enintään { $max }. Salli enemmän pelaajia, tai poista kortti.
fault-wish-of-one = Kortilla { $card } ei ole kahta asiaa nimettäväksi. Lisää pakkaan tai luetteloon of värejä tai lukuja, tai poista toive.
fault-never-together = Säännön { $rule } mukaan kortteja ei voi koskaan pelata yhdessä: pakassa ei ole niin monta samanlaista. Pienennä lukua min, tai nimeä toisia kortteja.
fault-no-run = Sääntö { $rule } rankaisee vääristä suorista, mutta sen kortit eivät muodosta suoria. Kirjoita same-kohtaan run, tai poista wrong-run.
fault-never-doubles = Kortti { $card } ei voi koskaan kaksinkertaistaa pisteitä: niitä ei ole, tai se ei saa olla viimeinen. Poista se luettelosta doubled-by-last.
fault-never-doubly = Mikään kortti ei voi sopia kahdella tavalla, koska mikään ei sovi tekijän mukaan. Lisää divisor kohtaan matching.by, tai poista doubly-again.
fault-never-fits = Kortti { $card } ei sovi minkään toisen päälle, joten sitä ei voisi koskaan pelata. { $reason ->
    [not-on] Lyhennä sen not-on-luetteloa.
    [any-card] Anna sille värejä tai any-card.
   *[colour] Anna sille värejä tai symboleja, joita on muillakin korteilla, tai fits-always.
}
fault-option-standard = Kotisäännössä { $option } voi valita luvun, joka on vähintään { $min } ja enintään { $max }, mutta tiedostossa on { $number }, joka on voimassa, jos mitään ei valita. Muuta kohtaa { $key } niin, että luku on mukana.
fault-no-number-printed = Kortista { $card } pitäisi tulla siihen painettu luku, mutta { $symbol } ei ole luku. Kirjoita, montako pistettä siitä tulee.
fault-missing-here = Avain { $key } puuttuu. Lisää se.
fault-dead-end = Kortin { $card } päälle ei sovi mikään: sillä ei ole väriä eikä sillä nimetä väriä, joten kukaan ei voisi jatkaa. Anna sille värejä tai vaikutus wish, tai anna jonkin muun kortin sopia kaiken päälle.
fault-dead-start = Kortin { $card } päälle ei aloituskorttina sovi mikään, joten kukaan ei voisi aloittaa. Anna sen palata pakkaan: kohtaan start.does kuuluu silloin goes-back.
fault-examples-changed = Sääntösi muuttavat { $count ->
    [one] yhden pelin { $game } esimerkin: { $examples }. Jos niin on tarkoitus, jätä asia silleen. Jos sen näyttämä sääntö ei enää päde, mainitse sääntö luettelossa replaces, niin siitä ei enää kerrota.
   *[other] { $count } pelin { $game } esimerkkiä: { $examples }. Jos niin on tarkoitus, jätä asia silleen. Jos jokin niiden näyttämä sääntö ei enää päde, mainitse sääntö luettelossa replaces, niin niistä ei enää kerrota.
} Säännöt: { $clauses }.
fault-right = { $game ->
    [none] Virheitä ei ole.
   *[other] Virheitä ei ole. Peli perustuu peliin { $game }{ $changed ->
        [0] .
        [one] , ja yksi sen esimerkeistä päättyy toisin. Sen nimen saat valitsimella --verbose.
       *[other] , ja { $changed } sen esimerkeistä päättyy toisin. Niiden nimet saat valitsimella --verbose.
    }
}
fault-call-is-command = { $word }, joka sanotaan kohdassa { $call }, on myös ohjelman komento{ $lang ->
    [own] {""}
   *[other] {" "}kielessä { $lang }
}. Pelin sana se on vain silloin, kun se on sanottava, muuten komento. Valitse toinen sana.
fault-colour-is-command = { $word }, joka on värin { $colour } nimi, on myös ohjelman komento{ $lang ->
    [own] {""}
   *[other] {" "}kielessä { $lang }
}. Rivin alussa se on komento; väriä varten on kirjoitettava eteen pelaamista tai toivomista tarkoittava sana. Valitse toinen sana.
fault-option-is-command = { $word }, joka on kotisäännön { $option } nimi, on myös ohjelman komento{ $lang ->
    [own] {""}
   *[other] {" "}kielessä { $lang }
}. Ennen peliä se on kotisääntö, eikä komentoa voi silloin kirjoittaa. Valitse toinen sana.
fault-card-is-command = { $word }, joka on kortin { $card } nimi, on myös ohjelman komento{ $lang ->
    [own] {""}
   *[other] {" "}kielessä { $lang }
}. Yksin se on komento; korttia varten on kirjoitettava eteen pelaamista tarkoittava sana. Valitse toinen sana.
fault-ends-at-limit = Sadasta koekierroksesta, kun pelaajia oli { $players }, { $share } päättyi vuorojen ylärajaan. Muuta jotain, jotta kierrokset päättyvät.
fault-ends-blocked = Sadasta koekierroksesta, kun pelaajia oli { $players }, { $share } päättyi siihen, ettei kukaan voinut pelata eikä nostaa. Muuta jotain, jotta joku voi voittaa.
fault-first-wins = Sadasta koekierroksesta, kun pelaajia oli { $players }, aloittaja voitti { $share }. Muuta jotain, jotta muillakin on mahdollisuus.
fault-never-laid = Korttia { $card } ei pelattu kertaakaan, kun koekierroksia oli { $rounds } ja pelaajia { $players }. Muuta jotain, jotta se pääsee peliin, tai poista se.
fault-last-call-caught = Sana { $call } kuuluu viimeiseen korttiin, ja kun window on with-card, sen unohtaja saa rangaistuksen heti, joten muilla ei ole aikaa huomata sitä. Kirjoita window-kohtaan next-turn-ends tai noticed-by-kohtaan itself.
fault-wrong-run-does = Kortti { $card } tekee jotain, mutta säännön { $rule } kortit voidaan ottaa takaisin, eikä sitä, mitä kortti on tehnyt, voi perua. Poista se luettelosta, tai poista wrong-run.
fault-called-alike = Kortin { $card } nimi { $title } tarkoittaa myös korttia { $other }, jolla on sama väri, tai useita sen merkeistä: kukaan ei voi erottaa näitä kortteja. Anna jokaiselle oma nimi.
fault-stand-in-does = Kortti { $card } pelataan muiden sijasta ja tekee sen, mitä ne tekevät, joten sen oma { $key } ei vaikuta mihinkään. Poista se.
fault-stand-in-in-countdown = Kun jokaisella on oma luku (countdown), korttia { $card } ei voi pelata muiden sijasta. Poista stands-for tai countdown.
fault-cannot-be-stood-for = Korttia { $card } ei voi pelata kortin { $other } sijasta: { $other } vaikuttaa itsensä, alla olevan kortin tai käsikorttien mukaan. Poista se luettelosta.
fault-no-target = Kortin { $card } vaikutus { $effect } ei voi kohdistua niihin, jotka ovat kohdassa who. Kirjoita next, before tai chosen, joillekin vaikutuksille myös others tai everybody.
fault-only-next-answers = Kortin { $card } vaikutus { $effect } osuu heti niihin, joita who tarkoittaa, joten kukaan ei voi vastata siihen tai pelata sen jälkeen. Poista answered-by ja then tai kirjoita kohtaan who next.
fault-no-row = Kortti { $card } sulkee luvun { $row } kertotaulun, mutta sitä ei ole luettelossa matching.rows. Lisää se sinne tai sulje toinen.
fault-too-many-bans = Kortit sulkevat { $rows } kertotaulua, ja enintään { $most } käy. Sulje vähemmän.

## Mikä sääntökirjassa on vikana.
fault-book-without-name = Sääntökirja alkaa pelin nimellä. Kirjoita se ensimmäiselle riville risuaidan ja välilyönnin jälkeen.
fault-book-heading = Otsikko { $heading } ei ole sääntö eikä kortti. Kirjoita kahden risuaidan jälkeen säännön numero, kaksoispiste ja otsikko, esimerkiksi H-1: Nostaminen, tai sana card ja kortin tunnus, esimerkiksi card wild.
fault-book-twice = Osio { $section } esiintyy kahdesti. Säilytä vain toinen.
fault-book-empty = Osiossa { $section } ei ole tekstiä. Kirjoita siihen ainakin yksi virke.
fault-book-sign = Ruudunlukija lukee merkin { $sign } ääneen. Kirjoita virke ilman sitä.
fault-book-unknown-clause = Sääntökirja selittää säännön { $clause }, jota pelissä ei ole. Lisää se sääntötiedoston kohtaan clauses tai poista osio.
fault-book-unknown-card = Sääntökirja selittää kortin { $card }, jota pelissä ei ole. Kortit: { $expected }.
