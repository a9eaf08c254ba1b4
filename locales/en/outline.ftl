# The rules of a game, a sentence for each rule: for players' own games, what is different from the game on which they are
# based.

outline-differs = { $game } is based on { $base }. This is different:
    .braille = { $game }, like { $base } but:
outline-own = { $game } has no rule book. These are its rules:
    .braille = { $game }:
outline-same = { $game } is based on { $base }, and its rules are the same.
    .braille = { $game }, all like { $base }
outline-heading = What is different from { $base }
outline-replaced = { $count ->
    [one] This rule of { $base } does not apply: { $clauses }.
   *[other] These rules of { $base } do not apply: { $clauses }.
}
    .braille = { $base }: not { $clauses }
outline-changed = { $count ->
    [one] This rule has been changed: { $clauses }.
   *[other] These rules have been changed: { $clauses }.
}
    .braille = changed: { $clauses }
outline-here = In this game: { $text }
    .braille = here: { $text }
outline-players = { $max ->
    [one] One player can play.
   *[other] { $exact ->
        [yes] Exactly { $max } players can play.
       *[no] From { $min } to { $max } players can play.
    }
}
    .braille = { $exact ->
        [yes] { $max } play
       *[no] { $min } to { $max } play
    }
outline-teams = { $count ->
    [0] Everybody plays alone.
   *[other] { $count } teams play against each other.
}
outline-colours = { $count ->
    [0] The cards have no { $called ->
        [suit] suits.
       *[colour] colours.
    }
   *[other] { $called ->
        [suit] The suits are { COLOUR($colours, join: "and") }.
       *[colour] The colours are { COLOUR($colours, join: "and") }.
    }
}
outline-packs = { $count ->
    [one] The game is played with one pack.
   *[other] The game is played with { $count } packs.
}
outline-packs-at = { $count ->
    [one] With { $players } players, one pack is used.
   *[other] With { $players } players, { $count } packs are used.
}
    .braille = with { $players }: { $count }
outline-copies = { $count ->
    [one] There is one of them in a pack.
   *[other] There are { $count } of them in a pack.
}
outline-points-printed = The card is worth the number on it.
    .braille = counts its number
outline-deal = { $count ->
    [one] Each player is dealt one card.
   *[other] Each player is dealt { $count } cards.
}
outline-deal-at = { $count ->
    [one] With { $players } players, each is dealt one card.
   *[other] With { $players } players, each is dealt { $count } cards.
}
    .braille = with { $players }: { $count }
outline-direction = { $way ->
    [anticlockwise] Play begins anticlockwise.
   *[clockwise] Play begins clockwise.
}
outline-dealer = { $who ->
    [same] The same player deals every round.
    [winner] The winner of a round deals the next one.
    [loser] The player with the most cards at the end of a round deals the next one.
   *[next] The next player deals the next round.
}
    .braille = { $who ->
        [same] deals: the same
        [winner] deals: winner
        [loser] deals: most cards left
       *[next] deals: the next
    }
outline-first = { $who ->
    [dealer] The dealer begins.
   *[after-dealer] The player after the dealer begins.
}
outline-hands = { $open ->
    [yes] All hands are open.
   *[no] Hands are hidden.
}
outline-hand-limit = { $count ->
    [0] A hand may have any number of cards.
   *[other] A player who holds more than { $count } cards at the end of a turn is out of the round.
}
    .braille = { $count ->
        [0] hand: no limit
       *[other] over { $count } cards: out
    }
outline-countdown = { $counts ->
    [yes] Each player has a number. It starts as the number of cards dealt, and goes down by one for each round won. You are dealt that many cards, and your own number fits on any card. The first to reach 0 wins the match.
   *[no] Players have no numbers that count down.
}
    .braille = { $counts ->
        [yes] own number: cards dealt, fits always, 1 less for each round won, 0 wins
       *[no] no own numbers
    }
outline-start = { $does ->
    [as-played] A start card acts as if the dealer had played it.
    [goes-back] A start card that has an effect goes back, and another one is turned up.
    [stays-under] If the start card has an effect, it does nothing, and another one is turned up on it.
    [names-colour] If the start card has an effect, the first player calls the { $called ->
        [suit] suit.
       *[colour] colour.
    }
   *[nothing] A start card does nothing.
}
    .braille = { $does ->
        [as-played] start card: as played
        [goes-back] start card: back if it acts
        [stays-under] start card: another on it if it acts
        [names-colour] start card acts: first calls
       *[nothing] start card: nothing
    }
outline-matching = A card fits by { $by }.
outline-by-colour = { $called ->
    [suit] the same suit
   *[colour] the same colour
}
outline-by-symbol = the same number, rank or action
outline-by-divisor = a common divisor
outline-rows = These times tables count as divisors: { $rows }.
    .braille = divisors: { $rows }
outline-doubly = { $again ->
    [yes] After a double match, by colour and by a divisor, you may play another card.
   *[no] After a double match, you may not play another card.
}
    .braille = { $again ->
        [yes] 2x: one more
       *[no] 2x: no more
    }
outline-draw = { $when ->
    [anytime] You may draw even if a card fits.
    [never] You may never draw in your own turn.
   *[cannot-play] You may draw only if you have no card that you must play.
}
    .braille = { $when ->
        [anytime] draw: even if a card fits
        [never] draw: never
       *[cannot-play] draw: if nothing must be played
    }
outline-draw-cards = { $count ->
    [one] You draw one card.
   *[other] You draw { $count } cards.
}
outline-draw-until = { $count ->
    [0] You draw until a card fits, and may play that card at once.
    [one] You draw one card at most, and if it fits, you may play it at once.
   *[other] You draw until a card fits, but { $count } cards at most, and may play that card at once.
}
    .braille = { $count ->
        [0] draw until a card fits, it may go
       *[other] draw { $count } at most, what fits may go
    }
outline-after-draw = { $then ->
    [may-play-drawn] You may play the card that you drew if it fits.
    [must-play-drawn] You must play the card that you drew if it fits.
    [may-play-any] After drawing, you may play any card that fits, or pass.
    [turn-goes-on] After drawing, your turn goes on: you may play a card or draw again.
   *[turn-ends] After drawing, your turn is over.
}
    .braille = { $then ->
        [may-play-drawn] drawn card: may go if it fits
        [must-play-drawn] drawn card: must go if it fits
        [may-play-any] after a draw: play any or pass
        [turn-goes-on] after a draw: play or draw again
       *[turn-ends] after a draw: turn over
    }
outline-most-draws = { $cards ->
    [yes] { $count ->
        [one] You may draw only one card in a turn, and then play a card or pass.
       *[other] You may draw { $count } cards in all in a turn, and then play a card or pass.
    }
   *[no] { $count ->
        [one] You may draw only once in a turn, and then play a card or pass.
       *[other] You may draw { $count } times in a turn, and then play a card or pass.
    }
}
    .braille = { $cards ->
        [yes] { $count } cards in a turn, then play or pass
       *[no] { $count } draws in a turn, then play or pass
    }
outline-stuck = { $out ->
    [yes] If you can neither play nor draw, you are out of the round.
   *[no] If you can neither play nor draw, you have to wait for your next turn.
}
    .braille = { $out ->
        [yes] can neither play nor draw: out
       *[no] can neither play nor draw: waits
    }
outline-may-pass = { $when ->
    [anytime] In your turn, you may pass instead of playing or drawing, even if a card fits.
    [anytime-undrawn] In your turn, you may pass instead of playing, even if a card fits.
   *[cannot-draw] If you cannot draw, you may pass even if a card fits.
}
    .braille = { $when ->
        [anytime] passing: always
        [anytime-undrawn] passing: always
       *[cannot-draw] passing: if nothing to draw
    }
outline-reshuffle = { $when ->
    [before-draw] The discard pile becomes the draw pile only if the draw pile is empty when somebody begins to draw.
    [never] The discard pile never becomes the draw pile.
   *[when-empty] When a card has to be drawn and the draw pile is empty, the discard pile becomes the draw pile.
}
    .braille = { $when ->
        [before-draw] new draw pile: if empty before a draw
        [never] new draw pile: never
       *[when-empty] new draw pile: once empty in a draw
    }
outline-turned-over = { $over ->
    [yes] The discard pile is turned over without being shuffled.
   *[no] The discard pile is shuffled when it becomes the draw pile.
}
    .braille = { $over ->
        [yes] new draw pile: turned over
       *[no] new draw pile: shuffled
    }
outline-short-draw = { $ends ->
    [yes] If you get fewer cards than you have to draw, you may not play a card in that turn.
   *[no] If you get fewer cards than you have to draw, your turn goes on as usual.
}
    .braille = { $ends ->
        [yes] too few to draw: plays nothing
       *[no] too few to draw: goes on
    }
outline-together = { $same ->
    [face] You may play { $counted } cards at once if they are the same in { $called ->
        [suit] suit and rank
       *[colour] colour and number
    }: { $cards }.
    [straight] You may play { $counted } cards of one { $called ->
        [suit] suit
       *[colour] colour
    } at once if their numbers are consecutive: { $cards }.
   *[symbol] You may play { $counted } cards of the same number or rank at once: { $cards }.
}
    .braille = { $same ->
        [face] { $counted } the same at once: { $cards }
        [straight] { $counted } in a row at once: { $cards }
       *[symbol] { $counted } of a rank at once: { $cards }
    }
outline-counted = { $exact ->
    [yes] { $min }
   *[no] { $min } to { $max }
}
    .braille = { $exact ->
        [yes] { $min }
       *[no] { $min } to { $max }
    }
outline-together-answer = Several of them may also answer together.
    .braille = also answers
outline-wrong-straight = { $count ->
    [one] With the strict referee, if you are caught with a wrong straight, you take it back and draw one card.
   *[other] With the strict referee, if you are caught with a wrong straight, you take it back and draw { $count } cards.
}
    .braille = strict: wrong straight back, +{ $count }
outline-no-together = These cards may no longer be played together: { $cards }.
    .braille = not together: { $cards }
outline-jump-in = { $all ->
    [yes] If you hold the same card as the one just played, you may jump in with it.
   *[no] You may jump in with { $cards } if the same card has just been played.
}
    .braille = { $all ->
        [yes] jump in: the same card
       *[no] jump in: { $cards }
    }
outline-no-jump-in = Nobody may jump in with the same card.
    .braille = no jumping in
outline-call = { $left ->
    [0] When you play your last card, you call { $call }.
    [one] When you play a card and have one left, you call { $call }.
   *[other] When you play a card and have { $left } left, you call { $call }.
} { $window ->
    [with-card] You can call with that card, or earlier in the turn.
   *[next-turn-ends] You can call until the next player's turn has ended.
} { $noticed ->
    [itself] If you forget, the penalty is automatic.
   *[others] If you forget, somebody has to catch you.
}
    .braille = { $left ->
        [0] last card: { $call }
       *[other] { $left } left: { $call }
    }, { $window ->
        [with-card] with the card
       *[next-turn-ends] till the next turn ends
    }, { $noticed ->
        [itself] else penalty
       *[others] if caught
    }
outline-call-costs = The penalty for forgetting { $call }: { $items }.
    .braille = { $call } forgotten: { $items }
outline-costs-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
    .braille = +{ $count }
outline-costs-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
}
outline-costs-points = { $count ->
    [one] one point
   *[other] { $count } points
}
outline-costs-nothing = nothing
outline-wrong-call = { $count ->
    [0] Calling { $call } at the wrong time costs nothing.
    [one] With the strict referee, calling { $call } at the wrong time costs one card.
   *[other] With the strict referee, calling { $call } at the wrong time costs { $count } cards.
}
    .braille = { $count ->
        [0] wrong { $call }: free
       *[other] strict, wrong { $call }: +{ $count }
    }
outline-exempt = { $exempt ->
    [yes] If you have drawn the penalty for { $call }, you need not call it the next time.
   *[no] If you have drawn the penalty for { $call }, you must still call it the next time.
}
    .braille = { $exempt ->
        [yes] penalty drawn: next time no { $call }
       *[no] penalty drawn: { $call } all the same
    }
outline-no-call = Nobody has to call { $call }.
outline-wrong-play = With the strict referee, a wrong play costs this: { $items }.
    .braille = strict, wrong play: { $items }
outline-wrong-play-turn = { $ends ->
    [yes] A wrong play in your own turn ends the turn.
   *[no] After a wrong play, your turn goes on.
}
    .braille = { $ends ->
        [yes] wrong play: turn over
       *[no] wrong play: turn goes on
    }
outline-wrong-play-pending = { $stays ->
    [yes] If you have cards to draw, you may still answer after a wrong play.
   *[no] If you have cards to draw, you draw them at once after a wrong play.
}
    .braille = { $stays ->
        [yes] wrong play: may still answer
       *[no] wrong play: draws at once
    }
outline-finish = { $then ->
    [play-on] When a player goes out, the others play on until one is left.
   *[stop] When a player goes out, the round is over.
}
    .braille = { $then ->
        [play-on] last card: the others play on
       *[stop] last card: round over
    }
outline-last-draw = { $counts ->
    [yes] If the last card makes the next player draw, that still happens before the points are counted.
   *[no] If the last card makes the next player draw, that no longer happens.
}
    .braille = { $counts ->
        [yes] last card: drawn before points
       *[no] last card: nobody draws
    }
outline-score = { $to ->
    [finisher] A player who goes out gets points for what the others hold at that moment.
    [winner] The winner of a round gets points for what the others hold at its end.
    [own-minus] At the end of a round, everybody gets penalty points for the cards still held.
   *[nobody] There are no points.
}
    .braille = { $to ->
        [finisher] points: last card, for hands then
        [winner] points: winner, for hands at the end
        [own-minus] penalty points: own hand
       *[nobody] no points
    }
outline-match = { $ends ->
    [until-points] The match ends as soon as somebody has { $count } points.
    [until-rounds] The match ends as soon as somebody has won { $count } rounds.
    [out-at] A player with { $count } points leaves the match, until one is left.
    [countdown] The match ends as soon as somebody's number is 0.
   *[rounds] { $count ->
        [one] One round is played.
       *[other] { $count } rounds are played.
    }
}
    .braille = { $ends ->
        [until-points] match to { $count } points
        [until-rounds] match to { $count } rounds won
        [out-at] out at { $count } points
        [countdown] match till a number is 0
       *[rounds] rounds: { $count }
    }
outline-out-at-rounds = A player with { $points } points leaves the match, which ends after { $count } rounds at the latest.
    .braille = out at { $points } points, rounds: { $count }
outline-wins = { $wins ->
    [most-points] The most points win.
    [most-rounds] The most rounds win the match.
   *[fewest-points] The fewest points win.
}
    .braille = { $wins ->
        [most-points] most points win
        [most-rounds] most rounds win
       *[fewest-points] fewest points win
    }
outline-ties = { $ties ->
    [out-earlier] If points are equal, the player who went out earlier in the last round wins.
   *[shared] Players with equal points share the win.
}
    .braille = { $ties ->
        [out-earlier] tie: out earlier wins
       *[shared] tie: all win
    }
outline-turn-limit = A round is blocked after { $count } turns.
    .braille = blocked after { $count } turns
outline-symbols = { SYMBOL($symbols, join: "list") }
outline-cards = { CARD($cards, join: "list") }
outline-no-effect = { SYMBOL($symbols, capital: "yes", join: "list") }: No special effect.
outline-may-be-last = You can go out with it.
    .braille = also last
outline-gone = { SYMBOL($symbols, capital: "yes", join: "list") }: Not in the game.
    .braille = not there: { SYMBOL($symbols, join: "list") }
