# Ce que disent toutes les images, quel que soit le jeu.

picture-number = { $number }
picture-more = +{ $number }
picture-seat = { $seat }
picture-tab-to-act = joue
picture-your-turn = À toi
picture-waiting = { $count } à jouer
picture-won = { $count ->
    [one] { $seats } gagne
   *[other] { $seats }
}
picture-table = { $table ->
    [0] Archive
   *[other] Table { $table }
}
picture-table-more = { $table ->
    [0] Archive
   *[other] Table { $table }
} · { $more }
picture-turn = tour { $turn }
picture-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
picture-place-level = ={ picture-place }
picture-overtook = { $seat } a doublé { $seats }.
picture-gained = gagnés
picture-points = points
picture-final-scores = Scores finaux
picture-curve = Points par décompte
picture-best-gain = plus gros gain
picture-prompt = { $several ->
    [0] { $prompt } : { $first }
   *[other] { $prompt } : { $first }–{ $last }
}
picture-points-of = { $points ->
    [one] point
   *[other] points
}
