# Moves by agreement (G-15): what the people at a table carry out although no rule says so.

# As it is told and proposed.
agreed = By agreement, { $text }
    .braille = agreed: { $text }
do-turn-again = { $you ->
    [yes] have another turn
   *[no] has another turn
}
    .braille = again
do-owe-gift = { $you ->
    [yes] give
   *[no] gives
} { $other-you ->
    [yes] you
   *[no] { $other }
} { cards-counted } { $you ->
    [yes] of your choice
   *[no] of their choice
}
    .braille = gives { $other } { $count }
do-take-back-card = { $you ->
    [yes] take
   *[no] takes
} back { CARD($card, article: "told") }
    .braille = back { CODE($card) }
do-take-back-last = { $you ->
    [yes] take
   *[no] takes
} back the last card
    .braille = back last
agreed-reverse = the direction of play changes
    .braille = reverse
agreed-name = { $called ->
    [suit] the suit is { COLOUR($colour) }
    [rank] { COLOUR($colour, article: "indefinite") } is called
   *[colour] the colour is { COLOUR($colour) }
}
    .braille = >{ CODE($colour) }
agree-question = { $who } proposes: { $text }. Press Enter to agree, or type { type-no } to refuse.
    .braille = { $who }: { $text }. Enter or { type-no }
agree-proposed = { $you ->
    [yes] You propose
   *[no] { $who } proposes
}: { $text }.
    .braille = { $you ->
    [yes] asked: { $text }
   *[no] { $who }: { $text }
}
agree-refused = { $you ->
    [yes] You do
   *[no] { $who } does
} not agree to this: { $text }. Nothing is done.
    .braille = { $you ->
    [yes] me
   *[no] { $who }
} no: { $text }
type-no = no
type-agree = { command-agree }

# Why it cannot be.
agree-later = { $you ->
    [yes] You have
   *[no] { $who } has
} to decide something first. Propose it after that.
    .braille = first { $who }
agree-out = { $you ->
    [yes] You are
   *[no] { $who } is
} no longer in the round.
    .braille = { $who } is out
agree-twice = That takes two players, but only one is named.
    .braille = { $who } twice
agree-too-many-to-draw = { $count ->
    [0] There are no cards left to draw.
    [one] Only 1 card can be drawn now.
   *[other] At most { $count } cards can be drawn now.
}
    .braille = pile { $count }
agree-too-many-to-give = { $you ->
    [yes] You
   *[no] { $who }
} can give away { $count ->
    [0] no card
    [one] at most 1 card
   *[other] at most { $count } cards
}, because nobody gives away the last card by agreement.
    .braille = { $who } gives at most { $count }
agree-not-held = { $you ->
    [yes] You do
   *[no] { $who } does
} not have { CARD($card, article: "told") }.
    .braille = { $who } no { CODE($card) }
agree-on-turn = It is { $you ->
    [yes] your
   *[no] { $who }'s
} turn already.
    .braille = { $who } on turn
agree-skipped = { $you ->
    [yes] You will be skipped already.
   *[no] { $who } will be skipped already.
}
    .braille = { $who } skip already
agree-laid-by-another = { $you ->
    [yes] You did
   *[no] { $who } did
} not play the last card.
    .braille = last not { $who }
agree-nothing-laid = There is no card that can be taken back.
    .braille = nothing back
agree-unclear = You cannot propose this: { $sentence }. Nothing was done. Here is what you can propose.
    .braille = { $sentence }?
agree-answer = Press Enter to agree, or type { type-no }.
    .braille = Enter or { type-no }
agree-away = { $who } is away, and everybody at the table has to agree. Propose it again when { $who } is back.
    .braille = { $who } is away
agree-off = The proposal is dropped: { $gone ->
    [yes] the player who made it has left.
   *[no] somebody is away, and everybody at the table has to agree.
}
    .braille = proposal dropped
agree-wish-first = First say which colour you call for the card that you play. Then you can propose something.
    .braille = first the colour

# What can be agreed on: at most eight lines.
agree-list-draws = Somebody draws cards: type { $typed }.
    .braille = { $typed }
agree-list-skipped = Somebody is skipped: type { $typed }.
    .braille = { $typed }
agree-list-again = Somebody has another turn: type { $typed }.
    .braille = { $typed }
agree-list-gives = Somebody gives cards away: type { $typed }.
    .braille = { $typed }
agree-list-swap = Two players swap hands: type { $typed }.
    .braille = { $typed }
agree-list-reverse = The direction changes: type { $typed }.
    .braille = { $typed }
agree-list-name = A colour or suit is called: type { $typed }.
    .braille = { $typed }
agree-list-back = Somebody takes back the card played last: type { $typed }.
    .braille = { $typed }

# The sentences as they are typed after the command.
typed-agree-draws = { $who } draws { $count }
typed-agree-skipped = { $who } is skipped
typed-agree-again = { $who } has another turn
typed-agree-gives = { $who } gives { $other-you ->
    [yes] me
   *[no] { $other }
} { $count ->
    [one] a card
   *[other] { $count } cards
}
typed-agree-gives-card = { $who } gives { $other-you ->
    [yes] me
   *[no] { $other }
} { CARD($card) }
    .braille = { $who } gives { $other-you ->
        [yes] me
       *[no] { $other }
    } { CODE($card) }
typed-agree-swap = { $who } and { $other } swap hands
typed-agree-reverse = reverse
typed-agree-back = { $who } takes back the last card

# What is written on a card and no rule file says.
written-agree = The players do that themselves: type { type-agree } and a sentence.
    .braille = { type-agree } it
