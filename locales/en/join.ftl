# A table that is elsewhere, at the own keyboard: sixdot join.

join-ask-name = What is your name? The others hear it.
join-not-encrypted = The way to { $place } is not encrypted: whoever sits in between can read along.
join-cannot-begin = There can be no connection to { $place }: { reason }.
join-unreachable = { $place } cannot be reached. It is tried again and again; to give up, press Ctrl-D.
join-reached = { $place } can be reached now.
join-slow-welcome = { $place } is slow to answer. It goes on by itself; to give up, press Ctrl-D.
join-slow = No answer yet. It is told as soon as it comes.
join-left = Good-bye. Your place is kept for a while.
