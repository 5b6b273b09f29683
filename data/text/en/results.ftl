# What people's finished games amount to.

command-stats = What your finished games on this server amount to, or somebody else's
slot-stats-whom = Whose games; your own unless you say so
slot-stats-with = Against whom: how the two of you came out in the games you both played
command-leaderboard = Who plays best on this server
slot-leaderboard-game = Which game; all of them unless you say so
slot-leaderboard-since = Which games count; those of the last 90 days unless you say so
slot-leaderboard-hints = Whether games count in which hints could be had; they do unless you say so
choice-since-season = The last 90 days
choice-since-ever = Of all times
choice-aided-allowed = All games
choice-aided-none = Only games without hints
refused-leaders-since = { $typed } is neither `season` (the last 90 days) nor `ever`.
refused-leaders-hints = { $typed } is neither `allowed` nor `none`.

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
}, { $won } won{ $shared ->
    [0] { "" }
   *[other] {" "}({ $shared } of them shared)
}{ $left ->
    [0] { "" }
   *[other] , { $left } left early
}{ $unaided ->
    [0] { "" }
   *[other] , { $unaided } without hints
} · { $average } points on average, { $best } at best · { $rated }
stats-together = **All games together**: { $games } games, { $won } won{ $shared ->
    [0] { "" }
   *[other] {" "}({ $shared } of them shared)
}{ $left ->
    [0] { "" }
   *[other] , { $left } left early
}{ $unaided ->
    [0] { "" }
   *[other] , { $unaided } without hints
} · { $rated }
stats-line-left = **{ $game }**: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, all left early · { $rated }
stats-line-conceded = **{ $game }**: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $won } won because the other left late{ $left ->
    [0] { "" }
   *[other] , { $left } left early
} · { $rated }
stats-counted = A game counts when at least two people played it to the end, or one of two left after the first scoring round (where there is none, after half of the turns): then they have lost. Places are among people: bots have none. Whoever left early comes last, and the points of that game are not theirs. Who shares the first place has won, too. Ratings begin at 1500.
stats-shown = Everybody on this server can see this. `/me settings results:private` keeps it to yourself.
stats-private = Nobody else can see this. `/me settings results:shown` shows it to everybody on this server.
stats-nothing = You have no finished game on this server yet. A game counts when at least two people play it to the end; bots may be there too.
stats-nothing-of = There is nothing to see of { $person } here: no game of theirs on this server counts yet, or they keep it to themselves.

## Two people against each other.

versus-title = **{ $person } against { $other } on this server**
versus-line = **{ $game }**: { $games ->
    [one] { $games } game
   *[other] { $games } games
} together · { $person } was ahead in { $ahead }, { $other } in { $behind }{ $level ->
    [0] { "" }
   *[other] , level in { $level }
}
versus-together = **All games together**: { $games } games · { $person } was ahead in { $ahead }, { $other } in { $behind }{ $level ->
    [0] { "" }
   *[other] , level in { $level }
}
versus-counted = Every game that counts and in which both had a seat, whoever else played. Whoever left early is behind who stayed; two who left are level.
versus-nothing = There is nothing to see of { $person } against { $other } here: no game of both on this server counts yet, or one of them keeps their results to themselves.
versus-oneself = Those are the same person twice. Say against whom with `with:`.

## Who plays best.

leaders-title = **{ $game } · the best on this server**
leaders-title-all = **All games · the best on this server**
leaders-season = Games of the last { $days } days
leaders-ever = Games of all times
leaders-which = { $since }
leaders-which-unaided = { $since }, only those without hints
leaders-page = { $which } · page { $page } of { $pages }
leaders-first = 🥇
leaders-second = 🥈
leaders-third = 🥉
leaders-place = { $place }\.
leaders-line = { $place } **{ $person }** · { $rated } · { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $won } won{ $unaided ->
    [0] { "" }
   *[other] , { $unaided } without hints
}
leaders-line-shared = { $place } (shared) **{ $person }** · { $rated } · { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $won } won{ $unaided ->
    [0] { "" }
   *[other] , { $unaided } without hints
}
leaders-nameless = nameless
leaders-nobody = Nobody has a place yet. It takes { $games } games that count.
leaders-nobody-season = Nobody has a place in this season. It takes { $games } games that count, one of them in the last { $days } days.
leaders-own = You have place { $place }: { $rated }.
leaders-own-few = You have { $games ->
    [one] { $games } game
   *[other] { $games } games
} of this that { $games ->
    [one] counts
   *[other] count
}.
leaders-own-private = You are left out, as you chose: { $rated }. `/me settings results:shown` puts you in.
leaders-own-inactive = You have no place in this season, since none of your games ended in the last { $days } days: { $rated }.
leaders-counted = Places go by rating, from { $games } games that count on; people rated alike share one. A rating follows from all games that are counted here, those before the season too. `/me stats` says what counts.
button-leaders-season = The last { $days } days
button-leaders-ever = Of all times
button-leaders-unaided = Without hints only
button-leaders-all = All, with hints too
ask-leaders-game = Which game
choice-leaders-all = All games
leaders-picture-title = the best on this server
leaders-picture-all = All games
leaders-picture-ever = Of all times
leaders-picture-season = Last { $days } days
leaders-picture-games = Games
leaders-picture-won = Won
leaders-picture-unaided = No hints
leaders-picture-rating = Rating
leaders-picture-doubt = ±
leaders-picture-footer = Ratings begin at 1500, and are surer the smaller ± is; = is a place that is shared
leaders-picture-footer-unaided = Only games without hints · ratings begin at 1500; = is a place that is shared
picture-place-shared = ={ $place }
