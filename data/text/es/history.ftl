# Mirar atrás: la crónica de una partida, sus tableros como fueron, su registro.

command-log = La crónica de una partida hasta ahora, turno a turno, como la viste

command-replay = Los tableros de una partida como fueron, turno a turno, como los viste
slot-replay-turn = Qué turno: su número, first (primero) o last (último); el último si no dices otra cosa
command-export = El registro de una partida terminada, como archivo

command-import = Una partida de la que tienes el registro, para mirar atrás
slot-import-record = El archivo que dio /past export, también comprimido con gzip

## Botones. 80 caracteres como mucho.

button-log = Qué ha pasado
button-earlier = Más atrás
button-later = Después
button-newest = Lo último
button-export = Registro
button-film = Toda la partida
button-replay = Tableros de antes
button-first = Primero
button-before = Anterior
button-after = Siguiente
button-last = Último

## La crónica hasta ahora, en páginas.

log-title = { $title } · qué ha pasado, { $shown }
log-shown-turn = turno { $turn } de { $turns }
log-shown-turns = turnos { $turn } a { $last } de { $turns }
log-shown-lobby = antes del primer turno
log-turn = **Turno { $turn }**
log-before-game = **Antes del primer turno**
log-continued = { $turn }, continuación
log-unfinished = Aún sin confirmar:
log-opened = { $person-is ->
    [seat-you] Abriste
   *[other] { $person } abrió
} esta mesa.
log-joined = { $person-is ->
    [seat-you] Tomaste
   *[other] { $person } tomó
} asiento.
log-left = { $person-is ->
    [seat-you] Dejaste
   *[other] { $person } dejó
} el asiento.
log-freed = { $person-is ->
    [seat-you] Tu asiento
   *[other] El asiento de { $person }
} quedó libre.
log-bot-added = Un bot tomó asiento.
log-bot-removed = Se quitó un bot.
log-started = La partida empezó. En orden de turno: { $seats }.
log-resigned = { $person-is ->
    [seat-you] Abandonaste
   *[other] { $person } abandonó
} la partida; siguió un bot.
log-time-confirmed = { $person-is ->
    [seat-you] Se te acabó
   *[other] A { $person } se le acabó
} el tiempo; se confirmó lo ya preparado.
log-time-over = { $person-is ->
    [seat-you] Se te acabó
   *[other] A { $person } se le acabó
} el tiempo; se preguntó a los demás.
log-time-deputy = { $person-is ->
    [seat-you] Se te acabó el tiempo; debía jugar tu suplente.
   *[other] A { $person } se le acabó el tiempo; debía jugar su suplente.
}
log-time-turn = { $person-is ->
    [seat-you] Se te acabó
   *[other] A { $person } se le acabó
} el tiempo; un bot jugó el turno.
log-time-seat = { $person-is ->
    [seat-you] Se te acabó
   *[other] A { $person } se le acabó
} el tiempo; siguió un bot.
log-voted-out = Todos los demás acordaron que un bot juegue por { $person-is ->
    [seat-you] ti
   *[other] { $person }
}.
log-came-back = { $person-is ->
    [seat-you] Volviste.
   *[other] { $person } volvió.
}
log-voted = { $person-is ->
    [seat-you] Quisiste
   *[other] { $person } quiso
} cerrar esta mesa.
log-vote-taken-back = Al final, { $person-is ->
    [seat-you] quisiste
   *[other] { $person } quiso
} seguir jugando.
history-unreadable = Lo que se guarda del pasado de esta mesa no se puede leer ahora mismo. Quien lleva el bot encontrará el motivo en su registro.

## Los tableros como fueron.

replay-turn = { $title } · turno { $turn } de { $turns }, al empezar
replay-undone = { $title } · turno { $turn }, al empezar, antes de anularse
replay-choice-undone = Turno { $turn } · anulado
replay-no-such-branch = Ese turno ya no se guarda. Otros turnos se pueden ver.
replay-end = { $title } · el final, tras { $turns } { $turns ->
    [one] turno
   *[other] turnos
}
replay-waited = La partida esperaba a { $seats-is ->
    [seat-you] que jugaras tú
   *[other] { $seats }
}.
replay-choice = Turno { $turn }
replay-choice-end = El final
replay-choice-scored = { $moment } · tras una puntuación
ask-moment = Saltar a un turno
replay-not-begun = La partida no ha empezado: aún no hay tablero.
replay-nothing-kept = De esta partida ya no se guarda ningún tablero.
replay-not-over = Esta partida no ha terminado: su final aún no se puede mostrar.
replay-not-kept = El tablero del turno { $turn } no se guarda, o ya no se puede leer. Otros turnos se pueden ver.
replay-no-such-turn = No hay turno { $turn }: hasta ahora { $turns ->
    [one] solo ha empezado { $turns } turno
   *[other] han empezado { $turns } turnos
}.
refused-turn-number = «{ $turn }» no es un turno. Di su número, first o last.

## Partidas que se miran desde su registro.

import-done = Esta es la partida de tu registro, como la vieron todos. Solo la ves tú, y no guardo nada de ella: cuando un botón ya no la encuentre, dame otra vez el archivo.
import-no-file = Dame el archivo de un registro con `record:`. `/past export` hace el de una partida terminada.
import-foreign = Este archivo no es un registro. Un registro es el archivo que da `/past export` de una partida terminada: `pergola-….jsonl`, o el mismo comprimido como `.gz`.
import-packed = Este archivo no se puede descomprimir, o contiene más de { $limit } MiB. El registro de una partida es mucho más pequeño.
import-no-entry = Este registro está dañado, o lo hizo otra versión: no puedo leer la línea { $line }.
import-gap = Este registro no está completo: en la línea { $line } debería venir la entrada { $expected }, y viene la { $found }.
import-too-long = Este registro tiene más de { $entries } entradas. Ninguna partida tiene tantas, así que no lo he mirado.
import-unplayable = Este registro no se puede volver a jugar: se ha cambiado, o se hizo con otras reglas que las que conozco.
import-contradicted = Este registro no se puede volver a jugar: se ha cambiado, o se hizo con otras reglas que las que conozco. { $what }
contradicted = Entrada { $entry }: { $why }
contradicted-unreadable = Ninguna mesa escribe ahí una entrada así.
contradicted-start = La partida no puede empezar así. { $why }
contradicted-luck = Cuenta una suerte que ahí no puede darse.
contradicted-refused = El jugador { $seat } no puede jugar `{ $action }`. { $why }
contradicted-notation = La acción se escribe `{ $action }`.
contradicted-events = De `{ $action }` resulta otra cosa que la que cuenta.
contradicted-reveals = Con `{ $action }` algo sale a la luz, y cuenta que no sale nada.
contradicted-reveals-nothing = Con `{ $action }` no sale nada a la luz, y cuenta que algo sale.
contradicted-earlier = Es anterior a la entrada que la precede.
contradicted-asked = Quien dice que la pidió no podía pedirla.
contradicted-holders = Ahí se sientan otros que los que habían llegado.
contradicted-over = La partida ha terminado.
contradicted-turn = La partida espera a { $seats }.
contradicted-action = No es una acción: { $why }.
import-busy = Estoy con otros registros e imágenes. Inténtalo de nuevo dentro de un momento.
import-gone = Este registro ya no está abierto: me han reiniciado, has abierto otro o se han abierto muchos otros. Dame otra vez su archivo con `/past import`.
import-only-looks = Un registro solo se puede mirar: sus tableros, su crónica y la partida entera.
record-player = Jugador { $number }

## Seguir jugando desde un turno.

command-again = Abre una mesa que sigue desde un turno de una partida terminada
slot-again-from = Desde el comienzo de qué turno: su número, first (primero) o last (último)
button-play-from-here = Seguir desde aquí
again-opened = La mesa { $table } sigue desde el comienzo del turno { $turn }. Los demás asientos los tienen bots; `/table replace` da uno a alguien. Lo que entonces no podías saber se reparte de nuevo, lo que traiga la suerte es nuevo, y no cuenta en ninguna parte.
again-not-yet = Esta partida aún se juega: se vería lo que ocultan sus asientos. Podrás seguir desde sus turnos cuando termine.
again-over = Ahí la partida ya ha terminado. Elige un turno desde el que quede algo por jugar.

## Archivos.

export-done = El registro de esta partida: una línea de JSON por entrada, sin el nombre de nadie. Con `/past import` puedes mirar la partida, aquí o donde yo esté.
export-not-yet = Un registro contiene todo lo que estaba oculto, así que se puede tener cuando la partida ha terminado o la mesa se ha cerrado.
file-too-large = Este archivo sería más grande de lo que cabe en un mensaje. Quien lleva el bot puede exportar la mesa.
film-done = La partida entera, turno a turno hasta el final: la mesa como la vieron todos.
film-not-yet = La partida entera se puede ver cuando ha terminado.
film-alt = { $game }, una partida de { $turns } turnos: la mesa como la vieron todos, turno a turno hasta el final.
file-not-made = Ahora mismo no se puede hacer: otros esperan imágenes, o lo que se guarda de esta mesa no se puede leer. Inténtalo de nuevo dentro de un rato.
