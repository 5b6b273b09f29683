# Die Wörter der Regelhefte, für /rules term: was jedes heißt, kurz, und wo das Regelheft es sagt. Jedes beginnt fett mit dem Wort
# selbst. Ein Spiel ohne eigenen Text für ein Wort sagt den von Alhambra. Gelesen wurden die englischen Regelhefte: Seiten und
# Überschriften sind ihre.

## Alhambra.

term-alhambra-turn = **Zug.** Eine Aktion: Geld nehmen, ein Gebäude kaufen oder die Stadt umbauen; dann legen, was gekauft wurde. Wer passend zahlt, ist noch einmal dran. *(engl. Regelheft S. 4, How to play)*
term-alhambra-money = **Geld.** Nimm als Aktion eine Karte der Auslage, von beliebigem Wert, oder mehrere, die zusammen höchstens 5 ergeben. *(engl. Regelheft S. 4, Take some money)*
term-alhambra-display = **Auslage.** Die vier offenen Geldkarten. Sie wird aufgefüllt, wenn der Zug beendet ist, nicht vorher. *(engl. Regelheft S. 3, Getting ready to play; S. 6, At the end of your turn)*
term-alhambra-currency = **Währung.** Geld gibt es als Gulden, Dirham, Denare und Dukaten. Ein Feld im Bauhof nimmt nur seine eigene, ein Kauf wird also in einer Währung bezahlt. *(engl. Regelheft S. 4, Buy and position a building tile)*
term-alhambra-market = **Bauhof.** Vier Felder, jedes mit einem Gebäude für eine Währung. Was gekauft wurde, wird ersetzt, wenn der Zug beendet ist. *(engl. Regelheft S. 3, Getting ready to play; S. 6, At the end of your turn)*
term-alhambra-price = **Preis.** Was auf dem Gebäude steht. Zahle so viel oder mehr, in der Währung seines Feldes; Wechselgeld gibt es nicht. *(engl. Regelheft S. 4, Buy and position a building tile)*
term-alhambra-exact = **Passend zahlen.** Wer den Preis auf den Heller genau zahlt, hat sofort noch eine Aktion, welche auch immer, und so weiter. *(engl. Regelheft S. 4, Buy and position a building tile)*
term-alhambra-action = **Aktion.** Ein Zug hat eine, und nach jeder passenden Zahlung noch eine. Ist keine übrig, wird gelegt, was gekauft wurde, und der Zug endet. *(engl. Regelheft S. 4, How to play)*
term-alhambra-positioning = **Legen.** Alles, was in einem Zug gekauft wurde, wird an seinem Ende gelegt, jedes Gebäude in die Stadt oder in die Reserve. *(engl. Regelheft S. 5, Positioning the tiles)*
term-alhambra-building-rules = **Bauregeln.** Nie gedreht; Mauer an Mauer, offen an offen; alles ist vom Brunnen aus zu Fuß erreichbar; keine leere Stelle wird eingeschlossen. *(engl. Regelheft S. 5, Rules for building your Alhambra)*
term-alhambra-fountain = **Brunnen.** Womit die Stadt beginnt. Er bleibt, wo er ist, zählt nicht als Gebäude, und alle Wege beginnen dort. *(engl. Regelheft S. 3, Getting ready to play; S. 5)*
term-alhambra-wall = **Mauer.** An bis zu drei Seiten eines Gebäudes gedruckt. Die längste ununterbrochene Außenmauer bringt bei jeder Wertung einen Punkt je Seite. *(engl. Regelheft S. 6, Points for the wall)*
term-alhambra-reserve = **Reserve.** Wo Gebäude warten, die in keiner Stadt stehen. Sie zählen nichts und kommen durch Umbauen in die Stadt. *(engl. Regelheft S. 5, Positioning the tiles)*
term-alhambra-redesign = **Umbau.** Als Aktion: ein Gebäude der Reserve in die Stadt, eins der Stadt in die Reserve, oder eins gegen das andere, genau an seiner Stelle. Danach entspricht die Stadt den Regeln. *(engl. Regelheft S. 4, Redesigning your Alhambra)*
term-alhambra-buildings = **Gebäude.** Pavillons, Serails, Arkaden, Gemächer, Gärten und Türme, von der billigsten Art zur teuersten. *(engl. Regelheft S. 2, Equipment)*
term-alhambra-majorities = **Mehrheiten.** Wer in der Stadt die meisten einer Art hat, punktet; in der zweiten Wertung auch, wer die zweitmeisten hat, in der dritten die drittmeisten. Bei Gleichstand werden die Ränge geteilt, abgerundet. *(engl. Regelheft S. 6, Scoring)*
term-alhambra-scoring = **Wertung.** Zwei Karten im Stapel bringen die erste und die zweite, das Ende der Partie die dritte. *(engl. Regelheft S. 3, Getting ready to play; S. 6, Scoring)*
term-alhambra-end = **Spielende.** Es kommt, wenn sich der Bauhof nicht mehr füllen lässt. Was dort übrig ist, bekommt, wer das meiste Geld seiner Währung hält; es wird gelegt, dann folgt die letzte Wertung. *(engl. Regelheft S. 7, End of the game)*
term-alhambra-dirk = **Dirk.** Der Dritte an einem Tisch zu zweit: Er bekommt Gebäude aus dem Beutel und was ihm die anderen geben, punktet für Arten und hat keine Mauern. *(engl. Regelheft S. 7, Special rules for playing with two)*
term-alhambra-capital = **Startkapital.** Alle bekommen Geldkarten, bis sie 20 oder mehr ergeben. *(engl. Regelheft S. 3, Getting ready to play)*
term-alhambra-modules = **Module.** Erweiterungen, von denen ein Tisch beliebige wählen kann: Wechselstuben, Bonuskarten, Bauhütten, die Gunst des Wesirs. *(engl. Regelheft S. 14-16)*
term-alhambra-vizier = **Gunst des Wesirs.** Wer zwischen zwei Zügen einen offenen Wesir hat, darf ein Gebäude genau zu seinem Preis kaufen. Wieder aufgedeckt wird der Wesir als Aktion eines Zuges. *(engl. Regelheft S. 14, The vizier's favour)*
term-alhambra-bureau = **Wechselstube.** Eine Karte mit zwei Währungen, die wie Geld genommen wird, allein; bei einem einzigen Kauf gelten mit ihr beide. *(engl. Regelheft S. 14-15, The bureau de change)*
term-alhambra-bonus = **Bonuskarten.** Jede nennt ein Gebäude. Aufgedeckt, während es in der Stadt steht, zählt sie als eins mehr der Art. *(engl. Regelheft S. 15, The bonus cards)*
term-alhambra-huts = **Bauhütten.** Als Aktion umsonst genommen, höchstens drei; jede zählt wie so viele Gebäude ihrer Art, wie an sie grenzen. *(engl. Regelheft S. 16, The workers' huts)*
term-alhambra-orders = **Daueraufträge.** Was du vorab über Karten und Gunst sagst, damit niemand auf dich wartet. Die gibt es nur hier: An einem echten Tisch würdest du laut antworten. *(engl. Regelheft S. 14-15, statt reihum zu fragen)*

## Granada; was von Alhambra gesagt ist, gilt auch hier.

term-granada-moat = **Graben.** Was in Alhambra die Mauern sind: Graben an Graben, niemand geht hinüber, und der längste äußere bringt einen Punkt je Seite. *(engl. Regelheft S. 9, Victory points for moats)*
term-granada-sides = **Zwei Seiten.** Jedes Gebäude hat auf der einen Seite einen geraden Wert und auf der anderen den nächsten ungeraden, von einer anderen Art. *(engl. Regelheft S. 8, Granada components)*
term-granada-marker = **Markierungsstein.** Sagt, ob neue Gebäude ihre gerade oder ihre ungerade Seite zeigen. Er wechselt, wenn der Bauhof aufgefüllt ist. *(engl. Regelheft S. 9, Place one or more building tiles)*
term-granada-turning = **Wenden.** Ein gekauftes Gebäude kommt in die Stadt, wie es lag, oder gewendet für 3 Geld einer Währung; in die Reserve mit beliebiger Seite, umsonst. *(engl. Regelheft S. 9, Place one or more building tiles)*
term-granada-building-rules = **Bauregeln.** Nie gedreht; Graben an Graben, offen an offen; alles ist vom Startplättchen aus zu Fuß erreichbar; keine leere Stelle wird eingeschlossen. *(engl. Regelheft S. 10, Building rules for Granada)*
term-granada-fountain = **Startplättchen.** Womit die Stadt beginnt, mit einem Bild der Alhambra. Es bleibt, wo es ist. *(engl. Regelheft S. 8, Granada components)*
term-granada-buildings = **Gebäude.** Arenen, Badehäuser, Bibliotheken, Herbergen, Hospitäler, Märkte, Parks, Schulen und Viertel: je zwölf, von 2 bis 13. *(engl. Regelheft S. 8, Granada components)*
term-granada-majorities = **Mehrheiten.** Die Zahl der Gebäude einer Art in allen Städten zusammen, mal das, was der Rang zahlt. Bei Gleichstand entscheidet der höchste Wert. *(engl. Regelheft S. 9-11)*
term-granada-scoring = **Wertung.** Erst die Gräben, dann Art für Art. Drei Wertungen, wie in Alhambra. *(engl. Regelheft S. 9-11, Scorings)*
term-granada-simplified = **Vereinfachte Wertung.** Die Ränge zahlen feste Punkte, wie viele Gebäude es auch sind: 3 in der ersten Wertung, dann mehr. *(engl. Regelheft S. 11, Simplified scoring)*
term-granada-end = **Spielende.** Es kommt, wenn sich der Bauhof nicht mehr füllen lässt. Was übrig ist, bekommt, eins nach dem anderen, wer das meiste Geld seiner Währung hält, und legt es sofort, wie es liegt. *(engl. Regelheft S. 10, End of the game)*
term-granada-dirk = **Dirk.** Der Dritte an einem Tisch zu zweit. Seine ersten sechs Gebäude zeigen ihre gerade Seite; er punktet für Arten und hat keine Gräben. *(engl. Regelheft S. 11, Special rules for 2 players)*
term-granada-redesign = **Umbau.** Wie in Alhambra: Reserve in die Stadt, Stadt in die Reserve, oder eins gegen das andere; was einmal gelegt ist, wird nie mehr gewendet. *(engl. Regelheft S. 9, Rebuild your individual city)*

## Alhambra und Granada zusammen; was von Alhambra gesagt ist, gilt auch hier.

term-combined-market = **Bauhof.** Jedes Feld hat ein Gebäude der Alhambra und eins von Granada; beide dürfen gekauft werden, eins nach dem anderen. *(engl. Regelheft S. 12, Setup; S. 13, Buy a building tile)*
term-combined-wall-to-moat = **Mauer an Graben.** Wo beide Städte sich berühren, muss Mauer auf Graben treffen. Dort beginnt Granada, und eine solche Seite muss immer bleiben. *(engl. Regelheft S. 13, two new building rules)*
term-combined-building-rules = **Bauregeln.** Jede Sorte nach ihren Regeln; ganz Granada ist von seinem ersten Gebäude aus zu Fuß erreichbar, die ganze Alhambra vom Brunnen aus; wo sie sich berühren, trifft Mauer auf Graben. *(engl. Regelheft S. 13, Place one or more building tiles)*
term-combined-fountain = **Brunnen.** Womit die Alhambra beginnt. Granada beginnt mit seinem ersten Gebäude, an einer Mauer; auch das bewegt sich nie mehr. *(engl. Regelheft S. 13, Place one or more building tiles)*
term-combined-scoring = **Wertung.** Erst die Arten der Alhambra, dann die von Granada; eine Mauer an einem Graben zählt als Mauer, als Graben und als beides. *(engl. Regelheft S. 13, Scoring)*
term-combined-moat = **Graben.** Die Mauer von Granada. Der längste bringt einen Punkt je Seite, und ein Stück an einer Mauer zählt noch dazu. *(engl. Regelheft S. 13, Scoring)*
term-combined-sides = **Zwei Seiten.** Wie in Granada; die der ersten Füllung haben einen Graben. *(engl. Regelheft S. 12, Setup)*
term-combined-marker = **Markierungsstein.** Wechselt, wenn der Bauhof aufgefüllt ist, falls ein Gebäude von Granada gekauft wurde. *(engl. Regelheft S. 12, Sequence of play)*
term-combined-turning = **Wenden.** Wie in Granada: gewendet in die Stadt für 3 Geld einer Währung, in die Reserve umsonst. *(engl. Regelheft S. 9 und S. 13)*
term-combined-end = **Spielende.** Es kommt, sobald einem Feld eins seiner beiden Gebäude fehlt. Was übrig ist, bekommt, wer das meiste Geld seiner Währung hält. *(engl. Regelheft S. 13, End of the game)*
term-combined-discard = **Ablagestapel.** Ist der Geldstapel einmal aufgebraucht, wird neu gemischt, mit der zweiten Wertungskarte darin. *(engl. Regelheft S. 12-13)*

## Die Gärten der Alhambra.

term-gardens-tile = **Gartenstein.** Zeigt alle vier Baumarten, je 1 bis 6, gleich viele. Es gibt 36. *(engl. Regelheft S. 2, Game material)*
term-gardens-planting = **Pflanzen.** Ein Zug ist ein Stein auf einem leeren Feld, beliebig gedreht; dann wird ein neuer gezogen, solange es welche gibt. *(engl. Regelheft S. 2, Placing a Garden Tile)*
term-gardens-first-tile = **Erster Stein.** Der erste der Partie liegt auf einem inneren Feld, nicht am Rand oder in einer Ecke. *(engl. Regelheft S. 2, In the first turn)*
term-gardens-beside = **Neben einem Stein.** Jeder weitere Stein grenzt mit einer Seite an einen, der schon liegt; eine Ecke genügt nicht. *(engl. Regelheft S. 3, During each further turn)*
term-gardens-field = **Feld.** Eine der 36 Stellen für Steine, jede für einen. *(engl. Regelheft S. 2, Placing a Garden Tile)*
term-gardens-kind = **Baumart.** Orange, Lavendel, Palme oder Zitrone. Jedem Platz gehört eine, in einer Variante zwei; eine Art gehört höchstens einem Platz. *(engl. Regelheft S. 2, Goal of the game; S. 6, Variants)*
term-gardens-enclosing = **Umschließen.** Ein Gebäude wird von vier Steinen umschlossen, am Rand von zwei, in einer Ecke von einem. Ein Stein kann mehrere umschließen. *(engl. Regelheft S. 3, Note)*
term-gardens-majority = **Die meisten Bäume.** Die Art mit den meisten Bäumen an einem Gebäude gewinnt es, auf wie viele Steine auch immer sie verteilt sind. *(engl. Regelheft S. 4, Who gets the points?)*
term-gardens-level = **Gleichstand.** Arten mit gleich vielen Bäumen heben einander auf, und die nächste gewinnt, sogar ohne Baum; steht keine allein, gewinnt niemand. *(engl. Regelheft S. 4-5, Who gets the points?)*
term-gardens-points = **Punkte.** Der Wert des Gebäudes mal die Zahl der Arten, die um es stehen. *(engl. Regelheft S. 5, How many points are to be won?)*
term-gardens-value = **Wert.** Was ein Gebäude wert ist, 1 bis 5; das Los legt ihn aus. *(engl. Regelheft S. 2, Game preparation)*
term-gardens-nobodys = **Niemandes Bäume.** Zu zweit oder dritt gehören einige Arten keinem Platz. Gebäude gewinnen sie trotzdem, für niemanden. *(engl. Regelheft S. 5, How many points are to be won?)*
term-gardens-end = **Spielende.** Wenn alle Felder bepflanzt sind. Die meisten Punkte gewinnen; bei Gleichstand wird geteilt. *(engl. Regelheft S. 6, End of the game)*
term-gardens-hand = **Hand.** Ein Stein, oder drei in einer Variante: Einer wird je Zug gepflanzt und ersetzt. *(engl. Regelheft S. 2, Game preparation; S. 6, Variants)*
term-gardens-variants = **Varianten.** Eine Hand aus drei Steinen; zu zweit je zwei Arten, die einzeln gewertet und am Ende zusammengezählt werden. *(engl. Regelheft S. 6, Variants)*

## Sanssouci. Das gelesene Regelheft hat keine Seitenzahlen: Genannt sind seine Abschnitte.

term-sanssouci-turn = **Zug.** Spiel eine Karte und lege ein Plättchen, dann zieh einen Adligen, wenn du magst; Auslage und Hand werden aufgefüllt. *(engl. Regelheft, Game Play)*
term-sanssouci-card = **Karten.** Zwei Farben: ein Plättchen von einer der beiden. Ein Motiv: ein Plättchen, das es zeigt, ein beliebiges, wenn keins da ist. Der Joker: ein beliebiges. *(engl. Regelheft, 1. Play a card)*
term-sanssouci-hand = **Hand.** Zwei Karten; je Zug wird eine gespielt und eine gezogen, bis keine mehr zu ziehen ist. *(engl. Regelheft, 4. Replenish your Hand)*
term-sanssouci-market = **Auslage.** Zehn Plättchen, zwei auf jeder von fünf Farben. Das genommene wird am Ende des Zuges ersetzt. *(engl. Regelheft, Setup; 3. Replace the Garden Tile)*
term-sanssouci-square = **Eigenes Feld.** Jedes Plättchen hat eins: die Spalte seines Motivs in der Reihe der Farbe, von der es genommen wurde. *(engl. Regelheft, You must always place garden tiles on the corresponding square)*
term-sanssouci-gardener = **Gärtner.** Ein Plättchen, dessen eigenes Feld belegt ist, wird gewendet und kommt auf ein freies Feld dieser Reihe oder Spalte; gibt es keins, auf ein beliebiges. *(engl. Regelheft, The Gardener)*
term-sanssouci-noble = **Adlige.** Neun, in jeder Spalte einer, anfangs über dem Garten. Je Zug darf einer ziehen. *(engl. Regelheft, 2. Move a Nobleman)*
term-sanssouci-path = **Weg.** Ein Adliger geht über belegte Felder, die sich berühren, auch zurück und quer, vorbei an Adligen und Gärtnern. *(engl. Regelheft, 2. Move a Nobleman)*
term-sanssouci-goal = **Wo ein Adliger endet.** In seiner eigenen Spalte, tiefer als er begann, auf einem belegten Feld ohne Gärtner. *(engl. Regelheft, 2. Move a Nobleman)*
term-sanssouci-points = **Punkte.** Ein Adliger bringt, was die Reihe zahlt, in der er endet, wie weit er auch ging. *(engl. Regelheft, Points)*
term-sanssouci-row = **Reihen.** Eine volle Reihe bringt am Ende 10 minus ihren eigenen Wert; die oberste bringt nichts. *(engl. Regelheft, End of the Game)*
term-sanssouci-column = **Spalten.** Eine volle Spalte bringt am Ende 5, womit auch immer sie gefüllt ist. *(engl. Regelheft, End of the Game)*
term-sanssouci-mission = **Aufträge.** Zwei geheime Motive; am Ende bringt jeder, was die Reihe seines Adligen zahlt. *(engl. Regelheft, Setup; End of the Game)*
term-sanssouci-garden = **Gartenpläne.** Vier, mit je zwei Seiten; jeder Platz hat einen, mit einigen aufgedruckten Feldern. *(engl. Regelheft, Setup)*
term-sanssouci-expansion = **Erweiterungstafel.** Liegt über sechzehn Feldern; ihre Seite wird geheim gewählt. Ihre Marken bringen oder kosten Punkte, wenn dort ein Plättchen gelegt wird. *(engl. Regelheft, Expansion)*
term-sanssouci-terrace = **Terrasse.** Wo Adlige warten, bis sie durch das oberste Feld ihrer Spalte hereinkommen. *(engl. Regelheft, Setup)*
term-sanssouci-end = **Spielende.** Nach 18 Zügen von allen. Bei Gleichstand entscheiden die Gärtner. *(engl. Regelheft, End of the Game)*

## Die Hängenden Gärten.

term-hanging-gardens-turn = **Zug.** Eine Karte nehmen und legen, eine neue aufdecken; dann vielleicht eine Verschönerung kaufen, und dann vielleicht ein königliches Ziel erfüllen, in dieser Reihenfolge. *(engl. Regelheft S. 3-4)*
term-hanging-gardens-gardener = **Gärtner.** Je drei. Einer kommt unter die Spalte, aus der eine Karte genommen wird, und bleibt, bis die Runde zu Ende ist. *(engl. Regelheft S. 4, Select a Garden card)*
term-hanging-gardens-tools = **Werkzeuge.** Bezahlen Karten der oberen Reihen der Auslage: 0, 1, 2 und 3. Ein Werkzeugbonus bringt so viele, wie die Ebene zählt, auf der er liegt. *(engl. Regelheft S. 4, Select a Garden card; S. 6, Tools)*
term-hanging-gardens-display = **Auslage.** Drei Spalten mit vier Karten. Wird eine genommen, rutschen die darüber nach, und oben kommt eine neue. *(engl. Regelheft S. 3, Setup; S. 6, Reveal a new Garden card)*
term-hanging-gardens-garden = **Hängender Garten.** Fünf Karten unten, vier darauf, drei auf diesen. Ebene 1 wächst an ihren Enden; eine Karte darüber ruht auf zweien. Karten bewegen sich nie. *(engl. Regelheft S. 4, Place your Garden card)*
term-hanging-gardens-irrigation = **Bewässerung.** Wasser auf den Stellen, die die eigene Bewässerungskarte zeigt, bringt Punkte, je mehr, desto mehr. *(engl. Regelheft S. 5, Irrigation)*
term-hanging-gardens-flower = **Blumen.** Die größte zusammenhängende Gruppe jeder Farbe bringt einen Punkt je Blume. *(engl. Regelheft S. 5; S. 8, Scoring)*
term-hanging-gardens-animal = **Tiere.** Löwen, Affen und Pfauen, je 2 Punkte, 3 auf der Ebene, die sie mögen: Löwen die erste, Affen die zweite, Pfauen die dritte. *(engl. Regelheft S. 5, Animal)*
term-hanging-gardens-tree = **Bäume.** Zedern, Palmen und Drachenpalmen zählen in zusammenhängenden Gruppen einer Art. *(engl. Regelheft S. 5, Tree)*
term-hanging-gardens-visitor = **Gäste.** Jeder mag etwas und zählt, was es davon im Garten gibt. *(engl. Regelheft S. 5, Visitor)*
term-hanging-gardens-empty = **Leere Karten.** Karten ohne Baum, Tier oder Gast: Nur sie nehmen eine Verschönerung auf, je eine. *(engl. Regelheft S. 5, Empty; S. 7)*
term-hanging-gardens-crown = **Krone.** Bringt sofort den Startspielermarker; die Reihenfolge dieser Runde bleibt. *(engl. Regelheft S. 6, Crown)*
term-hanging-gardens-coins = **Goldmünzen.** Bezahlen Verschönerungen. Ein Münzbonus bringt so viele, wie die Ebene zählt, auf der er liegt. *(engl. Regelheft S. 6, Gold coins)*
term-hanging-gardens-enhancement = **Verschönerungen.** Eine je Zug, für 2, 3 oder 4 Gold, auf eine eigene leere Karte, bevor ein Ziel erfüllt wird. *(engl. Regelheft S. 7, Buy a single Enhancement tile)*
term-hanging-gardens-objective = **Königliche Ziele.** So viele von einer Sache auf einer einzigen Ebene. Eins je Zug, jedes einmal in der Partie, solange es ein freies Feld hat. *(engl. Regelheft S. 7, Complete a single Royal Objective)*
term-hanging-gardens-marker = **Startspielermarker.** Wer ihn hat, beginnt die nächste Runde und braucht für ein Ziel eins weniger. *(engl. Regelheft S. 7, First-player marker)*
term-hanging-gardens-round = **Runden.** Vier; jede endet, wenn alle Gärtner stehen. *(engl. Regelheft S. 7, End of round)*
term-hanging-gardens-scoring = **Wertung.** Bewässerung, Blumen, Bäume, Tiere, Gäste und Ziele. Bei Gleichstand entscheiden Gold und Werkzeuge zusammen. *(engl. Regelheft S. 8, Scoring)*
