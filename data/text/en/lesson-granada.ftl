# The lesson of Granada. Each message: at most three short sentences, no number but those of the board.

lesson-granada-begin = You build a city with moats. Three times in a game, whoever has most buildings of a kind gets points, and everybody for their longest moat. Buildings cost money, so take some first: one card, or several that add up to no more than five.
lesson-granada-money = That was your action for this turn. Until you confirm, nobody sees it and **Take back** is free.
lesson-granada-buy = Each building is paid in the colour of its place in the market. Your green cards are worth exactly what the library costs. Whoever pays exactly has another action!
lesson-granada-again = So you go on. Your orange card is exactly the price of the park: exact again, and one action more.
lesson-granada-take = Every building has another side, and turning one over costs three money. Take this card, and you can pay for that.
lesson-granada-place = Now your buildings find their places. Edges that touch must match, moat to moat or open to open, and everything is reached on foot from the start tile. The library looks south with its moat.
lesson-granada-turn = On the back of the park there is a second library. Turn it over and pay with the card you took.
lesson-granada-turned = Place it right away, with its moat to the north. Two libraries: nobody else has one.
lesson-granada-bought = When you confirm, the market is filled up. All new buildings show the side that the marker says.
lesson-granada-over = One blue card pays the market hall, a little too much. Nobody gives change, so you have no action more.
lesson-granada-reserve = What you do not place waits in your reserve and counts for nothing there. It may lie there with its other side up, free of charge: keep it as a bath house.
lesson-granada-reserved = From the reserve a building comes into your city another time. Confirm.
lesson-granada-build = Changing your city is an action, too: build something of your reserve, put a building back, or exchange the two. Build the bath house in the west, with its moat to the outside.
lesson-granada-built = Only a moat in one line counts as long, and yours lie apart: the longest counts { $count }. Moats around a corner would make it grow.
lesson-granada-scored = A scoring! The most of a kind gets as many points as there are such buildings in all cities: you had most libraries and most bath houses. With your moat that makes { $points } points.
lesson-granada-last = The next two scorings pay more, also for second and third place. Confirm the last turn of the lesson.
lesson-granada-end = You have played Granada! The game ends when the market cannot be filled any more, with the third scoring. All the rules are in `/rules`.
