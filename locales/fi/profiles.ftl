# Profiilit: monta ihmistä samalla tietokoneen käyttäjätilillä.

command-profile = profiili
    .use = profiili, profiili ja nimi, profiili pois, tai profiili poista ja nimi
    .help = Pitää asetukset, tilaston ja keskeneräiset pelit erillään, kun tietokoneella pelaa useampi.
account-is = Käytössä on profiili { $name }.
    .braille = profiili { $name }
account-is-new = Profiili { $name } on uusi. Sillä on omat asetukset, oma tilasto ja omat keskeneräiset pelit.
    .braille = uusi profiili { $name }
account-none = Mikään profiili ei ole käytössä.
    .braille = ei profiilia
account-others = { $count ->
    [one] Muita profiileja on yksi: { $names }.
   *[other] Muita profiileja on { $count }: { $names }.
}
    .braille = myös { $names }
account-how = { $on ->
    [yes] Vaihda profiilia tai tee uusi: kirjoita { command-profile } ja nimi. Ilman profiilia pelaat, kun kirjoitat { command-profile } pois.
   *[no] Valitse profiili tai tee uusi: kirjoita { command-profile } ja nimi.
}
    .braille = { command-profile } + nimi
account-left = Peliä voi jatkaa myöhemmin: kirjoita { command-profile } { $on ->
    [yes] { $name }
   *[no] pois
} ja sitten { command-resume }.
    .braille = myöhemmin: { command-profile } { $on ->
    [yes] { $name }
   *[no] pois
}; { command-resume }
account-name = Profiilin nimessä saa olla kirjaimia, numeroita ja yhdysviivoja, enintään 40 merkkiä, esimerkiksi { command-profile } aino.
    .braille = { command-profile } aino
account-unknown = Profiilia { $name } ei ole.
    .braille = ei profiilia { $name }
account-which = Mikä profiili poistetaan? Kirjoita { command-profile } poista ja sen nimi.
    .braille = { command-profile } poista + nimi
account-in-use = Profiili { $name } on käytössä, joten sitä ei voi nyt poistaa. Vaihda ensin toiseen.
    .braille = { $name } käytössä
account-delete-sure = Tämä poistaa lopullisesti profiilin { $name } asetukset, tilaston ja kaikki pelit. Jos olet varma, kirjoita { command-profile } poista { $name } kyllä.
    .braille = varma? { command-profile } poista { $name } kyllä
account-deleted = Profiili { $name } on poistettu.
    .braille = { $name } poistettu
account-failed = Profiilia { $name } ei voitu tallentaa kansioon { $file }: { reason }.
    .braille = ei tallennettu: { $name }
account-not-deleted = Profiilia { $name } ei voitu poistaa. Kansio on { $file }: { reason }.
    .braille = ei poistettu: { $name }
setting-profile = Profiili
