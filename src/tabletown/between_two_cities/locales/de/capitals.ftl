# Capitals: was die Erweiterung zu Between Two Cities hinzufügt.
building-civic = öffentliches Gebäude
building-tavern = Gaststätte
square-nature = Natur
mat-bay = Bucht
mat-lake = See
mat-river = Fluss
mat-ridge = Bergrücken
mat-mountain = Berg
mat-stream = Bach
mat-forest = Wald
civic-tile = öffentliches Gebäude (mag { $first } und { $second }, nicht { $other })
kind-civics = Öffentliche Gebäude
kind-districts = Bezirke
decided-by-civics = Es war ein Gleichstand; die Zahl der öffentlichen Gebäude entschied.
district-name = { $first } + { $second }
why-with = { $what }: { $kinds }
why-worth = { $what }: { $worth } ({ $wishes })
why-civic-alone = ein öffentliches Gebäude ohne das, was es mag
why-civic-liked = ein öffentliches Gebäude neben dem, was es mag
why-civic-disliked = ein öffentliches Gebäude neben dem, was es nicht mag
why-largest-district =
    { $count ->
        [one] der größte Bezirk, 1 Plättchen
       *[other] der größte Bezirk, { $count } Plättchen
    }
why-second-district =
    { $count ->
        [one] der zweitgrößte Bezirk, 1 Plättchen
       *[other] der zweitgrößte Bezirk, { $count } Plättchen
    }
why-smaller-district =
    { $count ->
        [one] ein kleinerer Bezirk, 1 Plättchen
       *[other] ein kleinerer Bezirk, { $count } Plättchen
    }
