# Why a move is refused: what, why, what to type. The card comes first.

needs-wished = { COLOUR($colour, article: "indefinite", capital: "yes") } { $called ->
    [suit] are
   *[other] is
} wished.
    .braille = needs { CODE($colour) }
needs-either = { COLOUR($colour, capital: "yes") } or { SYMBOL($symbol, article: "indefinite") } is needed.
    .braille = needs { CODE($colour) } { CODE($symbol) }
needs-colour = { COLOUR($colour, capital: "yes") } { $called ->
    [suit] are
   *[other] is
} needed.
    .braille = needs { CODE($colour) }
needs-symbol = { SYMBOL($symbol, article: "indefinite", capital: "yes") } is needed.
    .braille = needs { CODE($symbol) }

why-not-your-turn = It is { $who }'s turn.
    .braille = { $who }'s turn
why-not-held = { CARD($card, capital: "yes") } is not in your hand. Type { type-hand } to hear your cards.
    .braille = no { CODE($card) }
why-does-not-fit = { CARD($card, capital: "yes") } does not fit.
    .braille = not { CODE($card) }
why-not-on = { CARD($card, capital: "yes") } may not be laid on { CARD($top) }.
    .braille = not { CODE($card) } on { CODE($top) }
why-not-last = { CARD($card, capital: "yes") } may not be the last card. { $instead ->
    [draw] Type { type-draw } to draw.
    [pass] Type { type-pass }.
   *[fewer] Lay fewer cards at once.
}
    .braille = { CODE($card) } not last
why-must-answer-draw = { CARD($card, capital: "yes") } does not answer. { due-draw-or-answer }
    .braille = not { CODE($card) } !{ $count }
why-must-answer-skip = { CARD($card, capital: "yes") } does not answer. { due-sit-out-or-answer }
    .braille = not { CODE($card) } !skip
why-must-draw-or-challenge = { due-challenge } No card may be laid now.
    .braille = !{ $count } chall
why-must-sit-out = There is nothing to draw, you have to sit out. Type { type-pass }.
    .braille = !skip
why-only-the-drawn-card = Only the card just drawn may be laid: { CARD($card) }. Type { type-pass } to keep it.
    .quiet = Only the card just drawn may be laid. Type { type-pass } to keep it.
    .braille = only { CODE($card) }
why-only-twin = It is not your turn yet. Only the same card may be laid now: { CARD($card) }. Enter lets it go.
    .quiet = It is not your turn yet. Only the same card may be laid now. Enter lets it go.
    .braille = only { CODE($card) }
why-wish-missing = { CARD($card, capital: "yes") } lets you name a { $called ->
    [suit] suit
    [rank] number or rank
   *[colour] colour
}. Say which one with the card.
    .braille = { CODE($card) }>?
why-no-wish = { CARD($card, capital: "yes") } does not let you name a { $called ->
    [suit] suit
   *[colour] colour
}. Play it without a wish.
    .braille = { CODE($card) } alone
why-must-play = You hold a card that fits: { CARD($card) }. Type { type-can } to hear all.
    .quiet = You hold a card that fits. Type { type-can } to read which.
    .braille = { CODE($card) } fits
why-already-drew = You cannot draw now. Lay a card, or type { type-pass }.
    .braille = no more draw
why-no-drawing = Nobody draws here for want of a card. Type { type-can } to hear what fits.
    .braille = no drawing
why-nothing-to-draw = No card is left to draw. Lay a card, or type { type-pass }.
    .braille = pile empty
why-must-draw = { $count ->
    [one] You cannot pass, draw a card first. Type { type-draw }.
   *[other] You cannot pass, draw { cards-counted } first. Type { type-draw }.
}
    .braille = first +{ $count }
why-must-play-nothing-to-draw = You cannot pass: nothing can be drawn, and { CARD($card) } fits.
    .quiet = You cannot pass: nothing can be drawn, and one of your cards fits.
    .braille = { CODE($card) } fits
why-call-not-due = { $call } is not due now. It is called with the card that leaves { $at ->
    [0] none
    [1] one card
   *[other] { $at } cards
}.
    .braille = { $call } not due
why-already-called = You have called { $call } already.
    .braille = { $call } done
why-calls-are-automatic = The program calls for everybody at this table.
    .braille = calls automatic
why-nothing-to-catch = { $you ->
    [yes] You have
   *[no] { $who } has
} forgotten nothing that can be caught now.
    .braille = { $who } ok
why-no-catching = Nobody has to be caught here: a forgotten call costs its penalty by itself.
    .braille = no catching
why-not-yourself = You cannot catch yourself. You can still call.
    .braille = not yourself
why-nothing-to-challenge = There is nothing to challenge now.
    .braille = no challenge
why-nothing-to-choose = There is no { $called ->
    [suit] suit
   *[colour] colour
} to choose now.
    .braille = no choice
why-must-choose = Choose a { $called ->
    [suit] suit
   *[colour] colour
} first.
    .braille = choose first
why-round-over = The round is over. The next one has to be dealt first.
    .braille = round over
why-round-not-over = The round is not over yet.
    .braille = not over
why-match-over = The match is over.
    .braille = match over
why-out-of-the-round = You are out of this round. You can listen until the next one.
    .braille = you are out
why-no-bluff = { CARD($card, capital: "yes") } may not be laid as a bluff here, and you hold a card that forbids it.
    .braille = { CODE($card) } no bluff
why-not-together = { CARD($cards, capital: "yes") } may not be laid together.
    .braille = not { CODE($cards) }
why-only-one-card = Only one card may be laid now.
    .braille = one card
needs-any = { $needed } is needed.
    .braille = needs { $needed }
needed-colour = { COLOUR($colour) }
    .braille = { CODE($colour) }
needed-symbol = { SYMBOL($symbol, case: "accusative", article: "indefinite") }
    .braille = { CODE($symbol) }
needed-row = a number from the { $rows } times table
    .braille = { $rows }
rows-blocked = { $count ->
    [one] the { $rows } times table is blocked
   *[other] the { $rows } times tables are blocked
}
    .braille = { $rows } blocked
row-name = { $row }
    .braille = { $row }t
why-not-among-more = { CARD($card, capital: "yes") } may not be laid in addition.
    .braille = not { CODE($card) }
why-must-choose-player = Choose a player first.
    .braille = player first
why-choose-another = You cannot choose yourself.
    .braille = not yourself
why-cannot-be-chosen = { $who } is not in the round any more.
    .braille = { $who } is out
why-nobody-to-choose = There is no player to choose now.
    .braille = no choice
why-must-give = { $who } gets a card from you first. Name one of your cards.
    .braille = give { $who } first
why-nothing-to-give = There is no card to give away now.
    .braille = no gift
