# Los jardines de la Alhambra: reglas, piezas, menús, lo que pasó y por qué no.

game-gardens = Planta cuatro clases de árboles alrededor de los edificios, y que la tuya sea la que más tenga
gardens-title = Los jardines de la Alhambra

## Las reglas, para /rules.

gardens-rules-aim = **El objetivo.** Cada asiento tiene una clase de árboles: naranjo, lavanda, palmera o limonero. Cada loseta de jardín muestra las cuatro, en igual número. Quien tiene más árboles junto a un edificio cuando queda rodeado gana sus puntos.
gardens-rules-turn = **Tu turno.** Planta tu loseta en un campo vacío que comparta un borde con otra loseta, girada como quieras; la primera loseta de la partida va a uno de los 16 campos interiores. Confirma, y robas una loseta nueva mientras queden.
gardens-rules-enclosing = **Rodear.** Un edificio queda rodeado con 4 losetas; en el borde del tablero, con 2; en una esquina, con 1. Una loseta puede rodear varios edificios: cada uno se puntúa por separado.
gardens-rules-scoring = **Puntuación.** Gana el edificio la clase con más árboles junto a él. Las clases empatadas se anulan entre sí y gana la siguiente, aunque no tenga ningún árbol; si ninguna clase queda sola, no gana nadie. Quien gana recibe el valor del edificio por el número de clases que hay ahí. Las clases sin dueño participan y conservan lo que ganan.
gardens-rules-end = **El final.** Cuando los 36 campos están plantados, gana quien tenga más puntos; si hay empate, la victoria es compartida.
gardens-rules-variants = **Variantes.** Una mano de tres losetas: cada turno se juega una y se repone. Con dos asientos, dos clases cada uno: se comparan como si fueran de otros, y sus puntos se suman al final.

gardens-rules-terms = **Palabras.** *Campo*: uno de los 36 sitios para losetas, de a1 a f6. *Clase*: lavanda, naranjo, palmera o limonero. *Empate*: tantos árboles como otra clase. *De nadie*: una clase sin dueño.
gardens-rules-pictures = **En las imágenes.** Una medalla en un edificio: la clase que lo ganó; una barra: nadie. La estrella dorada: quién va en cabeza y, al final, quién ha ganado. Un anillo y un número naranjas: el último turno; una ganancia naranja: lo que dio un edificio.

gardens-rules =
    { gardens-rules-aim }

    { gardens-rules-turn }

    { gardens-rules-enclosing }

    { gardens-rules-scoring }

    { gardens-rules-end }

    { gardens-rules-variants }

    { gardens-rules-terms }

    { gardens-rules-pictures }

## Opciones, comandos

option-gardens-hand = Losetas en mano
about-gardens-hand-one = Plantas la loseta que robas.
about-gardens-hand-three = Eliges entre tres losetas: menos suerte y más que pensar.
choice-gardens-hand-one = una
choice-gardens-hand-three = tres
chosen-gardens-hand-three = tres losetas en mano
option-gardens-kinds = Clases de árboles por asiento
about-gardens-kinds-one = Cada asiento tiene una clase de árboles.
about-gardens-kinds-two = Cada uno de los dos asientos tiene dos clases, y ninguna es de nadie.
about-gardens-tree = Los edificios que ganan estos árboles te dan sus puntos. No hay dos asientos con la misma clase.
choice-gardens-kinds-one = una
choice-gardens-kinds-two = dos (solo dos asientos)
chosen-gardens-kinds-two = dos clases de árboles por asiento
option-gardens-tree = Clase de árbol
choice-gardens-tree-lavender = lavanda
choice-gardens-tree-orange = naranjo
choice-gardens-tree-palm = palmera
choice-gardens-tree-lemon = limonero
verb-gardens-plant = Planta una loseta de jardín
slot-gardens-plant-tile = Qué loseta de tu mano
slot-gardens-plant-at = En qué campo, de a1 a f6
slot-gardens-plant-turn = Cuartos de vuelta a la derecha, de 0 a 3; con 0, la lavanda está arriba a la izquierda
verb-gardens-end = Confirma tu turno

## Piezas

gardens-lavender = lavanda
gardens-orange = naranjo
gardens-palm = palmera
gardens-lemon = limonero
gardens-building-1 = pabellón
gardens-building-2 = serrallo
gardens-building-3 = arcadas
gardens-building-4 = aposentos
gardens-building-5 = torre
# Sus clases en el sentido del reloj.
gardens-tile = { $number } { $first }-{ $second }-{ $third }-{ $fourth }

## Menús: 72 caracteres como mucho con el número de la entrada.

gardens-menu-tile = Loseta { $tile }
gardens-menu-field = { $field }
gardens-menu-field-encloses = { $field } rodea { $buildings }
gardens-menu-building = { $building } { $value }
gardens-menu-turn = { $tree } arriba izq.
gardens-menu-end = Confirmar

# Lo que traería plantar, 100 caracteres como mucho con nombres cortos.
gardens-gains = { $gains }
gardens-gain-you = { $points } para ti ({ $tree })
gardens-gain-seat = { $points } para { $seat } ({ $tree })
gardens-gain-nobody = { $points } para nadie ({ $tree })
gardens-gain-none = nadie puntúa
gardens-outlook-leads = vas entonces en cabeza en: { $buildings }
gardens-outlook-further = amplías entonces tu ventaja en: { $buildings }
gardens-outlook-stops = { $seat } ya no va en cabeza en: { $buildings }

## Lo que pasó

gardens-planted = plantado un { $number } en { $field }
gardens-scored = Edificio rodeado, { $building }: { $value } × { $kinds ->
        [one] 1 clase
       *[other] { $kinds } clases
    } = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } para { $seat-is ->
        [seat-you] ti
       *[other] { $seat }
    }, por { $tree }.
gardens-scored-unowned = Edificio rodeado, { $building }: { $value } × { $kinds ->
        [one] 1 clase
       *[other] { $kinds } clases
    } = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } para { $tree }, que no es de nadie.
gardens-scored-nobody = Edificio rodeado, { $building }: ninguna clase queda sola, así que no lo gana nadie.
gardens-drawn = Has robado la loseta { $tile }.
gardens-ended = Todos los jardines están plantados.

## Por qué no

gardens-refused-taken = { $first } y { $second } no pueden tener { $tree } a la vez: una clase tiene un dueño como mucho. Elige otra, o déjalo a la suerte.
gardens-refused-trees = { $seat-is ->
    [seat-you] Has elegido
   *[other] { $seat } ha elegido
} más clases de árboles de las que tiene un asiento en esta mesa: { $most }.
gardens-refused-two-kinds = Dos clases por asiento es una variante para dos asientos; esta mesa tiene { $seats }.
gardens-refused-planted = Ya has plantado tu loseta. Confirma tu turno, o deshazlo.
gardens-refused-plant-first = Primero planta una loseta, después confirma.
gardens-refused-hand = No tienes la loseta { $tile }.
gardens-refused-occupied = { $field } ya está plantado. Elige un campo vacío junto a una loseta.
gardens-refused-first = La primera loseta de la partida no puede ir en { $field }: va a uno de los 16 campos interiores, de b2 a e5.
gardens-refused-adjacent = No hay ninguna loseta junto a { $field }. Una loseta ha de compartir un borde con otra plantada; una esquina no basta.

## Hojas de puntuación de partidas físicas

gardens-card-values = { $place } han de ser 7 filas de 7 números, desde el noroeste.
gardens-card-too-many = { $place }: { $count } edificios de valor { $value } son más de los que hay en la caja: { $boxed }.
gardens-card-kind = { $place }: «{ $kind }» no es una clase de árboles. Son lavender, orange, palm y lemon.
gardens-card-out-of-reach = { $place }: ninguna loseta pudo llegar a { $field }: la primera va en un campo interior, de b2 a e5, y cada una de las demás junto a otra.
gardens-card-owner = { $place }: { $owner } no puede tener { $kinds } clases de árboles: cada cual tiene una, o dos en una partida de dos.
gardens-card-field = { $place }: no hay ningún campo «{ $field }». Los campos van de a1 a f6.
gardens-card-tile = { $place } ha de mostrar cada una de las cuatro clases una vez, con 1 a 6 árboles de cada una.
gardens-card-twice = { $place }: la loseta { $tile } está dos veces en el tablero, y en la caja hay una.

## Imágenes

gardens-picture-supply = { $supply ->
        [0] sin losetas en reserva
        [one] 1 loseta en reserva
       *[other] { $supply } losetas en reserva
    }
gardens-picture-hands = manos de tres losetas
gardens-picture-kinds = dos clases
gardens-picture-variant = { $front } · { $variant }
gardens-picture-left = reserva
gardens-picture-built = ganó { $count }
gardens-picture-in-all = total
gardens-picture-nobody = nadie
gardens-picture-planted = { $seat } en { $field }
gardens-picture-first = La primera loseta va a uno
gardens-picture-first-where = de los 16 campos interiores.
gardens-picture-board = El tablero
gardens-picture-points = Los puntos
gardens-picture-none = no rodea edificios
gardens-picture-none-1 = no rodea
gardens-picture-none-2 = edificios
gardens-picture-sum = { $value } × { $kinds } =
gardens-picture-letter = { $letter }
gardens-picture-tiles = { $tiles ->
        [one] Tu loseta
       *[other] Tus losetas
    }
gardens-picture-turn = Plantaste
gardens-picture-gardens = Tus jardines

## Texto alternativo

gardens-describe-to-act = Juega { $seat }.
gardens-describe-over = La partida ha terminado.
gardens-describe-best = Mejor ganancia: { $points } puntos para { $seat } con { $tree }, por un edificio de valor { $value }.
gardens-describe-seat = { $seat } ({ $kinds }): { $score }.
gardens-describe-seat-sum = { $seat } ({ $kinds }): { $score } en total.
gardens-describe-kind = { $tree } { $points }
gardens-describe-unowned = De nadie: { $kinds }.
gardens-describe-hand = En tu mano: { $tiles }.
gardens-describe-supply = { $supply ->
        [0] No quedan losetas en la reserva.
        [one] Queda 1 loseta en la reserva.
       *[other] Quedan { $supply } losetas en la reserva.
    }
gardens-describe-bare = Aún no hay ninguna loseta plantada.
gardens-describe-above = Edificios sobre la fila { $row }: { $buildings }.
gardens-describe-below = Edificios bajo la fila { $row }: { $buildings }.
gardens-describe-open = { $value }
gardens-describe-won = { $value } { $tree }
gardens-describe-nobody = { $value } nadie
gardens-describe-how = El tablero, línea a línea: los edificios por valor y ganador; las losetas por campo, número y, mientras cuentan, clases en el sentido del reloj desde arriba a la izquierda.
gardens-describe-row = Fila { $row }: { $tiles }.
gardens-describe-tile = { $field } { $number } { $first }-{ $second }-{ $third }-{ $fourth }
gardens-describe-tile-done = { $field } { $number }
gardens-prompt = plantar
