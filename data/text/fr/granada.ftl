# Granada : ce qu'il dit autrement qu'Alhambra, ou en plus.

game-granada = Alhambra à bâtiments recto verso : retourne-les, et marque pour ce que tous ont construit
granada-title = Granada
option-granada-simplified = Le décompte simplifié
about-granada-simplified = La majorité d'une sorte donne des points fixes, peu importe combien il y en a.
about-granada-vizier-none = { about-alhambra-vizier-none }
about-granada-vizier-able = { about-alhambra-vizier-able }
about-granada-vizier-all = { about-alhambra-vizier-all }
option-granada-vizier = { option-alhambra-vizier }
choice-granada-vizier-none = { choice-alhambra-vizier-none }
choice-granada-vizier-able = { choice-alhambra-vizier-able }
choice-granada-vizier-all = { choice-alhambra-vizier-all }
chosen-granada-vizier-able = { chosen-alhambra-vizier-able }
chosen-granada-vizier-all = { chosen-alhambra-vizier-all }

## Commandes. Descriptions de 100 caractères au plus.

verb-granada-take = { verb-alhambra-take }
slot-granada-take-cards = { slot-alhambra-take-cards }
verb-granada-buy = { verb-alhambra-buy }
slot-granada-buy-tile = { slot-alhambra-buy-tile }
slot-granada-buy-pay = { slot-alhambra-buy-pay }
verb-granada-place = Poser dans ta cité un bâtiment acheté ce tour-ci, sur la face achetée
slot-granada-place-tile = Le bâtiment acheté, comme school-8-e ; une fois retourné, la face maintenant visible
slot-granada-place-at = Pas à l'est et au nord de la tuile de départ, comme 2,-1
verb-granada-turn = Retourner un bâtiment acheté ce tour-ci pour 3 d'argent ; puis le poser dans ta cité
slot-granada-turn-tile = Le bâtiment acheté, sur la face achetée, comme school-8-e
slot-granada-turn-pay = Les cartes avec lesquelles tu paies, d'une devise, comme blue-3 ; sans rien, les meilleures
verb-granada-reserve = Mettre dans ta réserve un bâtiment acheté ce tour-ci, sur la face de ton choix
slot-granada-reserve-tile = La face qui doit être visible, comme school-8-e
verb-granada-give = { verb-alhambra-give }
slot-granada-give-tile = Le bâtiment acheté, comme school-8-e
verb-granada-build = { verb-alhambra-build }
slot-granada-build-tile = Le bâtiment de ta réserve, comme school-8-e
slot-granada-build-at = Pas à l'est et au nord de la tuile de départ, comme 2,-1
verb-granada-remove = { verb-alhambra-remove }
slot-granada-remove-tile = Le bâtiment de ta cité, comme school-8-e
slot-granada-remove-at = Où il est : pas à l'est et au nord de la tuile de départ ; facultatif
verb-granada-exchange = { verb-alhambra-exchange }
slot-granada-exchange-tile = Le bâtiment de ta réserve, comme park-12
slot-granada-exchange-for = Le bâtiment de ta cité qui part en réserve, comme school-8-e
slot-granada-exchange-at = Où est celui-là : pas à l'est et au nord de la tuile de départ ; facultatif
verb-granada-wake = { verb-alhambra-wake }
verb-granada-favour = { verb-alhambra-favour }
verb-granada-decline = { verb-alhambra-decline }
verb-granada-standing = { verb-alhambra-standing }
slot-granada-standing-order = ask (demander), always (refuser), unless school (sauf école), ou unless school-8-e
verb-granada-end = { verb-alhambra-end }

## Le récit d'un tour, les menus, et ce qu'apporterait un choix

granada-tile-turned = retourné { $tile } : { $to }
granada-menu-in-reserve-turned = en réserve, retourné : { $side }
granada-menu-turn = retourné pour 3 : { $side }
granada-menu-turn-currency = en { $currency }
granada-menu-turn-with = avec { $cards }
granada-consequence-turn = alors { $tile } va dans ta cité, pas dans la réserve{ $overpaid ->
        [0] { "" }
       *[other] , { $overpaid } de trop
    }
granada-majority-lower-value = { $kinds } : ton maximum { $own }, celui d'un autre { $most }
granada-majority-by-value = { $kinds } : derrière en valeur
granada-reminder-turned = **Retourné : { $tile }.** Pose-le dans ta cité, ou reprends le retournement.

## La règle, pour /rules. Un paragraphe chacun ; ensemble ils forment granada-rules.

granada-rules-aim = **Le but.** Chacun construit une cité autour d'une tuile de départ. Trois fois dans la partie, on marque pour le plus de bâtiments de chaque sorte, et chacun pour son plus long fossé extérieur. Le plus de points gagne ; à égalité, la victoire est partagée.
granada-rules-turn = **Ton tour.** Fais une chose : prends de l'argent, achète un bâtiment ou réaménage ta cité. Pose ensuite tes achats et valide. Le chantier et l'offre sont regarnis une fois que tu as validé ; jusque-là, tu peux tout reprendre. On ne passe que si rien des trois n'est possible.
granada-rules-sides = **Deux faces.** Chaque bâtiment a deux faces : une valeur paire, et au dos la valeur impaire suivante, d'une autre sorte. Les fossés sont aux mêmes bords sur les deux. Les nouveaux bâtiments montrent la face que dit le marqueur ; il change chaque fois que le chantier a été regarni.
granada-rules-placing = **Poser.** Un bâtiment acheté va gratuitement dans ta cité sur la face achetée ; retourné, pour 3 d'argent ou plus d'une même devise, sans monnaie rendue. Dans ta réserve, il va gratuitement sur la face de ton choix. Après cela, il ne se retourne plus jamais.
granada-rules-building = **Construire.** Les bâtiments ne se tournent pas ; là où deux se touchent, tous deux ont un fossé ou aucun des deux ; chaque bâtiment s'atteint à pied depuis la tuile de départ sans passer de fossé ; et aucun espace vide ne doit être enclos.
granada-rules-scoring = **Décompte.** Pour chaque sorte, compte ses bâtiments dans toutes les cités ensemble. La première, la deuxième et la troisième place reçoivent tant de fois ce nombre :
    ```
                      A   B      C
    normal            1   2 1    3 2 1
    simplifié         3  10 3   18 10 3
    ```
    Dans le décompte simplifié, ce sont ces points-là. À égalité, la plus haute valeur de la sorte passe devant. Seule la cité compte, pas la réserve. Ton plus long fossé extérieur sans interruption rapporte 1 point par section.
granada-rules-end = **La fin.** A et B se décomptent quand leurs cartes sortent de la pioche. Quand le chantier ne peut plus être regarni, la partie se termine : l'un après l'autre, chaque bâtiment qui y reste va à qui a le plus d'argent de sa devise (à personne en cas d'égalité), qui le pose aussitôt tel quel, ou le garde en réserve. Puis on décompte C.
granada-rules-dirk = **Dirk.** À deux, Dirk collectionne aussi des bâtiments : 6 au début, 6 après A, un tiers du sac après B. Il marque pour les bâtiments, jamais pour les fossés, et ne peut pas gagner. Un bâtiment que tu achètes peut lui être donné, sur la face achetée.
granada-rules-vizier = { alhambra-rules-vizier } Le prix exact est celui de la face visible ; retourné dans la cité, le bâtiment coûte 3 d'argent de plus.
granada-rules-terms = **Mots.** *Chantier* : les quatre cases où des bâtiments sont à vendre, chacune pour une devise. *Offre* : les quatre cartes argent visibles. *Réserve* : des bâtiments à toi qui ne sont dans aucune cité ; ils ne rapportent rien avant d'être construits. *Marqueur* : dit si les prochains bâtiments montrent leur face paire ou impaire. *Exact* : payé à l'appoint. *À égalité* : autant que quelqu'un d'autre.
granada-rules-pictures = **Dans les images.** La clé : qui a joué en premier. L'étoile d'or : qui a gagné. Un disque de couleur : la majorité d'une sorte. De l'or sur un fossé : sa plus longue suite sans interruption. Deux flèches : l'autre face d'un bâtiment. Le marqueur rond, à quatre points ou trois : la prochaine face est paire ou impaire. Un anneau orange : ce que le dernier tour a changé. Un chiffre turquoise : une entrée de ton menu.

granada-rules =
    { granada-rules-aim }

    { granada-rules-turn }

    { alhambra-rules-money }

    { alhambra-rules-buying }

    { granada-rules-sides }

    { granada-rules-placing }

    { granada-rules-building }

    { alhambra-rules-redesigning }

    { granada-rules-scoring }

    { granada-rules-end }

    { granada-rules-dirk }

    { granada-rules-terms }

    { granada-rules-pictures }

    { granada-rules-vizier }

## Refus : la règle, les chiffres, et ce qui est possible à la place

granada-refused-turned-comes-first = { $tile } a été retourné pour de l'argent : il doit aller dans ta cité avant tout le reste. Pose-le, ou reprends le retournement.
granada-refused-one-sided = { $tile } n'a pas d'autre face : seuls les bâtiments de Granada se retournent. Pose-le tel quel.
granada-refused-not-turned-at-the-end = Les derniers bâtiments ne se retournent jamais. Pose { $tile } tel quel dans ta cité, ou garde-le en réserve.
granada-refused-other-side-up = Tu as acheté { $tile }, et { $side } est au dos. Retourne-le pour 3 d'argent pour poser cette face dans ta cité, ou mets-le dans ta réserve sur la face de ton choix.
granada-refused-turned-for-one-currency = Retourner un bâtiment se paie dans une seule devise, et { $card } est d'une autre. Paie avec des cartes d'une même devise.
granada-refused-turned-for-more = Retourner { $tile } coûte { $price } d'argent d'une même devise ; ces cartes font { $paid }. Ajoutes-en, ou pose-le sur la face achetée.
granada-refused-turned-fits-nowhere = Il n'y a pas de place dans ta cité pour { $tile }. Mets-le plutôt dans ta réserve, sur la face de ton choix.
granada-score-scoring = { $place } : « { $scoring } » n'est pas un décompte. Il y a regular et simplified.

## Images

granada-picture-regular = décompte normal
granada-picture-simplified = décompte simplifié
granada-picture-with-viziers = { $scoring }, vizirs
granada-picture-turned = retourne { $tile } : { $to }
granada-picture-buildings = Bâtiments
granada-picture-sum = Σ
granada-picture-next-side = prochaine
granada-describe-marker = Les prochains bâtiments montrent leur face { $face ->
    [even] paire
   *[odd] impaire
}.
granada-describe-other-side = { $tile } (dos : { $side })
