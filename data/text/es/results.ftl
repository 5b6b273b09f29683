# El balance de las partidas terminadas de la gente.

command-stats = El balance de tus partidas terminadas en este servidor, o de las de otra persona
slot-stats-whom = De quién; las tuyas si no dices otra cosa
slot-stats-with = Contra quién: el balance entre ambos en las partidas que jugaron los dos
command-leaderboard = Quién juega mejor en este servidor
slot-leaderboard-game = Qué juego; todos si no dices otra cosa
slot-leaderboard-since = Qué partidas cuentan; las de los últimos 90 días si no dices otra cosa
slot-leaderboard-hints = Si cuentan las partidas en que podía haber pistas; cuentan si no dices otra cosa
choice-since-season = Los últimos 90 días
choice-since-ever = De siempre
choice-aided-allowed = Todas
choice-aided-none = Solo partidas sin pistas
refused-leaders-since = { $typed } no es ni `season` (los últimos 90 días) ni `ever`.
refused-leaders-hints = { $typed } no es ni `allowed` ni `none`.

# Una valoración y lo segura que es.
rating-guess = valoración { $rating } (aún a ojo, { $doubt } arriba o abajo)
rating-takes-shape = valoración { $rating } ({ $doubt } arriba o abajo)
rating-sure = valoración { $rating } (bastante segura, { $doubt } arriba o abajo)

## Las partidas de una persona.

stats-own = **Tus partidas terminadas en este servidor**
stats-of = **Partidas terminadas de { $person } en este servidor**
stats-line = **{ $game }**: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $won } { $won ->
    [one] ganada
   *[other] ganadas
}{ $shared ->
    [0] { "" }
   *[other] {" "}(de ellas compartidas: { $shared })
}{ $left ->
    [0] { "" }
   *[other] , dejadas pronto: { $left }
}{ $unaided ->
    [0] { "" }
   *[other] , { $unaided } sin pistas
} · { $average } puntos de media, { $best } la mejor · { $rated }
stats-together = **Todos los juegos**: { $games } partidas, { $won } { $won ->
    [one] ganada
   *[other] ganadas
}{ $shared ->
    [0] { "" }
   *[other] {" "}(de ellas compartidas: { $shared })
}{ $left ->
    [0] { "" }
   *[other] , dejadas pronto: { $left }
}{ $unaided ->
    [0] { "" }
   *[other] , { $unaided } sin pistas
} · { $rated }
stats-line-left = **{ $game }**: { $games ->
    [one] { $games } partida, abandonada pronto
   *[other] { $games } partidas, todas abandonadas pronto
} · { $rated }
stats-line-conceded = **{ $game }**: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $won } { $won ->
    [one] ganada
   *[other] ganadas
} porque el rival abandonó tarde{ $left ->
    [0] { "" }
   *[other] , dejadas pronto: { $left }
} · { $rated }
stats-counted = Una partida cuenta cuando al menos dos personas la jugaron hasta el final, o cuando una de dos la abandonó después de la primera puntuación (si no la hay, tras la mitad de los turnos): entonces la ha perdido. Los puestos son entre personas: los bots no tienen. Quien abandonó pronto queda en último lugar, y los puntos de esa partida no son suyos. Quien comparte el primer puesto también ha ganado. Las valoraciones empiezan en 1500.
stats-shown = Esto lo pueden ver todos en este servidor. Con `/me settings results:private` te lo guardas para ti.
stats-private = Esto no lo puede ver nadie más. Con `/me settings results:shown` lo ven todos en este servidor.
stats-nothing = Aún no tienes ninguna partida terminada en este servidor. Una partida cuenta cuando al menos dos personas la juegan hasta el final; puede haber bots también.
stats-nothing-of = De { $person } no hay nada que ver aquí: aún no cuenta ninguna partida suya en este servidor, o se lo guarda para sí.

## Dos personas frente a frente.

versus-title = **{ $person } contra { $other } en este servidor**
versus-line = **{ $game }**: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} en común · por delante { $person } en { $ahead }, { $other } en { $behind }{ $level ->
    [0] { "" }
   *[other] , empate en { $level }
}
versus-together = **Todos los juegos**: { $games } partidas · por delante { $person } en { $ahead }, { $other } en { $behind }{ $level ->
    [0] { "" }
   *[other] , empate en { $level }
}
versus-counted = Todas las partidas que cuentan y en que ambos tenían asiento, jugara quien jugara además. Quien abandonó pronto queda detrás de quien siguió; dos que abandonaron empatan.
versus-nothing = De { $person } contra { $other } no hay nada que ver aquí: aún no cuenta ninguna partida de ambos en este servidor, o alguien se guarda sus resultados para sí.
versus-oneself = Es dos veces la misma persona. Di contra quién con `with:`.

## Quién juega mejor.

leaders-title = **{ $game } · los mejores del servidor**
leaders-title-all = **Todos los juegos · los mejores del servidor**
leaders-season = Partidas de los últimos { $days } días
leaders-ever = Partidas de siempre
leaders-which = { $since }
leaders-which-unaided = { $since }, solo las sin pistas
leaders-page = { $which } · página { $page } de { $pages }
leaders-first = 🥇
leaders-second = 🥈
leaders-third = 🥉
leaders-place = { $place }\.
leaders-line = { $place } **{ $person }** · { $rated } · { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $won } { $won ->
    [one] ganada
   *[other] ganadas
}{ $unaided ->
    [0] { "" }
   *[other] , { $unaided } sin pistas
}
leaders-line-shared = { $place } (compartido) **{ $person }** · { $rated } · { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $won } { $won ->
    [one] ganada
   *[other] ganadas
}{ $unaided ->
    [0] { "" }
   *[other] , { $unaided } sin pistas
}
leaders-nameless = sin nombre
leaders-nobody = Aún no tiene puesto nadie. Hacen falta { $games } partidas que cuenten.
leaders-nobody-season = Aún no tiene puesto nadie en esta temporada. Hacen falta { $games } partidas que cuenten, una de ellas en los últimos { $days } días.
leaders-own = Tienes el puesto { $place }: { $rated }.
leaders-own-few = De esto tienes { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} que { $games ->
    [one] cuenta
   *[other] cuentan
}.
leaders-own-private = No figuras, porque así lo elegiste: { $rated }. Con `/me settings results:shown` figuras.
leaders-own-inactive = No tienes puesto en esta temporada, porque ninguna de tus partidas acabó en los últimos { $days } días: { $rated }.
leaders-counted = Los puestos van por valoración, a partir de { $games } partidas que cuenten; quienes tienen la misma comparten uno. La valoración sale de todas las partidas que aquí cuentan, también las de antes de la temporada. `/me stats` dice qué cuenta.
button-leaders-season = Los últimos { $days } días
button-leaders-ever = De siempre
button-leaders-unaided = Solo sin pistas
button-leaders-all = Todas, y con pistas
ask-leaders-game = Qué juego
choice-leaders-all = Todos
leaders-picture-title = los mejores del servidor
leaders-picture-all = Todos
leaders-picture-ever = De siempre
leaders-picture-season = Últimos { $days } días
leaders-picture-games = Jugó
leaders-picture-won = Ganó
leaders-picture-unaided = Sin pistas
leaders-picture-rating = Valor
leaders-picture-doubt = ±
leaders-picture-footer = Se empieza en 1500, más seguro cuanto menor es ±; = es un puesto compartido
leaders-picture-footer-unaided = Solo partidas sin pistas · se empieza en 1500; = es un puesto compartido
picture-place-shared = ={ $place }
