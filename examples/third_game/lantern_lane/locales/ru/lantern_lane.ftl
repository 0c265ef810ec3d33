lantern-lane-title = Переулок фонарей
lantern-lane-about = Осветите дома переулка: каждый — одним фонарём, выбранным втайне.
lantern-lane-nights = Ночи
lantern-lane-illegal-not-held = У вас нет такого фонаря.
lantern-lane-help = Осветите дом самым ярким фонарём, который больше никто не выбрал: light 4.
lantern-lane-tonight = { $dark ->
    [0] Переулок освещён.
   *[other] Этой ночью: дом { $house }. Темны: { $dark }.
}
lantern-lane-has-chosen = выбор сделан
lantern-lane-hand = Ваши фонари: { $lanterns }
lantern-lane-light = Фонарь { $lantern }
lantern-lane-told-chosen = { $who ->
    [you] Вы сделали выбор.
   *[other] Выбор сделан: { $name }.
}
lantern-lane-told-dark = Дом { $house } остаётся тёмным: ни один фонарь не единственный.
lantern-lane-told-lit = { $who ->
    [you] Вы освещаете дом { $house } фонарём { $lantern }.
   *[other] Дом { $house } освещён фонарём { $lantern }: { $name }.
}
lantern-lane-decided = Решает более тусклая рука.
lantern-lane-shared = Руки были одинаково тусклыми.
lantern-lane-why = Дом { $house } стоит примерно фонаря { $lantern }.
