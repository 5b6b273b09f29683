# What people's finished games amount to.

command-stats = What your finished games on this server amount to, or somebody else's
slot-stats-whom = Whose games; your own unless you say so
command-leaderboard = Who plays a game best on this server
slot-leaderboard-game = Which game

# A rating with what it is worth.
rating-guess = rating { $rating } (still a guess, give or take { $doubt })
rating-takes-shape = rating { $rating } (give or take { $doubt })
rating-sure = rating { $rating } (quite sure, give or take { $doubt })

## One person's games.

stats-own = **Your finished games on this server**
stats-of = **Finished games of { $person } on this server**
stats-line = **{ $game }**: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $won } won{ $left ->
    [0] { "" }
   *[other] , { $left } left early
} · { $average } points on average, { $best } at best · { $rated }
stats-line-left = **{ $game }**: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, all left early · { $rated }
stats-counted = A game counts when at least two people played it to the end. Places are among people: bots have none. Whoever left early comes last, and the points of that game are not theirs. Who shares the first place has won, too. Ratings begin at 1500.
stats-shown = Everybody on this server can see this. `/me settings results:private` keeps it to yourself.
stats-private = Nobody else can see this. `/me settings results:shown` shows it to everybody on this server.
stats-nothing = You have no finished game on this server yet. A game counts when at least two people play it to the end; bots may be there too.
stats-nothing-of = There is nothing to see of { $person } here: no game of theirs on this server counts yet, or they keep it to themselves.

## Who plays a game best.

leaders-title = **{ $game }** · the best on this server
leaders-title-page = **{ $game }** · the best on this server, page { $page } of { $pages }
leaders-line = { $place }\. { $person } · { $rated } · { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $won } won
leaders-nameless = nameless
leaders-nobody = Nobody has a place yet. It takes { $games } games that count.
leaders-own = You have place { $place }: { $rated }.
leaders-own-few = You have { $games ->
    [one] { $games } game
   *[other] { $games } games
} of this that { $games ->
    [one] counts
   *[other] count
}.
leaders-own-private = You are left out, as you chose: { $rated }. `/me settings results:shown` puts you in.
leaders-counted = Places go by rating, from { $games } games that count on; people rated alike share one. `/me stats` says what counts.
