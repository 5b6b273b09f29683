# La conversación, sea cual sea el juego: tarjetas, botones, menús, comandos y negativas.


seat-name = { $seat }
seat-you = tú
seat-you-first = Tú
somebody = Alguien
name = { $name }
bot-for = { $bot } (por { $person-is ->
    [seat-you] ti
   *[other] { $person }
})
slot-value = { $slot }: { $value }

## Bots.

bot-easy = juega a nivel fácil
bot-normal = juega a nivel normal
bot-hard = juega a nivel difícil
bot-greedy = juega con codicia
bot-random = juega al azar
bot-name-1 = Ada
bot-name-2 = Blaise
bot-name-3 = Clara
bot-name-4 = Denis
bot-name-5 = Emmy
bot-name-6 = Felix

cards-refused = No puedo publicar las tarjetas de esta mesa en su canal, así que allí no menciono a nadie. Lo sigo intentando; mientras tanto, míralo tú con `/turn`.

## Comandos. Las descripciones tienen 100 caracteres como mucho.

command-play = Abre una mesa para un juego; cualquiera de este canal puede unirse
command-learn = Aprende un juego: sus primeros turnos contra bots, explicados paso a paso, solo para ti
slot-learn-game = Qué quieres aprender
slot-learn-thread = Si la lección tiene su propio hilo, donde el chat tiene hilos
command-invite = Reserva asientos libres de una mesa para alguien, durante un día
command-turn = Tu turno: qué ha pasado y qué puedes hacer
command-plan = Planea tu próximo turno mientras juegan los demás; solo lo ves tú
command-hand = Tu propia imagen, que solo ves tú
command-undo = Deshaz tu última acción del turno; si tu turno ya acabó, pregunta a los demás
slot-undo-all = Si se deshace todo lo que has hecho en este turno
choice-undo-true = todo lo que hice en este turno
command-resign = Abandona una partida; un bot sigue por ti hasta que vuelvas
command-close = Cierra una mesa; con la partida en marcha, todos han de estar de acuerdo
command-tables = Tus mesas; primero, las que te esperan
card-rules-changed = Me han actualizado, y desde ahora juego algunas reglas de otra manera que cuando empezó esta partida. Lo que hay en la mesa se queda como está.
command-report = Avisa a quien lleva este bot de que algo va mal en una mesa
slot-report-what = Qué va mal, con tus palabras
command-help = Qué hay y cómo empezar
command-kick = Que un bot juegue por alguien que ya no viene; los demás han de estar de acuerdo
slot-kick-whom = Quién ya no viene
command-settings = Tu zona horaria, tus horas de descanso (tu tiempo no corre) y cómo te aviso
command-table = Lo que haces con tu mesa además de jugar: pausarla, invitar, salir, cerrarla
command-past = Mirar atrás: la crónica, tableros anteriores, un repaso, el registro de una partida
command-me = Lo tuyo: ajustes, ausencia, notas, resultados y lo que guardo de ti
command-club = Lo que es de todos aquí: quién juega mejor y cómo está ajustado este servidor
command-away = Di que estarás fuera unos días: mientras tanto, tu tiempo no corre
slot-settings-zone = Dónde vives: una ciudad grande cercana
slot-settings-quiet-from = Cuándo empiezan tus horas de descanso, o que no tienes
slot-settings-quiet-to = Cuándo acaban tus horas de descanso
slot-away-until = Cuántos días o hasta qué día; «back» cuando hayas vuelto
slot-settings-results = Quién ve el balance de tus partidas terminadas
choice-quiet-off = sin descanso
choice-results-shown = todos en el servidor
choice-results-private = solo yo
slot-settings-calls = Dónde te llaman las partidas
choice-calls-channel = en el canal
choice-calls-private = en mensaje privado
slot-settings-next = Si un mensaje privado te avisa de que el próximo turno es tuyo
choice-next-yes = sí, avísame
choice-next-no = no
slot-settings-weekly = Si un mensaje privado te dice cada semana qué partidas te esperan
choice-weekly-yes = sí, avísame
choice-weekly-no = no
slot-settings-boards = Cómo se te muestran a ti los tableros y las manos
choice-boards-pictures = en imágenes
choice-boards-words = en texto
choice-away-back = He vuelto
command-board = La mesa tal como la ven todos
command-rules = Un breve resumen de las reglas de un juego
slot-table = Qué mesa; solo hace falta si hay varias posibles
slot-play-game = A qué se juega
slot-play-seats = Cuántos asientos, bots incluidos; tres si no dices otra cosa ni invitas a más
slot-with = Alguien a quien se reserva un asiento, durante un día
slot-play-language = El idioma de las tarjetas de la mesa
slot-board-as = En imagen o en palabras
slot-rules-term = Una palabra del reglamento, como edificio, puntuación o reforma
slot-rules-game = Qué juego; el de la mesa de este canal si no dices otra cosa
slot-play-thread = Si la mesa tiene su propio hilo, donde el chat tiene hilos
choice-thread-true = en un hilo propio
choice-thread-false = en este canal
choice-board-picture = en imagen
choice-board-text = en texto
choice-bot = Añadir un bot que { $bot }
choice-order-drawn = Sortear los asientos al empezar
choice-order-kept = Dejar los asientos como están
choice-free = Liberar el asiento { $number }: { $seat }
about-bot-easy = Mira hasta el final de su turno y a veces se le escapa algo.
about-bot-normal = Juega muchas partidas en su mente antes de elegir.
about-bot-hard = Piensa todo lo que puede: para quienes conocen el juego.
about-bot-greedy = Toma lo que más da al momento.
about-bot-random = Hace cualquier cosa que permitan las reglas.
about-order-drawn = La suerte reparte los asientos y así dice quién empieza.
about-order-kept = Cada cual sigue donde se sentó; empieza el asiento 1.
about-seats = Pueden jugar tantos. Los asientos libres al empezar se quitan.
about-free = Puede volver a sentarse, como cualquiera.
about-close = Aquí no se juega; se te pregunta una vez más.
option-order = Orden de asientos
choice-seats = { $seats } { $seats ->
    [one] asiento
   *[other] asientos
}

help =
    Pergola juega aquí a juegos de mesa, turno a turno, durante horas o días.

    ¿No conoces un juego? `/learn` juega contigo los primeros turnos, paso a paso.
    `/play` abre una mesa. La gente pulsa *Unirme*; quien lleva la mesa elige opciones y bots en su tarjeta y pulsa *Empezar*.
    Cuando la partida te espera, su tarjeta te menciona. Pulsa *Jugar mi turno*, elige y *Confirmar*; hasta que confirmes, solo lo ves tú y puedes deshacerlo todo.
help-everyday = Cada día: { $commands }
help-table = `/table`, con tu mesa: { $commands }
help-past = `/past` mira atrás: { $commands }
help-me = `/me` es lo tuyo: { $commands }
help-club = `/club` es de todos aquí: { $commands }
help-command = `/{ $command }`
help-word = `{ $command }`
help-typed = Todo lo de los menús también se puede escribir: el comando propio de cada juego, como `/alhambra buy`, te ofrece lo posible mientras escribes.

## Botones. 80 caracteres como mucho.

button-turn = Jugar mi turno
button-hand = Mi mano
button-plan = Planear mi turno
button-plan-show = Mi plan
button-plan-otherwise = Si no …
button-plan-end = Y confirmar
button-plan-ask = Preguntarme si algo cambia
button-plan-play = Jugarlo pase lo que pase
button-plan-cancel = Cancelar el plan
button-board = Mesa
button-report = Aquí algo va mal
button-page = Página { $number }
button-text = En texto
button-rules = Reglas
button-the-rule = La regla: { $term }
button-join = Unirme
button-leave = Salir
button-bot = Añadir bot
button-unbot = Quitar bot
button-start = Empezar
button-close = Cerrar la mesa
button-play-on = Seguir
button-confirm = Confirmar
button-back = Deshacer
button-restart = Rehacer turno
button-resign = Abandonar
button-return = Volver
button-rematch = Revancha
button-up = Atrás
button-choose = Elegir
button-more = Más
button-numbered = { $number }
button-lettered = { $number }{ $letter }
button-cancel = Cancelar
button-next = Siguiente
button-previous = Anterior

button-time = Tiempo por turno
button-snooze = { $hours ->
    [one] En { $hours } hora
   *[other] En { $hours } horas
}
button-bot-turn = Este turno, un bot
button-bot-seat = El asiento, un bot

## Menús.

menu-action = { $action }
menu-none = todo
suggestion-at-table = { $said } · mesa { $table }
menu-steps = { $front } · { $next }
menu-more = { $step } …
menu-numbered = { $number } · { $step }
menu-lettered = { $number }{ $letter } · { $step }
ask-choose = Elige
more-here = Qué más se puede hacer aquí:
ask-turn = ¿Qué haces?
ask-more = Sigue, o confirma tu turno.
ask-confirm = No hay nada más que hacer: confirma tu turno.
ask-step = { $steps }: elige.
ask-aside = { $action }: los demás se enteran enseguida y no se puede deshacer. ¿Quieres hacerlo?
ask-aside-in-menu = Los demás se enteran enseguida, así que antes te pregunto: elígelo aquí.
ask-part = Ver una parte más grande
ask-table = ¿Qué mesa?
ask-table-typed = Aquí puedes referirte a varias mesas, así que aún no he hecho nada: { $tables }. Escríbelo otra vez y añade `table:` para decir cuál.
ask-invite-where = Varias de tus mesas de aquí tienen asientos libres: { $tables }. Añade `table:` para decir en cuál los reservo.
table-number = mesa { $table }
ask-rules = ¿Las reglas de qué juego?
ask-learn = ¿Qué juego quieres aprender? Juegas sus primeros turnos contra bots, y solo lo ves tú.
ask-options = Variantes y módulos
ask-own = Para tu asiento
ask-seats = Asientos y bots
ask-resign = ¿Quieres abandonar esta partida? Un bot sigue por ti; puedes volver mientras dure la partida.
ask-resign-last = ¿Quieres abandonar esta partida? No queda nadie más en esta mesa: se cierra cuando te vayas.
ask-close = ¿Quieres cerrar esta mesa? Entonces nadie podrá jugar aquí.
ask-close-together = ¿Quieres cerrar esta mesa? Se cierra cuando todos estén de acuerdo; los demás reciben la pregunta.
ask-close-together-or-there = ¿Quieres cerrar esta mesa? Desde aquí se cierra cuando todos estén de acuerdo; los demás reciben la pregunta. En el canal de la mesa puedes cerrarla enseguida, porque moderas.
ask-close-agreed = Todos los que juegan aquí están de acuerdo en cerrar esta mesa. ¿Quieres cerrarla ahora?
ask-close-moderator = ¿Quieres cerrar esta mesa ya, porque moderas? Su partida no ha terminado.
ask-hand-over = ¿Quieres salir? Entonces la mesa queda a cargo de la siguiente persona.
ask-leave-empty = ¿Quieres salir? No hay nadie más: la mesa se cierra cuando te vayas.

## Notas.

command-note = Apúntate algo en una mesa; no lo ve nadie más
slot-note-text = Una línea que añadir; sin nada, muestra tu nota y cómo borrarla
button-note = Mi nota
button-note-last = Quitar la última línea
button-note-delete = Borrar la nota
note-heading = Tu nota, que solo ves tú. `/me note text:` añade una línea; se borra cuando acaba la partida.
note-none = No has apuntado nada aquí. `/me note text:` añade una línea que no ve nadie más; se borra cuando acaba la partida.
note-line = 📝 { $line }
note-more = 📝 … `/me note` la muestra entera.

## Planes.

plan-intro = No es tu turno. Planéalo, y se jugará cuando llegue, sin mención; nadie más ve lo que planeas.
plan-first = ¿Qué haces cuando llegue tu turno?
plan-then = ¿Y después?
plan-more = Sigue, o di que entonces confirmas.
plan-end = En ese turno no hay nada más que hacer: di que entonces confirmas.
plan-otherwise = ¿Qué haces si nada de eso es posible?
plan-heading = Tu plan, que solo ves tú:
plan-turn-first = { $number }\. { $actions }
plan-turn-otherwise = { $number }\. Si no: { $actions }
plan-turn-open = { $turn } → …
plan-turn-luck = { $turn }. Lo que venga entonces depende de la suerte: si hay más que hacer, sigues tú.
plan-turn-not-now = { $turn }. Tal como están las cosas, no se puede: { $why }
plan-actions = { $front } → { $next }
plan-confirm = confirmar
plan-plays = Cuando llegue tu turno, se juega por ti lo primero de esto que aún se pueda. Si no se puede nada, te pregunto como siempre.
plan-asks = Cuando llegue tu turno, solo se juega si todo lo que puedes elegir, y lo que resulta de ello, está como cuando lo planeaste. Si no, te pregunto como siempre.
plan-another-deed = Ahora saldría otra cosa.
plan-changed = Algo ha cambiado desde que hiciste el plan, y querías que entonces te preguntara.
plan-unfinished = No lo habías planeado hasta el final.
plan-cancelled = Tu plan queda cancelado.
plan-other-now = Tu plan, o lo que se puede planear, ha cambiado desde aquel botón. Así están las cosas.
plan-played = Tu plan ya se jugó: la tarjeta de la mesa cuenta qué resultó.
plan-began = Tu plan ha empezado tu turno. Lo que viene ahora dependía de la suerte, así que sigues tú.
plan-not-played = No se pudo jugar tu plan, así que te pregunto:

## Las tarjetas de una mesa.

card-title = **{ $game }** · { $table ->
    [0] un registro
   *[other] mesa { $table }
}
card-title-turn = { $title } · turno { $turn }
card-title-round = { $title } · { $round }
card-turn = Turno de { $seats }.
card-asked = { $seats }: { $question }
card-waiting = Esperando a { $seats }.
card-thinking = { $seats } { $count ->
    [one] está
   *[other] están
} pensando.
bots-wait = Nadie ha hecho nada aquí desde hace un día, así que los bots esperan. Siguen cuando alguien que juega aquí abra `/turn` o vuelva a su asiento.
bots-waited = Nadie había hecho nada aquí desde hacía un día, así que los bots esperaban. Ya estás aquí: siguen jugando, y una tarjeta te menciona cuando te toque.
card-left = { $person } ha abandonado esta partida. { $bot }, un bot que { $plays }, sigue jugando hasta que { $person } vuelva.
card-came-back = { $seat } ha vuelto y juega de nuevo.
card-coming-back = ¡Hola de nuevo! { $seat } acaba este turno y después deja el asiento.
close-open = { $by-is ->
    [seat-you] Aceptaste
   *[other] { $by } aceptó
} cerrar esta mesa. { $seats-is ->
    [seat-you] Para que se cierre solo falta tu sí.
   *[other] Para que se cierre falta el sí de: { $seats }.
}
close-ready = Todos los que juegan aquí están de acuerdo en cerrar esta mesa: se cierra en cuanto alguien lo haga.
card-vote-taken-back = { $seat } ya no quiere cerrar esta mesa: la partida sigue.
card-vote = { $seat } quiere cerrar esta mesa. Se cierra cuando también { $count ->
    [one] esté
   *[other] estén
} de acuerdo { $seats }; hasta entonces la partida sigue.
story-played-for-you = Un bot jugó por ti:
story-deputy = { $person-is ->
    [seat-you] Jugaste
   *[other] { $person } jugó
} por { $of-is ->
    [seat-you] ti
   *[other] { $of }
}:
story-time-played-for-you = Se te acabó el tiempo, así que un bot jugó por ti:
story-time-played = No quedaba tiempo, así que jugó { $of }:
story-time-confirmed = A { $of } se le acabó el tiempo, así que se confirmó lo que ya había preparado:
story-time-confirmed-yours = Se te acabó el tiempo, así que se confirmó lo que ya habías preparado:
story-deputy-time-confirmed = { $person-is ->
    [seat-you] Jugaste
   *[other] { $person } jugó
} por { $of-is ->
    [seat-you] ti
   *[other] { $of }
}; se acabó el tiempo, así que se confirmó lo que ya estaba preparado:
turn-done = Hasta ahora:
turn-ended = Tu turno ha acabado; lo confirmado no se puede deshacer.
turn-here = Habías dicho que estás fuera y que vuelves { $until }. Quien acaba un turno está presente: en esta mesa tu ausencia termina y tu tiempo vuelve a correr. `/me away until:` la anuncia de nuevo.
turn-anew = **Es tu turno otra vez: este es uno nuevo.**
turn-waiting = No es tu turno: la partida espera a { $seats }. Cuando te toque, una tarjeta te menciona.
turn-thinking = No es tu turno: { $seats } { $count ->
    [one] está
   *[other] están
} pensando. Cuando te toque, una tarjeta te menciona.
turn-may = La partida espera a { $seats }; mientras tanto puedes hacer algo.
turn-aside = Hecho:
turn-over = La partida ha terminado.
over-winner = **{ $seats-is ->
    [seat-you] Ganas
   *[other] { $seats } gana
} con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.**
over-winners = **Victoria compartida: { $seats }, con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} cada cual.**
over-standing = { $rank }\. { $seat } · { $points }
closed-owner = Quien llevaba esta mesa la ha cerrado.
closed-empty = Esta mesa se ha cerrado: se fueron todos.
closed-moderator = Esta mesa se ha cerrado por moderación.
closed-agreed = Esta mesa se ha cerrado: todos estaban de acuerdo.
closed-unstarted = Esta mesa se ha cerrado: nadie empezó su partida en una semana. `/play` abre otra.
closed-abandoned = Esta lección se ha cerrado: nadie siguió con ella en una semana.
closed-deserted = Esta mesa se ha cerrado: toda su gente abandonó.

## Tiempo.

span-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
span-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
span-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
time-none = Todo el tiempo que quieras
time-turn = { $time } por turno
time-bank = { $time }, y { $more } más por turno
time-limit = Tiempo: { $time }. { $then }.
time-then-ask = Cuando se acabe, los demás deciden si juega un bot
time-then-turn = Cuando se acabe, un bot juega ese turno
time-then-seat = Cuando se acabe, un bot ocupa el asiento hasta que la persona vuelva
ask-time = ¿Cuánto tiempo hay?
ask-then = ¿Qué pasa cuando se acaba?
time-until = Tu tiempo para esto acaba { $until }.
time-until-of = { $seat }: el tiempo acaba { $until }.
card-reminder = { $seat }: la partida aún te espera y tu tiempo acaba { $until }. ¿Te lo recuerdo más tarde?
card-time-over-ask = A { $seat } se le acabó el tiempo de este turno. { $seats }: { $count ->
    [one] si estás de acuerdo
   *[other] con el sí de todos
}, sigue un bot; hasta entonces { $seat } aún puede jugar.
card-time-over-alone = { $seat }: se te acabó el tiempo de este turno. Aquí no te espera nadie más, así que sigue cuando quieras.
card-time-over-deputy = A { $of } no le queda tiempo para este turno. { $person }: juegas por { $of }, y tienes tiempo: acaba { $until }. Después juega un bot.
card-time-over-turn = A { $person } se le acabó el tiempo: { $bot }, un bot que { $plays }, juega este turno.
card-time-over-seat = A { $person } se le acabó el tiempo: { $bot }, un bot que { $plays }, sigue jugando hasta que { $person } vuelva.
card-bot-plays-on = { $bot }, un bot que { $plays }, sigue jugando por alguien a quien ya no conozco.
card-bot-wanted = Se propone que un bot juegue por { $seat } desde ahora, si también { $count ->
    [one] está
   *[other] están
} de acuerdo { $seats }. La persona por la que se pregunta puede impedirlo jugando, y en todo caso volver más tarde.
card-voted-out = Todos están de acuerdo: { $bot }, un bot que { $plays }, juega por { $person } hasta que { $person } vuelva.
time-agreed = Anotado: aceptas que un bot juegue por { $seat }. Lo hará con el sí de: { $seats }.
time-bot-plays = Ahora un bot juega por { $seat-is ->
    [seat-you] ti
   *[other] { $seat }
}.
time-snoozed = Te lo recuerdo otra vez { $at }.
rest-now = Así están tus ajustes, en todas tus mesas:
rest-changed = Anotado. Así quedan tus ajustes desde ahora, en todas tus mesas:
rest-zone = Tu zona horaria es { $zone }.
rest-no-zone = No sé tu zona horaria. Dímela con `/me settings zone:`.
rest-quiet = De { $from } a { $to } tu tiempo no corre, y no te recuerdo nada.
rest-no-quiet = No tienes horas de descanso. Se fijan con `/me settings quiet-from:` y `quiet-to:`.
rest-away = Estás fuera y vuelves { $until }.
rest-away-stands = Hasta entonces tu tiempo no corre. Se detiene como mucho { $days } días anunciados al año, contando todas tus mesas juntas.
rest-away-stands-until = Tu tiempo no corre ahora, y empieza a correr { $stands }: se detiene como mucho { $days } días anunciados al año, contando todas tus mesas juntas.
rest-away-runs = Tu tiempo corre igualmente: se detiene como mucho { $days } días anunciados al año, contando todas tus mesas juntas, y ya has gastado los tuyos hasta que empiece el año que viene.
rest-away-ends = `/me away until:back` termina tu ausencia. En una mesa también termina cuando tú acabas allí un turno: quien juega está presente.
rest-days-left = Mientras estás fuera tu tiempo se detiene, como mucho { $days } días anunciados al año, contando todas tus mesas juntas; { $left ->
    [0] este año ya no te queda ninguno
    [one] este año te queda uno
   *[other] este año te quedan { $left }
}. En una mesa, la ausencia termina en cuanto tú acabas allí un turno.
results-shown = `results` · El balance de tus partidas terminadas lo ven todos en su servidor.
results-private = `results` · El balance de tus partidas terminadas no lo ve nadie más que tú.
calls-channel = `calls` · Tus partidas te llaman en sus canales.
calls-private = `calls` · Tus partidas te llaman en mensajes privados, o en su canal si no puedo escribirte.
next-told = `next` · Te aviso en privado cuando el próximo turno es tuyo.
next-untold = `next` · No te aviso cuando el próximo turno es tuyo.
weekly-told = `weekly` · Cada semana te digo en privado qué partidas te esperan.
weekly-untold = `weekly` · No te digo cada semana qué partidas te esperan.
boards-pictures = `boards` · Los tableros se te muestran en imágenes.
boards-words = `boards` · Los tableros se te cuentan en palabras.
rest-here = No estás fuera. Con `/me away until:` me dices cuándo lo estarás.
settings-change = `/me settings` con una de estas palabras, como `calls:`, lo cambia.

## La sala de espera.

lobby-title = **{ $game }** · mesa { $table } · ¿quién juega?
lobby-variant = Se juega con { $options }.
lobby-edition = la edición { $edition }
lobby-own = { $choice } para { $seat-is ->
    [seat-you] ti
   *[other] { $seat }
}
lobby-owner = { $number }\. { $seat } (lleva la mesa)
lobby-person = { $number }\. { $seat }
lobby-bot = { $number }\. { $seat } (bot, { $plays })
lobby-kept = { $number }\. reservado para { $seat }: pulsa *Unirme*
lobby-kept-no-more = { $number }\. libre; estaba reservado para { $seat }
lobby-empty = { $number }\. libre
lobby-free = { $free ->
    [one] Hay { $free } asiento libre.
   *[other] Hay { $free } asientos libres.
}
lobby-start-with = Si empieza ahora, es una partida de { $seats }.
lobby-shuffled = Quién se sienta dónde se sortea cuando empieza la partida.
lobby-begun = La partida ha empezado.
choice-on = { $option }: jugar con ello
choice-off = { $option }: jugar sin ello
choice-chosen = { $option }: { $choice } ✓
choice-taken = { $option }: { $choice } ({ $seat })
choice-other = { $option }: { $choice }
opened = La mesa está abierta: su tarjeta está en este canal.
opened-in-this-thread = La mesa está abierta y se queda en este hilo: su tarjeta está aquí. Un hilo no puede tener hilos propios.
closed-done = Has cerrado esta mesa.
left-done = Has dejado esta mesa.
invited-done = Hecho: los asientos quedan reservados durante un día.
played-on = Has retirado tu voto para cerrar esta mesa: la partida sigue.
resigned = Has abandonado esta partida; un bot sigue por ti. Puedes volver mientras dure.

## Lecciones.

lesson-step = 🎓 *Paso { $number } de { $steps }.* { $said }
lesson-choose = 👉 Elige **{ $entry }**.
lesson-press = 👉 Pulsa **{ $button }**.
lesson-begun = Estás en mitad de esta lección. Para empezarla de nuevo, ciérrala antes y vuelve a escribir `/learn`.
lesson-no-threads = Aquí no hay hilos, así que tu lección está en este mensaje. Solo la ves tú.
lesson-opened = Tu lección está lista. Tiene su propio hilo, y también puedes jugarla desde aquí.
lesson-strayed = 🎓 Eso se puede hacer. La lección se refería a **{ $meant }**: pulsa **Deshacer** para seguirla, o juega a tu manera.
lesson-left = 🎓 Has ido por tu propio camino: sigue como en cualquier partida, los bots también lo hacen. `/undo` retrocede un turno, si prefieres seguir la lección.
lesson-done = Puedes jugar esta partida hasta el final o cerrarla. `/play` abre una mesa para ti y tus amistades.
lesson-waiting = Los bots están jugando: { $seats }. Pulsa **Jugar mi turno** dentro de un momento.
lesson-ask-close = ¿Quieres dejar esta lección? `/learn` la empieza de nuevo cuando quieras.
lesson-closed = Esta lección está cerrada. `/learn` la empieza de nuevo, y `/play` abre una mesa para jugar con otros.
lesson-of-another = Esta es la lección de otra persona. `/learn` empieza una para ti.

## Listas de mesas.

list-title = { $game } · mesa { $table }
list-yours = Tus mesas en este servidor; primero, las que te esperan:
list-nothing = No te sientas a ninguna mesa en este servidor. `/play` abre una.
list-lobby = { $heading } · sin empezar
list-away = { $heading } · { $of } está fuera y vuelve { $until }
list-away-deputy = { $heading } · { $person } juega por { $of }, que vuelve { $until }
list-waits = { $heading } · te toca
list-deputy = { $heading } · { $of } te ha nombrado suplente
list-deputy-waits = { $heading } · juegas por { $of }
list-paused = { $heading } · en pausa
list-asked = { $stands } · te preguntan algo
list-plays = { $heading } · esperando a otros
list-alone = { $heading } · los bots esperan a que te asomes
list-resigned = { $heading } · { $seat }: puedes volver
list-over = { $heading } · acabada
too-fast = Aún estoy con lo que pediste antes, así que no he hecho nada. Pulsa otra vez dentro de un momento.
not-here = Ya no juegas en ninguna mesa a la que pertenezca esto, así que no se ha hecho nada.
name-with-seat = { $name } ({ $number })
found-nothing = En este canal no hay ninguna mesa para eso.
found-no-such = Aquí no hay tal mesa: { $table }. Una mesa se encuentra en su propio canal; su gente la encuentra en todo el servidor.
found-no-such-to-close = { $found } Quien modera cierra una mesa en el canal donde está.
table-stands-still = La mesa { $table } está parada: no se puede leer tal como se guardó. No se ha perdido nada de ella; quien lleva el bot encontrará el motivo en su registro.

## Reglas.

rules-term-title = **{ $game }** · una palabra de las reglas
refused-term = «{ $term }» no es una palabra de estas reglas, o son varias. Hay: { $terms }.
rules-title = **{ $game }** · reglas, página { $page } de { $pages }

## Por qué no: el hecho, su número y lo que sí es posible.

refused-setup = Así no se puede jugar: { $why }
refused-rule = { $why }
refused-unknown-game = Aquí no hay ningún juego «{ $game }». Se puede jugar a: { $games }.
refused-no-lesson = Aún no hay lección de { $game }. Puedes aprender uno de estos juegos, o leer `/rules`.
refused-option = Aquí no hay ninguna opción «{ $key }» con ese valor. Se puede elegir: { $options }.
refused-unknown-edition = No hay ninguna edición «{ $edition }». Se puede elegir: { $editions }.
refused-edition-missing = La edición impresa «{ $edition }» con la que se juega en esta mesa no está aquí. Quien lleva el bot puede recuperarla.
refused-edition-differs = La edición impresa «{ $edition }» no es aquella con la que se abrió esta mesa. Quien lleva el bot puede recuperar la antigua.
option-edition = Edición
edition-first = la incluida
edition-named = { $edition }
refused-unknown-bot = No hay ningún bot «{ $bot }». Se puede elegir: { $bots }.
refused-seat-count = A este juego juegan de { $least } a { $most }, no { $seats }.
refused-seats = «{ $seats }» no es un número. Este juego tiene de { $least } a { $most } asientos.
refused-language = Aún no hay idioma «{ $language }». Se puede elegir: { $languages }.
refused-full = Los { $seats } asientos están ocupados. Quien lleva la mesa puede añadir asientos o quitar un bot.
refused-kept = { $kept ->
    [one] El último asiento libre está reservado para alguien a quien se invitó.
   *[other] Los { $kept } asientos sin ocupar están reservados para gente a la que se invitó.
} Al cabo de un día quedan libres para todos; quien lleva la mesa puede liberarlos antes.
refused-nobody-to-invite = No hay a quién reservar un asiento: nombra a quien no se siente ya aquí ni tenga ya invitación.
refused-nobody-to-free = No se puede liberar ningún asiento de esa persona: nadie con ese nombre se sienta aquí ni tiene invitación. Quien lleva la mesa sí puede salir.
refused-not-voted = No habías aceptado cerrar esta mesa: la partida sigue de todos modos.
refused-already-seated = Ya te sientas aquí, en el asiento { $number }.
refused-not-seated = No te sientas a esta mesa. Puedes mirarla.
refused-no-bot = En esta mesa no hay ningún bot.
refused-not-owner = Eso solo lo hace quien lleva la mesa: { $owner }.
refused-moderator-elsewhere = Moderas aquí, y esta mesa está en otra parte: puedes cerrarla, porque moderas, en el canal donde está.
refused-no-owner = Eso solo lo hace quien lleva la mesa, y esta no la lleva nadie.
refused-too-few = { $seated ->
    [one] Solo hay { $seated } asiento ocupado
   *[other] Solo hay { $seated } asientos ocupados
}, y el juego necesita { $least }. Espera a otros, o añade un bot.
refused-seats-taken = { $seated ->
    [one] Ya hay { $seated } asiento ocupado o reservado
   *[other] Ya hay { $seated } asientos ocupados o reservados
}: no puede haber menos. Alguien puede salir, o se puede quitar un bot.
refused-started = Esta partida ya ha empezado: los asientos y las opciones se quedan como están.
refused-not-started = Esta partida no ha empezado. Quien lleva la mesa pulsa Empezar en su tarjeta.
refused-ended = Aquí ya no se juega: la partida terminó o la mesa se cerró. La última tarjeta de una partida terminada ofrece la revancha.
refused-resigned = Aquí un bot juega ahora en tu asiento.
refused-not-resigned = Aquí ya juegas tú, así que no hay a dónde volver.
seat-of-bot = En esta mesa un bot juega por ti: abandonaste, se te acabó el tiempo o los demás así lo acordaron. Puedes volver mientras dure la partida.
seat-stood-in = Se te acabó el tiempo, así que un bot juega este turno por ti. Desde tu próximo turno vuelves a jugar tú.
seat-returning = Un bot acaba lo que ha empezado por ti; después vuelves a jugar tú.
refused-table-of-before = Ese botón es de una partida que ya no tengo: su mesa se perdió, y ahora otra lleva su número.
refused-stale = Ese botón era de antes: las cosas han cambiado, y no se ha jugado nada más. Así están ahora.
refused-not-your-turn = No es tu turno. La partida espera a { $seats }.
refused-unreadable = No puedo leer «{ $what }»: { $why }.
refused-nothing-to-take-back = No hay nada que deshacer: no has hecho nada desde que acabó tu último turno, y lo confirmado se queda.
refused-undo-closed = Esto no se puede deshacer: es definitivo, dependió de la suerte, mostró algo oculto o lo hizo un bot.
refused-turn-has-begun = La partida te espera ahora, así que no hay nada que planear.
refused-nothing-to-plan = Ahora mismo no se puede planear: lo próximo que se te pregunta no es un turno, o ya no hay ninguno.
refused-plan-full = Tu plan ya contiene todo lo que cabe en un plan: { $turns } turnos, o menos si son largos. Deshaz algo, o cancélalo.
refused-note-too-long = En tu nota caben { $characters } caracteres como mucho, y esto sería más. Antes quita algo.
refused-note-changed = Tu nota no es la que estabas viendo, así que no se ha quitado nada.
refused-plan-breaks = Lo que elegiste antes en este turno ya no se puede, tal como están las cosas. Antes deshazlo.
refused-aside-waits = Esto tiene que esperar hasta que acabe el turno en curso, el de { $seats }.
refused-undo-breaks = Esto no se puede deshacer: lo que se jugó después ya no sería posible.
refused-votes = Tu voto para cerrar esta mesa está anotado. Se sigue jugando hasta tener el sí de: { $seats }.
takes-long = Esto tarda más de dos minutos. Está en marcha; pregunta de nuevo dentro de un rato.
not-shown = Ahora mismo no se ha podido mostrar. Inténtalo de nuevo dentro de un momento.
saved-not-shown = Lo que hiciste está guardado, pero no se ha podido mostrar. Cómo están las cosas se ve tras el botón.
refused-time = Nadie puede tener tan poco tiempo, ni tanto: entre un minuto y 60 días.
refused-not-due = Eso ya no está pendiente: las cosas han cambiado.
refused-not-away = Ahora no puede jugar ahí ningún bot: hace falta que en esta mesa la partida lleve un día esperando solo a otra persona, o que a esta se le haya acabado el tiempo.
refused-not-away-yet = Aún no puede jugar un bot por { $seat }: la partida ha de esperar un día solo a esa persona, sin contar sus horas de descanso y con tres días como mucho de una ausencia anunciada. Si no hace nada, podrás aceptarlo { $until }.
refused-snooze = Ningún recordatorio puede llegar tan tarde: tu tiempo acaba antes, era el último o la partida no te espera.
refused-until = No puedo leer «{ $until }». Di cuántos días estás fuera, como `7`, un día, como `2026-12-24`, o `back`.
refused-time-of-day = «{ $time }» no es una hora. `22:30` lo es.
reported = Gracias. Quien lleva este bot puede ver ahora esta mesa tal como está (n.º { $number }), con lo que has escrito. En la mesa nadie se entera.
reported-pressed = Gracias. Quien lleva este bot puede ver ahora esta mesa tal como la viste (n.º { $number }). En la mesa nadie se entera. ¿Qué va mal? Con `/table report what:` lo cuentas con tus palabras.
refused-reports = Hoy has avisado de { $count } cosas, y no guardo más de una misma persona en un día. Sigue mañana, por favor.
refused-choice = «{ $typed }» no es posible ahí. Di `{ $one }` o `{ $other }`.
refused-results-for = «{ $typed }» no dice quién ve tus resultados. Di `shown` o `private`.
refused-zone = No hay ninguna zona horaria «{ $zone }». Escribe el comienzo de una ciudad grande cercana y elige una, como `Europe/Madrid`.
refused-no-zone = Para las horas de descanso necesito tu zona horaria: añade `zone:` con una ciudad grande cercana.
refused-quiet-hours = Las horas de descanso empiezan y acaban a horas distintas, y son como mucho { $hours } horas al día.
refused-away-too-long = Puedes estar fuera { $days } días seguidos como mucho.
refused-away-past = Ese día ya ha empezado, o no está en ningún calendario. Di un día que aún esté por venir.
refused-not-saved = Esto no se pudo guardar, así que nada ha cambiado. Inténtalo de nuevo dentro de un momento.
refused-perhaps-saved = La conexión con el almacén se perdió justo en ese momento y aún no se sabe si esto se guardó. Vuelve a mirar la mesa dentro de un momento: si no muestra lo que has hecho, inténtalo de nuevo.
refused-too-long = El registro de esta mesa está lleno, con { $entries } entradas. Ya solo se puede cerrar.
refused-turn-too-long = Tu turno tiene ya tantas acciones como caben en un turno. Confírmalo, o deshaz algo.
refused-crowded-person = Te sientas a { $limit } mesas sin terminar, y no pueden ser más. Cuando una termine o se cierre, podrás sentarte a otra; `/tables` muestra las tuyas en este servidor.
refused-crowded-channel = En este canal hay { $limit } mesas abiertas, y no puede haber más. Quizá haya sitio en otro canal, o en este cuando una mesa termine o se cierre.
refused-crowded-server = En este servidor hay { $limit } mesas abiertas, y no puede haber más. Cuando una termine o se cierre, habrá sitio otra vez.
refused-crowded-bots = { $limit } bots en las mesas que llevas son el máximo. Cuando una de esas mesas termine o se cierre habrá sitio para otros, y las personas siempre pueden unirse; `/tables` muestra tus mesas en este servidor.
refused-crowded-heir = Con esta mesa llevaría más de { $limit } bots, y no pueden ser más. Puede llevarla otra persona de aquí, o esa misma cuando una de sus mesas termine o se cierre.
refused-id = Un identificador de esta petición tiene más de { $characters } caracteres, así que no se ha llevado a cabo.
refused-not-played-on = No se puede seguir jugando desde ahí: no sé leer ese turno con las reglas que conozco ahora. Elige otro turno.
refused-still-played = En la mesa { $table } aún se juega. La revancha es posible cuando termine.
refused-rematch = La revancha es para quienes jugaron. `/play` abre otra mesa.
refused-press = Ese botón ya no significa nada aquí. `/turn` muestra qué puedes hacer; `/tables`, tus mesas.
refused-not-yours = Ese menú es del asiento { $number }, no tuyo. Esto es lo que puedes hacer tú.
refused-command = No conozco «/{ $command }». `/help` muestra lo que hay.
refused-command-elsewhere = Aquí eso es `/{ $group } { $command }`.
refused-unknown-slot = «{ $verb }» no tiene la opción «{ $slot }». Tiene { $slots }.
refused-missing-slot = «{ $verb }» necesita la opción «{ $slot }».
refused-nothing-to = Ahora mismo no puedes hacer nada con «{ $verb }».
refused-nothing-with = Ahora mismo no puedes hacer nada con { $slot }. Es posible: { $possible }.
refused-contradiction = { $slot } no va con { $others }. Con eso va: { $possible }.

# Al final del texto alternativo de una imagen que no puede decirlo todo.
alt-rest = El resto: /board as:text.
slot-settings-confirm = Cuándo confirmas un turno en el que ya no hay nada que elegir
choice-confirm-ask = siempre
choice-confirm-final = solo si su final no puede deshacerse
choice-confirm-never = nunca
slot-settings-language = El idioma de todo lo que solo ves tú
choice-language-of-app = como tu aplicación
time-until-then = { $seat }: el tiempo acaba { $until }. { $then }.
confirm-ask = `confirm` · Confirmas cada uno de tus turnos.
confirm-final = `confirm` · Un turno en el que ya no hay nada que elegir acaba solo; lo confirmas solo si su final no puede deshacerse.
confirm-never = `confirm` · Un turno en el que ya no hay nada que elegir acaba solo.
language-own = `language` · Lo que solo ves tú está en este idioma: { $language }.
language-of-app = `language` · Lo que solo ves tú está en el idioma de tu aplicación, si lo hablo.
refused-choice-of-three = «{ $typed }» no es posible aquí. Di `{ $one }`, `{ $two }` o `{ $three }`.
language-itself = Español
language-locales = es-ES es-419
