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
