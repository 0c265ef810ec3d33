# Szabályok az asztalnál, súgások és vezetett játékok.
ride-tip-cards = Laphúzás
ride-tip-route = Az útvonal: { $points } pont.
ride-tip-brings = Neked { $points } pontot hozna
ride-tip-attraction = { $place }, új turistalátványosság: 1 pont.
ride-tip-completes = Teljesíti ezt: { $ticket }.
ride-tip-held =
    { $count ->
        [0] Nincs ilyen a kezedben.
       *[other] { $count } van a kezedben.
    }
ride-tip-done = Összekötve: { $points } pont neked.
ride-tip-open = Összekötve { $points } pontot ér, különben ennyit veszítesz. A legrövidebb úton { $count } mező hiányzik.
ride-tip-lost = A többiek minden utat elzártak: { $points } pontba kerül.
ride-tip-missing = Hiányzik: { $routes }.
ride-tip-seen = Itt végződik egy útvonalad: 1 pont neked.
ride-tip-unseen = Még egy útvonalad sem végződik itt.
ride-card-routes = Útvonalak hosszuk szerint
ride-card-length = { $count } mezős: { $points } pont
ride-example-done = összekötve
ride-example-failed = nincs összekötve

## Guided games
ride-course-first = Az első játék
ride-course-first-text = Egy robot ellen: célkártyák, lapok, útvonalak, turistalátványosságok és a játék vége.
ride-coach-way = { $narrow ->
    [yes] Koppints a célkártyáid jelére a lapjaid mellett, majd az egyikre
   *[no] Koppints egy célkártyára
}: a legrövidebb útja megjelenik a térképen, a hiányzó mezőkkel. Amit mások elvisznek, azt talán meg kell kerülnöd.
ride-coach-grey = A szürke útvonal bármilyen színnel fizethető, de csak egyfélével; a taxikártya pótolja, ami hiányzik.
ride-coach-tips = Tartsd az ujjad egy útvonalon, lapon vagy célkártyán, vagy állj meg rajta az egérrel: látod a szabályát, és hogy mennyit hozna neked. Fent a „?” az egész pontozást mutatja.
