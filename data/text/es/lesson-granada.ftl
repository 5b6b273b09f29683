# La lección de Granada. Cada mensaje: tres frases cortas como mucho, sin más números que los del tablero.

lesson-granada-begin = Construyes una ciudad con fosos. Tres veces por partida recibe puntos quien tiene más edificios de un tipo, y cada cual por su foso más largo. Los edificios cuestan dinero, así que primero toma un poco: una carta, o varias que no sumen más de cinco.
lesson-granada-money = Esa era tu acción de este turno. Hasta que confirmes no la ve nadie, y **Deshacer** es gratis.
lesson-granada-buy = Cada edificio se paga en el color de su casilla del mercado. Tus cartas verdes valen exactamente lo que cuesta la biblioteca. ¡Quien paga exacto tiene otra acción!
lesson-granada-again = Así que sigues. Tu carta naranja es exactamente el precio del parque: exacto otra vez, y una acción más.
lesson-granada-take = Cada edificio tiene otra cara, y dar la vuelta a uno cuesta tres de dinero. Toma esta carta y podrás pagarlo.
lesson-granada-place = Ahora tus edificios encuentran su sitio. Los bordes que se tocan han de casar, foso con foso o abierto con abierto, y a todo se llega a pie desde la loseta inicial. La biblioteca mira al sur con su foso.
lesson-granada-turn = Al dorso del parque hay una segunda biblioteca. Da la vuelta a la loseta y paga con la carta que tomaste.
lesson-granada-turned = Colócala enseguida, con su foso al norte. Dos bibliotecas: nadie más tiene ninguna.
lesson-granada-bought = Cuando confirmes, el mercado se rellena. Todos los edificios nuevos muestran la cara que dice el marcador.
lesson-granada-over = Una carta azul paga el zoco, un poco de más. Nadie da cambio, así que no te queda otra acción.
lesson-granada-reserve = Lo que no colocas espera en tu reserva, y ahí no cuenta. Ahí puede quedar por la otra cara, gratis: guárdalo como baños.
lesson-granada-reserved = De la reserva, un edificio llega a tu ciudad en otro momento. Confirma.
lesson-granada-build = Reformar tu ciudad también es una acción: construye algo de tu reserva, devuelve un edificio, o cambia uno por otro. Construye los baños al oeste, con su foso hacia fuera.
lesson-granada-built = Solo cuenta como largo un foso en una sola línea, y los tuyos están separados: el más largo cuenta { $count }. Unos fosos que doblen una esquina lo harían crecer.
lesson-granada-scored = ¡Una puntuación! Quien tiene más de un tipo recibe tantos puntos como edificios de él hay en todas las ciudades: tú tenías más bibliotecas y más baños que nadie. Con tu foso son { $points } puntos.
lesson-granada-last = Las dos puntuaciones siguientes pagan más, también al segundo y al tercero. Confirma el último turno de la lección.
lesson-granada-end = ¡Has jugado a Granada! La partida acaba cuando el mercado ya no se puede llenar, con la tercera puntuación. Todas las reglas están en `/rules`.
