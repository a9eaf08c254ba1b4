# Tallennetut pelit: mitkä niistä voivat jatkua ja milloin niitä pelattiin.

month = { $month ->
    [1] tammikuuta
    [2] helmikuuta
    [3] maaliskuuta
    [4] huhtikuuta
    [5] toukokuuta
    [6] kesäkuuta
    [7] heinäkuuta
    [8] elokuuta
    [9] syyskuuta
    [10] lokakuuta
    [11] marraskuuta
   *[12] joulukuuta
}
when = { $day ->
    [today] tänään kello { $hour }.{ $minute }
    [yesterday] eilen kello { $hour }.{ $minute }
   *[date] { $number }. { $month } { $year } kello { $hour }.{ $minute }
}
    .braille = { $day ->
    [today] { $hour }.{ $minute }
    [yesterday] eilen { $hour }.{ $minute }
   *[date] { $number }. { $month } { $hour }.{ $minute }
}
resume-several = { $count ->
    [one] 1 peli on kesken.
   *[other] { $count } peliä on kesken.
}
    .braille = { $count ->
        [one] 1 peli
       *[other] { $count } peliä
    }
resume-item = { $name }: { $game }, mukana { $players }, { $when }, { $moves ->
    [one] 1 siirto
   *[other] { $moves } siirtoa
}. { $turn }
    .braille = { $name }: { $game }, { $players }, { $when }, siirto { $moves }, { $turn }
resume-item-alone = { $name }: { $game }, { $when }, { $moves ->
    [one] 1 siirto
   *[other] { $moves } siirtoa
}. { $turn }
    .braille = { $name }: { $game }, { $when }, siirto { $moves }, { $turn }
resume-over = Peli on päättynyt.
    .braille = päättynyt
resume-between-rounds = Kierros on päättynyt, ja seuraava voi alkaa.
    .braille = kierros ohi
resume-which = Mitä peliä jatketaan? Kirjoita rivin alussa oleva numero tai nimi. Enter: { $default }.
    .braille = mikä? Enter { $default }
resume-how = Jatka jotakin niistä kirjoittamalla sen numero tai nimi komennon perään: { $typed }.
    .braille = { $typed }
resume-delete-which = Kun haluat poistaa keskeneräisen pelin, kirjoita { command-resume } poista ja sen numero tai nimi, esimerkiksi { $name }.
    .braille = { command-resume } poista { $name }
resume-deleted = Peli { $name } on poistettu.
    .braille = { $name } poistettu
resume-not-deleted = Peliä { $name } ei voitu poistaa: { reason }.
    .braille = ei poistettu: { reason }
resume-unknown = Keskeneräistä peliä { $word } ei ole.
    .braille = { $word }?
record-old-rules = Tätä peliä pelataan vanhoilla säännöillä. Muuttunut sen jälkeen: { $rules }.
    .braille = vanhat säännöt: { $rules }
