# The commands: the word, other words and letters for it, what is typed with it, what it does. One entry a command; the
# table in the program gives the order.

command-agree = agree
    .use = agree and a sentence, such as agree Anna draws 3
    .help = Proposes something that no rule covers, and does it if everybody agrees; agree alone lists what can be proposed.
command-undo = undo
    .use = undo, or undo 3
    .help = Takes back your last move and everything after it, against computer players; the draw pile is reshuffled.
command-hand = hand
    .use = hand, hand numbers, hand by number, hand value, hand order number, hand order received, or hand and a colour, a card or a name
    .help = Reads out your cards. With hand order, you choose the order for good: colour, number, or received, with the oldest card first.
command-where = where
    .use = where, or where and a card, such as where { example-card }
    .help = Says at which position of your hand the card is that you drew last, or the card that you name.
command-top = top
    .use = top
    .help = Says the top card, and the colour that was called.
command-turn = turn
    .use = turn
    .help = Says whose turn it is and what can be done. Enter alone does the same.
command-counts = counts
    .use = counts
    .help = Says how many cards everybody has.
command-piles = piles
    .use = piles
    .help = Says how many cards the draw pile and the discard pile have.
command-scores = scores
    .use = scores
    .help = Says the points so far.
command-pending = pending
    .use = pending
    .help = Says who still has to draw or answer something.
command-direction = direction
    .use = direction
    .help = Says which way play goes.
command-order = order
    .use = order
    .help = Says who sits at the table, in the order of play.
command-dealer = dealer
    .use = dealer, or before a game dealer and a name, dealer me, or dealer random
    .help = Says who deals. With a name, it sets who deals first in the next game; with random, chance decides.
command-play = play
    .use = { $wishes ->
        [yes] play { example-card }, or with what you call after the card, play { $wish }{ $calls ->
            [yes] { " " }{ $call }
           *[no] { "" }
        }
       *[no] play { example-card }{ $calls ->
            [yes] , or with what you call after the card, play { example-card } { $call }
           *[no] { "" }
        }
    }
    .help = Plays a card by its name or its code; position 3 plays the third one of your hand.
command-draw = draw
    .use = draw
    .help = Draws, because you want to or because you must.
command-pass = pass
    .use = pass
    .help = Ends your turn without playing another card.
command-call = call
    .use = call{ $calls ->
        [yes] , or the word itself: { $call }
       *[no] { "" }
    }
    .help = Makes a call that is due, before the card or after it.
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
    .use = why and one or more cards, such as why { example-card }
    .help = Says why a card cannot be played, which rule says so, and what would fit.
command-what = what
    .use = what and one or more cards, such as what { example-card }{ $wishes ->
        [yes] , or what { $wish }
       *[no] { "" }
    }
    .help = Says what would happen if you played a card.
command-tip = tip
    .use = tip
    .help = Suggests a move, and says why.
command-rules = rules
    .use = rules, rules all, or rules save and a name for them
    .help = Says what is played at this table: the game, the referee, the calls and the options.
command-rule = rule
    .use = rule and a number or a word, such as rule { $clause }
    .help = Reads out a rule of the book; rule alone says what the game is about, rule all reads out the whole book.
command-card = card
    .use = card and any card of the game, such as card { $does }
    .help = Says what a card does, whether you hold it or not.
command-legend = legend
    .use = legend
    .help = Lists the short codes of the cards.
command-repeat = repeat
    .use = repeat
    .help = Repeats the last answer.
command-more = more
    .use = more
    .help = Continues a long answer, even after you have typed something else.
command-last = last
    .use = last, last 5, or last 5 and one of game, turn, hand, error, help
    .help = Repeats the last things that happened, or the last lines of one kind.
command-back = back
    .use = back, or back and one of game, turn, hand, error, help
    .help = Goes back one line in what you have heard.
command-forward = forward
    .use = forward, or forward and one of game, turn, hand, error, help
    .help = Goes forward one line in what you have heard.
command-find = find
    .use = find and a word, such as find { example-word }
    .help = Finds the last line with a word, in what you have heard; find alone goes further back.
command-log = log
    .use = log and the name of a new file, such as log evening.txt
    .help = Writes everything you have heard to a file.
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
    .help = Lists the settings of the program, and how this table is set up.
command-braille = braille
    .use = braille 40, braille off, braille codes, braille full, braille six, or braille eight
    .help = Sets the width of your braille display in cells, card codes or full sentences, and six dots or eight.
command-show = show
    .use = show, one of game, turn, hand, chat, error, help or all, then full, short or off: show game short
    .help = Sets which messages are shown in the terminal, and whether in full.
command-quiet = quiet
    .use = quiet hand, or quiet off
    .help = Shows your hand in codes only, and never speaks it.
command-pace = pace
    .use = pace step, or pace free
    .help = Waits for Enter after each move of the others, or does not wait.
command-prompt = prompt
    .use = prompt status, or prompt plain
    .help = Puts the top card and the number of your cards into the prompt, or takes them out.
command-speech = speech
    .use = speech on, speech off, speech stop, speech rate 60, speech volume 80, speech voice and a name, or speech help off
    .help = Lets Sixdot speak, for players without a screen reader.
command-next = next
    .use = next
    .help = Skips this step of the lesson.
command-learn = learn
    .use = learn
    .help = Leaves this game and starts the lesson about it, step by step with prepared cards.
command-games = games
    .use = games
    .help = Lists the games. To start another one, type new.
command-save = save
    .use = save and a name
    .help = Saves this game under a name. To continue it, type resume and the name.
command-new = new
    .use = new
    .help = Leaves this game and starts another.
command-quit = quit
    .use = quit
    .help = Leaves Sixdot.

# Small words that may come between the others, and the word for numbers after hand.
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
help-hand = Your cards: { command-hand }, { command-hand } numbers, { command-hand } by number, { command-hand } value, { command-where }. Short: h.
help-table = The table: { command-top }, { command-counts }, { command-scores }, { command-pending }, { command-direction }, { command-order }. Enter: whose turn.
help-thinking = Before a move: { command-can }, { command-why } { example-card }, { command-what } { example-card }, { command-tip }.
help-rules = The rules: { command-rules }, { command-rule } 3, { command-card } { example-card }, { command-legend }, { command-agree }.
help-review = To hear again: { command-repeat }, { command-last } 5, { command-news }, { command-find } { example-word }. Another try: { command-undo }.
help-review-elsewhere = To hear again: { command-repeat }, { command-last } 5, { command-news }, { command-find } { example-word }.
help-program = The program: { command-settings }, { command-language }, { command-braille }, { command-learn }, { command-resume }, { command-replay }, { command-new }, { command-quit }.
help-program-elsewhere = The program: { command-settings }, { command-language }, { command-braille }, { command-show }.
help-more = All: { command-help } all. One: { command-help } { command-hand }. Two in a line: { command-top }; { command-hand }.{ $elsewhere ->
    [yes] {""}
   *[no] {" "}With friends: { command-host }.
}
help-command = { $name }: { $help }
    .braille = { $name }: { $help }
help-type = Type { $use }.
    .braille = { $use }
type-speech = { command-speech }
type-last = { command-last }
type-voice = voice
