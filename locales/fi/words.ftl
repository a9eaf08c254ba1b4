# Words that texts tell people to type: those of the table of commands.
type-draw = { command-draw }
type-pass = { command-pass }
type-challenge = { command-challenge }
type-catch = { command-catch }
type-hand = { command-hand }
type-help = { command-help }
type-quit = { command-quit }
type-can = { command-can }
type-language = { command-language }
type-games = { command-games }
type-options = valinnat
type-new = { command-new }
type-rule = { command-rule }
type-rules-save = { command-rules } tallenna
