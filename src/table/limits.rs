//! Every limit of a table, in one place. Each is held by a test at the limit.

/// Graphemes of a person's name.
pub const NAME_GRAPHEMES: usize = 32;
/// Bytes of one grapheme of a name; heaps of combining marks beyond that are left out.
pub const GRAPHEME_BYTES: usize = 64;
/// Bytes of a person's name.
pub const NAME_BYTES: usize = 512;
/// Characters of an id that a door gives (of a person, a server, a channel, a request), and of an option's key or choice.
pub const ID_CHARACTERS: usize = 100;
/// Tables that have not ended at which one person has a seat, in all servers: a seat is what counts, also while a bot plays it.
pub const OPEN_OF_PERSON: usize = 100;
/// Tables that have not ended in one channel or thread, or opened there.
pub const OPEN_IN_CHANNEL: usize = 50;
/// Tables that have not ended in one server.
pub const OPEN_IN_SERVER: usize = 500;
/// Bots at all the tables that one person owns and that have not ended.
pub const BOTS_OF_PERSON: usize = 40;
/// Characters of an action as typed.
pub const NOTATION_CHARACTERS: usize = 400;
/// Entries of a table's log. Only closing the table is possible then.
pub const ENTRIES: u64 = 60_000;
/// From this many entries on nothing is taken back any more and nobody acts aside, so that the game itself always has room
/// to end.
pub const ENTRIES_WITH_UNDO: u64 = 20_000;
/// Nothing of a table (entries, decisions, stories, changes of a plan) is counted beyond this.
pub const COUNTED: u64 = u64::MAX / 2;
/// Decisions of a seat of which a checkpoint tells what was done.
pub const TAKEN: usize = 3;
/// Answered requests kept in a checkpoint.
pub const REQUESTS: usize = 32;
/// How long a seat is kept for whoever was invited, in milliseconds: a day.
pub const INVITED_MILLIS: u64 = 24 * 60 * 60 * 1000;
/// How long an answered request is kept, in milliseconds.
pub const REQUEST_MILLIS: u64 = 15 * 60 * 1000;
/// Told turns kept in a checkpoint.
pub const STORIES: usize = 16;
/// Bytes of the events of all told turns, as JSON.
pub const STORY_BYTES: usize = 16 * 1024;
/// Bytes of all actions whose turn has not ended, as JSON. At this limit a seat ends its turn or takes back.
pub const PENDING_BYTES: usize = 8 * 1024;
/// Turns of a plan.
pub const PLANNED_TURNS: usize = 3;
/// Bytes of the turns of one seat's plan, as JSON.
pub const PLAN_BYTES: usize = 1024;
/// Bytes of what the actions of one seat's plan are called, as JSON; beyond them, they go by their notation.
pub const PLAN_WORDS_BYTES: usize = 2 * 1024;
/// Characters of one person's note at a table.
pub const NOTE_CHARACTERS: usize = 1_000;
/// Bytes of one.
pub const NOTE_BYTES: usize = 4_000;
/// Bytes of a checkpoint, as JSON.
pub const CHECKPOINT_BYTES: usize = 64 * 1024;
/// How long a game has waited for somebody and nobody else before the others may vote them out, in milliseconds: a day.
pub const AWAY_AFTER_MILLIS: u64 = 24 * 60 * 60 * 1000;
/// How long a game waits for somebody who has announced an absence before the others may let a bot play, in milliseconds:
/// three days.
pub const ABSENT_MILLIS: u64 = 3 * 24 * 60 * 60 * 1000;
/// Stretches of the time in which a game waits for somebody alone: more than others can bring about in a turn. Of more the two
/// that follow each other most closely become one.
pub const WAITS: usize = 8;
/// A program that was down for less than that changes nobody's wait, in milliseconds: a minute.
pub const DOWN_MILLIS: u64 = 60 * 1000;
/// How long nobody has done anything at a table before its bots wait for somebody, in milliseconds: a day.
pub const ALONE_MILLIS: u64 = 24 * 60 * 60 * 1000;
/// Minutes of quiet hours in a day.
pub const QUIET_MINUTES: u16 = 12 * 60;
/// How long somebody may be away, in milliseconds: 90 days.
pub const AWAY_MILLIS: u64 = 90 * 24 * 60 * 60 * 1000;
/// How long clocks stand for somebody's announced absences in a calendar year, in milliseconds: 21 days.
pub const AWAY_STANDS_MILLIS: u64 = 21 * 24 * 60 * 60 * 1000;
/// Changes of somebody's habits that are remembered.
pub const HABITS: usize = 16;
/// How long they are, in milliseconds: longer than anybody's time for a turn can last.
pub const HABITS_REMEMBERED_MILLIS: u64 = 400 * 24 * 60 * 60 * 1000;
/// The shortest and the longest time a table gives for a turn, or to begin with, in milliseconds: a minute and 60 days.
pub const TIME_MILLIS: (u64, u64) = (60 * 1000, 60 * 24 * 60 * 60 * 1000);
/// Reminders of one turn.
pub const REMINDERS: u8 = 3;
/// How long a reminder may be put off, in milliseconds: three days.
pub const SNOOZE_MILLIS: u64 = 3 * 24 * 60 * 60 * 1000;
/// How long a table waits for its game to begin, in milliseconds: a week after it was changed last.
pub const LOBBY_MILLIS: u64 = 7 * 24 * 60 * 60 * 1000;
/// How long a motion is open, in milliseconds: three days.
pub const MOTION_MILLIS: u64 = 3 * 24 * 60 * 60 * 1000;
/// How long a pause lasts at most, in milliseconds: 14 days. Whoever is not there for longer is away.
pub const PAUSE_MILLIS: u64 = 14 * 24 * 60 * 60 * 1000;
/// How long before its end everybody is told of it, in milliseconds: a day.
pub const PAUSE_TOLD_MILLIS: u64 = 24 * 60 * 60 * 1000;
/// How long somebody may take a seat of a running game that was offered to them, in milliseconds: three days.
pub const OFFERED_MILLIS: u64 = 3 * 24 * 60 * 60 * 1000;
/// How long somebody who was voted out is asked first when their seat is offered, in milliseconds: a day.
pub const ASKED_FIRST_MILLIS: u64 = 24 * 60 * 60 * 1000;
/// How long a substitute is sought, in milliseconds: a week.
pub const SOUGHT_MILLIS: u64 = 7 * 24 * 60 * 60 * 1000;
/// People whom the others did not want as a substitute for one seat, in one search; it ends with the last of them.
pub const UNWANTED: usize = 8;
/// People who follow a table without a seat.
pub const FOLLOWERS: usize = 20;
/// Channels that are named where tables may be opened in a server.
pub const SERVER_CHANNELS: usize = 20;
/// Roles that are named whose members may.
pub const SERVER_ROLES: usize = 20;
/// People without a seat who know what one held: those who were deputies, or gave a seat away.
pub const INSIDERS: usize = 40;
/// How long somebody has to go on with what they were told in an answer, in milliseconds, before a card calls them: a minute.
pub const UNCALLED_MILLIS: u64 = 60 * 1000;
/// How long a lesson waits for its learner, in milliseconds: a week.
pub const LESSON_MILLIS: u64 = 7 * 24 * 60 * 60 * 1000;
