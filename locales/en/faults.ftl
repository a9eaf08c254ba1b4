## What is wrong with a rule file. Each message says what is wrong, why, and what to write.
## Lists of words come joined by commas. Words of the file stand as they are typed.

fault-in-line = { $file }, line { $line }: { $text }
fault-in-file = { $file }: { $text }
fault-under = With option { $option } set to { $value }: { $text } Or do without the option: one that is inherited goes into the list remove, as options.{ $option }.
fault-did-you-mean = Did you mean { $suggestion }?

fault-syntax = { $problem ->
    [unquoted] This text needs quotation marks around it. Only numbers, true and false stand without them.
    [book-quotes] These quotation marks are those of a book. Write straight ones, the same sign before and after the text.
    [open-text] A text is not closed. Put a quotation mark at its end, in the same line.
    [open-bracket] A bracket or brace is opened here and not closed. Put the closing one at the end of the list or table.
    [no-equals] This line has no equals sign. Write a key, an equals sign and a value.
    [no-value] The value is missing. Write one after the equals sign.
    [no-comma] A comma is missing between two items.
    [extra-sign] There is one comma or equals sign too many.
    [extra-text] There is something after the end of the value. Delete it, or begin a new line.
    [bad-key] This key has a character that cannot stand in a key. Use letters, digits and hyphens.
    [bad-escape] A backslash stands in a text before a character that it cannot go with. Delete the backslash or double it.
    [bad-number] This begins like a number but is not one. Write digits only, or put quotation marks around a text such as 1..9.
    [bad-truth] Write true or false, in small letters.
   *[other] This line is not TOML and cannot be read.
}
fault-duplicate-key = The key { $key } is there twice. Keep one of the two.
fault-too-deep = Too many tables are nested here. A rule file needs far fewer.
fault-too-many = There are more faults: { $count }. They are told once these are gone.
fault-file-unreadable = { $reason ->
    [missing] This file or folder is not there. Check its name.
    [forbidden] This file or folder may not be read. Check its permissions.
    [not-text] This file is not UTF-8 text. Save it as UTF-8.
    [too-large] This file is too large for a rule file; one megabyte is the most.
    [no-file] This is not a file but a device, a pipe or a folder. Name a file of text.
    [name] This file has no name for a game. Use small letters, digits and hyphens, and .toml at the end.
   *[other] This file or folder cannot be read.
}
fault-unknown-key = There is no key { $key }. Possible here: { $expected }.
# Where number is the only word, numbers are possible, too.
fault-unknown-word = { $key } cannot be { $word }. { $expected ->
    [number] It can be a number from 0 to 1000, or the word number.
   *[other] Possible words: { $expected }.
}
fault-wrong-type = { $key } is { $found ->
    [text] a text
    [number] a whole number
    [decimal] a number with a point
    [truth] a truth value
    [date] a date
    [list] a list
   *[table] a table
}, but must be { $wanted ->
    [text] a text in quotation marks
    [number] a whole number
    [truth] true or false
    [list] a list in square brackets
    [points] a whole number, or the word number in quotation marks
   *[table] a table in braces
}.
fault-needs-table = { $key } is { $found ->
    [text] a text
    [number] a whole number
    [decimal] a number with a point
    [truth] a truth value
    [date] a date
   *[list] a list
}, but must be a table in braces. Its keys: { $expected }.
fault-out-of-range = { $key } cannot be { $number }. Write a number from { $min } to { $max }.
fault-key-not-a-number = The key { $key } must end in a number of players, such as 6.
fault-not-a-clause = { $key } is { $text }, which is not the number of a clause. Write letters, a hyphen and a number, such as H-1.
fault-missing-key = The key { $key } is missing. The game cannot be played without it.
fault-one-effect = { $key } must have exactly one of these keys: { $expected }. Give each effect a table of its own.
fault-unclear = The value of { $key } cannot be understood.
fault-unknown-game = There is no game { $game }. Known games: { $expected }.
fault-extends-cycle = These files extend each other in a circle: { $chain }. One of them must not extend the next.
fault-extends-too-long = More than { $max } files extend each other here. Extend a game that is nearer to the first of them.
fault-nothing-to-remove = There is nothing at { $path } that could be removed. Write the path as it stands in the extended file, with dots.
fault-nothing-to-replace = Clause { $clause } cannot be replaced: it is not among the clauses of the extended game.
fault-wrong-id = The id is { $id }, but the file is called { $expected }. The two must be the same.
fault-game-exists = There is a game { $game } already. Give this file another name and id.
fault-option-form = Option { $option } must be of one of two forms: number with key, min and max; or default with values. Only the first can have remove beside it.
fault-option-without-values = Option { $option } has nothing to choose besides its default. Add a table for another value.
fault-default-has-patch = In option { $option } the default { $value } has a table under values. Delete it: the default is the file as it stands.
fault-not-a-number = Option { $option } is to set { $key }, but there is no number at that key. Name a key whose value is a number.
fault-option-idle = Option { $option } is to remove { $path }, but nothing is there. Correct the path; or if the option has nothing to do any more, remove options.{ $option } too.
fault-unknown-option = There is no option { $option }. { $expected ->
    [none] This game has no options.
   *[other] Options of this game: { $expected }.
}
fault-option-value = Option { $option } cannot be { $value }. Possible values: { $expected }.
fault-option-number = Option { $option } cannot be { $value }. Choose a number from { $min } to { $max }.
fault-option-twice = Option { $option } was chosen twice. Choose it once.
fault-options-clash = Options { $first } and { $second } cannot be chosen together: both change { $key }.
fault-other-kind = The game that is extended is of the kind { $kind }, and no other can come of it. Take kind away.
fault-excludes-itself = Option { $option } excludes itself, so nobody could choose it. Take { $option } off its list.
fault-empty-text = Nothing stands at { $key }. Write what is to be said, or delete the key.
fault-options-exclude = Options { $first } and { $second } do not go together. Choose one of them.
fault-bad-name = { $name } cannot be a name under { $key }. Use small letters, digits and hyphens, at most 40 of them.
fault-bad-code = Card { $card } cannot have the code { $code }. Use one to three letters, digits or signs such as + and -.
fault-bad-range = { $range } under { $key } is not a range. Write the smaller number, two dots and the larger number, at most 256 numbers in all.
fault-empty-list = The list { $key } is empty. Put at least one item in, or delete the key.
fault-listed-twice = { $item } is twice in the list { $key }. Delete one of the two.
fault-unknown-colour = { $key } names { $colour }, which is not a colour of the deck. Colours: { $expected }.
fault-unknown-card = { $key } names { $card }, which is not a card of the game. Cards: { $expected }.
fault-unknown-clause = { $key } names clause { $clause }, which is not among the clauses of the game. Add it under clauses.
fault-same-face = Cards { $card } and { $other } both make the card { $face }. Each card can be made once; use copies for twins.
fault-same-code = Cards { $card } and { $other } both have the code { $code }. Give one of them a code of its own.
fault-empty-deck = The deck has no cards. Put some in.
fault-too-many-cards = The deck has { $cards } cards, and { $most } are the most. Use fewer copies or packs.
fault-too-many-colours = The deck has { $colours } colours, and { $most } are the most.
fault-too-many-kinds = The deck has { $kinds } different cards, and { $most } are the most.
fault-deck-too-small = The deck has { $cards } cards, but { $players } players need { $needed } for the deal and the start card. Deal fewer cards, allow fewer players, or add cards.
fault-stacks-differ = The stacks hold { $places } cards, but the deck has { $cards }. The two numbers must be the same.
fault-min-above-max = In { $key } min is { $min } and max is { $max }. Min cannot be larger than max.
fault-no-such-table = { $key } is written for { $players } players, but { $min } to { $max } can play.
fault-no-teams = No table of up to { $max } players can be divided into { $teams } teams of two or more. Allow more players, or fewer teams.
fault-effect-twice = Card { $card } has the effect { $effect } twice. A card has each effect at most once.
fault-nothing-drawn = Cards are to be drawn until one fits, but drawing.when says that nobody draws. Take drawing.until-playable away, or write another word in drawing.when.
fault-idle = { $key } says nothing without { $without }. Write that as well, or take { $key } away.
fault-idle-without-either = { $key } says nothing without { $first } or { $second }. Write one of the two as well, or take { $key } away.
fault-wish-without-colours = Card { $card } lets a player call a colour, but the deck has no colours.
fault-no-start-card = Every card goes back as start card, so no round could begin. Let at least one card stay.
fault-no-last-card = No card may be the last one, so nobody could win. Allow at least one card.
fault-endless-match = The match never ends. Give rounds a number, or until a number of points that can be reached.
fault-honest-without-draw = Card { $card } can be challenged, but makes nobody draw. Add the effect draw, or remove honest.
fault-call-never-due = Call { $call } is due with the same card as { $other }, which comes before it, so { $call } is never due. Give it another number under at, or delete it.
fault-never-takes-part = Card { $card } takes part only from { $count } players on, but at most { $max } can play. Allow more players, or delete the card.
fault-wish-of-one = With card { $card } there are no two things to call. Add colours or numbers to the deck or to of, or take the wish away.
fault-never-together = No cards can ever be played together by the rule { $rule }: the deck does not have so many that are alike. Lower min, or name other cards.
fault-no-run = Rule { $rule } punishes wrong straights, but its cards make no straights. Set same to run, or delete wrong-run.
fault-never-doubles = Card { $card } can never double points: there are none, or it may not be the last card. Take it out of doubled-by-last.
fault-never-doubly = No card can be a double match, because nothing fits by a divisor. Add divisor to matching.by, or delete doubly-again.
fault-never-fits = Card { $card } fits on no other card, so it could never be played. { $reason ->
    [not-on] Shorten its not-on list.
    [any-card] Give it colours or any-card.
   *[colour] Give it colours or symbols that other cards have, or fits-always.
}
fault-option-standard = Option { $option } lets the table choose from { $min } to { $max }, but the file says { $number }, which holds if nothing is chosen. Change { $key } so that it is among them.
fault-no-number-printed = Card { $card } is to count the number on it, but { $symbol } is no number. Write how many points it counts.
fault-missing-here = The key { $key } is missing. Add it.
fault-dead-end = Nothing fits on card { $card }: it has no colour and calls none, so nobody could play on. Give it colours, let it call one, or let another card fit on everything.
fault-dead-start = As the start card, nothing fits on card { $card }, so nobody could begin. Let it go back with goes-back as its start.does.
fault-examples-changed = Your rules change { $count ->
    [one] an example of { $game }: { $examples }. If that is what you mean, leave it so; if the clause that it shows does not hold any more, name it under replaces, and it is not told again.
   *[other] { $count } examples of { $game }: { $examples }. If that is what you mean, leave it so; if a clause that they show does not hold any more, name it under replaces, and they are not told again.
} Clauses: { $clauses }.
fault-right = { $game ->
    [none] No mistakes.
   *[other] No mistakes. The game is based on { $game }{ $changed ->
        [0] .
        [one] , and one of its examples comes out otherwise. To hear which one, add --verbose.
       *[other] , and { $changed } of its examples come out otherwise. To hear which ones, add --verbose.
    }
}
fault-call-is-command = { $word }, which is to be said for call { $call }, is a command of the program, too{ $lang ->
    [own] {""}
   *[other] , in language { $lang }
}. It is the call only while that is due, and the command otherwise. Choose another word.
fault-colour-is-command = { $word }, which is a name for colour { $colour }, is a command of the program, too{ $lang ->
    [own] {""}
   *[other] , in language { $lang }
}. Where it comes first it is the command; for the colour, players have to type the word for playing or calling before it. Choose another word.
fault-option-is-command = { $word }, which is a name for option { $option }, is a command of the program, too{ $lang ->
    [own] {""}
   *[other] , in language { $lang }
}. Before a game it is the option, and the command cannot be typed there. Choose another word.
fault-card-is-command = { $word }, which is a name for card { $card }, is a command of the program, too{ $lang ->
    [own] {""}
   *[other] , in language { $lang }
}. Alone it is the command; for the card, players have to type the word for playing before it. Choose another word.
fault-ends-at-limit = Of 100 trial rounds with { $players } players, { $share } ended at the turn limit. Change something so that rounds come to an end.
fault-ends-blocked = Of 100 trial rounds with { $players } players, { $share } ended because nobody could play or draw. Change something so that somebody can win.
fault-first-wins = Of 100 trial rounds with { $players } players, { $share } were won by the first player. Change something so that others have a chance.
fault-never-laid = In { $rounds } trial rounds with { $players } players, card { $card } was never played. Change something so that it comes into play, or delete it.
fault-last-call-caught = Call { $call } belongs to the last card, and with window at with-card whoever forgets it is punished at once, so others have no time to notice. Set window to next-turn-ends, or noticed-by to itself.
fault-wrong-run-does = Card { $card } does something, but the cards of { $rule } can be taken back, and what a card has done cannot. Take it out of the list, or delete wrong-run.
fault-called-alike = The title { $title } of card { $card } also stands for { $other }, in a colour that both have, or for several of its symbols: nobody can tell these cards apart. Give each a title of its own.
fault-stand-in-does = Card { $card } is played for other cards and does what they do, so { $key } of its own does nothing. Take it away.
fault-stand-in-in-countdown = In a countdown each player has a number of his own, so card { $card } cannot be played for others. Take away stands-for, or the countdown.
fault-cannot-be-stood-for = Card { $card } cannot be played for { $other }: what { $other } does depends on the card itself, on the one under it or on the hand. Take it out of the list.
fault-no-target = Effect { $effect } of card { $card } cannot concern those named under who. Write next, before or chosen, or for some effects others or everybody.
fault-only-next-answers = Effect { $effect } of card { $card } comes at once to those named under who, so nobody can answer it or play a card after it. Take answered-by and then away, or write next under who.
fault-no-row = Card { $card } bans the { $row } times table, which is not in matching.rows. Add it there, or ban another.
fault-too-many-bans = The cards ban { $rows } times tables, and { $most } are the most. Ban fewer.

## What is wrong with a rule book.
fault-book-without-name = A rule book begins with the name of the game. Write it in the first line, after one number sign and a space.
fault-book-heading = The heading { $heading } is neither a clause nor a card. After two number signs, write a clause, a colon and a title, such as H-1: Drawing, or the word card and its id, such as card wild.
fault-book-twice = The section { $section } is there twice. Keep one of the two.
fault-book-empty = The section { $section } has no text. Write at least one sentence under it.
fault-book-sign = The sign { $sign } is read aloud by screen readers. Write the sentence without it.
fault-book-unknown-clause = The rule book explains clause { $clause }, which is not among the clauses of the game. Add it to the rule file under clauses, or delete the section.
fault-book-unknown-card = The rule book explains the card { $card }, which is not a card of the game. Cards: { $expected }.
