# The modules of Alhambra: what they add to menus, stories, refusals, rules and pictures.

alhambra-refused-not-played = This table is played without this module: { $module }. Choose something else.
alhambra-refused-out-of-turn = It is not your turn. Meanwhile you can do what your menu offers: reveal cards and give standing orders.

alhambra-picture-with-modules = with { $modules }
alhambra-picture-with-viziers = viziers
alhambra-picture-with-bureaux = bureaux
alhambra-picture-with-bonus = bonus cards

## The bureau de change

option-alhambra-bureau = Bureau de change
about-alhambra-bureau = Six cards show two currencies each: with one you pay a building in both, in any mix.

alhambra-bureau = bureau { $one }–{ $other }
alhambra-bureau-laid = New among the money: { $bureau }.
alhambra-bureau-taken = took the { $bureau }
alhambra-bureau-played = played the { $bureau }
alhambra-menu-with-bureau = with { $cards } + bureau, exact
alhambra-menu-with-bureau-too-much = with { $cards } + bureau, { $overpaid } too much
alhambra-consequence-bureau = pays for one building with { $currencies } in any mix
alhambra-refused-bureau-not-on-display = There is no { $bureau } in the display. Take from the cards that lie there.
alhambra-refused-bureau-not-in-hand = You have no { $bureau }. Pay with the cards in your hand.
alhambra-refused-bureau-elsewhere = The { $bureau } is of no use at market space { $space }: it does not show { $currency }. Pay with { $currency } cards alone, or with a bureau that shows { $currency }.
alhambra-refused-bureau-not-exchanged = The { $bureau } does not exchange { $currency } cards. Pay with the two currencies it shows.
alhambra-rules-bureau = **Bureau de change.** A module. Six cards show two currencies each; they come out of the deck into the display. Take one as an action, alone. Played with a purchase whose currency it shows, it lets you pay in both its currencies, in any mix; exact is exact all the same. Then it is discarded. At most one a purchase; it is worth nothing by itself.

alhambra-picture-took-bureau = took a bureau
alhambra-picture-played-bureau = used a bureau
alhambra-describe-bureau = bureau { $one }–{ $other }
alhambra-describe-bureaux-offered = Among the money: { $bureaux }.
alhambra-describe-bureaux-held = Your bureaux de change: { $bureaux }.

## The bonus cards

option-alhambra-bonus = Bonus cards
about-alhambra-bonus = Secret cards: while its building stands in your city, a card counts as one more of the kind.

verb-alhambra-reveal = Reveal a bonus card whose building is in your city; also out of turn
slot-alhambra-reveal-card = The card, by its building, such as garden-10
verb-alhambra-order = Say what becomes of a bonus card when a scoring begins; also out of turn
slot-alhambra-order-card = The card, by its building, such as garden-10
slot-alhambra-order-at-scoring = reveal, or hold for a later scoring

alhambra-bonus = bonus card { $tile }
alhambra-bonus-revealed = revealed the { $card }
alhambra-bonus-returned = took the { $card } back into the hand
alhambra-bonus-ordered-reveal = { $seat } gave a standing order for the { $card }: reveal it at the next scoring.
alhambra-bonus-ordered-hold = { $seat } gave a standing order for the { $card }: hold it until the last scoring.
alhambra-menu-standing-orders = Standing orders
alhambra-menu-reveal = Reveal the { $card }
alhambra-menu-order-reveal = Reveal the { $card } at scoring
alhambra-menu-order-hold = Hold the { $card } back
alhambra-consequence-order-reveal = revealed when a scoring begins, if its building is in your city
alhambra-consequence-order-hold = kept secret until the last scoring, which reveals it
alhambra-refused-bonus-not-in-hand = You do not hold the { $card }. Your own cards are in your picture.
alhambra-refused-bonus-revealed = The { $card } lies open already and counts.
alhambra-refused-bonus-not-in-city = You cannot reveal the { $card } while { $tile } is not in your city. Build it first; the reserve does not count.
alhambra-refused-bonus-ordered-reveal = The { $card } is revealed at the next scoring already, if its building is in your city.
alhambra-refused-bonus-ordered-hold = You hold the { $card } until the last scoring already.
alhambra-rules-bonus = **Bonus cards.** A module. Each seat is dealt cards of buildings without walls: 3 with two or three seats, 2 with four or five, 1 with six. While such a building stands in your city, you may reveal its card at any time, also out of turn: it counts as one more building of the kind. When the building leaves your city, the card returns to your hand. Your standing orders say which cards are revealed when a scoring begins, and which are held back; the last scoring reveals all it can.

alhambra-score-no-bonus = { $place }: the box holds no bonus card of { $tile }, or no more of them.
alhambra-score-bonus-not-built = { $place }: a bonus card counts only while its building stands in the city, and { $tile } does not.

alhambra-picture-bonus-cards = Bonus cards
alhambra-picture-revealed = revealed { alhambra-picture-tile }
alhambra-picture-returned = took back { alhambra-picture-tile }
alhambra-describe-bonus-open = { $seat } has bonus cards open: { $cards }.
alhambra-describe-bonus-own = Your bonus cards: { $cards }.
alhambra-describe-bonus-held-back = { alhambra-picture-tile } (held back)

## The workers' huts

option-alhambra-huts = Workers' huts
about-alhambra-huts = A hut is free. It counts as many buildings of its kind as it adjoins, at most three.

alhambra-hut = { $kind } hut
alhambra-hut-taken = took the { $hut }
alhambra-hut-turned-up = New on its pile: { $hut }.
alhambra-menu-take-hut = Take a hut
alhambra-consequence-take-hut = free; counts as the neighbours of its kind, 3 at most; your hut { $held } of { $most }
alhambra-consequence-hut-counts = { $count ->
    [0] counts nothing here
    [one] counts as one building
   *[other] counts as { $count } { $kind }
}
alhambra-refused-hut-not-open = The { $hut } does not lie open. Of this kind there is { $open }.
alhambra-refused-hut-none-open = No { $hut } lies open any more. Take one of another kind.
alhambra-refused-hut-has-all = You have { $most } workers' huts already, those in your reserve included, and nobody has more.
alhambra-refused-hut-not-for-dirk = Dirk gets no workers' huts. Place the { $hut } in your city or in your reserve.
alhambra-rules-huts = **Workers' huts.** A module. 24 huts lie on six piles, one for each kind of building, the top one of each face up. As an action, take one that lies open: it costs nothing and is placed at the end of the turn like a bought building, but never with Dirk. Nobody has more than three, the reserve included. Huts follow all rules for building and redesigning, and their walls count. In a scoring a hut counts as many buildings of its kind as it adjoins without a wall between, at most three; other huts do not count for it. The number on a hut in the pictures says as how many it counts.

alhambra-score-huts = { $place }: { $city } has { $huts } workers' huts; nobody has more than 3, the reserve included.
alhambra-score-dirk-hut = { $place }: Dirk gets no workers' huts, such as { $tile }.

alhambra-picture-with-huts = huts
alhambra-picture-hut = { alhambra-picture-type } hut
alhambra-picture-huts = Huts
alhambra-picture-took-hut = took { $tile }
alhambra-picture-free = free
alhambra-describe-huts = Workers' huts that lie open: { $huts }.
alhambra-describe-hut-counting = { $tile } (counts { $count })

## The vizier's favour

option-alhambra-vizier = Vizier's favour
choice-alhambra-vizier-none = not played
about-alhambra-vizier-none = Nobody is asked anything between two turns.
about-alhambra-vizier-able = Between two turns, whoever can pay a building exactly may buy it. Only they are asked.
about-alhambra-vizier-all = The same, but all are asked, so that nobody learns who could pay. It takes longer.
choice-alhambra-vizier-able = whoever could pay is asked
choice-alhambra-vizier-all = all with a vizier face up are asked
chosen-alhambra-vizier-able = Vizier's favour (whoever could pay is asked)
chosen-alhambra-vizier-all = Vizier's favour (all with a vizier face up are asked)

verb-alhambra-wake = Turn your vizier up again, as the action of your turn
verb-alhambra-favour = Answer that you want the vizier's favour: a building, paid exactly
verb-alhambra-decline = Answer that you do not want the vizier's favour
verb-alhambra-standing = Say what your vizier answers for you; also out of turn
slot-alhambra-standing-order = ask, always (decline), unless tower, or unless tower-9-es

alhambra-vizier-woken = turned the vizier up
alhambra-favour-offered = The vizier's favour is offered to { $seats }.
alhambra-favour-granted = got the vizier's favour
alhambra-favour-wanted = { $seat } answered yes.
alhambra-question-favour = do you want the vizier's favour before the next turn?
alhambra-question-vizier = the vizier's favour is yours: buy one building exactly.
alhambra-favour-declined = { $seat } declined the vizier's favour.
alhambra-vizier-ordered-ask = { $seat } gave a standing order: ask for every favour.
alhambra-vizier-ordered-always = { $seat } gave a standing order: always decline favours.
alhambra-vizier-ordered-unless = { $seat } gave a standing order: decline favours unless they are for { $wanted }.
alhambra-menu-wake = Turn the vizier up
alhambra-menu-favour = Use the vizier
alhambra-menu-decline = Decline
alhambra-menu-standing-ask = Vizier: ask me every time
alhambra-menu-standing-always = Vizier: always decline
alhambra-menu-standing-unless = Vizier: decline unless it is for { $wanted }
alhambra-reminder-asked = **The vizier's favour.** Between two turns you may buy one building for its exact price and place it at once. Of several who want it, the first gets it in this order: { $order }.
alhambra-reminder-asked-in-vain = **The vizier's favour.** You can pay no building exactly, so you can only decline. All are asked, so that nobody knows who could.
alhambra-reminder-favour = **The vizier's favour.** Buy one building for its exact price, place it, and confirm.
alhambra-consequence-wake = may be used again between turns; no further action
alhambra-consequence-favour = final; you can pay { $tiles } exactly
alhambra-consequence-decline = final for this offer; you are asked again with the next
alhambra-consequence-standing-ask = you are asked whenever you could use it
alhambra-consequence-standing-always = you are not asked any more; nobody hears of it
alhambra-consequence-standing-unless = you are asked only when you can pay that exactly
alhambra-refused-vizier-awake = Your vizier lies face up already. Take money, buy a building, or redesign your city.
alhambra-refused-vizier-not-asked = Nobody asks you for an answer now. You are asked when a turn has ended.
alhambra-refused-vizier-answer-first = First say whether you want the vizier's favour, or decline it.
alhambra-refused-vizier-nothing-exact = Your vizier needs the exact price, and you can pay no building of the market exactly. Decline.
alhambra-refused-vizier-only-buying = The vizier's favour is one building, paid exactly. Buy one; nothing else is done now.
alhambra-refused-vizier-bought = The vizier's favour is one building, and you have bought it. Place it, then confirm.
alhambra-refused-vizier-must-buy = You asked the vizier for a favour: buy a building first, paid exactly.
alhambra-refused-vizier-not-exact = The vizier wants the exact price: { $tile } costs { $price }, and these cards make { $paid }.
alhambra-refused-vizier-ordered = That is your standing order already.
alhambra-refused-vizier-no-such-kind = There are no { $kinds } in the box. Name a building of the game, or a kind.
alhambra-refused-vizier-no-such-tile = There is no { $tile } in the box. Name a building of the game, or a kind.
alhambra-rules-vizier = **Vizier's favour.** A module. When a turn has ended, whoever has their vizier face up and can pay a building exactly is asked whether they want it. The first who does, counted from the seat to play next, buys it for exactly its price, places it and turns the vizier down; there is no further action. The market is refilled and others are asked again, then the next turn begins. As the action of a turn the vizier is turned up again. Standing orders answer for you.

alhambra-picture-favour = used the vizier
alhambra-picture-woke = turned the vizier up
alhambra-describe-viziers-up = { $count ->
        [0] No vizier lies face up.
       *[other] Viziers face up: { $seats }.
    }
alhambra-describe-standing-ask = You are asked for every favour.
alhambra-describe-standing-always = You always decline favours.
alhambra-describe-standing-unless = You decline favours unless it is { $wanted }.
alhambra-picture-hut-counts = so many buildings a hut counts as
