# Die eigene Sprachausgabe.

setting-speech = Sprachausgabe
setting-speech-rate = Sprechtempo
setting-speech-volume = Lautstärke
speech-on = Die Sprachausgabe ist an. Liest ein Screenreader mit, ist alles doppelt zu hören. Dann tippe { type-speech } aus.
    .braille = sprache an
speech-off = Die Sprachausgabe ist aus.
    .braille = sprache aus
speech-stopped = Sprachausgabe gestoppt.
    .braille = gestoppt
speech-rate = { $value ->
    [usual] Das Tempo bestimmt der Sprachdienst. Es geht von 0 bis 100, üblich ist 50.
   *[other] Tempo { $value }.
}
    .braille = { $value ->
    [usual] tempo üblich
   *[other] tempo { $value }
}
speech-volume = { $value ->
    [usual] Die Lautstärke bestimmt der Sprachdienst. Sie geht von 0 bis 100.
   *[other] Lautstärke { $value }.
}
    .braille = { $value ->
    [usual] lautst üblich
   *[other] lautst { $value }
}
speech-voice = { $name ->
    [usual] Die Stimme bestimmt der Sprachdienst.
   *[other] Stimme { $name }.
}
    .braille = { $name ->
    [usual] stimme üblich
   *[other] stimme { $name }
}
speech-voices = { $count ->
    [one] Für diese Sprache gibt es eine Stimme: { $names }.
   *[other] Für diese Sprache gibt es { $count } Stimmen, zum Beispiel: { $names }.
}
    .braille = { $count }: { $names }
speech-state = { $on ->
    [yes] Die Sprachausgabe ist an
   *[no] Die Sprachausgabe ist aus
}, { $rate ->
    [usual] Tempo wie üblich
   *[other] Tempo { $rate }
}, { $volume ->
    [usual] Lautstärke wie üblich
   *[other] Lautstärke { $volume }
}, { $voice ->
    [usual] Stimme wie üblich
   *[other] Stimme { $voice }
}.
    .braille = { $on ->
    [yes] sprache an
   *[no] sprache aus
}
speech-not-installed = Es wird nichts gesprochen, weil Speech Dispatcher nicht installiert ist; in Debian, Ubuntu und Fedora fehlen die Pakete speech-dispatcher und speech-dispatcher-espeak-ng.
    .braille = stumm: speech-dispatcher und speech-dispatcher-espeak-ng fehlen
speech-not-reached = Vorerst wird nichts gesprochen, weil der Sprachdienst nicht zu erreichen ist.
    .braille = kein Sprachdienst
speech-bad-address = Es wird nichts gesprochen, weil die Adresse des Sprachdienstes in der Umgebung nicht zu verstehen ist.
    .braille = stumm: Adresse
speech-lost = Der Sprachdienst hat sich beendet; bis er wieder da ist, wird nichts gesprochen.
    .braille = Sprachdienst weg
speech-restarted = Der Sprachdienst hatte sich beendet und ist wieder da; um zu hören, was dir entgangen ist, tippe { type-last }.
    .braille = Sprache wieder da
speech-stuck = Der Sprachdienst antwortet nicht; bis er es tut, wird nichts gesprochen.
    .braille = Sprachdienst hängt
speech-refused = Der Sprachdienst weigert sich zu sprechen.
    .braille = Sprache verweigert
speech-no-voice = Die Stimme { $name } gibt es für diese Sprache nicht. Tippe { type-speech } { type-voice }, dann hörst du, welche es gibt.
    .braille = keine Stimme { $name }
speech-no-language = Für diese Sprache ist keine Stimme installiert, also spricht eine andere.
    .braille = keine Stimme
