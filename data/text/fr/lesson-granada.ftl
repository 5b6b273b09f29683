# La leçon de Granada. Chaque message : trois phrases courtes au plus, aucun chiffre que ceux du plateau.

lesson-granada-begin = Tu construis une cité avec des fossés. Trois fois dans la partie, qui a le plus de bâtiments d'une sorte reçoit des points, et chacun pour son plus long fossé. Les bâtiments coûtent de l'argent, alors prends-en d'abord : une carte, ou plusieurs qui ne font pas plus de cinq ensemble.
lesson-granada-money = C'était ton action de ce tour. Tant que tu n'as pas validé, personne ne le voit et **Reprendre** est gratuit.
lesson-granada-buy = Chaque bâtiment se paie dans la couleur de sa place au chantier. Tes cartes vertes valent exactement le prix de la bibliothèque. Qui fait l'appoint a une autre action !
lesson-granada-again = Alors tu continues. Ta carte orange est exactement le prix du parc : encore l'appoint, et encore une action.
lesson-granada-take = Chaque bâtiment a une autre face, et en retourner un coûte trois d'argent. Prends cette carte, et tu pourras le payer.
lesson-granada-place = Maintenant tes bâtiments trouvent leur place. Les bords qui se touchent doivent s'accorder, fossé contre fossé ou ouvert contre ouvert, et tout s'atteint à pied depuis la tuile de départ. La bibliothèque a son fossé au sud.
lesson-granada-turn = Au dos du parc, il y a une deuxième bibliothèque. Retourne-le et paie avec la carte que tu as prise.
lesson-granada-turned = Pose-la tout de suite, son fossé au nord. Deux bibliothèques : personne d'autre n'en a.
lesson-granada-bought = Quand tu valides, le chantier est regarni. Tous les nouveaux bâtiments montrent la face que dit le marqueur.
lesson-granada-over = Une carte bleue paie le marché, un peu trop. Personne ne rend la monnaie, donc tu n'as plus d'action.
lesson-granada-reserve = Ce que tu ne poses pas attend dans ta réserve et n'y compte pas. Il peut y être gratuitement sur l'autre face : garde-le comme hammam.
lesson-granada-reserved = De la réserve, un bâtiment entre dans ta cité une autre fois. Valide.
lesson-granada-build = Changer ta cité est aussi une action : construire un bâtiment de ta réserve, en remettre un, ou échanger les deux. Construis le hammam à l'ouest, son fossé vers l'extérieur.
lesson-granada-built = Seul un fossé d'un seul tenant compte comme long, et les tiens sont séparés : le plus long compte { $count }. Des fossés autour d'un coin le feraient grandir.
lesson-granada-scored = Un décompte ! Qui a le plus d'une sorte reçoit autant de points qu'il y a de tels bâtiments dans toutes les cités : tu avais le plus de bibliothèques et de hammams. Avec ton fossé, cela fait { $points } { $points ->
    [one] point
   *[other] points
}.
lesson-granada-last = Les deux décomptes suivants paient davantage, aussi pour la deuxième et la troisième place. Valide le dernier tour de la leçon.
lesson-granada-end = Tu as joué à Granada ! La partie se termine quand le chantier ne peut plus être regarni, avec le troisième décompte. Toute la règle est dans `/rules`.
