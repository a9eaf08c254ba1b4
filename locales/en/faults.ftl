## What is wrong with a rule file. Each message says what was found, what was expected, and where needed what to write.
## Lists of words come joined by commas. Words of the file stand as they are typed.

fault-in-line = { $file }, line { $line }: { $text }
fault-in-file = { $file }: { $text }
fault-under = With option { $option } set to { $value }: { $text } To drop an inherited option, add options.{ $option } to remove.
fault-did-you-mean = Did you mean { $suggestion }?

fault-syntax = { $problem ->
    [unquoted] Put this text in quotation marks. Only numbers, true and false are written without them.
    [book-quotes] These are typographic quotation marks. Use straight ones.
    [open-text] A text is not closed. Add a quotation mark at its end, on the same line.
    [open-bracket] A bracket or brace is opened here and never closed.
    [no-equals] This line has no equals sign. Write a key, an equals sign and a value.
    [no-value] There is no value after the equals sign.
    [no-comma] A comma is missing between two items.
    [extra] There is one comma or equals sign too many, or text after the value.
    [bad-key] This key contains a character that is not allowed. Use letters, digits and hyphens.
    [bad-number] This is not a number. Use digits only, or put a text such as 1..9 in quotation marks.
    [too-deep] Too many tables or lists are nested here.
   *[other] This line is not valid TOML.
}
fault-more = More mistakes that are not listed: { $count }.
fault-unreadable = { $reason ->
    [not-found] This file or folder does not exist. Check its name.
    [permission] You may not read this file or folder. Check its permissions.
    [not-text] This file is not text in UTF-8. Save it as UTF-8.
    [too-large] This file is larger than a megabyte, so it is not a rule file.
    [no-file] This is a device, a pipe or a folder. Name a text file.
    [name] The file of a game cannot have this name. Use small letters, digits and hyphens, and .toml at the end.
   *[other] This file or folder cannot be read.
}
fault-unknown-key = There is no key { $key }. Possible keys: { $expected }.
# Where number is the only word, numbers are also possible.
fault-unknown-word = { $expected ->
    [none] { $key } names { $word }, which does not exist.
    [number] { $key } cannot be { $word }. Write a number from 0 to 1000, or the word number.
   *[other] { $key } cannot be { $word }. Possible: { $expected }.
}
fault-wrong-type = { $key } is { $found ->
    [text] a text
    [number] a whole number
    [truth] true or false
    [list] a list
    [other] a decimal number, a date or a time
   *[table] a table
}, but must be { $wanted ->
    [text] a text in quotation marks
    [number] a whole number
    [truth] true or false
    [list] a list in square brackets
    [points] a whole number, or the word number in quotation marks
    [effect] a table with exactly one key
   *[table] a table in braces
}.
fault-out-of-range = { $key } is { $number }, but must be from { $min } to { $max }.
fault-bad-form = { $form ->
    [name] { $key }: { $text } is not a valid name. Use small letters, digits and hyphens, at most 40.
    [clause] { $key }: { $text } is not the number of a clause, such as H-1.
    [number] { $key }: { $text } is not a whole number.
    [range] { $key }: { $text } is not a range such as 1..9, with at most 256 numbers.
    [code] { $key }: { $text } is not a valid code. Use one to three letters, digits or signs such as + and -.
   *[spoken] Screen readers read the sign { $text } aloud. Write the text without it.
}
fault-missing-key = The key { $key } is missing.
fault-twice = { $item } is there twice. Keep only one of them.
fault-empty = { $key } is empty. Add something, or delete it.
fault-too-many = { $what ->
    [cards] The deck has { $count } cards
    [kinds] The deck has { $count } different cards
    [colours] The deck has { $count } colours
   *[bans] The cards ban { $count } times tables
}, but at most { $most } are possible.
fault-same = { $key } and { $other } are both { $both }. They must differ.
fault-conflict = { $key } does not go with { $other }. Change or delete one of the two.
fault-idle = { $key } does nothing without { $second ->
    [none] { $first }
   *[other] { $first } or { $second }
}. Add that as well, or delete { $key }.
# For walls, players is 0.
fault-deck-size = { $players ->
    [0] The deck has { $cards } cards, but { $key } needs exactly { $needed }.
   *[other] The deck has { $cards } cards, but { $players } players need { $needed } for the deal and the start card.
}
fault-no-start-card = No card can begin a round. Let at least one be the start card.
fault-no-last-card = No card may be the last one, so nobody can win. Allow at least one.
fault-endless-match = The match never ends. Set rounds, or a number of points in until that can be reached.
fault-never-fits = Card { $card } fits on no other card, so it can never be played. Give it colours or symbols that other cards have, fits-always or any-card, or shorten its not-on list.
fault-dead-end = Nothing fits on card { $card }, so nobody can play on. Give it colours, let it call one, or send it back as start card.
fault-no-teams = No table of up to { $max } players can be divided into { $teams } teams of two or more. Allow more players, or fewer teams.
fault-chain = These files extend each other in a circle, or there are too many of them: { $chain }.
fault-unknown-game = There is no game { $game }. Known games: { $expected }.
fault-game-exists = There is a game { $game } already. Give this file another name and id.
fault-option-form = { $key } must have number with key, min and max; or default with other values; or cards. Only number goes with remove.
fault-unknown-option = There is no option { $option }. { $expected ->
    [none] This game has no options.
   *[other] Options of this game: { $expected }.
}
fault-option-value = Option { $option } cannot be { $value }. { $expected ->
    [none] Write a rule of several words.
   *[other] Possible values: { $expected }.
}
fault-option-number = Option { $option } cannot be { $value }. Choose a number from { $min } to { $max }.
fault-options-clash = Options { $first } and { $second } cannot be chosen together.
fault-examples-changed = Your rules change { $count ->
    [one] an example of { $game }: { $examples }. If you want that, change nothing. If the clause that it shows no longer applies, name it under replaces, and you will not be told again.
   *[other] { $count } examples of { $game }: { $examples }. If you want that, change nothing. If a clause that they show no longer applies, name it under replaces, and you will not be told again.
} Clauses: { $clauses }.
fault-right = { $game ->
    [none] No mistakes.
   *[other] No mistakes. The game is based on { $game }{ $changed ->
        [0] .
        [one] , and one of its examples now ends differently. To hear which one, add --verbose.
       *[other] , and { $changed } of its examples now end differently. To hear which ones, add --verbose.
    }
}
fault-ends-at-limit = Of 100 trial rounds with { $players } players, { $share } ended at the turn limit. Change something so that rounds come to an end.
fault-ends-blocked = Of 100 trial rounds with { $players } players, { $share } ended because nobody could play or draw. Change something so that somebody can win.
fault-first-wins = Of 100 trial rounds with { $players } players, { $share } were won by the first player. Change something so that others have a chance.
fault-never-laid = In { $rounds } trial rounds with { $players } players, card { $card } was never played. Change something so that it comes into play, or delete it.
fault-word-is-command = { $what ->
    [call] { $word }, which players say for call { $id }
    [colour] { $word }, a name for colour { $id }
    [option] { $word }, a name for option { $id }
   *[card] { $word }, a name for card { $id }
}, is also a command of the program{ $lang ->
    [own] {""}
   *[other] , in language { $lang }
}. { $what ->
    [call] It is the call only while that is due. At other times it is the command.
    [colour] At the beginning of a line it is the command. For the colour, players have to type the word for playing or calling before it.
    [option] Before a game it is the option, so the command cannot be used there.
   *[card] On its own it is the command. For the card, players have to type the word for playing before it.
} Choose another word.

## What is wrong with a rule book.
fault-book-name = A rule book begins with the name of the game. Write it in the first line, after one number sign and a space.
fault-book-heading = The heading { $heading } is neither a clause nor a card. After two number signs, write a clause, a colon and a title, such as H-1: Drawing, or the word card and its id, such as card wild.
