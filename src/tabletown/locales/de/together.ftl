# Zusammenkommen: was der Server dabei ablehnt, und was vom Tisch selbst erzählt wird.
refused-undo-off = An diesem Tisch gilt ein Zug, sobald alle ihn gesehen haben.
refused-quiet = An diesem Tisch spricht niemand, solange alle geheim wählen. Sag es nach dem Aufdecken.
refused-host-there = Wer den Tisch eröffnet hat, ist noch da.
refused-seats-taken = Hier sitzen mehr Menschen, als es dann Plätze gäbe.
refused-no-standoff = Ihr beide müsst jetzt nicht aufeinander warten.
record-cards = Die Zufallskarten sind nicht die, die der Startwert ergibt: { $cards }.

told-stays = { $name } bleibt hier und spielt nicht noch einmal mit.
told-new-host = { $name } leitet jetzt den Tisch.
told-seats-drawn = Die Plätze wurden mit Zufallskarten ausgelost: { $names }.
told-bot-plays = Für { $name } spielt jetzt ein Bot.
told-plays-again = { $name } ist zurück und spielt wieder selbst.
told-sits-down = { $name } sitzt jetzt am Tisch.
told-seat-freed = Der Platz von { $name } ist jetzt frei.
told-renamed = { $before } heißt jetzt { $name }.
told-undo-refused = { $name } ist mit dem Zurücknehmen nicht einverstanden.
told-you-first = { $name } und { $other } warten aufeinander: { $name } ist zuerst dran, mit der niedrigeren Zufallskarte.

reaction-yes = Daumen hoch
reaction-clap = Applaus
reaction-laugh = Gelächter
reaction-wow = Staunen
reaction-think = nachdenklich
reaction-heart = Herz
