# Alhambra: its rules, its pieces, its menus, what happened, and why not.

game-alhambra = Build the finest city of Granada: buy towers, gardens and walls with exact change
alhambra-title = Alhambra

## Slash commands. Descriptions are at most 100 characters.

verb-alhambra-take = Take money: one card of the display, or several that add up to 5 or less
slot-alhambra-take-cards = The cards, such as blue-7 or green-2 blue-3
verb-alhambra-buy = Buy a building from the market; an exact payment earns you another action
slot-alhambra-buy-tile = The building, by the currency of its market space, such as blue
slot-alhambra-buy-pay = The cards you pay with, such as blue-4 blue-5; the best payment if you leave it out
verb-alhambra-place = Place a building you bought this turn in your city
slot-alhambra-place-tile = The building you bought, such as tower-9-es
slot-alhambra-place-at = Steps east and north of the fountain, such as 2,-1
verb-alhambra-reserve = Put a building you bought this turn into your reserve
slot-alhambra-reserve-tile = The building you bought, such as tower-9-es
verb-alhambra-give = With two seats: give a building you bought this turn to Dirk
slot-alhambra-give-tile = The building you bought, such as tower-9-es
verb-alhambra-build = Redesign: build a building of your reserve in your city
slot-alhambra-build-tile = The building in your reserve, such as tower-9-es
slot-alhambra-build-at = Steps east and north of the fountain, such as 2,-1
verb-alhambra-remove = Redesign: move a building of your city into your reserve
slot-alhambra-remove-tile = The building in your city, such as tower-9-es
slot-alhambra-remove-at = Where it stands: steps east and north of the fountain; may be left out
verb-alhambra-exchange = Redesign: exchange a building of your reserve for one of your city, in its place
slot-alhambra-exchange-tile = The building in your reserve, such as garden-10
slot-alhambra-exchange-for = The building in your city that goes into the reserve, such as tower-9-es
slot-alhambra-exchange-at = Where that one stands: steps east and north of the fountain; may be left out
verb-alhambra-end = Confirm: end your turn

## Pieces and places

alhambra-kind-pavilion = pavilion
alhambra-kind-seraglio = seraglio
alhambra-kind-arcades = arcades
alhambra-kind-chambers = chambers
alhambra-kind-garden = garden
alhambra-kind-tower = tower
alhambra-kind-arena = arena
alhambra-kind-bath-house = bath house
alhambra-kind-library = library
alhambra-kind-hostel = hostel
alhambra-kind-hospital = hospital
alhambra-kind-market = market
alhambra-kind-park = park
alhambra-kind-school = school
alhambra-kind-district = district
alhambra-kinds-pavilion = pavilions
alhambra-kinds-seraglio = seraglios
alhambra-kinds-arcades = arcades
alhambra-kinds-chambers = chambers
alhambra-kinds-garden = gardens
alhambra-kinds-tower = towers
alhambra-kinds-arena = arenas
alhambra-kinds-bath-house = bath houses
alhambra-kinds-library = libraries
alhambra-kinds-hostel = hostels
alhambra-kinds-hospital = hospitals
alhambra-kinds-market = markets
alhambra-kinds-park = parks
alhambra-kinds-school = schools
alhambra-kinds-district = districts

# What is built along the edges: walls, in Granada moats.
alhambra-border = { $border ->
    [moat] moat
   *[wall] wall
}
alhambra-start = { $border ->
    [moat] start tile
   *[wall] fountain
}

alhambra-tile = { $kind } { $price }
alhambra-tile-with-walls = { $tile } ({ $walls })
alhambra-walls-none = no { alhambra-border }s
alhambra-walls-one = { alhambra-border } { $side }
alhambra-walls-two = { alhambra-border }s { $side }, { $other }
alhambra-walls-three = open only { $open }
alhambra-walls-four = { $border ->
    [moat] moats
   *[wall] walled
} all around

alhambra-side-north = north
alhambra-side-east = east
alhambra-side-south = south
alhambra-side-west = west

alhambra-currency-yellow = yellow
alhambra-currency-green = green
alhambra-currency-blue = blue
alhambra-currency-orange = orange

alhambra-sum-yellow = { $sum ->
        [one] { $sum } florin
       *[other] { $sum } florins
    }
alhambra-sum-green = { $sum ->
        [one] { $sum } dirham
       *[other] { $sum } dirhams
    }
alhambra-sum-blue = { $sum ->
        [one] { $sum } denar
       *[other] { $sum } denars
    }
alhambra-sum-orange = { $sum ->
        [one] { $sum } ducat
       *[other] { $sum } ducats
    }

alhambra-card = { $currency } { $value }
# Cards of one currency: "blue 4+5".
alhambra-purse = { $currency } { $values }

# In words, so that no figure is taken for an entry's number.
alhambra-steps = { $steps ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $steps }
    }
alhambra-steps-north = { alhambra-steps } north
alhambra-steps-east = { alhambra-steps } east
alhambra-steps-south = { alhambra-steps } south
alhambra-steps-west = { alhambra-steps } west
alhambra-place = { $column }, { $row }
alhambra-place-fountain = the { alhambra-start }
alhambra-row = row { $steps }
alhambra-row-fountain = { alhambra-start }'s row
alhambra-column-fountain = { alhambra-start }'s column

alhambra-seat = { $seat }
alhambra-round-a = A
alhambra-round-b = B
alhambra-round-c = C

## The story of a turn

# Deeds: clauses without who did them. A turn is one sentence of them.
alhambra-money-taken = took { $cards }
alhambra-tile-bought = bought { $tile } for { $paid }
alhambra-tiles-bought-exactly = bought { $tiles } exactly
alhambra-tile-placed = built { $what } { $where }
alhambra-tiles-placed = built { $tiles }
alhambra-tile-where = { $tile } { $where }
alhambra-tile-reserved = kept { $tiles } in reserve
alhambra-tile-given = gave { $tiles } to Dirk
alhambra-tile-built = built { $what } from the reserve { $where }
alhambra-tile-removed = moved { $tiles } into the reserve
alhambra-tile-exchanged = exchanged { $out } for { $tile } from the reserve
alhambra-passed = could do nothing and passed
alhambra-it = it
alhambra-them-all = them all
alhambra-where-north = in the north
alhambra-where-north-east = in the north-east
alhambra-where-east = in the east
alhambra-where-south-east = in the south-east
alhambra-where-south = in the south
alhambra-where-south-west = in the south-west
alhambra-where-west = in the west
alhambra-where-north-west = in the north-west

alhambra-new-tile = { $tile } ({ $currency })
alhambra-market-refilled = New in the market: { $tiles }.{ alhambra-bag }
alhambra-bag = { $bag ->
        [0] { " " }Their bag is empty.
       *[other] { "" }
    }
alhambra-display-refilled = New money: { $cards }.
alhambra-deck-renewed = { $cards ->
        [one] The deck ran out: { $cards } discarded card is the new deck.
       *[other] The deck ran out: { $cards } discarded cards are the new deck.
    }
alhambra-dirk-drew = Dirk drew { $tiles }.{ alhambra-bag }

alhambra-scoring-card = The card of scoring round { $round } turned up.
# Three lines: who gained what, who had most of what (and the points for it), and how things stand.
alhambra-round-scored =
    Points in scoring round { $round }: { $gains }.
    Points for the most: { $most }.
    { $standings }
alhambra-lines =
    { $front }
    { $next }
alhambra-facts = { $front }; { $next }
alhambra-gain = { $seat } +{ $gained } (now { $score })
alhambra-gain-dirk = Dirk +{ $gained }
alhambra-most = { $kinds } { $names } ({ $count ->
        [one] { $points }
       *[other] { $points } each
    }{ $highest ->
        [0] { "" }
       *[other] , highest value { $highest }
    })
alhambra-most-wall = longest { alhambra-border } { $names } ({ $points })
alhambra-leads = { $count ->
        [one] { $names-is ->
            [seat-you] You lead with { alhambra-points }.
           *[other] { $names } leads with { alhambra-points }.
        }
       *[other] { $names } lead with { alhambra-points }.
    }
alhambra-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
alhambra-sentences = { $front } { $next }

alhambra-end-began = { $empty ->
        [0] The end of the game has come.
       *[other] The market cannot be filled any more: the end of the game has come.
    }
alhambra-starting-money = { $seat-is ->
    [seat-you] You were
   *[other] { $seat } was
} dealt { $cards } face up.
alhambra-first-turn = { $seat-is ->
    [seat-you] You have
   *[other] { $seat } has
} the first turn, { $why ->
    [cards] with the fewest cards
    [money] with the least money of those with the fewest cards
   *[luck] by luck: others had as many cards and as much money
}.
alhambra-hands-shown =
    All showed their money.
    { $hands }
alhambra-hand = { $seat }: { $cards }
alhambra-last-tile = { $seat } received { $tile } from the market for holding the most { $currency } money: { $money }.
alhambra-last-tile-level = Nobody received { $tile }: several held the most money for it, { $money }.
alhambra-last-tile-nobody = Nobody received { $tile }: nobody had { $currency } money.
alhambra-final-score-dirk = Dirk has { $score ->
        [one] 1 point
       *[other] { $score } points
    }; he cannot win.

## Menus: the steps to an action. At most 80 characters, also joined.

alhambra-menu-take = Take { $cards }
alhambra-menu-buy = Buy { $tile }
alhambra-menu-buy-with = Buy { $tile } with { $cards }, exact
alhambra-menu-with = with { $cards }, exact
alhambra-menu-with-too-much = with { $cards }, { $overpaid } too much
alhambra-menu-place = Place { $tile }
alhambra-menu-in-reserve = in the reserve
alhambra-menu-with-dirk = with Dirk
alhambra-menu-redesign = Redesign
alhambra-menu-build = Build { $tile }
alhambra-menu-build-kind = Build: { $kind }
alhambra-menu-remove = Move into the reserve
alhambra-menu-swap = Put { $tile } in place of
alhambra-menu-swap-kind = Put in place of another: { $kind }
alhambra-menu-stands = { $tile } ({ $place })
alhambra-menu-region = { $columns }, { $rows }
alhambra-menu-range-north = { $from } to { $to } north
alhambra-menu-range-east = { $from } to { $to } east
alhambra-menu-range-south = { $from } to { $to } south
alhambra-menu-range-west = { $from } to { $to } west
alhambra-menu-stop = Stop here and place
alhambra-menu-end = Confirm and end the turn

# What a choice would bring. At most 100 characters, also joined.
alhambra-reminder-extra-action = **Exactly paid: one more action.** Placing what you bought gives it up.
alhambra-consequence-take = then { $sums } in all
alhambra-consequence-take-exactly = then you could pay { $tiles } exactly
alhambra-consequence-exact = one more action
alhambra-consequence-overpaid = no further action
alhambra-consequence-wall = { alhambra-border } { $from } to { $to }
alhambra-consequence-wall-stays = { alhambra-border } stays { $wall }
alhambra-consequence-reserve = counts for nothing until a later action builds it
alhambra-consequence-reserve-for-good = counts for nothing: no more action comes
alhambra-question-last-tiles = place the last tiles.
alhambra-consequence-exact-favour = paid exactly
alhambra-consequence-fits-nowhere = { $paid }; it fits only into the reserve
alhambra-consequence-and = { $front }, { $next }
alhambra-majority-alone = most { $kinds } alone
alhambra-majority-level = level for most { $kinds }
alhambra-majority-behind = { $kinds }: you { $own }, another { $most }
alhambra-majority-none = no { $kinds }
alhambra-majority-changed = { $now } (was { $before })
alhambra-majority-was-alone = alone
alhambra-majority-was-level = level

## The rules, for /rules. One paragraph each; together they are alhambra-rules.

alhambra-rules-aim = **The aim.** Everybody builds a city around a fountain. Three times in the game the seats with the most buildings of each kind score, and everybody scores their longest outer wall. Most points wins; those who are level share the win.
alhambra-rules-turn = **Your turn.** Do one thing: take money, buy a building, or redesign your city. Then place what you bought and confirm. The market and the display are refilled after you confirm; until then you can take everything back. Only if you can do none of the three, you pass.
alhambra-rules-money = **Taking money.** Take any one card of the display, or several that add up to 5 or less, of any currencies. At the start everybody is dealt money face up until it comes to 20 or more, and then takes it in hand; **What happened** tells it. Whoever has the fewest cards, and of these the least money, has the first turn.
alhambra-rules-buying = **Buying.** Each market space wants its own currency: space 1 yellow florins, 2 green dirhams, 3 blue denars, 4 orange ducats. Pay at least the price; there is no change. If you pay exactly, you have another action, and so on as long as you pay exactly.
alhambra-rules-placing = **Placing.** A bought building goes into your city or into your reserve. In the city, buildings keep their orientation; where two touch, either both have a wall there or neither has; every building can be reached on foot from the fountain without crossing a wall; and no empty space may be enclosed.
alhambra-rules-redesigning = **Redesigning.** As an action, build one building from your reserve, move one from your city into your reserve, or exchange one in your city for one of your reserve, in its very place. The city must obey the rules afterwards. What your city began with never moves.
alhambra-rules-scoring = **Scoring.** For the most, second most and third most of a kind:
    ```
               A   B      C
    pavilion   1   8  1   16  8  1
    seraglio   2   9  2   17  9  2
    arcades    3  10  3   18 10  3
    chambers   4  11  4   19 11  4
    garden     5  12  5   20 12  5
    tower      6  13  6   21 13  6
    ```
    Seats that are level share the points of their places, rounded down. Only the city counts, not the reserve. Your longest unbroken outer wall pays 1 point for each segment.
alhambra-rules-end = **The end.** A and B are scored when their cards turn up in the deck. When the market cannot be filled, the game ends: each building left there goes to the seat with the most money of its currency (to nobody if that is level), those are placed, and C is scored.
alhambra-rules-dirk = **Dirk.** With two seats, Dirk collects buildings too: 6 at the start, 6 after A, a third of the bag after B. He scores for buildings, never for walls, and cannot win. A building you buy may be given to him.

alhambra-rules-terms = **Terms.** *Market*: the four spaces with buildings for sale, each for one currency. *Display*: the four money cards that lie open. *Reserve*: buildings you own that stand in no city; they score nothing until they are built. *Exact*: paid to the coin. *Level*: as many as somebody else.
alhambra-rules-pictures = **In the pictures.** The key: who had the first turn. The gold star: who has won. A coloured disc: the most of a kind. Gold on a wall: its longest unbroken run. An orange ring: what the last turn changed. A turquoise number: an entry of your menu.

alhambra-rules =
    { alhambra-rules-aim }

    { alhambra-rules-turn }

    { alhambra-rules-money }

    { alhambra-rules-buying }

    { alhambra-rules-placing }

    { alhambra-rules-redesigning }

    { alhambra-rules-scoring }

    { alhambra-rules-end }

    { alhambra-rules-dirk }

    { alhambra-rules-terms }

    { alhambra-rules-pictures }

    { alhambra-rules-bureau }

    { alhambra-rules-bonus }

    { alhambra-rules-huts }

    { alhambra-rules-vizier }

## Refusals: the rule, the numbers, and what is possible instead

alhambra-refused-too-dear = { $tile } costs { $price }; you have { $held }. Take money, or buy another building.
alhambra-refused-no-action-left = You have no action left this turn. Place { $tiles }, then confirm.
alhambra-refused-turn-is-done = You have no action left this turn. Confirm to end it.
alhambra-refused-only-placing = The game is ending: there is nothing left but to place the last buildings and confirm.
alhambra-refused-must-act = Your turn needs an action first: take money, buy a building, or redesign your city.
alhambra-refused-still-to-place = Before you confirm, place { $tiles }: in your city or in your reserve.
alhambra-refused-nothing-taken = Name the cards you take: any one card, or several that add up to 5 or less.
alhambra-refused-not-on-display = { $there ->
        [0] There is no { $card } in the display. Take from the cards that lie there.
        [one] There is only one { $card } in the display. Take no more than that.
       *[other] There are only { $there } cards { $card } in the display. Take no more than those.
    }
alhambra-refused-takes-too-much = Those cards make { $sum }, and several cards may make { $most } at most. Leave some out, or take a single card of any value.
alhambra-refused-space-empty = Market space { $space } ({ $currency }) is empty until the turn ends. Choose a building of another space.
alhambra-refused-not-in-hand = { $held ->
        [0] You have no { $card }. Pay with the cards in your hand.
        [one] You have only one { $card }. Pay with the cards in your hand.
       *[other] You have only { $held } cards { $card }. Pay with the cards in your hand.
    }
alhambra-refused-wrong-currency = Market space { $space } takes only { $currency } money, so { $card } does not count there. Pay with { $currency } cards.
alhambra-refused-paid-too-little = The price of { $tile } is { $price }; these cards make { $paid }. Add at least { $missing } more, or take money instead.
alhambra-refused-not-to-place = You cannot place { $tile } now. The buildings you have to place: { $tiles }.
alhambra-refused-nothing-to-place = You cannot place { $tile } now: only buildings you have just bought are placed. A building of your reserve gets into the city by redesigning.
alhambra-refused-not-in-reserve = There is no { $tile } in your reserve. Redesigning uses buildings of your reserve; one you have just bought is placed instead.
alhambra-refused-not-in-city = There is no { $tile } in your city at { $place }: the place is empty. Name a building with the place where it stands.
alhambra-refused-other-in-city = In your city, { $found } stands at { $place }, not { $tile }. Name a building with the place where it stands.
alhambra-refused-fountain-stays = The { alhambra-start } never moves. Choose one of the buildings around it.
alhambra-refused-does-not-fit = You cannot put { $tile } at { $place }: { $why }. Choose another place, or keep it in your reserve.
alhambra-refused-cannot-leave = You cannot take { $tile } out of your city: { $why }. Choose another building.
alhambra-refused-cannot-exchange = You cannot exchange { $out } for { $tile }: { $why }. Choose other buildings.
alhambra-refused-no-dirk = Dirk plays only at a table with two seats. Place the building in your city or in your reserve.
alhambra-refused-not-for-dirk = Dirk gets none of the last buildings. Place { $tile } in your city or in your reserve.

alhambra-misfit-fountain = the { alhambra-start } stands there
alhambra-misfit-taken = { $tile } stands there already
alhambra-misfit-apart = it would touch nothing of your city
alhambra-misfit-clash = a { alhambra-border } must meet a { alhambra-border }, but { $walled } has one towards { $open }, which has none
alhambra-misfit-unreachable = { $others ->
        [0] { $place }
        [one] { $place } and { $others } more building
       *[other] { $place } and { $others } more buildings
    } could not be reached on foot from the { alhambra-start }
alhambra-misfit-hole = { $others ->
        [0] an empty space would be enclosed at { $place }
        [one] an empty space would be enclosed at { $place } and { $others } more place
       *[other] an empty space would be enclosed at { $place } and { $others } more places
    }


## Score cards of the physical game.

alhambra-score-round = { $place }: “{ $round }” is no scoring round. They are A, B and C.
alhambra-score-cities = { $place } must hold those of 1 to 6 players, not of { $cities }.
alhambra-score-dirk = { $place }: he plays only with two, so that no more than two cities stand beside his tiles, not { $cities }.
alhambra-score-cell = { $place }: “{ $cell }” is no place. Places are written like 2,-1: steps to the east and to the north of the fountain, up to { $reach } each way.
alhambra-score-cell-twice = { $place }: two buildings stand at { $cell } in the city of { $city }.
alhambra-score-fountain = { $place }: the { alhambra-start } of { $city } stands at 0,0; no building can.
alhambra-score-tile = { $place }: “{ $tile }” is no building. Buildings are written like { $border ->
    [moat] bath-house-6-ne: kind, price, moats.
   *[wall] tower-9-es: kind, price, walls.
}
alhambra-score-bonus-dealt = { $place }: { $city } has { $cards } open bonus cards; { $seats ->
        [one] one player is
       *[other] { $seats } players are
    } dealt { $dealt } each.
alhambra-score-no-tile-left = { $place }: the box holds no { $tile }, or no more of them: each building is in one city, one reserve or with Dirk.
alhambra-score-place = { $cell }
alhambra-score-clash = A { alhambra-border } must meet a { alhambra-border }, but { $walled } has one towards { $open }, which has none.
alhambra-score-out-of-reach = { $cells } cannot be reached on foot from the { alhambra-start }.
alhambra-score-hole = The city encloses an empty space at { $cells }.
