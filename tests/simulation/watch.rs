//! What has to be true of every run, judged from outside: from the disk, from what was posted and from what was answered.
//!
//! Nothing here asks the house. Each synced batch is read like a stored table; duties to act are found anew from it, and
//! what was posted is held against them.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, Mutex, MutexGuard},
    time::Duration,
};

use pergola::{
    chat::{Card, rows::Row},
    engine::{Catalogue, Seat, Seats, Seen, Status, Viewer},
    host::{Post, Whispered},
    store::{RowId, unpack},
    table::{
        DeputyTold, Dropped, Due, Entry, Guests, Millis, Notice, NoticeKind, Person, PersonId, PersonRef, Phase, PlanEnd,
        Running, Table, TableId, TimedOut, TurnStory, What, limits,
    },
};
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::{
    cups::{CupWatch, Cups},
    memory::Memory,
    world::{Shift, World},
};

/// How long a house that runs may take until somebody was called: longer than any outage.
const PATIENCE: Duration = Duration::from_secs(75 * 60);
/// How long it may take until a bot has played, while there is room on the disk.
const BOTS_PATIENCE: Duration = Duration::from_secs(40 * 60);
/// How long a card may be on its way, after which its reader may have gone to bed.
const ON_ITS_WAY: Millis = 5 * 60 * 1000;
/// How long nobody is told again what waits for them.
const WEEK: Millis = 7 * 24 * 60 * 60 * 1000;
/// The most reminders of a turn.
const REMINDERS: u32 = 3;
/// The most notices that wait, for each table.
const MOST_WAITING: usize = 12;
/// How exactly it is known when somebody's time is over after the machine slept.
const MINUTE: Millis = 60 * 1000;
const NOT_BEFORE: Millis = 3 * MINUTE;
/// How far ahead it is looked for when somebody's time is over, in minutes: as long as they may be away.
const LOOKED_AHEAD: usize = (limits::AWAY_MILLIS / MINUTE) as usize;

/// The digests of the entries of logs.
pub(crate) type Logs = BTreeMap<TableId, Vec<[u8; 32]>>;

/// Who watches.
pub(crate) struct Watch {
    world: Arc<World>,
    games: Arc<Catalogue>,
    /// How often whole logs are played again: every so many batches.
    replayed_every: u64,
    cups: Cups,
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    tables: BTreeMap<TableId, Watched>,
    /// When each person was told last what waits for them.
    told_weekly: BTreeMap<PersonId, Millis>,
    batches: u64,
    /// The numbers that tables have had.
    given: BTreeSet<TableId>,
    /// What each number of a notice stood for.
    numbers: BTreeMap<RowId, (TableId, u64)>,
    /// Whom a private message has called, at which table.
    called_privately: BTreeSet<(TableId, PersonId)>,
}

/// A table as it is known from outside.
struct Watched {
    table: Arc<Table>,
    /// Whether it is in the archive, where nobody plays any more.
    archived: bool,
    /// Whether it was damaged and cannot be read.
    set_aside: bool,
    /// Whether people are told so: what is known of it still says where it is.
    is_told_of: bool,
    /// A digest of each entry of its log.
    log: Vec<[u8; 32]>,
    /// How many entries somebody was told of.
    acknowledged: u64,
    /// Who has to act, by turn, and how they got to know.
    duties: BTreeMap<(u32, PersonId), Duty>,
    /// The last revision with something to tell everybody, and the last that a card has told.
    to_tell: u64,
    told: u64,
    /// When each person has played.
    played: BTreeMap<PersonId, Vec<Millis>>,
    /// How many entries each person has caused.
    caused: BTreeMap<PersonId, u64>,
    /// When each of its people did something here last.
    did: BTreeMap<PersonId, Millis>,
    /// When it was changed, or when the house was started since.
    since: Duration,
    /// When the time of each seat is over, as the log says it, while its clock runs.
    until: BTreeMap<Seat, Millis>,
    /// The time that seats are owed because the machine slept, or the house was down, and that they have not got back yet.
    owed: BTreeMap<Seat, Owed>,
    /// The seats whose clocks are to be counted anew because their people's habits have changed.
    uncounted: BTreeSet<Seat>,
    /// How often each seat was reminded in its turn, by the log and by cards.
    reminded: BTreeMap<Seat, (u32, u32)>,
}

/// Somebody's clock has to be counted anew.
#[derive(Clone, Copy, Debug)]
struct Owed {
    /// Since then.
    since: Millis,
    /// So much of their time was left then, in which nobody sleeps.
    left: Millis,
}

impl Owed {
    /// What is left at least at that moment.
    fn at(self, now: Millis) -> Millis {
        self.left.saturating_sub(now.saturating_sub(self.since))
    }
}

/// How much time there is between two moments in which the seat's person is awake, to the minute.
fn awake_between(table: &Table, seat: Seat, from: Millis, to: Millis) -> Millis {
    let minutes = (from..to).step_by(MINUTE as usize).take(LOOKED_AHEAD);
    minutes.filter(|at| table.is_awake(seat, *at)).count() as Millis * MINUTE
}

/// Somebody has to act.
#[derive(Clone, Debug)]
struct Duty {
    /// Since this revision.
    since: u64,
    pings: u32,
    /// What is asked.
    asked: Asked,
    /// Whether it follows from what they did themselves: the answer tells them, and a card only if they do not go on.
    own: bool,
    /// How often they were answered at this table since, or did something.
    looks: u32,
}

/// What somebody is asked within a turn: the same one is asked for one thing after the other.
#[derive(Clone, Debug, PartialEq)]
struct Asked {
    question: Option<String>,
    /// What they did last, as everybody heard it.
    after: Option<u32>,
}

impl Asked {
    /// Whether this is asked after that. What is told no more, as it was long ago, says nothing.
    fn is_followed_by(&self, next: &Asked) -> bool {
        self.question != next.question || next.after.is_some() && self.after != next.after
    }
}

impl Duty {
    /// Whether whoever has to act knows of it: a message called them, or they looked again after the answer that told them.
    fn is_known(&self) -> bool {
        self.pings > 0 || self.own && self.looks > 1
    }
}

impl Watched {
    fn is_played(&self) -> bool {
        !self.archived && !self.set_aside
    }

    /// Its people are known as somebody else, or have other habits.
    fn meet(&mut self, people: &Guests) {
        let table = Arc::new(self.table.meeting(people));
        let habits = |table: &Table, seat: Seat| table.seats().get(seat.index())?.person.as_ref().map(|it| it.habits.clone());
        for seat in Seat::all(table.capacity()).filter(|seat| habits(&self.table, *seat) != habits(&table, *seat)) {
            self.owed.remove(&seat);
            self.uncounted.insert(seat);
        }
        self.table = table;
    }

    /// The clock went on, or back, and the machine did not.
    fn shift(&mut self, Shift { at, by, of }: Shift) {
        if !of.has(&self.table.place().server) {
            return;
        }
        let since = at.saturating_add_signed(by);
        for (seat, until) in self.until.iter().filter(|(seat, _)| !self.uncounted.contains(seat)) {
            let left = match self.owed.get(seat) {
                Some(owed) => owed.at(at),
                // Where the clock was set back before, their time does not run until it is as late again.
                None if by > (MINUTE / 2) as i64 => {
                    let since = self.table.clock(*seat).map_or(at, |running| running.since.max(at));
                    awake_between(&self.table, *seat, since, *until)
                }
                // Whoever seems to have more time than before is owed none.
                None => continue,
            };
            self.owed.insert(*seat, Owed { since, left });
        }
    }
}

impl Watch {
    pub(crate) fn new(world: &Arc<World>, games: &Arc<Catalogue>, replayed_every: u64) -> Watch {
        Watch { world: world.clone(), games: games.clone(), replayed_every, cups: Cups::default(), inner: Mutex::default() }
    }

    /// The cups.
    pub(crate) fn cups(&self) -> &CupWatch {
        &self.cups
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().expect("nobody panics with it")
    }

    /// Looks at what was synced since the last look.
    pub(crate) fn look(&self, disk: &Memory) {
        for shift in self.world.shifts() {
            self.inner().tables.values_mut().filter(|it| it.is_played()).for_each(|watched| watched.shift(shift));
        }
        let keys: BTreeSet<Vec<u8>> = disk.fresh().into_iter().collect();
        if keys.is_empty() {
            return;
        }
        let names: Vec<String> = keys.iter().map(|key| String::from_utf8_lossy(key).into_owned()).collect();
        let changed: BTreeSet<TableId> = names.iter().filter_map(|name| table_of(name)).collect();
        if names.iter().any(|name| name.starts_with("cup/")) {
            self.cups.look(disk, &self.world);
        }
        if names.iter().any(|name| name.starts_with("person/")) {
            let people = people(disk);
            self.inner().tables.values_mut().filter(|it| it.is_played()).for_each(|watched| watched.meet(&people));
        }
        for &id in &changed {
            if self.inner().tables.get(&id).is_some_and(|it| it.set_aside) {
                self.world.wrong(format!("table {id} was written though it cannot be read"));
                continue;
            }
            self.look_at(disk, id);
        }
        let mut inner = self.inner();
        inner.batches += 1;
        let every = inner.batches.is_multiple_of(self.replayed_every);
        drop(inner);
        if every {
            self.replay_running(disk, &changed);
        }
    }

    /// How many games are over, by their keys.
    pub(crate) fn count_games(&self) {
        self.cups.count(&self.world);
        for watched in self.inner().tables.values() {
            let key = watched.table.game().meta().key;
            let ended = match watched.table.phase() {
                Phase::Over => "game over",
                Phase::Playing => "game that goes on",
                Phase::Lobby => "lobby left open",
                Phase::Closed(_) if watched.table.status().is_some() => "game given up",
                Phase::Closed(_) => "lobby closed",
            };
            self.world.count(&format!("{ended}: {key}"));
        }
    }

    fn look_at(&self, disk: &Memory, id: TableId) {
        let Some(now) = disk.row(format!("table/{:020}/now", id.0).as_bytes()) else { return self.look_at_archived(disk, id) };
        let now: Value = serde_json::from_slice(&now).expect("rows are JSON");
        let table = Table::load(&self.games, now["checkpoint"].clone(), &people(disk)).expect("a checkpoint reads");
        if now["entries"].as_u64() != Some(table.revision()) {
            self.world.wrong(format!("{table:?} was written after {} entries", now["entries"]));
        }
        let mut inner = self.inner();
        let before = inner.tables.remove(&id);
        if before.is_none() && !inner.given.insert(id) {
            self.world.wrong(format!("{table:?} has a number that was given before"));
        }
        let (mut log, acknowledged) = before.as_ref().map_or((Vec::new(), 0), |it| (it.log.clone(), it.acknowledged));
        // Entries nobody was told of may be other ones now: a batch in doubt was taken back.
        let known = before.as_ref().map_or(0, |it| it.table.revision()).min(table.revision());
        let from = if before.as_ref().is_some_and(|it| it.table.revision() > table.revision()) { acknowledged } else { known };
        let entries = self.entries(disk, id, from.saturating_sub(1));
        for (seq, digest, _) in &entries {
            if let Some(old) = log.get(*seq as usize)
                && old != digest
                && *seq < acknowledged
            {
                self.world.wrong(format!("{table:?}: entry {seq} was changed after somebody was told of it"));
            }
        }
        log.truncate(from.saturating_sub(1) as usize);
        log.extend(entries.iter().map(|(_, digest, _)| *digest));
        if log.len() as u64 != table.revision() || (log.len() as u64) < acknowledged {
            self.world.wrong(format!("{table:?} has {} entries, {acknowledged} were acknowledged", log.len()));
        }
        let new = entries.iter().filter(|(seq, ..)| *seq >= from).map(|(.., entry)| entry);
        let watched = self.follow(before, table, log, new);
        inner.tables.insert(id, watched);
    }

    /// A table was archived: what is unpacked is what it was.
    fn look_at_archived(&self, disk: &Memory, id: TableId) {
        let mut inner = self.inner();
        let Some(watched) = inner.tables.get_mut(&id) else { return };
        let entries = self.entries(disk, id, 0);
        watched.archived = true;
        self.world.count("table archived");
        if !matches!(watched.table.phase(), Phase::Over | Phase::Closed(_)) {
            self.world.wrong(format!("{:?} was archived", watched.table));
        }
        if !entries.iter().map(|(_, digest, _)| digest).eq(&watched.log) {
            self.world.wrong(format!("{:?} has another log in the archive", watched.table));
        }
    }

    fn entries(&self, disk: &Memory, id: TableId, from: u64) -> Vec<(u64, [u8; 32], Entry)> {
        if let Some(piece) = disk.piece(id).filter(|_| disk.row(format!("archived/{:020}", id.0).as_bytes()).is_some()) {
            let entries = unpack(&piece).expect("the archive reads").into_iter();
            let digest = |entry: &Entry| Sha256::digest(serde_json::to_vec(entry).expect("it is plain")).into();
            return entries.map(|entry| (entry.seq, digest(&entry), entry)).filter(|(seq, ..)| *seq >= from).collect();
        }
        (from..)
            .map_while(|seq| {
                let row = disk.row(format!("table/{:020}/entry/{seq:020}", id.0).as_bytes())?;
                let entry = serde_json::from_slice(&row).expect("an entry reads");
                Some((seq, Sha256::digest(&row).into(), entry))
            })
            .collect()
    }

    /// The table after these entries, with what follows from them.
    fn follow<'a>(
        &self,
        before: Option<Watched>,
        table: Table,
        log: Vec<[u8; 32]>,
        new: impl Iterator<Item = &'a Entry>,
    ) -> Watched {
        let planned = before.as_ref().map_or(Seats::NONE, |it| played_by_plan(&it.table, &table));
        planned.iter().for_each(|_| self.world.count("turn played by plan"));
        let mut caused = before.as_ref().map(|it| it.caused.clone()).unwrap_or_default();
        let mut did = before.as_ref().map(|it| it.did.clone()).unwrap_or_default();
        let departed = before.as_ref().map_or(Seats::NONE, |it| it.table.departed());
        let mut clocks = before.as_ref().map(Clocks::of).unwrap_or_default();
        let (mut duties, acknowledged, mut to_tell, told, mut played) = match before {
            Some(it) => {
                // A secret choice has a story in which nothing is to be told. Who had the seats then is noted when they change.
                let said = |story: TurnStory<Seen>| TurnStory { then: Vec::new(), ..story };
                let told =
                    |table: &Table| table.stories(Viewer::Everyone).into_iter().rfind(|story| !story.events.is_empty()).map(said);
                let is_new = told(&it.table) != told(&table);
                let to_tell = if is_new { table.revision() } else { it.to_tell };
                (it.duties, it.acknowledged, to_tell, it.told, it.played)
            }
            None => (BTreeMap::new(), 0, 0, 0, BTreeMap::new()),
        };
        let mut last = None;
        for entry in new {
            self.count_motion(&entry.what);
            if let What::VotedOut { seat, .. } = entry.what {
                self.voted_out(&table, seat, entry.at, departed, &did);
            }
            if let Some(by) = entry.by.and_then(|by| id_of(&table, by)) {
                did.insert(by, entry.at);
            }
            if matches!(entry.what, What::WentBack { .. }) {
                // Whoever has to act in a turn that begins again is called again.
                duties.clear();
            }
            if self.follow_time(&table, entry, &mut clocks) {
                continue;
            }
            // What was planned is played when others press.
            if matches!(&entry.what, What::Acted(record) if planned.contains(record.seat)) {
                continue;
            }
            let by = entry.by.and_then(|by| id_of(&table, by));
            if let Some(by) = &by {
                duties.iter_mut().filter(|((_, person), _)| person == by).for_each(|(_, duty)| duty.looks += 1);
            }
            if let (What::Acted(_), Some(by)) = (&entry.what, &by) {
                played.entry(by.clone()).or_default().push(entry.at);
            }
            if let Some(by) = by {
                *caused.entry(by).or_default() += 1;
            }
            last = Some(entry);
        }
        let own =
            last.filter(|entry| matches!(entry.what, What::CameBack { .. } | What::TookBack { .. } | What::TookOver { .. }));
        let own = own.and_then(|entry| id_of(&table, entry.by?));
        let own = own.map(|person| absent_for(&table, &person).unwrap_or(person));
        let now = obliged(&table);
        duties.retain(|duty, _| now.contains(duty));
        for duty in now {
            let own = own.as_ref() == Some(&duty.1);
            let asked = asked(&table, &duty.1);
            let new = |own| Duty { since: table.revision(), pings: 0, own, asked: asked.clone(), looks: 0 };
            let known = duties.entry(duty).or_insert_with(|| new(own));
            // Whoever has done what was asked, and is asked something else in the same turn, was told so in the answer.
            if known.asked.is_followed_by(&asked) {
                *known = new(true);
            }
        }
        if table.phase() != Phase::Playing && table.phase() != Phase::Over {
            to_tell = 0;
        }
        let since = self.world.elapsed();
        let (table, Clocks { until, owed, uncounted, reminded }) = (Arc::new(table), clocks);
        let (archived, set_aside, is_told_of) = (false, false, false);
        Watched {
            table,
            archived,
            set_aside,
            is_told_of,
            log,
            acknowledged,
            duties,
            to_tell,
            told,
            played,
            caused,
            did,
            since,
            until,
            owed,
            uncounted,
            reminded,
        }
    }

    /// Somebody was voted out who has done nothing for a day, unless they had left the server.
    fn voted_out(&self, table: &Table, seat: Seat, at: Millis, departed: Seats, did: &BTreeMap<PersonId, Millis>) {
        self.world.count("voted out");
        let person = table.seats()[seat.index()].person.as_ref();
        let last = person.and_then(|it| did.get(&it.id)).copied().unwrap_or_default();
        if !departed.contains(seat) && at.saturating_sub(last) < limits::AWAY_AFTER_MILLIS {
            self.world.wrong(format!("{seat} of {table:?} was voted out, and was there {} ms before", at.saturating_sub(last)));
        }
    }

    /// A clock stands in quiet hours, which are half of a day at most, and for so many announced days of a year.
    fn stands_no_longer(&self, table: &Table, seat: Seat, running: &Running) {
        let day = 24 * 60 * MINUTE;
        let year = |at: Millis| at / (365 * day + day / 4);
        let years = 1 + year(running.until) - year(running.since);
        let most = 2 * (running.left + years * limits::AWAY_STANDS_MILLIS) + 2 * day;
        if running.until - running.since > most {
            self.world.wrong(format!("the clock of {seat} of {table:?} runs for {} ms", running.until - running.since));
        }
    }

    fn count_motion(&self, what: &What) {
        self.world.count(match what {
            What::WentBack { redone: false, .. } => "went back",
            What::WentBack { redone: true, .. } => "went forward again",
            What::Paused => "paused",
            What::PauseEndTold => "told that a pause ends",
            What::Resumed => "went on",
            What::MotionDropped { how: Dropped::Lapsed } => "motion lapsed",
            What::MotionDropped { .. } => "motion dropped",
            What::TookOver { .. } => "seat taken over",
            What::Here { .. } => "there in spite of an absence",
            What::SubstituteSought { .. } => "substitute sought",
            What::SearchEnded { .. } => "search ended",
            What::OfferTakenBack { .. } => "offer taken back",
            What::Followed { .. } => "followed",
            What::Deputy { told: DeputyTold::Agreed, .. } => "deputy agreed",
            What::ClockHeld { .. } => "clock held",
            _ => return,
        });
    }

    /// What an entry says of somebody's time, which is over when the log said so and not before; whether it says anything.
    fn follow_time(&self, table: &Table, entry: &Entry, clocks: &mut Clocks) -> bool {
        let Clocks { until, owed, uncounted, reminded } = clocks;
        if let What::TookOver { seat, .. } = &entry.what {
            // Somebody new is reminded as often as anybody.
            reminded.remove(seat);
        }
        match &entry.what {
            What::ClockRuns { seat, running } => {
                self.stands_no_longer(table, *seat, running);
                uncounted.remove(seat);
                let before = until.insert(*seat, running.until);
                self.world.count(if before.is_some() { "clock counted anew" } else { "clock that runs" });
                let given = |owed: &Owed| entry.at >= owed.since && before.is_some_and(|before| running.until > before);
                if let Some(owed) = owed.remove(seat).filter(given) {
                    self.world.count("time given back");
                    let (got, owed) = (awake_between(table, *seat, entry.at, running.until), owed.at(entry.at));
                    if got + NOT_BEFORE < owed {
                        self.world.wrong(format!("{seat} of {table:?} got {got} ms back, and was owed {owed}"));
                    }
                }
            }
            What::ClockHeld { seat, .. } => {
                until.remove(seat);
                owed.remove(seat);
            }
            What::ClockStands { seat, .. } => {
                until.remove(seat);
                owed.remove(seat);
                reminded.remove(seat);
            }
            What::Reminded { seat, .. } => {
                let times = reminded.entry(*seat).or_default();
                times.0 += 1;
                if times.0 > REMINDERS {
                    self.world.wrong(format!("{seat} of {table:?} was reminded {} times in a turn", times.0));
                }
            }
            What::Snoozed { .. } => self.world.count("reminder put off"),
            What::TimedOut { seat, then } => {
                self.world.count(match then {
                    TimedOut::Confirmed => "time over: confirmed",
                    TimedOut::Asked => "time over: asked",
                    TimedOut::DeputyPlays => "time over: deputy",
                    TimedOut::BotPlaysTurn { .. } => "time over: a bot plays the turn",
                    TimedOut::BotTakesSeat { .. } => "time over: a bot takes the seat",
                });
                if let Some(owed) = owed.remove(seat)
                    && entry.at >= owed.since
                    && owed.at(entry.at) > NOT_BEFORE
                {
                    self.world.wrong(format!("{seat} of {table:?} has lost time in which nobody could play"));
                }
                // A clock that is over, of which the others were asked, has no end any more.
                if until.remove(seat).is_some_and(|until| until > entry.at) {
                    self.world.wrong(format!("the time of {seat} of {table:?} was called over too early"));
                }
            }
            What::AgreedToBot { .. } => self.world.count("agreed to a bot"),
            What::Deputy { told: DeputyTold::Called { .. }, .. } => self.world.count("deputy called"),
            What::Deputy { told: DeputyTold::Back { .. }, .. } => self.world.count("back before a deputy"),
            _ => return false,
        }
        true
    }

    /// A reminder was posted: each is posted once, and not while its reader is not waited for.
    fn posted_reminder(&self, watched: &mut Watched, seat: Seat) {
        self.world.count("reminder posted");
        let (written, posted) = watched.reminded.entry(seat).or_default();
        // One that was on its way when its turn ended counts for no later turn.
        *posted += u32::from(*written > 0);
        if posted > written {
            self.world.wrong(format!("{seat} of {:?} got {posted} reminders, and {written} were written", watched.table));
        }
        let now = self.world.now();
        let sent = (0..=ON_ITS_WAY).step_by(1_000).map(|ago| now.saturating_sub(ago));
        if !sent.into_iter().any(|at| watched.table.is_awake(seat, at)) && !self.world.was_moved_lately() {
            self.world.wrong(format!("{seat} of {:?} was reminded while their time does not run", watched.table));
        }
    }

    /// A card is seen by everybody from now on.
    pub(crate) fn posted(&self, post: &Post) {
        let card = &post.card;
        self.world.note(&format!("posted {:?} for table {} at {}", post.notice.kind, post.notice.table, card.revision));
        self.check_public(card);
        if let Some(cup) = post.notice.table.cup() {
            return self.cups.posted(cup, post, &self.world);
        }
        let mut inner = self.inner();
        let (row, stands_for) = (post.row, (post.notice.table, post.notice.revision));
        let before = *inner.numbers.entry(row).or_insert(stands_for);
        if before != stands_for {
            self.world.wrong(format!("the notice {row:?} stands for {stands_for:?}, and stood for {before:?}"));
        }
        let Some(watched) = inner.tables.get_mut(&post.notice.table) else {
            self.world.wrong(format!("table {} was shown before it was stored", post.notice.table));
            return;
        };
        if card.revision > watched.table.revision() {
            let stored = watched.table.revision();
            self.world.wrong(format!("{:?} shows revision {}, stored are {stored}", post.notice, card.revision));
        }
        watched.acknowledged = watched.acknowledged.max(card.revision);
        if let NoticeKind::Reminder { seat } = post.notice.kind {
            self.posted_reminder(watched, seat);
        }
        if let NoticeKind::TookOver { .. } = post.notice.kind {
            // Whoever takes a seat whose turn it is has pressed for it, and the card mentions them besides.
            let theirs = watched.duties.iter_mut().filter(|((_, person), _)| card.ping.contains(person));
            theirs.for_each(|(_, duty)| duty.looks += 1);
        }
        let NoticeKind::Turn { .. } = post.notice.kind else {
            if matches!(post.notice.kind, NoticeKind::Board | NoticeKind::Scoring | NoticeKind::Over) {
                watched.told = watched.told.max(card.revision);
            }
            return;
        };
        watched.told = watched.told.max(card.revision);
        for person in &card.ping {
            self.world.count("pings");
            self.called(watched, person, card);
        }
    }

    /// Somebody reads a private message from now on. If it calls them to a decision, that is a ping like any other.
    pub(crate) fn whispered(&self, whisper: &Whispered) {
        let parts: Vec<&str> = whisper.key.split('.').collect();
        let [_, table, about] = parts[..] else { return self.whispered_weekly(whisper) };
        let table = TableId(u64::from_str_radix(table, 16).expect("a key names its table"));
        let mut inner = self.inner();
        if !about.ends_with('t') {
            // Whoever likes to be called in private reads there what a card would mention them for, such as a seat they took.
            let duties = inner.tables.get_mut(&table).into_iter().flat_map(|it| &mut it.duties);
            let since = |duty: &Duty| duty.own && duty.since <= whisper.card.revision;
            duties.filter(|((_, person), it)| *person == whisper.to && since(it)).for_each(|(_, duty)| duty.looks += 1);
            return;
        }
        inner.called_privately.insert((table, whisper.to.clone()));
        let Some(watched) = inner.tables.get_mut(&table) else { return };
        self.world.note(&format!("whispered to {} at {}", whisper.to.0, whisper.card.revision));
        self.world.count("pings");
        self.called(watched, &whisper.to, &whisper.card);
    }

    /// Nobody is told more often than each week what waits for them.
    fn whispered_weekly(&self, whisper: &Whispered) {
        self.world.count("told what waits");
        let (mut inner, now) = (self.inner(), self.world.now());
        let before = inner.told_weekly.insert(whisper.to.clone(), now);
        // By the clock of the house, which may jump.
        if let Some(before) = before.filter(|before| before.abs_diff(now) + ON_ITS_WAY < WEEK) {
            self.world.wrong(format!("{} is told too often what waits for them: at {before} and at {now}", whisper.to.0));
        }
    }

    /// A message calls somebody to their turn.
    fn called(&self, watched: &mut Watched, person: &PersonId, card: &Card) {
        // A deputy is called in the place of whom they play for.
        let owner = absent_for(&watched.table, person).filter(|owner| !card.ping.contains(owner));
        let person = owner.as_ref().unwrap_or(person);
        let mut of_person = watched.duties.iter_mut().filter(|((_, obliged), _)| obliged == person);
        let Some(((turn, _), duty)) = of_person.next() else { return };
        if card.revision < duty.since {
            return;
        }
        duty.pings += 1;
        if duty.pings > 1 {
            let (name, times) = (&person.0, duty.pings);
            self.world.wrong(format!("{name} was pinged {times} times for turn {turn} of {:?}", watched.table));
        }
    }

    /// Nothing on a public card belongs to one seat.
    fn check_public(&self, card: &Card) {
        for row in &card.rows {
            let ids = match row {
                Row::Buttons(buttons) => buttons.iter().map(|it| it.id.clone()).collect(),
                Row::Menu(menu) => vec![menu.id.clone()],
            };
            for id in ids {
                let is_seats = id.split('.').nth(2).is_some_and(|part| part.starts_with(|it: char| it.is_ascii_digit()));
                if is_seats || id.contains(".~") {
                    self.world.wrong(format!("a public card holds {id}"));
                }
            }
        }
    }

    /// Somebody has pressed something, and an answer is on its way to them: whoever presses after an answer has read it.
    pub(crate) fn pressed(&self, person: &PersonId, card: &Card) {
        let mut inner = self.inner();
        let Some(watched) = card.table.and_then(|id| inner.tables.get_mut(&id)) else { return };
        let obliged = absent_for(&watched.table, person).unwrap_or_else(|| person.clone());
        watched.duties.iter_mut().filter(|((_, it), _)| *it == obliged).for_each(|(_, duty)| duty.looks += 1);
    }

    /// Somebody was answered, and shown so much of a table.
    pub(crate) fn answered(&self, person: &PersonId, card: &Card) {
        let name = &person.0;
        self.world.note(&format!("{name} reads {}", card.text.lines().next().unwrap_or_default()));
        let Some(id) = card.table.filter(|it| it.cup().is_none()) else { return };
        let mut inner = self.inner();
        let Some(watched) = inner.tables.get_mut(&id) else {
            self.world.wrong(format!("{name} was shown table {id}, which is not stored"));
            return;
        };
        let (shown, stored) = (card.revision, watched.table.revision());
        if shown > stored {
            self.world.wrong(format!("{name} was shown revision {shown} of table {id}, stored are {stored}"));
        }
        watched.acknowledged = watched.acknowledged.max(shown);
        let deputy = watched.table.deputy_for(person).filter(|it| it.has_agreed()).map(|it| it.seat);
        let seat = watched.table.seat_of(person).or(deputy);
        for seat_of_menu in card.rows.iter().filter_map(|row| menu_seat(row, id)) {
            if seat != Some(seat_of_menu) {
                self.world.wrong(format!("{name} was shown the menu of {seat_of_menu} at table {id}"));
            }
        }
    }

    /// How often this person has played, anywhere.
    pub(crate) fn played(&self, person: &PersonId) -> u64 {
        self.played_since(person, 0)
    }

    /// How often this person has played since then, by the clock of the house.
    pub(crate) fn played_since(&self, person: &PersonId, since: Millis) -> u64 {
        let inner = self.inner();
        let played = inner.tables.values().filter_map(|it| it.played.get(person)).flatten();
        played.filter(|at| **at >= since).count() as u64
    }

    /// How many entries this person has caused, anywhere.
    pub(crate) fn caused(&self, person: &PersonId) -> u64 {
        self.inner().tables.values().filter_map(|it| it.caused.get(person)).sum()
    }

    /// The tables that are not in the archive, as they are stored.
    pub(crate) fn tables(&self) -> Vec<Arc<Table>> {
        self.inner().tables.values().filter(|it| it.is_played()).map(|it| it.table.clone()).collect()
    }

    /// The tables in the archive that can be read.
    pub(crate) fn archived(&self) -> Vec<TableId> {
        let inner = self.inner();
        inner.tables.iter().filter(|(_, it)| it.archived && !it.set_aside).map(|(id, _)| *id).collect()
    }

    /// The tables that cannot be read.
    pub(crate) fn set_aside(&self) -> BTreeSet<TableId> {
        self.inner().tables.iter().filter(|(_, it)| it.set_aside).map(|(id, _)| *id).collect()
    }

    /// Those of them of which people are told so.
    pub(crate) fn told_of(&self) -> Vec<Arc<Table>> {
        self.inner().tables.values().filter(|it| it.set_aside && it.is_told_of).map(|it| it.table.clone()).collect()
    }

    /// A table cannot be read any more; whether people are told so.
    pub(crate) fn sets_aside(&self, table: TableId, is_told_of: bool) {
        if let Some(watched) = self.inner().tables.get_mut(&table) {
            (watched.set_aside, watched.is_told_of) = (true, is_told_of);
        }
    }

    /// The log of a table, as far as it is known.
    pub(crate) fn log(&self, table: TableId) -> Option<Vec<[u8; 32]>> {
        self.inner().tables.get(&table).map(|watched| watched.log.clone())
    }

    /// What is kept of an archived table is there again, as it was.
    pub(crate) fn check_put_back(&self, disk: &Memory, table: TableId) {
        self.world.count("archived table put back");
        let log: Vec<[u8; 32]> = self.entries(disk, table, 0).into_iter().map(|(_, digest, _)| digest).collect();
        if self.inner().tables.get(&table).is_none_or(|watched| watched.log != log) {
            self.world.wrong(format!("table {table} was put back otherwise than it was archived"));
        }
    }

    /// The logs on a disk, but those of tables that cannot be read.
    pub(crate) fn logs_on(&self, disk: &Memory) -> Logs {
        let left_out = self.set_aside();
        let ids = tables_on(disk).into_iter().filter(|id| !left_out.contains(id));
        ids.map(|id| (id, self.entries(disk, id, 0).into_iter().map(|(_, digest, _)| digest).collect())).collect()
    }

    /// A part of what was told is gone, and what is on the disk is what there is from now on. Whoever has to act was called, by
    /// a card or in private, or a notice that calls them waits. After a `restored` backup, numbers of tables may be given again.
    pub(crate) fn take_up(&self, disk: &Memory, restored: bool) {
        disk.fresh();
        self.cups.take_up(disk, &tables_on(disk));
        let mut inner = self.inner();
        let mut before = std::mem::take(&mut inner.tables);
        let waiting: Vec<(RowId, Notice)> = disk.rows("outbox/").iter().filter_map(notice).collect();
        for id in tables_on(disk) {
            let known = before.remove(&id);
            let is_archived = disk.row(format!("archived/{:020}", id.0).as_bytes()).is_some();
            match known {
                Some(known) if known.set_aside && !restored => drop(inner.tables.insert(id, known)),
                Some(known) if is_archived => {
                    drop(inner.tables.insert(id, Watched { archived: true, set_aside: false, ..known }))
                }
                None if is_archived => self.world.wrong(format!("table {id} is in the archive, and never was")),
                known => {
                    let mut watched = self.taken_up(disk, id);
                    watched.acknowledged = known.map_or(0, |known| known.acknowledged.min(watched.table.revision()));
                    let calls: Vec<RowId> = waiting.iter().filter(|(_, it)| it.table == id).map(|(row, _)| *row).collect();
                    let is_posted = calls.iter().any(|row| inner.numbers.contains_key(row));
                    for ((_, person), duty) in &mut watched.duties {
                        let waits = !calls.is_empty() && !is_posted;
                        let is_called = !waits || inner.called_privately.contains(&(id, person.clone()));
                        (duty.own, duty.looks) = (is_called, if is_called { 2 } else { 0 });
                    }
                    inner.tables.insert(id, watched);
                }
            }
        }
        if restored {
            inner.given = inner.tables.keys().copied().collect();
        }
        // That somebody was told is gone with it.
        inner.told_weekly.clear();
        self.world.moves();
    }

    /// A table as it would be known had all of it come at once.
    fn taken_up(&self, disk: &Memory, id: TableId) -> Watched {
        let now = disk.row(format!("table/{:020}/now", id.0).as_bytes()).expect("it is played");
        let now: Value = serde_json::from_slice(&now).expect("rows are JSON");
        let table = Table::load(&self.games, now["checkpoint"].clone(), &people(disk)).expect("a checkpoint reads");
        let entries = self.entries(disk, id, 0);
        let log = entries.iter().map(|(_, digest, _)| *digest).collect();
        let mut watched = self.follow(None, table, log, entries.iter().map(|(.., entry)| entry));
        watched.owed.clear();
        watched
    }

    /// Nothing waits for longer than it has to while the house runs.
    pub(crate) fn check_running(&self, disk: &Memory) {
        let now = self.world.elapsed();
        let inner = self.inner();
        for watched in inner.tables.values().filter(|it| it.is_played()) {
            let table = &watched.table;
            let waited = now.saturating_sub(watched.since.max(disk.writes_since()));
            if waited > BOTS_PATIENCE && table.bot_to_act().is_some() && !table.is_left_alone(self.world.now()) {
                self.world.wrong(format!("{table:?} waits for a bot, and none is thinking"));
            }
            // Clocks are counted anew soon after somebody's habits changed, which the table itself does not tell.
            let is_late = |due: &Due| due.at + PATIENCE.as_millis() as Millis <= self.world.now();
            let is_old = |due: &Due| due.at > 0 || !self.world.was_moved_lately();
            if waited > PATIENCE && table.due().is_some_and(|due| is_late(&due) && is_old(&due)) {
                self.world.wrong(format!("{table:?} was not told that something is due: {:?}", table.due()));
            }
            if waited > PATIENCE
                && table.opening().time.is_some()
                && !table.clocks_stand()
                && let Some(((turn, person), _)) =
                    watched.duties.iter().find(|(duty, it)| it.pings > 0 && !has_clock(table, duty))
            {
                self.world.wrong(format!("{} was called to turn {turn} of {table:?}, and no clock runs", person.0));
            }
            if waited > PATIENCE
                && let Some(((turn, person), _)) = watched.duties.iter().find(|(_, duty)| !duty.is_known())
            {
                self.world.wrong(format!("{} is not called to turn {turn} of {table:?}", person.0));
            }
        }
        let waiting = disk.rows("outbox/").len();
        if waiting > MOST_WAITING * inner.tables.len().max(1) {
            self.world.wrong(format!("{waiting} notices wait"));
        }
    }

    /// After a start nothing that somebody was told of is missing.
    pub(crate) fn check_after_start(&self, disk: &Memory) {
        let now = self.world.elapsed();
        for (id, watched) in self.inner().tables.iter_mut().filter(|(_, watched)| !watched.set_aside) {
            watched.since = now;
            let archived = disk.row(format!("archived/{:020}", id.0).as_bytes()).is_some();
            if archived && watched.archived && !self.world.one_in(20) {
                continue;
            }
            let rows = || disk.rows(&format!("table/{:020}/entry/", id.0)).len();
            let stored = if archived { self.entries(disk, *id, 0).len() } else { rows() } as u64;
            if stored < watched.acknowledged {
                let acknowledged = watched.acknowledged;
                self.world.wrong(format!("table {id} has {stored} entries after a start, {acknowledged} were acknowledged"));
            }
        }
    }

    /// Plays the logs of these tables again that may still grow, which leads to the stored tables. All are at the end.
    fn replay_running(&self, disk: &Memory, changed: &BTreeSet<TableId>) {
        let inner = self.inner();
        for watched in changed.iter().filter_map(|id| inner.tables.get(id)).filter(|it| it.is_played()) {
            self.world.count("logs played again");
            self.replay(disk, watched);
        }
    }

    fn replay(&self, disk: &Memory, watched: &Watched) {
        let table = &watched.table;
        let entries: Vec<Entry> = self.entries(disk, table.id(), 0).into_iter().map(|(.., entry)| entry).collect();
        let opened_in = table.parent().unwrap_or_else(|| table.place().clone());
        match Table::replay(&self.games, table.id(), opened_in, &entries, table.guests()) {
            Ok(again) if lasting(again.checkpoint()) == lasting(table.checkpoint()) => {}
            Ok(_) => self.world.wrong(format!("the log of {table:?} tells of another table")),
            Err(why) => self.world.wrong(format!("the log of {table:?} does not play again: {why}")),
        }
    }

    /// When all has come to rest: everybody who has to act was called, everything was told, nothing waits.
    pub(crate) fn check_at_rest(&self, disk: &Memory) {
        let inner = self.inner();
        let readable = || inner.tables.values().filter(|it| !it.set_aside);
        let marks = readable().filter_map(|it| Some((it.table.id(), it.table.opening().cup?)));
        self.cups.check_tables(marks, &self.world);
        readable().for_each(|watched| self.replay(disk, watched));
        let set_aside = |table: TableId| inner.tables.get(&table).is_some_and(|it| it.set_aside);
        let waiting = disk.rows("outbox/").iter().filter_map(notice).filter(|(_, it)| !set_aside(it.table)).count();
        if waiting > 0 {
            self.world.wrong(format!("{waiting} notices are still in the outbox"));
        }
        for watched in readable() {
            let table = &watched.table;
            for ((turn, person), duty) in watched.duties.iter().filter(|(_, duty)| !duty.is_known()) {
                let name = &person.0;
                self.world.wrong(format!("{name} was never called to turn {turn} of {table:?}, since {}", duty.since));
            }
            // What some did in a turn that goes on, such as choose in secret, is told with the others.
            let last = table.stories(Viewer::Everyone).into_iter().next_back().map(|story| story.turn);
            let goes_on = |turn| matches!(table.status(), Some(Status::ToAct { turn: now, .. }) if now == turn);
            if watched.to_tell > watched.told && !last.is_some_and(goes_on) {
                self.world
                    .wrong(format!("what happened at {} of {table:?} was told nobody since {}", watched.to_tell, watched.told));
            }
            if let Some(until) =
                table.pause_until().filter(|until| until.saturating_add(PATIENCE.as_millis() as Millis) < self.world.now())
            {
                self.world.wrong(format!("{table:?} is paused since its pause was over, at {until}"));
            }
            let is_left_alone = table.is_left_alone(self.world.now());
            if table.bot_to_act().is_some() && !is_left_alone {
                self.world.wrong(format!("{table:?} waits for a bot"));
            }
            if is_left_alone {
                self.world.count("left alone");
            }
        }
    }
}

/// What a log and cards tell of seats' time.
#[derive(Default)]
struct Clocks {
    until: BTreeMap<Seat, Millis>,
    owed: BTreeMap<Seat, Owed>,
    uncounted: BTreeSet<Seat>,
    reminded: BTreeMap<Seat, (u32, u32)>,
}

impl Clocks {
    fn of(Watched { until, owed, uncounted, reminded, .. }: &Watched) -> Clocks {
        Clocks { until: until.clone(), owed: owed.clone(), uncounted: uncounted.clone(), reminded: reminded.clone() }
    }
}

/// Whether the clock runs of who has to act in this turn, or their time is over.
fn has_clock(table: &Table, (turn, person): &(u32, PersonId)) -> bool {
    let Some(seat) = table.seat_of(person) else { return true };
    let is_settled = matches!(table.settled_status(), Some(Status::ToAct { turn: now, .. }) if now == *turn);
    !is_settled || table.clock(seat).is_some() || table.is_time_over(seat)
}

/// What somebody is asked.
fn asked(table: &Table, person: &PersonId) -> Asked {
    let Some(seat) = table.seat_of(person) else { return Asked { question: None, after: None } };
    let question = table.question_to(seat).map(|question| format!("{question:?}"));
    let own = table.stories(Viewer::Everyone).into_iter().rfind(|story| story.seat == seat && !story.aside && !story.bot);
    Asked { question, after: own.map(|story| story.turn) }
}

/// The people who have to act, with the turn.
fn obliged(table: &Table) -> BTreeSet<(u32, PersonId)> {
    let Some(Status::ToAct { turn, .. }) = table.status() else { return BTreeSet::new() };
    if table.phase() != Phase::Playing {
        return BTreeSet::new();
    }
    let person = |seat: Seat| table.seats()[seat.index()].person.as_ref().map(|it| it.id.clone());
    let seats = table.waits_for().iter().filter(|seat| table.people().contains(*seat));
    seats.filter_map(|seat| Some((turn, person(seat)?))).collect()
}

/// The person of the seat whose deputy somebody is.
fn absent_for(table: &Table, deputy: &PersonId) -> Option<PersonId> {
    let seat = table.deputy_for(deputy).filter(|it| it.has_agreed())?.seat;
    table.seats()[seat.index()].person.as_ref().map(|it| it.id.clone())
}

/// The seat whose menu a row is.
fn menu_seat(row: &Row, id: TableId) -> Option<Seat> {
    let Row::Menu(menu) = row else { return None };
    let value = &menu.choices.first()?.value;
    let (table, rest) = value.strip_prefix("1.")?.split_once('.')?;
    let (number, _) = table.split_once('-')?;
    let seat = rest.split('.').next()?.parse().ok().map(Seat);
    seat.filter(|_| number == id.to_string())
}

fn table_of(name: &str) -> Option<TableId> {
    name.strip_prefix("table/")?.split('/').next()?.parse().ok().map(TableId)
}

/// The tables of a disk, played and archived.
fn tables_on(disk: &Memory) -> BTreeSet<TableId> {
    let rows = [disk.rows("table/"), disk.rows("archived/")].into_iter().flatten();
    let number = |(key, _): (Vec<u8>, Vec<u8>)| String::from_utf8_lossy(&key).split('/').nth(1)?.parse().ok().map(TableId);
    rows.filter_map(number).collect()
}

/// A notice that waits.
fn notice((key, row): &(Vec<u8>, Vec<u8>)) -> Option<(RowId, Notice)> {
    let number = String::from_utf8_lossy(key).rsplit('/').next()?.parse().ok()?;
    Some((RowId(number), serde_json::from_slice(row).ok()?))
}

/// Everybody who is stored.
fn people(disk: &Memory) -> Guests {
    let person = |(key, row): (Vec<u8>, Vec<u8>)| {
        let number = String::from_utf8_lossy(&key).rsplit('/').next().and_then(|it| it.parse().ok());
        let person: Person = serde_json::from_slice(&row).expect("a person reads");
        (PersonRef(number.expect("a number")), person)
    };
    Guests::new(disk.rows("person/").into_iter().map(person))
}

/// Who a reference of this table's log stands for.
fn id_of(table: &Table, reference: PersonRef) -> Option<PersonId> {
    table.guests().iter().find(|(it, _)| *it == reference).map(|(_, person)| person.id.clone())
}

/// What a log tells of: not the requests that were answered, nor the newest names.
fn lasting(mut checkpoint: Value) -> Value {
    checkpoint["requests"] = Value::Null;
    checkpoint["plans"] = Value::Null;
    checkpoint["notes"] = Value::Null;
    checkpoint["uncalled"] = Value::Null;
    checkpoint
}

/// The seats whose plans were played when one table became the other.
fn played_by_plan(before: &Table, after: &Table) -> Seats {
    let number = |table: &Table, seat| table.plan(seat).map(|plan| plan.number());
    let is_played = |seat: &Seat| matches!(after.plan(*seat).and_then(|plan| plan.end()), Some(PlanEnd::Played(_)));
    Seat::all(after.capacity()).filter(|seat| number(before, *seat) != number(after, *seat)).filter(is_played).collect()
}
