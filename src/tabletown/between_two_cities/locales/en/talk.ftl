# What partners say to each other.
phrase-need-shop = Our city needs shops.
phrase-need-factory = Our city needs factories.
phrase-need-tavern = Our city needs taverns.
phrase-need-office = Our city needs offices.
phrase-need-park = Our city needs parks.
phrase-need-house = Our city needs houses.
bot-wishes = About { $possible ->
    [one] 1 point
   *[other] { $possible } points
} in the end{ $chance ->
    [0] .
   *[other] : about { $chance }% more chance to win.
}
bot-would-rather = Rather { $tile } on { $square }: to me that is worth { $more ->
    [one] { $more } point
   *[other] { $more } points
} more.
