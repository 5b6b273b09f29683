# What the people of a table vote about, and who takes seats in between.

## Commands.

command-pause = Stop the clocks and the game for a while, if everybody agrees
command-resume = Go on after a pause, if everybody agrees
command-follow = Follow a game you do not play: you are mentioned at scoring rounds and at the end
command-owner = Make somebody else at a table its owner
slot-owner-whom = Who owns it from now on
command-replace = Offer a seat of a running game to somebody: your own, or one that a bot plays
slot-replace-whom = Who is to play on
slot-replace-seat = Which seat
command-seek = Seek a substitute: for your own seat, or for one that a bot plays
slot-seek-seat = Which seat
choice-own-seat = Seat { $number }: your own
choice-seat = Seat { $number }: { $seat }

## Buttons.

button-undo = Undo my turn
button-undo-ask = Undo it
button-redo = Bring it back
button-pause = Pause
button-resume = Go on
button-agree = I agree
button-decline = No
button-take-over = Take the seat
button-keep-seat = Keep my seat
button-substitute = I take it
button-seek-none = Seek nobody
button-follow = Follow
button-unfollow = Do not follow any more

## Deputies.

command-deputy = Let somebody play for you while you are away or your time is over, if they agree
slot-deputy-whom = Who plays for you then; nobody named shows who it is, and how to end it
button-deputy = Deputy
button-deputy-end = End that
card-deputy-asked = { $person }: { $of } would like you to play for them while they are away, or when their time is over. Whoever does sees their hand. The question lapses { $until }.
card-deputy-agreed = { $person } plays for { $of } from now on while { $of } is away, or when their time is over.
card-deputy-not-asked = { $person } is not asked any more.
card-deputy-lapsed = { $person } has not said in time whether they play for { $of }, so nobody is asked any more.
card-deputy-settled = That question is settled, or nobody asks it any more. `/table deputy` says how it is.
card-deputy-ended = { $person } does not play for { $of } any more.
card-deputy-departed = { $person } is not on this server any more, and does not play for { $of }.
card-deputy-called = { $person }: { $of } is away, and the game waits. You play for { $of } until they are back.
card-deputy-plays-until = { $person } plays for { $of }, who is absent and comes back { $until }.
card-deputy-plays = { $person } plays for { $of }, who is absent.
away-deputy = { $of-is ->
    [seat-you] You are away and come back
   *[other] { $of } is away and comes back
} { $until }; { $person-is ->
    [seat-you] you play
   *[other] { $person } plays
} for { $of-is ->
    [seat-you] you
   *[other] them
}.
absent-deputy = { $person-is ->
    [seat-you] You play
   *[other] { $person } plays
} for { $of }, who is absent.
away-unplayed = { $of-is ->
    [seat-you] You are away and come back
   *[other] { $of } is away and comes back
} { $until }; nobody plays for { $of-is ->
    [seat-you] you
   *[other] them
}.
away-clock-stands = { $of-is ->
    [seat-you] You are away and come back
   *[other] { $of } is away and comes back
} { $until }; nobody plays for { $of-is ->
    [seat-you] you
   *[other] them
}, and { $of-is ->
    [seat-you] your
   *[other] their
} time does not run before.
away-clock-stands-until = { $of-is ->
    [seat-you] You are away and come back
   *[other] { $of } is away and comes back
} { $until }; nobody plays for { $of-is ->
    [seat-you] you
   *[other] them
}, and { $of-is ->
    [seat-you] your
   *[other] their
} time begins to run { $stands }.
away-clock-runs = { $of-is ->
    [seat-you] You are away and come back
   *[other] { $of } is away and comes back
} { $until }; nobody plays for { $of-is ->
    [seat-you] you
   *[other] them
}, and { $of-is ->
    [seat-you] your
   *[other] their
} time runs.
deputy-plays = You play for { $of }, who is absent. It is told that you did.
deputy-played = You have ended this turn for { $of }; what is confirmed cannot be taken back.
deputy-none = Nobody plays for you while you are absent. `/table deputy whom:` asks somebody who does not sit here.
deputy-own = { $person } plays for you here while you are away, or when your time is over. As soon as you are back, or play yourself, only you do.
deputy-own-asked = You have asked { $person } to play for you while you are absent. They have not answered yet.
deputy-yours = You play for { $of } here while they are away, or when their time is over.
deputy-yours-asked = { $of } would like you to play for them here while they are away, or when their time is over.
deputy-named = Done: I have asked { $person }. They have three days to agree.
deputy-agreed = Noted: you play for { $of } while they are away, or when their time is over. A card mentions you then.
deputy-ended = Noted: that is over.
log-deputy-asked = { $person } asked { $deputy } to be a deputy.
log-deputy-agreed = { $deputy } agreed to play for { $person }.
log-deputy-ended = From then on { $deputy } did not play for { $person } any more.
log-deputy-none = From then on nobody played for { $person } any more.
log-deputy-lapsed = { $deputy } did not answer in time whether to play for { $person }.
refused-not-absent = { $of } is there, so you do not play: you do while they are away, or when their time is over and no bot plays.
refused-is-deputy = That is so already.
refused-not-asked = Nobody here asks you to play for them any more.
refused-no-deputy = There is no deputy here that you could end.
refused-knows-another = That cannot be: whoever knows what another seat holds or held plays for nobody else here.
refused-too-many-deputies = { $limit } people without a seat have seen a hand at this table, and that is as many as can.

## What somebody wants.

motion-undo = { $seat } would like to undo everything since turn { $turn } began.
motion-redo = { $seat } would like to bring back what was undone: the game would be in turn { $turn } again.
motion-pause = { $seat } would like to pause this game. Nobody's time runs in a pause.
motion-resume = { $seat } would like to go on with this game.
motion-seat = { $seat } would like to offer seat { $number } ({ $of }) to { $person }.
motion-seat-asked = { $person } would like to take { $of-is ->
    [seat-you] your seat
   *[other] the seat of { $of }
}, for which { $seat-is ->
    [seat-you] you seek
   *[other] { $seat } seeks
} a substitute.
motion-decided = This happens when { $seats } { $count ->
    [one] agrees
   *[other] agree
}. It lapses { $until }, or when somebody says no.
motion-decided-resume = This happens when { $seats } { $count ->
    [one] agrees
   *[other] agree
}. Who says nothing agrees { $until }.
motion-clocks-stand = Until then nobody's time runs. Whoever ends a turn instead says no.
question-deputy = { $of } would like { $person } to be deputy here.
question-offer = Seat { $number } ({ $of }) is offered to { $person }.
motion-open = { $what } The game waits for { $seats } to agree or to say no.
undo-what = This would be undone:
undo-begun = What { $seats } began since would be undone, too; nobody else has seen it.
undo-known = This came to light and stays known; whoever plays the same again meets it again:
undo-revealed = What somebody has seen meanwhile that is not told here stays known, too.
undo-ask = Do you want to ask the others to undo everything since your turn { $turn } began? It happens as soon as all of them agree.
undo-ask-alone = Do you want to undo everything since your turn { $turn } began?

## What came of it.

motion-noted = Noted: I have asked { $seats }.
motion-agreed = Noted: you agree. The game still waits for { $seats } to agree.
motion-carried = Everybody agrees: it is done.
motion-declined-done = Noted. The others hear of it.
motion-declined = { $seat } said no.
motion-withdrawn = { $seat } took that back.
motion-lapsed = Nobody settled in time what { $seat } asked for.
motion-impossible = That cannot be done any more.
motion-overtaken = { $seat } played on, so what { $by } wanted to undo stays as it was.
motion-stays-paused = the game stays paused.
motion-waits = the game goes on and waits for { $seats }.
motion-dropped = { $why } So { $what }
motion-resumed = The game goes on.
motion-offered = Done: I have offered the seat to { $person }, for three days.
offer-stands = Your seat is offered to { $person }; the offer ends { $until }. Until it is taken you play, and can keep it.
offer-taken-back = Done: you keep your seat.
search-posted = Done: the card that seeks a substitute for seat { $number } is posted. It stands for a week.
search-asked = Noted: I have asked { $seats }. As soon as all agree the seat is yours; a card says so.
search-asked-first = All agree. Whose seat it is is asked first; if they do not come back, it is yours to take { $from }, on the card that offers it.
card-undone = Everything since turn { $turn } began is undone.
card-paused = This game is paused: nothing is played and nobody's time runs. It goes on when everybody agrees, or by itself { $until }.
card-pause-ends = { $seats }: this pause ends { $until }, and the game goes on. Whoever is not there by then can say so with `/me away`.
card-pause-over = This pause is over after 14 days, and the game goes on. { $seats }: it is your turn.
paused-here = This game is paused: nothing is played, and nobody's time runs. It goes on when everybody agrees, or { $until } at the latest.
awaited-paused = This game is paused.
card-resumed = This game goes on. { $seats }: it is your turn.
card-offered = { $person }: the seat that { $of } has is offered to you. Whoever takes it plays on where it stands, and sees its hand. The offer ends { $until }.
card-offered-own = { $person }: { $of } offers you their seat. Whoever takes it plays on where it stands, and sees its hand. The offer ends { $until }; until then { $of } plays.
card-offered-asked = { $person }: the seat of { $owner } is offered to you. { $owner } is asked first, and their time to come back ends { $from }; then you can take it, and the offer ends { $until }. { $owner }: a bot plays for you, and you can come back.
card-offer-taken-back = { $of } keeps the seat that was offered.
card-sought-own = A substitute is sought: { $of } gives up seat { $number }. Whoever takes it plays on where it stands, and sees its hand; it is theirs at once. Until then { $of } plays. The search ends { $until }.
card-sought = A substitute is sought: { $of } plays seat { $number }, and { $seat } would like somebody in its place. Whoever takes it plays on where it stands, and sees its hand, as soon as all who play here agree. The search ends { $until }.
# A channel follows.
card-sought-at = The table is in
card-search-taken = { $seat } plays on in seat { $number }: nobody is sought for it any more.
card-search-over = Nobody is sought for seat { $number } any more.
card-search-withdrawn = Nobody is sought for seat { $number } any more. `/table seek` seeks anew.
card-search-lapsed = Nobody has taken seat { $number } for a week, and the search is over. `/table seek` seeks anew.
card-took-over = { $seat } plays on in seat { $number }. Welcome!
card-took-over-asked = { $seat } plays on in seat { $number }. Welcome! It is your turn.
card-departed = { $seat } is not on this server any more. { $seats }: when { $count ->
    [one] you agree
   *[other] all of you agree
}, a bot plays on for them.
card-departed-alone = { $seat } is not on this server any more, and nobody else plays here. They can play on when they come back; a moderator can close this table.
card-followers = For those who follow: { $people }
took-over = The seat is yours.
owner-set = { $person } owns this table now.
followed = You follow this game: I mention you at scoring rounds and at the end.
unfollowed = You do not follow this game any more.

## The story so far.

log-undo-asked = { $person } asked to undo turn { $turn }.
log-redo-asked = { $person } asked to bring back what was undone.
log-pause-asked = { $person } asked for a pause.
log-resume-asked = { $person } asked to go on.
log-seat-asked = { $person } asked to offer a seat to somebody.
log-motion-agreed = { $person } agreed.
log-motion-declined = { $person } said no.
log-motion-withdrawn = That was taken back.
log-motion-overtaken = { $person } played on instead of answering: nothing was undone.
log-motion-lapsed = Nobody settled that in time.
log-motion-impossible = That could not be done any more.
log-went-back = The game went back to the beginning of turn { $turn }: what was played since then is undone.
log-rewound = Whoever runs this bot took the game back to the beginning of turn { $turn }: what was played since then is undone.
log-redone = What was undone was brought back: turn { $turn } goes on.
log-paused = The game was paused.
log-resumed = The game went on.
log-offered = A seat was offered to { $person }.
log-offer-taken-back = { $person } kept the seat that was offered.
log-sought = A substitute was sought for seat { $number }.
log-search-ended = Nobody was sought for seat { $number } any more.
log-took-over = { $person } took seat { $number }.
log-owner = This table was handed over to { $person }.
log-rules-changed = An update changed how the rules are played.
log-here = { $person-is ->
    [seat-you] You were
   *[other] { $person } was
} there after all, though away elsewhere.
log-departed = { $person } had left this server.

## Why not.

refused-motion-open = What { $seat } asked for is not settled yet. When it is, you can ask.
refused-asked-this-turn = What you asked for in this turn was not agreed to. When the next turn has begun, you can ask again.
refused-no-motion = That is settled already. `/board` shows how things stand.
refused-waits = Your word is noted. The game waits for { $seats } to agree or to say no.
refused-paused = This game is paused: nothing is played, and nobody's time runs. It goes on when everybody agrees.
refused-not-paused = This game is not paused.
refused-nothing-to-undo = There is no turn of yours that could be undone: you have not played yet, or it is too long ago.
refused-undo-stale = Somebody has ended a turn since you looked. `/undo` shows what would be undone now.
refused-nothing-to-redo = There is nothing to bring back: nothing was undone, or somebody has played since.
refused-sits-here = It cannot be { $seat }: whoever sits at this table has a seat already.
refused-not-vacant = That seat cannot be offered, nor anybody sought for it: only your own can, or one that a bot plays for nobody who comes back.
refused-lesson-of-one = A lesson is for one: its seat cannot be offered. Whoever wants one types `/learn`.
refused-not-offered = No seat is offered to you here any more.
refused-offered-already = Seat { $number } is offered to somebody, and two such offers cannot stand: one seat is offered to one person. That offer ends { $until }, or when it is taken, or taken back by whose seat it is.
refused-asked-first = Whose seat it is is asked first, and may still come back. If they do not, you can take it { $from }.
refused-nothing-offered = You have offered your seat here to nobody.
refused-sought-already = A substitute is sought for that seat already. The search ends { $until }.
refused-not-sought = Nobody is sought there any more.
refused-not-wanted = The others at this table did not agree to that, so you cannot ask for this seat again.
refused-search-of-others = Only whoever seeks a substitute here, or whose seat it is, can end that.
refused-owns-already = You own this table already. Name somebody else who sits here.
refused-sits-elsewhere = Only somebody who sits at this table can own it.
refused-follows-already = You follow this game already.
refused-does-not-follow = You do not follow this game.
refused-too-many-follow = { $limit } people follow this game, and that is as many as can. `/board` shows you how it stands.
