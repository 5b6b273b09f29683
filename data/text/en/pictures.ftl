# What every picture says, whatever the game.

picture-number = { $number }
picture-more = +{ $number }
picture-seat = { $seat }
picture-tab-to-act = to act
picture-your-turn = Your turn
picture-prompt = { $several ->
    [0] { $prompt }: { $first }
   *[other] { $prompt }: { $first }–{ $last }
}
picture-waiting = waiting for { $count }
picture-won = { $count ->
    [one] { $seats } wins
   *[other] { $seats } win
}
picture-table = { $table ->
    [0] From a record
   *[other] Table { $table }
}
picture-table-more = { $table ->
    [0] From a record
   *[other] Table { $table }
} · { $more }
picture-turn = turn { $turn }
picture-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
picture-place-level = ={ picture-place }
picture-overtook = { $seat } overtook { $seats }.
picture-gained = gained
picture-points = points
picture-points-of = { $points ->
    [one] point
   *[other] points
}
picture-final-scores = Final scores
picture-curve = Points by scoring round
picture-best-gain = best single gain
