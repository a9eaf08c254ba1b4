# Words that texts tell people to type: those of the table of commands.
type-draw = { $single-keys ->
    [yes] z
   *[no] { command-draw }
}
type-pass = { $single-keys ->
    [yes] p
   *[no] { command-pass }
}
type-challenge = { $single-keys ->
    [yes] f
   *[no] { command-challenge }
}
type-catch = { command-catch }
type-hand = { $single-keys ->
    [yes] h
   *[no] { command-hand }
}
type-help = { $single-keys ->
    [yes] ?
   *[no] { command-help }
}
type-quit = { $single-keys ->
    [yes] q
   *[no] { command-quit }
}
type-can = { $single-keys ->
    [yes] a
   *[no] { command-can }
}
type-language = { command-language }
type-games = { command-games }
type-options = hausregeln
type-new = { command-new }
type-rule = { command-rule }
type-rules-save = { command-rules } speichern
# Solange einzelne Tasten an sind, nennen Texte die Taste.
press = { $single-keys ->
    [yes] Drück
   *[no] Tippe
}
press-there = { $single-keys ->
    [yes] drück
   *[no] tippe
}
or-pass = { $single-keys ->
    [yes] oder drück { type-pass } zum Passen
   *[no] oder passe
}
