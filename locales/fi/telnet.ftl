# Telnet: mitä kysytään ja kerrotaan, ennen kuin joku on sisällä.

telnet-ask-words = Täällä tunnetaan jo { $name }. Jos se olet sinä, kirjoita paluusanasi tai salalauseesi; jos haluat toisen nimen, paina Enter.
    .braille = { $name }: sanasi?
telnet-long = Se oli pidempi kuin rivi saa olla, joten sitä ei luettu.
    .braille = liian pitkä
telnet-encrypted = Tämä portti on telnetille TLS:n yli. Ota TLS tai SSL käyttöön ohjelmassasi.
telnet-here = Sixdot on täällä.
    .braille = täällä
telnet-late = Kukaan ei ole tullut sisään pitkään aikaan, joten yhteys päättyy.
    .braille = liian myöhään
telnet-refused = Liian monta hylättyä yritystä, joten yhteys päättyy. Yhdistä uudestaan, jos haluat yrittää lisää.
    .braille = liian monta yritystä
telnet-bye = Yhteys päättyy. Paikkasi säilyy.
    .braille = paikkasi säilyy
