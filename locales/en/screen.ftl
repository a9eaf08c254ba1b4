# What the terminal shows, how much of it, and hearing it again.

setting-braille = Braille display
setting-braille-form = Braille form
setting-braille-dots = Braille dots
setting-hand-order = Order of the hand
setting-pace = Pace
setting-show-game = Shown, game
setting-show-turn = Shown, turn
setting-show-hand = Shown, hand
setting-show-chat = Shown, chat
setting-show-error = Shown, errors
setting-show-help = Shown, help
setting-speak-game = Spoken, game
setting-speak-turn = Spoken, turn
setting-speak-hand = Spoken, hand
setting-speak-chat = Spoken, chat
setting-speak-error = Spoken, errors
setting-speak-help = Spoken, help

braille-is = { $cells ->
    [0] No braille display is set: the terminal shows full sentences.
   *[other] Braille for { $cells } cells, { $form ->
        [codes] in short forms with card codes
       *[full] in full sentences
    }, { $dots ->
        [six] for six dots
       *[eight] for eight dots
    }.
}
    .braille = { $cells ->
        [0] braille off
       *[other] { $cells } cells, { $form ->
            [codes] codes
           *[full] full
        }, { $dots ->
            [six] six
           *[eight] eight
        } dots
    }
channel = { $channel ->
    [game] game
    [turn] turn
    [hand] hand
    [chat] chat
    [error] errors
   *[help] help
}
channel-detail = { $name } { $detail ->
    [full] in full
    [short] in short
   *[off] off
}
channels-all = everything in full
channels-rest = the rest in full
channels-shown = Shown: { $items }.
    .braille = show { $items }
channels-spoken = Spoken: { $items }.
    .braille = speak { $items }
channel-never-off = This cannot be turned off, because you would wait in vain: { $name }. It can be short.
    .braille = { $name } never off
quiet-on = Your hand is quiet: the terminal lists it only in codes, and it is never spoken. The terminal still names cards that you draw or get.
    .braille = quiet hand
quiet-off = Your hand is no longer quiet: it is shown and spoken like everything else.
    .braille = hand as usual
hand-order-is = Hands are read out { $order ->
    [number] by number
    [received] as received, the oldest card first
   *[colour] by colour or suit
}.
    .braille = hand { $order ->
        [number] by number
        [received] as received
       *[colour] by colour
    }
pace-is = { $step ->
    [yes] After each move of the others, press Enter to continue.
   *[no] The moves of the others follow without a stop.
}
    .braille = { $step ->
        [yes] pace step
       *[no] pace free
    }
pace-next = Press Enter to continue.
    .braille = Enter
review-place = Line { $number } of { $count }.
    .braille = { $number }/{ $count }
review-oldest = Nothing came before that.
    .braille = oldest
review-newest = Nothing came after that.
    .braille = newest
review-not-found = Not found further back.
    .braille = not found
log-written = { $count ->
    [one] 1 line was written to { $file }.
   *[other] { $count } lines were written to { $file }.
}
log-failed = Nothing could be written to { $file }: { reason }.
