# Las palabras de los reglamentos, para /rules term: qué significa cada una, en breve, y dónde lo dice el reglamento (el inglés,
# con los títulos de sus apartados). Cada una empieza con la propia palabra en negrita.

## Alhambra.

term-alhambra-turn = **Turno.** Una acción: tomar dinero, comprar un edificio o reformar la ciudad; después se coloca lo comprado. Quien paga exacto vuelve a actuar. *(reglamento, p. 4, How to play)*
term-alhambra-money = **Dinero.** Como acción, toma una carta de la oferta, del valor que sea, o varias que sumen 5 como mucho. *(reglamento, p. 4, Take some money)*
term-alhambra-display = **Oferta.** Las cuatro cartas de dinero a la vista. Se rellena cuando el turno ha acabado, no antes. *(reglamento, p. 3, Getting ready to play; p. 6, At the end of your turn)*
term-alhambra-currency = **Moneda.** El dinero son florines, dírhams, denarios y ducados. Una casilla del mercado solo acepta la suya, así que una compra se paga en una sola moneda. *(reglamento, p. 4, Buy and position a building tile)*
term-alhambra-market = **Mercado.** Cuatro casillas, cada una con un edificio para una moneda. Lo comprado se repone cuando el turno ha acabado. *(reglamento, p. 3, Getting ready to play; p. 6, At the end of your turn)*
term-alhambra-price = **Precio.** Lo que pone en el edificio. Paga eso o más, en la moneda de su casilla; no hay cambio. *(reglamento, p. 4, Buy and position a building tile)*
term-alhambra-exact = **Pago exacto.** Quien paga el precio justo tiene enseguida otra acción, la que quiera, y así sucesivamente. *(reglamento, p. 4, Buy and position a building tile)*
term-alhambra-action = **Acción.** Un turno tiene una, y otra después de cada pago exacto. Cuando no queda ninguna, se coloca lo comprado y el turno acaba. *(reglamento, p. 4, How to play)*
term-alhambra-positioning = **Colocación.** Todo lo comprado en un turno se coloca a su final, cada edificio en la ciudad o en la reserva. *(reglamento, p. 5, Positioning the tiles)*
term-alhambra-building-rules = **Reglas de construcción.** Nunca girados; muralla con muralla y lado abierto con lado abierto; a todos se llega a pie desde la fuente; ningún hueco queda encerrado. *(reglamento, p. 5, Rules for building your Alhambra)*
term-alhambra-fountain = **Fuente.** Aquello con que empieza la ciudad. Se queda donde está, no cuenta como edificio, y de ella sale todo camino. *(reglamento, p. 3, Getting ready to play; p. 5)*
term-alhambra-wall = **Muralla.** Impresa en hasta tres lados de un edificio. La muralla exterior continua más larga da un punto por cada lado, en cada puntuación. *(reglamento, p. 6, Points for the wall)*
term-alhambra-reserve = **Reserva.** Donde esperan los edificios que no están en la ciudad. No puntúan, y llegan a la ciudad con una reforma. *(reglamento, p. 5, Positioning the tiles)*
term-alhambra-redesign = **Reforma.** Como acción: un edificio de la reserva a la ciudad, uno de la ciudad a la reserva, o uno por otro en su mismo sitio. Después la ciudad cumple las reglas. *(reglamento, p. 4, Redesigning your Alhambra)*
term-alhambra-buildings = **Edificios.** Pabellones, serrallos, arcadas, aposentos, jardines y torres, del tipo más barato al más caro. *(reglamento, p. 2, Equipment)*
term-alhambra-majorities = **Mayorías.** Puntúa quien tiene más de un tipo en la ciudad; en la segunda ronda también el segundo, en la tercera el tercero. Quienes empatan se reparten sus puestos, redondeando hacia abajo. *(reglamento, p. 6, Scoring)*
term-alhambra-scoring = **Puntuación.** Dos cartas del mazo traen la primera y la segunda; el final de la partida, la tercera. *(reglamento, p. 3, Getting ready to play; p. 6, Scoring)*
term-alhambra-end = **Final de la partida.** Llega cuando el mercado no se puede llenar. Lo que queda ahí va a quien tiene más dinero de su moneda, se coloca, y entonces hay la última puntuación. *(reglamento, p. 7, End of the game)*
term-alhambra-dirk = **Dirk.** El tercero en una mesa de dos: recibe edificios de la bolsa y lo que le den los demás, puntúa por tipos y no tiene murallas. *(reglamento, p. 7, Special rules for playing with two)*
term-alhambra-capital = **Capital inicial.** A cada cual se le reparten cartas de dinero hasta que sumen 20 o más. *(reglamento, p. 3, Getting ready to play)*
term-alhambra-modules = **Módulos.** Expansiones, de las que una mesa puede elegir las que quiera: la casa de cambio, las cartas de bonificación, las casetas de obra, el favor del visir. *(reglamento, p. 14-16)*
term-alhambra-vizier = **Favor del visir.** Entre dos turnos, quien tiene el visir boca arriba puede comprar un edificio por su precio exacto. El visir se vuelve a poner boca arriba como acción de un turno. *(reglamento, p. 14, The vizier's favour)*
term-alhambra-bureau = **Casa de cambio.** Una carta de dos monedas que se toma como el dinero, sola; en una compra permite usar ambas. *(reglamento, p. 14-15, The bureau de change)*
term-alhambra-bonus = **Cartas de bonificación.** Cada una nombra un edificio. Revelada mientras este está en la ciudad, cuenta como uno más de su tipo. *(reglamento, p. 15, The bonus cards)*
term-alhambra-huts = **Casetas de obra.** Se toman gratis como acción, tres como mucho; cada una cuenta como los edificios de su tipo que toca. *(reglamento, p. 16, The workers' huts)*
term-alhambra-orders = **Órdenes fijas.** Lo que dices de antemano sobre cartas y favores, para que nadie te espere. Son propias de esta mesa: en una de cartón responderías en voz alta. *(reglamento, p. 14-15, en lugar de preguntar a todos)*

## Granada; lo dicho de Alhambra vale también aquí.

term-granada-moat = **Foso.** Lo que en Alhambra son las murallas: foso con foso, nadie los cruza, y el exterior más largo da un punto por cada lado. *(reglamento, p. 9, Victory points for moats)*
term-granada-sides = **Dos caras.** Cada edificio tiene un valor par en una cara y el impar siguiente en la otra, de otro tipo. *(reglamento, p. 8, Granada components)*
term-granada-marker = **Marcador.** Dice si los edificios nuevos muestran su cara par o impar. Se mueve después de rellenarse el mercado. *(reglamento, p. 9, Place one or more building tiles)*
term-granada-turning = **Dar la vuelta.** Un edificio comprado va a la ciudad como estaba, o por la otra cara por 3 de dinero de una moneda; a la reserva, gratis por la cara que sea. *(reglamento, p. 9, Place one or more building tiles)*
term-granada-building-rules = **Reglas de construcción.** Nunca girados; foso con foso y lado abierto con lado abierto; a todos se llega a pie desde la loseta inicial; ningún hueco queda encerrado. *(reglamento, p. 10, Building rules for Granada)*
term-granada-fountain = **Loseta inicial.** Aquello con que empieza la ciudad, con una imagen de la Alhambra. Se queda donde está. *(reglamento, p. 8, Granada components)*
term-granada-buildings = **Edificios.** Arenas, baños, bibliotecas, posadas, hospitales, zocos, parques, escuelas y barrios: doce de cada, de 2 a 13. *(reglamento, p. 8, Granada components)*
term-granada-majorities = **Mayorías.** El número de edificios de un tipo en todas las ciudades juntas, por lo que paga el puesto. Los empates los deshace el valor más alto. *(reglamento, p. 9-11)*
term-granada-scoring = **Puntuación.** Primero los fosos, después tipo a tipo. Tres rondas, como en Alhambra. *(reglamento, p. 9-11, Scorings)*
term-granada-simplified = **Puntuación simplificada.** Los puestos pagan puntos fijos, haya los edificios que haya: 3 en la primera ronda, después más. *(reglamento, p. 11, Simplified scoring)*
term-granada-end = **Final de la partida.** Llega cuando el mercado no se puede llenar. Lo que queda va, uno tras otro, a quien tiene más dinero de su moneda, que lo coloca enseguida, tal como está. *(reglamento, p. 10, End of the game)*
term-granada-dirk = **Dirk.** El tercero en una mesa de dos. Sus primeros seis edificios muestran su cara par; puntúa por tipos y no tiene fosos. *(reglamento, p. 11, Special rules for 2 players)*
term-granada-redesign = **Reforma.** Como en Alhambra: de la reserva a la ciudad, de la ciudad a la reserva, o uno por otro; a un edificio colocado ya no se le da la vuelta. *(reglamento, p. 9, Rebuild your individual city)*

## Alhambra y Granada juntas; lo dicho de Alhambra vale también aquí.

term-combined-market = **Mercado.** Cada casilla tiene un edificio de la Alhambra y uno de Granada; se pueden comprar los dos, uno tras otro. *(reglamento, p. 12, Setup; p. 13, Buy a building tile)*
term-combined-wall-to-moat = **Muralla con foso.** Donde se tocan ambas ciudades, una muralla ha de dar con un foso. Granada empieza ahí, y siempre ha de quedar un lado así. *(reglamento, p. 13, two new building rules)*
term-combined-building-rules = **Reglas de construcción.** Cada clase según sus propias reglas; a toda Granada se llega a pie desde su primer edificio, a toda la Alhambra desde la fuente; donde se tocan, muralla con foso. *(reglamento, p. 13, Place one or more building tiles)*
term-combined-fountain = **Fuente.** Aquello con que empieza la Alhambra. Granada empieza con su primer edificio, contra una muralla; ese tampoco se mueve ya nunca. *(reglamento, p. 13, Place one or more building tiles)*
term-combined-scoring = **Puntuación.** Primero los tipos de la Alhambra, después los de Granada; una muralla junto a un foso cuenta como muralla, como foso y como ambos. *(reglamento, p. 13, Scoring)*
term-combined-moat = **Foso.** La muralla de Granada. El más largo da un punto por cada lado, y además cuenta un tramo junto a una muralla. *(reglamento, p. 13, Scoring)*
term-combined-sides = **Dos caras.** Como en Granada; los de la primera puesta tienen foso. *(reglamento, p. 12, Setup)*
term-combined-marker = **Marcador.** Se mueve después de rellenarse el mercado, si se compró un edificio de Granada. *(reglamento, p. 12, Sequence of play)*
term-combined-turning = **Dar la vuelta.** Como en Granada: a la ciudad por la otra cara por 3 de dinero de una moneda, a la reserva gratis. *(reglamento, p. 9 y p. 13)*
term-combined-end = **Final de la partida.** Llega en cuanto a una casilla le falta alguno de sus dos edificios. Lo que queda va a quien tiene más dinero de su moneda. *(reglamento, p. 13, End of the game)*
term-combined-discard = **Descartes.** Cuando el mazo se ha acabado una vez, se vuelven a barajar, con la segunda carta de puntuación dentro. *(reglamento, p. 12-13)*

## Los jardines de la Alhambra.

term-gardens-tile = **Loseta de jardín.** Muestra las cuatro clases de árboles, de 1 a 6 de cada una, en igual número. Hay 36. *(reglamento, p. 2, Game material)*
term-gardens-planting = **Plantar.** Un turno es una loseta en un campo vacío, girada como quieras; después se roba una nueva mientras queden. *(reglamento, p. 2, Placing a Garden Tile)*
term-gardens-first-tile = **Primera loseta.** La primera de la partida va en un campo interior, no en un borde ni en una esquina. *(reglamento, p. 2, In the first turn)*
term-gardens-beside = **Junto a una loseta.** Cada loseta siguiente comparte un borde con otra ya puesta; una esquina no basta. *(reglamento, p. 3, During each further turn)*
term-gardens-field = **Campo.** Uno de los 36 sitios para losetas, cada uno para una. *(reglamento, p. 2, Placing a Garden Tile)*
term-gardens-kind = **Clase de árboles.** Naranjo, lavanda, palmera o limonero. Cada asiento tiene una, o dos en una variante; una clase tiene un dueño como mucho. *(reglamento, p. 2, Goal of the game; p. 6, Variants)*
term-gardens-enclosing = **Rodear.** Un edificio queda rodeado con cuatro losetas; en el borde, con dos; en una esquina, con una. Una loseta puede rodear varios. *(reglamento, p. 3, Note)*
term-gardens-majority = **Más árboles.** La clase con más árboles junto a un edificio lo gana, se repartan en las losetas que se repartan. *(reglamento, p. 4, Who gets the points?)*
term-gardens-level = **Empate.** Las clases con igual número de árboles se anulan entre sí y gana la siguiente, aunque no tenga ninguno; si ninguna queda sola, no gana nadie. *(reglamento, p. 4-5, Who gets the points?)*
term-gardens-points = **Puntos.** El valor del edificio por el número de clases que hay a su alrededor. *(reglamento, p. 5, How many points are to be won?)*
term-gardens-value = **Valor.** Lo que vale un edificio, de 1 a 5; se reparte al azar. *(reglamento, p. 2, Game preparation)*
term-gardens-nobodys = **Árboles de nadie.** Con dos o tres asientos, algunas clases no tienen dueño. Ganan edificios igualmente, para nadie. *(reglamento, p. 5, How many points are to be won?)*
term-gardens-end = **Final de la partida.** Cuando todos los campos están plantados. Gana quien tiene más puntos; si hay empate, la victoria es compartida. *(reglamento, p. 6, End of the game)*
term-gardens-hand = **Mano.** Una loseta, o tres en una variante: cada turno se planta una y se repone. *(reglamento, p. 2, Game preparation; p. 6, Variants)*
term-gardens-variants = **Variantes.** Una mano de tres losetas; dos clases para cada uno de dos asientos, que se puntúan por separado y se suman al final. *(reglamento, p. 6, Variants)*

## Sanssouci. Su reglamento no tiene números de página en la edición leída: se nombran sus apartados.

term-sanssouci-turn = **Turno.** Juega una carta y coloca una loseta; después mueve un noble si quieres; el mercado y la mano se rellenan. *(reglamento, Game Play)*
term-sanssouci-card = **Cartas.** Dos colores: una loseta de cualquiera de ellos. Un símbolo: una loseta que lo muestre o, si no hay, la que sea. El comodín: la que sea. *(reglamento, 1. Play a card)*
term-sanssouci-hand = **Mano.** Dos cartas; cada turno se juega una y se roba otra, hasta que no queden por robar. *(reglamento, 4. Replenish your Hand)*
term-sanssouci-market = **Mercado.** Diez losetas, dos en cada uno de cinco colores. La tomada se repone al final del turno. *(reglamento, Setup; 3. Replace the Garden Tile)*
term-sanssouci-square = **Casilla propia.** Una loseta tiene una: la columna de su símbolo en la fila del color del que se tomó. *(reglamento, You must always place garden tiles on the corresponding square)*
term-sanssouci-gardener = **Jardinero.** A una loseta cuya casilla propia está ocupada se le da la vuelta, y va a una casilla libre de esa fila o columna; a cualquiera, si no hay ninguna. *(reglamento, The Gardener)*
term-sanssouci-noble = **Nobles.** Nueve, uno por columna, al principio sobre el jardín. En un turno se puede mover uno. *(reglamento, 2. Move a Nobleman)*
term-sanssouci-path = **Camino.** Un noble pasea por casillas cubiertas que se tocan, también hacia atrás y a los lados, pasando por nobles y jardineros. *(reglamento, 2. Move a Nobleman)*
term-sanssouci-goal = **Dónde acaba un noble.** En su propia columna, más abajo de donde empezó, en una casilla cubierta sin jardinero. *(reglamento, 2. Move a Nobleman)*
term-sanssouci-points = **Puntos.** Un noble puntúa lo que paga la fila en que acaba, por lejos que haya ido. *(reglamento, Points)*
term-sanssouci-row = **Filas.** Una fila completa paga al final 10 menos su propio valor; la de más arriba no paga nada. *(reglamento, End of the Game)*
term-sanssouci-column = **Columnas.** Una columna completa paga 5 al final, la llene lo que la llene. *(reglamento, End of the Game)*
term-sanssouci-mission = **Misiones.** Dos símbolos secretos; al final cada uno paga lo que paga la fila de su noble. *(reglamento, Setup; End of the Game)*
term-sanssouci-garden = **Tableros de jardín.** Cuatro, con dos caras cada uno; cada asiento tiene uno, con algunas casillas impresas. *(reglamento, Setup)*
term-sanssouci-expansion = **Tablero de expansión.** Se pone sobre dieciséis casillas; su cara se elige en secreto. Sus marcas pagan o cuestan cuando se coloca ahí una loseta. *(reglamento, Expansion)*
term-sanssouci-terrace = **Terraza.** Donde esperan los nobles hasta que entran por la casilla de más arriba de su columna. *(reglamento, Setup)*
term-sanssouci-end = **Final de la partida.** Después de 18 turnos de cada cual. Los empates los deshacen los jardineros. *(reglamento, End of the Game)*

## Jardines colgantes.

term-hanging-gardens-turn = **Turno.** Toma una carta y ponla, revela una nueva; después, si quieres, compra una mejora y, si quieres, completa un objetivo real, en este orden. *(reglamento, p. 3-4)*
term-hanging-gardens-gardener = **Jardineros.** Tres cada uno. Uno va bajo la columna de la que se toma una carta, y se queda hasta que acabe la ronda. *(reglamento, p. 4, Select a Garden card)*
term-hanging-gardens-tools = **Herramientas.** Pagan las cartas de las filas altas de la oferta: 0, 1, 2 y 3. Una bonificación de herramienta da tantas como el número de la terraza en que se pone. *(reglamento, p. 4, Select a Garden card; p. 6, Tools)*
term-hanging-gardens-display = **Oferta.** Tres columnas de cuatro cartas. Cuando se toma una, las de encima bajan y llega arriba una nueva. *(reglamento, p. 3, Setup; p. 6, Reveal a new Garden card)*
term-hanging-gardens-garden = **Jardín colgante.** Cinco cartas abajo, cuatro sobre ellas, tres sobre estas. La terraza 1 crece por sus extremos; una carta de arriba se apoya en dos. Las cartas no se mueven nunca. *(reglamento, p. 4, Place your Garden card)*
term-hanging-gardens-irrigation = **Riego.** El agua en los sitios que muestra tu carta de riego da puntos, cada vez más cuanta más haya. *(reglamento, p. 5, Irrigation)*
term-hanging-gardens-flower = **Flores.** De cada color, el grupo conectado más grande da un punto por flor. *(reglamento, p. 5; p. 8, Scoring)*
term-hanging-gardens-animal = **Animales.** Leones, monos y pavos reales, 2 puntos cada uno, 3 en la terraza que les gusta: a los leones la primera, a los monos la segunda, a los pavos reales la tercera. *(reglamento, p. 5, Animal)*
term-hanging-gardens-tree = **Árboles.** Cedros, palmeras y dragos puntúan en grupos conectados de una especie. *(reglamento, p. 5, Tree)*
term-hanging-gardens-visitor = **Visitantes.** A cada uno le gusta algo, y puntúa por lo que hay de ello en el jardín. *(reglamento, p. 5, Visitor)*
term-hanging-gardens-empty = **Cartas vacías.** Cartas sin árbol, animal ni visitante: las únicas que admiten una mejora, y una cada una. *(reglamento, p. 5, Empty; p. 7)*
term-hanging-gardens-crown = **Corona.** Da enseguida la ficha de jugador inicial; el orden de esta ronda no cambia. *(reglamento, p. 6, Crown)*
term-hanging-gardens-coins = **Monedas de oro.** Pagan mejoras. Una bonificación de moneda da tantas como el número de la terraza en que se pone. *(reglamento, p. 6, Gold coins)*
term-hanging-gardens-enhancement = **Mejoras.** Una por turno, por 2, 3 o 4 de oro, sobre una carta vacía propia, antes de completar un objetivo. *(reglamento, p. 7, Buy a single Enhancement tile)*
term-hanging-gardens-objective = **Objetivos reales.** Cierto número de un elemento en una sola terraza. Uno por turno, cada uno una vez por partida, mientras tenga un espacio libre. *(reglamento, p. 7, Complete a single Royal Objective)*
term-hanging-gardens-marker = **Ficha de jugador inicial.** Quien la tiene empieza la ronda siguiente y necesita un elemento menos para un objetivo. *(reglamento, p. 7, First-player marker)*
term-hanging-gardens-round = **Rondas.** Cuatro; cada una acaba cuando todos los jardineros están puestos. *(reglamento, p. 7, End of round)*
term-hanging-gardens-scoring = **Puntuación.** Riego, flores, árboles, animales, visitantes y objetivos. Los empates los deshace la suma de oro y herramientas. *(reglamento, p. 8, Scoring)*
