# Lapkák másolatokon, magunknak.
try-no-room = Ilyen lapka nem kerülhet ide: { $square }.
try-open = Próba
try-title = Csak neked
try-about = Rakj lapkákat a városaid másolatára. Senki sem látja, és nem számít lépésnek.
try-tiles = Próbálható lapkák
try-back = Az utolsó lapka felvétele
try-afresh = Elölről
