# Lo que dicen las imágenes de Alhambra, y lo que se dice en su lugar.

alhambra-picture-basic-game = juego básico
alhambra-picture-the-end = el final{ $level ->
    [0] {""}
   *[other] {" "}· empate: comparten la victoria
}
alhambra-picture-round = { $round ->
    [a] puntuación 1
    [b] puntuación 2
   *[c] puntuación final
}
alhambra-picture-nobody-overtook = Nadie adelantó a nadie.
alhambra-picture-market = Mercado
alhambra-picture-display = Dinero
alhambra-picture-deck = Mazo
alhambra-picture-standings = Posiciones
alhambra-picture-scoring = Puntos
alhambra-picture-pays-one = { $first }
alhambra-picture-pays-two = { $first } · { $second }
alhambra-picture-pays-three = { $first } · { $second } · { $third }
alhambra-picture-wall-pays = 1 por tramo
alhambra-picture-final-scores = Puntos finales
alhambra-picture-dirk = Dirk
alhambra-picture-offers = En venta
alhambra-picture-to-place = Colocar
alhambra-picture-extra-action = +1 acción
alhambra-picture-cells = sitios
alhambra-picture-to = –
alhambra-picture-or-reserve = o reserva
alhambra-picture-or-reserve-or-dirk = o reserva, o Dirk
alhambra-picture-paid = pago
alhambra-picture-exact = exacto
alhambra-picture-too-much = { $number } de más
alhambra-picture-first-player = primer turno
alhambra-picture-most-of-a-kind = mayoría
alhambra-picture-rounds = puntuaciones
alhambra-picture-reserve = Reserva
alhambra-picture-longest = mayor { alhambra-border }
alhambra-picture-wall = { alhambra-border }
alhambra-picture-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
alhambra-picture-your-money = Tu dinero
alhambra-picture-card-count = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
alhambra-picture-times = ×{ $count }

alhambra-picture-type = { $type ->
    [arena] arena
    [bath-house] baños
    [library] biblioteca
    [hostel] posada
    [hospital] hospital
    [market] zoco
    [park] parque
    [school] escuela
    [district] barrio
    [pavilion] pabellón
    [seraglio] serrallo
    [arcades] arcadas
    [chambers] aposentos
    [garden] jardín
   *[tower] torre
}
alhambra-picture-tile = { alhambra-picture-type } { $price }
alhambra-picture-currency = { $currency ->
    [yellow] florines
    [green] dírhams
    [blue] denarios
   *[orange] ducados
}
alhambra-picture-money = { $value } { $value ->
    [one] { $currency ->
        [yellow] florín
        [green] dírham
        [blue] denario
       *[orange] ducado
    }
   *[other] { alhambra-picture-currency }
}

# Pasos del último turno; la imagen nombra antes el asiento.
alhambra-picture-took = tomó { $cards }
alhambra-picture-bought = compró { $tile } con { alhambra-picture-currency }
alhambra-picture-bought-exactly = compró { $tile } con { alhambra-picture-currency }, exacto
alhambra-picture-placed = puso { $tile }
alhambra-picture-placed-it = lo puso
alhambra-picture-reserved = guardó { $tile }
alhambra-picture-reserved-it = lo guardó
alhambra-picture-given = dio { $tile } a Dirk
alhambra-picture-given-it = lo dio a Dirk
alhambra-picture-built = puso { $tile } de la reserva
alhambra-picture-removed = pasó { $tile } a la reserva
alhambra-picture-exchanged = cambió { $out } por { $tile }
alhambra-picture-passed = pasó
alhambra-picture-scored = activó la { $round ->
    [a] 1.ª
    [b] 2.ª
   *[c] última
} puntuación
alhambra-picture-dirk-drew = Dirk sacó { $count } losetas
alhambra-picture-last-tile = { $seat } recibe { $tile }

# Las imágenes en frases, para quien lee en vez de mirar.
alhambra-describe-over = La partida ha terminado: { $seats } con { $points } puntos.
alhambra-describe-your-turn = Es tu turno.
alhambra-describe-to-act = Juega: { $seats }.
alhambra-describe-last-turn = { $seat } { $steps }.
alhambra-describe-to-place = Por colocar: { $tiles }.
alhambra-describe-your-money = Tu dinero: { $purses }.
alhambra-describe-purse = { alhambra-picture-currency } { $values }
alhambra-describe-reserve = Tu reserva: { $tiles }.
alhambra-describe-offer = { $tile } por { alhambra-picture-currency }
alhambra-describe-market = Mercado: { $offers }.
alhambra-describe-display = Dinero: { $cards }.
alhambra-describe-seat = { $rank }. { $seat }: { $points } puntos, { $types }, { alhambra-border } { $wall }, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, { $reserve } en reserva.
alhambra-describe-dirk = Dirk: { $points } puntos, { $types }.
alhambra-describe-count = { $count } { $type ->
    [library] { $count ->
        [one] biblioteca
       *[other] bibliotecas
    }
    [arcades] { $count ->
        [one] arcada
       *[other] arcadas
    }
    [chambers] { $count ->
        [one] aposento
       *[other] aposentos
    }
    [pavilion] { $count ->
        [one] pabellón
       *[other] pabellones
    }
    [seraglio] { $count ->
        [one] serrallo
       *[other] serrallos
    }
    [garden] { $count ->
        [one] jardín
       *[other] jardines
    }
    [tower] { $count ->
        [one] torre
       *[other] torres
    }
    [bath-house] { $count ->
        [one] casa de baños
       *[other] casas de baños
    }
    [hospital] { $count ->
        [one] hospital
       *[other] hospitales
    }
   *[other] { $count ->
        [one] { alhambra-picture-type }
       *[other] { alhambra-picture-type }s
    }
}
alhambra-describe-points = { $points } puntos, { alhambra-border } { $wall }.
alhambra-describe-city = Tu ciudad ({ alhambra-border }s; pasos al este y al norte de la { alhambra-start }): { $tiles }.
alhambra-describe-seats-city = Ciudad de { $seat }: { $tiles }.
alhambra-describe-cities = Las ciudades: cada edificio con sus { alhambra-border }s y sus pasos al este y al norte de la { alhambra-start }; 2,-1 es dos al este y uno al sur.
alhambra-describe-built = { $tile } { $cell }
alhambra-describe-tile = { $tile } { $walls }
alhambra-describe-stock = Quedan: { $bag ->
    [one] 1 loseta
   *[other] { $bag } losetas
} en la bolsa, { $deck ->
    [one] 1 carta
   *[other] { $deck } cartas
} en el mazo.

alhambra-describe-round = { $round ->
    [a] Primera
    [b] Segunda
   *[c] Última
} puntuación.
alhambra-describe-gain = { $seat } ganó { $gained }, de ellos { $wall } por su { alhambra-border }, y tiene { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
alhambra-describe-gain-dirk = Dirk ganó { $gained }.
alhambra-describe-type = { $type ->
    [arena] Arenas
    [bath-house] Baños
    [library] Bibliotecas
    [hostel] Posadas
    [hospital] Hospitales
    [market] Zocos
    [park] Parques
    [school] Escuelas
    [district] Barrios
    [pavilion] Pabellones
    [seraglio] Serrallos
    [arcades] Arcadas
    [chambers] Aposentos
    [garden] Jardines
   *[tower] Torres
}: { $standings }.
alhambra-describe-standing = { $who } { $count } ({ $points })
alhambra-describe-gains = { $seat } ganó { $gains }.
alhambra-prompt-place = colocar
alhambra-prompt-choose = elegir
