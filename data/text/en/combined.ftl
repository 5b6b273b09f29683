# Alhambra and Granada together: what is said beyond both.

game-combined = Alhambra and Granada in one: let moats run along walls, and score two cities at once
combined-title = Alhambra & Granada
option-combined-simplified = The simplified scoring of Granada
about-combined-simplified = The most of a kind get fixed points, however many buildings of it there are.
about-combined-vizier-none = { about-alhambra-vizier-none }
about-combined-vizier-able = { about-alhambra-vizier-able }
about-combined-vizier-all = { about-alhambra-vizier-all }
option-combined-vizier = { option-alhambra-vizier }
choice-combined-vizier-none = { choice-alhambra-vizier-none }
choice-combined-vizier-able = { choice-alhambra-vizier-able }
choice-combined-vizier-all = { choice-alhambra-vizier-all }
chosen-combined-vizier-able = { chosen-alhambra-vizier-able }
chosen-combined-vizier-all = { chosen-alhambra-vizier-all }

## Slash commands. Descriptions are at most 100 characters.

verb-combined-take = { verb-alhambra-take }
slot-combined-take-cards = { slot-alhambra-take-cards }
verb-combined-buy = { verb-alhambra-buy }
slot-combined-buy-tile = The currency of its market space and the building, such as blue tower-9-es
slot-combined-buy-pay = { slot-alhambra-buy-pay }
verb-combined-place = { verb-granada-place }
slot-combined-place-tile = The building you bought, such as tower-9-es; of a turned one the side that lies up now
slot-combined-place-at = { slot-alhambra-place-at }
verb-combined-turn = Turn a Granada building you bought this turn for 3 money; then place it in your city
slot-combined-turn-tile = { slot-granada-turn-tile }
slot-combined-turn-pay = { slot-granada-turn-pay }
verb-combined-reserve = Put a building you bought this turn into your reserve; one of Granada with either side up
slot-combined-reserve-tile = The building, such as tower-9-es; of Granada the side that shall lie up, such as school-8-e
verb-combined-give = { verb-alhambra-give }
slot-combined-give-tile = { slot-alhambra-give-tile }
verb-combined-build = { verb-alhambra-build }
slot-combined-build-tile = { slot-alhambra-build-tile }
slot-combined-build-at = { slot-alhambra-build-at }
verb-combined-remove = { verb-alhambra-remove }
slot-combined-remove-tile = { slot-alhambra-remove-tile }
slot-combined-remove-at = { slot-alhambra-remove-at }
verb-combined-exchange = { verb-alhambra-exchange }
slot-combined-exchange-tile = { slot-alhambra-exchange-tile }
slot-combined-exchange-for = { slot-alhambra-exchange-for }
slot-combined-exchange-at = { slot-alhambra-exchange-at }
verb-combined-wake = { verb-alhambra-wake }
verb-combined-favour = { verb-alhambra-favour }
verb-combined-decline = { verb-alhambra-decline }
verb-combined-standing = { verb-alhambra-standing }
slot-combined-standing-order = ask, always (decline), unless tower, or unless school-8-e
verb-combined-end = { verb-alhambra-end }

## The story of a turn, menus, and what a choice would bring

combined-most-stretch = longest wall along moat { $names } ({ $points })
combined-menu-build = Build from the reserve
combined-menu-swap = Exchange for a building of the reserve
combined-consequence-stretch = both { $from } to { $to }

## The rules, for /rules. One paragraph each; together they are combined-rules.

combined-rules-aim = **The aim.** Everybody builds an Alhambra around a fountain, and against its walls a Granada. Three times in the game the seats with the most buildings of each of the fifteen kinds score, and everybody scores their longest wall, their longest moat, and the longest stretch where a wall runs along a moat. Most points wins; those who are level share the win.
combined-rules-turn = **Your turn.** As in Alhambra: take money, buy a building, or redesign your cities; then place what you bought and confirm. Each market space offers two buildings for its currency, one of the Alhambra and one of Granada. You may buy both, one after the other: up to eight exact purchases, and a ninth action.
combined-rules-sides = **Two sides.** Every building of Granada has two sides: an even value, and on its back the next higher odd one, of another kind. Moats are on the same edges of both. New ones show the side that the marker says; the marker moves after each refill that brought one. Turned over, a bought one goes into your city for 3 money of any one currency or more; into your reserve with either side up, free of charge.
combined-rules-building = **Building.** Each kind follows the rules of Alhambra among its own: both tiles have a wall (moat) where they touch, or neither; all can be reached on foot without crossing one, the Alhambra from the fountain, Granada from the first of its buildings. Where an Alhambra and a Granada building touch, a wall must meet a moat. So your first Granada building stands against a wall, with a moat towards it; it never moves again. One such edge must always be left. No empty space may be enclosed by both together.
combined-rules-scoring = **Scoring.** The kinds of the Alhambra pay as in Alhambra, and level seats share:
    ```
               A   B      C
    pavilion   1   8  1   16  8  1
    seraglio   2   9  2   17  9  2
    arcades    3  10  3   18 10  3
    chambers   4  11  4   19 11  4
    garden     5  12  5   20 12  5
    tower      6  13  6   21 13  6
    Granada   ×1  ×2 ×1   ×3 ×2 ×1
    ```
    Each kind of Granada pays so many times the number of its buildings in all cities (simplified: 3, 10 3, 18 10 3 points); the highest value breaks levels. The longest outer wall and the longest outer moat pay 1 point a segment, also where they run along each other. The longest stretch of wall along moat pays 2 points an edge.
combined-rules-end = **Rounds and end.** Card A is in the third part of the deck. Card B comes into the second part of the new deck, once the deck has run out; a game that ends before has no round B. The game ends as soon as a market space cannot be filled with both its buildings. What is left goes, space by space, the Alhambra's first, to the seat with the most money of its currency (to nobody if that is level), which places it at once, as it lies. Then C is scored.
combined-rules-dirk = **Dirk.** With two seats, Dirk collects buildings too: 6 of each kind at the start, 6 of each after A, a third of each bag after B. He scores for buildings, never for walls and moats, and cannot win. A building you buy may be given to him.
combined-rules-vizier = { alhambra-rules-vizier } It may be a building of either kind; one of Granada costs 3 money more when it is turned into the city. Both kinds are refilled.
combined-rules-pictures = **In the pictures.** The key: who had the first turn. The gold star: who has won. A coloured disc: the most of a kind. Gold on a wall or a moat: its longest unbroken run. The pomegranate: where a Granada began. Two arrows: the other side of a building. The round marker, with four dots or three: the next side is even or odd. An orange ring: what the last turn changed. A turquoise number: an entry of your menu.

combined-rules =
    { combined-rules-aim }

    { combined-rules-turn }

    { alhambra-rules-money }

    { alhambra-rules-buying }

    { combined-rules-sides }

    { combined-rules-building }

    { alhambra-rules-redesigning }

    { combined-rules-scoring }

    { combined-rules-end }

    { combined-rules-dirk }

    { granada-rules-terms }

    { combined-rules-pictures }

    { combined-rules-vizier }

## Refusals: the rule, the numbers, and what is possible instead

combined-refused-name-the-piece = Market space { $space } ({ $currency }) offers more than one building: { $tiles }. Name the one you buy.
combined-refused-not-there = Market space { $space } ({ $currency }) does not offer { $tile }. Choose what lies there.
combined-misfit-no-wall-to-moat = where Alhambra and Granada touch, a wall must meet a moat, which is not so between { $alhambra } and { $granada }
combined-misfit-unreachable = { $others ->
        [0] { $place }
        [one] { $place } and { $others } more building
       *[other] { $place } and { $others } more buildings
    } could not be reached on foot from where your Granada began
combined-misfit-parted = no wall of your Alhambra would meet a moat of your Granada any more
combined-score-no-wall-to-moat = Where Alhambra and Granada touch, a wall must meet a moat, which is not so between { $alhambra } and { $granada }.
combined-score-out-of-reach = { $cells } cannot be reached on foot from the rest of Granada.
combined-score-parted = No wall of the Alhambra meets a moat of Granada.

## Pictures

combined-picture-both = both
combined-picture-regular-with-viziers = regular, viziers
combined-picture-simplified-with-viziers = simplified, viziers
combined-picture-longest-both = longest of both
combined-describe-seat = { $rank }. { $seat }: { $points } points, { $types }, wall { $wall }, moat { $moat }, wall along moat { $both }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $reserve } in reserve.
combined-describe-points = { $points } points, wall { $wall }, moat { $moat }, wall along moat { $both }.
combined-describe-city = Your city (walls and moats; steps east and north of the fountain): { $tiles }.
combined-describe-cities = The cities: each building with its walls or moats and its steps east and north of the fountain, so that 2,-1 is two to the east and one to the south.
combined-describe-start = Your Granada began at { $cell }.
combined-describe-stock = Left: { $alhambra ->
    [one] 1 tile
   *[other] { $alhambra } tiles
} of the Alhambra and { $granada } of Granada in the bags, { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the deck.
combined-describe-gain = { $seat }: { $moat } of it for the longest moat, { $both } for wall along moat.
