# Az Automák: mit vesznek el, és miért.
town-lefthaven = Balfalva
town-automaville = Automaváros
town-rightcastle = Jobbváros
town-city-2 = 2. város
town-city-3 = 3. város
automa-takes-best = { $automa } választása: { $tile }. { $town }: { automa-points }, a második legjobb { $next } pontot érne.
automa-takes-tied = { $automa } választása: { $tile }. { $town }: { automa-points }, ugyanannyi, mint ez: { $other }, de az lejjebb áll a listán.
automa-takes-leftmost = { $automa } választása: { $tile }. { $town }: { automa-points }, ugyanannyi, mint ez: { $other }, de az jobbrább fekszik.
automa-takes-only = { $automa } választása: { $tile }. { $town }: { automa-points }; más nincs a sorban.
automa-takes-missing = { $automa } választása: { $tile }. { $town }: ilyen még nincs.
automa-takes-first = { $automa } választása: { $tile }. { $town } ezt kapja, mert a bal szélen fekszik.
automa-nothing-missing = { $town }: a sorból egyik fajta sem hiányzik.
civic-wishes = kedveli: { $first }, { $second }; nem kedveli: { $other }
civic-worth =
    { $points ->
        [1] egyik kedvelt fajtából sincs több, mint a nem kedveltből
        [3] az egyik kedvelt fajtából több van, mint a nem kedveltből
       *[other] mindkét kedvelt fajtából több van, mint a nem kedveltből
    }
automa-civic-worth = { $town }: { civic-worth }.
automa-points = { $points } pont
automa-draws = { $automa } kártyája: { $number }; bal város: { $left }, jobb város: { $right }.
automa-rule-best = legjobb
automa-rule-missing = hiányzó
automa-rule-first = bal szélső
automa-civic = { town-automaville }: { $tile } mostantól { $points } pontot ér. Kedveli: { $upper } { $uppers }, { $lower } { $lowers }; nem kedveli: { $disliked } { $count }. { $steps ->
    [0] Egyik kedvelt fajtából sincs több, mint a nem kedveltből.
    [1] Az egyik kedvelt fajtából több van, mint a nem kedveltből.
   *[other] Mindkét kedvelt fajtából több van, mint a nem kedveltből.
}

# Segítő a dobozos játékhoz.
companion-start =
    { $count ->
        [one] Húzz véletlenszerűen egy lapkát, { $town } kapja. Melyik az?
       *[other] Húzz véletlenszerűen { $count } lapkát, { $town } kapja őket. Melyek azok?
    }
companion-start-duplexes = Húzz véletlenszerűen { $count } kettőslapkát, { $town } kapja őket. Melyek azok?
companion-own-row = Húzz magadnak { $count } lapkát. Melyek azok, balról?
companion-row = Húzz { $count } lapkát, { $whose } kapja őket. Melyek azok, balról?
companion-place = { $town }: mi került le, és hová?
companion-growth =
    { $count ->
        [one] Húzz véletlenszerűen egy lapkát, { $town } kapja. Melyik az?
       *[other] Húzz véletlenszerűen { $count } lapkát, { $town } kapja őket. Melyek azok?
    }
companion-weakest =
    { $count ->
        [one] A leggyengébbet közülük eldobjuk: a segítő megmondja, melyik az.
       *[other] A leggyengébbeket közülük eldobjuk ({ $count } lapka): a segítő megmondja, melyek azok.
    }
companion-city = { $town }: írd be soronként mind a { $count } épületet, a bal felső saroktól.
companion-city-mat = A tájlapka itt: { $mat }. A természeti mezőket # jelöli, bárhol is van a négyzetben.
companion-districts = Mely kerületkártyák fekszenek párban? Írj be három párt, például: SP OT HC.
companion-drawn = Üres sorral a neked kihúzottakat fogadod el: { $pairs }
companion-mat = { $town }: melyik tájlapka jutott ide?
companion-left = A játékot nem sikerült megőrizni; a --file FÁJL megmondja, hová kerüljön.
companion-left-kept = A játék megmaradt; így folytathatod: { $command }
companion-nothing-back = Nincs válasz, amelyet vissza lehetne vonni.
companion-understood = Értem: { $what }
companion-compared-later = A gyárak és a kerületek itt úgy számítanak, mintha a te városaidban egy sem volna; a játék vége dönt.
companion-help-row = Írd be a lapkákat balról, mindegyikhez egy betűt, például: SFOPH. Egy középület külön szó, például: SF-P.
companion-help-duplexes = Írj be minden kettőslapkát úgy, ahogy itt áll, szóközzel elválasztva, például: EF F/E; vagy a betűjüket a listából, például: am.
companion-help-place = Írd be a lapkát és a mezője betűjét, például: Sc. Ahol csak egyféle lapka lehet, elég a mező.
companion-help-place-duplex = Írd be a kettőslapkát úgy, ahogy itt áll, vagy a betűjét a listából, utána pedig a bal vagy felső felének mezőjét, például: EFc vagy ac.
companion-help-city = Írd be az épületeket soronként, perjelekkel vagy anélkül, például: SSSS/HHOM/OPOO/OPHP. Egy középület C; a mezője és a kívánságai az összes sor után következnek, például: a3:SP-H.
companion-help-districts = Írj be három betűpárt, például: SP OT HC. Üres sorral a kihúzottakat fogadod el.
companion-help-mat = Írd be a tájlapka betűjét a listából.
companion-help-commands = „back”: az utolsó válasz visszavonása; „quit”: kilépés; „help”: ez a segítség.
automa-has = { $automa } kártyája: { $number } (bal város: { $left }, jobb város: { $right }); a sorban maradt: { $tiles }
lost-by = { $count } ponttal kikaptál
lost-level = Döntetlennél kikaptál
solo-behind = { $who ->
    [you] { lost-by }.
   *[other] { $name } { $count } ponttal lemaradt.
}
solo-tied = Döntetlen, és ez dönt: { $what } ({ $theirs }–{ $yours }).
task-place-duo = Helyezd le a lapkáidat és az Automáét
automa-help =
    Automákkal: a lapkáikat tetszés szerint helyezed le (P left d4); az egyszerű változatban egyet eldobsz (discard P).
    Automaváros úgy pontozódik, ahogy a legjobban állhatna: sorok, készletek, parkok párban, irodák vendéglővel, házak gyár nélkül. Nyersz, ha a gyengébbik városod mindkét Automa gyengébbik városánál jobb.

## Lehetetlen beállítások
setup-true-false = „{ $option }”: true vagy false lehet, „{ $value }” nem.
setup-alone = Egyedül mindig Automák ellen játszol: { $option } egy játékosnál simple vagy full, nem off.
setup-automa = { $option }={ $value } nem lehetséges { $seats } helynél: egy játékosnál simple vagy full, kettőnél third, több játékosnál off.
setup-solo-option = Az egyszemélyes játékban nincs „{ $option }” beállítás. Ami van: { $options }.
setup-duo-option = Két játékos és egy Automa asztalánál nincs „{ $option }” beállítás. Ami van: { $options }.
setup-other-mode = { $option }={ $value } ellentmond ennek a változatnak: { $mode }.
setup-hard = { $option }: Automaváros kerületei nagyobbak lesznek, ehhez kerületek kellenek.
setup-growth = „{ $option }” ezek egyike lehet: { $values }; „{ $value }” nem.
setup-growth-mode = „{ $option }” azt mondja meg, hogyan nő Automaváros az egyszerű változatban; a teljes változatban nincs ilyen beállítás.
setup-level-number = A szint egy szám, például 0 vagy 4, nem „{ $level }”.
setup-no-category = „{ $category }” nem kategória. Ami van: { $categories }.
setup-category-twice = „{ $text }”: egy kategória kétszer szerepel.
ville-no-value = „{ $tile }”: csak középületnek van saját értéke, például SF-P=3.
seating-players = 1–7 játékos ültethető le, nem { $count }.
setup-solo-seats = Az egyszemélyes játék egy játékosnak való, nem { $count } játékosnak.
setup-duo-seats = Egy Automával az asztal két játékosnak való, nem { $count } játékosnak.
setup-say-third = Két játékos és egy Automa esetén ezt meg kell adni: { $option }=third.
