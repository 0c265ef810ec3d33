# Az asztal naplója.
log-title = Ami történt
log-empty = Még nem történt semmi.
unread-in = { $place }: { $count } új
beside-table = Az asztal mellett
log-undone = Visszavonva.
since-turn = Az utolsó lépésed óta { $count } dolog történt
since-move = Amit az utolsó lépés hozott
pace = Amit mások tesznek, így látszik
pace-calm = egyik a másik után
pace-quick = gyorsan egymás után
pace-none = minden egyszerre
pace-skip = Tovább
end-counting = Számoljuk a pontokat…
end-skip = Egy koppintás vagy billentyű azonnal a végét mutatja.
result-share = Eredmény megosztása
result-saved = Képként mentve
replay-share = Pillanat megosztása
