# Capitals: what the expansion adds to Between Two Cities.
building-civic = civic building
building-tavern = tavern
square-nature = nature
mat-bay = bay
mat-lake = lake
mat-river = river
mat-ridge = ridge
mat-mountain = mountain
mat-stream = stream
mat-forest = forest
civic-tile = civic building that likes { $first } and { $second }, not { $other }
kind-civics = Civic buildings
kind-districts = Districts
decided-by-civics = It was a tie; the number of civic buildings decided.
district-name = { $first } + { $second }
why-with = { $what }: { $kinds }
why-worth = { $what }: { $worth } ({ $wishes })
why-civic-alone = a civic building without what it likes
why-civic-liked = a civic building beside what it likes
why-civic-disliked = a civic building beside what it dislikes
why-largest-district =
    { $count ->
        [one] the largest district, 1 tile
       *[other] the largest district, { $count } tiles
    }
why-second-district =
    { $count ->
        [one] the second largest district, 1 tile
       *[other] the second largest district, { $count } tiles
    }
why-smaller-district =
    { $count ->
        [one] a smaller district, 1 tile
       *[other] a smaller district, { $count } tiles
    }
