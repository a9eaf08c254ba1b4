# Gemeinsam: was Leute an Tischen im Netz tippen und neben dem Spiel hören.

lobby-new = neu
    .words = eröffne öffne
    .use = neu uno 4
    .help = Eröffnet einen Tisch für ein Spiel, mit so vielen Plätzen.
lobby-join = setzen
    .words = beitreten mitspielen
    .use = setzen und die drei Wörter eines Tisches
    .help = Setzt dich an den Tisch von Freunden.
lobby-watch = zuschauen
    .words = zusehen
    .use = zuschauen und die drei Wörter eines Tisches
    .help = Lässt dich an einem Tisch zuschauen, ohne mitzuspielen.
lobby-start = start
    .words = beginne anfangen
    .use = start
    .help = Beginnt das Spiel; Computerspieler nehmen die freien Plätze. Das kann nur, wer den Tisch eröffnet hat.
lobby-code = kennwort
    .words = code einladung
    .use = kennwort
    .help = Nennt die drei Wörter, mit denen Freunde dazukommen.
lobby-who = leute
    .words = anwesend
    .use = leute
    .help = Sagt, wer am Tisch sitzt oder wer da ist.
lobby-tables = tische
    .words = liste
    .use = tische
    .help = Sagt, wie viele Tische es gibt und wer an deinem was spielt.
lobby-say = sprich
    .words = rede chat '
    .use = sprich und ein Text
    .help = Sagt allen am Tisch oder im Vorraum etwas.
lobby-tell = flüster
    .words = zu flüstere
    .use = flüster, ein Name und ein Text
    .help = Sagt einer Person allein etwas.
lobby-ignore = ignoriere
    .words = ignorieren
    .use = ignoriere und ein Name
    .help = Du hörst nicht mehr, was diese Person sagt; noch einmal, und du hörst es wieder.
lobby-invite = einladen
    .words = lade
    .use = einladen und ein Name
    .help = Sagt jemandem, wie man an deinen Tisch kommt.
lobby-nudge = anstupsen
    .words = stups
    .use = anstupsen und ein Name
    .help = Bittet jemanden höflich um den Zug, höchstens einmal in der Minute.
lobby-kick = hinauswerfen
    .words = rauswerfen
    .use = hinauswerfen und ein Name
    .help = Schickt jemanden von deinem Tisch weg.
lobby-owner = übergeben
    .words = übergib
    .use = übergeben und ein Name
    .help = Übergibt den Tisch einer anderen Person, die dort sitzt.
lobby-leave = verlassen
    .words = gehen ende quit
    .use = verlassen
    .help = Verlässt den Tisch, an dem dann ein Computerspieler für dich spielt; wer an keinem sitzt, beendet damit die Verbindung.

lobby-codes = abend, adler, ahorn, ampel, anker, apfel, becher, berg, biene, birke, birne, blatt, blume, boot, brief, brot, brunnen, butter, dach, donner, drache,
    dorf, eiche, eimer, eis, erde, esel, eule, fackel, feder, feld, fenster, feuer, fisch, flasche, fluss, frosch, fuchs, garten, gans, geige, glas,
    glocke, gold, gras, hafen, hammer, hase, haus, herbst, himmel, holz, honig, hund, igel, insel, jacke, kaffee, kanne, karte, kerze, kessel, kiesel,
    kirsche, klavier, klee, knopf, koffer, korb, krone, lampe, laterne, leiter, licht, lilie, mantel, mauer, meer, melone, mond, morgen, musik, nadel,
    nebel, norden, nuss, ofen, orange, papier, perle, pfeffer, pferd, pilz, quelle, regen, reise, rose, sand, salz, schatten, schiff, schnee, see,
    silber, sommer, sonne, stern, stein, sturm, tal, tasche, tiger, tisch, tulpe, turm, ufer, vogel, wald, wasser, weide, wiese, wind, winter, wolf, wolke, zaun, ziege

lobby-welcome = Willkommen, { $name }.
    .braille = willkommen { $name }
lobby-where = Tipp { lobby-new } und ein Spiel, um einen Tisch zu eröffnen, { lobby-join } und drei Wörter für den Tisch von Freunden, oder hilfe; { lobby-leave } beendet die Verbindung.
    .braille = { lobby-new }, { lobby-join }, hilfe, { lobby-leave }
lobby-help = Übers Netz: { $words }. Hilfe mit einem dieser Wörter sagt, was es tut.
lobby-help-one = { $name }: { $help } Du tippst: { $use }.
    .braille = { $use }
lobby-opened = Ein Tisch für { $game } mit { $count } Plätzen ist offen. Freunde tippen { lobby-join } { $code }. Mit { lobby-start } beginnt das Spiel; freie Plätze bekommen Computerspieler.
    .braille = { lobby-join } { $code }; { lobby-start }
lobby-code-is = Freunde tippen { lobby-join } { $code }.
    .braille = { lobby-join } { $code }
lobby-you-sit = Du sitzt am Tisch: { $game }. Da sind: { $names }.
    .braille = { $game }: { $names }
lobby-you-watch = Du schaust zu: { $game }. Da sind: { $names }.
    .braille = du siehst { $game }: { $names }
lobby-sits = { $who } setzt sich an den Tisch.
    .braille = { $who } setzt sich
lobby-watches = { $who } schaut zu.
    .braille = { $who } schaut
lobby-leaves = { $who } verlässt den Tisch.
    .braille = { $who } geht
lobby-you-leave = Du hast den Tisch verlassen. Noch einmal { lobby-leave } beendet die Verbindung.
    .braille = verlassen
lobby-plays-for = { $computer } spielt für { $who }.
    .braille = { $computer } für { $who }
lobby-lost = { $who } hat die Verbindung verloren.
    .braille = { $who } weg
lobby-is-back = { $who } ist wieder da.
    .braille = { $who } wieder da
lobby-you-are-back = Du bist wieder da nach { $minutes ->
    [0] weniger als einer Minute
    [one] 1 Minute
   *[other] { $minutes } Minuten
}; { $count ->
    [0] inzwischen ist nichts geschehen.
    [one] inzwischen kam 1 Zeile.
   *[other] inzwischen kamen { $count } Zeilen.
}
    .braille = wieder da, { $count }
lobby-gone = Ältere Zeilen sind nicht mehr da: { $count } fehlen hier.
    .braille = { $count } fehlen
lobby-owns = Der Tisch gehört jetzt { $who }.
    .braille = { $who } hat den Tisch
lobby-you-own = Der Tisch gehört jetzt dir.
    .braille = dein Tisch
lobby-kicked = { $who } hat dich vom Tisch weggeschickt.
    .braille = { $who } schickt dich weg
lobby-invited = { $who } lädt dich zu { $game } ein: tipp { lobby-join } { $code }.
    .braille = { $who }: { lobby-join } { $code }
lobby-invites = { $who } ist eingeladen.
lobby-nudged = { $who } bittet dich um deinen Zug.
    .braille = { $who }: du bist dran
lobby-nudges = { $who } wurde gebeten.
lobby-says = { $who }: { $text }
lobby-tells = { $who } zu dir: { $text }
lobby-told = Zu { $who }: { $text }
lobby-ignored = Du hörst nicht mehr, was { $who } sagt.
    .braille = { $who } ignoriert
lobby-heard = Du hörst { $who } wieder.
    .braille = { $who } wieder da
lobby-people = Da sind: { $names }.
lobby-table-is = { $game }: { $names }.
lobby-tables-are = { $count ->
    [0] Kein Tisch ist offen.
    [one] 1 Tisch ist offen.
   *[other] { $count } Tische sind offen.
}
lobby-waits = Der Tisch wartet, dass { $who } { lobby-start } tippt.
    .braille = wartet auf { $who }
lobby-once-more = Mit Enter beginnt dasselbe Spiel noch einmal; mit { lobby-leave } gehst du vom Tisch.
    .braille = Enter oder { lobby-leave }
lobby-over-watched = Das Spiel ist zu Ende. Wer mitspielt, kann es noch einmal beginnen; mit { lobby-leave } gehst du vom Tisch.
    .braille = zu Ende, { lobby-leave }
lobby-round-watched = Die Runde ist zu Ende. Wer mitspielt, beginnt die nächste.
    .braille = Runde zu Ende
lobby-not-recorded = Der Gastgeber kann dieses Spiel nicht mehr aufzeichnen. Ihr könnt weiterspielen, aber wenn er beendet wird, ist es verloren.
    .braille = nicht aufgezeichnet
lobby-restarted = Der Gastgeber wurde neu gestartet; das Spiel geht weiter.
    .braille = geht weiter
lobby-stops = Der Gastgeber wird beendet. Alles ist aufgehoben; dein Platz bleibt deiner.
    .braille = Gastgeber hört auf
lobby-bye = Auf Wiedersehen. Dein Name ist wieder frei.
    .braille = auf Wiedersehen
lobby-taken = Dein Platz wurde von einer anderen Verbindung übernommen.
    .braille = übernommen
lobby-failed = Das Programm widerspricht sich an diesem Tisch, deshalb ist er geschlossen. Sein Spiel ist aufgezeichnet. Das tut mir leid.
    .braille = Tisch geschlossen

lobby-no-table = Du sitzt an keinem Tisch. Tipp { lobby-new } und ein Spiel, oder { lobby-join } und drei Wörter.
    .braille = kein Tisch
lobby-at-table = Du sitzt an einem Tisch. Tipp zuerst { lobby-leave }.
    .braille = erst { lobby-leave }
lobby-not-begun = Das Spiel hat noch nicht begonnen.
    .braille = nicht begonnen
lobby-begun = Das Spiel läuft schon.
    .braille = läuft
lobby-no-game = Welches Spiel? Zum Beispiel: { lobby-new } uno 4. Tipp spiele, um alle zu hören.
    .braille = welches Spiel?
lobby-no-code = Kein Tisch hat diese Wörter.
    .braille = kein solcher Tisch
lobby-full = Alle Plätze sind besetzt. Mit { lobby-watch } und den drei Wörtern kannst du zuschauen.
    .braille = voll
lobby-not-owner = Das kann nur { $who }, denn der Tisch gehört { $who }.
    .braille = nur { $who }
lobby-nobody = Niemand heißt hier { $name }.
    .braille = kein { $name }
lobby-not-turn = { $who } ist nicht dran.
    .braille = { $who } nicht dran
lobby-too-soon = Du hast eben erst gebeten. Warte bitte eine Minute.
    .braille = warte
lobby-no-text = Was möchtest du sagen?
    .braille = was?
lobby-too-many = Es gibt jetzt zu viele Tische.
    .braille = zu viele Tische
lobby-own-name = Das bist du.
    .braille = du

lobby-name-letters = Bitte wähl einen Namen aus 1 bis 20 Buchstaben einer Schrift.
    .braille = nur Buchstaben
lobby-name-word = { $name } bedeutet hier etwas anderes. Bitte wähl einen anderen Namen.
    .braille = anderer Name
lobby-name-taken = So oder beinahe so heißt hier schon jemand: { $name }. Bitte wähl einen anderen Namen.
    .braille = Name vergeben
lobby-banned = Hier kommst du nicht hinein.
    .braille = kein Zutritt
lobby-full-house = Hier sind jetzt zu viele Leute. Bitte komm später wieder.
    .braille = voll
lobby-no-hello = Dieses Programm am anderen Ende verstehe ich nicht.
    .braille = unverständlich

host-open = Tische sind offen auf { $address }. Freunde an diesem Rechner tippen sixdot join { $address } oder öffnen http://{ $address } im Browser.
host-loopback = Diese Adresse erreicht sonst niemand. Mit --listen 0.0.0.0 erreichen sie alle in deinem Netz.
host-console = Hier kannst du who, ban und einen Namen, unban und einen Namen oder stop tippen.
host-who = { $name }, { $there ->
    [yes] verbunden
   *[no] nicht verbunden
}.
host-nobody = Niemand ist da.
host-banned = { $name } ist ausgeschlossen.
host-unbanned = { $name } darf wieder herein.
host-bye = Alles ist aufgehoben. Auf Wiedersehen.
host-unknown = { $word } kenne ich nicht.
host-not-open = Die Adresse { $address } lässt sich nicht öffnen: { reason }.
host-unreadable = Was aufgehoben wurde, lässt sich nicht lesen: { reason }.
