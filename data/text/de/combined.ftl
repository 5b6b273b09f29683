# Alhambra und Granada zusammen: was über beide hinaus gesagt wird.

game-combined = Alhambra und Granada in einem: Gräben laufen an Mauern entlang, und zwei Städte zählen zugleich
combined-title = Alhambra & Granada
option-combined-simplified = Die vereinfachte Granada-Wertung
about-combined-simplified = Die meisten einer Art bringen feste Punkte, wie viele Gebäude davon es auch gibt.
about-combined-vizier-none = { about-alhambra-vizier-none }
about-combined-vizier-able = { about-alhambra-vizier-able }
about-combined-vizier-all = { about-alhambra-vizier-all }
option-combined-vizier = { option-alhambra-vizier }
choice-combined-vizier-none = { choice-alhambra-vizier-none }
choice-combined-vizier-able = { choice-alhambra-vizier-able }
choice-combined-vizier-all = { choice-alhambra-vizier-all }
chosen-combined-vizier-able = { chosen-alhambra-vizier-able }
chosen-combined-vizier-all = { chosen-alhambra-vizier-all }

## Befehle. Beschreibungen haben höchstens 100 Zeichen.

verb-combined-take = { verb-alhambra-take }
slot-combined-take-cards = { slot-alhambra-take-cards }
verb-combined-buy = { verb-alhambra-buy }
slot-combined-buy-tile = Die Währung des Feldes im Bauhof und das Gebäude, etwa blue tower-9-es
slot-combined-buy-pay = { slot-alhambra-buy-pay }
verb-combined-place = { verb-granada-place }
slot-combined-place-tile = Das Gebäude, das du gekauft hast, etwa tower-9-es; ist es gewendet, die Seite, die nun oben liegt
slot-combined-place-at = { slot-alhambra-place-at }
verb-combined-turn = Ein in diesem Zug gekauftes Gebäude von Granada für 3 Geld wenden; es kommt in deine Stadt
slot-combined-turn-tile = { slot-granada-turn-tile }
slot-combined-turn-pay = { slot-granada-turn-pay }
verb-combined-reserve = Ein in diesem Zug gekauftes Gebäude in die Reserve legen; von Granada mit beliebiger Seite
slot-combined-reserve-tile = Das Gebäude, etwa tower-9-es; von Granada die Seite, die oben liegen soll, etwa school-8-e
verb-combined-give = { verb-alhambra-give }
slot-combined-give-tile = { slot-alhambra-give-tile }
verb-combined-build = { verb-alhambra-build }
slot-combined-build-tile = { slot-alhambra-build-tile }
slot-combined-build-at = { slot-alhambra-build-at }
verb-combined-remove = { verb-alhambra-remove }
slot-combined-remove-tile = { slot-alhambra-remove-tile }
slot-combined-remove-at = { slot-alhambra-remove-at }
verb-combined-exchange = { verb-alhambra-exchange }
slot-combined-exchange-tile = { slot-alhambra-exchange-tile }
slot-combined-exchange-for = { slot-alhambra-exchange-for }
slot-combined-exchange-at = { slot-alhambra-exchange-at }
verb-combined-wake = { verb-alhambra-wake }
verb-combined-favour = { verb-alhambra-favour }
verb-combined-decline = { verb-alhambra-decline }
verb-combined-standing = { verb-alhambra-standing }
slot-combined-standing-order = ask (fragen), always (ablehnen), unless tower, oder unless school-8-e (außer für …)
verb-combined-end = { verb-alhambra-end }

## Der Verlauf eines Zuges, Menüs, und was eine Wahl brächte

combined-most-stretch = Mauer am Graben am längsten: { $names } ({ $points })
combined-menu-build = Aus der Reserve bauen
combined-menu-swap = Gegen eins der Reserve tauschen
combined-consequence-stretch = beides { $from } → { $to }

## Die Regeln, für /rules. Je ein Absatz; zusammen sind sie combined-rules.

combined-rules-aim = **Das Ziel.** Alle bauen eine Alhambra um einen Brunnen und an ihre Mauern ein Granada. Dreimal im Spiel punktet, wer von einer der fünfzehn Gebäudearten die meisten hat, und alle punkten für ihre längste Mauer, ihren längsten Graben und das längste Stück, wo eine Mauer an einem Graben entlangläuft. Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.
combined-rules-turn = **Dein Zug.** Wie in Alhambra: Geld nehmen, ein Gebäude kaufen oder deine Städte umbauen; dann lege, was du gekauft hast, und bestätige. Jedes Feld im Bauhof bietet für seine Währung zwei Gebäude an, eins der Alhambra und eins von Granada. Du darfst beide kaufen, eins nach dem anderen: bis zu acht passende Käufe und eine neunte Aktion.
combined-rules-sides = **Zwei Seiten.** Jedes Gebäude von Granada hat zwei Seiten: einen geraden Wert und auf der Rückseite den nächsthöheren ungeraden, von einer anderen Art. Gräben sind bei beiden an denselben Kanten. Neue zeigen die Seite, die der Markierungsstein angibt; er wechselt nach jedem Auffüllen, das eins gebracht hat. Gewendet kommt ein gekauftes für 3 oder mehr Geld einer Währung in deine Stadt; in die Reserve mit beliebiger Seite, gratis.
combined-rules-building = **Bauen.** Jede Sorte folgt unter sich den Regeln von Alhambra: Wo zwei Plättchen sich berühren, haben beide eine Mauer (einen Graben) oder keines; alle sind zu Fuß erreichbar, ohne etwas davon zu überqueren, die Alhambra vom Brunnen aus, Granada von seinem ersten Gebäude aus. Wo ein Gebäude der Alhambra eins von Granada berührt, muss Mauer auf Graben treffen. Dein erstes von Granada steht also an einer Mauer, mit einem Graben zu ihr; es bewegt sich nie mehr. Eine solche Kante muss immer bleiben. Beide zusammen dürfen keine leere Stelle einschließen.
combined-rules-scoring = **Wertung.** Die Arten der Alhambra zahlen wie in Alhambra, und bei Gleichstand wird geteilt:
    ```
               A   B      C
    Pavillon   1   8  1   16  8  1
    Serail     2   9  2   17  9  2
    Arkaden    3  10  3   18 10  3
    Gemächer   4  11  4   19 11  4
    Garten     5  12  5   20 12  5
    Turm       6  13  6   21 13  6
    Granada   ×1  ×2 ×1   ×3 ×2 ×1
    ```
    Jede Art von Granada zahlt so viele Male die Zahl ihrer Gebäude in allen Städten (vereinfacht: 3, 10 3, 18 10 3 Punkte); bei Gleichstand entscheidet der höchste Wert. Die längste äußere Mauer und der längste äußere Graben zahlen 1 Punkt je Teilstück, auch wo sie aneinander entlanglaufen. Das längste Stück Mauer am Graben zahlt 2 Punkte je Kante.
combined-rules-end = **Wertungen und Ende.** Karte A liegt im dritten Teil des Stapels. Karte B kommt in den zweiten Teil des neuen Stapels, wenn der erste aufgebraucht ist; eine Partie, die vorher endet, hat keine Wertung B. Die Partie endet, sobald ein Feld im Bauhof nicht mit beiden Gebäuden gefüllt werden kann. Was übrig ist, geht Feld für Feld, das der Alhambra zuerst, an den Platz mit dem meisten Geld seiner Währung (bei Gleichstand an niemanden), der es sofort legt, wie es liegt. Dann wird C gewertet.
combined-rules-dirk = **Dirk.** Zu zweit sammelt auch Dirk Gebäude: je 6 von beiden Sorten am Anfang, je 6 nach A, ein Drittel jedes Beutels nach B. Er punktet für Gebäude, nie für Mauern und Gräben, und kann nicht gewinnen. Ein Gebäude, das du kaufst, darfst du ihm geben.
combined-rules-vizier = { alhambra-rules-vizier } Es kann ein Gebäude beider Sorten sein; eins von Granada kostet gewendet in die Stadt 3 Geld mehr. Aufgefüllt werden beide Sorten.
combined-rules-pictures = **In den Bildern.** Der Schlüssel: wer den ersten Zug hatte. Der goldene Stern: wer gewonnen hat. Eine farbige Scheibe: die meisten einer Art. Gold an Mauer oder Graben: ihr längstes Stück. Der Granatapfel: wo ein Granada begann. Zwei Pfeile: die andere Seite eines Gebäudes. Der runde Stein mit vier oder drei Punkten: Die nächste Seite ist gerade oder ungerade. Ein oranger Ring: was der letzte Zug geändert hat. Eine türkise Zahl: ein Eintrag deines Menüs.

combined-rules =
    { combined-rules-aim }

    { combined-rules-turn }

    { alhambra-rules-money }

    { alhambra-rules-buying }

    { combined-rules-sides }

    { combined-rules-building }

    { alhambra-rules-redesigning }

    { combined-rules-scoring }

    { combined-rules-end }

    { combined-rules-dirk }

    { granada-rules-terms }

    { combined-rules-pictures }

    { combined-rules-vizier }

## Absagen: die Regel, die Zahlen, und was stattdessen geht

combined-refused-name-the-piece = Feld { $space } im Bauhof ({ $currency }) bietet mehr als ein Gebäude an: { $tiles }. Nenne das, das du kaufst.
combined-refused-not-there = Feld { $space } im Bauhof ({ $currency }) bietet { $tile } nicht an. Wähle, was dort liegt.
combined-misfit-no-wall-to-moat = wo Alhambra und Granada sich berühren, muss Mauer auf Graben treffen (hier nicht: { $alhambra } / { $granada })
combined-misfit-unreachable = vom Anfang deines Granada aus nicht zu Fuß erreichbar wäre { $others ->
        [0] { $place }
        [one] { $place } und { $others } weiteres Gebäude
       *[other] { $place } und { $others } weitere Gebäude
    }
combined-misfit-parted = keine Mauer deiner Alhambra träfe mehr auf einen Graben deines Granada
combined-score-no-wall-to-moat = Wo Alhambra und Granada sich berühren, muss Mauer auf Graben treffen (hier nicht: { $alhambra } / { $granada }).
combined-score-out-of-reach = Vom übrigen Granada aus nicht zu Fuß erreichbar: { $cells }.
combined-score-parted = Keine Mauer der Alhambra trifft auf einen Graben von Granada.

## Bilder

combined-picture-both = beide
combined-picture-regular-with-viziers = normal, Wesir
combined-picture-simplified-with-viziers = vereinfacht, Wesir
combined-picture-longest-both = Rekord von beiden
combined-describe-seat = { $rank }. { $seat }: { $points } Punkte, { $types }, Mauer { $wall }, Graben { $moat }, Mauer am Graben { $both }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $reserve } in Reserve.
combined-describe-points = { $points } Punkte, Mauer { $wall }, Graben { $moat }, Mauer am Graben { $both }.
combined-describe-city = Deine Stadt (Mauern und Gräben mit N, E für Ost, S, W; Schritte östlich und nördlich vom Brunnen): { $tiles }.
combined-describe-cities = Die Städte: jedes Gebäude mit seinen Mauern oder Gräben (N, E für Ost, S, W) und seinen Schritten östlich und nördlich vom Brunnen; 2,-1 heißt also zwei nach Osten und eins nach Süden.
combined-describe-start = Dein Granada begann auf { $cell }.
combined-describe-stock = Übrig: { $alhambra ->
    [one] 1 Plättchen
   *[other] { $alhambra } Plättchen
} der Alhambra und { $granada } von Granada in den Beuteln, { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
} im Stapel.
combined-describe-gain = { $seat }: davon { $moat } für den längsten Graben, { $both } für Mauer am Graben.
