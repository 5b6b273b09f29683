# The Gardens of the Alhambra: its rules, its pieces, its menus, what happened, and why not.

game-gardens = Plant four kinds of trees around the palace buildings, and let yours stand alone at the top
gardens-title = The Gardens of the Alhambra

## The rules, for /rules.

gardens-rules-aim =
    The aim. Each seat owns a kind of tree: orange, lavender, palm or lemon. Every garden tile shows all four, in the same number. Whoever has the most trees around a building when it is enclosed gets its points.
gardens-rules-turn =
    Your turn. Place your tile on an empty field that shares an edge with a tile, turned as you like; the very first tile of the game goes to one of the 16 inner fields. Confirm, and you draw a new tile while the supply lasts.
gardens-rules-enclosing =
    Enclosing. A building is enclosed by 4 tiles, on the edge of the board by 2, in a corner by 1. One tile may enclose several buildings: each is scored on its own.
gardens-rules-scoring =
    Scoring. The kind with the most trees at the building wins it. Kinds that are level cancel each other, and the next highest wins, even with no tree at all; if no kind stands alone, nobody wins. The winner gets the building's value times the number of kinds that stand there. Kinds without an owner take part and keep what they win.
gardens-rules-end =
    The end. When all 36 fields are planted, most points win; level is a shared win.
gardens-rules-variants =
    Variants. A hand of three tiles, one of which is played and replaced each turn. With two seats, two kinds each: they are compared like strangers, and their points are added up at the end.

gardens-rules =
    { gardens-rules-aim }

    { gardens-rules-turn }

    { gardens-rules-enclosing }

    { gardens-rules-scoring }

    { gardens-rules-end }

    { gardens-rules-variants }

## Options, commands

option-gardens-hand = Tiles in a hand
choice-gardens-hand-one = One tile
choice-gardens-hand-three = Three tiles
option-gardens-kinds = Kinds of trees for each seat
choice-gardens-kinds-one = One kind each
choice-gardens-kinds-two = Two kinds each (two seats)
option-gardens-tree = Your kind of tree
choice-gardens-tree-lavender = Lavender
choice-gardens-tree-orange = Orange
choice-gardens-tree-palm = Palm
choice-gardens-tree-lemon = Lemon
verb-gardens-plant = Place a garden tile
slot-gardens-plant-tile = Which tile of your hand
slot-gardens-plant-at = On which field, a1 to f6
slot-gardens-plant-turn = How it is turned: 0 to 3 quarter turns clockwise
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
# Its kinds clockwise; the fourth is the one that is left.
gardens-tile = { $number } lavender-{ $first }-{ $second }

## Menus

gardens-menu-tile = { $tile }
gardens-menu-row = Row { $row }
gardens-menu-field = { $field }
gardens-menu-turn = { $tree } NW
gardens-menu-turn-closes = { $tree } NW: { $built }
gardens-menu-closes = { $points } { $tree }
gardens-menu-closes-nobody = nobody
gardens-menu-end = Confirm

## What happened

gardens-planted = { $seat } planted a { $number } on { $field }.
gardens-scored = The { $building } is enclosed: { $points } { $points ->
        [one] point
       *[other] points
    } for { $seat } with { $tree }.
gardens-scored-unowned = The { $building } is enclosed: { $tree } wins it with { $points }, which is nobody's kind.
gardens-scored-nobody = The { $building } is enclosed: no kind stands alone, so nobody gets it.
gardens-drawn = You drew tile { $tile }.
gardens-ended = All gardens are planted.

## Why not

gardens-refused-option = The Gardens of the Alhambra have no option “{ $key }” with that value. There are: hand, kinds, and a tree for each seat.
gardens-refused-taken = Two seats chose { $tree }. Each kind has one owner at most: one of them takes another, or leaves it to luck.
gardens-refused-trees = { $seat } chose too many kinds of trees. At this table a seat owns { $most }.
gardens-refused-two-kinds = Two kinds each is a variant for two seats; this table has { $seats }.
gardens-refused-planted = You have placed your tile. Confirm your turn, or take it back.
gardens-refused-plant-first = Place a tile first, then confirm.
gardens-refused-hand = You do not hold tile { $tile }.
gardens-refused-occupied = { $field } is planted already. Choose an empty field beside a tile.
gardens-refused-first = The first tile of the game may not lie on { $field }: it goes to one of the 16 inner fields, b2 to e5.
gardens-refused-adjacent = No tile lies beside { $field }. A tile must share an edge with one that lies; a corner is not enough.

## Score cards of physical games

gardens-card-unreadable = This is not a board of the Gardens: { $why }.
gardens-card-values = The values must be 7 rows of 7 numbers, from the north-west.
gardens-card-value = A building is worth 1 to 5, not { $value }.
gardens-card-field = There is no field “{ $field }”. Fields are a1 to f6.
gardens-card-tile = The tile on { $field } must show each of the four kinds once, and 1 to 6 trees of each.
gardens-card-twice = Tile { $tile } lies twice on the board, and the box holds it once.

## Pictures

gardens-picture-supply = { $supply ->
        [0] no tile in the supply
        [one] 1 tile in the supply
       *[other] { $supply } tiles in the supply
    }
gardens-picture-built = { $count } built
gardens-picture-nobody = nobody
gardens-picture-planted = { $seat } on { $field }
gardens-picture-none = encloses no building
gardens-picture-sum = { $value } × { $kinds } =
gardens-picture-letter = { $letter }

## Alt text

gardens-describe-to-act = { $seat } is to act.
gardens-describe-over = The game is over.
gardens-describe-seat = { $seat } ({ $kinds }): { $score }.
gardens-describe-unowned = Without an owner: { $kinds }.
gardens-describe-supply = Tiles in the supply: { $supply }.
gardens-describe-hand = In your hand: { $tiles }.
gardens-describe-row = Row { $row }: { $tiles }.
gardens-describe-tile = { $field } { $number } ({ $nw }, { $ne }, { $se }, { $sw })
