# Lo que se le dice a una persona en un mensaje privado. Tras cada frase va un lugar, salvo tras el encabezado semanal.

whisper-turn = Es tu turno. Juégalo abajo o aquí:
whisper-deputy = { $seat } no está, y te toca jugar su turno. Juégalo abajo o aquí:
whisper-reminder = La partida aún te espera. Juega tu turno aquí:
whisper-invited = Tienes un asiento reservado durante un día. Únete aquí:
whisper-over = La partida que sigues ha terminado. Mira aquí cómo acabó:
whisper-asked = Aquí tienes algo que ver o que responder:
whisper-next = Está jugando { $seats }, y el próximo turno es tuyo. Ya puedes mirar, o planearlo, aquí:
# En letra pequeña, para que no haya dos mensajes iguales.
whisper-number = -# N.º { $number }
whisper-weekly = { $count ->
    [one] Te espera una de tus partidas:
   *[other] Te esperan { $count } de tus partidas:
}
