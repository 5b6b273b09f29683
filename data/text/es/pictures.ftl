# Lo que dice toda imagen, sea cual sea el juego.

picture-number = { $number }
picture-more = +{ $number }
picture-seat = { $seat }
picture-tab-to-act = juega
picture-your-turn = Te toca
picture-waiting = faltan { $count }
picture-won = { $count ->
    [one] { $seats } gana
   *[other] { $seats } ganan
}
picture-table = { $table ->
    [0] De un registro
   *[other] Mesa { $table }
}
picture-table-more = { $table ->
    [0] De un registro
   *[other] Mesa { $table }
} · { $more }
picture-turn = turno { $turn }
picture-place = { $place }.º
picture-place-level = ={ picture-place }
picture-overtook = { $seat } adelantó a { $seats }.
picture-gained = ganado
picture-points = puntos
picture-final-scores = Puntos finales
picture-curve = Puntos por ronda
picture-best-gain = mejor ganancia
picture-prompt = { $several ->
    [0] { $prompt }: { $first }
   *[other] { $prompt }: { $first }–{ $last }
}
picture-points-of = { $points ->
    [one] punto
   *[other] puntos
}
