# Coming together: what the server refuses there, and what is told of the table itself.
refused-undo-off = At this table a move stands once everybody has seen it.
refused-quiet = At this table nobody talks while everybody chooses in secret. Say it after the reveal.
refused-host-there = The host is still here.
refused-seats-taken = More people sit here than there would be seats.
refused-no-standoff = You two do not have to wait for each other now.
record-cards = The seating cards are not those that the seed gives: { $cards }.

told-stays = { $name } stays and does not play again.
told-new-host = { $name } is the host now.
told-seats-drawn = Seats were drawn by seating cards: { $names }.
told-bot-plays = A bot plays for { $name } now.
told-plays-again = { $name } is back and plays again.
told-sits-down = { $name } sits at the table now.
told-seat-freed = The seat of { $name } is free now.
told-renamed = { $before } is now called { $name }.
told-undo-refused = { $name } does not agree to take moves back.
told-you-first = { $name } and { $other } wait for each other: { $name } goes first, with the lower seating card.

reaction-yes = thumbs up
reaction-clap = applause
reaction-laugh = laughter
reaction-wow = astonishment
reaction-think = thoughtful
reaction-heart = heart
