# Tables with Automas, and Capitals, in the browser.

## Alone against the Automas
solo-title = Egyedül az Automák ellen
solo-intro = { town-lefthaven } Autommasóval, { town-rightcastle } Automartával közös; { town-automaville } az övék. A gyengébbik városodnak kell legyőznie az övéket.
solo-mode = Mód
solo-full = Teljes
solo-full-text = Az Automák nyílt kézből választanak, ahogy a kártyájuk mondja.
solo-simple = Egyszerű
solo-simple-text = Egyedül választasz; { town-automaville } az 1. és a 3. kör után véletlen lapkákat kap.
solo-level = Szint: { town-automaville } előnye
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
town-city-1 = 1. város
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
automa-says-best = a legjobb lapka
automa-says-missing = hiányzó fajta, különben a legjobb
automa-says-first = a bal szélső lapka
ville-rows = Lapkák fajtánként, pontokkal
ville-how = { town-automaville } úgy számít, mintha minden a legjobban állna: legjobb sorok és sorozatok, parkok párban, irodák vendéglővel, házak gyár nélkül.
told-automa-card = { $automa } kártyája: { $number }.
told-built = { $name }: { $tile }, mező: { $square }, { $town }.
told-thrown-away = Kikerült a játékból: { $tiles }.
told-filled-up = Húztál: { $tiles }.
told-ville-grew = { town-automaville } ezeket kapta: { $tiles }.
solo-how-won = Mindenkinek a gyengébbik város számít. Akkor nyersz, ha mindkét Automát legyőzöd; a teljes döntetlen nem győzelem.
solo-doubled = Neked duplán számít: { $kinds }.
decided-against-you = Mindenben döntetlen: ez nem győzelem egy Automa ellen.

## Capitals
capitals-title = Capitals kiegészítő
capitals-landscapes = Tájak: 5×5-ös városok a természet körül
capitals-civics = Középületek, amelyeknek vágyaik vannak
capitals-districts = Negyedek: két fajta legnagyobb csoportja pontot ér
capitals-note = A tájak, középületek és negyedpontok a sajátjaink, ahol a források hallgatnak; a doboz gazdája a nyomtatottakat beírhatja egy fájlba.
districts-sizes = A legnagyobb csoport mérete városonként
district-tiles = lapka
district-scores = { $points } pont
