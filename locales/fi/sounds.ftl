# Äänet: ohjelman omat, tai oman komennon soittamat.

command-sounds = äänet
    .use = äänet päälle, äänet pois, äänet voimakkuus 60, äänet pois nosto, tai äänet ja komento, joka ne soittaa
    .help = Soittaa jokaisesta tapahtumasta lyhyen äänen. Myös oma komento voi soittaa äänet; se saa tapahtuman nimen, esimerkiksi your-turn.
setting-sounds = Äänet
setting-sounds-volume = Äänten voimakkuus
setting-sounds-without = Tapahtumat ilman ääntä
sounds-notice = Pelissä on myös ääniä. Saat ne kuuluviin, kun kirjoitat { command-sounds } päälle.
    .braille = äänet: { command-sounds } päälle
sounds-on = Äänet ovat päällä.
    .braille = äänet päällä
sounds-are = Äänet soittaa { $value }.
    .braille = äänet: { $value }
sounds-off = Äänet ovat pois päältä. Saat ne kuuluviin, kun kirjoitat { command-sounds } päälle.
    .braille = äänet pois
sounds-without = Ilman ääntä: { $items }.
    .braille = ei { $items }
sounds-volume = Äänten voimakkuus on { $value }, enintään 100.
    .braille = äänet: voimakkuus { $value }
sounds-no-command = Siinä ei ole komentoa, tai lainausmerkki puuttuu.
    .braille = ei komentoa
sounds-unknown = Ääntä { $word } ei ole. Nämä ovat: { $items }.
    .braille = { $word }? { $items }
sounds-not-started = Äänet ovat pois päältä, koska ohjelmaa { $program } ei voitu käynnistää: { reason }.
    .braille = äänet pois, ei { $program }
sounds-no-player = Äänet pysyvät pois päältä, koska niiden soittamiseen ei ole ohjelmaa. Asenna paketti pulseaudio-utils tai alsa-utils.
    .braille = ei ääniä: asenna pulseaudio-utils tai alsa-utils
sounds-failed = Äänet ovat pois päältä, koska niitä ei voitu soittaa.
    .braille = äänet pois: ei soitu
cue = { $cue ->
    [your-turn] vuorosi
    [question] kysymys
    [error] virhe
    [win] voitto
    [lose] tappio
    [round-end] kierroksen loppu
    [caught] kiinni
    [penalty] rangaistus
    [call] sanominen
    [challenge] haaste
    [skip] ohitus
    [direction] suunta
    [swap] vaihto
    [wish] toive
    [talk] juttelu
    [arrival] tulo
    [departure] lähtö
    [play] pelaaminen
    [draw] nosto
    [pass] passaus
    [deal] jako
   *[test] kokeilu
}
