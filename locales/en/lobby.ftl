# Together: what people at tables over the network type and are told beside the game.

# The words, each first the one that is told. Behind them stands what is typed with them and what it does.
lobby-new = new
    .use = new, a game and how many seats, for example new uno 4, and house rules if you like, such as stacking=both
    .help = Opens a table for a game.
lobby-join = join
    .use = join and the three code words of a table; for a public one, its number or the name of somebody there
    .help = Sits down at a friend's table.
lobby-watch = watch
    .use = watch and the three code words of a table; for a public one, its number or the name of somebody there
    .help = Watches a table without playing.
lobby-start = start
    .use = start
    .help = Begins the game; computer players take the empty seats. Only the owner of the table can do that.
lobby-code = code
    .use = code
    .help = Says the three code words by which friends come to your table.
lobby-who = who
    .use = who
    .help = Says who is at your table, or in the lobby, who is here at all.
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
    .help = Says something to those who sit at no table. At a table you hear the lobby once you have said something there, or with lobby on.
lobby-ignore = ignore
    .use = ignore and a name
    .help = Lets you no longer hear what this person says; the second time you hear it again.
lobby-invite = invite
    .use = invite and a name
    .help = Tells somebody how to join your table.
lobby-nudge = nudge
    .use = nudge and a name
    .help = Asks somebody politely to move; you can do so once a minute.
lobby-kick = kick
    .use = kick and a name
    .help = Sends somebody away from your table.
lobby-owner = owner
    .use = owner and a name
    .help = Gives the table to somebody else who sits there.
lobby-option = option
    .use = option, or option, its number and what you choose, for example option 2=1
    .help = Says which house rules your table can have; the owner chooses them before the game.
lobby-public = public
    .use = public
    .help = Puts your table into the list that everybody can hear; friends join by its number or your name.
lobby-unlisted = unlisted
    .use = unlisted
    .help = Takes your table out of the list, so that nobody joins without its code words.
lobby-onlookers = onlookers
    .use = onlookers, or onlookers off or onlookers on
    .help = Says how many are watching. The owner says whether anybody may.
lobby-grace = grace
    .use = grace, or grace and a number of seconds, or grace open
    .help = Says how long your table waits for somebody who has lost the connection, before a computer player plays. The owner can change it; with open it waits until all others type substitute.
lobby-grace-open = open
lobby-substitute = substitute
    .use = substitute and a name
    .help = Lets a computer player play for somebody who has lost the connection, as soon as all other players want it.
lobby-shuffle = shuffle
    .use = shuffle, or shuffle whole
    .help = Says who shuffled the cards, and by which commitment the server is bound. With whole you hear all of its digits.
lobby-record = record
    .use = record
    .help = Gives you the record of the game at your table when it is over. With sixdot verify you can check its shuffle.
lobby-passphrase = passphrase
    .use = passphrase
    .help = Keeps your name for you. You are asked for the passphrase on a line of its own.
lobby-forget = forget
    .use = forget me
    .help = Deletes everything that is saved about you, and ends the connection. You are asked once more before.
lobby-forget-whom = me
lobby-leave = leave
    .use = leave
    .help = Leaves the table, where a computer player goes on for you. In the lobby, ends the connection.

lobby-codes = apple, arrow, autumn, basket, beach, bell, bird, boat, book, bread, bridge, brook, butter, button, candle, castle, cherry,
    cloud, clover, coast, coffee, copper, corner, cotton, daisy, desert, dream, drum, eagle, earth, evening, feather, field, finger, fire,
    flower, forest, fox, garden, glass, gold, grass, harbour, hazel, honey, horse, house, island, ivory, jacket, juniper, kettle,
    kitchen, ladder, lake, lantern, lemon, letter, lily, marble, meadow, melon, mill, mirror, moon, morning, mountain, music, needle,
    north, oak, ocean, olive, orange, owl, paper, pearl, pepper, piano, pillow, pine, planet, pocket, pond, rain, river, robin, rose,
    sailor, salt, shadow, silver, snow, south, spring, star, stone, summer, sun, table, thunder, tiger, tower, train, tulip, valley,
    velvet, village, violin, water, wheel, whistle, willow, window, winter, wolf, wood

lobby-welcome = Welcome, { $name }.
    .braille = welcome { $name }
lobby-where = To open a table: { lobby-new } uno. To sit down at a friend's: { lobby-join } and its three code words. For more: { type-help }. To end: { lobby-leave }.
    .braille = { lobby-new } uno, { lobby-join }, { type-help }, { lobby-leave }
lobby-help = Commands over the network: { $words }. More about one: { type-help } and its name.
    .braille = { $words }
lobby-opened = A table for { $game } with { $count ->
    [one] 1 seat
   *[other] { $count } seats
} is open. Friends type { lobby-join } { $code }. When you type { lobby-start }, the game begins; empty seats get computer players.
    .braille = { lobby-join } { $code }; { lobby-start }
lobby-code-is = Friends type { lobby-join } { $code }.
    .braille = { lobby-join } { $code }
lobby-you-sit = You sit at a table for { $game }. { $here }
    .braille = { $game }: { $here }
lobby-you-watch = You are watching { $game }. { $here }
    .braille = watching { $game }: { $here }
lobby-sits = { $who } sits down at the table.
    .braille = { $who } sits down
lobby-watches = { $who } is watching.
    .braille = { $who } watches
lobby-leaves = { $who } leaves the table.
    .braille = { $who } leaves
lobby-sent-away = { $who } was sent away from the table.
    .braille = { $who } sent away
lobby-you-leave = You have left the table. To end, type { lobby-leave } once more.
    .braille = left
lobby-alone = { $use } has to stand alone in its line.
    .braille = { $use } alone
lobby-plays-for = { $computer }, a computer player, now plays for { $who }.
    .braille = { $computer } for { $who }
lobby-wants-substitute = { $who } wants a computer player for { $away }. If you do, too, type { lobby-substitute } { $away }.
    .braille = { $who }: { lobby-substitute } { $away }?
lobby-substitute-asked = Asked: { $names }. A computer player plays as soon as all agree.
    .braille = asked: { $names }
lobby-plays-already = { $computer }, a computer player, already plays for { $who }.
    .braille = { $computer } plays for { $who }
lobby-is-here = { $who } is connected, so no computer player takes the seat.
    .braille = { $who } is here
lobby-players-agree = Only those who play decide whether a computer player plays for somebody.
    .braille = players only
lobby-only-watches = { $who } only watches, and the owner of a table sits at it.
    .braille = { $who } only watches
lobby-rests = The game rests until somebody plays again.
    .braille = game rests
lobby-played-for-you = { $computer } has played for you meanwhile.
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
} the connection. To go on without waiting, all of you type { lobby-substitute } { $who }.
    .braille = { $who } away; { lobby-substitute } { $who }
lobby-is-back = { $who } is back.
    .braille = { $who } back
lobby-you-are-back = You are back after { $minutes ->
    [0] less than a minute
    [one] 1 minute
   *[other] { $minutes } minutes
}; { $count ->
    [0] nothing happened meanwhile.
    [one] 1 line was told meanwhile.
   *[other] { $count } lines were told meanwhile.
}
    .braille = back, new: { $count }
lobby-you-are-back-again = You are back; { $count ->
    [0] nothing happened meanwhile.
    [one] 1 line was told meanwhile.
   *[other] { $count } lines were told meanwhile.
}
    .braille = back, new: { $count }
lobby-gone = { $count ->
    [one] 1 older line is no longer kept.
   *[other] { $count } older lines are no longer kept.
}
    .braille = older missing: { $count }
lobby-owns = The table is { $who }'s now.
    .braille = { $who } owns
lobby-you-own = The table is yours now.
    .braille = your table
lobby-kicked = { $who } has sent you away from the table.
    .braille = sent away by { $who }
lobby-invited = { $who } invites you to { $game }. Type { lobby-join } { $code }.
    .braille = { $who }: { lobby-join } { $code }
lobby-invites = { $who } is invited.
lobby-nudged = { $who } asks you to move.
    .braille = { $who }: your turn
lobby-nudges = { $who } was asked to move.
lobby-nudged-to-answer = { $who } asks you to answer, if you have not yet.
    .braille = { $who }: answer?
lobby-nudges-to-answer = { $who } was asked to answer.
lobby-says = { $who }: { $text }
lobby-says-there = { $who }, in the lobby: { $text }
lobby-lobby-on = From now on you hear what is said in the lobby. To hear it no more, type { lobby-lobby } off.
    .braille = lobby on
lobby-lobby-is = In the lobby: { $nobody ->
    [yes] nobody
   *[no] { $names }
}.{ $sits ->
    [yes] {" "}{ $hears ->
        [yes] You hear what is said there.
       *[no] You do not hear what is said there; to hear it, type { lobby-lobby } on.
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
lobby-heard = You hear again what { $who } says.
    .braille = { $who } heard again
lobby-people = { $here }
lobby-people-all = Here: { $names }.
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
lobby-is-open = Public: the table is in the list as number { $number }. To join, others type { lobby-join } and that number, or the name of somebody here.
    .braille = public, { lobby-join } { $number }
lobby-is-private = Unlisted: the table is in no list, and others come to it by its code words only.
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
lobby-not-watched = Watching is not allowed at this table any more.
    .braille = no watching
lobby-may-not-watch = Watching is not allowed at this table.
    .braille = no watching
lobby-grace-is = { $seconds ->
    [0] Without a limit the table waits for somebody who has lost the connection, until all other players type { lobby-substitute } and the name.
    [one] For 1 second the table waits for somebody who has lost the connection.
   *[other] For { $seconds } seconds the table waits for somebody who has lost the connection.
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
lobby-shuffled-alone = Shuffled by the server alone: nobody's program added a part.
    .braille = shuffled by the server alone
lobby-shuffle-unknown = How this game was shuffled is not recorded.
    .braille = not recorded
lobby-not-shuffled = No cards have been shuffled at this table yet.
    .braille = not shuffled
lobby-commitment = The server's commitment begins with { $digits }. To hear all of it, type { lobby-shuffle } whole.
    .braille = { $digits } …
lobby-commitment-whole = The server's commitment: { $digits }.
    .braille = { $digits }
lobby-secret-later = The server's secret is told when the game is over.
    .braille = secret later
lobby-secret-told = The server's secret is in the record. To get it, type { lobby-record }.
    .braille = { lobby-record }
lobby-record-later = You get the record when the game is over: it has everybody's cards.
    .braille = after the game
lobby-record-given = That is the whole record. Saved in a file, it can be checked with sixdot verify.
    .braille = record complete
lobby-ask-option = To change one, type { lobby-option }, its number, an equals sign and what you choose. To hear what can be chosen, type { lobby-option } and the number.
    .braille = { lobby-option } number=choice
lobby-ask-cards = { $name }: type { lobby-option } { $name }, and behind it a number from 1 to { $ready } for a ready-made card, or a sentence for a blank one.
    .braille = { lobby-option } { $name } 1–{ $ready }
lobby-ask-value = { $name }: currently { $value }. To change it, type { lobby-option } { $number }= and what you choose.
    .braille = { $name }: { $value }; { lobby-option } { $number }=
lobby-value-range = A number from { $min } to { $max }.
    .braille = { $min } to { $max }
lobby-no-options = This game has no house rules to choose.
    .braille = no house rules
lobby-not-together = That does not go with this number of seats.
    .braille = not with this number of seats
lobby-table-gone = Your table is closed, since nobody has been there for a month.
    .braille = table closed after a month
lobby-waits = The game begins as soon as { $who } types { lobby-start }.
    .braille = waits for { $who }
lobby-waits-for-you = The game begins as soon as you type { lobby-start }.
    .braille = { lobby-start } begins
lobby-once-more = Press Enter to play the same game once more. To leave the table, type { lobby-leave }.
    .braille = Enter or { lobby-leave }
lobby-over-watched = The game is over. The players can play it once more. To leave the table, type { lobby-leave }.
    .braille = over, { lobby-leave }
lobby-round-watched = The round is over. One of the players deals the next one.
    .braille = round over
lobby-not-recorded = The server cannot record this game any more. You can play on, but it is lost when the server is stopped.
    .braille = not recorded
lobby-restarted = The server was started again; the game goes on.
    .braille = goes on
lobby-stops = The server is being stopped. Everything is saved, and your place is kept.
    .braille = server stops
lobby-bye = Good-bye. You come back by your name and your words.
    .braille = bye
lobby-bye-free = Good-bye. Your name is free again.
    .braille = good-bye
lobby-bye-kept = Good-bye. Your name is kept.
    .braille = name kept
lobby-taken = Your place was taken over by another connection.
    .braille = place taken over
lobby-failed = The program contradicts itself, so this table is closed. The game is recorded. I am sorry.
    .braille = program error, table closed

lobby-no-table = You are at no table. To open one: { lobby-new } uno. To sit down at a friend's: { lobby-join } and its three code words.
    .braille = no table
lobby-at-table = You are at a table already. Type { lobby-leave } first.
    .braille = first { lobby-leave }
lobby-not-begun = The game has not begun yet.
    .braille = not begun
lobby-begun = The game has begun already.
    .braille = begun already
lobby-no-game = Which game? For example: { lobby-new } uno 4. Type { type-games } to hear them all.
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
    [yes] You can watch with { lobby-watch } and the code words, and play again after this game.
   *[no] You can play again after this game.
}
    .braille = seat taken
lobby-barred = You were sent away from this table. You can come back when its owner invites you.
    .braille = sent away
lobby-barred-invites = { $who } was sent away from this table. Only its owner can invite again: { $owner }.
    .braille = only { $owner } invites
lobby-not-gone-on = The game at your table cannot go on: its record cannot be read under the rules of today. The server keeps it. A new game begins with { lobby-start }.
    .braille = game not readable
lobby-not-owner = Only the owner of the table can do that: { $who }.
    .braille = only { $who }
lobby-nobody = Nobody here is called { $name }.
    .braille = nobody { $name }
lobby-advice = Not said: while a round is on, nobody may name a card, a colour or a number of the deck to others. Rule UN-16.
    .braille = not said: advice
lobby-whom = Who do you mean? Type { $use }.
    .braille = who? { $use }
lobby-not-here = { $who } is not at this table.
    .braille = { $who } not at this table
lobby-sits-here = { $who } sits at this table already.
    .braille = { $who } sits here already
lobby-not-turn = It is not { $who }'s turn.
    .braille = not { $who }'s turn
lobby-too-soon = You nudged somebody a moment ago. Please wait a minute.
    .braille = wait a minute
lobby-no-text = What do you want to say?
    .braille = say what?
lobby-long-text = That is too long: at most { $max } characters go at once, and these are { $count }. Nothing was said.
    .braille = { $count } of { $max } characters, not said
lobby-too-many = There are too many tables already. Please try again later.
    .braille = too many tables
lobby-own-name = That is you yourself.
    .braille = you yourself

lobby-name-letters = A name has letters of one alphabet, { $max } at most, and a hyphen or an apostrophe only between them. Please choose another name.
    .braille = letters, up to { $max }
lobby-name-word = { $name } means something else here. Please choose another name.
    .braille = not { $name }
lobby-name-taken = { $name } is the name of somebody here already, or nearly so. Please choose another name.
    .braille = name taken
lobby-no-names = I, me, you, he, him, she, her, it, we, us, they, them, all, everybody, everyone, anybody, anyone, somebody, someone, nobody, none, computer, server,
    red, yellow, green, blue, black, white
lobby-guest = guest
lobby-name-guest = { $name } is the name of somebody here already, or nearly so. If that is you, come in from the same device and at the same address as before. Otherwise choose another name, for example { $guest }.
    .braille = name taken; { $guest }?
lobby-banned = You cannot come in here.
    .braille = no entry
lobby-shut-out = The host of this server has sent you away, and you cannot come in here any more.
    .braille = sent away, no entry
lobby-full-house = There are too many people here now. Please come again later.
    .braille = full
lobby-no-hello = I do not understand the program at the other end.
    .braille = not understood
lobby-words = Keep these words: { $words }. By your name and these words you come back to your place.
    .braille = words: { $words }
lobby-key = Your name is kept. By this key you come back without a question.
    .braille = name kept
lobby-key-of-program = Your name is kept. With sixdot join on this computer you come back without a question.
    .braille = name kept
lobby-wrong-words = These are not the words of { $name }.
    .braille = wrong words
lobby-too-many-wrong = Too many wrong words or passphrases were typed for this name. Please wait a minute.
    .braille = wait a minute
lobby-keep-ask = Type a passphrase of { $least } characters or more that you use nowhere else. With Enter alone nothing changes.
    .braille = passphrase, { $least } characters or more?
lobby-keep-again = The same passphrase once more, please.
    .braille = once more?
lobby-keep-short = That is too short. Type { $least } characters or more.
    .braille = { $least } characters or more?
lobby-keep-long = That is too long. Type { $most } characters at most.
    .braille = { $most } characters at most?
lobby-keep-differs = That was not the same twice, so nothing changes.
    .braille = not the same
lobby-keep-off = Nothing changes.
lobby-overheard = No passphrase is taken here, since others could read along. { lobby-ways }
    .braille = no passphrase here, not encrypted
lobby-overheard-name = { $name } is kept by a passphrase, and none is taken here, since others could read along. { lobby-ways } You can also choose another name.
    .braille = { $name } needs a passphrase; not encrypted here
lobby-overheard-sent = The passphrase was not taken, and others may have read it on its way: change it. { lobby-ways }
    .braille = not taken, not encrypted: change it
lobby-ways = It is taken where the connection is encrypted: with sixdot join, at the page with https, by SSH, and by telnet over TLS.
lobby-unasked = No passphrase is asked for now, so this line was dropped. To begin again, type { lobby-passphrase }.
    .braille = not asked
lobby-keep-full = So many names are kept already that yours cannot be.
    .braille = full
lobby-kept = Your name is kept. By it and your passphrase you come back to your place.
    .braille = name kept
lobby-wrong-passphrase = That is not the passphrase of { $name }.
    .braille = wrong passphrase
lobby-busy = Too much is going on here just now. Please try again.
    .braille = try again
lobby-too-fast = That was too much at once. Please wait a moment, and try again.
    .braille = wait a moment
lobby-forget-ask = Your name, your settings and everything you were told will be deleted, and you leave your table. To do that, type { lobby-forget } { lobby-forget-whom } once more. If you type anything else, nothing is deleted.
    .braille = delete all? { lobby-forget } { lobby-forget-whom }
lobby-forget-off = Nothing is deleted.
    .braille = nothing deleted
lobby-forgotten = Your name, keys and settings are deleted. What you played with others and told them stays with them. Good-bye.
    .braille = all deleted
lobby-crowded = There are too many connections from your address. Please close one of them, or come again later.
    .braille = too many connections
lobby-many-new = Too many new people came from your address. Please wait a minute.
    .braille = wait a minute

host-open = The server is open at { $address }. Friends on this computer type sixdot join { $address }, or open http://{ $address } in a browser.
host-telnet = Telnet and MUD clients connect to { $host }, port { $port }.
host-ssh = By SSH: ssh { $host } -p { $port }. The key of this server is { $fingerprint }.
host-no-key = The key of this server, host-key in the folder of the server, cannot be read. Put it back from a copy, or remove it: then there is a new one, and every SSH client warns of it.
host-encrypted = The server is encrypted, too: sixdot join sees to that by itself from other computers; in a browser it is https://{ $address }. The fingerprint of its certificate (SHA-256) is { $fingerprint }.
host-telnet-tls = Telnet over TLS: MUD clients connect to { $host }, port { $port }, encrypted.
host-certificate-expired = The certificate has expired: clients refuse it. Put a new one into its files.
host-renewed = The certificate is renewed: whoever comes now is shown the new one. Its fingerprint (SHA-256) is { $fingerprint }.
host-not-renewed = The certificate from before stays in use until its files are right.
host-no-certificate = The certificate of this server, certificate.pem in the folder of the server, cannot be read. Put it back from a copy, or remove it: then there is a new one, and every browser and sixdot join warn of it again.
host-certificate-none = The file { $file } holds no certificate in PEM.
host-certificate-no-key = The file { $file } holds no private key in PEM.
host-certificate-misfit = The key does not fit the certificate: it belongs to another one.
host-loopback = Other computers cannot reach it like this. With --listen 0.0.0.0 everybody in your network can.
host-not-encrypted = Not encrypted: others can read along when friends come from other computers, and no passphrase is taken from there.
console-who = who
    .help = Says who is there.
console-tables = tables
    .help = Says which tables there are.
console-ban = ban
    .help = Shuts somebody out, with the name after it.
console-unban = unban
    .help = Lets somebody in again, with the name after it.
console-forget = forget
    .help = Deletes everything that is saved about somebody, with the name after it.
console-stop = stop
    .help = Ends the server.
console-help = help
    .help = Says this again.
host-console = To hear the commands here, type { console-help }.
host-who = { $name }, { $there ->
    [yes] connected
   *[no] away
}.
host-nobody = Nobody is here.
host-whom = Who? Type { $command } and a name.
host-table = Table { $number }, { $game }{ $rests ->
    [yes] , the game rests
   *[no] { $plays ->
        [yes] , the game goes on
       *[no] , not begun
    }
}: { $nobody ->
    [yes] nobody is there.
   *[no] { $names }.
}
host-no-tables = There are no tables.
host-forget-ask = Everything that is saved about { $name } will be deleted, and the name is free again. To do that, type { console-forget } { $name } once more.
host-forgotten = { $name } is deleted.
host-banned = { $name } is banned.
host-unbanned = { $name } may come in again.
host-bye = Everything is saved. Good-bye.
host-unknown = I do not know the command { $word }.
host-twice = Another server is running here already: it has the tables and names that are saved.
host-folder-open = Others on this computer can open the folder { $folder }. Sixdot leaves it as it is; the files in it can be read by you alone.
host-failed = The program contradicts itself: { $what }. The table at which that happened is closed. Please report this with that text.
host-unwritten = Something could not be saved: { reason }. What is played now may be lost.
host-unread = The file { $file } cannot be read, so what it keeps is missing. It is left as it is; put it back from a copy and start the server again.
host-not-open = The address { $address } cannot be opened: { reason }.
host-unreadable = What the server has saved cannot be read: { reason }.
