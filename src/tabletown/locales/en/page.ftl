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
to-home = To the start page
close = Close
no-connection = The server cannot be reached just now. Try again in a moment.
connecting = Coming to the table…
total = Total
print = Print

## Home
home-title =
    { $games ->
        [2] Two games, one table
       *[other] Many games, one table
    }
home-text = Play with friends by sending one link, or at once against bots. No account, nothing to install.
for-players = { $from } to { $to } players
play-against-bots = Play against bots
learn-open = Guided first game
rules-open = Rules
join-title = Join a table
join-label = Link or code
join-button = Join
join-unreadable = This is no link or code of a table.
unfinished-with = with { $names } · { $when }
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
clock-minutes =
    { $minutes ->
        [one] { $minutes } minute each
       *[other] { $minutes } minutes each
    }
open-table = Open the table
your-name = Your name
name-number = Name of player { $number }
you-name = You
guest = Guest
guest-number = Player { $number }
bot-level = Level of the bots
level-easy = easy
level-easy-about = Means well, but often takes the second-best way.
level-medium = medium
level-medium-about = Makes a small mistake now and then.
level-hard = hard
level-hard-about = Plays what it thinks best, at once.
level-expert = expert
level-expert-about = Tries moves out before it plays, and takes its time.

## Lobby
lobby-free =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
lobby-full = Everybody is here
lobby-wait-host = The host starts the game.
seat-free = free
# What the bot on a seat is called, so that one can talk about it.
bot-name =
    { $seat ->
        [1] Mira
        [2] Otto
        [3] Panni
        [4] Bruno
        [5] Zoya
        [6] Ilse
       *[7] Matyi
    }
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
shut-table-title = This table cannot be opened
table-damaged = What is stored of this table is damaged. You see it as it was before; it cannot be played on.
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
chat-phrases = Say something…
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
typed-move-label = Move in notation
typed-move-play = Play
link-lost = Connection lost. Coming back by itself…
link-late = No answer yet. What you did is kept and will be sent.
link-slow = Slow connection: { $seconds } s
table-options = This table
own-seat-link = Link to your seat (keep it secret)
reissue-link = New link
reissued-link = The new link of this seat
handover-asked = A new link is wanted for the seat of { $name }. Whoever opens it plays there and sees that hand.
handover-granted = All agree: the host can now take the new link for the seat of { $name }, with the same button.
handover-waits = A new link waits for the consent of { $names }.
give-to-bot = Give to a bot
give-to-person = Give to a person
newcomer-name = Name of the newcomer
fair-commitment = What the server had fixed before the game (SHA-256 of its share of the deal):
deal-drawing = Drawing the deal together… Waiting for { $names }.
deal-stopped = The game did not start: no share of the deal came from { $names }. Start once more, and the others draw it; whoever is back by then draws, too.
deal-verified = The deal was drawn jointly, with a share from this device: verified.
deal-joint =
    { $count ->
        [one] The deal was drawn jointly, from the server’s share and that of { $count } seat.
       *[other] The deal was drawn jointly, from the server’s share and those of { $count } seats.
    }
deal-wrong = The deal does not follow from what this device was shown before the game. Somebody may have chosen it.
deal-stops =
    { $count ->
        [one] The start was stopped once before.
       *[other] The start was stopped { $count } times before.
    }
deal-how = How does that work?
deal-how-title = Nobody can choose the deal
deal-how-shares = Before the game the server fixes a secret share of the deal, and everybody’s device then one of its own, by a number from which it cannot be guessed. At the start all devices show their shares; the server shows its own only after the game. The deal follows from all of them together.
deal-how-nobody = So neither the server nor the host nor any player could choose the deal or know it. Whoever keeps a share back stops the start and is named, and all draw afresh.
deal-how-verify = This device has compared everything with what it was shown before. Whoever wants to check the whole game downloads it and runs: { $command }
fair-seed = The seed:
lag = { $milliseconds } ms to the server and back
curtain-title = { $name }, it is your turn
curtain-text = Hand over the device. What only you may see appears when you press the button.
curtain-open = I am { $name }

## In play
# Where several play on one device: whose turn it is, and what she does.
task-of = { $name }: { $task }
waiting-for = Waiting for { $names }
nobody-plays = Nobody plays on here
points-short =
    { $points ->
        [one] point
       *[other] points
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
won-shared =
    { $points ->
        [one] The win is shared with { $points } point: { $names }
       *[other] The win is shared with { $points } points: { $names }
    }
rematch = Play again
replay = Replay
download-record = Record
score-sheet = Score sheet
replay-back = Back to the table
replay-previous = One step back
replay-next = One step on
replay-play = Play
replay-pause = Pause
replay-position = Position
replay-at = Move { $position } of { $last }

## Score helper
score-title = Score helper
score-teaser = Played with the real box? Put in how it ended and see every point explained.
score-open = Open the score helper
score-clear = Start afresh
score-bg-stats = To BG Stats
score-copy-text = Copy as text
afresh-sure = Everything entered here will be lost.
afresh-yes = Start afresh
afresh-no = Keep it
score-offline = There is no connection, and this device has not stored the rules yet. Your entries are kept.
score-kept = Stored on this device: scores are worked out without a connection too.
score-starting = No connection: the rules are starting on this device…

## Learning
rules-text = Both games in our own words: read for a few minutes, or learn while you play.
learn-title = { $game }: guided games
learn-text = Real games against bots. Whatever comes up for the first time is explained above the board, its squares are lit and its points counted. Leave whenever you like: you go on where you were.
learn-start = Begin
coach = Hints
coach-skip = Without hints

# How long tables stay, and what is stored of people.
kept-until = If nothing more happens at this table, it is deleted on { $date }.
table-closed = Whoever runs this server has closed this table. You can look at it, but not play on.
delete-table = Delete this table
delete-table-text = Names, talk and moves are deleted for good. Everybody who sits here has to agree.
deletion-asked = { $name } wants to delete this table for good: names, talk and moves.
deletion-waits = Deleting the table waits for the consent of { $names }.
deletion-keep = Keep it
privacy-title = Privacy
privacy-who = This server is run by { $operator }.
privacy-nobody = Whoever runs this server has left no name here.
privacy-contact = Contact: { $contact }
privacy-stored = What is stored: the names that people type, what they say at a table, their moves and when they were made. There are no accounts, no cookies and no advertising, and nothing is loaded from elsewhere.
privacy-device = Your browser remembers your seats, your settings and games that are not finished, on this device only.
privacy-address = Your network address stands in memory while you are here and shortly after, so that one visitor cannot spoil it for the others. It is stored only if whoever runs the server shuts it out. No log holds addresses, names or talk.
privacy-seen = Whoever has the link of a table sees the names, the talk and the game there. Whoever runs the server can read what is stored.
privacy-keep-finished = { $days ->
    [0] Finished games stay until somebody deletes them.
    [one] Finished games are deleted { $days } day after the last thing that happened there.
   *[other] Finished games are deleted { $days } days after the last thing that happened there.
}
privacy-keep-untouched = { $days ->
    [0] Games that are not finished stay until somebody deletes them.
    [one] Games that are not finished are deleted { $days } day after the last thing that happened there.
   *[other] Games that are not finished are deleted { $days } days after the last thing that happened there.
}
privacy-delete = Those who sit at a table can delete it at any time, if all of them agree: the button is at the table, under “{ table-options }”. You can also ask whoever runs the server.
