### Tabiya हिन्दी में।
###
### उद्धरण “ऐसे”, वाक्य के अंत में “।”, अंक बिसात वाले ही (1 2 3)। नुक्ता ज़ और फ़ में लगता है, क ख ग में नहीं।
### शब्द: राजा, वज़ीर, हाथी, ऊँट, घोड़ा, प्यादा; शह, शहमात (मात देना), गतिरोध, ड्रॉ, किलेबंदी (छोटी, लंबी), एन पासां,
### प्रमोशन; बाज़ी, चाल, मोहरा, खाना, पंक्ति, स्तंभ, बोर्ड, स्कोरशीट, घड़ी, झंडी, आर्बिटर, दावा, पेशकश।
### $color एक पक्ष है: [white] या [black]। $role मोहरे का प्रकार है। $square, $from, $to खानों के नाम हैं (e4), $san स्कोरशीट
### की चाल (Nf3), $time घड़ी का समय (5:00)। चालें अंग्रेज़ी अक्षरों में लिखी जाती हैं, जैसे भारत में चलन है।
### मोहरों की सूची ($pieces, $piece) परसर्ग वाले रूप में आती है: “e4 के घोड़े”; उसके बाद से, को, ने, का… ज़रूर हो।

## The language itself
## Shown: in Settings → Language, the name; in moves, the letters. The rest is not shown.

language-tag = hi
language-name = हिन्दी
text-direction = ltr
piece-letters = KQRBN

## Names that stand in other messages
## Shown: inside other messages.

-brand = Tabiya
-rules-body = FIDE
# परसर्ग के पहले एक पक्ष, और उसके सामने वाला; वही बिना परसर्ग के।
-paksh =
    { $color ->
        [white] सफ़ेद
       *[black] काले
    }
-saamne =
    { $color ->
        [white] काले
       *[black] सफ़ेद
    }
-doosra =
    { $color ->
        [white] काला
       *[black] सफ़ेद
    }
# परसर्ग के पहले मोहरा।
-mohre =
    { $role ->
        [pawn] प्यादे
        [knight] घोड़े
        [bishop] ऊँट
        [rook] हाथी
        [queen] वज़ीर
       *[king] राजा
    }
-shaant =
    { $moves ->
        [one] { $moves } चाल, बिना मोहरा मारे और बिना प्यादा चले।
       *[other] { $moves } चालें, बिना मोहरा मारे और बिना प्यादा चले।
    }
-shaant-aadhi = { $moves }½ चालें, बिना मोहरा मारे और बिना प्यादा चले।
brand = { -brand }
side =
    { $color ->
        [white] सफ़ेद
       *[black] काला
    }
side-of =
    { $color ->
        [white] सफ़ेद
       *[black] काले
    }
computer-level = कंप्यूटर, स्तर { $level }
role =
    { $role ->
        [pawn] प्यादा
        [knight] घोड़ा
        [bishop] ऊँट
        [rook] हाथी
        [queen] वज़ीर
       *[king] राजा
    }
piece =
    { $color ->
        [white] सफ़ेद { role }
       *[black] काला { role }
    }
list-two = { $first } और { $second }
list-more = { $first }, { $second }

## The menu and the bar
## Shown: the bar above the board, the menu, and buttons of every dialog.

new-game = नई बाज़ी
flip = बोर्ड पलटें
menu = मेनू
menu-this-game = यह बाज़ी
menu-bring-in = इंपोर्ट
menu-more = और
play-computer = कंप्यूटर के साथ खेलें
wooden-board-clock = लकड़ी के बोर्ड के लिए घड़ी
settings = सेटिंग
close = बंद करें
cancel = रद्द करें
copy = कॉपी करें
works-offline = बिना इंटरनेट भी चलता है
page-description = एक डिवाइस पर दो लोगों के लिए शतरंज: आर्बिटर, स्कोरशीट, घड़ी और बोर्ड।

## The board
## Shown: the board; who is to move also in the bar, and read aloud.

board = शतरंज का बोर्ड
square-with-piece = { $square }, { piece }
promote-to = प्यादा क्या बने
check = शह!
spoken-check = शह
to-move =
    { $checked ->
        [yes] { -paksh } की चाल, राजा शह में
       *[no] { -paksh } की चाल
    }
new-game-to-move = नई बाज़ी। { $sentence }।
captured-nothing = { -paksh } ने कोई मोहरा नहीं मारा
captured = { -paksh } ने मारे: { $pieces }

## Moves read aloud
## Shown: nowhere: read aloud, and by screen readers.

spoken-end =
    { $check ->
        [none] { "।" }
        [check] , शह।
       *[mate] , शहमात।
    }
spoken-move = { side }: { role } { $from } से { $to }{ spoken-end }
spoken-capture = { side }: { role } { $from } से { $to }, { taken-role } को मारा{ spoken-end }
spoken-en-passant = { side }: प्यादा { $from } से { $to }, प्यादे को एन पासां मारा{ spoken-end }
spoken-promotion = { side }: प्यादा { $from } से { $to }, { promoted-role } बना{ spoken-end }
spoken-promotion-capture = { side }: प्यादा { $from } से { $to }, { taken-role } को मारा, { promoted-role } बना{ spoken-end }
spoken-castling =
    { $wing ->
        [king] { side }: छोटी किलेबंदी{ spoken-end }
       *[queen] { side }: लंबी किलेबंदी{ spoken-end }
    }
# परसर्ग के पहले: “प्यादे को”।
taken-role =
    { $taken-role ->
        [pawn] प्यादे
        [knight] घोड़े
        [bishop] ऊँट
        [rook] हाथी
        [queen] वज़ीर
       *[king] राजा
    }
promoted-role =
    { $promoted-role ->
        [queen] वज़ीर
        [rook] हाथी
        [bishop] ऊँट
        [knight] घोड़ा
       *[other] मोहरा
    }

## What players ask of each other
## Shown: buttons and questions at each player’s edge of the board.

resign = हार मानें
confirm-resignation = { $name }: क्या हार माननी है?
keep-playing = खेलते रहें
undo-end =
    { $ended ->
        [resigned] हार मानना वापस लें
        [claimed] दावा वापस लें
        [decided] फ़ैसला वापस लें
       *[agreed] ड्रॉ रद्द कराएँ
    }
asks-undo = { -paksh } ने ड्रॉ रद्द करने का अनुरोध किया है
asks-undo-by = { $name } ने ड्रॉ रद्द करने का अनुरोध किया है
end-undone = नतीजा वापस लिया गया। बाज़ी जारी है।
offer-draw = ड्रॉ की पेशकश
claim-draw = ड्रॉ का दावा
claim-draw-now = अभी ड्रॉ का दावा करें
claim-possible = ड्रॉ का दावा हो सकता है।
claim-possible-with-move = चाल घोषित करके ड्रॉ का दावा हो सकता है।
claim-not-yet = दावा: अभी संभव नहीं ({ $counts })
claim-not-on-turn = दावा: सिर्फ़ अपनी बारी पर
claim-position-count = स्थिति 3 में से { NUMBER($times) }
claim-move-count = चालें 50 में से { $moves }
draw-choices = ड्रॉ…
ask-takeback = चाल वापस
ask-redo = चाल दोबारा
withdraw-request = वापस लें
accept-draw = ड्रॉ मंज़ूर
decline-draw = नामंज़ूर
consent = मंज़ूर
# Asked of the player whose move is shown and waits to be confirmed; the answers are make-move and cancel.
confirm-move = यह चाल चलें?
make-move = चलें
draw-offered =
    { $color ->
        [white] सफ़ेद की ओर से ड्रॉ की पेशकश
       *[black] काले की ओर से ड्रॉ की पेशकश
    }
draw-offered-by = { $name } की ओर से ड्रॉ की पेशकश
offer-goes-with-move = ड्रॉ चाल के साथ
asks-takeback =
    { $moves ->
        [one] { -paksh } ने पिछली चाल वापस माँगी है
       *[other] { -paksh } ने पिछली { $moves } चालें वापस माँगी हैं
    }
asks-takeback-by =
    { $moves ->
        [one] { $name } ने पिछली चाल वापस माँगी है
       *[other] { $name } ने पिछली { $moves } चालें वापस माँगी हैं
    }
asks-redo = { -paksh } ने चालें दोबारा चलने का अनुरोध किया है
asks-redo-by = { $name } ने चालें दोबारा चलने का अनुरोध किया है
waiting =
    { $color ->
        [white] सफ़ेद के जवाब का इंतज़ार
       *[black] काले के जवाब का इंतज़ार
    }
waiting-by = { $name } के जवाब का इंतज़ार
claim-hint = किस चाल से ड्रॉ होगा? उसे यहाँ या बोर्ड पर चुनें। वह घोषित होगी, चली नहीं जाएगी।
claim-so-far = यह स्थिति: 3 में से { NUMBER($times) } बार।
claim-moves-so-far = 50 में से { $moves } चालें, बिना मोहरा मारे और बिना प्यादा चले।
intended-move = सोची हुई चाल
claim = दावा करें

## What has just happened between the players
## Shown: messages at the edge of the player concerned, also read aloud.

offers-draw = { -paksh } ने ड्रॉ की पेशकश की है।
declines-draw = { -paksh } ने ड्रॉ नामंज़ूर किया।
declines-draw-by = { $name } ने ड्रॉ नामंज़ूर किया।
allows = { -paksh } ने मंज़ूरी दी।
allows-by = { $name } ने मंज़ूरी दी।
refuses = { -paksh } ने मना किया।
refuses-by = { $name } ने मना किया।
withdraws = { -paksh } ने अनुरोध वापस लिया।
withdraws-by = { $name } ने अनुरोध वापस लिया।
game-paused = घड़ियाँ रुकी हैं।
game-resumed = बाज़ी जारी है।
given-time = { -paksh } को और समय मिला।
given-time-by = { $name } को और समय मिला।
clock-was-set = आर्बिटर ने { -paksh } की घड़ी मिलाई है।
position-was-put-right = आर्बिटर ने स्थिति सुधारी है। { $sentence }।
incorrect-claim-offer =
    { $declared ->
        [yes] दावा गलत है। { $why } यह दावा ड्रॉ की पेशकश माना जाएगा, और चाल चलनी होगी।
       *[no] दावा गलत है। { $why } यह दावा ड्रॉ की पेशकश माना जाएगा।
    }
flag-fell = { -paksh } की झंडी गिर गई। जाँच हो रही है कि { -doosra } अब भी मात दे सकता है या नहीं…
resigns = { -paksh } ने हार मान ली। जाँच हो रही है कि { -doosra } अब भी मात दे सकता है या नहीं…
being-settled = जाँच हो रही है कि मात अब भी संभव है या नहीं…

## Why something was refused
## Shown: a message at the edge of the player who tried it.

refused-game-over = बाज़ी खत्म हो चुकी है: { $score }।
refused-not-legal = यह चाल नियम के अनुसार नहीं है।
refused-king-in-check =
    { $already ->
        [yes] आपके राजा पर { $pieces } से शह बनी रहेगी।
       *[no] इससे आपके राजा पर { $pieces } से शह लगेगी।
    }
checking-piece = { $square } के { -mohre }
own-piece-there = वहाँ आपका अपना मोहरा है।
not-its-way = { role } ऐसे नहीं चलता।
way-blocked = रास्ता { $pieces } ने रोक रखा है।
pawn-has-moved = प्यादा दो खाने केवल अपनी पहली चाल में चल सकता है।
nothing-to-capture = प्यादा तिरछा केवल मारने के लिए चलता है।
en-passant-is-off = इस बाज़ी में एन पासां नहीं है।
en-passant-late = एन पासां तभी हो सकता है जब दूसरा प्यादा ठीक पिछली चाल में दो खाने चला हो।
castling-king-has-moved = किलेबंदी नहीं हो सकती: राजा चल चुका है।
castling-rook-has-moved = किलेबंदी नहीं हो सकती: यह हाथी चल चुका है।
no-castling-there = इस बाज़ी में इस ओर किलेबंदी नहीं है।
castling-blocked = किलेबंदी नहीं हो सकती: रास्ता { $pieces } ने रोक रखा है।
castling-out-of-check = { $pieces } से शह में रहते किलेबंदी नहीं हो सकती।
castling-through-check = किलेबंदी नहीं हो सकती: { $square } पर { $pieces } का हमला है।
refused-paused = घड़ियाँ रुकी हुई हैं।
refused-suspended = पहले तय करें कि बीच का समय गिना जाए या नहीं।
refused-clock-not-pressed = { -paksh } ने अभी घड़ी नहीं दबाई है।
refused-nothing-to-press = पहले चाल चलें।
refused-flag-fallen = { -paksh } की झंडी गिर चुकी है।
refused-being-settled = नतीजे की जाँच अभी चल रही है।
refused-too-early-to-agree = ड्रॉ पर सहमति तभी हो सकती है जब दोनों एक-एक चाल चल चुके हों।
refused-not-your-turn = अभी आपकी बारी नहीं है।
refused-offer-open = ड्रॉ की एक पेशकश पहले से चल रही है।
refused-no-offer = ड्रॉ की कोई पेशकश नहीं है जिसका जवाब देना हो।
refused-no-claims = इन नियमों में दावा करने को कुछ नहीं है।
refused-no-intended-move = इन नियमों में दावा बिना चाल घोषित किए होता है।
incorrect-claim = दावा गलत है। { $why }
refused-move-declared = { $san } घोषित हुई थी: वही चाल चलनी होगी।
refused-request-open = पिछला अनुरोध अभी जवाब के इंतज़ार में है।
refused-no-request = कोई अनुरोध नहीं है जिसका जवाब देना हो।
refused-nothing-to-take-back = वापस लेने को कोई चाल नहीं है।
refused-nothing-to-redo = दोबारा चलने को कोई चाल नहीं है।
refused-not-running = कोई घड़ी चल नहीं रही है।
refused-not-paused = घड़ियाँ रुकी हुई नहीं हैं।
refused-not-suspended = बाज़ी बीच में रुकी नहीं थी।
refused-no-clock = यह घड़ी इस्तेमाल में नहीं है।
refused-nothing-to-start = चालू करने को कोई घड़ी नहीं है।
refused-bad-amount = घड़ी को इस समय पर नहीं मिलाया जा सकता।
refused-fixed-for-this-game = इसे केवल अगली बाज़ी के लिए बदला जा सकता है।
refused-no-question = यह सवाल अब खुला नहीं है।

## Why a claim is wrong
## Shown: a message at the edge of the player who claimed.

wrong-claim-mates = सोची हुई चाल शहमात है, इसलिए बाज़ी ड्रॉ नहीं है।
wrong-claim-times =
    { $intended ->
        [yes] { $times ->
            [1] यह स्थिति पहली बार बनेगी, तीसरी बार नहीं।
            [2] यह स्थिति दूसरी बार बनेगी, तीसरी बार नहीं।
            [one] यह स्थिति { $times } बार बनेगी।
           *[other] यह स्थिति { $times } बार बनेगी।
        }
       *[no] { $times ->
            [1] यह स्थिति एक बार बनी है, तीन बार नहीं।
            [2] यह स्थिति दो बार बनी है, तीन बार नहीं।
            [one] यह स्थिति { $times } बार बनी है।
           *[other] यह स्थिति { $times } बार बनी है।
        }
    }
wrong-claim-moves =
    { $half ->
        [yes] { $moves ->
            [0] बिना मोहरा मारे और बिना प्यादा चले एक चाल से कम हुई है, 50 नहीं।
            [one] बिना मोहरा मारे और बिना प्यादा चले { $moves }½ चालें हुई हैं, 50 नहीं।
           *[other] बिना मोहरा मारे और बिना प्यादा चले { $moves }½ चालें हुई हैं, 50 नहीं।
        }
       *[no] { $moves ->
            [one] बिना मोहरा मारे और बिना प्यादा चले { $moves } चाल हुई है, 50 नहीं।
           *[other] बिना मोहरा मारे और बिना प्यादा चले { $moves } चालें हुई हैं, 50 नहीं।
        }
    }
wrong-claim-both = { $repetition } { $fifty }

## How games end
## Shown: the card with the result, the list of all games, the printed score sheet.

ended-checkmate = शहमात से { -paksh } की जीत
ended-stalemate = गतिरोध से ड्रॉ
ended-resignation = { -saamne } ने हार मानी
ended-resignation-draw = { -paksh } ने हार मानी, पर { -doosra } मात नहीं दे सकता
ended-flag-fall = समय पर { -paksh } की जीत
ended-flag-fall-draw = { -paksh } का समय खत्म हुआ, पर { -doosra } मात नहीं दे सकता
ended-flag-fall-draw-unknown = समय खत्म हुआ, पर विरोधी मात नहीं दे सकता
ended-left-king-in-check = { -saamne } की जीत: { -paksh } ने राजा को शह में छोड़ा
ended-left-king-in-check-draw = { -paksh } ने राजा को शह में छोड़ा, पर { -doosra } मात नहीं दे सकता
ended-arbiter = आर्बिटर का फ़ैसला
ended-reported = खिलाड़ियों के बताए अनुसार
ended-agreement = सहमति से ड्रॉ
ended-dead-position = ड्रॉ: अब कोई मात नहीं दे सकता
ended-insufficient-material = ड्रॉ: मात लायक मोहरे किसी के पास नहीं
ended-threefold = तीन बार दोहराव से ड्रॉ
ended-fivefold = पाँच बार दोहराव से ड्रॉ
ended-fifty-moves = पचास चालों के नियम से ड्रॉ
ended-seventy-five-moves = पचहत्तर चालों के नियम से ड्रॉ

## The bar, and the card with the result
## Shown: the bar above the board, the rules of New game, and the card at the end of a game.

won-by-checkmate = शहमात
won-on-time = समय खत्म
won-by-king-in-check = राजा शह में छोड़ा गया
rules-chip-name = नियम
bar-move = चाल { NUMBER($number) }
own-clock = कस्टम घड़ी
own-rules = कस्टम नियम
no-en-passant = एन पासां नहीं
no-check-warnings = शह की चेतावनी नहीं
check-announced = शह बताई जाती है
result-card = नतीजा
wins = { $name } की जीत
drawn = ड्रॉ
rematch = दोबारा मुकाबला
share-game = सेव या शेयर करें
result = { $score }: { $reason }।

## What lies behind a result
## Shown: the card with the result, after “Why?”.

ask-why = क्यों?
why-previous = पिछला कारण
why-next = अगला कारण
why-place = { $total } में से { $number }
why-check = { $pieces } से शह है।
why-double-check = { $pieces } से एक साथ शह है, इसलिए केवल राजा चल सकता था।
why-no-check = राजा शह में नहीं है, और कोई नियमानुसार चाल नहीं है।
why-own = राजा के अपने मोहरे उसे रोकते हैं: { $squares }।
why-covered = { $squares } पर नहीं जा सकता: वहाँ { $pieces } का हमला है।
why-pinned = { $piece } को { $squares } पर नहीं चला सकते: { $by } से शह लगेगी।
why-no-help =
    { $between ->
        [yes] कोई और मोहरा न हमलावर को मार सकता है, न बीच में आ सकता है।
       *[no] कोई और मोहरा हमलावर को नहीं मार सकता।
    }
why-stuck = { $pieces } की कोई चाल नहीं है।
why-dead-kings = केवल दोनों राजा बचे हैं।
why-dead-minor = राजाओं के साथ केवल { $pieces } से मात नहीं हो सकती।
why-dead-bishops = सारे ऊँट एक ही रंग के खानों पर हैं, इसलिए दूसरे रंग के खानों पर कोई हमला नहीं कर सकता।
why-dead-no-way = दोनों खिलाड़ी मदद करें, तब भी नियमानुसार चालों का कोई क्रम मात तक नहीं पहुँचता।
explained-king-left-in-check = { $square } पर { -paksh } के राजा को मारा जा सकता था।
explained-flag-not-asked = { -paksh } का समय खत्म हुआ।
explained-flag-more-than-king = { -saamne } के पास राजा के अलावा भी मोहरे थे।
explained-flag-lone-king = { -saamne } के पास केवल राजा था।
explained-flag-enough-material = { -saamne } के पास मात लायक मोहरे थे।
explained-flag-not-enough-material = { -saamne } के पास मात लायक मोहरे नहीं थे।
explained-flag-can-mate = { -doosra } अब भी मात दे सकता था।
explained-flag-cannot-mate = नियमानुसार चालों के किसी भी क्रम से { -doosra } मात नहीं दे सकता था।
explained-flag-undetermined = क्या { -doosra } अब भी मात दे सकता था? प्रोग्राम तय नहीं कर सका; मात संभव मानी जाती है।
explained-dead-undetermined = क्या कोई खिलाड़ी अब भी मात दे सकता था? प्रोग्राम तय नहीं कर सका; मात संभव मानी जाती है।
explained-claimed-threefold = { -paksh } का दावा। वही स्थिति: { $places }।
explained-claimed-threefold-with = { $san } के साथ { -paksh } का दावा। वही स्थिति: { $places }।
explained-threefold = वही स्थिति: { $places }।
explained-claimed-fifty =
    { $half ->
        [yes] { -paksh } का दावा। { -shaant-aadhi }
       *[no] { -paksh } का दावा। { -shaant }
    }
explained-claimed-fifty-with =
    { $half ->
        [yes] { $san } के साथ { -paksh } का दावा। { -shaant-aadhi }
       *[no] { $san } के साथ { -paksh } का दावा। { -shaant }
    }
explained-fifty =
    { $half ->
        [yes] { -shaant-aadhi }
       *[no] { -shaant }
    }
occurrence-after = { $san } के बाद
occurrence-intended = सोची हुई चाल के बाद
occurrence-start = शुरू में
occurrence-put-right = जहाँ आर्बिटर ने स्थिति सुधारी

## Clocks
## Shown: the clocks beside the board, and the dialog of the arbiter.

press-clock = घड़ी दबाएँ
start-clock = घड़ी चालू करें
give-time =
    { $color ->
        [white] सफ़ेद को 15 सेकंड दें
       *[black] काले को 15 सेकंड दें
    }
give-time-to = { $name } को 15 सेकंड दें
set-clocks = घड़ियाँ मिलाएँ
arbiter = आर्बिटर
end-game-as = बाज़ी खत्म करें
confirm-decision = बाज़ी { $score } पर खत्म करें?
decision-reason = कारण
put-right = स्थिति सुधारें
put-right-hint = बाज़ी इसी स्थिति से आगे चलेगी। इससे पहले का कुछ भी न दावे में गिना जाएगा, न वापस लिया जा सकेगा।
put-right-fen = स्थिति (FEN)
put-right-button = सुधारें
set-clocks-hint = मिनट, या घंटे:मिनट:सेकंड। हर बदलाव लिखा जाता है।
set-clock = मिलाएँ
add-15 = +15 से॰
clock-edits = अब तक के बदलाव
clock-of = { -paksh } की घड़ी
press-awaited = { side }: अपनी घड़ी दबाएँ
clock-total = कुल { $time }
clock-move = चाल { $time }
clock-for-this-move = इस चाल के लिए
clock-delay = { $seconds } से॰ रुकेगी
clock-moves-to-go =
    { $moves ->
        [one] { $moves } चाल बाकी
       *[other] { $moves } चालें बाकी
    }
clock-periods = अवधियाँ: { $periods }
clock-edit-after = { $san } के बाद: { side } { $before } → { $after }
clock-edit-start = शुरू में: { side } { $before } → { $after }

## Stopped clocks
## Shown: the bar, and a panel over the board while the clocks are stopped.

pause = रोकें
resume = बाज़ी जारी रखें
paused = घड़ियाँ रुकी हैं
away = आपके न होने पर घड़ी रुकी थी
away-question = आपके न होने का समय: { $time }। क्या इसे गिना जाए?
slept = डिवाइस स्लीप में था या उसकी घड़ी बदली गई
slept-question = उसकी घड़ी के अनुसार बीता समय: { $time }। क्या इसे गिना जाए?
gap-charged = घड़ी पहले रुकती है: कटने वाला समय { $time }।
gap-not-charged = घड़ी पहले रुकती है, इसलिए कुछ नहीं कटेगा।
time-under-a-second = एक सेकंड से कम
time-seconds = { $seconds } सेकंड
time-minutes = { NUMBER($minutes) } मि॰ { NUMBER($seconds) } से॰
time-hours = { NUMBER($hours) } घं॰ { NUMBER($minutes) } मि॰
refund-time = न गिनें
charge-time = गिनें

## What is wrong in a field of the custom clock
## Shown: New game → More about the clock → Custom clock, and the clocks in the dialog of the arbiter.

not-a-time = समय भरें: 5, 5:00 या 1:30:00।
not-a-number = चालों की संख्या पूर्णांक में भरें, या खाली छोड़ें।
not-seconds = सेकंडों की संख्या भरें।
clock-fault-no-time = पहली चाल के लिए कुछ समय भरें।
clock-fault-no-moves = कम से कम एक चाल भरें; बाकी बाज़ी के लिए खाली छोड़ें।
clock-fault-no-time-per-move = 0 से ज़्यादा भरें; कोई सीमा न हो तो खाली छोड़ें।
clock-fault-stage-after-last = कितनी चालों के लिए? आगे एक और चरण है।
clock-fault-byo-yomi = आखिरी चरण में समय के साथ कम से कम एक अवधि भरें।
clock-fault-too-long = ज़्यादा से ज़्यादा 1000 घंटे भरें।

## The clock of a wooden board
## Shown: Menu → Clock for a wooden board, over the whole screen.

chess-clock = शतरंज घड़ी
chess-clock-first = पहले काला दबाता है: इससे सफ़ेद की घड़ी चालू होती है।
chess-clock-moves = चालें: { $moves }
chess-clock-illegal-moves = नियम-विरुद्ध चालें: { $moves }
illegal-move = नियम-विरुद्ध चाल
chess-clock-second = दूसरी नियम-विरुद्ध चाल से हार होती है। विरोधी मात न दे सके, तो ड्रॉ।
chess-clock-flag = समय खत्म हुआ। विरोधी मात न दे सके, तो ड्रॉ।
chess-clock-set = खिलाड़ी और समय
chess-clock-board = बोर्ड पर
chess-clock-put-aside = बोर्ड की बाज़ी अलग रख दी जाएगी। वह “सेव की हुई बाज़ियाँ” में मिलेगी।
chess-clock-keys = कुंजियाँ: A और L से घड़ी दबती है, P से रुकती है, T से समय बोला जाता है।
chess-clock-times = समय बोलें

## The settings
## Shown: Settings, and New game.

next-game = अगली बाज़ी के नियम
from-next-game = बदलाव अगली बाज़ी से लागू होंगे। बोर्ड पर चल रही बाज़ी के नियम और घड़ी वही रहेंगे।
at-once = यह डिवाइस
house-rules = नियम
all-rules = सारे नियम
clock = घड़ी
no-clock = घड़ी नहीं
press = घड़ी दबाना
press-move = अपने आप
press-tap = हाथ से
first-move = पहली चाल
first-move-free = बिना समय
first-move-timed = समय के साथ
first-increment = समय पहली बार जुड़े
first-increment-after-move = पहली चाल के बाद
first-increment-at-start = शुरू से घड़ी पर
first-increment-hint = तब 90 + 30 की शुरुआत 1:30:30 से होती है।
same-time = दोनों का समय बराबर
both-sides = सफ़ेद और काला
stage-moves = चालें
stage-all-moves = सब
stage-time = मिनट
stage-bonus = हर चाल पर
stage-amount = सेकंड
stage-periods = अवधियाँ
per-move = एक चाल की सीमा, सेकंड में
no-limit = कोई नहीं
add-stage = चरण जोड़ें
remove-stage = आखिरी चरण हटाएँ
white-player = सफ़ेद
black-player = काला
name-placeholder = नाम
seats = बैठने की जगह
seats-one-side = दोनों एक ओर
seats-face-to-face = आमने-सामने
seats-side-by-side = अगल-बगल
seats-passing = डिवाइस बारी-बारी से
seats-clock-first = पहले घड़ी
orientation = पास का पक्ष
sounds = आवाज़ें
    .hint = चालें, बाज़ी का अंत, बताई गई शह।
low-time-sound = कम समय की चेतावनी
    .hint = समय कम रह जाने पर दो बार टक-टक।
hide-board = बोर्ड छिपाएँ
    .hint = जब घड़ियाँ रुकी हों।
start-game = खेलें
swap-players = अदला-बदली
by-lot = रैंडम रंग
more-clocks = घड़ी के और विकल्प
clock-field-wrong = पहले निशान लगे फ़ील्ड ठीक करें।
language-choice = भाषा
language-automatic = ब्राउज़र वाली
own-language-page = पेज वाली
own-language-white = सफ़ेद की भाषा
own-language-black = काले की भाषा
digit-choice = अंक
    .hint = संख्याओं, नतीजों और घड़ियों के लिए। चालें और खाने वैसे ही रहते हैं।

## Trying a translation
## Shown: Settings → Language, at its end.

try-translation = अनुवाद आज़माएँ…
try-translation-hint = FTL फ़ाइल को इस पेज पर दिखाता है, या उसकी गलतियाँ। पेज फिर से लोड करने पर यह खत्म होता है; कुछ सेव नहीं होता।
translation-missing =
    { $messages ->
        [0] { $language }: कुछ बाकी नहीं।
        [one] { $language }: { $messages } टेक्स्ट बाकी है। वह अंग्रेज़ी में है।
       *[other] { $language }: { $messages } टेक्स्ट बाकी हैं। वे अंग्रेज़ी में हैं।
    }
translation-faulty = फ़ाइल में गलतियाँ हैं, इसलिए पेज उसे नहीं दिखाता।
end-translation = वापस { $language } पर

## Lock against stray touches
## Shown: Menu → Lock the screen.

lock-screen = स्क्रीन लॉक करें
locked = लॉक है
unlock-again = खोलने के लिए फिर दबाएँ
locked-hint = केवल चालें और घड़ियाँ काम करती हैं। यह बटन दो बार या Esc दबाने से स्क्रीन खुलती है।

## How the board looks and answers
## Shown: Settings → Board, Sound, This device.

looks-board = बोर्ड
looks-moving = मोहरे कैसे चलें
looks-sound = आवाज़
looks-theme = थीम
looks-auto = डिवाइस जैसी
looks-light = हल्की
looks-dark = गहरी
looks-contrast = ज़्यादा कंट्रास्ट
looks-squares = खाने
looks-wood = लकड़ी
looks-meadow = मैदान
looks-lake = झील
looks-stone = पत्थर
looks-pieces = मोहरे
looks-classic = पारंपरिक
looks-simple = सादे
# कमज़ोर नज़र के लिए
looks-clear = स्पष्ट
# बोर्ड या मोहरे उन रंगों में जो नीचे चुने जाते हैं
looks-own = अपने रंग
looks-light-squares = हल्के खाने
looks-dark-squares = गहरे खाने
looks-white-pieces = सफ़ेद मोहरे
looks-black-pieces = काले मोहरे
looks-similar-colors = इन दो रंगों में फ़र्क करना मुश्किल है। एक रंग और हल्का या गहरा होना चाहिए।
looks-coordinates = खानों के नाम
looks-inside = खानों पर
looks-outside = बोर्ड के बाहर
looks-none = नहीं
looks-coordinate-size = खानों के नामों का आकार
looks-small = छोटा
looks-large = बड़ा
looks-last-move = पिछली चाल
looks-marked-squares = चिह्नित खाने
looks-arrow = तीर
looks-arrow-and-squares = तीर और चिह्नित खाने
looks-hand = घड़ी और बटन
looks-by-language = भाषा के अनुसार
looks-left-hand = बाएँ हाथ पर
looks-right-hand = दाएँ हाथ पर
looks-notation = चालों में मोहरे
looks-letters = अक्षर
looks-english-letters = अंग्रेज़ी अक्षर
looks-figurines = मोहरों के चिह्न
looks-move-times = हर चाल का समय
looks-move-times-hint = स्कोरशीट पर दिखता है कि हर चाल में कितना समय लगा।
looks-targets = संभव चालें
    .hint = उन खानों पर निशान लगाता है जहाँ मोहरा जा सकता है।
looks-move-by = मोहरे चलाना
looks-both = खींचकर या दो बार दबाकर
looks-drag = खींचकर
looks-click = दो बार दबाकर
looks-confirm = हर चाल की पुष्टि
    .hint = खाना या अपनी ओर का बटन फिर दबाएँ; Esc से चाल वापस होती है।
looks-animation = एनिमेशन
looks-still = बंद
looks-fast = तेज़
looks-usual = सामान्य
looks-slow = धीमा
looks-auto-queen = हमेशा वज़ीर ही बने
    .hint = कोई और मोहरा चाहिए तो चाल लिखें।
looks-touch-move = छुआ तो चलो
    .hint = जो मोहरा उठाया, चल सके तो वही चलना होगा।
looks-children = बच्चों के लिए
    .hint = बड़े निशान और बटन, संभव चालें, मीठे बोल, घड़ी नहीं।
looks-wake-lock = स्क्रीन चालू रखें
    .hint = जब तक घड़ी चलती है।
looks-vibration = कंपन
    .hint = चालें, शह, कम समय, बाज़ी का अंत।
looks-lasting = संदेश अपने आप न हटें
    .hint = संदेश और सवाल तब तक रहते हैं जब तक कोई उन्हें बंद न करे या जवाब न दे।
looks-full-screen = पूरी स्क्रीन
looks-touched = छुआ तो चलो: { $piece } को चलना होगा।
looks-gently = अच्छी कोशिश! { $why }
looks-confirm-said = { $san } बोर्ड पर है। चलने के लिए उसका खाना फिर दबाएँ, वापस लेने के लिए Esc।

## What a move brings to the clock
## Shown: New game → More about the clock → Custom clock, as choices of a field.

bonus =
    { $bonus ->
        [increment] समय जोड़ती है
        [bronstein] लगा समय लौटाती है, इतने तक
        [delay] पहले रुकती है
        [hourglass] रेतघड़ी
        [byo-yomi] ब्योयोमी
       *[none] कुछ नहीं जोड़ती
    }

## The rules
## Shown: Settings → Rules, and New game → Rules; names of sets also in the bar.

knob-group-draws = दोहराव और पचास चालें
knob-group-mate = जब मात असंभव हो
knob-group-claims = पेशकश और दावे
knob =
    { $knob ->
        [en-passant] एन पासां
        [check-warnings] शह की चेतावनी
        [announce-check] शह बताना
        [threefold] तीन बार दोहराव
        [same-position] एक-सी स्थिति यानी
        [fivefold] पाँच बार दोहराव
        [fifty-moves] पचास चालों का नियम
        [seventy-five-moves] पचहत्तर चालों का नियम
        [dead-position] तुरंत ड्रॉ
        [flag-fall] समय खत्म तो हार
        [draw-offers] ड्रॉ की पेशकश
        [resignation] हार मानी तो हार
        [self-check] राजा को शह में छोड़ा तो हार
       *[wrong-claim-penalty] गलत दावे का दंड
    }
knob-hint =
    { $knob ->
        [en-passant] बगल से निकलते प्यादे को मारा जा सकता है।
        [check-warnings] बंद हो तो शह में जाने वाली चाल चलेगी और बाज़ी खत्म कर देगी।
        [self-check] जब शह की चेतावनी बंद हो, तब लागू।
        [announce-check] स्क्रीन पर, और आवाज़ें चालू हों तो बोलकर भी।
        [fivefold] तुरंत ड्रॉ।
        [seventy-five-moves] तुरंत ड्रॉ, बशर्ते आखिरी चाल मात न हो।
        [wrong-claim-penalty] विरोधी को समय मिलता है, और दावा ड्रॉ की पेशकश माना जाता है।
       *[other] { "" }
    }
knob-switch =
    { $switch ->
        [on] चालू
       *[off] बंद
    }
knob-penalty =
    { $penalty ->
        [off] कोई नहीं
        [one-minute] एक मिनट
        [two-minutes] दो मिनट
       *[on] चालू
    }
knob-draw-rule =
    { $draw_rule ->
        [off] कोई नियम नहीं
        [player-to-move] जिसकी चाल, वही दावा करे
        [intended-move-too] दावा, अगली चाल से भी
        [either-player] कोई भी दावा करे
       *[at-once] तुरंत ड्रॉ
    }
knob-same-position =
    { $same_position ->
        [same-moves] वही मोहरे, वही अधिकार
       *[placement] बस वही मोहरे
    }
knob-dead-position =
    { $dead_position ->
        [exact] जब मात असंभव हो
        [material] जब मात लायक मोहरे न हों
       *[listed-material] चार सरल एंडगेम में
    }
knob-flag-fall =
    { $flag_fall ->
        [exact] जब तक मात संभव हो
        [material] जब तक मात लायक मोहरे हों
        [lone-king] सामने अकेला राजा न हो तो
       *[loss] हमेशा
    }
knob-draw-offers =
    { $draw_offers ->
        [any-time] कभी भी
        [own-turn] अपनी बारी में
       *[with-move] चाल के साथ
    }
preset =
    { $preset ->
        [fide] { -rules-body } के नियम
        [fp-club] FP Club
        [fly-or-die] FlyOrDie
       *[lobby] दोस्ताना
    }
preset-hint =
    { $preset ->
        [fide] शतरंज के नियम: ड्रॉ का दावा होता है, एंडगेम बारीकी से परखे जाते हैं। गलत दावे का कोई दंड नहीं।
        [fp-club] कोई भी खिलाड़ी ड्रॉ का दावा कर सकता है; एंडगेम का फ़ैसला मोहरों से।
        [fly-or-die] ड्रॉ का दावा वही कर सकता है जिसकी चाल हो; अकेला राजा समय पर नहीं जीत सकता।
       *[lobby] दोहराव और पचास चालों पर तुरंत ड्रॉ; समय खत्म तो हमेशा हार।
    }
preset-except = { preset }, सिवाय: { $differences }
rule-difference = { $rule } – { $value }
preset-with = { preset } · { $options }
own-option =
    { $knob ->
        [en-passant] एन पासां: { $value }
        [check-warnings] शह की चेतावनी: { $value }
        [announce-check] शह बताना: { $value }
       *[other] गलत दावे का दंड: { $value }
    }
without-clock = बिना घड़ी
rules-of-this-game = यह बाज़ी: { $rules }।
clock-option-moves = { $moves } चालें { $minutes } मि॰ में
clock-option-increment = { $minutes } + { $seconds }
clock-option-stages = { $moves } चालें { $minutes } मि॰ में, फिर { $rest } मि॰, + { $seconds } से॰
clock-meaning = हर खिलाड़ी को { $minutes } मि॰।
clock-meaning-increment = हर खिलाड़ी को { $minutes } मि॰, और हर चाल के बाद { $seconds } से॰ और।

## The score sheet
## Shown: the score sheet beside the board, and its buttons.

score-sheet = स्कोरशीट
score-sheet-label = स्कोरशीट: बाएँ और दाएँ तीर की कुंजियों से बाज़ी में आगे-पीछे जाएँ
san-with-offer = { $san }, ड्रॉ की पेशकश के साथ
no-moves-yet = अभी कोई चाल नहीं
first-step = किसी मोहरे को खींचें या दबाएँ।
first-end = बाज़ी इस डिवाइस पर सेव है। उसे “सेव की हुई बाज़ियाँ” में देखें।
seats-suggested = काले का पक्ष सामने बैठे खिलाड़ी की ओर घुमाया गया है। क्या आप अलग तरह से बैठे हैं?
position-put-right = आर्बिटर ने स्थिति सुधारी
resign-on-sheet =
    { $color ->
        [white] सफ़ेद “हार मानी” लिखे
       *[black] काला “हार मानी” लिखे
    }
resigns-on-sheet = हार मानी
steps = बाज़ी में आगे-पीछे
step-first = पहली स्थिति
step-previous = पिछली चाल
step-next = अगली चाल
step-last = आखिरी स्थिति
back-to-game = बाज़ी पर लौटें
play-on = यहाँ से खेलें
show-mate = मात दिखाएँ
looking-back-at = पहले की स्थिति
mate-line = { -paksh } की ओर से संभव मात
intended-line = सोची हुई चाल
looking-back = यह पहले की स्थिति है: यहाँ चाल नहीं चल सकते।
looking-at-another = यह दूसरी बाज़ी है: इसमें चाल नहीं चल सकते।
numbered-move =
    { $color ->
        [white] { NUMBER($number) }. { $san }
       *[black] { NUMBER($number) }… { $san }
    }
place-after = { $san } के बाद
place-start = शुरुआती स्थिति
spoken-place = चाल { NUMBER($number) }। { $sentence }
spoken-start = शुरुआती स्थिति। { $sentence }।
spoken-put-right = आर्बिटर ने स्थिति सुधारी। { $sentence }।
back-at-end = फिर बाज़ी पर, उसके अंत में।
back-in-game = फिर बाज़ी पर। { $sentence }।
proof = वही स्थिति
proof-start = शुरुआत
proof-put-right = सुधारी गई
proof-intended = सोची हुई चाल

## Games out and in
## Shown: Menu → Open another game, and Save or share.

event = टूर्नामेंट
date = तारीख
pgn = यह बाज़ी, PGN में
copy-pgn = PGN कॉपी करें
save-pgn = PGN सेव करें
copy-fen = FEN कॉपी करें
open-game = दूसरी बाज़ी खोलें
open-game-hint = यहाँ PGN में बाज़ियाँ या FEN में स्थिति पेस्ट करें।
open-file = फ़ाइल खोलें…
open-pasted = खोलें
copied = कॉपी हो गया।
not-copied = यह ब्राउज़र कॉपी नहीं करने देता। टेक्स्ट चुनकर खुद कॉपी करें।
not-read = इस डिवाइस पर सेव की हुई चीज़ें पढ़ी नहीं जा सकीं। कुछ नहीं बदला। इसे बंद करके फिर कोशिश करें।
saved-file = आपके डाउनलोड में सेव हो गया।
shared-file = शेयर हो गया।
not-saved-file = ब्राउज़र ने फ़ाइल सेव नहीं की।
reading = पढ़ा जा रहा है…
reading-stopped = पढ़ना रोक दिया गया।
reader-failed = टेक्स्ट पढ़ा नहीं जा सका। फिर कोशिश करें, या पेज फिर से लोड करें।
nothing-to-open = पहले PGN या FEN पेस्ट करें।
choose-game = बाज़ी चुनें
open-before-error = गलती से पहले की चालें खोलें
more-games = टेक्स्ट में इतनी बाज़ियाँ हैं कि एक साथ नहीं खुल सकतीं।
show-more-games = और बाज़ियाँ दिखाएँ
players = { $white } – { $black }
players-score = { $white } – { $black }, { $score }
length-moves =
    { $moves ->
        [0] एक स्थिति
        [one] { $moves } चाल
       *[other] { $moves } चालें
    }
row-two = { $first } · { $second }
games-found =
    { $games ->
        [0] कुछ भी पढ़ा नहीं जा सका।
        [one] { $games } बाज़ी मिली। उसे चुनें।
       *[other] { $games } बाज़ियाँ मिलीं। एक चुनें।
    }
games-found-with-fault =
    { $games ->
        [0] कुछ भी पढ़ा नहीं जा सका। { $fault }
        [one] { $games } बाज़ी मिली। { $fault }
       *[other] { $games } बाज़ियाँ मिलीं। { $fault }
    }
more-faults = और { $faults } अन्य

## What is wrong with a position (FEN)
## Shown: Open another game, Set up a position, and Correct the position.

fen-fields =
    { $fields ->
        [one] FEN में बीच में खाली जगह वाले 6 भाग होते हैं (मोहरे, w या b, किलेबंदी, एन पासां, दो गिनतियाँ); इसमें { $fields } है।
       *[other] FEN में बीच में खाली जगह वाले 6 भाग होते हैं (मोहरे, w या b, किलेबंदी, एन पासां, दो गिनतियाँ); इसमें { $fields } हैं।
    }
fen-ranks =
    { $ranks ->
        [one] बोर्ड में 8 पंक्तियाँ होती हैं; इसमें { $ranks } है।
       *[other] बोर्ड में 8 पंक्तियाँ होती हैं; इसमें { $ranks } हैं।
    }
fen-rank-length =
    { $files ->
        [one] पंक्ति { $rank } में 8 की जगह { $files } खाना है।
       *[other] पंक्ति { $rank } में 8 की जगह { $files } खाने हैं।
    }
fen-not-a-piece = पंक्ति { $rank }: “{ $found }” कोई मोहरा नहीं है।
fen-split-gap = पंक्ति { $rank } में दो संख्याएँ लगातार हैं।
fen-turn = किसकी चाल है, वहाँ w या b होना चाहिए।
fen-castling = किलेबंदी: “{ $found }” यहाँ नहीं हो सकता।
fen-castling-empty = किलेबंदी नहीं लिखी है; न हो तो - लिखें।
fen-castling-right = किलेबंदी { $found }: { -paksh } का राजा और हाथी अपने खानों पर नहीं हैं।
fen-en-passant = एन पासां का खाना - या कोई खाना होना चाहिए।
fen-en-passant-square = एन पासां का खाना { $square }: कोई प्यादा अभी वहाँ से नहीं निकला हो सकता।
fen-halfmove-clock = पचास चालों के नियम की गिनती 0 से 9999 तक की संख्या होनी चाहिए।
fen-fullmove-number = चाल की संख्या 1 से 9999 तक होनी चाहिए।
fen-kings =
    { $kings ->
        [0] { -paksh } का राजा नहीं है।
        [one] { -paksh } का { $kings } राजा है।
       *[other] { -paksh } के { $kings } राजा हैं।
    }
fen-pieces =
    { $pieces ->
        [one] { -paksh } का { $pieces } मोहरा है; ज़्यादा से ज़्यादा 16 हो सकते हैं।
       *[other] { -paksh } के { $pieces } मोहरे हैं; ज़्यादा से ज़्यादा 16 हो सकते हैं।
    }
fen-pawns =
    { $pawns ->
        [one] { -paksh } का { $pawns } प्यादा है; ज़्यादा से ज़्यादा 8 हो सकते हैं।
       *[other] { -paksh } के { $pawns } प्यादे हैं; ज़्यादा से ज़्यादा 8 हो सकते हैं।
    }
fen-pawn-on-back-rank = प्यादा { $square } पर नहीं हो सकता।
fen-opponent-in-check = राजा शह में { -paksh } का है, पर चाल { -saamne } की है।
fen-en-passant-check = { $checker } से मिली शह उस प्यादे से नहीं आ सकती जो अभी { $passed } से निकला है।
fen-checkers =
    { $pieces ->
        [one] { $pieces } मोहरा ऐसी शह दे रहा है जो किसी चाल से नहीं बन सकती।
       *[other] { $pieces } मोहरे ऐसी शह दे रहे हैं जो किसी चाल से नहीं बन सकती।
    }
fen-check-unexplained =
    { $pieces ->
        [one] कोई भी पिछली चाल यह शह नहीं दे सकती थी।
       *[other] कोई भी पिछली चाल इन { $pieces } मोहरों से एक साथ शह नहीं दे सकती थी।
    }
fen-en-passant-quiet = एन पासां का खाना { $square }: प्यादे की ऐसी चाल के बाद पचास चालों के नियम की गिनती 0 होनी चाहिए।
fen-promoted = { side }: प्रमोशन से बने मोहरे कम से कम { NUMBER($promoted) }, और घटे हुए प्यादे { NUMBER($pawns) }।
fen-pawn-captures = { -paksh } के प्यादों को ऐसे खड़े होने के लिए जितने मोहरे मारने पड़ते, विरोधी के उतने घटे नहीं हैं: { NUMBER($pieces) }।
fen-loose = यह पूरी तरह FEN नहीं है। कृपया जाँचें कि यह वही स्थिति है जो आप चाहते हैं।

## What is wrong with a move (SAN)
## Shown: Open another game, and Type a move.

san-not-san = “{ $san }” सामान्य नोटेशन की चाल नहीं है।
san-none-goes-there = { $san }: कोई { role } { $to } पर नहीं जा सकता।
san-leaves-king-in-check = { $san } से राजा शह में रह जाएगा।
san-ambiguous = { $san } से पता नहीं चलता कि कौन-सा मोहरा चले: { $squares } वाले चल सकते हैं।
san-nothing-to-take = { $san }: { $square } पर मारने को कुछ नहीं है।
san-promotion-missing = { $san } से पता नहीं चलता कि { $square } पर प्यादा क्या बने।
san-no-promotion = { $san }: { $square } पर किसी प्यादे का प्रमोशन नहीं होता।
san-no-castling-right = { $san }: राजा या हाथी चल चुका है, इसलिए किलेबंदी नहीं हो सकती।
san-castling-out-of-check = { $san }: राजा शह में है, इसलिए किलेबंदी नहीं हो सकती।
san-castling-obstructed = { $san }: कोई मोहरा किलेबंदी रोकता है या राजा के रास्ते पर हमला करता है।

## What is wrong with a file of games (PGN)
## Shown: Open another game, and Saved games → Add from PGN.

pgn-at = लाइन { NUMBER($line) }, कॉलम { NUMBER($column) }: { $fault }
pgn-tag = यह टैग [Name "text"] के रूप का नहीं है।
pgn-open-comment = इस टिप्पणी का बंद करने वाला धनु-कोष्ठक नहीं है।
pgn-open-variation = इस वेरिएशन का बंद करने वाला कोष्ठक नहीं है।
pgn-variation-of-nothing = ऐसी कोई चाल नहीं है जिसकी जगह यह वेरिएशन आ सके।
pgn-too-deep = वेरिएशन के भीतर बहुत ज़्यादा वेरिएशन हैं।
pgn-too-long = यह बाज़ी इतनी लंबी है कि दिखाई नहीं जा सकती: यह { $moves } चालों के बाद भी चलती है।
pgn-unopened = “{ $bracket }” से पहले कुछ खुला ही नहीं।
pgn-glyph = $ के बाद 0 से 255 तक की संख्या होनी चाहिए।
pgn-null-move = कोई खिलाड़ी चाल छोड़ नहीं सकता।
pgn-variant = { $name } दूसरी तरह का शतरंज है।
pgn-unreadable = टेक्स्ट अंत तक पढ़ा नहीं जा सकता।

## What was guessed when a game was read
## Shown: Menu → Open another game, beside a game.

note-engine-moves = इसकी चालें वैसे लिखी हैं जैसे शतरंज के प्रोग्राम लिखते हैं।
note-letters = इसके मोहरों के अक्षर दूसरी भाषा के हैं: { $letters }।
note-nested-comment = इसमें टिप्पणियों के भीतर टिप्पणियाँ हैं।
note-old-letters = इसके अक्षर पुराने ढंग से सेव हैं। नाम गलत हो सकते हैं।
note-no-result = इसके अंत में नतीजा नहीं है।
note-null-moves = कुछ वेरिएशन में चाल छोड़ी गई है (नल मूव)। वहाँ से आगे वे टेक्स्ट के रूप में हैं।
note-shortened = इसकी कुछ टिप्पणियाँ छोड़ दी गई हैं।
note-look-alikes = इसकी चालों के कुछ अक्षर दूसरी लिपि के हैं।
note-loose-fen = इसकी शुरुआती स्थिति पूरी तरह FEN में नहीं लिखी है।
note-empty-fen = इसमें शुरुआती स्थिति नहीं बताई गई, इसलिए यह सामान्य स्थिति से शुरू होती है।
note-loose-moves = चालें छोटे रूप में लिखी हैं, या किलेबंदी राजा की चाल की तरह लिखी है।
note-loose-result = इसका नतीजा PGN की तरह नहीं लिखा है।
note-loose-tag = इसके कुछ टैग पूरी तरह [Name "text"] के रूप के नहीं हैं।
note-stray-signs = इसकी चालों के बीच ऐसे चिह्न हैं जिनका कोई अर्थ नहीं।
note-unknown-glyph = चालों के कुछ अनजान चिह्न छोड़ दिए गए हैं।
note-unknown-result = इसके नतीजे (जैसे 0–0) के लिए PGN में कोई चिह्न नहीं है। यह अज्ञात माना जाता है।
note-part = इसे एक गलती तक पढ़ा गया।
note-same = यह और बाज़ी नंबर { $number } एक ही हैं।

## A game in a link
## Shown: Save or share, and the dialog that a link opens.

link-make = इस बाज़ी का लिंक
link-hint = पूरी बाज़ी लिंक में ही है, पर उसका विश्लेषण नहीं। जो इसे खोले, वह बाज़ी देख सकता है या आगे खेल सकता है।
link-hint-board = लिंक में बाज़ी है, पर उसके टूर्नामेंट बोर्ड की कुंजी नहीं: इससे खेला गया नतीजा आयोजक हाथ से दर्ज करता है।
link-move = दूसरे डिवाइस पर ले जाएँ
link-move-hint = दूसरे डिवाइस पर यह लिंक खोलें या यह कोड स्कैन करें: बाज़ी अपनी चालों और घड़ियों के साथ वहाँ आगे चलती है। यहाँ घड़ियाँ रुकी हैं।
link-moved = दूसरे डिवाइस को मिल गई
link-from-file = यह पेज इस डिवाइस की एक फ़ाइल है। लिंक वहीं चलेगा जहाँ यही फ़ाइल हो।
link-url = इस बाज़ी का लिंक
link-copy = लिंक कॉपी करें
link-send = शेयर करें…
link-code = दूसरे डिवाइस के कैमरे के लिए लिंक का कोड
link-opened = लिंक से आई बाज़ी
link-look-through = बाज़ी देखें
link-play-on = आगे खेलें
link-puts-aside = बोर्ड पर चल रही बाज़ी अलग रख दी जाएगी। उस पर लौटा जा सकता है।
link-clocks = बचा समय: सफ़ेद { $white }, काला { $black }।
link-empty = इस लिंक में कोई बाज़ी नहीं है।
link-too-long = बाज़ी के लिंक के लिए यह बहुत लंबा है।
link-later = यह लिंक पेज के नए संस्करण ({ $version }) ने बनाया है। नया संस्करण लेने के लिए पेज फिर से लोड करें।
link-character = जगह { $column } का अक्षर “{ $character }” लिंक का हिस्सा नहीं हो सकता।
link-incomplete = लिंक कटा हुआ है, या उसका कोई अक्षर बदल गया है। पूरा लिंक कॉपी करें।
link-senseless = यह लिंक मान्य नहीं है।
link-moves-after-the-end = लिंक में बाज़ी खत्म होने के बाद भी चालें हैं।
link-text = लिंक में एक नाम पढ़ा नहीं जा सकता।
link-clock = इस लिंक की घड़ियाँ इस्तेमाल नहीं हो सकतीं।
link-rule = लिंक में एक नियम का मान ऐसा है जो हो नहीं सकता।
link-board = टूर्नामेंट की बाज़ी
link-board-play = खेलें
link-board-hint = बाज़ी खत्म होने पर नतीजे का कार्ड आयोजक के लिए एक कोड दिखाता है।
link-result = आयोजक के लिए कोड
link-result-hint = आयोजक का डिवाइस यह कोड कैमरे से स्कैन करता है, या लिंक खोलता है।
link-result-opened = टूर्नामेंट का नतीजा
link-take-in = नतीजा जोड़ें
link-take-in-hint = नतीजा जोड़ने के लिए इसे उस डिवाइस पर खोलें जिस पर टूर्नामेंट चल रहा है।
link-save = फ़ाइल में सेव करें

## Addresses
## Shown: a message when the page is opened by an address that it cannot read.

bad-address = यह पता खोला नहीं जा सकता। { $fault }
bad-address-game-continues = यह पता खोला नहीं जा सकता। { $fault } बोर्ड पर बाज़ी जारी है।
address-unknown-setting = “{ $name }” नाम की कोई सेटिंग नहीं है।
address-bad-value = “{ $name }” का मान “{ $value }” नहीं हो सकता। संभव मान: { $expected }।
address-both = “{ $one }” और “{ $other }” साथ नहीं आ सकते।
address-not-text = “{ $name }” का मान पढ़ा नहीं जा सकता।
address-too-long = यह पता बहुत लंबा है।
address-clock =
    { $clock_fault ->
        [time] घड़ी का समय सेकंडों की संख्या होना चाहिए।
        [increment] हर चाल पर जुड़ने वाला समय सेकंडों की संख्या होना चाहिए।
        [no-time] घड़ी में कुछ समय होना चाहिए।
       *[too-long] घड़ी में 1000 घंटे से ज़्यादा नहीं हो सकते।
    }
list-two-or = { $first } या { $second }

## Storage
## Shown: messages above the board, and the dialog for a game that is open in another tab.

game-put-aside = अधूरी बाज़ी अलग रख दी गई।
back-to-it = बाज़ी जारी रखें
back-to-unfinished = अधूरी बाज़ियाँ
game-is-back = बाज़ी वहीं से फिर शुरू है जहाँ छूटी थी।
open-elsewhere = यह बाज़ी दूसरे टैब में खुली है
open-elsewhere-hint = एक समय में एक ही टैब में खेल सकते हैं। यहाँ खेलेंगे तो दूसरा टैब रुक जाएगा।
take-over = यहाँ खेलें
storage-trouble =
    { $trouble ->
        [denied] यह ब्राउज़र पेज को बाज़ियाँ सेव नहीं करने देता। खेल जारी रख सकते हैं, पर पेज फिर से लोड करने पर बाज़ी चली जाएगी।
        [silent] इस ब्राउज़र का स्टोरेज जवाब नहीं दे रहा। खेल जारी रख सकते हैं, पर पेज फिर से लोड करने पर बाज़ी चली जाएगी।
        [closed] इस ब्राउज़र ने पेज का स्टोरेज बंद कर दिया है। खेल जारी रख सकते हैं, पर पेज फिर से लोड करने पर बाज़ी चली जाएगी।
        [full] इस डिवाइस में जगह नहीं बची। खेल जारी रख सकते हैं, पर पेज फिर से लोड करने पर बाज़ी चली जाएगी।
        [later-version] { -brand } के किसी नए संस्करण ने यहाँ बाज़ियाँ सेव की हैं। खेल जारी रख सकते हैं, पर पेज फिर से लोड होने तक कुछ सेव नहीं होगा।
       *[failed] बाज़ी सेव नहीं हो पा रही। खेल जारी रख सकते हैं, पर पेज फिर से लोड करने पर बाज़ी चली जाएगी।
    }
storage-detail = ब्राउज़र का कहना है: { $words }
storage-works = बाज़ी फिर से सेव हो रही है। कुछ भी नहीं छूटा।
saved-by-newer = पिछली बाज़ी { -brand } के नए संस्करण ने सेव की थी। वह रखी गई है; इस संस्करण में दूसरी बाज़ी चलेगी।
saved-by-newer-read-only = यहाँ की बाज़ियाँ { -brand } के नए संस्करण ने सेव की थीं। उन्हें देखा जा सकता है और उनका बैकअप लिया जा सकता है; वह संस्करण लौटने तक कुछ सेव नहीं होगा।
set-aside = इस जगह कुछ और पहले से सेव था। दोनों रखे गए हैं: “सेव की हुई बाज़ियाँ” में देखें।
record-damaged = सेव की हुई बाज़ी खराब है। जितना पढ़ा जा सका, अलग सेव किया गया।

## The score sheet on paper, and pictures
## Shown: Save or share, and the printed score sheet.

picture-svg = चित्र (SVG)
picture-png = चित्र (PNG)
paper-print = छापें
paper-site = स्थान
paper-round = राउंड
paper-result = नतीजा
paper-signature-white = सफ़ेद के हस्ताक्षर
paper-signature-black = काले के हस्ताक्षर
paper-arbiter = आर्बिटर

## This device
## Shown: Settings → Data and backup.

on-this-device = डेटा और बैकअप
save-backup = बैकअप सेव करें…
restore-backup = बैकअप वापस लाएँ…
backup-saved = बैकअप आपके डाउनलोड में सेव हो गया।
backup-shared = बैकअप शेयर हो गया।
backup-advised = पिछले बैकअप के बाद यहाँ बहुत-सी बाज़ियाँ खेली गई हैं।
storage-used-kb = { NUMBER($kilobytes) } kB इस्तेमाल हुए।
storage-used-mb = { NUMBER($megabytes) }.{ NUMBER($tenths) } MB इस्तेमाल हुए।
storage-persistent = ब्राउज़र सेव की हुई बाज़ियाँ तब तक रखेगा जब तक आप उन्हें न मिटाएँ।
storage-not-persistent = डिवाइस में जगह कम पड़ने पर ब्राउज़र सेव की हुई बाज़ियाँ मिटा सकता है। जो ज़रूरी हो, उसका बैकअप सेव करें।
storage-safari = सात दिन तक पेज न खोलने पर Safari सेव की हुई चीज़ें मिटा देता है। होम स्क्रीन पर रखा पेज बचा रहता है और उसका अपना स्टोरेज होता है: जोड़ने से पहले बैकअप सेव करें, फिर उसे वहाँ वापस लाएँ।
opened-from-file = फ़ाइल से खुला पेज न इंस्टॉल हो सकता है, न खुद अपडेट होता है।
storage-shared-by-files = Chrome में फ़ाइलों से खुले सभी पेजों का स्टोरेज एक ही है: ऐसा कोई दूसरा पेज ये बाज़ियाँ पढ़ और मिटा सकता है।

## Saved games
## Shown: Menu → Saved games; tags, comments and signs in Review.

all-games = सेव की हुई बाज़ियाँ
games-saved =
    { $games ->
        [0] अभी कुछ सेव नहीं है। बाज़ी अपनी पहली चाल के बाद यहाँ दिखेगी।
        [one] { $games } बाज़ी।
       *[other] { $games } बाज़ियाँ।
    }
archive-search = खोजें
archive-search-hint = नाम, ओपनिंग, FEN…
archive-position = बोर्ड की स्थिति
archive-tags = टैग
archive-tags-hint = शानदार, एंडगेम
archive-word = इस चाल पर टिप्पणी
archive-sign = चिह्न
archive-notes-done = हो गया
archive-result = नतीजा
archive-any = कोई भी
archive-found = मिलीं: { $games } में से { $found }।
archive-nothing-found = कोई बाज़ी इस खोज से मेल नहीं खाती।
archive-clear-search = खोज हटाएँ
archive-reading = अब तक मिलीं: { $found }; देखी गईं: { $games } में से { $read }।
archive-open-file = PGN से जोड़ें…
archive-save-all = PGN सेव करें
archive-coming = जोड़ी जा रही हैं: { $new } नई, { $same } पहले से यहाँ।
archive-came =
    { $faults ->
        [0] जोड़ी गईं: { $new }। पहले से यहाँ: { $same }।
        [one] जोड़ी गईं: { $new }। पहले से यहाँ: { $same }। गलती वाली: { $faults }।
       *[other] जोड़ी गईं: { $new }। पहले से यहाँ: { $same }। गलती वाली: { $faults }।
    }
archive-failed = फ़ाइल अंत तक पढ़ी नहीं जा सकी। जोड़ी गईं: { $new }।
archive-stop = रोकें
rescued-game = खराब बाज़ी में से जो बचाया जा सका
save-game = PGN सेव करें
delete-game = मिटाएँ
game-deleted = मिटाई गई: { $title }
undo-delete = वापस लाएँ
sentences = { $first } { $second }

## Backups
## Shown: Settings → Data and backup while a backup is saved or restored, and Saved games afterwards.

backup-fault =
    { $backup_fault ->
        [not-a-backup] यह फ़ाइल { -brand } का बनाया बैकअप नहीं है। कुछ नहीं बदला।
        [later-version] यह बैकअप { -brand } के नए संस्करण का है। कुछ नहीं बदला।
        [cut-off] बैकअप अंत तक वापस नहीं लाया जा सका। उससे पहले का सब यहाँ है; फिर कोशिश करने पर कुछ दो बार नहीं जुड़ेगा।
        [stopped] रोक दिया गया। तब तक जो वापस आया, वह यहाँ है; फिर कोशिश करने पर कुछ दो बार नहीं जुड़ेगा।
        [nothing-to-save] सेव करने को अभी कुछ नहीं है।
        [not-saved] बैकअप सेव नहीं हो सका। कुछ नहीं बदला।
        [too-large] बैकअप के लिए यह फ़ाइल बहुत बड़ी है। कुछ नहीं बदला।
        [unreadable] यह फ़ाइल पढ़ी नहीं जा सकती। कुछ नहीं बदला।
       *[no-storage] इस ब्राउज़र में कुछ सेव नहीं हो सकता। कुछ नहीं बदला।
    }
backup-progress =
    { $games ->
        [one] अब तक { $games } बाज़ी…
       *[other] अब तक { $games } बाज़ियाँ…
    }
restored-games =
    { $arrival ->
        [added] { $games ->
            [one] { $games } बाज़ी जोड़ी गई
           *[other] { $games } बाज़ियाँ जोड़ी गईं
        }
        [goes-on] { $games ->
            [one] { $games } बाज़ी बैकअप की चालों से आगे बढ़ी
           *[other] { $games } बाज़ियाँ बैकअप की चालों से आगे बढ़ीं
        }
        [differs] { $games ->
            [one] { $games } बाज़ी यहाँ वाली से अलग है: अब दोनों यहाँ हैं
           *[other] { $games } बाज़ियाँ यहाँ वाली से अलग हैं: अब दोनों तरह की यहाँ हैं
        }
        [same] { $games ->
            [one] { $games } बाज़ी यहाँ पहले से थी
           *[other] { $games } बाज़ियाँ यहाँ पहले से थीं
        }
       *[behind] { $games ->
            [one] { $games } बाज़ी यहाँ बैकअप से आगे है
           *[other] { $games } बाज़ियाँ यहाँ बैकअप से आगे हैं
        }
    }
backup-lines-refused =
    { $lines ->
        [one] बैकअप की { $lines } लाइन नहीं ली गई
       *[other] बैकअप की { $lines } लाइनें नहीं ली गईं
    }
backup-line-refused =
    { $line_fault ->
        [unreadable] बैकअप की लाइन { NUMBER($line) } नहीं ली गई: वह पढ़ी नहीं जा सकती।
        [name] बैकअप की लाइन { NUMBER($line) } नहीं ली गई: बाज़ी की तारीख असंभव है।
        [other-game] बैकअप की लाइन { NUMBER($line) } नहीं ली गई: उसमें कई बाज़ियों के हिस्से हैं।
        [number] बैकअप की लाइन { NUMBER($line) } नहीं ली गई: किसी चाल का क्रमांक असंभव है।
       *[version] बैकअप की लाइन { NUMBER($line) } नहीं ली गई: किसी रिकॉर्ड का संस्करण असंभव है।
    }

## Leaving no trace
## Shown: Settings → Data and backup, at its end.

erase-everything = सब मिटाएँ…
erase-question = इससे हर बाज़ी, खिलाड़ियों के नाम, सारी सेटिंग और बिना इंटरनेट खेलने की फ़ाइलें इस ब्राउज़र से मिट जाएँगी। इसे वापस नहीं लाया जा सकता। डाउनलोड की हुई फ़ाइलें रहेंगी।
erase-now = सब मिटाएँ

## Parts that come on demand
## Shown: a message in place of a dialog.

part-missing = { -brand } का यह हिस्सा लोड नहीं हो सका। एक बार इंटरनेट से जुड़ें, फिर कोशिश करें।

## New versions
## Shown: a message above the board, and Settings → Data and backup.

update-ready = { -brand } का नया संस्करण तैयार है।
update-after-game = { -brand } का नया संस्करण तैयार है। इस बाज़ी के बाद अपडेट कर सकते हैं।
update = अपडेट करें
update-now = { -brand } अपडेट करें

## About
## Shown: Menu → About Tabiya.

about = { -brand } के बारे में
about-version = संस्करण { $version }
about-build = बिल्ड { $build }
about-stores = बाज़ियाँ, खिलाड़ियों के नाम और सेटिंग केवल इस डिवाइस पर रखी जाती हैं।
about-asks-nobody = { -brand } कहीं कुछ नहीं भेजता: न खाता, न विज्ञापन, न निगरानी।
about-licences = लाइसेंस
about-licences-hint = { -brand } किन हिस्सों से बना है, और हर हिस्से की शर्तें।
about-licences-not-loaded = लाइसेंस लोड नहीं हो सके।

## When the program fails, and when everything is erased
## Shown: a page of its own, which needs no program.

crash = कुछ गड़बड़ हो गई
crash-hint = यह { -brand } की गलती है। सेव की हुई बाज़ियाँ इस डिवाइस पर सुरक्षित हैं। पेज फिर से लोड करें, या नीचे कोई और रास्ता चुनें।
crash-pgn = अब तक की बाज़ी, PGN में
not-started = { -brand } शुरू नहीं हो सका
not-started-hint = कोई फ़ाइल ठीक से लोड नहीं हुई, या { -brand } में कोई गलती है। सेव की हुई बाज़ियाँ इस डिवाइस पर सुरक्षित हैं। पेज फिर से लोड करें, या नीचे कोई और रास्ता चुनें।
not-started-from-file = फ़ोल्डर से खुला पेज अपनी बाकी फ़ाइलें लोड नहीं कर सकता। tabiya.html खोलें, जिसमें पूरा पेज एक फ़ाइल में है, या यह फ़ोल्डर किसी वेब सर्वर पर रखें।
reload = पेज फिर से लोड करें
use-newest = सबसे नया संस्करण लें
start-without = पिछली बाज़ी के बिना शुरू करें (वह सेव रहेगी)
save-everything = सब कुछ फ़ाइल में सेव करें
erasing = सब मिटाया जा रहा है…
erasing-hint = देर लगे तो { -brand } के दूसरे टैब बंद करें।
erased = सब मिट गया
erased-hint = इस ब्राउज़र में { -brand } का कुछ नहीं बचा। यह पेज बंद कर सकते हैं।
start-anew = नए सिरे से शुरू करें
not-erased = सब कुछ नहीं मिट सका
not-erased-hint = { -brand } के दूसरे टैब बंद करें, पेज फिर से लोड करें और फिर कोशिश करें।

## Answers to keys on the board
## Shown: nowhere: read by screen readers.

heard-list = { $heading }: { $list }।
heard-nothing = { $heading }: कुछ नहीं।
heard-rank = पंक्ति { $rank }
heard-file = स्तंभ { $file }
heard-piece = { piece } { $square }
heard-attacked = { $square } पर हमला: { $pieces }।
heard-safe = { $square }: कोई हमला नहीं।
heard-no-moves = { $square }: कोई चाल नहीं।
heard-no-captures = { $square }: मारने वाली कोई चाल नहीं।
heard-clocks = सफ़ेद: { $white }। काला: { $black }।
heard-no-such-piece = बोर्ड पर कोई { role } नहीं है।

## Typed moves
## Shown: Menu → Type a move; lists of words are not shown.

type-move = चाल लिखें
typed-label = आपकी चाल
typed-hint = जैसे Nf3, g1f3, घोड़ा f3, छोटी किलेबंदी।
typed-several = कई चालें
typed-play = चलें
typed-unreadable = “{ $san }” को चाल की तरह पढ़ा नहीं जा सकता।
# Words of typed moves, in small letters, with blanks between them: what says that a piece captures,
typed-takes = x मारे मारा मारता मारकर मारो मार काटे काटा काटता काट खाए खाता लेता ले
# what says that the king castles,
typed-castles = किलेबंदी किलेबन्दी कैसलिंग कैसल
# to which side,
typed-short = छोटी छोटा छोटे
typed-long = लंबी लम्बी लंबा लम्बा बड़ी बड़ा
# and what says nothing more.
typed-aside = से पर को में ने की का के ओर तरफ तक तरफ़ चले चला चलता जाए जाता गया बने बना बनता बनकर है हो और शह मात शहमात चेक चेकमेट एन पासां पासाँ प्रमोशन चाल e.p

## The keys
## Shown: Menu → Keys on the board.

key-list = बोर्ड पर कुंजियाँ
key-shift = Shift
key-enter = Enter
key-where = ये तब काम करती हैं जब फ़ोकस बोर्ड पर हो।
key-help =
    { $key ->
        [arrows] दूसरे खाने पर जाएँ; Home, End, Page Up, Page Down: किनारे तक
        [enter] मोहरा उठाएँ, रखें
        [escape] रद्द करें, वापस जाएँ
        [pieces] अगला राजा, वज़ीर, हाथी, ऊँट, घोड़ा, प्यादा; Shift के साथ पिछला
        [ranks] इस पंक्ति पर
        [files] इस स्तंभ पर, a से h
        [moves] इस मोहरे की चालें
        [captures] इस मोहरे की मारने वाली चालें
        [attackers] इस खाने पर किसका हमला है
        [rank] यह पंक्ति सुनाएँ
        [file] यह स्तंभ सुनाएँ
        [own] जिसकी चाल है, उसके मोहरे
        [theirs] दूसरे खिलाड़ी के मोहरे
        [clocks] दोनों घड़ियाँ
        [last] पिछली चाल फिर सुनाएँ
        [typed] चाल लिखें
       *[keys] यह सूची
    }

## Rules and exercises
## Shown: Menu → Rules and exercises.

rules-and-lessons = नियम और अभ्यास
learn-tasks = अभ्यास
learn-continue = जारी रखें
learn-rules = इस बाज़ी के नियम
learn-sets = नियमों के समूहों में अंतर
learn-rule = नियम
learn-print = छापें
learn-try = करके देखें
learn-again = फिर से
learn-next = अगला
learn-board-hint = आप हमेशा सफ़ेद से खेलते हैं। कीबोर्ड से: तीर की कुंजियाँ और Enter।
learn-task-number = अभ्यास { $number } / { $total }
learn-solved-count = { $total } में से { $number } हल
learn-task-button =
    { $checked ->
        [yes] अभ्यास { $number }, हल
       *[no] अभ्यास { $number }
    }
learn-verdict =
    { $verdict ->
        [solved] हल हो गया!
        [go-on] ठीक। अब अगली चाल।
        [another] यह चाल चल सकते हैं, पर जवाब यह नहीं है। दूसरी चाल आज़माएँ।
       *[wrong] अभी नहीं। फिर कोशिश करें।
    }
learn-task =
    { $task ->
        [rook] हाथी सीधा चलता है: आगे, पीछे या बगल में, जहाँ तक रास्ता खाली हो। प्यादे को मारें।
        [bishop] ऊँट तिरछा चलता है, जहाँ तक रास्ता खाली हो। प्यादे को मारें।
        [queen] वज़ीर सीधा भी चलता है और तिरछा भी। उससे प्यादे को मारें।
        [knight] घोड़ा ढाई घर चलता है: दो खाने सीधे और एक बगल में, और सबके ऊपर से कूद जाता है। कूदकर f6 पर जाएँ।
        [king] राजा किसी भी दिशा में एक खाना चलता है। प्यादे को मारें।
        [pawn-first] प्यादा एक खाना आगे चलता है; पहली चाल में दो भी चल सकता है। e4 पर जाएँ।
        [pawn-takes] प्यादा आगे की ओर तिरछा मारता है, सीधा कभी नहीं। जिसे मार सकता है, उसे मारें।
        [en-passant] काले का प्यादा अभी दो खाने चलकर आपके प्यादे के बगल से निकला है। उसे एन पासां मारें।
        [promote] जो प्यादा आखिरी पंक्ति पर पहुँचे, वह दूसरा मोहरा बन जाता है। वज़ीर बनाएँ।
        [promote-knight] हर प्यादा वज़ीर ही नहीं बनता। घोड़ा बनाएँ: वह तुरंत शह देगा।
        [castle-short] छोटी किलेबंदी करें: राजा को हाथी की ओर दो खाने चलाएँ।
        [castle-long] लंबी किलेबंदी करें: राजा को a1 के हाथी की ओर दो खाने चलाएँ।
        [castle-which] एक ओर राजा को ऐसा खाना पार करना पड़ेगा जिस पर हमला है। दूसरी ओर किलेबंदी करें।
        [castle-why-not] सफ़ेद किलेबंदी नहीं कर सकता। जो मोहरा उसे रोकता है, उसे दबाएँ।
        [check] शह दें: राजा पर हमला करें।
        [flee] आप शह में हैं। राजा को हटाएँ।
        [block] आप शह में हैं। बीच में कोई मोहरा लाएँ।
        [take-checker] आप शह में हैं। शह देने वाले मोहरे को मारें।
        [mate-back] एक चाल में मात दें: राजा के निकलने का रास्ता नहीं है।
        [mate-queen] वज़ीर से मात दें; आपका राजा मदद करेगा।
        [mate-rooks] दोनों हाथियों से मात दें।
        [mate-not-stalemate] एक चाल में मात दें। ध्यान रखें: काले पर शह होनी चाहिए।
        [stalemate] ड्रॉ करें: काले के पास कोई चाल न रहे, पर वह शह में न हो।
       *[mate-in-two] दो चालों में मात दें। शह से शुरू करें: हाथी b7 पर।
    }
learn-heading =
    { $section ->
        [setup] मोहरे लगाना
        [rook] हाथी
        [bishop] ऊँट
        [queen] वज़ीर
        [knight] घोड़ा
        [king] राजा
        [pawn] प्यादा
        [capture] मोहरा मारना
        [castling] किलेबंदी
        [en-passant] एन पासां
        [promotion] प्रमोशन
        [check] शह
        [mate] शहमात
        [stalemate] गतिरोध
        [dead] जब कोई मात नहीं दे सकता
        [repetition] दोहराव
        [fifty] पचास चालें
        [offers] ड्रॉ की पेशकश
        [claims] दावे
        [clocks] घड़ियाँ
        [flag] समय खत्म होने पर
        [resignation] हार मानना
       *[points] अंक
    }
learn-text =
    { $section ->
        [setup] सफ़ेद के दाएँ कोने का खाना हल्के रंग का होता है। पहली पंक्ति में हाथी, घोड़ा, ऊँट, वज़ीर, राजा, ऊँट, घोड़ा, हाथी खड़े होते हैं; सफ़ेद वज़ीर हल्के खाने पर, काला वज़ीर गहरे खाने पर। उनके आगे प्यादे। पहली चाल सफ़ेद की, फिर बारी-बारी से; चाल छोड़ी नहीं जा सकती।
        [rook] हाथी अपनी पंक्ति या अपने स्तंभ में चलता है, जहाँ तक खाने खाली हों।
        [bishop] ऊँट तिरछा चलता है, जहाँ तक खाने खाली हों।
        [queen] वज़ीर हाथी की तरह भी चलता है और ऊँट की तरह भी।
        [knight] घोड़ा ढाई घर चलता है: दो खाने सीधे और एक बगल में। वह दूसरे मोहरों के ऊपर से कूद जाता है।
        [king] राजा किसी भी दिशा में एक खाना चलता है, पर ऐसे खाने पर कभी नहीं जिस पर विरोधी मोहरे का हमला हो। बाज़ी में एक बार वह किलेबंदी कर सकता है।
        [pawn] प्यादा एक खाना आगे चलता है, यदि वह खाली हो; अपने पहले खाने से दो भी, यदि दोनों खाली हों। वह एक खाना आगे तिरछा मारता है। वह पीछे कभी नहीं चलता।
        [capture] मोहरा विरोधी मोहरे वाले खाने पर जाकर उसे मारता है, और मारा गया मोहरा बोर्ड से हट जाता है। अपने रंग के मोहरे वाले खाने पर कोई मोहरा नहीं जा सकता। राजा कभी नहीं मारा जाता।
        [castling] राजा हाथी की ओर दो खाने चलता है, और वह हाथी उस खाने पर आता है जिसे राजा ने पार किया। यह एक ही चाल है, राजा की। ये सब बातें होनी चाहिए:
        [en-passant] जब प्यादा दो खाने चलकर ऐसा खाना पार करे जिस पर विरोधी प्यादे का हमला हो, तो वह विरोधी प्यादा उसे ऐसे मार सकता है मानो वह एक ही खाना चला हो: ठीक अगली चाल में, वरना कभी नहीं।
        [promotion] जो प्यादा आखिरी पंक्ति पर पहुँचे, वह खिलाड़ी की पसंद से अपने रंग का वज़ीर, हाथी, ऊँट या घोड़ा बन जाता है, बोर्ड पर चाहे जो मोहरे बचे हों। नया मोहरा तुरंत असर करता है।
        [check] जिस राजा पर विरोधी मोहरे का हमला हो, वह शह में है। इसके तीन जवाब हैं: राजा हट जाए, कोई मोहरा हमलावर को मार दे, या कोई मोहरा बीच में आ जाए। एक साथ दो हमलावर हों तो केवल पहला जवाब बचता है।
        [mate] जो खिलाड़ी शह में हो और जिसके पास नियम के अनुसार कोई चाल न हो, उसकी शहमात हो गई और वह हार गया। शहमात से बाज़ी तुरंत खत्म होती है, और वह हर ड्रॉ से पहले गिनी जाती है।
        [stalemate] जिसकी बारी हो, वह शह में न हो और उसके पास नियम के अनुसार कोई चाल न हो, तो यह गतिरोध (स्टेलमेट) है: बाज़ी तुरंत ड्रॉ।
        [dead] जहाँ मात संभव ही न रहे, वहाँ बाज़ी ड्रॉ हो जाती है।
        [repetition] जब वही स्थिति बार-बार आए, तो बाज़ी ड्रॉ हो सकती है। उसका लगातार आना ज़रूरी नहीं।
        [fifty] जब दोनों खिलाड़ी बहुत-सी चालें बिना मोहरा मारे और बिना प्यादा चले खेल लें, तो बाज़ी ड्रॉ हो सकती है।
        [offers] खिलाड़ी ड्रॉ पर सहमत हो सकते हैं। जिसे पेशकश मिले, वह मान सकता है, मना कर सकता है, या चाल चलकर मना कर सकता है।
        [claims] दावे में कहा जाता है कि दोहराव या पचास चालों के नियम से बाज़ी ड्रॉ है। पेज इसे जाँचता है।
        [clocks] हर खिलाड़ी का अपना समय होता है, जो उसकी बारी में चलता है।
        [flag] खिलाड़ी का समय खत्म होने पर झंडी गिरती है और बाज़ी खत्म होती है।
        [resignation] खिलाड़ी कभी भी हार मान सकता है।
       *[points] जीत का 1 अंक, ड्रॉ का दोनों को ½, हार का 0।
    }
learn-castling =
    { $part ->
        [king] राजा पहले नहीं चला है।
        [rook] वह हाथी पहले नहीं चला है।
        [between] दोनों के बीच कोई मोहरा नहीं है।
        [check] राजा शह में नहीं है।
        [crosses] जिस खाने को राजा पार करता है, उस पर हमला नहीं है।
       *[reaches] जिस खाने पर राजा पहुँचता है, उस पर हमला नहीं है। हाथी पर हमला हो सकता है, और वह हमले वाला खाना पार कर सकता है।
    }
learn-no-en-passant = इस बाज़ी में एन पासां नहीं मारा जाता।
learn-own-check =
    { $switch ->
        [on] जो चाल आपके राजा को शह में छोड़े, वह नियम के खिलाफ़ है। वह नहीं मानी जाती; दूसरी चाल चुनें।
       *[off] इस बाज़ी में अपने राजा को शह में छोड़ने वाली चाल चल जाती है, और बाज़ी तुरंत खत्म कर देती है।
    }
learn-announced =
    { $switch ->
        [on] शह बताई जाती है।
       *[off] शह बताई नहीं जाती।
    }
learn-claims =
    { $switch ->
        [on] इस बाज़ी में दावे हो सकते हैं।
       *[off] इस बाज़ी में दावा करने को कुछ नहीं है।
    }
learn-no-clock = यह बाज़ी बिना घड़ी के खेली जाती है।
learn-clock = इस बाज़ी की घड़ी: { $clock }।
learn-first-move =
    { $switch ->
        [on] सफ़ेद की घड़ी पहली चाल से पहले चालू की जाती है।
       *[off] हर खिलाड़ी की पहली चाल में समय नहीं घटता।
    }
learn-press =
    { $switch ->
        [on] चाल के बाद हर खिलाड़ी अपनी घड़ी दबाता है; तभी चाल पूरी होती है।
       *[off] बोर्ड पर चाल चलते ही घड़ी दब जाती है।
    }
learn-setting = { $rule }: { $value }

## Tournaments
## Shown: Menu → Tournaments.

club-title = टूर्नामेंट
club-reading = एक क्षण…
club-none = इस डिवाइस पर चलने वाले टूर्नामेंट यहाँ दिखेंगे।
club-new = नया टूर्नामेंट
club-create = टूर्नामेंट बनाएँ
club-back = सारे टूर्नामेंट
club-unreadable = एक टूर्नामेंट जो पढ़ा नहीं जा सकता
club-damaged = इस टूर्नामेंट का बाकी हिस्सा पढ़ा नहीं जा सकता। जहाँ तक है, वहाँ तक दिखाया जाता है, और वैसा ही रहेगा।

## A new tournament
## Shown: Tournaments → New tournament.

club-name = नाम
club-name-example = शुक्रवार की शाम
club-format = प्रारूप
club-format-name =
    { $scheme ->
        [most-wins] सबसे ज़्यादा जीत
        [round-robin] राउंड रॉबिन
        [double] डबल राउंड रॉबिन
        [swiss] स्विस
       *[knockout] नॉकआउट
    }
club-format-hint =
    { $scheme ->
        [most-wins] हर कोई हर किसी से एक बार खेलता है। जिसकी जीतें सबसे ज़्यादा, वह विजेता।
        [round-robin] हर कोई हर किसी से एक बार खेलता है। जिसके अंक सबसे ज़्यादा, वह विजेता।
        [double] हर कोई हर किसी से दो बार खेलता है, हर रंग से एक बार।
        [swiss] बराबर अंक वाले आपस में खेलते हैं, कोई जोड़ी दो बार नहीं। खिलाड़ी ज़्यादा और राउंड कम हों, तब।
       *[knockout] मुकाबला हारने वाला बाहर। हर राउंड की जोड़ियाँ रैंडम।
    }
club-rounds = राउंड
club-games = एक मुकाबले में बाज़ियाँ
club-ties = मुकाबला बराबर रहे तो, इस क्रम में
club-tie =
    { $tie ->
        [rematch] दोबारा मुकाबला
        [shorter] 3-3 मिनट
        [armageddon] आर्मागेडन: ड्रॉ पर काला जीते
       *[lot] रैंडम
    }
club-win = जीत
club-drawn = ड्रॉ
club-loss = हार
club-tie-breaks = बराबर अंकों पर टाईब्रेक, इस क्रम में
club-tie-break =
    { $tiebreak ->
        [points] अंक
        [direct] आपसी मुकाबला
        [wins] जीतें
        [won] जीती हुई बाज़ियाँ
        [black] काले से बाज़ियाँ
        [progressive] बढ़ते अंकों का योग
        [buchholz] बुखहोल्ट्ज़
        [cut] बुखहोल्ट्ज़, सबसे कम छोड़कर
        [median] बुखहोल्ट्ज़, सबसे कम और ज़्यादा छोड़कर
        [sonneborn] सोनेबोर्न-बर्गर
        [koya] कोया
       *[rating] विरोधियों की औसत रेटिंग
    }
club-numbering = खिलाड़ियों का क्रम
club-numbered =
    { $numbering ->
        [rating] रेटिंग से
        [entered] जैसे भरे गए
       *[lot] रैंडम
    }
club-own = जैसे अगली बाज़ी में
club-bracket = ब्रैकेट
club-bracket-random = हर राउंड में रैंडम
club-bracket-seeded = नंबर के क्रम से
club-acceleration = एक्सेलरेशन
club-acceleration-none = नहीं
club-acceleration-baku = बाकू (FIDE C.04.7)
club-bye = बिना विरोधी का बाय
club-bye-win = जीत के बराबर
club-bye-half = ड्रॉ के बराबर
club-late-byes = देर से आए खिलाड़ियों के कितने छूटे राउंड ड्रॉ गिने जाएँ
club-more-tie-breaks = और टाईब्रेक, FIDE के संक्षेप में
club-players = खिलाड़ी
club-players-hint = हर लाइन में एक नाम। उसके बाद रेटिंग लिख सकते हैं।
club-count = { $players } खिलाड़ी
club-seed = रैंडम चुनाव के लिए संख्या
club-seed-hint = इसी संख्या से कोई भी वही रैंडम चुनाव दोहरा सकता है।
club-seed-shown = रैंडम चुनाव के लिए संख्या: { $seed }।
club-more = अंक, टाईब्रेक, रैंडम
club-fault =
    { $lack ->
        [players] टूर्नामेंट में कम से कम दो खिलाड़ी चाहिए।
        [rounds] स्विस में 1 से 100 तक राउंड होते हैं।
        [games] मुकाबले में 1 से 20 तक बाज़ियाँ होती हैं।
        [points] जीत के अंक ड्रॉ से ज़्यादा होने चाहिए, और ड्रॉ के अंक हार से कम नहीं।
       *[seed] रैंडम चुनाव के लिए पूर्णांक चाहिए।
    }

## A round of a tournament
## Shown: Tournaments → a tournament → Round.

club-tab =
    { $tab ->
        [round] राउंड
        [standings] अंक तालिका
        [cross] क्रॉस
        [crosstable] क्रॉस टेबल
        [people] खिलाड़ी
        [players] खिलाड़ी
       *[more] और काम
    }
club-round = राउंड { $round }
club-round-of = राउंड { $round } / { $rounds }
club-draw = राउंड { $round } की जोड़ियाँ बनाएँ
club-next = अगली बाज़ी: { $white } – { $black }
club-missing =
    { $results ->
        [one] { $results } बाकी
       *[other] { $results } बाकी
    }
club-complete = सब दर्ज
club-winner = { $name } की जीत हुई।
club-not-drawn = पहले राउंड की जोड़ियाँ अभी नहीं बनी हैं।
club-free =
    { $bye ->
        [full] { $name } को बाय: एक अंक।
        [half] { $name } को बाय: आधा अंक।
        [zero] { $name } इस राउंड में नहीं हैं।
        [points] { $name } को बाय (अंक: { $points })।
       *[free] { $name } को बाय।
    }
club-play-here = यहाँ खेलें

## Codes for other devices
## Shown: Tournaments → a tournament → Round, beside a game.

club-code-show = दूसरे डिवाइस के लिए कोड
club-code-hint = जो इसे स्कैन करे, वह यह बाज़ी अपने डिवाइस पर खेलता है; वह डिवाइस फिर नतीजे का कोड दिखाता है।
club-code-no-address = यह पेज एक फ़ाइल है। दूसरे डिवाइस पर पेज का जो पता है, उसे यहाँ भरें। पता न हो तो उस डिवाइस का पेज खुद कोड स्कैन करे।
club-code-address = पेज का पता
club-code-read = दूसरे डिवाइसों से नतीजे
club-code-paste = नतीजे वाला लिंक
club-code-camera = कैमरे से
club-code-camera-stop = कैमरा रोकें
club-code-taken = बोर्ड { $board }, { $white } – { $black }: { $score } दर्ज हुआ।
club-code-refused =
    { $code ->
        [event] यह दूसरे टूर्नामेंट का है।
        [board] इस टूर्नामेंट में ऐसा कोई बोर्ड नहीं है।
        [forged] यह इस बोर्ड पर खेल रहे डिवाइस का नहीं है, या बदला गया है। कुछ भी दर्ज नहीं हुआ।
        [pairing] यह जोड़ी अब मान्य नहीं है।
        [rules] यह बाज़ी दूसरे नियमों पर या दूसरी घड़ी से खेली गई।
        [over] यह बाज़ी खत्म नहीं हुई है।
        [doubled] यह नतीजा पहले ही दर्ज हो चुका है।
        [result] इस बाज़ी का नतीजा पहले से है।
        [camera] कैमरा नहीं चल सकता। ब्राउज़र में इसकी अनुमति दें।
        [key] इस ब्राउज़र में रैंडम संख्याएँ नहीं हैं, इसलिए कोड नहीं बन सकता।
       *[none] कोई कोड नहीं मिला।
    }

## Results and corrections
## Shown: Tournaments → a tournament → Round, and its ⋯ menu.

club-result = नतीजा
club-forfeit = वॉकओवर से
club-adjourn = बाद में पूरी करें
club-adjourned = बाद में
club-clear = नतीजा हटाएँ
club-by-lot = { $name }, रैंडम
club-undo = पिछला कदम वापस लें
club-redraw = फिर से जोड़ियाँ बनाएँ
club-cancel = राउंड वापस लें
club-delete = टूर्नामेंट मिटाएँ
club-follows = यह भी बदलेगा:
club-follows-dropped =
    { $results ->
        [one] राउंड { $round } का { $results } नतीजा हट जाएगा।
       *[other] राउंड { $round } के { $results } नतीजे हट जाएँगे।
    }
club-follows-winner = राउंड { $round }, बोर्ड { $board }: { $name } अगले राउंड में।
club-follows-open = राउंड { $round }, बोर्ड { $board }: कौन आगे जाएगा, अभी पता नहीं।
club-follows-drawn = राउंड { $round } पुराने नतीजे से बना था। फिर से न बनाएँ तो वैसा ही रहेगा।
club-follows-breaks =
    { $breach ->
        [met] { $players } पहले ही खेल चुके हैं।
        [forbidden] { $players } की जोड़ी नहीं बननी चाहिए।
        [color] { $players }: एक ही रंग बहुत बार।
        [bye] { $players }: दूसरा बाय।
        [scores] { $players } के अंक अलग-अलग हैं।
       *[unpaired] { $players }: कोई विरोधी नहीं।
    }
club-confirm = बदलें
club-leave = न बदलें
club-refused =
    { $snag ->
        [name] नाम भरें।
        [full] टूर्नामेंट में जितने खिलाड़ी हो सकते हैं, उतने हो चुके हैं।
        [begun] अब देर हो गई: पहला राउंड बन चुका है।
        [format] इस प्रारूप में ऐसा कुछ नहीं है।
        [already] बदलने को कुछ नहीं है।
        [few] दो से कम खिलाड़ी हैं।
        [over] सारे राउंड खेले जा चुके हैं।
        [missing] एक नतीजा बाकी है।
        [drawn] यह राउंड बन चुका है।
        [misplaced] इस राउंड में { $name } के लिए जगह नहीं है।
        [together] ये दोनों खेल चुके हैं, या इनकी जोड़ी नहीं बननी चाहिए।
        [pairing] नियमों के अनुसार इस राउंड की जोड़ियाँ नहीं बन सकतीं।
        [undo] वापस लेने को कुछ नहीं है।
        [taken] यह नाम किसी और का है। दोनों को मिलाया जा सकता है।
       *[nothing] ऐसा कुछ नहीं है।
    }

## Tables and players of a tournament
## Shown: Tournaments → a tournament → Standings, Crosstable, Players.

club-player = खिलाड़ी
club-points = अंक
club-won-drawn-lost = जीत, ड्रॉ, हार
club-csv-heading =
    { $column ->
        [place] स्थान
        [won] जीत
        [drawn] ड्रॉ
       *[lost] हार
    }
club-color-letter =
    { $color ->
        [white] स
       *[black] क
    }
club-part = { $round }: { $name } { $value }
club-late = और खिलाड़ी
club-add = जोड़ें
club-rename = नाम बदलें
club-details = निजी जानकारी
club-details-save = सेव करें
club-details-wrong = समझ नहीं आया: { $name }
club-players-file = फ़ाइल से खिलाड़ी (CSV)
club-understood = समझा गया: { $columns }
club-list-unused = इस्तेमाल नहीं हुआ: { $columns }
club-list-line = लाइन { NUMBER($line) }: { $fault }
club-list-note =
    { $oddity ->
        [nameless] नाम नहीं है, इसलिए लाइन छोड़ी गई: { $text }
        [cell] समझ नहीं आया: { $text }
        [invisible] अदृश्य वर्ण हटाए गए: { $text }
        [twice] सूची में दूसरी बार: { $text }
       *[long] नाम बहुत लंबा था और काटा गया: { $text }
    }
club-rating-list = FIDE की रेटिंग सूची से
club-rating-list-hint = ratings.fide.com की ज़िप से निकाली हुई सूची (टेक्स्ट या XML) चुनें। सूची सेव नहीं होती; केवल जोड़े गए खिलाड़ी सेव होते हैं।
club-rating-list-choose = सूची चुनें
club-rating-list-query = नाम या FIDE ID
club-rating-list-search = खोजें
club-rating-list-progress =
    { $listed ->
        [running] खोज जारी है…
        [none] कोई खिलाड़ी नहीं मिला।
        [many] केवल पहले खिलाड़ी दिखाए गए हैं। नाम का और हिस्सा लिखें।
        [wrong] यह फ़ाइल FIDE की रेटिंग सूची नहीं है।
       *[unreadable] फ़ाइल पढ़ी नहीं जा सकती।
    }
club-performance = प्रदर्शन: { $performance }
club-rating-change = FIDE नियमों से रेटिंग में बदलाव, K = { $coefficient }: { $change }
club-detail =
    { $detail ->
        [rating] रेटिंग
        [title] उपाधि
        [fide] FIDE ID
        [national] राष्ट्रीय ID
        [federation] महासंघ
        [birth] जन्म
        [sex] लिंग
       *[club] क्लब
    }
club-withdraw = नाम वापस लें
club-return = फिर शामिल करें
club-withdrawn = नाम वापस
club-ask =
    { $bye ->
        [half] राउंड { $round } का आधा अंक
        [points] राउंड { $round } के ड्रॉ के अंक
       *[other] राउंड { $round } का कोई अंक नहीं
    }
club-ask-back = राउंड { $round } खेलेंगे
club-asked =
    { $bye ->
        [half] राउंड { $round } का आधा अंक
        [points] राउंड { $round } के ड्रॉ के अंक
       *[other] राउंड { $round } में नहीं
    }

## Prints and files of a tournament
## Shown: Tournaments → a tournament → ⋯.

club-print-pairings = जोड़ियाँ छापें
club-print-standings = अंक तालिका छापें
club-save-pgn = सारी बाज़ियाँ (PGN)
club-save-csv = अंक तालिका (CSV)
club-save-page = वेब पेज (HTML)
club-page-games = बाज़ियाँ
club-save-trf = FIDE रिपोर्ट (TRF)
# Unfolds the fields for place, arbiters and dates; a few words.
club-event-details = रिपोर्ट के लिए और
# Labels of fields, and words before a name on prints and the web page; one or two words.
club-city = शहर
club-arbiter = मुख्य आर्बिटर
club-deputy = उप आर्बिटर
club-open-report = FIDE रिपोर्ट (TRF) खोलें
club-no-report = यह फ़ाइल FIDE रिपोर्ट नहीं है।
club-report-fault =
    { $flaw ->
        [empty] फ़ाइल खाली है।
        [record] यह लाइन तीन अक्षरों के कोड से शुरू नहीं होती।
        [few] दो से कम खिलाड़ी हैं।
        [many] टूर्नामेंट की सीमा से ज़्यादा खिलाड़ी हैं।
        [number] यह खिलाड़ी का नंबर नहीं है।
       *[twice] किसी और खिलाड़ी का भी यही नंबर है।
    }
club-report-notes = FIDE रिपोर्ट पर टिप्पणियाँ
club-report-note =
    { $remark ->
        [columns] नाम के बाद के कॉलम खिसके हुए हैं। उन्हें ठीक कर दिया गया है।
        [field] यह संख्या नहीं है। इसे खाली माना गया।
        [result] यह नतीजा नहीं है। इसे बिना अंक का बाय माना गया।
        [lines] दोनों खिलाड़ियों की लाइनें मेल नहीं खातीं। सफ़ेद की लाइन मानी गई।
        [color] रंग नहीं दिया है। दोनों में पहले को सफ़ेद मिला।
        [opponent] इस नंबर का कोई खिलाड़ी नहीं है।
        [bye] यह बाय 2016 से पहले के ढंग से लिखा है।
        [letter] यहाँ बाय और विरोधी एक साथ हैं। इसे वॉकओवर माना गया।
        [total] कुल अंक राउंडों का जोड़ नहीं हैं। राउंड माने गए।
        [count] खिलाड़ियों या राउंडों की संख्या कुछ और है।
        [record] यह लाइन पढ़ी नहीं जा सकती या इसमें अनजान खिलाड़ी हैं। यह टेक्स्ट के रूप में रखी गई है।
        [points] ये अंक यहाँ नहीं चल सकते। 1, ½ और 0 माने गए।
        [acceleration] एक्सेलरेशन टेक्स्ट के रूप में रखा गया है। जोड़ियाँ उसके बिना बनती हैं।
        [teams] टीमें टेक्स्ट के रूप में रखी गई हैं। यहाँ हर कोई अपने लिए खेलता है।
       *[system] यह प्रणाली यहाँ नहीं है। टूर्नामेंट स्विस (Dutch) में आगे चलता है।
    }

## Players on this device
## Shown: Tournaments → Players on this device.

club-profiles = इस डिवाइस पर खिलाड़ी
club-no-players = जो यहाँ नाम से बाज़ी खेले, वह यहाँ दिखेगा।
club-tally = { $won } जीत, { $drawn } ड्रॉ, { $lost } हार
club-with-white = सफ़ेद से: { $tally }
club-with-black = काले से: { $tally }
club-against = { $name } के सामने: { $tally }
club-nobody = बिना नाम के खिलाड़ी
club-rating = इस डिवाइस पर रेटिंग: { $rating }
club-practice = कंप्यूटर के साथ बाज़ियों की रेटिंग: { $rating }
club-curve = हर बाज़ी के बाद रेटिंग, { $from } से { $to } तक
club-row = लगातार जीत: अभी { $now }, सबसे ज़्यादा { $best }
club-quick = झटपट मुकाबला: { $white } – { $black }
club-challenge = चुनौती: { $white } – { $black }
club-same = इसी का दूसरा नाम
club-choose = चुनें…
club-merge = मिलाएँ
club-forget = मिटाएँ
club-forget-hint = मिलाएँ: सारी बाज़ियाँ दूसरे खिलाड़ी की हो जाएँगी, नाम उसी का रहेगा। मिटाएँ: बाज़ियाँ रहेंगी, यह खिलाड़ी नहीं। दोनों वापस लिए जा सकते हैं।
club-hide = छिपाएँ
club-unhide = फिर दिखाएँ
club-hidden = छिपे हुए
club-sign = चिह्न का रंग
club-sign-color = रंग { $number }
club-sign-none = कोई रंग नहीं

## Pairing by hand
## Shown: Tournaments → a tournament → Round and Players, before a round begins.

club-apart = इनकी जोड़ी न बने
club-apart-with = और
club-apart-add = अलग रखें
club-apart-end = खेल सकते हैं
club-apart-two = { $one } – { $other }
club-hand = जोड़ियाँ हाथ से बनाएँ
club-hand-board = बोर्ड
club-hand-swap = खिलाड़ियों की अदला-बदली
club-hand-seat = इस बोर्ड पर बिठाएँ
club-fixed = राउंड { $round } की तय जोड़ियाँ
club-fixed-add = जोड़ी तय करें
club-fixed-end = जोड़ी हटाएँ

## A round on the wall
## Shown: Tournaments → a tournament → ⋯ → Big screen.

club-wall = बड़ी स्क्रीन
club-clock-start = राउंड की घड़ी चालू करें
club-clock-stop = राउंड की घड़ी रोकें
club-clock-reset = घड़ी फिर से मिलाएँ
club-minutes = मिनट
club-print-crosstable = क्रॉस टेबल छापें
club-elsewhere = बाकी: राउंड { $round }, बोर्ड { $board }

## Signs and odds of a player
## Shown: Tournaments → Players on this device → a player.

club-even = बिना रियायत
club-odds = रियायत मिलती है
club-sign-kind = चिह्न
club-initials = नाम के अक्षर
club-sign-number = चिह्न { $number }
club-openings = ओपनिंग · { $openings }

## Start position
## Shown: New game → Start.

begin-from = शुरुआत
begin-named =
    { $begin ->
        [usual] सामान्य स्थिति
        [chess960] Chess960
        [black-first] पहली चाल काले की
        [pawn] काले के f-प्यादे के बिना
        [knight] सफ़ेद के b1 वाले घोड़े के बिना
        [rook] सफ़ेद के a1 वाले हाथी के बिना
        [queen] सफ़ेद के वज़ीर के बिना
       *[position] कस्टम स्थिति
    }

## Set up a position
## Shown: Menu → Set up a position.

editor = स्थिति लगाएँ
editor-hint = मोहरों को खींचकर बोर्ड पर लाएँ और हटाएँ, या मोहरा चुनकर खानों पर दबाएँ। कीबोर्ड से: बड़ा अक्षर (K Q R B N P) सफ़ेद मोहरा रखता है, छोटा अक्षर काला, Delete खाना खाली करता है।
editor-remove = हटाएँ
editor-clear = खाली बोर्ड
editor-reset = सामान्य स्थिति
editor-turn = किसकी चाल
editor-castling = किलेबंदी अब भी संभव
editor-castles =
    { $wing ->
        [king] { side }: छोटी
       *[queen] { side }: लंबी
    }
editor-en-passant = अभी निकला प्यादा
editor-nowhere = कोई प्यादा नहीं
editor-fen = स्थिति, FEN में
editor-ready = यहाँ से बाज़ी शुरू हो सकती है।
editor-choose = नाम और घड़ी
editor-play = खेलें

## New game
## Shown: New game.

partner-field = कंप्यूटर
two-people = दो लोग
new-game-players = खिलाड़ी
new-game-rules = नियम: { $rules }
new-game-start = शुरुआत: { $start }
partner-hint = अकेले खेलने वाले के लिए: दूसरा रंग कंप्यूटर खेलता है। रंग बदलने के लिए खिलाड़ियों की अदला-बदली करें।
partner-level = स्तर { $level }
partner-missing = कंप्यूटर अभी नहीं चल सका: उसकी चाल खुद चलें। अगली चाल पर वह फिर कोशिश करेगा।
begin-number = संख्या
begin-number-hint = 0 से 959, या रैंडम शुरुआत के लिए खाली।
begin-by-lot = रैंडम
begin-link = लिंक कॉपी करें
begin-link-hint = यह लिंक इन नियमों पर, इसी घड़ी, शुरुआत, बैठने की जगह और भाषा के साथ बाज़ी शुरू करता है।
begin-no-link = ऐसी घड़ी, या रैंडम शुरुआत, लिंक में नहीं लिखी जा सकती।

## Hints, and the mistakes of a game
## Shown: beside the board and in Score sheet: the hint during a game, and the mistakes after it.

coach-hint = संकेत
coach-more = और बताएँ
coach-thinking = अच्छी चाल खोजी जा रही है…
coach-missing = अभी कोई संकेत नहीं।
coach-no-review = अभी गलतियाँ नहीं खोजी जा सकतीं।
coach-unrated = संकेत लेने पर यह बाज़ी रेटिंग में नहीं गिनी जाती।
coach-mate = { $moves } चाल में मात।
coach-where =
    { $place ->
        [own-king] अपने राजा को देखें: { $squares }।
        [other-king] दूसरे राजा को देखें: { $squares }।
        [king-side] राजा वाली ओर देखें: { $squares }।
        [queen-side] वज़ीर वाली ओर देखें: { $squares }।
       *[centre] बोर्ड के बीच में देखें: { $squares }।
    }
coach-piece = यह मोहरा: { $piece }।
coach-move = एक अच्छी चाल: { $san }
coach-back = गड़बड़ कहाँ हुई?
coach-reading = गलतियाँ खोजी जा रही हैं…
coach-curve = पहली चाल से आखिरी तक किसकी स्थिति बेहतर थी: हल्का हिस्सा सफ़ेद का है।
coach-none = कोई बड़ी गलती नहीं।
coach-missed-mate = छूट गई: { $moves } चाल में मात।
coach-let-mate = इससे { $moves } चाल में मात हो सकती है।
coach-stalemate = यह गतिरोध है: ड्रॉ।
coach-lost =
    { $role ->
        [queen] इसके बाद { side } वज़ीर मार सकता था।
        [rook] इसके बाद { side } हाथी मार सकता था।
        [bishop] इसके बाद { side } ऊँट मार सकता था।
        [knight] इसके बाद { side } घोड़ा मार सकता था।
       *[other] इसके बाद { side } प्यादा मार सकता था।
    }
coach-missed-taking =
    { $role ->
        [queen] वज़ीर मारा जा सकता था।
        [rook] हाथी मारा जा सकता था।
        [bishop] ऊँट मारा जा सकता था।
        [knight] घोड़ा मारा जा सकता था।
       *[other] प्यादा मारा जा सकता था।
    }
coach-worse = इससे बेहतर चाल थी।
coach-chance = इससे जीत की संभावना { $percent }% घटी।
coach-better = बेहतर: { $line }
coach-never = साबित: मात कभी संभव ही नहीं थी।
coach-no-more = साबित: { $san } के बाद मात संभव नहीं रही।
coach-dead = साबित: { $san } के बाद कोई भी मात नहीं दे सकता था।
coach-mates = छूटी हुई मातें
coach-left = { $san } से आगे इस ओपनिंग का कोई नाम नहीं है।
coach-practice = कंप्यूटर के साथ बाज़ियों की रेटिंग: इस बाज़ी से पहले { $before }, उसके बाद { $after }।

## What is said aloud, and what is listened to
## Shown: Settings → Sound → Read aloud, and Type a move.

aloud = बोलकर बताना
aloud-hint = इस डिवाइस की आवाज़ से, अगर इस भाषा की आवाज़ हो।
aloud-moves = चालें
aloud-checks = शह
aloud-time = कम समय
aloud-results = बाज़ी का अंत
aloud-messages = पेशकश, जवाब और संदेश
aloud-focus = फ़ोकस वाला खाना या बटन
aloud-to = किसे सुनाएँ
heard-low-time = { side }: समय कम बचा है।
typed-speak = चाल बोलें
typed-listening = सुना जा रहा है…
typed-heard-nothing = कुछ समझ नहीं आया। फिर कोशिश करें।

## The review of a game
## Shown: Review, from Saved games or after a game.

review = विश्लेषण
review-hint = दोनों ओर के मोहरे चलाएँ। जो चालें बाज़ी से अलग हों, वे वेरिएशन बन जाती हैं; बाज़ी खुद वैसी ही रहती है।
review-keys = कुंजियाँ: ← और → एक चाल पीछे या आगे, ↓ वेरिएशन के भीतर, ↑ उससे बाहर; Ctrl+Z वापस लेता है। बोर्ड पर अल्पविराम और बिंदु से एक चाल पीछे या आगे जाएँ, और C से तीर शुरू और पूरा करें।
review-moves = चालें और वेरिएशन
review-into = वेरिएशन के भीतर
review-out = वेरिएशन से बाहर
review-up = वेरिएशन आगे लाएँ
review-delete = यहाँ से मिटाएँ
review-undo = वापस लें
review-redo = फिर से करें
review-variation =
    { $moves ->
        [one] वेरिएशन, { $moves } चाल, शुरुआत { $begin }
       *[other] वेरिएशन, { $moves } चालें, शुरुआत { $begin }
    }
review-begin = { role } { $to }
review-draw = तीर और घेरे
review-draw-hint = माउस के दाएँ बटन से बनाएँ, या खाने पर उँगली रोककर खींचें।
review-color =
    { $shape_color ->
        [green] हरा
        [red] लाल
        [yellow] पीला
       *[blue] नीला
    }
review-clear = तीर और घेरे मिटाएँ
review-arrow = { $from } से { $to } तक तीर
review-circle = { $square } पर घेरा
review-computer = आकलन
review-three-lines = तीन चालक्रम
review-depth = गहराई { $depth }
review-chance = सफ़ेद की संभावना: { $percent }%
review-add-line = यह चालक्रम चालों में जोड़ें
review-no-evaluation = अभी कोई आकलन नहीं।
review-no-move = यहाँ कोई चाल संभव नहीं।
review-time = लगा समय: { $time }
review-times = हर चाल में लगा समय: सफ़ेद का ऊपर की ओर, काले का नीचे की ओर। कुल: सफ़ेद { $white }, काला { $black }।
review-fault =
    { $review_fault ->
        [many] इस विश्लेषण में इससे ज़्यादा चालें नहीं आ सकतीं।
        [long] इस बाज़ी की टिप्पणियाँ बहुत लंबी हैं।
        [in-progress] बाज़ी चल रही है, और इसके खिलाड़ी चालें आज़मा नहीं सकते। विश्लेषण बाज़ी खत्म होने के बाद खुलता है।
       *[played] बाज़ी की चालें बनी रहती हैं। केवल वेरिएशन मिटाए या आगे लाए जा सकते हैं।
    }
review-sign =
    { $review_sign ->
        [good] अच्छी चाल
        [mistake] गलती
        [brilliant] शानदार चाल
        [blunder] भारी भूल
        [interesting] दिलचस्प चाल
        [dubious] संदिग्ध चाल
        [equal] बराबर स्थिति
        [unclear] अस्पष्ट स्थिति
        [white-slight] सफ़ेद थोड़ा बेहतर
        [black-slight] काला थोड़ा बेहतर
        [white-better] सफ़ेद बेहतर
        [black-better] काला बेहतर
        [white-wins] सफ़ेद जीत रहा है
       *[black-wins] काला जीत रहा है
    }
