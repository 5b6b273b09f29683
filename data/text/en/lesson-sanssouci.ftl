# The lesson of Sanssouci. Each message: at most three short sentences, no number but those of the board.

lesson-sanssouci-begin = You lay out a garden and send your nobles down through it: the lower they come, the more they bring. Most points win. Each turn you play a card: this one takes a tile that lies on grey or orange in the market.
lesson-sanssouci-move = The tile lies where its symbol's column meets its colour's row. Below the terrace there is a path to it now, so let the noble of that column walk there. He brings the points of his row: { $points }.
lesson-sanssouci-moved = You have { $points } points. Until you confirm, nobody sees it and **Take back** is free; then the market and your hand are filled up.
lesson-sanssouci-symbol = This card shows a symbol, so it takes a tile with that symbol, from any colour. The grey one lies down right beside your first tile.
lesson-sanssouci-follow = Nobles walk over everything that is covered, as far as you like, and end in their own column. This one can use the path of his friend.
lesson-sanssouci-followed = Now you have { $points } points. Full rows and columns pay at the end, and so do your two secret missions: the nobles of these columns should come down far.
lesson-sanssouci-gardener = The only tile with this symbol belongs where your first one lies. Then it is turned over and becomes a gardener, on a free square of that row or column. Put him beside your tiles: he closes a gap.
lesson-sanssouci-over-gardener = Nobles walk past a gardener but never stop on him. Below him a statue is printed on orange, and the noble of that column gets there now.
lesson-sanssouci-last = That makes { $points } points after three of your turns, and a noble can go on further down later and score again. Confirm the last turn of the lesson.
lesson-sanssouci-end = You have played Sanssouci! The game ends when everybody has played all their cards. All the rules are in `/rules`.
