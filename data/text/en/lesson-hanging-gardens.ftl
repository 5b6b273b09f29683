# The lesson of Hanging Gardens. Each message: at most three short sentences, no number but those of the board.

lesson-hanging-gardens-begin = You build a garden of twelve cards on three terraces; flowers, trees, animals, water, visitors and objectives bring points. Each turn you take a card from the display: its lowest row costs nothing. Take the lion with the red flowers.
lesson-hanging-gardens-reveal = The lion lies on your first terrace, which is where lions like it. Turning up a new card for the display makes your move final; until then **Take back** is free.
lesson-hanging-gardens-empty = An objective asks for red flowers on one terrace, and your lion has some. This card has more, and a coin. It is an empty card: there is room for something on it.
lesson-hanging-gardens-reveal-2 = The coin is yours already: on the first terrace it is one gold, on a higher one it would be more. After the new card you may buy something for your empty card, and then complete an objective.
lesson-hanging-gardens-buy = Gold pays enhancements, which lie on empty cards. A second lion joins the first.
lesson-hanging-gardens-complete = All your red flowers lie on one terrace, so complete the objective. Everybody can complete each objective once, and who comes early also finds a coin or a tool there.
lesson-hanging-gardens-completed = Your first objective counts { $points } points, and every further one counts more. Confirm, and your turn is over.
lesson-hanging-gardens-water = The bot has taken the first-player marker with a crown. This card has a crown, too, and water; in its row it costs one tool. Lay it one terrace higher, where it rests on two cards.
lesson-hanging-gardens-irrigated = The marker is yours again. Water counts on the places of your irrigation card, framed in turquoise: at best { $points } so far, and more water there counts more and more. Turn up the new card.
lesson-hanging-gardens-crown = Whoever holds the marker needs one thing less for every objective. So your single crown is enough for this one.
lesson-hanging-gardens-crowned = Two objectives together count { $points } points. When all gardeners stand below the columns the round ends, and whoever holds the marker begins the next: that is you.
lesson-hanging-gardens-visitor = A visitor counts everything they came to see, wherever it is in your garden. This one came for lions, and you have two.
lesson-hanging-gardens-visited = Your visitor counts { $points } points, and every further lion counts more. Trees are different: they count in groups of one kind, side by side. Turn up the new card.
lesson-hanging-gardens-last = You could buy something for your empty card now. Keep your gold for water, and confirm the last turn of the lesson.
lesson-hanging-gardens-end = You have played Hanging Gardens! After four rounds your garden is complete and everything is counted; gold and tools only part those who are level. All the rules are in `/rules`.
