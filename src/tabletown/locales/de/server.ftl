# Was der Server sagt: warum etwas abgelehnt wurde, und die fertigen Sätze für den Chat.
refused-unreadable = Diese Nachricht war nicht lesbar.
refused-too-big = Diese Nachricht ist zu lang.
refused-too-fast = Das war zu schnell. Warte einen Moment und versuche es noch einmal.
refused-no-table = Diesen Tisch gibt es nicht.
refused-no-hello = Sage zuerst, an welchen Tisch du kommst.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-host = Das kann nur, wer den Tisch eröffnet hat.
refused-seat-taken = Dieser Platz ist besetzt.
refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-not-started = Das Spiel hat noch nicht begonnen.
refused-started = Das Spiel hat schon begonnen.
refused-over = Das Spiel ist zu Ende.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-seats-empty = Noch sind Plätze frei: Besetze sie zuerst mit Menschen oder Bots.
refused-stale = Es hat sich etwas geändert, das du noch nicht gesehen hattest. Schau noch einmal hin und entscheide dann.
refused-illegal = Dieser Zug ist jetzt nicht erlaubt.
refused-unreadable-move = Das ist kein Zug dieses Spiels.
refused-no-such-bot = Diesen Bot gibt es für dieses Spiel nicht.
refused-no-such-game = Dieses Spiel gibt es hier nicht.
refused-no-such-language = Diese Sprache wird hier noch nicht gesprochen.
refused-no-such-phrase = Diesen Satz gibt es nicht.
refused-bad-setup = So lässt sich das Spiel nicht aufbauen.
refused-bad-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
refused-bad-text = Eine Chatzeile hat 1 bis 300 sichtbare Zeichen.
refused-no-proposal = Diesen Vorschlag gibt es nicht, oder er ist hier nicht möglich.
refused-no-undo = Hier gibt es nichts zurückzunehmen.
refused-undo-asked = Es läuft schon eine Bitte um Rücknahme.
refused-too-many = Davon gibt es schon zu viele.
refused-game-broken = Das Spiel { $game } aus dem Paket { $package } hat hier versagt. Der Tisch wartet, wie er ist.
refused-busy = Der Server konnte das nicht speichern. Es ist nichts geschehen; versuche es noch einmal.
illegal-out-of-turn = Du bist nicht an der Reihe.
illegal-wrong-phase = Zuerst ist etwas anderes dran.
illegal-not-in-hand = Diese beiden Plättchen sind nicht beide auf deiner Hand.
illegal-not-chosen = Dieses Plättchen hast du nicht gewählt.
illegal-city-served = Diese Stadt hat ihr Plättchen schon: Das andere kommt in die andere Stadt.
illegal-unknown-square = Dieses Feld gibt es nicht.
illegal-occupied = Dort steht schon etwas.
illegal-first-in-the-middle = Das erste Plättchen einer Stadt kommt in die Mitte.
illegal-outside = Mit einem Plättchen dort könnte die Stadt kein volles Quadrat mehr werden.
illegal-not-adjacent = Ein Plättchen muss ein anderes der Stadt berühren.
illegal-first-on-a-plot = Das erste Plättchen einer Stadt kommt auf ein freies Feld ihrer Landschaft.
illegal-nature = Auf Natur wird nicht gebaut.
illegal-dead-end = Danach wäre nicht mehr für jedes Doppelplättchen Platz, das noch kommen kann.
illegal-not-shown = Diese Zielkarte wurde dir nicht gezeigt.
illegal-not-in-display = Diese Karte liegt nicht offen aus.
illegal-second-wild = Ein offenes Taxi kann nicht die zweite Karte sein.
illegal-empty-deck = Der Stapel ist leer.
illegal-no-tickets = Es gibt keine Zielkarten mehr.
illegal-wrong-number = Eine Strecke kostet so viele Karten, wie sie Felder hat.
illegal-wrong-colour = Diese Karten passen nicht zur Farbe der Strecke.
illegal-route-taken = Diese Strecke ist besetzt.
illegal-both-halves = Du hast schon die andere Hälfte dieser Doppelstrecke.
illegal-other-half-closed = Bei so wenigen Spielern sperrt die andere Hälfte diese hier.
illegal-alike = Beide Hälften sind gleich: Nimm die erste.
illegal-not-enough-taxis = Du hast nicht mehr genug Taxis.
illegal-not-enough-cards = Diese Karten hast du nicht auf der Hand.
illegal-can-act = Passen kannst du nur, wenn sonst nichts möglich ist.
phrase-hello = Hallo zusammen!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-your-turn = Du bist dran.
phrase-think = Lass mich kurz nachdenken.
phrase-sorry = Entschuldigung!
phrase-good-idea = Gute Idee.
phrase-rather-not = Lieber nicht.
phrase-need-shop = Unsere Stadt braucht Läden.
phrase-need-factory = Unsere Stadt braucht Fabriken.
phrase-need-tavern = Unsere Stadt braucht Gaststätten.
phrase-need-office = Unsere Stadt braucht Büros.
phrase-need-park = Unsere Stadt braucht Parks.
phrase-need-house = Unsere Stadt braucht Häuser.
phrase-once-more = Noch eine Partie?

# Was Bots zu ihren Partnern sagen; Plättchen und Feld stehen beim ersten daneben.
bot-wishes = { $now ->
    [0] Gleich nichts, am Ende aber etwa { $possible } Punkte.
   *[other] { $now } sofort, am Ende etwa { $possible }.
}
bot-would-rather = Lieber { $tile } auf { $square }: Das ist mir { $more ->
    [one] { $more } Punkt
   *[other] { $more } Punkte
} mehr wert.
