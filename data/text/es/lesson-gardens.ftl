# La lección de los Jardines. Cada mensaje: tres frases cortas como mucho, sin más números que los del tablero.

lesson-gardens-begin = Los naranjos son tuyos. Cuando las losetas rodean un edificio, la clase con más árboles junto a él recibe sus puntos; gana quien tenga más. Planta tu primera loseta, con tus naranjos hacia la torre del noroeste: vale mucho.
lesson-gardens-planted = Tus naranjos ya están junto a la torre. Hasta que confirmes no lo ve nadie, y **Deshacer** es gratis; después robas tu próxima loseta.
lesson-gardens-corner = Cada loseta tiene las cuatro clases, en igual número. Esta cierra dos edificios a la vez: una esquina necesita una loseta; un borde, dos. El borde paga más: con la lavanda arriba a la izquierda, ahí quedan tus naranjos.
lesson-gardens-scored = Eso te ha dado { $points } puntos: el valor del edificio por las clases que hay junto a él. La esquina fue para la lavanda, que no es de nadie.
lesson-gardens-enclose = Un edificio del interior necesita cuatro losetas, y a tu torre le falta la última. Tus naranjos ya están ahí; con estos hay muchos más que de los otros.
lesson-gardens-enclosed = Junto a la torre hay tres clases, así que pagó tres veces su valor, y tienes { $points } puntos. Las clases con igual número se anulan entre sí, y entonces gana la siguiente: ojo con eso.
lesson-gardens-end = ¡Has jugado a los Jardines! Se sigue así hasta que todos los campos están plantados. Todas las reglas están en `/rules`.
