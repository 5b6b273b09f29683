# Ce que les gens d'une table décident ensemble, et qui prend une place en cours de partie.

## Commandes.

command-pause = Arrêter un temps le jeu et les horloges, si tout le monde est d'accord
command-resume = Reprendre après une pause, si tout le monde est d'accord
command-follow = Suivre une partie où tu ne joues pas : mention aux décomptes et à la fin
command-owner = Faire de quelqu'un d'autre l'hôte de la table
slot-owner-whom = Qui devient l'hôte
command-replace = Offrir à quelqu'un une place d'une partie en cours : la tienne, ou celle d'un bot
slot-replace-whom = Qui doit continuer
slot-replace-seat = Quelle place
command-seek = Chercher la relève : pour ta place, ou pour une que joue un bot
slot-seek-seat = Quelle place
choice-own-seat = Place { $number } : la tienne
choice-seat = Place { $number } : { $seat }

## Boutons.

button-undo = Défaire mon tour
button-undo-ask = Défaire
button-redo = Le rétablir
button-pause = Pause
button-resume = Reprise
button-agree = J'accepte
button-decline = Non
button-take-over = Prendre la place
button-keep-seat = Garder ma place
button-substitute = Je prends
button-seek-none = Ne plus chercher
button-follow = Suivre
button-unfollow = Ne plus suivre

## Relais.

command-deputy = Laisser quelqu'un jouer pour toi en ton absence ou ton temps écoulé, avec son accord
slot-deputy-whom = Qui joue alors pour toi ; sans nom, montre qui c'est et comment y mettre fin
button-deputy = Relais
button-deputy-end = Arrêter
card-deputy-asked = { $person } : { $of } aimerait que tu joues à sa place en son absence, ou quand son temps est écoulé. Qui le fait voit sa main. La question expire { $until }.
card-deputy-agreed = Désormais, { $person } joue pour { $of } en son absence, ou quand son temps est écoulé.
card-deputy-not-asked = La question n'est plus posée à { $person }.
card-deputy-lapsed = { $person } n'a pas répondu à temps pour jouer à la place de { $of }, donc la question n'est plus posée.
card-deputy-settled = Cette question est réglée, ou personne ne la pose plus. `/table deputy` dit où on en est.
card-deputy-ended = { $person } ne joue plus pour { $of }.
card-deputy-departed = { $person } n'est plus sur ce serveur, et ne joue pas pour { $of }.
card-deputy-called = { $person } : { $of } n'est pas là, et la partie attend. Tu joues à sa place jusqu'à son retour.
card-deputy-plays-until = { $person } joue pour { $of }, qui n'est pas là et revient { $until }.
card-deputy-plays = { $person } joue pour { $of }, qui n'est pas là.
away-deputy = { $of-is ->
    [seat-you] Tu n'es pas là et tu reviens
   *[other] { $of } n'est pas là et revient
} { $until } ; { $person-is ->
    [seat-you] tu joues
   *[other] { $person } joue
} { $of-is ->
    [seat-you] pour toi
   *[other] à sa place
}.
absent-deputy = { $person-is ->
    [seat-you] Tu joues
   *[other] { $person } joue
} pour { $of-is ->
    [seat-you] toi en ton absence
   *[other] { $of }, qui n'est pas là
}.
away-unplayed = { $of-is ->
    [seat-you] Tu n'es pas là et tu reviens { $until } ; personne ne joue pour toi.
   *[other] { $of } n'est pas là et revient { $until } ; personne ne joue à sa place.
}
away-clock-stands = { $of-is ->
    [seat-you] Tu n'es pas là et tu reviens { $until } ; personne ne joue pour toi, et d'ici là ton temps ne court pas.
   *[other] { $of } n'est pas là et revient { $until } ; personne ne joue à sa place, et d'ici là son temps ne court pas.
}
away-clock-stands-until = { $of-is ->
    [seat-you] Tu n'es pas là et tu reviens { $until } ; personne ne joue pour toi, et ton temps repart { $stands }.
   *[other] { $of } n'est pas là et revient { $until } ; personne ne joue à sa place, et son temps repart { $stands }.
}
away-clock-runs = { $of-is ->
    [seat-you] Tu n'es pas là et tu reviens { $until } ; personne ne joue pour toi, et ton temps court.
   *[other] { $of } n'est pas là et revient { $until } ; personne ne joue à sa place, et son temps court.
}
deputy-plays = Tu joues pour { $of }, qui n'est pas là. Le récit dira que c'était toi.
deputy-played = Tu as fini ce tour pour { $of } ; ce qui est validé ne se reprend pas.
deputy-none = Personne ne joue pour toi en ton absence. `/table deputy whom:` le demande à quelqu'un qui n'a pas de place ici.
deputy-own = { $person } joue ici pour toi en ton absence, ou quand ton temps est écoulé. Dès que tu reviens, ou joues toi-même, c'est de nouveau à toi seulement.
deputy-own-asked = Tu as demandé à { $person } de jouer pour toi en ton absence. Pas encore de réponse.
deputy-yours = Tu joues ici pour { $of } en son absence, ou quand son temps est écoulé.
deputy-yours-asked = { $of } aimerait que tu joues ici à sa place en son absence, ou quand son temps est écoulé.
deputy-named = C'est fait : j'ai demandé à { $person }. La réponse peut venir pendant trois jours.
deputy-agreed = C'est noté : tu joues pour { $of } en son absence, ou quand son temps est écoulé. Une fiche te mentionne alors.
deputy-ended = C'est noté : c'est fini.
log-deputy-asked = { $deputy-is ->
    [seat-you] { $person } t'a demandé de prendre le relais.
   *[other] { $person-is ->
        [seat-you] Tu as
       *[other] { $person } a
    } demandé à { $deputy } de prendre le relais.
}
log-deputy-agreed = { $deputy-is ->
    [seat-you] Tu as
   *[other] { $deputy } a
} accepté de jouer pour { $person }.
log-deputy-ended = Dès lors, { $deputy-is ->
    [seat-you] tu n'as plus joué
   *[other] { $deputy } n'a plus joué
} pour { $person }.
log-deputy-none = Dès lors, personne n'a plus joué pour { $person }.
log-deputy-lapsed = { $deputy-is ->
    [seat-you] Tu n'as
   *[other] { $deputy } n'a
} pas répondu à temps pour jouer à la place de { $person }.
refused-not-absent = { $of } est là, donc tu ne joues pas : tu joues en son absence, ou quand son temps est écoulé et qu'aucun bot ne joue.
refused-is-deputy = C'est déjà ainsi.
refused-not-asked = Personne ici ne te demande plus de jouer à sa place.
refused-no-deputy = Il n'y a ici aucun relais auquel tu puisses mettre fin.
refused-knows-another = Impossible : qui connaît ou a connu la main d'une autre place ne joue ici pour personne d'autre.
refused-too-many-deputies = { $limit } personnes sans place ont vu une main à cette table, et c'est le maximum.

## Ce que quelqu'un demande.

motion-undo = { $seat-is ->
    [seat-you] Tu aimerais
   *[other] { $seat } aimerait
} défaire tout depuis le début du tour { $turn }.
motion-redo = { $seat-is ->
    [seat-you] Tu aimerais
   *[other] { $seat } aimerait
} rétablir ce qui a été défait : la partie serait de nouveau au tour { $turn }.
motion-pause = { $seat-is ->
    [seat-you] Tu aimerais
   *[other] { $seat } aimerait
} mettre cette partie en pause. Pendant une pause, le temps ne court pour personne.
motion-resume = { $seat-is ->
    [seat-you] Tu aimerais
   *[other] { $seat } aimerait
} reprendre cette partie.
motion-seat = { $seat-is ->
    [seat-you] Tu aimerais
   *[other] { $seat } aimerait
} offrir la place { $number } ({ $of }) à { $person }.
motion-seat-asked = { $person-is ->
    [seat-you] Tu aimerais
   *[other] { $person } aimerait
} prendre { $of-is ->
    [seat-you] ta place
   *[other] la place de { $of }
}, pour laquelle { $seat-is ->
    [seat-you] tu cherches
   *[other] { $seat } cherche
} la relève.
motion-decided = Cela se fait quand { $seats-is ->
    [seat-you] tu acceptes
   *[other] { $seats } { $count ->
        [one] accepte
       *[other] acceptent
    }
}. La demande expire { $until }, ou si quelqu'un dit non.
motion-decided-resume = Cela se fait quand { $seats-is ->
    [seat-you] tu acceptes
   *[other] { $seats } { $count ->
        [one] accepte
       *[other] acceptent
    }
}. Qui ne dit rien accepte { $until }.
motion-clocks-stand = D'ici là, le temps ne court pour personne. Finir un tour au lieu de répondre, c'est dire non.
question-deputy = { $of-is ->
    [seat-you] Tu aimerais
   *[other] { $of } aimerait
} que { $person-is ->
    [seat-you] tu prennes
   *[other] { $person } prenne
} ici le relais.
question-offer = La place { $number } ({ $of }) { $person-is ->
    [seat-you] t'est offerte
   *[other] est offerte à { $person }
}.
motion-open = { $what } La partie attend un oui ou un non : { $seats }.
undo-what = Ceci serait défait :
undo-begun = Ce qui a été commencé depuis serait défait aussi ({ $seats }) ; personne d'autre ne l'a vu.
undo-known = Ceci a été révélé et reste connu ; qui rejoue la même chose le retrouve :
undo-revealed = Ce que quelqu'un a vu entre-temps et qui n'est pas raconté ici reste connu aussi.
undo-ask = Veux-tu demander aux autres de défaire tout depuis le début de ton tour { $turn } ? C'est fait dès que tout le monde accepte.
undo-ask-alone = Veux-tu défaire tout depuis le début de ton tour { $turn } ?

## Ce qu'il en est advenu.

motion-noted = C'est noté : j'ai demandé à { $seats }.
motion-agreed = C'est noté : tu acceptes. Il manque encore une réponse : { $seats }.
motion-carried = Tout le monde est d'accord : c'est fait.
motion-declined-done = C'est noté. Les autres l'apprennent.
motion-declined = { $seat-is ->
    [seat-you] Tu as
   *[other] { $seat } a
} dit non.
motion-withdrawn = { $seat-is ->
    [seat-you] Tu as retiré ta demande.
   *[other] { $seat } a retiré sa demande.
}
motion-lapsed = Personne n'a réglé à temps { $seat-is ->
    [seat-you] ta demande
   *[other] la demande de { $seat }
}.
motion-impossible = Ce n'est plus possible.
motion-overtaken = { $seat-is ->
    [seat-you] Tu as
   *[other] { $seat } a
} joué la suite, donc rien n'est défait malgré la demande { $by-is ->
    [seat-you] que tu as faite
   *[other] de { $by }
}.
motion-stays-paused = la partie reste en pause.
motion-waits = la partie continue et { $seats-is ->
    [seat-you] t'attend
   *[other] attend { $seats }
}.
motion-dropped = { $why } Donc { $what }
motion-resumed = La partie reprend.
motion-offered = C'est fait : j'ai offert la place à { $person }, pour trois jours.
offer-stands = Ta place est offerte à { $person } ; l'offre se termine { $until }. D'ici là tu joues, et tu peux la garder.
offer-taken-back = C'est fait : tu gardes ta place.
search-posted = C'est fait : la fiche qui cherche la relève pour la place { $number } est publiée. Elle y reste une semaine.
search-asked = C'est noté : j'ai demandé à { $seats }. Dès que tout le monde accepte, la place est à toi ; une fiche le dit.
search-asked-first = Tout le monde accepte. La personne à qui est la place est d'abord consultée ; si elle ne revient pas, tu peux la prendre { $from }, sur la fiche qui l'offre.
card-undone = Tout est défait depuis le début du tour { $turn }.
card-paused = Cette partie est en pause : rien ne se joue, et le temps ne court pour personne. Elle reprend quand tout le monde est d'accord, ou d'elle-même { $until }.
card-pause-ends = { $seats } : cette pause se termine { $until }, et la partie reprend. Qui ne sera pas là peut le dire avec `/me away`.
card-pause-over = Cette pause est finie après 14 jours, et la partie reprend. { $seats } : c'est à toi de jouer.
paused-here = Cette partie est en pause : rien ne se joue, et le temps ne court pour personne. Elle reprend quand tout le monde est d'accord, ou au plus tard { $until }.
awaited-paused = Cette partie est en pause.
card-resumed = Cette partie reprend. { $seats } : c'est à toi de jouer.
card-offered = { $person } : la place qu'occupe { $of } t'est offerte. Qui la prend continue là où elle en est, et voit sa main. L'offre se termine { $until }.
card-offered-own = { $person } : { $of } t'offre sa place. Qui la prend continue là où elle en est, et voit sa main. L'offre se termine { $until } ; d'ici là, { $of } joue.
card-offered-asked = { $person } : la place de { $owner } t'est offerte. D'abord, la question va à { $owner }, et son délai pour revenir se termine { $from } ; ensuite tu peux la prendre, et l'offre se termine { $until }. { $owner } : un bot joue pour toi, et tu peux revenir.
card-offer-taken-back = { $of } garde la place qui était offerte.
card-sought-own = On cherche la relève : { $of } laisse la place { $number }. Qui la prend l'a aussitôt, continue là où elle en est, et voit sa main. D'ici là, { $of } joue. La recherche se termine { $until }.
card-sought = On cherche la relève : { $of } joue la place { $number }, et { $seat } aimerait y voir quelqu'un. Qui la prend continue là où elle en est, et voit sa main, dès que tout le monde ici accepte. La recherche se termine { $until }.
card-search-taken = { $seat } continue à la place { $number } : on ne cherche plus personne.
card-search-over = On ne cherche plus personne pour la place { $number }.
card-search-withdrawn = On ne cherche plus personne pour la place { $number }. `/table seek` relance la recherche.
card-search-lapsed = Personne n'a pris la place { $number } en une semaine, et la recherche est finie. `/table seek` la relance.
card-took-over = { $seat } continue à la place { $number }. Bienvenue !
card-took-over-asked = { $seat } continue à la place { $number }. Bienvenue ! C'est à toi de jouer.
card-departed = { $seat } n'est plus sur ce serveur. { $seats } : quand { $count ->
    [one] tu acceptes
   *[other] tout le monde accepte
}, un bot continue à sa place.
card-departed-alone = { $seat } n'est plus sur ce serveur, et personne d'autre ne joue ici. La partie peut reprendre à son retour ; la modération peut fermer cette table.
card-followers = Pour celles et ceux qui suivent : { $people }
took-over = La place est à toi.
owner-set = { $person-is ->
    [seat-you] Tu es maintenant l'hôte de cette table.
   *[other] { $person } est maintenant l'hôte de cette table.
}
followed = Tu suis cette partie : je te mentionne aux décomptes et à la fin.
unfollowed = Tu ne suis plus cette partie.

## Le récit jusqu'ici.

log-undo-asked = { $person-is ->
    [seat-you] Tu as
   *[other] { $person } a
} demandé de défaire le tour { $turn }.
log-redo-asked = { $person-is ->
    [seat-you] Tu as
   *[other] { $person } a
} demandé de rétablir ce qui avait été défait.
log-pause-asked = { $person-is ->
    [seat-you] Tu as
   *[other] { $person } a
} demandé une pause.
log-resume-asked = { $person-is ->
    [seat-you] Tu as
   *[other] { $person } a
} demandé de reprendre.
log-seat-asked = { $person-is ->
    [seat-you] Tu as
   *[other] { $person } a
} demandé d'offrir une place à quelqu'un.
log-motion-agreed = { $person-is ->
    [seat-you] Tu as
   *[other] { $person } a
} accepté.
log-motion-declined = { $person-is ->
    [seat-you] Tu as
   *[other] { $person } a
} dit non.
log-motion-withdrawn = La demande a été retirée.
log-motion-overtaken = { $person-is ->
    [seat-you] Tu as
   *[other] { $person } a
} joué la suite au lieu de répondre : rien n'a été défait.
log-motion-lapsed = Personne n'a réglé cela à temps.
log-motion-impossible = Ce n'était plus possible.
log-went-back = La partie est revenue au début du tour { $turn } : ce qui a été joué depuis est défait.
log-rewound = L'admin du bot a ramené la partie au début du tour { $turn } : ce qui a été joué depuis est défait.
log-redone = Ce qui avait été défait a été rétabli : le tour { $turn } continue.
log-paused = La partie a été mise en pause.
log-resumed = La partie a repris.
log-offered = Une place { $person-is ->
    [seat-you] t'a été offerte
   *[other] a été offerte à { $person }
}.
log-offer-taken-back = { $person-is ->
    [seat-you] Tu as gardé ta place, qui était offerte.
   *[other] { $person } a gardé sa place, qui était offerte.
}
log-sought = On a cherché la relève pour la place { $number }.
log-search-ended = On ne cherchait plus personne pour la place { $number }.
log-took-over = { $person-is ->
    [seat-you] Tu as
   *[other] { $person } a
} pris la place { $number }.
log-owner = Cette table est passée à { $person }.
log-rules-changed = Une mise à jour a changé la façon de jouer les règles.
log-here = { $person-is ->
    [seat-you] Tu étais
   *[other] { $person } était
} là finalement, malgré une absence ailleurs.
log-departed = { $person-is ->
    [seat-you] Tu avais
   *[other] { $person } avait
} quitté ce serveur.

## Refus.

refused-motion-open = { $seat-is ->
    [seat-you] Ta demande
   *[other] La demande de { $seat }
} n'est pas encore réglée. Après, tu pourras demander.
refused-asked-this-turn = Ce que tu as demandé dans ce tour n'a pas été accepté. Quand le prochain tour aura commencé, tu pourras redemander.
refused-no-motion = C'est déjà réglé. `/board` montre où on en est.
refused-waits = Ta réponse est notée. La partie attend encore un oui ou un non : { $seats }.
refused-paused = Cette partie est en pause : rien ne se joue, et le temps ne court pour personne. Elle reprend quand tout le monde est d'accord.
refused-not-paused = Cette partie n'est pas en pause.
refused-nothing-to-undo = Aucun tour à toi ne peut être défait : tu n'as pas encore joué, ou c'est trop vieux.
refused-undo-stale = Quelqu'un a fini un tour depuis que tu as regardé. `/undo` montre ce qui serait défait maintenant.
refused-nothing-to-redo = Il n'y a rien à rétablir : rien n'a été défait, ou quelqu'un a joué depuis.
refused-sits-here = Ce ne peut pas être { $seat } : qui est à cette table a déjà une place.
refused-not-vacant = Cette place ne peut pas être offerte, et on ne peut y chercher personne : c'est possible pour la tienne, ou pour celle qu'un bot joue sans que personne doive revenir.
refused-lesson-of-one = Une leçon est pour une personne : sa place ne s'offre pas. Qui en veut une tape `/learn`.
refused-not-offered = Aucune place ne t'est plus offerte ici.
refused-offered-already = La place { $number } est offerte à quelqu'un, et deux offres pareilles ne vont pas ensemble : une place s'offre à une personne à la fois. Cette offre se termine { $until }, ou quand elle est prise, ou retirée par qui a la place.
refused-asked-first = La personne à qui est la place est d'abord consultée, et peut encore revenir. Sinon, tu peux la prendre { $from }.
refused-nothing-offered = Tu n'as offert ta place à personne ici.
refused-sought-already = On cherche déjà la relève pour cette place. La recherche se termine { $until }.
refused-not-sought = On n'y cherche plus personne.
refused-not-wanted = Les autres à cette table n'ont pas accepté, donc tu ne peux pas redemander cette place.
refused-search-of-others = Seule la personne qui cherche la relève ici, ou à qui est la place, peut y mettre fin.
refused-owns-already = Tu es déjà l'hôte de cette table. Nomme quelqu'un d'autre qui y joue.
refused-sits-elsewhere = Seul quelqu'un de cette table peut en être l'hôte.
refused-follows-already = Tu suis déjà cette partie.
refused-does-not-follow = Tu ne suis pas cette partie.
refused-too-many-follow = { $limit } personnes suivent cette partie, et c'est le maximum. `/board` te montre où elle en est.
# Un salon suit.
card-sought-at = La table est dans
