# The Gardens of the Alhambra: its rules, its pieces, its menus, what happened, and why not.

game-gardens = Plant four kinds of trees around the palace buildings, and let yours stand alone at the top
gardens-title = The Gardens of the Alhambra

## The rules, for /rules.

gardens-rules-aim = **The aim.** Each seat owns a kind of tree: orange, lavender, palm or lemon. Every garden tile shows all four, in the same number. Whoever has the most trees around a building when it is enclosed gets its points.
gardens-rules-turn = **Your turn.** Plant your tile on an empty field that shares an edge with a tile, turned as you like; the very first tile of the game goes to one of the 16 inner fields. Confirm, and you draw a new tile while the supply lasts.
gardens-rules-enclosing = **Enclosing.** A building is enclosed by 4 tiles, on the edge of the board by 2, in a corner by 1. One tile may enclose several buildings: each is scored on its own.
gardens-rules-scoring = **Scoring.** The kind with the most trees at the building wins it. Kinds that are level cancel each other, and the next highest wins, even with no tree at all; if no kind stands alone, nobody wins. The winner gets the building's value times the number of kinds that stand there. Kinds without an owner take part and keep what they win.
gardens-rules-end = **The end.** When all 36 fields are planted, most points win; those who are level share the win.
gardens-rules-variants = **Variants.** A hand of three tiles, one of which is played and replaced each turn. With two seats, two kinds each: they are compared like strangers, and their points are added up at the end.

gardens-rules-terms = **Terms.** *Field*: one of the 36 places for tiles, a1 to f6. *Kind*: lavender, orange, palm or lemon. *Level*: as many trees as another kind. *Nobody’s*: a kind without an owner.
gardens-rules-pictures = **In the pictures.** A medal on a building: the kind that won it; a bar: nobody did. The gold star: who leads, and at the end who has won. An orange ring and number: the last turn; an orange gain: what a building brought.

gardens-rules =
    { gardens-rules-aim }

    { gardens-rules-turn }

    { gardens-rules-enclosing }

    { gardens-rules-scoring }

    { gardens-rules-end }

    { gardens-rules-variants }

    { gardens-rules-terms }

    { gardens-rules-pictures }

## Options, commands

option-gardens-hand = Tiles in a hand
about-gardens-hand-one = You plant the tile that you draw.
about-gardens-hand-three = You choose from three tiles: less luck, more to think about.
choice-gardens-hand-one = one
choice-gardens-hand-three = three
chosen-gardens-hand-three = three tiles in a hand
option-gardens-kinds = Kinds of trees for each seat
about-gardens-kinds-one = Each seat owns one kind of trees.
about-gardens-kinds-two = Each of two seats owns two kinds, and no kind is nobody’s.
about-gardens-tree = Buildings that these trees win bring you their points. No two seats have one kind.
choice-gardens-kinds-one = one
choice-gardens-kinds-two = two (two seats only)
chosen-gardens-kinds-two = two kinds of trees for each seat
option-gardens-tree = Kind of tree
choice-gardens-tree-lavender = lavender
choice-gardens-tree-orange = orange
choice-gardens-tree-palm = palm
choice-gardens-tree-lemon = lemon
verb-gardens-plant = Plant a garden tile
slot-gardens-plant-tile = Which tile of your hand
slot-gardens-plant-at = On which field, a1 to f6
slot-gardens-plant-turn = Quarter turns clockwise, 0 to 3; with 0, lavender is at the top left
verb-gardens-end = Confirm your turn

## Pieces

gardens-lavender = lavender
gardens-orange = orange
gardens-palm = palm
gardens-lemon = lemon
gardens-building-1 = pavilion
gardens-building-2 = seraglio
gardens-building-3 = arcades
gardens-building-4 = chambers
gardens-building-5 = tower
# Its kinds clockwise.
gardens-tile = { $number } { $first }-{ $second }-{ $third }-{ $fourth }

## Menus: at most 72 characters with the entry's number, and all of a level in one breath.

gardens-menu-tile = Tile { $tile }
gardens-menu-field = { $field }
gardens-menu-field-encloses = { $field } encloses { $buildings }
gardens-menu-building = { $building } { $value }
gardens-menu-turn = { $tree } top left
gardens-menu-end = Confirm

# What a planting would bring, at most 100 characters with short names.
gardens-gains = { $gains }
gardens-gain-you = { $points } for you ({ $tree })
gardens-gain-seat = { $points } for { $seat } ({ $tree })
gardens-gain-nobody = { $points } for nobody ({ $tree })
gardens-gain-none = nobody scores
gardens-outlook-leads = you then lead at { $buildings }
gardens-outlook-further = you then lead further at { $buildings }
gardens-outlook-stops = { $seat } then leads no more at { $buildings }

## What happened

gardens-planted = planted a { $number } on { $field }
gardens-scored = It encloses the { $building }: { $value } × { $kinds ->
        [one] 1 kind
       *[other] { $kinds } kinds
    } = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $seat } with { $tree }.
gardens-scored-unowned = It encloses the { $building }: { $value } × { $kinds ->
        [one] 1 kind
       *[other] { $kinds } kinds
    } = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $tree }, which is nobody’s.
gardens-scored-nobody = It encloses the { $building }: no kind stands alone, so nobody gets it.
gardens-drawn = You drew tile { $tile }.
gardens-ended = All gardens are planted.

## Why not

gardens-refused-taken = { $first } and { $second } cannot both have { $tree }: a kind has one owner at most. Choose another one, or leave it to luck.
gardens-refused-trees = { $seat } chose more kinds of trees than a seat owns at this table: { $most }.
gardens-refused-two-kinds = Two kinds each is a variant for two seats; this table has { $seats }.
gardens-refused-planted = You have planted your tile. Confirm your turn, or take it back.
gardens-refused-plant-first = Plant a tile first, then confirm.
gardens-refused-hand = You do not hold tile { $tile }.
gardens-refused-occupied = { $field } is planted already. Choose an empty field beside a tile.
gardens-refused-first = The first tile of the game may not lie on { $field }: it goes to one of the 16 inner fields, b2 to e5.
gardens-refused-adjacent = No tile lies beside { $field }. A tile must share an edge with a planted one; a corner is not enough.

## Score cards of physical games

gardens-card-values = { $place } must be 7 rows of 7 numbers, from the north-west.
gardens-card-too-many = { $place }: { $count } buildings of value { $value } are more than the box holds: { $boxed }.
gardens-card-kind = { $place }: “{ $kind }” is no kind of trees. There are lavender, orange, palm and lemon.
gardens-card-out-of-reach = { $place }: no tile could come to { $field }: the first lies on an inner field, b2 to e5, and each further one beside one that lies.
gardens-card-owner = { $place }: { $owner } cannot own { $kinds } kinds of trees: a player owns one, or two in a game of two.
gardens-card-field = { $place }: there is no field “{ $field }”. Fields are a1 to f6.
gardens-card-tile = { $place } must show each of the four kinds once, and 1 to 6 trees of each.
gardens-card-twice = { $place }: tile { $tile } lies twice on the board, and the box holds it once.

## Pictures

gardens-picture-supply = { $supply ->
        [0] no tile in the supply
        [one] 1 tile in the supply
       *[other] { $supply } tiles in the supply
    }
gardens-picture-hands = hands of three tiles
gardens-picture-kinds = two kinds each
gardens-picture-variant = { $front } · { $variant }
gardens-picture-left = in supply
gardens-picture-built = { $count } built
gardens-picture-in-all = in all
gardens-picture-nobody = nobody
gardens-picture-planted = { $seat } on { $field }
gardens-picture-first = The first tile goes to one
gardens-picture-first-where = of the 16 fields inside.
gardens-picture-board = The board
gardens-picture-points = The points
gardens-picture-none = encloses no building
gardens-picture-none-1 = encloses
gardens-picture-none-2 = no building
gardens-picture-sum = { $value } × { $kinds } =
gardens-picture-letter = { $letter }
gardens-picture-tiles = { $tiles ->
        [one] Your tile
       *[other] Your tiles
    }
gardens-prompt = plant
gardens-picture-turn = You planted
gardens-picture-gardens = Your gardens

## Alt text

gardens-describe-to-act = { $seat } is to act.
gardens-describe-over = The game is over.
gardens-describe-best = Best single gain: { $points } points for { $seat } with { $tree }, for a building worth { $value }.
gardens-describe-seat = { $seat } ({ $kinds }): { $score }.
gardens-describe-seat-sum = { $seat } ({ $kinds }): { $score } in all.
gardens-describe-kind = { $tree } { $points }
gardens-describe-unowned = Nobody’s: { $kinds }.
gardens-describe-hand = In your hand: { $tiles }.
gardens-describe-supply = { $supply ->
        [0] No tile is left in the supply.
        [one] 1 tile is left in the supply.
       *[other] { $supply } tiles are left in the supply.
    }
gardens-describe-bare = No tile is planted yet.
gardens-describe-above = Buildings above row { $row }: { $buildings }.
gardens-describe-below = Buildings below row { $row }: { $buildings }.
gardens-describe-open = { $value }
gardens-describe-won = { $value } { $tree }
gardens-describe-nobody = { $value } nobody
gardens-describe-how = The board, line by line: buildings by value and winner, tiles by field, number and, while they count, kinds clockwise from the top left.
gardens-describe-row = Row { $row }: { $tiles }.
gardens-describe-tile = { $field } { $number } { $first }-{ $second }-{ $third }-{ $fourth }
gardens-describe-tile-done = { $field } { $number }
