### Tabiya en français.
###
### Guillemets « ainsi », tirets – entre espaces. $color est un camp : [white] ou [black]. $role est une sorte de pièce.
### $square, $from et $to sont des noms de cases (e4), $san un coup comme la feuille l’écrit (Cf3), $time un temps comme la
### pendule le montre (5:00).

## The language itself
## Shown: in Settings → Language, the name; in moves, the letters. The rest is not shown.

language-tag = fr
language-name = Français
text-direction = ltr
piece-letters = RDTFC

## Names that stand in other messages
## Shown: inside other messages.

-brand = Tabiya
-rules-body = FIDE
-les-x =
    { $color ->
        [white] Les Blancs
       *[black] Les Noirs
    }
-les =
    { $color ->
        [white] les Blancs
       *[black] les Noirs
    }
-des =
    { $color ->
        [white] des Blancs
       *[black] des Noirs
    }
-les-autres =
    { $color ->
        [white] les Noirs
       *[black] les Blancs
    }
-les-autres-x =
    { $color ->
        [white] Les Noirs
       *[black] Les Blancs
    }
-coups-sans =
    { $moves ->
        [one] { $moves } coup sans prise ni coup de pion.
        [many] { $moves } de coups sans prise ni coup de pion.
       *[other] { $moves } coups sans prise ni coup de pion.
    }
brand = { -brand }
side =
    { $color ->
        [white] Blancs
       *[black] Noirs
    }
side-of =
    { $color ->
        [white] Aux Blancs :
       *[black] Aux Noirs :
    }
computer-level = Ordinateur, niveau { $level }
role =
    { $role ->
        [pawn] pion
        [knight] cavalier
        [bishop] fou
        [rook] tour
        [queen] dame
       *[king] roi
    }
piece =
    { $color ->
        [white] { $role ->
            [rook] tour blanche
            [queen] dame blanche
           *[other] { role } blanc
        }
       *[black] { $role ->
            [rook] tour noire
            [queen] dame noire
           *[other] { role } noir
        }
    }
list-two = { $first } et { $second }
list-more = { $first }, { $second }

## The menu and the bar
## Shown: the bar above the board, the menu, and buttons of every dialog.

new-game = Nouvelle partie
flip = Tourner l’échiquier
menu = Menu
menu-this-game = Cette partie
menu-bring-in = Importer
menu-more = Plus
play-computer = Jouer contre l’ordinateur
wooden-board-clock = Pendule pour un échiquier en bois
settings = Réglages
close = Fermer
cancel = Annuler
copy = Copier
works-offline = Fonctionne hors ligne
page-description = Les échecs à deux sur un seul appareil : arbitre, feuille de partie, pendule et échiquier.

## The board
## Shown: the board; who is to move also in the bar, and read aloud.

board = Échiquier
square-with-piece = { $square }, { piece }
promote-to = Promotion en
check = Échec !
spoken-check = Échec
to-move =
    { $checked ->
        [yes] Trait aux { side }, en échec
       *[no] Trait aux { side }
    }
new-game-to-move = Nouvelle partie. { $sentence }.
captured-nothing = { -les-x } n’ont rien pris
captured = { -les-x } ont pris : { $pieces }

## Moves read aloud
## Shown: nowhere: read aloud, and by screen readers.

spoken-end =
    { $check ->
        [none] { "." }
        [check] , échec.
       *[mate] , échec et mat.
    }
spoken-move = { side } : { role } { $from } va en { $to }{ spoken-end }
spoken-capture = { side } : { role } { $from } prend { taken-role } en { $to }{ spoken-end }
spoken-en-passant = { side } : pion { $from } prend pion en passant en { $to }{ spoken-end }
spoken-promotion = { side } : pion { $from } va en { $to }, promotion en { promoted-role }{ spoken-end }
spoken-promotion-capture = { side } : pion { $from } prend { taken-role } en { $to }, promotion en { promoted-role }{ spoken-end }
spoken-castling =
    { $wing ->
        [king] { side } : petit roque{ spoken-end }
       *[queen] { side } : grand roque{ spoken-end }
    }
taken-role =
    { $taken-role ->
        [pawn] pion
        [knight] cavalier
        [bishop] fou
        [rook] tour
        [queen] dame
       *[king] roi
    }
promoted-role =
    { $promoted-role ->
        [queen] dame
        [rook] tour
        [bishop] fou
        [knight] cavalier
       *[other] pièce
    }

## What players ask of each other
## Shown: buttons and questions at each player’s edge of the board.

resign = Abandonner
confirm-resignation = { $name } : abandonner la partie ?
keep-playing = Continuer à jouer
undo-end =
    { $ended ->
        [resigned] Annuler l’abandon
        [claimed] Annuler la réclamation
        [decided] Annuler la décision
       *[agreed] Demander l’annulation
    }
asks-undo = { -les-x } demandent à annuler la nulle
asks-undo-by = { $name } demande à annuler la nulle
end-undone = Le résultat est annulé. La partie continue.
offer-draw = Proposer nulle
claim-draw = Réclamer la nulle
claim-draw-now = Réclamer la nulle
claim-possible = La nulle peut être réclamée.
claim-possible-with-move = La nulle peut être réclamée en annonçant un coup.
claim-not-yet = Réclamer : pas encore possible ({ $counts })
claim-not-on-turn = Réclamer : seulement à votre tour
claim-position-count = position { NUMBER($times) } sur 3
claim-move-count = coup { $moves } sur 50
draw-choices = Nulle…
ask-takeback = Reprendre
ask-redo = Rétablir
withdraw-request = Retirer
accept-draw = Accepter la nulle
decline-draw = Refuser
consent = Accepter
# Asked of the player whose move is shown and waits to be confirmed; the answers are make-move and cancel.
confirm-move = Jouer ce coup ?
make-move = Jouer
draw-offered =
    { $color ->
        [white] Les Blancs proposent nulle
       *[black] Les Noirs proposent nulle
    }
draw-offered-by = { $name } propose nulle
offer-goes-with-move = Proposition avec le coup
asks-takeback =
    { $moves ->
        [one] { -les-x } demandent à reprendre le dernier coup
        [many] { -les-x } demandent à reprendre les derniers { $moves } de coups
       *[other] { -les-x } demandent à reprendre les { $moves } derniers coups
    }
asks-takeback-by =
    { $moves ->
        [one] { $name } demande à reprendre le dernier coup
        [many] { $name } demande à reprendre les derniers { $moves } de coups
       *[other] { $name } demande à reprendre les { $moves } derniers coups
    }
asks-redo = { -les-x } demandent à rétablir les coups
asks-redo-by = { $name } demande à rétablir les coups
waiting =
    { $color ->
        [white] On attend les Blancs
       *[black] On attend les Noirs
    }
waiting-by = On attend { $name }
claim-hint = Quel coup donnerait la nulle ? Choisissez-le ici ou sur l’échiquier. Il est annoncé, pas joué.
claim-so-far = Cette position : { NUMBER($times) } fois sur 3.
claim-moves-so-far = Coups sans prise ni coup de pion : { $moves } sur 50.
intended-move = Coup prévu
claim = Réclamer

## What has just happened between the players
## Shown: messages at the edge of the player concerned, also read aloud.

offers-draw = { -les-x } proposent nulle.
declines-draw = { -les-x } refusent la nulle.
declines-draw-by = { $name } refuse la nulle.
allows = { -les-x } acceptent.
allows-by = { $name } accepte.
refuses = { -les-x } refusent.
refuses-by = { $name } refuse.
withdraws = { -les-x } retirent la demande.
withdraws-by = { $name } retire la demande.
game-paused = Pendules arrêtées.
game-resumed = La partie continue.
given-time = { -les-x } reçoivent du temps en plus.
given-time-by = { $name } reçoit du temps en plus.
clock-was-set = L’arbitre a réglé la pendule { -des }.
position-was-put-right = L’arbitre a corrigé la position. { $sentence }.
incorrect-claim-offer =
    { $declared ->
        [yes] Réclamation incorrecte. { $why } Elle vaut proposition de nulle, et le coup doit être joué.
       *[no] Réclamation incorrecte. { $why } Elle vaut proposition de nulle.
    }
flag-fell = Le drapeau { -des } est tombé. On vérifie si { -les-autres } peuvent encore mater…
resigns = { -les-x } abandonnent. On vérifie si { -les-autres } peuvent encore mater…
being-settled = On vérifie si le mat est encore possible…

## Why something was refused
## Shown: a message at the edge of the player who tried it.

refused-game-over = La partie est finie : { $score }.
refused-not-legal = Ce coup n’est pas légal.
refused-king-in-check =
    { $already ->
        [yes] Le roi resterait en échec : { $pieces }.
       *[no] Le roi serait en échec : { $pieces }.
    }
checking-piece = { role } en { $square }
own-piece-there = Une pièce de votre camp occupe cette case.
not-its-way =
    { $role ->
        [rook] Une tour ne bouge pas ainsi.
        [queen] Une dame ne bouge pas ainsi.
       *[other] Un { role } ne bouge pas ainsi.
    }
way-blocked = Sur le chemin : { $pieces }.
pawn-has-moved = Un pion n’avance de deux cases qu’à son premier coup.
nothing-to-capture = Un pion ne va en diagonale que pour prendre.
en-passant-is-off = Dans cette partie, on ne prend pas en passant.
en-passant-late = On ne prend en passant que juste après l’avance de deux cases.
castling-king-has-moved = Pas de roque : le roi a déjà bougé.
castling-rook-has-moved = Pas de roque : cette tour a déjà bougé.
no-castling-there = Dans cette partie, pas de roque de ce côté.
castling-blocked = Pas de roque. Sur le chemin : { $pieces }.
castling-out-of-check = Pas de roque, le roi est en échec : { $pieces }.
castling-through-check = Pas de roque : { $square } est attaquée ({ $pieces }).
refused-paused = Les pendules sont arrêtées.
refused-suspended = Il faut d’abord décider si le temps d’absence compte.
refused-clock-not-pressed = { -les-x } n’ont pas encore appuyé sur la pendule.
refused-nothing-to-press = Jouez d’abord un coup.
refused-flag-fallen = Le drapeau { -des } est tombé.
refused-being-settled = Le résultat est encore en cours de vérification.
refused-too-early-to-agree = On peut convenir de la nulle quand chaque camp a joué un coup.
refused-not-your-turn = Ce n’est pas votre tour.
refused-offer-open = Une proposition de nulle est déjà en attente.
refused-no-offer = Il n’y a pas de proposition de nulle.
refused-no-claims = Avec ces règles, il n’y a rien à réclamer.
refused-no-intended-move = Avec ces règles, on réclame sans annoncer de coup.
incorrect-claim = Réclamation incorrecte. { $why }
refused-move-declared = { $san } a été annoncé : il faut jouer ce coup.
refused-request-open = La dernière demande attend encore une réponse.
refused-no-request = Il n’y a pas de demande en attente.
refused-nothing-to-take-back = Il n’y a pas de coup à reprendre.
refused-nothing-to-redo = Il n’y a pas de coup à rétablir.
refused-not-running = Aucune pendule n’est en marche.
refused-not-paused = Les pendules ne sont pas arrêtées.
refused-not-suspended = La partie n’était pas interrompue.
refused-no-clock = Cette pendule n’est pas utilisée.
refused-nothing-to-start = Il n’y a pas de pendule à mettre en marche.
refused-bad-amount = Une pendule ne peut pas être réglée sur ce temps.
refused-fixed-for-this-game = Cela ne peut changer qu’à la prochaine partie.
refused-no-question = Cette question n’est plus posée.

## Why a claim is wrong
## Shown: a message at the edge of the player who claimed.

wrong-claim-mates = Le coup prévu donne mat : il n’y a donc pas nulle.
wrong-claim-times =
    { $intended ->
        [yes] { $times ->
            [one] La position apparaîtrait pour la première fois, pas la troisième.
            [2] La position apparaîtrait pour la deuxième fois, pas la troisième.
            [many] La position serait apparue { $times } de fois.
           *[other] La position serait apparue { $times } fois.
        }
       *[no] { $times ->
            [one] La position est apparue une fois, pas trois.
            [2] La position est apparue deux fois, pas trois.
            [many] La position est apparue { $times } de fois.
           *[other] La position est apparue { $times } fois.
        }
    }
wrong-claim-moves =
    { $half ->
        [yes] { $moves ->
            [0] Moins d’un coup sans prise ni coup de pion, pas 50.
            [one] Seulement 1½ coup sans prise ni coup de pion, pas 50.
            [many] Seulement { $moves }½ coups sans prise ni coup de pion, pas 50.
           *[other] Seulement { $moves }½ coups sans prise ni coup de pion, pas 50.
        }
       *[no] { $moves ->
            [one] Seulement { $moves } coup sans prise ni coup de pion, pas 50.
            [many] Seulement { $moves } de coups sans prise ni coup de pion, pas 50.
           *[other] Seulement { $moves } coups sans prise ni coup de pion, pas 50.
        }
    }
wrong-claim-both = { $repetition } { $fifty }

## How games end
## Shown: the card with the result, the list of all games, the printed score sheet.

ended-checkmate = { -les-x } gagnent par mat
ended-stalemate = Nulle par pat
ended-resignation = { -les-autres-x } ont abandonné
ended-resignation-draw = Nulle : { -les } ont abandonné, mais { -les-autres } ne peuvent pas mater
ended-flag-fall = { -les-x } gagnent au temps
ended-flag-fall-draw = Nulle : temps écoulé pour { -les }, mais { -les-autres } ne peuvent pas mater
ended-flag-fall-draw-unknown = Nulle : temps écoulé, mais l’adversaire ne peut pas mater
ended-left-king-in-check = { -les-autres-x } gagnent : { -les } ont laissé leur roi en échec
ended-left-king-in-check-draw = Nulle : { -les } ont laissé leur roi en échec, mais { -les-autres } ne peuvent pas mater
ended-arbiter = Décision de l’arbitre
ended-reported = Résultat donné par les joueurs
ended-agreement = Nulle d’un commun accord
ended-dead-position = Nulle : plus personne ne peut mater
ended-insufficient-material = Nulle : aucun camp n’a assez de matériel pour mater
ended-threefold = Nulle par triple répétition
ended-fivefold = Nulle par quintuple répétition
ended-fifty-moves = Nulle par la règle des 50 coups
ended-seventy-five-moves = Nulle par la règle des 75 coups

## The bar, and the card with the result
## Shown: the bar above the board, the rules of New game, and the card at the end of a game.

won-by-checkmate = Échec et mat
won-on-time = Temps écoulé
won-by-king-in-check = Roi laissé en échec
rules-chip-name = Règles
bar-move = Coup { NUMBER($number) }
own-clock = Pendule sur mesure
own-rules = Règles sur mesure
no-en-passant = Sans prise en passant
no-check-warnings = Sans avertissement d’échec
check-announced = Échec annoncé
result-card = Résultat
wins = Victoire : { $name }
drawn = Nulle
rematch = Revanche
share-game = Enregistrer, partager
result = { $score } : { $reason }.

## What lies behind a result
## Shown: the card with the result, after “Why?”.

ask-why = Pourquoi ?
why-previous = Raison précédente
why-next = Raison suivante
why-place = { $number } sur { $total }
why-check = Échec : { $pieces }.
why-double-check = Échec double : { $pieces }. Seul le roi pourrait bouger.
why-no-check = Le roi n’est pas en échec, et il n’y a aucun coup légal.
why-own = Ses propres pièces bloquent { $squares }.
why-covered = Ne peut pas aller en { $squares } (attaque : { $pieces }).
why-pinned = Aucun coup en { $squares } pour : { $piece }. Ce serait échec ({ $by }).
why-no-help =
    { $between ->
        [yes] Aucune autre pièce ne peut prendre l’attaquant ni s’interposer.
       *[no] Aucune autre pièce ne peut prendre l’attaquant.
    }
why-stuck = Sans coup possible : { $pieces }.
why-dead-kings = Il ne reste que les deux rois.
why-dead-minor = Outre les rois, il ne reste que : { $pieces }. Cela ne suffit pas pour mater.
why-dead-bishops = Tous les fous sont sur des cases de même couleur ; rien ne peut attaquer les autres cases.
why-dead-no-way = Aucune suite de coups légaux ne finit par un mat, même si les deux s’aident.
explained-king-left-in-check = Le roi { -des } en { $square } pouvait être pris.
explained-flag-not-asked = Le temps { -des } est écoulé.
explained-flag-more-than-king = { -les-autres-x } avaient plus que leur roi.
explained-flag-lone-king = { -les-autres-x } n’avaient que leur roi.
explained-flag-enough-material = { -les-autres-x } avaient assez de matériel pour mater.
explained-flag-not-enough-material = { -les-autres-x } n’avaient pas assez de matériel pour mater.
explained-flag-can-mate = { -les-autres-x } pouvaient encore mater.
explained-flag-cannot-mate = { -les-autres-x } ne pouvaient mater par aucune suite de coups légaux.
explained-flag-undetermined = Impossible d’établir si { -les-autres } pouvaient encore mater ; le mat est tenu pour possible.
explained-dead-undetermined = Impossible d’établir si quelqu’un pouvait encore mater ; le mat est tenu pour possible.
explained-claimed-threefold = Nulle réclamée par { -les }. Même position : { $places }.
explained-claimed-threefold-with = Nulle réclamée par { -les } avec { $san }. Même position : { $places }.
explained-threefold = Même position : { $places }.
explained-claimed-fifty =
    { $half ->
        [yes] Nulle réclamée par { -les }. { $moves }½ coups sans prise ni coup de pion.
       *[no] Nulle réclamée par { -les }. { -coups-sans }
    }
explained-claimed-fifty-with =
    { $half ->
        [yes] Nulle réclamée par { -les } avec { $san }. { $moves }½ coups sans prise ni coup de pion.
       *[no] Nulle réclamée par { -les } avec { $san }. { -coups-sans }
    }
explained-fifty =
    { $half ->
        [yes] { $moves }½ coups sans prise ni coup de pion.
       *[no] { -coups-sans }
    }
occurrence-after = après { $san }
occurrence-intended = après le coup prévu
occurrence-start = au début
occurrence-put-right = là où l’arbitre a corrigé la position

## Clocks
## Shown: the clocks beside the board, and the dialog of the arbiter.

press-clock = Appuyer sur la pendule
start-clock = Mettre la pendule en marche
give-time =
    { $color ->
        [white] Donner 15 secondes aux Blancs
       *[black] Donner 15 secondes aux Noirs
    }
give-time-to = Donner 15 secondes à { $name }
set-clocks = Régler les pendules
arbiter = Arbitre
end-game-as = Finir la partie
confirm-decision = Finir la partie sur { $score } ?
decision-reason = Motif
put-right = Corriger la position
put-right-hint = La partie continue depuis cette position. Ce qui précède ne compte pour aucune réclamation et ne peut pas être repris.
put-right-fen = Position (FEN)
put-right-button = Corriger
set-clocks-hint = Minutes, ou heures:minutes:secondes. Chaque changement est noté.
set-clock = Régler
add-15 = +15 s
clock-edits = Changements jusqu’ici
clock-of = Pendule { -des }
press-awaited = { side } : appuyez sur la pendule
clock-total = Total { $time }
clock-move = Coup { $time }
clock-for-this-move = Pour ce coup
clock-delay =
    { $seconds ->
        [one] Attend { $seconds } s
        [many] Attend { $seconds } s
       *[other] Attend { $seconds } s
    }
clock-moves-to-go =
    { $moves ->
        [one] Encore { $moves } coup
        [many] Encore { $moves } de coups
       *[other] Encore { $moves } coups
    }
clock-periods = Périodes : { $periods }
clock-edit-after = Après { $san } : { side } { $before } → { $after }
clock-edit-start = Au début : { side } { $before } → { $after }

## Stopped clocks
## Shown: the bar, and a panel over the board while the clocks are stopped.

pause = Pause
resume = Continuer la partie
paused = Pendules arrêtées
away = Pendule arrêtée pendant l’absence
away-question = Absence de { $time }. Ce temps compte-t-il ?
slept = L’appareil était en veille ou son heure a été changée
slept-question = Selon son horloge, il s’est écoulé { $time }. Ce temps compte-t-il ?
gap-charged = Avec le délai, cela coûterait { $time }.
gap-not-charged = Avec le délai, cela ne coûterait rien.
time-under-a-second = moins d’une seconde
time-seconds =
    { $seconds ->
        [one] { $seconds } seconde
        [many] { $seconds } de secondes
       *[other] { $seconds } secondes
    }
time-minutes = { NUMBER($minutes) } min { NUMBER($seconds) } s
time-hours = { NUMBER($hours) } h { NUMBER($minutes) } min
refund-time = Ne pas compter
charge-time = Compter

## What is wrong in a field of the custom clock
## Shown: New game → More about the clock → Custom clock, and the clocks in the dialog of the arbiter.

not-a-time = Entrez un temps : 5, 5:00 ou 1:30:00.
not-a-number = Entrez un nombre entier de coups, ou laissez vide.
not-seconds = Entrez un nombre de secondes.
clock-fault-no-time = Entrez un temps pour le premier coup.
clock-fault-no-moves = Entrez au moins un coup, ou laissez vide pour le reste de la partie.
clock-fault-no-time-per-move = Entrez plus de 0, ou laissez vide s’il n’y a pas de limite.
clock-fault-stage-after-last = Pour combien de coups ? Une autre phase suit.
clock-fault-byo-yomi = Entrez au moins une période avec du temps, dans la dernière phase.
clock-fault-too-long = Entrez 1000 heures au plus.

## The clock of a wooden board
## Shown: Menu → Clock for a wooden board, over the whole screen.

chess-clock = Pendule d’échecs
chess-clock-first = Les Noirs appuient d’abord : la pendule des Blancs se met en marche.
chess-clock-moves = Coups : { $moves }
chess-clock-illegal-moves = Coups illégaux : { $moves }
illegal-move = Coup illégal
chess-clock-second = Le deuxième coup illégal perd. Si l’adversaire ne peut pas mater, c’est nulle.
chess-clock-flag = Le temps est écoulé. Si l’adversaire ne peut pas mater, c’est nulle.
chess-clock-set = Joueurs et cadence
chess-clock-board = À l’échiquier
chess-clock-put-aside = La partie en cours est mise de côté. Vous la retrouvez sous « Parties enregistrées ».
chess-clock-keys = Touches : A et L appuient, P met en pause, T annonce les temps.
chess-clock-times = Annoncer les temps

## The settings
## Shown: Settings, and New game.

next-game = Règles de la prochaine partie
from-next-game = Les changements valent dès la prochaine partie. La partie en cours garde ses règles et sa pendule.
at-once = Cet appareil
house-rules = Règles
all-rules = Toutes les règles
clock = Pendule
no-clock = Sans pendule
press = Appuyer sur la pendule
press-move = Automatique
press-tap = À la main
first-move = Premier coup
first-move-free = Libre
first-move-timed = Chronométré
first-increment = Premier incrément
first-increment-after-move = Après le premier coup
first-increment-at-start = À la pendule dès le début
first-increment-hint = 90 + 30 commence alors à 1:30:30.
same-time = Le même temps pour les deux
both-sides = Blancs et Noirs
stage-moves = Coups
stage-all-moves = Tous
stage-time = Minutes
stage-bonus = Par coup
stage-amount = Secondes
stage-periods = Périodes
per-move = Limite par coup, en secondes
no-limit = Aucune
add-stage = Ajouter une phase
remove-stage = Supprimer la dernière phase
white-player = Blancs
black-player = Noirs
name-placeholder = Nom
seats = Places
seats-one-side = Du même côté
seats-face-to-face = Face à face
seats-side-by-side = Côte à côte
seats-passing = Passer l’appareil
seats-clock-first = Pendule d’abord
orientation = Camp en bas
sounds = Sons
    .hint = Coups, fin de partie, échecs annoncés.
low-time-sound = Alerte de temps
    .hint = Deux sons brefs quand il reste peu de temps à un joueur.
hide-board = Cacher l’échiquier
    .hint = Tant que les pendules sont arrêtées.
start-game = Jouer
swap-players = Échanger
by-lot = Couleurs au hasard
more-clocks = Pendule en détail
clock-field-wrong = Corrigez d’abord les champs marqués.
language-choice = Langue
language-automatic = Comme le navigateur
own-language-page = Comme la page
own-language-white = Langue des Blancs
own-language-black = Langue des Noirs
digit-choice = Chiffres
    .hint = Pour les nombres, les scores et les pendules. Les coups et les cases ne changent pas.

## Trying a translation
## Shown: Settings → Language, at its end.

try-translation = Essayer une traduction…
try-translation-hint = Montre un fichier .ftl sur cette page, ou ses fautes. Recharger la page y met fin ; rien n’est enregistré.
translation-missing =
    { $messages ->
        [0] { $language } : rien ne manque.
        [one] { $language } : il manque { $messages } texte. Il est en anglais.
       *[other] { $language } : il manque { $messages } textes. Ils sont en anglais.
    }
translation-faulty = Le fichier contient des fautes : la page ne le montre donc pas.
end-translation = Revenir à { $language }

## Lock against stray touches
## Shown: Menu → Lock the screen.

lock-screen = Verrouiller l’écran
locked = Verrouillé
unlock-again = Appuyer encore pour déverrouiller
locked-hint = Seuls les coups et les pendules répondent. Deux appuis sur ce bouton, ou Échap, déverrouillent l’écran.

## How the board looks and answers
## Shown: Settings → Board, Sound, This device.

looks-board = Échiquier
looks-moving = Déplacement des pièces
looks-sound = Son
looks-theme = Thème
looks-auto = Comme l’appareil
looks-light = Clair
looks-dark = Sombre
looks-contrast = Contraste élevé
looks-squares = Cases
looks-wood = Bois
looks-meadow = Prairie
looks-lake = Lac
looks-stone = Pierre
looks-pieces = Pièces
looks-classic = Classiques
looks-simple = Simples
# Pour les yeux faibles
looks-clear = Nettes
# Échiquier ou pièces aux couleurs choisies dans les champs ci-dessous
looks-own = Couleurs au choix
looks-light-squares = Cases claires
looks-dark-squares = Cases foncées
looks-white-pieces = Pièces blanches
looks-black-pieces = Pièces noires
looks-similar-colors = Ces deux couleurs sont difficiles à distinguer. L’une devrait être plus claire ou plus foncée.
looks-coordinates = Coordonnées
looks-inside = Sur les cases
looks-outside = À côté
looks-none = Aucune
looks-coordinate-size = Taille des coordonnées
looks-small = Petite
looks-large = Grande
looks-last-move = Dernier coup
looks-marked-squares = Cases marquées
looks-arrow = Flèche
looks-arrow-and-squares = Flèche et cases marquées
looks-hand = Pendule et boutons
looks-by-language = Selon la langue
looks-left-hand = Côté main gauche
looks-right-hand = Côté main droite
looks-notation = Pièces dans les coups
looks-letters = Lettres
looks-english-letters = Lettres anglaises
looks-figurines = Figurines
looks-move-times = Temps par coup
looks-move-times-hint = La feuille de partie montre la durée de chaque coup.
looks-targets = Coups possibles
    .hint = Marque les cases où une pièce peut aller.
looks-move-by = Déplacer
looks-both = En glissant ou en deux appuis
looks-drag = En glissant
looks-click = En deux appuis
looks-confirm = Confirmer chaque coup
    .hint = Par un autre appui sur la case ou le bouton de votre côté ; Échap reprend le coup.
looks-animation = Animation
looks-still = Désactivée
looks-fast = Rapide
looks-usual = Normale
looks-slow = Lente
looks-auto-queen = Toujours promouvoir en dame
    .hint = Pour une autre pièce, écrivez le coup.
looks-touch-move = Pièce touchée, pièce jouée
    .hint = Une pièce prise en main doit être jouée si elle peut l’être.
looks-children = Pour les enfants
    .hint = Grandes marques, grands boutons, coups possibles, mots gentils, sans pendule.
looks-wake-lock = Garder l’écran allumé
    .hint = Tant qu’une pendule tourne.
looks-vibration = Vibration
    .hint = Coups, échec, peu de temps, fin de partie.
looks-lasting = Messages sans limite de temps
    .hint = Messages et questions restent jusqu’à ce qu’on les ferme ou qu’on y réponde.
looks-full-screen = Plein écran
# $piece est comme dans checking-piece.
looks-touched = Pièce touchée, pièce jouée : { $piece }.
# $why est une phrase : pourquoi un coup n’a pas été possible. Dit à des enfants.
looks-gently = Presque ! { $why }
# $san est un coup.
looks-confirm-said = { $san } est sur l’échiquier. Un autre appui sur sa case le joue ; Échap le reprend.

## What a move brings to the clock
## Shown: New game → More about the clock → Custom clock, as choices of a field.

bonus =
    { $bonus ->
        [increment] Ajoute
        [bronstein] Rend au plus
        [delay] Attend d’abord
        [hourglass] Sablier
        [byo-yomi] Byo-yomi
       *[none] N’ajoute rien
    }

## The rules
## Shown: Settings → Rules, and New game → Rules; names of sets also in the bar.

knob-group-draws = Répétition et cinquante coups
knob-group-mate = Quand le mat est impossible
knob-group-claims = Propositions et réclamations
knob =
    { $knob ->
        [en-passant] Prise en passant
        [check-warnings] Avertissements d’échec
        [announce-check] Annoncer l’échec
        [threefold] Triple répétition
        [same-position] La même position, c’est
        [fivefold] Quintuple répétition
        [fifty-moves] Règle des 50 coups
        [seventy-five-moves] Règle des 75 coups
        [dead-position] Nulle aussitôt si
        [flag-fall] Perte au temps
        [draw-offers] Propositions de nulle
        [resignation] Perte par abandon
        [self-check] Perte si le roi reste en échec
       *[wrong-claim-penalty] Pénalité pour réclamation incorrecte
    }
knob-hint =
    { $knob ->
        [en-passant] Un pion peut être pris en passant.
        [check-warnings] Sans eux, laisser son roi en échec est permis et met fin à la partie.
        [self-check] Vaut sans avertissements d’échec.
        [announce-check] À l’écran, et à voix haute si les sons sont actifs.
        [fivefold] Nulle aussitôt.
        [seventy-five-moves] Nulle aussitôt, sauf si le dernier coup donne mat.
        [wrong-claim-penalty] L’adversaire reçoit du temps, et la réclamation vaut proposition de nulle.
       *[other] { "" }
    }
knob-switch =
    { $switch ->
        [on] Oui
       *[off] Non
    }
knob-penalty =
    { $penalty ->
        [off] Aucune
        [one-minute] Une minute
        [two-minutes] Deux minutes
       *[on] Oui
    }
knob-draw-rule =
    { $draw_rule ->
        [off] Pas de règle
        [player-to-move] Le joueur au trait peut réclamer
        [intended-move-too] Réclamer, aussi avec le coup suivant
        [either-player] L’un ou l’autre peut réclamer
       *[at-once] Nulle aussitôt
    }
knob-same-position =
    { $same_position ->
        [same-moves] Mêmes pièces et mêmes droits
       *[placement] Mêmes pièces seulement
    }
knob-dead-position =
    { $dead_position ->
        [exact] Le mat est impossible
        [material] Le matériel ne suffit pas
       *[listed-material] Une de quatre finales simples
    }
knob-flag-fall =
    { $flag_fall ->
        [exact] Sauf mat impossible
        [material] Sauf manque de matériel
        [lone-king] Sauf contre un roi seul
       *[loss] Toujours
    }
knob-draw-offers =
    { $draw_offers ->
        [any-time] À tout moment
        [own-turn] À son tour
       *[with-move] Avec un coup
    }
preset =
    { $preset ->
        [fide] Règles { -rules-body }
        [fp-club] FP Club
        [fly-or-die] FlyOrDie
       *[lobby] Salle amicale
    }
preset-hint =
    { $preset ->
        [fide] Les règles du jeu d’échecs : les nulles se réclament, les finales sont jugées exactement. Une réclamation incorrecte ne coûte rien.
        [fp-club] Chacun peut réclamer la nulle ; dans les finales, le matériel décide.
        [fly-or-die] Le joueur au trait peut réclamer la nulle ; un roi seul ne gagne pas au temps.
       *[lobby] Répétition et cinquante coups font nulle aussitôt ; le temps écoulé fait toujours perdre.
    }
preset-except = { preset }, sauf : { $differences }
rule-difference = { $rule } – { $value }
preset-with = { preset } · { $options }
own-option =
    { $knob ->
        [en-passant] Prise en passant : { $value }
        [check-warnings] Avertissements d’échec : { $value }
        [announce-check] Annoncer l’échec : { $value }
       *[other] Pénalité pour réclamation incorrecte : { $value }
    }
without-clock = Sans pendule
rules-of-this-game = Cette partie : { $rules }.
clock-option-moves = { $moves } coups en { $minutes } min
clock-option-increment = { $minutes } + { $seconds }
clock-option-stages = { $minutes }/{ $moves } coups + { $rest } min + { $seconds } s
clock-meaning = { $minutes } min par joueur.
clock-meaning-increment = { $minutes } min par joueur, et { $seconds } s de plus après chaque coup.

## The score sheet
## Shown: the score sheet beside the board, and its buttons.

score-sheet = Feuille de partie
score-sheet-label = Feuille de partie : les flèches gauche et droite parcourent la partie
san-with-offer = { $san }, propose nulle
no-moves-yet = Pas encore de coups
first-step = Glissez ou touchez une pièce.
first-end = La partie est enregistrée sur cet appareil. Elle se trouve dans « Parties enregistrées ».
seats-suggested = Le côté des Noirs est tourné vers un joueur assis en face. Êtes-vous assis autrement ?
position-put-right = Position corrigée par l’arbitre
resign-on-sheet =
    { $color ->
        [white] Les Blancs écrivent « abandon »
       *[black] Les Noirs écrivent « abandon »
    }
resigns-on-sheet = abandon
steps = Parcourir la partie
step-first = Première position
step-previous = Coup précédent
step-next = Coup suivant
step-last = Dernière position
back-to-game = Retour à la partie
play-on = Jouer d’ici
show-mate = Montrer le mat
looking-back-at = Position antérieure
mate-line = Mat possible { -des }
intended-line = Coup prévu
looking-back = C’est une position antérieure : on ne peut pas y jouer.
looking-at-another = C’est une autre partie : on ne peut pas y jouer.
numbered-move =
    { $color ->
        [white] { NUMBER($number) }. { $san }
       *[black] { NUMBER($number) }… { $san }
    }
place-after = Après { $san }
place-start = Position de départ
spoken-place = Coup { NUMBER($number) }. { $sentence }
spoken-start = Position de départ. { $sentence }.
spoken-put-right = Position corrigée par l’arbitre. { $sentence }.
back-at-end = De retour à la partie, à la fin.
back-in-game = De retour à la partie. { $sentence }.
proof = Même position
proof-start = Début
proof-put-right = Corrigée
proof-intended = Coup prévu

## Games out and in
## Shown: Menu → Open another game, and Save or share.

event = Tournoi
date = Date
pgn = Cette partie en PGN
copy-pgn = Copier le PGN
save-pgn = Enregistrer le PGN
copy-fen = Copier la FEN
open-game = Ouvrir une autre partie
open-game-hint = Collez des parties en PGN ou une position en FEN.
open-file = Ouvrir un fichier…
open-pasted = Ouvrir
copied = Copié.
not-copied = Ce navigateur ne permet pas de copier. Sélectionnez le texte et copiez-le vous-même.
not-read = Ce qui est enregistré sur cet appareil n’a pas pu être lu. Rien n’a été modifié. Fermez cette fenêtre et réessayez.
saved-file = Enregistré dans les téléchargements.
shared-file = Partagé.
not-saved-file = Le navigateur n’a pas enregistré le fichier.
reading = Lecture…
reading-stopped = La lecture a été arrêtée.
reader-failed = Le texte n’a pas pu être lu. Réessayez ou rechargez la page.
nothing-to-open = Collez d’abord un PGN ou une FEN.
choose-game = Choisir la partie
open-before-error = Ouvrir les coups avant l’erreur
more-games = Le texte contient plus de parties qu’on ne peut en ouvrir à la fois.
show-more-games = Montrer plus de parties
players = { $white } – { $black }
players-score = { $white } – { $black }, { $score }
length-moves =
    { $moves ->
        [0] Une position
        [one] { $moves } coup
        [many] { $moves } de coups
       *[other] { $moves } coups
    }
row-two = { $first } · { $second }
games-found =
    { $games ->
        [0] Rien n’a pu être lu.
        [one] { $games } partie. Choisissez-la.
        [many] { $games } de parties. Choisissez-en une.
       *[other] { $games } parties. Choisissez-en une.
    }
games-found-with-fault =
    { $games ->
        [0] Rien n’a pu être lu. { $fault }
        [one] { $games } partie. { $fault }
        [many] { $games } de parties. { $fault }
       *[other] { $games } parties. { $fault }
    }
more-faults =
    { $faults ->
        [one] et { $faults } de plus
        [many] et { $faults } de plus
       *[other] et { $faults } de plus
    }

## What is wrong with a position (FEN)
## Shown: Open another game, Set up a position, and Correct the position.

fen-fields =
    { $fields ->
        [one] Une FEN a 6 parties séparées par des espaces (pièces, w ou b, roque, prise en passant, deux compteurs) ; celle-ci en a { $fields }.
        [many] Une FEN a 6 parties séparées par des espaces (pièces, w ou b, roque, prise en passant, deux compteurs) ; celle-ci en a { $fields }.
       *[other] Une FEN a 6 parties séparées par des espaces (pièces, w ou b, roque, prise en passant, deux compteurs) ; celle-ci en a { $fields }.
    }
fen-ranks =
    { $ranks ->
        [one] Un échiquier a 8 rangées ; celui-ci en a { $ranks }.
        [many] Un échiquier a 8 rangées ; celui-ci en a { $ranks }.
       *[other] Un échiquier a 8 rangées ; celui-ci en a { $ranks }.
    }
fen-rank-length =
    { $files ->
        [one] La rangée { $rank } a { $files } case au lieu de 8.
        [many] La rangée { $rank } a { $files } de cases au lieu de 8.
       *[other] La rangée { $rank } a { $files } cases au lieu de 8.
    }
fen-not-a-piece = Rangée { $rank } : « { $found } » n’est pas une pièce.
fen-split-gap = La rangée { $rank } a deux nombres de suite.
fen-turn = Le trait doit être w ou b.
fen-castling = Roque : « { $found } » n’y a pas sa place.
fen-castling-empty = L’indication du roque manque ; écrivez - s’il n’y en a pas.
fen-castling-right = Roque { $found } : roi et tour { -des } ne sont pas sur leurs cases.
fen-en-passant = La case de prise en passant doit être - ou une case.
fen-en-passant-square = Case de prise en passant { $square } : aucun pion ne peut y être passé.
fen-halfmove-clock = Le compteur de la règle des 50 coups doit être un nombre de 0 à 9999.
fen-fullmove-number = Le numéro du coup doit être un nombre de 1 à 9999.
fen-kings =
    { $kings ->
        [0] { -les-x } n’ont pas de roi.
        [one] { -les-x } ont { $kings } roi.
        [many] { -les-x } ont { $kings } de rois.
       *[other] { -les-x } ont { $kings } rois.
    }
fen-pieces =
    { $pieces ->
        [one] { -les-x } ont { $pieces } pièce ; le maximum est 16.
        [many] { -les-x } ont { $pieces } de pièces ; le maximum est 16.
       *[other] { -les-x } ont { $pieces } pièces ; le maximum est 16.
    }
fen-pawns =
    { $pawns ->
        [one] { -les-x } ont { $pawns } pion ; le maximum est 8.
        [many] { -les-x } ont { $pawns } de pions ; le maximum est 8.
       *[other] { -les-x } ont { $pawns } pions ; le maximum est 8.
    }
fen-pawn-on-back-rank = Un pion ne peut pas être en { $square }.
fen-opponent-in-check = { -les-x } sont en échec, mais le trait est à l’autre camp.
fen-en-passant-check = L’échec depuis { $checker } ne peut pas venir du pion qui vient de passer { $passed }.
fen-checkers =
    { $pieces ->
        [one] { $pieces } pièce donne échec comme aucun coup ne peut le faire.
        [many] { $pieces } de pièces donnent échec comme aucun coup ne peut le faire.
       *[other] { $pieces } pièces donnent échec comme aucun coup ne peut le faire.
    }
fen-check-unexplained =
    { $pieces ->
        [one] Aucun dernier coup ne peut avoir donné cet échec.
        [many] Aucun dernier coup ne peut donner échec avec { $pieces } de pièces à la fois.
       *[other] Aucun dernier coup ne peut donner échec avec ces { $pieces } pièces à la fois.
    }
fen-en-passant-quiet = Case de prise en passant { $square } : après cette avance de pion, le compteur de la règle des 50 coups doit être 0.
fen-promoted = { side } : trop de pièces promues (au moins { NUMBER($promoted) }) pour les pions manquants ({ NUMBER($pawns) }).
fen-pawn-captures = Une telle structure de pions { -des } demande plus de prises que l’adversaire n’a perdu de pièces : { NUMBER($pieces) }.
fen-loose = Ce n’est pas tout à fait une FEN. Vérifiez que c’est bien la position voulue.

## What is wrong with a move (SAN)
## Shown: Open another game, and Type a move.

san-not-san = « { $san } » n’est pas un coup en notation courante.
san-none-goes-there =
    { $role ->
        [rook] { $san } : aucune tour ne peut aller en { $to }.
        [queen] { $san } : aucune dame ne peut aller en { $to }.
       *[other] { $san } : aucun { role } ne peut aller en { $to }.
    }
san-leaves-king-in-check = { $san } laisserait le roi en échec.
san-ambiguous = { $san } ne dit pas quelle pièce joue : celles de { $squares } le peuvent.
san-nothing-to-take = { $san } : il n’y a rien à prendre en { $square }.
san-promotion-missing = { $san } ne dit pas ce que devient le pion en { $square }.
san-no-promotion = { $san } : aucun pion n’est promu en { $square }.
san-no-castling-right = { $san } : le roi ou la tour a déjà bougé ; pas de roque.
san-castling-out-of-check = { $san } : le roi est en échec ; pas de roque.
san-castling-obstructed = { $san } : une pièce barre le roque ou attaque le chemin du roi.

## What is wrong with a file of games (PGN)
## Shown: Open another game, and Saved games → Add from PGN.

pgn-at = Ligne { NUMBER($line) }, colonne { NUMBER($column) } : { $fault }
pgn-tag = Cette étiquette n’a pas la forme [Nom "texte"].
pgn-open-comment = Il manque l’accolade qui ferme ce commentaire.
pgn-open-variation = Il manque la parenthèse qui ferme cette variante.
pgn-variation-of-nothing = Cette variante ne remplace aucun coup.
pgn-too-deep = Trop de variantes dans des variantes.
pgn-too-long = Cette partie est trop longue pour être montrée : elle continue après { $moves } coups.
pgn-unopened = « { $bracket } » ne ferme rien.
pgn-glyph = Un nombre de 0 à 255 doit suivre $.
pgn-null-move = On ne peut pas passer son tour.
pgn-variant = { $name } est une variante des échecs.
pgn-unreadable = Le texte ne peut pas être lu jusqu’au bout.

## What was guessed when a game was read
## Shown: Menu → Open another game, beside a game.

note-engine-moves = Ses coups sont écrits comme le font les programmes d’échecs.
note-letters = Ses pièces ont les lettres d’une autre langue : { $letters }.
note-nested-comment = Elle a des commentaires dans des commentaires.
note-old-letters = Ses lettres sont enregistrées à l’ancienne. Les noms peuvent être faux.
note-no-result = Elle finit sans résultat.
note-null-moves = Certaines variantes passent un tour (coup nul). À partir de là, elles sont du texte.
note-shortened = Certains commentaires sont omis.
note-look-alikes = Certaines lettres de ses coups viennent d’un autre alphabet.
note-loose-fen = Sa position de départ n’est pas tout à fait écrite en FEN.
note-empty-fen = Elle n’indique aucune position de départ : elle part de la position habituelle.
note-loose-moves = Certains coups sont abrégés, ou le roque est écrit comme un coup du roi.
note-loose-result = Son résultat n’est pas écrit comme en PGN.
note-loose-tag = Des étiquettes n’ont pas tout à fait la forme [Nom "texte"].
note-stray-signs = Des signes sans signification se trouvent parmi ses coups.
note-unknown-glyph = Certains signes de coups, inconnus, sont omis.
note-unknown-result = Le PGN n’a pas de signe pour son résultat (par exemple 0–0). Il compte comme inconnu.
note-part = Lue jusqu’à une erreur.
note-same = La même partie que le numéro { $number }.

## A game in a link
## Shown: Save or share, and the dialog that a link opens.

link-make = Lien vers cette partie
link-hint = Le lien contient toute la partie, sans son analyse. La personne qui l’ouvre peut la revoir ou la continuer.
link-hint-board = Le lien contient la partie, mais pas la clé de son échiquier du tournoi : l’arbitre saisit à la main le résultat d’une partie jouée ainsi.
link-move = Transférer vers un autre appareil
link-move-hint = Ouvrez ce lien ou scannez ce code sur l’autre appareil : la partie y continue, avec ses coups et ses pendules. Ici, les pendules sont arrêtées.
link-moved = L’autre appareil l’a reçue
link-from-file = Cette page est un fichier de cet appareil. Le lien ne marche que là où se trouve le même fichier.
link-url = Lien vers cette partie
link-copy = Copier le lien
link-send = Partager…
link-code = Le lien en code pour la caméra d’un autre appareil
link-opened = Une partie d’un lien
link-look-through = Revoir
link-play-on = Continuer
link-puts-aside = La partie en cours est mise de côté. On peut y revenir.
link-clocks = Temps restant : Blancs { $white }, Noirs { $black }.
link-empty = Il n’y a pas de partie dans ce lien.
link-too-long = C’est trop long pour le lien d’une partie.
link-later = Une version plus récente de cette page a créé le lien ({ $version }). Rechargez la page pour avoir la dernière version.
link-character = Le caractère « { $character } » à la place { $column } ne peut pas figurer dans un lien.
link-incomplete = Le lien est coupé ou un caractère a changé. Copiez-le en entier.
link-senseless = Ce lien n’est pas valide.
link-moves-after-the-end = Le lien a des coups après la fin de sa partie.
link-text = Un nom du lien est illisible.
link-clock = Les pendules de ce lien ne peuvent pas servir.
link-rule = Une règle du lien a une valeur impossible.
link-board = Partie de tournoi
link-board-play = Jouer
link-board-hint = À la fin de la partie, la carte du résultat montre un code pour l’arbitre.
link-result = Code pour l’arbitre
link-result-hint = L’appareil de l’arbitre scanne ce code avec sa caméra, ou ouvre le lien.
link-result-opened = Résultat de tournoi
link-take-in = Inscrire le résultat
link-take-in-hint = Ouvrez ceci sur l’appareil qui gère le tournoi pour inscrire le résultat.
link-save = Enregistrer un fichier

## Addresses
## Shown: a message when the page is opened by an address that it cannot read.

bad-address = Cette adresse ne peut pas être ouverte. { $fault }
bad-address-game-continues = Cette adresse ne peut pas être ouverte. { $fault } La partie en cours continue.
address-unknown-setting = Le réglage « { $name } » n’existe pas.
address-bad-value = « { $name } » ne peut pas être « { $value } ». Possible : { $expected }.
address-both = « { $one } » et « { $other } » ne vont pas ensemble.
address-not-text = La valeur de « { $name } » est illisible.
address-too-long = Cette adresse est trop longue.
address-clock =
    { $clock_fault ->
        [time] Le temps de la pendule doit être un nombre de secondes.
        [increment] L’incrément de la pendule doit être un nombre de secondes.
        [no-time] La pendule doit avoir du temps.
       *[too-long] La pendule ne peut pas avoir plus de 1000 heures.
    }
list-two-or = { $first } ou { $second }

## Storage
## Shown: messages above the board, and the dialog for a game that is open in another tab.

game-put-aside = La partie inachevée est mise de côté.
back-to-it = Continuer la partie
back-to-unfinished = Parties inachevées
game-is-back = La partie est revenue là où elle était.
open-elsewhere = Cette partie est ouverte dans un autre onglet
open-elsewhere-hint = Un seul onglet peut jouer à la fois. Si vous jouez ici, l’autre s’arrête.
take-over = Jouer ici
storage-trouble =
    { $trouble ->
        [denied] Ce navigateur ne laisse pas enregistrer de parties. On peut jouer, mais recharger la page fait perdre la partie.
        [silent] Le stockage de ce navigateur ne répond pas. On peut jouer, mais recharger la page fait perdre la partie.
        [closed] Ce navigateur a fermé le stockage de la page. On peut jouer, mais recharger la page fait perdre la partie.
        [full] Il n’y a plus de place sur cet appareil. On peut jouer, mais recharger la page fait perdre la partie.
        [later-version] Une version plus récente de { -brand } a enregistré des parties ici. On peut jouer, mais rien n’est enregistré tant que la page n’est pas rechargée.
       *[failed] La partie ne peut pas être enregistrée. On peut jouer, mais recharger la page fait perdre la partie.
    }
storage-detail = Le navigateur dit : { $words }
storage-works = La partie est de nouveau enregistrée. Rien ne manque.
saved-by-newer = Une version plus récente de { -brand } a enregistré la dernière partie. Elle est gardée ; cette version joue à part.
saved-by-newer-read-only = Une version plus récente de { -brand } a enregistré les parties ici. On peut les revoir et en faire une copie ; rien n’est enregistré tant que cette version n’est pas revenue.
set-aside = Autre chose était déjà enregistré à cette place. Les deux sont gardés, dans « Parties enregistrées ».
record-damaged = La partie enregistrée est abîmée. Ce qui a pu être lu est mis de côté.

## The score sheet on paper, and pictures
## Shown: Save or share, and the printed score sheet.

picture-svg = Image (SVG)
picture-png = Image (PNG)
paper-print = Imprimer
paper-site = Lieu
paper-round = Ronde
paper-result = Résultat
paper-signature-white = Signature des Blancs
paper-signature-black = Signature des Noirs
paper-arbiter = Arbitre

## This device
## Shown: Settings → Data and backup.

on-this-device = Données et sauvegarde
save-backup = Enregistrer une copie…
restore-backup = Restaurer une copie…
backup-saved = Copie enregistrée dans les téléchargements.
backup-shared = Copie partagée.
backup-advised = Beaucoup de parties ont été jouées ici depuis la dernière copie.
storage-used-kb = Espace occupé : { NUMBER($kilobytes) } ko.
storage-used-mb = Espace occupé : { NUMBER($megabytes) },{ NUMBER($tenths) } Mo.
storage-persistent = Le navigateur garde les parties enregistrées jusqu’à ce que vous les supprimiez.
storage-not-persistent = Le navigateur peut supprimer des parties si la place manque. Enregistrez une copie de ce qui compte.
storage-safari = Safari supprime ce qui est enregistré après sept jours sans visite. Sur l’écran d’accueil, la page est épargnée et a son propre stockage : enregistrez une copie avant de l’ajouter, puis restaurez-la là-bas.
opened-from-file = Ouverte depuis un fichier, la page ne peut être installée et ne se met pas à jour seule.
storage-shared-by-files = Dans Chrome, toutes les pages ouvertes depuis des fichiers partagent un stockage : une autre peut lire et supprimer ces parties.

## Saved games
## Shown: Menu → Saved games; tags, comments and signs in Review.

all-games = Parties enregistrées
games-saved =
    { $games ->
        [0] Rien n’est encore enregistré. Une partie apparaît ici après son premier coup.
        [one] { $games } partie.
        [many] { $games } de parties.
       *[other] { $games } parties.
    }
archive-search = Chercher
archive-search-hint = Nom, ouverture, FEN…
archive-position = Position de l’échiquier
archive-tags = Étiquettes
archive-tags-hint = brillant, finale
archive-word = Commenter ce coup
archive-sign = Signe
archive-notes-done = Terminé
archive-result = Résultat
archive-any = Tous
archive-found = Trouvées : { $found } sur { $games }.
archive-nothing-found = Aucune partie ne correspond à cette recherche.
archive-clear-search = Effacer la recherche
archive-reading = Trouvées jusqu’ici : { $found }. Vues : { $read } sur { $games }.
archive-open-file = Ajouter un PGN…
archive-save-all = Enregistrer le PGN
archive-coming = Ajout… Nouvelles : { $new }. Déjà ici : { $same }.
archive-came =
    { $faults ->
        [0] Ajoutées : { $new }. Déjà ici : { $same }.
        [one] Ajoutées : { $new }. Déjà ici : { $same }. Avec erreurs : { $faults }.
        [many] Ajoutées : { $new }. Déjà ici : { $same }. Avec erreurs : { $faults }.
       *[other] Ajoutées : { $new }. Déjà ici : { $same }. Avec erreurs : { $faults }.
    }
archive-failed = Le fichier n’a pas pu être lu jusqu’au bout. Ajoutées : { $new }.
archive-stop = Arrêter
rescued-game = Ce qui a été sauvé d’une partie abîmée
save-game = Enregistrer le PGN
delete-game = Supprimer
game-deleted = Supprimée : { $title }
undo-delete = Annuler
sentences = { $first } { $second }

## Backups
## Shown: Settings → Data and backup while a backup is saved or restored, and Saved games afterwards.

backup-fault =
    { $backup_fault ->
        [not-a-backup] Ce fichier n’est pas une copie de { -brand }. Rien n’a changé.
        [later-version] Une version plus récente de { -brand } a fait cette copie. Rien n’a changé.
        [cut-off] La copie n’a pas pu être restaurée jusqu’au bout. Ce qui précède est ici ; recommencer n’ajoute rien deux fois.
        [stopped] Arrêté. Ce qui était restauré est ici ; recommencer n’ajoute rien deux fois.
        [nothing-to-save] Il n’y a encore rien à enregistrer.
        [not-saved] La copie n’a pas pu être enregistrée. Rien n’a changé.
        [too-large] Ce fichier est trop grand pour une copie. Rien n’a changé.
        [unreadable] Ce fichier ne peut pas être lu. Rien n’a changé.
       *[no-storage] Rien ne peut être enregistré dans ce navigateur. Rien n’a changé.
    }
backup-progress =
    { $games ->
        [one] { $games } partie jusqu’ici…
        [many] { $games } de parties jusqu’ici…
       *[other] { $games } parties jusqu’ici…
    }
restored-games =
    { $arrival ->
        [added] { $games ->
            [one] { $games } partie ajoutée
            [many] { $games } de parties ajoutées
           *[other] { $games } parties ajoutées
        }
        [goes-on] { $games ->
            [one] { $games } partie continuée avec les coups de la copie
            [many] { $games } de parties continuées avec les coups de la copie
           *[other] { $games } parties continuées avec les coups de la copie
        }
        [differs] { $games ->
            [one] { $games } partie diffère de celle d’ici : les deux y sont
            [many] { $games } de parties diffèrent de celles d’ici : les deux y sont
           *[other] { $games } parties diffèrent de celles d’ici : les deux y sont
        }
        [same] { $games ->
            [one] { $games } partie était déjà ici
            [many] { $games } de parties étaient déjà ici
           *[other] { $games } parties étaient déjà ici
        }
       *[behind] { $games ->
            [one] { $games } partie est plus avancée ici que dans la copie
            [many] { $games } de parties sont plus avancées ici que dans la copie
           *[other] { $games } parties sont plus avancées ici que dans la copie
        }
    }
backup-lines-refused =
    { $lines ->
        [one] { $lines } ligne de la copie a été refusée
        [many] { $lines } de lignes de la copie ont été refusées
       *[other] { $lines } lignes de la copie ont été refusées
    }
backup-line-refused =
    { $line_fault ->
        [unreadable] La ligne { NUMBER($line) } de la copie a été refusée : elle est illisible.
        [name] La ligne { NUMBER($line) } de la copie a été refusée : la date de la partie est impossible.
        [other-game] La ligne { NUMBER($line) } de la copie a été refusée : elle contient des morceaux de plusieurs parties.
        [number] La ligne { NUMBER($line) } de la copie a été refusée : un coup a un numéro impossible.
       *[version] La ligne { NUMBER($line) } de la copie a été refusée : un élément a une version impossible.
    }

## Leaving no trace
## Shown: Settings → Data and backup, at its end.

erase-everything = Tout supprimer…
erase-question = Cela supprime de ce navigateur toutes les parties, les noms, les réglages et les fichiers pour jouer hors ligne. On ne peut pas l’annuler. Les fichiers téléchargés restent.
erase-now = Tout supprimer

## Parts that come on demand
## Shown: a message in place of a dialog.

part-missing = Un élément de { -brand } n’a pas pu être chargé. Connectez-vous une fois à internet et réessayez.

## New versions
## Shown: a message above the board, and Settings → Data and backup.

update-ready = Une nouvelle version de { -brand } est prête.
update-after-game = Une nouvelle version de { -brand } est prête. La mise à jour peut se faire après cette partie.
update = Mettre à jour
update-now = Mettre à jour { -brand }

## About
## Shown: Menu → About Tabiya.

about = À propos de { -brand }
about-version = Version { $version }
about-build = Compilation { $build }
about-stores = Parties, noms et réglages ne sont enregistrés que sur cet appareil.
about-asks-nobody = { -brand } n’envoie rien : ni compte, ni publicité, ni pistage.
about-licences = Licences
about-licences-hint = Ce dont { -brand } est fait, et les conditions de chaque élément.
about-licences-not-loaded = Les licences n’ont pas pu être chargées.

## When the program fails, and when everything is erased
## Shown: a page of its own, which needs no program.

crash = Quelque chose a mal tourné
crash-hint = C’est une erreur de { -brand }. Les parties enregistrées restent sur cet appareil. Rechargez la page ou choisissez une autre option ci-dessous.
crash-pgn = La partie jusqu’ici en PGN
not-started = { -brand } n’a pas pu démarrer
not-started-hint = Un fichier s’est mal chargé, ou { -brand } a une erreur. Les parties enregistrées restent sur cet appareil. Rechargez la page ou choisissez une autre option ci-dessous.
not-started-from-file = Ouverte depuis un dossier, la page ne peut pas charger ses autres fichiers. Ouvrez tabiya.html, toute la page en un fichier, ou mettez le dossier sur un serveur web.
reload = Recharger la page
use-newest = Prendre la dernière version
start-without = Démarrer sans la dernière partie (elle reste enregistrée)
save-everything = Tout enregistrer dans un fichier
erasing = Suppression en cours…
erasing-hint = Si cela dure, fermez les autres onglets avec { -brand }.
erased = Tout est supprimé
erased-hint = Il ne reste rien de { -brand } dans ce navigateur. On peut fermer cette page.
start-anew = Recommencer
not-erased = Tout n’a pas pu être supprimé
not-erased-hint = Fermez les autres onglets avec { -brand }, rechargez la page et réessayez.

## Answers to keys on the board
## Shown: nowhere: read by screen readers.

heard-list = { $heading } : { $list }.
heard-nothing = { $heading } : rien.
heard-rank = Rangée { $rank }
heard-file = Colonne { $file }
heard-piece = { piece } { $square }
heard-attacked = { $square } : attaquée par { $pieces }.
heard-safe = { $square } : pas attaquée.
heard-no-moves = { $square } : aucun coup.
heard-no-captures = { $square } : aucune prise.
heard-clocks = Blancs : { $white }. Noirs : { $black }.
heard-no-such-piece =
    { $role ->
        [rook] Aucune tour sur l’échiquier.
        [queen] Aucune dame sur l’échiquier.
       *[other] Aucun { role } sur l’échiquier.
    }

## Typed moves
## Shown: Menu → Type a move; lists of words are not shown.

type-move = Écrire un coup
typed-label = Coup
typed-hint = Par exemple Cf3, g1f3, cavalier f3, petit roque.
typed-several = Plusieurs coups
typed-play = Jouer
typed-unreadable = « { $san } » ne se lit pas comme un coup.
typed-takes = x prend prendre par capture capturer mange manger
typed-castles = roque roquer
typed-short = petit court
typed-long = grand long
typed-aside = à a au côté en de du des le la les et va vers joue prise promotion promu se change échec mat passant en-passant

## The keys
## Shown: Menu → Keys on the board.

key-list = Touches sur l’échiquier
key-shift = Maj
key-enter = Entrée
key-where = Elles agissent tant que le focus est sur l’échiquier.
key-help =
    { $key ->
        [arrows] Aller à une autre case ; Début, Fin, Page préc., Page suiv. : au bord
        [enter] Prendre la pièce, la poser
        [escape] Annuler, revenir
        [pieces] Roi, dame, tour, fou, cavalier ou pion suivant ; avec Maj, le précédent
        [ranks] À cette rangée
        [files] À cette colonne, de a à h
        [moves] Coups de cette pièce
        [captures] Prises de cette pièce
        [attackers] Attaquants de cette case
        [rank] Lire cette rangée
        [file] Lire cette colonne
        [own] Pièces du camp au trait
        [theirs] Pièces de l’autre camp
        [clocks] Les deux pendules
        [last] Répéter le dernier coup
        [typed] Écrire un coup
       *[keys] Cette liste
    }

## Rules and exercises
## Shown: Menu → Rules and exercises.

rules-and-lessons = Règles et exercices
learn-tasks = Exercices
learn-continue = Continuer
learn-rules = Les règles de cette partie
learn-sets = En quoi les règlements diffèrent
learn-rule = Règle
learn-print = Imprimer
learn-try = Essayer
learn-again = Encore
learn-next = Suivant
learn-board-hint = Vous jouez toujours les Blancs. Au clavier : flèches et Entrée.
learn-task-number = Exercice { $number } sur { $total }
learn-solved-count = { $number } sur { $total } résolus
learn-task-button =
    { $checked ->
        [yes] Exercice { $number }, résolu
       *[no] Exercice { $number }
    }
learn-verdict =
    { $verdict ->
        [solved] Résolu !
        [go-on] Bien. Au coup suivant.
        [another] Ce coup est légal, mais ce n’est pas le bon. Essayez-en un autre.
       *[wrong] Pas tout à fait. Réessayez.
    }
learn-task =
    { $task ->
        [rook] La tour va tout droit : en avant, en arrière ou de côté, tant que la voie est libre. Prenez le pion.
        [bishop] Le fou va en diagonale, tant que la voie est libre. Prenez le pion.
        [queen] La dame va tout droit et en diagonale. Prenez le pion avec elle.
        [knight] Le cavalier se déplace de deux cases tout droit et d’une de côté, et saute par-dessus les autres pièces. Sautez en f6.
        [king] Le roi se déplace d’une case dans toute direction. Prenez le pion.
        [pawn-first] Le pion avance d’une case ; à son premier coup, il peut avancer de deux. Allez en e4.
        [pawn-takes] Le pion prend en diagonale vers l’avant, jamais tout droit. Prenez ce qu’il peut prendre.
        [en-passant] Le pion noir vient d’avancer de deux cases, à côté du pion blanc. Prenez-le en passant.
        [promote] Le pion qui atteint la dernière rangée devient une autre pièce. Faites une dame.
        [promote-knight] Un pion ne devient pas toujours une dame. Faites un cavalier : il donne échec aussitôt.
        [castle-short] Petit roque : déplacez le roi de deux cases vers la tour.
        [castle-long] Grand roque : déplacez le roi de deux cases vers la tour a1.
        [castle-which] D’un côté, le roi passerait par une case attaquée. Roquez de l’autre.
        [castle-why-not] Les Blancs ne peuvent pas roquer. Touchez la pièce qui l’empêche.
        [check] Donnez échec : attaquez le roi.
        [flee] Le roi est en échec. Déplacez-le.
        [block] Le roi est en échec. Interposez une pièce.
        [take-checker] Le roi est en échec. Prenez la pièce qui attaque le roi.
        [mate-back] Mat en un coup : le roi ne peut pas sortir.
        [mate-queen] Donnez mat avec la dame ; le roi aide.
        [mate-rooks] Donnez mat avec les deux tours.
        [mate-not-stalemate] Mat en un coup. Attention : les Noirs doivent être en échec.
        [stalemate] Faites nulle : laissez les Noirs sans coup légal, mais pas en échec.
       *[mate-in-two] Mat en deux coups. Commencez par un échec : tour en b7.
    }
learn-heading =
    { $section ->
        [setup] Position de départ
        [rook] La tour
        [bishop] Le fou
        [queen] La dame
        [knight] Le cavalier
        [king] Le roi
        [pawn] Le pion
        [capture] Prendre
        [castling] Le roque
        [en-passant] La prise en passant
        [promotion] La promotion
        [check] L’échec
        [mate] L’échec et mat
        [stalemate] Le pat
        [dead] Quand personne ne peut mater
        [repetition] La répétition
        [fifty] Cinquante coups
        [offers] Propositions de nulle
        [claims] Réclamations
        [clocks] Pendules
        [flag] Quand le temps est écoulé
        [resignation] L’abandon
       *[points] Les points
    }
learn-text =
    { $section ->
        [setup] La case de coin à droite des Blancs est claire. Sur la première rangée : tour, cavalier, fou, dame, roi, fou, cavalier, tour ; la dame blanche sur une case claire, la noire sur une foncée. Les pions sont devant. Les Blancs commencent, puis on joue tour à tour ; personne ne passe.
        [rook] La tour va le long de sa rangée ou de sa colonne, tant que les cases sont vides.
        [bishop] Le fou va le long de ses diagonales, tant que les cases sont vides.
        [queen] La dame va comme une tour ou comme un fou.
        [knight] Le cavalier se déplace de deux cases tout droit et d’une de côté. Il saute par-dessus les autres pièces.
        [king] Le roi se déplace d’une case dans toute direction, mais jamais sur une case qu’attaque une pièce adverse. Une fois par partie, il peut roquer.
        [pawn] Le pion avance d’une case sur une case vide, et depuis sa première case aussi de deux si les deux sont vides. Il prend d’une case en diagonale vers l’avant. Il ne recule jamais.
        [capture] Une pièce prend en allant sur une case occupée par une pièce adverse, qui quitte l’échiquier. Elle ne peut aller sur une case occupée par une pièce de son camp. Le roi n’est jamais pris.
        [castling] Le roi se déplace de deux cases vers une tour, et cette tour va sur la case que le roi a traversée. C’est un seul coup, un coup de roi. Conditions :
        [en-passant] Quand un pion avance de deux cases et passe par une case qu’attaque un pion adverse, celui-ci peut le prendre comme s’il n’avait avancé que d’une : au coup suivant, ou jamais.
        [promotion] Un pion qui atteint la dernière rangée devient dame, tour, fou ou cavalier de son camp, au choix du joueur, quoi qu’il y ait sur l’échiquier. La nouvelle pièce agit aussitôt.
        [check] Un roi qu’attaque une pièce adverse est en échec. Il y a trois réponses : le roi s’écarte, une pièce prend celle qui attaque, ou une pièce s’interpose. En cas d’échec double, seule la première vaut.
        [mate] Un joueur en échec qui n’a pas de coup légal est échec et mat : il a perdu. Le mat met aussitôt fin à la partie et passe avant toute nulle.
        [stalemate] Un joueur qui n’est pas en échec et n’a pas de coup légal est pat : la partie est nulle aussitôt.
        [dead] Quand plus aucun mat n’est possible, la partie finit par une nulle.
        [repetition] Quand la même position revient encore et encore, la partie peut être nulle. Les répétitions n’ont pas besoin de se suivre.
        [fifty] Quand les deux joueurs ont joué beaucoup de coups sans prise ni coup de pion, la partie peut être nulle.
        [offers] Les joueurs peuvent s’accorder sur la nulle. Le joueur qui reçoit la proposition peut accepter, refuser, ou refuser en jouant.
        [claims] Réclamer, c’est dire que la partie est nulle par répétition ou par cinquante coups. La page le vérifie.
        [clocks] Chaque joueur a son temps, qui court tant que c’est à lui de jouer.
        [flag] Quand le temps d’un joueur est écoulé, le drapeau tombe et la partie finit.
        [resignation] Un joueur peut abandonner à tout moment.
       *[points] Un gain vaut 1, une nulle ½ pour chacun, une perte 0.
    }
learn-castling =
    { $part ->
        [king] Le roi n’a pas encore bougé.
        [rook] Cette tour n’a pas encore bougé.
        [between] Il n’y a aucune pièce entre les deux.
        [check] Le roi n’est pas en échec.
        [crosses] La case que le roi traverse n’est pas attaquée.
       *[reaches] La case où arrive le roi n’est pas attaquée. La tour peut être attaquée et traverser une case attaquée.
    }
learn-no-en-passant = Dans cette partie, on ne prend pas en passant.
learn-own-check =
    { $switch ->
        [on] Un coup qui laisse le roi de son camp en échec n’est pas légal. Il est refusé ; on en joue un autre.
       *[off] Dans cette partie, un coup qui laisse le roi de son camp en échec se joue et met aussitôt fin à la partie.
    }
learn-announced =
    { $switch ->
        [on] L’échec est annoncé.
       *[off] L’échec n’est pas annoncé.
    }
learn-claims =
    { $switch ->
        [on] Dans cette partie, on peut réclamer.
       *[off] Dans cette partie, il n’y a rien à réclamer.
    }
learn-no-clock = Cette partie se joue sans pendule.
learn-clock = La pendule de cette partie : { $clock }.
learn-first-move =
    { $switch ->
        [on] La pendule des Blancs est mise en marche avant le premier coup.
       *[off] Le premier coup de chaque joueur est libre.
    }
learn-press =
    { $switch ->
        [on] Après son coup, chaque joueur appuie sur sa pendule ; cela achève le coup.
       *[off] Un coup sur l’échiquier appuie sur la pendule.
    }
learn-setting = { $rule } : { $value }

## Tournaments
## Shown: Menu → Tournaments.

club-title = Tournois
club-reading = Un instant…
club-none = Les tournois tenus sur cet appareil figureront ici.
club-new = Nouveau tournoi
club-create = Créer le tournoi
club-back = Tous les tournois
club-unreadable = Un tournoi qu’on ne peut pas lire
club-damaged = Le reste de ce tournoi est illisible. Ce qui se lit est montré, et rien n’est modifié.

## A new tournament
## Shown: Tournaments → New tournament.

club-name = Nom
club-name-example = Vendredi soir
club-format = Formule
club-format-name =
    { $scheme ->
        [most-wins] Le plus de gains
        [round-robin] Toutes rondes
        [double] Toutes rondes, aller et retour
        [swiss] Système suisse
       *[knockout] Coupe
    }
club-format-hint =
    { $scheme ->
        [most-wins] Chacun joue une fois contre chacun. Qui a le plus de gains l’emporte.
        [round-robin] Chacun joue une fois contre chacun. Qui a le plus de points l’emporte.
        [double] Chacun joue deux fois contre chacun, une avec chaque couleur.
        [swiss] S’affrontent ceux qui sont à égalité de points, jamais deux fois les mêmes. Pour beaucoup de joueurs et peu de rondes.
       *[knockout] Le perdant d’un match est éliminé. Chaque ronde est appariée au hasard.
    }
club-rounds = Rondes
club-games = Parties par match
club-ties = Si un match est à égalité, dans cet ordre
club-tie =
    { $tie ->
        [rematch] Une autre partie
        [shorter] 3 minutes chacun
        [armageddon] Armageddon : la nulle fait gagner les Noirs
       *[lot] Au hasard
    }
club-win = Gain
club-drawn = Nulle
club-loss = Perte
club-tie-breaks = Départages, dans cet ordre
club-tie-break =
    { $tiebreak ->
        [points] Points
        [direct] Rencontre directe
        [wins] Gains
        [won] Parties gagnées
        [black] Parties avec les Noirs
        [progressive] Cumulatif
        [buchholz] Buchholz
        [cut] Buchholz tronqué
        [median] Buchholz médian
        [sonneborn] Sonneborn-Berger
        [koya] Koya
       *[rating] Elo moyen des adversaires
    }
club-numbering = Les joueurs sont numérotés
club-numbered =
    { $numbering ->
        [rating] Par Elo
        [entered] Dans l’ordre d’inscription
       *[lot] Au hasard
    }
club-own = Comme à la prochaine partie
club-bracket = Tableau
club-bracket-random = Au hasard à chaque ronde
club-bracket-seeded = Têtes de série par numéro
club-acceleration = Accélération
club-acceleration-none = Aucune
club-acceleration-baku = Baku (FIDE C.04.7)
club-bye = Exempt faute d’adversaire
club-bye-win = Comme un gain
club-bye-half = Comme une nulle
club-late-byes = Rondes manquées des retardataires comptées comme nulles
club-more-tie-breaks = Autres départages, par leurs sigles FIDE
club-players = Joueurs
club-players-hint = Un nom par ligne. Un Elo peut suivre.
club-count =
    { $players ->
        [one] { $players } joueur
        [many] { $players } de joueurs
       *[other] { $players } joueurs
    }
club-seed = Nombre aléatoire
club-seed-hint = Avec le même nombre aléatoire, chacun peut refaire les mêmes choix au hasard.
club-seed-shown = Nombre aléatoire : { $seed }.
club-more = Points, départages, hasard
club-fault =
    { $lack ->
        [players] Un tournoi demande au moins deux joueurs.
        [rounds] Un système suisse a de 1 à 100 rondes.
        [games] Un match a de 1 à 20 parties.
        [points] Un gain doit valoir plus qu’une nulle, et une nulle pas moins qu’une perte.
       *[seed] Le nombre aléatoire doit être un entier.
    }

## A round of a tournament
## Shown: Tournaments → a tournament → Round.

club-tab =
    { $tab ->
        [round] Ronde
        [standings] Classement
        [cross] Grille
        [crosstable] Grille
        [people] Joueurs
        [players] Joueurs
       *[more] Autres actions
    }
club-round = Ronde { $round }
club-round-of = Ronde { $round } sur { $rounds }
club-draw = Apparier la ronde { $round }
club-next = À jouer : { $white } – { $black }
club-missing =
    { $results ->
        [one] { $results } manquant
        [many] { $results } manquants
       *[other] { $results } manquants
    }
club-complete = Tout est inscrit
club-winner = { $name } a gagné.
club-not-drawn = La première ronde n’est pas encore appariée.
club-free =
    { $bye ->
        [full] { $name } est exempt : 1 point.
        [half] { $name } est exempt : ½ point.
        [zero] { $name } ne joue pas.
        [points] { $name } est exempt (points : { $points }).
       *[free] { $name } est exempt.
    }
club-play-here = Jouer ici

## Codes for other devices
## Shown: Tournaments → a tournament → Round, beside a game.

club-code-show = Code pour un autre appareil
club-code-hint = La personne qui le scanne joue cette partie sur son appareil, qui montre ensuite un code avec le résultat.
club-code-no-address = Cette page est un fichier. Indiquez l’adresse de la page sur l’autre appareil. Sans adresse, la page de l’autre appareil doit scanner elle-même le code.
club-code-address = Adresse de la page
club-code-read = Résultats d’autres appareils
club-code-paste = Lien avec un résultat
club-code-camera = Avec la caméra
club-code-camera-stop = Arrêter la caméra
club-code-taken = Échiquier { $board }, { $white } – { $black } : { $score } est inscrit.
club-code-refused =
    { $code ->
        [event] Ceci vient d’un autre tournoi.
        [board] Ce tournoi n’a pas cet échiquier.
        [forged] Ceci ne vient pas de l’appareil de cet échiquier, ou a été modifié. Rien n’est inscrit.
        [pairing] Cet appariement n’est plus valable.
        [rules] Ceci a été joué selon d’autres règles ou avec une autre pendule.
        [over] Cette partie n’est pas finie.
        [doubled] Ce résultat est déjà inscrit.
        [result] Cette partie a déjà un résultat.
        [camera] La caméra ne peut pas servir. Autorisez-la dans le navigateur.
        [key] Ce navigateur n’a pas de nombres aléatoires : aucun code n’est possible.
       *[none] Aucun code trouvé.
    }

## Results and corrections
## Shown: Tournaments → a tournament → Round, and its ⋯ menu.

club-result = Résultat
club-forfeit = Par forfait
club-adjourn = Finir plus tard
club-adjourned = Plus tard
club-clear = Sans résultat
club-by-lot = { $name }, au hasard
club-undo = Annuler la dernière étape
club-redraw = Apparier à nouveau
club-cancel = Annuler la ronde
club-delete = Supprimer le tournoi
club-follows = Modifie aussi :
club-follows-dropped =
    { $results ->
        [one] { $results } résultat de la ronde { $round } est supprimé.
        [many] { $results } de résultats de la ronde { $round } sont supprimés.
       *[other] { $results } résultats de la ronde { $round } sont supprimés.
    }
club-follows-winner = Ronde { $round }, échiquier { $board } : { $name } se qualifie.
club-follows-open = Ronde { $round }, échiquier { $board } : on ne sait pas qui se qualifie.
club-follows-drawn = La ronde { $round } a été appariée avec l’ancien résultat. Elle reste ainsi si l’on n’apparie pas à nouveau.
club-follows-breaks =
    { $breach ->
        [met] { $players } se sont déjà rencontrés.
        [forbidden] { $players } ne doivent pas être appariés.
        [color] { $players } : une couleur trop souvent.
        [bye] { $players } : exempt une deuxième fois.
        [scores] { $players } ont des scores différents.
       *[unpaired] { $players } : pas d’adversaire.
    }
club-confirm = Modifier
club-leave = Ne pas modifier
club-refused =
    { $snag ->
        [name] Entrez un nom.
        [taken] Quelqu’un d’autre a ce nom. On peut réunir les deux.
        [full] Un tournoi ne peut pas avoir plus de joueurs.
        [begun] Trop tard : la première ronde est appariée.
        [format] Cela n’existe pas dans cette formule.
        [already] C’est déjà ainsi.
        [few] Il y a moins de deux joueurs.
        [over] Toutes les rondes sont jouées.
        [missing] Il manque un résultat.
        [drawn] La ronde est déjà appariée.
        [misplaced] { $name } n’a pas de place dans cette ronde.
        [together] Ces deux joueurs se sont déjà rencontrés, ou ne doivent pas être appariés.
        [pairing] Cette ronde ne peut pas être appariée selon les règles.
        [undo] Il n’y a rien à annuler.
       *[nothing] Cela n’existe pas.
    }

## Tables and players of a tournament
## Shown: Tournaments → a tournament → Standings, Crosstable, Players.

club-player = Joueur
club-points = Points
club-won-drawn-lost = Gains, nulles, pertes
club-csv-heading =
    { $column ->
        [place] Rang
        [won] Gains
        [drawn] Nulles
       *[lost] Pertes
    }
club-color-letter =
    { $color ->
        [white] b
       *[black] n
    }
club-part = { $round } : { $name } { $value }
club-late = Nouveaux joueurs
club-add = Ajouter
club-rename = Renommer
club-details = Données personnelles
club-details-save = Enregistrer
club-details-wrong = Non compris : { $name }
club-players-file = Joueurs depuis un fichier (CSV)
club-understood = Reconnu : { $columns }
club-list-unused = Non utilisé : { $columns }
club-list-line = Ligne { NUMBER($line) } : { $fault }
club-list-note =
    { $oddity ->
        [nameless] Pas de nom, la ligne est omise : { $text }
        [cell] Non compris : { $text }
        [invisible] Des caractères invisibles ont été retirés : { $text }
        [twice] Figure une deuxième fois : { $text }
       *[long] Le nom était trop long et a été coupé : { $text }
    }
club-rating-list = Depuis la liste Elo de la FIDE
club-rating-list-hint = Choisissez la liste décompressée de ratings.fide.com (texte ou XML). Elle n’est pas enregistrée ; seuls les joueurs ajoutés le sont.
club-rating-list-choose = Choisir la liste
club-rating-list-query = Nom ou numéro FIDE
club-rating-list-search = Chercher
club-rating-list-progress =
    { $listed ->
        [running] Recherche…
        [none] Aucun joueur trouvé.
        [many] Seuls les premiers joueurs sont affichés. Précisez le nom.
        [wrong] Ce fichier n’est pas la liste Elo de la FIDE.
       *[unreadable] Le fichier est illisible.
    }
club-performance = Performance : { $performance }
club-rating-change = Variation Elo selon la FIDE avec K = { $coefficient } : { $change }
club-detail =
    { $detail ->
        [rating] Elo
        [title] Titre
        [fide] Numéro FIDE
        [national] Numéro national
        [federation] Fédération
        [birth] Naissance
        [sex] Sexe
       *[club] Club
    }
club-withdraw = Retirer
club-return = Réintégrer
club-withdrawn = Retiré
club-ask =
    { $bye ->
        [half] ½ point à la ronde { $round }
        [points] Points d’une nulle à la ronde { $round }
       *[other] Aucun point à la ronde { $round }
    }
club-ask-back = Joue la ronde { $round }
club-asked =
    { $bye ->
        [half] ½ point à la ronde { $round }
        [points] Points d’une nulle à la ronde { $round }
       *[other] Absent à la ronde { $round }
    }

## Prints and files of a tournament
## Shown: Tournaments → a tournament → ⋯.

club-print-pairings = Imprimer les appariements
club-print-standings = Imprimer le classement
club-save-pgn = Toutes les parties (PGN)
club-save-csv = Classement (CSV)
club-save-page = Page web (HTML)
club-page-games = Parties
club-save-trf = Rapport FIDE (TRF)
# Unfolds the fields for place, arbiters and dates; a few words.
club-event-details = Détails pour le rapport
# Labels of fields, and words before a name on prints and the web page; one or two words.
club-city = Ville
club-arbiter = Arbitre principal
club-deputy = Arbitre adjoint
club-open-report = Ouvrir un rapport FIDE (TRF)
club-no-report = Ce fichier n’est pas un rapport FIDE.
club-report-fault =
    { $flaw ->
        [empty] Le fichier est vide.
        [record] Cette ligne ne commence pas par un code de trois caractères.
        [few] Il y a moins de deux joueurs.
        [many] Il y a trop de joueurs pour un tournoi.
        [number] Ce n’est pas un numéro de départ.
       *[twice] Un autre joueur a le même numéro de départ.
    }
club-report-notes = Remarques sur le rapport FIDE
club-report-note =
    { $remark ->
        [columns] Les colonnes après le nom sont décalées. Elles ont été corrigées.
        [field] Ce n’est pas un nombre. Il compte comme absent.
        [result] Ce n’est pas un résultat. Il compte comme exempt sans point.
        [lines] Les lignes des deux joueurs ne concordent pas. Celle des Blancs compte.
        [color] Aucune couleur n’est indiquée. Le premier des deux a les Blancs.
        [opponent] Aucun joueur n’a ce numéro.
        [bye] Cet exempt est écrit comme avant 2016.
        [letter] Il y a à la fois un exempt et un adversaire. Cela compte comme forfait.
        [total] Le total n’est pas la somme des rondes. Les rondes comptent.
        [count] Le nombre de joueurs ou de rondes est différent.
        [record] Cette ligne est illisible ou nomme des joueurs inconnus. Elle est gardée comme texte.
        [points] Ces points ne sont pas possibles ici. 1, ½ et 0 comptent.
        [acceleration] L’accélération est gardée comme texte. Les rondes sont appariées sans elle.
        [teams] Les équipes sont gardées comme texte. Chacun joue ici pour soi.
       *[system] Ce système n’existe pas ici. Le tournoi continue en système suisse (Dutch).
    }

## Players on this device
## Shown: Tournaments → Players on this device.

club-profiles = Joueurs sur cet appareil
club-no-players = Les joueurs qui jouent ici sous leur nom figureront ici.
club-tally = gains { $won }, nulles { $drawn }, pertes { $lost }
club-with-white = Blancs : { $tally }
club-with-black = Noirs : { $tally }
club-against = Contre { $name } : { $tally }
club-nobody = Joueurs sans nom
club-rating = Elo local : { $rating }
club-practice = Elo local contre l’ordinateur : { $rating }
club-curve = Elo local après chaque partie, de { $from } à { $to }
club-row = Gains de suite : { $now }, record { $best }
club-quick = Match rapide : { $white } – { $black }
club-challenge = Défi : { $white } – { $black }
club-same = C’est la même personne que
club-choose = Choisir…
club-merge = Réunir
club-forget = Supprimer
club-forget-hint = Réunir : toutes les parties passent à l’autre, dont le nom reste. Supprimer : les parties restent, sans ce joueur. On peut annuler l’un et l’autre.
club-hide = Cacher
club-unhide = Montrer à nouveau
club-hidden = Cachés
club-sign = Couleur du signe
club-sign-color = Couleur { $number }
club-sign-none = Sans couleur

## Pairing by hand
## Shown: Tournaments → a tournament → Round and Players, before a round begins.

club-apart = À ne pas apparier
club-apart-with = Avec
club-apart-add = Tenir séparés
club-apart-end = Autoriser
club-apart-two = { $one } – { $other }
club-hand = Apparier à la main
club-hand-board = Échiquier
club-hand-swap = Échanger les joueurs
club-hand-seat = Placer à cet échiquier
club-fixed = Appariements fixés de la ronde { $round }
club-fixed-add = Fixer l’appariement
club-fixed-end = Libérer

## A round on the wall
## Shown: Tournaments → a tournament → ⋯ → Big screen.

club-wall = Grand écran
club-clock-start = Lancer la pendule de la ronde
club-clock-stop = Arrêter la pendule de la ronde
club-clock-reset = Régler la pendule
club-minutes = Minutes
club-print-crosstable = Imprimer la grille
club-elsewhere = Manque : ronde { $round }, échiquier { $board }

## Signs and odds of a player
## Shown: Tournaments → Players on this device → a player.

club-even = Sans avantage
club-odds = Reçoit un avantage
club-sign-kind = Signe
club-initials = Initiales
club-sign-number = Signe { $number }
club-openings = Ouvertures · { $openings }

## Start position
## Shown: New game → Start.

begin-from = Départ
begin-named =
    { $begin ->
        [usual] Position habituelle
        [chess960] Chess960
        [black-first] Les Noirs commencent
        [pawn] Sans le pion f noir
        [knight] Sans le cavalier-dame blanc
        [rook] Sans la tour-dame blanche
        [queen] Sans la dame blanche
       *[position] Position sur mesure
    }

## Set up a position
## Shown: Menu → Set up a position.

editor = Composer une position
editor-hint = Glissez des pièces sur l’échiquier ou en dehors, ou choisissez une pièce et touchez des cases. Au clavier : une majuscule (K Q R B N P) pose une pièce blanche, une minuscule une noire, Suppr vide la case.
editor-remove = Retirer
editor-clear = Échiquier vide
editor-reset = Position habituelle
editor-turn = Trait
editor-castling = Roque encore possible
editor-castles =
    { $wing ->
        [king] { side } : petit roque
       *[queen] { side } : grand roque
    }
editor-en-passant = Un pion vient de passer
editor-nowhere = Aucun
editor-fen = Position en FEN
editor-ready = Une partie peut commencer ici.
editor-choose = Noms et pendule
editor-play = Jouer

## New game
## Shown: New game.

partner-field = Ordinateur
two-people = Deux personnes
new-game-players = Joueurs
new-game-rules = Règles : { $rules }
new-game-start = Départ : { $start }
partner-hint = Pour une personne seule : l’ordinateur joue l’autre couleur. Échangez les joueurs pour changer de couleur.
partner-level = Niveau { $level }
partner-missing = L’ordinateur ne peut pas jouer pour l’instant : jouez son coup à la main. Il sera redemandé au coup suivant.
begin-number = Numéro
begin-number-hint = De 0 à 959, ou vide pour un départ au hasard.
begin-by-lot = Au hasard
begin-link = Copier le lien
begin-link-hint = Le lien lance une partie avec cette pendule, ce départ, ces places, cette langue et ces règles.
begin-no-link = Un lien ne peut pas contenir cette pendule ou un départ au hasard.

## Hints, and the mistakes of a game
## Shown: beside the board and in Score sheet: the hint during a game, and the mistakes after it.

coach-hint = Indice
coach-more = Dites-m’en plus
coach-thinking = Recherche d’un bon coup…
coach-missing = Pas d’indice pour l’instant.
coach-no-review = La recherche des erreurs n’est pas possible pour l’instant.
coach-unrated = Avec un indice, cette partie ne compte pas pour votre Elo local.
coach-mate = Mat en { $moves }.
coach-where =
    { $place ->
        [own-king] Regardez votre propre roi : { $squares }.
        [other-king] Regardez l’autre roi : { $squares }.
        [king-side] Regardez l’aile roi : { $squares }.
        [queen-side] Regardez l’aile dame : { $squares }.
       *[centre] Regardez le milieu de l’échiquier : { $squares }.
    }
coach-piece = Cette pièce : { $piece }.
coach-move = Un bon coup : { $san }
coach-back = Où était l’erreur ?
coach-reading = Recherche des erreurs…
coach-curve = Qui était mieux, du premier coup au dernier : la zone claire est celle des Blancs.
coach-none = Aucune erreur coûteuse.
coach-missed-mate = Manqué : mat en { $moves }.
coach-let-mate = Cela permet un mat en { $moves }.
coach-stalemate = C’est le pat : nulle.
coach-lost =
    { $role ->
        [queen] Cela a permis aux { side } de prendre la dame.
        [rook] Cela a permis aux { side } de prendre une tour.
        [bishop] Cela a permis aux { side } de prendre un fou.
        [knight] Cela a permis aux { side } de prendre un cavalier.
       *[other] Cela a permis aux { side } de prendre un pion.
    }
coach-missed-taking =
    { $role ->
        [queen] La dame pouvait être prise.
        [rook] Une tour pouvait être prise.
        [bishop] Un fou pouvait être pris.
        [knight] Un cavalier pouvait être pris.
       *[other] Un pion pouvait être pris.
    }
coach-worse = Il y avait un meilleur coup.
coach-chance = Cela a réduit les chances de gain de { $percent } %.
coach-better = Mieux : { $line }
coach-never = Prouvé : le mat n’a jamais été possible.
coach-no-more = Prouvé : après { $san }, le mat n’était plus possible.
coach-dead = Prouvé : après { $san }, plus personne ne pouvait mater.
coach-mates = Mats manqués
coach-left = À partir de { $san }, l’ouverture n’a pas de nom.
coach-practice = Elo local contre l’ordinateur : { $before } avant cette partie, { $after } après.

## What is said aloud, and what is listened to
## Shown: Settings → Sound → Read aloud, and Type a move.

aloud = Lecture vocale
aloud-hint = Avec une voix de cet appareil, s’il en a une pour la langue.
aloud-moves = Coups
aloud-checks = Échecs
aloud-time = Peu de temps
aloud-results = La fin de la partie
aloud-messages = Propositions, réponses, messages
aloud-focus = Élément actif
aloud-to = Pour
heard-low-time = { side } : il reste peu de temps.
typed-speak = Dire un coup
typed-listening = À l’écoute…
typed-heard-nothing = Rien n’a été compris. Réessayez.

## The review of a game
## Shown: Review, from Saved games or after a game.

review = Analyse
review-hint = Déplacez les pièces des deux camps. Ce qui diffère de la partie devient une variante ; la partie elle-même ne change pas.
review-keys = Touches : ← et → avancent ou reculent d’un coup, ↓ entre dans une variante, ↑ en sort ; Ctrl+Z annule. Sur l’échiquier, virgule et point font défiler les coups, et C commence et termine une flèche.
review-moves = Coups et variantes
review-into = Entrer dans la variante
review-out = Sortir de la variante
review-up = Promouvoir la variante
review-delete = Supprimer à partir d’ici
review-undo = Annuler
review-redo = Rétablir
review-variation =
    { $moves ->
        [one] Variante, un coup, commence par { $begin }
        [many] Variante, { $moves } de coups, commence par { $begin }
       *[other] Variante, { $moves } coups, commence par { $begin }
    }
review-begin = { role } { $to }
review-draw = Flèches et cercles
review-draw-hint = Dessinez avec le bouton droit de la souris, ou maintenez un doigt sur une case et glissez.
review-color =
    { $shape_color ->
        [green] Vert
        [red] Rouge
        [yellow] Jaune
       *[blue] Bleu
    }
review-clear = Effacer les dessins
review-arrow = Flèche de { $from } à { $to }
review-circle = Cercle sur { $square }
review-computer = Évaluation
review-three-lines = Trois lignes
review-depth = Profondeur { $depth }
review-chance = Chances des Blancs : { $percent } %
review-add-line = Ajouter cette ligne aux coups
review-no-evaluation = Pas d’évaluation pour l’instant.
review-no-move = Aucun coup n’est possible ici.
review-time = Temps utilisé : { $time }
review-times = Temps utilisé pour chaque coup : celui des Blancs vers le haut, celui des Noirs vers le bas. En tout : Blancs { $white }, Noirs { $black }.
review-fault =
    { $review_fault ->
        [many] Cette analyse contient autant de coups que possible.
        [long] Les commentaires de cette partie sont trop longs.
        [in-progress] La partie est en cours, et ses joueurs ne peuvent pas essayer de coups. L’analyse s’ouvre après la fin.
       *[played] Les coups de la partie restent. Seules les variantes peuvent être supprimées ou promues.
    }
review-sign =
    { $review_sign ->
        [good] Bon coup
        [mistake] Mauvais coup
        [brilliant] Excellent coup
        [blunder] Gaffe
        [interesting] Coup intéressant
        [dubious] Coup douteux
        [equal] Position égale
        [unclear] Position peu claire
        [white-slight] Les Blancs sont légèrement mieux
        [black-slight] Les Noirs sont légèrement mieux
        [white-better] Les Blancs sont mieux
        [black-better] Les Noirs sont mieux
        [white-wins] Les Blancs gagnent
       *[black-wins] Les Noirs gagnent
    }
