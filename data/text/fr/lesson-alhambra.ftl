# La leçon d'Alhambra. Chaque message : trois phrases courtes au plus, aucun chiffre que ceux du plateau.

lesson-alhambra-begin = Tu construis une cité. Trois fois dans la partie, qui a le plus de bâtiments d'une sorte reçoit des points, et chacun pour son plus long mur. Les bâtiments coûtent de l'argent, alors prends-en d'abord : une carte, ou plusieurs qui ne font pas plus de cinq ensemble.
lesson-alhambra-money = C'était ton action de ce tour. Tant que tu n'as pas validé, personne ne le voit et **Reprendre** est gratuit.
lesson-alhambra-buy = Chaque bâtiment se paie dans la couleur de sa place au chantier. Tes cartes vertes valent exactement le prix du jardin vert. Qui fait l'appoint a une autre action !
lesson-alhambra-again = Alors tu continues. Ta carte orange est exactement le prix de l'autre jardin : encore l'appoint, et encore une action.
lesson-alhambra-over = Tes cartes bleues paient la tour, mais un peu trop. Personne ne rend la monnaie, donc c'est la dernière action du tour.
lesson-alhambra-place = Maintenant tes bâtiments trouvent leur place. Les bords qui se touchent doivent s'accorder, mur contre mur ou ouvert contre ouvert, et tout s'atteint à pied depuis la fontaine. Ce jardin n'a pas de murs et va partout.
lesson-alhambra-reserve = Ce que tu ne poses pas attend dans ta réserve et n'y compte pas. Garde ces deux-là pour l'instant : tu verras comment les en sortir.
lesson-alhambra-reserve-tower = La tour y attend aussi.
lesson-alhambra-bought = Trois bâtiments en un tour, grâce à l'appoint ! Quand tu valides, le chantier est regarni.
lesson-alhambra-build = Changer ta cité est aussi une action. Construis la tour à côté du jardin, ses murs vers l'extérieur : mur après mur sur une ligne fait un long mur.
lesson-alhambra-built = Ton plus long mur a maintenant { $count } { $count ->
    [one] section, et elle vaut
   *[other] sections, et chacune vaut
} un point à chaque décompte.
lesson-alhambra-exchange = As-tu vu Ada remettre un bâtiment dans sa réserve ? Tu peux aussi en échanger deux : le jardin de ta réserve a des murs, celui de ta cité n'en a pas.
lesson-alhambra-exchanged = Ton mur est passé à { $count } { $count ->
    [one] section
   *[other] sections
}. Quelque part dans la pioche, une carte décompte approche : elle peut venir.
lesson-alhambra-scored = La voilà ! Au premier décompte, seule compte la première place d'une sorte : tu l'avais pour les jardins et les tours, et avec ton mur cela fait { $points } { $points ->
    [one] point
   *[other] points
}. Les deux décomptes suivants paient davantage, aussi pour la deuxième et la troisième place.
lesson-alhambra-last = Tu sais tout maintenant : prendre de l'argent, acheter, changer ta cité. Valide ce dernier tour de la leçon.
lesson-alhambra-end = Tu as joué à Alhambra ! La partie se termine quand le chantier ne peut plus être regarni, avec le troisième décompte. Toute la règle est dans `/rules`.
