# La leçon de Sanssouci. Chaque message : trois phrases courtes au plus, aucun chiffre que ceux du plateau.

lesson-sanssouci-begin = Tu dessines un jardin et y fais descendre tes nobles : plus ils vont bas, plus ils rapportent. Le plus de points gagne. À chaque tour, tu joues une carte : celle-ci prend une tuile sur gris ou orange au marché.
lesson-sanssouci-move = La tuile est là où la colonne de son symbole croise la rangée de sa couleur. Sous la terrasse, un chemin y mène maintenant, alors fais-y marcher le noble de cette colonne. Il rapporte les points de sa rangée : { $points }.
lesson-sanssouci-moved = Tu as { $points } { $points ->
    [one] point
   *[other] points
}. Tant que tu n'as pas validé, personne ne le voit et **Reprendre** est gratuit ; ensuite le marché et ta main sont complétés.
lesson-sanssouci-symbol = Cette carte montre un symbole, donc elle prend une tuile avec ce symbole, de n'importe quelle couleur. La grise se pose juste à côté de ta première tuile.
lesson-sanssouci-follow = Les nobles marchent sur tout ce qui est couvert, aussi loin que tu veux, et s'arrêtent dans leur propre colonne. Celui-ci peut prendre le chemin de son ami.
lesson-sanssouci-followed = Tu as maintenant { $points } { $points ->
    [one] point
   *[other] points
}. Les rangées et colonnes complètes paient à la fin, et tes deux missions secrètes aussi : les nobles de ces colonnes devraient descendre loin.
lesson-sanssouci-gardener = La seule tuile avec ce symbole va là où est ta première. Alors elle est retournée et devient un jardinier, sur une case libre de cette rangée ou colonne. Mets-le à côté de tes tuiles : il ferme un trou.
lesson-sanssouci-over-gardener = Les nobles passent un jardinier mais ne s'arrêtent jamais sur lui. Sous lui, une statue est imprimée sur orange, et le noble de cette colonne y arrive maintenant.
lesson-sanssouci-last = Cela fait { $points } { $points ->
    [one] point
   *[other] points
} après trois de tes tours, et un noble peut plus tard descendre encore et marquer de nouveau. Valide le dernier tour de la leçon.
lesson-sanssouci-end = Tu as joué à Sanssouci ! La partie se termine quand tout le monde a joué toutes ses cartes. Toute la règle est dans `/rules`.
