# Die Seite im Browser.

## Everywhere
skip-to-content = Zum Inhalt
language = Sprache
theme-auto = Farben wie auf dem Gerät
theme-light = Helle Farben
theme-dark = Dunkle Farben
sound = Ton
fan-project = Ein Fanprojekt. Regeln in eigenen Worten, eigene Zeichnungen; ohne Verbindung zu den Verlagen.
unknown-title = Hier ist nichts
unknown-text = Diese Adresse führt nirgendwohin.
to-home = Zur Startseite
close = Schließen
no-connection = Der Server ist gerade nicht zu erreichen. Versuch es gleich noch einmal.
connecting = Auf dem Weg zum Tisch …
total = Summe
print = Drucken

## Home
home-title =
    { $games ->
        [2] Zwei Spiele, ein Tisch
       *[other] Viele Spiele, ein Tisch
    }
home-text = Spiel mit Freunden, indem du einen Link schickst, oder sofort gegen Bots. Ohne Konto, ohne Installation.
for-players = { $from } bis { $to } Personen
play-against-bots = Gegen Bots
learn-open = Geführtes erstes Spiel
rules-open = Regeln
join-title = Einem Tisch beitreten
join-label = Link oder Code
join-button = Mitspielen
join-unreadable = Das ist kein Link und kein Code eines Tisches.
unfinished-with = mit { $names } · { $when }
go-on = Weiterspielen
forget-table = Diesen Tisch vergessen
open-tables = Tische, die Mitspielende suchen
new-table = Neuer Tisch
new-game = Spiel
new-seats = Personen
new-people = An diesem Gerät
new-others = Die anderen Plätze
new-friends = für Freunde
new-bots = für Bots
new-more = Weitere Optionen
new-public = In der Liste offener Tische zeigen
new-clock = Bedenkzeit
no-clock = Keine Uhr
clock-minutes =
    { $minutes ->
        [one] je { $minutes } Minute
       *[other] je { $minutes } Minuten
    }
open-table = Tisch öffnen
your-name = Dein Name
name-number = Name von Person { $number }
you-name = Du
guest = Gast
guest-number = Person { $number }
bot-level = Stärke der Bots
level-easy = leicht
level-easy-about = Meint es gut, nimmt aber oft nur den zweitbesten Weg.
level-medium = mittel
level-medium-about = Macht ab und zu einen kleinen Fehler.
level-hard = schwer
level-hard-about = Spielt sofort, was er für das Beste hält.
level-expert = sehr schwer
level-expert-about = Probiert Züge aus, bevor er spielt, und nimmt sich Zeit.

## Lobby
lobby-free =
    { $count ->
        [one] Ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
lobby-full = Alle sind da
lobby-wait-host = Wer den Tisch leitet, startet das Spiel.
seat-free = frei
# What the bot on a seat is called, so that one can talk about it.
bot-name =
    { $seat ->
        [1] Mira
        [2] Otto
        [3] Panni
        [4] Bruno
        [5] Zoya
        [6] Ilse
       *[7] Matyi
    }
seat-number = Platz { $seat }
sit-here = Hier sitzen
sit-down = Platz nehmen
stand-up = Aufstehen
free-seat = Platz freimachen
fill-with-bots =
    { $count ->
        [one] Ein Bot für den freien Platz
       *[other] Bots für { $count } Plätze
    }
start-game = Spiel starten
you = du
share-title = Freunde einladen
share = Teilen
share-text = Wer diesen Link öffnet, kann Platz nehmen oder zusehen.
share-link = Link zu diesem Tisch
share-copy = Link kopieren
share-copied = Kopiert

## Table
table-title = Am Tisch
shut-table-title = Dieser Tisch lässt sich nicht öffnen
table-damaged = Was von diesem Tisch gespeichert ist, ist beschädigt. Du siehst ihn, wie er davor war; weiterspielen kann man nicht.
no-table-title = Kein solcher Tisch
no-table-text = Unter dieser Adresse gibt es keinen Tisch. Lass dir den Link noch einmal schicken.
players = Mitspielende
is-bot = Bot
stand-in = ein Bot zieht, bis die Person zurück ist
away = nicht da
we-wait = wir warten
is-ready = fertig
chat = Gespräch
chat-unread =
    { $count ->
        [one] 1 neu
       *[other] { $count } neu
    }
chat-empty = Noch hat niemand etwas gesagt.
chat-phrases = Etwas sagen …
chat-write = Eine Zeile schreiben
chat-send = Senden
undo-ask = Meinen Zug zurücknehmen
undo-waits = Es fehlt noch die Zustimmung von { $names }.
undo-asked =
    { $count ->
        [one] { $name } möchte den letzten Zug zurücknehmen.
       *[other] { $name } möchte { $count } Züge zurücknehmen.
    }
undo-agree = Einverstanden
undo-refuse = Ablehnen
typed-move-label = Zug in Notation
typed-move-play = Spielen
link-lost = Verbindung verloren. Sie kommt von selbst zurück …
link-late = Noch keine Antwort. Was du getan hast, ist gespeichert und wird gesendet.
link-slow = Langsame Verbindung: { $seconds } s
table-options = Dieser Tisch
own-seat-link = Link zu deinem Platz (geheim halten)
reissue-link = Neuer Link
reissued-link = Der neue Link dieses Platzes
handover-asked = Für den Platz von { $name } wird ein neuer Link gewünscht. Wer ihn öffnet, spielt dort und sieht diese Hand.
handover-granted = Alle sind einverstanden: Mit demselben Knopf gibt es jetzt den neuen Link für den Platz von { $name }.
handover-waits = Der neue Link wartet auf die Zustimmung von { $names }.
give-to-bot = Einem Bot geben
give-to-person = Einer Person geben
newcomer-name = Name der neuen Person
fair-commitment = Was der Server vor dem Spiel festgelegt hatte (SHA-256 seines Anteils an der Auslosung):
deal-drawing = Die Verteilung wird gemeinsam ausgelost … Es fehlt noch: { $names }.
deal-stopped = Das Spiel hat nicht begonnen: Von { $names } kam kein Anteil an der Auslosung. Starte noch einmal, dann losen die anderen aus; wer bis dahin zurück ist, lost mit.
deal-verified = Die Verteilung wurde gemeinsam ausgelost, mit einem Anteil von diesem Gerät: geprüft.
deal-joint =
    { $count ->
        [one] Die Verteilung wurde gemeinsam ausgelost, aus dem Anteil des Servers und dem von { $count } Platz.
       *[other] Die Verteilung wurde gemeinsam ausgelost, aus dem Anteil des Servers und denen von { $count } Plätzen.
    }
deal-wrong = Die Verteilung folgt nicht aus dem, was diesem Gerät vor dem Spiel gezeigt wurde. Vielleicht hat jemand sie gewählt.
deal-stops =
    { $count ->
        [one] Vorher wurde der Start einmal verhindert.
       *[other] Vorher wurde der Start { $count }-mal verhindert.
    }
deal-how = Wie geht das?
deal-how-title = Niemand kann die Verteilung wählen
deal-how-shares = Vor dem Spiel legt der Server einen geheimen Anteil an der Auslosung fest, danach jedes Gerät einen eigenen, und zwar durch eine Zahl, aus der man ihn nicht erraten kann. Beim Start zeigen alle Geräte ihre Anteile, der Server seinen erst nach dem Spiel. Die Verteilung folgt aus allen zusammen.
deal-how-nobody = So konnten weder der Server noch wer den Tisch leitet noch sonst jemand die Verteilung wählen oder kennen. Wer einen Anteil zurückhält, verhindert den Start und wird genannt, und es wird neu ausgelost.
deal-how-verify = Dieses Gerät hat alles mit dem verglichen, was ihm vorher gezeigt wurde. Wer das ganze Spiel prüfen will, lädt es herunter und führt aus: { $command }
fair-seed = Der Startwert:
lag = { $milliseconds } ms zum Server und zurück
curtain-title = { $name }, du bist dran
curtain-text = Gib das Gerät weiter. Was nur du sehen darfst, erscheint, wenn du den Knopf drückst.
curtain-open = Ich bin { $name }

## In play
# Where several play on one device: whose turn it is, and what she does.
task-of = { $name }: { $task }
waiting-for = Wir warten auf { $names }
nobody-plays = Hier spielt niemand weiter
points-short =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
told-ended = Das Spiel ist zu Ende.
told-says = { $name } sagt: { $words }

## The end
won-you =
    { $points ->
        [one] Du gewinnst mit 1 Punkt
       *[other] Du gewinnst mit { $points } Punkten
    }
won-by =
    { $points ->
        [one] { $name } gewinnt mit 1 Punkt
       *[other] { $name } gewinnt mit { $points } Punkten
    }
won-shared =
    { $points ->
        [one] Den Sieg teilen sich mit { $points } Punkt: { $names }
       *[other] Den Sieg teilen sich mit { $points } Punkten: { $names }
    }
rematch = Noch einmal
replay = Nachspielen
download-record = Aufzeichnung
score-sheet = Wertungsblatt
replay-back = Zurück zum Tisch
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-position = Stellung
replay-at = Zug { $position } von { $last }

## Score helper
score-title = Wertungshilfe
score-teaser = Mit der echten Schachtel gespielt? Gib ein, wie es ausging: Jeder Punkt wird dir erklärt.
score-open = Wertungshilfe öffnen
score-clear = Von vorn
score-bg-stats = An BG Stats
score-copy-text = Als Text kopieren
afresh-sure = Alles Eingegebene geht verloren.
afresh-yes = Von vorn anfangen
afresh-no = Behalten
score-offline = Es gibt keine Verbindung, und dieses Gerät hat die Regeln noch nicht gespeichert. Deine Eingaben bleiben erhalten.
score-kept = Auf diesem Gerät gespeichert: Gerechnet wird auch ohne Verbindung.
score-starting = Keine Verbindung: Die Regeln starten auf diesem Gerät …

## Learning
rules-text = Beide Spiele in unseren eigenen Worten: ein paar Minuten lesen oder beim Spielen lernen.
learn-title = { $game }: geführte Spiele
learn-text = Echte Spiele gegen Bots. Was zum ersten Mal vorkommt, wird über dem Plan erklärt, seine Felder leuchten, seine Punkte werden gezählt. Geh, wann du willst: Du machst weiter, wo du warst.
learn-start = Beginnen
coach = Hinweise
coach-skip = Ohne Hinweise

# Wie lange Tische bleiben, und was von Menschen gespeichert wird.
kept-until = Wenn an diesem Tisch nichts mehr geschieht, wird er am { $date } gelöscht.
table-closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen. Du kannst ihn ansehen, aber nicht weiterspielen.
delete-table = Diesen Tisch löschen
delete-table-text = Namen, Gespräche und Züge werden endgültig gelöscht. Alle, die hier sitzen, müssen einverstanden sein.
deletion-asked = { $name } möchte diesen Tisch endgültig löschen: Namen, Gespräche und Züge.
deletion-waits = Zum Löschen fehlt noch die Zustimmung von { $names }.
deletion-keep = Behalten
privacy-title = Datenschutz
privacy-who = Diesen Server betreibt { $operator }.
privacy-nobody = Wer diesen Server betreibt, hat hier keinen Namen hinterlassen.
privacy-contact = Kontakt: { $contact }
privacy-stored = Gespeichert werden die Namen, die man eingibt, was man an einem Tisch sagt, die Züge und ihre Zeit. Es gibt keine Konten, keine Cookies und keine Werbung, und nichts wird von anderswo geladen.
privacy-device = Dein Browser merkt sich deine Plätze, deine Einstellungen und angefangene Spiele, nur auf diesem Gerät.
privacy-address = Deine Netzadresse steht im Arbeitsspeicher, solange du hier bist und kurz danach, damit niemand es anderen verdirbt. Gespeichert wird sie nur, wenn sie ausgesperrt wird. Kein Protokoll enthält Adressen, Namen oder Gespräche.
privacy-seen = Wer den Link eines Tisches hat, sieht dort die Namen, die Gespräche und das Spiel. Wer den Server betreibt, kann lesen, was gespeichert ist.
privacy-keep-finished = { $days ->
    [0] Beendete Spiele bleiben, bis jemand sie löscht.
    [one] Beendete Spiele werden { $days } Tag nach dem letzten Geschehen gelöscht.
   *[other] Beendete Spiele werden { $days } Tage nach dem letzten Geschehen gelöscht.
}
privacy-keep-untouched = { $days ->
    [0] Spiele, die nicht beendet sind, bleiben, bis jemand sie löscht.
    [one] Spiele, die nicht beendet sind, werden { $days } Tag nach dem letzten Geschehen gelöscht.
   *[other] Spiele, die nicht beendet sind, werden { $days } Tage nach dem letzten Geschehen gelöscht.
}
privacy-delete = Wer an einem Tisch sitzt, kann ihn jederzeit löschen, wenn alle dort einverstanden sind: Der Knopf ist am Tisch unter „{ table-options }“. Du kannst auch die Person darum bitten, die den Server betreibt.
