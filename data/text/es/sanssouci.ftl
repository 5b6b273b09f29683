# Sanssouci: reglas, piezas, menús, lo que pasó y por qué no.

game-sanssouci = Traza el jardín de un palacio y haz bajar por él a tus nobles
sanssouci-title = Sanssouci

## Las reglas, para /rules. Un párrafo cada una; juntas son sanssouci-rules.

sanssouci-rules-aim = **El objetivo.** Cada cual traza un jardín bajo la terraza de un palacio: nueve columnas, una por símbolo, y seis filas, una por color. Los nobles que bajan paseando por él dan puntos, y también las filas completas, las columnas completas y dos misiones secretas. Después de 18 turnos cada uno, gana quien tenga más puntos.
sanssouci-rules-turn = **Tu turno.** Juega una de tus dos cartas, toma una loseta del mercado y colócala; después, si quieres, mueve un noble. Confirma: el mercado y tu mano se rellenan. Tus 18 cartas son tus 18 turnos.
sanssouci-rules-cards = **Cartas.** Dos colores: toma una de las cuatro losetas de esos colores. Un símbolo: toma una loseta que lo muestre, aunque tenga que ser jardinero; solo si no hay ninguna, toma la que quieras. El comodín: toma la que quieras.
sanssouci-rules-laying = **Colocar.** Una loseta tiene una casilla propia: la columna de su símbolo, en la fila del color del que se tomó. Si ahí ya hay algo, puesto o impreso, se le da la vuelta por el lado del jardinero y va a una casilla libre de esa fila o columna y, solo si no hay ninguna, a cualquier casilla libre. De otro modo nadie puede dar la vuelta a una loseta.
sanssouci-rules-nobles = **Nobles.** Un noble pasea por casillas cubiertas que se tocan por un lado, tan lejos como quieras: por otras columnas, hacia arriba, por encima de otros nobles y de jardineros, nunca por una casilla vacía. Acaba en su propia columna, más abajo de donde empezó, y no sobre un jardinero. Puntúa la fila en que acaba. Un noble por turno.
sanssouci-rules-end = **El final.** Cada fila completa y cada columna completa paga, la llene lo que la llene; la fila beige no paga nada. Cada una de tus dos misiones paga los puntos de la fila en que está su noble. Si hay empate, gana quien tenga más jardineros; si sigue, la victoria es compartida.
sanssouci-rules-points = **Puntos.**
    `fila         noble  fila completa`
    `beige        1       -`
    `blanca       2       8`
    `gris         3       7`
    `naranja      4       6`
    `fucsia       5       5`
    `turquesa     6       4`
    Una columna completa paga 5.
sanssouci-rules-expansion = **La expansión.** Cada cual recibe un tablero de 16 casillas que se pone sobre el jardín, con lo alto en la escalinata gris, y elige su cara en secreto, conociendo su mano, sus misiones y el mercado. Tapa lo impreso debajo. Una loseta colocada sobre una marca paga enseguida: +1, +2 y +3 por un símbolo, +3 con sombrero por un jardinero; -2 y -3 cuestan en ambos casos. Los puntos pueden bajar de 0.
sanssouci-rules-variants = **Variantes.** Los jardines se sortean, o se eligen por turno desde el primer jugador. La expansión está o no está.
sanssouci-rules-terms = **Palabras.** Columna: las seis casillas de un símbolo. Fila: las nueve casillas de un color. Casilla propia: donde se cruzan la columna y la fila de una loseta. Mercado: diez losetas, dos en cada color menos el beige. Cubierta: con una loseta de símbolo, un jardinero o un símbolo impreso. Jardinero: una loseta del revés; ocupa su casilla, y los nobles pasan por él pero nunca se paran ahí. Terraza: donde esperan los nobles, sobre la fila beige; un noble entra por la casilla beige de su columna. Misión: un símbolo cuyo noble te paga al final; secreta hasta entonces. Marca: lo que paga o cuesta una casilla de la expansión.
sanssouci-rules-pictures = **En las imágenes.** Un marco oscuro alrededor de un símbolo: una loseta; sin él, el símbolo está impreso. Un número dorado en una misión: lo que paga según está su noble. Una bandera morada sobre una columna: tu misión. Un anillo y un número naranjas: el último turno. Un número oscuro: una entrada de tu menú. Una estrella: quién va en cabeza y, al final, quién ha ganado.

sanssouci-rules =
    { sanssouci-rules-aim }

    { sanssouci-rules-turn }

    { sanssouci-rules-cards }

    { sanssouci-rules-laying }

    { sanssouci-rules-nobles }

    { sanssouci-rules-end }

    { sanssouci-rules-points }

    { sanssouci-rules-expansion }

    { sanssouci-rules-variants }

    { sanssouci-rules-terms }

    { sanssouci-rules-pictures }

## Opciones, comandos

option-sanssouci-expansion = Tableros de expansión
about-sanssouci-expansion = Un tablero con marcas para cada jardín: las losetas puestas en ellas dan o cuestan puntos.
about-sanssouci-gardens-drawn = La suerte reparte los jardines.
about-sanssouci-gardens-chosen = Uno tras otro, cada asiento elige su jardín.
option-sanssouci-gardens = Jardines
choice-sanssouci-gardens-drawn = al azar
choice-sanssouci-gardens-chosen = elegidos por turno
chosen-sanssouci-gardens-chosen = jardines elegidos por turno
verb-sanssouci-garden = Elige tu jardín
slot-sanssouci-garden-board = Qué cara de qué tablero, de 1a a 4b
verb-sanssouci-side = Elige la cara de tu tablero de expansión
slot-sanssouci-side-side = Cara a o cara b
verb-sanssouci-play = Juega una carta, toma una loseta y colócala
slot-sanssouci-play-card = Qué carta de tu mano
slot-sanssouci-play-tile = Qué loseta: color/símbolo
slot-sanssouci-play-gardener = A dónde va como jardinero, si su propia casilla está ocupada
verb-sanssouci-move = Mueve un noble
slot-sanssouci-move-noble = Qué noble, por su columna
slot-sanssouci-move-to = A qué fila
verb-sanssouci-end = Confirma tu turno

## Piezas

sanssouci-symbol-labyrinth = laberinto
sanssouci-symbol-statue = estatua
sanssouci-symbol-pavilion = pabellón
sanssouci-symbol-topiary = topiario
sanssouci-symbol-stairway = escalinata
sanssouci-symbol-fountain = fuente
sanssouci-symbol-rose_arch = arco de rosas
sanssouci-symbol-herb_spiral = espiral
sanssouci-symbol-grapevine = parra
sanssouci-colour-beige = beige
sanssouci-colour-white = blanco
sanssouci-colour-grey = gris
sanssouci-colour-orange = naranja
sanssouci-colour-fuchsia = fucsia
sanssouci-colour-turquoise = turquesa
# Solo "blanco" cambia con el género.
sanssouci-square = { $symbol } { $colour-is ->
    [sanssouci-colour-white] { $symbol-is ->
        [sanssouci-symbol-statue] blanca
        [sanssouci-symbol-stairway] blanca
        [sanssouci-symbol-fountain] blanca
        [sanssouci-symbol-herb_spiral] blanca
        [sanssouci-symbol-grapevine] blanca
       *[other] blanco
    }
   *[other] { $colour }
}
sanssouci-card-of-symbol = carta de { $symbol }
sanssouci-card-of-colours = carta { $first }/{ $second }
sanssouci-card-of-all = comodín
sanssouci-side = { $board }{ $side }
sanssouci-mark-blank = nada
sanssouci-mark-symbol = +{ $points }
sanssouci-mark-gardener = jardinero +{ $points }
sanssouci-mark-loss = −{ $points }

## Menús: 80 caracteres como mucho cada uno.

sanssouci-menu-garden = { $side }: { $printed }
sanssouci-menu-side = Cara { $side }
sanssouci-menu-turned = { $tile } como jardinero
sanssouci-menu-row = fila { $row-is ->
    [sanssouci-colour-white] blanca
   *[other] { $row }
}
sanssouci-menu-gardener = en { $place }
sanssouci-menu-noble = noble de { $noble }
sanssouci-menu-goal = a la fila { $row-is ->
    [sanssouci-colour-white] blanca
   *[other] { $row }
}
sanssouci-menu-end = Confirmar

# Lo que trae una elección: la segunda línea de su entrada, 100 caracteres como mucho.
sanssouci-brings = { $gains }
sanssouci-menu-gain-row = fila completa { $points }
sanssouci-menu-gain-column = columna completa { $points }
sanssouci-outlook = entonces { $row } de { $row-full } en su fila y { $column } de { $column-full } en su columna
sanssouci-menu-gain-mark = su marca +{ $points } ya
sanssouci-menu-gain-loss = su marca −{ $points } ya
sanssouci-menu-gain-noble = un noble podría puntuar después { $points }
sanssouci-brings-side = marcas: { $pay } pagan, { $gardeners } pagan jardineros, { $cost } cuestan puntos
sanssouci-brings-move = { $points ->
        [one] +1 punto
       *[other] +{ $points } puntos
    }
sanssouci-brings-move-mission = { $points ->
        [one] +1 punto, y otro tanto al final por tu misión
       *[other] +{ $points } puntos, y otro tanto al final por tu misión
    }
sanssouci-reminder-sides = **Elige la cara de tu tablero de expansión.** Sus marcas están en casillas de tu jardín y cuentan cuando se coloca ahí una loseta. De +1 a +3: esos puntos por una loseta con el símbolo a la vista. Un jardinero con +3: esos puntos por un jardinero. −2 y −3: esos puntos menos, se coloque lo que se coloque.

## Lo que pasó

# Las acciones son participios sin quién las hizo.
sanssouci-garden-chosen = elegido el jardín { $side }
sanssouci-dealt = Todos los jardines están elegidos; se reparten cartas, misiones y mercado.
sanssouci-side-chosen = elegido la cara { $side }
sanssouci-side-chosen-hidden = elegido una cara
sanssouci-side-shown = { $seat } cara { $side }
sanssouci-sides-shown = Todos han elegido: { $sides }.
sanssouci-laid = colocado { $tile }
sanssouci-laid-gardener = tomado { $tile } como jardinero en { $at }
sanssouci-laid-paid = colocado { $tile } por { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
sanssouci-laid-gardener-paid = tomado { $tile } como jardinero en { $at } por { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
sanssouci-laid-cost = colocado { $tile } a costa de { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
sanssouci-laid-gardener-cost = tomado { $tile } como jardinero en { $at } a costa de { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
sanssouci-moved = movido al noble de { $noble } a la fila { $row-is ->
        [sanssouci-colour-white] blanca
       *[other] { $row }
    } por { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
sanssouci-drawn = Has robado: { $card }.
sanssouci-ended =
    Se ha jugado la última carta.
    { $totals }
sanssouci-ended-seat = { $seat }: { $total ->
        [one] 1 punto
       *[other] { $total } puntos
    } (nobles { $moves }, marcas { $marks }, filas { $rows }, columnas { $columns }, misiones { $missions })
sanssouci-lines =
    { $front }
    { $next }
sanssouci-level = El empate lo deshacen los jardineros: { $seats }.
sanssouci-gardeners-of = { $seat } { $gardeners }

## Por qué no

sanssouci-refused-no-garden = Ahora no se eligen jardines. Juega una carta.
sanssouci-refused-no-side = Ahora no se eligen caras de tableros de expansión. Juega una carta.
sanssouci-refused-garden-first = Primero elige un jardín.
sanssouci-refused-side-first = Primero elige una cara de tu tablero de expansión.
sanssouci-refused-chosen = Ya has elegido. Confirma, o deshazlo.
sanssouci-refused-board = El tablero { $board } ya está elegido ({ $seat }), y solo hay uno. Elige una cara de otro tablero.
sanssouci-refused-laid = Ya has colocado una loseta en este turno. Mueve un noble, confirma tu turno o deshazlo.
sanssouci-refused-lay-first = Primero juega una carta y coloca una loseta.
sanssouci-refused-hand = No tienes esa carta: { $card }. En tu mano: { $hand }.
sanssouci-refused-market = En el mercado no hay { $symbol } en { $colour }. Ahí hay: { $there }.
sanssouci-refused-colours = Esta carta toma una loseta de { $first } o { $second }, no de { $colour }.
sanssouci-refused-symbol = Esta carta ha de tomar { $symbol } mientras haya en el mercado: { $count ->
        [one] hay 1
       *[other] hay { $count }
    }.
sanssouci-refused-own-occupied = Tu casilla «{ $own }» está ocupada, así que la loseta pasa a ser jardinero: di en qué casilla.
sanssouci-refused-own-free = Tu casilla «{ $own }» está libre, así que la loseta va ahí con el símbolo a la vista.
sanssouci-refused-occupied = { $at }: esa casilla está ocupada. Un jardinero va a una casilla libre.
sanssouci-refused-row-and-column = { $at } queda demasiado lejos: este jardinero va a la fila { $row-is ->
        [sanssouci-colour-white] blanca
       *[other] { $row }
    } o a la columna de { $column }, donde { $free ->
        [one] queda 1 casilla libre
       *[other] quedan { $free } casillas libres
    }.
sanssouci-refused-moved = Ya has movido un noble en este turno. Confirma tu turno, o deshazlo.
sanssouci-refused-not-lower = El noble de { $noble } está en la fila { $row-is ->
        [sanssouci-colour-white] blanca
       *[other] { $row }
    } y ha de acabar más abajo.
sanssouci-refused-goal-empty = { $goal }: esa casilla está vacía. Un noble acaba en una casilla cubierta de su columna.
sanssouci-refused-goal-gardener = { $goal }: ahí hay un jardinero. Los nobles pasan por los jardineros, pero nunca se paran ahí.
sanssouci-refused-no-path = Ningún camino de casillas cubiertas lleva a { $goal }.

## Hojas de puntuación de partidas físicas

sanssouci-card-mission = { $place }, { $name }: solo hay una misión de { $symbol }, y figura dos veces.
sanssouci-card-board = { $place }, { $name }: solo hay un tablero de jardín { $board }, y figura dos veces.
sanssouci-card-expansion = { $place }, { $name }: solo hay un tablero de expansión { $board }, y figura dos veces.
sanssouci-card-expanded = { $place }, { $name }: o todos tienen tablero de expansión, o ninguno.
sanssouci-card-tiles = { $place }, { $name }: { $count } losetas son demasiadas. Cada cual coloca 18.
sanssouci-card-square = { $place }: no hay ninguna casilla «{ $square }». Las casillas son como grey/stairway.
sanssouci-card-noble = { $place }: no hay ningún noble «{ $noble }». Los nobles se nombran por su columna, como stairway.
sanssouci-card-printed = { $place }, { $name }: { $square } viene impreso, así que ahí no hay ninguna loseta.
sanssouci-card-noble-free = { $place }, { $name }: ningún noble puede estar en { $square }, que está libre.
sanssouci-card-noble-gardener = { $place }, { $name }: ningún noble puede estar en { $square }, donde hay un jardinero.
sanssouci-card-noble-path = { $place }, { $name }: ningún noble puede estar en { $square }, sin camino hasta la fila beige.
sanssouci-card-moves = { $place }, { $name }: unos nobles ahí situados ganaron de { $least } a { $most } puntos con sus movimientos, no { $moves }.
sanssouci-card-symbol = { $place }: hay { $count } losetas de { $symbol }, y en la caja hay { $held }.

## Imágenes

sanssouci-picture-supply = { $supply ->
        [0] sin losetas en reserva
        [one] 1 loseta en reserva
       *[other] { $supply } losetas en reserva
    }
sanssouci-picture-gardens = los jardines · { $stage }
sanssouci-picture-expansion = con expansión · { $stage }
sanssouci-picture-round = ronda { $round } de 18
sanssouci-picture-over = el final
sanssouci-picture-sides = elección de cara
sanssouci-picture-boards = elección de jardín
sanssouci-picture-market = Mercado
sanssouci-picture-market-begins = El mercado para el primer asiento.
sanssouci-picture-first = empieza
sanssouci-picture-chose = ha elegido
sanssouci-picture-no-noble = sin mover noble
sanssouci-picture-turns = Últimos turnos
sanssouci-picture-to-come = Quedan
sanssouci-picture-turns-left = { $count ->
        [one] turno por asiento
       *[other] turnos por asiento
    }
sanssouci-picture-tiles-left = { $count ->
        [one] loseta
       *[other] losetas
    }
sanssouci-picture-column-pays = por columna completa
sanssouci-picture-rows-pay = por fila completa
sanssouci-picture-loss = −{ $points }
sanssouci-picture-yours = Tu jardín
sanssouci-picture-hand = Mano
sanssouci-picture-missions = Misiones
sanssouci-picture-points = { $points ->
        [one] punto
       *[other] puntos
    }
sanssouci-picture-gardeners = { $count ->
        [one] jardinero
       *[other] jardineros
    }
sanssouci-picture-laid = loseta nueva
sanssouci-picture-choose-garden = Elige un jardín
sanssouci-picture-choose-side = Elige una cara
sanssouci-picture-garden-of = El jardín de { $seat }
sanssouci-picture-part-moves = nobles
sanssouci-picture-part-marks = marcas
sanssouci-picture-part-rows = filas
sanssouci-picture-part-columns = columnas
sanssouci-picture-part-missions = misiones
sanssouci-picture-part-total = total

## Texto alternativo

sanssouci-describe-to-act = Juega { $seat }.
sanssouci-describe-sides = Se eligen las caras de los tableros de expansión; faltan: { $seats }.
sanssouci-describe-over = La partida ha terminado.
sanssouci-describe-seat = { $seat }: { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }, { $gardeners ->
        [one] 1 jardinero
       *[other] { $gardeners } jardineros
    }.
sanssouci-describe-tally = { $seat }: { $total } en total (nobles { $moves }, marcas { $marks }, filas { $rows }, columnas { $columns }, misiones { $missions }), { $gardeners ->
        [one] 1 jardinero
       *[other] { $gardeners } jardineros
    }.
sanssouci-describe-hand = En tu mano: { $cards }.
sanssouci-describe-missions = Tus misiones: { $missions }.
sanssouci-describe-market = En el mercado: { $tiles }. { $supply ->
        [0] No quedan losetas en la reserva.
        [one] Queda 1 loseta en la reserva.
       *[other] Quedan { $supply } losetas en la reserva.
    }
sanssouci-describe-colour = en { $colour } { $symbols }
sanssouci-describe-choice = Jardín { $side }: { $printed }.
sanssouci-describe-face = Cara { $side }: { $marks }.
sanssouci-describe-mark = { $square } { $mark }
sanssouci-describe-garden = El jardín de { $seat }, tablero { $side }.
sanssouci-describe-row = Fila { $row-is ->
    [sanssouci-colour-white] blanca
   *[other] { $row }
}: { $squares }.
sanssouci-describe-gardener = jardinero en { $symbol }
sanssouci-describe-nobles = Nobles en: { $nobles }.
sanssouci-describe-marks = Marcas a la vista: { $marks }.
sanssouci-picture-in-round = ronda { $round }
sanssouci-picture-so-far = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }{ $rounds ->
        [0] {""}
       *[other] {" "}· { $round }
    }
sanssouci-prompt-choose = elegir
sanssouci-prompt-card = jugar carta
sanssouci-prompt-lay = poner loseta
sanssouci-prompt-move = mover un noble
sanssouci-picture-mark-symbol = da con un motivo
sanssouci-picture-mark-gardener = da con un jardinero
sanssouci-picture-mark-loss = siempre cuesta
sanssouci-picture-mark-blank = ni da ni cuesta
sanssouci-picture-over-level = el final · empate: ganan más jardineros
