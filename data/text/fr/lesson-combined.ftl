# La leçon d'Alhambra et Granada ensemble. Chaque message : trois phrases courtes au plus, aucun chiffre que ceux du plateau.

lesson-combined-begin = Tu construis deux cités qui s'emboîtent : une Alhambra avec des murs, et une Granada avec des fossés. À trois décomptes, le plus de bâtiments d'une sorte rapporte des points, comme les longs murs et fossés. Prends d'abord de l'argent : une carte, ou plusieurs qui ne font pas plus de cinq ensemble.
lesson-combined-money = C'était ton action de ce tour. Tant que tu n'as pas validé, personne ne le voit et **Reprendre** est gratuit.
lesson-combined-buy = Chaque place du chantier a deux bâtiments, un par cité, et tous deux se paient dans sa couleur. Ta carte orange est exactement le prix du jardin. Qui fait l'appoint a une autre action !
lesson-combined-granada = Alors tu continues, avec un bâtiment de Granada. Tes cartes vertes sont exactement le prix de la bibliothèque.
lesson-combined-again = Et encore une fois : ta carte bleue est exactement le prix de la tour. Il reste donc une action.
lesson-combined-take = Les bâtiments de Granada ont une autre face, et en retourner un coûte trois d'argent. Ces deux cartes le paient.
lesson-combined-place = D'abord l'Alhambra. Les bords qui se touchent doivent s'accorder, mur contre mur ou ouvert contre ouvert, et tout s'atteint à pied depuis la fontaine. Le jardin a ses murs vers l'extérieur.
lesson-combined-turn = Le premier bâtiment de Granada est contre un mur, son fossé tourné vers lui. Retourne la bibliothèque : elle devient une arène.
lesson-combined-turned = Pose-la au nord du jardin, là où le fossé rencontre le mur. Un mur contre un fossé rapporte ses propres points, et c'est d'ici que grandit ta Granada.
lesson-combined-reserve = Ce que tu ne poses pas attend dans ta réserve et n'y compte pas. Garde la tour pour ton prochain tour.
lesson-combined-bought = Trois bâtiments en un tour, grâce à l'appoint ! Quand tu valides, les deux chantiers sont regarnis.
lesson-combined-build = Changer une cité est aussi une action : construire un bâtiment de ta réserve, en remettre un, ou échanger les deux. Construis la tour à côté du jardin, ses murs vers l'extérieur.
lesson-combined-built = Ton plus long mur a maintenant { $count } { $count ->
    [one] section, et elle vaut
   *[other] sections, et chacune vaut
} un point à chaque décompte.
lesson-combined-money-again = Ta bourse est presque vide, alors reprends de l'argent. Les cartes d'une même couleur vont ensemble : un prix se paie dans une seule.
lesson-combined-waiting = Quelque part dans la pioche, une carte décompte approche. Elle peut venir.
lesson-combined-scored = La voilà ! Tu as le plus de jardins, de tours et d'arènes, le plus long mur et le plus long fossé, et le seul mur contre un fossé : { $points } { $points ->
    [one] point
   *[other] points
}. Les décomptes suivants paient davantage, aussi pour la deuxième et la troisième place.
lesson-combined-last = Tu sais tout maintenant : prendre de l'argent, acheter pour les deux cités, les changer. Valide le dernier tour de la leçon.
lesson-combined-end = Tu as joué aux deux jeux à la fois ! La partie se termine quand un chantier ne peut plus être regarni, avec le dernier décompte. Toute la règle est dans `/rules`.
