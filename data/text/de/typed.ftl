# Was Leute eintippen, um eine Partie vom Tisch auszuwerten, und was daran falsch ist. Ein Ort ist wie cities › 2 › tiles.

typed-object = { $place } muss ein Objekt sein: Schlüssel und Werte in geschweiften Klammern.
typed-list = { $place } muss eine Liste in eckigen Klammern sein.
typed-word = { $place } muss ein Text in Anführungszeichen sein.
typed-blank = { $place } ist leer. Alle brauchen einen Namen.
typed-name-twice = { $place }: Nummer { $first } heißt schon „{ $name }“. Alle brauchen einen eigenen Namen.
typed-number = { $place } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $found }.
typed-count = { $place } muss { $least } bis { $most } davon enthalten, nicht { $found }.
typed-one-of = { $place }: „{ $found }“ ist nichts davon: { $known }.
typed-missing = { $place ->
        [whole] „{ $key }“ fehlt.
       *[other] „{ $key }“ fehlt in { $place }.
    }
typed-unknown = { $place ->
        [whole] „{ $key }“ ist hier unbekannt
       *[other] „{ $key }“ ist in { $place } unbekannt
    }; möglich sind { $known }.
