# The command line: help and errors.

cli-about = Card games of the Mau-Mau family for screen reader, braille display and speech.
cli-start = Without a command: choose language, game and players, then play.
cli-usage = Usage
cli-commands = Commands
cli-options = Options
cli-play = Plays a game.
cli-learn = Guides you through a first game with prepared cards.
cli-resume = Goes on with the unfinished game; if there are several, lists them first.
cli-replay = Retells a recorded game, line by line.
cli-verify = Checks whether a recorded game was shuffled fairly.
cli-games = Lists the games, one line each; with a game, its options.
cli-rules = Writes the rule book of a game, or one rule of it; sixdot rules new and a name begins a rule file of your own.
cli-check = Checks rule files and runs their examples.
cli-simulate = Lets computer players play many games, and counts the results.
cli-schema = Prints the JSON Schema of rule files, with which an editor helps to write them.
cli-settings = Lists every setting and where it comes from.
cli-stats = Says how many games you have played to the end and won.
cli-join = Plays at a table on another computer. With the code words of a table you come straight to it.
cli-host = Starts a server for friends at other computers, until you type stop.
cli-help = Prints this help.
cli-version = Prints the version.
cli-arg-game = The id of the game, for example uno.
cli-arg-path = Rule files or folders; without any, the games of the program.
cli-arg-saved = The number of an unfinished game, or the name under which one was saved.
cli-arg-file = The file of a record, or the number or name of a recorded game; without it, lists the recorded games.
cli-arg-commitment = The commitment that was told before the deal, whole or its first 16 digits.
cli-arg-seat = Retells it as the player on this seat heard it; without it, as an onlooker did.
cli-arg-steps = Goes through the game move by move, with Enter.
cli-arg-about = Of what: rules, or examples for files of examples; without it, rules.
cli-arg-profile = The profile of one of several who share this computer.
cli-arg-rules = A folder with further rule files.
cli-arg-clause = A rule by its number, for example UN-3, or by a word of its title; without it the whole book.
cli-arg-format = The form: text, html, brf for braille embossers and notetakers, or toml for the rule file instead of the book.
cli-arg-resolved = With toml: writes out all that the rule file inherits from other games, too.
cli-arg-like = With new: the game that yours is to be like.
cli-arg-width = The width of a line, in characters or cells; in braille usually 40.
cli-arg-height = The lines of a page of braille, usually 25.
cli-arg-players = How many sit at the table, people and computer players.
cli-arg-seats = The seats in order: me, bot, bot:medium or a name, with commas.
cli-arg-level = The level of the computer players: random, easy, medium or hard; several with commas.
cli-arg-seed = The number from which all chance follows; the same seed gives the same game.
cli-arg-referee = The referee: kind refuses a wrong play, strict punishes it.
cli-arg-calls = Calls such as Uno: typed or automatic.
cli-arg-dealer = Who deals first: a player's name, me, or random.
cli-arg-rounds = How many rounds make a match.
cli-arg-set = An option of the game, as name=value.
cli-arg-deal = Starts from an example: the file, and after # its name.
cli-arg-name = Your name at the table.
cli-arg-record = Writes the game to a file.
cli-arg-save-rules = Saves the chosen options as a game of your own, under this name.
cli-arg-braille = Prints braille forms, with lines of that many cells.
cli-arg-braille-form = What the braille display is given: codes for short forms with card codes, or full for sentences.
cli-arg-braille-dots = The dots of the braille display: six, where capitals and numbers take signs, or eight.
cli-arg-prompt = The prompt: status with the top card and your count, or plain.
cli-arg-pace = The moves of the others: step for one at each Enter, or free.
cli-arg-keys = Whether each key acts alone, without Enter: on or off.
cli-arg-hand-order = The order of the hand: number or colour.
cli-arg-stats = Whether games are counted: on or off.
cli-arg-show = How much of game, turn, hand, chat, error or help is shown in the terminal: full, short or off.
cli-arg-speak = How much of them Sixdot speaks: full, short or off.
cli-arg-speech = Lets Sixdot speak by itself, for players who have no screen reader running.
cli-arg-speech-rate = How fast Sixdot speaks, from 0 to 100; 50 is usual.
cli-arg-speech-volume = How loud Sixdot speaks, from 0 to 100.
cli-arg-speech-voice = The voice for the language of the start.
cli-arg-sounds = Plays sounds with this command, which is given the name of what happens as its last word.
cli-arg-plain = Reads lines without a line editor, even in a terminal.
cli-arg-games = How many games are played.
cli-arg-threads = How many processor cores are used.
cli-arg-json = Prints JSON.
cli-arg-match = One game is a whole match, not a single round.
cli-arg-watch = Checks again whenever a file changes, until you press Ctrl and C.
cli-arg-verbose = Lists everything in full, such as the examples that come out otherwise.
cli-arg-clauses = Lists the examples of every clause.
cli-arg-balance = Plays many games at the smallest, the usual and the largest table, and says how the rules play.
cli-arg-host = The host, for example example.org or 192.0.2.1:4000.
cli-arg-listen = The address at which friends come in; without it, only from this computer.
cli-arg-port = The port of the page and of sixdot join, also as --web; without it, 7777; with 0, any that is free.
cli-arg-telnet = The port for telnet and MUD clients, and with 0 any that is free; without it, telnet is closed.
cli-arg-tls = The server encrypts, too, by a certificate that it makes itself; without it, only if other computers can come in, or with --certificate or --telnet-tls.
cli-arg-no-tls = The server does not encrypt, even if other computers can come in.
cli-arg-certificate = The file with your own certificate in PEM, and those above it in order.
cli-arg-key = The file with the key of the certificate, in PEM.
cli-arg-telnet-tls = The port for telnet and MUD clients over TLS, and with 0 any that is free; without it, it is closed.
cli-arg-ssh = The port for SSH, and with 0 any that is free; without it, SSH is closed.
cli-arg-connections = The most connections from one address; without it, 50.
cli-arg-new-certificate = Takes the certificate that the server shows, though you know another one of it.
cli-arg-code = The code words of a table.
cli-missing-host = Where is the table? Type the host after join, for example sixdot join example.org.
cli-bad-host = { $word } is not the name or the address of a computer, such as example.org or 192.0.2.1.
cli-no-network = Nothing goes over the network here: this program was built without it.
cli-no-ssh = SSH is not in this program: it was built without it.
cli-item = { $typed }: { $explained }
cli-more-help = For the options of a command: sixdot play --help, for example.
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
cli-value-detail = SORT=HOW
cli-value-file = FILE
cli-value-host = HOST
cli-value-address = ADDRESS
cli-value-code = WORDS

cli-unknown-command = There is no command { $word }. For help: sixdot --help.
cli-unknown-command-suggest = There is no command { $word }. Did you mean { $suggestion }?
cli-unknown-game = There is no game { $word }. For the list: sixdot games.
cli-unknown-game-suggest = There is no game { $word }. Did you mean { $suggestion }?
cli-unknown-option = There is no option { $option }. For help: sixdot --help.
cli-unknown-option-suggest = There is no option { $option }. Did you mean { $suggestion }?
cli-unexpected = Not expected here: { $word }. For help: sixdot --help.
cli-missing = { $option } is missing. For help: sixdot --help.
cli-missing-game = Which game? Type its id, for example: sixdot { $command } uno. For the list: sixdot games.
cli-missing-value = { $option } needs a value.
cli-twice = { $option } can be given only once.
cli-conflict = { $option } and { $other } do not go together.
cli-deal-record = A game that begins with an example cannot be recorded, since a record begins with the deal. Leave out --record or --deal.
cli-deal-conflict = { $other } does not go together with --deal: the example says it. Leave out { $other }.
cli-only-hands = { $option } is for games with a hand of cards, and { $game } is not one: nobody holds cards there.
cli-needs = { $option } goes only with { $other }.
cli-bad-value = { $option } cannot be { $value }. It can be { $values }.
cli-bad-cards = { $option } cannot be { $value }. It can be a number from 0 to { $most }, or one of { $cards }, or a rule as a sentence; several with semicolons between them.
cli-bad-detail = { $option } needs game, turn, hand, chat, error or help, then =, then full, short or off, not { $value }. Error and turn cannot be off.
cli-no-command = { $option } needs a command, and { $value } is none: nothing stands there, or a quotation mark is missing.
cli-bad-number = { $option } needs a whole number from { $min } to { $max }, not { $value }.
cli-not-a-number = { $option } needs a whole number, not { $value }.
cli-players-range = { $game } is for { $sizes }, not { $value }.
cli-players-teams = With { $teams } teams, { $game } is for { $sizes } players, not { $value }.
cli-no-teams = With these options at most { $max } can play { $game }, too few for { $teams } teams.
cli-spoken-sign = The sign { $sign } cannot stand on a custom card, because screen readers pronounce it. Write the sentence without it.
cli-players-conflict = --players says { $players }, but --seats names { $seats }. Leave one of them out.
cli-bad-seat = --seats: { $word } is not a seat. Each is me, bot, bot:LEVEL or a name.
cli-empty-seat = --seats: a seat is missing between two commas. Each is me, bot, bot:LEVEL or a name.
cli-seat-twice = --seats: the name { $word } is there twice.
cli-no-dealer = --dealer: nobody at the table is called { $word }.
cli-unknown-level = There is no level { $word }. There are { $levels }.
cli-too-many-levels = --level names { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
} for { $bots ->
    [one] { $bots } computer player
   *[other] { $bots } computer players
}.
cli-bad-set = --set needs name=value, not { $value }.
cli-unknown-set = { $game } has no option { $word }. There are { $names }.
cli-no-sets = { $game } has no options.
cli-profile-name = { $word } is no name for a profile. It has letters, digits and hyphens, at most 40 of them.
cli-unknown-profile = There is no profile { $word }. A game begins a new one.
cli-cannot-read = { $file } cannot be read: { reason }.
cli-cannot-write = { $file } cannot be written: { reason }.
cli-bad-rules = The rules of { $game } have faults, so it cannot be played. The command { $check } lists them.
cli-bad-record = { $file }, line { $line }: { $problem ->
    [not-text] this is not text
    [not-a-record] this is not the record of a game
    [version] another version of sixdot wrote this
    [no-game] there is no such game here
    [other-rules] the rules of the game have changed since
    [other-seed] the seed does not follow from what everybody added to the shuffle
    [name] nobody can be called that at a table
    [no-move] this is not a move
   *[impossible] this move cannot be made
}. The file stays as it is.
cli-record-lacks = { $file }, line { $line }: { $key } is missing or wrong. The file stays as it is.
cli-commitment-digits = { $word } is no commitment. One has 64 characters, digits and letters from a to f, of which the first 16 are enough.
cli-uncommitted = { $file } does not say how the game was shuffled, so there is no commitment to compare.
cli-other-commitment = { $file }: the commitment is not { $told }, so the cards were not shuffled as the server promised before the deal.
cli-nothing-to-resume = No game has been recorded yet. To begin one: sixdot play uno.
cli-not-saved = No game is saved as { $word }. Saved are { $names }.
cli-nothing-saved = No game is saved as { $word }. To go on with the last one: sixdot resume.
cli-nothing-unfinished = No recorded game can go on: all of them are finished. To begin one: sixdot play uno.
cli-no-numbered = There is no recorded game { $word }. To hear the unfinished ones: sixdot resume.
cli-not-kept = There is no recorded game { $word }. To hear all that are kept: sixdot replay.
cli-not-recorded = This game is not recorded, because HOME is not set and there is no folder for it. It cannot go on later.
cli-in-play = { $file } is a game that is not over, so the cards of this seat stay hidden. Leave out --seat, or wait until it is finished.
cli-bad-example = { $file } has faults. To hear them: { $check }.
cli-unknown-example = { $file } has no example { $word }. Some of them: { $names }.
cli-example-needed = { $file } has several examples: say which after #. Some of them: { $names }.
cli-other-game = { $file } is about { $other }, not about { $game }.
cli-not-text = Something on the command line is not UTF-8 text, so it cannot be read.
cli-name-of-nobody = --name is the name of whoever sits at me, and --seats has no me.
cli-bad-name = { $word } cannot be a name. A name has letters, at most { $max } of them, and is not a command.
cli-deal-seats = The example { $example } is for { $players } players. Leave out --players, or list { $players } with --seats.
cli-levels-per-seat = --level needs one level, or one for each of the { $players } players, but names { $levels }.
cli-unknown-set-suggest = { $game } has no option { $word }. Did you mean { $suggestion }?
cli-no-output = The output could not be written: { reason }.
cli-bad-settings = The settings in { $file } cannot be read, because line { $line } is not as it should be. They are not used and not changed.
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
cli-unknown-clause = { $game } has no rule { $word }. For the whole book: sixdot rules and the game.
cli-replaced-clause = Rule { $word } does not hold in { $game }.
cli-no-braille = Braille needs the program { $program } of liblouis, which is not installed. In Debian and Ubuntu install the package liblouis-bin, in Fedora liblouis-utils, with Homebrew liblouis.
cli-no-table = liblouis could not use the braille table { $table }. In Debian and Ubuntu the tables are in the package liblouis-data.
cli-braille-failed = The translation into braille failed: { reason }.
cli-braille-table = Translated with the braille table { $table } of liblouis.
cli-missing-name = sixdot { $command } needs a name for the game, for example our-game.
cli-game-name = { $word } is no name for a game. It has small letters without accents, digits and hyphens, at most 40, for example our-game.
rules-resolved = With all that stands in the rule files of these games: { $games }.
rules-new-written = The file { $file } is there. To play it as it is: sixdot play { $name }. To hear what is wrong each time you save it: sixdot check { $file } --watch.
rules-new-about = A game of your own. To play it: sixdot play { $name }. To hear what is wrong with it: sixdot check { $file }. Rows like this one, with a number sign, only explain.
rules-new-like = { $game }, but for what you write here. To play it: sixdot play { $name }. To hear what is wrong with it: sixdot check { $file }. Rows like this one, with a number sign, only explain.
rules-new-choices = What a table of { $game } can choose. Take the number sign away before a row with an equals sign, and write the value that you want.
rules-new-choice = { $title }: { $values }.
rules-new-cards = A card does something else if it has a table here. The cards are: { $cards }. With the number signs taken away, this one makes the next player draw three.
rules-new-table = How many can play, and how many cards everybody gets.
rules-new-matching = A card fits by its suit, or by its number or rank.
rules-new-drawing = Who has no card that fits draws one, and may play it if it fits.
rules-new-end = The round is over when somebody has no card left, who gets as many points as the cards of the others count.
rules-new-deck = The suits, in the order in which a hand is told.
rules-new-plain = Cards that do nothing.
rules-new-draw = The next player draws two cards, or answers with another seven.
rules-new-skip = The next player is skipped.
rules-new-wish = Fits on every card but another jack. Its player calls a suit.
check-waits = Waiting for a file to change. Ctrl and C end it.
check-again = { $file } has changed, so everything is checked again.

# How a game was shuffled.

verify-made = Fair: the cards were shuffled by { $names } together, and nobody could choose how.
verify-server = the server
verify-alone = Only the server shuffled. Its commitment shows whether it kept its promise.
verify-unknown = How this game was shuffled is not written in its record, only the seed from which the cards follow.
verify-commitment = The server's commitment: { $commitment }. It must be the one that was told before the deal.
verify-same = The commitment is the one that was told before the deal.
verify-moves = { $count ->
    [one] The one move fits the cards, which were dealt anew.
   *[other] All { $count } moves fit the cards, which were dealt anew.
}
