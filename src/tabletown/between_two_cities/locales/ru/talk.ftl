# What partners say to each other.
phrase-need-shop = Нашему городу нужны магазины.
phrase-need-factory = Нашему городу нужны фабрики.
phrase-need-tavern = Нашему городу нужны таверны.
phrase-need-office = Нашему городу нужны офисы.
phrase-need-park = Нашему городу нужны парки.
phrase-need-house = Нашему городу нужны жилые дома.
bot-wishes = К концу { $sense ->
    [same] столько же очков нашему городу, сколько и в другом месте
    [less] примерно на { count-points } меньше нашему городу, чем в другом месте
   *[more] примерно на { count-points } больше нашему городу, чем в другом месте
}{ $chance ->
    [0] .
   *[other] ; мой шанс на победу выше примерно на { $chance } %.
}
bot-would-rather = Лучше { $tile } на { $square }: для меня это к концу { $sense ->
    [same] столько же очков
    [less] примерно на { count-points } меньше
   *[more] примерно на { count-points } больше
}{ $chance ->
    [0] .
   *[other] ; шанс на победу выше примерно на { $chance } %.
}
