# Die Zufallskarten. Jede Karte nennt eine Reihenfolge, im Uhrzeigersinn, beginnend mit Platz 1.
seating-bridge = Setzt euch danach, wer zuletzt zu Fuß über eine Brücke gegangen ist.
seating-stairs = Setzt euch nach der Zahl der Stufen bis zu eurer Haustür, die meisten zuerst.
seating-early = Setzt euch danach, wer heute am frühesten aufgestanden ist.
seating-far = Setzt euch danach, wer letzte Nacht am weitesten von diesem Tisch entfernt geschlafen hat.
seating-towns = Setzt euch danach, wer schon in den meisten Orten gewohnt hat.
seating-bag = Setzt euch nach dem Gewicht der mitgebrachten Taschen, die schwerste zuerst.
seating-keys = Setzt euch danach, wer die meisten Schlüssel bei sich hat.
seating-plant = Setzt euch danach, wer zuletzt eine Pflanze gegossen hat.
seating-neighbours = Setzt euch danach, wer die meisten Nachbarn beim Namen kennt.
seating-letters = Setzt euch nach der Zahl der Buchstaben eures Vornamens, die meisten zuerst.
seating-tram = Setzt euch danach, wer zuletzt mit Straßenbahn oder Bus gefahren ist.
seating-shoes = Setzt euch nach dem Alter eurer Schuhe, die ältesten zuerst.
seating-windows = Setzt euch danach, wessen Zuhause die meisten Fenster hat.
seating-baked = Setzt euch danach, wer zuletzt etwas gebacken hat.
seating-birthday = Setzt euch danach, wer als Nächstes Geburtstag hat.
