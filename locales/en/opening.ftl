# Before a game: what is asked and told there, and what is understood there, also in the other languages.

opening-braille = For a braille display of 20 cells, first type: { command-braille } 20.
    .braille = { command-braille } 20
language-how = English: type { command-language } english.
    .braille = { command-language } english
several-games = More than one game is called { $word }: { $games }.
    .braille = { $word }: { $games }
about-mau = Mau is the Finnish game with 110 cards. For Mau Mau, type mau mau.
    .braille = other game: mau mau
chosen-game = { $game }.
    .braille = { $game }
ask-players = How many players, including you? Press Enter for { $default }.
    .braille = Players? Enter: { $default }
ask-players-also = You can also type: { $examples }.
    .braille = or { $examples }
ask-name = What is your name? Press Enter for { $default }.
    .braille = Name? Enter: { $default }
name-twice = { $name } is already at the table. Type another name.
    .braille = { $name } is taken
example-level = { $count } { $level }
example-friend = me and Eva
example-house-rules = { type-options } for house rules
    .braille = { type-options }
levels-are = Computer players: { $levels }.
    .braille = { $levels }
levels-there = The levels are { $levels }. Type { command-level } and one of them.
    .braille = { command-level }: { $levels }
levels-next-game = Computer players from the next game on: { $levels }.
    .braille = next: { $levels }
left-unfinished = You have an unfinished game of { $game }. To continue it, type { command-resume }.
    .braille = { command-resume }: { $game }
nothing-to-go-on = There is no unfinished game.
    .braille = nothing left
good-bye-unfinished = Goodbye. To continue { $game } later, type { $typed }.
    .braille = bye; { $game }: { $typed }

command-resume = resume
    .use = resume, or resume and the number or name of a game. To delete a game, type resume delete and its number or name
    .help = Continues an unfinished game.
command-level = level
    .use = level, or level and one of random, easy, medium, hard
    .help = Sets how well the computer players play, from the next game on.

command-stats = stats
    .use = stats, stats off, stats on, or stats delete
    .help = Says how many games you have finished and won.
stats-played = { $count ->
    [one] You have finished 1 game, on { $since }.
   *[other] You have finished { $count } games since { $since }.
}
    .braille = { $count ->
    [one] 1 game, { $since }
   *[other] { $count } games since { $since }
}
stats-won = { $count ->
    [0] You have won none.
   *[other] You have won { $count }.
}
    .braille = won { $count }
stats-games = Won in each game: { $games }.
    .braille = { $games }
stats-game = { $game } { $count } of { $of }
    .braille = { $game } { $count }/{ $of }
stats-none = You have not finished a game yet.
    .braille = no games
stats-off = Games are not counted. To have them counted, type { command-stats } on.
    .braille = stats off
stats-on = Games are counted, on this computer only.
    .braille = stats on
stats-delete-sure = { $count ->
    [one] This deletes the count of 1 game for good. If you are sure, type { command-stats } delete yes.
   *[other] This deletes the count of { $count } games for good. If you are sure, type { command-stats } delete yes.
}
    .braille = sure? { command-stats } delete yes
stats-deleted = { $count ->
    [one] The count of 1 game is deleted.
   *[other] The count of { $count } games is deleted.
}
    .braille = deleted
stats-failed = The count of games could not be saved in { $file }: { reason }.
    .braille = not counted
on-day = { $number } { $month } { $year }
setting-stats = Statistics
resume-there = To continue one of them, type { command-resume } and its number or name: { command-resume } { $default }.
    .braille = { command-resume } { $default }

command-host = host
    .use = host network for everybody in your network, or host here for this computer alone
    .help = Starts a server, so that friends can play with you from other computers.
command-join = join
    .use = join and the address of a server, then the code words if you have them: join 192.168.1.5 red cat sun
    .help = Plays at a table on another computer.
play-online = With friends over the network: type { command-host } if they come to you, otherwise { command-join }.
    .braille = friends: { command-host }, { command-join }
host-begins = The server starts in this window, and the next lines say what friends type. To play yourself, open another window and type sixdot join localhost.
    .braille = server; play by sixdot join localhost
join-begins = Connecting to { $address }.
leave-first = To play over the network, first leave this game with { command-new }, then type { command-host } or { command-join }.
    .braille = { command-new }, then { command-host } or { command-join }

help-all = All commands: { $words }.
    .braille = { $words }
help-opening-language = Type the number or the name of your language. Everything else can be typed after that.
help-opening-game = The game: type its number or name. Then who plays: 4, or me and Eva.
help-opening-learn = To learn a game: { command-learn } uno. Its rules: { command-rules } uno, or { command-rule } UN-3.
help-opening-resume = Unfinished games: { command-resume }. Recorded games: { command-replay }. Your results: { command-stats }.
help-opening-table = The table: { command-level } medium, { type-options }. Another game: { command-new }.
help-opening-program = The program: { command-settings }, { command-language }, { command-speech }, { command-braille } 20, { command-show }, { command-pace }, { command-keys }, { command-prompt }, { command-sounds }, { command-profile }, { command-quit }.
help-opening-more = More about a command: { command-help } and its name. At the table there are more commands.

# Lists of words, each understood whatever the language; the first of a game is its own name.
words-game-uno = uno, uno game
words-game-mau-mau = mau mau
words-game-mau-mau-2 = mau mau 2, mau mau v 2, mau mau v2, mau mau version 2
words-game-deadly-uno = deadly uno, deadly
words-game-uno-classic = uno classic, classic uno, classic
words-game-mau = mau, finnish mau
words-game-crazy-eights = crazy eights, crazy 8, crazy 8s, crazy eight
words-game-switch = switch
words-game-number-one = number one, number 1
words-game-numnum-mau-mau = numnum mau mau, 1x1 mau mau, times table mau mau
words-game-numnum-wall = wall breach, breach, wall
words-game-numnum-clear = clear away
words-game-numnum-patience = patience, solitaire, numnum patience, 1x1 patience
