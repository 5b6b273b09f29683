# The lesson of Alhambra and Granada together. Each message: at most three short sentences, no number but those of the board.

lesson-combined-begin = You build two cities that grow into each other: an Alhambra with walls, and a Granada with moats. At three scorings most buildings of a kind bring points, and so do long walls and moats. Take money first: one card, or several that add up to no more than five.
lesson-combined-money = That was your action for this turn. Until you confirm, nobody sees it and **Take back** is free.
lesson-combined-buy = Each place of the market has two buildings, one for each city, and both are paid in its colour. Your orange card is exactly the price of the garden. Whoever pays exactly has another action!
lesson-combined-granada = So you go on, with a building of Granada. Your green cards are exactly the price of the library.
lesson-combined-again = And once more: your blue card is exactly what the tower costs. So there is an action left.
lesson-combined-take = Buildings of Granada have another side, and turning one over costs three money. These two cards pay for it.
lesson-combined-place = First the Alhambra. Edges that touch must match, wall to wall or open to open, and everything is reached on foot from the fountain. The garden looks out with its walls.
lesson-combined-turn = The first building of Granada stands against a wall, with its moat towards it. Turn the library over: it becomes an arena.
lesson-combined-turned = Place it north of the garden, where the moat meets the wall. Wall along moat brings points of its own, and from here your Granada grows.
lesson-combined-reserve = What you do not place waits in your reserve and counts for nothing there. Keep the tower for your next turn.
lesson-combined-bought = Three buildings in one turn, thanks to exact money! When you confirm, both markets are filled up.
lesson-combined-build = Changing a city is an action, too: build something of your reserve, put a building back, or exchange the two. Build the tower beside the garden, with its walls to the outside.
lesson-combined-built = Your longest wall has { $count } parts now, and each is a point at every scoring.
lesson-combined-money-again = Your purse is nearly empty, so take money again. Cards of one colour belong together: prices are paid in one.
lesson-combined-waiting = Somewhere in the deck a scoring card is coming. You are ready for it.
lesson-combined-scored = There it was! You have most gardens, towers and arenas, the longest wall and moat, and the only wall along a moat: { $points } points. The later scorings pay more, also for second and third place.
lesson-combined-last = You know everything now: take money, buy for both cities, change them. Confirm the last turn of the lesson.
lesson-combined-end = You have played both games at once! The game ends when a market cannot be filled any more, with the last scoring. All the rules are in `/rules`.
