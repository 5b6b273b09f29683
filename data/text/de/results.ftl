# Was die beendeten Partien der Leute ergeben.

command-stats = Was deine beendeten Partien auf diesem Server ergeben, oder die von jemand anderem
slot-stats-whom = Wessen Partien; ohne Angabe deine
slot-stats-with = Gegen wen: wie ihr zwei in den Partien abgeschnitten habt, die ihr beide gespielt habt
command-leaderboard = Wer auf diesem Server am besten spielt
slot-leaderboard-game = Welches Spiel; ohne Angabe alle
slot-leaderboard-since = Welche Partien zählen; ohne Angabe die der letzten 90 Tage
slot-leaderboard-hints = Ob Partien zählen, in denen es Tipps geben konnte; ohne Angabe ja
choice-since-season = Die letzten 90 Tage
choice-since-ever = Aller Zeiten
choice-aided-allowed = Alle Partien
choice-aided-none = Nur Partien ohne Tipps
refused-leaders-since = { $typed } ist weder `season` (die letzten 90 Tage) noch `ever` (alle Zeiten).
refused-leaders-hints = { $typed } ist weder `allowed` noch `none`.

# Ein Rating mit dem, was es taugt.
rating-guess = Rating { $rating } (noch geraten, ± { $doubt })
rating-takes-shape = Rating { $rating } (± { $doubt })
rating-sure = Rating { $rating } (recht sicher, ± { $doubt })

## Die Partien einer Person.

stats-own = **Deine beendeten Partien auf diesem Server**
stats-of = **Beendete Partien von { $person } auf diesem Server**
stats-line = **{ $game }**: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $won } gewonnen{ $shared ->
    [0] { "" }
   *[other] {" "}({ $shared } davon geteilt)
}{ $left ->
    [0] { "" }
   *[other] , { $left } vorzeitig verlassen
}{ $unaided ->
    [0] { "" }
   *[other] , { $unaided } ohne Tipps
} · { $average } Punkte im Schnitt, höchstens { $best } · { $rated }
stats-together = **Alle Spiele zusammen**: { $games } Partien, { $won } gewonnen{ $shared ->
    [0] { "" }
   *[other] {" "}({ $shared } davon geteilt)
}{ $left ->
    [0] { "" }
   *[other] , { $left } vorzeitig verlassen
}{ $unaided ->
    [0] { "" }
   *[other] , { $unaided } ohne Tipps
} · { $rated }
stats-line-left = **{ $game }**: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, alle vorzeitig verlassen · { $rated }
stats-line-conceded = **{ $game }**: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $won } gewonnen, weil die Gegenseite spät gegangen ist{ $left ->
    [0] { "" }
   *[other] , { $left } vorzeitig verlassen
} · { $rated }
stats-counted = Eine Partie zählt, wenn mindestens zwei Leute sie zu Ende gespielt haben, oder wenn von zweien eine Person nach der ersten Wertung gegangen ist (wo es keine gibt, nach der Hälfte der Züge): Dann hat diese verloren. Ränge gelten unter Menschen: Bots haben keine. Wer vorzeitig geht, landet auf dem letzten Rang, und die Punkte dieser Partie zählen dann nicht als eigene. Wer den ersten Rang teilt, hat auch gewonnen. Ratings beginnen bei 1500.
stats-shown = Alle auf diesem Server können das sehen. `/me settings results:private` behält es für dich.
stats-private = Sonst kann das niemand sehen. `/me settings results:shown` zeigt es allen auf diesem Server.
stats-nothing = Du hast auf diesem Server noch keine beendete Partie. Eine Partie zählt, wenn mindestens zwei Leute sie zu Ende spielen; Bots dürfen auch dabei sein.
stats-nothing-of = Von { $person } ist hier nichts zu sehen: Noch zählt auf diesem Server keine Partie davon, oder das soll privat bleiben.

## Zwei Leute gegeneinander.

versus-title = **{ $person } gegen { $other } auf diesem Server**
versus-line = **{ $game }**: { $games ->
    [one] { $games } gemeinsame Partie
   *[other] { $games } gemeinsame Partien
} · { $person } in { $ahead } vorn, { $other } in { $behind }{ $level ->
    [0] { "" }
   *[other] , in { $level } gleichauf
}
versus-together = **Alle Spiele zusammen**: { $games } Partien · { $person } in { $ahead } vorn, { $other } in { $behind }{ $level ->
    [0] { "" }
   *[other] , in { $level } gleichauf
}
versus-counted = Jede Partie, die zählt und in der beide einen Platz hatten, wer auch immer sonst mitspielte. Wer vorzeitig ging, liegt hinter denen, die blieben; zwei, die gingen, sind gleichauf.
versus-nothing = Von { $person } gegen { $other } ist hier nichts zu sehen: Noch zählt auf diesem Server keine Partie von beiden, oder jemand von ihnen behält die eigenen Ergebnisse für sich.
versus-oneself = Das ist zweimal dieselbe Person. Sag mit `with:`, gegen wen.

## Wer am besten spielt.

leaders-title = **{ $game } · die Besten auf diesem Server**
leaders-title-all = **Alle Spiele · die Besten auf diesem Server**
leaders-season = Partien der letzten { $days } Tage
leaders-ever = Partien aller Zeiten
leaders-which = { $since }
leaders-which-unaided = { $since }, nur die ohne Tipps
leaders-page = { $which } · Seite { $page } von { $pages }
leaders-first = 🥇
leaders-second = 🥈
leaders-third = 🥉
leaders-place = { $place }\.
leaders-line = { $place } **{ $person }** · { $rated } · { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $won } gewonnen{ $unaided ->
    [0] { "" }
   *[other] , { $unaided } ohne Tipps
}
leaders-line-shared = { $place } (geteilt) **{ $person }** · { $rated } · { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $won } gewonnen{ $unaided ->
    [0] { "" }
   *[other] , { $unaided } ohne Tipps
}
leaders-nameless = namenlos
leaders-nobody = Noch hat niemand einen Rang. Dafür braucht es { $games } Partien, die zählen.
leaders-nobody-season = In dieser Saison hat noch niemand einen Rang. Dafür braucht es { $games } Partien, die zählen, eine davon in den letzten { $days } Tagen.
leaders-own = Du bist auf Rang { $place }: { $rated }.
leaders-own-few = Du hast davon { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, die { $games ->
    [one] zählt
   *[other] zählen
}.
leaders-own-private = Du fehlst hier, wie du es wolltest: { $rated }. `/me settings results:shown` nimmt dich auf.
leaders-own-inactive = Du hast in dieser Saison keinen Rang, weil keine deiner Partien in den letzten { $days } Tagen zu Ende ging: { $rated }.
leaders-counted = Die Ränge folgen dem Rating, ab { $games } Partien, die zählen; wer gleich geführt wird, teilt einen. Ein Rating folgt aus allen Partien, die hier zählen, auch denen vor der Saison. `/me stats` sagt, was zählt.
button-leaders-season = Letzte { $days } Tage
button-leaders-ever = Aller Zeiten
button-leaders-unaided = Nur ohne Tipps
button-leaders-all = Alle, auch mit Tipps
ask-leaders-game = Welches Spiel
choice-leaders-all = Alle Spiele
leaders-picture-title = Bestenliste des Servers
leaders-picture-all = Alle Spiele
leaders-picture-ever = Aller Zeiten
leaders-picture-season = Letzte { $days } Tage
leaders-picture-games = Spiele
leaders-picture-won = Siege
leaders-picture-unaided = Ohne Tipp
leaders-picture-rating = Rating
leaders-picture-doubt = ±
leaders-picture-footer = Ratings beginnen bei 1500 und sind umso sicherer, je kleiner ±; = ist ein geteilter Rang
leaders-picture-footer-unaided = Nur Partien ohne Tipps · Ratings beginnen bei 1500; = ist ein geteilter Rang
picture-place-shared = ={ $place }
