# Alhambra: reglas, piezas, menús, lo que pasó y por qué no.

game-alhambra = Construye la ciudad más bella de Granada: compra torres, jardines y murallas a precio justo
alhambra-title = Alhambra

## Comandos. Las descripciones tienen 100 caracteres como mucho.

verb-alhambra-take = Toma dinero: una carta de la oferta, o varias que sumen 5 o menos
slot-alhambra-take-cards = Las cartas, como blue-7 o green-2 blue-3
verb-alhambra-buy = Compra un edificio del mercado; con el pago exacto ganas otra acción
slot-alhambra-buy-tile = El edificio, por la moneda de su casilla del mercado, como blue
slot-alhambra-buy-pay = Las cartas con que pagas, como blue-4 blue-5; si lo omites, el mejor pago
verb-alhambra-place = Coloca en tu ciudad un edificio que has comprado este turno
slot-alhambra-place-tile = El edificio que has comprado, como tower-9-es
slot-alhambra-place-at = Pasos al este y al norte de la fuente, como 2,-1
verb-alhambra-reserve = Guarda en tu reserva un edificio que has comprado este turno
slot-alhambra-reserve-tile = El edificio que has comprado, como tower-9-es
verb-alhambra-give = Con dos asientos: da a Dirk un edificio que has comprado este turno
slot-alhambra-give-tile = El edificio que has comprado, como tower-9-es
verb-alhambra-build = Reforma: construye en tu ciudad un edificio de tu reserva
slot-alhambra-build-tile = El edificio de tu reserva, como tower-9-es
slot-alhambra-build-at = Pasos al este y al norte de la fuente, como 2,-1
verb-alhambra-remove = Reforma: pasa un edificio de tu ciudad a tu reserva
slot-alhambra-remove-tile = El edificio de tu ciudad, como tower-9-es
slot-alhambra-remove-at = Dónde está: pasos al este y al norte de la fuente; se puede omitir
verb-alhambra-exchange = Reforma: cambia un edificio de tu reserva por uno de tu ciudad, en su mismo sitio
slot-alhambra-exchange-tile = El edificio de tu reserva, como garden-10
slot-alhambra-exchange-for = El edificio de tu ciudad que pasa a la reserva, como tower-9-es
slot-alhambra-exchange-at = Dónde está este: pasos al este y al norte de la fuente; se puede omitir
verb-alhambra-end = Confirma: acaba tu turno

## Piezas y lugares

alhambra-kind-pavilion = pabellón
alhambra-kind-seraglio = serrallo
alhambra-kind-arcades = arcadas
alhambra-kind-chambers = aposentos
alhambra-kind-garden = jardín
alhambra-kind-tower = torre
alhambra-kind-arena = arena
alhambra-kind-bath-house = baños
alhambra-kind-library = biblioteca
alhambra-kind-hostel = posada
alhambra-kind-hospital = hospital
alhambra-kind-market = zoco
alhambra-kind-park = parque
alhambra-kind-school = escuela
alhambra-kind-district = barrio
alhambra-kinds-pavilion = pabellones
alhambra-kinds-seraglio = serrallos
alhambra-kinds-arcades = arcadas
alhambra-kinds-chambers = aposentos
alhambra-kinds-garden = jardines
alhambra-kinds-tower = torres
alhambra-kinds-arena = arenas
alhambra-kinds-bath-house = baños
alhambra-kinds-library = bibliotecas
alhambra-kinds-hostel = posadas
alhambra-kinds-hospital = hospitales
alhambra-kinds-market = zocos
alhambra-kinds-park = parques
alhambra-kinds-school = escuelas
alhambra-kinds-district = barrios

# Lo que va por los bordes: murallas; en Granada, fosos.
alhambra-border = { $border ->
    [moat] foso
   *[wall] muralla
}
# Siempre en femenino: la fuente, la loseta inicial.
alhambra-start = { $border ->
    [moat] loseta inicial
   *[wall] fuente
}

alhambra-tile = { $kind } { $price }
alhambra-tile-with-walls = { $tile } ({ $walls })
alhambra-walls-none = sin { alhambra-border }
alhambra-walls-one = { alhambra-border } { $side }
alhambra-walls-two = { alhambra-border } { $side }, { $other }
alhambra-walls-three = solo abre al { $open }
alhambra-walls-four = { $border ->
    [moat] todo fosos
   *[wall] todo muralla
}

alhambra-side-north = norte
alhambra-side-east = este
alhambra-side-south = sur
alhambra-side-west = oeste

alhambra-currency-yellow = amarillo
alhambra-currency-green = verde
alhambra-currency-blue = azul
alhambra-currency-orange = naranja

alhambra-sum-yellow = { $sum ->
        [one] { $sum } florín
       *[other] { $sum } florines
    }
alhambra-sum-green = { $sum ->
        [one] { $sum } dírham
       *[other] { $sum } dírhams
    }
alhambra-sum-blue = { $sum ->
        [one] { $sum } denario
       *[other] { $sum } denarios
    }
alhambra-sum-orange = { $sum ->
        [one] { $sum } ducado
       *[other] { $sum } ducados
    }

alhambra-card = { $currency } { $value }
alhambra-purse = { $currency } { $values }

# En palabras, para que ninguna cifra se tome por el número de una entrada.
alhambra-steps = { $steps ->
        [1] uno
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
        [11] once
        [12] doce
       *[other] { $steps }
    }
alhambra-steps-north = { alhambra-steps } al norte
alhambra-steps-east = { alhambra-steps } al este
alhambra-steps-south = { alhambra-steps } al sur
alhambra-steps-west = { alhambra-steps } al oeste
alhambra-place = { $column }, { $row }
alhambra-place-fountain = la { alhambra-start }
alhambra-row = fila { $steps }
alhambra-row-fountain = fila de la { alhambra-start }
alhambra-column-fountain = columna de la { alhambra-start }

alhambra-seat = { $seat }
alhambra-round-a = A
alhambra-round-b = B
alhambra-round-c = C

## La crónica de un turno

# Acciones: participios sin quién las hizo ("ha … tomado …, comprado …").
alhambra-money-taken = tomado { $cards }
alhambra-tile-bought = comprado { $tile } con { $paid }
alhambra-tiles-bought-exactly = comprado { $tiles } a precio exacto
alhambra-tile-placed = construido { $what } { $where }
alhambra-tiles-placed = construido { $tiles }
alhambra-tile-where = { $tile } { $where }
alhambra-tile-reserved = guardado { $tiles } en la reserva
alhambra-tile-given = dado { $tiles } a Dirk
alhambra-tile-built = construido { $what }, de la reserva, { $where }
alhambra-tile-removed = pasado { $tiles } a la reserva
alhambra-tile-exchanged = cambiado { $out } por { $tile } de la reserva
alhambra-passed = pasado sin poder hacer nada
alhambra-it = ese edificio
alhambra-them-all = todo
alhambra-where-north = al norte
alhambra-where-north-east = al nordeste
alhambra-where-east = al este
alhambra-where-south-east = al sudeste
alhambra-where-south = al sur
alhambra-where-south-west = al sudoeste
alhambra-where-west = al oeste
alhambra-where-north-west = al noroeste

alhambra-new-tile = { $tile } ({ $currency })
alhambra-market-refilled = Nuevo en el mercado: { $tiles }.{ alhambra-bag }
alhambra-bag = { $bag ->
        [0] { " " }Su bolsa está vacía.
       *[other] { "" }
    }
alhambra-display-refilled = Dinero nuevo: { $cards }.
alhambra-deck-renewed = { $cards ->
        [one] Se acabó el mazo: { $cards } carta descartada es el nuevo mazo.
       *[other] Se acabó el mazo: { $cards } cartas descartadas son el nuevo mazo.
    }
alhambra-dirk-drew = Dirk ha sacado { $tiles }.{ alhambra-bag }

alhambra-scoring-card = Ha salido la carta de la puntuación { $round }.
# Tres líneas: quién ganó cuánto, quién tuvo más de qué (y los puntos por ello) y cómo están las cosas.
alhambra-round-scored =
    Puntos en la puntuación { $round }: { $gains }.
    Puntos por mayorías: { $most }.
    { $standings }
alhambra-lines =
    { $front }
    { $next }
alhambra-facts = { $front }; { $next }
alhambra-gain = { $seat } +{ $gained } (ahora { $score })
alhambra-gain-dirk = Dirk +{ $gained }
alhambra-most = { $kinds } { $names } ({ $count ->
        [one] { $points }
       *[other] { $points } cada cual
    }{ $highest ->
        [0] { "" }
       *[other] , valor más alto { $highest }
    })
alhambra-most-wall = mayor { alhambra-border } { $names } ({ $points })
alhambra-leads = { $count ->
        [one] { $names-is ->
            [seat-you] Vas en cabeza con { alhambra-points }.
           *[other] { $names } va en cabeza con { alhambra-points }.
        }
       *[other] En cabeza, con { alhambra-points }: { $names }.
    }
alhambra-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
alhambra-sentences = { $front } { $next }

alhambra-end-began = { $empty ->
        [0] Ha llegado el final de la partida.
       *[other] Ya no se puede llenar el mercado: ha llegado el final de la partida.
    }
alhambra-starting-money = { $seat-is ->
    [seat-you] Recibiste
   *[other] { $seat } recibió
} { $cards } boca arriba.
alhambra-first-turn = { $seat-is ->
    [seat-you] Empiezas
   *[other] { $seat } empieza
}, { $why ->
    [cards] con menos cartas que los demás
    [money] con menos dinero entre quienes tienen menos cartas
   *[luck] por sorteo: otros tenían tantas cartas y tanto dinero
}.
alhambra-hands-shown =
    Todos han mostrado su dinero.
    { $hands }
alhambra-hand = { $seat }: { $cards }
alhambra-last-tile = { $seat-is ->
    [seat-you] Recibes
   *[other] { $seat } recibe
} { $tile } del mercado por tener más dinero { $currency }: { $money }.
alhambra-last-tile-level = Nadie recibe { $tile }: empatan varios con más dinero, { $money }.
alhambra-last-tile-nobody = Nadie recibe { $tile }: nadie tenía dinero { $currency }.
alhambra-final-score-dirk = Dirk tiene { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }; no puede ganar.

## Menús: los pasos hacia una acción. 80 caracteres como mucho, también unidos.

alhambra-menu-take = Tomar { $cards }
alhambra-menu-buy = Comprar { $tile }
alhambra-menu-buy-with = Comprar { $tile } con { $cards }, exacto
alhambra-menu-with = con { $cards }, exacto
alhambra-menu-with-too-much = con { $cards }, { $overpaid } de más
alhambra-menu-place = Colocar { $tile }
alhambra-menu-in-reserve = en la reserva
alhambra-menu-with-dirk = para Dirk
alhambra-menu-redesign = Reformar
alhambra-menu-build = Construir { $tile }
alhambra-menu-build-kind = Construir: { $kind }
alhambra-menu-remove = Pasar a la reserva
alhambra-menu-swap = Poner { $tile } en lugar de
alhambra-menu-swap-kind = Poner en lugar de otro: { $kind }
alhambra-menu-stands = { $tile } ({ $place })
alhambra-menu-region = { $columns }, { $rows }
alhambra-menu-range-north = de { $from } a { $to } al norte
alhambra-menu-range-east = de { $from } a { $to } al este
alhambra-menu-range-south = de { $from } a { $to } al sur
alhambra-menu-range-west = de { $from } a { $to } al oeste
alhambra-menu-stop = Parar aquí y colocar
alhambra-menu-end = Confirmar y acabar el turno

# Lo que traería una elección. 100 caracteres como mucho, también unido.
alhambra-reminder-extra-action = **Pago exacto: una acción más.** Si colocas lo comprado, renuncias a ella.
alhambra-consequence-take = entonces { $sums } en total
alhambra-consequence-take-exactly = entonces podrías pagar { $tiles } con el importe exacto
alhambra-consequence-exact = una acción más
alhambra-consequence-overpaid = sin más acciones
alhambra-consequence-wall = { alhambra-border }: de { $from } a { $to }
alhambra-consequence-wall-stays = { alhambra-border }: sigue en { $wall }
alhambra-consequence-reserve = no cuenta hasta que otra acción lo construya
alhambra-consequence-reserve-for-good = no contará: ya no habrá más acciones
alhambra-question-last-tiles = coloca las últimas losetas.
alhambra-consequence-exact-favour = pago exacto
alhambra-consequence-fits-nowhere = { $paid }; solo cabe en la reserva
alhambra-consequence-and = { $front }, { $next }
alhambra-majority-alone = más { $kinds } que nadie
alhambra-majority-level = empate en cabeza: { $kinds }
alhambra-majority-behind = { $kinds }: tú { $own }, otro { $most }
alhambra-majority-none = sin { $kinds }
alhambra-majority-changed = { $now } (antes: { $before })
alhambra-majority-was-alone = más que nadie
alhambra-majority-was-level = empate

## Las reglas, para /rules. Un párrafo cada una; juntas son alhambra-rules.

alhambra-rules-aim = **El objetivo.** Cada cual construye una ciudad alrededor de una fuente. Tres veces por partida puntúan quienes tienen más edificios de cada tipo, y cada cual por su muralla exterior más larga. Gana quien tenga más puntos; si hay empate, la victoria es compartida.
alhambra-rules-turn = **Tu turno.** Haz una cosa: tomar dinero, comprar un edificio o reformar tu ciudad. Después coloca lo comprado y confirma. El mercado y la oferta de dinero se rellenan después de confirmar; hasta entonces puedes deshacerlo todo. Solo pasas si no puedes hacer ninguna de las tres cosas.
alhambra-rules-money = **Tomar dinero.** Toma una carta cualquiera de la oferta, o varias que sumen 5 o menos, de las monedas que sean. Al principio todos reciben dinero boca arriba hasta que sume 20 o más, y después lo toman en la mano; **Qué ha pasado** lo cuenta. Quien tiene menos cartas y, entre estos, menos dinero, empieza.
alhambra-rules-buying = **Comprar.** Cada casilla del mercado quiere su propia moneda: la 1, florines amarillos; la 2, dírhams verdes; la 3, denarios azules; la 4, ducados naranjas. Paga al menos el precio; no hay cambio. Si pagas exacto, tienes otra acción, y así mientras pagues exacto.
alhambra-rules-placing = **Colocar.** Un edificio comprado va a tu ciudad o a tu reserva. En la ciudad los edificios no se giran; donde dos se tocan, o los dos tienen muralla o ninguno; desde la fuente se llega a pie a todos los edificios sin cruzar murallas; y no puede quedar ningún hueco encerrado.
alhambra-rules-redesigning = **Reformar.** Como acción: construye un edificio de tu reserva, pasa uno de tu ciudad a tu reserva, o cambia uno de tu ciudad por uno de tu reserva, en su mismo sitio. Después la ciudad ha de cumplir las reglas. Aquello con que empezó tu ciudad no se mueve nunca.
alhambra-rules-scoring = **Puntuación.** Por la primera, la segunda y la tercera mayoría de un tipo:
    ```
               A   B      C
    pabellón   1   8  1   16  8  1
    serrallo   2   9  2   17  9  2
    arcadas    3  10  3   18 10  3
    aposentos  4  11  4   19 11  4
    jardín     5  12  5   20 12  5
    torre      6  13  6   21 13  6
    ```
    Quienes empatan se reparten los puntos de sus puestos, redondeando hacia abajo. Solo cuenta la ciudad, no la reserva. Tu muralla exterior continua más larga da 1 punto por cada tramo.
alhambra-rules-end = **El final.** A y B se puntúan cuando salen sus cartas del mazo. Cuando el mercado no se puede llenar, la partida acaba: cada edificio que queda va a quien tenga más dinero de su moneda (a nadie si hay empate), se colocan y se puntúa C.
alhambra-rules-dirk = **Dirk.** Con dos asientos, Dirk también reúne edificios: 6 al principio, 6 después de A, un tercio de la bolsa después de B. Puntúa por edificios, nunca por murallas, y no puede ganar. Un edificio que compras se le puede dar a él.

alhambra-rules-terms = **Palabras.** *Mercado*: las cuatro casillas con edificios en venta, cada una para una moneda. *Oferta*: las cuatro cartas de dinero a la vista. *Reserva*: edificios tuyos que no están en la ciudad; no puntúan hasta que se construyen. *Exacto*: pagado sin que sobre nada. *Empate*: tantos como alguien más.
alhambra-rules-pictures = **En las imágenes.** La llave: quién tuvo el primer turno. La estrella dorada: quién ha ganado. Un disco de color: la mayoría de un tipo. Oro en una muralla: su tramo continuo más largo. Un anillo naranja: lo que cambió en el último turno. Un número turquesa: una entrada de tu menú.

alhambra-rules =
    { alhambra-rules-aim }

    { alhambra-rules-turn }

    { alhambra-rules-money }

    { alhambra-rules-buying }

    { alhambra-rules-placing }

    { alhambra-rules-redesigning }

    { alhambra-rules-scoring }

    { alhambra-rules-end }

    { alhambra-rules-dirk }

    { alhambra-rules-terms }

    { alhambra-rules-pictures }

    { alhambra-rules-bureau }

    { alhambra-rules-bonus }

    { alhambra-rules-huts }

    { alhambra-rules-vizier }

## Negativas: la regla, los números y lo que sí es posible

alhambra-refused-too-dear = { $tile } cuesta { $price }; tienes { $held }. Toma dinero, o compra otro edificio.
alhambra-refused-no-action-left = No te quedan acciones en este turno. Coloca { $tiles } y confirma.
alhambra-refused-turn-is-done = No te quedan acciones en este turno. Confirma para acabarlo.
alhambra-refused-only-placing = La partida está acabando: solo queda colocar los últimos edificios y confirmar.
alhambra-refused-must-act = Tu turno necesita antes una acción: tomar dinero, comprar un edificio o reformar tu ciudad.
alhambra-refused-still-to-place = Antes de confirmar, coloca { $tiles }: en tu ciudad o en tu reserva.
alhambra-refused-nothing-taken = Di qué cartas tomas: una cualquiera, o varias que sumen 5 o menos.
alhambra-refused-not-on-display = { $there ->
        [0] En la oferta no hay ningún { $card }. Toma de las cartas que hay.
        [one] En la oferta solo hay un { $card }. No tomes más que ese.
       *[other] En la oferta solo hay { $there } cartas { $card }. No tomes más que esas.
    }
alhambra-refused-takes-too-much = Esas cartas suman { $sum }, y varias cartas pueden sumar { $most } como mucho. Deja alguna, o toma una sola carta de cualquier valor.
alhambra-refused-space-empty = La casilla { $space } del mercado ({ $currency }) está vacía hasta que acabe el turno. Elige un edificio de otra casilla.
alhambra-refused-not-in-hand = { $held ->
        [0] No tienes ningún { $card }. Paga con las cartas de tu mano.
        [one] Solo tienes un { $card }. Paga con las cartas de tu mano.
       *[other] Solo tienes { $held } cartas { $card }. Paga con las cartas de tu mano.
    }
alhambra-refused-wrong-currency = La casilla { $space } del mercado solo acepta dinero { $currency }, así que { $card } no vale ahí. Paga con dinero { $currency }.
alhambra-refused-paid-too-little = El precio de { $tile } es { $price }; estas cartas suman { $paid }. Añade al menos { $missing } más, o toma dinero.
alhambra-refused-not-to-place = Ahora no puedes colocar { $tile }. Los edificios que has de colocar: { $tiles }.
alhambra-refused-nothing-to-place = Ahora no puedes colocar { $tile }: solo se colocan los edificios que acabas de comprar. Un edificio de tu reserva llega a la ciudad con una reforma.
alhambra-refused-not-in-reserve = En tu reserva no hay { $tile }. Una reforma usa edificios de tu reserva; lo que acabas de comprar se coloca.
alhambra-refused-not-in-city = En tu ciudad no hay { $tile } en { $place }: el sitio está vacío. Di un edificio con el sitio donde está.
alhambra-refused-other-in-city = En tu ciudad, en { $place } está { $found }, no { $tile }. Di un edificio con el sitio donde está.
alhambra-refused-fountain-stays = La { alhambra-start } no se mueve nunca. Elige uno de los edificios que la rodean.
alhambra-refused-does-not-fit = No puedes poner { $tile } en { $place }: { $why }. Elige otro sitio, o guarda el edificio en tu reserva.
alhambra-refused-cannot-leave = No puedes sacar { $tile } de tu ciudad: { $why }. Elige otro edificio.
alhambra-refused-cannot-exchange = No puedes cambiar { $out } por { $tile }: { $why }. Elige otros edificios.
alhambra-refused-no-dirk = Dirk solo juega en mesas de dos asientos. Coloca el edificio en tu ciudad o en tu reserva.
alhambra-refused-not-for-dirk = Dirk no recibe ninguno de los últimos edificios. Coloca { $tile } en tu ciudad o en tu reserva.

alhambra-misfit-fountain = ahí está la { alhambra-start }
alhambra-misfit-taken = ahí ya está { $tile }
alhambra-misfit-apart = no tocaría nada de tu ciudad
alhambra-misfit-clash = { alhambra-border } ha de dar con { alhambra-border }, pero hay { alhambra-border } en { $walled } hacia { $open }, que ahí no tiene
alhambra-misfit-unreachable = desde la { alhambra-start } no se llegaría a pie a { $others ->
        [0] { $place }
        [one] { $place } y { $others } edificio más
       *[other] { $place } y { $others } edificios más
    }
alhambra-misfit-hole = { $others ->
        [0] quedaría un hueco encerrado en { $place }
        [one] quedaría un hueco encerrado en { $place } y { $others } sitio más
       *[other] quedaría un hueco encerrado en { $place } y { $others } sitios más
    }


## Hojas de puntuación de partidas físicas.

alhambra-score-round = { $place }: «{ $round }» no es ninguna puntuación. Son A, B y C.
alhambra-score-cities = { $place } ha de tener las de 1 a 6 jugadores, no las de { $cities }.
alhambra-score-dirk = { $place }: solo juega con dos, así que junto a sus losetas no hay más de dos ciudades, no { $cities }.
alhambra-score-cell = { $place }: «{ $cell }» no es un sitio. Los sitios se escriben como 2,-1: pasos al este y al norte de la fuente, hasta { $reach } en cada sentido.
alhambra-score-cell-twice = { $place }: hay dos edificios en { $cell } en la ciudad de { $city }.
alhambra-score-fountain = { $place }: la { alhambra-start } de { $city } está en 0,0; ahí no puede haber ningún edificio.
alhambra-score-tile = { $place }: «{ $tile }» no es un edificio. Los edificios se escriben como { $border ->
    [moat] bath-house-6-ne: tipo, precio, fosos.
   *[wall] tower-9-es: tipo, precio, murallas.
}
alhambra-score-bonus-dealt = { $place }: { $city } tiene { $cards } cartas de bonificación a la vista; { $seats ->
        [one] a un jugador se le reparten
       *[other] a { $seats } jugadores se les reparten
    } { $dealt } a cada cual.
alhambra-score-no-tile-left = { $place }: en la caja no hay { $tile }, o no quedan: cada edificio está en una ciudad, en una reserva o con Dirk.
alhambra-score-place = { $cell }
alhambra-score-clash = { alhambra-border } ha de dar con { alhambra-border }, pero hay { alhambra-border } en { $walled } hacia { $open }, que ahí no tiene.
alhambra-score-out-of-reach = No se llega a pie a { $cells } desde la { alhambra-start }.
alhambra-score-hole = La ciudad encierra un hueco en { $cells }.
