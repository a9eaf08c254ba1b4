# Whatever names languages: what each is called, what is typed, what there is of it.

command-language = language
    .use = language, or language de, en or fi
    .help = Changes the language.
cli-arg-lang = The language: de, en or fi.
cli-unknown-language = Sixdot does not speak { $word }. There are de, en and fi.
lobby-open-table = { $number }: { $game }, { $nobody ->
    [yes] nobody there now
   *[no] { $names }
}. In { $lang ->
    [de] German
    [fi] Finnish
   *[en] English
}{ $plays ->
    [yes] , a game is being played
   *[no] , not begun yet
}. { $free ->
    [0] No free seats
    [one] 1 free seat
   *[other] { $free } free seats
}; { $watched ->
    [yes] watching is allowed.
   *[no] watching is not allowed.
}
    .braille = { $number }: { $game }: { $names }, free: { $free }
text-only-in = { $lang ->
    [de] This text exists only in German.
    [en] This text exists only in English.
    [fi] This text exists only in Finnish.
   *[other] This text exists only in another language, { $lang }.
}
    .braille = only { $lang }
setting-speech-voice-de = German voice
setting-speech-voice-en = English voice
setting-speech-voice-fi = Finnish voice
cli-arg-table = The braille table: de-g0, de-g1 or de-g2; en-ueb-g1 or en-ueb-g2; fi.

# The tables of liblouis for this language, the usual one first.
words-braille-tables = en-ueb-g1.ctb en-ueb-g2.ctb
