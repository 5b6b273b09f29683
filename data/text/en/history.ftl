# Looking back: the story of a game, its boards as they were, its record.

command-log = The story of a game so far, turn by turn, as you saw it

command-replay = The boards of a game as they were, turn by turn, as you saw them
slot-replay-turn = Which turn: its number, first or last; the last unless you say so
command-export = The record of a game that has ended, as a file

command-import = A game of which you have the record, to look back at it
slot-import-record = The file that /past export gave, also packed with gzip

## Buttons. At most 80 characters.

button-log = What happened
button-earlier = Earlier
button-later = Later
button-newest = Newest
button-export = Record
button-film = The whole game
button-replay = Earlier boards
button-first = First
button-before = Previous
button-after = Next
button-last = Last

## The story so far, in pages.

log-title = { $title } · what happened, { $shown }
log-shown-turn = turn { $turn } of { $turns }
log-shown-turns = turns { $turn } to { $last } of { $turns }
log-shown-lobby = before the first turn
log-turn = **Turn { $turn }**
log-before-game = **Before the first turn**
# A page that begins in the middle of a long turn.
log-continued = { $turn }, continued
log-unfinished = Not confirmed yet:
log-opened = { $person } opened this table.
log-joined = { $person } took a seat.
log-left = { $person } gave the seat up.
log-freed = { $person-is ->
    [seat-you] Your seat
   *[other] The seat of { $person }
} was made free.
log-bot-added = A bot took a seat.
log-bot-removed = A bot was taken away.
log-started = The game began. In turn order: { $seats }.
log-resigned = { $person } left the game; a bot played on.
log-time-confirmed = { $person } had no time left; what was laid out was confirmed.
log-time-over = { $person } had no time left; the others were asked.
log-time-deputy = { $person } had no time left; a deputy was to play.
log-time-turn = { $person } had no time left; a bot played the turn.
log-time-seat = { $person } had no time left; a bot played on.
log-voted-out = All others agreed that a bot plays for { $person }.
log-came-back = { $person } came back.
log-voted = { $person } wanted to close this table.
log-vote-taken-back = { $person } wanted to play on after all.
history-unreadable = What is kept of this table's past cannot be read just now. Whoever runs the bot finds the reason in its log.

## Boards as they were.

replay-turn = { $title } · turn { $turn } of { $turns }, as it began
replay-undone = { $title } · turn { $turn }, as it began before it was undone
replay-choice-undone = Turn { $turn } · undone
replay-no-such-branch = That turn is not kept any more. Other turns can be looked at.
replay-end = { $title } · the end, after { $turns } { $turns ->
    [one] turn
   *[other] turns
}
replay-waited = The game waited for { $seats }.
replay-choice = Turn { $turn }
replay-choice-end = The end
replay-choice-scored = { $moment } · after a scoring round
ask-moment = Jump to a turn
replay-not-begun = The game has not begun: there is no board yet.
replay-nothing-kept = No board of this game is kept any more.
replay-not-over = This game is not over: its end cannot be shown yet.
replay-not-kept = The board of turn { $turn } is not kept, or cannot be read any more. Other turns can be looked at.
replay-no-such-turn = There is no turn { $turn }: { $turns ->
    [one] only { $turns } turn has
   *[other] { $turns } turns have
} begun so far.
refused-turn-number = “{ $turn }” is no turn. Say its number, first or last.

## Games that are looked back at from their records.

import-done = This is the game of your record, as everybody saw it. Only you see this, and I keep nothing of it: when a button does not find it any more, give me the file again.
import-no-file = Give me the file of a record with `record:`. `/past export` makes one of a game that has ended.
import-foreign = This file is no record. A record is the file that `/past export` gives of a game that has ended: `pergola-….jsonl`, or the same packed as `.gz`.
import-packed = This file cannot be unpacked, or it holds more than { $limit } MiB. The record of a game is much smaller.
import-no-entry = This record is damaged, or another version made it: I cannot read line { $line }.
import-gap = This record is not whole: entry { $expected } should come in line { $line }, and entry { $found } does.
import-too-long = This record has more than { $entries } entries. No game has so many, so I did not look at it.
import-unplayable = This record does not play again: it was changed, or made with other rules than I know.
import-contradicted = This record does not play again: it was changed, or made with other rules than I know. { $what }
contradicted = Entry { $entry }: { $why }
contradicted-unreadable = No table writes such an entry there.
contradicted-start = The game cannot begin so. { $why }
contradicted-luck = It tells of luck that cannot be met there.
contradicted-refused = Player { $seat } cannot play `{ $action }`. { $why }
contradicted-notation = The action is written `{ $action }`.
contradicted-events = Something else comes of `{ $action }` than it tells.
contradicted-reveals = Something comes to light by `{ $action }`, and it tells that nothing does.
contradicted-reveals-nothing = Nothing comes to light by `{ $action }`, and it tells that something does.
contradicted-earlier = It comes before the entry in front of it.
contradicted-asked = Whoever is said to have asked for it could not.
contradicted-holders = Others sit there than had come.
contradicted-over = The game is over.
contradicted-turn = The game waits for { $seats }.
contradicted-action = It is no action: { $why }.
import-busy = I am busy with other records and pictures. Try again in a moment.
import-gone = This record is not open any more: I was started again, you have opened another, or many others were opened. Give me its file again with `/past import`.
import-only-looks = A record can only be looked back at: its boards, its story and the whole game.
record-player = Player { $number }

## Playing on from a turn.

command-again = Open a table that goes on from a turn of a finished game
slot-again-from = From the beginning of which turn: its number, first or last
button-play-from-here = Play on from here
again-opened = Table { $table } goes on from the beginning of turn { $turn }. Bots have the other seats; `/table replace` gives one to somebody. What you could not know then is dealt anew, what luck brings is new, and it counts nowhere.
again-not-yet = This game is still played: what its seats hide would be seen. You can play on from its turns when it is over.
again-over = The game is over there. Choose a turn from which there is something to play.

## Files.

export-done = The record of this game: its log, a line of JSON for each entry, without anybody's name. With `/past import` you can look back at the game, here or wherever I am.
export-not-yet = A record holds everything that was hidden, so it can be had when the game is over or the table is closed.
file-too-large = This file would be larger than a message can hold. Whoever runs the bot can export the table.
film-done = The whole game, turn by turn to its end: the table as everybody saw it.
film-not-yet = The whole game can be looked at when it is over.
film-alt = { $game }, a game of { $turns } turns: the table as everybody saw it, turn by turn to the end.
file-not-made = This cannot be made just now: others wait for pictures, or what is kept of this table cannot be read. Try again in a while.
