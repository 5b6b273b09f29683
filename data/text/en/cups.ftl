# Cups: several play a game in rounds, over weeks.

command-cup = Play a cup: rounds over weeks, paired by me; or see the cups there are
slot-cup-game = Which game is played; nothing, to see the cups there are
slot-cup-people = How many take part at most; 8 unless you say so
slot-cup-pairing = Who meets whom; each other up to 6 people, and Swiss from 7 on, unless you say so
slot-cup-rounds = How many rounds; as many as suit those who take part unless you say so
slot-cup-seats = How many sit at a table; two unless you say so
slot-cup-days = How many days a round takes at most; 7 unless you say so
choice-pairing-round-robin = Each meets each other once (round robin)
choice-pairing-swiss = Those meet who stand level (Swiss)

## Its cards.

cup-title = **Cup { $cup } · { $game }**
cup-person = { $person }
cup-plan-robin = each meets each other once, at most { $days ->
    [one] { $days } day
   *[other] { $days } days
} a round
cup-plan-robin-rounds = each meets others, { $rounds } rounds at most, at most { $days ->
    [one] { $days } day
   *[other] { $days } days
} a round
cup-plan-swiss = Swiss, at most { $days ->
    [one] { $days } day
   *[other] { $days } days
} a round
cup-plan-swiss-rounds = Swiss, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} of at most { $days ->
    [one] { $days } day
   *[other] { $days } days
}
cup-plan-tables = up to { $seats } at a table, at most { $days ->
    [one] { $days } day
   *[other] { $days } days
} a round
cup-plan-tables-rounds = up to { $seats } at a table, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} of at most { $days ->
    [one] { $days } day
   *[other] { $days } days
}
cup-nobody = Nobody takes part yet; there is room for { $most }.
cup-people = { $count } of { $most } take part: { $people }.
cup-begins = It begins when { $most } take part, or when { $founder-is ->
    [seat-you] you begin
   *[other] { $founder } begins
} it, from { $least } people on. Within two weeks it has to.
cup-what-counts = I open the tables and seat everybody, round by round. Nobody gets hints. Whoever resigns, or does not come back to their seat by the end, has lost that game; a bot plays on for them. A game that is closed or not over when its round is counts as level for those who still sit there. Whoever gives up the cup is paired no more: a game that has no table yet is lost.
cup-round = **Round { $round } of { $rounds }**
cup-until = The next round begins when these games are over, at the latest { $until }.
cup-game = { $people }
cup-game-of-two = { $one } – { $other }
cup-game-at = • { $game }: table { $table }
cup-game-waits = • { $game }: I open their table as soon as there is room for it
cup-game-won = • { $game }: { $first } won
cup-game-level = • { $game }: level
cup-game-nobody = • { $game }: nobody stayed
cup-game-forfeited = • { $game }: { $first } won without playing
cup-game-closed = • { $game }: closed, level for those who were there
cup-game-out-of-time = • { $game }: not over in time, level for those who were there
cup-free = • { $person-is ->
    [seat-you] You are
   *[other] { $person } is
} free in this round
cup-won = 🏆 **{ $person-is ->
    [seat-you] You have
   *[other] { $person } has
} won the cup** with { $points } points!
cup-second = 🥈 { $person }, { $points } points
cup-third = 🥉 { $person }, { $points } points
cup-by-lot = A lot decided between people who were level in everything.
cup-called-off = This cup was called off. Its games can be played on; nothing of them counts for it.
cup-points = { $whole ->
    [0] { $half ->
        [0] 0
       *[other] ½
    }
   *[other] { $whole }{ $half ->
        [0] { "" }
       *[other] ½
    }
}
cup-ties = With as many points goes first: { $criteria }.
cup-buchholz = who had the stronger opponents (Buchholz)
cup-sonneborn-berger = who beat the stronger ones (Sonneborn-Berger)
cup-head-to-head = who did better against each other
cup-wins = who won more games
cup-lot = the lot
cup-short-buchholz = Buchholz
cup-short-sonneborn-berger = Sonneborn-Berger
cup-short-head-to-head = head to head
cup-short-wins = wins
cup-short-lot = lot (*)

## What one person is told.

cup-founded = Cup { $cup } is called for: its card is posted here. Press **Take part** on it to be in it yourself.
cup-none = There is no cup here. `/club cup game:` calls for one.
cup-list = **The cups here**
cup-state-joining = { $title }: { $count } of { $most } take part
cup-state-playing = { $title }: round { $round } of { $rounds }
cup-state-over = { $title }: over
cup-state-called-off = { $title }: called off
ask-cup = Which cup
cup-ask-give-up = Do you mean to give up this cup? You are paired no more, and that cannot be taken back. The game you are playing goes on, and counts.
cup-ask-call-off = Do you mean to call off this cup? Nothing of it counts any more, and that cannot be taken back. Its games can be played on.
button-cup-standing = Standing
button-cup-join = Take part
button-cup-leave = Leave
button-cup-begin = Begin now
button-cup-give-up = Give up the cup
button-cup-call-off = Call off the cup

## Why not.

refused-cup-game = Say which game the cup is for: `/club cup game:`. Without anything it shows the cups there are.
refused-cup-number = { $option } is a number: { $typed } is none.
refused-cup-pairing = { $typed } is neither `round-robin` nor `swiss`.
refused-cup-people = { $least } to { $most } people can take part in a cup.
refused-cup-seats = { $least } to { $most } can sit at a table of a cup of this game.
refused-cup-rounds = { $least } to { $most } rounds can be asked for.
refused-cup-days = A round takes { $least } to { $most } days.
refused-cup-robin = Each meets each other only where two sit at a table. With more, leave `pairing` out.
refused-cup-begun = This cup has begun already. `/club cup` shows how it stands.
refused-cup-ended = This cup is over. `/club cup` shows those that go on.
refused-cup-inside = You take part already.
refused-cup-outside = You do not take part in this cup, or have given it up.
refused-cup-full = As many take part as can.
refused-cup-few = It takes { $least } people to begin. Others can still press **Take part**.
refused-cup-not-theirs = Only whoever called for this cup can do that, and whoever moderates here.
refused-cup-many = { $most } cups go on in this server, and there can be no more. When one is over or called off, call for another.
refused-cup-unknown = This cup is not to be seen from here any more. `/club cup` shows those there are.

## In its picture.

cup-picture-title = Cup { $cup } · { $game }
cup-picture-won = has won
cup-picture-round = Round { $round } of { $rounds }
cup-picture-head = { $round }
cup-picture-points = Points
cup-picture-buchholz = Buchh.
cup-picture-sonneborn-berger = S.-B.
cup-picture-free = free
cup-picture-by-default = +
cup-picture-defaulted = −
cup-picture-place = { $place }
cup-picture-place-by-lot = { $place }*
cup-picture-footer = Beside each result: the opponent's place. Level on points: { $criteria }
cup-picture-footer-tables = The first of a table has 6 points, the last 0. Level on points: { $criteria }
cup-words-swiss = Place, name, points, Buchholz, wins.
cup-words-robin = Place, name, points, Sonneborn-Berger, wins.
cup-line = { $place }. { $person }: { $points }, { $strength }, { $wins }
cup-line-by-lot = { $place }. { $person }: { $points }, { $strength }, { $wins } (by lot)
cup-line-out = { $place }. { $person }: { $points }, { $strength }, { $wins } (has given up)
