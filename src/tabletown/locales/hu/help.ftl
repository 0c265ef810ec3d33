# Szabályok az asztalnál és vezetett játékok, bármelyik játékban.
help = Pontozás és szabályok
help-title = Pontozás: { $game }
help-tips = Állj meg az egérrel bármin az asztalon, tartsd rajta az ujjad, vagy nyomd meg az I billentyűt, és menj tovább a nyilakkal: látod a szabályát, és hogy mennyit ér.
help-rules = Az összes szabály
tip-title = Mi ez, és mennyit ér
tip-rule = A szabály
rules-back = Vissza az asztalhoz
rules-contents = Tartalom
example-why = Miért ennyi?
example-number = { $number }. kép: { $points }
example-total = Ez a kis játék összesen { $points } pontot ér.

## Guided games
learn-done = Mindent megtanultál, amit ez a játék tanít. Játszd végig, bízd a kalauzra, és nézd meg, hogyan végződik, vagy kezdj saját játékot.
learn-watch = Mutasd a végét
learn-watching = Most a kalauz játszik helyetted. Bármikor visszaveheted az irányítást.
learn-myself = Én játszom tovább
learn-progress = { $learnt } / { $lessons } megtanulva
learn-leave = Az összes játékhoz
learn-go-on = Folytatás
learn-again = Elölről
learn-more = Vezetett játékok
coach-go-on = Folytasd, ahogy tetszik: a következő újdonságot akkor magyarázzuk el, amikor előkerül.
