# The words of the rulebooks, for /rules term: what each means, in short, and where the rulebook says it. Each begins with the
# word itself in bold. A game without a text of its own for a word says that of Alhambra.

## Alhambra.

term-alhambra-turn = **Turn.** One action: take money, buy a building or redesign the city; then place what was bought. Whoever pays exactly acts again. *(rulebook p. 4, How to play)*
term-alhambra-money = **Money.** As an action, take one card of the display, of any value, or several that make 5 at most. *(rulebook p. 4, Take some money)*
term-alhambra-display = **Display.** The four money cards that lie open. It is filled up when the turn has ended, not before. *(rulebook p. 3, Getting ready to play; p. 6, At the end of your turn)*
term-alhambra-currency = **Currency.** Money is florins, dirhams, denars and ducats. A market space takes its own alone, so a purchase is paid in one currency. *(rulebook p. 4, Buy and position a building tile)*
term-alhambra-market = **Market.** Four spaces, each with a building for one currency. What was bought is replaced when the turn has ended. *(rulebook p. 3, Getting ready to play; p. 6, At the end of your turn)*
term-alhambra-price = **Price.** What stands on the building. Pay as much or more, in the currency of its space; there is no change. *(rulebook p. 4, Buy and position a building tile)*
term-alhambra-exact = **Exact payment.** Whoever pays the price to the coin has another action at once, of any kind, and so on. *(rulebook p. 4, Buy and position a building tile)*
term-alhambra-action = **Action.** A turn has one, and another after each exact payment. When none is left, what was bought is placed and the turn ends. *(rulebook p. 4, How to play)*
term-alhambra-positioning = **Positioning.** All that was bought in a turn is placed at its end, each building in the city or in the reserve. *(rulebook p. 5, Positioning the tiles)*
term-alhambra-building-rules = **Building rules.** Never turned; wall meets wall, and open side meets open side; all can be reached on foot from the fountain; no empty space is enclosed. *(rulebook p. 5, Rules for building your Alhambra)*
term-alhambra-fountain = **Fountain.** What the city begins with. It stays where it is, counts as no building, and every way begins there. *(rulebook p. 3, Getting ready to play; p. 5)*
term-alhambra-wall = **Wall.** Printed on up to three sides of a building. The longest unbroken outer wall brings a point for each side of it, in every scoring. *(rulebook p. 6, Points for the wall)*
term-alhambra-reserve = **Reserve.** Where buildings wait that stand in no city. They score nothing, and come into the city by redesigning. *(rulebook p. 5, Positioning the tiles)*
term-alhambra-redesign = **Redesign.** As an action: a building of the reserve into the city, one of the city into the reserve, or one for the other in its very place. The city obeys the rules afterwards. *(rulebook p. 4, Redesigning your Alhambra)*
term-alhambra-buildings = **Buildings.** Pavilions, seraglios, arcades, chambers, gardens and towers, from the cheapest kind to the dearest. *(rulebook p. 2, Equipment)*
term-alhambra-majorities = **Majorities.** The most of a kind in the city scores; in the second round also the second most, in the third the third most. Those who are level share their places, rounded down. *(rulebook p. 6, Scoring)*
term-alhambra-scoring = **Scoring.** Two cards in the deck bring the first and the second, the end of the game the third. *(rulebook p. 3, Getting ready to play; p. 6, Scoring)*
term-alhambra-end = **End of the game.** It comes when the market cannot be filled up. What is left there goes to whoever holds the most money of its currency, is placed, and then the last scoring takes place. *(rulebook p. 7, End of the game)*
term-alhambra-dirk = **Dirk.** The third at a table of two: he gets buildings from the bag and whatever the others give him, scores for kinds, and has no walls. *(rulebook p. 7, Special rules for playing with two)*
term-alhambra-capital = **Start capital.** Everybody is dealt money cards until they make 20 or more. *(rulebook p. 3, Getting ready to play)*
term-alhambra-modules = **Modules.** Expansions, of which a table may choose any: the bureau de change, bonus cards, workers' huts, the vizier's favour. *(rulebook p. 14-16)*
term-alhambra-vizier = **Vizier's favour.** Between two turns, whoever has the vizier face up may buy one building for exactly its price. The vizier is turned up again as the action of a turn. *(rulebook p. 14, The vizier's favour)*
term-alhambra-bureau = **Bureau de change.** A card of two currencies that is taken like money, alone; with one purchase it lets both be used. *(rulebook p. 14-15, The bureau de change)*
term-alhambra-bonus = **Bonus cards.** Each names a building. Revealed while that stands in the city, it counts as one more of the kind. *(rulebook p. 15, The bonus cards)*
term-alhambra-huts = **Workers' huts.** Taken as an action for nothing, three at most; each counts as many buildings of its kind as it adjoins. *(rulebook p. 16, The workers' huts)*
term-alhambra-orders = **Standing orders.** What you say beforehand about cards and favours, so that nobody waits for you. They are this table's own: at a table of cardboard you would answer aloud. *(rulebook p. 14-15, in the place of asking around)*

## Granada; what is said of Alhambra holds here, too.

term-granada-moat = **Moat.** What walls are in Alhambra: moat meets moat, nobody walks across, and the longest outer one brings a point for each side. *(rulebook p. 9, Victory points for moats)*
term-granada-sides = **Two sides.** Each building has an even value on one side and the next odd one on the other, of another kind. *(rulebook p. 8, Granada components)*
term-granada-marker = **Marker.** Says whether new buildings show their even or their odd side. It moves after the market was filled up. *(rulebook p. 9, Place one or more building tiles)*
term-granada-turning = **Turning.** A building bought goes into the city as it lay, or turned over for 3 money of one currency; into the reserve with either side up, for nothing. *(rulebook p. 9, Place one or more building tiles)*
term-granada-building-rules = **Building rules.** Never turned about; moat meets moat, and open side meets open side; all can be reached on foot from the start tile; no empty space is enclosed. *(rulebook p. 10, Building rules for Granada)*
term-granada-fountain = **Start tile.** What the city begins with, with a picture of the Alhambra. It stays where it is. *(rulebook p. 8, Granada components)*
term-granada-buildings = **Buildings.** Arenas, bath houses, libraries, hostels, hospitals, markets, parks, schools and districts: twelve of each, from 2 to 13. *(rulebook p. 8, Granada components)*
term-granada-majorities = **Majorities.** The number of buildings of a kind in all cities together, times what the place pays. Those who are level are parted by the highest value. *(rulebook p. 9-11)*
term-granada-scoring = **Scoring.** Moats first, then kind by kind. Three rounds, as in Alhambra. *(rulebook p. 9-11, Scorings)*
term-granada-simplified = **Simplified scoring.** Places pay fixed points, whatever the number of buildings: 3 in the first round, then more. *(rulebook p. 11, Simplified scoring)*
term-granada-end = **End of the game.** It comes when the market cannot be filled up. What is left goes, one after the other, to whoever holds the most money of its currency, who places it at once, as it lies. *(rulebook p. 10, End of the game)*
term-granada-dirk = **Dirk.** The third at a table of two. His first six buildings show their even side; he scores for kinds and has no moats. *(rulebook p. 11, Special rules for 2 players)*
term-granada-redesign = **Redesign.** As in Alhambra: reserve into city, city into reserve, or one for the other; a building that was placed is never turned over any more. *(rulebook p. 9, Rebuild your individual city)*

## Alhambra and Granada together; what is said of Alhambra holds here, too.

term-combined-market = **Market.** Each space has a building of the Alhambra and one of Granada; both may be bought, one after the other. *(rulebook p. 12, Setup; p. 13, Buy a building tile)*
term-combined-wall-to-moat = **Wall to moat.** Where both cities touch a wall must meet a moat. Granada begins there, and one such side must always be left. *(rulebook p. 13, two new building rules)*
term-combined-building-rules = **Building rules.** Each kind by its own rules; all of Granada is reached on foot from its first building, all of the Alhambra from the fountain; where they touch, wall meets moat. *(rulebook p. 13, Place one or more building tiles)*
term-combined-fountain = **Fountain.** What the Alhambra begins with. Granada begins with its first building, against a wall; that never moves again either. *(rulebook p. 13, Place one or more building tiles)*
term-combined-scoring = **Scoring.** The kinds of the Alhambra first, then those of Granada; a wall along a moat counts as a wall, as a moat, and as both. *(rulebook p. 13, Scoring)*
term-combined-moat = **Moat.** Granada's wall. The longest one brings a point for each side, and a stretch along a wall counts besides. *(rulebook p. 13, Scoring)*
term-combined-sides = **Two sides.** As in Granada; those of the first filling have a moat. *(rulebook p. 12, Setup)*
term-combined-marker = **Marker.** Moves after the market was filled up, if a building of Granada was bought. *(rulebook p. 12, Sequence of play)*
term-combined-turning = **Turning.** As in Granada: into the city turned over for 3 money of one currency, into the reserve for nothing. *(rulebook p. 9 and p. 13)*
term-combined-end = **End of the game.** It comes as soon as one space lacks either of its buildings. What is left goes to whoever holds the most money of its currency. *(rulebook p. 13, End of the game)*
term-combined-discard = **Discard pile.** When the deck has run out once, it is shuffled anew, with the second scoring card in it. *(rulebook p. 12-13)*

## The Gardens of the Alhambra.

term-gardens-tile = **Garden tile.** Shows all four kinds of trees, 1 to 6 of each, the same number. There are 36. *(rulebook p. 2, Game material)*
term-gardens-planting = **Planting.** A turn is one tile on an empty field, turned as you like; then a new one is drawn while there are some. *(rulebook p. 2, Placing a Garden Tile)*
term-gardens-first-tile = **First tile.** The first of the game lies on an inner field, not on an edge or in a corner. *(rulebook p. 2, In the first turn)*
term-gardens-beside = **Beside a tile.** Every further tile shares an edge with one that lies; a corner is not enough. *(rulebook p. 3, During each further turn)*
term-gardens-field = **Field.** One of the 36 places for tiles, each for one tile. *(rulebook p. 2, Placing a Garden Tile)*
term-gardens-kind = **Kind of trees.** Orange, lavender, palm or lemon. Each seat owns one, or two in a variant; a kind has one owner at most. *(rulebook p. 2, Goal of the game; p. 6, Variants)*
term-gardens-enclosing = **Enclosing.** A building is enclosed by four tiles, at the edge by two, in a corner by one. One tile may enclose several. *(rulebook p. 3, Note)*
term-gardens-majority = **Most trees.** The kind with the most trees at a building wins it, over however many tiles they are spread. *(rulebook p. 4, Who gets the points?)*
term-gardens-level = **Level.** Kinds with as many trees cancel each other, and the next one wins, even without a tree; if none stands alone, nobody does. *(rulebook p. 4-5, Who gets the points?)*
term-gardens-points = **Points.** The building's value times the number of kinds that stand around it. *(rulebook p. 5, How many points are to be won?)*
term-gardens-value = **Value.** What a building is worth, 1 to 5; it is laid out by luck. *(rulebook p. 2, Game preparation)*
term-gardens-nobodys = **Nobody's trees.** With two or three seats some kinds have no owner. They win buildings all the same, for nobody. *(rulebook p. 5, How many points are to be won?)*
term-gardens-end = **End of the game.** When all fields are planted. Most points win; those who are level share it. *(rulebook p. 6, End of the game)*
term-gardens-hand = **Hand.** One tile, or three in a variant: one is planted and replaced each turn. *(rulebook p. 2, Game preparation; p. 6, Variants)*
term-gardens-variants = **Variants.** A hand of three tiles; two kinds each for two seats, which are scored apart and added up at the end. *(rulebook p. 6, Variants)*

## Sanssouci. Its rulebook has no page numbers in the edition that was read: its sections are named.

term-sanssouci-turn = **Turn.** Play a card and lay a tile, then move a noble if you like; market and hand are filled up. *(rulebook, Game Play)*
term-sanssouci-card = **Cards.** Two colours: a tile of either. A symbol: a tile that shows it, any tile if none does. The wild card: any tile. *(rulebook, 1. Play a card)*
term-sanssouci-hand = **Hand.** Two cards; one is played and one drawn each turn, until none is left to draw. *(rulebook, 4. Replenish your Hand)*
term-sanssouci-market = **Market.** Ten tiles, two on each of five colours. The one taken is replaced at the turn's end. *(rulebook, Setup; 3. Replace the Garden Tile)*
term-sanssouci-square = **Own square.** A tile has one: the column of its symbol in the row of the colour it was taken from. *(rulebook, You must always place garden tiles on the corresponding square)*
term-sanssouci-gardener = **Gardener.** A tile whose own square is taken is turned over and goes to a free square of that row or column; to any, if there is none. *(rulebook, The Gardener)*
term-sanssouci-noble = **Nobles.** Nine, one in each column, above the garden at first. One may move in a turn. *(rulebook, 2. Move a Nobleman)*
term-sanssouci-path = **Path.** A noble walks over covered squares that touch, also back and across, past nobles and gardeners. *(rulebook, 2. Move a Nobleman)*
term-sanssouci-goal = **Where a noble ends.** In its own column, lower than it began, on a covered square without a gardener. *(rulebook, 2. Move a Nobleman)*
term-sanssouci-points = **Points.** A noble scores what the row pays in which it ends, however far it went. *(rulebook, Points)*
term-sanssouci-row = **Rows.** A full row pays 10 less its own value at the end; the topmost pays nothing. *(rulebook, End of the Game)*
term-sanssouci-column = **Columns.** A full column pays 5 at the end, whatever fills it. *(rulebook, End of the Game)*
term-sanssouci-mission = **Missions.** Two secret symbols; at the end each pays what the row of its noble pays. *(rulebook, Setup; End of the Game)*
term-sanssouci-garden = **Garden boards.** Four, with two sides each; every seat has one, with some squares printed on it. *(rulebook, Setup)*
term-sanssouci-expansion = **Expansion board.** Lies over sixteen squares; its side is chosen in secret. Marks on it pay or cost when a tile is laid there. *(rulebook, Expansion)*
term-sanssouci-terrace = **Terrace.** Where nobles wait until they enter by the topmost square of their column. *(rulebook, Setup)*
term-sanssouci-end = **End of the game.** After 18 turns of everybody. Those who are level are parted by their gardeners. *(rulebook, End of the Game)*

## Hanging Gardens.

term-hanging-gardens-turn = **Turn.** Take a card and lay it, turn up a new one; then perhaps buy one enhancement, and then perhaps complete one royal objective, in this order. *(rulebook p. 3-4)*
term-hanging-gardens-gardener = **Gardeners.** Three each. One goes below the column a card is taken from, and stays until the round has ended. *(rulebook p. 4, Select a Garden card)*
term-hanging-gardens-tools = **Tools.** Pay for cards of the upper rows of the display: 0, 1, 2 and 3. A tool bonus brings as many as the number of the terrace it is laid on. *(rulebook p. 4, Select a Garden card; p. 6, Tools)*
term-hanging-gardens-display = **Display.** Three columns of four cards. When one is taken those above slide down, and a new one comes on top. *(rulebook p. 3, Setup; p. 6, Reveal a new Garden card)*
term-hanging-gardens-garden = **Hanging garden.** Five cards below, four on them, three on those. Terrace 1 grows at its ends; a card above rests on two. Cards never move. *(rulebook p. 4, Place your Garden card)*
term-hanging-gardens-irrigation = **Irrigation.** Water on the places that one's irrigation card shows brings points, the more the more. *(rulebook p. 5, Irrigation)*
term-hanging-gardens-flower = **Flowers.** The largest connected group of each colour brings a point for each flower. *(rulebook p. 5; p. 8, Scoring)*
term-hanging-gardens-animal = **Animals.** Lions, monkeys and peacocks, 2 points each, 3 on the terrace they like: lions the first, monkeys the second, peacocks the third. *(rulebook p. 5, Animal)*
term-hanging-gardens-tree = **Trees.** Cedars, palms and dragon trees score in connected groups of one species. *(rulebook p. 5, Tree)*
term-hanging-gardens-visitor = **Visitors.** Each likes something, and scores for what there is of it in the garden. *(rulebook p. 5, Visitor)*
term-hanging-gardens-empty = **Empty cards.** Cards without tree, animal or visitor: the only ones that take an enhancement, and one each. *(rulebook p. 5, Empty; p. 7)*
term-hanging-gardens-crown = **Crown.** Brings the first-player marker at once; the order of this round stays. *(rulebook p. 6, Crown)*
term-hanging-gardens-coins = **Gold coins.** Pay for enhancements. A coin bonus brings as many as the number of the terrace it is laid on. *(rulebook p. 6, Gold coins)*
term-hanging-gardens-enhancement = **Enhancements.** One a turn, for 2, 3 or 4 gold, onto an own empty card, before an objective is completed. *(rulebook p. 7, Buy a single Enhancement tile)*
term-hanging-gardens-objective = **Royal objectives.** So many of one item on a single terrace. One a turn, each once in a game, as long as it has a free space. *(rulebook p. 7, Complete a single Royal Objective)*
term-hanging-gardens-marker = **First-player marker.** Its holder begins the next round, and needs one item less for an objective. *(rulebook p. 7, First-player marker)*
term-hanging-gardens-round = **Rounds.** Four; each ends when all gardeners stand. *(rulebook p. 7, End of round)*
term-hanging-gardens-scoring = **Scoring.** Irrigation, flowers, trees, animals, visitors and objectives. Level seats are parted by gold and tools together. *(rulebook p. 8, Scoring)*
