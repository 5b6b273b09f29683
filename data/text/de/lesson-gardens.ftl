# Die Lektion zu den Gärten. Jede Nachricht: höchstens drei kurze Sätze, keine Zahl außer denen des Bretts.

lesson-gardens-begin = Dir gehören die Orangenbäume. Umschließen Steine ein Gebäude, bekommt die Art mit den meisten Bäumen daran seine Punkte; die meisten Punkte gewinnen. Pflanze deinen ersten Stein und lass deine Orangen zum Turm im Nordwesten schauen: Der ist viel wert.
lesson-gardens-planted = Deine Orangen stehen jetzt am Turm. Bis du bestätigst, sieht es niemand, und **Zurücknehmen** kostet nichts; dann ziehst du deinen nächsten Stein.
lesson-gardens-corner = Jeder Stein hat alle vier Arten, gleich viele. Dieser schließt zwei Gebäude auf einmal: Eine Ecke braucht einen Stein, ein Rand zwei. Der Rand bringt mehr: Mit Lavendel oben links stehen dort deine Orangen.
lesson-gardens-scored = Das hat dir { $points } Punkte gebracht: den Wert des Gebäudes, mal die Arten, die daran stehen. Die Ecke ging an den Lavendel, der niemandem gehört.
lesson-gardens-enclose = Ein Gebäude in der Mitte braucht vier Steine, und an deinem Turm fehlt der letzte. Deine Orangen stehen schon dort; mit diesen sind es bei weitem die meisten.
lesson-gardens-enclosed = Drei Arten stehen am Turm, er hat also dreimal seinen Wert gebracht, und du hast { $points } Punkte. Arten mit gleicher Zahl heben einander auf, und dann gewinnt die nächste: Gib darauf acht.
lesson-gardens-end = Du hast die Gärten gespielt! So geht es weiter, bis jedes Feld bepflanzt ist. Alle Regeln stehen in `/rules`.
