# Ein Tisch anderswo, an der eigenen Tastatur: sixdot join.

join-ask-name = Wie heißt du? Die anderen hören deinen Namen.
join-not-encrypted = Die Verbindung zu { $place } ist nicht verschlüsselt: Andere im Netz können mitlesen.
    .braille = unverschlüsselt: { $place }
join-cannot-begin = Eine Verbindung zu { $place } ist nicht möglich: { reason }.
    .braille = keine Verbindung: { $place }: { reason }
join-unreachable = { $place } ist nicht zu erreichen. Es wird immer wieder versucht; mit Strg und D gibst du auf.
    .braille = { $place } nicht erreichbar
join-reached = { $place } ist jetzt zu erreichen.
    .braille = { $place } erreicht
join-slow-welcome = { $place } lässt auf sich warten. Es geht von selbst weiter; mit Strg und D gibst du auf.
    .braille = { $place } ist langsam
join-slow = Noch keine Antwort. Sobald sie kommt, hörst du sie.
    .braille = noch keine Antwort
join-left = Auf Wiedersehen. Dein Platz bleibt dir eine Weile.
    .braille = tschüs, Platz bleibt
