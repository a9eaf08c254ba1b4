# Die Namen der Karten und wie sie zusammengesetzt werden. `.code`: das Kürzel; `.also`: was beim Tippen verstanden
# wird; `.class`: das Geschlecht; `.card`: in Sätzen; `.suited`: hinter Kreuz, Pik, Herz, Karo; `.adjective`: vor der Karte.

join-list = { $first }, { $next }
    .braille = { $first } { $next }
join-and = { $first } und { $next }
    .braille = { $first } { $next }
join-team = { $first } und { $next }
    .braille = { $first }+{ $next }
join-or = { $first } oder { $next }
    .braille = { $first } { $next }

article = { $article ->
    [definite] { $case ->
        [dative] { $class ->
            [masculine] dem{ " " }
            [neuter] dem{ " " }
           *[feminine] der{ " " }
        }
        [accusative] { $class ->
            [masculine] den{ " " }
            [neuter] das{ " " }
           *[feminine] die{ " " }
        }
       *[nominative] { $class ->
            [masculine] der{ " " }
            [neuter] das{ " " }
           *[feminine] die{ " " }
        }
    }
    [indefinite] { $case ->
        [dative] { $class ->
            [masculine] einem{ " " }
            [neuter] einem{ " " }
           *[feminine] einer{ " " }
        }
        [accusative] { $class ->
            [masculine] einen{ " " }
            [neuter] ein{ " " }
           *[feminine] eine{ " " }
        }
       *[nominative] { $class ->
            [masculine] ein{ " " }
            [neuter] ein{ " " }
           *[feminine] eine{ " " }
        }
    }
   *[none] { "" }
}
ending = { $article ->
    [definite] { $case ->
        [dative] en
        [accusative] { $class ->
            [masculine] en
           *[other] e
        }
       *[nominative] e
    }
    [indefinite] { $case ->
        [dative] en
        [accusative] { $class ->
            [masculine] en
            [neuter] es
           *[feminine] e
        }
       *[nominative] { $class ->
            [masculine] er
            [neuter] es
           *[feminine] e
        }
    }
   *[none] { $case ->
        [dative] { $class ->
            [masculine] em
            [neuter] em
           *[feminine] er
        }
        [accusative] { $class ->
            [masculine] en
            [neuter] es
           *[feminine] e
        }
       *[nominative] { $class ->
            [masculine] er
            [neuter] es
           *[feminine] e
        }
    }
}
card-of-colour = { article }{ $colour } { $symbol }
card-of-suit = { article }{ $colour }-{ $symbol }
card-plain = { article }{ $symbol }
symbol-_number = { $number }

colour-red = Rot
    .adjective = rot{ ending }
    .also = rotes
    .code = r
colour-yellow = Gelb
    .adjective = gelb{ ending }
    .also = gelbes
    .code = g
colour-green = Grün
    .adjective = grün{ ending }
    .also = grünes
    .code = n
colour-blue = Blau
    .adjective = blau{ ending }
    .also = blaues
    .code = b
colour-black = Schwarz
    .adjective = schwarz{ ending }
colour-_titled = { $title }
colour-_alone = { $title }
colour-white = Weiß
    .adjective = weiß{ ending }
colour-orange = Orange
    .adjective = orangefarben{ ending }
colour-purple = Violett
    .adjective = violett{ ending }

colour-clubs = Kreuz
    .also = treff
    .code = k
colour-spades = Pik
    .also = schippe, schippen, schüppe, schüppen
    .code = p
colour-hearts = Herz
    .also = herzen, coeur
    .code = h
colour-diamonds = Karo
    .also = caro, eckstein
    .code = o

colour-acorns = Eichel
    .code = e
    .also = eicheln
colour-leaves = Laub
    .code = l
    .also = gras, grün
colour-bells = Schellen
    .code = s
    .also = schelle
colour-roses = Rosen
    .code = r
    .also = rose
colour-shields = Schilten
    .code = t
    .also = schilte

symbol-0 = 0
    .suited = Null
    .class = feminine
symbol-1 = 1
    .suited = Eins
    .class = feminine
    .also = einser
symbol-2 = 2
    .suited = Zwei
    .class = feminine
    .also = zwo, zweier
symbol-3 = 3
    .suited = Drei
    .class = feminine
    .also = dreier
symbol-4 = 4
    .suited = Vier
    .class = feminine
    .also = vierer
symbol-5 = 5
    .suited = Fünf
    .class = feminine
    .also = fünfer
symbol-6 = 6
    .suited = Sechs
    .class = feminine
    .also = sechser
symbol-7 = 7
    .suited = Sieben
    .class = feminine
    .also = siebener
symbol-8 = 8
    .suited = Acht
    .class = feminine
    .also = achter
symbol-9 = 9
    .suited = Neun
    .class = feminine
    .also = neuner
symbol-10 = 10
    .suited = Zehn
    .class = feminine
    .also = zehner
    .code = x
    .also = zehner
symbol-11 = 11
    .suited = Elf
    .class = feminine
symbol-18 = 18
    .suited = Achtzehn
    .class = feminine
symbol-jack = { $case ->
    [accusative] Buben
    [dative] Buben
   *[nominative] Bube
}
    .class = masculine
    .code = b
    .also = bub, bauer, junge
symbol-queen = Dame
    .class = feminine
    .code = d
symbol-king = König
    .class = masculine
    .code = k
symbol-ace = Ass
    .class = neuter
    .code = a
    .also = as
symbol-under = Unter
    .class = masculine
    .code = u
symbol-over = Ober
    .class = masculine
    .code = o
symbol-banner = Banner
    .class = neuter
    .code = b
symbol-joker = Joker
    .class = masculine
    .code = jo
symbol-skip = Aussetzen
    .card = Aussetzen-Karte
    .class = feminine
    .code = s
    .also = aussetzer, stop, stopp, setz aus, sk
symbol-stop = Stopp
    .card = Stopp-Karte
    .class = feminine
    .code = s
    .also = stop, aussetzen, aussetzer
symbol-reverse = Richtungswechsel
    .class = masculine
    .code = v
    .also = retour, umkehr, richtung, rv
symbol-draw-two = Zieh-Zwei
    .class = feminine
    .code = +2
    .also = zieh zwei, zieh 2, zwei ziehen, plus zwei, plus 2
symbol-draw-four = Zieh-Vier
    .class = feminine
    .code = +4
    .also = zieh vier, zieh 4, plus vier, plus 4
symbol-wild = Farbwahl
    .class = feminine
    .code = w
    .also = farbwechsel, joker, farbe, wunsch, wunschkarte, wahl
symbol-wild-draw-four = Zieh-Vier-Farbwahl
    .class = feminine
    .code = +4
    .also = zieh vier farbwahl, zieh vier, zieh 4, plus vier, plus 4, w+4
symbol-wild-lay-two = Farbwahl-Leg-Zwei
    .class = feminine
    .also = farbwahl leg zwei, farbwahl leg 2, leg zwei, leg-zwei, leg 2
symbol-pass-hands = Rück-Rüber
    .card = Rück-Rüber-Karte
    .class = feminine
    .also = rück rüber, rückrüber, rueck-rueber, rueck rueber
symbol-own = individuelle Karte
    .class = feminine
    .also = individuelle, eigene karte, eigene
symbol-own_numbered = individuelle Karte { $number }
    .class = feminine
symbol-_titled = Karte { $title }
    .class = feminine
# Ein Titel, der mit seinem Artikel beginnt, wird ohne das Wort Karte gesagt.
symbol-_alone = { $title }
    .class = { $gender }
    .articles = der masculine, die feminine, das neuter
    .others = a an the
symbol-change-direction = Richtungswechsel
    .class = masculine
    .also = richtung, retour, umkehr
symbol-take-two = Zieh-Zwei
    .class = feminine
    .also = zieh zwei, zieh 2, nimm zwei, nimm 2, plus zwei, plus 2
symbol-take-four = Zieh-Vier
    .class = feminine
    .also = zieh vier, zieh 4, nimm vier, nimm 4, plus vier, plus 4
symbol-change-colour = Farbwahl
    .class = feminine
    .also = farbe, farbwechsel, wunsch, wahl
symbol-wish = Wunschkarte
    .class = feminine
    .code = w
    .also = wunsch, farbwahl
symbol-ban-two = Zweierverbot
    .class = neuter
    .code = -2
    .also = 2er-verbot, 2er verbot, 2-verbot, zweier-verbot, zweier verbot, verbot 2, verbot zwei, 2 verbot
symbol-ban-five = Fünferverbot
    .class = neuter
    .code = -5
    .also = 5er-verbot, 5er verbot, 5-verbot, fünfer-verbot, fünfer verbot, verbot 5, verbot fünf, 5 verbot

call-uno = Uno
call-mau = Mau
call-mau-mau = Mau-Mau
call-one = One
call-number-one = Number One
call-last-card = Letzte Karte

game-uno = UNO
game-mau-mau = Mau Mau
game-mau-mau-2 = Mau Mau Version 2
game-deadly-uno = Deadly UNO
game-uno-classic = UNO Classic
game-mau = Mau
game-crazy-eights = Crazy Eights
game-switch = Switch
game-number-one = Number ONE
game-numnum-mau-mau = Einmaleins-Mau-Mau
game-numnum-wall = Mauerbruch
game-numnum-clear = Räum ab
game-numnum-patience = Einmaleins-Patience

# Gleiche Karten.
card-times = { $count ->
    [2] zweimal { $card }
    [3] dreimal { $card }
    [4] viermal { $card }
   *[other] { $count }-mal { $card }
}
