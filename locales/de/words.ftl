# Wörter zum Tippen; dieselben wie in der Tabelle der Befehle.
type-draw = ziehen
type-pass = passen
type-challenge = herausfordern
type-catch = erwischt
type-call = ansagen
type-hand = hand
type-help = hilfe
type-quit = ende
type-can = möglich
type-games = spiele
type-language = sprache
