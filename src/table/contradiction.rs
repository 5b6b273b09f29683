//! What contradicts a log that is played again: what an entry says came of it is held against what comes of it now, and who
//! asked for it, and when, against who could have.
//!
//! A log that comes back as a record may have been written by anybody, and is told of as it says. So nothing it says is
//! believed that can be known otherwise: what an action met, what came of it and whether something came to light the rules
//! say, who could have asked for it the seats say, and time goes on. Deliberately absent: what no table ever writes
//! ([`super::Replay`]), and the words in which it is told.

use pergola_engine::{Chance, Diverged, IllegalAction, Record, Seat, Unreadable, Unrepeatable};
use pergola_text::Text;

use super::{
    ClosedBecause, Entry, Millis, PersonRef, Table, What,
    accord::Aim,
    choices::own_seat,
    entry::TimedOut,
    seated::SeatHolder,
    standby::{DeputyEnd, DeputyTold, NamedDeputy},
};

/// Which entry of a log contradicts the rules, and in what.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("entry {entry}: {what}")]
pub struct Contradiction {
    /// The entry, by its number.
    pub entry: u64,
    /// What is wrong with it.
    pub what: Contradicted,
}

/// What of an entry cannot be as it says.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Contradicted {
    /// No table writes such an entry.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// The game cannot be laid out so.
    #[error("the start is refused: {}", .0.id)]
    Setup(Text),
    /// It meets other luck.
    #[error(transparent)]
    Luck(#[from] Diverged),
    /// The rules refuse the action.
    #[error("seat {seat} cannot play {action}: {why}")]
    Refused {
        /// Whose.
        seat: Seat,
        /// Its notation.
        action: String,
        /// Why not.
        why: IllegalAction,
    },
    /// The action is written otherwise.
    #[error("the action is written {written}")]
    Notation {
        /// How.
        written: String,
    },
    /// Something else came of the action.
    #[error("other events came of {action}")]
    Events {
        /// Its notation.
        action: String,
    },
    /// Something came to light by the action, or nothing did.
    #[error("{action} reveals something: {reveals}")]
    Reveals {
        /// Its notation.
        action: String,
        /// Whether something does.
        reveals: bool,
    },
    /// It comes before the entry before it.
    #[error("it comes at {at}, before {last}")]
    Earlier {
        /// When it came.
        at: Millis,
        /// When the one before it did.
        last: Millis,
    },
    /// Nobody could have asked for it who is said to have.
    #[error("whoever asked for it could not")]
    Asked,
    /// Others sit there at the start than came.
    #[error("others sit there than came")]
    Holders,
}

impl Table {
    /// What contradicts this entry, if it comes next; `before` came just before it.
    pub(super) fn contradicted(&self, entry: &Entry, before: &What) -> Result<(), Contradicted> {
        let last = self.facts.log.last;
        if entry.at < last {
            return Err(Contradicted::Earlier { at: entry.at, last });
        }
        if !self.could_ask(entry, before) {
            return Err(Contradicted::Asked);
        }
        if let What::Started { chance, holders, position, .. } = &entry.what {
            self.contradicted_start(chance, holders, position.is_some())?;
        }
        if let What::Acted(record) = &entry.what { self.contradicted_action(record) } else { Ok(()) }
    }

    fn contradicted_start(&self, chance: &[String], holders: &[SeatHolder], goes_on: bool) -> Result<(), Contradicted> {
        let mut coming = self.facts.seated.holders.clone();
        for holder in holders {
            let at = coming.iter().position(|it| it == holder).ok_or(Contradicted::Holders)?;
            coming.remove(at);
        }
        if !coming.is_empty() {
            return Err(Contradicted::Holders);
        }
        if goes_on {
            let none = (!chance.is_empty()).then(|| Diverged { outcome: 0, found: chance.first().cloned() });
            return none.map_or(Ok(()), |found| Err(found.into()));
        }
        let mut begun = self.clone();
        begun.enter_order(holders);
        let mut luck = Chance::told(chance.to_vec());
        let start = self.game.start(holders.len() as u8, &begun.facts.opening.options, &mut luck);
        start.map_err(Contradicted::Setup)?;
        luck.finish()?;
        Ok(())
    }

    /// Holds what is said of an action against what comes of it with the luck it met.
    fn contradicted_action(&self, record: &Record) -> Result<(), Contradicted> {
        let Some(play) = &self.facts.play else { return Ok(()) };
        let again = play.again(record).map_err(|why| match why {
            Unrepeatable::Refused(why) => Contradicted::Refused { seat: record.seat, action: record.action.clone(), why },
            Unrepeatable::Diverged(diverged) => Contradicted::Luck(diverged),
        })?;
        let action = || record.action.clone();
        let is_told_so = again.events.len() == record.events.len()
            && again.events.iter().zip(&record.events).all(|(now, told)| self.game.is_same_event(told, now));
        if again.action != record.action {
            Err(Contradicted::Notation { written: again.action })
        } else if !is_told_so {
            Err(Contradicted::Events { action: action() })
        } else if again.reveals != record.reveals {
            Err(Contradicted::Reveals { action: action(), reveals: again.reveals })
        } else {
            Ok(())
        }
    }

    /// Whether whoever is said to have asked for an entry could have; nobody asks for what bots and the house do. Somebody may
    /// moderate the place without a seat.
    fn could_ask(&self, entry: &Entry, before: &What) -> bool {
        let (seated, by) = (&self.facts.seated, entry.by);
        let is = |person: Option<PersonRef>| by.is_some() && by == person;
        let (owns, is_house) = (is(seated.owner), by.is_none());
        let sits = |seat: Seat| is(seated.person(seat));
        let is_here = seated.people().any(|person| is(Some(person)));
        match &entry.what {
            What::TookOver { seat, person } => is(Some(*person)) || is_house && self.has_asked_for(*seat, *person),
            // Whoever asks for a seat has none.
            What::Proposed { aim: Aim::Seat { person, asked: true, .. }, .. } => is(Some(*person)),
            What::Joined { person, .. }
            | What::Followed { person }
            | What::Unfollowed { person }
            | What::Opened { person, .. } => is(Some(*person)),
            What::Left { seat } => owns || sits(*seat),
            What::Uninvited { person } => owns || is(Some(*person)),
            What::Invited(_)
            | What::BotAdded { .. }
            | What::BotRemoved { .. }
            | What::EditionSet { .. }
            | What::SeatsSet { .. }
            | What::ShuffledSet { .. }
            | What::UnaidedSet { .. }
            | What::TimeLimitSet { .. }
            | What::OwnerSet { .. } => owns,
            // A cup begins its games by itself.
            What::Started { .. } => owns || is_house && self.facts.opening.cup.is_some(),
            What::OptionSet { key, .. } => {
                let seat = own_seat(self.game.meta().options, key);
                seat.map_or(owns, |seat| sits(seat) || owns && seated.person(seat).is_none())
            }
            What::Acted(record) => self.could_act(record.seat, by, before),
            What::TookBack { seat, .. } => is_house || self.could_act(*seat, by, before),
            What::Resigned { seat, .. }
            | What::CameBack { seat }
            | What::VotedToClose { seat }
            | What::VoteTakenBack { seat }
            | What::Snoozed { seat, .. }
            | What::Proposed { seat, .. }
            | What::AgreedToBot { by: seat, .. }
            | What::Here { seat, .. }
            | What::OfferTakenBack { seat }
            | What::SubstituteSought { by: seat, .. }
            | What::AgreedToMotion { seat } => sits(*seat),
            What::Closed { why } => could_close(*why, owns, is_house),
            What::SeatOffered { seat, .. } => is_house || sits(*seat),
            What::TimedOut { .. }
            | What::VotedOut { .. }
            | What::MotionDropped { .. }
            | What::SearchEnded { .. }
            | What::Paused
            | What::Resumed => is_house || is_here,
            What::ClockRuns { .. }
            | What::ClockStands { .. }
            | What::ClockHeld { .. }
            | What::Reminded { .. }
            | What::PauseEndTold
            | What::WentBack { .. }
            | What::Departed { .. }
            | What::RulesChanged { .. }
            | What::Moved { .. }
            | What::AwayTold { .. }
            | What::Down { .. } => is_house,
            What::Deputy { seat, told } => self.could_tell_of_deputy(*seat, *told, by),
        }
    }

    /// Whether the people vote about somebody who has asked for a seat.
    fn has_asked_for(&self, seat: Seat, person: PersonRef) -> bool {
        self.facts.accord.motion.as_ref().is_some_and(|it| it.aim == Aim::Seat { seat, person, asked: true })
    }

    /// Whether somebody could have acted for a seat: its own person, its deputy, or nobody where a bot plays it or its time was
    /// over and its turn complete.
    fn could_act(&self, seat: Seat, by: Option<PersonRef>, before: &What) -> bool {
        let Some(by) = by else {
            let is_confirmed = matches!(before, What::TimedOut { seat: it, then: TimedOut::Confirmed } if *it == seat);
            return is_confirmed || self.bot_on(seat).is_some();
        };
        let is_it = |it: &NamedDeputy| it.seat == seat && it.person == by && it.has_agreed();
        let is_deputy = self.people().contains(seat) && self.facts.standby.deputies.iter().any(is_it);
        let actor = self.facts.seated.holders.get(seat.index()).and_then(SeatHolder::actor);
        actor == Some(by) || is_deputy
    }

    fn could_tell_of_deputy(&self, seat: Seat, told: DeputyTold, by: Option<PersonRef>) -> bool {
        let sits = by.is_some() && by == self.facts.seated.person(seat);
        let named = |person: PersonRef| self.facts.standby.deputies.iter().any(|it| (it.seat, it.person) == (seat, person));
        let is_deputy = by.is_some_and(named);
        match told {
            DeputyTold::Asked { .. } | DeputyTold::Back { .. } => sits,
            DeputyTold::Agreed => is_deputy,
            DeputyTold::Called { .. } => by.is_none(),
            DeputyTold::Ended { how, .. } => match how {
                DeputyEnd::Departed | DeputyEnd::Lapsed => by.is_none(),
                DeputyEnd::Deputy => is_deputy,
                DeputyEnd::Seat => sits,
            },
        }
    }
}

/// Whether whoever asked, the owner perhaps or the house, could have closed a table so.
fn could_close(why: ClosedBecause, owns: bool, is_house: bool) -> bool {
    match why {
        ClosedBecause::Owner => owns,
        // Whoever closes a table by leaving it does not sit there any more.
        ClosedBecause::Empty | ClosedBecause::Deserted | ClosedBecause::Agreed => !is_house,
        ClosedBecause::Moderator => true,
        ClosedBecause::Unstarted | ClosedBecause::Abandoned => is_house,
    }
}
