# The modules of Alhambra: what they add to menus, stories, refusals, rules and pictures.

alhambra-refused-not-played = This table is played without this module: { $module }. Choose something else.
alhambra-refused-out-of-turn = It is not your turn. Meanwhile you can do what your menu offers: reveal cards and give standing orders.

## The bureau de change

option-alhambra-bureau = Bureau de change

alhambra-bureau = bureau { $one }–{ $other }
alhambra-bureau-laid = New among the money: { $bureau }.
alhambra-bureau-taken = { $seat } took the { $bureau }.
alhambra-bureau-played = { $seat } played the { $bureau }.
alhambra-menu-with-bureau = with { $cards } and a bureau, exact
alhambra-menu-with-bureau-too-much = with { $cards } and a bureau, { $overpaid } too much
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

verb-alhambra-reveal = Reveal a bonus card whose building is in your city; also out of turn
slot-alhambra-reveal-card = The card, by its building, such as garden-10
verb-alhambra-order = Say what becomes of a bonus card when a scoring begins; also out of turn
slot-alhambra-order-card = The card, by its building, such as garden-10
slot-alhambra-order-at-scoring = reveal, or hold for a later scoring

alhambra-bonus = bonus card { $tile }
alhambra-bonus-revealed = { $seat } revealed the { $card }.
alhambra-bonus-returned = { $seat } took the { $card } back into the hand.
alhambra-bonus-ordered-reveal = { $seat }'s standing order for the { $card }: reveal it at the next scoring.
alhambra-bonus-ordered-hold = { $seat }'s standing order for the { $card }: hold it until the last scoring.
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

alhambra-picture-revealed = revealed { alhambra-picture-tile }
alhambra-picture-returned = took back { alhambra-picture-tile }
alhambra-describe-bonus-open = { $seat } has bonus cards open: { $cards }.
alhambra-describe-bonus-own = Your bonus cards: { $cards }.
alhambra-describe-bonus-held-back = { alhambra-picture-tile } (held back)
