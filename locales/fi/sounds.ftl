# Äänet omalla komennolla.

command-sounds = äänet
    .use = äänet ja komento, joka ne soittaa, äänet päälle, tai äänet pois
    .help = Antaa oman komennon soittaa äänet; komento saa tapahtuman nimen, esimerkiksi your-turn.
setting-sounds = Äänet
sounds-are = Äänet soittaa { $value }.
    .braille = äänet: { $value }
sounds-off = Äänet ovat pois päältä. { $again ->
    [yes] Saat ne takaisin, kun kirjoitat { command-sounds } päälle.
   *[no] Saat ne käyttöön, kun kirjoitat { command-sounds } ja komennon, joka ne soittaa.
}
    .braille = äänet pois
sounds-which = Minkä komennon pitää soittaa äänet? Kirjoita { command-sounds } ja komento.
    .braille = { command-sounds }: mikä komento?
sounds-no-command = Siinä ei ole komentoa, tai lainausmerkki puuttuu.
    .braille = ei komentoa
sounds-not-started = Äänet ovat pois päältä, koska ohjelmaa { $program } ei voitu käynnistää: { reason }.
    .braille = äänet pois, ei { $program }
