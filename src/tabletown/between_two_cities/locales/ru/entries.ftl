# Чего не может быть: для тех, кто вносит настольную партию.
refused-entries = Из введённого партии не получается. Ничего не изменено.

## Столы
setup-too-few-tiles = Игроков { $seats }, на руке по { $hand }: одиночных плиток нужно { $needed }, а без общественных зданий в коробке их { $there }. Играйте и с общественными зданиями или без ландшафтов.
setup-level = Уровень здесь от 0 до { $most }, а не { $level }: больше плиток в коробке нет.
setup-level-below = Уровень не может быть ниже 0, а это { $level }.

## Помощник
entry-mode = Режим бывает simple или full, а не «{ $mode }».
entry-count = Здесь нужно плиток: { $wanted }, а введено: { $given }.
entry-not-here = { $tile } не может здесь лежать.
entry-not-there = { $tile } сейчас не идёт в город { $town }. Можно: { $tiles }.
entry-too-many = Плиток «{ $tile }» стало бы { $count }, а в коробке их { $most }.
entry-no-row = Сейчас ряд плиток не нужен.
entry-nothing-placed = Сейчас ничего не размещают.
entry-no-city = Сейчас город не нужен.
entry-no-districts = Сейчас карты районов не нужны.
entry-no-mat = Сейчас ландшафт не нужен.
entry-mat = «{ $mat }» — не тот ландшафт, что ещё есть в коробке.
entry-districts = Здесь нужны пары разных карт районов: { $count }.
entry-never = { $district } — не район: пару «фабрика и дом» тянут заново.
entry-no-district = «{ $pair }» — не район: введите две разные буквы из { $cards }, например SP.
entry-city-size = В готовом городе клеток: { $wanted }, а здесь: { $given }.
entry-city-open = В готовом городе нет пустых клеток.
entry-city-mat = Природные клетки этого города не совпадают с его ландшафтом.
entry-no-game = { $file } — не партия помощника.
entry-damaged = { $file } — повреждённая партия помощника: { $why }
entry-version = { $file } сохранён версией { $version }, а здесь версия { $known }. Файл остаётся как есть.
entry-other-data = Партия { $file } начата с другими файлами данных. Файл остаётся как есть.
entry-other-box = Эта партия начата с другими файлами данных, чем действуют сейчас. Ничего не изменено.
entry-broken = { $file }, ответ { $number }: { $why }
entry-no-tile = «{ $tile }» — не плитка; есть { $tiles }.
entry-no-letter = Буквы «{ $letter }» нет в списке: он идёт от a до { $last }.
entry-form = Введите букву плитки и букву клетки, например Sc.
entry-no-square = { $tile } не может лежать на «{ $square }».
entry-other-game = Партия в { $file } начата иначе, чем говорит { $what }. Уберите это, чтобы её продолжить, или назовите другой файл для новой партии.

## Кампании
campaign-games = В такой кампании от { $least } до { $most } партий, а не { $count }.
campaign-games-just =
    { $most ->
        [one] В такой кампании { $most } партия, а не { $count }.
        [few] В такой кампании { $most } партии, а не { $count }.
       *[many] В такой кампании { $most } партий, а не { $count }.
    }
campaign-is-over = Эта кампания окончена.
campaign-playing = Партия этой кампании уже идёт, вдвойне считается: { $kinds }. Сначала доиграйте её.
campaign-not-playing = Партия не идёт: сначала выберите, что удваивается.
campaign-wrong-number =
    { $count ->
        [one] Выберите одну категорию для этой партии: { $kinds }.
        [few] Выберите { $count } категории для этой партии: { $kinds }.
       *[other] Выберите { $count } категорий для этой партии: { $kinds }.
    }
campaign-doubled-before = Каждая категория удваивается один раз, а эта уже удваивалась: { $category }. Ещё есть: { $kinds }.
campaign-no-category = «{ $category }» — не категория этой кампании. Есть: { $kinds }.
campaign-version = Эта кампания сохранена версией { $version }, а здесь версия { $known }. Она остаётся как есть.
campaign-broken = Сохранённое об этой кампании противоречит себе. Оно остаётся как есть.
campaign-points = { $points } — не результат: у города от 0 до { $most } очков.

## Подсчёт
ville-two-cities = Кроме Автомаграда есть два города, { town-lefthaven } и { town-rightcastle }; здесь их { $count }.
ville-unreadable = «{ $tile }» — не плитка Автомаграда: есть S F O P H и таверны B D E M, общественное здание — как SF-P или SF-P=3.
ville-value = { town-automaville }: { $tile } стоит 1, 3 или 6, а не «{ $value }».
doubt-too-many = «{ $building }»: здесь { $count }, а в коробке только { $most }.
doubt-civics =
    { $most ->
        [0] Общественного здания { $tile } нет в коробке.
       *[other] Общественных зданий { $tile } здесь { $count }, а в коробке { $most }.
    }
doubt-duplexes = Город { $city }: двойными отмечено { $count }, а город получает { $most }.
doubt-no-duplex = Город { $city }: двойной плитки { $tile } в коробке нет.
doubt-duplex-twice = Город { $city }: двойная плитка { $tile } здесь дважды, а в коробке она одна.
doubt-scattered = Город { $city } не связан в одно целое.
doubt-landscape = Город { $city }: природных клеток { $count }, а в ландшафте их { $most }.
doubt-sizes = Одни города здесь 4×4, другие 5×5: за одним столом все одинаковы.
doubt-card-twice = 
    { $count ->
        [few] Карта района «{ $kind }» здесь { $count } раза, а она одна.
       *[other] Карта района «{ $kind }» здесь { $count } раз, а она одна.
    }
doubt-never = Района { $district } быть не может: фабрику и дом тянут заново.

# An owner's own box.
box-cards = В вашей коробке карт Автом: { $count }; помощнику нужны все { $wanted }.
box-mat-cells = На вашей ландшафтной плитке { $number } природных клеток { $count } вместо { $wanted }.
box-mat-stuck = На вашей ландшафтной плитке { $number } город мог бы застрять, не заполнившись: проверьте её.
box-mat-twice = Ваша ландшафтная плитка { $number } введена дважды.
box-civic = Ваше общественное здание { $number } должно называть три разных вида: два любимых и один нелюбимый.
