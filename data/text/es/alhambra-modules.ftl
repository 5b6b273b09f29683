# Los módulos de Alhambra: lo que añaden a menús, crónicas, negativas, reglas e imágenes.

alhambra-refused-not-played = En esta mesa se juega sin este módulo: { $module }. Elige otra cosa.
alhambra-refused-out-of-turn = No es tu turno. Mientras tanto puedes hacer lo que ofrece tu menú: revelar cartas y dar órdenes fijas.

alhambra-picture-with-modules = con { $modules }
alhambra-picture-with-viziers = visires
alhambra-picture-with-bureaux = cambio
alhambra-picture-with-bonus = bonificación

## La casa de cambio

option-alhambra-bureau = Casa de cambio
about-alhambra-bureau = Seis cartas muestran dos monedas: con una pagas un edificio en ambas, mezcladas como quieras.

alhambra-bureau = casa de cambio { $one }–{ $other }
alhambra-bureau-laid = Nueva entre el dinero: { $bureau }.
alhambra-bureau-taken = tomado la { $bureau }
alhambra-bureau-played = jugado la { $bureau }
alhambra-menu-with-bureau = con { $cards } + cambio, exacto
alhambra-menu-with-bureau-too-much = con { $cards } + cambio, { $overpaid } de más
alhambra-consequence-bureau = paga un edificio con { $currencies }, mezclados como quieras
alhambra-refused-bureau-not-on-display = En la oferta no hay ninguna { $bureau }. Toma de las cartas que hay.
alhambra-refused-bureau-not-in-hand = No tienes ninguna { $bureau }. Paga con las cartas de tu mano.
alhambra-refused-bureau-elsewhere = La { $bureau } no sirve en la casilla { $space } del mercado: no muestra { $currency }. Paga solo con dinero { $currency }, o con una casa de cambio que muestre { $currency }.
alhambra-refused-bureau-not-exchanged = La { $bureau } no cambia dinero { $currency }. Paga con las dos monedas que muestra.
alhambra-rules-bureau = **Casa de cambio.** Un módulo. Seis cartas muestran dos monedas cada una; salen del mazo a la oferta. Toma una como acción, sola. Jugada con una compra cuya moneda muestra, te deja pagar en sus dos monedas, mezcladas como quieras; lo exacto sigue siendo exacto. Después se descarta. Como mucho una por compra; por sí sola no vale nada.

alhambra-picture-took-bureau = tomó un cambio
alhambra-picture-played-bureau = usó un cambio
alhambra-describe-bureau = casa de cambio { $one }–{ $other }
alhambra-describe-bureaux-offered = Entre el dinero: { $bureaux }.
alhambra-describe-bureaux-held = Tus casas de cambio: { $bureaux }.

## Las cartas de bonificación

option-alhambra-bonus = Bonificación
about-alhambra-bonus = Cartas secretas: mientras su edificio está en tu ciudad, una carta cuenta como uno más de su tipo.

verb-alhambra-reveal = Revela una carta de bonificación con su edificio en tu ciudad; también fuera de turno
slot-alhambra-reveal-card = La carta, por su edificio, como garden-10
verb-alhambra-order = Di qué pasa con una carta de bonificación al puntuar; también fuera de turno
slot-alhambra-order-card = La carta, por su edificio, como garden-10
slot-alhambra-order-at-scoring = reveal (revelar), o hold (guardar para otra puntuación)

alhambra-bonus = carta de bonificación { $tile }
alhambra-bonus-revealed = revelado la { $card }
alhambra-bonus-returned = devuelto a la mano la { $card }
alhambra-bonus-ordered-reveal = { $seat-is ->
    [seat-you] Has
   *[other] { $seat } ha
} dado una orden fija para la { $card }: revelarla en la próxima puntuación.
alhambra-bonus-ordered-hold = { $seat-is ->
    [seat-you] Has
   *[other] { $seat } ha
} dado una orden fija para la { $card }: guardarla hasta la última puntuación.
alhambra-menu-standing-orders = Órdenes fijas
alhambra-menu-reveal = Revelar la { $card }
alhambra-menu-order-reveal = Revelar al puntuar la { $card }
alhambra-menu-order-hold = Guardar la { $card }
alhambra-consequence-order-reveal = se revela al empezar una puntuación, si su edificio está en tu ciudad
alhambra-consequence-order-hold = secreta hasta la última puntuación, que la revela
alhambra-refused-bonus-not-in-hand = No tienes la { $card }. Tus propias cartas están en tu imagen.
alhambra-refused-bonus-revealed = La { $card } ya está a la vista y cuenta.
alhambra-refused-bonus-not-in-city = No puedes revelar la { $card } mientras { $tile } no esté en tu ciudad. Antes construye ese edificio; la reserva no cuenta.
alhambra-refused-bonus-ordered-reveal = La { $card } ya se revelará en la próxima puntuación, si su edificio está en tu ciudad.
alhambra-refused-bonus-ordered-hold = Ya guardas la { $card } hasta la última puntuación.
alhambra-rules-bonus = **Cartas de bonificación.** Un módulo. A cada asiento se le reparten cartas de edificios sin muralla: 3 con dos o tres asientos, 2 con cuatro o cinco, 1 con seis. Mientras uno de esos edificios está en tu ciudad, puedes revelar su carta cuando quieras, también fuera de turno: cuenta como un edificio más de su tipo. Si el edificio deja tu ciudad, la carta vuelve a tu mano. Tus órdenes fijas dicen qué cartas se revelan al empezar una puntuación y cuáles se guardan; la última puntuación revela todas las que puede.

alhambra-score-no-bonus = { $place }: en la caja no hay carta de bonificación de { $tile }, o no quedan.
alhambra-score-bonus-not-built = { $place }: una carta de bonificación solo cuenta mientras su edificio está en la ciudad, y { $tile } no está.

alhambra-picture-bonus-cards = Bonificación
alhambra-picture-revealed = reveló { alhambra-picture-tile }
alhambra-picture-returned = retiró { alhambra-picture-tile }
alhambra-describe-bonus-open = { $seat } tiene a la vista cartas de bonificación: { $cards }.
alhambra-describe-bonus-own = Tus cartas de bonificación: { $cards }.
alhambra-describe-bonus-held-back = { alhambra-picture-tile } (guardada)

## Las casetas de obra

option-alhambra-huts = Casetas de obra
about-alhambra-huts = Una caseta es gratis. Cuenta como los edificios de su tipo que toca, tres como mucho.

alhambra-hut = caseta de { $kind }
alhambra-hut-taken = tomado la { $hut }
alhambra-hut-turned-up = Nueva en su pila: { $hut }.
alhambra-menu-take-hut = Tomar caseta
alhambra-consequence-take-hut = gratis; cuenta según vecinos de su tipo, 3 como mucho; tu caseta { $held } de { $most }
alhambra-consequence-hut-counts = { $count ->
    [0] aquí no cuenta nada
    [one] cuenta como un edificio
   *[other] cuenta como { $count } { $kind }
}
alhambra-refused-hut-not-open = La { $hut } no está a la vista. De este tipo hay { $open }.
alhambra-refused-hut-none-open = Ya no hay ninguna { $hut } a la vista. Toma una de otro tipo.
alhambra-refused-hut-has-all = Ya tienes { $most } casetas de obra, contando las de tu reserva, y nadie puede tener más.
alhambra-refused-hut-not-for-dirk = Dirk no recibe casetas de obra. Coloca la { $hut } en tu ciudad o en tu reserva.
alhambra-rules-huts = **Casetas de obra.** Un módulo. Hay 24 casetas en seis pilas, una por tipo de edificio, con la de arriba a la vista. Como acción, toma una que esté a la vista: no cuesta nada y se coloca al final del turno como un edificio comprado, pero nunca con Dirk. Nadie tiene más de tres, contando la reserva. Las casetas siguen todas las reglas de construir y reformar, y sus murallas cuentan. En una puntuación, una caseta cuenta como los edificios de su tipo que toca sin muralla de por medio, tres como mucho; las otras casetas no le cuentan. El número de una caseta en las imágenes dice como cuántos cuenta.

alhambra-score-huts = { $place }: { $city } tiene { $huts } casetas de obra; nadie tiene más de 3, contando la reserva.
alhambra-score-dirk-hut = { $place }: Dirk no recibe casetas de obra, como { $tile }.

alhambra-picture-with-huts = casetas
alhambra-picture-hut = caseta { alhambra-picture-type }
alhambra-picture-huts = Casetas
alhambra-picture-took-hut = tomó { $tile }
alhambra-picture-free = gratis
alhambra-describe-huts = Casetas de obra a la vista: { $huts }.
alhambra-describe-hut-counting = { $tile } (cuenta { $count })

## El favor del visir

option-alhambra-vizier = Favor del visir
choice-alhambra-vizier-none = sin él
about-alhambra-vizier-none = A nadie se le pregunta nada entre dos turnos.
about-alhambra-vizier-able = Entre dos turnos, se pregunta solo a quien pueda pagar exacto un edificio si quiere comprarlo.
about-alhambra-vizier-all = Lo mismo, pero se pregunta a todos, y nadie sabe quién podía pagar. Tarda más.
choice-alhambra-vizier-able = se pregunta a quien pueda pagar
choice-alhambra-vizier-all = se pregunta a todo visir boca arriba
chosen-alhambra-vizier-able = Favor del visir (se pregunta a quien pueda pagar)
chosen-alhambra-vizier-all = Favor del visir (se pregunta a todo visir boca arriba)

verb-alhambra-wake = Pon tu visir boca arriba otra vez, como acción de tu turno
verb-alhambra-favour = Responde que quieres el favor del visir: un edificio a precio exacto
verb-alhambra-decline = Responde que no quieres el favor del visir
verb-alhambra-standing = Di qué responde tu visir por ti; también fuera de turno
slot-alhambra-standing-order = ask, always (rechazar siempre), unless tower o unless tower-9-es

alhambra-vizier-woken = puesto al visir boca arriba
alhambra-favour-offered = El favor del visir se ofrece a { $seats-is ->
    [seat-you] ti
   *[other] { $seats }
}.
alhambra-favour-granted = obtenido el favor del visir
alhambra-favour-wanted = { $seat-is ->
    [seat-you] Has
   *[other] { $seat } ha
} respondido que sí.
alhambra-question-favour = ¿quieres el favor del visir antes del próximo turno?
alhambra-question-vizier = el favor del visir es tuyo: compra un edificio a precio exacto.
alhambra-favour-declined = { $seat-is ->
    [seat-you] Has
   *[other] { $seat } ha
} rechazado el favor del visir.
alhambra-vizier-ordered-ask = { $seat-is ->
    [seat-you] Has
   *[other] { $seat } ha
} dado una orden fija: preguntar por cada favor.
alhambra-vizier-ordered-always = { $seat-is ->
    [seat-you] Has
   *[other] { $seat } ha
} dado una orden fija: rechazar siempre los favores.
alhambra-vizier-ordered-unless = { $seat-is ->
    [seat-you] Has
   *[other] { $seat } ha
} dado una orden fija: rechazar los favores que no sean para { $wanted }.
alhambra-menu-wake = Visir boca arriba
alhambra-menu-favour = Usar el visir
alhambra-menu-decline = Rechazar
alhambra-menu-standing-ask = Visir: preguntarme siempre
alhambra-menu-standing-always = Visir: rechazar siempre
alhambra-menu-standing-unless = Visir: rechazar si no es para { $wanted }
alhambra-reminder-asked = **El favor del visir.** Entre dos turnos puedes comprar un edificio por su precio exacto y colocarlo enseguida. Si lo quieren varios, se lo lleva el primero en este orden: { $order }.
alhambra-reminder-asked-in-vain = **El favor del visir.** No puedes pagar exacto ningún edificio, así que solo puedes rechazar. Se pregunta a todos, para que nadie sepa quién podía.
alhambra-reminder-favour = **El favor del visir.** Compra un edificio por su precio exacto, colócalo y confirma.
alhambra-consequence-wake = se podrá usar otra vez entre turnos; sin más acciones
alhambra-consequence-favour = definitivo; puedes pagar exacto { $tiles }
alhambra-consequence-decline = definitivo para esta oferta; con la próxima se te pregunta otra vez
alhambra-consequence-standing-ask = se te pregunta siempre que puedas usarlo
alhambra-consequence-standing-always = ya no se te pregunta; nadie se entera
alhambra-consequence-standing-unless = solo se te pregunta cuando puedas pagarlo exacto
alhambra-refused-vizier-awake = Tu visir ya está boca arriba. Toma dinero, compra un edificio o reforma tu ciudad.
alhambra-refused-vizier-not-asked = Ahora nadie te pide respuesta. Se te pregunta cuando acaba un turno.
alhambra-refused-vizier-answer-first = Primero di si quieres el favor del visir, o recházalo.
alhambra-refused-vizier-nothing-exact = Tu visir necesita el precio exacto, y no puedes pagar exacto ningún edificio del mercado. Rechaza el favor.
alhambra-refused-vizier-only-buying = El favor del visir es un edificio a precio exacto. Compra uno; ahora no se hace nada más.
alhambra-refused-vizier-bought = El favor del visir es un edificio, y ya lo has comprado. Colócalo y confirma.
alhambra-refused-vizier-must-buy = Pediste un favor al visir: primero compra un edificio a precio exacto.
alhambra-refused-vizier-not-exact = El visir quiere el precio exacto: { $tile } cuesta { $price }, y estas cartas suman { $paid }.
alhambra-refused-vizier-ordered = Esa ya es tu orden fija.
alhambra-refused-vizier-no-such-kind = En la caja no hay { $kinds }. Di un edificio del juego, o un tipo.
alhambra-refused-vizier-no-such-tile = En la caja no hay { $tile }. Di un edificio del juego, o un tipo.
alhambra-rules-vizier = **Favor del visir.** Un módulo. Cuando acaba un turno, se pregunta si lo quiere a quien tiene su visir boca arriba y puede pagar exacto un edificio. El primero que quiera, contando desde el asiento al que le toca jugar, lo compra por su precio exacto, lo coloca y pone el visir boca abajo; no hay acción adicional. El mercado se rellena y se pregunta otra vez a los demás; después empieza el turno siguiente. Como acción de un turno, el visir se pone otra vez boca arriba. Las órdenes fijas responden por ti.

alhambra-picture-favour = usó el visir
alhambra-picture-woke = despertó al visir
alhambra-describe-viziers-up = { $count ->
        [0] Ningún visir está boca arriba.
       *[other] Visires boca arriba: { $seats }.
    }
alhambra-describe-standing-ask = Se te pregunta por cada favor.
alhambra-describe-standing-always = Rechazas siempre los favores.
alhambra-describe-standing-unless = Rechazas los favores, salvo { $wanted }.
alhambra-picture-hut-counts = edificios que vale una caseta
