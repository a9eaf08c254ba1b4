# By telnet: what is asked and told before somebody is in the lobby.

telnet-ask-words = { $name } is known here. If that is you, type your words of return or your passphrase; for another name, press Enter.
    .braille = { $name }: your words?
telnet-long = That was longer than a line may be, so it was not read.
    .braille = too long
telnet-encrypted = This port is for telnet over TLS. Turn on TLS or SSL in your client.
telnet-here = Sixdot is here.
    .braille = here
telnet-late = Nobody has come in for a long time, so the connection ends.
    .braille = too late
telnet-refused = That was refused too often, so the connection ends. Connect again to go on trying.
    .braille = refused too often
telnet-bye = The connection ends. Your place is kept.
    .braille = your place is kept
