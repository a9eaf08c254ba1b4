# Töne mit einem eigenen Befehl.

command-sounds = töne
    .use = töne und den Befehl, der sie spielt, töne an oder töne aus
    .help = Lässt einen eigenen Befehl Töne spielen. Er bekommt den Namen dessen, was geschieht, etwa your-turn.
setting-sounds = Töne
sounds-are = Töne spielt { $value }.
    .braille = Töne: { $value }
sounds-off = Töne sind aus. { $again ->
    [yes] Damit sie wieder zu hören sind, tippe { command-sounds } an.
   *[no] Damit welche zu hören sind, tippe { command-sounds } und den Befehl, der sie spielt.
}
    .braille = Töne aus
sounds-which = Welcher Befehl soll die Töne spielen? Tippe { command-sounds } und den Befehl.
    .braille = { command-sounds }: welcher Befehl?
sounds-no-command = Da steht kein Befehl, oder ein Anführungszeichen fehlt.
    .braille = kein Befehl
sounds-not-started = Töne sind aus, denn { $program } ließ sich nicht starten: { reason }.
    .braille = Töne aus, kein { $program }
