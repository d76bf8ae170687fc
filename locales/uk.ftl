### Tabiya українською.
###
### Лапки «так», тире — у реченні, – між двома іменами чи числами, апостроф ’. $color — це сторона: [white] або [black].
### $role — вид фігури. $square, $from і $to — назви полів (e4), $san — хід, як його пише бланк (Кf3), $time — час, як його
### показує годинник (5:00).

## The language itself
## Shown: in Settings → Language, the name; in moves, the letters. The rest is not shown.

language-tag = uk
language-name = Українська
text-direction = ltr
# Літера короля має два знаки, тож між літерами стоять пропуски.
piece-letters = Кр Ф Т С К

## Names that stand in other messages
## Shown: inside other messages.

-brand = Tabiya
-rules-body = ФІДЕ
# Сторона на початку речення й посеред нього; так само інша сторона, і вона ж у давальному відмінку.
-bili-x =
    { $color ->
        [white] Білі
       *[black] Чорні
    }
-bili =
    { $color ->
        [white] білі
       *[black] чорні
    }
-inshi-x =
    { $color ->
        [white] Чорні
       *[black] Білі
    }
-inshi =
    { $color ->
        [white] чорні
       *[black] білі
    }
-inshym =
    { $color ->
        [white] чорним
       *[black] білим
    }
-khodiv-bez =
    { $moves ->
        [one] { $moves } хід без взяття та ходу пішаком.
        [few] { $moves } ходи без взяття та ходу пішаком.
        [many] { $moves } ходів без взяття та ходу пішаком.
       *[other] { $moves } ходу без взяття та ходу пішаком.
    }
brand = { -brand }
side =
    { $color ->
        [white] Білі
       *[black] Чорні
    }
side-of =
    { $color ->
        [white] білих
       *[black] чорних
    }
computer-level = Комп’ютер, рівень { $level }
role =
    { $role ->
        [pawn] пішак
        [knight] кінь
        [bishop] слон
        [rook] тура
        [queen] ферзь
       *[king] король
    }
piece =
    { $color ->
        [white] { $role ->
            [rook] біла тура
           *[other] білий { role }
        }
       *[black] { $role ->
            [rook] чорна тура
           *[other] чорний { role }
        }
    }
list-two = { $first } та { $second }
list-more = { $first }, { $second }

## The menu and the bar
## Shown: the bar above the board, the menu, and buttons of every dialog.

new-game = Нова партія
flip = Перевернути дошку
menu = Меню
menu-this-game = Ця партія
menu-bring-in = Імпорт
menu-more = Більше
play-computer = Грати з комп’ютером
wooden-board-clock = Годинник для дерев’яної дошки
settings = Налаштування
close = Закрити
cancel = Скасувати
copy = Копіювати
works-offline = Працює без мережі
page-description = Шахи для двох на одному пристрої: арбітр, бланк, годинник і дошка.

## The board
## Shown: the board; who is to move also in the bar, and read aloud.

board = Шахова дошка
square-with-piece = { $square }, { piece }
promote-to = Перетворити на
check = Шах!
spoken-check = Шах
to-move =
    { $checked ->
        [yes] Хід { side-of }, шах
       *[no] Хід { side-of }
    }
new-game-to-move = Нова партія. { $sentence }.
captured-nothing = { -bili-x } нічого не взяли
captured = { -bili-x } взяли: { $pieces }

## Moves read aloud
## Shown: nowhere: read aloud, and by screen readers.

spoken-end =
    { $check ->
        [none] { "." }
        [check] , шах.
       *[mate] , мат.
    }
spoken-move = { side }: { role } { $from } на { $to }{ spoken-end }
spoken-capture = { side }: { role } { $from } бере { taken-role } на { $to }{ spoken-end }
spoken-en-passant = { side }: пішак { $from } бере пішака на проході, на { $to }{ spoken-end }
spoken-promotion = { side }: пішак { $from } на { $to }, перетворення на { promoted-role }{ spoken-end }
spoken-promotion-capture = { side }: пішак { $from } бере { taken-role } на { $to }, перетворення на { promoted-role }{ spoken-end }
spoken-castling =
    { $wing ->
        [king] { side }: коротка рокіровка{ spoken-end }
       *[queen] { side }: довга рокіровка{ spoken-end }
    }
# У знахідному відмінку: так само читаються і введені словами ходи.
taken-role =
    { $taken-role ->
        [pawn] пішака
        [knight] коня
        [bishop] слона
        [rook] туру
        [queen] ферзя
       *[king] короля
    }
promoted-role =
    { $promoted-role ->
        [queen] ферзя
        [rook] туру
        [bishop] слона
        [knight] коня
       *[other] фігуру
    }

## What players ask of each other
## Shown: buttons and questions at each player’s edge of the board.

resign = Здати{ "\u00AD" }ся
confirm-resignation = { $name }, здаєтеся?
keep-playing = Грати далі
undo-end =
    { $ended ->
        [resigned] Скасувати здачу
        [claimed] Скасувати вимогу
        [decided] Скасувати рішення
       *[agreed] Просити скасувати нічию
    }
asks-undo = { -bili-x } просять скасувати нічию
asks-undo-by = { $name } просить скасувати нічию
end-undone = Результат скасовано. Партія триває.
offer-draw = Запропонувати нічию
claim-draw = Вимагати нічиєї
claim-draw-now = Вимагати нічиєї зараз
claim-possible = Можна вимагати нічиєї.
claim-possible-with-move = Можна вимагати нічиєї, оголосивши хід.
claim-not-yet = Вимога: ще не можна ({ $counts })
claim-not-on-turn = Вимога: лише у свій хід
claim-position-count = позиція { NUMBER($times) } з 3
claim-move-count = ходи { $moves } з 50
draw-choices = Нічия…
ask-takeback = Хід назад
ask-redo = Відновити хід
withdraw-request = Відкликати
accept-draw = Прийняти нічию
decline-draw = Відхилити
consent = Дозволити
# Asked of the player whose move is shown and waits to be confirmed; the answers are make-move and cancel.
confirm-move = Зробити цей хід?
make-move = Зробити
draw-offered =
    { $color ->
        [white] Білі пропонують нічию
       *[black] Чорні пропонують нічию
    }
draw-offered-by = { $name } пропонує нічию
offer-goes-with-move = Нічия разом із ходом
asks-takeback =
    { $moves ->
        [1] { -bili-x } просять повернути останній хід
        [one] { -bili-x } просять повернути останній { $moves } хід
        [few] { -bili-x } просять повернути останні { $moves } ходи
        [many] { -bili-x } просять повернути останні { $moves } ходів
       *[other] { -bili-x } просять повернути останні { $moves } ходу
    }
asks-takeback-by =
    { $moves ->
        [1] { $name } просить повернути останній хід
        [one] { $name } просить повернути останній { $moves } хід
        [few] { $name } просить повернути останні { $moves } ходи
        [many] { $name } просить повернути останні { $moves } ходів
       *[other] { $name } просить повернути останні { $moves } ходу
    }
asks-redo = { -bili-x } просять відновити ходи
asks-redo-by = { $name } просить відновити ходи
waiting =
    { $color ->
        [white] Чекаємо на білих
       *[black] Чекаємо на чорних
    }
waiting-by = Чекаємо на відповідь: { $name }
claim-hint = Який хід дав би нічию? Виберіть його тут або на дошці. Його буде оголошено, але не зіграно.
claim-so-far = Ця позиція: { NUMBER($times) } з 3 разів.
claim-moves-so-far = { $moves } з 50 ходів без взяття та ходу пішаком.
intended-move = Намічений хід
claim = Вимагати

## What has just happened between the players
## Shown: messages at the edge of the player concerned, also read aloud.

offers-draw = { -bili-x } пропонують нічию.
declines-draw = { -bili-x } відхиляють нічию.
declines-draw-by = { $name } відхиляє нічию.
allows = { -bili-x } дозволяють.
allows-by = { $name } дозволяє.
refuses = { -bili-x } відмовляють.
refuses-by = { $name } відмовляє.
withdraws = { -bili-x } відкликають прохання.
withdraws-by = { $name } відкликає прохання.
game-paused = Годинник зупинено.
game-resumed = Партія триває.
given-time = { -bili-x } отримують додатковий час.
given-time-by = { $name } отримує додатковий час.
clock-was-set = Арбітр виставив час на годиннику { side-of }.
position-was-put-right = Арбітр виправив позицію. { $sentence }.
incorrect-claim-offer =
    { $declared ->
        [yes] Неправильна вимога. { $why } Вона вважається пропозицією нічиєї, а хід треба зіграти.
       *[no] Неправильна вимога. { $why } Вона вважається пропозицією нічиєї.
    }
flag-fell = Прапорець { side-of } упав. Перевіряємо, чи можуть { -inshi } ще поставити мат…
resigns = { -bili-x } здаються. Перевіряємо, чи можуть { -inshi } ще поставити мат…
being-settled = Перевіряємо, чи мат ще можливий…

## Why something was refused
## Shown: a message at the edge of the player who tried it.

refused-game-over = Партію закінчено: { $score }.
refused-not-legal = Так ходити не можна.
refused-king-in-check =
    { $already ->
        [yes] Ваш король лишився б під шахом: { $pieces }.
       *[no] Ваш король опинився б під шахом: { $pieces }.
    }
checking-piece = { role } на { $square }
own-piece-there = Там стоїть ваша фігура.
not-its-way = Так { role } не ходить.
way-blocked = На шляху: { $pieces }.
pawn-has-moved = На два поля пішак може піти лише першим своїм ходом.
nothing-to-capture = Навскіс пішак ходить лише тоді, коли бере.
en-passant-is-off = У цій партії на проході не беруть.
en-passant-late = На проході беруть лише одразу після того, як пішак пішов на два поля.
castling-king-has-moved = Рокіровки немає: король уже ходив.
castling-rook-has-moved = Рокіровки немає: ця тура вже ходила.
no-castling-there = У цій партії в цей бік рокіровки немає.
castling-blocked = Рокірувати не можна. На шляху: { $pieces }.
castling-out-of-check = Під шахом рокірувати не можна: { $pieces }.
castling-through-check = Рокірувати не можна: поле { $square } під боєм ({ $pieces }).
refused-paused = Годинник зупинено.
refused-suspended = Спершу вирішіть, чи рахувати час відсутності.
refused-clock-not-pressed = { -bili-x } ще не натиснули годинник.
refused-nothing-to-press = Спершу зробіть хід.
refused-flag-fallen = Прапорець { side-of } упав.
refused-being-settled = Результат ще перевіряється.
refused-too-early-to-agree = Погодитися на нічию можна, коли кожен зробив хоча б один хід.
refused-not-your-turn = Зараз не ваш хід.
refused-offer-open = Нічию вже запропоновано.
refused-no-offer = Нічиєї ніхто не пропонував.
refused-no-claims = За цими правилами немає чого вимагати.
refused-no-intended-move = За цими правилами вимагають, не оголошуючи ходу.
incorrect-claim = Неправильна вимога. { $why }
refused-move-declared = Оголошено { $san }: цей хід треба зіграти.
refused-request-open = Останнє прохання ще чекає відповіді.
refused-no-request = Немає прохання, на яке треба відповісти.
refused-nothing-to-take-back = Немає ходу, який можна повернути.
refused-nothing-to-redo = Немає ходу, який можна відновити.
refused-not-running = Жоден годинник не йде.
refused-not-paused = Годинник не зупинено.
refused-not-suspended = Партію не переривали.
refused-no-clock = Цей годинник не використовується.
refused-nothing-to-start = Немає годинника, який треба запустити.
refused-bad-amount = Такого часу на годиннику виставити не можна.
refused-fixed-for-this-game = Це можна змінити лише для наступної партії.
refused-no-question = Це запитання вже закрите.

## Why a claim is wrong
## Shown: a message at the edge of the player who claimed.

wrong-claim-mates = Намічений хід ставить мат, тому це не нічия.
wrong-claim-times =
    { $intended ->
        [yes] { $times ->
            [1] Позиція була б на дошці вперше, а не втретє.
            [2] Позиція була б на дошці вдруге, а не втретє.
            [one] Позиція була б на дошці { $times } раз.
            [few] Позиція була б на дошці { $times } рази.
            [many] Позиція була б на дошці { $times } разів.
           *[other] Позиція була б на дошці { $times } разу.
        }
       *[no] { $times ->
            [1] Позиція була на дошці один раз, а не тричі.
            [2] Позиція була на дошці двічі, а не тричі.
            [one] Позиція була на дошці { $times } раз.
            [few] Позиція була на дошці { $times } рази.
            [many] Позиція була на дошці { $times } разів.
           *[other] Позиція була на дошці { $times } разу.
        }
    }
wrong-claim-moves =
    { $half ->
        [yes] { $moves ->
            [0] Без взяття та ходу пішаком минуло менше одного ходу, а не 50.
            [one] Без взяття та ходу пішаком минуло { $moves }½ ходу, а не 50.
            [few] Без взяття та ходу пішаком минуло { $moves }½ ходу, а не 50.
            [many] Без взяття та ходу пішаком минуло { $moves }½ ходу, а не 50.
           *[other] Без взяття та ходу пішаком минуло { $moves }½ ходу, а не 50.
        }
       *[no] { $moves ->
            [one] Без взяття та ходу пішаком минув { $moves } хід, а не 50.
            [few] Без взяття та ходу пішаком минуло { $moves } ходи, а не 50.
            [many] Без взяття та ходу пішаком минуло { $moves } ходів, а не 50.
           *[other] Без взяття та ходу пішаком минуло { $moves } ходу, а не 50.
        }
    }
wrong-claim-both = { $repetition } { $fifty }

## How games end
## Shown: the card with the result, the list of all games, the printed score sheet.

ended-checkmate = { -bili-x } поставили мат
ended-stalemate = Нічия через пат
ended-resignation = { -inshi-x } здалися
ended-resignation-draw = { -bili-x } здалися, але { -inshi } не можуть поставити мат
ended-flag-fall = { -bili-x } виграли за часом
ended-flag-fall-draw = Час { side-of } вийшов, але { -inshi } не можуть поставити мат
ended-flag-fall-draw-unknown = Час вийшов, але суперник не може поставити мат
ended-left-king-in-check = { -inshi-x } виграли: { -bili } залишили короля під шахом
ended-left-king-in-check-draw = { -bili-x } залишили короля під шахом, але { -inshi } не можуть поставити мат
ended-arbiter = Рішення арбітра
ended-reported = За словами гравців
ended-agreement = Нічия за згодою
ended-dead-position = Нічия: ніхто вже не може поставити мат
ended-insufficient-material = Нічия: жодна сторона не має чим поставити мат
ended-threefold = Нічия через триразове повторення
ended-fivefold = Нічия через п’ятиразове повторення
ended-fifty-moves = Нічия за правилом 50 ходів
ended-seventy-five-moves = Нічия за правилом 75 ходів

## The bar, and the card with the result
## Shown: the bar above the board, the rules of New game, and the card at the end of a game.

won-by-checkmate = Мат
won-on-time = Час вийшов
won-by-king-in-check = Короля залишено під шахом
rules-chip-name = Правила
bar-move = Хід { NUMBER($number) }
own-clock = Власний контроль часу
own-rules = Власні правила
no-en-passant = Без взяття на проході
no-check-warnings = Без попереджень про шах
check-announced = Шах оголошується
result-card = Результат
wins = Перемога: { $name }
drawn = Нічия
rematch = Реванш
share-game = Зберегти, поділитися
result = { $score }: { $reason }.

## What lies behind a result
## Shown: the card with the result, after “Why?”.

ask-why = Чому?
why-previous = Попередня причина
why-next = Наступна причина
why-place = { $number } з { $total }
why-check = Шах: { $pieces }.
why-double-check = Подвійний шах: { $pieces }. Піти міг би лише король.
why-no-check = Король не під шахом, а ходу за правилами немає.
why-own = Королю заважають власні фігури: { $squares }.
why-covered = Не можна піти на { $squares }: під боєм ({ $pieces }).
why-pinned = На { $squares } не може піти { $piece }: тоді шах дає { $by }.
why-no-help =
    { $between ->
        [yes] Жодна інша фігура не може ні взяти нападника, ні стати між ними.
       *[no] Жодна інша фігура не може взяти нападника.
    }
why-stuck = Не можуть ходити: { $pieces }.
why-dead-kings = Лишилися самі королі.
why-dead-minor = Крім королів, лишився тільки { $pieces }, а цього замало для мату.
why-dead-bishops = Усі слони стоять на полях одного кольору, тому на інші поля ніхто напасти не може.
why-dead-no-way = Жодна послідовність ходів не веде до мату, навіть якщо обидва допомагають.
explained-king-left-in-check = Короля { side-of } на { $square } можна було взяти.
explained-flag-not-asked = Час { side-of } вийшов.
explained-flag-more-than-king = { -inshi-x } мали не лише короля.
explained-flag-lone-king = { -inshi-x } мали лише короля.
explained-flag-enough-material = { -inshi-x } мали досить матеріалу для мату.
explained-flag-not-enough-material = { -inshi-x } не мали досить матеріалу для мату.
explained-flag-can-mate = { -inshi-x } ще могли поставити мат.
explained-flag-cannot-mate = Жодна послідовність ходів не дає { -inshym } поставити мат.
explained-flag-undetermined = Чи могли { -inshi } ще поставити мат? Програма не з’ясувала; мат вважається можливим.
explained-dead-undetermined = Чи міг хтось ще поставити мат? Програма не з’ясувала; мат вважається можливим.
explained-claimed-threefold = Вимога { side-of }. Та сама позиція: { $places }.
explained-claimed-threefold-with = Вимога { side-of } з ходом { $san }. Та сама позиція: { $places }.
explained-threefold = Та сама позиція: { $places }.
explained-claimed-fifty =
    { $half ->
        [yes] Вимога { side-of }. { $moves }½ ходу без взяття та ходу пішаком.
       *[no] Вимога { side-of }. { -khodiv-bez }
    }
explained-claimed-fifty-with =
    { $half ->
        [yes] Вимога { side-of } з ходом { $san }. { $moves }½ ходу без взяття та ходу пішаком.
       *[no] Вимога { side-of } з ходом { $san }. { -khodiv-bez }
    }
explained-fifty =
    { $half ->
        [yes] { $moves }½ ходу без взяття та ходу пішаком.
       *[no] { -khodiv-bez }
    }
occurrence-after = після { $san }
occurrence-intended = після наміченого ходу
occurrence-start = на початку
occurrence-put-right = там, де арбітр виправив позицію

## Clocks
## Shown: the clocks beside the board, and the dialog of the arbiter.

press-clock = Натиснути годинник
start-clock = Запустити годинник
give-time =
    { $color ->
        [white] Дати білим 15 секунд
       *[black] Дати чорним 15 секунд
    }
give-time-to = Дати 15 секунд: { $name }
set-clocks = Виставити час
arbiter = Арбітр
end-game-as = Закінчити партію
confirm-decision = Закінчити партію { $score }?
decision-reason = Причина
put-right = Виправити позицію
put-right-hint = Партія триває з цієї позиції. Нічого з того, що було раніше, не можна ні повернути, ні врахувати у вимозі.
put-right-fen = Позиція (FEN)
put-right-button = Виправити
set-clocks-hint = Хвилини або години:хвилини:секунди. Кожна зміна записується.
set-clock = Виставити
add-15 = +15 с
clock-edits = Зміни дотепер
clock-of = Годинник { side-of }
press-awaited = { side }: натисніть годинник
clock-total = Усього { $time }
clock-move = Хід { $time }
clock-for-this-move = На цей хід
clock-delay = Чекає { $seconds } с
clock-moves-to-go =
    { $moves ->
        [one] ще { $moves } хід
        [few] ще { $moves } ходи
        [many] ще { $moves } ходів
       *[other] ще { $moves } ходу
    }
clock-periods = Періодів: { $periods }
clock-edit-after = Після { $san }: { side } { $before } → { $after }
clock-edit-start = На початку: { side } { $before } → { $after }

## Stopped clocks
## Shown: the bar, and a panel over the board while the clocks are stopped.

pause = Пауза
resume = Продовжити
paused = Годинник зупинено
away = Поки вас не було, годинник стояв
away-question = Вас не було { $time }. Рахувати цей час?
slept = Пристрій спав, або його годинник переставили
slept-question = За годинником пристрою минуло { $time }. Рахувати цей час?
gap-charged = Із затримкою це коштуватиме { $time }.
gap-not-charged = Із затримкою це нічого не коштуватиме.
time-under-a-second = менше секунди
time-seconds =
    { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
        [many] { $seconds } секунд
       *[other] { $seconds } секунди
    }
time-minutes = { NUMBER($minutes) } хв { NUMBER($seconds) } с
time-hours = { NUMBER($hours) } год { NUMBER($minutes) } хв
refund-time = Не рахувати
charge-time = Рахувати

## What is wrong in a field of the custom clock
## Shown: New game → More about the clock → Custom clock, and the clocks in the dialog of the arbiter.

not-a-time = Введіть час: 5, 5:00 або 1:30:00.
not-a-number = Введіть ціле число ходів або залиште поле порожнім.
not-seconds = Введіть кількість секунд.
clock-fault-no-time = Введіть трохи часу на перший хід.
clock-fault-no-moves = Введіть принаймні один хід або залиште поле порожнім: до кінця партії.
clock-fault-no-time-per-move = Введіть більше 0 або залиште поле порожнім: без обмеження.
clock-fault-stage-after-last = На скільки ходів? Далі ще один етап.
clock-fault-byo-yomi = На останньому етапі введіть принаймні один період із часом.
clock-fault-too-long = Введіть щонайбільше 1000 годин.

## The clock of a wooden board
## Shown: Menu → Clock for a wooden board, over the whole screen.

chess-clock = Шаховий годинник
chess-clock-first = Чорні натискають першими: це запускає годинник білих.
chess-clock-moves = Ходів: { $moves }
chess-clock-illegal-moves = Ходів не за правилами: { $moves }
illegal-move = Хід не за правилами
chess-clock-second = Другий хід не за правилами програє. Якщо суперник не може поставити мат, це нічия.
chess-clock-flag = Час вийшов. Якщо суперник не може поставити мат, це нічия.
chess-clock-set = Гравці й час
chess-clock-board = До дошки
chess-clock-put-aside = Партію на дошці буде відкладено: дивіться «Збережені партії».
chess-clock-keys = Клавіші: A та L натискають годинник, P ставить на паузу, T називає час.
chess-clock-times = Назвати час

## The settings
## Shown: Settings, and New game.

next-game = Правила наступної партії
from-next-game = Зміни діють від наступної партії. Партія на дошці зберігає свої правила й свій годинник.
at-once = Цей пристрій
house-rules = Правила
all-rules = Усі правила
clock = Годинник
no-clock = Без годинника
press = Натискання годинника
press-move = Автоматично
press-tap = Вручну
first-move = Перший хід
first-move-free = Вільний
first-move-timed = На час
first-increment = Перше додавання
first-increment-after-move = Після першого ходу
first-increment-at-start = На годиннику від початку
first-increment-hint = 90 + 30 тоді починається з 1:30:30.
same-time = Однаковий час для обох
both-sides = Білі й чорні
stage-moves = Ходи
stage-all-moves = Усі
stage-time = Хвилини
stage-bonus = За хід
stage-amount = Секунди
stage-periods = Періоди
per-move = Ліміт на хід, у секундах
no-limit = Немає
add-stage = Додати етап
remove-stage = Прибрати останній етап
white-player = Білі
black-player = Чорні
name-placeholder = Ім’я
seats = Місця
seats-one-side = Обидва з одного боку
seats-face-to-face = Навпроти
seats-side-by-side = Поруч
seats-passing = Передавати пристрій
seats-clock-first = Спершу годинник
orientation = Ближній бік
sounds = Звуки
    .hint = Ходи, кінець партії, оголошені шахи.
low-time-sound = Сигнал цейтноту
    .hint = Два стуки, коли в гравця лишається мало часу.
hide-board = Ховати дошку
    .hint = Поки годинник зупинено.
start-game = Грати
swap-players = Поміняти місцями
by-lot = Випадкові кольори
more-clocks = Більше про годинник
clock-field-wrong = Спершу виправте позначені поля.
language-choice = Мова
language-automatic = Як у браузері
own-language-page = Як на сторінці
own-language-white = Мова білих
own-language-black = Мова чорних
digit-choice = Цифри
    .hint = Для чисел, результатів і годинників. Ходи й поля не змінюються.

## Trying a translation
## Shown: Settings → Language, at its end.

try-translation = Випробувати переклад…
try-translation-hint = Показує файл .ftl на цій сторінці або його помилки. Перезавантаження це завершує; нічого не зберігається.
translation-missing =
    { $messages ->
        [0] { $language }: перекладено все.
        [one] { $language }: бракує { $messages } тексту. Він англійською.
        [few] { $language }: бракує { $messages } текстів. Вони англійською.
        [many] { $language }: бракує { $messages } текстів. Вони англійською.
       *[other] { $language }: бракує { $messages } тексту. Вони англійською.
    }
translation-faulty = У файлі є помилки, тому сторінка його не показує.
end-translation = Назад: { $language }

## Lock against stray touches
## Shown: Menu → Lock the screen.

lock-screen = Заблокувати екран
locked = Заблоковано
unlock-again = Натисніть ще раз, щоб розблокувати
locked-hint = Працюють лише ходи й годинники. Два натискання цієї кнопки або Escape розблоковують екран.

## How the board looks and answers
## Shown: Settings → Board, Sound, This device.

looks-board = Дошка
looks-moving = Як ходять фігури
looks-sound = Звук
looks-theme = Тема
looks-auto = Як на пристрої
looks-light = Світла
looks-dark = Темна
looks-contrast = Високий контраст
looks-squares = Поля
looks-wood = Дерево
looks-meadow = Луг
looks-lake = Озеро
looks-stone = Камінь
looks-pieces = Фігури
looks-classic = Класичні
looks-simple = Прості
# Для слабкого зору
looks-clear = Чіткі
# Дошка або фігури в кольорах, які вибирають у полях нижче
looks-own = Власні кольори
looks-light-squares = Світлі поля
looks-dark-squares = Темні поля
looks-white-pieces = Білі фігури
looks-black-pieces = Чорні фігури
looks-similar-colors = Ці два кольори важко розрізнити. Один має бути світліший або темніший.
looks-coordinates = Координати
looks-inside = На полях
looks-outside = Біля дошки
looks-none = Немає
looks-coordinate-size = Розмір координат
looks-small = Малий
looks-large = Великий
looks-last-move = Останній хід
looks-marked-squares = Позначені поля
looks-arrow = Стрілка
looks-arrow-and-squares = Стрілка й позначені поля
looks-hand = Годинник і кнопки
looks-by-language = За мовою
looks-left-hand = Під лівою рукою
looks-right-hand = Під правою рукою
looks-notation = Фігури в записі ходів
looks-letters = Літери
looks-english-letters = Англійські літери
looks-figurines = Значки фігур
looks-move-times = Час на хід
looks-move-times-hint = На бланку видно, скільки тривав кожен хід.
looks-targets = Можливі ходи
    .hint = Позначає поля, на які може піти фігура.
looks-move-by = Ходити
looks-both = Перетягуванням або двома дотиками
looks-drag = Перетягуванням
looks-click = Двома дотиками
looks-confirm = Підтверджувати кожен хід
    .hint = Торкніться поля ще раз або натисніть кнопку на своєму краю; Escape повертає хід.
looks-animation = Анімація
looks-still = Вимкнено
looks-fast = Швидка
looks-usual = Звичайна
looks-slow = Повільна
looks-auto-queen = Завжди перетворювати на ферзя
    .hint = Щоб вибрати іншу фігуру, введіть хід.
looks-touch-move = Торкнувся — ходи
    .hint = Торкнута фігура має піти, якщо може.
looks-children = Діти
    .hint = Великі позначки й кнопки, можливі ходи, лагідні слова, без годинника.
looks-wake-lock = Не гасити екран
    .hint = Поки йде годинник.
looks-vibration = Вібрація
    .hint = Ходи, шах, цейтнот, кінець партії.
looks-lasting = Повідомлення не зникають
    .hint = Повідомлення й запитання лишаються, доки їх не закрити або не відповісти.
looks-full-screen = На весь екран
# $piece — як у checking-piece.
looks-touched = Торкнувся — ходи: { $piece } має піти.
# $why — речення: чому хід не вдався. Кажуть дітям.
looks-gently = Майже! { $why }
# $san — хід.
looks-confirm-said = { $san } на дошці. Ще один дотик до поля робить хід, Escape повертає його.

## What a move brings to the clock
## Shown: New game → More about the clock → Custom clock, as choices of a field.

bonus =
    { $bonus ->
        [increment] Додає
        [bronstein] Повертає щонайбільше
        [delay] Спершу чекає
        [hourglass] Пісковий годинник
        [byo-yomi] Бьойомі
       *[none] Нічого не додає
    }

## The rules
## Shown: Settings → Rules, and New game → Rules; names of sets also in the bar.

knob-group-draws = Повторення та п’ятдесят ходів
knob-group-mate = Коли мат неможливий
knob-group-claims = Пропозиції та вимоги
knob =
    { $knob ->
        [en-passant] Взяття на проході
        [check-warnings] Попередження про шах
        [announce-check] Оголошувати шах
        [threefold] Триразове повторення
        [same-position] Та сама позиція — це
        [fivefold] П’ятиразове повторення
        [fifty-moves] Правило 50 ходів
        [seventy-five-moves] Правило 75 ходів
        [dead-position] Одразу нічия, якщо
        [flag-fall] Поразка за часом
        [draw-offers] Пропозиції нічиєї
        [resignation] Поразка після здачі
        [self-check] Поразка за короля під шахом
       *[wrong-claim-penalty] Штраф за неправильну вимогу
    }
knob-hint =
    { $knob ->
        [en-passant] Пішака можна взяти, коли він проходить повз.
        [check-warnings] Без них короля можна залишити під шахом, і це закінчує партію.
        [self-check] Діє, коли попередження про шах вимкнено.
        [announce-check] На екрані, а якщо ввімкнено звуки — і вголос.
        [fivefold] Одразу нічия.
        [seventy-five-moves] Одразу нічия, якщо останній хід не поставив мат.
        [wrong-claim-penalty] Суперник отримує час, а вимога стає пропозицією нічиєї.
       *[other] { "" }
    }
knob-switch =
    { $switch ->
        [on] Так
       *[off] Ні
    }
knob-penalty =
    { $penalty ->
        [off] Немає
        [one-minute] Одна хвилина
        [two-minutes] Дві хвилини
       *[on] Так
    }
knob-draw-rule =
    { $draw_rule ->
        [off] Без правила
        [player-to-move] Вимагає той, чий хід
        [intended-move-too] Вимога, також із ходом
        [either-player] Вимагає будь-хто
       *[at-once] Одразу нічия
    }
knob-same-position =
    { $same_position ->
        [same-moves] Ті самі фігури й права
       *[placement] Лише ті самі фігури
    }
knob-dead-position =
    { $dead_position ->
        [exact] Мат неможливий
        [material] Замало матеріалу
       *[listed-material] Один із 4 простих ендшпілів
    }
knob-flag-fall =
    { $flag_fall ->
        [exact] Якщо мат можливий
        [material] Якщо досить матеріалу
        [lone-king] Якщо не проти голого короля
       *[loss] Завжди
    }
knob-draw-offers =
    { $draw_offers ->
        [any-time] Будь-коли
        [own-turn] На своєму ході
       *[with-move] Разом із ходом
    }
preset =
    { $preset ->
        [fide] Правила { -rules-body }
        [fp-club] FP Club
        [fly-or-die] FlyOrDie
       *[lobby] Дружня гра
    }
preset-hint =
    { $preset ->
        [fide] Правила гри в шахи: нічиєї вимагають, ендшпіль оцінюється точно. За неправильну вимогу штрафу немає.
        [fp-club] Вимагати нічиєї може будь-хто; в ендшпілі вирішує матеріал.
        [fly-or-die] Вимагати нічиєї може той, чий хід; самим королем за часом не виграти.
       *[lobby] Повторення та п’ятдесят ходів — одразу нічия; хто прострочив час, завжди програє.
    }
preset-except = { preset }, крім: { $differences }
rule-difference = { $rule } – { $value }
preset-with = { preset } · { $options }
own-option =
    { $knob ->
        [en-passant] Взяття на проході: { $value }
        [check-warnings] Попередження про шах: { $value }
        [announce-check] Оголошення шаху: { $value }
       *[other] Штраф за неправильну вимогу: { $value }
    }
without-clock = Без годинника
rules-of-this-game = Ця партія: { $rules }.
clock-option-moves = { $moves } ходів за { $minutes } хв
clock-option-increment = { $minutes } + { $seconds }
clock-option-stages = { $minutes } хв/{ $moves } ходів + { $rest } хв + { $seconds } с
clock-meaning = { $minutes } хв кожній стороні.
clock-meaning-increment = { $minutes } хв кожній стороні, і ще { $seconds } с після кожного ходу.

## The score sheet
## Shown: the score sheet beside the board, and its buttons.

score-sheet = Бланк
score-sheet-label = Бланк: клавіші зі стрілками ліворуч і праворуч гортають партію
san-with-offer = { $san }, пропозиція нічиєї
no-moves-yet = Ходів ще немає
first-step = Перетягніть фігуру або торкніться її.
first-end = Партію збережено на цьому пристрої: дивіться «Збережені партії».
seats-suggested = Бік чорних повернуто до гравця навпроти. Сидите інакше?
position-put-right = Арбітр виправив позицію
resign-on-sheet =
    { $color ->
        [white] Білі пишуть «здаюся»
       *[black] Чорні пишуть «здаюся»
    }
resigns-on-sheet = здаюся
steps = Гортати партію
step-first = Перша позиція
step-previous = Попередній хід
step-next = Наступний хід
step-last = Остання позиція
back-to-game = Назад до партії
play-on = Грати звідси
show-mate = Показати мат
looking-back-at = Попередня позиція
mate-line = Можливий мат { side-of }
intended-line = Намічений хід
looking-back = Це одна з попередніх позицій: тут ходити не можна.
looking-at-another = Це інша партія: у ній ходити не можна.
numbered-move =
    { $color ->
        [white] { NUMBER($number) }. { $san }
       *[black] { NUMBER($number) }… { $san }
    }
place-after = Після { $san }
place-start = Початкова позиція
spoken-place = Хід { NUMBER($number) }. { $sentence }
spoken-start = Початкова позиція. { $sentence }.
spoken-put-right = Арбітр виправив позицію. { $sentence }.
back-at-end = Знову в партії, у її кінці.
back-in-game = Знову в партії. { $sentence }.
proof = Та сама позиція
proof-start = Початок
proof-put-right = Виправлено
proof-intended = Намічений хід

## Games out and in
## Shown: Menu → Open another game, and Save or share.

event = Турнір
date = Дата
pgn = Ця партія в PGN
copy-pgn = Копіювати PGN
save-pgn = Зберегти PGN
copy-fen = Копіювати FEN
open-game = Відкрити іншу партію
open-game-hint = Вставте партії в PGN або позицію у FEN.
open-file = Відкрити файл…
open-pasted = Відкрити
copied = Скопійовано.
not-copied = Цей браузер не дозволяє копіювати. Виділіть текст і скопіюйте його вручну.
not-read = Збережене на цьому пристрої не вдалося прочитати. Нічого не змінено. Закрийте це вікно та спробуйте ще раз.
saved-file = Збережено в завантаженнях.
shared-file = Надіслано.
not-saved-file = Браузер не зберіг файл.
reading = Читання…
reading-stopped = Читання зупинено.
reader-failed = Текст прочитати не вдалося. Спробуйте ще раз або перезавантажте сторінку.
nothing-to-open = Спершу вставте PGN або FEN.
choose-game = Виберіть партію
open-before-error = Відкрити ходи до помилки
more-games = У тексті більше партій, ніж можна відкрити за раз.
show-more-games = Показати більше партій
players = { $white } – { $black }
players-score = { $white } – { $black }, { $score }
length-moves =
    { $moves ->
        [0] Позиція
        [one] { $moves } хід
        [few] { $moves } ходи
        [many] { $moves } ходів
       *[other] { $moves } ходу
    }
row-two = { $first } · { $second }
games-found =
    { $games ->
        [0] Нічого прочитати не вдалося.
        [1] Знайдено 1 партію. Виберіть її.
        [one] Знайдено { $games } партію. Виберіть одну.
        [few] Знайдено { $games } партії. Виберіть одну.
        [many] Знайдено { $games } партій. Виберіть одну.
       *[other] Знайдено { $games } партії. Виберіть одну.
    }
games-found-with-fault =
    { $games ->
        [0] Нічого прочитати не вдалося. { $fault }
        [one] Знайдено { $games } партію. { $fault }
        [few] Знайдено { $games } партії. { $fault }
        [many] Знайдено { $games } партій. { $fault }
       *[other] Знайдено { $games } партії. { $fault }
    }
more-faults = і ще { $faults }

## What is wrong with a position (FEN)
## Shown: Open another game, Set up a position, and Correct the position.

fen-fields = FEN має 6 частин через пробіл (фігури, w або b, рокіровка, взяття на проході, два лічильники), а тут їх { $fields }.
fen-ranks = Дошка має 8 горизонталей, а тут їх { $ranks }.
fen-rank-length = На горизонталі { $rank } має бути 8 полів, а тут їх { $files }.
fen-not-a-piece = Горизонталь { $rank }: «{ $found }» не є фігурою.
fen-split-gap = На горизонталі { $rank } дві цифри поспіль.
fen-turn = Чий хід, показує w або b.
fen-castling = Рокіровка: «{ $found }» тут зайве.
fen-castling-empty = Рокіровку не вказано; якщо її немає, напишіть -.
fen-castling-right = Рокіровка { $found }: король і тура { side-of } не на своїх полях.
fen-en-passant = Поле взяття на проході має бути - або поле дошки.
fen-en-passant-square = Поле взяття на проході { $square }: жоден пішак щойно його не минав.
fen-halfmove-clock = Лічильник для правила 50 ходів має бути числом від 0 до 9999.
fen-fullmove-number = Номер ходу має бути числом від 1 до 9999.
fen-kings =
    { $kings ->
        [0] У { side-of } немає короля.
        [one] У { side-of } { $kings } король.
        [few] У { side-of } { $kings } королі.
        [many] У { side-of } { $kings } королів.
       *[other] У { side-of } { $kings } короля.
    }
fen-pieces =
    { $pieces ->
        [one] У { side-of } { $pieces } фігура, а можна щонайбільше 16.
        [few] У { side-of } { $pieces } фігури, а можна щонайбільше 16.
        [many] У { side-of } { $pieces } фігур, а можна щонайбільше 16.
       *[other] У { side-of } { $pieces } фігури, а можна щонайбільше 16.
    }
fen-pawns =
    { $pawns ->
        [one] У { side-of } { $pawns } пішак, а можна щонайбільше 8.
        [few] У { side-of } { $pawns } пішаки, а можна щонайбільше 8.
        [many] У { side-of } { $pawns } пішаків, а можна щонайбільше 8.
       *[other] У { side-of } { $pawns } пішака, а можна щонайбільше 8.
    }
fen-pawn-on-back-rank = На { $square } пішак стояти не може.
fen-opponent-in-check =
    { $color ->
        [white] Білі під шахом, а хід чорних.
       *[black] Чорні під шахом, а хід білих.
    }
fen-en-passant-check = Шах з { $checker } не міг дати пішак, який щойно минув { $passed }.
fen-checkers =
    { $pieces ->
        [one] Шах дає { $pieces } фігура, але жоден хід до такого не веде.
        [few] Шах дають { $pieces } фігури, але жоден хід до такого не веде.
        [many] Шах дають { $pieces } фігур, але жоден хід до такого не веде.
       *[other] Шах дають { $pieces } фігури, але жоден хід до такого не веде.
    }
fen-check-unexplained =
    { $pieces ->
        [1] Жоден останній хід не міг дати цього шаху.
        [one] Жоден останній хід не міг дати шах { $pieces } фігурою водночас.
        [few] Жоден останній хід не міг дати шах { $pieces } фігурами водночас.
        [many] Жоден останній хід не міг дати шах { $pieces } фігурами водночас.
       *[other] Жоден останній хід не міг дати шах { $pieces } фігури водночас.
    }
fen-en-passant-quiet = Поле взяття на проході { $square }: після такого ходу пішаком лічильник для правила 50 ходів має бути 0.
fen-promoted = { side }: перетворених фігур щонайменше { NUMBER($promoted) }, а пішаків бракує лише { NUMBER($pawns) }.
fen-pawn-captures = Щоб так стояти, пішаки { side-of } мали взяти більше фігур, ніж утратив суперник: { NUMBER($pieces) }.
fen-loose = Це не зовсім FEN. Перевірте, чи це та позиція, яку ви мали на увазі.

## What is wrong with a move (SAN)
## Shown: Open another game, and Type a move.

san-not-san = «{ $san }» не є ходом у звичайній нотації.
san-none-goes-there =
    { $role ->
        [rook] { $san }: жодна тура не може піти на { $to }.
       *[other] { $san }: жоден { role } не може піти на { $to }.
    }
san-leaves-king-in-check = { $san } залишає короля під шахом.
san-ambiguous = { $san } не каже, котра фігура йде: можуть ті, що на { $squares }.
san-nothing-to-take = { $san }: на { $square } брати нічого.
san-promotion-missing = { $san } не каже, на що перетворюється пішак на { $square }.
san-no-promotion = { $san }: на { $square } пішак не перетворюється.
san-no-castling-right = { $san }: король або тура вже ходили, рокірувати не можна.
san-castling-out-of-check = { $san }: король під шахом, рокірувати не можна.
san-castling-obstructed = { $san }: фігура стоїть на шляху рокіровки або тримає його під боєм.

## What is wrong with a file of games (PGN)
## Shown: Open another game, and Saved games → Add from PGN.

pgn-at = Рядок { NUMBER($line) }, стовпець { NUMBER($column) }: { $fault }
pgn-tag = Цей тег не має вигляду [Назва "текст"].
pgn-open-comment = Бракує дужки, що закриває цей коментар.
pgn-open-variation = Бракує дужки, що закриває цей варіант.
pgn-variation-of-nothing = Немає ходу, замість якого стояв би цей варіант.
pgn-too-deep = Забагато варіантів усередині варіантів.
pgn-too-long = Ця партія задовга, щоб її показати: вона триває й після ходу { $moves }.
pgn-unopened = «{ $bracket }» нічого не закриває.
pgn-glyph = Після $ має стояти число від 0 до 255.
pgn-null-move = Пропускати хід не можна.
pgn-variant = { $name } — це інші шахи.
pgn-unreadable = Текст не вдалося прочитати до кінця.

## What was guessed when a game was read
## Shown: Menu → Open another game, beside a game.

note-engine-moves = Ходи записано так, як їх пишуть шахові програми.
note-letters = Фігури позначено літерами іншої мови: { $letters }.
note-nested-comment = Є коментарі всередині коментарів.
note-old-letters = Літери збережено давнім способом. Імена можуть бути неправильні.
note-no-result = Партія закінчується без результату.
note-null-moves = У деяких варіантах хід пропущено (нульовий хід). Далі вони подані текстом.
note-shortened = Деякі коментарі опущено.
note-look-alikes = Деякі літери в ходах — з іншої абетки.
note-loose-fen = Початкову позицію записано не зовсім як FEN.
note-empty-fen = Початкової позиції не названо: партія починається зі звичайної.
note-loose-moves = Ходи записано скорочено або рокіровку записано як хід короля.
note-loose-result = Результат записано не так, як у PGN.
note-loose-tag = Деякі теги мають не зовсім вигляд [Назва "текст"].
note-stray-signs = Серед ходів є знаки, які нічого не означають.
note-unknown-glyph = Деякі невідомі знаки біля ходів опущено.
note-unknown-result = У PGN немає знака для такого результату (наприклад, 0–0). Він вважається невідомим.
note-part = Прочитано лише до помилки.
note-same = Та сама партія, що й номер { $number }.

## A game in a link
## Shown: Save or share, and the dialog that a link opens.

link-make = Посилання на партію
link-hint = Посилання саме містить усю партію, без її аналізу. Хто його відкриє, може її переглянути або грати далі.
link-hint-board = Посилання містить партію, але не ключ її турнірної дошки: результат такої партії арбітр вписує вручну.
link-move = Перенести на інший пристрій
link-move-hint = Відкрийте це посилання або зчитайте цей код на іншому пристрої: партія триває там, з її ходами й годинниками. Тут годинники зупинено.
link-moved = Інший пристрій її отримав
link-from-file = Ця сторінка — файл на цьому пристрої. Посилання діє лише там, де є той самий файл.
link-url = Посилання на партію
link-copy = Копіювати посилання
link-send = Поділитися…
link-code = Код посилання для камери іншого пристрою
link-opened = Партія з посилання
link-look-through = Переглянути
link-play-on = Грати далі
link-puts-aside = Партію на дошці буде відкладено. До неї можна повернутися.
link-clocks = Лишилося часу: білі { $white }, чорні { $black }.
link-empty = У цьому посиланні немає партії.
link-too-long = Це задовге для посилання на партію.
link-later = Посилання зробила новіша версія цієї сторінки ({ $version }). Перезавантажте сторінку, щоб отримати найновішу версію.
link-character = Знак «{ $character }» на місці { $column } зайвий: у посиланнях такого не буває.
link-incomplete = Посилання обрізане, або в ньому змінено знак. Скопіюйте його повністю.
link-senseless = Це посилання недійсне.
link-moves-after-the-end = У посиланні є ходи після кінця партії.
link-text = Ім’я в посиланні не вдалося прочитати.
link-clock = Годинником із цього посилання скористатися не можна.
link-rule = Одне з правил у посиланні має неможливе значення.
link-board = Партія турніру
link-board-play = Грати
link-board-hint = Коли партія скінчиться, картка з результатом покаже код для арбітра.
link-result = Код для арбітра
link-result-hint = Пристрій арбітра читає цей код камерою або відкриває посилання.
link-result-opened = Результат турніру
link-take-in = Додати результат
link-take-in-hint = Щоб додати результат, відкрийте це на пристрої, на якому ведуть турнір.
link-save = Зберегти у файл

## Addresses
## Shown: a message when the page is opened by an address that it cannot read.

bad-address = Цю адресу відкрити не можна. { $fault }
bad-address-game-continues = Цю адресу відкрити не можна. { $fault } Партія на дошці триває.
address-unknown-setting = Налаштування «{ $name }» немає.
address-bad-value = «{ $name }» не може бути «{ $value }». Можна: { $expected }.
address-both = «{ $one }» і «{ $other }» не можна вживати разом.
address-not-text = Значення «{ $name }» не вдалося прочитати.
address-too-long = Ця адреса задовга.
address-clock =
    { $clock_fault ->
        [time] Час годинника має бути числом секунд.
        [increment] Додавання за хід має бути числом секунд.
        [no-time] Годинник повинен мати трохи часу.
       *[too-long] Годинник не може мати більше 1000 годин.
    }
list-two-or = { $first } або { $second }

## Storage
## Shown: messages above the board, and the dialog for a game that is open in another tab.

game-put-aside = Незакінчену партію відкладено.
back-to-it = Продовжити
back-to-unfinished = Незакінчені партії
game-is-back = Партія повернулася.
open-elsewhere = Цю партію відкрито в іншій вкладці
open-elsewhere-hint = Грати можна лише в одній вкладці. Якщо грати тут, інша зупиниться.
take-over = Грати тут
storage-trouble =
    { $trouble ->
        [denied] Цей браузер не дозволяє сторінці зберігати партії. Грати можна, але після перезавантаження партія зникне.
        [silent] Сховище цього браузера не відповідає. Грати можна, але після перезавантаження партія зникне.
        [closed] Цей браузер закрив сховище сторінки. Грати можна, але після перезавантаження партія зникне.
        [full] На цьому пристрої не лишилося місця. Грати можна, але після перезавантаження партія зникне.
        [later-version] Партії тут зберегла новіша версія { -brand }. Грати можна, але до перезавантаження сторінки нічого не зберігається.
       *[failed] Партію зберегти не вдається. Грати можна, але після перезавантаження партія зникне.
    }
storage-detail = Браузер каже: { $words }
storage-works = Партія знову зберігається. Нічого не втрачено.
saved-by-newer = Останню партію зберегла новіша версія { -brand }. Вона лишається збереженою; у цій версії йде інша партія.
saved-by-newer-read-only = Партії тут зберегла новіша версія { -brand }. Їх можна переглянути, а їхню копію зберегти; нове не зберігається, доки та версія не повернеться.
set-aside = Тут уже було збережено щось інше. Збережено і те, і те: дивіться «Збережені партії».
record-damaged = Збережену партію пошкоджено. Прочитане збережено окремо.

## The score sheet on paper, and pictures
## Shown: Save or share, and the printed score sheet.

picture-svg = Зображення (SVG)
picture-png = Зображення (PNG)
paper-print = Друк
paper-site = Місце
paper-round = Тур
paper-result = Результат
paper-signature-white = Підпис білих
paper-signature-black = Підпис чорних
paper-arbiter = Арбітр

## This device
## Shown: Settings → Data and backup.

on-this-device = Дані та резервна копія
save-backup = Зберегти копію…
restore-backup = Відновити копію…
backup-saved = Копію збережено в завантаженнях.
backup-shared = Копію надіслано.
backup-advised = Після останньої копії тут зіграно багато партій.
storage-used-kb = Зайнято { NUMBER($kilobytes) } КБ.
storage-used-mb = Зайнято { NUMBER($megabytes) },{ NUMBER($tenths) } МБ.
storage-persistent = Браузер зберігає партії, доки їх не видалити.
storage-not-persistent = Браузер може видалити партії, коли бракує місця. Збережіть копію того, що важливе.
storage-safari = Safari видаляє збережене після семи днів без відвідин. Сторінки на головному екрані це не стосується, і в неї власне сховище: збережіть копію, перш ніж її додати, і відновіть копію там.
opened-from-file = Відкриту з файлу сторінку не можна встановити, і сама вона не оновлюється.
storage-shared-by-files = У Chrome всі сторінки, відкриті з файлів, мають спільне сховище: інша така сторінка може прочитати й видалити ці партії.

## Saved games
## Shown: Menu → Saved games; tags, comments and signs in Review.

all-games = Збережені партії
games-saved =
    { $games ->
        [0] Поки що нічого. Партія з’явиться тут після першого ходу.
        [one] { $games } партія.
        [few] { $games } партії.
        [many] { $games } партій.
       *[other] { $games } партії.
    }
archive-search = Пошук
archive-search-hint = Ім’я, дебют, FEN…
archive-position = Позиція на дошці
archive-tags = Мітки
archive-tags-hint = блискуче, ендшпіль
archive-word = Коментар до ходу
archive-sign = Знак
archive-notes-done = Готово
archive-result = Результат
archive-any = Будь-який
archive-found = Знайдено { $found } з { $games }.
archive-nothing-found = Жодна партія не відповідає пошуку.
archive-clear-search = Очистити пошук
archive-reading = Поки що знайдено { $found }; переглянуто { $read } з { $games }.
archive-open-file = Додати з PGN…
archive-save-all = Зберегти PGN
archive-coming = Додаємо: нових { $new }, уже тут { $same }.
archive-came =
    { $faults ->
        [0] Додано: { $new }. Уже тут: { $same }.
        [one] Додано: { $new }. Уже тут: { $same }. З помилкою: { $faults }.
        [few] Додано: { $new }. Уже тут: { $same }. З помилкою: { $faults }.
        [many] Додано: { $new }. Уже тут: { $same }. З помилкою: { $faults }.
       *[other] Додано: { $new }. Уже тут: { $same }. З помилкою: { $faults }.
    }
archive-failed = Файл не вдалося прочитати до кінця. Додано: { $new }.
archive-stop = Зупинити
rescued-game = Врятоване з пошкодженої партії
save-game = Зберегти PGN
delete-game = Видалити
game-deleted = Видалено: { $title }
undo-delete = Повернути
sentences = { $first } { $second }

## Backups
## Shown: Settings → Data and backup while a backup is saved or restored, and Saved games afterwards.

backup-fault =
    { $backup_fault ->
        [not-a-backup] Цей файл не є копією { -brand }. Нічого не змінено.
        [later-version] Цю копію зробила новіша версія { -brand }. Нічого не змінено.
        [cut-off] Копію не вдалося відновити до кінця. Що вже відновлено, те тут; повтор нічого не додасть двічі.
        [stopped] Зупинено. Що вже відновлено, те тут; повтор нічого не додасть двічі.
        [nothing-to-save] Зберігати ще нічого.
        [not-saved] Копію зберегти не вдалося. Нічого не змінено.
        [too-large] Цей файл завеликий для копії. Нічого не змінено.
        [unreadable] Цей файл прочитати не вдається. Нічого не змінено.
       *[no-storage] У цьому браузері нічого зберегти не можна. Нічого не змінено.
    }
backup-progress =
    { $games ->
        [one] Поки що { $games } партія…
        [few] Поки що { $games } партії…
        [many] Поки що { $games } партій…
       *[other] Поки що { $games } партії…
    }
restored-games =
    { $arrival ->
        [added] { $games ->
            [one] { $games } партію додано
            [few] { $games } партії додано
            [many] { $games } партій додано
           *[other] { $games } партії додано
        }
        [goes-on] { $games ->
            [one] { $games } партію продовжено ходами з копії
            [few] { $games } партії продовжено ходами з копії
            [many] { $games } партій продовжено ходами з копії
           *[other] { $games } партії продовжено ходами з копії
        }
        [differs] { $games ->
            [one] { $games } партія не така, як тут: тепер тут обидві
            [few] { $games } партії не такі, як тут: тепер тут і ті, і ті
            [many] { $games } партій не такі, як тут: тепер тут і ті, і ті
           *[other] { $games } партії не такі, як тут: тепер тут і ті, і ті
        }
        [same] { $games ->
            [one] { $games } партія вже була тут
            [few] { $games } партії вже були тут
            [many] { $games } партій уже були тут
           *[other] { $games } партії вже були тут
        }
       *[behind] { $games ->
            [one] { $games } партія тут довша, ніж у копії
            [few] { $games } партії тут довші, ніж у копії
            [many] { $games } партій тут довші, ніж у копії
           *[other] { $games } партії тут довші, ніж у копії
        }
    }
backup-lines-refused =
    { $lines ->
        [one] Відхилено { $lines } рядок копії
        [few] Відхилено { $lines } рядки копії
        [many] Відхилено { $lines } рядків копії
       *[other] Відхилено { $lines } рядка копії
    }
backup-line-refused =
    { $line_fault ->
        [unreadable] Рядок { NUMBER($line) } копії відхилено: його не вдалося прочитати.
        [name] Рядок { NUMBER($line) } копії відхилено: дата партії неможлива.
        [other-game] Рядок { NUMBER($line) } копії відхилено: у ньому частини кількох партій.
        [number] Рядок { NUMBER($line) } копії відхилено: хід має неможливий номер.
       *[version] Рядок { NUMBER($line) } копії відхилено: запис має неможливу версію.
    }

## Leaving no trace
## Shown: Settings → Data and backup, at its end.

erase-everything = Стерти все…
erase-question = Із цього браузера буде стерто всі партії, імена гравців, налаштування й файли для гри без мережі. Скасувати це не можна. Завантажені файли лишаться.
erase-now = Стерти все

## Parts that come on demand
## Shown: a message in place of a dialog.

part-missing = Цю частину { -brand } завантажити не вдалося. Під’єднайтеся один раз до інтернету та спробуйте ще раз.

## New versions
## Shown: a message above the board, and Settings → Data and backup.

update-ready = Нова версія { -brand } готова.
update-after-game = Нова версія { -brand } готова. Оновити можна після цієї партії.
update = Оновити
update-now = Оновити { -brand }

## About
## Shown: Menu → About Tabiya.

about = Про { -brand }
about-version = Версія { $version }
about-build = Збірка { $build }
about-stores = Партії, імена гравців і налаштування зберігаються лише на цьому пристрої.
about-asks-nobody = { -brand } нічого нікуди не надсилає: ні облікового запису, ні реклами, ні стеження.
about-licences = Ліцензії
about-licences-hint = З чого складається { -brand } і на яких умовах кожна частина.
about-licences-not-loaded = Ліцензії завантажити не вдалося.

## When the program fails, and when everything is erased
## Shown: a page of its own, which needs no program.

crash = Щось пішло не так
crash-hint = Це помилка в { -brand }. Збережені партії лишаються на цьому пристрої. Перезавантажте сторінку або виберіть інший спосіб нижче.
crash-pgn = Партія дотепер у PGN
not-started = { -brand } не запускається
not-started-hint = Файл завантажився неправильно, або в { -brand } є помилка. Збережені партії лишаються на цьому пристрої. Перезавантажте сторінку або виберіть інший спосіб нижче.
not-started-from-file = Відкрита з теки, сторінка не може завантажити інші свої файли. Відкрийте tabiya.html, усю сторінку в одному файлі, або покладіть теку на вебсервер.
reload = Перезавантажити
use-newest = Узяти найновішу версію
start-without = Почати без останньої партії (вона лишиться збереженою)
save-everything = Зберегти все у файл
erasing = Стираємо все…
erasing-hint = Якщо це довго, закрийте інші вкладки з { -brand }.
erased = Усе стерто
erased-hint = Від { -brand } у цьому браузері нічого не лишилося. Цю сторінку можна закрити.
start-anew = Почати заново
not-erased = Не все вдалося стерти
not-erased-hint = Закрийте інші вкладки з { -brand }, перезавантажте сторінку та спробуйте ще раз.

## Answers to keys on the board
## Shown: nowhere: read by screen readers.

heard-list = { $heading }: { $list }.
heard-nothing = { $heading }: нічого.
heard-rank = Горизонталь { $rank }
heard-file = Вертикаль { $file }
heard-piece = { piece } { $square }
heard-attacked = { $square } під боєм: { $pieces }.
heard-safe = { $square } не під боєм.
heard-no-moves = { $square }: ходів немає.
heard-no-captures = { $square }: взяттів немає.
heard-clocks = Білі: { $white }. Чорні: { $black }.
heard-no-such-piece =
    { $role ->
        [pawn] На дошці немає пішака.
        [knight] На дошці немає коня.
        [bishop] На дошці немає слона.
        [rook] На дошці немає тури.
        [queen] На дошці немає ферзя.
       *[king] На дошці немає короля.
    }

## Typed moves
## Shown: Menu → Type a move; lists of words are not shown.

type-move = Ввести хід
typed-label = Хід
typed-hint = Наприклад: Кf3, g1f3, кінь f3, коротка рокіровка.
typed-several = Кілька ходів
typed-play = Піти
typed-unreadable = «{ $san }» не вдалося прочитати як хід.
typed-takes = x х бере взяти б’є бити взяття
typed-castles = рокіровка рокіровку рокірується рокірувати
typed-short = коротка коротку коротко короткий
typed-long = довга довгу довго довгий
typed-aside = на в у з із зі до від і й та іде йде ходить хід бік перетворюється перетворення стає шах шахом мат матом проході

## The keys
## Shown: Menu → Keys on the board.

key-list = Клавіші на дошці
key-shift = Shift
key-enter = Enter
key-where = Вони діють, поки фокус на дошці.
key-help =
    { $key ->
        [arrows] Перейти на інше поле; Home, End, Page Up, Page Down: на край
        [enter] Підняти фігуру, поставити її
        [escape] Скасувати, назад
        [pieces] Наступний король, ферзь, тура, слон, кінь, пішак; із Shift — попередній
        [ranks] На цю горизонталь
        [files] На цю вертикаль, від a до h
        [moves] Ходи цієї фігури
        [captures] Взяття цією фігурою
        [attackers] Хто нападає на це поле
        [rank] Прочитати цю горизонталь
        [file] Прочитати цю вертикаль
        [own] Фігури того, чий хід
        [theirs] Фігури суперника
        [clocks] Час обох
        [last] Останній хід ще раз
        [typed] Ввести хід
       *[keys] Цей список
    }

## Rules and exercises
## Shown: Menu → Rules and exercises.

rules-and-lessons = Правила та вправи
learn-tasks = Вправи
learn-continue = Продовжити
learn-rules = Правила цієї партії
learn-sets = Чим різняться набори правил
learn-rule = Правило
learn-print = Друк
learn-try = Спробувати
learn-again = Ще раз
learn-next = Далі
learn-board-hint = Хід завжди за білими. З клавіатури: стрілки й Enter.
learn-task-number = Вправа { $number } з { $total }
learn-solved-count = Розв’язано { $number } з { $total }
learn-task-button =
    { $checked ->
        [yes] Вправа { $number }, розв’язана
       *[no] Вправа { $number }
    }
learn-verdict =
    { $verdict ->
        [solved] Розв’язано!
        [go-on] Правильно. Тепер наступний хід.
        [another] Такий хід дозволено, але це не відповідь. Спробуйте інший хід.
       *[wrong] Не зовсім. Спробуйте ще раз.
    }
learn-task =
    { $task ->
        [rook] Тура ходить прямо: вперед, назад або вбік, доки шлях вільний. Візьміть пішака.
        [bishop] Слон ходить навскіс, доки шлях вільний. Візьміть пішака.
        [queen] Ферзь ходить прямо й навскіс. Візьміть ним пішака.
        [knight] Кінь ходить на два поля прямо й на одне вбік і перестрибує через інші фігури. Стрибніть на f6.
        [king] Король ходить на одне поле в будь-який бік. Візьміть пішака.
        [pawn-first] Пішак ходить на одне поле вперед, а першим ходом може й на два. Підіть на e4.
        [pawn-takes] Пішак бере навскіс уперед, а прямо — ніколи. Візьміть те, що він може взяти.
        [en-passant] Чорний пішак щойно пішов на два поля повз вашого. Візьміть його на проході.
        [promote] Пішак, що дійшов до останньої горизонталі, стає іншою фігурою. Зробіть ферзя.
        [promote-knight] Не кожен пішак стає ферзем. Зробіть коня: він одразу дає шах.
        [castle-short] Коротка рокіровка: підіть королем на два поля до тури.
        [castle-long] Довга рокіровка: підіть королем на два поля до тури на a1.
        [castle-which] В один бік король перейшов би через поле під боєм. Рокіруйте в інший.
        [castle-why-not] Білі не можуть рокірувати. Торкніться фігури, що заважає.
        [check] Дайте шах: нападіть на короля.
        [flee] Ваш король під шахом. Відійдіть королем.
        [block] Ваш король під шахом. Закрийтеся фігурою.
        [take-checker] Ваш король під шахом. Візьміть фігуру, що його дає.
        [mate-back] Поставте мат одним ходом: королю нікуди відійти.
        [mate-queen] Поставте мат ферзем; король допоможе.
        [mate-rooks] Поставте мат двома турами.
        [mate-not-stalemate] Поставте мат одним ходом. Обережно: чорні мають бути під шахом.
        [stalemate] Зробіть нічию: залиште чорних без ходів, але не під шахом.
       *[mate-in-two] Поставте мат двома ходами. Почніть із шаху: тура на b7.
    }
learn-heading =
    { $section ->
        [setup] Початкова позиція
        [rook] Тура
        [bishop] Слон
        [queen] Ферзь
        [knight] Кінь
        [king] Король
        [pawn] Пішак
        [capture] Взяття
        [castling] Рокіровка
        [en-passant] Взяття на проході
        [promotion] Перетворення
        [check] Шах
        [mate] Мат
        [stalemate] Пат
        [dead] Коли ніхто не може поставити мат
        [repetition] Повторення
        [fifty] П’ятдесят ходів
        [offers] Пропозиції нічиєї
        [claims] Вимоги
        [clocks] Годинник
        [flag] Коли час вийшов
        [resignation] Здача
       *[points] Очки
    }
learn-text =
    { $section ->
        [setup] Поле в правому кутку білих — світле. На першій горизонталі стоять тура, кінь, слон, ферзь, король, слон, кінь, тура; білий ферзь на світлому полі, чорний на темному. Перед ними — пішаки. Починають білі, далі ходять по черзі; пропускати хід не можна.
        [rook] Тура ходить уздовж своєї горизонталі чи вертикалі, доки поля порожні.
        [bishop] Слон ходить уздовж своїх діагоналей, доки поля порожні.
        [queen] Ферзь ходить як тура або як слон.
        [knight] Кінь ходить на два поля прямо й на одне вбік. Він перестрибує через інші фігури.
        [king] Король ходить на одне поле в будь-який бік, але ніколи на поле, на яке нападає фігура суперника. Раз за партію він може рокірувати.
        [pawn] Пішак ходить на одне поле вперед, якщо воно порожнє, а зі свого першого поля — і на два, якщо порожні обидва. Бере він на одне поле навскіс уперед. Назад не ходить ніколи.
        [capture] Фігура бере, коли йде на поле з фігурою суперника; та залишає дошку. На поле з фігурою свого кольору піти не можна. Короля не беруть ніколи.
        [castling] Король іде на два поля в бік тури, а та тура стає на поле, яке король перейшов. Це один хід, хід короля. Для нього потрібно все це:
        [en-passant] Коли пішак іде на два поля й минає поле, на яке нападає пішак суперника, той може взяти його так, ніби він пішов лише на одне: одразу наступним ходом або вже ніколи.
        [promotion] Пішак, що дійшов до останньої горизонталі, стає ферзем, турою, слоном або конем свого кольору, як вибере гравець, хоч би що ще стояло на дошці. Нова фігура діє одразу.
        [check] Король, на якого нападає фігура суперника, під шахом. Є три відповіді: король відходить, фігура бере нападника або фігура закриває короля. Проти двох нападників діє лише перша.
        [mate] Хто під шахом і не має жодного ходу, тому мат, і він програв. Мат одразу закінчує партію й важить більше за будь-яку нічию.
        [stalemate] Хто не під шахом і не має жодного ходу, тому пат: партія одразу закінчується внічию.
        [dead] Коли мат уже неможливий, партія закінчується внічию.
        [repetition] Коли та сама позиція виникає знову й знову, партія може закінчитися внічию. Повторення не мусять іти поспіль.
        [fifty] Коли обидва зробили багато ходів без взяття та без ходу пішаком, партія може закінчитися внічию.
        [offers] Гравці можуть погодитися на нічию. Кому її пропонують, той може прийняти, відхилити або відхилити ходом.
        [claims] Хто вимагає, той каже, що за правилом повторення чи п’ятдесяти ходів партія нічийна. Сторінка це перевіряє.
        [clocks] Кожен гравець має свій час, що йде, поки його хід.
        [flag] Коли час гравця вийшов, прапорець падає, і партію закінчено.
        [resignation] Здатися можна будь-коли.
       *[points] Перемога дає 1 очко, нічия — ½ кожному, поразка — 0.
    }
learn-castling =
    { $part ->
        [king] Король ще не ходив.
        [rook] Та тура ще не ходила.
        [between] Між ними немає фігур.
        [check] Король не під шахом.
        [crosses] Поле, яке король переходить, не під боєм.
       *[reaches] Поле, на яке король стає, не під боєм. Тура може бути під боєм і переходити поле під боєм.
    }
learn-no-en-passant = У цій партії на проході не беруть.
learn-own-check =
    { $switch ->
        [on] Хід, що лишає вашого короля під шахом, заборонено. Його не приймуть; виберіть інший хід.
       *[off] У цій партії хід, що лишає вашого короля під шахом, дозволено, і він одразу закінчує партію.
    }
learn-announced =
    { $switch ->
        [on] Шах оголошується.
       *[off] Шах не оголошується.
    }
learn-claims =
    { $switch ->
        [on] У цій партії можна вимагати нічиєї.
       *[off] У цій партії вимагати немає чого.
    }
learn-no-clock = Цю партію грають без годинника.
learn-clock = Годинник цієї партії: { $clock }.
learn-first-move =
    { $switch ->
        [on] Годинник білих запускають перед першим ходом.
       *[off] Перший хід кожного гравця — без часу.
    }
learn-press =
    { $switch ->
        [on] Після ходу кожен натискає свій годинник; це завершує хід.
       *[off] Хід на дошці сам натискає годинник.
    }
learn-setting = { $rule }: { $value }

## Tournaments
## Shown: Menu → Tournaments.

club-title = Турніри
club-reading = Хвилинку…
club-none = Тут з’являться турніри, що проходять на цьому пристрої.
club-new = Новий турнір
club-create = Створити турнір
club-back = Усі турніри
club-unreadable = Турнір, який не вдається прочитати
club-damaged = Решту цього турніру прочитати не вдається. Показано те, що прочитано; нічого не змінено.

## A new tournament
## Shown: Tournaments → New tournament.

club-name = Назва
club-name-example = Вечір п’ятниці
club-format = Система
club-format-name =
    { $scheme ->
        [most-wins] Більше перемог
        [round-robin] Кругова
        [double] Кругова, два кола
        [swiss] Швейцарська
       *[knockout] На виліт
    }
club-format-hint =
    { $scheme ->
        [most-wins] Кожен з кожним по разу. Перемагає той, у кого більше перемог.
        [round-robin] Кожен з кожним по разу. Перемагає той, у кого більше очок.
        [double] Кожен з кожним двічі, по разу кожним кольором.
        [swiss] Грають між собою ті, у кого порівну очок, і ніколи двічі. Для багатьох гравців і небагатьох турів.
       *[knockout] Хто програв матч, вибуває. Пари кожного туру випадкові.
    }
club-rounds = Тури
club-games = Партій у матчі
club-ties = Якщо в матчі нічия, то по черзі
club-tie =
    { $tie ->
        [rematch] Реванш
        [shorter] По 3 хвилини
        [armageddon] Армагеддон: нічия — перемога чорних
       *[lot] Випадково
    }
club-win = Перемога
club-drawn = Нічия
club-loss = Поразка
club-tie-breaks = Додаткові показники, по черзі
club-tie-break =
    { $tiebreak ->
        [points] Очки
        [direct] Особиста зустріч
        [wins] Перемоги
        [won] Виграні партії
        [black] Партії чорними
        [progressive] Прогрес
        [buchholz] Бухгольц
        [cut] Скорочений Бухгольц
        [median] Медіанний Бухгольц
        [sonneborn] Зоннеборн-Бергер
        [koya] Койя
       *[rating] Середній рейтинг суперників
    }
club-numbering = Номери гравців
club-numbered =
    { $numbering ->
        [rating] За рейтингом
        [entered] Як записано
       *[lot] Випадково
    }
club-own = Як у наступній партії
club-bracket = Сітка
club-bracket-random = Випадкова в кожному турі
club-bracket-seeded = Посів за номерами
club-acceleration = Прискорення
club-acceleration-none = Немає
club-acceleration-baku = Баку ({ -rules-body } C.04.7)
club-bye = Тур без пари
club-bye-win = Як перемога
club-bye-half = Як нічия
club-late-byes = Скільки турів до вступу рахуються як нічиї
club-more-tie-breaks = Інші показники, за скороченнями { -rules-body }
club-players = Гравці
club-players-hint = По одному імені в рядку. Далі може стояти рейтинг.
club-count =
    { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
        [many] { $players } гравців
       *[other] { $players } гравця
    }
club-seed = Число для випадкового вибору
club-seed-hint = З тим самим числом будь-хто може повторити той самий випадковий вибір.
club-seed-shown = Число для випадкового вибору: { $seed }.
club-more = Очки, показники, випадок
club-fault =
    { $lack ->
        [players] Для турніру потрібні принаймні два гравці.
        [rounds] У швейцарській системі від 1 до 100 турів.
        [games] У матчі від 1 до 20 партій.
        [points] Перемога має давати більше, ніж нічия, а нічия — не менше, ніж поразка.
       *[seed] Число для випадкового вибору має бути цілим.
    }

## A round of a tournament
## Shown: Tournaments → a tournament → Round.

club-tab =
    { $tab ->
        [round] Тур
        [standings] Місця
        [cross] Таблиця
        [crosstable] Таблиця
        [people] Гравці
        [players] Гравці
       *[more] Інші дії
    }
club-round = Тур { $round }
club-round-of = Тур { $round } з { $rounds }
club-draw = Жеребкування: тур { $round }
club-next = Наступні: { $white } – { $black }
club-missing =
    { $results ->
        [one] Бракує { $results }
        [few] Бракує { $results }
        [many] Бракує { $results }
       *[other] Бракує { $results }
    }
club-complete = Усе записано
club-winner = Перемога: { $name }.
club-not-drawn = Пар першого туру ще немає.
club-free =
    { $bye ->
        [full] { $name } без пари: 1 очко.
        [half] { $name } без пари: пів очка.
        [zero] { $name } не грає.
        [points] { $name } без пари (очки: { $points }).
       *[free] { $name } без пари.
    }
club-play-here = Грати тут

## Codes for other devices
## Shown: Tournaments → a tournament → Round, beside a game.

club-code-show = Код для іншого пристрою
club-code-hint = Хто його зчитає, грає цю партію на своєму пристрої, а той потім показує код із результатом.
club-code-no-address = Ця сторінка — файл. Введіть адресу сторінки на іншому пристрої. Без адреси сторінка на тому пристрої має зчитати код сама.
club-code-address = Адреса сторінки
club-code-read = Результати з інших пристроїв
club-code-paste = Посилання з результатом
club-code-camera = Камерою
club-code-camera-stop = Вимкнути камеру
club-code-taken = Дошка { $board }, { $white } – { $black }: { $score } записано.
club-code-refused =
    { $code ->
        [event] Це з іншого турніру.
        [board] У цьому турнірі немає такої дошки.
        [forged] Це не з пристрою за цією дошкою, або код змінено. Нічого не прийнято.
        [pairing] Ця пара вже не чинна.
        [rules] Це грали за іншими правилами або з іншим годинником.
        [over] Ця партія ще не скінчилася.
        [doubled] Цей результат уже прийнято.
        [result] Ця партія вже має результат.
        [camera] Камерою не можна скористатися. Дозвольте її в браузері.
        [key] У цьому браузері немає випадкових чисел, тому код створити не можна.
       *[none] Коду не знайдено.
    }

## Results and corrections
## Shown: Tournaments → a tournament → Round, and its ⋯ menu.

club-result = Результат
club-forfeit = Через неявку
club-adjourn = Дограти пізніше
club-adjourned = Пізніше
club-clear = Без результату
club-by-lot = { $name }, випадково
club-undo = Скасувати останню дію
club-redraw = Нове жеребкування
club-cancel = Скасувати тур
club-delete = Видалити турнір
club-follows = Також зміниться:
club-follows-dropped =
    { $results ->
        [one] Зникне { $results } результат туру { $round }.
        [few] Зникнуть { $results } результати туру { $round }.
        [many] Зникнуть { $results } результатів туру { $round }.
       *[other] Зникнуть { $results } результату туру { $round }.
    }
club-follows-winner = Тур { $round }, дошка { $board }: далі проходить { $name }.
club-follows-open = Тур { $round }, дошка { $board }: хто проходить далі, ще невідомо.
club-follows-drawn = Пари туру { $round } склали за старим результатом. Вони лишаться, якщо не жеребкувати знову.
club-follows-breaks =
    { $breach ->
        [met] { $players } вже грали між собою.
        [forbidden] { $players } не можна зводити в пару.
        [color] { $players }: один колір надто часто.
        [bye] { $players }: другий тур без пари.
        [scores] { $players } мають різну кількість очок.
       *[unpaired] { $players }: немає суперника.
    }
club-confirm = Змінити
club-leave = Не змінювати
club-refused =
    { $snag ->
        [name] Введіть ім’я.
        [full] Більше гравців турнір не вмістить.
        [begun] Запізно: пари першого туру вже є.
        [format] У цій системі такого немає.
        [already] Немає чого змінювати.
        [few] Гравців менше двох.
        [over] Усі тури зіграно.
        [missing] Бракує результату.
        [drawn] Пари туру вже є.
        [misplaced] { $name } не має місця в цьому турі.
        [together] Ці двоє вже грали, або їх не можна зводити в пару.
        [pairing] За правилами скласти пари цього туру не можна.
        [undo] Скасовувати нічого.
        [taken] Це ім’я вже має хтось інший. Двох можна об’єднати.
       *[nothing] Такого немає.
    }

## Tables and players of a tournament
## Shown: Tournaments → a tournament → Standings, Crosstable, Players.

club-player = Гравець
club-points = Очки
club-won-drawn-lost = Перемоги, нічиї, поразки
club-csv-heading =
    { $column ->
        [place] Місце
        [won] Перемоги
        [drawn] Нічиї
       *[lost] Поразки
    }
club-color-letter =
    { $color ->
        [white] б
       *[black] ч
    }
club-part = { $round }: { $name } { $value }
club-late = Ще гравці
club-add = Додати
club-rename = Перейменувати
club-details = Особисті дані
club-details-save = Зберегти
club-details-wrong = Не зрозуміло: { $name }
club-players-file = Гравці з файлу (CSV)
club-understood = Розпізнано: { $columns }
club-list-unused = Не використано: { $columns }
club-list-line = Рядок { NUMBER($line) }: { $fault }
club-list-note =
    { $oddity ->
        [nameless] Немає імені, рядок пропущено: { $text }
        [cell] Не розпізнано: { $text }
        [invisible] Невидимі знаки вилучено: { $text }
        [twice] У списку вдруге: { $text }
       *[long] Ім’я задовге й було скорочене: { $text }
    }
club-rating-list = З рейтинг-листа ФІДЕ
club-rating-list-hint = Виберіть розпакований список із ratings.fide.com (текст або XML). Він не зберігається; зберігаються лише додані гравці.
club-rating-list-choose = Вибрати список
club-rating-list-query = Ім’я або номер ФІДЕ
club-rating-list-search = Шукати
club-rating-list-progress =
    { $listed ->
        [running] Триває пошук…
        [none] Гравця не знайдено.
        [many] Показано лише перших гравців. Введіть більше літер імені.
        [wrong] Цей файл не є рейтинг-листом ФІДЕ.
       *[unreadable] Файл неможливо прочитати.
    }
club-performance = Перформанс: { $performance }
club-rating-change = Зміна рейтингу за правилами ФІДЕ з K = { $coefficient }: { $change }
club-detail =
    { $detail ->
        [rating] Рейтинг
        [title] Звання
        [fide] Номер { -rules-body }
        [national] Національний номер
        [federation] Федерація
        [birth] Народження
        [sex] Стать
       *[club] Клуб
    }
club-withdraw = Вибути
club-return = Грати знову
club-withdrawn = Поза турніром
club-ask =
    { $bye ->
        [half] Пів очка за тур { $round }
        [points] Очки як за нічию за тур { $round }
       *[other] Без очок за тур { $round }
    }
club-ask-back = Грати тур { $round }
club-asked =
    { $bye ->
        [half] Пів очка за тур { $round }
        [points] Очки як за нічию за тур { $round }
       *[other] Пропускає тур { $round }
    }

## Prints and files of a tournament
## Shown: Tournaments → a tournament → ⋯.

club-print-pairings = Друкувати пари
club-print-standings = Друкувати місця
club-save-pgn = Усі партії (PGN)
club-save-csv = Місця (CSV)
club-save-page = Вебсторінка (HTML)
club-page-games = Партії
club-save-trf = Звіт { -rules-body } (TRF)
# Unfolds the fields for place, arbiters and dates; a few words.
club-event-details = Більше для звіту
# Labels of fields, and words before a name on prints and the web page; one or two words.
club-city = Місто
club-arbiter = Головний арбітр
club-deputy = Заступник арбітра
club-open-report = Відкрити звіт { -rules-body } (TRF)
club-no-report = Цей файл не є звітом { -rules-body }.
club-report-fault =
    { $flaw ->
        [empty] Файл порожній.
        [record] Цей рядок не починається з коду з трьох знаків.
        [few] Гравців менше двох.
        [many] Гравців більше, ніж вміщує турнір.
        [number] Це не стартовий номер.
       *[twice] Інший гравець має такий самий стартовий номер.
    }
club-report-notes = Зауваження до звіту { -rules-body }
club-report-note =
    { $remark ->
        [columns] Стовпці після імені зсунуті. Їх виправлено.
        [field] Це не число. Вважається, що його немає.
        [result] Це не результат. Він рахується як тур без пари й без очок.
        [lines] Рядки двох гравців не збігаються. Враховано рядок білих.
        [color] Колір не вказано. Білі в першого з двох.
        [opponent] Жоден гравець не має цього номера.
        [bye] Тур без пари записано так, як писали до 2016 року.
        [letter] Тут водночас тур без пари й суперник. Рахується як неявка.
        [total] Сума очок не дорівнює сумі турів. Враховано тури.
        [count] Кількість гравців або турів інша.
        [record] Цей рядок не читається або називає невідомих гравців. Його збережено як текст.
        [points] Ці очки тут неможливі. Рахуються 1, ½ і 0.
        [acceleration] Прискорення збережено як текст. Жеребкування відбувається без нього.
        [teams] Команди збережено як текст. Тут кожен грає за себе.
       *[system] Такої системи тут немає. Турнір триває за швейцарською системою (Dutch).
    }

## Players on this device
## Shown: Tournaments → Players on this device.

club-profiles = Гравці на цьому пристрої
club-no-players = Тут з’являться ті, хто зіграв партію під своїм ім’ям.
club-tally = перемог { $won }, нічиїх { $drawn }, поразок { $lost }
club-with-white = Білими: { $tally }
club-with-black = Чорними: { $tally }
club-against = Проти { $name }: { $tally }
club-nobody = гравців без імені
club-rating = Рейтинг на цьому пристрої: { $rating }
club-practice = Рейтинг у партіях проти комп’ютера: { $rating }
club-curve = Рейтинг після кожної партії, від { $from } до { $to }
club-row = Виграно поспіль: { $now }, найбільше { $best }
club-quick = Швидкий матч: { $white } – { $black }
club-challenge = Виклик: { $white } – { $black }
club-same = Той самий гравець, що й
club-choose = Вибрати…
club-merge = Об’єднати
club-forget = Видалити
club-forget-hint = Об’єднати: усі партії переходять до іншого, його ім’я лишається. Видалити: партії лишаються, без цього гравця. І те, і те можна скасувати.
club-hide = Сховати
club-unhide = Показати знову
club-hidden = Сховані
club-sign = Колір знака
club-sign-color = Колір { $number }
club-sign-none = Без кольору

## Pairing by hand
## Shown: Tournaments → a tournament → Round and Players, before a round begins.

club-apart = Не зводити в пару
club-apart-with = З гравцем
club-apart-add = Розвести
club-apart-end = Дозволити пару
club-apart-two = { $one } – { $other }
club-hand = Пари вручну
club-hand-board = Дошка
club-hand-swap = Поміняти місцями
club-hand-seat = Посадити за цю дошку
club-fixed = Визначені пари, тур { $round }
club-fixed-add = Визначити пару
club-fixed-end = Скасувати

## A round on the wall
## Shown: Tournaments → a tournament → ⋯ → Big screen.

club-wall = Великий екран
club-clock-start = Запустити годинник туру
club-clock-stop = Зупинити годинник туру
club-clock-reset = Виставити заново
club-minutes = Хвилини
club-print-crosstable = Друкувати таблицю
club-elsewhere = Бракує: тур { $round }, дошка { $board }

## Signs and odds of a player
## Shown: Tournaments → Players on this device → a player.

club-even = Без фори
club-odds = Отримує фору
club-sign-kind = Знак
club-initials = Ініціали
club-sign-number = Знак { $number }
club-openings = Дебюти · { $openings }

## Start position
## Shown: New game → Start.

begin-from = Початок
begin-named =
    { $begin ->
        [usual] Звичайна позиція
        [chess960] Chess960
        [black-first] Починають чорні
        [pawn] Без пішака f чорних
        [knight] Без ферзевого коня білих
        [rook] Без ферзевої тури білих
        [queen] Без ферзя білих
       *[position] Власна позиція
    }

## Set up a position
## Shown: Menu → Set up a position.

editor = Розставити позицію
editor-hint = Тягніть фігури на дошку та з неї або виберіть фігуру й торкайтеся полів. З клавіатури: велика літера (K Q R B N P) ставить білу фігуру, мала — чорну, Delete звільняє поле.
editor-remove = Прибрати
editor-clear = Порожня дошка
editor-reset = Звичайна позиція
editor-turn = Чий хід
editor-castling = Рокіровка ще можлива
editor-castles =
    { $wing ->
        [king] { side }: коротка
       *[queen] { side }: довга
    }
editor-en-passant = Пішак щойно минув
editor-nowhere = Жоден
editor-fen = Позиція у FEN
editor-ready = Звідси можна почати партію.
editor-choose = Імена та годинник
editor-play = Грати

## New game
## Shown: New game.

partner-field = Комп’ютер
two-people = Двоє людей
new-game-players = Гравці
new-game-rules = Правила: { $rules }
new-game-start = Початок: { $start }
partner-hint = Якщо ви граєте самі: комп’ютер грає іншим кольором. Щоб змінити колір, поміняйте гравців місцями.
partner-level = Рівень { $level }
partner-missing = Комп’ютер зараз недоступний: зробіть хід за нього. Наступного ходу він спробує знову.
begin-number = Номер
begin-number-hint = Від 0 до 959 або порожньо: випадковий початок.
begin-by-lot = Випадковий
begin-link = Копіювати посилання
begin-link-hint = Посилання починає партію з цим годинником, початком, місцями й мовою, за цими правилами.
begin-no-link = Такий годинник або випадковий початок посиланням не передати.

## Hints, and the mistakes of a game
## Shown: beside the board and in Score sheet: the hint during a game, and the mistakes after it.

coach-hint = Підказка
coach-more = Ще підказка
coach-thinking = Шукаємо добрий хід…
coach-missing = Зараз підказки немає.
coach-no-review = Зараз шукати помилки не можна.
coach-unrated = З підказкою ця партія не враховується в рейтингу.
coach-mate = До мату ходів: { $moves }.
coach-where =
    { $place ->
        [own-king] Подивіться на свого короля: { $squares }.
        [other-king] Подивіться на короля суперника: { $squares }.
        [king-side] Подивіться на королівський фланг: { $squares }.
        [queen-side] Подивіться на ферзевий фланг: { $squares }.
       *[centre] Подивіться на середину дошки: { $squares }.
    }
coach-piece = Ця фігура: { $piece }.
coach-move = Добрий хід: { $san }
coach-back = Що пішло не так?
coach-reading = Шукаємо помилки…
coach-curve = Хто стояв краще від першого ходу до останнього: світла частина — білі.
coach-none = Серйозних помилок немає.
coach-missed-mate = Пропущено мат. Ходів до нього: { $moves }.
coach-let-mate = Це дозволяє мат. Ходів до нього: { $moves }.
coach-stalemate = Це пат: нічия.
coach-lost =
    Після цього { $color ->
        [white] білі
       *[black] чорні
    } могли взяти { $role ->
        [queen] ферзя
        [rook] туру
        [bishop] слона
        [knight] коня
       *[other] пішака
    }.
coach-missed-taking =
    { $role ->
        [queen] Можна було взяти ферзя.
        [rook] Можна було взяти туру.
        [bishop] Можна було взяти слона.
        [knight] Можна було взяти коня.
       *[other] Можна було взяти пішака.
    }
coach-worse = Був кращий хід.
coach-chance = Це зменшило шанси на перемогу на { $percent } %.
coach-better = Краще: { $line }
coach-never = Доведено: поставити мат було неможливо від початку.
coach-no-more = Доведено: після { $san } поставити мат уже було неможливо.
coach-dead = Доведено: після { $san } ніхто вже не міг поставити мат.
coach-mates = Пропущені мати
coach-left = Починаючи з { $san }, дебют не має назви.
coach-practice = Рейтинг у партіях проти комп’ютера: { $before } до цієї партії, { $after } після неї.

## What is said aloud, and what is listened to
## Shown: Settings → Sound → Read aloud, and Type a move.

aloud = Читання вголос
aloud-hint = Голосом цього пристрою, якщо він знає цю мову.
aloud-moves = Ходи
aloud-checks = Шахи
aloud-time = Цейтнот
aloud-results = Кінець партії
aloud-messages = Пропозиції, відповіді й повідомлення
aloud-focus = Поле або кнопка у фокусі
aloud-to = Для кого
heard-low-time = { side }: лишається мало часу.
typed-speak = Назвати хід
typed-listening = Пристрій слухає…
typed-heard-nothing = Нічого не зрозуміло. Спробуйте ще раз.

## The review of a game
## Shown: Review, from Saved games or after a game.

review = Аналіз
review-hint = Ходіть фігурами обох сторін. Те, що відрізняється від партії, стає варіантом; сама партія не змінюється.
review-keys = Клавіші: ← і → — на хід назад чи вперед, ↓ — до варіанта, ↑ — з нього; Ctrl+Z скасовує. На дошці кома й крапка гортають ходи, а C починає і закінчує стрілку.
review-moves = Ходи й варіанти
review-into = До варіанта
review-out = З варіанта
review-up = Підняти варіант
review-delete = Видалити звідси
review-undo = Скасувати
review-redo = Повторити
review-variation =
    { $moves ->
        [one] Варіант, { $moves } хід, починається з { $begin }
        [few] Варіант, { $moves } ходи, починається з { $begin }
        [many] Варіант, { $moves } ходів, починається з { $begin }
       *[other] Варіант, { $moves } ходу, починається з { $begin }
    }
review-begin = { role } { $to }
review-draw = Стрілки й кола
review-draw-hint = Малюйте правою кнопкою миші або затримайте палець на полі й проведіть.
review-color =
    { $shape_color ->
        [green] Зелений
        [red] Червоний
        [yellow] Жовтий
       *[blue] Синій
    }
review-clear = Стерти малюнки
review-arrow = Стрілка з { $from } на { $to }
review-circle = Коло на { $square }
review-computer = Оцінка
review-three-lines = Три варіанти
review-depth = Глибина { $depth }
review-chance = Шанси білих: { $percent } %
review-add-line = Додати цей варіант до ходів
review-no-evaluation = Зараз оцінки немає.
review-no-move = Тут немає жодного ходу.
review-time = Витрачений час: { $time }
review-times = Час, витрачений на кожен хід: білих — угору, чорних — униз. Разом: білі { $white }, чорні { $black }.
review-fault =
    { $review_fault ->
        [many] Цей аналіз має стільки ходів, скільки може вмістити.
        [long] Коментарі до цієї партії задовгі.
        [in-progress] Партія триває, і її гравцям не можна пробувати ходи. Аналіз відкриється після її закінчення.
       *[played] Ходи партії залишаються. Видаляти чи піднімати можна лише варіанти.
    }
review-sign =
    { $review_sign ->
        [good] Сильний хід
        [mistake] Помилка
        [brilliant] Чудовий хід
        [blunder] Груба помилка
        [interesting] Цікавий хід
        [dubious] Сумнівний хід
        [equal] Рівна позиція
        [unclear] Неясна позиція
        [white-slight] У білих трохи краще
        [black-slight] У чорних трохи краще
        [white-better] У білих краще
        [black-better] У чорних краще
        [white-wins] У білих виграно
       *[black-wins] У чорних виграно
    }
