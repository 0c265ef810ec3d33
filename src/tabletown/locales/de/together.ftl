# Zusammenkommen: was der Server dabei ablehnt, und was vom Tisch selbst erzählt wird.
refused-undo-off = An diesem Tisch gilt ein Zug, sobald alle ihn gesehen haben.
refused-quiet = An diesem Tisch spricht niemand, solange alle geheim wählen. Sag es nach dem Aufdecken.
refused-host-there = Wer den Tisch leitet, ist noch da.
refused-seats-taken = Hier sitzen mehr Menschen, als es dann Plätze gäbe.
refused-no-standoff = Ihr beide müsst jetzt nicht aufeinander warten.
record-cards = Die Zufallskarten sind nicht die, die der Startwert ergibt: { $cards }.

told-plays-no-more = { $name } bleibt hier und spielt nicht noch einmal mit.
told-new-host = { $name } leitet jetzt den Tisch.
told-seats-drawn = Die Plätze wurden mit Zufallskarten ausgelost.
told-draw-stopped = Von { $names } kam kein Anteil an der Auslosung: Das Spiel hat nicht begonnen, und es wird neu ausgelost.
told-bot-plays = Für { $name } spielt jetzt ein Bot.
told-plays-again = { $name } ist zurück und spielt wieder selbst.
told-sits-down = { $name } sitzt jetzt am Tisch.
told-seat-freed = Der Platz von { $name } ist jetzt frei.
told-handover-asked = Für den Platz von { $name } wurde um einen neuen Link gebeten: Wer ihn öffnet, sieht diese Hand.
told-handover-agreed = { $name } stimmt dem neuen Link zu.
told-handover-refused = { $name } stimmt dem neuen Link nicht zu.
told-new-link = Der Platz von { $name } hat einen neuen Link; der alte gilt nicht mehr.
told-renamed = { $before } heißt jetzt { $name }.
told-undo-refused = { $name } ist mit dem Zurücknehmen nicht einverstanden.
told-closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen.
told-muted = Wer diesen Server betreibt, lässt { $name } hier nicht reden.
told-unmuted = { $name } darf hier wieder reden.
told-deletion-asked = { $name } möchte diesen Tisch endgültig löschen.
told-deletion-refused = { $name } möchte diesen Tisch behalten.
told-you-first = { $name } und { $other } warten aufeinander: { $name } ist zuerst dran, mit der niedrigeren Zufallskarte.

reaction-yes = Daumen hoch
reaction-clap = Applaus
reaction-laugh = Gelächter
reaction-wow = Staunen
reaction-think = nachdenklich
reaction-heart = Herz

## Home
play-with-friends = Mit Freunden
quick-bots = Bots
quick-level = Stärke
continue-title = Weiterspielen
continue-yours = Du bist dran
continue-lobby = Es fehlen noch Mitspielende

## Before the game
share-qr = Der Link als QR-Code für ein anderes Handy
name-first = Sag zuerst, wie du heißt.
rename = Umbenennen
rename-save = Speichern
rename-label = Dein Name an diesem Tisch
seat-awaited = wird erwartet
lobby-awaited =
    { $count ->
        [one] Eine Person aus der letzten Partie wird noch erwartet.
       *[other] { $count } Personen aus der letzten Partie werden noch erwartet.
    }
start-with =
    { $count ->
        [one] Allein starten
       *[other] Mit { $count } Personen starten
    }
agreed-title = An diesem Tisch vereinbart
option-on = ja
option-off = nein
manners-undo = Zurücknehmen, was alle gesehen haben
manners-undo-auto = nicht unter mehreren Menschen; Bots sind einverstanden
manners-undo-off = gar nicht
manners-undo-consent = wenn die anderen einverstanden sind
manners-talk = Reden, solange alle geheim wählen
manners-talk-strict = erst nach dem Aufdecken
manners-talk-free = jederzeit
manners-seating = Sitzordnung
manners-seating-drawn = mit Zufallskarten ausgelost
manners-seating-chosen = wie ihr euch setzt
seating-card = Zufallskarte { $number }
seating-drawn = Die Zufallskarten sind gezogen. So sitzt ihr:

## At the table
details = Einzelheiten
talk-quiet = Vor dem Aufdecken spricht niemand: So spielt dieser Tisch.
talk-reactions = Reagieren
mute-person = Auf diesem Gerät nicht zeigen, was { $name } sagt
undo-secret = Neu wählen
undo-title = Du wirst gefragt
turn-title = Du bist dran
confirm-no = Abbrechen
give-to-bot-text = Für { $name } spielt dann ein Bot weiter. Alle erfahren es, und { $name } kann den Platz zurücknehmen.
give-to-bot-yes = Platz an einen Bot geben
leave-table = Spiel verlassen
leave-text = Für dich spielt dann ein Bot weiter. Alle erfahren es, und mit diesem Gerät kannst du deinen Platz zurücknehmen.
leave-yes = Verlassen
hand-over = Link erstellen
hand-over-label = Meinen Platz übergeben an (Name)
handed-over = Schick diesen Link: Wer ihn öffnet, hat deinen Platz
back-text = Auf deinem Platz spielt ein Bot.
back-take = Platz zurücknehmen
host-away = Wer den Tisch leitet, ist schon länger weg.
host-take = Tischleitung übernehmen
again-asked = { $name } möchte noch eine Partie spielen.
again-open = Es gibt eine neue Partie.
again-join = Mitspielen
again-stay = Hierbleiben
again-title = Noch eine Partie?

## What a link looks like elsewhere
preview-free =
    { $count ->
        [one] Ein Platz ist frei. Öffne den Link und setz dich dazu.
       *[other] { $count } Plätze sind frei. Öffne den Link und setz dich dazu.
    }
preview-running = Das Spiel läuft. Öffne den Link und schau zu.
preview-over = Das Spiel ist zu Ende. Öffne den Link und sieh, wie es ausging.
preview-page = Brettspiele mit Freunden per Link oder gegen Bots. Ein Fanprojekt.
