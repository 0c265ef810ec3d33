# Tables with Automas, and Capitals, in the browser.

## Alone against the Automas
solo-title = Одному против Автом
solo-intro = { town-lefthaven } у вас общий с Autommaso, { town-rightcastle } – с Automarta, а { town-automaville } – у них двоих. Ваш худший город должен обойти их худшие.
solo-mode = Режим
solo-full = Полный
solo-full-text = Автомы берут плитки из открытых рук по своим картам.
solo-simple = Простой
solo-simple-text = Вы выбираете одни; { town-automaville } получает случайные плитки после раундов 1 и 3.
solo-level = Уровень: фора для { town-automaville }
solo-level-normal = обычный
solo-level-number =
    { $level ->
        [0] 0: без форы
        [one] { $level } плитка
        [few] { $level } плитки
       *[many] { $level } плиток
    }
solo-house-rules = Где печатные правила молчат, действуют наши домашние; какие – сказано на странице правил.
solo-begin = Начать
new-third = Третье место занимает Автома

## At a table with Automas
town-city-1 = город 1
task-choose-open = Выберите две плитки
task-discard = Сбросьте одну плитку – затем доберёте
task-place-theirs =
    { $count ->
        [one] Положите последнюю плитку
       *[other] Положите свои плитки и плитки Автом
    }
tile-yours = { $tile }, ваша
tile-theirs = { $tile }: { $automa } для { $town }
pick-for-automa = Вы решаете, где ей лежать. Город: { $town }.
discard-this = Сбросить эту
duplex-later = придёт в раунде 2, но Автома уже учитывает её
automa-row = Открытый ряд: { $automa }
automa-rests = В этом раунде они не берут плиток: двойные кладёте вы.
automa-taken-for = { $tile }, взято для { $town }
automa-card = Карта { $number }. { $first }: { $left }. { $second }: { $right }.
automa-says-best = лучшая плитка
automa-says-missing = недостающий вид, иначе лучшая
automa-says-first = самая левая плитка
ville-rows = Плитки по видам, с очками
ville-how = { town-automaville } считается так, будто всё стоит наилучшим образом: лучшие ряды и наборы, парки парами, офисы у таверны, дома без фабрик.
told-automa-card = { $automa }: карта { $number }.
told-built = { $name }: { $tile } на { $square }, { $town }.
told-thrown-away = Выходят из игры: { $tiles }.
told-filled-up = Вы добрали: { $tiles }.
told-ville-grew = { town-automaville } получает: { $tiles }.
solo-how-won = Каждому засчитывается худший из двух городов. Вы победили, если обошли обеих Автом; полное равенство – не победа.
solo-doubled = Для вас удвоено: { $kinds }.
decided-against-you = Равенство во всём: против Автомы это не победа.

## Capitals
capitals-title = Дополнение Capitals
capitals-landscapes = Ландшафты: города 5 на 5 вокруг природы
capitals-civics = Общественные здания со вкусами
capitals-districts = Районы: очки за крупнейшие группы двух видов
capitals-note = Ландшафты, здания и очки районов – наши там, где источники молчат; владелец коробки может записать печатные в файл.
districts-sizes = Размер крупнейшей группы в каждом городе
district-tiles =
    { $count ->
        [one] плитка
        [few] плитки
       *[many] плиток
    }
district-scores =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
