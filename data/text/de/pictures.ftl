# Was jedes Bild sagt, gleich bei welchem Spiel.

picture-number = { $number }
picture-more = +{ $number }
picture-seat = { $seat }
picture-tab-to-act = am Zug
picture-your-turn = Dein Zug
picture-waiting = wartet auf { $count }
picture-won = { $count ->
    [one] { $seats } siegt
   *[other] { $seats }
}
picture-table = { $table ->
    [0] Mitschrift
   *[other] Tisch { $table }
}
picture-table-more = { $table ->
    [0] Mitschrift
   *[other] Tisch { $table }
} · { $more }
picture-turn = Zug { $turn }
picture-place = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $place }.
}
picture-place-level = ={ picture-place }
picture-overtook = { $seat } jetzt vor { $seats-is ->
    [seat-you] dir
   *[other] { $seats }
}.
picture-gained = Zuwachs
picture-points = Punkte
picture-final-scores = Endstand
picture-curve = Punkte je Wertung
picture-best-gain = größter Zuwachs
picture-prompt = { $several ->
    [0] { $prompt }: { $first }
   *[other] { $prompt }: { $first }–{ $last }
}
picture-points-of = { $points ->
    [one] Punkt
   *[other] Punkte
}
