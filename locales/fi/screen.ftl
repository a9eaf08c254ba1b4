# Mitä päätteessä lukee, kuinka paljon siitä, ja miten sen kuulee uudestaan.

setting-braille = Pistenäyttö
setting-braille-form = Pistekirjoituksen muoto
setting-braille-dots = Pistekirjoituksen pisteet
setting-hand-order = Käden järjestys
setting-pace = Tahti
setting-show-game = Näkyvissä, peli
setting-show-turn = Näkyvissä, vuoro
setting-show-hand = Näkyvissä, käsi
setting-show-chat = Näkyvissä, juttelu
setting-show-error = Näkyvissä, virheet
setting-show-help = Näkyvissä, ohje
setting-speak-game = Puhe, peli
setting-speak-turn = Puhe, vuoro
setting-speak-hand = Puhe, käsi
setting-speak-chat = Puhe, juttelu
setting-speak-error = Puhe, virheet
setting-speak-help = Puhe, ohje

braille-is = { $cells ->
    [0] Pistenäyttöä ei ole asetettu: päätteessä on kokonaisia lauseita.
   *[other] Pistenäytössä on { $cells } merkkiä, { $form ->
        [codes] lyhyet muodot ja korttien lyhenteet
       *[full] kokonaiset lauseet
    }, { $dots ->
        [six] kuusi pistettä
       *[eight] kahdeksan pistettä
    }.
}
    .braille = { $cells ->
        [0] braille pois
       *[other] { $cells } merkkiä, { $form ->
            [codes] lyhenteet
           *[full] lauseet
        }, { $dots ->
            [six] kuusi
           *[eight] kahdeksan
        } pistettä
    }
channel = { $channel ->
    [game] peli
    [turn] vuoro
    [hand] käsi
    [chat] juttelu
    [error] virheet
   *[help] ohje
}
channel-detail = { $name } { $detail ->
    [full] kokonaan
    [short] lyhyesti
   *[off] pois
}
channels-all = kaikki kokonaan
channels-rest = muut kokonaan
channels-shown = Näytetään: { $items }.
    .braille = näytä { $items }
channels-spoken = Ääneen luetaan: { $items }.
    .braille = puhe { $items }
channel-never-off = Tätä ei voi ottaa pois, muuten odottaisit turhaan: { $name }. Lyhyesti sen voi kertoa.
    .braille = { $name } ei pois
quiet-on = Korttejasi ei lueta ääneen, ja käsi näkyy päätteessä vain lyhenteinä. Kortit, jotka nostat tai saat, näkyvät päätteessä edelleen kokonaisina niminä.
    .braille = käsi hiljaa
quiet-off = Korttisi kerrotaan niin kuin kaikki muukin.
    .braille = käsi kuten muu
hand-order-is = Käsi kerrotaan { $order ->
    [number] arvoittain
    [received] siinä järjestyksessä, jossa kortit tulivat
   *[colour] väreittäin tai maittain
}.
    .braille = käsi { $order ->
        [number] arvoittain
        [received] tulojärjestys
       *[colour] väreittäin
    }
pace-is = { $step ->
    [yes] Muiden jokaisen siirron jälkeen odotetaan Enteriä.
   *[no] Muiden siirrot kerrotaan yhdellä kertaa.
}
    .braille = { $step ->
        [yes] tahti askel
       *[no] tahti vapaa
    }
pace-next = Enter jatkaa.
    .braille = Enter
review-place = Rivi { $number }, kaikkiaan { $count }.
    .braille = { $number }/{ $count }
review-oldest = Tätä ennen ei kerrottu mitään.
    .braille = alku
review-newest = Tämän jälkeen ei kerrottu mitään.
    .braille = loppu
review-not-found = Sanaa ei löydy, tai sitä ei ole enää aiemmilla riveillä.
    .braille = ei löydy
log-written = { $count ->
    [one] Yksi rivi kirjoitettiin tiedostoon { $file }.
   *[other] { $count } riviä kirjoitettiin tiedostoon { $file }.
}
log-failed = Tiedostoon { $file } ei voitu kirjoittaa mitään: { reason }.
