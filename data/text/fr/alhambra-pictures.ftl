# Ce que disent les images d'Alhambra, et ce qui se dit à leur place.

alhambra-picture-basic-game = jeu de base
alhambra-picture-the-end = la fin{ $level ->
    [0] {""}
   *[other] {" "}· à égalité : victoire partagée
}
alhambra-picture-round = { $round ->
    [a] 1er décompte
    [b] 2e décompte
   *[c] 3e décompte
}
alhambra-picture-nobody-overtook = Personne n'a doublé.
alhambra-picture-market = Chantier
alhambra-picture-display = Argent
alhambra-picture-deck = Pioche
alhambra-picture-standings = Classement
alhambra-picture-scoring = Décompte
alhambra-picture-pays-one = { $first }
alhambra-picture-pays-two = { $first } · { $second }
alhambra-picture-pays-three = { $first } · { $second } · { $third }
alhambra-picture-wall-pays = 1 par pan de mur
alhambra-picture-final-scores = Scores finaux
alhambra-picture-dirk = Dirk
alhambra-picture-offers = À vendre
alhambra-picture-to-place = À poser
alhambra-picture-extra-action = +1 action
alhambra-picture-cells = cases
alhambra-picture-to = –
alhambra-picture-or-reserve = / réserve
alhambra-picture-or-reserve-or-dirk = / réserve / Dirk
alhambra-picture-paid = payé
alhambra-picture-exact = exact
alhambra-picture-too-much = { $number } de trop
alhambra-picture-first-player = 1er joueur
alhambra-picture-most-of-a-kind = majorité
alhambra-picture-rounds = décomptes
alhambra-picture-reserve = Réserve
alhambra-picture-longest = plus long { alhambra-border }
alhambra-picture-wall = { alhambra-border }
alhambra-picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
alhambra-picture-your-money = Ton argent
alhambra-picture-card-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
alhambra-picture-times = ×{ $count }

alhambra-picture-type = { $type ->
    [arena] arène
    [bath-house] hammam
    [library] biblio
    [hostel] auberge
    [hospital] hôpital
    [market] marché
    [park] parc
    [school] école
    [district] quartier
    [pavilion] pavillon
    [seraglio] sérail
    [arcades] arcades
    [chambers] chambres
    [garden] jardin
   *[tower] tour
}
alhambra-picture-tile = { alhambra-picture-type } { $price }
alhambra-picture-currency = { $currency ->
    [yellow] florins
    [green] dirhams
    [blue] dinars
   *[orange] ducats
}
alhambra-picture-money = { $value } { $value ->
    [one] { $currency ->
        [yellow] florin
        [green] dirham
        [blue] dinar
       *[orange] ducat
    }
   *[other] { alhambra-picture-currency }
}

# Les étapes du dernier tour ; l'image dit le nom devant.
alhambra-picture-took = prend { $cards }
alhambra-picture-bought = achète { $tile } en { alhambra-picture-currency }
alhambra-picture-bought-exactly = achète { $tile } en { alhambra-picture-currency }, exact
alhambra-picture-placed = bâtit { $tile }
alhambra-picture-placed-it = bâtit
alhambra-picture-reserved = garde { $tile }
alhambra-picture-reserved-it = met en réserve
alhambra-picture-given = donne { $tile } à Dirk
alhambra-picture-given-it = donne à Dirk
alhambra-picture-built = bâtit { $tile } de sa réserve
alhambra-picture-removed = remet { $tile } en réserve
alhambra-picture-exchanged = échange { $out } contre { $tile }
alhambra-picture-passed = passe
alhambra-picture-scored = lance le { $round ->
    [a] 1er
    [b] 2e
   *[c] 3e
} décompte
alhambra-picture-dirk-drew = Dirk pioche { $count } tuiles
alhambra-picture-last-tile = { $seat } reçoit { $tile }

# Les images en phrases, pour qui lit au lieu de regarder.
alhambra-describe-over = La partie est finie : { $seats } avec { $points } points.
alhambra-describe-your-turn = C'est à toi de jouer.
alhambra-describe-to-act = À jouer : { $seats }.
alhambra-describe-last-turn = { $seat } { $steps }.
alhambra-describe-to-place = À poser : { $tiles }.
alhambra-describe-your-money = Ton argent : { $purses }.
alhambra-describe-purse = { alhambra-picture-currency } { $values }
alhambra-describe-reserve = Ta réserve : { $tiles }.
alhambra-describe-offer = { $tile } en { alhambra-picture-currency }
alhambra-describe-market = Chantier : { $offers }.
alhambra-describe-display = Argent : { $cards }.
alhambra-describe-seat = { $rank }. { $seat } : { $points } points, { $types }, { alhambra-border } { $wall }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $reserve } en réserve.
alhambra-describe-dirk = Dirk : { $points } points, { $types }.
alhambra-describe-count = { $count } { $type ->
    [hospital] { $count ->
        [one] hôpital
       *[other] hôpitaux
    }
    [library] { $count ->
        [one] bibliothèque
       *[other] bibliothèques
    }
    [arcades] arcades
    [chambers] chambres
   *[other] { $count ->
        [one] { alhambra-picture-type }
       *[other] { alhambra-picture-type }s
    }
}
alhambra-describe-points = { $points } points, { alhambra-border } { $wall }.
alhambra-describe-city = Ta cité ({ alhambra-border }s ; pas à l'est et au nord de la { alhambra-start }) : { $tiles }.
alhambra-describe-seats-city = Cité ({ $seat }) : { $tiles }.
alhambra-describe-cities = Les cités : chaque bâtiment avec ses { alhambra-border }s et ses pas à l'est et au nord de la { alhambra-start } ; ainsi 2,-1 est deux à l'est et un au sud.
alhambra-describe-built = { $tile } { $cell }
alhambra-describe-tile = { $tile } { $walls }
alhambra-describe-stock = Reste : { $bag ->
    [one] { $bag } tuile
   *[other] { $bag } tuiles
} dans le sac, { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans la pioche.

alhambra-describe-round = { $round ->
    [a] Premier
    [b] Deuxième
   *[c] Dernier
} décompte.
alhambra-describe-gain = { $seat } a gagné { $gained }, dont { $wall } pour le plus long { alhambra-border }, et a { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
alhambra-describe-gain-dirk = Dirk a gagné { $gained }.
alhambra-describe-type = { $type ->
    [arena] Arènes
    [bath-house] Hammams
    [library] Bibliothèques
    [hostel] Auberges
    [hospital] Hôpitaux
    [market] Marchés
    [park] Parcs
    [school] Écoles
    [district] Quartiers
    [pavilion] Pavillons
    [seraglio] Sérails
    [arcades] Arcades
    [chambers] Chambres
    [garden] Jardins
   *[tower] Tours
} : { $standings }.
alhambra-describe-standing = { $who } { $count } ({ $points })
alhambra-describe-gains = { $seat } a marqué { $gains }.
alhambra-prompt-place = placer
alhambra-prompt-choose = choisir
