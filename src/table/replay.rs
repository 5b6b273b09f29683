//! Playing a log again, entry by entry, with the luck it met: a check, never a source.
//!
//! A log that comes back as a record may have been written by anybody. So each entry is first held against what no table ever
//! writes: seats that are not there, a second start, more taken back than was done; and then against what the rules say
//! ([`Contradiction`]). Deliberately absent: how long that may
//! take, which whoever has it played decides from entry to entry.

use std::{slice, sync::Arc};

use pergola_engine::{Catalogue, Seat, Unreadable};

use super::{
    Aim, Entry, Guests, PlaceId, Table, TableId, What,
    contradiction::{Contradicted, Contradiction},
    opening::edition_of,
    undo::Recollections,
};

/// A log that is being played again.
pub struct Replay<'a> {
    table: Table,
    /// What was entered last.
    last: &'a What,
    later: slice::Iter<'a, Entry>,
    recollections: Recollections,
}

/// What an entry came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// It began a turn, or went back to one.
    TurnBegan,
    /// It did something else.
    Entered,
}

impl<'a> Replay<'a> {
    /// The table as it was opened. Of its people it knows those that are given.
    ///
    /// # Errors
    /// When the log does not begin with the opening of a table, or its game cannot be played here.
    pub fn open(
        games: &Catalogue,
        id: TableId,
        place: PlaceId,
        entries: &'a [Entry],
        people: &Guests,
    ) -> Result<Replay<'a>, Unreadable> {
        let Some((first @ Entry { what: What::Opened { opening, person, rematch_of }, .. }, later)) = entries.split_first()
        else {
            return Err(Unreadable::new("a log", "it begins with the opening of the table"));
        };
        if first.by != Some(*person) {
            return Err(Unreadable::new("a log", "whoever opens the table asks for it"));
        }
        let editions = games.editions(&opening.game).ok_or_else(|| Unreadable::new(&opening.game, "no game has this key"))?;
        let game = edition_of(editions, opening).map_err(|why| Unreadable::new("a log", why))?;
        let (opening, people) = (opening.clone(), people.clone());
        let table = Table::just_opened(
            (editions, games.bots()),
            Arc::clone(game),
            id,
            place,
            opening,
            (*person, people),
            *rematch_of,
            first.at,
        );
        Ok(Replay { table, last: &first.what, later: later.iter(), recollections: Recollections::of(entries) })
    }

    /// The table as it is after the entries so far.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Enters the next entry; none is left where this is nothing.
    ///
    /// # Errors
    /// When no table writes such an entry, or today's rules say otherwise. The table is not to be used any more.
    pub fn step(&mut self) -> Result<Option<Effect>, Contradiction> {
        let Some(entry) = self.later.next() else { return Ok(None) };
        self.entered(entry).map(Some).map_err(|what| Contradiction { entry: entry.seq, what })
    }

    fn entered(&mut self, entry: &'a Entry) -> Result<Effect, Contradicted> {
        let table = &mut self.table;
        table.hold_against(entry)?;
        table.contradicted(entry, self.last)?;
        self.last = &entry.what;
        self.recollections.before(entry, table);
        let before = table.settled_turn();
        table.enter(entry)?;
        let now = table.settled_turn();
        let began = now.is_some() && (now != before || matches!(entry.what, What::WentBack { .. }));
        Ok(if began { Effect::TurnBegan } else { Effect::Entered })
    }

    /// Enters all that is left.
    ///
    /// # Errors
    /// As [`Replay::step`].
    pub fn finish(mut self) -> Result<Table, Contradiction> {
        while self.step()?.is_some() {}
        Ok(self.table)
    }
}

impl Table {
    /// The table these entries tell of. Of its people it knows those that are given.
    ///
    /// # Errors
    /// As [`Replay::open`] and [`Replay::step`].
    pub fn replay(
        games: &Catalogue,
        id: TableId,
        place: PlaceId,
        entries: &[Entry],
        people: &Guests,
    ) -> Result<Table, Contradiction> {
        let opened = Replay::open(games, id, place, entries, people);
        opened.map_err(|why| Contradiction { entry: 0, what: Contradicted::Unreadable(why) })?.finish()
    }

    /// Whether its game stands as another's: in the same state, as today's rules have it. What everybody can keep in mind is not
    /// asked: not all tables that were ever stored tell of it.
    pub fn stands_as(&self, other: &Table) -> bool {
        let game = |table: &Table| table.facts.play.as_ref().map(|play| play.settled().forgetting().save());
        self.facts.log.revision == other.revision() && game(self) == game(other)
    }

    /// Refuses what no table writes when it is like this one.
    fn hold_against(&self, entry: &Entry) -> Result<(), Unreadable> {
        let (what, number) = (&entry.what, format!("entry {}", entry.seq));
        if what.seats().iter().any(|seat| seat.index() >= self.facts.seated.holders.len()) {
            return Err(Unreadable::new(number, "there is no such seat"));
        }
        let (least, most) = self.game.meta().seats;
        let is_played_by = |seats: usize| (usize::from(least)..=usize::from(most)).contains(&seats);
        if self.facts.play.is_some() && what.lays_out() {
            return Err(Unreadable::new(number, "the game has begun"));
        }
        if let What::Joined { .. } | What::BotAdded { .. } = what
            && self.facts.seated.holders.len() >= usize::from(most)
        {
            return Err(Unreadable::new(number, "no seat is free"));
        }
        if what.seats_to_play().is_some_and(|seats| !is_played_by(seats)) {
            return Err(Unreadable::new(number, format!("the game is for {least} to {most} seats")));
        }
        if let What::Acted(record) = what
            && self.facts.play.as_ref().is_some_and(|play| !play.has_room(record))
        {
            return Err(Unreadable::new(number, "the turn has no room for it"));
        }
        if let What::TookBack { seat, actions } = what
            && *actions as usize > self.pending_actions(*seat)
        {
            return Err(Unreadable::new(number, "more was taken back than was done"));
        }
        Ok(())
    }
}

impl What {
    /// Whether it lays out what is played and by whom: nothing of the kind comes after the start.
    fn lays_out(&self) -> bool {
        match self {
            What::Joined { .. }
            | What::Left { .. }
            | What::BotAdded { .. }
            | What::BotRemoved { .. }
            | What::EditionSet { .. }
            | What::SeatsSet { .. }
            | What::Started { .. } => true,
            What::Opened { .. }
            | What::Invited(_)
            | What::Uninvited { .. }
            | What::OptionSet { .. }
            | What::ShuffledSet { .. }
            | What::UnaidedSet { .. }
            | What::Acted(_)
            | What::TookBack { .. }
            | What::Resigned { .. }
            | What::CameBack { .. }
            | What::VotedToClose { .. }
            | What::VoteTakenBack { .. }
            | What::Closed { .. }
            | What::TimeLimitSet { .. }
            | What::ClockRuns { .. }
            | What::ClockStands { .. }
            | What::Reminded { .. }
            | What::Snoozed { .. }
            | What::TimedOut { .. }
            | What::VotedOut { .. }
            | What::AgreedToBot { .. }
            | What::Proposed { .. }
            | What::AgreedToMotion { .. }
            | What::MotionDropped { .. }
            | What::WentBack { .. }
            | What::Paused
            | What::PauseEndTold
            | What::Resumed
            | What::SeatOffered { .. }
            | What::TookOver { .. }
            | What::OwnerSet { .. }
            | What::Followed { .. }
            | What::Unfollowed { .. }
            | What::OfferTakenBack { .. }
            | What::SubstituteSought { .. }
            | What::SearchEnded { .. }
            | What::Departed { .. }
            | What::Here { .. }
            | What::RulesChanged { .. }
            | What::Deputy { .. }
            | What::ClockHeld { .. }
            | What::Moved { .. }
            | What::AwayTold { .. }
            | What::Down { .. } => false,
        }
    }

    /// By how many the game is to be played from now on.
    fn seats_to_play(&self) -> Option<usize> {
        if let What::SeatsSet { seats } = self {
            return Some(usize::from(*seats));
        }
        if let What::Started { holders, .. } = self { Some(holders.len()) } else { None }
    }

    /// The seats it is about, of those that are there before it.
    fn seats(&self) -> Vec<Seat> {
        match self {
            What::Acted(record) => vec![record.seat],
            What::AgreedToBot { seat, by, .. } | What::SubstituteSought { seat, by, .. } => vec![*seat, *by],
            What::Proposed { seat, aim: Aim::Seat { seat: offered, .. }, .. } => vec![*seat, *offered],
            What::Left { seat }
            | What::BotRemoved { seat }
            | What::TookBack { seat, .. }
            | What::Resigned { seat, .. }
            | What::CameBack { seat }
            | What::VotedToClose { seat }
            | What::VoteTakenBack { seat }
            | What::ClockRuns { seat, .. }
            | What::ClockStands { seat, .. }
            | What::ClockHeld { seat, .. }
            | What::Reminded { seat, .. }
            | What::Snoozed { seat, .. }
            | What::TimedOut { seat, .. }
            | What::VotedOut { seat, .. }
            | What::Proposed { seat, .. }
            | What::AgreedToMotion { seat }
            | What::SeatOffered { seat, .. }
            | What::TookOver { seat, .. }
            | What::OfferTakenBack { seat }
            | What::SearchEnded { seat, .. }
            | What::Departed { seat }
            | What::Here { seat, .. }
            | What::AwayTold { seat, .. }
            | What::Deputy { seat, .. } => vec![*seat],
            What::Opened { .. }
            | What::Joined { .. }
            | What::BotAdded { .. }
            | What::Invited(_)
            | What::Uninvited { .. }
            | What::OptionSet { .. }
            | What::EditionSet { .. }
            | What::SeatsSet { .. }
            | What::ShuffledSet { .. }
            | What::UnaidedSet { .. }
            | What::Started { .. }
            | What::Closed { .. }
            | What::TimeLimitSet { .. }
            | What::MotionDropped { .. }
            | What::WentBack { .. }
            | What::Paused
            | What::PauseEndTold
            | What::Resumed
            | What::OwnerSet { .. }
            | What::Followed { .. }
            | What::Unfollowed { .. }
            | What::RulesChanged { .. }
            | What::Moved { .. }
            | What::Down { .. } => Vec::new(),
        }
    }
}
