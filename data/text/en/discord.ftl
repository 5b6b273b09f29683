# What the door to Discord says by itself: when a request or its file cannot be read, and when a card cannot be posted.

discord-servers-only = Tables are in the channels of servers. Use this there.
discord-unreadable = I cannot read what you did, so nothing has changed. `/help` shows what there is.
discord-too-long = “{ $field }” has more than { $limit } characters, so it was not carried out.
discord-file-too-large = This file has more than { $limit } MiB, so I did not read it. A file that `/past export` gives is smaller.
discord-file-not-fetched = The file could not be fetched from Discord, so nothing was done with it. Please give it again.
discord-thread-lost = I can no longer write in the thread of { $cup ->
    [0] table { $table }
   *[other] cup { $cup }
}, so it goes on here.
discord-no-thread = I could not start a thread for table { $table }, so it goes on here. For threads I need the permissions “Create Public Threads” and “Send Messages in Threads”.
discord-cannot-post = I cannot post the cards of { $cup ->
    [0] table { $table }
   *[other] cup { $cup }
} { $where }: the channel is gone, or I lack one of the permissions “View Channel”, “Send Messages”, “Embed Links” and “Attach Files” there. Nobody is mentioned there until I can post again, which I keep trying; the game goes on, and on that server `/turn` shows you what to do.
discord-file-refused = -# Discord does not take the file that goes with this, so it is missing here.
discord-busy = So much is going on here right now that I did not carry this out. Press again in a moment.
discord-elsewhere = The part of me that plays this is not here right now, so nothing was done. Press again in a moment.
discord-card-refused = Discord does not take the cards of { $cup ->
    [0] table { $table }
   *[other] cup { $cup }
} { $where }, so nobody is mentioned there. The game goes on: on that server `/turn` shows you what to do. I keep trying.
# Where a table is, as those read it who are told in private.
discord-where = in { $channel } on the server “{ $server }”
discord-where-unnamed = in { $channel }
discord-nothing-opened = I opened no table, because I cannot post its cards here: I lack { $permissions }. Whoever manages this channel can give me that in its settings; then use this again.
discord-permission = “{ $name }”
