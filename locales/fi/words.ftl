# Kirjoitettavat sanat; samat kuin komentotaulukossa.
type-draw = nosta
type-pass = passaa
type-challenge = haasta
type-catch = kiinni
type-call = sano
type-hand = käsi
type-help = ohje
type-quit = lopeta
type-can = voinko
type-games = pelit
type-language = kieli
