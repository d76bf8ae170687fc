### Tabiya auf Deutsch.
###
### Anführungszeichen „so“, Halbgeviertstrich – mit Leerzeichen, keine Anrede. $color ist ein Spieler: [white] oder
### [black]. $role ist eine Figurenart. $square, $from und $to sind Namen von Feldern (e4), $san ist ein Zug, wie ihn das
### Partieformular schreibt (Sf3), $time eine Zeit, wie die Uhr sie zeigt (5:00).

## The language itself
## Shown: in Settings → Language, the name; in moves, the letters. The rest is not shown.

language-tag = de
language-name = Deutsch
text-direction = ltr
piece-letters = KDTLS

## Names that stand in other messages
## Shown: inside other messages.

-brand = Tabiya
-rules-body = FIDE
brand = { -brand }
side =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    }
side-of =
    { $color ->
        [white] die weiße
       *[black] die schwarze
    }
computer-level = Computer, Stufe { $level }
role =
    { $role ->
        [pawn] Bauer
        [knight] Springer
        [bishop] Läufer
        [rook] Turm
        [queen] Dame
       *[king] König
    }
piece =
    { $color ->
        [white] { $role ->
            [queen] weiße Dame
           *[other] weißer { role }
        }
       *[black] { $role ->
            [queen] schwarze Dame
           *[other] schwarzer { role }
        }
    }
list-two = { $first } und { $second }
list-more = { $first }, { $second }

## The menu and the bar
## Shown: the bar above the board, the menu, and buttons of every dialog.

new-game = Neue Partie
flip = Brett drehen
menu = Menü
menu-this-game = Diese Partie
menu-bring-in = Importieren
menu-more = Mehr
play-computer = Gegen den Computer
wooden-board-clock = Uhr für ein Holzbrett
settings = Einstellungen
close = Schließen
cancel = Abbrechen
copy = Kopieren
works-offline = Funktioniert ohne Internet
page-description = Schach für zwei an einem Bildschirm: Schiedsrichter, Partieformular, Uhr und Brett.

## The board
## Shown: the board; who is to move also in the bar, and read aloud.

board = Schachbrett
square-with-piece = { $square }, { piece }
promote-to = Umwandeln in
check = Schach!
spoken-check = Schach
to-move =
    { $checked ->
        [yes] { side } am Zug, im Schach
       *[no] { side } am Zug
    }
# $sentence says whose turn it is.
new-game-to-move = Neue Partie. { $sentence }.
captured-nothing = { side } hat nichts geschlagen
captured = { side } hat geschlagen: { $pieces }

## Moves read aloud
## Shown: nowhere: read aloud, and by screen readers.

spoken-end =
    { $check ->
        [none] { "." }
        [check] , Schach.
       *[mate] , Schachmatt.
    }
spoken-move = { side }: { role } { $from } nach { $to }{ spoken-end }
spoken-capture = { side }: { role } { $from } schlägt { taken-role } auf { $to }{ spoken-end }
spoken-en-passant = { side }: Bauer { $from } schlägt Bauer en passant auf { $to }{ spoken-end }
spoken-promotion = { side }: Bauer { $from } nach { $to }, Umwandlung in { promoted-role }{ spoken-end }
spoken-promotion-capture = { side }: Bauer { $from } schlägt { taken-role } auf { $to }, Umwandlung in { promoted-role }{ spoken-end }
spoken-castling =
    { $wing ->
        [king] { side } rochiert kurz{ spoken-end }
       *[queen] { side } rochiert lang{ spoken-end }
    }
taken-role =
    { $taken-role ->
        [pawn] Bauer
        [knight] Springer
        [bishop] Läufer
        [rook] Turm
        [queen] Dame
       *[king] König
    }
promoted-role =
    { $promoted-role ->
        [queen] Dame
        [rook] Turm
        [bishop] Läufer
        [knight] Springer
       *[other] Figur
    }

## What players ask of each other
## Shown: buttons and questions at each player’s edge of the board.

resign = Aufgeben
confirm-resignation = { $name }: wirklich aufgeben?
keep-playing = Weiterspielen
undo-end =
    { $ended ->
        [resigned] Aufgabe zurücknehmen
        [claimed] Antrag zurücknehmen
        [decided] Entscheidung zurücknehmen
       *[agreed] Um Rücknahme bitten
    }
asks-undo = { side } möchte das Remis zurücknehmen
asks-undo-by = { $name } möchte das Remis zurücknehmen
end-undone = Das Ergebnis ist zurückgenommen. Die Partie geht weiter.
offer-draw = Remis anbieten
claim-draw = Remis reklamieren
claim-draw-now = Remis jetzt reklamieren
claim-possible = Remis kann reklamiert werden.
claim-possible-with-move = Remis kann mit einem angekündigten Zug reklamiert werden.
claim-not-yet = Reklamieren: noch nicht möglich ({ $counts })
claim-not-on-turn = Reklamieren: nur, wer am Zug ist
claim-position-count = Stellung { NUMBER($times) } von 3
claim-move-count = Züge { $moves } von 50
draw-choices = Remis …
ask-takeback = Zug zurück
ask-redo = Zug wieder vor
withdraw-request = Zurückziehen
accept-draw = Remis annehmen
decline-draw = Ablehnen
consent = Erlauben
# Asked of the player whose move is shown and waits to be confirmed; the answers are make-move and cancel.
confirm-move = Diesen Zug spielen?
make-move = Spielen
draw-offered =
    { $color ->
        [white] Weiß bietet Remis an
       *[black] Schwarz bietet Remis an
    }
draw-offered-by = { $name } bietet Remis an
offer-goes-with-move = Remis mit dem Zug
asks-takeback =
    { $moves ->
        [one] { side } möchte den letzten Zug zurücknehmen
       *[other] { side } möchte die letzten { $moves } Züge zurücknehmen
    }
asks-takeback-by =
    { $moves ->
        [one] { $name } möchte den letzten Zug zurücknehmen
       *[other] { $name } möchte die letzten { $moves } Züge zurücknehmen
    }
asks-redo = { side } möchte die Züge wieder ausführen
asks-redo-by = { $name } möchte die Züge wieder ausführen
waiting =
    { $color ->
        [white] Warten auf Weiß
       *[black] Warten auf Schwarz
    }
waiting-by = Warten auf { $name }
claim-hint = Welcher Zug würde das Remis ergeben? Hier auswählen oder auf dem Brett angeben. Er wird angekündigt, nicht ausgeführt.
claim-so-far = Diese Stellung: { NUMBER($times) } von 3 Mal.
claim-moves-so-far = { $moves } von 50 Zügen ohne Schlagen und ohne Bauernzug.
intended-move = Zug wählen
claim = Reklamieren

## What has just happened between the players
## Shown: messages at the edge of the player concerned, also read aloud.

offers-draw = { side } bietet Remis an.
declines-draw = { side } lehnt das Remis ab.
declines-draw-by = { $name } lehnt das Remis ab.
allows = { side } erlaubt es.
allows-by = { $name } erlaubt es.
refuses = { side } lehnt ab.
refuses-by = { $name } lehnt ab.
withdraws = { side } zieht die Bitte zurück.
withdraws-by = { $name } zieht die Bitte zurück.
game-paused = Uhren angehalten.
game-resumed = Die Partie geht weiter.
given-time = { side } bekommt mehr Zeit.
given-time-by = { $name } bekommt mehr Zeit.
clock-was-set = Der Schiedsrichter hat { side-of } Uhr gestellt.
position-was-put-right = Der Schiedsrichter hat die Stellung berichtigt. { $sentence }.
incorrect-claim-offer =
    { $declared ->
        [yes] Falscher Antrag. { $why } Er gilt als Remisangebot, und der Zug muss ausgeführt werden.
       *[no] Falscher Antrag. { $why } Er gilt als Remisangebot.
    }
flag-fell =
    { $color ->
        [white] Die Zeit von Weiß ist abgelaufen. Prüfung, ob Schwarz noch mattsetzen kann …
       *[black] Die Zeit von Schwarz ist abgelaufen. Prüfung, ob Weiß noch mattsetzen kann …
    }
resigns =
    { $color ->
        [white] Weiß gibt auf. Prüfung, ob Schwarz noch mattsetzen kann …
       *[black] Schwarz gibt auf. Prüfung, ob Weiß noch mattsetzen kann …
    }
being-settled = Prüfung, ob ein Matt noch möglich ist …

## Why something was refused
## Shown: a message at the edge of the player who tried it.

refused-game-over = Die Partie ist beendet: { $score }.
refused-not-legal = Kein regelgemäßer Zug.
refused-king-in-check =
    { $already ->
        [yes] Der König stünde weiter im Schach: { $pieces }.
       *[no] Danach stünde der eigene König im Schach: { $pieces }.
    }
checking-piece = { role } auf { $square }
own-piece-there = Dort steht eine eigene Figur.
not-its-way =
    { $role ->
        [queen] So zieht keine Dame.
       *[other] So zieht kein { role }.
    }
way-blocked = Im Weg: { $pieces }.
pawn-has-moved = Nur in seinem ersten Zug darf ein Bauer zwei Felder ziehen.
nothing-to-capture = Schräg zieht ein Bauer nur, um zu schlagen.
en-passant-is-off = En passant ist in dieser Partie ausgeschaltet.
en-passant-late = En passant geht nur gleich nach dem Doppelschritt des anderen Bauern.
castling-king-has-moved = Keine Rochade: Der König hat schon gezogen.
castling-rook-has-moved = Keine Rochade: Dieser Turm hat schon gezogen.
no-castling-there = Keine Rochade auf dieser Seite in dieser Partie.
castling-blocked = Keine Rochade. Im Weg: { $pieces }.
castling-out-of-check = Keine Rochade aus dem Schach: { $pieces }.
castling-through-check = Keine Rochade: { $square } ist angegriffen ({ $pieces }).
refused-paused = Die Uhren sind angehalten.
refused-suspended = Zuerst ist zu entscheiden, ob die Abwesenheit zählt.
refused-clock-not-pressed = { side } hat die Uhr noch nicht gedrückt.
refused-nothing-to-press = Zuerst ziehen.
refused-flag-fallen =
    { $color ->
        [white] Die Zeit von Weiß ist abgelaufen.
       *[black] Die Zeit von Schwarz ist abgelaufen.
    }
refused-being-settled = Das Ergebnis wird noch geprüft.
refused-too-early-to-agree = Remis kann erst vereinbart werden, wenn beide einen Zug gemacht haben.
refused-not-your-turn = Die andere Seite ist am Zug.
refused-offer-open = Ein Remisangebot ist noch offen.
refused-no-offer = Es gibt kein Remisangebot.
refused-no-claims = Nach diesen Regeln gibt es nichts zu reklamieren.
refused-no-intended-move = Nach diesen Regeln wird reklamiert, ohne einen Zug anzukündigen.
incorrect-claim = Falscher Antrag. { $why }
refused-move-declared = Angekündigt ist { $san }: Dieser Zug muss ausgeführt werden.
refused-request-open = Die Antwort auf die letzte Bitte steht noch aus.
refused-no-request = Es gibt keine Bitte zu beantworten.
refused-nothing-to-take-back = Es gibt keinen Zug zurückzunehmen.
refused-nothing-to-redo = Es gibt keinen Zug wieder auszuführen.
refused-not-running = Es läuft keine Uhr.
refused-not-paused = Die Uhren sind nicht angehalten.
refused-not-suspended = Die Partie war nicht unterbrochen.
refused-no-clock = Diese Uhr ist nicht in Gebrauch.
refused-nothing-to-start = Es gibt keine Uhr zu starten.
refused-bad-amount = Auf diese Zeit lässt sich keine Uhr stellen.
refused-fixed-for-this-game = Das lässt sich erst für die nächste Partie ändern.
refused-no-question = Diese Frage ist nicht mehr offen.

## Why a claim is wrong
## Shown: a message at the edge of the player who claimed.

wrong-claim-mates = Der beabsichtigte Zug setzt matt, also ist es kein Remis.
wrong-claim-times =
    { $intended ->
        [yes] { $times ->
            [one] Die Stellung stünde zum ersten Mal auf dem Brett, nicht zum dritten.
            [2] Die Stellung stünde zum zweiten Mal auf dem Brett, nicht zum dritten.
           *[other] Die Stellung stünde zum { $times }. Mal auf dem Brett.
        }
       *[no] { $times ->
            [one] Die Stellung stand einmal auf dem Brett, nicht dreimal.
            [2] Die Stellung stand zweimal auf dem Brett, nicht dreimal.
           *[other] Die Stellung stand { $times }-mal auf dem Brett.
        }
    }
wrong-claim-moves =
    { $half ->
        [yes] { $moves ->
            [0] Erst ein halber Zug ohne Schlag- oder Bauernzug, nicht 50.
            [one] Erst 1½ Züge ohne Schlag- oder Bauernzug, nicht 50.
           *[other] Erst { $moves }½ Züge ohne Schlag- oder Bauernzug, nicht 50.
        }
       *[no] { $moves ->
            [one] Erst 1 Zug ohne Schlag- oder Bauernzug, nicht 50.
           *[other] Erst { $moves } Züge ohne Schlag- oder Bauernzug, nicht 50.
        }
    }
wrong-claim-both = { $repetition } { $fifty }

## How games end
## Shown: the card with the result, the list of all games, the printed score sheet.

ended-checkmate = { side } gewinnt durch Matt
ended-stalemate = Remis durch Patt
ended-resignation =
    { $color ->
        [white] Schwarz hat aufgegeben
       *[black] Weiß hat aufgegeben
    }
ended-resignation-draw =
    { $color ->
        [white] Weiß hat aufgegeben, aber Schwarz kann nicht mattsetzen
       *[black] Schwarz hat aufgegeben, aber Weiß kann nicht mattsetzen
    }
ended-flag-fall = { side } gewinnt durch Zeitüberschreitung
ended-flag-fall-draw =
    { $color ->
        [white] Remis: Weiß hat die Zeit überschritten, aber Schwarz kann nicht mattsetzen
       *[black] Remis: Schwarz hat die Zeit überschritten, aber Weiß kann nicht mattsetzen
    }
ended-flag-fall-draw-unknown = Remis: Zeit überschritten, aber kein Matt möglich
ended-left-king-in-check =
    { $color ->
        [white] Schwarz gewinnt: Weiß ließ den König im Schach
       *[black] Weiß gewinnt: Schwarz ließ den König im Schach
    }
ended-left-king-in-check-draw =
    { $color ->
        [white] Remis: Weiß ließ den König im Schach, aber Schwarz kann nicht mattsetzen
       *[black] Remis: Schwarz ließ den König im Schach, aber Weiß kann nicht mattsetzen
    }
ended-arbiter = Entscheidung des Schiedsrichters
ended-reported = Von den Spielern gemeldet
ended-agreement = Remis durch Vereinbarung
ended-dead-position = Remis: Niemand kann mehr mattsetzen
ended-insufficient-material = Remis: Keine Seite hat genug Material zum Matt
ended-threefold = Remis durch dreimalige Stellungswiederholung
ended-fivefold = Remis durch fünfmalige Stellungswiederholung
ended-fifty-moves = Remis nach der 50-Züge-Regel
ended-seventy-five-moves = Remis nach der 75-Züge-Regel

## The bar, and the card with the result
## Shown: the bar above the board, the rules of New game, and the card at the end of a game.

won-by-checkmate = Schachmatt
won-on-time = Zeitüberschreitung
won-by-king-in-check = König im Schach gelassen
rules-chip-name = Regeln
bar-move = Zug { NUMBER($number) }
own-clock = Eigene Uhr
own-rules = Eigene Regeln
no-en-passant = Kein en passant
no-check-warnings = Keine Schachwarnung
check-announced = Schach wird angesagt
result-card = Ergebnis
wins = { $name } gewinnt
drawn = Remis
rematch = Revanche
share-game = Speichern, teilen
result = { $score }: { $reason }.

## What lies behind a result
## Shown: the card with the result, after “Why?”.

ask-why = Warum?
why-previous = Voriger Grund
why-next = Nächster Grund
why-place = { $number } von { $total }
why-check = Schach gibt: { $pieces }.
why-double-check = Doppelschach: { $pieces }. Nur der König könnte ziehen.
why-no-check = Der König steht nicht im Schach, und es gibt keinen regelgemäßen Zug.
why-own = Eigene Figuren versperren { $squares }.
why-covered = Kein Zug nach { $squares }: angegriffen von { $pieces }.
why-pinned = Kein Zug nach { $squares } für { $piece }: Das gäbe Schach von { $by }.
why-no-help =
    { $between ->
        [yes] Keine andere Figur kann den Angreifer schlagen oder dazwischenziehen.
       *[no] Keine andere Figur kann den Angreifer schlagen.
    }
why-stuck = Kann nicht ziehen: { $pieces }.
why-dead-kings = Nur die beiden Könige sind übrig.
why-dead-minor = Außer den Königen gibt es nur: { $pieces }. Das reicht nicht zum Matt.
why-dead-bishops = Alle Läufer stehen auf Feldern einer Farbe; die Felder der anderen Farbe kann nichts angreifen.
why-dead-no-way = Keine Folge regelgemäßer Züge endet mit Matt, auch wenn beide mithelfen.
explained-king-left-in-check =
    { $color ->
        [white] Der weiße König auf { $square } konnte geschlagen werden.
       *[black] Der schwarze König auf { $square } konnte geschlagen werden.
    }
explained-flag-not-asked =
    { $color ->
        [white] Die Zeit von Weiß ist abgelaufen.
       *[black] Die Zeit von Schwarz ist abgelaufen.
    }
explained-flag-more-than-king =
    { $color ->
        [white] Schwarz hatte mehr als den König.
       *[black] Weiß hatte mehr als den König.
    }
explained-flag-lone-king =
    { $color ->
        [white] Schwarz hatte nur noch den König.
       *[black] Weiß hatte nur noch den König.
    }
explained-flag-enough-material =
    { $color ->
        [white] Schwarz hatte genug Material zum Mattsetzen.
       *[black] Weiß hatte genug Material zum Mattsetzen.
    }
explained-flag-not-enough-material =
    { $color ->
        [white] Schwarz hatte nicht genug Material zum Mattsetzen.
       *[black] Weiß hatte nicht genug Material zum Mattsetzen.
    }
explained-flag-can-mate =
    { $color ->
        [white] Schwarz konnte noch mattsetzen.
       *[black] Weiß konnte noch mattsetzen.
    }
explained-flag-cannot-mate =
    { $color ->
        [white] Keine Folge regelgemäßer Züge führte zum Matt durch Schwarz.
       *[black] Keine Folge regelgemäßer Züge führte zum Matt durch Weiß.
    }
explained-flag-undetermined =
    { $color ->
        [white] Konnte Schwarz noch mattsetzen? Das Programm hat es nicht herausgefunden; ein Matt gilt als möglich.
       *[black] Konnte Weiß noch mattsetzen? Das Programm hat es nicht herausgefunden; ein Matt gilt als möglich.
    }
explained-dead-undetermined = Konnte noch jemand mattsetzen? Das Programm hat es nicht herausgefunden; ein Matt gilt als möglich.
explained-claimed-threefold = Reklamiert von { side }. Gleiche Stellung: { $places }.
explained-claimed-threefold-with = Reklamiert von { side } mit { $san }. Gleiche Stellung: { $places }.
explained-threefold = Gleiche Stellung: { $places }.
explained-claimed-fifty =
    { $half ->
        [yes] Reklamiert von { side }. { $moves }½ Züge ohne Schlag- oder Bauernzug.
       *[no] Reklamiert von { side }. { $moves ->
            [one] { $moves } Zug ohne Schlag- oder Bauernzug.
           *[other] { $moves } Züge ohne Schlag- oder Bauernzug.
        }
    }
explained-claimed-fifty-with =
    { $half ->
        [yes] Reklamiert von { side } mit { $san }. { $moves }½ Züge ohne Schlag- oder Bauernzug.
       *[no] Reklamiert von { side } mit { $san }. { $moves ->
            [one] { $moves } Zug ohne Schlag- oder Bauernzug.
           *[other] { $moves } Züge ohne Schlag- oder Bauernzug.
        }
    }
explained-fifty =
    { $half ->
        [yes] { $moves }½ Züge ohne Schlag- oder Bauernzug.
       *[no] { $moves ->
            [one] { $moves } Zug ohne Schlag- oder Bauernzug.
           *[other] { $moves } Züge ohne Schlag- oder Bauernzug.
        }
    }
occurrence-after = nach { $san }
occurrence-intended = nach dem beabsichtigten Zug
occurrence-start = zu Beginn
occurrence-put-right = bei der Berichtigung durch den Schiedsrichter

## Clocks
## Shown: the clocks beside the board, and the dialog of the arbiter.

press-clock = Uhr drücken
start-clock = Uhr starten
give-time =
    { $color ->
        [white] Weiß 15 Sekunden geben
       *[black] Schwarz 15 Sekunden geben
    }
give-time-to = { $name } 15 Sekunden geben
set-clocks = Uhren stellen
arbiter = Schiedsrichter
end-game-as = Partie beenden
confirm-decision = Partie mit { $score } beenden?
decision-reason = Grund
put-right = Stellung berichtigen
put-right-hint = Die Partie geht von dieser Stellung weiter. Was davor war, zählt für keinen Antrag und kann nicht zurückgenommen werden.
put-right-fen = Stellung (FEN)
put-right-button = Berichtigen
set-clocks-hint = Minuten oder Stunden:Minuten:Sekunden. Jede Änderung wird notiert.
set-clock = Stellen
add-15 = +15 s
clock-edits = Bisherige Änderungen
clock-of =
    { $color ->
        [white] Uhr von Weiß
       *[black] Uhr von Schwarz
    }
press-awaited = { side }: Uhr drücken
clock-total = Gesamt { $time }
clock-move = Zug { $time }
clock-for-this-move = Für diesen Zug
clock-delay =
    { $seconds ->
        [one] Wartet { $seconds } s
       *[other] Wartet { $seconds } s
    }
clock-moves-to-go =
    { $moves ->
        [one] Noch 1 Zug
       *[other] Noch { $moves } Züge
    }
clock-periods = Perioden: { $periods }
clock-edit-after = Nach { $san }: { side } { $before } → { $after }
clock-edit-start = Zu Beginn: { side } { $before } → { $after }

## Stopped clocks
## Shown: the bar, and a panel over the board while the clocks are stopped.

pause = Pause
resume = Partie fortsetzen
paused = Uhren angehalten
away = Die Uhr stand während der Abwesenheit
away-question = Abwesend: { $time }. Zählt diese Zeit?
slept = Das Gerät war im Ruhezustand, oder seine Uhr wurde gestellt
slept-question = Nach seiner Uhr vergangen: { $time }. Zählt diese Zeit?
gap-charged = Mit der Verzögerung kostet das { $time }.
gap-not-charged = Mit der Verzögerung kostet das nichts.
time-under-a-second = weniger als eine Sekunde
time-seconds =
    { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
time-minutes = { NUMBER($minutes) } min { NUMBER($seconds) } s
time-hours = { NUMBER($hours) } h { NUMBER($minutes) } min
refund-time = Zählt nicht
charge-time = Zählt

## What is wrong in a field of the custom clock
## Shown: New game → More about the clock → Custom clock, and the clocks in the dialog of the arbiter.

not-a-time = Eine Zeit eingeben: 5, 5:00 oder 1:30:00.
not-a-number = Eine ganze Zahl von Zügen eingeben oder leer lassen.
not-seconds = Eine Zahl von Sekunden eingeben.
clock-fault-no-time = Für den ersten Zug Zeit eingeben.
clock-fault-no-moves = Mindestens einen Zug eingeben oder leer lassen: für den Rest der Partie.
clock-fault-no-time-per-move = Mehr als 0 eingeben oder leer lassen: ohne Limit.
clock-fault-stage-after-last = Für wie viele Züge? Es folgt noch eine Phase.
clock-fault-byo-yomi = Mindestens eine Periode mit Zeit eingeben, in der letzten Phase.
clock-fault-too-long = Höchstens 1000 Stunden eingeben.

## The clock of a wooden board
## Shown: Menu → Clock for a wooden board, over the whole screen.

chess-clock = Schachuhr
chess-clock-first = Schwarz drückt zuerst: Das startet die Uhr von Weiß.
chess-clock-moves = Züge: { $moves }
chess-clock-illegal-moves = Regelwidrige Züge: { $moves }
illegal-move = Regelwidriger Zug
chess-clock-second = Der zweite regelwidrige Zug verliert. Kann der Gegner nicht mattsetzen, ist es remis.
chess-clock-flag = Die Zeit ist um. Kann der Gegner nicht mattsetzen, ist es remis.
chess-clock-set = Spieler und Bedenkzeit
chess-clock-board = Zum Brett
chess-clock-put-aside = Die Partie auf dem Brett wird beiseitegelegt und steht dann unter „Gespeicherte Partien“.
chess-clock-keys = Tasten: A und L drücken die Uhren, P hält sie an, T sagt die Zeiten an.
chess-clock-times = Zeiten ansagen

## The settings
## Shown: Settings, and New game.

next-game = Regeln der nächsten Partie
from-next-game = Änderungen gelten ab der nächsten Partie. Die Partie auf dem Brett behält ihre Regeln und ihre Uhr.
at-once = Dieses Gerät
house-rules = Regeln
all-rules = Alle Regeln
clock = Uhr
no-clock = Ohne Uhr
press = Uhr drücken
press-move = Automatisch
press-tap = Von Hand
first-move = Erster Zug
first-move-free = Ohne Zeit
first-move-timed = Auf Zeit
first-increment = Erster Zuschlag
first-increment-after-move = Nach dem ersten Zug
first-increment-at-start = Von Anfang an auf der Uhr
first-increment-hint = 90 + 30 beginnt dann bei 1:30:30.
same-time = Gleiche Zeit für beide
both-sides = Weiß und Schwarz
stage-moves = Züge
stage-all-moves = Alle
stage-time = Minuten
stage-bonus = Je Zug
stage-amount = Sekunden
stage-periods = Perioden
per-move = Limit je Zug, in Sekunden
no-limit = Keines
add-stage = Phase hinzufügen
remove-stage = Letzte Phase entfernen
white-player = Weiß
black-player = Schwarz
name-placeholder = Name
seats = Sitzordnung
seats-one-side = Beide auf einer Seite
seats-face-to-face = Gegenüber
seats-side-by-side = Links und rechts
seats-passing = Gerät weitergeben
seats-clock-first = Uhr zuerst
orientation = Vorne
sounds = Töne
    .hint = Züge, Partieende, Schachansagen.
low-time-sound = Warnton bei Zeitnot
    .hint = Zweimal Klopfen, wenn die Zeit knapp wird.
hide-board = Brett verdecken
    .hint = Solange die Uhren angehalten sind.
start-game = Spielen
swap-players = Tauschen
by-lot = Zufällige Farben
more-clocks = Mehr zur Uhr
clock-field-wrong = Zuerst die markierten Felder berichtigen.
language-choice = Sprache
language-automatic = Wie der Browser
own-language-page = Wie die Seite
own-language-white = Sprache für Weiß
own-language-black = Sprache für Schwarz
digit-choice = Ziffern
    .hint = Für Zahlen, Ergebnisse und Uhren. Züge und Felder bleiben, wie sie sind.

## Trying a translation
## Shown: Settings → Language, at its end.

try-translation = Übersetzung ausprobieren …
try-translation-hint = Zeigt eine .ftl-Datei auf dieser Seite, oder ihre Fehler. Neu laden beendet das; nichts wird gespeichert.
translation-missing =
    { $messages ->
        [0] { $language }: nichts fehlt.
        [one] { $language }: 1 Text fehlt und ist englisch.
       *[other] { $language }: { $messages } Texte fehlen und sind englisch.
    }
translation-faulty = Die Datei hat Fehler; die Seite zeigt sie darum nicht.
end-translation = Zurück zu { $language }

## Lock against stray touches
## Shown: Menu → Lock the screen.

lock-screen = Bildschirm sperren
locked = Gesperrt
unlock-again = Zum Entsperren noch einmal drücken
locked-hint = Nur Züge und Uhren reagieren. Zweimal diesen Knopf oder Escape drücken entsperrt den Bildschirm.

## How the board looks and answers
## Shown: Settings → Board, Sound, This device.

looks-board = Brett
looks-moving = Figuren ziehen
looks-sound = Ton
looks-theme = Farbschema
looks-auto = Wie das Gerät
looks-light = Hell
looks-dark = Dunkel
looks-contrast = Hoher Kontrast
looks-squares = Felder
looks-wood = Holz
looks-meadow = Wiese
looks-lake = See
looks-stone = Stein
looks-pieces = Figuren
looks-classic = Klassisch
looks-simple = Schlicht
# Für schwache Augen
looks-clear = Deutlich
# Brett oder Figuren in Farben, die in den Feldern darunter gewählt werden
looks-own = Eigene Farben
looks-light-squares = Helle Felder
looks-dark-squares = Dunkle Felder
looks-white-pieces = Weiße Figuren
looks-black-pieces = Schwarze Figuren
looks-similar-colors = Diese beiden Farben sind schwer zu unterscheiden. Eine sollte heller oder dunkler sein.
looks-coordinates = Koordinaten
looks-inside = Auf den Feldern
looks-outside = Neben dem Brett
looks-none = Keine
looks-coordinate-size = Größe der Koordinaten
looks-small = Klein
looks-large = Groß
looks-last-move = Letzter Zug
looks-marked-squares = Markierte Felder
looks-arrow = Pfeil
looks-arrow-and-squares = Pfeil und markierte Felder
looks-hand = Uhr und Knöpfe
looks-by-language = Nach der Sprache
looks-left-hand = Zur linken Hand
looks-right-hand = Zur rechten Hand
looks-notation = Figuren in Zügen
looks-letters = Buchstaben
looks-english-letters = Englische Buchstaben
looks-figurines = Figurinen
looks-move-times = Zeit je Zug
looks-move-times-hint = Auf dem Partieformular steht, wie lange jeder Zug gedauert hat.
looks-targets = Mögliche Züge
    .hint = Markiert die Felder, auf die eine Figur ziehen kann.
looks-move-by = Ziehen durch
looks-both = Schieben oder zweimal Tippen
looks-drag = Schieben
looks-click = Zweimal Tippen
looks-confirm = Jeden Zug bestätigen
    .hint = Das Feld noch einmal antippen oder den Knopf am eigenen Rand; Escape nimmt den Zug zurück.
looks-animation = Animation
looks-still = Aus
looks-fast = Schnell
looks-usual = Normal
looks-slow = Langsam
looks-auto-queen = Immer zur Dame umwandeln
    .hint = Für eine andere Figur den Zug eintippen.
looks-touch-move = Berührt, geführt
    .hint = Eine aufgenommene Figur muss ziehen, wenn sie kann.
looks-children = Für Kinder
    .hint = Große Marken und Knöpfe, mögliche Züge, freundliche Worte, keine Uhr.
looks-wake-lock = Bildschirm anlassen
    .hint = Solange eine Uhr läuft.
looks-vibration = Vibration
    .hint = Züge, Schach, knappe Zeit, Partieende.
looks-lasting = Meldungen bleiben stehen
    .hint = Meldungen und Fragen bleiben, bis sie geschlossen oder beantwortet sind.
looks-full-screen = Vollbild
# $piece wie in checking-piece.
looks-touched = Berührt, geführt: { $piece } muss ziehen.
# $why ist ein Satz: warum ein Zug nicht ging. Wird zu Kindern gesagt.
looks-gently = Fast! { $why }
# $san ist ein Zug.
looks-confirm-said = { $san } steht auf dem Brett. Das Feld noch einmal antippen spielt den Zug, Escape nimmt ihn zurück.

## What a move brings to the clock
## Shown: New game → More about the clock → Custom clock, as choices of a field.

bonus =
    { $bonus ->
        [increment] Gibt dazu
        [bronstein] Gibt zurück bis zu
        [delay] Wartet zuerst
        [hourglass] Sanduhr
        [byo-yomi] Byoyomi
       *[none] Gibt nichts dazu
    }

## The rules
## Shown: Settings → Rules, and New game → Rules; names of sets also in the bar.

knob-group-draws = Wiederholung und 50 Züge
knob-group-mate = Wenn kein Matt möglich ist
knob-group-claims = Angebote und Anträge
knob =
    { $knob ->
        [en-passant] En passant
        [check-warnings] Schachwarnung
        [announce-check] Schach ansagen
        [threefold] Dreimalige Stellungswiederholung
        [same-position] Gleiche Stellung heißt
        [fivefold] Fünfmalige Stellungswiederholung
        [fifty-moves] 50-Züge-Regel
        [seventy-five-moves] 75-Züge-Regel
        [dead-position] Sofort Remis, wenn
        [flag-fall] Zeitüberschreitung verliert
        [draw-offers] Remisangebote
        [resignation] Aufgeben verliert
        [self-check] Ins Schach ziehen verliert
       *[wrong-claim-penalty] Strafe für falschen Antrag
    }
knob-hint =
    { $knob ->
        [en-passant] Ein Bauer kann im Vorübergehen geschlagen werden.
        [check-warnings] Aus: Wer ins Schach zieht, beendet die Partie.
        [self-check] Gilt, wo Schachwarnungen aus sind.
        [announce-check] Sichtbar, und hörbar bei eingeschalteten Tönen.
        [fivefold] Sofort Remis.
        [seventy-five-moves] Sofort Remis, wenn der letzte Zug nicht mattsetzt.
        [wrong-claim-penalty] Die Gegenseite bekommt Zeit; der Antrag gilt als Remisangebot.
       *[other] { "" }
    }
knob-switch =
    { $switch ->
        [on] Ein
       *[off] Aus
    }
knob-penalty =
    { $penalty ->
        [off] Keine
        [one-minute] Eine Minute
        [two-minutes] Zwei Minuten
       *[on] Ein
    }
knob-draw-rule =
    { $draw_rule ->
        [off] Keine Regel
        [player-to-move] Wer am Zug ist, kann reklamieren
        [intended-move-too] Reklamieren, auch mit dem nächsten Zug
        [either-player] Beide können reklamieren
       *[at-once] Sofort Remis
    }
knob-same-position =
    { $same_position ->
        [same-moves] Gleiche Figuren, gleiche Rechte
       *[placement] Nur gleiche Figuren
    }
knob-dead-position =
    { $dead_position ->
        [exact] Kein Matt möglich ist
        [material] Zu wenig Material da ist
       *[listed-material] Eines von vier Endspielen vorliegt
    }
knob-flag-fall =
    { $flag_fall ->
        [exact] Außer wenn kein Matt möglich ist
        [material] Außer bei zu wenig Material
        [lone-king] Außer gegen den König allein
       *[loss] Immer
    }
knob-draw-offers =
    { $draw_offers ->
        [any-time] Jederzeit
        [own-turn] Nur wer am Zug ist
       *[with-move] Mit einem Zug
    }
preset =
    { $preset ->
        [fide] { -rules-body }-Regeln
        [fp-club] FP Club
        [fly-or-die] FlyOrDie
       *[lobby] Freies Spiel
    }
preset-hint =
    { $preset ->
        [fide] Die Schachregeln: Remis wird reklamiert, Endspiele werden genau beurteilt. Ein falscher Antrag kostet nichts.
        [fp-club] Beide können Remis reklamieren; über Endspiele entscheidet das Material.
        [fly-or-die] Wer am Zug ist, kann Remis reklamieren; ein König allein gewinnt nicht auf Zeit.
       *[lobby] Wiederholung und 50 Züge sind sofort remis; Zeitüberschreitung verliert immer.
    }
preset-except = { preset }, außer: { $differences }
rule-difference = { $rule } – { $value }
preset-with = { preset } · { $options }
own-option =
    { $knob ->
        [en-passant] En passant: { $value }
        [check-warnings] Schachwarnung: { $value }
        [announce-check] Schach ansagen: { $value }
       *[other] Strafe für falschen Antrag: { $value }
    }
without-clock = Ohne Uhr
rules-of-this-game = Diese Partie: { $rules }.
clock-option-moves = { $moves } Züge in { $minutes } min
clock-option-increment = { $minutes } + { $seconds }
clock-option-stages = { $moves } Züge in { $minutes } min, dann { $rest } min, + { $seconds } s
clock-meaning = { $minutes } min pro Seite.
clock-meaning-increment = { $minutes } min pro Seite, nach jedem Zug kommen { $seconds } s dazu.

## The score sheet
## Shown: the score sheet beside the board, and its buttons.

score-sheet = Partieformular
score-sheet-label = Partieformular: Pfeiltasten links und rechts blättern durch die Partie
san-with-offer = { $san }, Remisangebot
no-moves-yet = Noch keine Züge
first-step = Eine Figur schieben oder antippen.
first-end = Die Partie ist auf diesem Gerät gespeichert, unter „Gespeicherte Partien“.
seats-suggested = Die schwarze Seite ist für jemanden gegenüber gedreht. Eine andere Sitzordnung?
position-put-right = Vom Schiedsrichter berichtigte Stellung
resign-on-sheet =
    { $color ->
        [white] Weiß schreibt „gibt auf“
       *[black] Schwarz schreibt „gibt auf“
    }
resigns-on-sheet = gibt auf
steps = Durch die Partie blättern
step-first = Erste Stellung
step-previous = Voriger Zug
step-next = Nächster Zug
step-last = Letzte Stellung
back-to-game = Zurück zur Partie
play-on = Von hier spielen
show-mate = Matt zeigen
looking-back-at = Frühere Stellung
mate-line = Mögliches Matt von { side }
intended-line = Beabsichtigter Zug
looking-back = Das ist eine frühere Stellung: Hier kann nicht gezogen werden.
looking-at-another = Das ist eine andere Partie: Hier kann nicht gezogen werden.
numbered-move =
    { $color ->
        [white] { NUMBER($number) }. { $san }
       *[black] { NUMBER($number) }… { $san }
    }
place-after = Nach { $san }
place-start = Ausgangsstellung
spoken-place = Zug { NUMBER($number) }. { $sentence }
spoken-start = Ausgangsstellung. { $sentence }.
spoken-put-right = Vom Schiedsrichter berichtigte Stellung. { $sentence }.
back-at-end = Zurück in der Partie, an ihrem Ende.
back-in-game = Zurück in der Partie. { $sentence }.
proof = Gleiche Stellung
proof-start = Beginn
proof-put-right = Berichtigt
proof-intended = Beabsichtigter Zug

## Games out and in
## Shown: Menu → Open another game, and Save or share.

event = Turnier
date = Datum
pgn = Diese Partie als PGN
copy-pgn = PGN kopieren
save-pgn = PGN speichern
copy-fen = FEN kopieren
open-game = Andere Partie öffnen
open-game-hint = Partien als PGN oder eine Stellung als FEN einfügen.
open-file = Datei öffnen …
open-pasted = Öffnen
copied = Kopiert.
not-copied = Dieser Browser erlaubt das Kopieren nicht. Den Text markieren und selbst kopieren.
not-read = Was auf diesem Gerät gespeichert ist, ließ sich nicht lesen. Nichts wurde geändert. Schließen und noch einmal versuchen.
saved-file = Bei den Downloads gespeichert.
shared-file = Geteilt.
not-saved-file = Der Browser hat die Datei nicht gespeichert.
reading = Wird gelesen …
reading-stopped = Das Lesen wurde abgebrochen.
reader-failed = Der Text konnte nicht gelesen werden. Bitte noch einmal versuchen oder die Seite neu laden.
nothing-to-open = Zuerst ein PGN oder eine FEN einfügen.
choose-game = Partie wählen
open-before-error = Züge vor dem Fehler öffnen
more-games = Der Text enthält mehr Partien, als auf einmal geöffnet werden können.
show-more-games = Weitere Partien zeigen
players = { $white } – { $black }
players-score = { $white } – { $black }, { $score }
length-moves =
    { $moves ->
        [0] Eine Stellung
        [one] 1 Zug
       *[other] { $moves } Züge
    }
row-two = { $first } · { $second }
games-found =
    { $games ->
        [0] Nichts Lesbares gefunden.
        [one] 1 Partie gefunden. Zum Öffnen wählen.
       *[other] { $games } Partien gefunden. Zum Öffnen eine wählen.
    }
games-found-with-fault =
    { $games ->
        [0] Nichts Lesbares gefunden. { $fault }
        [one] 1 Partie gefunden. { $fault }
       *[other] { $games } Partien gefunden. { $fault }
    }
more-faults =
    { $faults ->
        [one] und 1 weiterer
       *[other] und { $faults } weitere
    }

## What is wrong with a position (FEN)
## Shown: Open another game, Set up a position, and Correct the position.

fen-fields =
    { $fields ->
        [one] Eine FEN hat 6 Teile mit Leerzeichen dazwischen: Figuren, w oder b, Rochade, en passant, zwei Zähler; hier ist es 1.
       *[other] Eine FEN hat 6 Teile mit Leerzeichen dazwischen: Figuren, w oder b, Rochade, en passant, zwei Zähler; hier sind es { $fields }.
    }
fen-ranks =
    { $ranks ->
        [one] Ein Brett hat 8 Reihen; hier ist es 1.
       *[other] Ein Brett hat 8 Reihen; hier sind es { $ranks }.
    }
fen-rank-length =
    { $files ->
        [one] Die { $rank }. Reihe hat 1 Feld statt 8.
       *[other] Die { $rank }. Reihe hat { $files } Felder statt 8.
    }
fen-not-a-piece = { $rank }. Reihe: „{ $found }“ ist keine Figur.
fen-split-gap = { $rank }. Reihe: zwei Zahlen nacheinander.
fen-turn = Für die Seite am Zug muss w oder b stehen.
fen-castling = Rochade: „{ $found }“ gehört nicht hierher.
fen-castling-empty = Die Angabe zur Rochade fehlt; - steht für keine.
fen-castling-right =
    { $color ->
        [white] Rochade { $found }: König und Turm von Weiß stehen nicht auf ihren Feldern.
       *[black] Rochade { $found }: König und Turm von Schwarz stehen nicht auf ihren Feldern.
    }
fen-en-passant = Das En-passant-Feld muss - oder ein Feld sein.
fen-en-passant-square = En-passant-Feld { $square }: Kein Bauer kann es gerade überschritten haben.
fen-halfmove-clock = Der Zähler der 50-Züge-Regel muss eine Zahl von 0 bis 9999 sein.
fen-fullmove-number = Die Zugnummer muss eine Zahl von 1 bis 9999 sein.
fen-kings =
    { $kings ->
        [0] { side } hat keinen König.
        [one] { side } hat 1 König.
       *[other] { side } hat { $kings } Könige.
    }
fen-pieces =
    { $pieces ->
        [one] { side } hat 1 Figur; höchstens 16 sind möglich.
       *[other] { side } hat { $pieces } Figuren; höchstens 16 sind möglich.
    }
fen-pawns =
    { $pawns ->
        [one] { side } hat 1 Bauern; höchstens 8 sind möglich.
       *[other] { side } hat { $pawns } Bauern; höchstens 8 sind möglich.
    }
fen-pawn-on-back-rank = Auf { $square } kann kein Bauer stehen.
fen-opponent-in-check =
    { $color ->
        [white] Weiß steht im Schach, aber Schwarz ist am Zug.
       *[black] Schwarz steht im Schach, aber Weiß ist am Zug.
    }
fen-en-passant-check = Das Schach von { $checker } passt nicht zu dem Bauern, der gerade { $passed } überschritten hat.
fen-checkers =
    { $pieces ->
        [one] 1 Figur gibt Schach, wie es durch keinen Zug entstehen kann.
       *[other] { $pieces } Figuren geben Schach, wie es durch keinen Zug entstehen kann.
    }
fen-check-unexplained =
    { $pieces ->
        [one] Kein letzter Zug kann dieses Schach gegeben haben.
       *[other] Kein letzter Zug kann mit diesen { $pieces } Figuren zugleich Schach gegeben haben.
    }
fen-en-passant-quiet = En-passant-Feld { $square }: Nach einem solchen Bauernzug muss der Zähler der 50-Züge-Regel auf 0 stehen.
fen-promoted = { side } hat zu viele umgewandelte Figuren (mindestens { NUMBER($promoted) }) für die fehlenden Bauern ({ NUMBER($pawns) }).
fen-pawn-captures = So können die Bauern von { side } nur nach mehr Schlagzügen stehen, als der anderen Seite Figuren fehlen: { NUMBER($pieces) }.
fen-loose = Das ist nicht ganz FEN. Bitte prüfen, ob es die gemeinte Stellung ist.

## What is wrong with a move (SAN)
## Shown: Open another game, and Type a move.

san-not-san = „{ $san }“ ist kein Zug in der üblichen Schreibweise.
san-none-goes-there =
    { $role ->
        [queen] { $san }: Keine Dame kann nach { $to } ziehen.
       *[other] { $san }: Kein { role } kann nach { $to } ziehen.
    }
san-leaves-king-in-check = { $san } ließe den König im Schach.
san-ambiguous = { $san } lässt offen, welche Figur zieht: möglich von { $squares }.
san-nothing-to-take = { $san }: Auf { $square } gibt es nichts zu schlagen.
san-promotion-missing = { $san } lässt offen, in welche Figur sich der Bauer auf { $square } umwandelt.
san-no-promotion = { $san }: Auf { $square } wandelt sich kein Bauer um.
san-no-castling-right = { $san }: König oder Turm hat schon gezogen, die Rochade ist nicht möglich.
san-castling-out-of-check = { $san }: Der König steht im Schach, die Rochade ist nicht möglich.
san-castling-obstructed = { $san }: Eine Figur steht der Rochade im Weg oder greift den Weg des Königs an.

## What is wrong with a file of games (PGN)
## Shown: Open another game, and Saved games → Add from PGN.

pgn-at = Zeile { NUMBER($line) }, Spalte { NUMBER($column) }: { $fault }
pgn-tag = Diese Angabe hat nicht die Form [Name "Text"].
pgn-open-comment = Die schließende Klammer dieses Kommentars fehlt.
pgn-open-variation = Die schließende Klammer dieser Variante fehlt.
pgn-variation-of-nothing = Diese Variante steht hinter keinem Zug.
pgn-too-deep = Zu viele Varianten in Varianten.
pgn-too-long = Diese Partie ist zu lang, um gezeigt zu werden: Nach { $moves } Zügen geht sie weiter.
pgn-unopened = „{ $bracket }“ schließt nichts.
pgn-glyph = Hinter $ muss eine Zahl von 0 bis 255 stehen.
pgn-null-move = Niemand darf aussetzen.
pgn-variant = { $name } ist eine andere Art von Schach.
pgn-unreadable = Der Text ist nicht bis zum Ende lesbar.

## What was guessed when a game was read
## Shown: Menu → Open another game, beside a game.

note-engine-moves = Die Züge stehen da, wie Schachprogramme sie schreiben.
note-letters = Die Figuren haben Buchstaben einer anderen Sprache: { $letters }.
note-nested-comment = Es gibt Kommentare in Kommentaren.
note-old-letters = Die Buchstaben sind auf alte Weise gespeichert. Namen können falsch sein.
note-no-result = Am Ende steht kein Ergebnis.
note-null-moves = In manchen Varianten wird ein Zug ausgesetzt (Nullzug). Von dort an sind sie Text.
note-shortened = Manche Kommentare sind weggelassen.
note-look-alikes = Manche Buchstaben der Züge stammen aus einem anderen Alphabet.
note-loose-fen = Die Ausgangsstellung ist nicht ganz als FEN geschrieben.
note-empty-fen = Es ist keine Ausgangsstellung genannt: Die Partie beginnt aus der Grundstellung.
note-loose-moves = Manche Züge sind abgekürzt, oder die Rochade steht als Königszug da.
note-loose-result = Das Ergebnis steht nicht so da wie in PGN.
note-loose-tag = Manche Angaben haben nicht ganz die Form [Name "Text"].
note-stray-signs = Zwischen den Zügen stehen Zeichen, die nichts bedeuten.
note-unknown-glyph = Unbekannte Zeichen zu Zügen sind weggelassen.
note-unknown-result = PGN hat kein Zeichen für das Ergebnis (zum Beispiel 0–0). Es gilt als unbekannt.
note-part = Nur bis zu einem Fehler gelesen.
note-same = Dieselbe Partie wie Nummer { $number }.

## A game in a link
## Shown: Save or share, and the dialog that a link opens.

link-make = Link zu dieser Partie
link-hint = Der Link selbst enthält die ganze Partie, ohne ihre Analyse. Wer ihn öffnet, kann sie ansehen oder weiterspielen.
link-hint-board = Der Link enthält die Partie, aber nicht den Schlüssel ihres Turnierbretts: Ein Ergebnis daraus trägt der Schiedsrichter von Hand ein.
link-move = Auf ein anderes Gerät übertragen
link-move-hint = Diesen Link auf dem anderen Gerät öffnen oder diesen Code dort scannen: Die Partie geht dort weiter, mit ihren Zügen und Uhren. Hier sind die Uhren angehalten.
link-moved = Ist auf dem anderen Gerät
link-from-file = Diese Seite ist eine Datei auf diesem Gerät. Der Link funktioniert nur dort, wo dieselbe Datei liegt.
link-url = Link zu dieser Partie
link-copy = Link kopieren
link-send = Teilen …
link-code = Der Link als Code für die Kamera eines anderen Geräts
link-opened = Eine Partie aus einem Link
link-look-through = Ansehen
link-play-on = Weiterspielen
link-puts-aside = Die Partie auf dem Brett wird beiseitegelegt und lässt sich später fortsetzen.
link-clocks = Restzeit: Weiß { $white }, Schwarz { $black }.
link-empty = In diesem Link ist keine Partie.
link-too-long = Das ist zu lang für den Link einer Partie.
link-later = Eine neuere Version dieser Seite hat den Link gemacht ({ $version }). Die Seite neu laden, um die neueste Version zu bekommen.
link-character = Das Zeichen „{ $character }“ an Stelle { $column } gehört in keinen Link.
link-incomplete = Der Link ist abgeschnitten, oder ein Zeichen ist verändert. Bitte ganz kopieren.
link-senseless = Dieser Link ist ungültig.
link-moves-after-the-end = In dem Link stehen Züge hinter dem Ende der Partie.
link-text = Ein Name in dem Link ist nicht lesbar.
link-clock = Die Uhren in diesem Link sind nicht verwendbar.
link-rule = Eine Regel in dem Link hat einen Wert, der nicht möglich ist.
link-board = Turnierpartie
link-board-play = Spielen
link-board-hint = Ist die Partie zu Ende, zeigt die Karte mit dem Ergebnis einen Code für den Schiedsrichter.
link-result = Code für den Schiedsrichter
link-result-hint = Das Gerät des Schiedsrichters scannt diesen Code mit der Kamera oder öffnet den Link.
link-result-opened = Turnierergebnis
link-take-in = Ergebnis übernehmen
link-take-in-hint = Auf dem Gerät öffnen, auf dem das Turnier läuft, um das Ergebnis zu übernehmen.
link-save = Als Datei speichern

## Addresses
## Shown: a message when the page is opened by an address that it cannot read.

bad-address = Diese Adresse lässt sich nicht öffnen. { $fault }
bad-address-game-continues = Diese Adresse lässt sich nicht öffnen. { $fault } Die Partie auf dem Brett geht weiter.
address-unknown-setting = Es gibt keine Einstellung „{ $name }“.
address-bad-value = „{ $name }“ kann nicht „{ $value }“ sein. Möglich: { $expected }.
address-both = „{ $one }“ und „{ $other }“ gehen nicht zusammen.
address-not-text = Der Wert von „{ $name }“ ist nicht lesbar.
address-too-long = Diese Adresse ist zu lang.
address-clock =
    { $clock_fault ->
        [time] Die Zeit der Uhr muss eine Zahl von Sekunden sein.
        [increment] Der Zuschlag der Uhr muss eine Zahl von Sekunden sein.
        [no-time] Die Uhr braucht etwas Zeit.
       *[too-long] Die Uhr kann nicht mehr als 1000 Stunden haben.
    }
list-two-or = { $first } oder { $second }

## Storage
## Shown: messages above the board, and the dialog for a game that is open in another tab.

game-put-aside = Die unbeendete Partie wurde beiseitegelegt.
back-to-it = Partie fortsetzen
back-to-unfinished = Unbeendete Partien
game-is-back = Die Partie ist zurück, wie sie war.
open-elsewhere = Diese Partie ist in einem anderen Tab geöffnet
open-elsewhere-hint = Nur in einem Tab kann gespielt werden. Wird hier gespielt, hält der andere Tab an.
take-over = Hier spielen
storage-trouble =
    { $trouble ->
        [denied] Dieser Browser lässt die Seite keine Partien speichern. Das Spiel kann weitergehen, aber beim Neuladen geht die Partie verloren.
        [silent] Der Speicher dieses Browsers antwortet nicht. Das Spiel kann weitergehen, aber beim Neuladen geht die Partie verloren.
        [closed] Dieser Browser hat den Speicher der Seite geschlossen. Das Spiel kann weitergehen, aber beim Neuladen geht die Partie verloren.
        [full] Auf diesem Gerät ist kein Platz mehr. Das Spiel kann weitergehen, aber beim Neuladen geht die Partie verloren.
        [later-version] Eine neuere Version von { -brand } hat hier Partien gespeichert. Das Spiel kann weitergehen, aber bis zum Neuladen wird nichts gespeichert.
       *[failed] Die Partie lässt sich nicht speichern. Das Spiel kann weitergehen, aber beim Neuladen geht die Partie verloren.
    }
storage-detail = Der Browser meldet: { $words }
storage-works = Die Partie wird wieder gespeichert. Nichts fehlt.
saved-by-newer = Eine neuere Version von { -brand } hat die letzte Partie gespeichert; sie bleibt erhalten. Mit dieser Version kann daneben gespielt werden.
saved-by-newer-read-only = Eine neuere Version von { -brand } hat die Partien hier gespeichert. Ansehen und Sichern gehen weiterhin; bis die neuere Version wieder da ist, wird sonst nichts gespeichert.
set-aside = An dieser Stelle war schon etwas anderes gespeichert. Beides bleibt erhalten und steht unter „Gespeicherte Partien“.
record-damaged = Die gespeicherte Partie ist beschädigt. Was lesbar war, wurde beiseitegelegt.

## The score sheet on paper, and pictures
## Shown: Save or share, and the printed score sheet.

picture-svg = Bild (SVG)
picture-png = Bild (PNG)
paper-print = Drucken
paper-site = Ort
paper-round = Runde
paper-result = Ergebnis
paper-signature-white = Unterschrift Weiß
paper-signature-black = Unterschrift Schwarz
paper-arbiter = Schiedsrichter

## This device
## Shown: Settings → Data and backup.

on-this-device = Daten und Sicherung
save-backup = Sicherung speichern …
restore-backup = Sicherung wiederherstellen …
backup-saved = Sicherung bei den Downloads gespeichert.
backup-shared = Sicherung geteilt.
backup-advised = Seit der letzten Sicherung wurden hier viele Partien gespielt.
storage-used-kb = { NUMBER($kilobytes) } kB belegt.
storage-used-mb = { NUMBER($megabytes) },{ NUMBER($tenths) } MB belegt.
storage-persistent = Der Browser behält gespeicherte Partien, bis sie gelöscht werden.
storage-not-persistent = Wird der Platz knapp, kann der Browser gespeicherte Partien löschen. Wichtiges als Sicherung speichern.
storage-safari = Safari löscht Gespeichertes nach sieben Tagen ohne Besuch. Auf dem Home-Bildschirm bleibt die Seite verschont und hat einen eigenen Speicher: vor dem Hinzufügen eine Sicherung speichern und sie dort wiederherstellen.
opened-from-file = Aus einer Datei geöffnet, lässt sich die Seite nicht installieren und aktualisiert sich nicht selbst.
storage-shared-by-files = In Chrome teilen sich alle aus Dateien geöffneten Seiten einen Speicher: Eine andere solche Seite kann diese Partien lesen und löschen.

## Saved games
## Shown: Menu → Saved games; tags, comments and signs in Review.

all-games = Gespeicherte Partien
games-saved =
    { $games ->
        [0] Noch ist nichts gespeichert. Eine Partie erscheint hier nach ihrem ersten Zug.
        [one] 1 Partie.
       *[other] { $games } Partien.
    }
archive-search = Suchen
archive-search-hint = Name, Eröffnung, FEN …
archive-position = Stellung auf dem Brett
archive-tags = Schlagwörter
archive-tags-hint = brillant, Endspiel
archive-word = Kommentar zu diesem Zug
archive-sign = Zeichen
archive-notes-done = Fertig
archive-result = Ergebnis
archive-any = Alle
archive-found = { $found } von { $games } gefunden.
archive-nothing-found = Keine Partie passt zu dieser Suche.
archive-clear-search = Suche leeren
archive-reading = Bisher { $found } gefunden; { $read } von { $games } durchsucht.
archive-open-file = Aus PGN hinzufügen …
archive-save-all = PGN speichern
archive-coming = Wird hinzugefügt: { $new } neu, { $same } schon da.
archive-came =
    { $faults ->
        [0] Hinzugefügt: { $new }. Schon da: { $same }.
        [one] Hinzugefügt: { $new }. Schon da: { $same }. Mit Fehler: 1.
       *[other] Hinzugefügt: { $new }. Schon da: { $same }. Mit Fehlern: { $faults }.
    }
archive-failed = Die Datei ließ sich nicht bis zum Ende lesen. Hinzugefügt: { $new }.
archive-stop = Abbrechen
rescued-game = Rest einer beschädigten Partie
save-game = PGN speichern
delete-game = Löschen
game-deleted = Gelöscht: { $title }
undo-delete = Rückgängig
sentences = { $first } { $second }

## Backups
## Shown: Settings → Data and backup while a backup is saved or restored, and Saved games afterwards.

backup-fault =
    { $backup_fault ->
        [not-a-backup] Diese Datei ist keine Sicherung von { -brand }. Nichts wurde geändert.
        [later-version] Diese Sicherung stammt von einer neueren Version von { -brand }. Nichts wurde geändert.
        [cut-off] Die Sicherung ließ sich nicht bis zum Ende wiederherstellen. Was davor kam, ist da; ein neuer Versuch fügt nichts doppelt hinzu.
        [stopped] Abgebrochen. Was bis dahin wiederhergestellt war, ist da; ein neuer Versuch fügt nichts doppelt hinzu.
        [nothing-to-save] Es gibt noch nichts zu speichern.
        [not-saved] Die Sicherung konnte nicht gespeichert werden. Nichts wurde geändert.
        [too-large] Diese Datei ist zu groß für eine Sicherung. Nichts wurde geändert.
        [unreadable] Diese Datei ist nicht lesbar. Nichts wurde geändert.
       *[no-storage] In diesem Browser lässt sich nichts speichern. Nichts wurde geändert.
    }
backup-progress =
    { $games ->
        [one] Bisher 1 Partie …
       *[other] Bisher { $games } Partien …
    }
restored-games =
    { $arrival ->
        [added] { $games ->
            [one] 1 Partie hinzugefügt
           *[other] { $games } Partien hinzugefügt
        }
        [goes-on] { $games ->
            [one] 1 Partie mit den Zügen der Sicherung fortgesetzt
           *[other] { $games } Partien mit den Zügen der Sicherung fortgesetzt
        }
        [differs] { $games ->
            [one] 1 Partie weicht von der hiesigen ab: Beide sind jetzt da
           *[other] { $games } Partien weichen von den hiesigen ab: Alle sind jetzt da
        }
        [same] { $games ->
            [one] 1 Partie war schon da
           *[other] { $games } Partien waren schon da
        }
       *[behind] { $games ->
            [one] 1 Partie ist hier weiter als in der Sicherung
           *[other] { $games } Partien sind hier weiter als in der Sicherung
        }
    }
backup-lines-refused =
    { $lines ->
        [one] 1 Zeile der Sicherung wurde abgelehnt
       *[other] { $lines } Zeilen der Sicherung wurden abgelehnt
    }
backup-line-refused =
    { $line_fault ->
        [unreadable] Zeile { NUMBER($line) } der Sicherung wurde abgelehnt: nicht lesbar.
        [name] Zeile { NUMBER($line) } der Sicherung wurde abgelehnt: Das Datum der Partie ist unmöglich.
        [other-game] Zeile { NUMBER($line) } der Sicherung wurde abgelehnt: Teile mehrerer Partien.
        [number] Zeile { NUMBER($line) } der Sicherung wurde abgelehnt: Ein Zug hat eine unmögliche Nummer.
       *[version] Zeile { NUMBER($line) } der Sicherung wurde abgelehnt: Ein Eintrag hat eine unmögliche Version.
    }

## Leaving no trace
## Shown: Settings → Data and backup, at its end.

erase-everything = Alles löschen …
erase-question = Das löscht alle Partien, die Namen, alle Einstellungen und die Dateien zum Spielen ohne Internet aus diesem Browser. Es lässt sich nicht rückgängig machen. Heruntergeladene Dateien bleiben.
erase-now = Alles löschen

## Parts that come on demand
## Shown: a message in place of a dialog.

part-missing = Dieser Teil von { -brand } konnte nicht geladen werden. Einmal mit dem Internet verbinden, dann noch einmal versuchen.

## New versions
## Shown: a message above the board, and Settings → Data and backup.

update-ready = Eine neue Version von { -brand } ist bereit.
update-after-game = Eine neue Version von { -brand } ist bereit. Nach dieser Partie kann sie übernommen werden.
update = Aktualisieren
update-now = { -brand } aktualisieren

## About
## Shown: Menu → About Tabiya.

about = Über { -brand }
about-version = Version { $version }
about-build = Build { $build }
about-stores = Partien, Spielernamen und Einstellungen werden nur auf diesem Gerät gespeichert.
about-asks-nobody = { -brand } sendet nichts: kein Konto, keine Werbung, keine Nachverfolgung.
about-licences = Lizenzen
about-licences-hint = Woraus { -brand } besteht, und die Bedingungen jedes Teils.
about-licences-not-loaded = Die Lizenzen konnten nicht geladen werden.

## When the program fails, and when everything is erased
## Shown: a page of its own, which needs no program.

crash = Etwas ist schiefgegangen
crash-hint = Das ist ein Fehler in { -brand }. Gespeicherte Partien bleiben auf diesem Gerät. Die Seite neu laden oder unten einen anderen Weg wählen.
crash-pgn = Die Partie bis jetzt als PGN
not-started = { -brand } konnte nicht starten
not-started-hint = Eine Datei wurde nicht richtig geladen, oder { -brand } hat einen Fehler. Gespeicherte Partien bleiben auf diesem Gerät. Die Seite neu laden oder unten einen anderen Weg wählen.
not-started-from-file = Aus einem Ordner geöffnet, kann die Seite ihre anderen Dateien nicht laden. tabiya.html öffnen (die ganze Seite als eine Datei) oder den Ordner auf einen Webserver legen.
reload = Seite neu laden
use-newest = Neueste Version verwenden
start-without = Ohne die letzte Partie starten (sie bleibt gespeichert)
save-everything = Alles in einer Datei speichern
erasing = Alles wird gelöscht …
erasing-hint = Wenn es lange dauert: die anderen Tabs mit { -brand } schließen.
erased = Alles ist gelöscht
erased-hint = In diesem Browser ist nichts mehr von { -brand }. Diese Seite kann geschlossen werden.
start-anew = Neu anfangen
not-erased = Nicht alles konnte gelöscht werden
not-erased-hint = Die anderen Tabs mit { -brand } schließen, die Seite neu laden und es noch einmal versuchen.

## Answers to keys on the board
## Shown: nowhere: read by screen readers.

heard-list = { $heading }: { $list }.
heard-nothing = { $heading }: nichts.
heard-rank = Reihe { $rank }
heard-file = Linie { $file }
heard-piece = { piece } { $square }
heard-attacked = { $square }: angegriffen von { $pieces }.
heard-safe = { $square }: nicht angegriffen.
heard-no-moves = { $square }: keine Züge.
heard-no-captures = { $square }: kein Schlagzug.
heard-clocks = Weiß: { $white }. Schwarz: { $black }.
heard-no-such-piece =
    { $role ->
        [queen] Auf dem Brett steht keine Dame.
       *[other] Auf dem Brett steht kein { role }.
    }

## Typed moves
## Shown: Menu → Type a move; lists of words are not shown.

type-move = Zug eintippen
typed-label = Zug
typed-hint = Zum Beispiel Sf3, g1f3, Springer f3, kurze Rochade.
typed-several = Mehrere Züge
typed-play = Ziehen
typed-unreadable = „{ $san }“ ist kein lesbarer Zug.
typed-takes = x schlägt schlage schlagen schlaegt nimmt mal
typed-castles = rochade rochiert rochieren rochiere
typed-short = kurz kurze kurzen klein kleine königsflügel königsseite
typed-long = lang lange langen groß große gross grosse damenflügel damenseite
typed-aside = nach auf von zu zur zum der die das den dem und zieht geht wird verwandelt umwandlung in mit schach schachmatt matt gibt bietet en passant e.p am

## The keys
## Shown: Menu → Keys on the board.

key-list = Tasten auf dem Brett
key-shift = Umschalt
key-enter = Eingabe
key-where = Gültig, solange der Fokus auf dem Brett ist.
key-help =
    { $key ->
        [arrows] Zu einem anderen Feld; Pos1, Ende, Bild auf, Bild ab: zum Rand
        [enter] Figur aufnehmen, hinstellen
        [escape] Abbrechen, zurück
        [pieces] Zu König, Dame, Turm, Läufer, Springer, Bauer, dem jeweils nächsten; mit Umschalt zum vorigen
        [ranks] Zu dieser Reihe
        [files] Zu dieser Linie, a bis h
        [moves] Züge dieser Figur
        [captures] Schlagzüge dieser Figur
        [attackers] Angreifer dieses Feldes
        [rank] Diese Reihe vorlesen
        [file] Diese Linie vorlesen
        [own] Figuren der Seite am Zug
        [theirs] Figuren der anderen Seite
        [clocks] Beide Uhren
        [last] Den letzten Zug wiederholen
        [typed] Zug eintippen
       *[keys] Diese Liste
    }

## Rules and exercises
## Shown: Menu → Rules and exercises.

rules-and-lessons = Regeln und Übungen
learn-tasks = Übungen
learn-continue = Fortsetzen
learn-rules = Die Regeln dieser Partie
learn-sets = Worin sich die Regelwerke unterscheiden
learn-rule = Regel
learn-print = Drucken
learn-try = Ausprobieren
learn-again = Noch einmal
learn-next = Weiter
learn-board-hint = Es zieht immer Weiß. Mit der Tastatur: Pfeiltasten und Eingabe.
learn-task-number = Übung { $number } von { $total }
learn-solved-count = { $number } von { $total } gelöst
learn-task-button =
    { $checked ->
        [yes] Übung { $number }, gelöst
       *[no] Übung { $number }
    }
learn-verdict =
    { $verdict ->
        [solved] Gelöst!
        [go-on] Richtig. Jetzt der nächste Zug.
        [another] Der Zug ist regelgemäß, aber gesucht ist ein anderer.
       *[wrong] Nicht ganz. Noch ein Versuch.
    }
learn-task =
    { $task ->
        [rook] Ein Turm zieht gerade: nach vorn, zurück oder zur Seite, so weit der Weg frei ist. Den Bauern schlagen.
        [bishop] Ein Läufer zieht schräg, so weit der Weg frei ist. Den Bauern schlagen.
        [queen] Die Dame zieht gerade und schräg. Den Bauern mit der Dame schlagen.
        [knight] Ein Springer geht zwei Felder geradeaus und eins zur Seite und springt über andere Figuren. Nach f6 springen.
        [king] Der König zieht ein Feld in jede Richtung. Den Bauern schlagen.
        [pawn-first] Ein Bauer zieht ein Feld vor, beim ersten Mal auch zwei. Nach e4 ziehen.
        [pawn-takes] Ein Bauer schlägt schräg nach vorn, nie geradeaus. Schlagen, was zu schlagen ist.
        [en-passant] Der schwarze Bauer ist eben zwei Felder gezogen, am weißen vorbei. Den Bauern en passant schlagen.
        [promote] Ein Bauer auf der letzten Reihe wird zu einer anderen Figur. Ihn in eine Dame umwandeln.
        [promote-knight] Nicht jeder Bauer wird Dame. In einen Springer umwandeln: Er gibt sofort Schach.
        [castle-short] Kurz rochieren: den König zwei Felder zum Turm hin ziehen.
        [castle-long] Lang rochieren: den König zwei Felder zum Turm auf a1 hin ziehen.
        [castle-which] Auf einer Seite zöge der König über ein angegriffenes Feld. Auf der anderen rochieren.
        [castle-why-not] Weiß kann nicht rochieren. Die Figur antippen, die es verhindert.
        [check] Schach geben: den König angreifen.
        [flee] Weiß steht im Schach. Den König wegziehen.
        [block] Weiß steht im Schach. Eine Figur dazwischenstellen.
        [take-checker] Weiß steht im Schach. Die Figur schlagen, die Schach gibt.
        [mate-back] Matt in einem Zug: Der König kann nicht heraus.
        [mate-queen] Mit der Dame mattsetzen; der König hilft.
        [mate-rooks] Mit den beiden Türmen mattsetzen.
        [mate-not-stalemate] Matt in einem Zug. Achtung: Schwarz muss im Schach stehen.
        [stalemate] Patt setzen: Schwarz hat dann keinen regelgemäßen Zug und steht nicht im Schach. Das ist remis.
       *[mate-in-two] Matt in zwei Zügen. Zuerst Schach geben: Turm nach b7.
    }
learn-heading =
    { $section ->
        [setup] Aufstellung
        [rook] Der Turm
        [bishop] Der Läufer
        [queen] Die Dame
        [knight] Der Springer
        [king] Der König
        [pawn] Der Bauer
        [capture] Schlagen
        [castling] Rochade
        [en-passant] En passant
        [promotion] Umwandlung
        [check] Schach
        [mate] Schachmatt
        [stalemate] Patt
        [dead] Wenn niemand mehr mattsetzen kann
        [repetition] Stellungswiederholung
        [fifty] Fünfzig Züge
        [offers] Remisangebote
        [claims] Reklamieren
        [clocks] Uhren
        [flag] Wenn die Zeit abläuft
        [resignation] Aufgeben
       *[points] Punkte
    }
learn-text =
    { $section ->
        [setup] Das Eckfeld rechts von Weiß ist hell. Auf der ersten Reihe stehen Turm, Springer, Läufer, Dame, König, Läufer, Springer, Turm; die weiße Dame auf einem hellen, die schwarze auf einem dunklen Feld. Davor stehen die Bauern. Weiß beginnt, dann wird abwechselnd gezogen; aussetzen darf niemand.
        [rook] Der Turm zieht auf seiner Reihe oder Linie, so weit die Felder leer sind.
        [bishop] Der Läufer zieht auf seinen Diagonalen, so weit die Felder leer sind.
        [queen] Die Dame zieht wie ein Turm oder wie ein Läufer.
        [knight] Der Springer geht zwei Felder geradeaus und eins zur Seite. Er springt über andere Figuren.
        [king] Der König zieht ein Feld in jede Richtung, aber nie auf ein Feld, das eine gegnerische Figur angreift. Einmal in der Partie darf er rochieren.
        [pawn] Der Bauer zieht ein Feld vor auf ein leeres Feld, von seinem ersten Feld aus auch zwei, wenn beide leer sind. Er schlägt ein Feld schräg nach vorn. Er zieht nie zurück.
        [capture] Eine Figur schlägt, indem sie auf ein Feld mit einer gegnerischen Figur zieht; diese verlässt das Brett. Auf ein Feld mit einer eigenen Figur kann sie nicht ziehen. Der König wird nie geschlagen.
        [castling] Der König zieht zwei Felder zu einem Turm hin, und dieser Turm kommt auf das Feld, das der König überquert hat. Das ist ein einziger Zug, ein Königszug. All das muss erfüllt sein:
        [en-passant] Zieht ein Bauer zwei Felder und dabei über ein Feld, das ein gegnerischer Bauer angreift, so darf dieser ihn schlagen, als wäre er nur eins gezogen: sofort im nächsten Zug oder gar nicht.
        [promotion] Ein Bauer, der die letzte Reihe erreicht, wird eine Dame, ein Turm, ein Läufer oder ein Springer seiner Farbe, nach Wahl, egal welche Figuren noch auf dem Brett stehen. Die neue Figur wirkt sofort.
        [check] Ein König, den eine gegnerische Figur angreift, steht im Schach. Darauf gibt es drei Antworten: Der König zieht weg, eine Figur schlägt den Angreifer, oder eine Figur zieht dazwischen. Gegen zwei Angreifer zugleich hilft nur die erste.
        [mate] Wer im Schach steht und keinen regelgemäßen Zug hat, ist matt und hat verloren. Das Matt beendet die Partie sofort und geht jedem Remis vor.
        [stalemate] Wer nicht im Schach steht und keinen regelgemäßen Zug hat, ist patt: Die Partie ist sofort remis.
        [dead] Wo kein Matt mehr möglich ist, endet die Partie remis.
        [repetition] Wenn dieselbe Stellung immer wieder entsteht, kann die Partie remis werden. Die Wiederholungen müssen nicht aufeinanderfolgen.
        [fifty] Wenn beide Seiten viele Züge gemacht haben, ohne dass geschlagen oder ein Bauer gezogen wurde, kann die Partie remis werden.
        [offers] Beide können sich auf Remis einigen. Wem Remis angeboten wird, der kann annehmen, ablehnen oder durch einen Zug ablehnen.
        [claims] Wer reklamiert, sagt, dass die Partie wegen Wiederholung oder fünfzig Zügen remis ist. Das wird geprüft.
        [clocks] Jede Seite hat ihre eigene Zeit, die läuft, solange sie am Zug ist.
        [flag] Ist die Zeit einer Seite abgelaufen, fällt ihr Blättchen, und die Partie endet.
        [resignation] Aufgeben kann jede Seite jederzeit.
       *[points] Ein Sieg zählt 1, ein Remis für beide ½, eine Niederlage 0.
    }
learn-castling =
    { $part ->
        [king] Der König hat noch nicht gezogen.
        [rook] Dieser Turm hat noch nicht gezogen.
        [between] Zwischen beiden steht keine Figur.
        [check] Der König steht nicht im Schach.
        [crosses] Das Feld, das der König überquert, ist nicht angegriffen.
       *[reaches] Das Feld, das der König erreicht, ist nicht angegriffen. Der Turm darf angegriffen sein und ein angegriffenes Feld überqueren.
    }
learn-no-en-passant = In dieser Partie wird nicht en passant geschlagen.
learn-own-check =
    { $switch ->
        [on] Ein Zug, der den eigenen König im Schach lässt, ist nicht regelgemäß. Er wird abgelehnt; dann ist ein anderer zu wählen.
       *[off] In dieser Partie wird ein Zug, der den eigenen König im Schach lässt, ausgeführt und beendet sofort die Partie.
    }
learn-announced =
    { $switch ->
        [on] Schach wird angesagt.
       *[off] Schach wird nicht angesagt.
    }
learn-claims =
    { $switch ->
        [on] In dieser Partie kann reklamiert werden.
       *[off] In dieser Partie gibt es nichts zu reklamieren.
    }
learn-no-clock = Diese Partie wird ohne Uhr gespielt.
learn-clock = Die Uhr dieser Partie: { $clock }.
learn-first-move =
    { $switch ->
        [on] Die Uhr von Weiß wird vor dem ersten Zug in Gang gesetzt.
       *[off] Der erste Zug jeder Seite kostet keine Zeit.
    }
learn-press =
    { $switch ->
        [on] Wer gezogen hat, drückt die eigene Uhr; das schließt den Zug ab.
       *[off] Ein Zug auf dem Brett drückt die Uhr.
    }
learn-setting = { $rule }: { $value }

## Tournaments
## Shown: Menu → Tournaments.

club-title = Turniere
club-reading = Einen Moment …
club-none = Turniere, die auf diesem Gerät laufen, stehen hier.
club-new = Neues Turnier
club-create = Turnier anlegen
club-back = Alle Turniere
club-unreadable = Ein Turnier, das sich nicht lesen lässt
club-damaged = Der Rest dieses Turniers lässt sich nicht lesen. Gezeigt wird, was lesbar ist; nichts wird geändert.

## A new tournament
## Shown: Tournaments → New tournament.

club-name = Name
club-name-example = Freitagabend
club-format = Modus
club-format-name =
    { $scheme ->
        [most-wins] Meiste Siege
        [round-robin] Rundenturnier
        [double] Doppelrundig
        [swiss] Schweizer System
       *[knockout] K. o.
    }
club-format-hint =
    { $scheme ->
        [most-wins] Jeder spielt einmal gegen jeden. Wer am öftesten gewinnt, gewinnt das Turnier.
        [round-robin] Jeder spielt einmal gegen jeden. Wer die meisten Punkte hat, gewinnt.
        [double] Jeder spielt zweimal gegen jeden, einmal mit jeder Farbe.
        [swiss] Punktgleiche spielen gegeneinander, keine zwei zweimal. Für viele Spieler und wenige Runden.
       *[knockout] Wer einen Wettkampf verliert, scheidet aus. Jede Runde wird zufällig ausgelost.
    }
club-rounds = Runden
club-games = Partien je Wettkampf
club-ties = Bei Gleichstand im Wettkampf, der Reihe nach
club-tie =
    { $tie ->
        [rematch] Noch eine Partie
        [shorter] 3 Minuten für jeden
        [armageddon] Armageddon: Bei Remis gewinnt Schwarz
       *[lot] Losentscheid
    }
club-win = Sieg
club-drawn = Remis
club-loss = Niederlage
club-tie-breaks = Was bei Punktgleichheit zählt, der Reihe nach
club-tie-break =
    { $tiebreak ->
        [points] Punkte
        [direct] Direkter Vergleich
        [wins] Siege
        [won] Gewonnene Partien
        [black] Partien mit Schwarz
        [progressive] Fortschrittswertung
        [buchholz] Buchholz
        [cut] Buchholz ohne die niedrigste
        [median] Buchholz ohne höchste und niedrigste
        [sonneborn] Sonneborn-Berger
        [koya] Koya
       *[rating] Mittlere Wertungszahl der Gegner
    }
club-numbering = Die Spieler sind nummeriert
club-numbered =
    { $numbering ->
        [rating] Nach Wertungszahl
        [entered] Wie eingetragen
       *[lot] Zufällig
    }
club-own = Wie in der nächsten Partie
club-bracket = Turnierbaum
club-bracket-random = In jeder Runde zufällig
club-bracket-seeded = Nach Nummern gesetzt
club-acceleration = Beschleunigung
club-acceleration-none = Keine
club-acceleration-baku = Baku (FIDE C.04.7)
club-bye = Spielfrei zählt
club-bye-win = Wie ein Sieg
club-bye-half = Wie ein Remis
club-late-byes = Freirunden von Nachzüglern zählen als Remis, in Runden
club-more-tie-breaks = Weitere Feinwertungen, mit FIDE-Kürzeln
club-players = Spieler
club-players-hint = Ein Name je Zeile. Eine Wertungszahl kann dahinter stehen.
club-count =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
club-seed = Zufallszahl
club-seed-hint = Mit derselben Zufallszahl lassen sich dieselben zufälligen Entscheidungen wiederholen.
club-seed-shown = Zufallszahl: { $seed }.
club-more = Punkte, Feinwertungen, Zufall
club-fault =
    { $lack ->
        [players] Ein Turnier braucht mindestens zwei Spieler.
        [rounds] Im Schweizer System sind 1 bis 100 Runden möglich.
        [games] Ein Wettkampf hat 1 bis 20 Partien.
        [points] Ein Sieg muss mehr zählen als ein Remis, ein Remis nicht weniger als eine Niederlage.
       *[seed] Die Zufallszahl muss eine ganze Zahl sein.
    }

## A round of a tournament
## Shown: Tournaments → a tournament → Round.

club-tab =
    { $tab ->
        [round] Runde
        [standings] Stand
        [cross] Kreuz
        [crosstable] Kreuztabelle
        [people] Spieler
        [players] Spieler
       *[more] Weitere Aktionen
    }
club-round = Runde { $round }
club-round-of = Runde { $round } von { $rounds }
club-draw = Runde { $round } auslosen
club-next = Als Nächstes: { $white } – { $black }
club-missing =
    { $results ->
        [one] { $results } fehlt
       *[other] { $results } fehlen
    }
club-complete = Alle eingetragen
club-winner = { $name } hat gewonnen.
club-not-drawn = Die erste Runde ist noch nicht ausgelost.
club-free =
    { $bye ->
        [full] { $name } ist spielfrei: 1 Punkt.
        [half] { $name } ist spielfrei: ½ Punkt.
        [zero] { $name } spielt nicht.
        [points] { $name } ist spielfrei (Punkte: { $points }).
       *[free] { $name } ist spielfrei.
    }
club-play-here = Hier spielen

## Codes for other devices
## Shown: Tournaments → a tournament → Round, beside a game.

club-code-show = Code für ein anderes Gerät
club-code-hint = Wer ihn scannt, spielt diese Partie auf dem eigenen Gerät; das zeigt danach einen Code mit dem Ergebnis.
club-code-no-address = Diese Seite ist eine Datei. Hier die Adresse der Seite auf dem anderen Gerät eingeben. Ohne sie muss die Seite dort den Code selbst scannen.
club-code-address = Adresse der Seite
club-code-read = Ergebnisse anderer Geräte
club-code-paste = Link mit einem Ergebnis
club-code-camera = Mit der Kamera
club-code-camera-stop = Kamera aus
club-code-taken = Brett { $board }, { $white } – { $black }: { $score } ist eingetragen.
club-code-refused =
    { $code ->
        [event] Das gehört zu einem anderen Turnier.
        [board] Dieses Brett gibt es in diesem Turnier nicht.
        [forged] Das stammt nicht von dem Gerät, das an diesem Brett spielt, oder wurde verändert. Nichts wird übernommen.
        [pairing] Das gehört zu einer Paarung, die nicht mehr gilt.
        [rules] Das wurde nach anderen Regeln oder mit einer anderen Uhr gespielt.
        [over] Diese Partie ist nicht zu Ende.
        [doubled] Dieses Ergebnis ist schon übernommen.
        [result] Diese Partie hat schon ein Ergebnis.
        [camera] Die Kamera ist nicht nutzbar. Der Browser muss sie erlauben.
        [key] Dieser Browser hat keine Zufallszahlen; so gibt es keinen Code.
       *[none] Kein Code gefunden.
    }

## Results and corrections
## Shown: Tournaments → a tournament → Round, and its ⋯ menu.

club-result = Ergebnis
club-forfeit = Kampflos
club-adjourn = Später beenden
club-adjourned = Später
club-clear = Kein Ergebnis
club-by-lot = { $name }, durch Losentscheid
club-undo = Letzten Schritt zurück
club-redraw = Neu auslosen
club-cancel = Runde zurücknehmen
club-delete = Turnier löschen
club-follows = Ändert außerdem:
club-follows-dropped =
    { $results ->
        [one] { $results } Ergebnis der Runde { $round } fällt weg.
       *[other] { $results } Ergebnisse der Runde { $round } fallen weg.
    }
club-follows-winner = Runde { $round }, Brett { $board }: { $name } kommt weiter.
club-follows-open = Runde { $round }, Brett { $board }: Wer weiterkommt, ist nicht bekannt.
club-follows-drawn = Runde { $round } wurde nach dem alten Ergebnis ausgelost. Das bleibt so, wenn sie nicht neu ausgelost wird.
club-follows-breaks =
    { $breach ->
        [met] { $players } haben schon gegeneinander gespielt.
        [forbidden] { $players } sollen nicht gegeneinander spielen.
        [color] { $players }: eine Farbe zu oft.
        [bye] { $players }: zum zweiten Mal spielfrei.
        [scores] { $players } haben verschieden viele Punkte.
       *[unpaired] { $players }: kein Gegner.
    }
club-confirm = Ändern
club-leave = Nicht ändern
club-refused =
    { $snag ->
        [name] Einen Namen eingeben.
        [full] Ein Turnier kann nicht mehr Spieler haben.
        [begun] Dafür ist es zu spät: Die erste Runde ist ausgelost.
        [format] In diesem Modus gibt es das nicht.
        [already] Das ist schon so.
        [few] Es sind weniger als zwei Spieler.
        [over] Alle Runden sind gespielt.
        [missing] Es fehlt ein Ergebnis.
        [drawn] Die Runde ist schon ausgelost.
        [misplaced] { $name } hat in dieser Runde keinen Platz.
        [together] Die beiden haben schon gegeneinander gespielt oder sollen es nicht.
        [pairing] Diese Runde lässt sich nicht nach den Regeln auslosen.
        [undo] Es gibt nichts zurückzunehmen.
        [taken] Diesen Namen hat schon jemand. Die beiden lassen sich zusammenlegen.
       *[nothing] Das gibt es nicht.
    }

## Tables and players of a tournament
## Shown: Tournaments → a tournament → Standings, Crosstable, Players.

club-player = Spieler
club-points = Punkte
club-won-drawn-lost = Gewonnen, remis, verloren
club-csv-heading =
    { $column ->
        [place] Platz
        [won] Gewonnen
        [drawn] Remis
       *[lost] Verloren
    }
club-color-letter =
    { $color ->
        [white] w
       *[black] s
    }
club-part = { $round }: { $name } { $value }
club-late = Weitere Spieler
club-add = Hinzufügen
club-rename = Umbenennen
club-details = Angaben zur Person
club-details-save = Speichern
club-details-wrong = Nicht verstanden: { $name }
club-players-file = Spieler aus einer Datei (CSV)
club-understood = Erkannt: { $columns }
club-list-unused = Nicht verwendet: { $columns }
club-list-line = Zeile { NUMBER($line) }: { $fault }
club-list-note =
    { $oddity ->
        [nameless] Kein Name, die Zeile wird ausgelassen: { $text }
        [cell] Nicht erkannt: { $text }
        [invisible] Unsichtbare Zeichen wurden entfernt: { $text }
        [twice] Steht zweimal in der Liste: { $text }
       *[long] Der Name war zu lang und wurde gekürzt: { $text }
    }
club-rating-list = Aus der FIDE-Ratingliste
club-rating-list-hint = Die entpackte Liste von ratings.fide.com wählen (Text oder XML). Gespeichert werden nur die hinzugefügten Spieler, nicht die Liste.
club-rating-list-choose = Liste wählen
club-rating-list-query = Name oder FIDE-Nummer
club-rating-list-search = Suchen
club-rating-list-progress =
    { $listed ->
        [running] Suche läuft …
        [none] Kein Spieler gefunden.
        [many] Nur die ersten Spieler sind zu sehen. Mehr vom Namen eingeben.
        [wrong] Diese Datei ist keine FIDE-Ratingliste.
       *[unreadable] Die Datei lässt sich nicht lesen.
    }
club-performance = Turnierleistung: { $performance }
club-rating-change = Elo-Änderung nach FIDE-Regeln mit K = { $coefficient }: { $change }
club-detail =
    { $detail ->
        [rating] Wertungszahl
        [title] Titel
        [fide] FIDE-Nummer
        [national] Nationale Nummer
        [federation] Föderation
        [birth] Geburt
        [sex] Geschlecht
       *[club] Verein
    }
club-withdraw = Zurückziehen
club-return = Spielt wieder
club-withdrawn = Zurückgezogen
club-ask =
    { $bye ->
        [half] ½ Punkt für Runde { $round }
        [points] Punkte wie für ein Remis für Runde { $round }
       *[other] Kein Punkt für Runde { $round }
    }
club-ask-back = Spielt Runde { $round }
club-asked =
    { $bye ->
        [half] ½ Punkt für Runde { $round }
        [points] Punkte wie für ein Remis für Runde { $round }
       *[other] Fehlt in Runde { $round }
    }

## Prints and files of a tournament
## Shown: Tournaments → a tournament → ⋯.

club-print-pairings = Auslosung drucken
club-print-standings = Stand drucken
club-save-pgn = Alle Partien (PGN)
club-save-csv = Tabelle (CSV)
club-save-page = Webseite (HTML)
club-page-games = Partien
club-save-trf = FIDE-Bericht (TRF)
# Unfolds the fields for place, arbiters and dates; a few words.
club-event-details = Mehr für den Bericht
# Labels of fields, and words before a name on prints and the web page; one or two words.
club-city = Ort
club-arbiter = Hauptschiedsrichter
club-deputy = Stellvertreter
club-open-report = FIDE-Bericht öffnen (TRF)
club-no-report = Diese Datei ist kein FIDE-Bericht.
club-report-fault =
    { $flaw ->
        [empty] Die Datei ist leer.
        [record] Diese Zeile beginnt nicht mit einem Kürzel aus drei Zeichen.
        [few] Es gibt weniger als zwei Spieler.
        [many] Es gibt zu viele Spieler für ein Turnier.
        [number] Das ist keine Startnummer.
       *[twice] Ein anderer Spieler hat dieselbe Startnummer.
    }
club-report-notes = Anmerkungen zum FIDE-Bericht
club-report-note =
    { $remark ->
        [columns] Die Spalten hinter dem Namen sind verschoben und wurden berichtigt.
        [field] Das ist keine Zahl. Das Feld gilt als leer.
        [result] Das ist kein Ergebnis. Es zählt als spielfrei ohne Punkt.
        [lines] Die Zeilen der beiden Spieler widersprechen sich. Die von Weiß zählt.
        [color] Es ist keine Farbe angegeben. Der erste der beiden hat Weiß.
        [opponent] Kein Spieler hat diese Nummer.
        [bye] „Spielfrei“ steht hier in der Form von vor 2016.
        [letter] Hier stehen „spielfrei“ und ein Gegner zugleich. Es zählt als kampflos.
        [total] Die Punktzahl ist nicht die Summe der Runden. Es zählen die Runden.
        [count] Die Zahl der Spieler oder Runden ist eine andere.
        [record] Diese Zeile ist nicht lesbar oder nennt unbekannte Spieler; als Text bleibt sie erhalten.
        [points] Diese Punkte sind hier nicht möglich. Es zählen 1, ½ und 0.
        [acceleration] Die Beschleunigung bleibt als Text erhalten. Ausgelost wird ohne sie.
        [teams] Mannschaften bleiben als Text erhalten. Hier spielt jeder für sich.
       *[system] Dieses System gibt es hier nicht. Das Turnier geht im Schweizer System (Dutch) weiter.
    }

## Players on this device
## Shown: Tournaments → Players on this device.

club-profiles = Spieler auf diesem Gerät
club-no-players = Hier steht, wer auf diesem Gerät unter einem Namen gespielt hat.
club-tally = { $won } gewonnen, { $drawn } remis, { $lost } verloren
club-with-white = Weiß: { $tally }
club-with-black = Schwarz: { $tally }
club-against = Gegen { $name }: { $tally }
club-nobody = Spieler ohne Namen
club-rating = Wertungszahl auf diesem Gerät: { $rating }
club-practice = Wertungszahl gegen den Computer: { $rating }
club-curve = Wertungszahl nach jeder Partie, von { $from } bis { $to }
club-row = { $now } in Folge gewonnen, Rekord { $best }
club-quick = Schnelle Partie: { $white } – { $black }
club-challenge = Herausfordern: { $white } – { $black }
club-same = Ist dieselbe Person wie
club-choose = Auswählen …
club-merge = Zusammenlegen
club-forget = Löschen
club-forget-hint = Zusammenlegen: Alle Partien gehören dann zur anderen Person, deren Name bleibt. Löschen: Die Partien bleiben, ohne diese Person. Beides lässt sich rückgängig machen.
club-hide = Ausblenden
club-unhide = Wieder zeigen
club-hidden = Ausgeblendet
club-sign = Farbe des Zeichens
club-sign-color = Farbe { $number }
club-sign-none = Ohne Farbe

## Pairing by hand
## Shown: Tournaments → a tournament → Round and Players, before a round begins.

club-apart = Nicht gegeneinander auslosen
club-apart-with = Gegen
club-apart-add = Trennen
club-apart-end = Dürfen spielen
club-apart-two = { $one } – { $other }
club-hand = Von Hand auslosen
club-hand-board = Brett
club-hand-swap = Spieler tauschen
club-hand-seat = An dieses Brett setzen
club-fixed = Feste Paarungen in Runde { $round }
club-fixed-add = Paarung festlegen
club-fixed-end = Freigeben

## A round on the wall
## Shown: Tournaments → a tournament → ⋯ → Big screen.

club-wall = Großer Bildschirm
club-clock-start = Rundenuhr starten
club-clock-stop = Rundenuhr anhalten
club-clock-reset = Uhr neu stellen
club-minutes = Minuten
club-print-crosstable = Kreuztabelle drucken
club-elsewhere = Fehlt: Runde { $round }, Brett { $board }

## Signs and odds of a player
## Shown: Tournaments → Players on this device → a player.

club-even = Ohne Vorgabe
club-odds = Bekommt eine Vorgabe
club-sign-kind = Zeichen
club-initials = Anfangsbuchstaben
club-sign-number = Zeichen { $number }
club-openings = Eröffnungen · { $openings }

## Start position
## Shown: New game → Start.

begin-from = Beginn
begin-named =
    { $begin ->
        [usual] Grundstellung
        [chess960] Chess960
        [black-first] Schwarz zieht zuerst
        [pawn] Ohne den schwarzen f-Bauern
        [knight] Ohne den weißen Damenspringer
        [rook] Ohne den weißen Damenturm
        [queen] Ohne die weiße Dame
       *[position] Eigene Stellung
    }

## Set up a position
## Shown: Menu → Set up a position.

editor = Stellung aufbauen
editor-hint = Figuren auf das Brett und vom Brett ziehen, oder eine Figur wählen und Felder antippen. Mit der Tastatur: Ein großer Buchstabe (K Q R B N P) setzt eine weiße Figur, ein kleiner eine schwarze, Entf leert das Feld.
editor-remove = Entfernen
editor-clear = Leeres Brett
editor-reset = Grundstellung
editor-turn = Am Zug
editor-castling = Rochade noch möglich
editor-castles =
    { $wing ->
        [king] { side }: kurz
       *[queen] { side }: lang
    }
editor-en-passant = Ein Bauer ist gerade vorbeigezogen
editor-nowhere = Kein Bauer
editor-fen = Stellung als FEN
editor-ready = Hier kann eine Partie beginnen.
editor-choose = Namen und Uhr
editor-play = Spielen

## New game
## Shown: New game.

partner-field = Computer
two-people = Zwei Personen
new-game-players = Spieler
new-game-rules = Regeln: { $rules }
new-game-start = Beginn: { $start }
partner-hint = Für eine Person allein: Der Computer spielt die andere Farbe. „Tauschen“ wechselt die Farben.
partner-level = Stufe { $level }
partner-missing = Der Computer kann gerade nicht ziehen: Seinen Zug bitte von Hand spielen. Beim nächsten Zug wird er wieder gefragt.
begin-number = Nummer
begin-number-hint = 0 bis 959, oder leer für einen zufälligen Beginn.
begin-by-lot = Zufällig
begin-link = Link kopieren
begin-link-hint = Der Link beginnt eine Partie mit dieser Uhr, diesem Beginn, dieser Sitzordnung, dieser Sprache und diesen Regeln.
begin-no-link = Diese Uhr oder ein zufälliger Beginn lässt sich nicht in einen Link schreiben.

## Hints, and the mistakes of a game
## Shown: beside the board and in Score sheet: the hint during a game, and the mistakes after it.

coach-hint = Tipp
coach-more = Mehr verraten
coach-thinking = Ein guter Zug wird gesucht …
coach-missing = Gerade kein Tipp.
coach-no-review = Die Partie lässt sich gerade nicht prüfen.
coach-unrated = Mit einem Tipp zählt diese Partie nicht für die Wertungszahl.
coach-mate = Matt in { $moves }.
coach-where =
    { $place ->
        [own-king] Ein Blick auf den eigenen König lohnt sich: { $squares }.
        [other-king] Ein Blick auf den anderen König lohnt sich: { $squares }.
        [king-side] Ein Blick auf den Königsflügel lohnt sich: { $squares }.
        [queen-side] Ein Blick auf den Damenflügel lohnt sich: { $squares }.
       *[centre] Ein Blick auf die Mitte des Bretts lohnt sich: { $squares }.
    }
coach-piece = Diese Figur: { $piece }.
coach-move = Ein guter Zug: { $san }
coach-back = Was ging schief?
coach-reading = Die Partie wird geprüft …
coach-curve = Wer besser stand, vom ersten Zug bis zum letzten: Der helle Teil gehört Weiß.
coach-none = Kein teurer Fehler.
coach-missed-mate = Übersehen: Matt in { $moves }.
coach-let-mate = Das erlaubt Matt in { $moves }.
coach-stalemate = Das ist patt, also remis.
coach-lost =
    { $role ->
        [queen] Danach konnte { side } die Dame schlagen.
        [rook] Danach konnte { side } einen Turm schlagen.
        [bishop] Danach konnte { side } einen Läufer schlagen.
        [knight] Danach konnte { side } einen Springer schlagen.
       *[other] Danach konnte { side } einen Bauern schlagen.
    }
coach-missed-taking =
    { $role ->
        [queen] Die Dame konnte geschlagen werden.
        [rook] Ein Turm konnte geschlagen werden.
        [bishop] Ein Läufer konnte geschlagen werden.
        [knight] Ein Springer konnte geschlagen werden.
       *[other] Ein Bauer konnte geschlagen werden.
    }
coach-worse = Es gab einen besseren Zug.
coach-chance = Das senkte die Gewinnchance um { $percent } %.
coach-better = Besser: { $line }
coach-never = Bewiesen: Ein Matt war nie möglich.
coach-no-more = Bewiesen: Nach { $san } war kein Matt mehr möglich.
coach-dead = Bewiesen: Nach { $san } konnte niemand mehr mattsetzen.
coach-mates = Übersehene Matts
coach-left = Ab { $san } hat die Eröffnung keinen Namen.
coach-practice = Wertungszahl gegen den Computer: { $before } vor dieser Partie, { $after } danach.

## What is said aloud, and what is listened to
## Shown: Settings → Sound → Read aloud, and Type a move.

aloud = Vorlesen
aloud-hint = Mit einer Stimme dieses Geräts, falls es eine für die Sprache hat.
aloud-moves = Züge
aloud-checks = Schach
aloud-time = Zeitnot
aloud-results = Partieende
aloud-messages = Angebote, Antworten und Meldungen
aloud-focus = Element im Fokus
aloud-to = Für
heard-low-time = { side }: Die Zeit wird knapp.
typed-speak = Zug ansagen
typed-listening = Das Gerät hört zu …
typed-heard-nothing = Nichts verstanden. Bitte noch einmal.

## The review of a game
## Shown: Review, from Saved games or after a game.

review = Analyse
review-hint = Die Figuren beider Seiten lassen sich ziehen. Was von der Partie abweicht, wird eine Variante; die Partie selbst bleibt, wie sie war.
review-keys = Tasten: ← und → gehen einen Zug, ↓ in eine Variante, ↑ aus ihr heraus; Strg+Z macht rückgängig. Auf dem Brett gehen Komma und Punkt einen Zug, C beginnt und beendet einen Pfeil.
review-moves = Züge und Varianten
review-into = In die Variante
review-out = Aus der Variante
review-up = Variante nach vorn
review-delete = Ab hier löschen
review-undo = Rückgängig
review-redo = Wiederholen
review-variation =
    { $moves ->
        [one] Variante, ein Zug, beginnt mit { $begin }
       *[other] Variante, { $moves } Züge, beginnt mit { $begin }
    }
review-begin = { role } { $to }
review-draw = Pfeile und Kreise
review-draw-hint = Mit der rechten Maustaste zeichnen, oder einen Finger auf ein Feld halten und ziehen.
review-color =
    { $shape_color ->
        [green] Grün
        [red] Rot
        [yellow] Gelb
       *[blue] Blau
    }
review-clear = Zeichnungen löschen
review-arrow = Pfeil von { $from } nach { $to }
review-circle = Kreis auf { $square }
review-computer = Bewertung
review-three-lines = Drei Varianten
review-depth = Tiefe { $depth }
review-chance = Chancen von Weiß: { $percent } %
review-add-line = Diese Variante zu den Zügen hinzufügen
review-no-evaluation = Gerade keine Bewertung.
review-no-move = Hier ist kein Zug möglich.
review-time = Verbrauchte Zeit: { $time }
review-times = Verbrauchte Zeit für jeden Zug: die von Weiß nach oben, die von Schwarz nach unten. Zusammen: Weiß { $white }, Schwarz { $black }.
review-fault =
    { $review_fault ->
        [many] Diese Analyse hat so viele Züge, wie sie fassen kann.
        [long] Die Kommentare dieser Partie sind zu lang.
        [in-progress] Die Partie läuft, und ihre Spieler dürfen keine Züge ausprobieren. Die Analyse öffnet sich nach dem Ende.
       *[played] Die Züge der Partie bleiben. Nur Varianten lassen sich löschen oder nach vorn schieben.
    }
review-sign =
    { $review_sign ->
        [good] Guter Zug
        [mistake] Fehler
        [brilliant] Glänzender Zug
        [blunder] Grober Fehler
        [interesting] Interessanter Zug
        [dubious] Zweifelhafter Zug
        [equal] Ausgeglichene Stellung
        [unclear] Unklare Stellung
        [white-slight] Weiß steht etwas besser
        [black-slight] Schwarz steht etwas besser
        [white-better] Weiß steht besser
        [black-better] Schwarz steht besser
        [white-wins] Weiß steht auf Gewinn
       *[black-wins] Schwarz steht auf Gewinn
    }
