# Alhambra y Granada juntas: lo que se dice además de ambas.

game-combined = Alhambra y Granada en una: lleva fosos a lo largo de murallas y puntúa dos ciudades a la vez
combined-title = Alhambra y Granada
option-combined-simplified = La puntuación simplificada de Granada
about-combined-simplified = Las mayorías de un tipo dan puntos fijos, haya los edificios que haya.
about-combined-vizier-none = { about-alhambra-vizier-none }
about-combined-vizier-able = { about-alhambra-vizier-able }
about-combined-vizier-all = { about-alhambra-vizier-all }
option-combined-vizier = { option-alhambra-vizier }
choice-combined-vizier-none = { choice-alhambra-vizier-none }
choice-combined-vizier-able = { choice-alhambra-vizier-able }
choice-combined-vizier-all = { choice-alhambra-vizier-all }
chosen-combined-vizier-able = { chosen-alhambra-vizier-able }
chosen-combined-vizier-all = { chosen-alhambra-vizier-all }

## Comandos. Las descripciones tienen 100 caracteres como mucho.

verb-combined-take = { verb-alhambra-take }
slot-combined-take-cards = { slot-alhambra-take-cards }
verb-combined-buy = { verb-alhambra-buy }
slot-combined-buy-tile = La moneda de su casilla del mercado y el edificio, como blue tower-9-es
slot-combined-buy-pay = { slot-alhambra-buy-pay }
verb-combined-place = { verb-granada-place }
slot-combined-place-tile = El edificio comprado, como tower-9-es; si le diste la vuelta, la cara que se ve ahora
slot-combined-place-at = { slot-alhambra-place-at }
verb-combined-turn = Da la vuelta por 3 de dinero a un edificio de Granada comprado este turno; después colócalo
slot-combined-turn-tile = { slot-granada-turn-tile }
slot-combined-turn-pay = { slot-granada-turn-pay }
verb-combined-reserve = Guarda en tu reserva un edificio comprado este turno; si es de Granada, por la cara que quieras
slot-combined-reserve-tile = El edificio, como tower-9-es; de Granada, la cara que ha de verse, como school-8-e
verb-combined-give = { verb-alhambra-give }
slot-combined-give-tile = { slot-alhambra-give-tile }
verb-combined-build = { verb-alhambra-build }
slot-combined-build-tile = { slot-alhambra-build-tile }
slot-combined-build-at = { slot-alhambra-build-at }
verb-combined-remove = { verb-alhambra-remove }
slot-combined-remove-tile = { slot-alhambra-remove-tile }
slot-combined-remove-at = { slot-alhambra-remove-at }
verb-combined-exchange = { verb-alhambra-exchange }
slot-combined-exchange-tile = { slot-alhambra-exchange-tile }
slot-combined-exchange-for = { slot-alhambra-exchange-for }
slot-combined-exchange-at = { slot-alhambra-exchange-at }
verb-combined-wake = { verb-alhambra-wake }
verb-combined-favour = { verb-alhambra-favour }
verb-combined-decline = { verb-alhambra-decline }
verb-combined-standing = { verb-alhambra-standing }
slot-combined-standing-order = ask, always (rechazar siempre), unless tower o unless school-8-e
verb-combined-end = { verb-alhambra-end }

## La crónica de un turno, menús y lo que traería una elección

combined-most-stretch = mayor tramo de muralla y foso { $names } ({ $points })
combined-menu-build = Construir de la reserva
combined-menu-swap = Cambiar por un edificio de la reserva
combined-consequence-stretch = ambos: de { $from } a { $to }

## Las reglas, para /rules. Un párrafo cada una; juntas son combined-rules.

combined-rules-aim = **El objetivo.** Cada cual construye una Alhambra alrededor de una fuente y, contra sus murallas, una Granada. Tres veces por partida puntúan quienes tienen más edificios de cada uno de los quince tipos, y cada cual por su muralla más larga, su foso más largo y el tramo más largo de muralla junto a foso. Gana quien tenga más puntos; si hay empate, la victoria es compartida.
combined-rules-turn = **Tu turno.** Como en Alhambra: toma dinero, compra un edificio o reforma tus ciudades; después coloca lo comprado y confirma. Cada casilla del mercado ofrece dos edificios por su moneda, uno de la Alhambra y uno de Granada. Puedes comprar los dos, uno tras otro: hasta ocho compras exactas y una novena acción.
combined-rules-sides = **Dos caras.** Cada edificio de Granada tiene dos caras: un valor par y, al dorso, el impar siguiente, de otro tipo. Los fosos están en los mismos bordes de ambas. Los nuevos muestran la cara que dice el marcador, que se mueve cada vez que se rellena con alguno de ellos. Por la otra cara, uno comprado va a tu ciudad por 3 de dinero o más de una moneda cualquiera; a tu reserva va gratis por la cara que quieras.
combined-rules-building = **Construir.** Cada clase sigue entre los suyos las reglas de Alhambra: donde dos se tocan, los dos tienen muralla (foso) o ninguno; a todos se llega a pie sin cruzarlas, en la Alhambra desde la fuente, en Granada desde el primero de sus edificios. Donde se tocan un edificio de la Alhambra y uno de Granada, una muralla ha de dar con un foso. Por eso tu primer edificio de Granada se apoya en una muralla, con un foso hacia ella; ya no se mueve nunca. Siempre ha de quedar un borde así. Las dos juntas no pueden encerrar ningún hueco.
combined-rules-scoring = **Puntuación.** Los tipos de la Alhambra pagan como en Alhambra, y los empates se reparten:
    ```
               A   B      C
    pabellón   1   8  1   16  8  1
    serrallo   2   9  2   17  9  2
    arcadas    3  10  3   18 10  3
    aposentos  4  11  4   19 11  4
    jardín     5  12  5   20 12  5
    torre      6  13  6   21 13  6
    Granada   ×1  ×2 ×1   ×3 ×2 ×1
    ```
    Cada tipo de Granada paga tantas veces el número de sus edificios en todas las ciudades (simplificada: 3, 10 3, 18 10 3 puntos); el valor más alto deshace empates. La muralla exterior y el foso exterior más largos dan 1 punto por tramo, también donde van juntos. El tramo más largo de muralla junto a foso da 2 puntos por borde.
combined-rules-end = **Rondas y final.** La carta A está en la tercera parte del mazo. La carta B entra en la segunda parte del nuevo mazo, cuando el primero se ha acabado; una partida que acaba antes no tiene ronda B. La partida acaba en cuanto una casilla del mercado no se puede llenar con sus dos edificios. Lo que queda va, casilla a casilla, primero lo de la Alhambra, a quien tenga más dinero de su moneda (a nadie si hay empate), que lo coloca enseguida, tal como está. Después se puntúa C.
combined-rules-dirk = **Dirk.** Con dos asientos, Dirk también reúne edificios: 6 de cada clase al principio, 6 de cada una después de A, un tercio de cada bolsa después de B. Puntúa por edificios, nunca por murallas ni fosos, y no puede ganar. Un edificio que compras se le puede dar a él.
combined-rules-vizier = { alhambra-rules-vizier } Puede ser un edificio de cualquiera de las dos clases; uno de Granada cuesta 3 más si entra en la ciudad por la otra cara. Se rellenan ambas clases.
combined-rules-pictures = **En las imágenes.** La llave: quién tuvo el primer turno. La estrella dorada: quién ha ganado. Un disco de color: la mayoría de un tipo. Oro en una muralla o un foso: su tramo continuo más largo. La granada: dónde empezó una Granada. Dos flechas: la otra cara de un edificio. El marcador redondo, con cuatro puntos o tres: la próxima cara es par o impar. Un anillo naranja: lo que cambió en el último turno. Un número turquesa: una entrada de tu menú.

combined-rules =
    { combined-rules-aim }

    { combined-rules-turn }

    { alhambra-rules-money }

    { alhambra-rules-buying }

    { combined-rules-sides }

    { combined-rules-building }

    { alhambra-rules-redesigning }

    { combined-rules-scoring }

    { combined-rules-end }

    { combined-rules-dirk }

    { granada-rules-terms }

    { combined-rules-pictures }

    { combined-rules-vizier }

## Negativas: la regla, los números y lo que sí es posible

combined-refused-name-the-piece = La casilla { $space } del mercado ({ $currency }) ofrece más de un edificio: { $tiles }. Di cuál compras.
combined-refused-not-there = La casilla { $space } del mercado ({ $currency }) no ofrece { $tile }. Elige lo que hay ahí.
combined-misfit-no-wall-to-moat = donde se tocan Alhambra y Granada, una muralla ha de dar con un foso, y no es así entre { $alhambra } y { $granada }
combined-misfit-unreachable = desde donde empezó tu Granada no se llegaría a pie a { $others ->
        [0] { $place }
        [one] { $place } y { $others } edificio más
       *[other] { $place } y { $others } edificios más
    }
combined-misfit-parted = ninguna muralla de tu Alhambra daría ya con un foso de tu Granada
combined-score-no-wall-to-moat = Donde se tocan Alhambra y Granada, una muralla ha de dar con un foso, y no es así entre { $alhambra } y { $granada }.
combined-score-out-of-reach = No se llega a pie a { $cells } desde el resto de Granada.
combined-score-parted = Ninguna muralla de la Alhambra da con un foso de Granada.

## Imágenes

combined-picture-both = ambos
combined-picture-regular-with-viziers = normal, visires
combined-picture-simplified-with-viziers = simple, visires
combined-picture-longest-both = el más largo de ambos
combined-describe-seat = { $rank }. { $seat }: { $points } puntos, { $types }, muralla { $wall }, foso { $moat }, muralla junto a foso { $both }, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, { $reserve } en reserva.
combined-describe-points = { $points } puntos, muralla { $wall }, foso { $moat }, muralla junto a foso { $both }.
combined-describe-city = Tu ciudad (murallas y fosos; pasos al este y al norte de la fuente): { $tiles }.
combined-describe-cities = Las ciudades: cada edificio con sus murallas o fosos y sus pasos al este y al norte de la fuente; 2,-1 es dos al este y uno al sur.
combined-describe-start = Tu Granada empezó en { $cell }.
combined-describe-stock = Quedan: { $alhambra ->
    [one] 1 loseta
   *[other] { $alhambra } losetas
} de la Alhambra y { $granada } de Granada en las bolsas, { $deck ->
    [one] 1 carta
   *[other] { $deck } cartas
} en el mazo.
combined-describe-gain = { $seat }: de ellos { $moat } por el foso más largo, { $both } por muralla junto a foso.
