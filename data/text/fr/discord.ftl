# Ce que la porte vers Discord dit d'elle-même : quand une demande ou son fichier ne peut pas être lu, et quand une fiche ne peut pas être publiée.

discord-servers-only = Les tables sont dans les salons des serveurs. Utilise cela là-bas.
discord-unreadable = Je ne peux pas lire ce que tu as fait, donc rien n'a changé. `/help` montre ce qu'il y a.
discord-too-long = « { $field } » a plus de { $limit } caractères, donc rien n'a été fait.
discord-file-too-large = Ce fichier a plus de { $limit } Mio, donc je ne l'ai pas lu. Un fichier donné par `/past export` est plus petit.
discord-file-not-fetched = Le fichier n'a pas pu être récupéré de Discord, donc rien n'en a été fait. Redonne-le.
discord-thread-lost = Je ne peux plus écrire dans le fil de { $cup ->
    [0] la table { $table }
   *[other] la coupe { $cup }
}, donc elle continue ici.
discord-no-thread = Je n'ai pas pu ouvrir de fil pour la table { $table }, donc elle continue ici. Pour des fils, il me faut les permissions « Créer des fils publics » et « Envoyer des messages dans les fils ».
discord-cannot-post = Je ne peux pas publier les fiches de { $cup ->
    [0] la table { $table }
   *[other] la coupe { $cup }
} { $where } : le salon a disparu, ou il m'y manque l'une des permissions « Voir le salon », « Envoyer des messages », « Intégrer des liens » et « Joindre des fichiers ». Personne n'y est mentionné tant que je ne peux pas publier, et je réessaie sans cesse ; la partie continue, et sur ce serveur `/turn` te montre quoi faire.
discord-file-refused = -# Discord ne prend pas le fichier qui va avec ceci, donc il manque ici.
discord-busy = Il se passe tant de choses ici en ce moment que je ne l'ai pas fait. Appuie de nouveau dans un moment.
discord-elsewhere = La partie de moi qui s'occupe de ceci n'est pas là en ce moment, et rien n'a été fait. Appuie de nouveau dans un moment.
discord-card-refused = Discord ne prend pas les fiches de { $cup ->
    [0] la table { $table }
   *[other] la coupe { $cup }
} { $where }, donc personne n'y est mentionné. La partie continue : sur ce serveur, `/turn` te montre quoi faire. Je réessaie sans cesse.
# Où est une table, pour qui le lit en privé.
discord-where = dans { $channel } sur le serveur « { $server } »
discord-where-unnamed = dans { $channel }
discord-nothing-opened = Je n'ai pas ouvert de table, car je ne peux pas publier ses fiches ici : il me manque { $permissions }. Qui gère ce salon peut me le donner dans ses paramètres ; ensuite, recommence.
discord-permission = « { $name } »
