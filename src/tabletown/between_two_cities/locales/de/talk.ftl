# What partners say to each other.
phrase-need-shop = Unsere Stadt braucht Läden.
phrase-need-factory = Unsere Stadt braucht Fabriken.
phrase-need-tavern = Unsere Stadt braucht Gaststätten.
phrase-need-office = Unsere Stadt braucht Büros.
phrase-need-park = Unsere Stadt braucht Parks.
phrase-need-house = Unsere Stadt braucht Häuser.
bot-wishes = Am Ende etwa { $possible ->
    [one] 1 Punkt
   *[other] { $possible } Punkte
}{ $chance ->
    [0] .
   *[other] : etwa { $chance } % mehr Siegchance.
}
bot-would-rather = Lieber { $tile } auf { $square }: Das ist mir { $more ->
    [one] { $more } Punkt
   *[other] { $more } Punkte
} mehr wert.
