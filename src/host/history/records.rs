//! Records that people give: kept at hand for a while for whoever gave them, and played again when they are looked at.
//!
//! Anybody may have written such a file. Nothing of it comes into the store, the directory or the program's log, so that
//! nothing can be decided at its table and nobody else finds it; its text is kept, and of a few what it was played to. What it
//! makes the rules do is done among other work, for a few records at a time and not for long, where a panic ends nothing else.
//! The same file of the same person has the same number again, so that its buttons outlive a restart. Deliberately absent:
//! what is said of a record.

use std::{
    collections::{BTreeSet, VecDeque},
    io::Read,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use flate2::read::GzDecoder;
use pergola_chat as chat;
use pergola_chat::{
    Attachment, Reply, Request,
    history::{Branch, FileAsked, NotImported, Past, Recall},
};
use pergola_engine::Catalogue;
use pergola_table::{
    Contradiction, Effect, Entry, EntryFlaw, PersonId, PlaceId, RecordFlaw, Replay, Table, TableId, What, limits, read_record,
};
use sha2::{Digest, Sha256};
use tokio::{
    sync::{Semaphore, SemaphorePermit},
    time::timeout,
};
use tracing::info;

use super::super::{House, pictures::Shot, processor_time::processor_time, surroundings::worked};

/// Bytes of a record's text. What it is read into takes many times as much.
const MOST_TEXT: u64 = 2 << 20;
/// Bytes of one of its lines.
const MOST_LINE: usize = 64 << 10;
/// Its entries. The longest games have some thousands.
const MOST_ENTRIES: usize = 20_000;
/// How often its game may go back.
const MOST_RETURNS: usize = 500;
/// How many people it may tell of.
const MOST_PEOPLE: usize = 500;
/// How much processor time playing it again may take.
const REPLAY_FOR: Duration = Duration::from_secs(5);
/// Bytes of the texts of all records at hand.
const AT_HAND: usize = 32 << 20;
/// How many of them need not be played again.
const PLAYED: usize = 4;
/// How many are looked at at once.
const AT_ONCE: usize = 2;
/// How long somebody waits until others have been looked at.
const WAIT_FOR: Duration = Duration::from_secs(10);

/// The records at hand, those that were looked at last at the end; one of each person.
pub(crate) struct Records {
    at_hand: Mutex<VecDeque<GivenRecord>>,
    played: Mutex<VecDeque<Arc<PlayedRecord>>>,
    places: Semaphore,
}

impl Default for Records {
    fn default() -> Records {
        Records { at_hand: Mutex::default(), played: Mutex::default(), places: Semaphore::new(AT_ONCE) }
    }
}

/// A record as somebody gave it.
#[derive(Clone)]
struct GivenRecord {
    /// Who gave it.
    person: PersonId,
    /// The number of its table.
    id: TableId,
    /// Where it is looked at.
    place: PlaceId,
    text: Arc<str>,
}

/// A record that was played again.
struct PlayedRecord {
    /// How the game stood at its end.
    table: Arc<Table>,
    past: Past,
}

impl Records {
    /// Keeps a record at hand instead of the person's last one. Those that were not looked at for longest make room.
    fn keep(&self, record: GivenRecord) {
        self.forget(&record.person);
        let mut at_hand = self.at_hand();
        at_hand.push_back(record);
        while at_hand.len() > 1 && at_hand.iter().map(|it| it.text.len()).sum::<usize>() > AT_HAND {
            at_hand.pop_front();
        }
    }

    /// The record with this number, for whoever gave it.
    fn find(&self, table: TableId, person: &PersonId) -> Option<GivenRecord> {
        let mut at_hand = self.at_hand();
        let at = at_hand.iter().position(|it| it.id == table && it.person == *person)?;
        let record = at_hand.remove(at)?;
        at_hand.push_back(record.clone());
        Some(record)
    }

    /// Keeps nothing of this person any more.
    pub(crate) fn forget(&self, person: &PersonId) {
        let mut at_hand = self.at_hand();
        let theirs = at_hand.iter().filter(|it| it.person == *person).map(|it| it.id).collect::<Vec<_>>();
        self.played().retain(|it| !theirs.contains(&it.table.id()));
        at_hand.retain(|it| it.person != *person);
    }

    /// What a record was played to, if that is still known.
    fn known(&self, table: TableId) -> Option<Arc<PlayedRecord>> {
        self.played().iter().find(|it| it.table.id() == table).cloned()
    }

    /// Keeps what a record was played to instead of what was kept for longest.
    fn keep_played(&self, record: Arc<PlayedRecord>) {
        let mut played = self.played();
        played.retain(|it| it.table.id() != record.table.id());
        played.push_back(record);
        let beyond = played.len().saturating_sub(PLAYED);
        played.drain(..beyond);
    }

    /// A place among those whose record is looked at; nothing where others take long.
    async fn place(&self) -> Option<SemaphorePermit<'_>> {
        timeout(WAIT_FOR, self.places.acquire()).await.ok()?.ok()
    }

    fn at_hand(&self) -> MutexGuard<'_, VecDeque<GivenRecord>> {
        self.at_hand.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn played(&self) -> MutexGuard<'_, VecDeque<Arc<PlayedRecord>>> {
        self.played.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl GivenRecord {
    /// Unpacks a file. Blocks.
    fn unpack(file: &[u8], person: PersonId, place: PlaceId) -> Result<GivenRecord, NotImported> {
        let text = unpacked(file).ok_or(NotImported::Packed(MOST_TEXT))?;
        let text = String::from_utf8(text).map_err(|_| NotImported::Flawed(RecordFlaw::Foreign))?;
        let unlike = Sha256::new().chain_update(&person.0).chain_update([0]).chain_update(&text).finalize();
        let fingerprint = unlike[..8].iter().fold(0, |number, byte| number << 8 | u64::from(*byte));
        Ok(GivenRecord { person, id: TableId::of_record(fingerprint), place, text: text.into() })
    }

    /// Plays it again. Blocks.
    fn play(&self, games: &Catalogue) -> Result<PlayedRecord, NotImported> {
        let entries = self.entries()?;
        let people = chat::history::players(&entries);
        let mut past = Past { entries, turns: Vec::new(), people };
        let mut starts = Vec::new();
        let table = self.replay(games, &past, |table| starts.push(table.revision()))?;
        past.turns = chat::history::turn_starts(&past.entries, &starts);
        Ok(PlayedRecord { table: Arc::new(table), past })
    }

    /// Its entries, unless they are more than those of a game.
    fn entries(&self) -> Result<Vec<Entry>, NotImported> {
        if let Some(at) = self.text.lines().position(|line| line.len() > MOST_LINE) {
            return Err(NotImported::Flawed(RecordFlaw::NoEntry { line: at + 1, flaw: EntryFlaw::Long(MOST_LINE) }));
        }
        let entries = read_record(&self.text).map_err(NotImported::Flawed)?;
        if entries.len() > MOST_ENTRIES {
            return Err(NotImported::TooLong(MOST_ENTRIES));
        }
        let returns = entries.iter().filter(|it| matches!(it.what, What::WentBack { .. })).count();
        let people: BTreeSet<_> = entries.iter().flat_map(Entry::people).collect();
        if returns > MOST_RETURNS || people.len() > MOST_PEOPLE { Err(NotImported::Unplayable) } else { Ok(entries) }
    }

    /// Plays the entries again, and shows the table whenever a turn began.
    fn replay(&self, games: &Catalogue, past: &Past, mut began: impl FnMut(&Table)) -> Result<Table, NotImported> {
        let until = processor_time() + REPLAY_FOR;
        let unplayable = |entry: u64| {
            info!(entry, "a record that somebody gave does not play again");
            NotImported::Unplayable
        };
        let contradicted = |found: Contradiction| {
            info!(entry = found.entry, "a record that somebody gave contradicts the rules");
            NotImported::Contradicted(found)
        };
        let replay = Replay::open(games, self.id, self.place.clone(), &past.entries, &past.people);
        let mut replay = replay.map_err(|why| contradicted(Contradiction { entry: 0, what: why.into() }))?;
        loop {
            let entry = replay.table().revision();
            match replay.step().map_err(contradicted)? {
                None => return Ok(replay.table().clone()),
                Some(_) if processor_time() > until || replay.table().guests().iter().count() > MOST_PEOPLE => {
                    return Err(unplayable(entry));
                }
                Some(Effect::TurnBegan) if is_swollen(replay.table()) => return Err(unplayable(entry)),
                Some(Effect::TurnBegan) => began(replay.table()),
                Some(Effect::Entered) => {}
            }
        }
    }

    /// The table as it was after so many entries.
    fn board(&self, games: &Catalogue, past: &Past, after: u64) -> Option<Table> {
        let entries = past.entries.get(..after as usize)?;
        Table::replay(games, self.id, self.place.clone(), entries, &past.people).ok()
    }
}

/// Whether a table is larger than one can be.
fn is_swollen(table: &Table) -> bool {
    table.checkpoint().to_string().len() > limits::CHECKPOINT_BYTES
}

/// What somebody asked of a record's game.
enum Answer {
    /// Told in words and with a board.
    Told(Box<Reply>),
    /// Its film, still to be drawn: the game at its end, and all boards before.
    Film(Arc<Table>, Vec<Shot>),
}

/// How something is told of a table.
type Teller = fn(&Table, &Request, &Recall, &Past, Option<&Table>) -> Reply;

impl GivenRecord {
    /// What somebody asks of its game, in these words. Blocks.
    fn answer(
        &self,
        games: &Catalogue,
        PlayedRecord { table, past }: &PlayedRecord,
        (request, recall, told): (&Request, &Recall, Teller),
    ) -> Result<Answer, NotImported> {
        if let Some(FileAsked::Film) = chat::history::file_asked(table, recall) {
            let kept: BTreeSet<u64> = past.turns.iter().filter(|it| it.branch == Branch::Kept).map(|it| it.after).collect();
            let mut boards = Vec::new();
            self.replay(games, past, |table| {
                boards.extend(kept.contains(&table.revision()).then(|| Shot::of(&Arc::new(table.clone()))));
            })?;
            return Ok(Answer::Film(table.clone(), boards));
        }
        let board = chat::history::board_asked(table, recall, past).and_then(|after| self.board(games, past, after));
        Ok(Answer::Told(Box::new(told(table, request, recall, past, board.as_ref()))))
    }
}

impl House {
    /// Opens the record that somebody gave, for them alone.
    pub(crate) async fn import(&self, request: &Request) -> Reply {
        self.opened(request).await.unwrap_or_else(|why| chat::history::not_imported(&why, request))
    }

    async fn opened(&self, request: &Request) -> Result<Reply, NotImported> {
        let file = chat::history::to_import(request).cloned().ok_or(NotImported::NoFile)?;
        let looking = self.inner.records.place().await.ok_or(NotImported::Busy)?;
        let (person, place) = (request.person.id.clone(), request.place.clone());
        let unpack = move || GivenRecord::unpack(&file.bytes, person, place);
        let record = worked(&self.inner.surroundings, unpack).await.unwrap_or(Err(NotImported::Unplayable))?;
        let reply =
            self.told_of(&record, request, chat::history::first_board(record.id), chat::history::imported, looking).await?;
        self.inner.records.keep(record);
        Ok(reply)
    }

    /// Shows somebody what they ask of the game of a record they gave.
    pub(super) async fn recall_of_record(&self, request: &Request, recall: Recall) -> Reply {
        let Some(record) = self.inner.records.find(recall.table, &request.person.id) else {
            return chat::history::record_gone(request);
        };
        let Some(looking) = self.inner.records.place().await else {
            return chat::history::not_imported(&NotImported::Busy, request);
        };
        if chat::history::to_play_on(&recall).is_some() {
            return self.play_on_from(&record, request, recall, looking).await;
        }
        let told = self.told_of(&record, request, recall, chat::history::recalled, looking).await;
        told.unwrap_or_else(|why| chat::history::not_imported(&why, request))
    }

    /// Opens a table that goes on from a turn of a record's game; says why not, otherwise.
    async fn play_on_from(&self, record: &GivenRecord, request: &Request, recall: Recall, looking: SemaphorePermit<'_>) -> Reply {
        let (games, given, asked) = (self.inner.games.clone(), record.clone(), recall.clone());
        let known = self.inner.records.known(record.id);
        let board = move || {
            let played = known.map_or_else(|| given.play(&games).map(Arc::new), Ok)?;
            let after = chat::history::board_asked(&played.table, &asked, &played.past);
            Ok((after.and_then(|after| given.board(&games, &played.past, after)), played))
        };
        let found = worked(&self.inner.surroundings, board).await.unwrap_or(Err(NotImported::Unplayable));
        drop(looking);
        let (board, played) = match found {
            Ok(found) => found,
            Err(why) => return chat::history::not_imported(&why, request),
        };
        match self.played_on(request, &recall, &played.table, board.as_ref()).await {
            Some(reply) => reply,
            None => chat::history::recalled(&played.table, request, &recall, &played.past, None),
        }
    }

    /// Tells somebody of a record's game what they ask. Others look at theirs while a film is drawn, which is long.
    async fn told_of(
        &self,
        record: &GivenRecord,
        request: &Request,
        recall: Recall,
        told: Teller,
        looking: SemaphorePermit<'_>,
    ) -> Result<Reply, NotImported> {
        let (games, asked, given) = (self.inner.games.clone(), request.clone(), record.clone());
        let known = self.inner.records.known(record.id);
        let answer = move || {
            let played = known.map_or_else(|| given.play(&games).map(Arc::new), Ok)?;
            Ok((given.answer(&games, &played, (&asked, &recall, told))?, played))
        };
        let answered = worked(&self.inner.surroundings, answer).await.unwrap_or(Err(NotImported::Unplayable));
        let (answer, played) = answered?;
        drop(looking);
        self.inner.records.keep_played(played);
        match answer {
            Answer::Told(reply) => Ok(*reply),
            Answer::Film(table, boards) => {
                let film = self.developed(record.id, boards, Shot::of(&table)).await;
                let bytes = film.map_err(|_| NotImported::Busy)?;
                let file =
                    Attachment { name: "pergola-record.gif".to_owned(), alt: chat::history::film_alt(&table, request), bytes };
                Ok(chat::history::with_file(&table, request, FileAsked::Film, file))
            }
        }
    }
}

/// What is in a file, which may be packed; nothing where it cannot be unpacked, or holds more than a record may.
fn unpacked(file: &[u8]) -> Option<Vec<u8>> {
    let mut text = Vec::new();
    let read = if file.starts_with(&[0x1f, 0x8b]) {
        GzDecoder::new(file).take(MOST_TEXT + 1).read_to_end(&mut text)
    } else {
        file.take(MOST_TEXT + 1).read_to_end(&mut text)
    };
    read.ok().filter(|_| text.len() as u64 <= MOST_TEXT)?;
    Some(text)
}

#[cfg(test)]
mod tests {
    use pergola_chat::{Act, GivenFile, Slash, rows::Row};
    use pergola_engine::{Chance, Viewer};
    use pergola_games::GAMES;
    use pergola_table::{Command, Guests, Opening, Person, PersonRef, Phase, Who};

    use super::*;
    use crate::rehearsal::{Memory, act};

    /// The record of a game that one person played with a seat of bots to its end, by luck.
    fn finished() -> String {
        let person = Person::new("test:Ann", "Ann");
        let people = Guests::new([(PersonRef(1), person.clone())]);
        let (place, opening) = (PlaceId { server: "town".into(), channel: "garden".into() }, Opening::new("gardens", 2, "en"));
        let opened = Table::open(&GAMES, TableId(1), place, &person, opening, &[], &people, None, "opened", 1_000);
        let (mut table, commit) = opened.expect("it is opened");
        let (mut entries, mut luck) = (commit.entries, Chance::silent(1));
        let ann = Who::Person { person, moderator: false };
        let mut decide = |table: &mut Table, who: &Who, command: &Command| {
            let (after, commit) = table.decide(who, command, &people, None, 2_000, 7).expect("it is decided");
            entries.extend(commit.entries);
            *table = after;
        };
        decide(&mut table, &ann, &Command::AddBot { bot: "random".to_owned() });
        decide(&mut table, &ann, &Command::Start);
        while table.phase() == Phase::Playing {
            let seat = table.waits_for().iter().next().expect("somebody");
            let listed = table.state_for(Viewer::Seat(seat)).expect("it is played").legal_actions(seat);
            let action = listed[luck.below(listed.len() as u32) as usize].clone();
            let who = if table.people().contains(seat) { &ann } else { &Who::Bot };
            decide(&mut table, who, &Command::Act { seat, action, decision: None });
        }
        entries.iter().map(|entry| serde_json::to_string(entry).expect("it is plain") + "\n").collect()
    }

    #[tokio::test(start_paused = true)]
    async fn a_film_keeps_nobody_from_their_record() {
        let house = Memory::default().house(&Arc::default());
        let record = finished();
        let import = |text: &str| {
            let file = Some(GivenFile { bytes: text.as_bytes().into() });
            Act::Slash(Slash { command: "past".to_owned(), verb: Some("import".to_owned()), file, ..Slash::default() })
        };
        let ann = act(&house, "Ann", import(&record)).await.card;
        let _other = house.inner.records.place().await.expect("a place is free");
        let film = |card: &chat::Card| {
            let buttons = card.rows.iter().filter_map(|row| if let Row::Buttons(buttons) = row { Some(buttons) } else { None });
            let id = buttons.flatten().map(|it| it.id.clone()).find(|id| id.contains("film"));
            Act::Press { id: id.unwrap_or_else(|| panic!("there is a film: {card:?}")) }
        };
        let begun = tokio::time::Instant::now();
        let third = async {
            tokio::time::sleep(Duration::from_secs(5)).await;
            let said = act(&house, "Cleo", import("hello")).await.card.text;
            (said, begun.elapsed())
        };
        let film = async {
            let film = act(&house, "Ann", film(&ann)).await;
            assert!(film.card.file.is_some(), "{film:?}");
            begun.elapsed()
        };
        let ((said, answered), filmed) = tokio::join!(third, film);
        assert!(said.starts_with("This file is no record"), "{said}");
        assert!(answered < filmed && filmed > WAIT_FOR, "it came after {answered:?}, the film after {filmed:?}");
        house.drain().await;
    }

    /// What is read of a record of these lines.
    fn read(lines: impl Iterator<Item = String>) -> Result<usize, NotImported> {
        let place = PlaceId { server: "town".to_owned(), channel: "garden".to_owned() };
        let text = lines.map(|line| line + "\n").collect::<String>();
        let record = GivenRecord::unpack(text.as_bytes(), PersonId("test:Ann".to_owned()), place)?;
        record.entries().map(|entries| entries.len())
    }

    fn lines(count: u64, what: impl Fn(u64) -> What) -> impl Iterator<Item = String> {
        let entry = move |seq| Entry { seq, at: 5, by: None, unattended: false, what: what(seq) };
        (0..count).map(move |seq| serde_json::to_string(&entry(seq)).expect("it is plain"))
    }

    #[test]
    fn a_record_is_as_long_as_that_of_a_game_can_be() {
        let most = MOST_ENTRIES as u64;
        assert_eq!(read(lines(most, |_| What::Paused)), Ok(MOST_ENTRIES));
        assert_eq!(read(lines(most + 1, |_| What::Paused)), Err(NotImported::TooLong(MOST_ENTRIES)));
        let back = |_| What::WentBack { to: 1, turn: 1, redone: false, ordered: false };
        assert_eq!(read(lines(MOST_RETURNS as u64, back)), Ok(MOST_RETURNS));
        assert_eq!(read(lines(MOST_RETURNS as u64 + 1, back)), Err(NotImported::Unplayable));
        let owner = |seq| What::OwnerSet { person: PersonRef(seq) };
        assert_eq!(read(lines(MOST_PEOPLE as u64, owner)), Ok(MOST_PEOPLE));
        assert_eq!(read(lines(MOST_PEOPLE as u64 + 1, owner)), Err(NotImported::Unplayable));
    }

    #[test]
    fn a_record_has_so_many_bytes_and_so_many_in_a_line() {
        let entry = lines(1, |_| What::Paused).collect::<String>();
        let padded = |length: usize| entry.clone() + &" ".repeat(length - entry.len());
        assert_eq!(read([padded(MOST_LINE)].into_iter()), Ok(1));
        let long = read([padded(MOST_LINE + 1)].into_iter());
        assert!(matches!(long, Err(NotImported::Flawed(RecordFlaw::NoEntry { line: 1, .. }))), "{long:?}");
        // With the end of its line each is as long as it may be, and so are they together.
        let full =
            (0..MOST_TEXT as usize / MOST_LINE).map(|at| if at == 0 { padded(MOST_LINE - 1) } else { " ".repeat(MOST_LINE - 1) });
        assert_eq!(read(full.clone()), Ok(1));
        assert_eq!(read(full.chain([String::new()])), Err(NotImported::Packed(MOST_TEXT)));
    }

    #[tokio::test(start_paused = true)]
    async fn who_waits_for_long_is_told_that_others_are_busy() {
        let house = Memory::default().house(&Arc::default());
        let places = [house.inner.records.place().await, house.inner.records.place().await];
        assert!(places.iter().all(Option::is_some));
        let file = Some(GivenFile { bytes: (*b"hello").into() });
        let import = || {
            Act::Slash(Slash {
                command: "past".to_owned(),
                verb: Some("import".to_owned()),
                file: file.clone(),
                ..Slash::default()
            })
        };
        let said = act(&house, "Ann", import()).await.card.text;
        assert!(said.starts_with("I am busy with other records"), "{said}");
        drop(places);
        let said = act(&house, "Ann", import()).await.card.text;
        assert!(said.starts_with("This file is no record"), "{said}");
        house.drain().await;
    }
}
