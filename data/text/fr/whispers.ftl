# Ce qui se dit à une personne en message privé. Un lieu suit chacune de ces phrases, sauf l'en-tête de la semaine.

whisper-turn = C'est à toi de jouer. Joue ci-dessous ou ici :
whisper-deputy = { $seat } n'est pas là, et c'est à toi de jouer à sa place. Joue ci-dessous ou ici :
whisper-reminder = La partie t'attend toujours. Joue ton tour ici :
whisper-invited = Une place est gardée pour toi pendant un jour. Rejoins-la ici :
whisper-over = La partie que tu suis est finie. Vois comment ici :
whisper-asked = Il y a quelque chose à voir ou une réponse à donner ici :
whisper-next = { $seats } joue, et ensuite c'est à toi. Tu peux déjà regarder, ou prévoir ton tour, ici :
# En petits caractères, pour que deux messages ne soient jamais les mêmes.
whisper-number = -# Nº { $number }
whisper-weekly = { $count ->
    [one] Une de tes parties t'attend :
   *[other] { $count } de tes parties t'attendent :
}
