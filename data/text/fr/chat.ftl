# La conversation, quel que soit le jeu : fiches, boutons, menus, commandes et refus.


# Une personne ou un bot par son nom, dans une liste.
seat-name = { $seat }
# Qui lit un message privé, dans une phrase et au début.
seat-you = toi
seat-you-first = Toi
somebody = Quelqu'un
name = { $name }
# Un bot à la place de quelqu'un qui est parti.
bot-for = { $bot } (pour { $person })
slot-value = { $slot }: { $value }

## Les bots : comment ils jouent, et leurs noms à table.

bot-easy = joue au niveau facile
bot-normal = joue au niveau normal
bot-hard = joue au niveau difficile
bot-greedy = joue en glouton
bot-random = joue au hasard
bot-name-1 = Ada
bot-name-2 = Blaise
bot-name-3 = Clara
bot-name-4 = Denis
bot-name-5 = Emmy
bot-name-6 = Felix

## Une table dont les fiches ne peuvent pas être publiées.

cards-refused = Je ne peux pas publier les fiches de cette table là où elle se joue : personne n'y est mentionné. Je réessaie sans cesse ; d'ici là, regarde toi-même avec `/turn`.

## Commandes. Descriptions de 100 caractères au plus.

command-play = Ouvrir une table pour un jeu ; tout le monde dans ce salon peut la rejoindre
command-learn = Apprendre un jeu : ses premiers tours contre des bots, expliqués pas à pas, rien que pour toi
slot-learn-game = Ce que tu veux apprendre
slot-learn-thread = Donner ou non à la leçon son propre fil, là où le chat en a
command-invite = Garder des places libres d'une table pour des gens, pendant un jour
command-turn = Ton tour : ce qui s'est passé, et ce que tu peux faire
command-plan = Prévoir ton prochain tour pendant que les autres jouent, sans que personne le voie
command-hand = Ton image à toi, que personne d'autre ne voit
command-undo = Reprendre la dernière action de ton tour ; s'il est fini, demander aux autres
slot-undo-all = Reprendre ou non tout ce que tu as fait ce tour-ci
choice-undo-true = tout ce que j'ai fait ce tour-ci
command-resign = Quitter une partie ; un bot continue pour toi jusqu'à ton retour
command-close = Fermer une table ; en cours de partie, tout le monde doit être d'accord
command-tables = Les tables où tu joues, d'abord celles qui t'attendent
card-rules-changed = On m'a mis à jour, et désormais je joue certaines règles de ce jeu autrement qu'au début de la partie. Ce qui est sur la table reste tel quel.
command-report = Dire à l'admin du bot que quelque chose cloche à une table
slot-report-what = Ce qui cloche, avec tes mots
command-help = Ce qu'il y a ici, et comment commencer
command-kick = Faire jouer un bot pour quelqu'un qui ne vient plus ; tous les autres doivent accepter
slot-kick-whom = Qui ne vient plus
command-settings = Ton fuseau horaire, tes heures calmes (ton temps s'arrête), et comment je te préviens
command-table = Ce que tu fais de ta table à part jouer : pause, invitations, départ, fermeture
command-past = Revenir en arrière : le récit, les plateaux d'avant, une relecture, l'archive
command-me = Ce qui est à toi : réglages, absence, notes, résultats, et ce que je garde de toi
command-club = Ce qui est à tout le monde ici : qui joue le mieux, et les réglages du serveur
command-away = Dire que tu t'absentes quelques jours : ton temps ne court pas d'ici là
slot-settings-zone = Où tu habites : une grande ville près de chez toi
slot-settings-quiet-from = Quand commencent tes heures calmes, ou que tu n'en as pas
slot-settings-quiet-to = Quand finissent tes heures calmes
slot-away-until = Pour combien de jours, ou jusqu'à quel jour ; « back » à ton retour
slot-settings-results = Qui voit le bilan de tes parties finies
choice-quiet-off = aucune
choice-results-shown = tout le serveur
choice-results-private = juste moi
slot-settings-calls = Où les parties t'appellent
choice-calls-channel = dans le salon
choice-calls-private = en message privé
slot-settings-next = Te dire ou non en privé que tu joues juste après
choice-next-yes = oui, dis-le-moi
choice-next-no = non
slot-settings-weekly = Te dire ou non chaque semaine en privé quelles parties t'attendent
choice-weekly-yes = oui, dis-le-moi
choice-weekly-no = non
slot-settings-boards = Comment je te montre, rien qu'à toi, plateaux et mains
choice-boards-pictures = en images
choice-boards-words = en texte
choice-away-back = me revoilà
command-board = La table comme tout le monde la voit
command-rules = Un rappel des règles d'un jeu
slot-table = Quelle table ; à dire seulement si plusieurs conviennent
slot-play-game = À quoi on joue
slot-play-seats = Combien de places, bots compris ; trois si tu ne dis rien ou n'invites pas plus
slot-with = Quelqu'un à qui une place est gardée pendant un jour
slot-play-language = La langue des fiches de la table
slot-board-as = En image ou en texte
slot-rules-term = Un mot de la règle, comme un bâtiment, le décompte ou le réaménagement
slot-rules-game = Quel jeu ; celui de la table de ce salon si tu ne dis rien
slot-play-thread = Donner ou non à la table son propre fil, là où le chat en a
choice-thread-true = un fil à part
choice-thread-false = dans ce salon
choice-board-picture = une image
choice-board-text = en texte
choice-bot = Ajouter un bot qui { $bot }
choice-order-drawn = Tirer les places au début
choice-order-kept = Garder les places
choice-free = Libérer la place { $number } : { $seat }
about-bot-easy = Regarde jusqu'à la fin de son tour et oublie parfois quelque chose.
about-bot-normal = Joue beaucoup de parties en pensée avant de choisir.
about-bot-hard = Réfléchit aussi longtemps que permis : pour qui connaît le jeu.
about-bot-greedy = Prend ce qui rapporte le plus tout de suite.
about-bot-random = Fait n'importe quoi que les règles permettent.
about-order-drawn = Le sort distribue les places et dit qui commence.
about-order-kept = Chacun reste où il s'est assis ; la place 1 commence.
about-seats = Autant peuvent jouer. Les places libres au début sont supprimées.
about-free = La personne peut se rasseoir, comme tout le monde.
about-close = On ne joue pas ici ; la question t'est posée encore une fois.
option-order = Ordre des places
choice-seats = { $seats } { $seats ->
    [one] place
   *[other] places
}

help =
    Pergola fait jouer ici à des jeux de société, tour par tour, sur des heures ou des jours.

    Un jeu nouveau pour toi ? `/learn` joue ses premiers tours avec toi, pas à pas.
    `/play` ouvre une table. On appuie sur *Rejoindre*, l'hôte choisit options et bots sur la fiche, puis appuie sur *Lancer*.
    Quand la partie t'attend, sa fiche te mentionne. Appuie sur *Jouer mon tour*, choisis, puis *Valider* ; tant que tu n'as pas validé, personne d'autre ne le voit et tu peux tout reprendre.
# Toutes les commandes, par endroit.
help-everyday = Chaque jour : { $commands }
help-table = `/table`, avec ta table : { $commands }
help-past = `/past` revient en arrière : { $commands }
help-me = `/me`, c'est à toi : { $commands }
help-club = `/club`, c'est à tout le monde ici : { $commands }
help-command = `/{ $command }`
help-word = `{ $command }`
help-typed = Tout ce qui est dans les menus peut aussi se taper : la commande du jeu, comme `/alhambra buy`, propose ce qui est possible pendant que tu tapes.

## Boutons. 80 caractères au plus.

button-turn = Jouer mon tour
button-hand = Ma main
button-plan = Prévoir mon tour
button-plan-show = Mon plan
button-plan-otherwise = Sinon …
button-plan-end = Puis valider
button-plan-ask = Me demander si ça a changé
button-plan-play = Le jouer quoi qu'il arrive
button-plan-cancel = Annuler le plan
button-board = Plateau
button-report = Quelque chose cloche
button-page = Page { $number }
button-text = En texte
button-rules = Règles
button-the-rule = La règle : { $term }
button-join = Rejoindre
button-leave = Quitter
button-bot = Ajouter un bot
button-unbot = Retirer un bot
button-start = Lancer
button-close = Fermer la table
button-play-on = Continuer
button-confirm = Valider
button-back = Reprendre
button-restart = Reprendre tout
button-resign = Abandon
button-return = Revenir
button-rematch = Revanche
button-up = Retour
button-choose = Choisir
button-more = Plus
button-numbered = { $number }
button-lettered = { $number }{ $letter }
button-cancel = Annuler
button-next = Suivante
button-previous = Précédente

button-time = Temps par tour
button-snooze = { $hours ->
    [one] Dans { $hours } heure
   *[other] Dans { $hours } heures
}
button-bot-turn = Un bot joue ce tour
button-bot-seat = Un bot prend la place

## Menus.

# Notation, là où un jeu n'a pas de mots.
menu-action = { $action }
menu-none = tout
# Ce qui peut être complété, là où plusieurs tables seraient possibles.
suggestion-at-table = { $said } · table { $table }
# Deux étapes vers une action.
menu-steps = { $front } · { $next }
# Une étape qui mène plus loin.
menu-more = { $step } …
# Avec le numéro de son endroit dans l'image.
menu-numbered = { $number } · { $step }
# Plusieurs au même endroit.
menu-lettered = { $number }{ $letter } · { $step }
ask-choose = Choisis
more-here = Ce qui peut encore se faire ici :
ask-turn = Que fais-tu ?
ask-more = Continue, ou valide ton tour.
ask-confirm = Il n'y a plus rien à faire : valide ton tour.
ask-step = { $steps } : choisis.
ask-aside = { $action } : les autres l'apprennent aussitôt, et cela ne se reprend pas. Veux-tu le faire ?
ask-aside-in-menu = Les autres l'apprennent aussitôt, alors je te demande d'abord : choisis-le ici.
ask-part = Voir une partie en plus grand
ask-table = Quelle table ?
ask-table-typed = Plusieurs tables sont possibles ici, donc rien n'a été fait : { $tables }. Tape-le encore une fois en ajoutant `table:` pour dire laquelle.
ask-invite-where = Plusieurs de tes tables ici ont des places libres : { $tables }. Ajoute `table:` pour dire laquelle les garde.
table-number = table { $table }
ask-rules = Règles de quel jeu ?
ask-learn = Quel jeu veux-tu apprendre ? Tu joues ses premiers tours contre des bots, et personne d'autre ne le voit.
ask-options = Variantes et modules
ask-own = Pour ta place
ask-seats = Places et bots
ask-resign = Veux-tu quitter cette partie ? Un bot continue pour toi ; tu peux revenir tant qu'elle dure.
ask-resign-last = Veux-tu quitter cette partie ? Il ne reste personne d'autre à cette table : elle ferme quand tu pars.
ask-close = Veux-tu fermer cette table ? Plus personne ne pourra y jouer.
ask-close-together = Veux-tu fermer cette table ? Elle ferme quand tout le monde est d'accord ; je demande aux autres.
ask-close-together-or-there = Veux-tu fermer cette table ? D'ici, elle ferme quand tout le monde est d'accord ; je demande aux autres. Dans son salon, tu peux la fermer aussitôt, puisque tu modères.
ask-close-agreed = Tout le monde à cette table est d'accord pour la fermer. Veux-tu la fermer maintenant ?
ask-close-moderator = Veux-tu fermer cette table aussitôt, au titre de la modération ? Sa partie n'est pas finie.
ask-hand-over = Veux-tu partir ? La table revient alors à la personne suivante.
ask-leave-empty = Veux-tu partir ? Il n'y a personne d'autre : la table ferme quand tu pars.

## Notes.

command-note = Noter quelque chose pour toi à une table ; personne d'autre ne le voit
slot-note-text = Une ligne à ajouter ; sans rien, montre ta note et comment l'effacer
button-note = Ma note
button-note-last = Ôter la dernière ligne
button-note-delete = Effacer la note
note-heading = Ta note, que personne d'autre ne voit. `/me note text:` ajoute une ligne ; elle disparaît à la fin de la partie.
note-none = Tu n'as rien noté ici. `/me note text:` ajoute une ligne que personne d'autre ne voit ; elle disparaît à la fin de la partie.
note-line = 📝 { $line }
note-more = 📝 … `/me note` la montre en entier.

## Plans.

plan-intro = Ce n'est pas à toi de jouer. Prévois ton tour, et il se joue le moment venu, sans mention ; personne d'autre ne voit ce que tu prévois.
plan-first = Que fais-tu quand vient ton tour ?
plan-then = Que fais-tu ensuite ?
plan-more = Continue, ou dis que tu valides alors.
plan-end = Rien d'autre n'est possible dans ce tour : dis que tu valides alors.
plan-otherwise = Que fais-tu si rien de cela n'est possible ?
plan-heading = Ton plan, que personne d'autre ne voit :
plan-turn-first = { $number }\. { $actions }
plan-turn-otherwise = { $number }\. Sinon : { $actions }
# Un tour qu'on est encore en train de prévoir.
plan-turn-open = { $turn } → …
# Un tour dont la suite dépend du hasard.
plan-turn-luck = { $turn }. La suite dépend du hasard : s'il reste à faire, tu continues toi-même.
plan-turn-not-now = { $turn }. En l'état, ça ne va pas : { $why }
# Deux actions l'une après l'autre.
plan-actions = { $front } → { $next }
plan-confirm = valider
plan-plays = Quand vient ton tour, je joue pour toi le premier de ces tours encore possible. Si aucun ne l'est, je te demande comme toujours.
plan-asks = Quand vient ton tour, je le joue seulement si tous tes choix possibles, et tout ce qui en découle, sont comme au moment de ton plan. Sinon je te demande comme toujours.
plan-another-deed = Le résultat serait maintenant différent.
plan-changed = Quelque chose a changé depuis ton plan, et tu voulais alors que je te demande.
plan-unfinished = Tu ne l'avais pas prévu jusqu'au bout.
plan-cancelled = Ton plan est annulé.
plan-other-now = Ton plan, ou ce qui peut être prévu, a changé depuis ce bouton. Voici où on en est.
plan-played = Ton plan a déjà été joué : la fiche de la table dit ce qu'il a donné.
plan-began = Ton plan a commencé ton tour. La suite dépendait du hasard, donc tu continues toi-même.
plan-not-played = Ton plan n'a pas pu être joué, alors je te demande :

## Les fiches d'une table.

card-title = **{ $game }** · { $table ->
    [0] une archive
   *[other] table { $table }
}
card-title-turn = { $title } · tour { $turn }
card-title-round = { $title } · { $round }
card-turn = { $seats } : c'est à toi de jouer.
card-asked = { $seats } : { $question }
card-waiting = On attend { $seats }.
card-thinking = { $seats } { $count ->
    [one] réfléchit
   *[other] réfléchissent
}.
bots-wait = Personne n'a rien fait ici depuis un jour, alors les bots attendent. Ils reprennent quand quelqu'un de la table ouvre `/turn` ou revient à sa place.
bots-waited = Personne n'avait rien fait ici depuis un jour, alors les bots attendaient. Te voilà : ils reprennent, et une fiche te mentionne quand c'est à toi d'agir.
card-left = { $person } a quitté cette partie. { $bot }, un bot qui { $plays }, continue jusqu'à son retour.
card-came-back = { $seat } est de retour et rejoue.
card-coming-back = Bon retour : { $seat } finit ce tour, puis rend la place.
close-open = D'accord pour fermer cette table : { $by }. Elle ferme quand ceux-ci acceptent aussi : { $seats }.
close-ready = Tout le monde à cette table est d'accord pour la fermer : elle ferme dès que l'un de vous le fait.
card-vote-taken-back = { $seat } ne veut plus fermer cette table : la partie continue.
card-vote = { $seat } veut fermer cette table. Elle ferme quand { $seats } { $count ->
    [one] accepte
   *[other] acceptent
} aussi ; d'ici là, la partie continue.
story-played-for-you = Un bot a joué pour toi :
story-deputy = { $person-is ->
    [seat-you] Tu as joué pour { $of } :
   *[other] { $person } a joué pour { $of } :
}
story-time-played-for-you = Ton temps était écoulé, alors un bot a joué pour toi :
story-time-played = Le temps était écoulé, alors { $of } a joué :
story-time-confirmed = { $of } n'avait plus de temps, alors ce qui était posé a été validé :
story-time-confirmed-yours = Ton temps était écoulé, alors ce que tu avais posé a été validé :
story-deputy-time-confirmed = { $person-is ->
    [seat-you] Tu as joué
   *[other] { $person } a joué
} pour { $of } ; le temps était écoulé, alors ce qui était posé a été validé :
turn-done = Ce tour-ci :
turn-ended = Ton tour est fini ; ce qui est validé ne se reprend pas.
turn-here = Tu avais annoncé une absence, avec retour { $until }. Qui finit un tour est là : à cette table, ton absence est finie et ton temps court de nouveau. `/me away until:` l'annonce à nouveau.
turn-anew = **C'est encore à toi : un nouveau tour commence.**
turn-waiting = Ce n'est pas à toi de jouer : la partie attend { $seats }. Quand tu devras agir, une fiche te mentionnera.
turn-thinking = Ce n'est pas à toi de jouer : { $seats } { $count ->
    [one] réfléchit
   *[other] réfléchissent
}. Quand tu devras agir, une fiche te mentionnera.
turn-may = La partie attend { $seats } ; en attendant, il y a quelque chose que tu peux faire.
turn-aside = C'est fait :
turn-over = La partie est finie.
over-winner = **{ $seats-is ->
    [seat-you] Tu gagnes
   *[other] { $seats } gagne
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.**
over-winners = **Victoire partagée, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun : { $seats }.**
over-standing = { $rank }\. { $seat } · { $points }
closed-owner = Cette table a été fermée par son hôte.
closed-empty = Cette table a été fermée : tout le monde est parti.
closed-moderator = Cette table a été fermée par la modération.
closed-agreed = Cette table a été fermée : tout le monde était d'accord.
closed-unstarted = Cette table a été fermée : personne n'a lancé sa partie en une semaine. `/play` en ouvre une autre.
closed-abandoned = Cette leçon a été fermée : personne ne l'a continuée depuis une semaine.
closed-deserted = Cette table a été fermée : toutes les personnes ont abandonné.

## Le temps.

# Une durée.
span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
span-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-none = Autant de temps qu'on veut
time-turn = { $time } par tour
time-bank = { $time }, et { $more } de plus par tour
time-limit = Temps : { $time }. { $then }.
time-then-ask = Le temps écoulé, les autres décident si un bot joue
time-then-turn = Le temps écoulé, un bot joue ce tour
time-then-seat = Le temps écoulé, un bot garde la place jusqu'au retour de la personne
ask-time = Combien de temps a-t-on ?
ask-then = Et quand le temps est écoulé ?
time-until = Ton temps pour cela se termine { $until }.
time-until-of = { $seat } : le temps se termine { $until }.
card-reminder = { $seat } : la partie t'attend toujours, et ton temps se termine { $until }. Je te le rappelle plus tard ?
card-time-over-ask = { $seat } n'a plus de temps pour ce tour. { $seats } : quand { $count ->
    [one] tu acceptes
   *[other] tout le monde accepte
}, un bot continue ; d'ici là, { $seat } peut encore jouer.
card-time-over-alone = { $seat } : ton temps pour ce tour est écoulé. Personne d'autre n'est là à t'attendre, alors joue quand tu veux.
card-time-over-deputy = { $of } n'a plus de temps pour ce tour. { $person } : tu joues pour { $of }, et ton temps se termine { $until }. Ensuite, un bot joue.
card-time-over-turn = { $person } n'a plus de temps : { $bot }, un bot qui { $plays }, joue ce tour.
card-time-over-seat = { $person } n'a plus de temps : { $bot }, un bot qui { $plays }, continue jusqu'à son retour.
card-bot-plays-on = { $bot }, un bot qui { $plays }, continue pour quelqu'un que je ne connais plus.
card-bot-wanted = Un bot doit jouer désormais pour { $seat }, si { $seats } { $count ->
    [one] accepte
   *[other] acceptent
} aussi. { $seat } peut y mettre fin en jouant, et revenir plus tard de toute façon.
card-voted-out = Tous les autres sont d'accord : { $bot }, un bot qui { $plays }, joue pour { $person } jusqu'à son retour.
time-agreed = C'est noté : tu acceptes qu'un bot joue pour { $seat }. Il le fera quand ceux-ci accepteront aussi : { $seats }.
time-bot-plays = Un bot joue maintenant pour { $seat }.
time-snoozed = Je te le rappelle { $at }.
rest-now = Voici tes réglages, pour toutes tes tables :
rest-changed = C'est noté. Voici désormais tes réglages, pour toutes tes tables :
rest-zone = Ton fuseau horaire est { $zone }.
rest-no-zone = Je ne connais pas ton fuseau horaire. `/me settings zone:` me le dit.
rest-quiet = De { $from } à { $to }, ton temps ne court pas, et je ne te rappelle rien.
rest-no-quiet = Tu n'as pas d'heures calmes. `/me settings quiet-from:` et `quiet-to:` les fixent.
rest-away = Tu n'es pas là, et tu reviens { $until }.
rest-away-stands = D'ici là, ton temps ne court pas. Il s'arrête pour { $days } jours annoncés par an au plus, toutes tes tables confondues.
rest-away-stands-until = Ton temps ne court pas pour l'instant, et repart { $stands } : il s'arrête pour { $days } jours annoncés par an au plus, toutes tes tables confondues.
rest-away-runs = Ton temps court quand même : il s'arrête pour { $days } jours annoncés par an au plus, toutes tes tables confondues, et les tiens sont épuisés jusqu'à l'an prochain.
rest-away-ends = `/me away until:back` y met fin. À une table, elle prend fin aussi quand tu y finis toi-même un tour : qui joue est là.
rest-days-left = Pendant ton absence, ton temps s'arrête, pour { $days } jours annoncés par an au plus, toutes tes tables confondues ; cette année, { $left ->
    [0] il n'en reste aucun
    [one] il en reste un
   *[other] il en reste { $left }
}. À une table, une absence prend fin dès que tu y finis toi-même un tour.
results-shown = `results` · Le bilan de tes parties finies est visible de tout le monde sur leur serveur.
results-private = `results` · Le bilan de tes parties finies n'est visible que de toi.
calls-channel = `calls` · Tes parties t'appellent dans leurs salons.
calls-private = `calls` · Tes parties t'appellent en message privé, ou dans leur salon si je ne peux pas t'écrire.
next-told = `next` · Je te dis en privé quand tu joues juste après.
next-untold = `next` · Je ne te dis pas quand tu joues juste après.
weekly-told = `weekly` · Chaque semaine, je te dis en privé quelles parties t'attendent.
weekly-untold = `weekly` · Je ne te dis pas chaque semaine quelles parties t'attendent.
boards-pictures = `boards` · Je te montre les plateaux en images.
boards-words = `boards` · Je te raconte les plateaux en texte.
rest-here = Tu n'as pas annoncé d'absence. `/me away until:` me dit quand il y en aura une.
settings-change = `/me settings` avec l'un de ces mots, comme `calls:`, change cela.

## Avant la partie.

lobby-title = **{ $game }** · table { $table } · qui joue ?
lobby-variant = On joue avec { $options }.
lobby-edition = l'édition { $edition }
lobby-own = { $choice } pour { $seat }
lobby-owner = { $number }\. { $seat } (hôte)
lobby-person = { $number }\. { $seat }
lobby-bot = { $number }\. { $seat } (bot, { $plays })
lobby-kept = { $number }\. gardée pour { $seat } : appuie sur *Rejoindre*
lobby-kept-no-more = { $number }\. libre ; elle était gardée pour { $seat }
lobby-empty = { $number }\. libre
lobby-free = { $free ->
    [one] { $free } place est libre.
   *[other] { $free } places sont libres.
}
lobby-start-with = Lancée maintenant, c'est une partie à { $seats }.
lobby-shuffled = Les places sont tirées au sort au début de la partie.
lobby-begun = La partie a commencé.
choice-on = { $option } : jouer avec
choice-off = { $option } : jouer sans
choice-chosen = { $option } : { $choice } ✓
choice-taken = { $option } : { $choice } ({ $seat })
choice-other = { $option } : { $choice }
opened = La table est ouverte : sa fiche est dans ce salon.
opened-in-this-thread = La table est ouverte et reste dans ce fil : sa fiche est ici. Un fil ne peut pas avoir ses propres fils.
closed-done = Tu as fermé cette table.
left-done = Tu as quitté cette table.
invited-done = C'est fait : ces places sont gardées pendant un jour.
played-on = Tu ne votes plus pour fermer cette table : la partie continue.
resigned = Tu as quitté cette partie ; un bot continue pour toi. Tu peux revenir tant que la partie dure.

## Leçons.

lesson-step = 🎓 *Étape { $number } sur { $steps }.* { $said }
lesson-choose = 👉 Choisis **{ $entry }**.
lesson-press = 👉 Appuie sur **{ $button }**.
lesson-begun = Tu es au milieu de cette leçon. Pour la recommencer, ferme-la d'abord, puis tape encore `/learn`.
lesson-no-threads = Il n'y a pas de fils ici, donc ta leçon est dans ce message. Personne d'autre ne le voit.
lesson-opened = Ta leçon est prête. Elle a son propre fil, et tu peux aussi la jouer d'ici.
lesson-strayed = 🎓 Tu peux faire ça. La leçon pensait à **{ $meant }** : appuie sur **Reprendre** pour la suivre, ou joue à ta façon.
lesson-left = 🎓 Tu as pris ton propre chemin : continue comme dans n'importe quelle partie, les bots aussi. `/undo` revient d'un tour en arrière, si tu préfères suivre la leçon.
lesson-done = Tu peux jouer cette partie jusqu'au bout ou la fermer. `/play` ouvre une table pour toi et tes amis.
lesson-waiting = Les bots jouent : { $seats }. Appuie sur **Jouer mon tour** dans un instant.
lesson-ask-close = Veux-tu quitter cette leçon ? `/learn` la recommence à tout moment.
lesson-closed = Cette leçon est fermée. `/learn` la recommence, et `/play` ouvre une table pour jouer avec d'autres.
lesson-of-another = C'est la leçon de quelqu'un d'autre. `/learn` en commence une pour toi.

## Listes de tables.

list-title = { $game } · table { $table }
list-yours = Tes tables sur ce serveur, d'abord celles qui t'attendent :
list-nothing = Tu n'as de place à aucune table de ce serveur. `/play` en ouvre une.
list-lobby = { $heading } · pas commencée
list-away = { $heading } · { $of-is ->
    [seat-you] tu n'es pas là, retour
   *[other] { $of } n'est pas là, retour
} { $until }
list-away-deputy = { $heading } · { $person-is ->
    [seat-you] tu joues
   *[other] { $person } joue
} pour { $of }, de retour { $until }
list-waits = { $heading } · à toi de jouer
list-deputy = { $heading } · tu prends le relais de { $of } au besoin
list-deputy-waits = { $heading } · tu joues pour { $of }
list-paused = { $heading } · en pause
list-asked = { $stands } · on te demande quelque chose
list-plays = { $heading } · on attend les autres
list-alone = { $heading } · les bots attendent que tu passes
list-resigned = { $heading } · { $seat } : tu peux revenir
list-over = { $heading } · finie
too-fast = Je suis encore sur ta demande d'avant, donc rien n'a été fait. Appuie de nouveau dans un instant.
not-here = Tu ne joues plus à aucune table à laquelle cela appartient ; rien n'a été fait.
name-with-seat = { $name } ({ $number })
found-nothing = Ce salon n'a pas de table pour cela.
found-no-such = Cette table n'est pas ici : { $table }. Une table se trouve dans son salon, et, pour ses joueurs, sur tout le serveur.
found-no-such-to-close = { $found } La modération ferme une table dans le salon où elle est.
table-stands-still = La table { $table } est à l'arrêt : ce qui en est gardé ne peut pas être lu. Rien n'en est perdu ; l'admin du bot trouve la raison dans son journal.

## Règles.

rules-term-title = **{ $game }** · un mot de la règle
refused-term = « { $term } » n'est pas un mot de cette règle, ou il y en a plusieurs. Il y a : { $terms }.
rules-title = **{ $game }** · règles, page { $page } sur { $pages }

## Refus : le fait, son chiffre, et ce qui est possible à la place.

refused-setup = On ne peut pas jouer ainsi : { $why }
refused-rule = { $why }
refused-unknown-game = Il n'y a pas de jeu « { $game } » ici. On peut jouer à : { $games }.
refused-no-lesson = Il n'y a pas encore de leçon pour { $game }. Tu peux apprendre l'un de ceux-ci, ou lire `/rules`.
refused-option = Il n'y a pas d'option « { $key } » avec cette valeur ici. On peut choisir : { $options }.
refused-unknown-edition = Il n'y a pas d'édition « { $edition } ». On peut choisir : { $editions }.
refused-edition-missing = L'édition « { $edition } » avec laquelle cette table se joue n'est pas là. L'admin du bot peut la remettre.
refused-edition-differs = L'édition « { $edition } » n'est pas celle avec laquelle cette table a été ouverte. L'admin du bot peut remettre l'ancienne.
option-edition = Édition
edition-first = d'origine
edition-named = { $edition }
refused-unknown-bot = Il n'y a pas de bot « { $bot } ». On peut choisir : { $bots }.
refused-seat-count = Ce jeu se joue de { $least } à { $most }, pas à { $seats }.
refused-seats = « { $seats } » n'est pas un nombre. Ce jeu a de { $least } à { $most } places.
refused-language = Il n'y a pas encore de langue « { $language } ». On peut choisir : { $languages }.
refused-full = Les { $seats } places sont prises. L'hôte peut en ajouter ou retirer un bot.
refused-kept = { $kept ->
    [one] La dernière place libre est gardée pour quelqu'un qu'on a invité.
   *[other] Les { $kept } places non prises sont gardées pour des gens qu'on a invités.
} Au bout d'un jour, tout le monde peut s'y asseoir ; l'hôte peut les libérer avant.
refused-nobody-to-invite = Il n'y a personne à qui garder une place : nomme des gens qui ne sont pas ici et n'ont pas encore d'invitation.
refused-nobody-to-free = Aucune place de cette personne ne peut être libérée : personne de ce nom n'est ici ni n'a d'invitation. L'hôte peut partir à la place.
refused-not-voted = Tu n'as pas voté pour fermer cette table : la partie continue de toute façon.
refused-already-seated = Tu es déjà à cette table, à la place { $number }.
refused-not-seated = Tu n'as pas de place à cette table. Tu peux la regarder.
refused-no-bot = Il n'y a pas de bot à cette table.
refused-not-owner = L'hôte seul fait cela : { $owner }.
refused-moderator-elsewhere = Tu modères ici, et cette table est ailleurs : au titre de la modération, tu peux la fermer dans le salon où elle est.
refused-no-owner = L'hôte seul fait cela, et cette table n'en a pas.
refused-too-few = { $seated ->
    [one] { $seated } place seulement est prise
   *[other] { $seated } places seulement sont prises
}, et il en faut { $least } pour jouer. Attends du monde, ou ajoute un bot.
refused-seats-taken = { $seated ->
    [one] { $seated } place est déjà prise ou gardée
   *[other] { $seated } places sont déjà prises ou gardées
} : il ne peut pas y en avoir moins. Quelqu'un peut partir, ou un bot être retiré.
refused-started = Cette partie a déjà commencé : places et options restent telles quelles.
refused-not-started = Cette partie n'a pas commencé. L'hôte appuie sur Lancer sur sa fiche.
refused-ended = On ne joue plus ici : la partie est finie, ou sa table a été fermée. La dernière fiche d'une partie finie propose une revanche.
refused-resigned = Un bot joue maintenant à ta place ici.
refused-not-resigned = Tu joues ici toi-même, il n'y a donc nulle part où revenir.
seat-of-bot = À cette table, un bot joue pour toi : tu as quitté la partie, ton temps était écoulé, ou tous les autres l'ont voulu. Tu peux revenir tant que la partie dure.
seat-stood-in = Ton temps était écoulé, alors un bot joue pour toi ce tour-là seulement. Dès ton prochain tour, tu rejoues toi-même.
seat-returning = Un bot finit ce qu'il a commencé pour toi ; ensuite tu rejoues toi-même.
refused-table-of-before = Ce bouton vient d'une partie que je n'ai plus : sa table s'est perdue, et une autre porte maintenant son numéro.
refused-stale = Ce bouton datait d'avant : les choses ont changé depuis, et rien de plus n'a été joué. Voici où on en est.
refused-not-your-turn = Ce n'est pas à toi de jouer. La partie attend { $seats }.
refused-unreadable = Je ne peux pas lire « { $what } » : { $why }.
refused-nothing-to-take-back = Il n'y a rien à reprendre : tu n'as rien fait depuis la fin de ton dernier tour, et ce qui est validé reste.
refused-undo-closed = Cela ne se reprend pas : c'est définitif, le hasard s'en est mêlé, quelque chose de caché a été vu, ou c'est un bot qui l'a fait.
refused-turn-has-begun = La partie t'attend maintenant, donc il n'y a rien à prévoir.
refused-nothing-to-plan = Pour l'instant, tu ne peux pas le prévoir : ta prochaine décision n'est pas un tour, ou il n'y en a plus.
refused-plan-full = Ton plan contient tout ce qu'un plan peut contenir : { $turns } tours, ou moins s'ils sont longs. Reprends quelque chose, ou annule-le.
refused-note-too-long = Ta note contient { $characters } caractères au plus, et ce serait davantage. Enlève d'abord quelque chose.
refused-note-changed = Ta note n'est plus celle que tu as regardée, donc rien n'a été enlevé.
refused-plan-breaks = Ce que tu as choisi avant dans ce tour ne va plus, en l'état. Reprends-le d'abord.
refused-aside-waits = Il faut attendre la fin du tour en cours : { $seats }.
refused-undo-breaks = Cela ne se reprend pas : ce qui a été joué ensuite ne serait plus possible.
refused-votes = Ton vote pour fermer cette table est noté. On y joue encore jusqu'à ce que ceux-ci acceptent aussi : { $seats }.
takes-long = Cela prend plus de deux minutes. J'y travaille ; redemande dans un petit moment.
not-shown = Je n'ai pas pu le montrer à l'instant. Réessaie dans un moment.
saved-not-shown = Ce que tu as fait est enregistré, mais je n'ai pas pu le montrer. Le bouton montre où on en est.
refused-time = Personne ne peut avoir si peu ou tant de temps : entre une minute et 60 jours.
refused-not-due = Ce n'est plus ouvert : les choses ont changé depuis.
refused-not-away = Aucun bot ne peut jouer là maintenant : il faut que la partie attende depuis un jour une autre personne de la table, et elle seule, ou que son temps soit écoulé.
refused-not-away-yet = Aucun bot ne peut encore jouer pour { $seat } : la partie doit n'attendre que cette personne pendant un jour, sans compter ses heures calmes et avec trois jours d'absence annoncée au plus. Si rien ne se passe, tu peux l'accepter { $until }.
refused-snooze = Aucun rappel ne peut venir aussi tard : ton temps finit avant, c'était le dernier, ou la partie ne t'attend pas.
refused-until = Je ne peux pas lire « { $until } ». Dis pour combien de jours tu t'absentes, comme `7`, un jour comme `2026-12-24`, ou `back`.
refused-time-of-day = « { $time } » n'est pas une heure du jour. `22:30` en est une.
reported = Merci. L'admin du bot peut maintenant regarder cette table telle qu'elle est (nº { $number }), avec ce que tu as écrit. Personne à la table ne l'apprend.
reported-pressed = Merci. L'admin du bot peut maintenant regarder cette table telle que tu l'as vue (nº { $number }). Personne à la table ne l'apprend. Qu'est-ce qui cloche ? `/table report what:` le lui dit avec tes mots.
refused-reports = Tu as signalé { $count } choses aujourd'hui, et je n'en garde pas plus par personne et par jour. Continue demain.
refused-choice = « { $typed } » n'est pas possible là. Dis `{ $one }` ou `{ $other }`.
refused-results-for = « { $typed } » ne dit pas qui voit tes résultats. Dis `shown` ou `private`.
refused-zone = Il n'y a pas de fuseau horaire « { $zone } ». Tape le début d'une grande ville près de chez toi et choisis-en une, comme `Europe/Berlin`.
refused-no-zone = Pour des heures calmes, je dois connaître ton fuseau horaire : ajoute `zone:` avec une grande ville près de chez toi.
refused-quiet-hours = Les heures calmes commencent et finissent à des heures différentes, et durent { $hours } heures par jour au plus.
refused-away-too-long = Tu peux t'absenter { $days } jours d'affilée au plus.
refused-away-past = Ce jour a déjà commencé, ou n'est dans aucun calendrier. Donne un jour à venir.
refused-not-saved = Cela n'a pas pu être enregistré, donc rien n'a changé. Réessaie dans un moment.
refused-perhaps-saved = La connexion au stockage s'est coupée à cet instant précis : on ne sait pas encore si cela a été enregistré. Regarde la table dans un moment ; si elle ne montre pas ce que tu as fait, réessaie.
refused-too-long = Le journal de cette table est plein, avec { $entries } entrées. On ne peut plus que la fermer.
refused-turn-too-long = Ton tour contient autant d'actions qu'un tour peut en contenir. Valide-le, ou reprends quelque chose.
refused-crowded-person = Tu as une place à { $limit } tables qui ne sont pas finies, et c'est le maximum. Quand l'une d'elles sera finie ou fermée, tu pourras t'asseoir à une autre ; `/tables` montre les tiennes sur ce serveur.
refused-crowded-channel = { $limit } tables sont ouvertes dans ce salon, et c'est le maximum. Un autre salon a peut-être de la place, ou celui-ci quand une table sera finie ou fermée.
refused-crowded-server = { $limit } tables sont ouvertes sur ce serveur, et c'est le maximum. Quand l'une d'elles sera finie ou fermée, il y aura de nouveau de la place.
refused-crowded-bots = Il y a { $limit } bots aux tables dont tu es l'hôte, et c'est le maximum. Quand l'une de ces tables sera finie ou fermée, il y aura de la place pour d'autres, et des gens peuvent toujours rejoindre ; `/tables` montre tes tables sur ce serveur.
refused-crowded-heir = Avec cette table, cette personne aurait plus de { $limit } bots à ses tables, et c'est le maximum. Quelqu'un d'autre ici peut devenir l'hôte, ou cette personne quand l'une de ses tables sera finie ou fermée.
refused-id = Un identifiant de cette demande dépasse { $characters } caractères, donc elle n'a pas été exécutée.
refused-not-played-on = On ne peut pas continuer à partir de là : je ne peux pas lire ce tour avec les règles que je connais maintenant. Choisis un autre tour.
refused-still-played = La table { $table } se joue encore. Une revanche est possible quand elle est finie.
refused-rematch = Une revanche est pour ceux qui ont joué. `/play` ouvre une autre table.
refused-press = Ce bouton ne veut plus rien dire ici. `/turn` montre ce que tu peux faire, `/tables` tes tables.
refused-not-yours = Ce menu est celui de la place { $number }, pas le tien. Voici ce que tu peux faire.
refused-command = Je ne connais pas « /{ $command } ». `/help` montre ce qu'il y a.
refused-command-elsewhere = Ici, c'est `/{ $group } { $command }`.
refused-unknown-slot = « { $verb } » n'a pas d'option « { $slot } ». Il y a { $slots }.
refused-missing-slot = « { $verb } » a besoin de l'option « { $slot } ».
refused-nothing-to = Pour l'instant, rien n'est possible avec { $verb }.
refused-nothing-with = Pour l'instant, tu ne peux rien faire avec { $slot }. Possible : { $possible }.
refused-contradiction = { $slot } ne va pas avec { $others }. Avec cela va { $possible }.

# À la fin d'un texte alternatif qui ne peut pas tout contenir.
alt-rest = La suite : /board as:text.
slot-settings-confirm = Quand tu confirmes un tour où il n’y a plus rien à choisir
choice-confirm-ask = toujours
choice-confirm-final = seulement si sa fin ne peut être reprise
choice-confirm-never = jamais
slot-settings-language = La langue de ce que je montre rien qu'à toi
choice-language-of-app = comme ton appli
time-until-then = { $seat } : le temps finit { $until }. { $then }.
confirm-ask = `confirm` · Tu confirmes chacun de tes tours.
confirm-final = `confirm` · Un tour où il n’y a plus rien à choisir finit tout seul ; tu ne le confirmes que si sa fin ne peut être reprise.
confirm-never = `confirm` · Un tour où il n’y a plus rien à choisir finit tout seul.
language-own = `language` · Ce que je montre rien qu'à toi est dans cette langue : { $language }.
language-of-app = `language` · Ce que je montre rien qu'à toi est dans la langue de ton appli, si je la parle.
refused-choice-of-three = « { $typed } » n’est pas possible ici. Dis `{ $one }`, `{ $two }` ou `{ $three }`.
language-itself = Français
language-locales = fr
