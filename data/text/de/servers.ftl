# Wie ein Server eingestellt ist: wo dort Tische eröffnet werden dürfen, von wem, und womit sie beginnen.

command-server = Wo auf diesem Server Tische eröffnet werden dürfen, von wem, und womit sie beginnen
slot-server-channel = Ein Kanal, in dem Tische eröffnet werden dürfen, Threads inbegriffen; ohne Angabe überall
slot-server-role = Eine Rolle, deren Mitglieder Tische eröffnen dürfen; ohne Angabe alle
slot-server-clock = Wie viel Bedenkzeit es an neuen Tischen je Zug gibt
slot-server-language = Die Sprache neuer Tische

# Ein Kanal oder eine Rolle, als Glied einer Aufzählung.
server-channel = { $channel }
server-role = { $role }

## Wie er eingestellt ist.

server-now = **Neue Tische auf diesem Server**
server-changed = Notiert. **Neue Tische auf diesem Server**, von jetzt an:
server-everywhere = Tische können in allen Kanälen eröffnet werden.
server-channels = Tische können hier eröffnet werden, auch in den Threads dort: { $channels }.
server-everybody = Alle können sie eröffnen.
server-roles = Eröffnen kann sie, wer eine dieser Rollen hat: { $roles }. Und wer diesen Server verwaltet.
server-managers = Nur wer diesen Server verwaltet, kann sie eröffnen.
server-clock = Ihre Bedenkzeit, wenn am Tisch keine andere gewählt wird: { $limit }.
server-language = Ihre Sprache, wenn niemand eine andere will: { $language }.
server-options = { $game } beginnt mit { $options }, wenn am Tisch nichts anderes gewählt wird.
server-how = Tische, die schon offen sind, bleiben, wie sie sind. `/club settings channel:` und `role:` fügen hier etwas hinzu; die Menüs unten ändern den Rest oder nehmen es weg.
server-who = Wer diesen Server verwaltet, kann das ändern.

## Was sich wählen lässt.

ask-server-places = Wo Tische eröffnet werden dürfen
ask-server-openers = Wer Tische eröffnen darf
ask-server-beginning = Womit neue Tische beginnen
ask-server-options = Die Varianten, mit denen neue Tische beginnen
choice-everywhere = In allen Kanälen
choice-not-channel = Nicht mehr in { $channel }
choice-everybody = Alle
choice-managers = Nur wer diesen Server verwaltet
choice-not-role = Nicht mehr { $role }
choice-clock = Zeit: { $time }
choice-language = Sprache: { $language }
choice-no-language = Sprache: mitgeliefert
choice-options-of = Wie an { $table }: { $options }
choice-options-shipped = { $game }: mitgeliefert

## Warum nicht.

refused-not-manager = Nur wer diesen Server verwaltet, kann ändern, wie er eingestellt ist. `/club settings` zeigt, wie er es ist.
refused-too-many-channels = { $limit } Kanäle sind genannt, und mehr geht nicht. Nimm erst einen weg, oder lass Tische überall eröffnen.
refused-too-many-roles = { $limit } Rollen sind genannt, und mehr geht nicht. Nimm erst eine weg, oder lass alle Tische eröffnen.
refused-clock = „{ $typed }“ ist keine Bedenkzeit. Wähle eine von denen, die beim Tippen angeboten werden.
refused-not-opened = Es wurde kein Tisch eröffnet, denn so ist dieser Server eingestellt: { $where } { $who }
slot-server-seek = Ein Kanal, in dem für alle Tische Ersatz gesucht wird; ohne einen am Tisch
server-seek = Ersatz wird in { $channel } gesucht, auch für offene Tische.
ask-server-seek = Wo Ersatz gesucht wird
choice-seek-at-table = Am Tisch
