# Jardines colgantes: reglas, piezas, menús, lo que pasó y por qué no.

game-hanging-gardens = Crea un jardín de doce cartas en tres terrazas, con flores, árboles, animales y agua
hanging-gardens-title = Jardines colgantes

## Las reglas, para /rules. Un párrafo cada una; juntas son hanging-gardens-rules.

hanging-gardens-rules-aim = **El objetivo.** En cuatro rondas de tres turnos pones doce cartas de jardín: cinco en la terraza 1, cuatro en la 2 y tres en la 3. Gana quien tenga más puntos; los empates los deshace la suma de oro y herramientas y, si siguen, la victoria es compartida.
hanging-gardens-rules-turn = **Tu turno.** Toma una carta, ponla en tu jardín y recibe su bonificación; después revela una carta nueva. Entonces puedes comprar una mejora y, tras ella, completar un objetivo real. Hasta que reveles la carta nueva puedes deshacer la tuya; hasta que confirmes, lo que compraste o completaste. Si no se puede comprar ni completar nada, la carta nueva acaba tu turno.
hanging-gardens-rules-taking = **Tomar.** Pon un jardinero en un espacio libre bajo una columna; los jardineros se quedan ahí hasta que acabe la ronda. Paga por la fila de la carta: nada en la fila 1; después 1, 2 o 3 herramientas. La columna se desliza hacia abajo y llega arriba una carta nueva.
hanging-gardens-rules-laying = **Poner.** Tu primera carta va en la terraza 1, que crece por sus extremos izquierdo y derecho. Una carta más alta se apoya en dos cartas vecinas. Una terraza no tiene que estar completa para construir encima. Las cartas no se mueven nunca.
hanging-gardens-rules-bonuses = **Bonificaciones.** Una moneda o una herramienta da tantas como el número de la terraza en que se pone. Una corona da la ficha de jugador inicial: quien la tiene empieza la ronda siguiente y necesita un elemento menos para cada objetivo.
hanging-gardens-rules-enhancements = **Mejoras.** Por 2 de oro, un animal o un árbol; por 3, lo mismo con bonificación; por 4, agua. Una mejora va enseguida sobre una de tus cartas vacías, las que no tienen árbol, animal, visitante ni mejora; lo impreso en la carta sigue contando. Las monedas de la carta de este turno se pueden gastar ya; las del objetivo, solo después.
hanging-gardens-rules-objectives = **Objetivos reales.** Cada uno pide cierto número de un elemento en una sola terraza de tu jardín. Al completarlo ocupas uno de sus espacios libres, que puede dar 1 moneda o 1 herramienta. Cada asiento, cada uno una vez; tras un objetivo no se puede comprar nada.
hanging-gardens-rules-rounds = **Rondas.** Una ronda acaba cuando todos los jardineros están puestos. Vuelven, las cartas de la oferta se quedan y empieza quien tiene la ficha de jugador inicial.
hanging-gardens-rules-scoring = **Puntuación.** 
    Riego: cartas regadas en los sitios de tu carta de riego: 0, 1, 2, 4, 7, 11, 16.
    Flores: de cada color, tu grupo conectado más grande, 1 por flor.
    Árboles, en grupos conectados de una especie: drago 2, 7; cedro 2, 5, 9; palmera 2, 5, 10, 18; un grupo más grande empieza de nuevo.
    Animales: 3 en la terraza que les gusta (león 1, mono 2, pavo real 3); si no, 2.
    Visitantes: por todo lo que vinieron a ver, en cualquier parte de tu jardín: 2 por cada león, mono, pavo real, árbol de su especie y corona; 1 por cada flor de su color, carta regada y moneda o herramienta impresa en el jardín.
    Objetivos: 0, 2, 6, 12, 20 según cuántos completaste.
hanging-gardens-rules-terms = **Palabras.** 
    Conectado: al lado, o medio encima o debajo.
    Carta vacía: sin árbol, animal, visitante ni mejora; puede tener flores, agua y bonificación.
    Regada: con agua en la carta o en su mejora.
    Elemento: una flor, un animal, un árbol, agua o un icono de bonificación impresos en el jardín; las monedas y herramientas en mano no lo son.
    Sitio: se cuenta desde la carta más a la izquierda de la terraza 1; el sitio 2 de la terraza 2 se apoya en los sitios 2 y 3 de la terraza 1. La notación cuenta desde la primera carta: 1:0 es la primera carta, 1:-1 queda a su izquierda, 2:0 se apoya en 1:0 y 1:1.
    Hasta: mientras la terraza 1 no está completa, no se sabe dónde caen tus sitios de riego; tus puntos dicen lo mejor posible.
hanging-gardens-rules-pictures = **En las imágenes.** Un marco turquesa: un sitio de tu carta de riego, a trazos mientras no es seguro. Una barra turquesa bajo la terraza 1: cómo puede quedar aún tu jardín. Una marca verde: agua en uno de esos sitios. Un anillo naranja: lo que cambió en el último turno. Un número oscuro: una entrada de tu menú. Una estrella: quién va en cabeza y, al final, quién ha ganado.

hanging-gardens-rules =
    { hanging-gardens-rules-aim }

    { hanging-gardens-rules-turn }

    { hanging-gardens-rules-taking }

    { hanging-gardens-rules-laying }

    { hanging-gardens-rules-bonuses }

    { hanging-gardens-rules-enhancements }

    { hanging-gardens-rules-objectives }

    { hanging-gardens-rules-rounds }

    { hanging-gardens-rules-scoring }

    { hanging-gardens-rules-terms }

    { hanging-gardens-rules-pictures }

## Comandos

verb-hanging-gardens-take = Toma una carta y ponla en tu jardín
slot-hanging-gardens-take-column = De qué columna: left (izquierda), middle (centro) o right (derecha)
slot-hanging-gardens-take-level = De qué fila de la oferta, de 1 a 4
slot-hanging-gardens-take-to = En qué sitio de tu jardín, como 1:0 o 2:-1
verb-hanging-gardens-reveal = Revela una carta nueva; lo que pusiste ya es definitivo
verb-hanging-gardens-buy = Compra una mejora para una carta vacía
slot-hanging-gardens-buy-tile = Qué mejora
slot-hanging-gardens-buy-onto = Sobre la carta de qué sitio de tu jardín
verb-hanging-gardens-complete = Completa un objetivo real
slot-hanging-gardens-complete-objective = Qué objetivo
slot-hanging-gardens-complete-for = Qué da el espacio de tu ficha: coin (moneda), tool (herramienta) o nothing (nada)
verb-hanging-gardens-end = Confirma tu turno

## Piezas

hanging-gardens-socotra = drago
hanging-gardens-cedar = cedro
hanging-gardens-palm = palmera
hanging-gardens-lion = león
hanging-gardens-monkey = mono
hanging-gardens-peacock = pavo real
hanging-gardens-empty = carta vacía
hanging-gardens-water = agua
hanging-gardens-visitor-red = visitante de flores rojas
hanging-gardens-visitor-yellow = visitante de flores amarillas
hanging-gardens-visitor-blue = visitante de flores azules
hanging-gardens-visitor-lion = visitante de leones
hanging-gardens-visitor-monkey = visitante de monos
hanging-gardens-visitor-peacock = visitante de pavos reales
hanging-gardens-visitor-socotra = visitante de dragos
hanging-gardens-visitor-cedar = visitante de cedros
hanging-gardens-visitor-palm = visitante de palmeras
hanging-gardens-visitor-water = visitante de agua
hanging-gardens-visitor-crown = visitante de coronas
hanging-gardens-visitor-treasury = visitante de tesoros
hanging-gardens-a = { $named-is ->
    [hanging-gardens-palm] una { $named }
   *[other] un { $named }
}
hanging-gardens-an-empty = una carta vacía
hanging-gardens-with = { $feature } con { $parts }
hanging-gardens-icon-crown = una corona
hanging-gardens-icon-coin = una moneda
hanging-gardens-icon-tool = una herramienta
hanging-gardens-items-red = { $count ->
        [one] 1 flor roja
       *[other] { $count } flores rojas
    }
hanging-gardens-items-yellow = { $count ->
        [one] 1 flor amarilla
       *[other] { $count } flores amarillas
    }
hanging-gardens-items-blue = { $count ->
        [one] 1 flor azul
       *[other] { $count } flores azules
    }
hanging-gardens-items-socotra = { $count ->
        [one] 1 drago
       *[other] { $count } dragos
    }
hanging-gardens-items-cedar = { $count ->
        [one] 1 cedro
       *[other] { $count } cedros
    }
hanging-gardens-items-palm = { $count ->
        [one] 1 palmera
       *[other] { $count } palmeras
    }
hanging-gardens-items-lion = { $count ->
        [one] 1 león
       *[other] { $count } leones
    }
hanging-gardens-items-monkey = { $count ->
        [one] 1 mono
       *[other] { $count } monos
    }
hanging-gardens-items-peacock = { $count ->
        [one] 1 pavo real
       *[other] { $count } pavos reales
    }
hanging-gardens-items-crown = { $count ->
        [one] 1 corona
       *[other] { $count } coronas
    }
hanging-gardens-items-coin = { $count ->
        [one] 1 icono de moneda
       *[other] { $count } iconos de moneda
    }
hanging-gardens-items-tool = { $count ->
        [one] 1 icono de herramienta
       *[other] { $count } iconos de herramienta
    }
hanging-gardens-items-water = { $count ->
        [one] 1 carta regada
       *[other] { $count } cartas regadas
    }
# Lo que hay en una carta o mejora, en lista.
hanging-gardens-parts = { $parts }
hanging-gardens-objective = { $items } en una terraza
hanging-gardens-coded = { $code } ({ $name })
hanging-gardens-code = { $code }

hanging-gardens-bonus-crown = corona
hanging-gardens-bonus-coin = { $count ->
        [one] 1 de oro
       *[other] { $count } de oro
    }
hanging-gardens-bonus-tool = { $count ->
        [one] 1 herramienta
       *[other] { $count } herramientas
    }
hanging-gardens-nothing = nada
hanging-gardens-tools = { $count ->
        [0] ninguna herramienta
        [one] 1 herramienta
       *[other] { $count } herramientas
    }

hanging-gardens-column-left = columna izquierda
hanging-gardens-column-middle = columna central
hanging-gardens-column-right = columna derecha
hanging-gardens-place = terraza { $level }, sitio { $position }
hanging-gardens-first = primera carta
hanging-gardens-left-end = extremo izq.
hanging-gardens-right-end = extremo der.

hanging-gardens-part-irrigation = agua { $points }
hanging-gardens-part-flowers = flores { $points }
hanging-gardens-part-trees = árboles { $points }
hanging-gardens-part-animals = animales { $points }
hanging-gardens-part-visitors = visitantes { $points }
hanging-gardens-part-objectives = objetivos { $points }

## Menús: 72 caracteres como mucho con el número de la entrada.

hanging-gardens-menu-empty = vacía
hanging-gardens-menu-card = Fila { $level }{ $tools ->
        [0] { "" }
        [one] , paga 1
       *[other] , paga { $tools }
    }: { $card }
hanging-gardens-menu-tile = Comprar por { $price } de oro: { $tile }
hanging-gardens-menu-objective = Completar: { $objective }
hanging-gardens-menu-space = espacio: { $bonus }
hanging-gardens-menu-reveal = Revelar carta nueva
hanging-gardens-menu-reveal-end = Revelar carta nueva y acabar tu turno
hanging-gardens-menu-end = Confirmar

# Lo que trae una elección: la segunda línea de su entrada, 100 caracteres como mucho.
hanging-gardens-brings = +{ $points } puntos: { $parts }
hanging-gardens-brings-less = { $points } puntos
hanging-gardens-brings-none = sin puntos
hanging-gardens-brings-bonus = { $bonus }; { $points }
hanging-gardens-brings-crown = la ficha de jugador inicial
hanging-gardens-brings-reveal = definitivo: tu carta ya no se podrá deshacer
hanging-gardens-brings-objective = +{ $points } puntos
hanging-gardens-brings-objective-eased = +{ $points } puntos; con la ficha de jugador inicial basta con { $needed }

## Lo que pasó

# Acciones: participios sin quién las hizo.
hanging-gardens-taken = puesto { $card } en la terraza { $level }
hanging-gardens-taken-for = puesto { $card } en la terraza { $level } por { $tools }
hanging-gardens-crowned = tomado de { $from-is ->
    [seat-you] ti
   *[other] { $from }
} la ficha de jugador inicial
hanging-gardens-crowned-again = conservado la ficha de jugador inicial
hanging-gardens-gained = { $seat-is ->
    [seat-you] Has
   *[other] { $seat } ha
} ganado { $means }.
hanging-gardens-revealed = Nuevo en la { $column }: { $card }.
hanging-gardens-bought = añadido { $tile } a la terraza { $level } por { $price } de oro
hanging-gardens-completed = completado { $done ->
        [1] un primer objetivo
        [2] un segundo objetivo
        [3] un tercer objetivo
       *[4] un cuarto objetivo
    } ({ $objective })
hanging-gardens-turned = Lo siguiente en venta por { $price } de oro: { $tile }.
hanging-gardens-round-ended = La ronda { $round } ha terminado; { $first-is ->
    [seat-you] la siguiente la empiezas tú
   *[other] la siguiente la empieza { $first }
}.
hanging-gardens-ended =
    Jardines terminados.
    { $seats }
hanging-gardens-level = Los empates los deshace la suma de oro y herramientas.
hanging-gardens-lines =
    { $front }
    { $next }
hanging-gardens-final = { $seat }: { $total ->
        [one] 1 punto
       *[other] { $total } puntos
    } ({ $parts })

## Por qué no

hanging-gardens-refused-take-first = Tu turno empieza con una carta: toma una y ponla.
hanging-gardens-refused-reveal-next = Ya has puesto tu carta. Revela una nueva, o deshaz la tuya.
hanging-gardens-refused-taken = Ya has tomado tu carta de este turno, y la nueva está revelada. Confirma tu turno.
hanging-gardens-refused-bought = Ya has comprado tu mejora de este turno. Confirma, o deshazlo.
hanging-gardens-refused-bought-late = Las mejoras van antes que los objetivos. Deshaz el objetivo para comprar una, o confirma.
hanging-gardens-refused-completed = Ya has completado tu objetivo de este turno. Confirma, o deshazlo.
hanging-gardens-refused-space = Los { $spaces } espacios de jardinero de la { $column } están ocupados esta ronda. Hay sitio bajo la { $free }.
hanging-gardens-refused-tools = Una carta de la fila { $level } cuesta { $cost }; tienes { $tools }. Una carta de la fila 1 no cuesta nada.
hanging-gardens-refused-occupied = En { $place } ya hay una carta, y las cartas no se mueven nunca.
hanging-gardens-refused-first = Tu primera carta va a 1:0; la terraza 1 crece desde ahí a izquierda y derecha.
hanging-gardens-refused-end = La terraza 1 solo crece por sus extremos: { $ends }.
hanging-gardens-refused-level-full = La terraza 1 está completa con cinco cartas. Construye en la terraza 2 o 3.
hanging-gardens-refused-below = Una carta en { $place } se apoya en dos cartas de abajo, y en { $missing } no hay ninguna.
hanging-gardens-refused-sale = { $tile } no está en venta. En venta: { $tiles }.
hanging-gardens-refused-gold = Esta mejora cuesta { $cost } de oro; tienes { $gold }.
hanging-gardens-refused-no-card = No tienes ninguna carta en { $place }. Una mejora va sobre una carta vacía.
hanging-gardens-refused-not-empty = Una mejora va sobre una carta vacía, sin árbol, animal ni visitante. Ahí hay: { $card }.
hanging-gardens-refused-enhanced = Esa carta ya tiene su mejora: { $tile }.
hanging-gardens-refused-in-play = { $objective } no está en juego. En juego: { $objectives }.
hanging-gardens-refused-before = Ya completaste este objetivo antes, y cada uno cuenta una vez.
hanging-gardens-refused-fulfilled = Necesitas { $objective }. Lo mejor que tienes es { $best } en la terraza { $level }.
hanging-gardens-refused-no-space = Todos los espacios de este objetivo están ocupados.
hanging-gardens-refused-such-space = Ningún espacio libre de este objetivo da { $bonus }. Libres: { $free }.

## Hojas de puntuación de partidas físicas

hanging-gardens-card-unknown = { $place }: en la caja no hay «{ $code }».
hanging-gardens-card-twice = { $place }: { $code } figura dos veces, y en la caja hay una.
hanging-gardens-card-place = { $place }: «{ $at }» no es un sitio. Un sitio es su terraza y posición: de 1,1 a 1,5, de 2,1 a 2,4, de 3,1 a 3,3.
hanging-gardens-card-objectives = { $place }: no se pueden completar { $count } objetivos reales. Con { $seats } jugadores sus espacios admiten { $spaces } fichas.
hanging-gardens-card-gap = { $place }: no hay carta en el sitio de su izquierda. La terraza 1 no tiene huecos y empieza en 1,1.
hanging-gardens-card-floats = { $place }: una carta sobre la terraza 1 se apoya en dos cartas, y falta una de ellas.
hanging-gardens-card-not-empty = { $place }: { $code } necesita una carta vacía, sin árbol, animal, visitante ni otra mejora.

## Imágenes

hanging-gardens-picture-round = ronda { $round } de { $rounds }
hanging-gardens-picture-deck = { $count ->
        [one] 1 carta en el mazo
       *[other] { $count } cartas en el mazo
    }
hanging-gardens-picture-cards = Cartas
hanging-gardens-picture-costs = herramientas
hanging-gardens-picture-enhancements = Mejoras
hanging-gardens-picture-left = quedan { $count }
hanging-gardens-picture-points = Puntos
hanging-gardens-picture-each-flowers = 1 c/u
hanging-gardens-picture-each-animals = 2 o 3
hanging-gardens-picture-each-irrigation = máx. { $most }
hanging-gardens-picture-dotted = { $front } · { $next }
hanging-gardens-picture-up-to = hasta
hanging-gardens-picture-sum = puntos
hanging-gardens-picture-sum-up-to = pts. máx.
hanging-gardens-picture-garden = Tu jardín
hanging-gardens-picture-card-1 = Carta por
hanging-gardens-picture-card-2 = poner
hanging-gardens-picture-levels = { $points } por nivel
hanging-gardens-picture-visitor = { $points } c/u
hanging-gardens-picture-channels = agua
hanging-gardens-picture-marker = jugador inicial
hanging-gardens-picture-as-level = tantas como su nivel
hanging-gardens-picture-have = { $have }/{ $needed }
hanging-gardens-picture-part-irrigation = riego
hanging-gardens-picture-part-flowers = flores
hanging-gardens-picture-part-trees = árboles
hanging-gardens-picture-part-animals = animales
hanging-gardens-picture-part-visitors = visitas
hanging-gardens-picture-part-objectives = objetivos

## Texto alternativo

hanging-gardens-describe-round = Ronda { $round } de 4; juega { $seat }.
hanging-gardens-describe-over = La partida ha terminado.
hanging-gardens-describe-seat = { $seat }: { $points } puntos, { $gold } de oro, herramientas: { $tools }, jardineros libres: { $gardeners }.
hanging-gardens-describe-seat-up-to = { $seat }: hasta { $points } puntos, { $gold } de oro, herramientas: { $tools }, jardineros libres: { $gardeners }.
hanging-gardens-describe-level = Terraza { $level }: { $cards }.
hanging-gardens-describe-card = { $position } ({ $card })
hanging-gardens-describe-enhanced = { $position } ({ $card }; mejora: { $tile })
hanging-gardens-describe-layout = Sitios de riego: { $places }.
hanging-gardens-describe-first = { $seat } tiene la ficha de jugador inicial.
hanging-gardens-describe-column = { $column } desde la fila 1: { $cards }; espacios libres: { $free }.
hanging-gardens-describe-sale = En venta: { $tiles }.
hanging-gardens-describe-tile = { $tile } por { $price } de oro
hanging-gardens-describe-objective = Objetivo, { $objective }: hecho por { $seats }; espacios libres: { $free }.
hanging-gardens-describe-own = { $objective } Tu mejor terraza tiene { $best }.
hanging-gardens-picture-one-less = hace falta uno menos
hanging-gardens-picture-over = el final
hanging-gardens-picture-over-level = el final · empate: gana quien tiene más oro y útiles
hanging-gardens-prompt-column = elegir columna
hanging-gardens-prompt-card = elegir carta
hanging-gardens-prompt-place = colocar carta
hanging-gardens-prompt-enhance = poner la loseta
hanging-gardens-prompt-tile = comprar loseta
hanging-gardens-prompt-objective = marcar objetivo
