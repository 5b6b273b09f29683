# What is kept of somebody: a copy for themselves, and that they are forgotten.

command-privacy = What I keep of you: a copy for yourself, or that I forget you
slot-privacy-want = What you want
choice-privacy-export = a copy of everything you keep of me, as a file
choice-privacy-delete = that you forget me; first tell me what follows

## A copy.

own-copy = This file holds what I keep of you: who you are to me, your settings, what you reported, and what you did at your tables of all servers, with your results, notes and plans. Some time after its end a table is put away; from then on its part is missing if you had left before the game began, had given your seat away, only followed the game, or played for somebody else. Nothing in it tells what others did or hold.
own-copy-missing = { $count ->
    [one] What you did at { $count } table is missing, since that table
   *[other] What you did at { $count } tables is missing, since they
} cannot be read just now. Try again in a while.
own-copy-no-reports = What you reported is missing, since it cannot be read just now. Try again in a while.
own-copy-too-large = Your file would be larger than a message can hold. Whoever runs the bot can export each table you played at.

## To be forgotten.

forget-title = **Do you want me to forget you?** This holds on all servers, and nobody can undo it:
forget-lobbies = • You give up your { $count ->
    [one] seat at { $count } table that has
   *[other] seats at { $count } tables that have
} not begun. A table where nobody else sits is closed.
forget-games = • You leave { $count ->
    [one] { $count } game that is
   *[other] { $count } games that are
} being played. A bot plays on for you, and you cannot come back.
forget-followed = • I mention you no more at { $count ->
    [one] { $count } table that you follow
   *[other] { $count } tables that you follow
}.
forget-deputies = • You play for nobody else any more, at { $count ->
    [one] { $count } table where you are
   *[other] { $count } tables where you are
} somebody's deputy, or asked to be.
forget-name = • I forget your name, your account and your settings. Where you played you are “Somebody” from then on; the others keep their games.
forget-over = • Your results are gone, of { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}. They still count for those you played with. If you play again, you begin anew.
forget-chat = • What I posted in your channels before stays there, with your name. A moderator can remove it.
forget-backups = • Backups made before know you until they are replaced, which takes about two weeks.
forget-export = If you want a copy of what I keep of you, take it first: `/me privacy want:export`.
button-forget = Forget me
forgotten = Done: I have forgotten you. Whatever you do here from now on, you are somebody new to me.
not-forgotten = This could not be saved, so nothing has changed: I still know you. Please try again in a moment.
not-forgotten-yet = This could not be saved to the end: you have left { $left } of your { $tables } running tables, and I still know you. Please try again in a moment; it goes on where it stopped.
nothing-known = I keep nothing of you: no name, no seat, no result and no setting.
