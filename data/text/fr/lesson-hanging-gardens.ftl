# La leçon des Jardins Suspendus. Chaque message : trois phrases courtes au plus, aucun chiffre que ceux du plateau.

lesson-hanging-gardens-begin = Tu bâtis un jardin de douze cartes sur trois terrasses ; fleurs, arbres, animaux, eau, visiteurs et objectifs rapportent des points. À chaque tour, tu prends une carte de l'offre : son rang du bas ne coûte rien. Prends le lion aux fleurs rouges.
lesson-hanging-gardens-reveal = Le lion est sur ta première terrasse, là où les lions se plaisent. Révéler une nouvelle carte pour l'offre rend ton coup définitif ; jusque-là, **Reprendre** est gratuit.
lesson-hanging-gardens-empty = Un objectif demande des fleurs rouges sur une terrasse, et ton lion en a. Cette carte en a d'autres, et une pièce. C'est une carte vide : il y a de la place dessus.
lesson-hanging-gardens-reveal-2 = La pièce est déjà à toi : sur la première terrasse, c'est une pièce d'or, plus haut ce serait davantage. Après la nouvelle carte, tu peux acheter quelque chose pour ta carte vide, puis remplir un objectif.
lesson-hanging-gardens-buy = L'or paie des embellissements, qui vont sur les cartes vides. Un deuxième lion rejoint le premier.
lesson-hanging-gardens-complete = Toutes tes fleurs rouges sont sur une terrasse, alors remplis l'objectif. Chacun peut remplir chaque objectif une fois, et qui arrive tôt y trouve aussi une pièce ou un outil.
lesson-hanging-gardens-completed = Ton premier objectif compte { $points } { $points ->
    [one] point
   *[other] points
}, et chaque autre compte davantage. Valide, et ton tour est fini.
lesson-hanging-gardens-water = Le bot a pris le marqueur premier joueur avec une couronne. Cette carte a aussi une couronne, et de l'eau ; à son rang, elle coûte un outil. Pose-la une terrasse plus haut, où elle repose sur deux cartes.
lesson-hanging-gardens-irrigated = Le marqueur est de nouveau à toi. L'eau compte aux endroits de ta carte irrigation, encadrés de turquoise : au mieux { $points } jusqu'ici, et plus il y en a, plus elle compte. Révèle la nouvelle carte.
lesson-hanging-gardens-crown = Qui a le marqueur a besoin d'une chose de moins pour chaque objectif. Ta seule couronne suffit donc pour celui-ci.
lesson-hanging-gardens-crowned = Deux objectifs ensemble comptent { $points } { $points ->
    [one] point
   *[other] points
}. Quand tous les jardiniers sont sous les colonnes, la manche finit, et qui a le marqueur commence la suivante : c'est toi.
lesson-hanging-gardens-visitor = Un visiteur compte tout ce qu'il est venu voir, où que ce soit dans ton jardin. Celui-ci est venu pour les lions, et tu en as deux.
lesson-hanging-gardens-visited = Ton visiteur compte { $points } { $points ->
    [one] point
   *[other] points
}, et chaque autre lion compte davantage. Les arbres, eux, comptent en groupes d'une espèce, côte à côte. Révèle la nouvelle carte.
lesson-hanging-gardens-last = Tu pourrais acheter quelque chose pour ta carte vide. Garde ton or pour l'eau, et valide le dernier tour de la leçon.
lesson-hanging-gardens-end = Tu as joué aux Jardins Suspendus ! Après quatre manches, ton jardin est complet et tout est compté ; or et outils ne font que départager. Toute la règle est dans `/rules`.
