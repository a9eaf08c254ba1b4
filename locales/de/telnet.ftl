# Über Telnet: was gefragt und gesagt wird, bevor jemand drin ist.

telnet-ask-words = { $name } ist hier bekannt. Wenn du das bist, tippe deine Wörter für die Rückkehr oder deine Passphrase; für einen anderen Namen drück Enter.
    .braille = { $name }: deine Wörter?
telnet-long = Das war länger als eine Zeile sein darf und wurde deshalb nicht gelesen.
    .braille = zu lang
telnet-encrypted = Dieser Port ist für Telnet über TLS. Schalte in deinem Client TLS oder SSL ein.
telnet-here = Sixdot ist da.
    .braille = da
telnet-late = Lange ist niemand hereingekommen, deshalb endet die Verbindung.
    .braille = zu spät
telnet-refused = Das wurde zu oft abgelehnt, deshalb endet die Verbindung. Verbinde dich neu, um es weiter zu versuchen.
    .braille = zu oft abgelehnt
telnet-bye = Die Verbindung endet. Dein Platz bleibt dir.
    .braille = dein Platz bleibt
