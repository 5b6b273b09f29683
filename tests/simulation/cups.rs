//! Cups under simulation: people of one channel play one, while the house dies and is born again.
//!
//! What a cup's row says is read from the disk like all else: a round that has begun, a table that is known and a result that counts
//! stay what they are, no game has two tables, and whatever was posted was written before.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, Mutex, MutexGuard},
};

use pergola::{
    chat::{Act, Slash, rows::Row},
    cups::{Cup, CupState},
    host::Post,
    table::{OfCup, TableId},
};

use super::{
    memory::Memory,
    people::{Company, Player},
    world::World,
};

/// How many take part.
const PEOPLE: usize = 8;
/// How often somebody presses who does not see whether they are in: an answer may have been lost.
const PRESSES: u32 = 3;

/// The cups on the disk.
#[derive(Default)]
pub(crate) struct CupWatch(Mutex<BTreeMap<u64, Cup>>);

impl CupWatch {
    fn cups(&self) -> MutexGuard<'_, BTreeMap<u64, Cup>> {
        self.0.lock().expect("nobody panics with it")
    }

    /// Looks at the cups as they are synced now.
    pub(crate) fn look(&self, disk: &Memory, world: &World) {
        for (_, row) in disk.rows("cup/") {
            let cup: Cup = serde_json::from_slice(&row).expect("a cup reads");
            if let Some(before) = self.cups().insert(cup.id.0, cup.clone()) {
                check_change(&before, &cup, world);
            }
        }
    }

    /// A part of what was told is gone, and what is on the disk is what there is from now on. A game whose table is not there any
    /// more, since no backup has a table that could not be read, is played at another.
    pub(crate) fn take_up(&self, disk: &Memory, tables: &BTreeSet<TableId>) {
        self.cups().clear();
        for (_, row) in disk.rows("cup/") {
            let mut cup: Cup = serde_json::from_slice(&row).expect("a cup reads");
            let unfinished = cup.rounds.iter_mut().flat_map(|it| &mut it.games).filter(|it| it.finish.is_none());
            unfinished.for_each(|game| game.table = game.table.filter(|it| tables.contains(it)));
            self.cups().insert(cup.id.0, cup);
        }
    }

    /// A cup's card is seen by everybody from now on.
    pub(crate) fn posted(&self, cup: u64, post: &Post, world: &World) {
        world.count("card of a cup posted");
        match self.cups().get(&cup) {
            None => world.wrong(format!("cup {cup} was shown before it was stored")),
            Some(stored) if post.card.revision > stored.revision => {
                world.wrong(format!("cup {cup} was shown at {}, stored are {}", post.card.revision, stored.revision));
            }
            Some(_) => {}
        }
    }

    /// No game has two tables.
    pub(crate) fn check_tables(&self, marks: impl Iterator<Item = (TableId, OfCup)>, world: &World) {
        let mut known: BTreeMap<(u64, u8, u8), TableId> = BTreeMap::new();
        for (table, mark) in marks {
            if let Some(other) = known.insert((mark.cup, mark.round, mark.game), table) {
                world.wrong(format!("tables {other} and {table} are of the same game of cup {}", mark.cup));
            }
        }
    }

    /// How far the cups have come.
    pub(crate) fn count(&self, world: &World) {
        for cup in self.cups().values() {
            let state = match cup.state {
                CupState::Joining => "cup that waits for people",
                CupState::Playing => "cup that goes on",
                CupState::Over => "cup that is over",
                CupState::CalledOff => "cup that was called off",
            };
            world.count(state);
            cup.rounds.iter().for_each(|_| world.count("round of a cup"));
            let finished = cup.rounds.iter().flat_map(|round| &round.games).filter_map(|game| game.finish.as_ref());
            finished.for_each(|finish| world.count(&format!("game of a cup: {:?}", finish.how)));
        }
    }
}

fn check_change(before: &Cup, after: &Cup, world: &World) {
    let wrong = |what: &str| world.wrong(format!("cup {}: {what}: {before:?} became {after:?}", before.id.0));
    if after.revision < before.revision || after.told < before.told || after.rounds.len() < before.rounds.len() {
        wrong("it went back");
    }
    if !before.rounds.is_empty() && before.entrants.len() != after.entrants.len() {
        wrong("somebody came or went who took part");
    }
    for (was, is) in before.rounds.iter().zip(&after.rounds) {
        for (was, is) in was.games.iter().zip(&is.games) {
            if was.table.is_some() && was.table != is.table {
                wrong("a game has another table");
            }
            if was.finish.is_some() && was.finish != is.finish {
                wrong("a game has come to something else");
            }
        }
    }
    if after.rounds.iter().rev().skip(1).flat_map(|it| &it.games).any(|game| game.finish.is_none()) {
        wrong("a round began before the one before it was played");
    }
}

impl Company {
    /// Calls for a cup, or takes part in the one there is. Whether they did something.
    pub(crate) async fn cup(&self, player: &Player, number: usize) -> bool {
        let cups: Vec<Cup> = self.watch.cups().cups().values().cloned().collect();
        let Some(cup) = cups.iter().find(|cup| cup.place == *player.home()) else {
            if number != 0 {
                return false;
            }
            let option = |name: &str, value: &str| (name.to_owned(), value.to_owned());
            let people = PEOPLE.to_string();
            let options = vec![option("game", "gardens"), option("people", &people), option("rounds", "3"), option("days", "7")];
            let slash = Slash { command: "club".to_owned(), verb: Some("cup".to_owned()), options, ..Slash::default() };
            self.act(player, player.home(), Act::Slash(slash), "cup called for").await;
            return true;
        };
        if cup.state != CupState::Joining || !player.presses_for_cup(PRESSES) {
            return false;
        }
        let messages = self.channels.messages(player.home());
        let buttons = messages.iter().rev().flat_map(|card| &card.rows).filter_map(|row| match row {
            Row::Buttons(buttons) => buttons.iter().find(|it| it.id.ends_with("cup.join")),
            Row::Menu(_) => None,
        });
        let Some(id) = buttons.map(|it| it.id.clone()).next() else { return false };
        self.act(player, player.home(), Act::Press { id }, "cup joined").await;
        true
    }
}

/// Cups, shared by whoever watches.
pub(crate) type Cups = Arc<CupWatch>;
