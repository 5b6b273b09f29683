//! What follows in a cup by itself: tables are opened, their games taken into account, and the next round begun.
//!
//! It looks whenever something has happened to a cup or to one of its tables, and when the time of a round is over. Whatever does
//! not go through now, a table for which there is no room or a write that fails, is tried again a little later. A table that was
//! opened and is not yet known to its cup says itself which of its games it is.

use std::{sync::Arc, time::Duration};

use pergola_chat as chat;
use pergola_chat::Tables;
use pergola_cups::{Came, Cup, CupGame, CupId, CupState, Finish, How};
use pergola_table::{
    Allowance, Crowd, Guests, Millis, OfCup, Opening, Person, PersonId, Phase, Table, TableId, TableRefusal, TimeLimit, WhenOver,
};
use tokio::time::sleep;
use tracing::{info, warn};

use super::House;

/// A cup that nobody begins is called off after so long.
const JOINING_LASTS: Millis = 14 * DAY;
const DAY: Millis = 24 * 3_600 * 1_000;
/// When it is tried again what did not go through.
const AGAIN: Duration = Duration::from_secs(60);

/// Something did not go through, and is tried again.
struct Again;

/// What became of the search for a game's table.
enum Found {
    There(Arc<Table>),
    /// It is stored and cannot be read as things are.
    Unreadable,
    Missing,
}

impl House {
    /// Carries on all cups until the house stops.
    pub(crate) fn keep_cups(&self) {
        let house = self.clone();
        self.inner.senders.spawn(async move {
            let carrying = house.clone();
            house.persevere("cups", None, move || carrying.clone().carry_on()).await;
        });
    }

    async fn carry_on(self) {
        let carrying = async {
            loop {
                let cups: Vec<Arc<Cup>> = self.inner.cups.read().values().cloned().collect();
                let mut is_behind = false;
                for cup in cups.iter().filter(|it| it.is_open()) {
                    is_behind |= self.carry_on_cup(cup.id).await.is_err();
                }
                let cups: Vec<Arc<Cup>> = self.inner.cups.read().values().cloned().collect();
                cups.iter().filter(|it| it.told < it.cards()).for_each(|it| self.post_cup(it.id));
                let now = self.inner.surroundings.now();
                let next = cups.iter().filter_map(|it| due(it)).filter(|at| *at > now).min();
                tokio::select! {
                    biased;
                    () = self.inner.surroundings.until(next) => {}
                    () = self.inner.cups.news.notified() => {}
                    () = sleep(AGAIN), if is_behind => {}
                }
            }
        };
        self.inner.stopping.run_until_cancelled(carrying).await;
    }

    /// Carries on a cup as far as it goes now.
    async fn carry_on_cup(&self, id: CupId) -> Result<(), Again> {
        loop {
            let _turn = self.inner.cups.wait(id).await;
            let Some(before) = self.inner.cups.get(id) else { return Ok(()) };
            let mut cup = Cup::clone(&before);
            let now = self.inner.surroundings.now();
            self.without_forgotten(&mut cup, now);
            if cup.state == CupState::Joining && due(&cup).is_some_and(|at| at <= now) {
                // It goes on as long as it is open, which it is.
                let _ = cup.call_off(now);
            }
            let opened = if cup.state == CupState::Playing { self.look_at_games(&mut cup, now).await } else { Ok(()) };
            let went_on = cup.go_on(now);
            if cup != *before && self.write_cup(cup, Guests::default()).await.is_err() {
                return Err(Again);
            }
            if !went_on {
                return opened;
            }
        }
    }

    /// Whoever was forgotten takes part no more.
    fn without_forgotten(&self, cup: &mut Cup, now: Millis) {
        let staying = cup.entrants.iter().filter(|it| !it.withdrawn).map(|it| it.person);
        let gone: Vec<_> = staying.filter(|person| self.entrant(*person).is_none()).collect();
        for person in gone {
            let _ = cup.leave(person, now);
        }
    }

    /// Opens the tables of the present round that are not open, and takes what its games have come to.
    async fn look_at_games(&self, cup: &mut Cup, now: Millis) -> Result<(), Again> {
        let is_over_time = cup.due().is_some_and(|at| at <= now);
        let games = cup.rounds.last().map(|round| round.games.clone()).unwrap_or_default();
        let mut outcome = Ok(());
        for (number, game) in games.iter().enumerate().filter(|(_, game)| !game.is_finished()) {
            let table = match self.table_of(cup, number, game).await {
                Found::There(table) => Some(table),
                Found::Unreadable => None,
                Found::Missing if is_over_time => None,
                Found::Missing => match self.open_of_cup(cup, number, game, now).await {
                    Ok(table) => self.at_hand(table).await,
                    Err(why) => {
                        warn!(cup = cup.id.0, ?why, "a table of a cup is not open yet");
                        outcome = Err(Again);
                        None
                    }
                },
            };
            if let Some(table) = table.as_ref().filter(|it| game.table != Some(it.id())) {
                cup.opened(number, table.id(), now);
            }
            let finish = table.as_deref().and_then(|table| self.finish(game, table, is_over_time));
            let unplayed = || Finish { how: How::OutOfTime, came: vec![Came::Place(1); game.entrants.len()] };
            if let Some(finish) = finish.map(|it| it(cup)).or_else(|| is_over_time.then(unplayed)) {
                cup.finished(number, finish, now);
            }
        }
        outcome
    }

    /// The table of a game of the present round: also where only the table knows it, or its number is another's now.
    async fn table_of(&self, cup: &Cup, number: usize, game: &CupGame) -> Found {
        let (mark, directory) = (mark(cup, number), &self.inner.directory);
        if let Some(id) = game.table {
            match self.at_hand(id).await {
                Some(table) if table.opening().cup == Some(mark) => return Found::There(table),
                None if directory.is_unreadable(id) || self.may_be_archived(id).await => return Found::Unreadable,
                Some(_) | None => {}
            }
        }
        let tables = directory.in_server(&cup.place.server).into_iter().filter_map(|id| directory.table(id));
        tables.into_iter().find(|table| table.opening().cup == Some(mark)).map_or(Found::Missing, Found::There)
    }

    /// What a game has come to at its table; nothing while it is played.
    fn finish<'a>(&'a self, game: &'a CupGame, table: &'a Table, is_over_time: bool) -> Option<impl FnOnce(&Cup) -> Finish + 'a> {
        let how = match table.phase() {
            Phase::Over => How::Played,
            Phase::Closed(_) => How::Closed,
            Phase::Lobby | Phase::Playing if is_over_time => How::OutOfTime,
            Phase::Lobby | Phase::Playing => return None,
        };
        Some(move |cup: &Cup| {
            let stays = |entrant: &u8| -> Option<u8> {
                let person = self.entrant(cup.entrants[usize::from(*entrant)].person)?;
                let seat = table.seat_of(&person.id).filter(|seat| table.present().contains(*seat))?;
                let ranks = table.outcome().map(|it| it.ranks[seat.index()]);
                Some(if how == How::Played { ranks.unwrap_or(1) } else { 1 })
            };
            let ranks: Vec<Option<u8>> = game.entrants.iter().map(stays).collect();
            let before = |rank: u8| ranks.iter().flatten().filter(|other| **other < rank).count() as u8;
            let came = ranks.iter().map(|rank| rank.map_or(Came::Left, |rank| Came::Place(before(rank) + 1)));
            Finish { how, came: came.collect() }
        })
    }

    /// Opens the table of a game, at which everybody sits and the game has begun.
    async fn open_of_cup(&self, cup: &Cup, number: usize, game: &CupGame, now: Millis) -> Result<TableId, TableRefusal> {
        let seated = game.entrants.iter().map(|it| self.entrant(cup.entrants[usize::from(*it)].person));
        let seated: Vec<Person> = seated.collect::<Option<_>>().ok_or(TableRefusal::NotSeated)?;
        // Whoever waits for several people waits for them in one order.
        let mut order: Vec<&PersonId> = seated.iter().map(|it| &it.id).collect();
        order.sort();
        let mut alone = Vec::with_capacity(order.len());
        for person in order {
            alone.push(self.inner.queues.wait_to_sit_down(person).await);
        }
        let turn = self.inner.queues.wait_to_open(&cup.place.server).await;
        let directory = &self.inner.directory;
        for person in &seated {
            let elsewhere = self.counted_elsewhere(&person.id).await?;
            Crowd::Person.check_room(directory.open_of(&person.id) + elsewhere.open)?;
        }
        Crowd::Channel.check_room(directory.open_at(&cup.place))?;
        Crowd::Server.check_room(directory.open_in(&cup.place.server))?;
        let people = directory.meet(&seated);
        let (opening, luck) = (self.opening_of_cup(cup, number, seated.len() as u8)?, self.inner.surroundings.entropy());
        let (table, commit) = {
            let mut next = self.inner.next_table.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            let place = (*next, cup.place.clone());
            let opened = Table::open_of_cup(&self.inner.games, place, &seated, opening, &people, luck, now)?;
            *next = TableId(self.inner.share.after(next.0));
            opened
        };
        let id = table.id();
        self.write(table, commit, (turn, alone)).await?;
        info!(cup = cup.id.0, table = %id, "a table of a cup is open");
        Ok(id)
    }

    /// A table of a cup is as new tables are in its server. Its people share the time of the round, unless the server has another
    /// limit, and nobody is given hints.
    fn opening_of_cup(&self, cup: &Cup, number: usize, seats: u8) -> Result<Opening, TableRefusal> {
        let settings = self.inner.directory.settings_of(&cup.place.server);
        let unknown = || TableRefusal::UnknownGame { key: cup.plan.game.clone(), known: Vec::new() };
        let game = self.inner.games.game(&cup.plan.game).ok_or_else(unknown)?;
        let bank = Allowance::Bank { millis: u64::from(cup.plan.days) * DAY / u64::from(seats.max(1)), more: 0 };
        let time = settings.time().unwrap_or(TimeLimit { time: bank, then: WhenOver::BotTakesSeat });
        let language = chat::cups::usual_language(&settings);
        Ok(Opening {
            options: settings.beginning(game, seats),
            own_thread: cup.parent.is_none(),
            time: Some(time),
            unaided: true,
            cup: Some(mark(cup, number)),
            ..Opening::new(&cup.plan.game, seats, language)
        })
    }
}

/// What stands in the opening of a table of the present round.
fn mark(cup: &Cup, number: usize) -> OfCup {
    OfCup { cup: cup.id.0, round: cup.rounds.len().saturating_sub(1) as u8, game: number as u8 }
}

/// When something follows in a cup that goes on, whatever happens.
fn due(cup: &Cup) -> Option<Millis> {
    match cup.state {
        CupState::Joining => Some(cup.founded + JOINING_LASTS),
        CupState::Playing => cup.due(),
        CupState::Over | CupState::CalledOff => None,
    }
}
