# The modules of Alhambra: what they add to menus, stories, refusals, rules and pictures.

alhambra-refused-not-played = This table is played without this module: { $module }. Choose something else.

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
