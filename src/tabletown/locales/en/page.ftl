# The page in the browser.

## Everywhere
skip-to-content = To the content
language = Language
theme-auto = Colours as on the device
theme-light = Light colours
theme-dark = Dark colours
sound = Sound
fan-project = A fan project. Rules in our own words, drawings of our own; not connected with the publishers.
unknown-title = There is nothing here
unknown-text = This address leads nowhere.
to-home = To the start
close = Close
no-connection = The server cannot be reached just now. Try again in a moment.
connecting = Coming to the table …
total = Total
print = Print

## Home
home-title =
    { $games ->
        [2] Two city games, one table
       *[other] Many games, one table
    }
home-text = Play with friends by sending one link, or at once against bots. No account, nothing to install.
game-between-two-cities = Between Two Cities
game-ticket-to-ride = Ticket to Ride: New York
about-between-two-cities = Build one city with your left and one with your right neighbour. Only the lower one counts for you.
about-ticket-to-ride = Claim taxi routes across Manhattan and connect the places on your tickets.
for-players = { $from } to { $to } players
play-against-bots = Play against bots
learn-open = Guided first game
rules-open = Rules
join-title = Join a table
join-label = Link or code
join-button = Join
join-unreadable = This is no link or code of a table.
unfinished-title = Your unfinished games
go-on = Go on
forget-table = Forget this table
open-tables = Tables that want players
new-table = New table
new-game = Game
new-seats = Players
new-people = On this device
new-others = The other seats
new-friends = for friends
new-bots = for bots
new-more = More options
new-public = Show in the list of open tables
new-clock = Time to think
no-clock = No clock
clock-minutes = { $minutes } minutes each
open-table = Open the table
your-name = Your name
name-number = Name of player { $number }
you-name = You
guest = Guest
guest-number = Player { $number }
bot-level = Level of the bots
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert

## Lobby
lobby-free =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
lobby-full = Everybody is here
lobby-wait-host = The host starts the game.
seat-free = free
seat-number = Seat { $seat }
sit-here = Sit here
sit-down = Sit down
stand-up = Stand up
free-seat = Free this seat
fill-with-bots =
    { $count ->
        [one] A bot for the free seat
       *[other] Bots for { $count } seats
    }
start-game = Start the game
you = you
share-title = Invite friends
share = Share
share-text = Whoever opens this link can sit down or look on.
share-link = Link to this table
share-copy = Copy link
share-copied = Copied

## Table
table-title = At the table
no-table-title = No such table
no-table-text = There is no table at this address. Ask for the link again.
players = Players
is-bot = bot
stand-in = a bot moves until the player is back
away = away
we-wait = we wait
is-ready = ready
chat = Talk
chat-unread =
    { $count ->
        [one] 1 new
       *[other] { $count } new
    }
chat-empty = Nobody has said anything yet.
chat-phrases = Say something …
chat-write = Write a line
chat-send = Send
undo-ask = Take back my move
undo-waits = Waiting for the consent of { $names }.
undo-asked =
    { $count ->
        [one] { $name } wants to take back the last move.
       *[other] { $name } wants to take back { $count } moves.
    }
undo-agree = Agree
undo-refuse = Refuse
typed-move = Type a move
typed-move-label = Move in notation
typed-move-play = Play
link-lost = Connection lost. Coming back by itself …
link-slow = Slow connection: { $seconds } s
table-options = This table
own-seat-link = Link to your seat (keep it secret)
reissue-link = New link
reissued-link = The new link of this seat
give-to-bot = Give to a bot
give-to-person = Give to a person
newcomer-name = Name of the newcomer
fair-commitment = The deal was fixed before the game (SHA-256 of the seed):
fair-seed = The seed:
lag = { $milliseconds } ms to the server and back
curtain-title = { $name }, it is your turn
curtain-text = Hand over the device. Your tiles are shown when you press the button.
curtain-open = I am { $name }

## Between Two Cities
building-shop = shop
building-factory = factory
building-bed = tavern with beds
building-drink = tavern with drinks
building-food = tavern with food
building-music = tavern with music
building-office = office
building-park = park
building-house = house
kind-shops = Shops
kind-factories = Factories
kind-taverns = Taverns
kind-offices = Offices
kind-parks = Parks
kind-houses = Houses
duplex-lying = duplex: { $first }, to its right { $second }
duplex-standing = duplex: { $first }, below it { $second }
square-empty = empty
square-holds = { $square }: { $what }
square-open = { $what }, can be picked
square-adds =
    { $points ->
        [one] { $what }, can be picked, adds 1 point
       *[other] { $what }, can be picked, adds { $points } points
    }
round-of = Round { $round } of 3
turn-of = Turn { $step } of { $steps }
passing-left = Hands go left
passing-right = Hands go right
passing-none = The rest is discarded
# Where several play on one device: whose turn it is, and what she does.
task-of = { $name }: { $task }
task-choose = Choose two tiles in secret
task-place =
    { $count ->
        [one] Place your other tile in the other city
       *[other] Place one tile in each city
    }
waiting-for = Waiting for { $names }
all-placed = Your tiles are placed. The others are still at it.
your-hand = Your hand
your-tiles = Your tiles to place
choose-more =
    { $count ->
        [one] Choose one more
       *[other] Choose two
    }
confirm-choice = Keep these two
choice-confirmed = Chosen. All tiles are shown when everybody has chosen.
pick-a-square = Pick a lit square, or drag the tile there.
place-here = Place here
not-here = Elsewhere
city-with = With { $name }
city-left = Your left city
city-right = Your right city
city-grid = City: { $name }
city-number = City { $number }
city-of = City of { $names }
other-cities = The other cities
lower-city = Lower: this one counts
points-short =
    { $points ->
        [one] point
       *[other] points
    }
points-by-kind = Points by kind of building
no-points-yet = no points yet
partner-places = { $name } still places:
propose-tile = Propose a place for: { $tile }, of { $name }
proposal-pick = Pick a square to propose to { $name }
proposal-received = { $name } proposes: { $tile } on { $square }
proposal-accept = Do it
proposal-decline = Rather not
proposal-sent = Proposed to { $name }: { $tile } on { $square }
proposal-withdraw = Withdraw
ghost-label = { $who ->
    [you] You propose { $tile } on { $square }
   *[other] { $name } proposes { $tile } on { $square }
}
told-chosen = { $who ->
    [you] You have chosen.
   *[other] { $name } has chosen.
}
told-revealed = All show their tiles.
told-pair = { $who ->
    [you] You: { $tiles }.
   *[other] { $name }: { $tiles }.
}
told-placed = { $who ->
    [you] You place { $tile } on { $square } of city { $city }.
   *[other] { $name } places { $tile } on { $square } of city { $city }.
}
told-passed-left = The hands go to the left.
told-passed-right = The hands go to the right.
told-round = Round { $round } begins.
told-picked-up = { $who ->
    [you] Your hand: { $tiles }.
   *[other] Hand of { $name }: { $tiles }.
}
told-ended = The game is over.
told-says = { $name } says: { $words }

## The end
won-you =
    { $points ->
        [one] You win with 1 point
       *[other] You win with { $points } points
    }
won-by =
    { $points ->
        [one] { $name } wins with 1 point
       *[other] { $name } wins with { $points } points
    }
won-shared = { $names } share the win with { $points } points
how-won-lower = Everybody scores the lower of the two cities; the highest score wins.
how-won-sum = With two players both cities count together.
decided-by-higher-city = It was a tie; the better of the other cities decided.
decided-by-shops = It was a tie; the number of shops decided.
decided-by-factories = It was a tie; the number of factories decided.
decided-by-taverns = It was a tie; the number of taverns decided.
decided-by-offices = It was a tie; the number of offices decided.
decided-by-parks = It was a tie; the number of parks decided.
decided-by-houses = It was a tie; the number of houses decided.
decided-by-nothing = Level on every tie-break.
rematch = Play again
replay = Replay
download-record = Record
score-sheet = Score sheet
why-line =
    { $count ->
        [one] a single shop
       *[other] a line of { $count } shops
    }
why-most-factories =
    { $count ->
        [one] 1 factory, the most of all cities
       *[other] { $count } factories, the most of all cities
    }
why-second-factories =
    { $count ->
        [one] 1 factory, second most of all cities
       *[other] { $count } factories, second most of all cities
    }
why-fewer-factories =
    { $count ->
        [one] 1 factory, fewer than elsewhere
       *[other] { $count } factories, fewer than elsewhere
    }
why-tavern-set =
    { $count ->
        [one] 1 tavern
       *[other] { $count } different taverns
    }
why-office-set =
    { $count ->
        [one] 1 office
       *[other] { $count } offices
    }
why-beside-tavern = an office beside a tavern
why-park-group =
    { $count ->
        [one] a lone park
       *[other] { $count } parks together
    }
why-house = a house, a point for each other kind in the city
why-beside-factory = a house beside a factory
best-ask = Show the best layout of these tiles
best-thinking = Working it out …
best-reached = No layout of these tiles is worth more.
best-lost =
    { $points ->
        [one] The same tiles could have been worth 1 point more.
       *[other] The same tiles could have been worth { $points } points more.
    }
best-yours = built: { $points }
best-best = best: { $points }
best-found =
    { $points ->
        [one] A layout was found that is worth 1 point more.
       *[other] A layout was found that is worth { $points } points more.
    }
best-none-found = No better layout was found.
best-perhaps =
    { $points ->
        [one] It is not proven that there is none better: at most 1 more point is possible.
       *[other] It is not proven that there is none better: at most { $points } more points are possible.
    }
best-found-total = found: { $points }
best-districts = Districts are not counted here.
replay-back = Back to the table
replay-previous = One step back
replay-next = One step on
replay-play = Play
replay-pause = Pause
replay-position = Position
replay-at = Move { $position } of { $last }

## Score helper
score-title = Score helper
score-teaser = Played with cardboard? Tap in the cities and see every point explained.
score-open = Open the score helper
score-how = Pick a building, then tap the squares. The same building twice clears a square.
score-brush = Building to put down
score-erase = Clear squares
score-cities = Cities
score-clear = Start afresh
afresh-sure = Everything entered here goes.
afresh-yes = Start afresh
afresh-no = Keep it
score-offline = There is no connection, and this device has not stored the rules yet. Your entries are kept.
score-kept = Stored on this device: scores are worked out without a connection too.
score-starting = No connection: the rules are starting on this device …

## Learning
rules-text = Both games in our own words: read for a few minutes, or learn while you play.
learn-title = { $game }: guided first game
learn-text = A real game against two easy bots. A line above the board says what to do and why. You can switch it off whenever you like.
learn-start = Begin
coach = Hints
coach-skip = Without hints
coach-wait = The others are still at it. Look around: tap any small city to see it large.
coach-first-choice = You hold seven tiles. Keep two of them: one will go into the city you share with your left neighbour, one into the city you share with your right one.
coach-first-tile = All have shown their tiles. Pick one of yours, then a lit square. The first tile of a city takes the middle.
coach-second-tile = Well done. The other tile goes into your other city.
coach-passed = The hands were passed on: these five tiles are what your neighbour left. Choose two again.
coach-points = Every lit square says how many points it adds right now. A city grows to four by four squares.
coach-balance = Only your lower city counts for you. Which of the two needs help?
coach-scores = The small signs below a city show where its points come from.
coach-duplexes = Round 2: duplexes, two buildings each. They cannot be turned. Keep two of three.
coach-round-three = Round 3: seven tiles again, and now the hands go to the right.
rules-goal-title = The aim
rules-goal = You build two cities at once: one with each neighbour. At the end you score the lower of the two, so neither partner may be left behind. The highest score wins.
rules-rounds-title = Three rounds
rules-rounds = In round 1 everybody takes seven tiles and three times keeps two of them; what is left goes to the left. In round 2 everybody takes three duplexes and keeps two. Round 3 is like round 1, but the hands go to the right. The last tile of a hand is discarded.
rules-choose = All choose in secret and at the same time. When everybody has chosen, all tiles are shown.
rules-place = Then everybody puts one tile into the left city and one into the right city. Talk about it as much as you like; the decision is yours, and final.
rules-squares-title = Where a tile may go
rules-squares = A tile touches the edge of another tile of the city and is never turned. The finished city is a square of four by four; where it lies becomes clear while it grows.
rules-shops = Straight lines of 1, 2, 3 or 4 shops score 2, 5, 10 or 16. Every shop belongs to one line.
rules-factories = Each factory scores 4 in the city that has most of them, 3 in the one with the second most, 2 elsewhere.
rules-taverns = There are four sorts: bed, drink, food and music. Sets of 1, 2, 3 or 4 different ones score 1, 4, 9 or 17, wherever they stand.
rules-offices = 1 to 6 offices score 1, 3, 6, 10, 15, 21; a seventh starts anew. Each office beside a tavern scores 1 more.
rules-parks = Parks that touch form a group: 1, 2 or 3 score 2, 8 or 12, each further one 1 more.
rules-houses = A house scores 1 for each other kind of building in its city; beside a factory it scores only 1.
rules-end-title = The end
rules-end = Whoever has the best lower city wins. In a tie the higher city decides, then the number of shops, factories, taverns, offices, parks and houses in both cities.
rules-two = With two players everybody builds two cities alone, rounds are played twice, and both cities count together.
