# Kaikki, missä kieliä mainitaan: mitä kutakin kutsutaan, mitä kirjoitetaan ja mitä siitä on.

command-language = kieli
    .use = kieli, tai kieli de, en tai fi
    .help = Vaihtaa kielen.
cli-arg-lang = Kieli: de, en tai fi.
cli-unknown-language = En osaa kieltä { $word }. Kielet ovat de, en ja fi.
lobby-open-table = { $number }: { $game }, { $nobody ->
    [yes] nyt ei ketään paikalla
   *[no] { $names }
}. Kieli: { $lang ->
    [de] saksa
    [fi] suomi
   *[en] englanti
}{ $plays ->
    [yes] , peli on käynnissä
   *[no] , peli ei ole vielä alkanut
}. { $free ->
    [0] Ei vapaita paikkoja
    [one] 1 vapaa paikka
   *[other] { $free } vapaata paikkaa
}; { $watched ->
    [yes] seuraaminen on sallittu.
   *[no] seuraaminen ei ole sallittu.
}
    .braille = { $number }: { $game }: { $names }, vapaana: { $free }
text-only-in = { $lang ->
    [de] Tämä teksti on vain saksaksi.
    [en] Tämä teksti on vain englanniksi.
    [fi] Tämä teksti on vain suomeksi.
   *[other] Tämä teksti on vain toisella kielellä, { $lang }.
}
    .braille = vain { $lang }
setting-speech-voice-de = Saksankielinen ääni
setting-speech-voice-en = Englanninkielinen ääni
setting-speech-voice-fi = Suomenkielinen ääni
cli-arg-table = Pistekirjoitustaulukko: de-g0, de-g1 tai de-g2; en-ueb-g1 tai en-ueb-g2; fi.

# Tämän kielen liblouis-taulukot, tavallisin ensin.
words-braille-tables = fi.utb
