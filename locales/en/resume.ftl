# Recorded games: which of them can be gone on with, and when they were played.

month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
when = { $day ->
    [today] today at { $hour }:{ $minute }
    [yesterday] yesterday at { $hour }:{ $minute }
   *[date] on { $number } { $month } { $year } at { $hour }:{ $minute }
}
    .braille = { $day ->
    [today] { $hour }:{ $minute }
    [yesterday] yesterday { $hour }:{ $minute }
   *[date] { $number } { $month } { $hour }:{ $minute }
}
resume-several = { $count ->
    [one] You have 1 unfinished game.
   *[other] You have { $count } unfinished games.
}
    .braille = { $count ->
        [one] 1 game
       *[other] { $count } games
    }
resume-item = { $name }: { $game } with { $players }, { $when }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}. { $turn }
    .braille = { $name }: { $game }, { $players }, { $when }, move { $moves }, { $turn }
resume-item-alone = { $name }: { $game }, { $when }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}. { $turn }
    .braille = { $name }: { $game }, { $when }, move { $moves }, { $turn }
resume-over = The game is over.
    .braille = over
resume-between-rounds = The round is over, and the next one can begin.
    .braille = round over
resume-which = Which game do you want to continue? Type its number or name, or press Enter for { $default }.
    .braille = which? Enter { $default }
resume-how = To continue one of them, type its number or name after the command: { $typed }.
    .braille = { $typed }
resume-delete-which = To delete an unfinished game, type { command-resume } delete and its number or name, such as { $name }.
    .braille = { command-resume } delete { $name }
resume-deleted = Game { $name } is deleted.
    .braille = { $name } deleted
resume-not-deleted = Game { $name } could not be deleted: { reason }.
    .braille = not deleted: { reason }
resume-unknown = No unfinished game is called { $word }.
    .braille = { $word }?
record-old-rules = This game is played by older rules. Changed since then: { $rules }.
    .braille = old rules: { $rules }
