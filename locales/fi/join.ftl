# Pöytä muualla, oma näppäimistö: sixdot join.

join-ask-name = Mikä on nimesi? Muut kuulevat sen.
join-not-encrypted = Yhteyttä palvelimeen { $place } ei ole suojattu: muut verkossa voivat lukea, mitä siinä kulkee.
    .braille = ei suojattu: { $place }
join-first-certificate = Yhteys on suojattu, mutta palvelimen { $place } varmenne on sinulle uusi. Sen sormenjälki on { $fingerprint }. Jos palvelin kertoi käynnistyessään saman, kukaan ei ole välissä. Tästä lähtien vain tämä varmenne kelpaa.
    .braille = { $place } uusi varmenne: { $fingerprint }
join-certificate-not-kept = Suojattu yhteys, mutta palvelimen { $place } varmennetta ei voi tallentaa: { reason }. Sen sormenjälki on { $fingerprint }. Vertaa sitä joka käynnillä siihen, jonka palvelin kertoi käynnistyessään.
    .braille = { $place } varmenne ei muistissa: { reason }: { $fingerprint }
join-other-certificate = Palvelimeen { $place } ei oteta yhteyttä, koska sen varmenne on toinen kuin ennen. Joko se on uusittu tai joku on välissä. Sormenjälki oli { $known }, nyt se on { $shown }. Kysy palvelimen pitäjältä. Jos varmenne on oikea, kirjoita sixdot join { $place } --new-certificate.
    .braille = { $place } toinen varmenne: { $shown }, ei { $known }. jos oikea: sixdot join { $place } --new-certificate
join-no-longer-encrypted = Palvelimeen { $place } ei oteta yhteyttä, koska suojaus puuttuu, vaikka se ennen oli. Ehkä se on toinen palvelin, tai joku on välissä. Pyydä palvelimen pitäjää käynnistämään se valitsimella --tls.
    .braille = { $place } ei enää suojattu: ei yhteyttä
join-never-encrypted = Suojattua yhteyttä ei voi muodostaa, koska { $place } ei osaa TLS:ää. Ilman alkua https:// ja ilman valitsinta --new-certificate saat suojaamattoman yhteyden.
    .braille = { $place } suojaamaton: ei yhteyttä
join-certificates-unreadable = Varmenteita, jotka tunnet, ei voi lukea tiedostosta { $file }. Siksi ei voi tietää, onko { $place } yhä sama palvelin, eikä siihen oteta yhteyttä. Palauta tiedosto varmuuskopiosta tai poista se: silloin jokainen palvelin on sinulle uusi.
    .braille = varmenteita ei voi lukea: { $file }
join-key-unreadable = Salaisuuttasi, josta palvelimet tunnistavat sinut, ei voi lukea tiedostosta { $file }. Palauta tiedosto varmuuskopiosta tai poista se: silloin ohjelma tekee uuden, eikä sillä pääse enää nimiin, jotka säilyvät sinulle nyt.
    .braille = salaisuus lukukelvoton: { $file }
join-cannot-begin = Yhteyttä palvelimeen { $place } ei voida muodostaa: { reason }.
    .braille = ei yhteyttä: { $place }: { reason }
join-unreachable = Palvelimeen { $place } ei saada yhteyttä. Sitä yritetään yhä uudelleen; luovuta painamalla { $system ->
    [windows] Ctrl ja Z, sitten Enter
   *[other] Ctrl ja D
}.
    .braille = ei yhteyttä: { $place }
join-reached = Palvelimeen { $place } on nyt yhteys.
    .braille = yhteys: { $place }
join-slow-welcome = Palvelin { $place } vastaa hitaasti. Sinun ei tarvitse tehdä mitään; luovuta painamalla { $system ->
    [windows] Ctrl ja Z, sitten Enter
   *[other] Ctrl ja D
}.
    .braille = { $place } on hidas
join-waiting = Yhteyttä ei vielä ole; sitä yritetään yhä uudelleen. Kirjoittamasi lähetetään heti, kun yhteys syntyy. Voit luovuttaa kirjoittamalla { command-quit }.
    .braille = ei vielä yhteyttä, { command-quit }
join-slow = Vastausta ei vielä ole. Kuulet sen heti, kun se tulee.
    .braille = ei vielä vastausta
join-left = Näkemiin. Paikkasi säilyy jonkin aikaa.
    .braille = hei hei, paikka säilyy
join-record-saved = Tallennettu: { $file }. Tarkista se kirjoittamalla sixdot verify { $file }{ $digits ->
    [none] .
   *[other] {" "}{ $digits }.
}
    .braille = { $file }
join-record-unsaved = Tallennetta ei voitu tallentaa: { reason }.
    .braille = ei tallennettu: { reason }
join-record-nowhere = Tällä koneella ei ole paikkaa, johon tallenteen voisi tallentaa.
    .braille = ei paikkaa
join-record-damaged = Palvelin ei lähettänyt tallennetta. Mitään ei tallennettu.
    .braille = ei tallennetta

promise-none = Tarkistettavaa ei ole: kortteja ei ole sekoitettu sen jälkeen, kun tulit pöytään.
    .braille = ei tarkistettavaa
promise-waits = Ei vielä tarkistettu: ohjelmasi antoi oman osansa ja tarkistaa sekoituksen, kun peli on ohi.
    .braille = ei vielä tarkistettu
promise-waits-alone = Ei vielä tarkistettu: ohjelmasi tarkistaa sekoituksen, kun peli on ohi. Omaa osaa se ei antanut.
    .braille = ei vielä tarkistettu, ei omaa osaa
promise-kept = Tarkistettu: palvelin piti lupauksensa, ja sinun osasi on mukana sekoituksessa.
    .braille = tarkistettu, osasi mukana
promise-kept-alone = Tarkistettu: palvelin piti lupauksensa.
    .braille = tarkistettu
promise-left-out = Sinun osasi puuttuu sekoituksesta: se tuli liian myöhään, tai palvelin jätti sen pois.
    .braille = osasi puuttuu
promise-broken = Epärehellistä: palvelin ei pitänyt lupaustaan. Kortteja ei sekoitettu niin kuin se kertoi ennen jakoa.
    .braille = epärehellistä: lupaus rikottu
promise-changed = Epärehellistä: palvelin aloitti sekoituksen uudelleen, kun sillä oli jo sinun osasi.
    .braille = epärehellistä: sekoitettu uudelleen
promise-withheld = Palvelin ei ole kertonut viime pelin salaisuutta, joten kukaan ei voi tarkistaa, miten sen kortit sekoitettiin.
    .braille = salaisuutta ei kerrottu
