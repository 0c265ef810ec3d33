# Who goes first where two build together.
you-first = You first
you-first-sent = You wait for { $name } to place first.
you-first-asked = { $name } would like you to place first.
you-first-must = You both wait: your seating card is lower, so you place first.
you-first-they-must = You both wait: { $name } has the lower seating card and places first.
