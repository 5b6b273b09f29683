# Ce que répond le terrain de jeu aux demandes que sa page n'envoie pas, et aux noms qu'il ne peut pas utiliser.

playground-foreign-host = Ce terrain de jeu répond seulement à sa propre adresse, pas comme « { $host } ». Ouvre l'adresse affichée à son démarrage.
playground-foreign-origin = Une page de { $origin } a demandé. Ce terrain de jeu répond seulement à sa propre page.
playground-not-json = Une demande s'envoie en application/json.
playground-not-read = Cette demande ne peut pas être lue : { $why }.
playground-too-large = Cette demande dépasse { $limit } octets.
playground-no-base64 = Un fichier s'envoie en base64, et ceci n'en est pas. Choisis-le encore.
playground-file-too-large = Ce fichier dépasse { $limit } Mio. Choisis-en un plus petit.
playground-too-long = « { $field } » dépasse { $limit } caractères.
playground-too-many = « { $field } » a plus de { $limit } entrées.
playground-bad-id = L'identifiant d'une demande a de 8 à 64 lettres, chiffres et traits d'union.
playground-bad-name = Un nom a de 1 à 32 caractères, et aucun n'est <, >, @ ni invisible.
playground-unknown-channel = Il n'y a pas de salon « { $channel } » ici.
playground-no-page = Il n'y a rien à cette adresse.
playground-wrong-method = Cette adresse se demande autrement.
playground-picture-gone = Cette image n'est plus gardée. Redemande le plateau.
playground-file-gone = Ce fichier n'est plus gardé. Redemande-le.
playground-picture-fails = Cette image ne peut pas être dessinée. Le texte dit la même chose.
