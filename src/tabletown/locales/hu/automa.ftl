# Az Automák: mit vesznek el, és miért.
town-lefthaven = Balfalva
town-automaville = Automaváros
town-rightcastle = Jobbváros
town-city-2 = 2. város
town-city-3 = 3. város
automa-takes-best = { $automa } választása: { $tile }. { $town }: { automa-points }, a következő legjobb { $next } lenne.
automa-takes-tied = { $automa } választása: { $tile }. { $town }: { automa-points }, ugyanannyi, mint ez: { $other }, de az lejjebb áll a listán.
automa-takes-leftmost = { $automa } választása: { $tile }. { $town }: { automa-points }, ugyanannyi, mint ez: { $other }, de az jobbra fekszik.
automa-takes-only = { $automa } választása: { $tile }. { $town }: { automa-points }; más nincs a sorban.
automa-takes-missing = { $automa } választása: { $tile }. { $town }: ilyen még nincs.
automa-takes-first = { $automa } választása: { $tile }. { $town } ezt kapja, mert a bal szélen fekszik.
automa-nothing-missing = { $town }: a sorból egyik típus sem hiányzik.
automa-points = { $points } pont
