# Was die Tür zu Discord von sich aus sagt: wenn eine Anfrage oder ihre Datei nicht lesbar ist, und wenn eine Karte nicht gepostet werden kann.

discord-servers-only = Tische gibt es nur in den Kanälen von Servern. Benutze das dort.
discord-unreadable = Ich kann nicht lesen, was du getan hast, deshalb hat sich nichts geändert. `/help` zeigt, was es gibt.
discord-too-long = „{ $field }“ hat mehr als { $limit } Zeichen, deshalb wurde es nicht ausgeführt.
discord-file-too-large = Diese Datei hat mehr als { $limit } MiB, deshalb habe ich sie nicht gelesen. Eine Datei, die `/past export` gibt, ist kleiner.
discord-file-not-fetched = Die Datei ließ sich nicht von Discord holen, deshalb ist nichts mit ihr geschehen. Bitte gib sie noch einmal.
discord-thread-lost = Ich kann im Thread von { $cup ->
    [0] Tisch { $table }
   *[other] Turnier { $cup }
} nicht mehr schreiben, deshalb geht es hier weiter.
discord-no-thread = Ich konnte keinen Thread für Tisch { $table } beginnen, deshalb geht es hier weiter. Für Threads brauche ich die Berechtigungen „Öffentliche Threads erstellen“ und „Nachrichten in Threads senden“.
discord-cannot-post = Ich kann die Karten von { $cup ->
    [0] Tisch { $table }
   *[other] Turnier { $cup }
} { $where } nicht posten: Den Kanal gibt es nicht mehr, oder mir fehlt dort eine der Berechtigungen „Kanal ansehen“, „Nachrichten senden“, „Links einbetten“ und „Dateien anhängen“. Dort wird niemand erwähnt, bis ich wieder posten kann; ich versuche es weiter. Die Partie geht weiter, und auf jenem Server zeigt dir `/turn`, was zu tun ist.
discord-file-refused = -# Discord nimmt die Datei dazu nicht an, deshalb fehlt sie hier.
discord-busy = Hier ist gerade so viel los, dass ich das nicht ausgeführt habe. Drück gleich noch einmal.
discord-elsewhere = Der Teil von mir, der das hier spielt, ist gerade nicht da, deshalb ist nichts geschehen. Drück gleich noch einmal.
discord-card-refused = Discord nimmt die Karten von { $cup ->
    [0] Tisch { $table }
   *[other] Turnier { $cup }
} { $where } nicht an, deshalb wird dort niemand erwähnt. Die Partie geht weiter: Auf jenem Server zeigt dir `/turn`, was zu tun ist. Ich versuche es weiter.
# Wo ein Tisch ist, für alle, denen es privat gesagt wird.
discord-where = in { $channel } auf dem Server „{ $server }“
discord-where-unnamed = in { $channel }
discord-nothing-opened = Ich habe keinen Tisch eröffnet, weil ich seine Karten hier nicht posten kann: Mir fehlt { $permissions }. Wer diesen Kanal verwaltet, kann es mir in dessen Einstellungen geben; dann versuch es noch einmal.
discord-permission = „{ $name }“
