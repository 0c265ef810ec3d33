# Rules at the table and guided games, of whatever game.
help = Scoring and rules
help-title = Scoring: { $game }
help-tips = Rest the mouse on anything on the table, hold it with a finger, or press I while it has the focus: its rule, and what it is worth.
help-rules = All rules
tip-title = What it is and what it is worth
tip-rule = The rule
rules-back = Back to the table
rules-contents = Contents
example-why = Why so many?
example-number = Picture { $number }: { $points }
example-total = This little game scores { $points } in all.

## Guided games
learn-done = You have learnt all that this game teaches. Play on to the end, or begin a game of your own.
learn-progress = { $learnt } of { $lessons } learnt
learn-leave = To all games
learn-go-on = Go on
learn-again = From the beginning
learn-more = Guided games
coach-go-on = Go on as you like: the next new thing is explained when it comes up.
