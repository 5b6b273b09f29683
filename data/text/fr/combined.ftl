# Alhambra et Granada ensemble : ce qui se dit en plus des deux.

game-combined = Alhambra et Granada en un : longe les murs de fossés, et marque pour deux cités à la fois
combined-title = Alhambra & Granada
option-combined-simplified = Le décompte simplifié de Granada
about-combined-simplified = La majorité d'une sorte donne des points fixes, peu importe combien il y en a.
about-combined-vizier-none = { about-alhambra-vizier-none }
about-combined-vizier-able = { about-alhambra-vizier-able }
about-combined-vizier-all = { about-alhambra-vizier-all }
option-combined-vizier = { option-alhambra-vizier }
choice-combined-vizier-none = { choice-alhambra-vizier-none }
choice-combined-vizier-able = { choice-alhambra-vizier-able }
choice-combined-vizier-all = { choice-alhambra-vizier-all }
chosen-combined-vizier-able = { chosen-alhambra-vizier-able }
chosen-combined-vizier-all = { chosen-alhambra-vizier-all }

## Commandes. Descriptions de 100 caractères au plus.

verb-combined-take = { verb-alhambra-take }
slot-combined-take-cards = { slot-alhambra-take-cards }
verb-combined-buy = { verb-alhambra-buy }
slot-combined-buy-tile = La devise de sa case du chantier et le bâtiment, comme blue tower-9-es
slot-combined-buy-pay = { slot-alhambra-buy-pay }
verb-combined-place = { verb-granada-place }
slot-combined-place-tile = Le bâtiment acheté, comme tower-9-es ; s'il est retourné, la face maintenant visible
slot-combined-place-at = { slot-alhambra-place-at }
verb-combined-turn = Retourner un bâtiment de Granada acheté ce tour-ci pour 3 d'argent ; puis le poser en cité
slot-combined-turn-tile = { slot-granada-turn-tile }
slot-combined-turn-pay = { slot-granada-turn-pay }
verb-combined-reserve = Mettre en réserve un bâtiment acheté ce tour-ci ; de Granada, sur la face de ton choix
slot-combined-reserve-tile = Le bâtiment, comme tower-9-es ; de Granada, la face à rendre visible, comme school-8-e
verb-combined-give = { verb-alhambra-give }
slot-combined-give-tile = { slot-alhambra-give-tile }
verb-combined-build = { verb-alhambra-build }
slot-combined-build-tile = { slot-alhambra-build-tile }
slot-combined-build-at = { slot-alhambra-build-at }
verb-combined-remove = { verb-alhambra-remove }
slot-combined-remove-tile = { slot-alhambra-remove-tile }
slot-combined-remove-at = { slot-alhambra-remove-at }
verb-combined-exchange = { verb-alhambra-exchange }
slot-combined-exchange-tile = { slot-alhambra-exchange-tile }
slot-combined-exchange-for = { slot-alhambra-exchange-for }
slot-combined-exchange-at = { slot-alhambra-exchange-at }
verb-combined-wake = { verb-alhambra-wake }
verb-combined-favour = { verb-alhambra-favour }
verb-combined-decline = { verb-alhambra-decline }
verb-combined-standing = { verb-alhambra-standing }
slot-combined-standing-order = ask (demander), always (refuser), unless tower (sauf tour), ou unless school-8-e
verb-combined-end = { verb-alhambra-end }

## Le récit d'un tour, les menus, et ce qu'apporterait un choix

combined-most-stretch = plus long mur contre fossé { $names } ({ $points })
combined-menu-build = Bâtir depuis la réserve
combined-menu-swap = Échanger avec un bâtiment de la réserve
combined-consequence-stretch = mur-fossé de { $from } à { $to }

## La règle, pour /rules. Un paragraphe chacun ; ensemble ils forment combined-rules.

combined-rules-aim = **Le but.** Chacun construit une Alhambra autour d'une fontaine, et contre ses murs une Granada. Trois fois dans la partie, on marque pour le plus de bâtiments de chacune des quinze sortes, et chacun pour son plus long mur, son plus long fossé, et le plus long bout où un mur longe un fossé. Le plus de points gagne ; à égalité, la victoire est partagée.
combined-rules-turn = **Ton tour.** Comme dans Alhambra : prends de l'argent, achète un bâtiment ou réaménage tes cités ; puis pose tes achats et valide. Chaque case du chantier propose deux bâtiments pour sa devise, un de l'Alhambra et un de Granada. Tu peux acheter les deux, l'un après l'autre : jusqu'à huit achats à l'appoint, et une neuvième action.
combined-rules-sides = **Deux faces.** Chaque bâtiment de Granada a deux faces : une valeur paire, et au dos la valeur impaire suivante, d'une autre sorte. Les fossés sont aux mêmes bords sur les deux. Les nouveaux montrent la face que dit le marqueur ; il change chaque fois qu'on en a regarni. Retourné, un bâtiment acheté va dans ta cité pour 3 d'argent ou plus d'une même devise ; dans ta réserve, gratuitement, sur la face de ton choix.
combined-rules-building = **Construire.** Chaque famille suit en son sein la règle d'Alhambra : là où deux tuiles se touchent, toutes deux ont un mur (fossé) ou aucune ; toutes s'atteignent à pied sans en passer, l'Alhambra depuis la fontaine, Granada depuis son premier bâtiment. Là où un bâtiment de l'Alhambra et un de Granada se touchent, un mur doit rencontrer un fossé. Ton premier bâtiment de Granada est donc contre un mur, un fossé tourné vers lui ; il ne bouge plus jamais. Il doit toujours rester un tel bord. Aucun espace vide ne doit être enclos par les deux ensemble.
combined-rules-scoring = **Décompte.** Les sortes de l'Alhambra paient comme dans Alhambra, et on partage à égalité :
    ```
               A   B      C
    pavillon   1   8  1   16  8  1
    sérail     2   9  2   17  9  2
    arcades    3  10  3   18 10  3
    chambres   4  11  4   19 11  4
    jardin     5  12  5   20 12  5
    tour       6  13  6   21 13  6
    Granada   ×1  ×2 ×1   ×3 ×2 ×1
    ```
    Chaque sorte de Granada paie tant de fois le nombre de ses bâtiments dans toutes les cités (simplifié : 3, 10 3, 18 10 3 points) ; la plus haute valeur départage. Le plus long mur extérieur et le plus long fossé extérieur paient 1 point par section, même là où ils se longent. Le plus long bout de mur contre fossé paie 2 points par bord.
combined-rules-end = **Décomptes et fin.** La carte A est dans la troisième partie de la pioche. La carte B entre dans la deuxième partie de la nouvelle pioche, une fois la première épuisée ; une partie qui finit avant n'a pas de décompte B. La partie se termine dès qu'une case du chantier ne peut pas recevoir ses deux bâtiments. Ce qui reste va, case par case, l'Alhambra d'abord, à qui a le plus d'argent de sa devise (à personne en cas d'égalité), qui le pose aussitôt, tel quel. Puis on décompte C.
combined-rules-dirk = **Dirk.** À deux, Dirk collectionne aussi des bâtiments : 6 de chaque famille au début, 6 de chaque après A, un tiers de chaque sac après B. Il marque pour les bâtiments, jamais pour les murs et fossés, et ne peut pas gagner. Un bâtiment que tu achètes peut lui être donné.
combined-rules-vizier = { alhambra-rules-vizier } Ce peut être un bâtiment de l'une ou l'autre famille ; un de Granada coûte 3 d'argent de plus s'il est retourné dans la cité. Les deux familles sont regarnies.
combined-rules-pictures = **Dans les images.** La clé : qui a joué en premier. L'étoile d'or : qui a gagné. Un disque de couleur : la majorité d'une sorte. De l'or sur un mur ou un fossé : sa plus longue suite sans interruption. La grenade : là où une Granada a commencé. Deux flèches : l'autre face d'un bâtiment. Le marqueur rond, à quatre points ou trois : la prochaine face est paire ou impaire. Un anneau orange : ce que le dernier tour a changé. Un chiffre turquoise : une entrée de ton menu.

combined-rules =
    { combined-rules-aim }

    { combined-rules-turn }

    { alhambra-rules-money }

    { alhambra-rules-buying }

    { combined-rules-sides }

    { combined-rules-building }

    { alhambra-rules-redesigning }

    { combined-rules-scoring }

    { combined-rules-end }

    { combined-rules-dirk }

    { granada-rules-terms }

    { combined-rules-pictures }

    { combined-rules-vizier }

## Refus : la règle, les chiffres, et ce qui est possible à la place

combined-refused-name-the-piece = La case { $space } du chantier ({ $currency }) propose plus d'un bâtiment : { $tiles }. Nomme celui que tu achètes.
combined-refused-not-there = La case { $space } du chantier ({ $currency }) ne propose pas { $tile }. Choisis ce qui y est.
combined-misfit-no-wall-to-moat = là où Alhambra et Granada se touchent, un mur doit rencontrer un fossé, ce qui n'est pas le cas entre { $alhambra } et { $granada }
combined-misfit-unreachable = { $others ->
        [0] un endroit ne s'atteindrait pas à pied depuis le début de ta Granada ({ $place })
        [one] deux bâtiments ne s'atteindraient pas à pied depuis le début de ta Granada ({ $place } et { $others } autre)
       *[other] des bâtiments ne s'atteindraient pas à pied depuis le début de ta Granada ({ $place } et { $others } autres)
    }
combined-misfit-parted = aucun mur de ton Alhambra ne rencontrerait plus un fossé de ta Granada
combined-score-no-wall-to-moat = Là où Alhambra et Granada se touchent, un mur doit rencontrer un fossé, ce qui n'est pas le cas entre { $alhambra } et { $granada }.
combined-score-out-of-reach = Ne s'atteint pas à pied depuis le reste de Granada : { $cells }.
combined-score-parted = Aucun mur de l'Alhambra ne rencontre un fossé de Granada.

## Images

combined-picture-both = les deux
combined-picture-regular-with-viziers = normal, vizirs
combined-picture-simplified-with-viziers = simplifié, vizirs
combined-picture-longest-both = le plus long des deux
combined-describe-seat = { $rank }. { $seat } : { $points } points, { $types }, mur { $wall }, fossé { $moat }, mur contre fossé { $both }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $reserve } en réserve.
combined-describe-points = { $points } points, mur { $wall }, fossé { $moat }, mur contre fossé { $both }.
combined-describe-city = Ta cité (murs et fossés ; pas à l'est et au nord de la fontaine) : { $tiles }.
combined-describe-cities = Les cités : chaque bâtiment avec ses murs ou fossés et ses pas à l'est et au nord de la fontaine ; ainsi 2,-1 est deux à l'est et un au sud.
combined-describe-start = Ta Granada a commencé en { $cell }.
combined-describe-stock = Reste : { $alhambra ->
    [one] { $alhambra } tuile
   *[other] { $alhambra } tuiles
} de l'Alhambra et { $granada } de Granada dans les sacs, { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans la pioche.
combined-describe-gain = { $seat } : dont { $moat } pour le plus long fossé, { $both } pour mur contre fossé.
