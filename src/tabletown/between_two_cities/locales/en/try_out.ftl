# Tiles laid on copies, for oneself.
try-no-room = No such tile can lie on { $square }.
try-open = Try out
try-title = Just for you
try-about = Lay tiles on a copy of your cities. Nobody sees it, and nothing is played.
try-tiles = Tiles to try
try-back = Lift the last tile
try-afresh = Start over
