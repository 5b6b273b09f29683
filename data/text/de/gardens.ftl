# Die Gärten der Alhambra: Regeln, Steine, Menüs, was geschehen ist, und warum etwas nicht geht.

game-gardens = Pflanze vier Baumarten um die Palastgebäude, und lass deine allein die Mehrheit haben
gardens-title = Die Gärten der Alhambra

## Die Regeln, für /rules.

gardens-rules-aim = **Das Ziel.** Jedem Platz gehört eine Baumart: Orange, Lavendel, Palme oder Zitrone. Jeder Gartenstein zeigt alle vier in gleicher Zahl. Wer um ein Gebäude die meisten Bäume hat, wenn es umschlossen wird, bekommt seine Punkte.
gardens-rules-turn = **Dein Zug.** Pflanze deinen Stein auf ein leeres Feld, das an der Seite eines Steins liegt, beliebig gedreht; der allererste Stein der Partie kommt auf eins der 16 inneren Felder. Bestätige, und du ziehst einen neuen Stein, solange der Vorrat reicht.
gardens-rules-enclosing = **Umschließen.** Ein Gebäude wird von 4 Steinen umschlossen, am Rand des Bretts von 2, in einer Ecke von 1. Ein Stein kann mehrere Gebäude umschließen: Jedes wird für sich gewertet.
gardens-rules-scoring = **Wertung.** Die Art mit den meisten Bäumen am Gebäude gewinnt es. Arten im Gleichstand heben einander auf, und die nächste gewinnt, sogar ganz ohne Baum; steht keine Art allein, gewinnt niemand. Der Gewinn ist der Wert des Gebäudes mal die Zahl der Arten, die dort stehen. Arten, die niemandem gehören, spielen mit und behalten, was sie gewinnen.
gardens-rules-end = **Das Ende.** Sind alle 36 Felder bepflanzt, gewinnen die meisten Punkte; bei Gleichstand wird der Sieg geteilt.
gardens-rules-variants = **Varianten.** Eine Hand aus drei Steinen, von denen je Zug einer gespielt und ersetzt wird. Zu zweit je zwei Arten: Sie werden verglichen wie Fremde und am Ende zusammengezählt.

gardens-rules-terms = **Begriffe.** *Feld*: eine der 36 Stellen für Steine, a1 bis f6. *Art*: Lavendel, Orange, Palme oder Zitrone. *Gleichstand*: so viele Bäume wie eine andere Art. *Niemandes*: eine Art, die keinem Platz gehört.
gardens-rules-pictures = **In den Bildern.** Eine Medaille auf einem Gebäude: die Art, die es gewonnen hat; ein Balken: niemand. Der goldene Stern: wer führt, und am Ende, wer gewonnen hat. Ein oranger Ring und eine orange Zahl: der letzte Zug; ein oranger Gewinn: was ein Gebäude gebracht hat.

gardens-rules =
    { gardens-rules-aim }

    { gardens-rules-turn }

    { gardens-rules-enclosing }

    { gardens-rules-scoring }

    { gardens-rules-end }

    { gardens-rules-variants }

    { gardens-rules-terms }

    { gardens-rules-pictures }

## Optionen, Befehle

option-gardens-hand = Steine auf der Hand
about-gardens-hand-one = Du pflanzt den Stein, den du ziehst.
about-gardens-hand-three = Du wählst aus drei Steinen: weniger Glück, mehr zu überlegen.
choice-gardens-hand-one = einer
choice-gardens-hand-three = drei
chosen-gardens-hand-three = drei Steine auf der Hand
option-gardens-kinds = Baumarten je Platz
about-gardens-kinds-one = Jedem Platz gehört eine Baumart.
about-gardens-kinds-two = Jedem der zwei Plätze gehören zwei Arten, und keine ist niemandes.
about-gardens-tree = Gebäude, die diese Bäume gewinnen, bringen dir Punkte. Keine Art gehört zwei Plätzen.
choice-gardens-kinds-one = eine
choice-gardens-kinds-two = zwei (nur zu zweit)
chosen-gardens-kinds-two = zwei Baumarten je Platz
option-gardens-tree = Baumart
choice-gardens-tree-lavender = Lavendel
choice-gardens-tree-orange = Orange
choice-gardens-tree-palm = Palme
choice-gardens-tree-lemon = Zitrone
verb-gardens-plant = Einen Gartenstein pflanzen
slot-gardens-plant-tile = Welcher Stein deiner Hand
slot-gardens-plant-at = Auf welches Feld, a1 bis f6
slot-gardens-plant-turn = Vierteldrehungen im Uhrzeigersinn, 0 bis 3; bei 0 ist Lavendel oben links
verb-gardens-end = Deinen Zug bestätigen

## Steine

gardens-lavender = Lavendel
gardens-orange = Orange
gardens-palm = Palme
gardens-lemon = Zitrone
gardens-building-1 = Pavillon
gardens-building-2 = Serail
gardens-building-3 = Arkaden
gardens-building-4 = Gemächer
gardens-building-5 = Turm
# Seine Arten im Uhrzeigersinn.
gardens-tile = { $number } { $first }-{ $second }-{ $third }-{ $fourth }

## Menüs: höchstens 72 Zeichen mit der Nummer des Eintrags, und alle einer Ebene in einem Atemzug.

gardens-menu-tile = Stein { $tile }
gardens-menu-field = { $field }
gardens-menu-field-encloses = { $field } umschließt { $buildings }
gardens-menu-building = { $building } { $value }
gardens-menu-turn = { $tree } oben links
gardens-menu-end = Bestätigen

# Was ein Stein brächte, höchstens 100 Zeichen mit kurzen Namen.
gardens-gains = { $gains }
gardens-gain-you = { $points } für dich ({ $tree })
gardens-gain-seat = { $points } für { $seat } ({ $tree })
gardens-gain-nobody = { $points } für niemanden ({ $tree })
gardens-gain-none = keine Punkte
gardens-outlook-leads = du führst dann bei: { $buildings }
gardens-outlook-further = du führst dann höher bei: { $buildings }
gardens-outlook-stops = { $seat } führt dann nicht mehr bei: { $buildings }

## Was geschehen ist

gardens-planted = eine { $number } auf { $field } gepflanzt
gardens-scored = Umschlossen: { $building }, { $value } × { $kinds ->
        [one] 1 Art
       *[other] { $kinds } Arten
    } = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $seat-is ->
        [seat-you] dich
       *[other] { $seat }
    } mit { $tree }.
gardens-scored-unowned = Umschlossen: { $building }, { $value } × { $kinds ->
        [one] 1 Art
       *[other] { $kinds } Arten
    } = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $tree }, und die Art gehört niemandem.
gardens-scored-nobody = Umschlossen: { $building }; keine Art steht allein, also bekommt niemand etwas.
gardens-drawn = Du hast Stein { $tile } gezogen.
gardens-ended = Alle Gärten sind bepflanzt.

## Warum nicht

gardens-refused-taken = Beide zugleich geht nicht ({ $first }, { $second }): Die Art { $tree } gehört höchstens einem Platz. Wähle eine andere, oder überlass es dem Los.
gardens-refused-trees = { $seat-is ->
        [seat-you] Du hast
       *[other] { $seat } hat
    } mehr Baumarten gewählt, als an diesem Tisch einem Platz gehören: { $most }.
gardens-refused-two-kinds = Je zwei Arten sind eine Variante für zwei Plätze; dieser Tisch hat { $seats }.
gardens-refused-planted = Du hast deinen Stein gepflanzt. Bestätige deinen Zug, oder nimm ihn zurück.
gardens-refused-plant-first = Pflanze erst einen Stein, dann bestätige.
gardens-refused-hand = Stein { $tile } hast du nicht auf der Hand.
gardens-refused-occupied = { $field } ist schon bepflanzt. Wähle ein leeres Feld neben einem Stein.
gardens-refused-first = Der erste Stein der Partie darf nicht auf { $field } liegen: Er kommt auf eins der 16 inneren Felder, b2 bis e5.
gardens-refused-adjacent = Neben { $field } liegt kein Stein. Ein Stein muss mit einer Seite an einen gepflanzten grenzen; eine Ecke genügt nicht.

## Punktezettel von Partien auf dem Tisch

gardens-card-values = { $place } muss 7 Zeilen mit 7 Zahlen haben, von Nordwesten an.
gardens-card-too-many = { $place }: { $count } Gebäude mit dem Wert { $value } sind mehr, als in der Schachtel sind: { $boxed }.
gardens-card-kind = { $place }: „{ $kind }“ ist keine Baumart. Es gibt lavender, orange, palm und lemon.
gardens-card-out-of-reach = { $place }: Auf { $field } konnte kein Stein kommen: Der erste liegt auf einem inneren Feld, b2 bis e5, und jeder weitere neben einem, der schon liegt.
gardens-card-owner = { $place }: { $owner } können nicht { $kinds } Baumarten gehören: Es ist eine, oder zu zweit je zwei.
gardens-card-field = { $place }: Ein Feld „{ $field }“ gibt es nicht. Felder sind a1 bis f6.
gardens-card-tile = { $place } muss jede der vier Arten einmal zeigen, mit je 1 bis 6 Bäumen.
gardens-card-twice = { $place }: Stein { $tile } liegt zweimal auf dem Brett, und in der Schachtel ist er einmal.

## Bilder

gardens-picture-supply = { $supply ->
        [0] kein Stein im Vorrat
        [one] 1 Stein im Vorrat
       *[other] { $supply } Steine im Vorrat
    }
gardens-picture-hands = drei auf der Hand
gardens-picture-kinds = je zwei Arten
gardens-picture-variant = { $front } · { $variant }
gardens-picture-left = im Vorrat
gardens-picture-built = { $count } gebaut
gardens-picture-in-all = gesamt
gardens-picture-nobody = niemand
gardens-picture-planted = { $seat } auf { $field }
gardens-picture-first = Der erste Stein kommt auf
gardens-picture-first-where = eins der 16 Innenfelder.
gardens-picture-board = Das Brett
gardens-picture-points = Die Punkte
gardens-picture-none = umringt kein Gebäude
gardens-picture-none-1 = umringt
gardens-picture-none-2 = kein Gebäude
gardens-picture-sum = { $value } × { $kinds } =
gardens-picture-letter = { $letter }
gardens-picture-tiles = { $tiles ->
        [one] Dein Stein
       *[other] Deine Steine
    }
gardens-picture-turn = Gepflanzt
gardens-picture-gardens = Deine Gärten

## Alternativtexte

gardens-describe-to-act = Am Zug: { $seat }.
gardens-describe-over = Die Partie ist zu Ende.
gardens-describe-best = Größter Gewinn auf einmal: { $points } Punkte für { $seat } mit { $tree }, für ein Gebäude im Wert von { $value }.
gardens-describe-seat = { $seat } ({ $kinds }): { $score }.
gardens-describe-seat-sum = { $seat } ({ $kinds }): insgesamt { $score }.
gardens-describe-kind = { $tree } { $points }
gardens-describe-unowned = Niemandes: { $kinds }.
gardens-describe-hand = Auf deiner Hand: { $tiles }.
gardens-describe-supply = { $supply ->
        [0] Im Vorrat ist kein Stein mehr.
        [one] Im Vorrat ist noch 1 Stein.
       *[other] Im Vorrat sind noch { $supply } Steine.
    }
gardens-describe-bare = Noch ist kein Stein gepflanzt.
gardens-describe-above = Gebäude über Reihe { $row }: { $buildings }.
gardens-describe-below = Gebäude unter Reihe { $row }: { $buildings }.
gardens-describe-open = { $value }
gardens-describe-won = { $value } { $tree }
gardens-describe-nobody = { $value } niemand
gardens-describe-how = Das Brett, Zeile für Zeile: Gebäude mit Wert und Gewinner, Steine mit Feld, Zahl und, solange sie zählen, Arten im Uhrzeigersinn von oben links.
gardens-describe-row = Reihe { $row }: { $tiles }.
gardens-describe-tile = { $field } { $number } { $first }-{ $second }-{ $third }-{ $fourth }
gardens-describe-tile-done = { $field } { $number }
gardens-prompt = pflanzen
