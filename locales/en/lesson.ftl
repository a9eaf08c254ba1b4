# The guided first game.

lesson-begins = { $game }, step by step, with prepared cards. There are { $count } steps. To skip a step, type { command-next }. To leave, type { command-quit }.
    .braille = { $game }, { $count } steps. { command-next }, { command-quit }
lesson-step = Step { $number } of { $count }.
    .braille = { $number }/{ $count }
lesson-type = Type: { $typed }.
    .braille = { $typed }
lesson-press-enter = Press Enter.
    .braille = Enter
typed-query = { $command } { CARD($card) }
    .braille = { $command } { CODE($card) }
typed-cards = { $command } { CARD($cards, join: "list") }
    .braille = { $command } { CODE($cards) }
typed-colour = { COLOUR($colour) }
    .braille = { CODE($colour) }
lesson-new-cards = { $same ->
    [yes] New cards.
   *[no] { $count ->
        [one] New cards, and now one other player.
       *[other] New cards, and now { $count } other players.
    }
}
    .braille = new cards
lesson-other-move = That would be allowed, but the lesson needs another move.
    .braille = not now
lesson-over = That was the last step. Now you know { $game }.
    .braille = done
lesson-then = Press Enter to start a game of { $game }. To leave, type { command-quit }.
    .braille = Enter: { $game }
lesson-not-written = To hear what a card of this game does, type { command-card } and the card. To hear its rules, type { command-rule }.
    .braille = { command-card }, { command-rule }

lesson-hand = This reads out your cards, listed by { $called ->
    [suit] suit
   *[colour] colour
}.
    .braille = your cards
lesson-top = The discard pile is in the middle. Its top card decides what fits.
    .braille = top card
lesson-can = The program can list what you can play now.
    .braille = what fits
lesson-what = You can hear what a card would do before playing it.
    .braille = before playing
lesson-why = You can also hear why a card does not fit.
    .braille = why not
lesson-play = Now play a card. Type its name after the command.
    .braille = play
lesson-code = Every card has a short code. This is short for { $typed }. To hear all codes, type { command-legend }.
    .braille = codes
lesson-draw = You cannot play any of your cards now, so you draw.
    .braille = draw
lesson-pass = If you may play a card but do not want to, you pass.
    .braille = pass
lesson-enter = If you have lost track, Enter alone says whose turn it is and what is on top.
    .braille = Enter alone
lesson-news = You can hear again everything since your last turn.
    .braille = again
lesson-help = The help lists all commands.
    .braille = help
lesson-tip = If you do not know what to do, ask for a tip. It uses only what you can know.
    .braille = tip
lesson-counts = It is good to know who is nearly out.
    .braille = how many
lesson-card = You can ask about any card, whether you hold it or not.
    .braille = any card
lesson-wish = Type the { $called ->
    [suit] suit
   *[colour] colour
} after the card.
    .braille = call
lesson-call = Type the call at the end of the line.
    .braille = call
lesson-catch = You can catch a player who forgets a call.
    .braille = catch
lesson-challenge = That card may be a bluff.
    .braille = challenge
lesson-answer = You hold a card that answers it.
    .braille = answer
lesson-again = It is still your turn.
    .braille = again
lesson-several = Type the cards in one line, one after the other.
    .braille = several
lesson-last = This is your last card.
    .braille = last

# Walls. `$called`: `row` where the game calls its stacks rows.
typed-row = row
typed-exchange = { $command } { $spot } { CARD($card) }
    .braille = { $command } { $spot } { CODE($card) }
lesson-no-undo = You cannot take back moves in a lesson.
    .braille = no undo
lesson-free = All cards are face up, in { $called ->
    [row] rows that are numbered from left to right. Only the front card of each row is free
   *[stack] stacks that are numbered from left to right. Only the top card of each stack is free
}.
    .braille = free cards
lesson-row = You can also hear a whole { $called ->
    [row] row, from the front. The number alone does the same
   *[stack] stack, from the top. The number alone does the same
}.
    .braille = one { $called ->
    [row] row
   *[stack] stack
}
lesson-counts-wall = You can hear how many cards are in each { $called ->
    [row] row
   *[stack] stack
}.
    .braille = how many
lesson-pairs = The program can list all pairs that fit.
    .braille = pairs
lesson-why-wall = You can also hear why two cards do not fit.
    .braille = why not
lesson-what-wall = You can hear what a pair would do before you take it: what comes free, and whose turn it would be.
    .braille = before taking
lesson-take = Now take a pair. Type the numbers of the { $called ->
    [row] rows
   *[stack] stacks
} after the command, or the names of the cards.
    .braille = take
lesson-same-row = Both cards are in one row, so you type its number twice.
    .braille = same row
lesson-enter-wall = If you have lost track, Enter alone says whose turn it is and how many pairs there are.
    .braille = Enter alone
lesson-tip-wall = If you do not know what to do, ask for a tip.
    .braille = tip
lesson-bans = You can ask at any time which times tables are banned.
    .braille = bans
lesson-exchange = After the command, type the number of the wish card and the card that you want there.
    .braille = exchange
lesson-side = You have made the breach. You can choose the cards to its left or to its right.
    .braille = left or right
lesson-scores = The most cards win. You can hear how many everybody has collected.
    .braille = cards so far
lesson-collected = You can also hear which cards everybody has collected.
    .braille = collected

# Patiences.
lesson-begins-patience = { $game }, step by step, with prepared cards. There are { $count } steps. To skip a step, type { command-next-patience }. To leave, type { command-quit }.
    .braille = { $game }, { $count } steps. { command-next-patience }, { command-quit }
lesson-not-written-patience = To hear what a card of this game does, type { command-card-patience } and the card. To hear its rules, type { command-rule }.
    .braille = { command-card-patience }, { command-rule }
lesson-piles = Each { $called ->
    [suit] suit
   *[colour] colour
} has its pile, and you lay as many cards on the piles as you can. The top card decides what fits.
    .braille = piles
lesson-next = The cards of the hidden pile are turned one by one.
    .braille = turned card
lesson-can-patience = The program can list what you can do now.
    .braille = what you can do
lesson-lay = The turned card fits on its pile, so you lay it there.
    .braille = lay
lesson-what-patience = You can hear what a move would do before you make it.
    .braille = before a move
lesson-put = The turned card does not fit, so you put it at the end of its row.
    .braille = put
lesson-rows = The card at the end of each row is free. You can hear whether it fits.
    .braille = ends of the rows
lesson-row-patience = You can also hear a whole row, starting at its free end.
    .braille = one row
lesson-from-row = Now the end of a row fits. Type the { $called ->
    [suit] suit
   *[colour] colour
} of the row after the command.
    .braille = from the row
lesson-why-patience = You can also hear why a move is not allowed.
    .braille = why not
lesson-wish-patience = Type the { $called ->
    [suit] suit
   *[colour] colour
} of the pile after the command.
    .braille = wish
lesson-keep = You can also keep the turned card for later.
    .braille = keep
lesson-kept = You can lay the card that you kept whenever you like.
    .braille = kept
lesson-undo = If you regret a move, take it back. The hidden pile stays as it is.
    .braille = undo
lesson-chances = You can ask whether the game can still be won.
    .braille = to be won?
lesson-enter-patience = If you have lost track, Enter alone says what can be done.
    .braille = Enter alone
lesson-tip-patience = If you do not know what to do, ask for a tip. It does not look into the hidden pile.
    .braille = tip
lesson-stop = You may still lay cards from the rows. To end the game, type { command-stop }.
    .braille = end
