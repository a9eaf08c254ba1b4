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
lesson-other-move = The rules would allow that, but the lesson goes another way.
    .braille = not now
lesson-over = That was the last step. Now you know { $game }.
    .braille = done
lesson-then = Press Enter to start a game of { $game }. To leave, type { command-quit }.
    .braille = Enter: { $game }
lesson-not-written = The command { command-card } says what the cards of this game do, and the command { command-rule } reads out its rules.
    .braille = { command-card }, { command-rule }

lesson-hand = Your cards come first. They are listed by { $called ->
    [suit] suit
   *[colour] colour
}.
    .braille = your cards
lesson-top = The discard pile lies in the middle. Its top card decides what fits.
    .braille = top card
lesson-can = The program knows what you can play now.
    .braille = what fits
lesson-what = You can hear what a card would do before you play it.
    .braille = before playing
lesson-why = And you can hear why a card does not fit.
    .braille = why not
lesson-play = Now play a card. Its name comes after the command.
    .braille = play
lesson-code = Every card has a short code. This is short for { $typed }. Type { command-legend } for all codes.
    .braille = codes
lesson-draw = None of your cards can be played now. So you draw.
    .braille = draw
lesson-pass = If you may play a card but do not want to, you pass.
    .braille = pass
lesson-enter = If you have lost track, Enter alone says whose turn it is and what lies on top.
    .braille = Enter alone
lesson-news = If a lot has happened, you can hear it again from your last turn on.
    .braille = again
lesson-help = The help lists all commands.
    .braille = help
lesson-tip = If you do not know what to do, ask for a tip. It knows only what you can know.
    .braille = tip
lesson-counts = It is good to know who is nearly out.
    .braille = how many
lesson-card = You can ask about any card, whether you hold it or not.
    .braille = any card
lesson-wish = Call the { $called ->
    [suit] suit
   *[colour] colour
} right after the card. If you forget, you are asked.
    .braille = call
lesson-call = Type the call in the same line, at its end.
    .braille = call
lesson-catch = Listen for the calls of the others. Whoever forgets to call can be caught.
    .braille = catch
lesson-challenge = The card that hit you may have been a bluff. You can challenge it.
    .braille = challenge
lesson-answer = A card has hit you, but you hold one that answers it.
    .braille = answer
lesson-again = It is still your turn.
    .braille = again
lesson-several = You can play several cards in one line, one after the other.
    .braille = several
lesson-last = This is your last card.
    .braille = last

# Walls. `$called`: `row` where the game calls its stacks rows.
typed-row = row
typed-exchange = { $command } { $spot } { CARD($card) }
    .braille = { $command } { $spot } { CODE($card) }
lesson-no-undo = In a lesson no move is taken back.
    .braille = no undo
lesson-free = All cards lie open, in { $called ->
    [row] rows that are numbered from left to right. Only the front card of each row is free
   *[stack] stacks that are numbered from left to right. Only the top card of each stack is free
}.
    .braille = free cards
lesson-row = You can hear a whole { $called ->
    [row] row, too, from the front. The number alone does the same
   *[stack] stack, too, from the top. The number alone does the same
}.
    .braille = one { $called ->
    [row] row
   *[stack] stack
}
lesson-counts-wall = You can hear how many cards lie in each { $called ->
    [row] row
   *[stack] stack
}.
    .braille = how many
lesson-pairs = The program finds all pairs that fit.
    .braille = pairs
lesson-why-wall = And you can hear why two cards do not fit.
    .braille = why not
lesson-what-wall = You can hear what a pair would bring before you take it: what comes free, and who goes on.
    .braille = before taking
lesson-take = Now take a pair. After the command come the numbers of the { $called ->
    [row] rows
   *[stack] stacks
}; the names of the cards do just as well.
    .braille = take
lesson-same-row = Both cards come from one row, so its number is typed twice.
    .braille = same row
lesson-enter-wall = If you have lost track, Enter alone says whose turn it is and how many pairs there are.
    .braille = Enter alone
lesson-tip-wall = If you do not know what to do, ask for a tip.
    .braille = tip
lesson-bans = You can hear at any time which times tables are banned.
    .braille = bans
lesson-exchange = A wish card is free. After the command come its number and the card that you want in its place.
    .braille = exchange
lesson-side = The breach is yours. You can choose the cards to its left or to its right.
    .braille = left or right
lesson-scores = Whoever has the most cards in the end wins. You can hear how many everybody has collected.
    .braille = cards so far
lesson-collected = You can hear which cards everybody has collected, too.
    .braille = collected

# Patiences.
lesson-begins-patience = { $game }, step by step, with prepared cards. There are { $count } steps. To skip a step, type { command-next-patience }. To leave, type { command-quit }.
    .braille = { $game }, { $count } steps. { command-next-patience }, { command-quit }
lesson-not-written-patience = The command { command-card-patience } says what the cards of this game do, and the command { command-rule } reads out its rules.
    .braille = { command-card-patience }, { command-rule }
lesson-piles = Each { $called ->
    [suit] suit
   *[colour] colour
} has its pile, and you lay as many cards on the piles as you can. The top card decides what fits.
    .braille = piles
lesson-next = The cards of the hidden pile are turned one by one.
    .braille = turned card
lesson-can-patience = The program knows what you can do now.
    .braille = what you can do
lesson-lay = The turned card fits on its pile. So you lay it there.
    .braille = lay
lesson-what-patience = You can hear what a move would bring before you make it.
    .braille = before a move
lesson-put = The turned card does not fit. So you put it at the end of its row.
    .braille = put
lesson-rows = The card at the end of each row is free. You can hear whether it fits.
    .braille = ends of the rows
lesson-row-patience = You can hear a whole row, too, from its free end on.
    .braille = one row
lesson-from-row = Now the end of a row fits. After the command comes the { $called ->
    [suit] suit
   *[colour] colour
} of the row.
    .braille = from the row
lesson-why-patience = And you can hear why a move is not allowed.
    .braille = why not
lesson-wish-patience = After the command comes the { $called ->
    [suit] suit
   *[colour] colour
} of the pile.
    .braille = wish
lesson-keep = The turned card can wait, too: you keep it for later.
    .braille = keep
lesson-kept = The card that you kept can be laid whenever you like.
    .braille = kept
lesson-undo = If you regret a move, take it back. The hidden pile stays as it is.
    .braille = undo
lesson-chances = You can ask whether the game can still be won.
    .braille = to be won?
lesson-enter-patience = If you have lost track, Enter alone says what is to be done.
    .braille = Enter alone
lesson-tip-patience = If you do not know what to do, ask for a tip. It does not look into the hidden pile.
    .braille = tip
lesson-stop = No hidden card is left. You may still lay cards from the rows, and { command-stop } ends the game.
    .braille = end
