//! What whoever runs the house can have done at its tables: a game goes back to where a turn began, tables go to another
//! channel, somebody is forgotten.
//!
//! It is asked for by the control socket, or in a house [at rest](House::at_rest) that nobody else runs. Whatever is done is a
//! decision of the table's like any other: an entry tells of it, and nothing is taken out of a log. What may be unwanted is
//! told first, and done only when it is asked for once more. Deliberately absent: sentences for the tables' people.

use std::sync::Arc;

use pergola_chat::{Tables, history::Branch};
use pergola_engine::Seats;
use pergola_store::{StoreError, Ward};
use pergola_table::{
    Command, Notice, NoticeKind, PersonId, Phase, ServerSettings, Table, TableId, TableRefusal, Who, limits::ID_CHARACTERS,
};
use serde::{Deserialize, Serialize};
use tracing::info;

use super::{House, writing::NotWritten};

/// Going back at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rewinding {
    /// Which table.
    pub table: TableId,
    /// The turn it is in.
    pub from: u32,
    /// The turn to whose beginning it goes back.
    pub to: u32,
    /// Whether it was done, and not only looked at.
    pub done: bool,
}

/// A table that goes to another channel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MovedTable {
    /// Which table.
    pub table: TableId,
    /// The channel it comes from.
    pub from: String,
    /// The channel it goes to.
    pub to: String,
    /// Whether it was done, and not only looked at.
    pub done: bool,
}

/// Which tables are to go to another channel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum MovedFrom {
    /// This one.
    Table(TableId),
    /// All running ones that are in this channel, or were opened there.
    Channel(String),
}

/// Why something is not done.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StewardRefusal {
    /// There is no such table.
    #[error("there is no table {0}")]
    NoTable(TableId),
    /// Another house on the same log plays there.
    #[error("{what} is played by the process that has ward {ward}; it is asked with that one's \
         folder (--data FOLDER{})", folder_of(*ward))]
    Elsewhere {
        /// A table, or a server's tables.
        what: String,
        /// Which ward.
        ward: u32,
    },
    /// What is kept of it cannot be read, or not by these rules.
    #[error("table {0} cannot be read, so nothing is done there; the program's log says why")]
    Unreadable(TableId),
    /// Its game has not begun.
    #[error("the game of table {0} has not begun")]
    NotBegun(TableId),
    /// It has ended.
    #[error("table {0} has ended, and what has ended stays as it is")]
    Ended(TableId),
    /// It has not come to this turn.
    #[error("table {table} is in turn {now}; it goes back to one from 1 to {now}, not to {turn}")]
    NoTurn {
        /// Which table.
        table: TableId,
        /// The turn that was asked for.
        turn: u32,
        /// The turn it is in.
        now: u32,
    },
    /// Of the start of this turn nothing is kept that can be read.
    #[error("how turn {turn} of table {table} began is not kept any more, or cannot be read")]
    NotKept {
        /// Which table.
        table: TableId,
        /// Which turn.
        turn: u32,
    },
    /// No running table is there.
    #[error("no running table is in channel {0}, or was opened there")]
    NoneThere(String),
    /// It is there already.
    #[error("table {table} is in channel {channel} already")]
    There {
        /// Which table.
        table: TableId,
        /// Where.
        channel: String,
    },
    /// A table does not change doors.
    #[error(
        "{channel:?} is no channel for table {table}, which is in {present}: its id begins with the same door and has at most \
         {most} characters",
        most = ID_CHARACTERS
    )]
    NoChannel {
        /// What was given.
        channel: String,
        /// Which table.
        table: TableId,
        /// Where it is.
        present: String,
    },
    /// Nobody has this id.
    #[error("nobody has the id {0}; ids begin with their door, such as discord:81234")]
    NoPerson(String),
    /// Nobody has set such a server.
    #[error("nobody has set a server with the id {0}; ids begin with their door, such as discord:81234")]
    NoServer(String),
    /// The disk does not write, or the table has moved on.
    #[error(
        "it could not be saved: the disk may be full, or the table has moved on meanwhile. Ask once more; what was not saved \
         was not done"
    )]
    NotSaved,
    /// The store's answer was lost.
    #[error(
        "the connection to the store was lost at that very moment, so it is not known yet whether this was saved. Look in a \
         moment what has come of it, before you ask once more"
    )]
    PerhapsSaved,
}

impl StewardRefusal {
    const fn of(not_written: NotWritten) -> StewardRefusal {
        match not_written {
            NotWritten::No => StewardRefusal::NotSaved,
            NotWritten::Unknown => StewardRefusal::PerhapsSaved,
        }
    }
}

/// The folder of the process that has a ward, within the one that all of a machine share.
fn folder_of(ward: u32) -> String {
    if ward == 0 { String::new() } else { format!("/ward-{ward}") }
}

impl House {
    /// Takes a table's game back to where a turn began; unless it is `really` wanted, it is only looked at.
    ///
    /// # Errors
    /// When there is no such game or turn, or it cannot be saved.
    pub async fn rewind(&self, id: TableId, turn: u32, really: bool) -> Result<Rewinding, StewardRefusal> {
        let table = self.running_table(id).await?;
        if table.phase() == Phase::Lobby {
            return Err(StewardRefusal::NotBegun(id));
        }
        let now = table.turns();
        if !(1..=now).contains(&turn) {
            return Err(StewardRefusal::NoTurn { table: id, turn, now });
        }
        let not_kept = StewardRefusal::NotKept { table: id, turn };
        let past = self.past(&table).await.map_err(|_| not_kept.clone())?;
        let start = past.turns.iter().rfind(|it| it.turn == turn && it.branch == Branch::Kept).ok_or(not_kept.clone())?;
        if self.board(&table, start.after).await.is_none_or(|board| board.turns() != turn) {
            return Err(not_kept);
        }
        if really {
            let rewind = Command::Rewind { to: start.after, turn };
            self.command(id, &Who::House, &rewind, None).await.map_err(|why| refused(id, &why))?;
            info!(table = %id, turn, "the game was taken back by whoever runs the house");
        }
        Ok(Rewinding { table: id, from: now, to: turn, done: really })
    }

    /// Takes tables to another channel of their server, where a card shows each; unless it is `really` wanted, it is only
    /// looked at.
    ///
    /// # Errors
    /// When there are none, that is no channel for them, or it cannot be saved: some of them may be there then.
    pub async fn move_tables(&self, from: &MovedFrom, to: &str, really: bool) -> Result<Vec<MovedTable>, StewardRefusal> {
        let tables = match from {
            MovedFrom::Table(id) => vec![self.running_table(*id).await?],
            MovedFrom::Channel(channel) => self.tables_of(channel, to)?,
        };
        let moved = tables.iter().map(|table| moving(table, to)).collect::<Result<Vec<_>, _>>()?;
        for MovedTable { table, to, .. } in moved.iter().filter(|_| really) {
            let command = Command::Move { channel: to.clone() };
            let shown = |table: &Table, _: &_| Some(shown_there(table));
            self.decide(*table, &Who::House, &command, None, shown).await.map_err(|why| refused(*table, &why))?;
            info!(%table, channel = to, "a table was taken to another channel by whoever runs the house");
        }
        Ok(moved.into_iter().map(|it| MovedTable { done: really, ..it }).collect())
    }

    /// Forgets somebody as if they had asked for it: bots play on for them, and they are somebody. Answers how many running
    /// tables they have left.
    ///
    /// # Errors
    /// When nobody has this id, or it cannot be saved: what they have left by then stays left.
    pub async fn forget_person(&self, id: &PersonId) -> Result<usize, StewardRefusal> {
        let _alone = self.inner.queues.wait_to_sit_down(id).await;
        let known = self.inner.directory.known_as(id).ok_or_else(|| StewardRefusal::NoPerson(id.0.clone()))?;
        self.forgotten(&known.1).await.map_err(|why| StewardRefusal::of(why.next))
    }

    /// Forgets how a server is set.
    ///
    /// # Errors
    /// When nobody has set it, or it cannot be saved.
    pub async fn forget_server(&self, server: &str) -> Result<(), StewardRefusal> {
        if !self.share().has(server) {
            let Ward(ward) = self.share().of.ward_of(server);
            return Err(StewardRefusal::Elsewhere { what: format!("server {server}"), ward });
        }
        let _turn = self.inner.queues.wait_to_open(server).await;
        if *self.inner.directory.settings_of(server) == ServerSettings::default() {
            return Err(StewardRefusal::NoServer(server.to_owned()));
        }
        let write = || self.inner.store.note_server(server.to_owned(), ServerSettings::default());
        self.write_until_known("server settings", write).await.map_err(StewardRefusal::of)?;
        self.inner.directory.set_server(server.to_owned(), ServerSettings::default());
        Ok(())
    }

    /// A table that runs.
    async fn running_table(&self, id: TableId) -> Result<Arc<Table>, StewardRefusal> {
        let directory = &self.inner.directory;
        let Some(table) = directory.table(id) else {
            let ward = self.ward_of(id).await.ok().flatten();
            if let Some(Ward(ward)) = ward.filter(|ward| *ward != self.share().ward) {
                return Err(StewardRefusal::Elsewhere { what: format!("table {id}"), ward });
            }
            let is_unknown = matches!(self.inner.store.checkpoint(id).await, Err(StoreError::NoTable { .. }));
            let has_ended = matches!(self.inner.store.ended(id).await, Ok(Some(_)));
            return Err(match (has_ended, is_unknown) {
                (true, _) => StewardRefusal::Ended(id),
                (false, true) => StewardRefusal::NoTable(id),
                (false, false) => StewardRefusal::Unreadable(id),
            });
        };
        match table.phase() {
            Phase::Lobby | Phase::Playing => Ok(table),
            Phase::Over | Phase::Closed(_) => Err(StewardRefusal::Ended(id)),
        }
    }

    /// The running tables that are in this channel or were opened there, but for those that are where they are to go.
    fn tables_of(&self, channel: &str, to: &str) -> Result<Vec<Arc<Table>>, StewardRefusal> {
        let is_there = |table: &Arc<Table>| {
            let opened_in = table.parent().is_some_and(|parent| is_meant(&parent.channel, channel));
            is_meant(&table.place().channel, channel) || opened_in
        };
        let runs = |table: &Arc<Table>| matches!(table.phase(), Phase::Lobby | Phase::Playing);
        let all = self.inner.directory.all().into_iter().filter(|it| runs(it) && is_there(it));
        let tables: Vec<_> = all.filter(|table| !is_meant(&table.place().channel, to)).collect();
        if tables.is_empty() { Err(StewardRefusal::NoneThere(channel.to_owned())) } else { Ok(tables) }
    }
}

/// Whether a channel is the one that was typed, with its door's prefix or without.
fn is_meant(channel: &str, typed: &str) -> bool {
    channel == typed || channel.split_once(':').is_some_and(|(_, number)| number == typed)
}

/// A table's way to this channel.
fn moving(table: &Table, to: &str) -> Result<MovedTable, StewardRefusal> {
    let (id, present) = (table.id(), &table.place().channel);
    let door = present.split_once(':').map_or("", |(door, _)| door);
    let to = if door.is_empty() || to.contains(':') { to.to_owned() } else { format!("{door}:{to}") };
    let has_door = door.is_empty() || to.strip_prefix(door).is_some_and(|rest| rest.len() > 1 && rest.starts_with(':'));
    let has_no_blank = !to.trim().is_empty() && !to.contains(char::is_whitespace);
    if !has_door || !has_no_blank || to.chars().count() > ID_CHARACTERS {
        return Err(StewardRefusal::NoChannel { channel: to, table: id, present: present.clone() });
    }
    if to == *present {
        return Err(StewardRefusal::There { table: id, channel: to });
    }
    Ok(MovedTable { table: id, from: present.clone(), to, done: false })
}

/// What shows a table where it is now, and calls those for whom it waits.
fn shown_there(table: &Table) -> Notice {
    let people = table.people();
    let ping: Seats = table.waits_for().iter().filter(|seat| people.contains(*seat)).collect();
    let kind = match table.phase() {
        Phase::Lobby => NoticeKind::Lobby,
        Phase::Playing | Phase::Over | Phase::Closed(_) if ping.is_empty() => NoticeKind::Board,
        Phase::Playing | Phase::Over | Phase::Closed(_) => NoticeKind::Turn { ping },
    };
    Notice { table: table.id(), revision: table.revision(), kind, told: None }
}

/// Why a table does not decide so.
fn refused(table: TableId, why: &TableRefusal) -> StewardRefusal {
    if *why == TableRefusal::Ended {
        StewardRefusal::Ended(table)
    } else if *why == TableRefusal::NotStarted {
        StewardRefusal::NotBegun(table)
    } else {
        StewardRefusal::of(NotWritten::of_refusal(why))
    }
}

#[cfg(test)]
mod tests {
    use std::{sync::atomic::Ordering, time::Duration};

    use pergola_chat::{Act, Slash};
    use pergola_engine::Viewer;
    use pergola_games::GAMES;
    use pergola_table::{Command, What};

    use super::*;
    use crate::rehearsal::{Door, Memory, act, house_on, lobby};

    /// Two people play to the third turn.
    async fn played(house: &House) -> TableId {
        let id = lobby(house).await;
        for (name, wish) in [("Ben", "join"), ("Ann", "start")] {
            act(house, name, Act::Press { id: format!("1.{id}.{wish}") }).await;
        }
        while table(house, id).turns() < 4 {
            play(house, id).await;
        }
        id
    }

    fn table(house: &House, id: TableId) -> Arc<Table> {
        house.inner.directory.table(id).expect("it is at hand")
    }

    async fn play(house: &House, id: TableId) {
        let table = table(house, id);
        let seat = table.waits_for().iter().next().expect("somebody");
        let person = table.seats()[seat.index()].person.clone().expect("people sit there");
        let state = table.state_for(Viewer::Seat(seat)).expect("it is played");
        let action = state.legal_actions(seat).into_iter().next().expect("there is one");
        let acts = Command::Act { seat, action, decision: None };
        house.command(id, &Who::Person { person, moderator: false }, &acts, None).await.expect("it is legal");
    }

    fn settled(table: &Table) -> serde_json::Value {
        table.checkpoint()["play"]["settled"].clone()
    }

    #[tokio::test(start_paused = true)]
    async fn a_game_is_taken_back_to_where_a_turn_began_and_its_log_tells_it() {
        let memory = Memory::default();
        let house = memory.house(&Arc::default());
        let id = played(&house).await;
        play(&house, id).await;
        let door = Door::new(Duration::ZERO, []);
        house.attach(door.clone());
        tokio::time::sleep(Duration::from_secs(5)).await;
        let (before, cards) = (table(&house, id).revision(), door.tried().len());
        let second = house.past(&table(&house, id)).await.expect("it reads").turns[1].after;
        let second = settled(&house.board(&table(&house, id), second).await.expect("it is kept"));
        let looked = house.rewind(id, 2, false).await;
        assert_eq!(looked, Ok(Rewinding { table: id, from: 4, to: 2, done: false }));
        assert_eq!(table(&house, id).revision(), before, "nothing is done yet");
        assert_eq!(house.rewind(id, 2, true).await.map(|it| it.done), Ok(true));
        let now = table(&house, id);
        assert_eq!((now.turns(), settled(&now)), (2, second));
        tokio::time::sleep(Duration::from_secs(5)).await;
        assert_eq!(door.tried().len(), cards + 1, "a card tells the table");
        let entries = house.inner.store.entries(id).await.expect("they read");
        assert!(entries.len() as u64 > before, "the log only grows");
        let last = entries.iter().rfind(|it| matches!(it.what, What::WentBack { .. })).expect("it is told");
        assert!(matches!(last.what, What::WentBack { turn: 2, ordered: true, redone: false, .. }) && last.by.is_none());
        let again = Table::replay(&GAMES, id, now.place().clone(), &entries, now.guests()).expect("it plays again");
        assert_eq!(settled(&again), settled(&now));
        let log = Slash { command: "past".to_owned(), verb: Some("log".to_owned()), ..Slash::default() };
        let log = Slash { options: vec![("table".to_owned(), id.to_string())], ..log };
        let said = act(&house, "Ann", Act::Slash(log)).await.card.text;
        assert!(said.contains("Whoever runs this bot took the game back to the beginning of turn 2"), "{said}");
        while table(&house, id).turns() < 4 {
            play(&house, id).await;
        }
        // What was undone is no part of the game any more, and its turns are found anew.
        assert_eq!(house.rewind(id, 3, true).await.map(|it| (it.from, it.to)), Ok((4, 3)));
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn what_cannot_be_taken_back_is_refused_with_what_can() {
        let memory = Memory::default();
        let house = memory.house(&Arc::default());
        let (open, running, over) = (lobby(&house).await, played(&house).await, played(&house).await);
        house.command(over, &Who::House, &Command::Close, None).await.expect("the house closes it");
        let none = TableId(77);
        assert_eq!(house.rewind(none, 1, true).await, Err(StewardRefusal::NoTable(none)));
        assert_eq!(house.rewind(open, 1, true).await, Err(StewardRefusal::NotBegun(open)));
        assert_eq!(house.rewind(over, 1, true).await, Err(StewardRefusal::Ended(over)));
        for turn in [0, 5] {
            assert_eq!(house.rewind(running, turn, true).await, Err(StewardRefusal::NoTurn { table: running, turn, now: 4 }));
        }
        memory.is_full(true);
        let before = table(&house, running).revision();
        assert_eq!(house.rewind(running, 2, true).await, Err(StewardRefusal::NotSaved));
        assert_eq!((table(&house, running).revision(), table(&house, running).turns()), (before, 4));
        memory.is_full(false);
        let start = format!("table/{:020}/turn/", running.0);
        let kept: Vec<Vec<u8>> = memory.rows().keys().filter(|key| key.starts_with(start.as_bytes())).cloned().collect();
        kept.iter().skip(1).take(1).for_each(|key| drop(memory.rows().remove(key)));
        assert_eq!(house.rewind(running, 2, true).await, Err(StewardRefusal::NotKept { table: running, turn: 2 }));
        memory.refused.store(0, Ordering::Relaxed);
        assert!(house.rewind(running, 1, true).await.is_ok());
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn tables_go_to_another_channel_of_their_server_and_are_shown_there() {
        let house = Memory::default().house(&Arc::default());
        let (open, running, over) = (lobby(&house).await, played(&house).await, played(&house).await);
        house.command(over, &Who::House, &Command::Close, None).await.expect("the house closes it");
        let door = Door::new(Duration::ZERO, []);
        house.attach(door.clone());
        tokio::time::sleep(Duration::from_secs(5)).await;
        let cards = door.tried().len();
        let garden = MovedFrom::Channel("garden".to_owned());
        let looked = house.move_tables(&garden, "hall", false).await.expect("there are some");
        assert_eq!(looked.iter().map(|it| (it.table, it.done)).collect::<Vec<_>>(), [(open, false), (running, false)]);
        assert_eq!(table(&house, open).place().channel, "garden");
        let moved = house.move_tables(&garden, "hall", true).await.expect("there are some");
        assert!(moved.iter().all(|it| it.done && it.from == "garden" && it.to == "hall"), "{moved:?}");
        assert_eq!([open, running, over].map(|id| table(&house, id).place().channel.clone()), ["hall", "hall", "garden"]);
        tokio::time::sleep(Duration::from_secs(5)).await;
        assert_eq!(door.tried().len(), cards + 2, "a card shows each");
        assert_eq!(house.move_tables(&garden, "hall", true).await, Err(StewardRefusal::NoneThere("garden".to_owned())));
        let one = MovedFrom::Table(running);
        let there = StewardRefusal::There { table: running, channel: "hall".to_owned() };
        assert_eq!(house.move_tables(&one, "hall", true).await, Err(there));
        for odd in [" ", "two words", &"x".repeat(ID_CHARACTERS + 1)] {
            let refused = house.move_tables(&one, odd, true).await;
            assert!(matches!(refused, Err(StewardRefusal::NoChannel { .. })), "{refused:?}");
        }
        assert_eq!(house.move_tables(&MovedFrom::Table(over), "hall", true).await, Err(StewardRefusal::Ended(over)));
        let none = MovedFrom::Table(TableId(77));
        assert_eq!(house.move_tables(&none, "hall", true).await, Err(StewardRefusal::NoTable(TableId(77))));
        house.drain().await;
    }

    #[test]
    fn a_channel_may_be_typed_without_its_door() {
        assert!(is_meant("discord:4711", "4711") && is_meant("discord:4711", "discord:4711") && is_meant("garden", "garden"));
        assert!(
            !is_meant("discord:4711", "471") && !is_meant("discord:4711", "playground:4711") && !is_meant("discord:4711", "")
        );
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_is_forgotten_leaves_their_tables_to_bots() {
        let memory = Memory::default();
        let house = memory.house(&Arc::default());
        let (open, running) = (lobby(&house).await, played(&house).await);
        let ann = PersonId("test:Ann".to_owned());
        memory.is_full(true);
        assert_eq!(house.forget_person(&ann).await, Err(StewardRefusal::NotSaved));
        memory.is_full(false);
        assert_eq!(house.forget_person(&ann).await, Ok(2));
        assert!(matches!(table(&house, open).phase(), Phase::Closed(_)), "nobody is left there");
        let seats = table(&house, running).seats().to_vec();
        let somebody = seats.iter().find(|it| it.person.as_ref().is_some_and(|it| it.is_forgotten()));
        assert!(somebody.is_some_and(|it| it.bot.is_some()), "{seats:?}");
        assert_eq!(house.forget_person(&ann).await, Err(StewardRefusal::NoPerson("test:Ann".to_owned())));
        assert_eq!(house.forget_server("nowhere").await, Err(StewardRefusal::NoServer("nowhere".to_owned())));
        house.drain().await;
    }

    /// The store writes, and its answer is lost.
    #[tokio::test(start_paused = true)]
    async fn where_nobody_knows_what_was_saved_that_is_said_and_nothing_is_done_twice() {
        let memory = pergola_store::Memory::default();
        let house = house_on(&memory);
        let running = played(&house).await;
        let ann = PersonId("test:Ann".to_owned());
        memory.lose_next_answer();
        assert_eq!(house.rewind(running, 2, true).await, Err(StewardRefusal::PerhapsSaved));
        tokio::time::sleep(Duration::from_secs(5)).await;
        assert_eq!(table(&house, running).turns(), 2, "whoever looks sees that it was");
        memory.lose_next_answer();
        assert_eq!(house.forget_person(&ann).await, Err(StewardRefusal::PerhapsSaved));
        tokio::time::sleep(Duration::from_secs(5)).await;
        assert!(house.forget_person(&ann).await.is_ok());
        let entries = house.inner.store.entries(running).await.expect("they read");
        let left = entries.iter().filter(|it| matches!(it.what, What::Resigned { .. })).count();
        assert_eq!(left, 1, "what was left is not left twice");
        assert!(house.inner.directory.known_as(&ann).is_none());
        house.drain().await;
    }
}
