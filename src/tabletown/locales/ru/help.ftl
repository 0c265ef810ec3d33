# Правила за столом и учебные партии любой игры.
help = Подсчёт и правила
help-title = Подсчёт: { $game }
help-tips = Задержите указатель на чём угодно на столе, подержите палец или нажмите I, когда выделено: правило и сколько это стоит.
help-rules = Все правила
tip-title = Что это и сколько стоит
tip-rule = Правило
rules-back = Назад за стол
rules-contents = Содержание
example-why = Почему столько?
example-number = Рисунок { $number }: { $points }
example-total = Всего эта маленькая партия даёт { $points }.

## Guided games
learn-done = Вы узнали всё, чему учит эта партия. Доиграйте её или начните свою.
learn-progress = Изучено { $learnt } из { $lessons }
learn-leave = Ко всем играм
learn-go-on = Продолжить
learn-again = Сначала
learn-more = Игры с подсказками
coach-go-on = Продолжайте, как хотите: новое объясняется, когда встречается.
