# Die Lektion zu Sanssouci. Jede Nachricht: höchstens drei kurze Sätze, keine Zahl außer denen des Bretts.

lesson-sanssouci-begin = Du legst einen Garten an und schickst deine Adligen durch ihn hinab: Je tiefer sie kommen, desto mehr bringen sie. Die meisten Punkte gewinnen. In jedem Zug spielst du eine Karte: Diese nimmt ein Plättchen, das in der Auslage auf Grau oder Orange liegt.
lesson-sanssouci-move = Das Plättchen liegt, wo die Spalte seines Motivs die Reihe seiner Farbe kreuzt. Unter der Terrasse führt nun ein Weg dorthin, also lass den Adligen dieser Spalte hingehen. Er bringt die Punkte seiner Reihe: { $points }.
lesson-sanssouci-moved = Du hast { $points } Punkte. Bis du bestätigst, sieht es niemand, und **Zurücknehmen** kostet nichts; dann werden Auslage und Hand aufgefüllt.
lesson-sanssouci-symbol = Diese Karte zeigt ein Motiv, nimmt also ein Plättchen mit diesem Motiv, von einer beliebigen Farbe. Das auf Grau kommt direkt neben dein erstes Plättchen.
lesson-sanssouci-follow = Adlige gehen über alles, was belegt ist, so weit du willst, und enden in ihrer eigenen Spalte. Dieser kann den Weg seines Freundes nehmen.
lesson-sanssouci-followed = Jetzt hast du { $points } Punkte. Volle Reihen und Spalten bringen am Ende etwas, und deine zwei geheimen Aufträge auch: Die Adligen dieser Spalten sollten weit hinabkommen.
lesson-sanssouci-gardener = Das einzige Plättchen mit diesem Motiv gehört dorthin, wo dein erstes liegt. Dann wird es gewendet und ein Gärtner, auf einem freien Feld dieser Reihe oder Spalte. Setz ihn neben deine Plättchen: Er schließt eine Lücke.
lesson-sanssouci-over-gardener = Adlige gehen an einem Gärtner vorbei, bleiben aber nie auf ihm stehen. Unter ihm ist auf Orange eine Statue aufgedruckt, und der Adlige dieser Spalte kommt jetzt dorthin.
lesson-sanssouci-last = Das macht { $points } Punkte nach drei deiner Züge, und ein Adliger kann später weiter hinabgehen und wieder punkten. Bestätige den letzten Zug der Lektion.
lesson-sanssouci-end = Du hast Sanssouci gespielt! Die Partie endet, wenn alle ihre Karten gespielt haben. Alle Regeln stehen in `/rules`.
