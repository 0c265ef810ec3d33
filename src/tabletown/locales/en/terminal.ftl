# What the commands of the terminal say.
terminal-commitment = The deal is fixed by a secret seed; its SHA-256 is { $commitment }
terminal-commands =
    Type a move: its number where moves are numbered, else the move itself.
      look    show the whole table          help    letters and points
      moves   show all your moves           hint    what a bot would do, and why
      wait    let another person go first   quit    leave the table
terminal-more = – Enter: on, q: enough –
terminal-cut =
    { $count ->
        [one] … { $count } more line: type “moves”.
       *[other] … { $count } more lines: type “moves”.
    }
terminal-no-numbers = Moves are not numbered here: type one, like { $move }
terminal-seed = The seed was { $seed }
terminal-curtain = Seat { $seat }, press Enter when only you can see the screen.
hint-first = “{ $bot }” would play the first of these ({ $meaning }, and why):
hint-chance = its chance to win
hint-liking = how often it would make it
hint-behind = points behind the best
left-table = You have left the table; go on with: { $command }
play-nothing-kept = There is no game to go on with: no unfinished one is kept here.
left-table-unkept = You have left the table. The game could not be kept; with --record FILE you choose where.
file-exists = { $file } is there already, and is not written over.
warning = warning: { $what }
replay-seed = seed “{ $seed }”
replay-stops = The record stops here; the game is not over. To move: { $seats }.
replay-no-position = The record ends after move { $count }: --at takes 0 to { $count }.
verified = Verified: { $game }, { $seats }, { $moves }.
verified-short = verified, { $game }, { $moves }
verified-seed = The deal follows from the seed “{ $seed }”, whose SHA-256 is { $commitment }.
verified-given = That is the commitment you gave.
verified-compare = Compare it with what was shown before the game.
verify-one-commitment = --commitment is that of one game, and these are several records.
verify-some-wrong = { $wrong } of { $count } records could not be verified.

terminal-prompt = seat { $seat }>
score-no-sheet = { $game } has no score sheet for games with the real box.
score-one-file = { $game } is scored from one file (or - for standard input), not from { $count }.
file-missing = no such file or directory.
file-forbidden = this may not be read or written here.
file-folder = this is a directory, not a file.
file-no-folder = this leads through a file that is no directory.
file-no-text = { $file } is not a text file.
verified-scores = Points: { $scores }.
verified-score = { $name }: { $points }
play-shares = The deal follows from a secret share of this program, whose SHA-256 is { $commitment }, and from the words that you type now: anything, or just Enter.
play-share = Seat { $seat }:{" "}
play-shares-seed = --seed says what is dealt, and --shares lets you draw it: use only one of them.
play-people = At a table of { $seats } seats 1 to { $seats } can be people, not { $people }.
play-resume-only = --resume goes on as the record says: leave out { $what }.
play-program = The record lets the program “{ $program }” play: name it with --bots if you trust it.
play-too-few-bots = Bots: { $bots }, seats: { $seats }. Name one bot for all seats, or one for each.
option-form = “{ $text }” is not an option: write NAME=VALUE.
option-twice = The option “{ $name }” is given twice.

## Records
record-none = This is not a record: a record starts with “{ $format }”.
record-cut = The file breaks off in the middle of its last line (no line end).
record-more = The game ends here, but more lines follow.
record-setup = This game cannot be set up: { $why }
record-undo = { $count } of { $moves } moves cannot be taken back.
record-move = “{ $entry }”: { $why }
record-seed = This seed was not committed to: its SHA-256 is another.
record-share = This share was not committed to: its SHA-256 is another.
record-joint = This seed does not follow from the shares.
record-joint-table = After “joint:” comes the name of a table: letters and digits.
record-no-share = A share is 64 digits, 0 to 9 and a to f.
record-share-seat = A share of a seat that is not there, or that has one already.
verified-joint = The deal was drawn jointly: its seed “{ $seed }” follows from the share of the dealer and those of seats { $seats }. Whoever finds their own share there knows that nobody chose the deal.
verified-joint-share = The share of the dealer is “{ $share }”, whose SHA-256 is { $commitment }.
verified-joint-stopped =
    { $count ->
        [one] The start was stopped once before, by seat { $seats }.
       *[other] The start was stopped { $count } times before, by seats { $seats }.
    }
record-stops = The record stops here, but the game is not over.
record-no-result = The game is over here, but the line with the result is missing.
record-result = The result is wrong: it is “{ $result }”.
record-rules = Played by version { $version } of the rules; here is version { $known }.
record-data = Played by other data files: their fingerprint is { $data }, that of those here is { $here }; put the files of that game into the folder of TABLETOWN_DATA.
record-header = The header breaks off: “{ $key }: …” is missing.
record-expected = Expected “{ $key }: …”.
record-number = “{ $text }” is not a number.
record-options = The options must be written like { $form }
record-players = { $count } players are named for { $seats } seats.
record-other-commitment = This is another commitment than the one you were shown.
verified-begun = It begins with the { $given } of { $digits } digits that you gave.
verify-no-commitment = “{ $text }” is not the beginning of a commitment: give at least { $fewest } of its digits, 0 to 9 and a to f.
verified-players = Who played is what the record says, and nothing proves it: { $players }.
record-player = “{ $name }” is neither a person nor a bot of this game.
hint-games =
    { $count ->
        [one] { $what }; { $count } game
       *[other] { $what }; { $count } games
    }

usage-no-command = There is no command “{ $command }”: tabletown --help lists them.
usage-no-option = There is no option “{ $option }” here: --help lists them.
usage-missing = { $what } is missing: --help says how it is written.
usage-needs-value = { $option } needs a value after it.
usage-takes-no-value = { $option } takes no value.
usage-extra = This is too much here: { $words }
usage-whole-number = { $what } is a whole number, not “{ $given }”.
usage-number = { $what } is a number, not “{ $given }”.
usage-at-least = { $what } is at least { $least }, not { $given }.
usage-more-than = { $what } is more than { $least }, not { $given }.
usage-one-of = { $what } is { $choices }, not “{ $given }”.
serve-open = Tabletown is open at { $url }
serve-friends = Friends cannot come by that address: give the one they use, like { $example }

# Weights of bots that learnt: what is wrong with them, and what is done without.
net-none = No net has learnt such tables ({ $tables })
net-gone = The weights { $file } or their card are missing
net-unreadable = The weights { $file } or their card cannot be read
net-too-big = The weights { $file } are larger than weights may be
net-changed = The weights { $file } are not those of their card: they were cut short or changed
net-of-others = The weights { $file } are for “{ $found }”, not for “{ $wanted }”
net-no-file = This is no file of weights
net-no-header = The header of these weights cannot be read
net-short = These weights are cut short
net-not-finite = These weights are not all numbers
net-older = These weights look at other numbers than there are
net-unplayable = These weights do not say how they are played
net-instead = { $fault }: { $bot } plays instead
net-rated = { $fault }: the search rates moves as balanced does
search-no-world = This seat is shown what no game by these rules shows: the search plays the move that { $bot } rates best
