# Alhambra: Regeln, Plättchen, Menüs, was geschehen ist, und warum etwas nicht geht.

game-alhambra = Baue die prächtigste Stadt Granadas: Türme, Gärten, Mauern, und alles möglichst passend bezahlt
alhambra-title = Alhambra

## Befehle. Beschreibungen haben höchstens 100 Zeichen.

verb-alhambra-take = Geld nehmen: eine Karte der Auslage, oder mehrere, die zusammen höchstens 5 ergeben
slot-alhambra-take-cards = Die Karten, etwa blue-7 oder green-2 blue-3
verb-alhambra-buy = Ein Gebäude im Bauhof kaufen; passend bezahlt bringt es noch eine Aktion
slot-alhambra-buy-tile = Das Gebäude, nach der Währung seines Feldes im Bauhof, etwa blue
slot-alhambra-buy-pay = Die Karten, mit denen du zahlst, etwa blue-4 blue-5; ohne Angabe die beste Zahlung
verb-alhambra-place = Ein in diesem Zug gekauftes Gebäude in deine Stadt legen
slot-alhambra-place-tile = Das Gebäude, das du gekauft hast, etwa tower-9-es
slot-alhambra-place-at = Schritte östlich und nördlich vom Brunnen, etwa 2,-1
verb-alhambra-reserve = Ein in diesem Zug gekauftes Gebäude in deine Reserve legen
slot-alhambra-reserve-tile = Das Gebäude, das du gekauft hast, etwa tower-9-es
verb-alhambra-give = Zu zweit: ein in diesem Zug gekauftes Gebäude an Dirk geben
slot-alhambra-give-tile = Das Gebäude, das du gekauft hast, etwa tower-9-es
verb-alhambra-build = Umbauen: ein Gebäude aus deiner Reserve in deine Stadt bauen
slot-alhambra-build-tile = Das Gebäude in deiner Reserve, etwa tower-9-es
slot-alhambra-build-at = Schritte östlich und nördlich vom Brunnen, etwa 2,-1
verb-alhambra-remove = Umbauen: ein Gebäude aus deiner Stadt in die Reserve legen
slot-alhambra-remove-tile = Das Gebäude in deiner Stadt, etwa tower-9-es
slot-alhambra-remove-at = Wo es steht: Schritte östlich und nördlich vom Brunnen; kann fehlen
verb-alhambra-exchange = Umbauen: ein Gebäude der Reserve gegen eines der Stadt tauschen, an dessen Stelle
slot-alhambra-exchange-tile = Das Gebäude in deiner Reserve, etwa garden-10
slot-alhambra-exchange-for = Das Gebäude deiner Stadt, das in die Reserve kommt, etwa tower-9-es
slot-alhambra-exchange-at = Wo dieses steht: Schritte östlich und nördlich vom Brunnen; kann fehlen
verb-alhambra-end = Bestätigen: deinen Zug beenden

## Plättchen und Orte

alhambra-kind-pavilion = Pavillon
alhambra-kind-seraglio = Serail
alhambra-kind-arcades = Arkaden
alhambra-kind-chambers = Gemächer
alhambra-kind-garden = Garten
alhambra-kind-tower = Turm
alhambra-kind-arena = Arena
alhambra-kind-bath-house = Badehaus
alhambra-kind-library = Bibliothek
alhambra-kind-hostel = Herberge
alhambra-kind-hospital = Hospital
alhambra-kind-market = Markt
alhambra-kind-park = Park
alhambra-kind-school = Schule
alhambra-kind-district = Viertel
alhambra-kinds-pavilion = Pavillons
alhambra-kinds-seraglio = Serails
alhambra-kinds-arcades = Arkaden
alhambra-kinds-chambers = Gemächer
alhambra-kinds-garden = Gärten
alhambra-kinds-tower = Türme
alhambra-kinds-arena = Arenen
alhambra-kinds-bath-house = Badehäuser
alhambra-kinds-library = Bibliotheken
alhambra-kinds-hostel = Herbergen
alhambra-kinds-hospital = Hospitäler
alhambra-kinds-market = Märkte
alhambra-kinds-park = Parks
alhambra-kinds-school = Schulen
alhambra-kinds-district = Viertel

# Was an den Kanten gebaut ist: Mauern, in Granada Gräben. Steht nur ohne Artikel, denn beide haben nicht dasselbe Geschlecht.
alhambra-border = { $border ->
    [moat] Graben
   *[wall] Mauer
}
# Mit Artikel, im Nominativ.
alhambra-start = { $border ->
    [moat] das Startplättchen
   *[wall] der Brunnen
}

alhambra-tile = { $kind } { $price }
alhambra-tile-with-walls = { $tile } ({ $walls })
alhambra-walls-none = ohne { alhambra-border }
alhambra-walls-one = { alhambra-border } { $side }
alhambra-walls-two = { alhambra-border } { $side }, { $other }
alhambra-walls-three = offen nur { $open }
alhambra-walls-four = { $border ->
    [moat] Graben
   *[wall] Mauer
} ringsum

alhambra-side-north = Nord
alhambra-side-east = Ost
alhambra-side-south = Süd
alhambra-side-west = West

# Als Hauptwort, damit es überall passt: „Blau 7“, „Geld in Blau“.
alhambra-currency-yellow = Gelb
alhambra-currency-green = Grün
alhambra-currency-blue = Blau
alhambra-currency-orange = Orange

alhambra-sum-yellow = { $sum } Gulden
alhambra-sum-green = { $sum } Dirham
alhambra-sum-blue = { $sum ->
        [one] { $sum } Denar
       *[other] { $sum } Denare
    }
alhambra-sum-orange = { $sum ->
        [one] { $sum } Dukat
       *[other] { $sum } Dukaten
    }

alhambra-card = { $currency } { $value }
# Karten einer Währung: „Blau 4+5“.
alhambra-purse = { $currency } { $values }

# In Worten, damit keine Ziffer für die Nummer eines Eintrags gehalten wird.
alhambra-steps = { $steps ->
        [1] eins
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $steps }
    }
alhambra-steps-north = { alhambra-steps } nördlich
alhambra-steps-east = { alhambra-steps } östlich
alhambra-steps-south = { alhambra-steps } südlich
alhambra-steps-west = { alhambra-steps } westlich
alhambra-place = { $column }, { $row }
alhambra-place-fountain = { alhambra-start }
alhambra-row = Reihe { $steps }
alhambra-row-fountain = Startreihe
alhambra-column-fountain = Startspalte

alhambra-seat = { $seat }
alhambra-round-a = A
alhambra-round-b = B
alhambra-round-c = C

## Der Verlauf eines Zuges

# Taten: Partizipien, die mit „haben“ stehen, ohne wer es war. Ein Zug ist ein Satz daraus.
alhambra-money-taken = { $cards } genommen
alhambra-tile-bought = { $tile } für { $paid } gekauft
alhambra-tiles-bought-exactly = { $tiles } passend gekauft
alhambra-tile-placed = { $what } { $where } gebaut
alhambra-tiles-placed = { $tiles } gebaut
alhambra-tile-where = { $tile } { $where }
alhambra-tile-reserved = { $tiles } in die Reserve gelegt
alhambra-tile-given = { $tiles } an Dirk gegeben
alhambra-tile-built = aus der Reserve { $what } { $where } gebaut
alhambra-tile-removed = { $tiles } aus der Stadt in die Reserve gelegt
alhambra-tile-exchanged = { $out } gegen { $tile } aus der Reserve getauscht
alhambra-passed = passen müssen
alhambra-it = das Gebäude
alhambra-them-all = sie alle
alhambra-where-north = im Norden
alhambra-where-north-east = im Nordosten
alhambra-where-east = im Osten
alhambra-where-south-east = im Südosten
alhambra-where-south = im Süden
alhambra-where-south-west = im Südwesten
alhambra-where-west = im Westen
alhambra-where-north-west = im Nordwesten

alhambra-new-tile = { $tile } ({ $currency })
alhambra-market-refilled = Neu im Bauhof: { $tiles }.{ alhambra-bag }
alhambra-bag = { $bag ->
        [0] { " " }Dieser Beutel ist leer.
       *[other] { "" }
    }
alhambra-display-refilled = Neues Geld: { $cards }.
alhambra-deck-renewed = { $cards ->
        [one] Der Geldstapel ist aufgebraucht: { $cards } abgelegte Karte ist der neue.
       *[other] Der Geldstapel ist aufgebraucht: { $cards } abgelegte Karten sind der neue.
    }
alhambra-dirk-drew = Dirk hat { $tiles } gezogen.{ alhambra-bag }

alhambra-scoring-card = Die Karte für Wertung { $round } wurde aufgedeckt.
# Drei Zeilen: wer was bekam, wer von was am meisten hatte (und die Punkte dafür), und wie es steht.
alhambra-round-scored =
    Punkte in Wertung { $round }: { $gains }.
    Punkte für die Mehrheiten: { $most }.
    { $standings }
alhambra-lines =
    { $front }
    { $next }
alhambra-facts = { $front }; { $next }
alhambra-gain = { $seat } +{ $gained } (jetzt { $score })
alhambra-gain-dirk = Dirk +{ $gained }
alhambra-most = { $kinds }: { $names } ({ $count ->
        [one] { $points }
       *[other] je { $points }
    }{ $highest ->
        [0] { "" }
       *[other] , höchster Wert { $highest }
    })
alhambra-most-wall = { alhambra-border } am längsten: { $names } ({ $points })
alhambra-leads = { $count ->
        [one] { $names-is ->
            [seat-you] Du führst mit { alhambra-points }.
           *[other] { $names } führt mit { alhambra-points }.
        }
       *[other] Gemeinsam vorn mit { alhambra-points }: { $names }.
    }
# Im Dativ: „mit 5 Punkten“.
alhambra-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
alhambra-sentences = { $front } { $next }

alhambra-end-began = { $empty ->
        [0] Das Ende der Partie ist gekommen.
       *[other] Der Bauhof lässt sich nicht mehr füllen: Das Ende der Partie ist gekommen.
    }
alhambra-starting-money = { $seat-is ->
    [seat-you] Du bekamst
   *[other] { $seat } bekam
} { $cards } offen ausgeteilt.
alhambra-first-turn = { $seat-is ->
    [seat-you] Du hast
   *[other] { $seat } hat
} den ersten Zug, { $why ->
    [cards] mit den wenigsten Karten
    [money] mit dem wenigsten Geld unter denen mit den wenigsten Karten
   *[luck] durch das Los: andere hatten ebenso viele Karten und ebenso viel Geld
}.
alhambra-hands-shown =
    Alle haben ihr Geld gezeigt.
    { $hands }
alhambra-hand = { $seat }: { $cards }
alhambra-last-tile = { $seat-is ->
    [seat-you] Du hast
   *[other] { $seat } hat
} { $tile } aus dem Bauhof bekommen, für das meiste Geld in { $currency }: { $money }.
alhambra-last-tile-level = Niemand hat { $tile } bekommen: Das meiste Geld dafür, { $money }, hatten mehrere.
alhambra-last-tile-nobody = Niemand hat { $tile } bekommen: Niemand hatte Geld in { $currency }.
alhambra-final-score-dirk = Dirk hat { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }; gewinnen kann er nicht.

## Menüs: die Schritte zu einer Aktion. Höchstens 80 Zeichen, auch zusammen.

alhambra-menu-take = { $cards } nehmen
alhambra-menu-buy = { $tile } kaufen
alhambra-menu-buy-with = { $tile } kaufen, passend: { $cards }
alhambra-menu-with = mit { $cards }, passend
alhambra-menu-with-too-much = mit { $cards }, { $overpaid } zu viel
alhambra-menu-place = { $tile } legen
alhambra-menu-in-reserve = in die Reserve
alhambra-menu-with-dirk = an Dirk
alhambra-menu-redesign = Umbauen
alhambra-menu-build = { $tile } bauen
alhambra-menu-build-kind = Bauen: { $kind }
alhambra-menu-remove = In die Reserve legen
alhambra-menu-swap = { $tile } tauschen gegen
alhambra-menu-swap-kind = Gegen ein anderes tauschen: { $kind }
alhambra-menu-stands = { $tile } ({ $place })
alhambra-menu-region = { $columns }, { $rows }
alhambra-menu-range-north = { $from } bis { $to } nördlich
alhambra-menu-range-east = { $from } bis { $to } östlich
alhambra-menu-range-south = { $from } bis { $to } südlich
alhambra-menu-range-west = { $from } bis { $to } westlich
alhambra-menu-stop = Aufhören und legen
alhambra-menu-end = Bestätigen, Zug beenden

# Was eine Wahl brächte. Höchstens 100 Zeichen, auch zusammen.
alhambra-reminder-extra-action = **Passend bezahlt: noch eine Aktion.** Legst du jetzt, was du gekauft hast, verzichtest du darauf.
alhambra-consequence-take = dann insgesamt { $sums }
alhambra-consequence-take-exactly = dann könntest du { $tiles } passend bezahlen
alhambra-consequence-exact = noch eine Aktion
alhambra-consequence-overpaid = keine weitere Aktion
alhambra-consequence-wall = { alhambra-border } { $from } → { $to }
alhambra-consequence-wall-stays = { alhambra-border } bleibt { $wall }
alhambra-consequence-reserve = zählt nichts, bis eine spätere Aktion es baut
alhambra-consequence-reserve-for-good = zählt nichts: Es kommt keine Aktion mehr
alhambra-question-last-tiles = jetzt die letzten Gebäude legen.
alhambra-consequence-exact-favour = passend bezahlt
alhambra-consequence-fits-nowhere = { $paid }; passt nur in die Reserve
alhambra-consequence-and = { $front }, { $next }
alhambra-majority-alone = { $kinds }: allein vorn
alhambra-majority-level = { $kinds }: gleichauf vorn
alhambra-majority-behind = { $kinds }: du { $own }, sonst { $most }
alhambra-majority-none = keine { $kinds }
alhambra-majority-changed = { $now } (war { $before })
alhambra-majority-was-alone = allein
alhambra-majority-was-level = gleichauf

## Die Regeln, für /rules. Je ein Absatz; zusammen sind sie alhambra-rules.

alhambra-rules-aim = **Das Ziel.** Alle bauen eine Stadt um einen Brunnen. Dreimal im Spiel punktet, wer von einer Gebäudeart die meisten hat, und alle punkten für ihre längste Außenmauer. Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.
alhambra-rules-turn = **Dein Zug.** Tu eins davon: Geld nehmen, ein Gebäude kaufen oder deine Stadt umbauen. Lege dann, was du gekauft hast, und bestätige. Bauhof und Geldauslage werden danach aufgefüllt; bis zum Bestätigen kannst du alles zurücknehmen. Nur wenn keins der drei geht, passt du.
alhambra-rules-money = **Geld nehmen.** Nimm eine beliebige Karte der Auslage, oder mehrere, die zusammen höchstens 5 ergeben, auch verschiedener Währungen. Zu Beginn bekommen alle offen Geld ausgeteilt, bis es zusammen 20 oder mehr ergibt, und nehmen es dann auf die Hand; **Was geschah** nennt es. Wer die wenigsten Karten hat, und von diesen das wenigste Geld, hat den ersten Zug.
alhambra-rules-buying = **Kaufen.** Jedes Feld im Bauhof will seine eigene Währung: Feld 1 gelbe Gulden, 2 grüne Dirham, 3 blaue Denare, 4 orange Dukaten. Zahle mindestens den Preis; Wechselgeld gibt es nicht. Zahlst du passend, hast du noch eine Aktion, und so weiter, solange du passend zahlst.
alhambra-rules-placing = **Legen.** Ein gekauftes Gebäude kommt in deine Stadt oder in deine Reserve. In der Stadt werden Gebäude nie gedreht; wo zwei sich berühren, haben beide dort eine Mauer oder keines; jedes ist vom Brunnen aus zu Fuß erreichbar, ohne eine Mauer zu überqueren; und keine leere Stelle darf eingeschlossen werden.
alhambra-rules-redesigning = **Umbauen.** Als Aktion baust du ein Gebäude aus der Reserve, legst eines aus der Stadt in die Reserve, oder tauschst eines der Stadt gegen eines der Reserve, genau an seiner Stelle. Die Stadt muss danach den Regeln entsprechen. Womit deine Stadt begann, bewegt sich nie.
alhambra-rules-scoring = **Wertung.** Für die meisten, zweitmeisten und drittmeisten einer Art:
    ```
               A   B      C
    Pavillon   1   8  1   16  8  1
    Serail     2   9  2   17  9  2
    Arkaden    3  10  3   18 10  3
    Gemächer   4  11  4   19 11  4
    Garten     5  12  5   20 12  5
    Turm       6  13  6   21 13  6
    ```
    Bei Gleichstand werden die Punkte der Ränge geteilt und abgerundet. Nur die Stadt zählt, nicht die Reserve. Deine längste ununterbrochene Außenmauer bringt 1 Punkt je Teilstück.
alhambra-rules-end = **Das Ende.** A und B werden gewertet, wenn ihre Karten im Stapel auftauchen. Lässt sich der Bauhof nicht mehr füllen, endet die Partie: Jedes Gebäude dort geht an den Platz mit dem meisten Geld seiner Währung (bei Gleichstand an niemanden), alle werden gelegt, und C wird gewertet.
alhambra-rules-dirk = **Dirk.** Zu zweit sammelt auch Dirk Gebäude: 6 am Anfang, 6 nach A, ein Drittel des Beutels nach B. Er punktet für Gebäude, nie für Mauern, und kann nicht gewinnen. Ein Gebäude, das du kaufst, darfst du ihm geben.

alhambra-rules-terms = **Begriffe.** *Bauhof*: die vier Felder mit Gebäuden, jedes für eine Währung. *Auslage*: die vier offenen Geldkarten. *Reserve*: deine Gebäude, die in keiner Stadt stehen; sie zählen nichts, bis sie gebaut sind. *Passend*: auf den Heller genau bezahlt. *Gleichauf*: so viele wie jemand anderes.
alhambra-rules-pictures = **In den Bildern.** Der Schlüssel: wer den ersten Zug hatte. Der goldene Stern: wer gewonnen hat. Eine farbige Scheibe: die meisten einer Art. Gold an einer Mauer: ihr längstes Stück. Ein oranger Ring: was der letzte Zug geändert hat. Eine türkise Zahl: ein Eintrag deines Menüs.

alhambra-rules =
    { alhambra-rules-aim }

    { alhambra-rules-turn }

    { alhambra-rules-money }

    { alhambra-rules-buying }

    { alhambra-rules-placing }

    { alhambra-rules-redesigning }

    { alhambra-rules-scoring }

    { alhambra-rules-end }

    { alhambra-rules-dirk }

    { alhambra-rules-terms }

    { alhambra-rules-pictures }

    { alhambra-rules-bureau }

    { alhambra-rules-bonus }

    { alhambra-rules-huts }

    { alhambra-rules-vizier }

## Absagen: die Regel, die Zahlen, und was stattdessen geht

alhambra-refused-too-dear = { $tile } kostet { $price }; du hast { $held }. Nimm Geld oder kauf ein anderes Gebäude.
alhambra-refused-no-action-left = In diesem Zug hast du keine Aktion mehr. Lege noch { $tiles }, dann bestätige.
alhambra-refused-turn-is-done = In diesem Zug hast du keine Aktion mehr. Bestätige, um ihn zu beenden.
alhambra-refused-only-placing = Die Partie endet: Es bleibt nur noch, die letzten Gebäude zu legen und zu bestätigen.
alhambra-refused-must-act = Dein Zug braucht erst eine Aktion: Nimm Geld, kauf ein Gebäude oder bau deine Stadt um.
alhambra-refused-still-to-place = Bevor du bestätigst, lege noch { $tiles }: in deine Stadt oder in deine Reserve.
alhambra-refused-nothing-taken = Nenne die Karten, die du nimmst: eine beliebige, oder mehrere, die zusammen höchstens 5 ergeben.
alhambra-refused-not-on-display = { $there ->
        [0] { $card } liegt nicht in der Auslage. Nimm von den Karten, die dort liegen.
        [one] { $card } liegt nur einmal in der Auslage. Nimm nicht mehr davon.
       *[other] { $card } liegt nur { $there }-mal in der Auslage. Nimm nicht mehr davon.
    }
alhambra-refused-takes-too-much = Diese Karten ergeben { $sum }, mehrere dürfen aber höchstens { $most } ergeben. Lass welche weg, oder nimm eine einzige von beliebigem Wert.
alhambra-refused-space-empty = Feld { $space } im Bauhof ({ $currency }) ist leer, bis der Zug endet. Wähle ein Gebäude auf einem anderen Feld.
alhambra-refused-not-in-hand = { $held ->
        [0] { $card } hast du nicht. Zahle mit den Karten auf deiner Hand.
        [one] { $card } hast du nur einmal. Zahle mit den Karten auf deiner Hand.
       *[other] { $card } hast du nur { $held }-mal. Zahle mit den Karten auf deiner Hand.
    }
alhambra-refused-wrong-currency = Feld { $space } im Bauhof nimmt nur Geld in { $currency }, { $card } zählt dort nicht. Zahle in { $currency }.
alhambra-refused-paid-too-little = { $tile } kostet { $price }; diese Karten ergeben { $paid }. Leg mindestens { $missing } dazu, oder nimm stattdessen Geld.
alhambra-refused-not-to-place = { $tile } kannst du jetzt nicht legen. Zu legen hast du: { $tiles }.
alhambra-refused-nothing-to-place = { $tile } kannst du jetzt nicht legen: Das geht nur mit gerade gekauften Gebäuden. Eines aus der Reserve kommt durch Umbauen in die Stadt.
alhambra-refused-not-in-reserve = { $tile } ist nicht in deiner Reserve. Umgebaut wird mit Gebäuden der Reserve; ein gerade gekauftes wird gelegt.
alhambra-refused-not-in-city = { $tile } steht in deiner Stadt nicht an dieser Stelle ({ $place }): Sie ist leer. Nenne ein Gebäude mit der Stelle, an der es steht.
alhambra-refused-other-in-city = An dieser Stelle deiner Stadt ({ $place }) steht { $found }, nicht { $tile }. Nenne ein Gebäude mit der Stelle, an der es steht.
alhambra-refused-fountain-stays = Niemals bewegt sich { alhambra-start }. Wähle eines der Gebäude ringsum.
alhambra-refused-does-not-fit = { $tile } passt nicht an diese Stelle ({ $place }): { $why }. Wähle eine andere oder behalte es in der Reserve.
alhambra-refused-cannot-leave = { $tile } kannst du nicht aus deiner Stadt nehmen: { $why }. Wähle ein anderes Gebäude.
alhambra-refused-cannot-exchange = { $out } kannst du nicht gegen { $tile } tauschen: { $why }. Wähle andere Gebäude.
alhambra-refused-no-dirk = Dirk spielt nur an einem Tisch mit zwei Plätzen mit. Lege das Gebäude in deine Stadt oder in deine Reserve.
alhambra-refused-not-for-dirk = Von den letzten Gebäuden bekommt Dirk keins. Lege { $tile } in deine Stadt oder in deine Reserve.

alhambra-misfit-fountain = dort steht { alhambra-start }
alhambra-misfit-taken = dort steht schon { $tile }
alhambra-misfit-apart = es würde nichts von deiner Stadt berühren
alhambra-misfit-clash = { alhambra-border } gehört an { alhambra-border } (mit: { $walled }; ohne: { $open })
alhambra-misfit-unreachable = vom Start aus nicht zu Fuß erreichbar wäre { $others ->
        [0] { $place }
        [one] { $place } und { $others } weiteres Gebäude
       *[other] { $place } und { $others } weitere Gebäude
    }
alhambra-misfit-hole = leer und eingeschlossen wäre { $others ->
        [0] { $place }
        [one] { $place } und { $others } weitere Stelle
       *[other] { $place } und { $others } weitere Stellen
    }


## Punktezettel des Spiels auf dem Tisch.

alhambra-score-round = { $place }: „{ $round }“ ist keine Wertung. Es gibt A, B und C.
alhambra-score-cities = { $place } muss die von 1 bis 6 Personen enthalten, nicht von { $cities }.
alhambra-score-dirk = { $place }: Er spielt nur zu zweit mit, neben seinen Plättchen stehen also höchstens zwei Städte, nicht { $cities }.
alhambra-score-cell = { $place }: „{ $cell }“ ist keine Stelle. Stellen schreibt man wie 2,-1: Schritte östlich und nördlich vom Brunnen, je Richtung bis { $reach }.
alhambra-score-cell-twice = { $place }: Zwei Gebäude stehen auf { $cell } in der Stadt von { $city }.
alhambra-score-fountain = { $place }: Auf 0,0 steht { alhambra-start } von { $city }; dort kann kein Gebäude stehen.
alhambra-score-tile = { $place }: „{ $tile }“ ist kein Gebäude. Gebäude schreibt man wie { $border ->
    [moat] bath-house-6-ne: Art, Preis, Gräben.
   *[wall] tower-9-es: Art, Preis, Mauern.
}
alhambra-score-bonus-dealt = { $place }: { $city } hat { $cards } offene Bonuskarten; { $seats ->
        [one] bei einer Person
       *[other] bei { $seats } Personen
    } sind es je { $dealt }.
alhambra-score-no-tile-left = { $place }: { $tile } ist nicht in der Schachtel, oder nicht noch einmal: Jedes Gebäude ist in einer Stadt, einer Reserve oder bei Dirk.
alhambra-score-place = { $cell }
alhambra-score-clash = { alhambra-border } gehört an { alhambra-border } (mit: { $walled }; ohne: { $open }).
alhambra-score-out-of-reach = Vom Start aus nicht zu Fuß erreichbar: { $cells }.
alhambra-score-hole = Leer und eingeschlossen in der Stadt: { $cells }.
