//! Deputies: people who may play for a seat while its own person is absent.
//!
//! A seat's person names somebody, who has to agree; until then whoever was it stays it. While the person is away, or their
//! time is over and no bot plays yet, the deputy sees what the seat sees, acts for it and takes back, and cards call the deputy.
//! The clock stays the seat's. Whoever plays although they are absent is back: of that absence nobody is deputy any more. A
//! deputy never has a seat at the same table, nor knows what another seat held: whoever was deputy there, or gave a seat away,
//! does. Everything else that a seat's person may do, such as to vote, to leave or to plan, stays theirs. Deliberately absent:
//! how long somebody is away, which their habits say.

use pergola_engine::{Seat, Seats};

use super::{
    Notice, Table, What,
    limits::{ENTRIES_WITH_UNDO, INSIDERS, OFFERED_MILLIS},
    moment::Millis,
    people::{Person, PersonId, PersonRef, Who},
    refusal::{DeputyRefusal, MotionRefusal, TableRefusal, check_ids},
    standby::{Absence, Deputy, DeputyEnd, DeputyTold, NamedDeputy},
};

impl Table {
    /// The seat whose deputy somebody is, or is asked to be.
    pub(super) fn named_for(&self, person: &PersonId) -> Option<&NamedDeputy> {
        self.facts.standby.deputies.iter().find(|it| self.guests.is(it.person, person))
    }

    /// The deputy who plays for a seat at this moment: its own person is absent then.
    pub fn deputy_playing(&self, seat: Seat, at: Millis) -> Option<&Deputy> {
        self.playing_for(seat, at)?;
        self.deputy_of(seat)
    }

    /// The same, by their reference.
    fn playing_for(&self, seat: Seat, at: Millis) -> Option<&NamedDeputy> {
        self.playing().ok()?;
        let deputy = self.facts.standby.of(seat).filter(|_| self.people().contains(seat))?;
        self.absence(seat, at).is_besides(deputy.back).then_some(deputy)
    }

    /// The seat somebody plays for another at this moment.
    pub fn deputized(&self, person: &PersonId, at: Millis) -> Option<Seat> {
        let deputy = self.named_for(person)?;
        self.playing_for(deputy.seat, at).map(|it| it.seat)
    }

    /// Whom a card calls for a seat at this moment: its deputy, while they play for it; otherwise whoever plays it.
    pub fn called_for(&self, seat: Seat, at: Millis) -> Option<&PersonId> {
        let deputy = self.playing_for(seat, at).map(|it| it.person);
        let person = deputy.or_else(|| self.facts.seated.holders.get(seat.index())?.actor())?;
        self.guests.known(person).map(|it| &it.id)
    }

    /// How a seat's person is absent at a moment.
    fn absence(&self, seat: Seat, at: Millis) -> Absence {
        Absence {
            away_until: self.away(seat, at).map(|it| it.until),
            over: self.facts.time.of(seat).and_then(|clock| clock.over),
        }
    }

    /// Refuses unless the sender may act for this seat: whoever plays it, or its deputy while its person is absent.
    pub(super) fn check_acts(&self, who: &Who, seat: Seat, at: Millis) -> Result<(), TableRefusal> {
        let deputy = who.person().and_then(|person| self.named_for(&person.id)).filter(|it| it.seat == seat && it.has_agreed());
        match deputy {
            None => self.check_plays(who, seat),
            Some(_) if self.playing_for(seat, at).is_some() => Ok(()),
            Some(_) => Err(DeputyRefusal::NotAbsent { seat }.into()),
        }
    }

    /// The seat for which the sender acts: their own, or the one whose deputy they are.
    pub(super) fn acting_seat(&self, who: &Who) -> Result<Seat, TableRefusal> {
        let deputy = || Some(self.named_for(&who.person()?.id).filter(|it| it.has_agreed())?.seat);
        self.seat_of_sender(who).or_else(|why| deputy().ok_or(why))
    }

    /// What is told when the sender acts for a seat: who is absent and plays all the same is back.
    pub(super) fn back_by_acting(&self, who: &Who, seat: Seat, at: Millis) -> Option<What> {
        let is_own = who.person().is_some_and(|person| self.seat_of(&person.id) == Some(seat));
        self.playing_for(seat, at).filter(|_| is_own)?;
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
        let known = self.named_for(&person.id).filter(|it| it.seat == seat);
        if known.is_some_and(|it| it.asked_until.is_none_or(|until| until > at)) {
            return Err(DeputyRefusal::IsDeputy.into());
        }
        self.check_knows_no_other(seat, &person.id, at)?;
        let (person, until) = (self.reference(&person.id), at.saturating_add(OFFERED_MILLIS));
        Ok(vec![What::Deputy { seat, told: DeputyTold::Asked { person, until } }])
    }

    /// The sender agrees to play for a seat while its person is absent.
    pub(super) fn be_deputy(&self, who: &Who, seat: Seat, at: Millis) -> Result<Vec<What>, TableRefusal> {
        self.playing()?;
        let person = who.person().ok_or(TableRefusal::NotSeated)?;
        if let Some(seat) = self.seat_of(&person.id) {
            return Err(TableRefusal::AlreadySeated { seat });
        }
        let asked = self.named_for(&person.id).filter(|it| it.seat == seat).ok_or(DeputyRefusal::NotAsked)?;
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
        let person = who.person().ok_or(DeputyRefusal::NoDeputy)?;
        let is_seats = self.seat_of(&person.id) == Some(seat);
        let named = self.facts.standby.deputies.iter().filter(|it| it.seat == seat);
        let ended: Vec<What> = named
            .filter(|it| is_seats || self.guests.is(it.person, &person.id))
            .map(|it| ended(it, if is_seats { DeputyEnd::Seat } else { DeputyEnd::Deputy }))
            .collect();
        if ended.is_empty() { Err(DeputyRefusal::NoDeputy.into()) } else { Ok(ended) }
    }

    /// Somebody who is a deputy here, or asked to be, is not in the server any more.
    pub(super) fn deputy_departed(&self, who: &Who, person: &PersonId) -> Result<Vec<What>, TableRefusal> {
        self.check_house(who)?;
        self.playing()?;
        let named = self.named_for(person).ok_or(DeputyRefusal::NoDeputy)?;
        Ok(vec![ended(named, DeputyEnd::Departed)])
    }

    /// The questions that nobody has answered, and until when they can be.
    pub(super) fn open_questions(&self) -> impl Iterator<Item = (Millis, Seat)> {
        self.facts.standby.deputies.iter().filter_map(|it| Some((it.asked_until?, it.seat)))
    }

    /// Nobody has answered in time whether they are a seat's deputy.
    pub(super) fn question_lapses(&self, seat: Seat) -> Vec<What> {
        self.facts.standby.asked(seat).map(|it| ended(it, DeputyEnd::Lapsed)).into_iter().collect()
    }

    /// Refuses whoever knows what another seat than this held, or is about to.
    pub(super) fn check_knows_no_other(&self, seat: Seat, person: &PersonId, at: Millis) -> Result<(), TableRefusal> {
        let is_asked = |it: &NamedDeputy| it.asked_until.is_none_or(|until| until > at);
        let is_another = |it: &NamedDeputy| it.seat != seat && self.guests.is(it.person, person) && is_asked(it);
        let other = self.facts.standby.deputies.iter().any(is_another);
        let has_room = self.facts.standby.has_room(seat, self.guests.reference(person));
        match (other || self.has_seen_another(seat, person), has_room) {
            (true, _) => Err(DeputyRefusal::KnowsAnother.into()),
            (false, false) => Err(DeputyRefusal::TooMany { limit: INSIDERS }.into()),
            (false, true) => Ok(()),
        }
    }

    /// Whether somebody without a seat has seen what another seat than this holds, or held: as its deputy, now or earlier, or
    /// before they gave it away.
    pub(super) fn has_seen_another(&self, seat: Seat, person: &PersonId) -> bool {
        let is_deputy = self.named_for(person).is_some_and(|it| it.seat != seat && it.has_agreed());
        is_deputy || self.guests.reference(person).is_some_and(|it| self.facts.standby.knows_another(seat, it))
    }

    /// The seats whose deputies are to be called: the game waits for a person who went away since a card called them.
    pub(super) fn due_deputies(&self) -> impl Iterator<Item = Seat> {
        let stands = self.clocks_stand();
        let due = move |deputy: &&NamedDeputy| {
            let (Some(turn), false) = (self.duty(deputy.seat), stands) else { return false };
            // What was over when something was last done here is over.
            let absence = self.absence(deputy.seat, self.facts.log.last);
            let is_away = deputy.has_agreed() && absence.away_until.is_some() && absence.away_until != deputy.back.away_until;
            is_away && !deputy.called.is_some_and(|(it, before)| it == turn && before.away_until == absence.away_until)
        };
        self.facts.standby.deputies.iter().filter(due).map(|it| it.seat)
    }

    /// A deputy is called, since the one they play for is away.
    pub(super) fn call_deputy(&self, seat: Seat) -> Vec<What> {
        let turn = self.duty(seat).unwrap_or_default();
        let absence = self.absence(seat, self.facts.log.last);
        vec![What::Deputy { seat, told: DeputyTold::Called { turn, absence } }]
    }

    /// The deputies whom these notices call, or who play on without being called by a card of their own.
    pub(super) fn deputies_called(&self, notices: &[Notice]) -> Vec<What> {
        if self.facts.log.revision >= ENTRIES_WITH_UNDO {
            return Vec::new();
        }
        let people = self.people();
        let called = notices.iter().map(|notice| notice.kind.calls_deputies(people)).fold(Seats::NONE, Seats::union);
        self.due_deputies().filter(|seat| called.contains(*seat)).flat_map(|seat| self.call_deputy(seat)).collect()
    }

    pub(super) fn enter_deputy(&mut self, seat: Seat, told: DeputyTold) {
        let standby = &mut self.facts.standby;
        match told {
            DeputyTold::Asked { person, until } => {
                standby.ask(seat, person, until);
                self.welcome(person);
            }
            DeputyTold::Ended { person: None, .. } => standby.end(seat),
            DeputyTold::Ended { person: Some(person), .. } => standby.end_of(seat, person),
            DeputyTold::Agreed => {
                standby.agree(seat);
                standby.of(seat).map(|it| it.person).into_iter().for_each(|person| standby.learn(seat, person));
            }
            DeputyTold::Called { turn, absence } => standby.change(seat, |it| it.called = Some((turn, absence))),
            DeputyTold::Back { absence } => standby.change(seat, |it| it.back = absence),
        }
        self.facts.time.dues += 1;
    }

    /// The deputy whose request an entry was, if it was not the seat's own person's.
    pub(super) fn deputy_acting(&self, seat: Seat, by: Option<PersonRef>) -> Option<PersonRef> {
        by.filter(|by| Some(*by) != self.facts.seated.person(seat))
    }
}

/// Somebody is a seat's deputy no more, or not asked to be.
fn ended(named: &NamedDeputy, how: DeputyEnd) -> What {
    What::Deputy { seat: named.seat, told: DeputyTold::Ended { how, person: Some(named.person) } }
}
