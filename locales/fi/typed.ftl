# Mitä kirjoitetaan komentosanojen lisäksi, ja mitä silloin kysytään takaisin. Luetteloissa sanojen välissä on pilkku; kohdassa voi olla
# useita sanoja.

read-half = { $word } on vain osa kortin nimestä. Jos se on { CARD($card) }, kirjoita koko nimi.
    .quiet = { $word } on vain osa kortin nimestä. Kirjoita koko nimi.
    .braille = { $word }: { CODE($card) }?
held-so-often = { CARD($card, capital: "yes") } on kädessäsi vain { $count ->
    [one] kerran
   *[other] { $count } kertaa
}. Mitään ei pelattu.
    .braille = { $count }x { CODE($card) }
read-several = { $word } voi tarkoittaa monta asiaa: { $ways }. Kirjoita yksi niistä kokonaan.
    .braille = { $word }: { $ways }?
read-position = Mitään ei pelattu. Jos tarkoitat kätesi paikkaa { $position }, kirjoita paikka { $position }, muuten kortin nimi.
    .braille = paikka { $position }?
read-only-move = Tämä on siirto, eikä sitä tehty. Jos haluat tehdä sen, kirjoita { $command }.
    .braille = { $command }?
read-nothing-asked = Nyt ei kysytä mitään.
    .braille = ei kysymystä
typed-not-utf-8 = UTF-8 on ainoa merkistö, jota syötteessä voi käyttää. Osa tämän rivin kirjaimista on muussa merkistössä.
    .braille = ei UTF-8
read-too-long = Se on liikaa yhdelle riville: enintään { $letters } merkkiä ja { $commands } komentoa. Mitään ei tehty.
    .braille = liian pitkä rivi
read-several-wishes = Toivo vain { $called ->
    [rank] yhtä arvoa
    [suit] yhtä maata
   *[colour] yhtä väriä
}, kun pelaat kortteja yhdessä.
    .braille = vain yksi { $called ->
        [rank] arvo
        [suit] maa
       *[colour] väri
    }
read-course-stops = Mitään ei pelattu: { CARD($card) } ei käy rivin siinä kohdassa.
    .braille = seis { CODE($card) }
read-draw-count = { $count ->
    [0] Kortteja nostetaan tässä, kunnes yksi sopii. { press } { type-draw }.
    [one] Nyt voi nostaa vain yhden kortin. { press } { type-draw }.
   *[other] Nyt nostetaan { $count } korttia, ei muuta määrää. { press } { type-draw }.
}
    .braille = nosta { $count }
undo-fewer = Niin montaa siirtoa ei voi perua. Mitään ei peruttu.
    .braille = ei niin montaa
