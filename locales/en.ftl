### Tabiya in English. This file decides which messages there are and what each of them takes.
###
### $color is a player: [white] or [black]. $role is a kind of piece: [pawn], [knight], [bishop], [rook], [queen]
### or [king]. $square, $from and $to are names of squares (e4), $san is a move as the score sheet writes it (Nf3),
### $time is a time as a clock shows it (5:00).

## The language itself
## Shown: in Settings → Language, the name; in moves, the letters. The rest is not shown.

# Its tag by BCP 47; the same as the name of this file.
language-tag = en
# What the language is called in itself.
language-name = English
# ltr or rtl.
text-direction = ltr
# The letters of king, queen, rook, bishop and knight, in this order; with blanks between where one has two signs.
piece-letters = KQRBN

## Names that stand in other messages
## Shown: inside other messages.

-brand = Tabiya
-rules-body = FIDE
brand = { -brand }
# A player, at the start of a sentence or within it.
side =
    { $color ->
        [white] White
       *[black] Black
    }
# A player with what belongs to them.
side-of =
    { $color ->
        [white] White’s
       *[black] Black’s
    }
# The computer, where the name of a player stands. $level is a number from 1 to 7.
computer-level = Computer, level { $level }
# A kind of piece within a sentence.
role =
    { $role ->
        [pawn] pawn
        [knight] knight
        [bishop] bishop
        [rook] rook
        [queen] queen
       *[king] king
    }
# A piece, as the buttons of the promotion picker name it.
piece =
    { $color ->
        [white] white { role }
       *[black] black { role }
    }
# Puts two things of a list together.
list-two = { $first } and { $second }
# Puts one more thing before the end of a list that list-two begins.
list-more = { $first }, { $second }

## The menu and the bar
## Shown: the bar above the board, the menu, and buttons of every dialog.

new-game = New game
flip = Flip board
menu = Menu
menu-this-game = This game
menu-bring-in = Bring in
menu-more = More
play-computer = Play the computer
wooden-board-clock = Clock for a wooden board
settings = Settings
close = Close
cancel = Cancel
copy = Copy
works-offline = Works offline
# Under the title, where the page describes itself.
page-description = Chess for two people on one device: arbiter, score sheet, clock and board.

## The board
## Shown: the board; who is to move also in the bar, and read aloud.

board = Chess board
# The name of a square with a piece on it, for screen readers.
square-with-piece = { $square }, { piece }
promote-to = Promote to
check = Check!
# Spoken aloud when a check is announced.
spoken-check = Check
# Whose turn it is.
to-move =
    { $checked ->
        [yes] { side } to move, in check
       *[no] { side } to move
    }
# $sentence says whose turn it is.
new-game-to-move = New game. { $sentence }.
captured-nothing = { side } has captured nothing
# $pieces is a list of kinds of pieces, dearest first.
captured = { side } has captured: { $pieces }

## Moves read aloud
## Shown: nowhere: read aloud, and by screen readers.

# What ends a spoken move.
spoken-end =
    { $check ->
        [none] { "." }
        [check] , check.
       *[mate] , checkmate.
    }
spoken-move = { side }: { role } { $from } to { $to }{ spoken-end }
spoken-capture = { side }: { role } { $from } takes { taken-role } on { $to }{ spoken-end }
spoken-en-passant = { side }: pawn { $from } takes pawn en passant on { $to }{ spoken-end }
spoken-promotion = { side }: pawn { $from } to { $to }, promotes to { promoted-role }{ spoken-end }
spoken-promotion-capture = { side }: pawn { $from } takes { taken-role } on { $to }, promotes to { promoted-role }{ spoken-end }
spoken-castling =
    { $wing ->
        [king] { side } castles kingside{ spoken-end }
       *[queen] { side } castles queenside{ spoken-end }
    }
# The kind of piece that is captured.
taken-role =
    { $taken-role ->
        [pawn] pawn
        [knight] knight
        [bishop] bishop
        [rook] rook
        [queen] queen
       *[king] king
    }
# The kind of piece that a pawn becomes.
promoted-role =
    { $promoted-role ->
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[other] piece
    }

## What players ask of each other
## Shown: buttons and questions at each player’s edge of the board.

resign = Resign
# Asked after a tap on the flag; the answers are this and "Resign".
confirm-resignation = { $name }, do you want to resign?
keep-playing = Keep playing
# A button that stands for five seconds after the end.
undo-end =
    { $ended ->
        [resigned] Undo resignation
        [claimed] Undo claim
        [decided] Undo decision
       *[agreed] Ask to undo draw
    }
# Asked of the other player after an agreement.
asks-undo = { side } asks to undo the draw
asks-undo-by = { $name } asks to undo the draw
end-undone = The result was undone. The game continues.
offer-draw = Offer draw
claim-draw = Claim draw
claim-draw-now = Claim draw now
# Above the button for a claim: whether one is possible. $counts is one or both of the two counts below.
claim-possible = A draw can be claimed.
claim-possible-with-move = A draw can be claimed with a move that you announce.
claim-not-yet = Claim: not possible yet ({ $counts })
claim-not-on-turn = Claim: only when it is your turn
# How often the position has occurred; how many moves had no capture and no pawn move, perhaps with a half: 1½.
claim-position-count = position { NUMBER($times) } of 3
claim-move-count = moves { $moves } of 50
draw-choices = Draw…
ask-takeback = Take back
ask-redo = Redo
# Takes back what was asked and is not answered yet.
withdraw-request = Withdraw
accept-draw = Accept draw
decline-draw = Decline
consent = Allow
# Asked of the player whose move is shown and waits to be confirmed; the answers are make-move and cancel.
confirm-move = Play this move?
make-move = Play it
# Asked of the player who was offered a draw.
draw-offered =
    { $color ->
        [white] White offers a draw
       *[black] Black offers a draw
    }
draw-offered-by = { $name } offers a draw
offer-goes-with-move = Draw offer with the move
# Asked of the player who may allow it; the answers are decline-draw and consent. $moves is how many moves would be
# taken back, White’s and Black’s counted each.
asks-takeback =
    { $moves ->
        [one] { side } asks to take the last move back
       *[other] { side } asks to take the last { $moves } moves back
    }
asks-takeback-by =
    { $moves ->
        [one] { $name } asks to take the last move back
       *[other] { $name } asks to take the last { $moves } moves back
    }
asks-redo = { side } asks to play the moves again
asks-redo-by = { $name } asks to play the moves again
# Shown to the player who has offered a draw or asked for something, until the answer. $color is the other player.
waiting =
    { $color ->
        [white] Waiting for White
       *[black] Waiting for Black
    }
waiting-by = Waiting for { $name }
claim-hint = Which move would make it a draw? Choose it here or on the board. It is announced, not played.
# What counts before the move that is declared. $moves may have a half: 1½.
claim-so-far = This position: { NUMBER($times) } of 3 times.
claim-moves-so-far = { $moves } of 50 moves without a capture or a pawn move.
intended-move = Intended move
claim = Claim

## What has just happened between the players
## Shown: messages at the edge of the player concerned, also read aloud.

offers-draw = { side } offers a draw.
declines-draw = { side } declines the draw.
declines-draw-by = { $name } declines the draw.
allows = { side } allows it.
allows-by = { $name } allows it.
refuses = { side } declines.
refuses-by = { $name } declines.
# What was asked of the other player, such as to take a move back.
withdraws = { side } withdraws the request.
withdraws-by = { $name } withdraws the request.
game-paused = Clocks stopped.
game-resumed = The game continues.
given-time = { side } gets more time.
given-time-by = { $name } gets more time.
clock-was-set = The arbiter has set { side-of } clock.
# $sentence says whose turn it is.
position-was-put-right = The arbiter has corrected the position. { $sentence }.
# After a wrong claim under rules with a penalty. $declared says whether it named a move.
incorrect-claim-offer =
    { $declared ->
        [yes] Wrong claim. { $why } It counts as a draw offer, and the move must be played.
       *[no] Wrong claim. { $why } It counts as a draw offer.
    }
# While it is being worked out what a fallen flag costs.
flag-fell =
    { $color ->
        [white] White’s flag has fallen. Checking whether Black can still mate…
       *[black] Black’s flag has fallen. Checking whether White can still mate…
    }
# While it is being worked out what a resignation costs. $color is the player who resigns.
resigns =
    { $color ->
        [white] White resigns. Checking whether Black can still mate…
       *[black] Black resigns. Checking whether White can still mate…
    }
# While it is being worked out whether the game was drawn already.
being-settled = Checking whether mate is still possible…

## Why something was refused
## Shown: a message at the edge of the player who tried it.

refused-game-over = The game is over: { $score }.
refused-not-legal = Not a legal move.
refused-king-in-check =
    { $already ->
        [yes] Your king would still be in check from { $pieces }.
       *[no] That would leave your king in check from { $pieces }.
    }
# A piece that gives check; several stand in a list.
checking-piece = the { role } on { $square }
own-piece-there = Your own piece is on that square.
not-its-way = A { role } does not move that way.
way-blocked = In the way: { $pieces }.
pawn-has-moved = A pawn can move two squares only on its first move.
nothing-to-capture = A pawn moves diagonally only when it captures.
en-passant-is-off = En passant is off in this game.
en-passant-late = En passant is possible only right after the other pawn has moved two squares.
castling-king-has-moved = No castling: the king has moved.
castling-rook-has-moved = No castling: this rook has moved.
no-castling-there = No castling on this side in this game.
castling-blocked = No castling. In the way: { $pieces }.
castling-out-of-check = No castling out of check from { $pieces }.
castling-through-check = No castling: { $square } is attacked by { $pieces }.
refused-paused = The clocks are stopped.
refused-suspended = First decide whether the time away counts.
refused-clock-not-pressed = { side } has not pressed the clock yet.
refused-nothing-to-press = Make a move first.
refused-flag-fallen = { side-of } flag has fallen.
refused-being-settled = The result is still being checked.
refused-too-early-to-agree = You can agree to a draw once both of you have made a move.
refused-not-your-turn = It is not your turn.
refused-offer-open = A draw offer is already open.
refused-no-offer = There is no draw offer to answer.
refused-no-claims = There is nothing to claim under these rules.
refused-no-intended-move = Under these rules you claim without announcing a move.
# $why is one of the messages on wrong claims below.
incorrect-claim = Wrong claim. { $why }
# After a wrong claim that declared this move.
refused-move-declared = You announced { $san }: that move must be played.
refused-request-open = The last request is still waiting for a reply.
refused-no-request = There is no request to answer.
refused-nothing-to-take-back = There is no move to take back.
refused-nothing-to-redo = There is no move to play again.
refused-not-running = No clock is running.
refused-not-paused = The clocks are not stopped.
refused-not-suspended = The game was not interrupted.
refused-no-clock = That clock is not in use.
refused-nothing-to-start = There is no clock to start.
refused-bad-amount = A clock cannot be set to that time.
refused-fixed-for-this-game = This can only change for the next game.
refused-no-question = That question is no longer open.

## Why a claim is wrong
## Shown: a message at the edge of the player who claimed.

wrong-claim-mates = The intended move is checkmate, so the game is not a draw.
wrong-claim-times =
    { $intended ->
        [yes] { $times ->
            [one] The position would be on the board for the first time, not the third.
            [2] The position would be on the board for the second time, not the third.
           *[other] The position would be on the board { $times } times.
        }
       *[no] { $times ->
            [one] The position has been on the board once, not three times.
            [2] The position has been on the board twice, not three times.
           *[other] The position has been on the board { $times } times.
        }
    }
# $moves is a whole number of moves; $half says whether half a move comes on top.
wrong-claim-moves =
    { $half ->
        [yes] { $moves ->
            [0] Less than one move has passed without a capture or a pawn move, not 50.
            [one] 1½ moves have passed without a capture or a pawn move, not 50.
           *[other] { $moves }½ moves have passed without a capture or a pawn move, not 50.
        }
       *[no] { $moves ->
            [one] 1 move has passed without a capture or a pawn move, not 50.
           *[other] { $moves } moves have passed without a capture or a pawn move, not 50.
        }
    }
# Both of the two above, each a sentence.
wrong-claim-both = { $repetition } { $fifty }

## How games end
## Shown: the card with the result, the list of all games, the printed score sheet.

ended-checkmate = { side } wins by checkmate
ended-stalemate = Draw by stalemate
# $color is the player who won.
ended-resignation =
    { $color ->
        [white] Black resigned
       *[black] White resigned
    }
# The player who resigned has not lost: the other one cannot mate.
ended-resignation-draw =
    { $color ->
        [white] White resigned, but Black cannot mate
       *[black] Black resigned, but White cannot mate
    }
ended-flag-fall = { side } wins on time
# Time ran out, but the other player cannot mate. $color is the player whose time ran out.
ended-flag-fall-draw =
    { $color ->
        [white] White’s time ran out, but Black cannot mate
       *[black] Black’s time ran out, but White cannot mate
    }
# The same where it is not known whose time it was.
ended-flag-fall-draw-unknown = Time ran out, but the opponent cannot mate
# $color is the player who lost by it.
ended-left-king-in-check =
    { $color ->
        [white] Black wins: White left the king in check
       *[black] White wins: Black left the king in check
    }
# The player who left the king in check has not lost: the other one cannot mate. $color left the king in check.
ended-left-king-in-check-draw =
    { $color ->
        [white] White left the king in check, but Black cannot mate
       *[black] Black left the king in check, but White cannot mate
    }
ended-arbiter = Decided by the arbiter
ended-reported = Reported by the players
ended-agreement = Draw by agreement
ended-dead-position = Draw: nobody can checkmate any more
ended-insufficient-material = Draw: neither side has enough material to mate
ended-threefold = Draw by threefold repetition
ended-fivefold = Draw by fivefold repetition
ended-fifty-moves = Draw by the fifty-move rule
ended-seventy-five-moves = Draw by the seventy-five-move rule

## The bar, and the card with the result
## Shown: the bar above the board, the rules of New game, and the card at the end of a game.

# How a game ended, below the name of the winner: “Anna wins”, “Checkmate”.
won-by-checkmate = Checkmate
won-on-time = Time ran out
won-by-king-in-check = The king was left in check
# The rules in force, as they stand by the board: 5 + 3 · no en passant
rules-chip-name = Rules
# In the bar of a telephone: the number of the move that comes next.
bar-move = Move { NUMBER($number) }
own-clock = Custom clock
own-rules = Custom rules
no-en-passant = No en passant
no-check-warnings = No check warnings
check-announced = Check announced
# The card on the board at the end of a game
result-card = Result
wins = { $name } wins
drawn = Draw
rematch = Rematch
share-game = Save or share
# Read aloud or shown where a finished game is on the board again: 1–0, White wins on time.
result = { $score }: { $reason }.

## What lies behind a result
## Shown: the card with the result, after “Why?”.

# What a player presses at the end of a game to see why it is over. $pieces and $piece are such as checking-piece
# says, $squares is a list; both may hold several.
ask-why = Why?
why-previous = Previous reason
why-next = Next reason
# Which of the reasons is shown: 2 of 4.
why-place = { $number } of { $total }
why-check = Check from { $pieces }.
why-double-check = Check from { $pieces } at once, so only the king could move.
why-no-check = The king is not in check, and there is no legal move.
why-own = Its own pieces block { $squares }.
why-covered = Cannot go to { $squares }: attacked by { $pieces }.
# $by is what would give check.
why-pinned = No move to { $squares } for { $piece }: that would be check from { $by }.
why-no-help =
    { $between ->
        [yes] No other piece can capture the attacker or move in between.
       *[no] No other piece can capture the attacker.
    }
why-stuck = Cannot move: { $pieces }.
why-dead-kings = Only the two kings are left.
why-dead-minor = Besides the kings there is only { $pieces }, and that is not enough to mate.
why-dead-bishops = All bishops are on squares of one colour, so nothing can attack the other squares.
why-dead-no-way = No series of legal moves ends in mate, even if both players help.
explained-king-left-in-check = { side-of } king on { $square } could be captured.
# In the messages on fallen flags, $color is the player whose time ran out.
explained-flag-not-asked = { side-of } time ran out.
explained-flag-more-than-king =
    { $color ->
        [white] Black had more than a king.
       *[black] White had more than a king.
    }
explained-flag-lone-king =
    { $color ->
        [white] Black had only a king.
       *[black] White had only a king.
    }
explained-flag-enough-material =
    { $color ->
        [white] Black had enough material to mate.
       *[black] White had enough material to mate.
    }
explained-flag-not-enough-material =
    { $color ->
        [white] Black did not have enough material to mate.
       *[black] White did not have enough material to mate.
    }
explained-flag-can-mate =
    { $color ->
        [white] Black could still mate.
       *[black] White could still mate.
    }
explained-flag-cannot-mate =
    { $color ->
        [white] Black could not mate with any series of legal moves.
       *[black] White could not mate with any series of legal moves.
    }
explained-flag-undetermined =
    { $color ->
        [white] Could Black still mate? The program could not tell; mate counts as possible.
       *[black] Could White still mate? The program could not tell; mate counts as possible.
    }
# Beside any result, where the game continued although the position might have been dead.
explained-dead-undetermined = Could either player still mate? The program could not tell; mate counts as possible.
# $places is a list of what occurrence-* say below.
explained-claimed-threefold = Claimed by { side }. Same position: { $places }.
explained-claimed-threefold-with = Claimed by { side } with { $san }. Same position: { $places }.
explained-threefold = Same position: { $places }.
explained-claimed-fifty =
    { $half ->
        [yes] Claimed by { side }. { $moves }½ moves without a capture or a pawn move.
       *[no] Claimed by { side }. { $moves ->
            [one] { $moves } move without a capture or a pawn move.
           *[other] { $moves } moves without a capture or a pawn move.
        }
    }
explained-claimed-fifty-with =
    { $half ->
        [yes] Claimed by { side } with { $san }. { $moves }½ moves without a capture or a pawn move.
       *[no] Claimed by { side } with { $san }. { $moves ->
            [one] { $moves } move without a capture or a pawn move.
           *[other] { $moves } moves without a capture or a pawn move.
        }
    }
explained-fifty =
    { $half ->
        [yes] { $moves }½ moves without a capture or a pawn move.
       *[no] { $moves ->
            [one] { $moves } move without a capture or a pawn move.
           *[other] { $moves } moves without a capture or a pawn move.
        }
    }
# One time that a position was on the board, in a list. $san is a numbered move: 12… Nf6.
occurrence-after = after { $san }
occurrence-intended = after the intended move
occurrence-start = at the start
occurrence-put-right = where the arbiter corrected the position

## Clocks
## Shown: the clocks beside the board, and the dialog of the arbiter.

press-clock = Press the clock
start-clock = Start the clock
give-time =
    { $color ->
        [white] Give White 15 seconds
       *[black] Give Black 15 seconds
    }
give-time-to = Give { $name } 15 seconds
set-clocks = Set clocks
# The dialog of the arbiter, and the button that opens it.
arbiter = Arbiter
# Over three buttons with the scores, by which the arbiter ends the game.
end-game-as = End the game
# Asked before the arbiter ends the game; the answers are this and "Keep playing".
confirm-decision = End the game { $score }?
decision-reason = Reason
# The arbiter puts other pieces on the board, and the game continues from there.
put-right = Correct the position
put-right-hint = The game continues from this position. Nothing before it counts for a claim or can be taken back.
put-right-fen = Position (FEN)
put-right-button = Correct
set-clocks-hint = Minutes, or hours:minutes:seconds. Every change is recorded.
set-clock = Set
add-15 = +15 s
clock-edits = Changes so far
clock-of = { side-of } clock
press-awaited = { side }: press your clock
# Beside the time for one move: what is left in all.
clock-total = Total { $time }
# Beside the time in all: what is left for this move.
clock-move = Move { $time }
clock-for-this-move = For this move
# How many seconds the clock still waits before it runs.
clock-delay =
    { $seconds ->
        [one] Waits { $seconds } s
       *[other] Waits { $seconds } s
    }
clock-moves-to-go =
    { $moves ->
        [one] 1 move left
       *[other] { $moves } moves left
    }
clock-periods = Periods: { $periods }
# One change of a clock by hand. $san is a numbered move.
clock-edit-after = After { $san }: { side } { $before } → { $after }
clock-edit-start = At the start: { side } { $before } → { $after }

## Stopped clocks
## Shown: the bar, and a panel over the board while the clocks are stopped.

pause = Pause
# Goes back to a game whose clocks are stopped.
resume = Resume game
paused = Clocks stopped
# Above the question whether time counts in which no player could move.
away = The clock was paused while you were away
away-question = You were away for { $time }. Does this time count?
# The same where only the time of day jumped while the page was there.
slept = The device slept or its clock was changed
slept-question = According to its clock, { $time } passed. Does this time count?
# What is charged of that time if it counts, where the clock waits before it runs in each move.
gap-charged = With the delay, that would cost { $time }.
gap-not-charged = With the delay, that would cost nothing.
time-under-a-second = less than a second
time-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
time-minutes = { NUMBER($minutes) } min { NUMBER($seconds) } s
time-hours = { NUMBER($hours) } h { NUMBER($minutes) } min
refund-time = Do not count it
charge-time = Count it

## What is wrong in a field of the custom clock
## Shown: New game → More about the clock → Custom clock, and the clocks in the dialog of the arbiter.

not-a-time = Enter a time: 5, 5:00 or 1:30:00.
not-a-number = Enter a whole number of moves, or leave this empty.
not-seconds = Enter a number of seconds.
clock-fault-no-time = Enter some time for the first move.
clock-fault-no-moves = Enter at least one move, or leave this empty for the rest of the game.
clock-fault-no-time-per-move = Enter more than 0, or leave this empty for no limit.
clock-fault-stage-after-last = For how many moves? Another stage follows.
clock-fault-byo-yomi = Enter at least one period with some time, in the last stage.
clock-fault-too-long = Enter at most 1000 hours.

## The clock of a wooden board
## Shown: Menu → Clock for a wooden board, over the whole screen.

chess-clock = Chess clock
chess-clock-first = Black presses first: that starts White’s clock.
chess-clock-moves = Moves: { $moves }
chess-clock-illegal-moves = Illegal moves: { $moves }
illegal-move = Illegal move
chess-clock-second = The second illegal move loses. If the opponent cannot mate, it is a draw.
chess-clock-flag = Time is up. If the opponent cannot mate, it is a draw.
chess-clock-set = Players and time
chess-clock-board = To the board
chess-clock-put-aside = The game on the board is put aside. You will find it under “Saved games”.
chess-clock-keys = Keys: A and L press, P pauses, T says the times.
chess-clock-times = Say the times

## The settings
## Shown: Settings, and New game.

next-game = Rules of the next game
from-next-game = Changes apply from the next game. The game on the board keeps its rules and its clock.
at-once = This device
house-rules = Rules
all-rules = All rules
clock = Clock
no-clock = No clock
press = Press the clock
press-move = Automatically
press-tap = By hand
first-move = First move
first-move-free = Free
first-move-timed = Timed
# When the first increment of a game is added. The hint gives an example: minutes and seconds for each move.
first-increment = First increment
first-increment-after-move = After the first move
first-increment-at-start = On the clock from the start
first-increment-hint = 90 + 30 then begins at 1:30:30.
same-time = Same time for both
both-sides = White and Black
stage-moves = Moves
stage-all-moves = All
stage-time = Minutes
stage-bonus = Per move
stage-amount = Seconds
stage-periods = Periods
per-move = Limit per move, in seconds
no-limit = None
add-stage = Add stage
remove-stage = Remove last stage
white-player = White
black-player = Black
name-placeholder = Name
seats = Seats
seats-one-side = Both on one side
seats-face-to-face = Face to face
seats-side-by-side = Side by side
seats-passing = Pass the device
seats-clock-first = Clock first
orientation = Near side
sounds = Sounds
    .hint = Moves, the end of the game, announced checks.
low-time-sound = Low-time warning
    .hint = Two knocks when a player’s time runs low.
hide-board = Hide board
    .hint = While the clocks are stopped.
start-game = Play
swap-players = Swap
by-lot = Random colours
more-clocks = More about the clock
clock-field-wrong = Correct the marked fields first.
language-choice = Language
# The choice that follows what the browser asks for.
language-automatic = Same as browser
own-language-page = Same as the page
own-language-white = Language for White
own-language-black = Language for Black
# The digits of numbers, scores and clocks: 0–9, or those of the language. Only where the language has some.
digit-choice = Digits
    .hint = For numbers, scores and clocks. Moves and squares stay as they are.

## Trying a translation
## Shown: Settings → Language, at its end.

try-translation = Try a translation…
try-translation-hint = Shows a .ftl file on this page, or lists its errors. A reload ends it; nothing is saved.
# $language is what the file calls its language.
translation-missing =
    { $messages ->
        [0] { $language }: nothing is missing.
        [one] { $language }: 1 text is missing. It is in English.
       *[other] { $language }: { $messages } texts are missing. They are in English.
    }
translation-faulty = The file has errors, so the page does not show it.
# $language is the language that the page had before, in itself.
end-translation = Back to { $language }

## Lock against stray touches
## Shown: Menu → Lock the screen.

lock-screen = Lock the screen
locked = Locked
unlock-again = Press again to unlock
locked-hint = Only moves and clocks respond. Two presses of this button, or Escape, unlock the screen.

## How the board looks and answers
## Shown: Settings → Board, Sound, This device.

looks-board = Board
looks-moving = How pieces move
looks-sound = Sound
looks-theme = Theme
looks-auto = Same as device
looks-light = Light
looks-dark = Dark
looks-contrast = High contrast
looks-squares = Squares
looks-wood = Wood
looks-meadow = Meadow
looks-lake = Lake
looks-stone = Stone
looks-pieces = Pieces
looks-classic = Classic
looks-simple = Simple
# For weak eyes
looks-clear = Clear
# Of a board or of pieces: in colours that the players choose in the fields below
looks-own = Own colours
looks-light-squares = Light squares
looks-dark-squares = Dark squares
looks-white-pieces = White’s pieces
looks-black-pieces = Black’s pieces
looks-similar-colors = These two colours are hard to tell apart. One should be lighter or darker.
looks-coordinates = Coordinates
looks-inside = On the squares
looks-outside = Beside the board
looks-none = None
looks-coordinate-size = Size of coordinates
looks-small = Small
looks-large = Large
looks-last-move = Last move
looks-marked-squares = Marked squares
looks-arrow = Arrow
looks-arrow-and-squares = Arrow and marked squares
# Where these are in the strip of a player.
looks-hand = Clock and buttons
# At the end of a line: at the right, in Arabic at the left.
looks-by-language = By language
looks-left-hand = For the left hand
looks-right-hand = For the right hand
# How the pieces are written in moves: with the letters of the language, Nf3, or ♘f3.
looks-notation = Pieces in moves
looks-letters = Letters
looks-english-letters = English letters
looks-figurines = Figurines
looks-move-times = Time for each move
looks-move-times-hint = The score sheet shows how long each move took.
looks-targets = Possible moves
    .hint = Marks the squares that a piece can go to.
looks-move-by = Pieces move by
looks-both = Drag or two presses
looks-drag = Drag
looks-click = Two presses
looks-confirm = Confirm each move
    .hint = Press the square again, or the button at your edge; Escape takes the move back.
looks-animation = Animation
looks-still = Off
looks-fast = Fast
looks-usual = Normal
looks-slow = Slow
looks-auto-queen = Always promote to a queen
    .hint = For another piece, type the move.
looks-touch-move = Touch-move
    .hint = A piece that is picked up must move if it can.
looks-children = Children
    .hint = Large marks and buttons, possible moves, gentle words, no clock.
looks-wake-lock = Keep the screen on
    .hint = While a clock runs.
looks-vibration = Vibration
    .hint = Moves, check, low time, the end of the game.
looks-lasting = No time limit on messages
    .hint = Messages and questions stay until you close or answer them.
looks-full-screen = Full screen
# $piece is such as checking-piece says.
looks-touched = Touch-move: { $piece } must move.
# $why is a sentence: why a move was refused. Said to children.
looks-gently = Nice try! { $why }
# $san is a move.
looks-confirm-said = { $san } is on the board. Press its square again to play it, or Escape to take it back.

## What a move brings to the clock
## Shown: New game → More about the clock → Custom clock, as choices of a field.

bonus =
    { $bonus ->
        [increment] Adds
        [bronstein] Adds back up to
        [delay] Waits first
        [hourglass] Hourglass
        [byo-yomi] Byo-yomi
       *[none] Adds nothing
    }

## The rules
## Shown: Settings → Rules, and New game → Rules; names of sets also in the bar.

knob-group-draws = Repetition and fifty moves
knob-group-mate = When mate is impossible
knob-group-claims = Offers and claims
knob =
    { $knob ->
        [en-passant] En passant
        [check-warnings] Check warnings
        [announce-check] Announce check
        [threefold] Threefold repetition
        [same-position] Same position means
        [fivefold] Fivefold repetition
        [fifty-moves] Fifty-move rule
        [seventy-five-moves] Seventy-five-move rule
        [dead-position] Draw at once when
        [flag-fall] Running out of time loses
        [draw-offers] Draw offers
        [resignation] Resigning loses
        [self-check] Moving into check loses
       *[wrong-claim-penalty] Penalty for a wrong claim
    }
# What a rule does, in a few words; some need none.
knob-hint =
    { $knob ->
        [en-passant] A pawn can be captured in passing.
        [check-warnings] When off, moving into check is allowed and ends the game.
        [self-check] Applies where check warnings are off.
        [announce-check] On screen, and aloud where sounds are on.
        [fivefold] Draw at once.
        [seventy-five-moves] Draw at once, unless the last move mates.
        [wrong-claim-penalty] The opponent gets time, and the claim counts as a draw offer.
       *[other] { "" }
    }
# The values of each rule, as the choices of a field.
knob-switch =
    { $switch ->
        [on] On
       *[off] Off
    }
knob-penalty =
    { $penalty ->
        [off] None
        [one-minute] One minute
        [two-minutes] Two minutes
       *[on] On
    }
knob-draw-rule =
    { $draw_rule ->
        [off] No rule
        [player-to-move] Player to move can claim
        [intended-move-too] Claim, also with the next move
        [either-player] Either player can claim
       *[at-once] Draw at once
    }
knob-same-position =
    { $same_position ->
        [same-moves] Same pieces, same rights
       *[placement] Same pieces only
    }
knob-dead-position =
    { $dead_position ->
        [exact] Mate is impossible
        [material] Too little material to mate
       *[listed-material] One of four simple endings
    }
knob-flag-fall =
    { $flag_fall ->
        [exact] Unless mate is impossible
        [material] Unless too little material
        [lone-king] Unless against a lone king
       *[loss] Always
    }
knob-draw-offers =
    { $draw_offers ->
        [any-time] At any time
        [own-turn] On your own turn
       *[with-move] With a move
    }
preset =
    { $preset ->
        [fide] { -rules-body } rules
        [fp-club] FP Club
        [fly-or-die] FlyOrDie
       *[lobby] Casual lobby
    }
preset-hint =
    { $preset ->
        [fide] The Laws of Chess: draws are claimed, endings are judged exactly. A wrong claim costs nothing.
        [fp-club] Either player can claim a draw; material decides endings.
        [fly-or-die] The player to move can claim a draw; a lone king cannot win on time.
       *[lobby] Repetition and fifty moves draw at once; running out of time always loses.
    }
# $differences is a list of what rule-difference says.
preset-except = { preset }, except: { $differences }
# One rule that differs from a published set: its name and its value.
rule-difference = { $rule } – { $value }
# A set with what the players made of its own options: Casual lobby, en passant off. $options is a list of the next two.
preset-with = { preset } · { $options }
own-option =
    { $knob ->
        [en-passant] En passant: { $value }
        [check-warnings] Check warnings: { $value }
        [announce-check] Announce check: { $value }
       *[other] Penalty for a wrong claim: { $value }
    }
without-clock = No clock
# $rules is what the game on the board is played under.
rules-of-this-game = This game: { $rules }.
# Every so many moves have so many minutes.
clock-option-moves = { $moves } moves in { $minutes } min
clock-option-increment = { $minutes } + { $seconds }
clock-option-stages = { $moves } moves in { $minutes } min, then { $rest } min, + { $seconds } s
# Below the chips, what the chosen one means: minutes for the game and seconds for each move.
clock-meaning = { $minutes } min for each player.
clock-meaning-increment = { $minutes } min for each player, plus { $seconds } s after every move.

## The score sheet
## Shown: the score sheet beside the board, and its buttons.

score-sheet = Score sheet
score-sheet-label = Score sheet: left and right arrow keys step through the game
# A move on the score sheet that a draw was offered with, for screen readers: Nf3, offers a draw.
san-with-offer = { $san }, offers a draw
no-moves-yet = No moves yet
# Below it, before the first move of a game.
first-step = Drag or press a piece.
first-end = The game is saved on this device. Find it under “Saved games”.
seats-suggested = Black’s side is turned for a player across the table. Do you sit differently?
# Between two moves of the score sheet, and where one steps through the game.
position-put-right = Position corrected by the arbiter
# A flag in the first empty place of the score sheet: a tap on it asks whether the player resigns.
resign-on-sheet =
    { $color ->
        [white] White writes “resigns”
       *[black] Black writes “resigns”
    }
# The word itself, in that place.
resigns-on-sheet = resigns
steps = Step through the game
step-first = First position
step-previous = Previous move
step-next = Next move
step-last = Last position
back-to-game = Back to the game
play-on = Play from here
show-mate = Show the mate
looking-back-at = Earlier position
# $color is the player who could have mated.
mate-line = { side-of } possible mate
intended-line = Intended move
looking-back = This is an earlier position: you cannot move here.
looking-at-another = This is another game: you cannot move in it.
# A move with its number: 12. Nf3, 12… Nf6. $color is who made it.
numbered-move =
    { $color ->
        [white] { NUMBER($number) }. { $san }
       *[black] { NUMBER($number) }… { $san }
    }
# Which position is shown. $san is a numbered move.
place-after = After { $san }
place-start = Start position
# The same read aloud; $sentence is a spoken move, whose turn it is, or what is drawn on the board.
spoken-place = Move { NUMBER($number) }. { $sentence }
spoken-start = Start position. { $sentence }.
# $sentence says whose turn it is.
spoken-put-right = Position corrected by the arbiter. { $sentence }.
back-at-end = Back in the game, at its end.
back-in-game = Back in the game. { $sentence }.
# The positions of a proof, as buttons.
proof = Same position
proof-start = Start
proof-put-right = Corrected
proof-intended = Intended move

## Games out and in
## Shown: Menu → Open another game, and Save or share.

event = Event
date = Date
pgn = This game as PGN
copy-pgn = Copy PGN
save-pgn = Save PGN
copy-fen = Copy FEN
open-game = Open another game
open-game-hint = Paste games in PGN or a position in FEN.
open-file = Open file…
open-pasted = Open
copied = Copied.
not-copied = This browser does not allow copying. Select the text and copy it yourself.
not-read = What is saved on this device could not be read. Nothing has changed. Close this and try again.
saved-file = Saved to your downloads.
shared-file = Shared.
not-saved-file = The browser did not save the file.
reading = Reading…
reading-stopped = Reading was stopped.
reader-failed = The text could not be read. Try again, or reload the page.
nothing-to-open = Paste a PGN or a FEN first.
choose-game = Choose a game
open-before-error = Open the moves before the error
more-games = The text has more games than can be opened at once.
show-more-games = Show more games
# Two players: Ada – Alan.
players = { $white } – { $black }
players-score = { $white } – { $black }, { $score }
length-moves =
    { $moves ->
        [0] A position
        [one] 1 move
       *[other] { $moves } moves
    }
# What is known of a game, in a row.
row-two = { $first } · { $second }
games-found =
    { $games ->
        [0] Nothing could be read.
        [one] 1 game found. Choose it.
       *[other] { $games } games found. Choose one.
    }
# $fault says what is wrong, and where.
games-found-with-fault =
    { $games ->
        [0] Nothing could be read. { $fault }
        [one] 1 game found. { $fault }
       *[other] { $games } games found. { $fault }
    }
more-faults =
    { $faults ->
        [one] and 1 more
       *[other] and { $faults } more
    }

## What is wrong with a position (FEN)
## Shown: Open another game, Set up a position, and Correct the position.

fen-fields =
    { $fields ->
        [one] A FEN has 6 parts with blanks between them: pieces, w or b, castling, en passant, two counters; this has 1.
       *[other] A FEN has 6 parts with blanks between them: pieces, w or b, castling, en passant, two counters; this has { $fields }.
    }
fen-ranks =
    { $ranks ->
        [one] A board has 8 ranks; this has 1.
       *[other] A board has 8 ranks; this has { $ranks }.
    }
fen-rank-length =
    { $files ->
        [one] Rank { $rank } has 1 square instead of 8.
       *[other] Rank { $rank } has { $files } squares instead of 8.
    }
fen-not-a-piece = Rank { $rank }: “{ $found }” is not a piece.
fen-split-gap = Rank { $rank } has two numbers in a row.
fen-turn = The player to move must be w or b.
fen-castling = Castling: “{ $found }” does not belong here.
fen-castling-empty = Castling is missing; write - for none.
fen-castling-right =
    { $color ->
        [white] Castling { $found }: White’s king and rook are not on their squares.
       *[black] Castling { $found }: Black’s king and rook are not on their squares.
    }
fen-en-passant = The en passant square must be - or a square.
fen-en-passant-square = En passant square { $square }: no pawn can just have passed it.
fen-halfmove-clock = The counter for the fifty-move rule must be a number from 0 to 9999.
fen-fullmove-number = The move number must be a number from 1 to 9999.
fen-kings =
    { $kings ->
        [0] { side } has no king.
        [one] { side } has 1 king.
       *[other] { side } has { $kings } kings.
    }
fen-pieces =
    { $pieces ->
        [one] { side } has 1 piece; at most 16 are possible.
       *[other] { side } has { $pieces } pieces; at most 16 are possible.
    }
fen-pawns =
    { $pawns ->
        [one] { side } has 1 pawn; at most 8 are possible.
       *[other] { side } has { $pawns } pawns; at most 8 are possible.
    }
fen-pawn-on-back-rank = A pawn cannot stand on { $square }.
fen-opponent-in-check =
    { $color ->
        [white] White is in check, but it is Black’s turn.
       *[black] Black is in check, but it is White’s turn.
    }
fen-en-passant-check = The check from { $checker } cannot come from the pawn that has just passed { $passed }.
fen-checkers =
    { $pieces ->
        [one] 1 piece gives check in a way that no move can lead to.
       *[other] { $pieces } pieces give check in a way that no move can lead to.
    }
fen-check-unexplained =
    { $pieces ->
        [one] No last move can have given this check.
       *[other] No last move can give check with these { $pieces } pieces at once.
    }
fen-en-passant-quiet = En passant square { $square }: after such a pawn move, the counter for the fifty-move rule must be 0.
fen-promoted = { side } has too many promoted pieces (at least { NUMBER($promoted) }) for its missing pawns ({ NUMBER($pawns) }).
fen-pawn-captures = { side-of } pawns can only be there after more captures than the opponent has lost pieces: { NUMBER($pieces) }.
fen-loose = This is not quite FEN. Please check that it is the position you mean.

## What is wrong with a move (SAN)
## Shown: Open another game, and Type a move.

san-not-san = “{ $san }” is not a chess move in standard notation.
san-none-goes-there = { $san }: no { role } can go to { $to }.
san-leaves-king-in-check = { $san } would leave the king in check.
# $squares is a list.
san-ambiguous = { $san } does not say which piece moves: those on { $squares } can.
san-nothing-to-take = { $san }: there is nothing to capture on { $square }.
san-promotion-missing = { $san } does not say what the pawn on { $square } becomes.
san-no-promotion = { $san }: no pawn is promoted on { $square }.
san-no-castling-right = { $san }: the king or the rook has moved, so castling is not allowed.
san-castling-out-of-check = { $san }: the king is in check, so castling is not allowed.
san-castling-obstructed = { $san }: a piece blocks castling or attacks the king’s way.

## What is wrong with a file of games (PGN)
## Shown: Open another game, and Saved games → Add from PGN.

# Where the fault is; $fault is a sentence.
pgn-at = Line { NUMBER($line) }, column { NUMBER($column) }: { $fault }
pgn-tag = This tag is not of the form [Name "text"].
pgn-open-comment = The closing brace of this comment is missing.
pgn-open-variation = The closing parenthesis of this variation is missing.
pgn-variation-of-nothing = There is no move that this variation could replace.
pgn-too-deep = Too many variations within variations.
pgn-too-long = This game is too long to be shown: it continues after { $moves } moves.
pgn-unopened = “{ $bracket }” closes nothing.
pgn-glyph = A number from 0 to 255 must follow the $.
pgn-null-move = A player cannot pass.
pgn-variant = { $name } is another kind of chess.
pgn-unreadable = The text cannot be read to the end.

## What was guessed when a game was read
## Shown: Menu → Open another game, beside a game.

note-engine-moves = Its moves are written as chess programs write them.
note-letters = Its pieces have letters of another language: { $letters }.
note-nested-comment = It has comments within comments.
note-old-letters = Its letters are stored in an old way. Names may be wrong.
note-no-result = It ends without a result.
note-null-moves = Some variations pass a move (null move). From there on they are text.
note-shortened = Some of its comments are left out.
note-look-alikes = Some letters in its moves are from another alphabet.
note-loose-fen = The position it starts from is not quite written as FEN.
note-empty-fen = It names no start position, so it starts from the usual one.
note-loose-moves = Some moves are abbreviated, or castling is written as a king move.
note-loose-result = Its result is not written in the PGN way.
note-loose-tag = Some of its tags are not quite of the form [Name "text"].
note-stray-signs = There are signs without meaning among its moves.
note-unknown-glyph = Some unknown move signs are left out.
note-unknown-result = PGN has no sign for its result (for example 0–0). It counts as unknown.
note-part = It was read up to an error.
note-same = The same game as number { $number }.

## A game in a link
## Shown: Save or share, and the dialog that a link opens.

link-make = Link to this game
link-hint = The link itself holds the whole game, without comments and variations. Anyone who opens it can view it or play on.
link-hint-board = The link holds the game, but not the key of its tournament board: the arbiter enters a result played from it by hand.
link-move = Move to another device
link-move-hint = Open this link or scan this code on the other device: the game continues there, with its moves and clocks. Here the clocks are stopped.
link-moved = Other device has it
link-from-file = This page is a file on this device. The link works only where the same file is.
link-url = Link to this game
link-copy = Copy link
link-send = Share…
link-code = The link as a code for another device’s camera
link-opened = A game from a link
link-look-through = View
link-play-on = Play on
link-puts-aside = The game on the board is put aside. You can go back to it.
link-clocks = Time left: White { $white }, Black { $black }.
link-empty = There is no game in this link.
link-too-long = This is too long for the link of a game.
link-later = A newer version of this page made the link ({ $version }). Reload the page to get the newest version.
link-character = The character “{ $character }” at place { $column } does not belong in a link.
link-incomplete = The link is cut off, or a character of it was changed. Copy all of it.
link-senseless = This link is not valid.
link-moves-after-the-end = The link has moves after the end of its game.
link-text = A name in the link cannot be read.
link-clock = The clocks in this link cannot be used.
link-rule = A rule in the link has a value that is not possible.
link-board = Tournament game
link-board-play = Play
link-board-hint = When the game is over, the card with the result shows a code for the arbiter.
link-result = Code for the arbiter
link-result-hint = The arbiter’s device scans this code with its camera, or opens the link.
link-result-opened = Tournament result
link-take-in = Add result
link-take-in-hint = Open this on the device on which the tournament is run to add the result.
link-save = Save as file

## Addresses
## Shown: a message when the page is opened by an address that it cannot read.

# $fault is a sentence.
bad-address = This address cannot be opened. { $fault }
bad-address-game-continues = This address cannot be opened. { $fault } The game on the board continues.
address-unknown-setting = There is no setting “{ $name }”.
# $expected is a list of values.
address-bad-value = “{ $name }” cannot be “{ $value }”. Possible: { $expected }.
address-both = “{ $one }” and “{ $other }” cannot be used together.
address-not-text = The value of “{ $name }” cannot be read.
address-too-long = This address is too long.
address-clock =
    { $clock_fault ->
        [time] The time of the clock must be a number of seconds.
        [increment] The increment of the clock must be a number of seconds.
        [no-time] The clock must have some time.
       *[too-long] The clock cannot have more than 1000 hours.
    }
# Puts two values of a list of choices together.
list-two-or = { $first } or { $second }

## Storage
## Shown: messages above the board, and the dialog for a game that is open in another tab.

game-put-aside = The unfinished game was put aside.
back-to-it = Resume game
back-to-unfinished = Unfinished games
game-is-back = The game is back where it was.
open-elsewhere = This game is open in another tab
open-elsewhere-hint = Only one tab at a time can play. If you play here, the other tab stops.
take-over = Play here
# Nothing can be saved, and why. Play continues.
storage-trouble =
    { $trouble ->
        [denied] This browser does not let the page save games. You can play on, but reloading the page loses the game.
        [silent] This browser’s storage does not answer. You can play on, but reloading the page loses the game.
        [closed] This browser has closed the page’s storage. You can play on, but reloading the page loses the game.
        [full] This device has no room left. You can play on, but reloading the page loses the game.
        [later-version] A newer version of { -brand } has saved games here. You can play on, but nothing is saved until the page is reloaded.
       *[failed] The game cannot be saved. You can play on, but reloading the page loses the game.
    }
# The browser's own words, in small print.
storage-detail = The browser says: { $words }
storage-works = The game is saved again. Nothing is missing.
# A newer version of the page saved the game, and this one cannot read it; it stays as it is.
saved-by-newer = A newer version of { -brand } saved the last game. It stays saved; this version plays another game.
saved-by-newer-read-only = A newer version of { -brand } saved the games here. You can view them and back them up; nothing is saved until that version is back.
set-aside = Something else was already saved in this place. Both are kept: look under “Saved games”.
record-damaged = The saved game is damaged. What could be read was set aside.

## The score sheet on paper, and pictures
## Shown: Save or share, and the printed score sheet.

picture-svg = Picture (SVG)
picture-png = Picture (PNG)
paper-print = Print
paper-site = Place
paper-round = Round
paper-result = Result
paper-signature-white = White’s signature
paper-signature-black = Black’s signature
paper-arbiter = Arbiter

## This device
## Shown: Settings → Data and backup.

on-this-device = Data and backup
save-backup = Save backup…
restore-backup = Restore backup…
backup-saved = Backup saved to your downloads.
backup-shared = Backup shared.
backup-advised = Many games have been played here since the last backup.
# How much is stored.
storage-used-kb = { NUMBER($kilobytes) } kB used.
storage-used-mb = { NUMBER($megabytes) }.{ NUMBER($tenths) } MB used.
storage-persistent = The browser keeps saved games until you delete them.
storage-not-persistent = The browser may delete saved games when the device runs out of room. Save a backup of what matters.
storage-safari = Safari deletes what a page has saved after seven days without a visit. A page on the home screen is spared, but has its own storage: back up before you add it, then restore the backup there.
opened-from-file = Opened from a file, the page cannot be installed and does not update itself.
storage-shared-by-files = In Chrome all pages opened from files share the same storage: another such page can read and delete these games.

## Saved games
## Shown: Menu → Saved games; tags, comments and signs in Review.

# The list of everything that is saved.
all-games = Saved games
games-saved =
    { $games ->
        [0] Nothing is saved yet. A game appears here after its first move.
        [one] 1 game.
       *[other] { $games } games.
    }
# A field to search the games in, and what can be typed there.
archive-search = Search
archive-search-hint = Name, opening, FEN…
# A button: finds the games that reach the position that is on the board now.
archive-position = Position on the board
archive-tags = Tags
archive-tags-hint = brilliant, endgame
archive-word = Comment on this move
archive-sign = Sign
archive-notes-done = Done
archive-result = Result
archive-any = Any
# How many of how many games were found.
archive-found = { $found } of { $games } found.
archive-nothing-found = No game fits this search.
archive-clear-search = Clear search
archive-reading = { $found } found so far; { $read } of { $games } searched.
archive-open-file = Add from PGN…
archive-save-all = Save PGN
# While games come in from a file, and afterwards.
archive-coming = Adding: { $new } new, { $same } already here.
archive-came =
    { $faults ->
        [0] Added: { $new }. Already here: { $same }.
        [one] Added: { $new }. Already here: { $same }. With errors: 1.
       *[other] Added: { $new }. Already here: { $same }. With errors: { $faults }.
    }
archive-failed = The file could not be read to the end. Added: { $new }.
archive-stop = Stop
rescued-game = What was rescued from a damaged game
save-game = Save PGN
delete-game = Delete
game-deleted = Deleted: { $title }
undo-delete = Undo
# Puts two sentences after each other.
sentences = { $first } { $second }

## Backups
## Shown: Settings → Data and backup while a backup is saved or restored, and Saved games afterwards.

backup-fault =
    { $backup_fault ->
        [not-a-backup] This file is not a backup made by { -brand }. Nothing has changed.
        [later-version] A newer version of { -brand } made this backup. Nothing has changed.
        [cut-off] The backup could not be restored to the end. What came before is here; trying again adds nothing twice.
        [stopped] Stopped. What was restored so far is here; trying again adds nothing twice.
        [nothing-to-save] There is nothing to save yet.
        [not-saved] The backup could not be saved. Nothing has changed.
        [too-large] This file is too large for a backup. Nothing has changed.
        [unreadable] This file cannot be read. Nothing has changed.
       *[no-storage] Nothing can be saved in this browser. Nothing has changed.
    }
# How far a backup has come.
backup-progress =
    { $games ->
        [one] 1 game so far…
       *[other] { $games } games so far…
    }
# What was done with the games of a backup.
restored-games =
    { $arrival ->
        [added] { $games ->
            [one] 1 game added
           *[other] { $games } games added
        }
        [goes-on] { $games ->
            [one] 1 game continued with the moves of the backup
           *[other] { $games } games continued with the moves of the backup
        }
        [differs] { $games ->
            [one] 1 game differs from the one here: both are here now
           *[other] { $games } games differ from those here: both are here now
        }
        [same] { $games ->
            [one] 1 game was here already
           *[other] { $games } games were here already
        }
       *[behind] { $games ->
            [one] 1 game is longer here than in the backup
           *[other] { $games } games are longer here than in the backup
        }
    }
# Lines of a backup that were refused.
backup-lines-refused =
    { $lines ->
        [one] 1 line of the backup was refused
       *[other] { $lines } lines of the backup were refused
    }
# Why a line of a backup was refused.
backup-line-refused =
    { $line_fault ->
        [unreadable] Line { NUMBER($line) } of the backup was refused: it cannot be read.
        [name] Line { NUMBER($line) } of the backup was refused: the date of the game is impossible.
        [other-game] Line { NUMBER($line) } of the backup was refused: it has parts of several games.
        [number] Line { NUMBER($line) } of the backup was refused: a move has an impossible number.
       *[version] Line { NUMBER($line) } of the backup was refused: a record has an impossible version.
    }

## Leaving no trace
## Shown: Settings → Data and backup, at its end.

erase-everything = Erase everything…
erase-question = This erases every game, the players’ names, all settings and the files for playing without a network from this browser. It cannot be undone. Downloaded files stay.
erase-now = Erase everything

## Parts that come on demand
## Shown: a message in place of a dialog.

# A dialog could not be opened: what draws it could not be loaded.
part-missing = This part of { -brand } could not be loaded. Connect to the internet once, then try again.

## New versions
## Shown: a message above the board, and Settings → Data and backup.

update-ready = A new version of { -brand } is ready.
update-after-game = A new version of { -brand } is ready. You can update after this game.
update = Update
update-now = Update { -brand }

## About
## Shown: Menu → About Tabiya.

about = About { -brand }
about-version = Version { $version }
about-build = Build { $build }
about-stores = Games, players’ names and settings are stored on this device only.
about-asks-nobody = { -brand } sends nothing anywhere: no account, no advertising, no tracking.
about-licences = Licences
about-licences-hint = What { -brand } is made of, and the terms of each part.
about-licences-not-loaded = The licences could not be loaded.

## When the program fails, and when everything is erased
## Shown: a page of its own, which needs no program.

# These stand in the page itself and need no program: the page says them in the language of the browser.
crash = Something went wrong
crash-hint = This is an error in { -brand }. Saved games stay on this device. Reload the page, or choose another way below.
crash-pgn = The game so far as PGN
not-started = { -brand } could not start
not-started-hint = A file did not load correctly, or there is an error in { -brand }. Saved games stay on this device. Reload the page, or choose another way below.
# In the place of not-started-hint where the page was opened from a folder of files.
not-started-from-file = A page opened from a folder cannot load its other files. Open tabiya.html, the whole page as one file, or put this folder on a web server.
reload = Reload page
use-newest = Use the newest version
# The game in progress is no longer opened. It is not deleted.
start-without = Start without the last game (it stays saved)
save-everything = Save everything to a file
erasing = Erasing everything…
erasing-hint = If this takes long, close the other tabs with { -brand }.
erased = Everything is erased
erased-hint = Nothing of { -brand } is left in this browser. You can close this page.
start-anew = Start again
not-erased = Not everything could be erased
not-erased-hint = Close the other tabs with { -brand }, reload the page and try again.

## Answers to keys on the board
## Shown: nowhere: read by screen readers.

# $heading is a rank, a file, a player or a square; $list stands there.
heard-list = { $heading }: { $list }.
heard-nothing = { $heading }: nothing.
heard-rank = Rank { $rank }
heard-file = File { $file }
# A piece in such a list.
heard-piece = { piece } { $square }
heard-attacked = { $square }: attacked by { $pieces }.
heard-safe = { $square }: not attacked.
heard-no-moves = { $square }: no moves.
heard-no-captures = { $square }: no captures.
heard-clocks = White: { $white }. Black: { $black }.
heard-no-such-piece = There is no { role } on the board.

## Typed moves
## Shown: Menu → Type a move; lists of words are not shown.

type-move = Type a move
typed-label = Your move
typed-hint = For example Nf3, g1f3, knight f3, castle kingside.
# A switch: the dialog stays open after a move, so that a whole score sheet can be typed.
typed-several = Several moves
typed-play = Play
# What cannot be read as a move at all.
typed-unreadable = “{ $san }” cannot be read as a move.
# Words of typed moves, in small letters, with blanks between them: what says that a piece captures,
typed-takes = x takes take captures capture
# what says that the king castles,
typed-castles = castle castles castling
# to which side,
typed-short = short kingside
typed-long = long queenside
# and what says nothing more.
typed-aside = to on at from the and side goes moves plays promotes promote promoting becomes with check checkmate mate en passant e.p

## The keys
## Shown: Menu → Keys on the board.

key-list = Keys on the board
key-shift = Shift
key-enter = Enter
key-where = They work while the board has the focus.
# What a key does.
key-help =
    { $key ->
        [arrows] Go to another square; Home, End, Page Up, Page Down: to the edge
        [enter] Pick up the piece, put it down
        [escape] Cancel, go back
        [pieces] Next king, queen, rook, bishop, knight, pawn; with Shift the one before
        [ranks] To this rank
        [files] To this file, a to h
        [moves] Moves of this piece
        [captures] Captures of this piece
        [attackers] Attackers of this square
        [rank] Read this rank
        [file] Read this file
        [own] Pieces of the player to move
        [theirs] Pieces of the other player
        [clocks] Both clocks
        [last] Repeat the last move
        [typed] Type a move
       *[keys] This list
    }

## Rules and exercises
## Shown: Menu → Rules and exercises.

rules-and-lessons = Rules and exercises
learn-tasks = Exercises
learn-continue = Continue
learn-rules = The rules of this game
learn-sets = How the sets of rules differ
learn-rule = Rule
learn-print = Print
learn-try = Try it
learn-again = Again
learn-next = Next
learn-board-hint = You always play White. With the keyboard: arrow keys and Enter.
learn-task-number = Exercise { $number } of { $total }
# How many of the exercises are solved.
learn-solved-count = { $number } of { $total } solved
# The name of a button with the number of an exercise.
learn-task-button =
    { $checked ->
        [yes] Exercise { $number }, solved
       *[no] Exercise { $number }
    }
learn-verdict =
    { $verdict ->
        [solved] Solved!
        [go-on] Right. Now the next move.
        [another] That move is allowed, but it is not the answer. Try another move.
       *[wrong] Not quite. Try again.
    }
# What an exercise asks for.
learn-task =
    { $task ->
        [rook] A rook moves in a straight line, forwards, backwards or sideways, as far as the way is clear. Capture the pawn.
        [bishop] A bishop moves diagonally, as far as the way is clear. Capture the pawn.
        [queen] The queen moves in a straight line or diagonally. Capture the pawn with her.
        [knight] A knight moves two squares straight and one to the side, and jumps over other pieces. Jump to f6.
        [king] The king moves one square in any direction. Capture the pawn.
        [pawn-first] A pawn moves one square ahead; on its first move it may move two. Move it to e4.
        [pawn-takes] A pawn captures diagonally ahead, never straight ahead. Capture what you can.
        [en-passant] Black’s pawn has just moved two squares, past yours. Capture it en passant.
        [promote] A pawn that reaches the last rank becomes another piece. Make a queen.
        [promote-knight] Not every pawn becomes a queen. Make a knight: it gives check at once.
        [castle-short] Castle kingside: move the king two squares towards the rook.
        [castle-long] Castle queenside: move the king two squares towards the rook on a1.
        [castle-which] On one side the king would cross an attacked square. Castle on the other side.
        [castle-why-not] White cannot castle. Press the piece that prevents it.
        [check] Give check: attack the king.
        [flee] You are in check. Move the king away.
        [block] You are in check. Move a piece in between.
        [take-checker] You are in check. Capture the piece that attacks the king.
        [mate-back] Mate in one move: the king cannot get out.
        [mate-queen] Mate with the queen; your king helps.
        [mate-rooks] Mate with the two rooks.
        [mate-not-stalemate] Mate in one move. Take care: Black must be in check.
        [stalemate] Make it a draw: leave Black without a legal move, but not in check.
       *[mate-in-two] Mate in two moves. Begin with a check: rook to b7.
    }
learn-heading =
    { $section ->
        [setup] Setting up
        [rook] The rook
        [bishop] The bishop
        [queen] The queen
        [knight] The knight
        [king] The king
        [pawn] The pawn
        [capture] Capturing
        [castling] Castling
        [en-passant] En passant
        [promotion] Promotion
        [check] Check
        [mate] Checkmate
        [stalemate] Stalemate
        [dead] When nobody can mate
        [repetition] Repetition
        [fifty] Fifty moves
        [offers] Draw offers
        [claims] Claims
        [clocks] Clocks
        [flag] When time runs out
        [resignation] Resigning
       *[points] Points
    }
learn-text =
    { $section ->
        [setup] The square at White’s right-hand corner is light. The first rank has rook, knight, bishop, queen, king, bishop, knight, rook; the white queen on a light square, the black queen on a dark one. The pawns are in front of them. White moves first, then the players take turns; no player may pass.
        [rook] The rook moves along its rank or its file, as far as the squares are empty.
        [bishop] The bishop moves along its diagonals, as far as the squares are empty.
        [queen] The queen moves like a rook or like a bishop.
        [knight] The knight moves two squares straight and one to the side. It jumps over other pieces.
        [king] The king moves one square in any direction, but never to a square that an opposing piece attacks. Once in a game it may castle.
        [pawn] The pawn moves one square ahead to an empty square, from its first square also two if both are empty. It captures one square diagonally ahead. It never moves back.
        [capture] A piece captures by moving to a square with an opposing piece, which leaves the board. A piece cannot go to a square with a piece of its own colour. The king is never captured.
        [castling] The king moves two squares towards a rook, and that rook goes to the square that the king has crossed. It counts as a single move of the king. All of this must hold:
        [en-passant] When a pawn moves two squares and so passes a square that an opposing pawn attacks, that pawn may capture it as if it had moved only one: on the very next move, or not at all.
        [promotion] A pawn that reaches the last rank becomes a queen, a rook, a bishop or a knight of its colour, as its player chooses, whatever is still on the board. The new piece counts at once.
        [check] A king that an opposing piece attacks is in check. There are three answers: the king moves away, a piece captures the attacker, or a piece comes between. Two attackers at once leave only the first.
        [mate] A player who is in check and has no legal move is checkmated and has lost. Checkmate ends the game at once and takes precedence over any draw.
        [stalemate] A player who is not in check and has no legal move is stalemated: the game is a draw at once.
        [dead] Where no mate is possible any more, the game ends as a draw.
        [repetition] When the same position comes again and again, the game may be a draw. The repetitions need not follow one another.
        [fifty] When both players have made many moves without a capture and without a pawn move, the game may be a draw.
        [offers] The players may agree on a draw. A player who is offered a draw may accept it, decline it, or decline it by moving.
        [claims] A claim says that the rules of repetition or of fifty moves make the game a draw. The page checks it.
        [clocks] Each player has their own time, which runs while it is their turn.
        [flag] When a player’s time has run out, the flag falls and the game ends.
        [resignation] A player may resign at any time.
       *[points] A win counts 1, a draw ½ for each, a loss 0.
    }
learn-castling =
    { $part ->
        [king] The king has not moved before.
        [rook] That rook has not moved before.
        [between] No piece is between the two.
        [check] The king is not in check.
        [crosses] The square that the king crosses is not attacked.
       *[reaches] The square that the king reaches is not attacked. The rook may be attacked, and may cross an attacked square.
    }
learn-no-en-passant = In this game no pawn is captured en passant.
learn-own-check =
    { $switch ->
        [on] A move that leaves your own king in check is not legal. It is refused; choose another move.
       *[off] In this game a move that leaves your own king in check is played, and ends the game at once.
    }
learn-announced =
    { $switch ->
        [on] Check is announced.
       *[off] Check is not announced.
    }
learn-claims =
    { $switch ->
        [on] Claims are possible in this game.
       *[off] There is nothing to claim in this game.
    }
learn-no-clock = This game is played without clocks.
learn-clock = The clock of this game: { $clock }.
learn-first-move =
    { $switch ->
        [on] White’s clock is started before the first move.
       *[off] The first move of each player is free.
    }
learn-press =
    { $switch ->
        [on] After moving, each player presses their own clock; that completes the move.
       *[off] A move on the board presses the clock.
    }
# A rule and what it is set to.
learn-setting = { $rule }: { $value }

## Tournaments
## Shown: Menu → Tournaments.

club-title = Tournaments
club-reading = One moment…
club-none = Tournaments that you run on this device will be listed here.
club-new = New tournament
club-create = Create tournament
club-back = All tournaments
club-unreadable = A tournament that cannot be read
club-damaged = The rest of this tournament cannot be read. It is shown as far as possible, and nothing is changed.

## A new tournament
## Shown: Tournaments → New tournament.

club-name = Name
club-name-example = Friday evening
club-format = Format
club-format-name =
    { $scheme ->
        [most-wins] Most wins
        [round-robin] Round robin
        [double] Double round robin
        [swiss] Swiss
       *[knockout] Knockout
    }
club-format-hint =
    { $scheme ->
        [most-wins] Everyone plays everyone once. The most wins decide.
        [round-robin] Everyone plays everyone once. The most points decide.
        [double] Everyone plays everyone twice, once with each colour.
        [swiss] Players with equal points play each other, never twice. For many players and few rounds.
       *[knockout] The loser of a match is out; the winner goes through.
    }
club-rounds = Rounds
club-games = Games in a match
club-ties = If a match is tied, in this order
club-tie =
    { $tie ->
        [rematch] Rematch
        [shorter] 3 minutes each
        [armageddon] Armageddon: a draw wins for Black
       *[lot] At random
    }
club-win = Win
club-drawn = Draw
club-loss = Loss
club-tie-breaks = What decides between equal points, in this order
club-tie-break =
    { $tiebreak ->
        [points] Points
        [direct] Direct encounter
        [wins] Wins
        [won] Games won
        [black] Games with Black
        [progressive] Progressive score
        [buchholz] Buchholz
        [cut] Buchholz without the lowest
        [median] Buchholz without highest and lowest
        [sonneborn] Sonneborn-Berger
        [koya] Koya
       *[rating] Average rating of opponents
    }
club-numbering = Players are numbered
club-numbered =
    { $numbering ->
        [rating] By rating
        [entered] As entered
       *[lot] At random
    }
club-own = As in the next game
club-bracket = Bracket
club-bracket-random = Random in each round
club-bracket-seeded = Seeded by number
club-acceleration = Acceleration
club-acceleration-none = None
club-acceleration-baku = Baku (FIDE C.04.7)
club-bye = Bye without an opponent
club-bye-win = As a win
club-bye-half = As a draw
club-late-byes = Byes worth a draw for late players, in rounds
club-more-tie-breaks = More tie-breaks, by FIDE’s abbreviations
club-players = Players
club-players-hint = One name on each line. A rating may follow it.
club-count =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
club-seed = Number for random choices
club-seed-hint = With the same number, anyone can repeat the same random choices.
club-seed-shown = Number for random choices: { $seed }.
club-more = Points, tie-breaks, chance
club-fault =
    { $lack ->
        [players] A tournament needs at least two players.
        [rounds] A Swiss has 1 to 100 rounds.
        [games] A match has 1 to 20 games.
        [points] A win must count more than a draw, and a draw not less than a loss.
       *[seed] The number for random choices must be a whole number.
    }

## A round of a tournament
## Shown: Tournaments → a tournament → Round.

club-tab =
    { $tab ->
        [round] Round
        [standings] Standings
        [cross] Cross
        [crosstable] Crosstable
        [people] People
        [players] Players
       *[more] More actions
    }
club-round = Round { $round }
club-round-of = Round { $round } of { $rounds }
club-draw = Pair round { $round }
club-next = Play next: { $white } – { $black }
club-missing =
    { $results ->
        [one] 1 missing
       *[other] { $results } missing
    }
club-complete = All entered
club-winner = { $name } has won.
club-not-drawn = The first round is not paired yet.
club-free =
    { $bye ->
        [full] { $name } has a bye: 1 point.
        [half] { $name } has a bye: ½ point.
        [zero] { $name } does not play.
        [points] { $name } has a bye (points: { $points }).
       *[free] { $name } has a bye.
    }
club-play-here = Play here

## Codes for other devices
## Shown: Tournaments → a tournament → Round, beside a game.

club-code-show = Code for another device
club-code-hint = Whoever scans it plays this game on their own device, which then shows a code with the result.
club-code-no-address = This page is a file. Enter the address of the page on the other device. Without one, the page on that device has to scan the code itself.
club-code-address = Address of the page
club-code-read = Results from other devices
club-code-paste = Link with a result
club-code-camera = By camera
club-code-camera-stop = Stop camera
club-code-taken = Board { $board }, { $white } – { $black }: { $score } is entered.
club-code-refused =
    { $code ->
        [event] This is from another tournament.
        [board] This tournament has no such board.
        [forged] This is not from the device that plays on this board, or it was changed. Nothing is added.
        [pairing] This pairing is no longer valid.
        [rules] This was played under other rules or with another clock.
        [over] This game is not over.
        [doubled] This result has already been added.
        [result] This game already has a result.
        [camera] The camera cannot be used. Allow it in the browser.
        [key] This browser has no random numbers, so no code can be made.
       *[none] No code was found.
    }

## Results and corrections
## Shown: Tournaments → a tournament → Round, and its ⋯ menu.

club-result = Result
club-forfeit = By forfeit
club-adjourn = Finish later
club-adjourned = Later
club-clear = No result
club-by-lot = { $name }, at random
club-undo = Undo last step
club-redraw = Pair again
club-cancel = Undo round
club-delete = Delete tournament
club-follows = Also changes:
club-follows-dropped =
    { $results ->
        [one] { $results } result of round { $round } is deleted.
       *[other] { $results } results of round { $round } are deleted.
    }
club-follows-winner = Round { $round }, board { $board }: { $name } goes through.
club-follows-open = Round { $round }, board { $board }: not known who goes through.
club-follows-drawn = Round { $round } was paired from the old result. It stays unless you pair it again.
club-follows-breaks =
    { $breach ->
        [met] { $players } have played before.
        [forbidden] { $players } should not be paired.
        [color] { $players }: one colour too often.
        [bye] { $players }: a second bye.
        [scores] { $players } have different scores.
       *[unpaired] { $players }: no opponent.
    }
club-confirm = Change
club-leave = Do not change
club-refused =
    { $snag ->
        [name] Enter a name.
        [full] A tournament cannot have more players.
        [begun] It is too late for this: the first round is paired.
        [format] This format does not have that.
        [already] Nothing to change.
        [few] There are fewer than two players.
        [over] All rounds are played.
        [missing] A result is missing.
        [drawn] The round is already paired.
        [misplaced] { $name } has no place in this round.
        [together] These two have played, or should not be paired.
        [pairing] This round cannot be paired by the rules.
        [undo] There is nothing to undo.
        [taken] Another player has this name. The two can be merged.
       *[nothing] That does not exist.
    }

## Tables and players of a tournament
## Shown: Tournaments → a tournament → Standings, Crosstable, Players.

club-player = Player
club-points = Points
club-won-drawn-lost = Won, drawn, lost
# Headings of the standings in a file for spreadsheets.
club-csv-heading =
    { $column ->
        [place] Rank
        [won] Won
        [drawn] Drawn
       *[lost] Lost
    }
# The colour of a player in a crosstable, behind the number of the opponent: 5w½.
club-color-letter =
    { $color ->
        [white] w
       *[black] b
    }
club-part = { $round }: { $name } { $value }
club-late = More players
club-add = Add
club-rename = Rename
club-details = Personal data
club-details-save = Save
club-details-wrong = Not understood: { $name }
club-players-file = Players from a file (CSV)
club-understood = Understood: { $columns }
club-list-unused = Not used: { $columns }
club-list-line = Line { NUMBER($line) }: { $fault }
club-list-note =
    { $oddity ->
        [nameless] No name, so the line is left out: { $text }
        [cell] Not understood: { $text }
        [invisible] Invisible characters were removed: { $text }
        [twice] On the list a second time: { $text }
       *[long] The name was too long and was cut: { $text }
    }
club-rating-list = From FIDE’s rating list
club-rating-list-hint = Choose the unpacked list from ratings.fide.com (text or XML). The list is not stored; only the players whom you add are.
club-rating-list-choose = Choose the list
club-rating-list-query = Name or FIDE number
club-rating-list-search = Search
club-rating-list-progress =
    { $listed ->
        [running] Searching…
        [none] No player found.
        [many] Only the first players are shown. Type more of the name.
        [wrong] This file is not FIDE’s rating list.
       *[unreadable] The file cannot be read.
    }
club-performance = Performance: { $performance }
club-rating-change = Rating change by FIDE’s rules with K = { $coefficient }: { $change }
club-detail =
    { $detail ->
        [rating] Rating
        [title] Title
        [fide] FIDE number
        [national] National number
        [federation] Federation
        [birth] Birth
        [sex] Sex
       *[club] Club
    }
club-withdraw = Withdraw
club-return = Return
club-withdrawn = Withdrawn
club-ask =
    { $bye ->
        [half] ½ point for round { $round }
        [points] Points of a draw for round { $round }
       *[other] No point for round { $round }
    }
club-ask-back = Plays round { $round }
club-asked =
    { $bye ->
        [half] ½ point for round { $round }
        [points] Points of a draw for round { $round }
       *[other] Misses round { $round }
    }

## Prints and files of a tournament
## Shown: Tournaments → a tournament → ⋯.

club-print-pairings = Print pairings
club-print-standings = Print standings
club-save-pgn = All games (PGN)
club-save-csv = Standings (CSV)
club-save-page = Web page (HTML)
club-page-games = Games
club-save-trf = FIDE report (TRF)
# Unfolds the fields for place, arbiters and dates; a few words.
club-event-details = More for the report
# Labels of fields, and words before a name on prints and the web page; one or two words.
club-city = Town
club-arbiter = Chief arbiter
club-deputy = Deputy arbiter
club-open-report = Open a FIDE report (TRF)
club-no-report = This file is not a FIDE report.
club-report-fault =
    { $flaw ->
        [empty] The file is empty.
        [record] This line does not begin with a code of three characters.
        [few] There are fewer than two players.
        [many] There are too many players for a tournament.
        [number] This is not a starting number.
       *[twice] Another player has this starting number.
    }
club-report-notes = Noted in the FIDE report
club-report-note =
    { $remark ->
        [columns] The columns after the name are shifted. They have been corrected.
        [field] This is not a number. It counts as missing.
        [result] This is not a result. It counts as a zero-point bye.
        [lines] The lines of the two players differ. White’s line counts.
        [color] No colour is given. The first of the two has White.
        [opponent] No player has this number.
        [bye] This bye is written in the form used before 2016.
        [letter] There is a bye and an opponent at once. It counts as a forfeit.
        [total] The total is not the sum of the rounds. The rounds count.
        [count] The number of players or rounds is different.
        [record] This line cannot be read, or names unknown players. It stays as text.
        [points] These points cannot be used here. 1, ½ and 0 count.
        [acceleration] Acceleration stays as text. Rounds are paired without it.
        [teams] Teams stay as text. Here every player plays alone.
       *[system] This system is not known here. The tournament continues as a Swiss (Dutch system).
    }

## Players on this device
## Shown: Tournaments → Players on this device.

club-profiles = Players on this device
club-no-players = Everyone who plays a game here under a name will be listed here.
club-tally = { $won } won, { $drawn } drawn, { $lost } lost
club-with-white = White: { $tally }
club-with-black = Black: { $tally }
club-against = Against { $name }: { $tally }
club-nobody = Players without a name
club-rating = Rating on this device: { $rating }
# Games against the computer have a rating of their own.
club-practice = Rating in games against the computer: { $rating }
club-curve = Rating after each game, from { $from } to { $to }
club-row = { $now } won in a row, best { $best }
club-quick = Quick match: { $white } – { $black }
club-challenge = Challenge: { $white } – { $black }
club-same = Is the same as
club-choose = Choose…
club-merge = Merge
club-forget = Delete
club-forget-hint = Merge: all games become those of the other, whose name stays. Delete: the games stay, without this player. Both can be undone.
club-hide = Hide
club-unhide = Show again
club-hidden = Hidden
club-sign = Colour of the sign
club-sign-color = Colour { $number }
club-sign-none = No colour

## Pairing by hand
## Shown: Tournaments → a tournament → Round and Players, before a round begins.

club-apart = Do not pair
club-apart-with = With
club-apart-add = Keep apart
club-apart-end = May be paired
club-apart-two = { $one } – { $other }
club-hand = Pair by hand
club-hand-board = Board
club-hand-swap = Swap players
club-hand-seat = Seat at this board
club-fixed = Fixed pairs in round { $round }
club-fixed-add = Fix pair
club-fixed-end = Release

## A round on the wall
## Shown: Tournaments → a tournament → ⋯ → Big screen.

club-wall = Big screen
club-clock-start = Start round clock
club-clock-stop = Stop round clock
club-clock-reset = Reset clock
club-minutes = Minutes
club-print-crosstable = Print crosstable
club-elsewhere = Missing: round { $round }, board { $board }

## Signs and odds of a player
## Shown: Tournaments → Players on this device → a player.

club-even = Without odds
club-odds = Gets odds
club-sign-kind = Sign
club-initials = Initials
club-sign-number = Sign { $number }
club-openings = Openings · { $openings }

## Start position
## Shown: New game → Start.

begin-from = Start
begin-named =
    { $begin ->
        [usual] Usual position
        [chess960] Chess960
        [black-first] Black moves first
        [pawn] Without Black’s f-pawn
        [knight] Without White’s queen’s knight
        [rook] Without White’s queen’s rook
        [queen] Without White’s queen
       *[position] Custom position
    }

## Set up a position
## Shown: Menu → Set up a position.

editor = Set up a position
editor-hint = Drag pieces onto the board and off it, or choose a piece and press squares. With the keyboard: a capital letter (K Q R B N P) puts a white piece, a small letter a black one, Delete empties the square.
editor-remove = Remove
editor-clear = Empty board
editor-reset = Usual position
editor-turn = Player to move
editor-castling = Castling still possible
editor-castles =
    { $wing ->
        [king] { side }: kingside
       *[queen] { side }: queenside
    }
editor-en-passant = A pawn has just passed
editor-nowhere = No pawn
editor-fen = Position as FEN
editor-ready = A game can begin here.
editor-choose = Names and clock
editor-play = Play

## New game
## Shown: New game.

partner-field = Computer
two-people = Two people
new-game-players = Players
new-game-rules = Rules: { $rules }
new-game-start = Start: { $start }
partner-hint = For one person alone: the computer plays the other colour. Swap the players to change colours.
partner-level = Level { $level }
partner-missing = The computer cannot move right now: play its move by hand. It is asked again at its next move.
begin-number = Number
begin-number-hint = 0 to 959, or empty for a random start.
begin-by-lot = Random
begin-link = Copy link
begin-link-hint = The link begins a game with this clock, start, seating and language, under these rules.
begin-no-link = A link cannot hold this clock or a random start.

## Hints, and the mistakes of a game
## Shown: beside the board and in Score sheet: the hint during a game, and the mistakes after it.

coach-hint = Hint
coach-more = Tell me more
coach-thinking = Looking for a good move…
coach-missing = No hint right now.
coach-no-review = The computer cannot look for mistakes right now.
coach-unrated = With a hint, this game does not count for your rating.
coach-mate = Mate in { $moves }.
coach-where =
    { $place ->
        [own-king] Look at your own king: { $squares }.
        [other-king] Look at the other king: { $squares }.
        [king-side] Look at the kingside: { $squares }.
        [queen-side] Look at the queenside: { $squares }.
       *[centre] Look at the middle of the board: { $squares }.
    }
coach-piece = This piece: { $piece }.
coach-move = A good move: { $san }
coach-back = What went wrong?
coach-reading = Looking for mistakes…
coach-curve = Who stood better, from the first move to the last: the light part is White’s.
coach-none = No costly mistake.
coach-missed-mate = Missed: mate in { $moves }.
coach-let-mate = This allows mate in { $moves }.
coach-stalemate = This is stalemate: a draw.
# $color is who could take the piece.
coach-lost =
    { $role ->
        [queen] This let { side } capture the queen.
        [rook] This let { side } capture a rook.
        [bishop] This let { side } capture a bishop.
        [knight] This let { side } capture a knight.
       *[other] This let { side } capture a pawn.
    }
coach-missed-taking =
    { $role ->
        [queen] The queen could have been captured.
        [rook] A rook could have been captured.
        [bishop] A bishop could have been captured.
        [knight] A knight could have been captured.
       *[other] A pawn could have been captured.
    }
coach-worse = There was a better move.
coach-chance = It lowered the chance of winning by { $percent }%.
coach-better = Better: { $line }
coach-never = Proved: mate was never possible.
coach-no-more = Proved: mate was no longer possible after { $san }.
coach-dead = Proved: after { $san } nobody could checkmate any more.
# A heading.
coach-mates = Missed mates
# Beside the name of the opening: $san is the first move after it.
coach-left = From { $san } on, this opening has no name.
coach-practice = Rating in games against the computer: { $before } before this game, { $after } after it.

## What is said aloud, and what is listened to
## Shown: Settings → Sound → Read aloud, and Type a move.

aloud = Read aloud
aloud-hint = Uses a voice on this device, if there is one for the language.
aloud-moves = Moves
aloud-checks = Checks
aloud-time = Low time
aloud-results = The end of the game
aloud-messages = Offers, answers and messages
aloud-focus = The square or button in focus
aloud-to = Read to
heard-low-time = { side }: time is running low.
typed-speak = Say a move
typed-listening = Listening…
typed-heard-nothing = Nothing was understood. Try again.

## The review of a game
## Shown: Review, from Saved games or after a game.

review = Review
review-hint = Move the pieces of both sides. What differs from the game becomes a variation; the game itself stays as it was.
review-keys = Keys: ← and → step, ↓ goes into a variation, ↑ out of it; Ctrl+Z undoes. On the board, comma and full stop step, and C begins and ends an arrow.
# The name of the list of moves, for screen readers.
review-moves = Moves and variations
review-into = Into the variation
review-out = Out of the variation
review-up = Move variation forward
review-delete = Delete from here
review-undo = Undo
review-redo = Redo
# Read aloud. $begin is the first move: knight c3.
review-variation =
    { $moves ->
        [one] Variation, one move, begins with { $begin }
       *[other] Variation, { $moves } moves, begins with { $begin }
    }
# The first move of a variation, read aloud: knight c3.
review-begin = { role } { $to }
review-draw = Arrows and circles
review-draw-hint = Draw with the right mouse button, or hold a finger on a square and drag.
review-color =
    { $shape_color ->
        [green] Green
        [red] Red
        [yellow] Yellow
       *[blue] Blue
    }
review-clear = Clear drawings
review-arrow = Arrow from { $from } to { $to }
review-circle = Circle on { $square }
# A switch: the computer evaluates the position shown.
review-computer = Evaluation
review-three-lines = Three lines
# How many half-moves ahead the computer has looked.
review-depth = Depth { $depth }
# Read aloud: the bar that shows who stands better.
review-chance = White’s chances: { $percent }%
review-add-line = Add this line to the moves
review-no-evaluation = No evaluation right now.
review-no-move = No move is possible here.
# Below the chart of times, and read aloud: the time used for the move shown.
review-time = Time used: { $time }
# Read aloud: the chart of times. $white and $black are times as a clock shows them.
review-times = Time used for each move: White’s upwards, Black’s downwards. In all: White { $white }, Black { $black }.
# Why a change was refused, or why there is no review.
review-fault =
    { $review_fault ->
        [many] This review has as many moves as it can hold.
        [long] The comments of this game are too long.
        [in-progress] The game is in progress, and its players may not try moves. The review opens after the end.
       *[played] The moves of the game stay. Only variations can be deleted or moved forward.
    }
# What a sign means: !, ?, !!, ??, !?, ?!, =, ∞, ⩲, ⩱, ±, ∓, +−, −+.
review-sign =
    { $review_sign ->
        [good] Good move
        [mistake] Mistake
        [brilliant] Brilliant move
        [blunder] Blunder
        [interesting] Interesting move
        [dubious] Dubious move
        [equal] Equal position
        [unclear] Unclear position
        [white-slight] White is slightly better
        [black-slight] Black is slightly better
        [white-better] White is better
        [black-better] Black is better
        [white-wins] White is winning
       *[black-wins] Black is winning
    }
