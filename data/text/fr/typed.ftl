# Ce qu'on saisit pour faire compter une partie sur table, et ce qui n'y va pas. Un endroit s'écrit comme cities › 2 › tiles.

typed-object = { $place } doit être un objet : des clés et des valeurs entre accolades.
typed-list = { $place } doit être une liste entre crochets.
typed-word = { $place } doit être un texte entre guillemets.
typed-blank = { $place } est vide. Il faut un nom pour tout le monde.
typed-name-twice = { $place } : le numéro { $first } s'appelle déjà « { $name } ». Chacun a besoin d'un nom à soi.
typed-number = { $place } doit être un nombre entier de { $least } à { $most }, pas { $found }.
typed-count = { $place } doit en contenir de { $least } à { $most }, pas { $found }.
typed-one-of = { $place } : « { $found } » n'est pas parmi { $known }.
typed-missing = { $place ->
        [whole] Il manque « { $key } ».
       *[other] Il manque « { $key } » ici : { $place }.
    }
typed-unknown = { $place ->
        [whole] « { $key } » est inconnu ici
       *[other] « { $key } » est inconnu ici ({ $place })
    } ; il peut y avoir { $known }.
