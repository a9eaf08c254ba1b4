# Pöytä muualla, oma näppäimistö: sixdot join.

join-ask-name = Mikä on nimesi? Muut kuulevat sen.
join-not-encrypted = Yhteyttä palvelimeen { $place } ei ole suojattu: muut verkossa voivat lukea, mitä siinä kulkee.
    .braille = ei suojattu: { $place }
join-cannot-begin = Yhteyttä palvelimeen { $place } ei voida muodostaa: { reason }.
    .braille = ei yhteyttä: { $place }: { reason }
join-unreachable = Palvelimeen { $place } ei saada yhteyttä. Sitä yritetään yhä uudelleen; luovuta painamalla Ctrl ja D.
    .braille = ei yhteyttä: { $place }
join-reached = Palvelimeen { $place } on nyt yhteys.
    .braille = yhteys: { $place }
join-slow-welcome = Palvelin { $place } vastaa hitaasti. Sinun ei tarvitse tehdä mitään; luovuta painamalla Ctrl ja D.
    .braille = { $place } on hidas
join-slow = Vastausta ei vielä ole. Kuulet sen heti, kun se tulee.
    .braille = ei vielä vastausta
join-left = Näkemiin. Paikkasi säilyy jonkin aikaa.
    .braille = hei hei, paikka säilyy
join-record-saved = Tallennettu: { $file }. Tarkistaaksesi sen kirjoita sixdot verify { $file }{ $digits ->
    [none] .
   *[other] {" "}{ $digits }.
}
    .braille = { $file }
join-record-unsaved = Tallennetta ei voitu tallentaa: { $reason }.
    .braille = ei tallennettu: { $reason }
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
