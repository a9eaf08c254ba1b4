# Was man außer den Wörtern der Befehle tippt, und was zurückgefragt wird. In Listen stehen Kommas zwischen den Wörtern; ein Eintrag
# darf mehrere Wörter haben.

# Um einen Zug herum. Kleine Wörter sagen gar nichts; die Wörter dazwischen stehen im Namen einer Karte; das Hauptwort darf ihm folgen.
words-typed-small = ich, die, der, das, den, dem, ein, eine, einen, einem, einer, mein, meine, meinen, bitte, mal, doch, nun, jetzt, dann, und, also, möchte,
    als, will, würde gern, würde gerne, würde lieber, gern, gerne, muss, mir, mich, dir, wir, ok, okay, hier, lieber, hätte gern, hätte gerne, nein ich, nö ich, halt mal, dazu, noch, danke, mit, nochmal
words-typed-articles = die, der, das, den, dem, ein, eine, einen, einem, einer, meine, meinen
words-typed-between = in, von, of
words-typed-noun = karte, karten, paar
words-typed-counted = karten
# Wer das von einer Karte sagt und nicht, dass sie gelegt wird, hat sie oder will sie.
words-typed-has-or-wants = habe, hab, hätte, möchte, will, würde, brauche, mag
# Das Wort in "the red one" gibt es nur im Englischen.
words-typed-the-one = -
words-typed-away = ab, dazwischen, rein, drauf, darauf, aus, an, auf, hin, runter, nieder, nochmal, noch mal, noch eine, vom stapel, auf den stapel, auf den tisch
words-typed-it = das, sie, es, ihn, dich, euch, die
words-typed-until = bis sie passt, bis eine passt, bis was passt, bis etwas passt, bis es passt, bis ich kann, bis
# No answer to the question for a colour.
words-typed-no = nein, nein danke, danke nein, keine, nichts, abbrechen, abbruch, doch nicht, nö, lieber nicht, egal
# Wo auf Enter gewartet wird, sagt man auch das.
words-typed-goes-on = weiter, mach weiter, weitermachen, weiterspielen, enter, eingabe, eingabetaste, drück enter, ok, okay
words-typed-places = erste/ersten, zweite/zweiten, dritte/dritten, vierte/vierten, fünfte/fünften, sechste/sechsten, siebte/siebten/siebente, achte/achten,
    neunte/neunten, zehnte/zehnten
words-typed-numbers = eins, zwei/zwo, drei, vier, fünf, sechs, sieben, acht, neun, zehn

words-typed-play = lege, leg, kontere, kontern, konter, werfe drauf, legen, spiel, spiele, spielen, ausspielen, ablegen, wirf, werfe, werfen, hinlegen
words-typed-draw = ziehe, zieh, ziehen, nimm, nehme, nehm, nehmen, aufnehmen, abheben, hebe, heb, hol, hole, gib mir
words-typed-pass = passe, passen, pass
# Wo jemand aussetzen muss.
words-typed-sit-out = setze aus, setz aus, ich setze aus, ich setz aus, ich muss aussetzen, aussetzen
words-typed-call = rufe, ruf, rufen, sag, sage, sagen, ansagen, ansage, sag an, sage an, melde
words-typed-catch = erwischt, erwische, ertappt
words-typed-challenge = herausfordern, herausfordere, herausforderung, fordere heraus, fordere, fordern, fordere ben heraus, zweifel, zweifle, anzweifeln, bluff,
    das ist ein bluff, heraus
words-typed-choose = tausch mit, tausche, tauschen, wähle, wähl, wählen, wünsche, wünsch, wunsch, wünschen, farbe, fordere, sag, sage, nimm, nehme, nehmen, auf, in, für, gib, gebe,
    tausche mit, nenn, nenne, nennen

words-typed-loose = ist, sind, es, da, denn, jetzt, gerade, eigentlich, zellen, zeichen, nach, auf, zu, mit
words-typed-tell = sag, sage, sag mir, sage mir, nenn, nenne, nenn mir, nenne mir, lies, lies mir, lies vor, erzähl, erzähl mir, gib mir, zeig, zeig mir, zeige mir
# What begins so is a question, and numbers with these between them are all from one to the other.
words-typed-asking = lege ich, leg ich, spiele ich, spiel ich, ziehe ich, zieh ich, ziehen wir, nehme ich, nehm ich, passe ich, pass ich, passen wir, zweifle ich, fordere ich, rufe ich, sage ich, wünsche ich, muss ich, will ich, würde ich, soll ich, sollte ich, habe ich, hab ich, hätte ich, könnte ich, ich habe die, ich habe eine, ich hab die, ich hab eine
# Ob man solche Karten hat.
words-typed-holding = habe ich, habe ich noch, hab ich, hab ich noch, halte ich, habe ich auch, hab ich auch, habe ich irgendeine, hab ich irgendeine, was habe ich in, was habe ich an, was hab ich an, was hab ich in
# Um einen Namen herum: was jemand auf der Hand hat.
words-typed-hand-of = was hat, was hat noch, was hält, was hat auf der hand, was hat in der hand, welche karten hat, welche karten hält
# Zweimal dieselbe Karte, und was dann an ihrem Namen hängen kann.
words-typed-both = beide, beiden, die beiden, meine beiden, zwei, zweimal, zweimal die
words-typed-both-endings = n, en
words-typed-range = bis
# Davor, welche Karte oben liegt.
words-typed-onto = auf, über
# Zum Programm gesagt, und keine Ansage. Jemand hat eine vergessen.
words-typed-no-call = mal, mir, mich, dir, das, nochmal, uns, ihm, ihr
# Womit gesagt wird, wie etwas ist: So wird nicht gegangen und nichts zurückgenommen.
words-typed-copulas = ist, war, wars, wird, bin, sind
# Ganze Zeilen, die ein Befehl sein könnten und keiner sind.
words-typed-remarks = pass auf, passe auf, passt auf, ich passe auf, ich pass auf, pass mal auf, das ende, noch ende, zu ende, nimm ab, zieh ab
words-typed-forgot = vergessen, vergaß, vergass, vergisst, gesagt
# Warum man einen Zug machen muss.
words-typed-must-why = warum, wieso, weshalb, warum muss ich, wieso muss ich, weshalb muss ich, warum soll ich
# Was so beginnt, fragt nach einem Zug ohne Karte: Dann wird seine Regel gesagt.
words-typed-wonders = warum, wieso, weshalb, was wenn, was wenn ich, wenn ich, was passiert wenn, was passiert wenn ich, was geschieht wenn ich, was ist wenn ich, was kostet, was kostet es zu,
    was kostet das, was bewirkt, was bringt, was bedeutet, warum muss ich, wieso muss ich, weshalb muss ich, warum soll ich, warum kann ich nicht, warum darf ich nicht,
    wieso kann ich nicht, wieso darf ich nicht, wann muss ich, wann darf ich, wann kann ich, wie geht, wie geht das

words-phrases-draw = karte ziehen, karten ziehen, karte nehmen, karten nehmen, karte aufnehmen, karten aufnehmen, karte abheben
words-phrases-hand = welche farbe habe ich am meisten, welche farbe hab ich am meisten, wovon habe ich am meisten, wovon hab ich am meisten, meine karten, lies meine karten vor, lies mir meine karten vor, lies mein blatt vor, meine hand, mein blatt, meine handkarten, zeig karten, zeig meine karten, zeig mir meine karten, zeige hand,
    zeige karten, zeige meine karten, was habe ich, was hab ich, was hab ich auf der hand, was habe ich auf der hand, welche karten habe ich,
    welche karten hab ich, was halte ich
words-phrases-top = welche farbe hat gewünscht, welche farbe hat sich gewünscht, was hat sich gewünscht, was wurde gewünscht, welche farbe wurde gewünscht, welche farbe gilt, oberste karte, die letzte karte, was war die letzte karte, welche karte war die letzte, die oberste karte, was liegt, was liegt oben, was liegt da, was liegt auf dem tisch, was ist oben, ablage,
    ablagestapel, welche farbe liegt, welche karte liegt oben, welche karte liegt, was liegt auf dem stapel, welche farbe
words-phrases-turn = wer ist dran, wer ist an der reihe, an der reihe, bin ich dran, bin ich an der reihe, reihe, wie ist die lage, was ist los,
    was muss ich jetzt machen, was muss ich machen, was muss ich jetzt tun, was soll ich jetzt machen, was soll ich jetzt tun
words-phrases-counts = wie viele, wieviel hab ich noch, wie viel habe ich noch, wer ist raus, wer ist fertig, wieviele, wie viel, wieviel, wie viele karten, wieviele karten, wie viele karten haben die anderen,
    wie viele karten haben alle, wer hat wie viele, wer hat wie viele karten, wer hat noch wie viele karten, wie viele karten hat, wie viele karten hält, hat nur noch eine karte, hat noch eine karte, hat eine karte, ist fertig, ist draußen, kartenzahl, kartenzahlen,
    wie viele karten habe ich, wie viele karten hab ich, wie viele karten habe ich noch, wie viele karten hat noch, wie viele karten hat jeder,
    wie viele karten hat wer, wie viele hat, wieviele karten hab ich, wieviele karten hab ich noch, wieviele karten habe ich noch, wie viele karten hab ich noch, wie viel karten hat, wie viel karten hat noch, wieviele karten hat noch, wieviele karten hat, wieviel karten hat, wie viele karten haben, wieviele karten habe ich,
    wie viele karten sind es, wie viele karten noch,
    wer hat die wenigsten karten, wer hat die meisten karten
words-phrases-piles = der stapel, der nachziehstapel, nachziehstapel, ziehstapel, wie viele karten sind im stapel, wie viele karten sind noch im stapel, wie viele karten liegen im stapel, wie viele karten liegen noch im stapel,
    wie viele karten sind im nachziehstapel, wie viele karten sind noch im nachziehstapel, wie viele sind im stapel, wie viele sind noch im stapel, wie viele liegen im stapel, wie viele liegen noch im stapel, wie viele karten sind auf dem stapel,
    wie viele karten kann man noch ziehen, wie viele karten gibt es noch, wie groß ist der stapel, wie hoch ist der stapel, wie hoch ist der stapel noch
words-phrases-scores = wer hat gewonnen, spielstand, wie ist der spielstand, wie sieht es aus, wie steht es, wie stehts, wer führt, wer gewinnt, wie ist der stand,
    wie viele punkte, wieviele punkte, wie viele punkte habe ich, wie viele punkte hab ich, wie viele punkte hat, wieviele punkte habe ich,
    wer hat wie viele punkte, wer liegt vorn, wer liegt vorne, wer hat die meisten punkte,
    zahl, meine zahl, welche zahl habe ich, die zahlen, was ist meine zahl
words-phrases-pending = wie viele muss ich ziehen, wie viele karten muss ich ziehen, wieviele muss ich ziehen, was ist offen, was steht aus, muss ich ziehen, was muss ich ziehen
words-phrases-direction = welche richtung, in welche richtung geht es, in welche richtung geht das, in welche richtung wird gespielt, wie herum geht es, in welche richtung, wie herum, wie rum, wo geht es lang
words-phrases-dealer = wer gibt, wer ist geber, wer ist der geber, wer gibt gerade
words-phrases-order = wer sitzt links von mir, wer sitzt rechts von mir, wer sitzt neben mir, wer kommt vor mir, wer ist vor mir dran, mitspieler, wer spielt mit, wer sitzt am tisch, wer sitzt wo, sitzordnung, wer kommt dann, wer ist der nächste,
    wer fängt an, wer beginnt, wer hat angefangen, wer kommt als nächster, wer ist als nächster dran, wer ist als nächstes dran, wer kommt als nächstes, wer kommt nach mir, wer ist nach mir dran, wer ist nach mir
words-phrases-can = dürfte ich, könnte ich, darf ich, ich kann nicht, kann nicht, geht nicht, ich kann nichts legen, ich kann nicht legen, darf ich legen, darf ich spielen, kann ich legen, kann ich was legen, kann ich spielen, was kann ich, was kann ich legen, was kann ich spielen, was kann ich tun,
    was geht, was passt, passt, passt was, welche passen, welche karten passen, was darf ich, was darf ich legen, passt sie, kann ich, was geht jetzt, was muss ich tun, was ist zu tun, was jetzt,
    welche karten kann ich legen, welche karte kann ich legen, welche karte passt, welche kann ich legen, welche karten kann ich spielen,
    welche karten darf ich legen, was könnte ich legen
words-phrases-why = weshalb, warum nicht, warum geht, wieso geht, warum passt, warum kann ich, warum darf ich, wieso passt, weshalb geht
words-phrases-what = was wenn, was wäre wenn, was ist wenn, was ist wenn ich, was wenn ich, was passiert bei, was passiert wenn ich, was passiert wenn,
    was bringt, was geschieht wenn ich, was wäre wenn ich
words-phrases-card = was macht, was tut, was bewirkt, was bedeutet, was kann die, erkläre, wirkung von
words-phrases-tip = welche farbe soll ich legen, welche farbe soll ich spielen, welche farbe ist am besten, ein tipp, einen tipp, einen tipp bitte, gib mir einen tipp, was soll ich tun, was soll ich legen, was soll ich machen,
    was würdest du tun, was rätst du, was soll ich, was soll ich spielen, was empfiehlst du, soll ich herausfordern, welche farbe soll ich nehmen, was soll ich wünschen, was soll ich wählen, was soll ich nehmen, was soll ich mir wünschen,
    welche farbe soll ich wünschen, welche farbe soll ich wählen, welche farbe soll ich mir wünschen, was würdest du wünschen, was würdest du legen, soll ich kontern
words-phrases-rules = was gilt, die regeln, hausregeln, welche regeln gelten
words-phrases-rule = wie geht, regeln für, regel für, regel zu
words-phrases-legend = abkürzungen, abkürzung, die kürzel
words-phrases-repeat = sag das nochmal, sag das noch mal, sag nochmal, sag es nochmal, noch mal, noch einmal, bitte wiederholen, wie bitte, was hast du gesagt, was war das, wiederhol das
words-phrases-last = was habe ich gezogen, was hab ich gezogen, welche karte habe ich gezogen, was habe ich zuletzt gezogen, die letzten
words-phrases-back = voriger zug, vorheriger zug, der zug davor
words-phrases-forward = nächster zug, der nächste zug
words-phrases-news = wer hat zuletzt gelegt, wer hat gelegt, wer war zuletzt dran, was ist passiert, was war, was gibt es neues, was gibts neues, was ist geschehen, was gab es,
    was hat gelegt, was hat gespielt, hat gezogen, hat gelegt, hat gepasst, warum hat gezogen, warum hat gepasst, warum zieht, warum passt, was hat gemacht, was hat getan, was hat gezogen, was hat zuletzt gelegt, was haben die anderen gemacht,
    was wurde gelegt
words-phrases-help = befehle, kommandos, alle befehle, was kann ich tippen, welche befehle gibt es, hilf mir, hilfe zu
words-phrases-settings = einstellungen zeigen
words-phrases-language = language, kieli, sprache wechseln, sprache ändern
words-phrases-braille = brailledisplay
words-phrases-games = welche spiele gibt es, alle spiele, liste der spiele
words-phrases-quit = spiel beenden, aufhören, ich höre auf, höre auf, schluss, schluß, exit, verlassen, tschüs, tschuss, auf wiedersehen, spiel verlassen,
    programm beenden, beende das spiel
words-phrases-undo = zug zurücknehmen, nimm zurück, nimm den zug zurück, nimm das zurück, mach das rückgängig
words-phrases-new = neues spiel, neu anfangen, noch ein spiel
words-phrases-learn = lektion, übung
words-phrases-take = nehm, ich nehm, wir nehmen
words-phrases-left = linke seite, die linke seite, nimm die linke seite, ich nehme die linke seite
words-phrases-right = rechte seite, die rechte seite, nimm die rechte seite, ich nehme die rechte seite
words-phrases-save = spiel speichern
words-phrases-free = freie karten, was ist frei, welche karten sind frei, was liegt frei, zeig die mauer, was liegt oben, was liegt
words-phrases-row = was liegt auf stapel, was liegt in reihe, zeig stapel, zeige reihe
words-phrases-pairs = welche paare gibt es, welche paare kann ich nehmen, alle paare, was passt zusammen, zeig paare
words-phrases-bans = welche verbote gibt es, welche verbote gelten, gibt es verbote, gibt es ein verbot, was ist verboten, welche reihen sind gesperrt, was ist gesperrt
words-phrases-collected = gesammelte karten, was habe ich gesammelt, was haben wir gesammelt
words-phrases-put = in die reihe, zur reihe, zur reihe legen, in die reihe legen, an die reihe, leg weg, lege weg, leg sie weg, lege sie weg,
    lege sie in die reihe, leg sie in die reihe, in ihre reihe, lege in die reihe, leg in die reihe
words-phrases-lay = lege sie, leg sie, leg die karte, lege die karte, auf den farbstapel, auf den farbstapel ablegen
words-phrases-top-patience = nächste karte, die nächste karte, aufgedeckte karte, die aufgedeckte karte, welche karte, was ist aufgedeckt
words-phrases-counts-wall = wie viele karten liegen wo, wie viele karten in jedem stapel, wie viele liegen wo, wie viele noch, wie viele karten, wie viele
words-phrases-counts-patience = wie viele, wie viele karten, wie viele noch, wie viele karten noch, wie viele liegen wo
words-phrases-piles-patience = die stapel, was liegt oben, was liegt, oberste karten, farbstapel
words-phrases-rows = die reihen, enden der reihen
words-phrases-chances = kann ich noch gewinnen, geht es noch auf, ist es noch zu gewinnen, kann es noch aufgehen, ist das noch zu gewinnen, geht das noch auf
words-lines = ist uno fällig = kann, muss ich etwas sagen = kann,
    stumm = speech off, sei still = speech stop, ruhe = speech stop, still = speech stop, kein braille = braille off, sprache englisch = language en, sprache finnisch = language fi,
    sprache auf englisch = language en,
    schritt für schritt = pace step, einzeln = pace step, hand mit nummern = hand numbers, karten nummern = hand numbers,
    karten mit nummern = hand numbers, alle regeln = regeln alles, wie lege ich = help play, wie ziehe ich = help draw, wie passe ich = help pass,
    braille vierzig = braille 40, braille zwanzig = braille 20, braille achtzig = braille 80

unknown-card-suggest = Eine Karte mit { $word } im Namen kenne ich nicht. Meintest du { $suggestion }?
    .braille = { $word }? { $suggestion }?
read-half = { $word } ist nur ein Teil des Namens einer Karte. Ist { CARD($card, article: "definite") } gemeint, dann tippe den ganzen Namen.
    .quiet = { $word } ist nur ein Teil des Namens einer Karte. Tippe den ganzen Namen.
    .braille = { $word }: { CODE($card) }?
held-so-often = { CARD($card, case: "accusative", article: "definite", capital: "yes") } hast du nur { $count ->
    [one] einmal
   *[other] { $count }-mal
} auf der Hand. Nichts wurde gelegt.
    .braille = { $count }x { CODE($card) }
read-only-card = Die ganze Zeile verstehe ich nicht. Willst du die Karte legen, dann tippe { $command } { CARD($card, case: "accusative", article: "definite") }.
    .quiet = Die ganze Zeile verstehe ich nicht. Willst du die Karte legen, dann tippe { $command } und nur ihren Namen.
    .braille = { $command } { CODE($card) }?
read-one-player = Du kannst immer nur eine Person auf einmal erwischen. Niemand wurde erwischt.
    .braille = nur ein Name
read-several = { $word } lässt sich verschieden lesen: { $ways }. Schreib eines davon aus.
    .braille = { $word }: { $ways }?
read-too-much-asked = Nicht verstanden: { $word }. Tippe nur { $command }.
    .braille = { $command }: nicht { $word }
read-too-much = Hinter { $command } darf hier nichts stehen, getippt hast du aber noch: { $word }. Nichts ist geschehen.
    .braille = { $command }: nicht { $word }
read-position = Nichts wurde gelegt, denn gefragt war nach einer Karte. War Platz { $position } gemeint, dann tippe die Zahl noch einmal, sonst den Namen der Karte.
    .braille = Platz { $position }?
read-only-move = Das wäre ein Zug, und nichts ist geschehen. Um ihn zu machen, tippe { $command }.
    .braille = { $command }?
read-move-within = Die ganze Zeile verstehe ich nicht, darum ist nichts geschehen. Um den Zug zu machen, tippe { $command }.
    .braille = { $command }?
read-nothing-asked = Gerade ist nichts gefragt.
    .braille = keine Frage
read-too-long = Das ist zu viel für eine Zeile: höchstens { $letters } Zeichen und { $commands } Befehle. Nichts ist geschehen.
    .braille = Zeile zu lang
read-several-wishes = Wünsch dir nur { $called ->
    [rank] einen Wert
    [suit] eine Farbe
   *[colour] eine Farbe
}, wenn du Karten zusammen legst.
    .braille = nur { $called ->
        [rank] ein Wert
        [suit] eine Farbe
       *[colour] eine Farbe
    }
read-course-stops = Nichts wurde gelegt: An seiner Stelle in der Zeile geht das nicht mit { CARD($card, case: "dative", article: "definite") }.
    .braille = Schluss bei { CODE($card) }
read-draw-count = { $count ->
    [0] Gezogen wird hier, bis eine Karte passt. Tippe { type-draw }.
    [one] Jetzt lässt sich nur eine Karte ziehen. Tippe { type-draw }.
   *[other] Gezogen werden jetzt { $count } Karten, keine andere Zahl. Tippe { type-draw }.
}
    .braille = zieh { $count }
undo-fewer = So viele Züge lassen sich nicht zurücknehmen. Keiner wurde zurückgenommen.
    .braille = nicht so viele
