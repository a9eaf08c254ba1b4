# Pöytä muualla, oma näppäimistö: sixdot join.

join-ask-name = Mikä on nimesi? Muut kuulevat sen.
join-not-encrypted = Yhteyttä palvelimeen { $place } ei ole suojattu: välissä oleva voi lukea sitä.
join-cannot-begin = Yhteyttä palvelimeen { $place } ei voida muodostaa: { reason }.
join-unreachable = Palvelimeen { $place } ei saada yhteyttä. Sitä yritetään yhä uudelleen; luovuta painamalla Ctrl-D.
join-reached = Palvelimeen { $place } saatiin yhteys.
join-slow-welcome = Palvelin { $place } vastaa hitaasti. Peli jatkuu itsestään; luovuta painamalla Ctrl-D.
join-slow = Ei vielä vastausta. Se kerrotaan heti, kun se tulee.
join-left = Näkemiin. Paikkasi säilyy jonkin aikaa.
