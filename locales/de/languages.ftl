# Alles, worin Sprachen genannt werden: wie jede heißt, was man tippt und was es von ihr gibt.

command-language = sprache
    .use = sprache oder sprache und de, en oder fi
    .help = Wechselt die Sprache.
cli-arg-lang = Die Sprache: de, en oder fi.
cli-unknown-language = Die Sprache { $word } spreche ich nicht. Es gibt de, en und fi.
lobby-open-table = { $number }: { $game }, { $nobody ->
    [yes] gerade niemand da
   *[no] { $names }
}. Auf { $lang ->
    [de] Deutsch
    [fi] Finnisch
   *[en] Englisch
}{ $plays ->
    [yes] , es wird gespielt
   *[no] , noch nicht begonnen
}. { $free ->
    [0] Kein Platz frei
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}; { $watched ->
    [yes] Zuschauen ist erlaubt.
   *[no] Zuschauen ist nicht erlaubt.
}
    .braille = { $number }: { $game }: { $names }, frei: { $free }
text-only-in = { $lang ->
    [de] Diesen Text gibt es nur auf Deutsch.
    [en] Diesen Text gibt es nur auf Englisch.
    [fi] Diesen Text gibt es nur auf Finnisch.
   *[other] Diesen Text gibt es nur in einer anderen Sprache, { $lang }.
}
    .braille = nur { $lang }
setting-speech-voice-de = Deutsche Stimme
setting-speech-voice-en = Englische Stimme
setting-speech-voice-fi = Finnische Stimme
cli-arg-table = Die Brailletabelle: de-g0 für Basisschrift, de-g1 für Vollschrift, de-g2 für Kurzschrift; en-ueb-g1 oder en-ueb-g2; fi.

# Die Tabellen von liblouis für diese Sprache, die übliche zuerst.
words-braille-tables = de-g1.ctb de-g0.utb de-g2.ctb
