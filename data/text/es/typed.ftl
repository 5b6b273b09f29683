# Lo que la gente escribe para puntuar una partida de mesa, y qué falla. Un lugar es como cities › 2 › tiles.

typed-object = { $place } ha de ser un objeto: claves y valores entre llaves.
typed-list = { $place } ha de ser una lista entre corchetes.
typed-word = { $place } ha de ser un texto entre comillas.
typed-blank = { $place } está en blanco. Todos necesitan un nombre.
typed-name-twice = { $place }: el número { $first } ya se llama «{ $name }». Todos necesitan un nombre propio.
typed-number = { $place } ha de ser un número entero de { $least } a { $most }, no { $found }.
typed-count = { $place } ha de tener de { $least } a { $most }, no { $found }.
typed-one-of = { $place }: «{ $found }» no es ninguno de { $known }.
typed-missing = { $place ->
        [whole] Falta «{ $key }».
       *[other] Falta «{ $key }» en { $place }.
    }
typed-unknown = { $place ->
        [whole] Aquí no se conoce «{ $key }»
       *[other] En { $place } no se conoce «{ $key }»
    }; puede haber { $known }.
