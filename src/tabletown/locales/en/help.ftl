# Rules at the table and guided games, of whatever game.
help = Scoring and rules
help-title = Scoring: { $game }
help-tips = Rest the mouse on anything on the table, hold it with a finger, or press I and go on with the arrows: you see its rule, and what it is worth.
help-rules = All rules
tip-title = What it is and what it is worth
tip-rule = The rule
rules-back = Back to the table
rules-contents = Contents
example-why = Why so many?
example-number = Picture { $number }: { $points }
example-total =
    { $points ->
        [one] This little game scores { $points } point in all.
       *[other] This little game scores { $points } points in all.
    }

## Guided games
learn-done = You have learnt all that this game teaches. Play it to the end, let the guide play on for you and see how it ends, or begin a game of your own.
learn-watch = Show me the end
learn-watching = The guide plays your seat now. Take over whenever you like.
learn-myself = I play on
learn-progress = { $learnt } of { $lessons } learnt
learn-leave = To all games
learn-go-on = Go on
learn-again = From the beginning
learn-more = Guided games
coach-go-on = Go on as you like: the next new thing is explained when it comes up.
