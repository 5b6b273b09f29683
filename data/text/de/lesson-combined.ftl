# Die Lektion zu Alhambra und Granada zusammen. Jede Nachricht: höchstens drei kurze Sätze, keine Zahl außer denen des Bretts.

lesson-combined-begin = Du baust zwei Städte, die ineinanderwachsen: eine Alhambra mit Mauern und ein Granada mit Gräben. In drei Wertungen bringen die meisten Gebäude einer Art Punkte, und lange Mauern und Gräben auch. Nimm erst Geld: eine Karte, oder mehrere, die zusammen höchstens fünf ergeben.
lesson-combined-money = Das war deine Aktion für diesen Zug. Bis du bestätigst, sieht es niemand, und **Zurücknehmen** kostet nichts.
lesson-combined-buy = Jedes Feld im Bauhof hat zwei Gebäude, eins für jede Stadt, und beide bezahlst du in seiner Farbe. Deine orange Karte ist genau der Preis des Gartens. Wer passend zahlt, hat noch eine Aktion!
lesson-combined-granada = Weiter geht es also, mit einem Gebäude von Granada. Deine grünen Karten sind genau der Preis der Bibliothek.
lesson-combined-again = Und noch einmal: Deine blaue Karte ist genau, was der Turm kostet. Also bleibt eine Aktion übrig.
lesson-combined-take = Gebäude von Granada haben eine andere Seite, und eins zu wenden kostet drei Geld. Diese zwei Karten bezahlen es.
lesson-combined-place = Erst die Alhambra. Kanten, die sich berühren, müssen passen, Mauer an Mauer oder offen an offen, und alles muss vom Brunnen aus zu Fuß erreichbar sein. Der Garten schaut mit seinen Mauern nach außen.
lesson-combined-turn = Das erste Gebäude von Granada steht an einer Mauer, mit seinem Graben zu ihr. Wende die Bibliothek: Sie wird eine Arena.
lesson-combined-turned = Leg sie nördlich an den Garten, wo der Graben auf die Mauer trifft. Mauer am Graben bringt eigene Punkte, und von hier aus wächst dein Granada.
lesson-combined-reserve = Was du nicht in die Stadt legst, wartet in deiner Reserve und zählt dort nichts. Behalte den Turm für deinen nächsten Zug.
lesson-combined-bought = Drei Gebäude in einem Zug, dank passendem Geld! Wenn du bestätigst, werden beide Hälften des Bauhofs aufgefüllt.
lesson-combined-build = Auch der Umbau einer Stadt ist eine Aktion: etwas aus der Reserve bauen, ein Gebäude zurücklegen, oder beides tauschen. Bau den Turm neben den Garten, mit seinen Mauern nach außen.
lesson-combined-built = Deine längste Mauer hat jetzt { $count } Teile, und jedes ist bei jeder Wertung ein Punkt.
lesson-combined-money-again = Dein Beutel ist fast leer, also nimm wieder Geld. Karten einer Farbe gehören zusammen: Preise werden in einer bezahlt.
lesson-combined-waiting = Irgendwo im Stapel kommt eine Wertungskarte. Du bist bereit für sie.
lesson-combined-scored = Da war sie! Du hast die meisten Gärten, Türme und Arenen, die längste Mauer, den längsten Graben und die einzige Mauer an einem Graben: { $points } Punkte. Die späteren Wertungen bringen mehr, auch für den zweiten und dritten Rang.
lesson-combined-last = Jetzt weißt du alles: Geld nehmen, für beide Städte kaufen, sie umbauen. Bestätige den letzten Zug der Lektion.
lesson-combined-end = Du hast beide Spiele auf einmal gespielt! Die Partie endet, wenn sich ein Feld im Bauhof nicht mehr füllen lässt, mit der letzten Wertung. Alle Regeln stehen in `/rules`.
