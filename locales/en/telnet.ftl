# By telnet: what is asked and told before somebody is in the lobby.

telnet-ask-words = { $name } is known here. If that is you, type the words that you were given, or your passphrase. For another name, press Enter.
    .braille = { $name }: your words?
telnet-long = That line was too long, so it was ignored.
    .braille = too long
telnet-encrypted = This port is for telnet over TLS. Turn on TLS or SSL in your client.
telnet-here = Sixdot is here.
    .braille = here
telnet-late = Nobody has come in for a long time, so the connection is closed.
    .braille = too late
telnet-refused = That was wrong too often, so the connection is closed. Connect again to try once more.
    .braille = refused too often
telnet-bye = The connection is closed. Your place is kept.
    .braille = your place is kept
