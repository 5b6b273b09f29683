# Les mots des règles, pour /rules term : ce que chacun veut dire, en bref, et où la règle le dit (pages et titres de la règle
# anglaise). Chacun commence par le mot lui-même en gras. Un jeu sans texte propre pour un mot reprend celui d'Alhambra.

## Alhambra.

term-alhambra-turn = **Tour.** Une action : prendre de l'argent, acheter un bâtiment ou réaménager la cité ; puis on pose ce qui a été acheté. Qui paie le prix exact agit encore. *(règle anglaise p. 4, How to play)*
term-alhambra-money = **Argent.** Comme action, prends une carte de l'offre, de n'importe quelle valeur, ou plusieurs qui font 5 au plus. *(règle anglaise p. 4, Take some money)*
term-alhambra-display = **Offre.** Les quatre cartes argent visibles. Elle est regarnie quand le tour est fini, pas avant. *(règle anglaise p. 3, Getting ready to play ; p. 6, At the end of your turn)*
term-alhambra-currency = **Devise.** L'argent, ce sont des florins, des dirhams, des dinars et des ducats. Une case du chantier ne prend que la sienne, donc un achat se paie dans une seule devise. *(règle anglaise p. 4, Buy and position a building tile)*
term-alhambra-market = **Chantier.** Quatre cases, chacune avec un bâtiment pour une devise. Ce qui a été acheté est remplacé quand le tour est fini. *(règle anglaise p. 3, Getting ready to play ; p. 6, At the end of your turn)*
term-alhambra-price = **Prix.** Ce qui est écrit sur le bâtiment. Paie autant ou plus, dans la devise de sa case ; on ne rend pas la monnaie. *(règle anglaise p. 4, Buy and position a building tile)*
term-alhambra-exact = **Prix exact.** Qui fait l'appoint a aussitôt une autre action, n'importe laquelle, et ainsi de suite. *(règle anglaise p. 4, Buy and position a building tile)*
term-alhambra-action = **Action.** Un tour en a une, et une autre après chaque achat à l'appoint. Quand il n'en reste plus, on pose ce qui a été acheté et le tour finit. *(règle anglaise p. 4, How to play)*
term-alhambra-positioning = **Pose.** Tout ce qui a été acheté dans un tour se pose à sa fin, chaque bâtiment dans la cité ou dans la réserve. *(règle anglaise p. 5, Positioning the tiles)*
term-alhambra-building-rules = **Règles de construction.** On ne tourne jamais ; mur contre mur, et bord ouvert contre bord ouvert ; tout s'atteint à pied depuis la fontaine ; aucun espace vide n'est enclos. *(règle anglaise p. 5, Rules for building your Alhambra)*
term-alhambra-fountain = **Fontaine.** Le début de la cité. Elle reste où elle est, ne compte pas comme bâtiment, et tout chemin en part. *(règle anglaise p. 3, Getting ready to play ; p. 5)*
term-alhambra-wall = **Mur.** Imprimé sur trois bords d'un bâtiment au plus. Le plus long mur extérieur sans interruption rapporte un point par bord, à chaque décompte. *(règle anglaise p. 6, Points for the wall)*
term-alhambra-reserve = **Réserve.** Là où attendent les bâtiments qui ne sont dans aucune cité. Ils ne rapportent rien, et entrent dans la cité en réaménageant. *(règle anglaise p. 5, Positioning the tiles)*
term-alhambra-redesign = **Réaménagement.** Comme action : un bâtiment de la réserve dans la cité, un de la cité dans la réserve, ou l'un contre l'autre exactement à sa place. La cité respecte ensuite les règles. *(règle anglaise p. 4, Redesigning your Alhambra)*
term-alhambra-buildings = **Bâtiments.** Pavillons, sérails, arcades, chambres, jardins et tours, de la sorte la moins chère à la plus chère. *(règle anglaise p. 2, Equipment)*
term-alhambra-majorities = **Majorités.** Qui a le plus d'une sorte dans sa cité marque ; au deuxième décompte aussi la deuxième place, au troisième la troisième. À égalité, on se partage les points des places, arrondis vers le bas. *(règle anglaise p. 6, Scoring)*
term-alhambra-scoring = **Décompte.** Deux cartes dans la pioche apportent le premier et le deuxième, la fin de la partie le troisième. *(règle anglaise p. 3, Getting ready to play ; p. 6, Scoring)*
term-alhambra-end = **Fin de la partie.** Elle vient quand le chantier ne peut plus être regarni. Ce qui y reste va à qui a le plus d'argent de sa devise, on le pose, et le dernier décompte a lieu. *(règle anglaise p. 7, End of the game)*
term-alhambra-dirk = **Dirk.** Le troisième à une table de deux : il reçoit des bâtiments du sac et ceux qu'on lui donne, marque pour les sortes, et n'a pas de murs. *(règle anglaise p. 7, Special rules for playing with two)*
term-alhambra-capital = **Argent de départ.** Chacun reçoit des cartes argent jusqu'à en avoir pour 20 ou plus. *(règle anglaise p. 3, Getting ready to play)*
term-alhambra-modules = **Modules.** Des extensions, qu'une table choisit à son gré : le bureau de change, les cartes bonus, les huttes d'ouvriers, la faveur du vizir. *(règle anglaise p. 14-16)*
term-alhambra-vizier = **Faveur du vizir.** Entre deux tours, qui a son vizir levé peut acheter un bâtiment à son prix exact. Le vizir se relève comme action d'un tour. *(règle anglaise p. 14, The vizier's favour)*
term-alhambra-bureau = **Bureau de change.** Une carte de deux devises qui se prend comme de l'argent, seule ; pour un achat, elle permet d'utiliser les deux. *(règle anglaise p. 14-15, The bureau de change)*
term-alhambra-bonus = **Cartes bonus.** Chacune nomme un bâtiment. Révélée tant qu'il est dans la cité, elle compte comme un de plus de la sorte. *(règle anglaise p. 15, The bonus cards)*
term-alhambra-huts = **Huttes d'ouvriers.** Se prennent comme action, gratuitement, trois au plus ; chacune compte autant de bâtiments de sa sorte qu'elle en touche. *(règle anglaise p. 16, The workers' huts)*
term-alhambra-orders = **Consignes.** Ce que tu dis d'avance sur les cartes et les faveurs, pour que personne ne t'attende. Elles sont propres à cette table : autour d'une table en bois, tu répondrais à voix haute. *(règle anglaise p. 14-15, au lieu de demander à la ronde)*

## Granada ; ce qui est dit d'Alhambra vaut aussi ici.

term-granada-moat = **Fossé.** Ce que sont les murs dans Alhambra : fossé contre fossé, personne ne le passe, et le plus long à l'extérieur rapporte un point par bord. *(règle anglaise p. 9, Victory points for moats)*
term-granada-sides = **Deux faces.** Chaque bâtiment a une valeur paire sur une face et la valeur impaire suivante sur l'autre, d'une autre sorte. *(règle anglaise p. 8, Granada components)*
term-granada-marker = **Marqueur.** Dit si les nouveaux bâtiments montrent leur face paire ou impaire. Il change après que le chantier a été regarni. *(règle anglaise p. 9, Place one or more building tiles)*
term-granada-turning = **Retourner.** Un bâtiment acheté va dans la cité tel qu'il était, ou retourné pour 3 d'argent d'une devise ; dans la réserve, sur la face de ton choix, gratuitement. *(règle anglaise p. 9, Place one or more building tiles)*
term-granada-building-rules = **Règles de construction.** On ne fait jamais pivoter ; fossé contre fossé, et bord ouvert contre bord ouvert ; tout s'atteint à pied depuis la tuile de départ ; aucun espace vide n'est enclos. *(règle anglaise p. 10, Building rules for Granada)*
term-granada-fountain = **Tuile de départ.** Le début de la cité, avec une image de l'Alhambra. Elle reste où elle est. *(règle anglaise p. 8, Granada components)*
term-granada-buildings = **Bâtiments.** Arènes, hammams, bibliothèques, auberges, hôpitaux, marchés, parcs, écoles et quartiers : douze de chaque, de 2 à 13. *(règle anglaise p. 8, Granada components)*
term-granada-majorities = **Majorités.** Le nombre de bâtiments d'une sorte dans toutes les cités ensemble, fois ce que paie la place. À égalité, la plus haute valeur départage. *(règle anglaise p. 9-11)*
term-granada-scoring = **Décompte.** Les fossés d'abord, puis sorte après sorte. Trois décomptes, comme dans Alhambra. *(règle anglaise p. 9-11, Scorings)*
term-granada-simplified = **Décompte simplifié.** Les places paient des points fixes, quel que soit le nombre de bâtiments : 3 au premier décompte, puis davantage. *(règle anglaise p. 11, Simplified scoring)*
term-granada-end = **Fin de la partie.** Elle vient quand le chantier ne peut plus être regarni. Ce qui y reste va, l'un après l'autre, à qui a le plus d'argent de sa devise, et qui le pose aussitôt, tel quel. *(règle anglaise p. 10, End of the game)*
term-granada-dirk = **Dirk.** Le troisième à une table de deux. Ses six premiers bâtiments montrent leur face paire ; il marque pour les sortes et n'a pas de fossés. *(règle anglaise p. 11, Special rules for 2 players)*
term-granada-redesign = **Réaménagement.** Comme dans Alhambra : de la réserve à la cité, de la cité à la réserve, ou l'un contre l'autre ; un bâtiment posé ne se retourne plus jamais. *(règle anglaise p. 9, Rebuild your individual city)*

## Alhambra et Granada ensemble ; ce qui est dit d'Alhambra vaut aussi ici.

term-combined-market = **Chantier.** Chaque case a un bâtiment de l'Alhambra et un de Granada ; on peut acheter les deux, l'un après l'autre. *(règle anglaise p. 12, Setup ; p. 13, Buy a building tile)*
term-combined-wall-to-moat = **Mur contre fossé.** Là où les deux cités se touchent, un mur doit rencontrer un fossé. Granada commence là, et il doit toujours rester un tel bord. *(règle anglaise p. 13, two new building rules)*
term-combined-building-rules = **Règles de construction.** Chaque famille a les siennes ; toute Granada s'atteint à pied depuis son premier bâtiment, toute l'Alhambra depuis la fontaine ; là où elles se touchent, mur contre fossé. *(règle anglaise p. 13, Place one or more building tiles)*
term-combined-fountain = **Fontaine.** Le début de l'Alhambra. Granada commence par son premier bâtiment, contre un mur ; lui non plus ne bouge plus jamais. *(règle anglaise p. 13, Place one or more building tiles)*
term-combined-scoring = **Décompte.** Les sortes de l'Alhambra d'abord, puis celles de Granada ; un mur contre un fossé compte comme mur, comme fossé, et comme les deux. *(règle anglaise p. 13, Scoring)*
term-combined-moat = **Fossé.** Le mur de Granada. Le plus long rapporte un point par bord, et un bout qui longe un mur compte en plus. *(règle anglaise p. 13, Scoring)*
term-combined-sides = **Deux faces.** Comme dans Granada ; ceux de la mise en place ont un fossé. *(règle anglaise p. 12, Setup)*
term-combined-marker = **Marqueur.** Change après que le chantier a été regarni, si un bâtiment de Granada a été acheté. *(règle anglaise p. 12, Sequence of play)*
term-combined-turning = **Retourner.** Comme dans Granada : dans la cité, retourné pour 3 d'argent d'une devise ; dans la réserve, gratuitement. *(règle anglaise p. 9 et p. 13)*
term-combined-end = **Fin de la partie.** Elle vient dès qu'il manque à une case l'un de ses bâtiments. Ce qui reste va à qui a le plus d'argent de sa devise. *(règle anglaise p. 13, End of the game)*
term-combined-discard = **Défausse.** Quand la pioche a été épuisée une fois, elle est remélangée, avec la deuxième carte décompte dedans. *(règle anglaise p. 12-13)*

## Les Jardins de l'Alhambra.

term-gardens-tile = **Tuile jardin.** Montre les quatre sortes d'arbres, 1 à 6 de chacune, en même nombre. Il y en a 36. *(règle anglaise p. 2, Game material)*
term-gardens-planting = **Planter.** Un tour, c'est une tuile sur une case libre, tournée comme tu veux ; puis on en pioche une nouvelle tant qu'il y en a. *(règle anglaise p. 2, Placing a Garden Tile)*
term-gardens-first-tile = **Première tuile.** La première de la partie va sur une case intérieure, pas au bord ni dans un coin. *(règle anglaise p. 2, In the first turn)*
term-gardens-beside = **À côté d'une tuile.** Chaque autre tuile a un bord commun avec une déjà posée ; un coin ne suffit pas. *(règle anglaise p. 3, During each further turn)*
term-gardens-field = **Case.** L'un des 36 endroits pour les tuiles, chacun pour une seule. *(règle anglaise p. 2, Placing a Garden Tile)*
term-gardens-kind = **Sorte d'arbres.** Oranger, lavande, palmier ou citronnier. Chaque place en a une, ou deux dans une variante ; une sorte a un propriétaire au plus. *(règle anglaise p. 2, Goal of the game ; p. 6, Variants)*
term-gardens-enclosing = **Entourer.** Un bâtiment est entouré par quatre tuiles, au bord par deux, dans un coin par une. Une tuile peut en entourer plusieurs. *(règle anglaise p. 3, Note)*
term-gardens-majority = **Le plus d'arbres.** La sorte qui a le plus d'arbres à un bâtiment le gagne, quel que soit le nombre de tuiles où ils sont. *(règle anglaise p. 4, Who gets the points?)*
term-gardens-level = **À égalité.** Les sortes qui ont autant d'arbres s'annulent, et la suivante gagne, même sans arbre ; si aucune n'est seule, personne. *(règle anglaise p. 4-5, Who gets the points?)*
term-gardens-points = **Points.** La valeur du bâtiment fois le nombre de sortes présentes autour. *(règle anglaise p. 5, How many points are to be won?)*
term-gardens-value = **Valeur.** Ce que vaut un bâtiment, de 1 à 5 ; le hasard les dispose. *(règle anglaise p. 2, Game preparation)*
term-gardens-nobodys = **Arbres à personne.** À deux ou trois, certaines sortes n'ont pas de propriétaire. Elles gagnent quand même des bâtiments, pour personne. *(règle anglaise p. 5, How many points are to be won?)*
term-gardens-end = **Fin de la partie.** Quand toutes les cases sont plantées. Le plus de points gagne ; à égalité, on partage. *(règle anglaise p. 6, End of the game)*
term-gardens-hand = **Main.** Une tuile, ou trois dans une variante : une est plantée et remplacée à chaque tour. *(règle anglaise p. 2, Game preparation ; p. 6, Variants)*
term-gardens-variants = **Variantes.** Une main de trois tuiles ; à deux, deux sortes chacun, comptées à part et ajoutées à la fin. *(règle anglaise p. 6, Variants)*

## Sanssouci. Sa règle n'a pas de numéros de page dans l'édition qui a été lue : ses sections sont nommées.

term-sanssouci-turn = **Tour.** Joue une carte et pose une tuile, puis déplace un noble si tu veux ; le marché et la main sont complétés. *(règle anglaise, Game Play)*
term-sanssouci-card = **Cartes.** Deux couleurs : une tuile de l'une ou de l'autre. Un symbole : une tuile qui le montre, n'importe laquelle s'il n'y en a pas. Le joker : n'importe quelle tuile. *(règle anglaise, 1. Play a card)*
term-sanssouci-hand = **Main.** Deux cartes ; à chaque tour, on en joue une et on en pioche une, jusqu'à ce qu'il n'y en ait plus. *(règle anglaise, 4. Replenish your Hand)*
term-sanssouci-market = **Marché.** Dix tuiles, deux sur chacune de cinq couleurs. Celle qui est prise est remplacée à la fin du tour. *(règle anglaise, Setup ; 3. Replace the Garden Tile)*
term-sanssouci-square = **Case propre.** Une tuile en a une : la colonne de son symbole dans la rangée de la couleur où elle a été prise. *(règle anglaise, You must always place garden tiles on the corresponding square)*
term-sanssouci-gardener = **Jardinier.** Une tuile dont la case propre est prise est retournée et va sur une case libre de cette rangée ou colonne ; sur n'importe laquelle s'il n'y en a pas. *(règle anglaise, The Gardener)*
term-sanssouci-noble = **Nobles.** Neuf, un par colonne, au-dessus du jardin au début. Un seul peut bouger par tour. *(règle anglaise, 2. Move a Nobleman)*
term-sanssouci-path = **Chemin.** Un noble marche sur des cases couvertes qui se touchent, aussi en arrière et en travers, en passant nobles et jardiniers. *(règle anglaise, 2. Move a Nobleman)*
term-sanssouci-goal = **Où s'arrête un noble.** Dans sa propre colonne, plus bas qu'il n'a commencé, sur une case couverte sans jardinier. *(règle anglaise, 2. Move a Nobleman)*
term-sanssouci-points = **Points.** Un noble marque ce que paie la rangée où il s'arrête, si loin qu'il soit allé. *(règle anglaise, Points)*
term-sanssouci-row = **Rangées.** Une rangée complète paie à la fin 10 moins sa propre valeur ; la plus haute ne paie rien. *(règle anglaise, End of the Game)*
term-sanssouci-column = **Colonnes.** Une colonne complète paie 5 à la fin, quoi qui la remplisse. *(règle anglaise, End of the Game)*
term-sanssouci-mission = **Missions.** Deux symboles secrets ; à la fin, chacun paie ce que paie la rangée de son noble. *(règle anglaise, Setup ; End of the Game)*
term-sanssouci-garden = **Plateaux jardin.** Quatre, à deux faces chacun ; chaque place en a un, avec quelques cases imprimées. *(règle anglaise, Setup)*
term-sanssouci-expansion = **Plateau d'extension.** Se pose sur seize cases ; sa face est choisie en secret. Ses marques paient ou coûtent quand une tuile y est posée. *(règle anglaise, Expansion)*
term-sanssouci-terrace = **Terrasse.** Là où les nobles attendent d'entrer par la case la plus haute de leur colonne. *(règle anglaise, Setup)*
term-sanssouci-end = **Fin de la partie.** Après 18 tours chacun. À égalité, les jardiniers départagent. *(règle anglaise, End of the Game)*

## Les Jardins Suspendus.

term-hanging-gardens-turn = **Tour.** Prends une carte et pose-la, révèles-en une nouvelle ; puis, si tu veux, achète un embellissement, puis, si tu veux, remplis un objectif royal, dans cet ordre. *(règle anglaise p. 3-4)*
term-hanging-gardens-gardener = **Jardiniers.** Trois chacun. L'un va sous la colonne où tu prends une carte, et y reste jusqu'à la fin de la manche. *(règle anglaise p. 4, Select a Garden card)*
term-hanging-gardens-tools = **Outils.** Paient les cartes des rangs du haut de l'offre : 0, 1, 2 et 3. Un bonus outil en rapporte autant que le numéro de la terrasse où il est posé. *(règle anglaise p. 4, Select a Garden card ; p. 6, Tools)*
term-hanging-gardens-display = **Offre.** Trois colonnes de quatre cartes. Quand l'une est prise, celles du dessus glissent vers le bas, et une nouvelle arrive en haut. *(règle anglaise p. 3, Setup ; p. 6, Reveal a new Garden card)*
term-hanging-gardens-garden = **Jardin suspendu.** Cinq cartes en bas, quatre dessus, trois encore au-dessus. La terrasse 1 grandit à ses bouts ; une carte au-dessus repose sur deux. Les cartes ne bougent jamais. *(règle anglaise p. 4, Place your Garden card)*
term-hanging-gardens-irrigation = **Irrigation.** L'eau aux endroits que montre ta carte irrigation rapporte des points, toujours plus à mesure qu'il y en a. *(règle anglaise p. 5, Irrigation)*
term-hanging-gardens-flower = **Fleurs.** Le plus grand groupe relié de chaque couleur rapporte un point par fleur. *(règle anglaise p. 5 ; p. 8, Scoring)*
term-hanging-gardens-animal = **Animaux.** Lions, singes et paons, 2 points chacun, 3 sur la terrasse qu'ils aiment : les lions la première, les singes la deuxième, les paons la troisième. *(règle anglaise p. 5, Animal)*
term-hanging-gardens-tree = **Arbres.** Cèdres, palmiers et dragonniers marquent en groupes reliés d'une espèce. *(règle anglaise p. 5, Tree)*
term-hanging-gardens-visitor = **Visiteurs.** Chacun aime quelque chose, et marque pour ce qu'il y en a dans le jardin. *(règle anglaise p. 5, Visitor)*
term-hanging-gardens-empty = **Cartes vides.** Des cartes sans arbre, animal ni visiteur : les seules qui prennent un embellissement, un chacune. *(règle anglaise p. 5, Empty ; p. 7)*
term-hanging-gardens-crown = **Couronne.** Donne aussitôt le marqueur premier joueur ; l'ordre de cette manche ne change pas. *(règle anglaise p. 6, Crown)*
term-hanging-gardens-coins = **Pièces d'or.** Paient les embellissements. Un bonus pièce en rapporte autant que le numéro de la terrasse où il est posé. *(règle anglaise p. 6, Gold coins)*
term-hanging-gardens-enhancement = **Embellissements.** Un par tour, pour 2, 3 ou 4 pièces d'or, sur une carte vide à soi, avant de remplir un objectif. *(règle anglaise p. 7, Buy a single Enhancement tile)*
term-hanging-gardens-objective = **Objectifs royaux.** Tant d'un élément sur une seule terrasse. Un par tour, chacun une fois dans la partie, tant qu'il a un espace libre. *(règle anglaise p. 7, Complete a single Royal Objective)*
term-hanging-gardens-marker = **Marqueur premier joueur.** Qui l'a commence la manche suivante, et a besoin d'un élément de moins pour un objectif. *(règle anglaise p. 7, First-player marker)*
term-hanging-gardens-round = **Manches.** Quatre ; chacune finit quand tous les jardiniers sont placés. *(règle anglaise p. 7, End of round)*
term-hanging-gardens-scoring = **Décompte.** Irrigation, fleurs, arbres, animaux, visiteurs et objectifs. À égalité, or et outils réunis départagent. *(règle anglaise p. 8, Scoring)*
