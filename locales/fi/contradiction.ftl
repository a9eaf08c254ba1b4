# Ohjelmassa tapahtui virhe: mitä silloin sanotaan ja pyydetään.

contradiction = { $table ->
    [yes] Ohjelmassa tapahtui virhe, joten peli keskeytyy tähän.
   *[no] Ohjelmassa tapahtui virhe, joten kirjoittamaasi ei tehty.
}
    .braille = { $table ->
    [yes] ohjelmavirhe, peli keskeytyy
   *[no] ohjelmavirhe, ei tehty
}
contradiction-kept = Peli on tallessa tiedostossa { $file }. Kirjoita { command-resume }, niin peli jatkuu.
    .braille = tallessa: { $file }; { command-resume }
contradiction-send = { $count ->
    [0] Ilmoita tästä.
    [one] Ilmoita tästä ja lähetä mukana tiedosto { $files }.
   *[other] Ilmoita tästä ja lähetä mukana tiedostot { $files }.
}
    .braille = { $count ->
    [0] ilmoita
   *[other] lähetä { $files }
}
cli-contradiction = Ohjelmassa tapahtui virhe, ja se päättyy tähän: { $what }. Ilmoita tästä ja lähetä tämä teksti mukana.
cli-record-contradicts = { $file }: ohjelmassa tapahtui virhe, kun se pelasi tätä tallennetta. Tiedosto jää ennalleen. Ilmoita tästä ja lähetä tiedosto mukana.
