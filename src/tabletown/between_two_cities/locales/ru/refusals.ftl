# Why a move is refused.
illegal-not-in-hand = { $count ->
    [one] Этой плитки нет у вас на руке: { $tiles }. У вас: { $hand }.
   *[other] Этих двух плиток нет у вас на руке: { $tiles }. У вас: { $hand }.
}
illegal-not-chosen = Эту плитку туда сейчас не кладут: { $tile }. Можно: { $tiles }.
illegal-city-served = { $side ->
    [left] Левый город свою плитку получил: другая идёт в другой город.
   *[right] Правый город свою плитку получил: другая идёт в другой город.
}
illegal-unknown-square = Клетки { $square } нет: клетки — от a1 до { $last }.
illegal-occupied = Там уже что-то стоит. Плитка: { $tile }, клетка: { $square }.
illegal-first-in-the-middle = Первая плитка города кладётся в середину, на { $square }.
illegal-outside = Так город не сможет стать полным квадратом { $size } на { $size }. Плитка: { $tile }, клетка: { $square }.
illegal-not-adjacent = Плитка должна касаться другой плитки города. Плитка: { $tile }, клетка: { $square }.
illegal-first-on-a-plot = Первая плитка города кладётся на участок его ландшафта: { $squares }.
illegal-nature = На природе не строят. Плитка: { $tile }, клетка: { $square }.
illegal-dead-end = После этого не хватит места для всех двойных плиток, которые ещё могут прийти. Плитка: { $tile }, клетка: { $square }.
illegal-choosing-now = Сейчас выбирают плитки: до открытия плиток размещать нельзя.
illegal-placing-now = Выбранные плитки открыты: теперь их размещают.
illegal-discarding-now = Сейчас одна плитка с руки сбрасывается.
illegal-placed-already = Вы всё разместили: остальные ещё размещают.
