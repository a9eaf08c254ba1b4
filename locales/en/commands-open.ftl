# The commands of games that lie open: walls and patiences. A command that has another meaning there has an entry of its
# own, with the family after its id.

command-take = take
    .use = take and the numbers of two free cards, or their names: take 2 5
    .help = Takes a pair. To hear the numbers, type free.
command-exchange = exchange
    .use = exchange, the number of a free wish card, and the card that you want there: exchange 3 red 12
    .help = Exchanges a wish card for one of the cards that were taken last.
command-left = left
    .use = left, and if two stacks are empty, the number of one
    .help = Takes all cards to the left of the breach.
command-right = right
    .use = right, and if two stacks are empty, the number of one
    .help = Takes all cards to the right of the breach.
command-pass-wall = pass
    .use = pass
    .help = Ends your turn after a double match, if the rules of the table allow it.
command-free = free
    .use = free
    .help = Lists the free cards, from left to right.
command-row-wall = row
    .use = row 3, or 3 alone
    .help = Reads out one stack or row, starting with its free card.
command-under = under
    .use = under
    .help = Lists the second card of each stack or row, which comes free next.
command-where-wall = where
    .use = where and a card, such as where red 12 or where wish
    .help = Says where a card is, and how many cards are on it.
command-pairs = pairs
    .use = pairs, or pairs 3 for those with one free card
    .help = Lists the pairs that can be taken now, the double matches first.
command-collected = collected
    .use = collected, or collected and a name
    .help = Lists the cards that each team has collected.
command-bans = bans
    .use = bans
    .help = Says which times tables are banned.
command-bans-wall = bans
    .use = bans
    .help = Says which times tables are banned.
command-turn-wall = turn
    .use = turn
    .help = Says whose turn it is and what can be done. Enter alone does the same.
command-counts-wall = counts
    .use = counts
    .help = Says how many cards are in each stack or row.
command-scores-wall = scores
    .use = scores
    .help = Says how many cards each team has collected.
command-order-wall = order
    .use = order
    .help = Says who plays, and who plays together.
command-can-wall = can
    .use = can
    .help = Says what you can do now: pairs, exchanges, or the sides of a breach.
command-why-wall = why
    .use = why 2 5, or why and two cards
    .help = Says why two cards cannot be taken, and which rule says so.
command-what-wall = what
    .use = what 2 5, what exchange 3 red 12, or what left
    .help = Says what would happen: what comes free, and whose turn it would be.
command-undo-wall = undo
    .use = undo, or undo 3
    .help = Takes back your last move and everything after it, against computer players.
command-pace-wall = pace
    .use = pace step, or pace free
    .help = Waits for Enter after each move of the others, or does not wait.
command-prompt-wall = prompt
    .use = prompt status, or prompt plain
    .help = Puts the number of pairs into the prompt, or takes it out.

command-lay = lay
    .use = lay for the turned card, lay red for the card at the end of the red row, or lay and the card
    .help = Lays a card on the pile of its colour.
command-put = put
    .use = put
    .help = Puts the turned card at the end of the row of its colour.
command-choose-patience = wish
    .use = wish and a colour, such as wish red
    .help = Lays a wish card on a pile: the turned one, or one that you have kept.
command-keep = keep
    .use = keep
    .help = Keeps a wish card for later.
command-stop = stop
    .use = stop
    .help = Ends the game once the hidden pile is used up.
command-auto = auto
    .use = auto
    .help = Makes every move that leaves you no choice. To take them all back, type { command-undo-patience }.
command-undo-patience = undo
    .use = undo, or undo 3
    .help = Takes back your last move. The hidden pile stays as it is, and the result says how many moves you took back.
command-top-patience = next
    .use = next
    .help = Says the turned card, and how many are left in the hidden pile.
command-card-patience = card
    .use = card and any card of the game, such as card wish
    .help = Says what a card does.
command-piles-patience = piles
    .use = piles, or piles and a colour for the whole pile
    .help = Lists the top cards of the four piles.
command-row-patience = row
    .use = row and a colour, such as row red
    .help = Reads out the row of a colour, from the end that is free.
command-rows = rows
    .use = rows
    .help = Lists the free ends of the rows, and the wish cards that you have kept.
command-counts-patience = counts
    .use = counts
    .help = Says how many cards are in each place.
command-scores-patience = scores
    .use = scores
    .help = Says how many cards you have laid, and how many there are.
command-turn-patience = turn
    .use = turn
    .help = Says what can be done now. Enter alone does the same.
command-can-patience = can
    .use = can
    .help = Says what you can do now.
command-why-patience = why
    .use = why lay, why put, why lay red, or any other move after why
    .help = Says why a move is not allowed, and which rule says so.
command-what-patience = what
    .use = what lay, what lay red, or any other move after what
    .help = Says what would happen if you did that.
command-chances = chances
    .use = chances
    .help = Says whether the game can still be won, as far as the program can find out.
command-news-patience = news
    .use = news
    .help = Says what has happened since your last move.
command-next-patience = onward
    .use = onward
    .help = Skips this step of the lesson.
command-prompt-patience = prompt
    .use = prompt status, or prompt plain
    .help = Puts the turned card into the prompt, or takes it out.
command-save-patience = save
    .use = save and a name
    .help = Saves this game under a name. To continue it, type resume and the name.

help-moves-wall = To move: { command-take } 2 5{ $exchanges ->
    [yes] , { command-exchange } 3 red 12
   *[no] { "" }
}{ $passes ->
    [yes] , { command-pass-wall }
   *[no] { "" }
}{ $breaches ->
    [yes] , { command-left }, { command-right }
   *[no] { "" }
}. Short: t 2 5.
help-hand-wall = { $called ->
    [row] The rows: { command-free }, row 3, { command-under }
   *[stack] The wall: { command-free }, { command-row-wall } 3, { command-under }
}, { command-where-wall } red 12, { command-counts-wall }{ $bans ->
    [yes] , { command-bans }
   *[no] { "" }
}. Short: f.
help-table-wall = The game: { command-turn-wall }, { command-scores-wall }, { command-collected }, { command-order-wall }. Enter alone says whose turn it is.
help-thinking-wall = Before a move: { command-pairs }, { command-pairs } 3, { command-why-wall } 2 5, { command-what-wall } 2 5, { command-can-wall }, { command-tip }.
help-rules-wall = The rules: { command-rules }, { command-rule } NN-13, { command-card } wish, { command-legend }.
help-program-wall = The program: { command-settings }, { command-language }, { command-braille }, { command-learn }, { command-resume }, { command-replay }, { command-new }, { command-quit }.
help-moves-patience = To move: { command-lay }, { command-put }, { command-lay } red, { command-choose-patience } red, { command-keep }, { command-stop }, { command-auto }. Short: l, p.
help-hand-patience = The cards: { command-top-patience }, { command-piles-patience }, { command-rows }, { command-row-patience } red, { command-counts-patience }.
help-table-patience = The game: { command-turn-patience }, { command-scores-patience }, { command-chances }. Enter alone says what can be done.
help-thinking-patience = Before a move: { command-can-patience }, { command-why-patience } { command-lay }, { command-what-patience } { command-lay }, { command-tip }.
help-rules-patience = The rules: { command-rules }, { command-rule } NN-22, { command-card-patience } wish, { command-legend }.
help-review-patience = To hear again: { command-repeat }, { command-last } 5, { command-news-patience }, { command-find } red. Another try: { command-undo-patience }.
help-review-elsewhere-patience = To hear again: { command-repeat }, { command-last } 5, { command-news-patience }, { command-find } red.
help-program-patience = The program: { command-settings }, { command-language }, { command-braille }, { command-learn }, { command-resume }, { command-replay }, { command-new }, { command-quit }.

# What was typed and cannot be meant.
wall-several-pairs = You may mean more than one pair. Type the numbers, such as { command-take } 2 5.
    .braille = several, use numbers
wall-not-free = { CARD($card, capital: "yes") } is not free. To hear the free cards, type { command-free }.
    .braille = { CODE($card) } not free
patience-not-at-hand = { CARD($card, capital: "yes") } is neither turned nor at the end of its row. To hear the ends, type { command-rows }.
    .braille = { CODE($card) } not there
auto-choice = There is a choice now. Type { command-can-patience } to hear what you can do.
    .braille = choose: { command-can-patience }
undo-nothing-open = There is nothing to take back: you have made no move yet.
    .braille = nothing to undo
