# Yksittäiset näppäimet: jokainen toimii yksinään, ilman Enteriä.

command-keys = näppäimet
    .use = näppäimet päälle tai näppäimet pois
    .help = Antaa jokaisen näppäimen toimia yksinään. Kysymysmerkki luettelee ne, kaksoispiste avaa rivin, ja Page Up ja Page Down kertaavat kuultua.
setting-keys = Yksittäiset näppäimet
keys-are = { $on ->
    [yes] Yksittäiset näppäimet ovat käytössä. Kysymysmerkki luettelee näppäimet, kaksoispiste avaa kirjoitettavan rivin.
   *[no] Yksittäiset näppäimet eivät ole käytössä.
}
    .braille = { $on ->
        [yes] näppäimet päällä, ? luettelee
       *[no] näppäimet pois
    }
keys-not-here = Yksittäiset näppäimet vaativat päätteen, eikä tämä ole sellainen.
    .braille = ei näppäimiä

# Näppäimet, kukin komentonsa kera ohjelman omin sanoin. Isot kirjaimet käyvät pienten tavoin.
words-keys = h hand, k hand+numbers, t top, n draw, o pass, s call, c catch, b challenge, x undo, m counts, comma where, v turn, p scores, j order, w pending, y direction, a can, i tip, u news, r repeat, l more, e legend, g rules, d next, f new, z learn, q quit
words-keys-wall = h free, p pairs, comma left, stop right, x undo, c under, g collected, b bans, m counts, v turn, t scores, j order, a can, i tip, u news, r repeat, l more, e legend, k rules, d next, f new, z learn, q quit
words-keys-patience = l lay, n lay+colour, p put, y choose+colour, k keep, b auto, x undo, w stop, h top, t piles, s rows, m counts, v turn, o scores, c chances, a can, i tip, u news, r repeat, j more, e legend, g rules, d next, f new, z learn, q quit

# Mitä näppäimeen vastataan.
key-item = { $sort ->
    [comma] pilkku { $name }
    [stop] piste { $name }
   *[letter] { $key } { $name }
}
key-colour = ja väri
key-unknown = Näppäin { $key } ei tee täällä mitään. Kysymysmerkki luettelee näppäimet.
    .braille = ei näppäintä { $key }, ? luettelee
key-unnamed = Tämä näppäin ei tee täällä mitään. Kysymysmerkki luettelee näppäimet.
    .braille = ei näppäintä, ? luettelee
# A place of the hand, before its number.
words-position = paikka
key-none-playable = Et voi pelata mitään korteistasi.
    .braille = mikään ei sovi
key-nothing-done = Mitään ei tehty.
key-line-opened = Kirjoita rivi ja paina Enteriä. Escapella poistut riviltä.
    .braille = kirjoita, Enter; Escape pois
key-line-left = Poistuit riviltä. Yksittäiset näppäimet ovat taas käytössä.
    .braille = pois riviltä, näppäimet
review-kind = { $kind ->
    [game] Siirrot
    [chat] Juttelu
    [hand] Omat kortit
   *[all] Kaikki
}.
key-sure = { $key }: { $does } Jos haluat sen, paina uudestaan { $key }.
    .braille = { $does } uudestaan { $key }: kyllä
key-sure-can-play = Voit pelata kortin. Jos haluat silti, paina uudestaan { $key }.
    .braille = kortti käy; uudestaan { $key }: kyllä
key-two-digits = Paina kaksi numeroa, esimerkiksi 12, niin pelaat kahdennentoista kortin.
    .braille = 2 numeroa?
key-pair = { $number }, ja toinen numero?
    .braille = { $number } ja?
key-which-colour = Mikä väri? { $keys }.
    .braille = { $keys }

# Näppäimet, jotka ? luettelee, enintään kahdeksan riviä.
keys-replay = Enter: seuraava siirto. Nuoli ylös: edellinen siirto. Välilyönti: kenen vuoro oli. Kaksoispiste avaa kirjoitettavan rivin, esimerkiksi { command-help }.
keys-answers = Vastaukset: { $keys }.
keys-digits = Korttisi: numero yhdestä yhdeksään pelaa sillä paikalla olevan kortin, 0 kymmenennen, piste ja kaksi numeroa minkä tahansa.
    .braille = 1-9 kortti, 0 kymmenes, piste 12 kahdestoista
keys-digits-wall = Pari: sen kaksi numeroa peräkkäin, 0 on 10.
    .braille = 2 numeroa: pari, 0: 10
keys-moves = Siirrot: { $keys }.
keys-table = Pöytä: { $keys }.
keys-thinking = Ennen siirtoa: { $keys }.
keys-again = Kuule uudestaan: { $keys }, ylös ja alas rivi kerrallaan. Page Up ja Page Down käyvät läpi yhdenlaisia rivejä, myös kirjoittaessasi; tavuviiva tai Ctrl+O vaihtaa lajin.
keys-again-replay = Kuule uudestaan: { $keys }.
keys-program = Ohjelma: { $keys }.
keys-more = { $hand ->
    [yes] Vasen ja oikea nuoli käyvät korttisi läpi, sarkain ja vaihto+sarkain ne, jotka voit pelata; Enter pelaa silloin kortin. { $goes-on ->
        [yes] Enter jatkaa, kaksoispiste avaa kirjoitettavan rivin.
       *[no] Kaksoispiste avaa kirjoitettavan rivin.
    } Välilyönti kertoo, mitä pitää tehdä.
   *[no] { $goes-on ->
        [yes] Enter jatkaa, kaksoispiste avaa kirjoitettavan rivin.
       *[no] Kaksoispiste avaa kirjoitettavan rivin.
    } Välilyönti kertoo, mitä pitää tehdä.
}
