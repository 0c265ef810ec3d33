# Capitals: amit a kiegészítő a Between Two Citieshez hozzáad.
building-civic = középület
building-tavern = vendéglő
square-nature = természet
civic-tile = középület: kedveli: { $first }, { $second }; nem kedveli: { $other }
kind-civics = Középületek
kind-districts = Kerületek
decided-by-civics = Döntetlen volt; a középületek száma döntött.
district-name = { $first } + { $second }
why-with = { $what }: { $kinds }
why-worth = { $what }: { $worth } ({ $wishes })
why-civic-alone = középület kedvelt szomszéd nélkül
why-civic-liked = középület kedvelt szomszéd mellett
why-civic-disliked = középület nem kedvelt szomszéd mellett
why-largest-district = a legnagyobb kerület, { $count } lapka
why-second-district = a második legnagyobb kerület, { $count } lapka
why-smaller-district = kisebb kerület, { $count } lapka
