### Tabiya 的简体中文。
###
### 全角标点，引号“这样”。$color 是一方：[white] 或 [black]。$role 是一种棋子。$square、$from、$to 是格子的名称（e4），
### $san 是记录纸上的着法（Nf3），$time 是棋钟显示的时间（5:00）。

## The language itself
## Shown: in Settings → Language, the name; in moves, the letters. The rest is not shown.

language-tag = zh
language-name = 简体中文
text-direction = ltr
piece-letters = KQRBN

## Names that stand in other messages
## Shown: inside other messages.

-brand = Tabiya
-rules-body = FIDE
-fang =
    { $color ->
        [white] 白方
       *[black] 黑方
    }
-duifang =
    { $color ->
        [white] 黑方
       *[black] 白方
    }
-buchi = { $moves }回合没有吃子，也没有动兵。
brand = { -brand }
side =
    { $color ->
        [white] 白方
       *[black] 黑方
    }
side-of =
    { $color ->
        [white] 白方：
       *[black] 黑方：
    }
computer-level = 电脑，难度{ $level }
role =
    { $role ->
        [pawn] 兵
        [knight] 马
        [bishop] 象
        [rook] 车
        [queen] 后
       *[king] 王
    }
piece =
    { $color ->
        [white] 白{ role }
       *[black] 黑{ role }
    }
list-two = { $first }、{ $second }
list-more = { $first }、{ $second }

## The menu and the bar
## Shown: the bar above the board, the menu, and buttons of every dialog.

new-game = 新对局
flip = 翻转棋盘
menu = 菜单
menu-this-game = 本局
menu-bring-in = 导入
menu-more = 更多
play-computer = 与电脑对局
wooden-board-clock = 木质棋盘用棋钟
settings = 设置
close = 关闭
cancel = 取消
copy = 复制
works-offline = 可离线使用
page-description = 两个人在一台设备上下国际象棋：裁判、记录纸、棋钟和棋盘。

## The board
## Shown: the board; who is to move also in the bar, and read aloud.

board = 棋盘
square-with-piece = { $square }，{ piece }
promote-to = 升变为
check = 将军！
spoken-check = 将军
to-move =
    { $checked ->
        [yes] 轮到{ -fang }走，正被将军
       *[no] 轮到{ -fang }走
    }
new-game-to-move = 新对局。{ $sentence }。
captured-nothing = { -fang }没有吃子
captured = { -fang }吃掉：{ $pieces }

## Moves read aloud
## Shown: nowhere: read aloud, and by screen readers.

spoken-end =
    { $check ->
        [none] 。
        [check] ，将军。
       *[mate] ，将死。
    }
spoken-move = { side }：{ role }{ $from }走到{ $to }{ spoken-end }
spoken-capture = { side }：{ role }{ $from }在{ $to }吃{ taken-role }{ spoken-end }
spoken-en-passant = { side }：兵{ $from }在{ $to }吃过路兵{ spoken-end }
spoken-promotion = { side }：兵{ $from }走到{ $to }，升变为{ promoted-role }{ spoken-end }
spoken-promotion-capture = { side }：兵{ $from }在{ $to }吃{ taken-role }，升变为{ promoted-role }{ spoken-end }
spoken-castling =
    { $wing ->
        [king] { side }：短易位{ spoken-end }
       *[queen] { side }：长易位{ spoken-end }
    }
taken-role =
    { $taken-role ->
        [pawn] 兵
        [knight] 马
        [bishop] 象
        [rook] 车
        [queen] 后
       *[king] 王
    }
promoted-role =
    { $promoted-role ->
        [queen] 后
        [rook] 车
        [bishop] 象
        [knight] 马
       *[other] 棋子
    }

## What players ask of each other
## Shown: buttons and questions at each player’s edge of the board.

resign = 认输
confirm-resignation = { $name }：认输吗？
keep-playing = 继续下
undo-end =
    { $ended ->
        [resigned] 撤回认输
        [claimed] 撤回判和要求
        [decided] 撤回裁定
       *[agreed] 请求撤回和棋
    }
asks-undo = { -fang }请求撤回和棋
asks-undo-by = { $name }请求撤回和棋
end-undone = 结果已撤回，对局继续。
offer-draw = 提和
claim-draw = 要求判和
claim-draw-now = 现在要求判和
claim-possible = 可以要求判和。
claim-possible-with-move = 宣布一步棋后可以要求判和。
claim-not-yet = 判和：还不能要求（{ $counts }）
claim-not-on-turn = 判和：轮到你走时才能要求
claim-position-count = 局面3次中的第{ NUMBER($times) }次
claim-move-count = 50回合中的{ $moves }回合
draw-choices = 和棋…
ask-takeback = 悔棋
ask-redo = 恢复
withdraw-request = 撤回请求
accept-draw = 接受和棋
decline-draw = 拒绝
consent = 同意
# Asked of the player whose move is shown and waits to be confirmed; the answers are make-move and cancel.
confirm-move = 走这一步吗？
make-move = 走
draw-offered =
    { $color ->
        [white] 白方提和
       *[black] 黑方提和
    }
draw-offered-by = { $name }提和
offer-goes-with-move = 走棋时提和
asks-takeback =
    { $moves ->
        [1] { -fang }请求退回最后一步
       *[other] { -fang }请求退回最后{ $moves }步
    }
asks-takeback-by =
    { $moves ->
        [1] { $name }请求退回最后一步
       *[other] { $name }请求退回最后{ $moves }步
    }
asks-redo = { -fang }请求恢复退回的着法
asks-redo-by = { $name }请求恢复退回的着法
waiting =
    { $color ->
        [white] 等待白方答复
       *[black] 等待黑方答复
    }
waiting-by = 等待{ $name }答复
claim-hint = 哪一步棋会成和？在这里或棋盘上选：只宣布，不走。
claim-so-far = 这个局面：3次中的第{ NUMBER($times) }次。
claim-moves-so-far = 50回合中已有{ $moves }回合没有吃子，也没有动兵。
intended-move = 打算走的棋
claim = 要求判和

## What has just happened between the players
## Shown: messages at the edge of the player concerned, also read aloud.

offers-draw = { -fang }提和。
declines-draw = { -fang }拒绝和棋。
declines-draw-by = { $name }拒绝和棋。
allows = { -fang }同意。
allows-by = { $name }同意。
refuses = { -fang }不同意。
refuses-by = { $name }不同意。
withdraws = { -fang }撤回请求。
withdraws-by = { $name }撤回请求。
game-paused = 棋钟已停。
game-resumed = 对局继续。
given-time = { -fang }得到加时。
given-time-by = { $name }得到加时。
clock-was-set = 裁判调整了{ -fang }的棋钟。
position-was-put-right = 裁判更正了局面。{ $sentence }。
incorrect-claim-offer =
    { $declared ->
        [yes] 判和要求不成立。{ $why }该判和要求算作提和，而且必须走这步棋。
       *[no] 判和要求不成立。{ $why }该判和要求算作提和。
    }
flag-fell = { -fang }超时。正在检查{ -duifang }还能不能将死…
resigns = { -fang }认输。正在检查{ -duifang }还能不能将死…
being-settled = 正在检查是否还有可能将死…

## Why something was refused
## Shown: a message at the edge of the player who tried it.

refused-game-over = 对局已经结束：{ $score }。
refused-not-legal = 这步棋不合规则。
refused-king-in-check =
    { $already ->
        [yes] 王仍会被将军：{ $pieces }。
       *[no] 自己的王会被将军：{ $pieces }。
    }
checking-piece = { $square }的{ role }
own-piece-there = 那里是自己的棋子。
not-its-way = { role }不这样走。
way-blocked = 路上有：{ $pieces }。
pawn-has-moved = 兵只有走第一步时才能走两格。
nothing-to-capture = 兵只有吃子时才斜走。
en-passant-is-off = 本局不能吃过路兵。
en-passant-late = 只有对方的兵刚走两格后才能吃过路兵。
castling-king-has-moved = 不能易位：王已经动过。
castling-rook-has-moved = 不能易位：这个车已经动过。
no-castling-there = 本局这一侧不能易位。
castling-blocked = 不能易位。中间有：{ $pieces }。
castling-out-of-check = 被将军时不能易位：{ $pieces }。
castling-through-check = 不能易位：{ $square }受到攻击（{ $pieces }）。
refused-paused = 棋钟停着。
refused-suspended = 要先决定离开的时间算不算。
refused-clock-not-pressed = { -fang }还没有按钟。
refused-nothing-to-press = 请先走一步棋。
refused-flag-fallen = { -fang }已经超时。
refused-being-settled = 结果还在检查。
refused-too-early-to-agree = 双方都走过一步后才能议和。
refused-not-your-turn = 还没轮到你走。
refused-offer-open = 已经有提和在等待答复。
refused-no-offer = 没有要答复的提和。
refused-no-claims = 按这些规则，不能要求判和。
refused-no-intended-move = 按这些规则，要求判和时不宣布着法。
incorrect-claim = 判和要求不成立。{ $why }
refused-move-declared = 已宣布{ $san }：必须走这步棋。
refused-request-open = 上一个请求还在等待答复。
refused-no-request = 没有要答复的请求。
refused-nothing-to-take-back = 没有可退回的着法。
refused-nothing-to-redo = 没有可恢复的着法。
refused-not-running = 没有棋钟在走。
refused-not-paused = 棋钟没有停。
refused-not-suspended = 对局没有中断。
refused-no-clock = 这个棋钟没有在用。
refused-nothing-to-start = 没有可开动的棋钟。
refused-bad-amount = 棋钟不能设成这个时间。
refused-fixed-for-this-game = 这一项下一局才能改。
refused-no-question = 这个问题已经关闭。

## Why a claim is wrong
## Shown: a message at the edge of the player who claimed.

wrong-claim-mates = 打算走的棋会将死对方，所以不是和棋。
wrong-claim-times =
    { $intended ->
        [yes] 这个局面将是第{ $times }次出现，不是第3次。
       *[no] 这个局面出现过{ $times }次，不是3次。
    }
wrong-claim-moves =
    { $half ->
        [yes] { $moves ->
            [0] 只有½回合没有吃子和动兵，不到50回合。
           *[other] 只有{ $moves }½回合没有吃子和动兵，不到50回合。
        }
       *[no] 只有{ $moves }回合没有吃子和动兵，不到50回合。
    }
wrong-claim-both = { $repetition }{ $fifty }

## How games end
## Shown: the card with the result, the list of all games, the printed score sheet.

ended-checkmate = { -fang }将死对方获胜
ended-stalemate = 逼和
ended-resignation = { -duifang }认输
ended-resignation-draw = { -fang }认输，但{ -duifang }无法将死
ended-flag-fall = 对方超时，{ -fang }获胜
ended-flag-fall-draw = { -fang }超时，但{ -duifang }无法将死
ended-flag-fall-draw-unknown = 超时，但对方无法将死
ended-left-king-in-check = { -duifang }获胜：{ -fang }让自己的王被将军
ended-left-king-in-check-draw = { -fang }让自己的王被将军，但{ -duifang }无法将死
ended-arbiter = 裁判裁定
ended-reported = 由棋手报告
ended-agreement = 双方同意和棋
ended-dead-position = 和棋：双方都已无法将死
ended-insufficient-material = 和棋：双方子力都不足以将死
ended-threefold = 三次重复局面和棋
ended-fivefold = 五次重复局面和棋
ended-fifty-moves = 50回合规则和棋
ended-seventy-five-moves = 75回合规则和棋

## The bar, and the card with the result
## Shown: the bar above the board, the rules of New game, and the card at the end of a game.

won-by-checkmate = 将死
won-on-time = 超时
won-by-king-in-check = 王仍被将军
rules-chip-name = 规则
bar-move = 第{ NUMBER($number) }回合
own-clock = 自定棋钟
own-rules = 自定规则
no-en-passant = 不吃过路兵
no-check-warnings = 不提醒将军
check-announced = 宣布将军
result-card = 结果
wins = { $name }获胜
drawn = 和棋
rematch = 再来一局
share-game = 保存、分享
result = { $score }：{ $reason }。

## What lies behind a result
## Shown: the card with the result, after “Why?”.

ask-why = 为什么？
why-previous = 上一个原因
why-next = 下一个原因
why-place = { $number }/{ $total }
why-check = 将军的棋子：{ $pieces }。
why-double-check = 同时将军：{ $pieces }。只有王能动。
why-no-check = 王没有被将军，也没有合乎规则的着法。
why-own = 王被自己的棋子挡住：{ $squares }。
why-covered = 不能走到{ $squares }：受到{ $pieces }攻击。
why-pinned = { $piece }不能走到{ $squares }：否则会被{ $by }将军。
why-no-help =
    { $between ->
        [yes] 没有别的棋子能吃掉攻击的棋子，也不能垫上。
       *[no] 没有别的棋子能吃掉攻击的棋子。
    }
why-stuck = 不能动：{ $pieces }。
why-dead-kings = 只剩两个王。
why-dead-minor = 除了王只剩{ $pieces }，不足以将死。
why-dead-bishops = 所有的象都在同一种颜色的格子上，另一种颜色的格子不会受到攻击。
why-dead-no-way = 任何合乎规则的着法都走不出将死，双方互相帮助也不行。
explained-king-left-in-check = { -fang }在{ $square }的王可以被吃掉。
explained-flag-not-asked = { -fang }的时间用完了。
explained-flag-more-than-king = { -duifang }不只剩一个王。
explained-flag-lone-king = { -duifang }只剩一个王。
explained-flag-enough-material = { -duifang }有足够的子力将死。
explained-flag-not-enough-material = { -duifang }没有足够的子力将死。
explained-flag-can-mate = { -duifang }还能将死。
explained-flag-cannot-mate = 任何合乎规则的着法都无法让{ -duifang }将死{ -fang }。
explained-flag-undetermined = { -duifang }还能将死吗？程序无法判断；算作能。
explained-dead-undetermined = 是否还有一方能将死？程序无法判断；算作能。
explained-claimed-threefold = { -fang }要求判和。相同局面：{ $places }。
explained-claimed-threefold-with = { -fang }以{ $san }要求判和。相同局面：{ $places }。
explained-threefold = 相同局面：{ $places }。
explained-claimed-fifty =
    { $half ->
        [yes] { -fang }要求判和。{ $moves }½回合没有吃子，也没有动兵。
       *[no] { -fang }要求判和。{ -buchi }
    }
explained-claimed-fifty-with =
    { $half ->
        [yes] { -fang }以{ $san }要求判和。{ $moves }½回合没有吃子，也没有动兵。
       *[no] { -fang }以{ $san }要求判和。{ -buchi }
    }
explained-fifty =
    { $half ->
        [yes] { $moves }½回合没有吃子，也没有动兵。
       *[no] { -buchi }
    }
occurrence-after = { $san }之后
occurrence-intended = 打算走的棋之后
occurrence-start = 开始时
occurrence-put-right = 裁判更正局面处

## Clocks
## Shown: the clocks beside the board, and the dialog of the arbiter.

press-clock = 按钟
start-clock = 开动棋钟
give-time =
    { $color ->
        [white] 给白方加15秒
       *[black] 给黑方加15秒
    }
give-time-to = 给{ $name }加15秒
set-clocks = 调整棋钟
arbiter = 裁判
end-game-as = 结束对局
confirm-decision = 以{ $score }结束对局？
decision-reason = 理由
put-right = 更正局面
put-right-hint = 对局从这个局面继续。之前的着法不能再用于要求判和，也不能退回。
put-right-fen = 局面（FEN）
put-right-button = 更正
set-clocks-hint = 分钟，或“时:分:秒”。每次改动都会记下。
set-clock = 调整
add-15 = +15秒
clock-edits = 至今的改动
clock-of = { -fang }的棋钟
press-awaited = { side }：还没有按钟
clock-total = 总计{ $time }
clock-move = 本步{ $time }
clock-for-this-move = 用于这步棋
clock-delay = 先等{ $seconds }秒
clock-moves-to-go = 还有{ $moves }步
clock-periods = 读秒：{ $periods }次
clock-edit-after = { $san }之后：{ side }{ $before } → { $after }
clock-edit-start = 开始时：{ side }{ $before } → { $after }

## Stopped clocks
## Shown: the bar, and a panel over the board while the clocks are stopped.

pause = 暂停
resume = 继续对局
paused = 棋钟已停
away = 离开期间棋钟停着
away-question = 离开了{ $time }。这段时间算吗？
slept = 设备休眠过，或时钟被改过
slept-question = 按设备的时钟过去了{ $time }。这段时间算吗？
gap-charged = 若算，除去先等的时间，扣除{ $time }。
gap-not-charged = 若算，没有超过先等的时间，不扣。
time-under-a-second = 不到一秒
time-seconds = { $seconds }秒
time-minutes = { NUMBER($minutes) }分{ NUMBER($seconds) }秒
time-hours = { NUMBER($hours) }小时{ NUMBER($minutes) }分
refund-time = 不算
charge-time = 算

## What is wrong in a field of the custom clock
## Shown: New game → More about the clock → Custom clock, and the clocks in the dialog of the arbiter.

not-a-time = 请输入时间：5、5:00或1:30:00。
not-a-number = 请输入整数步数，或留空。
not-seconds = 请输入秒数。
clock-fault-no-time = 请为第一步棋输入时间。
clock-fault-no-moves = 请输入至少一步；留空就是到终局。
clock-fault-no-time-per-move = 请输入大于0的数；没有限制就留空。
clock-fault-stage-after-last = 走多少步？后面还有一个时段。
clock-fault-byo-yomi = 请在最后时段输入至少一次读秒和秒数。
clock-fault-too-long = 请输入不超过1000小时的时间。

## The clock of a wooden board
## Shown: Menu → Clock for a wooden board, over the whole screen.

chess-clock = 棋钟
chess-clock-first = 黑方先按钟，白方的棋钟开始走。
chess-clock-moves = 步数：{ $moves }
chess-clock-illegal-moves = 违规着法：{ $moves }
illegal-move = 违规着法
chess-clock-second = 第二次违规着法判负；若对方无法将死，则为和棋。
chess-clock-flag = 时间用完。若对方无法将死，则为和棋。
chess-clock-set = 棋手和用时
chess-clock-board = 回到棋盘
chess-clock-put-aside = 棋盘上的对局会放到一边，可在“已保存的对局”中找到。
chess-clock-keys = 按键：A和L按钟，P暂停，T读出时间。
chess-clock-times = 读出时间

## The settings
## Shown: Settings, and New game.

next-game = 下一局的规则
from-next-game = 改动从下一局起有效。棋盘上的对局保持它的规则和棋钟。
at-once = 这台设备
house-rules = 规则
all-rules = 全部规则
clock = 棋钟
no-clock = 不用棋钟
press = 按钟
press-move = 自动
press-tap = 手动
first-move = 第一步
first-move-free = 不计时
first-move-timed = 计时
first-increment = 第一次加秒
first-increment-after-move = 第一步之后
first-increment-at-start = 开局即加
first-increment-hint = 此时90 + 30从1:30:30开始。
same-time = 双方时间相同
both-sides = 白方和黑方
stage-moves = 步数
stage-all-moves = 全部
stage-time = 分钟
stage-bonus = 每步
stage-amount = 秒
stage-periods = 读秒次数
per-move = 每步上限，秒
no-limit = 无
add-stage = 增加时段
remove-stage = 去掉最后时段
white-player = 白方
black-player = 黑方
name-placeholder = 姓名
seats = 座位
seats-one-side = 同一侧
seats-face-to-face = 面对面
seats-side-by-side = 左右并坐
seats-passing = 传递设备
seats-clock-first = 以棋钟为主
orientation = 棋盘下方
sounds = 声音
    .hint = 着法、终局、宣布的将军。
low-time-sound = 时间不多时提醒
    .hint = 一方时间不多时敲两下。
hide-board = 隐藏棋盘
    .hint = 棋钟停着的时候。
start-game = 开始
swap-players = 交换
by-lot = 随机黑白
more-clocks = 棋钟的更多选项
clock-field-wrong = 请先改正标出的栏。
language-choice = 语言
language-automatic = 随浏览器
own-language-page = 与页面相同
own-language-white = 白方的语言
own-language-black = 黑方的语言
digit-choice = 数字
    .hint = 用于数、比分和棋钟。着法和格子不变。

## Trying a translation
## Shown: Settings → Language, at its end.

try-translation = 试用译文…
try-translation-hint = 在本页显示.ftl文件，或列出其错误。重新加载页面即结束，什么也不保存。
translation-missing =
    { $messages ->
        [0] { $language }：没有缺少的文字。
       *[other] { $language }：缺少{ $messages }条，以英文显示。
    }
translation-faulty = 文件有错误，因此页面不显示它。
end-translation = 返回{ $language }

## Lock against stray touches
## Shown: Menu → Lock the screen.

lock-screen = 锁定屏幕
locked = 已锁定
unlock-again = 再按一次解锁
locked-hint = 只有走棋和棋钟有反应。按两次此按钮或按Esc键即可解锁屏幕。

## How the board looks and answers
## Shown: Settings → Board, Sound, This device.

looks-board = 棋盘
looks-moving = 怎样走子
looks-sound = 声音
looks-theme = 主题
looks-auto = 跟随设备
looks-light = 浅色
looks-dark = 深色
looks-contrast = 高对比度
looks-squares = 格子
looks-wood = 木
looks-meadow = 草地
looks-lake = 湖水
looks-stone = 石
looks-pieces = 棋子
looks-classic = 经典
looks-simple = 简洁
# 给视力弱的人
looks-clear = 醒目
# 棋盘或棋子的颜色在下面的栏中选择
looks-own = 自选颜色
looks-light-squares = 浅色格
looks-dark-squares = 深色格
looks-white-pieces = 白方棋子
looks-black-pieces = 黑方棋子
looks-similar-colors = 这两种颜色难以分辨，其中一种应更浅或更深。
looks-coordinates = 坐标
looks-inside = 在格内
looks-outside = 在棋盘外
looks-none = 没有
looks-coordinate-size = 坐标大小
looks-small = 小
looks-large = 大
looks-last-move = 上一步
looks-marked-squares = 标记的格子
looks-arrow = 箭头
looks-arrow-and-squares = 箭头和标记的格子
looks-hand = 棋钟和按钮
looks-by-language = 随语言
looks-left-hand = 靠左手
looks-right-hand = 靠右手
looks-notation = 着法中的棋子
looks-letters = 字母
looks-english-letters = 英文字母
looks-figurines = 棋子图形
looks-move-times = 每步用时
looks-move-times-hint = 记录纸上显示每步棋用了多长时间。
looks-targets = 可走的着法
    .hint = 标出棋子能走到的格子。
looks-move-by = 走子方式
looks-both = 拖动或点两下
looks-drag = 拖动
looks-click = 点两下
looks-confirm = 每步都确认
    .hint = 再点一次那个格子，或点自己边上的按钮；按Esc收回。
looks-animation = 动画
looks-still = 关闭
looks-fast = 快
looks-usual = 正常
looks-slow = 慢
looks-auto-queen = 总是升变为后
    .hint = 要别的棋子就输入着法。
looks-touch-move = 摸子走子
    .hint = 拿起的棋子能走就必须走。
looks-children = 儿童
    .hint = 大标记和大按钮，显示可走的着法，话语温和，不用棋钟。
looks-wake-lock = 屏幕常亮
    .hint = 棋钟走动时。
looks-vibration = 振动
    .hint = 着法、将军、时间不多、终局。
looks-lasting = 消息不自动消失
    .hint = 消息和问题一直保留，直到有人关闭或回答。
looks-full-screen = 全屏
# $piece 同 checking-piece。
looks-touched = 摸子走子：必须走{ $piece }。
# $why 是一句话：为什么不能这样走。说给孩子听。
looks-gently = 差一点！{ $why }
# $san 是一步棋。
looks-confirm-said = { $san }已摆在棋盘上。再点一次那个格子就走，按Esc收回。

## What a move brings to the clock
## Shown: New game → More about the clock → Custom clock, as choices of a field.

bonus =
    { $bonus ->
        [increment] 加秒
        [bronstein] 最多退还
        [delay] 先等待
        [hourglass] 沙漏
        [byo-yomi] 读秒
       *[none] 不加
    }

## The rules
## Shown: Settings → Rules, and New game → Rules; names of sets also in the bar.

knob-group-draws = 重复局面和50回合
knob-group-mate = 无法将死时
knob-group-claims = 提和与要求判和
knob =
    { $knob ->
        [en-passant] 吃过路兵
        [check-warnings] 将军提醒
        [announce-check] 宣布将军
        [threefold] 三次重复
        [same-position] 相同局面是指
        [fivefold] 五次重复
        [fifty-moves] 50回合规则
        [seventy-five-moves] 75回合规则
        [dead-position] 立即和棋的条件
        [flag-fall] 超时判负
        [draw-offers] 提和
        [resignation] 认输判负
        [self-check] 让王被将军判负
       *[wrong-claim-penalty] 判和要求不成立的处罚
    }
knob-hint =
    { $knob ->
        [en-passant] 兵走过时可以被吃。
        [check-warnings] 不提醒时，可以走让王被将军的棋，但对局随即结束。
        [self-check] 在不提醒将军时有效。
        [announce-check] 显示在屏幕上，打开声音时也会朗读。
        [fivefold] 立即和棋。
        [seventy-five-moves] 立即和棋，除非最后一步将死。
        [wrong-claim-penalty] 对方得到时间，判和要求算作提和。
       *[other] { "" }
    }
knob-switch =
    { $switch ->
        [on] 开
       *[off] 关
    }
knob-penalty =
    { $penalty ->
        [off] 无
        [one-minute] 一分钟
        [two-minutes] 两分钟
       *[on] 有
    }
knob-draw-rule =
    { $draw_rule ->
        [off] 没有规则
        [player-to-move] 轮走方要求判和
        [intended-move-too] 凭局面或下一步要求判和
        [either-player] 任一方要求判和
       *[at-once] 立即和棋
    }
knob-same-position =
    { $same_position ->
        [same-moves] 棋子和权利都相同
       *[placement] 只看棋子
    }
knob-dead-position =
    { $dead_position ->
        [exact] 不可能将死
        [material] 子力不足
       *[listed-material] 四种简单残局之一
    }
knob-flag-fall =
    { $flag_fall ->
        [exact] 除非不可能将死
        [material] 除非子力不足
        [lone-king] 除非对方只剩王
       *[loss] 一律
    }
knob-draw-offers =
    { $draw_offers ->
        [any-time] 随时
        [own-turn] 轮到自己时
       *[with-move] 走棋时提出
    }
preset =
    { $preset ->
        [fide] { -rules-body }规则
        [fp-club] FP Club
        [fly-or-die] FlyOrDie
       *[lobby] 休闲大厅
    }
preset-hint =
    { $preset ->
        [fide] 国际象棋规则：和棋由棋手要求，残局精确判定。判和要求不成立不受处罚。
        [fp-club] 任一方都可要求判和；残局看子力。
        [fly-or-die] 轮走方可要求判和；只剩王不能凭超时获胜。
       *[lobby] 重复局面和50回合立即和棋；超时一律判负。
    }
preset-except = { preset }，除了：{ $differences }
rule-difference = { $rule } – { $value }
preset-with = { preset } · { $options }
own-option =
    { $knob ->
        [en-passant] 吃过路兵：{ $value }
        [check-warnings] 将军提醒：{ $value }
        [announce-check] 宣布将军：{ $value }
       *[other] 判和要求不成立的处罚：{ $value }
    }
without-clock = 不用棋钟
rules-of-this-game = 本局：{ $rules }。
clock-option-moves = { $minutes }分钟{ $moves }步
clock-option-increment = { $minutes } + { $seconds }
clock-option-stages = { $minutes }分钟{ $moves }步，然后{ $rest }分钟，每步加{ $seconds }秒
clock-meaning = 每方{ $minutes }分钟。
clock-meaning-increment = 每方{ $minutes }分钟，每走一步加{ $seconds }秒。

## The score sheet
## Shown: the score sheet beside the board, and its buttons.

score-sheet = 记录纸
score-sheet-label = 记录纸：用左右箭头键翻看对局
san-with-offer = { $san }，提和
no-moves-yet = 还没有着法
first-step = 拖动或点按一个棋子。
first-end = 对局已保存在这台设备上：见“已保存的对局”。
seats-suggested = 黑方一侧已转向对面的棋手。你们不是这样坐的吗？
position-put-right = 裁判更正的局面
resign-on-sheet =
    { $color ->
        [white] 白方写“认输”
       *[black] 黑方写“认输”
    }
resigns-on-sheet = 认输
steps = 翻看对局
step-first = 初始局面
step-previous = 上一步
step-next = 下一步
step-last = 最后局面
back-to-game = 回到对局
play-on = 从这里下
show-mate = 显示将死
looking-back-at = 先前的局面
mate-line = { -fang }的将死着法
intended-line = 打算走的棋
looking-back = 这是先前的局面，不能在这里走棋。
looking-at-another = 这是另一局棋，不能在这里走棋。
numbered-move =
    { $color ->
        [white] { NUMBER($number) }. { $san }
       *[black] { NUMBER($number) }… { $san }
    }
place-after = { $san }之后
place-start = 初始局面
spoken-place = 第{ NUMBER($number) }回合。{ $sentence }
spoken-start = 初始局面。{ $sentence }。
spoken-put-right = 裁判更正的局面。{ $sentence }。
back-at-end = 回到对局的末尾。
back-in-game = 回到对局。{ $sentence }。
proof = 相同局面
proof-start = 开始
proof-put-right = 更正
proof-intended = 打算走的棋

## Games out and in
## Shown: Menu → Open another game, and Save or share.

event = 比赛
date = 日期
pgn = 本局的PGN
copy-pgn = 复制PGN
save-pgn = 保存PGN
copy-fen = 复制FEN
open-game = 打开别的对局
open-game-hint = 粘贴PGN对局或FEN局面。
open-file = 打开文件…
open-pasted = 打开
copied = 已复制。
not-copied = 这个浏览器不允许复制。请选中文字，手动复制。
not-read = 无法读取这台设备上保存的内容。什么也没变。请关闭后再试一次。
saved-file = 已保存到下载文件夹。
shared-file = 已分享。
not-saved-file = 浏览器没有保存文件。
reading = 正在读取…
reading-stopped = 已停止读取。
reader-failed = 文字无法读取。请再试一次，或重新加载页面。
nothing-to-open = 请先粘贴PGN或FEN。
choose-game = 选择对局
open-before-error = 打开错误之前的着法
more-games = 文字里的对局多得不能一次打开。
show-more-games = 显示更多对局
players = { $white } – { $black }
players-score = { $white } – { $black }，{ $score }
length-moves =
    { $moves ->
        [0] 一个局面
       *[other] { $moves }回合
    }
row-two = { $first } · { $second }
games-found =
    { $games ->
        [0] 没有能读取的内容。
        [1] 找到1局。请选择。
       *[other] 找到{ $games }局。请选一局。
    }
games-found-with-fault =
    { $games ->
        [0] 没有能读取的内容。{ $fault }
       *[other] 找到{ $games }局。{ $fault }
    }
more-faults = 另外还有{ $faults }处

## What is wrong with a position (FEN)
## Shown: Open another game, Set up a position, and Correct the position.

fen-fields = FEN有6个部分，用空格隔开（棋子、w或b、易位、吃过路兵、两个计数）；这个有{ $fields }个。
fen-ranks = 棋盘有8条横线；这个有{ $ranks }条。
fen-rank-length = 第{ $rank }横线有{ $files }格，不是8格。
fen-not-a-piece = 第{ $rank }横线：“{ $found }”不是棋子。
fen-split-gap = 第{ $rank }横线有两个相连的数字。
fen-turn = 轮走方必须是w或b。
fen-castling = 易位：这里不能有“{ $found }”。
fen-castling-empty = 没有写易位；不能易位就写“-”。
fen-castling-right = 易位{ $found }：{ -fang }的王和车不在原位。
fen-en-passant = 过路兵格必须是“-”或一个格子。
fen-en-passant-square = 过路兵格{ $square }：现在不可能有兵走过那里。
fen-halfmove-clock = 50回合规则的计数必须是0到9999的数。
fen-fullmove-number = 回合数必须是1到9999的数。
fen-kings =
    { $kings ->
        [0] { -fang }没有王。
       *[other] { -fang }有{ $kings }个王。
    }
fen-pieces = { -fang }有{ $pieces }个棋子；最多16个。
fen-pawns = { -fang }有{ $pawns }个兵；最多8个。
fen-pawn-on-back-rank = 兵不能在{ $square }。
fen-opponent-in-check = { -fang }被将军，却轮到{ -duifang }走。
fen-en-passant-check = 来自{ $checker }的将军不可能出自刚走过{ $passed }的兵。
fen-checkers = { $pieces }个棋子这样将军，没有着法能走成。
fen-check-unexplained =
    { $pieces ->
        [1] 没有哪一步棋能造成这个将军。
       *[other] 没有哪一步棋能让这{ $pieces }个棋子同时将军。
    }
fen-en-passant-quiet = 过路兵格{ $square }：兵这样走过之后，50回合规则的计数必须是0。
fen-promoted = { side }：至少有{ NUMBER($promoted) }个升变的棋子，却只少了{ NUMBER($pawns) }个兵。
fen-pawn-captures = { -fang }的兵要这样站，需要的吃子次数比对方失去的棋子还多：{ NUMBER($pieces) }。
fen-loose = 这不完全是FEN的写法。请检查是不是想要的局面。

## What is wrong with a move (SAN)
## Shown: Open another game, and Type a move.

san-not-san = “{ $san }”不是标准记谱的着法。
san-none-goes-there = { $san }：没有{ role }能走到{ $to }。
san-leaves-king-in-check = { $san }会让王被将军。
san-ambiguous = { $san }没有说明走哪个棋子：{ $squares }的都可以。
san-nothing-to-take = { $san }：{ $square }没有可吃的子。
san-promotion-missing = { $san }没有说明兵在{ $square }变成什么。
san-no-promotion = { $san }：没有兵在{ $square }升变。
san-no-castling-right = { $san }：王或车已经动过，不能易位。
san-castling-out-of-check = { $san }：王被将军，不能易位。
san-castling-obstructed = { $san }：易位的路被棋子挡住或受到攻击。

## What is wrong with a file of games (PGN)
## Shown: Open another game, and Saved games → Add from PGN.

pgn-at = 第{ NUMBER($line) }行，第{ NUMBER($column) }列：{ $fault }
pgn-tag = 这个标签不是[名称 "文字"]的形式。
pgn-open-comment = 这条注释缺少结尾的花括号。
pgn-open-variation = 这个变化缺少结尾的括号。
pgn-variation-of-nothing = 没有这个变化可以代替的着法。
pgn-too-deep = 变化里的变化太多层。
pgn-too-long = 这局棋太长，无法显示：超过{ $moves }回合。
pgn-unopened = “{ $bracket }”没有对应的开头。
pgn-glyph = $后面必须是0到255的数。
pgn-null-move = 不能停一着。
pgn-variant = { $name }是另一种棋。
pgn-unreadable = 文字无法读到末尾。

## What was guessed when a game was read
## Shown: Menu → Open another game, beside a game.

note-engine-moves = 它的着法按国际象棋程序的写法写成。
note-letters = 它的棋子用另一种语言的字母：{ $letters }。
note-nested-comment = 它的注释里还有注释。
note-old-letters = 它的文字用旧的方式保存。姓名可能有误。
note-no-result = 它没有写结果。
note-null-moves = 一些变化中有空着（停一着）。从那里起以文字保留。
note-shortened = 它的一些注释被略去。
note-look-alikes = 着法里有些字母属于另一种文字。
note-loose-fen = 它的起始局面不完全是FEN的写法。
note-empty-fen = 它没有写起始局面：从正常局面开始。
note-loose-moves = 有的着法用了简写，或把易位写成王的着法。
note-loose-result = 它的结果不是PGN的写法。
note-loose-tag = 它有些标签不完全是[名称 "文字"]的形式。
note-stray-signs = 着法之间有没有意义的符号。
note-unknown-glyph = 一些不认识的着法符号已略去。
note-unknown-result = PGN没有表示它的结果的写法（例如0–0），算作未知。
note-part = 读到一处错误为止。
note-same = 与第{ $number }号是同一局。

## A game in a link
## Shown: Save or share, and the dialog that a link opens.

link-make = 本局的链接
link-hint = 链接本身就装着整局棋，但不含分析。打开的人可以复盘，或接着下。
link-hint-board = 链接里有对局，但没有它的比赛台次密钥：用链接下出的结果由裁判手动登记。
link-move = 转到另一台设备
link-move-hint = 请在另一台设备上打开此链接或扫描此二维码：对局连同着法和棋钟在那里继续。这里的棋钟已停。
link-moved = 另一台设备已收到
link-from-file = 这个页面是本设备上的文件。链接只在有同一个文件的地方有效。
link-url = 本局的链接
link-copy = 复制链接
link-send = 分享…
link-code = 供另一台设备扫描的链接二维码
link-opened = 链接里的一局棋
link-look-through = 复盘
link-play-on = 接着下
link-puts-aside = 棋盘上的对局会放到一边，可以再回来。
link-clocks = 剩余时间：白方{ $white }，黑方{ $black }。
link-empty = 这个链接里没有对局。
link-too-long = 这对一局棋的链接来说太长了。
link-later = 这个链接由更新的版本生成（{ $version }）。请重新加载页面，取得最新版本。
link-character = 第{ $column }位的字符“{ $character }”不属于链接。
link-incomplete = 链接被截断，或有字符变了。请完整复制。
link-senseless = 这个链接无效。
link-moves-after-the-end = 链接里的对局结束后还有着法。
link-text = 链接里的一个名字无法读取。
link-clock = 无法使用这个链接里的棋钟。
link-rule = 链接里的一条规则有不可能的值。
link-board = 比赛对局
link-board-play = 开始对局
link-board-hint = 对局结束后，结果卡片会显示一个给裁判的二维码。
link-result = 给裁判的二维码
link-result-hint = 裁判的设备用摄像头扫描此二维码，或打开链接。
link-result-opened = 比赛结果
link-take-in = 登记结果
link-take-in-hint = 请在管理比赛的设备上打开，以登记结果。
link-save = 保存为文件

## Addresses
## Shown: a message when the page is opened by an address that it cannot read.

bad-address = 无法打开这个地址。{ $fault }
bad-address-game-continues = 无法打开这个地址。{ $fault }棋盘上的对局继续。
address-unknown-setting = 没有“{ $name }”这个设置。
address-bad-value = “{ $name }”不能是“{ $value }”。可以是：{ $expected }。
address-both = “{ $one }”和“{ $other }”不能一起用。
address-not-text = “{ $name }”的值无法读取。
address-too-long = 这个地址太长。
address-clock =
    { $clock_fault ->
        [time] 棋钟的时间必须是秒数。
        [increment] 棋钟的加秒必须是秒数。
        [no-time] 棋钟必须有时间。
       *[too-long] 棋钟不能超过1000小时。
    }
list-two-or = { $first }或{ $second }

## Storage
## Shown: messages above the board, and the dialog for a game that is open in another tab.

game-put-aside = 没下完的对局已放到一边。
back-to-it = 继续对局
back-to-unfinished = 没下完的对局
game-is-back = 对局回来了。
open-elsewhere = 这局棋在另一个标签页里开着
open-elsewhere-hint = 同一时间只有一个标签页能下。在这里下，另一个就停下。
take-over = 在这里下
storage-trouble =
    { $trouble ->
        [denied] 这个浏览器不允许保存对局。可以继续下，但重新加载页面会丢失对局。
        [silent] 这个浏览器的存储没有回应。可以继续下，但重新加载页面会丢失对局。
        [closed] 这个浏览器关闭了页面的存储。可以继续下，但重新加载页面会丢失对局。
        [full] 这台设备没有空间了。可以继续下，但重新加载页面会丢失对局。
        [later-version] 更新版本的{ -brand }在这里保存过对局。可以继续下，但重新加载页面之前什么也不保存。
       *[failed] 对局无法保存。可以继续下，但重新加载页面会丢失对局。
    }
storage-detail = 浏览器说：{ $words }
storage-works = 对局又能保存了，什么也没少。
saved-by-newer = 更新版本的{ -brand }保存了上一局。它会保留；这个版本另下一局。
saved-by-newer-read-only = 更新版本的{ -brand }在这里保存了对局。可以查看和备份；在那个版本回来之前什么也不保存。
set-aside = 这个位置已存有别的内容。两份都保留，见“已保存的对局”。
record-damaged = 保存的对局已损坏。能读取的部分已另行保存。

## The score sheet on paper, and pictures
## Shown: Save or share, and the printed score sheet.

picture-svg = 图片（SVG）
picture-png = 图片（PNG）
paper-print = 打印
paper-site = 地点
paper-round = 轮次
paper-result = 结果
paper-signature-white = 白方签名
paper-signature-black = 黑方签名
paper-arbiter = 裁判

## This device
## Shown: Settings → Data and backup.

on-this-device = 数据与备份
save-backup = 保存备份…
restore-backup = 恢复备份…
backup-saved = 备份已保存到下载文件夹。
backup-shared = 备份已分享。
backup-advised = 上次备份以后，这里已经下了很多局。
storage-used-kb = 占用{ NUMBER($kilobytes) }kB。
storage-used-mb = 占用{ NUMBER($megabytes) }.{ NUMBER($tenths) }MB。
storage-persistent = 浏览器会保留对局，直到有人删除。
storage-not-persistent = 空间不够时浏览器可能删除对局。重要的请保存备份。
storage-safari = 七天没有打开页面，Safari就会删除保存的内容。放在主屏幕上的页面不受影响，并有自己的存储：添加之前先保存备份，再到那里恢复。
opened-from-file = 从文件打开的页面不能安装，也不会自己更新。
storage-shared-by-files = 在Chrome里，所有从文件打开的页面共用一个存储：别的这类页面可以读取和删除这些对局。

## Saved games
## Shown: Menu → Saved games; tags, comments and signs in Review.

all-games = 已保存的对局
games-saved =
    { $games ->
        [0] 还没有保存什么。走了第一步，对局就出现在这里。
       *[other] { $games }局。
    }
archive-search = 搜索
archive-search-hint = 姓名、开局、FEN…
archive-position = 棋盘上的局面
archive-tags = 标签
archive-tags-hint = 精彩，残局
archive-word = 对这步棋的注释
archive-sign = 符号
archive-notes-done = 完成
archive-result = 结果
archive-any = 不限
archive-found = { $games }局中找到{ $found }局。
archive-nothing-found = 没有符合搜索的对局。
archive-clear-search = 清除搜索
archive-reading = 至今找到{ $found }局；{ $games }局中看了{ $read }局。
archive-open-file = 从PGN添加…
archive-save-all = 保存PGN
archive-coming = 正在添加：新的{ $new }局，已有{ $same }局。
archive-came =
    { $faults ->
        [0] 添加：{ $new }。已有：{ $same }。
       *[other] 添加：{ $new }。已有：{ $same }。有错误：{ $faults }。
    }
archive-failed = 文件无法读到末尾。添加：{ $new }。
archive-stop = 停止
rescued-game = 从损坏的对局里救出的部分
save-game = 保存PGN
delete-game = 删除
game-deleted = 已删除：{ $title }
undo-delete = 撤销
sentences = { $first }{ $second }

## Backups
## Shown: Settings → Data and backup while a backup is saved or restored, and Saved games afterwards.

backup-fault =
    { $backup_fault ->
        [not-a-backup] 这个文件不是{ -brand }的备份。什么也没变。
        [later-version] 这个备份由更新版本的{ -brand }生成。什么也没变。
        [cut-off] 备份没能恢复到末尾。前面的已在这里；再来一次不会重复添加。
        [stopped] 已停止。之前恢复的已在这里；再来一次不会重复添加。
        [nothing-to-save] 还没有可保存的。
        [not-saved] 备份无法保存。什么也没变。
        [too-large] 这个文件太大，不能当备份。什么也没变。
        [unreadable] 这个文件无法读取。什么也没变。
       *[no-storage] 这个浏览器里什么也不能保存。什么也没变。
    }
backup-progress = 至今{ $games }局…
restored-games =
    { $arrival ->
        [added] 添加了{ $games }局
        [goes-on] { $games }局用备份里的着法接续
        [differs] { $games }局与这里的不同：现在两份都在
        [same] { $games }局这里已有
       *[behind] { $games }局在这里走得比备份里更远
    }
backup-lines-refused = 备份有{ $lines }行被拒绝
backup-line-refused =
    { $line_fault ->
        [unreadable] 备份第{ NUMBER($line) }行被拒绝：无法读取。
        [name] 备份第{ NUMBER($line) }行被拒绝：对局日期不可能。
        [other-game] 备份第{ NUMBER($line) }行被拒绝：含有几局的内容。
        [number] 备份第{ NUMBER($line) }行被拒绝：有一步的编号不可能。
       *[version] 备份第{ NUMBER($line) }行被拒绝：有一条记录的版本不可能。
    }

## Leaving no trace
## Shown: Settings → Data and backup, at its end.

erase-everything = 全部删除…
erase-question = 这会从这个浏览器里删除全部对局、姓名、设置和离线用的文件。不能撤销。已下载的文件会留下。
erase-now = 全部删除

## Parts that come on demand
## Shown: a message in place of a dialog.

part-missing = { -brand }的这一部分没能加载。请联网一次，再试。

## New versions
## Shown: a message above the board, and Settings → Data and backup.

update-ready = { -brand }的新版本已就绪。
update-after-game = { -brand }的新版本已就绪。这局之后可以更新。
update = 更新
update-now = 更新{ -brand }

## About
## Shown: Menu → About Tabiya.

about = 关于{ -brand }
about-version = 版本{ $version }
about-build = 构建{ $build }
about-stores = 对局、姓名和设置只保存在这台设备上。
about-asks-nobody = { -brand }不向任何地方发送任何东西：没有账号，没有广告，没有跟踪。
about-licences = 许可证
about-licences-hint = { -brand }由什么组成，以及各部分的条款。
about-licences-not-loaded = 许可证没能加载。

## When the program fails, and when everything is erased
## Shown: a page of its own, which needs no program.

crash = 出错了
crash-hint = 这是{ -brand }的错误。保存的对局还在这台设备上。请重新加载页面，或选下面的其他办法。
crash-pgn = 至今的对局（PGN）
not-started = { -brand }没能启动
not-started-hint = 有文件没有正确加载，或{ -brand }有错误。保存的对局还在这台设备上。请重新加载页面，或选下面的其他办法。
not-started-from-file = 从文件夹打开的页面无法读取其他文件。请打开tabiya.html（整个页面在一个文件里），或把文件夹放到网页服务器上。
reload = 重新加载页面
use-newest = 用最新版本
start-without = 不带上一局启动（它仍保存着）
save-everything = 全部保存到一个文件
erasing = 正在全部删除…
erasing-hint = 如果太久，请关闭其他开着{ -brand }的标签页。
erased = 已全部删除
erased-hint = 这个浏览器里没有{ -brand }的任何东西了。可以关闭这个页面。
start-anew = 重新开始
not-erased = 没能全部删除
not-erased-hint = 请关闭其他开着{ -brand }的标签页，重新加载页面，再试一次。

## Answers to keys on the board
## Shown: nowhere: read by screen readers.

heard-list = { $heading }：{ $list }。
heard-nothing = { $heading }：没有。
heard-rank = 第{ $rank }横线
heard-file = { $file }直线
heard-piece = { piece }{ $square }
heard-attacked = { $square }：受到{ $pieces }攻击。
heard-safe = { $square }：没有受到攻击。
heard-no-moves = { $square }：没有着法。
heard-no-captures = { $square }：不能吃子。
heard-clocks = 白方：{ $white }。黑方：{ $black }。
heard-no-such-piece = 棋盘上没有{ role }。

## Typed moves
## Shown: Menu → Type a move; lists of words are not shown.

type-move = 输入着法
typed-label = 着法
typed-hint = 例如Nf3、g1f3、马f3、短易位。
typed-several = 多步着法
typed-play = 走
typed-unreadable = “{ $san }”无法读作一步棋。
typed-takes = x 吃 吃掉 吃兵 吃马 吃象 吃车 吃后 吃过路兵
typed-castles = 易位 王车易位 短易位 长易位 王翼易位 后翼易位
typed-short = 短 短易位 王翼 王翼易位
typed-long = 长 长易位 后翼 后翼易位
typed-aside = 到 走 走到 在 的 升变 变 变成 升变为 将军 将死 过路

## The keys
## Shown: Menu → Keys on the board.

key-list = 棋盘上的按键
key-shift = Shift
key-enter = 回车
key-where = 焦点在棋盘上时有效。
key-help =
    { $key ->
        [arrows] 到别的格子；Home、End、Page Up、Page Down：到边上
        [enter] 拿起棋子，放下
        [escape] 取消，返回
        [pieces] 下一个王、后、车、象、马、兵；加Shift是上一个
        [ranks] 到这条横线
        [files] 到这条直线，a到h
        [moves] 这个棋子的着法
        [captures] 这个棋子的吃子
        [attackers] 谁攻击这个格子
        [rank] 读这条横线
        [file] 读这条直线
        [own] 轮走方的棋子
        [theirs] 对方的棋子
        [clocks] 两个棋钟
        [last] 再读上一步
        [typed] 输入着法
       *[keys] 这张表
    }

## Rules and exercises
## Shown: Menu → Rules and exercises.

rules-and-lessons = 规则和练习
learn-tasks = 练习
learn-continue = 继续
learn-rules = 本局的规则
learn-sets = 各套规则的不同
learn-rule = 规则
learn-print = 打印
learn-try = 试一试
learn-again = 再来
learn-next = 下一个
learn-board-hint = 总是由你执白走棋。键盘：箭头键和回车。
learn-task-number = 练习{ $number }，共{ $total }
learn-solved-count = 完成{ $number }，共{ $total }
learn-task-button =
    { $checked ->
        [yes] 练习{ $number }，已完成
       *[no] 练习{ $number }
    }
learn-verdict =
    { $verdict ->
        [solved] 完成！
        [go-on] 对。接着走下一步。
        [another] 这步棋可以走，但不是答案。换一步。
       *[wrong] 还不对。再试一次。
    }
learn-task =
    { $task ->
        [rook] 车直着走：向前、向后或向旁边，路上没有棋子就能一直走。吃掉那个兵。
        [bishop] 象走斜线，路上没有棋子就能一直走。吃掉那个兵。
        [queen] 后直走斜走都行。用它吃掉那个兵。
        [knight] 马直走两格再拐一格，能跳过任何棋子。跳到f6。
        [king] 王向任何方向走一格。吃掉那个兵。
        [pawn-first] 兵向前走一格；第一步可以走两格。走到e4。
        [pawn-takes] 兵向斜前方吃子，从不直着吃。吃掉能吃的。
        [en-passant] 黑兵刚走了两格，从你的兵旁边经过。吃掉这个过路兵。
        [promote] 兵走到底线就变成别的棋子。变一个后。
        [promote-knight] 兵不一定都变后。变一个马：它立刻将军。
        [castle-short] 短易位：王向车走两格。
        [castle-long] 长易位：王向a1的车走两格。
        [castle-which] 有一侧，王会经过受攻击的格子。向另一侧易位。
        [castle-why-not] 白方不能易位。点按妨碍它的棋子。
        [check] 将军：攻击对方的王。
        [flee] 你被将军了。把王走开。
        [block] 你被将军了。用一个棋子垫上。
        [take-checker] 你被将军了。吃掉将军的棋子。
        [mate-back] 一步将死：王出不来。
        [mate-queen] 用后将死；王来帮忙。
        [mate-rooks] 用两个车将死。
        [mate-not-stalemate] 一步将死。小心：黑方必须正被将军。
        [stalemate] 逼和：让黑方无子可动，但不被将军。
       *[mate-in-two] 两步将死。先走一步将军：车到b7。
    }
learn-heading =
    { $section ->
        [setup] 初始局面
        [rook] 车
        [bishop] 象
        [queen] 后
        [knight] 马
        [king] 王
        [pawn] 兵
        [capture] 吃子
        [castling] 王车易位
        [en-passant] 吃过路兵
        [promotion] 升变
        [check] 将军
        [mate] 将死
        [stalemate] 逼和
        [dead] 谁也无法将死时
        [repetition] 重复局面
        [fifty] 50回合
        [offers] 提和
        [claims] 要求判和
        [clocks] 棋钟
        [flag] 时间用完时
        [resignation] 认输
       *[points] 得分
    }
learn-text =
    { $section ->
        [setup] 白方右手的角格是浅色。底线上是车、马、象、后、王、象、马、车；白后在浅色格，黑后在深色格。前面是兵。白方先走，然后轮流走；谁也不能停一着。
        [rook] 车沿着横线或直线走，格子空着就能一直走。
        [bishop] 象沿着斜线走，格子空着就能一直走。
        [queen] 后像车或像象那样走。
        [knight] 马走“日”字：直走两格再拐一格。它能跳过别的棋子。
        [king] 王向任何方向走一格，但不能走到对方棋子攻击的格子。每局可以易位一次。
        [pawn] 兵向前走一格，到空格；在起始格时，如果两格都空，也可走两格。它向斜前方一格吃子。从不后退。
        [capture] 棋子走到有对方棋子的格子就是吃子，被吃的离开棋盘。不能走到有自己棋子的格子。王从不被吃。
        [castling] 王向一个车走两格，那个车走到王经过的格子。这算作王走的一步棋。以下条件必须全部满足：
        [en-passant] 兵走两格时，经过对方的兵所攻击的格子，对方的兵就可以把它吃掉，好像它只走了一格：只能在下一步，否则不再有机会。
        [promotion] 兵到达底线，变成本方的后、车、象或马，由棋手选择，不管棋盘上还有什么。新棋子立刻起作用。
        [check] 王受到对方棋子攻击，就是被将军。有三种应法：王走开，吃掉攻击的棋子，或者垫上一个棋子。同时被两个棋子攻击时，只有第一种有效。
        [mate] 被将军而没有合乎规则的着法，就是被将死，输了。将死立刻结束对局，先于任何和棋。
        [stalemate] 没有被将军，也没有合乎规则的着法，就是逼和：对局立刻和棋。
        [dead] 不再可能将死时，对局和棋。
        [repetition] 同一局面一再出现，对局可以判和。重复不必连续。
        [fifty] 双方走了很多回合没有吃子也没有动兵，对局可以判和。
        [offers] 双方可以议和。收到提和的一方可以接受、拒绝，或走棋表示拒绝。
        [claims] 棋手可以因重复局面或50回合要求判和。由页面核对。
        [clocks] 双方各有自己的时间，轮到谁走，就走谁的时间。
        [flag] 一方的时间用完，小旗落下，对局结束。
        [resignation] 棋手随时可以认输。
       *[points] 胜得1分，和棋各得½分，负得0分。
    }
learn-castling =
    { $part ->
        [king] 王没有动过。
        [rook] 那个车没有动过。
        [between] 两者之间没有棋子。
        [check] 王没有被将军。
        [crosses] 王经过的格子没有受到攻击。
       *[reaches] 王到达的格子没有受到攻击。车可以受到攻击，也可以经过受攻击的格子。
    }
learn-no-en-passant = 本局不吃过路兵。
learn-own-check =
    { $switch ->
        [on] 让自己的王被将军的着法不合规则，会被拒绝；请另走一步。
       *[off] 在本局，让自己的王被将军的着法可以走，但对局立刻结束。
    }
learn-announced =
    { $switch ->
        [on] 宣布将军。
       *[off] 不宣布将军。
    }
learn-claims =
    { $switch ->
        [on] 在本局可以要求判和。
       *[off] 在本局不能要求判和。
    }
learn-no-clock = 本局不用棋钟。
learn-clock = 本局的棋钟：{ $clock }。
learn-first-move =
    { $switch ->
        [on] 第一步之前先开动白方的棋钟。
       *[off] 双方的第一步不计时。
    }
learn-press =
    { $switch ->
        [on] 走完后，各按自己的棋钟，这步棋才算完成。
       *[off] 在棋盘上走棋就算按了棋钟。
    }
learn-setting = { $rule }：{ $value }

## Tournaments
## Shown: Menu → Tournaments.

club-title = 比赛
club-reading = 请稍候…
club-none = 在这台设备上进行的比赛会列在这里。
club-new = 新比赛
club-create = 创建比赛
club-back = 全部比赛
club-unreadable = 一个无法读取的比赛
club-damaged = 这个比赛的其余部分无法读取。显示到这里为止，原样保留。

## A new tournament
## Shown: Tournaments → New tournament.

club-name = 名称
club-name-example = 周五晚上
club-format = 赛制
club-format-name =
    { $scheme ->
        [most-wins] 胜局最多
        [round-robin] 单循环
        [double] 双循环
        [swiss] 瑞士制
       *[knockout] 淘汰赛
    }
club-format-hint =
    { $scheme ->
        [most-wins] 每人与每人下一局。胜局最多的获胜。
        [round-robin] 每人与每人下一局。得分最多的获胜。
        [double] 每人与每人下两局，黑白各一局。
        [swiss] 同分棋手对阵，不重复。适合人多轮少。
       *[knockout] 输掉一场就出局。每轮随机编排。
    }
club-rounds = 轮数
club-games = 每场局数
club-ties = 一场打平时，依次
club-tie =
    { $tie ->
        [rematch] 再下一局
        [shorter] 每人3分钟
        [armageddon] 突然死亡：和棋算黑方胜
       *[lot] 随机
    }
club-win = 胜
club-drawn = 和
club-loss = 负
club-tie-breaks = 破同分，依次
club-tie-break =
    { $tiebreak ->
        [points] 得分
        [direct] 直胜
        [wins] 胜局
        [won] 实战胜局
        [black] 执黑局数
        [progressive] 累进分
        [buchholz] 对手分
        [cut] 对手分去最低
        [median] 对手分去最高最低
        [sonneborn] 索伯分
        [koya] 科亚分
       *[rating] 对手平均等级分
    }
club-numbering = 棋手序号
club-numbered =
    { $numbering ->
        [rating] 按等级分
        [entered] 按报名次序
       *[lot] 随机
    }
club-own = 与下一局相同
club-bracket = 对阵表
club-bracket-random = 每轮随机
club-bracket-seeded = 按序号设种子
club-acceleration = 加速编排
club-acceleration-none = 无
club-acceleration-baku = 巴库制（FIDE C.04.7）
club-bye = 轮空得分
club-bye-win = 同胜局
club-bye-half = 同和局
club-late-byes = 迟到棋手可按和局得分的轮数
club-more-tie-breaks = 更多破同分方法（FIDE缩写）
club-players = 棋手
club-players-hint = 每行一个名字。后面可以写等级分。
club-count = { $players }名棋手
club-seed = 随机选择用的数
club-seed-hint = 用同一个数，任何人都能得到同样的随机选择。
club-seed-shown = 随机选择用的数：{ $seed }。
club-more = 得分、破同分、随机
club-fault =
    { $lack ->
        [players] 比赛至少要有两名棋手。
        [rounds] 瑞士制有1到100轮。
        [games] 一场有1到20局。
        [points] 胜要比和多，和不能比负少。
       *[seed] 随机选择用的数必须是整数。
    }

## A round of a tournament
## Shown: Tournaments → a tournament → Round.

club-tab =
    { $tab ->
        [round] 轮次
        [standings] 名次
        [cross] 交叉表
        [crosstable] 交叉表
        [people] 棋手
        [players] 棋手
       *[more] 更多操作
    }
club-round = 第{ $round }轮
club-round-of = 第{ $round }轮，共{ $rounds }轮
club-draw = 编排第{ $round }轮
club-next = 下一局：{ $white } – { $black }
club-missing = 还缺{ $results }个
club-complete = 已全部登记
club-winner = { $name }获胜。
club-not-drawn = 第一轮还没有编排。
club-free =
    { $bye ->
        [full] { $name }轮空：一分。
        [half] { $name }轮空：半分。
        [zero] { $name }本轮不下。
        [points] { $name }轮空（{ $points }分）。
       *[free] { $name }轮空。
    }
club-play-here = 在这里下

## Codes for other devices
## Shown: Tournaments → a tournament → Round, beside a game.

club-code-show = 给另一台设备的二维码
club-code-hint = 扫描的人在自己的设备上下这局棋，结束后该设备显示带有结果的二维码。
club-code-no-address = 本页是一个文件。请输入另一台设备上本页的地址。没有地址时，须由那台设备上的页面自己扫描二维码。
club-code-address = 页面地址
club-code-read = 其他设备的结果
club-code-paste = 带有结果的链接
club-code-camera = 用摄像头
club-code-camera-stop = 关闭摄像头
club-code-taken = 第{ $board }台，{ $white } – { $black }：{ $score }已登记。
club-code-refused =
    { $code ->
        [event] 这属于另一个比赛。
        [board] 本比赛没有这一台。
        [forged] 这不是来自该台的设备，或已被更改。未作登记。
        [pairing] 这一对阵已不再有效。
        [rules] 这局棋使用了其他规则或其他棋钟。
        [over] 这局棋尚未结束。
        [doubled] 此结果已经登记。
        [result] 这局棋已有结果。
        [camera] 无法使用摄像头。请在浏览器里允许。
        [key] 此浏览器没有随机数，无法生成二维码。
       *[none] 没有找到二维码。
    }

## Results and corrections
## Shown: Tournaments → a tournament → Round, and its ⋯ menu.

club-result = 结果
club-forfeit = 弃权
club-adjourn = 以后再下完
club-adjourned = 待续
club-clear = 没有结果
club-by-lot = { $name }，随机
club-undo = 撤销最后一步操作
club-redraw = 重新编排
club-cancel = 撤回这一轮
club-delete = 删除比赛
club-follows = 还会改变：
club-follows-dropped = 第{ $round }轮的{ $results }个结果会丢失。
club-follows-winner = 第{ $round }轮，第{ $board }台：{ $name }晋级。
club-follows-open = 第{ $round }轮，第{ $board }台：谁晋级还不知道。
club-follows-drawn = 第{ $round }轮是按旧结果编排的。不重新编排就保持不变。
club-follows-breaks =
    { $breach ->
        [met] { $players }已经交过手。
        [forbidden] { $players }不应编在一起。
        [color] { $players }：同一种颜色次数过多。
        [bye] { $players }：第二次轮空。
        [scores] { $players }得分不同。
       *[unpaired] { $players }：没有对手。
    }
club-confirm = 更改
club-leave = 不更改
club-refused =
    { $snag ->
        [name] 请输入名字。
        [taken] 别人已有这个名字。两者可以合并。
        [full] 参赛人数已满。
        [begun] 太晚了：第一轮已经编排。
        [format] 这种赛制没有这个。
        [already] 没有要更改的。
        [few] 棋手不到两名。
        [over] 全部轮次都下完了。
        [missing] 缺一个结果。
        [drawn] 这一轮已经编排。
        [misplaced] { $name }在这一轮里没有位置。
        [together] 这两人已经下过，或者不应编在一起。
        [pairing] 这一轮无法按规则编排。
        [undo] 没有可撤销的。
       *[nothing] 没有这个。
    }

## Tables and players of a tournament
## Shown: Tournaments → a tournament → Standings, Crosstable, Players.

club-player = 棋手
club-points = 得分
club-won-drawn-lost = 胜、和、负
club-csv-heading =
    { $column ->
        [place] 名次
        [won] 胜
        [drawn] 和
       *[lost] 负
    }
club-color-letter =
    { $color ->
        [white] 白
       *[black] 黑
    }
club-part = { $round }：{ $name } { $value }
club-late = 更多棋手
club-add = 添加
club-rename = 改名
club-details = 个人资料
club-details-save = 保存
club-details-wrong = 无法识别：{ $name }
club-players-file = 从文件添加棋手（CSV）
club-understood = 识别为：{ $columns }
club-list-unused = 未使用：{ $columns }
club-list-line = 第{ NUMBER($line) }行：{ $fault }
club-list-note =
    { $oddity ->
        [nameless] 没有姓名，已略过此行：{ $text }
        [cell] 无法识别：{ $text }
        [invisible] 已删除不可见字符：{ $text }
        [twice] 在名单中重复：{ $text }
       *[long] 姓名过长，已截短：{ $text }
    }
club-rating-list = 从FIDE等级分表添加
club-rating-list-hint = 选择从ratings.fide.com下载并解压的等级分表（文本或XML）。不保存该表，只保存添加的棋手。
club-rating-list-choose = 选择等级分表
club-rating-list-query = 姓名或FIDE编号
club-rating-list-search = 查找
club-rating-list-progress =
    { $listed ->
        [running] 正在查找…
        [none] 没有找到棋手。
        [many] 只显示前面的棋手。请输入更多姓名内容。
        [wrong] 此文件不是FIDE等级分表。
       *[unreadable] 无法读取文件。
    }
club-performance = 表现分：{ $performance }
club-rating-change = 按FIDE规则的等级分变化（K = { $coefficient }）：{ $change }
club-detail =
    { $detail ->
        [rating] 等级分
        [title] 称号
        [fide] FIDE编号
        [national] 国家编号
        [federation] 协会
        [birth] 出生
        [sex] 性别
       *[club] 俱乐部
    }
club-withdraw = 退赛
club-return = 重新参赛
club-withdrawn = 已退赛
club-ask =
    { $bye ->
        [half] 第{ $round }轮得半分
        [points] 第{ $round }轮按和棋得分
       *[other] 第{ $round }轮不得分
    }
club-ask-back = 参加第{ $round }轮
club-asked =
    { $bye ->
        [half] 第{ $round }轮半分
        [points] 第{ $round }轮按和棋得分
       *[other] 第{ $round }轮缺席
    }

## Prints and files of a tournament
## Shown: Tournaments → a tournament → ⋯.

club-print-pairings = 打印对阵
club-print-standings = 打印名次
club-save-pgn = 全部对局（PGN）
club-save-csv = 名次（CSV）
club-save-page = 网页（HTML）
club-page-games = 对局
club-save-trf = FIDE报告（TRF）
# Unfolds the fields for place, arbiters and dates; a few words.
club-event-details = 报告的更多信息
# Labels of fields, and words before a name on prints and the web page; one or two words.
club-city = 城市
club-arbiter = 裁判长
club-deputy = 副裁判长
club-open-report = 打开FIDE报告（TRF）
club-no-report = 这个文件不是FIDE报告。
club-report-fault =
    { $flaw ->
        [empty] 文件是空的。
        [record] 这一行不是以三个字符的代码开头。
        [few] 棋手不足两名。
        [many] 棋手超过了一个比赛的上限。
        [number] 这不是序号。
       *[twice] 另一名棋手有同样的序号。
    }
club-report-notes = FIDE报告中的问题
club-report-note =
    { $remark ->
        [columns] 姓名后面的列错位了，已经改正。
        [field] 这不是数字，按没有填写处理。
        [result] 这不是结果，按零分轮空计算。
        [lines] 两名棋手的行不一致，以白方的为准。
        [color] 没有写明执棋颜色，两人中靠前的执白。
        [opponent] 没有棋手是这个序号。
        [bye] 这次轮空是2016年以前的写法。
        [letter] 同时写有轮空和对手，按弃权计算。
        [total] 总分不是各轮之和，以各轮为准。
        [count] 棋手数或轮数与实际不符。
        [record] 这一行无法读取，或写有未知的棋手，按文字保留。
        [points] 这里不能用这些分值，按1、½、0计算。
        [acceleration] 加速编排按文字保留，编排时不使用。
        [teams] 团体按文字保留，这里每人各自比赛。
       *[system] 这里没有这种编排制，比赛按瑞士制（Dutch）继续。
    }

## Players on this device
## Shown: Tournaments → Players on this device.

club-profiles = 这台设备上的棋手
club-no-players = 用名字下完一局的人会列在这里。
club-tally = 胜{ $won }，和{ $drawn }，负{ $lost }
club-with-white = 执白：{ $tally }
club-with-black = 执黑：{ $tally }
club-against = 对{ $name }：{ $tally }
club-nobody = 没有名字的棋手
club-rating = 这台设备上的等级分：{ $rating }
club-practice = 与电脑对局的等级分：{ $rating }
club-curve = 每局之后的等级分，从{ $from }到{ $to }
club-row = 现在连胜{ $now }局，最多{ $best }局
club-quick = 快速对局：{ $white } – { $black }
club-challenge = 挑战：{ $white } – { $black }
club-same = 和这位是同一人
club-choose = 选择…
club-merge = 合并
club-forget = 删除
club-forget-hint = 合并：全部对局归另一位，保留那个名字。删除：对局保留，不再有这位棋手。两者都可撤销。
club-hide = 隐藏
club-unhide = 重新显示
club-hidden = 已隐藏
club-sign = 标志的颜色
club-sign-color = 颜色{ $number }
club-sign-none = 没有颜色

## Pairing by hand
## Shown: Tournaments → a tournament → Round and Players, before a round begins.

club-apart = 不编在一起
club-apart-with = 和
club-apart-add = 分开
club-apart-end = 可以相遇
club-apart-two = { $one } – { $other }
club-hand = 手动编排
club-hand-board = 台次
club-hand-swap = 对调棋手
club-hand-seat = 安排到此台
club-fixed = 第{ $round }轮的固定对局
club-fixed-add = 固定对局
club-fixed-end = 取消固定

## A round on the wall
## Shown: Tournaments → a tournament → ⋯ → Big screen.

club-wall = 大屏幕
club-clock-start = 启动本轮计时
club-clock-stop = 停止本轮计时
club-clock-reset = 重新设定
club-minutes = 分钟
club-print-crosstable = 打印交叉表
club-elsewhere = 缺：第{ $round }轮，第{ $board }台

## Signs and odds of a player
## Shown: Tournaments → Players on this device → a player.

club-even = 不让子
club-odds = 受让
club-sign-kind = 标志
club-initials = 首字母
club-sign-number = 标志{ $number }
club-openings = 开局 · { $openings }

## Start position
## Shown: New game → Start.

begin-from = 初始局面
begin-named =
    { $begin ->
        [usual] 正常局面
        [chess960] Chess960
        [black-first] 黑方先走
        [pawn] 黑方让f线兵
        [knight] 白方让后翼马
        [rook] 白方让后翼车
        [queen] 白方让后
       *[position] 自定局面
    }

## Set up a position
## Shown: Menu → Set up a position.

editor = 摆局面
editor-hint = 把棋子拖上或拖下棋盘，或选一个棋子再点格子。键盘：大写字母（K Q R B N P）放白子，小写放黑子，Delete清空格子。
editor-remove = 移除
editor-clear = 空棋盘
editor-reset = 正常局面
editor-turn = 谁先走
editor-castling = 还能易位
editor-castles =
    { $wing ->
        [king] { side }：短
       *[queen] { side }：长
    }
editor-en-passant = 刚走两格的兵
editor-nowhere = 没有
editor-fen = 局面的FEN
editor-ready = 可以从这里开始一局。
editor-choose = 姓名和棋钟
editor-play = 开始

## New game
## Shown: New game.

partner-field = 电脑
two-people = 双人
new-game-players = 棋手
new-game-rules = 规则：{ $rules }
new-game-start = 初始局面：{ $start }
partner-hint = 一个人下棋时：电脑执另一方。交换棋手可以换边。
partner-level = 难度{ $level }
partner-missing = 电脑暂时无法走棋：请替它走这一步。下一步会再试。
begin-number = 编号
begin-number-hint = 0到959，留空就是随机局面。
begin-by-lot = 随机
begin-link = 复制链接
begin-link-hint = 此链接按这些规则，用这个棋钟、初始局面、座位和语言开始一局。
begin-no-link = 链接无法表示这样的棋钟，也无法表示随机的初始局面。

## Hints, and the mistakes of a game
## Shown: beside the board and in Score sheet: the hint during a game, and the mistakes after it.

coach-hint = 提示
coach-more = 再提示一点
coach-thinking = 正在找好棋…
coach-missing = 暂时没有提示。
coach-no-review = 暂时无法查找失误。
coach-unrated = 用了提示，本局不计入等级分。
coach-mate = { $moves }步将死。
coach-where =
    { $place ->
        [own-king] 看看自己的王：{ $squares }。
        [other-king] 看看对方的王：{ $squares }。
        [king-side] 看看王翼：{ $squares }。
        [queen-side] 看看后翼：{ $squares }。
       *[centre] 看看棋盘中央：{ $squares }。
    }
coach-piece = 这枚棋子：{ $piece }。
coach-move = 一步好棋：{ $san }
coach-back = 哪里走错了？
coach-reading = 正在查找失误…
coach-curve = 从第一步到最后一步谁占优：浅色部分是白方的。
coach-none = 没有严重失误。
coach-missed-mate = 错过：{ $moves }步将死。
coach-let-mate = 这让对方可以{ $moves }步将死。
coach-stalemate = 这是逼和：和棋。
coach-lost =
    { $role ->
        [queen] 这让{ side }可以吃掉后。
        [rook] 这让{ side }可以吃掉一个车。
        [bishop] 这让{ side }可以吃掉一个象。
        [knight] 这让{ side }可以吃掉一个马。
       *[other] 这让{ side }可以吃掉一个兵。
    }
coach-missed-taking =
    { $role ->
        [queen] 本可以吃掉后。
        [rook] 本可以吃掉一个车。
        [bishop] 本可以吃掉一个象。
        [knight] 本可以吃掉一个马。
       *[other] 本可以吃掉一个兵。
    }
coach-worse = 有更好的走法。
coach-chance = 胜率因此降低{ $percent }%。
coach-better = 更好：{ $line }
coach-never = 已证明：从来不可能将死。
coach-no-more = 已证明：{ $san }之后不可能再将死。
coach-dead = 已证明：{ $san }之后双方都已无法将死。
coach-mates = 错过的将死
coach-left = 从{ $san }起，这个开局没有名称。
coach-practice = 与电脑对局的等级分：本局前{ $before }，本局后{ $after }。

## What is said aloud, and what is listened to
## Shown: Settings → Sound → Read aloud, and Type a move.

aloud = 朗读
aloud-hint = 用本设备的语音，如果有这种语言的语音。
aloud-moves = 着法
aloud-checks = 将军
aloud-time = 时间不多
aloud-results = 对局结束
aloud-messages = 提议、答复和消息
aloud-focus = 焦点所在的格子或按钮
aloud-to = 读给
heard-low-time = { side }：时间不多了。
typed-speak = 说出着法
typed-listening = 正在听…
typed-heard-nothing = 没有听懂，请再说一次。

## The review of a game
## Shown: Review, from Saved games or after a game.

review = 分析
review-hint = 双方的棋子都可以走。与对局不同的着法成为变化，对局本身保持不变。
review-keys = 按键：←和→前后一步，↓进入变化，↑离开变化；Ctrl+Z撤销。在棋盘上，用逗号和句号前后一步，用C开始和结束箭头。
review-moves = 着法与变化
review-into = 进入变化
review-out = 离开变化
review-up = 提前此变化
review-delete = 从此处删除
review-undo = 撤销
review-redo = 重做
review-variation =
    { $moves ->
       *[other] 变化，{ $moves }步，以{ $begin }开始
    }
review-begin = { role }{ $to }
review-draw = 箭头和圆圈
review-draw-hint = 用鼠标右键绘制，或用手指按住一格再拖动。
review-color =
    { $shape_color ->
        [green] 绿色
        [red] 红色
        [yellow] 黄色
       *[blue] 蓝色
    }
review-clear = 清除标记
review-arrow = 从{ $from }到{ $to }的箭头
review-circle = { $square }上的圆圈
review-computer = 评估
review-three-lines = 三条变化
review-depth = 深度{ $depth }
review-chance = 白方胜率：{ $percent }%
review-add-line = 将这一变化加入着法
review-no-evaluation = 暂时没有评估。
review-no-move = 这里没有可走的着法。
review-time = 用时：{ $time }
review-times = 每步用时：白方向上，黑方向下。合计：白方{ $white }，黑方{ $black }。
review-fault =
    { $review_fault ->
        [many] 此分析的着法已达上限。
        [long] 这局棋的注释太长。
        [in-progress] 对局正在进行，棋手不得试走。对局结束后可以打开分析。
       *[played] 对局的着法保持不变，只能删除或提前变化。
    }
review-sign =
    { $review_sign ->
        [good] 好棋
        [mistake] 坏棋
        [brilliant] 妙棋
        [blunder] 大错
        [interesting] 有趣的着法
        [dubious] 可疑的着法
        [equal] 均势
        [unclear] 局面不明
        [white-slight] 白方略优
        [black-slight] 黑方略优
        [white-better] 白方占优
        [black-better] 黑方占优
        [white-wins] 白方胜势
       *[black-wins] 黑方胜势
    }
