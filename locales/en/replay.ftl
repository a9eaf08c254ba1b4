# A recorded game, gone through again move by move.

command-replay = replay
    .use = replay, or replay and the number or name of a game
    .help = Replays a game, move by move.

replay-begins = Replay of { $game }{ $alone ->
    [yes] {""}
   *[no] {" "}with { $players }
}, { $count ->
    [one] 1 move
   *[other] { $count } moves
}.
    .braille = replay { $game }, moves: { $count }
replay-parent = This game continues from move { $number } of { $known ->
    [yes] the game { $parent }
   *[no] another game
}.
    .braille = { $known ->
    [yes] from { $parent }, move { $number }
   *[no] from move { $number }
}
replay-damaged = Line { $line } of the record is damaged, so the replay ends before it.
    .braille = line { $line } damaged
replay-side = { $side ->
    [own] You hear the game from your own side.
    [other] You hear the game from the side of { $who }: you now means that player.
    [open] You hear the game with all hands open.
   *[nobody] You hear the game as an onlooker.
}
    .braille = { $side ->
    [own] your side
    [other] side: { $who }
    [open] all open
   *[nobody] onlooker
}
replay-how = Press Enter for the next move. For more, type { command-help }.
    .braille = Enter: next
replay-place = Move { $number } of { $count }.
    .braille = { $number }/{ $count }
replay-before = Before the first move.
    .braille = 0/{ $count }
replay-last = That was the last move. To go back, type { command-back }.
    .braille = last move
replay-first = There is no move before this.
    .braille = first move
replay-rounds = { $count ->
    [one] The game has 1 round.
   *[other] The game has { $count } rounds.
}
    .braille = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
replay-again = Once more from the beginning.
    .braille = from the beginning
replay-when = Please type what to look for, for example: { type-replay-when } I drew four.
    .braille = { type-replay-when } I drew four
replay-not-found = There is no such move in this game.
    .braille = not found
replay-not-over = These cards stay hidden until the game is over.
    .braille = game not over
replay-other-hand = To hear that hand, type { type-replay-from } and the name. Once the game is over, type { type-replay-open } for all hands.
    .braille = { type-replay-from } NAME
replay-nothing-to-save = There is nothing to save: this is a recorded game, and it stays as it is.
    .braille = kept already
replay-forward-use = { command-forward }, or { command-forward } 5
replay-back-use = { command-back }, or { command-back } 5
replay-no-side = Please choose a side first: type { type-replay-from } and a name.
    .braille = { type-replay-from } NAME
replay-not-dealt = No cards have been dealt yet. First press Enter.
    .braille = not dealt
replay-over = The game is over here. First type { command-back }, or the number of a move.
    .braille = over; { command-back }
replay-parts = You play on from move { $number } in a new game, which can take another course. The old game stays as it is.
    .braille = new game from { $number }
replay-no-moves = You cannot play in a replay. To play on from here, type { type-replay-on }.
    .braille = { type-replay-on }?
replay-none = This game cannot be replayed.
    .braille = no replay
replay-nothing-kept = No game has been recorded yet.
    .braille = no games
replay-several = { $count ->
    [one] 1 game is recorded.
   *[other] { $count } games are recorded.
}
    .braille = games: { $count }
replay-which = To replay one of them, type { command-replay } and its number or name: { command-replay } { $default }.
    .braille = { command-replay } { $default }
replay-unknown = No game that can be replayed is called { $word }.
    .braille = { $word }?
replay-export-where = Please add the name of a new file, for example: { type-replay-export } game.txt.
    .braille = { type-replay-export } game.txt
replay-exported = { $count ->
    [one] 1 move was
   *[other] { $count } moves were
} written to { $file }, as you hear the game, without the seed.
    .braille = { $file }, moves: { $count }

help-replay-steps = Press Enter for the next move. Type { command-forward } 5 to go five moves on, { command-back } for the move before, or { command-back } 5 to go five moves back.
help-replay-jumps = Type a number for that move, or { type-replay-round } 2 for the start of the second round. Type { type-replay-beginning } for the first move, or { type-replay-end } for the last one.
help-replay-when = To find a move, type { type-replay-when } and what happened, such as { type-replay-when } I drew four. For the next one, type { type-replay-when } alone. For a line with a word, type { command-find } { example-word }.
help-replay-sides = Type { type-replay-from } and a name to hear that player's side. Once the game is over, type { type-replay-open } for all hands. Questions such as { command-hand } and { command-top } are about that moment.
help-replay-on = Type { type-replay-on } for a new game against computer players, from this move on.
help-replay-export = To write the game to a text file for others, without hidden cards, type { type-replay-export } and the name of a new file. To leave the replay, type { command-resume }, { command-new } or { command-quit }.

type-replay-when = when
type-replay-from = from
type-replay-on = play on
type-replay-export = export
type-replay-round = round
type-replay-beginning = beginning
type-replay-end = end
type-replay-open = open
