# The command line: help and errors.

cli-about = Card games of the Mau-Mau family for screen reader, braille display and speech.
cli-start = Without a command, you choose a language, a game and players, then play.
cli-usage = Usage
cli-commands = Commands
cli-options = Options
cli-play = Plays a game.
cli-learn = Guides you through a first game with prepared cards.
cli-resume = Continues the unfinished game; if there are several, lists them first.
cli-replay = Replays a recorded game, line by line.
cli-verify = Checks whether a recorded game was shuffled fairly.
cli-games = Lists the games, one line each; with a game, its options.
cli-rules = Prints the rule book of a game, or one rule of it; sixdot rules new and a name starts a rule file of your own.
cli-check = Checks rule files and runs their examples.
cli-simulate = Lets computer players play many games, and counts the results.
cli-schema = Prints the JSON Schema of rule files, for editors that help to write them.
cli-settings = Lists every setting and where it comes from.
cli-stats = Says how many games you have finished and won.
cli-join = Plays at a table on another computer. With the code words of a table, you join it directly.
cli-host = Starts a server for friends on other computers, until you type stop.
cli-help = Prints this help.
cli-version = Prints the version.
cli-arg-game = The id of the game, for example uno.
cli-arg-path = Rule files or folders; by default, the built-in games.
cli-arg-saved = The number of an unfinished game, or the name of a saved one.
cli-arg-file = The file, number or name of a recorded game; without it, lists the recorded games.
cli-arg-commitment = The commitment that was given before the deal, in full or its first 16 digits.
cli-arg-seat = Replays it as the player in this seat heard it; by default, as an onlooker did.
cli-arg-steps = Replays the game move by move, at each Enter.
cli-arg-about = What the schema is for: rules, or examples for files of examples; by default, rules.
cli-arg-profile = The profile to use, if several people share this computer.
cli-arg-rules = A folder with more rule files.
cli-arg-clause = A rule by its number, for example UN-3, or by a word of its title; by default, the whole book.
cli-arg-format = The format: text, html, brf for braille embossers and notetakers, or toml for the rule file instead of the book.
cli-arg-resolved = With toml: also writes out everything that the rule file inherits from other games.
cli-arg-like = With new: the game that yours is based on.
cli-arg-width = The width of a line, in characters or cells; in braille usually 40.
cli-arg-height = The number of lines on a braille page, usually 25.
cli-arg-players = How many play, people and computer players together.
cli-arg-seats = The seats in order, with commas between them: me, bot, bot:medium or a name.
cli-arg-level = The level of the computer players: random, easy, medium or hard; several with commas between them.
cli-arg-seed = The number that decides all chance; the same seed gives the same game.
cli-arg-referee = The referee: kind refuses a wrong play, strict punishes it.
cli-arg-calls = Calls such as Uno: typed or automatic.
cli-arg-dealer = Who deals first: a player's name, me, or random.
cli-arg-rounds = How many rounds make a match.
cli-arg-set = An option of the game, as name=value.
cli-arg-deal = Starts from an example: the file, then # and the name of the example.
cli-arg-name = Your name at the table.
cli-arg-record = Writes the game to a file.
cli-arg-save-rules = Saves the chosen options as a game of your own, under this name.
cli-arg-braille = Prints braille forms, in lines of that many cells.
cli-arg-braille-form = What the braille display shows: codes for short forms with card codes, or full for sentences.
cli-arg-braille-dots = The dots of the braille display: six, where capitals and numbers take signs, or eight.
cli-arg-prompt = The prompt: status with the top card and the number of your cards, or plain.
cli-arg-pace = The moves of the others: step for one at a time, with Enter, or free.
cli-arg-keys = Whether each key acts alone, without Enter: on or off.
cli-arg-hand-order = The order of the hand: number, colour or received (oldest first).
cli-arg-stats = Whether games are counted: on or off.
cli-arg-show = How much of game, turn, hand, chat, error or help is shown in the terminal: full, short or off.
cli-arg-speak = How much of game, turn, hand, chat, error or help Sixdot speaks: full, short or off.
cli-arg-speech = Lets Sixdot speak, for players without a screen reader.
cli-arg-speech-rate = How fast Sixdot speaks, from 0 to 100; 50 is normal.
cli-arg-speech-volume = How loudly Sixdot speaks, from 0 to 100.
cli-arg-speech-voice = The voice for the language that Sixdot starts in.
cli-arg-sounds = Plays sounds: on, off, or a command that is given the name of each event as its last word.
cli-arg-sounds-volume = How loudly the tones play, from 0 to 100.
cli-arg-sounds-without = Events that get no sound, by name, with commas between them.
cli-arg-plain = Reads lines without a line editor, even in a terminal.
cli-arg-games = How many games to play.
cli-arg-threads = How many processor cores to use.
cli-arg-json = Prints JSON.
cli-arg-match = Counts a whole match as one game, not a single round.
cli-arg-watch = Checks again whenever a file changes, until you press Ctrl and C.
cli-arg-verbose = Lists everything in full, such as the examples that now end differently.
cli-arg-clauses = Lists the examples of every clause.
cli-arg-balance = Plays many games with the fewest, the usual and the most players, and reports how the rules play.
cli-arg-host = The server, for example example.org or 192.0.2.1:4000.
cli-arg-listen = The address at which friends connect; by default, only this computer can.
cli-arg-port = The port for the page and for sixdot join, also as --web; by default 7777, and with 0 any free port.
cli-arg-telnet = The port for telnet and MUD clients, with 0 any free port; by default, telnet is closed.
cli-arg-tls = Offers encryption, with a certificate that the server makes itself; by default, only if other computers can connect, or with --certificate or --telnet-tls.
cli-arg-no-tls = Offers no encryption, even if other computers can connect.
cli-arg-certificate = The file with your own certificate in PEM format, followed by those above it, in order.
cli-arg-key = The file with the key of the certificate, in PEM format.
cli-arg-telnet-tls = The port for telnet and MUD clients over TLS, with 0 any free port; by default, it is closed.
cli-arg-ssh = The port for SSH, with 0 any free port; by default, SSH is closed.
cli-arg-connections = The most connections from one address; by default, 50.
cli-arg-new-certificate = Accepts the certificate that the server shows, though it has changed.
cli-arg-code = The code words of a table.
cli-missing-host = Where is the table? Type the server after join, for example sixdot join example.org.
cli-bad-host = { $word } is not the name or the address of a computer, such as example.org or 192.0.2.1.
cli-no-network = This program was built without the network.
cli-no-ssh = This program was built without SSH.
cli-item = { $typed }: { $explained }
cli-more-help = For the options of a command, type for example sixdot play --help.
cli-value-language = LANGUAGE
cli-value-folder = FOLDER
cli-value-number = NUMBER
cli-value-game = GAME
cli-value-clause = RULE
cli-value-path = PATH
cli-value-commitment = COMMITMENT
cli-value-levels = LEVELS
cli-value-word = WORD
cli-value-choice = NAME=VALUE
cli-value-seats = SEATS
cli-value-example = FILE#NAME
cli-value-name = NAME
cli-value-command = COMMAND
cli-value-detail = KIND=HOW
cli-value-file = FILE
cli-value-host = HOST
cli-value-address = ADDRESS
cli-value-code = WORDS

cli-unknown-command = There is no command { $word }. For help, type sixdot --help.
cli-unknown-command-suggest = There is no command { $word }. Did you mean { $suggestion }?
cli-unknown-game = There is no game { $word }. For a list, type sixdot games.
cli-unknown-game-suggest = There is no game { $word }. Did you mean { $suggestion }?
cli-unknown-option = There is no option { $option }. For help, type sixdot --help.
cli-unknown-option-suggest = There is no option { $option }. Did you mean { $suggestion }?
cli-unexpected = { $word } is not expected here. For help, type sixdot --help.
cli-missing = { $option } is missing. For help, type sixdot --help.
cli-missing-game = Which game? Type its id, for example sixdot { $command } uno. For a list, type sixdot games.
cli-missing-value = { $option } needs a value.
cli-twice = { $option } can be given only once.
cli-conflict = { $option } and { $other } do not go together.
cli-deal-record = A game that starts from an example cannot be recorded, because a record starts with the deal. Leave out --record or --deal.
cli-deal-conflict = { $other } and --deal do not go together, because the example sets that. Leave out { $other }.
cli-only-hands = { $option } is for games with a hand of cards, and { $game } is not one.
cli-needs = { $option } works only with { $other }.
cli-bad-value = { $option } cannot be { $value }. It can be { $values }.
cli-bad-cards = { $option } cannot be { $value }. It can be a number from 0 to { $most }, or one of { $cards }, or a rule as a sentence; several with semicolons between them.
cli-bad-detail = { $option } needs game, turn, hand, chat, error or help, then =, then full, short or off, not { $value }. Error and turn cannot be off.
cli-no-command = { $option } needs a command, and { $value } is not one: it is empty, or a quotation mark is missing.
cli-bad-number = { $option } needs a whole number from { $min } to { $max }, not { $value }.
cli-not-a-number = { $option } needs a whole number, not { $value }.
cli-players-range = { $game } is for { $sizes }, not { $value }.
cli-players-teams = With { $teams } teams, { $game } is for { $sizes } players, not { $value }.
cli-no-teams = With these options at most { $max } can play { $game }, too few for { $teams } teams.
cli-spoken-sign = The sign { $sign } cannot be used on a custom card, because screen readers read it aloud. Write the sentence without it.
cli-players-conflict = --players says { $players }, but --seats names { $seats }. Leave one of them out.
cli-bad-seat = --seats: { $word } is not a seat. Each is me, bot, bot:LEVEL or a name.
cli-empty-seat = --seats: a seat is missing between two commas. Each is me, bot, bot:LEVEL or a name.
cli-seat-twice = --seats: the name { $word } is used twice.
cli-no-dealer = --dealer: nobody at the table is called { $word }.
cli-unknown-level = There is no level { $word }. The levels are { $levels }.
cli-too-many-levels = --level names { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
} for { $bots ->
    [one] { $bots } computer player
   *[other] { $bots } computer players
}.
cli-bad-set = --set needs name=value, not { $value }.
cli-unknown-set = { $game } has no option { $word }. Its options are { $names }.
cli-no-sets = { $game } has no options.
cli-profile-name = { $word } cannot be the name of a profile. It can have up to 40 letters, digits and hyphens.
cli-unknown-profile = There is no profile { $word }. Playing a game makes a new one.
cli-cannot-read = { $file } cannot be read: { reason }.
cli-cannot-write = { $file } cannot be written: { reason }.
cli-bad-rules = The rules of { $game } have mistakes, so it cannot be played. To list them, type { $check }.
cli-bad-record = { $file }, line { $line }: { $problem ->
    [not-text] this is not text
    [not-a-record] this is not the record of a game
    [version] another version of sixdot wrote this
    [no-game] there is no such game here
    [other-rules] the rules of the game have changed since
    [other-seed] the seed does not match what everybody added to the shuffle
    [name] no player can have this name
    [no-move] this is not a move
   *[impossible] this move cannot be made
}. The file stays as it is.
cli-record-lacks = { $file }, line { $line }: { $key } is missing or wrong. The file stays as it is.
cli-commitment-digits = { $word } is not a commitment. A commitment has 64 digits and letters from a to f, of which the first 16 are enough.
cli-uncommitted = { $file } does not say how the game was shuffled, so there is no commitment to compare.
cli-other-commitment = { $file }: the commitment is not { $told }, so the cards were not shuffled as the server promised before the deal.
cli-nothing-to-resume = No game has been recorded yet. To begin one, type sixdot play uno.
cli-not-saved = No game is saved as { $word }. The saved games are { $names }.
cli-nothing-saved = No game is saved as { $word }. To continue the last one, type sixdot resume.
cli-nothing-unfinished = There is no unfinished game. To begin one, type sixdot play uno.
cli-no-numbered = There is no recorded game { $word }. To list the unfinished ones, type sixdot resume.
cli-not-kept = There is no recorded game { $word }. To list them all, type sixdot replay.
cli-not-recorded = This game is not recorded, because HOME is not set and there is no folder for it. It cannot be continued later.
cli-in-play = { $file } is an unfinished game, so the cards of this seat stay hidden. Leave out --seat, or wait until it is finished.
cli-bad-example = { $file } has mistakes. To list them, type { $check }.
cli-unknown-example = { $file } has no example { $word }. Some of them are { $names }.
cli-example-needed = { $file } has several examples. Name one of them after #. Some of them are { $names }.
cli-other-game = { $file } is for { $other }, not for { $game }.
cli-not-text = Something on the command line is not UTF-8 text, so it cannot be read.
cli-name-of-nobody = --name is the name of the seat me, and --seats has no me.
cli-bad-name = { $word } cannot be a name. A name can have up to { $max } letters, and must not be a command.
cli-deal-seats = The example { $example } is for { $players } players. Leave out --players, or list { $players } with --seats.
cli-levels-per-seat = --level needs one level, or one for each of the { $players } players, but names { $levels }.
cli-unknown-set-suggest = { $game } has no option { $word }. Did you mean { $suggestion }?
cli-no-output = The output could not be written: { reason }.
cli-bad-settings = The settings in { $file } cannot be read, because there is a mistake in line { $line }. They are not used and not changed.
cli-no-examples = { $file } has no examples.
cli-unknown-example-suggest = { $file } has no example { $word }. Did you mean { $suggestion }?
cli-setting = { $name }: { $source ->
    [flag] { $value }, from { $flag }
    [variable] { $value }, from the variable { $variable }
    [file] { $value }, from { $key } in the file
    [system] { $value }, from the system
   *[none] not set
}. Set it with { $flag }, with the variable { $variable }, or with { $key } in the file.
cli-settings-file = The settings are in the file { $file }.
cli-stats-file = The count is in the file { $file }.
cli-rules-folder = Your own rules are in the folder { $folder }.
cli-games-folder = Games are recorded in the folder { $folder }.
cli-no-settings-file = There is no folder for a file of settings, because HOME is not set.
cli-unknown-clause = { $game } has no rule { $word }. For the whole book, type sixdot rules and the game.
cli-replaced-clause = Rule { $word } does not apply in { $game }.
cli-no-braille = Braille needs the program { $program } from liblouis, which is not installed. { $system ->
    [windows] Download the Windows archive of liblouis from liblouis.io, and add its folder bin to PATH.
    [macos] With Homebrew, install liblouis.
   *[other] In Debian and Ubuntu, install the package liblouis-bin, in Fedora liblouis-utils, with Homebrew liblouis.
}
cli-no-table = liblouis could not use the braille table { $table }. In Debian and Ubuntu, the tables are in the package liblouis-data.
cli-braille-failed = The translation into braille failed: { reason }.
cli-braille-table = Translated with the braille table { $table } of liblouis.
cli-missing-name = sixdot { $command } needs a name for the game, for example our-game.
cli-game-name = { $word } cannot be the name of a game. Use up to 40 small letters without accents, digits and hyphens, for example our-game.
rules-resolved = This includes everything from the rule files of these games: { $games }.
rules-new-written = The file { $file } is ready. To play it as it is, type sixdot play { $name }. To check it each time you save it, type sixdot check { $file } --watch.
rules-new-about = A game of your own. To play it, type sixdot play { $name }. To check it, type sixdot check { $file }. Lines that begin with a number sign are comments.
rules-new-like = { $game }, except for what you write here. To play it, type sixdot play { $name }. To check it, type sixdot check { $file }. Lines that begin with a number sign are comments.
rules-new-choices = The options of { $game }. To set one, delete the number sign at the beginning of its line, and write the value that you want.
rules-new-choice = { $title }: { $values }.
rules-new-cards = To change what a card does, give it a table here. The cards are { $cards }. Without the number signs, this one makes the next player draw three.
rules-new-table = How many can play, and how many cards each player is dealt.
rules-new-matching = A card fits by its suit, or by its number or rank.
rules-new-drawing = If you have no card that fits, you draw one, and may play it if it fits.
rules-new-end = The round ends when a player has no cards left. That player scores the value of the others' cards.
rules-new-deck = The suits, in the order in which a hand is read out.
rules-new-plain = Cards that do nothing.
rules-new-draw = The next player draws two cards, or answers with another seven.
rules-new-skip = The next player is skipped.
rules-new-wish = Fits on any card except another jack. Its player calls a suit.
check-waits = Waiting for a file to change. To stop, press Ctrl and C.
check-again = { $file } has changed, so everything is checked again.

# How a game was shuffled.

verify-made = Fair: the cards were shuffled by { $names } together, and nobody could choose how.
verify-server = the server
verify-alone = Only the server shuffled. Its commitment shows whether it kept its promise.
verify-unknown = The record does not say how this game was shuffled. It has only the seed that decides the cards.
verify-commitment = The server's commitment: { $commitment }. It must be the one that was given before the deal.
verify-same = The commitment is the one that was given before the deal.
verify-moves = { $count ->
    [one] The cards were dealt again, and the one move fits them.
   *[other] The cards were dealt again, and all { $count } moves fit them.
}
