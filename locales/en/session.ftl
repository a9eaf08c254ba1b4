# Setting up a table, and what the program itself says.

greeting = Sixdot. Card games by ear and by fingertip.
language-name = English
language-choice = { $number }: English. For English, type { $number } and press Enter.
language-chosen = English. To change it later, type: { type-language }.
language-changed = English from now on.
language-unknown = Sixdot does not speak { $word }.

ask-game = Which game? Press Enter for { $default }, type uno classic for the rules in the box, or another name or number, or { type-games } for a list.
options-item = { $number }: { $name }: { $value }.
ask-option = Which house rule? Type a number or a name, or press Enter to continue.
ask-value = { $name }: currently { $value }. Type a number, or press Enter to keep it.
ask-value-number = { $name }: currently { $value }. Type a number from { $min } to { $max }, or press Enter to keep it.
unknown-house-rule = This game has no house rule { $word }. For a list, type { type-options }.
unknown-value = { $word } cannot be chosen here.
which-value = { $name } can be: { $values }. Type the name and one of these.
not-together = { $first } and { $second } do not go together, so { $second } stays as it was.
ask-players-again = Please type a number from { $min } to { $max }, or press Enter for { $default }.
ask-players-teams = For teams of equal size there must be { $sizes } players. Please type a number, or press Enter for { $default }.
ask-players-sizes = The game is for { $sizes } players. Please type a number, or press Enter for { $default }.
name-wrong = A name can have up to { $max } letters, and must not be a command.
ask-again = Another game? Press Enter for the same one, type { type-new } for a different one, or type { command-quit } to leave.
ask-next-round = Press Enter to deal the next round.
catch-stop = Press Enter to continue. If a call was forgotten, type { type-catch } and a name.
    .braille = Enter or { type-catch }
pass-keyboard = Pass the keyboard to { $who }. { $who }, press Enter.
    .braille = { $who }: Enter
scrollback = Please do not scroll back in the terminal to other people's turns.

ask-colour = { $called ->
    [rank] Which number or rank? { COLOUR($colours, join: "or", capital: "yes") }.
    [suit] Which suit? { COLOUR($colours, join: "or", capital: "yes") }.
   *[colour] Which colour? { COLOUR($colours, join: "or", capital: "yes") }.
}
    .braille = which: { CODE($colours) }
ask-whose-name = Whose name? { $names }.
    .braille = whose: { $names }

unknown-command = I did not understand: { $word }. { press } { type-help } for all commands.
    .short = I did not understand: { $word }.
    .braille = unknown: { $word }
unknown-command-suggest = I did not understand: { $word }. Did you mean { $suggestion }?
    .braille = { $word }? { $suggestion }?
unknown-command-card = I did not understand: { $word }. To play the card, type { $play } { CARD($card, article: "told") }. To hear what it does, type { $ask } and its name.
    .short = I did not understand: { $word }.
    .braille = unknown: { $word }
rule-silent = The rules of this game say nothing about that. For a list of rules, type { type-rule }.
    .braille = rules: nothing
ambiguous-card = Which card do you mean by { $word }: { CARD($cards, article: "told", join: "or") }?
    .quiet = Several of your cards could be meant by { $word }. Be more specific.
    .braille = { $word }: { CODE($cards) }
unknown-player = Nobody at this table is called { $word }. The players: { $names }.
    .braille = nobody { $word }
unknown-colour = { $called ->
    [rank] There is no number or rank called { $word }, only { COLOUR($colours) }.
    [suit] There is no suit called { $word }, only { COLOUR($colours) }.
   *[colour] There is no colour called { $word }, only { COLOUR($colours) }.
}
    .braille = { $word }? { CODE($colours) }
no-colour = { $laid ->
    [yes] You have to call one: { COLOUR($colours, join: "or") }.
   *[no] The card has not been played yet. To leave it in your hand, make another move. To play it, call { COLOUR($colours, join: "or") }.
}
    .braille = { $laid ->
    [yes] { CODE($colours) }?
   *[no] not played; or: { CODE($colours) }
}
unknown-clause = This game has no rule { $word }. For a list, type { type-rule }.
    .braille = no { $word }
missing-card = Which card? Type it after { $command }, by its name, its code or its position.
    .braille = which card
stale-position = Your hand has changed since you heard it, so position { $position } may be another card now. { press } { type-hand }.
    .braille = hand changed
no-such-position = { $count ->
    [0] Your hand is empty, so there is no position { $position }.
    [one] Your hand has 1 card, so there is no position { $position }.
   *[other] Your hand has { $count } cards, so there is no position { $position }.
}
    .braille = no { $position }
not-now = The command { $command } cannot be used now.
    .braille = not now
nothing-more = There is nothing more to hear.
    .braille = no more
nothing-to-repeat = There is nothing to repeat yet.
    .braille = nothing
no-such-number = Please type a number from { $min } to { $max }.
    .braille = { $min } to { $max }
enter-for-more = Press Enter for more, or type { command-more } later.
    .braille = Enter
interrupted = To leave, { press-there } { type-quit }.
    .braille = { type-quit }
good-bye = Goodbye.
    .braille = bye
record-written = The game is recorded in { $file }.
record-failed = The game could not be recorded in { $file }: { reason }.
record-folder-open = Other users of this computer can open the folder { $folder }. Sixdot does not change that, but only you can read the games in it.
reason = { $reason ->
    [not-found] there is no such file or folder
    [permission] you are not allowed to
    [busy] another program is using the file
    [exists] the file is already there
    [full] the disk is full
    [too-large] the file is too large
    [no-file] it is not a file
    [no-folder] there is a file where a folder should be
    [in-use] another program already uses the address
    [not-here] this machine has no such address
   *[other] the system does not allow it
}

taken-back = { $count ->
    [one] { $you ->
        [yes] Your last move is taken back, with everything after it. The draw pile is reshuffled.
       *[no] { $who } takes back the last move, with everything after it. The draw pile is reshuffled.
    }
   *[other] { $you ->
        [yes] Your last { $count } moves are taken back, with everything after them. The draw pile is reshuffled.
       *[no] { $who } takes back the last { $count } moves, with everything after them. The draw pile is reshuffled.
    }
}
    .braille = { $count ->
        [one] { $who } undo
       *[other] { $count }x { $who } undo
    }
undo-others = Moves can be taken back only where you play alone against computer players.
    .braille = no undo
undo-unverified = From now on, this game cannot be verified, because a move was taken back.
    .braille = no longer verified
undo-unverified-end = The shuffle of this game is not verified, because moves were taken back.
    .braille = not verified: undo
undo-revealed = No move can be taken back any more: the game is over, and its shuffle is revealed.
    .braille = over, no undo
undo-strict = Under the strict referee no move can be taken back.
    .braille = no undo
undo-parted = There is nothing to take back: this game continues another one, and you have not made a move in it yet.
    .braille = nothing to undo
undo-nothing = There is nothing to take back: you have made no move in this round.
    .braille = nothing to undo
undo-learnt = There is nothing to take back: since your last move you have seen another player's cards.
    .braille = nothing to undo
save-which = This game is recorded move by move, and sixdot resume continues it. To keep it for longer, type { command-save } and a name.
    .braille = { command-save } and a name
save-no-name = Nothing was saved: { $word } cannot be the name of a game. Type only { command-save } and a name.
    .braille = no name: { $word }
# Said before or behind a name, and no part of it.
save-name = The name of a game can have letters, digits and hyphens, and needs at least one letter. For example, type { command-save } tuesday.
name-of-device = { $name } is the name of a device on Windows. Choose another name.
    .braille = { command-save } tuesday
save-nothing = This game is not recorded, so it cannot be saved.
    .braille = not recorded
save-exists = There is already a game saved as { $name }. Please choose another name.
    .braille = { $name } exists
saved-game = The game is saved as { $name }. To continue it, type { $typed }.
    .braille = saved { $name }
going-on-with = Continuing { $game }.
record-torn = The last line of the record, line { $line }, is incomplete and is ignored.

level-random = random
level-easy = easy
level-medium = medium
level-hard = hard
dealer-chosen = { $you ->
    [yes] You deal first in the next game.
   *[no] { $who } deals first in the next game.
}
    .braille = { $you ->
    [yes] me deal
   *[no] { $who } deals
}
dealer-by-lot = In the next game, the first dealer is chosen at random.
    .braille = dealer random
dealer-unknown = Nobody at the table is called { $word }, so the last seat deals first.
    .braille = { $word }? last seat deals
dealer-not-me = You do not sit at this table, so the last seat deals first.
    .braille = last seat deals
bot-names = Anna, Ben, Clara, David, Ella, Felix, Greta, Henry, Ida, Julia
person-name = Player { $number }
own-name = Me

settings-item = { $name }: { $value }.
setting-language = Language
setting-name = Name
setting-game = Game
setting-referee = Referee
setting-calls = Calls
setting-levels = Computer players
player-level = { $who } { $level }
setting-seed = Seed
setting-prompt = Prompt
value = { $value ->
    [kind] kind
    [strict] strict
    [typed] typed
    [automatic] automatic
    [full] full
    [short] short
    [constant] plain
    [status] status
    [on] on
    [step] step by step
    [free] free
    [by-number] by number
    [as-received] as received
    [by-colour] by colour
   *[off] off
}
seed-held-back = hidden until the game is over

settings-more = To hear the rules of this table, type { command-rules }. On the command line, sixdot settings lists every setting.
    .braille = { command-rules }
games-choice = { $number }: { $name }.
    .braille = { $number }: { $name }
unknown-game = There is no game called { $word }. For a list, type { type-games }.
    .braille = { $word }?
unknown-game-suggest = There is no game called { $word }. Did you mean { $suggestion }? For a list, type { type-games }.
    .braille = { $word }? { $suggestion }?
option-referee = { setting-referee }
option-calls = { setting-calls }
option-value-kind = kind
option-value-strict = strict
option-value-typed = typed
option-value-automatic = automatic
option-rounds = Rounds
option-until = Points to play to
option-cards = Cards for each player
option-own-cards = Custom cards
option-black-last = A black card as the last one
option-black-on-black = A black card on a black card
option-noticing = Who notices a forgotten call
option-two-players = Reverse with two players
option-hands = Hands
option-last = Last card
option-another-pair = Another pair after a double match
option-value-until-0 = none
option-value-yes = allowed
option-value-no = not allowed
option-value-itself = the program
option-value-others = the others, who must catch it
option-stacking = Stacking
option-draw = Drawing
option-drawn-card = A drawn card that fits
option-bluffing = Bluffing with a wild draw four
option-doubles = Two of the same cards at once
option-straights = Straights
option-last-card = The last card
option-jump-in = Jumping in with the same card
option-jump-in-typed = jumping in, jump in
option-bluffing-typed = bluffing
option-doubles-typed = doubles, pairs
option-seven-zero-typed = swapping hands
option-stacking-typed = stack
option-teams = Teams
option-seven-zero = Hands after a seven or a zero
option-value-seven-zero-no = stay
option-value-seven-zero-yes = are swapped, or move on
option-points = Points
option-jack-on-jack = A jack on a jack
option-seven = Answering a seven
option-eight = Answering an eight
option-ace-again = Another card after an ace
option-reverse = What reverses the direction
option-penalty = Cards for a forgotten call
option-wrong-play-penalty = Cards for a wrong play
option-value-stacking-draw-two = a draw two answers a draw two
option-value-stacking-draw-four = a wild draw four answers a wild draw four
option-value-stacking-both = each answers its own kind
option-value-stacking-across = each answers either kind
option-value-draw-one = one card
option-value-draw-until-playable = until a card fits
option-value-drawn-card-stays = stays in the hand
option-value-drawn-card-may-be-played = may be played at once
option-value-drawn-card-must-be-played = must be played at once
option-value-bluffing-allowed = allowed
option-value-bluffing-forbidden = not allowed
option-value-black-on-black-draw-four = a wild draw four on a wild
option-value-black-on-black-all = any black card on any other
option-value-last-card-coloured = any but a black one
option-value-last-card-number = a number card
option-value-last-card-any = any
option-value-last-card-no-jack = any but a jack
option-value-teams-no = none, everybody plays alone
option-value-teams-2 = two teams
option-value-teams-3 = three teams
option-value-points-minus = penalty points for the cards still held
option-value-points-winner = to the winner, for the others' cards
option-value-another-pair-must = must be taken
option-value-another-pair-may = may be taken
option-value-answerable = allowed
option-value-not-answerable = not allowed
option-value-reverse-nine = the nine
option-value-reverse-ten = the ten
option-value-reverse-none = no card
option-value-direction = only changes the direction
option-value-skip = skips the other player
option-value-hands-hidden = hidden
option-value-hands-open = open
option-value-last-any = any card
option-value-last-number = only a number card
option-round-end = The round ends
option-value-round-end-first-out = when the first player is out
option-value-round-end-one-left = when only one player is left
option-start-card = The start card
option-value-start-card-any = any card
option-value-start-card-number = a number card
option-bluff = What makes a wild draw four a bluff
option-value-bluff-number = a number card of the colour in force
option-value-bluff-colour = any card of the colour in force
option-out-at = Penalty points at which a player leaves the match
option-value-out-at-0 = none
option-may-draw = Drawing although a card fits
option-preset = Set of house rules
option-preset-typed = preset
option-value-preset-book = none
option-value-preset-family = family
option-value-rounds-0 = until the points are reached
option-value-stacking-yes = allowed
option-value-points-none = none, rounds count
option-value-points-finisher = to each player who goes out, for the others' cards
option-value-seven-answerable = allowed, and the number doubles
option-value-seven-adding = allowed, and two cards are added
option-value-seven-answerable-turn-over = allowed, the number doubles, and the player who draws loses the turn
option-value-seven-adding-turn-over = allowed, two cards are added, and the player who draws loses the turn
option-value-seven-not-answerable-turn-over = not allowed, and the player who draws loses the turn
option-ace-skips = An ace skips the next player
option-pack = Cards in the deck
why-fits = { CARD($card, article: "told", capital: "yes") } fits.
    .braille = { CODE($card) } fits
why-fit-together = { CARD($cards, article: "told", capital: "yes") } can be played together.
    .braille = { CODE($cards) } fit
matches = { $count ->
    [0] Nothing begins like that.
    [one] 1 match: { $words }.
   *[other] { $count } matches: { $words }.
}
    .braille = { $words }
not-understood = Not understood. Type { $use }.
    .braille = { $use }
settings-unsaved = This setting is not saved, because Sixdot was started with --lang.
    .braille = --lang: not saved
settings-not-saved = The setting could not be saved in { $file }: { reason }.
none-held = None of your cards is called { $word }. { press } { type-hand } to hear yours.
    .braille = none { $word }
only-calls = { $who } can only call and catch while somebody else has the keyboard.
    .braille = { $who }: call, catch
rest-not-done = The rest of the line was ignored.
    .braille = rest ignored
nobody-to-catch = Nobody has forgotten anything that can be caught now.
    .braille = nobody
prompt-is = { $status ->
    [yes] The prompt shows the top card and how many cards you hold.
   *[no] The prompt is plain.
}
    .braille = { $status ->
    [yes] prompt status
   *[no] prompt plain
}
prompt-is-wall = { $status ->
    [yes] The prompt shows how many cards you have, how many the others have, and how many pairs there are.
   *[no] The prompt is plain.
}
    .braille = { $status ->
    [yes] prompt status
   *[no] prompt plain
}
prompt-is-patience = { $status ->
    [yes] The prompt shows the turned card and the card that it would go on.
   *[no] The prompt is plain.
}
    .braille = { $status ->
    [yes] prompt status
   *[no] prompt plain
}
no-folder = There is no folder for your files, because HOME is not set.
profile-name = The name of your rules can have up to 40 letters, digits and hyphens. For example, type { type-rules-save } friday.
profile-as-book = This table plays by the book, so there is nothing to save.
    .braille = as in the book
profile-exists = There is already a game called { $name }. Please choose another name.
    .braille = { $name } exists
profile-failed = The rules could not be saved in { $file }: { reason }.
profile-saved = Saved as { $name }. { $about } From now on, { $name } is a game like any other. You can share it with others: it is in the file { $file }.
    .braille = saved { $name }
unknown-candidate = { $word } is not one of the choices.
    .braille = not { $word }
ask-cards = { $count ->
    [0] Custom cards? Press Enter for none, or type a number from 1 to { $ready } for a ready-made card, or a sentence to write on a blank one. To hear the ready-made ones, type list.
    [one] 1 custom card. Add another, or press Enter to begin.
   *[other] { $count } custom cards. Add another, or press Enter to begin.
}
ask-cards-sign = Please type a sentence without signs that are read aloud, such as quotation marks.
ask-cards-again = Please type a number from 1 to { $ready }, a sentence, or Enter.
ask-cards-text = To write that on a card, type: { type-text } { $text }.
    .braille = { type-text } { $text }?
type-text = text
ready-card = { $number }: { $card }
waits-for-others = The others are still being asked.
    .braille = waiting for others
only-at-home = The command { $command } works only in games on your own computer, not over the network.
    .braille = not here
button-enter = Continue

# A card was to be played on one that is not there.
read-not-on-top = { $word } is not on top. Nothing was done.
# House rules that are typed during a game.
options-next-game = The house rules apply from the next game on.
