# Turniere: mehrere spielen ein Spiel in Runden, über Wochen.

command-cup = Ein Turnier spielen: Runden über Wochen, von mir gepaart; oder sehen, welche es gibt
slot-cup-game = Welches Spiel gespielt wird; ohne Angabe siehst du, welche Turniere es gibt
slot-cup-people = Wie viele höchstens mitmachen; ohne Angabe 8
slot-cup-pairing = Wer wen trifft; ohne Angabe bis 6 Leute alle gegen alle, ab 7 Schweizer System
slot-cup-rounds = Wie viele Runden; ohne Angabe so viele, wie zur Zahl der Leute passen
slot-cup-seats = Wie viele an einem Tisch sitzen; ohne Angabe zwei
slot-cup-days = Wie viele Tage eine Runde höchstens dauert; ohne Angabe 7
choice-pairing-round-robin = Alle treffen einmal auf alle (jeder gegen jeden)
choice-pairing-swiss = Wer gleich steht, trifft sich (Schweizer)

## Seine Karten.

cup-title = **Turnier { $cup } · { $game }**
cup-person = { $person }
cup-plan-robin = alle treffen einmal auf alle, höchstens { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} je Runde
cup-plan-robin-rounds = alle gegen alle, höchstens { $rounds } Runden, höchstens { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} je Runde
cup-plan-swiss = Schweizer System, höchstens { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} je Runde
cup-plan-swiss-rounds = Schweizer System, { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} von höchstens { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
}
cup-plan-tables = bis zu { $seats } an einem Tisch, höchstens { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} je Runde
cup-plan-tables-rounds = bis zu { $seats } an einem Tisch, { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} von höchstens { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
}
cup-nobody = Noch macht niemand mit; Platz ist für { $most }.
cup-people = { $count } von { $most } machen mit: { $people }.
cup-begins = Es beginnt, wenn { $most } mitmachen, oder wenn { $founder } es beginnt, ab { $least } Leuten. Innerhalb von zwei Wochen muss es losgehen.
cup-what-counts = Ich eröffne die Tische und setze alle hin, Runde für Runde. Tipps bekommt niemand. Wer aufgibt oder bis zum Ende nicht auf den eigenen Platz zurückkommt, hat diese Partie verloren; ein Bot spielt weiter. Eine Partie, die geschlossen oder am Ende ihrer Runde nicht zu Ende ist, zählt als unentschieden für alle, die noch dort sitzen. Wer aus dem Turnier aussteigt, wird nicht mehr gepaart: Eine Partie, die noch keinen Tisch hat, ist verloren.
cup-round = **Runde { $round } von { $rounds }**
cup-until = Die nächste Runde beginnt, wenn diese Partien zu Ende sind, spätestens { $until }.
cup-game = { $people }
cup-game-of-two = { $one } – { $other }
cup-game-at = • { $game }: Tisch { $table }
cup-game-waits = • { $game }: Ihr Tisch wird eröffnet, sobald Platz dafür ist
cup-game-won = • { $game }: { $first } gewinnt
cup-game-level = • { $game }: unentschieden
cup-game-nobody = • { $game }: niemand ist geblieben
cup-game-forfeited = • { $game }: { $first } gewinnt kampflos
cup-game-closed = • { $game }: geschlossen, unentschieden für alle, die da waren
cup-game-out-of-time = • { $game }: nicht rechtzeitig zu Ende, unentschieden für alle, die da waren
cup-free = • { $person } ist in dieser Runde spielfrei
cup-won = 🏆 **{ $person } gewinnt das Turnier** mit { $points } Punkten!
cup-second = 🥈 { $person }, { $points } Punkte
cup-third = 🥉 { $person }, { $points } Punkte
cup-by-lot = Unter denen, die in allem gleichauf waren, hat das Los entschieden.
cup-called-off = Dieses Turnier wurde abgesagt. Seine Partien können weitergespielt werden; dafür zählt nichts davon.
cup-points = { $whole ->
    [0] { $half ->
        [0] 0
       *[other] ½
    }
   *[other] { $whole }{ $half ->
        [0] { "" }
       *[other] ½
    }
}
cup-ties = Bei Punktgleichheit liegt vorn: { $criteria }.
cup-buchholz = wer die stärkeren Gegner hatte (Buchholz)
cup-sonneborn-berger = wer die stärkeren besiegt hat (Sonneborn-Berger)
cup-head-to-head = wer gegeneinander besser war
cup-wins = wer mehr Partien gewonnen hat
cup-lot = das Los
cup-short-buchholz = Buchholz
cup-short-sonneborn-berger = Sonneborn-Berger
cup-short-head-to-head = direkter Vergleich
cup-short-wins = Siege
cup-short-lot = Los (*)

## Was einer Person gesagt wird.

cup-founded = Turnier { $cup } ist ausgerufen: Seine Karte ist hier gepostet. Drück auf ihr **Mitmachen**, um selbst dabei zu sein.
cup-none = Hier gibt es kein Turnier. `/club cup game:` ruft eins aus.
cup-list = **Die Turniere hier**
cup-state-joining = { $title }: { $count } von { $most } machen mit
cup-state-playing = { $title }: Runde { $round } von { $rounds }
cup-state-over = { $title }: zu Ende
cup-state-called-off = { $title }: abgesagt
ask-cup = Welches Turnier
cup-ask-give-up = Willst du aus diesem Turnier aussteigen? Du wirst dann nicht mehr gepaart, und das lässt sich nicht zurücknehmen. Die Partie, die du gerade spielst, geht weiter und zählt.
cup-ask-call-off = Willst du dieses Turnier absagen? Nichts davon zählt dann noch, und das lässt sich nicht zurücknehmen. Seine Partien können weitergespielt werden.
button-cup-standing = Tabelle
button-cup-join = Mitmachen
button-cup-leave = Gehen
button-cup-begin = Los geht’s
button-cup-give-up = Aussteigen
button-cup-call-off = Absagen

## Warum nicht.

refused-cup-game = Sag, für welches Spiel das Turnier ist: `/club cup game:`. Ohne Angabe zeigt es, welche Turniere es gibt.
refused-cup-number = { $option } ist eine Zahl: { $typed } ist keine.
refused-cup-pairing = { $typed } ist weder `round-robin` noch `swiss`.
refused-cup-people = An einem Turnier können { $least } bis { $most } Leute teilnehmen.
refused-cup-seats = In einem Turnier dieses Spiels können { $least } bis { $most } an einem Tisch sitzen.
refused-cup-rounds = Möglich sind { $least } bis { $most } Runden.
refused-cup-days = Eine Runde dauert { $least } bis { $most } Tage.
refused-cup-robin = Alle gegen alle geht nur, wo zwei an einem Tisch sitzen. Mit mehr lass `pairing` weg.
refused-cup-begun = Dieses Turnier hat schon begonnen. `/club cup` zeigt, wie es steht.
refused-cup-ended = Dieses Turnier ist zu Ende. `/club cup` zeigt die, die noch laufen.
refused-cup-inside = Du machst schon mit.
refused-cup-outside = Du machst bei diesem Turnier nicht mit, oder du bist ausgestiegen.
refused-cup-full = Mehr können nicht mitmachen.
refused-cup-few = Zum Beginnen braucht es { $least } Leute. Andere können noch **Mitmachen** drücken.
refused-cup-not-theirs = Das kann nur, wer dieses Turnier ausgerufen hat, und wer hier moderiert.
refused-cup-many = Auf diesem Server laufen { $most } Turniere, und mehr geht nicht. Ist eins zu Ende oder abgesagt, ruf ein neues aus.
refused-cup-unknown = Dieses Turnier ist von hier aus nicht mehr zu sehen. `/club cup` zeigt, welche es gibt.

## In seinem Bild.

cup-picture-title = Turnier { $cup } · { $game }
cup-picture-won = gewinnt
cup-picture-round = Runde { $round } von { $rounds }
cup-picture-head = { $round }
cup-picture-points = Punkte
cup-picture-buchholz = Buchh.
cup-picture-sonneborn-berger = S.-B.
cup-picture-free = frei
cup-picture-by-default = +
cup-picture-defaulted = −
cup-picture-place = { $place }
cup-picture-place-by-lot = { $place }*
cup-picture-footer = Neben jedem Ergebnis: Rang der Gegenseite. Bei Punktgleichheit: { $criteria }
cup-picture-footer-tables = Rang 1 am Tisch bringt 6 Punkte, der letzte 0. Bei Punktgleichheit: { $criteria }
cup-words-swiss = Rang, Name, Punkte, Buchholz, Siege.
cup-words-robin = Rang, Name, Punkte, Sonneborn-Berger, Siege.
cup-line = { $place }. { $person }: { $points }, { $strength }, { $wins }
cup-line-by-lot = { $place }. { $person }: { $points }, { $strength }, { $wins } (durch Los)
cup-line-out = { $place }. { $person }: { $points }, { $strength }, { $wins } (ausgestiegen)
