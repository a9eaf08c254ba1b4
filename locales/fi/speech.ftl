# Ohjelman oma puhe.

setting-speech = Puhe
setting-speech-rate = Puheen nopeus
setting-speech-volume = Puheen voimakkuus
speech-on = Puhe on päällä. Jos ruudunlukija lukee mukana, kaikki kuuluu kahdesti: kirjoita silloin { type-speech } pois.
    .braille = puhe päällä
speech-off = Puhe on pois päältä.
    .braille = puhe pois
speech-stopped = Puhe on pysäytetty.
    .braille = puhe seis
speech-rate = { $value ->
    [usual] Nopeuden määrää puhepalvelu. Se on vähintään 0 ja enintään 100, ja 50 on tavallinen.
   *[other] Nopeus { $value }.
}
    .braille = { $value ->
    [usual] nopeus tavallinen
   *[other] nopeus { $value }
}
speech-volume = { $value ->
    [usual] Voimakkuuden määrää puhepalvelu. Se on vähintään 0 ja enintään 100.
   *[other] Voimakkuus { $value }.
}
    .braille = { $value ->
    [usual] voimakkuus tavallinen
   *[other] voimakkuus { $value }
}
speech-voice = { $name ->
    [usual] Äänen määrää puhepalvelu.
   *[other] Ääni { $name }.
}
    .braille = { $name ->
    [usual] ääni tavallinen
   *[other] ääni { $name }
}
speech-voices = { $count ->
    [one] Tälle kielelle on yksi ääni: { $names }.
   *[other] Tälle kielelle on { $count } ääntä, esimerkiksi: { $names }.
}
    .braille = { $count }: { $names }
speech-state = { $on ->
    [yes] Puhe on päällä
   *[no] Puhe on pois päältä
}, { $rate ->
    [usual] nopeus tavallinen
   *[other] nopeus { $rate }
}, { $volume ->
    [usual] voimakkuus tavallinen
   *[other] voimakkuus { $volume }
}, { $voice ->
    [usual] ääni tavallinen
   *[other] ääni { $voice }
}.
    .braille = { $on ->
    [yes] puhe päällä
   *[no] puhe pois
}
speech-not-installed = Mitään ei lueta ääneen, koska Speech Dispatcher puuttuu; asenna Debianissa, Ubuntussa ja Fedorassa paketit speech-dispatcher ja speech-dispatcher-espeak-ng.
    .braille = ei puhetta: asenna speech-dispatcher ja speech-dispatcher-espeak-ng
speech-not-reached = Toistaiseksi mitään ei lueta ääneen, koska puhepalveluun ei saada yhteyttä.
    .braille = ei puhepalvelua
speech-bad-address = Mitään ei lueta ääneen, koska ympäristöön asetettua puhepalvelun osoitetta ei voi ymmärtää.
    .braille = ei puhetta: osoite
speech-lost = Puhepalvelu on sammunut; ennen kuin se palaa, mitään ei lueta ääneen.
    .braille = puhe päättyi
speech-restarted = Puhepalvelu oli sammunut ja on taas käytössä; kirjoita { type-last }, niin kuulet, mitä jäi kuulematta.
    .braille = puhe palasi
speech-stuck = Puhepalvelu ei vastaa; ennen kuin se vastaa, mitään ei lueta ääneen.
    .braille = puhe jumissa
speech-refused = Puhepalvelu kieltäytyy puhumasta.
    .braille = puhe kieltäytyy
speech-no-voice = Tälle kielelle ei ole ääntä { $name }. Kirjoita { type-speech } { type-voice }, niin kuulet, mitä ääniä on.
    .braille = ei ääntä { $name }
speech-no-language = Tälle kielelle ei ole asennettu ääntä, joten toinen ääni puhuu.
    .braille = ei ääntä
