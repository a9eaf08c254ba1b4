# Korttien nimet ja miten ne yhdistetään. `.code`: lyhenne; `.also`: mitä kirjoitettuna ymmärretään.

join-list = { $first }, { $next }
    .braille = { $first } { $next }
join-and = { $first } ja { $next }
    .braille = { $first } { $next }
join-team = { $first } ja { $next }
    .braille = { $first }+{ $next }
join-or = { $first } tai { $next }
    .braille = { $first } { $next }

card-of-colour = { $colour } { $symbol }
card-of-suit = { $colour }{ $symbol }
    .titled = { $of } { $symbol }
card-plain = { $symbol }
symbol-_number = { $case ->
    [genitive] kortin { $number }
    [partitive] korttia { $number }
    [translative] kortiksi { $number }
   *[nominative] { $number }
}

colour-red = { $case ->
    [genitive] punaisen
    [partitive] punaista
    [translative] punaiseksi
   *[nominative] punainen
}
    .code = p
    .also = punanen, punasen, punasta, punaseks, punaiseks, punane
colour-yellow = { $case ->
    [genitive] keltaisen
    [partitive] keltaista
    [translative] keltaiseksi
   *[nominative] keltainen
}
    .code = k
    .also = keltanen, keltasen, keltasta, keltaseks, keltaiseks
colour-green = { $case ->
    [genitive] vihreän
    [partitive] vihreää
    [translative] vihreäksi
   *[nominative] vihreä
}
    .code = v
    .also = vihree, vihreen, vihreetä, vihreeks, vihreeksi, vihreäks
colour-blue = { $case ->
    [genitive] sinisen
    [partitive] sinistä
    [translative] siniseksi
   *[nominative] sininen
}
    .code = s
    .also = sinine, siniseks
colour-black = { $case ->
    [genitive] mustan
    [partitive] mustaa
    [translative] mustaksi
   *[nominative] musta
}
# Maa tai väri, jolla on nimi vain sääntötiedostossa, ja sama, kun siitä sanotaan kaikki muodot.
colour-_titled = { $title }
    .of = { $title }-maan
    .compound = { $title }
colour-_alone = { $case ->
    [genitive] { $genitive }
    [partitive] { $partitive }
    [translative] { $translative }
   *[nominative] { $title }
}
    .compound = { $title }
colour-white = { $case ->
    [genitive] valkoisen
    [partitive] valkoista
    [translative] valkoiseksi
   *[nominative] valkoinen
}
colour-orange = { $case ->
    [genitive] oranssin
    [partitive] oranssia
    [translative] oranssiksi
   *[nominative] oranssi
}
colour-purple = { $case ->
    [genitive] violetin
    [partitive] violettia
    [translative] violetiksi
   *[nominative] violetti
}

colour-clubs = { $case ->
    [genitive] ristin
    [partitive] ristiä
    [translative] ristiksi
   *[nominative] risti
}
    .compound = risti
    .code = r
colour-spades = { $case ->
    [genitive] padan
    [partitive] pataa
    [translative] padaksi
   *[nominative] pata
}
    .compound = pata
    .code = p
colour-hearts = { $case ->
    [genitive] hertan
    [partitive] herttaa
    [translative] hertaksi
   *[nominative] hertta
}
    .compound = hertta
    .code = h
colour-diamonds = { $case ->
    [genitive] ruudun
    [partitive] ruutua
    [translative] ruuduksi
   *[nominative] ruutu
}
    .compound = ruutu
    .code = u

colour-acorns = { $case ->
    [genitive] terhon
    [partitive] terhoa
    [translative] terhoksi
   *[nominative] terho
}
    .compound = terho
    .code = t
colour-leaves = { $case ->
    [genitive] lehden
    [partitive] lehteä
    [translative] lehdeksi
   *[nominative] lehti
}
    .compound = lehti
    .code = l
colour-bells = { $case ->
    [genitive] kulkusen
    [partitive] kulkusta
    [translative] kulkuseksi
   *[nominative] kulkunen
}
    .compound = kulkus
    .code = k
colour-roses = { $case ->
    [genitive] ruusun
    [partitive] ruusua
    [translative] ruusuksi
   *[nominative] ruusu
}
    .compound = ruusu
    .code = r
colour-shields = { $case ->
    [genitive] kilven
    [partitive] kilpeä
    [translative] kilveksi
   *[nominative] kilpi
}
    .compound = kilpi
    .code = p

symbol-0 = { $case ->
    [genitive] nollan
    [partitive] nollaa
    [translative] nollaksi
   *[nominative] nolla
}
    .also = 0
symbol-1 = { $case ->
    [genitive] ykkösen
    [partitive] ykköstä
    [translative] ykköseksi
   *[nominative] ykkönen
}
    .also = 1, yksi, yks
symbol-2 = { $case ->
    [genitive] kakkosen
    [partitive] kakkosta
    [translative] kakkoseksi
   *[nominative] kakkonen
}
    .also = 2, kaksi, kaks
symbol-3 = { $case ->
    [genitive] kolmosen
    [partitive] kolmosta
    [translative] kolmoseksi
   *[nominative] kolmonen
}
    .also = 3, kolme
symbol-4 = { $case ->
    [genitive] nelosen
    [partitive] nelosta
    [translative] neloseksi
   *[nominative] nelonen
}
    .also = 4, neljä
symbol-5 = { $case ->
    [genitive] viitosen
    [partitive] viitosta
    [translative] viitoseksi
   *[nominative] viitonen
}
    .also = 5, viisi, viis, vitonen, vitosen, vitosta
symbol-6 = { $case ->
    [genitive] kuutosen
    [partitive] kuutosta
    [translative] kuutoseksi
   *[nominative] kuutonen
}
    .also = 6, kuusi, kuus, kutonen, kutosen, kutosta
symbol-7 = { $case ->
    [genitive] seiskan
    [partitive] seiskaa
    [translative] seiskaksi
   *[nominative] seiska
}
    .also = 7, seitsemän, seittemän
symbol-8 = { $case ->
    [genitive] kasin
    [partitive] kasia
    [translative] kasiksi
   *[nominative] kasi
}
    .also = 8, kahdeksan, kaheksan, kahdeksikko, kahdeksikon, kahdeksikkoa
symbol-9 = { $case ->
    [genitive] ysin
    [partitive] ysiä
    [translative] ysiksi
   *[nominative] ysi
}
    .also = 9, yhdeksän, yheksän, yhdeksikkö, yhdeksikön, yhdeksikköä
symbol-10 = { $case ->
    [genitive] kympin
    [partitive] kymppiä
    [translative] kympiksi
   *[nominative] kymppi
}
    .also = 10, kymmenen
    .code = x
symbol-11 = { $case ->
    [genitive] kortin 11
    [partitive] korttia 11
    [translative] kortiksi 11
   *[nominative] 11
}
symbol-18 = { $case ->
    [genitive] kortin 18
    [partitive] korttia 18
    [translative] kortiksi 18
   *[nominative] 18
}
symbol-jack = { $case ->
    [genitive] sotilaan
    [partitive] sotilasta
    [translative] sotilaaksi
   *[nominative] sotilas
}
    .code = s
    .also = jätkä, jätkän, jätkää
symbol-queen = { $case ->
    [genitive] rouvan
    [partitive] rouvaa
    [translative] rouvaksi
   *[nominative] rouva
}
    .code = r
    .also = kuningatar, kuningattaren, kuningatarta, akka, akan, akkaa
symbol-king = { $case ->
    [genitive] kuninkaan
    [partitive] kuningasta
    [translative] kuninkaaksi
   *[nominative] kuningas
}
    .code = k
    .also = kunkku, kunkun, kunkkua
symbol-ace = { $case ->
    [genitive] ässän
    [partitive] ässää
    [translative] ässäksi
   *[nominative] ässä
}
    .code = ä
symbol-under = { $case ->
    [genitive] unterin
    [partitive] unteria
    [translative] unteriksi
   *[nominative] unter
}
    .suited = { $case ->
        [genitive] -unterin
        [partitive] -unteria
        [translative] -unteriksi
       *[nominative] -unter
    }
    .code = u
symbol-over = { $case ->
    [genitive] oberin
    [partitive] oberia
    [translative] oberiksi
   *[nominative] ober
}
    .suited = { $case ->
        [genitive] -oberin
        [partitive] -oberia
        [translative] -oberiksi
       *[nominative] -ober
    }
    .code = o
symbol-banner = { $case ->
    [genitive] lipun
    [partitive] lippua
    [translative] lipuksi
   *[nominative] lippu
}
    .code = b
    .also = banneri
symbol-joker = { $case ->
    [genitive] jokerin
    [partitive] jokeria
    [translative] jokeriksi
   *[nominative] jokeri
}
    .code = jo
symbol-skip = { $case ->
    [genitive] ohituksen
    [partitive] ohitusta
    [translative] ohitukseksi
   *[nominative] ohitus
}
    .code = o
    .also = stop, stopin, stoppia, ohituskortti, ohituskortin, ohituskorttia, sk
symbol-reverse = { $case ->
    [genitive] suunnanvaihdon
    [partitive] suunnanvaihtoa
    [translative] suunnanvaihdoksi
   *[nominative] suunnanvaihto
}
    .code = v
    .also = vaihda suunta, vaihda suunnan, suunnanvaihtokortti, suunnanvaihtokortin, suunnanvaihtokorttia, rv
symbol-stop = { $case ->
    [genitive] stop-kortin
    [partitive] stop-korttia
    [translative] stop-kortiksi
   *[nominative] stop-kortti
}
    .code = o
    .also = stop, stopin, stoppi, stoppia, ohitus
symbol-draw-two = nosta kaksi
    .card = { $case ->
        [genitive] nosta kaksi -kortin
        [partitive] nosta kaksi -korttia
        [translative] nosta kaksi -kortiksi
       *[nominative] nosta kaksi -kortti
    }
    .code = +2
    .also = nosta kaksi, nosta 2, ota kaksi, ota 2, plus kaksi, plus 2, pluskakkonen, pluskakkosen, plus kakkonen, plus kakkosen
symbol-draw-four = nosta neljä
    .card = { $case ->
        [genitive] nosta neljä -kortin
        [partitive] nosta neljä -korttia
        [translative] nosta neljä -kortiksi
       *[nominative] nosta neljä -kortti
    }
    .code = +4
    .also = nosta neljä, nosta 4, ota neljä, ota 4, plus neljä, plus 4, plusnelonen, plusnelosen, plus nelonen, plus nelosen
symbol-wild = { $case ->
    [genitive] villin kortin
    [partitive] villiä korttia
    [translative] villiksi kortiksi
   *[nominative] villi kortti
}
    .code = w
    .also = villi, villin, villiä, jokeri, jokerin, jokeria, värikortti, värikortin, värikorttia, vaihtokortti, vaihtokortin, värinvaihto, värinvaihdon, värinvaihtokortti, värinvaihtokortin
symbol-wild-draw-four = { $case ->
    [genitive] villin nosta neljä -kortin
    [partitive] villiä nosta neljä -korttia
    [translative] villiksi nosta neljä -kortiksi
   *[nominative] villi nosta neljä -kortti
}
    .code = +4
    .also = villi nosta neljä, villin nosta neljä, villiä nosta neljä, villi nosta 4, villin nosta 4, nosta neljä, nosta 4, plus neljä, plus 4, plusnelonen, plusnelosen, plus nelonen, plus nelosen, villi nelonen, villin nelosen, w+4
symbol-wild-lay-two = väri ja kaksi lisää
    .card = { $case ->
        [genitive] väri ja kaksi lisää -kortin
        [partitive] väri ja kaksi lisää -korttia
        [translative] väri ja kaksi lisää -kortiksi
       *[nominative] väri ja kaksi lisää -kortti
    }
    .also = kaksi lisää, väri ja 2 lisää, 2 lisää, väri kaksi lisää
symbol-pass-hands = kädet kiertoon
    .card = { $case ->
        [genitive] kädet kiertoon -kortin
        [partitive] kädet kiertoon -korttia
        [translative] kädet kiertoon -kortiksi
       *[nominative] kädet kiertoon -kortti
    }
    .also = kierto, kädet
symbol-own = { $case ->
    [genitive] oman kortin
    [partitive] omaa korttia
    [translative] omaksi kortiksi
   *[nominative] oma kortti
}
    .also = oma
symbol-own_numbered = { $case ->
    [genitive] oman kortin { $number }
    [partitive] omaa korttia { $number }
    [translative] omaksi kortiksi { $number }
   *[nominative] oma kortti { $number }
}
symbol-_titled = { $spaced ->
    [yes] { $title } { ending }
   *[no] { $title }{ ending }
}
ending = { $case ->
    [genitive] -kortin
    [partitive] -korttia
    [translative] -kortiksi
   *[nominative] -kortti
}
# Nimi, josta sanotaan kaikki muodot, sanotaan ilman sanaa kortti.
symbol-_alone = { $case ->
    [genitive] { $genitive }
    [partitive] { $partitive }
    [translative] { $translative }
   *[nominative] { $title }
}
    .forms = genitive partitive translative
    .others = a an the der die das
symbol-change-direction = Vaihda suunta
    .card = { $case ->
        [genitive] Vaihda suunta -kortin
        [partitive] Vaihda suunta -korttia
        [translative] Vaihda suunta -kortiksi
       *[nominative] Vaihda suunta -kortti
    }
    .also = suunnanvaihto, suunnanvaihdon, suunnanvaihtokortti, suunnanvaihtokortin
symbol-take-two = Ota 2
    .card = { $case ->
        [genitive] Ota 2 -kortin
        [partitive] Ota 2 -korttia
        [translative] Ota 2 -kortiksi
       *[nominative] Ota 2 -kortti
    }
    .also = ota kaksi, nosta kaksi, nosta 2, plus kaksi, plus 2, pluskakkonen, pluskakkosen, plus kakkonen, plus kakkosen
symbol-take-four = Ota 4
    .card = { $case ->
        [genitive] Ota 4 -kortin
        [partitive] Ota 4 -korttia
        [translative] Ota 4 -kortiksi
       *[nominative] Ota 4 -kortti
    }
    .also = ota neljä, nosta neljä, nosta 4, plus neljä, plus 4, plusnelonen, plusnelosen, plus nelonen, plus nelosen
symbol-change-colour = { $case ->
    [genitive] värinvaihtokortin
    [partitive] värinvaihtokorttia
    [translative] värinvaihtokortiksi
   *[nominative] värinvaihtokortti
}
    .also = värinvaihto, värinvaihdon, värikortti, värikortin, vaihtokortti, vaihtokortin, villi, jokeri
symbol-wish = { $case ->
    [genitive] toivekortin
    [partitive] toivekorttia
    [translative] toivekortiksi
   *[nominative] toivekortti
}
    .code = w
    .also = toive
symbol-ban-two = { $case ->
    [genitive] kakkoskiellon
    [partitive] kakkoskieltoa
    [translative] kakkoskielloksi
   *[nominative] kakkoskielto
}
    .code = -2
    .also = kakkos kielto, kielto 2, 2 kielto, kielto kaksi
symbol-ban-five = { $case ->
    [genitive] viitoskiellon
    [partitive] viitoskieltoa
    [translative] viitoskielloksi
   *[nominative] viitoskielto
}
    .code = -5
    .also = viitos kielto, kielto 5, 5 kielto, kielto viisi

call-uno = Uno
call-mau = Mau
call-mau-mau = Mau-Mau
call-one = One
call-number-one = Number One
call-last-card = Viimeinen kortti

# `.ours`: nimet, jotka taipuvat, allekkain; ylimmällä rivillä sijamuodot. Muut nimet: "pelaajan Matti".
inflected-player = { $case ->
    [genitive] pelaajan
    [partitive] pelaajaa
    [illative] pelaajaan
    [adessive] pelaajalla
   *[allative] pelaajalle
} { $name }
    .ours =
        nominative / genitive / partitive / illative / adessive / allative
        Aino / Ainon / Ainoa / Ainoon / Ainolla / Ainolle
        Ben / Benin / Beniä / Beniin / Benillä / Benille
        Eino / Einon / Einoa / Einoon / Einolla / Einolle
        Hanna / Hannan / Hannaa / Hannaan / Hannalla / Hannalle
        Ilmari / Ilmarin / Ilmaria / Ilmariin / Ilmarilla / Ilmarille
        Kaisa / Kaisan / Kaisaa / Kaisaan / Kaisalla / Kaisalle
        Lauri / Laurin / Lauria / Lauriin / Laurilla / Laurille
        Oskari / Oskarin / Oskaria / Oskariin / Oskarilla / Oskarille
        Saara / Saaran / Saaraa / Saaraan / Saaralla / Saaralle
        Väinö / Väinön / Väinöä / Väinöön / Väinöllä / Väinölle
inflected-game = { $case ->
    [genitive] pelin
    [partitive] peliä
    [inessive] pelissä
   *[illative] peliin
} { $name }
    .ours =
        nominative / genitive / partitive / inessive / illative
        UNO / UNOn / UNOa / UNOssa / UNOon
        Mau Mau / Mau Maun / Mau Mauta / Mau Maussa / Mau Mauhun
        Deadly UNO / Deadly UNOn / Deadly UNOa / Deadly UNOssa / Deadly UNOon
        UNO Classic / UNO Classicin / UNO Classicia / UNO Classicissa / UNO Classiciin
        Mau / Maun / Mauta / Maussa / Mauhun
        Crazy Eights / Crazy Eightsin / Crazy Eightsiä / Crazy Eightsissä / Crazy Eightsiin
        Switch / Switchin / Switchiä / Switchissä / Switchiin
        Number ONE / Number ONEn / Number ONEa / Number ONEssa / Number ONEen
        NumNum Mau Mau / NumNum Mau Maun / NumNum Mau Mauta / NumNum Mau Maussa / NumNum Mau Mauhun
        Muurinmurto / Muurinmurron / Muurinmurtoa / Muurinmurrossa / Muurinmurtoon
        Raivaa pöytä / Raivaa pöytä -pelin / Raivaa pöytä -peliä / Raivaa pöytä -pelissä / Raivaa pöytä -peliin
        NumNum-pasianssi / NumNum-pasianssin / NumNum-pasianssia / NumNum-pasianssissa / NumNum-pasianssiin

game-uno = UNO
game-mau-mau = Mau Mau
game-mau-mau-2 = Mau Mau, versio 2
game-deadly-uno = Deadly UNO
game-uno-classic = UNO Classic
game-mau = Mau
game-crazy-eights = Crazy Eights
game-switch = Switch
game-number-one = Number ONE
game-numnum-mau-mau = NumNum Mau Mau
game-numnum-wall = Muurinmurto
game-numnum-clear = Raivaa pöytä
game-numnum-patience = NumNum-pasianssi

# Samanlaiset kortit.
card-times = { $count ->
    [2] { $card } kahdesti
    [3] { $card } kolmesti
   *[other] { $card } { $count } kertaa
}
