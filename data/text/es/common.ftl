# Lo que todo texto necesita: asientos sin nombre y listas.

# Quien se sienta ahí, cuando no se sabe su nombre o no se puede escribir.
seat = Asiento { $number }

# Listas: "a y b", "a, b y c". Una lista más larga crece por delante.
list-none = nada
list-pair = { $first } y { $last }
list-more = { $front }, { $next }
list-last = { $front } y { $last }

# Un turno en una frase. Las acciones son participios: "Ada ha tomado …, comprado … y construido …".
story-deeds = { $seat-is ->
    [seat-you] Has
   *[other] { $seat } ha
} { $deeds }.
story-pair = { $front } y { $last }
story-more = { $front }, { $next }
story-last = { $front } y { $last }
