# La lección de los Jardines colgantes. Cada mensaje: tres frases cortas como mucho, sin más números que los del tablero.

lesson-hanging-gardens-begin = Creas un jardín de doce cartas en tres terrazas; dan puntos las flores, los árboles, los animales, el agua, los visitantes y los objetivos. Cada turno tomas una carta de la oferta: su fila de abajo no cuesta nada. Toma el león con las flores rojas.
lesson-hanging-gardens-reveal = El león está en tu primera terraza, donde les gusta a los leones. Revelar una carta nueva para la oferta hace definitiva tu jugada; hasta entonces **Deshacer** es gratis.
lesson-hanging-gardens-empty = Un objetivo pide flores rojas en una terraza, y tu león tiene algunas. Esta carta tiene más, y una moneda. Es una carta vacía: encima hay sitio para algo.
lesson-hanging-gardens-reveal-2 = La moneda ya es tuya: en la primera terraza es una de oro; en una más alta serían más. Después de la carta nueva puedes comprar algo para tu carta vacía, y luego completar un objetivo.
lesson-hanging-gardens-buy = El oro paga mejoras, que van sobre cartas vacías. Un segundo león se une al primero.
lesson-hanging-gardens-complete = Todas tus flores rojas están en una terraza, así que completa el objetivo. Cada cual puede completar cada objetivo una vez, y quien llega pronto encuentra ahí además una moneda o una herramienta.
lesson-hanging-gardens-completed = Tu primer objetivo cuenta { $points } puntos, y cada uno de los siguientes cuenta más. Confirma, y tu turno ha acabado.
lesson-hanging-gardens-water = El bot ha tomado la ficha de jugador inicial con una corona. Esta carta también tiene una corona, y agua; en su fila cuesta una herramienta. Ponla una terraza más arriba, donde se apoya en dos cartas.
lesson-hanging-gardens-irrigated = La ficha vuelve a ser tuya. El agua cuenta en los sitios de tu carta de riego, con marco turquesa: de momento { $points } como mucho, y más agua ahí cuenta cada vez más. Revela la carta nueva.
lesson-hanging-gardens-crown = Quien tiene la ficha necesita una cosa menos para cada objetivo. Así que tu única corona basta para este.
lesson-hanging-gardens-crowned = Dos objetivos juntos cuentan { $points } puntos. Cuando todos los jardineros están bajo las columnas la ronda acaba, y quien tiene la ficha empieza la siguiente: esa persona eres tú.
lesson-hanging-gardens-visitor = Un visitante cuenta todo lo que vino a ver, esté donde esté en tu jardín. Este vino por los leones, y tienes dos.
lesson-hanging-gardens-visited = Tu visitante cuenta { $points } puntos, y cada león más cuenta más. Los árboles son distintos: cuentan en grupos de una especie, uno al lado del otro. Revela la carta nueva.
lesson-hanging-gardens-last = Ahora podrías comprar algo para tu carta vacía. Guarda tu oro para agua, y confirma el último turno de la lección.
lesson-hanging-gardens-end = ¡Has jugado a Jardines colgantes! Tras cuatro rondas tu jardín está completo y se cuenta todo; el oro y las herramientas solo deshacen empates. Todas las reglas están en `/rules`.
