# A table that is elsewhere, at the own keyboard: sixdot join.

join-ask-name = What is your name? The others hear it.
join-not-encrypted = The connection to { $place } is not encrypted: others in the network can read along.
    .braille = not encrypted: { $place }
join-cannot-begin = A connection to { $place } is not possible: { reason }.
    .braille = no connection: { $place }: { reason }
join-unreachable = { $place } cannot be reached. It is tried again and again; to give up, press Ctrl and D.
    .braille = cannot reach { $place }
join-reached = { $place } can be reached now.
    .braille = { $place } reached
join-slow-welcome = { $place } is slow to answer. It goes on by itself; to give up, press Ctrl and D.
    .braille = { $place } is slow
join-slow = No answer yet. You hear it as soon as it comes.
    .braille = no answer yet
join-left = Good-bye. Your place is kept for a while.
    .braille = bye, place kept
