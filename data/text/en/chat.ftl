# The conversation, whatever the game: cards, buttons, menus, commands, and why not.

language-itself = English
language-locales = en-GB en-US

# A person or bot by name, as an item of a list.
seat-name = { $seat }
# Whoever reads a private message, within a sentence and at its beginning.
seat-you = you
seat-you-first = You
# A person of whom nothing is known any more.
somebody = Somebody
name = { $name }
# A bot on the seat of somebody who left.
bot-for = { $bot } (for { $person })
# A slot of a command with its value.
slot-value = { $slot }: { $value }

## Bots: how they play, and the names they wear at a table.

bot-easy = plays at the easy level
bot-normal = plays at the normal level
bot-hard = plays at the hard level
bot-greedy = plays greedily
bot-random = plays at random
bot-name-1 = Ada
bot-name-2 = Blaise
bot-name-3 = Clara
bot-name-4 = Denis
bot-name-5 = Emmy
bot-name-6 = Felix

## A table whose cards cannot be posted.

cards-refused = I cannot post this table's cards where it is played, so nobody is mentioned there. I keep trying; until then look for yourselves with `/turn`.

## Slash commands. Descriptions have at most 100 characters.

command-play = Open a table for a game; everybody in this channel can join
command-learn = Learn a game: its first turns against bots, explained step by step, for you alone
slot-learn-game = What you want to learn
slot-learn-thread = Whether the lesson gets a thread of its own, where the chat has threads
command-invite = Keep free seats of a table for people, for a day
command-turn = Your turn: what happened, and what you can do
command-plan = Plan your next turn while others play; only you see it
command-hand = Your own picture, which only you see
command-undo = Take back the last action of your turn; when your turn has ended, ask the others
slot-undo-all = Whether to take back everything you did this turn
choice-undo-true = everything I did this turn
command-resign = Leave a game; a bot plays on for you until you come back
command-close = Close a table; during a game everybody has to agree
command-tables = The tables you sit at, those that wait for you first
card-rules-changed = I was updated, and from now on I play some rules of this game otherwise than when it began. What is on the table stays as it is.
command-report = Tell whoever runs this bot that something is wrong at a table
slot-report-what = What is wrong, in your words
command-help = What there is, and how to begin
command-kick = Let a bot play for somebody who does not come any more; all others have to agree
slot-kick-whom = Who does not come any more
command-settings = Your time zone, quiet hours in which your time does not run, and how you are told things
command-table = What you do with your table besides playing: pause it, invite people, leave, close it
command-past = Look back: the story, earlier boards, a review, the record of a game
command-me = What is your own: your settings, absence, notes, results, and what I keep of you
command-club = What belongs to everybody here: who plays best, and how this server is set
command-away = Say that you are away for some days: your time does not run meanwhile
slot-settings-zone = Where you live: a large city near you
slot-settings-quiet-from = When your quiet hours begin, or that you have none
slot-settings-quiet-to = When your quiet hours end
slot-away-until = For how many days, or until which day; “back” when you are back
slot-settings-results = Who sees what your finished games amount to
choice-quiet-off = no quiet hours
choice-results-shown = everybody on the server
choice-results-private = only I
slot-settings-calls = Where the games call you
choice-calls-channel = in the channel
choice-calls-private = in a private message
slot-settings-next = Whether a private message tells you that your turn comes next
choice-next-yes = yes, tell me
choice-next-no = no
slot-settings-weekly = Whether a private message tells you each week which games wait for you
choice-weekly-yes = yes, tell me
choice-weekly-no = no
slot-settings-boards = How boards and hands are shown to you alone
choice-boards-pictures = as pictures
choice-boards-words = in words
slot-settings-confirm = When you confirm a turn in which nothing is left to choose
choice-confirm-ask = always
choice-confirm-final = only when its end cannot be taken back
choice-confirm-never = never
slot-settings-language = The language of everything that only you see
choice-language-of-app = as your app is set
choice-away-back = I am back
command-board = The table as everybody sees it
command-rules = A short reference of a game's rules
slot-table = Which table; only needed where several fit
slot-play-game = What is played
slot-play-seats = How many seats, bots included; three unless you say so or invite more
slot-with = Somebody a seat is kept for, for a day
slot-play-language = The language of the table's cards
slot-board-as = As a picture or in words
slot-rules-term = A word of the rulebook, such as a building, scoring or redesigning
slot-rules-game = Which game; that of this channel's table unless you say so
slot-play-thread = Whether the table gets a thread of its own, where the chat has threads
choice-thread-true = a thread of its own
choice-thread-false = in this channel
choice-board-picture = a picture
choice-board-text = in words
choice-bot = Add a bot that { $bot }
choice-order-drawn = Draw the seats at the start
choice-order-kept = Keep the seats as they are
choice-free = Make seat { $number } free: { $seat }
about-bot-easy = Looks to the end of its own turn, and overlooks something now and then.
about-bot-normal = Plays many games in its mind before it chooses.
about-bot-hard = Thinks as long as it may: for people who know the game.
about-bot-greedy = Takes whatever brings most at once.
about-bot-random = Does anything the rules allow.
about-order-drawn = Luck seats everybody, and so says who begins.
about-order-kept = Everybody sits where they sat down; seat 1 begins.
about-seats = So many can play. Seats that are free at the start are left out.
about-free = They may sit down again, as anybody may.
about-close = Nobody plays here; you are asked once more.
option-order = Order of the seats
choice-seats = { $seats } { $seats ->
    [one] seat
   *[other] seats
}

help =
    Pergola plays board games here, a turn at a time, over hours or days.

    New to a game? `/learn` plays its first turns with you, step by step.
    `/play` opens a table. People press *Join*, the owner chooses options and bots on its card and presses *Start*.
    When the game waits for you, its card mentions you. Press *Play my turn*, choose, and *Confirm*; until you confirm, only you see it and you can take everything back.
# Every command, told by where it is.
help-everyday = Every day: { $commands }
help-table = `/table` with your table: { $commands }
help-past = `/past` looks back: { $commands }
help-me = `/me` is your own: { $commands }
help-club = `/club` is everybody's here: { $commands }
help-command = `/{ $command }`
help-word = `{ $command }`
help-typed = Everything in the menus can also be typed: the game's own command, such as `/alhambra buy`, offers what is possible as you type.

## Buttons. At most 80 characters.

button-turn = Play my turn
button-hand = My hand
button-plan = Plan my next turn
button-plan-show = My plan
button-plan-otherwise = Otherwise …
button-plan-end = Then confirm
button-plan-ask = Ask me if something changed
button-plan-play = Play it whatever changed
button-plan-cancel = Cancel the plan
button-board = Board
button-report = Something is wrong here
button-page = Page { $number }
button-text = In words
button-rules = Rules
button-the-rule = The rule: { $term }
button-join = Join
button-leave = Leave
button-bot = Add a bot
button-unbot = Remove a bot
button-start = Start
button-close = Close the table
button-play-on = Play on
button-confirm = Confirm
button-back = Take back
button-restart = Restart turn
button-resign = Resign
button-return = Come back
button-rematch = Rematch
button-up = Back
button-choose = Choose
button-more = More
button-numbered = { $number }
button-lettered = { $number }{ $letter }
button-cancel = Cancel
button-next = Next page
button-previous = Previous page

button-time = Time for a turn
button-snooze = { $hours ->
    [one] In { $hours } hour
   *[other] In { $hours } hours
}
button-bot-turn = A bot plays this turn
button-bot-seat = A bot takes the seat

## Menus.

# Notation where a game has no words.
menu-action = { $action }
menu-none = everything
# What can be filled in, where several tables could be meant.
suggestion-at-table = { $said } · table { $table }
# Two steps on the way to an action.
menu-steps = { $front } · { $next }
# A step that leads to more.
menu-more = { $step } …
# With the number of its place in the picture.
menu-numbered = { $number } · { $step }
# Several at one place.
menu-lettered = { $number }{ $letter } · { $step }
ask-choose = Choose
more-here = What else can be done here:
ask-turn = What do you do?
ask-more = Go on, or confirm your turn.
ask-confirm = Nothing more can be done: confirm your turn.
ask-step = { $steps }: choose.
ask-aside = { $action }: others hear of this at once, and it cannot be taken back. Do you want to do it?
ask-aside-in-menu = Others hear of this at once, so you are asked first: choose it here.
ask-part = Look at a part of it, larger
ask-table = Which table?
ask-table-typed = You can mean several tables here, so nothing was done yet: { $tables }. Type it once more and add `table:` to say which one.
ask-invite-where = Several of your tables here have free seats: { $tables }. Add `table:` to say which one keeps them.
table-number = table { $table }
ask-rules = Which game's rules?
ask-learn = Which game do you want to learn? You play its first turns against bots, and only you see it.
ask-options = Variants and modules
ask-own = For your own seat
ask-seats = Seats and bots
ask-resign = Do you want to leave this game? A bot plays on for you; you can come back while the game lasts.
ask-resign-last = Do you want to leave this game? Nobody else is left at this table: it is closed when you go.
ask-close = Do you want to close this table? Nobody can play here then.
ask-close-together = Do you want to close this table? It is closed when everybody agrees; the others are asked.
ask-close-together-or-there = Do you want to close this table? From here it is closed when everybody agrees; the others are asked. In the channel where it is, you can close it at once, as a moderator.
ask-close-agreed = All who play here have agreed to close this table. Do you want to close it now?
ask-close-moderator = Do you want to close this table at once, as a moderator? Its game is not finished.
ask-hand-over = Do you want to leave? The table is the next person's then.
ask-leave-empty = Do you want to leave? Nobody else is here: the table is closed when you go.

## Notes.

command-note = Write something down for yourself at a table; nobody else sees it
slot-note-text = A line to add; nothing shows your note, and how to delete it
button-note = My note
button-note-last = Remove the last line
button-note-delete = Delete the note
note-heading = Your note, which only you see. `/me note text:` adds a line; it goes when the game ends.
note-none = You have written nothing down here. `/me note text:` adds a line that nobody else sees; it goes when the game ends.
note-line = 📝 { $line }
note-more = 📝 … `/me note` shows all of it.

## Plans.

plan-intro = It is not your turn. Plan it, and it is played when it comes, without a mention; nobody else sees what you plan.
plan-first = What do you do when your turn comes?
plan-then = What do you do then?
plan-more = Go on, or say that you confirm then.
plan-end = Nothing more can be done in that turn: say that you confirm then.
plan-otherwise = What do you do if none of that is possible?
plan-heading = Your plan, which only you see:
plan-turn-first = { $number }\. { $actions }
plan-turn-otherwise = { $number }\. Otherwise: { $actions }
# A turn that is still being planned.
plan-turn-open = { $turn } → …
# A turn of which the rest depends on luck.
plan-turn-luck = { $turn }. What comes then depends on luck: if there is more to do, you go on yourself.
plan-turn-not-now = { $turn }. As things stand, this does not go: { $why }
# Two actions one after the other.
plan-actions = { $front } → { $next }
plan-confirm = confirm
plan-plays = When your turn comes, the first of these that still goes is played for you. If none does, you are asked as always.
plan-asks = When your turn comes, it is played only if everything you could choose, and all that comes of it, is as it was when you planned. Otherwise you are asked as always.
plan-another-deed = Something else would come of it now.
plan-changed = Something has changed since you planned, and you wanted to be asked then.
plan-unfinished = You had not planned it to its end.
plan-cancelled = Your plan is cancelled.
plan-other-now = Your plan has changed since that button, or what can be planned has. This is how things stand.
plan-played = Your plan was played already: the table's card tells what came of it.
plan-began = Your plan has begun your turn. What comes now depended on luck, so you go on yourself.
plan-not-played = Your plan could not be played, so you are asked:

## A table's cards.

card-title = **{ $game }** · { $table ->
    [0] a record
   *[other] table { $table }
}
card-title-turn = { $title } · turn { $turn }
card-title-round = { $title } · { $round }
card-turn = { $seats }: it is your turn.
card-asked = { $seats }: { $question }
card-waiting = Waiting for { $seats }.
card-thinking = { $seats } { $count ->
    [one] is
   *[other] are
} thinking.
bots-wait = Nobody has done anything here for a day, so the bots wait. They play on when somebody who plays here opens `/turn`, or comes back to their seat.
bots-waited = Nobody had done anything here for a day, so the bots waited. You are here now: they play on, and a card mentions you when you have to act.
card-left = { $person } has left this game. { $bot }, a bot that { $plays }, plays on until { $person } comes back.
card-came-back = { $seat } is back and plays again.
card-coming-back = Welcome back: { $seat } ends this turn, then hands the seat over.
close-open = { $by } agreed to close this table. It is closed when this is agreed to by { $seats } too.
close-ready = All who play here have agreed to close this table: it closes when one of you does it.
card-vote-taken-back = { $seat } does not want to close this table any more: the game goes on.
card-vote = { $seat } wants to close this table. It is closed when { $seats } { $count ->
    [one] agrees
   *[other] agree
} too; until then the game goes on.
story-played-for-you = A bot played for you:
story-deputy = { $person } played for { $of }:
story-time-played-for-you = Your time was over, so a bot played for you:
story-time-played = There was no time left, so { $of } played:
story-time-confirmed = { $of } had no time left, so what was laid out was confirmed:
story-time-confirmed-yours = Your time was over, so what you had laid out was confirmed:
story-deputy-time-confirmed = { $person } played for { $of }; the time was over, so what was laid out was confirmed:
turn-done = So far this turn:
turn-ended = Your turn is over; what is confirmed cannot be taken back.
turn-here = You had said that you are away and come back { $until }. Whoever ends a turn is there: at this table that is over, and your time runs again. `/me away until:` says it anew.
turn-anew = **It is your turn again: this is a new one.**
turn-waiting = It is not your turn: the game waits for { $seats }. When you have to act, a card mentions you.
turn-thinking = It is not your turn: { $seats } { $count ->
    [one] is
   *[other] are
} thinking. When you have to act, a card mentions you.
turn-may = The game waits for { $seats }; there is something you can do meanwhile.
turn-aside = Done:
turn-over = The game is over.
over-winner = **{ $seats-is ->
    [seat-you] You win
   *[other] { $seats } wins
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.**
over-winners = **{ $seats } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.**
over-standing = { $rank }\. { $seat } · { $points }
closed-owner = This table was closed by its owner.
closed-empty = This table was closed: everybody left.
closed-moderator = This table was closed by a moderator.
closed-agreed = This table was closed: everybody agreed.
closed-unstarted = This table was closed: nobody began its game for a week. `/play` opens another.
closed-abandoned = This lesson was closed: nobody went on with it for a week.
closed-deserted = This table was closed: all its people resigned.

## Time.

# How long something is.
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-none = As much time as you like
time-turn = { $time } for a turn
time-bank = { $time }, and { $more } more for each turn
time-limit = Time: { $time }. { $then }.
time-then-ask = When it is over, the others decide whether a bot plays
time-then-turn = When it is over, a bot plays that turn
time-then-seat = When it is over, a bot takes the seat until its person comes back
ask-time = How much time do people have?
ask-then = What happens when it is over?
time-until = Your time for this is over { $until }.
time-until-of = { $seat }: time is over { $until }.
time-until-then = { $seat }: time is over { $until }. { $then }.
card-reminder = { $seat }: the game still waits for you, and your time is over { $until }. Shall I remind you again later?
card-time-over-ask = { $seat }'s time for this turn is over. { $seats }: when { $count ->
    [one] you agree
   *[other] all of you agree
}, a bot plays on; until then { $seat } can still play.
card-time-over-alone = { $seat }: your time for this turn is over. Nobody else is here to wait for you, so play on when you like.
card-time-over-deputy = { $of } has no time left for this turn. { $person }: you play for { $of }, and have time { $until }. Then a bot plays.
card-time-over-turn = { $person }'s time is over: { $bot }, a bot that { $plays }, plays this turn.
card-time-over-seat = { $person }'s time is over: { $bot }, a bot that { $plays }, plays on until { $person } comes back.
card-bot-plays-on = { $bot }, a bot that { $plays }, plays on for somebody whom I do not know any more.
card-bot-wanted = A bot is to play for { $seat } from now on, if { $seats } { $count ->
    [one] agrees
   *[other] agree
} too. Whoever is asked for can end that by playing, and come back later in any case.
card-voted-out = All agreed: { $bot }, a bot that { $plays }, plays for { $person } until { $person } comes back.
time-agreed = Noted: you agree that a bot plays for { $seat }. It does when these agree, too: { $seats }.
time-bot-plays = A bot plays for { $seat } now.
time-snoozed = I remind you again { $at }.
rest-now = This is how things are set for you, at all your tables:
rest-changed = Noted. This is how things are set for you from now on, at all your tables:
rest-zone = Your time zone is { $zone }.
rest-no-zone = I do not know your time zone. `/me settings zone:` tells me.
rest-quiet = From { $from } to { $to } your time does not run, and I do not remind you.
rest-no-quiet = You have no quiet hours. `/me settings quiet-from:` and `quiet-to:` set them.
rest-away = You are away and come back { $until }.
rest-away-stands = Until then your time does not run. It stands for at most { $days } announced days in a year, counted for all your tables together.
rest-away-stands-until = Your time does not run now, and begins to { $stands }: it stands for at most { $days } announced days in a year, counted for all your tables together.
rest-away-runs = Your time runs meanwhile all the same: it stands for at most { $days } announced days in a year, counted for all your tables together, and yours are used up until the next year begins.
rest-away-ends = `/me away until:back` ends it. At a table it also ends when you end a turn there yourself: whoever plays is there.
rest-days-left = While you are away your time stands, for at most { $days } announced days in a year, counted for all your tables together; { $left ->
    [0] none of them is
    [one] one of them is
   *[other] { $left } of them are
} left this year. At a table an absence ends as soon as you end a turn there yourself.
results-shown = `results` · What your finished games amount to can be seen by everybody on their server.
results-private = `results` · What your finished games amount to is seen by nobody but you.
calls-channel = `calls` · Your games call you in their channels.
calls-private = `calls` · Your games call you in private messages, or in their channel where I cannot write to you.
next-told = `next` · I tell you in private when your turn comes next.
next-untold = `next` · I do not tell you when your turn comes next.
weekly-told = `weekly` · Each week I tell you in private which games wait for you.
weekly-untold = `weekly` · I do not tell you each week which games wait for you.
boards-pictures = `boards` · Boards are shown to you as pictures.
boards-words = `boards` · Boards are told to you in words.
confirm-ask = `confirm` · You confirm each of your turns.
confirm-final = `confirm` · A turn with nothing left to choose ends by itself; you confirm it only when its end cannot be taken back.
confirm-never = `confirm` · A turn with nothing left to choose ends by itself.
language-own = `language` · What only you see is in this language: { $language }.
language-of-app = `language` · What only you see is in the language your app is set to, if I speak it.
rest-here = You are not away. `/me away until:` tells me when you will be.
settings-change = `/me settings` with one of these words, such as `calls:`, changes it.

## The lobby.

lobby-title = **{ $game }** · table { $table } · who plays?
lobby-variant = Played with { $options }.
lobby-edition = the edition { $edition }
lobby-own = { $choice } for { $seat }
lobby-owner = { $number }\. { $seat } (owner)
lobby-person = { $number }\. { $seat }
lobby-bot = { $number }\. { $seat } (bot, { $plays })
lobby-kept = { $number }\. kept for { $seat }: press *Join*
lobby-kept-no-more = { $number }\. free; it was kept for { $seat }
lobby-empty = { $number }\. free
lobby-free = { $free ->
    [one] { $free } seat is free.
   *[other] { $free } seats are free.
}
lobby-start-with = Started now, it is a game of { $seats }.
lobby-shuffled = Who sits where is drawn when the game begins.
lobby-begun = The game has begun.
choice-on = { $option }: play with it
choice-off = { $option }: play without it
choice-chosen = { $option }: { $choice } ✓
choice-taken = { $option }: { $choice } ({ $seat })
choice-other = { $option }: { $choice }
opened = The table is open: its card is in this channel.
opened-in-this-thread = The table is open and stays in this thread: its card is here. A thread cannot have threads of its own.
closed-done = You closed this table.
left-done = You have left this table.
invited-done = Done: seats are kept for them for a day.
played-on = Your vote to close this table is taken back: the game goes on.
resigned = You have left this game; a bot plays on for you. You can come back while the game lasts.

## Lessons.

lesson-step = 🎓 *Step { $number } of { $steps }.* { $said }
lesson-choose = 👉 Choose **{ $entry }**.
lesson-press = 👉 Press **{ $button }**.
lesson-begun = You are in the middle of this lesson. To begin anew, close it first, then type `/learn` again.
lesson-no-threads = There are no threads here, so your lesson is in this message. Only you see it.
lesson-opened = Your lesson is ready. It gets a thread of its own, and you can play it from here as well.
lesson-strayed = 🎓 You can do that. The lesson meant **{ $meant }**: press **Take back** to follow it, or play on your own way.
lesson-left = 🎓 You went your own way: play on as in any game, the bots do, too. `/undo` goes back a turn, if you would rather follow the lesson.
lesson-done = You can play this game to its end or close it. `/play` opens a table for you and your friends.
lesson-waiting = The bots are playing: { $seats }. Press **Play my turn** in a moment.
lesson-ask-close = Do you want to leave this lesson? `/learn` begins it anew at any time.
lesson-closed = This lesson is closed. `/learn` begins it anew, and `/play` opens a table for a game with others.
lesson-of-another = This is somebody else's lesson. `/learn` begins one of your own.

## Lists of tables.

list-title = { $game } · table { $table }
list-yours = Your tables on this server, those that wait for you first:
list-nothing = You sit at no table on this server. `/play` opens one.
list-lobby = { $heading } · not begun
list-away = { $heading } · { $of } is away and comes back { $until }
list-away-deputy = { $heading } · { $person } plays for { $of }, who comes back { $until }
list-waits = { $heading } · your turn
list-deputy = { $heading } · { $of } has named you as deputy
list-deputy-waits = { $heading } · you play for { $of }
list-paused = { $heading } · paused
list-asked = { $stands } · you are asked something
list-plays = { $heading } · waiting for others
list-alone = { $heading } · the bots wait until you look in
list-resigned = { $heading } · { $seat }: you can come back
list-over = { $heading } · over
too-fast = I am busy with what you asked before, so nothing was done. Press again in a moment.
not-here = You play at no table that this belongs to any more, so nothing was done.
name-with-seat = { $name } ({ $number })
found-nothing = This channel has no table for that.
found-no-such = There is no such table here: { $table }. A table is found in its own channel, and by its people in the whole server.
found-no-such-to-close = { $found } Moderators close a table in the channel where it is.
table-stands-still = Table { $table } stands still: it cannot be read as it was stored. Nothing of it is lost; whoever runs the bot finds the reason in its log.

## Rules.

rules-term-title = **{ $game }** · a word of the rules
refused-term = “{ $term }” is no word of these rules, or several. There are: { $terms }.
rules-title = **{ $game }** · rules, page { $page } of { $pages }

## Why not: the fact, its number, and what is possible instead.

refused-setup = This cannot be played so: { $why }
refused-rule = { $why }
refused-unknown-game = There is no game “{ $game }” here. What can be played: { $games }.
refused-no-lesson = There is no lesson for { $game } yet. You can learn one of these, or read `/rules`.
refused-option = There is no option “{ $key }” with that value here. What can be chosen: { $options }.
refused-unknown-edition = There is no edition “{ $edition }”. What can be chosen: { $editions }.
refused-edition-missing = The printed edition “{ $edition }” that this table is played with is not here. Whoever runs the bot can bring it back.
refused-edition-differs = The printed edition “{ $edition }” is not the one this table was opened with. Whoever runs the bot can bring the old one back.
option-edition = Edition
edition-first = as shipped
edition-named = { $edition }
refused-unknown-bot = There is no bot “{ $bot }”. What can be chosen: { $bots }.
refused-seat-count = This game is played by { $least } to { $most }, not by { $seats }.
refused-seats = “{ $seats }” is not a number. This game has { $least } to { $most } seats.
refused-language = There is no language “{ $language }” yet. What can be chosen: { $languages }.
refused-full = All { $seats } seats are taken. The owner can add seats or remove a bot.
refused-kept = { $kept ->
    [one] The last free seat is kept for somebody who was invited.
   *[other] The { $kept } seats that are not taken are kept for people who were invited.
} After a day they are free for everybody; the owner can free them before.
refused-nobody-to-invite = There is nobody to keep a seat for: name people who neither sit here nor are invited already.
refused-nobody-to-free = No seat of that person can be freed: nobody of that name sits here or is invited. The owner can leave instead.
refused-not-voted = You have not agreed to close this table: the game goes on anyway.
refused-already-seated = You sit here already, in seat { $number }.
refused-not-seated = You do not sit at this table. You can look at it.
refused-no-bot = There is no bot at this table.
refused-not-owner = Only the owner does that: { $owner }.
refused-moderator-elsewhere = You moderate here, and this table is elsewhere: as a moderator you can close it in the channel where it is.
refused-no-owner = Only the owner does that, and this table has none.
refused-too-few = { $seated ->
    [one] Only { $seated } seat is taken
   *[other] Only { $seated } seats are taken
}, and the game needs { $least }. Wait for others, or add a bot.
refused-seats-taken = { $seated ->
    [one] { $seated } seat is taken or kept
   *[other] { $seated } seats are taken or kept
} already: there cannot be fewer. Somebody can leave, or a bot be removed.
refused-started = This game has begun already: seats and options stay as they are.
refused-not-started = This game has not begun. The owner presses Start on its card.
refused-ended = Nothing is played here any more: the game is over, or its table was closed. The last card of a finished game offers a rematch.
refused-resigned = A bot plays your seat here now.
refused-not-resigned = You play here yourself, so there is nothing to come back to.
seat-of-bot = At this table a bot plays for you: you left, your time was over, or all others agreed on it. You can come back while the game lasts.
seat-stood-in = Your time was over, so a bot plays this one turn for you. From your next turn on you play yourself again.
seat-returning = A bot ends what it has begun for you; then you play yourself again.
refused-table-of-before = That button belongs to a game I no longer have: its table was lost, and another one has its number now.
refused-stale = That button was from before: things have changed since, and nothing more was played. This is how they stand.
refused-not-your-turn = It is not your turn. The game waits for { $seats }.
refused-unreadable = I cannot read “{ $what }”: { $why }.
refused-nothing-to-take-back = There is nothing to take back: you have done nothing since your last turn ended, and what is confirmed stays.
refused-undo-closed = This cannot be taken back: it is final, met luck, showed something hidden, or a bot did it.
refused-turn-has-begun = The game waits for you now, so there is nothing to plan.
refused-nothing-to-plan = Just now you cannot plan this: what you are asked next is no turn, or there is none any more.
refused-plan-full = Your plan holds as much as a plan can: { $turns } turns, or fewer long ones. Take something back, or cancel it.
refused-note-too-long = Your note holds at most { $characters } characters, and this would be more. Remove something first.
refused-note-changed = Your note is another than the one you looked at, so nothing was removed.
refused-plan-breaks = What you chose before in this turn does not go any more as things stand. Take it back first.
refused-aside-waits = This has to wait until { $seats } ended the turn that is going on.
refused-undo-breaks = This cannot be taken back: what was played after it would not be possible any more.
refused-votes = Your vote to close this table is noted. It is still played until these agree too: { $seats }.
takes-long = This takes longer than two minutes. It is worked on; please ask again in a little while.
not-shown = This could not be shown just now. Please try again in a moment.
saved-not-shown = What you did is saved, but it could not be shown. How things stand is behind the button.
refused-time = Nobody can have so little or so much time: between a minute and 60 days.
refused-not-due = That is not open any more: things have changed since.
refused-not-away = No bot can play there now: that needs somebody else at this table for whom alone the game has waited for a day, or whose time is over.
refused-not-away-yet = No bot can play for { $seat } yet: the game has to wait for a day for them alone, without their quiet hours and with at most three days of an absence they have announced. If they do nothing, you can agree to it { $until }.
refused-snooze = There is no reminder that could come so much later: your time is over before, it was the last one, or the game does not wait for you.
refused-until = I cannot read “{ $until }”. Say how many days you are away, such as `7`, a day such as `2026-12-24`, or `back`.
refused-time-of-day = “{ $time }” is no time of the day. `22:30` is one.
reported = Thank you. Whoever runs this bot can now look at this table as it is (no. { $number }), with what you wrote. Nobody at the table hears of it.
reported-pressed = Thank you. Whoever runs this bot can now look at this table as you saw it (no. { $number }). Nobody at the table hears of it. What is wrong? `/table report what:` tells them in your words.
refused-reports = You have reported { $count } things today, which is as much as I keep of one person in a day. Please go on tomorrow.
refused-choice-of-three = “{ $typed }” is not possible there. Say `{ $one }`, `{ $two }` or `{ $three }`.
refused-choice = “{ $typed }” is not possible there. Say `{ $one }` or `{ $other }`.
refused-results-for = “{ $typed }” says nothing of who sees your results. Say `shown` or `private`.
refused-zone = There is no time zone “{ $zone }”. Type the beginning of a large city near you and choose one, such as `Europe/Berlin`.
refused-no-zone = For quiet hours I need to know your time zone: add `zone:` with a large city near you.
refused-quiet-hours = Quiet hours begin and end at different times, and are at most { $hours } hours a day.
refused-away-too-long = You can be away for at most { $days } days at a time.
refused-away-past = That day has begun already, or is in no calendar. Name a day that is still to come.
refused-not-saved = This could not be saved, so nothing has changed. Please try again in a moment.
refused-perhaps-saved = The connection to the store was lost at that very moment, so it is not known yet whether this was saved. Look at the table again in a moment: if it does not show what you did, please try again.
refused-too-long = This table's log is full at { $entries } entries. It can only be closed now.
refused-turn-too-long = Your turn holds as many actions as a turn can. Confirm it, or take something back.
refused-crowded-person = You sit at { $limit } tables that have not ended, and that is as many as can be. When one of them is over or closed, you can sit down at another; `/tables` shows yours on this server.
refused-crowded-channel = { $limit } tables are open in this channel, and that is as many as there can be. Another channel may have room, or this one when a table is over or closed.
refused-crowded-server = { $limit } tables are open on this server, and that is as many as there can be. When one of them is over or closed, there is room again.
refused-crowded-bots = { $limit } bots at the tables you own are as many as there can be. When one of those tables is over or closed there is room for others, and people can always join; `/tables` shows your tables on this server.
refused-crowded-heir = With this table they would own more than { $limit } bots, and that is as many as can be. Somebody else here can own it, or they when one of their tables is over or closed.
refused-id = An id of this request is longer than { $characters } characters, so it was not carried out.
refused-not-played-on = This cannot be played on from there: I cannot read that turn by the rules I know now. Choose another turn.
refused-still-played = Table { $table } is still being played. A rematch is possible when it is over.
refused-rematch = A rematch is for those who played. `/play` opens another table.
refused-press = That button means nothing here any more. `/turn` shows what you can do, `/tables` your tables.
refused-not-yours = That menu is seat { $number }'s, not yours. This is what you can do.
refused-command = I do not know “/{ $command }”. `/help` shows what there is.
refused-command-elsewhere = That is `/{ $group } { $command }` here.
refused-unknown-slot = “{ $verb }” has no option “{ $slot }”. It has { $slots }.
refused-missing-slot = “{ $verb }” needs the option “{ $slot }”.
refused-nothing-to = Just now there is nothing you can { $verb }.
refused-nothing-with = Just now you can do nothing with { $slot }. Possible are { $possible }.
refused-contradiction = { $slot } does not go with { $others }. With that goes { $possible }.

# At the end of a picture's alternative text that cannot hold all.
alt-rest = The rest: /board as:text.
