# Lo que se guarda de alguien: una copia para sí, y que se le olvide.

command-privacy = Lo que guardo de ti: una copia para ti, o que te olvide
slot-privacy-want = Qué quieres
choice-privacy-export = una copia de todo lo que guardas de mí, como archivo
choice-privacy-delete = que me olvides; antes dime qué supone

## Una copia.

own-copy = Este archivo contiene lo que guardo de ti: quién eres para mí, tus ajustes, tus avisos y lo que hiciste en tus mesas de todos los servidores, con tus resultados, notas y planes. Un tiempo después de su final, una mesa se archiva; desde entonces falta su parte si te habías ido antes de que empezara la partida, habías cedido tu asiento, solo seguías la partida o jugabas por otra persona. Nada de esto dice lo que otros hicieron o tenían.
own-copy-missing = { $count ->
    [one] Falta lo que hiciste en { $count } mesa, porque esa mesa no se puede leer
   *[other] Falta lo que hiciste en { $count } mesas, porque no se pueden leer
} ahora mismo. Inténtalo de nuevo dentro de un rato.
own-copy-no-reports = Faltan tus avisos, porque no se pueden leer ahora mismo. Inténtalo de nuevo dentro de un rato.
own-copy-too-large = Tu archivo sería más grande de lo que cabe en un mensaje. Quien lleva el bot puede exportar cada mesa en que jugaste.

## El olvido.

forget-title = **¿Quieres que te olvide?** Vale en todos los servidores, y nadie puede deshacerlo:
forget-lobbies = • Dejas tu { $count ->
    [one] asiento en { $count } mesa que no ha empezado
   *[other] asiento en { $count } mesas que no han empezado
}. Una mesa a la que no se sienta nadie más se cierra.
forget-games = • Abandonas { $count ->
    [one] { $count } partida que se está jugando
   *[other] { $count } partidas que se están jugando
}. Un bot sigue por ti, y no puedes volver.
forget-followed = • Ya no te menciono en { $count ->
    [one] { $count } mesa que sigues
   *[other] { $count } mesas que sigues
}.
forget-deputies = • Ya no juegas por nadie más en { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
} donde haces de suplente o te lo han pedido.
forget-name = • Olvido tu nombre, tu cuenta y tus ajustes. Donde jugaste, desde entonces eres «Alguien»; los demás conservan sus partidas.
forget-over = • Desaparecen tus resultados, los de { $count ->
    [one] { $count } partida terminada
   *[other] { $count } partidas terminadas
}. Siguen contando para quienes jugaron contigo. Si vuelves a jugar, empiezas de cero.
forget-chat = • Lo que publiqué antes en tus canales se queda ahí, con tu nombre. Quien modera puede borrarlo.
forget-backups = • Las copias de seguridad hechas antes te conocen hasta que se sustituyen, lo que tarda unas dos semanas.
forget-export = Si quieres una copia de lo que guardo de ti, pídela antes: `/me privacy want:export`.
button-forget = Olvídame
forgotten = Hecho: te he olvidado. Hagas lo que hagas aquí desde ahora, para mí eres alguien nuevo.
not-forgotten = Esto no se pudo guardar, así que nada ha cambiado: aún te conozco. Inténtalo de nuevo dentro de un momento.
not-forgotten-yet = Esto no se pudo guardar hasta el final: has dejado { $left } de tus { $tables } mesas en marcha, y aún te conozco. Inténtalo de nuevo dentro de un momento; sigue donde se quedó.
nothing-known = No guardo nada de ti: ni nombre, ni asiento, ni resultado, ni ajuste.
