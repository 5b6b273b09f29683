# Lo que vota la gente de una mesa, y quién ocupa asientos a mitad de partida.

## Comandos.

command-pause = Detén los relojes y la partida un tiempo, si todos están de acuerdo
command-resume = Sigue después de una pausa, si todos están de acuerdo
command-follow = Sigue una partida que no juegas: te menciono en las puntuaciones y al final
command-owner = Deja la mesa a cargo de otra persona sentada en ella
slot-owner-whom = Quién la lleva desde ahora
command-replace = Ofrece a alguien un asiento de la partida: el tuyo, o uno que juega un bot
slot-replace-whom = Quién ha de seguir jugando
slot-replace-seat = Qué asiento
command-seek = Busca relevo: para tu asiento, o para uno que juega un bot
slot-seek-seat = Qué asiento
choice-own-seat = Asiento { $number }: el tuyo
choice-seat = Asiento { $number }: { $seat }

## Botones.

button-undo = Anular turno
button-undo-ask = Anularlo
button-redo = Recuperarlo
button-pause = Pausa
button-resume = Seguir
button-agree = Acepto
button-decline = No
button-take-over = Tomar asiento
button-keep-seat = Conservarlo
button-substitute = Lo tomo yo
button-seek-none = Ya no buscar
button-follow = Seguir
button-unfollow = Dejar de seguir

## Suplentes.

command-deputy = Que alguien juegue por ti cuando estés fuera o se acabe tu tiempo, si acepta
slot-deputy-whom = Quién juega por ti entonces; sin nombre, muestra quién es y cómo terminarlo
button-deputy = Suplente
button-deputy-end = Terminarlo
card-deputy-asked = { $person }: { $of } querría que jugaras en su lugar cuando esté fuera o se le acabe el tiempo. Quien lo hace ve su mano. La pregunta caduca { $until }.
card-deputy-agreed = Desde ahora { $person } juega por { $of } cuando { $of } esté fuera o se le acabe el tiempo.
card-deputy-not-asked = Ya no se pregunta a { $person }.
card-deputy-lapsed = { $person } no ha dicho a tiempo si juega por { $of }, así que ya no se pregunta a nadie.
card-deputy-settled = Esa pregunta está resuelta, o ya no la hace nadie. `/table deputy` dice cómo está.
card-deputy-ended = { $person } ya no juega por { $of }.
card-deputy-departed = { $person } ya no está en este servidor, y no juega por { $of }.
card-deputy-called = { $person }: { $of } está fuera y la partida espera. Juegas en su lugar hasta que vuelva.
card-deputy-plays-until = { $person } juega por { $of }, que está fuera y vuelve { $until }.
card-deputy-plays = { $person } juega por { $of }, que está fuera.
away-deputy = { $of-is ->
    [seat-you] Estás fuera y vuelves { $until }; { $person-is ->
        [seat-you] juegas tú
       *[other] juega { $person }
    } por ti.
   *[other] { $of } está fuera y vuelve { $until }; { $person-is ->
        [seat-you] juegas tú
       *[other] juega { $person }
    } en su lugar.
}
absent-deputy = { $person-is ->
    [seat-you] Juegas
   *[other] { $person } juega
} por { $of-is ->
    [seat-you] ti, que estás fuera
   *[other] { $of }, que está fuera
}.
away-unplayed = { $of-is ->
    [seat-you] Estás fuera y vuelves { $until }; nadie juega por ti.
   *[other] { $of } está fuera y vuelve { $until }; nadie juega en su lugar.
}
away-clock-stands = { $of-is ->
    [seat-you] Estás fuera y vuelves { $until }; nadie juega por ti, y hasta entonces tu tiempo no corre.
   *[other] { $of } está fuera y vuelve { $until }; nadie juega en su lugar, y hasta entonces su tiempo no corre.
}
away-clock-stands-until = { $of-is ->
    [seat-you] Estás fuera y vuelves { $until }; nadie juega por ti, y tu tiempo empieza a correr { $stands }.
   *[other] { $of } está fuera y vuelve { $until }; nadie juega en su lugar, y su tiempo empieza a correr { $stands }.
}
away-clock-runs = { $of-is ->
    [seat-you] Estás fuera y vuelves { $until }; nadie juega por ti, y tu tiempo corre.
   *[other] { $of } está fuera y vuelve { $until }; nadie juega en su lugar, y su tiempo corre.
}
deputy-plays = Juegas por { $of }, que está fuera. Se dirá que lo hiciste tú.
deputy-played = Has acabado este turno por { $of }; lo confirmado no se puede deshacer.
deputy-none = Nadie juega por ti cuando estás fuera. `/table deputy whom:` se lo pide a alguien que no se siente aquí.
deputy-own = { $person } juega aquí por ti cuando estás fuera o se te acaba el tiempo. En cuanto vuelves, o juegas tú, ya solo juegas tú.
deputy-own-asked = Has pedido a { $person } que juegue por ti cuando estés fuera. Aún no ha respondido.
deputy-yours = Juegas aquí por { $of } cuando está fuera o se le acaba el tiempo.
deputy-yours-asked = { $of } querría que jugaras aquí en su lugar cuando esté fuera o se le acabe el tiempo.
deputy-named = Hecho: se lo he pedido a { $person }. Tiene tres días para aceptar.
deputy-agreed = Anotado: juegas por { $of } cuando esté fuera o se le acabe el tiempo. Entonces te menciona una tarjeta.
deputy-ended = Anotado: eso se acabó.
log-deputy-asked = { $deputy-is ->
    [seat-you] { $person } te pidió que hicieras de suplente.
   *[other] { $person-is ->
        [seat-you] Pediste
       *[other] { $person } pidió
    } a { $deputy } que hiciera de suplente.
}
log-deputy-agreed = { $deputy-is ->
    [seat-you] Aceptaste
   *[other] { $deputy } aceptó
} jugar por { $person-is ->
    [seat-you] ti
   *[other] { $person }
}.
log-deputy-ended = Desde entonces { $deputy-is ->
    [seat-you] ya no jugaste
   *[other] { $deputy } ya no jugó
} por { $person-is ->
    [seat-you] ti
   *[other] { $person }
}.
log-deputy-none = Desde entonces ya nadie jugó por { $person-is ->
    [seat-you] ti
   *[other] { $person }
}.
log-deputy-lapsed = { $deputy-is ->
    [seat-you] No respondiste
   *[other] { $deputy } no respondió
} a tiempo si iba a jugar por { $person-is ->
    [seat-you] ti
   *[other] { $person }
}.
refused-not-absent = { $of } está presente, así que no juegas tú: lo haces cuando esté fuera, o cuando se le acabe el tiempo y no juegue ningún bot.
refused-is-deputy = Eso ya es así.
refused-not-asked = Aquí ya nadie te pide que juegues en su lugar.
refused-no-deputy = Aquí no hay ninguna suplencia que puedas terminar.
refused-knows-another = No puede ser: quien sabe lo que otro asiento tiene o tuvo en la mano no juega aquí por nadie más.
refused-too-many-deputies = { $limit } personas sin asiento han visto una mano en esta mesa, y no pueden ser más.

## Lo que alguien quiere.

motion-undo = { $seat-is ->
    [seat-you] Querrías
   *[other] { $seat } querría
} anular todo desde que empezó el turno { $turn }.
motion-redo = { $seat-is ->
    [seat-you] Querrías
   *[other] { $seat } querría
} recuperar lo que se anuló: la partida estaría otra vez en el turno { $turn }.
motion-pause = { $seat-is ->
    [seat-you] Querrías
   *[other] { $seat } querría
} pausar esta partida. En una pausa no corre el tiempo de nadie.
motion-resume = { $seat-is ->
    [seat-you] Querrías
   *[other] { $seat } querría
} seguir con esta partida.
motion-seat = { $seat-is ->
    [seat-you] Querrías
   *[other] { $seat } querría
} ofrecer el asiento { $number } ({ $of }) a { $person-is ->
    [seat-you] ti
   *[other] { $person }
}.
motion-seat-asked = { $person-is ->
    [seat-you] Querrías
   *[other] { $person } querría
} ocupar { $of-is ->
    [seat-you] tu asiento
   *[other] el asiento de { $of }
}, para el que { $seat-is ->
    [seat-you] buscas
   *[other] { $seat } busca
} relevo.
motion-decided = Se hará cuando { $seats-is ->
    [seat-you] aceptes
   *[other] { $count ->
        [one] acepte
       *[other] acepten
    } { $seats }
}. La propuesta caduca { $until }, o en cuanto alguien diga que no.
motion-decided-resume = Se hará cuando { $seats-is ->
    [seat-you] aceptes
   *[other] { $count ->
        [one] acepte
       *[other] acepten
    } { $seats }
}. Quien no diga nada acepta { $until }.
motion-clocks-stand = Hasta entonces no corre el tiempo de nadie. Quien en vez de eso acaba un turno dice que no.
question-deputy = { $of-is ->
    [seat-you] Querrías
   *[other] { $of } querría
} aquí como suplente a { $person }.
question-offer = El asiento { $number } ({ $of }) se ofrece a { $person-is ->
    [seat-you] ti
   *[other] { $person }
}.
motion-open = { $what } La partida espera el sí o el no de { $seats-is ->
    [seat-you] tu parte
   *[other] { $seats }
}.
undo-what = Se anularía esto:
undo-begun = También se anularía lo empezado desde entonces por { $seats-is ->
    [seat-you] ti
   *[other] { $seats }
}; nadie más lo ha visto.
undo-known = Esto salió a la luz y se sigue sabiendo; quien juegue lo mismo otra vez se lo vuelve a encontrar:
undo-revealed = También se sigue sabiendo lo que alguien ha visto entretanto y no se cuenta aquí.
undo-ask = ¿Quieres pedir a los demás que se anule todo desde que empezó tu turno { $turn }? Se hace en cuanto todos acepten.
undo-ask-alone = ¿Quieres anular todo desde que empezó tu turno { $turn }?

## Lo que resultó.

motion-noted = Anotado: he preguntado a { $seats }.
motion-agreed = Anotado: aceptas. La partida aún espera el sí de { $seats }.
motion-carried = Todos están de acuerdo: hecho.
motion-declined-done = Anotado. Los demás se enteran.
motion-declined = { $seat-is ->
    [seat-you] Dijiste
   *[other] { $seat } dijo
} que no.
motion-withdrawn = { $seat-is ->
    [seat-you] Retiraste
   *[other] { $seat } retiró
} la propuesta.
motion-lapsed = Nadie resolvió a tiempo lo que { $seat-is ->
    [seat-you] pediste
   *[other] pidió { $seat }
}.
motion-impossible = Eso ya no se puede hacer.
motion-overtaken = { $seat-is ->
    [seat-you] Seguiste
   *[other] { $seat } siguió
} jugando, así que se queda como estaba lo que { $by-is ->
    [seat-you] querías
   *[other] { $by } quería
} anular.
motion-stays-paused = la partida sigue en pausa.
motion-waits = la partida sigue y { $seats-is ->
    [seat-you] te espera
   *[other] espera a { $seats }
}.
motion-dropped = { $why } Así que { $what }
motion-resumed = La partida sigue.
motion-offered = Hecho: he ofrecido el asiento a { $person }, durante tres días.
offer-stands = Tu asiento se ofrece a { $person }; la oferta acaba { $until }. Hasta que alguien lo ocupe juegas tú, y puedes conservarlo.
offer-taken-back = Hecho: conservas tu asiento.
search-posted = Hecho: está publicada la tarjeta que busca relevo para el asiento { $number }. Vale una semana.
search-asked = Anotado: he preguntado a { $seats }. En cuanto todos acepten, el asiento es tuyo; lo dirá una tarjeta.
search-asked-first = Todos aceptan. Primero pregunto a quien tiene el asiento; si no vuelve, podrás ocuparlo { $from }, en la tarjeta que lo ofrece.
card-undone = Queda anulado todo desde que empezó el turno { $turn }.
card-paused = Esta partida está en pausa: no se juega nada y no corre el tiempo de nadie. Sigue cuando todos estén de acuerdo, o por sí sola { $until }.
card-pause-ends = { $seats }: esta pausa acaba { $until }, y la partida sigue. Quien no esté para entonces puede decirlo con `/me away`.
card-pause-over = Esta pausa acaba a los 14 días, y la partida sigue. Turno de { $seats }.
paused-here = Esta partida está en pausa: no se juega nada y no corre el tiempo de nadie. Sigue cuando todos estén de acuerdo o, a más tardar, { $until }.
awaited-paused = Esta partida está en pausa.
card-resumed = Esta partida sigue. Turno de { $seats }.
card-offered = { $person }: se te ofrece el asiento de { $of }. Quien lo ocupa sigue jugando desde donde está y ve su mano. La oferta acaba { $until }.
card-offered-own = { $person }: { $of } te ofrece su asiento. Quien lo ocupa sigue jugando desde donde está y ve su mano. La oferta acaba { $until }; hasta entonces juega { $of }.
card-offered-asked = { $person }: se te ofrece el asiento de { $owner }. Primero se pregunta a { $owner }, y su plazo para volver acaba { $from }; después puedes ocuparlo, y la oferta acaba { $until }. { $owner }: un bot juega por ti, y puedes volver.
card-offer-taken-back = { $of } conserva el asiento que se ofrecía.
card-sought-own = Se busca relevo: { $of } cede el asiento { $number }. Quien lo ocupa sigue jugando desde donde está y ve su mano; es suyo enseguida. Hasta entonces juega { $of }. La búsqueda acaba { $until }.
card-sought = Se busca relevo: { $of } juega en el asiento { $number }, y { $seat } querría a alguien en su lugar. Quien lo ocupa sigue jugando desde donde está y ve su mano, en cuanto acepten todos los que juegan aquí. La búsqueda acaba { $until }.
card-search-taken = { $seat } sigue jugando en el asiento { $number }: ya no se busca a nadie para él.
card-search-over = Ya no se busca a nadie para el asiento { $number }.
card-search-withdrawn = Ya no se busca a nadie para el asiento { $number }. `/table seek` busca de nuevo.
card-search-lapsed = Nadie ha ocupado el asiento { $number } en una semana, y la búsqueda ha acabado. `/table seek` busca de nuevo.
card-took-over = { $seat } sigue jugando en el asiento { $number }. ¡Te damos la bienvenida!
card-took-over-asked = { $seat } sigue jugando en el asiento { $number }. ¡Te damos la bienvenida! Es tu turno.
card-departed = { $seat } ya no está en este servidor. { $seats }: { $count ->
    [one] si aceptas
   *[other] con el sí de todos
}, un bot sigue en su lugar.
card-departed-alone = { $seat } ya no está en este servidor, y aquí no juega nadie más. Podrá seguir cuando vuelva; quien modera puede cerrar esta mesa.
card-followers = Siguen la partida: { $people }
took-over = El asiento es tuyo.
owner-set = Ahora { $person-is ->
    [seat-you] llevas
   *[other] { $person } lleva
} esta mesa.
followed = Sigues esta partida: te menciono en las puntuaciones y al final.
unfollowed = Ya no sigues esta partida.

## La crónica hasta ahora.

log-undo-asked = { $person-is ->
    [seat-you] Pediste
   *[other] { $person } pidió
} anular el turno { $turn }.
log-redo-asked = { $person-is ->
    [seat-you] Pediste
   *[other] { $person } pidió
} recuperar lo que se anuló.
log-pause-asked = { $person-is ->
    [seat-you] Pediste
   *[other] { $person } pidió
} una pausa.
log-resume-asked = { $person-is ->
    [seat-you] Pediste
   *[other] { $person } pidió
} seguir.
log-seat-asked = { $person-is ->
    [seat-you] Pediste
   *[other] { $person } pidió
} ofrecer un asiento a alguien.
log-motion-agreed = { $person-is ->
    [seat-you] Aceptaste.
   *[other] { $person } aceptó.
}
log-motion-declined = { $person-is ->
    [seat-you] Dijiste que no.
   *[other] { $person } dijo que no.
}
log-motion-withdrawn = La propuesta se retiró.
log-motion-overtaken = { $person-is ->
    [seat-you] Seguiste
   *[other] { $person } siguió
} jugando en vez de responder: no se anuló nada.
log-motion-lapsed = Nadie lo resolvió a tiempo.
log-motion-impossible = Eso ya no se podía hacer.
log-went-back = La partida volvió al comienzo del turno { $turn }: lo jugado desde entonces queda anulado.
log-rewound = Quien lleva este bot devolvió la partida al comienzo del turno { $turn }: lo jugado desde entonces queda anulado.
log-redone = Se recuperó lo anulado: sigue el turno { $turn }.
log-paused = La partida entró en pausa.
log-resumed = La partida siguió.
log-offered = Se ofreció un asiento a { $person-is ->
    [seat-you] ti
   *[other] { $person }
}.
log-offer-taken-back = { $person-is ->
    [seat-you] Conservaste
   *[other] { $person } conservó
} el asiento que se ofrecía.
log-sought = Se buscó relevo para el asiento { $number }.
log-search-ended = Ya no se buscó a nadie para el asiento { $number }.
log-took-over = { $person-is ->
    [seat-you] Ocupaste
   *[other] { $person } ocupó
} el asiento { $number }.
log-owner = Esta mesa quedó a { $person-is ->
    [seat-you] tu cargo
   *[other] cargo de { $person }
}.
log-rules-changed = Una actualización cambió cómo se juegan las reglas.
log-here = Al final { $person-is ->
    [seat-you] estabas
   *[other] { $person } estaba
} aquí, aunque fuera en otras mesas.
log-departed = { $person-is ->
    [seat-you] Habías
   *[other] { $person } había
} dejado este servidor.

## Por qué no.

refused-motion-open = Aún no está resuelto lo que { $seat-is ->
    [seat-you] pediste
   *[other] pidió { $seat }
}. Cuando lo esté, podrás pedir tú.
refused-asked-this-turn = No se aceptó lo que pediste en este turno. Cuando empiece el siguiente, podrás pedir otra vez.
refused-no-motion = Eso ya está resuelto. `/board` muestra cómo están las cosas.
refused-waits = Tu respuesta está anotada. La partida espera el sí o el no de { $seats }.
refused-paused = Esta partida está en pausa: no se juega nada y no corre el tiempo de nadie. Sigue cuando todos estén de acuerdo.
refused-not-paused = Esta partida no está en pausa.
refused-nothing-to-undo = No hay ningún turno tuyo que se pueda anular: aún no has jugado, o fue hace demasiado.
refused-undo-stale = Alguien ha acabado un turno desde que miraste. `/undo` muestra qué se anularía ahora.
refused-nothing-to-redo = No hay nada que recuperar: no se anuló nada, o alguien ha jugado desde entonces.
refused-sits-here = { $seat-is ->
    [seat-you] No puedes ser tú
   *[other] No puede ser { $seat }
}: quien se sienta a esta mesa ya tiene asiento.
refused-not-vacant = Ese asiento no se puede ofrecer, ni buscar a nadie para él: solo el tuyo, o uno que un bot juega por alguien que no vuelve.
refused-lesson-of-one = Una lección es para una sola persona: su asiento no se puede ofrecer. Quien quiera una escribe `/learn`.
refused-not-offered = Aquí ya no se te ofrece ningún asiento.
refused-offered-already = El asiento { $number } se ofrece a alguien, y no puede haber dos ofertas así: un asiento se ofrece a una persona. Esa oferta acaba { $until }, o cuando se ocupe, o cuando la retire quien tiene el asiento.
refused-asked-first = Primero se pregunta a quien tiene el asiento, que aún puede volver. Si no vuelve, podrás ocuparlo { $from }.
refused-nothing-offered = Aquí no has ofrecido tu asiento a nadie.
refused-sought-already = Ya se busca relevo para ese asiento. La búsqueda acaba { $until }.
refused-not-sought = Ahí ya no se busca a nadie.
refused-not-wanted = Los demás de esta mesa no lo aceptaron, así que no puedes pedir este asiento otra vez.
refused-search-of-others = Eso solo puede terminarlo quien busca aquí relevo, o quien tiene el asiento.
refused-owns-already = Esta mesa ya la llevas tú. Nombra a otra persona que se siente aquí.
refused-sits-elsewhere = Solo puede llevar esta mesa alguien que se siente a ella.
refused-follows-already = Ya sigues esta partida.
refused-does-not-follow = No sigues esta partida.
refused-too-many-follow = { $limit } personas siguen esta partida, y no pueden ser más. `/board` te muestra cómo está.
# Sigue un canal.
card-sought-at = La mesa está en
