# Capitals: что дополнение прибавляет к Between Two Cities.
building-civic = общественное здание
building-tavern = таверна
square-nature = природа
mat-bay = залив
mat-lake = озеро
mat-river = река
mat-ridge = хребет
mat-mountain = гора
mat-stream = ручей
mat-forest = лес
civic-tile = общественное здание (любит: { $first }, { $second }; не любит: { $other })
kind-civics = Общественные здания
kind-districts = Районы
decided-by-civics = Была ничья; решило число общественных зданий.
district-name = { $first } + { $second }
why-with = { $what }: { $kinds }
why-worth = { $what }: { $worth } ({ $wishes })
why-civic-alone = общественное здание без того, что оно любит
why-civic-liked = общественное здание рядом с тем, что оно любит
why-civic-disliked = общественное здание рядом с тем, чего оно не любит
why-largest-district =
    { $count ->
        [one] самый большой район, { $count } плитка
        [few] самый большой район, { $count } плитки
       *[many] самый большой район, { $count } плиток
    }
why-second-district =
    { $count ->
        [one] второй по величине район, { $count } плитка
        [few] второй по величине район, { $count } плитки
       *[many] второй по величине район, { $count } плиток
    }
why-smaller-district =
    { $count ->
        [one] район поменьше, { $count } плитка
        [few] район поменьше, { $count } плитки
       *[many] район поменьше, { $count } плиток
    }
