### Tabiya بالعربية.
###
### علامات الاقتباس «هكذا»، والأرقام أرقام الرقعة نفسها (1 2 3). $color لاعب: [white] أو [black]. $role نوع من القطع.
### $square و$from و$to أسماء مربعات (e4)، و$san نقلة كما تُكتب في ورقة التدوين، و$time وقت كما تعرضه الساعة (5:00).
### ما يُقرأ من اليسار إلى اليمين داخل الجملة (النتيجة 1–0، والنقلة المرقمة، و5 + 3) يُعزل بالعلامتين u2066 وu2069،
### والأسماء بالعلامتين u2068 وu2069.

## The language itself
## Shown: in Settings → Language, the name; in moves, the letters. The rest is not shown.

language-tag = ar
language-name = العربية
text-direction = rtl
piece-letters = مورفح

## Names that stand in other messages
## Shown: inside other messages.

-brand = Tabiya
-rules-body = FIDE
-other-side =
    { $color ->
        [white] الأسود
       *[black] الأبيض
    }
-to-side =
    { $color ->
        [white] للأبيض
       *[black] للأسود
    }
-the-role = ال{ role }
-score = { "\u2066" }{ $score }{ "\u2069" }
-san = { "\u2066" }{ $san }{ "\u2069" }
-name = { "\u2068" }{ $name }{ "\u2069" }
-found = «{ "\u2068" }{ $found }{ "\u2069" }»
-half = { "\u2066" }{ $moves }½{ "\u2069" }
-quiet-moves =
    { $moves ->
        [zero] { $moves } نقلة بلا أخذ ولا تحريك بيدق.
        [one] نقلة واحدة بلا أخذ ولا تحريك بيدق.
        [two] نقلتان بلا أخذ ولا تحريك بيدق.
        [few] { $moves } نقلات بلا أخذ ولا تحريك بيدق.
        [many] { $moves } نقلة بلا أخذ ولا تحريك بيدق.
       *[other] { $moves } نقلة بلا أخذ ولا تحريك بيدق.
    }
brand = { -brand }
side =
    { $color ->
        [white] الأبيض
       *[black] الأسود
    }
side-of =
    { $color ->
        [white] الأبيض
       *[black] الأسود
    }
computer-level = الحاسوب، المستوى { $level }
role =
    { $role ->
        [pawn] بيدق
        [knight] حصان
        [bishop] فيل
        [rook] رخ
        [queen] وزير
       *[king] ملك
    }
piece =
    { $color ->
        [white] { role } أبيض
       *[black] { role } أسود
    }
list-two = { $first } و{ $second }
list-more = { $first }، { $second }

## The menu and the bar
## Shown: the bar above the board, the menu, and buttons of every dialog.

new-game = مباراة جديدة
flip = قلب الرقعة
menu = القائمة
menu-this-game = هذه المباراة
menu-bring-in = استيراد
menu-more = المزيد
play-computer = اللعب ضد الحاسوب
wooden-board-clock = ساعة لرقعة خشبية
settings = الإعدادات
close = إغلاق
cancel = إلغاء
copy = نسخ
works-offline = تعمل دون اتصال
page-description = شطرنج لشخصين على جهاز واحد: حكم وورقة تدوين وساعة ورقعة.

## The board
## Shown: the board; who is to move also in the bar, and read aloud.

board = رقعة الشطرنج
square-with-piece = { $square }، { piece }
promote-to = الترقية إلى
check = كش!
spoken-check = كش
to-move =
    { $checked ->
        [yes] الدور على { side }، وملكه في كش
       *[no] الدور على { side }
    }
new-game-to-move = مباراة جديدة. { $sentence }.
captured-nothing = لم يأخذ { side } شيئًا
captured = أخذ { side }: { $pieces }

## Moves read aloud
## Shown: nowhere: read aloud, and by screen readers.

spoken-end =
    { $check ->
        [none] { "." }
        [check] ، كش.
       *[mate] ، كش مات.
    }
spoken-move = { side }: { -the-role } من { $from } إلى { $to }{ spoken-end }
spoken-capture = { side }: { -the-role } من { $from } يأخذ ال{ taken-role } على { $to }{ spoken-end }
spoken-en-passant = { side }: البيدق من { $from } يأخذ البيدق بالمرور إلى { $to }{ spoken-end }
spoken-promotion = { side }: البيدق من { $from } إلى { $to }، ويترقى إلى { promoted-role }{ spoken-end }
spoken-promotion-capture = { side }: البيدق من { $from } يأخذ ال{ taken-role } على { $to }، ويترقى إلى { promoted-role }{ spoken-end }
spoken-castling =
    { $wing ->
        [king] { side }: تبييت قصير{ spoken-end }
       *[queen] { side }: تبييت طويل{ spoken-end }
    }
taken-role =
    { $taken-role ->
        [pawn] بيدق
        [knight] حصان
        [bishop] فيل
        [rook] رخ
        [queen] وزير
       *[king] ملك
    }
promoted-role =
    { $promoted-role ->
        [queen] وزير
        [rook] رخ
        [bishop] فيل
        [knight] حصان
       *[other] قطعة
    }

## What players ask of each other
## Shown: buttons and questions at each player’s edge of the board.

resign = استسلام
confirm-resignation = { $name }، هل تريد الاستسلام؟
keep-playing = متابعة اللعب
undo-end =
    { $ended ->
        [resigned] التراجع عن الاستسلام
        [claimed] التراجع عن المطالبة
        [decided] التراجع عن القرار
       *[agreed] طلب التراجع عن التعادل
    }
asks-undo = يطلب { side } التراجع عن التعادل
asks-undo-by = { $name } يطلب التراجع عن التعادل
end-undone = أُلغيت النتيجة، والمباراة مستمرة.
offer-draw = عرض التعادل
claim-draw = المطالبة بالتعادل
claim-draw-now = المطالبة بالتعادل الآن
claim-possible = يمكن المطالبة بالتعادل.
claim-possible-with-move = يمكن المطالبة بالتعادل بنقلة تعلنها.
claim-not-yet = المطالبة: غير ممكنة بعد ({ $counts })
claim-not-on-turn = المطالبة: في دورك فقط
claim-position-count = الوضع { NUMBER($times) } من 3
claim-move-count = النقلات { "\u2066" }{ $moves }{ "\u2069" } من 50
draw-choices = تعادل…
ask-takeback = التراجع
ask-redo = الإعادة
withdraw-request = سحب الطلب
accept-draw = قبول التعادل
decline-draw = رفض
consent = سماح
# Asked of the player whose move is shown and waits to be confirmed; the answers are make-move and cancel.
confirm-move = أتُلعب هذه النقلة؟
make-move = لعب
draw-offered =
    { $color ->
        [white] الأبيض يعرض التعادل
       *[black] الأسود يعرض التعادل
    }
draw-offered-by = { $name } يعرض التعادل
offer-goes-with-move = عرض التعادل مع النقلة
asks-takeback =
    { $moves ->
        [zero] يطلب { side } التراجع عن آخر { $moves } نقلة
        [one] يطلب { side } التراجع عن آخر نقلة
        [two] يطلب { side } التراجع عن آخر نقلتين
        [few] يطلب { side } التراجع عن آخر { $moves } نقلات
        [many] يطلب { side } التراجع عن آخر { $moves } نقلة
       *[other] يطلب { side } التراجع عن آخر { $moves } نقلة
    }
asks-takeback-by =
    { $moves ->
        [zero] { $name } يطلب التراجع عن آخر { $moves } نقلة
        [one] { $name } يطلب التراجع عن آخر نقلة
        [two] { $name } يطلب التراجع عن آخر نقلتين
        [few] { $name } يطلب التراجع عن آخر { $moves } نقلات
        [many] { $name } يطلب التراجع عن آخر { $moves } نقلة
       *[other] { $name } يطلب التراجع عن آخر { $moves } نقلة
    }
asks-redo = يطلب { side } إعادة النقلات
asks-redo-by = { $name } يطلب إعادة النقلات
waiting =
    { $color ->
        [white] في انتظار الأبيض
       *[black] في انتظار الأسود
    }
waiting-by = في انتظار { $name }
claim-hint = أيّ نقلة تحقق التعادل؟ اخترها هنا أو على الرقعة. تُعلَن ولا تُلعب.
claim-so-far = هذا الوضع: { NUMBER($times) } من 3 مرات.
claim-moves-so-far = { "\u2066" }{ $moves }{ "\u2069" } من 50 نقلة بلا أخذ ولا تحريك بيدق.
intended-move = النقلة المزمعة
claim = مطالبة

## What has just happened between the players
## Shown: messages at the edge of the player concerned, also read aloud.

offers-draw = يعرض { side } التعادل.
declines-draw = يرفض { side } التعادل.
declines-draw-by = { $name } يرفض التعادل.
allows = يسمح { side } بذلك.
allows-by = { $name } يسمح بذلك.
refuses = يرفض { side } ذلك.
refuses-by = { $name } يرفض ذلك.
withdraws = يسحب { side } الطلب.
withdraws-by = { $name } يسحب الطلب.
game-paused = أُوقفت الساعتان.
game-resumed = تستمر المباراة.
given-time = يحصل { side } على وقت إضافي.
given-time-by = { $name } يحصل على وقت إضافي.
clock-was-set = ضبط الحكم ساعة { side-of }.
position-was-put-right = صحح الحكم الوضع. { $sentence }.
incorrect-claim-offer =
    { $declared ->
        [yes] مطالبة غير صحيحة. { $why } تُعد المطالبة عرضًا للتعادل، ويجب لعب النقلة.
       *[no] مطالبة غير صحيحة. { $why } تُعد المطالبة عرضًا للتعادل.
    }
flag-fell = سقط علم { side-of }. يجري التحقق هل ما زال بوسع { -other-side } تحقيق كش مات…
resigns = استسلم { side }. يجري التحقق هل ما زال بوسع { -other-side } تحقيق كش مات…
being-settled = يجري التحقق هل ما زال كش مات ممكنًا…

## Why something was refused
## Shown: a message at the edge of the player who tried it.

refused-game-over = انتهت المباراة: { -score }.
refused-not-legal = نقلة غير قانونية.
refused-king-in-check =
    { $already ->
        [yes] سيبقى ملكك في كش من { $pieces }.
       *[no] ستترك هذه النقلة ملكك في كش من { $pieces }.
    }
checking-piece = { -the-role } على { $square }
own-piece-there = هناك قطعة لك.
not-its-way = { -the-role } لا يتحرك هكذا.
way-blocked = يسد الطريق: { $pieces }.
pawn-has-moved = لا يتقدم البيدق مربعين إلا في نقلته الأولى.
nothing-to-capture = لا يتحرك البيدق قطريًا إلا للأخذ.
en-passant-is-off = الأخذ بالمرور معطل في هذه المباراة.
en-passant-late = لا يجوز الأخذ بالمرور إلا مباشرة بعد تقدم البيدق الآخر مربعين.
castling-king-has-moved = لا تبييت: تحرك الملك من قبل.
castling-rook-has-moved = لا تبييت: تحرك هذا الرخ من قبل.
no-castling-there = لا تبييت في هذه الجهة في هذه المباراة.
castling-blocked = لا تبييت: يسد الطريق { $pieces }.
castling-out-of-check = لا تبييت والملك في كش من { $pieces }.
castling-through-check = لا تبييت: المربع { $square } يهاجمه { $pieces }.
refused-paused = الساعتان متوقفتان.
refused-suspended = قررا أولًا هل يُحتسب وقت الغياب.
refused-clock-not-pressed = لم يضغط { side } الساعة بعد.
refused-nothing-to-press = العب نقلة أولًا.
refused-flag-fallen = سقط علم { side-of }.
refused-being-settled = ما زالت النتيجة قيد التحقق.
refused-too-early-to-agree = لا يجوز الاتفاق على التعادل قبل أن يلعب كل منكما نقلة.
refused-not-your-turn = ليس دورك.
refused-offer-open = هناك عرض تعادل قائم.
refused-no-offer = لا عرض تعادل لترد عليه.
refused-no-claims = لا شيء تطالب به وفق هذه القوانين.
refused-no-intended-move = وفق هذه القوانين تطالب دون أن تعلن نقلة.
incorrect-claim = مطالبة غير صحيحة. { $why }
refused-move-declared = أعلنت { -san }: يجب لعب هذه النقلة.
refused-request-open = الطلب السابق ما زال ينتظر الرد.
refused-no-request = لا طلب لترد عليه.
refused-nothing-to-take-back = لا نقلة للتراجع عنها.
refused-nothing-to-redo = لا نقلة لإعادتها.
refused-not-running = لا ساعة تعمل.
refused-not-paused = الساعتان غير متوقفتين.
refused-not-suspended = لم تنقطع المباراة.
refused-no-clock = هذه الساعة غير مستعملة.
refused-nothing-to-start = لا ساعة لتشغيلها.
refused-bad-amount = لا يمكن ضبط الساعة على هذا الوقت.
refused-fixed-for-this-game = لا يتغير هذا إلا في المباراة التالية.
refused-no-question = لم يعد هذا السؤال قائمًا.

## Why a claim is wrong
## Shown: a message at the edge of the player who claimed.

wrong-claim-mates = النقلة المزمعة كش مات، فالمباراة ليست تعادلًا.
wrong-claim-times =
    { $intended ->
        [yes] { $times ->
            [zero] لن يظهر الوضع على الرقعة.
            [one] سيظهر الوضع للمرة الأولى لا الثالثة.
            [two] سيظهر الوضع للمرة الثانية لا الثالثة.
            [few] سيظهر الوضع { $times } مرات.
            [many] سيظهر الوضع { $times } مرة.
           *[other] سيظهر الوضع { $times } مرة.
        }
       *[no] { $times ->
            [zero] لم يظهر الوضع على الرقعة.
            [one] ظهر الوضع مرة واحدة لا ثلاثًا.
            [two] ظهر الوضع مرتين لا ثلاثًا.
            [few] ظهر الوضع { $times } مرات.
            [many] ظهر الوضع { $times } مرة.
           *[other] ظهر الوضع { $times } مرة.
        }
    }
wrong-claim-moves =
    { $half ->
        [yes] { $moves ->
            [zero] مضى أقل من نقلة بلا أخذ ولا تحريك بيدق، لا 50.
            [one] مضت { -half } نقلة بلا أخذ ولا تحريك بيدق، لا 50.
            [two] مضت { -half } نقلة بلا أخذ ولا تحريك بيدق، لا 50.
            [few] مضت { -half } نقلات بلا أخذ ولا تحريك بيدق، لا 50.
            [many] مضت { -half } نقلة بلا أخذ ولا تحريك بيدق، لا 50.
           *[other] مضت { -half } نقلة بلا أخذ ولا تحريك بيدق، لا 50.
        }
       *[no] { $moves ->
            [zero] مضت { $moves } نقلة بلا أخذ ولا تحريك بيدق، لا 50.
            [one] مضت نقلة واحدة بلا أخذ ولا تحريك بيدق، لا 50.
            [two] مضت نقلتان بلا أخذ ولا تحريك بيدق، لا 50.
            [few] مضت { $moves } نقلات بلا أخذ ولا تحريك بيدق، لا 50.
            [many] مضت { $moves } نقلة بلا أخذ ولا تحريك بيدق، لا 50.
           *[other] مضت { $moves } نقلة بلا أخذ ولا تحريك بيدق، لا 50.
        }
    }
wrong-claim-both = { $repetition } { $fifty }

## How games end
## Shown: the card with the result, the list of all games, the printed score sheet.

ended-checkmate = فاز { side } بكش مات
ended-stalemate = تعادل بخنق الملك
ended-resignation = استسلم { -other-side }
ended-resignation-draw = استسلم { side }، لكن { -other-side } لا يستطيع تحقيق كش مات
ended-flag-fall = فاز { side } بالوقت
ended-flag-fall-draw = نفد وقت { side-of }، لكن { -other-side } لا يستطيع تحقيق كش مات
ended-flag-fall-draw-unknown = نفد الوقت، لكن الخصم لا يستطيع تحقيق كش مات
ended-left-king-in-check = فاز { -other-side }: ترك { side } ملكه في كش
ended-left-king-in-check-draw = ترك { side } ملكه في كش، لكن { -other-side } لا يستطيع تحقيق كش مات
ended-arbiter = بقرار الحكم
ended-reported = بحسب اللاعبَين
ended-agreement = تعادل بالاتفاق
ended-dead-position = تعادل: لم يعد كش مات ممكنًا لأحد
ended-insufficient-material = تعادل: لا قطع كافية لكش مات عند أي من الطرفين
ended-threefold = تعادل بتكرار الوضع ثلاث مرات
ended-fivefold = تعادل بتكرار الوضع خمس مرات
ended-fifty-moves = تعادل بقاعدة الخمسين نقلة
ended-seventy-five-moves = تعادل بقاعدة الخمس والسبعين نقلة

## The bar, and the card with the result
## Shown: the bar above the board, the rules of New game, and the card at the end of a game.

won-by-checkmate = كش مات
won-on-time = نفد الوقت
won-by-king-in-check = تُرك الملك في كش
rules-chip-name = القوانين
bar-move = النقلة { NUMBER($number) }
own-clock = ساعة مخصصة
own-rules = قوانين مخصصة
no-en-passant = بلا أخذ بالمرور
no-check-warnings = بلا تحذير من الكش
check-announced = الكش معلن
result-card = النتيجة
wins = فاز { -name }
drawn = تعادل
rematch = مباراة أخرى
share-game = حفظ أو مشاركة
result = { -score }: { $reason }.

## What lies behind a result
## Shown: the card with the result, after “Why?”.

ask-why = لماذا؟
why-previous = السبب السابق
why-next = السبب التالي
why-place = { $number } من { $total }
why-check = الكش من: { $pieces }.
why-double-check = كش من اثنين معًا: { $pieces }. لا يتحرك إلا الملك.
why-no-check = الملك ليس في كش، ولا توجد نقلة قانونية.
why-own = تسد الطريقَ على الملك قطعُه على { $squares }.
why-covered = لا يمكن الذهاب إلى { $squares }: يهاجمها { $pieces }.
why-pinned = لا طريق إلى { $squares } أمام { $piece }: كش من { $by }.
why-no-help =
    { $between ->
        [yes] لا قطعة أخرى تستطيع أخذ القطعة المهاجمة أو الوقوف في طريقها.
       *[no] لا قطعة أخرى تستطيع أخذ القطعة المهاجمة.
    }
why-stuck = لا تستطيع الحركة: { $pieces }.
why-dead-kings = لم يبقَ إلا الملكان.
why-dead-minor = لم يبقَ مع الملكين إلا { $pieces }، وهذا لا يكفي لكش مات.
why-dead-bishops = كل الأفيال على مربعات من لون واحد، فلا شيء يستطيع مهاجمة المربعات الأخرى.
why-dead-no-way = لا تنتهي أي سلسلة نقلات قانونية بكش مات، ولو تعاون الطرفان.
explained-king-left-in-check = كان يمكن أخذ ملك { side-of } على { $square }.
explained-flag-not-asked = نفد وقت { side-of }.
explained-flag-more-than-king = كان لدى { -other-side } أكثر من ملك.
explained-flag-lone-king = لم يكن لدى { -other-side } سوى الملك.
explained-flag-enough-material = كانت لدى { -other-side } قطع تكفي لكش مات.
explained-flag-not-enough-material = لم تكن لدى { -other-side } قطع تكفي لكش مات.
explained-flag-can-mate = كان لا يزال بوسع { -other-side } تحقيق كش مات.
explained-flag-cannot-mate = لا يستطيع { -other-side } تحقيق كش مات بأي سلسلة من النقلات القانونية.
explained-flag-undetermined = هل كان لا يزال بوسع { -other-side } تحقيق كش مات؟ لم يستطع البرنامج أن يحدد ذلك؛ فيُعد كش مات ممكنًا.
explained-dead-undetermined = هل كان لا يزال بوسع أحد اللاعبين تحقيق كش مات؟ لم يستطع البرنامج أن يحدد ذلك؛ فيُعد كش مات ممكنًا.
explained-claimed-threefold = طالب به { side }. الوضع نفسه: { $places }.
explained-claimed-threefold-with = طالب به { side } مع { -san }. الوضع نفسه: { $places }.
explained-threefold = الوضع نفسه: { $places }.
explained-claimed-fifty =
    { $half ->
        [yes] طالب به { side }. { -half } نقلة بلا أخذ ولا تحريك بيدق.
       *[no] طالب به { side }. { -quiet-moves }
    }
explained-claimed-fifty-with =
    { $half ->
        [yes] طالب به { side } مع { -san }. { -half } نقلة بلا أخذ ولا تحريك بيدق.
       *[no] طالب به { side } مع { -san }. { -quiet-moves }
    }
explained-fifty =
    { $half ->
        [yes] { -half } نقلة بلا أخذ ولا تحريك بيدق.
       *[no] { -quiet-moves }
    }
occurrence-after = بعد { -san }
occurrence-intended = بعد النقلة المزمعة
occurrence-start = في البداية
occurrence-put-right = حيث صحح الحكم الوضع

## Clocks
## Shown: the clocks beside the board, and the dialog of the arbiter.

press-clock = ضغط الساعة
start-clock = تشغيل الساعة
give-time =
    { $color ->
        [white] منح الأبيض 15 ثانية
       *[black] منح الأسود 15 ثانية
    }
give-time-to = منح { $name } 15 ثانية
set-clocks = ضبط الساعتين
arbiter = الحكم
end-game-as = إنهاء المباراة
confirm-decision = الإنهاء بنتيجة { -score }؟
decision-reason = السبب
put-right = تصحيح الوضع
put-right-hint = تستمر المباراة من هذا الوضع. وما قبله لا يُحسب لمطالبة ولا يمكن التراجع عنه.
put-right-fen = الوضع (FEN)
put-right-button = تصحيح
set-clocks-hint = دقائق، أو ساعات:دقائق:ثوانٍ. يُدوَّن كل تغيير.
set-clock = ضبط
add-15 = { "\u2066" }+15{ "\u2069" } ث
clock-edits = التغييرات حتى الآن
clock-of = ساعة { side-of }
press-awaited = { side }: اضغط ساعتك
clock-total = المجموع { $time }
clock-move = النقلة { $time }
clock-for-this-move = لهذه النقلة
clock-delay = تنتظر { $seconds } ث
clock-moves-to-go =
    { $moves ->
        [zero] لم تبقَ نقلات
        [one] بقيت نقلة واحدة
        [two] بقيت نقلتان
        [few] بقيت { $moves } نقلات
        [many] بقيت { $moves } نقلة
       *[other] بقيت { $moves } نقلة
    }
clock-periods = الفترات: { $periods }
clock-edit-after = بعد { -san }: { side } { $before } ← { $after }
clock-edit-start = في البداية: { side } { $before } ← { $after }

## Stopped clocks
## Shown: the bar, and a panel over the board while the clocks are stopped.

pause = إيقاف مؤقت
resume = استئناف المباراة
paused = الساعتان متوقفتان
away = توقفت الساعة أثناء غيابكما
away-question = غبتما { $time }. هل يُحتسب هذا الوقت؟
slept = كان الجهاز في وضع السكون أو غُيّرت ساعته
slept-question = تقدمت ساعته { $time }. هل يُحتسب هذا الوقت؟
gap-charged = مع التأخير تكون الكلفة { $time }.
gap-not-charged = مع التأخير لا كلفة.
time-under-a-second = أقل من ثانية
time-seconds =
    { $seconds ->
        [zero] { $seconds } ثانية
        [one] ثانية واحدة
        [two] ثانيتين
        [few] { $seconds } ثوانٍ
        [many] { $seconds } ثانية
       *[other] { $seconds } ثانية
    }
time-minutes = { NUMBER($minutes) } د { NUMBER($seconds) } ث
time-hours = { NUMBER($hours) } س { NUMBER($minutes) } د
refund-time = عدم الاحتساب
charge-time = احتساب

## What is wrong in a field of the custom clock
## Shown: New game → More about the clock → Custom clock, and the clocks in the dialog of the arbiter.

not-a-time = أدخل وقتًا: 5 أو 5:00 أو 1:30:00.
not-a-number = أدخل عددًا صحيحًا من النقلات، أو اترك الحقل فارغًا.
not-seconds = أدخل عددًا من الثواني.
clock-fault-no-time = أدخل وقتًا للنقلة الأولى.
clock-fault-no-moves = أدخل نقلة واحدة على الأقل، أو اترك الحقل فارغًا لبقية المباراة.
clock-fault-no-time-per-move = أدخل أكثر من 0، أو اترك الحقل فارغًا لإلغاء الحد.
clock-fault-stage-after-last = أدخل عدد النقلات: تتبعها مرحلة أخرى.
clock-fault-byo-yomi = أدخل فترة واحدة على الأقل ولها وقت، في المرحلة الأخيرة.
clock-fault-too-long = أدخل 1000 ساعة على الأكثر.

## The clock of a wooden board
## Shown: Menu → Clock for a wooden board, over the whole screen.

chess-clock = ساعة الشطرنج
chess-clock-first = يضغط الأسود أولًا فتبدأ ساعة الأبيض.
chess-clock-moves = النقلات: { $moves }
chess-clock-illegal-moves = النقلات غير القانونية: { $moves }
illegal-move = نقلة غير قانونية
chess-clock-second = النقلة غير القانونية الثانية خسارة. إن لم يستطع الخصم تحقيق كش مات فالنتيجة تعادل.
chess-clock-flag = نفد الوقت. إن لم يستطع الخصم تحقيق كش مات فالنتيجة تعادل.
chess-clock-set = اللاعبان والوقت
chess-clock-board = إلى الرقعة
chess-clock-put-aside = توضع المباراة الجارية جانبًا، وتجدها في «المباريات المحفوظة».
chess-clock-keys = المفاتيح: A وL للضغط، وP للإيقاف، وT لقراءة الوقتين.
chess-clock-times = قراءة الوقتين

## The settings
## Shown: Settings, and New game.

next-game = قوانين المباراة التالية
from-next-game = تسري التغييرات من المباراة التالية. تحتفظ المباراة الجارية بقوانينها وساعتها.
at-once = هذا الجهاز
house-rules = القوانين
all-rules = كل القوانين
clock = الساعة
no-clock = بلا ساعة
press = ضغط الساعة
press-move = تلقائيًا
press-tap = باليد
first-move = النقلة الأولى
first-move-free = بلا وقت
first-move-timed = بوقت
first-increment = الإضافة الأولى
first-increment-after-move = بعد النقلة الأولى
first-increment-at-start = على الساعة من البداية
first-increment-hint = عندئذ تبدأ 90 + 30 من 1:30:30.
same-time = الوقت نفسه للطرفين
both-sides = الأبيض والأسود
stage-moves = النقلات
stage-all-moves = الكل
stage-time = الدقائق
stage-bonus = لكل نقلة
stage-amount = الثواني
stage-periods = الفترات
per-move = حد كل نقلة بالثواني
no-limit = بلا حد
add-stage = إضافة مرحلة
remove-stage = حذف المرحلة الأخيرة
white-player = الأبيض
black-player = الأسود
name-placeholder = الاسم
seats = الجلوس
seats-one-side = كلاهما في جهة واحدة
seats-face-to-face = وجهًا لوجه
seats-side-by-side = جنبًا إلى جنب
seats-passing = تمرير الجهاز
seats-clock-first = الساعة أولًا
orientation = الجهة القريبة
sounds = الأصوات
    .hint = النقلات ونهاية المباراة والكش المعلن.
low-time-sound = تنبيه قلة الوقت
    .hint = طرقتان حين يوشك وقت لاعب على النفاد.
hide-board = إخفاء الرقعة
    .hint = أثناء توقف الساعتين.
start-game = بدء اللعب
swap-players = تبديل
by-lot = ألوان عشوائية
more-clocks = المزيد عن الساعة
clock-field-wrong = صحح الحقول المعلَّمة أولًا.
language-choice = اللغة
language-automatic = كلغة المتصفح
own-language-page = كلغة الصفحة
own-language-white = لغة الأبيض
own-language-black = لغة الأسود
digit-choice = الأرقام
    .hint = للأعداد والنتائج والساعات. أما النقلات والمربعات فتبقى كما هي.

## Trying a translation
## Shown: Settings → Language, at its end.

try-translation = تجربة ترجمة…
try-translation-hint = يُعرض ملف FTL على هذه الصفحة، أو أخطاؤه. ينتهي ذلك بإعادة التحميل، ولا يُحفظ شيء.
translation-missing =
    { $messages ->
        [zero] { $language }: لا ينقص شيء.
        [one] { $language }: ينقص نص واحد، وهو بالإنجليزية.
        [two] { $language }: ينقص نصان، وهما بالإنجليزية.
        [few] { $language }: تنقص { $messages } نصوص، وهي بالإنجليزية.
        [many] { $language }: ينقص { $messages } نصًا، وهي بالإنجليزية.
       *[other] { $language }: ينقص { $messages } نص، وهي بالإنجليزية.
    }
translation-faulty = في الملف أخطاء، لذلك لا تعرضه الصفحة.
end-translation = العودة إلى { $language }

## Lock against stray touches
## Shown: Menu → Lock the screen.

lock-screen = قفل الشاشة
locked = مقفلة
unlock-again = الضغط مرة أخرى لفتح القفل
locked-hint = لا تستجيب إلا النقلات والساعتان. ضغطتان على هذا الزر أو مفتاح Escape تفتحان القفل.

## How the board looks and answers
## Shown: Settings → Board, Sound, This device.

looks-board = الرقعة
looks-moving = تحريك القطع
looks-sound = الصوت
looks-theme = المظهر
looks-auto = مثل الجهاز
looks-light = فاتح
looks-dark = داكن
looks-contrast = تباين عالٍ
looks-squares = المربعات
looks-wood = خشب
looks-meadow = مرج
looks-lake = بحيرة
looks-stone = حجر
looks-pieces = القطع
looks-classic = كلاسيكية
looks-simple = بسيطة
# لضعاف البصر
looks-clear = واضحة
# رقعة أو قطع بألوان تُختار في الحقول أدناه
looks-own = ألوان مختارة
looks-light-squares = المربعات الفاتحة
looks-dark-squares = المربعات الداكنة
looks-white-pieces = القطع البيضاء
looks-black-pieces = القطع السوداء
looks-similar-colors = يصعب التمييز بين هذين اللونين. ينبغي أن يكون أحدهما أفتح أو أغمق.
looks-coordinates = الإحداثيات
looks-inside = على المربعات
looks-outside = بجانب الرقعة
looks-none = بلا إحداثيات
looks-coordinate-size = حجم الإحداثيات
looks-small = صغير
looks-large = كبير
looks-last-move = النقلة الأخيرة
looks-marked-squares = مربعات معلَّمة
looks-arrow = سهم
looks-arrow-and-squares = سهم ومربعات معلَّمة
looks-hand = الساعة والأزرار
looks-by-language = حسب اللغة
looks-left-hand = عند اليد اليسرى
looks-right-hand = عند اليد اليمنى
looks-notation = القطع في تدوين النقلات
looks-letters = حروف
looks-english-letters = حروف إنجليزية
looks-figurines = رموز القطع
looks-move-times = وقت كل نقلة
looks-move-times-hint = تعرض ورقة التدوين المدة التي استغرقتها كل نقلة.
looks-targets = النقلات الممكنة
    .hint = تعليم المربعات التي يمكن للقطعة الذهاب إليها.
looks-move-by = طريقة التحريك
looks-both = بالسحب أو بلمستين
looks-drag = بالسحب
looks-click = بلمستين
looks-confirm = تأكيد كل نقلة
    .hint = المس المربع مرة أخرى أو اضغط الزر عند حافتك؛ ومفتاح Escape يلغي النقلة.
looks-animation = حركة القطع
looks-still = متوقفة
looks-fast = سريعة
looks-usual = عادية
looks-slow = بطيئة
looks-auto-queen = الترقية إلى وزير دائمًا
    .hint = لقطعة أخرى اكتب النقلة.
looks-touch-move = قاعدة لمس القطعة
    .hint = القطعة التي تُرفع يجب أن تتحرك إن استطاعت.
looks-children = الأطفال
    .hint = علامات وأزرار كبيرة، والنقلات الممكنة، وكلمات لطيفة، بلا ساعة.
looks-wake-lock = إبقاء الشاشة مضاءة
    .hint = ما دامت الساعة تعمل.
looks-vibration = الاهتزاز
    .hint = النقلات والكش وقلة الوقت ونهاية المباراة.
looks-lasting = الرسائل لا تختفي من تلقاء نفسها
    .hint = تبقى الرسائل والأسئلة حتى تُغلَق أو يُجاب عنها.
looks-full-screen = ملء الشاشة
# $piece كما في checking-piece.
looks-touched = قاعدة لمس القطعة: يجب تحريك { $piece }.
# $why جملة: لماذا رُفضت نقلة. تُقال للأطفال.
looks-gently = كدت تصيب! { $why }
# $san نقلة.
looks-confirm-said = { -san } على الرقعة. المس مربعها مرة أخرى لتُلعب، أو اضغط Escape لإلغائها.

## What a move brings to the clock
## Shown: New game → More about the clock → Custom clock, as choices of a field.

bonus =
    { $bonus ->
        [increment] تضيف
        [bronstein] تعيد حتى
        [delay] تنتظر أولًا
        [hourglass] ساعة رملية
        [byo-yomi] بيويومي
       *[none] لا تضيف شيئًا
    }

## The rules
## Shown: Settings → Rules, and New game → Rules; names of sets also in the bar.

knob-group-draws = التكرار والخمسون نقلة
knob-group-mate = حين يستحيل كش مات
knob-group-claims = العروض والمطالبات
knob =
    { $knob ->
        [en-passant] الأخذ بالمرور
        [check-warnings] التحذير من الكش
        [announce-check] إعلان الكش
        [threefold] التكرار ثلاث مرات
        [same-position] الوضع نفسه يعني
        [fivefold] التكرار خمس مرات
        [fifty-moves] قاعدة الخمسين نقلة
        [seventy-five-moves] قاعدة الخمس والسبعين نقلة
        [dead-position] تعادل فوري حين
        [flag-fall] نفاد الوقت خسارة
        [draw-offers] عروض التعادل
        [resignation] الاستسلام خسارة
        [self-check] ترك الملك في كش خسارة
       *[wrong-claim-penalty] عقوبة المطالبة غير الصحيحة
    }
knob-hint =
    { $knob ->
        [en-passant] يمكن أخذ البيدق أثناء مروره.
        [check-warnings] إن عُطل جاز الدخول في الكش، وانتهت به المباراة.
        [self-check] يسري حين يُعطل التحذير من الكش.
        [announce-check] على الشاشة، وبالصوت إن كانت الأصوات مفعلة.
        [fivefold] تعادل فوري.
        [seventy-five-moves] تعادل فوري، إلا إذا كانت النقلة الأخيرة كش مات.
        [wrong-claim-penalty] يحصل الخصم على وقت، وتُعد المطالبة عرض تعادل.
       *[other] { "" }
    }
knob-switch =
    { $switch ->
        [on] نعم
       *[off] لا
    }
knob-penalty =
    { $penalty ->
        [off] بلا عقوبة
        [one-minute] دقيقة واحدة
        [two-minutes] دقيقتان
       *[on] نعم
    }
knob-draw-rule =
    { $draw_rule ->
        [off] بلا قاعدة
        [player-to-move] يطالب صاحب الدور
        [intended-move-too] مطالبة، ومع النقلة التالية أيضًا
        [either-player] يطالب أي من اللاعبين
       *[at-once] تعادل فوري
    }
knob-same-position =
    { $same_position ->
        [same-moves] القطع نفسها والحقوق نفسها
       *[placement] القطع نفسها فقط
    }
knob-dead-position =
    { $dead_position ->
        [exact] يستحيل كش مات
        [material] لا تكفي القطع لكش مات
       *[listed-material] تبقى إحدى أربع نهايات بسيطة
    }
knob-flag-fall =
    { $flag_fall ->
        [exact] إلا إذا استحال كش مات
        [material] إلا إذا لم تكفِ القطع
        [lone-king] إلا أمام ملك وحيد
       *[loss] دائمًا
    }
knob-draw-offers =
    { $draw_offers ->
        [any-time] في أي وقت
        [own-turn] في دورك
       *[with-move] مع نقلة
    }
preset =
    { $preset ->
        [fide] قوانين { -rules-body }
        [fp-club] FP Club
        [fly-or-die] FlyOrDie
       *[lobby] لعب ودي
    }
preset-hint =
    { $preset ->
        [fide] قوانين الشطرنج الدولية: التعادل بالمطالبة، وتُحسم النهايات بدقة. لا عقوبة على المطالبة غير الصحيحة.
        [fp-club] يطالب أي من اللاعبين بالتعادل، والقطع تحسم النهايات.
        [fly-or-die] يطالب صاحب الدور بالتعادل، والملك الوحيد لا يفوز بالوقت.
       *[lobby] التكرار والخمسون نقلة تعادل فوري، ونفاد الوقت خسارة دائمًا.
    }
preset-except = { preset }، عدا: { $differences }
rule-difference = { $rule } – { $value }
preset-with = { preset } · { $options }
own-option =
    { $knob ->
        [en-passant] الأخذ بالمرور: { $value }
        [check-warnings] التحذير من الكش: { $value }
        [announce-check] إعلان الكش: { $value }
       *[other] عقوبة المطالبة غير الصحيحة: { $value }
    }
without-clock = بلا ساعة
rules-of-this-game = هذه المباراة: { $rules }.
clock-option-moves = { $moves } نقلة في { $minutes } د
clock-option-increment = { "\u2066" }{ $minutes } + { $seconds }{ "\u2069" }
clock-option-stages = { $moves } نقلة في { $minutes } د، ثم { $rest } د، { "\u2066" }+ { $seconds }{ "\u2069" } ث
clock-meaning = { $minutes } د لكل لاعب.
clock-meaning-increment = { $minutes } د لكل لاعب، وتُضاف { $seconds } ث بعد كل نقلة.

## The score sheet
## Shown: the score sheet beside the board, and its buttons.

score-sheet = ورقة التدوين
score-sheet-label = ورقة التدوين: مفتاحا السهمين الأيمن والأيسر يتنقلان في المباراة
san-with-offer = { -san }، مع عرض التعادل
no-moves-yet = لا نقلات بعد
first-step = اسحب قطعة أو المسها.
first-end = المباراة محفوظة على هذا الجهاز. تجدها في «المباريات المحفوظة».
seats-suggested = جانب الأسود مقلوب نحو اللاعب المقابل. هل تجلسان بطريقة أخرى؟
position-put-right = صحح الحكم الوضع
resign-on-sheet =
    { $color ->
        [white] يكتب الأبيض «استسلم»
       *[black] يكتب الأسود «استسلم»
    }
resigns-on-sheet = استسلم
steps = التنقل في المباراة
step-first = الوضع الأول
step-previous = النقلة السابقة
step-next = النقلة التالية
step-last = الوضع الأخير
back-to-game = العودة إلى المباراة
play-on = اللعب من هنا
show-mate = عرض كش مات
looking-back-at = وضع سابق
mate-line = كش مات ممكن { -to-side }
intended-line = النقلة المزمعة
looking-back = هذا وضع سابق: لا يمكنك اللعب هنا.
looking-at-another = هذه مباراة أخرى: لا يمكنك اللعب فيها.
numbered-move =
    { $color ->
        [white] { "\u2066" }{ NUMBER($number) }. { $san }{ "\u2069" }
       *[black] { "\u2066" }{ NUMBER($number) }… { $san }{ "\u2069" }
    }
place-after = بعد { -san }
place-start = وضع البداية
spoken-place = النقلة { NUMBER($number) }. { $sentence }
spoken-start = وضع البداية. { $sentence }.
spoken-put-right = صحح الحكم الوضع. { $sentence }.
back-at-end = عدتما إلى المباراة، عند نهايتها.
back-in-game = عدتما إلى المباراة. { $sentence }.
proof = الوضع نفسه
proof-start = البداية
proof-put-right = تصحيح
proof-intended = النقلة المزمعة

## Games out and in
## Shown: Menu → Open another game, and Save or share.

event = البطولة
date = التاريخ
pgn = هذه المباراة بصيغة PGN
copy-pgn = نسخ PGN
save-pgn = حفظ PGN
copy-fen = نسخ FEN
open-game = فتح مباراة أخرى
open-game-hint = ألصق مباريات بصيغة PGN أو وضعًا بصيغة FEN.
open-file = فتح ملف…
open-pasted = فتح
copied = تم النسخ.
not-copied = لا يسمح هذا المتصفح بالنسخ. حدد النص وانسخه بنفسك.
not-read = تعذرت قراءة المحفوظ على هذا الجهاز. لم يتغير شيء. أغلق هذه النافذة وحاول ثانية.
saved-file = حُفظ في التنزيلات.
shared-file = تمت المشاركة.
not-saved-file = لم يحفظ المتصفح الملف.
reading = جارٍ القراءة…
reading-stopped = أُوقفت القراءة.
reader-failed = تعذرت قراءة النص. حاول ثانية أو أعد تحميل الصفحة.
nothing-to-open = ألصق PGN أو FEN أولًا.
choose-game = اختيار مباراة
open-before-error = فتح النقلات التي قبل الخطأ
more-games = في النص مباريات أكثر مما يمكن فتحه دفعة واحدة.
show-more-games = عرض مباريات أخرى
players = { "\u2068" }{ $white }{ "\u2069" } – { "\u2068" }{ $black }{ "\u2069" }
players-score = { "\u2068" }{ $white }{ "\u2069" } – { "\u2068" }{ $black }{ "\u2069" }، { -score }
length-moves =
    { $moves ->
        [0] وضع
        [zero] لا نقلات
        [one] نقلة واحدة
        [two] نقلتان
        [few] { $moves } نقلات
        [many] { $moves } نقلة
       *[other] { $moves } نقلة
    }
row-two = { "\u2068" }{ $first }{ "\u2069" } · { "\u2068" }{ $second }{ "\u2069" }
games-found =
    { $games ->
        [zero] تعذرت قراءة أي شيء.
        [one] وُجدت مباراة واحدة. اخترها.
        [two] وُجدت مباراتان. اختر واحدة.
        [few] وُجدت { $games } مباريات. اختر واحدة.
        [many] وُجدت { $games } مباراة. اختر واحدة.
       *[other] وُجدت { $games } مباراة. اختر واحدة.
    }
games-found-with-fault =
    { $games ->
        [zero] تعذرت قراءة أي شيء. { $fault }
        [one] وُجدت مباراة واحدة. { $fault }
        [two] وُجدت مباراتان. { $fault }
        [few] وُجدت { $games } مباريات. { $fault }
        [many] وُجدت { $games } مباراة. { $fault }
       *[other] وُجدت { $games } مباراة. { $fault }
    }
more-faults =
    { $faults ->
        [zero] ولا شيء غيره
        [one] وخطأ آخر
        [two] وخطآن آخران
        [few] و{ $faults } أخطاء أخرى
        [many] و{ $faults } خطأ آخر
       *[other] و{ $faults } خطأ آخر
    }

## What is wrong with a position (FEN)
## Shown: Open another game, Set up a position, and Correct the position.

fen-fields =
    { $fields ->
        [zero] في FEN ستة أجزاء بينها مسافات (القطع، w أو b، التبييت، الأخذ بالمرور، عدّادان)، وهذا بلا أجزاء.
        [one] في FEN ستة أجزاء بينها مسافات (القطع، w أو b، التبييت، الأخذ بالمرور، عدّادان)، وفي هذا جزء واحد.
        [two] في FEN ستة أجزاء بينها مسافات (القطع، w أو b، التبييت، الأخذ بالمرور، عدّادان)، وفي هذا جزآن.
        [few] في FEN ستة أجزاء بينها مسافات (القطع، w أو b، التبييت، الأخذ بالمرور، عدّادان)، وفي هذا { $fields } أجزاء.
        [many] في FEN ستة أجزاء بينها مسافات (القطع، w أو b، التبييت، الأخذ بالمرور، عدّادان)، وفي هذا { $fields } جزءًا.
       *[other] في FEN ستة أجزاء بينها مسافات (القطع، w أو b، التبييت، الأخذ بالمرور، عدّادان)، وفي هذا { $fields } جزء.
    }
fen-ranks =
    { $ranks ->
        [zero] في الرقعة ثمانية صفوف، وهذه بلا صفوف.
        [one] في الرقعة ثمانية صفوف، وفي هذه صف واحد.
        [two] في الرقعة ثمانية صفوف، وفي هذه صفان.
        [few] في الرقعة ثمانية صفوف، وفي هذه { $ranks } صفوف.
        [many] في الرقعة ثمانية صفوف، وفي هذه { $ranks } صفًا.
       *[other] في الرقعة ثمانية صفوف، وفي هذه { $ranks } صف.
    }
fen-rank-length =
    { $files ->
        [zero] الصف { $rank }: بلا مربعات بدل 8.
        [one] الصف { $rank }: مربع واحد بدل 8.
        [two] الصف { $rank }: مربعان بدل 8.
        [few] الصف { $rank }: { $files } مربعات بدل 8.
        [many] الصف { $rank }: { $files } مربعًا بدل 8.
       *[other] الصف { $rank }: { $files } مربع بدل 8.
    }
fen-not-a-piece = الصف { $rank }: { -found } ليس قطعة.
fen-split-gap = في الصف { $rank } رقمان متتاليان.
fen-turn = صاحب الدور يجب أن يكون w أو b.
fen-castling = التبييت: لا مكان هنا للرمز { -found }.
fen-castling-empty = التبييت غير مذكور؛ إن كان غير ممكن فاكتب -.
fen-castling-right = التبييت { $found }: ملك { side-of } ورخه ليسا على مربعيهما.
fen-en-passant = مربع الأخذ بالمرور يجب أن يكون - أو مربعًا.
fen-en-passant-square = مربع الأخذ بالمرور { $square }: لا يمكن أن يكون بيدق قد مر به للتو.
fen-halfmove-clock = عداد قاعدة الخمسين نقلة يجب أن يكون عددًا من 0 إلى 9999.
fen-fullmove-number = رقم النقلة يجب أن يكون عددًا من 1 إلى 9999.
fen-kings =
    { $kings ->
        [zero] ليس { -to-side } ملك.
        [one] { -to-side } ملك واحد.
        [two] { -to-side } ملكان.
        [few] { -to-side } { $kings } ملوك.
        [many] { -to-side } { $kings } ملكًا.
       *[other] { -to-side } { $kings } ملك.
    }
fen-pieces =
    { $pieces ->
        [zero] ليست { -to-side } قطع، والحد الأقصى 16.
        [one] { -to-side } قطعة واحدة، والحد الأقصى 16.
        [two] { -to-side } قطعتان، والحد الأقصى 16.
        [few] { -to-side } { $pieces } قطع، والحد الأقصى 16.
        [many] { -to-side } { $pieces } قطعة، والحد الأقصى 16.
       *[other] { -to-side } { $pieces } قطعة، والحد الأقصى 16.
    }
fen-pawns =
    { $pawns ->
        [zero] ليست { -to-side } بيادق، والحد الأقصى 8.
        [one] { -to-side } بيدق واحد، والحد الأقصى 8.
        [two] { -to-side } بيدقان، والحد الأقصى 8.
        [few] { -to-side } { $pawns } بيادق، والحد الأقصى 8.
        [many] { -to-side } { $pawns } بيدقًا، والحد الأقصى 8.
       *[other] { -to-side } { $pawns } بيدق، والحد الأقصى 8.
    }
fen-pawn-on-back-rank = لا يجوز أن يقف بيدق على { $square }.
fen-opponent-in-check = ملك { side-of } في كش، لكن الدور على { -other-side }.
fen-en-passant-check = الكش من { $checker } لا يمكن أن يأتي من البيدق الذي مر للتو بالمربع { $passed }.
fen-checkers =
    { $pieces ->
        [zero] الكش لا تحدثه أي نقلة.
        [one] قطعة واحدة تعطي كشًا لا تحدثه أي نقلة.
        [two] قطعتان تعطيان كشًا لا تحدثه أي نقلة.
        [few] { $pieces } قطع تعطي كشًا لا تحدثه أي نقلة.
        [many] { $pieces } قطعة تعطي كشًا لا تحدثه أي نقلة.
       *[other] { $pieces } قطعة تعطي كشًا لا تحدثه أي نقلة.
    }
fen-check-unexplained =
    { $pieces ->
        [zero] لا يمكن أن تكون نقلة أخيرة قد أعطت هذا الكش.
        [one] لا يمكن أن تكون نقلة أخيرة قد أعطت هذا الكش.
        [two] لا يمكن لنقلة أخيرة أن تعطي كشًا بهاتين القطعتين معًا.
        [few] لا يمكن لنقلة أخيرة أن تعطي كشًا بهذه القطع معًا، وعددها { $pieces }.
        [many] لا يمكن لنقلة أخيرة أن تعطي كشًا بهذه القطع معًا، وعددها { $pieces }.
       *[other] لا يمكن لنقلة أخيرة أن تعطي كشًا بهذه القطع معًا، وعددها { $pieces }.
    }
fen-en-passant-quiet = مربع الأخذ بالمرور { $square }: بعد تحريك بيدق كهذا يجب أن يكون عداد قاعدة الخمسين نقلة 0.
fen-promoted = { side }: عدد القطع المترقية { NUMBER($promoted) } على الأقل، وعدد البيادق الناقصة { NUMBER($pawns) }.
fen-pawn-captures = تحتاج بيادق { side-of } لتقف هكذا إلى عمليات أخذ أكثر مما فقد الخصم من قطع: { NUMBER($pieces) }.
fen-loose = ليست هذه صيغة FEN تمامًا. تحقَّق من أنه الوضع المقصود.

## What is wrong with a move (SAN)
## Shown: Open another game, and Type a move.

san-not-san = «{ -san }» ليست نقلة بالتدوين المعتاد.
san-none-goes-there = { -san }: لا يوجد { role } يستطيع الانتقال إلى { $to }.
san-leaves-king-in-check = { -san }: ستترك هذه النقلة الملك في كش.
san-ambiguous = { -san }: لا تحدد أي قطعة تتحرك، فالقطع على { $squares } تستطيع.
san-nothing-to-take = { -san }: لا شيء يؤخذ على { $square }.
san-promotion-missing = { -san }: لا تحدد إلى ماذا يترقى البيدق على { $square }.
san-no-promotion = { -san }: لا يترقى بيدق على { $square }.
san-no-castling-right = { -san }: تحرك الملك أو الرخ من قبل، فلا يجوز التبييت.
san-castling-out-of-check = { -san }: الملك في كش، فلا يجوز التبييت.
san-castling-obstructed = { -san }: قطعة تسد التبييت أو تهاجم طريق الملك.

## What is wrong with a file of games (PGN)
## Shown: Open another game, and Saved games → Add from PGN.

pgn-at = السطر { NUMBER($line) }، العمود { NUMBER($column) }: { $fault }
pgn-tag = ليس هذا الوسم على الصورة { "\u2066" }[Name "text"]{ "\u2069" }.
pgn-open-comment = ينقص القوس المعقوف الذي يغلق هذا التعليق.
pgn-open-variation = ينقص القوس الذي يغلق هذه التفريعة.
pgn-variation-of-nothing = لا نقلة يمكن أن تحل هذه التفريعة محلها.
pgn-too-deep = تفريعات متداخلة أكثر من اللازم.
pgn-too-long = هذه المباراة أطول من أن تُعرض: تستمر بعد النقلة { $moves }.
pgn-unopened = «{ "\u2066" }{ $bracket }{ "\u2069" }» لا يغلق شيئًا.
pgn-glyph = يجب أن يتبع الرمزَ $ عددٌ من 0 إلى 255.
pgn-null-move = لا يجوز للاعب أن يتخلى عن دوره.
pgn-variant = { -name } نوع آخر من الشطرنج.
pgn-unreadable = لا يمكن قراءة النص إلى نهايته.

## What was guessed when a game was read
## Shown: Menu → Open another game, beside a game.

note-engine-moves = نقلاتها مكتوبة كما تكتبها برامج الشطرنج.
note-letters = لقطعها أحرف لغة أخرى: { "\u2068" }{ $letters }{ "\u2069" }.
note-nested-comment = فيها تعليقات داخل تعليقات.
note-old-letters = أحرفها محفوظة بطريقة قديمة. قد تكون الأسماء خاطئة.
note-no-result = تنتهي بلا نتيجة.
note-null-moves = في بعض التفريعات نقلة فارغة (تمرير الدور). من هناك فصاعدًا تبقى نصًا.
note-shortened = حُذفت بعض تعليقاتها.
note-look-alikes = بعض أحرف نقلاتها من أبجدية أخرى.
note-loose-fen = الوضع الذي تبدأ منه ليس مكتوبًا تمامًا بصيغة FEN.
note-empty-fen = لا تذكر وضع بداية، فتبدأ من الوضع المعتاد.
note-loose-moves = فيها نقلات مختصرة، أو تبييت مكتوب كنقلة للملك.
note-loose-result = نتيجتها ليست مكتوبة كما في PGN.
note-loose-tag = بعض وسومها ليست تمامًا على الصورة { "\u2066" }[Name "text"]{ "\u2069" }.
note-stray-signs = بين نقلاتها رموز لا معنى لها.
note-unknown-glyph = حُذفت بعض علامات النقلات غير المعروفة.
note-unknown-result = لا رمز في PGN لنتيجتها (مثل { "\u2066" }0–0{ "\u2069" }). تُعدّ غير معروفة.
note-part = قُرئت حتى موضع الخطأ.
note-same = هي المباراة رقم { $number } نفسها.

## A game in a link
## Shown: Save or share, and the dialog that a link opens.

link-make = رابط لهذه المباراة
link-hint = الرابط نفسه يحمل المباراة كلها، من دون تعليقات وتفريعات. من يفتحه يراجعها أو يواصل لعبها.
link-hint-board = يحمل الرابط المباراة دون مفتاح رقعتها في البطولة: إن لُعبت منه أدخل الحكم نتيجتها بيده.
link-move = نقل إلى جهاز آخر
link-move-hint = افتح هذا الرابط أو امسح هذا الرمز على الجهاز الآخر: تستمر المباراة هناك بنقلاتها وساعتيها. الساعتان هنا متوقفتان.
link-moved = تم النقل إلى الجهاز الآخر
link-from-file = هذه الصفحة ملف على هذا الجهاز. لا يعمل الرابط إلا حيث يوجد الملف نفسه.
link-url = رابط لهذه المباراة
link-copy = نسخ الرابط
link-send = مشاركة…
link-code = الرابط رمزًا لكاميرا جهاز آخر
link-opened = مباراة من رابط
link-look-through = مراجعة
link-play-on = متابعة اللعب
link-puts-aside = توضع المباراة الجارية جانبًا، ويمكنك العودة إليها.
link-clocks = الوقت المتبقي: الأبيض { $white }، الأسود { $black }.
link-empty = لا مباراة في هذا الرابط.
link-too-long = هذا أطول من رابط مباراة.
link-later = أنشأ الرابطَ إصدارٌ أحدث من هذه الصفحة ({ $version }). أعد تحميل الصفحة للحصول على أحدث إصدار.
link-character = الرمز «{ "\u2068" }{ $character }{ "\u2069" }» في الموضع { $column } لا مكان له في رابط.
link-incomplete = الرابط مقطوع أو تغير فيه رمز. انسخه كاملًا.
link-senseless = هذا الرابط غير صالح.
link-moves-after-the-end = في الرابط نقلات بعد نهاية مباراته.
link-text = في الرابط اسم لا يمكن قراءته.
link-clock = لا يمكن استعمال ساعتَي هذا الرابط.
link-rule = في الرابط قاعدة لها قيمة غير ممكنة.
link-board = مباراة بطولة
link-board-play = لعب
link-board-hint = حين تنتهي المباراة تعرض بطاقة النتيجة رمزًا للحكم.
link-result = رمز للحكم
link-result-hint = يمسح جهاز الحكم هذا الرمز بالكاميرا أو يفتح الرابط.
link-result-opened = نتيجة بطولة
link-take-in = إضافة النتيجة
link-take-in-hint = افتح هذا على الجهاز الذي تُدار عليه البطولة لإضافة النتيجة.
link-save = حفظ في ملف

## Addresses
## Shown: a message when the page is opened by an address that it cannot read.

bad-address = لا يمكن فتح هذا العنوان. { $fault }
bad-address-game-continues = لا يمكن فتح هذا العنوان. { $fault } تستمر المباراة الجارية.
address-unknown-setting = لا يوجد إعداد «{ -name }».
address-bad-value = لا يمكن أن تكون قيمة «{ -name }» هي «{ "\u2068" }{ $value }{ "\u2069" }». الممكن: { $expected }.
address-both = لا يمكن استعمال «{ "\u2068" }{ $one }{ "\u2069" }» و«{ "\u2068" }{ $other }{ "\u2069" }» معًا.
address-not-text = لا يمكن قراءة قيمة «{ -name }».
address-too-long = هذا العنوان أطول من اللازم.
address-clock =
    { $clock_fault ->
        [time] وقت الساعة يجب أن يكون عددًا من الثواني.
        [increment] إضافة الساعة يجب أن تكون عددًا من الثواني.
        [no-time] يجب أن يكون في الساعة وقت.
       *[too-long] لا يجوز أن يزيد وقت الساعة على 1000 ساعة.
    }
list-two-or = { $first } أو { $second }

## Storage
## Shown: messages above the board, and the dialog for a game that is open in another tab.

game-put-aside = وُضعت المباراة غير المنتهية جانبًا.
back-to-it = استئناف المباراة
back-to-unfinished = المباريات غير المنتهية
game-is-back = عادت المباراة إلى حيث كانت.
open-elsewhere = هذه المباراة مفتوحة في علامة تبويب أخرى
open-elsewhere-hint = لا يمكن اللعب إلا في علامة تبويب واحدة في الوقت نفسه. إن لعبت هنا توقفت الأخرى.
take-over = اللعب هنا
storage-trouble =
    { $trouble ->
        [denied] لا يسمح هذا المتصفح للصفحة بحفظ المباريات. يمكنك متابعة اللعب، لكن المباراة تضيع بإعادة تحميل الصفحة.
        [silent] لا يستجيب تخزين هذا المتصفح. يمكنك متابعة اللعب، لكن المباراة تضيع بإعادة تحميل الصفحة.
        [closed] أغلق هذا المتصفح تخزين الصفحة. يمكنك متابعة اللعب، لكن المباراة تضيع بإعادة تحميل الصفحة.
        [full] لم تبقَ مساحة في هذا الجهاز. يمكنك متابعة اللعب، لكن المباراة تضيع بإعادة تحميل الصفحة.
        [later-version] حفظ إصدار أحدث من { -brand } مباريات هنا. يمكنك متابعة اللعب، لكن لا شيء يُحفظ حتى يُعاد تحميل الصفحة.
       *[failed] تعذر حفظ المباراة. يمكنك متابعة اللعب، لكنها تضيع بإعادة تحميل الصفحة.
    }
storage-detail = يقول المتصفح: { "\u2068" }{ $words }{ "\u2069" }
storage-works = عاد حفظ المباراة، ولا ينقص شيء.
saved-by-newer = حفظ إصدار أحدث من { -brand } المباراة الأخيرة. وهي محفوظة، ويلعب هذا الإصدار إلى جانبها.
saved-by-newer-read-only = حفظ إصدار أحدث من { -brand } المباريات هنا. يمكن عرضها ونسخها احتياطيًا، ولا يُحفظ شيء حتى يعود ذلك الإصدار.
set-aside = كان شيء آخر محفوظًا في هذا المكان. كلاهما محفوظ: انظر «المباريات المحفوظة».
record-damaged = المباراة المحفوظة تالفة. حُفظ على حدة ما أمكنت قراءته.

## The score sheet on paper, and pictures
## Shown: Save or share, and the printed score sheet.

picture-svg = صورة (SVG)
picture-png = صورة (PNG)
paper-print = طباعة
paper-site = المكان
paper-round = الجولة
paper-result = النتيجة
paper-signature-white = توقيع الأبيض
paper-signature-black = توقيع الأسود
paper-arbiter = الحكم

## This device
## Shown: Settings → Data and backup.

on-this-device = البيانات والنسخ الاحتياطي
save-backup = حفظ نسخة احتياطية…
restore-backup = استعادة نسخة احتياطية…
backup-saved = حُفظت النسخة الاحتياطية في التنزيلات.
backup-shared = تمت مشاركة النسخة الاحتياطية.
backup-advised = لُعبت هنا مباريات كثيرة منذ آخر نسخة احتياطية.
storage-used-kb = المستخدم { NUMBER($kilobytes) } كيلوبايت.
storage-used-mb = المستخدم { NUMBER($megabytes) }.{ NUMBER($tenths) } ميغابايت.
storage-persistent = يحتفظ المتصفح بالمباريات المحفوظة حتى تحذفها.
storage-not-persistent = قد يحذف المتصفح المباريات المحفوظة إذا ضاقت مساحة الجهاز. احفظ نسخة احتياطية مما يهمك.
storage-safari = يحذف Safari ما حُفظ بعد سبعة أيام دون زيارة. الصفحة على الشاشة الرئيسية مستثناة ولها تخزين خاص بها: احفظ نسخة احتياطية قبل إضافتها ثم استعدها هناك.
opened-from-file = الصفحة مفتوحة من ملف، فلا يمكن تثبيتها ولا تحدّث نفسها.
storage-shared-by-files = في Chrome تتشارك كل الصفحات المفتوحة من ملفات تخزينًا واحدًا: يمكن لصفحة أخرى منها أن تقرأ هذه المباريات وتحذفها.

## Saved games
## Shown: Menu → Saved games; tags, comments and signs in Review.

all-games = المباريات المحفوظة
games-saved =
    { $games ->
        [zero] لم يُحفظ شيء بعد. تظهر المباراة هنا بعد نقلتها الأولى.
        [one] مباراة واحدة.
        [two] مباراتان.
        [few] { $games } مباريات.
        [many] { $games } مباراة.
       *[other] { $games } مباراة.
    }
archive-search = بحث
archive-search-hint = اسم، افتتاح، FEN…
archive-position = الوضع على الرقعة
archive-tags = وسوم
archive-tags-hint = رائع، نهاية
archive-word = تعليق على هذه النقلة
archive-sign = علامة
archive-notes-done = تم
archive-result = النتيجة
archive-any = أي نتيجة
archive-found = وُجد { $found } من { $games }.
archive-nothing-found = لا توجد مباراة تطابق هذا البحث.
archive-clear-search = مسح البحث
archive-reading = وُجد { $found } حتى الآن؛ فُحص { $read } من { $games }.
archive-open-file = إضافة من PGN…
archive-save-all = حفظ PGN
archive-coming = جارٍ الإضافة: { $new } جديدة، { $same } موجودة من قبل.
archive-came =
    { $faults ->
        [zero] أُضيف: { $new }. موجود من قبل: { $same }.
        [one] أُضيف: { $new }. موجود من قبل: { $same }. فيه خطأ: { $faults }.
        [two] أُضيف: { $new }. موجود من قبل: { $same }. فيه خطأ: { $faults }.
        [few] أُضيف: { $new }. موجود من قبل: { $same }. فيه خطأ: { $faults }.
        [many] أُضيف: { $new }. موجود من قبل: { $same }. فيه خطأ: { $faults }.
       *[other] أُضيف: { $new }. موجود من قبل: { $same }. فيه خطأ: { $faults }.
    }
archive-failed = تعذرت قراءة الملف إلى نهايته. أُضيف: { $new }.
archive-stop = إيقاف
rescued-game = ما أُنقذ من مباراة تالفة
save-game = حفظ PGN
delete-game = حذف
game-deleted = حُذفت: { "\u2068" }{ $title }{ "\u2069" }
undo-delete = تراجع
sentences = { $first } { $second }

## Backups
## Shown: Settings → Data and backup while a backup is saved or restored, and Saved games afterwards.

backup-fault =
    { $backup_fault ->
        [not-a-backup] هذا الملف ليس نسخة احتياطية من { -brand }. لم يتغير شيء.
        [later-version] أنشأ هذه النسخةَ إصدارٌ أحدث من { -brand }. لم يتغير شيء.
        [cut-off] تعذرت استعادة النسخة إلى نهايتها. ما سبق ذلك موجود هنا، وإعادة المحاولة لا تضيف شيئًا مرتين.
        [stopped] توقفت الاستعادة. ما استُعيد حتى ذلك الحين موجود هنا، وإعادة المحاولة لا تضيف شيئًا مرتين.
        [nothing-to-save] لا شيء للحفظ بعد.
        [not-saved] تعذر حفظ النسخة الاحتياطية. لم يتغير شيء.
        [too-large] هذا الملف أكبر من أن يكون نسخة احتياطية. لم يتغير شيء.
        [unreadable] لا يمكن قراءة هذا الملف. لم يتغير شيء.
       *[no-storage] لا يمكن حفظ شيء في هذا المتصفح. لم يتغير شيء.
    }
backup-progress =
    { $games ->
        [zero] لا مباريات حتى الآن…
        [one] مباراة واحدة حتى الآن…
        [two] مباراتان حتى الآن…
        [few] { $games } مباريات حتى الآن…
        [many] { $games } مباراة حتى الآن…
       *[other] { $games } مباراة حتى الآن…
    }
restored-games =
    { $arrival ->
        [added] { $games ->
            [zero] لم تُضف مباريات
            [one] أُضيفت مباراة واحدة
            [two] أُضيفت مباراتان
            [few] أُضيفت { $games } مباريات
            [many] أُضيفت { $games } مباراة
           *[other] أُضيفت { $games } مباراة
        }
        [goes-on] { $games ->
            [zero] لم تُستأنف مباريات بنقلات النسخة
            [one] استُؤنفت مباراة واحدة بنقلات النسخة
            [two] استُؤنفت مباراتان بنقلات النسخة
            [few] استُؤنفت { $games } مباريات بنقلات النسخة
            [many] استُؤنفت { $games } مباراة بنقلات النسخة
           *[other] استُؤنفت { $games } مباراة بنقلات النسخة
        }
        [differs] { $games ->
            [zero] لا مباريات تختلف عما هنا
            [one] مباراة واحدة تختلف عن التي هنا: كلتاهما هنا الآن
            [two] مباراتان تختلفان عما هنا: كلها هنا الآن
            [few] { $games } مباريات تختلف عما هنا: كلها هنا الآن
            [many] { $games } مباراة تختلف عما هنا: كلها هنا الآن
           *[other] { $games } مباراة تختلف عما هنا: كلها هنا الآن
        }
        [same] { $games ->
            [zero] لا مباريات كانت هنا من قبل
            [one] مباراة واحدة كانت هنا من قبل
            [two] مباراتان كانتا هنا من قبل
            [few] { $games } مباريات كانت هنا من قبل
            [many] { $games } مباراة كانت هنا من قبل
           *[other] { $games } مباراة كانت هنا من قبل
        }
       *[behind] { $games ->
            [zero] لا مباريات أطول هنا منها في النسخة
            [one] مباراة واحدة أطول هنا منها في النسخة
            [two] مباراتان أطول هنا منهما في النسخة
            [few] { $games } مباريات أطول هنا منها في النسخة
            [many] { $games } مباراة أطول هنا منها في النسخة
           *[other] { $games } مباراة أطول هنا منها في النسخة
        }
    }
backup-lines-refused =
    { $lines ->
        [zero] لم يُرفض أي سطر
        [one] رُفض سطر واحد من النسخة
        [two] رُفض سطران من النسخة
        [few] رُفضت { $lines } أسطر من النسخة
        [many] رُفض { $lines } سطرًا من النسخة
       *[other] رُفض { $lines } سطر من النسخة
    }
backup-line-refused =
    { $line_fault ->
        [unreadable] رُفض السطر { NUMBER($line) } من النسخة: لا يمكن قراءته.
        [name] رُفض السطر { NUMBER($line) } من النسخة: تاريخ المباراة مستحيل.
        [other-game] رُفض السطر { NUMBER($line) } من النسخة: فيه أجزاء من عدة مباريات.
        [number] رُفض السطر { NUMBER($line) } من النسخة: لنقلة رقم مستحيل.
       *[version] رُفض السطر { NUMBER($line) } من النسخة: لسجل إصدار مستحيل.
    }

## Leaving no trace
## Shown: Settings → Data and backup, at its end.

erase-everything = محو كل شيء…
erase-question = يمحو هذا من المتصفح كل المباريات وأسماء اللاعبين وكل الإعدادات وملفات اللعب دون اتصال. لا رجعة فيه. تبقى الملفات المنزَّلة.
erase-now = محو كل شيء

## Parts that come on demand
## Shown: a message in place of a dialog.

part-missing = تعذر تحميل هذا الجزء من { -brand }. اتصل بالإنترنت مرة ثم حاول ثانية.

## New versions
## Shown: a message above the board, and Settings → Data and backup.

update-ready = إصدار جديد من { -brand } جاهز.
update-after-game = إصدار جديد من { -brand } جاهز. يمكنك التحديث بعد هذه المباراة.
update = تحديث
update-now = تحديث { -brand }

## About
## Shown: Menu → About Tabiya.

about = عن { -brand }
about-version = الإصدار { $version }
about-build = البناء { "\u2066" }{ $build }{ "\u2069" }
about-stores = المباريات وأسماء اللاعبين والإعدادات محفوظة على هذا الجهاز وحده.
about-asks-nobody = لا ترسل { -brand } شيئًا إلى أي مكان: لا حساب ولا إعلان ولا تتبع.
about-licences = التراخيص
about-licences-hint = ما تتكون منه { -brand }، وشروط كل جزء.
about-licences-not-loaded = تعذر تحميل التراخيص.

## When the program fails, and when everything is erased
## Shown: a page of its own, which needs no program.

crash = حدث خطأ ما
crash-hint = هذا خطأ في { -brand }. تبقى المباريات المحفوظة على هذا الجهاز. أعد تحميل الصفحة أو اختر طريقًا آخر أدناه.
crash-pgn = المباراة حتى الآن بصيغة PGN
not-started = تعذر تشغيل { -brand }
not-started-hint = لم يُحمَّل ملف كما ينبغي، أو هناك خطأ في { -brand }. تبقى المباريات المحفوظة على هذا الجهاز. أعد تحميل الصفحة أو اختر طريقًا آخر أدناه.
not-started-from-file = الصفحة المفتوحة من مجلد لا تستطيع تحميل ملفاتها الأخرى. افتح tabiya.html، وهو الصفحة كلها في ملف واحد، أو ضع المجلد على خادم ويب.
reload = إعادة تحميل الصفحة
use-newest = استخدام أحدث إصدار
start-without = البدء دون المباراة الأخيرة (تبقى محفوظة)
save-everything = حفظ كل شيء في ملف
erasing = جارٍ محو كل شيء…
erasing-hint = إن طال هذا فأغلق علامات التبويب الأخرى التي فيها { -brand }.
erased = مُحي كل شيء
erased-hint = لم يبقَ شيء من { -brand } في هذا المتصفح. يمكنك إغلاق هذه الصفحة.
start-anew = البدء من جديد
not-erased = تعذر محو كل شيء
not-erased-hint = أغلق علامات التبويب الأخرى التي فيها { -brand }، وأعد تحميل الصفحة، وحاول ثانية.

## Answers to keys on the board
## Shown: nowhere: read by screen readers.

heard-list = { $heading }: { $list }.
heard-nothing = { $heading }: لا شيء.
heard-rank = الصف { $rank }
heard-file = العمود { $file }
heard-piece = { piece } { $square }
heard-attacked = { $square }: يهاجمه { $pieces }.
heard-safe = { $square }: غير مهاجَم.
heard-no-moves = { $square }: لا نقلات.
heard-no-captures = { $square }: لا أخذ.
heard-clocks = الأبيض: { $white }. الأسود: { $black }.
heard-no-such-piece = لا يوجد { role } على الرقعة.

## Typed moves
## Shown: Menu → Type a move; lists of words are not shown.

type-move = كتابة نقلة
typed-label = نقلتك
typed-hint = مثلًا { "\u2066" }ح{ "\u200e" }f3{ "\u2069" } أو g1f3 أو حصان f3 أو تبييت قصير.
typed-several = عدة نقلات
typed-play = لعب
typed-unreadable = لا يمكن قراءة «{ -san }» نقلةً.
typed-takes = x يأخذ يأكل يضرب أخذ أكل ضرب يأسر
typed-castles = تبييت التبييت يبيت يبيّت
typed-short = قصير القصير
typed-long = طويل الطويل
typed-aside = إلى الى على علي في من عند و الجانب جانب جناح يذهب ينتقل نقلة يلعب يترقى ترقية يصبح مع كش مات بالمرور e.p

## The keys
## Shown: Menu → Keys on the board.

key-list = المفاتيح على الرقعة
key-shift = Shift
key-enter = Enter
key-where = تعمل حين يكون التركيز على الرقعة.
key-help =
    { $key ->
        [arrows] إلى مربع آخر؛ Home وEnd وPage Up وPage Down: إلى الحافة
        [enter] رفع القطعة ووضعها
        [escape] إلغاء، والعودة
        [pieces] الملك أو الوزير أو الرخ أو الفيل أو الحصان أو البيدق التالي؛ مع Shift السابق
        [ranks] إلى هذا الصف
        [files] إلى هذا العمود، من a إلى h
        [moves] نقلات هذه القطعة
        [captures] ما تأخذه هذه القطعة
        [attackers] ما يهاجم هذا المربع
        [rank] قراءة هذا الصف
        [file] قراءة هذا العمود
        [own] قطع صاحب الدور
        [theirs] قطع اللاعب الآخر
        [clocks] الساعتان
        [last] النقلة الأخيرة ثانية
        [typed] كتابة نقلة
       *[keys] هذه القائمة
    }

## Rules and exercises
## Shown: Menu → Rules and exercises.

rules-and-lessons = القوانين والتمارين
learn-tasks = التمارين
learn-continue = متابعة
learn-rules = قوانين هذه المباراة
learn-sets = ما يختلف بين مجموعات القوانين
learn-rule = القاعدة
learn-print = طباعة
learn-try = تجربة
learn-again = إعادة
learn-next = التالي
learn-board-hint = تلعب دائمًا بالأبيض. بلوحة المفاتيح: الأسهم وEnter.
learn-task-number = التمرين { $number } من { $total }
learn-solved-count = حُل { $number } من { $total }
learn-task-button =
    { $checked ->
        [yes] التمرين { $number }، محلول
       *[no] التمرين { $number }
    }
learn-verdict =
    { $verdict ->
        [solved] أحسنت!
        [go-on] صحيح. والآن النقلة التالية.
        [another] هذه نقلة قانونية، لكنها ليست الجواب. جرّب غيرها.
       *[wrong] ليس تمامًا. حاول ثانية.
    }
learn-task =
    { $task ->
        [rook] يسير الرخ في خط مستقيم: إلى الأمام أو الخلف أو الجانب ما دام الطريق خاليًا. خذ البيدق.
        [bishop] يسير الفيل قطريًا ما دام الطريق خاليًا. خذ البيدق.
        [queen] يسير الوزير مستقيمًا وقطريًا. خذ به البيدق.
        [knight] يسير الحصان مربعين مستقيمًا ومربعًا جانبًا، ويقفز فوق القطع الأخرى. اقفز إلى f6.
        [king] يسير الملك مربعًا واحدًا في أي اتجاه. خذ البيدق.
        [pawn-first] يتقدم البيدق مربعًا واحدًا، ويجوز في أول نقلة له مربعان. تقدم إلى e4.
        [pawn-takes] يأخذ البيدق قطريًا إلى الأمام، لا مستقيمًا أبدًا. خذ به ما يستطيع أخذه.
        [en-passant] تقدم بيدق الأسود للتو مربعين ومر ببيدقك. خذه بالمرور.
        [promote] البيدق الذي يبلغ الصف الأخير يصير قطعة أخرى. اصنع وزيرًا.
        [promote-knight] ليس كل بيدق يصير وزيرًا. اصنع حصانًا: فهو يعطي كشًا فورًا.
        [castle-short] بيّت تبييتًا قصيرًا: حرك الملك مربعين نحو الرخ.
        [castle-long] بيّت تبييتًا طويلًا: حرك الملك مربعين نحو الرخ على a1.
        [castle-which] في إحدى الجهتين يعبر الملك مربعًا مهاجَمًا. بيّت في الأخرى.
        [castle-why-not] لا يستطيع الأبيض التبييت. المس القطعة التي تمنعه.
        [check] أعطِ كشًا: هاجم الملك.
        [flee] ملكك في كش. أبعد الملك.
        [block] ملكك في كش. ضع قطعة بينه وبين المهاجم.
        [take-checker] ملكك في كش. خذ القطعة التي تعطيه.
        [mate-back] كش مات في نقلة واحدة: لا مخرج للملك.
        [mate-queen] كش مات بالوزير، وملكك يساعد.
        [mate-rooks] كش مات بالرخين.
        [mate-not-stalemate] كش مات في نقلة واحدة. انتبه: يجب أن يكون ملك الأسود في كش.
        [stalemate] اجعلها تعادلًا: اترك الأسود بلا نقلة قانونية، وملكه ليس في كش.
       *[mate-in-two] كش مات في نقلتين. ابدأ بكش: الرخ إلى b7.
    }
learn-heading =
    { $section ->
        [setup] ترتيب القطع
        [rook] الرخ (القلعة)
        [bishop] الفيل
        [queen] الوزير
        [knight] الحصان
        [king] الملك
        [pawn] البيدق
        [capture] الأخذ
        [castling] التبييت
        [en-passant] الأخذ بالمرور
        [promotion] الترقية
        [check] الكش
        [mate] كش مات
        [stalemate] خنق الملك (ستالميت)
        [dead] حين لا يمكن لأحد تحقيق كش مات
        [repetition] التكرار
        [fifty] الخمسون نقلة
        [offers] عروض التعادل
        [claims] المطالبات
        [clocks] الساعات
        [flag] حين ينفد الوقت
        [resignation] الاستسلام
       *[points] النقاط
    }
learn-text =
    { $section ->
        [setup] المربع في الزاوية اليمنى للأبيض فاتح. يقف على الصف الأول رخ وحصان وفيل ووزير وملك وفيل وحصان ورخ؛ الوزير الأبيض على مربع فاتح والأسود على مربع داكن. وتقف البيادق أمامها. يبدأ الأبيض ثم يتناوب اللاعبان، ولا يجوز لأحد أن يتخلى عن دوره.
        [rook] يتحرك الرخ على صفه أو عموده ما دامت المربعات خالية.
        [bishop] يتحرك الفيل على قطريه ما دامت المربعات خالية.
        [queen] يتحرك الوزير كالرخ أو كالفيل.
        [knight] يتحرك الحصان مربعين مستقيمًا ومربعًا جانبًا. وهو يقفز فوق القطع الأخرى.
        [king] يتحرك الملك مربعًا واحدًا في أي اتجاه، لكن ليس أبدًا إلى مربع تهاجمه قطعة للخصم. ويجوز له التبييت مرة في المباراة.
        [pawn] يتقدم البيدق مربعًا واحدًا إلى مربع خالٍ، ومن مربعه الأول يجوز مربعان إن كانا خاليين. ويأخذ مربعًا واحدًا قطريًا إلى الأمام. ولا يرجع أبدًا.
        [capture] تأخذ القطعة بالانتقال إلى مربع عليه قطعة للخصم، فتخرج تلك من الرقعة. ولا تنتقل قطعة إلى مربع عليه قطعة من لونها. ولا يؤخذ الملك أبدًا.
        [castling] يتحرك الملك مربعين نحو رخ، وينتقل ذلك الرخ إلى المربع الذي عبره الملك. وهي نقلة واحدة، نقلة ملك. ويجب أن يتحقق كل ما يلي:
        [en-passant] إذا تقدم بيدق مربعين فمر بمربع يهاجمه بيدق للخصم، جاز لذلك البيدق أن يأخذه كأنه تقدم مربعًا واحدًا: في النقلة التالية مباشرة أو لا يجوز أبدًا.
        [promotion] البيدق الذي يبلغ الصف الأخير يصير وزيرًا أو رخًا أو فيلًا أو حصانًا من لونه كما يختار صاحبه، أيًا كان ما بقي على الرقعة. وتسري القطعة الجديدة فورًا.
        [check] الملك الذي تهاجمه قطعة للخصم في كش. وله ثلاثة أجوبة: أن يبتعد الملك، أو أن تأخذ قطعة المهاجم، أو أن تقف قطعة بينهما. وإذا هاجمته قطعتان معًا لم يبقَ إلا الأول.
        [mate] إذا كان ملك اللاعب في كش وليست له نقلة قانونية فهذا كش مات وقد خسر. وكش مات ينهي المباراة فورًا ويتقدم على كل تعادل.
        [stalemate] اللاعب الذي ليس ملكه في كش وليست له نقلة قانونية ملكه مخنوق: تنتهي المباراة بالتعادل فورًا.
        [dead] حين لا يعود كش مات ممكنًا تنتهي المباراة بالتعادل.
        [repetition] إذا تكرر الوضع نفسه مرة بعد مرة جاز أن تنتهي المباراة بالتعادل. ولا يشترط أن يتتالى التكرار.
        [fifty] إذا لعب اللاعبان نقلات كثيرة بلا أخذ ولا تحريك بيدق جاز أن تنتهي المباراة بالتعادل.
        [offers] يجوز للاعبين أن يتفقا على التعادل. ومن عُرض عليه فله أن يقبل أو يرفض، أو أن يرفض بلعب نقلة.
        [claims] المطالبة قول بأن قاعدة التكرار أو الخمسين نقلة تجعل المباراة تعادلًا. والصفحة تتحقق من ذلك.
        [clocks] لكل لاعب وقته، وهو يجري ما دام الدور عليه.
        [flag] إذا نفد وقت اللاعب سقط العلم وانتهت المباراة.
        [resignation] يجوز للاعب أن يستسلم في أي وقت.
       *[points] الفوز نقطة، والتعادل ½ لكل لاعب، والخسارة 0.
    }
learn-castling =
    { $part ->
        [king] لم يتحرك الملك من قبل.
        [rook] لم يتحرك ذلك الرخ من قبل.
        [between] لا قطعة بينهما.
        [check] ليس الملك في كش.
        [crosses] المربع الذي يعبره الملك غير مهاجَم.
       *[reaches] المربع الذي يبلغه الملك غير مهاجَم. أما الرخ فيجوز أن يكون مهاجَمًا وأن يعبر مربعًا مهاجَمًا.
    }
learn-no-en-passant = لا أخذ بالمرور في هذه المباراة.
learn-own-check =
    { $switch ->
        [on] النقلة التي تترك ملكك في كش غير قانونية. تُرفض؛ فاختر نقلة أخرى.
       *[off] في هذه المباراة تُلعب النقلة التي تترك ملكك في كش، وتنتهي بها المباراة فورًا.
    }
learn-announced =
    { $switch ->
        [on] يُعلن الكش.
       *[off] لا يُعلن الكش.
    }
learn-claims =
    { $switch ->
        [on] المطالبات ممكنة في هذه المباراة.
       *[off] لا شيء يُطالب به في هذه المباراة.
    }
learn-no-clock = تُلعب هذه المباراة بلا ساعات.
learn-clock = ساعة هذه المباراة: { $clock }.
learn-first-move =
    { $switch ->
        [on] تُشغَّل ساعة الأبيض قبل النقلة الأولى.
       *[off] أول نقلة لكل لاعب بلا وقت.
    }
learn-press =
    { $switch ->
        [on] بعد النقلة يضغط كل لاعب ساعته، وبذلك تكتمل النقلة.
       *[off] النقلة على الرقعة تضغط الساعة.
    }
learn-setting = { $rule }: { $value }

## Tournaments
## Shown: Menu → Tournaments.

club-title = البطولات
club-reading = لحظة…
club-none = تظهر هنا البطولات التي تجري على هذا الجهاز.
club-new = بطولة جديدة
club-create = إنشاء البطولة
club-back = كل البطولات
club-unreadable = بطولة لا يمكن قراءتها
club-damaged = لا يمكن قراءة بقية هذه البطولة. تُعرض إلى حيث تصل، وتبقى كما هي.

## A new tournament
## Shown: Tournaments → New tournament.

club-name = الاسم
club-name-example = مساء الجمعة
club-format = النظام
club-format-name =
    { $scheme ->
        [most-wins] الأكثر فوزًا
        [round-robin] دوري من دور واحد
        [double] دوري من دورين
        [swiss] النظام السويسري
       *[knockout] خروج المغلوب
    }
club-format-hint =
    { $scheme ->
        [most-wins] يلتقي الكل بالكل مرة. والفائز من فاز أكثر.
        [round-robin] يلتقي الكل بالكل مرة. والفائز صاحب أكثر النقاط.
        [double] يلتقي الكل بالكل مرتين، مرة بكل لون.
        [swiss] يلتقي المتساوون في النقاط، ولا يلتقي اثنان مرتين. للاعبين كثيرين وجولات قليلة.
       *[knockout] يخرج خاسر اللقاء. تُجرى قرعة كل جولة عشوائيًا.
    }
club-rounds = الجولات
club-games = المباريات في كل لقاء
club-ties = عند تعادل اللقاء، بهذا الترتيب
club-tie =
    { $tie ->
        [rematch] مباراة أخرى
        [shorter] 3 دقائق لكل لاعب
        [armageddon] أرماغدون: التعادل فوز للأسود
       *[lot] عشوائيًا
    }
club-win = فوز
club-drawn = تعادل
club-loss = خسارة
club-tie-breaks = ما يفصل بين المتساوين، بهذا الترتيب
club-tie-break =
    { $tiebreak ->
        [points] النقاط
        [direct] المواجهة المباشرة
        [wins] مرات الفوز
        [won] المباريات المكسوبة
        [black] المباريات بالأسود
        [progressive] النقاط التراكمية
        [buchholz] بوخهولتز
        [cut] بوخهولتز دون الأدنى
        [median] بوخهولتز دون الأعلى والأدنى
        [sonneborn] سونيبورن-بيرغر
        [koya] كويا
       *[rating] متوسط تصنيف الخصوم
    }
club-numbering = ترقيم اللاعبين
club-numbered =
    { $numbering ->
        [rating] بالتصنيف
        [entered] بترتيب الإدخال
       *[lot] عشوائيًا
    }
club-own = كما في المباراة التالية
club-bracket = شجرة المباريات
club-bracket-random = عشوائية في كل جولة
club-bracket-seeded = حسب الأرقام
club-acceleration = التسريع
club-acceleration-none = بلا تسريع
club-acceleration-baku = باكو ({ -rules-body } C.04.7)
club-bye = الراحة بلا خصم
club-bye-win = كالفوز
club-bye-half = كالتعادل
club-late-byes = جولات المتأخرين التي تُحسب تعادلًا
club-more-tie-breaks = وسائل أخرى لكسر التعادل، باختصارات { -rules-body }
club-players = اللاعبون
club-players-hint = اسم في كل سطر، ويجوز أن يتبعه التصنيف.
club-count =
    { $players ->
        [zero] لا لاعبين
        [one] لاعب واحد
        [two] لاعبان
        [few] { $players } لاعبين
        [many] { $players } لاعبًا
       *[other] { $players } لاعب
    }
club-seed = رقم الاختيار العشوائي
club-seed-hint = بالرقم نفسه يستطيع أي أحد أن يعيد الاختيار العشوائي نفسه.
club-seed-shown = رقم الاختيار العشوائي: { $seed }.
club-more = النقاط وكسر التعادل والعشوائية
club-fault =
    { $lack ->
        [players] تحتاج البطولة إلى لاعبين اثنين على الأقل.
        [rounds] في النظام السويسري من 1 إلى 100 جولة.
        [games] في اللقاء من 1 إلى 20 مباراة.
        [points] يجب أن يُحسب للفوز أكثر مما للتعادل، وألا يُحسب للتعادل أقل مما للخسارة.
       *[seed] رقم الاختيار العشوائي يجب أن يكون عددًا صحيحًا.
    }

## A round of a tournament
## Shown: Tournaments → a tournament → Round.

club-tab =
    { $tab ->
        [round] الجولة
        [standings] الترتيب
        [cross] النتائج
        [crosstable] جدول النتائج
        [people] اللاعبون
        [players] اللاعبون
       *[more] إجراءات أخرى
    }
club-round = الجولة { $round }
club-round-of = الجولة { $round } من { $rounds }
club-draw = قرعة الجولة { $round }
club-next = المباراة التالية: { "\u2068" }{ $white }{ "\u2069" } – { "\u2068" }{ $black }{ "\u2069" }
club-missing =
    { $results ->
        [zero] لا تنقص نتائج
        [one] تنقص نتيجة
        [two] تنقص نتيجتان
        [few] تنقص { $results } نتائج
        [many] تنقص { $results } نتيجة
       *[other] تنقص { $results } نتيجة
    }
club-complete = اكتملت النتائج
club-winner = فاز { -name }.
club-not-drawn = لم تُجرَ قرعة الجولة الأولى بعد.
club-free =
    { $bye ->
        [full] { -name } في راحة: نقطة.
        [half] { -name } في راحة: نصف نقطة.
        [zero] { -name } لا يلعب.
        [points] { -name } في راحة (النقاط: { $points }).
       *[free] { -name } في راحة.
    }
club-play-here = اللعب هنا

## Codes for other devices
## Shown: Tournaments → a tournament → Round, beside a game.

club-code-show = رمز لجهاز آخر
club-code-hint = من يمسح الرمز بالكاميرا يلعب هذه المباراة على جهازه، ثم يعرض الجهاز رمزًا بالنتيجة.
club-code-no-address = هذه الصفحة ملف. أدخل عنوان الصفحة على الجهاز الآخر. من دونه على الصفحة في ذلك الجهاز أن تمسح الرمز بنفسها.
club-code-address = عنوان الصفحة
club-code-read = نتائج من أجهزة أخرى
club-code-paste = رابط فيه نتيجة
club-code-camera = بالكاميرا
club-code-camera-stop = إيقاف الكاميرا
club-code-taken = الرقعة { $board }، { $white } – { $black }: سُجّلت { $score }.
club-code-refused =
    { $code ->
        [event] هذا من بطولة أخرى.
        [board] ليس في هذه البطولة رقعة كهذه.
        [forged] هذا ليس من الجهاز الذي عند هذه الرقعة، أو جرى تغييره. لم يُسجَّل شيء.
        [pairing] لم تعد هذه القرعة قائمة.
        [rules] لُعب هذا بقوانين أخرى أو بساعة أخرى.
        [over] لم تنتهِ هذه المباراة.
        [doubled] سُجّلت هذه النتيجة من قبل.
        [result] لهذه المباراة نتيجة من قبل.
        [camera] لا يمكن استخدام الكاميرا. اسمح بها في المتصفح.
        [key] لا يوفّر هذا المتصفح أرقامًا عشوائية، فلا يمكن إنشاء رمز.
       *[none] لم يُعثر على رمز.
    }

## Results and corrections
## Shown: Tournaments → a tournament → Round, and its ⋯ menu.

club-result = النتيجة
club-forfeit = بالغياب
club-adjourn = إكمال لاحقًا
club-adjourned = لاحقًا
club-clear = بلا نتيجة
club-by-lot = { -name }، عشوائيًا
club-undo = التراجع عن آخر خطوة
club-redraw = إعادة القرعة
club-cancel = إلغاء الجولة
club-delete = حذف البطولة
club-follows = يتغير أيضًا:
club-follows-dropped =
    { $results ->
        [zero] لا تُحذف نتائج من الجولة { $round }.
        [one] تُحذف نتيجة واحدة من الجولة { $round }.
        [two] تُحذف نتيجتان من الجولة { $round }.
        [few] تُحذف { $results } نتائج من الجولة { $round }.
        [many] تُحذف { $results } نتيجة من الجولة { $round }.
       *[other] تُحذف { $results } نتيجة من الجولة { $round }.
    }
club-follows-winner = الجولة { $round }، الرقعة { $board }: يتأهل { -name }.
club-follows-open = الجولة { $round }، الرقعة { $board }: لم يُعرف بعد من يتأهل.
club-follows-drawn = أُجريت قرعة الجولة { $round } من النتيجة القديمة. تبقى ما لم تُعد القرعة.
club-follows-breaks =
    { $breach ->
        [met] { $players }: سبق أن التقيا.
        [forbidden] { $players }: لا يجوز أن يلتقيا.
        [color] { $players }: لون واحد أكثر مما ينبغي.
        [bye] { $players }: راحة ثانية.
        [scores] { $players }: نقاطهما مختلفة.
       *[unpaired] { $players }: بلا خصم.
    }
club-confirm = تغيير
club-leave = عدم التغيير
club-refused =
    { $snag ->
        [name] أدخل اسمًا.
        [taken] هذا الاسم لشخص آخر. ويمكن دمجهما.
        [full] بلغ عدد اللاعبين حده الأقصى في البطولة.
        [begun] فات الأوان: أُجريت قرعة الجولة الأولى.
        [format] لا شيء كهذا في هذا النظام.
        [already] لا شيء لتغييره.
        [few] اللاعبون أقل من اثنين.
        [over] لُعبت كل الجولات.
        [missing] تنقص نتيجة.
        [drawn] أُجريت قرعة الجولة من قبل.
        [misplaced] لا مكان لـ{ -name } في هذه الجولة.
        [together] التقى هذان من قبل، أو لا يجوز أن يلتقيا.
        [pairing] لا يمكن إجراء قرعة هذه الجولة وفق القوانين.
        [undo] لا شيء للتراجع عنه.
       *[nothing] لا يوجد شيء كهذا.
    }

## Tables and players of a tournament
## Shown: Tournaments → a tournament → Standings, Crosstable, Players.

club-player = اللاعب
club-points = النقاط
club-won-drawn-lost = فوز، تعادل، خسارة
club-csv-heading =
    { $column ->
        [place] الترتيب
        [won] فوز
        [drawn] تعادل
       *[lost] خسارة
    }
club-color-letter =
    { $color ->
        [white] ب
       *[black] س
    }
club-part = { $round }: { -name } { "\u2068" }{ $value }{ "\u2069" }
club-late = لاعبون آخرون
club-add = إضافة
club-rename = تغيير الاسم
club-details = البيانات الشخصية
club-details-save = حفظ
club-details-wrong = غير مفهوم: { $name }
club-players-file = لاعبون من ملف (CSV)
club-understood = المفهوم: { $columns }
club-list-unused = غير مستخدم: { $columns }
club-list-line = السطر { NUMBER($line) }: { $fault }
club-list-note =
    { $oddity ->
        [nameless] لا اسم، لذلك تُرك السطر: { $text }
        [cell] غير مفهوم: { $text }
        [invisible] أزيلت محارف غير مرئية: { $text }
        [twice] مكرر في القائمة: { $text }
       *[long] كان الاسم طويلًا جدًا فاختُصر: { $text }
    }
club-rating-list = من قائمة تصنيف FIDE
club-rating-list-hint = اختر القائمة غير المضغوطة من ratings.fide.com (نص أو XML). لا تُحفظ القائمة، بل يُحفظ فقط من تضيفه من اللاعبين.
club-rating-list-choose = اختيار القائمة
club-rating-list-query = الاسم أو رقم FIDE
club-rating-list-search = بحث
club-rating-list-progress =
    { $listed ->
        [running] جارٍ البحث…
        [none] لم يُعثر على لاعب.
        [many] يظهر اللاعبون الأوائل فقط. اكتب المزيد من الاسم.
        [wrong] هذا الملف ليس قائمة تصنيف FIDE.
       *[unreadable] تعذرت قراءة الملف.
    }
club-performance = الأداء: { $performance }
club-rating-change = تغيّر التصنيف وفق قواعد FIDE بمعامل { $coefficient }: { $change }
club-detail =
    { $detail ->
        [rating] التصنيف
        [title] اللقب
        [fide] رقم FIDE
        [national] الرقم الوطني
        [federation] الاتحاد
        [birth] الميلاد
        [sex] الجنس
       *[club] النادي
    }
club-withdraw = انسحاب
club-return = عودة إلى اللعب
club-withdrawn = منسحب
club-ask =
    { $bye ->
        [half] نصف نقطة للجولة { $round }
        [points] نقاط التعادل للجولة { $round }
       *[other] لا نقطة للجولة { $round }
    }
club-ask-back = لعب الجولة { $round }
club-asked =
    { $bye ->
        [half] نصف نقطة للجولة { $round }
        [points] نقاط التعادل للجولة { $round }
       *[other] يغيب عن الجولة { $round }
    }

## Prints and files of a tournament
## Shown: Tournaments → a tournament → ⋯.

club-print-pairings = طباعة التوزيع
club-print-standings = طباعة الترتيب
club-save-pgn = كل المباريات (PGN)
club-save-csv = الترتيب (CSV)
club-save-page = صفحة ويب (HTML)
club-page-games = المباريات
club-save-trf = تقرير FIDE‏ (TRF)
# Unfolds the fields for place, arbiters and dates; a few words.
club-event-details = المزيد للتقرير
# Labels of fields, and words before a name on prints and the web page; one or two words.
club-city = المدينة
club-arbiter = رئيس الحكام
club-deputy = نائب رئيس الحكام
club-open-report = فتح تقرير FIDE‏ (TRF)
club-no-report = هذا الملف ليس تقرير FIDE.
club-report-fault =
    { $flaw ->
        [empty] الملف فارغ.
        [record] لا يبدأ هذا السطر برمز من ثلاثة أحرف.
        [few] عدد اللاعبين أقل من اثنين.
        [many] عدد اللاعبين أكبر مما تتسع له البطولة.
        [number] هذا ليس رقم لاعب.
       *[twice] للاعب آخر هذا الرقم نفسه.
    }
club-report-notes = ملاحظات على تقرير FIDE
club-report-note =
    { $remark ->
        [columns] الأعمدة بعد الاسم مزاحة، وقد صُحّحت.
        [field] هذا ليس عددًا، ويُعدّ غير مذكور.
        [result] هذه ليست نتيجة، وتُحسب راحة بلا نقاط.
        [lines] سطرا اللاعبَين لا يتفقان. يُعتمد سطر الأبيض.
        [color] لم يُذكر اللون. الأبيض لأول اللاعبَين.
        [opponent] لا لاعب بهذا الرقم.
        [bye] كُتبت هذه الراحة كما كانت البرامج تكتبها قبل 2016.
        [letter] هنا راحة وخصم معًا، ويُحسب غيابًا.
        [total] المجموع ليس مجموع الجولات. تُعتمد الجولات.
        [count] عدد اللاعبين أو الجولات مختلف.
        [record] لا يمكن قراءة هذا السطر أو فيه لاعبون مجهولون. حُفظ نصًا.
        [points] لا يمكن استعمال هذه النقاط هنا. تُحسب 1 و½ و0.
        [acceleration] حُفظ التسريع نصًا. تُجرى القرعة من دونه.
        [teams] حُفظت الفرق نصًا. كل لاعب هنا يلعب لنفسه.
       *[system] هذا النظام غير معروف هنا. تستمر البطولة بالنظام السويسري (Dutch).
    }

## Players on this device
## Shown: Tournaments → Players on this device.

club-profiles = اللاعبون على هذا الجهاز
club-no-players = يظهر هنا كل من لعب مباراة باسمه.
club-tally = الفوز { $won }، التعادل { $drawn }، الخسارة { $lost }
club-with-white = بالأبيض: { $tally }
club-with-black = بالأسود: { $tally }
club-against = ضد { -name }: { $tally }
club-nobody = لاعبين بلا اسم
club-rating = التصنيف على هذا الجهاز: { $rating }
club-practice = التصنيف في المباريات ضد الحاسوب: { $rating }
club-curve = التصنيف بعد كل مباراة، من { $from } إلى { $to }
club-row = الفوز المتتالي الآن { $now }، والأفضل { $best }
club-quick = مباراة سريعة: { "\u2068" }{ $white }{ "\u2069" } – { "\u2068" }{ $black }{ "\u2069" }
club-challenge = تحدٍّ: { "\u2068" }{ $white }{ "\u2069" } – { "\u2068" }{ $black }{ "\u2069" }
club-same = هو نفسه اللاعب
club-choose = اختيار…
club-merge = دمج
club-forget = حذف
club-forget-hint = الدمج: تنتقل كل المباريات إلى الآخر ويبقى اسمه. الحذف: تبقى المباريات بلا هذا اللاعب. ويمكن التراجع عن كليهما.
club-hide = إخفاء
club-unhide = إظهار من جديد
club-hidden = مخفيون
club-sign = لون العلامة
club-sign-color = اللون { $number }
club-sign-none = بلا لون

## Pairing by hand
## Shown: Tournaments → a tournament → Round and Players, before a round begins.

club-apart = لا يلتقيان
club-apart-with = مع
club-apart-add = الفصل بينهما
club-apart-end = السماح باللقاء
club-apart-two = { "\u2068" }{ $one }{ "\u2069" } – { "\u2068" }{ $other }{ "\u2069" }
club-hand = القرعة يدويًا
club-hand-board = الرقعة
club-hand-swap = تبديل اللاعبَين
club-hand-seat = الإجلاس على هذه الرقعة
club-fixed = أزواج مثبتة في الجولة { $round }
club-fixed-add = تثبيت الزوج
club-fixed-end = إلغاء التثبيت

## A round on the wall
## Shown: Tournaments → a tournament → ⋯ → Big screen.

club-wall = شاشة كبيرة
club-clock-start = تشغيل ساعة الجولة
club-clock-stop = إيقاف ساعة الجولة
club-clock-reset = ضبط من جديد
club-minutes = الدقائق
club-print-crosstable = طباعة جدول النتائج
club-elsewhere = ناقص: الجولة { $round }، الرقعة { $board }

## Signs and odds of a player
## Shown: Tournaments → Players on this device → a player.

club-even = بلا أفضلية
club-odds = يُمنح أفضلية
club-sign-kind = العلامة
club-initials = الأحرف الأولى
club-sign-number = العلامة { $number }
club-openings = الافتتاحات · { $openings }

## Start position
## Shown: New game → Start.

begin-from = البداية
begin-named =
    { $begin ->
        [usual] الوضع المعتاد
        [chess960] Chess960
        [black-first] الأسود يبدأ
        [pawn] دون بيدق f للأسود
        [knight] دون حصان جناح الوزير للأبيض
        [rook] دون رخ جناح الوزير للأبيض
        [queen] دون وزير الأبيض
       *[position] وضع مخصص
    }

## Set up a position
## Shown: Menu → Set up a position.

editor = إعداد وضع
editor-hint = اسحب القطع إلى الرقعة ومنها، أو اختر قطعة والمس المربعات. بلوحة المفاتيح: حرف كبير (K Q R B N P) يضع قطعة بيضاء، وحرف صغير قطعة سوداء، وDelete يفرغ المربع.
editor-remove = إزالة
editor-clear = رقعة فارغة
editor-reset = الوضع المعتاد
editor-turn = صاحب الدور
editor-castling = التبييت المتاح
editor-castles =
    { $wing ->
        [king] { side }: قصير
       *[queen] { side }: طويل
    }
editor-en-passant = مر بيدق للتو
editor-nowhere = لا بيدق
editor-fen = الوضع بصيغة FEN
editor-ready = يمكن أن تبدأ مباراة من هنا.
editor-choose = الأسماء والساعة
editor-play = لعب

## New game
## Shown: New game.

partner-field = الحاسوب
two-people = شخصان
new-game-players = اللاعبون
new-game-rules = القوانين: { $rules }
new-game-start = البداية: { $start }
partner-hint = لمن يلعب وحده: يلعب الحاسوب باللون الآخر. بدّل اللاعبين لتغيير اللون.
partner-level = المستوى { $level }
partner-missing = الحاسوب غير متاح الآن: العب نقلته بيدك. وسيحاول من جديد في النقلة التالية.
begin-number = الرقم
begin-number-hint = من 0 إلى 959، أو فارغ لبداية عشوائية.
begin-by-lot = عشوائي
begin-link = نسخ رابط
begin-link-hint = يبدأ الرابط مباراة بهذه الساعة والبداية والجلوس واللغة، وبهذه القوانين.
begin-no-link = لا يستطيع الرابط أن يحمل ساعة كهذه، أو بداية عشوائية.

## Hints, and the mistakes of a game
## Shown: beside the board and in Score sheet: the hint during a game, and the mistakes after it.

coach-hint = تلميح
coach-more = تلميح أوضح
coach-thinking = جارٍ البحث عن نقلة جيدة…
coach-missing = لا تلميح الآن.
coach-no-review = لا يمكن البحث عن الأخطاء الآن.
coach-unrated = بعد طلب تلميح لا تُحتسب هذه المباراة في التصنيف.
coach-mate = كش مات، عدد النقلات إليه: { $moves }.
coach-where =
    { $place ->
        [own-king] انظر إلى ملكك: { "\u2066" }{ $squares }{ "\u2069" }.
        [other-king] انظر إلى الملك الآخر: { "\u2066" }{ $squares }{ "\u2069" }.
        [king-side] انظر إلى جناح الملك: { "\u2066" }{ $squares }{ "\u2069" }.
        [queen-side] انظر إلى جناح الوزير: { "\u2066" }{ $squares }{ "\u2069" }.
       *[centre] انظر إلى وسط الرقعة: { "\u2066" }{ $squares }{ "\u2069" }.
    }
coach-piece = هذه القطعة: { $piece }.
coach-move = نقلة جيدة: { -san }
coach-back = أين الخطأ؟
coach-reading = جارٍ البحث عن الأخطاء…
coach-curve = من كان وضعه أفضل، من النقلة الأولى إلى الأخيرة: الجزء الفاتح للأبيض.
coach-none = لا أخطاء كبيرة.
coach-missed-mate = فات كش مات، عدد النقلات إليه: { $moves }.
coach-let-mate = هذا يتيح كش مات، عدد النقلات إليه: { $moves }.
coach-stalemate = هذا خنق الملك: تعادل.
coach-lost =
    أتاح هذا { $color ->
        [white] للأبيض
       *[black] للأسود
    } أخذ { $role ->
        [queen] الوزير
        [rook] رخ
        [bishop] فيل
        [knight] حصان
       *[other] بيدق
    }.
coach-missed-taking =
    { $role ->
        [queen] كان يمكن أخذ الوزير.
        [rook] كان يمكن أخذ رخ.
        [bishop] كان يمكن أخذ فيل.
        [knight] كان يمكن أخذ حصان.
       *[other] كان يمكن أخذ بيدق.
    }
coach-worse = كانت هناك نقلة أفضل.
coach-chance = خفّض ذلك فرصة الفوز بمقدار { $percent }٪.
coach-better = الأفضل: { "\u2066" }{ $line }{ "\u2069" }
coach-never = ثبت: لم يكن كش مات ممكنًا قط.
coach-no-more = ثبت: لم يعد كش مات ممكنًا بعد { -san }.
coach-dead = ثبت: بعد { -san } لم يعد كش مات ممكنًا لأحد.
coach-mates = فرص كش مات الفائتة
coach-left = ابتداءً من { -san } ليس لهذا الافتتاح اسم.
coach-practice = التصنيف في المباريات ضد الحاسوب: { $before } قبل هذه المباراة، و{ $after } بعدها.

## What is said aloud, and what is listened to
## Shown: Settings → Sound → Read aloud, and Type a move.

aloud = القراءة بصوت مسموع
aloud-hint = بصوت من أصوات هذا الجهاز، إن كان له صوت بهذه اللغة.
aloud-moves = النقلات
aloud-checks = الكش
aloud-time = قلة الوقت
aloud-results = نهاية المباراة
aloud-messages = العروض والأجوبة والرسائل
aloud-focus = المربع أو الزر الذي عليه التركيز
aloud-to = لمن
heard-low-time = { side }: الوقت يوشك على النفاد.
typed-speak = نطق نقلة
typed-listening = الجهاز ينصت…
typed-heard-nothing = لم يُفهم شيء. أعد المحاولة.

## The review of a game
## Shown: Review, from Saved games or after a game.

review = تحليل
review-hint = حرّك قطع الجانبين. ما يختلف عن المباراة يصبح تفريعة، وتبقى المباراة نفسها كما كانت.
review-keys = المفاتيح: ← و→ للتنقل بين النقلات، و↓ للدخول في تفريعة، و↑ للخروج منها، وCtrl+Z للتراجع. وعلى الرقعة تنتقل الفاصلة والنقطة بين النقلات، ويبدأ C سهمًا وينهيه.
review-moves = النقلات والتفريعات
review-into = إلى التفريعة
review-out = خارج التفريعة
review-up = تقديم التفريعة
review-delete = حذف من هنا
review-undo = تراجع
review-redo = إعادة
review-variation =
    { $moves ->
        [zero] تفريعة من { $moves } نقلة، تبدأ بـ { $begin }
        [one] تفريعة من نقلة واحدة، تبدأ بـ { $begin }
        [two] تفريعة من نقلتين، تبدأ بـ { $begin }
        [few] تفريعة من { $moves } نقلات، تبدأ بـ { $begin }
        [many] تفريعة من { $moves } نقلة، تبدأ بـ { $begin }
       *[other] تفريعة من { $moves } نقلة، تبدأ بـ { $begin }
    }
review-begin = { role } { $to }
review-draw = أسهم ودوائر
review-draw-hint = ارسم بزر الفأرة الأيمن، أو أبقِ إصبعك على مربع ثم اسحب.
review-color =
    { $shape_color ->
        [green] أخضر
        [red] أحمر
        [yellow] أصفر
       *[blue] أزرق
    }
review-clear = مسح الرسوم
review-arrow = سهم من { $from } إلى { $to }
review-circle = دائرة على { $square }
review-computer = التقييم
review-three-lines = ثلاثة خطوط
review-depth = العمق { $depth }
review-chance = فرص الأبيض: { $percent }٪
review-add-line = إضافة هذا الخط إلى النقلات
review-no-evaluation = لا تقييم الآن.
review-no-move = لا نقلة ممكنة هنا.
review-time = الوقت المستخدم: { $time }
review-times = الوقت المستخدم لكل نقلة: وقت الأبيض إلى الأعلى ووقت الأسود إلى الأسفل. المجموع: الأبيض { $white }، الأسود { $black }.
review-fault =
    { $review_fault ->
        [many] بلغ هذا التحليل أكبر عدد من النقلات يتسع له.
        [long] تعليقات هذه المباراة أطول مما يجب.
        [in-progress] المباراة جارية، ولا يجوز للاعبيها تجربة النقلات. يُفتح التحليل بعد نهايتها.
       *[played] نقلات المباراة تبقى. لا تُحذف ولا تُقدَّم إلا التفريعات.
    }
review-sign =
    { $review_sign ->
        [good] نقلة جيدة
        [mistake] خطأ
        [brilliant] نقلة رائعة
        [blunder] خطأ فادح
        [interesting] نقلة مثيرة
        [dubious] نقلة مشكوك فيها
        [equal] وضع متكافئ
        [unclear] وضع غير واضح
        [white-slight] الأبيض أفضل قليلًا
        [black-slight] الأسود أفضل قليلًا
        [white-better] الأبيض أفضل
        [black-better] الأسود أفضل
        [white-wins] الأبيض يكسب
       *[black-wins] الأسود يكسب
    }
