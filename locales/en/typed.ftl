# What people type beside the words of the table of commands, and what is asked back. Lists have commas between their items; an item
# may have several words.

# Around a move. Small words say nothing at all; the words in between stand inside the name of a card; the noun may follow it.
words-typed-small = the, a, an, my, please, i, ill, im, will, want, would like, id like, would rather, id rather, like, to, let, me, us, lets, ok, okay, and, then, now,
    as, so, just, rather, must, have, have to, need to, going to, with, thanks, here is, heres
words-typed-articles = the, a, an, my
words-typed-between = of, in
words-typed-noun = card, cards
words-typed-counted = cards
# Whoever says this of a card, and not that it is laid, has it or wants it.
words-typed-has-or-wants = have, want, like, need
# The word in "the red one".
words-typed-the-one = one
# What a verb is parted from, and what it is about.
words-typed-away = down, up, out, on, away, again, too, from the pile, from pile, from the deck, from deck, off the pile, on the pile, on the table,
    on top
words-typed-it = it, that, this, them, him, her
words-typed-until = until one fits, until a card fits, until it fits, until something fits, until i can play, until playable, until
# No answer to the question for a colour.
words-typed-no = no, no thanks, no thank you, rather not, none, nothing, cancel, never mind, nope, forget it, not that
# Said where Enter is waited for.
words-typed-goes-on = go on, continue, carry on, enter, press enter, return, next, ok, okay
words-typed-places = first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth
words-typed-numbers = one, two, three, four, five, six, seven, eight, nine, ten

# What a move is called, beside its command.
words-typed-play = play, lay, counter, counter with, answer with, put, put down, place, throw, discard, drop, use
words-typed-draw = draw, draw another, take, take another, pick another, pick, pick up, pickup, fetch
words-typed-pass = pass, pass my turn, end my turn, end turn, end the turn
# Where a skip has to be sat out.
words-typed-sit-out = sit out, i sit out, i miss my turn, miss my turn, miss a turn, i miss a turn
words-typed-call = call, say, shout, announce, yell
words-typed-catch = catch, caught
words-typed-challenge = challenge, doubt, bluff, call bluff, call your bluff, call the bluff, thats a bluff, that is a bluff
words-typed-choose = it is, choose, wish, wish for, wishes, call, name, naming, names, pick, say, colour, color, colour is, color is, suit, suit is,
    make, change, change colour, change color, change the colour, change the color, switch, take, for, swap with, give, give away

# Around a question.
words-typed-loose = is, are, there, it, do, does, that, this, now, cells, display, about, currently, then
words-typed-tell = say, tell, tell me, name, read, read me, read out, give me, list, show me, let me hear, let me see
# What begins so is a question, and numbers with these between them are all from one to the other.
words-typed-asking = do i have to, do i need to, must i, will i, would i, have i, shall i, should i, could i, do i, did i, am i, was i, i have a, i have an, i have the
# Whether such cards are held.
words-typed-holding = do i have, do i have any, do i hold, do i hold any, have i, have i any, have i got, have i got any, did i get any, what do i have in, what do i have of
# Around a name: what somebody holds.
words-typed-hand-of = what has, what has got, what does have, what does hold, what is holding, what cards has, what cards has got, what cards does have, which cards has, which cards has got, which cards does have
# The same card twice, and what its name may end with then.
words-typed-both = both, both my, both of my, both the, both of the, two, my two, two of my
words-typed-both-endings = s
words-typed-range = to, till, through
# What stands before the card that is on top.
words-typed-onto = on, onto, upon, over
# Said to the program, and no call. Somebody forgot one.
words-typed-no-call = me, us, again, him, her
# With which it is said how something is: nobody leaves so, and nothing is taken back.
words-typed-copulas = is, was, its, thats, am, are
# Whole lines that could be a command and are none.
words-typed-remarks = the end, an end, put up, take away, take it away, take that away
words-typed-forgot = forgot, forgotten, forget, didnt say, not said
# What is asked about a move that one has to make.
words-typed-must-why = why, why am i, why must i, why do i have to, why do i need to, why should i, why did i have to
# What begins so asks about a move that is made without a card: its rule is told.
words-typed-wonders = why, why am i, what if, what if i, if i, what happens if i, what happens when i, what happens if you, what happens if, why must i, why do i have to,
    why do i need to, why should i, why cant i, why can i not, why cannot i, why may i not, when do i, when must i, when may i, when can i, when do i have to,
    what does it cost to, what does, how does

# Other ways to ask. The words of the lists above stand aside.
words-phrases-draw = draw a card, take a card, pick up a card
words-phrases-hand = which colour do i have most of, which color do i have most of, which suit do i have most of, what suit do i have most of, what do i have most of, my hand, my cards, show my cards, show my hand, tell my cards, read my cards, read hand, read cards, list my cards,
    what do i have, what have i got, whats in my hand, what is in my hand, what are my cards, what cards do i have, which cards do i have,
    which cards do i hold, what do i hold, which colours have i got, which colors have i got, show hand, show cards, whats my hand, what can i see
words-phrases-top = what colour did call, which colour did call, what color did call, which color did call, what suit did call, which suit did call, what did call,
    which colour was called, what colour was called, which color was called, what color was called, which suit was called, what suit was called, top card, the last card, what was the last card, which card was last, last card played, whats the top card, what is the top card, whats on top, what is on top, whats on the pile, what is on the pile,
    what lies on top, what lies, discard pile, pile, what colour is it, what color is it, which colour, which color, which suit, what suit is it, whats the suit, whats the colour, whats the color,
    which card is on top
words-phrases-turn = whose turn, whos turn, who turn, whose turn is it, whos turn is it, is it my turn, my turn, whose go, whose go is it, who is it,
    whos up, who is up, info, status, where are we, what now, whats up, am i on turn, whats going on,
    what do i have to do, what do i have to do now, what must i do, what must i do now
words-phrases-counts = how many, how many cards, how many cards has everybody got, how many cards does everybody have, how many cards do they have,
    how many cards are left, card count, card counts, cards left, who has how many cards, how many left, how many cards does everyone have, how many cards has everyone got, how many cards does everyone hold,
    how many cards does have, how many cards is holding, how many cards does hold, how many is holding, how many does hold, has one card, has one card left,
    does have one card, does have one card left, is out, is almost out, how many cards do i have, how many cards have i got, how many does have, how many cards has, how many cards has got,
    how many do i have,
    who has the fewest cards, who has the most cards
words-phrases-piles = draw pile, the draw pile, the deck, the stock, how many cards are in the pile, how many cards are in the draw pile, how many cards are in the deck, how many cards are in the stock, how many are in the pile, how many are in the deck,
    how many cards are left in the pile, how many cards are left in the draw pile, how many cards are left in the deck, how many cards are left to draw, how many are left in the pile, how many are left in the deck, how many are left to draw,
    how big is the pile, how big is the draw pile, how big is the deck
words-phrases-scores = who won, who has won, whats the score, what is the score, how many points, whos winning, who is winning, who leads, the points,
    how many points do i have, how many points have i got, how many points does have, how many points has, who has the most points,
    numbers, the numbers, my number, which number do i have, what is my number
words-phrases-pending = how many do i have to draw, how many cards do i have to draw, how many cards must i draw, what is pending, whats pending, anything pending, do i have to draw, what do i have to draw, how many must i draw
words-phrases-direction = which direction, which way, which way round, which way are we going, direction of play, clockwise
words-phrases-dealer = who deals, who dealt, who has dealt, who is dealing, whos dealing, who is the dealer, whos the dealer, whose deal, whose deal is it
words-phrases-order = who is on my left, who is on my right, whos on my left, whos on my right, who is to my left, who is to my right, who sits on my left, who sits on my right, who sits next to me, who is before me, who is playing, whos playing, who plays, seating order, who sits where, playing order, who is next, whos next,
    who starts, who begins, who started, who goes first, who is after me, who comes after me
words-phrases-can = could i play, could i lay, could i put, might i play, may i lay, can i lay, can i put, am i allowed to play, could i draw, may i take, can i take, i cant, i cant play, i cant go, i cannot play, i have nothing, nothing fits, what can i play, what can i do, what can i do now, can i play, can i play anything, moves, my moves, what fits, which cards fit,
    which cards can i play, possible moves, legal moves, playable, playable cards, what goes, what can be played, do i have to say uno, do i have to call, must i call uno, must i say uno, is uno due, do i have to say anything
words-phrases-why = why not, why cant i play, why can i not play, why cant i lay, why can i not lay, why cant i, does, can i play the, may i play,
    why doesnt, why does
words-phrases-what = what if, what if i play, what happens if i play, what would happen if i play, what happens if i lay, what happens with,
    if i play, if i lay
words-phrases-card = what does, what is, whats, explain, effect of, what do
words-phrases-tip = which colour should i play, which color should i play, which suit should i play, which colour is best, which color is best, which suit is best, tip, a hint, a tip, give me a hint, give me a tip, any advice, any hint, any tip, what should i play, what should i do, what shall i play,
    what shall i do, suggest something, suggest, what should i choose, what should i call, what shall i call, what should i wish, what should i wish for, which colour should i choose, which colour should i call, which color should i call, should i challenge, should i call, should i call uno, help me,
    what would you play, what would you do, recommend
words-phrases-rules = the rules, what are the rules, house rules, table rules
words-phrases-rule = how does one, how do you, rules for, rule for, rule about
words-phrases-legend = card codes, short codes, the codes
words-phrases-repeat = repeat that, say again, say that again, pardon, what was that, once more, sorry, come again, one more time
words-phrases-last = what did i draw, what have i drawn, which card did i draw, what card did i draw, last things, the last
words-phrases-back = previous move, the move before
words-phrases-forward = next move, the next move
words-phrases-news = who played last, who just played, who was last, what happened, what has happened, what did i miss, whats new, what is new, what changed,
    what did play, what did do, what has played, what has done, what did do last, what did play last, what did draw, did draw, did play, did pass, did challenge, has drawn, has passed, has just played, why did draw, why did pass, why did play,
    what did the others do, what was played
words-phrases-help = commands, list commands, the commands, what can i type, which commands are there, all commands, how do i, help with, manual
words-phrases-settings = preferences, setup, configuration
words-phrases-language = set language, change language, switch language, sprache, kieli
words-phrases-braille = braille display
words-phrases-games = list of games, which games are there, other games, list games, all games
words-phrases-quit = goodbye, good bye, leave, end, leave the game, end the game, quit the game, i want to quit, close, stop the game, leave game
words-phrases-undo = take back, take it back, take that back, undo that, undo move, undo my move, take the move back
words-phrases-new = new game, start again, start over, another game
words-phrases-learn = tutorial, teach me, start the lesson
words-phrases-take = i take, pick, pick up, lets take
words-phrases-left = left side, the left side, take the left side
words-phrases-right = right side, the right side, take the right side
words-phrases-save = save game, save the game, save as
words-phrases-free = free cards, what is free, whats free, which cards are free, show the wall, the wall
words-phrases-row = what is on stack, whats on stack, what is on row, whats on row, show stack, show row
words-phrases-pairs = which pairs are there, which pairs can i take, all pairs, what pairs are there, show pairs, pairs with
words-phrases-bans = which bans are there, any bans, is there a ban, are there bans, which bans are in force, what is banned, whats banned,
    which rows are banned
words-phrases-collected = collected cards, what have i collected, what did we collect
words-phrases-put = put in its row, put to its row, put in row, put it in its row, to its row
words-phrases-lay = lay it, play it, lay down, lay it on its pile
words-phrases-top-patience = next card, the next card, whats the next card, what is the next card, turned card, the turned card, which card, what card
words-phrases-counts-wall = how many cards lie where, how many in each stack, how many in each row, how many cards are in each row, how many cards are in each stack, how many cards are left
words-phrases-counts-patience = how many cards lie where, how many left, how many cards, how many cards are left
words-phrases-piles-patience = the piles, top cards, tops of the piles
words-phrases-rows = the rows, row ends, ends of the rows
words-phrases-chances = can i still win, can this be won, can it be won, is it winnable, can i win
# Whole lines, and the command that each is.
words-lines = mute = speech off, be quiet = speech stop, hush = speech stop, silence = speech stop, shut up = speech stop,
    language german = language de, language finnish = language fi, language english = language en, set language german = language de,
    set language to german = language de, change language to finnish = language fi, no braille = braille off, step by step = pace step, one by one = pace step, hand with numbers = hand numbers, my hand with numbers = hand numbers,
    cards with numbers = hand numbers, number my cards = hand numbers, how do i draw = help draw, how do i play = help play,
    how do i play a card = help play, how do i call = help call, how do i pass = help pass, status in prompt = prompt status

# What is asked back.
unknown-card-suggest = I don't know a card with { $word } in its name. Did you mean { $suggestion }?
    .braille = { $word }? { $suggestion }?
read-half = { $word } is only a part of a card's name. If you mean { CARD($card, article: "told") }, type all of it.
    .quiet = { $word } is only a part of a card's name. Type all of it.
    .braille = { $word }: { CODE($card) }?
held-so-often = You hold { CARD($card, article: "told") } only { $count ->
    [one] once
   *[other] { $count } times
}. Nothing was played.
    .braille = { $count }x { CODE($card) }
read-only-card = I don't understand the whole line. To play the card, type { $command } { CARD($card, article: "told") }.
    .quiet = I don't understand the whole line. To play the card, type { $command } and nothing but its name.
    .braille = { $command } { CODE($card) }?
read-one-player = Only one player can be caught at a time. Nobody was caught.
    .braille = only one name
read-several = { $word } can be read in several ways: { $ways }. Type one of them in full.
    .braille = { $word }: { $ways }?
read-too-much-asked = Not understood: { $word }. Type only { $command }.
    .braille = { $command }: not { $word }
read-too-much = Nothing may follow { $command } here, but you typed { $word }. Nothing was done.
    .braille = { $command }: not { $word }
read-position = Nothing was played, since you were asked for a card. If you mean position { $position }, type it once more, otherwise type the name of the card.
    .braille = position { $position }?
read-only-move = That would be a move, and nothing has been done. To do it, type { $command }.
    .braille = { $command }?
read-move-within = I don't understand the whole line, so nothing was done. To make the move, type { $command }.
    .braille = { $command }?
read-nothing-asked = Nothing is being asked now.
    .braille = no question
read-too-long = That is too much for one line: at most { $letters } letters and { $commands } commands. Nothing was done.
    .braille = line too long
read-several-wishes = Call only one { $called ->
    [rank] number or rank
    [suit] suit
   *[colour] colour
} with cards that you play together.
    .braille = only one { $called ->
        [rank] rank
        [suit] suit
       *[colour] colour
    }
read-course-stops = Nothing was played: { CARD($card, article: "told") } cannot be played at its place in the line.
    .braille = stops at { CODE($card) }
read-draw-count = { $count ->
    [0] Cards are drawn there until one fits. Type { type-draw }.
    [one] Only 1 card can be drawn now. Type { type-draw }.
   *[other] { $count } cards are drawn now, no other number. Type { type-draw }.
}
    .braille = draw { $count }
undo-fewer = So many moves cannot be taken back. Nothing was taken back.
    .braille = not so many
