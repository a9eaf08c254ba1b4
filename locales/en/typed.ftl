# What people type beside the words of the table of commands, and what is asked back. Lists have commas between their items; an item
# may have several words.

# What is asked back.
read-half = { $word } is only part of a card's name. If you mean { CARD($card, article: "told") }, type the whole name.
    .quiet = { $word } is only part of a card's name. Type the whole name.
    .braille = { $word }: { CODE($card) }?
held-so-often = You hold { CARD($card, article: "told") } only { $count ->
    [one] once
   *[other] { $count } times
}. Nothing was played.
    .braille = { $count }x { CODE($card) }
read-several = { $word } can mean several things: { $ways }. Type one of them in full.
    .braille = { $word }: { $ways }?
read-position = Nothing was played. If you mean position { $position } of your hand, type position { $position }. Otherwise type the name of the card.
    .braille = position { $position }?
read-only-move = Nothing was done, because that would be a move. To make it, type { $command }.
    .braille = { $command }?
read-nothing-asked = There is no question to answer now.
    .braille = no question
typed-not-utf-8 = UTF-8 is needed for what is typed or piped in. Some letters of this line are not in it.
    .braille = not UTF-8
read-too-long = That is too much for one line, which can have { $letters } letters and { $commands } commands. Nothing was done.
    .braille = line too long
read-several-wishes = Call only one { $called ->
    [rank] number or rank
    [suit] suit
   *[colour] colour
} with cards that you play together.
    .braille = only one { $called ->
        [rank] rank
        [suit] suit
       *[colour] colour
    }
read-course-stops = Nothing was played, because { CARD($card, article: "told") } cannot be played at that point.
    .braille = stops at { CODE($card) }
read-draw-count = { $count ->
    [0] You draw until a card fits. { press } { type-draw }.
    [one] You can draw only 1 card now. { press } { type-draw }.
   *[other] You can draw only { $count } cards now, no more and no fewer. { press } { type-draw }.
}
    .braille = draw { $count }
undo-fewer = You cannot take back that many moves. Nothing was taken back.
    .braille = not so many
