# Sanssouci: Regeln, Plättchen, Menüs, was geschehen ist, und warum etwas nicht geht.

game-sanssouci = Lege einen Schlossgarten an, und schicke deine Adligen durch ihn hinab
sanssouci-title = Sanssouci

## Die Regeln, für /rules. Je ein Absatz; zusammen sind sie sanssouci-rules.

sanssouci-rules-aim = **Das Ziel.** Alle legen unterhalb einer Schlossterrasse einen Garten an: neun Spalten, eine je Motiv, und sechs Reihen, eine je Farbe. Adlige, die hinabspazieren, bringen Punkte, ebenso volle Reihen, volle Spalten und zwei geheime Aufträge. Nach je 18 Zügen gewinnen die meisten Punkte.
sanssouci-rules-turn = **Dein Zug.** Spiel eine deiner zwei Karten, nimm ein Plättchen aus der Auslage und lege es; dann zieh, wenn du magst, einen Adligen. Bestätige: Auslage und Hand werden aufgefüllt. Deine 18 Karten sind deine 18 Züge.
sanssouci-rules-cards = **Karten.** Zwei Farben: Nimm eins der vier Plättchen auf diesen Farben. Ein Motiv: Nimm ein Plättchen, das es zeigt, auch wenn es ein Gärtner werden muss; nur wenn dort keins liegt, nimm ein beliebiges. Der Joker: Nimm ein beliebiges.
sanssouci-rules-laying = **Legen.** Ein Plättchen hat ein eigenes Feld: die Spalte seines Motivs, die Reihe der Farbe, von der es genommen wurde. Liegt dort schon etwas oder ist etwas aufgedruckt, wird das Plättchen auf seinen Gärtner gewendet und kommt auf ein freies Feld dieser Reihe oder Spalte, und nur wenn es keins gibt, auf ein beliebiges freies. Sonst darf niemand ein Plättchen wenden.
sanssouci-rules-nobles = **Adlige.** Ein Adliger geht über zusammenhängende belegte Felder, Kante an Kante, so weit du willst: durch andere Spalten, auch hinauf, über andere Adlige und über Gärtner, nie über ein leeres Feld. Er endet in seiner eigenen Spalte, tiefer als er begann, und nicht auf einem Gärtner. Er bringt die Punkte der Reihe, in der er endet. Ein Adliger je Zug.
sanssouci-rules-end = **Das Ende.** Jede volle Reihe und jede volle Spalte bringt Punkte, womit auch immer sie gefüllt ist; die Reihe Beige bringt nichts. Jeder deiner zwei Aufträge bringt die Punkte der Reihe, in der sein Adliger steht. Gleichstand: Mehr Gärtner gewinnen, dann wird der Sieg geteilt.
sanssouci-rules-points = **Punkte.**
    `Reihe    Adliger  volle Reihe`
    `Beige       1         -`
    `Weiß        2         8`
    `Grau        3         7`
    `Orange      4         6`
    `Violett     5         5`
    `Türkis      6         4`
    Eine volle Spalte bringt 5.
sanssouci-rules-expansion = **Die Erweiterung.** Alle bekommen eine Tafel mit 16 Feldern, die über dem Garten liegt, oben auf der Treppe in Grau, und wählen geheim ihre Seite; Hand, Aufträge und Auslage kennen sie dann. Sie verdeckt, was darunter aufgedruckt ist. Ein Plättchen auf einer Marke zählt sofort: +1, +2 und +3 für ein Motiv, +3 mit Hut für einen Gärtner; -2 und -3 kosten bei beidem. Punkte können unter 0 fallen.
sanssouci-rules-variants = **Varianten.** Gärten werden verlost oder reihum gewählt. Die Erweiterung ist aus oder an.
sanssouci-rules-terms = **Begriffe.** Spalte: die Felder eines Motivs. Reihe: die neun Felder einer Farbe. Eigenes Feld: wo sich Spalte und Reihe eines Plättchens kreuzen. Auslage: zehn Plättchen, zwei auf jeder Farbe außer Beige. Belegt: mit einem Motivplättchen, einem Gärtner oder einem aufgedruckten Motiv. Gärtner: ein gewendetes Plättchen; er füllt sein Feld, und Adlige gehen an ihm vorbei, rasten aber nie auf ihm. Terrasse: wo Adlige über der Reihe Beige warten; ein Adliger kommt durch das Beige-Feld seiner Spalte herein. Auftrag: ein Motiv, dessen Adliger dir am Ende Punkte bringt; bis dahin geheim. Marke: was ein Feld der Erweiterung bringt oder kostet.
sanssouci-rules-pictures = **In den Bildern.** Ein dunkler Rahmen um ein Motiv: ein Plättchen; ohne ihn ist das Motiv aufgedruckt. Eine goldene Zahl auf einem Auftrag: was er bringt, wie sein Adliger steht. Eine lila Fahne über einer Spalte: dein Auftrag. Ein oranger Ring mit Zahl: der letzte Zug. Eine dunkle Zahl: ein Eintrag deines Menüs. Ein Stern: wer führt, und am Ende, wer gewonnen hat.

sanssouci-rules =
    { sanssouci-rules-aim }

    { sanssouci-rules-turn }

    { sanssouci-rules-cards }

    { sanssouci-rules-laying }

    { sanssouci-rules-nobles }

    { sanssouci-rules-end }

    { sanssouci-rules-points }

    { sanssouci-rules-expansion }

    { sanssouci-rules-variants }

    { sanssouci-rules-terms }

    { sanssouci-rules-pictures }

## Optionen, Befehle

option-sanssouci-expansion = Erweiterungstafeln
about-sanssouci-expansion = Für jeden Garten eine Tafel mit Marken: Plättchen darauf bringen oder kosten Punkte.
about-sanssouci-gardens-drawn = Das Los verteilt die Gärten.
about-sanssouci-gardens-chosen = Reihum wählt jeder Platz seinen Garten.
option-sanssouci-gardens = Gärten
choice-sanssouci-gardens-drawn = verlost
choice-sanssouci-gardens-chosen = reihum gewählt
chosen-sanssouci-gardens-chosen = Gärten reihum gewählt
verb-sanssouci-garden = Deinen Garten wählen
slot-sanssouci-garden-board = Welche Seite welches Gartenplans, 1a bis 4b
verb-sanssouci-side = Die Seite deiner Erweiterungstafel wählen
slot-sanssouci-side-side = Seite a oder Seite b
verb-sanssouci-play = Eine Karte spielen, ein Plättchen nehmen und legen
slot-sanssouci-play-card = Welche Karte deiner Hand
slot-sanssouci-play-tile = Welches Plättchen: Farbe/Motiv, etwa grey/stairway
slot-sanssouci-play-gardener = Wohin es als Gärtner kommt, wenn sein eigenes Feld belegt ist
verb-sanssouci-move = Einen Adligen ziehen
slot-sanssouci-move-noble = Welchen Adligen, nach seiner Spalte
slot-sanssouci-move-to = In welche Reihe
verb-sanssouci-end = Deinen Zug bestätigen

## Plättchen und Karten

sanssouci-symbol-labyrinth = Labyrinth
sanssouci-symbol-statue = Statue
sanssouci-symbol-pavilion = Pavillon
sanssouci-symbol-topiary = Figur
sanssouci-symbol-stairway = Treppe
sanssouci-symbol-fountain = Brunnen
sanssouci-symbol-rose_arch = Rosenbogen
sanssouci-symbol-herb_spiral = Kräuter
sanssouci-symbol-grapevine = Weinstock
sanssouci-colour-beige = Beige
sanssouci-colour-white = Weiß
sanssouci-colour-grey = Grau
sanssouci-colour-orange = Orange
sanssouci-colour-fuchsia = Violett
sanssouci-colour-turquoise = Türkis
sanssouci-square = { $symbol } { $colour }
sanssouci-card-of-symbol = Karte { $symbol }
sanssouci-card-of-colours = Karte { $first }/{ $second }
sanssouci-card-of-all = Joker
sanssouci-side = { $board }{ $side }
sanssouci-mark-blank = leer
sanssouci-mark-symbol = +{ $points }
sanssouci-mark-gardener = Gärtner +{ $points }
sanssouci-mark-loss = −{ $points }

## Menüs: höchstens 80 Zeichen.

sanssouci-menu-garden = { $side }: { $printed }
sanssouci-menu-side = Seite { $side }
sanssouci-menu-turned = { $tile } als Gärtner
sanssouci-menu-row = Reihe { $row }
sanssouci-menu-gardener = auf { $place }
sanssouci-menu-noble = Adliger { $noble }
sanssouci-menu-goal = in Reihe { $row }
sanssouci-menu-end = Bestätigen

# Was eine Wahl bringt: die zweite Zeile ihres Eintrags, höchstens 100 Zeichen.
sanssouci-brings = { $gains }
sanssouci-menu-gain-row = volle Reihe { $points }
sanssouci-menu-gain-column = volle Spalte { $points }
sanssouci-outlook = dann { $row } von { $row-full } in seiner Reihe und { $column } von { $column-full } in seiner Spalte
sanssouci-menu-gain-mark = Marke sofort +{ $points }
sanssouci-menu-gain-loss = Marke sofort −{ $points }
sanssouci-menu-gain-noble = ein Adliger könnte dann { $points } holen
sanssouci-brings-side = Marken: { $pay } bringen Punkte, { $gardeners } für Gärtner, { $cost } kosten welche
sanssouci-brings-move = { $points ->
        [one] +1 Punkt
       *[other] +{ $points } Punkte
    }
sanssouci-brings-move-mission = { $points ->
        [one] +1 Punkt, und am Ende noch einer für deinen Auftrag
       *[other] +{ $points } Punkte, und am Ende ebenso viele für deinen Auftrag
    }
sanssouci-reminder-sides = **Wähle die Seite deiner Erweiterungstafel.** Ihre Marken liegen auf Feldern deines Gartens und zählen, wenn dort ein Plättchen gelegt wird. +1 bis +3: so viele Punkte für ein Plättchen mit Motiv oben. Ein Gärtner mit +3: so viele für einen Gärtner. −2 und −3: so viele Punkte weniger, was auch immer gelegt wird.

## Was geschehen ist

# Taten sind Partizipien, die mit „haben“ stehen, ohne wer es war. Ein Zug ist ein Satz daraus.
sanssouci-garden-chosen = Garten { $side } gewählt
sanssouci-dealt = Alle Gärten sind gewählt; Karten, Aufträge und Auslage sind verteilt.
sanssouci-side-chosen = Seite { $side } gewählt
sanssouci-side-chosen-hidden = eine Seite gewählt
sanssouci-side-shown = { $seat } Seite { $side }
sanssouci-sides-shown = Alle haben gewählt: { $sides }.
sanssouci-laid = { $tile } gelegt
sanssouci-laid-gardener = { $tile } als Gärtner auf { $at } gelegt
sanssouci-laid-paid = { $tile } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } gelegt
sanssouci-laid-gardener-paid = { $tile } als Gärtner auf { $at } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } gelegt
sanssouci-laid-cost = { $tile } auf Kosten von { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } gelegt
sanssouci-laid-gardener-cost = { $tile } als Gärtner auf { $at } auf Kosten von { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } gelegt
sanssouci-moved = den Adligen { $noble } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } in Reihe { $row } gezogen
sanssouci-drawn = Du hast gezogen: { $card }.
sanssouci-ended =
    Die letzte Karte ist gespielt.
    { $totals }
sanssouci-ended-seat = { $seat }: { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    } (Adlige { $moves }, Marken { $marks }, Reihen { $rows }, Spalten { $columns }, Aufträge { $missions })
sanssouci-lines =
    { $front }
    { $next }
sanssouci-level = Bei Gleichstand entscheiden die Gärtner: { $seats }.
sanssouci-gardeners-of = { $seat } { $gardeners }

## Warum nicht

sanssouci-refused-no-garden = Gärten werden jetzt nicht gewählt. Spiel stattdessen eine Karte.
sanssouci-refused-no-side = Seiten der Erweiterungstafeln werden jetzt nicht gewählt. Spiel stattdessen eine Karte.
sanssouci-refused-garden-first = Wähle erst einen Garten.
sanssouci-refused-side-first = Wähle erst eine Seite deiner Erweiterungstafel.
sanssouci-refused-chosen = Du hast gewählt. Bestätige, oder nimm es zurück.
sanssouci-refused-board = Gartenplan { $board } ist schon vergeben ({ $seat }), und es gibt ihn einmal. Wähle eine Seite eines anderen.
sanssouci-refused-laid = Du hast in diesem Zug ein Plättchen gelegt. Zieh einen Adligen, bestätige deinen Zug, oder nimm ihn zurück.
sanssouci-refused-lay-first = Spiel erst eine Karte und lege ein Plättchen.
sanssouci-refused-hand = Nicht auf deiner Hand: { $card }. Dort hast du: { $hand }.
sanssouci-refused-market = Auf { $colour } liegt in der Auslage nicht dieses Motiv: { $symbol }. Dort liegt: { $there }.
sanssouci-refused-colours = Diese Karte nimmt ein Plättchen von { $first } oder { $second }, nicht von { $colour }.
sanssouci-refused-symbol = Diese Karte muss dieses Motiv nehmen, solange es in der Auslage liegt: { $symbol }. Dort { $count ->
        [one] ist es einmal
       *[other] ist es { $count }-mal
    }.
sanssouci-refused-own-occupied = Dein Feld { $own } ist belegt, deshalb wird das Plättchen ein Gärtner: Sag, auf welchem Feld.
sanssouci-refused-own-free = Dein Feld { $own } ist frei, deshalb kommt das Plättchen mit dem Motiv oben dorthin.
sanssouci-refused-occupied = { $at } ist belegt. Ein Gärtner kommt auf ein freies Feld.
sanssouci-refused-row-and-column = { $at } ist zu weit weg: Dieser Gärtner kommt in Reihe { $row } oder Spalte { $column }, wo { $free ->
        [one] 1 Feld frei ist
       *[other] { $free } Felder frei sind
    }.
sanssouci-refused-moved = Du hast in diesem Zug einen Adligen gezogen. Bestätige deinen Zug, oder nimm ihn zurück.
sanssouci-refused-not-lower = Der Adlige { $noble } steht in Reihe { $row } und muss in einer tieferen enden.
sanssouci-refused-goal-empty = { $goal } ist leer. Ein Adliger endet auf einem belegten Feld seiner Spalte.
sanssouci-refused-goal-gardener = Auf { $goal } ist ein Gärtner. Adlige gehen an Gärtnern vorbei und rasten nie auf ihnen.
sanssouci-refused-no-path = Kein Weg aus belegten Feldern führt nach { $goal }.

## Punktezettel von Partien auf dem Tisch

sanssouci-card-mission = { $place }, { $name }: Den Auftrag { $symbol } gibt es einmal, und er ist zweimal genannt.
sanssouci-card-board = { $place }, { $name }: Gartenplan { $board } gibt es einmal, und er ist zweimal genannt.
sanssouci-card-expansion = { $place }, { $name }: Erweiterungstafel { $board } gibt es einmal, und sie ist zweimal genannt.
sanssouci-card-expanded = { $place }, { $name }: Entweder haben alle eine Erweiterungstafel, oder niemand.
sanssouci-card-tiles = { $place }, { $name }: { $count } Plättchen sind zu viele. Alle legen 18.
sanssouci-card-square = { $place }: Ein Feld „{ $square }“ gibt es nicht. Felder heißen etwa grey/stairway.
sanssouci-card-noble = { $place }: Einen Adligen „{ $noble }“ gibt es nicht. Adlige heißen wie ihre Spalte, etwa stairway.
sanssouci-card-printed = { $place }, { $name }: { $square } ist aufgedruckt, deshalb liegt dort kein Plättchen.
sanssouci-card-noble-free = { $place }, { $name }: Auf { $square } kann kein Adliger stehen, das Feld ist frei.
sanssouci-card-noble-gardener = { $place }, { $name }: Auf { $square } kann kein Adliger stehen, dort ist ein Gärtner.
sanssouci-card-noble-path = { $place }, { $name }: Auf { $square } kann kein Adliger stehen, das Feld hängt nicht mit der Reihe Beige zusammen.
sanssouci-card-moves = { $place }, { $name }: Adlige, die dort stehen, haben mit ihren Zügen { $least } bis { $most } Punkte geholt, nicht { $moves }.
sanssouci-card-symbol = { $place }: Plättchen mit { $symbol } liegen { $count }-mal, und in der Schachtel sind { $held }.

## Bilder

sanssouci-picture-supply = { $supply ->
        [0] Vorrat leer
        [one] 1 im Vorrat
       *[other] { $supply } im Vorrat
    }
sanssouci-picture-gardens = die Schlossgärten · { $stage }
sanssouci-picture-expansion = mit Erweiterung · { $stage }
sanssouci-picture-round = Runde { $round } von 18
sanssouci-picture-over = Ende
sanssouci-picture-sides = Seiten wählen
sanssouci-picture-boards = Gärten wählen
sanssouci-picture-market = Auslage
sanssouci-picture-market-begins = Die Auslage, wie der erste Platz sie vorfindet.
sanssouci-picture-first = beginnt
sanssouci-picture-chose = hat gewählt
sanssouci-picture-no-noble = kein Adliger zog
sanssouci-picture-turns = Letzte Züge
sanssouci-picture-to-come = Übrig
sanssouci-picture-turns-left = { $count ->
        [one] Zug je Platz
       *[other] Züge je Platz
    }
sanssouci-picture-tiles-left = { $count ->
        [one] im Vorrat
       *[other] im Vorrat
    }
sanssouci-picture-column-pays = je voller Spalte
sanssouci-picture-rows-pay = je voller Reihe
sanssouci-picture-loss = −{ $points }
sanssouci-picture-yours = Dein Garten
sanssouci-picture-hand = Hand
sanssouci-picture-missions = Aufträge
sanssouci-picture-points = { $points ->
        [one] Punkt
       *[other] Punkte
    }
sanssouci-picture-gardeners = { $count ->
        [one] Gärtner
       *[other] Gärtner
    }
sanssouci-picture-laid = eben gelegt
sanssouci-picture-choose-garden = Garten wählen
sanssouci-picture-choose-side = Seite wählen
sanssouci-picture-garden-of = Der Garten von { $seat }
sanssouci-picture-part-moves = Adlige
sanssouci-picture-part-marks = Marken
sanssouci-picture-part-rows = Reihen
sanssouci-picture-part-columns = Spalten
sanssouci-picture-part-missions = Aufträge
sanssouci-picture-part-total = Summe

## Alternativtexte

sanssouci-describe-to-act = Am Zug: { $seat }.
sanssouci-describe-sides = Die Seiten der Erweiterungstafeln werden gewählt; es fehlen noch: { $seats }.
sanssouci-describe-over = Die Partie ist zu Ende.
sanssouci-describe-seat = { $seat }: { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }, { $gardeners } Gärtner.
sanssouci-describe-tally = { $seat }: insgesamt { $total } (Adlige { $moves }, Marken { $marks }, Reihen { $rows }, Spalten { $columns }, Aufträge { $missions }), { $gardeners } Gärtner.
sanssouci-describe-hand = Auf deiner Hand: { $cards }.
sanssouci-describe-missions = Deine Aufträge: { $missions }.
sanssouci-describe-market = In der Auslage: { $tiles }. { $supply ->
        [0] Im Vorrat ist kein Plättchen mehr.
        [one] Im Vorrat ist noch 1 Plättchen.
       *[other] Im Vorrat sind noch { $supply } Plättchen.
    }
sanssouci-describe-colour = auf { $colour } { $symbols }
sanssouci-describe-choice = Garten { $side }: { $printed }.
sanssouci-describe-face = Seite { $side }: { $marks }.
sanssouci-describe-mark = { $square } { $mark }
sanssouci-describe-garden = Der Garten von { $seat }, Plan { $side }.
sanssouci-describe-row = Reihe { $row }: { $squares }.
sanssouci-describe-gardener = Gärtner auf { $symbol }
sanssouci-describe-nobles = Adlige auf: { $nobles }.
sanssouci-describe-marks = Offene Marken: { $marks }.
sanssouci-picture-in-round = Runde { $round }
sanssouci-picture-so-far = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $rounds ->
        [0] {""}
       *[other] {" "}· { $round }
    }
sanssouci-prompt-choose = wählen
sanssouci-prompt-card = Karte spielen
sanssouci-prompt-lay = Teil legen
sanssouci-prompt-move = Figur ziehen
sanssouci-picture-mark-symbol = zahlt mit Motiv
sanssouci-picture-mark-gardener = zahlt mit Gärtner
sanssouci-picture-mark-loss = kostet immer
sanssouci-picture-mark-blank = zahlt und kostet nichts
sanssouci-picture-over-level = das Ende · gleichauf: mehr Gärtner gewinnen
