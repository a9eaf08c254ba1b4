# Words to type; the same as in the table of commands.
type-draw = draw
type-pass = pass
type-challenge = challenge
type-catch = catch
type-call = call
type-hand = hand
type-help = help
type-quit = quit
type-can = can
type-games = games
type-language = language
