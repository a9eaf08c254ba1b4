# Opastus: ensimmäinen peli vaihe vaiheelta.

lesson-begins = { $game } vaihe vaiheelta, valmiiksi jaetuilla korteilla. Vaiheita on { $count }. Ohita vaihe kirjoittamalla { command-next }. Opastus loppuu, kun kirjoitat { command-quit }.
    .braille = { $game }, { $count } vaihetta. { command-next }, { command-quit }
lesson-step = Vaihe { $number }, kaikkiaan { $count }.
    .braille = { $number }/{ $count }
lesson-type = Kirjoita: { $typed }.
    .braille = { $typed }
lesson-press-enter = Paina Enteriä.
    .braille = Enter
typed-query = { $command } { CARD($card) }
    .braille = { $command } { CODE($card) }
typed-cards = { $command } { CARD($cards, join: "list") }
    .braille = { $command } { CODE($cards) }
typed-colour = { COLOUR($colour) }
    .braille = { CODE($colour) }
lesson-new-cards = { $same ->
    [yes] Uudet kortit.
   *[no] { $count ->
        [one] Uudet kortit, ja nyt pelissä on yksi muu pelaaja.
       *[other] Uudet kortit, ja nyt pelissä on { $count } muuta pelaajaa.
    }
}
    .braille = uudet kortit
lesson-other-move = Säännöt sallivat sen, mutta opastus jatkuu toisin.
    .braille = ei nyt
lesson-over = Tämä oli viimeinen vaihe. Nyt osaat pelata { GAME($game, case: "partitive") }.
    .braille = valmis
lesson-then = Pelaa { GAME($game, case: "partitive") } painamalla Enteriä, tai kirjoita { command-quit }.
    .braille = Enter: { $game }
lesson-not-written = Komento { command-card } kertoo, mitä tämän pelin kortit tekevät, ja komento { command-rule } kertoo säännöt.
    .braille = { command-card }, { command-rule }

lesson-hand = Ensin omat korttisi. Ne kerrotaan { $called ->
    [suit] maittain
   *[colour] väreittäin
}.
    .braille = omat kortit
lesson-top = Keskellä ovat pelatut kortit. Niistä päällimmäinen ratkaisee, mikä sopii.
    .braille = päällimmäinen
lesson-can = Ohjelma tietää, mitä voit nyt pelata.
    .braille = mikä sopii
lesson-what = Voit kuulla, mitä kortti tekee, ennen kuin pelaat sen.
    .braille = ennen
lesson-why = Voit kuulla myös, miksi jokin kortti ei sovi.
    .braille = miksi ei
lesson-play = Pelaa nyt kortti. Sen nimi tulee komennon perään.
    .braille = pelaa
lesson-code = Joka kortilla on lyhenne. Tämä tarkoittaa: { $typed }. Kaikki lyhenteet kertoo komento { command-legend }.
    .braille = lyhenteet
lesson-draw = Mikään korteistasi ei nyt sovi. Siksi nostat.
    .braille = nosta
lesson-pass = Jos saat pelata kortin mutta et halua, passaat.
    .braille = passaa
lesson-enter = Jos putoat kärryiltä, pelkkä Enter kertoo, kenen vuoro on ja mikä on päällimmäisenä.
    .braille = pelkkä Enter
lesson-news = Jos paljon on tapahtunut, voit kuulla sen uudestaan viime vuorostasi alkaen.
    .braille = uudestaan
lesson-help = Kaikki komennot ovat ohjeessa.
    .braille = ohje
lesson-tip = Jos et tiedä, mitä tehdä, pyydä vihje. Se tietää vain sen, minkä sinäkin voit tietää.
    .braille = vihje
lesson-counts = On hyvä tietää, keneltä kortit ovat loppumassa.
    .braille = montako
lesson-card = Voit kysyä mistä tahansa kortista, oli se sinulla tai ei.
    .braille = mikä tahansa
lesson-wish = Kirjoita toivomasi { $called ->
    [suit] maa
   *[colour] väri
} heti kortin perään. Jos unohdat, sinulta kysytään.
    .braille = toivo
lesson-call = Kirjoita sana, joka pitää sanoa, samalle riville viimeiseksi.
    .braille = sano
lesson-catch = Kuuntele, muistavatko muut sanoa sanansa. Unohtajan voi ottaa kiinni.
    .braille = kiinni
lesson-challenge = Sinuun osunut kortti voi olla bluffi.
    .braille = haasta
lesson-answer = Sinuun osui kortti. Mutta sinulla on kortti, jolla voit vastata.
    .braille = vastaa
lesson-again = Vuoro on yhä sinun.
    .braille = vielä
lesson-several = Voit pelata monta korttia yhdellä rivillä, peräkkäin.
    .braille = monta
lesson-last = Tämä on viimeinen korttisi.
    .braille = viimeinen

# Muurit. `$called`: `row`, kun pelin pinot ovat rivejä.
typed-row = rivi
typed-exchange = { $command } { $spot } { CARD($card) }
    .braille = { $command } { $spot } { CODE($card) }
lesson-no-undo = Opastuksessa siirtoja ei peruta.
    .braille = ei perumista
lesson-free = Kaikki kortit ovat näkyvissä { $called ->
    [row] riveissä, jotka on numeroitu vasemmalta oikealle. Kustakin rivistä on vapaana vain etummainen kortti
   *[stack] pinoissa, jotka on numeroitu vasemmalta oikealle. Kustakin pinosta on vapaana vain päällimmäinen kortti
}.
    .braille = vapaat kortit
lesson-row = Voit kuulla myös { $called ->
    [row] kokonaisen rivin edestä alkaen. Pelkkä rivin numero tekee saman
   *[stack] kokonaisen pinon päältä alkaen. Pelkkä pinon numero tekee saman
}.
    .braille = yksi { $called ->
    [row] rivi
   *[stack] pino
}
lesson-counts-wall = Voit kuulla, montako korttia kussakin { $called ->
    [row] rivissä
   *[stack] pinossa
} on.
    .braille = montako
lesson-pairs = Ohjelma löytää kaikki sopivat parit.
    .braille = parit
lesson-why-wall = Voit kuulla myös, miksi kaksi korttia ei sovi yhteen.
    .braille = miksi ei
lesson-what-wall = Ennen kuin otat parin, voit kuulla, mitä siitä seuraa: mitä vapautuu ja kuka jatkaa.
    .braille = ennen
lesson-take = Ota nyt pari. Komennon perään tulevat { $called ->
    [row] rivien
   *[stack] pinojen
} numerot; korttien nimet käyvät yhtä hyvin.
    .braille = ota
lesson-same-row = Molemmat kortit ovat samassa rivissä, joten sen numero tulee kahdesti.
    .braille = sama rivi
lesson-enter-wall = Jos putoat kärryiltä, pelkkä Enter kertoo, kenen vuoro on ja montako paria on otettavissa.
    .braille = pelkkä Enter
lesson-tip-wall = Jos et tiedä, mitä tehdä, pyydä vihje.
    .braille = vihje
lesson-bans = Voit milloin tahansa kuulla, mitkä kertotaulut on suljettu.
    .braille = kiellot
lesson-exchange = Toivekortti on vapaana. Komennon perään tulevat sen numero ja kortti, jonka haluat sen paikalle.
    .braille = vaihda
lesson-side = Aukko on sinun. Voit valita joko sen vasemman tai oikean puolen kortit.
    .braille = vasen vai oikea
lesson-scores = Se voittaa, jolla on lopussa eniten kortteja. Voit kuulla, montako kukin on kerännyt.
    .braille = tilanne
lesson-collected = Voit kuulla myös, mitkä kortit kukin on kerännyt.
    .braille = kerätyt

# Pasianssit.
lesson-begins-patience = { $game } vaihe vaiheelta, valmiiksi jaetuilla korteilla. Vaiheita on { $count }. Ohita vaihe kirjoittamalla { command-next-patience }. Opastus loppuu, kun kirjoitat { command-quit }.
    .braille = { $game }, { $count } vaihetta. { command-next-patience }, { command-quit }
lesson-not-written-patience = Komento { command-card-patience } kertoo, mitä tämän pelin kortit tekevät, ja komento { command-rule } kertoo säännöt.
    .braille = { command-card-patience }, { command-rule }
lesson-piles = Joka { $called ->
    [suit] maalla
   *[colour] värillä
} on pinonsa, ja pinoihin pitää saada mahdollisimman monta korttia. Päällimmäinen kortti ratkaisee, mikä sopii.
    .braille = pinot
lesson-next = Nostopakan kortit käännetään yksi kerrallaan.
    .braille = käännetty
lesson-can-patience = Ohjelma tietää, mitä voit nyt tehdä.
    .braille = mitä voi tehdä
lesson-lay = Käännetty kortti sopii pinoonsa. Siksi laitat sen sinne.
    .braille = laita
lesson-what-patience = Ennen siirtoa voit kuulla, mitä siitä seuraa.
    .braille = ennen
lesson-put = Käännetty kortti ei sovi. Siksi se menee rivinsä päähän.
    .braille = riviin
lesson-rows = Kunkin rivin päässä oleva kortti on vapaana. Voit kuulla, sopiiko se.
    .braille = rivien päät
lesson-row-patience = Voit kuulla myös kokonaisen rivin sen vapaasta päästä alkaen.
    .braille = yksi rivi
lesson-from-row = Nyt erään rivin pää sopii. Komennon perään tulee rivin { $called ->
    [suit] maa
   *[colour] väri
}.
    .braille = rivistä
lesson-why-patience = Voit kuulla myös, miksi jokin siirto ei käy.
    .braille = miksi ei
lesson-wish-patience = Komennon perään tulee pinon { $called ->
    [suit] maa
   *[colour] väri
}.
    .braille = toivo
lesson-keep = Käännetty kortti voi myös odottaa: säästät sen myöhemmäksi.
    .braille = säästä
lesson-kept = Säästämäsi kortin voit laittaa pinoon milloin vain.
    .braille = säästössä
lesson-undo = Jos kadut siirtoa, peru se. Nostopakka pysyy ennallaan.
    .braille = peru
lesson-chances = Voit kysyä, voiko pasianssin vielä voittaa.
    .braille = ratkeaako
lesson-enter-patience = Jos putoat kärryiltä, pelkkä Enter kertoo, mitä pitää tehdä.
    .braille = pelkkä Enter
lesson-tip-patience = Jos et tiedä, mitä tehdä, pyydä vihje. Se ei katso nostopakkaan.
    .braille = vihje
lesson-stop = Nostopakka on käytetty. Voit vielä laittaa kortteja riveistä. Peli päättyy, kun kirjoitat { command-stop }.
    .braille = valmis
