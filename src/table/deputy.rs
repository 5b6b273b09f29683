//! Deputies: people who may play for a seat while its own person is absent.
//!
//! A seat's person names somebody, who has to agree. While the person is away, or their time is over and the others are asked,
//! the deputy sees what the seat sees, acts for it and takes back, and cards call the deputy. The clock stays the seat's. Whoever
//! plays although they are absent is back: of that absence nobody is deputy any more. A deputy never has a seat at the same
//! table, nor knows what another seat held: whoever was deputy there, or gave a seat away, does. Everything else that a seat's
//! person may do, such as to vote, to leave or to plan, stays theirs. Deliberately absent: how long somebody is away, which
//! their habits say.

use pergola_engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{
    Notice, Table, What,
    decide::check_ids,
    limits::{ENTRIES_WITH_UNDO, INSIDERS, OFFERED_MILLIS},
    people::{Millis, Person, PersonId, PersonRef, Who},
    refusal::{DeputyRefusal, MotionRefusal, TableRefusal},
};

/// Somebody who may play for a seat while its own person is absent, or who is asked to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deputy {
    /// The seat.
    pub seat: Seat,
    /// Who.
    pub person: Person,
    /// Until when they can agree; they have agreed where that is missing.
    pub asked_until: Option<Millis>,
    /// The absence in which the seat's own person has played.
    pub(super) back: Absence,
    /// The turn and the absence for which they were called last.
    pub(super) called: Option<(u32, Absence)>,
}

/// Why somebody is absent; they are not, where nothing is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Absence {
    /// They are away until then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    away_until: Option<Millis>,
    /// Their time for this turn is over, and the others are asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    over: Option<u32>,
}

/// Who plays an action for its seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Player {
    /// Its own person.
    Own,
    /// A bot.
    Bot,
    /// This deputy, while its own person is absent.
    Deputy(PersonRef),
}

/// What an entry tells of the deputy of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeputyTold {
    /// The seat's person asks somebody.
    Asked {
        /// Whom.
        person: PersonRef,
        /// Until when they can agree.
        until: Millis,
    },
    /// They agreed.
    Agreed,
    /// They are it no more.
    Ended {
        /// Why.
        how: DeputyEnd,
    },
    /// They were called for a turn.
    Called {
        /// Which.
        turn: u32,
        /// In which absence.
        absence: Absence,
    },
    /// The seat's person played although they are absent.
    Back {
        /// In which absence.
        absence: Absence,
    },
}

/// Why somebody is a seat's deputy no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeputyEnd {
    /// The seat's person wanted it so.
    Seat,
    /// They wanted it so, or did not agree.
    Deputy,
    /// They are not in the server any more.
    Departed,
}

impl Absence {
    /// Whether somebody is absent in another way than in that absence, in which they have played.
    fn is_besides(self, back: Absence) -> bool {
        self.away_until.is_some() && self.away_until != back.away_until || self.over.is_some() && self.over != back.over
    }
}

impl Deputy {
    /// Whether they have agreed.
    pub fn has_agreed(&self) -> bool {
        self.asked_until.is_none()
    }
}

impl Table {
    /// The deputies of seats, and those who are asked to be.
    pub fn deputies(&self) -> &[Deputy] {
        &self.deputies
    }

    /// The deputy of a seat, or who is asked to be.
    pub fn deputy_of(&self, seat: Seat) -> Option<&Deputy> {
        self.deputies.iter().find(|it| it.seat == seat)
    }

    /// The seat whose deputy somebody is, or is asked to be.
    pub fn deputy_for(&self, person: &PersonId) -> Option<&Deputy> {
        self.deputies.iter().find(|it| it.person.id == *person)
    }

    /// The deputy who plays for a seat at this moment: its own person is absent then.
    pub fn deputy_playing(&self, seat: Seat, at: Millis) -> Option<&Deputy> {
        self.playing().ok()?;
        let deputy = self.deputy_of(seat).filter(|it| it.has_agreed() && self.people().contains(seat))?;
        self.absence(seat, at).is_besides(deputy.back).then_some(deputy)
    }

    /// The seat somebody plays for another at this moment.
    pub fn deputized(&self, person: &PersonId, at: Millis) -> Option<Seat> {
        let deputy = self.deputy_for(person)?;
        self.deputy_playing(deputy.seat, at).map(|it| it.seat)
    }

    /// Whom a card calls for a seat at this moment: its deputy, while they play for it; otherwise whoever plays it.
    pub fn called_for(&self, seat: Seat, at: Millis) -> Option<&PersonId> {
        let deputy = self.deputy_playing(seat, at).map(|it| &it.person.id);
        deputy.or_else(|| self.holders.get(seat.index())?.actor())
    }

    /// How a seat's person is absent at a moment.
    fn absence(&self, seat: Seat, at: Millis) -> Absence {
        let person = self.holders.get(seat.index()).and_then(|it| it.person.as_ref());
        let away_until = person.and_then(|it| it.habits.rest().away_until).filter(|until| *until > at);
        Absence { away_until, over: self.clocks.get(seat.index()).and_then(|clock| clock.over) }
    }

    /// Refuses unless the sender may act for this seat: whoever plays it, or its deputy while its person is absent.
    pub(super) fn check_acts(&self, who: &Who, seat: Seat, at: Millis) -> Result<(), TableRefusal> {
        let deputy = who.person().and_then(|person| self.deputy_for(&person.id)).filter(|it| it.seat == seat && it.has_agreed());
        match deputy {
            None => self.check_plays(who, seat),
            Some(_) if self.deputy_playing(seat, at).is_some() => Ok(()),
            Some(_) => Err(DeputyRefusal::NotAbsent { seat }.into()),
        }
    }

    /// The seat for which the sender acts: their own, or the one whose deputy they are.
    pub(super) fn acting_seat(&self, who: &Who) -> Result<Seat, TableRefusal> {
        let deputy = || Some(self.deputy_for(&who.person()?.id).filter(|it| it.has_agreed())?.seat);
        self.seat_of_sender(who).or_else(|why| deputy().ok_or(why))
    }

    /// What is told when the sender acts for a seat: who is absent and plays all the same is back.
    pub(super) fn back_by_acting(&self, who: &Who, seat: Seat, at: Millis) -> Option<What> {
        let is_own = who.person().is_some_and(|person| self.seat_of(&person.id) == Some(seat));
        self.deputy_playing(seat, at).filter(|_| is_own)?;
        let absence = self.absence(seat, at);
        Some(What::Deputy { seat, told: DeputyTold::Back { absence } })
    }

    /// The sender wants somebody to play for them while they are absent.
    pub(super) fn name_deputy(&self, who: &Who, person: &Person, at: Millis) -> Result<Vec<What>, TableRefusal> {
        self.playing()?;
        let seat = self.seat_of_sender(who)?;
        self.check_plays(who, seat)?;
        check_ids([person.id.0.as_str()])?;
        if self.is_lesson() {
            return Err(MotionRefusal::LessonOfOne.into());
        }
        if let Some(seat) = self.seat_of(&person.id) {
            return Err(MotionRefusal::SitsHere { seat }.into());
        }
        let known = self.deputy_for(&person.id).filter(|it| it.seat == seat);
        if known.is_some_and(|it| it.asked_until.is_none_or(|until| until > at)) {
            return Err(DeputyRefusal::IsDeputy.into());
        }
        self.check_knows_no_other(seat, &person.id, at)?;
        let (person, until) = (self.reference(&person.id), at.saturating_add(OFFERED_MILLIS));
        // Whoever was it before is it no more.
        Ok(vec![What::Deputy { seat, told: DeputyTold::Asked { person, until } }])
    }

    /// The sender agrees to play for a seat while its person is absent.
    pub(super) fn be_deputy(&self, who: &Who, seat: Seat, at: Millis) -> Result<Vec<What>, TableRefusal> {
        self.playing()?;
        let person = who.person().ok_or(TableRefusal::NotSeated)?;
        if let Some(seat) = self.seat_of(&person.id) {
            return Err(TableRefusal::AlreadySeated { seat });
        }
        let asked = self.deputy_of(seat).filter(|it| it.person.id == person.id).ok_or(DeputyRefusal::NotAsked)?;
        match asked.asked_until {
            None => return Err(DeputyRefusal::IsDeputy.into()),
            Some(until) if until <= at => return Err(DeputyRefusal::NotAsked.into()),
            Some(_) => {}
        }
        self.check_knows_no_other(seat, &person.id, at)?;
        Ok(vec![What::Deputy { seat, told: DeputyTold::Agreed }])
    }

    /// The sender wants a seat to have no deputy, or to be it no more.
    pub(super) fn end_deputy(&self, who: &Who, seat: Seat) -> Result<Vec<What>, TableRefusal> {
        self.playing()?;
        let deputy = self.deputy_of(seat).ok_or(DeputyRefusal::NoDeputy)?;
        let how = match who {
            Who::House => DeputyEnd::Departed,
            Who::Person { person, .. } if person.id == deputy.person.id => DeputyEnd::Deputy,
            Who::Person { person, .. } if self.seat_of(&person.id) == Some(seat) => DeputyEnd::Seat,
            Who::Person { .. } | Who::Bot => return Err(DeputyRefusal::NoDeputy.into()),
        };
        Ok(vec![What::Deputy { seat, told: DeputyTold::Ended { how } }])
    }

    /// Refuses whoever knows what another seat than this held, or is about to.
    pub(super) fn check_knows_no_other(&self, seat: Seat, person: &PersonId, at: Millis) -> Result<(), TableRefusal> {
        let is_asked = |it: &Deputy| it.asked_until.is_none_or(|until| until > at);
        let other = self.deputies.iter().any(|it| it.seat != seat && it.person.id == *person && is_asked(it));
        let reference = self.guests.reference(person);
        let is_new = !self.insiders.iter().any(|(it, person)| *it == seat && Some(*person) == reference);
        match (other || self.has_seen_another(seat, person), is_new && self.insiders.len() >= INSIDERS) {
            (true, _) => Err(DeputyRefusal::KnowsAnother.into()),
            (false, true) => Err(DeputyRefusal::TooMany { limit: INSIDERS }.into()),
            (false, false) => Ok(()),
        }
    }

    /// Whether somebody without a seat has seen what another seat than this holds, or held: as its deputy, now or earlier, or
    /// before they gave it away.
    pub(super) fn has_seen_another(&self, seat: Seat, person: &PersonId) -> bool {
        let is_deputy = self.deputy_for(person).is_some_and(|it| it.seat != seat && it.has_agreed());
        let reference = self.guests.reference(person);
        is_deputy || self.insiders.iter().any(|(it, person)| *it != seat && Some(*person) == reference)
    }

    /// The seats whose deputies are to be called: the game waits for a person who went away since a card called them.
    pub(super) fn due_deputies(&self) -> impl Iterator<Item = Seat> {
        let stands = self.clocks_stand();
        let due = move |deputy: &&Deputy| {
            let (Some(turn), false) = (self.duty(deputy.seat), stands) else { return false };
            // What was over when something was last done here is over.
            let absence = self.absence(deputy.seat, self.last);
            let is_away = deputy.has_agreed() && absence.away_until.is_some() && absence.away_until != deputy.back.away_until;
            is_away && !deputy.called.is_some_and(|(it, before)| it == turn && before.away_until == absence.away_until)
        };
        self.deputies.iter().filter(due).map(|it| it.seat)
    }

    /// A deputy is called, since the one they play for is away.
    pub(super) fn call_deputy(&self, seat: Seat) -> Vec<What> {
        let turn = self.duty(seat).unwrap_or_default();
        let absence = self.absence(seat, self.last);
        vec![What::Deputy { seat, told: DeputyTold::Called { turn, absence } }]
    }

    /// The deputies whom these notices call, or who play on without being called by a card of their own.
    pub(super) fn deputies_called(&self, notices: &[Notice]) -> Vec<What> {
        if self.revision >= ENTRIES_WITH_UNDO {
            return Vec::new();
        }
        let people = self.people();
        let called = notices.iter().map(|notice| notice.kind.calls_deputies(people)).fold(Seats::NONE, Seats::union);
        self.due_deputies().filter(|seat| called.contains(*seat)).flat_map(|seat| self.call_deputy(seat)).collect()
    }

    pub(super) fn enter_deputy(&mut self, seat: Seat, told: DeputyTold) {
        match told {
            DeputyTold::Asked { person, until } => {
                let person = self.guest(person);
                self.deputies.retain(|it| it.seat != seat && it.person.id != person.id);
                let (asked_until, back, called) = (Some(until), Absence::default(), None);
                self.deputies.push(Deputy { seat, person, asked_until, back, called });
            }
            DeputyTold::Ended { .. } => self.deputies.retain(|it| it.seat != seat),
            DeputyTold::Agreed => {
                self.change_deputy(seat, |it| it.asked_until = None);
                let insider = self.deputy_of(seat).and_then(|it| self.guests.reference(&it.person.id));
                insider.into_iter().for_each(|person| self.enter_insider(seat, person));
            }
            DeputyTold::Called { turn, absence } => self.change_deputy(seat, |it| it.called = Some((turn, absence))),
            DeputyTold::Back { absence } => self.change_deputy(seat, |it| it.back = absence),
        }
        self.dues += 1;
    }

    fn change_deputy(&mut self, seat: Seat, change: impl FnOnce(&mut Deputy)) {
        if let Some(deputy) = self.deputies.iter_mut().find(|it| it.seat == seat) {
            change(deputy);
        }
    }

    /// Somebody knows what a seat held, and has none here.
    pub(super) fn enter_insider(&mut self, seat: Seat, person: PersonRef) {
        if !self.insiders.contains(&(seat, person)) && self.insiders.len() < INSIDERS {
            self.insiders.push((seat, person));
        }
    }

    /// The deputy whose request an entry was, if it was not the seat's own person's.
    pub(super) fn deputy_acting(&self, seat: Seat, by: Option<PersonRef>) -> Option<PersonRef> {
        let own = self.holders.get(seat.index()).and_then(|it| self.guests.reference(&it.person.as_ref()?.id));
        by.filter(|by| Some(*by) != own)
    }
}
