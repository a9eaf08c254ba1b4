# The program contradicts itself: what is said then, and what is asked for.

contradiction = { $table ->
    [yes] The program contradicts itself, so the game stops here.
   *[no] The program contradicts itself, so what you typed was not done.
}
    .braille = { $table ->
    [yes] program error, game stops
   *[no] program error, not done
}
contradiction-kept = The game is kept in { $file }. To go on with it, type { command-resume }.
    .braille = kept: { $file }; { command-resume }
contradiction-send = { $count ->
    [0] Please report this.
    [one] Please report this and send the file { $files } along.
   *[other] Please report this and send the files { $files } along.
}
    .braille = { $count ->
    [0] please report
   *[other] please send { $files }
}
cli-contradiction = The program contradicts itself and ends here: { $what }. Please report this with that text.
cli-record-contradicts = { $file }: the program contradicts itself when it plays this record. The file stays as it is. Please report this and send the file along.
