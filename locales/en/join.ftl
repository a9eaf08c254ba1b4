# A table that is elsewhere, at the own keyboard: sixdot join.

join-ask-name = What is your name? The others hear it.
join-not-encrypted = The connection to { $place } is not encrypted: others in the network can read along.
    .braille = not encrypted: { $place }
join-first-certificate = Encrypted, by a certificate that is new to you: { $place } shows the fingerprint { $fingerprint }. If the host was told the same one, nobody is in between. From now on only this certificate is taken.
    .braille = { $place } new certificate: { $fingerprint }
join-certificate-not-kept = Encrypted, but the certificate of { $place } cannot be kept: { reason }. Its fingerprint is { $fingerprint }. Compare it with the one that the host was told, each time you come.
    .braille = { $place } certificate not kept: { reason }: { $fingerprint }
join-other-certificate = Another certificate than the one you know: there is no connection to { $place }. Either the server has a new one, or somebody is in between and wants to read along. You know the fingerprint { $known }; this one is { $shown }. Ask the host. If it is the right one, type sixdot join { $place } --new-certificate.
    .braille = { $place } other certificate: { $shown } instead of { $known }. if right: sixdot join { $place } --new-certificate
join-no-longer-encrypted = Not encrypted, though it was before: there is no connection to { $place }. It may be another server, or somebody is in between and wants to read along. Ask the host to start it with --tls.
    .braille = { $place } no longer encrypted: no connection
join-never-encrypted = Not encrypted: { $place } has no TLS, so there is no connection as you want it. Without https:// and without --new-certificate you get one that is not encrypted.
    .braille = { $place } not encrypted: no connection
join-certificates-unreadable = Unreadable: the certificates that you know, in { $file }. So nobody can tell whether { $place } is still the same server, and there is no connection. Get the file back from a copy, or remove it: then every server is new to you.
    .braille = certificates unreadable: { $file }
join-key-unreadable = Unreadable: your secret in { $file }, by which servers know you again. Get the file back from a copy, or remove it: then your program makes a new one, and names that were kept for you are closed to it.
    .braille = secret unreadable: { $file }
join-cannot-begin = A connection to { $place } is not possible: { reason }.
    .braille = no connection: { $place }: { reason }
join-unreachable = { $place } cannot be reached. It is tried again and again; to give up, press Ctrl and D.
    .braille = cannot reach { $place }
join-reached = { $place } can be reached now.
    .braille = { $place } reached
join-slow-welcome = { $place } is slow to answer. It goes on by itself; to give up, press Ctrl and D.
    .braille = { $place } is slow
join-waiting = There is no connection yet; it is tried again and again. What you typed is sent as soon as there is one. To give up, type { command-quit }.
    .braille = no connection yet, { command-quit }
join-slow = No answer yet. You hear it as soon as it comes.
    .braille = no answer yet
join-left = Good-bye. Your place is kept for a while.
    .braille = bye, place kept
join-record-saved = Saved: { $file }. To check it, type sixdot verify { $file }{ $digits ->
    [none] .
   *[other] {" "}{ $digits }.
}
    .braille = { $file }
join-record-unsaved = The record could not be saved: { reason }.
    .braille = not saved: { reason }
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
