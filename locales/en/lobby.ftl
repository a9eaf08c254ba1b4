# Together: what people at tables over the network type and are told beside the game.

# The words, each first the one that is told. Behind them stands what is typed with them and what it does.
lobby-new = new
    .words = create
    .use = new uno 4
    .help = Opens a table for a game, with so many seats.
lobby-join = join
    .words = sit
    .use = join and the three words of a table
    .help = Sits down at a friend's table.
lobby-watch = watch
    .words = spectate
    .use = watch and the three words of a table
    .help = Watches a table without playing.
lobby-start = start
    .words = begin
    .use = start
    .help = Begins the game; computer players take the empty seats. Only who opened the table can do so.
lobby-code = code
    .words = invitation
    .use = code
    .help = Says the three words by which friends join.
lobby-who = who
    .words = people
    .use = who
    .help = Says who is at the table, or who is here.
lobby-tables = tables
    .words = rooms
    .use = tables
    .help = Says how many tables there are, and who plays what at yours.
lobby-say = say
    .words = chat '
    .use = say and a text
    .help = Says something to everybody at the table, or in the lobby.
lobby-tell = tell
    .words = whisper page
    .use = tell, a name and a text
    .help = Says something to one person alone.
lobby-ignore = ignore
    .words = block
    .use = ignore and a name
    .help = You no longer hear what this person says; once more, and you hear it again.
lobby-invite = invite
    .words = ask
    .use = invite and a name
    .help = Tells somebody how to join your table.
lobby-nudge = nudge
    .words = poke
    .use = nudge and a name
    .help = Asks somebody politely to move, at most once a minute.
lobby-kick = kick
    .words = expel
    .use = kick and a name
    .help = Sends somebody away from your table.
lobby-owner = owner
    .words = host
    .use = owner and a name
    .help = Gives the table to somebody else who sits there.
lobby-leave = leave
    .words = quit exit
    .use = leave
    .help = Leaves the table, where a computer player plays for you; away from any table, ends the connection.

lobby-codes = apple, arrow, autumn, basket, beach, bell, bird, boat, book, bread, bridge, brook, butter, button, candle, castle, cherry,
    cloud, clover, coast, coffee, copper, corner, cotton, daisy, desert, dream, drum, eagle, earth, evening, feather, field, finger, fire,
    flower, forest, fox, garden, glass, gold, grass, harbour, hazel, honey, horse, house, island, ivory, jacket, juniper, kettle,
    kitchen, ladder, lake, lantern, lemon, letter, lily, marble, meadow, melon, mill, mirror, moon, morning, mountain, music, needle,
    north, oak, ocean, olive, orange, owl, paper, pearl, pepper, piano, pillow, pine, planet, pocket, pond, rain, river, robin, rose,
    sailor, salt, shadow, silver, snow, south, spring, star, stone, summer, sun, table, thunder, tiger, tower, train, tulip, valley,
    velvet, village, violin, water, wheel, whistle, willow, window, winter, wolf, wood

lobby-welcome = Welcome, { $name }.
    .braille = welcome { $name }
lobby-where = Type { lobby-new } and a game to open a table, { lobby-join } and three words to sit down at a friend's, or help; { lobby-leave } ends the connection.
    .braille = { lobby-new }, { lobby-join }, help, { lobby-leave }
lobby-help = Over the network: { $words }. Help with one of these words says what it does.
lobby-help-one = { $name }: { $help } You type: { $use }.
    .braille = { $use }
lobby-opened = A table for { $game } with { $count } seats is open. Friends type { lobby-join } { $code }. With { lobby-start } the game begins; empty seats get computer players.
    .braille = { lobby-join } { $code }; { lobby-start }
lobby-code-is = Friends type { lobby-join } { $code }.
    .braille = { lobby-join } { $code }
lobby-you-sit = You sit at the table: { $game }. Here: { $names }.
    .braille = { $game }: { $names }
lobby-you-watch = You are watching: { $game }. Here: { $names }.
    .braille = watching { $game }: { $names }
lobby-sits = { $who } sits down at the table.
    .braille = { $who } sits down
lobby-watches = { $who } is watching.
    .braille = { $who } watches
lobby-leaves = { $who } leaves the table.
    .braille = { $who } leaves
lobby-you-leave = You have left the table. { lobby-leave } once more ends the connection.
    .braille = left
lobby-plays-for = { $computer } plays for { $who }.
    .braille = { $computer } for { $who }
lobby-lost = { $who } has lost the connection.
    .braille = { $who } away
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
    .braille = back, { $count }
lobby-gone = Older lines are no longer kept: { $count } are missing here.
    .braille = { $count } missing
lobby-owns = The table is { $who }'s now.
    .braille = { $who } owns
lobby-you-own = The table is yours now.
    .braille = yours
lobby-kicked = { $who } has sent you away from the table.
    .braille = sent away by { $who }
lobby-invited = { $who } invites you to { $game }: type { lobby-join } { $code }.
    .braille = { $who }: { lobby-join } { $code }
lobby-invites = { $who } is invited.
lobby-nudged = { $who } asks you to move.
    .braille = { $who }: your turn
lobby-nudges = { $who } was asked.
lobby-says = { $who }: { $text }
lobby-tells = { $who } to you: { $text }
lobby-told = To { $who }: { $text }
lobby-ignored = You no longer hear what { $who } says.
    .braille = { $who } ignored
lobby-heard = You hear { $who } again.
    .braille = { $who } heard
lobby-people = Here: { $names }.
lobby-table-is = { $game }: { $names }.
lobby-tables-are = { $count ->
    [0] No table is open.
    [one] 1 table is open.
   *[other] { $count } tables are open.
}
lobby-waits = The table waits for { $who } to type { lobby-start }.
    .braille = waits for { $who }
lobby-once-more = Press Enter to play the same game once more; { lobby-leave } leaves the table.
    .braille = Enter or { lobby-leave }
lobby-over-watched = The game is over. Those who play can begin it again; { lobby-leave } leaves the table.
    .braille = over, { lobby-leave }
lobby-round-watched = The round is over. One of those who play deals the next one.
    .braille = round over
lobby-not-recorded = The host cannot record this game any more. You can play on, but it is lost when the host is stopped.
    .braille = not recorded
lobby-restarted = The host was started again; the game goes on.
    .braille = goes on
lobby-stops = The host is being stopped. Everything is kept; your place stays yours.
    .braille = host stops
lobby-bye = Good-bye. Your name is free again.
    .braille = good-bye
lobby-taken = Your desk was taken over from another connection.
    .braille = taken over
lobby-failed = The program contradicts itself at this table, so it is closed. Its record is kept. I am sorry.
    .braille = table closed

lobby-no-table = You sit at no table. Type { lobby-new } and a game, or { lobby-join } and three words.
    .braille = no table
lobby-at-table = You sit at a table. Type { lobby-leave } first.
    .braille = first { lobby-leave }
lobby-not-begun = The game has not begun.
    .braille = not begun
lobby-begun = The game is being played already.
    .braille = begun
lobby-no-game = Which game? For example: { lobby-new } uno 4. Type games to hear them all.
    .braille = which game?
lobby-no-code = No table has these words.
    .braille = no such table
lobby-full = All seats are taken. You can watch with { lobby-watch } and the three words.
    .braille = full
lobby-not-owner = Only { $who } can do that, who has the table.
    .braille = only { $who }
lobby-nobody = Nobody here is called { $name }.
    .braille = no { $name }
lobby-not-turn = It is not { $who }'s turn.
    .braille = not { $who }'s turn
lobby-too-soon = You have asked a moment ago. Please wait a minute.
    .braille = wait
lobby-no-text = What do you want to say?
    .braille = what?
lobby-too-many = There are too many tables now.
    .braille = too many tables
lobby-own-name = That is you.
    .braille = you

lobby-name-letters = Please choose a name of 1 to 20 letters of one script.
    .braille = letters only
lobby-name-word = { $name } means something else here. Please choose another name.
    .braille = other name
lobby-name-taken = Somebody here is called { $name } already, or nearly so. Please choose another name.
    .braille = name taken
lobby-banned = You cannot come in here.
    .braille = no entry
lobby-full-house = There are too many people here now. Please come again later.
    .braille = full
lobby-no-hello = This is no client that I understand.
    .braille = not understood

host-open = Tables are open at { $address }. Friends on this machine type sixdot join { $address }, or open http://{ $address } in a browser.
host-loopback = Nobody else can reach this address. With --listen 0.0.0.0 everybody in your network can.
host-console = Here you can type who, ban and a name, unban and a name, or stop.
host-who = { $name }, { $there ->
    [yes] connected
   *[no] away
}.
host-nobody = Nobody is here.
host-banned = { $name } is banned.
host-unbanned = { $name } may come in again.
host-bye = Everything is kept. Good bye.
host-unknown = I do not know { $word }.
host-not-open = Address { $address } cannot be opened: { reason }.
host-unreadable = What was kept cannot be read: { reason }.
