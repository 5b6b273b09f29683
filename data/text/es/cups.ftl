# Copas: varios juegan a un juego por rondas, durante semanas.

command-cup = Juega una copa: rondas durante semanas, yo emparejo; o mira qué copas hay
slot-cup-game = A qué juego; nada, para ver qué copas hay
slot-cup-people = Cuántos participan como mucho; 8 si no dices otra cosa
slot-cup-pairing = Quién con quién; todos contra todos hasta 6, suizo desde 7, si no dices otra cosa
slot-cup-rounds = Cuántas rondas; las que vayan bien a los participantes si no dices otra cosa
slot-cup-seats = Cuántos se sientan a una mesa; dos si no dices otra cosa
slot-cup-days = Cuántos días dura una ronda como mucho; 7 si no dices otra cosa
choice-pairing-round-robin = Todos contra todos, una vez (round robin)
choice-pairing-swiss = Se enfrentan quienes van igualados (suizo)

## Sus tarjetas.

cup-title = **Copa { $cup } · { $game }**
cup-person = { $person }
cup-plan-robin = todos contra todos una vez, como mucho { $days ->
    [one] { $days } día
   *[other] { $days } días
} por ronda
cup-plan-robin-rounds = cada cual contra otros, { $rounds } rondas como mucho, como mucho { $days ->
    [one] { $days } día
   *[other] { $days } días
} por ronda
cup-plan-swiss = suizo, como mucho { $days ->
    [one] { $days } día
   *[other] { $days } días
} por ronda
cup-plan-swiss-rounds = suizo, { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} de { $days ->
    [one] { $days } día
   *[other] { $days } días
} como mucho
cup-plan-tables = hasta { $seats } por mesa, como mucho { $days ->
    [one] { $days } día
   *[other] { $days } días
} por ronda
cup-plan-tables-rounds = hasta { $seats } por mesa, { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} de { $days ->
    [one] { $days } día
   *[other] { $days } días
} como mucho
cup-nobody = Aún no participa nadie; hay sitio para { $most }.
cup-people = Participan { $count } de { $most }: { $people }.
cup-begins = Empieza cuando participen { $most }, o cuando { $founder } la empiece, a partir de { $least } personas. Ha de ser antes de dos semanas.
cup-what-counts = Yo abro las mesas y siento a todos, ronda a ronda. Nadie recibe pistas. Quien abandona, o no vuelve a su asiento antes del final, ha perdido esa partida; un bot sigue en su lugar. Una partida que se cierra o no ha terminado cuando acaba su ronda cuenta como empate para quienes siguen sentados. A quien deja la copa ya no se le empareja: una partida que aún no tiene mesa está perdida.
cup-round = **Ronda { $round } de { $rounds }**
cup-until = La ronda siguiente empieza cuando terminen estas partidas; a más tardar, { $until }.
cup-game = { $people }
cup-game-of-two = { $one } – { $other }
cup-game-at = • { $game }: mesa { $table }
cup-game-waits = • { $game }: abro su mesa en cuanto haya sitio
cup-game-won = • { $game }: ganó { $first }
cup-game-level = • { $game }: empate
cup-game-nobody = • { $game }: no se quedó nadie
cup-game-forfeited = • { $game }: { $first } ganó sin jugar
cup-game-closed = • { $game }: cerrada, empate para quienes estaban
cup-game-out-of-time = • { $game }: sin terminar a tiempo, empate para quienes estaban
cup-free = • { $person } descansa en esta ronda
cup-won = 🏆 ¡**{ $person } ha ganado la copa** con { $points } puntos!
cup-second = 🥈 { $person }, { $points } puntos
cup-third = 🥉 { $person }, { $points } puntos
cup-by-lot = Entre personas igualadas en todo decidió un sorteo.
cup-called-off = Esta copa se ha cancelado. Sus partidas se pueden seguir jugando; nada de ellas cuenta para ella.
cup-points = { $whole ->
    [0] { $half ->
        [0] 0
       *[other] ½
    }
   *[other] { $whole }{ $half ->
        [0] { "" }
       *[other] ½
    }
}
cup-ties = A igualdad de puntos va antes: { $criteria }.
cup-buchholz = quien tuvo rivales más fuertes (Buchholz)
cup-sonneborn-berger = quien venció a los más fuertes (Sonneborn-Berger)
cup-head-to-head = a quien le fue mejor entre ellos
cup-wins = quien ganó más partidas
cup-lot = el sorteo
cup-short-buchholz = Buchholz
cup-short-sonneborn-berger = Sonneborn-Berger
cup-short-head-to-head = entre ellos
cup-short-wins = victorias
cup-short-lot = sorteo (*)

## Lo que se le dice a una persona.

cup-founded = Copa { $cup } convocada: su tarjeta está publicada aquí. Pulsa en ella **Participar** para jugarla tú.
cup-none = Aquí no hay ninguna copa. `/club cup game:` convoca una.
cup-list = **Las copas de aquí**
cup-state-joining = { $title }: participan { $count } de { $most }
cup-state-playing = { $title }: ronda { $round } de { $rounds }
cup-state-over = { $title }: terminada
cup-state-called-off = { $title }: cancelada
ask-cup = Qué copa
cup-ask-give-up = ¿De verdad quieres dejar esta copa? Ya no se te empareja, y no se puede deshacer. La partida que estás jugando sigue, y cuenta.
cup-ask-call-off = ¿De verdad quieres cancelar esta copa? Ya no cuenta nada de ella, y no se puede deshacer. Sus partidas se pueden seguir jugando.
button-cup-standing = Posiciones
button-cup-join = Participar
button-cup-leave = Salir
button-cup-begin = Empezar ya
button-cup-give-up = Dejar la copa
button-cup-call-off = Cancelar la copa

## Por qué no.

refused-cup-game = Di para qué juego es la copa: `/club cup game:`. Sin nada, muestra qué copas hay.
refused-cup-number = { $option } es un número: { $typed } no lo es.
refused-cup-pairing = { $typed } no es ni `round-robin` ni `swiss`.
refused-cup-people = En una copa pueden participar de { $least } a { $most } personas.
refused-cup-seats = A una mesa de una copa de este juego pueden sentarse de { $least } a { $most }.
refused-cup-rounds = Se pueden pedir de { $least } a { $most } rondas.
refused-cup-days = Una ronda dura de { $least } a { $most } días.
refused-cup-robin = Todos contra todos solo es posible con dos por mesa. Con más, omite `pairing`.
refused-cup-begun = Esta copa ya ha empezado. `/club cup` muestra cómo va.
refused-cup-ended = Esta copa ha terminado. `/club cup` muestra las que siguen.
refused-cup-inside = Ya participas.
refused-cup-outside = No participas en esta copa, o la has dejado.
refused-cup-full = Ya participan todos los que pueden.
refused-cup-few = Hacen falta { $least } personas para empezar. Otras aún pueden pulsar **Participar**.
refused-cup-not-theirs = Eso solo puede hacerlo quien convocó esta copa, y quien modera aquí.
refused-cup-many = En este servidor hay { $most } copas en marcha, y no puede haber más. Cuando una termine o se cancele, convoca otra.
refused-cup-unknown = Esta copa ya no se puede ver desde aquí. `/club cup` muestra las que hay.

## En su imagen.

cup-picture-title = Copa { $cup } · { $game }
cup-picture-won = ha ganado
cup-picture-round = Ronda { $round } de { $rounds }
cup-picture-head = { $round }
cup-picture-points = Puntos
cup-picture-buchholz = Buchh.
cup-picture-sonneborn-berger = S.-B.
cup-picture-free = libre
cup-picture-by-default = +
cup-picture-defaulted = −
cup-picture-place = { $place }
cup-picture-place-by-lot = { $place }*
cup-picture-footer = Junto al resultado: puesto del rival. A igualdad de puntos: { $criteria }
cup-picture-footer-tables = Primero de mesa: 6 puntos; último: 0. A igualdad de puntos: { $criteria }
cup-words-swiss = Puesto, nombre, puntos, Buchholz, victorias.
cup-words-robin = Puesto, nombre, puntos, Sonneborn-Berger, victorias.
cup-line = { $place }. { $person }: { $points }, { $strength }, { $wins }
cup-line-by-lot = { $place }. { $person }: { $points }, { $strength }, { $wins } (por sorteo)
cup-line-out = { $place }. { $person }: { $points }, { $strength }, { $wins } (lo ha dejado)
