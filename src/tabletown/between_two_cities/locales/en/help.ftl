# Rules at the table, tips, and guided games.
city-no-canvas = That is no city at a table: its canvas has { $side } rows of { $side } squares.
city-no-number = There is no city { $number } here, only { $count }.

## Tips and the card of scoring
module-landscapes = Landscapes
tip-now =
    { $points ->
        [one] { $points } point now
       *[other] { $points } points now
    }
tip-next = What one more adds
tip-next-same = { $what }: { $most } wherever it fits.
tip-next-range = { $what }: { $least } to { $most }, most on { $squares }.
tip-no-room = There is no room for one more.
tip-all-points = All its points
tip-tie-title = Ties
tip-lower-title = The lower city counts
example-scores =
    { $points ->
        [one] { $what }: { $points } point
       *[other] { $what }: { $points } points
    }
rules-two-tie = With two players a tie goes straight to the number of shops, then of factories, taverns, offices, parks and houses in both cities.
rules-third-duplexes = At set-up one duplex is drawn at random for each of the Automa’s two cities. It lies open beside its city and is placed in round 2 by whoever shares the city; but from the start the Automa counts its kinds, taverns, offices and factories as if it stood there.

## Guided games
coach-proposal = Bots and people who share a city with you may propose a square for your tile: it lies there as a ghost, with a reason. “{ $accept }” follows it, or place the tile where you like. Below a city you see your partner’s tiles: pick one and a square, and you propose.
coach-tips = Hold any tile, or rest the mouse on it: you see its rule, and what it would add in each of your cities. “?” above shows all of scoring.
coach-end = After this round all is counted: your score is your lower city, so a weak one costs you the game. In a tie the higher city decides.
coach-counted = { $tile } on { $square }
course-first = The first game
course-first-text = Seven turns with two bots: every kind of building, the lower city, passing, proposals.
course-alone-text = Against two Automas: their cards, their tiles, and Automaville.
course-capitals-text = Landscapes, civic buildings and districts, for those who know the first game.
coach-alone-towns = You build two cities: Lefthaven with Autommaso, Rightcastle with Automarta. The two share Automaville. Your lower city must beat the lower city of each of them.
coach-alone-open = All hands lie open. The Automas have taken first: the tiles they took stand out of their rows, and a sentence says why.
coach-alone-card = Each Automa draws a card with one sign for each of its cities: the star takes the tile that brings most now, the empty square a kind that is missing, the arrow the leftmost tile. Tap the card to read it.
coach-alone-place = Your two tiles first: one for each of your cities. Lit squares say what they add.
coach-alone-theirs = This tile is an Automa’s, for the city you share. You decide where it stands: it counts for you, too.
coach-alone-ville = Automaville is no square: its tiles lie in rows and score as well as they could ever stand. Tap its points to see how.
coach-alone-lower = Each Automa scores the lower of Automaville and the city it shares with you: compare them with your own lower city. What you leave in a row, an Automa may take next; the rows go on after each turn.
coach-alone-duplexes = Round 2: you draw three duplexes and place two, twice. The Automas take none.
coach-alone-end = Round 3 is like round 1, the other way round. You win if your lower city has more points than the lower city of each Automa.
coach-capitals-nine = With landscapes hands have nine tiles, and a round has four turns: cities grow to five by five.
coach-capitals-mat = The first tile lies on one of the free plots of the landscape in the middle. Later ones touch a building, as always.
coach-capitals-nature = Nature is never built on. It breaks lines of shops and groups of parks: these six parks are three groups.
coach-capitals-districts = Three districts are in play, of two kinds each. In every city the largest connected group of both kinds counts.
coach-capitals-largest = The city with the largest district scores 6, the second largest 3. The numbers change with every tile: tap a district to compare.
coach-capitals-points = The numbers on lit squares count all of it: neighbours that civic buildings like, and districts.
coach-capitals-duplexes = Round 2 brings duplexes, as in the first game. Keep room for two of them: what would never fit is not lit.
coach-capitals-end = At the end civic buildings and districts count in each city. Still your lower city is your score.
help-kinds = Kinds
