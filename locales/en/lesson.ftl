# The guided first game.

lesson-begins = { $game }, step by step, with prepared cards. There are { $count } steps. To skip a step, type { command-next }. To leave, type { command-quit }.
    .braille = { $game }, { $count } steps. { command-next }, { command-quit }
lesson-step = Step { $number } of { $count }.
    .braille = { $number }/{ $count }
lesson-type = Type: { $typed }.
    .braille = { $typed }
lesson-press-enter = Press Enter.
    .braille = Enter
typed-query = { $command } { CARD($card) }
    .braille = { $command } { CODE($card) }
typed-cards = { $command } { CARD($cards, join: "list") }
    .braille = { $command } { CODE($cards) }
typed-colour = { COLOUR($colour) }
    .braille = { CODE($colour) }
lesson-new-cards = { $same ->
    [yes] New cards.
   *[no] { $count ->
        [one] New cards, and now one other player.
       *[other] New cards, and now { $count } other players.
    }
}
    .braille = new cards
lesson-other-move = The rules would allow that, but the lesson goes another way.
    .braille = not now
lesson-over = That was the last step. Now you know { $game }.
    .braille = done
lesson-then = Enter begins a game of { $game }. To leave, type { command-quit }.
    .braille = Enter: { $game }
lesson-not-written = The command { command-card } tells what the cards of this game do, and the command { command-rule } its rules.
    .braille = { command-card }, { command-rule }

lesson-hand = Your cards come first. They are told by { $called ->
    [suit] suit
   *[colour] colour
}.
    .braille = your cards
lesson-top = The open pile lies in the middle. Its top card decides what fits.
    .braille = top card
lesson-can = The program knows what you can lay now.
    .braille = what fits
lesson-what = You can hear what a card would do before you lay it.
    .braille = before laying
lesson-why = And you can hear why a card does not fit.
    .braille = why not
lesson-play = Now lay a card. Its name stands behind the command.
    .braille = lay
lesson-code = Every card also has a short code, which the command { command-legend } tells you. Its name does just as well.
    .braille = codes
lesson-draw = Nothing that you hold can be laid now. So you draw.
    .braille = draw
lesson-pass = If you may lay a card and do not want to, you pass.
    .braille = pass
lesson-enter = If you have lost track, Enter alone tells whose turn it is and what lies on top.
    .braille = Enter alone
lesson-news = If much has happened, you can hear it again from your last turn on.
    .braille = again
lesson-help = The help tells all commands.
    .braille = help
lesson-tip = If you do not know what to do, ask for a tip. It looks at your cards only.
    .braille = tip
lesson-counts = It is good to know who is nearly out.
    .braille = how many
lesson-card = You can ask about any card, whether you hold it or not.
    .braille = any card
lesson-wish = Name the { $called ->
    [suit] suit
   *[colour] colour
} right behind the card. If you forget it, you are asked.
    .braille = wish
lesson-call = Type the call behind the card, in the same line.
    .braille = call
lesson-catch = Listen whether the others call. Whoever forgets it can be caught.
    .braille = catch
lesson-challenge = A card has hit you that may have been a bluff. You can challenge it.
    .braille = challenge
lesson-answer = A card has hit you. But you hold one that answers it.
    .braille = answer
lesson-again = It is still your turn.
    .braille = again
lesson-several = You can lay several cards in one line, one behind the other.
    .braille = several
lesson-last = This is your last card.
    .braille = last
