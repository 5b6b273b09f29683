# How a server is set: where tables may be opened there, by whom, and what they begin with.

command-server = Where tables may be opened here, by whom, what they begin with, and where substitutes are sought
slot-server-channel = A channel where tables may be opened, threads included; without any, everywhere
slot-server-role = A role whose members may open tables; without any, everybody
slot-server-clock = How much time people have for a turn at new tables
slot-server-language = The language of new tables
slot-server-seek = A channel where substitutes are sought for all tables; without any, at the table

# A channel or a role, as an item of a list.
server-channel = { $channel }
server-role = { $role }

## How it is set.

server-now = **New tables on this server**
server-changed = Noted. **New tables on this server**, from now on:
server-everywhere = Tables can be opened in all channels.
server-channels = Tables can be opened in { $channels }, and in the threads there.
server-everybody = Everybody can open them.
server-roles = Whoever has one of these roles can open them: { $roles }. So can whoever manages this server.
server-managers = Only whoever manages this server can open them.
server-clock = Their clock, unless the owner chooses another: { $limit }.
server-language = Their language, unless somebody asks for another: { $language }.
server-seek = Substitutes are sought in { $channel }, also for tables that are open.
server-options = { $game } begins with { $options }, unless the owner chooses otherwise.
server-how = Tables that are open stay as they are. `/club settings channel:` and `role:` add to this; the menus below change the rest, or take it away.
server-who = Whoever manages this server can change this.

## What can be chosen.

ask-server-places = Where tables may be opened
ask-server-openers = Who may open tables
ask-server-beginning = What new tables begin with
ask-server-seek = Where substitutes are sought
ask-server-options = The variants new tables begin with
choice-everywhere = In all channels
choice-not-channel = Not in { $channel } any more
choice-everybody = Everybody
choice-managers = Only whoever manages this server
choice-not-role = Not { $role } any more
choice-clock = Clock: { $time }
choice-language = Language: { $language }
choice-no-language = Language: as shipped
choice-seek-at-table = At the table
choice-options-of = As at { $table }: { $options }
choice-options-shipped = { $game }: as shipped

## Why not.

refused-not-manager = Only whoever manages this server can change how it is set. `/club settings` shows how it is.
refused-too-many-channels = { $limit } channels are named, and that is as many as there can be. Take one away first, or let tables be opened everywhere.
refused-too-many-roles = { $limit } roles are named, and that is as many as there can be. Take one away first, or let everybody open tables.
refused-clock = “{ $typed }” is no clock. Choose one of those that are offered as you type.
refused-not-opened = No table was opened, since this server is set so: { $where } { $who }
