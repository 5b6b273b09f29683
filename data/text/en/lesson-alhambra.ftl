# The lesson of Alhambra. Each message: at most three short sentences, no number but those of the board.

lesson-alhambra-begin = You build a city. Three times in a game, whoever has most buildings of a kind gets points, and everybody for their longest wall. Buildings cost money, so take some first: one card, or several that add up to no more than five.
lesson-alhambra-money = That was your action for this turn. Until you confirm, nobody sees it and **Take back** is free.
lesson-alhambra-buy = Each building is paid in the colour of its place in the market. Your green cards are worth exactly what the green garden costs. Whoever pays exactly has another action!
lesson-alhambra-again = So you go on. Your orange card is exactly the price of the other garden: exact again, and one action more.
lesson-alhambra-over = Your blue cards pay the tower, though a little too much. Nobody gives change, so this is the last action of the turn.
lesson-alhambra-place = Now your buildings find their places. Edges that touch must match, wall to wall or open to open, and everything is reached on foot from the fountain. This garden has no walls and fits everywhere.
lesson-alhambra-reserve = What you do not place waits in your reserve and counts for nothing there. Keep these two for now: that shows you how to get them out again.
lesson-alhambra-reserve-tower = The tower waits there, too.
lesson-alhambra-bought = Three buildings in one turn, thanks to exact money! When you confirm, the market is filled up.
lesson-alhambra-build = Changing your city is an action, too. Build the tower next to the garden, with its walls to the outside: wall after wall in one line makes a long wall.
lesson-alhambra-built = Your longest wall has { $count } parts now, and each is a point at every scoring.
lesson-alhambra-exchange = Did you see Ada move a building back into her reserve? You can also exchange two buildings: the garden in your reserve has walls, the one in your city has none.
lesson-alhambra-exchanged = Your wall has grown to { $count } parts. Somewhere in the deck a scoring card is coming, and you are ready for it.
lesson-alhambra-scored = There it was! At the first scoring only the most of a kind counts: yours were the gardens and the towers, and with your wall that makes { $points } points. The next two scorings pay more, also for second and third place.
lesson-alhambra-last = You know everything now: take money, buy, change your city. Confirm this last turn of the lesson.
lesson-alhambra-end = You have played Alhambra! The game ends when the market cannot be filled any more, with the third scoring. All the rules are in `/rules`.
