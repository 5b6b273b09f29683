# La lección de Alhambra. Cada mensaje: tres frases cortas como mucho, sin más números que los del tablero.

lesson-alhambra-begin = Construyes una ciudad. Tres veces por partida recibe puntos quien tiene más edificios de un tipo, y cada cual por su muralla más larga. Los edificios cuestan dinero, así que primero toma un poco: una carta, o varias que no sumen más de cinco.
lesson-alhambra-money = Esa era tu acción de este turno. Hasta que confirmes no la ve nadie, y **Deshacer** es gratis.
lesson-alhambra-buy = Cada edificio se paga en el color de su casilla del mercado. Tus cartas verdes valen exactamente lo que cuesta el jardín verde. ¡Quien paga exacto tiene otra acción!
lesson-alhambra-again = Así que sigues. Tu carta naranja es exactamente el precio del otro jardín: exacto otra vez, y una acción más.
lesson-alhambra-over = Tus cartas azules pagan la torre, aunque un poco de más. Nadie da cambio, así que esta es la última acción del turno.
lesson-alhambra-place = Ahora tus edificios encuentran su sitio. Los bordes que se tocan han de casar, muralla con muralla o abierto con abierto, y a todo se llega a pie desde la fuente. Este jardín no tiene murallas y encaja en todas partes.
lesson-alhambra-reserve = Lo que no colocas espera en tu reserva, y ahí no cuenta. Guarda estos dos por ahora: así verás cómo volver a sacarlos.
lesson-alhambra-reserve-tower = La torre también espera ahí.
lesson-alhambra-bought = ¡Tres edificios en un turno, gracias al dinero exacto! Cuando confirmes, el mercado se rellena.
lesson-alhambra-build = Reformar tu ciudad también es una acción. Construye la torre junto al jardín, con sus murallas hacia fuera: muralla tras muralla en una línea hacen una muralla larga.
lesson-alhambra-built = Tu muralla más larga tiene ahora { $count } tramos, y cada uno es un punto en cada puntuación.
lesson-alhambra-exchange = ¿Has visto que Ada ha devuelto un edificio a su reserva? También puedes cambiar dos edificios: el jardín de tu reserva tiene murallas, el de tu ciudad no tiene ninguna.
lesson-alhambra-exchanged = Tu muralla ha crecido hasta { $count } tramos. En algún lugar del mazo viene una carta de puntuación, y estás a punto para ella.
lesson-alhambra-scored = ¡Ahí estaba! En la primera puntuación solo cuenta quien tiene más de un tipo: tuyos eran los jardines y las torres, y con tu muralla son { $points } puntos. Las dos puntuaciones siguientes pagan más, también al segundo y al tercero.
lesson-alhambra-last = Ya lo sabes todo: tomar dinero, comprar, reformar tu ciudad. Confirma este último turno de la lección.
lesson-alhambra-end = ¡Has jugado a Alhambra! La partida acaba cuando el mercado ya no se puede llenar, con la tercera puntuación. Todas las reglas están en `/rules`.
