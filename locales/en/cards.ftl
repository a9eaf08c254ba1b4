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

card-fits-always = It fits on any card.
    .braille = fits all
card-fits-except = It fits on any card except { $cards }.
    .braille = fits all but { $cards }
card-not-on = It may not be played on { $cards }.
    .braille = not on { $cards }
card-under-wish = It has to fit whatever was called.
    .braille = as called
card-ignores-wish = It fits as if nothing had been called.
    .braille = whatever called
card-takes-any = Any card fits on it.
    .braille = all on it
card-number = { $number ->
    [one] It counts as the number 1, so it fits on any number, and any number fits on it.
   *[other] It counts as the number { $number }.
}
    .braille = ={ $number }
card-ban-free = When it becomes free, it moves aside and bans the { $row } times table until a second one lifts the ban.
    .braille = bans { $row }
card-exchange = { $count ->
    [one] It may be exchanged for the card that was taken last. It is never part of a pair.
   *[other] It may be exchanged for one of the { $count } cards that were taken last. It is never part of a pair.
}
    .braille = for { $count } last
card-any = It can stand for any card, now or later.
    .braille = any card
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
card-challenged = If a bluff is challenged, you draw { cards-counted } and the challenger draws none.
    .braille = bluff: you +{ $count }
card-challenged-wrongly = If the challenge fails, the challenger draws { cards-counted } in all.
    .braille = fair: +{ $count }
card-not-last = You cannot go out with it.
    .braille = not last
card-need-not-play = You may draw instead of playing it, even if no other card fits.
    .braille = or +
card-answers = { $comes ->
    [draws] You may answer { $cards } with it, and then nobody draws.
    [passes] You may answer { $cards } with it, and the next player has to draw instead.
    [skips] You may answer { $cards } with it, and then nobody is skipped.
   *[no] You may answer { $cards } with it.
}
    .braille = { $comes ->
        [draws] answers { $cards }: +0
        [passes] answers { $cards }: on
        [skips] answers { $cards }: no skip
       *[no] answers { $cards }
    }
card-answers-some = { $comes ->
    [draws] You may answer { $cards } with { $own }, and then nobody draws.
    [passes] You may answer { $cards } with { $own }, and the next player has to draw instead.
    [skips] You may answer { $cards } with { $own }, and then nobody is skipped.
   *[no] You may answer { $cards } with { $own }.
}
    .braille = { $comes ->
        [draws] { $own } answers { $cards }: +0
        [passes] { $own } answers { $cards }: on
        [skips] { $own } answers { $cards }: no skip
       *[no] { $own } answers { $cards }
    }
card-start = { $does ->
    [as-played] As the start card, it does the same to the first player.
    [as-dealer] As the start card, it acts as if the dealer had played it.
    [goes-back] As the start card, it goes back, and another one is turned up.
    [stays-under] As the start card, it stays underneath, and another one is turned up.
    [names-suit] As the start card, it lets the first player call the suit.
    [names-colour] As the start card, it lets the first player call the colour.
   *[nothing] As the start card, it does nothing.
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
card-from-players = It is in the deck only with { $count } players or more.
    .braille = from { $count }
card-doubles = Going out with it doubles the points of the round.
    .braille = last: x2
card-doubles-some = Going out with { $cards } doubles the points of the round.
    .braille = { $cards } last: x2
card-last-points = { $get ->
    [others] { $minus ->
        [yes] Going out first with { $cards } costs each opponent { points-minus }.
       *[no] Going out first with { $cards } gives each opponent { points-counted }.
    }
   *[finisher] { $minus ->
        [yes] Going out first with { $cards } costs you { points-minus }.
       *[no] Going out first with { $cards } earns you { points-counted }.
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
} that was in force before it.
    .braille = { $called ->
        [suit] suit
       *[colour] colour
    } as before
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
card-countdown = Each player has a number, counting down from { $most } to 1. If this card is your number, it fits on any card, and you call the { $called ->
    [suit] suit
   *[colour] colour
} of the next one.
    .braille = own number: fits, >?
