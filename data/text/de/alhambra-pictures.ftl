# Was die Bilder von Alhambra sagen, und was statt ihrer gesagt wird.

alhambra-picture-basic-game = Grundspiel
alhambra-picture-the-end = das Ende{ $level ->
    [0] {""}
   *[other] {" "}· gleichauf: gemeinsamer Sieg
}
alhambra-picture-round = { $round ->
    [a] erste Wertung
    [b] zweite Wertung
   *[c] letzte Wertung
}
alhambra-picture-nobody-overtook = Niemand wurde überholt.
alhambra-picture-market = Bauhof
alhambra-picture-display = Geld
alhambra-picture-deck = Stapel
alhambra-picture-standings = Spielstand
alhambra-picture-scoring = Wertung
alhambra-picture-pays-one = { $first }
alhambra-picture-pays-two = { $first } · { $second }
alhambra-picture-pays-three = { $first } · { $second } · { $third }
alhambra-picture-wall-pays = 1 je Mauerstück
alhambra-picture-final-scores = Endstand
alhambra-picture-dirk = Dirk
alhambra-picture-offers = Angebot
alhambra-picture-to-place = Zu legen
alhambra-picture-extra-action = +1 Aktion
alhambra-picture-cells = Feld
alhambra-picture-to = –
alhambra-picture-or-reserve = / Reserve
alhambra-picture-or-reserve-or-dirk = / Reserve / Dirk
alhambra-picture-paid = gezahlt
alhambra-picture-exact = passend
alhambra-picture-too-much = { $number } drüber
alhambra-picture-first-player = erster Zug
alhambra-picture-most-of-a-kind = Mehrheit
alhambra-picture-rounds = Wertungen
alhambra-picture-reserve = Reserve
alhambra-picture-longest = { alhambra-border }-Rekord
alhambra-picture-wall = { alhambra-border }
alhambra-picture-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
alhambra-picture-your-money = Dein Geld
alhambra-picture-card-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
alhambra-picture-times = ×{ $count }

alhambra-picture-type = { $type ->
    [arena] Arena
    [bath-house] Badehaus
    [library] Bibliothek
    [hostel] Herberge
    [hospital] Hospital
    [market] Markt
    [park] Park
    [school] Schule
    [district] Viertel
    [pavilion] Pavillon
    [seraglio] Serail
    [arcades] Arkaden
    [chambers] Gemächer
    [garden] Garten
   *[tower] Turm
}
alhambra-picture-tile = { alhambra-picture-type } { $price }
alhambra-picture-currency = { $currency ->
    [yellow] Gulden
    [green] Dirham
    [blue] Denare
   *[orange] Dukaten
}
alhambra-picture-money = { $value } { $value ->
    [one] { $currency ->
        [yellow] Gulden
        [green] Dirham
        [blue] Denar
       *[orange] Dukat
    }
   *[other] { alhambra-picture-currency }
}

# Schritte des letzten Zuges; davor nennt das Bild, wer es war.
alhambra-picture-took = nimmt { $cards }
alhambra-picture-bought = kauft { $tile } für { alhambra-picture-currency }
alhambra-picture-bought-exactly = kauft { $tile } für { alhambra-picture-currency }, passend
alhambra-picture-placed = baut { $tile }
alhambra-picture-placed-it = baut es
alhambra-picture-reserved = behält { $tile }
alhambra-picture-reserved-it = hält es in Reserve
alhambra-picture-given = gibt { $tile } an Dirk
alhambra-picture-given-it = gibt es an Dirk
alhambra-picture-built = baut { $tile } aus der Reserve
alhambra-picture-removed = legt { $tile } in die Reserve
alhambra-picture-exchanged = tauscht { $out } gegen { $tile }
alhambra-picture-passed = passt
alhambra-picture-scored = löst die { $round ->
    [a] erste
    [b] zweite
   *[c] letzte
} Wertung aus
alhambra-picture-dirk-drew = Dirk zieht { $count } Teile
alhambra-picture-last-tile = { $seat } erhält { $tile }

# Die Bilder in Sätzen, für alle, die lesen statt zu schauen.
alhambra-describe-over = Die Partie ist zu Ende: { $seats } mit { $points } Punkten.
alhambra-describe-your-turn = Du bist dran.
alhambra-describe-to-act = Am Zug: { $seats }.
alhambra-describe-last-turn = { $seat } { $steps }.
alhambra-describe-to-place = Zu legen: { $tiles }.
alhambra-describe-your-money = Dein Geld: { $purses }.
alhambra-describe-purse = { alhambra-picture-currency } { $values }
alhambra-describe-reserve = Deine Reserve: { $tiles }.
alhambra-describe-offer = { $tile } für { alhambra-picture-currency }
alhambra-describe-market = Bauhof: { $offers }.
alhambra-describe-display = Geld: { $cards }.
alhambra-describe-seat = { $rank }. { $seat }: { $points } Punkte, { $types }, { alhambra-border } { $wall }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $reserve } in Reserve.
alhambra-describe-dirk = Dirk: { $points } Punkte, { $types }.
alhambra-describe-count = { $count } { $type ->
    [library] { $count ->
        [one] Bibliothek
       *[other] Bibliotheken
    }
    [arcades] Arkaden
    [chambers] { $count ->
        [one] Gemach
       *[other] Gemächer
    }
    [pavilion] { $count ->
        [one] Pavillon
       *[other] Pavillons
    }
    [seraglio] { $count ->
        [one] Serail
       *[other] Serails
    }
    [garden] { $count ->
        [one] Garten
       *[other] Gärten
    }
    [tower] { $count ->
        [one] Turm
       *[other] Türme
    }
    [arena] { $count ->
        [one] Arena
       *[other] Arenen
    }
    [bath-house] { $count ->
        [one] Badehaus
       *[other] Badehäuser
    }
    [hostel] { $count ->
        [one] Herberge
       *[other] Herbergen
    }
    [hospital] { $count ->
        [one] Hospital
       *[other] Hospitäler
    }
    [market] { $count ->
        [one] Markt
       *[other] Märkte
    }
    [park] { $count ->
        [one] Park
       *[other] Parks
    }
    [school] { $count ->
        [one] Schule
       *[other] Schulen
    }
   *[other] { alhambra-picture-type }
}
alhambra-describe-points = { $points } Punkte, { alhambra-border } { $wall }.
alhambra-describe-city = Deine Stadt ({ alhambra-border } mit N, E für Ost, S, W; Schritte östlich und nördlich vom Start): { $tiles }.
alhambra-describe-seats-city = Stadt von { $seat }: { $tiles }.
alhambra-describe-cities = Die Städte: jedes Gebäude mit { alhambra-border } (N, E für Ost, S, W) und seinen Schritten östlich und nördlich vom Start; 2,-1 heißt also zwei nach Osten und eins nach Süden.
alhambra-describe-built = { $tile } { $cell }
alhambra-describe-tile = { $tile } { $walls }
alhambra-describe-stock = Übrig: { $bag ->
    [one] 1 Plättchen
   *[other] { $bag } Plättchen
} im Beutel, { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
} im Stapel.

alhambra-describe-round = { $round ->
    [a] Erste
    [b] Zweite
   *[c] Letzte
} Wertung.
alhambra-describe-gain = { $seat } bekommt { $gained }, davon { $wall } für { alhambra-border }, und hat jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
alhambra-describe-gain-dirk = Dirk bekommt { $gained }.
alhambra-describe-type = { $type ->
    [arena] Arenen
    [bath-house] Badehäuser
    [library] Bibliotheken
    [hostel] Herbergen
    [hospital] Hospitäler
    [market] Märkte
    [park] Parks
    [school] Schulen
    [district] Viertel
    [pavilion] Pavillons
    [seraglio] Serails
    [arcades] Arkaden
    [chambers] Gemächer
    [garden] Gärten
   *[tower] Türme
}: { $standings }.
alhambra-describe-standing = { $who } { $count } ({ $points })
alhambra-describe-gains = { $seat }, Wertung für Wertung: { $gains }.
alhambra-prompt-place = bauen
alhambra-prompt-choose = wählen
