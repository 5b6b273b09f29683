# Was von jemandem aufbewahrt wird: eine Kopie für die Person selbst, und dass sie vergessen wird.

command-privacy = Was ich von dir aufbewahre: eine Kopie für dich, oder dass ich dich vergesse
slot-privacy-want = Was du willst
choice-privacy-export = eine Kopie von allem, was du von mir aufbewahrst, als Datei
choice-privacy-delete = dass du mich vergisst; sag mir erst, was folgt

## Eine Kopie.

own-copy = Diese Datei enthält, was ich von dir aufbewahre: wer du für mich bist, deine Einstellungen, was du gemeldet hast, und was du an deinen Tischen auf allen Servern getan hast, mit deinen Ergebnissen, Notizen und Plänen. Einige Zeit nach seinem Ende wird ein Tisch weggeräumt; von da an fehlt sein Teil, wenn du vor Beginn der Partie gegangen warst, deinen Platz abgegeben, die Partie nur verfolgt oder für jemand anderen gespielt hattest. Nichts darin sagt, was andere taten oder hielten.
own-copy-missing = { $count ->
    [one] Was du an { $count } Tisch getan hast, fehlt, weil er sich
   *[other] Was du an { $count } Tischen getan hast, fehlt, weil sie sich
} gerade nicht lesen { $count ->
    [one] lässt
   *[other] lassen
}. Versuch es in einer Weile noch einmal.
own-copy-no-reports = Was du gemeldet hast, fehlt, weil es sich gerade nicht lesen lässt. Versuch es in einer Weile noch einmal.
own-copy-too-large = Deine Datei wäre größer, als eine Nachricht fasst. Wer den Bot betreibt, kann jeden Tisch exportieren, an dem du gespielt hast.

## Vergessen werden.

forget-title = **Soll ich dich vergessen?** Das gilt auf allen Servern, und niemand kann es rückgängig machen:
forget-lobbies = • Du gibst { $count ->
    [one] deinen Platz an { $count } Tisch auf, an dem die Partie
   *[other] deine Plätze an { $count } Tischen auf, an denen die Partie
} nicht begonnen hat. Ein Tisch, an dem sonst niemand sitzt, wird geschlossen.
forget-games = • Du verlässt { $count ->
    [one] { $count } laufende Partie
   *[other] { $count } laufende Partien
}. Ein Bot spielt für dich weiter, und du kannst nicht zurückkommen.
forget-followed = • Ich erwähne dich nicht mehr an { $count ->
    [one] { $count } Tisch, den du verfolgst
   *[other] { $count } Tischen, die du verfolgst
}.
forget-deputies = • Du spielst für niemand anderen mehr, an { $count ->
    [one] { $count } Tisch, an dem du
   *[other] { $count } Tischen, an denen du
} jemanden vertrittst oder darum gebeten bist.
forget-name = • Ich vergesse deinen Namen, dein Konto und deine Einstellungen. Wo du gespielt hast, bist du von da an „Jemand“; die anderen behalten ihre Partien.
forget-over = • Deine Ergebnisse sind weg, von { $count ->
    [one] { $count } beendeten Partie
   *[other] { $count } beendeten Partien
}. Für die, mit denen du gespielt hast, zählen sie weiter. Spielst du wieder, fängst du neu an.
forget-chat = • Was ich bisher in deine Kanäle gepostet habe, bleibt dort, mit deinem Namen. Die Moderation kann es entfernen.
forget-backups = • Frühere Sicherungen kennen dich, bis sie ersetzt sind; das dauert etwa zwei Wochen.
forget-export = Willst du eine Kopie dessen, was ich von dir aufbewahre, nimm sie vorher: `/me privacy want:export`.
button-forget = Vergiss mich
forgotten = Erledigt: Ich habe dich vergessen. Was auch immer du hier von jetzt an tust, für mich bist du jemand Neues.
not-forgotten = Das ließ sich nicht speichern, deshalb hat sich nichts geändert: Ich kenne dich noch. Bitte versuch es gleich noch einmal.
not-forgotten-yet = Das ließ sich nicht zu Ende speichern: Du hast { $left } deiner { $tables } laufenden Tische verlassen, und ich kenne dich noch. Bitte versuch es gleich noch einmal; es geht weiter, wo es stehen blieb.
nothing-known = Ich bewahre nichts von dir auf: keinen Namen, keinen Platz, kein Ergebnis und keine Einstellung.
