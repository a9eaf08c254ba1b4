# Why a move is refused: what, why, what to type. The card comes first.

needs-wished = { $called ->
    [suit] The suit is { COLOUR($colour) }.
    [rank] { COLOUR($colour, article: "indefinite", capital: "yes") } was called.
   *[colour] The colour is { COLOUR($colour) }.
}
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
why-not-held = { CARD($card, article: "told", capital: "yes") } is not in your hand. { press } { type-hand } to hear your cards.
    .braille = no { CODE($card) }
why-does-not-fit = { CARD($card, article: "told", capital: "yes") } does not fit.
    .braille = not { CODE($card) }
why-not-on = { CARD($card, article: "told", capital: "yes") } cannot be played on { CARD($top, article: "told") }.
    .braille = not { CODE($card) } on { CODE($top) }
why-not-last = { CARD($card, article: "told", capital: "yes") } cannot be your last card. { $instead ->
    [draw] { press } { type-draw } to draw.
    [pass] { press } { type-pass }.
   *[fewer] Play fewer cards at once.
}
    .braille = { CODE($card) } not last
why-must-answer-draw = { CARD($card, article: "told", capital: "yes") } cannot answer that. { due-draw-or-answer }
    .braille = not { CODE($card) } !{ $count }
why-nothing-answers = { CARD($card, article: "told", capital: "yes") } cannot answer that. { due-draw }
    .braille = not { CODE($card) } !{ $count }
why-must-answer-skip = { CARD($card, article: "told", capital: "yes") } cannot answer that. { due-sit-out-or-answer }
    .braille = not { CODE($card) } !skip
why-must-draw-or-challenge = { due-challenge } You cannot play a card now.
    .braille = !{ $count } chall
why-must-sit-out = There is nothing to draw: you are skipped. { press } { type-pass }.
    .braille = !skip
why-only-the-drawn-card = You can play only the card that you have just drawn: { CARD($card) }. { press } { type-pass } to keep it.
    .quiet = You can play only the card that you have just drawn. { press } { type-pass } to keep it.
    .braille = only { CODE($card) }
why-only-twin = It is not your turn yet. You can jump in only with the same card: { CARD($card) }. Otherwise press Enter.
    .quiet = It is not your turn yet. You can jump in only with the same card. Otherwise press Enter.
    .braille = only { CODE($card) }
why-wish-missing = { CARD($card, article: "told", capital: "yes") } lets you call a { $called ->
    [suit] suit
    [rank] number or rank
   *[colour] colour
}. Type it after the card.
    .braille = { CODE($card) }>?
why-not-to-wish = { CARD($card, article: "told", capital: "yes") } lets you call only { COLOUR($colours, join: "or") }.
    .braille = { CODE($card) }>{ CODE($colours) }
why-wish-later = The effect of { CARD($card, article: "told") } comes first, and you call the { $called ->
    [rank] number or rank
    [suit] suit
   *[colour] colour
} afterwards. Leave it out for now.
    .braille = { CODE($card) } first
why-no-wish = { CARD($card, article: "told", capital: "yes") } does not let you call a { $called ->
    [suit] suit
   *[colour] colour
}. Play it without one.
    .braille = { CODE($card) } alone
why-must-play = You hold a card that fits: { CARD($card) }. { press } { type-can } to hear all.
    .quiet = You hold a card that fits. { press } { type-can } to read which.
    .braille = { CODE($card) } fits
why-already-drew = You cannot draw now. Play a card, or { press-there } { type-pass }.
    .braille = no more draw
why-no-drawing = In this game, you do not draw when nothing fits. { press } { type-can } to hear what you can do.
    .braille = no drawing
why-nothing-to-draw = There are no cards left to draw. Play a card, or { press-there } { type-pass }.
    .braille = pile empty
why-must-draw = { $count ->
    [one] You cannot pass: draw a card first. { press } { type-draw }.
   *[other] You cannot pass: draw { cards-counted } first. { press } { type-draw }.
}
    .braille = first +{ $count }
why-must-draw-on = You can pass only when there is nothing left to draw and none of your cards fits. Play a card, or { press-there } { type-draw }.
    .braille = no pass, +
why-must-play-nothing-to-draw = You cannot pass: nothing can be drawn, and { CARD($card, article: "told") } fits.
    .quiet = You cannot pass: nothing can be drawn, and one of your cards fits.
    .braille = { CODE($card) } fits
why-call-not-due = { $call } is not due now. You call it with the card that leaves you { $at ->
    [0] no cards
    [1] one card
   *[other] { $at } cards
}.
    .braille = { $call } not due
why-call-not-owed = You no longer have to call { $call }.
    .braille = { $call } done
why-already-called = You have already called { $call }.
    .braille = { $call } done
why-calls-are-automatic = The program calls for everybody at this table.
    .braille = calls automatic
why-nothing-to-catch = { $you ->
    [yes] You have
   *[no] { $who } has
} not forgotten anything that can be caught now.
    .braille = { $who } ok
why-no-catching = You cannot catch anybody here: any penalty for a forgotten call is automatic.
    .braille = no catching
why-not-yourself = You cannot catch yourself.
    .braille = not yourself
why-call-yourself = You can still call.
    .braille = call
why-nothing-to-challenge = There is nothing to challenge now.
    .braille = no challenge
why-nothing-to-choose = There is no { $called ->
    [suit] suit
   *[colour] colour
} to call now.
    .braille = no choice
why-must-choose = Call a { $called ->
    [rank] number or rank
    [suit] suit
   *[colour] colour
} first.
    .braille = call first
why-round-over = The round is over. The next one has to be dealt first.
    .braille = round over
why-round-not-over = The round is not over yet.
    .braille = not over
why-match-over = The match is over.
    .braille = match over
why-out-of-the-round = You are out of this round. You can listen until the next one.
    .braille = you are out
why-no-bluff = { CARD($card, article: "told", capital: "yes") } would be a bluff with your hand, and bluffing is not allowed here.
    .braille = { CODE($card) } no bluff
why-not-together = { CARD($cards, article: "told", capital: "yes") } cannot be played together.
    .braille = not { CODE($cards) }
why-only-one-card = You can play only one card now.
    .braille = one card
needs-any = { $needed } is needed.
    .braille = needs { $needed }
needed-colour = { COLOUR($colour) }
    .braille = { CODE($colour) }
needed-symbol = { SYMBOL($symbol, case: "accusative", article: "indefinite") }
    .braille = { CODE($symbol) }
needed-own = your number { $number }
    .braille = { $number }
needed-row = a number from the { $rows } times table
    .braille = { $rows }
rows-blocked = { $count ->
    [one] the { $rows } times table is banned
   *[other] the { $rows } times tables are banned
}
    .braille = { $rows } banned
row-name = { $row }
    .braille = { $row }t
why-not-among-more = { CARD($card, article: "told", capital: "yes") } cannot be one of the further cards.
    .braille = not { CODE($card) }
why-stands-for-none = { CARD($card, article: "told", capital: "yes") } cannot stand for any card that fits now.
    .braille = not { CODE($card) }
why-must-stand-for = First name the card that { CARD($card, article: "told") } stands for.
    .braille = { CODE($card) }=? first
why-cannot-stand-for = { CARD($card, article: "told", capital: "yes") } does not fit now. Name a card that fits.
    .braille = not ={ CODE($card) }
why-nothing-stands-in = There is no card to name now.
    .braille = nothing to name
why-must-choose-player = Choose a player first.
    .braille = player first
why-choose-another = You cannot choose yourself.
    .braille = not yourself
why-cannot-be-chosen = { $who } is no longer in the round.
    .braille = { $who } is out
why-nobody-to-choose = There is no player to choose now.
    .braille = no choice
why-must-give = First give { $who } a card. Name one of your cards.
    .braille = give { $who } first
why-nothing-to-give = There is no card to give away now.
    .braille = no gift
