# La lección de Sanssouci. Cada mensaje: tres frases cortas como mucho, sin más números que los del tablero.

lesson-sanssouci-begin = Trazas un jardín y haces bajar por él a tus nobles: cuanto más bajan, más dan. Gana quien tenga más puntos. Cada turno juegas una carta: esta toma una loseta que esté en gris o naranja en el mercado.
lesson-sanssouci-move = La loseta está donde la columna de su símbolo cruza la fila de su color. Desde la terraza hay ahora un camino hasta ella, así que haz bajar al noble de esa columna. Da los puntos de su fila: { $points }.
lesson-sanssouci-moved = Tienes { $points } puntos. Hasta que confirmes no lo ve nadie, y **Deshacer** es gratis; después se rellenan el mercado y tu mano.
lesson-sanssouci-symbol = Esta carta muestra un símbolo, así que toma una loseta con ese símbolo, de cualquier color. La gris va justo al lado de tu primera loseta.
lesson-sanssouci-follow = Los nobles pasean por todo lo que está cubierto, tan lejos como quieras, y acaban en su propia columna. Este puede usar el camino de su amigo.
lesson-sanssouci-followed = Ahora tienes { $points } puntos. Las filas y columnas completas pagan al final, y también tus dos misiones secretas: los nobles de esas columnas deberían bajar mucho.
lesson-sanssouci-gardener = La única loseta con este símbolo va donde está tu primera loseta. Entonces se le da la vuelta y pasa a ser un jardinero, en una casilla libre de esa fila o columna. Ponlo junto a tus losetas: cierra un hueco.
lesson-sanssouci-over-gardener = Los nobles pasan por un jardinero, pero nunca se paran en él. Debajo de él hay una estatua impresa en naranja, y el noble de esa columna ya llega hasta ella.
lesson-sanssouci-last = Son { $points } puntos tras tres de tus turnos, y más adelante un noble puede bajar más y puntuar otra vez. Confirma el último turno de la lección.
lesson-sanssouci-end = ¡Has jugado a Sanssouci! La partida acaba cuando todos han jugado todas sus cartas. Todas las reglas están en `/rules`.
