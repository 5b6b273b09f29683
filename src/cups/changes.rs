//! What happens to a cup. Whatever is refused changes nothing.

use pergola_table::{Millis, PersonRef, PlaceId, TableId};

use crate::{
    Came, Cup, CupGame, CupId, CupState, Entrant, Finish, How, LEAST_PEOPLE, MOST_DAYS, MOST_PEOPLE, MOST_ROUNDS, MOST_SEATS,
    Plan, Round, System, VERSION, pairing,
};

/// Why a cup does not change so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CupRefusal {
    /// So many people cannot take part.
    People {
        /// The least.
        least: u8,
        /// The most.
        most: u8,
    },
    /// So many cannot sit at a table.
    Seats {
        /// The least.
        least: u8,
        /// The most.
        most: u8,
    },
    /// So many rounds cannot be asked for.
    Rounds {
        /// The most.
        most: u8,
    },
    /// So many days a round cannot take.
    Days {
        /// The most.
        most: u8,
    },
    /// Each meets each other only where two sit at a table.
    RobinOfMany,
    /// It has begun, or is over.
    Begun,
    /// It is over or was called off.
    Ended,
    /// They take part already.
    Inside,
    /// They do not take part.
    Outside,
    /// As many take part as can.
    Full,
    /// Too few take part yet.
    TooFew {
        /// How many are needed.
        least: u8,
    },
    /// That is its founder's, and for those who moderate.
    NotTheirs,
}

/// Whether there is room for more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joined {
    /// There is.
    WithRoom,
    /// They were the last there was room for: it can begin.
    AsLast,
}

impl Plan {
    /// Refuses what can be in no cup of a game for so many seats.
    ///
    /// # Errors
    /// With the limit.
    pub fn check(&self, seats: (u8, u8)) -> Result<(), CupRefusal> {
        let (least, most) = (seats.0.max(2), seats.1.min(MOST_SEATS));
        if !(least..=most).contains(&self.seats) {
            return Err(CupRefusal::Seats { least, most });
        }
        // A cup begins when it is full: then one table is full, too.
        let least = self.seats.max(LEAST_PEOPLE as u8);
        if !(least..=MOST_PEOPLE).contains(&self.people) {
            return Err(CupRefusal::People { least, most: MOST_PEOPLE });
        }
        if self.rounds.is_some_and(|rounds| !(1..=MOST_ROUNDS).contains(&rounds)) {
            return Err(CupRefusal::Rounds { most: MOST_ROUNDS });
        }
        if !(1..=MOST_DAYS).contains(&self.days) {
            return Err(CupRefusal::Days { most: MOST_DAYS });
        }
        if self.system == System::RoundRobin && self.seats > 2 { Err(CupRefusal::RobinOfMany) } else { Ok(()) }
    }
}

impl Cup {
    /// A cup that is called for, in a thread where it has a parent.
    pub fn found(id: CupId, (place, parent): (PlaceId, Option<String>), founder: PersonRef, plan: Plan, now: Millis) -> Cup {
        let (entrants, rounds) = (Vec::new(), Vec::new());
        let state = CupState::Joining;
        Cup {
            version: VERSION,
            id,
            place,
            parent,
            founder,
            plan,
            founded: now,
            state,
            entrants,
            rounds,
            revision: 0,
            told: 0,
            last: now,
        }
    }

    /// Somebody takes part.
    ///
    /// # Errors
    /// When it has begun, is full, or they do already.
    pub fn join(&mut self, person: PersonRef, now: Millis) -> Result<Joined, CupRefusal> {
        if self.state != CupState::Joining {
            return Err(if self.is_open() { CupRefusal::Begun } else { CupRefusal::Ended });
        }
        if self.entrant(person).is_some() {
            return Err(CupRefusal::Inside);
        }
        if self.entrants.len() >= usize::from(self.plan.people) {
            return Err(CupRefusal::Full);
        }
        self.entrants.push(Entrant { person, lot: 0, withdrawn: false });
        self.changed(now);
        Ok(if self.entrants.len() == usize::from(self.plan.people) { Joined::AsLast } else { Joined::WithRoom })
    }

    /// Somebody takes part no more. Before the cup begins they are out of it; later they are paired no more, and a game of
    /// theirs that has no table yet is forfeited. One that is played goes on.
    ///
    /// # Errors
    /// When they do not take part, or it has ended.
    pub fn leave(&mut self, person: PersonRef, now: Millis) -> Result<(), CupRefusal> {
        if !self.is_open() {
            return Err(CupRefusal::Ended);
        }
        let number = self.entrant(person).filter(|it| !self.entrants[usize::from(*it)].withdrawn).ok_or(CupRefusal::Outside)?;
        if self.state == CupState::Joining {
            self.entrants.remove(number.into());
        } else {
            self.entrants[usize::from(number)].withdrawn = true;
            self.forfeit_unopened();
        }
        self.changed(now);
        Ok(())
    }

    /// It begins: lots are drawn by this luck, and the first round is paired.
    ///
    /// # Errors
    /// When it has begun, or too few take part.
    pub fn begin(&mut self, luck: u64, now: Millis) -> Result<(), CupRefusal> {
        if self.state != CupState::Joining {
            return Err(if self.is_open() { CupRefusal::Begun } else { CupRefusal::Ended });
        }
        let least = LEAST_PEOPLE.max(self.plan.seats.into());
        if self.entrants.len() < least {
            return Err(CupRefusal::TooFew { least: least as u8 });
        }
        for (entrant, lot) in self.entrants.iter_mut().zip(lots(self.plan.people, luck)) {
            entrant.lot = lot;
        }
        self.state = CupState::Playing;
        self.next_round(now);
        Ok(())
    }

    /// It is called off, and nothing of it counts any more.
    ///
    /// # Errors
    /// When it has ended.
    pub fn call_off(&mut self, now: Millis) -> Result<(), CupRefusal> {
        if !self.is_open() {
            return Err(CupRefusal::Ended);
        }
        self.state = CupState::CalledOff;
        self.changed(now);
        Ok(())
    }

    /// Goes on as far as it can by itself: to the next round when all games of the present one count, or to its end. Whether it
    /// did.
    pub fn go_on(&mut self, now: Millis) -> bool {
        let is_finished = |round: &Round| round.games.iter().all(CupGame::is_finished);
        if self.state != CupState::Playing || !self.rounds.last().is_some_and(is_finished) {
            return false;
        }
        if self.rounds.len() >= self.planned_rounds() || self.staying() < 2 {
            self.state = CupState::Over;
            self.changed(now);
        } else {
            self.next_round(now);
        }
        true
    }

    /// The game at this place of the present round is played at this table.
    pub fn opened(&mut self, game: usize, table: TableId, now: Millis) {
        if let Some(game) = self.rounds.last_mut().and_then(|round| round.games.get_mut(game)) {
            game.table = Some(table);
        }
        self.changed(now);
    }

    /// The game at this place of the present round has come to this. Nothing changes where it counts already.
    pub fn finished(&mut self, game: usize, finish: Finish, now: Millis) {
        let game = self.rounds.last_mut().and_then(|round| round.games.get_mut(game));
        if let Some(game) = game.filter(|it| !it.is_finished() && it.entrants.len() == finish.came.len()) {
            game.finish = Some(finish);
            self.changed(now);
        }
    }

    /// So many of its cards have been posted.
    pub fn told(&mut self, cards: u8) {
        self.told = self.told.max(cards);
    }

    fn changed(&mut self, now: Millis) {
        self.revision += 1;
        self.last = self.last.max(now);
    }

    fn next_round(&mut self, now: Millis) {
        let (games, free) = pairing::next(self);
        let games = games.into_iter().map(|entrants| CupGame { entrants, table: None, finish: None }).collect();
        self.rounds.push(Round { begun: self.last.max(now), games, free });
        self.forfeit_unopened();
        self.changed(now);
    }

    /// Games of which nobody has seen a table are not played where somebody of two has given up.
    fn forfeit_unopened(&mut self) {
        let entrants = self.entrants.clone();
        let Some(round) = self.rounds.last_mut() else { return };
        let stays = |it: &u8| !entrants[usize::from(*it)].withdrawn;
        for game in round.games.iter_mut().filter(|it| it.table.is_none() && !it.is_finished()) {
            if game.entrants.iter().all(stays) {
                continue;
            }
            if game.entrants.iter().filter(|it| stays(it)).count() >= 2 {
                // The others have a game without them.
                game.entrants.retain(stays);
                continue;
            }
            let came = game.entrants.iter().map(|it| if stays(it) { Came::Place(1) } else { Came::Left });
            game.finish = Some(Finish { how: How::Forfeited, came: came.collect() });
        }
    }
}

/// The lots from 1 to this number, in an order that follows from luck.
fn lots(count: u8, mut luck: u64) -> Vec<u8> {
    let mut lots: Vec<u8> = (1..=count).collect();
    for at in (1..lots.len()).rev() {
        // Vigna's splitmix.
        luck = luck.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (luck ^ luck >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        lots.swap(at, ((mixed ^ mixed >> 31) % (at as u64 + 1)) as usize);
    }
    lots
}
