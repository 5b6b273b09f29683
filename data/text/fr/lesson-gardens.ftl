# La leçon des Jardins. Chaque message : trois phrases courtes au plus, aucun chiffre que ceux du plateau.

lesson-gardens-begin = Tu as les orangers. Quand des tuiles entourent un bâtiment, la sorte qui y a le plus d'arbres en reçoit les points ; le plus de points gagne. Plante ta première tuile, tes orangers tournés vers la tour du nord-ouest : elle vaut beaucoup.
lesson-gardens-planted = Tes orangers sont maintenant près de la tour. Tant que tu n'as pas validé, personne ne le voit et **Reprendre** est gratuit ; ensuite tu pioches ta tuile suivante.
lesson-gardens-corner = Chaque tuile a les quatre sortes, en même nombre. Celle-ci entoure deux bâtiments à la fois : un coin demande une tuile, un bord deux. Le bord paie plus : avec la lavande en haut à gauche, tes orangers y sont.
lesson-gardens-scored = Cela t'a rapporté { $points } { $points ->
    [one] point
   *[other] points
} : la valeur du bâtiment, fois les sortes qui y sont. Le coin est allé à la lavande, qui n'est à personne.
lesson-gardens-enclose = Un bâtiment du milieu demande quatre tuiles, et à ta tour il manque la dernière. Tes orangers y sont déjà ; avec ceux-ci, ils sont de loin les plus nombreux.
lesson-gardens-enclosed = Trois sortes sont à la tour, donc elle a payé trois fois sa valeur, et tu as { $points } { $points ->
    [one] point
   *[other] points
}. Les sortes en même nombre s'annulent, et c'est la suivante qui gagne : fais-y attention.
lesson-gardens-end = Tu as joué aux Jardins ! Cela continue ainsi jusqu'à ce que chaque case soit plantée. Toute la règle est dans `/rules`.
