# What people type in to have a game of the table scored, and what is wrong with it. A place is like cities › 2 › tiles.

typed-object = { $place } must be an object: keys and values in braces.
typed-list = { $place } must be a list in brackets.
typed-word = { $place } must be a text in quotes.
typed-blank = { $place } is blank. Everybody needs a name.
typed-name-twice = { $place }: number { $first } is called “{ $name }” already. Everybody needs a name of their own.
typed-number = { $place } must be a whole number from { $least } to { $most }, not { $found }.
typed-count = { $place } must hold { $least } to { $most } of them, not { $found }.
typed-one-of = { $place }: “{ $found }” is none of { $known }.
typed-missing = { $place ->
        [whole] “{ $key }” is missing.
       *[other] “{ $key }” is missing in { $place }.
    }
typed-unknown = { $place ->
        [whole] “{ $key }” is unknown here
       *[other] “{ $key }” is unknown in { $place }
    }; there can be { $known }.
