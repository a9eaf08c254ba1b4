# Kaikki, missä kieliä mainitaan: mitä kutakin kutsutaan, mitä kirjoitetaan ja mitä siitä on.

words-language-de = saksa, saksaksi
words-language-en = englanti, englanniksi
words-language-fi = suomi, suomeksi
command-language = kieli
    .words = kielet
    .use = kieli, tai kieli de, en tai fi
    .help = Vaihtaa kielen.
cli-arg-lang = Kieli: de, en tai fi.
cli-unknown-language = En osaa kieltä { $word }. Kielet ovat de, en ja fi.
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
