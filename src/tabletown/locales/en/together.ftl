# Coming together: what the server refuses there, and what is told of the table itself.
refused-undo-off = At this table a move stands once everybody has seen it.
refused-quiet = At this table nobody talks while everybody chooses in secret. Say it after the reveal.
refused-host-there = The host is still here.
refused-seats-taken = More people sit here than there would be seats.
refused-no-standoff = You two do not have to wait for each other now.
record-cards = The seating cards are not those that the seed gives: { $cards }.

told-plays-no-more = { $name } stays and does not play again.
told-new-host = { $name } is the host now.
told-seats-drawn = Seats were drawn by seating cards.
told-draw-stopped = { $names } did not give a share of the deal: the game did not start, and everybody draws afresh.
told-bot-plays = A bot plays for { $name } now.
told-plays-again = { $name } is back and plays again.
told-sits-down = { $name } sits at the table now.
told-seat-freed = The seat of { $name } is free now.
told-handover-asked = A new link was asked for, for the seat of { $name }: whoever opens it sees that hand.
told-handover-agreed = { $name } agrees to the new link.
told-handover-refused = { $name } does not agree to the new link.
told-new-link = The seat of { $name } has a new link; the old one is dead.
told-renamed = { $before } is now called { $name }.
told-undo-refused = { $name } does not agree to take moves back.
told-closed = Whoever runs this server has closed this table.
told-muted = Whoever runs this server does not let { $name } talk here.
told-unmuted = { $name } may talk here again.
told-deletion-asked = { $name } wants to delete this table for good.
told-deletion-refused = { $name } wants to keep this table.
told-you-first = { $name } and { $other } wait for each other: { $name } goes first, with the lower seating card.

reaction-yes = thumbs up
reaction-clap = applause
reaction-laugh = laughter
reaction-wow = astonishment
reaction-think = thoughtful
reaction-heart = heart

## Home
play-with-friends = Play with friends
quick-bots = Bots
quick-level = Level
continue-title = Continue
continue-yours = Your turn
continue-lobby = Waiting for players

## Before the game
share-qr = The link as a QR code for another phone
name-first = First say what you are called.
rename = Rename
rename-save = Save
rename-label = Your name at this table
seat-awaited = is awaited
lobby-awaited =
    { $count ->
        [one] One person from the last game is awaited.
       *[other] { $count } people from the last game are awaited.
    }
start-with =
    { $count ->
        [one] Start alone
       *[other] Start with { $count } players
    }
agreed-title = Agreed at this table
option-on = yes
option-off = no
manners-undo = Taking back what everybody has seen
manners-undo-auto = not with several people; bots agree
manners-undo-off = not at all
manners-undo-consent = if the others agree
manners-talk = Talk while all choose in secret
manners-talk-strict = not before the reveal
manners-talk-free = always
manners-seating = Seats
manners-seating-drawn = drawn by seating cards
manners-seating-chosen = as people sit down
seating-card = Seating card { $number }
seating-drawn = Seating cards were drawn. You sit in their order:

## At the table
details = Details
talk-quiet = Nobody talks before the reveal: that is how this table plays.
talk-reactions = React
mute-person = Do not show what { $name } says on this device
undo-secret = Choose again
undo-title = Somebody asks you
turn-title = Your turn
confirm-no = Cancel
give-to-bot-text = A bot plays on for { $name }. Everybody is told, and { $name } can take the seat back.
give-to-bot-yes = Give the seat to a bot
leave-table = Leave the game
leave-text = A bot plays on for you. Everybody is told, and you can take your seat back with this device.
leave-yes = Leave
hand-over = Make a link
hand-over-label = Hand my seat to (name)
handed-over = Send this link: whoever opens it has your seat
back-text = A bot plays on your seat.
back-take = Take your seat back
host-away = The host has been away for a while.
host-take = Become the host
again-asked = { $name } wants another game.
again-open = There is another game.
again-join = Join
again-stay = Stay here
again-title = Another game?

## What a link looks like elsewhere
preview-free =
    { $count ->
        [one] One seat is free. Open the link to sit down.
       *[other] { $count } seats are free. Open the link to sit down.
    }
preview-running = A game is going on. Open the link to look on.
preview-over = The game is over. Open the link to see how it ended.
preview-page = Board games with friends by a link or against bots. A fan project.
