# What partners say to each other.
phrase-need-shop = A városunknak üzletek kellenek.
phrase-need-factory = A városunknak gyárak kellenek.
phrase-need-tavern = A városunknak vendéglők kellenek.
phrase-need-office = A városunknak irodák kellenek.
phrase-need-park = A városunknak parkok kellenek.
phrase-need-house = A városunknak házak kellenek.
bot-wishes = A végére körülbelül { $possible } pont{ $chance ->
    [0] .
   *[other] : mintegy { $chance }%-kal több esély a győzelemre.
}
bot-would-rather = Inkább { $tile } ide: { $square }. Ez nekem { $more } ponttal többet ér.
