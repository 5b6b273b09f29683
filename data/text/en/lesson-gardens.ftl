# The lesson of the Gardens. Each message: at most three short sentences, no number but those of the board.

lesson-gardens-begin = You own the orange trees. When tiles enclose a building, the kind with the most trees beside it gets its points; most points win. Plant your first tile, and let your oranges look to the tower in the north-west: it is worth a lot.
lesson-gardens-planted = Your oranges stand at the tower now. Until you confirm, nobody sees it and **Take back** is free; then you draw your next tile.
lesson-gardens-corner = Every tile has all four kinds, in the same number. This one closes two buildings at once: a corner needs one tile, an edge two. The edge pays more: with lavender at the top left your oranges stand there.
lesson-gardens-scored = That brought you { $points } points: the value of the building, times the kinds that stand at it. The corner went to lavender, which nobody owns.
lesson-gardens-enclose = A building in the middle needs four tiles, and at your tower the last one is missing. Your oranges already stand there; with these there are most of them by far.
lesson-gardens-enclosed = Three kinds stand at the tower, so it paid three times its value, and you have { $points } points. Kinds with the same number cancel each other, and then the next one wins: watch out for that.
lesson-gardens-end = You have played the Gardens! It goes on like this until every field is planted. All the rules are in `/rules`.
