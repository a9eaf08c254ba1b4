# Sounds by a command of the player's own.

command-sounds = sounds
    .use = sounds and the command that plays them, sounds on, or sounds off
    .help = Lets a command of your own play sounds; it is given the name of what happens, such as your-turn.
setting-sounds = Sounds
sounds-are = Sounds are played by { $value }.
    .braille = sounds: { $value }
sounds-off = Sounds are off. { $again ->
    [yes] To have them again, type { command-sounds } on.
   *[no] To have them, type { command-sounds } and the command that plays them.
}
    .braille = sounds off
sounds-which = Which command is to play the sounds? Type { command-sounds } and the command.
    .braille = { command-sounds }: which command?
sounds-no-command = No command stands there, or a quotation mark is missing.
    .braille = no command
sounds-not-started = Sounds are off, because { $program } could not be started: { reason }.
    .braille = sounds off, no { $program }
