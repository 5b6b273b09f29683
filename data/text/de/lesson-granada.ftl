# Die Lektion zu Granada. Jede Nachricht: höchstens drei kurze Sätze, keine Zahl außer denen des Bretts.

lesson-granada-begin = Du baust eine Stadt mit Gräben. Dreimal in der Partie bekommt Punkte, wer von einer Gebäudeart die meisten hat, und alle bekommen welche für ihren längsten Graben. Gebäude kosten Geld, also nimm erst welches: eine Karte, oder mehrere, die zusammen höchstens fünf ergeben.
lesson-granada-money = Das war deine Aktion für diesen Zug. Bis du bestätigst, sieht es niemand, und **Zurücknehmen** kostet nichts.
lesson-granada-buy = Jedes Gebäude bezahlst du in der Farbe seines Feldes im Bauhof. Deine grünen Karten sind genau so viel wert, wie die Bibliothek kostet. Wer passend zahlt, hat noch eine Aktion!
lesson-granada-again = Du bist also weiter dran. Deine orange Karte ist genau der Preis des Parks: wieder passend, und noch eine Aktion.
lesson-granada-take = Jedes Gebäude hat eine andere Seite, und eins zu wenden kostet drei Geld. Nimm diese Karte, dann kannst du es bezahlen.
lesson-granada-place = Jetzt finden deine Gebäude ihren Ort. Kanten, die sich berühren, müssen passen, Graben an Graben oder offen an offen, und alles muss vom Startplättchen aus zu Fuß erreichbar sein. Die Bibliothek schaut mit ihrem Graben nach Süden.
lesson-granada-turn = Auf der Rückseite des Parks ist eine zweite Bibliothek. Wende ihn und bezahl mit der Karte, die du genommen hast.
lesson-granada-turned = Leg sie gleich, mit ihrem Graben nach Norden. Zwei Bibliotheken: Sonst hat niemand eine.
lesson-granada-bought = Wenn du bestätigst, wird der Bauhof aufgefüllt. Alle neuen Gebäude zeigen die Seite, die der Markierungsstein angibt.
lesson-granada-over = Eine blaue Karte bezahlt die Markthalle, etwas zu viel. Wechselgeld gibt niemand, also hast du keine Aktion mehr.
lesson-granada-reserve = Was du nicht in die Stadt legst, wartet in deiner Reserve und zählt dort nichts. Es darf dort gratis mit der anderen Seite oben liegen: Behalte es als Badehaus.
lesson-granada-reserved = Aus der Reserve kommt ein Gebäude ein andermal in deine Stadt. Bestätige.
lesson-granada-build = Auch der Umbau deiner Stadt ist eine Aktion: etwas aus der Reserve bauen, ein Gebäude zurücklegen, oder beides tauschen. Bau das Badehaus im Westen, mit seinem Graben nach außen.
lesson-granada-built = Nur ein Graben in einer Linie zählt als lang, und deine liegen getrennt: Der längste zählt { $count }. Gräben um eine Ecke ließen ihn wachsen.
lesson-granada-scored = Eine Wertung! Wer die meisten einer Art hat, bekommt so viele Punkte, wie es davon in allen Städten gibt: Du hattest die meisten Bibliotheken und die meisten Badehäuser. Mit deinem Graben macht das { $points } Punkte.
lesson-granada-last = Die nächsten zwei Wertungen bringen mehr, auch für den zweiten und dritten Rang. Bestätige den letzten Zug der Lektion.
lesson-granada-end = Du hast Granada gespielt! Die Partie endet, wenn sich der Bauhof nicht mehr füllen lässt, mit der dritten Wertung. Alle Regeln stehen in `/rules`.
