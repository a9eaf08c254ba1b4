# Words that texts tell people to type: those of the table of commands.
type-draw = { $single-keys ->
    [yes] n
   *[no] { command-draw }
}
type-pass = { $single-keys ->
    [yes] o
   *[no] { command-pass }
}
type-challenge = { $single-keys ->
    [yes] b
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
type-options = valinnat
type-new = { command-new }
type-rule = { command-rule }
type-rules-save = { command-rules } tallenna
# Kun yksittäiset näppäimet ovat käytössä, tekstit kertovat näppäimen.
press = { $single-keys ->
    [yes] Paina
   *[no] Kirjoita
}
press-there = { $single-keys ->
    [yes] paina
   *[no] kirjoita
}
or-pass = { $single-keys ->
    [yes] tai passaa painamalla { type-pass }
   *[no] tai passaa
}
