# La lección de Alhambra y Granada juntas. Cada mensaje: tres frases cortas como mucho, sin más números que los del tablero.

lesson-combined-begin = Construyes dos ciudades que crecen juntas: una Alhambra con murallas y una Granada con fosos. En tres puntuaciones dan puntos tener más edificios de un tipo y las murallas y los fosos largos. Primero toma dinero: una carta, o varias que no sumen más de cinco.
lesson-combined-money = Esa era tu acción de este turno. Hasta que confirmes no la ve nadie, y **Deshacer** es gratis.
lesson-combined-buy = Cada casilla del mercado tiene dos edificios, uno para cada ciudad, y ambos se pagan en su color. Tu carta naranja es exactamente el precio del jardín. ¡Quien paga exacto tiene otra acción!
lesson-combined-granada = Así que sigues, con un edificio de Granada. Tus cartas verdes son exactamente el precio de la biblioteca.
lesson-combined-again = Y una vez más: tu carta azul es exactamente lo que cuesta la torre. Así que queda una acción.
lesson-combined-take = Los edificios de Granada tienen otra cara, y dar la vuelta a uno cuesta tres de dinero. Estas dos cartas lo pagan.
lesson-combined-place = Primero, la Alhambra. Los bordes que se tocan han de casar, muralla con muralla o abierto con abierto, y a todo se llega a pie desde la fuente. El jardín mira hacia fuera con sus murallas.
lesson-combined-turn = El primer edificio de Granada se apoya en una muralla, con su foso hacia ella. Da la vuelta a la biblioteca: se convierte en una arena.
lesson-combined-turned = Colócala al norte del jardín, donde el foso da con la muralla. Muralla junto a foso da sus propios puntos, y desde aquí crece tu Granada.
lesson-combined-reserve = Lo que no colocas espera en tu reserva, y ahí no cuenta. Guarda la torre para tu próximo turno.
lesson-combined-bought = ¡Tres edificios en un turno, gracias al dinero exacto! Cuando confirmes, se rellenan los dos mercados.
lesson-combined-build = Reformar una ciudad también es una acción: construye algo de tu reserva, devuelve un edificio, o cambia uno por otro. Construye la torre junto al jardín, con sus murallas hacia fuera.
lesson-combined-built = Tu muralla más larga tiene ahora { $count } tramos, y cada uno es un punto en cada puntuación.
lesson-combined-money-again = Tu bolsa está casi vacía, así que toma dinero otra vez. Las cartas de un color van juntas: cada precio se paga en uno solo.
lesson-combined-waiting = En algún lugar del mazo viene una carta de puntuación. Estás a punto para ella.
lesson-combined-scored = ¡Ahí estaba! Tienes más jardines, torres y arenas que nadie, la muralla y el foso más largos, y la única muralla junto a un foso: { $points } puntos. Las puntuaciones siguientes pagan más, también al segundo y al tercero.
lesson-combined-last = Ya lo sabes todo: tomar dinero, comprar para ambas ciudades, reformarlas. Confirma el último turno de la lección.
lesson-combined-end = ¡Has jugado a los dos juegos a la vez! La partida acaba cuando un mercado ya no se puede llenar, con la última puntuación. Todas las reglas están en `/rules`.
