# Ein Tisch anderswo, an der eigenen Tastatur: sixdot join.

join-ask-name = Wie heißt du? Die anderen hören deinen Namen.
join-not-encrypted = Der Weg zu { $place } ist nicht verschlüsselt: Wer dazwischen sitzt, kann mitlesen.
join-cannot-begin = Es kann keine Verbindung zu { $place } geben: { reason }.
join-unreachable = { $place } ist nicht zu erreichen. Es wird immer wieder versucht; mit Strg-D gibst du auf.
join-reached = { $place } ist jetzt zu erreichen.
join-slow-welcome = { $place } lässt auf sich warten. Es geht von selbst weiter; mit Strg-D gibst du auf.
join-slow = Noch keine Antwort. Sobald sie kommt, wird sie gesagt.
join-left = Auf Wiedersehen. Dein Platz bleibt dir eine Weile.
