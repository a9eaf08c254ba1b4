# Opastus: ensimmäinen peli vaihe vaiheelta.

lesson-begins = { $game } vaihe vaiheelta, valmiiksi jaetuilla korteilla. Vaiheita on { $count }. Voit ohittaa vaiheen kirjoittamalla { command-next } ja lopettaa kirjoittamalla { command-quit }.
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
lesson-other-move = Säännöt sallisivat sen, mutta opastus jatkuu toisin.
    .braille = ei nyt
lesson-over = Tämä oli viimeinen vaihe. Nyt osaat pelin { $game }.
    .braille = valmis
lesson-then = Enter aloittaa pelin { $game }. Voit lopettaa kirjoittamalla { command-quit }.
    .braille = Enter: { $game }
lesson-not-written = Komento { command-card } kertoo, mitä tämän pelin kortit tekevät, ja komento { command-rule } kertoo säännöt.
    .braille = { command-card }, { command-rule }

lesson-hand = Ensin omat korttisi. Ne kerrotaan { $called ->
    [suit] maittain
   *[colour] väreittäin
}.
    .braille = omat kortit
lesson-top = Keskellä on avoin pino. Sen päällimmäinen kortti ratkaisee, mikä sopii.
    .braille = päällimmäinen
lesson-can = Ohjelma tietää, mitä voit nyt pelata.
    .braille = mikä sopii
lesson-what = Voit kuulla, mitä kortti tekisi, ennen kuin pelaat sen.
    .braille = ennen
lesson-why = Ja voit kuulla, miksi jokin kortti ei sovi.
    .braille = miksi ei
lesson-play = Pelaa nyt kortti. Sen nimi tulee komennon perään.
    .braille = pelaa
lesson-code = Joka kortilla on myös lyhenne, ja komento { command-legend } kertoo ne. Nimi käy yhtä hyvin.
    .braille = lyhenteet
lesson-draw = Mitään kädestäsi ei voi nyt pelata. Siksi nostat.
    .braille = nosta
lesson-pass = Jos saat pelata kortin mutta et halua, passaat.
    .braille = passaa
lesson-enter = Jos putoat kärryiltä, pelkkä Enter kertoo, kenen vuoro on ja mikä on päällimmäisenä.
    .braille = pelkkä Enter
lesson-news = Jos paljon on tapahtunut, voit kuulla sen uudestaan viime vuorostasi alkaen.
    .braille = uudestaan
lesson-help = Kaikki komennot ovat ohjeessa.
    .braille = ohje
lesson-tip = Jos et tiedä, mitä tehdä, pyydä vihje. Se näkee vain sinun korttisi.
    .braille = vihje
lesson-counts = On hyvä tietää, keneltä kortit ovat loppumassa.
    .braille = montako
lesson-card = Voit kysyä mistä tahansa kortista, oli se sinulla tai ei.
    .braille = mikä tahansa
lesson-wish = Sano toivomasi { $called ->
    [suit] maa
   *[colour] väri
} heti kortin perään. Jos unohdat sen, sitä kysytään.
    .braille = toivo
lesson-call = Kirjoita sanottava sana kortin perään, samalle riville.
    .braille = sano
lesson-catch = Kuuntele, sanovatko muut sanottavansa. Unohtajan voi saada kiinni.
    .braille = kiinni
lesson-challenge = Sinuun osui kortti, joka voi olla bluffi. Voit haastaa.
    .braille = haasta
lesson-answer = Sinuun osui kortti. Mutta sinulla on kortti, jolla voit vastata.
    .braille = vastaa
lesson-again = Vuoro on yhä sinun.
    .braille = vielä
lesson-several = Voit pelata monta korttia yhdellä rivillä, peräkkäin.
    .braille = monta
lesson-last = Tämä on viimeinen korttisi.
    .braille = viimeinen
