# Что говорят команды терминала.
terminal-commitment = Раздача задана тайным начальным значением; его хеш SHA-256: { $commitment }
terminal-commands =
    Введите ход: его номер, если ходы пронумерованы, иначе сам ход.
      look    показать весь стол            help    буквы и очки
      moves   показать все ваши ходы        hint    что сделал бы бот и почему
      wait    пропустить другого вперёд     quit    уйти из-за стола
terminal-more = – Enter: дальше, q: хватит –
terminal-cut = … ещё строк: { $count }. Введите «moves».
terminal-no-numbers = Здесь ходы не пронумерованы: введите ход, например { $move }
terminal-seed = Начальное значение: { $seed }
terminal-curtain = Место { $seat }, нажмите Enter, когда экран видите только вы.
hint-first = «{ $bot }» сыграл бы первый из этих ходов ({ $meaning } и почему):
hint-chance = шанс на победу
hint-liking = как часто он бы так пошёл
hint-behind = отставание от лучшего в очках
left-table = Вы ушли из-за стола; продолжить: { $command }
play-nothing-kept = Продолжать нечего: неоконченных партий здесь нет.
left-table-unkept = Вы ушли из-за стола. Сохранить партию не удалось; --record ФАЙЛ укажет, куда.
file-exists = { $file } уже есть и не будет перезаписан.
warning = внимание: { $what }
replay-seed = начальное значение «{ $seed }»
replay-stops = Запись здесь кончается; игра не окончена. Ходят: { $seats }.
replay-no-position = Ходов в записи: { $count }; --at принимает от 0 до { $count }.
verified = Проверено: { $game }, { $seats }, { $moves }.
verified-short = проверено, { $game }, { $moves }
verified-seed = Раздача следует из начального значения «{ $seed }», его хеш SHA-256: { $commitment }.
verified-given = Это тот самый хеш, который вы указали.
verified-compare = Сравните его с тем, что показали перед игрой.
verify-one-commitment = --commitment относится к одной игре, а здесь несколько записей.
verify-some-wrong = Не подтверждено записей: { $wrong } из { $count }.

## Записи
record-none = Это не запись: запись начинается с «{ $format }».
record-cut = Файл обрывается посреди последней строки (нет конца строки).
record-more = Игра здесь кончается, но строки идут дальше.
record-setup = Так игру начать нельзя: { $why }
record-undo = Столько ходов отменить нельзя: { $count } из { $moves }.
record-move = «{ $entry }»: { $why }
record-seed = Начальное значение было задано не это: хеш SHA-256 у него другой.
record-share = Эта доля не была зафиксирована заранее: её хеш SHA-256 другой.
record-joint = Это начальное значение не следует из долей.
record-joint-table = После «joint:» стоит имя стола: буквы и цифры.
record-no-share = Доля состоит из 64 знаков: 0–9 и a–f.
record-share-seat = Доля места, которого нет или у которого она уже есть.
verified-joint = Раздача была общей: её начальное значение «{ $seed }» следует из доли сдающего и долей мест { $seats }. Кто находит среди них свою долю, знает, что раздачу никто не выбирал.
verified-joint-share = Доля сдающего — «{ $share }», её хеш SHA-256: { $commitment }.
verified-joint-stopped =
    { $count ->
        [1] До этого начало игры срывалось один раз, из-за места { $seats }.
        [one] До этого начало игры срывалось { $count } раз, из-за мест { $seats }.
        [few] До этого начало игры срывалось { $count } раза, из-за мест { $seats }.
       *[many] До этого начало игры срывалось { $count } раз, из-за мест { $seats }.
    }
record-stops = Запись здесь кончается, но игра не окончена.
record-no-result = Игра здесь окончена, но строки с итогом нет.
record-result = Итог неверен: на деле он «{ $result }».
record-rules = Сыграно по правилам версии { $version }; здесь версия { $known }.
record-data = Сыграно с другими файлами данных: их отпечаток { $data }, у здешних { $here }; положите файлы той игры в папку TABLETOWN_DATA.
record-header = Заголовок обрывается: нет «{ $key }: …».
record-expected = Ожидалось «{ $key }: …».
record-number = «{ $text }» — не число.
record-options = Настройки пишутся так: { $form }
record-players = Названо игроков: { $count }, а мест { $seats }.
record-other-commitment = Это не тот хеш, который вам показали.
terminal-prompt = место { $seat }>
score-no-sheet = { $game }: для партий с настоящей коробкой листа подсчёта нет.
score-one-file = { $game } считается по одному файлу (или - для стандартного ввода), а указано { $count }.
file-missing = такого файла или папки нет.
file-forbidden = читать или записывать это здесь нельзя.
file-folder = это папка, а не файл.
file-no-folder = путь ведёт через файл, а не через папку.
file-no-text = { $file } — не текстовый файл.
verified-scores = Очки: { $scores }.
verified-score = { $name }: { $points }
play-shares = Раздача следует из тайной доли программы, её хеш SHA-256: { $commitment }, и из слов, которые вы сейчас введёте: любых, или просто Enter.
play-share = Место { $seat }:{" "}
play-shares-seed = --seed задаёт раздачу, а --shares её разыгрывает: возможно только одно из двух.
play-people = Из { $seats } мест людям можно отдать от 1 до { $seats }, а не { $people }.
play-resume-only = --resume продолжает так, как в записи. Уберите: { $what }.
play-program = По записи играет программа «{ $program }»: если вы ей доверяете, назовите её через --bots.
play-too-few-bots = Ботов { $bots }, а мест { $seats }: назовите одного для всех или по одному на каждое.
option-form = «{ $text }» — не настройка: пишите ИМЯ=ЗНАЧЕНИЕ.
option-twice = Настройка «{ $name }» указана дважды.
verified-begun = Начинается с { $given } из { $digits } знаков, которые вы указали.
verify-no-commitment = «{ $text }» — не начало хеша: укажите хотя бы { $fewest } знаков, 0–9 и a–f.
verified-players = Кто играл, сказано только в записи, доказать это нельзя: { $players }.
record-player = «{ $name }» — не «person» и не бот этой игры.
hint-games =
    { $count ->
        [one] { $what }; { $count } партия
        [few] { $what }; { $count } партии
       *[many] { $what }; { $count } партий
    }

usage-no-command = Команды «{ $command }» нет: все перечисляет tabletown --help.
usage-no-option = Параметра «{ $option }» здесь нет: все перечисляет --help.
usage-missing = Не хватает: { $what }. Как это пишется, говорит --help.
usage-needs-value = После { $option } нужно значение.
usage-takes-no-value = { $option } пишется без значения.
usage-extra = Здесь это лишнее: { $words }
usage-whole-number = { $what } — целое число, а не «{ $given }».
usage-number = { $what } — число, а не «{ $given }».
usage-at-least = { $what } — { $least } или больше, а не { $given }.
usage-more-than = { $what } — больше { $least }, а не { $given }.
usage-one-of = { $what } — { $choices }, а не «{ $given }».
serve-open = Tabletown открыт по адресу { $url }
serve-friends = По этому адресу друзья не придут: укажите тот, которым пользуются они, например { $example }

# Веса обученных ботов: что с ними не так и как обойтись без них.
net-none = Таким столам не училась ни одна сеть ({ $tables })
net-gone = Нет весов { $file } или их описания
net-unreadable = Веса { $file } или их описание не читаются
net-too-big = Файл весов { $file } больше, чем разрешено
net-changed = Веса { $file } не те, что в описании: их обрезали или изменили
net-of-others = Веса { $file } для «{ $found }», а не для «{ $wanted }»
net-no-file = Это не файл весов
net-no-header = Заголовок этих весов не читается
net-short = Эти веса обрезаны
net-not-finite = Эти веса — не все числа
net-older = Эти веса смотрят на другие числа, чем есть
net-unplayable = Эти веса не говорят, как ими играть
net-instead = { $fault }; вместо этого играет { $bot }
net-rated = { $fault }; поиск оценивает ходы как balanced
search-no-world = Этому месту показано то, чего по этим правилам не показывает ни одна игра; поиск делает ход, который выше всех оценивает { $bot }
