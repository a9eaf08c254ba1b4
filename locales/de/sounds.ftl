# Töne: eigene des Programms, oder mit einem eigenen Befehl.

command-sounds = töne
    .use = töne an, töne aus, töne lautstärke 60, töne aus ziehen, oder töne und den Befehl, der sie spielt
    .help = Spielt zu jedem Ereignis einen kurzen Ton. Das kann auch ein eigener Befehl tun; er bekommt den Namen dessen, was geschieht, etwa your-turn.
setting-sounds = Töne
setting-sounds-volume = Lautstärke der Töne
setting-sounds-without = Ereignisse ohne Ton
sounds-notice = Es gibt auch Töne. Mit { command-sounds } an schaltest du sie ein.
    .braille = für Töne: { command-sounds } an
sounds-on = Töne sind an.
    .braille = Töne an
sounds-are = Töne spielt { $value }.
    .braille = Töne: { $value }
sounds-off = Töne sind aus. Mit { command-sounds } an schaltest du sie ein.
    .braille = Töne aus
sounds-without = Stumm: { $items }.
    .braille = ohne { $items }
sounds-volume = Lautstärke der Töne: { $value } von 100.
    .braille = Töne: Lautstärke { $value }
sounds-no-command = Da steht kein Befehl, oder ein Anführungszeichen fehlt.
    .braille = kein Befehl
sounds-unknown = Einen Ton namens { $word } gibt es nicht. Es gibt: { $items }.
    .braille = { $word }? { $items }
sounds-not-started = Töne sind aus, denn { $program } ließ sich nicht starten: { reason }.
    .braille = Töne aus, kein { $program }
sounds-no-player = Töne bleiben aus, denn es fehlt ein Programm, das sie spielt. Installiere das Paket pulseaudio-utils oder alsa-utils.
    .braille = keine Töne: pulseaudio-utils oder alsa-utils installieren
sounds-failed = Töne sind aus, denn sie ließen sich nicht abspielen.
    .braille = Töne aus: nicht abspielbar
cue = { $cue ->
    [your-turn] du bist dran
    [question] Frage
    [error] Fehler
    [win] Sieg
    [lose] Niederlage
    [round-end] Rundenende
    [caught] erwischt
    [penalty] Strafe
    [call] Ansage
    [challenge] Herausfordern
    [skip] Aussetzen
    [direction] Richtung
    [swap] Tausch
    [wish] Wunsch
    [talk] Gespräch
    [arrival] Kommen
    [departure] Gehen
    [play] Legen
    [draw] Ziehen
    [pass] Passen
    [deal] Geben
   *[test] Probe
}
