# Sounds: the program's own tones, or a command of the player's own.

command-sounds = sounds
    .use = sounds on, sounds off, sounds volume 60, sounds off draw, or sounds and the command that plays them
    .help = Plays a short tone for each event. A command of your own can play them instead; it gets the name of the event.
setting-sounds = Sounds
setting-sounds-volume = Volume of the sounds
setting-sounds-without = Events without a sound
sounds-notice = There are sounds, too. To hear them, type { command-sounds } on.
    .braille = for sounds: { command-sounds } on
sounds-on = Sounds are on.
    .braille = sounds on
sounds-are = Sounds are played by { $value }.
    .braille = sounds: { $value }
sounds-off = Sounds are off. To turn them on, type { command-sounds } on.
    .braille = sounds off
sounds-without = Silent: { $items }.
    .braille = not { $items }
sounds-volume = Volume of the sounds: { $value } of 100.
    .braille = sounds volume { $value }
sounds-no-command = There is no command there, or a quotation mark is missing.
    .braille = no command
sounds-unknown = There is no sound called { $word }. There are: { $items }.
    .braille = { $word }? { $items }
sounds-not-started = Sounds are off, because { $program } could not be started: { reason }.
    .braille = sounds off, no { $program }
sounds-no-player = Sounds stay off, because there is no program that plays them. Install the package pulseaudio-utils or alsa-utils.
    .braille = no sounds: install pulseaudio-utils or alsa-utils
sounds-failed = Sounds are off, because they could not be played.
    .braille = sounds off: not played
cue = { $cue ->
    [your-turn] your turn
    [question] question
    [error] error
    [win] win
    [lose] lose
    [round-end] round end
    [caught] caught
    [penalty] penalty
    [call] call
    [challenge] challenge
    [skip] skip
    [direction] direction
    [swap] swap
    [wish] colour
    [talk] talk
    [arrival] arrival
    [departure] departure
    [play] play
    [draw] draw
    [pass] pass
    [deal] deal
   *[test] test
}
