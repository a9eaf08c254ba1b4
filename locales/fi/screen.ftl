# Mitä päätteessä lukee, kuinka paljon siitä, ja miten sen kuulee uudestaan.

setting-braille = Pistenäyttö
setting-braille-form = Pistekirjoituksen muoto
setting-braille-dots = Pistekirjoituksen pisteet
setting-pace = Tahti
setting-show-game = Näytetään, peli
setting-show-turn = Näytetään, vuoro
setting-show-hand = Näytetään, käsi
setting-show-chat = Näytetään, juttelu
setting-show-error = Näytetään, virheet
setting-show-help = Näytetään, ohje
setting-speak-game = Puhutaan, peli
setting-speak-turn = Puhutaan, vuoro
setting-speak-hand = Puhutaan, käsi
setting-speak-chat = Puhutaan, juttelu
setting-speak-error = Puhutaan, virheet
setting-speak-help = Puhutaan, ohje

braille-is = { $cells ->
    [0] Pistenäyttöä ei ole asetettu: päätteessä on kokonaisia lauseita.
   *[other] Pistenäytössä { $cells } merkkiä, { $form ->
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
channels-spoken = Puhutaan: { $items }.
    .braille = puhe { $items }
channel-never-off = Tätä ei voi ottaa pois: { $name }. Odottaisit turhaan. Lyhyesti se käy.
    .braille = { $name } ei pois
quiet-on = Kätesi on hiljaa: päätteessä on lyhenteet, eikä sitä puhuta.
    .braille = käsi hiljaa
quiet-off = Kätesi kerrotaan niin kuin kaikki muukin.
    .braille = käsi kuten muu
pace-is = { $step ->
    [yes] Jokainen muiden siirto odottaa Enteriä.
   *[no] Muiden siirrot kerrotaan kerralla.
}
    .braille = { $step ->
        [yes] tahti askel
       *[no] tahti vapaa
    }
pace-next = Enter jatkaa.
    .braille = Enter
review-place = Rivi { $number }, yhteensä { $count }.
    .braille = { $number }/{ $count }
review-oldest = Sitä ennen ei kerrottu mitään.
    .braille = alku
review-newest = Sen jälkeen ei kerrottu mitään.
    .braille = loppu
review-not-found = Ei löytynyt, tai ei enää kauempaa.
    .braille = ei löydy
log-written = { $count ->
    [one] Yksi rivi kirjoitettiin tiedostoon { $file }.
   *[other] { $count } riviä kirjoitettiin tiedostoon { $file }.
}
log-failed = Tiedostoon { $file } ei voitu kirjoittaa mitään: { reason }.
