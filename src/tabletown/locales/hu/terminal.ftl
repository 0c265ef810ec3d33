# Amit a terminál parancsai mondanak.
terminal-commitment = Az osztást egy titkos kezdőérték rögzíti; ennek SHA-256 lenyomata { $commitment }
terminal-commands =
    Írj be egy lépést: a számát, ahol számozva vannak, különben magát a lépést.
      look    az egész asztal               help    betűk és pontok
      moves   az összes lépésed             hint    mit tenne egy robot, és miért
      wait    más lépjen előbb              quit    felállsz az asztaltól
terminal-more = – Enter: tovább, q: elég –
terminal-cut = … még { $count } sor. Írd be: „moves”.
terminal-no-numbers = Itt a lépések nincsenek számozva: írj be egyet, például: { $move }
terminal-seed = A kezdőérték ez volt: { $seed }
terminal-curtain = { $seat }. hely, nyomj Entert, amikor csak te látod a képernyőt.
hint-first = „{ $bot }” ezek közül az elsőt játszaná ({ $meaning }, és miért):
hint-chance = a győzelem esélye
hint-liking = milyen gyakran lépné meg
hint-behind = hány ponttal marad el a legjobbtól
left-table = Felálltál az asztaltól; folytatás: { $command }
play-nothing-kept = Nincs folytatható játék: itt egy befejezetlen sincs megőrizve.
left-table-unkept = Felálltál az asztaltól. A játékot nem sikerült megőrizni; a --record FÁJL megmondja, hová kerüljön.
file-exists = { $file } már létezik, és nem íródik felül.
warning = figyelem: { $what }
replay-seed = kezdőérték „{ $seed }”
replay-stops = A jegyzőkönyv itt véget ér; a játék nem. Soron van: { $seats }.
replay-no-position = A jegyzőkönyvben { $count } lépés van: --at 0-tól { $count }-ig mehet.
verified = Ellenőrizve: { $game }, { $seats }, { $moves }.
verified-short = ellenőrizve, { $game }, { $moves }
verified-seed = Az osztás a „{ $seed }” kezdőértékből következik, amelynek SHA-256 lenyomata { $commitment }.
verified-given = Ez az a lenyomat, amelyet megadtál.
verified-compare = Hasonlítsd össze azzal, amit a játék előtt láttál.
verify-one-commitment = A --commitment egyetlen játéké, ez pedig több jegyzőkönyv.
verify-some-wrong = { $count } jegyzőkönyvből { $wrong } nem igazolható.

## Feljegyzések
record-none = Ez nem jegyzőkönyv: az így kezdődik: „{ $format }”.
record-cut = A fájl az utolsó sora közepén megszakad (nincs sorvég).
record-more = A játék itt véget ér, de további sorok következnek.
record-setup = Ez a játék így nem kezdhető el: { $why }
record-undo = { $moves } lépésből { $count } nem vonható vissza.
record-move = „{ $entry }”: { $why }
record-seed = Nem ez a kezdőérték volt rögzítve: más a SHA-256 lenyomata.
record-share = Ezt a részt nem rögzítették előre: más a SHA-256 lenyomata.
record-joint = Ez a kezdőérték nem következik a részekből.
record-joint-table = A „joint:” után egy asztal neve áll: betűk és számjegyek.
record-no-share = Egy rész 64 jegyből áll: 0–9 és a–f.
record-share-seat = Olyan hely része, amely nincs, vagy amelynek már van.
verified-joint = Az osztást közösen sorsolták: a „{ $seed }” kezdőérték az osztó részéből és ezeknek a helyeknek a részeiből következik: { $seats }. Aki a saját részét megtalálja köztük, tudja, hogy az osztást senki sem választotta.
verified-joint-share = Az osztó része „{ $share }”, amelynek SHA-256 lenyomata { $commitment }.
verified-joint-stopped =
    { $count ->
        [one] A kezdés előtte egyszer meghiúsult, e hely miatt: { $seats }.
       *[other] A kezdés előtte { $count } alkalommal meghiúsult, e helyek miatt: { $seats }.
    }
record-stops = A jegyzőkönyv itt véget ér, de a játék nem.
record-no-result = A játék itt véget ér, de hiányzik az eredmény sora.
record-result = Az eredmény hibás: valójában „{ $result }”.
record-rules = A szabályok { $version }. változatával készült; itt más van érvényben ({ $known }).
record-data = Más adatfájlokkal készült: azok ujjlenyomata { $data }, az ittenieké { $here }; tedd annak a játéknak a fájljait a TABLETOWN_DATA mappájába.
record-header = A fejléc megszakad: hiányzik „{ $key }: …”.
record-expected = Itt ennek kellene állnia: „{ $key }: …”.
record-number = „{ $text }” nem szám.
record-options = A beállításokat így írjuk: { $form }
record-players = { $seats } helyre { $count } játékos van megnevezve.
record-other-commitment = Ez más lenyomat, mint amelyet láttál.
terminal-prompt = { $seat }. hely>
score-no-sheet = { $game }: a valódi dobozzal játszott játékhoz nincs pontozólap.
score-one-file = { $game }: egy fájlból pontozható (vagy - a szabványos bemenethez), nem ennyiből: { $count }.
file-missing = nincs ilyen fájl vagy mappa.
file-forbidden = ezt itt nem szabad olvasni vagy írni.
file-folder = ez mappa, nem fájl.
file-no-folder = az út egy fájlon vezet át, amely nem mappa.
file-no-text = { $file } nem szövegfájl.
verified-scores = Pontok: { $scores }.
verified-score = { $name }: { $points }
play-shares = Az osztás a program titkos részéből következik, amelynek SHA-256 lenyomata { $commitment }, és azokból a szavakból, amelyeket most beírtok: bármi lehet, vagy csak Enter.
play-share = { $seat }. hely:{" "}
play-shares-seed = A --seed megadja az osztást, a --shares pedig sorsolja: csak az egyik lehet.
play-people = { $seats } hely közül 1–{ $seats } lehet emberé, { $people } nem.
play-resume-only = A --resume úgy folytatja, ahogy a jegyzőkönyvben áll. Hagyd el: { $what }.
play-program = A jegyzőkönyv szerint ez a program játszik: „{ $program }”. Ha megbízol benne, nevezd meg így: --bots.
play-too-few-bots = Robot: { $bots }, hely: { $seats }. Nevezz meg egy robotot minden helyre, vagy mindegyikre egyet.
option-form = „{ $text }” nem beállítás: írd így: NÉV=ÉRTÉK.
option-twice = „{ $name }”: ez a beállítás kétszer szerepel.
verified-begun = Az általad megadott jegyekkel kezdődik ({ $given } a { $digits } közül).
verify-no-commitment = „{ $text }” nem egy lenyomat eleje: adj meg legalább { $fewest } jegyet, 0–9 és a–f.
verified-players = Hogy ki játszott, azt csak a jegyzőkönyv mondja, bizonyítani nem lehet: { $players }.
record-player = „{ $name }” se nem „person”, se nem robotja ennek a játéknak.
hint-games = { $what }; { $count } játék

usage-no-command = „{ $command }” nevű parancs nincs: a tabletown --help mindet felsorolja.
usage-no-option = „{ $option }” nevű kapcsoló itt nincs: a --help mindet felsorolja.
usage-missing = Hiányzik: { $what }. A --help megmondja, hogyan írjuk.
usage-needs-value = { $option } után hiányzik az érték.
usage-takes-no-value = { $option } után nem áll érték.
usage-extra = Ez itt már sok: { $words }
usage-whole-number = { $what }: egész szám legyen, „{ $given }” nem az.
usage-number = { $what }: szám legyen, „{ $given }” nem az.
usage-at-least = { $what }: legalább { $least } legyen, nem { $given }.
usage-more-than = { $what }: több legyen, mint { $least }, nem { $given }.
usage-one-of = { $what }: { $choices } lehet, „{ $given }” nem.
serve-open = A Tabletown itt van nyitva: { $url }
serve-friends = Ezen a címen a barátok nem érik el: add meg azt, amelyet ők használnak, például { $example }

# Tanult robotok súlyai: mi a baj velük, és mi történik nélkülük.
net-none = Ilyen asztalt egyetlen háló sem tanult ({ $tables })
net-gone = Hiányzik a súlyfájl vagy a leírása: { $file }
net-unreadable = Nem olvasható a súlyfájl vagy a leírása: { $file }
net-too-big = Ez a súlyfájl nagyobb a megengedettnél: { $file }
net-changed = A súlyok nem azok, amelyeket a leírásuk megnevez, levágták vagy megváltoztatták őket: { $file }
net-of-others = A súlyok ({ $file }) ehhez valók: „{ $found }”, nem ehhez: „{ $wanted }”
net-no-file = Ez nem súlyfájl
net-no-header = E súlyok fejléce nem olvasható
net-short = Ezek a súlyok csonkák
net-not-finite = Ezek a súlyok nem mind számok
net-older = Ezek a súlyok más számokat néznek, mint amilyenek vannak
net-unplayable = Ezek a súlyok nem mondják meg, hogyan kell velük játszani
net-instead = { $fault }; helyette játszik: { $bot }
net-rated = { $fault }; a keresés úgy értékeli a lépéseket, mint balanced
search-no-world = Ez a hely olyat lát, amilyet e szabályok szerint egyetlen játék sem mutat; a keresés azt a lépést játssza, amelyet { $bot } a legjobbnak értékel
