# Coupes : plusieurs jouent à un jeu en rondes, sur des semaines.

command-cup = Jouer une coupe : des rondes sur des semaines, que j'apparie ; ou voir celles qu'il y a
slot-cup-game = À quel jeu on joue ; rien, pour voir les coupes qu'il y a
slot-cup-people = Combien de participants au plus ; 8 si tu ne dis rien
slot-cup-pairing = Qui rencontre qui ; chacun chaque autre jusqu'à 6, suisse à partir de 7, si tu ne dis rien
slot-cup-rounds = Combien de rondes ; ce qui convient au nombre de participants si tu ne dis rien
slot-cup-seats = Combien par table ; deux si tu ne dis rien
slot-cup-days = Combien de jours dure une ronde au plus ; 7 si tu ne dis rien
choice-pairing-round-robin = Chacun rencontre chacun une fois (toutes rondes)
choice-pairing-swiss = Les ex æquo se rencontrent (suisse)

## Ses fiches.

cup-title = **Coupe { $cup } · { $game }**
cup-person = { $person }
cup-plan-robin = chacun rencontre chacun une fois, { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} par ronde au plus
cup-plan-robin-rounds = chacun en rencontre d'autres, { $rounds } rondes au plus, { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} par ronde au plus
cup-plan-swiss = système suisse, { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} par ronde au plus
cup-plan-swiss-rounds = système suisse, { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
} de { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} au plus
cup-plan-tables = jusqu'à { $seats } par table, { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} par ronde au plus
cup-plan-tables-rounds = jusqu'à { $seats } par table, { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
} de { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} au plus
cup-nobody = Personne ne participe encore ; il y a de la place pour { $most }.
cup-people = Participants, { $count } sur { $most } : { $people }.
cup-begins = Elle commence quand { $most } participent, ou quand { $founder } la lance, à partir de { $least }. Elle doit commencer dans les deux semaines.
cup-what-counts = J'ouvre les tables et je place tout le monde, ronde par ronde. Personne ne reçoit de conseils. Qui abandonne, ou ne revient pas à sa place avant la fin, a perdu cette partie ; un bot continue à sa place. Une partie fermée, ou pas finie quand la ronde l'est, compte comme égalité pour ceux qui y sont encore. Qui renonce à la coupe n'est plus apparié : une partie qui n'a pas encore de table est perdue.
cup-round = **Ronde { $round } sur { $rounds }**
cup-until = La ronde suivante commence quand ces parties sont finies, au plus tard { $until }.
cup-game = { $people }
cup-game-of-two = { $one } – { $other }
cup-game-at = • { $game } : table { $table }
cup-game-waits = • { $game } : j'ouvre leur table dès qu'il y a de la place
cup-game-won = • { $game } : gagné par { $first }
cup-game-level = • { $game } : égalité
cup-game-nobody = • { $game } : personne n'est resté
cup-game-forfeited = • { $game } : gagné sans jouer par { $first }
cup-game-closed = • { $game } : fermée, égalité pour ceux qui étaient là
cup-game-out-of-time = • { $game } : pas finie à temps, égalité pour ceux qui étaient là
cup-free = • { $person } ne joue pas cette ronde
cup-won = 🏆 **{ $person } a gagné la coupe** avec { $points } points !
cup-second = 🥈 { $person }, { $points } points
cup-third = 🥉 { $person }, { $points } points
cup-by-lot = Le sort a départagé des gens à égalité en tout.
cup-called-off = Cette coupe a été annulée. Ses parties peuvent continuer ; rien n'en compte pour elle.
cup-points = { $whole ->
    [0] { $half ->
        [0] 0
       *[other] ½
    }
   *[other] { $whole }{ $half ->
        [0] { "" }
       *[other] ½
    }
}
cup-ties = À points égaux passe devant : { $criteria }.
cup-buchholz = qui a eu les adversaires les plus forts (Buchholz)
cup-sonneborn-berger = qui a battu les plus forts (Sonneborn-Berger)
cup-head-to-head = qui a fait mieux dans leurs rencontres
cup-wins = qui a gagné plus de parties
cup-lot = le sort
cup-short-buchholz = Buchholz
cup-short-sonneborn-berger = Sonneborn-Berger
cup-short-head-to-head = face à face
cup-short-wins = victoires
cup-short-lot = sort (*)

## Ce qui se dit à une personne.

cup-founded = La coupe { $cup } est annoncée : sa fiche est ici. Appuie sur **Participer** pour en être aussi.
cup-none = Il n'y a pas de coupe ici. `/club cup game:` en annonce une.
cup-list = **Les coupes ici**
cup-state-joining = { $title } : { $count } sur { $most } participent
cup-state-playing = { $title } : ronde { $round } sur { $rounds }
cup-state-over = { $title } : finie
cup-state-called-off = { $title } : annulée
ask-cup = Quelle coupe
cup-ask-give-up = Veux-tu renoncer à cette coupe ? Je ne t'apparie plus, et cela ne se reprend pas. La partie que tu joues continue, et compte.
cup-ask-call-off = Veux-tu annuler cette coupe ? Rien n'en compte plus, et cela ne se reprend pas. Ses parties peuvent continuer.
button-cup-standing = Classement
button-cup-join = Participer
button-cup-leave = Quitter
button-cup-begin = Lancer
button-cup-give-up = Renoncer
button-cup-call-off = Annuler la coupe

## Refus.

refused-cup-game = Dis pour quel jeu est la coupe : `/club cup game:`. Sans rien, la commande montre les coupes qu'il y a.
refused-cup-number = { $option } est un nombre : { $typed } n'en est pas un.
refused-cup-pairing = { $typed } n'est ni `round-robin` ni `swiss`.
refused-cup-people = Une coupe peut avoir de { $least } à { $most } participants.
refused-cup-seats = À une table de coupe de ce jeu, on peut être de { $least } à { $most }.
refused-cup-rounds = On peut demander de { $least } à { $most } rondes.
refused-cup-days = Une ronde dure de { $least } à { $most } jours.
refused-cup-robin = Chacun rencontre chacun seulement aux tables à deux. À plus, laisse `pairing` de côté.
refused-cup-begun = Cette coupe a déjà commencé. `/club cup` montre où elle en est.
refused-cup-ended = Cette coupe est finie. `/club cup` montre celles en cours.
refused-cup-inside = Tu participes déjà.
refused-cup-outside = Tu ne participes pas à cette coupe, ou tu y as renoncé.
refused-cup-full = La coupe est complète.
refused-cup-few = Il faut { $least } personnes pour commencer. D'autres peuvent encore appuyer sur **Participer**.
refused-cup-not-theirs = Seule la personne qui a annoncé cette coupe peut faire cela, ou la modération ici.
refused-cup-many = { $most } coupes sont en cours sur ce serveur, et c'est le maximum. Quand l'une sera finie ou annulée, annonces-en une autre.
refused-cup-unknown = Cette coupe ne se voit plus d'ici. `/club cup` montre celles qu'il y a.

## Dans son image.

cup-picture-title = Coupe { $cup } · { $game }
cup-picture-won = a gagné
cup-picture-round = Ronde { $round } sur { $rounds }
cup-picture-head = { $round }
cup-picture-points = Points
cup-picture-buchholz = Buchh.
cup-picture-sonneborn-berger = S.-B.
cup-picture-free = libre
cup-picture-by-default = +
cup-picture-defaulted = −
cup-picture-place = { $place }
cup-picture-place-by-lot = { $place }*
cup-picture-footer = À côté de chaque résultat : le rang adverse. À points égaux : { $criteria }
cup-picture-footer-tables = Le premier d'une table a 6 points, le dernier 0. À points égaux : { $criteria }
cup-words-swiss = Rang, nom, points, Buchholz, victoires.
cup-words-robin = Rang, nom, points, Sonneborn-Berger, victoires.
cup-line = { $place }. { $person } : { $points }, { $strength }, { $wins }
cup-line-by-lot = { $place }. { $person } : { $points }, { $strength }, { $wins } (au sort)
cup-line-out = { $place }. { $person } : { $points }, { $strength }, { $wins } (a renoncé)
