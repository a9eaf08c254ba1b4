# Ein Tisch anderswo, an der eigenen Tastatur: sixdot join.

join-ask-name = Wie heißt du? Die anderen hören deinen Namen.
join-not-encrypted = Die Verbindung zu { $place } ist nicht verschlüsselt: Andere im Netz können mitlesen.
    .braille = unverschlüsselt: { $place }
join-first-certificate = Verschlüsselt, mit einem Zertifikat, das dir neu ist: { $place } zeigt den Fingerabdruck { $fingerprint }. Wurde beim Start des Servers derselbe genannt, ist niemand dazwischen. Von jetzt an gilt nur noch dieses Zertifikat.
    .braille = { $place } neues Zertifikat: { $fingerprint }
join-certificate-not-kept = Verschlüsselt, aber das Zertifikat von { $place } lässt sich nicht merken: { reason }. Sein Fingerabdruck ist { $fingerprint }. Vergleich ihn bei jedem Besuch mit dem, der beim Start des Servers genannt wurde.
    .braille = { $place } Zertifikat nicht gemerkt: { reason }: { $fingerprint }
join-other-certificate = Ein anderes Zertifikat als das, das du kennst: Es gibt keine Verbindung zu { $place }. Entweder hat der Server ein neues, oder jemand ist dazwischen und will mitlesen. Du kennst den Fingerabdruck { $known }; dieser ist { $shown }. Frag den, bei dem der Server läuft. Ist es der richtige, tippe sixdot join { $place } --new-certificate.
    .braille = { $place } anderes Zertifikat: { $shown } statt { $known }. wenn richtig: sixdot join { $place } --new-certificate
join-no-longer-encrypted = Nicht verschlüsselt, und früher doch: Es gibt keine Verbindung zu { $place }. Vielleicht ist es ein anderer Server, oder jemand ist dazwischen und will mitlesen. Bitte den, bei dem der Server läuft, ihn mit --tls zu starten.
    .braille = { $place } nicht mehr verschlüsselt: keine Verbindung
join-never-encrypted = Nicht verschlüsselt: { $place } kann kein TLS, deshalb gibt es keine Verbindung, wie du sie willst. Ohne https:// und ohne --new-certificate bekommst du eine unverschlüsselte.
    .braille = { $place } unverschlüsselt: keine Verbindung
join-certificates-unreadable = Nicht lesbar: die Zertifikate, die du kennst, in { $file }. Deshalb weiß niemand, ob { $place } noch derselbe Server ist, und es gibt keine Verbindung. Hol die Datei aus einer Sicherung zurück oder entfern sie: Dann ist dir jeder Server neu.
    .braille = Zertifikate nicht lesbar: { $file }
join-key-unreadable = Nicht lesbar: dein geheimer Schlüssel in { $file }, an dem Server dich wiedererkennen. Hol die Datei aus einer Sicherung zurück oder entfern sie. Dann macht dein Programm einen neuen, und deine bisherigen Namen bleiben ihm verschlossen.
    .braille = Schlüssel nicht lesbar: { $file }
join-cannot-begin = Eine Verbindung zu { $place } ist nicht möglich: { reason }.
    .braille = keine Verbindung: { $place }: { reason }
join-unreachable = { $place } ist nicht zu erreichen. Es wird immer wieder versucht; mit { $system ->
    [windows] Strg und Z, dann Enter,
   *[other] Strg und D
} gibst du auf.
    .braille = { $place } nicht erreichbar
join-reached = { $place } ist jetzt zu erreichen.
    .braille = { $place } erreicht
join-slow-welcome = { $place } lässt auf sich warten. Es geht von selbst weiter; mit { $system ->
    [windows] Strg und Z, dann Enter,
   *[other] Strg und D
} gibst du auf.
    .braille = { $place } ist langsam
join-waiting = Noch gibt es keine Verbindung; es wird immer wieder versucht. Was du getippt hast, wird gesendet, sobald es eine gibt. Zum Aufgeben tippe { command-quit }.
    .braille = noch keine Verbindung, { command-quit }
join-slow = Noch keine Antwort. Sobald sie kommt, hörst du sie.
    .braille = noch keine Antwort
join-left = Auf Wiedersehen. Dein Platz bleibt dir eine Weile.
    .braille = tschüs, Platz bleibt
join-record-saved = Gespeichert: { $file }. Zum Prüfen tippe sixdot verify { $file }{ $digits ->
    [none] .
   *[other] {" "}{ $digits }.
}
    .braille = { $file }
join-record-unsaved = Die Aufzeichnung konnte nicht gespeichert werden: { reason }.
    .braille = nicht gespeichert: { reason }
join-record-nowhere = Auf diesem Rechner gibt es keinen Ort, an dem die Aufzeichnung gespeichert werden könnte.
    .braille = kein Ort
join-record-damaged = Was der Server geschickt hat, ist keine Aufzeichnung. Gespeichert wurde nichts.
    .braille = keine Aufzeichnung

promise-none = Zu prüfen gibt es nichts: Seit du am Tisch bist, wurde nicht gemischt.
    .braille = nichts zu prüfen
promise-waits = Noch nicht geprüft: Dein Programm hat mitgemischt und prüft nach dem Spiel, ob ehrlich gemischt wurde.
    .braille = noch nicht geprüft
promise-waits-alone = Noch nicht geprüft: Dein Programm hat nicht mitgemischt, prüft aber nach dem Spiel, ob der Server bei seiner Mischung geblieben ist.
    .braille = noch nicht geprüft, nicht mitgemischt
promise-kept = Geprüft: Der Server hat ehrlich gemischt, und dein Programm hat mitgemischt.
    .braille = geprüft, mitgemischt
promise-kept-alone = Geprüft: Der Server ist bei der Mischung geblieben, die er vor dem Geben festgelegt hat.
    .braille = geprüft
promise-left-out = Dein Beitrag zur Mischung fehlt: Er kam zu spät, oder der Server hat ihn weggelassen.
    .braille = dein Beitrag fehlt
promise-broken = Nicht ehrlich: Der Server hat die Karten anders gemischt, als er vor dem Geben festgelegt hat.
    .braille = nicht ehrlich: anders gemischt
promise-changed = Nicht ehrlich: Der Server hat die Mischung neu begonnen, als er deinen Beitrag schon hatte.
    .braille = nicht ehrlich: neu gemischt
promise-withheld = Nicht zu prüfen: Der Server hat nach dem letzten Spiel nicht gesagt, wie dort gemischt wurde.
    .braille = nicht zu prüfen
