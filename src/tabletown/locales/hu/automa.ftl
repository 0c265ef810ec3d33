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
civic-wishes = kedveli: { $first }, { $second }; nem kedveli: { $other }
civic-worth =
    { $points ->
        [1] egyik kedvelt típusból sincs több, mint a nem kedveltből
        [3] az egyik kedvelt típusból több van, mint a nem kedveltből
       *[other] mindkét kedvelt típusból több van, mint a nem kedveltből
    }
automa-civic-worth = { $town }: { civic-worth }.
automa-points = { $points } pont
automa-draws = { $automa } a(z) { $number }. kártyát húzza: bal város { $left }, jobb város { $right }.
automa-rule-best = legjobb
automa-rule-missing = hiányzó
automa-rule-first = bal szélső

# Társ a kartonjátékhoz.
companion-start =
    { $count ->
        [one] Húzz egy véletlen lapkát. { $town } kapja: melyik az?
       *[other] Húzz { $count } véletlen lapkát. { $town } kapja őket: melyek azok?
    }
companion-own-row = Húzz magadnak { $count } lapkát. Melyek azok, balról?
companion-row = Húzz { $count } lapkát, { $whose } kapja őket. Melyek azok, balról?
companion-place = { $town }: mi került le, és hová?
companion-growth =
    { $count ->
        [one] Húzz egy véletlen lapkát. { $town } kapja: melyik az?
       *[other] Húzz { $count } véletlen lapkát. { $town } kapja őket: melyek azok?
    }
companion-city = { $town }: írd be a(z) { $count } épületet soronként, a bal felső saroktól.
companion-city-mat = A tájlapka itt: { $mat }. A természeti mezőket # jelöli, bárhol is van a négyzetben.
companion-districts = Mely kerületkártyák fekszenek párban? Írj be három párt, például: SP OT HC.
companion-drawn = Üres sorral a neked kihúzottakat fogadod el: { $pairs }
companion-mat = { $town }: melyik tájlapka jutott ide?
companion-left = A játék folytatható, ha fájlba mentetted.
companion-nothing-back = Nincs válasz, amelyet vissza lehetne vonni.
