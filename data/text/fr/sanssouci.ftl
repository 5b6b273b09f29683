# Sanssouci : sa règle, son matériel, ses menus, ce qui s'est passé, et les refus.

game-sanssouci = Dessine un jardin de château, et fais-y descendre tes nobles
sanssouci-title = Sanssouci

## La règle, pour /rules. Un paragraphe chacun ; ensemble ils forment sanssouci-rules.

sanssouci-rules-aim = **Le but.** Chacun dessine un jardin sous la terrasse d'un château : neuf colonnes, une par symbole, et six rangées, une par couleur. Les nobles qui y descendent rapportent des points, tout comme les rangées complètes, les colonnes complètes et deux missions secrètes. Après 18 tours chacun, le plus de points gagne.
sanssouci-rules-turn = **Ton tour.** Joue une de tes deux cartes, prends une tuile du marché et pose-la ; puis, si tu veux, déplace un noble. Valide : le marché et ta main sont complétés. Tes 18 cartes sont tes 18 tours.
sanssouci-rules-cards = **Cartes.** Deux couleurs : prends une des quatre tuiles de ces couleurs. Un symbole : prends une tuile qui le montre, même si elle doit devenir un jardinier ; seulement s'il n'y en a pas, prends n'importe quelle tuile. Le joker : prends n'importe quelle tuile.
sanssouci-rules-laying = **Poser.** Une tuile a une seule case à elle : la colonne de son symbole, la rangée de la couleur où elle a été prise. Si quelque chose y est posé ou imprimé, la tuile est retournée côté jardinier et va sur une case libre de cette rangée ou de cette colonne, et seulement s'il n'y en a pas, sur n'importe quelle case libre. On ne retourne pas une tuile autrement.
sanssouci-rules-nobles = **Nobles.** Un noble marche sur des cases couvertes qui se touchent, par leurs bords, aussi loin que tu veux : par d'autres colonnes, en remontant, en passant d'autres nobles et des jardiniers, jamais sur une case vide. Il s'arrête dans sa propre colonne, plus bas qu'il n'a commencé, et pas sur un jardinier. Il marque la rangée où il s'arrête. Un noble par tour.
sanssouci-rules-end = **La fin.** Chaque rangée complète et chaque colonne complète paie, quoi qui la remplisse ; la rangée beige ne paie rien. Chacune de tes deux missions paie les points de la rangée où est son noble. À égalité, le plus de jardiniers gagne, puis la victoire est partagée.
sanssouci-rules-points = **Points.**
    `rangée     noble  complète`
    `beige        1       -`
    `blanche      2       8`
    `grise        3       7`
    `orange       4       6`
    `fuchsia      5       5`
    `turquoise    6       4`
    Une colonne complète paie 5.
sanssouci-rules-expansion = **L'extension.** Chacun reçoit un plateau de 16 cases posé sur le jardin, son haut sur l'escalier gris, et en choisit la face en secret, connaissant sa main, ses missions et le marché. Il cache ce qui est imprimé dessous. Une tuile posée sur une marque paie aussitôt : +1, +2 et +3 pour un symbole, +3 avec un chapeau pour un jardinier ; -2 et -3 coûtent dans les deux cas. Les points peuvent passer sous 0.
sanssouci-rules-variants = **Variantes.** Les jardins sont tirés au sort, ou choisis tour à tour depuis le premier joueur. L'extension est absente, ou présente.
sanssouci-rules-terms = **Mots.** Colonne : les six cases d'un symbole. Rangée : les neuf cases d'une couleur. Case propre : là où se croisent la colonne et la rangée d'une tuile. Marché : dix tuiles, deux par couleur sauf beige. Couverte : avec une tuile symbole, un jardinier ou un symbole imprimé. Jardinier : une tuile retournée ; elle remplit sa case, et les nobles la passent sans jamais s'y arrêter. Terrasse : là où les nobles attendent au-dessus de la rangée beige ; un noble entre par la case beige de sa colonne. Mission : un symbole dont le noble te paie à la fin ; secrète jusque-là. Marque : ce que paie ou coûte une case de l'extension.
sanssouci-rules-pictures = **Dans les images.** Un cadre sombre autour d'un symbole : une tuile ; sans lui, le symbole y est imprimé. Un chiffre doré sur une mission : ce qu'elle paie, son noble étant où il est. Un drapeau violet au-dessus d'une colonne : ta mission. Un anneau et un chiffre orange : le dernier tour. Un chiffre sombre : une entrée de ton menu. Une étoile : qui mène, et à la fin qui a gagné.

sanssouci-rules =
    { sanssouci-rules-aim }

    { sanssouci-rules-turn }

    { sanssouci-rules-cards }

    { sanssouci-rules-laying }

    { sanssouci-rules-nobles }

    { sanssouci-rules-end }

    { sanssouci-rules-points }

    { sanssouci-rules-expansion }

    { sanssouci-rules-variants }

    { sanssouci-rules-terms }

    { sanssouci-rules-pictures }

## Options, commandes

option-sanssouci-expansion = Les plateaux d'extension
about-sanssouci-expansion = Un plateau à marques pour chaque jardin : y poser des tuiles rapporte ou coûte des points.
about-sanssouci-gardens-drawn = Le hasard distribue les jardins.
about-sanssouci-gardens-chosen = L'une après l'autre, chaque place choisit son jardin.
option-sanssouci-gardens = Jardins
choice-sanssouci-gardens-drawn = tirés
choice-sanssouci-gardens-chosen = au choix
chosen-sanssouci-gardens-chosen = jardins choisis tour à tour
verb-sanssouci-garden = Choisir ton jardin
slot-sanssouci-garden-board = Quelle face de quel plateau, de 1a à 4b
verb-sanssouci-side = Choisir la face de ton plateau d'extension
slot-sanssouci-side-side = Face a ou face b
verb-sanssouci-play = Jouer une carte, prendre une tuile et la poser
slot-sanssouci-play-card = Quelle carte de ta main
slot-sanssouci-play-tile = Quelle tuile : couleur/symbole
slot-sanssouci-play-gardener = Où elle va en jardinier, si sa case propre est occupée
verb-sanssouci-move = Déplacer un noble
slot-sanssouci-move-noble = Quel noble, par sa colonne
slot-sanssouci-move-to = Jusqu'à quelle rangée
verb-sanssouci-end = Valider ton tour

## Matériel

sanssouci-symbol-labyrinth = labyrinthe
sanssouci-symbol-statue = statue
sanssouci-symbol-pavilion = pavillon
sanssouci-symbol-topiary = topiaire
sanssouci-symbol-stairway = escalier
sanssouci-symbol-fountain = fontaine
sanssouci-symbol-rose_arch = arche de roses
sanssouci-symbol-herb_spiral = herbes
sanssouci-symbol-grapevine = vigne
sanssouci-colour-beige = beige
sanssouci-colour-white = blanc
sanssouci-colour-grey = gris
sanssouci-colour-orange = orange
sanssouci-colour-fuchsia = fuchsia
sanssouci-colour-turquoise = turquoise
sanssouci-square = { $symbol } { $colour-is ->
    [sanssouci-colour-white] { $symbol-is ->
        [sanssouci-symbol-statue] blanche
        [sanssouci-symbol-fountain] blanche
        [sanssouci-symbol-rose_arch] blanche
        [sanssouci-symbol-herb_spiral] blanche
        [sanssouci-symbol-grapevine] blanche
       *[other] blanc
    }
    [sanssouci-colour-grey] { $symbol-is ->
        [sanssouci-symbol-statue] grise
        [sanssouci-symbol-fountain] grise
        [sanssouci-symbol-rose_arch] grise
        [sanssouci-symbol-herb_spiral] grise
        [sanssouci-symbol-grapevine] grise
       *[other] gris
    }
   *[other] { $colour }
}
sanssouci-card-of-symbol = carte { $symbol }
sanssouci-card-of-colours = carte { $first }/{ $second }
sanssouci-card-of-all = joker
sanssouci-side = { $board }{ $side }
sanssouci-mark-blank = rien
sanssouci-mark-symbol = +{ $points }
sanssouci-mark-gardener = jardinier +{ $points }
sanssouci-mark-loss = −{ $points }

## Menus : 80 caractères au plus chacun.

sanssouci-menu-garden = { $side } : { $printed }
sanssouci-menu-side = Face { $side }
sanssouci-menu-turned = { $tile } en jardinier
sanssouci-menu-row = rangée { $row-is ->
    [sanssouci-colour-white] blanche
    [sanssouci-colour-grey] grise
   *[other] { $row }
}
sanssouci-menu-gardener = sur { $place }
sanssouci-menu-noble = noble : { $noble }
sanssouci-menu-goal = rangée { $row-is ->
    [sanssouci-colour-white] blanche
    [sanssouci-colour-grey] grise
   *[other] { $row }
}
sanssouci-menu-end = Valider

# Ce qu'apporte un choix : la deuxième ligne de son entrée, 100 caractères au plus.
sanssouci-brings = { $gains }
sanssouci-menu-gain-row = rangée complète { $points }
sanssouci-menu-gain-column = colonne complète { $points }
sanssouci-outlook = alors { $row } sur { $row-full } dans sa rangée et { $column } sur { $column-full } dans sa colonne
sanssouci-menu-gain-mark = sa marque +{ $points } aussitôt
sanssouci-menu-gain-loss = sa marque −{ $points } aussitôt
sanssouci-menu-gain-noble = un noble pourrait marquer { $points }
sanssouci-brings-side = marques : { $pay } paient, { $gardeners } paient un jardinier, { $cost } coûtent des points
sanssouci-brings-move = { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
sanssouci-brings-move-mission = { $points ->
        [one] +{ $points } point, et autant à la fin pour ta mission
       *[other] +{ $points } points, et autant à la fin pour ta mission
    }
sanssouci-reminder-sides = **Choisis la face de ton plateau d'extension.** Ses marques sont sur des cases de ton jardin et comptent quand une tuile y est posée. De +1 à +3 : autant de points pour une tuile côté symbole. Un jardinier à +3 : autant pour un jardinier. −2 et −3 : autant de points en moins, quoi qu'on y pose.

## Ce qui s'est passé

# Actions : des participes sans qui les a faites. Un tour en fait une phrase.
sanssouci-garden-chosen = choisi le jardin { $side }
sanssouci-dealt = Tous les jardins sont choisis ; cartes, missions et marché sont distribués.
sanssouci-side-chosen = choisi la face { $side }
sanssouci-side-chosen-hidden = choisi une face
sanssouci-side-shown = { $seat } face { $side }
sanssouci-sides-shown = Tout le monde a choisi : { $sides }.
sanssouci-laid = posé { $tile }
sanssouci-laid-gardener = pris { $tile } en jardinier sur { $at }
sanssouci-laid-paid = posé { $tile } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sanssouci-laid-gardener-paid = pris { $tile } en jardinier sur { $at } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sanssouci-laid-cost = posé { $tile } au prix de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sanssouci-laid-gardener-cost = pris { $tile } en jardinier sur { $at } au prix de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sanssouci-moved = mené un noble ({ $noble }) à la rangée { $row-is ->
        [sanssouci-colour-white] blanche
        [sanssouci-colour-grey] grise
       *[other] { $row }
    } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sanssouci-drawn = Tu as pioché : { $card }.
sanssouci-ended =
    La dernière carte est jouée.
    { $totals }
sanssouci-ended-seat = { $seat } : { $total ->
        [one] { $total } point
       *[other] { $total } points
    } (nobles { $moves }, marques { $marks }, rangées { $rows }, colonnes { $columns }, missions { $missions })
sanssouci-lines =
    { $front }
    { $next }
sanssouci-level = À égalité, les jardiniers départagent : { $seats }.
sanssouci-gardeners-of = { $seat } { $gardeners }

## Refus

sanssouci-refused-no-garden = On ne choisit pas de jardin maintenant. Joue plutôt une carte.
sanssouci-refused-no-side = On ne choisit pas de face d'extension maintenant. Joue plutôt une carte.
sanssouci-refused-garden-first = Choisis d'abord un jardin.
sanssouci-refused-side-first = Choisis d'abord une face de ton plateau d'extension.
sanssouci-refused-chosen = Tu as choisi. Valide, ou reprends ton choix.
sanssouci-refused-board = Le plateau { $board } est déjà choisi ({ $seat }), et il n'existe qu'une fois. Choisis une face d'un autre plateau.
sanssouci-refused-laid = Tu as posé une tuile ce tour-ci. Déplace un noble, valide ton tour, ou reprends-la.
sanssouci-refused-lay-first = Joue d'abord une carte et pose une tuile.
sanssouci-refused-hand = Tu n'as pas cette carte : { $card }. Dans ta main : { $hand }.
sanssouci-refused-market = Le marché n'a pas de { $symbol } sur { $colour }. Il y a : { $there }.
sanssouci-refused-colours = Cette carte prend une tuile sur { $first } ou { $second }, pas sur { $colour }.
sanssouci-refused-symbol = Cette carte doit prendre ce symbole, { $symbol }, tant que le marché en a : il y en a { $count }.
sanssouci-refused-own-occupied = Sa case propre ({ $own }) est occupée, donc la tuile devient un jardinier : dis sur quelle case.
sanssouci-refused-own-free = Sa case propre ({ $own }) est libre, donc la tuile y va côté symbole.
sanssouci-refused-occupied = Cette case est occupée : { $at }. Un jardinier va sur une case libre.
sanssouci-refused-row-and-column = C'est trop loin ({ $at }) : ce jardinier va dans la rangée { $row-is ->
        [sanssouci-colour-white] blanche
        [sanssouci-colour-grey] grise
       *[other] { $row }
    } ou la colonne { $column }, où { $free ->
        [one] { $free } case est libre
       *[other] { $free } cases sont libres
    }.
sanssouci-refused-moved = Tu as déplacé un noble ce tour-ci. Valide ton tour, ou reprends-le.
sanssouci-refused-not-lower = Ce noble ({ $noble }) est dans la rangée { $row-is ->
        [sanssouci-colour-white] blanche
        [sanssouci-colour-grey] grise
       *[other] { $row }
    } et doit s'arrêter plus bas.
sanssouci-refused-goal-empty = Cette case est vide : { $goal }. Un noble s'arrête sur une case couverte de sa colonne.
sanssouci-refused-goal-gardener = Il y a un jardinier ({ $goal }). Les nobles passent les jardiniers sans jamais s'y arrêter.
sanssouci-refused-no-path = Aucun chemin de cases couvertes n'y mène : { $goal }.

## Feuilles de score de parties sur table

sanssouci-card-mission = { $place }, { $name } : la mission { $symbol } n'existe qu'une fois, et elle est nommée deux fois.
sanssouci-card-board = { $place }, { $name } : le plateau jardin { $board } n'existe qu'une fois, et il est nommé deux fois.
sanssouci-card-expansion = { $place }, { $name } : le plateau d'extension { $board } n'existe qu'une fois, et il est nommé deux fois.
sanssouci-card-expanded = { $place }, { $name } : soit tout le monde a un plateau d'extension, soit personne.
sanssouci-card-tiles = { $place }, { $name } : { $count } tuiles, c'est trop. Chacun en pose 18.
sanssouci-card-square = { $place } : il n'y a pas de case « { $square } ». Une case s'écrit comme grey/stairway.
sanssouci-card-noble = { $place } : il n'y a pas de noble « { $noble } ». Un noble s'appelle par sa colonne, comme stairway.
sanssouci-card-printed = { $place }, { $name } : cette case est imprimée, aucune tuile n'y va : { $square }.
sanssouci-card-noble-free = { $place }, { $name } : aucun noble ne peut être sur une case libre ({ $square }).
sanssouci-card-noble-gardener = { $place }, { $name } : aucun noble ne peut être là où il y a un jardinier ({ $square }).
sanssouci-card-noble-path = { $place }, { $name } : aucun noble ne peut être là, sans lien avec la rangée beige ({ $square }).
sanssouci-card-moves = { $place }, { $name } : avec des nobles là, les déplacements ont rapporté de { $least } à { $most } points, pas { $moves }.
sanssouci-card-symbol = { $place } : le symbole { $symbol } est posé { $count } fois, et la boîte en contient { $held }.

## Images

sanssouci-picture-supply = { $supply ->
        [0] pioche vide
        [one] { $supply } tuile en pioche
       *[other] { $supply } tuiles en pioche
    }
sanssouci-picture-gardens = les jardins · { $stage }
sanssouci-picture-expansion = avec l'extension · { $stage }
sanssouci-picture-round = tour { $round } sur 18
sanssouci-picture-over = la fin
sanssouci-picture-sides = choix des faces
sanssouci-picture-boards = choix des jardins
sanssouci-picture-market = Marché
sanssouci-picture-market-begins = Le marché que trouvera la première place.
sanssouci-picture-first = débute
sanssouci-picture-chose = a choisi
sanssouci-picture-no-noble = aucun noble
sanssouci-picture-turns = Derniers tours
sanssouci-picture-to-come = À venir
sanssouci-picture-turns-left = { $count ->
        [one] tour par place
       *[other] tours par place
    }
sanssouci-picture-tiles-left = { $count ->
        [one] tuile en pioche
       *[other] tuiles en pioche
    }
sanssouci-picture-column-pays = par colonne complète
sanssouci-picture-rows-pay = par rangée complète
sanssouci-picture-loss = −{ $points }
sanssouci-picture-yours = Ton jardin
sanssouci-picture-hand = Main
sanssouci-picture-missions = Missions
sanssouci-picture-points = { $points ->
        [one] point
       *[other] points
    }
sanssouci-picture-gardeners = { $count ->
        [one] jardinier
       *[other] jardiniers
    }
sanssouci-picture-laid = tuile posée
sanssouci-picture-choose-garden = Choisis un jardin
sanssouci-picture-choose-side = Choisis une face
sanssouci-picture-garden-of = Jardin : { $seat }
sanssouci-picture-part-moves = nobles
sanssouci-picture-part-marks = marques
sanssouci-picture-part-rows = rangées
sanssouci-picture-part-columns = colonnes
sanssouci-picture-part-missions = missions
sanssouci-picture-part-total = total

## Textes alternatifs

sanssouci-describe-to-act = À jouer : { $seat }.
sanssouci-describe-sides = On choisit les faces des plateaux d'extension ; encore à choisir : { $seats }.
sanssouci-describe-over = La partie est finie.
sanssouci-describe-seat = { $seat } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $gardeners ->
        [one] { $gardeners } jardinier
       *[other] { $gardeners } jardiniers
    }.
sanssouci-describe-tally = { $seat } : { $total } en tout (nobles { $moves }, marques { $marks }, rangées { $rows }, colonnes { $columns }, missions { $missions }), { $gardeners ->
        [one] { $gardeners } jardinier
       *[other] { $gardeners } jardiniers
    }.
sanssouci-describe-hand = Dans ta main : { $cards }.
sanssouci-describe-missions = Tes missions : { $missions }.
sanssouci-describe-market = Au marché : { $tiles }. { $supply ->
        [0] Il ne reste pas de tuile dans la pioche.
        [one] Il reste { $supply } tuile dans la pioche.
       *[other] Il reste { $supply } tuiles dans la pioche.
    }
sanssouci-describe-colour = sur { $colour } { $symbols }
sanssouci-describe-choice = Jardin { $side } : { $printed }.
sanssouci-describe-face = Face { $side } : { $marks }.
sanssouci-describe-mark = { $square } { $mark }
sanssouci-describe-garden = Jardin ({ $seat }), plateau { $side }.
sanssouci-describe-row = Rangée { $row-is ->
        [sanssouci-colour-white] blanche
        [sanssouci-colour-grey] grise
       *[other] { $row }
    } : { $squares }.
sanssouci-describe-gardener = jardinier ({ $symbol })
sanssouci-describe-nobles = Nobles sur : { $nobles }.
sanssouci-describe-marks = Marques ouvertes : { $marks }.
sanssouci-picture-in-round = manche { $round }
sanssouci-picture-so-far = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $rounds ->
        [0] {""}
       *[other] {" "}· { $round }
    }
sanssouci-prompt-choose = choisir
sanssouci-prompt-card = jouer une carte
sanssouci-prompt-lay = poser une tuile
sanssouci-prompt-move = bouger un noble
sanssouci-picture-mark-symbol = paie un motif
sanssouci-picture-mark-gardener = paie un jardinier
sanssouci-picture-mark-loss = coûte toujours
sanssouci-picture-mark-blank = ne paie ni ne coûte
sanssouci-picture-over-level = la fin · à égalité : plus de jardiniers
