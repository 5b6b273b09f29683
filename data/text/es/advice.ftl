# Consejos: qué sería lo mejor, o habría sido.

command-hint = Las tres mejores cosas que puedes hacer en tu turno, y por qué
command-review = Tus turnos de una partida terminada en que otra cosa habría sido mucho mejor
button-hint = Pista
button-review = Repasar turnos
button-hinted = Hacer { $number }
option-hints = Pistas
choice-hints = Todos pueden pedir pistas
choice-hints-none = Nadie recibe pistas
about-hints = Quien pregunta sabe las tres mejores acciones y por qué.
about-hints-none = Cada cual decide por su cuenta, como en un torneo.
lobby-unaided = En esta mesa nadie recibe pistas.
refused-hint-unaided = En esta mesa se juega sin pistas: así lo eligió quien la lleva antes de empezar.
refused-hint-lesson = En una lección, la propia lección dice qué hacer.
refused-review-running = Tus turnos se pueden repasar cuando la partida haya terminado. Hasta entonces tienes `/hint`.
refused-review-seat = Solo puede repasar los turnos quien jugó en un asiento.
advice-none = Ahora mismo no he podido averiguar nada. Inténtalo de nuevo dentro de un momento.
advice-still = Aún estoy pensando en lo que preguntaste antes. Primero tendrás esa respuesta; después puedes preguntar otra vez.
advice-too-many = Ahora mismo mucha gente está repasando sus turnos. Inténtalo de nuevo dentro de unos minutos.

## Una pista. Un punto es uno de los que daría la última puntuación si fuera ahora.

hint-heading = { $count ->
    [one] Solo puedes hacer una cosa:
    [2] Esto parece lo mejor, por lo que puedes saber:
   *[other] Estas tres cosas parecen lo mejor, por lo que puedes saber:
}
hint-line = **{ $number }.** { $action } – { $why }
hint-only = { $action }
hint-nothing-now = nada por ahora; es para más adelante
hint-ends = tu turno acaba aquí
hint-reasons = { $reasons }
hint-reasons-and = { $reasons }; { $brings }
hint-shared = { $reason } (igual que todo lo demás que ahora merece la pena)
hint-scores = da { $points } { $points ->
    [one] punto
   *[other] puntos
} enseguida
hint-costs = cuesta { $points } { $points ->
    [one] punto
   *[other] puntos
} enseguida
hint-takes = quita { $points } { $points ->
    [one] punto
   *[other] puntos
} a { $from-is ->
    [seat-you] ti
   *[other] { $from }
}
hint-denies = priva de unos { $points } { $points ->
    [one] punto
   *[other] puntos
} a { $from-is ->
    [seat-you] ti
   *[other] { $from }
} en las dos próximas rondas
hint-behind = { $line }. Unos { $points } { $points ->
    [one] punto
   *[other] puntos
} peor que lo primero.
hint-how = -# He seguido jugando dos rondas con { $count } opciones, { $tries } veces cada una, repartiendo de nuevo todo lo que no puedes ver. Los puntos se cuentan como si la última puntuación fuera ahora.

## Una partida terminada, repasada.

review-title = { $title } · repaso de tus turnos
review-nothing = { $count ->
    [0] En esta partida no tuviste ninguna decisión en que hubiera otra cosa que hacer.
    [one] He probado qué más podías haber hecho en la única decisión que tuviste, y no he encontrado nada mucho mejor.
   *[other] He probado qué más podías haber hecho en cada una de tus { $count } decisiones, y no he encontrado nada mucho mejor. ¡Bien jugado!
}
review-unreadable = No he podido repasar ninguna de tus decisiones: lo que se guarda de esta partida ya no se puede leer.
review-found = En { $found } de tus { $count } decisiones otra cosa habría sido mucho mejor, por lo que entonces podías saber:
review-line = **Turno { $turn }**: { $played }. Mejor por unos { $points } { $points ->
    [one] punto
   *[other] puntos
}: { $better }.
review-line-deputy = **Turno { $turn }**, tu suplente: { $played }. Mejor por unos { $points } { $points ->
    [one] punto
   *[other] puntos
}: { $better }.
review-turned = Lo que más contó fue el turno { $turn }, unos { $points } puntos. Todo lo de aquí suma unos { $total }, y { $gap ->
    [0] tenías tantos puntos como el primer puesto
    [one] ibas un punto por detrás
   *[other] ibas { $gap } puntos por detrás
}.
review-turned-beyond = Lo que más costó fue el turno { $turn }, unos { $points } puntos. Pero todo lo de aquí suma unos { $total }, e ibas { $gap } puntos por detrás: lo demás lo hicieron la suerte y los otros.
review-turned-won = Lo que más costó fue el turno { $turn }, unos { $points } puntos; aun así ganaste.
review-missed = { $count ->
    [one] Una decisión más no se ha podido repasar.
   *[other] { $count } decisiones más no se han podido repasar.
}
review-boards = La imagen muestra el turno { $turn } como se jugó y, debajo, lo que habría sido mejor.
review-example = Lo que la suerte habría traído ahí es solo un ejemplo.
# El título de los dos tableros: 14 letras como mucho.
review-picture-own = Lo jugado
review-picture-better = Mejor
review-alt-own = Arriba, lo que se hizo:
review-alt-better = Abajo, lo que habría sido mejor:
ask-review = Otro turno
