# What partners say to each other.
phrase-need-shop = Our city needs shops.
phrase-need-factory = Our city needs factories.
phrase-need-tavern = Our city needs taverns.
phrase-need-office = Our city needs offices.
phrase-need-park = Our city needs parks.
phrase-need-house = Our city needs houses.
bot-wishes = { $sense ->
    [same] In the end as many points for our city as elsewhere
    [less] In the end about { count-points } less for our city than elsewhere
   *[more] In the end about { count-points } more for our city than elsewhere
}{ $chance ->
    [0] .
   *[other] ; about { $chance }% more chance for me to win.
}
bot-would-rather = Rather { $tile } on { $square }: for me in the end { $sense ->
    [same] as many points
    [less] about { count-points } less
   *[more] about { count-points } more
}{ $chance ->
    [0] .
   *[other] ; about { $chance }% more chance to win.
}
