# Patiences: one player lays the cards of a hidden pile on a pile of each colour.

# Words that texts tell people to type.
type-put = { command-put }
type-keep = { command-keep }
type-choose = { command-choose-patience }
type-stop = { command-stop }

# What a move does.
patience-name = { $game }.
    .braille = { $game }:
patience-laid = { $you ->
    [yes] You lay
   *[no] { $who } lays
} { CARD($card) }.
    .braille = { CODE($card) }
patience-laid-from-row = { $you ->
    [yes] You lay
   *[no] { $who } lays
} { CARD($card) } from its row.
    .braille = { CODE($card) } from row
patience-laid-any = { $you ->
    [yes] You lay
   *[no] { $who } lays
} { CARD($card, article: "indefinite") } on { COLOUR($colour) }.
    .braille = { CODE($card) } on { CODE($colour) }
patience-put = { $count ->
    [one] { CARD($card, capital: "yes") } begins a row.
   *[other] { CARD($card, capital: "yes") } goes to its row, now { $count } cards.
}
    .braille = { CODE($card) } row { $count }.
patience-keep = { $count ->
    [one] { $you ->
        [yes] You keep
       *[no] { $who } keeps
    } { CARD($card, article: "definite") } for later.
   *[other] { $you ->
        [yes] You keep
       *[no] { $who } keeps
    } { CARD($card, article: "definite") } for later, now { $count }.
}
    .braille = { CODE($card) } kept { $count }
patience-used-up = The hidden pile is used up.
    .braille = pile empty
patience-took-back = { $count ->
    [one] { $you ->
        [yes] Your last move is taken back.
       *[no] { $who } takes back the last move.
    }
   *[other] { $you ->
        [yes] Your last { $count } moves are taken back.
       *[no] { $who } takes back the last { $count } moves.
    }
}
    .braille = { $count ->
        [one] undo
       *[other] { $count }x undo
    }
patience-nothing-left = Nothing more can be laid.
    .braille = { "" }
patience-won = { $you ->
    [yes] You have won
   *[no] { $who } has won
}: { $count ->
    [one] the one card is laid
   *[other] all { $count } cards are laid
}.
    .braille = won { $count }/{ $count }
patience-over = The game is over. Laid: { $laid } of { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
    .braille = over { $laid }/{ $count }
patience-undone = { $count ->
    [one] In this game, 1 move was taken back.
   *[other] In this game, { $count } moves were taken back.
}
    .braille = undo { $count }

# How it begins, and what is to be decided.
patience-to-lay = { $count ->
    [one] There is 1 card to lay.
   *[other] There are { $count } cards to lay.
}
    .braille = 0/{ $count }
patience-fits = { CARD($card, capital: "yes") } fits on { SYMBOL($symbol, article: "definite") }.
    .short = { CARD($card, capital: "yes") } fits.
    .braille = { CODE($card) } fits { CODE($symbol) }.
patience-does-not-fit = { CARD($card, capital: "yes") } does not fit on { SYMBOL($symbol, article: "definite") }, so it belongs in its row.
    .short = { CARD($card, capital: "yes") } belongs in its row.
    .braille = { CODE($card) } not { CODE($symbol) }.
patience-any = { CARD($card, capital: "yes") }: lay it on any pile, or keep it.
    .short = { CARD($card, capital: "yes") }.
    .braille = { CODE($card) } any
patience-rows-fit = { $count ->
    [one] From the rows, { CARD($cards) } fits.
   *[other] From the rows, { CARD($cards) } fit.
}
    .braille = rows { CODE($cards) }
patience-rest = Lay more cards, or type { type-stop }.
    .braille = or { type-stop }
patience-not-dealt = The cards have not been dealt yet.
    .braille = deal
patience-left = { $count ->
    [0] It is the last card.
    [one] 1 card is left in the hidden pile.
   *[other] { $count } cards are left in the hidden pile.
}
    .braille = { $count } left

# The layout.
patience-piles = Piles: { $items }.
    .braille = { $items }
patience-part-top = { CARD($card) }
    .braille = { CODE($card) }
patience-part-top-any = { CARD($card) } on { COLOUR($colour) }
    .braille = { CODE($colour) }{ CODE($card) }
patience-pile = { $count ->
    [one] { COLOUR($colour, capital: "yes") } pile, 1 card: { SYMBOL($symbols, join: "list") }.
   *[other] { COLOUR($colour, capital: "yes") } pile, { $count } cards from the top: { SYMBOL($symbols, join: "list") }.
}
    .braille = { CODE($colour) }: { CODE($symbols) }
patience-row = { $count ->
    [one] { COLOUR($colour, capital: "yes") } row, 1 card: { SYMBOL($symbols, join: "list") }.
   *[other] { COLOUR($colour, capital: "yes") } row, { $count } cards, the free one first: { SYMBOL($symbols, join: "list") }.
}
    .braille = { CODE($colour) }: { CODE($symbols) }
patience-end-fits = { $fits ->
    [yes] { CARD($card, capital: "yes") } fits.
   *[no] { CARD($card, capital: "yes") } does not fit.
}
    .braille = { $fits ->
    [yes] fits
   *[no] no fit
}
patience-row-empty = The { COLOUR($colour) } row is empty.
    .braille = { CODE($colour) }: empty
patience-rows = Ends of the rows: { $items }.
    .braille = { $items }
patience-part-end = { $fits ->
    [yes] { $count ->
        [one] { CARD($card) } fits, 1 card
       *[other] { CARD($card) } fits, { $count } cards
    }
   *[no] { $count ->
        [one] { CARD($card) }, 1 card
       *[other] { CARD($card) }, { $count } cards
    }
}
    .braille = { CODE($card) }{ $fits ->
    [yes] +
   *[no] { "" }
}:{ $count }
patience-no-rows = There are no cards in the rows.
    .braille = rows empty
patience-kept = { $count ->
    [0] You have not kept a card for later.
   *[other] Kept for later: { CARD($cards, join: "list") }.
}
    .braille = { $count ->
    [0] kept 0
   *[other] kept { CODE($cards) }
}
patience-hidden-count = Hidden pile: { $count }.
    .braille = { $count } left
patience-pile-counts = Piles: { $items }.
    .braille = piles { $items }
patience-row-counts = Rows: { $items }.
    .braille = rows { $items }
patience-kept-count = Kept: { $count }.
    .braille = kept { $count }
patience-part-count = { COLOUR($colour) } { $count }
    .braille = { CODE($colour) }{ $count }
patience-scores = Laid: { $laid } of { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
    .braille = { $laid }/{ $count }

# The status prompt.
status-patience-fits = { CODE($card) }+{ CODE($symbol) }
status-patience-row = { CODE($card) }-{ CODE($symbol) }
status-patience-any = { CODE($card) }
status-patience-kept = { CODE($card) }{ $count }
status-patience-ends = +{ $count }

# What can be done now.
patience-can-lay = You can lay { CARD($card) }.
    .braille = { CODE($card) }
patience-can-put = { CARD($card, capital: "yes") } belongs in its row: type { type-put }.
    .braille = { CODE($card) } { type-put }.
patience-can-any = You can lay { CARD($card, article: "definite") } on any pile: type { type-choose } and a colour. Or keep it: type { type-keep }.
    .braille = { CODE($card) } any, { type-keep }.
patience-can-rows = From the rows you can lay { CARD($cards, join: "or") }.
    .braille = rows { CODE($cards) }
patience-can-kept = You can lay { CARD($card, article: "definite") } that you kept on any pile.
    .braille = kept { CODE($card) }
patience-can-stop = To end the game, type { type-stop }.
    .braille = { type-stop }

# What a move would do.
patience-what-if-lay = { CARD($card, capital: "yes") } on its pile: { $clauses }.
    .braille = { CODE($card) }: { $clauses }.
patience-what-if-last = { CARD($card, capital: "yes") } on its pile: That is the last card of its colour.
    .braille = { CODE($card) }: last.
patience-what-if-lay-any = { CARD($card, capital: "yes") } on { COLOUR($colour) }: { $clauses }.
    .braille = { CODE($card) } on { CODE($colour) }: { $clauses }.
patience-what-if-put = { CARD($card, capital: "yes") } in its row: { $clauses }.
    .braille = { CODE($card) } row: { $clauses }.
patience-what-if-keep = { CARD($card, capital: "yes") } kept: { $clauses }.
    .braille = { CODE($card) } kept: { $clauses }.
patience-what-if-stop = Then the game is over. { $clauses }.
    .braille = stop: { $clauses }.
patience-what-if-undo = Then everything will be as it was before your last move.
    .braille = undo
patience-what-if-deal = Then the cards are dealt.
    .braille = deal
patience-part-row-card = { $fits ->
    [yes] { CARD($card) } from its row fits on it
   *[no] { CARD($card) } at the end of its row does not fit on it
}
    .braille = row { CODE($card) }{ $fits ->
    [yes] +
   *[no] -
}
patience-part-freed = { $fits ->
    [yes] { CARD($card) } comes free in the row and fits on it
   *[no] { CARD($card) } comes free in the row and does not fit on it
}
    .braille = free { CODE($card) }{ $fits ->
    [yes] +
   *[no] -
}
patience-part-row-empties = its row is empty
    .braille = row empty
patience-part-turned = { $fits ->
    [yes] { CARD($card) }, which is turned, fits on it
   *[no] { CARD($card) }, which is turned, does not fit on it
}
    .braille = { CODE($card) }{ $fits ->
    [yes] +
   *[no] -
}
patience-part-hidden = { $count ->
    [0] none of the { $of } hidden cards of that colour fits on it
    [one] 1 of the { $of } hidden cards of that colour fits on it
   *[other] { $all ->
        [yes] all { $of } hidden cards of that colour fit on it
       *[no] { $count } of the { $of } hidden cards of that colour fit on it
    }
}
    .braille = hidden { $count }/{ $of }
patience-part-hidden-one = { $fits ->
    [yes] the one hidden card of that colour fits on it
   *[no] the one hidden card of that colour does not fit on it
}
    .braille = hidden { $fits ->
    [yes] 1
   *[no] 0
}/1
patience-part-all-fit = every card of that colour fits on it
    .braille = all fit
patience-part-all-fit-row = every card of that colour fits on it, also { CARD($card) } from its row
    .braille = all fit, row { CODE($card) }
patience-part-covers = it covers { CARD($card) }
    .braille = covers { CODE($card) }
patience-part-begins = it begins a row
    .braille = new row
patience-part-not-laid = it does not count as laid until you lay it
    .braille = not laid
patience-part-result = the game is over with { $laid } of { $count ->
    [one] 1 card
   *[other] { $count } cards
} laid
    .braille = { $laid }/{ $count }
patience-then-turned = { $count ->
    [one] Then the last hidden card is turned.
   *[other] Then the next of { $count } hidden cards is turned.
}
    .braille = { $count } left
patience-then-used-up = Then the hidden pile is used up.
    .braille = pile empty

# Why a move is refused.
patience-why-dealt = The cards have already been dealt. For another game, type { type-new }.
    .braille = dealt
patience-why-over = The game is over.
    .braille = over
patience-why-used-up = The hidden pile is used up, so no more cards are turned. Lay cards from the rows, or type { type-stop }.
    .braille = pile empty
patience-why-does-not-fit = { CARD($card, capital: "yes") } does not fit on { SYMBOL($symbol, article: "definite") }.
    .braille = { CODE($card) } not { CODE($symbol) }
patience-why-must-lay = { CARD($card, capital: "yes") } fits on its pile, so it must be laid there. Cards from the rows may come first.
    .braille = { CODE($card) } fits
patience-why-name-a-pile = { CARD($card, article: "definite", capital: "yes") } fits on any pile. Type { type-choose } and a colour, or { type-keep }.
    .braille = { CODE($card) }, which pile
patience-why-cannot-keep = { CARD($card, capital: "yes") } cannot be kept. You can keep only { CARD($cards, article: "definite", join: "or") }.
    .braille = keep only { CODE($cards) }
patience-why-no-wish = You have no { CARD($cards, join: "or") }, neither turned nor kept.
    .braille = no { CODE($cards) }
patience-why-not-used-up = You can stop only when the hidden pile is used up. { press } { type-can } to hear what you can do.
    .braille = pile not empty
patience-why-nothing-to-undo = There is no move to take back.
    .braille = no undo

# A tip: what to do, and the reason.
tip-patience-lay = lay { CARD($card) }
    .braille = { CODE($card) }
tip-patience-put = put { CARD($card) } into its row
    .braille = put { CODE($card) }
tip-patience-row = lay { CARD($card) } from its row
    .braille = { CODE($card) }
tip-patience-any = lay { CARD($card, article: "definite") } on { COLOUR($colour) }
    .braille = choose { CODE($colour) }
tip-patience-keep = keep { CARD($card, article: "definite") }
    .braille = keep { CODE($card) }
tip-patience-stop = stop
    .braille = { type-stop }
patience-motive-must-lay = It fits, so it must be laid.
    .braille = fits
patience-motive-must-put = It does not fit, and nothing else is better.
    .braille = no fit
patience-motive-then-fits = Then { CARD($card) } also fits.
    .braille = then { CODE($card) }
patience-motive-now-fits = Then { CARD($card) } fits.
    .braille = then { CODE($card) }
patience-motive-frees = That frees { CARD($card) } in the row.
    .braille = frees { CODE($card) }
patience-motive-empties-row = Then that row is empty.
    .braille = row empty
patience-motive-all-fit = Then every card of that colour fits.
    .braille = all fit
patience-motive-later = It will help more later.
    .braille = later
patience-motive-wins = After that, the game can still be won.
    .braille = can win

# Whether the game can still be won.
patience-chances-yes = Yes, the game can still be won.
    .braille = yes
patience-chances-no = No, the game can no longer be won.
    .braille = no
patience-chances-given-up = Unknown. The search took too long and was given up.
    .braille = unknown
patience-chances-perhaps = Perhaps. Of { $tried } shuffles of the hidden pile, { $count } can be won by somebody who knows the order.
    .braille = perhaps { $count }/{ $tried }
patience-chances-no-order = No. Whatever the order of the hidden cards, the game can no longer be won.
    .braille = no, in any order
patience-chances-unknown = Unknown. The program found no win in { $tried } possible orders of the hidden pile, but there are others.
    .braille = unknown, 0/{ $tried }
