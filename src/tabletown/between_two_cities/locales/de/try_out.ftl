# Plättchen auf Kopien, nur für sich.
try-no-room = Auf { $square } kann kein solches Plättchen liegen.
try-open = Ausprobieren
try-title = Nur für dich
try-about = Leg Plättchen auf eine Kopie deiner Städte. Niemand sieht es, und nichts davon wird gespielt.
try-tiles = Plättchen zum Ausprobieren
try-back = Letztes Plättchen wegnehmen
try-afresh = Von vorn
