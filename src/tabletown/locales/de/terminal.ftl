# Was die Befehle im Terminal sagen.
terminal-commitment = Die Verteilung ist durch einen geheimen Startwert festgelegt; sein SHA-256 ist { $commitment }
terminal-commands =
    Tipp einen Zug: seine Nummer, wo Züge nummeriert sind, sonst den Zug selbst.
      look    den ganzen Tisch zeigen        help    Buchstaben und Punkte
      moves   alle deine Züge zeigen         hint    was ein Bot täte, und warum
      wait    jemand anders vorlassen        quit    den Tisch verlassen
terminal-more = – Enter: weiter, q: genug –
terminal-cut =
    { $count ->
        [one] … { $count } weitere Zeile: Tipp „moves“.
       *[other] … { $count } weitere Zeilen: Tipp „moves“.
    }
terminal-no-numbers = Hier sind die Züge nicht nummeriert: Tipp einen, etwa { $move }
terminal-seed = Der Startwert war { $seed }
terminal-curtain = Platz { $seat }, drück Enter, wenn nur du den Bildschirm siehst.
hint-first = „{ $bot }“ würde den ersten davon spielen ({ $meaning }, und warum):
hint-chance = Siegchance
hint-liking = wie oft er so zöge
hint-behind = Punkte hinter dem besten
left-table = Du hast den Tisch verlassen; weiter geht es mit: { $command }
play-nothing-kept = Es gibt kein Spiel zum Weiterspielen: Hier ist kein angefangenes gespeichert.
left-table-unkept = Du hast den Tisch verlassen. Das Spiel konnte nicht gespeichert werden; mit --record DATEI wählst du, wo.
file-exists = { $file } gibt es schon und wird nicht überschrieben.
warning = Warnung: { $what }
replay-seed = Startwert „{ $seed }“
replay-stops = Die Aufzeichnung endet hier; das Spiel ist nicht zu Ende. Am Zug: { $seats }.
replay-no-position = Die Aufzeichnung endet nach Zug { $count }: --at nimmt 0 bis { $count }.
verified = Geprüft: { $game }, { $seats }, { $moves }.
verified-short = geprüft, { $game }, { $moves }
verified-seed = Die Verteilung folgt aus dem Startwert „{ $seed }“, dessen SHA-256 { $commitment } ist.
verified-given = Das ist die Festlegung, die du angegeben hast.
verified-compare = Vergleich das mit dem, was vor dem Spiel gezeigt wurde.
verify-one-commitment = --commitment gehört zu einem einzigen Spiel, und das sind mehrere Aufzeichnungen.
verify-some-wrong = Nicht bestätigt: { $wrong } von { $count } Aufzeichnungen.

## Aufzeichnungen
record-none = Das ist keine Aufzeichnung: Sie beginnt mit „{ $format }“.
record-cut = Die Datei bricht mitten in der letzten Zeile ab (kein Zeilenende).
record-more = Das Spiel endet hier, aber es folgen noch Zeilen.
record-setup = So kann das Spiel nicht beginnen: { $why }
record-undo = So viele Züge lassen sich nicht zurücknehmen: { $count } von { $moves }.
record-move = „{ $entry }“: { $why }
record-seed = Dieser Startwert war nicht festgelegt: Sein SHA-256 ist ein anderer.
record-share = Dieser Anteil war nicht festgelegt: Sein SHA-256 ist ein anderer.
record-joint = Dieser Startwert folgt nicht aus den Anteilen.
record-joint-table = Nach „joint:“ steht der Name eines Tisches: Buchstaben und Ziffern.
record-no-share = Ein Anteil hat 64 Ziffern, 0 bis 9 und a bis f.
record-share-seat = Der Anteil eines Platzes, den es nicht gibt oder der schon einen hat.
verified-joint = Die Verteilung wurde gemeinsam ausgelost: Ihr Startwert „{ $seed }“ folgt aus dem Anteil des Gebers und denen der Plätze { $seats }. Wer den eigenen Anteil darin findet, weiß, dass niemand sie gewählt hat.
verified-joint-share = Der Anteil des Gebers ist „{ $share }“, dessen SHA-256 { $commitment } ist.
verified-joint-stopped =
    { $count ->
        [one] Vorher wurde der Start einmal verhindert, von Platz { $seats }.
       *[other] Vorher wurde der Start { $count }-mal verhindert, von den Plätzen { $seats }.
    }
record-stops = Die Aufzeichnung endet hier, aber das Spiel ist nicht zu Ende.
record-no-result = Das Spiel ist hier zu Ende, aber die Zeile mit dem Ergebnis fehlt.
record-result = Das Ergebnis ist falsch: Es ist „{ $result }“.
record-rules = Nach Fassung { $version } der Regeln gespielt; hier ist Fassung { $known }.
record-data = Mit anderen Datendateien gespielt: Ihr Fingerabdruck ist { $data }, der von hier ist { $here }; leg die Dateien jenes Spiels in den Ordner von TABLETOWN_DATA.
record-header = Der Kopf bricht ab: „{ $key }: …“ fehlt.
record-expected = Erwartet wird „{ $key }: …“.
record-number = „{ $text }“ ist keine Zahl.
record-options = Die Optionen schreibt man so: { $form }
record-players = { $count } Personen sind für { $seats } Plätze genannt.
record-other-commitment = Das ist eine andere Festlegung als die, die dir gezeigt wurde.
terminal-prompt = Platz { $seat }>
score-no-sheet = { $game } hat kein Wertungsblatt für Spiele mit der echten Schachtel.
score-one-file = { $game } wird aus einer Datei gewertet (oder - für die Standardeingabe), nicht aus { $count }.
file-missing = Diese Datei oder diesen Ordner gibt es nicht.
file-forbidden = Das darf hier nicht gelesen oder geschrieben werden.
file-folder = Das ist ein Ordner, keine Datei.
file-no-folder = Der Weg führt durch eine Datei, die kein Ordner ist.
file-no-text = { $file } ist keine Textdatei.
verified-scores = Punkte: { $scores }.
verified-score = { $name }: { $points }
play-shares = Die Verteilung folgt aus einem geheimen Anteil dieses Programms, dessen SHA-256 { $commitment } ist, und aus den Worten, die ihr jetzt tippt: irgendwelche, oder nur Enter.
play-share = Platz { $seat }:{" "}
play-shares-seed = --seed sagt, was ausgeteilt wird, und mit --shares zieht ihr es selbst: Nur eines davon geht.
play-people = Von { $seats } Plätzen können 1 bis { $seats } mit Menschen besetzt sein, nicht { $people }.
play-resume-only = --resume macht weiter, wie es in der Aufzeichnung steht: Lass { $what } weg.
play-program = Die Aufzeichnung lässt das Programm „{ $program }“ spielen: Nenne es mit --bots, wenn du ihm vertraust.
play-too-few-bots = Bots: { $bots }, Plätze: { $seats }. Nenne einen Bot für alle Plätze oder einen für jeden.
option-form = „{ $text }“ ist keine Option: Schreib NAME=WERT.
option-twice = Die Option „{ $name }“ steht zweimal da.
verified-begun = Sie beginnt mit den { $given } von { $digits } Ziffern, die du genannt hast.
verify-no-commitment = „{ $text }“ ist nicht der Anfang einer Festlegung: Nenne mindestens { $fewest } ihrer Ziffern, 0 bis 9 und a bis f.
verified-players = Wer gespielt hat, steht nur in der Aufzeichnung, bewiesen ist es nicht: { $players }.
record-player = „{ $name }“ ist weder „person“ noch ein Bot dieses Spiels.
hint-games =
    { $count ->
        [one] { $what }; { $count } Spiel
       *[other] { $what }; { $count } Spiele
    }

usage-no-command = Einen Befehl „{ $command }“ gibt es nicht: tabletown --help zählt alle auf.
usage-no-option = Eine Option „{ $option }“ gibt es hier nicht: --help zählt alle auf.
usage-missing = Es fehlt: { $what }. Wie man es schreibt, sagt --help.
usage-needs-value = Nach { $option } fehlt ein Wert.
usage-takes-no-value = { $option } steht ohne Wert.
usage-extra = Das ist hier zu viel: { $words }
usage-whole-number = { $what } ist eine ganze Zahl, nicht „{ $given }“.
usage-number = { $what } ist eine Zahl, nicht „{ $given }“.
usage-at-least = { $what } ist mindestens { $least }, nicht { $given }.
usage-more-than = { $what } ist mehr als { $least }, nicht { $given }.
usage-one-of = { $what } ist { $choices }, nicht „{ $given }“.
serve-open = Tabletown ist offen unter { $url }
serve-friends = Unter dieser Adresse können Freunde nicht kommen: Gib die an, die sie benutzen, etwa { $example }

# Gewichte von Bots, die gelernt haben: was mit ihnen nicht stimmt, und wie es ohne sie geht.
net-none = Solche Tische hat kein Netz gelernt ({ $tables })
net-gone = Die Gewichte { $file } oder ihre Beschreibung fehlen
net-unreadable = Die Gewichte { $file } oder ihre Beschreibung sind nicht lesbar
net-too-big = Die Gewichte { $file } sind größer, als Gewichte sein dürfen
net-changed = Die Gewichte { $file } sind nicht die ihrer Beschreibung: Sie wurden abgeschnitten oder verändert
net-of-others = Die Gewichte { $file } sind für „{ $found }“, nicht für „{ $wanted }“
net-no-file = Das ist keine Datei mit Gewichten
net-no-header = Der Kopf dieser Gewichte ist nicht lesbar
net-short = Diese Gewichte sind abgeschnitten
net-not-finite = Diese Gewichte sind nicht alle Zahlen
net-older = Diese Gewichte sehen andere Zahlen an, als es gibt
net-unplayable = Diese Gewichte sagen nicht, wie mit ihnen gespielt wird
net-instead = { $fault }; stattdessen spielt { $bot }
net-rated = { $fault }; die Suche bewertet Züge so wie balanced
search-no-world = Diesem Platz wird gezeigt, was kein Spiel nach diesen Regeln zeigt; die Suche spielt den Zug, den { $bot } am höchsten bewertet
