# Ce dont tout texte a besoin : places sans nom et listes. Les jeux et la conversation ont leurs propres fichiers.

# Qui occupe la place, quand aucun nom n'est connu ou ne peut s'écrire.
seat = Place { $number }

# Listes : « a et b », « a, b et c ». Une liste plus longue grandit par l'avant.
list-none = rien
list-pair = { $first } et { $last }
list-more = { $front }, { $next }
list-last = { $front } et { $last }

# Un tour en une phrase. Les actions sont des participes : « Ada a pris …, acheté …, puis construit … ».
story-deeds = { $seat-is ->
    [seat-you] Tu as
   *[other] { $seat } a
} { $deeds }.
story-pair = { $front }, puis { $last }
story-more = { $front }, { $next }
story-last = { $front }, puis { $last }
