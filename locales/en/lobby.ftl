# Together: what people at tables over the network type and hear besides the game.

# The words, each first the one that is said. After them comes what is typed with them and what it does.
lobby-new = new
    .use = new, a game, the number of seats, and house rules if you like: new uno 4 stacking=both
    .help = Opens a table for a game.
lobby-join = join
    .use = join and the three code words of a table; for a public one, its number or the name of somebody there
    .help = Joins a friend's table.
lobby-watch = watch
    .use = watch and the three code words of a table; for a public one, its number or the name of somebody there
    .help = Watches a table without playing.
lobby-start = start
    .use = start
    .help = Begins the game; computer players take the empty seats. Only the owner of the table can do that.
lobby-code = code
    .use = code
    .help = Says the three code words with which friends join your table.
lobby-who = who
    .use = who
    .help = Says who is at your table. In the lobby, it says who is here at all.
lobby-friends = friends
    .use = friends
    .help = Lists the people you last played with here, and says where they are.
lobby-stats = stats
    .use = stats
    .help = Says how many games you have finished and won at this server.
lobby-tables = tables
    .use = tables
    .help = Says how many tables there are, who plays at the public ones, and what is played at yours.
lobby-say = say
    .use = say and a text
    .help = Says something to everybody at the table, or in the lobby.
# Before the name of the only one to whom something is said: "say to Ben hello". No ending of a name says that in English.
lobby-tell = tell
    .use = tell, a name and a text
    .help = Says something to one person only.
lobby-lobby = lobby
    .use = lobby and a text, or lobby on or lobby off
    .help = Says something to everybody in the lobby. At a table, you hear the lobby after speaking there, or with lobby on.
lobby-ignore = ignore
    .use = ignore and a name
    .help = Hides what somebody says. Type it again to hear that person again.
lobby-invite = invite
    .use = invite and a name
    .help = Invites somebody to your table.
lobby-nudge = nudge
    .use = nudge and a name
    .help = Politely reminds somebody to move, once a minute at most.
lobby-kick = kick
    .use = kick and a name
    .help = Removes somebody from your table.
lobby-owner = owner
    .use = owner and a name
    .help = Makes another player the owner of your table.
lobby-option = option
    .use = option, or option, its number, an equals sign and your choice: option 2=1
    .help = Lists the house rules for your table. The owner chooses them before the game.
lobby-public = public
    .use = public
    .help = Puts your table on the list that everybody can hear. Others join by its number or your name.
lobby-unlisted = unlisted
    .use = unlisted
    .help = Takes your table off the list, so that nobody can join without its code words.
lobby-onlookers = onlookers
    .use = onlookers, onlookers off, or onlookers on
    .help = Says how many people are watching. The owner decides whether anybody may.
lobby-grace = grace
    .use = grace, or grace and a number of seconds, or grace open
    .help = Says how long your table waits for a lost connection. The owner can change it; open means without a limit.
lobby-grace-open = open
lobby-substitute = substitute
    .use = substitute and a name
    .help = Lets a computer player take over for somebody who has lost the connection, once all other players agree.
lobby-shuffle = shuffle
    .use = shuffle, or shuffle whole
    .help = Says who shuffled the cards, and the server's commitment; whole reads out all of its digits.
lobby-record = record
    .use = record
    .help = Gives you the record of the game when it is over. With sixdot verify, you can check how it was shuffled.
lobby-passphrase = passphrase
    .use = passphrase
    .help = Keeps your name for you. You type the passphrase on the next line.
lobby-forget = forget
    .use = forget me
    .help = Deletes everything that is saved about you, and ends the connection. You are asked again first.
lobby-forget-whom = me
lobby-leave = leave
    .use = leave
    .help = Leaves the table, and a computer player takes over for you. In the lobby, it ends the connection.

lobby-codes = apple, arrow, autumn, basket, beach, bell, bird, boat, book, bread, bridge, brook, butter, button, candle, castle, cherry,
    cloud, clover, coast, coffee, copper, corner, cotton, daisy, desert, dream, drum, eagle, earth, evening, feather, field, finger, fire,
    flower, forest, fox, garden, glass, gold, grass, harbour, hazel, honey, horse, house, island, ivory, jacket, juniper, kettle,
    kitchen, ladder, lake, lantern, lemon, letter, lily, marble, meadow, melon, mill, mirror, moon, morning, mountain, music, needle,
    north, oak, ocean, olive, orange, owl, paper, pearl, pepper, piano, pillow, pine, planet, pocket, pond, rain, river, robin, rose,
    sailor, salt, shadow, silver, snow, south, spring, star, stone, summer, sun, table, thunder, tiger, tower, train, tulip, valley,
    velvet, village, violin, water, wheel, whistle, willow, window, winter, wolf, wood

lobby-welcome = Welcome, { $name }.
    .braille = welcome { $name }
lobby-where = To open a table, type { lobby-new } uno. To join a friend's, type { lobby-join } and its three code words. For help, type { type-help }. To leave, type { lobby-leave }.
    .braille = { lobby-new } uno, { lobby-join }, { type-help }, { lobby-leave }
lobby-help = Commands over the network: { $words }. For more about one, type { type-help } and its name.
    .braille = { $words }
lobby-opened = A table for { $game } with { $count ->
    [one] 1 seat
   *[other] { $count } seats
} is open. Friends type { lobby-join } { $code }. To begin, type { lobby-start }. Computer players take the empty seats.
    .braille = { lobby-join } { $code }; { lobby-start }
lobby-code-is = Friends type { lobby-join } { $code }.
    .braille = { lobby-join } { $code }
lobby-you-sit = You are at a table for { $game }. { $here }
    .braille = { $game }: { $here }
lobby-you-watch = You are watching { $game }. { $here }
    .braille = watching { $game }: { $here }
lobby-sits = { $who } joins the table.
    .braille = { $who } joins
lobby-watches = { $who } is watching.
    .braille = { $who } watches
lobby-leaves = { $who } leaves the table.
    .braille = { $who } leaves
lobby-sent-away = { $who } was removed from the table.
    .braille = { $who } removed
lobby-you-leave = You have left the table. To end the connection, type { lobby-leave } again.
    .braille = left
lobby-alone = Type { $use } on a line of its own.
    .braille = { $use } alone
lobby-plays-for = { $computer }, a computer player, now plays for { $who }.
    .braille = { $computer } for { $who }
lobby-wants-substitute = { $who } wants a computer player for { $away }. If you agree, type { lobby-substitute } { $away }.
    .braille = { $who }: { lobby-substitute } { $away }?
lobby-substitute-asked = Others are asked: { $names }. A computer player takes over as soon as all agree.
    .braille = asked: { $names }
lobby-plays-already = { $computer }, a computer player, already plays for { $who }.
    .braille = { $computer } plays for { $who }
lobby-is-here = { $who } is connected, so no computer player takes over.
    .braille = { $who } is here
lobby-players-agree = Only players can decide whether a computer player takes over for somebody.
    .braille = players only
lobby-only-watches = { $who } is only watching, and the owner of a table has to be a player.
    .braille = { $who } only watches
lobby-rests = The game is paused until a player comes back.
    .braille = game paused
lobby-played-for-you = { $computer } played for you while you were away.
    .braille = { $computer } played
lobby-renamed = The computer player { $old } is called { $new } from now on.
    .braille = { $old } is now { $new }
lobby-lost = { $who } has { $meant ->
    [yes] ended
   *[no] lost
} the connection.
    .braille = { $who } away
lobby-lost-open = { $who } has { $meant ->
    [yes] ended
   *[no] lost
} the connection. To continue without waiting, all of you have to type { lobby-substitute } { $who }.
    .braille = { $who } away; { lobby-substitute } { $who }
lobby-is-back = { $who } is back.
    .braille = { $who } back
lobby-you-are-back = You are back after { $minutes ->
    [0] less than a minute
    [one] 1 minute
   *[other] { $minutes } minutes
}. { $count ->
    [0] You have not missed anything.
    [one] You have missed 1 line.
   *[other] You have missed { $count } lines.
}
    .braille = back, new: { $count }
lobby-you-are-back-again = You are back. { $count ->
    [0] You have not missed anything.
    [one] You have missed 1 line.
   *[other] You have missed { $count } lines.
}
    .braille = back, new: { $count }
lobby-gone = { $count ->
    [one] 1 older line is no longer kept.
   *[other] { $count } older lines are no longer kept.
}
    .braille = older missing: { $count }
lobby-owns = { $who } owns the table now.
    .braille = { $who } owns
lobby-you-own = You own the table now.
    .braille = your table
lobby-kicked = { $who } has removed you from the table.
    .braille = removed by { $who }
lobby-invited = { $who } invites you to { $game }. Type { lobby-join } { $code }.
    .braille = { $who }: { lobby-join } { $code }
lobby-invites = { $who } is invited.
lobby-nudged = { $who } asks you to move.
    .braille = { $who }: your turn
lobby-nudges = { $who } was asked to move.
lobby-nudged-to-answer = { $who } asks you to answer, if you have not done so.
    .braille = { $who }: answer?
lobby-nudges-to-answer = { $who } was asked to answer.
lobby-says = { $who }: { $text }
lobby-says-there = { $who }, in the lobby: { $text }
lobby-lobby-on = From now on, you hear what is said in the lobby. To stop that, type { lobby-lobby } off.
    .braille = lobby on
lobby-lobby-is = In the lobby: { $nobody ->
    [yes] nobody
   *[no] { $names }
}.{ $sits ->
    [yes] {" "}{ $hears ->
        [yes] You hear what is said there.
       *[no] You do not hear what is said there. To hear it, type { lobby-lobby } on.
    }
   *[no] {""}
}
    .braille = lobby: { $nobody ->
        [yes] nobody
       *[no] { $names }
    }
lobby-tells = { $who } to you: { $text }
lobby-told = To { $who }: { $text }
lobby-ignored = You no longer hear what { $who } says.
    .braille = { $who } ignored
lobby-heard = From now on, you hear what { $who } says.
    .braille = { $who } heard again
lobby-people = { $here }
lobby-people-all = Here: { $names }.
lobby-friends-none = You have not played with anybody here yet.
    .braille = nobody yet
lobby-friend-lobby = { $who } is in the lobby.
    .braille = { $who }: lobby
lobby-friend-own = { $who } is at your table.
    .braille = { $who }: your table
lobby-friend-table = { $who } is at { $open ->
    [yes] public table { $number }, { $game }
   *[no] an unlisted table
}.
    .braille = { $who }: { $open ->
        [yes] table { $number }
       *[no] unlisted table
    }
lobby-friend-seen = { $who } was last seen { $days ->
    [0] today
    [one] yesterday
   *[other] { $days } days ago
}.
    .braille = { $who }: { $days ->
        [0] today
        [one] yesterday
       *[other] { $days } days ago
    }
lobby-here = Here: { $names }.{ $complete ->
    [yes] {""}
   *[no] {" "}Away: { $away }.
}
    .braille = { $names }{ $complete ->
        [yes] {""}
       *[no] ; away: { $away }
    }
lobby-stands-in = { $computer }, a computer player, plays for { $who }.
    .braille = { $computer } for { $who }
lobby-table-is = Your table: { $game }. { $here }
    .braille = { $game }: { $here }
lobby-tables-are = { $count ->
    [0] There are no tables yet.
    [one] There is 1 table{ $open ->
        [0] , and it is unlisted
       *[other] , and it is public
    }.
   *[other] There are { $count } tables, { $open ->
        [0] all of them unlisted
        [one] of which 1 is public
       *[other] of which { $open } are public
    }.
}
    .braille = tables: { $count }, public: { $open }
lobby-more-tables = { $count ->
    [one] 1 more table is public.
   *[other] { $count } more tables are public.
}
    .braille = more: { $count }
lobby-is-open = The table is public, as number { $number } on the list. To join, others type { lobby-join } and that number, or the name of somebody here.
    .braille = public, { lobby-join } { $number }
lobby-is-private = The table is unlisted. Others can join only with its code words.
    .braille = unlisted
lobby-onlookers-are = { $count ->
    [0] Nobody is watching
    [one] 1 person is watching
   *[other] { $count } people are watching
}; { $allowed ->
    [yes] watching is allowed.
   *[no] watching is not allowed.
}
    .braille = watching: { $count }
lobby-watched = Watching is allowed at this table from now on.
    .braille = watching allowed
lobby-not-watched = Watching is no longer allowed at this table.
    .braille = no watching
lobby-may-not-watch = Watching is not allowed at this table.
    .braille = no watching
lobby-grace-is = { $seconds ->
    [0] The table waits for a lost connection without a limit, until all other players type { lobby-substitute } and the name.
    [one] The table waits 1 second for somebody who has lost the connection.
   *[other] The table waits { $seconds } seconds for somebody who has lost the connection.
}
    .braille = { $seconds ->
        [0] waits; { lobby-substitute } and name
       *[other] waits { $seconds } seconds
    }
lobby-no-grace = How many seconds? Type { lobby-grace } and a number from 1 to { $max }, or { lobby-grace } { lobby-grace-open }.
    .braille = 1 to { $max } seconds, or { lobby-grace-open }
lobby-shuffling = The cards are being shuffled. One moment.
    .braille = shuffling
lobby-shuffled = Shuffled by { $names } together, so nobody could choose the cards.
    .braille = shuffled by { $names }
lobby-shuffled-alone = Shuffled by the server alone: no player's program took part.
    .braille = shuffled by the server alone
lobby-shuffle-unknown = It is not recorded how this game was shuffled.
    .braille = not recorded
lobby-not-shuffled = No cards have been shuffled at this table yet.
    .braille = not shuffled
lobby-commitment = The server's commitment begins with { $digits }. To hear all of it, type { lobby-shuffle } whole.
    .braille = { $digits } …
lobby-commitment-whole = The server's commitment: { $digits }.
    .braille = { $digits }
lobby-secret-later = The server reveals its secret when the game is over.
    .braille = secret later
lobby-secret-told = The server's secret is in the record. To get it, type { lobby-record }.
    .braille = { lobby-record }
lobby-record-later = You can get the record when the game is over, because it shows everybody's cards.
    .braille = after the game
lobby-record-given = That is the whole record. Save it in a file to check it with sixdot verify.
    .braille = record complete
lobby-ask-option = To change one, type { lobby-option }, its number, an equals sign and your choice. To hear the choices, type { lobby-option } and the number.
    .braille = { lobby-option } number=choice
lobby-ask-cards = { $name }: type { lobby-option } { $name }, and after it a number from 1 to { $ready } for a ready-made card, or a sentence for a blank one.
    .braille = { lobby-option } { $name } 1–{ $ready }
lobby-ask-value = { $name }: currently { $value }. To change it, type { lobby-option } { $number }= and your choice.
    .braille = { $name }: { $value }; { lobby-option } { $number }=
lobby-value-range = A number from { $min } to { $max }.
    .braille = { $min } to { $max }
lobby-no-options = This game has no house rules to choose.
    .braille = no house rules
lobby-not-together = That does not work with this number of seats.
    .braille = not with this number of seats
lobby-table-gone = Your table was closed, because nobody had been there for a month.
    .braille = table closed after a month
lobby-waits = The game begins as soon as { $who } types { lobby-start }.
    .braille = waits for { $who }
lobby-waits-for-you = The game begins as soon as you type { lobby-start }.
    .braille = { lobby-start } begins
lobby-once-more = Press Enter to play the same game again. To leave the table, type { lobby-leave }.
    .braille = Enter or { lobby-leave }
lobby-over-watched = The game is over. The players can play again. To leave the table, type { lobby-leave }.
    .braille = over, { lobby-leave }
lobby-round-watched = The round is over. A player deals the next one.
    .braille = round over
lobby-not-recorded = The server can no longer record this game. You can play on, but it is lost when the server stops.
    .braille = not recorded
lobby-restarted = The server has restarted, and the game continues.
    .braille = restarted
lobby-stops = The server is being stopped. Everything is saved, and your place is kept.
    .braille = server stops
lobby-bye = Goodbye. To come back, use your name and your words.
    .braille = bye
lobby-bye-free = Goodbye. Your name is free again.
    .braille = goodbye
lobby-bye-kept = Goodbye. Your name is kept.
    .braille = name kept
lobby-taken = Your place was taken over by another connection.
    .braille = place taken over
lobby-failed = There was an internal error, so this table is closed. The game is recorded. Sorry about that.
    .braille = internal error, table closed

lobby-no-table = You are not at a table. To open one, type { lobby-new } uno. To join a friend's, type { lobby-join } and its three code words.
    .braille = no table
lobby-at-table = You are already at a table. First type { lobby-leave }.
    .braille = first { lobby-leave }
lobby-not-begun = The game has not begun yet.
    .braille = not begun
lobby-begun = The game has already begun.
    .braille = begun already
lobby-no-game = Which game? For example, type { lobby-new } uno 4. For a list, type { type-games }.
    .braille = which game?
lobby-no-such-size = { $game } is for { $sizes }. No table was opened.
    .braille = { $game }: { $sizes }
lobby-no-code = There is no such table.
    .braille = no such table
lobby-full = All seats are taken.{ $watched ->
    [yes] {" "}To watch, type { lobby-watch } and the code words or the number of the table.
   *[no] {""}
}
    .braille = full
lobby-seat-taken = Somebody else has your seat now. { $watched ->
    [yes] To watch, type { lobby-watch } and the code words. You can play again after this game.
   *[no] You can play again after this game.
}
    .braille = seat taken
lobby-barred = You were removed from this table. You can come back if its owner invites you.
    .braille = removed
lobby-barred-invites = { $who } was removed from this table. Only its owner can invite that person again: { $owner }.
    .braille = only { $owner } invites
lobby-not-gone-on = The game at your table cannot continue, because its record does not fit the current rules. The server keeps it. To begin a new game, type { lobby-start }.
    .braille = game not readable
lobby-not-owner = Only the owner of the table can do that: { $who }.
    .braille = only { $who }
lobby-nobody = Nobody here is called { $name }.
    .braille = nobody { $name }
lobby-advice = Not said: during a round, nobody may mention a card, a colour or a number of the deck. Rule UN-16.
    .braille = not said: advice
lobby-whom = Who do you mean? Type { $use }.
    .braille = who? { $use }
lobby-whom-of = Who do you mean? Of those you played with, these are here: { $names }. Type { $use }.
    .braille = who? { $names }
lobby-not-here = { $who } is not at this table.
    .braille = { $who } not at this table
lobby-sits-here = { $who } is already at this table.
    .braille = { $who } sits here already
lobby-not-turn = It is not { $who }'s turn.
    .braille = not { $who }'s turn
lobby-too-soon = You nudged somebody a moment ago. Please wait a minute.
    .braille = wait a minute
lobby-no-text = What do you want to say?
    .braille = say what?
lobby-long-text = That is too long: it has { $count } characters, and { $max } are the most. Nothing was said.
    .braille = { $count } of { $max } characters, not said
lobby-too-many = There are too many tables. Please try again later.
    .braille = too many tables
lobby-own-name = That is you.
    .braille = that is you

lobby-name-letters = A name can have up to { $max } letters of one alphabet, with hyphens and apostrophes only between them. Please choose another name.
    .braille = letters, up to { $max }
lobby-name-word = { $name } means something else here. Please choose another name.
    .braille = not { $name }
lobby-name-taken = Somebody here already has the name { $name }, or one very like it. Please choose another name.
    .braille = name taken
lobby-no-names = I, me, you, he, him, she, her, it, we, us, they, them, all, everybody, everyone, anybody, anyone, somebody, someone, nobody, none, computer, server,
    red, yellow, green, blue, black, white
lobby-guest = guest
lobby-name-guest = Somebody here already has the name { $name }, or one very like it. If that is you, come in from the same device and address as before. Otherwise choose another name, for example { $guest }.
    .braille = name taken; { $guest }?
lobby-banned = You cannot come in here.
    .braille = no entry
lobby-shut-out = The host of this server has banned you, so you can no longer come in here.
    .braille = banned, no entry
lobby-full-house = There are too many people here now. Please come again later.
    .braille = full
lobby-no-hello = The program at the other end does not speak the language of this server.
    .braille = not understood
lobby-words = Keep these words: { $words }. With your name and these words, you can come back to your place.
    .braille = words: { $words }
lobby-key = Your name is kept. With this key, you can come back without being asked anything.
    .braille = name kept
lobby-key-of-program = Your name is kept. With sixdot join on this computer, you can come back without being asked anything.
    .braille = name kept
lobby-wrong-words = These are not the words of { $name }.
    .braille = wrong words
lobby-too-many-wrong = Too many wrong words or passphrases were typed for this name. Please wait a minute.
    .braille = wait a minute
lobby-keep-ask = Type a passphrase of { $least } characters or more that you use nowhere else. To change nothing, press Enter alone.
    .braille = passphrase, { $least } characters or more?
lobby-keep-again = Type the same passphrase again, please.
    .braille = again?
lobby-keep-short = That is too short. Type { $least } characters or more.
    .braille = { $least } characters or more?
lobby-keep-long = That is too long. Type { $most } characters at most.
    .braille = { $most } characters at most?
lobby-keep-differs = The two were not the same, so nothing changes.
    .braille = not the same
lobby-keep-off = Nothing changes.
lobby-overheard = No passphrase is accepted here, because others could read it. { lobby-ways }
    .braille = no passphrase here, not encrypted
lobby-overheard-name = { $name } is kept with a passphrase, and none is accepted here, because others could read it. { lobby-ways } You can also choose another name.
    .braille = { $name } needs a passphrase; not encrypted here
lobby-overheard-sent = The passphrase was not accepted, and others may have read it, so change it. { lobby-ways }
    .braille = not taken, not encrypted: change it
lobby-ways = It is accepted where the connection is encrypted: with sixdot join, on the https page, by SSH, or by telnet over TLS.
lobby-unasked = No passphrase is asked for now, so this line was dropped. To begin again, type { lobby-passphrase }.
    .braille = not asked
lobby-keep-full = Too many names are kept already, so yours cannot be.
    .braille = full
lobby-kept = Your name is kept. With it and your passphrase, you can come back to your place.
    .braille = name kept
lobby-wrong-passphrase = That is not the passphrase of { $name }.
    .braille = wrong passphrase
lobby-busy = The server is too busy just now. Please try again.
    .braille = try again
lobby-too-fast = That was too much at once. Please wait a moment and try again.
    .braille = wait a moment
lobby-forget-ask = Your name, your settings and everything you have heard will be deleted, and you will leave your table. To do that, type { lobby-forget } { lobby-forget-whom } again. If you type anything else, nothing is deleted.
    .braille = delete all? { lobby-forget } { lobby-forget-whom }
lobby-forget-off = Nothing is deleted.
    .braille = nothing deleted
lobby-forgotten = Your name, keys and settings are deleted. What you played and said with others stays with them. Goodbye.
    .braille = all deleted
lobby-crowded = There are too many connections from your address. Please close one of them, or come again later.
    .braille = too many connections
lobby-many-new = Too many new people have come from your address. Please wait a minute.
    .braille = wait a minute

host-open = The server is open at { $address }. Friends type sixdot join { $address }, or open http://{ $address } in a browser.
host-telnet = Telnet and MUD clients connect to { $host }, port { $port }.
host-ssh = By SSH: ssh { $host } -p { $port }. The key of this server is { $fingerprint }.
host-no-key = The server's key cannot be read: host-key in the server's folder. Restore it from a copy, or delete it. Then there is a new one, and every SSH client warns about it.
host-encrypted = The server also offers encryption: sixdot join uses it automatically from other computers, and in a browser the address is https://{ $address }. The SHA-256 fingerprint of its certificate is { $fingerprint }.
host-telnet-tls = Telnet over TLS: MUD clients connect to { $host }, port { $port }, encrypted.
host-certificate-expired = The certificate has expired, so clients refuse it. Replace its files with new ones.
host-renewed = The certificate has been renewed, and new connections use it. Its SHA-256 fingerprint is { $fingerprint }.
host-not-renewed = The old certificate stays in use until the files are right.
host-no-certificate = The server's certificate cannot be read: certificate.pem in the server's folder. Restore it from a copy, or delete it. Then there is a new one, and every browser and sixdot join warn about it again.
host-certificate-none = The file { $file } contains no certificate in PEM format.
host-certificate-no-key = The file { $file } contains no private key in PEM format.
host-certificate-misfit = The key does not belong to the certificate.
host-loopback = Only this computer can reach it. With --listen 0.0.0.0, everybody in your network can.
host-not-encrypted = Not encrypted: others in the network can read what friends on other computers type, and no passphrase is accepted from there.
console-who = who
    .help = Says who is there.
console-tables = tables
    .help = Says which tables there are.
console-ban = ban
    .help = Bans somebody. Type the name after it.
console-unban = unban
    .help = Lets somebody in again. Type the name after it.
console-forget = forget
    .help = Deletes everything that is saved about somebody. Type the name after it.
console-stop = stop
    .help = Stops the server.
console-help = help
    .help = Lists these commands.
host-console = To hear the commands, type { console-help }.
host-who = { $name }, { $there ->
    [yes] connected
   *[no] away
}.
host-nobody = Nobody is here.
host-whom = Who? Type { $command } and a name.
host-table = Table { $number }, { $game }{ $rests ->
    [yes] , paused
   *[no] { $plays ->
        [yes] , being played
       *[no] , not begun
    }
}: { $nobody ->
    [yes] nobody is there.
   *[no] { $names }.
}
host-no-tables = There are no tables.
host-forget-ask = Everything that is saved about { $name } will be deleted, and the name will be free. To do that, type { console-forget } { $name } again.
host-forgotten = { $name } is deleted.
host-banned = { $name } is banned.
host-unbanned = { $name } may come in again.
host-bye = Everything is saved. Goodbye.
host-unknown = There is no command { $word }.
host-twice = Another server with the same saved tables and names is already running.
host-folder-open = Other users of this computer can open the folder { $folder }. Sixdot does not change that, but only you can read the files in it.
host-failed = There was an internal error: { $what }. The table where it happened is closed. Please report it with this text.
host-unwritten = Something could not be saved: { reason }. What is played now may be lost.
host-unread = The file { $file } cannot be read, so what is saved there is missing. Restore it from a copy and restart the server.
host-not-open = The address { $address } cannot be opened: { reason }.
host-unreadable = What the server has saved cannot be read: { reason }.
