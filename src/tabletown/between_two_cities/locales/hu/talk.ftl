# What partners say to each other.
phrase-need-shop = A városunknak üzletek kellenek.
phrase-need-factory = A városunknak gyárak kellenek.
phrase-need-tavern = A városunknak vendéglők kellenek.
phrase-need-office = A városunknak irodák kellenek.
phrase-need-park = A városunknak parkok kellenek.
phrase-need-house = A városunknak házak kellenek.
bot-wishes = A végén { $sense ->
    [same] ugyanannyi pontot
    [less] körülbelül { $count } ponttal kevesebbet
   *[more] körülbelül { $count } ponttal többet
} hoz a városunknak, mint máshol{ $chance ->
    [0] .
   *[other] ; mintegy { $chance }%-kal nagyobb az esélyem a győzelemre.
}
bot-would-rather = Inkább { $tile } ide: { $square }. A végén { $sense ->
    [same] ugyanannyi pontot
    [less] körülbelül { $count } ponttal kevesebbet
   *[more] körülbelül { $count } ponttal többet
} hoz nekem{ $chance ->
    [0] .
   *[other] ; mintegy { $chance }%-kal nagyobb az esélyem a győzelemre.
}
