# Ce qui est gardé de quelqu'un : une copie pour soi, et l'oubli.

command-privacy = Ce que je garde de toi : une copie pour toi, ou que je t'oublie
slot-privacy-want = Ce que tu veux
choice-privacy-export = une copie de tout ce que tu gardes de moi, en fichier
choice-privacy-delete = que tu m'oublies ; dis-moi d'abord ce qui s'ensuit

## Une copie.

own-copy = Ce fichier contient ce que je garde de toi : qui tu es pour moi, tes réglages, ce que tu as signalé, et ce que tu as fait à tes tables de tous les serveurs, avec tes résultats, notes et plans. Quelque temps après sa fin, une table est rangée ; dès lors, sa part manque si tu l'avais quittée avant le début, avais donné ta place, suivais seulement la partie, ou jouais pour quelqu'un d'autre. Rien n'y dit ce que d'autres ont fait ou avaient en main.
own-copy-missing = { $count ->
    [one] Ce que tu as fait à { $count } table manque, car elle ne peut pas être lue
   *[other] Ce que tu as fait à { $count } tables manque, car elles ne peuvent pas être lues
} à l'instant. Réessaie dans un moment.
own-copy-no-reports = Ce que tu as signalé manque, car cela ne peut pas être lu à l'instant. Réessaie dans un moment.
own-copy-too-large = Ton fichier serait plus gros que ce que contient un message. L'admin du bot peut exporter chaque table où tu as joué.

## L'oubli.

forget-title = **Veux-tu que je t'oublie ?** Cela vaut sur tous les serveurs, et personne ne peut le défaire :
forget-lobbies = • Tu laisses { $count ->
    [one] ta place à { $count } table qui n'a pas commencé
   *[other] tes places à { $count } tables qui n'ont pas commencé
}. Une table où il n'y a personne d'autre ferme.
forget-games = • Tu quittes { $count ->
    [one] { $count } partie en cours
   *[other] { $count } parties en cours
}. Un bot continue pour toi, et tu ne peux pas revenir.
forget-followed = • Je ne te mentionne plus à { $count ->
    [one] { $count } table que tu suis
   *[other] { $count } tables que tu suis
}.
forget-deputies = • Tu ne joues plus pour personne d'autre, à { $count ->
    [one] { $count } table où tu prends le relais
   *[other] { $count } tables où tu prends le relais
} de quelqu'un, ou pourrais le prendre.
forget-name = • J'oublie ton nom, ton compte et tes réglages. Là où tu as joué, tu es désormais « Quelqu'un » ; les autres gardent leurs parties.
forget-over = • Tes résultats disparaissent, de { $count ->
    [one] { $count } partie finie
   *[other] { $count } parties finies
}. Ils comptent encore pour ceux avec qui tu as joué. Si tu rejoues, tu recommences à zéro.
forget-chat = • Ce que j'ai publié avant dans tes salons y reste, avec ton nom. La modération peut l'enlever.
forget-backups = • Les sauvegardes d'avant te connaissent jusqu'à leur remplacement, ce qui prend environ deux semaines.
forget-export = Si tu veux une copie de ce que je garde de toi, prends-la d'abord : `/me privacy want:export`.
button-forget = Oublie-moi
forgotten = C'est fait : j'ai tout oublié de toi. Quoi que tu fasses ici désormais, tu es quelqu'un de nouveau pour moi.
not-forgotten = Cela n'a pas pu être enregistré, donc rien n'a changé : je te connais encore. Réessaie dans un moment.
not-forgotten-yet = Cela n'a pas pu être enregistré jusqu'au bout : tu as quitté { $left } de tes { $tables } tables en cours, et je te connais encore. Réessaie dans un moment ; cela reprend où c'était resté.
nothing-known = Je ne garde rien de toi : ni nom, ni place, ni résultat, ni réglage.
