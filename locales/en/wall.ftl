# Wall Breach and Clear Away. `$called`: `row` where the game calls its stacks rows; `$spot`: the number of a stack from the
# left. In braille 2x stands for a double match, 1x for a single one, and 2b8 for blue 8 on stack 2.

# What happens. `$same`: both cards come from one row.
do-wall-take = { $you ->
    [yes] take
   *[no] takes
} { CARD($cards) }{ $same ->
    [yes] { " " }from the same row
   *[no] { "" }
}{ $doubly ->
    [yes] , a double match
   *[no] { "" }
}
    .braille = { CODE($cards) }{ $doubly ->
        [yes] { " " }2x
       *[no] { "" }
    }
wall-item-taken = { CARD($cards) }
    .braille = { CODE($cards) }
do-wall-take-several = { $you ->
    [yes] take
   *[no] takes
} { $pairs }{ $doubly ->
    [yes] , each a double match
   *[no] { "" }
}
    .braille = { $pairs }{ $doubly ->
        [yes] { " " }2x
       *[no] { "" }
    }
do-wall-exchange = { $you ->
    [yes] exchange
   *[no] exchanges
} { CARD($away, article: "definite") } { wall-at } for { CARD($card) }
    .braille = { $spot }{ CODE($away) }>{ CODE($card) }
do-wall-side = { $you ->
    [yes] take
   *[no] takes
} { $count ->
    [0] no cards
    [one] the one card
   *[other] the { $count } cards
} to the { $side ->
    [left] left
   *[right] right
} of { wall-place }
    .braille = { $side ->
        [left] left
       *[right] right
    } +{ $count }
wall-place = { $called ->
    [row] row { $spot }
   *[stack] stack { $spot }
}
wall-at = { $called ->
    [row] in row { $spot }
   *[stack] on stack { $spot }
}
wall-freed = Now free: { $item }.
    .braille = now { $item }
wall-item-free = { $spot }: { CARD($card) }
    .braille = { $spot }{ CODE($card) }
wall-item-low = { $spot }: { CARD($card) }, { $left ->
    [1] the last one
   *[other] { $left } left
}
    .braille = { $spot }{ CODE($card) }:{ $left }
wall-item-empty = { $spot }: empty
    .braille = { $spot } empty
wall-free-nothing = No card is free.
    .braille = none free
wall-ban-aside = { $count ->
    [one] { CARD($card, article: "definite", capital: "yes") } moves aside
    [2] { CARD($card, article: "definite", capital: "yes") } moves aside twice
   *[other] { CARD($card, article: "definite", capital: "yes") } moves aside { $count } times
}, and { $in-force ->
    [yes] { ban-in-force }
   *[no] { ban-lifted }
}.
    .braille = { $in-force ->
        [yes] { ban-in-force.braille }
       *[no] { ban-lifted.braille }
    }
wall-main-begins = The main part begins.
    .braille = main part
wall-goes-on = { $you ->
    [yes] You { $may ->
        [yes] may take another pair
       *[no] have another turn
    }.
   *[no] { $who } { $may ->
        [yes] may take another pair
       *[no] has another turn
    }.
}
    .braille = { $may ->
        [yes] may go on
       *[no] goes on
    }
wall-breach = { $called ->
    [row] { $count ->
        [one] Breach in row { $spots }.
       *[other] Breach in rows { $spots }.
    }
   *[stack] { $count ->
        [one] Breach at stack { $spots }.
       *[other] Breach at stacks { $spots }.
    }
}
    .braille = breach { $spots }
wall-no-pair-left = There are no pairs left, and the { $several ->
    [yes] round
   *[no] game
} is over.
    .braille = no pair left
wall-draw = { $of ->
    [round-won] The round is a draw.
    [match-won] The match is a draw.
   *[won-game] It is a draw.
}
    .braille = draw
wall-result = Cards: { $items }.
    .braille = { $items }
wall-totals = In all rounds: { $items }.
    .braille = all: { $items }
wall-parties = Teams: { $teams }.
    .braille = { $teams }.
wall-taken-back = { $count ->
    [one] { $you ->
        [yes] Your last move is taken back, with everything after it.
       *[no] { $who } takes back the last move, with everything after it.
    }
   *[other] { $you ->
        [yes] Your last { $count } moves are taken back, with everything after them.
       *[no] { $who } takes back the last { $count } moves, with everything after them.
    }
}
    .braille = { $count ->
        [one] { $who } undo
       *[other] { $count }x { $who } undo
    }

# What is to be decided.
due-wall-opening = { $count ->
    [one] Opening: one double match.
   *[other] Opening: { $count } double matches.
}
    .braille = opening 2x { $count }
due-wall-opening-singly = { $count ->
    [one] Opening: no double matches left, one single match.
   *[other] Opening: no double matches left, { $count } single matches.
}
    .braille = opening 1x { $count }
due-wall-main = { $count ->
    [one] { $doubly ->
        [0] One pair, a single match.
       *[other] One pair, a double match.
    }
   *[other] { $doubly ->
        [0] { $count } pairs, no double match.
        [one] { $count } pairs, one a double match.
       *[other] { $count } pairs, { $doubly } of them double matches.
    }
}
    .braille = { $count } pairs 2x { $doubly }
due-wall-exchange = No pair fits. Exchange { CARD($card, article: "definite") } { wall-at } first.
    .braille = exchange { $spot }{ CODE($card) }
due-wall-exchangeable = { CARD($card, article: "indefinite", capital: "yes") } is free at { $spots }.
    .braille = { CODE($card) }:{ $spots }
due-wall-pass = You may also pass.
    .braille = or pass
due-wall-side = Take { $sides }.
    .braille = { $sides }?
wall-item-side = { $count ->
    [0] no cards
    [one] the one card
   *[other] the { $count } cards
} { $several ->
    [yes] to the { $side ->
        [left] left
       *[right] right
    } of { wall-place }
   *[no] on the { $side ->
        [left] left
       *[right] right
    }
}
    .braille = { $several ->
        [yes] { $spot }
       *[no] { "" }
    }{ $side ->
        [left] left
       *[right] right
    } { $count }
wall-over = The game is over.
    .braille = over

# What the prompt shows: the own cards, those of the others, how many pairs.
status-wall = { $own }:{ $other }{ $due ->
    [pairs] { " " }{ $count }p
    [side] { " " }?
   *[none] { "" }
}

# How the cards lie.
wall-bans = { $count ->
    [one] { CARD($bans, article: "definite", capital: "yes") } is in force.
   *[other] { CARD($bans, article: "definite", capital: "yes") } are in force.
}
    .braille = { CODE($bans) }
wall-no-ban = No ban is in force.
    .braille = no ban
wall-bans-aside = Set aside: { CARD($cards, join: "list") }.
    .braille = aside { CODE($cards) }
wall-row = { $called ->
    [row] { $count ->
        [one] Row { $spot }, one card: { CARD($cards, join: "list") }.
       *[other] Row { $spot }, { $count } cards from the front: { CARD($cards, join: "list") }.
    }
   *[stack] { $count ->
        [one] Stack { $spot }, one card: { CARD($cards, join: "list") }.
       *[other] Stack { $spot }, { $count } cards from the top: { CARD($cards, join: "list") }.
    }
}
    .braille = { $spot }: { CODE($cards) }
wall-under = { $called ->
    [row] Behind the free cards: { $item }.
   *[stack] Under the free cards: { $item }.
}
    .braille = { $item }
wall-under-nothing = There is nothing under the free cards.
    .braille = nothing
wall-where = { $count ->
    [0] { wall-card } is free { wall-at }.
    [one] { wall-card } is { wall-at }, with one card { wall-over-it }.
   *[other] { wall-card } is { wall-at }, with { $count } cards { wall-over-it }.
}
    .braille = { $spot }{ CODE($card) } +{ $count }
wall-card = { $several ->
    [yes] { CARD($card, article: "indefinite", capital: "yes") }
   *[no] { CARD($card, article: "told", capital: "yes") }
}
wall-over-it = { $called ->
    [row] in front of it
   *[stack] on top of it
}
wall-where-taken = { CARD($card, article: "told", capital: "yes") } has been taken by { $who }.
    .braille = { CODE($card) } { $who }
wall-where-aside = { CARD($card, article: "told", capital: "yes") } is set aside.
    .braille = { CODE($card) } aside
wall-where-nowhere = { CARD($card, article: "told", capital: "yes") } is not in this game.
    .braille = { CODE($card) } not here
wall-row-empty = { $called ->
    [row] Row { $spot } is empty.
   *[stack] Stack { $spot } is empty.
}
    .braille = { $spot } empty
wall-counts = { $called ->
    [row] Cards in the rows: { $items }. That is { $count } in all.
   *[stack] Cards on the stacks: { $items }. That is { $count } in all.
}
    .braille = { $items }
wall-item-count = { $spot }: { $count }
    .braille = { $count }

# What fits.
wall-doubly = Double matches: { $items }.
    .braille = 2x { $items }
wall-singly = Single matches: { $items }.
    .braille = 1x { $items }
wall-item-pair = { $one } and { $other }: { CARD($cards) }
    .short = { $one } and { $other }
    .braille = { $one }+{ $other }
wall-item-group = { $spot }: { CARD($card) } with { $others }
    .short = { $spot } with { $others }
    .braille = { $others }
wall-item-numbers = { $one } and { $other }
    .braille = { $one }+{ $other }
wall-breaching = These make the breach: { $items }.
    .braille = breach { $items }
wall-item-behind = { CARD($card) } from the same row
    .braille = +{ CODE($card) }
wall-free-card = { CARD($card, capital: "yes") } { wall-at }.
    .braille = { $spot }{ CODE($card) }
wall-no-pairs = No pair fits now.
    .braille = no pair
wall-fits-nothing = Nothing fits with it now.
    .braille = nothing
wall-fit = { CARD($cards, capital: "yes") } are a { $doubly ->
    [yes] double
   *[no] single
} match.
    .braille = { CODE($cards) } { $doubly ->
        [yes] 2x
       *[no] 1x
    }
wall-exchanges = { CARD($away, article: "definite", capital: "yes") } { wall-at } can be exchanged for { CARD($cards, join: "or") }.
    .braille = { $spot }{ CODE($away) }>{ CODE($cards) }
wall-exchanges-likewise = { CARD($away, article: "definite", capital: "yes") } { wall-at } can be exchanged for the same.
    .braille = { $spot }{ CODE($away) } same
wall-no-exchange-now = { CARD($away, article: "definite", capital: "yes") } { wall-at } cannot be exchanged for anything now.
    .braille = { $spot }{ CODE($away) }>nothing
wall-nothing-to-exchange = No card is free now that can be exchanged.
    .braille = no exchange

# What if.
wall-begins = { $you ->
    [yes] You begin.
   *[no] { $who } begins.
}
    .braille = { $you ->
    [yes] I begin
   *[no] { $who } begins
}
wall-what-if = Suppose { $clause }.
    .braille = if { $clause }

# What was collected.
wall-collected = { $count ->
    [0] { $who }: no cards yet.
    [one] { $who }, 1 card:
   *[other] { $who }, { $count } cards:
}
    .braille = { $who }{ $count }:
wall-scores = Cards so far: { $items }.
    .braille = { $items }

# Why a move is refused.
why-wall-not-dealt = The cards have not been laid out yet.
    .braille = not laid out
why-wall-already-dealt = The cards have been laid out already.
    .braille = laid out already
why-wall-over = The game is already over.
    .braille = over
why-wall-no-such-stack = { $called ->
    [row] There is no row { $spot }. The rows have the numbers 1 to { $stacks }, from the left.
   *[stack] There is no stack { $spot }. The stacks have the numbers 1 to { $stacks }, from the left.
}
    .braille = only 1 to { $stacks }
why-wall-one-stack = { $called ->
    [row] In row { $spot } only the front card is free. Name two different rows.
   *[stack] On stack { $spot } only the top card is free. Name two different stacks.
}
    .braille = { $spot } one free
why-wall-last-of-row = { $called ->
    [row] Row { $spot } has only one card left. Take it with a card of another row.
   *[stack] Stack { $spot } has only one card left. Take it with a card of another stack.
}
    .braille = { $spot } one left
why-wall-never-pairs = { CARD($card, article: "definite", capital: "yes") } is never part of a pair.{ $exchange ->
    [yes] { " " }You can exchange it in your turn while it is free.
   *[no] { "" }
}
    .braille = { CODE($card) } never pairs
why-wall-do-not-fit = { CARD($cards, capital: "yes") } do not fit: the colours differ, and { $banned ->
    [yes] { $blocked }
   *[no] they have no common divisor
}.
    .braille = not { CODE($cards) }
why-wall-doubly-first = { CARD($cards, capital: "yes") } are only a single match. In the opening, double matches come first, such as { $one } and { $other }.
    .braille = 1x { CODE($cards) }, 2x { $one }+{ $other }
why-wall-no-exchange = { CARD($card, capital: "yes") } cannot be exchanged.
    .braille = no exchange { CODE($card) }
why-wall-not-among-taken = { CARD($card, capital: "yes") } is not one of the { $count } cards taken last. You can exchange only for those.
    .braille = { CODE($card) } not there
why-wall-leaves-no-pair = With { CARD($card) }, there would be no pair, and after the exchange you must take one.
    .braille = { CODE($card) }: no pair
why-wall-must-take = { $passes ->
    [yes] You may pass only in the main part, after your own double match and before an exchange. Take a pair.
   *[no] You cannot pass in this game. Take a pair.
}
    .braille = take a pair
why-wall-must-choose-side = You have made the breach. First choose left or right.
    .braille = choose side
why-wall-no-breach = You can choose a side only after a breach, and there is none now.
    .braille = no breach
why-wall-no-side = You cannot choose that side: the breach is elsewhere, or there is nothing on that side.
    .braille = no side

# A tip.
tip-wall-take = take { $one } and { $other }, { CARD($cards) }
    .braille = { $one } { $other } { CODE($cards) }
tip-wall-exchange = exchange { CARD($away, article: "definite") } { wall-at } for { CARD($card) }
    .braille = { $spot }>{ CODE($card) }
tip-wall-side = take { $side ->
    [left] left
   *[right] right
}{ $several ->
    [yes] { " " }{ $spot }
   *[no] { "" }
}
    .braille = { $side ->
        [left] left
       *[right] right
    }{ $several ->
        [yes] { " " }{ $spot }
       *[no] { "" }
    }
motive-wall-only = Nothing else can be done.
    .braille = only this
motive-wall-wins = That wins the game.
    .braille = wins
motive-wall-breach = { $count ->
    [one] That makes the breach and gets you one more card.
   *[other] That makes the breach and gets you { $count } more cards.
}
    .braille = breach +{ $count }
motive-wall-more = There are more cards there.
    .braille = most cards
motive-wall-goes-on = They are a double match, and you { $may ->
    [yes] may take another pair
   *[no] have another turn
}.
    .braille = 2x go on
motive-wall-doubly = They are a double match.
    .braille = 2x
motive-wall-exchange-doubly = That card makes a double match.
    .braille = then 2x
motive-wall-exchange = Then you have a pair.
    .braille = then 1x
motive-wall-exchange-breach = { $count ->
    [one] Then the breach gets you 1 card.
   *[other] Then the breach gets you { $count } cards.
}
    .braille = then breach +{ $count }
motive-wall-exchange-no-breach = With the pair after it, { $who } cannot make a breach at once.
    .braille = then no breach
motive-wall-exchange-fewer = { $count ->
    [0] The pair after it leaves { $who } no double match.
    [one] The pair after it leaves { $who } only one double match.
   *[other] The pair after it leaves { $who } only { $count } double matches.
}
    .braille = then { $who } 2x { $count }
motive-wall-no-breach = That way { $who } cannot make a breach at once.
    .braille = no breach
motive-wall-nothing-doubly = Then { $who } has no double match.
    .braille = { $who } 2x 0
motive-wall-fewer = { $count ->
    [one] Then { $who } has only one double match.
   *[other] Then { $who } has only { $count } double matches.
}
    .braille = { $who } 2x { $count }
motive-wall-as-good = Nothing looks better.
    .braille = as good
