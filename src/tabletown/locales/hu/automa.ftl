# Tables with Automas, and Capitals, in the browser.

## Alone against the Automas
solo-title = Egyedül az Automák ellen
solo-intro = Lefthaven Autommasóval, Rightcastle Automartával közös; Automaville az övék. A gyengébbik városodnak kell legyőznie az övéket.
solo-mode = Mód
solo-full = Teljes
solo-full-text = Az Automák nyílt kézből választanak, ahogy a kártyájuk mondja.
solo-simple = Egyszerű
solo-simple-text = Egyedül választasz; Automaville az 1. és a 3. kör után véletlen lapkákat kap.
solo-level = Szint: Automaville előnye
solo-level-normal = szokásos
solo-level-number =
    { $level ->
        [0] 0: nincs előny
       *[other] { $level } lapka
    }
solo-house-rules = Ahol a kiadott füzet hallgat, saját házi szabályaink érvényesek; a szabályoknál le vannak írva.
solo-begin = Kezdjük
new-third = A harmadik helyre egy Automa ül

## At a table with Automas
town-lefthaven = Lefthaven
town-automaville = Automaville
town-rightcastle = Rightcastle
town-city-1 = 1. város
town-city-2 = 2. város
town-city-3 = 3. város
task-choose-open = Válassz két lapkát
task-discard = Dobj el egy lapkát, aztán újra húzol
task-place-theirs =
    { $count ->
        [one] Tedd le az utolsó lapkát
       *[other] Rakd le a saját lapkáidat és az Automákét
    }
tile-yours = { $tile }, a tiéd
tile-theirs = { $tile }, kié: { $automa }, hová: { $town }
pick-for-automa = Te döntöd el, hová kerül. Város: { $town }.
discard-this = Ezt eldobom
duplex-later = a 2. körben jön, de az Automa választásánál már számít
automa-row = { $automa } nyílt sora
automa-rests = Ebben a körben nem választanak: a dupla lapkákat te rakod.
automa-taken-for = { $tile }, elvitte ide: { $town }
automa-card = { $number }. kártya. { $first }: { $left }. { $second }: { $right }.
automa-rule-best = a legjobb lapka
automa-rule-missing = hiányzó fajta, különben a legjobb
automa-rule-first = a bal szélső lapka
automa-takes-best = { $automa } elviszi: { $tile }. { $town }: { $points } pont, a következő csak { $next } volna.
automa-takes-tied = { $automa } elviszi: { $tile }. { $town }: { $points } pont; ugyanennyi: { $other }, de az lejjebb áll a listán.
automa-takes-leftmost = { $automa } elviszi: { $tile }. { $town }: { $points } pont; ugyanennyi: { $other }, de az jobbra van.
automa-takes-only = { $automa } elviszi: { $tile }. { $town }: { $points } pont; más nincs ott.
automa-takes-missing = { $automa } elviszi: { $tile }. Ilyen még nincs itt: { $town }.
automa-takes-first = { $automa } elviszi: { $tile }. Ez van a bal szélen. Város: { $town }.
automa-nothing-missing = A sorban nincs hiányzó fajta. Város: { $town }.
ville-rows = Lapkák fajtánként, pontokkal
ville-how = Automaville úgy számít, mintha minden a legjobban állna: legjobb sorok és sorozatok, parkok párban, irodák vendéglővel, házak gyár nélkül.
told-automa-card = { $automa } kártyája: { $number }.
told-built = { $name }: { $tile }, mező: { $square }, { $town }.
told-thrown-away = Kikerült a játékból: { $tiles }.
told-filled-up = Húztál: { $tiles }.
told-ville-grew = Automaville ezeket kapta: { $tiles }.
solo-how-won = Mindenkinek a gyengébbik város számít. Akkor nyersz, ha mindkét Automát legyőzöd; a teljes döntetlen nem győzelem.
solo-doubled = Neked duplán számít: { $kinds }.
decided-against-you = Mindenben döntetlen: ez nem győzelem egy Automa ellen.
