# Les réglages d'un serveur : où l'on peut y ouvrir des tables, qui le peut, et leur début.

command-server = Où on peut ouvrir des tables sur ce serveur, qui le peut, et ce qu'elles ont au début
slot-server-channel = Un salon où ouvrir des tables, fils compris ; sans aucun, partout
slot-server-role = Un rôle dont les membres peuvent ouvrir des tables ; sans aucun, tout le monde
slot-server-clock = Combien de temps on a par tour aux nouvelles tables
slot-server-language = La langue des nouvelles tables

# Un salon ou un rôle, dans une liste.
server-channel = { $channel }
server-role = { $role }

## Les réglages.

server-now = **Les nouvelles tables de ce serveur**
server-changed = C'est noté. **Les nouvelles tables de ce serveur**, désormais :
server-everywhere = On peut ouvrir des tables dans tous les salons.
server-channels = On peut ouvrir des tables dans { $channels }, et dans leurs fils.
server-everybody = Tout le monde peut en ouvrir.
server-roles = Qui a l'un de ces rôles peut en ouvrir : { $roles }. Les personnes qui gèrent ce serveur aussi.
server-managers = Seules les personnes qui gèrent ce serveur peuvent en ouvrir.
server-clock = Leur temps, si l'hôte n'en choisit pas un autre : { $limit }.
server-language = Leur langue, si personne n'en demande une autre : { $language }.
server-options = { $game } commence avec { $options }, si l'hôte n'en décide pas autrement.
server-how = Les tables ouvertes restent telles quelles. `/club settings channel:` et `role:` ajoutent à cela ; les menus ci-dessous changent le reste, ou l'enlèvent.
server-who = Les personnes qui gèrent ce serveur peuvent changer cela.

## Ce qui se choisit.

ask-server-places = Où on peut ouvrir des tables
ask-server-openers = Qui ouvre des tables
ask-server-beginning = Le début des nouvelles tables
ask-server-options = Les variantes des nouvelles tables
choice-everywhere = Tous les salons
choice-not-channel = Plus dans { $channel }
choice-everybody = Tout le monde
choice-managers = Seulement qui gère ce serveur
choice-not-role = Plus { $role }
choice-clock = Temps : { $time }
choice-language = Langue : { $language }
choice-no-language = Langue : d'origine
choice-options-of = Comme { $table } : { $options }
choice-options-shipped = { $game } : d'origine

## Refus.

refused-not-manager = Seules les personnes qui gèrent ce serveur peuvent changer ses réglages. `/club settings` les montre.
refused-too-many-channels = { $limit } salons sont nommés, et c'est le maximum. Enlèves-en un d'abord, ou laisse ouvrir des tables partout.
refused-too-many-roles = { $limit } rôles sont nommés, et c'est le maximum. Enlèves-en un d'abord, ou laisse tout le monde ouvrir des tables.
refused-clock = « { $typed } » n'est pas un temps par tour. Choisis parmi ceux qui te sont proposés pendant que tu tapes.
refused-not-opened = Aucune table n'a été ouverte, car ce serveur est réglé ainsi : { $where } { $who }
slot-server-seek = Un salon où l’on cherche la relève pour toutes les tables ; sans lui, à la table
server-seek = La relève se cherche dans { $channel }, aussi pour les tables ouvertes.
ask-server-seek = Où se cherche la relève
choice-seek-at-table = À la table
