# Das Protokoll eines Tisches.
log-title = Was geschah
log-empty = Noch ist nichts geschehen.
unread-in =
    { $place }: { $count ->
        [one] 1 neu
       *[other] { $count } neu
    }
beside-table = Neben dem Tisch
log-undone = Zurückgenommen.
since-turn = { $count ->
    [one] Seit deinem letzten Zug ist 1 Sache geschehen
   *[other] Seit deinem letzten Zug sind { $count } Dinge geschehen
}
since-move = Was der letzte Zug bewirkt hat
pace = Was andere tun, wird gezeigt
pace-calm = eins nach dem anderen
pace-quick = schnell hintereinander
pace-none = alles auf einmal
pace-skip = Weiter
end-counting = Die Punkte werden gezählt …
end-skip = Tippe oder drück eine Taste, um gleich das Ende zu sehen.
result-share = Ergebnis teilen
result-saved = Als Bild gespeichert
replay-share = Diesen Moment teilen
