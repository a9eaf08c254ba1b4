# A table on another computer: sixdot join.

join-ask-name = What is your name? The others hear it.
join-not-encrypted = The connection to { $place } is not encrypted, so others in the network can read it.
    .braille = not encrypted: { $place }
join-first-certificate = Encrypted, with a certificate that is new to you. The fingerprint of { $place } is { $fingerprint }. If the host has the same one, nobody is listening in. From now on, only this certificate is accepted.
    .braille = { $place } new certificate: { $fingerprint }
join-certificate-not-kept = Encrypted, but the certificate of { $place } cannot be saved: { reason }. Its fingerprint is { $fingerprint }. Compare it with the host's each time you connect.
    .braille = { $place } certificate not kept: { reason }: { $fingerprint }
join-other-certificate = No connection: the certificate of { $place } has changed. Either the server has a new one, or somebody is trying to listen in. The fingerprint was { $known }, and now it is { $shown }. Ask the host. If the new one is right, type sixdot join { $place } --new-certificate.
    .braille = { $place } other certificate: { $shown } instead of { $known }. if right: sixdot join { $place } --new-certificate
join-no-longer-encrypted = No connection: { $place } used to be encrypted, and now it is not. It may be another server, or somebody is trying to listen in. Ask the host to start it with --tls.
    .braille = { $place } no longer encrypted: no connection
join-never-encrypted = No connection: { $place } does not offer encryption. Without https:// and --new-certificate, you can connect unencrypted.
    .braille = { $place } not encrypted: no connection
join-certificates-unreadable = No connection: the certificates that you know, in { $file }, cannot be read. So { $place } may not be the same server as before. Restore the file from a copy, or delete it. Then every server is new to you.
    .braille = certificates unreadable: { $file }
join-key-unreadable = Your secret in { $file }, by which servers recognize you, cannot be read. Restore the file from a copy, or delete it. Then you get a new one, but you lose the names that were kept for you.
    .braille = secret unreadable: { $file }
join-cannot-begin = There is no connection to { $place }: { reason }.
    .braille = no connection: { $place }: { reason }
join-unreachable = { $place } cannot be reached. Sixdot keeps trying. To give up, press { $system ->
    [windows] Ctrl and Z, then Enter
   *[other] Ctrl and D
}.
    .braille = cannot reach { $place }
join-reached = { $place } can be reached now.
    .braille = { $place } reached
join-slow-welcome = { $place } is slow to answer. Sixdot keeps waiting. To give up, press { $system ->
    [windows] Ctrl and Z, then Enter
   *[other] Ctrl and D
}.
    .braille = { $place } is slow
join-waiting = There is no connection yet, but Sixdot keeps trying. What you typed will be sent as soon as there is one. To give up, type { command-quit }.
    .braille = no connection yet, { command-quit }
join-slow = No answer yet. You hear it as soon as it comes.
    .braille = no answer yet
join-left = Goodbye. Your place is kept for a while.
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

# What the player's program, or the page, finds out about the shuffle.
promise-none = There is nothing to check: no cards have been shuffled since you came to the table.
    .braille = nothing to check
promise-waits = Not checked yet: your program has added its part, and will check the shuffle when the game is over.
    .braille = not checked yet
promise-waits-alone = Not checked yet: your program will check the shuffle when the game is over. It has not added a part of its own.
    .braille = not checked yet, no own part
promise-kept = Checked: the server kept its promise, and your part is in the shuffle.
    .braille = checked, with your part
promise-kept-alone = Checked: the server kept its promise.
    .braille = checked
promise-left-out = Your part is not in the shuffle: it came too late, or the server left it out.
    .braille = your part is missing
promise-broken = Not fair: the server did not keep its promise. The cards were not shuffled as it said before the deal.
    .braille = not fair: promise broken
promise-changed = Not fair: the server reshuffled after it had your part.
    .braille = not fair: reshuffled
promise-withheld = The server has not revealed its secret for the last game, so nobody can check how it was shuffled.
    .braille = secret withheld
