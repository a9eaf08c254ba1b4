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
join-record-saved = Saved: { $file }. To check it, type sixdot verify { $file }{ $digits ->
    [none] .
   *[other] {" "}{ $digits }.
}
    .braille = { $file }
join-record-unsaved = The record could not be saved: { $reason }.
    .braille = not saved: { $reason }
join-record-nowhere = There is no place on this computer where the record could be saved.
    .braille = no place
join-record-damaged = What the server sent is not a record. Nothing was saved.
    .braille = not a record

# What the own program, or the page, finds out about the shuffle.
promise-none = There is nothing to check: no cards have been shuffled since you came to the table.
    .braille = nothing to check
promise-waits = Not checked yet: your program added its part, and checks the shuffle when the game is over.
    .braille = not checked yet
promise-waits-alone = Not checked yet: your program checks the shuffle when the game is over. It added no part itself.
    .braille = not checked yet, no own part
promise-kept = Checked: the server kept its promise, and your part is in the shuffle.
    .braille = checked, with your part
promise-kept-alone = Checked: the server kept its promise.
    .braille = checked
promise-left-out = Your part is not in the shuffle: it came too late, or the server left it out.
    .braille = your part is missing
promise-broken = Not fair: the server did not keep its promise. The cards were not shuffled as it said before the deal.
    .braille = not fair: promise broken
promise-changed = Not fair: the server reshuffled when it had your part already.
    .braille = not fair: reshuffled
promise-withheld = The server has not told its secret of the last game, so nobody can check how that was shuffled.
    .braille = secret not told
