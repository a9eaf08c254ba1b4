# What happens at the table. A line is made of clauses ("Anna plays blue draw two", "Ben draws two cards and is skipped"), a clause of its actor and of what the actor does. `$you`: the actor is who reads this.

you = you
    .braille = me

# `$actor`: `first`: who reads this, and the line begins so; `you`: who reads this; `name`: somebody else.
clause = { $actor ->
    [first] you { $does }
    [you] you { $does }
    [agreed] you { $does }
   *[name] { $who } { $does }
}
    .braille = { $actor ->
    [first] { $does }
    [you] me { $does }
    [agreed] me { $does }
   *[name] { $who } { $does }
}
join-clauses = { $first }, { $next }
join-sentences = { $first }. { $next }
    .braille = { $first }, { $next }
join-items = { $first }; { $next }
join-table = { $first }, { $next }
    .braille = { $first } { $next }
sentence = { $text }.
    .braille = { $text }

do-play = { $you ->
    [yes] play
   *[no] plays
} { CARD($cards, article: "told") }
    .braille = { CODE($cards) }{ $wish }
do-jump-in = { $you ->
    [yes] jump in
   *[no] jumps in
} with { CARD($cards, article: "told") }
    .braille = { CODE($cards) }!{ $wish }
do-play-wrong = { $out-of-turn ->
    [yes] { $you ->
        [yes] play
       *[no] plays
    } { CARD($cards, article: "told") } out of turn
   *[no] { $you ->
        [yes] wrongly play
       *[no] wrongly plays
    } { CARD($cards, article: "told") }
}
    .braille = { CODE($cards) } wrong
do-take-back = { $you ->
    [yes] take
   *[no] takes
} { $count ->
    [one] it
   *[other] them
} back
    .braille = back
do-wish = { $you ->
    [yes] call
   *[no] calls
} { COLOUR($colour, article: "indefinite") }
    .braille = >{ CODE($colour) }
stands-for = { CARD($card, article: "told") } counts as { CARD($named, article: "told") }
    .braille = { CODE($card) }={ CODE($named) }
stands-for-laid = it counts as { CARD($named, article: "told") }
    .braille = ={ CODE($named) }
takes-colour = it counts as { COLOUR($colour) }
    .braille = ={ CODE($colour) }
do-call = { $you ->
    [yes] call
   *[no] calls
} { $call }
    .braille = { $call }
do-out = { $you ->
    [yes] go
   *[no] goes
} out
    .braille = out
do-out-placed = { $you ->
    [yes] go
   *[no] goes
} out { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
   *[other] in place { $place }
}{ $scored ->
    [yes] , { points-counted }
   *[no] { "" }
}
    .braille = out { $place }{ $scored ->
    [yes] { " " }{ $points }p
   *[no] { "" }
}
points-counted = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cards-counted = { $count ->
    [1] a card
    [2] two cards
    [3] three cards
    [4] four cards
   *[other] { $count } cards
}
do-draw = { $you ->
    [yes] draw
   *[no] draws
} { cards-counted }
    .braille = +{ $count }
do-draw-cards = { $you ->
    [yes] draw
   *[no] draws
} { CARD($cards, article: "told") }
    .quiet = { $you ->
        [yes] draw { cards-counted }
       *[no] draws { CARD($cards, article: "told") }
    }
    .braille = +{ $count } { CODE($cards) }
do-draw-several = { $you ->
    [yes] draw
   *[no] draws
} { cards-counted }, the last one { CARD($card, article: "told") }
    .quiet = { $you ->
        [yes] draw
       *[no] draws
    } { cards-counted }
    .braille = +{ $count } { CODE($card) }
drawn-fit = { $which ->
    [no] It does not fit.
    [none] None of them fits.
    [last] It fits.
   *[several] { $count ->
        [one] { CARD($cards, article: "told", capital: "yes") } fits.
       *[other] { CARD($cards, article: "told", capital: "yes") } fit.
    }
}
    .quiet = { $which ->
        [no] It does not fit.
        [none] None of them fits.
        [last] It fits.
       *[several] { $count ->
            [one] One of them fits.
           *[other] Some of them fit.
        }
    }
    .braille = { $which ->
        [no] no fit
        [none] none fits
        [last] fits
       *[several] fit { CODE($cards) }
    }
drawn-too-late = { $count ->
    [one] It fits, but you may not play it in this turn.
   *[other] { CARD($cards, article: "told", capital: "yes") } fit, but you may not play them in this turn.
}
    .quiet = { $count ->
        [one] It fits, but you may not play it in this turn.
       *[other] Some of them fit, but you may not play them in this turn.
    }
    .braille = fits, but not now
played-in-order = They fit in this order.
    .braille = in this order
do-draw-nothing = { $you ->
    [yes] cannot draw anything
   *[no] cannot draw anything
}
    .braille = +0
do-sit-out = { $you ->
    [yes] are
   *[no] is
} skipped
    .braille = skip
do-pass = { $you ->
    [yes] pass
   *[no] passes
}
    .braille = pass
do-again = may play another card
    .braille = again
do-cover = must play another card or draw
    .braille = again or +
do-owe-draw = { $you ->
    [yes] must draw { cards-counted } or answer
   *[no] must draw { cards-counted } or answer
}
    .braille = !{ $count }
do-owe-skip = { $count ->
    [1] must answer or be skipped
   *[other] must answer, or { $count } players are skipped
}
    .braille = { $count ->
        [1] !skip
       *[other] !skip { $count }
    }
do-owe-turns = must answer or be skipped { $count } times
    .braille = !skip x{ $count }
do-owe-challenge = { $you ->
    [yes] { $answers ->
        [yes] must draw { cards-counted }, challenge or answer
       *[no] must draw { cards-counted } or challenge
    }
   *[no] { $answers ->
        [yes] must draw { cards-counted }, challenge or answer
       *[no] must draw { cards-counted } or challenge
    }
}
    .braille = !{ $count }
do-forget = { $you ->
    [yes] forget to call { $call }
   *[no] forgets to call { $call }
}
    .braille = no { $call }
do-call-wrongly = { $you ->
    [yes] call { $call } when it is not due
   *[no] calls { $call } when it is not due
}
    .braille = wrong { $call }
do-catch = { $you ->
    [yes] catch
   *[no] catches
} { $other-you ->
    [yes] you
   *[no] { $other }
} not calling { $call }
    .braille = caught { $other } no { $call }
do-challenge = { $you ->
    [yes] challenge
   *[no] challenges
} { $other-you ->
    [yes] you
   *[no] { $other }
}
    .braille = challenge
do-fair = did not bluff
    .braille = fair
do-bluff = bluffed
    .braille = bluff
do-deal = { $you ->
    [yes] deal
   *[no] deals
}
    .braille = { $you ->
    [yes] me deal
   *[no] deals
}
do-begin = { $you ->
    [yes] begin
   *[no] begins
}
    .braille = { $you ->
    [yes] begin
   *[no] begins
}

left = { $count ->
    [0] no cards left
    [one] 1 card left
   *[other] { $count } cards left
}
    .braille = { $count }c
short = { $count ->
    [one] the pile is empty, so 1 card is not drawn
   *[other] the pile is empty, so { $count } cards are not drawn
}
    .braille = empty -{ $count }
reversed = { $clockwise ->
    [yes] clockwise now
   *[no] anticlockwise now
}
    .braille = { $clockwise ->
    [yes] clockw
   *[no] anticl
}
draw-cancelled = the draw is cancelled
    .braille = nobody +
skip-cancelled = the skip is cancelled
    .braille = nobody skip
reshuffled = the discard pile is shuffled and becomes the draw pile
    .braille = shuffled
turned-over = the discard pile is turned over and becomes the draw pile
    .braille = turned over
start = the start card is { CARD($cards, article: "told") }
    .braille = start { CODE($cards) }
start-stays-under = { CARD($cards, article: "told") } is turned up and stays underneath
    .braille = { CODE($cards) } under
start-goes-back = { CARD($cards, article: "told") } is turned up and goes back
    .braille = { CODE($cards) } back
drawn = New: { CARD($cards) }.
    .quiet = { "" }
    .braille = { CODE($cards) }
rule = Rule { $clause }.
    .short = { "" }
    .braille = { $clause }
shown = { $count ->
    [0] { $who } shows an empty hand.
    [one] { $who } shows 1 card. { $hand }
   *[other] { $who } shows { $count } cards. { $hand }
}
    .braille = { $who }: { $hand }
hand-in-between = { $count ->
    [one] In between, you held 1 card. { $hand }
   *[other] In between, you held { $count } cards. { $hand }
}
    .braille = between: { $hand }

table = { $game }. { $names }.
    .braille = { $game }: { $names }.
round = Round { $round }.
    .braille = round { $round }
dealt = { $count ->
    [one] Everybody gets 1 card.
   *[other] Everybody gets { $count } cards.
}
    .braille = { $count }c each

# `$count`: how many have won; `$who`: who.
round-won = { $count ->
    [0] Nobody wins the round.
    [1] { $you ->
        [yes] You win the round.
       *[no] { $who } wins the round.
    }
   *[other] { $who } share the round.
}
    .braille = { $count ->
    [0] round: nobody
   *[other] round: { $who }
}
match-won = { $count ->
    [0] Nobody wins the match.
    [1] { $you ->
        [yes] You win the match.
       *[no] { $who } wins the match.
    }
   *[other] { $who } share the match.
}
    .braille = { $count ->
    [0] match: nobody
   *[other] match: { $who }
}
won-game = { $count ->
    [0] Nobody wins.
    [1] { $you ->
        [yes] You win.
       *[no] { $who } wins.
    }
   *[other] { $who } share the win.
}
    .braille = { $count ->
    [0] won: nobody
   *[other] won: { $who }
}
round-blocked = Nobody can play or draw, so the round is blocked.
    .braille = blocked
round-limit = { $count ->
    [one] The round ends after 1 turn, because it is blocked.
   *[other] The round ends after { $count } turns, because it is blocked.
}
    .braille = blocked { $count } turns
points = { $minus ->
    [yes] Penalty points: { $items }.
   *[no] Points: { $items }.
}
    .braille = { $items }
totals = { $minus ->
    [yes] Total penalty points: { $items }.
   *[no] Total points: { $items }.
}
    .braille = sum { $items }
score-item = { $who } { $points }
    .braille = { $who }{ $points }
do-stuck = { $you ->
    [yes] cannot play and are out
   *[no] cannot play and is out
}
    .braille = out
numbers-of-round = Numbers: { $items }.
    .braille = nr { $items }
do-fined = { $you ->
    [yes] { $minus ->
        [yes] get { points-minus }
       *[no] pay each opponent { points-fined } as a penalty
    }
   *[no] { $minus ->
        [yes] gets { points-minus }
       *[no] pays each opponent { points-fined } as a penalty
    }
}
    .braille = { $minus ->
    [yes] -{ $points }p
   *[no] { $points }p
}
points-minus = { $points ->
    [one] a penalty point
   *[other] { $points } penalty points
}
points-fined = { $points ->
    [one] a point
   *[other] { $points } points
}
do-too-many = { $you ->
    [yes] hold more than { cards-counted } and are out
   *[no] holds more than { cards-counted } and is out
}
    .braille = out
leaves-match = { $you ->
    [yes] You have too many points and are out of the match.
   *[no] { $who } has too many points and is out of the match.
}
    .braille = { $who } out
ban-in-force = the { $row } times table is banned
    .braille = { $row }t banned
ban-lifted = the { $row } times table is free again
    .braille = { $row }t free
do-more = { $count ->
    [255] may play more cards
    [one] may play one more card
   *[other] may play up to { $count } more cards
}
    .braille = { $count ->
        [255] more
       *[other] more { $count }
    }
do-catch-run = { $you ->
    [yes] catch
   *[no] catches
} { $other-you ->
    [yes] you
   *[no] { $other }
} with a wrong straight
    .braille = catch { $other }
do-back-in = { $you ->
    [yes] are
   *[no] is
} back in the round
    .braille = back in
teams = Teams: { $teams }.
    .braille = { $teams }
round-won-together = { $who } win the round.
    .braille = round: { $who }
match-won-together = { $who } win the match.
    .braille = match: { $who }
won-together = { $who } win.
    .braille = won: { $who }
do-will-sit-out = { $count ->
    [one] { $you ->
        [yes] will be skipped
       *[no] will be skipped
    }
   *[other] { $you ->
        [yes] will be skipped { $count } times
       *[no] will be skipped { $count } times
    }
}
    .braille = { $count ->
        [one] will skip
       *[other] will skip x{ $count }
    }
card-says = The card says: { $text }
    .braille = { $text }
