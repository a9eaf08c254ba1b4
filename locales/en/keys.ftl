# Single keys: each key acts alone, without Enter.

command-keys = keys
    .use = keys on, or keys off
    .help = Makes each key act alone; ? lists the keys, a colon opens a typed line, Page Up and Page Down repeat what you heard.
setting-keys = Single keys
keys-are = { $on ->
    [yes] Single keys are on. Press ? for the keys, or a colon to type a line.
   *[no] Single keys are off.
}
    .braille = { $on ->
        [yes] keys on, ? lists
       *[no] keys off
    }
keys-not-here = Single keys need a terminal, and this is not one.
    .braille = no keys here

# The keys: each with its command, in the words of the program. Capitals are as good as small letters.
words-keys = h hand, e hand+numbers, t top, d draw, p pass, z call, c catch, x challenge, u undo, n counts, comma where, w turn, k scores, o order, g pending, y direction, a can, i tip, f news, r repeat, m more, l legend, j rules, s next, v new, b learn, q quit
words-keys-wall = f free, p pairs, comma left, stop right, u undo, z under, g collected, b bans, n counts, w turn, k scores, o order, a can, i tip, c news, r repeat, m more, l legend, j rules, s next, v new, x learn, q quit
words-keys-patience = l lay, d lay+colour, p put, f choose+colour, k keep, v auto, u undo, s stop, h top, t piles, e rows, x counts, w turn, g scores, c chances, a can, i tip, n news, r repeat, m more, o legend, j rules, z next, y new, b learn, q quit

# What a key is answered with.
key-item = { $sort ->
    [comma] comma { $name }
    [stop] full stop { $name }
   *[letter] { $key } { $name }
}
key-colour = and a colour
key-unknown = { $key } does nothing here. Press ? for the keys.
    .braille = no key { $key }, ? lists
key-unnamed = This key does nothing here. Press ? for the keys.
    .braille = no key, ? lists
# A position in the hand, before its number.
words-position = position
key-none-playable = You cannot play any of your cards.
    .braille = none fits
key-nothing-done = Nothing was done.
key-line-opened = Type a line and press Enter, or press Escape to leave it.
    .braille = type, Enter; Escape leaves
key-line-left = You have left the line. Each key acts alone again.
    .braille = line left, keys
review-kind = { $kind ->
    [game] Moves
    [chat] Talk
    [hand] Your cards
   *[all] Everything
}.
key-sure = { $does } To do it, press { $key } again.
    .braille = { $does } { $key } again: yes
key-sure-can-play = You can play a card. To do it all the same, press { $key } again.
    .braille = can play; { $key } again: yes
key-two-digits = Press two digits, such as 12 for the twelfth card.
    .braille = 2 digits?
key-pair = { $number }, and the second number?
    .braille = { $number } and?
key-which-colour = Which colour? { $keys }.
    .braille = { $keys }

# The keys that are told at ?, at most eight lines.
keys-replay = Enter: the next move. Up: the move before. Space: whose turn it was. A colon opens a typed line, for example { command-help }.
keys-answers = To answer: { $keys }.
keys-digits = Your cards: 1 to 9 play the card at that position, 0 the tenth, a full stop and two digits any position.
    .braille = 1-9 card, 0 tenth, full stop 12 twelfth
keys-digits-wall = To take a pair, press its two numbers one after the other, 0 for 10.
    .braille = 2 numbers: pair, 0: 10
keys-moves = To move: { $keys }.
keys-table = The table: { $keys }.
keys-thinking = Before a move: { $keys }.
keys-again = To hear again: { $keys }, up and down line by line. Page Up and Page Down go through one kind of line, also while you type; hyphen or Ctrl+O changes the kind.
keys-again-replay = To hear again: { $keys }.
keys-program = The program: { $keys }.
keys-more = { $hand ->
    [yes] Left and Right go through your cards, Tab and Shift+Tab through those you can play; Enter then plays the card. { $goes-on ->
        [yes] Press Enter to continue, or a colon to open a typed line.
       *[no] A colon opens a typed line.
    } Space says what can be done.
   *[no] { $goes-on ->
        [yes] Press Enter to continue, or a colon to open a typed line.
       *[no] A colon opens a typed line.
    } Space says what can be done.
}
