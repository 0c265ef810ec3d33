lantern-lane-title = Переулок фонарей
lantern-lane-about = Осветите дома переулка: каждый – одним фонарём, выбранным втайне.
lantern-lane-nights = Ночи
illegal-lantern-not-held = У вас нет такого фонаря.
