# The commands: the word, other words and letters for it, what is typed with it, what it does. One entry a command; the
# table in the program gives the order.

command-agree = agree
    .use = agree and a sentence, such as agree Anna draws 3. Agree alone lists what can be agreed on
    .help = Proposes what no rule of the game says; it is done if all the others agree, and computer players always do.
command-undo = undo
    .use = undo, or undo 3
    .help = Takes back your last move, and all that followed, against computer players; the draw pile is reshuffled.
command-hand = hand
    .use = hand, hand numbers, hand by number, hand value, hand order number, or hand and a colour, a card or a name
    .help = Reads out your cards by colour; hand numbers adds their positions, hand by number reads out each number once, hand value what they count, hand and a colour only those, and hand with a name reads out another player's where hands are open. After hand order number, hands are always read out by number, after hand order colour by colour.
command-top = top
    .use = top
    .help = Says the top card, and the colour that was called.
command-turn = turn
    .use = turn
    .help = Says whose turn it is and what is to be done. Enter alone does the same.
command-counts = counts
    .use = counts
    .help = Says how many cards everybody holds.
command-piles = piles
    .use = piles
    .help = Says how many cards the draw pile and the discard pile have.
command-scores = scores
    .use = scores
    .help = Says the points so far.
command-pending = pending
    .use = pending
    .help = Says what is still to be drawn or answered, and by whom.
command-direction = direction
    .use = direction
    .help = Says which way play goes.
command-order = order
    .use = order
    .help = Says who sits at the table, in the order of play.
command-dealer = dealer
    .use = dealer, or before a game dealer and a name, dealer me, or dealer random
    .help = Says who deals. With a name it chooses who deals first in the next game, with random the lot decides.
command-play = play
    .use = play { example-card }, play { example-code }, or position 3 for the third card of your hand. { $wishes ->
        [yes] After the card comes what you call with it{ $calls ->
            [yes] , and the word that is due: play { $wish } { $call }
           *[no] : play { $wish }
        }
       *[no] { $calls ->
            [yes] After the card comes the word that is due: play { example-card } { $call }
           *[no] { "" }
        }
    }
    .help = Plays a card.
command-draw = draw
    .use = draw
    .help = Draws, by choice or because you must.
command-pass = pass
    .use = pass
    .help = Passes: you play nothing more, or you are skipped.
command-call = call
    .use = call{ $calls ->
        [yes] , or the word itself: { $call }
       *[no] { "" }
    }
    .help = Calls what is due, before the card or after it.
command-catch = catch
    .use = catch, or catch and a name
    .help = Says that somebody forgot a call.
command-challenge = challenge
    .use = challenge
    .help = Challenges the card that makes you draw.
command-choose = choose
    .use = choose and a colour, a player or a card
    .help = Chooses what a card asks for: a colour, a player, a card to give away.
command-can = can
    .use = can
    .help = Says what you can do now.
command-why = why
    .use = why and a card, such as why { example-card }, or why and several cards that are played together
    .help = Says why a card cannot be played, which rule says so, and what would fit.
command-what = what
    .use = what and a card, such as what { example-card }{ $wishes ->
        [yes] , what { $wish }
       *[no] { "" }
    }, or what and several cards that are played together
    .help = Says what would happen if you played a card.
command-tip = tip
    .use = tip
    .help = Suggests what you might do now, and says why.
command-rules = rules
    .use = rules, rules all, or rules save and a name for them
    .help = Says what this table plays: the game, the referee, the calls and the options.
command-rule = rule
    .use = rule { $clause }, rule 3, or rule and a word such as rule drawing. Rule alone says what the game is about, rule all reads out the whole book
    .help = Reads out a rule of the rule book.
command-card = card
    .use = card and any card of the game, such as card { $does }
    .help = Says what a card does, whether you hold it or not.
command-legend = legend
    .use = legend
    .help = Lists the short codes of the cards.
command-repeat = repeat
    .use = repeat
    .help = Says the last answer again.
command-more = more
    .use = more
    .help = Goes on with a long answer, even after you have typed something else.
command-last = last
    .use = last, last 5, or last 5 and one of game, turn, hand, error, help
    .help = Repeats the last things that happened, or the last lines of one sort.
command-back = back
    .use = back, or back and one of game, turn, hand, error, help
    .help = Goes back one line in what you were told.
command-forward = forward
    .use = forward, or forward and one of game, turn, hand, error, help
    .help = Goes forward one line again in what you were told.
command-find = find
    .use = find and a word, such as find { example-word }; find alone goes on to the line before
    .help = Finds the last line that has a word, in what you were told.
command-log = log
    .use = log and the name of a new file, such as log evening.txt
    .help = Writes everything you were told to a file.
command-news = news
    .use = news
    .help = Says what has happened since your last turn.
command-spell = spell
    .use = spell and a name
    .help = Spells a player's name.
command-help = help
    .use = help, or help and a command
    .help = Lists the commands, or explains one of them in full.
command-settings = settings
    .use = settings
    .help = Lists the language, the prompt, the pace, the speech, the braille display and how much is told, and how this table is set up: the game, the referee, the calls, the computer players and the seed.
command-braille = braille
    .use = braille 40, braille off, braille codes, braille full, braille six, or braille eight
    .help = Wraps lines for a braille display of the number of cells that you give, in short forms with card codes or in full sentences, for six dots or eight.
command-show = show
    .use = show game short, for example; one of game, turn, hand, chat, error, help or all, then full, short or off
    .help = Sets which messages are shown in the terminal, and whether in full.
command-quiet = quiet
    .use = quiet hand, or quiet off
    .help = Shows your hand in codes only, and never speaks it.
command-pace = pace
    .use = pace step, or pace free
    .help = Makes each move of the others wait for Enter, or tells them all at once.
command-prompt = prompt
    .use = prompt status, or prompt plain
    .help = Puts the top card and your count into the prompt, or takes them out.
command-speech = speech
    .use = speech on, speech off, speech stop, speech rate 60, speech volume 80, speech voice and a name, or how much of what: speech help off
    .help = Lets Sixdot speak by itself, for players who have no screen reader running.
command-next = next
    .use = next
    .help = Goes on with the lesson without doing the step.
command-learn = learn
    .use = learn
    .help = Leaves this game and starts the lesson about it, step by step with prepared cards.
command-games = games
    .use = games
    .help = Lists the games; new starts another one.
command-save = save
    .use = save and a name
    .help = Keeps this game under a name; sixdot resume and the name go on with it.
command-new = new
    .use = new
    .help = Leaves this game and starts another.
command-quit = quit
    .use = quit
    .help = Leaves Sixdot.

# Small words that may stand between the others, and the word for numbers behind hand.
words-numbers = numbers number positions n

# Help: at most eight lines.
example-card = { $called ->
    [suit] 9 of clubs
   *[colour] red 5
}
example-code = { $called ->
    [suit] c9
   *[colour] r5
}
example-does = draw two
example-clause = UN-3
example-word = { $called ->
    [suit] clubs
   *[colour] red
}
help-moves = To move: { command-play } { example-card }, { command-draw }, { command-pass }{ $calls ->
    [yes] , { command-call }
   *[no] { "" }
}{ $catches ->
    [yes] , { command-catch }
   *[no] { "" }
}{ $challenges ->
    [yes] , { command-challenge }
   *[no] { "" }
}. Short: p { example-code }, d, x.
help-hand = Your cards: { command-hand }, { command-hand } numbers, { command-hand } by number, { command-hand } value. Short: h.
help-table = The table: { command-top }, { command-counts }, { command-scores }, { command-pending }, { command-direction }, { command-order }. Enter: whose turn.
help-thinking = Before a move: { command-can }, { command-why } { example-card }, { command-what } { example-card }, { command-tip }.
help-rules = The rules: { command-rules }, { command-rule } 3, { command-card } { example-card }, { command-legend }, { command-agree }.
help-review = To hear again: { command-repeat }, { command-last } 5, { command-news }, { command-find } { example-word }. Another try: { command-undo }.
help-review-elsewhere = To hear again: { command-repeat }, { command-last } 5, { command-news }, { command-find } { example-word }.
help-program = The program: { command-settings }, { command-language }, { command-braille }, { command-learn }, { command-resume }, { command-replay }, { command-new }, { command-quit }.
help-program-elsewhere = The program: { command-settings }, { command-language }, { command-braille }, { command-show }.
help-more = Every command: { command-help } all. One: { command-help } { command-hand }. Several with semicolons.
help-command = { $name }: { $help }
    .braille = { $name }: { $help }
help-type = Type { $use }.
    .braille = { $use }
type-speech = { command-speech }
type-last = { command-last }
type-voice = voice
