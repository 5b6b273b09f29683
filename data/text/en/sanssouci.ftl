# Sanssouci: its rules, its pieces, its menus, what happened, and why not.

game-sanssouci = Lay out a palace garden, and send your nobles down through it
sanssouci-title = Sanssouci

## The rules, for /rules. One paragraph each; together they are sanssouci-rules.

sanssouci-rules-aim = **The aim.** Everybody lays out a garden below a palace terrace: nine columns, one for each symbol, and six rows, one for each colour. Nobles who walk down through it bring points, and so do full rows, full columns and two secret missions. After 18 turns each, most points win.
sanssouci-rules-turn = **Your turn.** Play one of your two cards, take a tile from the market and lay it; then, if you like, move one noble. Confirm: the market and your hand are filled up again. Your 18 cards are your 18 turns.
sanssouci-rules-cards = **Cards.** Two colours: take one of the four tiles on these colours. A symbol: take a tile that shows it, even if it must become a gardener; only when none lies there, take any tile. The wild card: take any tile.
sanssouci-rules-laying = **Laying.** A tile has one square of its own: the column of its symbol, the row of the colour it was taken from. When something lies or is printed there, the tile is turned to its gardener and goes to a free square of that row or column, and only if there is none, to any free square. Nobody may turn a tile otherwise.
sanssouci-rules-nobles = **Nobles.** A noble walks over connected covered squares, by their edges, as far as you like: through other columns, back up, over other nobles and over gardeners, never over an empty square. It ends in its own column, lower than it began, and not on a gardener. It scores the row it ends in. One noble a turn.
sanssouci-rules-end = **The end.** Each full row and each full column pays, whatever fills it; the beige row pays nothing. Each of your two missions pays the points of the row its noble stands in. Level: more gardeners win, then the win is shared.
sanssouci-rules-points = **Points.**
    `row        noble  full row`
    `beige        1       -`
    `white        2       8`
    `grey         3       7`
    `orange       4       6`
    `fuchsia      5       5`
    `turquoise    6       4`
    A full column pays 5.
sanssouci-rules-expansion = **The expansion.** Everybody gets a board of 16 squares that lies over the garden, its top on the grey stairway, and chooses its side in secret, knowing hand, missions and market. It hides what is printed below. A tile laid on a mark pays at once: +1, +2 and +3 for a symbol, +3 with a hat for a gardener; -2 and -3 cost for either. Points may fall below 0.
sanssouci-rules-variants = **Variants.** Gardens are drawn, or chosen in turn from the start player. The expansion is off, or on.
sanssouci-rules-terms = **Terms.** Column: the six squares of a symbol. Row: the nine squares of a colour. Own square: where a tile’s column and row cross. Market: ten tiles, two on each colour but beige. Covered: with a symbol tile, a gardener or a pre-printed symbol. Gardener: a tile turned over; it fills its square, and nobles pass it but never rest on it. Terrace: where nobles wait above the beige row; a noble enters by the beige square of its column. Mission: a symbol whose noble pays you at the end; secret until then. Mark: what a square of the expansion pays or costs.
sanssouci-rules-pictures = **In the pictures.** A dark frame around a symbol: a tile; without it, the symbol is printed there. A gold number on a mission: what it pays as its noble stands. A purple flag above a column: your mission. An orange ring and number: the last turn. A dark number: an entry of your menu. A star: who leads, and at the end who has won.

sanssouci-rules =
    { sanssouci-rules-aim }

    { sanssouci-rules-turn }

    { sanssouci-rules-cards }

    { sanssouci-rules-laying }

    { sanssouci-rules-nobles }

    { sanssouci-rules-end }

    { sanssouci-rules-points }

    { sanssouci-rules-expansion }

    { sanssouci-rules-variants }

    { sanssouci-rules-terms }

    { sanssouci-rules-pictures }

## Options, commands

option-sanssouci-expansion = The expansion boards
about-sanssouci-expansion = A board with marks for each garden: tiles laid on them bring or cost points.
about-sanssouci-gardens-drawn = Luck deals the gardens.
about-sanssouci-gardens-chosen = One after the other, each seat chooses its garden.
option-sanssouci-gardens = Gardens
choice-sanssouci-gardens-drawn = drawn
choice-sanssouci-gardens-chosen = chosen in turn
chosen-sanssouci-gardens-chosen = gardens chosen in turn
verb-sanssouci-garden = Choose your garden
slot-sanssouci-garden-board = Which side of which board, 1a to 4b
verb-sanssouci-side = Choose the side of your expansion board
slot-sanssouci-side-side = Side a or side b
verb-sanssouci-play = Play a card, take a tile and lay it
slot-sanssouci-play-card = Which card of your hand
slot-sanssouci-play-tile = Which tile: colour/symbol
slot-sanssouci-play-gardener = Where it goes as a gardener, if its own square is occupied
verb-sanssouci-move = Move a noble
slot-sanssouci-move-noble = Which noble, by its column
slot-sanssouci-move-to = To which row
verb-sanssouci-end = Confirm your turn

## Pieces

sanssouci-symbol-labyrinth = labyrinth
sanssouci-symbol-statue = statue
sanssouci-symbol-pavilion = pavilion
sanssouci-symbol-topiary = topiary
sanssouci-symbol-stairway = stairway
sanssouci-symbol-fountain = fountain
sanssouci-symbol-rose_arch = rose arch
sanssouci-symbol-herb_spiral = herb spiral
sanssouci-symbol-grapevine = grapevine
sanssouci-colour-beige = beige
sanssouci-colour-white = white
sanssouci-colour-grey = grey
sanssouci-colour-orange = orange
sanssouci-colour-fuchsia = fuchsia
sanssouci-colour-turquoise = turquoise
sanssouci-square = { $colour } { $symbol }
sanssouci-card-of-symbol = { $symbol } card
sanssouci-card-of-colours = { $first }/{ $second } card
sanssouci-card-of-all = wild card
sanssouci-side = { $board }{ $side }
sanssouci-mark-blank = blank
sanssouci-mark-symbol = +{ $points }
sanssouci-mark-gardener = gardener +{ $points }
sanssouci-mark-loss = −{ $points }

## Menus: at most 80 characters each.

sanssouci-menu-garden = { $side }: { $printed }
sanssouci-menu-side = Side { $side }
sanssouci-menu-turned = { $tile } as a gardener
sanssouci-menu-row = { $row } row
sanssouci-menu-gardener = on { $place }
sanssouci-menu-noble = { $noble } noble
sanssouci-menu-goal = to the { $row } row
sanssouci-menu-end = Confirm

# What a choice brings: the second line of its entry, at most 100 characters.
sanssouci-brings = { $gains }
sanssouci-menu-gain-row = full row { $points }
sanssouci-menu-gain-column = full column { $points }
sanssouci-outlook = then { $row } of { $row-full } in its row and { $column } of { $column-full } in its column
sanssouci-menu-gain-mark = its mark +{ $points } now
sanssouci-menu-gain-loss = its mark −{ $points } now
sanssouci-menu-gain-noble = a noble could then score { $points }
sanssouci-brings-side = marks: { $pay } pay, { $gardeners } pay gardeners, { $cost } cost points
sanssouci-brings-move = { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }
sanssouci-brings-move-mission = { $points ->
        [one] +1 point, and as much at the end for your mission
       *[other] +{ $points } points, and as much at the end for your mission
    }
sanssouci-reminder-sides = **Choose the side of your expansion board.** Its marks lie on squares of your garden and count when a tile is laid there. +1 to +3: so many points for a tile with its symbol up. A gardener with +3: so many for a gardener. −2 and −3: so many points less, whatever is laid.

## What happened

# Deeds are clauses without who did them. A turn is one sentence of them.
sanssouci-garden-chosen = chose garden { $side }
sanssouci-dealt = All gardens are chosen; cards, missions and market are dealt.
sanssouci-side-chosen = chose side { $side }
sanssouci-side-chosen-hidden = chose a side
sanssouci-side-shown = { $seat } side { $side }
sanssouci-sides-shown = All have chosen: { $sides }.
sanssouci-laid = laid { $tile }
sanssouci-laid-gardener = took { $tile } as a gardener on { $at }
sanssouci-laid-paid = laid { $tile } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
sanssouci-laid-gardener-paid = took { $tile } as a gardener on { $at } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
sanssouci-laid-cost = laid { $tile } at a cost of { $points ->
        [one] 1 point
       *[other] { $points } points
    }
sanssouci-laid-gardener-cost = took { $tile } as a gardener on { $at } at a cost of { $points ->
        [one] 1 point
       *[other] { $points } points
    }
sanssouci-moved = moved the { $noble } noble to the { $row } row for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
sanssouci-drawn = You drew the { $card }.
sanssouci-ended =
    The last card is played.
    { $totals }
sanssouci-ended-seat = { $seat }: { $total ->
        [one] 1 point
       *[other] { $total } points
    } (nobles { $moves }, marks { $marks }, rows { $rows }, columns { $columns }, missions { $missions })
sanssouci-lines =
    { $front }
    { $next }
sanssouci-level = Those who are level are parted by their gardeners: { $seats }.
sanssouci-gardeners-of = { $seat } { $gardeners }

## Why not

sanssouci-refused-no-garden = Gardens are not chosen now. Play a card instead.
sanssouci-refused-no-side = Sides of expansion boards are not chosen now. Play a card instead.
sanssouci-refused-garden-first = Choose a garden first.
sanssouci-refused-side-first = Choose a side of your expansion board first.
sanssouci-refused-chosen = You have chosen. Confirm, or take it back.
sanssouci-refused-board = Board { $board } is chosen by { $seat } already, and it is there once. Choose a side of another board.
sanssouci-refused-laid = You have laid a tile this turn. Move a noble, confirm your turn, or take it back.
sanssouci-refused-lay-first = Play a card and lay a tile first.
sanssouci-refused-hand = You do not hold the { $card }. In your hand: { $hand }.
sanssouci-refused-market = No { $symbol } lies on { $colour } in the market. There: { $there }.
sanssouci-refused-colours = This card takes a tile from { $first } or { $second }, not from { $colour }.
sanssouci-refused-symbol = This card must take a { $symbol } while the market has one: there { $count ->
        [one] is 1
       *[other] are { $count }
    }.
sanssouci-refused-own-occupied = Your { $own } square is occupied, so the tile becomes a gardener: say on which square.
sanssouci-refused-own-free = Your { $own } square is free, so the tile goes there with its symbol up.
sanssouci-refused-occupied = { $at } is occupied. A gardener goes to a free square.
sanssouci-refused-row-and-column = { $at } is too far away: this gardener goes to the { $row } row or the { $column } column, where { $free ->
        [one] 1 square is
       *[other] { $free } squares are
    } free.
sanssouci-refused-moved = You have moved a noble this turn. Confirm your turn, or take it back.
sanssouci-refused-not-lower = The { $noble } noble stands in the { $row } row and must end in a lower one.
sanssouci-refused-goal-empty = { $goal } is empty. A noble ends on a covered square of its column.
sanssouci-refused-goal-gardener = A gardener is on { $goal }. Nobles pass gardeners and never rest on them.
sanssouci-refused-no-path = No path of covered squares leads to { $goal }.

## Score cards of physical games

sanssouci-card-mission = { $place }, { $name }: the { $symbol } mission is there once, and it is named twice.
sanssouci-card-board = { $place }, { $name }: garden board { $board } is there once, and it is named twice.
sanssouci-card-expansion = { $place }, { $name }: expansion board { $board } is there once, and it is named twice.
sanssouci-card-expanded = { $place }, { $name }: either everybody has an expansion board, or nobody has.
sanssouci-card-tiles = { $place }, { $name }: { $count } tiles are too many. Everybody lays 18.
sanssouci-card-square = { $place }: there is no square “{ $square }”. Squares are like grey/stairway.
sanssouci-card-noble = { $place }: there is no noble “{ $noble }”. Nobles are known by their column, like stairway.
sanssouci-card-printed = { $place }, { $name }: { $square } is pre-printed, so no tile lies there.
sanssouci-card-noble-free = { $place }, { $name }: no noble can stand on { $square }, which is free.
sanssouci-card-noble-gardener = { $place }, { $name }: no noble can stand on { $square }, where a gardener is.
sanssouci-card-noble-path = { $place }, { $name }: no noble can stand on { $square }, which is not connected with the beige row.
sanssouci-card-moves = { $place }, { $name }: nobles that stand there won { $least } to { $most } points with their moves, not { $moves }.
sanssouci-card-symbol = { $place }: tiles with the { $symbol } lie { $count } times, and the box holds { $held }.

## Pictures

sanssouci-picture-supply = { $supply ->
        [0] no tile in supply
        [one] 1 tile in supply
       *[other] { $supply } tiles in supply
    }
sanssouci-picture-gardens = the palace gardens · { $stage }
sanssouci-picture-expansion = with the expansion · { $stage }
sanssouci-picture-round = round { $round } of 18
sanssouci-picture-in-round = round { $round }
sanssouci-picture-so-far = { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $rounds ->
        [0] {""}
       *[other] {" "}· { $round }
    }
sanssouci-prompt-choose = choose
sanssouci-prompt-card = play a card
sanssouci-prompt-lay = lay a tile
sanssouci-prompt-move = move a noble
sanssouci-picture-over = the end
sanssouci-picture-mark-symbol = pays a symbol tile
sanssouci-picture-mark-gardener = pays a gardener
sanssouci-picture-mark-loss = costs with any tile
sanssouci-picture-mark-blank = neither pays nor costs
sanssouci-picture-over-level = the end · level on points: more gardeners win
sanssouci-picture-sides = sides are chosen
sanssouci-picture-boards = gardens are chosen
sanssouci-picture-market = Market
sanssouci-picture-market-begins = The market as the first seat will find it.
sanssouci-picture-first = begins
sanssouci-picture-chose = has chosen
sanssouci-picture-no-noble = no noble moved
sanssouci-picture-turns = The last turns
sanssouci-picture-to-come = To come
sanssouci-picture-turns-left = { $count ->
        [one] turn for each seat
       *[other] turns for each seat
    }
sanssouci-picture-tiles-left = { $count ->
        [one] tile in supply
       *[other] tiles in supply
    }
sanssouci-picture-column-pays = for each full column
sanssouci-picture-rows-pay = for each full row
sanssouci-picture-loss = −{ $points }
sanssouci-picture-yours = Your garden
sanssouci-picture-hand = Hand
sanssouci-picture-missions = Missions
sanssouci-picture-points = { $points ->
        [one] point
       *[other] points
    }
sanssouci-picture-gardeners = { $count ->
        [one] gardener
       *[other] gardeners
    }
sanssouci-picture-laid = tile just laid
sanssouci-picture-choose-garden = Choose a garden
sanssouci-picture-choose-side = Choose a side
sanssouci-picture-garden-of = The garden of { $seat }
sanssouci-picture-part-moves = nobles
sanssouci-picture-part-marks = marks
sanssouci-picture-part-rows = rows
sanssouci-picture-part-columns = columns
sanssouci-picture-part-missions = missions
sanssouci-picture-part-total = total

## Alt text

sanssouci-describe-to-act = { $seat } is to act.
sanssouci-describe-sides = Sides of expansion boards are chosen; still to choose: { $seats }.
sanssouci-describe-over = The game is over.
sanssouci-describe-seat = { $seat }: { $score ->
        [one] 1 point
       *[other] { $score } points
    }, { $gardeners ->
        [one] 1 gardener
       *[other] { $gardeners } gardeners
    }.
sanssouci-describe-tally = { $seat }: { $total } in all (nobles { $moves }, marks { $marks }, rows { $rows }, columns { $columns }, missions { $missions }), { $gardeners ->
        [one] 1 gardener
       *[other] { $gardeners } gardeners
    }.
sanssouci-describe-hand = In your hand: { $cards }.
sanssouci-describe-missions = Your missions: { $missions }.
sanssouci-describe-market = In the market: { $tiles }. { $supply ->
        [0] No tile is left in the supply.
        [one] 1 tile is left in the supply.
       *[other] { $supply } tiles are left in the supply.
    }
sanssouci-describe-colour = on { $colour } { $symbols }
sanssouci-describe-choice = Garden { $side }: { $printed }.
sanssouci-describe-face = Side { $side }: { $marks }.
sanssouci-describe-mark = { $square } { $mark }
sanssouci-describe-garden = The garden of { $seat }, board { $side }.
sanssouci-describe-row = { $row } row: { $squares }.
sanssouci-describe-gardener = gardener on { $symbol }
sanssouci-describe-nobles = Nobles on: { $nobles }.
sanssouci-describe-marks = Open marks: { $marks }.
