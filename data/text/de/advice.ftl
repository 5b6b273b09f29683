# Rat: was jemand am besten tut, oder am besten getan hätte.

command-hint = Die drei besten Möglichkeiten in deinem Zug, und warum
command-review = Deine Züge einer beendeten Partie, in denen etwas anderes viel besser gewesen wäre
button-hint = Tipp
button-review = Rückblick
button-hinted = Mach { $number }
option-hints = Tipps
choice-hints = Alle dürfen Tipps holen
choice-hints-none = Keine Tipps
about-hints = Wer fragt, erfährt die drei besten Aktionen und warum.
about-hints-none = Alle entscheiden allein, wie in einem Turnier.
lobby-unaided = An diesem Tisch gibt es keine Tipps.
refused-hint-unaided = Dieser Tisch spielt ohne Tipps: So wurde es vor dem Start gewählt.
refused-hint-lesson = In einer Lektion sagt die Lektion selbst, was zu tun ist.
refused-review-running = Auf deine Züge zurückblicken kannst du, wenn die Partie zu Ende ist. Bis dahin gibt es `/hint`.
refused-review-seat = Auf die Züge eines Platzes zurückblicken kann nur, wer ihn gespielt hat.
advice-none = Gerade konnte ich nichts herausfinden. Bitte versuch es gleich noch einmal.
advice-still = Ich denke noch über das nach, was du vorhin gefragt hast. Erst bekommst du diese Antwort; dann kannst du wieder fragen.
advice-too-many = Gerade lassen viele ihre Züge noch einmal ansehen. Bitte versuch es in ein paar Minuten wieder.

## Ein Tipp. Ein Punkt ist einer von denen, die die letzte Wertung brächte, wenn sie jetzt wäre.

hint-heading = { $count ->
    [one] Du kannst nur eins tun:
    [2] Diese zwei sehen am besten aus, nach dem, was du wissen kannst:
   *[other] Diese drei sehen am besten aus, nach dem, was du wissen kannst:
}
hint-line = **{ $number }.** { $action } – { $why }
hint-only = { $action }
hint-nothing-now = sofort nichts; es ist für später
hint-ends = dein Zug endet damit
hint-reasons = { $reasons }
hint-reasons-and = { $reasons }; { $brings }
hint-shared = { $reason } (wie alles andere, was sich jetzt lohnt)
hint-scores = bringt sofort { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
hint-costs = kostet sofort { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
hint-takes = kostet { $from-is ->
    [seat-you] dich
   *[other] { $from }
} { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
hint-denies = hält { $from-is ->
    [seat-you] dich
   *[other] { $from }
} in den nächsten zwei Runden von etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkten
} ab
hint-behind = { $line }. Etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} schlechter als die erste.
hint-how = -# Ich habe { $count } Möglichkeiten zwei Runden weit durchgespielt, je { $tries }-mal, und dabei alles neu verteilt, was du nicht sehen kannst. Punkte zählen, als wäre die letzte Wertung jetzt.

## Rückblick auf eine beendete Partie.

review-title = { $title } · Rückblick auf deine Züge
review-nothing = { $count ->
    [0] In dieser Partie hattest du keine Entscheidung, bei der es etwas anderes zu tun gab.
    [one] Ich habe ausprobiert, was du bei deiner einen Entscheidung sonst hättest tun können, und nichts viel Besseres gefunden.
   *[other] Ich habe ausprobiert, was du bei jeder deiner { $count } Entscheidungen sonst hättest tun können, und nichts viel Besseres gefunden. Gut gespielt!
}
review-unreadable = Ich konnte auf keine deiner Entscheidungen zurückblicken: Was von dieser Partie aufbewahrt ist, lässt sich nicht mehr lesen.
review-found = Bei { $found } deiner { $count } Entscheidungen wäre etwas anderes viel besser gewesen, soweit du es damals wissen konntest:
review-line = **Zug { $turn }**: { $played }. Um etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} besser: { $better }.
review-line-deputy = **Zug { $turn }**, deine Vertretung: { $played }. Um etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} besser: { $better }.
review-turned = Am meisten kam es auf Zug { $turn } an, etwa { $points } Punkte. Alles hier zusammen macht etwa { $total } aus, und du { $gap ->
    [0] hattest so viele Punkte wie der erste Platz
    [one] lagst einen Punkt zurück
   *[other] lagst { $gap } Punkte zurück
}.
review-turned-beyond = Am meisten kostete Zug { $turn }, etwa { $points } Punkte. Alles hier zusammen macht aber nur etwa { $total } aus, und du lagst { $gap } Punkte zurück: Den Rest machten das Glück und die anderen.
review-turned-won = Am meisten kostete Zug { $turn }, etwa { $points } Punkte; gewonnen hast du trotzdem.
review-missed = { $count ->
    [one] Auf eine weitere Entscheidung ließ sich nicht zurückblicken.
   *[other] Auf { $count } weitere Entscheidungen ließ sich nicht zurückblicken.
}
review-boards = Das Bild zeigt Zug { $turn }, wie er gespielt wurde, und darunter, was besser gewesen wäre.
review-example = Was das Glück dort gebracht hätte, ist nur ein Beispiel.
# Womit die beiden Spielpläne überschrieben sind: höchstens 14 Zeichen.
review-picture-own = So gespielt
review-picture-better = Besser
review-alt-own = Oben, was getan wurde:
review-alt-better = Unten, was besser gewesen wäre:
ask-review = Ein anderer Zug
