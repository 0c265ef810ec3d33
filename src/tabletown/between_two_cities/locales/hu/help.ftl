# Szabályok az asztalnál, súgások és vezetett játékok.
city-no-canvas = Ez nem egy asztalnál épülő város: az alapja { $side } sor, soronként { $side } mezővel.
city-no-number = Itt nincs { $number }. város, csak { $count } van.
