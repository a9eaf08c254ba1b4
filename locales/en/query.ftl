# Answers to questions about the table.

hand = { $count ->
    [0] You hold no cards.
    [one] You hold 1 card.
   *[other] You hold { $count } cards.
}
    .short = { $count ->
        [0] You hold no cards.
       *[other] { "" }
    }
    .braille = { $count ->
    [0] no cards
   *[other] { "" }
}
hand-group = { COLOUR($colour, capital: "yes") }: { SYMBOL($symbols, join: "list") }.
    .braille = { CODE($cards) }
hand-colourless = { CARD($cards, join: "list", capital: "yes") }.
    .braille = { CODE($cards) }
hand-symbol = { SYMBOL($symbol, capital: "yes") }: { COLOUR($colours, join: "list") }.
    .braille = { CODE($cards) }
hand-value = { $minus ->
    [yes] { $points ->
        [one] Your hand is worth 1 penalty point.
       *[other] Your hand is worth { $points } penalty points.
    }
   *[no] { $points ->
        [one] Your hand is worth 1 point.
       *[other] Your hand is worth { $points } points.
    }
}
    .braille = { $points }p
hand-position = { $position }: { CARD($card) }.
    .braille = { $position }:{ CODE($card) }
hand-place = { CARD($card, capital: "yes") } is { $place ->
    [1] your first card
    [2] your second card
    [3] your third card
    [4] your fourth card
    [5] your fifth card
    [6] your sixth card
    [7] your seventh card
    [8] your eighth card
    [9] your ninth card
    [10] your tenth card
   *[other] your card number { $place }
}.
    .braille = { $place }:{ CODE($card) }
hand-place-none = You hold no card that you drew. For any other card, type { command-where } and its name.
    .braille = no drawn card

top = Top card { CARD($card) }.
    .short = { CARD($card, capital: "yes") }.
    .braille = { CODE($card) }
top-wished = Top card { CARD($card) }, { $called ->
    [suit] suit { COLOUR($wish) }
    [rank] { COLOUR($wish, article: "indefinite") } called
   *[colour] colour { COLOUR($wish) }
}.
    .short = { CARD($card, capital: "yes") }, { $called ->
        [suit] suit { COLOUR($wish) }
        [rank] { COLOUR($wish, article: "indefinite") } called
       *[colour] colour { COLOUR($wish) }
    }.
    .braille = { CODE($card) }>{ CODE($wish) }
top-takes = Top card { CARD($card) }, which counts as { COLOUR($wish) }.
    .short = { CARD($card, capital: "yes") }, counts as { COLOUR($wish) }.
    .braille = { CODE($card) }={ CODE($wish) }
turn = { $you ->
    [yes] Your turn.
   *[no] { $who }'s turn.
}
    .braille = { $you ->
    [yes] turn
   *[no] { $who }'s turn
}
due-play-or-pass = Play a card { or-pass }.
    .braille = or pass
due-drawn-or-pass = Play { CARD($card, article: "told") } { or-pass }.
    .quiet = Play the drawn card { or-pass }.
    .braille = { CODE($card) } or pass
due-play-drawn = { CARD($card, article: "told", capital: "yes") } fits. Play it.
    .quiet = The drawn card fits. Play it.
    .braille = { CODE($card) } fits
due-keep-drawn = { $fits ->
    [yes] { CARD($card, article: "told", capital: "yes") } cannot be played now.
   *[no] { CARD($card, article: "told", capital: "yes") } does not fit.
} { press } { type-pass }.
    .quiet = { $fits ->
        [yes] The drawn card cannot be played now.
       *[no] The drawn card does not fit.
    } { press } { type-pass }.
    .braille = not { CODE($card) }, { type-pass }
due-only-pass = None of your cards fits. { press } { type-pass }.
    .braille = none fits, { type-pass }
answer-symbol = { SYMBOL($symbol, article: "indefinite") }
    .braille = { CODE($symbol) }
answer-card = { CARD($card, article: "told") }
    .braille = { CODE($card) }
answer-colour = { COLOUR($colour) }
    .braille = { CODE($colour) }
due-again = Play another card { or-pass }.
    .braille = again or pass
due-draw = { $count ->
    [one] Draw 1 card.
   *[other] Draw { $count } cards.
}
    .braille = !{ $count }
due-draw-or-answer = { $count ->
    [one] Draw 1 card or play { $answers }.
   *[other] Draw { $count } cards or play { $answers }.
}
    .braille = !{ $count }
due-sit-out = You are skipped. { press } { type-pass }.
    .braille = !skip
due-sit-out-or-answer = Pass or play { $answers }.
    .braille = !skip
due-sit-out-several = { due-sit-out-or-answer } If you pass, { $count } players are skipped.
    .braille = !skip { $count }
due-sit-out-turns = { due-sit-out-or-answer } If you pass, you are skipped { $count } times.
    .braille = !skip x{ $count }
due-challenge = { $count ->
    [one] Draw 1 card or challenge.
   *[other] Draw { $count } cards or challenge.
}
    .braille = !{ $count } chall
due-challenge-or-answer = Draw { $count } cards, challenge, or play { $answers }.
    .braille = !{ $count } chall
due-jump-in = Jump in with { CARD($card, article: "told") }? Play it if you have it, or press Enter.
    .quiet = Jump in with the same card? Play it if you have it, or press Enter.
    .braille = { CODE($card) } or Enter
asked-jump-in = { $who } may jump in with { CARD($card, article: "told") }.
    .braille = { $who } { CODE($card) }?
due-choose = { $called ->
    [suit] Call a suit for the start card: { COLOUR($colours, join: "or") }.
   *[colour] Call a colour for the start card: { COLOUR($colours, join: "or") }.
}
    .braille = call { CODE($colours) }
due-deal = Press Enter to deal the next round.
    .braille = deal

pending-nothing = Nothing is pending.
    .braille = nothing
pending-jump-in = First everybody is asked whether they jump in. Then { CARD($card, article: "definite") } takes effect.
    .braille = asked, then { CODE($card) }
pending-draw = { $answers ->
    [yes] { $who } has to draw { cards-counted } or answer.
   *[no] { $who } has to draw { cards-counted }.
}
    .braille = { $who } !{ $count }
pending-sit-out = { $who } has to answer or be skipped.
    .braille = { $who } !skip
pending-sit-out-several = { $who } has to answer, or { $count } players are skipped.
    .braille = { $who } !skip { $count }
pending-sit-out-turns = { $who } has to answer or be skipped { $count } times.
    .braille = { $who } !skip x{ $count }
pending-passed-over = { $you ->
    [yes] You
   *[no] { $who }
} { do-will-sit-out }.
    .braille = { $count ->
        [one] { $who } will skip
       *[other] { $who } will skip x{ $count }
    }
pending-challenge = { $answers ->
    [yes] { $who } has to draw { cards-counted }, challenge or answer.
   *[no] { $who } has to draw { cards-counted } or challenge.
}
    .braille = { $who } !{ $count }

status-top = { CODE($card) }
status-wished = { CODE($card) }>{ CODE($wish) }
status-draw = !{ $count }
status-jump-in = ?
status-sit-out = !s

count = { $who } { $count }.
    .braille = { $who }{ $count }
count-out = { $you ->
    [yes] You are out.
   *[no] { $who } is out.
}
    .braille = { $who } out
count-dropped = { $you ->
    [yes] You have dropped out.
   *[no] { $who } has dropped out.
}
    .braille = { $who } out
piles = { $hidden ->
    [0] The draw pile is empty, and the discard pile has { $laid ->
        [one] 1 card
       *[other] { $laid } cards
    }.
    [one] The draw pile has 1 card, and the discard pile has { $laid }.
   *[other] The draw pile has { $hidden } cards, and the discard pile has { $laid }.
}
    .braille = draw{ $hidden } discard{ $laid }
scores = { $minus ->
    [yes] Penalty points so far: { $items }.
   *[no] Points so far: { $items }.
}
    .braille = { $items }
rounds-won = Rounds won so far: { $items }.
    .braille = { $items }
scores-none = There are no points in this game.
    .braille = no points
direction = { $clockwise ->
    [yes] Play goes clockwise.
   *[no] Play goes anticlockwise.
}
    .braille = { $clockwise ->
    [yes] clockwise
   *[no] anticlockwise
}
seating = In order of play: { $names }.
    .braille = { $names }
seating-dealer = { $you ->
    [yes] You deal.
   *[no] { $who } deals.
}
    .braille = { $who } deals

dealer-lot = { $you ->
    [yes] You were drawn to deal first.
   *[no] { $who } was drawn to deal first.
}
    .braille = { $you ->
    [yes] drawn: me deal
   *[no] drawn: { $who } deals
}

can-play = You can play { CARD($cards, article: "told", join: "or") }.
    .braille = can { CODE($cards) }
can-together = Together you can play { CARD($cards, article: "told") }.
    .braille = { CODE($cards) }
can-name = You can name { $cards }.
    .braille = ={ $cards }
can-play-nothing = None of your cards fits.
    .braille = none fits
can-no-twin = { CARD($card, article: "told", capital: "yes") } is not in your hand.
    .braille = no { CODE($card) }
can-call = Call { $call } with it.
    .braille = { $call }!
can-type = { $cards ->
    [yes] Or { press-there } { $words }.
   *[no] { press } { $words }.
}
    .braille = { $words }

what-if = { CARD($cards, capital: "yes") }: { $clauses }.
    .braille = { CODE($cards) }: { $clauses }
what-if-wish = { $called ->
    [suit] you call the suit
    [rank] you call the number or rank
   *[colour] you call the colour
}
    .braille = >?
would-bluff = It would be a bluff now, and can be challenged.
    .braille = bluff!
what-if-nothing = { CARD($cards, capital: "yes") }: Nothing else happens.
    .braille = { CODE($cards) }: nothing
what-if-next = { $you ->
    [yes] You are next.
   *[no] { $who } is next.
}
    .braille = next { $who }
what-if-again = you can then play { CARD($cards, article: "told", join: "or") }, or pass
    .braille = then { CODE($cards) } or pass
what-if-pass = then none of your other cards fits, and you pass
    .braille = then pass
what-if-on-turn = It is { $who }'s turn, but suppose it were yours.
    .braille = if turn:
what-later = { $who } has to choose first. After that, you can ask what your cards would do.
    .braille = { $who } first
what-if-over = Then the round is over.
    .braille = round over
what-if-held = { $count ->
    [0] You have no cards left.
    [one] You have 1 card left.
   *[other] You have { $count } cards left.
}
    .braille = me { $count }c

news = { $deal ->
    [yes] Since the deal: { $lines }
   *[no] Since your last turn: { $lines }
}
    .braille = { $lines }
news-nothing = { $deal ->
    [yes] Nothing has happened since the deal.
   *[no] Nothing has happened since your last turn.
}
    .braille = nothing
spell = { $name }: { $letters }.
    .braille = { $name }
spell-space = space
games-item = { $id }: { $name }, { $sizes }.
sizes-range = { $min } to { $max } players
sizes-list = { $last ->
    [1] one player
   *[other] { $list } players
}
games-option = { $name }: { $title }: { $values }. Default: { $default }.
    .braille = { $name }: { $values }; { $default }
games-option-words = { $name }: { $title }.
    .braille = { $name }:
games-value = { $word }: { $means }.
    .braille = { $word }
games-default = Default: { $default }.
    .braille = ({ $default })
games-option-cards = a number from { $min } to { $max }, or any of { $cards }, or a rule in a sentence, with semicolons between
games-option-range = { $min } to { $max }

# A legend of the short codes.
legend-colour = { COLOUR($colour) } { CODE($colour) }
    .braille = { CODE($colour) }={ COLOUR($colour) }
legend-symbol = { SYMBOL($symbol) } { CODE($symbol) }
    .braille = { CODE($symbol) }={ SYMBOL($symbol) }

# The rule book.
rule-clause = Rule { $clause }: { $title }.
    .braille = { $clause } { $title }:
rule-item = { $clause } { $title }
rule-without-text = The rule book says nothing about rule { $clause }.
    .braille = { $clause }: no text
rule-replaced = Rule { $clause } does not apply in this game.
    .braille = { $clause } not used
rule-numbers = { $game } has the rules { $clauses }. Type { command-rule } and a number, such as { command-rule } { $example }, or a word from its title.
    .braille = { command-rule }: { $clauses }
rule-range = { $first } to { $last }
rule-several = Which rule do you mean by { $word }? There are { $items }. Type { command-rule } and one of the numbers.
    .braille = { $word }: { $items }
card-without-effect = { CARD($card, article: "told", capital: "yes") } has no special effect.
    .braille = { CODE($card) }: no effect
symbol-without-effect = { SYMBOL($symbol, article: "indefinite", capital: "yes") } has no special effect.
    .braille = { CODE($symbol) }: no effect
card-points = { $minus ->
    [yes] { $points ->
        [one] The card is worth 1 penalty point.
       *[other] The card is worth { $points } penalty points.
    }
   *[no] { $points ->
        [one] The card is worth 1 point.
       *[other] The card is worth { $points } points.
    }
}
    .braille = { $points }p
card-which = Which card? Type it after { command-card }, by its name or its code.
    .braille = which card
card-several = Which card do you mean by { $word }: { SYMBOL($symbols, join: "or") }?
    .braille = { $word }: { CODE($symbols) }
card-not-in-game = This game has no card called { $word }. For a list of its cards, type { command-legend }.
    .braille = no card { $word }
changed-option = { $name }: { $value }. Default: { $default }.
    .braille = { $name }: { $value }, book { $default }
table-as-book = { $game } by the book.
    .braille = { $game } by the book
table-differs = { $game } by the book, except: { $items }.
    .braille = { $game }, but: { $items }
table-chosen = { $game }, with: { $items }.
    .braille = { $game }: { $items }
table-item = { $name }: { $value }
table-choices = For all options of this game, type { command-rules } all. On the command line, type sixdot games { $id }.
    .braille = { command-rules } all

# The rule book in a file.
book-rules = The rules
book-cards = What the cards do
book-general = For every game
card-heading = { SYMBOL($symbols, capital: "yes") }
    .braille = { CODE($symbols) }
top-bans = { $top } Beside it: { CARD($bans, article: "told", join: "and") }.
    .braille = { $top } { CODE($bans) }
hand-of = { $count ->
    [0] { $who } holds no cards.
    [one] { $who } holds 1 card.
   *[other] { $who } holds { $count } cards.
}
    .braille = { $who }:
hand-count = { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
    .braille = { $count }:
hands-hidden = Hands are hidden at this table. You can hear only your own.
    .braille = hands hidden
due-more = { $count ->
    [255] Play more cards, or pass.
    [one] Play one more card, or pass.
   *[other] Play up to { $count } more cards, or pass.
}
    .braille = { $count ->
        [255] more
       *[other] more { $count }
    }
due-choose-wish = { $called ->
    [rank] Call a number or rank.
    [suit] Call a suit.
   *[colour] Call a colour.
}
    .braille = call
candidate = { $number }: { $who }
    .braille = { $number } { $who }
top-stand-in = { $top } { CARD($card, article: "told", capital: "yes") } was played for it.
    .braille = { $top } ={ CODE($card) }
due-name-card = Which card does { CARD($card, article: "told") } stand for?
    .braille = { CODE($card) }=?
due-give = { $count ->
    [one] Which card do you give { $who }?
   *[other] Which card do you give { $who }? There are { $count } to give.
}
    .braille = { $who }: { $count }c
what-if-choose = { $what ->
    [named] you name the card that it counts as
    [card] you give a card away
    [rank] you call the number or rank
    [suit] you call the suit
   *[colour] you call the colour
}
    .braille = { $what ->
        [named] =?
        [card] give
        [rank] >?
        [suit] >?
       *[colour] >?
    }

# A tip: what to do, and the reason.
tip = Tip: { $move }.
    .braille = { $move }.
tip-play = play { CARD($cards, article: "told", join: "list") }
    .braille = { CODE($cards) }
tip-wish = call { COLOUR($colour, article: "indefinite") }
    .braille = >{ CODE($colour) }
tip-call = call { $call }
    .braille = { $call }!
tip-draw = draw
    .braille = { command-draw }
tip-pass = pass
    .braille = { command-pass }
tip-challenge = challenge
    .braille = { command-challenge }
tip-choose = call { COLOUR($colour) }
    .braille = { CODE($colour) }
tip-colour = { COLOUR($colour) }
    .braille = { CODE($colour) }
tip-catch = catch { $who }
    .braille = { command-catch } { $who }
stop-tip = Tip: press Enter. Nobody has forgotten a call.
    .braille = Enter
motive-last-cards = Then your hand is empty.
    .braille = last
motive-instead-of-drawing = { $count ->
    [one] Otherwise you draw 1 card.
   *[other] Otherwise you draw { $count } cards.
}
    .braille = else !{ $count }
motive-instead-of-sitting-out = Otherwise you are skipped.
    .braille = else skip
motive-drawn-fits = The card that you drew fits.
    .braille = drawn
motive-only-card = None of your other cards fits.
    .braille = only card
motive-nearly-out = { $count ->
    [one] { $who } has only 1 card left.
   *[other] { $who } has only { $count } cards left.
}
    .braille = { $who } { $count }c
motive-hits = It is aimed at { $who }.
    .braille = at { $who }
motive-spares-partner = Any other card would hurt { $who }, your partner.
    .braille = spares { $who }
motive-several-at-once = You get rid of { $count } cards at once.
    .braille = -{ $count }c
motive-points = { $points ->
    [one] That gets rid of 1 point.
   *[other] That gets rid of { $points } points.
}
    .braille = { $points }p
motive-colour = { $lays ->
    [yes] { $count ->
        [one] Then you hold 1 more card of that { $called ->
            [suit] suit
           *[colour] colour
        }.
       *[other] Then you hold { $count } more cards of that { $called ->
            [suit] suit
           *[colour] colour
        }.
    }
   *[no] { $count ->
        [0] You hold no cards of any { $called ->
            [suit] suit
           *[colour] colour
        }.
        [one] You hold 1 card of that { $called ->
            [suit] suit
           *[colour] colour
        }.
       *[other] You hold { $count } cards of that { $called ->
            [suit] suit
           *[colour] colour
        }.
    }
}
    .braille = { $count }c of it
motive-follow = { $count ->
    [one] Then 1 more of your cards fits.
   *[other] Then { $count } more of your cards fit.
}
    .braille = then { $count }c fit
motive-keep = Keep { CARD($card, article: "told") } for later.
    .braille = keep { CODE($card) }
motive-not-stuck = Otherwise you are left only with cards that may not be the last one.
    .braille = not stuck
motive-won-more = It wins about { $won } of 100 trial games, the next best move { $next }.
    .braille = wins { $won }, next { $next }
motive-none-better = No other move does clearly better in trial games.
    .braille = none better
motive-any-colour = Any { $called ->
    [suit] suit
    [rank] number or rank
   *[colour] colour
} is just as good for you.
    .braille = any
motive-nothing-to-lay = You cannot play any of your cards.
    .braille = none fits
motive-no-answer = You have no card that answers it.
    .braille = no answer
motive-challenge-pays = A challenge is likely to save more cards than it costs.
    .braille = likely
motive-challenge-costs = A challenge is likely to cost more cards than it saves.
    .braille = unlikely
motive-late-call = You forgot, but it is not too late.
    .braille = forgotten
motive-forgot = { $who } forgot to call { $call }.
    .braille = no { $call }
motive-wrong-run = The cards that { $who } played do not go together.
    .braille = wrong
tip-choose-player = choose { $who }
    .braille = { $who }
tip-stand-for = name { CARD($card, article: "told") }
    .braille = ={ CODE($card) }
tip-give = give away { CARD($card, article: "told") }
    .braille = { CODE($card) }
motive-fewest-cards = Nobody holds fewer cards than { $who }.
    .braille = { $who } fewest
motive-acts = Its effect helps you now.
    .braille = effect
motive-least-use = It is the least useful to you.
    .braille = least use
card-text = { CARD($card, capital: "yes") }: { $text }
    .braille = { CODE($card) }: { $text }
heard-first = Nothing was done: you have not heard everything yet. Press Enter, then type your move again.
    .braille = Enter first, then again
