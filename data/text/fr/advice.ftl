# Conseils : ce que quelqu'un ferait au mieux, ou aurait fait au mieux.

command-hint = Les trois meilleures choses à faire dans ton tour, et pourquoi
command-review = Tes tours d'une partie finie où autre chose aurait été bien meilleur
button-hint = Conseil
button-review = Revoir mes tours
button-hinted = Faire { $number }
option-hints = Conseils
choice-hints = Chacun peut demander conseil
choice-hints-none = Aucun conseil
about-hints = Qui demande apprend les trois meilleures actions et pourquoi.
about-hints-none = Chacun décide seul, comme dans un tournoi.
lobby-unaided = Personne ne reçoit de conseils à cette table.
refused-hint-unaided = Cette table se joue sans conseils : son hôte l'a choisi avant le début.
refused-hint-lesson = Dans une leçon, c'est la leçon qui dit quoi faire.
refused-review-running = Tes tours pourront se revoir quand la partie sera finie. D'ici là, il y a `/hint`.
refused-review-seat = Seule la personne qui a joué une place peut en faire revoir les tours.
advice-none = Je n'ai rien pu trouver à l'instant. Réessaie dans un moment.
advice-still = Je réfléchis encore à ta question d'avant. Tu auras d'abord cette réponse ; ensuite tu pourras redemander.
advice-too-many = Beaucoup de gens font revoir leurs tours en ce moment. Réessaie dans quelques minutes.

## Un conseil. Un point est un de ceux qu'apporterait le dernier décompte s'il avait lieu maintenant.

hint-heading = { $count ->
    [1] Tu ne peux faire qu'une chose :
    [2] Voici ce qui paraît le mieux, d'après ce que tu peux savoir :
   *[other] Voici les trois qui paraissent les meilleurs, d'après ce que tu peux savoir :
}
hint-line = **{ $number }.** { $action } – { $why }
hint-only = { $action }
hint-nothing-now = rien tout de suite ; c'est pour plus tard
hint-ends = ton tour s'arrête là
hint-reasons = { $reasons }
hint-reasons-and = { $reasons } ; { $brings }
hint-shared = { $reason } (comme tout ce qui vaut la peine maintenant)
hint-scores = rapporte { $points } { $points ->
    [one] point
   *[other] points
} tout de suite
hint-costs = coûte { $points } { $points ->
    [one] point
   *[other] points
} tout de suite
hint-takes = enlève { $points } { $points ->
    [one] point
   *[other] points
} à { $from }
hint-denies = prive { $from } d'environ { $points } { $points ->
    [one] point
   *[other] points
} dans les deux manches à venir
hint-behind = { $line }. Environ { $points } { $points ->
    [one] point
   *[other] points
} de moins que le premier.
hint-how = -# J'ai continué { $count } choix pendant deux manches, { $tries } fois chacun, avec tout ce que tu ne peux pas voir redistribué. Les points sont comptés comme si le dernier décompte avait lieu maintenant.

## Une partie finie, revue.

review-title = { $title } · tes tours revus
review-nothing = { $count ->
    [0] Tu n'as eu dans cette partie aucune décision où il y avait autre chose à faire.
    [one] J'ai essayé ce que tu aurais pu faire d'autre dans ta seule décision, et n'ai rien trouvé de bien meilleur.
   *[other] J'ai essayé ce que tu aurais pu faire d'autre dans chacune de tes { $count } décisions, et n'ai rien trouvé de bien meilleur. Bien joué !
}
review-unreadable = Je n'ai pu revoir aucune de tes décisions : ce qui est gardé de cette partie ne peut plus être lu.
review-found = Dans { $found } de tes { $count } décisions, autre chose aurait été bien meilleur, d'après ce que tu pouvais savoir alors :
review-line = **Tour { $turn }** : { $played }. Meilleur d'environ { $points } { $points ->
    [one] point
   *[other] points
} : { $better }.
review-line-deputy = **Tour { $turn }**, ta relève : { $played }. Meilleur d'environ { $points } { $points ->
    [one] point
   *[other] points
} : { $better }.
review-turned = Le tour { $turn } a le plus compté, environ { $points } points. Tout ce qui est dit ici fait environ { $total }, et tu { $gap ->
    [0] avais autant de points que la première place
    [one] avais un point de retard
   *[other] avais { $gap } points de retard
}.
review-turned-beyond = Le tour { $turn } a coûté le plus, environ { $points } points. Mais tout ce qui est dit ici fait environ { $total }, et tu avais { $gap } points de retard : le hasard et les autres ont fait le reste.
review-turned-won = Le tour { $turn } a coûté le plus, environ { $points } points ; tu as gagné quand même.
review-missed = { $count ->
    [one] Une décision de plus n'a pas pu être revue.
   *[other] { $count } décisions de plus n'ont pas pu être revues.
}
review-boards = L'image montre le tour { $turn } comme il a été joué, et dessous ce qui aurait été meilleur.
review-example = Ce que le hasard y aurait apporté n'est qu'un exemple.
# Les titres des deux plateaux : 14 lettres au plus.
review-picture-own = Le coup joué
review-picture-better = Mieux
review-alt-own = En haut, ce qui a été fait :
review-alt-better = En bas, ce qui aurait été meilleur :
ask-review = Un autre tour
