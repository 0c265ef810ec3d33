# Szabályok az asztalnál, súgások és vezetett játékok.
ride-tip-cards = Kártyahúzás
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
ride-card-attractions = Turistalátványosságok
ride-card-length = { $count } hosszú: { $points } pont
ride-example-done = összekötve
ride-example-failed = nincs összekötve
