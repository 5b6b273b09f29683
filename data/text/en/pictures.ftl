# What every picture says, whatever the game.

picture-number = { $number }
picture-more = +{ $number }
picture-seat = { $seat }
picture-tab-to-act = to act
picture-your-turn = Your turn
picture-waiting = waiting for { $count }
picture-won = { $count ->
    [one] { $seats } wins
   *[other] { $seats } win
}
picture-table = Table { $table }
picture-table-more = Table { $table } · { $more }
picture-turn = turn { $turn } · revision { $revision }
