# Why a move is refused.
illegal-not-in-hand = { $count ->
    [one] Dieses Plättchen hast du nicht auf der Hand: { $tiles }. Du hast { $hand }.
   *[other] Diese beiden Plättchen hast du nicht auf der Hand: { $tiles }. Du hast { $hand }.
}
illegal-not-chosen = Das gehört nicht zu den Plättchen, die dorthin kommen: { $tile }. Es sind { $tiles }.
illegal-city-served = { $side ->
    [left] Die linke Stadt hat ihr Plättchen schon: Das andere kommt in die andere Stadt.
   *[right] Die rechte Stadt hat ihr Plättchen schon: Das andere kommt in die andere Stadt.
}
illegal-unknown-square = Ein Feld { $square } gibt es nicht: Die Felder gehen von a1 bis { $last }.
illegal-occupied = Wo { $tile } auf { $square } läge, steht schon etwas.
illegal-first-in-the-middle = Das erste Plättchen einer Stadt kommt in die Mitte, auf { $square }.
illegal-outside = Mit { $tile } auf { $square } könnte die Stadt kein volles Quadrat von { $size } mal { $size } werden.
illegal-not-adjacent = Ein Plättchen muss ein anderes der Stadt berühren; { $tile } auf { $square } täte das nicht.
illegal-first-on-a-plot = Das erste Plättchen einer Stadt kommt auf einen Bauplatz ihrer Landschaft: { $squares }.
illegal-nature = Auf Natur wird nicht gebaut, und dort läge { $tile } auf { $square }.
illegal-dead-end = Nach { $tile } auf { $square } wäre nicht mehr Platz für jedes Doppelplättchen, das noch kommen kann.
illegal-choosing-now = Jetzt werden Plättchen gewählt: Gelegt wird erst nach dem Aufdecken.
illegal-placing-now = Die gewählten Plättchen sind aufgedeckt: Jetzt werden sie gelegt.
illegal-discarding-now = Jetzt wird ein Plättchen der Hand abgeworfen.
illegal-placed-already = Du hast alles gelegt: Die anderen legen noch.
