# What effects do: what is said of a card that has them, and what is told when it is done.

card-wish = { $lasts ->
    [round] { $called ->
        [suit] You call a suit, which stays in force until your next turn.
        [rank] You call a number or rank, which stays in force until your next turn.
       *[colour] You call a colour, which stays in force until your next turn.
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
card-wish-of = You can call only { COLOUR($colours, join: "or") }.
    .braille = >{ CODE($colours) }
card-draw = { $who ->
    [before] The player before you draws { cards-counted }.
    [chosen] You choose a player, who draws { cards-counted }.
    [others] Each of the other players draws { cards-counted }.
    [everybody] Every player draws { cards-counted }, including you.
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
    [double] That player may answer with { $cards } instead, which doubles the number for the next player.
    [pass] That player may answer with { $cards } instead, and the next player has to draw.
    [cancel] That player may answer with { $cards } instead, and then nobody draws.
   *[add] That player may answer with { $cards } instead, which adds to the number for the next player.
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
    [turns] That player may answer with { $cards } instead, and the next player is skipped one more time.
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
    [skip] The direction of play changes. With two players it works like a skip.
    [again] The direction of play changes. With two players you may play another card instead.
   *[turn] The direction of play changes.
}
    .braille = { $two ->
        [skip] turn, 2: skip
        [again] turn, 2: again
       *[turn] turn
    }
card-again = { $otherwise ->
    [draws] You must play another card on it that fits, or draw.
    [must] You must play another card on it that fits, or pass.
   *[passes] You may play another card that fits.
}
    .braille = { $otherwise ->
        [draws] again or +
        [must] again must
       *[passes] again
    }
card-last-draws = As your last card, it does not end the round for you: you draw { cards-counted } and play on.
    .braille = last: +{ $count }
card-waits = The rest happens once you play no more cards.
    .braille = at the end:
card-ban = It lies beside the pile and bans the { $row } times table until a second one lifts the ban.
    .braille = bans { $row }
card-copy = It affects the next players as the card under it does.
    .braille = as under it
card-more = { $count ->
    [255] You may then play any number of cards, each { $cards }. Their effects all come after the last one.
    [one] You may then play one more card, { $cards }.
   *[other] You may then play up to { $count } more cards, each { $cards }. Their effects all come after the last one.
}
    .braille = { $count ->
        [255] + any
       *[other] +{ $count }
    } more: { $cards }
card-more-coloured = { $count ->
    [255] You may then play any number of cards that have a colour. Their effects all come after the last one.
    [one] You may then play one more card that has a colour.
   *[other] You may then play up to { $count } more cards that have a colour. Their effects all come after the last one.
}
    .braille = { $count ->
        [255] + any
       *[other] +{ $count }
    } more
card-more-any = { $count ->
    [255] You may then play any number of cards. Their effects all come after the last one.
    [one] You may then play one more card.
   *[other] You may then play up to { $count } more cards. Their effects all come after the last one.
}
    .braille = { $count ->
        [255] + any
       *[other] +{ $count }
    } more
card-more-but = { $count ->
    [255] You may then play any number of cards, but not { $cards }. Their effects all come after the last one.
    [one] You may then play one more card, but not { $cards }.
   *[other] You may then play up to { $count } more cards, but not { $cards }. Their effects all come after the last one.
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
card-more-last = Only the last of them affects the next players.
    .braille = only the last does
card-rotate = { $from ->
    [left] Each player takes over the hand of the player to the left.
    [before] All hands move on one place in the direction of play.
   *[right] Each player takes over the hand of the player to the right.
}
    .braille = { $from ->
        [left] hands from left
        [before] hands move on
       *[right] hands from right
    }
hands-moved = { $from ->
    [right] each player takes over the hand of the player to the right
   *[left] each player takes over the hand of the player to the left
}{ $times ->
    [one] {""}
   *[other] , { $times } times
}
    .braille = { $from ->
        [right] hands from right
       *[left] hands from left
    }{ $times ->
        [one] {""}
       *[other] { " " }x{ $times }
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
do-swap-hands = { $you ->
    [yes] swap
   *[no] swaps
} hands with { $other-you ->
    [yes] you
   *[no] { $other }
}
    .braille = swap { $other }
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
do-look = { $you ->
    [yes] look
   *[no] looks
} at { $other-you ->
    [yes] your hand
   *[no] { $other }'s hand
}
    .braille = look { $other }
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
do-give = { $you ->
    [yes] give
   *[no] gives
} { $other-you ->
    [yes] you
   *[no] { $other }
} { cards-counted }
    .braille = gives { $other } { $count }
do-give-cards = { $you ->
    [yes] give
   *[no] gives
} { $other-you ->
    [yes] you
   *[no] { $other }
} { CARD($cards, article: "told") }
    .quiet = { do-give }
    .braille = gives { $other } { CODE($cards) }
due-choose-player = { $deed ->
    [swap-hands] Who do you swap hands with?
    [look] Whose hand do you look at?
    [skip] Who is skipped?
    [give] { $count ->
        [one] Who do you give a card to?
       *[other] Who do you give { cards-counted } to?
    }
    [draw] Who draws { cards-counted }?
   *[any] Who do you choose?
} { $names }.
    .braille = who: { $names }
what-if-choose-player = { $deed ->
    [swap-hands] you swap hands with a player of your choice
    [look] you look at the hand of a player of your choice
    [draw] a player of your choice draws
    [skip] a player of your choice is skipped
    [give] you give cards to a player of your choice
   *[any] you choose a player
}
    .braille = who
