# Sounds by a command of the player's own.

command-sounds = sounds
    .use = sounds on, sounds off, or sounds and the command that plays them
    .help = Plays sounds by a command of your own, which is given the name of each event, such as your-turn.
setting-sounds = Sounds
sounds-are = Sounds are played by { $value }.
    .braille = sounds: { $value }
sounds-off = Sounds are off. { $again ->
    [yes] To turn them on again, type { command-sounds } on.
   *[no] To turn them on, type { command-sounds } and the command that plays them.
}
    .braille = sounds off
sounds-which = Which command should play the sounds? Type { command-sounds } and the command.
    .braille = { command-sounds }: which command?
sounds-no-command = There is no command there, or a quotation mark is missing.
    .braille = no command
sounds-not-started = Sounds are off, because { $program } could not be started: { reason }.
    .braille = sounds off, no { $program }
