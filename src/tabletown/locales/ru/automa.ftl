# Tables with Automas, and Capitals, in the browser.

## Alone against the Automas
solo-title = Одному против Автом
solo-intro = Lefthaven вы делите с Автоммазо, Rightcastle – с Автомартой, а Automaville – их общий. Ваш худший город должен обойти их худшие.
solo-mode = Режим
solo-full = Полный
solo-full-text = Автомы берут плитки из открытых рук по своим картам.
solo-simple = Простой
solo-simple-text = Вы выбираете одни; Automaville получает случайные плитки после раундов 1 и 3.
solo-level = Уровень: фора для Automaville
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
town-lefthaven = Lefthaven
town-automaville = Automaville
town-rightcastle = Rightcastle
town-city-1 = город 1
town-city-2 = город 2
town-city-3 = город 3
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
automa-rule-best = лучшая плитка
automa-rule-missing = недостающий вид, иначе лучшая
automa-rule-first = самая левая плитка
automa-takes-best =
    { $points ->
        [one] { $automa } берёт: { $tile }. { $town }: { $points } очко, следующая дала бы { $next }.
        [few] { $automa } берёт: { $tile }. { $town }: { $points } очка, следующая дала бы { $next }.
       *[many] { $automa } берёт: { $tile }. { $town }: { $points } очков, следующая дала бы { $next }.
    }
automa-takes-tied =
    { $points ->
        [one] { $automa } берёт: { $tile }. { $town }: { $points } очко; столько же: { $other }, но это ниже в списке.
        [few] { $automa } берёт: { $tile }. { $town }: { $points } очка; столько же: { $other }, но это ниже в списке.
       *[many] { $automa } берёт: { $tile }. { $town }: { $points } очков; столько же: { $other }, но это ниже в списке.
    }
automa-takes-leftmost =
    { $points ->
        [one] { $automa } берёт: { $tile }. { $town }: { $points } очко; столько же: { $other }, но это правее.
        [few] { $automa } берёт: { $tile }. { $town }: { $points } очка; столько же: { $other }, но это правее.
       *[many] { $automa } берёт: { $tile }. { $town }: { $points } очков; столько же: { $other }, но это правее.
    }
automa-takes-only =
    { $points ->
        [one] { $automa } берёт: { $tile }. { $town }: { $points } очко; другого нет.
        [few] { $automa } берёт: { $tile }. { $town }: { $points } очка; другого нет.
       *[many] { $automa } берёт: { $tile }. { $town }: { $points } очков; другого нет.
    }
automa-takes-missing = { $automa } берёт: { $tile }. Этого ещё нет: { $town }.
automa-takes-first = { $automa } берёт: { $tile }, для { $town }. Она лежит левее всех.
automa-nothing-missing = В ряду нет недостающего вида. Город: { $town }.
ville-rows = Плитки по видам, с очками
ville-how = Automaville считается так, будто всё стоит наилучшим образом: лучшие ряды и наборы, парки парами, офисы у таверны, дома без фабрик.
told-automa-card = { $automa }: карта { $number }.
told-built = { $name }: { $tile } на { $square }, { $town }.
told-thrown-away = Выходят из игры: { $tiles }.
told-filled-up = Вы добрали: { $tiles }.
told-ville-grew = Automaville получает: { $tiles }.
solo-how-won = Каждому засчитывается худший из двух городов. Вы победили, если обошли обеих Автом; полное равенство – не победа.
solo-doubled = Для вас удвоено: { $kinds }.
decided-against-you = Равенство во всём: против Автомы это не победа.
