# Les modules d'Alhambra : ce qu'ils ajoutent aux menus, récits, refus, règles et images.

alhambra-refused-not-played = Cette table se joue sans ce module : { $module }. Choisis autre chose.
alhambra-refused-out-of-turn = Ce n'est pas à toi de jouer. En attendant, tu peux faire ce que propose ton menu : révéler des cartes et laisser des consignes.

alhambra-picture-with-modules = avec { $modules }
alhambra-picture-with-viziers = vizirs
alhambra-picture-with-bureaux = bureaux
alhambra-picture-with-bonus = cartes bonus

## Le bureau de change

option-alhambra-bureau = Bureau de change
about-alhambra-bureau = Six cartes montrent deux devises : avec l'une, tu paies un bâtiment dans les deux, à ton gré.

alhambra-bureau = bureau { $one }–{ $other }
alhambra-bureau-laid = Nouveau parmi l'argent : { $bureau }.
alhambra-bureau-taken = pris le { $bureau }
alhambra-bureau-played = joué le { $bureau }
alhambra-menu-with-bureau = avec { $cards } + bureau, exact
alhambra-menu-with-bureau-too-much = avec { $cards } + bureau, { $overpaid } de trop
alhambra-consequence-bureau = paie un bâtiment en { $currencies }, mêlés à ton gré
alhambra-refused-bureau-not-on-display = Il n'y a pas de { $bureau } dans l'offre. Prends parmi les cartes qui y sont.
alhambra-refused-bureau-not-in-hand = Tu n'as pas de { $bureau }. Paie avec les cartes de ta main.
alhambra-refused-bureau-elsewhere = Le { $bureau } ne sert à rien à la case { $space } du chantier : il ne montre pas la couleur { $currency }. Paie seulement en { $currency }, ou avec un bureau qui la montre.
alhambra-refused-bureau-not-exchanged = Le { $bureau } ne change pas les cartes de couleur { $currency }. Paie avec les deux devises qu'il montre.
alhambra-rules-bureau = **Bureau de change.** Un module. Six cartes montrent deux devises chacune ; elles arrivent de la pioche dans l'offre. Prends-en une comme action, seule. Jouée avec un achat dont elle montre la devise, elle te laisse payer dans ses deux devises, mêlées à ton gré ; le prix exact reste le prix exact. Ensuite elle est défaussée. Une par achat au plus ; seule, elle ne vaut rien.

alhambra-picture-took-bureau = prend un bureau
alhambra-picture-played-bureau = use d'un bureau
alhambra-describe-bureau = bureau { $one }–{ $other }
alhambra-describe-bureaux-offered = Parmi l'argent : { $bureaux }.
alhambra-describe-bureaux-held = Tes bureaux de change : { $bureaux }.

## Les cartes bonus

option-alhambra-bonus = Cartes bonus
about-alhambra-bonus = Cartes secrètes : si son bâtiment est dans ta cité, une carte en compte un de plus de la sorte.

verb-alhambra-reveal = Révéler une carte bonus dont le bâtiment est dans ta cité ; même hors de ton tour
slot-alhambra-reveal-card = La carte, par son bâtiment, comme garden-10
verb-alhambra-order = Dire ce que devient une carte bonus quand un décompte commence ; même hors de ton tour
slot-alhambra-order-card = La carte, par son bâtiment, comme garden-10
slot-alhambra-order-at-scoring = reveal (révéler), ou hold (garder pour un décompte suivant)

alhambra-bonus = carte bonus { $tile }
alhambra-bonus-revealed = révélé la { $card }
alhambra-bonus-returned = repris en main la { $card }
alhambra-bonus-ordered-reveal = { $seat-is ->
    [seat-you] Tu as
   *[other] { $seat } a
} laissé une consigne pour la { $card } : la révéler au prochain décompte.
alhambra-bonus-ordered-hold = { $seat-is ->
    [seat-you] Tu as
   *[other] { $seat } a
} laissé une consigne pour la { $card } : la garder jusqu'au dernier décompte.
alhambra-menu-standing-orders = Consignes
alhambra-menu-reveal = Révéler la { $card }
alhambra-menu-order-reveal = Révéler au décompte : { $card }
alhambra-menu-order-hold = Garder la { $card }
alhambra-consequence-order-reveal = révélée quand un décompte commence, si son bâtiment est dans ta cité
alhambra-consequence-order-hold = reste secrète jusqu'au dernier décompte, qui la révèle
alhambra-refused-bonus-not-in-hand = Tu n'as pas la { $card }. Tes propres cartes sont dans ton image.
alhambra-refused-bonus-revealed = La { $card } est déjà ouverte et compte.
alhambra-refused-bonus-not-in-city = Tu ne peux pas révéler la { $card } tant que { $tile } n'est pas dans ta cité. Construis d'abord ; la réserve ne compte pas.
alhambra-refused-bonus-ordered-reveal = La { $card } sera déjà révélée au prochain décompte, si son bâtiment est dans ta cité.
alhambra-refused-bonus-ordered-hold = Tu gardes déjà la { $card } jusqu'au dernier décompte.
alhambra-rules-bonus = **Cartes bonus.** Un module. Chacun reçoit des cartes de bâtiments sans murs : 3 à deux ou trois, 2 à quatre ou cinq, 1 à six. Tant qu'un tel bâtiment est dans ta cité, tu peux révéler sa carte à tout moment, même hors de ton tour : elle compte comme un bâtiment de plus de la sorte. Quand le bâtiment quitte ta cité, la carte revient dans ta main. Tes consignes disent quelles cartes sont révélées quand un décompte commence, et lesquelles sont gardées ; le dernier décompte révèle tout ce qu'il peut.

alhambra-score-no-bonus = { $place } : la boîte ne contient pas de carte bonus { $tile }, ou pas davantage.
alhambra-score-bonus-not-built = { $place } : une carte bonus ne compte que si son bâtiment est dans la cité, et { $tile } n'y est pas.

alhambra-picture-bonus-cards = Cartes bonus
alhambra-picture-revealed = révèle { alhambra-picture-tile }
alhambra-picture-returned = reprend { alhambra-picture-tile }
alhambra-describe-bonus-open = { $seat } a des cartes bonus ouvertes : { $cards }.
alhambra-describe-bonus-own = Tes cartes bonus : { $cards }.
alhambra-describe-bonus-held-back = { alhambra-picture-tile } (gardée)

## Les huttes d'ouvriers

option-alhambra-huts = Huttes d'ouvriers
about-alhambra-huts = Gratuite, une hutte compte autant de bâtiments de sa sorte qu'elle en touche, trois au plus.

alhambra-hut = hutte { $kind }
alhambra-hut-taken = pris la { $hut }
alhambra-hut-turned-up = Nouvelle sur sa pile : { $hut }.
alhambra-menu-take-hut = Prendre une hutte
alhambra-consequence-take-hut = gratuite ; compte comme ses voisins de sa sorte, 3 au plus ; ta hutte { $held } sur { $most }
alhambra-consequence-hut-counts = { $count ->
    [0] ne compte pas ici
    [1] compte comme un bâtiment
   *[other] compte comme { $count } { $kind }
}
alhambra-refused-hut-not-open = La { $hut } n'est pas visible. De cette sorte, il y a { $open }.
alhambra-refused-hut-none-open = Aucune { $hut } n'est plus visible. Prends-en une d'une autre sorte.
alhambra-refused-hut-has-all = Tu as déjà { $most } huttes d'ouvriers, réserve comprise, et personne n'en a plus.
alhambra-refused-hut-not-for-dirk = Dirk ne reçoit pas de huttes d'ouvriers. Pose la { $hut } dans ta cité ou dans ta réserve.
alhambra-rules-huts = **Huttes d'ouvriers.** Un module. 24 huttes sont en six piles, une par sorte de bâtiment, la première de chacune visible. Comme action, prends-en une visible : elle ne coûte rien et se pose à la fin du tour comme un bâtiment acheté, mais jamais chez Dirk. Personne n'en a plus de trois, réserve comprise. Les huttes suivent toutes les règles de construction et de réaménagement, et leurs murs comptent. Dans un décompte, une hutte compte autant de bâtiments de sa sorte qu'elle en touche sans mur entre eux, trois au plus ; les autres huttes n'y comptent pas. Le chiffre sur une hutte dans les images dit pour combien elle compte.

alhambra-score-huts = { $place } : { $city } a { $huts } huttes d'ouvriers ; personne n'en a plus de 3, réserve comprise.
alhambra-score-dirk-hut = { $place } : Dirk ne reçoit pas de huttes d'ouvriers, comme { $tile }.

alhambra-picture-with-huts = huttes
alhambra-picture-hut = hutte { alhambra-picture-type }
alhambra-picture-huts = Huttes
alhambra-picture-took-hut = prend { $tile }
alhambra-picture-free = gratis
alhambra-describe-huts = Huttes d'ouvriers visibles : { $huts }.
alhambra-describe-hut-counting = { $tile } (compte { $count })

## La faveur du vizir

option-alhambra-vizier = Faveur du vizir
choice-alhambra-vizier-none = sans
about-alhambra-vizier-none = On ne demande rien à personne entre deux tours.
about-alhambra-vizier-able = Entre deux tours, qui a l'appoint pour un bâtiment peut l'acheter. Les autres ne sont pas consultés.
about-alhambra-vizier-all = De même, mais tous sont consultés : nul ne sait qui pouvait payer. C'est plus long.
choice-alhambra-vizier-able = qui pouvait payer est consulté
choice-alhambra-vizier-all = tout vizir levé est consulté
chosen-alhambra-vizier-able = Faveur du vizir (qui pouvait payer est consulté)
chosen-alhambra-vizier-all = Faveur du vizir (tout vizir levé est consulté)

verb-alhambra-wake = Relever ton vizir, comme action de ton tour
verb-alhambra-favour = Répondre que tu veux la faveur du vizir : un bâtiment, payé à l'appoint
verb-alhambra-decline = Répondre que tu ne veux pas la faveur du vizir
verb-alhambra-standing = Dire ce que ton vizir répond pour toi ; même hors de ton tour
slot-alhambra-standing-order = ask (demander), always (toujours refuser), unless tower (sauf tour), ou unless tower-9-es

alhambra-vizier-woken = relevé le vizir
alhambra-favour-offered = La faveur du vizir est proposée à { $seats }.
alhambra-favour-granted = obtenu la faveur du vizir
alhambra-favour-wanted = { $seat-is ->
    [seat-you] Tu as
   *[other] { $seat } a
} répondu oui.
alhambra-question-favour = veux-tu la faveur du vizir avant le prochain tour ?
alhambra-question-vizier = la faveur du vizir est à toi : achète un bâtiment à l'appoint.
alhambra-favour-declined = { $seat-is ->
    [seat-you] Tu as
   *[other] { $seat } a
} refusé la faveur du vizir.
alhambra-vizier-ordered-ask = { $seat-is ->
    [seat-you] Tu as
   *[other] { $seat } a
} laissé une consigne : demander pour chaque faveur.
alhambra-vizier-ordered-always = { $seat-is ->
    [seat-you] Tu as
   *[other] { $seat } a
} laissé une consigne : toujours refuser les faveurs.
alhambra-vizier-ordered-unless = { $seat-is ->
    [seat-you] Tu as
   *[other] { $seat } a
} laissé une consigne : refuser les faveurs, sauf pour { $wanted }.
alhambra-menu-wake = Relever le vizir
alhambra-menu-favour = Employer le vizir
alhambra-menu-decline = Refuser
alhambra-menu-standing-ask = Vizir : toujours me demander
alhambra-menu-standing-always = Vizir : toujours refuser
alhambra-menu-standing-unless = Vizir : refuser sauf pour { $wanted }
alhambra-reminder-asked = **La faveur du vizir.** Entre deux tours, tu peux acheter un bâtiment à son prix exact et le poser aussitôt. Si plusieurs la veulent, elle va au premier dans cet ordre : { $order }.
alhambra-reminder-asked-in-vain = **La faveur du vizir.** Tu n'as l'appoint pour aucun bâtiment, donc tu ne peux que refuser. Tout le monde est consulté, pour que nul ne sache qui pouvait.
alhambra-reminder-favour = **La faveur du vizir.** Achète un bâtiment à son prix exact, pose-le et valide.
alhambra-consequence-wake = peut resservir entre deux tours ; plus d'autre action
alhambra-consequence-favour = définitif ; tu peux payer à l'appoint : { $tiles }
alhambra-consequence-decline = définitif pour cette offre ; à la prochaine, on te redemande
alhambra-consequence-standing-ask = on te demande dès que tu pourrais t'en servir
alhambra-consequence-standing-always = on ne te demande plus ; personne ne l'apprend
alhambra-consequence-standing-unless = on te demande seulement si tu en as l'appoint
alhambra-refused-vizier-awake = Ton vizir est déjà levé. Prends de l'argent, achète un bâtiment ou réaménage ta cité.
alhambra-refused-vizier-not-asked = Personne n'attend de réponse de toi maintenant. La question vient à la fin d'un tour.
alhambra-refused-vizier-answer-first = Dis d'abord si tu veux la faveur du vizir, ou refuse-la.
alhambra-refused-vizier-nothing-exact = Ton vizir veut le prix exact, et tu n'as l'appoint pour aucun bâtiment du chantier. Refuse.
alhambra-refused-vizier-only-buying = La faveur du vizir, c'est un bâtiment payé à l'appoint. Achètes-en un ; rien d'autre ne se fait maintenant.
alhambra-refused-vizier-bought = La faveur du vizir, c'est un bâtiment, et tu l'as acheté. Pose-le, puis valide.
alhambra-refused-vizier-must-buy = Tu as demandé une faveur au vizir : achète d'abord un bâtiment, payé à l'appoint.
alhambra-refused-vizier-not-exact = Le vizir veut le prix exact : { $tile } coûte { $price }, et ces cartes font { $paid }.
alhambra-refused-vizier-ordered = C'est déjà ta consigne.
alhambra-refused-vizier-no-such-kind = Il n'y a pas de { $kinds } dans la boîte. Nomme un bâtiment du jeu, ou une sorte.
alhambra-refused-vizier-no-such-tile = Il n'y a pas de { $tile } dans la boîte. Nomme un bâtiment du jeu, ou une sorte.
alhambra-rules-vizier = **Faveur du vizir.** Un module. Quand un tour est fini, on demande à qui a son vizir levé et l'appoint pour un bâtiment s'il le veut. Le premier qui le veut, en partant de la place qui joue ensuite, l'achète à son prix exact, le pose et couche son vizir ; il n'y a pas d'autre action. Le chantier est regarni et on redemande aux autres, puis le tour suivant commence. Comme action d'un tour, on relève son vizir. Les consignes répondent pour toi.

alhambra-picture-favour = emploie le vizir
alhambra-picture-woke = relève le vizir
alhambra-describe-viziers-up = { $count ->
        [0] Aucun vizir n'est levé.
       *[other] Vizirs levés : { $seats }.
    }
alhambra-describe-standing-ask = On te demande pour chaque faveur.
alhambra-describe-standing-always = Tu refuses toujours les faveurs.
alhambra-describe-standing-unless = Tu refuses les faveurs, sauf pour { $wanted }.
alhambra-picture-hut-counts = une hutte compte pour autant
