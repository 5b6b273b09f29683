# Looking back: the story of a game, its boards as they were, its record.

command-log = The story of a game so far, turn by turn, as you saw it

## Buttons. At most 80 characters.

button-log = What happened
button-earlier = Earlier
button-later = Later
button-newest = Newest

## The story so far, in pages.

log-title = { $title } · what happened, { $shown }
log-shown-turn = turn { $turn } of { $turns }
log-shown-turns = turns { $turn } to { $last } of { $turns }
log-shown-lobby = before the first turn
log-turn = **Turn { $turn }**
log-before-game = **Before the first turn**
log-unfinished = Not confirmed yet:
log-opened = { $person } opened this table.
log-joined = { $person } took a seat.
log-left = { $person } gave the seat up.
log-freed = The seat of { $person } was made free.
log-bot-added = A bot took a seat.
log-bot-removed = A bot was taken away.
log-started = The game began. In turn order: { $seats }.
log-resigned = { $person } left the game; a bot played on.
log-came-back = { $person } came back.
log-voted = { $person } wanted to close this table.
log-vote-taken-back = { $person } wanted to play on after all.
history-unreadable = What is kept of this table's past cannot be read just now. Whoever runs the bot finds the reason in its log.
