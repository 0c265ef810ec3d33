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
solo-level-more = 6 или больше …
solo-level-tiles = Сколько плиток
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
told-built = { $who ->
    [you] Вы кладёте: { $tile } на { $square }, { $town }.
   *[other] { $name } кладёт: { $tile } на { $square }, { $town }.
}
told-thrown-away = Выходят из игры: { $tiles }.
told-filled-up = { $who ->
    [you] Вы добрали: { $tiles }.
   *[other] { $name } добирает: { $tiles }.
}
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

## The companion and the campaign
companion-title = Помощник Автомы
companion-text = Играете в одиночку с картоном? Отметьте, что лежит на столе: помощник тянет карты Автом, говорит, что они берут и почему, и считает итог.
companion-open = Открыть помощника
companion-stored = Сохранено на устройстве: помощник работает и без связи.
companion-starts = Правила запускаются …
companion-back = Назад
companion-again = Начать заново
companion-untap = Убрать последнюю плитку
companion-entered = Введено плиток: { $count } из { $all }
companion-tap-city = { $town }: что здесь построено? Отметьте здания по рядам, начиная с верхнего левого.
companion-tap-districts = Какие карты районов лежат парами? Отметьте их по две.
companion-take-drawn = Взять эти
companion-drawn-for-you = Или пусть тянет помощник:
companion-where-mat = Где в квадрате лежит ландшафт?
companion-place-number = место { $number }
campaign-title = Кампания
campaign-text = Серия игр в одиночку. Перед каждой вы выбираете, что в ней удваивается для вас; каждый вид – лишь раз.
campaign-length = Длина
campaign-short = короткая: по два вида за игру
campaign-long = длинная: по одному виду за игру
campaign-begin = Начать кампанию
campaign-game = Игра
campaign-double = Удвоено
campaign-automas = Автомы
campaign-pick =
    { $count ->
        [one] Выберите, что удвоится в следующей игре
       *[other] Выберите два вида, которые удвоятся в следующей игре
    }
campaign-play = Сыграть следующую игру
campaign-go-on = К кампании
campaign-won = Кампания окончена, и вы победили.
campaign-lost = Кампания окончена. Победили Автомы.
campaign-forget = Забыть эту кампанию
campaign-box = Играем
campaign-base = основная игра: шесть видов
campaign-capitals = с Capitals: десять видов, с ландшафтами, общественными зданиями и районами
campaign-level = Кампания окончена вничью.
campaign-anew = Начать эту игру заново
campaign-next = Игра { $number } из { $all }
kind-district-number = Район { $number }
kept-other-version = То, что хранит здесь это устройство, сохранено версией { $version } страницы, а это версия { $known }. Оно останется нетронутым, пока вы не решите.
kept-broken = То, что хранит здесь это устройство, не читается. Оно останется нетронутым, пока вы не решите.
kept-save = Сохранить в файл
kept-forget = Забыть и начать заново

## Подсчёт с Capitals и Автомаградом
score-played = Во что играли
score-people = Стол с людьми
score-mat = Ландшафт
score-mat-of = { $name }: ландшафт
score-mat-none = ещё нет
score-civic = Общественное здание …
score-civic-pick = Какое общественное здание?
score-card = Район { $district }, карта { $number }
score-no-card = –
score-hard = Сложно: районы { town-automaville } считаются на 2 больше, а не на 1
ville-add = На одно больше: { $what }
ville-remove = На одно меньше: { $what }
ville-on = Общественные здания на ×{ $value }
ville-add-civic = Добавить общественное здание на ×{ $value }
ville-take-away = Убрать: { $what }
why-ville-offices =
    { $count ->
        [one] { $count } офис, ещё 1, потому что есть таверна
        [few] { $count } офиса, ещё по 1, потому что есть таверна
       *[many] { $count } офисов, ещё по 1, потому что есть таверна
    }
why-ville-pairs =
    { $count ->
        [one] { $count } пара парков
        [few] { $count } пары парков
       *[many] { $count } пар парков
    }
why-ville-houses =
    { $count ->
        [one] { $count } дом, очко за каждый другой вид
        [few] { $count } дома, по очку за каждый другой вид
       *[many] { $count } домов, по очку за каждый другой вид
    }
why-ville-civic = общественное здание, цена определена при появлении
why-ville-largest = самый большой район, размер { $count }
why-ville-second = второй по величине район, размер { $count }
why-ville-smaller = район поменьше, размер { $count }

## Rules
rules-landscapes = Ландшафты: каждый город лежит вокруг куска с пятью природными клетками и растёт до 5 на 5; в руке девять плиток. Первая ложится на ландшафт, каждая следующая касается здания. На природе не строят, она разрывает ряды и группы.
rules-civics = Общественные здания любят два вида и не любят один. Сами по себе – 1 очко, рядом с одним любимым – 3, с обоими – 6; рядом с нелюбимым всегда 1. Для домов они не вид.
rules-districts = Районы: тянутся три пары видов. В каждой город с крупнейшей связной группой обоих видов получает 6, второй – 3; при равенстве – все.
rules-solo = В одиночку вы делите по городу с каждой из двух Автом, третий – у них общий. Вы победили, если ваш худший город обошёл худшие обеих. Уровень – сколько плиток их город имеет с начала.
rules-ville = { town-automaville } – не квадрат: плитки лежат по видам и считаются так, будто стоят наилучшим образом. Парки – парами, офис получает своё очко, если есть таверна, дома – без фабрик рядом.
rules-simple = Простой режим: вы выбираете из своей руки, после хода сбрасываете плитку и добираете; { town-automaville } получает случайные плитки после раундов 1 и 3.
rules-full = Полный режим: три руки открыты. Карта каждой Автомы говорит, как она берёт плитку для каждого своего города: лучшую сейчас, недостающий вид или самую левую. Затем вы выбираете две, а их плитки в общих городах кладёте как хотите.
rules-campaign = Кампания: серия таких игр. Перед каждой вы выбираете виды, которые для вас удваиваются; ваш итог и итог лучшей Автомы складываются.
rules-third-title = Вдвоём с Автомой
rules-third = Автома занимает третье место и делит по городу с каждым из вас. Её рука открыта; она берёт до вашего выбора, а её плитки в общих городах кладёте вы. Она может победить.
rules-house-title = Домашние правила
rules-house = Печатные правила известны нам не все. Ландшафты, общественные здания, очки районов, двадцать карт Автом, выбор в простом режиме и уровни базовой игры – наши, подобраны симуляцией; они лежат в файлах, куда владелец коробки может вписать печатные значения.
