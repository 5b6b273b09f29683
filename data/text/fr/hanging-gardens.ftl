# Les Jardins Suspendus : leur règle, leur matériel, leurs menus, ce qui s'est passé, et les refus.

game-hanging-gardens = Bâtis un jardin de douze cartes sur trois terrasses : fleurs, arbres, animaux et eau
hanging-gardens-title = Les Jardins Suspendus

## La règle, pour /rules. Un paragraphe chacun ; ensemble ils forment hanging-gardens-rules.

hanging-gardens-rules-aim = **Le but.** En quatre manches de trois tours, tu poses douze cartes jardin : cinq sur la terrasse 1, quatre sur la terrasse 2 et trois sur la terrasse 3. Le plus de points gagne ; à égalité, or et outils réunis départagent, puis la victoire est partagée.
hanging-gardens-rules-turn = **Ton tour.** Prends une carte, pose-la dans ton jardin et reçois son bonus ; puis révèle une nouvelle carte. Ensuite tu peux acheter un embellissement, puis remplir un objectif royal. Jusqu'à la nouvelle carte, tu peux reprendre la tienne ; jusqu'à ce que tu valides, ce que tu as acheté ou rempli. S'il n'y a rien à acheter ni à remplir, la nouvelle carte finit ton tour.
hanging-gardens-rules-taking = **Prendre.** Mets un jardinier sur un espace libre sous une colonne ; les jardiniers y restent jusqu'à la fin de la manche. Paie pour le rang de la carte : rien au rang 1, puis 1, 2 ou 3 outils. La colonne glisse vers le bas et une nouvelle carte arrive en haut.
hanging-gardens-rules-laying = **Poser.** Ta première carte est sur la terrasse 1, qui grandit à gauche et à droite. Une carte au-dessus repose sur deux cartes voisines. Une terrasse n'a pas besoin d'être complète pour qu'on bâtisse dessus. Les cartes ne bougent jamais.
hanging-gardens-rules-bonuses = **Bonus.** Une pièce ou un outil en rapporte autant que le numéro de la terrasse où il est posé. Une couronne donne le marqueur premier joueur : qui l'a commence la manche suivante, et a besoin d'un élément de moins pour chaque objectif.
hanging-gardens-rules-enhancements = **Embellissements.** Pour 2 pièces d'or, des fleurs, un animal ou un arbre ; pour 3, la même chose avec un bonus ; pour 4, de l'eau. Un embellissement va aussitôt sur une de tes cartes vides, sans arbre, animal, visiteur ni embellissement ; ce qui est imprimé sur la carte compte toujours. Les pièces de la carte de ce tour peuvent servir, celles de l'objectif seulement plus tard.
hanging-gardens-rules-objectives = **Objectifs royaux.** Chacun demande tant d'un élément sur une terrasse de ton jardin. En remplir un prend un de ses espaces libres, qui peut rapporter 1 pièce ou 1 outil. Chacun une fois par place ; après un objectif, on ne peut plus rien acheter.
hanging-gardens-rules-rounds = **Manches.** Une manche finit quand tous les jardiniers sont placés. Ils reviennent, les cartes de l'offre restent, et qui a le marqueur premier joueur commence.
hanging-gardens-rules-scoring = **Décompte.** 
    Irrigation : les cartes irriguées aux endroits de ta carte irrigation : 0, 1, 2, 4, 7, 11, 16.
    Fleurs : pour chaque couleur, ton plus grand groupe relié, 1 par fleur.
    Arbres, en groupes reliés d'une espèce : dragonnier 2, 7 ; cèdre 2, 5, 9 ; palmier 2, 5, 10, 18 ; un groupe plus grand recommence du début.
    Animaux : 3 sur la terrasse qu'ils aiment (lion 1, singe 2, paon 3), sinon 2.
    Visiteurs : pour tout ce qu'ils sont venus voir, où que ce soit dans ton jardin : 2 chacun pour les lions, singes, paons, arbres de leur espèce et couronnes, 1 chacun pour les fleurs de leur couleur, les cartes irriguées, et les pièces et outils imprimés dans le jardin.
    Objectifs : 0, 2, 6, 12, 20 selon combien tu en as rempli.
hanging-gardens-rules-terms = **Mots.** 
    Relié : côte à côte, ou à moitié au-dessus ou au-dessous.
    Carte vide : sans arbre, animal, visiteur ni embellissement ; elle peut avoir des fleurs, de l'eau et un bonus.
    Irriguée : avec de l'eau sur la carte ou sur son embellissement.
    Élément : une fleur, un animal, un arbre, de l'eau ou une icône de bonus imprimés dans le jardin ; les pièces et outils en main n'en sont pas.
    Endroit : compté depuis la carte la plus à gauche de la terrasse 1 ; l'endroit 2 de la terrasse 2 repose sur les endroits 2 et 3 de la terrasse 1. La notation compte plutôt depuis la première carte : 1:0 est la première carte, 1:-1 est à sa gauche, 2:0 repose sur 1:0 et 1:1.
    Jusqu'à : tant que la terrasse 1 n'est pas complète, on ne sait pas où sont tes endroits d'irrigation ; tes points disent le mieux possible.
hanging-gardens-rules-pictures = **Dans les images.** Un cadre turquoise : un endroit de ta carte irrigation, en pointillé tant qu'il n'est pas sûr. Une barre turquoise sous la terrasse 1 : une façon dont ton jardin peut encore se placer. Une coche verte : de l'eau à un tel endroit. Un anneau orange : ce que le dernier tour a changé. Un chiffre sombre : une entrée de ton menu. Une étoile : qui mène, et à la fin qui a gagné.

hanging-gardens-rules =
    { hanging-gardens-rules-aim }

    { hanging-gardens-rules-turn }

    { hanging-gardens-rules-taking }

    { hanging-gardens-rules-laying }

    { hanging-gardens-rules-bonuses }

    { hanging-gardens-rules-enhancements }

    { hanging-gardens-rules-objectives }

    { hanging-gardens-rules-rounds }

    { hanging-gardens-rules-scoring }

    { hanging-gardens-rules-terms }

    { hanging-gardens-rules-pictures }

## Commandes

verb-hanging-gardens-take = Prendre une carte et la poser dans ton jardin
slot-hanging-gardens-take-column = De quelle colonne : left (gauche), middle (milieu) ou right (droite)
slot-hanging-gardens-take-level = De quel rang de l'offre, de 1 à 4
slot-hanging-gardens-take-to = Où dans ton jardin, comme 1:0 ou 2:-1
verb-hanging-gardens-reveal = Révéler une nouvelle carte ; ce que tu as posé est alors définitif
verb-hanging-gardens-buy = Acheter un embellissement pour une carte vide
slot-hanging-gardens-buy-tile = Quel embellissement
slot-hanging-gardens-buy-onto = Sur la carte de quel endroit de ton jardin
verb-hanging-gardens-complete = Remplir un objectif royal
slot-hanging-gardens-complete-objective = Quel objectif
slot-hanging-gardens-complete-for = Ce que rapporte ton espace : coin (pièce), tool (outil) ou nothing (rien)
verb-hanging-gardens-end = Valider ton tour

## Matériel

hanging-gardens-socotra = dragonnier
hanging-gardens-cedar = cèdre
hanging-gardens-palm = palmier
hanging-gardens-lion = lion
hanging-gardens-monkey = singe
hanging-gardens-peacock = paon
hanging-gardens-empty = carte vide
hanging-gardens-water = eau
hanging-gardens-visitor-red = visiteur aux fleurs rouges
hanging-gardens-visitor-yellow = visiteur aux fleurs jaunes
hanging-gardens-visitor-blue = visiteur aux fleurs bleues
hanging-gardens-visitor-lion = visiteur aux lions
hanging-gardens-visitor-monkey = visiteur aux singes
hanging-gardens-visitor-peacock = visiteur aux paons
hanging-gardens-visitor-socotra = visiteur aux dragonniers
hanging-gardens-visitor-cedar = visiteur aux cèdres
hanging-gardens-visitor-palm = visiteur aux palmiers
hanging-gardens-visitor-water = visiteur à l'eau
hanging-gardens-visitor-crown = visiteur aux couronnes
hanging-gardens-visitor-treasury = visiteur aux pièces et outils
hanging-gardens-a = un { $named }
hanging-gardens-an-empty = une carte vide
hanging-gardens-with = { $feature } avec { $parts }
hanging-gardens-icon-crown = une couronne
hanging-gardens-icon-coin = une pièce
hanging-gardens-icon-tool = un outil
hanging-gardens-items-red = { $count ->
        [one] { $count } fleur rouge
       *[other] { $count } fleurs rouges
    }
hanging-gardens-items-yellow = { $count ->
        [one] { $count } fleur jaune
       *[other] { $count } fleurs jaunes
    }
hanging-gardens-items-blue = { $count ->
        [one] { $count } fleur bleue
       *[other] { $count } fleurs bleues
    }
hanging-gardens-items-socotra = { $count ->
        [one] { $count } dragonnier
       *[other] { $count } dragonniers
    }
hanging-gardens-items-cedar = { $count ->
        [one] { $count } cèdre
       *[other] { $count } cèdres
    }
hanging-gardens-items-palm = { $count ->
        [one] { $count } palmier
       *[other] { $count } palmiers
    }
hanging-gardens-items-lion = { $count ->
        [one] { $count } lion
       *[other] { $count } lions
    }
hanging-gardens-items-monkey = { $count ->
        [one] { $count } singe
       *[other] { $count } singes
    }
hanging-gardens-items-peacock = { $count ->
        [one] { $count } paon
       *[other] { $count } paons
    }
hanging-gardens-items-crown = { $count ->
        [one] { $count } icône couronne
       *[other] { $count } icônes couronne
    }
hanging-gardens-items-coin = { $count ->
        [one] { $count } icône pièce
       *[other] { $count } icônes pièce
    }
hanging-gardens-items-tool = { $count ->
        [one] { $count } icône outil
       *[other] { $count } icônes outil
    }
hanging-gardens-items-water = { $count ->
        [one] { $count } carte irriguée
       *[other] { $count } cartes irriguées
    }
# Ce qui est sur une carte ou un embellissement, en liste.
hanging-gardens-parts = { $parts }
hanging-gardens-objective = { $items } sur une terrasse
hanging-gardens-coded = { $code } ({ $name })
hanging-gardens-code = { $code }

hanging-gardens-bonus-crown = couronne
hanging-gardens-bonus-coin = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
hanging-gardens-bonus-tool = { $count ->
        [one] { $count } outil
       *[other] { $count } outils
    }
hanging-gardens-nothing = rien
hanging-gardens-tools = { $count ->
        [0] aucun outil
        [one] { $count } outil
       *[other] { $count } outils
    }

hanging-gardens-column-left = colonne de gauche
hanging-gardens-column-middle = colonne du milieu
hanging-gardens-column-right = colonne de droite
hanging-gardens-place = terrasse { $level }, endroit { $position }
hanging-gardens-first = première carte
hanging-gardens-left-end = bout gauche
hanging-gardens-right-end = bout droit

hanging-gardens-part-irrigation = eau { $points }
hanging-gardens-part-flowers = fleurs { $points }
hanging-gardens-part-trees = arbres { $points }
hanging-gardens-part-animals = animaux { $points }
hanging-gardens-part-visitors = visiteurs { $points }
hanging-gardens-part-objectives = objectifs { $points }

## Menus : 72 caractères au plus avec le numéro de l'entrée.

hanging-gardens-menu-empty = vide
hanging-gardens-menu-card = Rang { $level }{ $tools ->
        [0] { "" }
        [one] , { $tools } outil
       *[other] , { $tools } outils
    } : { $card }
hanging-gardens-menu-tile = Acheter ({ $price } pièces) : { $tile }
hanging-gardens-menu-objective = Remplir : { $objective }
hanging-gardens-menu-space = espace : { $bonus }
hanging-gardens-menu-reveal = Révéler une carte
hanging-gardens-menu-reveal-end = Révéler une carte et finir ton tour
hanging-gardens-menu-end = Valider

# Ce qu'apporte un choix : la deuxième ligne de son entrée, 100 caractères au plus.
hanging-gardens-brings = +{ $points } points : { $parts }
hanging-gardens-brings-less = { $points } points
hanging-gardens-brings-none = aucun point
hanging-gardens-brings-bonus = { $bonus } ; { $points }
hanging-gardens-brings-crown = le marqueur premier joueur
hanging-gardens-brings-reveal = définitif : ta carte ne pourra plus être reprise
hanging-gardens-brings-objective = +{ $points } points
hanging-gardens-brings-objective-eased = +{ $points } points ; avec le marqueur premier joueur, { $needed } suffisent

## Ce qui s'est passé

# Actions : des participes sans qui les a faites. Un tour en fait une phrase.
hanging-gardens-taken = posé { $card } sur la terrasse { $level }
hanging-gardens-taken-for = posé { $card } sur la terrasse { $level } pour { $tools }
hanging-gardens-crowned = pris le marqueur premier joueur (avant : { $from })
hanging-gardens-crowned-again = gardé le marqueur premier joueur
hanging-gardens-gained = { $seat-is ->
    [seat-you] Tu as reçu
   *[other] { $seat } a reçu
} { $means }.
hanging-gardens-revealed = Nouveau dans la { $column } : { $card }.
hanging-gardens-bought = ajouté { $tile } à la terrasse { $level } pour { $price } pièces
hanging-gardens-completed = rempli { $done ->
        [1] un premier objectif
        [2] un deuxième objectif
        [3] un troisième objectif
       *[4] un quatrième objectif
    } ({ $objective })
hanging-gardens-turned = Prochain en vente pour { $price } pièces : { $tile }.
hanging-gardens-round-ended = La manche { $round } est finie ; qui commence la suivante : { $first }.
hanging-gardens-ended =
    Tous les jardins sont bâtis.
    { $seats }
hanging-gardens-level = À égalité, or et outils réunis départagent.
hanging-gardens-lines =
    { $front }
    { $next }
hanging-gardens-final = { $seat } : { $total ->
        [one] { $total } point
       *[other] { $total } points
    } ({ $parts })

## Refus

hanging-gardens-refused-take-first = Ton tour commence par une carte : prends-en une et pose-la.
hanging-gardens-refused-reveal-next = Tu as posé ta carte. Révèle la nouvelle, ou reprends la tienne.
hanging-gardens-refused-taken = Tu as pris ta carte de ce tour, et la nouvelle est révélée. Valide ton tour.
hanging-gardens-refused-bought = Tu as acheté ton embellissement de ce tour. Valide, ou reprends-le.
hanging-gardens-refused-bought-late = Les embellissements viennent avant les objectifs. Reprends l'objectif pour en acheter un, ou valide.
hanging-gardens-refused-completed = Tu as rempli ton objectif de ce tour. Valide, ou reprends-le.
hanging-gardens-refused-space = Les { $spaces } espaces de jardiniers de la { $column } sont tous pris cette manche. Il y a de la place ici : { $free }.
hanging-gardens-refused-tools = Une carte du rang { $level } coûte { $cost } ; tu as { $tools }. Une carte du rang 1 n'en coûte aucun.
hanging-gardens-refused-occupied = Il y a déjà une carte ({ $place }), et les cartes ne bougent jamais.
hanging-gardens-refused-first = Ta première carte va en 1:0 ; la terrasse 1 grandit à partir d'elle, à gauche et à droite.
hanging-gardens-refused-end = La terrasse 1 ne grandit qu'à ses bouts : { $ends }.
hanging-gardens-refused-level-full = La terrasse 1 est complète avec cinq cartes. Bâtis sur la terrasse 2 ou 3.
hanging-gardens-refused-below = Là ({ $place }), une carte repose sur deux cartes, et il en manque : { $missing }.
hanging-gardens-refused-sale = { $tile } n'est pas en vente. En vente : { $tiles }.
hanging-gardens-refused-gold = Cet embellissement coûte { $cost } pièces d'or ; tu en as { $gold }.
hanging-gardens-refused-no-card = Tu n'as pas de carte là ({ $place }). Un embellissement va sur une carte vide.
hanging-gardens-refused-not-empty = Un embellissement va sur une carte vide, sans arbre, animal ni visiteur. Il y a là : { $card }.
hanging-gardens-refused-enhanced = Cette carte a déjà son embellissement : { $tile }.
hanging-gardens-refused-in-play = { $objective } n'est pas en jeu. En jeu : { $objectives }.
hanging-gardens-refused-before = Tu as déjà rempli cet objectif, et chacun compte une fois.
hanging-gardens-refused-fulfilled = Il te faut { $objective }. Ton maximum est { $best } sur la terrasse { $level }.
hanging-gardens-refused-no-space = Tous les espaces de cet objectif sont pris.
hanging-gardens-refused-such-space = Aucun espace libre de cet objectif ne rapporte cela : { $bonus }. Libre : { $free }.

## Feuilles de score de parties sur table

hanging-gardens-card-unknown = { $place } : la boîte n'a pas de « { $code } ».
hanging-gardens-card-twice = { $place } : { $code } est nommé deux fois, et la boîte le contient une fois.
hanging-gardens-card-place = { $place } : « { $at } » n'est pas un endroit. Un endroit, c'est sa terrasse et sa position : 1,1 à 1,5, 2,1 à 2,4, 3,1 à 3,3.
hanging-gardens-card-objectives = { $place } : { $count } objectifs royaux ne peuvent pas être remplis. À { $seats }, leurs espaces contiennent { $spaces } marqueurs.
hanging-gardens-card-gap = { $place } : il n'y a pas de carte à l'endroit à sa gauche. La terrasse 1 n'a pas de trous et commence en 1,1.
hanging-gardens-card-floats = { $place } : une carte au-dessus de la terrasse 1 repose sur deux cartes, et il en manque une.
hanging-gardens-card-not-empty = { $place } : { $code } a besoin d'une carte vide, sans arbre, animal, visiteur ni autre embellissement.

## Images

hanging-gardens-picture-round = manche { $round } sur { $rounds }
hanging-gardens-picture-deck = { $count ->
        [one] { $count } carte en pioche
       *[other] { $count } cartes en pioche
    }
hanging-gardens-picture-cards = Cartes
hanging-gardens-picture-costs = outils à payer
hanging-gardens-picture-enhancements = Embellissements
hanging-gardens-picture-left = reste { $count }
hanging-gardens-picture-points = Points
hanging-gardens-picture-each-flowers = 1 chaque
hanging-gardens-picture-each-animals = 2 ou 3
hanging-gardens-picture-each-irrigation = à { $most }
hanging-gardens-picture-dotted = { $front } · { $next }
hanging-gardens-picture-up-to = jusqu'à
hanging-gardens-picture-sum = points
hanging-gardens-picture-sum-up-to = points au mieux
hanging-gardens-picture-garden = Ton jardin
hanging-gardens-picture-card-1 = Carte à
hanging-gardens-picture-card-2 = poser
hanging-gardens-picture-levels = { $points } par étage
hanging-gardens-picture-visitor = { $points } chacun
hanging-gardens-picture-channels = eau
hanging-gardens-picture-marker = 1er joueur
hanging-gardens-picture-as-level = autant que l'étage
hanging-gardens-picture-have = { $have }/{ $needed }
hanging-gardens-picture-part-irrigation = irrigation
hanging-gardens-picture-part-flowers = fleurs
hanging-gardens-picture-part-trees = arbres
hanging-gardens-picture-part-animals = animaux
hanging-gardens-picture-part-visitors = visiteurs
hanging-gardens-picture-part-objectives = objectifs

## Textes alternatifs

hanging-gardens-describe-round = Manche { $round } sur 4 ; à jouer : { $seat }.
hanging-gardens-describe-over = La partie est finie.
hanging-gardens-describe-seat = { $seat } : { $points } points, { $gold } pièces d'or, outils : { $tools }, jardiniers restants : { $gardeners }.
hanging-gardens-describe-seat-up-to = { $seat } : jusqu'à { $points } points, { $gold } pièces d'or, outils : { $tools }, jardiniers restants : { $gardeners }.
hanging-gardens-describe-level = Terrasse { $level } : { $cards }.
hanging-gardens-describe-card = { $position } ({ $card })
hanging-gardens-describe-enhanced = { $position } ({ $card } ; embellissement : { $tile })
hanging-gardens-describe-layout = Endroits d'irrigation : { $places }.
hanging-gardens-describe-first = { $seat } a le marqueur premier joueur.
hanging-gardens-describe-column = { $column } depuis le rang 1 : { $cards } ; espaces libres : { $free }.
hanging-gardens-describe-sale = En vente : { $tiles }.
hanging-gardens-describe-tile = { $tile } pour { $price } pièces
hanging-gardens-describe-objective = Objectif, { $objective } : rempli par { $seats } ; espaces libres : { $free }.
hanging-gardens-describe-own = { $objective } Ta meilleure terrasse en a { $best }.
hanging-gardens-picture-one-less = il en faut un de moins
hanging-gardens-picture-over = la fin
hanging-gardens-picture-over-level = la fin · à égalité : plus d’or et d’outils gagne
hanging-gardens-prompt-column = choisir une colonne
hanging-gardens-prompt-card = choisir une carte
hanging-gardens-prompt-place = placer la carte
hanging-gardens-prompt-enhance = poser la tuile
hanging-gardens-prompt-tile = acheter une tuile
hanging-gardens-prompt-objective = marquer un objectif
