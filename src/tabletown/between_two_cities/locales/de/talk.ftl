# What partners say to each other.
phrase-need-shop = Unsere Stadt braucht Läden.
phrase-need-factory = Unsere Stadt braucht Fabriken.
phrase-need-tavern = Unsere Stadt braucht Gaststätten.
phrase-need-office = Unsere Stadt braucht Büros.
phrase-need-park = Unsere Stadt braucht Parks.
phrase-need-house = Unsere Stadt braucht Häuser.
bot-wishes = { $sense ->
    [same] Am Ende ebenso viele Punkte für unsere Stadt wie anderswo
    [less] Am Ende etwa { count-points } weniger für unsere Stadt als anderswo
   *[more] Am Ende etwa { count-points } mehr für unsere Stadt als anderswo
}{ $chance ->
    [0] .
   *[other] ; etwa { $chance } % mehr Siegchance für mich.
}
bot-would-rather = Lieber { $tile } auf { $square }: für mich am Ende { $sense ->
    [same] ebenso viele Punkte
    [less] etwa { count-points } weniger
   *[more] etwa { count-points } mehr
}{ $chance ->
    [0] .
   *[other] ; etwa { $chance } % mehr Siegchance.
}
