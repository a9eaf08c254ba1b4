# What people type beside the words of the table of commands, and what is asked back. Lists have commas between their items; an item
# may have several words.

# What is asked back.
read-half = { $word } is only a part of a card's name. If you mean { CARD($card, article: "told") }, type all of it.
    .quiet = { $word } is only a part of a card's name. Type all of it.
    .braille = { $word }: { CODE($card) }?
held-so-often = You hold { CARD($card, article: "told") } only { $count ->
    [one] once
   *[other] { $count } times
}. Nothing was played.
    .braille = { $count }x { CODE($card) }
read-several = { $word } can be read in several ways: { $ways }. Type one of them in full.
    .braille = { $word }: { $ways }?
read-position = Nothing was played. If you mean position { $position } of your hand, type position { $position }, otherwise the name of the card.
    .braille = position { $position }?
read-only-move = That would be a move, and nothing has been done. To do it, type { $command }.
    .braille = { $command }?
read-nothing-asked = Nothing is being asked now.
    .braille = no question
read-too-long = That is too much for one line: at most { $letters } letters and { $commands } commands. Nothing was done.
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
read-course-stops = Nothing was played: { CARD($card, article: "told") } cannot be played at its place in the line.
    .braille = stops at { CODE($card) }
read-draw-count = { $count ->
    [0] Cards are drawn there until one fits. { press } { type-draw }.
    [one] Only 1 card can be drawn now. { press } { type-draw }.
   *[other] { $count } cards are drawn now, no other number. { press } { type-draw }.
}
    .braille = draw { $count }
undo-fewer = So many moves cannot be taken back. Nothing was taken back.
    .braille = not so many
