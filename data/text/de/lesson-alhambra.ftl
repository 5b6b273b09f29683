# Die Lektion zu Alhambra. Jede Nachricht: höchstens drei kurze Sätze, keine Zahl außer denen des Bretts.

lesson-alhambra-begin = Du baust eine Stadt. Dreimal in der Partie bekommt Punkte, wer von einer Gebäudeart die meisten hat, und alle bekommen welche für ihre längste Mauer. Gebäude kosten Geld, also nimm erst welches: eine Karte, oder mehrere, die zusammen höchstens fünf ergeben.
lesson-alhambra-money = Das war deine Aktion für diesen Zug. Bis du bestätigst, sieht es niemand, und **Zurücknehmen** kostet nichts.
lesson-alhambra-buy = Jedes Gebäude bezahlst du in der Farbe seines Feldes im Bauhof. Deine grünen Karten sind genau so viel wert, wie der Garten auf Grün kostet. Wer passend zahlt, hat noch eine Aktion!
lesson-alhambra-again = Du bist also weiter dran. Deine orange Karte ist genau der Preis des anderen Gartens: wieder passend, und noch eine Aktion.
lesson-alhambra-over = Deine blauen Karten bezahlen den Turm, allerdings etwas zu viel. Wechselgeld gibt niemand, also ist das die letzte Aktion des Zuges.
lesson-alhambra-place = Jetzt finden deine Gebäude ihren Ort. Kanten, die sich berühren, müssen passen, Mauer an Mauer oder offen an offen, und alles muss vom Brunnen aus zu Fuß erreichbar sein. Dieser Garten hat keine Mauern und passt überall.
lesson-alhambra-reserve = Was du nicht in die Stadt legst, wartet in deiner Reserve und zählt dort nichts. Behalte diese zwei vorerst: So siehst du, wie du sie wieder herausholst.
lesson-alhambra-reserve-tower = Auch der Turm wartet dort.
lesson-alhambra-bought = Drei Gebäude in einem Zug, dank passendem Geld! Wenn du bestätigst, wird der Bauhof aufgefüllt.
lesson-alhambra-build = Auch der Umbau deiner Stadt ist eine Aktion. Bau den Turm neben den Garten, mit seinen Mauern nach außen: Mauer an Mauer in einer Linie gibt eine lange Mauer.
lesson-alhambra-built = Deine längste Mauer hat jetzt { $count } Teile, und jedes ist bei jeder Wertung ein Punkt.
lesson-alhambra-exchange = Hast du gesehen, wie Ada ein Gebäude in die Reserve zurückgelegt hat? Du kannst auch zwei Gebäude tauschen: Der Garten in deiner Reserve hat Mauern, der in deiner Stadt keine.
lesson-alhambra-exchanged = Deine Mauer ist auf { $count } Teile gewachsen. Irgendwo im Stapel kommt eine Wertungskarte, und du bist bereit für sie.
lesson-alhambra-scored = Da war sie! Bei der ersten Wertung zählen nur die meisten einer Art: Du hattest sie bei Gärten und Türmen, und mit deiner Mauer macht das { $points } Punkte. Die nächsten zwei Wertungen bringen mehr, auch für den zweiten und dritten Rang.
lesson-alhambra-last = Jetzt weißt du alles: Geld nehmen, kaufen, umbauen. Bestätige diesen letzten Zug der Lektion.
lesson-alhambra-end = Du hast Alhambra gespielt! Die Partie endet, wenn sich der Bauhof nicht mehr füllen lässt, mit der dritten Wertung. Alle Regeln stehen in `/rules`.
