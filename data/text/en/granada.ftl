# Granada: what it says otherwise than Alhambra, or beyond it.

game-granada = Alhambra with double-sided buildings: turn them over, and score what everybody has built
granada-title = Granada
option-granada-simplified = The simplified scoring
about-granada-simplified = The most of a kind get fixed points, however many buildings of it there are.
about-granada-vizier-none = { about-alhambra-vizier-none }
about-granada-vizier-able = { about-alhambra-vizier-able }
about-granada-vizier-all = { about-alhambra-vizier-all }
option-granada-vizier = { option-alhambra-vizier }
choice-granada-vizier-none = { choice-alhambra-vizier-none }
choice-granada-vizier-able = { choice-alhambra-vizier-able }
choice-granada-vizier-all = { choice-alhambra-vizier-all }
chosen-granada-vizier-able = { chosen-alhambra-vizier-able }
chosen-granada-vizier-all = { chosen-alhambra-vizier-all }

## Slash commands. Descriptions are at most 100 characters.

verb-granada-take = { verb-alhambra-take }
slot-granada-take-cards = { slot-alhambra-take-cards }
verb-granada-buy = { verb-alhambra-buy }
slot-granada-buy-tile = { slot-alhambra-buy-tile }
slot-granada-buy-pay = { slot-alhambra-buy-pay }
verb-granada-place = Place a building you bought this turn in your city, with the side up that you bought
slot-granada-place-tile = The building you bought, such as school-8-e; after turning it, the side that lies up now
slot-granada-place-at = Steps east and north of the start tile, such as 2,-1
verb-granada-turn = Turn a building you bought this turn for 3 money; then place it in your city
slot-granada-turn-tile = The building you bought, with the side up that you bought, such as school-8-e
slot-granada-turn-pay = The cards you pay with, all of one currency, such as blue-3; the best payment if you leave it out
verb-granada-reserve = Put a building you bought this turn into your reserve, with either side up
slot-granada-reserve-tile = The side that shall lie up, such as school-8-e
verb-granada-give = { verb-alhambra-give }
slot-granada-give-tile = The building you bought, such as school-8-e
verb-granada-build = { verb-alhambra-build }
slot-granada-build-tile = The building in your reserve, such as school-8-e
slot-granada-build-at = Steps east and north of the start tile, such as 2,-1
verb-granada-remove = { verb-alhambra-remove }
slot-granada-remove-tile = The building in your city, such as school-8-e
slot-granada-remove-at = Where it stands: steps east and north of the start tile; may be left out
verb-granada-exchange = { verb-alhambra-exchange }
slot-granada-exchange-tile = The building in your reserve, such as park-12
slot-granada-exchange-for = The building in your city that goes into the reserve, such as school-8-e
slot-granada-exchange-at = Where that one stands: steps east and north of the start tile; may be left out
verb-granada-wake = { verb-alhambra-wake }
verb-granada-favour = { verb-alhambra-favour }
verb-granada-decline = { verb-alhambra-decline }
verb-granada-standing = { verb-alhambra-standing }
slot-granada-standing-order = ask, always (decline), unless school, or unless school-8-e
verb-granada-end = { verb-alhambra-end }

## The story of a turn, menus, and what a choice would bring

granada-tile-turned = turned { $tile } over to { $to }
granada-menu-in-reserve-turned = in the reserve, turned to { $side }
granada-menu-turn = turned to { $side } for 3
granada-menu-turn-currency = with { $currency }
granada-menu-turn-with = with { $cards }
granada-consequence-turn = then { $tile } is placed in your city, not in the reserve{ $overpaid ->
        [0] { "" }
       *[other] , { $overpaid } too much
    }
granada-majority-lower-value = { $kinds }: your highest { $own }, another's { $most }
granada-majority-by-value = { $kinds } behind by value
granada-reminder-turned = **Turned to { $tile }.** Place it in your city, or take the turning back.

## The rules, for /rules. One paragraph each; together they are granada-rules.

granada-rules-aim = **The aim.** Everybody builds a city around a start tile. Three times in the game the seats with the most buildings of each kind score, and everybody scores their longest outer moat. Most points wins; those who are level share the win.
granada-rules-turn = **Your turn.** Do one thing: take money, buy a building, or redesign your city. Then place what you bought and confirm. The market and the display are refilled after you confirm; until then you can take everything back. Only if you can do none of the three, you pass.
granada-rules-sides = **Two sides.** Every building has two sides: an even value, and on its back the next higher odd one, of another kind. Moats are on the same edges of both. New buildings show the side that the marker says; the marker moves after each refill of the market.
granada-rules-placing = **Placing.** A bought building goes into your city with the side up that you bought, free of charge; turned over, for 3 money of any one currency or more, without change. Into your reserve it goes with either side up, free of charge. From then on it is never turned again.
granada-rules-building = **Building.** Buildings keep their orientation; where two touch, either both have a moat there or neither has; every building can be reached on foot from the start tile without crossing a moat; and no empty space may be enclosed.
granada-rules-scoring = **Scoring.** For each kind, take the number of its buildings in all cities together. The most, second most and third most of it get so many times that number:
    ```
                      A   B      C
    regular           1   2 1    3 2 1
    simplified        3  10 3   18 10 3
    ```
    In the simplified scoring they get these points instead. Of seats that are level, the highest value of the kind comes first. Only the city counts, not the reserve. Your longest unbroken outer moat pays 1 point for each segment.
granada-rules-end = **The end.** A and B are scored when their cards turn up in the deck. When the market cannot be filled, the game ends: one after another, each building left there goes to the seat with the most money of its currency (to nobody if that is level), which places it at once, as it lies, or keeps it in reserve. Then C is scored.
granada-rules-dirk = **Dirk.** With two seats, Dirk collects buildings too: 6 at the start, 6 after A, a third of the bag after B. He scores for buildings, never for moats, and cannot win. A building you buy may be given to him, with the side up that you bought.
granada-rules-vizier = { alhambra-rules-vizier } The exact price is that of the side that lies up; turned into the city the building costs 3 money more.
granada-rules-terms = **Terms.** *Market*: the four spaces with buildings for sale, each for one currency. *Display*: the four money cards that lie open. *Reserve*: buildings you own that stand in no city; they score nothing until they are built. *Marker*: says whether the next buildings show their even or their odd side. *Exact*: paid to the coin. *Level*: as many as somebody else.
granada-rules-pictures = **In the pictures.** The key: who had the first turn. The gold star: who has won. A coloured disc: the most of a kind. Gold on a moat: its longest unbroken run. Two arrows: the other side of a building. The round marker, with four dots or three: the next side is even or odd. An orange ring: what the last turn changed. A turquoise number: an entry of your menu.

granada-rules =
    { granada-rules-aim }

    { granada-rules-turn }

    { alhambra-rules-money }

    { alhambra-rules-buying }

    { granada-rules-sides }

    { granada-rules-placing }

    { granada-rules-building }

    { alhambra-rules-redesigning }

    { granada-rules-scoring }

    { granada-rules-end }

    { granada-rules-dirk }

    { granada-rules-terms }

    { granada-rules-pictures }

    { granada-rules-vizier }

## Refusals: the rule, the numbers, and what is possible instead

granada-refused-turned-comes-first = { $tile } was turned for money: it must be placed in your city before anything else. Place it, or take the turning back.
granada-refused-one-sided = { $tile } has no other side: only buildings of Granada are turned. Place it as it is.
granada-refused-not-turned-at-the-end = The last buildings are never turned. Place { $tile } in your city as it lies, or keep it in your reserve.
granada-refused-other-side-up = You bought { $tile }, and { $side } is its back. Turn it for 3 money to place that side in your city, or put it into your reserve with either side up.
granada-refused-turned-for-one-currency = Turning a building is paid in one currency, and { $card } is of another. Pay with cards of any single one.
granada-refused-turned-for-more = Turning { $tile } costs { $price } money of one currency; these cards make { $paid }. Add more, or place it with the side up that you bought.
granada-refused-turned-fits-nowhere = There is no place in your city for { $tile }. Put it into your reserve instead, with either side up.
granada-score-scoring = { $place }: “{ $scoring }” is no scoring. They are regular and simplified.

## Pictures

granada-picture-regular = regular scoring
granada-picture-simplified = simplified scoring
granada-picture-with-viziers = { $scoring }, with viziers
granada-picture-turned = turned { $tile } to { $to }
granada-picture-buildings = Buildings
granada-picture-sum = Σ
granada-picture-next-side = next side
granada-describe-marker = The next buildings show their { $face ->
    [even] even
   *[odd] odd
} side.
granada-describe-other-side = { $tile } (back: { $side })
