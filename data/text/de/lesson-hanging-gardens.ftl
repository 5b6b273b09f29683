# Die Lektion zu den Hängenden Gärten. Jede Nachricht: höchstens drei kurze Sätze, keine Zahl außer denen des Bretts.

lesson-hanging-gardens-begin = Du legst einen Garten aus zwölf Karten auf drei Ebenen an; Blumen, Bäume, Tiere, Wasser, Gäste und Ziele bringen Punkte. In jedem Zug nimmst du eine Karte aus der Auslage: Ihre unterste Reihe kostet nichts. Nimm den Löwen mit den roten Blumen.
lesson-hanging-gardens-reveal = Der Löwe liegt auf deiner ersten Ebene, wo es Löwen gefällt. Deckst du eine neue Karte für die Auslage auf, ist das endgültig; bis dahin kostet **Zurücknehmen** nichts.
lesson-hanging-gardens-empty = Ein Ziel verlangt rote Blumen auf einer Ebene, und dein Löwe hat welche. Diese Karte hat noch mehr, und eine Münze. Sie ist eine leere Karte: Auf ihr ist noch Platz für etwas.
lesson-hanging-gardens-reveal-2 = Die Münze gehört dir schon: Auf der ersten Ebene ist sie ein Gold, auf einer höheren wäre es mehr. Nach der neuen Karte darfst du etwas für deine leere Karte kaufen und dann ein Ziel erfüllen.
lesson-hanging-gardens-buy = Gold bezahlt Verschönerungen, die auf leeren Karten liegen. Ein zweiter Löwe kommt zum ersten.
lesson-hanging-gardens-complete = All deine roten Blumen liegen auf einer Ebene, also erfülle das Ziel. Alle können jedes Ziel einmal erfüllen, und wer früh kommt, findet dort auch eine Münze oder ein Werkzeug.
lesson-hanging-gardens-completed = Dein erstes Ziel zählt { $points } Punkte, und jedes weitere zählt mehr. Bestätige, und dein Zug ist vorbei.
lesson-hanging-gardens-water = Der Bot hat sich mit einer Krone den Startspielermarker geholt. Auch diese Karte hat eine Krone, und Wasser; in ihrer Reihe kostet sie ein Werkzeug. Leg sie eine Ebene höher, wo sie auf zwei Karten ruht.
lesson-hanging-gardens-irrigated = Der Marker gehört wieder dir. Wasser zählt auf den Stellen deiner Bewässerungskarte, türkis umrahmt: bestenfalls { $points } bisher, und mehr Wasser dort zählt immer mehr. Deck die neue Karte auf.
lesson-hanging-gardens-crown = Wer den Marker hat, braucht für jedes Ziel eins weniger. Also genügt für dieses deine einzige Krone.
lesson-hanging-gardens-crowned = Zwei Ziele zusammen zählen { $points } Punkte. Stehen alle Gärtner unter den Spalten, endet die Runde, und wer den Marker hat, beginnt die nächste: Das bist du.
lesson-hanging-gardens-visitor = Ein Gast zählt alles, was er sehen wollte, wo auch immer es in deinem Garten ist. Dieser kam wegen der Löwen, und du hast zwei.
lesson-hanging-gardens-visited = Dein Gast zählt { $points } Punkte, und jeder weitere Löwe zählt mehr. Bäume sind anders: Sie zählen in Gruppen einer Art, Seite an Seite. Deck die neue Karte auf.
lesson-hanging-gardens-last = Du könntest jetzt etwas für deine leere Karte kaufen. Spar dein Gold für Wasser, und bestätige den letzten Zug der Lektion.
lesson-hanging-gardens-end = Du hast die Hängenden Gärten gespielt! Nach vier Runden ist dein Garten fertig, und alles wird gezählt; Gold und Werkzeuge entscheiden nur bei Gleichstand. Alle Regeln stehen in `/rules`.
