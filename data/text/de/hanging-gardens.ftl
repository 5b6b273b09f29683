# Die Hängenden Gärten: Regeln, Karten, Menüs, was geschehen ist, und warum etwas nicht geht.

game-hanging-gardens = Lege einen Garten aus zwölf Karten auf drei Ebenen an, mit Blumen, Bäumen, Tieren und Wasser
hanging-gardens-title = Die Hängenden Gärten

## Die Regeln, für /rules. Je ein Absatz; zusammen sind sie hanging-gardens-rules.

hanging-gardens-rules-aim = **Das Ziel.** In vier Runden zu drei Zügen legst du zwölf Gartenkarten: fünf auf Ebene 1, vier auf Ebene 2 und drei auf Ebene 3. Die meisten Punkte gewinnen; bei Gleichstand entscheiden Gold und Werkzeuge zusammen, dann wird der Sieg geteilt.
hanging-gardens-rules-turn = **Dein Zug.** Nimm eine Karte, lege sie in deinen Garten und bekomm ihren Bonus; dann deck eine neue Karte auf. Danach darfst du eine Verschönerung kaufen und dann ein königliches Ziel erfüllen. Bis du die neue Karte aufdeckst, kannst du deine Karte zurücknehmen; bis du bestätigst, was du gekauft oder erfüllt hast. Lässt sich nichts kaufen oder erfüllen, beendet die neue Karte deinen Zug.
hanging-gardens-rules-taking = **Nehmen.** Stell einen Gärtner auf ein freies Feld unter einer Spalte; dort bleibt er, bis die Runde vorbei ist. Bezahl die Reihe der Karte: nichts für Reihe 1, dann 1, 2 oder 3 Werkzeuge. Die Spalte rutscht nach, und oben kommt eine neue Karte.
hanging-gardens-rules-laying = **Legen.** Deine erste Karte liegt auf Ebene 1, die an ihrem linken und rechten Ende wächst. Eine Karte darüber ruht auf zwei benachbarten. Eine Ebene muss nicht fertig sein, bevor du auf ihr baust. Karten bewegen sich nie.
hanging-gardens-rules-bonuses = **Boni.** Eine Münze oder ein Werkzeug bringt so viele davon, wie die Ebene zählt, auf der sie liegt. Eine Krone bringt den Startspielermarker: Wer ihn hat, beginnt die nächste Runde und braucht für jedes Ziel eins weniger.
hanging-gardens-rules-enhancements = **Verschönerungen.** Für 2 Gold Blumen, ein Tier oder ein Baum; für 3 dasselbe mit Bonus; für 4 Wasser. Eine Verschönerung kommt sofort auf eine deiner leeren Karten, also ohne Baum, Tier, Gast oder Verschönerung; was auf der Karte steht, zählt weiter. Münzen der Karte dieses Zuges darfst du ausgeben, die des Ziels erst später.
hanging-gardens-rules-objectives = **Königliche Ziele.** Jedes verlangt eine Zahl von etwas auf einer einzigen Ebene deines Gartens. Wer eins erfüllt, besetzt ein freies Feld davon, das 1 Münze oder 1 Werkzeug bringen kann. Jedes einmal je Platz; nach einem Ziel lässt sich nichts mehr kaufen.
hanging-gardens-rules-rounds = **Runden.** Eine Runde endet, wenn alle Gärtner stehen. Sie kommen zurück, die Karten der Auslage bleiben, und wer den Startspielermarker hat, beginnt.
hanging-gardens-rules-scoring = **Wertung.** 
    Bewässerung: bewässerte Karten auf den Stellen deiner Bewässerungskarte: 0, 1, 2, 4, 7, 11, 16.
    Blumen: je Farbe deine größte zusammenhängende Gruppe, 1 je Blume.
    Bäume, in zusammenhängenden Gruppen einer Art: Drachenpalme 2, 7; Zeder 2, 5, 9; Palme 2, 5, 10, 18; eine größere Gruppe beginnt von vorn.
    Tiere: 3 auf der Ebene, die sie mögen (Löwe 1, Affe 2, Pfau 3), sonst 2.
    Gäste: für alles, was sie sehen wollten, überall in deinem Garten: je 2 für Löwen, Affen, Pfauen, Bäume ihrer Art und Kronen, je 1 für Blumen ihrer Farbe, bewässerte Karten und im Garten gedruckte Münzen und Werkzeuge.
    Ziele: 0, 2, 6, 12, 20, je nachdem, wie viele du erfüllt hast.
hanging-gardens-rules-terms = **Begriffe.** 
    Zusammenhängend: nebeneinander, oder halb darüber oder darunter.
    Leere Karte: ohne Baum, Tier, Gast und Verschönerung; Blumen, Wasser und ein Bonus dürfen darauf sein.
    Bewässert: mit Wasser auf der Karte oder ihrer Verschönerung.
    Was Ziele zählen: im Garten gedruckte Blumen, Tiere, Bäume, Wasser und Boni; Münzen und Werkzeuge im Besitz zählen nicht.
    Stelle: gezählt von der Karte ganz links auf Ebene 1; Stelle 2 auf Ebene 2 ruht auf Stellen 2 und 3 von Ebene 1. Die Notation zählt dagegen von der ersten Karte: 1:0 ist die erste Karte, 1:-1 liegt links von ihr, 2:0 ruht auf 1:0 und 1:1.
    Bis zu: Bis Ebene 1 fertig ist, steht nicht fest, wo deine Bewässerungsstellen liegen; deine Punkte nennen das Beste, was möglich ist.
hanging-gardens-rules-pictures = **In den Bildern.** Ein türkiser Rahmen: eine Stelle deiner Bewässerungskarte, gestrichelt, solange sie nicht sicher ist. Ein türkiser Balken unter Ebene 1: eine Weise, wie dein Garten noch zu liegen kommen kann. Ein grüner Haken: Wasser auf so einer Stelle. Ein oranger Ring: was der letzte Zug geändert hat. Eine dunkle Zahl: ein Eintrag deines Menüs. Ein Stern: wer führt, und am Ende, wer gewonnen hat.

hanging-gardens-rules =
    { hanging-gardens-rules-aim }

    { hanging-gardens-rules-turn }

    { hanging-gardens-rules-taking }

    { hanging-gardens-rules-laying }

    { hanging-gardens-rules-bonuses }

    { hanging-gardens-rules-enhancements }

    { hanging-gardens-rules-objectives }

    { hanging-gardens-rules-rounds }

    { hanging-gardens-rules-scoring }

    { hanging-gardens-rules-terms }

    { hanging-gardens-rules-pictures }

## Befehle

verb-hanging-gardens-take = Eine Karte nehmen und in deinen Garten legen
slot-hanging-gardens-take-column = Aus welcher Spalte: left (links), middle (Mitte) oder right (rechts)
slot-hanging-gardens-take-level = Aus welcher Reihe der Auslage, 1 bis 4
slot-hanging-gardens-take-to = Wohin in deinem Garten, etwa 1:0 oder 2:-1
verb-hanging-gardens-reveal = Eine neue Karte aufdecken; was du gelegt hast, ist dann endgültig
verb-hanging-gardens-buy = Eine Verschönerung für eine leere Karte kaufen
slot-hanging-gardens-buy-tile = Welche Verschönerung
slot-hanging-gardens-buy-onto = Auf die Karte an welcher Stelle deines Gartens
verb-hanging-gardens-complete = Ein königliches Ziel erfüllen
slot-hanging-gardens-complete-objective = Welches Ziel
slot-hanging-gardens-complete-for = Was das Feld deines Markers bringt: coin (Münze), tool (Werkzeug) oder nothing (nichts)
verb-hanging-gardens-end = Deinen Zug bestätigen

## Karten und Plättchen

hanging-gardens-socotra = Drachenpalme
hanging-gardens-cedar = Zeder
hanging-gardens-palm = Palme
hanging-gardens-lion = Löwe
hanging-gardens-monkey = Affe
hanging-gardens-peacock = Pfau
hanging-gardens-empty = leere Karte
hanging-gardens-water = Wasser
hanging-gardens-visitor-red = Gast für rote Blumen
hanging-gardens-visitor-yellow = Gast für gelbe Blumen
hanging-gardens-visitor-blue = Gast für blaue Blumen
hanging-gardens-visitor-lion = Gast für Löwen
hanging-gardens-visitor-monkey = Gast für Affen
hanging-gardens-visitor-peacock = Gast für Pfauen
hanging-gardens-visitor-socotra = Gast für Drachenpalmen
hanging-gardens-visitor-cedar = Gast für Zedern
hanging-gardens-visitor-palm = Gast für Palmen
hanging-gardens-visitor-water = Gast für Wasser
hanging-gardens-visitor-crown = Gast für Kronen
hanging-gardens-visitor-treasury = Gast für Münze/Werkzeug
# Im Akkusativ: „hat einen Löwen auf Ebene 1 gelegt“.
hanging-gardens-a = { $named-is ->
    [hanging-gardens-lion] einen Löwen
    [hanging-gardens-monkey] einen Affen
    [hanging-gardens-socotra] eine Drachenpalme
    [hanging-gardens-cedar] eine Zeder
    [hanging-gardens-palm] eine Palme
   *[other] einen { $named }
}
hanging-gardens-an-empty = eine leere Karte
hanging-gardens-with = { $feature } ({ $parts })
hanging-gardens-icon-crown = eine Krone
hanging-gardens-icon-coin = eine Münze
hanging-gardens-icon-tool = ein Werkzeug
hanging-gardens-items-red = { $count ->
        [one] 1 rote Blume
       *[other] { $count } rote Blumen
    }
hanging-gardens-items-yellow = { $count ->
        [one] 1 gelbe Blume
       *[other] { $count } gelbe Blumen
    }
hanging-gardens-items-blue = { $count ->
        [one] 1 blaue Blume
       *[other] { $count } blaue Blumen
    }
hanging-gardens-items-socotra = { $count ->
        [one] 1 Drachenpalme
       *[other] { $count } Drachenpalmen
    }
hanging-gardens-items-cedar = { $count ->
        [one] 1 Zeder
       *[other] { $count } Zedern
    }
hanging-gardens-items-palm = { $count ->
        [one] 1 Palme
       *[other] { $count } Palmen
    }
hanging-gardens-items-lion = { $count ->
        [one] 1 Löwe
       *[other] { $count } Löwen
    }
hanging-gardens-items-monkey = { $count ->
        [one] 1 Affe
       *[other] { $count } Affen
    }
hanging-gardens-items-peacock = { $count ->
        [one] 1 Pfau
       *[other] { $count } Pfauen
    }
hanging-gardens-items-crown = { $count ->
        [one] 1 Krone
       *[other] { $count } Kronen
    }
hanging-gardens-items-coin = { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
hanging-gardens-items-tool = { $count ->
        [one] 1 Werkzeug
       *[other] { $count } Werkzeuge
    }
hanging-gardens-items-water = { $count ->
        [one] 1 bewässerte Karte
       *[other] { $count } bewässerte Karten
    }
# Was auf einer Karte oder Verschönerung ist, aufgezählt.
hanging-gardens-parts = { $parts }
hanging-gardens-objective = { $items } auf einer Ebene
hanging-gardens-coded = { $code } ({ $name })
hanging-gardens-code = { $code }

hanging-gardens-bonus-crown = Krone
hanging-gardens-bonus-coin = { $count ->
        [one] 1 Gold
       *[other] { $count } Gold
    }
hanging-gardens-bonus-tool = { $count ->
        [one] 1 Werkzeug
       *[other] { $count } Werkzeuge
    }
hanging-gardens-nothing = nichts
hanging-gardens-tools = { $count ->
        [0] kein Werkzeug
        [one] 1 Werkzeug
       *[other] { $count } Werkzeuge
    }

hanging-gardens-column-left = Spalte links
hanging-gardens-column-middle = Spalte Mitte
hanging-gardens-column-right = Spalte rechts
hanging-gardens-place = Ebene { $level }, Stelle { $position }
hanging-gardens-first = erste Karte
hanging-gardens-left-end = linkes Ende
hanging-gardens-right-end = rechtes Ende

hanging-gardens-part-irrigation = Wasser { $points }
hanging-gardens-part-flowers = Blumen { $points }
hanging-gardens-part-trees = Bäume { $points }
hanging-gardens-part-animals = Tiere { $points }
hanging-gardens-part-visitors = Gäste { $points }
hanging-gardens-part-objectives = Ziele { $points }

## Menüs: höchstens 72 Zeichen mit der Nummer des Eintrags.

hanging-gardens-menu-empty = leer
hanging-gardens-menu-card = Reihe { $level }{ $tools ->
        [0] { "" }
        [one] , 1 Werkzeug
       *[other] , { $tools } Werkzeuge
    }: { $card }
hanging-gardens-menu-tile = Für { $price } Gold: { $tile }
hanging-gardens-menu-objective = Erfüllen: { $objective }
hanging-gardens-menu-space = Feld für { $bonus }
hanging-gardens-menu-reveal = Neue Karte aufdecken
hanging-gardens-menu-reveal-end = Neue Karte aufdecken und Zug beenden
hanging-gardens-menu-end = Bestätigen

# Was eine Wahl bringt: die zweite Zeile ihres Eintrags, höchstens 100 Zeichen.
hanging-gardens-brings = +{ $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }: { $parts }
hanging-gardens-brings-less = { $points } Punkte
hanging-gardens-brings-none = keine Punkte
hanging-gardens-brings-bonus = { $bonus }; { $points }
hanging-gardens-brings-crown = der Startspielermarker
hanging-gardens-brings-reveal = endgültig: Danach bleibt deine Karte liegen
hanging-gardens-brings-objective = +{ $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
hanging-gardens-brings-objective-eased = +{ $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }; mit dem Startspielermarker { $needed ->
        [one] genügt { $needed }
       *[other] genügen { $needed }
    }

## Was geschehen ist

# Taten: Partizipien, die mit „haben“ stehen, ohne wer es war. Ein Zug ist ein Satz daraus.
hanging-gardens-taken = { $card } auf Ebene { $level } gelegt
hanging-gardens-taken-for = { $card } für { $tools } auf Ebene { $level } gelegt
hanging-gardens-crowned = { $from-is ->
    [seat-you] dir
   *[other] { $from }
} den Startspielermarker abgenommen
hanging-gardens-crowned-again = den Startspielermarker behalten
hanging-gardens-gained = { $seat-is ->
    [seat-you] Du hast
   *[other] { $seat } hat
} { $means } bekommen.
hanging-gardens-revealed = Neu ({ $column }): { $card }.
hanging-gardens-bought = für { $price } Gold { $tile } auf Ebene { $level } gesetzt
hanging-gardens-completed = { $done ->
        [1] ein erstes Ziel
        [2] ein zweites Ziel
        [3] ein drittes Ziel
       *[4] ein viertes Ziel
    } erfüllt ({ $objective })
hanging-gardens-turned = Neu im Angebot für { $price } Gold: { $tile }.
hanging-gardens-round-ended = Runde { $round } ist vorbei; { $first-is ->
    [seat-you] du beginnst
   *[other] { $first } beginnt
} die nächste.
hanging-gardens-ended =
    Alle Gärten sind fertig.
    { $seats }
hanging-gardens-level = Bei Gleichstand entscheiden Gold und Werkzeuge zusammen.
hanging-gardens-lines =
    { $front }
    { $next }
hanging-gardens-final = { $seat }: { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    } ({ $parts })

## Warum nicht

hanging-gardens-refused-take-first = Dein Zug beginnt mit einer Karte: Nimm eine und lege sie.
hanging-gardens-refused-reveal-next = Du hast deine Karte gelegt. Deck eine neue auf, oder nimm deine zurück.
hanging-gardens-refused-taken = Du hast deine Karte für diesen Zug genommen, und die neue ist aufgedeckt. Bestätige deinen Zug.
hanging-gardens-refused-bought = Du hast deine Verschönerung für diesen Zug gekauft. Bestätige, oder nimm sie zurück.
hanging-gardens-refused-bought-late = Verschönerungen kommen vor Zielen. Nimm das Ziel zurück, um eine zu kaufen, oder bestätige.
hanging-gardens-refused-completed = Du hast dein Ziel für diesen Zug erfüllt. Bestätige, oder nimm es zurück.
hanging-gardens-refused-space = In dieser Runde sind alle { $spaces } Gärtnerfelder besetzt ({ $column }). Frei ist noch: { $free }.
hanging-gardens-refused-tools = Eine Karte in Reihe { $level } kostet { $cost }; du hast { $tools }. Eine Karte in Reihe 1 kostet nichts.
hanging-gardens-refused-occupied = Auf { $place } liegt schon eine Karte, und Karten bewegen sich nie.
hanging-gardens-refused-first = Deine erste Karte kommt auf 1:0; von ihr aus wächst Ebene 1 nach links und rechts.
hanging-gardens-refused-end = Ebene 1 wächst nur an ihren Enden: { $ends }.
hanging-gardens-refused-level-full = Ebene 1 ist mit fünf Karten fertig. Bau auf Ebene 2 oder 3.
hanging-gardens-refused-below = Eine Karte auf { $place } ruht auf zwei Karten darunter, und auf { $missing } ist keine.
hanging-gardens-refused-sale = { $tile } ist nicht im Angebot. Im Angebot: { $tiles }.
hanging-gardens-refused-gold = Diese Verschönerung kostet { $cost } Gold; du hast { $gold }.
hanging-gardens-refused-no-card = Auf { $place } liegt keine Karte von dir. Eine Verschönerung kommt auf eine leere Karte.
hanging-gardens-refused-not-empty = Eine Verschönerung kommt auf eine leere Karte, ohne Baum, Tier oder Gast. Dort liegt: { $card }.
hanging-gardens-refused-enhanced = Diese Karte hat ihre Verschönerung schon: { $tile }.
hanging-gardens-refused-in-play = { $objective } ist nicht im Spiel. Im Spiel: { $objectives }.
hanging-gardens-refused-before = Dieses Ziel hast du schon erfüllt, und jedes zählt einmal.
hanging-gardens-refused-fulfilled = Du brauchst { $objective }. Am meisten hast du auf Ebene { $level }: { $best }.
hanging-gardens-refused-no-space = Alle Felder dieses Ziels sind besetzt.
hanging-gardens-refused-such-space = Kein freies Feld dieses Ziels bringt { $bonus }. Frei: { $free }.

## Punktezettel von Partien auf dem Tisch

hanging-gardens-card-unknown = { $place }: „{ $code }“ gibt es in der Schachtel nicht.
hanging-gardens-card-twice = { $place }: { $code } ist zweimal genannt, und in der Schachtel ist es einmal.
hanging-gardens-card-place = { $place }: „{ $at }“ ist keine Stelle. Eine Stelle ist Ebene und Nummer: 1,1 bis 1,5, 2,1 bis 2,4, 3,1 bis 3,3.
hanging-gardens-card-objectives = { $place }: { $count } königliche Ziele lassen sich nicht erfüllen. Zu { $seats } fassen ihre Felder { $spaces } Marker.
hanging-gardens-card-gap = { $place }: Auf der Stelle links davon liegt keine Karte. Ebene 1 hat keine Lücken und beginnt auf 1,1.
hanging-gardens-card-floats = { $place }: Eine Karte über Ebene 1 ruht auf zwei Karten, und eine davon fehlt.
hanging-gardens-card-not-empty = { $place }: { $code } braucht eine leere Karte, ohne Baum, Tier, Gast oder eine andere Verschönerung.

## Bilder

hanging-gardens-picture-round = Runde { $round } von { $rounds }
hanging-gardens-picture-deck = { $count ->
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
hanging-gardens-picture-cards = Karten
hanging-gardens-picture-costs = Werkzeuge
hanging-gardens-picture-enhancements = Verschönerung
hanging-gardens-picture-left = noch { $count }
hanging-gardens-picture-points = Punkte
hanging-gardens-picture-each-flowers = je 1
hanging-gardens-picture-each-animals = 2–3
hanging-gardens-picture-each-irrigation = bis { $most }
hanging-gardens-picture-dotted = { $front } · { $next }
hanging-gardens-picture-up-to = bis zu
hanging-gardens-picture-sum = Punkte
hanging-gardens-picture-sum-up-to = Punkte maximal
hanging-gardens-picture-garden = Dein Garten
hanging-gardens-picture-card-1 = Karte
hanging-gardens-picture-card-2 = legen
hanging-gardens-picture-levels = { $points } je Ebene
hanging-gardens-picture-visitor = je { $points }
hanging-gardens-picture-channels = Wasser
hanging-gardens-picture-marker = Startspielermarker
hanging-gardens-picture-as-level = so viele wie Ebene
hanging-gardens-picture-have = { $have }/{ $needed }
hanging-gardens-picture-part-irrigation = Wasser
hanging-gardens-picture-part-flowers = Blumen
hanging-gardens-picture-part-trees = Bäume
hanging-gardens-picture-part-animals = Tiere
hanging-gardens-picture-part-visitors = Gäste
hanging-gardens-picture-part-objectives = Ziele

## Alternativtexte

hanging-gardens-describe-round = Runde { $round } von 4; am Zug: { $seat }.
hanging-gardens-describe-over = Die Partie ist zu Ende.
hanging-gardens-describe-seat = { $seat }: { $points } Punkte, { $gold } Gold, Werkzeuge: { $tools }, Gärtner übrig: { $gardeners }.
hanging-gardens-describe-seat-up-to = { $seat }: bis zu { $points } Punkte, { $gold } Gold, Werkzeuge: { $tools }, Gärtner übrig: { $gardeners }.
hanging-gardens-describe-level = Ebene { $level }: { $cards }.
hanging-gardens-describe-card = { $position } ({ $card })
hanging-gardens-describe-enhanced = { $position } ({ $card }; Verschönerung: { $tile })
hanging-gardens-describe-layout = Bewässerungsstellen: { $places }.
hanging-gardens-describe-first = { $seat } hat den Startspielermarker.
hanging-gardens-describe-column = { $column } ab Reihe 1: { $cards }; freie Felder: { $free }.
hanging-gardens-describe-sale = Im Angebot: { $tiles }.
hanging-gardens-describe-tile = { $tile } für { $price } Gold
hanging-gardens-describe-objective = Ziel, { $objective }: erfüllt von { $seats }; freie Felder: { $free }.
hanging-gardens-describe-own = { $objective } Deine beste Ebene hat { $best }.
hanging-gardens-picture-one-less = je eins weniger nötig
hanging-gardens-picture-over = das Ende
hanging-gardens-picture-over-level = das Ende · gleichauf: mehr Gold und Geräte gewinnt
hanging-gardens-prompt-column = Spalte wählen
hanging-gardens-prompt-card = Karte wählen
hanging-gardens-prompt-place = Karte legen
hanging-gardens-prompt-enhance = Plättchen legen
hanging-gardens-prompt-tile = Plättchen kaufen
hanging-gardens-prompt-objective = Ziel markieren
