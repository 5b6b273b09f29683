# Les Jardins de l'Alhambra : leur règle, leur matériel, leurs menus, ce qui s'est passé, et les refus.

game-gardens = Plante quatre sortes d'arbres autour des palais, et que les tiens soient seuls en tête
gardens-title = Les Jardins de l'Alhambra

## La règle, pour /rules.

gardens-rules-aim = **Le but.** Chacun a une sorte d'arbres : oranger, lavande, palmier ou citronnier. Chaque tuile jardin montre les quatre, toutes en même nombre. Qui a le plus d'arbres autour d'un bâtiment quand il est entouré en reçoit les points.
gardens-rules-turn = **Ton tour.** Plante ta tuile sur une case libre qui a un bord commun avec une tuile, tournée comme tu veux ; la toute première tuile de la partie va sur l'une des 16 cases intérieures. Valide, et tu pioches une nouvelle tuile tant qu'il en reste.
gardens-rules-enclosing = **Entourer.** Un bâtiment est entouré par 4 tuiles, au bord du plateau par 2, dans un coin par 1. Une tuile peut en entourer plusieurs : chacun est décompté à part.
gardens-rules-scoring = **Décompte.** La sorte qui a le plus d'arbres au bâtiment le gagne. Les sortes à égalité s'annulent, et la plus haute suivante gagne, même sans aucun arbre ; si aucune sorte n'est seule, personne ne gagne. Le gagnant reçoit la valeur du bâtiment fois le nombre de sortes présentes. Les sortes sans propriétaire participent et gardent ce qu'elles gagnent.
gardens-rules-end = **La fin.** Quand les 36 cases sont plantées, le plus de points gagne ; à égalité, la victoire est partagée.
gardens-rules-variants = **Variantes.** Une main de trois tuiles, dont une est jouée et remplacée à chaque tour. À deux, deux sortes chacun : elles se comparent comme des étrangères, et leurs points s'ajoutent à la fin.

gardens-rules-terms = **Mots.** *Case* : l'un des 36 endroits pour les tuiles, de a1 à f6. *Sorte* : lavande, oranger, palmier ou citronnier. *À égalité* : autant d'arbres qu'une autre sorte. *À personne* : une sorte sans propriétaire.
gardens-rules-pictures = **Dans les images.** Une médaille sur un bâtiment : la sorte qui l'a gagné ; une barre : personne. L'étoile d'or : qui mène, et à la fin qui a gagné. Un anneau et un chiffre orange : le dernier tour ; un gain orange : ce qu'un bâtiment a rapporté.

gardens-rules =
    { gardens-rules-aim }

    { gardens-rules-turn }

    { gardens-rules-enclosing }

    { gardens-rules-scoring }

    { gardens-rules-end }

    { gardens-rules-variants }

    { gardens-rules-terms }

    { gardens-rules-pictures }

## Options, commandes

option-gardens-hand = Tuiles en main
about-gardens-hand-one = Tu plantes la tuile que tu pioches.
about-gardens-hand-three = Tu choisis parmi trois tuiles : moins de hasard, plus de réflexion.
choice-gardens-hand-one = une
choice-gardens-hand-three = trois
chosen-gardens-hand-three = trois tuiles en main
option-gardens-kinds = Sortes d'arbres par place
about-gardens-kinds-one = Chaque place a une sorte d'arbres.
about-gardens-kinds-two = À deux, chaque place a deux sortes, et aucune sorte n'est à personne.
about-gardens-tree = Les bâtiments que ces arbres gagnent te rapportent leurs points. Jamais la même sorte à deux.
choice-gardens-kinds-one = une
choice-gardens-kinds-two = deux (seulement à deux)
chosen-gardens-kinds-two = deux sortes d'arbres par place
option-gardens-tree = Sorte d'arbres
choice-gardens-tree-lavender = lavande
choice-gardens-tree-orange = oranger
choice-gardens-tree-palm = palmier
choice-gardens-tree-lemon = citronnier
verb-gardens-plant = Planter une tuile jardin
slot-gardens-plant-tile = Quelle tuile de ta main
slot-gardens-plant-at = Sur quelle case, de a1 à f6
slot-gardens-plant-turn = Quarts de tour vers la droite, de 0 à 3 ; à 0, la lavande est en haut à gauche
verb-gardens-end = Valider ton tour

## Matériel

gardens-lavender = lavande
gardens-orange = oranger
gardens-palm = palmier
gardens-lemon = citronnier
gardens-building-1 = pavillon
gardens-building-2 = sérail
gardens-building-3 = arcades
gardens-building-4 = chambres
gardens-building-5 = tour
# Ses sortes dans le sens des aiguilles d'une montre.
gardens-tile = { $number } { $first }-{ $second }-{ $third }-{ $fourth }

## Menus : 72 caractères au plus avec le numéro de l'entrée, et tout un niveau d'un souffle.

gardens-menu-tile = Tuile { $tile }
gardens-menu-field = { $field }
gardens-menu-field-encloses = { $field } entoure { $buildings }
gardens-menu-building = { $building } { $value }
gardens-menu-turn = { $tree } en haut à gauche
gardens-menu-end = Valider

# Ce qu'apporterait une plantation, 100 caractères au plus avec des noms courts.
gardens-gains = { $gains }
gardens-gain-you = { $points } pour toi ({ $tree })
gardens-gain-seat = { $points } pour { $seat } ({ $tree })
gardens-gain-nobody = { $points } pour personne ({ $tree })
gardens-gain-none = personne ne marque
gardens-outlook-leads = tu mènes alors ici : { $buildings }
gardens-outlook-further = tu creuses alors l'écart ici : { $buildings }
gardens-outlook-stops = { $seat } ne mène alors plus ici : { $buildings }

## Ce qui s'est passé

gardens-planted = planté un { $number } en { $field }
gardens-scored = Bâtiment entouré : { $building }. { $value } × { $kinds ->
        [one] { $kinds } sorte
       *[other] { $kinds } sortes
    } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $seat } avec { $tree }.
gardens-scored-unowned = Bâtiment entouré : { $building }. { $value } × { $kinds ->
        [one] { $kinds } sorte
       *[other] { $kinds } sortes
    } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $tree }, qui n'est à personne.
gardens-scored-nobody = Bâtiment entouré : { $building }. Aucune sorte n'est seule, donc personne ne le reçoit.
gardens-drawn = Tu as pioché la tuile { $tile }.
gardens-ended = Tous les jardins sont plantés.

## Refus

gardens-refused-taken = La sorte { $tree } ne peut pas être à deux places ({ $first }, { $second }) : une sorte a un propriétaire au plus. Choisis-en une autre, ou laisse faire le hasard.
gardens-refused-trees = Trop de sortes d'arbres choisies ({ $seat }) : une place en a { $most } à cette table.
gardens-refused-two-kinds = Deux sortes chacun, c'est une variante à deux ; cette table a { $seats } places.
gardens-refused-planted = Tu as planté ta tuile. Valide ton tour, ou reprends-la.
gardens-refused-plant-first = Plante d'abord une tuile, puis valide.
gardens-refused-hand = Tu n'as pas la tuile { $tile } en main.
gardens-refused-occupied = { $field } est déjà plantée. Choisis une case libre à côté d'une tuile.
gardens-refused-first = La première tuile de la partie ne va pas en { $field } : elle va sur l'une des 16 cases intérieures, de b2 à e5.
gardens-refused-adjacent = Il n'y a pas de tuile à côté de { $field }. Une tuile doit avoir un bord commun avec une tuile plantée ; un coin ne suffit pas.

## Feuilles de score de parties sur table

gardens-card-values = { $place } doit être 7 lignes de 7 nombres, depuis le nord-ouest.
gardens-card-too-many = { $place } : { $count } bâtiments de valeur { $value }, c'est plus que n'en contient la boîte : { $boxed }.
gardens-card-kind = { $place } : « { $kind } » n'est pas une sorte d'arbres. Il y a lavender, orange, palm et lemon.
gardens-card-out-of-reach = { $place } : aucune tuile ne pouvait aller en { $field } : la première est sur une case intérieure, de b2 à e5, et chaque autre à côté d'une déjà posée.
gardens-card-owner = { $place } : { $owner } ne peut pas avoir { $kinds } sortes d'arbres : on en a une, ou deux dans une partie à deux.
gardens-card-field = { $place } : il n'y a pas de case « { $field } ». Les cases vont de a1 à f6.
gardens-card-tile = { $place } doit montrer chacune des quatre sortes une fois, et 1 à 6 arbres de chaque.
gardens-card-twice = { $place } : la tuile { $tile } est deux fois sur le plateau, et la boîte la contient une fois.

## Images

gardens-picture-supply = { $supply ->
        [0] pioche vide
        [one] { $supply } tuile en pioche
       *[other] { $supply } tuiles en pioche
    }
gardens-picture-hands = mains de trois tuiles
gardens-picture-kinds = 2 sortes chacun
gardens-picture-variant = { $front } · { $variant }
gardens-picture-left = en pioche
gardens-picture-built = { $count } faits
gardens-picture-in-all = en tout
gardens-picture-nobody = personne
gardens-picture-planted = { $seat } en { $field }
gardens-picture-first = La première tuile va sur une
gardens-picture-first-where = des 16 cases intérieures.
gardens-picture-board = Le plateau
gardens-picture-points = Les points
gardens-picture-none = n'entoure rien
gardens-picture-none-1 = n'entoure
gardens-picture-none-2 = rien
gardens-picture-sum = { $value } × { $kinds } =
gardens-picture-letter = { $letter }
gardens-picture-tiles = { $tiles ->
        [one] Ta tuile
       *[other] Tes tuiles
    }
gardens-picture-turn = Tu as planté
gardens-picture-gardens = Tes jardins

## Textes alternatifs

gardens-describe-to-act = À jouer : { $seat }.
gardens-describe-over = La partie est finie.
gardens-describe-best = Plus gros gain : { $points } points pour { $seat } avec { $tree }, pour un bâtiment de valeur { $value }.
gardens-describe-seat = { $seat } ({ $kinds }) : { $score }.
gardens-describe-seat-sum = { $seat } ({ $kinds }) : { $score } en tout.
gardens-describe-kind = { $tree } { $points }
gardens-describe-unowned = À personne : { $kinds }.
gardens-describe-hand = Dans ta main : { $tiles }.
gardens-describe-supply = { $supply ->
        [0] Il ne reste pas de tuile dans la pioche.
        [one] Il reste { $supply } tuile dans la pioche.
       *[other] Il reste { $supply } tuiles dans la pioche.
    }
gardens-describe-bare = Aucune tuile n'est encore plantée.
gardens-describe-above = Bâtiments au-dessus de la rangée { $row } : { $buildings }.
gardens-describe-below = Bâtiments sous la rangée { $row } : { $buildings }.
gardens-describe-open = { $value }
gardens-describe-won = { $value } { $tree }
gardens-describe-nobody = { $value } personne
gardens-describe-how = Le plateau, ligne par ligne : les bâtiments par valeur et gagnant, les tuiles par case, nombre et, tant qu'elles comptent, sortes dans le sens des aiguilles d'une montre depuis le haut à gauche.
gardens-describe-row = Rangée { $row } : { $tiles }.
gardens-describe-tile = { $field } { $number } { $first }-{ $second }-{ $third }-{ $fourth }
gardens-describe-tile-done = { $field } { $number }
gardens-prompt = planter
