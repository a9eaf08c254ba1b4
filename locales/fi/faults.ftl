## Mikä sääntötiedostossa on väärin. Jokainen viesti kertoo, mitä tiedostossa on, mitä siinä pitäisi olla ja tarvittaessa, mitä kirjoitetaan.
## Luettelot tulevat pilkuin yhdistettyinä. Tiedoston sanat ovat niin kuin ne kirjoitetaan.

fault-in-line = { $file }, rivi { $line }: { $text }
fault-in-file = { $file }: { $text }
fault-under = Kun kotisäännön { $option } arvo on { $value }: { $text } Peritty kotisääntö jää pois, kun luetteloon remove lisätään options.{ $option }.
fault-did-you-mean = Tarkoititko: { $suggestion }?

fault-syntax = { $problem ->
    [unquoted] Tämä teksti tarvitsee lainausmerkit. Vain luvut, true ja false kirjoitetaan ilman niitä.
    [book-quotes] Nämä ovat kaarevia lainausmerkkejä. Käytä suoria.
    [open-text] Teksti on jäänyt auki. Lisää lainausmerkki sen loppuun, samalle riville.
    [open-bracket] Tässä avataan sulku, jota ei suljeta missään.
    [no-equals] Riviltä puuttuu yhtäsuuruusmerkki. Kirjoita avain, yhtäsuuruusmerkki ja arvo.
    [no-value] Yhtäsuuruusmerkin jälkeen puuttuu arvo.
    [no-comma] Kahden kohdan välistä puuttuu pilkku.
    [extra] Tässä on yksi pilkku tai yhtäsuuruusmerkki liikaa, tai arvon jälkeen on vielä jotakin.
    [bad-key] Avaimessa on merkki, joka ei kuulu siihen. Käytä kirjaimia, numeroita ja yhdysviivoja.
    [bad-number] Tämä ei ole luku. Kirjoita pelkkiä numeroita, tai laita teksti kuten 1..9 lainausmerkkeihin.
    [too-deep] Tässä on liian monta taulukkoa tai luetteloa sisäkkäin.
   *[other] Tämä rivi ei ole kelvollista TOML-kieltä.
}
fault-more = Muita virheitä, joita tässä ei näytetä: { $count }.
fault-unreadable = { $reason ->
    [not-found] Tätä tiedostoa tai kansiota ei ole. Tarkista nimi.
    [permission] Tätä tiedostoa tai kansiota ei saa lukea. Tarkista oikeudet.
    [not-text] Tämä tiedosto ei ole UTF-8-tekstiä. Tallenna se UTF-8-muodossa.
    [too-large] Tämä tiedosto on yli megatavun kokoinen, joten se ei ole sääntötiedosto.
    [no-file] Tämä on laite, putki tai kansio. Anna tekstitiedosto.
    [name] Pelin tiedostolla ei voi olla tällaista nimeä. Käytä pieniä kirjaimia, numeroita ja yhdysviivoja, ja lopussa .toml.
   *[other] Tätä tiedostoa tai kansiota ei voi lukea.
}
fault-unknown-key = Avainta { $key } ei ole. Mahdolliset avaimet: { $expected }.
# Kun number on ainoa sana, myös luvut käyvät.
fault-unknown-word = { $expected ->
    [none] Avaimen { $key } arvona on { $word }, jota ei ole olemassa.
    [number] Avaimen { $key } arvo ei voi olla { $word }. Kirjoita luku nollasta tuhanteen tai sana number.
   *[other] Avaimen { $key } arvo ei voi olla { $word }. Mahdollisia ovat: { $expected }.
}
fault-wrong-type = Avaimen { $key } arvona on { $found ->
    [text] teksti
    [number] kokonaisluku
    [truth] true tai false
    [list] luettelo
    [other] desimaaliluku, päivämäärä tai kellonaika
   *[table] taulukko
}, mutta siihen kuuluu { $wanted ->
    [text] teksti lainausmerkeissä
    [number] kokonaisluku
    [truth] true tai false
    [list] luettelo hakasuluissa
    [points] kokonaisluku tai lainausmerkeissä sana number
    [effect] taulukko, jossa on täsmälleen yksi avain
   *[table] taulukko aaltosuluissa
}.
fault-out-of-range = Avaimen { $key } arvo on { $number }, mutta sen on oltava vähintään { $min } ja enintään { $max }.
fault-bad-form = { $form ->
    [name] { $key }: { $text } ei kelpaa nimeksi. Käytä pieniä kirjaimia, numeroita ja yhdysviivoja, enintään 40 merkkiä.
    [clause] { $key }: { $text } ei ole säännön numero kuten H-1.
    [number] { $key }: { $text } ei ole kokonaisluku.
    [range] { $key }: { $text } ei ole lukuväli kuten 1..9, jossa on enintään 256 lukua.
    [code] { $key }: { $text } ei kelpaa lyhenteeksi. Käytä yhdestä kolmeen kirjainta, numeroa tai merkkiä kuten + ja -.
   *[spoken] Ruudunlukija lukee merkin { $text } ääneen. Kirjoita teksti ilman sitä.
}
fault-missing-key = Avain { $key } puuttuu.
fault-twice = { $item } esiintyy kahdesti. Jätä niistä yksi.
fault-empty = { $key } on tyhjä. Lisää jotakin tai poista se.
fault-too-many = { $what ->
    [cards] Pakassa on { $count } korttia
    [kinds] Pakassa on { $count } erilaista korttia
    [colours] Pakassa on { $count } väriä
   *[bans] Kortit sulkevat { $count } kertotaulua
}, mutta enintään { $most } on mahdollista.
fault-same = Kohdissa { $key } ja { $other } on sama { $both }. Niiden on erottava toisistaan.
fault-conflict = { $key } ei sovi yhteen kohdan { $other } kanssa. Muuta tai poista jompikumpi.
fault-idle = { $key } ei vaikuta mihinkään ilman kohtaa { $second ->
    [none] { $first }
   *[other] { $first } tai { $second }
}. Lisää se, tai poista { $key }.
# Muureissa players on 0.
fault-deck-size = { $players ->
    [0] Pakassa on { $cards } korttia, mutta { $key } vaatii täsmälleen { $needed }.
   *[other] Pakassa on { $cards } korttia, mutta { $players } pelaajaa tarvitsee { $needed } korttia jakoon ja aloituskorttiin.
}
fault-no-start-card = Mikään kortti ei voi aloittaa kierrosta. Salli ainakin yksi aloituskortiksi.
fault-no-last-card = Mikään kortti ei saa olla viimeinen, joten kukaan ei voi voittaa. Salli ainakin yksi.
fault-endless-match = Ottelu ei lopu koskaan. Anna avaimelle rounds luku tai avaimelle until pistemäärä, joka voidaan saavuttaa.
fault-never-fits = Kortti { $card } ei sovi minkään toisen päälle, joten sitä ei voi koskaan pelata. Anna sille värejä tai symboleja, joita on muillakin korteilla, fits-always tai any-card, tai lyhennä sen not-on-luetteloa.
fault-dead-end = Kortin { $card } päälle ei sovi mikään, joten kukaan ei voi jatkaa. Anna sille värejä tai vaikutus wish, tai anna sen palata aloituskorttina pakkaan.
fault-no-teams = Kun pelaajia on enintään { $max }, niistä ei saa joukkueita, joita on { $teams } ja joissa on vähintään kaksi pelaajaa. Salli enemmän pelaajia tai vähemmän joukkueita.
fault-chain = Nämä tiedostot laajentavat toisiaan kehässä, tai niitä on liian monta: { $chain }.
fault-unknown-game = Peliä { $game } ei ole. Tunnetut pelit: { $expected }.
fault-game-exists = Peli { $game } on jo olemassa. Anna tälle tiedostolle toinen nimi ja tunnus.
fault-option-form = Kohdassa { $key } on oltava number ja siinä key, min ja max, tai default ja muita arvoja kohdassa values, tai cards. Vain avaimen number rinnalla saa olla remove.
fault-unknown-option = Kotisääntöä { $option } ei ole. { $expected ->
    [none] Tässä pelissä ei ole kotisääntöjä.
   *[other] Tämän pelin kotisäännöt: { $expected }.
}
fault-option-value = Kotisäännön { $option } arvo ei voi olla { $value }. { $expected ->
    [none] Kirjoita usean sanan sääntö.
   *[other] Mahdolliset arvot: { $expected }.
}
fault-option-number = Kotisäännön { $option } arvo ei voi olla { $value }. Valitse luku, joka on vähintään { $min } ja enintään { $max }.
fault-options-clash = Kotisääntöjä { $first } ja { $second } ei voi valita yhdessä.
fault-examples-changed = Sääntösi muuttavat { $count ->
    [one] yhden { GAME($game, case: "genitive") } esimerkin: { $examples }. Jos niin on tarkoitus, jätä asia silleen. Jos sen näyttämä sääntö ei enää päde, mainitse sääntö luettelossa replaces, niin siitä ei enää kerrota.
   *[other] { $count } { GAME($game, case: "genitive") } esimerkkiä: { $examples }. Jos niin on tarkoitus, jätä asia silleen. Jos jokin niiden näyttämä sääntö ei enää päde, mainitse sääntö luettelossa replaces, niin niistä ei enää kerrota.
} Säännöt: { $clauses }.
fault-right = { $game ->
    [none] Virheitä ei ole.
   *[other] Virheitä ei ole. Peli perustuu { GAME($game, case: "illative") }{ $changed ->
        [0] .
        [one] , ja yksi sen esimerkeistä päättyy toisin. Sen nimen saat valitsimella --verbose.
       *[other] , ja { $changed } sen esimerkeistä päättyy toisin. Niiden nimet saat valitsimella --verbose.
    }
}
fault-ends-at-limit = Sadasta koekierroksesta, kun pelaajia oli { $players }, { $share } päättyi vuorojen ylärajaan. Muuta jotain, jotta kierrokset päättyvät.
fault-ends-blocked = Sadasta koekierroksesta, kun pelaajia oli { $players }, { $share } päättyi siihen, ettei kukaan voinut pelata eikä nostaa. Muuta jotain, jotta joku voi voittaa.
fault-first-wins = Sadasta koekierroksesta, kun pelaajia oli { $players }, aloittaja voitti { $share }. Muuta jotain, jotta muillakin on mahdollisuus.
fault-never-laid = Korttia { $card } ei pelattu kertaakaan, kun koekierroksia oli { $rounds } ja pelaajia { $players }. Muuta jotain, jotta se pääsee peliin, tai poista se.
fault-word-is-command = { $what ->
    [call] { $word }, joka sanotaan kohdassa { $id }
    [colour] { $word }, joka on värin { $id } nimi
    [option] { $word }, joka on kotisäännön { $id } nimi
   *[card] { $word }, joka on kortin { $id } nimi
}, on myös ohjelman komento{ $lang ->
    [own] {""}
   *[other] {" "}kielessä { $lang }
}. { $what ->
    [call] Pelin sana se on vain silloin, kun se on sanottava, muuten komento.
    [colour] Rivin alussa se on komento; väriä varten on kirjoitettava eteen pelaamista tai toivomista tarkoittava sana.
    [option] Ennen peliä se on kotisääntö, eikä komentoa voi silloin kirjoittaa.
   *[card] Yksin se on komento; korttia varten on kirjoitettava eteen pelaamista tarkoittava sana.
} Valitse toinen sana.

## Mikä sääntökirjassa on vikana.
fault-book-name = Sääntökirja alkaa pelin nimellä. Kirjoita se ensimmäiselle riville risuaidan ja välilyönnin jälkeen.
fault-book-heading = Otsikko { $heading } ei ole sääntö eikä kortti. Kirjoita kahden risuaidan jälkeen säännön numero, kaksoispiste ja otsikko, esimerkiksi H-1: Nostaminen, tai sana card ja kortin tunnus, esimerkiksi card wild.
