# Was der Spielplatz auf Anfragen antwortet, die seine eigene Seite nicht schickt, und auf Namen, die er nicht brauchen kann.

playground-foreign-host = Dieser Spielplatz antwortet nur unter seiner eigenen Adresse, nicht als „{ $host }“. Öffne die Adresse, die er beim Start ausgegeben hat.
playground-foreign-origin = Eine Seite von { $origin } hat gefragt. Dieser Spielplatz antwortet nur seiner eigenen Seite.
playground-not-json = Eine Anfrage wird als application/json geschickt.
playground-not-read = Diese Anfrage lässt sich nicht lesen: { $why }.
playground-too-large = Diese Anfrage ist länger als { $limit } Bytes.
playground-no-base64 = Eine Datei wird in Base64 geschickt, und das ist keins. Wähle sie noch einmal.
playground-file-too-large = Diese Datei ist größer als { $limit } MiB. Wähle eine kleinere.
playground-too-long = „{ $field }“ ist länger als { $limit } Zeichen.
playground-too-many = „{ $field }“ hat mehr als { $limit } Einträge.
playground-bad-id = Die Kennung einer Anfrage hat 8 bis 64 Buchstaben, Ziffern und Bindestriche.
playground-bad-name = Ein Name hat 1 bis 32 Zeichen, und keins davon ist <, >, @ oder unsichtbar.
playground-unknown-channel = Einen Kanal „{ $channel }“ gibt es hier nicht.
playground-no-page = Unter dieser Adresse gibt es nichts.
playground-wrong-method = Diese Adresse fragt man auf andere Weise.
playground-picture-gone = Dieses Bild ist nicht mehr da. Ruf das Brett noch einmal auf.
playground-file-gone = Diese Datei ist nicht mehr da. Hol sie noch einmal.
playground-picture-fails = Dieses Bild lässt sich nicht zeichnen. Der Text sagt dasselbe.
