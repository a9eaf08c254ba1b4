# Words that texts tell people to type: those of the table of commands.
type-draw = { $single-keys ->
    [yes] d
   *[no] { command-draw }
}
type-pass = { $single-keys ->
    [yes] p
   *[no] { command-pass }
}
type-challenge = { $single-keys ->
    [yes] x
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
type-options = options
type-new = { command-new }
type-rule = { command-rule }
type-rules-save = { command-rules } save
# While single keys are on, texts name the key.
press = { $single-keys ->
    [yes] Press
   *[no] Type
}
press-there = { $single-keys ->
    [yes] press
   *[no] type
}
or-pass = { $single-keys ->
    [yes] or press { type-pass } to pass
   *[no] or pass
}
