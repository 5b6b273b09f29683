# Hanging Gardens: its rules, its pieces, its menus, what happened, and why not.

game-hanging-gardens = Build a garden of twelve cards in three terraces, with flowers, trees, animals and water
hanging-gardens-title = Hanging Gardens

## The rules, for /rules. One paragraph each; together they are hanging-gardens-rules.

hanging-gardens-rules-aim = **The aim.** Over four rounds of three turns you lay twelve garden cards: five on terrace 1, four on terrace 2 and three on terrace 3. Most points wins; level seats are parted by gold and tools together, then they share the win.
hanging-gardens-rules-turn = **Your turn.** Take a card, lay it into your garden and gain its bonus; then turn up a new card. After that you may buy one enhancement and then complete one royal objective. Until you turn up the new card you can take your card back; until you confirm, what you bought or completed. Where nothing can be bought or completed the new card ends your turn.
hanging-gardens-rules-taking = **Taking.** Put a gardener on a free space below a column; gardeners stay there until the round is over. Pay for the row of the card: nothing on row 1, then 1, 2 or 3 tools. The column slides down and a new card comes on top.
hanging-gardens-rules-laying = **Laying.** Your first card lies on terrace 1, which grows at its left and right ends. A card above rests on two neighbouring cards. A terrace need not be complete before you build on it. Cards never move.
hanging-gardens-rules-bonuses = **Bonuses.** A coin or tool brings as many as the number of the terrace it is laid on. A crown brings the first-player marker: its holder begins the next round, and needs one item less for every objective.
hanging-gardens-rules-enhancements = **Enhancements.** For 2 gold flowers, an animal or a tree; for 3 the same with a bonus; for 4 water. An enhancement goes at once onto one of your empty cards, those without tree, animal, visitor or enhancement; what is printed on the card counts on. Coins of this turn’s card may be spent, those of the objective only later.
hanging-gardens-rules-objectives = **Royal objectives.** Each asks for so many of an item on one terrace of your garden. Completing one takes a free space of it, which may bring 1 coin or 1 tool. Each once per seat; after an objective nothing can be bought.
hanging-gardens-rules-rounds = **Rounds.** A round ends when all gardeners are placed. They come back, the cards on display stay, and the holder of the first-player marker begins.
hanging-gardens-rules-scoring = **Scoring.** 
    Irrigation: irrigated cards on the places of your irrigation card: 0, 1, 2, 4, 7, 11, 16.
    Flowers: for each colour your largest connected group, 1 a flower.
    Trees, in connected groups of one species: dragon tree 2, 7; cedar 2, 5, 9; palm 2, 5, 10, 18; a larger group begins anew.
    Animals: 3 on the terrace they like (lion 1, monkey 2, peacock 3), otherwise 2.
    Visitors: for everything they came to see, anywhere in your garden: 2 each for lions, monkeys, peacocks, trees of their species and crowns, 1 each for flowers of their colour, irrigated cards, and coins and tools printed in the garden.
    Objectives: 0, 2, 6, 12, 20 for as many as you completed.
hanging-gardens-rules-terms = **Terms.** 
    Connected: beside each other, or half above or below.
    Empty card: without tree, animal, visitor and enhancement; it may have flowers, water and a bonus.
    Irrigated: with water on the card or on its enhancement.
    Item: a flower, animal, tree, water or bonus icon printed in the garden; coins and tools in hand are none.
    Place: counted from the left-most card of terrace 1; place 2 of terrace 2 rests on places 2 and 3 of terrace 1. Notation counts from the first card instead: 1:0 is the first card, 1:-1 lies to its left, 2:0 rests on 1:0 and 1:1.
    Up to: until terrace 1 is complete it is open where your irrigation places lie; your points tell the best that is possible.
hanging-gardens-rules-pictures = **In the pictures.** A turquoise frame: a place of your irrigation card, dashed while it is not certain. A turquoise bar below terrace 1: a way your garden can still come to lie. A green tick: water on such a place. An orange ring: what the last turn changed. A dark number: an entry of your menu. A star: who leads, and at the end who has won.

hanging-gardens-rules =
    { hanging-gardens-rules-aim }

    { hanging-gardens-rules-turn }

    { hanging-gardens-rules-taking }

    { hanging-gardens-rules-laying }

    { hanging-gardens-rules-bonuses }

    { hanging-gardens-rules-enhancements }

    { hanging-gardens-rules-objectives }

    { hanging-gardens-rules-rounds }

    { hanging-gardens-rules-scoring }

    { hanging-gardens-rules-terms }

    { hanging-gardens-rules-pictures }

## Commands

verb-hanging-gardens-take = Take a card and lay it into your garden
slot-hanging-gardens-take-column = From which column: left, middle or right
slot-hanging-gardens-take-level = From which row of the display, 1 to 4
slot-hanging-gardens-take-to = Where in your garden, such as 1:0 or 2:-1
verb-hanging-gardens-reveal = Turn up a new card; what you laid is final then
verb-hanging-gardens-buy = Buy an enhancement for an empty card
slot-hanging-gardens-buy-tile = Which enhancement
slot-hanging-gardens-buy-onto = Onto the card at which place of your garden
verb-hanging-gardens-complete = Complete a royal objective
slot-hanging-gardens-complete-objective = Which objective
slot-hanging-gardens-complete-for = What your marker’s space brings: coin, tool or nothing
verb-hanging-gardens-end = Confirm your turn

## Pieces

hanging-gardens-socotra = dragon tree
hanging-gardens-cedar = cedar
hanging-gardens-palm = palm
hanging-gardens-lion = lion
hanging-gardens-monkey = monkey
hanging-gardens-peacock = peacock
hanging-gardens-empty = empty card
hanging-gardens-water = water
hanging-gardens-visitor-red = visitor for red flowers
hanging-gardens-visitor-yellow = visitor for yellow flowers
hanging-gardens-visitor-blue = visitor for blue flowers
hanging-gardens-visitor-lion = visitor for lions
hanging-gardens-visitor-monkey = visitor for monkeys
hanging-gardens-visitor-peacock = visitor for peacocks
hanging-gardens-visitor-socotra = visitor for dragon trees
hanging-gardens-visitor-cedar = visitor for cedars
hanging-gardens-visitor-palm = visitor for palms
hanging-gardens-visitor-water = visitor for water
hanging-gardens-visitor-crown = visitor for crowns
hanging-gardens-visitor-treasury = visitor for coins and tools
hanging-gardens-a = a { $named }
hanging-gardens-an-empty = an empty card
hanging-gardens-with = { $feature } with { $parts }
hanging-gardens-icon-crown = a crown
hanging-gardens-icon-coin = a coin
hanging-gardens-icon-tool = a tool
hanging-gardens-items-red = { $count ->
        [one] 1 red flower
       *[other] { $count } red flowers
    }
hanging-gardens-items-yellow = { $count ->
        [one] 1 yellow flower
       *[other] { $count } yellow flowers
    }
hanging-gardens-items-blue = { $count ->
        [one] 1 blue flower
       *[other] { $count } blue flowers
    }
hanging-gardens-items-socotra = { $count ->
        [one] 1 dragon tree
       *[other] { $count } dragon trees
    }
hanging-gardens-items-cedar = { $count ->
        [one] 1 cedar
       *[other] { $count } cedars
    }
hanging-gardens-items-palm = { $count ->
        [one] 1 palm
       *[other] { $count } palms
    }
hanging-gardens-items-lion = { $count ->
        [one] 1 lion
       *[other] { $count } lions
    }
hanging-gardens-items-monkey = { $count ->
        [one] 1 monkey
       *[other] { $count } monkeys
    }
hanging-gardens-items-peacock = { $count ->
        [one] 1 peacock
       *[other] { $count } peacocks
    }
hanging-gardens-items-crown = { $count ->
        [one] 1 crown icon
       *[other] { $count } crown icons
    }
hanging-gardens-items-coin = { $count ->
        [one] 1 coin icon
       *[other] { $count } coin icons
    }
hanging-gardens-items-tool = { $count ->
        [one] 1 tool icon
       *[other] { $count } tool icons
    }
hanging-gardens-items-water = { $count ->
        [one] 1 irrigated card
       *[other] { $count } irrigated cards
    }
# What is on a card or enhancement, listed.
hanging-gardens-parts = { $parts }
hanging-gardens-objective = { $items } on one terrace
hanging-gardens-coded = { $code } ({ $name })
hanging-gardens-code = { $code }

hanging-gardens-bonus-crown = crown
hanging-gardens-bonus-coin = { $count ->
        [one] 1 gold
       *[other] { $count } gold
    }
hanging-gardens-bonus-tool = { $count ->
        [one] 1 tool
       *[other] { $count } tools
    }
hanging-gardens-nothing = nothing
hanging-gardens-tools = { $count ->
        [0] no tools
        [one] 1 tool
       *[other] { $count } tools
    }

hanging-gardens-column-left = left column
hanging-gardens-column-middle = middle column
hanging-gardens-column-right = right column
hanging-gardens-place = terrace { $level }, place { $position }
hanging-gardens-first = first card
hanging-gardens-left-end = left end
hanging-gardens-right-end = right end

hanging-gardens-part-irrigation = water { $points }
hanging-gardens-part-flowers = flowers { $points }
hanging-gardens-part-trees = trees { $points }
hanging-gardens-part-animals = animals { $points }
hanging-gardens-part-visitors = visitors { $points }
hanging-gardens-part-objectives = objectives { $points }

## Menus: at most 72 characters with the entry's number.

hanging-gardens-menu-empty = empty
hanging-gardens-menu-card = Row { $level }{ $tools ->
        [0] { "" }
        [one] , 1 tool
       *[other] , { $tools } tools
    }: { $card }
hanging-gardens-menu-tile = Buy for { $price } gold: { $tile }
hanging-gardens-menu-objective = Complete: { $objective }
hanging-gardens-menu-space = space for { $bonus }
hanging-gardens-menu-reveal = Turn up a new card
hanging-gardens-menu-reveal-end = Turn up a new card and end your turn
hanging-gardens-menu-end = Confirm

# What a choice brings: the second line of its entry, at most 100 characters.
hanging-gardens-brings = { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }: { $parts }
hanging-gardens-brings-less = { $points } points
hanging-gardens-brings-none = no points
hanging-gardens-brings-bonus = { $bonus }; { $points }
hanging-gardens-brings-crown = the first-player marker
hanging-gardens-brings-reveal = final: your card can then not be taken back
hanging-gardens-brings-objective = { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }
hanging-gardens-brings-objective-eased = { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }; the first-player marker makes { $needed } enough

## What happened

# Deeds: clauses without who did them. A turn is one sentence of them.
hanging-gardens-taken = laid { $card } on terrace { $level }
hanging-gardens-taken-for = laid { $card } on terrace { $level } for { $tools }
hanging-gardens-crowned = took the first-player marker from { $from }
hanging-gardens-crowned-again = kept the first-player marker
hanging-gardens-gained = { $seat } gained { $means }.
hanging-gardens-revealed = New in the { $column }: { $card }.
hanging-gardens-bought = added { $tile } to terrace { $level } for { $price } gold
hanging-gardens-completed = completed { $done ->
        [1] a first objective
        [2] a second objective
        [3] a third objective
       *[4] a fourth objective
    } ({ $objective })
hanging-gardens-turned = Next on sale for { $price } gold: { $tile }.
hanging-gardens-round-ended = Round { $round } is over; the next begins with { $first }.
hanging-gardens-ended =
    All gardens are built.
    { $seats }
hanging-gardens-level = Those who are level are parted by their gold and tools together.
hanging-gardens-lines =
    { $front }
    { $next }
hanging-gardens-final = { $seat }: { $total ->
        [one] 1 point
       *[other] { $total } points
    } ({ $parts })

## Why not

hanging-gardens-refused-take-first = Your turn begins with a card: take one and lay it.
hanging-gardens-refused-reveal-next = You have laid your card. Turn up a new one, or take yours back.
hanging-gardens-refused-taken = You have taken your card of this turn, and the new one is turned up. Confirm your turn.
hanging-gardens-refused-bought = You have bought your enhancement of this turn. Confirm, or take it back.
hanging-gardens-refused-bought-late = Enhancements come before objectives. Take the objective back to buy one, or confirm.
hanging-gardens-refused-completed = You have completed your objective of this turn. Confirm, or take it back.
hanging-gardens-refused-space = All { $spaces } gardener spaces of the { $column } are taken this round. There is room below the { $free }.
hanging-gardens-refused-tools = A card of row { $level } costs { $cost }; you have { $tools }. A card of row 1 costs none.
hanging-gardens-refused-occupied = A card lies on { $place } already, and cards never move.
hanging-gardens-refused-first = Your first card goes to 1:0; terrace 1 grows from it to the left and right.
hanging-gardens-refused-end = Terrace 1 grows only at its ends: { $ends }.
hanging-gardens-refused-level-full = Terrace 1 is complete with five cards. Build on terrace 2 or 3.
hanging-gardens-refused-below = A card on { $place } rests on two cards below, and there is none on { $missing }.
hanging-gardens-refused-sale = { $tile } is not on sale. On sale: { $tiles }.
hanging-gardens-refused-gold = This enhancement costs { $cost } gold; you have { $gold }.
hanging-gardens-refused-no-card = No card of yours lies on { $place }. An enhancement goes onto an empty card.
hanging-gardens-refused-not-empty = An enhancement goes onto an empty card, without tree, animal or visitor. There lies: { $card }.
hanging-gardens-refused-enhanced = That card has its enhancement already: { $tile }.
hanging-gardens-refused-in-play = { $objective } is not in play. In play: { $objectives }.
hanging-gardens-refused-before = You have completed this objective before, and each counts once.
hanging-gardens-refused-fulfilled = You need { $objective }. Your best is { $best } on terrace { $level }.
hanging-gardens-refused-no-space = Every space of this objective is taken.
hanging-gardens-refused-such-space = No free space of this objective brings { $bonus }. Free: { $free }.

## Score cards of physical games

hanging-gardens-card-unknown = { $place }: the box has no “{ $code }”.
hanging-gardens-card-twice = { $place }: { $code } is named twice, and the box holds it once.
hanging-gardens-card-place = { $place }: “{ $at }” is no place. A place is its terrace and position: 1,1 to 1,5, 2,1 to 2,4, 3,1 to 3,3.
hanging-gardens-card-objectives = { $place }: { $count } royal objectives cannot be completed. With { $seats } players their spaces hold { $spaces } markers.
hanging-gardens-card-gap = { $place }: no card lies on the place to its left. Terrace 1 has no gaps and begins at 1,1.
hanging-gardens-card-floats = { $place }: a card above terrace 1 rests on two cards, and one of them is missing.
hanging-gardens-card-not-empty = { $place }: { $code } needs an empty card, without tree, animal, visitor or another enhancement.

## Pictures

hanging-gardens-picture-one-less = one less needed of each
hanging-gardens-picture-over = the end
hanging-gardens-picture-over-level = the end · level on points: more gold and tools win
hanging-gardens-prompt-column = choose a column
hanging-gardens-prompt-card = choose a card
hanging-gardens-prompt-place = place the card
hanging-gardens-prompt-enhance = lay the tile
hanging-gardens-prompt-tile = buy a tile
hanging-gardens-prompt-objective = mark an objective
hanging-gardens-picture-round = round { $round } of { $rounds }
hanging-gardens-picture-deck = { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
hanging-gardens-picture-cards = Cards
hanging-gardens-picture-costs = tools to pay
hanging-gardens-picture-enhancements = Enhancements
hanging-gardens-picture-left = { $count } left
hanging-gardens-picture-points = Points
hanging-gardens-picture-each-flowers = 1 each
hanging-gardens-picture-each-animals = 2 or 3
hanging-gardens-picture-each-irrigation = to { $most }
hanging-gardens-picture-dotted = { $front } · { $next }
hanging-gardens-picture-up-to = up to
hanging-gardens-picture-sum = points
hanging-gardens-picture-sum-up-to = points at best
hanging-gardens-picture-garden = Your garden
hanging-gardens-picture-card-1 = Card to
hanging-gardens-picture-card-2 = place
hanging-gardens-picture-levels = { $points } by terrace
hanging-gardens-picture-visitor = { $points } each
hanging-gardens-picture-channels = water
hanging-gardens-picture-marker = first-player marker
hanging-gardens-picture-as-level = as many as its terrace
hanging-gardens-picture-have = { $have }/{ $needed }
hanging-gardens-picture-part-irrigation = irrigation
hanging-gardens-picture-part-flowers = flowers
hanging-gardens-picture-part-trees = trees
hanging-gardens-picture-part-animals = animals
hanging-gardens-picture-part-visitors = visitors
hanging-gardens-picture-part-objectives = objectives

## Alt text

hanging-gardens-describe-round = Round { $round } of 4; { $seat } is to act.
hanging-gardens-describe-over = The game is over.
hanging-gardens-describe-seat = { $seat }: { $points } points, { $gold } gold, tools: { $tools }, gardeners left: { $gardeners }.
hanging-gardens-describe-seat-up-to = { $seat }: up to { $points } points, { $gold } gold, tools: { $tools }, gardeners left: { $gardeners }.
hanging-gardens-describe-level = Terrace { $level }: { $cards }.
hanging-gardens-describe-card = { $position } ({ $card })
hanging-gardens-describe-enhanced = { $position } ({ $card }; enhancement: { $tile })
hanging-gardens-describe-layout = Irrigation places: { $places }.
hanging-gardens-describe-first = { $seat } holds the first-player marker.
hanging-gardens-describe-column = { $column } from row 1: { $cards }; free spaces: { $free }.
hanging-gardens-describe-sale = On sale: { $tiles }.
hanging-gardens-describe-tile = { $tile } for { $price } gold
hanging-gardens-describe-objective = Objective, { $objective }: done by { $seats }; free spaces: { $free }.
hanging-gardens-describe-own = { $objective } Your best terrace has { $best }.
