# Amit minden játék szabályai mondanak: elutasítások, olvashatatlan lépések, a játék vége.
unreadable-seat = „{ $text }” nem hely: a helyek 1-től { $seats }-ig vannak számozva.
unreadable-word = „{ $text }” nem lépés: egy lépés így kezdődik: { $words }.
unreadable-shape = „{ $word }” helyes alakja: { $form }
unreadable-number = Nincs { $number }. lépés: 1-től { $last }-ig vannak.
unreadable-ambiguous = „{ $text }” ezek bármelyike lehet: { $moves }
illegal-unknown-seat = Ennél az asztalnál { $seats } hely van, { $seat }. hely nincs.
illegal-not-a-move = { $move } nem lépése ennek a játéknak.
illegal-chosen-already = Már választottál: a többiek még választanak.
record-line = { $line }. sor: { $detail }
told-won = { $who ->
    [you] { won-you }.
   *[other] { won-by }.
}
told-won-shared = { won-shared }.
setup-seed = A kezdőérték egyetlen sor, 1–200 nyomtatható jel, szóköz nélkül az elején és a végén.
unknown-game = „{ $game }” nevű játék itt nincs. Ami van: { $games }.
count-points = { $count } pont
count-seats = { $count } hely
count-moves = { $count } lépés
nothing = semmi
who-name = { $who ->
    [you] { you-name }
   *[other] { $name }
}
column-seat = hely
column-points = pont
setup-players = { $game }: { $least }–{ $most } játékos játszhatja, nem { $count }.
setup-no-option = { $game }: nincs „{ $option }” beállítás, csak ez: { $options }.
setup-value = „{ $option }”: lehet { $allowed }, de { $value } nem.
to-move = { $who ->
    [you] Te jössz.
   *[other] Soron van: { $name }.
}
plain-list = { $items }
unknown-bot = { $game }: „{ $name }” nevű robot nincs. Ami van: { $bots }.
unknown-language = „{ $language }” nevű nyelv itt nincs. Ami van: { $languages }.
setup-option-seats = { $game }: „{ $option }” nevű beállítás { $tables } helyes asztalnál van, { $seats } helyesnél nincs.
