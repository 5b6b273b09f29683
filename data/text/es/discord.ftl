# Lo que la puerta de Discord dice por sí misma.

discord-servers-only = Las mesas están en los canales de los servidores. Úsalo allí.
discord-unreadable = No puedo leer lo que hiciste, así que nada ha cambiado. `/help` muestra lo que hay.
discord-too-long = «{ $field }» tiene más de { $limit } caracteres, así que no se ha llevado a cabo.
discord-file-too-large = Este archivo tiene más de { $limit } MiB, así que no lo he leído. Un archivo que da `/past export` es más pequeño.
discord-file-not-fetched = No se pudo traer el archivo de Discord, así que no se ha hecho nada con él. Dámelo otra vez.
discord-thread-lost = Ya no puedo escribir en el hilo de la { $cup ->
    [0] mesa { $table }
   *[other] copa { $cup }
}, así que sigue aquí.
discord-no-thread = No pude abrir un hilo para la mesa { $table }, así que sigue aquí. Para los hilos necesito los permisos «Crear hilos públicos» y «Enviar mensajes en hilos».
discord-cannot-post = No puedo publicar las tarjetas de la { $cup ->
    [0] mesa { $table }
   *[other] copa { $cup }
} { $where }: el canal ya no existe, o me falta allí uno de los permisos «Ver canal», «Enviar mensajes», «Insertar enlaces» y «Adjuntar archivos». Allí no menciono a nadie hasta que pueda publicar otra vez, y lo sigo intentando; la partida sigue, y en ese servidor `/turn` te muestra qué hacer.
discord-file-refused = -# Discord no acepta el archivo que acompaña a esto, así que aquí falta.
discord-busy = Ahora mismo hay tanto movimiento aquí que no lo he llevado a cabo. Pulsa otra vez dentro de un momento.
discord-elsewhere = La parte de mí que lleva esto no está en este momento, así que no se ha hecho nada. Pulsa otra vez dentro de un momento.
discord-card-refused = Discord no acepta las tarjetas de la { $cup ->
    [0] mesa { $table }
   *[other] copa { $cup }
} { $where }, así que allí no menciono a nadie. La partida sigue: en ese servidor `/turn` te muestra qué hacer. Lo sigo intentando.
discord-where = en { $channel } del servidor «{ $server }»
discord-where-unnamed = en { $channel }
discord-nothing-opened = No he abierto ninguna mesa, porque aquí no puedo publicar sus tarjetas. Permisos que me faltan: { $permissions }. Quien gestiona este canal puede dármelos en sus ajustes; después úsalo otra vez.
discord-permission = «{ $name }»
