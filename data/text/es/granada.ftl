# Granada: lo que dice de otra manera que Alhambra, o además.

game-granada = Alhambra con edificios de dos caras: dales la vuelta y puntúa lo que han construido todos
granada-title = Granada
option-granada-simplified = Puntuación simplificada
about-granada-simplified = Las mayorías de un tipo dan puntos fijos, haya los edificios que haya.
about-granada-vizier-none = { about-alhambra-vizier-none }
about-granada-vizier-able = { about-alhambra-vizier-able }
about-granada-vizier-all = { about-alhambra-vizier-all }
option-granada-vizier = { option-alhambra-vizier }
choice-granada-vizier-none = { choice-alhambra-vizier-none }
choice-granada-vizier-able = { choice-alhambra-vizier-able }
choice-granada-vizier-all = { choice-alhambra-vizier-all }
chosen-granada-vizier-able = { chosen-alhambra-vizier-able }
chosen-granada-vizier-all = { chosen-alhambra-vizier-all }

## Comandos. Las descripciones tienen 100 caracteres como mucho.

verb-granada-take = { verb-alhambra-take }
slot-granada-take-cards = { slot-alhambra-take-cards }
verb-granada-buy = { verb-alhambra-buy }
slot-granada-buy-tile = { slot-alhambra-buy-tile }
slot-granada-buy-pay = { slot-alhambra-buy-pay }
verb-granada-place = Coloca en tu ciudad un edificio comprado este turno, por la cara que compraste
slot-granada-place-tile = El edificio comprado, como school-8-e; si le diste la vuelta, la cara que se ve ahora
slot-granada-place-at = Pasos al este y al norte de la loseta inicial, como 2,-1
verb-granada-turn = Da la vuelta por 3 de dinero a un edificio comprado este turno; después colócalo en tu ciudad
slot-granada-turn-tile = El edificio comprado, por la cara que compraste, como school-8-e
slot-granada-turn-pay = Las cartas con que pagas, de una sola moneda, como blue-3; si lo omites, el mejor pago
verb-granada-reserve = Guarda en tu reserva un edificio comprado este turno, por la cara que quieras
slot-granada-reserve-tile = La cara que ha de verse, como school-8-e
verb-granada-give = { verb-alhambra-give }
slot-granada-give-tile = El edificio que has comprado, como school-8-e
verb-granada-build = { verb-alhambra-build }
slot-granada-build-tile = El edificio de tu reserva, como school-8-e
slot-granada-build-at = Pasos al este y al norte de la loseta inicial, como 2,-1
verb-granada-remove = { verb-alhambra-remove }
slot-granada-remove-tile = El edificio de tu ciudad, como school-8-e
slot-granada-remove-at = Dónde está: pasos al este y al norte de la loseta inicial; se puede omitir
verb-granada-exchange = { verb-alhambra-exchange }
slot-granada-exchange-tile = El edificio de tu reserva, como park-12
slot-granada-exchange-for = El edificio de tu ciudad que pasa a la reserva, como school-8-e
slot-granada-exchange-at = Dónde está este: pasos al este y al norte de la loseta inicial; se puede omitir
verb-granada-wake = { verb-alhambra-wake }
verb-granada-favour = { verb-alhambra-favour }
verb-granada-decline = { verb-alhambra-decline }
verb-granada-standing = { verb-alhambra-standing }
slot-granada-standing-order = ask, always (rechazar siempre), unless school o unless school-8-e
verb-granada-end = { verb-alhambra-end }

## La crónica de un turno, menús y lo que traería una elección

granada-tile-turned = volteado { $tile } a { $to }
granada-menu-in-reserve-turned = en la reserva, por la cara { $side }
granada-menu-turn = por la cara { $side }, por 3
granada-menu-turn-currency = con { $currency }
granada-menu-turn-with = con { $cards }
granada-consequence-turn = entonces { $tile } va a tu ciudad, no a la reserva{ $overpaid ->
        [0] { "" }
       *[other] , { $overpaid } de más
    }
granada-majority-lower-value = { $kinds }: tu valor más alto { $own }, el de otro { $most }
granada-majority-by-value = { $kinds }: detrás por valor
granada-reminder-turned = **Por la cara { $tile }.** Coloca la loseta en tu ciudad, o deshaz la vuelta.

## Las reglas, para /rules. Un párrafo cada una; juntas son granada-rules.

granada-rules-aim = **El objetivo.** Cada cual construye una ciudad alrededor de una loseta inicial. Tres veces por partida puntúan quienes tienen más edificios de cada tipo, y cada cual por su foso exterior más largo. Gana quien tenga más puntos; si hay empate, la victoria es compartida.
granada-rules-turn = **Tu turno.** Haz una cosa: tomar dinero, comprar un edificio o reformar tu ciudad. Después coloca lo comprado y confirma. El mercado y la oferta de dinero se rellenan después de confirmar; hasta entonces puedes deshacerlo todo. Solo pasas si no puedes hacer ninguna de las tres cosas.
granada-rules-sides = **Dos caras.** Cada edificio tiene dos caras: un valor par y, al dorso, el impar siguiente, de otro tipo. Los fosos están en los mismos bordes de ambas. Los edificios nuevos muestran la cara que dice el marcador; este se mueve cada vez que se rellena el mercado.
granada-rules-placing = **Colocar.** Un edificio comprado va gratis a tu ciudad por la cara que compraste; por la otra, por 3 de dinero o más de una moneda cualquiera, sin cambio. A tu reserva va gratis por la cara que quieras. Después ya no se le da la vuelta nunca.
granada-rules-building = **Construir.** Los edificios no se giran; donde dos se tocan, o los dos tienen foso o ninguno; desde la loseta inicial se llega a pie a todos los edificios sin cruzar fosos; y no puede quedar ningún hueco encerrado.
granada-rules-scoring = **Puntuación.** De cada tipo, toma el número de sus edificios en todas las ciudades juntas. La primera, la segunda y la tercera mayoría ganan ese número tantas veces:
    ```
                      A   B      C
    normal            1   2 1    3 2 1
    simplificada      3  10 3   18 10 3
    ```
    En la puntuación simplificada ganan estos puntos en su lugar. Si hay empate, va primero el valor más alto del tipo. Solo cuenta la ciudad, no la reserva. Tu foso exterior continuo más largo da 1 punto por cada tramo.
granada-rules-end = **El final.** A y B se puntúan cuando salen sus cartas del mazo. Cuando el mercado no se puede llenar, la partida acaba: uno tras otro, cada edificio que queda va a quien tenga más dinero de su moneda (a nadie si hay empate), que lo coloca enseguida, tal como está, o lo guarda en la reserva. Después se puntúa C.
granada-rules-dirk = **Dirk.** Con dos asientos, Dirk también reúne edificios: 6 al principio, 6 después de A, un tercio de la bolsa después de B. Puntúa por edificios, nunca por fosos, y no puede ganar. Un edificio que compras se le puede dar a él, por la cara que compraste.
granada-rules-vizier = { alhambra-rules-vizier } El precio exacto es el de la cara que se ve; si entra en la ciudad por la otra cara, el edificio cuesta 3 más.
granada-rules-terms = **Palabras.** *Mercado*: las cuatro casillas con edificios en venta, cada una para una moneda. *Oferta*: las cuatro cartas de dinero a la vista. *Reserva*: edificios tuyos que no están en la ciudad; no puntúan hasta que se construyen. *Marcador*: dice si los próximos edificios muestran su cara par o impar. *Exacto*: pagado sin que sobre nada. *Empate*: tantos como alguien más.
granada-rules-pictures = **En las imágenes.** La llave: quién tuvo el primer turno. La estrella dorada: quién ha ganado. Un disco de color: la mayoría de un tipo. Oro en un foso: su tramo continuo más largo. Dos flechas: la otra cara de un edificio. El marcador redondo, con cuatro puntos o tres: la próxima cara es par o impar. Un anillo naranja: lo que cambió en el último turno. Un número turquesa: una entrada de tu menú.

granada-rules =
    { granada-rules-aim }

    { granada-rules-turn }

    { alhambra-rules-money }

    { alhambra-rules-buying }

    { granada-rules-sides }

    { granada-rules-placing }

    { granada-rules-building }

    { alhambra-rules-redesigning }

    { granada-rules-scoring }

    { granada-rules-end }

    { granada-rules-dirk }

    { granada-rules-terms }

    { granada-rules-pictures }

    { granada-rules-vizier }

## Negativas: la regla, los números y lo que sí es posible

granada-refused-turned-comes-first = Has pagado por dar la vuelta a { $tile }: ha de ir a tu ciudad antes que nada. Coloca la loseta, o deshaz la vuelta.
granada-refused-one-sided = { $tile } no tiene otra cara: solo se da la vuelta a los edificios de Granada. Coloca el edificio como está.
granada-refused-not-turned-at-the-end = A los últimos edificios no se les da la vuelta. Coloca { $tile } en tu ciudad tal como está, o guarda el edificio en tu reserva.
granada-refused-other-side-up = Compraste { $tile }, y { $side } es su dorso. Da la vuelta a la loseta por 3 de dinero para colocar esa cara en tu ciudad, o guárdala en tu reserva por la cara que quieras.
granada-refused-turned-for-one-currency = Dar la vuelta a un edificio se paga en una sola moneda, y { $card } es de otra. Paga con cartas de una cualquiera.
granada-refused-turned-for-more = Dar la vuelta a { $tile } cuesta { $price } de dinero de una moneda; estas cartas suman { $paid }. Añade más, o coloca la loseta por la cara que compraste.
granada-refused-turned-fits-nowhere = En tu ciudad no hay sitio para { $tile }. Guarda la loseta en tu reserva, por la cara que quieras.
granada-score-scoring = { $place }: «{ $scoring }» no es ninguna puntuación. Son regular y simplified.

## Imágenes

granada-picture-regular = puntos normales
granada-picture-simplified = puntos simples
granada-picture-with-viziers = { $scoring }, con visires
granada-picture-turned = volteó { $tile } a { $to }
granada-picture-buildings = Edificios
granada-picture-sum = Σ
granada-picture-next-side = cara nueva
granada-describe-marker = Los próximos edificios muestran su cara { $face ->
    [even] par
   *[odd] impar
}.
granada-describe-other-side = { $tile } (dorso: { $side })
