//! Before the start: seats, invitations, bots, options, and the start itself. The owner's commands are the owner's alone.
//!
//! A free seat can be kept for somebody, for [`INVITED_MILLIS`]. Luck seats the people when the game begins, unless they
//! chose otherwise; the entry of the start says who sits where.

use pergola_engine::{Chance, Chosen, Seat};

use super::{
    ClosedBecause, Phase, Table, What,
    choices::check_choice,
    limits::{ID_CHARACTERS, INVITED_MILLIS},
    moment::Millis,
    open::check_seats,
    people::{Person, PersonId, Who},
    refusal::{TableRefusal, check_ids},
    seated::{KeptSeat, SeatHolder},
};

impl Table {
    pub(super) fn join(&self, who: &Who, at: Millis) -> Result<Vec<What>, TableRefusal> {
        let person = who.person().ok_or(TableRefusal::NotSeated)?;
        if let Some(seat) = self.seat_of(&person.id) {
            return Err(TableRefusal::AlreadySeated { seat });
        }
        self.check_lobby()?;
        Ok(vec![What::Joined { seat: self.free_seat(Some(&person.id), at)?, person: self.reference(&person.id) }])
    }

    pub(super) fn leave(&self, who: &Who) -> Result<Vec<What>, TableRefusal> {
        self.check_lobby()?;
        if let Some(kept) =
            who.person().and_then(|person| self.facts.seated.invited.iter().find(|it| self.guests.is(it.person, &person.id)))
        {
            return Ok(vec![What::Uninvited { person: kept.person }]);
        }
        let seat = self.seat_of_sender(who)?;
        let left = What::Left { seat };
        if self.people().len() > 1 {
            return Ok(vec![left]);
        }
        Ok(vec![left, What::Closed { why: ClosedBecause::Empty }])
    }

    pub(super) fn invite(&self, who: &Who, people: &[Person], at: Millis) -> Result<Vec<What>, TableRefusal> {
        self.check_owner_in_lobby(who)?;
        self.invitations(people, at)
    }

    /// A kept seat for each of these people who has none.
    pub(super) fn invitations(&self, people: &[Person], at: Millis) -> Result<Vec<What>, TableRefusal> {
        check_ids(people.iter().map(|it| it.id.0.as_str()))?;
        let mut invited: Vec<&Person> = Vec::new();
        for person in people {
            let known = self.seat_of(&person.id).is_some() || self.is_invited(&person.id, at);
            if !known && invited.iter().all(|it| it.id != person.id) {
                invited.push(person);
            }
        }
        if invited.is_empty() {
            return Err(TableRefusal::NobodyToInvite);
        }
        let (taken, seats) = (self.seated() + self.kept(None, at), self.facts.opening.seats);
        if usize::from(taken) + invited.len() > usize::from(seats) {
            return Err(TableRefusal::Full { seats });
        }
        // An invitation whose time is over is given again.
        let again = invited.iter().filter(|it| self.facts.seated.invited.iter().any(|old| self.guests.is(old.person, &it.id)));
        let mut entries: Vec<What> = again.map(|it| What::Uninvited { person: self.reference(&it.id) }).collect();
        let until = at.saturating_add(INVITED_MILLIS);
        let kept = invited.into_iter().map(|it| KeptSeat { person: self.reference(&it.id), until });
        entries.extend(kept.map(What::Invited));
        Ok(entries)
    }

    pub(super) fn free(&self, who: &Who, person: &PersonId) -> Result<Vec<What>, TableRefusal> {
        self.check_owner_in_lobby(who)?;
        match self.seat_of(person) {
            Some(seat) if !self.is_owned_by(person) => Ok(vec![What::Left { seat }]),
            None if self.facts.seated.invited.iter().any(|it| self.guests.is(it.person, person)) => {
                Ok(vec![What::Uninvited { person: self.reference(person) }])
            }
            _ => Err(TableRefusal::NobodyToFree),
        }
    }

    pub(super) fn set_shuffled(&self, who: &Who, shuffled: bool) -> Result<Vec<What>, TableRefusal> {
        self.check_owner_in_lobby(who)?;
        Ok(vec![What::ShuffledSet { shuffled }])
    }

    pub(super) fn set_unaided(&self, who: &Who, unaided: bool) -> Result<Vec<What>, TableRefusal> {
        self.check_owner_in_lobby(who)?;
        Ok(vec![What::UnaidedSet { unaided }])
    }

    pub(super) fn add_bot(&self, who: &Who, bot: &str, at: Millis) -> Result<Vec<What>, TableRefusal> {
        self.check_owner_in_lobby(who)?;
        if self.bots.bot(bot).is_none() {
            let known = self.bots.levels.iter().map(|level| level.key()).collect();
            return Err(TableRefusal::UnknownBot { key: bot.chars().take(ID_CHARACTERS).collect(), known });
        }
        Ok(vec![What::BotAdded { seat: self.free_seat(None, at)?, bot: bot.to_owned() }])
    }

    pub(super) fn remove_bot(&self, who: &Who) -> Result<Vec<What>, TableRefusal> {
        self.check_owner_in_lobby(who)?;
        let last = self.facts.seated.holders.iter().rposition(|it| it.bot.is_some()).ok_or(TableRefusal::NoBot)?;
        Ok(vec![What::BotRemoved { seat: Seat(last as u8) }])
    }

    pub(super) fn set_option(&self, who: &Who, key: &str, chosen: Option<&Chosen>) -> Result<Vec<What>, TableRefusal> {
        self.check_lobby()?;
        check_choice(key, chosen)?;
        self.check_may_choose(who, key)?;
        let mut options = self.facts.opening.options.clone();
        match chosen {
            Some(chosen) => options.0.insert(key.to_owned(), chosen.clone()),
            None => options.0.remove(key),
        };
        self.game.setup(self.facts.opening.seats, &options).map_err(TableRefusal::Setup)?;
        Ok(vec![What::OptionSet { key: key.to_owned(), chosen: chosen.cloned() }])
    }

    pub(super) fn set_edition(&self, who: &Who, key: &str) -> Result<Vec<What>, TableRefusal> {
        self.check_owner_in_lobby(who)?;
        let Some(game) = self.editions.keyed(key) else {
            let keys = self.editions.iter().map(|game| game.edition().key.clone()).collect();
            return Err(TableRefusal::UnknownEdition { key: key.chars().take(ID_CHARACTERS).collect(), keys });
        };
        game.setup(self.facts.opening.seats, &self.facts.opening.options).map_err(TableRefusal::Setup)?;
        Ok(vec![What::EditionSet { edition: game.edition().clone() }])
    }

    pub(super) fn set_seats(&self, who: &Who, seats: u8) -> Result<Vec<What>, TableRefusal> {
        self.check_owner_in_lobby(who)?;
        check_seats(&*self.game, seats)?;
        let taken = self.facts.seated.holders.len() + self.facts.seated.invited.len();
        if usize::from(seats) < taken {
            return Err(TableRefusal::SeatsTaken { seated: taken as u8 });
        }
        self.game.setup(seats, &self.facts.opening.options).map_err(TableRefusal::Setup)?;
        Ok(vec![What::SeatsSet { seats }])
    }

    pub(super) fn start(&self, who: &Who, seed: u64) -> Result<Vec<What>, TableRefusal> {
        self.check_owner_in_lobby(who)?;
        let (least, _) = self.game.meta().seats;
        let seated = self.seated();
        if seated < least {
            return Err(TableRefusal::TooFewSeated { seated, least });
        }
        let mut begun = self.clone();
        let order = self.drawn_order(seed);
        begun.enter_order(&order);
        let mut chance = Chance::rolled(seed);
        self.game.start(seated, &begun.facts.opening.options, &mut chance).map_err(TableRefusal::Setup)?;
        let chance = chance.finish().expect("fresh luck follows no record");
        Ok(vec![What::Started { version: self.game.meta().version, chance, holders: order, position: None }])
    }

    /// Who sits where when the game begins: drawn, or as they came.
    fn drawn_order(&self, seed: u64) -> Vec<SeatHolder> {
        let mut waiting = self.facts.seated.holders.clone();
        if !self.facts.opening.shuffled {
            return waiting;
        }
        // Another stream than the one the game is dealt from, so that the order tells nothing of the deal.
        let mut luck = Chance::silent(!seed);
        let mut order = Vec::with_capacity(waiting.len());
        while !waiting.is_empty() {
            order.push(waiting.remove(luck.below(waiting.len() as u32) as usize));
        }
        order
    }

    /// Refuses unless people may still join and choose.
    fn check_lobby(&self) -> Result<(), TableRefusal> {
        match self.phase() {
            Phase::Lobby => Ok(()),
            Phase::Playing => Err(TableRefusal::AlreadyStarted),
            Phase::Over | Phase::Closed(_) => Err(TableRefusal::Ended),
        }
    }

    pub(super) fn check_owner_in_lobby(&self, who: &Who) -> Result<(), TableRefusal> {
        self.check_lobby()?;
        if self.is_owner(who) { Ok(()) } else { Err(self.not_owner()) }
    }

    pub(super) fn is_owner(&self, who: &Who) -> bool {
        who.person().is_some_and(|it| self.is_owned_by(&it.id))
    }

    pub(super) fn not_owner(&self) -> TableRefusal {
        TableRefusal::NotOwner { owner: self.owner().and_then(|owner| self.seat_of(owner)) }
    }

    /// The seat that belongs to whoever sends a command.
    pub(super) fn seat_of_sender(&self, who: &Who) -> Result<Seat, TableRefusal> {
        who.person().and_then(|it| self.seat_of(&it.id)).ok_or(TableRefusal::NotSeated)
    }

    fn seated(&self) -> u8 {
        self.facts.seated.count()
    }

    /// A seat for this person, or for a bot: one that is neither taken nor kept for another.
    fn free_seat(&self, person: Option<&PersonId>, at: Millis) -> Result<Seat, TableRefusal> {
        let (seats, kept) = (self.facts.opening.seats, self.kept(person, at));
        if self.seated() >= seats {
            return Err(TableRefusal::Full { seats });
        }
        let invited = person.is_some_and(|person| self.is_invited(person, at));
        if invited || self.seated() + kept < seats { Ok(Seat(self.seated())) } else { Err(TableRefusal::Kept { kept }) }
    }

    fn is_invited(&self, person: &PersonId, at: Millis) -> bool {
        self.facts.seated.invited.iter().any(|it| self.guests.is(it.person, person) && it.until > at)
    }

    /// How many free seats are kept for others than this person.
    fn kept(&self, person: Option<&PersonId>, at: Millis) -> u8 {
        self.facts
            .seated
            .invited
            .iter()
            .filter(|it| it.until > at && !person.is_some_and(|person| self.guests.is(it.person, person)))
            .count() as u8
    }
}
