# What a card does, made of the facts of a rule file: a sentence for each, told where no rule book says it.

card-named = { CARD($cards, capital: "yes") }:
    .braille = { CODE($cards) }:
card-symbol-named = { SYMBOL($symbol, capital: "yes") }:
    .braille = { CODE($symbol) }:
# Several of these are joined by "or".
card-item-symbol = { SYMBOL($symbol, article: "indefinite") }
    .braille = { CODE($symbol) }
card-item-card = { CARD($card, article: "told") }
    .braille = { CODE($card) }
card-item-colour = { COLOUR($colour) }
    .braille = { CODE($colour) }

card-fits-always = It fits on every card.
    .braille = fits all
card-fits-except = It fits on every card except { $cards }.
    .braille = fits all but { $cards }
card-not-on = It may not be played on { $cards }.
    .braille = not on { $cards }
card-under-wish = If something was called, it has to fit that.
    .braille = as called
card-ignores-wish = Nothing that was called binds it: it fits as if nothing had been called.
    .braille = whatever called
card-takes-any = Every card fits on it.
    .braille = all on it
card-number = { $number ->
    [one] It stands for the number 1, so it fits on every number, and every number fits on it.
   *[other] It stands for the number { $number }.
}
    .braille = ={ $number }
card-wish = { $lasts ->
    [round] { $called ->
        [suit] You call a suit, which is in force until your next turn.
        [rank] You call a number or rank, which is in force until your next turn.
       *[colour] You call a colour, which is in force until your next turn.
    }
   *[card] { $called ->
        [suit] You call the suit of the next card.
        [rank] You call the number or rank of the next card.
       *[colour] You call the colour of the next card.
    }
}
    .braille = { $lasts ->
        [round] >? round
       *[card] >?
    }
card-wish-of = You can call nothing but { COLOUR($colours, join: "or") }.
    .braille = >{ CODE($colours) }
card-draw = { $who ->
    [before] The player before you draws { cards-counted }.
    [chosen] You choose a player, who draws { cards-counted }.
    [others] Each of the other players draws { cards-counted }.
    [everybody] Every player draws { cards-counted }, and so do you.
    [next-plays] The next player draws { cards-counted } and may then play one.
    [after] The player after that one draws { cards-counted } and may not play one.
    [after-plays] The player after that one draws { cards-counted } and may then play one.
   *[next] The next player draws { cards-counted } and may not play one.
}
    .braille = { $who ->
        [before] before +{ $count }
        [chosen] who? +{ $count }
        [others] others +{ $count }
        [everybody] all +{ $count }
        [next-plays] next +{ $count }, plays
        [after] then +{ $count }
        [after-plays] then +{ $count }, plays
       *[next] next +{ $count }
    }
card-draw-answered = { $growth ->
    [double] That player may answer with { $cards } instead, and passes on twice as many.
    [pass] That player may answer with { $cards } instead, which passes on what is to be drawn.
    [cancel] That player may answer with { $cards } instead, and then nobody draws.
   *[add] That player may answer with { $cards } instead, which adds its cards for the next player.
}
    .braille = { $growth ->
        [double] or { $cards }: x2
        [pass] or { $cards }: on
        [cancel] or { $cards }: +0
       *[add] or { $cards }: more
    }
card-answer-shares = { $what ->
    [suit] The answer must be of the same suit.
    [colour] The answer must be of the same colour.
    [suit-or-rank] The answer must be of the same suit, number or rank.
    [colour-or-rank] The answer must be of the same colour, number or rank.
   *[rank] The answer must be of the same number or rank.
}
    .braille = answer { $what ->
        [suit] same suit
        [colour] same colour
        [suit-or-rank] suit or rank
        [colour-or-rank] colour or rank
       *[rank] same rank
    }
card-skip = { $who ->
    [before] The player before you is skipped once.
    [chosen] You choose a player, who is skipped once.
    [others] All other players are skipped once.
   *[next] The next player is skipped.
}
    .braille = { $who ->
        [before] before skip
        [chosen] who? skip
        [others] others skip
       *[next] next skip
    }
card-skip-answered = { $growth ->
    [add] That player may answer with { $cards } instead, and one more player is skipped.
    [turns] That player may answer with { $cards } instead, and the next one has to be skipped one more time.
    [cancel] That player may answer with { $cards } instead, and then nobody is skipped.
   *[pass] That player may answer with { $cards } instead and passes it on.
}
    .braille = { $growth ->
        [add] or { $cards }: more
        [turns] or { $cards }: longer
        [cancel] or { $cards }: no skip
       *[pass] or { $cards }
    }
card-reverse = { $two ->
    [skip] The direction of play turns. With two players it works like a skip.
    [again] The direction of play turns. With two players you may play another card instead.
   *[turn] The direction of play turns.
}
    .braille = { $two ->
        [skip] turn, 2: skip
        [again] turn, 2: again
       *[turn] turn
    }
card-again = { $otherwise ->
    [draws] You must play another card on it that fits, or draw.
   *[passes] You may play another card that fits.
}
    .braille = { $otherwise ->
        [draws] again or +
       *[passes] again
    }
card-last-draws = As your last card it does not end the round for you: you draw { cards-counted } and go on.
    .braille = last: +{ $count }
card-waits = What follows comes when you play no more cards.
    .braille = at the end:
card-ban = It lies beside the pile and bans the { $row } times table until a second one lifts the ban.
    .braille = bans { $row }
card-copy = It does to those who follow what the card under it does.
    .braille = as under it
card-ban-free = When it becomes free it moves aside and bans the { $row } times table until a second one lifts the ban.
    .braille = bans { $row }
card-exchange = { $count ->
    [one] It may be exchanged for the card that was taken last. It is never part of a pair.
   *[other] It may be exchanged for one of the { $count } cards that were taken last. It is never part of a pair.
}
    .braille = for { $count } last
card-any = It stands for any card, now or later.
    .braille = any card
card-more = { $count ->
    [255] You may at once play any number of cards, each { $cards }. What they all do comes after the last of them.
    [one] You may at once play one more card, { $cards }.
   *[other] You may at once play up to { $count } more cards, each { $cards }. What they all do comes after the last of them.
}
    .braille = { $count ->
        [255] + any
       *[other] +{ $count }
    } more: { $cards }
card-more-coloured = { $count ->
    [255] You may at once play any number of cards that have a colour. What they all do comes after the last of them.
    [one] You may at once play one more card that has a colour.
   *[other] You may at once play up to { $count } more cards that have a colour. What they all do comes after the last of them.
}
    .braille = { $count ->
        [255] + any
       *[other] +{ $count }
    } more
card-more-any = { $count ->
    [255] You may at once play any number of cards. What they all do comes after the last of them.
    [one] You may at once play one more card.
   *[other] You may at once play up to { $count } more cards. What they all do comes after the last of them.
}
    .braille = { $count ->
        [255] + any
       *[other] +{ $count }
    } more
card-more-but = { $count ->
    [255] You may at once play any number of cards, but not { $cards }. What they all do comes after the last of them.
    [one] You may at once play one more card, but not { $cards }.
   *[other] You may at once play up to { $count } more cards, but not { $cards }. What they all do comes after the last of them.
}
    .braille = { $count ->
        [255] + any
       *[other] +{ $count }
    } more, not { $cards }
card-more-same = They must have the same { $called ->
    [suit] suit.
   *[colour] colour.
}
    .braille = same { $called ->
        [suit] suit
       *[colour] colour
    }
card-more-last = Only the last of them does anything to those who follow.
    .braille = only the last does
card-rotate = { $from ->
    [left] Each player takes over the hand of the player to the left.
    [before] All hands move on by one place in the direction of play.
   *[right] Each player takes over the hand of the player to the right.
}
    .braille = { $from ->
        [left] hands from left
        [before] hands move on
       *[right] hands from right
    }
card-swap = { $who ->
    [next] You swap hands with the next player.
    [before] You swap hands with the player before you.
   *[chosen] You swap hands with a player of your choice.
}
    .braille = { $who ->
        [next] swap next
        [before] swap before
       *[chosen] swap who?
    }
card-look = { $who ->
    [next] You look at the hand of the next player.
    [before] You look at the hand of the player before you.
    [others] You look at the hands of all other players.
   *[chosen] You look at the hand of a player of your choice.
}
    .braille = { $who ->
        [next] look next
        [before] look before
        [others] look all
       *[chosen] look who?
    }
card-give = { $who ->
    [next] You give the next player { cards-counted } from your hand.
    [before] You give the player before you { cards-counted } from your hand.
   *[chosen] You give a player of your choice { cards-counted } from your hand.
}
    .braille = { $who ->
        [next] give next { $count }
        [before] give before { $count }
       *[chosen] give who? { $count }
    }
card-honest = { $bluffing ->
    [no] { $holding ->
        [number-suit] You may not play it while you hold a number card of the suit in force.
        [number-colour] You may not play it while you hold a number card of the colour in force.
        [card-suit] You may not play it while you hold a card of the suit in force.
       *[card-colour] You may not play it while you hold a card of the colour in force.
    }
   *[yes] { $holding ->
        [number-suit] It is a bluff if you hold a number card of the suit in force.
        [number-colour] It is a bluff if you hold a number card of the colour in force.
        [card-suit] It is a bluff if you hold a card of the suit in force.
       *[card-colour] It is a bluff if you hold a card of the colour in force.
    }
}
    .braille = { $bluffing ->
        [no] no bluff
       *[yes] may be bluff
    }
card-challenged = Whoever challenges a bluff draws nothing, and you draw { cards-counted }.
    .braille = bluff: you +{ $count }
card-challenged-wrongly = Whoever challenges it wrongly draws { cards-counted } in all.
    .braille = fair: +{ $count }
card-not-last = You cannot go out with it.
    .braille = not last
card-need-not-play = You may draw instead of playing it, even if no other card fits.
    .braille = or +
card-answers = { $cancels ->
    [yes] You may answer { $cards } with it, and then nobody draws.
   *[no] You may answer { $cards } with it.
}
    .braille = { $cancels ->
        [yes] answers { $cards }: +0
       *[no] answers { $cards }
    }
card-answers-some = { $cancels ->
    [yes] You may answer { $cards } with { $own }, and then nobody draws.
   *[no] You may answer { $cards } with { $own }.
}
    .braille = { $cancels ->
        [yes] { $own } answers { $cards }: +0
       *[no] { $own } answers { $cards }
    }
card-start = { $does ->
    [as-played] As the start card it does the same to the first player.
    [as-dealer] As the start card it does the same as if the dealer had played it.
    [goes-back] As the start card it goes back, and another one is turned up.
    [stays-under] As the start card it stays underneath, and another one is turned up.
    [names-suit] As the start card it lets the first player call the suit.
    [names-colour] As the start card it lets the first player call the colour.
   *[nothing] As the start card it does nothing.
}
    .braille = { $does ->
        [as-played] start: same
        [as-dealer] start: as by dealer
        [goes-back] start: back
        [stays-under] start: under
        [names-suit] start: >?
        [names-colour] start: >?
       *[nothing] start: nothing
    }
card-from-players = It is in the deck only if at least { $count } play.
    .braille = from { $count }
card-doubles = As the last card of whoever goes out it doubles the points of the round.
    .braille = last: x2
card-doubles-some = Whoever goes out with { $cards } doubles the points of the round.
    .braille = { $cards } last: x2
card-last-points = { $get ->
    [others] { $minus ->
        [yes] Whoever goes out first with { $cards } gives each opponent { $points } minus points more.
       *[no] Whoever goes out first with { $cards } gives each opponent { $points } points more.
    }
   *[finisher] { $minus ->
        [yes] Whoever goes out first with { $cards } gets { $points } minus points more.
       *[no] Whoever goes out first with { $cards } gets { $points } points more.
    }
}
    .braille = { $get ->
        [others] { $cards } last: others { $points }
       *[finisher] { $cards } last: { $points }
    }
card-rules = { $several ->
    [yes] Rules { $clauses }.
   *[no] Rule { $clauses }.
}
    .braille = { $clauses }
card-takes-colour = It takes the { $called ->
    [suit] suit
   *[colour] colour
} that was needed before it.
card-stands-for = { $which ->
    [any] You play it as any other card that fits, and name that card.
    [but] You play it as any other card that fits, except { $cards }, and name that card.
   *[some] You play it as { $cards }, if that fits, and name that card.
} From then on it is that card.
    .braille = { $which ->
        [any] = any card
        [but] = any, not { $cards }
       *[some] = { $cards }
    }
card-countdown = Each player has a number, from { $most } down to 1. For a player whose number this card is, it fits on every card, and that player calls { $called ->
    [suit] the suit
   *[colour] the colour
} of the next card.
