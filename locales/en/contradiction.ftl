# An internal error: what is said then, and what is asked for.

contradiction = { $table ->
    [yes] There was an internal error, so the game stops here.
   *[no] There was an internal error, so what you typed was not done.
}
    .braille = { $table ->
    [yes] internal error, stops
   *[no] internal error, not done
}
contradiction-kept = The game is saved in { $file }. To continue it, type { command-resume }.
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
cli-contradiction = The program has to stop because of an internal error: { $what }. Please report it with this text.
cli-record-contradicts = { $file }: this record causes an internal error. The file stays as it is. Please report this and send the file along.
