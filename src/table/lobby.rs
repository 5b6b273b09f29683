//! Before the start: seats, bots, options, and the start itself. The owner's commands are the owner's alone.

use super::{
    ClosedBecause, Phase, Table, What,
    choices::check_choice,
    command::TableRefusal,
    limits::ID_CHARACTERS,
    open::check_seats,
    people::{Person, PersonId, Who},
};
use crate::engine::{Chance, Chosen, Seat};

impl Table {
    pub(super) fn join(&self, who: &Who) -> Result<Vec<What>, TableRefusal> {
        let person = who.person().ok_or(TableRefusal::NotSeated)?;
        if let Some(seat) = self.seat_of(&person.id) {
            return Err(TableRefusal::AlreadySeated { seat });
        }
        self.check_lobby()?;
        Ok(vec![What::Joined { seat: self.free_seat()?, person: person.cleaned() }])
    }

    pub(super) fn leave(&self, who: &Who) -> Result<Vec<What>, TableRefusal> {
        self.check_lobby()?;
        let seat = self.seat_of_sender(who)?;
        let left = What::Left { seat };
        if self.people().len() > 1 {
            return Ok(vec![left]);
        }
        Ok(vec![left, What::Closed { why: ClosedBecause::Empty }])
    }

    pub(super) fn add_bot(&self, who: &Who, bot: &str) -> Result<Vec<What>, TableRefusal> {
        self.check_owner_in_lobby(who)?;
        if crate::bots::bot(bot).is_none() {
            return Err(TableRefusal::UnknownBot { key: bot.chars().take(ID_CHARACTERS).collect() });
        }
        Ok(vec![What::BotAdded { seat: self.free_seat()?, bot: bot.to_owned() }])
    }

    pub(super) fn remove_bot(&self, who: &Who) -> Result<Vec<What>, TableRefusal> {
        self.check_owner_in_lobby(who)?;
        let last = self.holders.iter().rposition(|it| it.bot.is_some()).ok_or(TableRefusal::NoBot)?;
        Ok(vec![What::BotRemoved { seat: Seat(last as u8) }])
    }

    pub(super) fn set_option(&self, who: &Who, key: &str, chosen: Option<&Chosen>) -> Result<Vec<What>, TableRefusal> {
        self.check_lobby()?;
        check_choice(key, chosen)?;
        self.check_may_choose(who, key)?;
        let mut options = self.opening.options.clone();
        match chosen {
            Some(chosen) => options.0.insert(key.to_owned(), chosen.clone()),
            None => options.0.remove(key),
        };
        self.game.setup(self.opening.seats, &options).map_err(TableRefusal::Setup)?;
        Ok(vec![What::OptionSet { key: key.to_owned(), chosen: chosen.cloned() }])
    }

    pub(super) fn set_edition(&self, who: &Who, key: &str) -> Result<Vec<What>, TableRefusal> {
        self.check_owner_in_lobby(who)?;
        let Some(game) = self.editions.keyed(key) else {
            let keys = self.editions.iter().map(|game| game.edition().key.clone()).collect();
            return Err(TableRefusal::UnknownEdition { key: key.chars().take(ID_CHARACTERS).collect(), keys });
        };
        game.setup(self.opening.seats, &self.opening.options).map_err(TableRefusal::Setup)?;
        Ok(vec![What::EditionSet { edition: game.edition().clone() }])
    }

    pub(super) fn set_seats(&self, who: &Who, seats: u8) -> Result<Vec<What>, TableRefusal> {
        self.check_owner_in_lobby(who)?;
        check_seats(&*self.game, seats)?;
        if usize::from(seats) < self.holders.len() {
            return Err(TableRefusal::SeatsTaken { seated: self.seated() });
        }
        self.game.setup(seats, &self.opening.options).map_err(TableRefusal::Setup)?;
        Ok(vec![What::SeatsSet { seats }])
    }

    pub(super) fn start(&self, who: &Who, seed: u64) -> Result<Vec<What>, TableRefusal> {
        self.check_owner_in_lobby(who)?;
        let (least, _) = self.game.meta().seats;
        let seated = self.seated();
        if seated < least {
            return Err(TableRefusal::TooFewSeated { seated, least });
        }
        let mut chance = Chance::rolled(seed);
        self.game.start(seated, &self.opening.options, &mut chance).map_err(TableRefusal::Setup)?;
        let chance = chance.finish().expect("fresh luck follows no record");
        Ok(vec![What::Started { version: self.game.meta().version, chance, holders: self.holders.clone() }])
    }

    /// Refuses unless people may still join and choose.
    fn check_lobby(&self) -> Result<(), TableRefusal> {
        match self.phase() {
            Phase::Lobby => Ok(()),
            Phase::Playing => Err(TableRefusal::AlreadyStarted),
            Phase::Over | Phase::Closed(_) => Err(TableRefusal::Ended),
        }
    }

    fn check_owner_in_lobby(&self, who: &Who) -> Result<(), TableRefusal> {
        self.check_lobby()?;
        if self.is_owner(who) { Ok(()) } else { Err(self.not_owner()) }
    }

    pub(super) fn is_owner(&self, who: &Who) -> bool {
        who.person().is_some_and(|it| self.owner.as_ref() == Some(&it.id))
    }

    pub(super) fn not_owner(&self) -> TableRefusal {
        TableRefusal::NotOwner { owner: self.owner.as_ref().and_then(|owner| self.seat_of(owner)) }
    }

    /// The seat that belongs to whoever sends a command.
    pub(super) fn seat_of_sender(&self, who: &Who) -> Result<Seat, TableRefusal> {
        who.person().and_then(|it| self.seat_of(&it.id)).ok_or(TableRefusal::NotSeated)
    }

    /// Who owns the lobby when the person on `seat` has left it: the next person in turn order.
    pub(super) fn heir(&self, seat: Seat) -> Option<&PersonId> {
        let after = self.holders.iter().cycle().skip(seat.index() + 1).take(self.holders.len().saturating_sub(1));
        after.filter_map(|it| it.person.as_ref()).map(|it: &Person| &it.id).next()
    }

    fn seated(&self) -> u8 {
        self.holders.len() as u8
    }

    fn free_seat(&self) -> Result<Seat, TableRefusal> {
        let seats = self.opening.seats;
        if self.seated() < seats { Ok(Seat(self.seated())) } else { Err(TableRefusal::Full { seats }) }
    }
}
