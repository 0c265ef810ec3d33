# Együtt: amit a kiszolgáló ilyenkor elutasít, és amit magáról az asztalról mond.
refused-undo-off = Ennél az asztalnál a lépés áll, amint mindenki látta.
refused-quiet = Ennél az asztalnál senki sem beszél, amíg mindenki titokban választ. Mondd el a felfedés után.
refused-host-there = A házigazda még itt van.
refused-seats-taken = Többen ülnek itt, mint ahány hely lenne.
refused-no-standoff = Ti ketten most nem várakoztok egymásra.
record-cards = Nem ezeket az ülésrendsorsoló-kártyákat adja a kezdőérték: { $cards }.

told-stays = { $name } marad, és nem játszik még egyet.
told-new-host = Mostantól { $name } a házigazda.
told-seats-drawn = A helyeket ülésrendsorsoló-kártyák döntötték el: { $names }.
told-bot-plays = Mostantól bot játszik { $name } helyett.
told-plays-again = { $name } visszajött, és újra maga játszik.
told-sits-down = { $name } mostantól az asztalnál ül.
told-seat-freed = { $name } helye szabad.
told-renamed = { $before } új neve: { $name }.
told-undo-refused = { $name } nem egyezik bele a visszavonásba.
told-you-first = { $name } és { $other } egymásra vár: { $name } kezd, az övé az alacsonyabb ülésrendsorsoló-kártya.

reaction-yes = hüvelykujj fel
reaction-clap = taps
reaction-laugh = nevetés
reaction-wow = ámulat
reaction-think = töprengés
reaction-heart = szív
