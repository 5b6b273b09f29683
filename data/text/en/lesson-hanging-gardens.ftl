# The lesson of Hanging Gardens. Each message: at most three short sentences, no number but those of the board.

lesson-hanging-gardens-begin = You build a garden of twelve cards on three levels; flowers, trees, animals and royal objectives bring points, and most points win. Each turn you take a card from the display. The lowest ones cost nothing: take the lion with the red flowers.
lesson-hanging-gardens-reveal = The card lies in your garden. Turning up a new card for the display makes that final; until then **Take back** is free.
lesson-hanging-gardens-empty = An objective asks for four red flowers on one level, and you have two. This card has three more, and a coin. It is an empty card: there is room for something on it.
lesson-hanging-gardens-reveal-2 = The coin is yours already. After the new card you may buy something for your empty card, and then complete an objective.
lesson-hanging-gardens-buy = Gold pays enhancements, which lie on empty cards. A second lion costs two gold, and lions like the lowest level.
lesson-hanging-gardens-complete = All your red flowers lie on one level, so complete the objective. Each objective can be completed once by everybody, and who comes early also finds a coin there.
lesson-hanging-gardens-completed = Your first objective counts { $points } points, and every further one counts more. Confirm, and your turn is over.
lesson-hanging-gardens-above = Your gardeners stay below the columns until the round is over, so only one column is free. Its second card costs one tool. Lay it one level higher: there it rests on two cards.
lesson-hanging-gardens-reveal-3 = Trees of one kind grow in groups, so more dragon trees beside this one would count much more. Turn up the new card.
lesson-hanging-gardens-again = You have two lions on one level: that is the next objective. This time a tool lies on the space.
lesson-hanging-gardens-last = Two objectives together count { $points } points. The round ends with your turn, and all gardeners come back.
lesson-hanging-gardens-end = You have played Hanging Gardens! After four rounds like this one your garden is complete and everything is counted. All the rules are in `/rules`.
