# Alhambra : ses règles, son matériel, ses menus, ce qui s'est passé, et les refus.

game-alhambra = Bâtir la plus belle cité de Grenade : tours, jardins et murs, payés à l'appoint
alhambra-title = Alhambra

## Commandes. Descriptions de 100 caractères au plus.

verb-alhambra-take = Prendre de l'argent : une carte de l'offre, ou plusieurs pour 5 au plus
slot-alhambra-take-cards = Les cartes, comme blue-7 ou green-2 blue-3
verb-alhambra-buy = Acheter un bâtiment du chantier ; payer le prix exact donne une autre action
slot-alhambra-buy-tile = Le bâtiment, par la devise de sa case du chantier, comme blue
slot-alhambra-buy-pay = Les cartes avec lesquelles tu paies, comme blue-4 blue-5 ; sans rien, le meilleur paiement
verb-alhambra-place = Poser dans ta cité un bâtiment acheté ce tour-ci
slot-alhambra-place-tile = Le bâtiment acheté, comme tower-9-es
slot-alhambra-place-at = Pas à l'est et au nord de la fontaine, comme 2,-1
verb-alhambra-reserve = Mettre dans ta réserve un bâtiment acheté ce tour-ci
slot-alhambra-reserve-tile = Le bâtiment acheté, comme tower-9-es
verb-alhambra-give = À deux : donner à Dirk un bâtiment acheté ce tour-ci
slot-alhambra-give-tile = Le bâtiment acheté, comme tower-9-es
verb-alhambra-build = Réaménager : construire dans ta cité un bâtiment de ta réserve
slot-alhambra-build-tile = Le bâtiment de ta réserve, comme tower-9-es
slot-alhambra-build-at = Pas à l'est et au nord de la fontaine, comme 2,-1
verb-alhambra-remove = Réaménager : remettre dans ta réserve un bâtiment de ta cité
slot-alhambra-remove-tile = Le bâtiment de ta cité, comme tower-9-es
slot-alhambra-remove-at = Où il est : pas à l'est et au nord de la fontaine ; facultatif
verb-alhambra-exchange = Réaménager : échanger un bâtiment de ta réserve contre un de ta cité, à sa place
slot-alhambra-exchange-tile = Le bâtiment de ta réserve, comme garden-10
slot-alhambra-exchange-for = Le bâtiment de ta cité qui part en réserve, comme tower-9-es
slot-alhambra-exchange-at = Où est celui-là : pas à l'est et au nord de la fontaine ; facultatif
verb-alhambra-end = Valider : finir ton tour

## Matériel et lieux

alhambra-kind-pavilion = pavillon
alhambra-kind-seraglio = sérail
alhambra-kind-arcades = arcades
alhambra-kind-chambers = chambres
alhambra-kind-garden = jardin
alhambra-kind-tower = tour
alhambra-kind-arena = arène
alhambra-kind-bath-house = hammam
alhambra-kind-library = bibliothèque
alhambra-kind-hostel = auberge
alhambra-kind-hospital = hôpital
alhambra-kind-market = marché
alhambra-kind-park = parc
alhambra-kind-school = école
alhambra-kind-district = quartier
alhambra-kinds-pavilion = pavillons
alhambra-kinds-seraglio = sérails
alhambra-kinds-arcades = arcades
alhambra-kinds-chambers = chambres
alhambra-kinds-garden = jardins
alhambra-kinds-tower = tours
alhambra-kinds-arena = arènes
alhambra-kinds-bath-house = hammams
alhambra-kinds-library = bibliothèques
alhambra-kinds-hostel = auberges
alhambra-kinds-hospital = hôpitaux
alhambra-kinds-market = marchés
alhambra-kinds-park = parcs
alhambra-kinds-school = écoles
alhambra-kinds-district = quartiers

# Ce qui se construit au bord des tuiles : des murs, à Grenade des fossés.
alhambra-border = { $border ->
    [moat] fossé
   *[wall] mur
}
alhambra-start = { $border ->
    [moat] tuile de départ
   *[wall] fontaine
}

alhambra-tile = { $kind } { $price }
alhambra-tile-with-walls = { $tile } ({ $walls })
alhambra-walls-none = sans { alhambra-border }
alhambra-walls-one = { alhambra-border } { $side }
alhambra-walls-two = { alhambra-border }s { $side }, { $other }
alhambra-walls-three = ouvert seulement { $open }
alhambra-walls-four = { $border ->
    [moat] fossés
   *[wall] murs
} tout autour

alhambra-side-north = nord
alhambra-side-east = est
alhambra-side-south = sud
alhambra-side-west = ouest

alhambra-currency-yellow = jaune
alhambra-currency-green = vert
alhambra-currency-blue = bleu
alhambra-currency-orange = orange

alhambra-sum-yellow = { $sum ->
        [one] { $sum } florin
       *[other] { $sum } florins
    }
alhambra-sum-green = { $sum ->
        [one] { $sum } dirham
       *[other] { $sum } dirhams
    }
alhambra-sum-blue = { $sum ->
        [one] { $sum } dinar
       *[other] { $sum } dinars
    }
alhambra-sum-orange = { $sum ->
        [one] { $sum } ducat
       *[other] { $sum } ducats
    }

alhambra-card = { $currency } { $value }
# Des cartes d'une même devise : « bleu 4+5 ».
alhambra-purse = { $currency } { $values }

# En lettres, pour qu'aucun chiffre ne passe pour le numéro d'une entrée.
alhambra-steps = { $steps ->
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
       *[other] { $steps }
    }
alhambra-steps-north = { alhambra-steps } au nord
alhambra-steps-east = { alhambra-steps } à l'est
alhambra-steps-south = { alhambra-steps } au sud
alhambra-steps-west = { alhambra-steps } à l'ouest
alhambra-place = { $column }, { $row }
alhambra-place-fountain = la { alhambra-start }
alhambra-row = rangée { $steps }
alhambra-row-fountain = rangée de la { alhambra-start }
alhambra-column-fountain = colonne de la { alhambra-start }

alhambra-seat = { $seat }
alhambra-round-a = A
alhambra-round-b = B
alhambra-round-c = C

## Le récit d'un tour

# Actions : des participes sans qui les a faites. Un tour en fait une phrase.
alhambra-money-taken = pris { $cards }
alhambra-tile-bought = acheté { $tile } pour { $paid }
alhambra-tiles-bought-exactly = acheté { $tiles } au prix exact
alhambra-tile-placed = construit { $what } { $where }
alhambra-tiles-placed = construit { $tiles }
alhambra-tile-where = { $tile } { $where }
alhambra-tile-reserved = gardé { $tiles } en réserve
alhambra-tile-given = donné { $tiles } à Dirk
alhambra-tile-built = construit { $what }, de la réserve, { $where }
alhambra-tile-removed = remis { $tiles } en réserve
alhambra-tile-exchanged = échangé { $out } contre { $tile } de la réserve
alhambra-passed = passé sans rien pouvoir faire
alhambra-it = la tuile
alhambra-them-all = le tout
alhambra-where-north = au nord
alhambra-where-north-east = au nord-est
alhambra-where-east = à l'est
alhambra-where-south-east = au sud-est
alhambra-where-south = au sud
alhambra-where-south-west = au sud-ouest
alhambra-where-west = à l'ouest
alhambra-where-north-west = au nord-ouest

alhambra-new-tile = { $tile } ({ $currency })
alhambra-market-refilled = Nouveau sur le chantier : { $tiles }.{ alhambra-bag }
alhambra-bag = { $bag ->
        [0] { " " }Le sac est vide.
       *[other] { "" }
    }
alhambra-display-refilled = Nouvel argent : { $cards }.
alhambra-deck-renewed = { $cards ->
        [one] La pioche était vide : { $cards } carte défaussée forme la nouvelle.
       *[other] La pioche était vide : { $cards } cartes défaussées forment la nouvelle.
    }
alhambra-dirk-drew = Dirk a pioché { $tiles }.{ alhambra-bag }

alhambra-scoring-card = La carte du décompte { $round } est apparue.
# Trois lignes : qui a gagné quoi, qui avait le plus de quoi (et les points pour cela), et où on en est.
alhambra-round-scored =
    Points au décompte { $round } : { $gains }.
    Points des majorités : { $most }.
    { $standings }
alhambra-lines =
    { $front }
    { $next }
alhambra-facts = { $front } ; { $next }
alhambra-gain = { $seat } +{ $gained } (total { $score })
alhambra-gain-dirk = Dirk +{ $gained }
alhambra-most = { $kinds } { $names } ({ $count ->
        [one] { $points }
       *[other] { $points } chacun
    }{ $highest ->
        [0] { "" }
       *[other] , valeur maximale { $highest }
    })
alhambra-most-wall = plus long { alhambra-border } { $names } ({ $points })
alhambra-leads = { $count ->
        [one] { $names-is ->
            [seat-you] Tu mènes avec { alhambra-points }.
           *[other] { $names } mène avec { alhambra-points }.
        }
       *[other] En tête avec { alhambra-points } : { $names }.
    }
alhambra-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
alhambra-sentences = { $front } { $next }

alhambra-end-began = { $empty ->
        [0] La fin de la partie est là.
       *[other] Le chantier ne peut plus être regarni : la fin de la partie est là.
    }
alhambra-starting-money = { $seat-is ->
    [seat-you] Tu as reçu
   *[other] { $seat } a reçu
} { $cards }, face visible.
alhambra-first-turn = { $seat-is ->
    [seat-you] Tu commences
   *[other] { $seat } commence
}, { $why ->
    [cards] avec le moins de cartes
    [money] avec le moins d'argent parmi ceux qui ont le moins de cartes
   *[luck] par le sort : d'autres avaient autant de cartes et autant d'argent
}.
alhambra-hands-shown =
    Tout le monde a montré son argent.
    { $hands }
alhambra-hand = { $seat } : { $cards }
alhambra-last-tile = { $seat-is ->
        [seat-you] Tu reçois
       *[other] { $seat } reçoit
    } { $tile } du chantier, avec le plus d'argent { $currency } en main : { $money }.
alhambra-last-tile-level = Personne ne reçoit { $tile } : égalité pour le plus d'argent, { $money }.
alhambra-last-tile-nobody = Personne ne reçoit { $tile } : personne n'avait d'argent { $currency }.
alhambra-final-score-dirk = Dirk a { $score ->
        [one] { $score } point
       *[other] { $score } points
    } ; il ne peut pas gagner.

## Menus : les étapes vers une action. 80 caractères au plus, même jointes.

alhambra-menu-take = Prendre { $cards }
alhambra-menu-buy = Acheter { $tile }
alhambra-menu-buy-with = Acheter { $tile } avec { $cards }, exact
alhambra-menu-with = avec { $cards }, exact
alhambra-menu-with-too-much = avec { $cards }, { $overpaid } de trop
alhambra-menu-place = Poser { $tile }
alhambra-menu-in-reserve = en réserve
alhambra-menu-with-dirk = chez Dirk
alhambra-menu-redesign = Réaménager
alhambra-menu-build = Bâtir { $tile }
alhambra-menu-build-kind = Bâtir : { $kind }
alhambra-menu-remove = Remettre en réserve
alhambra-menu-swap = Poser { $tile } à la place de
alhambra-menu-swap-kind = Poser à la place d'un autre : { $kind }
alhambra-menu-stands = { $tile } ({ $place })
alhambra-menu-region = { $columns }, { $rows }
alhambra-menu-range-north = { $from } à { $to } au nord
alhambra-menu-range-east = { $from } à { $to } à l'est
alhambra-menu-range-south = { $from } à { $to } au sud
alhambra-menu-range-west = { $from } à { $to } à l'ouest
alhambra-menu-stop = S'arrêter ici et poser
alhambra-menu-end = Valider et finir le tour

# Ce qu'apporterait un choix. 100 caractères au plus, même joints.
alhambra-reminder-extra-action = **Prix exact : encore une action.** Poser tes achats, c'est y renoncer.
alhambra-consequence-take = alors { $sums } en tout
alhambra-consequence-take-exactly = tu pourrais alors payer { $tiles } au prix exact
alhambra-consequence-exact = encore une action
alhambra-consequence-overpaid = plus d'autre action
alhambra-consequence-wall = { alhambra-border } de { $from } à { $to }
alhambra-consequence-wall-stays = { alhambra-border } toujours { $wall }
alhambra-consequence-reserve = ne compte pas tant qu'une autre action ne le construit pas
alhambra-consequence-reserve-for-good = ne compte pas : plus aucune action ne vient
alhambra-question-last-tiles = pose les dernières tuiles.
alhambra-consequence-exact-favour = prix exact
alhambra-consequence-fits-nowhere = { $paid } ; ne va qu'en réserve
alhambra-consequence-and = { $front }, { $next }
alhambra-majority-alone = en tête : { $kinds }
alhambra-majority-level = égalité : { $kinds }
alhambra-majority-behind = { $kinds } : toi { $own }, un autre { $most }
alhambra-majority-none = pas de { $kinds }
alhambra-majority-changed = { $now } (avant : { $before })
alhambra-majority-was-alone = en tête
alhambra-majority-was-level = égalité

## La règle, pour /rules. Un paragraphe chacun ; ensemble ils forment alhambra-rules.

alhambra-rules-aim = **Le but.** Chacun construit une cité autour d'une fontaine. Trois fois dans la partie, on marque pour le plus de bâtiments de chaque sorte, et chacun pour son plus long mur extérieur. Le plus de points gagne ; à égalité, la victoire est partagée.
alhambra-rules-turn = **Ton tour.** Fais une chose : prends de l'argent, achète un bâtiment ou réaménage ta cité. Pose ensuite tes achats et valide. Le chantier et l'offre sont regarnis une fois que tu as validé ; jusque-là, tu peux tout reprendre. On ne passe que si rien des trois n'est possible.
alhambra-rules-money = **Prendre de l'argent.** Prends une carte de l'offre, n'importe laquelle, ou plusieurs qui font 5 au plus ensemble, dans n'importe quelles devises. Au début, tout le monde reçoit de l'argent face visible jusqu'à ce qu'il fasse 20 ou plus, puis le prend en main ; **Le récit** le raconte. Qui a le moins de cartes et, parmi ceux-là, le moins d'argent, commence.
alhambra-rules-buying = **Acheter.** Chaque case du chantier veut sa devise : la case 1 des florins jaunes, la 2 des dirhams verts, la 3 des dinars bleus, la 4 des ducats orange. Paie au moins le prix ; on ne rend pas la monnaie. Si tu paies le prix exact, tu as une autre action, et ainsi de suite tant que tu fais l'appoint.
alhambra-rules-placing = **Poser.** Un bâtiment acheté va dans ta cité ou dans ta réserve. Dans la cité, les bâtiments ne se tournent pas ; là où deux se touchent, tous deux ont un mur ou aucun des deux ; chaque bâtiment s'atteint à pied depuis la fontaine sans passer de mur ; et aucun espace vide ne doit être enclos.
alhambra-rules-redesigning = **Réaménager.** Comme action, construis un bâtiment de ta réserve, remets-en un de ta cité dans ta réserve, ou échanges-en un de ta cité contre un de ta réserve, exactement à sa place. La cité doit ensuite respecter les règles. Le début de ta cité ne bouge jamais.
alhambra-rules-scoring = **Décompte.** Pour la première, la deuxième et la troisième place dans une sorte :
    ```
               A   B      C
    pavillon   1   8  1   16  8  1
    sérail     2   9  2   17  9  2
    arcades    3  10  3   18 10  3
    chambres   4  11  4   19 11  4
    jardin     5  12  5   20 12  5
    tour       6  13  6   21 13  6
    ```
    À égalité, on se partage les points des places, arrondis vers le bas. Seule la cité compte, pas la réserve. Ton plus long mur extérieur sans interruption rapporte 1 point par section.
alhambra-rules-end = **La fin.** A et B se décomptent quand leurs cartes sortent de la pioche. Quand le chantier ne peut plus être regarni, la partie se termine : chaque bâtiment qui y reste va à qui a le plus d'argent de sa devise (à personne en cas d'égalité), on les pose, et on décompte C.
alhambra-rules-dirk = **Dirk.** À deux, Dirk collectionne aussi des bâtiments : 6 au début, 6 après A, un tiers du sac après B. Il marque pour les bâtiments, jamais pour les murs, et ne peut pas gagner. Un bâtiment que tu achètes peut lui être donné.

alhambra-rules-terms = **Mots.** *Chantier* : les quatre cases où des bâtiments sont à vendre, chacune pour une devise. *Offre* : les quatre cartes argent visibles. *Réserve* : des bâtiments à toi qui ne sont dans aucune cité ; ils ne rapportent rien avant d'être construits. *Exact* : payé à l'appoint. *À égalité* : autant que quelqu'un d'autre.
alhambra-rules-pictures = **Dans les images.** La clé : qui a joué en premier. L'étoile d'or : qui a gagné. Un disque de couleur : la majorité d'une sorte. De l'or sur un mur : sa plus longue suite sans interruption. Un anneau orange : ce que le dernier tour a changé. Un chiffre turquoise : une entrée de ton menu.

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

## Refus : la règle, les chiffres, et ce qui est possible à la place

alhambra-refused-too-dear = { $tile } coûte { $price } ; tu as { $held }. Prends de l'argent, ou achète un autre bâtiment.
alhambra-refused-no-action-left = Il ne te reste pas d'action ce tour-ci. Pose { $tiles }, puis valide.
alhambra-refused-turn-is-done = Il ne te reste pas d'action ce tour-ci. Valide pour le finir.
alhambra-refused-only-placing = La partie se termine : il ne reste qu'à poser les derniers bâtiments et à valider.
alhambra-refused-must-act = Ton tour a d'abord besoin d'une action : prends de l'argent, achète un bâtiment ou réaménage ta cité.
alhambra-refused-still-to-place = Avant de valider, pose { $tiles } : dans ta cité ou dans ta réserve.
alhambra-refused-nothing-taken = Dis quelles cartes tu prends : une seule, n'importe laquelle, ou plusieurs qui font 5 au plus.
alhambra-refused-not-on-display = { $there ->
        [0] Il n'y a pas de { $card } dans l'offre. Prends parmi les cartes qui y sont.
        [one] Il n'y a qu'un { $card } dans l'offre. N'en prends pas plus.
       *[other] Il n'y a que { $there } cartes { $card } dans l'offre. N'en prends pas plus.
    }
alhambra-refused-takes-too-much = Ces cartes font { $sum }, et plusieurs cartes font { $most } au plus. Enlèves-en, ou prends une seule carte de n'importe quelle valeur.
alhambra-refused-space-empty = La case { $space } du chantier ({ $currency }) est vide jusqu'à la fin du tour. Choisis un bâtiment d'une autre case.
alhambra-refused-not-in-hand = { $held ->
        [0] Tu n'as pas de { $card }. Paie avec les cartes de ta main.
        [one] Tu n'as qu'un { $card }. Paie avec les cartes de ta main.
       *[other] Tu n'as que { $held } cartes { $card }. Paie avec les cartes de ta main.
    }
alhambra-refused-wrong-currency = La case { $space } du chantier ne prend que de l'argent { $currency }, donc { $card } n'y compte pas. Paie dans cette couleur.
alhambra-refused-paid-too-little = { $tile } coûte { $price } ; ces cartes font { $paid }. Ajoute au moins { $missing }, ou prends plutôt de l'argent.
alhambra-refused-not-to-place = Tu ne peux pas poser { $tile } maintenant. Les bâtiments que tu dois poser : { $tiles }.
alhambra-refused-nothing-to-place = Tu ne peux pas poser { $tile } maintenant : on ne pose que les bâtiments qu'on vient d'acheter. Un bâtiment de ta réserve entre dans la cité en réaménageant.
alhambra-refused-not-in-reserve = Il n'y a pas de { $tile } dans ta réserve. Réaménager se fait avec les bâtiments de la réserve ; celui que tu viens d'acheter se pose plutôt.
alhambra-refused-not-in-city = Il n'y a pas de { $tile } à cet endroit de ta cité ({ $place }) : il est vide. Nomme un bâtiment avec l'endroit où il est.
alhambra-refused-other-in-city = À cet endroit de ta cité ({ $place }), il y a { $found }, pas { $tile }. Nomme un bâtiment avec l'endroit où il est.
alhambra-refused-fountain-stays = La { alhambra-start } ne bouge jamais. Choisis un des bâtiments autour.
alhambra-refused-does-not-fit = Tu ne peux pas mettre { $tile } là ({ $place }) : { $why }. Choisis un autre endroit, ou garde-le en réserve.
alhambra-refused-cannot-leave = Tu ne peux pas retirer { $tile } de ta cité : { $why }. Choisis un autre bâtiment.
alhambra-refused-cannot-exchange = Tu ne peux pas échanger { $out } contre { $tile } : { $why }. Choisis d'autres bâtiments.
alhambra-refused-no-dirk = Dirk ne joue qu'à une table à deux. Pose le bâtiment dans ta cité ou dans ta réserve.
alhambra-refused-not-for-dirk = Dirk ne reçoit aucun des derniers bâtiments. Pose { $tile } dans ta cité ou dans ta réserve.

alhambra-misfit-fountain = la { alhambra-start } est là
alhambra-misfit-taken = { $tile } est déjà là
alhambra-misfit-apart = rien de ta cité ne le toucherait
alhambra-misfit-clash = un { alhambra-border } doit rencontrer un { alhambra-border }, mais { $walled } en a un vers { $open }, qui n'en a pas
alhambra-misfit-unreachable = { $others ->
        [0] un endroit ne s'atteindrait pas à pied depuis la { alhambra-start } ({ $place })
        [one] deux bâtiments ne s'atteindraient pas à pied depuis la { alhambra-start } ({ $place } et { $others } autre)
       *[other] des bâtiments ne s'atteindraient pas à pied depuis la { alhambra-start } ({ $place } et { $others } autres)
    }
alhambra-misfit-hole = { $others ->
        [0] un espace vide serait enclos ({ $place })
        [one] un espace vide serait enclos ({ $place } et { $others } autre endroit)
       *[other] un espace vide serait enclos ({ $place } et { $others } autres endroits)
    }


## Feuilles de score du jeu sur table.

alhambra-score-round = { $place } : « { $round } » n'est pas un décompte. Ce sont A, B et C.
alhambra-score-cities = { $place } doit contenir celles de 1 à 6 joueurs, pas de { $cities }.
alhambra-score-dirk = { $place } : il ne joue qu'à deux, donc il n'y a pas plus de deux cités à côté de ses tuiles, pas { $cities }.
alhambra-score-cell = { $place } : « { $cell } » n'est pas un endroit. Un endroit s'écrit comme 2,-1 : pas à l'est et au nord de la fontaine, jusqu'à { $reach } de chaque côté.
alhambra-score-cell-twice = { $place } : deux bâtiments sont en { $cell } dans une cité ({ $city }).
alhambra-score-fountain = { $place } : la { alhambra-start } ({ $city }) est en 0,0 ; aucun bâtiment ne peut y être.
alhambra-score-tile = { $place } : « { $tile } » n'est pas un bâtiment. Un bâtiment s'écrit comme { $border ->
    [moat] bath-house-6-ne : sorte, prix, fossés.
   *[wall] tower-9-es : sorte, prix, murs.
}
alhambra-score-bonus-dealt = { $place } : { $city } a { $cards } cartes bonus ouvertes ; { $seats ->
        [one] à { $seats } joueur, on en reçoit
       *[other] à { $seats } joueurs, chacun en reçoit
    } { $dealt }.
alhambra-score-no-tile-left = { $place } : la boîte ne contient pas { $tile }, ou pas davantage : chaque bâtiment est dans une seule cité, une seule réserve ou chez Dirk.
alhambra-score-place = { $cell }
alhambra-score-clash = Un { alhambra-border } doit rencontrer un { alhambra-border }, mais { $walled } en a un vers { $open }, qui n'en a pas.
alhambra-score-out-of-reach = Ne s'atteint pas à pied depuis la { alhambra-start } : { $cells }.
alhambra-score-hole = La cité enclôt un espace vide en { $cells }.
