# Die Kommandozeile: Hilfe und Fehler.

cli-about = Kartenspiele der Mau-Mau-Familie für Screenreader, Braillezeile und Sprachausgabe.
cli-start = Ohne Befehl: Sprache, Spiel und Tisch wählen, dann spielen.
cli-usage = Aufruf
cli-commands = Befehle
cli-options = Schalter
cli-play = Spielt ein Spiel.
cli-learn = Führt mit vorbereiteten Karten durch ein erstes Spiel.
cli-resume = Spielt das unbeendete Spiel weiter; wenn es mehrere sind, nennt es sie zuerst.
cli-replay = Erzählt ein aufgezeichnetes Spiel, Zeile für Zeile.
cli-verify = Prüft, ob ein aufgezeichnetes Spiel ehrlich gemischt wurde.
cli-games = Nennt die Spiele, jedes in einer Zeile; mit einem Spiel seine Hausregeln.
cli-rules = Schreibt das Regelbuch eines Spiels oder eine Regel daraus; mit new und einem Namen fängt es eine eigene Regeldatei an.
cli-check = Prüft Regeldateien und spielt ihre Beispiele durch; wie viele, steht auf Englisch da.
cli-simulate = Lässt Computerspieler viele Spiele spielen und zählt; die Ergebnisse stehen auf Englisch da.
cli-schema = Gibt das JSON-Schema der Regeldateien aus, mit dem ein Editor beim Schreiben hilft.
cli-settings = Nennt jede Einstellung und woher sie kommt.
cli-stats = Sagt, wie viele Spiele du zu Ende gespielt und gewonnen hast.
cli-join = Spielt an einem Tisch auf einem anderen Rechner. Mit den Codewörtern eines Tisches kommst du gleich dorthin.
cli-host = Startet einen Server für Freunde an anderen Rechnern, bis du ende tippst.
cli-help = Gibt diese Hilfe aus.
cli-version = Gibt die Version aus.
cli-arg-game = Die Kennung des Spiels, zum Beispiel uno.
cli-arg-path = Regeldateien oder Ordner; ohne sie die Spiele des Programms.
cli-arg-saved = Die Nummer eines unbeendeten Spiels oder der Name, unter dem eines gespeichert ist.
cli-arg-file = Die Datei einer Aufzeichnung oder Nummer oder Name eines aufgezeichneten Spiels; ohne Angabe werden diese Spiele genannt.
cli-arg-commitment = Der Prüfcode, der vor dem Geben gesagt wurde, ganz oder die ersten 16 Zeichen.
cli-arg-seat = Erzählt es so, wie es an diesem Platz zu hören war; ohne Angabe wie für Zuschauer.
cli-arg-steps = Geht das Spiel Zug für Zug durch, jeweils mit Enter.
cli-arg-about = Wovon: rules für Regeldateien, examples für Beispieldateien; ohne Angabe rules.
cli-arg-profile = Das Profil von jemandem, wenn mehrere sich diesen Rechner teilen.
cli-arg-rules = Ein Ordner mit weiteren Regeldateien.
cli-arg-clause = Eine Regel mit ihrer Nummer, zum Beispiel UN-3, oder mit einem Wort aus ihrem Titel; ohne sie das ganze Buch.
cli-arg-format = Die Form: text, html, brf für Brailledrucker und Notizgeräte oder toml für die Regeldatei anstelle des Buchs.
cli-arg-resolved = Mit toml: schreibt auch alles aus, was die Regeldatei von anderen Spielen übernimmt.
cli-arg-like = Mit new: das Spiel, dem deins gleichen soll.
cli-arg-width = Die Breite einer Zeile in Zeichen; bei Braille sonst 40.
cli-arg-height = Die Zeilen einer Brailleseite, sonst 25.
cli-arg-players = Wie viele am Tisch sitzen, Menschen und Computerspieler.
cli-arg-seats = Die Plätze der Reihe nach: me, bot, bot:medium oder ein Name, mit Kommas.
cli-arg-level = Die Stufe der Computerspieler: random, easy, medium oder hard; mehrere mit Kommas.
cli-arg-seed = Die Zahl, aus der aller Zufall folgt; gleicher Startwert, gleiches Spiel.
cli-arg-referee = Der Schiedsrichter: kind lehnt Falsches ab, strict bestraft es.
cli-arg-calls = Ansagen wie Uno: typed heißt getippt, automatic heißt von selbst.
cli-arg-dealer = Wer zuerst gibt: der Name eines Spielers, me oder random für das Los.
cli-arg-rounds = Wie viele Runden eine Partie hat.
cli-arg-set = Eine Hausregel des Spiels, als Name=Wert.
cli-arg-deal = Beginnt mit einem Beispiel: die Datei, und nach # sein Name.
cli-arg-name = Dein Name am Tisch.
cli-arg-record = Schreibt das Spiel in eine Datei.
cli-arg-save-rules = Speichert die gewählten Hausregeln unter diesem Namen als eigenes Spiel.
cli-arg-braille = Gibt Kurzformen für eine Braillezeile mit so vielen Modulen aus.
cli-arg-braille-form = Was die Braillezeile bekommt: codes für Kurzformen mit Kartenkürzeln oder full für ganze Sätze.
cli-arg-braille-dots = Die Punkte der Braillezeile: six, wo Großbuchstaben und Zahlen Zeichen brauchen, oder eight.
cli-arg-prompt = Die Eingabezeile: status mit oberster Karte und Kartenzahl oder plain.
cli-arg-pace = Die Züge der anderen: step für einen je Enter oder free.
cli-arg-keys = Ob jede Taste für sich wirkt, ohne Enter: on oder off.
cli-arg-hand-order = Die Reihenfolge der Hand: number (nach Zahl), colour (nach Farbe) oder received (die älteste Karte zuerst).
cli-arg-stats = Ob Spiele gezählt werden: on oder off.
cli-arg-show = Wie viel im Terminal steht von game, turn, hand, chat, error oder help: full, short oder off.
cli-arg-speak = Wie viel Sixdot davon spricht: full, short oder off.
cli-arg-speech = Spricht selbst, für alle, bei denen kein Screenreader läuft.
cli-arg-speech-rate = Wie schnell Sixdot spricht, von 0 bis 100; üblich ist 50.
cli-arg-speech-volume = Wie laut Sixdot spricht, von 0 bis 100.
cli-arg-speech-voice = Die Stimme für die Sprache, in der Sixdot startet.
cli-arg-sounds = Spielt Töne: on, off, oder ein Befehl, der als letztes Wort den Namen dessen bekommt, was geschieht.
cli-arg-sounds-volume = Wie laut die Töne sind, von 0 bis 100.
cli-arg-sounds-without = Ereignisse ohne Ton, mit ihren englischen Namen und Kommas dazwischen.
cli-arg-plain = Liest Zeilen ohne Zeileneditor, auch im Terminal.
cli-arg-games = Wie viele Spiele gespielt werden.
cli-arg-threads = Wie viele Prozessorkerne arbeiten.
cli-arg-json = Gibt JSON aus.
cli-arg-match = Ein Spiel ist eine ganze Partie, nicht eine Runde.
cli-arg-watch = Prüft von Neuem, sobald sich eine Datei ändert, bis du Strg und C drückst.
cli-arg-verbose = Nennt alles ausführlich, etwa die Beispiele, die anders ausgehen.
cli-arg-clauses = Nennt zu jeder Regel ihre Beispiele.
cli-arg-balance = Spielt viele Spiele am kleinsten, am üblichen und am größten Tisch und sagt, wie die Regeln sich spielen.
cli-arg-host = Der Rechner, etwa example.org oder 192.0.2.1:4000.
cli-arg-listen = Die Adresse, unter der Freunde hereinkommen; ohne Angabe nur von diesem Rechner aus.
cli-arg-port = Der Port der Seite und von sixdot join, auch als --web; ohne Angabe 7777, bei 0 irgendein freier.
cli-arg-telnet = Der Port für Telnet und MUD-Clients, bei 0 irgendein freier; ohne Angabe bleibt Telnet zu.
cli-arg-tls = Der Server verschlüsselt auch, mit einem Zertifikat, das er selbst macht; ohne diese Angabe nur, wenn andere Rechner hereinkommen oder mit --certificate oder --telnet-tls.
cli-arg-no-tls = Der Server verschlüsselt nicht, auch wenn andere Rechner hereinkommen.
cli-arg-certificate = Die Datei mit deinem eigenen Zertifikat in PEM, gefolgt von denen seiner Aussteller.
cli-arg-key = Die Datei mit dem Schlüssel des Zertifikats, in PEM.
cli-arg-telnet-tls = Der Port für Telnet und MUD-Clients über TLS, bei 0 irgendein freier; ohne Angabe bleibt er zu.
cli-arg-ssh = Der Port für SSH, bei 0 irgendein freier; ohne Angabe bleibt SSH zu.
cli-arg-connections = Wie viele Verbindungen eine Adresse höchstens haben kann; ohne Angabe 50.
cli-arg-new-certificate = Nimmt das Zertifikat, das der Server zeigt, auch wenn du ein anderes von ihm kennst.
cli-arg-code = Die Codewörter eines Tisches.
cli-missing-host = Wo ist der Tisch? Schreib den Rechner nach join, etwa sixdot join example.org.
cli-bad-host = { $word } ist weder Name noch Adresse eines Rechners, wie etwa example.org oder 192.0.2.1.
cli-no-network = Übers Netz geht hier nichts: Dieses Programm wurde ohne Netzwerk gebaut.
cli-no-ssh = SSH kann dieses Programm nicht: Es wurde ohne SSH gebaut.
cli-item = { $typed }: { $explained }
cli-more-help = Die Schalter eines Befehls hörst du mit --help dahinter: sixdot play --help.
cli-value-language = SPRACHE
cli-value-folder = ORDNER
cli-value-number = ZAHL
cli-value-game = SPIEL
cli-value-clause = REGEL
cli-value-path = PFAD
cli-value-commitment = PRÜFCODE
cli-value-levels = STUFEN
cli-value-word = WORT
cli-value-choice = NAME=WERT
cli-value-seats = PLÄTZE
cli-value-example = DATEI#NAME
cli-value-name = NAME
cli-value-command = BEFEHL
cli-value-detail = ART=WIE
cli-value-file = DATEI
cli-value-host = RECHNER
cli-value-address = ADRESSE
cli-value-code = WÖRTER

cli-unknown-command = Einen Befehl { $word } gibt es nicht. Hilfe mit: sixdot --help.
cli-unknown-command-suggest = Einen Befehl { $word } gibt es nicht. Meintest du { $suggestion }?
cli-unknown-game = Ein Spiel { $word } gibt es nicht. Die Liste bekommst du mit: sixdot games.
cli-unknown-game-suggest = Ein Spiel { $word } gibt es nicht. Meintest du { $suggestion }?
cli-unknown-option = Einen Schalter { $option } gibt es nicht. Hilfe mit: sixdot --help.
cli-unknown-option-suggest = Einen Schalter { $option } gibt es nicht. Meintest du { $suggestion }?
cli-unexpected = Das passt hier nicht hin: { $word }. Hilfe mit: sixdot --help.
cli-missing = Es fehlt { $option }. Hilfe mit: sixdot --help.
cli-missing-game = Welches Spiel? Nenn seine Kennung, zum Beispiel: sixdot { $command } uno. Die Liste bekommst du mit: sixdot games.
cli-missing-value = { $option } braucht einen Wert.
cli-twice = { $option } darf nur einmal stehen.
cli-conflict = { $option } und { $other } gehen nicht zusammen.
cli-deal-record = Ein Spiel, das mit einem Beispiel beginnt, lässt sich nicht aufzeichnen, denn eine Aufzeichnung beginnt mit dem Geben. Lass --record oder --deal weg.
cli-deal-conflict = { $other } geht nicht zusammen mit --deal: Das legt das Beispiel fest. Lass { $other } weg.
cli-only-hands = { $option } geht nur bei Spielen mit Karten auf der Hand, und { $game } ist keines: Dort hält niemand Karten.
cli-needs = { $option } geht nur zusammen mit { $other }.
cli-bad-value = { $option } kann nicht { $value } sein. Möglich: { $values }.
cli-bad-cards = { $option } kann nicht { $value } sein. Möglich: eine Zahl von 0 bis { $most }, eines von { $cards } oder eine Regel als Satz; mehrere mit Semikolon dazwischen.
cli-bad-detail = { $option } braucht game, turn, hand, chat, error oder help, dann =, dann full, short oder off, nicht { $value }. Bei error und turn geht off nicht.
cli-no-command = { $option } braucht einen Befehl, und { $value } ist keiner: Es steht nichts da, oder ein Anführungszeichen fehlt.
cli-bad-number = { $option } braucht eine ganze Zahl von { $min } bis { $max }, nicht { $value }.
cli-not-a-number = { $option } braucht eine ganze Zahl, nicht { $value }.
cli-players-range = { $game } ist für { $sizes }, nicht für { $value }.
cli-players-teams = Mit { $teams } Teams ist { $game } für { $sizes } Personen, nicht für { $value }.
cli-no-teams = Mit diesen Hausregeln können höchstens { $max } Personen { $game } spielen, zu wenige für { $teams } Teams.
cli-spoken-sign = Auf einer individuellen Karte kann das Zeichen { $sign } nicht stehen, weil Screenreader es aussprechen. Schreib den Satz ohne das Zeichen.
cli-players-conflict = --players sagt { $players }, aber --seats nennt { $seats }. Lass eins davon weg.
cli-bad-seat = --seats: { $word } ist kein Platz. Jeder ist me, bot, bot:LEVEL oder ein Name.
cli-empty-seat = --seats: Zwischen zwei Kommas fehlt ein Platz. Jeder ist me, bot, bot:LEVEL oder ein Name.
cli-seat-twice = --seats: Der Name { $word } steht zweimal da.
cli-no-dealer = --dealer: Am Tisch heißt niemand { $word }.
cli-unknown-level = Eine Stufe { $word } gibt es nicht. Es gibt { $levels }.
cli-too-many-levels = --level nennt { $levels ->
    [one] { $levels } Stufe
   *[other] { $levels } Stufen
} für { $bots } Computerspieler.
cli-bad-set = --set braucht Name=Wert, nicht { $value }.
cli-unknown-set = { $game } hat keine Hausregel { $word }. Es gibt { $names }.
cli-no-sets = { $game } hat keine Hausregeln zum Wählen.
cli-profile-name = { $word } ist kein Name für ein Profil. Er hat Buchstaben, Ziffern und Bindestriche, höchstens 40.
cli-unknown-profile = Ein Profil { $word } gibt es nicht. Ein Spiel legt ein neues an.
cli-cannot-read = { $file } lässt sich nicht lesen: { reason }.
cli-cannot-write = { $file } lässt sich nicht schreiben: { reason }.
cli-bad-rules = Das Spiel { $game } hat Fehler in seinen Regeln und lässt sich so nicht spielen. Der Befehl { $check } sagt Genaueres.
cli-bad-record = { $file }, Zeile { $line }: { $problem ->
    [not-text] Das ist kein Text
    [not-a-record] Das ist keine Aufzeichnung eines Spiels
    [version] Das hat eine andere Version von sixdot geschrieben
    [no-game] Dieses Spiel gibt es hier nicht
    [other-rules] Die Regeln des Spiels haben sich seitdem geändert
    [other-seed] Der Startwert folgt nicht aus dem, was alle zum Mischen beigetragen haben
    [name] So kann am Tisch niemand heißen
    [no-move] Das ist kein Zug
   *[impossible] Dieser Zug ist nicht möglich
}. Die Datei bleibt, wie sie ist.
cli-record-lacks = { $file }, Zeile { $line }: { $key } fehlt oder ist falsch. Die Datei bleibt, wie sie ist.
cli-commitment-digits = { $word } ist kein Prüfcode. Er hat 64 Zeichen, Ziffern und Buchstaben von a bis f, von denen die ersten 16 genügen.
cli-uncommitted = { $file } sagt nicht, wie gemischt wurde, also gibt es keinen Prüfcode zu vergleichen.
cli-other-commitment = { $file }: Der Prüfcode ist nicht { $told }. Also wurde nicht so gemischt, wie der Server es vor dem Geben festgelegt hat.
cli-nothing-to-resume = Es ist noch kein Spiel aufgezeichnet. Eines beginnen: sixdot play uno.
cli-not-saved = Als { $word } ist kein Spiel gespeichert. Gespeichert sind { $names }.
cli-nothing-saved = Als { $word } ist kein Spiel gespeichert. Das letzte geht weiter mit: sixdot resume.
cli-nothing-unfinished = Kein aufgezeichnetes Spiel kann weitergehen: Alle sind zu Ende. Eines beginnen: sixdot play uno.
cli-no-numbered = Ein aufgezeichnetes Spiel { $word } gibt es nicht. Die unbeendeten hörst du mit: sixdot resume.
cli-not-kept = Ein aufgezeichnetes Spiel { $word } gibt es nicht. Alle aufgezeichneten hörst du mit: sixdot replay.
cli-not-recorded = Dieses Spiel wird nicht mitgeschrieben, weil HOME nicht gesetzt ist und es keinen Platz dafür gibt. Es kann später nicht weitergehen.
cli-in-play = { $file } ist ein Spiel, das nicht zu Ende ist, also bleiben die Karten dieses Platzes verdeckt. Lass --seat weg oder warte, bis es zu Ende ist.
cli-bad-example = { $file } hat Fehler. Genaueres mit: { $check }.
cli-unknown-example = { $file } hat kein Beispiel { $word }. Einige davon: { $names }.
cli-example-needed = { $file } hat mehrere Beispiele: Sag nach #, welches. Einige davon: { $names }.
cli-other-game = In { $file } geht es um { $other }, nicht um { $game }.
cli-not-text = Etwas im Aufruf ist kein UTF-8-Text und lässt sich nicht lesen.
cli-name-of-nobody = --name ist der Name für den Platz me, und unter --seats steht kein me.
cli-bad-name = { $word } kann kein Name sein. Ein Name hat Buchstaben, höchstens { $max }, und ist kein Befehl.
cli-deal-seats = Das Beispiel { $example } ist für { $players } Personen. Lass --players weg oder nenn bei --seats { $players } Plätze.
cli-levels-per-seat = --level braucht eine Stufe oder eine für jeden der { $players } Plätze, nennt aber { $levels }.
cli-unknown-set-suggest = { $game } hat keine Hausregel { $word }. Meintest du { $suggestion }?
cli-no-output = Die Ausgabe ließ sich nicht schreiben: { reason }.
cli-bad-settings = Die Einstellungen in { $file } lassen sich nicht lesen, weil in Zeile { $line } etwas nicht stimmt. Sie gelten nicht und bleiben, wie sie sind.
cli-no-examples = { $file } hat keine Beispiele.
cli-unknown-example-suggest = { $file } hat kein Beispiel { $word }. Meintest du { $suggestion }?
cli-setting = { $name }: { $source ->
    [flag] { $value }, von { $flag }
    [variable] { $value }, aus der Variablen { $variable }
    [file] { $value }, aus { $key } in der Datei
    [system] { $value }, vom System
   *[none] nicht gesetzt
}. Setzen mit { $flag }, mit der Variablen { $variable } oder mit { $key } in der Datei.
cli-settings-file = Die Einstellungen liegen in der Datei { $file }.
cli-stats-file = Die Zählung steht in der Datei { $file }.
cli-rules-folder = Deine eigenen Regeln liegen im Ordner { $folder }.
cli-games-folder = Spiele werden im Ordner { $folder } aufgezeichnet.
cli-no-settings-file = Für eine Datei mit Einstellungen gibt es keinen Ort, weil HOME nicht gesetzt ist.
cli-unknown-clause = { $game } hat keine Regel { $word }. Alle bekommst du mit sixdot rules und dem Spiel allein.
cli-replaced-clause = Die Regel { $word } gilt in { $game } nicht.
cli-no-braille = Für Braille fehlt das Programm { $program } von liblouis. { $system ->
    [windows] Lade von liblouis.io das Archiv für Windows herunter und trag seinen Ordner bin in PATH ein.
    [macos] Installiere mit Homebrew liblouis.
   *[other] Installiere in Debian und Ubuntu das Paket liblouis-bin, in Fedora liblouis-utils, mit Homebrew liblouis.
}
cli-no-table = liblouis konnte die Brailletabelle { $table } nicht verwenden. In Debian und Ubuntu sind die Tabellen im Paket liblouis-data.
cli-braille-failed = Die Übertragung in Braille ist gescheitert: { reason }.
cli-braille-table = Übertragen mit der Brailletabelle { $table } von liblouis.
cli-missing-name = sixdot { $command } braucht einen Namen für das Spiel, zum Beispiel unser-spiel.
cli-game-name = { $word } ist kein Name für ein Spiel. Er hat kleine Buchstaben ohne Umlaute, Ziffern und Bindestriche, höchstens 40, zum Beispiel unser-spiel.
rules-resolved = Mit allem, was in den Regeldateien dieser Spiele steht: { $games }.
rules-new-written = Die Datei { $file } ist angelegt. Das Spiel kannst du schon so spielen: sixdot play { $name }. Was nicht stimmt, hörst du bei jedem Speichern mit: sixdot check { $file } --watch.
rules-new-about = Ein eigenes Spiel. Spielen mit: sixdot play { $name }. Was daran nicht stimmt, sagt: sixdot check { $file }. Zeilen wie diese, mit einem Nummernzeichen, erklären nur.
rules-new-like = { $game }, bis auf das, was du hier schreibst. Spielen mit: sixdot play { $name }. Was daran nicht stimmt, sagt: sixdot check { $file }. Zeilen wie diese, mit einem Nummernzeichen, erklären nur.
rules-new-choices = Was sich an einem Tisch mit { $game } wählen lässt. Nimm das Nummernzeichen vor einer Zeile mit Gleichheitszeichen weg und schreib den Wert hin, den du willst.
rules-new-choice = { $title }: { $values }.
rules-new-cards = Eine Karte tut etwas anderes, wenn sie hier eine eigene Tabelle hat. Die Karten heißen: { $cards }. Ohne die Nummernzeichen lässt diese hier den Nächsten drei Karten ziehen.
rules-new-table = Wie viele spielen können und wie viele Karten alle bekommen.
rules-new-matching = Eine Karte passt, wenn Farbe oder Wert gleich ist.
rules-new-drawing = Wer keine passende Karte hat, zieht eine und darf sie legen, wenn sie passt.
rules-new-end = Die Runde ist zu Ende, wenn jemand keine Karte mehr hat. Dafür gibt es so viele Punkte, wie die Karten der anderen zählen.
rules-new-deck = Die Farben, in der Reihenfolge, in der eine Hand genannt wird.
rules-new-plain = Karten, die nichts tun.
rules-new-draw = Wer als Nächstes dran ist, zieht zwei Karten oder kontert mit einer weiteren Sieben.
rules-new-skip = Wer als Nächstes dran ist, setzt aus.
rules-new-wish = Passt auf jede Karte außer auf einen anderen Buben. Wer ihn legt, wünscht sich eine Farbe.
check-waits = Wartet, bis sich eine Datei ändert. Strg und C beenden das.
check-again = { $file } hat sich geändert, deshalb wird alles neu geprüft.

# How a game was shuffled.

verify-made = Ehrlich gemischt: { $names } haben zusammen gemischt, und niemand konnte die Karten bestimmen.
verify-server = der Server
verify-alone = Gemischt hat allein der Server. Ob er bei seiner Mischung geblieben ist, zeigt sein Prüfcode.
verify-unknown = Wie dieses Spiel gemischt wurde, steht nicht in der Aufzeichnung, nur der Startwert, aus dem die Karten folgen.
verify-commitment = Der Prüfcode des Servers: { $commitment }. Er muss der sein, der vor dem Geben gesagt wurde.
verify-same = Der Prüfcode ist der, der vor dem Geben gesagt wurde.
verify-moves = { $count ->
    [one] Der eine Zug passt zu den Karten, die neu gegeben wurden.
   *[other] Alle { $count } Züge passen zu den Karten, die neu gegeben wurden.
}
