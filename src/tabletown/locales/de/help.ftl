# Regeln am Tisch und geführte Spiele, bei jedem Spiel.
help = Wertung und Regeln
help-title = Wertung: { $game }
help-tips = Lass die Maus auf etwas ruhen, halte den Finger darauf oder drücke I und geh mit den Pfeiltasten weiter: Du siehst die Regel, und was es wert ist.
help-rules = Alle Regeln
tip-title = Was es ist und was es wert ist
tip-rule = Die Regel
rules-back = Zurück an den Tisch
rules-contents = Inhalt
example-why = Warum so viele?
example-number = Bild { $number }: { $points }
example-total =
    { $points ->
        [one] Dieses kleine Spiel bringt insgesamt { $points } Punkt.
       *[other] Dieses kleine Spiel bringt insgesamt { $points } Punkte.
    }

## Guided games
learn-done = Du hast alles gelernt, was dieses Spiel lehrt. Spiel es zu Ende, lass den Ratgeber für dich weiterspielen und sieh, wie es ausgeht, oder beginne ein eigenes Spiel.
learn-watch = Zeig mir das Ende
learn-watching = Der Ratgeber spielt jetzt für dich. Übernimm wieder, wann immer du willst.
learn-myself = Ich spiele weiter
learn-progress = { $learnt } von { $lessons } gelernt
learn-leave = Zu allen Spielen
learn-go-on = Weiter
learn-again = Von vorn
learn-more = Geführte Spiele
coach-go-on = Mach weiter, wie du magst: Das nächste Neue wird erklärt, sobald es vorkommt.
