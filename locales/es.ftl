### Tabiya en español.
###
### Comillas «así», raya – con espacios. $color es un jugador: [white] o [black]. $role es una clase de pieza. $square,
### $from y $to son nombres de casillas (e4), $san es una jugada como la escribe la planilla (Cf3), $time un tiempo como
### lo muestra el reloj (5:00).

## The language itself
## Shown: in Settings → Language, the name; in moves, the letters. The rest is not shown.

language-tag = es
language-name = Español
text-direction = ltr
piece-letters = RDTAC

## Names that stand in other messages
## Shown: inside other messages.

-brand = Tabiya
-rules-body = FIDE
-las-x =
    { $color ->
        [white] Las blancas
       *[black] Las negras
    }
-las =
    { $color ->
        [white] las blancas
       *[black] las negras
    }
-las-otras =
    { $color ->
        [white] las negras
       *[black] las blancas
    }
-las-otras-x =
    { $color ->
        [white] Las negras
       *[black] Las blancas
    }
-jugadas-sin =
    { $moves ->
        [one] { $moves } jugada sin captura ni movimiento de peón.
        [many] { $moves } de jugadas sin captura ni movimiento de peón.
       *[other] { $moves } jugadas sin captura ni movimiento de peón.
    }
brand = { -brand }
side =
    { $color ->
        [white] Blancas
       *[black] Negras
    }
side-of =
    { $color ->
        [white] De las blancas:
       *[black] De las negras:
    }
computer-level = Ordenador, nivel { $level }
role =
    { $role ->
        [pawn] peón
        [knight] caballo
        [bishop] alfil
        [rook] torre
        [queen] dama
       *[king] rey
    }
piece =
    { $color ->
        [white] { $role ->
            [rook] torre blanca
            [queen] dama blanca
           *[other] { role } blanco
        }
       *[black] { $role ->
            [rook] torre negra
            [queen] dama negra
           *[other] { role } negro
        }
    }
list-two = { $first } y { $second }
list-more = { $first }, { $second }

## The menu and the bar
## Shown: the bar above the board, the menu, and buttons of every dialog.

new-game = Nueva partida
flip = Girar tablero
menu = Menú
menu-this-game = Esta partida
menu-bring-in = Importar
menu-more = Más
play-computer = Jugar contra el ordenador
wooden-board-clock = Reloj para un tablero de madera
settings = Ajustes
close = Cerrar
cancel = Cancelar
copy = Copiar
works-offline = Funciona sin conexión
page-description = Ajedrez para dos ante una pantalla: árbitro, planilla, reloj y tablero.

## The board
## Shown: the board; who is to move also in the bar, and read aloud.

board = Tablero de ajedrez
square-with-piece = { $square }, { piece }
promote-to = Promoción a
check = ¡Jaque!
spoken-check = Jaque
to-move =
    { $checked ->
        [yes] Juegan { -las }, en jaque
       *[no] Juegan { -las }
    }
new-game-to-move = Nueva partida. { $sentence }.
captured-nothing = { -las-x } no han capturado nada
captured = { -las-x } han capturado: { $pieces }

## Moves read aloud
## Shown: nowhere: read aloud, and by screen readers.

spoken-end =
    { $check ->
        [none] { "." }
        [check] , jaque.
       *[mate] , jaque mate.
    }
spoken-move = { side }: { role } { $from } a { $to }{ spoken-end }
spoken-capture = { side }: { role } { $from } captura { taken-role } en { $to }{ spoken-end }
spoken-en-passant = { side }: peón { $from } captura peón al paso en { $to }{ spoken-end }
spoken-promotion = { side }: peón { $from } a { $to }, promoción a { promoted-role }{ spoken-end }
spoken-promotion-capture = { side }: peón { $from } captura { taken-role } en { $to }, promoción a { promoted-role }{ spoken-end }
spoken-castling =
    { $wing ->
        [king] { side }: enroque corto{ spoken-end }
       *[queen] { side }: enroque largo{ spoken-end }
    }
taken-role =
    { $taken-role ->
        [pawn] peón
        [knight] caballo
        [bishop] alfil
        [rook] torre
        [queen] dama
       *[king] rey
    }
promoted-role =
    { $promoted-role ->
        [queen] dama
        [rook] torre
        [bishop] alfil
        [knight] caballo
       *[other] pieza
    }

## What players ask of each other
## Shown: buttons and questions at each player’s edge of the board.

resign = Abandonar
confirm-resignation = { $name }: ¿abandonar la partida?
keep-playing = Seguir jugando
undo-end =
    { $ended ->
        [resigned] Anular abandono
        [claimed] Anular reclamación
        [decided] Anular decisión
       *[agreed] Pedir anular tablas
    }
asks-undo = { -las-x } piden anular las tablas
asks-undo-by = { $name } pide anular las tablas
end-undone = El resultado se ha anulado. La partida sigue.
offer-draw = Ofrecer tablas
claim-draw = Reclamar tablas
claim-draw-now = Reclamar tablas ya
claim-possible = Se pueden reclamar tablas.
claim-possible-with-move = Se pueden reclamar tablas anunciando una jugada.
claim-not-yet = Reclamar: aún no es posible ({ $counts })
claim-not-on-turn = Reclamar: solo en tu turno
claim-position-count = posición { NUMBER($times) } de 3
claim-move-count = jugadas { $moves } de 50
draw-choices = Tablas…
ask-takeback = Deshacer
ask-redo = Rehacer
withdraw-request = Retirar
accept-draw = Aceptar tablas
decline-draw = Rechazar
consent = Permitir
# Asked of the player whose move is shown and waits to be confirmed; the answers are make-move and cancel.
confirm-move = ¿Hacer esta jugada?
make-move = Jugar
draw-offered =
    { $color ->
        [white] Las blancas ofrecen tablas
       *[black] Las negras ofrecen tablas
    }
draw-offered-by = { $name } ofrece tablas
offer-goes-with-move = Oferta con la jugada
asks-takeback =
    { $moves ->
        [one] { -las-x } piden deshacer la última jugada
        [many] { -las-x } piden deshacer los últimos { $moves } de jugadas
       *[other] { -las-x } piden deshacer las últimas { $moves } jugadas
    }
asks-takeback-by =
    { $moves ->
        [one] { $name } pide deshacer la última jugada
        [many] { $name } pide deshacer los últimos { $moves } de jugadas
       *[other] { $name } pide deshacer las últimas { $moves } jugadas
    }
asks-redo = { -las-x } piden rehacer las jugadas
asks-redo-by = { $name } pide rehacer las jugadas
waiting =
    { $color ->
        [white] Esperando a las blancas
       *[black] Esperando a las negras
    }
waiting-by = Esperando a { $name }
claim-hint = ¿Qué jugada daría tablas? Elígela aquí o indícala en el tablero. Se anuncia, no se juega.
claim-so-far = Esta posición: { NUMBER($times) } de 3 veces.
claim-moves-so-far = { $moves } de 50 jugadas sin captura ni movimiento de peón.
intended-move = Jugada prevista
claim = Reclamar

## What has just happened between the players
## Shown: messages at the edge of the player concerned, also read aloud.

offers-draw = { -las-x } ofrecen tablas.
declines-draw = { -las-x } rechazan las tablas.
declines-draw-by = { $name } rechaza las tablas.
allows = { -las-x } lo permiten.
allows-by = { $name } lo permite.
refuses = { -las-x } no lo permiten.
refuses-by = { $name } no lo permite.
withdraws = { -las-x } retiran la petición.
withdraws-by = { $name } retira la petición.
game-paused = Relojes parados.
game-resumed = La partida sigue.
given-time = { -las-x } reciben más tiempo.
given-time-by = { $name } recibe más tiempo.
clock-was-set = El árbitro ha ajustado el reloj de { -las }.
position-was-put-right = El árbitro ha corregido la posición. { $sentence }.
incorrect-claim-offer =
    { $declared ->
        [yes] Reclamación incorrecta. { $why } Cuenta como oferta de tablas, y la jugada debe hacerse.
       *[no] Reclamación incorrecta. { $why } Cuenta como oferta de tablas.
    }
flag-fell = Ha caído la bandera de { -las }. Comprobando si { -las-otras } aún pueden dar mate…
resigns = { -las-x } abandonan. Comprobando si { -las-otras } aún pueden dar mate…
being-settled = Comprobando si aún es posible el mate…

## Why something was refused
## Shown: a message at the edge of the player who tried it.

refused-game-over = La partida ha terminado: { $score }.
refused-not-legal = No es una jugada legal.
refused-king-in-check =
    { $already ->
        [yes] El rey seguiría en jaque: { $pieces }.
       *[no] El propio rey quedaría en jaque: { $pieces }.
    }
checking-piece = { role } en { $square }
own-piece-there = En esa casilla hay una pieza tuya.
not-its-way =
    { $role ->
        [rook] La torre no se mueve así.
        [queen] La dama no se mueve así.
       *[other] El { role } no se mueve así.
    }
way-blocked = En el camino: { $pieces }.
pawn-has-moved = Un peón solo avanza dos casillas en su primera jugada.
nothing-to-capture = Un peón solo va en diagonal cuando captura.
en-passant-is-off = En esta partida no se captura al paso.
en-passant-late = Al paso solo se captura justo después del avance de dos casillas.
castling-king-has-moved = No hay enroque: el rey ya se ha movido.
castling-rook-has-moved = No hay enroque: esta torre ya se ha movido.
no-castling-there = En esta partida no hay enroque por este lado.
castling-blocked = No hay enroque. En el camino: { $pieces }.
castling-out-of-check = No hay enroque: el rey está en jaque ({ $pieces }).
castling-through-check = No hay enroque: { $square } está atacada ({ $pieces }).
refused-paused = Los relojes están parados.
refused-suspended = Primero hay que decidir si cuenta el tiempo de ausencia.
refused-clock-not-pressed = { -las-x } aún no han pulsado el reloj.
refused-nothing-to-press = Haz primero una jugada.
refused-flag-fallen = Ha caído la bandera de { -las }.
refused-being-settled = El resultado aún se está comprobando.
refused-too-early-to-agree = Las tablas se pueden acordar cuando ambos hayan hecho una jugada.
refused-not-your-turn = No es tu turno.
refused-offer-open = Ya hay una oferta de tablas pendiente.
refused-no-offer = No hay oferta de tablas que responder.
refused-no-claims = Con estas reglas no hay nada que reclamar.
refused-no-intended-move = Con estas reglas se reclama sin anunciar jugada.
incorrect-claim = Reclamación incorrecta. { $why }
refused-move-declared = Se anunció { $san }: hay que hacer esa jugada.
refused-request-open = La última petición aún espera respuesta.
refused-no-request = No hay petición que responder.
refused-nothing-to-take-back = No hay jugada que deshacer.
refused-nothing-to-redo = No hay jugada que rehacer.
refused-not-running = Ningún reloj está en marcha.
refused-not-paused = Los relojes no están parados.
refused-not-suspended = La partida no se había interrumpido.
refused-no-clock = Ese reloj no se usa.
refused-nothing-to-start = No hay reloj que poner en marcha.
refused-bad-amount = No se puede poner un reloj en ese tiempo.
refused-fixed-for-this-game = Esto solo puede cambiar en la próxima partida.
refused-no-question = Esa pregunta ya no está pendiente.

## Why a claim is wrong
## Shown: a message at the edge of the player who claimed.

wrong-claim-mates = La jugada prevista da mate, así que no son tablas.
wrong-claim-times =
    { $intended ->
        [yes] { $times ->
            [one] La posición estaría en el tablero por primera vez, no por tercera.
            [2] La posición estaría en el tablero por segunda vez, no por tercera.
            [many] La posición estaría { $times } de veces en el tablero.
           *[other] La posición estaría { $times } veces en el tablero.
        }
       *[no] { $times ->
            [one] La posición ha estado una vez en el tablero, no tres.
            [2] La posición ha estado dos veces en el tablero, no tres.
            [many] La posición ha estado { $times } de veces en el tablero.
           *[other] La posición ha estado { $times } veces en el tablero.
        }
    }
wrong-claim-moves =
    { $half ->
        [yes] { $moves ->
            [0] Menos de una jugada sin captura ni movimiento de peón, no 50.
            [one] Solo 1½ jugadas sin captura ni movimiento de peón, no 50.
            [many] Solo { $moves }½ jugadas sin captura ni movimiento de peón, no 50.
           *[other] Solo { $moves }½ jugadas sin captura ni movimiento de peón, no 50.
        }
       *[no] { $moves ->
            [one] Solo 1 jugada sin captura ni movimiento de peón, no 50.
            [many] Solo { $moves } de jugadas sin captura ni movimiento de peón, no 50.
           *[other] Solo { $moves } jugadas sin captura ni movimiento de peón, no 50.
        }
    }
wrong-claim-both = { $repetition } { $fifty }

## How games end
## Shown: the card with the result, the list of all games, the printed score sheet.

ended-checkmate = { -las-x } ganan por jaque mate
ended-stalemate = Tablas por ahogado
ended-resignation = { -las-otras-x } han abandonado
ended-resignation-draw = Tablas: { -las } han abandonado, pero { -las-otras } no pueden dar mate
ended-flag-fall = { -las-x } ganan por tiempo
ended-flag-fall-draw = Tablas: se acabó el tiempo de { -las }, pero { -las-otras } no pueden dar mate
ended-flag-fall-draw-unknown = Tablas: se acabó el tiempo, pero el rival no puede dar mate
ended-left-king-in-check = Ganan { -las-otras }: { -las } dejaron su rey en jaque
ended-left-king-in-check-draw = Tablas: { -las } dejaron su rey en jaque, pero { -las-otras } no pueden dar mate
ended-arbiter = Decisión del árbitro
ended-reported = Resultado comunicado por los jugadores
ended-agreement = Tablas de común acuerdo
ended-dead-position = Tablas: ya nadie puede dar mate
ended-insufficient-material = Tablas: ningún bando tiene material para dar mate
ended-threefold = Tablas por triple repetición
ended-fivefold = Tablas por quíntuple repetición
ended-fifty-moves = Tablas por la regla de las 50 jugadas
ended-seventy-five-moves = Tablas por la regla de las 75 jugadas

## The bar, and the card with the result
## Shown: the bar above the board, the rules of New game, and the card at the end of a game.

won-by-checkmate = Jaque mate
won-on-time = Tiempo agotado
won-by-king-in-check = Rey dejado en jaque
rules-chip-name = Reglas
bar-move = Jugada { NUMBER($number) }
own-clock = Reloj propio
own-rules = Reglas propias
no-en-passant = Sin captura al paso
no-check-warnings = Sin avisos de jaque
check-announced = Se anuncia el jaque
result-card = Resultado
wins = Gana { $name }
drawn = Tablas
rematch = Revancha
share-game = Guardar, compartir
result = { $score }: { $reason }.

## What lies behind a result
## Shown: the card with the result, after “Why?”.

ask-why = ¿Por qué?
why-previous = Motivo anterior
why-next = Motivo siguiente
why-place = { $number } de { $total }
why-check = Da jaque: { $pieces }.
why-double-check = Dan jaque a la vez: { $pieces }. Solo el rey podría moverse.
why-no-check = El rey no está en jaque y no hay ninguna jugada legal.
why-own = Sus propias piezas bloquean { $squares }.
why-covered = No puede ir a { $squares } (ataque: { $pieces }).
why-pinned = Ninguna jugada a { $squares } para: { $piece }. Daría jaque: { $by }.
why-no-help =
    { $between ->
        [yes] Ninguna otra pieza puede capturar a la atacante ni interponerse.
       *[no] Ninguna otra pieza puede capturar a la atacante.
    }
why-stuck = No puede moverse: { $pieces }.
why-dead-kings = Solo quedan los dos reyes.
why-dead-minor = Además de los reyes solo queda: { $pieces }. Eso no basta para dar mate.
why-dead-bishops = Todos los alfiles están en casillas del mismo color; nada puede atacar las del otro.
why-dead-no-way = Ninguna serie de jugadas legales acaba en mate, aunque ambos ayuden.
explained-king-left-in-check = El rey de { -las } en { $square } podía ser capturado.
explained-flag-not-asked = Se acabó el tiempo de { -las }.
explained-flag-more-than-king = { -las-otras-x } tenían algo más que el rey.
explained-flag-lone-king = { -las-otras-x } solo tenían el rey.
explained-flag-enough-material = { -las-otras-x } tenían material suficiente para dar mate.
explained-flag-not-enough-material = { -las-otras-x } no tenían material suficiente para dar mate.
explained-flag-can-mate = { -las-otras-x } aún podían dar mate.
explained-flag-cannot-mate = { -las-otras-x } no podían dar mate con ninguna serie de jugadas legales.
explained-flag-undetermined = No se pudo determinar si { -las-otras } aún podían dar mate; el mate se considera posible.
explained-dead-undetermined = No se pudo determinar si alguien aún podía dar mate; el mate se considera posible.
explained-claimed-threefold = Tablas reclamadas por { -las }. Misma posición: { $places }.
explained-claimed-threefold-with = Tablas reclamadas por { -las } con { $san }. Misma posición: { $places }.
explained-threefold = Misma posición: { $places }.
explained-claimed-fifty =
    { $half ->
        [yes] Tablas reclamadas por { -las }. { $moves }½ jugadas sin captura ni movimiento de peón.
       *[no] Tablas reclamadas por { -las }. { -jugadas-sin }
    }
explained-claimed-fifty-with =
    { $half ->
        [yes] Tablas reclamadas por { -las } con { $san }. { $moves }½ jugadas sin captura ni movimiento de peón.
       *[no] Tablas reclamadas por { -las } con { $san }. { -jugadas-sin }
    }
explained-fifty =
    { $half ->
        [yes] { $moves }½ jugadas sin captura ni movimiento de peón.
       *[no] { -jugadas-sin }
    }
occurrence-after = tras { $san }
occurrence-intended = tras la jugada prevista
occurrence-start = al comienzo
occurrence-put-right = donde el árbitro corrigió la posición

## Clocks
## Shown: the clocks beside the board, and the dialog of the arbiter.

press-clock = Pulsar el reloj
start-clock = Poner en marcha el reloj
give-time =
    { $color ->
        [white] Dar 15 segundos a las blancas
       *[black] Dar 15 segundos a las negras
    }
give-time-to = Dar 15 segundos a { $name }
set-clocks = Ajustar relojes
arbiter = Árbitro
end-game-as = Terminar la partida
confirm-decision = ¿Terminar la partida con { $score }?
decision-reason = Motivo
put-right = Corregir la posición
put-right-hint = La partida sigue desde esta posición. Lo anterior no cuenta para una reclamación ni puede deshacerse.
put-right-fen = Posición (FEN)
put-right-button = Corregir
set-clocks-hint = Minutos, u horas:minutos:segundos. Todo cambio queda anotado.
set-clock = Ajustar
add-15 = +15 s
clock-edits = Cambios hasta ahora
clock-of = Reloj de { -las }
press-awaited = { side }: pulsa el reloj
clock-total = Total { $time }
clock-move = Jugada { $time }
clock-for-this-move = Para esta jugada
clock-delay =
    { $seconds ->
        [one] Espera { $seconds } s
        [many] Espera { $seconds } s
       *[other] Espera { $seconds } s
    }
clock-moves-to-go =
    { $moves ->
        [one] Falta 1 jugada
        [many] Faltan { $moves } de jugadas
       *[other] Faltan { $moves } jugadas
    }
clock-periods = Periodos: { $periods }
clock-edit-after = Tras { $san }: { side } { $before } → { $after }
clock-edit-start = Al comienzo: { side } { $before } → { $after }

## Stopped clocks
## Shown: the bar, and a panel over the board while the clocks are stopped.

pause = Pausa
resume = Reanudar la partida
paused = Relojes parados
away = El reloj se paró durante la ausencia
away-question = Ausencia de { $time }. ¿Cuenta este tiempo?
slept = El dispositivo estuvo en reposo o se cambió su hora
slept-question = Según su reloj pasaron { $time }. ¿Cuenta este tiempo?
gap-charged = Con el retardo, eso costaría { $time }.
gap-not-charged = Con el retardo, eso no costaría nada.
time-under-a-second = menos de un segundo
time-seconds =
    { $seconds ->
        [one] { $seconds } segundo
        [many] { $seconds } de segundos
       *[other] { $seconds } segundos
    }
time-minutes = { NUMBER($minutes) } min { NUMBER($seconds) } s
time-hours = { NUMBER($hours) } h { NUMBER($minutes) } min
refund-time = No contarlo
charge-time = Contarlo

## What is wrong in a field of the custom clock
## Shown: New game → More about the clock → Custom clock, and the clocks in the dialog of the arbiter.

not-a-time = Escribe un tiempo: 5, 5:00 o 1:30:00.
not-a-number = Escribe un número entero de jugadas, o déjalo vacío.
not-seconds = Escribe un número de segundos.
clock-fault-no-time = Escribe algo de tiempo para la primera jugada.
clock-fault-no-moves = Escribe al menos una jugada, o déjalo vacío para el resto de la partida.
clock-fault-no-time-per-move = Escribe más de 0, o déjalo vacío si no hay límite.
clock-fault-stage-after-last = ¿Para cuántas jugadas? Sigue otra fase.
clock-fault-byo-yomi = Escribe al menos un periodo con tiempo, en la última fase.
clock-fault-too-long = Escribe 1000 horas como máximo.

## The clock of a wooden board
## Shown: Menu → Clock for a wooden board, over the whole screen.

chess-clock = Reloj de ajedrez
chess-clock-first = Las negras pulsan primero: así se pone en marcha el reloj de las blancas.
chess-clock-moves = Jugadas: { $moves }
chess-clock-illegal-moves = Jugadas ilegales: { $moves }
illegal-move = Jugada ilegal
chess-clock-second = La segunda jugada ilegal pierde. Si el rival no puede dar mate, son tablas.
chess-clock-flag = Se acabó el tiempo. Si el rival no puede dar mate, son tablas.
chess-clock-set = Jugadores y tiempo
chess-clock-board = Al tablero
chess-clock-put-aside = La partida del tablero se aparta. La encontrarás en «Partidas guardadas».
chess-clock-keys = Teclas: A y L pulsan, P pausa, T dice los tiempos.
chess-clock-times = Decir los tiempos

## The settings
## Shown: Settings, and New game.

next-game = Reglas de la próxima partida
from-next-game = Los cambios valen desde la próxima partida. La partida del tablero conserva sus reglas y su reloj.
at-once = Este dispositivo
house-rules = Reglas
all-rules = Todas las reglas
clock = Reloj
no-clock = Sin reloj
press = Pulsar el reloj
press-move = Automático
press-tap = A mano
first-move = Primera jugada
first-move-free = Libre
first-move-timed = Con tiempo
first-increment = Primer incremento
first-increment-after-move = Tras la primera jugada
first-increment-at-start = En el reloj desde el principio
first-increment-hint = 90 + 30 empieza entonces en 1:30:30.
same-time = El mismo tiempo para ambos
both-sides = Blancas y negras
stage-moves = Jugadas
stage-all-moves = Todas
stage-time = Minutos
stage-bonus = Por jugada
stage-amount = Segundos
stage-periods = Periodos
per-move = Límite por jugada, en segundos
no-limit = Ninguno
add-stage = Añadir fase
remove-stage = Quitar última fase
white-player = Blancas
black-player = Negras
name-placeholder = Nombre
seats = Asientos
seats-one-side = Ambos al mismo lado
seats-face-to-face = Frente a frente
seats-side-by-side = Uno junto al otro
seats-passing = Pasar el dispositivo
seats-clock-first = Reloj primero
orientation = Bando de abajo
sounds = Sonidos
    .hint = Jugadas, fin de la partida, jaques anunciados.
low-time-sound = Aviso de poco tiempo
    .hint = Dos golpes cuando a un jugador le queda poco tiempo.
hide-board = Ocultar tablero
    .hint = Mientras los relojes están parados.
start-game = Jugar
swap-players = Intercambiar
by-lot = Colores al azar
more-clocks = Más sobre el reloj
clock-field-wrong = Corrige primero los campos marcados.
language-choice = Idioma
language-automatic = Como el navegador
own-language-page = Como la página
own-language-white = Idioma de las blancas
own-language-black = Idioma de las negras
digit-choice = Cifras
    .hint = Para números, resultados y relojes. Las jugadas y las casillas no cambian.

## Trying a translation
## Shown: Settings → Language, at its end.

try-translation = Probar una traducción…
try-translation-hint = Muestra un archivo .ftl en esta página, o sus fallos. Termina al recargar; no se guarda nada.
translation-missing =
    { $messages ->
        [0] { $language }: no falta nada.
        [one] { $language }: falta 1 texto. Está en inglés.
       *[other] { $language }: faltan { $messages } textos. Están en inglés.
    }
translation-faulty = El archivo tiene fallos, por eso la página no lo muestra.
end-translation = Volver a { $language }

## Lock against stray touches
## Shown: Menu → Lock the screen.

lock-screen = Bloquear la pantalla
locked = Bloqueada
unlock-again = Pulsar otra vez para desbloquear
locked-hint = Solo responden las jugadas y los relojes. Dos pulsaciones de este botón, o Escape, desbloquean la pantalla.

## How the board looks and answers
## Shown: Settings → Board, Sound, This device.

looks-board = Tablero
looks-moving = Mover las piezas
looks-sound = Sonido
looks-theme = Tema
looks-auto = Como el dispositivo
looks-light = Claro
looks-dark = Oscuro
looks-contrast = Alto contraste
looks-squares = Casillas
looks-wood = Madera
looks-meadow = Prado
looks-lake = Lago
looks-stone = Piedra
looks-pieces = Piezas
looks-classic = Clásicas
looks-simple = Sencillas
# Para ojos débiles
looks-clear = Nítidas
# Tablero o piezas con los colores que se eligen en los campos de abajo
looks-own = Colores propios
looks-light-squares = Casillas claras
looks-dark-squares = Casillas oscuras
looks-white-pieces = Piezas blancas
looks-black-pieces = Piezas negras
looks-similar-colors = Estos dos colores son difíciles de distinguir. Uno debería ser más claro o más oscuro.
looks-coordinates = Coordenadas
looks-inside = En las casillas
looks-outside = Junto al tablero
looks-none = Ninguna
looks-coordinate-size = Tamaño de las coordenadas
looks-small = Pequeño
looks-large = Grande
looks-last-move = Última jugada
looks-marked-squares = Casillas marcadas
looks-arrow = Flecha
looks-arrow-and-squares = Flecha y casillas marcadas
looks-hand = Reloj y botones
looks-by-language = Según el idioma
looks-left-hand = A mano izquierda
looks-right-hand = A mano derecha
looks-notation = Piezas en las jugadas
looks-letters = Letras
looks-english-letters = Letras inglesas
looks-figurines = Figuritas
looks-move-times = Tiempo por jugada
looks-move-times-hint = La planilla muestra cuánto duró cada jugada.
looks-targets = Jugadas posibles
    .hint = Marca las casillas a las que puede ir una pieza.
looks-move-by = Mover
looks-both = Arrastrando o con dos toques
looks-drag = Arrastrando
looks-click = Con dos toques
looks-confirm = Confirmar cada jugada
    .hint = Con otro toque en la casilla o el botón de tu lado; Escape la retira.
looks-animation = Animación
looks-still = Desactivada
looks-fast = Rápida
looks-usual = Normal
looks-slow = Lenta
looks-auto-queen = Coronar siempre dama
    .hint = Para otra pieza, escribe la jugada.
looks-touch-move = Pieza tocada, pieza movida
    .hint = Una pieza tocada tiene que moverse si puede.
looks-children = Para niños
    .hint = Marcas y botones grandes, jugadas posibles, palabras amables, sin reloj.
looks-wake-lock = Pantalla siempre encendida
    .hint = Mientras corre un reloj.
looks-vibration = Vibración
    .hint = Jugadas, jaque, poco tiempo, fin de la partida.
looks-lasting = Mensajes sin límite de tiempo
    .hint = Los mensajes y preguntas siguen ahí hasta que los cierras o respondes.
looks-full-screen = Pantalla completa
# $piece es como dice checking-piece.
looks-touched = Pieza tocada, pieza movida. Tiene que moverse: { $piece }.
# $why es una frase: por qué no se pudo hacer una jugada. Se dice a niños.
looks-gently = ¡Casi! { $why }
# $san es una jugada.
looks-confirm-said = { $san } está en el tablero. Otro toque en su casilla la juega; Escape la retira.

## What a move brings to the clock
## Shown: New game → More about the clock → Custom clock, as choices of a field.

bonus =
    { $bonus ->
        [increment] Añade
        [bronstein] Devuelve hasta
        [delay] Espera primero
        [hourglass] Reloj de arena
        [byo-yomi] Byo-yomi
       *[none] No añade nada
    }

## The rules
## Shown: Settings → Rules, and New game → Rules; names of sets also in the bar.

knob-group-draws = Repetición y cincuenta jugadas
knob-group-mate = Cuando el mate es imposible
knob-group-claims = Ofertas y reclamaciones
knob =
    { $knob ->
        [en-passant] Captura al paso
        [check-warnings] Avisos de jaque
        [announce-check] Anunciar jaque
        [threefold] Triple repetición
        [same-position] La misma posición es
        [fivefold] Quíntuple repetición
        [fifty-moves] Regla de las 50 jugadas
        [seventy-five-moves] Regla de las 75 jugadas
        [dead-position] Tablas inmediatas si
        [flag-fall] Derrota por tiempo
        [draw-offers] Ofertas de tablas
        [resignation] Derrota por abandono
        [self-check] Derrota por dejar el rey en jaque
       *[wrong-claim-penalty] Sanción por reclamación incorrecta
    }
knob-hint =
    { $knob ->
        [en-passant] Un peón puede ser capturado al paso.
        [check-warnings] Sin ellos se puede dejar el rey en jaque, y la partida termina.
        [self-check] Vale sin avisos de jaque.
        [announce-check] En pantalla, y en voz alta si hay sonidos.
        [fivefold] Tablas inmediatas.
        [seventy-five-moves] Tablas inmediatas, salvo que la última jugada dé mate.
        [wrong-claim-penalty] El rival recibe tiempo, y la reclamación cuenta como oferta de tablas.
       *[other] { "" }
    }
knob-switch =
    { $switch ->
        [on] Sí
       *[off] No
    }
knob-penalty =
    { $penalty ->
        [off] Ninguna
        [one-minute] Un minuto
        [two-minutes] Dos minutos
       *[on] Sí
    }
knob-draw-rule =
    { $draw_rule ->
        [off] Sin regla
        [player-to-move] Puede reclamar quien tiene el turno
        [intended-move-too] Se reclama, también con la próxima jugada
        [either-player] Puede reclamar cualquiera
       *[at-once] Tablas inmediatas
    }
knob-same-position =
    { $same_position ->
        [same-moves] Mismas piezas y derechos
       *[placement] Solo las mismas piezas
    }
knob-dead-position =
    { $dead_position ->
        [exact] El mate es imposible
        [material] Falta material para dar mate
       *[listed-material] Es uno de cuatro finales simples
    }
knob-flag-fall =
    { $flag_fall ->
        [exact] Salvo mate imposible
        [material] Salvo falta de material
        [lone-king] Salvo contra rey solo
       *[loss] Siempre
    }
knob-draw-offers =
    { $draw_offers ->
        [any-time] En todo momento
        [own-turn] En el propio turno
       *[with-move] Con una jugada
    }
preset =
    { $preset ->
        [fide] Reglas { -rules-body }
        [fp-club] FP Club
        [fly-or-die] FlyOrDie
       *[lobby] Sala informal
    }
preset-hint =
    { $preset ->
        [fide] Las Leyes del Ajedrez: las tablas se reclaman, los finales se juzgan con exactitud. Una reclamación incorrecta no cuesta nada.
        [fp-club] Cualquiera puede reclamar tablas; en los finales decide el material.
        [fly-or-die] Puede reclamar tablas quien tiene el turno; un rey solo no gana por tiempo.
       *[lobby] Repetición y cincuenta jugadas son tablas inmediatas; quien agota el tiempo siempre pierde.
    }
preset-except = { preset }, salvo: { $differences }
rule-difference = { $rule } – { $value }
preset-with = { preset } · { $options }
own-option =
    { $knob ->
        [en-passant] Captura al paso: { $value }
        [check-warnings] Avisos de jaque: { $value }
        [announce-check] Anunciar jaque: { $value }
       *[other] Sanción por reclamación incorrecta: { $value }
    }
without-clock = Sin reloj
rules-of-this-game = Esta partida: { $rules }.
clock-option-moves = { $moves } jugadas en { $minutes } min
clock-option-increment = { $minutes } + { $seconds }
clock-option-stages = { $moves } jugadas en { $minutes } min, luego { $rest } min, + { $seconds } s
clock-meaning = { $minutes } min por jugador.
clock-meaning-increment = { $minutes } min por jugador y { $seconds } s más después de cada jugada.

## The score sheet
## Shown: the score sheet beside the board, and its buttons.

score-sheet = Planilla
score-sheet-label = Planilla: las flechas izquierda y derecha recorren la partida
san-with-offer = { $san }, ofrece tablas
no-moves-yet = Aún no hay jugadas
first-step = Arrastra o toca una pieza.
first-end = La partida está guardada en este dispositivo. Está en «Partidas guardadas».
seats-suggested = El lado de las negras mira hacia quien se sienta enfrente. ¿Sentados de otro modo?
position-put-right = Posición corregida por el árbitro
resign-on-sheet =
    { $color ->
        [white] Las blancas escriben «abandonan»
       *[black] Las negras escriben «abandonan»
    }
resigns-on-sheet = abandonan
steps = Recorrer la partida
step-first = Primera posición
step-previous = Jugada anterior
step-next = Jugada siguiente
step-last = Última posición
back-to-game = Volver a la partida
play-on = Jugar desde aquí
show-mate = Mostrar el mate
looking-back-at = Posición anterior
mate-line = Mate posible de { -las }
intended-line = Jugada prevista
looking-back = Es una posición anterior: aquí no se puede mover.
looking-at-another = Es otra partida: en ella no se puede mover.
numbered-move =
    { $color ->
        [white] { NUMBER($number) }. { $san }
       *[black] { NUMBER($number) }… { $san }
    }
place-after = Tras { $san }
place-start = Posición inicial
spoken-place = Jugada { NUMBER($number) }. { $sentence }
spoken-start = Posición inicial. { $sentence }.
spoken-put-right = Posición corregida por el árbitro. { $sentence }.
back-at-end = De vuelta en la partida, al final.
back-in-game = De vuelta en la partida. { $sentence }.
proof = Misma posición
proof-start = Inicio
proof-put-right = Corregida
proof-intended = Jugada prevista

## Games out and in
## Shown: Menu → Open another game, and Save or share.

event = Torneo
date = Fecha
pgn = Esta partida en PGN
copy-pgn = Copiar PGN
save-pgn = Guardar PGN
copy-fen = Copiar FEN
open-game = Abrir otra partida
open-game-hint = Pega partidas en PGN o una posición en FEN.
open-file = Abrir archivo…
open-pasted = Abrir
copied = Copiado.
not-copied = Este navegador no permite copiar. Selecciona el texto y cópialo tú.
not-read = No se ha podido leer lo guardado en este dispositivo. No se ha cambiado nada. Cierra esto e inténtalo de nuevo.
saved-file = Guardado en las descargas.
shared-file = Compartido.
not-saved-file = El navegador no guardó el archivo.
reading = Leyendo…
reading-stopped = La lectura se detuvo.
reader-failed = El texto no se pudo leer. Inténtalo de nuevo o recarga la página.
nothing-to-open = Pega primero un PGN o una FEN.
choose-game = Elegir partida
open-before-error = Abrir las jugadas anteriores al error
more-games = El texto contiene más partidas de las que se pueden abrir a la vez.
show-more-games = Mostrar más partidas
players = { $white } – { $black }
players-score = { $white } – { $black }, { $score }
length-moves =
    { $moves ->
        [0] Una posición
        [one] 1 jugada
        [many] { $moves } de jugadas
       *[other] { $moves } jugadas
    }
row-two = { $first } · { $second }
games-found =
    { $games ->
        [0] No se pudo leer nada.
        [one] Hay 1 partida. Elígela.
        [many] Hay { $games } de partidas. Elige una.
       *[other] Hay { $games } partidas. Elige una.
    }
games-found-with-fault =
    { $games ->
        [0] No se pudo leer nada. { $fault }
        [one] Hay 1 partida. { $fault }
        [many] Hay { $games } de partidas. { $fault }
       *[other] Hay { $games } partidas. { $fault }
    }
more-faults =
    { $faults ->
        [one] y 1 más
        [many] y { $faults } más
       *[other] y { $faults } más
    }

## What is wrong with a position (FEN)
## Shown: Open another game, Set up a position, and Correct the position.

fen-fields =
    { $fields ->
        [one] Una FEN tiene 6 partes separadas por espacios (piezas, w o b, enroque, al paso, dos contadores); esta tiene 1.
        [many] Una FEN tiene 6 partes separadas por espacios (piezas, w o b, enroque, al paso, dos contadores); esta tiene { $fields }.
       *[other] Una FEN tiene 6 partes separadas por espacios (piezas, w o b, enroque, al paso, dos contadores); esta tiene { $fields }.
    }
fen-ranks =
    { $ranks ->
        [one] Un tablero tiene 8 filas; este tiene 1.
        [many] Un tablero tiene 8 filas; este tiene { $ranks }.
       *[other] Un tablero tiene 8 filas; este tiene { $ranks }.
    }
fen-rank-length =
    { $files ->
        [one] La fila { $rank } tiene 1 casilla en vez de 8.
        [many] La fila { $rank } tiene { $files } de casillas en vez de 8.
       *[other] La fila { $rank } tiene { $files } casillas en vez de 8.
    }
fen-not-a-piece = Fila { $rank }: «{ $found }» no es una pieza.
fen-split-gap = La fila { $rank } tiene dos números seguidos.
fen-turn = El turno debe ser w o b.
fen-castling = Enroque: «{ $found }» no corresponde aquí.
fen-castling-empty = Falta el enroque; escribe - si no hay ninguno.
fen-castling-right = Enroque { $found }: rey y torre de { -las } no están en sus casillas.
fen-en-passant = La casilla de captura al paso debe ser - o una casilla.
fen-en-passant-square = Casilla de captura al paso { $square }: ningún peón puede haberla pasado ahora.
fen-halfmove-clock = El contador de la regla de las 50 jugadas debe ser un número de 0 a 9999.
fen-fullmove-number = El número de jugada debe ser un número de 1 a 9999.
fen-kings =
    { $kings ->
        [0] { -las-x } no tienen rey.
        [one] { -las-x } tienen 1 rey.
        [many] { -las-x } tienen { $kings } de reyes.
       *[other] { -las-x } tienen { $kings } reyes.
    }
fen-pieces =
    { $pieces ->
        [one] { -las-x } tienen 1 pieza; el máximo es 16.
        [many] { -las-x } tienen { $pieces } de piezas; el máximo es 16.
       *[other] { -las-x } tienen { $pieces } piezas; el máximo es 16.
    }
fen-pawns =
    { $pawns ->
        [one] { -las-x } tienen 1 peón; el máximo es 8.
        [many] { -las-x } tienen { $pawns } de peones; el máximo es 8.
       *[other] { -las-x } tienen { $pawns } peones; el máximo es 8.
    }
fen-pawn-on-back-rank = Un peón no puede estar en { $square }.
fen-opponent-in-check = { -las-x } están en jaque, pero juegan { -las-otras }.
fen-en-passant-check = El jaque desde { $checker } no puede venir del peón que acaba de pasar { $passed }.
fen-checkers =
    { $pieces ->
        [one] 1 pieza da jaque de un modo que ninguna jugada puede producir.
        [many] { $pieces } de piezas dan jaque de un modo que ninguna jugada puede producir.
       *[other] { $pieces } piezas dan jaque de un modo que ninguna jugada puede producir.
    }
fen-check-unexplained =
    { $pieces ->
        [one] Ninguna última jugada puede haber dado este jaque.
        [many] Ninguna última jugada puede dar jaque con { $pieces } de piezas a la vez.
       *[other] Ninguna última jugada puede dar jaque con estas { $pieces } piezas a la vez.
    }
fen-en-passant-quiet = Casilla de captura al paso { $square }: tras ese avance de peón, el contador de la regla de las 50 jugadas debe ser 0.
fen-promoted = { side }: demasiadas piezas promocionadas (al menos { NUMBER($promoted) }) para los peones que faltan ({ NUMBER($pawns) }).
fen-pawn-captures = Para estar así, los peones de { -las } necesitan más capturas que piezas ha perdido el rival: { NUMBER($pieces) }.
fen-loose = No es del todo FEN. Comprueba que es la posición que quieres.

## What is wrong with a move (SAN)
## Shown: Open another game, and Type a move.

san-not-san = «{ $san }» no es una jugada en la notación habitual.
san-none-goes-there =
    { $role ->
        [rook] { $san }: ninguna torre puede ir a { $to }.
        [queen] { $san }: ninguna dama puede ir a { $to }.
       *[other] { $san }: ningún { role } puede ir a { $to }.
    }
san-leaves-king-in-check = { $san } dejaría el rey en jaque.
san-ambiguous = { $san } no dice qué pieza se mueve: pueden las de { $squares }.
san-nothing-to-take = { $san }: no hay nada que capturar en { $square }.
san-promotion-missing = { $san } no dice en qué se convierte el peón en { $square }.
san-no-promotion = { $san }: ningún peón promociona en { $square }.
san-no-castling-right = { $san }: el rey o la torre ya se ha movido; no se puede enrocar.
san-castling-out-of-check = { $san }: el rey está en jaque; no se puede enrocar.
san-castling-obstructed = { $san }: una pieza impide el enroque o ataca el camino del rey.

## What is wrong with a file of games (PGN)
## Shown: Open another game, and Saved games → Add from PGN.

pgn-at = Línea { NUMBER($line) }, columna { NUMBER($column) }: { $fault }
pgn-tag = Esta etiqueta no tiene la forma [Nombre "texto"].
pgn-open-comment = Falta la llave que cierra este comentario.
pgn-open-variation = Falta el paréntesis que cierra esta variante.
pgn-variation-of-nothing = No hay jugada que esta variante pueda sustituir.
pgn-too-deep = Demasiadas variantes dentro de variantes.
pgn-too-long = Esta partida es demasiado larga para mostrarla: sigue tras { $moves } jugadas.
pgn-unopened = «{ $bracket }» no cierra nada.
pgn-glyph = Tras $ debe ir un número de 0 a 255.
pgn-null-move = No se puede pasar el turno.
pgn-variant = { $name } es otro tipo de ajedrez.
pgn-unreadable = El texto no se puede leer hasta el final.

## What was guessed when a game was read
## Shown: Menu → Open another game, beside a game.

note-engine-moves = Sus jugadas están escritas como las escriben los programas.
note-letters = Sus piezas tienen letras de otro idioma: { $letters }.
note-nested-comment = Tiene comentarios dentro de comentarios.
note-old-letters = Sus letras están guardadas de un modo antiguo. Los nombres pueden estar mal.
note-no-result = Acaba sin resultado.
note-null-moves = Algunas variantes pasan un turno (jugada nula). A partir de ahí son texto.
note-shortened = Se omiten algunos comentarios.
note-look-alikes = Algunas letras de sus jugadas son de otro alfabeto.
note-loose-fen = Su posición inicial no está escrita del todo como FEN.
note-empty-fen = No indica ninguna posición inicial: empieza desde la habitual.
note-loose-moves = Hay jugadas abreviadas, o el enroque escrito como jugada del rey.
note-loose-result = Su resultado no está escrito como en PGN.
note-loose-tag = Algunas etiquetas no tienen del todo la forma [Nombre "texto"].
note-stray-signs = Entre sus jugadas hay signos que no significan nada.
note-unknown-glyph = Se omiten signos de jugadas desconocidos.
note-unknown-result = PGN no tiene signo para su resultado (por ejemplo 0–0). Cuenta como desconocido.
note-part = Se leyó hasta un error.
note-same = La misma partida que el número { $number }.

## A game in a link
## Shown: Save or share, and the dialog that a link opens.

link-make = Enlace a esta partida
link-hint = El enlace mismo contiene toda la partida, sin su análisis. Quien lo abra puede repasarla o seguir jugando.
link-hint-board = El enlace contiene la partida, pero no la clave de su tablero del torneo: el árbitro debe anotar a mano el resultado.
link-move = Pasar a otro dispositivo
link-move-hint = Abre este enlace o escanea este código en el otro dispositivo: la partida sigue allí, con sus jugadas y relojes. Aquí los relojes están parados.
link-moved = El otro dispositivo ya la tiene
link-from-file = Esta página es un archivo de este dispositivo. El enlace solo funciona donde esté el mismo archivo.
link-url = Enlace a esta partida
link-copy = Copiar enlace
link-send = Compartir…
link-code = El enlace como código para la cámara de otro dispositivo
link-opened = Una partida de un enlace
link-look-through = Repasar
link-play-on = Seguir jugando
link-puts-aside = La partida del tablero se aparta. Se puede volver a ella.
link-clocks = Tiempo restante: blancas { $white }, negras { $black }.
link-empty = No hay partida en este enlace.
link-too-long = Es demasiado largo para el enlace de una partida.
link-later = Una versión más nueva de esta página creó el enlace ({ $version }). Recarga la página para obtener la versión más nueva.
link-character = El carácter «{ $character }» en el lugar { $column } no puede estar en un enlace.
link-incomplete = El enlace está cortado o se cambió un carácter. Cópialo entero.
link-senseless = Este enlace no es válido.
link-moves-after-the-end = El enlace tiene jugadas tras el final de su partida.
link-text = Un nombre del enlace no se puede leer.
link-clock = Los relojes de este enlace no se pueden usar.
link-rule = Una regla del enlace tiene un valor imposible.
link-board = Partida de torneo
link-board-play = Jugar
link-board-hint = Al terminar la partida, la tarjeta del resultado muestra un código para el árbitro.
link-result = Código para el árbitro
link-result-hint = El dispositivo del árbitro escanea este código con la cámara o abre el enlace.
link-result-opened = Resultado de torneo
link-take-in = Anotar resultado
link-take-in-hint = Ábrelo en el dispositivo en el que se lleva el torneo para anotar el resultado.
link-save = Guardar como archivo

## Addresses
## Shown: a message when the page is opened by an address that it cannot read.

bad-address = Esta dirección no se puede abrir. { $fault }
bad-address-game-continues = Esta dirección no se puede abrir. { $fault } La partida del tablero sigue.
address-unknown-setting = No existe el ajuste «{ $name }».
address-bad-value = «{ $name }» no puede ser «{ $value }». Posible: { $expected }.
address-both = «{ $one }» y «{ $other }» no pueden ir juntos.
address-not-text = El valor de «{ $name }» no se puede leer.
address-too-long = Esta dirección es demasiado larga.
address-clock =
    { $clock_fault ->
        [time] El tiempo del reloj debe ser un número de segundos.
        [increment] El incremento del reloj debe ser un número de segundos.
        [no-time] El reloj debe tener algo de tiempo.
       *[too-long] El reloj no puede tener más de 1000 horas.
    }
list-two-or = { $first } o { $second }

## Storage
## Shown: messages above the board, and the dialog for a game that is open in another tab.

game-put-aside = La partida inacabada se ha apartado.
back-to-it = Reanudar la partida
back-to-unfinished = Partidas inacabadas
game-is-back = La partida está otra vez donde estaba.
open-elsewhere = Esta partida está abierta en otra pestaña
open-elsewhere-hint = Solo una pestaña puede jugar a la vez. Si juegas aquí, la otra se detiene.
take-over = Jugar aquí
storage-trouble =
    { $trouble ->
        [denied] Este navegador no deja guardar partidas. Se puede seguir jugando, pero al recargar la página se pierde la partida.
        [silent] El almacenamiento de este navegador no responde. Se puede seguir jugando, pero al recargar la página se pierde la partida.
        [closed] Este navegador ha cerrado el almacenamiento de la página. Se puede seguir jugando, pero al recargar la página se pierde la partida.
        [full] En este dispositivo no queda sitio. Se puede seguir jugando, pero al recargar la página se pierde la partida.
        [later-version] Una versión más nueva de { -brand } ha guardado partidas aquí. Se puede seguir jugando, pero nada se guarda hasta recargar la página.
       *[failed] La partida no se puede guardar. Se puede seguir jugando, pero al recargar la página se pierde la partida.
    }
storage-detail = El navegador dice: { $words }
storage-works = La partida se guarda de nuevo. No falta nada.
saved-by-newer = Una versión más nueva de { -brand } guardó la última partida. Se conserva; con esta versión se juega otra.
saved-by-newer-read-only = Una versión más nueva de { -brand } guardó las partidas de aquí. Se pueden repasar y guardar en una copia; no se guarda nada más hasta que vuelva esa versión.
set-aside = En este lugar ya había guardada otra cosa. Se conservan ambas, en «Partidas guardadas».
record-damaged = La partida guardada está dañada. Lo que se pudo leer se ha apartado.

## The score sheet on paper, and pictures
## Shown: Save or share, and the printed score sheet.

picture-svg = Imagen (SVG)
picture-png = Imagen (PNG)
paper-print = Imprimir
paper-site = Lugar
paper-round = Ronda
paper-result = Resultado
paper-signature-white = Firma de las blancas
paper-signature-black = Firma de las negras
paper-arbiter = Árbitro

## This device
## Shown: Settings → Data and backup.

on-this-device = Datos y copias
save-backup = Guardar copia…
restore-backup = Restaurar copia…
backup-saved = Copia guardada en las descargas.
backup-shared = Copia compartida.
backup-advised = Desde la última copia se han jugado aquí muchas partidas.
storage-used-kb = { NUMBER($kilobytes) } kB ocupados.
storage-used-mb = { NUMBER($megabytes) },{ NUMBER($tenths) } MB ocupados.
storage-persistent = El navegador conserva las partidas guardadas hasta que las borres.
storage-not-persistent = El navegador puede borrar partidas si falta sitio. Guarda una copia de lo que importe.
storage-safari = Safari borra lo guardado tras siete días sin visitas. En la pantalla de inicio la página se libra y tiene su propio almacenamiento: guarda una copia antes de añadirla y restáurala allí.
opened-from-file = Abierta desde un archivo, la página no se puede instalar ni se actualiza sola.
storage-shared-by-files = En Chrome todas las páginas abiertas desde archivos comparten un almacenamiento: otra página así puede leer y borrar estas partidas.

## Saved games
## Shown: Menu → Saved games; tags, comments and signs in Review.

all-games = Partidas guardadas
games-saved =
    { $games ->
        [0] Aún no hay nada guardado. Una partida aparece aquí tras su primera jugada.
        [one] 1 partida.
        [many] { $games } de partidas.
       *[other] { $games } partidas.
    }
archive-search = Buscar
archive-search-hint = Nombre, apertura, FEN…
archive-position = Posición del tablero
archive-tags = Etiquetas
archive-tags-hint = brillante, final
archive-word = Comentario a esta jugada
archive-sign = Signo
archive-notes-done = Listo
archive-result = Resultado
archive-any = Todos
archive-found = { $found } de { $games } encontradas.
archive-nothing-found = Ninguna partida coincide con la búsqueda.
archive-clear-search = Borrar búsqueda
archive-reading = { $found } encontradas hasta ahora; { $read } de { $games } vistas.
archive-open-file = Añadir desde PGN…
archive-save-all = Guardar PGN
archive-coming = Se añaden: { $new } nuevas, { $same } ya estaban aquí.
archive-came =
    { $faults ->
        [0] Añadidas: { $new }. Ya estaban aquí: { $same }.
        [one] Añadidas: { $new }. Ya estaban aquí: { $same }. Con errores: 1.
        [many] Añadidas: { $new }. Ya estaban aquí: { $same }. Con errores: { $faults }.
       *[other] Añadidas: { $new }. Ya estaban aquí: { $same }. Con errores: { $faults }.
    }
archive-failed = El archivo no se pudo leer hasta el final. Añadidas: { $new }.
archive-stop = Parar
rescued-game = Lo rescatado de una partida dañada
save-game = Guardar PGN
delete-game = Borrar
game-deleted = Borrada: { $title }
undo-delete = Deshacer
sentences = { $first } { $second }

## Backups
## Shown: Settings → Data and backup while a backup is saved or restored, and Saved games afterwards.

backup-fault =
    { $backup_fault ->
        [not-a-backup] Este archivo no es una copia de { -brand }. Nada ha cambiado.
        [later-version] Una versión más nueva de { -brand } hizo esta copia. Nada ha cambiado.
        [cut-off] La copia no se pudo restaurar hasta el final. Lo anterior está aquí; repetirlo no añade nada dos veces.
        [stopped] Detenido. Lo restaurado hasta entonces está aquí; repetirlo no añade nada dos veces.
        [nothing-to-save] Aún no hay nada que guardar.
        [not-saved] La copia no se pudo guardar. Nada ha cambiado.
        [too-large] Este archivo es demasiado grande para una copia. Nada ha cambiado.
        [unreadable] Este archivo no se puede leer. Nada ha cambiado.
       *[no-storage] En este navegador no se puede guardar nada. Nada ha cambiado.
    }
backup-progress =
    { $games ->
        [one] 1 partida hasta ahora…
        [many] { $games } de partidas hasta ahora…
       *[other] { $games } partidas hasta ahora…
    }
restored-games =
    { $arrival ->
        [added] { $games ->
            [one] 1 partida añadida
            [many] { $games } de partidas añadidas
           *[other] { $games } partidas añadidas
        }
        [goes-on] { $games ->
            [one] 1 partida continuada con las jugadas de la copia
            [many] { $games } de partidas continuadas con las jugadas de la copia
           *[other] { $games } partidas continuadas con las jugadas de la copia
        }
        [differs] { $games ->
            [one] 1 partida difiere de la de aquí: ahora están ambas
            [many] { $games } de partidas difieren de las de aquí: ahora están ambas
           *[other] { $games } partidas difieren de las de aquí: ahora están ambas
        }
        [same] { $games ->
            [one] 1 partida ya estaba aquí
            [many] { $games } de partidas ya estaban aquí
           *[other] { $games } partidas ya estaban aquí
        }
       *[behind] { $games ->
            [one] 1 partida es aquí más larga que en la copia
            [many] { $games } de partidas son aquí más largas que en la copia
           *[other] { $games } partidas son aquí más largas que en la copia
        }
    }
backup-lines-refused =
    { $lines ->
        [one] Se rechazó 1 línea de la copia
        [many] Se rechazaron { $lines } de líneas de la copia
       *[other] Se rechazaron { $lines } líneas de la copia
    }
backup-line-refused =
    { $line_fault ->
        [unreadable] Se rechazó la línea { NUMBER($line) } de la copia: no se puede leer.
        [name] Se rechazó la línea { NUMBER($line) } de la copia: la fecha de la partida es imposible.
        [other-game] Se rechazó la línea { NUMBER($line) } de la copia: contiene partes de varias partidas.
        [number] Se rechazó la línea { NUMBER($line) } de la copia: una jugada tiene un número imposible.
       *[version] Se rechazó la línea { NUMBER($line) } de la copia: un elemento tiene una versión imposible.
    }

## Leaving no trace
## Shown: Settings → Data and backup, at its end.

erase-everything = Borrarlo todo…
erase-question = Esto borra de este navegador todas las partidas, los nombres, los ajustes y los archivos para jugar sin conexión. No se puede deshacer. Los archivos descargados se conservan.
erase-now = Borrarlo todo

## Parts that come on demand
## Shown: a message in place of a dialog.

part-missing = Esta parte de { -brand } no se pudo cargar. Conéctate una vez a internet e inténtalo de nuevo.

## New versions
## Shown: a message above the board, and Settings → Data and backup.

update-ready = Una nueva versión de { -brand } está lista.
update-after-game = Una nueva versión de { -brand } está lista. Se puede actualizar tras esta partida.
update = Actualizar
update-now = Actualizar { -brand }

## About
## Shown: Menu → About Tabiya.

about = Acerca de { -brand }
about-version = Versión { $version }
about-build = Compilación { $build }
about-stores = Partidas, nombres y ajustes se guardan solo en este dispositivo.
about-asks-nobody = { -brand } no envía nada: sin cuenta, sin publicidad, sin seguimiento.
about-licences = Licencias
about-licences-hint = De qué está hecho { -brand }, y los términos de cada parte.
about-licences-not-loaded = Las licencias no se pudieron cargar.

## When the program fails, and when everything is erased
## Shown: a page of its own, which needs no program.

crash = Algo ha fallado
crash-hint = Es un error de { -brand }. Las partidas guardadas siguen en este dispositivo. Recarga la página o elige otra opción abajo.
crash-pgn = La partida hasta ahora en PGN
not-started = { -brand } no pudo arrancar
not-started-hint = Un archivo no se cargó bien, o hay un error en { -brand }. Las partidas guardadas siguen en este dispositivo. Recarga la página o elige otra opción abajo.
not-started-from-file = Abierta desde una carpeta, la página no puede cargar sus otros archivos. Abre tabiya.html, la página entera en un archivo, o pon la carpeta en un servidor web.
reload = Recargar página
use-newest = Usar la versión más nueva
start-without = Arrancar sin la última partida (queda guardada)
save-everything = Guardar todo en un archivo
erasing = Borrando todo…
erasing-hint = Si tarda mucho, cierra las otras pestañas con { -brand }.
erased = Todo está borrado
erased-hint = De { -brand } no queda nada en este navegador. Puedes cerrar esta página.
start-anew = Empezar de nuevo
not-erased = No se pudo borrar todo
not-erased-hint = Cierra las otras pestañas con { -brand }, recarga la página e inténtalo de nuevo.

## Answers to keys on the board
## Shown: nowhere: read by screen readers.

heard-list = { $heading }: { $list }.
heard-nothing = { $heading }: nada.
heard-rank = Fila { $rank }
heard-file = Columna { $file }
heard-piece = { piece } { $square }
heard-attacked = { $square }: atacada por { $pieces }.
heard-safe = { $square }: no atacada.
heard-no-moves = { $square }: sin jugadas.
heard-no-captures = { $square }: sin capturas.
heard-clocks = Blancas: { $white }. Negras: { $black }.
heard-no-such-piece =
    { $role ->
        [rook] No hay ninguna torre en el tablero.
        [queen] No hay ninguna dama en el tablero.
       *[other] No hay ningún { role } en el tablero.
    }

## Typed moves
## Shown: Menu → Type a move; lists of words are not shown.

type-move = Escribir una jugada
typed-label = Jugada
typed-hint = Por ejemplo Cf3, g1f3, caballo f3, enroque corto.
typed-several = Varias jugadas
typed-play = Jugar
typed-unreadable = «{ $san }» no se puede leer como jugada.
typed-takes = x por captura capturar toma tomar come comer
typed-castles = enroque enrocar enroca enroco
typed-short = corto corta pequeño
typed-long = largo larga grande
typed-aside = a al de del desde en el la los las y va mueve juega promoción promociona corona coronar coronación se convierte con jaque mate paso al-paso

## The keys
## Shown: Menu → Keys on the board.

key-list = Teclas en el tablero
key-shift = Mayús
key-enter = Intro
key-where = Funcionan mientras el foco está en el tablero.
key-help =
    { $key ->
        [arrows] Ir a otra casilla; Inicio, Fin, Re Pág, Av Pág: al borde
        [enter] Tomar la pieza, dejarla
        [escape] Cancelar, volver
        [pieces] Siguiente rey, dama, torre, alfil, caballo, peón; con Mayús el anterior
        [ranks] A esta fila
        [files] A esta columna, de la a a la h
        [moves] Jugadas de esta pieza
        [captures] Capturas de esta pieza
        [attackers] Atacantes de esta casilla
        [rank] Leer esta fila
        [file] Leer esta columna
        [own] Piezas de quien tiene el turno
        [theirs] Piezas del otro bando
        [clocks] Ambos relojes
        [last] Repetir la última jugada
        [typed] Escribir una jugada
       *[keys] Esta lista
    }

## Rules and exercises
## Shown: Menu → Rules and exercises.

rules-and-lessons = Reglas y ejercicios
learn-tasks = Ejercicios
learn-continue = Continuar
learn-rules = Las reglas de esta partida
learn-sets = En qué difieren los reglamentos
learn-rule = Regla
learn-print = Imprimir
learn-try = Probar
learn-again = Otra vez
learn-next = Siguiente
learn-board-hint = Siempre juegas con blancas. Con el teclado: flechas e Intro.
learn-task-number = Ejercicio { $number } de { $total }
learn-solved-count = { $number } de { $total } resueltos
learn-task-button =
    { $checked ->
        [yes] Ejercicio { $number }, resuelto
       *[no] Ejercicio { $number }
    }
learn-verdict =
    { $verdict ->
        [solved] ¡Resuelto!
        [go-on] Bien. Ahora la siguiente jugada.
        [another] Esa jugada es legal, pero no es la que se pide. Prueba otra.
       *[wrong] No del todo. Prueba otra vez.
    }
learn-task =
    { $task ->
        [rook] La torre va recta: adelante, atrás o de lado, hasta donde el camino esté libre. Captura el peón.
        [bishop] El alfil va en diagonal, hasta donde el camino esté libre. Captura el peón.
        [queen] La dama va recta y en diagonal. Captura el peón con ella.
        [knight] El caballo va dos casillas recto y una de lado, y salta por encima de otras piezas. Salta a f6.
        [king] El rey va una casilla en cualquier dirección. Captura el peón.
        [pawn-first] El peón avanza una casilla; en su primera jugada puede avanzar dos. Muévelo a e4.
        [pawn-takes] El peón captura en diagonal hacia delante, nunca recto. Captura lo que pueda capturar.
        [en-passant] El peón negro acaba de avanzar dos casillas, pasando junto al tuyo. Captúralo al paso.
        [promote] El peón que llega a la última fila se convierte en otra pieza. Corona una dama.
        [promote-knight] Un peón no siempre se convierte en dama. Elige un caballo: da jaque enseguida.
        [castle-short] Enroque corto: mueve el rey dos casillas hacia la torre.
        [castle-long] Enroque largo: mueve el rey dos casillas hacia la torre de a1.
        [castle-which] Por un lado el rey cruzaría una casilla atacada. Enroca por el otro.
        [castle-why-not] Las blancas no pueden enrocar. Toca la pieza que lo impide.
        [check] Da jaque: ataca al rey.
        [flee] Estás en jaque. Retira el rey.
        [block] Estás en jaque. Interpón una pieza.
        [take-checker] Estás en jaque. Captura la pieza que ataca al rey.
        [mate-back] Mate en una jugada: el rey no puede salir.
        [mate-queen] Da mate con la dama; tu rey ayuda.
        [mate-rooks] Da mate con las dos torres.
        [mate-not-stalemate] Mate en una jugada. Cuidado: las negras deben estar en jaque.
        [stalemate] Haz tablas: deja a las negras sin jugada legal, pero no en jaque.
       *[mate-in-two] Mate en dos jugadas. Empieza con un jaque: torre a b7.
    }
learn-heading =
    { $section ->
        [setup] Posición inicial
        [rook] La torre
        [bishop] El alfil
        [queen] La dama
        [knight] El caballo
        [king] El rey
        [pawn] El peón
        [capture] Capturar
        [castling] Enroque
        [en-passant] Captura al paso
        [promotion] Promoción
        [check] Jaque
        [mate] Jaque mate
        [stalemate] Ahogado
        [dead] Cuando nadie puede dar mate
        [repetition] Repetición
        [fifty] Cincuenta jugadas
        [offers] Ofertas de tablas
        [claims] Reclamaciones
        [clocks] Relojes
        [flag] Cuando se acaba el tiempo
        [resignation] Abandonar
       *[points] Puntos
    }
learn-text =
    { $section ->
        [setup] La casilla de la esquina derecha de las blancas es clara. En la primera fila están torre, caballo, alfil, dama, rey, alfil, caballo, torre; la dama blanca en casilla clara, la negra en oscura. Delante están los peones. Empiezan las blancas y luego se juega por turnos; nadie puede pasar.
        [rook] La torre se mueve por su fila o su columna, hasta donde las casillas estén vacías.
        [bishop] El alfil se mueve por sus diagonales, hasta donde las casillas estén vacías.
        [queen] La dama se mueve como una torre o como un alfil.
        [knight] El caballo va dos casillas recto y una de lado. Salta por encima de otras piezas.
        [king] El rey se mueve una casilla en cualquier dirección, pero nunca a una casilla que ataque una pieza rival. Una vez por partida puede enrocar.
        [pawn] El peón avanza una casilla a una casilla vacía, y desde su primera casilla también dos si ambas están vacías. Captura una casilla en diagonal hacia delante. Nunca retrocede.
        [capture] Una pieza captura al ir a una casilla con una pieza rival, que sale del tablero. No puede ir a una casilla con una pieza de su color. El rey nunca se captura.
        [castling] El rey se mueve dos casillas hacia una torre, y esa torre va a la casilla que el rey ha cruzado. Es una sola jugada, de rey. Todo esto debe cumplirse:
        [en-passant] Cuando un peón avanza dos casillas y pasa por una casilla que ataca un peón rival, este puede capturarlo como si hubiera avanzado solo una: en la jugada siguiente, o nunca.
        [promotion] Un peón que llega a la última fila se convierte en dama, torre, alfil o caballo de su color, a elección del jugador, haya lo que haya en el tablero. La nueva pieza actúa enseguida.
        [check] Un rey atacado por una pieza rival está en jaque. Hay tres respuestas: el rey se aparta, una pieza captura a la atacante, o una pieza se interpone. Contra dos atacantes a la vez solo vale la primera.
        [mate] Quien está en jaque y no tiene jugada legal ha recibido jaque mate y ha perdido. El mate termina la partida enseguida y prevalece sobre cualesquiera tablas.
        [stalemate] Quien no está en jaque y no tiene jugada legal está ahogado: la partida acaba enseguida en tablas.
        [dead] Cuando ya ningún mate es posible, la partida termina en tablas.
        [repetition] Cuando la misma posición vuelve una y otra vez, la partida puede acabar en tablas. Las repeticiones no tienen que ser seguidas.
        [fifty] Cuando ambos jugadores han hecho muchas jugadas sin captura ni movimiento de peón, la partida puede acabar en tablas.
        [offers] Los jugadores pueden acordar tablas. Quien recibe la oferta puede aceptar, rechazar, o rechazar moviendo.
        [claims] Quien reclama dice que la partida acaba en tablas por repetición o por cincuenta jugadas. La página lo comprueba.
        [clocks] Cada jugador tiene su propio tiempo, que corre mientras es su turno.
        [flag] Cuando se acaba el tiempo de un jugador, cae la bandera y la partida termina.
        [resignation] Un jugador puede abandonar en cualquier momento.
       *[points] Una victoria vale 1, unas tablas ½ para cada uno, una derrota 0.
    }
learn-castling =
    { $part ->
        [king] El rey no se ha movido antes.
        [rook] Esa torre no se ha movido antes.
        [between] No hay ninguna pieza entre ambos.
        [check] El rey no está en jaque.
        [crosses] La casilla que el rey cruza no está atacada.
       *[reaches] La casilla a la que llega el rey no está atacada. La torre puede estar atacada y cruzar una casilla atacada.
    }
learn-no-en-passant = En esta partida no se captura al paso.
learn-own-check =
    { $switch ->
        [on] Una jugada que deja el propio rey en jaque no es legal. Se rechaza y se juega otra.
       *[off] En esta partida, una jugada que deja el propio rey en jaque se juega y termina la partida enseguida.
    }
learn-announced =
    { $switch ->
        [on] Se anuncia el jaque.
       *[off] No se anuncia el jaque.
    }
learn-claims =
    { $switch ->
        [on] En esta partida se puede reclamar.
       *[off] En esta partida no hay nada que reclamar.
    }
learn-no-clock = Esta partida se juega sin reloj.
learn-clock = El reloj de esta partida: { $clock }.
learn-first-move =
    { $switch ->
        [on] El reloj de las blancas se pone en marcha antes de la primera jugada.
       *[off] La primera jugada de cada jugador es libre.
    }
learn-press =
    { $switch ->
        [on] Tras mover, cada jugador pulsa su propio reloj; eso completa la jugada.
       *[off] Una jugada en el tablero pulsa el reloj.
    }
learn-setting = { $rule }: { $value }

## Tournaments
## Shown: Menu → Tournaments.

club-title = Torneos
club-reading = Un momento…
club-none = Aquí aparecerán los torneos de este dispositivo.
club-new = Nuevo torneo
club-create = Crear torneo
club-back = Todos los torneos
club-unreadable = Un torneo que no se puede leer
club-damaged = El resto de este torneo no se puede leer. Se muestra lo que se puede leer y no se cambia nada.

## A new tournament
## Shown: Tournaments → New tournament.

club-name = Nombre
club-name-example = Viernes por la tarde
club-format = Sistema
club-format-name =
    { $scheme ->
        [most-wins] Más victorias
        [round-robin] Todos contra todos
        [double] Todos contra todos, a doble vuelta
        [swiss] Suizo
       *[knockout] Eliminatorias
    }
club-format-hint =
    { $scheme ->
        [most-wins] Todos juegan una vez contra todos. Gana quien tiene más victorias.
        [round-robin] Todos juegan una vez contra todos. Gana quien tiene más puntos.
        [double] Todos juegan dos veces contra todos, una con cada color.
        [swiss] Se enfrentan jugadores con igual puntuación, nunca dos veces los mismos. Para muchos jugadores y pocas rondas.
       *[knockout] Quien pierde un match queda fuera. Cada ronda se sortea al azar.
    }
club-rounds = Rondas
club-games = Partidas por match
club-ties = Si un match queda igualado, en este orden
club-tie =
    { $tie ->
        [rematch] Otra partida
        [shorter] 3 minutos cada uno
        [armageddon] Armagedón: las tablas dan la victoria a las negras
       *[lot] Al azar
    }
club-win = Victoria
club-drawn = Tablas
club-loss = Derrota
club-tie-breaks = Desempates, en este orden
club-tie-break =
    { $tiebreak ->
        [points] Puntos
        [direct] Encuentro directo
        [wins] Victorias
        [won] Partidas ganadas
        [black] Partidas con negras
        [progressive] Progresivo
        [buchholz] Buchholz
        [cut] Buchholz sin el menor
        [median] Buchholz sin el mayor ni el menor
        [sonneborn] Sonneborn-Berger
        [koya] Koya
       *[rating] Rating medio de los rivales
    }
club-numbering = Los jugadores se numeran
club-numbered =
    { $numbering ->
        [rating] Por rating
        [entered] Por orden de inscripción
       *[lot] Al azar
    }
club-own = Como en la próxima partida
club-bracket = Cuadro
club-bracket-random = Al azar en cada ronda
club-bracket-seeded = Cabezas de serie por número
club-acceleration = Aceleración
club-acceleration-none = Ninguna
club-acceleration-baku = Bakú (FIDE C.04.7)
club-bye = Descanso sin rival
club-bye-win = Como una victoria
club-bye-half = Como unas tablas
club-late-byes = Rondas previas de inscritos tarde que cuentan como tablas
club-more-tie-breaks = Más desempates, por sus siglas de la FIDE
club-players = Jugadores
club-players-hint = Un nombre por línea. Puede seguirle un rating.
club-count =
    { $players ->
        [one] { $players } jugador
        [many] { $players } de jugadores
       *[other] { $players } jugadores
    }
club-seed = Número aleatorio
club-seed-hint = Con el mismo número aleatorio, cualquiera puede repetir las mismas elecciones al azar.
club-seed-shown = Número aleatorio: { $seed }.
club-more = Puntos, desempates, azar
club-fault =
    { $lack ->
        [players] Un torneo necesita al menos dos jugadores.
        [rounds] Un suizo tiene de 1 a 100 rondas.
        [games] Un match tiene de 1 a 20 partidas.
        [points] Una victoria debe valer más que unas tablas, y unas tablas no menos que una derrota.
       *[seed] El número aleatorio debe ser entero.
    }

## A round of a tournament
## Shown: Tournaments → a tournament → Round.

club-tab =
    { $tab ->
        [round] Ronda
        [standings] Clasificación
        [cross] Cruzada
        [crosstable] Tabla cruzada
        [people] Jugadores
        [players] Jugadores
       *[more] Más acciones
    }
club-round = Ronda { $round }
club-round-of = Ronda { $round } de { $rounds }
club-draw = Sortear ronda { $round }
club-next = Siguiente: { $white } – { $black }
club-missing =
    { $results ->
        [one] Falta { $results }
        [many] Faltan { $results }
       *[other] Faltan { $results }
    }
club-complete = Todo anotado
club-winner = { $name } ha ganado.
club-not-drawn = La primera ronda aún no se ha sorteado.
club-free =
    { $bye ->
        [full] { $name } descansa: 1 punto.
        [half] { $name } descansa: ½ punto.
        [zero] { $name } no juega.
        [points] { $name } descansa (puntos: { $points }).
       *[free] { $name } descansa.
    }
club-play-here = Jugar aquí

## Codes for other devices
## Shown: Tournaments → a tournament → Round, beside a game.

club-code-show = Código para otro dispositivo
club-code-hint = Quien lo escanea juega esta partida en su dispositivo, que después muestra un código con el resultado.
club-code-no-address = Esta página es un archivo. Escribe la dirección de la página en el otro dispositivo. Sin ella, la página de ese dispositivo debe escanear el código por sí misma.
club-code-address = Dirección de la página
club-code-read = Resultados de otros dispositivos
club-code-paste = Enlace con un resultado
club-code-camera = Con la cámara
club-code-camera-stop = Apagar la cámara
club-code-taken = Tablero { $board }, { $white } – { $black }: { $score } está anotado.
club-code-refused =
    { $code ->
        [event] Esto es de otro torneo.
        [board] Este torneo no tiene ese tablero.
        [forged] Esto no viene del dispositivo de ese tablero, o se ha cambiado. No se anota nada.
        [pairing] Este emparejamiento ya no vale.
        [rules] Esto se jugó con otras reglas o con otro reloj.
        [over] Esta partida no ha terminado.
        [doubled] Este resultado ya está anotado.
        [result] Esta partida ya tiene un resultado.
        [camera] No se puede usar la cámara. Permítela en el navegador.
        [key] Este navegador no tiene números aleatorios, así que no se puede crear ningún código.
       *[none] No se encontró ningún código.
    }

## Results and corrections
## Shown: Tournaments → a tournament → Round, and its ⋯ menu.

club-result = Resultado
club-forfeit = Por incomparecencia
club-adjourn = Aplazar
club-adjourned = Aplazada
club-clear = Sin resultado
club-by-lot = { $name }, al azar
club-undo = Deshacer último paso
club-redraw = Sortear de nuevo
club-cancel = Anular ronda
club-delete = Borrar torneo
club-follows = También cambia:
club-follows-dropped =
    { $results ->
        [one] Se borra { $results } resultado de la ronda { $round }.
        [many] Se borran { $results } de resultados de la ronda { $round }.
       *[other] Se borran { $results } resultados de la ronda { $round }.
    }
club-follows-winner = Ronda { $round }, tablero { $board }: { $name } se clasifica.
club-follows-open = Ronda { $round }, tablero { $board }: no se sabe quién se clasifica.
club-follows-drawn = La ronda { $round } se sorteó con el resultado anterior. Queda así si no se sortea de nuevo.
club-follows-breaks =
    { $breach ->
        [met] { $players } ya se han enfrentado.
        [forbidden] { $players } no deben emparejarse.
        [color] { $players }: un color demasiadas veces.
        [bye] { $players }: un segundo descanso.
        [scores] { $players } tienen puntuaciones distintas.
       *[unpaired] { $players }: sin rival.
    }
club-confirm = Cambiar
club-leave = No cambiar
club-refused =
    { $snag ->
        [name] Escribe un nombre.
        [full] Un torneo no admite más jugadores.
        [begun] Es tarde para eso: la primera ronda está sorteada.
        [format] En este sistema no existe eso.
        [already] Ya es así.
        [few] Hay menos de dos jugadores.
        [over] Todas las rondas están jugadas.
        [missing] Falta un resultado.
        [drawn] La ronda ya está sorteada.
        [misplaced] { $name } no tiene sitio en esta ronda.
        [together] Estos dos ya se han enfrentado, o no deben hacerlo.
        [pairing] Esta ronda no se puede sortear según las reglas.
        [undo] No hay nada que deshacer.
        [taken] Otra persona ya tiene este nombre. Se pueden unir.
       *[nothing] No existe eso.
    }

## Tables and players of a tournament
## Shown: Tournaments → a tournament → Standings, Crosstable, Players.

club-player = Jugador
club-points = Puntos
club-won-drawn-lost = Ganadas, tablas, perdidas
club-csv-heading =
    { $column ->
        [place] Puesto
        [won] Ganadas
        [drawn] Tablas
       *[lost] Perdidas
    }
club-color-letter =
    { $color ->
        [white] b
       *[black] n
    }
club-part = { $round }: { $name } { $value }
club-late = Más jugadores
club-add = Añadir
club-rename = Renombrar
club-details = Datos personales
club-details-save = Guardar
club-details-wrong = No se entiende: { $name }
club-players-file = Jugadores de un archivo (CSV)
club-understood = Reconocido: { $columns }
club-list-unused = No se usa: { $columns }
club-list-line = Línea { NUMBER($line) }: { $fault }
club-list-note =
    { $oddity ->
        [nameless] Sin nombre; la línea se omite: { $text }
        [cell] No se entiende: { $text }
        [invisible] Se quitaron caracteres invisibles: { $text }
        [twice] Aparece por segunda vez: { $text }
       *[long] El nombre era demasiado largo y se cortó: { $text }
    }
club-rating-list = De la lista de rating de la FIDE
club-rating-list-hint = Elige la lista descomprimida de ratings.fide.com (texto o XML). No se guarda; solo se guardan los jugadores que añadas.
club-rating-list-choose = Elegir la lista
club-rating-list-query = Nombre o número FIDE
club-rating-list-search = Buscar
club-rating-list-progress =
    { $listed ->
        [running] Buscando…
        [none] No se encontró ningún jugador.
        [many] Solo se muestran los primeros jugadores. Escribe más del nombre.
        [wrong] Este archivo no es la lista de rating de la FIDE.
       *[unreadable] No se puede leer el archivo.
    }
club-performance = Rendimiento: { $performance }
club-rating-change = Cambio de rating según la FIDE con K = { $coefficient }: { $change }
club-detail =
    { $detail ->
        [rating] Rating
        [title] Título
        [fide] Número FIDE
        [national] Número nacional
        [federation] Federación
        [birth] Nacimiento
        [sex] Sexo
       *[club] Club
    }
club-withdraw = Retirar
club-return = Reincorporar
club-withdrawn = Retirado
club-ask =
    { $bye ->
        [half] ½ punto en la ronda { $round }
        [points] Puntos de tablas en la ronda { $round }
       *[other] Ningún punto en la ronda { $round }
    }
club-ask-back = Juega la ronda { $round }
club-asked =
    { $bye ->
        [half] ½ punto en la ronda { $round }
        [points] Puntos de tablas en la ronda { $round }
       *[other] Falta a la ronda { $round }
    }

## Prints and files of a tournament
## Shown: Tournaments → a tournament → ⋯.

club-print-pairings = Imprimir emparejamientos
club-print-standings = Imprimir clasificación
club-save-pgn = Todas las partidas (PGN)
club-save-csv = Clasificación (CSV)
club-save-page = Página web (HTML)
club-page-games = Partidas
club-save-trf = Informe FIDE (TRF)
# Unfolds the fields for place, arbiters and dates; a few words.
club-event-details = Más para el informe
# Labels of fields, and words before a name on prints and the web page; one or two words.
club-city = Ciudad
club-arbiter = Árbitro principal
club-deputy = Árbitro adjunto
club-open-report = Abrir un informe FIDE (TRF)
club-no-report = Este archivo no es un informe FIDE.
club-report-fault =
    { $flaw ->
        [empty] El archivo está vacío.
        [record] Esta línea no empieza con un código de tres caracteres.
        [few] Hay menos de dos jugadores.
        [many] Hay demasiados jugadores para un torneo.
        [number] Esto no es un número inicial.
       *[twice] Otro jugador tiene el mismo número inicial.
    }
club-report-notes = Observaciones sobre el informe FIDE
club-report-note =
    { $remark ->
        [columns] Las columnas tras el nombre están desplazadas. Se han corregido.
        [field] Esto no es un número. Cuenta como no indicado.
        [result] Esto no es un resultado. Cuenta como descanso sin puntos.
        [lines] Las líneas de los dos jugadores no coinciden. Cuenta la de las blancas.
        [color] No se indica el color. El primero de los dos lleva blancas.
        [opponent] Ningún jugador tiene este número.
        [bye] Este descanso está escrito como antes de 2016.
        [letter] Hay un descanso y un rival a la vez. Cuenta como incomparecencia.
        [total] El total no es la suma de las rondas. Cuentan las rondas.
        [count] El número de jugadores o de rondas es otro.
        [record] Esta línea no se puede leer o nombra jugadores desconocidos. Se guarda como texto.
        [points] Estos puntos no son posibles aquí. Cuentan 1, ½ y 0.
        [acceleration] La aceleración se guarda como texto. Las rondas se sortean sin ella.
        [teams] Los equipos se guardan como texto. Aquí cada uno juega por su cuenta.
       *[system] Este sistema no existe aquí. El torneo sigue como suizo (holandés).
    }

## Players on this device
## Shown: Tournaments → Players on this device.

club-profiles = Jugadores en este dispositivo
club-no-players = Aquí aparecerá quien juegue una partida con su nombre.
club-tally = { $won } ganadas, { $drawn } tablas, { $lost } perdidas
club-with-white = Blancas: { $tally }
club-with-black = Negras: { $tally }
club-against = Contra { $name }: { $tally }
club-nobody = Jugadores sin nombre
club-rating = Rating en este dispositivo: { $rating }
club-practice = Rating contra el ordenador: { $rating }
club-curve = Rating tras cada partida, de { $from } a { $to }
club-row = { $now } ganadas seguidas, { $best } como máximo
club-quick = Jugar ya: { $white } – { $black }
club-challenge = Retar: { $white } – { $black }
club-same = Es la misma persona que
club-choose = Elegir…
club-merge = Unir
club-forget = Borrar
club-forget-hint = Unir: todas las partidas pasan a la otra persona, cuyo nombre se conserva. Borrar: las partidas se conservan, sin esta persona. Ambas cosas se pueden deshacer.
club-hide = Ocultar
club-unhide = Volver a mostrar
club-hidden = Ocultos
club-sign = Color del distintivo
club-sign-color = Color { $number }
club-sign-none = Sin color

## Pairing by hand
## Shown: Tournaments → a tournament → Round and Players, before a round begins.

club-apart = No emparejar
club-apart-with = Con
club-apart-add = Mantener separados
club-apart-end = Pueden jugar
club-apart-two = { $one } – { $other }
club-hand = Emparejar a mano
club-hand-board = Tablero
club-hand-swap = Intercambiar jugadores
club-hand-seat = Sentar en este tablero
club-fixed = Parejas fijadas en la ronda { $round }
club-fixed-add = Fijar pareja
club-fixed-end = Liberar

## A round on the wall
## Shown: Tournaments → a tournament → ⋯ → Big screen.

club-wall = Pantalla grande
club-clock-start = Iniciar reloj de la ronda
club-clock-stop = Parar reloj de la ronda
club-clock-reset = Reiniciar reloj
club-minutes = Minutos
club-print-crosstable = Imprimir tabla cruzada
club-elsewhere = Falta: ronda { $round }, tablero { $board }

## Signs and odds of a player
## Shown: Tournaments → Players on this device → a player.

club-even = Sin ventaja
club-odds = Recibe ventaja
club-sign-kind = Distintivo
club-initials = Iniciales
club-sign-number = Distintivo { $number }
club-openings = Aperturas · { $openings }

## Start position
## Shown: New game → Start.

begin-from = Inicio
begin-named =
    { $begin ->
        [usual] Posición habitual
        [chess960] Chess960
        [black-first] Empiezan las negras
        [pawn] Sin el peón f de las negras
        [knight] Sin el caballo de dama de las blancas
        [rook] Sin la torre de dama de las blancas
        [queen] Sin la dama de las blancas
       *[position] Posición propia
    }

## Set up a position
## Shown: Menu → Set up a position.

editor = Colocar una posición
editor-hint = Arrastra piezas al tablero y fuera de él, o elige una pieza y toca casillas. Con el teclado: una letra mayúscula (K Q R B N P) pone una pieza blanca; una minúscula, una negra; Supr vacía la casilla.
editor-remove = Quitar
editor-clear = Tablero vacío
editor-reset = Posición habitual
editor-turn = Turno
editor-castling = Enroque aún posible
editor-castles =
    { $wing ->
        [king] { side }: corto
       *[queen] { side }: largo
    }
editor-en-passant = Acaba de pasar un peón
editor-nowhere = Ninguno
editor-fen = Posición como FEN
editor-ready = Aquí puede empezar una partida.
editor-choose = Nombres y reloj
editor-play = Jugar

## New game
## Shown: New game.

partner-field = Rival
two-people = Dos personas
new-game-players = Jugadores
new-game-rules = Reglas: { $rules }
new-game-start = Inicio: { $start }
partner-hint = Para una sola persona: el ordenador juega con el otro color. Intercambia a los jugadores para cambiar de color.
partner-level = Nivel { $level }
partner-missing = El ordenador no puede jugar ahora: haz su jugada a mano. En la siguiente se le volverá a preguntar.
begin-number = Número
begin-number-hint = De 0 a 959, o vacío para un inicio al azar.
begin-by-lot = Al azar
begin-link = Copiar enlace
begin-link-hint = El enlace empieza una partida con este reloj, inicio, asientos e idioma, con estas reglas.
begin-no-link = Un enlace no puede llevar este reloj o un inicio al azar.

## Hints, and the mistakes of a game
## Shown: beside the board and in Score sheet: the hint during a game, and the mistakes after it.

coach-hint = Pista
coach-more = Dime más
coach-thinking = Buscando una buena jugada…
coach-missing = Ahora mismo no hay pistas.
coach-no-review = Ahora mismo no se pueden buscar errores.
coach-unrated = Con una pista, esta partida no cuenta para tu rating.
coach-mate = Mate en { $moves }.
coach-where =
    { $place ->
        [own-king] Mira tu propio rey: { $squares }.
        [other-king] Mira el otro rey: { $squares }.
        [king-side] Mira el flanco de rey: { $squares }.
        [queen-side] Mira el flanco de dama: { $squares }.
       *[centre] Mira el centro del tablero: { $squares }.
    }
coach-piece = Esta pieza: { $piece }.
coach-move = Una buena jugada: { $san }
coach-back = ¿Qué salió mal?
coach-reading = Buscando errores…
coach-curve = Quién estuvo mejor, de la primera jugada a la última: la parte clara es de las blancas.
coach-none = Ningún error grave.
coach-missed-mate = Pasado por alto: mate en { $moves }.
coach-let-mate = Esto permite mate en { $moves }.
coach-stalemate = Rey ahogado: tablas.
coach-lost =
    { $role ->
        [queen] Esto permitió a { -las } capturar la dama.
        [rook] Esto permitió a { -las } capturar una torre.
        [bishop] Esto permitió a { -las } capturar un alfil.
        [knight] Esto permitió a { -las } capturar un caballo.
       *[other] Esto permitió a { -las } capturar un peón.
    }
coach-missed-taking =
    { $role ->
        [queen] Se podía capturar la dama.
        [rook] Se podía capturar una torre.
        [bishop] Se podía capturar un alfil.
        [knight] Se podía capturar un caballo.
       *[other] Se podía capturar un peón.
    }
coach-worse = Había una jugada mejor.
coach-chance = Bajó las posibilidades de ganar en un { $percent } %.
coach-better = Mejor: { $line }
coach-never = Demostrado: nunca fue posible dar mate.
coach-no-more = Demostrado: tras { $san } ya no era posible dar mate.
coach-dead = Demostrado: tras { $san } ya nadie podía dar mate.
coach-mates = Mates pasados por alto
coach-left = A partir de { $san } la apertura no tiene nombre.
coach-practice = Rating contra el ordenador: { $before } antes de esta partida, { $after } después.

## What is said aloud, and what is listened to
## Shown: Settings → Sound → Read aloud, and Type a move.

aloud = Leer en voz alta
aloud-hint = Con una voz de este dispositivo, si tiene una del idioma.
aloud-moves = Jugadas
aloud-checks = Jaques
aloud-time = Poco tiempo
aloud-results = Fin de la partida
aloud-messages = Ofertas, respuestas y mensajes
aloud-focus = Elemento con el foco
aloud-to = Para
heard-low-time = { side }: queda poco tiempo.
typed-speak = Decir una jugada
typed-listening = Escuchando…
typed-heard-nothing = No se ha entendido nada. Inténtalo otra vez.

## The review of a game
## Shown: Review, from Saved games or after a game.

review = Análisis
review-hint = Mueve las piezas de los dos bandos. Lo que difiere de la partida se convierte en variante; la partida misma no cambia.
review-keys = Teclas: ← y → avanzan o retroceden una jugada, ↓ entra en una variante, ↑ sale de ella; Ctrl+Z deshace. En el tablero, la coma y el punto recorren las jugadas, y C empieza y termina una flecha.
review-moves = Jugadas y variantes
review-into = Entrar en la variante
review-out = Salir de la variante
review-up = Adelantar la variante
review-delete = Borrar desde aquí
review-undo = Deshacer
review-redo = Rehacer
review-variation =
    { $moves ->
        [one] Variante, una jugada, empieza con { $begin }
        [many] Variante, { $moves } de jugadas, empieza con { $begin }
       *[other] Variante, { $moves } jugadas, empieza con { $begin }
    }
review-begin = { role } { $to }
review-draw = Flechas y círculos
review-draw-hint = Dibuja con el botón derecho del ratón, o mantén un dedo sobre una casilla y arrastra.
review-color =
    { $shape_color ->
        [green] Verde
        [red] Rojo
        [yellow] Amarillo
       *[blue] Azul
    }
review-clear = Borrar los dibujos
review-arrow = Flecha de { $from } a { $to }
review-circle = Círculo en { $square }
review-computer = Evaluación
review-three-lines = Tres líneas
review-depth = Profundidad { $depth }
review-chance = Posibilidades de las blancas: { $percent } %
review-add-line = Añadir esta línea a las jugadas
review-no-evaluation = Ahora mismo no hay evaluación.
review-no-move = Aquí no hay ninguna jugada posible.
review-time = Tiempo usado: { $time }
review-times = Tiempo usado en cada jugada: el de las blancas hacia arriba, el de las negras hacia abajo. En total: blancas { $white }, negras { $black }.
review-fault =
    { $review_fault ->
        [many] Este análisis tiene tantas jugadas como puede contener.
        [long] Los comentarios de esta partida son demasiado largos.
        [in-progress] La partida está en curso y sus jugadores no pueden probar jugadas. El análisis se abre después del final.
       *[played] Las jugadas de la partida se conservan. Solo se pueden borrar o adelantar variantes.
    }
review-sign =
    { $review_sign ->
        [good] Buena jugada
        [mistake] Error
        [brilliant] Jugada brillante
        [blunder] Error grave
        [interesting] Jugada interesante
        [dubious] Jugada dudosa
        [equal] Posición igualada
        [unclear] Posición poco clara
        [white-slight] Las blancas están algo mejor
        [black-slight] Las negras están algo mejor
        [white-better] Las blancas están mejor
        [black-better] Las negras están mejor
        [white-wins] Las blancas ganan
       *[black-wins] Las negras ganan
    }
