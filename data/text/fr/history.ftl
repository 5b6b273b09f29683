# Revenir en arrière : le récit d'une partie, ses plateaux d'alors, son archive.

command-log = Le récit d'une partie jusqu'ici, tour par tour, tel que tu l'as vue

command-replay = Les plateaux d'une partie tels qu'ils étaient, tour par tour, comme tu les as vus
slot-replay-turn = Quel tour : son numéro, first ou last ; le dernier si tu ne dis rien
command-export = L'archive d'une partie finie, en fichier

command-import = Une partie dont tu as l'archive, pour y revenir
slot-import-record = Le fichier donné par /past export, même compressé avec gzip

## Boutons. 80 caractères au plus.

button-log = Le récit
button-earlier = Avant
button-later = Après
button-newest = Récent
button-export = Archive
button-film = Toute la partie
button-replay = Plateaux d'avant
button-first = Début
button-before = Précédent
button-after = Suivant
button-last = Fin

## Le récit jusqu'ici, en pages.

log-title = { $title } · ce qui s'est passé, { $shown }
log-shown-turn = tour { $turn } sur { $turns }
log-shown-turns = tours { $turn } à { $last } sur { $turns }
log-shown-lobby = avant le premier tour
log-turn = **Tour { $turn }**
log-before-game = **Avant le premier tour**
# Une page qui commence au milieu d'un long tour.
log-continued = { $turn }, suite
log-unfinished = Pas encore validé :
log-opened = { $person-is ->
    [seat-you] Tu as
   *[other] { $person } a
} ouvert cette table.
log-joined = { $person-is ->
    [seat-you] Tu as
   *[other] { $person } a
} pris une place.
log-left = { $person-is ->
    [seat-you] Tu as laissé ta place.
   *[other] { $person } a laissé sa place.
}
log-freed = { $person-is ->
    [seat-you] Ta place
   *[other] La place de { $person }
} a été libérée.
log-bot-added = Un bot a pris une place.
log-bot-removed = Un bot a été retiré.
log-started = La partie a commencé. Dans l'ordre du tour : { $seats }.
log-resigned = { $person-is ->
    [seat-you] Tu as
   *[other] { $person } a
} quitté la partie ; un bot a continué.
log-time-confirmed = { $person-is ->
    [seat-you] Tu n'avais
   *[other] { $person } n'avait
} plus de temps ; ce qui était posé a été validé.
log-time-over = { $person-is ->
    [seat-you] Tu n'avais
   *[other] { $person } n'avait
} plus de temps ; la question a été posée aux autres.
log-time-deputy = { $person-is ->
    [seat-you] Tu n'avais
   *[other] { $person } n'avait
} plus de temps ; la personne au relais devait jouer.
log-time-turn = { $person-is ->
    [seat-you] Tu n'avais
   *[other] { $person } n'avait
} plus de temps ; un bot a joué le tour.
log-time-seat = { $person-is ->
    [seat-you] Tu n'avais
   *[other] { $person } n'avait
} plus de temps ; un bot a continué.
log-voted-out = Tous les autres ont accepté qu'un bot joue pour { $person }.
log-came-back = { $person-is ->
    [seat-you] Te voilà de retour.
   *[other] { $person } est de retour.
}
log-voted = { $person-is ->
    [seat-you] Tu voulais
   *[other] { $person } voulait
} fermer cette table.
log-vote-taken-back = { $person-is ->
    [seat-you] Tu voulais
   *[other] { $person } voulait
} finalement continuer.
history-unreadable = Ce qui est gardé du passé de cette table ne peut pas être lu à l'instant. L'admin du bot trouve la raison dans son journal.

## Les plateaux d'alors.

replay-turn = { $title } · tour { $turn } sur { $turns }, à son début
replay-undone = { $title } · tour { $turn }, à son début, avant d'être défait
replay-choice-undone = Tour { $turn } · défait
replay-no-such-branch = Ce tour n'est plus gardé. D'autres tours peuvent se regarder.
replay-end = { $title } · la fin, après { $turns } { $turns ->
    [one] tour
   *[other] tours
}
replay-waited = La partie { $seats-is ->
    [seat-you] t'attendait
   *[other] attendait { $seats }
}.
replay-choice = Tour { $turn }
replay-choice-end = La fin
replay-choice-scored = { $moment } · après un décompte
ask-moment = Aller à un tour
replay-not-begun = La partie n'a pas commencé : il n'y a pas encore de plateau.
replay-nothing-kept = Aucun plateau de cette partie n'est plus gardé.
replay-not-over = Cette partie n'est pas finie : sa fin ne peut pas encore se montrer.
replay-not-kept = Le plateau du tour { $turn } n'est pas gardé, ou ne peut plus être lu. D'autres tours peuvent se regarder.
replay-no-such-turn = Il n'y a pas de tour { $turn } : { $turns ->
    [one] { $turns } tour seulement a commencé
   *[other] { $turns } tours ont commencé
} jusqu'ici.
refused-turn-number = « { $turn } » n'est pas un tour. Dis son numéro, first ou last.

## Des parties revues à partir de leur archive.

import-done = Voici la partie de ton archive, telle que tout le monde l'a vue. Personne d'autre ne la voit, et je n'en garde rien : quand un bouton ne la trouve plus, redonne-moi le fichier.
import-no-file = Donne-moi le fichier d'une archive avec `record:`. `/past export` en fait un d'une partie finie.
import-foreign = Ce fichier n'est pas une archive. Une archive est le fichier que `/past export` donne d'une partie finie : `pergola-….jsonl`, ou le même compressé en `.gz`.
import-packed = Ce fichier ne peut pas être décompressé, ou contient plus de { $limit } Mio. L'archive d'une partie est bien plus petite.
import-no-entry = Cette archive est abîmée, ou une autre version l'a faite : je ne peux pas lire la ligne { $line }.
import-gap = Cette archive n'est pas entière : l'entrée { $expected } devrait venir à la ligne { $line }, et c'est l'entrée { $found }.
import-too-long = Cette archive a plus de { $entries } entrées. Aucune partie n'en a autant, donc je ne l'ai pas regardée.
import-unplayable = Cette archive ne se rejoue pas : elle a été modifiée, ou faite avec d'autres règles que celles que je connais.
import-contradicted = Cette archive ne se rejoue pas : elle a été modifiée, ou faite avec d'autres règles que celles que je connais. { $what }
contradicted = Entrée { $entry } : { $why }
contradicted-unreadable = Aucune table n'écrit une telle entrée là.
contradicted-start = La partie ne peut pas commencer ainsi. { $why }
contradicted-luck = Elle raconte un hasard qui ne peut pas arriver là.
contradicted-refused = Le joueur { $seat } ne peut pas jouer `{ $action }`. { $why }
contradicted-notation = L'action s'écrit `{ $action }`.
contradicted-events = `{ $action }` donne autre chose que ce qu'elle raconte.
contradicted-reveals = `{ $action }` révèle quelque chose, et elle dit que non.
contradicted-reveals-nothing = `{ $action }` ne révèle rien, et elle dit que si.
contradicted-earlier = Elle vient avant l'entrée qui la précède.
contradicted-asked = La personne censée l'avoir demandé ne le pouvait pas.
contradicted-holders = Les places sont à d'autres que ceux qui étaient venus.
contradicted-over = La partie est finie.
contradicted-turn = La partie attend { $seats }.
contradicted-action = Ce n'est pas une action : { $why }.
import-busy = Je suis sur d'autres archives et images. Réessaie dans un moment.
import-gone = Cette archive n'est plus ouverte : j'ai redémarré, tu en as ouvert une autre, ou beaucoup d'autres ont été ouvertes. Redonne-moi son fichier avec `/past import`.
import-only-looks = Une archive peut seulement se regarder : ses plateaux, son récit et toute la partie.
record-player = Joueur { $number }

## Continuer à partir d'un tour.

command-again = Ouvrir une table qui continue à partir d'un tour d'une partie finie
slot-again-from = Du début de quel tour : son numéro, first ou last
button-play-from-here = Continuer d'ici
again-opened = La table { $table } continue à partir du début du tour { $turn }. Des bots ont les autres places ; `/table replace` en donne une à quelqu'un. Ce que tu ne pouvais pas savoir alors est redistribué, le hasard est nouveau, et elle ne compte nulle part.
again-not-yet = Cette partie se joue encore : on verrait ce que cachent ses places. Tu pourras continuer à partir de ses tours quand elle sera finie.
again-over = La partie est finie là. Choisis un tour après lequel il y a quelque chose à jouer.

## Fichiers.

export-done = L'archive de cette partie : son journal, une ligne de JSON par entrée, sans le nom de personne. Avec `/past import`, tu peux revenir sur la partie, ici ou partout où je suis.
export-not-yet = Une archive contient tout ce qui était caché : on l'obtient quand la partie est finie ou la table fermée.
file-too-large = Ce fichier serait plus gros que ce que contient un message. L'admin du bot peut exporter la table.
film-done = Toute la partie, tour par tour jusqu'à la fin : la table comme tout le monde l'a vue.
film-not-yet = Toute la partie peut se regarder quand elle est finie.
film-alt = { $game }, une partie de { $turns } tours : la table comme tout le monde l'a vue, tour par tour jusqu'à la fin.
file-not-made = Impossible à faire à l'instant : d'autres attendent des images, ou ce qui est gardé de cette table ne peut pas être lu. Réessaie dans un moment.
