# Le bilan des parties finies de chacun.

command-stats = Le bilan de tes parties finies sur ce serveur, ou de quelqu'un d'autre
slot-stats-whom = Les parties de qui ; les tiennes si tu ne dis rien
slot-stats-with = Contre qui : vos résultats à tous deux dans les parties jouées ensemble
command-leaderboard = Qui joue le mieux sur ce serveur
slot-leaderboard-game = Quel jeu ; tous si tu ne dis rien
slot-leaderboard-since = Quelles parties comptent ; celles des 90 derniers jours si tu ne dis rien
slot-leaderboard-hints = Compter ou non les parties où l'on avait des conseils ; oui si tu ne dis rien
choice-since-season = Les 90 derniers jours
choice-since-ever = Depuis toujours
choice-aided-allowed = Toutes
choice-aided-none = Seulement sans conseils
refused-leaders-since = { $typed } n'est ni `season` (les 90 derniers jours) ni `ever` (depuis toujours).
refused-leaders-hints = { $typed } n'est ni `allowed` ni `none`.

# Une cote, avec ce qu'elle vaut.
rating-guess = cote { $rating } (encore incertaine, à { $doubt } près)
rating-takes-shape = cote { $rating } (à { $doubt } près)
rating-sure = cote { $rating } (assez sûre, à { $doubt } près)

## Les parties d'une personne.

stats-own = **Tes parties finies sur ce serveur**
stats-of = **Parties finies de { $person } sur ce serveur**
stats-line = **{ $game }** : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}{ $shared ->
    [0] { "" }
   *[other] {" "}(dont { $shared } à égalité)
}{ $left ->
    [0] { "" }
    [one] , { $left } quittée tôt
   *[other] , { $left } quittées tôt
}{ $unaided ->
    [0] { "" }
   *[other] , { $unaided } sans conseils
} · { $average } points en moyenne, { $best } au mieux · { $rated }
stats-together = **Toutes les parties ensemble** : { $games } parties, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}{ $shared ->
    [0] { "" }
   *[other] {" "}(dont { $shared } à égalité)
}{ $left ->
    [0] { "" }
    [one] , { $left } quittée tôt
   *[other] , { $left } quittées tôt
}{ $unaided ->
    [0] { "" }
   *[other] , { $unaided } sans conseils
} · { $rated }
stats-line-left = **{ $game }** : { $games ->
    [one] { $games } partie, quittée tôt
   *[other] { $games } parties, toutes quittées tôt
} · { $rated }
stats-line-conceded = **{ $game }** : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} parce que l'autre est parti tard{ $left ->
    [0] { "" }
    [one] , { $left } quittée tôt
   *[other] , { $left } quittées tôt
} · { $rated }
stats-counted = Une partie compte quand au moins deux personnes l'ont jouée jusqu'au bout, ou quand, à deux, l'une est partie après le premier décompte (s'il n'y en a pas, après la moitié des tours) : alors elle a perdu. Les places se comptent entre personnes : les bots n'en ont pas. Qui part tôt est dernier, et les points de cette partie ne lui comptent pas. Qui partage la première place a gagné aussi. Les cotes commencent à 1500.
stats-shown = Tout le monde sur ce serveur peut voir cela. `/me settings results:private` le garde pour toi.
stats-private = Personne d'autre ne peut voir cela. `/me settings results:shown` le montre à tout le serveur.
stats-nothing = Tu n'as pas encore de partie finie sur ce serveur. Une partie compte quand au moins deux personnes la jouent jusqu'au bout ; des bots peuvent y être aussi.
stats-nothing-of = Il n'y a rien à voir ici pour { $person } : aucune de ses parties sur ce serveur ne compte encore, ou { $person } les garde pour soi.

## Deux personnes l'une contre l'autre.

versus-title = **{ $person } contre { $other } sur ce serveur**
versus-line = **{ $game }** : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ensemble · { $person } devant : { $ahead }, { $other } devant : { $behind }{ $level ->
    [0] { "" }
   *[other] , à égalité : { $level }
}
versus-together = **Toutes les parties ensemble** : { $games } parties · { $person } devant : { $ahead }, { $other } devant : { $behind }{ $level ->
    [0] { "" }
   *[other] , à égalité : { $level }
}
versus-counted = Toutes les parties qui comptent et où les deux avaient une place, peu importe qui d'autre jouait. Qui part tôt est derrière qui est resté ; si les deux sont partis, égalité.
versus-nothing = Il n'y a rien à voir ici pour { $person } contre { $other } : aucune partie des deux sur ce serveur ne compte encore, ou l'une des deux personnes garde ses résultats pour soi.
versus-oneself = C'est deux fois la même personne. Dis contre qui avec `with:`.

## Qui joue le mieux.

leaders-title = **{ $game } · le classement du serveur**
leaders-title-all = **Tous les jeux · le classement du serveur**
leaders-season = Parties des { $days } derniers jours
leaders-ever = Parties de toujours
leaders-which = { $since }
leaders-which-unaided = { $since }, seulement sans conseils
leaders-page = { $which } · page { $page } sur { $pages }
leaders-first = 🥇
leaders-second = 🥈
leaders-third = 🥉
leaders-place = { $place }\.
leaders-line = { $place } **{ $person }** · { $rated } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}{ $unaided ->
    [0] { "" }
   *[other] , { $unaided } sans conseils
}
leaders-line-shared = { $place } (ex æquo) **{ $person }** · { $rated } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}{ $unaided ->
    [0] { "" }
   *[other] , { $unaided } sans conseils
}
leaders-nameless = sans nom
leaders-nobody = Personne n'a encore de rang. Il faut { $games } parties qui comptent.
leaders-nobody-season = Personne n'a encore de rang cette saison. Il faut { $games } parties qui comptent, dont une dans les { $days } derniers jours.
leaders-own = Ton rang est { $place } : { $rated }.
leaders-own-few = Tu as ici { $games ->
    [one] { $games } partie qui compte
   *[other] { $games } parties qui comptent
}.
leaders-own-private = Tu n'y figures pas, comme tu l'as choisi : { $rated }. `/me settings results:shown` t'y met.
leaders-own-inactive = Tu n'as pas de rang cette saison, car aucune de tes parties n'a fini dans les { $days } derniers jours : { $rated }.
leaders-counted = Les rangs suivent la cote, à partir de { $games } parties qui comptent ; à cote égale, le rang est partagé. Une cote découle de toutes les parties comptées ici, aussi d'avant la saison. `/me stats` dit ce qui compte.
button-leaders-season = Les { $days } derniers jours
button-leaders-ever = Depuis toujours
button-leaders-unaided = Sans conseils
button-leaders-all = Toutes, avec conseils
ask-leaders-game = Quel jeu
choice-leaders-all = Tous les jeux
leaders-picture-title = classement du serveur
leaders-picture-all = Tous les jeux
leaders-picture-ever = Depuis toujours
leaders-picture-season = { $days } derniers jours
leaders-picture-games = Jouées
leaders-picture-won = Vict.
leaders-picture-unaided = Sans aide
leaders-picture-rating = Cote
leaders-picture-doubt = ±
leaders-picture-footer = Les cotes commencent à 1500, plus sûres si ± est petit ; = est un rang partagé
leaders-picture-footer-unaided = Seulement sans conseils · les cotes commencent à 1500 ; = est un rang partagé
picture-place-shared = ={ $place }
