# Granada: was hier anders heißt als in Alhambra, oder darüber hinausgeht.

game-granada = Alhambra mit beidseitigen Gebäuden: Wende sie, und werte, was alle zusammen gebaut haben
granada-title = Granada
option-granada-simplified = Vereinfachte Wertung
about-granada-simplified = Die meisten einer Art bringen feste Punkte, wie viele Gebäude davon es auch gibt.
about-granada-vizier-none = { about-alhambra-vizier-none }
about-granada-vizier-able = { about-alhambra-vizier-able }
about-granada-vizier-all = { about-alhambra-vizier-all }
option-granada-vizier = { option-alhambra-vizier }
choice-granada-vizier-none = { choice-alhambra-vizier-none }
choice-granada-vizier-able = { choice-alhambra-vizier-able }
choice-granada-vizier-all = { choice-alhambra-vizier-all }
chosen-granada-vizier-able = { chosen-alhambra-vizier-able }
chosen-granada-vizier-all = { chosen-alhambra-vizier-all }

## Befehle. Beschreibungen haben höchstens 100 Zeichen.

verb-granada-take = { verb-alhambra-take }
slot-granada-take-cards = { slot-alhambra-take-cards }
verb-granada-buy = { verb-alhambra-buy }
slot-granada-buy-tile = { slot-alhambra-buy-tile }
slot-granada-buy-pay = { slot-alhambra-buy-pay }
verb-granada-place = Ein in diesem Zug gekauftes Gebäude in deine Stadt legen, mit der gekauften Seite oben
slot-granada-place-tile = Das Gebäude, das du gekauft hast, etwa school-8-e; ist es gewendet, die Seite, die nun oben liegt
slot-granada-place-at = Schritte östlich und nördlich vom Startplättchen, etwa 2,-1
verb-granada-turn = Ein in diesem Zug gekauftes Gebäude für 3 Geld wenden; dann kommt es in deine Stadt
slot-granada-turn-tile = Das Gebäude, das du gekauft hast, mit der gekauften Seite, etwa school-8-e
slot-granada-turn-pay = Die Karten, mit denen du zahlst, alle einer Währung, etwa blue-3; ohne Angabe die beste Zahlung
verb-granada-reserve = Ein in diesem Zug gekauftes Gebäude in deine Reserve legen, mit beliebiger Seite oben
slot-granada-reserve-tile = Die Seite, die oben liegen soll, etwa school-8-e
verb-granada-give = { verb-alhambra-give }
slot-granada-give-tile = Das Gebäude, das du gekauft hast, etwa school-8-e
verb-granada-build = { verb-alhambra-build }
slot-granada-build-tile = Das Gebäude in deiner Reserve, etwa school-8-e
slot-granada-build-at = Schritte östlich und nördlich vom Startplättchen, etwa 2,-1
verb-granada-remove = { verb-alhambra-remove }
slot-granada-remove-tile = Das Gebäude in deiner Stadt, etwa school-8-e
slot-granada-remove-at = Wo es steht: Schritte östlich und nördlich vom Startplättchen; kann fehlen
verb-granada-exchange = { verb-alhambra-exchange }
slot-granada-exchange-tile = Das Gebäude in deiner Reserve, etwa park-12
slot-granada-exchange-for = Das Gebäude deiner Stadt, das in die Reserve kommt, etwa school-8-e
slot-granada-exchange-at = Wo dieses steht: Schritte östlich und nördlich vom Startplättchen; kann fehlen
verb-granada-wake = { verb-alhambra-wake }
verb-granada-favour = { verb-alhambra-favour }
verb-granada-decline = { verb-alhambra-decline }
verb-granada-standing = { verb-alhambra-standing }
slot-granada-standing-order = ask (fragen), always (ablehnen), unless school, oder unless school-8-e (außer für …)
verb-granada-end = { verb-alhambra-end }

## Der Verlauf eines Zuges, Menüs, und was eine Wahl brächte

granada-tile-turned = { $tile } auf { $to } gewendet
granada-menu-in-reserve-turned = in die Reserve, als { $side }
granada-menu-turn = gewendet: { $side }, für 3
granada-menu-turn-currency = in { $currency }
granada-menu-turn-with = mit { $cards }
granada-consequence-turn = dann kommt { $tile } in deine Stadt, nicht in die Reserve{ $overpaid ->
        [0] { "" }
       *[other] , { $overpaid } zu viel
    }
granada-majority-lower-value = { $kinds }: dein höchster Wert { $own }, sonst { $most }
granada-majority-by-value = { $kinds }: nach Wert zurück
granada-reminder-turned = **Auf { $tile } gewendet.** Lege es in deine Stadt, oder nimm das Wenden zurück.

## Die Regeln, für /rules. Je ein Absatz; zusammen sind sie granada-rules.

granada-rules-aim = **Das Ziel.** Alle bauen eine Stadt um ein Startplättchen. Dreimal im Spiel punktet, wer von einer Gebäudeart die meisten hat, und alle punkten für ihren längsten äußeren Graben. Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.
granada-rules-turn = **Dein Zug.** Tu eins davon: Geld nehmen, ein Gebäude kaufen oder deine Stadt umbauen. Lege dann, was du gekauft hast, und bestätige. Bauhof und Geldauslage werden danach aufgefüllt; bis zum Bestätigen kannst du alles zurücknehmen. Nur wenn keins der drei geht, passt du.
granada-rules-sides = **Zwei Seiten.** Jedes Gebäude hat zwei Seiten: einen geraden Wert und auf der Rückseite den nächsthöheren ungeraden, von einer anderen Art. Gräben sind bei beiden an denselben Kanten. Neue Gebäude zeigen die Seite, die der Markierungsstein angibt; er wechselt nach jedem Auffüllen des Bauhofs.
granada-rules-placing = **Legen.** Ein gekauftes Gebäude kommt mit der gekauften Seite gratis in deine Stadt; gewendet für 3 oder mehr Geld einer beliebigen Währung, ohne Wechselgeld. In deine Reserve kommt es mit beliebiger Seite, gratis. Danach wird es nie mehr gewendet.
granada-rules-building = **Bauen.** Gebäude werden nie gedreht; wo zwei sich berühren, haben beide dort einen Graben oder keines; jedes ist vom Startplättchen aus zu Fuß erreichbar, ohne einen Graben zu überqueren; und keine leere Stelle darf eingeschlossen werden.
granada-rules-scoring = **Wertung.** Nimm für jede Art die Zahl ihrer Gebäude in allen Städten zusammen. Die meisten, zweitmeisten und drittmeisten davon bringen so viele Male diese Zahl:
    ```
                      A   B      C
    normal            1   2 1    3 2 1
    vereinfacht       3  10 3   18 10 3
    ```
    In der vereinfachten Wertung gibt es stattdessen diese Punkte. Bei Gleichstand liegt der höchste Wert der Art vorn. Nur die Stadt zählt, nicht die Reserve. Dein längster ununterbrochener äußerer Graben bringt 1 Punkt je Teilstück.
granada-rules-end = **Das Ende.** A und B werden gewertet, wenn ihre Karten im Stapel auftauchen. Lässt sich der Bauhof nicht mehr füllen, endet die Partie: Eins nach dem anderen geht jedes Gebäude dort an den Platz mit dem meisten Geld seiner Währung (bei Gleichstand an niemanden), der es sofort legt, wie es liegt, oder in Reserve behält. Dann wird C gewertet.
granada-rules-dirk = **Dirk.** Zu zweit sammelt auch Dirk Gebäude: 6 am Anfang, 6 nach A, ein Drittel des Beutels nach B. Er punktet für Gebäude, nie für Gräben, und kann nicht gewinnen. Ein Gebäude, das du kaufst, darfst du ihm geben, mit der gekauften Seite oben.
granada-rules-vizier = { alhambra-rules-vizier } Der genaue Preis ist der der Seite, die oben liegt; gewendet in die Stadt kostet das Gebäude 3 Geld mehr.
granada-rules-terms = **Begriffe.** *Bauhof*: die vier Felder mit Gebäuden, jedes für eine Währung. *Auslage*: die vier offenen Geldkarten. *Reserve*: deine Gebäude, die in keiner Stadt stehen; sie zählen nichts, bis sie gebaut sind. *Markierungsstein*: sagt, ob die nächsten Gebäude ihre gerade oder ungerade Seite zeigen. *Passend*: auf den Heller genau bezahlt. *Gleichauf*: so viele wie jemand anderes.
granada-rules-pictures = **In den Bildern.** Der Schlüssel: wer den ersten Zug hatte. Der goldene Stern: wer gewonnen hat. Eine farbige Scheibe: die meisten einer Art. Gold an einem Graben: sein längstes Stück. Zwei Pfeile: die andere Seite eines Gebäudes. Der runde Stein mit vier oder drei Punkten: Die nächste Seite ist gerade oder ungerade. Ein oranger Ring: was der letzte Zug geändert hat. Eine türkise Zahl: ein Eintrag deines Menüs.

granada-rules =
    { granada-rules-aim }

    { granada-rules-turn }

    { alhambra-rules-money }

    { alhambra-rules-buying }

    { granada-rules-sides }

    { granada-rules-placing }

    { granada-rules-building }

    { alhambra-rules-redesigning }

    { granada-rules-scoring }

    { granada-rules-end }

    { granada-rules-dirk }

    { granada-rules-terms }

    { granada-rules-pictures }

    { granada-rules-vizier }

## Absagen: die Regel, die Zahlen, und was stattdessen geht

granada-refused-turned-comes-first = { $tile } wurde für Geld gewendet und muss vor allem anderen in deine Stadt. Lege es, oder nimm das Wenden zurück.
granada-refused-one-sided = { $tile } hat keine andere Seite: Nur Gebäude von Granada werden gewendet. Lege es, wie es ist.
granada-refused-not-turned-at-the-end = Die letzten Gebäude werden nie gewendet. Lege { $tile } in deine Stadt, wie es liegt, oder behalte es in der Reserve.
granada-refused-other-side-up = Gekauft hast du { $tile }, und { $side } ist die Rückseite. Wende es für 3 Geld, um diese Seite in deine Stadt zu legen, oder leg es mit beliebiger Seite in die Reserve.
granada-refused-turned-for-one-currency = Gewendet wird für Geld einer einzigen Währung, und { $card } ist von einer anderen. Zahle mit Karten einer beliebigen, aber derselben.
granada-refused-turned-for-more = { $tile } zu wenden kostet { $price } Geld einer Währung; diese Karten ergeben { $paid }. Leg mehr dazu, oder leg es mit der gekauften Seite.
granada-refused-turned-fits-nowhere = In deiner Stadt ist keine Stelle für { $tile }. Leg es stattdessen in die Reserve, mit beliebiger Seite.
granada-score-scoring = { $place }: „{ $scoring }“ ist keine Wertung. Es gibt regular (normal) und simplified (vereinfacht).

## Bilder

granada-picture-regular = normale Wertung
granada-picture-simplified = einfache Wertung
granada-picture-with-viziers = { $scoring }, mit Wesir
granada-picture-turned = wendet { $tile } auf { $to }
granada-picture-buildings = Gebäude
granada-picture-sum = Σ
granada-picture-next-side = neue Seite
granada-describe-marker = Die nächsten Gebäude zeigen ihre { $face ->
    [even] gerade
   *[odd] ungerade
} Seite.
granada-describe-other-side = { $tile } (Rückseite: { $side })
